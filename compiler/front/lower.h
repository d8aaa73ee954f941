/* lower.h - inside the front end: libclang's cursors and our trees.
 *
 * Only front*.c, relay.c and lower_*.c include this file, and clang-c with it.
 */
#ifndef LOWER_H
#define LOWER_H

#include "diag/diag.h"
#include "front.h"
#include "text/source.h"
#include "translate.h"
#include "tree/tree.h"

#include <clang-c/Index.h>

/* An error of Clang's, in its own words. */
typedef struct Mistake {
    Level level;
    Place place;
    const char *text;
    bool is_mended;  /* it reads on as if its fix had been made, */
    bool is_skipped; /* or skips what is there */
} Mistake;

/* The files of a translation unit. */
typedef struct Files {
    Map sources;           /* CXFile -> Source */
    LIST(CXFile) distinct; /* one for each Source */
} Files;

typedef LIST(Range) Ranges;

/* What lowering needs to know while it goes. */
typedef struct Lower {
    CXTranslationUnit tu;
    Unit *unit;
    const char *include_directory;
    Files files;
    Map decls;            /* hash of a cursor -> DeclEntry chain */
    Map records;          /* the same, -> Record */
    Map typedefs;         /* name -> Type, of those at file scope */
    Function *function;   /* that is being lowered, or NULL */
    const ExpandedFiles *text; /* of files, in place of their own, or NULL */
    const Unit *expanded; /* the unit with its macros expanded, or NULL */
    Map swizzles;         /* with that: libclang's expression -> its word */
    Map macros;           /* name -> definition's text, of the user's */
    bool has_pragmas;     /* one of them has a _Pragma */
    int macro_uses;       /* in the use that is looked at */
    LIST(Mistake) mistakes; /* that Clang found */
    LIST(Range) lost;       /* what it skipped there */
    LIST(struct Mend *) mends; /* what is read as if it stood there: relay_mend.c */
    Map holes, local_holes; /* names that stand for nothing: lower_hole.c */
    Ranges wrong_head;      /* the parameters and the result of the function that is
                               lowered that Clang guessed types for */
    Map macro_holes;        /* macro -> whether it names one */
    int macro_holes_of;     /* how many names there were */
} Lower;

typedef LIST(CXCursor) Cursors;

/* A call of libclang's parser. */
typedef struct Parse {
    CXIndex index;
    const Translation *t;
    const ExpandedFiles *expanded; /* texts in place of files, or NULL */
    bool is_careful;               /* what a name may mean is not guessed */
    CXTranslationUnit tu;          /* out: NULL where it cannot */
} Parse;

/* // front.c */
void front_parse(void *parse);
bool lower_is_our_header(const Lower *l, const char *path);
Source *lower_source(Lower *l, CXFile file);
Range lower_range(Lower *l, CXSourceRange range);
Range lower_cursor_range(Lower *l, CXCursor c);
unsigned lower_point(Lower *l, CXSourceLocation location);
Cursors lower_children(CXCursor c);
const char *lower_string(CXString s);          /* disposes of s */
const char *lower_spelling(CXCursor c);
bool lower_evaluate(CXCursor c, uint64_t *value);

/* Where something was spelled, be it in a macro's definition. */
bool lower_spelled_at(Lower *l, CXCursor c, Source **source, unsigned *offset);
void *lower_found(Map *m, CXCursor key);       /* NULL when absent */
void lower_remember(Map *m, CXCursor key, void *value);

/* // front_crash.c */

/* Parses what the parser crashed on without what made it crash, which it
 * lists; false, with a message, where that cannot be. */
bool front_mend_crash(Parse *p, Ranges *uncalled);

/* Reports these, and gives the file its own text again. */
void front_report_uncalled(Lower *l, const Ranges *uncalled);

/* // lower_type.c */
Type *lower_type(Lower *l, CXType t);
Type *lower_declared_type(Lower *l, CXCursor decl); /* as the declaration writes it */
Type *lower_decayed(const Type *array);          /* what it decays to */
Type *lower_pointer_to(Lower *l, CXType t);

/* // lower_init.c */

/* An item of a list with its designators, which are the kids before the value. */
Node *lower_designated(Lower *l, CXCursor c, Cursors kids);

/* // lower_decl.c */
void lower_top(Lower *l, CXCursor c);
Decl *lower_variable(Lower *l, CXCursor c);
Decl *lower_declared(Lower *l, CXCursor c); /* the same without its initializer */

/* What a variable of amp code is a copy of, a tiled index or a barrier: uses of
 * it are uses of that, which nothing changes. NULL for all others. */
const Node *lower_copied(const Decl *d);
Decl *lower_reference(Lower *l, CXCursor c);   /* what a cursor refers to */
Function *lower_block(Lower *l, CXCursor literal);

/* // lower_expr.c */
Node *lower_expr(Lower *l, CXCursor c);
Node *lower_node(Lower *l, NodeKind kind, CXCursor c, int kid_count);

Node *lower_constant(Lower *l, CXCursor c, uint64_t value);

/* A constant that its operands are not evaluated for. */
Node *lower_folded(Lower *l, CXCursor c, uint64_t value);

/* A node whose kids are the cursor's last `count` children. */
Node *lower_with_kids(Lower *l, NodeKind kind, CXCursor c, int count);

/* // lower_name.c: NULL for what we have no declaration of */
Node *lower_name(Lower *l, CXCursor c);
Node *lower_member(Lower *l, CXCursor c);

/* // lower_swizzle.c */

/* Whether an operand is a vector or points to one. */
bool lower_has_vector(CXCursor operand);

/* The letters of a swizzle of such an operand, or "" for an implicit cast. NULL
 * for something else, and where a macro hides it: then that is noted. */
const char *lower_lanes(Lower *l, CXCursor c, CXCursor operand);

/* Lists what may be a swizzle, with what l->expanded has listed. */
void lower_list_swizzles(Lower *l);

/* // lower_operator.c: NULL for what we have no node for */
Node *lower_unary(Lower *l, CXCursor c);
Node *lower_binary(Lower *l, CXCursor c);
Node *lower_conditional(Lower *l, CXCursor c); /* never NULL */

/* // lower_call.c */
Node *lower_call(Lower *l, CXCursor c); /* NULL likewise */

/* // lower_generic.c */

/* The association that a _Generic takes, among its cursor's children; -1 where
 * that cannot be told. */
int lower_association(Lower *l, CXCursor c, Cursors kids);

/* // lower_stmt.c */
Node *lower_stmt(Lower *l, CXCursor c);

/* A node with all statements and expressions that are the cursor's children. */
Node *lower_all_kids(Lower *l, NodeKind kind, CXCursor c);

/* Adds the lengths of arrays, known when the program runs, that a declared type or that
 * of a cast has; `value` is the initializer or the operand. */
void lower_add_sizes(Lower *l, CXCursor c, CXCursor value, Nodes *sizes);

/* // lower_hole.c */

/* Looks at the mistakes that Clang found; false where they may be about anything. */
bool lower_find_holes(Lower *l);

/* Whether a statement, or a declaration at file scope, is not to be lowered; nor is
 * what names the variables that it declares. */
bool lower_is_hole(Lower *l, CXCursor c);

/* Whether a hole is a function of which only parameters or the result are wrong, so that its
 * body can be lowered; sets wrong_head. */
bool lower_is_head_wrong(Lower *l, CXCursor c);
bool lower_is_in_wrong_head(const Lower *l, const Source *s, unsigned at);

/* Adds the statements that a function's body lacks in Clang's tree. */
void lower_add_holes(const Lower *l, Function *f);

/* // lower_pragma.c */

/* Notes a macro, and what a use of one in a file says by _Pragma. */
void lower_macro(Lower *l, CXCursor definition);
void lower_macro_pragmas(Lower *l, CXCursor use);

/* // lower_launch.c */
void lower_launches(Lower *l);

/* // relay_mend.c */

/* Parses again, with what is missing, what Clang cannot read to its end. */
void front_mend_text(Lower *l, const Parse *first);

/* What the user wrote, where that is not what is parsed; else NULL. */
const char *relay_written(const Lower *l, const Source *s);

/* // relay_absent.c */

/* Whether what a program includes is missing, but for headers of other languages; with
 * that, libclang forgets the messages that it has given. */
bool front_lacks_header(CXTranslationUnit tu);

/* // relay.c */
bool relay_diagnostics(Lower *l, Level least);

/* // relay_tell.c: each reports what it knows of a message, or returns false. */
struct Finding;
bool relay_tell_read_only(Lower *l, const struct Finding *f);
bool relay_tell_address(Lower *l, const struct Finding *f);
bool relay_tell_result(Lower *l, const struct Finding *f, Map *told);
bool relay_tell_atomic(Lower *l, const struct Finding *f, const char *name);
bool relay_tell_size(Lower *l, CXDiagnostic d, const struct Finding *f);
bool relay_has_macro(Lower *l, const char *name);
void relay_tell_tiles(Lower *l); /* each that has no constant size */
bool relay_tell_component(Lower *l, CXDiagnostic d, const struct Finding *f);

/* v->member of numbers, which Clang takes for one of the first element. */
bool relay_tell_arrow(Lower *l, const struct Finding *f);

/* An index or the like as the condition of a statement. */
bool relay_tell_condition(Lower *l, CXDiagnostic d, const struct Finding *f);

/* What a kernel cannot capture: an array, of which "m[0]" is the first that has elements. */
void relay_tell_array(Lower *l, const char *name, Place place);

/* Subscripts of what has none, or fewer. */
bool relay_is_odd_subscript(Lower *l, CXDiagnostic d, const struct Finding *f);
bool relay_tell_subscript(Lower *l, CXDiagnostic d, const struct Finding *f);

#endif
