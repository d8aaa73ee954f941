/* message.h - Clang's messages (diagnostics) as a list, and the passes over it that drop or
 * reword some of them before message.c reports the rest. What they say in AMP C's words is
 * the matter of relay/, which knows nothing of libclang.
 */
#ifndef MESSAGE_H
#define MESSAGE_H

#include "lower.h"
#include "relay/relay.h"

/* A diagnostic of Clang's, and what is known of its cause. */
typedef struct Said {
    CXDiagnostic diagnostic;
    Finding finding;
    const char *raw; /* Clang's text */
    WordError word;
    bool is_told;    /* it need not be reported any more */
    bool is_mended;  /* the parsed text has been mended accordingly: mend.c */
    bool is_in_macro; /* it points into a macro's body */
    bool is_repeated; /* a foreign word that was reported before */
    Place declared;  /* the later declaration of a function called before it */
    Place opening;   /* the bracket to be matched */
    bool is_placed;  /* indentation shows where the closing brace is missing */
    bool is_reworded; /* finding.text and `fix` replace Clang's text and fix-it */
    Range fixed;      /* the range that the fix-it replaces, */
    const char *fix;  /* and by which text; NULL: no fix-it */
} Said;
typedef LIST(Said) Conversation;

// message_listen.c

/* A note of a diagnostic's; all of one, which live as long as it does. */
typedef struct Note {
    CXDiagnostic diagnostic;
    Place place;
    const char *text;
} Note;
typedef LIST(Note) Notes;
Notes message_notes_of(Lower *l, CXDiagnostic d);

/* The beginnings of Clang's notes about macro expansions, and about headers. */
#define RELAY_EXPANDED "expanded from macro"
#define RELAY_INCLUDE "include the header "

/* The word at the place of a diagnostic, or at its first range ("" if none), or tile_static
 * if it is the `static` behind it that is wrong. */
const char *message_word_of(Lower *l, CXDiagnostic d, Place place, const char *text);

/* The name that it is about, where that word is a macro of the user's: the one that is in
 * the macro's body, or was given for it. */
const char *message_name_of(Lower *l, CXDiagnostic d, Place place, const char *word);

/* Whether a location is in the body of a macro that is expanded. */
bool message_is_in_macro(CXSourceLocation location);

/* All of Clang's diagnostics, those below `least` marked as not to be reported, and its
 * errors added to l->mistakes; the second function releases them. */
Conversation message_listen(Lower *l, Level least);
void message_hang_up(Conversation *all);

// mend_close.c

/* Whether a diagnostic is about a semicolon missing at the end of a line or before a
 * closing brace. */
bool mend_lacks_semicolon(const Said *said);

// mend.c

/* Adds the diagnostics of earlier parses whose causes have been mended. */
void mend_add_mended(Lower *l, Conversation *all);

// mend_domain.c

/* If a diagnostic is about what a launch has before its kernel, where a name is unknown or
 * an extent wrong: the range of that, and in *put the text to be parsed instead. Else
 * nowhere. */
Range mend_unknown_domain(const Conversation *all, const Said *said, const char **put);

// message_undeclared.c

/* Rewords what is said of functions that are declared below their first call, or in a header
 * that is missing; each of these is told of once. */
void message_undeclared(Lower *l, Conversation *all);

// message_undefined.c

/* Leaves one message of each structure that is used but defined nowhere. */
void message_undefined(Lower *l, Conversation *all);

// message_tag.c

/* Leaves one message of each structure that is named without its keyword. */
void message_tags(Conversation *all);

// mend_macro.c

/* If a diagnostic is a syntax error at a mark too much in a macro's definition, or behind the
 * name of a macro that ends with one: what is wrong, and the mark's place. Else NULL. */
const char *mend_wrong_of_macro(Lower *l, const Said *said, Place *mark);

/* If a diagnostic is about the use of a macro with arguments, as in `AT(1, 2)`, that has a
 * blank before its parameters, `#define AT (x, y) (x + y)`: the blank. Else nowhere. */
Range mend_blank_of_macro(Lower *l, const Said *said);

/* Where the second word of the line of an offset is, the name that a #define defines; in
 * *directive where the first one is, behind the #. */
unsigned mend_defined(Source *s, unsigned at, unsigned *directive);

// mend_tile.c

/* The same if it is about a tile_static array of variable length: the range of its lengths;
 * or about a tile_static variable's initializer. */
Range mend_any_length(const Said *said, const char **put);
void mend_drop_ends(Conversation *all); /* what is said of the number's being too small */
Range mend_initializer(const Said *said, const char **put);

// message_guess.c

/* Whether a diagnostic is about a closing brace that was inserted on a later line than
 * its opening one, perhaps too late. */
bool message_is_late_brace(const Said *said);

/* Whether a diagnostic is about a bracket that may be missing elsewhere on its line. */
bool message_is_guess(const Said *said);

/* Drops the diagnostics that result from the place assumed for such a bracket. */
void message_drop_guessed(Conversation *all);

// message_drop.c

/* Whether `said` is an error that comes after `other` in the same file. */
bool message_is_behind(const Said *said, const Said *other);

/* Returns where a name ends that a statement declares: with the loop, or with the block around
 * it. */
unsigned message_scope_end(Range statement);

/* Drops the diagnostics that only follow from other errors. */
void message_drop(Conversation *all);

// message_absent.c

/* Whether a diagnostic says that an included file was not found. */
bool message_lacks_header(const char *text);

/* Drops the diagnostics that may only follow from a missing header. */
void message_drop_absent(Lower *l, Conversation *all);

// message.c

/* Whether the program includes amp.h. */
bool message_includes_amp(const Lower *l);

// message_uses.c

/* Whether a diagnostic is about the type of an expression. */
bool message_is_about_type(const char *text);

/* Whether a diagnostic misses the semicolon of a declaration after this name, or before it. */
bool message_is_behind_name(const Finding *f, const char *name);

/* Drops the diagnostics about uses of names whose declarations are wrong. */
void message_drop_uses(Conversation *all);

// message_behind.c

/* Drops the diagnostics about what belongs to a word that is wrong itself. */
void message_drop_behind(Conversation *all);

// message_reword.c

/* Whether a statement seems to declare a name. */
bool message_declares(Range statement, const char *name);

/* Rewords the diagnostics in which Clang mistakes the actual error for another one. */
void message_reword(Conversation *all);

#endif
