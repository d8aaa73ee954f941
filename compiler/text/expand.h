/* expand.h - files with macros expanded. */
#ifndef EXPAND_H
#define EXPAND_H

#include "front.h"

/* The files of `uses` with those invocations replaced by their expansions,
 * found by the host compiler's preprocessor. False, with a message, when that
 * fails. */
bool expand_macros(Translation *t, Unit *unit, const MacroUses *uses,
                   ExpandedFiles *out);

#endif
