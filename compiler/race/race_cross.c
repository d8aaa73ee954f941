/* race_cross.c - where a running sum passes a number: in at most one thread of a tile.
 *
 *     if (sum[l] > x && (l == 0 || sum[l - 1] <= x))
 *         found = l;
 */
#include "race_place.h"

/* A comparison of an element of a running sum with a number of the tile's. */
typedef struct Side {
    const Value *element, *number;
    bool is_strict; /* it asks whether the sum is more; else whether it is no less */
    bool is_above;
} Side;

const Event *race_read_of(const Race *r, const Value *v)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_READ && e->value == v)
            return e;
    }
    return NULL;
}

static bool is_side(const Race *r, const Value *v, bool holds, Side *side)
{
    if (value_is_operation(v, OP_LOGICAL_NOT))
        return is_side(r, v->a, !holds, side);
    if (v->kind != VALUE_OPERATION || !op_is_comparison(v->op))
        return false;
    bool is_left = v->a->is_open;
    const Value *element = race_unclamped(r, is_left ? v->a : v->b);
    const Value *number = is_left ? v->b : v->a;
    if (element->origin != ORIGIN_LOAD || number->varies || !race_is_summed(r, element->base))
        return false;
    bool is_equal = v->op == OP_EQ || v->op == OP_NE; /* to 0: sums are no less */
    bool is_more = v->op == OP_GT || v->op == OP_GE;
    bool is_above = is_equal ? v->op == OP_NE : is_more == is_left;
    bool has_equal = v->op == OP_GE || v->op == OP_LE;
    bool is_strict = is_equal || has_equal != is_above;
    *side = (Side){element, number, is_strict, is_above == holds};
    return !is_equal || value_is(number, 0);
}

/* The first comparison on one side in a condition, which holds for all threads but for
 * one that it names. */
static bool find_side(const Race *r, const Value *v, bool is_above, Side *side)
{
    if (value_is_operation(v, OP_LOGICAL_AND))
        return find_side(r, v->a, is_above, side) || find_side(r, v->b, is_above, side);
    if (value_is_operation(v, OP_LOGICAL_OR) && race_is_of_one(r, v->a))
        return find_side(r, v->b, is_above, side);
    return is_side(r, v, true, side) && side->is_above == is_above;
}

bool race_crosses(const Race *r, const Value *active)
{
    Tile *tile = r->trace->tile;
    Side above, below;
    if (!find_side(r, active, true, &above) || !find_side(r, active, false, &below)
        || above.number != below.number || above.is_strict != below.is_strict
        || above.element->base != below.element->base)
        return false;
    const Event *here = race_read_of(r, above.element), *before = race_read_of(r, below.element);
    if (!here || !before || here->offset->is_open || before->offset->is_open)
        return false;
    const int64_t *at = value_lanes(tile, here->offset);
    const int64_t *next = value_lanes(tile, before->offset);
    for (int t = 1; t < tile->threads; t++)
        if (next[t] != at[t - 1] || at[t] == at[t - 1])
            return false;
    return tile->threads > 1;
}
