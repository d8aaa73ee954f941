/* race_take.c - places in a view that a tile counts from a number which it took from a counter
 * of all tiles: another tile takes the next number, and its places must be others.
 *
 *     if (l == 0)
 *         first = amp_atomic_fetch_add(&next[0], 16);
 *     t.barrier.wait();
 *     out[first + l] = x;
 */
#include "race_place.h"

#include <stdlib.h>

/* By how much each number that is written to a tile_static variable is more than the one
 * before, if all are from a counter in a view; else 0. */
static int64_t taken_step(const Race *r, const Decl *base)
{
    int64_t step = 0;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->base != base || (e->kind != EVENT_WRITE && e->kind != EVENT_ATOMIC))
            continue;
        const Value *v = e->kind == EVENT_WRITE ? e->value : NULL;
        if (v && v->kind == VALUE_NUMBER)
            continue; /* what it begins as */
        bool is_taken = v && v->origin == ORIGIN_COUNTER && !v->c && type_is_handle(v->base->type)
            && v->meaning->kind == VALUE_NUMBER && race_is_short(v->meaning->number);
        if (!is_taken || (step && step != v->meaning->number))
            return 0;
        step = v->meaning->number;
    }
    return step;
}

/* The uniform number from tile_static in a sum of terms, and what multiplies it. */
typedef struct Taken {
    const Value *number;
    int64_t scale;
} Taken;

static void find_taken(const Value *v, int64_t scale, void *taken)
{
    if (v->kind == VALUE_SYMBOL && v->base && v->base->is_tile_static)
        *(Taken *)taken = (Taken){v, scale};
}

static int by_number(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return x < y ? -1 : x > y;
}

typedef struct Spot {
    int64_t rest, place; /* of the place, divided by what lies between two numbers' places */
} Spot;

bool race_is_taken_twice(Race *r, const Event *e)
{
    Tile *tile = r->trace->tile;
    Taken taken = {0};
    if (type_is_handle(e->base->type) && !e->offset->is_open)
        race_each_term(e->offset, 1, NULL, find_taken, &taken);
    int64_t step = taken.number ? taken_step(r, taken.number->base) : 0;
    int64_t between = llabs(taken.scale * step);
    if (!between || race_once(e->active) || race_once_at(e->active))
        return false;
    tile_sample(tile, 0);
    const int64_t *active = e->active->varies ? value_lanes(tile, e->active) : NULL;
    const int64_t *places = value_lanes(tile, e->offset);
    Spot *spots = TILE_ARRAY(Spot, tile->threads);
    int count = 0;
    for (int t = 0; t < tile->threads; t++)
        if (places[t] != UNKNOWN && (!active || active[t]))
            spots[count++] = (Spot){places[t] % between, places[t]};
    qsort(spots, (size_t)count, sizeof *spots, by_number);
    for (int i = 1; i < count; i++)
        if (spots[i].rest == spots[i - 1].rest && spots[i].place != spots[i - 1].place)
            return true;
    return false;
}
