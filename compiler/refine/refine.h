/* refine.h - kernels that do the same, with more that is seen: what is fixed, what the
 * threads of a row share, and which of them have neighbouring elements. Each function
 * returns the kernel as it is where there is nothing to do.
 */
#ifndef REFINE_H
#define REFINE_H

#include "builder/builder.h"

/* // refine_declare.c */

/* A kernel whose variables are declared where they get their first value. */
Function *refine_declarations(Program *prog, Function *kernel);

/* // refine_simple.c */

/* A kernel with the values of helpers that only choose and return, where these are
 * integers or elements. */
Function *refine_simple(Program *prog, Function *kernel);

/* // refine_rows.c */

/* A kernel of the simple model and rank 1 as one of rank 2, whose rows have that
 * *length, where its threads take the domain for such rows; else as it is. A length
 * that is no constant is to be LEAST_LENGTH at least, as an int. */
enum { LEAST_LENGTH = 32 };
Function *refine_rows(Program *prog, Function *kernel, Node **length);

/* // refine_register.c */

/* A kernel with elements in variables that its loops change, as long as what it writes
 * has nothing in common with other views. */
Function *refine_registers(Program *prog, Function *kernel);

/* // refine_place.c */

/* A kernel with variables for the indices of elements that are more than sums. */
Function *refine_places(Program *prog, Function *kernel);

/* // refine_select.c */

/* A kernel that stores a choice where it stored under a condition, in elements
 * that it reads there in any case, at places that are more than sums. */
Function *refine_selects(Program *prog, Function *kernel);

/* // refine_truth.c */

/* A kernel with truths that are values where they were ways to elements. */
Function *refine_truths(Program *prog, Function *kernel);

/* // refine_load.c */

/* A kernel that reads before a loop what the loop would read at each trip. */
Function *refine_loads(Program *prog, Function *kernel);

/* // refine_quotient.c */

/* A kernel with sums where it had quotients and remainders of its threads' numbers. */
Function *refine_quotients(Program *prog, Function *kernel);

/* `i / n`, `i % n`, `i >> k`, `i & n - 1`: the divisor; 0 for all others. */
int64_t refine_divisor(const Node *n);

/* // refine_extent.c */

/* A kernel with variables for the extents of the views that it captured. */
Function *refine_extents(Program *prog, Function *kernel);

/* // refine_inner.c */

/* A kernel of the simple model that asks once whether a thread is an inner one of its
 * row, for which indices are not bent at the domain's ends; or that need not ask, since
 * all are. */
Function *refine_inner(Program *prog, Function *kernel, bool *has_ends);

/* // refine_skip.c */

/* A kernel whose threads skip the rest of its body where they returned, and of a
 * loop's where they went on with the next trip. */
Function *refine_skips(Program *prog, Function *kernel);

#endif
