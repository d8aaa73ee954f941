/* race_rest.c - what stands beside a thread's rank in a place: `out[l / 8 * 8 + rank]`.
 *
 * Where the rests differ, the rank of a thread's number among other numbers makes a place of
 * its own: `merged[l + less_than(other, mine[l])]`. Of sorted numbers the ranks grow with
 * the places. Where threads have one rest, equal numbers have one place.
 */
#include "race_place.h"

/* The rest of a place, without a part, in each thread, but for what all threads have in
 * common. */
typedef struct Rest {
    Tile *tile;
    const Value *part;
    int64_t *sums;
    bool is_unknown;
} Rest;

static bool is_whole(const Value *v, void *rest)
{
    return v == ((const Rest *)rest)->part || v->is_fixed;
}

static void add_rest(const Value *v, int64_t scale, void *context)
{
    Rest *rest = context;
    if (v == rest->part || !v->varies)
        return;
    rest->is_unknown |= !v->is_fixed;
    const int64_t *lanes = v->is_fixed ? value_lanes(rest->tile, (Value *)v) : NULL;
    for (int t = 0; lanes && t < rest->tile->threads; t++)
        race_add_product(&rest->sums[t], scale, lanes[t]);
}

Rests race_rests_of(const Race *r, const Event *e, const Value *part)
{
    Tile *tile = r->trace->tile;
    int64_t *sums = TILE_ARRAY(int64_t, tile->threads);
    Rest rest = {tile, part, sums, .is_unknown = false};
    race_each_term(e->offset, 1, is_whole, add_rest, &rest);
    if (rest.is_unknown)
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
