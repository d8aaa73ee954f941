/* serial_wide.c - runs that compute so much with what they load that vectors as wide as
 * the widest registers pay off. LLVM does not choose these of its own accord for
 * processors that once ran slower with them.
 */
#include "planner.h"
#include "analysis/flow.h"

/* The operations for each access from which on they are as fast or faster: a wide access
 * that crosses lines of the cache costs two, and an element that is gathered costs some.
 * A call of the library's is a few operations. On a Xeon and an EPYC: Black-Scholes (19)
 * takes 0.7 and 0.4 of the time, a median of nine (8) 0.6 to 0.8, a grey image (4.5) 0.9 to 1, a
 * lattice Boltzmann step (3.7) 1 to 1.1. */
enum { COMPUTED = 4, GATHERED = 4, CALLED = 4 };
enum { MOST_SEEN = 16 };
enum { MOST_OPERATIONS = 10000 }; /* helpers may call helpers, each several times */

/* A short loop, which is unrolled. */
typedef struct Unrolled {
    const Decl *counter;
    long trips;
} Unrolled;

typedef struct Balance {
    Planner *planner;
    LIST(Unrolled) loops; /* around what is weighed */
    long accesses, operations;
    long shared; /* loads of what all threads have, which cross no line of the cache */
    bool in_helper;
    bool has_doubles;
    bool is_unfit; /* it does what is not done in vectors */
    Nodes seen;    /* elements that it has loaded */
} Balance;

static void weigh(Balance *b, Node *n, long times);

static void weigh_kids(Balance *b, const Node *n, long times)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            weigh(b, n->declared.items[i]->init, times);
    for (int i = 0; i < n->kid_count && !b->is_unfit; i++)
        if (n->kids[i])
            weigh(b, n->kids[i], times);
}

/* Whether the threads of a row have the same element, or the same of their own arrays. */
static bool is_shared(Planner *p, Node *n)
{
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (growth_in_row(p, n->kids[SUBSCRIPT_INDEX]) != 0)
            return false;
    return n->kind == ND_VAR;
}

/* A constant table's element that all threads of a row have is an operand. */
static bool is_operand(const Node *root, bool is_shared)
{
    return is_shared && root && !decl_is_automatic(root->decl) && !root->decl->is_tile_static;
}

/* A variable that may have another value in the next trip of a loop. */
static bool is_moving(Node *n, void *context)
{
    const Planner *p = context;
    const Kept *kept = serial_kept_of(p->plan, n);
    return n->kind == ND_VAR
        && (span_is_of_run(p, n->decl) || (kept && (kept->is_number || kept->changes)));
}

/* Whether it is the same in all trips of the loops around it. */
static bool stays(Balance *b, Node *n)
{
    return !b->in_helper && node_is_element(n) && !node_any_with(n, is_moving, b->planner);
}

/* Whether it is loaded already; noted, if not. */
static bool is_seen(Balance *b, Node *n)
{
    for (int i = 0; i < b->seen.count; i++)
        if (node_equals(b->seen.items[i], n))
            return true;
    if (b->seen.count < MOST_SEEN)
        list_add(&b->seen, n);
    return false;
}

static bool is_counter(const Balance *b, const Decl *d)
{
    for (int i = 0; i < b->loops.count; i++)
        if (b->loops.items[i].counter == d)
            return true;
    return false;
}

static bool is_moving_otherwise(Node *n, void *context)
{
    const Balance *b = context;
    return is_moving(n, b->planner) && !is_counter(b, n->decl);
}

/* How often an element is loaded that the loops with other counters leave in a register. */
static long times_loaded(Balance *b, Node *n, long times)
{
    if (b->in_helper || node_any_with(n, is_moving_otherwise, b))
        return times;
    for (int i = 0; i < b->loops.count; i++)
        if (!node_uses(n, b->loops.items[i].counter))
            times /= b->loops.items[i].trips;
    return times;
}

/* Places are not computed in vectors where neighbouring threads have neighbouring ones. */
static void weigh_element(Balance *b, Node *n, long times)
{
    Planner *p = b->planner;
    const Node *root = node_root(n);
    bool is_own = root && level_is_own(p, root->decl), is_shared_one = is_shared(p, n);
    bool is_neighbour = set_has(&p->plan->in_order, n)
        && growth_in_row(p, n->kids[SUBSCRIPT_INDEX]) == 1;
    bool is_once = stays(b, n);
    if (is_operand(root, is_shared_one) || (is_once && is_seen(b, n)))
        return;
    times = is_once ? 1 : times_loaded(b, n, times);
    b->is_unfit |= b->in_helper || (is_own && !is_shared_one);
    if (is_neighbour) {
        b->accesses += times;
    } else if (is_shared_one && !is_own) {
        b->shared += times;
    } else if (!is_own) {
        b->accesses += GATHERED * times;
        weigh(b, n->kids[SUBSCRIPT_INDEX], times);
    }
}

static void weigh_call(Balance *b, const Node *n, long times)
{
    const Builtin *called = builtin_of(n);
    const Function *helper = node_helper(n);
    bool was_in_helper = b->in_helper;
    if (helper && !flow_has_loop(helper->body)) {
        b->in_helper = true;
        weigh(b, helper->body, times);
        b->in_helper = was_in_helper;
        b->operations++;
    } else {
        b->is_unfit |= !called || (called->kind != BI_MATH && called->kind != BI_FAST);
        b->operations += CALLED * times;
    }
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
        weigh(b, n->kids[i], times);
}

/* Integers of 64 bits are multiplied and compared in several steps. */
static void weigh_operation(Balance *b, const Node *n, long times)
{
    const Type *t = n->type;
    b->is_unfit |= n->op == OP_DEREF || !type_is_arithmetic(t)
        || (type_is_integer(t) ? t->size > 4 : t->size > 8);
    b->has_doubles |= t->size == 8;
    b->operations += times * (n->op != OP_ASSIGN);
}

static void weigh_loop(Balance *b, Node *n, long times)
{
    Count c;
    long trips = flow_trips(n);
    int before = b->loops.count;
    if (trips > 0 && flow_counts(n, &c))
        list_add(&b->loops, ((Unrolled){c.counter, trips}));
    weigh(b, n->kids[FOR_BODY], times * trips);
    b->loops.count = before;
}

/* What is stored or loaded under a condition is so under a mask. */
static bool is_in_memory(Node *n)
{
    return node_is_element(n) || n->is_arrow || n->op == OP_DEREF;
}

static void weigh(Balance *b, Node *n, long times)
{
    b->is_unfit |= b->operations > MOST_OPERATIONS;
    if (b->is_unfit)
        return;
    switch (n->kind) {
    case ND_FOR:
        weigh_loop(b, n, times);
        return;
    case ND_SUBSCRIPT:
        weigh_element(b, n, times);
        return;
    case ND_CALL:
        weigh_call(b, n, times);
        return;
    case ND_BINARY: case ND_UNARY:
        weigh_operation(b, n, times);
        break;
    case ND_IF:
        b->is_unfit |= node_any(n->kids[IF_THEN], is_in_memory)
            || (n->kids[IF_ELSE] && node_any(n->kids[IF_ELSE], is_in_memory));
        b->operations += times;
        break;
    case ND_CONDITIONAL:
        b->operations += times;
        break;
    case ND_RETURN:
        b->is_unfit |= !b->in_helper;
        break;
    case ND_COMPOUND: case ND_DECLARE: case ND_EXPR: case ND_PAREN: case ND_CAST:
    case ND_VAR: case ND_INT: case ND_FLOAT:
        break;
    default:
        b->is_unfit = true;
    }
    weigh_kids(b, n, times);
}

int wide_lanes(Planner *p, const Step *run)
{
    Balance b = {.planner = p};
    if (run->scatters || run->returns || run->near.count || step_has_loop(run))
        return 0;
    for (int i = 0; i < run->statements.count; i++)
        weigh(&b, run->statements.items[i], 1);
    long accesses = b.accesses ? b.accesses + b.shared / 2 : b.shared;
    if (b.is_unfit || !accesses || b.operations < COMPUTED * accesses)
        return 0;
    return b.has_doubles ? LEAST_LANES : LANES;
}
