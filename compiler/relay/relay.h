/* relay.h - rewriting Clang's diagnostics in AMP C's terms: types, words of AMP C, and
 * brackets. It works on texts and source files, and knows nothing of libclang. */
#ifndef RELAY_H
#define RELAY_H

#include "diag/diag.h"
#include "text/source.h"

/* A diagnostic of Clang's, with the types in its text as the user wrote them. */
typedef struct Finding {
    Level level;
    Place place;
    const char *text, *flag;
} Finding;

// relay_type.c

/* The prefix of the names that amp.h defines for ampcc alone. */
#define OURS "__ampc_"

/* The text of a diagnostic with its types as the user wrote them; "'X' (aka 'X')" becomes
 * "'X'". */
const char *relay_words(const char *text);

// relay_mixed.c

/* A diagnostic about views or arrays that do not convert, with advice; the text itself for
 * any other. `given` is the source text of the operand, or "". */
const char *relay_mixed(const char *text, const char *given);

/* The cast, as "(float *)", of an element's address to the wanted pointer, or NULL. */
const char *relay_cast(const char *text);

/* Whether a diagnostic says that what is passed, returned or a variable's initializer is no
 * view or array, where one is wanted. */
bool relay_wants_handle(const char *text);

/* Whether a diagnostic says that a function is not what it returns. */
bool relay_is_uncalled(const char *text);

/* Whether a diagnostic says that a pointer to a view or an array is no such view or array. */
bool relay_is_address_of_handle(const char *text);

/* The text to append to an index, an extent, another vector or a tiled index that is used as
 * a number, or to a tiled index that is used as its index or its barrier; in *purpose why, and
 * in *is_left whether it is the left one of two operands. NULL if the diagnostic is about
 * something else. */
const char *relay_component(const char *text, const char **purpose, bool *is_left);

/* Whether a diagnostic says that a short vector, an index or an extent is no other one;
 * their types. */
bool relay_vectors(const char *text, const char **from, const char **to);

// relay_table.c

/* A word that amp.h declares, its arguments (NULL for a type), and an example of use. */
typedef struct Word {
    const char *name, *takes, *example;
} Word;

/* Words of another language, the language, and what to write in AMP C. */
typedef struct Foreign {
    const char *words, *whose, *instead;
} Foreign;

/* The table's entry for a name, or NULL. */
const Word *word_named(const char *name);
const Foreign *foreign_named(const char *name);

/* What to do instead of naming a member of a view, an array, a vector or a handle of the
 * runtime's, whose type's name begins with `type`. */
const char *word_for_member(const char *type, const char *name);

/* The C standard header that declares a type, a macro or an object, or NULL. */
const char *word_header(const char *name);

/* The word of AMP C that `name` seems to stand for: the nearest by edit distance (with
 * Clang's limit), or the only one that it begins; NULL if there is none. */
const char *word_nearest(const char *name);

/* What to write for a function that is called as a member of C++ AMP's may be called in C,
 * as in `amp_accelerator_description(a)`; "" for none. */
const char *word_flattened(const char *name);

/* Whether a name is a keyword of C's. */
bool word_is_keyword(const char *name);

/* Whether a name is a word of amp.h that takes arguments. */
bool word_is_ours(const char *name);

/* Whether it is a type of amp.h's. */
bool word_is_type(const char *name);

// relay_word.c

/* The type of a view, an array, a handle or a future that a diagnostic says to have no
 * member, or NULL; the name at such a place, behind the point. */
const char *word_type_of_member(const char *text);
const char *word_member_at(Place place);

typedef enum WordKind {
    WORD_NONE,
    WORD_FOREIGN,  /* of a neighbouring language */
    WORD_STANDARD, /* of a C standard header, which is WordError.name */
    WORD_FLATTENED, /* a member of C++ AMP's as a function: see word_flattened */
    WORD_MISSPELT, /* nearly a word of AMP C */
    WORD_CLANGS,   /* Clang's or amp.h's own diagnostic says it well */
    WORD_SHORT,    /* a short name while AMP_NO_SHORT_NAMES is defined */
    WORD_MISUSED,  /* with arguments that it does not take */
    WORD_CONSTRUCTOR, /* arguments behind a variable's name, as in C++ */
    WORD_TARGETS,     /* restrict without its parentheses, or C's __restrict */
    WORD_STORAGE,  /* tile_static in the name of a type */
    WORD_MEMBER,   /* a member of what has none: a view, an array, a handle, a future */
    WORD_PLACE,    /* an unknown member of a tiled index */
    WORD_WAIT,     /* an unknown member of a barrier */
    WORD_COMPONENT, /* an unknown component of a vector */
    WORD_NUMBER,   /* an index or a vector where its only number is wanted */
    WORD_TILING,   /* `e.tile<16>()` of an extent */
    WORD_NO_KERNEL, /* a launch's kernel is no block */
    WORD_KERNEL,   /* a kernel without its ^, or without the comma before it */
    WORD_OPEN,     /* a macro's parenthesis is not closed */
    WORD_PARTED,   /* a macro's argument is split by a comma in braces */
    WORD_LOOP,     /* a launch is written as a loop */
    WORD_CLOSED,   /* a launch's parenthesis is closed before its kernel */
    WORD_BRACE,    /* a brace is missing or extraneous in a kernel */
    WORD_PARAMETER, /* a kernel's parameter with no type, or an unknown one */
    WORD_BARE,     /* a word that takes arguments, used without them as a type */
    WORD_CLAUSE,   /* restrict(…) where no clause is allowed */
    WORD_LITERAL,  /* a value as a type and a list, as in other languages */
    WORD_TOP,      /* a statement outside of functions */
    WORD_STRAY,    /* a line outside of functions that begins no declaration */
    WORD_HEAD      /* a statement begins as in another language, or in none */
} WordKind;

typedef struct WordError {
    WordKind kind;
    const char *name;
    Range around; /* the code that Clang misreads; if its source is NULL: the statement */
} WordError;

/* Whether an unknown or misused word is the cause of a diagnostic; sets *e if so. */
bool word_error(const Finding *f, WordError *e);

/* The same for wrong arguments of the macro `name`; moves f->place to its name. */
bool word_macro(Finding *f, const char *name, WordError *e);

/* The key in foreign.def of a place: its word, with <, ::, ( or @ behind it if there is such an
 * entry (a template, a namespace, a function, a word before another one); or the operator
 * there. */
const char *word_key(Place place);

/* The word whose parentheses a place is in, or "". */
const char *word_around(Place place);

/* Whether the word at a diagnostic seems to be used as a type, as in "foo x". */
bool word_is_declaring(const Finding *f);

/* Whether Clang does not know a word that amp.h declares; f->place then is that word. */
bool word_needs_header(Finding *f);

// relay_say.c

/* Whether a word is a way to write C's `restrict` that amp.h's macro does not see. */
bool word_is_qualifier(const char *word);

/* For WORD_TARGETS: the range to replace, and in *targets by which text. */
Range word_targets(const Finding *f, const char **targets);

/* Reports that the program does not include amp.h, which declares the word at f. */
void word_tell_header(const Finding *f);

/* Reports that a type has no such member. */
void word_tell_member(const Finding *f, const char *type, const char *member);

/* Reports an error of any kind but WORD_NONE and WORD_CLANGS. */
void word_tell(const Finding *f, const WordError *e);

// relay_follow.c

/* The begin of the word before an offset, with white space between them skipped. */
unsigned relay_word_behind(const Source *s, unsigned at);

/* Where a word stands last before a place, but for comments; or the length. */
unsigned relay_last_use(const Source *s, const char *word, unsigned place);

/* Whether a diagnostic is about an undeclared name. */
bool relay_is_unknown(const char *text);

/* The text within the first single quotes, in the arena, or "". */
const char *relay_quoted(const char *text);

/* The text around a place between ; { or } on either side; and whether a diagnostic
 * follows from the error `e` in such a statement. */
Range word_statement(Place place);
bool word_follows(const Finding *f, const WordError *e, Range statement);

// relay_bracket.c

/* The offset of a file's first unmatched brace, judged by indentation where that shows
 * it; the file's length if all braces match. */
unsigned relay_unmatched(Source *s);

/* The end of the statement, structure or block header that a closing brace belongs to by
 * indentation, if the opening brace is missing there; else the file's length. */
unsigned relay_bare_header(Source *s, unsigned brace);

/* The code that Clang's error recovery skips after a syntax error: from the begin of the
 * statement to the end of its semicolon, or of its braces. */
Range relay_lost(Place place);

/* The same, but at file scope it ends at a closing brace, such as that of a body. */
Range relay_definition(Place place);

/* The outermost bracket open at a place, such as its function's brace, or the place. */
unsigned relay_function(Place place);

/* Whether a place is in an initializer list. */
bool relay_is_in_list(Place place);

/* The range from relay_function to the matching bracket. */
Range relay_body(Place place);

/* The innermost ( or [ left open at the end of a place's statement, or the length. */
unsigned relay_open_bracket(Place place);

/* Whether the bracket that is missing at a semicolon is further on in its line: a comma is
 * what is missing. */
bool relay_closes_behind(const Source *s, unsigned at, char missing);

/* The closing parentheses and brackets that the statement lacks at a place. */
const char *relay_closing(Place place);

/* The end of the last token before an offset. */
unsigned relay_past_token(Source *s, unsigned at);

/* The place of a diagnostic, or the end of an earlier line where a token is missing. */
Place relay_missing(const Finding *f);

/* Whether a diagnostic is a syntax error. */
bool relay_is_stumble(const char *text);

// relay_margin.c

/* Whether a token is the first one of its line; the blanks that the line of an offset begins
 * with, as the user wrote it. */
bool relay_is_first_on_line(const Source *s, unsigned at);
unsigned relay_indentation(const Source *s, unsigned at);

/* The end of the block of an opening brace by indentation: of the last token before the
 * first line that is indented no deeper than its statement, or what that begins with if it
 * goes on there, as with an else; the brace itself if no line of the block is. */
unsigned relay_block_end(Source *s, unsigned brace);

// relay_end.c

/* The end of the line at which a statement seems to lack its semicolon, searched from a
 * place on; the file's length if there is none. */
unsigned relay_open_end(Place place);

/* The comma at the end of the line before a diagnostic's that is to be a semicolon; the file's
 * length if there is none. */
unsigned relay_comma_at_end(const Finding *f);

/* The name that ends at a place, or is called there. */
const char *relay_last_word(const Source *s, unsigned past);

// relay_short.c

/* The long form of a short name of amp.h, or NULL. */
const char *long_name(const char *name);
void long_name_tell(const Finding *f, const WordError *e);

// relay_bare.c

/* As word_error, for WORD_BARE; moves f->place to the word. */
bool bare_error(Finding *f, WordError *e);
void bare_tell(const Finding *f, const WordError *e);

/* What is meant by a word with its rank that is given arguments, "(16)": "tiled_index(16)" by
 * "tiled_index_1", "index_1" by "index_1"; "" for other words. */
const char *bare_ranked(const char *word, const char *given);

// relay_clause.c

/* As word_error, for WORD_CLAUSE; moves f->place to the clause. */
bool clause_error(Finding *f, WordError *e);
void clause_tell(const Finding *f, const WordError *e);

// relay_literal.c

/* As word_error, for WORD_LITERAL. */
bool literal_error(Finding *f, WordError *e);
void literal_tell(const Finding *f, const WordError *e);

// relay_top.c

/* As word_error, for WORD_TOP; moves f->place to the statement's first word. */
bool top_error(Finding *f, WordError *e);
void top_tell(const Finding *f, const WordError *e);

/* How it is read: the text to be parsed in the place of a range. */
void top_reading(const WordError *e, Range *range, const char **put);

// relay_list.c

/* As word_error, for WORD_BRACE where an initializer lacks its opening one; moves f->place
 * to its first element. */
bool list_error(Finding *f, WordError *e);

// relay_gap.c

/* The bracket or = that is missing between two operands before a diagnostic's place or, of a
 * launch that seems to be closed, in it; and *at where, behind the first of them. 0 if none is. */
char gap_missing(const Finding *f, const WordError *e, unsigned *at);

// relay_stray.c

/* As word_error, for WORD_STRAY; moves f->place to the line's first token. */
bool stray_error(Finding *f, WordError *e);
void stray_tell(const Finding *f, const WordError *e);

// relay_head.c

/* As word_error, for WORD_HEAD; moves f->place to the head's first word. */
bool head_error(Finding *f, WordError *e);
void head_tell(const Finding *f, const WordError *e);

// relay_read.c

/* How a head of another language is read: the text to be parsed in the place of a range. */
typedef struct HeadReading {
    Range range;
    const char *put;
    bool is_open; /* nobody knows its condition */
} HeadReading;

/* Returns false if it is to stay as it is. */
bool head_reading(const Finding *f, const WordError *e, HeadReading *r);

// relay_port.c

/* How a word of C++ AMP's, or a variable with a constructor, is read: the text to be parsed
 * in the place of a range. False if that is not certain. */
bool port_reading(const Finding *f, const WordError *e, Range *range, const char **put);

/* Returns whether a message is about `f<float>(x)`, of a function that has no such list. */
bool port_is_call_with_list(const Finding *f);

/* The end of the list that the user has written behind a name that begins at an offset, as in
 * `f<float>(x)`; that offset if there is none. */
unsigned port_list_end(const Source *s, unsigned name);

/* The name of the variable whose values a place is in, `array_view(float, 1) v(p, n)`, or "". */
const char *port_constructed(Place place);

// relay_launch.c

/* As word_error, for WORD_LOOP, and WORD_CLOSED of a launch whose kernel stands behind its
 * parenthesis; moves f->place to that or to the launch. */
bool launch_error(Finding *f, WordError *e);

// relay_brace.c

/* As word_error, for WORD_BRACE; moves f->place to where the brace is missing, or to the
 * extraneous one. */
bool brace_error(Finding *f, WordError *e);
void brace_tell(const Finding *f, const WordError *e);

// relay_open.c

/* As word_error, for WORD_OPEN; moves f->place to the word. */
bool syntax_unclosed(Finding *f, WordError *e);

/* Sets *e to WORD_OPEN if the parenthesis of the word at a place, which takes no kernel, is
 * open up to one. */
bool syntax_open(const Finding *f, WordError *e);

/* Whether a brace or a block comes before the parenthesis of a word is closed. */
bool syntax_takes_body(const Source *s, unsigned word);

/* The end of the arguments of a macro whose parenthesis is not closed. */
unsigned syntax_end_of_arguments(const Source *s, unsigned word);

/* What one of some characters is in the parentheses of the word at an offset, in no
 * others; the length where there is none. A block's brace is none of a literal. */
unsigned syntax_find_argument(const Source *s, unsigned word, const char *characters);

// relay_syntax.c

/* As word_error, for WORD_KERNEL, WORD_OPEN, WORD_PARTED, WORD_CLOSED, WORD_PARAMETER, and
 * braces; moves f->place to the error. */
bool syntax_error(Finding *f, WordError *e);

/* What a launch has before its kernel, `parallel_for_each(extent(n), `, around a place;
 * nowhere if the place is in none. */
Range syntax_launch_head(Place place);

/* The launch whose text is before a place in one statement, or the source's length. */
unsigned syntax_launch_before(const Source *s, Range statement, unsigned place);

/* Reports what syntax_error found. */
void syntax_tell(const Finding *f, const WordError *e);

#endif
