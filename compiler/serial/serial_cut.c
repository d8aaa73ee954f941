/* serial_cut.c - which statements are cut into steps: control flow around a barrier, and a
 * loop without one that all threads of a row go through together.
 */
#include "planner.h"
#include "analysis/flow.h"

/* Drivers take four times as long for twice as many loops around others. */
enum { MOST_SHARED = 32 };

bool cut_counts(Planner *p, Same level, Node *n)
{
    Node *step = node_strip(flow_step(n));
    Decl *d = flow_counter(n);
    if (!d || !n->kids[FOR_CONDITION] || !step || d->is_static || !d->init
        || !type_is_arithmetic(d->type) || !node_is_variable(node_assigned(step), d)
        || level_changes(p, d) != 1 || level_of(p, d->init) > level)
        return false;
    Kept *kept = serial_keep(p, d, KEEP_ONCE, level);
    if (level_of(p, n->kids[FOR_CONDITION]) <= level
        && (step->kind == ND_UNARY || level_of(p, step->kids[BINARY_RIGHT]) <= level))
        return true;
    kept->keep = KEEP_PLAIN;
    *map_put_pointer(&p->plan->kept, d) = NULL;
    return false;
}

bool cut_is_uniform(Planner *p, Node *n)
{
    Span span;
    return n->kind == ND_FOR && !flow_breaks(n->kids[FOR_BODY])
        && (cut_counts(p, SAME_IN_ROW, n) || span_strides(p, n, &span));
}

/* The counters of loops that are unrolled are numbers. */
static bool keep_counter(Node *n, void *context)
{
    Planner *p = context;
    if (n->kind == ND_FOR)
        serial_keep(p, flow_counter(n), KEEP_PLAIN, SAME_IN_TILE)->is_number = true;
    return true;
}

/* Whether a statement without a barrier leaves the loop over a row's threads,
 * because it is a loop that is done for all of them together, or holds one. */
static bool leaves_row(Planner *p, Node *n)
{
    if (n->kind == ND_COMPOUND && !flow_is_closed(n)) {
        for (int i = 0; i < n->kid_count; i++)
            if (leaves_row(p, n->kids[i]))
                return true;
        return false;
    }
    if (flow_is_loop(n) && flow_is_short(n)) {
        node_walk(n, keep_counter, p);
        return false;
    }
    if (n->is_guard)
        return !p->descends;
    Span span;
    return cut_is_uniform(p, n) ? p->shared < MOST_SHARED
        : mask_fits(p, n) || (p->shared < MOST_SHARED && stagger_find(p, n, &span));
}

bool cut_is_needed(Planner *p, Same level, Node *n, After after)
{
    if (level == SAME_IN_ROW)
        return !p->is_whole && leaves_row(p, n);
    return node_waits(p->prog, n) || flow_breaks(n) || flow_leaves(n)
        || flow_has_case(n) || n->kind == ND_LABEL || (after.barrier && flow_returns(n));
}
