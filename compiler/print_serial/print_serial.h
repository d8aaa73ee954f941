/* print_serial.h - what the files share that print the serial form of a kernel. */
#ifndef PRINT_SERIAL_H
#define PRINT_SERIAL_H

#include "cursor.h"

/* // print_serial.c */

/* What the steps do, one after the other. */
void print_steps(Device *dev, Cursor *c, const Steps *steps);

/* // print_rows.c */

/* What stands between two barriers. */
void print_region(Device *dev, Cursor *c, const Step *step);

/* The steps of c->threads, who may go through loops in blocks. */
void print_threads_steps(Device *dev, Cursor *c, const Steps *steps);

/* // print_part.c */

/* Declares which part of the domain a work-item has, or which tiles. */
void print_part(Device *dev, const Plan *s);

/* Whether rows of it are gone through in strips; the loop over these, or over those
 * threads that are left over, and where each begins and ends. */
bool has_strips(const Cursor *c, const Step *step);
void print_strips(Device *dev, const Cursor *c, bool is_rest);
void print_strip_ends(Device *dev, const Cursor *c, const Step *step);

/* // print_run.c */

/* Braces around what is further to the right. */
void begin_block(Device *dev);
void end_block(Device *dev);

/* The header of a loop over the threads that a step is for, along `dimension`. */
void print_thread_loop(Device *dev, const Cursor *c, int dimension);

/* A loop over a row's threads around a run's statements; a run in the way that it
 * was planned. */
void print_run(Device *dev, Cursor *c, const Step *step);
void print_any_run(Device *dev, Cursor *c, const Step *step);

/* // print_total.c */

/* Declares what operations are gathered in; what becomes of it. */
void print_totals(Device *dev, const Cursor *c);
void print_results(Device *dev, const Cursor *c);

/* // print_span.c */

/* What those threads of a row do whom a condition holds for, or who go one way. */
void print_span(Device *dev, Cursor *c, const Step *step);
void print_segments(Device *dev, Cursor *c, const Step *step);

/* Whether some steps are for a part of a row, which a condition parts by its first
 * thread. */
bool print_has_spans(const Steps *steps);

/* From here on a condition's truth is known, or no longer: serial_truth. */
void set_truth(Cursor *c, const Node *condition, bool is_known, bool truth);

/* A for that the threads of a row share out. Its header is the first thread's,
 * who stays the longest. */
void print_shares(Device *dev, Cursor *c, const Step *step);

/* // print_turn.c */

/* A region that copies squares of elements turned. */
void print_turn(Device *dev, Cursor *c, const Step *region);

/* // print_near.c */

/* A run that asks of each vector whether its elements are side by side. */
void print_near(Device *dev, Cursor *c, const Step *step);

/* Declares a thread's places; whether what is printed is for lanes from that one
 * on, with places side by side. */
void print_first(Device *dev, Cursor *c, const Step *step, const char *thread);
void set_near(Cursor *c, const Step *step, bool is_near);

/* // print_butterfly.c */

/* A run whose threads have elements a power of two apart. */
void print_butterfly(Device *dev, Cursor *c, const Step *step);

/* // print_vectors.c */

/* Whether the threads that loops are for fill vectors; the beginning of a loop over
 * these, a block; the threads of one that is full. */
bool serial_fills(const Cursor *c, int lanes);
void begin_vectors(Device *dev, const Cursor *c, const char *from, int lanes);
Threads lane_threads(void);

/* // print_mask.c */

/* A loop that threads leave after different numbers of trips. */
void print_masked(Device *dev, Cursor *c, const Step *step);

/* // print_guard.c */

/* What threads do together where all find a condition true, else each for itself. */
void print_guard(Device *dev, Cursor *c, const Step *step);

/* // print_rare.c */

/* A run whose vectors are asked first whether threads come to loops of their own. */
void print_rare(Device *dev, Cursor *c, const Step *step);

/* // print_kept.c */

/* The use of a variable where it does not stand in one for a while; NULL as serial_use. */
const char *serial_element(const Cursor *c, const Decl *d);

/* Arrays from the dimension `first` on; a variable with its value; those that a
 * step computes again. */
void print_arrays(Device *dev, Cursor *c, const Decls *arrays, int first);
void print_value(Device *dev, Cursor *c, Decl *d);
void print_again(Device *dev, Cursor *c, const Step *step);

#endif
