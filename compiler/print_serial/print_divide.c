/* print_divide.c - divisions of ints by values that are not constant, where the threads
 * of a row are the lanes of vectors.
 *
 * Processors divide vectors of doubles, not of ints. For integers a and b below 2^32 the
 * quotient rounded to a double is exact enough: a quotient that is no integer differs
 * from the next one by 1/|b| at least, and is below 2^32/|b|, where doubles are 2^-20/|b|
 * apart.
 */
#include "print_serial.h"

static bool is_remainder(Op op)
{
    return op == OP_MOD || op == OP_MOD_ASSIGN;
}

bool division_differs(const Node *n)
{
    int64_t by;
    if (!op_is_division(n->op) || (n->type->kind != TY_INT && n->type->kind != TY_UINT))
        return false;
    const Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    return left->type->kind == n->type->kind && right->type->kind == n->type->kind
        && !fold_constant(right, &by)
        && (op_form(n->op) != 'A' || left->kind == ND_VAR);
}

/* Whether the threads of a row may have different quotients: of others there is
 * one division before the loop. */
static bool is_own(Node *n, void *context)
{
    const Kept *kept = serial_kept_of(context, n);
    return n->kind == ND_CALL || n->kind == ND_SUBSCRIPT || n->kind == ND_MEMBER
        || (kept && kept->keep != KEEP_ONCE);
}

bool is_lane_division(const Device *dev, Node *n)
{
    const Cursor *c = dev->w.serial;
    return c && (c->in_vectors || c->plan->is_helper) && division_differs(n)
        && (c->plan->is_helper || node_any_with(n, is_own, (void *)c->plan));
}

static const char *need_division(Device *dev, const Type *type, Op op)
{
    const char *t = print_type(dev, type);
    const char *name = arena_format("amp_%s_%s",
                                    is_remainder(op) ? "remainder" : "quotient", t);
    return need_text(dev, name, "static %1$s %2$s(%1$s x, %1$s y)\n"
                                "{\n"
                                "#ifdef cl_khr_fp64\n"
                                "    return %3$s(%1$s)((double)x / (double)y)%4$s;\n"
                                "#else\n"
                                "    return x %5$s y;\n"
                                "#endif\n"
                                "}\n",
                     t, name, is_remainder(op) ? "x - " : "", is_remainder(op) ? " * y" : "",
                     is_remainder(op) ? "%" : "/");
}

void print_lane_division(Device *dev, Node *n)
{
    Node *left = n->kids[BINARY_LEFT];
    if (op_form(n->op) == 'A') {
        print_expr(dev, left, PREFIX);
        put(dev, " = ");
    }
    putf(dev, "%s(", need_division(dev, n->type, n->op));
    print_expr(dev, left, ASSIGNMENT);
    put(dev, ", ");
    print_expr(dev, n->kids[BINARY_RIGHT], ASSIGNMENT);
    put(dev, ")");
}
