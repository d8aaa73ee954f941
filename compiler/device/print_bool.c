/* print_bool.c - bool in OpenCL C, where it is a uchar of 0 or 1.
 *
 * What becomes a bool is compared with 0. `b += x` and `b++` are computed in
 * int first, as C does: b = (b + x) != 0. A target whose evaluation does
 * something, as in a[n++] += x, is evaluated once, through a pointer.
 */
#include "device.h"

#include <string.h>

static bool may_change(Node *n)
{
    return n->kind == ND_CALL || n->kind == ND_STATEMENT_EXPR || node_assigned(n);
}

static bool is_pure(Node *n)
{
    return !node_any(n, may_change);
}

void print_to_bool(Device *dev, Node *n)
{
    if (node_is_truth(n) || n->type->kind == TY_BOOL) {
        print_expr(dev, n, POSTFIX);
        return;
    }
    put(dev, "(");
    print_expr(dev, n, op_precedence(OP_NE) + 1);
    put(dev, " != 0)");
}

/* ---- updates ------------------------------------------------------------ */

bool is_bool_update(const Node *n)
{
    bool updates = n->kind == ND_UNARY ? op_is_step(n->op)
        : n->kind == ND_BINARY && op_form(n->op) == 'A' && n->op != OP_ASSIGN;
    return updates && n->kids[0]->type->kind == TY_BOOL;
}

bool is_bool_statement_expr(const Node *n)
{
    return is_bool_update(n)
        && (op_form(n->op) == 'P' || !is_pure(n->kids[0]));
}

/* The operator that the update computes with: + for ++ and +=. */
static const char *update_operator(Op op)
{
    const char *spelling = op_spelling(op);
    size_t length = op_form(op) == 'A' ? strlen(spelling) - 1 : 1;
    return arena_substring(spelling, length);
}

static void print_place(Device *dev, Node *target, bool is_named)
{
    if (is_named)
        put(dev, "*amp_target");
    else
        print_expr(dev, target, PREFIX);
}

/* "b = (b + x) != 0" */
static void print_new_value(Device *dev, Node *n, bool is_named)
{
    Node *target = n->kids[BINARY_LEFT];
    print_place(dev, target, is_named);
    put(dev, " = (");
    print_place(dev, target, is_named);
    putf(dev, " %s ", update_operator(n->op));
    if (n->kind == ND_BINARY)
        print_expr(dev, n->kids[BINARY_RIGHT], PREFIX);
    else
        put(dev, "1");
    put(dev, ") != 0");
}

void print_bool_update(Device *dev, Node *n)
{
    Node *target = n->kids[BINARY_LEFT];
    bool is_named = !is_pure(target), is_postfix = op_form(n->op) == 'P';
    if (!is_bool_statement_expr(n)) {
        print_new_value(dev, n, false);
        return;
    }
    put(dev, "({ ");
    if (is_named) {
        Space space = instance_place_space(dev->w.instance, target);
        putf(dev, "%suchar *amp_target = &", space_prefix(space));
        print_expr(dev, target, PREFIX);
        put(dev, "; ");
    }
    if (is_postfix) {
        put(dev, "uchar amp_old = ");
        print_place(dev, target, is_named);
        put(dev, "; ");
    }
    print_new_value(dev, n, is_named);
    put(dev, is_postfix ? "; amp_old; })" : "; *amp_target; })");
}
