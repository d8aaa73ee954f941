/* differing.c - divergence analysis between neighbouring tiles, or elements of the simple model:
 * what depends on their place in the dimension in which they are neighbours.
 *
 * A variable differs if a value that differs is assigned to it, or any value under
 * control flow that differs. So do tile_static arrays, of which each tile then has its
 * own; an array that each tile would fill with the same values is shared, such as the
 * part of the second matrix in a product:
 *
 *     left[row][column] = a[t.global[0]][first + column];     differs
 *     right[row][column] = b[first + row][t.global[1]];       does not
 *
 * What is not known to be the same differs: what pointers point to, elements of views
 * that the kernel writes, results of atomic operations.
 */
#include "several.h"
#include "analysis/access.h"
#include "analysis/flow.h"

#include <string.h>

bool differing_has(const Differing *d, const Decl *variable)
{
    return set_has(&d->variables, variable);
}

static void refuse(Differing *d, const char *why)
{
    if (!d->why_not)
        d->why_not = why;
}

static void add(Differing *d, Decl *variable)
{
    if (!set_has(&d->guarded.joined, variable))
        d->has_more |= set_add(&d->variables, variable);
}

/* ---- the index ---------------------------------------------------------- */

static bool is_tiled(const Differing *d)
{
    return d->index->type->kind == TY_TILED_INDEX;
}

bool differing_is_index(const Differing *d, const Node *n)
{
    return is_tiled(d) ? n->kind == ND_MEMBER
                           && node_is_variable(n->kids[MEMBER_BASE], d->index)
                       : n->kind == ND_VAR && n->decl == d->index;
}

static bool is_common_member(const Node *member)
{
    return member->type->kind == TY_BARRIER
        || strcmp(member->field->name, "local") == 0
        || strcmp(member->field->name, "tile_extent") == 0;
}

int differing_component(const Differing *d, const Node *n)
{
    if (n->kind != ND_SUBSCRIPT
        || !differing_is_index(d, node_strip(n->kids[SUBSCRIPT_BASE])))
        return -1;
    const Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    return index->is_constant ? (int)index->value : -1;
}

bool differing_is_common(const Differing *d, const Node *n)
{
    int component = differing_component(d, n);
    if (component >= 0 && component != d->along)
        return true;
    const Node *index = component < 0 ? n : node_strip(n->kids[SUBSCRIPT_BASE]);
    return is_tiled(d) && is_common_member(index);
}

/* ---- expressions -------------------------------------------------------- */

/* The captured view that it is, or is a row of; NULL. */
static Decl *captured_view(const Differing *d, const Node *n)
{
    Decl *view = node_view((Node *)n);
    return view && function_captures(d->kernel, view) ? view : NULL;
}

/* Whether an element of it is the same all the time. */
static bool is_steady_view(const Differing *d, const Node *n)
{
    Decl *view = captured_view(d, n);
    return view && !(access_of(d->kernel, view) & ACCESS_WRITE);
}

static bool call_differs(const Differing *d, const Node *call)
{
    const Builtin *b = builtin_of(call);
    Function *f = node_helper(call);
    if (!b)
        return !f || !function_is_pure(d->prog, f);
    switch (b->kind) {
    case BI_MATH:
    case BI_FAST:
        return has_effect(d->prog, (Node *)call);
    case BI_VECTOR:
    case BI_EQUAL:
        return false;
    case BI_EXTENT:
        return !captured_view(d, call->kids[CALL_ARGUMENT]);
    default:
        return !builtin_barrier(call);
    }
}

static bool subscript_differs(const Differing *d, const Node *n)
{
    const Type *base = node_strip(n->kids[SUBSCRIPT_BASE])->type;
    return base->kind == TY_POINTER
        || (type_is_handle(base)
            && !is_steady_view(d, n->kids[SUBSCRIPT_BASE]));
}


static bool any_differs(const Differing *d, const Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && differing_differs(d, n->kids[i]))
            return true;
    return false;
}

bool differing_differs(const Differing *d, const Node *n)
{
    if (n->is_constant)
        return false;
    if (differing_is_index(d, n) || differing_component(d, n) >= 0)
        return !differing_is_common(d, n);
    switch (n->kind) {
    case ND_VAR:
        return differing_has(d, n->decl);
    case ND_SUBSCRIPT:
        return subscript_differs(d, n) || any_differs(d, n);
    case ND_MEMBER:
    case ND_SWIZZLE:
        return n->is_arrow || any_differs(d, n);
    case ND_UNARY:
        return n->op == OP_DEREF || n->op == OP_ADDRESS || any_differs(d, n);
    case ND_CALL:
        return call_differs(d, n) || any_differs(d, n);
    case ND_INT: case ND_FLOAT: case ND_FUNCTION: case ND_BINARY:
    case ND_CONDITIONAL: case ND_CAST: case ND_PAREN: case ND_INIT_LIST:
        return any_differs(d, n);
    default:
        return true;
    }
}

/* Whether it has the same value in all tiles, and evaluating it changes nothing. */
static bool is_same(const Differing *d, Node *n)
{
    return !n || (!differing_differs(d, n) && !has_effect(d->prog, n));
}

/* `x = …`, `x++` or `a[i] += …` which all tiles would do in the same way. */
static bool is_same_change(const Differing *d, Node *n)
{
    n = node_strip(n);
    Node *to = node_assigned(n);
    Node *root = to ? node_root(to) : NULL;
    if (!root || differing_differs(d, to) || has_effect(d->prog, to))
        return false;
    return n->kind != ND_BINARY || is_same(d, n->kids[BINARY_RIGHT]);
}

/* ---- statements --------------------------------------------------------- */

/* What has static storage is no statement. */
static bool is_same_variable(const Differing *d, const Decl *v)
{
    return !decl_is_automatic(v) || (!differing_has(d, v) && is_same(d, v->init));
}

static bool is_same_declaration(const Differing *d, const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!is_same_variable(d, n->declared.items[i]))
            return false;
    return true;
}

static bool is_same_begin(const Differing *d, Node *init)
{
    return !init || (init->kind == ND_DECLARE ? is_same_declaration(d, init)
                                              : is_same_change(d, init));
}

bool differing_is_each(Differing *d, Node *n)
{
    Node *step = flow_step(n);
    switch (n->kind) {
    case ND_COMPOUND:
    case ND_NULL:
        return false;
    case ND_DECLARE:
        return !is_same_declaration(d, n);
    case ND_EXPR:
        return !builtin_barrier(node_strip(n->kids[0]))
            && !is_same_change(d, n->kids[0]);
    case ND_IF:
        return !is_same(d, n->kids[IF_CONDITION]);
    case ND_FOR:
    case ND_WHILE:
    case ND_DO:
        return !is_same_begin(d, flow_init(n)) || !is_same(d, flow_condition(n))
            || (step && !is_same_change(d, step)) || flow_jumps(flow_body(n));
    default:
        return true;
    }
}

/* ---- what is waited for ------------------------------------------------- */

static bool is_waited_for(Node *n, void *context)
{
    const Differing *d = context;
    return node_is_of_view(n) || (n->kind == ND_VAR && set_has(&d->loaded, n->decl));
}

bool differing_waits(Differing *d, Node *n)
{
    return node_any_with(n, is_waited_for, d);
}

static void note_value(Differing *d, const Decl *v, Node *value)
{
    if (value && !v->is_tile_static && differing_waits(d, value))
        d->has_more |= set_add(&d->loaded, v);
}

/* ---- what is each one's own --------------------------------------------- */

/* What is done for each tile is each one's own, with what its helpers do. */
static bool own(Node *n, void *context)
{
    Differing *d = context;
    Decl *changed = node_changed(n);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *v = n->declared.items[i];
        if (v->is_static || !v->init)
            continue;
        add(d, v);
        note_value(d, v, v->init);
    }
    if (changed) {
        add(d, changed);
        note_value(d, changed, n);
    }
    if (flow_is_loop(n) && !flow_is_short(n) && !d->is_alone)
        refuse(d, "its threads go through loops of their own");
    Function *helper = node_helper(n);
    if (helper)
        node_walk(helper->body, own, d);
    return true;
}

static bool is_own_element(Node *n, void *context)
{
    return node_is_of_view(n) && differing_differs(context, n);
}

/* What tiles may have together or in memory of their own, helpers with them. */
static bool may_be_shared(Node *n, void *context)
{
    return (node_is_of_view(n) && !differing_differs(context, n))
        || (n->kind == ND_VAR && n->decl->is_tile_static)
        || (n->kind == ND_CALL && node_callee(n) && !builtin_of(n));
}

/* A long loop through elements that no other tile reads, and nothing else: trip by
 * trip its loads are on their way side by side already, and four such rows that are
 * read once more are not in the cache any longer. */
static bool goes_through_rows(Differing *d, Node *n)
{
    return flow_is_loop(n) && !flow_is_counted(n, LONGEST_WINDOW)
        && !node_any_with(n, may_be_shared, d)
        && node_any_with(n, is_own_element, d);
}

static bool is_found(Node *n, void *context)
{
    return node_is_of_view(n) && differing_differs(context, n)
        && differing_waits(context, n->kids[SUBSCRIPT_INDEX]);
}

/* A long loop through elements whose places are found in memory: each of a work-item's is in
 * lines that no other thread uses meanwhile. */
static bool goes_by_list(Differing *d, Node *n)
{
    return flow_is_loop(n) && !flow_is_counted(n, LONGEST_WINDOW)
        && node_any_with(n, is_found, d);
}

/* Of several variables in one declaration each is for itself. */
static void visit_declaration(Differing *d, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *v = n->declared.items[i];
        if (is_same_variable(d, v))
            continue;
        add(d, v);
        note_value(d, v, v->init);
        node_walk(v->init, own, d);
    }
}

static void visit(Differing *d, Node *n)
{
    if (n->kind == ND_DECLARE) {
        visit_declaration(d, n);
        return;
    }
    if (differing_is_each(d, n)) {
        if (node_waits(d->prog, n))
            refuse(d, "not all tiles come to a barrier in the same way");
        d->is_alone = set_has(&d->guarded.alone, n);
        if (d->loop && !d->is_alone && several_branches(d, n))
            refuse(d, "its threads branch in a loop");
        node_walk(n, own, d);
        d->is_alone = false;
        return;
    }
    if (goes_through_rows(d, n))
        refuse(d, "its loops read what no neighbour reads");
    if (goes_by_list(d, n))
        refuse(d, "its loops find in memory what they read");
    if (several_is_chain(d, n))
        refuse(d, "its loops compute much and load nothing");
    Node *outer = d->loop;
    if (!outer && flow_is_loop(n))
        d->loop = n;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && !n->kids[i]->type)
            visit(d, n->kids[i]);
    d->loop = outer;
}

/* ---- whether there is such a form --------------------------------------- */

/* Notes what stands in a place that is allowed for it. */
static void allow(Differing *d, const Node *n)
{
    set_add(&d->allowed, n);
}

static bool is_allowed(const Differing *d, const Node *n)
{
    return set_has(&d->allowed, n);
}

static void look_at_member(Differing *d, const Node *n)
{
    if (differing_is_index(d, n))
        allow(d, node_strip(n->kids[MEMBER_BASE]));
}

static void look_at_subscript(Differing *d, const Node *n)
{
    const Node *base = n->kids[SUBSCRIPT_BASE];
    const Node *index = node_strip((Node *)base);
    allow(d, base);
    if (differing_is_index(d, index) && !differing_is_common(d, index)
        && differing_component(d, n) < 0)
        refuse(d, "it has a component of its index that is known when it runs");
}

static bool decays(const Node *n)
{
    return n->kind == ND_CAST && n->type->kind == TY_POINTER
        && n->kids[0]->type->kind == TY_ARRAY;
}

/* Of a variable whose address is taken nobody knows who changes it, nor of an
 * array that is used but by element. */
static bool look(Node *n, void *context)
{
    Differing *d = context;
    Decl *changed = node_changed(n);
    if (changed)
        set_add(&d->changed, changed);
    if (changed && n->op == OP_ADDRESS)
        add(d, changed);
    if (decays(n) && !(n->is_implicit && is_allowed(d, n))
        && node_root(n->kids[0]))
        add(d, node_root(n->kids[0])->decl);
    if (n->kind == ND_MEMBER)
        look_at_member(d, n);
    if (n->kind == ND_SUBSCRIPT)
        look_at_subscript(d, n);
    if (n->kind == ND_VAR && n->decl == d->index && is_tiled(d) && !is_allowed(d, n))
        refuse(d, "it gives its tiled index to helpers");
    if (n->kind == ND_RETURN || n->kind == ND_GOTO || n->kind == ND_LABEL)
        refuse(d, "its threads may leave it early");
    return true;
}

int several_along(const Decl *index)
{
    return index->type->kind == TY_VECTOR && index->type->count == 3;
}

void differing_find(Differing *d)
{
    Node *body = d->kernel->body;
    d->index = d->kernel->parameters.items[0];
    d->along = several_along(d->index);
    node_walk(body, look, d);
    do {
        d->has_more = false;
        visit(d, body);
    } while (d->has_more && !d->why_not);
}
