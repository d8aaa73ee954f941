/* ways.h - divergence analysis: what differs between the threads of a tile. */
#ifndef WAYS_H
#define WAYS_H

#include "ast.h"

/* Which variables of a kernel are divergent. */
typedef struct Ways Ways;
Ways *ways_find(Function *kernel);

/* Whether the value of an expression may differ between threads of a tile that all
 * evaluate it. */
bool way_differs(Ways *w, Node *expression);

/* Whether a variable may differ between them. */
bool way_variable_differs(const Ways *w, const Decl *d);

#endif
