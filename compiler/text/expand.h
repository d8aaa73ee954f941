/* expand.h - files with macros expanded. */
#ifndef EXPAND_H
#define EXPAND_H

#include "front.h"

/* // expand.c */

/* The files of `uses` with those invocations replaced by their expansions,
 * found by the host compiler's preprocessor, are put among `files`. False, with a
 * message, when that fails. */
bool expand_macros(Translation *t, Unit *unit, const MacroUses *uses,
                   ExpandedFiles *files);

/* // apart.c */

/* Where headers without a guard are included several times: puts what is to be read so
 * that they are a file for each time among `files`, which is empty. */
bool headers_apart(const Unit *unit, ExpandedFiles *files);

#endif
