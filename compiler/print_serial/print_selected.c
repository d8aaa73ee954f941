/* print_selected.c - ifs that give threads' variables other values, where several
 * vectors of threads go through a loop:
 *
 *     if (d < best) {         { const int amp_is_so = (d < best) ? 1 : 0;
 *         best = d;           { const float amp_was = best[l];
 *         which = k;            best[l] = amp_is_so ? d : amp_was; }
 *     }                       { const int amp_was = which[l];
 *                               which[l] = amp_is_so ? k : amp_was; } }
 *
 * What is loaded and stored in any case stays in registers; what is under a mask goes
 * to memory and back at each trip.
 */
#include "print_serial.h"

static bool is_costly(Node *n)
{
    bool is_value = n->kind == ND_VAR || n->kind == ND_INT || n->kind == ND_FLOAT
        || n->kind == ND_PAREN || n->kind == ND_CAST
        || (n->kind == ND_UNARY && (n->op == OP_MINUS || n->op == OP_NOT
                                    || n->op == OP_PLUS))
        || (n->kind == ND_BINARY && (n->op == OP_ADD || n->op == OP_SUB
                                     || n->op == OP_MUL));
    return !is_value || !n->type || !type_is_arithmetic(n->type);
}

static bool is_kept(const Plan *s, Node *n)
{
    n = node_strip(n);
    return kept_is_array(serial_kept_of(s, n))
        && type_is_arithmetic(n->type) && n->type->kind != TY_BOOL
        && !n->type->is_volatile;
}

/* `x = y` of such a variable, or NULL. */
static Node *assignment_of(const Plan *s, Node *statement)
{
    Node *n = statement->kind == ND_EXPR ? node_strip(statement->kids[0]) : NULL;
    if (!n || n->kind != ND_BINARY || n->op != OP_ASSIGN
        || !is_kept(s, n->kids[BINARY_LEFT]))
        return NULL;
    return node_any(n->kids[BINARY_RIGHT], is_costly) ? NULL : n;
}

static void print_selected_value(Device *dev, Node *variable, Node *value)
{
    Type constant = *variable->type;
    constant.is_const = true;
    putf(dev, "{ %s = ", print_declaration(dev, &constant, "amp_was"));
    print_expr(dev, variable, 0);
    put(dev, "; ");
    print_expr(dev, variable, 0);
    put(dev, " = amp_is_so ? (");
    print_expr(dev, value, 0);
    put(dev, ") : amp_was; }");
}

bool print_selected(Device *dev, Node *n)
{
    const Cursor *c = dev->w.serial;
    Node *then = n->kids[IF_THEN];
    bool is_list = then->kind == ND_COMPOUND;
    int count = is_list ? then->kid_count : 1;
    Node **statements = is_list ? then->kids : &then;
    if (!c || !c->in_strip || n->kids[IF_ELSE] || !count
        || !type_is_arithmetic(n->kids[IF_CONDITION]->type)
        || !node_is_pure(dev, n->kids[IF_CONDITION]))
        return false;
    for (int i = 0; i < count; i++)
        if (!assignment_of(c->plan, statements[i]))
            return false;
    put(dev, "{ const int amp_is_so = ");
    print_condition(dev, n->kids[IF_CONDITION]);
    put(dev, " ? 1 : 0;");
    for (int i = 0; i < count; i++) {
        Node *assignment = assignment_of(c->plan, statements[i]);
        put_newline(dev);
        print_selected_value(dev, assignment->kids[BINARY_LEFT], assignment->kids[BINARY_RIGHT]);
    }
    put(dev, " }");
    return true;
}
