/* print_wide.c - indices in 64 bits, of elements that neighbouring threads, or the trips of
 * a loop, access in order.
 *
 * An index that is computed in 32 bits grows linearly along a loop only if it cannot wrap
 * around. In C signed ones cannot, but the driver's compiler forgets this when it takes
 * sums apart, and then gathers such elements one by one.
 */
#include "print_serial.h"

static bool is_int(const Node *n)
{
    return type_is_integer(n->type) && n->type->size == 4;
}

/* What wraps around nowhere, unless the program is wrong: of unsigned numbers
 * growth_is_exact has said so. */
static bool is_sum(const Node *n)
{
    return n->kind == ND_BINARY && is_int(n) && is_int(n->kids[BINARY_LEFT])
        && is_int(n->kids[BINARY_RIGHT])
        && (n->op == OP_ADD || n->op == OP_SUB || n->op == OP_MUL);
}

bool print_is_wide(const Device *dev, const Node *element)
{
    const Cursor *c = dev->w.serial;
    return c && (set_has(&c->plan->in_order, element) || set_has(&c->plan->packed, element)
                 || (c->is_near && set_has(&c->plan->near, element)));
}

/* Of what may have wrapped around the signed number is meant (serial_growth.c). */
static bool wraps(const Device *dev, const Node *n)
{
    return set_has(&dev->w.serial->plan->wraps, n);
}

static void print_leaf(Device *dev, Node *n, bool widens, int least)
{
    bool is_wide = widens && is_int(n) && !n->is_constant;
    put(dev, is_wide ? "(long)" : "");
    put(dev, wraps(dev, n) ? "(int)" : "");
    print_expr(dev, n, is_wide || wraps(dev, n) ? PREFIX : least);
}

static bool is_few(const Node *n)
{
    enum { MOST = 8 };
    return n->is_constant && n->value > 1 && n->value <= MOST;
}

/* Whether it adds up multiples by few. */
static bool has_multiple(Node *n)
{
    n = node_strip(n);
    Node *left = n->kid_count ? n->kids[BINARY_LEFT] : NULL;
    return is_sum(n) && (n->op == OP_MUL
        ? is_few(node_strip(left)) || is_few(node_strip(n->kids[BINARY_RIGHT]))
        : has_multiple(left) || has_multiple(n->kids[BINARY_RIGHT]));
}

static bool is_unsigned(Node *n)
{
    return n->type && type_is_unsigned(n->type);
}

/* What `int i = 2 * me + n;` is made of: of neighbours' elements that are not side by side the
 * driver's compiler must know how far they are apart. */
static Node *made_of(const Device *dev, Node *n)
{
    const Cursor *c = dev->w.serial;
    Node *init = is_int(n) ? serial_again(c->plan, n) : NULL;
    bool is_made = init && !map_value_pointer(&c->places, n->decl) && has_multiple(init)
        && !node_any(init, is_unsigned) && !type_is_unsigned(n->type);
    return is_made ? node_strip(init) : n;
}

void print_wide(Device *dev, Node *index, bool widens, int least)
{
    Node *n = made_of(dev, node_strip(index));
    if (!is_sum(n) || wraps(dev, n)) {
        print_leaf(dev, n, widens, least);
        return;
    }
    Node *left = node_strip(n->kids[BINARY_LEFT]);
    int precedence = op_precedence(n->op);
    if (precedence < least)
        put(dev, "(");
    print_wide(dev, left, true, precedence);
    putf(dev, " %s ", op_spelling(n->op));
    print_wide(dev, n->kids[BINARY_RIGHT], left->is_constant, precedence + 1);
    if (precedence < least)
        put(dev, ")");
}
