/* race_uniform.c - a trace as if all threads came to each barrier, as far as that is known. */
#include "race.h"

/* The loops around an event, by where they begin, the outermost first. */
typedef LIST(int) Around;

static int loop_end(const Trace *trace, int begin)
{
    int i = begin, inside = 0;
    do {
        EventKind kind = trace->events.items[i].kind;
        inside += (kind == EVENT_LOOP) - (kind == EVENT_LOOP_END);
    } while (inside && ++i < trace->events.count);
    return i;
}

/* Leaves out what follows an event in the outermost loop around it that threads leave in
 * different trips: what is before it is one trip. Returns the last event that is left out, or
 * the one before it. */
static int leave_parting(const Trace *trace, int event, Around *around, bool *is_left_out)
{
    int first = 0;
    while (first < around->count && !trace->events.items[around->items[first]].parts)
        first++;
    if (first == around->count)
        return event - 1;
    int end = loop_end(trace, around->items[first]);
    for (; around->count > first; around->count--)
        is_left_out[around->items[around->count - 1]] = true;
    for (int i = event; i <= end; i++)
        is_left_out[i] = true;
    return end;
}

static const Trace *without(const Trace *trace, const bool *is_left_out)
{
    Trace *part = NEW(Trace);
    *part = *trace;
    part->events.items = NULL;
    part->events.count = 0;
    part->is_partial = true;
    for (int i = 0; i < trace->events.count; i++)
        if (!is_left_out[i])
            list_add(&part->events, trace->events.items[i]);
    return part;
}

const Trace *race_as_if_uniform(const Trace *trace)
{
    Around around = {0};
    bool *is_left_out = NEW_ARRAY(bool, trace->events.count + 1), is_partial = false;
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (check_is_divergent(trace, e)) {
            int last = leave_parting(trace, i, &around, is_left_out);
            is_partial |= last >= i;
            i = last > i ? last : i;
        } else if (e->kind == EVENT_LOOP) {
            list_add(&around, i);
        } else if (e->kind == EVENT_LOOP_END) {
            around.count--;
        }
    }
    return is_partial ? without(trace, is_left_out) : trace;
}
