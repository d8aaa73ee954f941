/* checks.h - the checks: each reports violations of its rules, and changes nothing else. */
#ifndef CHECKS_H
#define CHECKS_H

#include "ast.h"

void check_restrict(Unit *unit); /* clauses, calls, recursion */
void check_tile(Unit *unit);     /* tile_static */
void check_launch(Unit *unit);   /* kernels, domains, captures */
void check_amp(Unit *unit);      /* types and statements of amp code */
void check_view(Unit *unit);     /* views and arrays */

/* Traces each kernel, and checks divisions, loops, bounds, barriers and races. */
void check_tiles(Unit *unit);

/* Keeps in the unit only the launches that the errors so far leave fit for check_tiles. */
void check_keep_sound(Unit *unit);

#endif
