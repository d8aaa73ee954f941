/* race_lock.c - locks that a thread tries to take, again and again: accesses of threads that
 * hold one lock exclude each other, in whichever trip they are.
 *
 *     while (!done)
 *         if (amp_atomic_exchange(&lock[k], 1) == 0) {
 *             sum[k] += x;
 *             amp_atomic_exchange(&lock[k], 0);
 *             done = true;
 *         }
 *
 * And locks that one thread of a tile waits for, and gives back, while the others are at
 * barriers: accesses between these exclude those of other tiles.
 */
#include "race_place.h"

/* Whether what a thread has found is the same at two events. */
static bool have_one_lock(const Event *a, const Event *b)
{
    const Value *once = race_once(a->active);
    return once ? once == race_once(b->active)
        : race_once_at(a->active) && race_once_at(a->active) == race_once_at(b->active);
}

static bool is_tried_before(const Race *r, const Event *e, const Event *release)
{
    for (const Event *a = r->trace->events.items; a < e; a++)
        if (a->kind == EVENT_ATOMIC && a->base == release->base && a->offset == release->offset)
            return true;
    return false;
}

/* The atomic access by which a thread gives the lock back that it holds at an event; NULL. */
static const Event *release_after(const Race *r, const Event *e)
{
    const Event *end = r->trace->events.items + r->trace->events.count;
    bool has_found = race_once(e->active) || race_once_at(e->active);
    for (const Event *a = e + 1; a < end && has_found; a++)
        if (a->kind == EVENT_ATOMIC && have_one_lock(e, a) && is_tried_before(r, e, a))
            return a;
    return NULL;
}

/* Whether all threads that are at one place of an access hold the same lock. */
static bool locks_place(const Event *release, const Event *e)
{
    return !release->offset->varies || race_follows(e->offset, release->offset);
}

/* ---- two locks ---------------------------------------------------------- */

enum { MOST_LOCKS = 4 };

/* The places of the locks that a thread has found free. */
typedef struct Found {
    const Value *places[MOST_LOCKS];
    int count;
} Found;

static void add_found(const Value *v, Found *f)
{
    if (value_is_operation(v, OP_LOGICAL_AND)) {
        add_found(v->a, f);
        add_found(v->b, f);
        return;
    }
    const Value *place = race_once_at(v);
    int64_t scale = 1;
    const Value *index = place ? race_unscaled(place, &scale) : NULL;
    if (place && f->count < MOST_LOCKS)
        f->places[f->count++] = index ? index : place;
}

/* Whether two places are one of two each, and both of them together. */
static bool are_both(const Value *x, const Value *y)
{
    return x->kind == VALUE_CHOICE && y->kind == VALUE_CHOICE
        && ((x->b == y->c && x->c == y->b) || (x->b == y->b && x->c == y->c && x->a != y->a));
}

const Value *race_locked_in_order(const Event *e)
{
    Found f = {.count = 0};
    add_found(e->active, &f);
    for (int i = 0; i < f.count; i++)
        for (int k = 0; k < i; k++) {
            const Value *x = f.places[i];
            if (are_both(x, f.places[k]))
                return race_follows(e->offset, x->b) ? x->b
                    : race_follows(e->offset, x->c) ? x->c : NULL;
        }
    return NULL;
}

/* ---- locks that one thread takes for its tile --------------------------- */

const Value *race_of_some(const Value *v)
{
    if (value_is_operation(v, OP_NE) && value_is(v->b, 0))
        v = v->a;
    return v->kind == VALUE_CHOICE && value_is(v->c, 1) ? v->b : NULL;
}

/* What the thread found that waited for the lock, where others did not; NULL. */
static const Value *found_for_tile(const Value *v)
{
    if (value_is_operation(v, OP_LOGICAL_AND)) {
        const Value *found = found_for_tile(v->a);
        return found ? found : found_for_tile(v->b);
    }
    const Value *some = race_of_some(v), *test = some ? race_once(some) : NULL;
    return test ? test->a : NULL;
}

static bool is_ordered(const Event *from, const Event *to)
{
    for (const Event *e = from; e < to; e++)
        if (e->kind == EVENT_BARRIER && e->fences_global)
            return true;
    return false;
}

/* Whether an event is between barriers that follow the taking of a lock and precede its
 * return, both of them at one place for all tiles. */
static bool is_within(const Race *r, const Event *e, const Decl *lock)
{
    const Event *first = r->trace->events.items, *end = first + r->trace->events.count;
    const Event *taken = e, *given = e;
    while (taken >= first && (taken->kind != EVENT_ATOMIC || taken->base != lock))
        taken--;
    while (given < end && (given->kind != EVENT_ATOMIC || given->base != lock))
        given++;
    return taken >= first && given < end && taken->offset == given->offset
        && !taken->offset->varies && !taken->offset->is_placed
        && is_ordered(taken, e) && is_ordered(e, given);
}

static bool are_locked_by_tiles(const Race *r, const Event *a, const Event *b)
{
    const Value *found = found_for_tile(a->active);
    return found && found == found_for_tile(b->active) && !found->base->is_tile_static
        && is_within(r, a, found->base) && is_within(r, b, found->base);
}

bool race_are_locked(Race *r, const Event *a, const Event *b)
{
    if (r->is_between && are_locked_by_tiles(r, a, b))
        return true;
    const Event *first = release_after(r, a), *last = first ? release_after(r, b) : NULL;
    return last && first->base == last->base && first->offset == last->offset
        && !(r->is_between && first->base->is_tile_static)
        && locks_place(first, a) && locks_place(last, b);
}
