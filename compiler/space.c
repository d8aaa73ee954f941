/* space.c - an address space for each pointer of amp code.
 *
 * AMP C's pointers carry no address space in the source, OpenCL C's do. From
 * each kernel on, the spaces of a function's pointers follow from what is
 * assigned to them; a helper is analysed, and later printed, once for each
 * combination of spaces that its pointer parameters are called with (an
 * Instance). Amp code cannot recurse, so going down the calls ends and is
 * exact on them; within a function the spaces grow to a fixed point:
 *
 *     int *p;  p = &shared[0];   p points to tile_static memory
 *     int *q = p + 1;            so q does
 *     q = &own;                  error: q may point to either
 *
 * A null pointer fits every space. A pointer that is never assigned is
 * private. Clause amp.pointer.1.
 */
#include "builtin.h"

#include <string.h>

/* What is known of one pointer variable, or of the function's result. */
typedef struct Pointer {
    Space space;
    Node *source; /* the expression that it is from */
    bool reported;
} Pointer;

typedef struct Analysis {
    Unit *unit;
    Map *instances; /* key -> Instance */
    Instance *instance;
    bool changed;
    bool is_final; /* spaces are settled: bind calls to instances */
} Analysis;

static const char *const SPACE_WORDS[] = {
    [SPACE_ANY] = "any", [SPACE_PRIVATE] = "private",
    [SPACE_LOCAL] = "tile_static", [SPACE_GLOBAL] = "global",
    [SPACE_CONSTANT] = "constant"};

static Space expr_space(Analysis *a, Node *n);
static Instance *instance_of(Analysis *a, Function *f, const Space *spaces);

static bool is_pointer(const Type *t)
{
    return t && t->kind == TY_POINTER;
}

static Pointer *pointer_of(Analysis *a, Decl *d)
{
    void **place = map_put_pointer(&a->instance->pointers, d);
    if (!*place)
        *place = NEW(Pointer);
    return *place;
}

/* ---- the space of an expression ----------------------------------------- */

static Space variable_space(const Decl *d)
{
    if (d->is_tile_static)
        return SPACE_LOCAL;
    return d->is_static ? SPACE_CONSTANT : SPACE_PRIVATE;
}

/* Where an lvalue lies. */
static Space place_space(Analysis *a, Node *n)
{
    switch (n->kind) {
    case ND_PAREN:
        return place_space(a, n->kids[0]);
    case ND_VAR:
        return variable_space(n->decl);
    case ND_MEMBER:
        return n->is_arrow ? expr_space(a, n->kids[MEMBER_BASE])
                           : place_space(a, n->kids[MEMBER_BASE]);
    case ND_SWIZZLE:
        return place_space(a, n->kids[SWIZZLE_BASE]);
    case ND_SUBSCRIPT: {
        Node *base = n->kids[SUBSCRIPT_BASE];
        if (type_is_handle(node_strip(base)->type))
            return SPACE_GLOBAL;
        return is_pointer(base->type) ? expr_space(a, base)
                                      : place_space(a, base);
    }
    case ND_UNARY:
        return n->op == OP_DEREF ? expr_space(a, n->kids[0]) : SPACE_PRIVATE;
    case ND_STRING:
        return SPACE_CONSTANT;
    default:
        return SPACE_PRIVATE;
    }
}

static Space cast_space(Analysis *a, Node *n)
{
    Node *operand = n->kids[0];
    const Type *from = operand->type;
    if (is_pointer(from))
        return expr_space(a, operand);
    if (type_is_handle(node_strip(operand)->type))
        return SPACE_GLOBAL;
    if (from->kind == TY_ARRAY)
        return place_space(a, operand);
    return SPACE_ANY; /* a null pointer constant */
}

/* The spaces of a call's pointer arguments; false while one is unknown. */
static bool argument_spaces(Analysis *a, Node *call, Space *spaces)
{
    bool all = true;
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        Space s = is_pointer(call->kids[i]->type)
            ? expr_space(a, call->kids[i]) : SPACE_ANY;
        if (s == SPACE_ANY && is_pointer(call->kids[i]->type)) {
            all = false;
            s = SPACE_PRIVATE;
        }
        spaces[i - CALL_ARGUMENT] = s;
    }
    return all;
}

static bool is_helper(const Function *f)
{
    return f && f->is_user && f->body && f->restriction & AMP;
}

static Instance *callee_of(Analysis *a, Node *call)
{
    Function *f = node_callee(call);
    if (!is_helper(f))
        return NULL;
    Space *spaces = NEW_ARRAY(Space, call->kid_count);
    if (!argument_spaces(a, call, spaces) && !a->is_final)
        return NULL;
    return instance_of(a, f, spaces);
}

static Space call_space(Analysis *a, Node *call)
{
    const Builtin *b = builtin_of(call);
    if (b && b->kind == BI_MEMORY)
        return expr_space(a, call->kids[CALL_ARGUMENT]);
    Instance *callee = callee_of(a, call);
    return callee ? callee->result : SPACE_ANY;
}

static Space join(Space x, Space y)
{
    return x == SPACE_ANY ? y : x;
}

static Space expr_space(Analysis *a, Node *n)
{
    switch (n->kind) {
    case ND_VAR:
        return is_pointer(n->type) ? pointer_of(a, n->decl)->space
                                   : place_space(a, n);
    case ND_PAREN:
        return expr_space(a, n->kids[0]);
    case ND_CAST:
        return cast_space(a, n);
    case ND_CALL:
        return call_space(a, n);
    case ND_CONDITIONAL:
        return join(expr_space(a, n->kids[1]), expr_space(a, n->kids[2]));
    case ND_UNARY:
        return n->op == OP_ADDRESS ? place_space(a, n->kids[0])
                                   : expr_space(a, n->kids[0]);
    case ND_BINARY: {
        Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
        bool is_left = n->op != OP_COMMA && is_pointer(left->type);
        return expr_space(a, is_left ? left : right);
    }
    default:
        return SPACE_ANY;
    }
}

/* ---- assignments -------------------------------------------------------- */

static void report(Pointer *p, const char *name, Space other, Node *source)
{
    if (p->reported)
        return;
    p->reported = true;
    diag(D_POINTER_SPACES, at_node(source), name, SPACE_WORDS[p->space],
         SPACE_WORDS[other]);
    if (p->source)
        diag_note(at_node(p->source), "%s memory here", SPACE_WORDS[p->space]);
    diag_note(at_node(source), "%s memory here", SPACE_WORDS[other]);
}

static void assign(Analysis *a, Pointer *p, const char *name, Node *value)
{
    Space space = expr_space(a, value);
    if (space == SPACE_ANY)
        return;
    if (p->space == SPACE_ANY) {
        p->space = space;
        p->source = value;
        a->changed = true;
    } else if (p->space != space && a->is_final) {
        report(p, name, space, value);
    }
}

/* The pointer variable that an assignment's left side is, or NULL. */
static Decl *target(Node *n)
{
    n = node_strip(n);
    return n->kind == ND_VAR && is_pointer(n->type) ? n->decl : NULL;
}

/* The sides of `c ? p : q`, p == q or p - q: they must agree. */
static void check_sides(Analysis *a, Node *n, Node *left, Node *right)
{
    Space x = expr_space(a, left), y = expr_space(a, right);
    if (x == y || x == SPACE_ANY || y == SPACE_ANY)
        return;
    diag(D_POINTER_SIDES, at_node(n), source_text(n->range), SPACE_WORDS[x],
         SPACE_WORDS[y]);
    diag_note(at_node(left), "%s memory here", SPACE_WORDS[x]);
    diag_note(at_node(right), "%s memory here", SPACE_WORDS[y]);
}

static void check_operands(Analysis *a, Node *n)
{
    if (n->kind == ND_CONDITIONAL && is_pointer(n->type))
        check_sides(a, n, n->kids[1], n->kids[2]);
    else if (n->kind == ND_BINARY && op_form(n->op) == 'B'
             && n->op != OP_COMMA && is_pointer(n->kids[BINARY_LEFT]->type)
             && is_pointer(n->kids[BINARY_RIGHT]->type))
        check_sides(a, n, n->kids[BINARY_LEFT], n->kids[BINARY_RIGHT]);
}

/* amp.atomic.1: on elements of views and arrays, and on tile_static. */
static void check_atomic(Analysis *a, Node *call)
{
    const Builtin *b = builtin_of(call);
    if (!b || b->kind != BI_ATOMIC || call->kid_count <= CALL_ARGUMENT)
        return;
    Node *target = call->kids[CALL_ARGUMENT];
    Space space = expr_space(a, target);
    if (space != SPACE_GLOBAL && space != SPACE_LOCAL)
        diag(D_ATOMIC_PLACE, at_node(target), call->decl->name,
             SPACE_WORDS[space == SPACE_ANY ? SPACE_PRIVATE : space]);
}

static bool visit(Node *n, void *context)
{
    Analysis *a = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (is_pointer(d->type) && d->init)
            assign(a, pointer_of(a, d), d->name, d->init);
    }
    if (n->kind == ND_BINARY && n->op == OP_ASSIGN) {
        Decl *d = target(n->kids[BINARY_LEFT]);
        if (d)
            assign(a, pointer_of(a, d), d->name, n->kids[BINARY_RIGHT]);
    }
    if (n->kind == ND_RETURN && n->kids[0] && is_pointer(n->kids[0]->type))
        assign(a, a->instance->returned,
                   a->instance->function->name, n->kids[0]);
    if (n->kind == ND_CALL && a->is_final) {
        *map_put_pointer(&a->instance->callees, n) = callee_of(a, n);
        check_atomic(a, n);
    }
    if (a->is_final)
        check_operands(a, n);
    return true;
}

/* ---- instances ---------------------------------------------------------- */

static void settle(Analysis *a)
{
    Instance *instance = a->instance;
    do {
        a->changed = false;
        node_walk(instance->function->body, visit, a);
    } while (a->changed);
    a->is_final = true;
    node_walk(instance->function->body, visit, a);
    Space result = instance->returned->space;
    instance->result = result == SPACE_ANY ? SPACE_PRIVATE : result;
}

static Instance *new_instance(Analysis *a, Function *f, const Space *spaces)
{
    Instance *instance = NEW(Instance);
    instance->function = f;
    instance->returned = NEW(Pointer);
    Analysis inner = {a->unit, a->instances, instance, false, false};
    for (int i = 0; i < f->parameters.count; i++) {
        Decl *d = f->parameters.items[i];
        if (is_pointer(d->type))
            pointer_of(&inner, d)->space = spaces[i];
    }
    settle(&inner);
    return instance;
}

static Instance *instance_of(Analysis *a, Function *f, const Space *spaces)
{
    Buffer key = {0};
    buffer_format(&key, "%p", (void *)f);
    for (int i = 0; i < f->parameters.count; i++)
        if (is_pointer(f->parameters.items[i]->type))
            buffer_format(&key, " %d", (int)spaces[i]);
    void **place = map_get(a->instances, key.text);
    if (place)
        return *place;
    Instance *instance = new_instance(a, f, spaces);
    *map_put(a->instances, key.text) = instance;
    return instance;
}

Space instance_space(const Instance *instance, const Decl *d)
{
    void **place = map_get_pointer(&instance->pointers, d);
    const Pointer *p = place ? *place : NULL;
    return !p || p->space == SPACE_ANY ? SPACE_PRIVATE : p->space;
}

Space instance_expr_space(Instance *instance, Node *n)
{
    Map none = {0};
    Analysis a = {.instances = &none, .instance = instance};
    return join(expr_space(&a, n), SPACE_PRIVATE);
}

Instance *instance_callee(const Instance *instance, const Node *call)
{
    void **place = map_get_pointer(&instance->callees, call);
    return place ? *place : NULL;
}

void infer_spaces(Unit *unit)
{
    Map instances = {0};
    Analysis a = {.unit = unit, .instances = &instances};
    for (int i = 0; i < unit->launches.count; i++) {
        Launch *launch = unit->launches.items[i];
        launch->instance = new_instance(&a, launch->kernel, NULL);
    }
}
