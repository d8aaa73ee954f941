/* print_serial.h - what the files share that print the serial form of a kernel. */
#ifndef PRINT_SERIAL_H
#define PRINT_SERIAL_H

#include "serial/serial.h"

/* // print_serial.c */
void print_serial_body(Device *dev, Serial *s);
void print_serial_return(Device *dev);
void print_steps(Device *dev, Serial *s, const Steps *steps);

/* Those of s->threads, who may go through loops in blocks. */
void print_threads_steps(Device *dev, Serial *s, const Steps *steps);

/* // print_part.c */

/* Declares which part of the domain a work-item has, or which tiles. */
void print_part(Device *dev, const Serial *s);

/* Whether rows of it are gone through in strips; the loop over these, or over those
 * threads that are left over, and where each begins and ends. */
bool has_strips(const Serial *s, const Step *step);
void print_strips(Device *dev, const Serial *s, bool is_rest);
void print_strip_ends(Device *dev, const Serial *s, const Step *step);

/* // print_run.c */
void begin_block(Device *dev);
void end_block(Device *dev);

/* The header of a loop over the threads that a step is for, along `dimension`. */
void print_thread_loop(Device *dev, const Serial *s, int dimension);

/* A loop over a row's threads around a run's statements; a run in the way that it
 * was planned. */
void print_run(Device *dev, Serial *s, const Step *step);
void print_any_run(Device *dev, Serial *s, const Step *step);

/* // print_total.c */

/* Declares what operations are gathered in; what a thread adds to it; what becomes
 * of it. */
void print_totals(Device *dev, const Serial *s);
void print_gathered(Device *dev, const Total *total);
void print_binned(Device *dev, Node *call, const Bins *bins);
void print_results(Device *dev, const Serial *s);

/* // print_span.c */

/* "1" or "0" for a condition whose truth is known where it is printed; NULL. */
const char *serial_truth(const Serial *s, const Node *condition);
void print_span(Device *dev, Serial *s, const Step *step);

/* Whether some steps are for a part of a row, which a condition parts by its first
 * thread. */
bool print_has_spans(const Steps *steps);
void print_segments(Device *dev, Serial *s, const Step *step);

/* A for that the threads of a row share out. Its header is the first thread's,
 * who stays the longest. */
void print_shares(Device *dev, Serial *s, const Step *step);

/* // print_turn.c */
void print_turn(Device *dev, Serial *s, const Step *region);

/* // print_near.c */
void print_near(Device *dev, Serial *s, const Step *step);

/* Declares a thread's places; whether what is printed is for lanes from that one
 * on, with places side by side. */
void print_first(Device *dev, Serial *s, const Step *step, const char *thread);
void set_near(Serial *s, const Step *step, bool is_near);

/* // print_butterfly.c */
void print_butterfly(Device *dev, Serial *s, const Step *step);

/* // print_mask.c */

/* Whether the threads that loops are for fill vectors; the loop over these, and
 * the end of one where they do not. */
bool serial_fills(const Serial *s, int lanes);
void print_vectors(Device *dev, const Serial *s, const char *from, int lanes);
void print_past(Device *dev, const Serial *s, int lanes);

/* Those of a vector, which is full. */
Threads lane_threads(void);

void print_masked(Device *dev, Serial *s, const Step *step);

/* // print_rare.c */

/* A run whose threads go through loops of their own under a condition, which
 * vectors are asked for first. */
bool is_rare(Device *dev, const Serial *s, const Step *step);
void print_rare(Device *dev, Serial *s, const Step *step);

/* // print_wide.c */

/* Whether an element's indices are printed in 64 bits. */
bool print_is_wide(const Device *dev, const Node *element);

/* Prints an index with sums and products of 64 bits, and of itself what is none
 * where it `widens` what it stands in. */
void print_wide(Device *dev, Node *index, bool widens, int least);

/* // print_kept.c */

/* The thread's place, as parameters and as arguments of helpers. */
const char *serial_place(const Serial *s, bool is_parameter);

/* The use of a variable, or NULL where it has its own name. */
const char *serial_use(const Serial *s, const Decl *d);

/* What follows the last subscript of an element of an array that is kept by
 * lanes; "" for other elements. */
const char *serial_lane(const Serial *s, const Node *element);

/* Prints a variable where it stands for the first thread's value; false where
 * that has a name. */
bool print_serial_first(Device *dev, Decl *d);

/* Prints what becomes of a declaration; false where it stays one. */
bool print_serial_declaration(Device *dev, Decl *d);

/* Arrays from the dimension `first` on; a variable with its value; those that a
 * step computes again. */
void print_arrays(Device *dev, Serial *s, const Decls *arrays, int first);
void print_value(Device *dev, Serial *s, Decl *d);
void print_again(Device *dev, Serial *s, const Step *step);

#endif
