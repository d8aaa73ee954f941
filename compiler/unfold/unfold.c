/* unfold.c - inlining: makes a kernel with all its barriers in its own body, each as a statement.
 *
 * Helpers that wait are inlined (unfold_call.c). Calls that wait within an expression
 * move before it (unfold_expr.c), and so do effects in the condition of control flow
 * around a barrier. Jumps over the rest of a helper, or of a loop's body, are replaced by
 * unfold_jump.c.
 */
#include "analysis/access.h"
#include "analysis/flow.h"
#include "unfold.h"

/* ---- headers ------------------------------------------------------------ */

/* Whether a jump leaves `n`: it goes by the header's first thread, then. */
static bool is_left(const Node *n)
{
    return flow_returns(n) || flow_breaks(n);
}

/* Whether an expression in the header of `n` comes before it. */
static bool is_lifted(Builder *b, Node *n, Node *header)
{
    if (!header)
        return false;
    return unfold_opens(b, header)
        || (has_effect(b->prog, header)
            && (node_waits(b->prog, n) || is_left(n)));
}

static bool lifts(Builder *b, Node *n)
{
    if (!n)
        return false;
    if (is_lifted(b, n, flow_condition(n)))
        return true;
    for (int i = 0; i < n->kid_count; i++)
        if (lifts(b, n->kids[i]))
            return true;
    return false;
}

static bool is_changed(Builder *b, Node *n)
{
    return n && (unfold_opens(b, n) || unfold_has_exit(b, n)
                 || (is_left(n) && lifts(b, n)));
}

/* ---- loops -------------------------------------------------------------- */

/* Whether the end of the body is to be what stood in the loop's header, which a
 * continue goes to. */
static bool has_end(Builder *b, Node *loop)
{
    if (loop->kind == ND_DO)
        return is_lifted(b, loop, loop->kids[DO_CONDITION]);
    return flow_step(loop) && unfold_opens(b, flow_step(loop));
}

static Node *unfold_body(Builder *b, Node *loop, Node *body)
{
    bool is_list = body->kind == ND_COMPOUND;
    Exit next = {.outer = b->unfolding->exit, .jump = ND_CONTINUE};
    next.stays = !node_waits(b->prog, loop) && !has_end(b, loop);
    return unfold_block(b, &next, is_list ? body->kids : &body,
                        is_list ? body->kid_count : 1, body);
}

static void leave_unless(Builder *b, Node *condition)
{
    Node *leaves = build_not(b, unfold_header(b, condition, "condition"));
    list_add(b->out, build_if(b, leaves, build_node(b, ND_BREAK, condition, 0),
                              NULL, condition));
}

static void unfold_for(Builder *b, Node *n)
{
    Node *condition = n->kids[FOR_CONDITION], *step = n->kids[FOR_STEP];
    Node *loop = build_node(b, ND_FOR, n, 4);
    bool tests = is_lifted(b, n, condition);
    bool steps = step && unfold_opens(b, step);
    loop->kids[FOR_INIT] = build_copy(b, n->kids[FOR_INIT]);
    if (!tests)
        loop->kids[FOR_CONDITION] = build_copy(b, condition);
    if (!steps)
        loop->kids[FOR_STEP] = build_copy(b, step);
    Nodes *around = build_begin_block(b);
    if (tests)
        leave_unless(b, condition);
    Node *body = unfold_body(b, n, n->kids[FOR_BODY]);
    list_add(b->out, body);
    if (steps)
        unfold_effect(b, step);
    Node *block = build_end_block(b, around, body);
    loop->kids[FOR_BODY] = block->kid_count > 1 ? block : body;
    list_add(b->out, loop);
}

/* What waits in the first part of its header stands before it. */
static void unfold_any_for(Builder *b, Node *n)
{
    Node *init = n->kids[FOR_INIT];
    if (!init || !unfold_opens(b, init)) {
        unfold_for(b, n);
        return;
    }
    Node rest = *n;
    rest.kids = NEW_ARRAY(Node *, 4);
    for (int i = FOR_CONDITION; i <= FOR_BODY; i++)
        rest.kids[i] = n->kids[i];
    Nodes *around = build_begin_block(b);
    if (init->kind == ND_DECLARE)
        unfold_statement(b, init, false);
    else
        unfold_effect(b, init);
    unfold_for(b, &rest);
    Node *block = build_end_block(b, around, n);
    list_add(b->out, block);
}

static void unfold_while(Builder *b, Node *n)
{
    Node *condition = n->kids[WHILE_CONDITION];
    Node as_for = *n;
    if (is_lifted(b, n, condition)) {
        as_for.kind = ND_FOR;
        as_for.kid_count = 4;
        as_for.kids = NEW_ARRAY(Node *, 4);
        as_for.kids[FOR_CONDITION] = condition;
        as_for.kids[FOR_BODY] = n->kids[WHILE_BODY];
        unfold_for(b, &as_for);
        return;
    }
    Node *loop = build_node(b, ND_WHILE, n, 2);
    loop->kids[WHILE_CONDITION] = build_copy(b, condition);
    loop->kids[WHILE_BODY] = unfold_body(b, n, n->kids[WHILE_BODY]);
    list_add(b->out, loop);
}

static void unfold_do(Builder *b, Node *n)
{
    Node *condition = n->kids[DO_CONDITION];
    Node *loop = build_node(b, ND_DO, n, 2);
    if (!is_lifted(b, n, condition)) {
        loop->kids[DO_BODY] = unfold_body(b, n, n->kids[DO_BODY]);
        loop->kids[DO_CONDITION] = build_copy(b, condition);
        list_add(b->out, loop);
        return;
    }
    Decl *d = build_local(b, condition->type, NULL, "condition", condition);
    Nodes *around = build_begin_block(b);
    Node *body = unfold_body(b, n, n->kids[DO_BODY]);
    list_add(b->out, body);
    build_assignment(b, d, unfold_expression(b, condition));
    loop->kids[DO_BODY] = build_end_block(b, around, n->kids[DO_BODY]);
    loop->kids[DO_CONDITION] = build_use(b, d, condition);
    list_add(b->out, loop);
}

/* ---- the rest ----------------------------------------------------------- */

static void unfold_switch(Builder *b, Node *n)
{
    Node *body = n->kids[SWITCH_BODY];
    Node *choice = build_node(b, ND_SWITCH, n, 2);
    Node *value = unfold_header(b, n->kids[SWITCH_VALUE], "value");
    bool is_list = body->kind == ND_COMPOUND;
    Nodes *around = build_begin_block(b);
    for (int i = 0; i < (is_list ? body->kid_count : 1); i++)
        unfold_statement(b, is_list ? body->kids[i] : body, false);
    choice->kids[SWITCH_VALUE] = value;
    choice->kids[SWITCH_BODY] = build_end_block(b, around, body);
    list_add(b->out, choice);
}

/* A label of a switch, and its statement after it. */
static void unfold_case(Builder *b, Node *n)
{
    Node *label = build_node(b, n->kind, n, n->kid_count);
    int last = n->kid_count - 1;
    for (int i = 0; i < last; i++)
        label->kids[i] = build_copy(b, n->kids[i]);
    label->kids[last] = build_node(b, ND_NULL, n, 0);
    list_add(b->out, label);
    if (n->kids[last])
        unfold_statement(b, n->kids[last], false);
}

static void unfold_declaration(Builder *b, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *from = n->declared.items[i], *d = build_copied_variable(b, from);
        if (d != from && from->init)
            d->init = unfold_expression(b, from->init);
        list_add(b->out, build_declaration(b, d, n));
    }
}

static void unfold_compound(Builder *b, Node *n, bool is_last)
{
    Nodes *around = build_begin_block(b);
    if (is_last)
        unfold_rest(b, n->kids, n->kid_count);
    for (int i = 0; !is_last && i < n->kid_count; i++)
        unfold_statement(b, n->kids[i], false);
    Node *block = build_end_block(b, around, n);
    list_add(b->out, block);
}

static void unfold_changed(Builder *b, Node *n, bool is_last)
{
    switch (n->kind) {
    case ND_COMPOUND:
        unfold_compound(b, n, is_last);
        break;
    case ND_DECLARE:
        unfold_declaration(b, n);
        break;
    case ND_EXPR:
        unfold_effect(b, n->kids[0]);
        break;
    case ND_IF:
        unfold_if(b, n, NULL, 0, is_last);
        break;
    case ND_FOR:
        unfold_any_for(b, n);
        break;
    case ND_WHILE:
        unfold_while(b, n);
        break;
    case ND_DO:
        unfold_do(b, n);
        break;
    case ND_SWITCH:
        unfold_switch(b, n);
        break;
    case ND_CASE:
    case ND_DEFAULT:
        unfold_case(b, n);
        break;
    default:
        b->why_not = "a barrier is in a statement of an unknown kind";
        break;
    }
}

void unfold_statement(Builder *b, Node *n, bool is_last)
{
    if (!n || b->why_not)
        return;
    if (n->kind == ND_RETURN || n->kind == ND_CONTINUE)
        unfold_jump(b, n, is_last);
    else if (is_changed(b, n))
        unfold_changed(b, n, is_last);
    else
        list_add(b->out, build_copy(b, n));
}

/* ---- the kernel --------------------------------------------------------- */

Function *unfold_kernel(Program *prog, Function *kernel, bool opens_loops,
                        const char **why_not)
{
    Unfolding unfolding = {.opens_loops = opens_loops,
                           .is_of_shorts = stores_short(kernel->body)};
    Builder b = {.prog = prog, .unfolding = &unfolding};
    if (!unfold_opens(&b, kernel->body))
        return kernel;
    builder_learn(&b, kernel);
    Exit end = {.jump = ND_RETURN};
    end.stays = !node_waits(prog, kernel->body);
    Node *body = kernel->body;
    body = unfold_block(&b, &end, body->kids, body->kid_count, body);
    *why_not = b.why_not;
    return b.why_not ? kernel : build_function(kernel, body);
}

Function *unfold_index(Program *prog, Function *kernel, const char **why_not)
{
    Builder b = {.prog = prog};
    Decl *own = kernel->parameters.items[0], *index = NEW(Decl);
    builder_find_facts(&b, kernel);
    if (!builder_facts(&b, own)->changes)
        return kernel;
    *index = *own;
    index->name = "amp_index";
    index->device_name = NULL;
    Decl *copy = build_copied_variable(&b, own);
    copy->init = build_use(&b, index, kernel->body);
    Nodes list = {0};
    list_add(&list, build_declaration(&b, copy, kernel->body));
    list_add(&list, build_copy(&b, kernel->body));
    *why_not = b.why_not;
    return build_kernel(kernel, build_block(&b, list, kernel->body), index);
}
