/* print_serial.h - what the files share that print the serial form of a kernel. */
#ifndef PRINT_SERIAL_H
#define PRINT_SERIAL_H

#include "cursor.h"

// print_serial.c

/* Prints a plan's body; steps, one after the other. */
void print_serial_body(Device *dev, Cursor *c);
void print_steps(Device *dev, Cursor *c, const Steps *steps);

// print_rows.c

/* Prints the loops over the rows of a region. */
void print_region(Device *dev, Cursor *c, const Step *step);

/* Prints steps for c->threads, in blocks of a few vectors if they have loops. */
void print_threads_steps(Device *dev, Cursor *c, const Steps *steps);

/* Whether steps have variables for each thread, and those of so many fit in registers. */
bool print_keeps_in_registers(const Cursor *c, const Steps *steps, int threads);

// print_part.c

/* Declares the part of the domain that a work-item executes, or its tiles. */
void print_part(Device *dev, const Plan *s);

/* The number of dimensions in which a work-item has a part of the domain. */
int parts_of(const Plan *s);

/* Whether rows are split into strips; the header of the loop over these, or over the
 * remaining threads; the ends of a strip. */
bool has_strips(const Cursor *c, const Step *step);
void print_strips(Device *dev, const Cursor *c, bool is_rest);
void print_strip_ends(Device *dev, const Cursor *c, const Step *step);

// print_run.c

/* Print a brace, and indent by one level more or less. */
void begin_block(Device *dev);
void end_block(Device *dev);

/* Declares which thread of a row it is. */
void print_thread(Device *dev, const Cursor *c, const char *number);

/* The header of a loop over some threads along `dimension`; over those that a step is for. */
void print_thread_range(Device *dev, int dimension, const char *from, const char *to);
void print_thread_loop(Device *dev, const Cursor *c, int dimension);

/* Whether a run is made so that its threads are the lanes of vectors. */
bool run_is_in_vectors(Device *dev, const Cursor *c, const Step *step);

/* Prints a run as a loop over a row's threads; in the way that was planned for it. */
void print_run(Device *dev, Cursor *c, const Step *step);
void print_any_run(Device *dev, Cursor *c, const Step *step);

// print_total.c

/* Declares the variables and bins of atomic operations; applies them at the end. */
void print_totals(Device *dev, const Cursor *c);
void print_results(Device *dev, const Cursor *c);

/* Prints a run by `print`, between the variables of its own atomic operations and these. */
void print_tallied(Device *dev, Cursor *c, const Step *run,
                   void (*print)(Device *dev, Cursor *c, const Step *run));

/* The pointers to these variables, as the parameters of the function for a tile, or as its
 * arguments. */
const char *print_total_pointers(const Plan *s, bool are_parameters);

// print_span.c

/* Declares the ends of the part of c->threads that a comparison holds for, which these are from
 * there on. */
void print_edges(Device *dev, Cursor *c, const Span *r);

/* Print a STEP_SPAN, and STEP_SEGMENTS. */
void print_span(Device *dev, Cursor *c, const Step *step);
void print_segments(Device *dev, Cursor *c, const Step *step);

/* Whether any step is for a part of a row, computed relative to its first thread. */
bool print_has_spans(const Steps *steps);

/* Sets whether the truth of a condition is known from here on: serial_truth. */
void set_truth(Cursor *c, const Node *condition, bool is_known, bool truth);

/* Prints a for whose iterations the threads of a row share out. Its header is that of the
 * first thread, which stays the longest. */
void print_shares(Device *dev, Cursor *c, const Step *step);

/* Prints a loop that the threads of a row begin or end one after the other. Its header is that
 * of the one that makes the most trips. */
void print_staggered(Device *dev, Cursor *c, const Step *step);

// print_turn.c

/* The name of the function that transposes as many vectors as they have numbers. */
const char *need_turn(Device *dev, const char *type, int side);

/* Prints a region that transposes square blocks of elements. */
void print_turn(Device *dev, Cursor *c, const Step *region);

// print_lines.c

/* Whether threads abreast go through a loop along rows that may be loaded for several trips
 * at a time; prints it so. */
bool print_has_lines(const Cursor *c, const Step *step);
void print_lines(Device *dev, Cursor *c, const Step *step);

/* Prints steps for a part of the threads abreast, which may be all of them. */
void print_part_abreast(Device *dev, Cursor *c, const Steps *steps);

// print_near.c

/* Prints a run that asks for each vector whether its elements are contiguous. */
void print_near(Device *dev, Cursor *c, const Step *step);

/* Declares the places of a thread; sets whether the code is for vectors whose places are
 * contiguous from there on. */
void print_first(Device *dev, Cursor *c, const Step *step, const char *thread);
void set_near(Cursor *c, const Step *step, bool is_near);

// print_butterfly.c

/* Prints a run whose threads access elements a power of two apart. */
void print_butterfly(Device *dev, Cursor *c, const Step *step);

// print_vectors.c

/* Whether c->threads fill vectors of `lanes`; begins a loop over such vectors, and its
 * block; the threads of a full vector. */
bool serial_fills(const Cursor *c, int lanes);
void begin_vectors(Device *dev, const Cursor *c, const char *from, int lanes);
Threads lane_threads(void);

// print_mask.c

/* Prints a STEP_MASKED. */
void print_masked(Device *dev, Cursor *c, const Step *step);

// print_guard.c

/* Prints a STEP_GUARD. */
void print_guard(Device *dev, Cursor *c, const Step *step);

// print_rare.c

/* Prints a run with a loop that is entered only for vectors with a thread that reaches
 * it. */
void print_rare(Device *dev, Cursor *c, const Step *step);

// print_kept.c

/* The use of a variable as an element of its array, even if it is loaded; NULL as for
 * serial_use. */
const char *serial_element(const Cursor *c, const Decl *d);

/* Print the declarations of arrays, with dimensions from `first` on; of a variable with
 * its value; of the variables that a step recomputes. */
void print_arrays(Device *dev, Cursor *c, const Decls *arrays, int first);
void print_value(Device *dev, Cursor *c, Decl *d);
void print_again(Device *dev, Cursor *c, const Step *step);

#endif
