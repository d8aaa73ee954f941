/* race_trip.c - which trips of a loop are looked at: none if the sample's numbers skip the
 * loop; and, beside the first ones, that in which a thread writes where another began.
 */
#include "race.h"
#include "analysis/flow.h"

#include <stdlib.h>

void race_find_trips(Race *r)
{
    Tile *tile = r->trace->tile;
    r->has_trips = TILE_ARRAY(bool, r->trace->events.count);
    for (int sample = 0; sample < SAMPLES; sample++) {
        tile_sample(tile, sample);
        for (int i = 0; i < r->trace->events.count; i++) {
            const Event *e = &r->trace->events.items[i];
            if (e->kind != EVENT_LOOP || !e->value || r->has_trips[i])
                continue;
            const int64_t *holds = value_lanes(tile, e->value);
            for (int t = 0; t < tile->threads && !r->has_trips[i]; t++)
                r->has_trips[i] = holds[t] != 0 && holds[t] != UNKNOWN;
        }
    }
    tile_sample(tile, 0);
}

static bool has_effect(Node *n)
{
    return n->kind == ND_CALL || node_assigned(n);
}

/* What a loop's condition does happens once more than its trips. */
static bool acts_in_condition(const Event *loop)
{
    Node *condition = flow_condition(loop->node);
    return condition && node_any(condition, has_effect);
}

bool race_is_left_out(const Race *r, int begin)
{
    Tile *tile = r->trace->tile;
    const Event *loop = &r->trace->events.items[begin];
    Value *condition = acts_in_condition(loop) ? NULL : loop->value;
    const int64_t *holds = condition && !condition->is_open && r->has_trips[begin]
        ? value_lanes(tile, condition) : NULL;
    for (int t = 0; t < tile->threads && holds; t++)
        if (holds[t])
            return false;
    return holds;
}

/* In which trip a write of the first thread is where the second one's first is, or the
 * other way round; 0: none. */
static int64_t meeting_of(Tile *tile, const Event *e, int loop)
{
    const int64_t *places = value_lanes(tile, e->offset);
    int64_t first = places[0], second = places[1];
    tile_trip(tile, loop, 1);
    int64_t next = *value_lanes(tile, e->offset);
    tile_trip(tile, loop, 0);
    int64_t apart, step;
    if (first == UNKNOWN || second == UNKNOWN || next == UNKNOWN || next == first
        || __builtin_sub_overflow(second, first, &apart) || apart == INT64_MIN
        || __builtin_sub_overflow(next, first, &step) || apart % step)
        return 0;
    return llabs(apart / step);
}

int race_meeting_trip(const Race *r, int begin)
{
    Tile *tile = r->trace->tile;
    int loop = r->trace->events.items[begin].loop;
    for (int i = begin + 1; i < r->loop_end[begin] && tile->threads > 1; i++) {
        const Event *e = &r->trace->events.items[i];
        int64_t trip = e->kind == EVENT_WRITE && r->may_meet[i] && e->offset->varies
            && e->offset->is_free ? meeting_of(tile, e, loop) : 0;
        if (trip > 1 && trip < INT32_MAX)
            return (int)trip;
    }
    return 0;
}

/* Whether threads have such a trip in all samples in which the second one enters the loop:
 * what says how many there are and how far threads are apart goes together. */
static bool have_meeting_trip(const Race *r, int begin)
{
    Tile *tile = r->trace->tile;
    const Event *e = &r->trace->events.items[begin];
    bool may_meet = e->value && !e->value->is_open && tile->threads > 1, do_meet = false;
    for (int i = begin; i < r->loop_end[begin] && may_meet; i++)
        may_meet = r->trace->events.items[i].kind != EVENT_BARRIER;
    for (int sample = 0; sample < LARGE_SAMPLES && may_meet; sample++) {
        tile_sample(tile, sample);
        if (!value_lanes(tile, e->value)[1])
            continue;
        int meeting = race_meeting_trip(r, begin);
        do_meet = meeting > 1 && meeting < tile_last_trip(tile, e->loop, e->value, 0);
        may_meet = do_meet;
    }
    tile_sample(tile, 0);
    return do_meet;
}

void race_find_meetings(Race *r)
{
    r->meets = TILE_ARRAY(bool, r->trace->events.count);
    for (int i = 0; i < r->trace->events.count; i++)
        r->meets[i] = r->trace->events.items[i].kind == EVENT_LOOP
            && have_meeting_trip(r, i);
}
