/* race_far.c - at which distance tiles may conflict: accesses a constant distance apart, as
 * in a[i] = a[i + 1000], are at the same place in tiles that far apart; so are those of two
 * threads of a tile, in a[l * 4 + t.tile[0]].
 */
#include "race.h"

enum { MAX_FAR = 1000, MAX_SPOTS = 64 }; /* of SAMPLE_FAR's tiles; accesses */

/* The place of the first thread's access in two samples, and its distance from that in
 * the next tile, by dimension. */
typedef struct Spot {
    const Event *event;
    int64_t at[2], next[3];
} Spot;

typedef struct Spots {
    Spot items[MAX_SPOTS];
    int count;
} Spots;

static void add_spots(const Race *r, Spots *s)
{
    for (int i = 0; i < r->trace->events.count && s->count < MAX_SPOTS; i++) {
        const Event *e = &r->trace->events.items[i];
        if (race_is_access(e) && set_has(&r->shared, e->base)
            && !e->offset->is_hidden && !e->offset->is_open && !r->elects[i])
            s->items[s->count++].event = e;
    }
}

static int64_t place_of(Tile *tile, const Event *e)
{
    int64_t place = *value_lanes(tile, e->offset);
    return place == UNKNOWN ? 0 : place;
}

static void measure(Tile *tile, Spots *s)
{
    for (int sample = 0; sample < 2; sample++) {
        tile_sample(tile, 2 * sample); /* both in the first trips of loops */
        for (int i = 0; i < s->count; i++)
            s->items[i].at[sample] = place_of(tile, s->items[i].event);
    }
    tile_sample(tile, 0);
    for (int d = 0; d < tile->rank; d++) {
        tile_beside(tile, d, 1);
        for (int i = 0; i < s->count; i++)
            s->items[i].next[d] = place_of(tile, s->items[i].event)
                - s->items[i].at[0];
        tile_beside(tile, d, 0);
    }
}

/* The dimension in which a distance is at least one tile, that with the greatest step
 * first; -1: none. */
static int dimension_of(const Tile *tile, const Spot *s, int64_t distance)
{
    int found = -1;
    for (int d = 0; d < tile->rank; d++)
        if (s->next[d] > 0 && s->next[d] <= distance
            && (found < 0 || s->next[d] > s->next[found]))
            found = d;
    return found;
}

static void look_at_pair(Tile *tile, const Spot *a, const Spot *b)
{
    int64_t distance = a->at[0] - b->at[0];
    if (distance != a->at[1] - b->at[1])
        return;
    distance = distance < 0 ? -distance : distance;
    int d = dimension_of(tile, a, distance);
    int64_t tiles = d < 0 ? 0 : distance / a->next[d];
    if (tiles >= MAX_FAR || d < 0)
        return;
    value_want_far(tile, d, tiles);
    if (distance % a->next[d])
        value_want_far(tile, d, tiles + 1);
}

/* Where it is known how many tiles there are, whether some are as far apart as threads of a
 * tile are. */
static void look_at_own(Tile *tile, const Spot *s)
{
    const int64_t *places = value_lanes(tile, s->event->offset);
    for (int d = 0; d < tile->rank; d++) {
        int64_t least = tile->tiles[d];
        for (int t = 1; t < tile->threads && s->next[d] > 0; t++) {
            int64_t distance = places[t] == UNKNOWN ? 0 : places[t] - s->at[0];
            int64_t tiles = distance % s->next[d] ? 0 : distance / s->next[d];
            least = tiles > 0 && tiles < least ? tiles : least;
        }
        if (least > 1 && least < tile->tiles[d])
            value_want_far(tile, d, least);
    }
}

void race_want_far_tiles(const Race *r)
{
    Spots s = {0};
    add_spots(r, &s);
    measure(r->trace->tile, &s);
    for (int i = 0; i < s.count; i++) {
        const Event *e = s.items[i].event;
        if (e->kind == EVENT_WRITE)
            look_at_own(r->trace->tile, &s.items[i]);
        for (int k = 0; k < s.count && e->kind == EVENT_WRITE; k++)
            if (s.items[k].event->base == e->base)
                look_at_pair(r->trace->tile, &s.items[i], &s.items[k]);
    }
}
