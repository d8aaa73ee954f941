/* relay_said.h - what Clang said of a program, as relay.c heard it. */
#ifndef RELAY_SAID_H
#define RELAY_SAID_H

#include "lower.h"
#include "relay/relay.h"

/* A message of Clang's, and what is behind it. */
typedef struct Said {
    CXDiagnostic diagnostic;
    Finding finding;
    const char *raw; /* Clang's own words */
    WordError word;
    bool is_told;    /* or is not to be */
    bool is_mended;  /* it is of what was missing and is now there */
    bool is_in_macro; /* it points into a macro's body */
    bool is_repeated; /* a foreign word that has been told of */
    Place declared;  /* of a function that is called before: where it is declared */
    Place opening;   /* the bracket that it is to match, */
    bool is_reworded; /* it is not what Clang says, nor is its fix: */
    Range fixed;      /* what this is for, */
    const char *fix;  /* and the text; NULL: none */
} Said;
typedef LIST(Said) Conversation;

/* // relay_listen.c */

/* What notes about macros begin with. */
#define RELAY_EXPANDED "expanded from macro"

/* Where a message points, and the word there, be it by its range; tile_static where what
 * stands behind it does not go with it. */
Place relay_place_of(Lower *l, CXDiagnostic d);
const char *relay_word_of(Lower *l, CXDiagnostic d, Place place, const char *text);

/* Whether something is in the body of a macro that is used. */
bool relay_is_in_macro(CXSourceLocation location);

/* All that Clang has said, and its end. */
Conversation relay_listen(Lower *l, Level least);
void relay_hang_up(Conversation *all);

/* // relay_mend.c */

/* Whether a message is about a semicolon that is missing at the end of a line, or before a
 * brace. */
bool relay_lacks_semicolon(const Said *said);

/* Whether a message is of a brace that was missing, and may be on another line. */
bool relay_is_late_brace(const Said *said);

/* Adds what was said of what is mended. */
void relay_add_mended(Lower *l, Conversation *all);

/* // relay_guess.c */

/* Whether a message is of a bracket that may be missing at other places of its line, too. */
bool relay_is_guess(const Said *said);

/* Marks what is not to be told, since it follows from such places. */
void relay_drop_guessed(Conversation *all);

/* // relay_drop.c */

/* Whether an error is behind another one in its file. */
bool relay_is_behind(const Said *said, const Said *other);

/* Marks what is not to be told, since it follows from what else was said. */
void relay_drop(Conversation *all);

/* // relay_absent.c */

/* Whether a message is of a header that is missing. */
bool relay_lacks_header(const char *text);

/* Marks what may be said only because one is missing. */
void relay_drop_absent(Lower *l, Conversation *all);

/* // relay.c */

/* Whether the program includes amp.h. */
bool relay_includes_amp(const Lower *l);

/* // relay_uses.c */

/* Whether a message is about the type of something. */
bool relay_is_about_type(const char *text);

/* Whether a declaration ends with a name, where it should not. */
bool relay_is_behind_name(const Finding *f, const char *name);

/* Marks what is said of the uses of what could not be declared. */
void relay_drop_uses(Conversation *all);

/* // relay_reword.c */

/* Whether a statement seems to declare a name. */
bool relay_declares(Range statement, const char *name);

/* Tells of what is wrong in place of what Clang takes it for. */
void relay_reword(Conversation *all);

#endif
