/* expand.h - the texts of files with macro invocations expanded, or read from copies. */
#ifndef EXPAND_H
#define EXPAND_H

#include "front.h"

// expand.c

/* Adds to `files` those that contain `uses`, with these invocations replaced by their
 * expansions, for which it runs the host compiler's preprocessor. Returns false, with
 * an error reported, if that fails. */
bool expand_macros(Translation *t, Unit *unit, const MacroUses *uses,
                   ExpandedFiles *files);

// apart.c

/* If headers without a guard are included several times: adds to the empty `files` the
 * texts that make each inclusion read a file of its own. False if there are none. */
bool headers_apart(const Unit *unit, ExpandedFiles *files);

#endif
