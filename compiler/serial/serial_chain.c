/* serial_chain.c - chains of ifs that compare each thread's value with constants, as those of
 * a switch:
 *
 *     if (kind == 0)                      if (kind == 0 + zero)
 *         r = a + b;                          r = a + b;
 *     else if (kind == 1)                 else if (kind == 1 + zero)
 *         r = a - b;                          r = a - b;
 *
 * LLVM makes a switch of them before it looks for vectors, which it makes of ifs alone. So the
 * constants have an addend that is 0, which no compiler knows.
 */
#include "planner.h"

enum { LEAST_COMPARED = 2, MOST_COMPARED = 12 };

typedef struct Chain {
    Planner *planner;
    Node *value;     /* that all compare */
    Nodes constants; /* with these */
    Set seen;        /* of Node: ifs of chains */
} Chain;

/* `value == 1`, or several of them. */
static bool find_compared(Chain *c, Node *condition)
{
    Node *n = node_strip(condition);
    if (n->kind != ND_BINARY)
        return false;
    Node *left = node_strip(n->kids[BINARY_LEFT]), *right = node_strip(n->kids[BINARY_RIGHT]);
    if (n->op == OP_LOGICAL_OR)
        return find_compared(c, left) && find_compared(c, right);
    if (n->op != OP_EQ || !right->is_constant || right->kind == ND_CAST
        || !type_is_wide(right->type) || (c->value && !node_equals(c->value, left)))
        return false;
    c->value = left;
    list_add(&c->constants, right);
    return true;
}

static Node *next_of(const Node *n)
{
    Node *next = n->kids[IF_ELSE];
    while (next && next->kind == ND_COMPOUND && next->kid_count == 1)
        next = next->kids[0];
    return next && next->kind == ND_IF ? next : NULL;
}

static bool find_chain(Node *n, void *context)
{
    Chain *c = context;
    if (n->kind != ND_IF || set_has(&c->seen, n))
        return true;
    c->value = NULL;
    c->constants.count = 0;
    for (Node *branch = n; branch && find_compared(c, branch->kids[IF_CONDITION]);
         branch = next_of(branch))
        set_add(&c->seen, branch);
    Plan *plan = c->planner->plan;
    if (c->constants.count < LEAST_COMPARED || c->constants.count > MOST_COMPARED
        || level_of(c->planner, c->value) <= SAME_IN_ROW)
        return true;
    for (int i = 0; i < c->constants.count; i++)
        set_add(&plan->hidden, c->constants.items[i]);
    return plan->recurs = true;
}

void chain_find(Planner *p, const Step *run)
{
    Chain c = {.planner = p};
    if (!step_has_loop(run))
        step_walk(run, find_chain, &c);
}
