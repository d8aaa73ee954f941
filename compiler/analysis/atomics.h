/* atomics.h - atomic operations on views, which tiles may communicate by. */
#ifndef ATOMICS_H
#define ATOMICS_H

#include "ast.h"

/* Whether a kernel may use the result of one. That may be how a tile waits for another
 * one, which must then be able to run at the same time. */
bool atomics_have_results(Function *kernel);

#endif
