/* race_each.c - what an access is alone, whatever the numbers are: one place that
 * all threads write, an element that data name and change, a read of tile_static
 * that nothing has written.
 */
#include "race.h"

#include <string.h>

/* x += 1 and the like: what is written depends on who was there before. */
static bool changes(const Node *n)
{
    return (n->kind == ND_BINARY && n->op != OP_ASSIGN)
        || n->kind == ND_UNARY;
}

/* Every thread writes one place, in every run. */
static void check_certain(Race *r, const Event *e)
{
    int64_t number;
    Tile *tile = r->trace->tile;
    if (e->kind != EVENT_WRITE || tile->threads == 1 || e->offset->varies
        || !value_settled(tile, e->active, &number) || !number)
        return;
    bool is_same = e->value && !e->value->varies && !changes(e->node);
    if ((!is_same && !tile->is_sure) || !race_is_new(r, e, e->node))
        return;
    diag(is_same ? D_RACE_SAME : D_RACE_CERTAIN, at_node(e->node),
         e->named->name);
    check_note_calls(e->frame);
    const Event *barrier = r->barriers[race_memory(e->base)];
    race_say(r, e->base, barrier ? barrier->node : NULL);
}

/* Whether what is written comes from what was in that memory. */
static bool is_of_memory(const Value *v, const Decl *base, int depth)
{
    if (v->kind == VALUE_UNKNOWN)
        return v->base == base;
    return depth && v->kind == VALUE_OPERATION
        && (is_of_memory(v->a, base, depth - 1)
            || (v->b && is_of_memory(v->b, base, depth - 1)));
}

/* An element of a view that data name is changed without an atomic function:
 * what several threads may have data for, as in a histogram. */
static void check_counted(Race *r, const Event *e)
{
    bool is_update = e->kind == EVENT_WRITE && !e->base->is_tile_static
        && e->offset->is_open && !race_own_place(r, e)
        && !race_is_own_block(r, e) && !race_is_own_column(r, e)
        && (changes(e->node)
            || (e->value && is_of_memory(e->value, e->base, 4)));
    if (!is_update || r->trace->tile->threads == 1
        || !race_is_new(r, e, NULL))
        return;
    diag(D_RACE_PLACE, at_node(e->node), "change", e->named->name);
    check_note_calls(e->frame);
}

/* An atomic function that takes what was there. */
static bool is_atomic_update(const Event *e)
{
    const Builtin *b = e->kind == EVENT_ATOMIC ? builtin_of(e->node) : NULL;
    return b && strcmp(b->opencl, "xchg") != 0;
}

/* A read of tile_static that no write comes before, in any order of trips;
 * where all threads write `sum += …`, that was said. */
static void check_written(Race *r, int number, int outer_end)
{
    const Event *e = &r->trace->events.items[number];
    bool is_update = is_atomic_update(e);
    if ((e->kind != EVENT_READ && !is_update) || !e->base->is_tile_static
        || map_get_pointer(&r->said, e->base))
        return;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *w = &r->trace->events.items[i];
        if (i >= number && i >= outer_end)
            break;
        bool writes = w->kind == EVENT_WRITE
            || (w->kind == EVENT_ATOMIC
                && !(is_update && is_atomic_update(w)));
        if (writes && w->base == e->base)
            return;
    }
    if (race_is_new(r, e, e->base))
        diag(D_TILE_UNWRITTEN, at_node(e->node), e->named->name);
}

void race_look_at_each(Race *r)
{
    int outer_end = 0;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_BARRIER)
            race_begin_phase(r, e);
        if (!race_is_access(e))
            continue;
        check_certain(r, e);
        check_counted(r, e);
    }
    for (int i = 0; i < r->trace->events.count; i++) {
        if (r->trace->events.items[i].kind == EVENT_LOOP && i >= outer_end)
            outer_end = r->loop_end[i];
        check_written(r, i, outer_end);
    }
}
