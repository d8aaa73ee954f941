/* fold.c - integers computed as C computes them: C11 6.3.1, 6.5, 6.6. */
#include "fold.h"
#include "tree/tree.h"

int64_t fold_cut(uint64_t x, long bytes, bool is_unsigned)
{
    switch (bytes) {
    case 1:
        return is_unsigned ? (int64_t)(uint8_t)x : (int64_t)(int8_t)x;
    case 2:
        return is_unsigned ? (int64_t)(uint16_t)x : (int64_t)(int16_t)x;
    case 4:
        return is_unsigned ? (int64_t)(uint32_t)x : (int64_t)(int32_t)x;
    default:
        return (int64_t)x;
    }
}

/* -INT64_MIN is no int64_t: half of it is a divisor, too. */
static int64_t magnitude(int64_t a)
{
    return a >= 0 ? a : a == INT64_MIN ? -(a / 2) : -a;
}

int64_t fold_common_divisor(int64_t a, int64_t b)
{
    int64_t x = magnitude(a), y = magnitude(b);
    while (y) {
        int64_t rest = x % y;
        x = y;
        y = rest;
    }
    return x;
}

bool fold_is_power(int64_t n)
{
    return n > 0 && !(n & (n - 1));
}

int64_t fold_mask_size(int64_t mask)
{
    return mask >= 0 && mask < INT64_MAX && fold_is_power(mask + 1) ? mask + 1 : 0;
}

static bool divide(Op op, int64_t a, int64_t b, bool is_wide, int64_t *out)
{
    if (b == 0 || (!is_wide && a == INT64_MIN && b == -1))
        return false;
    if (is_wide)
        *out = (int64_t)(op == OP_DIV ? (uint64_t)a / (uint64_t)b
                                      : (uint64_t)a % (uint64_t)b);
    else
        *out = op == OP_DIV ? a / b : a % b;
    return true;
}

static bool shift(Op op, int64_t a, int64_t b, long bytes, bool is_wide,
                  int64_t *out)
{
    if (b < 0 || b >= 8 * (bytes < 4 ? 4 : bytes))
        return false;
    *out = op == OP_SHL ? (int64_t)((uint64_t)a << b)
        : is_wide ? (int64_t)((uint64_t)a >> b) : a >> b;
    return true;
}

static bool compare(Op op, int64_t a, int64_t b, bool is_wide)
{
    bool is_less = is_wide ? (uint64_t)a < (uint64_t)b : a < b;
    switch (op) {
    case OP_LT: return is_less;
    case OP_GE: return !is_less;
    case OP_GT: return !is_less && a != b;
    case OP_LE: return is_less || a == b;
    case OP_EQ: return a == b;
    default: return a != b;
    }
}

bool fold_compute(Op op, int64_t a, int64_t b, long bytes, bool is_unsigned,
                  int64_t *out)
{
    bool is_wide = is_unsigned && bytes == 8;
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    switch (op) {
    case OP_ADD: *out = (int64_t)(x + y); break;
    case OP_SUB: *out = (int64_t)(x - y); break;
    case OP_MUL: *out = (int64_t)(x * y); break;
    case OP_AND: *out = (int64_t)(x & y); break;
    case OP_OR: *out = (int64_t)(x | y); break;
    case OP_XOR: *out = (int64_t)(x ^ y); break;
    case OP_NOT: *out = (int64_t)~x; break;
    case OP_MINUS: *out = (int64_t)(0 - x); break;
    case OP_PLUS: *out = a; break;
    case OP_DIV:
    case OP_MOD:
        if (!divide(op, a, b, is_wide, out))
            return false;
        break;
    case OP_SHL:
    case OP_SHR:
        if (!shift(op, a, b, bytes, is_wide, out))
            return false;
        break;
    case OP_LT:
    case OP_GT:
    case OP_LE:
    case OP_GE:
    case OP_EQ:
    case OP_NE: *out = compare(op, a, b, is_wide); return true;
    case OP_LOGICAL_NOT: *out = !a; return true;
    case OP_LOGICAL_AND: *out = a && b; return true;
    case OP_LOGICAL_OR: *out = a || b; return true;
    default: return false;
    }
    *out = fold_cut((uint64_t)*out, bytes, is_unsigned);
    return true;
}

/* ---- expressions -------------------------------------------------------- */

/* The type that both operands are converted to; bools and the like are ints. */
static void common_type(const Type *a, const Type *b, long *bytes,
                        bool *is_unsigned)
{
    const Type *types[2] = {a, b};
    *bytes = 4;
    for (int i = 0; i < 2; i++)
        if (types[i]->size > *bytes)
            *bytes = types[i]->size;
    *is_unsigned = false;
    for (int i = 0; i < 2; i++)
        *is_unsigned |= types[i]->size == *bytes && type_is_unsigned(types[i]);
}

static int64_t cut_to(int64_t value, const Type *t)
{
    return t->kind == TY_BOOL ? value != 0
        : fold_cut((uint64_t)value, t->size, type_is_unsigned(t));
}

static bool binary(const Node *n, int64_t *value)
{
    const Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    int64_t a, b;
    long bytes;
    bool is_unsigned;
    if (op_form(n->op) != 'B' || !fold_constant(left, &a)
        || !fold_constant(right, &b))
        return false;
    if (n->op == OP_COMMA) {
        *value = b;
        return true;
    }
    if (n->op == OP_SHL || n->op == OP_SHR)
        common_type(left->type, left->type, &bytes, &is_unsigned);
    else
        common_type(left->type, right->type, &bytes, &is_unsigned);
    a = fold_cut((uint64_t)a, bytes, is_unsigned);
    if (n->op != OP_SHL && n->op != OP_SHR)
        b = fold_cut((uint64_t)b, bytes, is_unsigned);
    return fold_compute(n->op, a, b, bytes, is_unsigned, value);
}

static bool unary(const Node *n, int64_t *value)
{
    int64_t a;
    long bytes;
    bool is_unsigned;
    if (n->op == OP_ADDRESS || n->op == OP_DEREF || op_is_step(n->op)
        || !fold_constant(n->kids[0], &a))
        return false;
    common_type(n->kids[0]->type, n->kids[0]->type, &bytes, &is_unsigned);
    return fold_compute(n->op, a, 0, bytes, is_unsigned, value);
}

typedef struct Constant {
    bool is_known;
    int64_t value;
} Constant;

/* A const of a block is a constant to Clang as well. What one begins with is
 * asked once: constants made of constants would take twice as long with each. */
static bool constant_variable(const Node *n, int64_t *value)
{
    static Map known; /* initializer -> Constant */
    const Decl *d = n->decl;
    if (d->kind != DECL_VARIABLE || !d->type->is_const || !d->init
        || d->is_circular || !type_is_integer(d->type))
        return false;
    void **place = map_put_pointer(&known, d->init);
    Constant *c = *place;
    if (!c) {
        *place = c = NEW(Constant);
        c->is_known = fold_constant(d->init, &c->value);
    }
    *value = cut_to(c->value, d->type);
    return c->is_known;
}

bool fold_constant(const Node *n, int64_t *value)
{
    int64_t condition;
    if (!n || !n->type || !type_is_integer(n->type))
        return false;
    if (n->is_constant || n->kind == ND_INT) {
        *value = cut_to((int64_t)n->value, n->type);
        return true;
    }
    switch (n->kind) {
    case ND_VAR:
        return constant_variable(n, value);
    case ND_PAREN:
        return fold_constant(n->kids[0], value);
    case ND_CAST:
        if (!fold_constant(n->kids[0], value))
            return false;
        *value = cut_to(*value, n->type);
        return true;
    case ND_UNARY:
        return unary(n, value);
    case ND_BINARY:
        return binary(n, value);
    case ND_CONDITIONAL:
        return fold_constant(n->kids[0], &condition)
            && fold_constant(n->kids[condition ? 1 : 2], value);
    default:
        return false;
    }
}

/* ---- what a type says --------------------------------------------------- */

/* The least and the greatest value; as 64 bits where the type is so wide and
 * unsigned. */
typedef struct Bounds {
    int64_t low, high;
} Bounds;

static Bounds bounds_of_type(const Type *t)
{
    if (t->kind == TY_BOOL)
        return (Bounds){0, 1};
    int bits = 8 * (int)t->size;
    if (type_is_unsigned(t))
        return (Bounds){0, bits == 64 ? -1 : ((int64_t)1 << bits) - 1};
    return (Bounds){(int64_t)((uint64_t)-1 << (bits - 1)),
                    (int64_t)(((uint64_t)1 << (bits - 1)) - 1)};
}

/* Whether all that `from` holds is the same in `to`. */
static bool is_wider(const Type *to, const Type *from)
{
    return type_same(to, from)
        || (to->size > from->size && to->kind != TY_BOOL
            && (type_is_unsigned(from) || !type_is_unsigned(to)));
}

static Bounds bounds_of(const Node *n)
{
    int64_t value;
    Bounds all = bounds_of_type(n->type);
    if (fold_constant(n, &value))
        return (Bounds){value, value};
    if (n->kind == ND_PAREN
        || (n->kind == ND_CAST && n->kids[0]->type
            && type_is_integer(n->kids[0]->type)
            && is_wider(n->type, n->kids[0]->type)))
        return bounds_of(n->kids[0]);
    if (n->kind != ND_BINARY || op_form(n->op) != 'B')
        return all;
    if (op_is_truth(n->op))
        return (Bounds){0, 1};
    if (n->op == OP_AND && fold_constant(n->kids[BINARY_RIGHT], &value)
        && value >= 0)
        return (Bounds){0, value};
    return all;
}

bool fold_condition(const Node *n, int64_t *value)
{
    if (!n || fold_constant(n, value))
        return n != NULL;
    if (n->kind == ND_PAREN || (n->kind == ND_CAST && n->is_implicit))
        return fold_condition(n->kids[0], value);
    if (n->kind != ND_BINARY)
        return false;
    const Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    const Type *t = left->type;
    if (!op_is_comparison(n->op) || !t || !right->type || !type_is_integer(t)
        || !type_is_integer(right->type) || !type_same(t, right->type))
        return false;
    Bounds a = bounds_of(left), b = bounds_of(right);
    bool is_wide = type_is_unsigned(t) && t->size == 8;
    bool is_below = compare(OP_LT, a.high, b.low, is_wide);
    bool is_above = compare(OP_GT, a.low, b.high, is_wide);
    bool is_not_above = compare(OP_LE, a.high, b.low, is_wide);
    bool is_not_below = compare(OP_GE, a.low, b.high, is_wide);
    switch (n->op) {
    case OP_LT: *value = is_below; return is_below || is_not_below;
    case OP_LE: *value = is_not_above; return is_not_above || is_above;
    case OP_GT: *value = is_above; return is_above || is_not_above;
    case OP_GE: *value = is_not_below; return is_not_below || is_below;
    default: *value = n->op == OP_NE; return is_below || is_above;
    }
}

bool fold_may_trap(const Node *n)
{
    int64_t by;
    return op_is_division(n->op) && type_is_integer(type_lane(n->type))
        && !(fold_constant(n->kids[BINARY_RIGHT], &by) && by != 0 && by != -1);
}
