/* diag.h - reporting diagnostics about a program, with the texts of diag.def. */
#ifndef DIAG_H
#define DIAG_H

#include "translate.h"

typedef enum DiagId {
#define DIAG(id, level, clause, flag, text) id,
#include "diag/diag.def"
#undef DIAG
} DiagId;

/* A place that a diagnostic points at: a range, and the offset of the caret. */
typedef struct Place {
    Range range;
    unsigned point;
} Place;

/* The place of a range, of a node, of a declaration's name. */
Place at_range(Range range);
Place at_node(const Node *n);
Place at_decl(const Decl *d);

/* Whether a place points into a range; into one of so many. */
bool place_is_in(Place p, Range r);
bool place_is_in_any(Place p, const Range *ranges, int count);

/* Reports diag.def's message `id`, with its format filled in from the arguments. */
void diag(DiagId id, Place place, ...);

/* Adds a note to the message reported last; drops it if that was switched off. */
void diag_note(Place place, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Adds a fix-it to the message or note added last: replace the range by `text`. */
void diag_fix(Range range, const char *text);

/* Reports a diagnostic of Clang's, its text already in the user's terms; `flag` is ""
 * or like "-Wunused". Its notes are added by diag_note. */
void diag_relay(Level level, Place place, const char *flag, const char *text);

/* Underlines another range with ~~~ in the message or note added last. */
void diag_mark(Range range);

/* Sets the cause of the message reported last: of those with the same `cause` and
 * `within` (a function, say; NULL: anywhere), only the first in the source is printed. */
void diag_cause(const void *cause, const void *within);

/* Gives that cause to the errors reported since the last flush of which a predicate says so. */
void diag_share_cause(bool (*has)(Place place, const char *clause, const char *text,
                                  void *context), void *context);

/* The number of messages since the last flush. Of those from the `first` to before the
 * `second` on, keeps those that were reported of the same place from then on, too; drops
 * all others. */
int diag_count(void);
void diag_keep_repeated(int first, int second);

/* Begins a new input, with an error count of 0. */
void diag_begin(void);

/* Prints what was reported since the last flush, in source order; returns true if no
 * error has been reported since diag_begin. */
bool diag_flush(void);

/* Reads the unit's diagnostic pragmas, which apply to what is reported afterwards. */
void diag_read_pragmas(const Unit *unit);

/* Reads the unit's uses of macros: what is reported afterwards has notes that show them. */
void diag_read_macros(const Unit *unit);

/* Whether the unit has such pragmas. */
bool diag_has_pragmas(void);

/* The number of errors since diag_begin. */
int diag_errors(void);

/* Whether an error reported since the last flush points into a range or marks part. */
bool diag_is_told(Range r);

/* Calls visit for each error since the last flush, with its clause or "". */
void diag_each_error(void (*visit)(Place place, const char *clause, void *context),
                     void *context);

#endif
