/* access.h - what functions do to the elements of views. */
#ifndef ACCESS_H
#define ACCESS_H

#include "ast.h"

/* // access.c */

/* What a function does to the elements of a view that it is given or captures: both bits,
 * or none, are possible. */
enum { ACCESS_READ = 1, ACCESS_WRITE = 2 };
int access_of(Function *f, Decl *view);

/* Whether it reads elements, and writes them only where that makes another number of what
 * they are: x[i] += 1. */
bool only_uses_what_is_there(Function *f, Decl *view);

/* Whether a body stores numbers in elements of views, and none of more than 16 bits. */
bool stores_short(Node *body);

/* Whether a unit makes views of other elements in the same memory, which are stored as one
 * type and loaded as another one then. */
bool unit_reinterprets(const Unit *unit);

/* // overwrite.c */

/* Whether each thread of a kernel writes the element at its own index of a
 * captured view, in any case and before it does anything else with the view. */
bool overwrites(Function *kernel, Decl *view);

#endif
