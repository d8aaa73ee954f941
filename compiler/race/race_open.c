/* race_open.c - places in tile_static variables that data choose: all those that a thread's
 * access may be at. Where they are too many to look at each, the access meets all others to
 * the variable, but for those with which no byte can be shared: to other members of a
 * struct, or to other rows.
 *
 *     queue.items[amp_atomic_fetch_inc(&queue.count)] = x;
 *     queue[!now][amp_atomic_fetch_inc(&count[!now])] = x;
 */
#include "race_place.h"

enum { MAX_EXAMPLES = 64 }; /* of accesses to one variable that are compared */

typedef LIST(int) Examples; /* numbers of events */

/* ---- places ------------------------------------------------------------- */

/* Adds the places from `from` to `end` - 1 where `size` bytes may be; false: too many. */
static bool add_places(Race *r, Value *place, int thread, int64_t from, int64_t end,
                       RacePlaces *places)
{
    int64_t first, step;
    int count = value_places(r->trace->tile, place, thread, from, end, &first, &step);
    if (count > MAX_PLACES - places->count)
        return false;
    for (int i = 0; i < count; i++)
        places->items[places->count++] = first + i * step;
    return true;
}

bool race_places(Race *r, const Event *e, int thread, RacePlaces *places)
{
    Tile *tile = r->trace->tile;
    OwnBlock own = r->blocks[e - r->trace->events.items];
    int64_t variable = e->base->type->size, first, step;
    places->count = 0;
    if (own.size) {
        int64_t begin = own.begin + own.size * thread;
        return add_places(r, e->offset, thread, begin, begin + own.size - e->size + 1, places);
    }
    int64_t array = e->array ? value_lanes(tile, e->array)[thread] : UNKNOWN;
    if (array == UNKNOWN && !(e->array && e->array->is_open))
        return add_places(r, e->offset, thread, 0, variable - e->size + 1, places);
    int count = array != UNKNOWN ? 1 : value_places(tile, e->array, thread, 0,
                                                    variable - e->array_size + 1,
                                                    &first, &step);
    bool are_few = count <= MAX_PLACES;
    for (int i = 0; i < count && are_few; i++) {
        int64_t from = array != UNKNOWN ? array : first + i * step;
        are_few = add_places(r, e->offset, thread, from, from + e->array_size - e->size + 1,
                             places);
    }
    return are_few;
}

static bool is_anywhere(Race *r, const Event *e)
{
    RacePlaces places;
    bool is_open = e->offset->is_open && e->base->is_tile_static;
    for (int t = 0; t < r->trace->tile->threads && is_open; t++)
        if (!race_places(r, e, t, &places))
            return true;
    return false;
}

/* ---- areas -------------------------------------------------------------- */

static int root(const Race *r, int number)
{
    while (r->area[number] != number)
        number = r->area[number] = r->area[r->area[number]];
    return number;
}

static bool is_like(const Event *e, const Event *other)
{
    return e->array ? e->array == other->array && e->array_size == other->array_size
                    : e->offset == other->offset && !other->array && e->size == other->size;
}

/* Joins the area of an access with those of all examples with which it may share a byte. */
static void join_area(Race *r, int number, Examples *examples)
{
    const Event *events = r->trace->events.items, *e = &events[number];
    bool are_many = examples->count >= MAX_EXAMPLES;
    bool is_known = false;
    for (int i = 0; i < examples->count && !is_known; i++) {
        const Event *other = &events[examples->items[i]];
        is_known = is_like(e, other);
        if (is_known || are_many || race_may_share_member(e, other))
            r->area[root(r, number)] = root(r, examples->items[i]);
    }
    if (!is_known && !are_many)
        list_add(examples, number);
}

/* Notes in which areas all accesses are to rows of one size that do not overlap. */
static void find_rows(Race *r)
{
    const Event *events = r->trace->events.items;
    r->has_rows = TILE_ARRAY(bool, r->trace->events.count);
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < r->trace->events.count; i++)
            if (race_is_access(&events[i]) && set_has(&r->open, events[i].base))
                r->has_rows[r->area[i]] = (!pass || r->has_rows[r->area[i]])
                    && race_are_rows(&events[i], &events[r->area[i]]);
}

int64_t race_anywhere(const Race *r, int number, int64_t array)
{
    int area = r->area[number];
    int64_t row = r->has_rows[area] && array > 0 ? array : 0;
    return -2 * (row * r->trace->events.count + area) - 1;
}

void race_find_areas(Race *r)
{
    Map examples = {0}; /* Decl -> Examples */
    int count = r->trace->events.count;
    r->area = TILE_ARRAY(int, count);
    for (int i = 0; i < count; i++) {
        const Event *e = &r->trace->events.items[i];
        r->area[i] = i;
        if (race_is_access(e) && !set_has(&r->open, e->base) && is_anywhere(r, e))
            set_add(&r->open, e->base);
    }
    for (int i = 0; i < count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (!race_is_access(e) || !set_has(&r->open, e->base))
            continue;
        void **known = map_put_pointer(&examples, e->base);
        if (!*known)
            *known = NEW(Examples);
        join_area(r, i, *known);
    }
    for (int i = 0; i < count; i++)
        r->area[i] = root(r, i);
    find_rows(r);
}
