/* space.c - which pointers of a function point into the same address space.
 *
 * AMP C's pointers have no address space in the source, OpenCL C's do. C itself says
 * which of them agree: pointers that are assigned, compared, subtracted or operands of `?
 * :`, a call's arguments and the parameters, a `return`'s value and the result. So
 * pointers form sets, and the address space of a set follows from any pointer in it:
 *
 *     int *p;  int *q = p + 1;   p and q are in one set,
 *     p = &shared[0];            which is tile_static:
 *     q = &own;                  error: q may point to either
 *
 * A null pointer fits every set. Each function is analysed once, after those that it
 * calls, since amp code cannot recurse. A set that contains a parameter and has no
 * address space is a slot: the caller decides. Each call instantiates the helper's slots
 * with sets of the caller's, so that a helper may be called with different address spaces
 * (instance.c). Clause amp.pointer.1.
 */
#include "space.h"
#include "diag/diag.h"
#include "text/source.h"
#include "tree/builtin.h"
#include "tree/tree.h"

static const char *const WORDS[] = {
    [SPACE_ANY] = "any", [SPACE_PRIVATE] = "private",
    [SPACE_LOCAL] = "tile_static", [SPACE_GLOBAL] = "global",
    [SPACE_CONSTANT] = "constant"};

const char *space_word(Space space)
{
    return WORDS[space];
}

static bool is_pointer(const Type *t)
{
    return t && t->kind == TY_POINTER;
}

typedef struct Analysis {
    Schemes *schemes;
    Scheme *scheme;
} Analysis;

static Pointers *of_expr(Analysis *a, Node *n);
static Pointers *of_place(Analysis *a, Node *n);

/* ---- sets --------------------------------------------------------------- */

Pointers *space_find(Pointers *p)
{
    while (p->one_with) {
        if (p->one_with->one_with)
            p->one_with = p->one_with->one_with;
        p = p->one_with;
    }
    return p;
}

static Pointers *new_set(Space space, Node *source)
{
    Pointers *p = NEW(Pointers);
    p->space = space;
    p->source = source;
    return p;
}

/* Two sets meet at `at`: a value gets into the pointer `name`, or, without a
 * name, they are the sides of an operator. */
static void report(Pointers *p, Pointers *q, Node *at, const char *name)
{
    Node *joined = p->joined ? p->joined : q->joined;
    const char *x = WORDS[p->space], *y = WORDS[q->space];
    if (p->reported || q->reported)
        return;
    p->reported = q->reported = true;
    if (name)
        diag(D_POINTER_SPACES, at_node(at), name, x, y);
    else
        diag(D_POINTER_SIDES, at_node(at), source_text(at->range), x, y);
    diag_note(at_node(p->source), "%s memory here", x);
    diag_note(at_node(q->source), "%s memory here", y);
    if (joined && joined->range.begin != p->source->range.begin
        && joined->range.begin != q->source->range.begin)
        diag_note(at_node(joined), "they must be of one memory because of "
                  "this");
}

static void unite(Pointers *p, Pointers *q, Node *at, const char *name)
{
    p = space_find(p);
    q = space_find(q);
    if (p == q)
        return;
    if (p->space && q->space && p->space != q->space) {
        report(p, q, at, name);
        return;
    }
    if ((p->slot && (q->slot || q->space)) || (q->slot && p->space))
        p->joined = at;
    else if (!p->joined)
        p->joined = q->joined;
    if (!p->space) {
        p->space = q->space;
        p->source = q->source;
    }
    p->reported |= q->reported;
    p->slot += q->slot;
    q->one_with = p;
}

Pointers *space_of_variable(Scheme *s, const Decl *d)
{
    void **place = map_put_pointer(&s->variables, d);
    if (!*place)
        *place = new_set(SPACE_ANY, NULL);
    return *place;
}

/* ---- expressions -------------------------------------------------------- */

/* That a static variable is no constant was reported. */
static Space variable_space(const Decl *d)
{
    if (d->is_tile_static)
        return SPACE_LOCAL;
    if (d->is_static)
        return type_is_const(d->type) ? SPACE_CONSTANT : SPACE_ANY;
    return SPACE_PRIVATE;
}

/* a[i], and i[a] too. */
static Pointers *of_element(Analysis *a, Node *n)
{
    Node *base = n->kids[SUBSCRIPT_BASE];
    if (type_is_integer(base->type))
        base = n->kids[SUBSCRIPT_INDEX];
    return type_is_handle(node_strip(base)->type)
        ? new_set(SPACE_GLOBAL, n) : of_expr(a, base);
}

/* What points to an lvalue. */
static Pointers *of_place(Analysis *a, Node *n)
{
    switch (n->kind) {
    case ND_PAREN:
        return of_place(a, n->kids[0]);
    case ND_VAR:
        return new_set(variable_space(n->decl), n);
    case ND_MEMBER:
        return n->is_arrow ? of_expr(a, n->kids[MEMBER_BASE])
                           : of_place(a, n->kids[MEMBER_BASE]);
    case ND_SWIZZLE:
        return n->is_arrow ? of_expr(a, n->kids[SWIZZLE_BASE])
                           : of_place(a, n->kids[SWIZZLE_BASE]);
    case ND_SUBSCRIPT:
        return of_element(a, n);
    case ND_UNARY:
        if (n->op == OP_DEREF)
            return of_expr(a, n->kids[0]);
        break;
    case ND_STRING:
        return new_set(SPACE_CONSTANT, n);
    default:
        break;
    }
    return new_set(SPACE_PRIVATE, n);
}

static Pointers *of_cast(Analysis *a, Node *n)
{
    Node *operand = n->kids[0];
    const Type *from = operand->type;
    if (is_pointer(from) || from->kind == TY_ARRAY)
        return of_expr(a, operand);
    /* A view, its row, or an array in one of its elements. */
    bool is_global = type_is_handle(from)
        || type_is_handle(node_strip(operand)->type);
    return new_set(is_global ? SPACE_GLOBAL : SPACE_ANY, n);
}

/* A helper's slots, and its pointers of a known space, as the caller's sets. */
static Pointers **take_outside(const Scheme *callee)
{
    int count = callee->function->parameters.count + 1;
    Pointers **sets = NEW_ARRAY(Pointers *, count);
    Pointers **slots = NEW_ARRAY(Pointers *, callee->slots + 1);
    for (int i = 0; i < count; i++) {
        const Pointers *p = callee->outside[i];
        if (!p)
            continue;
        p = space_find(callee->outside[i]);
        sets[i] = p->slot && slots[p->slot] ? slots[p->slot]
                                            : new_set(p->space, p->source);
        sets[i]->joined = p->joined;
        slots[p->slot] = sets[i];
    }
    return sets;
}

static Pointers *of_call(Analysis *a, Node *n)
{
    Function *f = node_helper(n);
    if (builtin_is(n, BI_MEMORY))
        return of_expr(a, n->kids[CALL_ARGUMENT]);
    if (!f || !(f->restriction & AMP))
        return new_set(SPACE_ANY, NULL);
    Scheme *callee = space_scheme(a->schemes, f);
    if (!callee->is_whole) /* recursion: reported already */
        return new_set(SPACE_ANY, NULL);
    HelperCall call = {n, callee, take_outside(callee)};
    for (int i = 0; i < f->parameters.count; i++) {
        Node *argument = n->kids[CALL_ARGUMENT + i];
        if (call.pointers[i])
            unite(call.pointers[i], of_expr(a, argument), argument,
                  f->parameters.items[i]->name);
    }
    list_add(&a->scheme->calls, call);
    Pointers *result = call.pointers[f->parameters.count];
    return result ? result : new_set(SPACE_ANY, NULL);
}

static Pointers *of_sides(Analysis *a, Node *n, Node *left, Node *right)
{
    Pointers *p = of_expr(a, left);
    unite(p, of_expr(a, right), n, NULL);
    return p;
}

static Pointers *of_binary(Analysis *a, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (n->op == OP_COMMA || !is_pointer(left->type))
        return of_expr(a, right);
    Pointers *p = of_expr(a, left);
    if (n->op == OP_ASSIGN)
        unite(p, of_expr(a, right), right, source_text(left->range));
    return p;
}

/* ({ …; p; }) */
static Pointers *of_statement_expr(Analysis *a, Node *n)
{
    Node *block = n->kids[0];
    Node *last = block->kid_count ? block->kids[block->kid_count - 1] : NULL;
    return last && last->is_value ? of_expr(a, last->kids[0])
                                  : new_set(SPACE_ANY, NULL);
}

static Pointers *look_at_expr(Analysis *a, Node *n)
{
    switch (n->kind) {
    case ND_VAR:
        return space_of_variable(a->scheme, n->decl);
    case ND_CAST:
        return of_cast(a, n);
    case ND_CALL:
        return of_call(a, n);
    case ND_CONDITIONAL:
        return of_sides(a, n, n->kids[1], n->kids[2]);
    case ND_UNARY:
        return n->op == OP_ADDRESS ? of_place(a, n->kids[0])
                                   : of_expr(a, n->kids[0]);
    case ND_BINARY:
        return of_binary(a, n);
    case ND_STATEMENT_EXPR:
        return of_statement_expr(a, n);
    case ND_PAREN:
    case ND_COMPOUND_LITERAL:
        return of_expr(a, n->kids[0]);
    case ND_INIT_LIST:
        return n->kid_count ? of_expr(a, n->kids[0])
                            : new_set(SPACE_ANY, NULL);
    default:
        return new_set(SPACE_ANY, NULL);
    }
}

/* What an expression's value points into; an array is what it decays to. */
static Pointers *of_expr(Analysis *a, Node *n)
{
    void **place = map_get_pointer(&a->scheme->expressions, n);
    if (place)
        return *place;
    Pointers *p = n->type && n->type->kind == TY_ARRAY ? of_place(a, n)
                                                       : look_at_expr(a, n);
    *map_put_pointer(&a->scheme->expressions, n) = p;
    return p;
}

Pointers *space_of_expr(Scheme *s, Node *n)
{
    Schemes none = {0};
    Analysis a = {&none, s};
    return of_expr(&a, n);
}

/* ---- functions ---------------------------------------------------------- */

static bool compares(const Node *n)
{
    return n->kind == ND_BINARY
        && (n->op == OP_SUB || op_is_comparison(n->op))
        && is_pointer(n->kids[BINARY_LEFT]->type)
        && is_pointer(n->kids[BINARY_RIGHT]->type);
}

static Pointers *result_of(const Scheme *s)
{
    return s->outside[s->function->parameters.count];
}

static void add_write(Analysis *a, Node *at, Pointers *into)
{
    Space space = space_find(into)->space;
    PointerWrite write = {at, into};
    if (space == SPACE_ANY || space == SPACE_CONSTANT)
        list_add(&a->scheme->writes, write);
}

/* What a builtin writes through its arguments. */
static void look_at_builtin(Analysis *a, Node *call, const Builtin *b)
{
    if (b->kind == BI_ATOMIC && call->kid_count > CALL_ARGUMENT)
        list_add(&a->scheme->atomics, call);
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        Node *argument = call->kids[i];
        if (is_pointer(argument->type) && !argument->type->of->is_const
            && b->kind != BI_PRINTF)
            add_write(a, argument, of_expr(a, argument));
    }
}

static bool is_lost(const Analysis *a, const Node *statement)
{
    const Unit *u = a->schemes->unit;
    bool found = false;
    for (int i = 0; u && i < u->torn.count && !statement->type; i++) {
        const Set *lost = u->torn.items[i]->lost;
        found |= lost && set_has(lost, statement);
    }
    return found;
}

static bool visit(Node *n, void *context)
{
    Analysis *a = context;
    if (is_lost(a, n))
        return false;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (is_pointer(d->type) && d->init)
            unite(space_of_variable(a->scheme, d), of_expr(a, d->init),
                  d->init, d->name);
    }
    if (n->kind == ND_RETURN && n->kids[0] && result_of(a->scheme))
        unite(result_of(a->scheme), of_expr(a, n->kids[0]), n->kids[0],
              a->scheme->function->name);
    if (n->kind == ND_CALL || is_pointer(n->type))
        of_expr(a, n);
    if (compares(n))
        of_sides(a, n, n->kids[BINARY_LEFT], n->kids[BINARY_RIGHT]);
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    if (b)
        look_at_builtin(a, n, b);
    if (node_assigned(n))
        add_write(a, n->kids[0], of_place(a, n->kids[0]));
    return true;
}

/* Parameters and result: all their sets may be slots until the body is seen. */
static void open_outside(Scheme *s)
{
    Function *f = s->function;
    int count = f->parameters.count;
    s->outside = NEW_ARRAY(Pointers *, count + 1);
    for (int i = 0; i < count; i++) {
        Decl *d = f->parameters.items[i];
        if (is_pointer(d->type))
            s->outside[i] = space_of_variable(s, d);
    }
    if (is_pointer(f->result))
        s->outside[count] = new_set(SPACE_ANY, NULL);
    for (int i = 0; i <= count; i++)
        if (s->outside[i])
            s->outside[i]->slot = 1;
}

/* Numbers those that have no space. */
static void close_outside(Scheme *s)
{
    int count = s->function->parameters.count + 1;
    for (int i = 0; i < count; i++)
        if (s->outside[i])
            space_find(s->outside[i])->slot = 0;
    for (int i = 0; i < count; i++) {
        Pointers *p = s->outside[i] ? space_find(s->outside[i]) : NULL;
        if (p && !p->space && !p->slot)
            p->slot = ++s->slots;
    }
}

Scheme *space_scheme(Schemes *schemes, Function *f)
{
    Scheme *s = map_value_pointer(&schemes->of, f);
    if (s)
        return s;
    s = NEW(Scheme);
    *map_put_pointer(&schemes->of, f) = s;
    s->function = f;
    open_outside(s);
    Analysis a = {schemes, s};
    node_walk(f->body, visit, &a);
    close_outside(s);
    s->is_whole = true;
    return s;
}
