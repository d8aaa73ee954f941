/* print_unused.c - expressions whose value is not used, which compilers warn of unless a
 * cast says so: (void)(a == b).
 */
#include "device.h"

static bool ends_unused(Node *statement_expr);

/* A builtin that is there for its value. */
static bool is_pure_builtin(const Node *call)
{
    const Builtin *b = builtin_of(call);
    return b && call->type->kind != TY_VOID
        && (b->kind == BI_MATH || b->kind == BI_FAST || b->kind == BI_VECTOR
            || b->kind == BI_EQUAL || b->kind == BI_EXTENT || b->kind == BI_SECTION);
}

/* Whether compilers warn of it where its value is not used. */
static bool is_unused_value(Node *n)
{
    n = node_strip(n);
    if (is_bool_update(n))
        return is_bool_statement_expr(n);
    switch (n->kind) {
    case ND_CALL:
        return is_pure_builtin(n);
    case ND_STATEMENT_EXPR:
        return ends_unused(n);
    case ND_BINARY:
        if (n->op == OP_COMMA)
            return is_unused_value(n->kids[BINARY_RIGHT]);
        return op_form(n->op) == 'B';
    case ND_UNARY:
        return !op_is_step(n->op);
    case ND_CAST:
        return n->type->kind != TY_VOID;
    case ND_CONDITIONAL:
        return is_unused_value(n->kids[1]) && is_unused_value(n->kids[2]);
    default:
        return n->type->kind != TY_VOID;
    }
}

static bool ends_unused(Node *statement_expr)
{
    Node *value = node_value(statement_expr);
    return value && is_unused_value(value);
}

void print_unused(Device *dev, Node *n, int least)
{
    Node *inner = node_strip(n);
    if (inner->kind == ND_BINARY && inner->op == OP_COMMA
        && !inner->is_constant) {
        print_unused(dev, inner->kids[BINARY_LEFT], COMMA);
        put(dev, ", ");
        print_unused(dev, inner->kids[BINARY_RIGHT], COMMA + 1);
        return;
    }
    bool is_unused = is_unused_value(n);
    put(dev, is_unused ? "(void)" : "");
    print_expr(dev, n, is_unused ? PREFIX : least);
}
