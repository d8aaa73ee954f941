/* extents.h - what the source says of the extents of views, arrays and domains, and
 * of where views begin. */
#ifndef EXTENTS_H
#define EXTENTS_H

#include "ast.h"

/* The extents of an extent, a view or an array: the arguments of the call that made it, or
 * made the view that it is a part of; or NULL. */
Node **extents_of(Node *n, int rank);

/* Whether the extent in a dimension is a number in the source, or a parameter of the function
 * `around` that is a number in its first call: other calls may pass another one. */
bool extents_guess(const Function *around, Node *n, int rank, int dimension, int64_t *extent);

/* The integers at which a section begins, one for each dimension, or NULL. */
Node **extents_of_origin(Node *section, int rank);

/* The expression from which a pointer is a constant distance away, `m` for `&m[1][2]` and
 * `m[1] + 2`; adds that distance to *bytes. */
Node *extents_origin(Node *pointer, int64_t *bytes);

#endif
