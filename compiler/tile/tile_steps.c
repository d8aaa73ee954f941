/* tile_steps.c - an abstract interpretation of values with unknown parts, by strided
 * intervals for each thread: data may choose the row of a table, but its place still is
 * that of a row, and the thread's column in it still its own.
 */
#include "sample.h"

static const int64_t FAR = INT64_MAX / 4; /* and all that is further */
static const Steps ANYTHING = {-(INT64_MAX / 4), INT64_MAX / 4, 1, 0};

/* ---- numbers ------------------------------------------------------------ */

static int64_t cut(int64_t x)
{
    return x > FAR ? FAR : x < -FAR ? -FAR : x;
}

static int64_t times(int64_t a, int64_t b)
{
    int64_t product;
    return __builtin_mul_overflow(a, b, &product)
        ? ((a < 0) == (b < 0) ? FAR : -FAR) : cut(product);
}

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static int64_t modulo(int64_t a, int64_t b)
{
    int64_t rest = a % b;
    return rest < 0 ? rest + b : rest;
}

/* The least 2^n - 1 that is not less than x. */
static int64_t all_bits(int64_t x)
{
    for (int shift = 1; shift < 64; shift *= 2)
        x |= x >> shift;
    return x;
}

/* ---- steps ------------------------------------------------------------- */

static Steps number_steps(int64_t n)
{
    return n > FAR || n < -FAR ? ANYTHING : (Steps){n, n, 0, n};
}

static bool is_number(Steps r)
{
    return r.step == 0;
}

static Steps between(int64_t low, int64_t high)
{
    return (Steps){low, high, 1, 0};
}

static Steps stepped(int64_t low, int64_t high, int64_t step, int64_t at)
{
    return (Steps){low, high, step, step ? modulo(at, step) : at};
}

static Steps sum(Steps a, Steps b)
{
    return stepped(cut(a.low + b.low), cut(a.high + b.high),
                   fold_common_divisor(a.step, b.step), a.at + b.at);
}

static Steps product(Steps a, int64_t by)
{
    int64_t low = times(a.low, by), high = times(a.high, by);
    int64_t step = times(a.step, by < 0 ? -by : by), at = times(a.at, by);
    if (by == 0)
        return number_steps(0);
    if (step == FAR || at == FAR || at == -FAR)
        return ANYTHING;
    return stepped(by > 0 ? low : high, by > 0 ? high : low, step, at);
}

/* The join of two intervals: the least that contains both. */
static Steps either(Steps a, Steps b)
{
    int64_t step = fold_common_divisor(fold_common_divisor(a.step, b.step), a.at - b.at);
    return stepped(smaller(a.low, b.low), larger(a.high, b.high), step, a.at);
}

/* An interval cut to a type of so many bytes: unsigned numbers wrap around, signed
 * ones are assumed not to overflow. */
static Steps fitted(Steps a, int bytes, bool is_unsigned)
{
    if (bytes <= 0 || bytes >= 8)
        return a;
    int64_t high = ((int64_t)1 << (8 * bytes - !is_unsigned)) - 1;
    int64_t low = is_unsigned ? 0 : -high - 1;
    bool fits = a.low >= low && a.high <= high;
    bool keeps_steps = !is_unsigned || !(a.step & (a.step - 1));
    if (fits)
        return a;
    if (is_number(a) || !keeps_steps)
        return between(low, high);
    return is_unsigned ? stepped(low, high, a.step, a.at)
        : stepped(larger(low, a.low), smaller(high, a.high), a.step, a.at);
}

/* `a` if it is contained in `of`, else `of`. */
static Steps contained(Steps a, Steps of)
{
    return a.low >= of.low && a.high <= of.high ? a : of;
}

/* ---- operations --------------------------------------------------------- */

static Steps masked(Steps a, Steps b)
{
    if (is_number(a) && !is_number(b))
        return masked(b, a);
    if (is_number(b) && b.at > 0)
        return stepped(0, a.low >= 0 ? smaller(a.high, b.at) : b.at,
                       b.at & -b.at, 0);
    if (a.low >= 0 || b.low >= 0)
        return between(0, a.low < 0 ? b.high : b.low < 0 ? a.high
                                             : smaller(a.high, b.high));
    return ANYTHING;
}

/* a | b, a ^ b: a sum where they share no bit. */
static Steps joined(Steps a, Steps b)
{
    if (is_number(a) && !is_number(b))
        return joined(b, a);
    if (a.low < 0 || b.low < 0)
        return ANYTHING;
    if (is_number(b) && !(b.at & all_bits(a.high)))
        return sum(a, b);
    return between(0, all_bits(a.high | b.high));
}

static Steps remainder_of(Steps a, Steps b)
{
    if (!is_number(b) || b.at <= 0)
        return ANYTHING;
    if (a.low >= 0 && a.high < b.at)
        return a;
    return a.low < 0 ? between(1 - b.at, b.at - 1)
        : stepped(0, b.at - 1, fold_common_divisor(a.step, b.at), a.at);
}

static Steps divided(Steps a, Steps b)
{
    if (!is_number(b) || b.at <= 0)
        return ANYTHING;
    return between(a.low / b.at - (a.low < 0), a.high / b.at);
}

static Steps compute(const Value *v, Steps a, Steps b)
{
    bool is_shift = is_number(b) && b.at >= 0 && b.at < 32;
    Steps power = number_steps(is_shift ? (int64_t)1 << b.at : 0);
    if (v->is_unsigned) {
        a = fitted(a, v->bytes, true);
        b = fitted(b, v->bytes, true);
    }
    switch (v->op) {
    case OP_MINUS: return product(a, -1);
    case OP_NOT: return sum(product(a, -1), number_steps(-1));
    case OP_ADD: return sum(a, b);
    case OP_SUB: return sum(a, product(b, -1));
    case OP_MUL: return is_number(b) ? product(a, b.at)
        : is_number(a) ? product(b, a.at) : ANYTHING;
    case OP_SHL: return is_shift ? product(a, power.at) : ANYTHING;
    case OP_SHR: return divided(a, power);
    case OP_DIV: return divided(a, b);
    case OP_MOD: return remainder_of(a, b);
    case OP_AND: return masked(a, b);
    case OP_OR:
    case OP_XOR: return joined(a, b);
    default: return op_is_truth(v->op) ? between(0, 1) : ANYTHING;
    }
}

/* ---- threads ------------------------------------------------------------ */

static Steps steps_of(Tile *tile, Value *v, int thread)
{
    if (v->is_open)
        return value_steps(tile, v)[thread];
    int64_t number = value_lanes(tile, v)[thread];
    return number == UNKNOWN ? ANYTHING : number_steps(number);
}

static Steps bounded(Steps a, Op op, Steps by)
{
    if (op == OP_LT || op == OP_LE || op == OP_EQ)
        a.high = smaller(a.high, by.high - (op == OP_LT));
    if (op == OP_GT || op == OP_GE || op == OP_EQ)
        a.low = larger(a.low, by.low + (op == OP_GT));
    return a;
}

/* The range `a` of `v`, or of `v + more`, where a comparison holds. */
static Steps where_compared(Tile *tile, Steps a, const Value *v, int64_t more, Op op,
                            const Value *comparison, int thread)
{
    Steps by = number_steps(more);
    if (comparison->a == v && comparison->b)
        return bounded(a, op, sum(steps_of(tile, comparison->b, thread), by));
    if (comparison->b == v)
        return bounded(a, op_swapped(op), sum(steps_of(tile, comparison->a, thread), by));
    return a;
}

/* The range `a` of `v` where a condition holds, or does not; no more than
 * `depth` of what it is made of is looked at. */
static Steps where(Tile *tile, Steps a, const Value *v, const Value *condition,
                   bool holds, int thread, int depth)
{
    if (condition->kind != VALUE_OPERATION || !depth)
        return a;
    if (condition->op == OP_LOGICAL_NOT)
        return where(tile, a, v, condition->a, !holds, thread, depth - 1);
    if (condition->op == (holds ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return where(tile, where(tile, a, v, condition->a, holds, thread,
                                 depth - 1),
                     v, condition->b, holds, thread, depth - 1);
    Op op = holds ? condition->op : op_contrary(condition->op);
    bool is_sum = value_is_operation(v, OP_ADD) && v->b->kind == VALUE_NUMBER;
    if (is_sum) /* k < 0 ? k + 8 : k */
        a = where_compared(tile, a, v->a, v->b->number, op, condition, thread);
    return where_compared(tile, a, v, 0, op, condition, thread);
}

static Steps choice_steps(Tile *tile, const Value *v, int thread)
{
    int64_t condition = value_lanes(tile, v->a)[thread];
    Steps yes = steps_of(tile, v->b, thread), no = steps_of(tile, v->c, thread);
    if (condition != UNKNOWN)
        return condition ? yes : no;
    return either(where(tile, yes, v->b, v->a, true, thread, 4),
                  where(tile, no, v->c, v->a, false, thread, 4));
}

static Steps thread_steps(Tile *tile, const Value *v, int thread)
{
    if (v->kind == VALUE_CHOICE)
        return choice_steps(tile, v, thread);
    if (v->kind == VALUE_UNKNOWN)
        return fitted(ANYTHING, v->bytes, v->is_unsigned);
    if (v->kind != VALUE_OPERATION)
        return ANYTHING;
    Steps a = steps_of(tile, v->a, thread);
    Steps b = v->b ? steps_of(tile, v->b, thread) : number_steps(0);
    if (v->op == OP_PLUS) /* a conversion */
        return contained(a, fitted(ANYTHING, v->bytes, v->is_unsigned));
    return fitted(compute(v, a, b), v->bytes, v->is_unsigned);
}

const Steps *value_steps(Tile *tile, Value *v)
{
    if (!v->steps)
        v->steps = TILE_ARRAY(Steps, tile->threads);
    else if (v->steps_stamp == tile->stamp)
        return v->steps;
    v->steps_stamp = tile->stamp;
    for (int t = 0; t < tile->threads; t++)
        v->steps[t] = thread_steps(tile, v, t);
    tile->work += tile->threads;
    return v->steps;
}

int value_places(Tile *tile, Value *v, int thread, int64_t from, int64_t end,
                 int64_t *first, int64_t *step)
{
    Steps r = steps_of(tile, v, thread);
    int64_t low = larger(r.low, from), high = smaller(r.high, end - 1);
    *step = r.step ? r.step : 1;
    *first = low + modulo(r.at - low, *step);
    int64_t count = high < *first ? 0 : (high - *first) / *step + 1;
    return (int)smaller(count, INT32_MAX);
}
