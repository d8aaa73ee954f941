/* relay.h - Clang's messages on their way to the user. */
#ifndef RELAY_H
#define RELAY_H

#include "diag/diag.h"
#include "text/source.h"

/* A message of Clang's, in AMP C's words. */
typedef struct Finding {
    Level level;
    Place place;
    const char *text, *flag;
} Finding;

/* // relay_type.c */

/* What the names that are between amp.h and ampcc begin with. */
#define OURS "__ampc_"

/* A message with its types as the user wrote them; "'X' (aka 'X')" loses its
 * aka. */
const char *relay_words(const char *text);

/* // relay_mixed.c */

/* A message about views that do not convert, with what to do; `given`: what the
 * program has there, or "". */
const char *relay_mixed(const char *text, const char *given);

/* "(float *)" where the address of an element is to be a pointer, or NULL. */
const char *relay_cast(const char *text);

/* Where an index, an extent or a tiled index is given for a number: what to
 * write behind it, and what for; else NULL. */
const char *relay_component(const char *text, const char **purpose);

/* // relay_table.c */

/* A word that amp.h declares: what it takes, or NULL for a type, and an example. */
typedef struct Word {
    const char *name, *takes, *example;
} Word;

/* Words of another language: whose they are, and what to write instead. */
typedef struct Foreign {
    const char *words, *whose, *instead;
} Foreign;

/* The entry of a name, or NULL. */
const Word *word_named(const char *name);
const Foreign *foreign_named(const char *name);

/* The header of C's that declares a type, a macro or an object, or NULL. */
const char *word_header(const char *name);

/* The word that `name` is a misspelling of, by Clang's own measure, or the beginning of;
 * amp_atomic_add lacks its fetch_. */
const char *word_nearest(const char *name);

/* Whether amp.h declares a word, which takes arguments. */
bool word_is_ours(const char *name);

/* Whether one is a type's name. */
bool word_is_type(const char *name);

/* // relay_word.c */

typedef enum WordKind {
    WORD_NONE,
    WORD_FOREIGN,  /* of a neighbouring language */
    WORD_STANDARD, /* of a header of C's, which is its name here */
    WORD_MISSPELT, /* nearly a word of AMP C */
    WORD_CLANGS,   /* what Clang or amp.h says of it itself */
    WORD_SHORT,    /* where AMP_NO_SHORT_NAMES is defined */
    WORD_MISUSED,  /* with other arguments than it takes */
    WORD_CONSTRUCTOR, /* arguments behind a variable's name, as C++ has them */
    WORD_TARGETS,     /* restrict without its parentheses */
    WORD_MEMBER,   /* a member of a view, which has none */
    WORD_PLACE,    /* or of a tiled index, which has others */
    WORD_WAIT,     /* or of a barrier */
    WORD_COMPONENT, /* or of a vector, which has components */
    WORD_NO_KERNEL, /* what is no block stands for a kernel */
    WORD_KERNEL,   /* a kernel without its ^, or the comma before it */
    WORD_OPEN,     /* a macro's parenthesis that is not closed */
    WORD_PARTED,   /* its arguments that have braces with commas in them */
    WORD_CLOSED,   /* or a launch's that is before its kernel */
    WORD_BRACE,    /* or a brace in a kernel */
    WORD_PARAMETER, /* a kernel's parameter without a type, or with no known one */
    WORD_BARE,     /* one that takes arguments stands for a type */
    WORD_CLAUSE,   /* restrict(…) where no clause may stand */
    WORD_LITERAL   /* a type and a list, as other languages make values */
} WordKind;

typedef struct WordError {
    WordKind kind;
    const char *name;
    Range around; /* what Clang misreads; without a source: the statement */
} WordError;

/* Whether a word that Clang does not know is behind a message. */
bool word_error(const Finding *f, WordError *e);

/* The same of a macro's arguments; the message is to point at its name. */
bool word_macro(Finding *f, const char *name, WordError *e);

/* Whether a word seems to be a type, "foo x". */
bool word_is_declaring(const Finding *f);

/* Whether a message is about a word that amp.h declares, at which it then points. */
bool word_needs_header(Finding *f);

/* // relay_say.c */

/* Of WORD_TARGETS: what stands for the parentheses, and these. */
Range word_targets(const Finding *f, const char **targets);

/* Says that amp.h is missing, which declares a word. */
void word_tell_header(const Finding *f);

/* That a view or an array has no member such as f points at. */
void word_tell_member(const Finding *f, const char *type);

/* Reports it, but for WORD_CLANGS. */
void word_tell(const Finding *f, const WordError *e);

/* // relay_follow.c */

/* Where the word begins that ends before a place, but for blanks. */
unsigned relay_word_behind(const Source *s, unsigned at);

/* Whether Clang says of a word that it does not know it. */
bool relay_is_unknown(const char *text);

/* What stands between the first quotes, or "". */
const char *relay_quoted(const char *text);

/* The statement around a place, and whether a message comes of its being
 * wrong. */
Range word_statement(Place place);
bool word_follows(const Finding *f, const WordError *e, Range statement);

/* // relay_bracket.c */

/* Where the first brace of a file is that has none that goes with it, by how lines are
 * indented; its length, where all have. */
unsigned relay_unmatched(Source *s);

/* Behind the header of a statement, a structure or a block that a closing brace seems to
 * go with, by how lines are indented, where its opening one is missing; else the length. */
unsigned relay_bare_header(Source *s, unsigned brace);

/* The text that Clang skips where it does not understand a place: from where the
 * statement begins to the semicolon where it goes on. */
Range relay_lost(Place place);

/* The same, which outside of functions ends with a body. */
Range relay_definition(Place place);

/* Where the function begins that a place is in, or the place; its body does. */
unsigned relay_function(Place place);

/* Whether a place is in a list of initializers. */
bool relay_is_in_list(Place place);

/* That function's body. */
Range relay_body(Place place);

/* The bracket that is open in a place's statement up to its end, or the length. */
unsigned relay_open_bracket(Place place);

/* The parentheses and brackets that close what is open at a place in its statement. */
const char *relay_closing(Place place);

/* Behind the last token before a place. */
unsigned relay_past_token(Source *s, unsigned at);

/* Where the first token begins from a place on. */
unsigned relay_next_token(const Source *s, unsigned at);

/* The place of a message, or of what it says is missing before it on an earlier line. */
Place relay_missing(const Finding *f);

/* Whether Clang says that it met what cannot stand there. */
bool relay_is_stumble(const char *text);

/* // relay_end.c */

/* Where a statement seems to end without its semicolon, from a place in it on, at the end of
 * a line; or the length. */
unsigned relay_open_end(Place place);

/* // relay_short.c */

/* What stands for a short name of amp.h without these, or NULL. */
const char *long_name(const char *name);
void long_name_tell(const Finding *f, const WordError *e);

/* // relay_bare.c */

/* The same of WORD_BARE; the message is to point at the word. */
bool bare_error(Finding *f, WordError *e);
void bare_tell(const Finding *f, const WordError *e);

/* // relay_clause.c */

/* The same of WORD_CLAUSE; the message is to point at the clause. */
bool clause_error(Finding *f, WordError *e);
void clause_tell(const Finding *f, const WordError *e);

/* // relay_literal.c */

/* The same of WORD_LITERAL. */
bool literal_error(Finding *f, WordError *e);
void literal_tell(const Finding *f, const WordError *e);

/* // relay_syntax.c */

/* The same of WORD_KERNEL, WORD_OPEN, WORD_PARTED, WORD_CLOSED, WORD_BRACE and
 * WORD_PARAMETER; the message is to point at what is wrong. */
bool syntax_error(Finding *f, WordError *e);
/* Where the arguments end of a macro whose parenthesis is not closed. */
unsigned syntax_end_of_arguments(const Source *s, unsigned word);

void syntax_tell(const Finding *f, const WordError *e);

#endif
