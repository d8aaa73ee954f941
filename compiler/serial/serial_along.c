/* serial_along.c - loops whose iterations access neighbouring elements, while threads
 * access rows far from each other:
 *
 *     for (int x = 0; x < n; x++)
 *         sum += in[y][x];            y is the thread's place
 *
 * If all threads of a long strip executed it together, each iteration would load a cache
 * line for each of them, most of which are evicted before the next iteration. Hence few
 * threads go through such loops together, or one. A kernel, or a region of a tile, that
 * does most of its work elsewhere gains more from vectors.
 */
#include "planner.h"
#include "analysis/flow.h"

#include <string.h>

enum { FEW_ROWS = 32 };

typedef struct Search {
    Planner *planner;
    const Decl *counter;
    int along, across; /* elements that follow the trips, and the threads */
    bool calls;        /* it computes more than memory is slow */
} Search;

/* Whether an index is a sum with the counter in it. */
static bool adds(const Node *index, const Decl *counter)
{
    const Node *n = node_strip((Node *)index);
    if (n->kind == ND_VAR)
        return n->decl == counter;
    return (n->op == OP_ADD || n->op == OP_SUB)
        && (adds(n->kids[BINARY_LEFT], counter) || adds(n->kids[BINARY_RIGHT], counter));
}

/* The view that an element is of, or a component of one; NULL. */
static const Decl *view_of(Node *element)
{
    return element->kind == ND_SUBSCRIPT && !type_is_handle(element->type)
        ? node_view(node_array(element)) : NULL;
}

static bool find_elements(Node *n, void *context)
{
    Search *s = context;
    s->calls |= n->kind == ND_CALL && !builtin_is(n, BI_EXTENT) && !builtin_is(n, BI_ATOMIC)
        && !builtin_is_instruction(n);
    if (!view_of(n))
        return true;
    Node *index = n->kids[SUBSCRIPT_INDEX];
    int growth = growth_in_row(s->planner, index);
    bool is_shared = span_has_one_row(s->planner, n);
    if (growth == 0 && is_shared)
        return true;
    if (is_shared && growth != GROWTH_UNKNOWN)
        s->across++;
    else
        s->along += adds(index, s->counter);
    return true;
}

bool along_goes(Planner *p, Node *loop)
{
    Search s = {.planner = p, .counter = flow_counter(loop)};
    if (!s.counter)
        return false;
    node_walk(loop->kids[FOR_BODY], find_elements, &s);
    return s.along && !s.across && !s.calls;
}

/* Whether a view's element is in another row at each trip, or a row's length away. */
static bool find_walk(Node *n, void *context)
{
    Search *s = context;
    if (!view_of(n))
        return true;
    Node *index = n->kids[SUBSCRIPT_INDEX];
    s->across += node_uses(n->kids[SUBSCRIPT_BASE], s->counter)
        || (node_uses(index, s->counter) && !adds(index, s->counter));
    return true;
}

bool along_walks(Planner *p, Node *loop)
{
    Search s = {.planner = p, .counter = flow_counter(loop)};
    if (flow_is_counted(loop, FEW_ROWS))
        return false;
    node_walk(loop->kids[FOR_BODY], find_walk, &s);
    return s.across > 0;
}

/* ---- what a kernel does in such loops ----------------------------------- */

enum { GUESSED_TRIPS = 64, MOST_TRIPS = 1 << 18 };

typedef struct Work {
    Planner *planner;
    Map *nodes;    /* Function -> what a call of it computes, and one more */
    int64_t trips; /* of the loops around */
    bool is_along; /* the innermost of them */
    int64_t along, elsewhere; /* nodes that are computed */
} Work;

/* Of `for (int k = 0; k < 16; k++)`, a guess for others. */
static int64_t trips_of(const Node *loop)
{
    Node *condition = loop->kind == ND_FOR ? loop->kids[FOR_CONDITION] : NULL;
    condition = condition ? node_strip(condition) : NULL;
    int64_t limit;
    bool is_known = condition && (condition->op == OP_LT || condition->op == OP_LE)
        && fold_constant(condition->kids[BINARY_RIGHT], &limit) && limit > 0;
    return is_known && limit < GUESSED_TRIPS ? limit : GUESSED_TRIPS;
}

static bool add_work(Node *n, void *context);

/* Each function is walked once, however many call it. */
static int64_t nodes_of(const Work *w, const Function *f)
{
    void **known = map_put_pointer(w->nodes, f);
    if (*known)
        return (intptr_t)*known - 1;
    *known = (void *)1;
    Work inside = {.planner = w->planner, .nodes = w->nodes, .trips = 1};
    node_walk(f->body, add_work, &inside);
    int64_t nodes = inside.along + inside.elsewhere;
    nodes = nodes < INT32_MAX ? nodes : INT32_MAX;
    *map_put_pointer(w->nodes, f) = (void *)(intptr_t)(nodes + 1);
    return nodes;
}

static bool add_work(Node *n, void *context)
{
    Work *w = context;
    if (!flow_is_loop(n)) {
        const Function *f = node_helper(n);
        int64_t nodes = 1 + (f ? nodes_of(w, f) : 0);
        *(w->is_along ? &w->along : &w->elsewhere) += w->trips * nodes;
        return true;
    }
    Work inside = *w;
    inside.trips = w->trips < MOST_TRIPS ? w->trips * trips_of(n) : w->trips;
    inside.is_along = n->kind == ND_FOR && along_goes(w->planner, n);
    for (int i = 0; i < n->kid_count; i++)
        node_walk(n->kids[i], add_work, &inside);
    w->along = inside.along;
    w->elsewhere = inside.elsewhere;
    return false;
}

static bool calls(const Step *step)
{
    return step->calls;
}

static bool asks(Node *n)
{
    return n->kind == ND_IF || n->kind == ND_CONDITIONAL;
}

static bool stores(Node *n)
{
    Node *to = node_assigned(n);
    return to && view_of(node_strip(to));
}

/* Whether threads go through a loop along rows of their own, or through blocks. */
static bool goes_alone(Planner *p, Node *loop)
{
    return along_goes(p, loop) || pack_fills(p, loop);
}

/* Those of several threads together have what one would wait for: a sum goes on when
 * the addition before it is done. What stores along rows, or asks, is faster alone:
 * its rows would meet in the cache's sets. Whether there are such sums. */
static bool find_alone(Planner *p, bool computes)
{
    bool sums = false;
    for (int i = 0; i < p->own_loops.count; i++) {
        Node *loop = p->own_loops.items[i];
        Node *body = loop->kids[FOR_BODY];
        if (!goes_alone(p, loop))
            continue;
        if (node_any(body, stores) || (!computes && node_any(body, asks) && !lines_has(p, loop)))
            set_add(&p->plan->alone, loop);
        else
            sums = true;
    }
    return sums;
}

/* ---- tiles -------------------------------------------------------------- */

static void plan_region(Step *region, void *context)
{
    if (region->kind != STEP_REGION)
        return;
    Map nodes = {0};
    Work w = {.planner = context, .nodes = &nodes, .trips = 1};
    for (int i = 0; i < region->steps.count; i++) {
        const Step *step = region->steps.items[i];
        step_walk(step, add_work, &w);
        if (step->node)
            node_walk(step->node, add_work, &w);
    }
    region->is_along = w.along && w.along >= w.elsewhere;
}

void along_plan_regions(Planner *p)
{
    steps_walk(&p->plan->steps, plan_region, p);
}

/* ---- the simple model ----------------------------------------------------- */

int along_abreast(Planner *p)
{
    bool goes = false;
    for (int i = 0; i < p->own_loops.count && !goes; i++)
        goes = goes_alone(p, p->own_loops.items[i]);
    if (!goes)
        return 0;
    Map nodes = {0};
    Work w = {.planner = p, .nodes = &nodes, .trips = 1};
    node_walk(p->kernel->body, add_work, &w);
    bool is_most = w.along >= w.elsewhere;
    bool computes = steps_any_in_loop(&p->plan->steps, calls);
    bool sums = find_alone(p, computes);
    return !is_most ? 0 : computes || sums ? ABREAST : 1;
}
