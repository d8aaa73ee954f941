/* edit.h - replacements in the user's files, collected and applied. */
#ifndef EDIT_H
#define EDIT_H

#include "ast.h"

typedef struct Edit {
    Range range;      /* replaced; empty for an insertion */
    const char *text;
    Range origin;     /* the node or name that it changes */
    int order;
} Edit;

typedef LIST(Edit) Edits;

/* Replaces `range`, a part of what stands at `origin`. Edits at one position
 * are applied in the order in which they were added. */
void edit_replace(Edits *edits, Range range, Range origin, const char *text);
void edit_insert(Edits *edits, Source *s, unsigned offset, Range origin,
                 const char *text);

/* Those lines #if … #endif of a range that have a partner outside of it, or "". */
const char *edit_conditionals(Range r);

/* The text of a range, in one file and without directives, with those edits
 * applied that were added from `first` on, before `last`. */
const char *edit_text(Unit *unit, const Edits *edits, int first, int last,
                      Range range);

/* A new line, which is the user's line at an offset, up to that column. */
const char *edit_line(Source *s, unsigned offset);

/* The unit's main file with the edits applied. A header with edits in it, or
 * that includes one, stands in place of its #include. #line directives keep
 * the lines the user's. */
const char *edit_apply(Unit *unit, Edits *edits);

/* Those invocations of macros that edits fall into. */
MacroUses edit_macros(const Unit *unit, const Edits *edits);

#endif
