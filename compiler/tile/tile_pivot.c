/* tile_pivot.c - captured numbers that are compared with the tile's, as a block algorithm does
 * with the block of its step:
 *
 *     if (t.tile[0] > k && t.tile[1] > k)
 *
 * In samples they are near the sample's tile, and such comparisons are what these numbers make
 * them: in each tile what it is there.
 */
#include "sample.h"

static bool is_captured(const Value *v)
{
    return v->kind == VALUE_SYMBOL && v->role == ROLE_CAPTURE;
}

static bool is_tile(const Value *v)
{
    return v->kind == VALUE_SYMBOL && v->role == ROLE_TILE;
}

/* The value that is multiplied by *scale, and to which a constant is added. */
static const Value *term_in(const Value *v, int64_t *scale)
{
    bool is_sum = value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB);
    v = is_sum && v->b->kind == VALUE_NUMBER ? v->a : v;
    bool is_product = value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER
        && v->b->number > 0;
    *scale = is_product ? v->b->number : 1;
    return is_product ? v->a : v;
}

void tile_add_pivot(Tile *tile, const Value *captured, int dimension, int64_t scale)
{
    int i = 0;
    while (i < tile->pivot_count && tile->pivots[i].of != captured)
        i++;
    if (i == MAX_PIVOTS)
        return;
    tile->pivot_count += i == tile->pivot_count;
    tile->pivots[i].of = captured;
    tile->pivots[i].scale = scale;
    tile->pivots[i].dimensions |= 1u << dimension;
}

void value_want_pivot(Tile *tile, const Value *v)
{
    if (!op_is_comparison(v->op))
        return;
    int64_t scale_a, scale_b;
    const Value *a = term_in(v->a, &scale_a), *b = term_in(v->b, &scale_b);
    bool is_left = is_captured(a) && is_tile(b);
    const Value *captured = is_left ? a : b, *number = is_left ? b : a;
    int64_t by = is_left ? scale_b : scale_a, of = is_left ? scale_a : scale_b;
    if (is_captured(captured) && is_tile(number) && by % of == 0)
        tile_add_pivot(tile, captured, (int)number->number, by / of);
}

void tile_add_step(Tile *tile, const Value *captured, int dimension)
{
    if (tile->step && tile->step != captured)
        return;
    tile->step = captured;
    value_want_far(tile, dimension, STEP_TILES);
}

bool tile_is_of_step(const Tile *tile, const Value *decision)
{
    return tile->step && tile->sample == SAMPLE_FAR
        && value_is_made_of(decision, tile->step);
}

/* Which of the pivots a symbol is, or -1. */
static int pivot_of(const Tile *tile, const Value *v)
{
    for (int i = 0; i < tile->pivot_count; i++)
        if (tile->pivots[i].of == v)
            return i;
    return -1;
}

bool tile_is_of_pivots(const Tile *tile, const Value *comparison)
{
    bool has_pivot = false;
    for (int i = 0; i < 2 && op_is_comparison(comparison->op); i++) {
        int64_t scale;
        const Value *term = term_in(i ? comparison->b : comparison->a, &scale);
        bool is_pivot = pivot_of(tile, term) >= 0;
        if (!is_pivot && !is_tile(term) && term->kind != VALUE_NUMBER)
            return false;
        has_pivot |= is_pivot;
    }
    return has_pivot;
}

/* False for UNKNOWN, too. */
static bool is_short(int64_t n)
{
    return n > -INT32_MAX && n < INT32_MAX;
}

/* By how much a value is more than in the first tile of two, or UNKNOWN. */
static int64_t growth_of(const Tile *tile, const Value *v, int depth)
{
    bool is_sum = value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB);
    bool is_product = value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER;
    if (is_tile(v))
        return tile->number[v->number];
    if (!v->is_placed)
        return 0;
    if (!depth || (!is_sum && !is_product))
        return UNKNOWN;
    int64_t a = growth_of(tile, v->a, depth - 1);
    int64_t b = is_sum ? growth_of(tile, v->b, depth - 1) : v->b->number;
    if (!is_short(a) || !is_short(b))
        return UNKNOWN;
    return is_product ? a * b : v->op == OP_ADD ? a + b : a - b;
}

bool tile_has_other_remainder(const Tile *tile, const Value *v)
{
    int64_t modulus = value_modulus(v);
    int64_t growth = modulus ? growth_of(tile, v->a, 8) : UNKNOWN;
    return growth != UNKNOWN && growth % modulus != 0;
}

static bool is_pivot(const Value *v, const void *tile)
{
    return pivot_of(tile, v) >= 0;
}

bool tile_has_pivot(const Tile *tile, const Value *v)
{
    return tile->pivot_count && value_find(v, THROUGH_ALL, is_pivot, tile);
}

bool tile_pivot_number(const Tile *tile, const Value *v, const int *tiles, int64_t *number)
{
    static const int FROM_TILE[SAMPLES] = {1, 0, -1, -1, 0, 0, 1, 0, 2, 1, 0, 1, 2, 3};
    int i = pivot_of(tile, v);
    if (i < 0 || tile->sample >= SAMPLES)
        return false;
    *number = INT64_MAX;
    for (int d = 0; d < 3; d++)
        if (tile->pivots[i].dimensions >> d & 1 && tiles[d] < *number)
            *number = tiles[d];
    *number = (*number + FROM_TILE[tile->sample]) * tile->pivots[i].scale;
    return true;
}
