/* lower_decl.c - lowers declarations: variables, functions, and kernels' blocks. */
#include "lower.h"

#include <stdlib.h>
#include <string.h>

/* "restrict(amp)" -> "amp"; NULL for another annotation. */
static const char *clause_words(const char *annotation)
{
    size_t length = strlen(annotation);
    if (!string_begins(annotation, "restrict(")
        || annotation[length - 1] != ')')
        return NULL;
    return arena_substring(annotation + 9, length - 10);
}

static Range name_range(Lower *l, CXCursor c)
{
    Range r = lower_cursor_range(l, c);
    if (r.source) {
        r.begin = lower_point(l, clang_getCursorLocation(c));
        r.end = source_word_end(r.source, r.begin);
    }
    return r;
}

/* The attributes of a declaration: clauses, tile_static, and so on. */
typedef struct Attributes {
    Lower *l;
    LIST(Clause) clauses;
    bool is_tile_static, is_block, has_cleanup;
    long align;
} Attributes;

/* The number of _Alignas(16) or aligned(16), which libclang shows as text
 * alone. Where it is no literal, more than any type of OpenCL C needs. */
static long alignment(Range attribute)
{
    enum { MOST = 128 };
    if (!attribute.source)
        return MOST;
    attribute.end = source_call_end(attribute.source, attribute.begin);
    const char *text = source_text(attribute);
    const char *open = strchr(text, '(');
    char *end = NULL;
    long bytes = open ? strtol(open + 1, &end, 0) : 0;
    return bytes > 0 && *end == ')' ? bytes : MOST;
}

static enum CXChildVisitResult add_attribute(
    CXCursor c, CXCursor parent, CXClientData data)
{
    Attributes *a = data;
    (void)parent;
    if (c.kind == CXCursor_AnnotateAttr) {
        const char *annotation = lower_spelling(c);
        const char *words = clause_words(annotation);
        if (words) {
            Clause clause = {words, lower_cursor_range(a->l, c)};
            list_add(&a->clauses, clause);
        } else if (strcmp(annotation, "tile_static") == 0) {
            a->is_tile_static = true;
        }
    } else if (c.kind == CXCursor_AlignedAttr) {
        long bytes = alignment(lower_cursor_range(a->l, c));
        a->align = bytes > a->align ? bytes : a->align;
    } else if (c.kind == CXCursor_UnexposedAttr) {
        Range r = lower_cursor_range(a->l, c);
        const char *word = r.source ? source_word(r.source, r.begin) : "";
        a->is_block |= strcmp(word, "__block") == 0;
        a->has_cleanup |= strcmp(word, "cleanup") == 0
            || strcmp(word, "__cleanup__") == 0;
    }
    return CXChildVisit_Continue;
}

static Attributes attributes(Lower *l, CXCursor c)
{
    Attributes a = {.l = l};
    clang_visitChildren(c, add_attribute, &a);
    return a;
}

/* Which of CPU and AMP a clause names; checks complain about other words. */
static unsigned restriction(const char *words)
{
    unsigned mask = 0;
    const char *p = words;
    while (*p) {
        size_t length = strcspn(p, ", \t");
        if (length == 3 && string_begins(p, "cpu"))
            mask |= CPU;
        else if ((length == 3 && string_begins(p, "amp"))
                 || (length == 8 && string_begins(p, "direct3d")))
            mask |= AMP;
        p += length;
        p += strspn(p, ", \t");
    }
    return mask ? mask : CPU;
}

static unsigned merged_restriction(const Attributes *a)
{
    unsigned mask = 0;
    for (int i = 0; i < a->clauses.count; i++)
        mask |= restriction(a->clauses.items[i].words);
    return a->clauses.count ? mask : CPU;
}

/* What a system header declares is met where a function first names it. */
static bool is_of_file(CXCursor c)
{
    return clang_getCursorSemanticParent(c).kind == CXCursor_TranslationUnit;
}

static Decl *new_decl(Lower *l, DeclKind kind, CXCursor c)
{
    Decl *d = NEW(Decl);
    d->kind = kind;
    d->name = lower_spelling(c);
    d->range = lower_cursor_range(l, c);
    d->name_range = name_range(l, c);
    d->function = is_of_file(c) ? NULL : l->function;
    return d;
}

/* int x = x; is C, and hushes compilers that warn of variables without a value. */
static void set_initializer(Decl *d, Node *init)
{
    d->init = init;
    d->is_circular = node_uses(init, d) > 0;
}

const Node *lower_copied(const Decl *d)
{
    const Node *of = node_strip(d->init);
    bool is_place = of && (of->kind == ND_VAR || of->kind == ND_MEMBER);
    if (d->kind != DECL_VARIABLE || !is_place
        || (d->type->kind != TY_TILED_INDEX && d->type->kind != TY_BARRIER)
        || d->is_static || d->is_circular || !d->function
        || d->function->restriction != AMP)
        return NULL;
    const Type *type = of->kind == ND_VAR ? of->decl->type : of->type;
    bool is_any_tile = d->type->kind == TY_TILED_INDEX && !d->type->tile[0]
        && type->kind == d->type->kind && type->rank == d->type->rank;
    return is_any_tile || type_same(type, d->type) ? of : NULL;
}

/* Whether a variable's name is at one of the places that mend_tile.c found. */
static bool is_named_at(const Decl *d, const Place *places, int count)
{
    bool found = false;
    for (int i = 0; i < count; i++)
        found |= places[i].range.source == d->name_range.source
            && places[i].point == d->name_range.begin;
    return found;
}

static Type *with_any_length(const Type *array)
{
    enum { MANY = 1 << 20 };
    Type *t = NEW(Type);
    *t = *array;
    t->count = MANY;
    t->size = MANY * t->of->size;
    return t;
}

Decl *lower_declared(Lower *l, CXCursor c)
{
    Decl *known = lower_found(&l->decls, clang_getCanonicalCursor(c));
    if (known)
        return known;
    bool is_parameter = c.kind == CXCursor_ParmDecl;
    Decl *d = new_decl(l, is_parameter ? DECL_PARAMETER : DECL_VARIABLE, c);
    lower_remember(&l->decls, clang_getCanonicalCursor(c), d);
    CXType type = clang_getCursorType(c);
    d->type = is_parameter && type.kind == CXType_VariableArray
        ? lower_pointer_to(l, clang_getArrayElementType(type))
        : lower_declared_type(l, c);
    d->has_any_value = is_named_at(d, l->any_starts.items, l->any_starts.count);
    d->has_any_length = d->type->kind == TY_ARRAY
        && is_named_at(d, l->any_lengths.items, l->any_lengths.count);
    if (d->has_any_length)
        d->type = with_any_length(d->type);
    Attributes a = attributes(l, c);
    d->is_tile_static = a.is_tile_static;
    d->is_block = a.is_block;
    d->has_cleanup = a.has_cleanup;
    d->align = a.align;
    enum CX_StorageClass storage = clang_Cursor_getStorageClass(c);
    d->is_extern = storage == CX_SC_Extern;
    d->is_shared = !is_parameter && !d->function && storage != CX_SC_Static;
    d->is_static = !is_parameter && !d->is_tile_static
        && (storage == CX_SC_Static || storage == CX_SC_Extern || !d->function);
    return d;
}

Decl *lower_variable(Lower *l, CXCursor c)
{
    Decl *d = lower_declared(l, c);
    if (d->init)
        return d;
    CXCursor init = clang_Cursor_getVarDeclInitializer(c);
    if (!clang_Cursor_isNull(init) && c.kind == CXCursor_VarDecl)
        set_initializer(d, lower_expr(l, init));
    /* `int p[4]`, and `typeof(p) q = p;` */
    if (d->type->kind == TY_ARRAY && (d->kind == DECL_PARAMETER
            || (d->init && d->init->type->kind == TY_POINTER)))
        d->type = lower_decayed(d->type);
    return d;
}

static bool is_user_source(const Range r)
{
    return r.source && !r.source->is_system && !r.source->is_ours;
}

/* What a short name stands for is no function of the user's: Clang takes one for
 * an overload. */
static void check_name(Lower *l, const Function *f, CXCursor c)
{
    const Range r = name_range(l, c);
    if (f->is_user && string_begins(f->name, "amp_make_"))
        diag(D_WORD_TAKEN, at_range(r), source_word(r.source, r.begin));
}

/* Clang declares these where they are used. */
static bool is_builtin(const char *name)
{
    static const char *const BEGINNINGS[] = {"__builtin_", "__sync_", "__atomic_"};
    return STRING_BEGINS_AS(name, BEGINNINGS);
}

static Function *new_function(Lower *l, CXCursor c)
{
    Function *f = NEW(Function);
    CXType type = clang_getCursorType(c);
    f->name = lower_spelling(c);
    f->decl = new_decl(l, DECL_FUNCTION, c);
    f->decl->function = f;
    f->decl->type = lower_type(l, type);
    f->result = lower_declared_result(l, c);
    f->has_prototype = type.kind != CXType_FunctionNoProto;
    f->is_variadic = f->has_prototype && clang_isFunctionTypeVariadic(type);
    f->is_user = is_user_source(f->decl->range) && !is_builtin(f->name);
    f->restriction = CPU;
    list_add(&l->unit->functions, f);
    check_name(l, f, c);
    return f;
}

static void add_prototype(Lower *l, Function *f, CXCursor c)
{
    Attributes a = attributes(l, c);
    Prototype p = {.range = lower_cursor_range(l, c),
                   .name_range = name_range(l, c),
                   .is_definition = clang_isCursorDefinition(c)};
    for (int i = 0; i < a.clauses.count; i++) {
        /* Clang copies a declaration's attributes to those after it. */
        Range r = a.clauses.items[i].range;
        if (r.source == p.range.source && r.end > p.range.begin
            && r.begin <= p.range.end + 200)
            list_add(&p.clauses, a.clauses.items[i]);
    }
    for (int i = 0; f->is_user && i < clang_Cursor_getNumArguments(c); i++)
        list_add(&p.types, lower_declared_type(l, clang_Cursor_getArgument(c, (unsigned)i)));
    /* main is the host's, whatever it says: amp.restrict.2 */
    if ((!f->prototypes.count || !f->prototypes.items[0].clauses.count)
        && strcmp(f->name, "main") != 0)
        f->restriction = merged_restriction(&a);
    list_add(&f->prototypes, p);
}

/* The function of any of its declarations. */
static Function *function_of(Lower *l, CXCursor c)
{
    CXCursor key = clang_getCanonicalCursor(c);
    Function *f = lower_found(&l->decls, key);
    if (f)
        return f;
    Function *outer = l->function;
    l->function = NULL;
    f = new_function(l, key);
    lower_remember(&l->decls, key, f);
    add_prototype(l, f, key);
    l->function = outer;
    return f;
}

static CXCursor body_of(Cursors kids)
{
    for (int i = kids.count - 1; i >= 0; i--)
        if (kids.items[i].kind == CXCursor_CompoundStmt)
            return kids.items[i];
    return clang_getNullCursor();
}

/* Parameters and body, from the children of a definition or a block. */
static void lower_definition(Lower *l, Function *f, Cursors kids)
{
    Function *outer = l->function;
    l->function = f;
    for (int i = 0; i < kids.count; i++)
        if (kids.items[i].kind == CXCursor_ParmDecl
            && !lower_is_in_wrong_head(l, f->range.source,
                                       lower_point(l, clang_getCursorLocation(kids.items[i]))))
            list_add(&f->parameters, lower_variable(l, kids.items[i]));
    CXCursor body = body_of(kids);
    if (!clang_Cursor_isNull(body))
        f->body = lower_stmt(l, body);
    if (f->body)
        lower_add_holes(l, f);
    f->has_holes = f->holes.count;
    l->function = outer;
}

static void lower_function(Lower *l, CXCursor c)
{
    Function *f = function_of(l, c);
    if (!clang_equalCursors(c, clang_getCanonicalCursor(c)))
        add_prototype(l, f, c);
    if (!clang_isCursorDefinition(c))
        return;
    f->range = lower_cursor_range(l, c);
    f->is_user = is_user_source(f->range);
    f->decl->name_range = name_range(l, c);
    if (lower_is_in_wrong_head(l, f->range.source, f->range.begin))
        f->result = NULL;
    lower_definition(l, f, lower_children(c));
}

/* Whether a block's clause stands before its parameters. */
static bool is_before_parameters(const Clause *clause)
{
    const Range r = clause->range;
    unsigned at = r.end;
    while (r.source && at < r.source->length
           && strchr(" \t\r\n", r.source->text[at]))
        at++;
    return r.source && at < r.source->length && r.source->text[at] == '(';
}

Function *lower_block(Lower *l, CXCursor literal)
{
    Function *f = NEW(Function);
    CXCursor c = literal;
    f->around = l->function;
    f->name = l->function ? l->function->name : "";
    f->range = lower_cursor_range(l, c);
    f->is_user = true;
    list_add(&l->unit->functions, f);
    Cursors kids = lower_children(c);
    if (kids.count == 1 && clang_isDeclaration(kids.items[0].kind))
        c = kids.items[0];
    Attributes a = attributes(l, c);
    f->restriction = merged_restriction(&a);
    Prototype p = {.range = f->range, .name_range = f->range,
                   .is_definition = true};
    for (int i = 0; i < a.clauses.count; i++) {
        list_add(&p.clauses, a.clauses.items[i]);
        if (is_before_parameters(&a.clauses.items[i]))
            list_add(&l->unit->misplaced, a.clauses.items[i]);
    }
    list_add(&f->prototypes, p);
    CXType type = clang_getPointeeType(clang_getCursorType(literal));
    f->result = lower_type(l, clang_getResultType(type));
    f->is_variadic = clang_isFunctionTypeVariadic(type);
    lower_definition(l, f, lower_children(c));
    return f;
}

Decl *lower_reference(Lower *l, CXCursor target)
{
    switch (target.kind) {
    case CXCursor_VarDecl:
    case CXCursor_ParmDecl: {
        Decl *d = lower_found(&l->decls, clang_getCanonicalCursor(target));
        return d ? d : lower_variable(l, target);
    }
    case CXCursor_FunctionDecl:
        return function_of(l, target)->decl;
    default:
        return NULL;
    }
}

static void lower_global(Lower *l, CXCursor c)
{
    bool is_new = !lower_found(&l->decls, clang_getCanonicalCursor(c));
    Decl *d = lower_variable(l, c);
    if (is_new)
        list_add(&l->unit->globals, d);
}

static bool may_have_clause(CXCursor c)
{
    return c.kind == CXCursor_FunctionDecl || c.kind == CXCursor_BlockExpr
        || c.kind == CXCursor_UnexposedDecl;
}

/* Libclang shows a struct again where a declaration defines it. */
static bool is_known(const Unit *unit, Range r)
{
    for (int i = 0; i < unit->misplaced.count; i++)
        if (unit->misplaced.items[i].range.source == r.source
            && unit->misplaced.items[i].range.begin == r.begin)
            return true;
    return false;
}

static enum CXChildVisitResult find_misplaced(
    CXCursor c, CXCursor parent, CXClientData data)
{
    Lower *l = data;
    if (c.kind != CXCursor_AnnotateAttr || may_have_clause(parent))
        return CXChildVisit_Recurse;
    const char *words = clause_words(lower_spelling(c));
    Clause clause = {words, lower_cursor_range(l, c)};
    if (words && !is_known(l->unit, clause.range))
        list_add(&l->unit->misplaced, clause);
    return CXChildVisit_Continue;
}

void lower_top(Lower *l, CXCursor c)
{
    if (lower_is_hole(l, c) && !lower_is_head_wrong(l, c))
        return;
    clang_visitChildren(c, find_misplaced, l);
    if (c.kind == CXCursor_FunctionDecl)
        lower_function(l, c);
    else if (c.kind == CXCursor_VarDecl)
        lower_global(l, c);
}
