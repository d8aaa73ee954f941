/* diag.h - what is reported of a program, by the messages of diag.def. */
#ifndef DIAG_H
#define DIAG_H

#include "translate.h"

typedef enum DiagId {
#define DIAG(id, level, clause, flag, text) id,
#include "diag/diag.def"
#undef DIAG
} DiagId;

/* A place where a message points: the range, and the byte of its caret. */
typedef struct Place {
    Range range;
    unsigned point;
} Place;

/* The place of a range, of a node, of a declaration's name. */
Place at_range(Range range);
Place at_node(const Node *n);
Place at_decl(const Decl *d);

/* Reports diag.def's message `id` with its %s filled in. */
void diag(DiagId id, Place place, ...);

/* Adds a note to the message reported last. */
void diag_note(Place place, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Adds a fix-it to the message reported last: put `text` for the range. */
void diag_fix(Range range, const char *text);

/* A message that Clang found, already in the user's words; `flag` is "" or
 * like "-Wunused". Followed by diag_note for its notes. */
void diag_relay(Level level, Place place, const char *flag, const char *text);

/* Marks another range of the last message's source line with ~~~. */
void diag_mark(Range range);

/* Of the messages with one cause within one thing, a function, say, or NULL for
 * anywhere, the first in the text is given out. */
void diag_cause(const void *cause, const void *within);

/* A new input: no errors yet. */
void diag_begin(void);

/* Prints what was reported since the last flush, in source order; true when
 * no error has been reported so far. */
bool diag_flush(void);

/* Reads the unit's pragmas about warnings; they hold for what follows. */
void diag_read_pragmas(const Unit *unit);

/* Whether there are any. */
bool diag_has_pragmas(void);

/* Errors so far. */
int diag_errors(void);

/* Whether one since the last flush is about something in a range. */
bool diag_is_told(Range r);

/* And those since the last flush, with their rules or "". */
void diag_each_error(void (*visit)(Place place, const char *clause, void *context),
                     void *context);

#endif
