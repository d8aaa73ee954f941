/* extents.h - what the source says of the extents of views, arrays and domains, and
 * of where views begin. */
#ifndef EXTENTS_H
#define EXTENTS_H

#include "ast.h"

/* The extents of an extent, a view or an array, as arguments of the call that made it or
 * the view that it is a part of; or NULL. */
Node **extents_of(Node *n, int rank);

/* Whether one of them is a number, as the source says, or the first call of the function
 * `around` it, whose parameter it is: other calls may say otherwise. */
bool extents_guess(const Function *around, Node *n, int rank, int dimension, int64_t *extent);

/* The integers at which a section begins, one for each dimension, or NULL. */
Node **extents_of_origin(Node *section, int rank);

/* The expression that a pointer is a constant distance from, which is added to *bytes:
 * `m` for `&m[1][2]` and `m[1] + 2`. */
Node *extents_origin(Node *pointer, int64_t *bytes);

#endif
