/* race_few.c - writes to places that data choose: if there are fewer possible places than
 * threads, two of them must share one.
 */
#include "race.h"

enum { FEW = 1024 }; /* places, where nobody knows how many threads there are */

/* How many threads of the domain come to an access; more than FEW if unknown. */
static int64_t threads_at(const Race *r, const Event *e)
{
    const Tile *tile = r->trace->tile;
    const int64_t *active = value_lanes(r->trace->tile, e->active);
    int64_t in_tile = 0, tiles = 1, domain = 1;
    for (int t = 0; t < tile->threads; t++)
        in_tile += active[t] != 0;
    for (int d = 0; d < tile->rank; d++) {
        tiles *= tile->tiles[d];
        domain *= tile->extent[d];
    }
    if (tiles == 0 || domain == 0)
        return in_tile > FEW ? in_tile : FEW + 1;
    return in_tile * tiles < domain ? in_tile * tiles : domain;
}

bool race_has_few_places(Race *r, const Event *e)
{
    Tile *tile = r->trace->tile;
    if (!e->offset->is_open || e->offset->is_placed || race_once(e->active)
        || race_once_at(e->active) || race_elects_tile(r, e->active))
        return false;
    tile_sample(tile, 0);
    const Steps *steps = value_steps(tile, e->offset);
    for (int t = 1; t < tile->threads; t++)
        if (steps[t].low != steps[0].low || steps[t].high != steps[0].high)
            return false;
    int64_t step = steps[0].step > e->size ? steps[0].step : e->size;
    return (steps[0].high - steps[0].low) / step + 1 < threads_at(r, e);
}
