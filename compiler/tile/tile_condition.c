/* tile_condition.c - conditions, which are 0 or 1: simplified, and their uniform parts
 * replaced by symbols that stand for a decision of the whole tile.
 */
#include "sample.h"

bool value_is_operation(const Value *v, Op op)
{
    return v->kind == VALUE_OPERATION && v->op == op;
}

static Value *condition(Tile *tile, Op op, Value *a, Value *b)
{
    return value_plain_operation(tile, op, a, b, 4, false);
}

/* A comparison in the type of another one, which may be unsigned. */
static Value *compared_as(Tile *tile, const Value *v, Op op, Value *a, Value *b)
{
    return value_plain_operation(tile, op, a, b, v->bytes, v->is_unsigned);
}

bool value_is_truth(const Value *v)
{
    return value_is(v, 0) || value_is(v, 1)
        || (v->kind == VALUE_SYMBOL
            && (v->role == ROLE_DECISION || v->role == ROLE_TRIPS))
        || (v->kind == VALUE_OPERATION && op_is_truth(v->op));
}

Value *value_truth(Tile *tile, Value *a)
{
    if (a->kind == VALUE_ADDRESS || a->kind == VALUE_TUPLE)
        return value_number(tile, 1);
    if (value_is_truth(a))
        return a;
    return condition(tile, OP_NE, a, value_number(tile, 0));
}

/* !(!x || !y) is x && y. */
Value *value_not(Tile *tile, Value *a)
{
    a = value_truth(tile, a);
    if (value_is_operation(a, OP_LOGICAL_NOT))
        return a->a;
    if (value_is_operation(a, OP_LOGICAL_OR) && value_is_operation(a->a, OP_LOGICAL_NOT)
        && value_is_operation(a->b, OP_LOGICAL_NOT))
        return value_and(tile, a->a->a, a->b->a);
    return condition(tile, OP_LOGICAL_NOT, a, NULL);
}

static bool are_opposite(const Value *a, const Value *b)
{
    return (value_is_operation(a, OP_LOGICAL_NOT) && a->a == b)
        || (value_is_operation(b, OP_LOGICAL_NOT) && b->a == a);
}

/* The comparison that a decision stands for, or the condition itself. */
static const Value *compared_in(const Value *v)
{
    return v->kind == VALUE_SYMBOL && v->role == ROLE_DECISION && v->meaning ? v->meaning : v;
}

static bool is_equation(const Value *v)
{
    v = compared_in(v);
    return value_is_operation(v, OP_EQ) && !v->varies;
}

/* n / w == q and n % w == m as n == q * w + m; NULL. */
static Value *quotient_and_rest(Tile *tile, const Value *a, const Value *b)
{
    if (!is_equation(a) || !is_equation(b))
        return NULL;
    a = compared_in(a);
    b = compared_in(b);
    const Value *q = value_is_operation(a->a, OP_DIV) ? a : b, *m = q == a ? b : a;
    const Value *n = q->a;
    if (!value_is_operation(n, OP_DIV) || !value_is_operation(m->a, OP_MOD)
        || n->a != m->a->a || n->b != m->a->b)
        return NULL;
    Value *product = value_plain_operation(tile, OP_MUL, n->b, q->b, n->bytes, n->is_unsigned);
    Value *sum = value_plain_operation(tile, OP_ADD, product, m->b, n->bytes, n->is_unsigned);
    return value_decision(tile, compared_as(tile, q, OP_EQ, n->a, sum), ROLE_DECISION);
}

/* Two conditions as one, with a part of the first one joined with the second; NULL. */
static Value *joined(Tile *tile, Value *a, Value *b)
{
    if (!value_is_operation(a, OP_LOGICAL_AND))
        return quotient_and_rest(tile, a, b);
    Value *last = joined(tile, a->b, b), *first = last ? NULL : joined(tile, a->a, b);
    return last ? value_and(tile, a->a, last) : first ? value_and(tile, first, a->b) : NULL;
}

Value *value_and(Tile *tile, Value *a, Value *b)
{
    a = value_truth(tile, a);
    b = value_truth(tile, b);
    if (value_is(a, 1) || a == b)
        return b;
    if (value_is(b, 1))
        return a;
    if (value_is(a, 0) || value_is(b, 0) || are_opposite(a, b))
        return value_number(tile, 0);
    Value *one = is_equation(b) ? joined(tile, a, b) : NULL;
    return one ? one : condition(tile, OP_LOGICAL_AND, a, b);
}

/* x && y || x && z is x && (y || z), and x || !x && y is x || y. */
Value *value_or(Tile *tile, Value *a, Value *b)
{
    a = value_truth(tile, a);
    b = value_truth(tile, b);
    if (value_is(a, 0) || a == b)
        return b;
    if (value_is(b, 0))
        return a;
    if (value_is(a, 1) || value_is(b, 1) || are_opposite(a, b))
        return value_number(tile, 1);
    if (value_is_operation(a, OP_LOGICAL_AND) && value_is_operation(b, OP_LOGICAL_AND)
        && a->a == b->a)
        return value_and(tile, a->a, value_or(tile, a->b, b->b));
    Value *opposite = value_is_operation(b, OP_LOGICAL_AND) ? value_not(tile, a) : NULL;
    if (opposite && (b->a == opposite || b->b == opposite))
        return value_or(tile, a, b->a == opposite ? b->b : b->a);
    return condition(tile, OP_LOGICAL_OR, a, b);
}

/* The condition of a loop with !(a < b) as a >= b, as samples take its
 * comparisons to hold. */
static Value *going_on(Tile *tile, Value *v)
{
    const Value *a = value_is_operation(v, OP_LOGICAL_NOT) ? v->a : NULL;
    Op op = a && a->kind == VALUE_OPERATION ? op_contrary(a->op) : OP_NONE;
    return op == OP_NONE ? v : compared_as(tile, a, op, a->a, a->b);
}

/* The condition whose negation `v` is, so that a comparison and its negation
 * share one symbol; NULL if `v` itself is in canonical form. */
static Value *contrary(Tile *tile, Value *v, Role role)
{
    if (role == ROLE_TRIPS && v->op != OP_LOGICAL_NOT)
        return NULL;
    switch (v->op) {
    case OP_LOGICAL_NOT:
        return v->a;
    case OP_GE:
        return compared_as(tile, v, OP_LT, v->a, v->b);
    case OP_LE:
        return compared_as(tile, v, OP_LT, v->b, v->a);
    case OP_NE:
        return compared_as(tile, v, OP_EQ, v->a, v->b);
    default:
        return NULL;
    }
}

/* A comparison of a symbol with a number. */
static bool is_of_symbol(const Value *v)
{
    return v->kind == VALUE_OPERATION && v->b && v->op >= OP_LT && v->op <= OP_NE
        && ((v->a->kind == VALUE_SYMBOL && v->b->kind == VALUE_NUMBER)
            || (v->b->kind == VALUE_SYMBOL && v->a->kind == VALUE_NUMBER));
}

/* Whether a comparison asks which of several tiles it is, as `t.tile[0] % 2 == parity`. */
static bool is_of_remainder(const Value *v)
{
    const Value *placed = v->kind == VALUE_OPERATION && (v->op == OP_EQ || v->op == OP_NE)
        && v->a->is_placed != v->b->is_placed ? v->a->is_placed ? v->a : v->b : NULL;
    return placed && (value_is_operation(placed, OP_MOD) || value_is_operation(placed, OP_AND));
}

static Value *decide_side(Tile *tile, Value *v, Role role)
{
    return v->varies || is_of_symbol(v) || is_of_remainder(v) ? value_decision(tile, v, role)
        : v;
}

/* A divergent condition, with a uniform operand decided: `i < n && n == 2`. */
static Value *decide_sides(Tile *tile, Value *v, Role role)
{
    bool is_and = v->op == OP_LOGICAL_AND;
    if (v->kind != VALUE_OPERATION || (!is_and && v->op != OP_LOGICAL_OR)
        || role != ROLE_DECISION)
        return v;
    Value *a = decide_side(tile, v->a, role), *b = decide_side(tile, v->b, role);
    return a == v->a && b == v->b ? v
        : is_and ? value_and(tile, a, b) : value_or(tile, a, b);
}

static Value *decide(Tile *tile, Value *v, Role role)
{
    if (v->varies)
        return decide_sides(tile, v, role);
    if (v->is_fixed || v->kind != VALUE_OPERATION)
        return v;
    if (role == ROLE_TRIPS)
        v = going_on(tile, v);
    Value *other = contrary(tile, v, role);
    if (other)
        return value_not(tile, value_decision(tile, other, role));
    if (v->op == OP_GT && role == ROLE_DECISION)
        v = compared_as(tile, v, OP_LT, v->b, v->a);
    if (v->op == OP_LOGICAL_AND)
        return value_and(tile, value_decision(tile, v->a, role),
                         value_decision(tile, v->b, role));
    if (v->op == OP_LOGICAL_OR)
        return value_or(tile, value_decision(tile, v->a, role),
                        value_decision(tile, v->b, role));
    if (!v->is_guess)
        return v;
    Value *symbol = value_symbol(tile, role, v->serial);
    symbol->is_hidden = v->is_hidden;
    symbol->meaning = v;
    if (role == ROLE_DECISION) {
        value_want_numbers(tile, v);
        value_want_pivot(tile, v);
    }
    return symbol;
}

Value *value_decision(Tile *tile, Value *v, Role role)
{
    v = value_truth(tile, v);
    Value **known = &v->decisions[role == ROLE_TRIPS];
    if (!*known)
        *known = decide(tile, v, role);
    return *known;
}
