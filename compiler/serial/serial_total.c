/* serial_total.c - privatization of atomic operations whose results are not used, on one place for
 * all threads, `if (hit) amp_atomic_fetch_inc(&count[0])`, or on elements of a view that may
 * have few, `amp_atomic_fetch_inc(&bins[in[i]])`.
 *
 * A work-item executes many threads, or many tiles. It accumulates their operands in a
 * variable, which the driver's compiler vectorizes, or, in a kernel without tiles, in an
 * array, and applies them once. Sums of integers do not depend on the order; of floating
 * operands it makes a list, and adds one after the other in one step, unless the user lets
 * it compute sums in any order.
 */
#include "planner.h"

#include <string.h>

/* What is gathered begins with what changes nothing; integers wrap around. */
static const Gathering GATHERINGS[] = {
    {"add", false, '+', "+", "0", "add"}, {"sub", false, '+', "+", "0", "sub"},
    {"inc", false, '+', "+", "0", "add"}, {"dec", false, '+', "+", "0", "sub"},
    {"or", false, '|', "|", "0", "or"},   {"xor", false, '^', "^", "0", "xor"},
    {"and", false, '&', "&", "-1", "and"},
    {"min", false, '<', NULL, "MAX", "min"},
    {"max", false, '>', NULL, "MIN", "max"},
    {"add", true, '+', NULL, "{0}", NULL},
    {"min", true, '<', NULL, "MAX", "min"},
    {"max", true, '>', NULL, "MIN", "max"},
};

/* Where the user lets sums be computed in any order. */
static const Gathering FAST_ADD = {"add", true, '+', "+", "0", "add"};

const Gathering *gathering_of(const Planner *p, const Node *call)
{
    const char *operation = builtin_of(call)->opencl;
    bool is_floating = type_is_floating(call->kids[CALL_ARGUMENT]->type->of);
    if (is_floating && p->prog->unit->fast_math && strcmp(operation, FAST_ADD.name) == 0)
        return &FAST_ADD;
    for (size_t i = 0; i < sizeof GATHERINGS / sizeof *GATHERINGS; i++) {
        const Gathering *g = &GATHERINGS[i];
        if (strcmp(g->name, operation) == 0 && g->is_floating == is_floating)
            return g;
    }
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

/* The atomic operations on a captured view, or on one that is not known (NULL). */
typedef struct Target {
    Decl *view;
    Nodes calls, on_one; /* all of them; those on the same place for all threads */
    const Gathering *how; /* of the first of them */
    const Type *type;     /* of the elements, by which numbers are compared */
    bool differ;          /* their order matters, or their results are used */
} Target;

typedef struct Search {
    Planner *planner;
    Set unused;   /* of Node: calls */
    bool fails;   /* nothing is known of a helper's operations */
    LIST(Target *) targets; /* but for tile_static memory */
} Search;

bool gathering_orders(const Gathering *g)
{
    return g->is_floating && !g->operator && g->once;
}

Node *total_unused_call(Node *statement)
{
    if (statement->kind != ND_EXPR)
        return NULL;
    Node *n = node_strip(statement->kids[0]);
    while (n->kind == ND_CAST && n->type->kind == TY_VOID)
        n = node_strip(n->kids[0]);
    return n->kind == ND_CALL && !statement->is_value ? n : NULL;
}

/* What is not of captures and numbers alone, from tile to tile as well. */
static bool differs(Node *n, void *context)
{
    const Planner *p = context;
    switch (n->kind) {
    case ND_VAR:
        return level_is_own(p, n->decl) || n->decl == p->plan->index
            || n->decl->is_static || !type_is_arithmetic(n->type)
            || (!p->plan->index && !function_captures(p->kernel, n->decl));
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

Decl *total_root(const Node *call)
{
    const Node *n = node_strip(call->kids[CALL_ARGUMENT]);
    if (n->op != OP_ADDRESS)
        return NULL;
    n = node_array(n->kids[0]);
    return n->kind == ND_VAR ? n->decl : NULL;
}

/* &view[place] */
static bool is_one_place(Planner *planner, const Node *call)
{
    Node *n = node_strip(node_strip(call->kids[CALL_ARGUMENT])->kids[0]);
    if (n->kind != ND_SUBSCRIPT || n->type->size < 4)
        return false;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (node_any_with(n->kids[SUBSCRIPT_INDEX], differs, planner))
            return false;
    return true;
}

static Target *target_of(Search *s, Decl *view)
{
    for (int i = 0; i < s->targets.count; i++)
        if (s->targets.items[i]->view == view)
            return s->targets.items[i];
    Target *t = NEW(Target);
    t->view = view;
    list_add(&s->targets, t);
    return t;
}

static bool agree(const Target *t, const Gathering *how, const Type *type)
{
    return t->how && how && t->how->group == how->group && t->type->kind == type->kind;
}

static void look_at_atomic(Search *s, Node *call)
{
    Decl *root = total_root(call);
    if (root && root->is_tile_static)
        return;
    bool is_view = root && type_is_handle(root->type)
        && function_captures(s->planner->kernel, root);
    bool is_unused = set_has(&s->unused, call);
    const Type *type = call->kids[CALL_ARGUMENT]->type->of;
    Target *t = target_of(s, is_view ? root : NULL);
    if (!t->calls.count) {
        t->how = gathering_of(s->planner, call);
        t->type = type;
    }
    t->differ |= !is_unused || !agree(t, gathering_of(s->planner, call), type);
    list_add(&t->calls, call);
    if (is_view && is_one_place(s->planner, call))
        list_add(&t->on_one, call);
}

static void look_at_call(Search *s, Node *call)
{
    const Builtin *b = builtin_of(call);
    Function *f = node_helper(call);
    if (!b)
        s->fails |= !f || serial_differs(s->planner->prog, f);
    else if (b->kind == BI_ATOMIC)
        look_at_atomic(s, call);
}

static bool find_atomics(Node *n, void *context)
{
    Search *s = context;
    Node *call = total_unused_call(n);
    if (call)
        set_add(&s->unused, call);
    if (n->kind == ND_CALL)
        look_at_call(s, n);
    return !s->fails;
}

/* Whether the order does not matter of all operations that may be on elements of a view,
 * and nobody looks at these: a thread may at what it has added itself, and behind a barrier
 * those of a tile at all. */
static bool may_gather(Search *s, const Target *t)
{
    const Planner *p = s->planner;
    const Target *unknown = target_of(s, NULL);
    return t->view && !t->differ
        && (!unknown->calls.count || (!unknown->differ && agree(unknown, t->how, t->type)))
        && node_uses(p->kernel->body, t->view) == t->calls.count;
}

/* Whether a view of one dimension has sums that any of its elements may be added to. */
static bool is_of_bins(const Planner *p, const Target *t)
{
    return p->plan->index && t->view->type->kind == TY_VIEW && t->view->type->rank == 1
        && type_is_integer(t->type) && t->type->size == 4 && t->how->group == '+'
        && !t->on_one.count;
}

static Decl *new_variable(Planner *p, const Node *call, const char *name)
{
    Decl *d = NEW(Decl);
    d->kind = DECL_VARIABLE;
    d->type = call->kids[CALL_ARGUMENT]->type->of;
    serial_keep(p, d, KEEP_ONCE, SAME_IN_TILE)->name = name;
    return d;
}

static void add_bins(Planner *p, const Target *t)
{
    Bins *bins = NEW(Bins);
    *bins = (Bins){t->view, p->plan->bins.count + 1};
    list_add(&p->plan->bins, bins);
    for (int i = 0; i < t->calls.count; i++)
        *map_put_pointer(&p->plan->bins_of, t->calls.items[i]) = bins;
}

Total *total_new(Planner *p, Node *call, const char *name)
{
    Total *total = NEW(Total);
    total->call = call;
    total->how = gathering_of(p, call);
    total->variable = new_variable(p, call, name);
    total->result = !gathering_orders(total->how) ? total->variable
        : new_variable(p, call, arena_format("amp_of_order(%s)", name));
    *map_put_pointer(&p->plan->total_of, call) = total;
    return total;
}

/* Of tiles the variable is the kernel's, which tells the function for one where it is. */
static void add_total(Planner *p, Node *call)
{
    const char *name = arena_format(p->plan->index ? "amp_total_%d" : "(*amp_total_%d)",
                                    p->plan->totals.count + 1);
    list_add(&p->plan->totals, total_new(p, call, name));
}

void total_find(Planner *p)
{
    Search s = {.planner = p};
    node_walk(p->kernel->body, find_atomics, &s);
    for (int i = 0; i < s.targets.count && !s.fails; i++) {
        const Target *t = s.targets.items[i];
        if (!may_gather(&s, t))
            continue;
        if (is_of_bins(p, t))
            add_bins(p, t);
        for (int k = 0; k < t->on_one.count; k++)
            add_total(p, t->on_one.items[k]);
    }
}
