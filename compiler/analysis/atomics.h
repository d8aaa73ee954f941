/* atomics.h - atomic operations: on views, which tiles may communicate by, and in tiles. */
#ifndef ATOMICS_H
#define ATOMICS_H

#include "ast.h"

/* Whether a kernel may use the result of one. That may be how a tile waits for another
 * one, which must then be able to run at the same time. */
bool atomics_have_results(Function *kernel);

/* Whether it is one on an element of a tile_static array that it names. */
bool atomic_is_of_element(const Node *n);

#endif
