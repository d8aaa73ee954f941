/* access.h - what functions do to the elements of views. */
#ifndef ACCESS_H
#define ACCESS_H

#include "ast.h"

// access.c

/* Whether a function reads or writes elements of a view that is its parameter or a capture:
 * one bit for each. */
enum { ACCESS_READ = 1, ACCESS_WRITE = 2 };
int access_of(Function *f, Decl *view);

/* Whether a function reads elements of a view, and writes none but by updates of their old
 * values: x[i] += 1. */
bool only_uses_what_is_there(Function *f, Decl *view);

/* Whether a body stores to elements of views, and all that it stores has 16 bits or less. */
bool stores_short(Node *body);

/* Whether a unit makes views of the same memory with different element types: what is stored
 * as one type may be loaded as another one. */
bool unit_reinterprets(const Unit *unit);

// overwrite.c

/* Whether each thread of a kernel writes the element at its own index of a
 * captured view, in any case and before it does anything else with the view. */
bool overwrites(Function *kernel, Decl *view);

#endif
