/* unfold_jump.c - jumps out of what is unfolded.
 *
 * What a `return` of a helper leaves out, or a `continue` of a loop around a
 * barrier, goes into an else where it can:
 *
 *     if (mine < k)              if (mine < k) {
 *         continue;              } else {
 *     sum += mine;                   sum += mine;
 *                                }
 *
 * Other jumps go past the end of a block that ends with a label. What follows
 * the last barrier is a block of its own, since there each thread may go its
 * own way.
 */
#include "analysis/flow.h"
#include "unfold.h"

/* ---- jumps -------------------------------------------------------------- */

static Exit *exit_of(Unfold *u, NodeKind jump)
{
    Exit *e = u->exit;
    while (e && e->jump != jump)
        e = e->outer;
    return e;
}

bool unfold_has_exit(Unfold *u, const Node *n)
{
    const Exit *returns = exit_of(u, ND_RETURN);
    const Exit *continues = exit_of(u, ND_CONTINUE);
    return (returns && !returns->stays && flow_returns(n))
        || (continues && !continues->stays && flow_continues(n));
}

static const char *label_of(Unfold *u, Exit *e)
{
    if (!e->label)
        e->label = arena_format("amp_past_%d", ++u->labels);
    return e->label;
}

void unfold_jump(Unfold *u, Node *n, bool is_last)
{
    Exit *e = exit_of(u, n->kind);
    if (!e || e->stays) {
        list_add(u->out, unfold_copy(u, n));
        return;
    }
    if (n->kind == ND_RETURN && n->kids[0]) {
        Node *value = unfold_expression(u, n->kids[0]);
        if (e->result)
            unfold_assign(u, e->result, value);
        else
            unfold_add_effect(u, value);
    }
    if (e->gone)
        unfold_assign(u, e->gone, unfold_int(u, 1, n));
    if (is_last && e == u->exit)
        return;
    Node *jump = unfold_new(u, ND_GOTO, n, 0);
    jump->text = label_of(u, e);
    list_add(u->out, jump);
}

/* ---- lists -------------------------------------------------------------- */

/* Whether it ends with the jump that the innermost exit is for. */
static bool always_jumps(const Unfold *u, const Node *n)
{
    if (!n)
        return false;
    if (n->kind == ND_COMPOUND)
        return n->kid_count && always_jumps(u, n->kids[n->kid_count - 1]);
    if (n->kind == ND_IF)
        return always_jumps(u, n->kids[IF_THEN])
            && always_jumps(u, n->kids[IF_ELSE]);
    return u->exit && n->kind == u->exit->jump && !u->exit->stays;
}

/* A branch, and what follows the if. */
static Node *branch(Unfold *u, Node *n, Node **rest, int count, bool is_last)
{
    Nodes *before = u->out, list = {0};
    u->out = &list;
    if (n && (count || !is_last || n->kind != ND_COMPOUND))
        unfold_statement(u, n, is_last && !count);
    else if (n)
        unfold_rest(u, n->kids, n->kid_count);
    if (count)
        unfold_rest(u, rest, count);
    u->out = before;
    bool is_block = list.count == 1 && list.items[0]->kind == ND_COMPOUND;
    return is_block ? list.items[0] : unfold_list(u, list, n ? n : rest[0]);
}

/* if (c) {} else x: if (!c) x */
static void turn_empty(Unfold *u, Node *choice)
{
    Node **kids = choice->kids;
    if (kids[IF_THEN]->kid_count || !kids[IF_ELSE])
        return;
    kids[IF_CONDITION] = unfold_not(u, kids[IF_CONDITION]);
    kids[IF_THEN] = kids[IF_ELSE];
    kids[IF_ELSE] = NULL;
}

/* An if, with the statements that follow it in the branch that comes to them:
 * there is none, or one branch always jumps. */
void unfold_if(Unfold *u, Node *n, Node **rest, int count, bool is_last)
{
    Node *then = n->kids[IF_THEN], *otherwise = n->kids[IF_ELSE];
    bool in_else = count && always_jumps(u, then);
    Node *condition = unfold_header(u, n->kids[IF_CONDITION], "condition");
    then = branch(u, then, rest, in_else ? 0 : count, is_last);
    if (otherwise || in_else)
        otherwise = branch(u, otherwise, rest, in_else ? count : 0, is_last);
    Node *choice = unfold_new_if(u, condition, then, otherwise, n);
    turn_empty(u, choice);
    list_add(u->out, choice);
}

static bool takes_rest(const Unfold *u, const Node *n)
{
    return n->kind == ND_IF && (always_jumps(u, n->kids[IF_THEN])
                                || always_jumps(u, n->kids[IF_ELSE]));
}

/* What follows the last barrier before the innermost exit. */
static void unfold_closed(Unfold *u, Node **list, int count)
{
    Exit end = *u->exit;
    end.outer = u->exit;
    end.stays = false;
    end.label = NULL;
    unfold_add_block(u, &end, list, count, list[0]);
}

/* Whether threads may jump from a block or an if as the innermost exit says. */
static bool parts(const Unfold *u, const Node *n)
{
    if ((n->kind != ND_IF && n->kind != ND_COMPOUND) || u->exit->stays)
        return false;
    return u->exit->jump == ND_RETURN ? flow_returns(n) : flow_continues(n);
}

/* An if around the last barrier, past which some threads may jump over what
 * follows it. */
static void unfold_parting(Unfold *u, Node *n, Node **rest, int count)
{
    Exit past = {.outer = u->exit, .jump = u->exit->jump,
                 .result = u->exit->result};
    past.gone = unfold_declare(u, unfold_int_type(),
                               unfold_int(u, 0, n), "gone", n);
    unfold_add_block(u, &past, &n, 1, n);
    Nodes *before = u->out, list = {0};
    u->out = &list;
    unfold_closed(u, rest, count);
    u->out = before;
    Node *stays = unfold_not(u, unfold_variable(u, past.gone, rest[0]));
    list_add(u->out, unfold_new_if(u, stays, unfold_list(u, list, rest[0]), NULL,
                                   rest[0]));
}

void unfold_rest(Unfold *u, Node **list, int count)
{
    int last = count - 1; /* with a barrier */
    while (last >= 0 && !node_waits(u->prog, list[last]))
        last--;
    for (int i = 0; i < count; i++) {
        if (last >= 0 && i == last + 1) {
            unfold_closed(u, list + i, count - i);
            return;
        }
        if (takes_rest(u, list[i])) {
            unfold_if(u, list[i], list + i + 1, count - i - 1, true);
            return;
        }
        if (parts(u, list[i]) && i == last && i + 1 < count) {
            unfold_parting(u, list[i], list + i + 1, count - i - 1);
            return;
        }
        unfold_statement(u, list[i], i + 1 == count);
    }
}

Node *unfold_block(Unfold *u, Exit *exit, Node **list, int count,
                   const Node *place)
{
    Nodes *before = u->out, made = {0};
    u->out = &made;
    u->exit = exit;
    unfold_rest(u, list, count);
    u->exit = exit->outer;
    if (exit->label) {
        Node *label = unfold_new(u, ND_LABEL, place, 1);
        label->text = exit->label;
        label->kids[0] = unfold_new(u, ND_NULL, place, 0);
        list_add(u->out, label);
    }
    u->out = before;
    return unfold_list(u, made, place);
}

void unfold_add_block(Unfold *u, Exit *exit, Node **list, int count,
                      const Node *place)
{
    Node *block = unfold_block(u, exit, list, count, place);
    if (exit->label) {
        list_add(u->out, block);
        return;
    }
    for (int i = 0; i < block->kid_count; i++)
        list_add(u->out, block->kids[i]);
}
