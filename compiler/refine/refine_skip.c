/* refine_skip.c - replaces early returns, and `continue`, by an if around the rest: `if
 * (x >= n) return; …` becomes `if (x < n) { … }`, which shows the threads that execute
 * it.
 */
#include "analysis/flow.h"
#include "refine.h"

/* Of a condition that is joined of others, or compares. */
static Op contrary(Op op)
{
    return op == OP_LOGICAL_AND ? OP_LOGICAL_OR
        : op == OP_LOGICAL_OR ? OP_LOGICAL_AND : op_contrary(op);
}

static bool is_integer(const Node *n)
{
    return type_is_integer(n->type);
}

/* Comparisons with what is no number are not turned around. */
static Node *negate(Builder *b, Node *condition)
{
    Node *n = node_strip(condition);
    if (n->op == OP_LOGICAL_NOT)
        return n->kids[0];
    if (n->kind != ND_BINARY || contrary(n->op) == OP_NONE)
        return build_not(b, condition);
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    bool joins = op_is_logical(n->op);
    if (!joins && !(is_integer(left) && is_integer(right)))
        return build_not(b, condition);
    return build_binary(b, contrary(n->op), joins ? negate(b, left) : left,
                        joins ? negate(b, right) : right, n->type);
}

static bool jumps(const Node *n, NodeKind jump)
{
    return jump == ND_RETURN ? flow_returns(n) : flow_continues(n);
}

/* The statements of `if (…) { …; return; }` before the jump, which is the only
 * one; false where it is no such thing. */
static bool leaves_early(Builder *b, const Node *n, NodeKind jump, Nodes *before)
{
    *before = (Nodes){0};
    if (n->kind != ND_IF || n->kids[IF_ELSE])
        return false;
    Node *const *list = &n->kids[IF_THEN];
    int count = 1;
    while (count == 1 && list[0]->kind == ND_COMPOUND) {
        count = list[0]->kid_count;
        list = list[0]->kids;
    }
    for (int i = 0; i < count - 1; i++) {
        if (jumps(list[i], jump) || node_waits(b->prog, list[i]))
            return false;
        list_add(before, list[i]);
    }
    return count && list[count - 1]->kind == jump;
}

/* Whether the statements can be a block of their own, that some skip. */
static bool can_be_skipped(Builder *b, Node **list, int count)
{
    for (int i = 0; i < count; i++)
        if (node_waits(b->prog, list[i]))
            return false;
    return count > 0;
}

static Node *without_jumps(Builder *b, Node *block, NodeKind jump)
{
    int at = 0, count = block->kid_count;
    Nodes list = {0}, before, skipped = {0};
    while (at < count && !leaves_early(b, block->kids[at], jump, &before))
        list_add(&list, block->kids[at++]);
    Node **rest = block->kids + at + 1;
    if (at == count || !can_be_skipped(b, rest, count - at - 1))
        return block;
    for (int i = 0; i < count - at - 1; i++)
        list_add(&skipped, rest[i]);
    Node *early = block->kids[at];
    list_add(&list, build_if(
        b, negate(b, early->kids[IF_CONDITION]),
        without_jumps(b, build_block(b, skipped, rest[0]), jump),
        before.count ? build_block(b, before, early) : NULL, early));
    return build_block(b, list, block);
}

/* A statement whose loops have no such jumps in their bodies. */
static Node *without_continues(Builder *b, Node *n)
{
    Node *copy = NULL, *now = n;
    if (!n || n->type) /* an expression */
        return n;
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = without_continues(b, n->kids[i]);
        if (kid && kid->kind == ND_COMPOUND && flow_is_loop(n)
            && i == flow_body_at(n) && flow_continues(kid))
            kid = without_jumps(b, kid, ND_CONTINUE);
        now = node_with_kid(n, &copy, i, kid);
    }
    return now;
}

Function *refine_skips(Program *prog, Function *kernel)
{
    Builder b = {.prog = prog};
    Node *body = kernel->body;
    if (!flow_has_label(body))
        body = without_continues(&b, without_jumps(&b, body, ND_RETURN));
    return body == kernel->body ? kernel : build_function(kernel, body);
}
