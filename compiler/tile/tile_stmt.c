/* tile_stmt.c - symbolic execution of statements. */
#include "tile_run.h"

static void compound(Run *r, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        run_stmt(r, n->kids[i]);
}

static void declare(Run *r, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!decl_is_automatic(d))
            continue;
        run_declare(r, d, d->init ? run_initializer(r, d->init, d->type)
                                  : run_uninitialized(r, d->type),
                    d->init ? d->init : n);
    }
}

static void if_stmt(Run *r, Node *n)
{
    Branch b;
    Node *no = n->kids[IF_ELSE];
    Value *condition = run_condition(r, n->kids[IF_CONDITION]);
    if (condition->kind == VALUE_NUMBER) {
        Node *taken = condition->number ? n->kids[IF_THEN] : no;
        if (taken)
            run_stmt(r, taken);
        return;
    }
    run_branch(r, &b, condition, n->kids[IF_CONDITION]);
    run_stmt(r, n->kids[IF_THEN]);
    run_otherwise(r, &b);
    if (no)
        run_stmt(r, no);
    run_join(r, &b);
}

/* ---- jumps -------------------------------------------------------------- */

static void return_stmt(Run *r, Node *n)
{
    if (n->kids[0]) {
        Value *v = value_cast(r->tile, run_expr(r, n->kids[0]), r->function->result);
        run_set(r, RESULT, value_choice(r->tile, run_left(r),
                                        run_slot(r, RESULT), v));
    }
    run_jump(r, n, LEFT_RETURN);
}

/* ---- switch ------------------------------------------------------------- */

typedef struct Switch {
    Value *value;
    Value *inside;  /* threads that have come to a label */
    Value *matched; /* threads that some case is for */
} Switch;

static Value *is_case(Run *r, const Switch *s, Node *label)
{
    Value *first = run_expr(r, label->kids[CASE_FIRST]);
    if (!label->kids[CASE_LAST])
        return value_operation(r->tile, OP_EQ, s->value, first, type_int());
    Value *last = run_expr(r, label->kids[CASE_LAST]);
    return value_and(r->tile,
                     value_operation(r->tile, OP_GE, s->value, first, type_int()),
                     value_operation(r->tile, OP_LE, s->value, last, type_int()));
}

/* The statement behind a label. */
static Node *labelled(const Node *n)
{
    return n->kids[n->kid_count - 1];
}

static void find_matched(Run *r, Switch *s, Node *n)
{
    for (; n && (n->kind == ND_CASE || n->kind == ND_DEFAULT); n = labelled(n))
        if (n->kind == ND_CASE)
            s->matched = value_or(r->tile, s->matched, is_case(r, s, n));
}

/* A statement of the body: its labels let threads in. */
static void switch_item(Run *r, Switch *s, Node *n, Node *value)
{
    Branch b;
    for (; n->kind == ND_CASE || n->kind == ND_DEFAULT; n = labelled(n))
        s->inside = value_or(r->tile, s->inside, n->kind == ND_CASE
            ? is_case(r, s, n) : value_not(r->tile, s->matched));
    if (value_is(s->inside, 0))
        return;
    if (value_is(s->inside, 1)) {
        run_stmt(r, n);
        return;
    }
    run_branch(r, &b, s->inside, value);
    run_stmt(r, n);
    run_otherwise(r, &b);
    run_join(r, &b);
}

static void switch_stmt(Run *r, Node *n)
{
    Node *body = n->kids[SWITCH_BODY];
    Value *none = value_number(r->tile, 0);
    Switch s = {run_expr(r, n->kids[SWITCH_VALUE]), none, none};
    Value *path = r->path, *outer = run_slot(r, LEFT_BREAK);
    const Fork *exits = r->exits;
    r->path = value_and(r->tile, path, value_not(r->tile, outer));
    run_set(r, LEFT_BREAK, none);
    if (body->kind == ND_COMPOUND) {
        for (int i = 0; i < body->kid_count; i++)
            find_matched(r, &s, body->kids[i]);
        for (int i = 0; i < body->kid_count; i++)
            switch_item(r, &s, body->kids[i], n->kids[SWITCH_VALUE]);
    } else {
        find_matched(r, &s, body);
        switch_item(r, &s, body, n->kids[SWITCH_VALUE]);
    }
    run_set(r, LEFT_BREAK, outer);
    r->path = path;
    if (!run_some_gone(r) && !run_some_left(r, LEFT_CONTINUE))
        r->exits = exits;
}

/* ---- statements --------------------------------------------------------- */

void run_stmt(Run *r, Node *n)
{
    r->steps++;
    if (value_is(run_left(r), 1) || run_is_lost(r, n))
        return;
    switch (n->kind) {
    case ND_COMPOUND:
        compound(r, n);
        break;
    case ND_DECLARE:
        declare(r, n);
        break;
    case ND_EXPR:
        run_expr(r, n->kids[0]);
        break;
    case ND_IF:
        if_stmt(r, n);
        break;
    case ND_FOR:
    case ND_WHILE:
    case ND_DO:
        run_loop(r, n);
        break;
    case ND_SWITCH:
        switch_stmt(r, n);
        break;
    case ND_CASE:
    case ND_DEFAULT:
        run_stmt(r, labelled(n));
        break;
    case ND_RETURN:
        return_stmt(r, n);
        break;
    case ND_BREAK:
        run_jump(r, n, LEFT_BREAK);
        break;
    case ND_CONTINUE:
        run_jump(r, n, LEFT_CONTINUE);
        break;
    default:
        break;
    }
}
