/* refine.h - passes that simplify a kernel before it is planned, so that it shows which
 * values never change, which ones the threads of a row share, and which elements are
 * neighbours. Each returns the kernel as it is if there is nothing to do.
 */
#ifndef REFINE_H
#define REFINE_H

#include "builder/builder.h"

// refine_declare.c

/* Declares variables where they get their first value. */
Function *refine_declarations(Program *prog, Function *kernel);

// refine_initial.c

/* Drops initial values of variables that only those threads use which give them another
 * one first. */
Function *refine_initials(Program *prog, Function *kernel);

// refine_simple.c

/* Replaces calls of helpers that only choose and return an integer or an element by the
 * returned expression. */
Function *refine_simple(Program *prog, Function *kernel);

// refine_rename.c

/* Makes another variable where one is given another value in the block that declares it. */
Function *refine_renames(Program *prog, Function *kernel);

// refine_rows.c

/* Makes a kernel of the simple model of rank 1 one of rank 2, if its threads divide
 * their index into a row and a column; *length is that of the rows. If it is no constant,
 * the launch must check that it is LEAST_LENGTH at least, as an int. */
enum { LEAST_LENGTH = 32 };
Function *refine_rows(Program *prog, Function *kernel, Node **length);

// refine_register.c

/* Keeps elements that loops update in variables. The kernel is then valid as long as the
 * views that it writes overlap no other ones. */
Function *refine_registers(Program *prog, Function *kernel);

/* Elements in a short row, or in the rows of a small plane: LLVM makes no vectors of what is
 * further apart. */
enum { LONGEST_PITCH = 8 };

// refine_fold.c

/* Makes loops of the last dimensions of a kernel's domain whose lengths are known and short;
 * the kernel has as many dimensions less then. */
Function *refine_fold(Program *prog, const Launch *launch, Function *kernel);

// refine_pitch.c

/* Takes the short rows of views for parts of one long row; *pitches is what the kernel then
 * assumes of them. */
Function *refine_pitches(Program *prog, Function *kernel, ViewEnds *pitches);

// refine_own.c

/* Keeps elements that only their thread has in variables, where they are stored under a
 * condition; *ends is what that assumes of views. */
Function *refine_owns(Program *prog, Function *kernel, ViewEnds *ends);

// refine_dense.c

/* Makes a kernel of one dimension of one whose threads take the elements at their own index
 * alone; *ends is what it then assumes of their views. */
Function *refine_dense(Program *prog, Function *kernel, ViewEnds *ends);

// refine_blend.c

/* Stores under a condition that every n-th thread has, where others store what is there. */
Function *refine_blends(Program *prog, Function *kernel);

// refine_flag.c

/* Makes variables that say whether a branch was taken its condition. */
Function *refine_flags(Program *prog, Function *kernel);

// refine_unswitch.c

/* Moves ifs out of short loops all of whose trips take the same branch. */
Function *refine_unswitched(Program *prog, Function *kernel);

// refine_place.c

/* Makes variables of the indices of elements, unless they are plain sums. */
Function *refine_places(Program *prog, Function *kernel);

// refine_view.c

/* Replaces a thread's own views that are rows of others by these rows. */
Function *refine_views(Program *prog, Function *kernel);

// refine_pointer.c

/* Replaces a thread's own pointers that always point to the same elements of its arrays and of
 * tile_static ones by these elements. */
Function *refine_pointers(Program *prog, Function *kernel);

// refine_select.c

/* If-conversion: stores a selected value instead of storing conditionally, in elements
 * that are loaded in any case, at places that are no plain sums. */
Function *refine_selects(Program *prog, Function *kernel);

// refine_truth.c

/* Replaces && and || by & and |, as far as the loads that they guard are safe. */
Function *refine_truths(Program *prog, Function *kernel);

// refine_load.c

/* Hoists loads out of loops over which the elements stay the same. */
Function *refine_loads(Program *prog, Function *kernel);

// refine_table.c

/* Replaces elements of constant tables at constant places by their numbers. */
Function *refine_tables(Program *prog, Function *kernel);

// refine_narrow.c

/* Computes with 16 bits what fits in them, where bytes or shorts are stored. */
Function *refine_narrow(Program *prog, Function *kernel);

// refine_quotient.c

/* Replaces quotients and remainders of a thread's number by sums. */
Function *refine_quotients(Program *prog, Function *kernel);

/* The divisor in `i / n`, `i % n`, `i >> k` or `i & n - 1`; 0 for other nodes. */
int64_t refine_divisor(const Node *n);

// refine_every.c

/* What every n-th thread of a tile's row does, n being the same for all, the first one
 * does in a loop. */
Function *refine_every(Program *prog, Function *kernel);

// refine_extent.c

/* Makes variables of the extents of captured views. */
Function *refine_extents(Program *prog, Function *kernel);

// refine_rotate.c

/* Loads elements again that a loop keeps for its next trips, as far as no other view overlaps
 * theirs. */
Function *refine_rotations(Program *prog, Function *kernel);

// refine_implied.c

/* Leaves out conditions that follow from those around them. */
Function *refine_implied(Program *prog, Function *kernel);

// refine_inner.c

/* Loop peeling along the rows of a kernel of the simple model: threads away from the
 * ends of a row get code of their own, without the clamping, wrapping or guards that
 * indices need at the ends. If *has_ends is false, that code serves all threads. */
Function *refine_inner(Program *prog, Function *kernel, bool *has_ends);

// refine_switch.c

/* Makes chains of ifs of switches. */
Function *refine_switches(Program *prog, Function *kernel);

// refine_skip.c

/* Replaces early returns, and `continue`, by an if around the rest of the body. */
Function *refine_skips(Program *prog, Function *kernel);

#endif
