/* atomics.h - atomic operations on what other tiles have, too. */
#ifndef ATOMICS_H
#define ATOMICS_H

#include "ast.h"

/* Whether a kernel may use what one returns. A tile that waits for what another
 * one does must not wait for that one to begin, and this may be how it waits. */
bool atomics_have_results(Function *kernel);

#endif
