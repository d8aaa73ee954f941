/* serial_segment.c - index set splitting at conditions that change a few times along a row:
 * `x == 0 || x == n - 1`, or any other combination of comparisons between the thread's
 * place in its row and values that the row shares.
 *
 * Between two places at which a comparison changes, all threads take the same branch:
 * each such segment of the row is a loop of its own.
 */
#include "planner.h"

enum { MOST_CUTS = 8, LEAST_ROW = 32 };

bool segment_pays(const Plan *s)
{
    return s->index || s->tile[s->last] >= LEAST_ROW;
}

static Node *with_op(const Node *n, Op op)
{
    Node *copy = NEW(Node);
    *copy = *n;
    copy->op = op;
    return copy;
}

/* != changes where == does. */
static bool find_cut(Planner *p, Node *n, Cuts *cuts)
{
    bool differs = n->op == OP_NE;
    Span span;
    if (cuts->count == MOST_CUTS
        || !span_find(p, differs ? with_op(n, OP_EQ) : n, &span))
        return false;
    list_add(cuts, span);
    return true;
}

static bool find_cuts(Planner *p, Node *condition, Cuts *cuts)
{
    Node *n = span_condition(p, condition);
    if (level_of(p, n) <= SAME_IN_ROW)
        return true;
    if (n->op == OP_LOGICAL_NOT)
        return find_cuts(p, n->kids[0], cuts);
    if (op_is_logical(n->op))
        return find_cuts(p, n->kids[BINARY_LEFT], cuts)
            && find_cuts(p, n->kids[BINARY_RIGHT], cuts);
    return find_cut(p, n, cuts);
}

bool segment_find(Planner *p, Node *condition, Cuts *cuts)
{
    *cuts = (Cuts){0};
    return segment_pays(p->plan) && find_cuts(p, condition, cuts) && cuts->count;
}
