/* check_live.c - a walk over code that leaves out what a constant condition makes
 * unreachable: errors there do not matter, as in a macro that is used for several sizes.
 */
#include "check.h"

/* A walk, as that of node_walk. */
typedef struct Live {
    bool (*visit)(Node *n, void *context);
    void *context;
} Live;

static bool look(Node *n, void *context);

static void walk(Live *live, Node *n)
{
    node_walk(n, look, live);
}

/* The branch that is not taken is left out. */
static bool look_at_branches(Live *live, Node *condition, Node *then, Node *other)
{
    int64_t value;
    if (!fold_constant(condition, &value))
        return true;
    walk(live, condition);
    walk(live, value ? then : other);
    return false;
}

static bool look_at_logic(Live *live, Node *n, int64_t *value);

/* Whether an operand of && or || is a constant. */
static bool look_at_operand(Live *live, Node *n, int64_t *value)
{
    if (op_is_logical(n->op))
        return live->visit(n, live->context) && look_at_logic(live, n, value);
    walk(live, n);
    return fold_constant(n, value);
}

/* Where the left side is no constant, neither are all those around. */
static bool look_at_logic(Live *live, Node *n, int64_t *value)
{
    bool is_known = look_at_operand(live, n->kids[BINARY_LEFT], value);
    if (!is_known || (n->op == OP_LOGICAL_AND) == (*value != 0))
        walk(live, n->kids[BINARY_RIGHT]);
    return (is_known || n->is_constant) && fold_constant(n, value);
}

static bool look(Node *n, void *context)
{
    Live *live = context;
    int64_t value;
    if (!live->visit(n, live->context))
        return false;
    switch (n->kind) {
    case ND_BINARY:
        if (op_is_logical(n->op))
            look_at_logic(live, n, &value);
        return !op_is_logical(n->op);
    case ND_CONDITIONAL:
    case ND_IF:
        return look_at_branches(live, n->kids[IF_CONDITION], n->kids[IF_THEN],
                                n->kid_count > IF_ELSE ? n->kids[IF_ELSE]
                                                       : NULL);
    case ND_WHILE:
        return look_at_branches(live, n->kids[WHILE_CONDITION],
                                n->kids[WHILE_BODY], NULL);
    default:
        return true;
    }
}

void check_live(Node *n, bool (*visit)(Node *n, void *context), void *context)
{
    Live live = {visit, context};
    walk(&live, n);
}
