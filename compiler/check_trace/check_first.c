/* check_first.c - path conditions in the first trip of loops, where nobody knows how many trips
 * these have:
 *
 *     for (int i = 0; i < steps; i++)
 *         if (l >= i)
 *             sum += s[l - 1 - i]; // s[-1], of thread 0
 */
#include "check_trace.h"

void check_find_loops(const Trace *trace, Map *loops)
{
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (e->kind == EVENT_LOOP && e->value)
            *map_put_pointer(loops, e->value) = (void *)(intptr_t)(e->loop + 1);
    }
}

/* The trip of another loop. */
static bool is_other_trip(const Value *v, const void *loop)
{
    return v->kind == VALUE_SYMBOL && v->role == ROLE_ITERATION && v->number != *(const int *)loop;
}

static Value *first_of(Tile *tile, const Map *loops, Value *v, int depth)
{
    if (value_is_operation(v, OP_LOGICAL_AND) && depth)
        return value_and(tile, first_of(tile, loops, v->a, depth - 1),
                         first_of(tile, loops, v->b, depth - 1));
    if (v->kind != VALUE_SYMBOL || v->role != ROLE_TRIPS)
        return v;
    if (check_is_certain(v->meaning, CERTAIN_TRIPS, CHECK_DEPTH))
        return (Value *)v->meaning;
    int loop = (int)(intptr_t)map_value_pointer(loops, v->meaning) - 1;
    return value_number(tile, !value_find(v->meaning, THROUGH_ALL, is_other_trip, &loop));
}

Value *check_first_of_loops(const Trace *trace, const Map *loops, Value *active)
{
    return first_of(trace->tile, loops, check_first_trip(trace->tile, active), CHECK_DEPTH);
}
