/* several_weigh.c - which kernels get a form with several tiles or elements: those that are
 * not too long, whose threads neither end the program nor print, do not branch in loops, store
 * elements side by side, do not wait for each other at elements of tile_static arrays, and do
 * not compute for long what waits for nothing.
 */
#include "several.h"
#include "analysis/atomics.h"
#include "analysis/flow.h"

enum { /* nodes of a kernel, with its helpers at each call */
    LONGEST = 2000,
    LONGEST_WITH_LOOPS = 400 /* that are not short */
};

typedef struct Weight {
    int nodes, longest;
    bool has_loops;
    const char *why_not;
} Weight;

static bool weigh(Node *n, void *context)
{
    Weight *w = context;
    Function *f = node_helper(n);
    w->has_loops |= flow_is_loop(n);
    if (flow_is_loop(n) && !flow_is_short(n))
        w->longest = LONGEST_WITH_LOOPS;
    if (builtin_is(n, BI_PRINTF))
        w->why_not = "it prints";
    if (atomic_is_of_element(n)) /* those of several tiles take as long as one after the other */
        w->why_not = "its threads change elements of tile_static arrays atomically";
    if (++w->nodes > w->longest)
        w->why_not = "it is long";
    if (f && !w->why_not)
        node_walk(f->body, weigh, w);
    return !w->why_not;
}

const char *several_why_not(Program *prog, const Launch *launch, bool *has_loops)
{
    Function *kernel = launch->kernel;
    Weight w = {.longest = LONGEST};
    if (prog->unit->checks_bounds)
        return "its subscripts are checked";
    if (builtin_aborts(&prog->aborts, kernel))
        return "its threads can fail";
    node_walk(kernel->body, weigh, &w);
    *has_loops = w.has_loops;
    if (!w.why_not && several_is_apart(launch))
        return "its neighbours store elements that lie apart";
    return w.why_not;
}

/* ---- what keeps units busy ------------------------------------------------ */

enum { LONG_NODE = 16 }; /* nodes that a division or a function takes as long as */

/* A division or a function of floating numbers. */
static bool is_long(Node *n)
{
    return n->type && type_is_floating(n->type)
        && (n->kind == ND_CALL || op_is_division(n->op));
}

static bool is_loop(Node *n)
{
    return flow_is_loop(n);
}

static bool is_busy(Node *n)
{
    for (int i = 0; flow_is_loop(n) && i < n->kid_count; i++)
        if (n->kids[i] && node_any(n->kids[i], is_loop))
            return false;
    return flow_is_loop(n) && node_any(n, is_long);
}

bool several_is_busy(const Function *kernel)
{
    return node_any(kernel->body, is_busy);
}

/* ---- what waits for nothing ---------------------------------------------- */

enum {
    LONG_CHAIN = 600, /* floating operations of a thread in such a loop: from here on kernels
                         take 0.88 to 1.0 of the time on an H200 with an element for each
                         work-item, shorter ones up to 1.8 times as long */
    MOST_TRIPS = 4096
};

/* What is waited for: memory, and functions of many instructions. */
static bool is_slow(Node *n)
{
    Function *f = node_helper(n);
    return node_is_of_view(n) || (n->kind == ND_VAR && n->decl->is_tile_static)
        || (f ? node_any(f->body, is_slow)
              : n->kind == ND_CALL && !builtin_is_instruction(n));
}

static bool is_operation(const Node *n)
{
    return n->kind == ND_BINARY && n->op != OP_ASSIGN && type_is_floating(n->type);
}

/* How many of them each element has for itself, or more than LONG_CHAIN. */
static long own_operations(const Differing *d, Node *n)
{
    Function *f = node_helper(n);
    bool is_own = (is_operation(n) || is_long(n)) && differing_differs(d, n);
    long count = !is_own ? 0 : is_long(n) ? LONG_NODE : 1;
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            count += own_operations(d, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++)
        count += n->kids[i] ? own_operations(d, n->kids[i]) : 0;
    count += f ? own_operations(d, f->body) : 0;
    int trips = flow_is_loop(n) ? flow_trips_within(n, MOST_TRIPS) : 1;
    count *= trips ? trips : 1;
    return count < LONG_CHAIN ? count : LONG_CHAIN + 1;
}

bool several_is_chain(const Differing *d, Node *n)
{
    return flow_is_loop(n) && !node_any(n, is_slow) && own_operations(d, n) > LONG_CHAIN;
}

/* ---- branches ----------------------------------------------------------- */

enum {
    LARGEST_CHOICE = 16, /* nodes under a condition of what is loaded that need no branch; */
    LARGEST_GUARD = 64   /* under one of places */
};

typedef struct LoadSearch {
    Node *condition; /* what was loaded for it is there, NULL: nothing */
    Node *target;    /* what is stored is not waited for */
} LoadSearch;

static bool is_like(Node *n, void *other)
{
    return node_equals(n, other);
}

static Look find_load(Node *n, void *context)
{
    LoadSearch *s = context;
    if (n == s->target || n->op == OP_ADDRESS)
        return LOOK_BEYOND;
    if (n->op == OP_ASSIGN)
        s->target = node_strip(n->kids[BINARY_LEFT]);
    bool is_load = node_is_of_view(n)
        && !(s->condition && node_any_with(s->condition, is_like, n));
    return is_load ? FOUND : LOOK_BELOW;
}

static bool loads(Node *n, Node *condition)
{
    LoadSearch s = {.condition = condition};
    return n && node_find(n, find_load, &s);
}

static bool add_to_branch(Node *n, void *context)
{
    int *nodes = context;
    Function *f = node_helper(n);
    *nodes += is_long(n) ? LONG_NODE : 1;
    if (f)
        node_walk(f->body, add_to_branch, nodes);
    return true;
}

/* Whether threads wait for a view behind a condition that they waited for, or behind much code
 * under one. */
static bool is_branch(Differing *d, Node *n)
{
    int nodes = 0;
    bool loads_there = false;
    if (n->kind != ND_IF && n->kind != ND_CONDITIONAL)
        return false;
    Node *condition = n->kids[IF_CONDITION] ? n->kids[IF_CONDITION] : n->kids[IF_THEN];
    for (int i = IF_THEN; i < n->kid_count; i++) {
        node_walk(n->kids[i], add_to_branch, &nodes);
        loads_there |= loads(n->kids[i], condition);
    }
    return differing_waits(d, condition)
        ? loads_there || (nodes > LARGEST_CHOICE && loads(d->loop, NULL))
        : nodes > LARGEST_GUARD && loads(d->loop, NULL);
}

bool several_branches(Differing *d, Node *n)
{
    Function *f = node_helper(n);
    if (is_branch(d, n) || (f && several_branches(d, f->body)))
        return true;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && several_branches(d, n->kids[i]))
            return true;
    return false;
}
