/* serial_lane.c - the value of an integer for one thread of a group of neighbours.
 *
 * Groups begin at multiples of their size. With n = 2, in groups of 4, `me ^ n` is, for
 * thread 1 of each group, 3 more than where the group begins; and for any power of two n
 * that is a multiple of the group's size, 1 more than for the group's first thread. This
 * needs bits, which sums and products do not show: it is known how many low bits of the
 * group's start are 0, and which offsets fit into these.
 */
#include "serial_lane.h"

enum { ALL_ZEROS = 40, FAR_ZEROS = 4 }; /* LANES is 1 << FAR_ZEROS */

/* Nodes of a value, each as often as it is in there: variables and helpers may be made of each
 * other in many ways. */
enum { MOST_PARTS = 1000 };

typedef struct Argument {
    const struct Argument *next;
    const Decl *parameter;
    Lane value;
} Argument;

static Lane value_of(const Group *g, Node *n, const Argument *arguments);

/* ---- values ------------------------------------------------------------- */

static const Lane UNKNOWN = {0};

static Lane number(int64_t n)
{
    return (Lane){.is_known = true, .offset = n, .zeros = ALL_ZEROS,
                  .is_natural = n >= 0};
}

bool lane_is_number(Lane lane)
{
    return lane.is_known && !lane.is_shared && !lane.growth;
}

static Lane shared(int64_t offset, int zeros, bool is_natural)
{
    return (Lane){.is_known = true, .is_shared = true, .offset = offset,
                  .zeros = zeros, .is_natural = is_natural};
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int zeros_of(int64_t n)
{
    return n ? least(__builtin_ctzll((uint64_t)n), ALL_ZEROS) : ALL_ZEROS;
}

/* Whether adding the offset to the start changes low bits of it alone. */
static bool is_within(Lane a)
{
    return a.offset >= 0 && a.offset < (int64_t)1 << a.zeros;
}

static bool is_small(int64_t n)
{
    return n > INT32_MIN && n <= INT32_MAX;
}

/* The exponent of a power of two that is a number, or -1. */
static int exponent_of(Lane a)
{
    return lane_is_number(a) && fold_is_power(a.offset) ? __builtin_ctzll((uint64_t)a.offset) : -1;
}

static bool is_far_power(Lane a)
{
    return a.is_power && !a.offset;
}

/* ---- operations --------------------------------------------------------- */

static Lane add(Lane a, Lane b)
{
    Lane sum = a;
    sum.offset += b.offset;
    sum.growth += b.growth;
    sum.is_shared |= b.is_shared;
    sum.zeros = least(a.zeros, b.zeros);
    sum.is_natural &= b.is_natural;
    sum.is_power = a.is_power && lane_is_number(b);
    sum.is_shift = a.is_shift && lane_is_number(b) && b.offset >= 0;
    return sum;
}

static Lane multiply(Lane a, Lane b)
{
    if (lane_is_number(a)) {
        Lane other = a;
        a = b;
        b = other;
    }
    if (lane_is_number(b)) {
        Lane product = a;
        if (!is_small(a.offset) || !is_small(a.growth) || !is_small(b.offset))
            return UNKNOWN;
        if (!b.offset)
            return number(0);
        product.offset *= b.offset;
        product.growth *= b.offset;
        product.zeros = least(a.zeros + zeros_of(b.offset), ALL_ZEROS);
        product.is_natural &= b.is_natural;
        product.is_power = product.is_shift = false;
        return product;
    }
    if (a.offset || b.offset || a.growth || b.growth)
        return UNKNOWN;
    return shared(0, least(a.zeros + b.zeros, ALL_ZEROS),
                  a.is_natural && b.is_natural);
}

static Lane subtract(Lane a, Lane b)
{
    Lane difference = add(a, multiply(b, number(-1)));
    difference.is_power = a.is_power && lane_is_number(b);
    difference.is_natural = difference.is_power && difference.offset >= -LANES;
    return difference;
}

/* By 2^bits; of what is rounded down, or natural. */
static Lane divide_by(Lane a, int bits)
{
    if (bits < 0 || bits > a.zeros || a.offset < 0)
        return UNKNOWN;
    a.offset >>= bits;
    a.growth /= (int64_t)1 << bits;
    a.zeros -= bits;
    a.is_power = a.is_shift = false;
    return a;
}

/* A far power has no bits but those above the group's offsets. */
static bool is_below_far(Lane a)
{
    return is_within(a) && a.offset < LANES && !a.growth;
}

static Lane divide(Lane a, Lane b)
{
    if (!a.is_natural)
        return UNKNOWN;
    if (is_far_power(b) && is_below_far(a))
        return shared(0, 0, true);
    return divide_by(a, exponent_of(b));
}

static Lane remainder_of(Lane a, Lane b)
{
    int bits = exponent_of(b);
    if (!a.is_natural || a.offset < 0)
        return UNKNOWN;
    if (is_far_power(b) && is_below_far(a))
        return shared(a.offset, least(a.zeros, FAR_ZEROS), true);
    return bits >= 0 && bits <= a.zeros
        ? number(a.offset & (((int64_t)1 << bits) - 1)) : UNKNOWN;
}

static Lane and_number(Lane a, int64_t mask)
{
    if (mask >= 0 && mask < (int64_t)1 << a.zeros)
        return number(a.offset & mask);
    if (mask >= 0 || !is_within(a) || ~mask >= (int64_t)1 << a.zeros)
        return UNKNOWN;
    a.offset &= mask;
    a.is_power = a.is_shift = false;
    return a;
}

/* One of the two has, of the other's offset, no bits or all. */
static Lane and_start(Lane a, Lane b)
{
    bool is_natural = a.is_natural || b.is_natural;
    if (!is_below_far(a) || b.growth)
        return UNKNOWN;
    if (b.is_power && b.offset == -1)
        return shared(a.offset, least(a.zeros, FAR_ZEROS), is_natural);
    if (!b.offset && a.offset < (int64_t)1 << b.zeros)
        return shared(0, b.zeros, is_natural);
    return UNKNOWN;
}

static Lane and_of(Lane a, Lane b)
{
    if (lane_is_number(b))
        return and_number(a, b.offset);
    if (lane_is_number(a))
        return and_number(b, a.offset);
    Lane result = and_start(a, b);
    return result.is_known ? result : and_start(b, a);
}

/* ^ and |: the numbers' bits, where the other has none. */
static Lane or_number(Lane a, int64_t bits, Op op)
{
    if (bits < 0 || bits >= (int64_t)1 << a.zeros || !is_within(a))
        return UNKNOWN;
    a.offset = op == OP_XOR ? a.offset ^ bits : a.offset | bits;
    a.is_power = a.is_shift = false;
    return a;
}

static Lane or_of(Lane a, Lane b, Op op)
{
    if (lane_is_number(b))
        return or_number(a, b.offset, op);
    if (lane_is_number(a))
        return or_number(b, a.offset, op);
    if (a.offset && b.offset)
        return UNKNOWN;
    int64_t offset = a.offset + b.offset;
    int zeros = least(a.zeros, b.zeros);
    bool fits = offset >= 0 && offset < (int64_t)1 << zeros;
    return fits && !a.growth && !b.growth
        ? shared(offset, zeros, a.is_natural && b.is_natural) : UNKNOWN;
}

static Lane shift_left(Lane a, Lane b)
{
    if (b.is_shift) {
        Lane power = shared(0, FAR_ZEROS, a.is_natural);
        power.is_power = lane_is_number(a) && a.offset == 1;
        return power.is_power || (!a.offset && !a.growth) ? power : UNKNOWN;
    }
    bool is_known = lane_is_number(b) && b.offset >= 0 && b.offset < 31;
    return is_known ? multiply(a, number((int64_t)1 << b.offset)) : UNKNOWN;
}

static Lane shift_right(Lane a, Lane b)
{
    if (!a.is_natural)
        return UNKNOWN;
    if (b.is_shift)
        return is_below_far(a) ? shared(0, 0, true) : UNKNOWN;
    return lane_is_number(b) && b.offset >= 0 && b.offset < 31
        ? divide_by(a, (int)b.offset) : UNKNOWN;
}

static Lane operate(Op op, Lane a, Lane b)
{
    if (!a.is_known || !b.is_known)
        return UNKNOWN;
    switch (op) {
    case OP_ADD: return add(a, b);
    case OP_SUB: return subtract(a, b);
    case OP_MUL: return multiply(a, b);
    case OP_DIV: return divide(a, b);
    case OP_MOD: return remainder_of(a, b);
    case OP_AND: return and_of(a, b);
    case OP_OR:
    case OP_XOR: return or_of(a, b, op);
    case OP_SHL: return shift_left(a, b);
    case OP_SHR: return shift_right(a, b);
    default: return UNKNOWN;
    }
}

/* ---- expressions -------------------------------------------------------- */

/* The place of the group's thread in its row, or in all. */
static Lane place_of(const Group *g, int64_t row)
{
    Lane place = number(g->thread);
    place.zeros = least(zeros_of(g->threads), zeros_of(row));
    place.growth = g->is_far ? 0 : g->threads;
    place.is_shared = g->is_far || row;
    return place;
}

static Lane number_of(const Group *g)
{
    if (!g->is_far)
        return number(g->value);
    Lane far = shared(0, g->reading == READ_SHIFT ? 0 : FAR_ZEROS, true);
    far.is_power = g->reading != READ_SHIFT;
    far.is_shift = g->reading == READ_SHIFT;
    return g->reading == READ_MASK ? add(far, number(-1)) : far;
}

/* Whether a variable is still what its initializer would be. */
static bool is_its_init(const Planner *p, const Decl *d)
{
    const Kept *kept = serial_kept(p->plan, d);
    if (!kept || kept->strides || !d->init)
        return false;
    return kept->keep == KEEP_AGAIN
        || (kept->keep == KEEP_ONCE && !level_changes(p, d)
            && !declare_is_unsteady(p, d->init));
}

static Lane value_of_variable(const Group *g, Node *n, const Argument *arguments)
{
    Planner *p = g->planner;
    for (const Argument *a = arguments; a; a = a->next)
        if (a->parameter == n->decl)
            return a->value;
    if (n->decl == g->number)
        return number_of(g);
    if (n->decl == p->plan->index)
        return type_is_arithmetic(n->type) ? place_of(g, 0) : UNKNOWN;
    Lane value = is_its_init(p, n->decl) ? value_of(g, n->decl->init, NULL)
                                         : UNKNOWN;
    if (value.is_known)
        return value;
    return level_of(p, n) <= SAME_IN_ROW ? shared(0, 0, natural_is(p, n)) : UNKNOWN;
}

/* Of a helper that does nothing but to return a value. */
static Lane value_of_call(const Group *g, Node *call, const Argument *arguments)
{
    Function *f = node_helper(call);
    Node *body = f ? f->body : NULL;
    const Argument *own = NULL;
    if (!body || body->kid_count != 1 || body->kids[0]->kind != ND_RETURN
        || !body->kids[0]->kids[0]
        || call->kid_count - CALL_ARGUMENT != f->parameters.count)
        return UNKNOWN;
    for (int i = 0; i < f->parameters.count; i++) {
        Argument *a = NEW(Argument);
        *a = (Argument){own, f->parameters.items[i],
                        value_of(g, call->kids[CALL_ARGUMENT + i], arguments)};
        own = a;
    }
    return value_of(g, body->kids[0]->kids[0], own);
}

/* A conversion that changes no value. */
static Lane value_of_cast(const Group *g, Node *n, const Argument *arguments)
{
    Lane value = value_of(g, n->kids[0], arguments);
    const Type *from = n->kids[0]->type;
    bool is_same = type_is_unsigned(n->type) == type_is_unsigned(from);
    return n->type->size >= from->size && (is_same || value.is_natural)
        ? value : UNKNOWN;
}

static Lane value_of(const Group *g, Node *n, const Argument *arguments)
{
    while (n->kind == ND_PAREN)
        n = n->kids[0];
    if (!type_is_integer(n->type) || n->type->kind == TY_BOOL
        || n->type->is_volatile || --*g->parts < 0)
        return UNKNOWN;
    if (n->is_constant)
        return is_small((int64_t)n->value) ? number((int64_t)n->value) : UNKNOWN;
    switch (n->kind) {
    case ND_CAST:
        return value_of_cast(g, n, arguments);
    case ND_VAR:
        return value_of_variable(g, n, arguments);
    case ND_CALL:
        return value_of_call(g, n, arguments);
    case ND_UNARY: {
        Lane value = value_of(g, n->kids[0], arguments);
        Lane negative = operate(OP_SUB, number(0), value);
        return n->op == OP_MINUS ? negative
            : n->op == OP_NOT ? operate(OP_SUB, negative, number(1)) : UNKNOWN;
    }
    case ND_BINARY:
        if (op_form(n->op) == 'B')
            return operate(n->op, value_of(g, n->kids[BINARY_LEFT], arguments),
                           value_of(g, n->kids[BINARY_RIGHT], arguments));
        return UNKNOWN;
    default:
        break;
    }
    Planner *p = g->planner;
    int dimension = growth_dimension(p, n), last = p->plan->last;
    if (dimension == last)
        return place_of(g, growth_is_global(n) ? p->plan->tile[last] : 0);
    return !arguments && level_of(p, n) <= SAME_IN_ROW
        ? shared(0, 0, natural_is(p, n)) : UNKNOWN;
}

Lane lane_of(const Group *g, Node *n)
{
    int parts = MOST_PARTS;
    Group here = *g;
    here.parts = &parts;
    return value_of(&here, n, NULL);
}

/* ---- conditions --------------------------------------------------------- */

static bool compares(const Node *n)
{
    return n->kind == ND_BINARY
        && (n->op == OP_NE || op_swapped(n->op) != OP_NONE);
}

/* Whether the sides' difference is that of their offsets. */
static bool find_sides(const Group *g, Node *n, Lane *a, Lane *b)
{
    if (!compares(n))
        return false;
    *a = lane_of(g, n->kids[BINARY_LEFT]);
    *b = lane_of(g, n->kids[BINARY_RIGHT]);
    bool is_signed = !type_is_unsigned(n->kids[BINARY_LEFT]->type);
    return a->is_known && b->is_known
        && (is_signed || (a->is_natural && b->is_natural));
}

int lane_truth(const Group *g, Node *condition)
{
    Lane a, b;
    int64_t truth;
    Node *n = span_condition(g->planner, condition);
    if (!find_sides(g, n, &a, &b) || a.is_shared || b.is_shared
        || a.growth != b.growth
        || !fold_compute(n->op, a.offset, b.offset, 8, false, &truth))
        return -1;
    return (int)truth;
}

bool lane_agrees(Group g, Node *condition)
{
    Lane a, b;
    Node *n = span_condition(g.planner, condition);
    int64_t difference = 0;
    for (g.thread = 0; g.thread < g.threads; g.thread++) {
        if (!find_sides(&g, n, &a, &b)
            || (g.thread && a.offset - b.offset != difference))
            return false;
        difference = a.offset - b.offset;
    }
    return true;
}
