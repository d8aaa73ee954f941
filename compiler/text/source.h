/* source.h - the text of a file, and its lines and words. */
#ifndef SOURCE_H
#define SOURCE_H

#include "ast.h"

/* // source.c */

/* The line (from 1) of an offset, and the column in bytes (from 1). */
int source_line(Source *s, unsigned offset);
int source_column(Source *s, unsigned offset);

/* Where line `line` starts, and its length without the newline. */
unsigned source_line_start(Source *s, int line, unsigned *length);
const char *source_written(const Source *s); /* its text as the user wrote it */

/* The column in characters (from 1). */
int source_point_column(Source *s, unsigned offset);

/* The column on a screen (from 0) of each byte of a line and of its end, in
 * the arena. Many messages about one long line share them. */
const int *source_cells(Source *s, int line);

/* The identifier at an offset, in the arena, as it is written; "" where there
 * is none; and where it ends. */
const char *source_word(const Source *s, unsigned offset);
unsigned source_word_end(const Source *s, unsigned offset);

/* A letter, a digit or _, of which all words of ours are; where the word begins that
 * ends at an offset. */
bool source_is_letter(char c);
unsigned source_word_begin(const Source *s, unsigned end);

/* Whether a range has a word, but for comments and literals. */
bool source_has_word(Range r, const char *word);

/* The text of a range, in the arena. */
const char *source_text(Range range);

/* The end of the quoted literal, the comment or the character at `p`. */
const char *source_skip_token(const char *p, const char *end);

/* Whether a directive begins at the `#` at `p`; behind it, with the lines that a
 * backslash joins to it, at the newline. */
bool source_is_directive(const Source *s, const char *p);
const char *source_skip_directive(const char *p, const char *end);

/* The end of the call `word(…)` that begins at an offset; the offset itself
 * where its parentheses do not close. */
unsigned source_call_end(const Source *s, unsigned offset);

/* A path as it stands in a string literal. */
const char *quoted_path(const char *path);

/* A path as it stands in an #include, which has no way to quote what ends it. */
const char *included_path(const char *path);

/* What an expression is called in a message: its text, on one line. */
const char *source_phrase(Range range);

/* The order of two files, for sorting: by their names. */
int source_order(const Source *a, const Source *b);

/* Newlines within a range. */
int source_newlines(Range range);

/* // pragma.c */

/* The next #pragma at or after *offset, its words with one blank between
 * them; NULL where there is none. *offset moves behind it. */
const char *pragma_next(const Source *s, unsigned *offset);

/* The words of _Pragma("…") at `p`, and its end; NULL where there is none. */
const char *pragma_operator(const char *p, const char *end,
                            const char **after);

#endif
