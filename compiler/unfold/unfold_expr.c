/* unfold_expr.c - moves calls that wait out of an expression, to statements before it.
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

/* ---- effects and headers ------------------------------------------------ */

void unfold_effect(Builder *b, Node *n)
{
    build_effect(b, unfold_expression(b, n));
}

Node *unfold_header(Builder *b, Node *n, const char *name)
{
    Node *value = unfold_expression(b, n);
    return has_effect(b->prog, value) ? build_kept(b, value, name) : value;
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

static bool later_waits(Builder *b, Node *n, int i)
{
    while (++i < n->kid_count)
        if (n->kids[i] && unfold_opens(b, n->kids[i]))
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
static Node *unfold_operands(Builder *b, Node *n)
{
    Node *copy = build_like(b, n), **kids = copy->kids;
    for (int i = 0; i < n->kid_count; i++) {
        if (!n->kids[i])
            continue;
        kids[i] = unfold_expression(b, n->kids[i]);
        if (later_waits(b, n, i) && !is_place_of(n, i) && is_value(kids[i])
            && !builder_is_fixed(b, kids[i]))
            kids[i] = build_kept(b, kids[i], "operand");
    }
    return copy;
}

/* The value comes before the place that it goes to. */
static Node *unfold_assignment(Builder *b, Node *n)
{
    Node *copy = build_like(b, n), **kids = copy->kids;
    kids[1] = unfold_expression(b, n->kids[1]);
    if (unfold_opens(b, n->kids[0]) && is_value(kids[1])
        && !builder_is_fixed(b, kids[1]))
        kids[1] = build_kept(b, kids[1], "operand");
    kids[0] = unfold_expression(b, n->kids[0]);
    return copy;
}

/* ---- choices ------------------------------------------------------------ */

/* `value` is unfolded to a block, whose result is assigned to d, if any. */
static Node *branch(Builder *b, Node *value, Decl *d)
{
    Nodes *around = build_begin_block(b);
    Node *result = unfold_expression(b, value);
    if (d)
        build_assignment(b, d, result);
    else
        build_effect(b, result);
    return build_end_block(b, around, value);
}

static Node *choose(Builder *b, Node *n, Node *condition, Node *then,
                    Node *otherwise)
{
    bool has_value = n->type->kind != TY_VOID;
    Decl *d = has_value ? build_local(b, n->type, NULL, "value", n) : NULL;
    condition = unfold_header(b, condition, "condition");
    then = branch(b, then, d);
    list_add(b->out, build_if(b, condition, then, branch(b, otherwise, d), n));
    return has_value ? build_use(b, d, n) : build_int(b, 0, n);
}

/* x as 0 or 1 */
static Node *truth_of(Builder *b, Node *n)
{
    return build_not(b, build_not(b, n));
}

static Node *unfold_logic(Builder *b, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (!unfold_opens(b, right))
        return unfold_operands(b, n);
    if (n->op == OP_LOGICAL_AND)
        return choose(b, n, left, truth_of(b, right), build_int(b, 0, n));
    return choose(b, n, left, build_int(b, 1, n), truth_of(b, right));
}

static Node *unfold_conditional(Builder *b, Node *n)
{
    Node *condition = n->kids[0], *then = n->kids[1], *otherwise = n->kids[2];
    if (!unfold_opens(b, then) && !unfold_opens(b, otherwise))
        return unfold_operands(b, n);
    if (condition == then) /* a ?: b */
        b->why_not = "a barrier is in an operand of ?:";
    return choose(b, n, condition, then, otherwise);
}

static Node *unfold_comma(Builder *b, Node *n)
{
    unfold_effect(b, n->kids[BINARY_LEFT]);
    return unfold_expression(b, n->kids[BINARY_RIGHT]);
}

/* ({ …; value; }) */
static Node *unfold_statement_expr(Builder *b, Node *n)
{
    Node *body = n->kids[0];
    bool has_value = n->type->kind != TY_VOID;
    Decl *d = has_value ? build_local(b, n->type, NULL, "value", n) : NULL;
    Nodes *around = build_begin_block(b);
    for (int i = 0; i < body->kid_count; i++) {
        Node *kid = body->kids[i];
        if (has_value && kid->kind == ND_EXPR && kid->is_value)
            build_assignment(b, d, unfold_expression(b, kid->kids[0]));
        else
            unfold_statement(b, kid, false);
    }
    Node *block = build_end_block(b, around, n);
    list_add(b->out, block);
    return has_value ? build_use(b, d, n) : build_int(b, 0, n);
}

/* ---- all of them -------------------------------------------------------- */

static Node *unfold_any_call(Builder *b, Node *n)
{
    if (builtin_barrier(n)) {
        list_add(b->out, build_statement(b, build_copy(b, n)));
        return build_int(b, 0, n);
    }
    Node *call = unfold_operands(b, n);
    Function *f = node_helper(n);
    Function *opened = f ? unfold_opened(b, f) : NULL;
    if (!opened)
        return call;
    Node *result = b->why_not ? NULL : unfold_call(b, call, opened);
    return result ? result : build_int(b, 0, n);
}

Node *unfold_expression(Builder *b, Node *n)
{
    if (b->why_not || !unfold_opens(b, n))
        return build_copy(b, n);
    switch (n->kind) {
    case ND_CALL:
        return unfold_any_call(b, n);
    case ND_BINARY:
        if (n->op == OP_COMMA)
            return unfold_comma(b, n);
        if (op_is_logical(n->op))
            return unfold_logic(b, n);
        return op_form(n->op) == 'A' ? unfold_assignment(b, n)
                                     : unfold_operands(b, n);
    case ND_CONDITIONAL:
        return unfold_conditional(b, n);
    case ND_STATEMENT_EXPR:
        return unfold_statement_expr(b, n);
    case ND_CAST:
        if (n->type->kind == TY_VOID)
            return unfold_expression(b, n->kids[0]);
        return unfold_operands(b, n);
    default:
        return unfold_operands(b, n);
    }
}
