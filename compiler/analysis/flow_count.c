/* flow_count.c - how a for counts: the first value of its counter, the step and the end; and what
 * is another one from trip to trip. */
#include "flow.h"
#include "fold.h"
#include "tree/tree.h"

/* i++, i += 2, i = i * 2: i becomes `i op by`. */
static bool find_step(const Node *step, Count *c)
{
    const Node *n = node_strip((Node *)step);
    if (n->kind == ND_UNARY && op_is_step(n->op)) {
        c->op = n->op == OP_PRE_INC || n->op == OP_POST_INC ? OP_ADD : OP_SUB;
        return node_is_variable(n->kids[0], c->counter);
    }
    if (n->kind != ND_BINARY || op_form(n->op) != 'A'
        || !node_is_variable(n->kids[BINARY_LEFT], c->counter))
        return false;
    c->op = op_of_assignment(n->op);
    c->by = n->kids[BINARY_RIGHT];
    if (n->op != OP_ASSIGN)
        return true;
    n = node_strip(c->by);
    bool is_own = n->kind == ND_BINARY && op_form(n->op) == 'B'
        && node_is_variable(n->kids[BINARY_LEFT], c->counter);
    c->op = n->op;
    c->by = is_own ? n->kids[BINARY_RIGHT] : NULL;
    return is_own;
}

static void find_end(const Node *condition, Count *c)
{
    const Node *n = condition ? node_strip((Node *)condition) : NULL;
    if (!n || n->kind != ND_BINARY || op_swapped(n->op) == OP_NONE)
        return;
    bool is_left = node_is_variable(n->kids[BINARY_LEFT], c->counter);
    Node *end = n->kids[is_left ? BINARY_RIGHT : BINARY_LEFT];
    if ((!is_left && !node_is_variable(n->kids[BINARY_RIGHT], c->counter))
        || node_uses(end, c->counter))
        return;
    c->holds = is_left ? n->op : op_swapped(n->op);
    c->end = end;
}

bool flow_counts(const Node *loop, Count *c)
{
    Decl *d = flow_counter(loop);
    *c = (Count){.counter = d, .begin = d ? d->init : NULL};
    if (!c->begin || d->is_static || d->type->is_volatile || !type_is_integer(d->type)
        || !loop->kids[FOR_STEP] || !find_step(loop->kids[FOR_STEP], c)
        || (c->by && node_uses(c->by, d))
        || node_changes(loop->kids[FOR_BODY], d)
        || (loop->kids[FOR_CONDITION] && node_changes(loop->kids[FOR_CONDITION], d)))
        return false;
    find_end(loop->kids[FOR_CONDITION], c);
    return true;
}

int64_t flow_count_by(const Count *c)
{
    int64_t by = 1;
    if ((c->op != OP_ADD && c->op != OP_SUB) || (c->by && !fold_constant(c->by, &by)))
        return 0;
    return c->op == OP_ADD ? by : by == INT64_MIN ? 0 : -by;
}

/* ---- what trips differ in -------------------------------------------------- */

static bool is_moving(Node *n, void *moving)
{
    return n->kind == ND_SUBSCRIPT || n->kind == ND_CALL
        || (n->kind == ND_VAR && set_has(moving, n->decl));
}

static bool find_made(Node *n, void *moving)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (d->init && node_any_with(d->init, is_moving, moving))
            set_add(moving, d);
    }
    return true;
}

void flow_find_moving(Node *loop, Set *moving)
{
    if (flow_counter(loop))
        set_add(moving, flow_counter(loop));
    node_find_changed(loop, moving);
    node_walk(flow_body(loop), find_made, moving);
}
