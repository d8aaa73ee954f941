/* atomics.h - atomic operations of kernels: on views, through which tiles may communicate, and
 * on tile_static memory. */
#ifndef ATOMICS_H
#define ATOMICS_H

#include "ast.h"

/* Whether a kernel may use the result of an atomic operation on a view. A tile may wait for
 * another one in that way, which must then be able to run at the same time. */
bool atomics_have_results(Function *kernel);

/* Whether a node is an atomic operation on an element of a tile_static array, by name. */
bool atomic_is_of_element(const Node *n);

#endif
