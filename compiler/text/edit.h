/* edit.h - collects replacements of ranges in the user's files, and applies them. */
#ifndef EDIT_H
#define EDIT_H

#include "ast.h"

typedef struct Edit {
    Range range;      /* to be replaced; empty for an insertion */
    const char *text;
    Range origin;     /* of the node or name that it changes */
    int order;
} Edit;

typedef LIST(Edit) Edits;

/* Adds an edit that replaces `range`, which belongs to `origin`. Edits at one
 * position are applied in the order in which they were added. */
void edit_replace(Edits *edits, Range range, Range origin, const char *text);
void edit_insert(Edits *edits, Source *s, unsigned offset, Range origin,
                 const char *text);

/* The #if, #else and #endif lines in a range whose partners are outside of it, or "". */
const char *edit_conditionals(Range r);

/* The text of a range, in one file and without directives, with the edits
 * [first, last) applied. */
const char *edit_text(Unit *unit, const Edits *edits, int first, int last,
                      Range range);

/* A newline and a #line directive for the line of an offset, indented to its column. */
const char *edit_line(Source *s, unsigned offset);

/* The unit's main file with the edits applied. A header with edits, or one that
 * includes such a header, is inserted in place of its #include. #line directives
 * keep the user's line numbers. */
const char *edit_apply(Unit *unit, Edits *edits);

/* The macro invocations that contain edits. */
MacroUses edit_macros(const Unit *unit, const Edits *edits);

#endif
