/* print_selected.c - ifs that only assign to variables, as selections, where several
 * vectors of threads go through a loop together:
 *
 *     if (d < best) {         { const int amp_is = (d < best) ? 1 : 0;
 *         best = d;           { const float amp_was = best[l];
 *         count++;              best[l] = amp_is ? (d) : amp_was; }
 *     }                       { const int amp_was = count[l];
 *                               count[l] = amp_is ? amp_was + 1 : amp_was; } }
 *
 * Variables that are loaded and stored unconditionally stay in registers; those under a
 * mask would go to memory and back in each iteration.
 */
#include "print_serial.h"

enum { MOST_DEEP = 3 }; /* ifs within ifs */

/* ---- which ---------------------------------------------------------------- */

static bool is_cheap(Op op)
{
    return op == OP_ADD || op == OP_SUB || op == OP_MUL || op == OP_AND || op == OP_OR
        || op == OP_XOR;
}

static bool is_costly(Node *n)
{
    bool is_value = n->kind == ND_VAR || n->kind == ND_INT || n->kind == ND_FLOAT
        || n->kind == ND_PAREN || n->kind == ND_CAST
        || n->op == OP_MINUS || n->op == OP_NOT || n->op == OP_PLUS
        || (n->kind == ND_BINARY && (is_cheap(n->op) || op_is_comparison(n->op)));
    return !is_value || !n->type || !type_is_arithmetic(n->type);
}

static bool is_kept(const Plan *s, Node *n)
{
    n = node_strip(n);
    return kept_is_array(serial_kept_of(s, n))
        && type_is_arithmetic(n->type) && n->type->kind != TY_BOOL
        && !n->type->is_volatile;
}

/* `x = y`, `x += y` or `x++` of such a variable, or NULL. */
static Node *assignment_of(const Plan *s, Node *statement)
{
    Node *n = node_expression(statement);
    Node *variable = n ? node_assigned(n) : NULL;
    if (!variable || !is_kept(s, variable))
        return NULL;
    if (n->kind == ND_UNARY)
        return n;
    return (n->op == OP_ASSIGN || is_cheap(op_of_assignment(n->op)))
        && !node_any(n->kids[BINARY_RIGHT], is_costly) ? n : NULL;
}

/* Whether it is such an assignment, a list of them, or an if with such ones. */
static bool is_choice(Device *dev, Node *n, int depth)
{
    const Plan *s = dev->w.serial->plan;
    if (n->kind == ND_IF)
        return depth < MOST_DEEP && type_is_arithmetic(n->kids[IF_CONDITION]->type)
            && !has_effect(dev->prog, n->kids[IF_CONDITION])
            && is_choice(dev, n->kids[IF_THEN], depth + 1)
            && (!n->kids[IF_ELSE] || is_choice(dev, n->kids[IF_ELSE], depth + 1));
    for (int i = 0; n->kind == ND_COMPOUND && i < n->kid_count; i++)
        if (!is_choice(dev, n->kids[i], depth))
            return false;
    return n->kind == ND_COMPOUND ? n->kid_count > 0 : assignment_of(s, n) != NULL;
}

/* ---- printing ------------------------------------------------------------- */

/* A value of the variable's type: else what it was might be converted there and back. */
static void print_new_value(Device *dev, Node *assignment, const Type *type)
{
    putf(dev, "(%s)(", print_type(dev, type));
    if (assignment->kind == ND_UNARY) {
        bool adds = assignment->op == OP_PRE_INC || assignment->op == OP_POST_INC;
        put(dev, adds ? "amp_was + 1" : "amp_was - 1");
    } else {
        if (assignment->op != OP_ASSIGN)
            putf(dev, "amp_was %s (", op_spelling(op_of_assignment(assignment->op)));
        print_expr(dev, assignment->kids[BINARY_RIGHT], 0);
        put(dev, assignment->op != OP_ASSIGN ? ")" : "");
    }
    put(dev, ")");
}

static void print_assignment(Device *dev, Node *assignment, const char *truth)
{
    Node *variable = node_assigned(assignment);
    Type plain = *type_assignable(variable->type), constant = plain;
    constant.is_const = true;
    put_newline(dev);
    putf(dev, "{ %s = ", print_declaration(dev, &constant, "amp_was"));
    print_expr(dev, variable, 0);
    put(dev, "; ");
    print_expr(dev, variable, 0);
    putf(dev, " = %s ? ", truth);
    print_new_value(dev, assignment, &plain);
    put(dev, " : amp_was; }");
}

static void print_branch(Device *dev, Node *n, const char *truth, int depth);

/* Its truths have names of their own, as these are made of those around. */
static void print_choices(Device *dev, Node *n, const char *around, int depth)
{
    const char *is = arena_format(depth ? "amp_is_%d" : "amp_is", depth + 1);
    const char *is_not = arena_format(depth ? "amp_is_not_%d" : "amp_is_not", depth + 1);
    bool asks_first = around && node_any(n->kids[IF_CONDITION], is_costly);
    putf(dev, "{ const int %s = ", is);
    if (around)
        putf(dev, "%s %s ", around, asks_first ? "&&" : "&");
    put(dev, "(");
    print_truth(dev, n->kids[IF_CONDITION]);
    put(dev, ");");
    if (n->kids[IF_ELSE])
        putf(dev, " const int %s = %s%s!%s;", is_not, around ? around : "",
             around ? " & " : "", is);
    print_branch(dev, n->kids[IF_THEN], is, depth + 1);
    if (n->kids[IF_ELSE])
        print_branch(dev, n->kids[IF_ELSE], is_not, depth + 1);
    put(dev, " }");
}

static void print_branch(Device *dev, Node *n, const char *truth, int depth)
{
    const Plan *s = dev->w.serial->plan;
    if (n->kind == ND_IF) {
        put_newline(dev);
        print_choices(dev, n, truth, depth);
    } else if (n->kind == ND_COMPOUND) {
        for (int i = 0; i < n->kid_count; i++)
            print_branch(dev, n->kids[i], truth, depth);
    } else {
        print_assignment(dev, assignment_of(s, n), truth);
    }
}

bool print_selected(Device *dev, Node *n)
{
    const Cursor *c = dev->w.serial;
    if (!c || !c->in_strip || !is_choice(dev, n, 0))
        return false;
    print_choices(dev, n, NULL, 0);
    return true;
}
