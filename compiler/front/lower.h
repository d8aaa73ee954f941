/* lower.h - the interface within the front end, which turns libclang's cursors into
 * ampcc's AST. Only the files of compiler/front include it, and with it clang-c.
 */
#ifndef LOWER_H
#define LOWER_H

#include "diag/diag.h"
#include "front.h"
#include "text/source.h"
#include "translate.h"
#include "tree/tree.h"

#include <clang-c/Index.h>

/* An error that Clang reported, with Clang's text. */
typedef struct Mistake {
    Level level;
    Place place;
    const char *text;
    bool is_mended;  /* Clang's error recovery continued as if its fix-it were applied */
    bool is_skipped; /* it skipped this code: an entry that lower_hole.c adds */
} Mistake;

/* The files of a translation unit. */
typedef struct Files {
    Map sources;           /* CXFile -> Source */
    LIST(CXFile) distinct; /* one for each Source */
} Files;

typedef LIST(Range) Ranges;

/* The state of lowering one translation unit. */
typedef struct Lower {
    CXTranslationUnit tu;
    Unit *unit;
    const char *include_directory;
    Files files;
    Map decls;            /* hash of a cursor -> DeclEntry chain */
    Map records;          /* the same, -> Record */
    Map typedefs;         /* name -> Type, of those at file scope */
    Function *function;   /* the one being lowered, or NULL */
    const ExpandedFiles *text; /* parsed instead of the files' own text, or NULL */
    const Unit *expanded; /* the unit with its macros expanded, or NULL */
    Map swizzles;         /* if `expanded`: libclang's expression -> its swizzle */
    bool has_pragmas;     /* one of them contains a _Pragma */
    int macro_uses;       /* nested in the macro use being searched for _Pragma */
    LIST(Mistake) mistakes; /* Clang's errors */
    Map undefined;          /* the tags of structures that are told of as not defined */
    LIST(Range) lost;       /* the code that error recovery skipped */
    LIST(struct Mend *) mends; /* repairs in the parsed text: mend.c */
    LIST(Place) any_lengths; /* the names of arrays that have any length, */
    LIST(Place) any_starts;  /* and of tile_static variables that begin with any value:
                                mend_tile.c */
    Map holes, local_holes; /* names whose declarations are holes: lower_hole.c */
    Ranges wrong_head;      /* the parameters, and the result type, of the function being
                               lowered that contain errors */
    Map macro_holes;        /* cache: macro -> whether its body names a hole */
    int macro_holes_of;     /* the number of names that the cache is valid for */
} Lower;

typedef LIST(CXCursor) Cursors;

/* A call of libclang's parser. */
typedef struct Parse {
    CXIndex index;
    const Translation *t;
    const ExpandedFiles *expanded; /* parsed instead of the files' own text, or NULL */
    bool is_careful;               /* no spell checking: names are not guessed */
    CXTranslationUnit tu;          /* out: the caller disposes of it; NULL on failure */
} Parse;

// front_read.c
void front_parse(void *parse); /* a Parse; void * for crash_contain */
bool lower_is_our_header(const Lower *l, const char *path);
Source *lower_source(Lower *l, CXFile file);
Range lower_range(Lower *l, CXSourceRange range);
Range lower_cursor_range(Lower *l, CXCursor c);
unsigned lower_point(Lower *l, CXSourceLocation location);
Cursors lower_children(CXCursor c);
const char *lower_string(CXString s);          /* copies s to the arena, disposes of s */
const char *lower_spelling(CXCursor c);
bool lower_evaluate(CXCursor c, uint64_t *value); /* false: no integer constant */

/* Sets the spelling location of a cursor, which may be in a macro's definition; returns
 * false if it has none. */
bool lower_spelled_at(Lower *l, CXCursor c, Source **source, unsigned *offset);
void *lower_found(Map *m, CXCursor key);       /* NULL when absent */
void lower_remember(Map *m, CXCursor key, void *value);

// front_crash.c

/* After libclang crashed: parses again with the functions' names that make it crash
 * replaced by 0, and adds these to `uncalled`. Returns false, with an error reported, if
 * that does not help. */
bool front_mend_crash(Parse *p, Ranges *uncalled);

/* Reports the uncalled names as errors, and restores the main file's text. */
void front_report_uncalled(Lower *l, const Ranges *uncalled);

// lower_type.c
Type *lower_type(Lower *l, CXType t);
Type *lower_declared_type(Lower *l, CXCursor decl); /* as the declaration writes it */
Type *lower_declared_result(Lower *l, CXCursor function); /* of a function, likewise */
Type *lower_decayed(const Type *array);          /* the pointer that it decays to */
Type *lower_pointer_to(Lower *l, CXType t);

// lower_init.c

/* An item of an initializer list with its designators, the children before the value. */
Node *lower_designated(Lower *l, CXCursor c, Cursors kids);

// lower_decl.c
void lower_top(Lower *l, CXCursor c);
Decl *lower_variable(Lower *l, CXCursor c);
Decl *lower_declared(Lower *l, CXCursor c); /* the same without its initializer */

/* The expression that an amp function's local tiled index or barrier is initialized as
 * a copy of, and whose uses replace the variable's; NULL for any other variable. */
const Node *lower_copied(const Decl *d);
Decl *lower_reference(Lower *l, CXCursor c);   /* the declaration a cursor refers to */
Function *lower_block(Lower *l, CXCursor literal);

// lower_expr.c

/* An expression; a new node at its place. */
Node *lower_expr(Lower *l, CXCursor c);
Node *lower_node(Lower *l, NodeKind kind, CXCursor c, int kid_count);

/* An integer constant. */
Node *lower_constant(Lower *l, CXCursor c, uint64_t value);

/* An integer constant with unevaluated operands, such as a sizeof; sets mentions_amp. */
Node *lower_folded(Lower *l, CXCursor c, uint64_t value);

/* A node whose kids are lowered from the cursor's last `count` children. */
Node *lower_with_kids(Lower *l, NodeKind kind, CXCursor c, int count);

// lower_name.c: NULL if ampcc has no declaration of it
Node *lower_name(Lower *l, CXCursor c);
Node *lower_member(Lower *l, CXCursor c);

// lower_swizzle.c

/* Whether an operand is a vector or a pointer to one. */
bool lower_has_vector(CXCursor operand);

/* The lanes of a swizzle of such an operand in the letters xyzw, or "" for an implicit
 * cast. NULL for anything else, and if a macro hides it, which goes to unit->hidden. */
const char *lower_lanes(Lower *l, CXCursor c, CXCursor operand);

/* Lists the expressions that may be swizzles, with the words l->expanded has for them. */
void lower_list_swizzles(Lower *l);

// lower_operator.c: NULL if there is no node kind for it
Node *lower_unary(Lower *l, CXCursor c);
Node *lower_binary(Lower *l, CXCursor c);
Node *lower_conditional(Lower *l, CXCursor c); /* never NULL */

// lower_call.c
Node *lower_call(Lower *l, CXCursor c); /* NULL likewise */

// lower_generic.c

/* The index, among a _Generic's children, of the association that is selected; -1 if
 * that cannot be determined. */
int lower_association(Lower *l, CXCursor c, Cursors kids);

// lower_stmt.c
Node *lower_stmt(Lower *l, CXCursor c);

/* A node whose kids are all the statements and expressions among a cursor's children. */
Node *lower_all_kids(Lower *l, NodeKind kind, CXCursor c);

/* Adds the lengths in the variably modified type of a declaration or a cast; `value`
 * is the initializer or the operand. */
void lower_add_sizes(Lower *l, CXCursor c, CXCursor value, Nodes *sizes);

// lower_hole.c

/* Finds the holes that Clang's errors leave at file scope; returns false if an error may
 * affect any part of the program, which then cannot be lowered. */
bool lower_find_holes(Lower *l);

/* Whether a statement or file-scope declaration is a hole, not to be lowered; the names
 * that it declares become holes too. */
bool lower_is_hole(Lower *l, CXCursor c);

/* Adds to f->holes the statements of its body that Clang's AST does not contain. */
void lower_add_holes(const Lower *l, Function *f);

// lower_head.c

/* Whether all errors in a function definition are in its parameters or result type, so
 * that its body can be lowered; sets wrong_head to these. */
bool lower_is_head_wrong(Lower *l, CXCursor c);
bool lower_is_in_wrong_head(const Lower *l, const Source *s, unsigned at);

/* Whether there is an error in a block's parameters or clause. */
bool lower_is_block_wrong(Lower *l, CXCursor c);

// lower_pragma.c

/* Records a user's macro; the _Pragmas that a use of one in a file expands to. */
void lower_macro(Lower *l, CXCursor definition);
void lower_macro_pragmas(Lower *l, CXCursor use);

/* What a word in the body of a user's macro stands for where the macro is used at an offset:
 * the argument if it is a parameter, else itself. */
const char *lower_macro_word(Lower *l, const Source *s, unsigned use, const char *word);

// lower_launch.c
void lower_launches(Lower *l);

// mend.c

/* Parses the file again with missing semicolons and brackets inserted, if errors make
 * Clang skip code; replaces l->tu. */
void front_mend_text(Lower *l, const Parse *first);

/* The text that the user wrote, if the parsed text was mended; else NULL. */
const char *mend_written(const Lower *l, const Source *s);

// message_absent.c

/* Whether an included file was not found, other than a header of another language. It
 * makes libclang discard the diagnostics fetched before. */
bool front_lacks_header(CXTranslationUnit tu);

// message.c

/* Reports Clang's diagnostics from level `least` up; false if one is an error. */
bool message_diagnostics(Lower *l, Level least);

// message_listen.c

/* Where a diagnostic is in the body of the user's macro that is expanded at its place, or
 * nowhere. */
Place message_body_place(Lower *l, CXDiagnostic d);

// message_tell.c

/* Each reports a diagnostic of the kind that it knows, in AMP C's terms,
 * and returns true; false: it has reported nothing. */
struct Finding;
bool message_tell_read_only(Lower *l, const struct Finding *f);
bool message_tell_address(Lower *l, const struct Finding *f);
bool message_tell_atomic(Lower *l, const struct Finding *f, const char *name);
bool message_tell_size(Lower *l, CXDiagnostic d, const struct Finding *f);
bool message_tell_extent(Lower *l, const struct Finding *f);
bool message_tell_cast(Lower *l, const struct Finding *f);

/* v->member of a view, which Clang takes for a member of its first element. */
bool message_tell_arrow(Lower *l, const struct Finding *f);

/* The first element of an array's first row, or of its row "m[0]". */
const char *message_first_row(Lower *l, const char *operand, Place place);

/* Reports the capture of a C array by a kernel. */
void message_tell_array(Lower *l, const char *name, Place place);

/* A subscript that C itself rejects; a subscript of a tiled index, or one too many. */
bool message_is_odd_subscript(Lower *l, CXDiagnostic d, const struct Finding *f);
bool message_tell_subscript(Lower *l, CXDiagnostic d, const struct Finding *f);

// message_leave.c: as in message_tell.c
bool message_tell_result(Lower *l, const struct Finding *f, Map *told);
bool message_tell_jump(Lower *l, const struct Finding *f);

// message_value.c: as in message_tell.c

/* The expression that is wrong: what Clang marks last. */
Range message_value_range(Lower *l, CXDiagnostic d, const struct Finding *f);

/* Whether a variable is given an index or a vector where it is to have the only number that
 * this may stand for; the range of it, and what is missing behind. */
bool message_is_number_of(Lower *l, CXDiagnostic d, const struct Finding *f, Range *r,
                          const char **component);
bool message_tell_component(Lower *l, CXDiagnostic d, const struct Finding *f);
bool message_tell_vectors(const struct Finding *f);
bool message_tell_static(Lower *l, CXDiagnostic d, const struct Finding *f); /* initializers */
bool message_tell_uncalled(Lower *l, CXDiagnostic d, const struct Finding *f);

/* An index, or another vector, as the condition of a statement. */
bool message_tell_condition(Lower *l, CXDiagnostic d, const struct Finding *f);

// message_search.c

void message_tell_tiles(Lower *l); /* every tile whose size is not constant */
Place message_late_function(Lower *l, const char *name, Place call); /* declared behind it */
bool message_has_macro(Lower *l, const char *name);
Range message_macro_range(Lower *l, const char *name); /* of its definition, or nowhere */
bool message_has_semicolon(Lower *l, const char *name); /* whether it is a macro with one */

#endif
