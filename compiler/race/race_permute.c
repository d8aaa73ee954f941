/* race_permute.c - arrays that hold a number of each thread's own in every element, in an
 * order that data choose: the numbers are written once, and change places after that. So do
 * those that hold a rank in every element.
 *
 *     order[l] = l;   ...   { int a = order[i]; order[i] = order[j]; order[j] = a; }
 *
 * What threads read from different elements of them differs. Places that it names do so too,
 * from one that another element names for all threads:
 *
 *     if (i > c)
 *         m[order[i]] -= m[order[c]];
 */
#include "race_place.h"

#include <stdlib.h>

enum { MOST_NUMBERS = 1 << 12 };

typedef LIST(int64_t) Owned;

static int by_number(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static bool are_distinct(Owned *n)
{
    if (!n->count)
        return false;
    qsort(n->items, (size_t)n->count, sizeof *n->items, by_number);
    for (int i = 1; i < n->count; i++)
        if (n->items[i] == n->items[i - 1])
            return false;
    return n->items[n->count - 1] != UNKNOWN;
}

/* Adds what each thread that makes an access, or may, has for a value; false: unknown. */
static bool add_numbers(Tile *tile, const Event *e, Value *v, Owned *n)
{
    if (!v || !v->is_fixed || n->count + tile->threads > MOST_NUMBERS)
        return false;
    const int64_t *active = value_lanes(tile, e->active), *numbers = value_lanes(tile, v);
    for (int t = 0; t < tile->threads; t++)
        if (active[t])
            list_add(n, numbers[t]);
    return true;
}

/* The last read before `end` that a value is from, or NULL. */
static const Event *read_of(const Race *r, const Value *v, const Event *end)
{
    for (const Event *e = end; e-- > r->trace->events.items;)
        if (e->kind == EVENT_READ && e->value == v)
            return e;
    return NULL;
}

/* Whether a value is an element of an array, at a uniform place also. */
static bool is_loaded(const Value *v, const Decl *array)
{
    return v && v->base == array && (v->origin == ORIGIN_LOAD || v->kind == VALUE_SYMBOL);
}

/* Whether two writes exchange the elements of an array. */
static bool is_exchange(const Race *r, const Event *w, const Event *other)
{
    if (other->kind != EVENT_WRITE || other->base != w->base || other->active != w->active
        || !is_loaded(other->value, w->base))
        return false;
    const Event *first = w < other ? w : other;
    const Event *from = read_of(r, w->value, first), *to = read_of(r, other->value, first);
    return from && to && from->offset == other->offset && to->offset == w->offset;
}

/* Whether a write is one of two that exchange elements: they are side by side. */
static bool has_partner(const Race *r, const Event *w)
{
    const Event *first = r->trace->events.items, *end = first + r->trace->events.count;
    const Event *next = w, *last = w;
    do
        next++;
    while (next < end && next->kind == EVENT_READ);
    while (last > first && (--last)->kind == EVENT_READ)
        continue;
    return (next < end && is_exchange(r, w, next)) || is_exchange(r, w, last);
}

/* Whether each thread that makes an access makes it at a place of its own. */
static bool has_own_places(const Race *r, const Event *e)
{
    Owned places = {0};
    return add_numbers(r->trace->tile, e, e->offset, &places) && are_distinct(&places);
}

static bool holds_own_numbers(const Race *r, const Decl *array)
{
    Owned numbers = {0};
    const Event *rank = NULL;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->base != array || !race_is_access(e) || e->kind == EVENT_READ)
            continue;
        bool is_write = e->kind == EVENT_WRITE;
        if (is_write && !rank && e->value && race_is_rank(e->value) && has_own_places(r, e)) {
            rank = e;
            continue;
        }
        bool is_right = is_write
            && (is_loaded(e->value, array)
                    ? has_partner(r, e)
                    : add_numbers(r->trace->tile, e, e->value, &numbers));
        if (!is_right)
            return false;
    }
    return rank ? !numbers.count : are_distinct(&numbers);
}

void race_find_permuted(Race *r)
{
    Set known = {0};
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_WRITE && e->base->is_tile_static && set_add(&known, e->base)
            && holds_own_numbers(r, e->base))
            set_add(&r->permuted, e->base);
    }
}

bool race_is_permuted(const Race *r, const Value *v)
{
    const Event *end = r->trace->events.items + r->trace->events.count;
    bool is_one = v->origin == ORIGIN_LOAD && set_has(&r->permuted, v->base);
    const Event *read = is_one ? read_of(r, v, end) : NULL;
    return read && has_own_places(r, read);
}

/* ---- the row that all threads use ---------------------------------------- */

/* Whether an array has the same elements at two events. */
static bool has_same(const Decl *array, const Event *a, const Event *b)
{
    for (const Event *e = a < b ? a : b, *end = a < b ? b : a; e < end; e++)
        if (e->base == array && e->kind == EVENT_WRITE)
            return false;
    return true;
}

/* Whether no thread makes an access at the element that all threads read elsewhere. */
static bool leaves_out(const Race *r, const Event *access, const Event *mine, const Event *one)
{
    Tile *tile = r->trace->tile;
    const int64_t *active = value_lanes(tile, access->active);
    const int64_t *places = value_lanes(tile, mine->offset);
    int64_t place = *value_lanes(tile, one->offset);
    for (int t = 0; t < tile->threads; t++)
        if (active[t] && (places[t] == place || places[t] == UNKNOWN))
            return false;
    return place != UNKNOWN && !one->offset->varies;
}

static bool is_row_of_others(const Race *r, const Event *e, const Event *other)
{
    const Value *own = r->own[e - r->trace->events.items];
    if (!own || own->origin != ORIGIN_LOAD || !set_has(&r->permuted, own->base))
        return false;
    const Value *shared = race_element_in(other->offset, own->base);
    const Event *mine = race_read_of(r, own), *one = shared ? race_read_of(r, shared) : NULL;
    if (!mine || !one || !has_same(own->base, mine, one) || !leaves_out(r, e, mine, one))
        return false;
    RaceSlot a = race_slot_of(r, e->offset, own), b = race_slot_of(r, other->offset, shared);
    return a.scale == b.scale && a.at == b.at;
}

bool race_are_rows_apart(Race *r, const Event *a, const Event *b)
{
    return r->permuted.used && !r->is_between
        && (is_row_of_others(r, a, b) || is_row_of_others(r, b, a));
}
