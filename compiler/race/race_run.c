/* race_run.c - runs a trace again, as a race detector would: each memory location records
 * which threads accessed it since the last barrier.
 *
 * A loop whose trips cannot be counted runs twice, so that accesses at the end of one trip
 * are compared with those at the start of the next.
 */
#include "race_place.h"

#include <string.h>

/* ---- accesses ----------------------------------------------------------- */

static int grain_of(Race *r, const Decl *base)
{
    int grain = (int)(intptr_t)map_value_pointer(&r->grain, base);
    return grain ? grain : 1;
}

/* Whether two accesses are at places unique to each thread, and so do not conflict. */
static bool are_apart(const Race *r, int number, int other)
{
    const Value *own = r->own[number];
    bool both_write = r->trace->events.items[number].kind == EVENT_WRITE
        && r->trace->events.items[other].kind == EVENT_WRITE;
    return own && r->own[other]
        && (both_write || (own == r->own[other]
                           && race_is_same_slot(r, r->trace->events.items + number,
                                                r->trace->events.items + other)));
}

/* Why two accesses at one place do not conflict. */
static PairTest *const tests[] = {race_are_parts, race_are_in_order, race_are_rows_apart,
                                  race_are_bounded, race_are_named, race_are_locked};
_Static_assert(sizeof tests / sizeof tests[0] == PAIR_TESTS, "each has an answer");

/* Threads meet at many places, by the same two accesses. */
static bool passes(Race *r, int test, const Event *a, const Event *b)
{
    PairAnswer *known = &r->answers[test];
    unsigned stamp = r->trace->tile->stamp;
    if (known->a != a || known->b != b || known->stamp != stamp)
        *known = (PairAnswer){a, b, stamp, tests[test](r, a, b)};
    return known->is_yes;
}

static bool do_conflict(Race *r, int number, int other)
{
    const Event *events = r->trace->events.items;
    bool conflict = !are_apart(r, number, other);
    for (int i = 0; i < PAIR_TESTS && conflict; i++)
        conflict = !passes(r, i, &events[number], &events[other]);
    return conflict;
}

/* Reports a conflict with an atomic access, else with a write, else with a read. */
static void meet_at(Race *r, const Cell *c, int number, int thread)
{
    int others[USES], count = race_conflicts(c, r->use_now, thread, others);
    for (int i = 0; i < count; i++)
        if (do_conflict(r, number, others[i])) {
            race_report(r, &r->trace->events.items[number],
                        &r->trace->events.items[others[i]]);
            break;
        }
}

/* A thread's access to one place: reports a conflict, and is recorded. */
static void use(Race *r, const Event *e, int number, int64_t place, int thread)
{
    Cell *c = race_cell(r, e->base, place);
    meet_at(r, c, number, thread);
    race_note_use(c, r->use_now, number, thread);
}

static void note(Race *r, const Event *e, int number, int64_t place,
                 int thread)
{
    race_note_use(race_cell(r, e->base, place), r->use_now, number, thread);
}

static void meet(Race *r, const Event *e, int number, int64_t place,
                 int thread)
{
    meet_at(r, race_cell(r, e->base, place), number, thread);
}

static void access_cells(Race *r, const Event *e, int number, int64_t offset, int thread)
{
    for (int byte = 0; byte < e->size; byte += r->grain_now) {
        int64_t place = (offset + byte) / r->grain_now;
        if (place >= 0)
            use(r, e, number, place, thread);
    }
}

/* An access at places that are known, beside accesses that may be anywhere. */
static void access_area(Race *r, const Event *e, int number, int64_t array, int thread)
{
    if (r->is_open_now) {
        int64_t anywhere = race_anywhere(r, number, array);
        meet(r, e, number, anywhere - 1, thread);
        note(r, e, number, anywhere, thread);
    }
}

/* Whether a thread's places are those of two threads before it, which then have all the
 * conflicts that there are. */
static bool is_third(LastPlaces *last, const RacePlaces *places, int64_t array)
{
    bool is_same = last->threads && last->array == array && last->places.count == places->count
        && memcmp(last->places.items, places->items,
                  (size_t)places->count * sizeof *places->items) == 0;
    if (!is_same)
        *last = (LastPlaces){*places, array, 0};
    return last->threads++ >= 2;
}

/* A thread's access that may be at any of several places: it is recorded at all. */
static void access_any(Race *r, const Event *e, int number, int64_t array, int thread,
                       int user)
{
    RacePlaces places;
    bool are_few = race_places(r, e, thread, &places);
    r->trace->tile->work += are_few ? places.count : 1;
    if (are_few && is_third(&r->last, &places, array))
        return;
    for (int i = 0; i < places.count && are_few; i++)
        access_cells(r, e, number, places.items[i], user);
    if (are_few && places.count) {
        access_area(r, e, number, array, user);
    } else if (!are_few) {
        int64_t anywhere = race_anywhere(r, number, array);
        meet(r, e, number, anywhere, user);
        note(r, e, number, anywhere - 1, user);
        note(r, e, number, anywhere, user);
    }
}

/* A thread's access, recorded for `user`, at `offset`. One outside of its row, at
 * `array`, counts only if it is certain; one outside of the thread's block does not. */
static void access_by(Race *r, const Event *e, int number, int64_t offset,
                      int64_t array, int thread, int user)
{
    OwnBlock own = r->blocks[number];
    int64_t begin = own.begin + own.size * thread;
    bool is_sure = e->offset->is_fixed && e->active->is_fixed;
    bool is_outside = offset != UNKNOWN
        && ((array != UNKNOWN && !is_sure
             && (offset < array || offset >= array + e->array_size))
            || (own.size && (offset < begin || offset >= begin + own.size)));
    if (is_outside)
        return; /* a trip that the loop does not make */
    if (offset != UNKNOWN) {
        access_cells(r, e, number, offset, user);
        access_area(r, e, number, array, user);
    } else if (e->base->is_tile_static && e->offset->is_open) {
        access_any(r, e, number, array, thread, user);
    } /* else divided by 0 */
}

/* Whether a place is a choice that has a known part, as where one thread alone has a counter's
 * number: `(l == 0 ? amp_atomic_fetch_add(…) : 0) + l`. */
static bool is_partly_known(const Value *v, int depth)
{
    if (!v->is_hidden)
        return true;
    if (v->kind == VALUE_CHOICE && !v->a->is_hidden)
        return v->b->is_hidden ? v->b->is_open && !v->c->is_hidden : v->c->is_open;
    bool is_operation = v->kind == VALUE_OPERATION && v->b && depth;
    return is_operation && is_partly_known(v->a, depth - 1) && is_partly_known(v->b, depth - 1);
}

/* Whether an access may conflict with one of another tile, at a place that is
 * known in both tiles. */
static bool is_between(const Race *r, int number)
{
    const Event *e = &r->trace->events.items[number];
    return set_has(&r->shared, e->base) && is_partly_known(e->offset, 8)
        && !r->elects[number];
}

/* Whether the sample's numbers are meaningful for an access: small row lengths would make
 * rows overlap, and in samples of two tiles some places depend on made-up distances. */
static bool is_in_sample(Tile *tile, const Event *e)
{
    bool is_lot = tile->sample >= FIRST_LOT && tile->sample < SAMPLES;
    if (tile->sample == SAMPLE_FIT || (is_lot && !e->base->is_tile_static))
        return e->base->is_tile_static;
    if (tile->sample >= SAMPLE_FAR)
        return true;
    if ((e->offset->is_scaled || e->offset->is_spread) && tile_has_pivot(tile, e->offset))
        return false;
    bool is_row = e->offset->is_scaled || (tile->sample >= SAMPLES && e->offset->is_spread);
    return !(is_row && value_is_of_small(tile, e->offset))
        && !(tile->sample >= SAMPLES && e->offset->is_placed
             && e->offset->is_free && !value_is_of_domain(e->offset));
}

/* Whether all threads that make an access are at one place. Then two of them have
 * all the conflicts that there are. */
static bool is_at_one_place(const Event *e, const int64_t *offset)
{
    return !e->offset->varies && offset[0] != UNKNOWN
        && (!e->array || !e->array->varies);
}

/* Whether a part of a condition is undefined in a thread, as a division by 0. */
static bool is_undefined(Tile *tile, Value *condition, int thread)
{
    if (condition->is_open && value_is_operation(condition, OP_LOGICAL_AND))
        return is_undefined(tile, condition->a, thread)
            || is_undefined(tile, condition->b, thread);
    return !condition->is_open && value_lanes(tile, condition)[thread] == UNKNOWN;
}

/* Whether a thread comes to an event, or may, depending on data. */
static bool comes_to(Tile *tile, const Event *e, const int64_t *active, int thread)
{
    return active[thread]
        && (active[thread] != UNKNOWN || !is_undefined(tile, e->active, thread));
}

bool race_is_reached(const Race *r, const Event *e)
{
    Tile *tile = r->trace->tile;
    const int64_t *active = value_lanes(tile, e->active);
    for (int t = 0; t < tile->threads; t++)
        if (comes_to(tile, e, active, t))
            return true;
    return false;
}

/* The one thread of the tile that comes to an event, or -1. */
static int sole_thread(Tile *tile, const Event *e, const int64_t *active)
{
    int found = -1;
    for (int t = 0; t < tile->threads; t++) {
        if (!comes_to(tile, e, active, t))
            continue;
        if (found >= 0)
            return -1;
        found = t;
    }
    return found;
}

/* An access by at most one thread, which may be any of those that come to it. */
static void access_once(Race *r, int number, const Value *once, const int64_t *active,
                        int64_t offset, int64_t array)
{
    const Event *e = &r->trace->events.items[number];
    Tile *tile = r->trace->tile;
    int only = r->is_between ? -1 : sole_thread(tile, e, active);
    if (race_is_reached(r, e))
        access_by(r, e, number, offset, array, only < 0 ? 0 : only,
                  only < 0 ? tile->threads + once->serial : only);
}

static void run_access_again(Race *r, int number)
{
    const Event *e = &r->trace->events.items[number];
    Tile *tile = r->trace->tile;
    if (!is_in_sample(tile, e)
        || !(r->is_between ? is_between(r, number) : r->may_meet[number]))
        return;
    r->grain_now = grain_of(r, e->base);
    r->use_now = race_use(e);
    r->last.threads = 0;
    r->is_open_now = set_has(&r->open, e->base);
    const int64_t *active = value_lanes(tile, e->active);
    const int64_t *offset = value_lanes(tile, e->offset);
    const int64_t *array = e->array ? value_lanes(tile, e->array) : NULL;
    const Value *once = e->offset->varies ? NULL : race_once(e->active);
    if (!once && !e->offset->varies && !r->is_between && race_crosses(r, e->active))
        once = e->active;
    if (once)
        access_once(r, number, once, active, offset[0], array ? array[0] : UNKNOWN);
    int left = once ? 0 : is_at_one_place(e, offset) ? 2 : tile->threads;
    for (int t = 0; t < tile->threads && left > 0; t++) {
        if (!comes_to(tile, e, active, t))
            continue;
        access_by(r, e, number, offset[t], array ? array[t] : UNKNOWN, t,
                  r->is_between ? r->side : t);
        left--;
    }
    tile->work += (long)tile->threads * (e->size / r->grain_now + 1);
}

/* ---- barriers and loops ------------------------------------------------- */

bool race_has_barrier(const Event *a, const Event *b)
{
    for (const Event *e = a < b ? a : b, *end = a < b ? b : a; e < end; e++)
        if (e->kind == EVENT_BARRIER)
            return true;
    return false;
}

static void run_again(Race *r, int from, int to);

/* Whether a thread reaches the end of a trip, and no decision in the loop's body
 * makes this the last one. */
static bool goes_on_after(Race *r, int end)
{
    Tile *tile = r->trace->tile;
    Value *next = r->trace->events.items[end].value;
    return tile->work < MAX_RACE_WORK && race_is_reached(r, &r->trace->events.items[end])
        && !(next && *value_lanes(tile, next) == 0);
}

/* Runs two successive trips of a loop; without barriers in it also the last one, and the
 * one that comes to where another thread's first one is. */
static void run_loop_again(Race *r, int begin)
{
    Tile *tile = r->trace->tile;
    const Event *e = &r->trace->events.items[begin];
    int end = r->loop_end[begin], last = -1;
    bool goes_on = true;
    for (int trip = 0; trip < 2 && goes_on; trip++) {
        tile_trip(tile, e->loop, trip);
        goes_on = !race_is_left_out(r, begin);
        if (goes_on)
            run_again(r, begin + 1, end);
        goes_on = goes_on && goes_on_after(r, end);
    }
    tile_trip(tile, e->loop, 0);
    bool has_last = tile->sample < LARGE_SAMPLES || tile->sample == SAMPLE_FIT;
    if (goes_on && e->value && !e->value->is_open && has_last
        && !race_has_barrier(e, &r->trace->events.items[end]))
        last = tile_last_trip(tile, e->loop, e->value, 0);
    int meeting = last > 1 && r->meets[begin] ? race_meeting_trip(r, begin) : 0;
    for (int i = 0; i < (meeting > 1 ? 2 : 1) && last > 1; i++) {
        tile_trip(tile, e->loop, i ? meeting : last);
        run_again(r, begin + 1, end);
        tile_trip(tile, e->loop, 0);
    }
}

static void run_again(Race *r, int from, int to)
{
    Tile *tile = r->trace->tile;
    for (int i = from; i < to && tile->work < 2 * MAX_RACE_WORK; i++) {
        const Event *e = &r->trace->events.items[i];
        tile->work += tile->threads; /* for barriers and loops as well */
        if (e->kind == EVENT_BARRIER) {
            if (race_is_reached(r, e))
                race_begin_phase(r, e);
        } else if (e->kind == EVENT_LOOP) {
            run_loop_again(r, i);
            i = r->loop_end[i];
        } else if (race_is_access(e)) {
            run_access_again(r, i);
        }
    }
}

void race_run(Race *r)
{
    run_again(r, 0, r->trace->events.count);
}
