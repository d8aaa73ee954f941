/* race_few.c - writes to places that data choose: if there are fewer possible places than
 * threads, two of them must share one. So they must where data choose the element of a
 * short table that the place comes from:
 *
 *     out[base[key[i] & 15]] = x;
 */
#include "race.h"

enum { FEW = 1024 }; /* places, where nobody knows how many threads there are */

static int64_t threads_in_tile(Tile *tile, const Event *e)
{
    const int64_t *active = value_lanes(tile, e->active);
    int64_t count = 0;
    for (int t = 0; t < tile->threads; t++)
        count += active[t] != 0;
    return count;
}

/* How many threads of the domain come to an access; more than FEW if unknown. */
static int64_t threads_at(const Race *r, const Event *e)
{
    const Tile *tile = r->trace->tile;
    int64_t in_tile = threads_in_tile(r->trace->tile, e), tiles = 1, domain = 1;
    for (int d = 0; d < tile->rank; d++) {
        tiles *= tile->tiles[d];
        domain *= tile->extent[d];
    }
    if (tiles == 0 || domain == 0)
        return in_tile > FEW ? in_tile : FEW + 1;
    return in_tile * tiles < domain ? in_tile * tiles : domain;
}

/* How many places of `size` bytes a place that data choose may be, the same ones for all
 * threads; INT64_MAX if these differ. */
static int64_t places_at(Tile *tile, Value *place, int size)
{
    const Steps *steps = value_steps(tile, place);
    for (int t = 1; t < tile->threads; t++)
        if (steps[t].low != steps[0].low || steps[t].high != steps[0].high)
            return INT64_MAX;
    int64_t step = steps[0].step > size ? steps[0].step : size;
    return (steps[0].high - steps[0].low) / step + 1;
}

/* The element of memory that a place is some times of, plus what is the same in all threads;
 * or NULL. */
static const Value *element_in(const Value *place)
{
    int64_t scale = 1;
    const Value *inner = race_unscaled(place, &scale);
    if (inner)
        return element_in(inner);
    if (!value_is_operation(place, OP_ADD) && !value_is_operation(place, OP_SUB))
        return place->kind == VALUE_UNKNOWN && place->base ? place : NULL;
    const Value *open = place->a->varies ? place->a : place->b;
    const Value *rest = open == place->a ? place->b : place->a;
    return rest->varies ? NULL : element_in(open);
}

/* The read of an element whose place data choose in turn, or NULL. */
static const Event *choice_of(const Race *r, const Value *element)
{
    for (int i = 0; element && i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_READ && e->value == element)
            return e->offset->is_open && !e->offset->is_placed ? e : NULL;
    }
    return NULL;
}

bool race_has_few_places(Race *r, const Event *e)
{
    Tile *tile = r->trace->tile;
    if (!e->offset->is_open || e->offset->is_placed || race_once(e->active)
        || race_once_at(e->active) || race_elects_tile(r, e->active))
        return false;
    tile_sample(tile, 0);
    if (places_at(tile, e->offset, e->size) < threads_at(r, e))
        return true;
    const Event *table = e->active->is_open ? NULL : choice_of(r, element_in(e->offset));
    return table && places_at(tile, table->offset, table->size) < threads_in_tile(tile, e);
}
