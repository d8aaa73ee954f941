/* serial_stagger.c - triangular loops: a row's threads begin or end them one after the other.
 *
 *     for (int j = me; j < n; j++)         for (int j = the first thread's; j < n; j++)
 *         for (int k = 0; k < m; k++)          the threads with me <= j:
 *             …                                    for (int k = 0; k < m; k++) …
 *
 * They would go through the inner loops one by one. Threads may take turns in any order: so
 * the outer loop counts once for all of a row, from where its earliest thread begins to where
 * its latest one ends, and each trip is for a part of the row.
 */
#include "planner.h"
#include "analysis/flow.h"

static bool is_signed(const Type *t)
{
    return growth_is_number(t) && !type_is_unsigned(t);
}

/* Whether the threads begin it one after the other, and end it together. */
static bool begins_in_turn(Planner *p, Node *loop, const Count *c, Span *span)
{
    Builder b = {.prog = p->prog};
    if (flow_count_by(c) != 1 || !is_signed(c->begin->type) || !is_signed(c->counter->type)
        || c->begin->type->size > c->counter->type->size
        || level_of(p, c->begin) > SAME_IN_THREAD || declare_is_unsteady(p, c->begin)
        || level_of(p, loop->kids[FOR_CONDITION]) > SAME_IN_ROW
        || !growth_find(p, c->begin, span))
        return false;
    span->place = c->begin;
    span->bound = build_use(&b, c->counter, loop);
    span->op = span->growth < 0 ? OP_GE : OP_LE;
    return true;
}

/* Whether they begin it together and end it one after the other: those that a trip is for
 * are fewer in the next one. */
static bool ends_in_turn(Planner *p, Node *loop, const Count *c, Span *span)
{
    bool rises = flow_count_by(c) > 0 || (c->by && natural_is(p, c->by)
                                          && level_of(p, c->by) <= SAME_IN_ROW);
    if (!rises || level_of(p, c->begin) > SAME_IN_ROW
        || !span_cuts(p, loop->kids[FOR_CONDITION], span)
        || !node_is_variable(span->bound, c->counter)
        || node_uses(span->place, c->counter) || declare_is_unsteady(p, span->place))
        return false;
    bool is_above = span->op == OP_GT || span->op == OP_GE;
    return is_above == (span->growth > 0);
}

static bool is_inner_loop(Node *n, void *context)
{
    return n->kind == ND_FOR && !flow_is_short(n) && cut_is_uniform(context, n);
}

bool stagger_find(Planner *p, Node *loop, Span *span)
{
    Count c;
    if (loop->kind != ND_FOR || !loop->kids[FOR_CONDITION] || p->descends
        || flow_jumps(loop->kids[FOR_BODY]) || !flow_counts(loop, &c) || c.op != OP_ADD
        || level_changes(p, c.counter) != 1)
        return false;
    serial_keep(p, c.counter, KEEP_ONCE, SAME_IN_ROW);
    if ((begins_in_turn(p, loop, &c, span) || ends_in_turn(p, loop, &c, span))
        && node_any_with(loop->kids[FOR_BODY], is_inner_loop, p))
        return true;
    *map_put_pointer(&p->plan->kept, c.counter) = NULL;
    return false;
}

Step *stagger_plan(Planner *p, Node *loop)
{
    Step *step = serial_new_step(STEP_CONTROL, loop);
    Step *part = serial_add_step(STEP_SPAN, loop, &step->steps);
    step->staggers = stagger_find(p, loop, &part->span);
    step->is_last = (part->span.growth > 0) == (part->span.place != flow_counter(loop)->init);
    p->shared++;
    p->row_loops++;
    p->parted++;
    serial_plan_row(p, loop->kids[FOR_BODY], &part->steps);
    p->parted--;
    p->row_loops--;
    return step;
}
