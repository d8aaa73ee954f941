/* race_rest.c - what stands beside a thread's rank in a place: `out[l / 8 * 8 + rank]`.
 *
 * Where the rests differ, the rank of a thread's number among other numbers makes a place of
 * its own: `merged[l + less_than(other, mine[l])]`. Of sorted numbers the ranks grow with
 * the places. Where threads have one rest, equal numbers have one place.
 */
#include "race.h"

/* Adds the rest of a place, without the part, to each thread's sum, but for what all threads
 * have in common; false: unknown. */
static bool add_rest(const RaceSlot *s, const Value *v, int64_t scale, int64_t *sums)
{
    Tile *tile = s->race->trace->tile;
    if (v == s->part || !v->varies)
        return true;
    if (value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB))
        return add_rest(s, v->a, scale, sums)
            && add_rest(s, v->b, v->op == OP_ADD ? scale : -scale, sums);
    if (!v->is_fixed) {
        const Value *inner = race_unscaled(v, &scale);
        return inner && add_rest(s, inner, scale, sums);
    }
    const int64_t *lanes = value_lanes(tile, (Value *)v);
    for (int t = 0; t < tile->threads; t++)
        sums[t] += scale * lanes[t];
    return true;
}

Rests race_rests_of(const Race *r, const Event *e, const Value *part)
{
    Tile *tile = r->trace->tile;
    RaceSlot s = {.race = r, .part = part};
    int64_t *sums = TILE_ARRAY(int64_t, tile->threads);
    if (!add_rest(&s, e->offset, 1, sums))
        return NOT_KNOWN;
    const int64_t *active = e->active->is_fixed ? value_lanes(tile, e->active) : NULL;
    for (int t = 0; t < tile->threads; t++)
        for (int k = 0; k < t; k++)
            if (sums[t] == sums[k] && (!active || (active[t] && active[k])))
                return SOME_EQUAL;
    return ALL_DIFFER;
}

static bool is_shared(const Race *r, const Value *v)
{
    (void)r;
    return race_is_shared_rank(v);
}

const Value *race_merged_place(const Race *r, const Event *e)
{
    const Value *rank = race_part_of(r, e->offset, is_shared, 16);
    bool is_of_tile = rank && !race_slot_of(r, e->offset, rank).is_placed;
    return is_of_tile && race_rests_of(r, e, rank) == ALL_DIFFER ? rank : NULL;
}
