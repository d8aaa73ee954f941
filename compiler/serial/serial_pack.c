/* serial_pack.c - short loops whose trips fill a vector, while each thread has a block of
 * memory for itself:
 *
 *     for (int k = 0; k < 4; k++)
 *         c[16 * me + k] = …;
 *
 * Unrolled, four trips are packed into one vector (SLP), which is loaded and stored at once;
 * vectors of threads would gather and scatter each of their elements.
 */
#include "planner.h"
#include "analysis/flow.h"

enum { PACKED = 4 };

/* A product of 4 x 4 matrices takes 0.17 of the time on an EPYC. What a run does elsewhere
 * must be less than that part of it, as vectors of threads would do it. */
enum { LEAST_SHARE = 4 };

typedef struct Packs {
    Planner *planner;
    long inside, outside; /* operations in such loops, and elsewhere */
    int trips;            /* of the loops around */
    bool in_pack;
    bool stores;
} Packs;

static bool find_store(Node *n, void *context)
{
    Packs *s = context;
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    s->stores |= to && node_is_of_view(to);
    return !s->stores;
}

static bool stores(Packs *s, Node *loop)
{
    s->stores = false;
    node_walk(loop, find_store, s);
    return s->stores;
}

static bool add_work(Node *n, void *context)
{
    Packs *s = context;
    long *work = s->in_pack ? &s->inside : &s->outside;
    if (n->kind == ND_SUBSCRIPT)
        return false;
    *work += n->kind == ND_BINARY || n->kind == ND_CALL ? s->trips : 0;
    if (!flow_is_short(n))
        return true;
    bool is_pack = !s->in_pack && flow_trips(n) % PACKED == 0 && along_goes(s->planner, n)
        && stores(s, n);
    s->in_pack |= is_pack;
    s->trips *= flow_trips(n);
    node_walk(flow_body(n), add_work, s);
    s->trips /= flow_trips(n);
    s->in_pack &= !is_pack;
    return false;
}

static bool is_unsigned(Node *n)
{
    return n->type && type_is_unsigned(n->type);
}

/* Elements whose places are sums that may be computed in 64 bits. */
static bool note_elements(Node *n, void *context)
{
    Plan *plan = context;
    if (node_is_of_view(n) && !node_any(n->kids[SUBSCRIPT_INDEX], is_unsigned))
        set_add(&plan->packed, n);
    return true;
}

static bool are_most(const Packs *s)
{
    return s->inside && s->inside >= LEAST_SHARE * s->outside;
}

bool pack_fills(Planner *p, Node *loop)
{
    Packs s = {.planner = p, .trips = 1};
    node_walk(flow_body(loop), add_work, &s);
    return are_most(&s);
}

bool pack_find(Planner *p, const Step *run)
{
    Packs s = {.planner = p, .trips = 1};
    if (step_has_loop(run))
        return false;
    step_walk(run, add_work, &s);
    if (!are_most(&s))
        return false;
    step_walk(run, note_elements, p->plan);
    return true;
}
