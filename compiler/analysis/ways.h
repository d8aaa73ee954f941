/* ways.h - which way the threads of a tile go. */
#ifndef WAYS_H
#define WAYS_H

#include "ast.h"

/* What is known of a kernel's variables. */
typedef struct Ways Ways;
Ways *ways_find(Function *kernel);

/* Whether threads of a tile that all come to a condition may find different
 * truths. */
bool way_differs(Ways *w, Node *expression);

/* Whether they may have different values in a variable of theirs. */
bool way_variable_differs(const Ways *w, const Decl *d);

#endif
