/* print_serial.h - what the files share that print the serial form of a kernel. */
#ifndef PRINT_SERIAL_H
#define PRINT_SERIAL_H

#include "serial/serial.h"

/* Neighbours in a row, as printed. */
typedef struct Threads {
    const char *from, *to;
    int count; /* 0 where that is not known */
} Threads;

/* Where the printing of a plan stands. */
typedef struct Cursor {
    const Serial *plan;
    int last;          /* the dimension of a row */
    Threads threads;   /* that the loops are for */
    int abreast;       /* that many of them go through loops together; 0: all */
    bool is_single;    /* amp_thread_N is the one that there is: no loops over them */
    bool in_strip;     /* as many as some vectors have, who stay in a loop */
    bool in_vectors;   /* they are lanes of vectors */
    bool descends;     /* they are counted downwards */
    bool is_first;     /* what is printed is of the first thread of a row, */
    bool is_later;     /* or of one further on, which amp_thread_N says */
    bool is_near;      /* it is for where places of `near` grow by 1 */
    Map truths;        /* Node of a condition -> "1" or "0", where it is known */
    Map places;        /* Decl -> its value, where that is known beside the first
                          thread's */
    Set loaded;        /* of Decl: those that stand in a variable for a while */
    int ends, spans, edges, blocks; /* labels, spans, computed ends of these and blocks of
                                       threads so far */
} Cursor;

/* // print_serial.c */

/* At the beginning of a plan, whose body is then printed. */
Cursor *cursor_new(const Serial *plan);
void print_serial_body(Device *dev, Cursor *c);
void print_serial_return(Device *dev);
void print_steps(Device *dev, Cursor *c, const Steps *steps);

/* Those of c->threads, who may go through loops in blocks. */
void print_threads_steps(Device *dev, Cursor *c, const Steps *steps);

/* // print_part.c */

/* Declares which part of the domain a work-item has, or which tiles. */
void print_part(Device *dev, const Serial *s);

/* Whether rows of it are gone through in strips; the loop over these, or over those
 * threads that are left over, and where each begins and ends. */
bool has_strips(const Cursor *c, const Step *step);
void print_strips(Device *dev, const Cursor *c, bool is_rest);
void print_strip_ends(Device *dev, const Cursor *c, const Step *step);

/* // print_run.c */
void begin_block(Device *dev);
void end_block(Device *dev);

/* The header of a loop over the threads that a step is for, along `dimension`. */
void print_thread_loop(Device *dev, const Cursor *c, int dimension);

/* A loop over a row's threads around a run's statements; a run in the way that it
 * was planned. */
void print_run(Device *dev, Cursor *c, const Step *step);
void print_any_run(Device *dev, Cursor *c, const Step *step);

/* // print_total.c */

/* Declares what operations are gathered in; what a thread adds to it, or false for a
 * call that is none of them; what becomes of it. */
void print_totals(Device *dev, const Cursor *c);
bool print_gathered(Device *dev, Node *call);
void print_results(Device *dev, const Cursor *c);

/* // print_span.c */

/* "1" or "0" for a condition whose truth is known where it is printed; NULL. */
const char *serial_truth(const Cursor *c, const Node *condition);
void print_span(Device *dev, Cursor *c, const Step *step);

/* Whether some steps are for a part of a row, which a condition parts by its first
 * thread. */
bool print_has_spans(const Steps *steps);
void print_segments(Device *dev, Cursor *c, const Step *step);

/* A for that the threads of a row share out. Its header is the first thread's,
 * who stays the longest. */
void print_shares(Device *dev, Cursor *c, const Step *step);

/* // print_turn.c */
void print_turn(Device *dev, Cursor *c, const Step *region);

/* // print_near.c */
void print_near(Device *dev, Cursor *c, const Step *step);

/* Declares a thread's places; whether what is printed is for lanes from that one
 * on, with places side by side. */
void print_first(Device *dev, Cursor *c, const Step *step, const char *thread);
void set_near(Cursor *c, const Step *step, bool is_near);

/* // print_butterfly.c */
void print_butterfly(Device *dev, Cursor *c, const Step *step);

/* // print_mask.c */

/* Whether the threads that loops are for fill vectors; the loop over these, and
 * the end of one where they do not. */
bool serial_fills(const Cursor *c, int lanes);
void print_vectors(Device *dev, const Cursor *c, const char *from, int lanes);
void print_past(Device *dev, const Cursor *c, int lanes);

/* Those of a vector, which is full. */
Threads lane_threads(void);

void print_masked(Device *dev, Cursor *c, const Step *step);

/* // print_rare.c */

/* A run whose threads go through loops of their own under a condition, which
 * vectors are asked for first. */
bool is_rare(Device *dev, const Cursor *c, const Step *step);
void print_rare(Device *dev, Cursor *c, const Step *step);

/* // print_wide.c */

/* Whether an element's indices are printed in 64 bits. */
bool print_is_wide(const Device *dev, const Node *element);

/* Prints an index with sums and products of 64 bits, and of itself what is none
 * where it `widens` what it stands in. */
void print_wide(Device *dev, Node *index, bool widens, int least);

/* // print_kept.c */

/* The thread's place, as parameters and as arguments of helpers. */
const char *serial_place(const Cursor *c, bool is_parameter);

/* The use of a variable, or NULL where it has its own name. */
const char *serial_use(const Cursor *c, const Decl *d);

/* The same where it does not stand in a variable for a while. */
const char *serial_element(const Cursor *c, const Decl *d);

/* What follows the last subscript of an element of an array that is kept by
 * lanes; "" for other elements. */
const char *serial_lane(const Cursor *c, const Node *element);

/* Prints a variable where it stands for the first thread's value; false where
 * that has a name. */
bool print_serial_first(Device *dev, Decl *d);

/* Prints what becomes of a declaration; false where it stays one. */
bool print_serial_declaration(Device *dev, Decl *d);

/* Arrays from the dimension `first` on; a variable with its value; those that a
 * step computes again. */
void print_arrays(Device *dev, Cursor *c, const Decls *arrays, int first);
void print_value(Device *dev, Cursor *c, Decl *d);
void print_again(Device *dev, Cursor *c, const Step *step);

#endif
