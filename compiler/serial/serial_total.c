/* serial_total.c - atomic operations whose results are not used, on one place for all
 * threads, `if (hit) amp_atomic_fetch_inc(&count[0])`, or on elements of a view that may
 * have few, `amp_atomic_fetch_inc(&bins[in[i]])`.
 *
 * In a kernel without tiles a work-item executes many threads. It accumulates their
 * operands in a variable, which the driver's compiler vectorizes, or in an array, and
 * applies them once. Only for integers, whose sums do not depend on the order.
 */
#include "planner.h"

#include <string.h>

/* What is gathered begins with what changes nothing; integers wrap around. */
static const Gathering GATHERINGS[] = {
    {"add", '+', "+", "0", "add"}, {"sub", '+', "+", "0", "sub"},
    {"inc", '+', "+", "0", "add"}, {"dec", '+', "+", "0", "sub"},
    {"or", '|', "|", "0", "or"},   {"xor", '^', "^", "0", "xor"},
    {"and", '&', "&", "-1", "and"},
    {"min", '<', "", "MAX", "min"}, {"max", '>', "", "MIN", "max"},
};

/* How a call of an atomic operation is gathered; NULL: it is not. */
static const Gathering *gathering_of(const Node *call)
{
    const char *operation = builtin_of(call)->opencl;
    for (size_t i = 0; i < sizeof GATHERINGS / sizeof *GATHERINGS; i++)
        if (strcmp(GATHERINGS[i].name, operation) == 0)
            return &GATHERINGS[i];
    return NULL;
}

const Bins *serial_bins(const Plan *s, const Node *call)
{
    return s ? map_value_pointer(&s->bins_of, call) : NULL;
}

const Total *serial_total(const Plan *s, const Node *call)
{
    return s ? map_value_pointer(&s->total_of, call) : NULL;
}

typedef struct Search {
    Planner *planner;
    Set unused;  /* of Node: calls */
    char group;  /* of all operations so far; 0: there are none */
    const Type *type; /* of their elements, by which numbers are compared */
    bool fails;
    Nodes calls; /* on one place for all; */
    Nodes others; /* on elements of views */
} Search;

/* The call in a statement that has nothing else. */
static Node *unused_call(Node *statement)
{
    Node *n = node_strip(statement->kids[0]);
    while (n->kind == ND_CAST && n->type->kind == TY_VOID)
        n = node_strip(n->kids[0]);
    return n->kind == ND_CALL && !statement->is_value ? n : NULL;
}

/* What is not of captures and numbers alone. */
static bool differs(Node *n, void *context)
{
    const Planner *p = context;
    switch (n->kind) {
    case ND_VAR:
        return level_is_own(p, n->decl) || n->decl == p->plan->index
            || n->decl->is_static || !type_is_arithmetic(n->type);
    case ND_BINARY:
    case ND_UNARY:
        return node_assigned(n) || n->op == OP_ADDRESS || n->op == OP_DEREF;
    case ND_INT:
    case ND_PAREN:
    case ND_CAST:
        return false;
    default:
        return !n->is_constant;
    }
}

/* &view[place] */
static bool is_one_place(Planner *planner, Node *operand)
{
    Node *n = node_strip(operand);
    if (n->kind != ND_UNARY || n->op != OP_ADDRESS)
        return false;
    n = node_strip(n->kids[0]);
    if (n->kind != ND_SUBSCRIPT || !type_is_wide(n->type))
        return false;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (node_any_with(n->kids[SUBSCRIPT_INDEX], differs, planner))
            return false;
    return n->kind == ND_VAR && type_is_handle(n->type)
        && !level_is_own(planner, n->decl);
}

/* What a captured view of one dimension is, of which &view[…] is an element; NULL. */
static Decl *view_of(Planner *planner, Node *operand)
{
    Node *n = node_strip(operand);
    n = n->kind == ND_UNARY && n->op == OP_ADDRESS ? node_strip(n->kids[0]) : n;
    Node *root = n->kind == ND_SUBSCRIPT ? node_strip(n->kids[SUBSCRIPT_BASE]) : n;
    bool fits = root->kind == ND_VAR && root->type->kind == TY_VIEW && root->type->rank == 1
        && type_is_integer(n->type) && n->type->size == 4;
    return fits && function_captures(planner->kernel, root->decl) ? root->decl : NULL;
}

static void look_at_call(Search *s, Node *call)
{
    const Builtin *b = builtin_of(call);
    Function *f = node_helper(call);
    if (!b) {
        s->fails |= !f || serial_differs(s->planner->prog, f);
        return;
    }
    s->fails |= b->kind == BI_FENCE;
    if (b->kind != BI_ATOMIC)
        return;
    const Gathering *how = gathering_of(call);
    char group = how ? how->group : 0;
    const Type *type = call->kids[CALL_ARGUMENT]->type->of;
    s->fails |= !group || (s->group && s->group != group)
        || !set_has(&s->unused, call)
        || (s->type && s->type->kind != type->kind);
    s->group = group;
    s->type = type;
    if (is_one_place(s->planner, call->kids[CALL_ARGUMENT]))
        list_add(&s->calls, call);
    else if (view_of(s->planner, call->kids[CALL_ARGUMENT]))
        list_add(&s->others, call);
}

static bool find_atomics(Node *n, void *context)
{
    Search *s = context;
    Node *call = n->kind == ND_EXPR ? unused_call(n) : NULL;
    if (call)
        set_add(&s->unused, call);
    if (n->kind == ND_CALL)
        look_at_call(s, n);
    return !s->fails;
}

static Decl *new_variable(Planner *p, const Node *call, int number)
{
    Decl *d = NEW(Decl);
    d->kind = DECL_VARIABLE;
    d->type = call->kids[CALL_ARGUMENT]->type->of;
    serial_keep(p, d, KEEP_ONCE, SAME_IN_TILE)->name
        = arena_format("amp_total_%d", number);
    return d;
}

static Bins *bins_of(Planner *p, Decl *view)
{
    for (int i = 0; i < p->plan->bins.count; i++)
        if (p->plan->bins.items[i]->view == view)
            return p->plan->bins.items[i];
    Bins *bins = NEW(Bins);
    *bins = (Bins){view, p->plan->bins.count + 1};
    list_add(&p->plan->bins, bins);
    return bins;
}

/* Views of which the kernel does nothing but add to elements. */
static void find_bins(Planner *p, const Search *s)
{
    for (int i = 0; i < s->others.count && s->group == '+'; i++) {
        Decl *view = view_of(p, s->others.items[i]->kids[CALL_ARGUMENT]);
        int calls = 0;
        for (int k = 0; k < s->others.count; k++)
            calls += view_of(p, s->others.items[k]->kids[CALL_ARGUMENT]) == view;
        if (node_uses(p->kernel->body, view) == calls)
            *map_put_pointer(&p->plan->bins_of, s->others.items[i]) = bins_of(p, view);
    }
}

void total_find(Planner *p)
{
    Search s = {.planner = p};
    node_walk(p->kernel->body, find_atomics, &s);
    if (s.fails)
        return;
    find_bins(p, &s);
    for (int i = 0; i < s.calls.count; i++) {
        Total *total = NEW(Total);
        total->call = s.calls.items[i];
        total->variable = new_variable(p, total->call, i + 1);
        total->how = gathering_of(total->call);
        list_add(&p->plan->totals, total);
        *map_put_pointer(&p->plan->total_of, total->call) = total;
    }
}
