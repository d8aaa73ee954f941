/* serial_together.c - register tiling: rows of threads that go together through a loop in the
 * simple model, where its trips take all of them to the same elements:
 *
 *     for (int k = 0; k < n; k++)             float sum[4][…];
 *         sum += a[row][k] * b[k][column];    for (int k = 0; k < n; k++)
 *                                                 for (…the threads of a row…)
 *                                                     for (…4 rows…)
 *                                                         sum[…][…] += a[row][k]
 *                                                             * b[k][column];
 *
 * What a vector loads of b serves four rows then.
 */
#include "planner.h"
#include "analysis/flow.h"

enum { MOST_BYTES = 32 * 1024 }; /* that stay in the nearest cache */

typedef struct Rows {
    Planner *planner;
    int dimension;  /* that of the rows */
    Set counters;   /* of Decl: of the loops around */
    int loops;      /* around */
    bool is_shared; /* rows have an element in common in a loop */
} Rows;

/* Whether an expression has the same value in all rows. */
static bool is_common(Rows *r, Node *n)
{
    n = node_strip(n);
    if (n->kind == ND_VAR && set_has(&r->counters, n->decl))
        return true;
    if (!n->kid_count || n->kind == ND_CALL || n->kind == ND_SUBSCRIPT)
        return level_of(r->planner, n) == SAME_IN_TILE;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && !is_common(r, n->kids[i]))
            return false;
    return true;
}

/* Whether neighbours have it in order, and the rows in common. */
static bool find_shared(Node *n, void *context)
{
    Rows *r = context;
    if (!set_has(&r->planner->plan->in_order, n))
        return true;
    bool is_shared = growth_along(r->planner, n->kids[SUBSCRIPT_INDEX], r->dimension) == 0;
    for (n = node_strip(n->kids[SUBSCRIPT_BASE]); n->kind == ND_SUBSCRIPT && is_shared;
         n = node_strip(n->kids[SUBSCRIPT_BASE]))
        is_shared = is_common(r, n->kids[SUBSCRIPT_INDEX]);
    r->is_shared |= is_shared;
    return false;
}

static bool fits_all(Rows *r, const Steps *steps);

/* Whether the rows go through a loop in the same way. */
static bool fits_loop(Rows *r, const Step *step)
{
    Node *loop = step->node;
    Decl *counter = flow_counter(loop);
    if (!is_common(r, counter->init))
        return false;
    set_add(&r->counters, counter);
    for (int i = 0; i < step->again.count; i++)
        if (serial_kept(r->planner->plan, step->again.items[i])->level != SAME_IN_TILE)
            return false;
    r->loops++;
    bool fit = is_common(r, loop->kids[FOR_CONDITION]) && is_common(r, loop->kids[FOR_STEP])
        && fits_all(r, &step->steps);
    r->loops--;
    return fit;
}

static bool fits(Rows *r, const Step *step)
{
    if (step->kind == STEP_CONTROL)
        return step->node->kind == ND_COMPOUND ? fits_all(r, &step->steps)
            : step->is_own_for && fits_loop(r, step);
    if (step->kind != STEP_RUN || step->then || step->returns || step->near.count
        || step->rare || step->scatters || step_has_loop(step))
        return false;
    if (r->loops)
        step_walk(step, find_shared, r);
    return true;
}

static bool fits_all(Rows *r, const Steps *steps)
{
    for (int i = 0; i < steps->count; i++)
        if (!fits(r, steps->items[i]))
            return false;
    return true;
}

/* Whether the variables of several rows fit in the cache. */
static bool is_small(const Plan *s, const Step *region)
{
    long bytes = 0;
    for (int i = 0; i < region->arrays.count; i++) {
        const Decl *d = region->arrays.items[i];
        if (d->type->kind == TY_ARRAY)
            return false;
        bytes += d->type->size * s->tile[s->last] * ROWS_TOGETHER;
    }
    return bytes && bytes <= MOST_BYTES;
}

static void find_in_region(Step *region, void *context)
{
    Planner *p = context;
    Rows r = {.planner = p, .dimension = p->plan->last - 1};
    if (region->kind == STEP_REGION && !region->turn.side && !region->descends
        && is_small(p->plan, region) && fits_all(&r, &region->steps))
        region->is_together = r.is_shared;
}

void together_find(Planner *p)
{
    Plan *s = p->plan;
    if (s->index && s->last && !s->abreast && !s->length && !s->totals.count
        && !s->bins.count && !s->tiles.count)
        steps_walk(&s->steps, find_in_region, p);
}
