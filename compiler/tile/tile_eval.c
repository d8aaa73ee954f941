/* tile_eval.c - evaluates values: the number in each thread of a tile.
 *
 * Symbols get the numbers of a sample. A few samples cover the typical ones, so that two
 * indices that are equal for one of them are found.
 */
#include "sample.h"

enum { HALF = -1 }; /* half of the tile */

/* No high powers of two: products of captured numbers wrap around in 32 bits,
 * and would be 0. */
static const int64_t SAMPLE_NUMBERS[][SAMPLES] = {
    [ROLE_ANY] = {8, 1, 2, 33, 65, 16, 0, 1, 0, 5, 1, 6, 24, 255},
    [ROLE_CAPTURE] = {256 * 1023, 256 * 15, 1030, 256 * 255, 5000, 256 * 7,
                      3, 0, 1, HALF, 2, 1, 3, HALF},
    [ROLE_EXTENT] = {256 * 1023, 256 * 15, 1030, 256 * 255, 5000, 256 * 7,
                     256 * 1023, HALF, 1030, 256 * 255,
                     256 * 1023, HALF, 1030, 256 * 255},
    [ROLE_ITERATION] = {0, 1, 0, 2, 4, 3, 0, 1, 0, 2, 0, 0, 0, 0},
};

/* Extents of the domain in tiles: halves and quarters of them are whole tiles, too. */
static const int EXTENTS_IN_TILES[] = {24, 1020, 48, 252, 96, 36};

/* By dimension: tiles on the diagonal, below and above it. */
static const int TILE_NUMBERS[][SAMPLES] = {
    {0, 1, 2, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 1, 0, 5, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 1, 0, 5, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0},
};

void tile_sample(Tile *tile, int sample)
{
    tile->sample = sample;
    tile->is_first = false;
    tile->stamp++;
}

void tile_first(Tile *tile)
{
    tile->is_first = true;
    tile->stamp++;
}

void tile_fit(Tile *tile, int64_t row)
{
    tile->row = row;
    tile_sample(tile, SAMPLE_FIT);
}

void tile_trip(Tile *tile, int loop, int trip)
{
    tile->trips[loop % MAX_LOOPS] = trip;
    tile->stamp++;
}

void tile_beside(Tile *tile, int dimension, int by)
{
    tile->number[dimension] = by;
    tile->stamp++;
}

void tile_suppose(Tile *tile, int dimension, int64_t extent)
{
    tile->supposed[dimension] = extent;
    tile->stamp++;
}

/* By how much the choice of a symbol's number is shifted: by its own number, and for an
 * unknown one by the trips of the loops in which it got its value, so that it changes. */
static int shift_of(const Tile *tile, const Value *v)
{
    int shift = (int)((uint64_t)v->number % LARGE_SAMPLES);
    for (int i = 0; v->role == ROLE_ANY && i < MAX_LOOPS; i++)
        shift += v->since > tile->before[i] ? tile->trips[i] : 0;
    return shift;
}

/* A pseudo-random number for `key` and the sample. */
static unsigned lot(const Tile *tile, int64_t key)
{
    uint64_t hash = ((uint64_t)key + 1) * 0x9e3779b97f4a7c15u;
    return (unsigned)(hash >> (40 + tile->sample));
}

/* Which of some numbers is the greatest. */
static unsigned greatest_of(const Wants *wanted)
{
    unsigned greatest = 0;
    for (int k = 1; k < wanted->count; k++)
        if (wanted->numbers[k] > wanted->numbers[greatest])
            greatest = (unsigned)k;
    return greatest;
}

/* Which of its compared numbers a value has in decisions: the samples enumerate all
 * combinations for the first values, as far as there are samples enough. */
static unsigned compared_turn(const Tile *tile, int i)
{
    int stride = 1;
    if (tile->is_early)
        return greatest_of(&tile->compared[i].wanted);
    for (int k = 0; k < i && stride <= SAMPLES; k++)
        stride *= tile->compared[k].wanted.count;
    unsigned turn = stride <= SAMPLES ? (unsigned)(tile->sample / stride)
        : tile->sample < 2 ? (unsigned)tile->sample : lot(tile, i);
    return turn % (unsigned)tile->compared[i].wanted.count;
}

static int64_t compared_number(const Tile *tile, int i)
{
    return tile->compared[i].wanted.numbers[compared_turn(tile, i)];
}

/* Whether the decisions in this sample determine a captured number: it is equal to
 * the compared number, or that is 1 at most and less than others. */
static bool is_bound(const Tile *tile, int i)
{
    const Wants *wanted = &tile->compared[i].wanted;
    int64_t n = compared_number(tile, i), largest = wanted->numbers[greatest_of(wanted)];
    bool is_only = tile->compared[i].equal >> compared_turn(tile, i) & 1;
    return n < largest && (is_only || n <= 1);
}

bool tile_is_late(const Tile *tile)
{
    if (SAMPLE_NUMBERS[ROLE_ITERATION][tile->sample])
        return true;
    for (int i = 0; i < tile->compared_count; i++)
        if (is_bound(tile, i))
            return true;
    return false;
}

/* Whether all decisions about a value have the same outcome for two numbers. */
static bool is_alike(const Tile *tile, int i, int64_t a, int64_t b)
{
    const Wants *wanted = &tile->compared[i].wanted;
    int64_t low = a < b ? a : b, high = a < b ? b : a;
    for (int k = 0; k < wanted->count && low < high; k++)
        if (a < b ? wanted->numbers[k] >= low && wanted->numbers[k] < high
                  : wanted->numbers[k] > low && wanted->numbers[k] <= high)
            return false;
    return true;
}

/* The number of a captured symbol: the one that decisions go by if they contradict its
 * own number of the sample. In samples of large numbers, only if they determine it: rows
 * of that width would overlap otherwise. */
static int64_t decided_number(const Tile *tile, const Value *v, int64_t own)
{
    for (int i = 0; i < tile->compared_count; i++) {
        bool is_small = tile->sample >= LARGE_SAMPLES && tile->sample < SAMPLES;
        if (tile->compared[i].of == v
            && (is_bound(tile, i)
                || (is_small && !is_alike(tile, i, own, compared_number(tile, i)))))
            return compared_number(tile, i);
    }
    return own;
}

enum { IS_SEARCHED = 1 << MAX_COMPARED };

static unsigned compared_in(const Tile *tile, Value *v)
{
    if (v->compared)
        return v->compared;
    unsigned found = IS_SEARCHED;
    for (int i = 0; i < tile->compared_count; i++)
        found |= (unsigned)(tile->compared[i].of == v) << i;
    Value *const parts[] = {v->a, v->b, v->c};
    for (int i = 0; i < 3; i++)
        found |= parts[i] ? compared_in(tile, parts[i]) : 0;
    return v->compared = found;
}

bool value_is_of_small(Tile *tile, Value *v)
{
    if (tile->sample >= LARGE_SAMPLES)
        return true;
    bool is_small = false;
    for (int i = 0; i < tile->compared_count; i++)
        is_small |= tile->compared[i].of->kind == VALUE_SYMBOL && is_bound(tile, i)
            && compared_in(tile, v) >> i & 1;
    return is_small;
}

/* The truth of a decision. If it compares with no constant: true in the first
 * sample, false in the second, then random; but equal numbers are equal, and only one
 * tile's number is equal to another one, as is its remainder of two with different ones. */
static bool decision(Tile *tile, const Value *v)
{
    Value *a = v->meaning->a, *b = v->meaning->b;
    bool is_beside = tile->number[0] || tile->number[1] || tile->number[2];
    if (tile_is_of_pivots(tile, v->meaning) || tile_is_of_step(tile, v->meaning))
        return *value_lanes(tile, (Value *)v->meaning) != 0;
    if (v->meaning->op == OP_EQ && tile->is_pair && is_beside && a->is_placed != b->is_placed) {
        const Value *placed = a->is_placed ? a : b;
        if (placed->is_own || tile_has_other_remainder(tile, placed))
            return false;
    }
    for (int i = 0; b && i < tile->compared_count; i++) {
        const Value *of = tile->compared[i].of;
        int64_t n = compared_number(tile, i);
        if (of == a && b->kind == VALUE_NUMBER)
            return value_compute(v->meaning, n, b->number) != 0;
        if (of == b && a->kind == VALUE_NUMBER)
            return value_compute(v->meaning, a->number, n) != 0;
    }
    if (v->meaning->op == OP_EQ && *value_lanes(tile, a) != UNKNOWN
        && *value_lanes(tile, a) == *value_lanes(tile, b))
        return true;
    return tile->sample < 2 ? tile->sample == 0 : lot(tile, v->number) & 1;
}

/* The number of the trip: the first samples start with the first trips, later
 * ones at trips where the loop's conditions change. */
static int64_t iteration(const Tile *tile, int loop, int64_t first)
{
    int count = tile->wanted[loop].count;
    if (tile->is_early)
        first = 0;
    else if (count && tile->sample > 1)
        first = tile->wanted[loop].numbers[(tile->sample - 2) % count];
    return first + tile->trips[loop];
}

/* The tile's number in a dimension; the one beside the last is before it. */
static int64_t tile_number(const Tile *tile, int dimension)
{
    int64_t n = tile->sample < SAMPLES && !tile->is_first
        ? TILE_NUMBERS[dimension][tile->sample] : 0;
    int last = tile->tiles[dimension] - 1, beside = tile->number[dimension];
    if (last < 0 || n < last)
        return n + beside;
    return last - (last ? beside : 0);
}

/* A symbol's number in a domain of many tiles, or of one tile in a dimension and of
 * two in others. */
static int64_t number_in_domain(const Tile *tile, const Value *v)
{
    int d = v->dimension - 1;
    if (tile->sample == SAMPLE_FAR && v == tile->step)
        return STEP_TILES;
    if (tile->sample == SAMPLE_FAR && v->is_extent)
        return (int64_t)tile->threads * MANY_TILES;
    if (tile->sample >= SAMPLE_NARROW && d >= 0)
        return tile->size[d] * (tile->sample == SAMPLE_NARROW + d ? 1 : 2);
    return v->role == ROLE_ITERATION ? tile->trips[v->number % MAX_LOOPS]
        : v->role == ROLE_CAPTURE || v->role == ROLE_EXTENT
        ? SAMPLE_NUMBERS[v->role][0] : 0;
}

/* A symbol's number in SAMPLE_FIT. */
static int64_t number_of_row(const Tile *tile, const Value *v)
{
    return v->role == ROLE_ITERATION ? tile->trips[v->number % MAX_LOOPS]
        : v->is_factor ? tile->row : v->role == ROLE_CAPTURE ? tile->row - 1 : 0;
}

/* A symbol's number where there are two tiles. */
static int64_t number_of_two(const Tile *tile, const Value *v)
{
    bool is_elements = tile->sample == SAMPLE_ELEMENTS;
    if (v->is_extent)
        return (v->is_domain ? 2 : EXTENTS_IN_TILES[0]) * tile->threads;
    if (v->role == ROLE_CAPTURE || v->role == ROLE_EXTENT)
        return is_elements ? 2 * tile->threads : 2;
    return v->role != ROLE_ITERATION ? 0
        : tile->trips[v->number % MAX_LOOPS]
            + (is_elements ? tile->threads : 0);
}

/* Which of SAMPLE_NUMBERS a symbol has: the next one in each sample, in the last samples a
 * random one. */
static int number_in_turn(const Tile *tile, const Value *v, int shift)
{
    bool is_large = tile->sample < LARGE_SAMPLES, is_lot = tile->sample >= FIRST_LOT;
    int first = is_large ? 0 : is_lot ? FIRST_LOT : LARGE_SAMPLES;
    int count = is_large ? LARGE_SAMPLES : is_lot ? SAMPLES - FIRST_LOT
        : FIRST_LOT - LARGE_SAMPLES;
    bool draws = is_lot && (v->role == ROLE_ANY || v->role == ROLE_CAPTURE);
    int64_t key = v->number * SAMPLES + tile->sample;
    int turn = draws ? (int)(lot(tile, key) & INT16_MAX) : tile->sample - first + shift;
    return first + turn % count;
}

/* Whether a call of the host says what it is. */
static bool has_given(const Tile *tile, const Value *v)
{
    return v->is_given && (tile->supposed[0] || tile->is_called);
}

static int64_t own_number(Tile *tile, const Value *v)
{
    int d = v->is_domain || v->is_side ? 0 : v->dimension - 1;
    if (d >= 0 && tile->supposed[d])
        return tile->supposed[d];
    if (has_given(tile, v))
        return v->given;
    if (v->role == ROLE_DECISION)
        return decision(tile, v);
    if (v->role == ROLE_TRIPS) /* one sample without a trip */
        return tile->sample != 1;
    if (v->role == ROLE_KNOWN)
        return v->number;
    if (v->role == ROLE_TILE)
        return tile_number(tile, (int)v->number);
    if (tile->sample == SAMPLE_FIT)
        return number_of_row(tile, v);
    if (tile->sample >= SAMPLE_FAR)
        return number_in_domain(tile, v);
    if (tile->sample >= SAMPLES)
        return number_of_two(tile, v);
    int tiles[3];
    int64_t pivot;
    for (int i = 0; i < 3; i++)
        tiles[i] = TILE_NUMBERS[i][tile->sample];
    if (tile_pivot_number(tile, v, tiles, &pivot))
        return pivot;
    bool is_shifted = v->role == ROLE_ANY || v->role == ROLE_CAPTURE;
    int shift = is_shifted ? shift_of(tile, v) : 0;
    bool is_large = tile->sample < LARGE_SAMPLES;
    int64_t n = SAMPLE_NUMBERS[v->role][number_in_turn(tile, v, shift)];
    if (n == HALF)
        n = tile->threads / 2;
    if (v->is_domain && !is_large)
        n = tile->threads;
    else if (v->is_extent)
        n = (int64_t)tile->threads
            * EXTENTS_IN_TILES[(tile->sample + shift) % LARGE_SAMPLES];
    if (v->is_power)
        while (n & (n - 1))
            n &= n - 1;
    if (v->role == ROLE_ITERATION)
        n = iteration(tile, (int)(v->number % MAX_LOOPS), n);
    return n;
}

static int64_t symbol_number(Tile *tile, const Value *v)
{
    for (int i = 0; i < tile->tried_count; i++)
        if (v == tile->tried[i])
            return tile->tried_numbers[i];
    if ((tile->tried_count || tile->is_called) && v->role == ROLE_DECISION)
        return *value_lanes(tile, (Value *)v->meaning) != 0;
    int64_t own = value_shift(v, own_number(tile, v));
    bool is_own = has_given(tile, v) || tile_has_pivot(tile, v) || tile_is_of_step(tile, v);
    return (v->role == ROLE_CAPTURE || v->role == ROLE_EXTENT) && !is_own
        ? decided_number(tile, v, own) : own;
}

/* ---- arithmetic --------------------------------------------------------- */

/* Values keep no cast between `int` and `unsigned`. Sums come to the same bits; what
 * is divided, compared or shifted down is made unsigned here: -1 is 2^32 - 1. */
int64_t value_compute(const Value *v, int64_t a, int64_t b)
{
    int64_t result;
    bool has_both = v->op == OP_DIV || v->op == OP_MOD
        || op_is_comparison(v->op);
    if (v->is_unsigned && v->bytes >= 4 && (has_both || v->op == OP_SHR))
        a = fold_cut((uint64_t)a, v->bytes, true);
    if (v->is_unsigned && v->bytes >= 4 && has_both)
        b = fold_cut((uint64_t)b, v->bytes, true);
    return fold_compute(v->op, a, b, v->bytes, v->is_unsigned, &result)
        ? result : UNKNOWN;
}

/* An operation on numbers that may be UNKNOWN: one operand may be enough. */
static int64_t compute(const Value *v, int64_t a, int64_t b)
{
    if (v->op == OP_LOGICAL_AND && (a == 0 || b == 0))
        return 0;
    if (v->op == OP_LOGICAL_OR
        && ((a != UNKNOWN && a) || (b != UNKNOWN && b)))
        return 1;
    if ((v->op == OP_MUL || v->op == OP_AND) && (a == 0 || b == 0))
        return 0;
    return a == UNKNOWN || b == UNKNOWN ? UNKNOWN : value_compute(v, a, b);
}

/* ---- threads ------------------------------------------------------------ */

static int64_t local_index(const Tile *tile, int thread, int dimension)
{
    for (int d = tile->rank - 1; d > dimension; d--)
        thread /= tile->size[d];
    return thread % tile->size[dimension];
}

/* The operands are looked up once: most are numbers below 2^31. */
static void fill_sums(const Value *v, const int64_t *a, const int64_t *b,
                      int64_t *out, int count)
{
    int64_t sign = v->op == OP_ADD ? 1 : -1;
    for (int t = 0; t < count; t++)
        out[t] = a[t] == UNKNOWN || b[t] == UNKNOWN ? UNKNOWN
            : fold_cut((uint64_t)a[t] + (uint64_t)(sign * b[t]), v->bytes,
                  v->is_unsigned);
}

static void fill_operation(Tile *tile, Value *v, int count)
{
    const int64_t *a = value_lanes(tile, v->a);
    const int64_t *b = v->b ? value_lanes(tile, v->b) : NULL;
    if (v->op == OP_ADD || v->op == OP_SUB) {
        fill_sums(v, a, b, v->lanes, count);
        return;
    }
    for (int t = 0; t < count; t++)
        v->lanes[t] = compute(v, a[t], b ? b[t] : 0);
}

/* The condition of a choice. One that cuts a number off, `n < 64 ? n : 64`, is what it is of
 * the numbers: a decision may be another one. */
static Value *condition_of(const Value *choice)
{
    Value *v = choice->a, *is = v->role == ROLE_DECISION ? (Value *)v->meaning : NULL;
    bool cuts = is && is->b && op_is_comparison(is->op)
        && ((is->a == choice->b && is->b == choice->c)
            || (is->a == choice->c && is->b == choice->b));
    return cuts ? is : v;
}

static void fill_choice(Tile *tile, Value *v, int count)
{
    const int64_t *condition = value_lanes(tile, condition_of(v));
    const int64_t *yes = value_lanes(tile, v->b);
    const int64_t *no = value_lanes(tile, v->c);
    for (int t = 0; t < count; t++)
        v->lanes[t] = condition[t] == UNKNOWN
            ? (yes[t] == no[t] ? yes[t] : UNKNOWN)
            : condition[t] ? yes[t] : no[t];
}

static void fill(Tile *tile, Value *v)
{
    int64_t number = v->kind == VALUE_NUMBER ? v->number
        : v->kind == VALUE_SYMBOL ? symbol_number(tile, v) : UNKNOWN;
    int count = v->varies ? tile->threads : 1;
    switch (v->kind) {
    case VALUE_OPERATION:
        fill_operation(tile, v, count);
        break;
    case VALUE_CHOICE:
        fill_choice(tile, v, count);
        break;
    case VALUE_LOCAL:
        for (int t = 0; t < count; t++)
            v->lanes[t] = local_index(tile, t, (int)v->number);
        break;
    default:
        for (int t = 0; t < count; t++)
            v->lanes[t] = number;
        break;
    }
    for (int t = count; t < tile->threads; t++)
        v->lanes[t] = v->lanes[0];
    tile->work += count;
}

const int64_t *value_lanes(Tile *tile, Value *v)
{
    if (!v->lanes)
        v->lanes = TILE_ARRAY(int64_t, tile->threads);
    else if (v->is_fixed || v->stamp == tile->stamp)
        return v->lanes;
    v->stamp = tile->stamp;
    fill(tile, v);
    return v->lanes;
}

bool value_settled(Tile *tile, Value *v, int64_t *number)
{
    if (!v->is_fixed || v->kind == VALUE_ADDRESS || v->kind == VALUE_TUPLE)
        return false;
    const int64_t *lanes = value_lanes(tile, v);
    *number = lanes[0];
    for (int t = 1; t < tile->threads; t++)
        if (lanes[t] != lanes[0])
            return false;
    return *number != UNKNOWN;
}

void tile_try(Tile *tile, const Value *const *symbols, const int64_t *numbers, int count)
{
    tile->tried = symbols;
    tile->tried_numbers = numbers;
    tile->tried_count = count;
    tile->stamp++;
}
