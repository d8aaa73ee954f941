/* checks.h - the checks: each reports what breaks its rules, and changes nothing. */
#ifndef CHECKS_H
#define CHECKS_H

#include "ast.h"

void check_restrict(Unit *unit); /* clauses, calls, recursion */
void check_tile(Unit *unit);     /* tile_static */
void check_launch(Unit *unit);   /* kernels, domains, captures */
void check_amp(Unit *unit);      /* types and statements of amp code */
void check_view(Unit *unit);     /* views and arrays */

/* What all threads of a tile do together. */
void check_tiles(Unit *unit);

/* Leaves the launches to look at that no error so far is about. */
void check_keep_sound(Unit *unit);

#endif
