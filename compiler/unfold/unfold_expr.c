/* unfold_expr.c - what waits within an expression becomes statements before it.
 *
 *     y = x[n] + scan(x, n, b) * 2;      int operand = x[n];
 *                                        … what scan does …
 *                                        y = operand + sum * 2;
 *
 * Operands are evaluated from left to right, as compilers of OpenCL C do, so
 * that no read moves across a barrier; && || and ?: become ifs.
 */
#include "tree/builtin.h"
#include "unfold.h"

/* ---- variables ---------------------------------------------------------- */

Decl *unfold_declare(Unfold *u, const Type *type, Node *init,
                     const char *name, const Node *place)
{
    Decl *d = NEW(Decl);
    Type *plain = NEW(Type);
    *plain = *type;
    plain->is_const = plain->is_volatile = false;
    *d = (Decl){.kind = DECL_VARIABLE, .type = plain, .init = init,
                .range = place->range, .name_range = place->range};
    d->name = unfold_name(u, name);
    list_add(u->out, unfold_new_declaration(u, d, place));
    return d;
}

Node *unfold_keep(Unfold *u, Node *value, const char *name)
{
    return unfold_variable(
        u, unfold_declare(u, value->type, value, name, value), value);
}

void unfold_assign(Unfold *u, Decl *d, Node *value)
{
    Node *n = unfold_binary(u, OP_ASSIGN, unfold_variable(u, d, value), value,
                            d->type);
    list_add(u->out, unfold_statement_of(u, n));
}

void unfold_add_effect(Unfold *u, Node *unfolded)
{
    if (has_effect(u->prog, unfolded))
        list_add(u->out, unfold_statement_of(u, unfolded));
}

void unfold_effect(Unfold *u, Node *n)
{
    unfold_add_effect(u, unfold_expression(u, n));
}

Node *unfold_header(Unfold *u, Node *n, const char *name)
{
    Node *value = unfold_expression(u, n);
    return has_effect(u->prog, value) ? unfold_keep(u, value, name) : value;
}

static bool is_fixed_variable(Unfold *u, const Decl *d)
{
    return !d->is_tile_static && !unfold_facts(u, d).changes
        && d->type->kind != TY_ARRAY && d->type->kind != TY_RECORD;
}

/* A place that no evaluation moves: x.y[2] */
static bool is_fixed_place(Node *n)
{
    n = node_strip(n);
    switch (n->kind) {
    case ND_VAR:
        return !type_is_handle(n->type) && n->type->kind != TY_POINTER;
    case ND_MEMBER:
    case ND_SWIZZLE:
        return !n->is_arrow && is_fixed_place(n->kids[MEMBER_BASE]);
    case ND_SUBSCRIPT:
        return n->kids[SUBSCRIPT_INDEX]->is_constant
            && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind == TY_ARRAY
            && is_fixed_place(n->kids[SUBSCRIPT_BASE]);
    default:
        return false;
    }
}

bool unfold_is_fixed(Unfold *u, Node *n)
{
    while (n->kind == ND_PAREN || n->kind == ND_CAST)
        n = n->kids[0];
    if (n->is_constant || n->kind == ND_INT || n->kind == ND_FLOAT)
        return true;
    if (n->kind == ND_VAR && is_fixed_variable(u, n->decl))
        return true;
    if (n->type && n->type->kind == TY_ARRAY)
        return is_fixed_place(n);
    return n->kind == ND_UNARY && n->op == OP_ADDRESS
        && is_fixed_place(n->kids[0]);
}

/* ---- operands ----------------------------------------------------------- */

/* What has a value that a variable can hold. */
static bool is_value(const Node *n)
{
    const Type *t = n->type;
    if (!t || n->kind == ND_FUNCTION || n->kind == ND_INIT_LIST
        || n->kind == ND_DESIGNATED || n->kind == ND_DESIGNATE_MEMBER
        || n->kind == ND_DESIGNATE_INDEX)
        return false;
    return type_is_arithmetic(t) || t->kind == TY_VECTOR
        || t->kind == TY_RECORD || t->kind == TY_POINTER;
}

static bool later_waits(Unfold *u, Node *n, int i)
{
    while (++i < n->kid_count)
        if (n->kids[i] && unfold_opens(u, n->kids[i]))
            return true;
    return false;
}

static bool is_place_of(const Node *n, int i)
{
    return (n->kind == ND_UNARY && (n->op == OP_ADDRESS || op_is_step(n->op)))
        || (n->kind == ND_CALL && i == CALL_CALLEE)
        || ((n->kind == ND_MEMBER || n->kind == ND_SWIZZLE) && !n->is_arrow);
}

/* All kids from left to right. */
static Node *unfold_operands(Unfold *u, Node *n)
{
    Node *copy = unfold_new_like(u, n), **kids = copy->kids;
    for (int i = 0; i < n->kid_count; i++) {
        if (!n->kids[i])
            continue;
        kids[i] = unfold_expression(u, n->kids[i]);
        if (later_waits(u, n, i) && !is_place_of(n, i) && is_value(kids[i])
            && !unfold_is_fixed(u, kids[i]))
            kids[i] = unfold_keep(u, kids[i], "operand");
    }
    return copy;
}

/* The value comes before the place that it goes to. */
static Node *unfold_assignment(Unfold *u, Node *n)
{
    Node *copy = unfold_new_like(u, n), **kids = copy->kids;
    kids[1] = unfold_expression(u, n->kids[1]);
    if (unfold_opens(u, n->kids[0]) && is_value(kids[1])
        && !unfold_is_fixed(u, kids[1]))
        kids[1] = unfold_keep(u, kids[1], "operand");
    kids[0] = unfold_expression(u, n->kids[0]);
    return copy;
}

/* ---- choices ------------------------------------------------------------ */

/* `value` is unfolded to a block, whose result is assigned to d, if any. */
static Node *branch(Unfold *u, Node *value, Decl *d)
{
    Nodes *before = u->out, list = {0};
    u->out = &list;
    Node *result = unfold_expression(u, value);
    if (d)
        unfold_assign(u, d, result);
    else
        unfold_add_effect(u, result);
    u->out = before;
    return unfold_list(u, list, value);
}

static Node *choose(Unfold *u, Node *n, Node *condition, Node *then,
                    Node *otherwise)
{
    bool has_value = n->type->kind != TY_VOID;
    Decl *d = has_value ? unfold_declare(u, n->type, NULL, "value", n) : NULL;
    condition = unfold_header(u, condition, "condition");
    then = branch(u, then, d);
    list_add(u->out, unfold_new_if(u, condition, then, branch(u, otherwise, d), n));
    return has_value ? unfold_variable(u, d, n) : unfold_int(u, 0, n);
}

/* x as 0 or 1 */
static Node *truth_of(Unfold *u, Node *n)
{
    return unfold_not(u, unfold_not(u, n));
}

static Node *unfold_logic(Unfold *u, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (!unfold_opens(u, right))
        return unfold_operands(u, n);
    if (n->op == OP_LOGICAL_AND)
        return choose(u, n, left, truth_of(u, right), unfold_int(u, 0, n));
    return choose(u, n, left, unfold_int(u, 1, n), truth_of(u, right));
}

static Node *unfold_conditional(Unfold *u, Node *n)
{
    Node *condition = n->kids[0], *then = n->kids[1], *otherwise = n->kids[2];
    if (!unfold_opens(u, then) && !unfold_opens(u, otherwise))
        return unfold_operands(u, n);
    if (condition == then) /* a ?: b */
        u->why_not = "a barrier is in an operand of ?:";
    return choose(u, n, condition, then, otherwise);
}

static Node *unfold_comma(Unfold *u, Node *n)
{
    unfold_effect(u, n->kids[BINARY_LEFT]);
    return unfold_expression(u, n->kids[BINARY_RIGHT]);
}

/* ({ …; value; }) */
static Node *unfold_statement_expr(Unfold *u, Node *n)
{
    Node *body = n->kids[0];
    bool has_value = n->type->kind != TY_VOID;
    Decl *d = has_value ? unfold_declare(u, n->type, NULL, "value", n) : NULL;
    Nodes *before = u->out, list = {0};
    u->out = &list;
    for (int i = 0; i < body->kid_count; i++) {
        Node *kid = body->kids[i];
        if (has_value && kid->kind == ND_EXPR && kid->is_value)
            unfold_assign(u, d, unfold_expression(u, kid->kids[0]));
        else
            unfold_statement(u, kid, false);
    }
    u->out = before;
    list_add(u->out, unfold_list(u, list, n));
    return has_value ? unfold_variable(u, d, n) : unfold_int(u, 0, n);
}

/* ---- all of them -------------------------------------------------------- */

static Node *unfold_any_call(Unfold *u, Node *n)
{
    if (builtin_barrier(n)) {
        list_add(u->out, unfold_statement_of(u, unfold_copy(u, n)));
        return unfold_int(u, 0, n);
    }
    Node *call = unfold_operands(u, n);
    Function *f = node_helper(n);
    Function *opened = f ? unfold_opened(u, f) : NULL;
    if (!opened)
        return call;
    Node *result = u->why_not ? NULL : unfold_call(u, call, opened);
    return result ? result : unfold_int(u, 0, n);
}

Node *unfold_expression(Unfold *u, Node *n)
{
    if (u->why_not || !unfold_opens(u, n))
        return unfold_copy(u, n);
    switch (n->kind) {
    case ND_CALL:
        return unfold_any_call(u, n);
    case ND_BINARY:
        if (n->op == OP_COMMA)
            return unfold_comma(u, n);
        if (op_is_logical(n->op))
            return unfold_logic(u, n);
        return op_form(n->op) == 'A' ? unfold_assignment(u, n)
                                     : unfold_operands(u, n);
    case ND_CONDITIONAL:
        return unfold_conditional(u, n);
    case ND_STATEMENT_EXPR:
        return unfold_statement_expr(u, n);
    case ND_CAST:
        if (n->type->kind == TY_VOID)
            return unfold_expression(u, n->kids[0]);
        return unfold_operands(u, n);
    default:
        return unfold_operands(u, n);
    }
}
