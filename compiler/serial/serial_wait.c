/* serial_wait.c - whether all threads of a tile take the same branch around a barrier,
 * for which the serial form evaluates the condition of the first one.
 */
#include "planner.h"
#include "analysis/flow.h"

bool wait_is_barrier(Node *n)
{
    Node *e = node_expression(n);
    return e && builtin_barrier(e);
}

bool wait_is_prefix(Node *n)
{
    Node *e = node_expression(n);
    return e && builtin_is(e, BI_PREFIX);
}

static bool surely_waits(Node *n);

static bool list_waits(Node **list, int count)
{
    for (int i = 0; i < count; i++) {
        if (surely_waits(list[i]))
            return true;
        if (flow_jumps(list[i]))
            return false;
    }
    return false;
}

/* Whether all threads that come here wait at a barrier: it is checked that
 * then all come. */
static bool surely_waits(Node *n)
{
    if (n->kind == ND_DO)
        return surely_waits(n->kids[DO_BODY]);
    if (n->kind == ND_COMPOUND)
        return list_waits(n->kids, n->kid_count);
    return wait_is_barrier(n);
}

static bool always_jumps(const Node *n)
{
    if (n->kind != ND_COMPOUND)
        return flow_is_jump(n);
    return n->kid_count && always_jumps(n->kids[n->kid_count - 1]);
}

static bool is_way_sure(const Node *n, After after)
{
    if (n->kind != ND_IF)
        return flow_is_loop(n) && surely_waits(flow_body(n));
    return surely_waits(n->kids[IF_THEN])
        || (n->kids[IF_ELSE] ? surely_waits(n->kids[IF_ELSE])
            : always_jumps(n->kids[IF_THEN]) && list_waits(after.rest, after.rest_count));
}

/* What one thread finds is what all go by. */
void wait_check(Planner *p, const Node *n, Node *condition, After after)
{
    if (!condition || p->region)
        return;
    if (has_effect(p->prog, condition))
        serial_refuse(p, "the condition of control flow around a barrier has an"
                  " effect");
    if (!p->plan->is_coarse && is_way_sure(n, after))
        return;
    if (!p->ways)
        p->ways = ways_find(p->kernel);
    if (way_differs(p->ways, condition))
        serial_refuse(p, "threads may take different ways around a barrier");
}
