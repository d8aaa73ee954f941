/* source.h - the text of a file: positions, lines, words and tokens. */
#ifndef SOURCE_H
#define SOURCE_H

#include "ast.h"

// source.c

/* The line (from 1) of an offset, and the column in bytes (from 1). */
int source_line(Source *s, unsigned offset);
int source_column(Source *s, unsigned offset);

/* The offset of line `line`; *length is its length without the newline. */
unsigned source_line_start(Source *s, int line, unsigned *length);
const char *source_written(const Source *s); /* the text that the user wrote */

/* The column in characters (from 1). */
int source_point_column(Source *s, unsigned offset);

/* The display column (from 0) of each byte of a line and of its end, in the
 * arena; cached for the last line asked for. */
const int *source_cells(Source *s, int line);

/* The identifier at an offset, in the arena, or "" if there is none; and the offset
 * of its end. */
const char *source_word(const Source *s, unsigned offset);
unsigned source_word_end(const Source *s, unsigned offset);

/* Whether a character is a letter, a digit or _; the begin of the word of these that
 * ends at an offset. */
bool source_is_letter(char c);
unsigned source_word_begin(const Source *s, unsigned end);

/* The begin of the white space that ends at an offset. */
unsigned source_space_begin(const Source *s, unsigned end);

/* Whether what is at an offset follows `.` or `->`. */
bool source_is_member(const Source *s, unsigned offset);

/* Whether a range contains a word outside of comments and literals. */
bool source_has_word(Range r, const char *word);

/* The text of a range, in the arena. */
const char *source_text(Range range);

/* The end of the quoted literal, the comment or the character at `p`. */
const char *source_skip_token(const char *p, const char *end);

/* The begin of the first token at or after an offset. */
unsigned source_next(const Source *s, unsigned offset);

/* Whether an #if skipped what is at an offset. */
bool source_is_skipped(const Source *s, unsigned at);

/* Whether a preprocessing directive begins at `p`; and its end, at the newline after
 * all lines that backslashes join to it. */
bool source_is_directive(const Source *s, const char *p);
const char *source_skip_directive(const char *p, const char *end);

/* Whether an offset is on the first line of a directive. */
bool source_in_directive(const Source *s, unsigned at);

/* The end of the call `word(…)` that begins at an offset; the offset itself if its
 * parentheses do not close. */
unsigned source_call_end(const Source *s, unsigned offset);

/* The end of the `{…}` at an offset; the offset itself if there is none that closes. */
unsigned source_block_end(const Source *s, unsigned offset);

/* The begin of the bracket that the one before an offset closes; the offset itself if
 * there is none. */
unsigned source_opening(const Source *s, unsigned past);

/* A path with escapes as within a string literal. */
const char *quoted_path(const char *path);

/* A path as written in an #include, which has no way to quote its delimiters. */
const char *included_path(const char *path);

/* An expression's text for a message: on one line, and cut off if it is long. */
const char *source_phrase(Range range);

/* Compares two files by name, for qsort. */
int source_order(const Source *a, const Source *b);

/* The number of newlines in a range. */
int source_newlines(Range range);

// line.c

/* The line of an offset, and the file, as #line directives name them. */
int source_named_line(Source *s, unsigned offset, const char **path);

// pragma.c

/* The words of the next #pragma at or after *offset, separated by single blanks;
 * NULL if there is none. *offset moves to its end. */
const char *pragma_next(const Source *s, unsigned *offset);

/* The words of the _Pragma("…") at `p`, *after its end; NULL if there is none. */
const char *pragma_operator(const char *p, const char *end,
                            const char **after);

#endif
