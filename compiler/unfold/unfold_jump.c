/* unfold_jump.c - jumps out of what is unfolded.
 *
 * The code that a `return` of a helper skips, or a `continue` of a loop around a barrier,
 * moves into an else if possible:
 *
 *     if (mine < k)              if (mine < k) {
 *         continue;              } else {
 *     sum += mine;                   sum += mine;
 *                                }
 *
 * Other jumps go to a label at the end of a block. The code after the last barrier is a
 * block of its own, since threads may diverge there.
 */
#include "analysis/flow.h"
#include "unfold.h"

/* ---- jumps -------------------------------------------------------------- */

static Exit *exit_of(Builder *b, NodeKind jump)
{
    Exit *e = b->unfolding->exit;
    while (e && e->jump != jump)
        e = e->outer;
    return e;
}

bool unfold_has_exit(Builder *b, const Node *n)
{
    const Exit *returns = exit_of(b, ND_RETURN);
    const Exit *continues = exit_of(b, ND_CONTINUE);
    return (returns && !returns->stays && flow_returns(n))
        || (continues && !continues->stays && flow_continues(n));
}

static const char *label_of(Builder *b, Exit *e)
{
    if (!e->label)
        e->label = arena_format("amp_past_%d", ++b->unfolding->labels);
    return e->label;
}

void unfold_jump(Builder *b, Node *n, bool is_last)
{
    Exit *e = exit_of(b, n->kind);
    if (!e || e->stays) {
        list_add(b->out, build_copy(b, n));
        return;
    }
    if (n->kind == ND_RETURN && n->kids[0]) {
        Node *value = unfold_expression(b, n->kids[0]);
        if (e->result)
            build_assignment(b, e->result, value);
        else
            build_effect(b, value);
    }
    if (e->gone)
        build_assignment(b, e->gone, build_int(b, 1, n));
    if (is_last && e == b->unfolding->exit)
        return;
    Node *jump = build_node(b, ND_GOTO, n, 0);
    jump->text = label_of(b, e);
    list_add(b->out, jump);
}

/* ---- lists -------------------------------------------------------------- */

/* Whether it ends with the jump that the innermost exit is for. */
static bool always_jumps(const Builder *b, const Node *n)
{
    if (!n)
        return false;
    if (n->kind == ND_COMPOUND)
        return n->kid_count && always_jumps(b, n->kids[n->kid_count - 1]);
    if (n->kind == ND_IF)
        return always_jumps(b, n->kids[IF_THEN])
            && always_jumps(b, n->kids[IF_ELSE]);
    const Exit *exit = b->unfolding->exit;
    return exit && n->kind == exit->jump && !exit->stays;
}

/* A branch, and what follows the if. */
static Node *branch(Builder *b, Node *n, Node **rest, int count, bool is_last)
{
    Nodes *around = build_begin_block(b);
    if (n && (count || !is_last || n->kind != ND_COMPOUND))
        unfold_statement(b, n, is_last && !count);
    else if (n)
        unfold_rest(b, n->kids, n->kid_count);
    if (count)
        unfold_rest(b, rest, count);
    Node *block = build_end_block(b, around, n ? n : rest[0]);
    bool is_block = block->kid_count == 1 && block->kids[0]->kind == ND_COMPOUND;
    return is_block ? block->kids[0] : block;
}

/* if (c) {} else x: if (!c) x */
static void turn_empty(Builder *b, Node *choice)
{
    Node **kids = choice->kids;
    if (kids[IF_THEN]->kid_count || !kids[IF_ELSE])
        return;
    kids[IF_CONDITION] = build_not(b, kids[IF_CONDITION]);
    kids[IF_THEN] = kids[IF_ELSE];
    kids[IF_ELSE] = NULL;
}

/* An if, with the statements that follow it in the branch that comes to them:
 * there is none, or one branch always jumps. */
void unfold_if(Builder *b, Node *n, Node **rest, int count, bool is_last)
{
    Node *then = n->kids[IF_THEN], *otherwise = n->kids[IF_ELSE];
    bool in_else = count && always_jumps(b, then);
    Node *condition = unfold_header(b, n->kids[IF_CONDITION], "condition");
    then = branch(b, then, rest, in_else ? 0 : count, is_last);
    if (otherwise || in_else)
        otherwise = branch(b, otherwise, rest, in_else ? count : 0, is_last);
    Node *choice = build_if(b, condition, then, otherwise, n);
    turn_empty(b, choice);
    list_add(b->out, choice);
}

static bool takes_rest(const Builder *b, const Node *n)
{
    return n->kind == ND_IF && (always_jumps(b, n->kids[IF_THEN])
                                || always_jumps(b, n->kids[IF_ELSE]));
}

/* What follows the last barrier before the innermost exit. */
static void unfold_closed(Builder *b, Node **list, int count)
{
    Exit end = *b->unfolding->exit;
    end.outer = b->unfolding->exit;
    end.stays = false;
    end.label = NULL;
    unfold_add_block(b, &end, list, count, list[0]);
}

/* Whether threads may jump from a block or an if as the innermost exit says. */
static bool parts(const Builder *b, const Node *n)
{
    if ((n->kind != ND_IF && n->kind != ND_COMPOUND) || b->unfolding->exit->stays)
        return false;
    return b->unfolding->exit->jump == ND_RETURN ? flow_returns(n) : flow_continues(n);
}

/* An if around the last barrier, past which some threads may jump over what
 * follows it. */
static void unfold_parting(Builder *b, Node *n, Node **rest, int count)
{
    Exit *outer = b->unfolding->exit;
    Exit past = {.outer = outer, .jump = outer->jump, .result = outer->result};
    past.gone = build_local(b, type_int(), build_int(b, 0, n), "gone", n);
    unfold_add_block(b, &past, &n, 1, n);
    Nodes *around = build_begin_block(b);
    unfold_closed(b, rest, count);
    Node *then = build_end_block(b, around, rest[0]);
    Node *stays = build_not(b, build_use(b, past.gone, rest[0]));
    list_add(b->out, build_if(b, stays, then, NULL, rest[0]));
}

void unfold_rest(Builder *b, Node **list, int count)
{
    int last = count - 1; /* with a barrier */
    while (last >= 0 && !node_waits(b->prog, list[last]))
        last--;
    for (int i = 0; i < count; i++) {
        if (last >= 0 && i == last + 1) {
            unfold_closed(b, list + i, count - i);
            return;
        }
        if (takes_rest(b, list[i])) {
            unfold_if(b, list[i], list + i + 1, count - i - 1, true);
            return;
        }
        if (parts(b, list[i]) && i == last && i + 1 < count) {
            unfold_parting(b, list[i], list + i + 1, count - i - 1);
            return;
        }
        unfold_statement(b, list[i], i + 1 == count);
    }
}

Node *unfold_block(Builder *b, Exit *exit, Node **list, int count,
                   const Node *place)
{
    Nodes *around = build_begin_block(b);
    b->unfolding->exit = exit;
    unfold_rest(b, list, count);
    b->unfolding->exit = exit->outer;
    if (exit->label) {
        Node *label = build_node(b, ND_LABEL, place, 1);
        label->text = exit->label;
        label->kids[0] = build_node(b, ND_NULL, place, 0);
        list_add(b->out, label);
    }
    return build_end_block(b, around, place);
}

void unfold_add_block(Builder *b, Exit *exit, Node **list, int count,
                      const Node *place)
{
    Node *block = unfold_block(b, exit, list, count, place);
    if (exit->label) {
        list_add(b->out, block);
        return;
    }
    for (int i = 0; i < block->kid_count; i++)
        list_add(b->out, block->kids[i]);
}
