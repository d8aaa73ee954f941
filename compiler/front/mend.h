/* mend.h - repairs of a file's text, which is then parsed again: what is put into it
 * (mend_repair.c, mend_close.c, mend_declare.c), where (mend_room.c), and which repairs are
 * kept (mend.c).
 */
#ifndef MEND_H
#define MEND_H

#include "message.h"

/* A repair: `put` replaces `was` in the parsed text; and the diagnostic to report. */
typedef struct Mend {
    const char *path, *put, *was;
    unsigned at;
    bool is_sure, is_brace, is_length, is_start, is_wrong;
    bool is_macro;   /* it is kept if there are fewer errors with it */
    bool is_torn;    /* what is put is not what is meant: its statement is a hole */
    bool is_as_said; /* Clang's diagnostic is reported as if nothing were replaced */
    Said said;
} Mend;

// mend_repair.c

/* Finds the repair for an error, and rewords the error accordingly; false if there is none. */
bool mend_repair(Lower *l, const Conversation *all, Said *said, Mend *m);

// mend_close.c

/* Each makes the repair of one kind if an error is of that, and rewords it. A semicolon that
 * Clang misses at the end of a line, and one of the rest of a statement, which it skips;
 * a comma for one: */
bool mend_put_semicolon(Said *said, Mend *m);
bool mend_end_statement(Lower *l, Said *said, Mend *m);
bool mend_end_at_comma(Said *said, Mend *m);

/* An opening bracket that is there twice, and once too often. */
bool mend_undouble(Said *said, Mend *m);

/* What closes a bracket, a structure, a literal; and a kernel's brace, by WORD_BRACE. */
bool mend_close(Said *said, Mend *m);
bool mend_close_structure(Said *said, Mend *m);
bool mend_close_literal(Said *said, Mend *m);
bool mend_put_brace(Said *said, Mend *m);

// mend_declare.c

/* The same of a declaration: what is between a function's parameters and its body; all else
 * that its form is; the targets of a clause, by WORD_TARGETS, and its name. */
bool mend_declarator(Said *said, Mend *m);
bool mend_declaration(Said *said, Mend *m);
bool mend_targets(const Said *said, Mend *m);
bool mend_clause(const Said *said, Mend *m);

// mend_room.c

/* Whether a byte is a blank that may be overwritten. */
bool mend_is_free(const Source *s, unsigned at);

/* Puts text at a place by overwriting blanks: there, before it, or, with the brackets
 * between shifted, the next ones. False if there is no room. */
bool mend_put_before(const Source *s, unsigned at, const char *put, Mend *m);

/* The same by shifting the bracket before the place over blanks that it is behind; the same
 * on one of the lines before the next token. */
bool mend_put_behind(const Source *s, unsigned at, const char *put, Mend *m);
bool mend_put_between(const Source *s, unsigned at, const char *put, Mend *m);

/* Puts text in the place of as many characters. */
bool mend_put_over(const Source *s, unsigned at, const char *put, Mend *m);

#endif
