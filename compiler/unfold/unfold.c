/* unfold.c - a kernel with all its barriers in its own body, each as a
 * statement.
 *
 * Calls of helpers that wait become what the helpers do (unfold_call.c), what
 * waits in an expression comes before it (unfold_expr.c), and so does what has
 * an effect in the condition of control flow around a barrier. What jumps over
 * the rest of a helper or of a turn of a loop is seen to by unfold_jump.c.
 */
#include "analysis/flow.h"
#include "unfold.h"
#include "program/names.h"

/* ---- headers ------------------------------------------------------------ */

/* Whether a jump leaves `n`: it goes by the header's first thread, then. */
static bool is_left(const Node *n)
{
    return flow_returns(n) || flow_breaks(n);
}

/* Whether an expression in the header of `n` comes before it. */
static bool is_lifted(Unfold *u, Node *n, Node *header)
{
    if (!header)
        return false;
    return unfold_opens(u, header)
        || (has_effect(u->prog, header)
            && (node_waits(u->prog, n) || is_left(n)));
}

static bool lifts(Unfold *u, Node *n)
{
    if (!n)
        return false;
    if (is_lifted(u, n, flow_condition(n)))
        return true;
    for (int i = 0; i < n->kid_count; i++)
        if (lifts(u, n->kids[i]))
            return true;
    return false;
}

static bool is_changed(Unfold *u, Node *n)
{
    return n && (unfold_opens(u, n) || unfold_has_exit(u, n)
                 || (is_left(n) && lifts(u, n)));
}

/* ---- loops -------------------------------------------------------------- */

/* Whether the end of the body is to be what stood in the loop's header, which a
 * continue goes to. */
static bool has_end(Unfold *u, Node *loop)
{
    if (loop->kind == ND_DO)
        return is_lifted(u, loop, loop->kids[DO_CONDITION]);
    return loop->kind == ND_FOR && loop->kids[FOR_STEP]
        && unfold_opens(u, loop->kids[FOR_STEP]);
}

static Node *unfold_body(Unfold *u, Node *loop, Node *body)
{
    bool is_list = body->kind == ND_COMPOUND;
    Exit next = {.outer = u->exit, .jump = ND_CONTINUE};
    next.stays = !node_waits(u->prog, loop) && !has_end(u, loop);
    return unfold_block(u, &next, is_list ? body->kids : &body,
                        is_list ? body->kid_count : 1, body);
}

static void leave_unless(Unfold *u, Node *condition)
{
    Node *leaves = unfold_not(u, unfold_header(u, condition, "condition"));
    list_add(u->out, unfold_new_if(u, leaves, unfold_new(u, ND_BREAK, condition, 0),
                                   NULL, condition));
}

static void unfold_for(Unfold *u, Node *n)
{
    Node *condition = n->kids[FOR_CONDITION], *step = n->kids[FOR_STEP];
    Node *loop = unfold_new(u, ND_FOR, n, 4);
    bool tests = is_lifted(u, n, condition);
    bool steps = step && unfold_opens(u, step);
    Nodes *before = u->out, list = {0};
    loop->kids[FOR_INIT] = unfold_copy(u, n->kids[FOR_INIT]);
    if (!tests)
        loop->kids[FOR_CONDITION] = unfold_copy(u, condition);
    if (!steps)
        loop->kids[FOR_STEP] = unfold_copy(u, step);
    u->out = &list;
    if (tests)
        leave_unless(u, condition);
    Node *body = unfold_body(u, n, n->kids[FOR_BODY]);
    list_add(u->out, body);
    if (steps)
        unfold_effect(u, step);
    u->out = before;
    loop->kids[FOR_BODY] = list.count > 1 ? unfold_list(u, list, body) : body;
    list_add(u->out, loop);
}

/* What waits in the first part of its header stands before it. */
static void unfold_any_for(Unfold *u, Node *n)
{
    Node *init = n->kids[FOR_INIT];
    if (!init || !unfold_opens(u, init)) {
        unfold_for(u, n);
        return;
    }
    Nodes *before = u->out, list = {0};
    Node rest = *n;
    rest.kids = NEW_ARRAY(Node *, 4);
    for (int i = FOR_CONDITION; i <= FOR_BODY; i++)
        rest.kids[i] = n->kids[i];
    u->out = &list;
    if (init->kind == ND_DECLARE)
        unfold_statement(u, init, false);
    else
        unfold_effect(u, init);
    unfold_for(u, &rest);
    u->out = before;
    list_add(u->out, unfold_list(u, list, n));
}

static void unfold_while(Unfold *u, Node *n)
{
    Node *condition = n->kids[WHILE_CONDITION];
    Node as_for = *n;
    if (is_lifted(u, n, condition)) {
        as_for.kind = ND_FOR;
        as_for.kid_count = 4;
        as_for.kids = NEW_ARRAY(Node *, 4);
        as_for.kids[FOR_CONDITION] = condition;
        as_for.kids[FOR_BODY] = n->kids[WHILE_BODY];
        unfold_for(u, &as_for);
        return;
    }
    Node *loop = unfold_new(u, ND_WHILE, n, 2);
    loop->kids[WHILE_CONDITION] = unfold_copy(u, condition);
    loop->kids[WHILE_BODY] = unfold_body(u, n, n->kids[WHILE_BODY]);
    list_add(u->out, loop);
}

static void unfold_do(Unfold *u, Node *n)
{
    Node *condition = n->kids[DO_CONDITION];
    Node *loop = unfold_new(u, ND_DO, n, 2);
    if (!is_lifted(u, n, condition)) {
        loop->kids[DO_BODY] = unfold_body(u, n, n->kids[DO_BODY]);
        loop->kids[DO_CONDITION] = unfold_copy(u, condition);
        list_add(u->out, loop);
        return;
    }
    Decl *d = unfold_declare(u, condition->type, NULL, "condition", condition);
    Nodes *before = u->out, list = {0};
    u->out = &list;
    list_add(u->out, unfold_body(u, n, n->kids[DO_BODY]));
    unfold_assign(u, d, unfold_expression(u, condition));
    u->out = before;
    loop->kids[DO_BODY] = unfold_list(u, list, n->kids[DO_BODY]);
    loop->kids[DO_CONDITION] = unfold_variable(u, d, condition);
    list_add(u->out, loop);
}

/* ---- the rest ----------------------------------------------------------- */

static void unfold_switch(Unfold *u, Node *n)
{
    Node *body = n->kids[SWITCH_BODY];
    Node *choice = unfold_new(u, ND_SWITCH, n, 2);
    Node *value = unfold_header(u, n->kids[SWITCH_VALUE], "value");
    bool is_list = body->kind == ND_COMPOUND;
    Nodes *before = u->out, list = {0};
    u->out = &list;
    for (int i = 0; i < (is_list ? body->kid_count : 1); i++)
        unfold_statement(u, is_list ? body->kids[i] : body, false);
    u->out = before;
    choice->kids[SWITCH_VALUE] = value;
    choice->kids[SWITCH_BODY] = unfold_list(u, list, body);
    list_add(u->out, choice);
}

/* A label of a switch, and its statement after it. */
static void unfold_case(Unfold *u, Node *n)
{
    Node *label = unfold_new(u, n->kind, n, n->kid_count);
    int last = n->kid_count - 1;
    for (int i = 0; i < last; i++)
        label->kids[i] = unfold_copy(u, n->kids[i]);
    label->kids[last] = unfold_new(u, ND_NULL, n, 0);
    list_add(u->out, label);
    if (n->kids[last])
        unfold_statement(u, n->kids[last], false);
}

static void unfold_declaration(Unfold *u, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *from = n->declared.items[i], *d = unfold_copy_variable(u, from);
        if (d != from && from->init)
            d->init = unfold_expression(u, from->init);
        list_add(u->out, unfold_new_declaration(u, d, n));
    }
}

static void unfold_compound(Unfold *u, Node *n, bool is_last)
{
    Nodes *before = u->out, list = {0};
    u->out = &list;
    if (is_last)
        unfold_rest(u, n->kids, n->kid_count);
    for (int i = 0; !is_last && i < n->kid_count; i++)
        unfold_statement(u, n->kids[i], false);
    u->out = before;
    list_add(u->out, unfold_list(u, list, n));
}

static void unfold_changed(Unfold *u, Node *n, bool is_last)
{
    switch (n->kind) {
    case ND_COMPOUND:
        unfold_compound(u, n, is_last);
        break;
    case ND_DECLARE:
        unfold_declaration(u, n);
        break;
    case ND_EXPR:
        unfold_effect(u, n->kids[0]);
        break;
    case ND_IF:
        unfold_if(u, n, NULL, 0, is_last);
        break;
    case ND_FOR:
        unfold_any_for(u, n);
        break;
    case ND_WHILE:
        unfold_while(u, n);
        break;
    case ND_DO:
        unfold_do(u, n);
        break;
    case ND_SWITCH:
        unfold_switch(u, n);
        break;
    case ND_CASE:
    case ND_DEFAULT:
        unfold_case(u, n);
        break;
    default:
        u->why_not = "a barrier is in a statement of an unknown kind";
        break;
    }
}

void unfold_statement(Unfold *u, Node *n, bool is_last)
{
    if (!n || u->why_not)
        return;
    if (n->kind == ND_RETURN || n->kind == ND_CONTINUE)
        unfold_jump(u, n, is_last);
    else if (is_changed(u, n))
        unfold_changed(u, n, is_last);
    else
        list_add(u->out, unfold_copy(u, n));
}

/* ---- the kernel --------------------------------------------------------- */

static bool add_name(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++) {
        const char *name = name_device(n->declared.items[i]->name);
        *map_put(context, name) = (void *)name;
    }
    return true;
}

void unfold_find_names(Unfold *u, const Function *f)
{
    Map *names = &u->names;
    for (int i = 0; i < f->parameters.count; i++)
        *map_put(names, name_device(f->parameters.items[i]->name)) = names;
    for (int i = 0; i < f->captures.count; i++)
        *map_put(names, name_device(f->captures.items[i]->name)) = names;
    node_walk(f->body, add_name, names);
}

static bool add_call(Node *n, void *context)
{
    Function *f = context;
    if (n->kind == ND_CALL)
        list_add(&f->calls, n);
    return true;
}

Function *unfold_function(const Function *kernel, Node *body)
{
    Function *f = NEW(Function);
    *f = *kernel;
    f->body = body;
    f->calls.items = NULL;
    f->calls.count = 0;
    node_walk(body, add_call, f);
    return f;
}

Function *unfold_kernel(Program *prog, Function *kernel, bool opens_loops,
                        const char **why_not)
{
    Unfold u = {.prog = prog, .opens_loops = opens_loops};
    if (!unfold_opens(&u, kernel->body))
        return kernel;
    unfold_find_names(&u, kernel);
    unfold_find_facts(&u, kernel);
    Exit end = {.jump = ND_RETURN};
    end.stays = !node_waits(prog, kernel->body);
    Node *body = kernel->body;
    body = unfold_block(&u, &end, body->kids, body->kid_count, body);
    *why_not = u.why_not;
    return u.why_not ? kernel : unfold_function(kernel, body);
}

Function *unfold_index(Program *prog, Function *kernel, const char **why_not)
{
    Unfold u = {.prog = prog};
    Decl *own = kernel->parameters.items[0], *index = NEW(Decl);
    unfold_find_facts(&u, kernel);
    if (!unfold_facts(&u, own).changes)
        return kernel;
    *index = *own;
    index->name = "amp_index";
    index->device_name = NULL;
    Decl *copy = unfold_copy_variable(&u, own);
    copy->init = unfold_variable(&u, index, kernel->body);
    Nodes list = {0};
    list_add(&list, unfold_new_declaration(&u, copy, kernel->body));
    list_add(&list, unfold_copy(&u, kernel->body));
    *why_not = u.why_not;
    Function *f = unfold_function(kernel, unfold_list(&u, list, kernel->body));
    f->parameters.items = NEW_ARRAY(Decl *, 1);
    f->parameters.items[0] = index;
    return f;
}
