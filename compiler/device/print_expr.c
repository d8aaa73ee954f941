/* print_expr.c - expressions in OpenCL C.
 *
 * Parentheses are printed anew from the operators' precedence, and where
 * compilers warn for the lack of them. Implicit conversions are left to
 * OpenCL C, whose rules are C's, but for those to bool, which is a uchar.
 */
#include "print_serial/cursor.h"
#include "program/names.h"

#include <string.h>

enum { CONDITIONAL = 3 };

/* ---- names -------------------------------------------------------------- */

/* A constant table becomes a __constant at program scope. */
static const char *constant_name(Device *dev, Decl *d)
{
    Writer saved;
    const char *key = arena_format("constant %p", (void *)d);
    if (!piece_begin(dev, key, &saved))
        return d->device_name;
    const char *name = name_device(d->name);
    d->device_name = d->function ? name_hoisted(dev->prog, name)
                                 : name_written(dev->prog, name);
    Type plain = *d->type;
    plain.is_const = false;
    put_at(dev, d->range.source, d->range.begin);
    putf(dev, "__constant %s",
         print_declaration(dev, &plain, d->device_name));
    if (d->init) {
        put(dev, " = ");
        print_initializer(dev, d->init, d->type);
    } else {
        put(dev, " = {0}");
    }
    put(dev, ";\n");
    piece_end(dev, key, &saved);
    return d->device_name;
}

/* Which of its function's parameters one without a name is. */
static const char *unnamed_parameter(const Decl *d)
{
    const Function *f = d->function;
    int i = 0;
    while (i < f->parameters.count && f->parameters.items[i] != d)
        i++;
    return arena_format("amp_unnamed_%d", i + 1);
}

const char *decl_name(Device *dev, Decl *d)
{
    const char *use = dev->w.serial ? serial_use(dev->w.serial, d) : NULL;
    if (use)
        return use;
    if (d->is_static && d->kind == DECL_VARIABLE)
        return constant_name(dev, d);
    if (d->is_tile_static) {
        const char *name = map_value_pointer(dev->w.statics, d);
        return name ? name : d->name;
    }
    if (!d->device_name)
        d->device_name = *d->name ? name_device(d->name)
                                  : unnamed_parameter(d);
    return d->device_name;
}

/* ---- operators ---------------------------------------------------------- */

static bool is_bitwise(Op op)
{
    return op == OP_AND || op == OP_OR || op == OP_XOR || op == OP_SHL
        || op == OP_SHR;
}

/* What compilers want parentheses around below an operator. */
static bool wants_parentheses(const Node *parent, Node *kid)
{
    Node *inner = node_strip(kid);
    if (inner->kind == ND_UNARY && inner->op == OP_LOGICAL_NOT)
        return is_bitwise(parent->op) || op_is_comparison(parent->op);
    if (inner->kind != ND_BINARY || op_form(inner->op) != 'B')
        return false;
    if (op_is_comparison(inner->op) && op_is_comparison(parent->op))
        return true;
    if (inner->op == parent->op)
        return false;
    return is_bitwise(parent->op)
        || (parent->op == OP_LOGICAL_OR && inner->op == OP_LOGICAL_AND);
}

static bool is_constant(Device *dev, Node *n);

static bool are_constant(Device *dev, const Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        if (!is_constant(dev, n->kids[i]))
            return false;
    return true;
}

/* t.tile_extent[d], which is printed as a number. */
static bool is_tile_extent(const Node *n)
{
    const Node *member = n->kind == ND_SUBSCRIPT || n->kind == ND_SWIZZLE
        ? node_strip(n->kids[0]) : n;
    return node_is_tiled(member, "tile_extent");
}

/* An operator is asked again where it is an operand itself. */
static bool is_constant(Device *dev, Node *n)
{
    n = node_strip(n);
    if (n->is_constant || n->kind == ND_FLOAT || is_tile_extent(n))
        return true;
    if (n->kind == ND_UNARY || n->kind == ND_CAST
        || n->kind == ND_CONDITIONAL)
        return are_constant(dev, n);
    if (n->kind != ND_BINARY)
        return false;
    bool known = false;
    return answer_known(&dev->constants, n, &known)
        ? known : answer_keep(&dev->constants, n, are_constant(dev, n));
}

/* Some compilers warn of a constant that && or || is given, but for a bool. */
static bool is_constant_logic(Device *dev, const Node *parent, Node *kid)
{
    return op_is_logical(parent->op) && is_constant(dev, kid);
}

static void print_operand(Device *dev, const Node *parent, Node *kid, int least)
{
    bool wraps = wants_parentheses(parent, kid);
    if (is_constant_logic(dev, parent, kid)) {
        put(dev, "(bool)");
        wraps = true;
    }
    put(dev, wraps ? "(" : "");
    print_expr(dev, kid, wraps ? 0 : least);
    put(dev, wraps ? ")" : "");
}

static void print_binary(Device *dev, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    int precedence = op_precedence(n->op);
    if (is_lane_division(dev, n)) {
        print_lane_division(dev, n);
        return;
    }
    if (is_wrapped(dev, n)) {
        print_wrapped(dev, n);
        return;
    }
    if (is_inverse_root(dev, n)) {
        print_inverse_root(dev, n);
        return;
    }
    if (op_form(n->op) == 'A') {
        print_expr(dev, left, PREFIX);
        if (node_strip(left)->kind != ND_VAR)
            note_stored(dev, right);
        putf(dev, " %s ", op_spelling(n->op));
        print_expr(dev, right, ASSIGNMENT);
        return;
    }
    bool equates = n->op == OP_EQ || n->op == OP_NE;
    if (equates && type_is_handle(node_strip(left)->type)) {
        print_view_comparison(dev, n);
        return;
    }
    if (op_is_comparison(n->op) && node_equals(left, right))
        need_quiet(dev, QUIET_EQUAL);
    if (n->op == OP_COMMA)
        print_unused(dev, left, precedence);
    else
        print_operand(dev, n, left, precedence);
    putf(dev, n->op == OP_COMMA ? "%s " : " %s ", op_spelling(n->op));
    print_operand(dev, n, right, precedence + 1);
}

static void print_unary(Device *dev, Node *n)
{
    Node *operand = n->kids[0];
    if (op_form(n->op) == 'P') {
        print_expr(dev, operand, POSTFIX);
        put(dev, op_spelling(n->op));
        return;
    }
    Node *inner = node_strip(operand);
    bool clashes = inner->kind == ND_UNARY && op_form(inner->op) == 'U'
        && op_spelling(inner->op)[0] == op_spelling(n->op)[0];
    bool is_negative = inner->kind == ND_INT && (int64_t)inner->value < 0;
    put(dev, op_spelling(n->op));
    if (n->op == OP_ADDRESS && dev->w.accessed != n)
        dev->w.pointed = inner;
    print_expr(dev, operand, clashes || is_negative ? POSTFIX : PREFIX);
}

/* ---- the rest ----------------------------------------------------------- */

static void print_member(Device *dev, Node *n)
{
    Node *base = n->kids[MEMBER_BASE];
    if (base->type->kind == TY_TILED_INDEX) {
        print_tiled_member(dev, n);
        return;
    }
    print_expr(dev, base, POSTFIX);
    putf(dev, "%s%s", n->is_arrow ? "->" : ".", print_field(n->field));
}

/* GNU's a ?: b with a floating a, which OpenCL C takes for no condition. */
static void print_floating_or(Device *dev, Node *n)
{
    putf(dev, "({ %s amp_value = ", print_type(dev, n->kids[0]->type));
    print_expr(dev, n->kids[0], ASSIGNMENT);
    put(dev, "; amp_value != 0 ? amp_value : ");
    print_expr(dev, n->kids[2], CONDITIONAL);
    put(dev, "; })");
}

static bool is_floating_or(const Node *n)
{
    return n->kind == ND_CONDITIONAL && n->kids[1] == n->kids[0]
        && type_is_floating(n->kids[0]->type);
}

/* The condition of `(a | (b == c)) ? d : e` and the like. */
static bool wants_parentheses_before_choice(Node *n)
{
    n = node_strip(n);
    return n->kind == ND_BINARY && op_form(n->op) == 'B' && !node_is_truth(n)
        && (node_is_truth(n->kids[BINARY_RIGHT])
            || node_strip(n->kids[BINARY_RIGHT])->type->kind == TY_BOOL);
}

static void print_conditional(Device *dev, Node *n)
{
    bool is_floating = type_is_floating(n->kids[0]->type);
    if (is_floating_or(n)) {
        print_floating_or(dev, n);
        return;
    }
    print_expr(dev, n->kids[0],
               is_floating ? op_precedence(OP_NE)
               : wants_parentheses_before_choice(n->kids[0]) ? POSTFIX
               : CONDITIONAL + 1);
    put(dev, is_floating ? " != 0" : "");
    if (n->kids[1] == n->kids[0]) { /* GNU's a ?: b */
        put(dev, " ?: ");
    } else {
        put(dev, " ? ");
        print_expr(dev, n->kids[1], 0);
        put(dev, " : ");
    }
    print_expr(dev, n->kids[2], CONDITIONAL);
}

bool is_assignment(Node *n)
{
    n = node_strip(n);
    return n->kind == ND_BINARY && op_form(n->op) == 'A';
}

/* An assignment as a condition has parentheses of its own, nothing else. */
void print_condition(Device *dev, Node *n)
{
    bool assigns = is_assignment(n);
    put(dev, assigns ? "((" : "(");
    print_expr(dev, n, 0);
    put(dev, assigns ? "))" : ")");
}

void print_truth(Device *dev, Node *n)
{
    if (type_is_floating(n->type)) {
        put(dev, "(");
        print_expr(dev, n, op_precedence(OP_NE));
        put(dev, " != 0)");
    } else {
        print_condition(dev, n);
    }
    put(dev, " ? 1 : 0");
}

static int precedence_of(Device *dev, Node *n)
{
    if (is_bool_update(n))
        return is_bool_statement_expr(n) ? POSTFIX : ASSIGNMENT;
    switch (n->kind) {
    case ND_BINARY:
        if (is_lane_division(dev, n))
            return op_form(n->op) == 'A' ? ASSIGNMENT : POSTFIX;
        if (op_form(n->op) == 'B' && is_wrapped(dev, n))
            return op_precedence(OP_XOR);
        return op_precedence(n->op);
    case ND_UNARY:
        return op_precedence(n->op);
    case ND_CONDITIONAL:
        return is_floating_or(n) ? POSTFIX : CONDITIONAL;
    case ND_CAST:
        return n->type->kind == TY_BOOL ? POSTFIX : PREFIX;
    default:
        return POSTFIX;
    }
}

static void print_bare(Device *dev, Node *n, int least)
{
    if (is_bool_update(n)) {
        print_bool_update(dev, n);
        return;
    }
    switch (n->kind) {
    case ND_INT:
        print_integer(dev, n, least);
        break;
    case ND_FLOAT:
        print_number(dev, n);
        break;
    case ND_STRING:
        put(dev, strchr(n->text, '"')); /* without u8 */
        break;
    case ND_VAR:
        if (!print_serial_first(dev, n->decl))
            put(dev, decl_name(dev, n->decl));
        break;
    case ND_MEMBER:
        print_member(dev, n);
        break;
    case ND_SWIZZLE:
        print_swizzle(dev, n);
        break;
    case ND_SUBSCRIPT:
        print_subscript(dev, n);
        break;
    case ND_CALL:
        print_result(dev, n);
        break;
    case ND_UNARY:
        print_unary(dev, n);
        break;
    case ND_BINARY:
        print_binary(dev, n);
        break;
    case ND_CONDITIONAL:
        print_conditional(dev, n);
        break;
    case ND_CAST:
        print_cast(dev, n, least);
        break;
    case ND_COMPOUND_LITERAL:
        print_compound_literal(dev, n);
        break;
    case ND_INIT_LIST:
        print_initializer(dev, n, n->type);
        break;
    case ND_STATEMENT_EXPR:
        put(dev, "(");
        print_body(dev, n->kids[0]);
        put(dev, ")");
        break;
    default:
        break;
    }
}

void print_expr(Device *dev, Node *n, int least)
{
    const char *truth = dev->w.serial ? serial_truth(dev->w.serial, n) : NULL;
    if (truth) {
        put(dev, truth);
        return;
    }
    while (n->kind == ND_PAREN)
        n = n->kids[0];
    if (n->is_constant && n->kind != ND_CAST) {
        bool is_hidden = dev->w.serial && set_has(&dev->w.serial->plan->hidden, n);
        put(dev, is_hidden ? "(" : "");
        print_integer(dev, n, is_hidden ? op_precedence(OP_ADD) : least);
        if (is_hidden)
            putf(dev, " + (%s)" HIDDEN_ZERO ")", type_opencl(n->type));
        return;
    }
    if (type_is_erased(n->type)) { /* its value is nobody's: (void)t */
        put(dev, "0");
        return;
    }
    if (type_class(n->type) == 'F')
        print_type(dev, n->type);
    bool is_silent = n->kind == ND_CAST && n->is_implicit
        && n->type->kind != TY_BOOL && !cast_changes_constant(n);
    bool wraps = !is_silent && precedence_of(dev, n) < least;
    put(dev, wraps ? "(" : "");
    print_bare(dev, n, wraps ? 0 : least);
    put(dev, wraps ? ")" : "");
}
