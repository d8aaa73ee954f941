/* tile_symbol.c - simplifies operations on global indices, and notes for which numbers of
 * trips, tiles and symbols a comparison or remainder changes.
 *
 * A quotient or comparison of a global index may depend on the tile's number alone: then
 * it is uniform in the tile.
 */
#include "sample.h"

/* ---- global indices ----------------------------------------------------- */

/* A global index: the tile's number times `scale`, plus what depends on the thread. */
typedef struct Global {
    Value *tile;
    int64_t scale;
    Value *rest; /* never negative; NULL: nothing */
} Global;

/* Whether a value is 0 or more, but less than `end`, in all threads. */
static bool is_below(Tile *tile, Value *v, int64_t end)
{
    if (!v->is_fixed || v->kind == VALUE_ADDRESS
        || v->kind == VALUE_TUPLE)
        return false;
    const int64_t *lanes = value_lanes(tile, v);
    for (int t = 0; t < tile->threads; t++)
        if (lanes[t] == UNKNOWN || lanes[t] < 0 || lanes[t] >= end)
            return false;
    return true;
}

/* The tile's number, or that times a number. */
static bool is_scaled(Value *v, Global *g)
{
    bool is_product = value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER;
    Value *number = is_product ? v->a : v;
    *g = (Global){number, is_product ? v->b->number : 1, NULL};
    return number->kind == VALUE_SYMBOL && number->role == ROLE_TILE
        && g->scale > 0;
}

static bool is_global(Tile *tile, Value *v, Global *g)
{
    if (is_scaled(v, g))
        return true;
    if (!value_is_operation(v, OP_ADD))
        return false;
    bool is_first = is_scaled(v->a, g);
    Value *rest = is_first ? v->b : v->a;
    if ((!is_first && !is_scaled(v->b, g)) || !is_below(tile, rest, INT32_MAX))
        return false;
    g->rest = rest;
    return true;
}

/* The quotient or remainder of a global index by a divisor of its scale. */
static Value *divided(Tile *tile, Op op, const Global *g, int64_t by,
                      const Type *t)
{
    Value *number = value_number(tile, by);
    if (op == OP_MOD)
        return value_operation(tile, OP_MOD, g->rest, number, t);
    Value *rest = is_below(tile, g->rest, by) ? value_number(tile, 0)
        : value_operation(tile, OP_DIV, g->rest, number, t);
    Value *scale = value_number(tile, g->scale / by);
    return value_operation(tile, OP_ADD, value_operation(
        tile, OP_MUL, g->tile, scale, t), rest, t);
}

Value *value_global_operation(Tile *tile, Op op, Value *a, Value *b,
                               const Type *t)
{
    Global g;
    bool divides = op == OP_DIV || op == OP_MOD || op == OP_SHR;
    bool compares = op == OP_LT || op == OP_GE;
    if ((!divides && !compares) || !b || b->kind != VALUE_NUMBER
        || b->number < 0 || (op == OP_SHR && b->number > 30))
        return NULL;
    int64_t by = op == OP_SHR ? (int64_t)1 << b->number : b->number;
    if (!by || !is_global(tile, a, &g) || !g.rest)
        return NULL;
    if (divides && g.scale % by == 0)
        return divided(tile, op, &g, by, t);
    if (op == OP_MOD || by % g.scale || !is_below(tile, g.rest, g.scale))
        return NULL;
    return value_operation(tile, compares ? op : OP_DIV, g.tile,
                           value_number(tile, by / g.scale), t);
}

/* ---- trips -------------------------------------------------------------- */

/* A linear function of a trip's number, scale * trip + start, modulo `period`; 0:
 * not reduced. */
typedef struct Line {
    int64_t loop, scale, start, period;
} Line;

static const Line NO_LINE;

/* Trips and numbers further away are not looked at, so that 64 bits hold those beside them. */
static const int64_t FURTHEST = INT64_MAX / 2;

static const Line *line_of(Value *v);

static const Line *moved_line(const Line *from, Op op, int64_t by)
{
    Line *line = TILE_ARRAY(Line, 1);
    bool is_past; /* what 64 bits hold, or no line */
    bool comes_again = op == OP_MOD || op == OP_AND;
    *line = *from;
    if (op == OP_MUL)
        is_past = __builtin_mul_overflow(from->scale, by, &line->scale)
            | __builtin_mul_overflow(from->start, by, &line->start);
    else if (op == OP_ADD)
        is_past = __builtin_add_overflow(from->start, by, &line->start);
    else if (op == OP_SUB)
        is_past = __builtin_sub_overflow(from->start, by, &line->start);
    else
        is_past = !comes_again;
    if (comes_again)
        line->period = by < INT32_MAX ? by + (op == OP_AND) : 0;
    return is_past ? &NO_LINE : line;
}

static const Line *find_line(Value *v)
{
    if (v->kind == VALUE_SYMBOL && v->role == ROLE_ITERATION)
        return moved_line(&(Line){v->number, 1, 0, 0}, OP_ADD, 0);
    if (v->kind != VALUE_OPERATION || !v->b)
        return &NO_LINE;
    bool swaps = v->op == OP_ADD && v->a->kind == VALUE_NUMBER;
    const Value *by = swaps ? v->a : v->b;
    const Line *from = by->kind == VALUE_NUMBER
        ? line_of(swaps ? v->b : v->a) : &NO_LINE;
    return from == &NO_LINE ? from : moved_line(from, v->op, by->number);
}

/* A value keeps its line, as one sum after another is made of it. */
static const Line *line_of(Value *v)
{
    if (!v->line)
        v->line = find_line(v);
    return v->line;
}

/* Adds a number that is not there yet, while there is room. */
static void add(Wants *wanted, int64_t number)
{
    for (int i = 0; i < wanted->count; i++)
        if (wanted->numbers[i] == number)
            return;
    if (wanted->count < MAX_WANTED)
        wanted->numbers[wanted->count++] = number;
}

static void want(Tile *tile, int64_t loop, int64_t trip)
{
    if (trip >= 0)
        add(&tile->wanted[loop % MAX_LOOPS], trip);
}

void value_want_trips(Tile *tile, Op op, Value *a, const Value *b)
{
    if (op < OP_LT || op > OP_NE || b->kind != VALUE_NUMBER)
        return;
    const Line *line = line_of(a);
    int64_t far;
    if (!line->scale || __builtin_sub_overflow(b->number, line->start, &far)
        || far < -FURTHEST || far > FURTHEST)
        return;
    int64_t trip = far / line->scale;
    if (op == OP_EQ || op == OP_NE) {
        want(tile, line->loop, trip - (trip > 0));
        want(tile, line->loop, trip);
        if (line->period > 0)
            want(tile, line->loop, trip + line->period / line->scale - 1);
    } else {
        want(tile, line->loop, trip - 2);
        want(tile, line->loop, trip);
        want(tile, line->loop, op == OP_GT ? trip + 1 : trip - 1);
    }
}

/* ---- tiles -------------------------------------------------------------- */

/* A uniform value's number in SAMPLE_FAR; 0 if it depends on more than the domain. */
static int64_t number_in_domain(Tile *tile, Value *v)
{
    if (v->varies || v->is_placed || !value_is_of_domain(v))
        return 0;
    int sample = tile->sample;
    tile_sample(tile, SAMPLE_FAR);
    int64_t number = *value_lanes(tile, v);
    tile_sample(tile, sample);
    return number;
}

/* Of several dimensions none is taken to be so long that as many threads in each were more than
 * an int counts: in Morton's order, `spread(i[0] & 0xffff) << 1 | spread(i[1] & 0xffff)`. */
static int64_t most_tiles(const Tile *tile, int dimension)
{
    bool is_free = tile->rank > 1 && tile->tiles[dimension] < 1;
    return is_free ? ((1LL << 31 / tile->rank) - 1) / tile->size[dimension] : INT32_MAX;
}

void value_want_tiles(Tile *tile, Op op, Value *a, Value *b)
{
    Global g;
    if ((op != OP_MOD && op != OP_AND) || !is_global(tile, a, &g))
        return;
    int64_t period = number_in_domain(tile, b);
    if (period <= 0 || period >= INT32_MAX)
        return;
    while (op == OP_AND && period & (period - 1)) /* its highest bit, twice */
        period &= period - 1;
    period *= op == OP_AND ? 2 : 1;
    int d = (int)g.tile->number;
    int64_t tiles = period / g.scale;
    int64_t most = b->is_free ? MANY_TILES - 1 : most_tiles(tile, d);
    if (tiles <= most)
        value_want_far(tile, d, tiles);
    if (period % g.scale && tiles < most)
        value_want_far(tile, d, tiles + 1);
}

void value_want_far(Tile *tile, int dimension, int64_t tiles)
{
    add(&tile->far[dimension], tiles);
}

/* ---- masks -------------------------------------------------------------- */

/* The symbol that a value is some times, or a part of, by a power of two; or NULL. */
static Value *scaled_by_power(Value *v)
{
    bool is_scaled = value_is_operation(v, OP_MUL) || value_is_operation(v, OP_DIV);
    bool is_shifted = value_is_operation(v, OP_SHL) || value_is_operation(v, OP_SHR);
    if ((!is_scaled && !is_shifted) || v->b->kind != VALUE_NUMBER)
        return v->kind == VALUE_SYMBOL ? v : NULL;
    return is_shifted || fold_is_power(v->b->number) ? scaled_by_power(v->a) : NULL;
}

void value_want_power(Value *v)
{
    if (value_is_operation(v, OP_NOT))
        v = v->a;
    Value *power = value_is_operation(v, OP_SUB) && value_is(v->b, 1) ? scaled_by_power(v->a)
        : NULL;
    if (power)
        power->is_power = true;
}

/* ---- shifts ------------------------------------------------------------- */

enum { MOST_BITS = 31 };

void value_want_shift(Value *by)
{
    bool is_near = value_is_operation(by, OP_ADD) || value_is_operation(by, OP_SUB);
    if (is_near && by->b->kind == VALUE_NUMBER)
        by = by->a;
    by->is_shift |= by->kind == VALUE_SYMBOL && by->role == ROLE_CAPTURE;
}

int64_t value_shift(const Value *v, int64_t number)
{
    int64_t bits = 0;
    if (!v->is_shift || number < MOST_BITS)
        return number;
    while (number >>= 1)
        bits++;
    return bits;
}

/* ---- decisions ---------------------------------------------------------- */

/* x == n, x < n and n < x: first a number for which it holds. */
void value_want_numbers(Tile *tile, const Value *v)
{
    bool is_right = v->b && v->b->kind == VALUE_NUMBER;
    const Value *of = is_right ? v->a : v->b;
    const Value *number = is_right ? v->b : v->a;
    if ((v->op != OP_EQ && v->op != OP_LT) || number->kind != VALUE_NUMBER
        || number->number < -FURTHEST || number->number > FURTHEST)
        return;
    int i = 0;
    while (i < tile->compared_count && tile->compared[i].of != of)
        i++;
    if (i == MAX_COMPARED)
        return;
    tile->compared_count += i == tile->compared_count;
    tile->compared[i].of = of;
    int64_t n = number->number;
    Wants *wanted = &tile->compared[i].wanted;
    bool is_below = v->op == OP_LT && is_right;
    add(wanted, v->op == OP_EQ ? n : is_below ? n - 1 : n + 1);
    add(wanted, v->op == OP_EQ ? n + 1 : n);
    for (int k = 0; k < wanted->count && v->op == OP_EQ; k++)
        tile->compared[i].equal |= (unsigned)(wanted->numbers[k] == n) << k;
}
