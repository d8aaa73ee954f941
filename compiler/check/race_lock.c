/* race_lock.c - locks that a thread tries to take, again and again: accesses of threads that
 * hold one lock exclude each other, in whichever trip they are.
 *
 *     while (!done)
 *         if (amp_atomic_exchange(&lock[k], 1) == 0) {
 *             sum[k] += x;
 *             amp_atomic_exchange(&lock[k], 0);
 *             done = true;
 *         }
 */
#include "race.h"

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

bool race_are_locked(const Race *r, const Event *a, const Event *b)
{
    const Event *first = release_after(r, a), *last = first ? release_after(r, b) : NULL;
    return last && first->base == last->base && first->offset == last->offset
        && !(r->is_between && first->base->is_tile_static)
        && locks_place(first, a) && locks_place(last, b);
}
