/* race_bound.c - parts of a view that elements of other views delimit: each is one thread's
 * own.
 *
 *     for (int k = first[i]; k < first[i + 1]; k++)         // or
 *     for (int k = first[i]; k < first[i] + size[i]; k++)
 *         v[k] += 1;
 */
#include "race_place.h"

bool race_is_of_memory(const Value *v, const Decl *base)
{
    return value_find(v, THROUGH_OPERATIONS | THROUGH_MOVED, value_is_loaded, base);
}

static bool is_read_of(const Event *e, const Decl *view)
{
    return e->kind == EVENT_READ && e->named == view && type_is_integer(e->node->type);
}

/* Whether some loop ends where elements of a view say. */
static bool ends_loops(const Race *r, const Decl *view)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_LOOP && e->value && race_is_of_memory(e->value, view))
            return true;
    }
    return false;
}

/* Whether the next thread reads the element from which a thread has another one at a distance,
 * or one beyond that: both are the thread's own, as the two ends of an edge. */
static bool are_own_ends(Race *r, const Event *first, int64_t distance)
{
    const int64_t *from = value_lanes(r->trace->tile, first->offset);
    bool is_known = r->trace->tile->threads > 1 && from[0] != UNKNOWN && from[1] != UNKNOWN;
    int64_t step = is_known ? from[1] - from[0] : 0;
    return (step > distance && step > -distance) || (step < distance && step < -distance);
}

/* Whether two elements of a view that are side by side are read, in two places of the
 * kernel: the first is where a thread's part of another one begins, the second where
 * it ends. Or whether these are the two ends of something, which no other thread reads. */
static bool has_neighbours(Race *r, const Decl *view, bool are_own)
{
    Tile *tile = r->trace->tile;
    const Event *first = NULL;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (!is_read_of(e, view))
            continue;
        first = first ? first : e;
        int64_t at = *value_lanes(tile, e->offset);
        int64_t from = *value_lanes(tile, first->offset);
        bool is_beside = e->node != first->node && at != UNKNOWN && from != UNKNOWN
            && (at - from == e->size || from - at == e->size);
        if (is_beside && (!are_own || are_own_ends(r, first, at - from)))
            return true;
    }
    return false;
}

/* The number of the element that was loaded, in all views of such elements. */
static const Value *number_of(const Value *loaded)
{
    int64_t scale = 1;
    const Value *number = race_unscaled(loaded->c, &scale);
    return number ? number : loaded->c;
}

static bool has_members(const Decl *base)
{
    return type_is_handle(base->type) && !type_is_integer(base->type->of);
}

/* Whether a value lies beside another one that was loaded: it is an element of another view with
 * the same number, or another member of that element. */
static bool is_beside(const Value *v, const void *loaded)
{
    const Value *data = loaded;
    if (v->kind != VALUE_UNKNOWN)
        return false;
    return v->base == data->base ? v != data && has_members(data->base)
        : v->c && data->c && number_of(v) == number_of(data);
}

/* Whether a value is of a variable that a loop moves. */
static bool is_moved(const Value *v, const void *unused)
{
    (void)unused;
    return v->origin == ORIGIN_MOVED;
}

/* Whether a loop goes through elements from where one of a view says, to where one beside that
 * says. */
static bool goes_through(const Race *r, const Decl *view, int begin)
{
    const Event *events = r->trace->events.items, *loop = &events[begin];
    for (int i = begin + 1; i < r->loop_end[begin]; i++) {
        const Event *e = &events[i];
        const Value *data = race_is_access(e) ? race_data_in(e->offset) : NULL;
        if (data && data->base == view
            && value_find(loop->value, THROUGH_OPERATIONS | THROUGH_MOVED, is_beside, data)
            && (value_find(e->offset, THROUGH_OPERATIONS, is_moved, NULL)
                || value_is_of_trip(e->offset, loop->loop)))
            return true;
    }
    return false;
}

/* Whether elements of a view say where parts begin, and those of another one beside them how
 * long they are, or where they end; or the other way around. */
static bool has_ends_beside(const Race *r, const Decl *view)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_LOOP && e->value && goes_through(r, view, i))
            return true;
    }
    return false;
}

/* Whether a value is another element of the view that one was loaded from. */
static bool is_other_data(const Value *v, const void *data)
{
    return v != data && value_is_loaded(v, ((const Value *)data)->base);
}

bool race_is_in_bounds(Race *r, const Event *e, const Value *data)
{
    bool known = false;
    bool is_compared = e->offset->is_open && !e->offset->is_data; /* only in a condition */
    if (!data || is_compared || value_find(e->offset, THROUGH_OPERATIONS, is_other_data, data))
        return false;
    return answer_known(&r->bounds, data->base, &known) ? known
        : answer_keep(&r->bounds, data->base,
                      (type_is_handle(data->base->type) && has_neighbours(r, data->base, false))
                      || has_ends_beside(r, data->base));
}

static bool is_bounded(Race *r, const Event *e)
{
    return e->offset->is_open && race_is_in_bounds(r, e, race_data_in(e->offset));
}

bool race_are_bounded(Race *r, const Event *a, const Event *b)
{
    return is_bounded(r, a) && is_bounded(r, b);
}

bool race_is_at_end(Race *r, const Event *e, const Value *data)
{
    return data && type_is_handle(data->base->type) && race_is_added_to(e)
        && has_neighbours(r, data->base, true) && !ends_loops(r, data->base);
}
