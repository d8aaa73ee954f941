/* ways.h - divergence analysis: what differs between the threads of a tile. */
#ifndef WAYS_H
#define WAYS_H

#include "ast.h"

/* What is known of a kernel's variables. */
typedef struct Ways Ways;
Ways *ways_find(Function *kernel);

/* Whether the value of an expression may differ between threads of a tile that all
 * evaluate it. */
bool way_differs(Ways *w, Node *expression);

/* Whether a variable may differ between them. */
bool way_variable_differs(const Ways *w, const Decl *d);

#endif
