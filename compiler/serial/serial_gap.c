/* serial_gap.c - stores that leave gaps between neighbouring threads' elements:
 *
 *     a[row][2 * me + 1] = …;      points[me].x = …;
 *
 * Vectors scatter them, one thread's after the other's, and gather what they load around
 * them. `out[2 * me] = …; out[2 * me + 1] = …;` together leave no gaps, and are stored by
 * whole vectors, as the numbers of a structure are; but not if they are many, or of several
 * sizes.
 */
#include "planner.h"
#include "analysis/flow.h"

#include <stdlib.h>

/* Loads and operations for each such store up to which threads one by one are faster: 2 of
 * them take 0.4 to 0.8 of the time on a Xeon and an EPYC, 5 take 0.65 to 1.1, 9 take 1.3 to
 * 1.8. What is loaded from where it stores counts nothing: a red-black relaxation takes
 * 0.5 on an EPYC, 0.9 to 1.2 on a Xeon. */
enum { AT_ONCE = 5 };

/* The same where nothing is left between the stores of a thread, which compilers make
 * vectors of: products of 4 x 4 matrices with 8 take 0.2 on an EPYC, a step of lattice
 * Boltzmann with 20 takes 1.1. */
enum { AT_ONCE_TOGETHER = 10 };

/* The same where each thread stores into a row of its own, `cross[me][0] = …;`: products of
 * vectors with 3 take 0.4 on an EPYC, 0.8 on a Xeon. */
enum { AT_ONCE_IN_ROW = 4 };

/* Numbers of a structure up to which vectors of them are taken apart by LLVM. */
enum { MOST_INTERLEAVED = 8 };
enum { MOST_ARRAYS = 8 };

/* An array or view with elements that neighbours store some bytes apart. */
typedef struct Strided {
    const Decl *decl;
    long stride, stored; /* in bytes: from thread to thread, and of each thread */
    long part;           /* of each store; 0: several sizes */
    int stores;
} Strided;

typedef struct Gaps {
    Planner *planner;
    Strided arrays[MOST_ARRAYS];
    int count;
    int times; /* how often a statement is executed, in loops that are unrolled */
    int work;  /* loads and operations */
    bool is_unfit;
} Gaps;

static bool is_in_array(const Node *n)
{
    return n->kind == ND_SUBSCRIPT
        && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind == TY_ARRAY;
}

/* The element that an lvalue is, or is a part of, if neighbours have it in order. */
static Node *element_of(Planner *p, Node *n)
{
    n = node_strip(n);
    while (!set_has(&p->plan->in_order, n)
           && ((n->kind == ND_MEMBER && !n->is_arrow) || is_in_array(n)))
        n = node_strip(n->kids[0]);
    return set_has(&p->plan->in_order, n) ? n : NULL;
}

static Strided *strided_of(Gaps *g, Node *element)
{
    const Node *array = node_array(element);
    for (int i = 0; i < g->count && array->kind == ND_VAR; i++)
        if (g->arrays[i].decl == array->decl)
            return &g->arrays[i];
    return NULL;
}

/* Visits a short loop as often as it is executed, or what is below another node. */
static bool visit_trips(Gaps *g, Node *n, bool (*visit)(Node *n, void *context))
{
    if (!flow_is_short(n))
        return true;
    g->times *= flow_trips(n);
    node_walk(flow_body(n), visit, g);
    g->times /= flow_trips(n);
    return false;
}

static bool find_stores(Node *n, void *context)
{
    Gaps *g = context;
    Node *to = node_assigned(n);
    Node *element = to ? element_of(g->planner, to) : NULL;
    g->is_unfit |= n->kind == ND_IF || n->kind == ND_CONDITIONAL || n->kind == ND_CALL;
    if (!element || node_array(element)->kind != ND_VAR)
        return !g->is_unfit && visit_trips(g, n, find_stores);
    long growth = growth_in_row(g->planner, element->kids[SUBSCRIPT_INDEX]);
    long stride = labs(growth) * element->type->size, part = node_strip(to)->type->size;
    Strided *array = strided_of(g, element);
    if (!array && g->count < MOST_ARRAYS) {
        array = &g->arrays[g->count++];
        *array = (Strided){.decl = node_array(element)->decl, .stride = stride, .part = part};
    }
    g->is_unfit |= !array || array->stride != stride;
    if (array) {
        array->stored += g->times * part;
        array->part = array->part == part ? part : 0;
        array->stores += g->times;
    }
    return true;
}

/* What is computed of elements, not where they are. */
static bool add_work(Node *n, void *context)
{
    Gaps *g = context;
    const Plan *plan = g->planner->plan;
    bool is_of_places = n->kind == ND_DECLARE && serial_are_gone(plan, n);
    if (set_has(&plan->in_order, n)) {
        g->work += strided_of(g, n) ? 0 : g->times;
        return false;
    }
    g->work += n->kind == ND_BINARY && n->op != OP_ASSIGN ? g->times : 0;
    return !is_of_places && visit_trips(g, n, add_work);
}

static bool leaves_gaps(const Strided *a)
{
    return a->stored < a->stride;
}

/* Whether vectors of all that the threads store are made at once. */
static bool is_interleaved(const Strided *a)
{
    return !leaves_gaps(a) && a->part && a->stride / a->part <= MOST_INTERLEAVED;
}

/* ---- rows ---------------------------------------------------------------- */

typedef struct Rows {
    Planner *planner;
    int stores, others; /* others are not in such a row */
} Rows;

/* An element of a row that a thread has for itself, at a place that is the same in all. */
static bool is_in_own_row(Planner *p, Node *n)
{
    if (n->kind != ND_SUBSCRIPT || level_of(p, n->kids[SUBSCRIPT_INDEX]) > SAME_IN_ROW)
        return false;
    Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    bool is_row = node_is_of_view(base) && type_is_handle(base->type)
        && level_of(p, base->kids[SUBSCRIPT_INDEX]) > SAME_IN_ROW;
    return is_row || (base->type->kind == TY_POINTER && level_of(p, base) > SAME_IN_ROW);
}

static bool find_row_stores(Node *n, void *context)
{
    Rows *r = context;
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    if (to && is_in_own_row(r->planner, to))
        r->stores++;
    else if (to && to->kind != ND_VAR)
        r->others++;
    return true;
}

static bool stores_rows(Planner *p, const Step *run)
{
    Gaps g = {.planner = p, .times = 1};
    Rows r = {.planner = p};
    step_walk(run, find_row_stores, &r);
    if (r.stores < 2 || r.others)
        return false;
    step_walk(run, find_stores, &g);
    step_walk(run, add_work, &g);
    return !g.is_unfit && g.work <= AT_ONCE_IN_ROW * r.stores;
}

bool gap_stores(Planner *p, const Step *run)
{
    Gaps g = {.planner = p, .times = 1};
    int most = 0;
    if (run->near.count || step_has_loop(run))
        return false;
    if (stores_rows(p, run))
        return true;
    if (run->scatters)
        return false;
    step_walk(run, find_stores, &g);
    for (int i = 0; i < g.count && !g.is_unfit; i++)
        if (!is_interleaved(&g.arrays[i]))
            most += g.arrays[i].stores
                * (leaves_gaps(&g.arrays[i]) ? AT_ONCE : AT_ONCE_TOGETHER);
    if (!most || g.is_unfit)
        return false;
    step_walk(run, add_work, &g);
    return g.work <= most;
}
