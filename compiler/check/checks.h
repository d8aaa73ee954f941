/* checks.h - the rules of the language about what is written: checks of the syntax tree.
 *
 * Each reports violations of its rules, and changes nothing else; what it told of may be noted
 * in the tree, so that other checks keep silent.
 */
#ifndef CHECKS_H
#define CHECKS_H

#include "ast.h"

void check_restrict(Unit *unit); /* clauses, calls, recursion */
void check_tile(Unit *unit);     /* tile_static */
void check_launch(Unit *unit);   /* kernels, domains, captures */
void check_amp(Unit *unit);      /* types and statements of amp code */
void check_view(Unit *unit);     /* views and arrays */

/* Keeps in the unit only the launches that the errors so far leave fit to be executed. */
void check_keep_sound(Unit *unit);

/* ---- what checks of traces ask too --------------------------------------- */

// check_reach.c

/* A path in the call graph from a kernel to a function: its last call, and the path to
 * the caller. For the kernel itself both are NULL. */
typedef struct Way {
    Function *function;
    Node *call;
    const struct Way *from;
} Way;

/* Calls visit once for the kernel and for each amp function that it reaches, with a
 * shortest path to it. */
void check_reach(const Launch *launch,
                 void (*visit)(const Way *way, const Launch *launch,
                               void *context),
                 void *context);

/* Returns whether a function is the user's and is amp code, and no stray block. */
bool check_is_amp(const Function *f);

// check_tiling.c

/* Finds the tile dimensions of an expression; returns false if they are not known. */
bool check_tile_of(const Node *n, int tile[3]);

/* Returns tile dimensions as text: "16, 16". */
const char *check_tile_string(const int *tile, int rank);

// check_loop.c

/* Reports that a loop cannot end, with its condition marked unless it is NULL. */
void check_report_forever(const Node *n, const Node *condition);

#endif
