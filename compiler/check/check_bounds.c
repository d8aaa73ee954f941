/* check_bounds.c - threads that are sure to leave a tile_static array:
 * amp.memory.2, where the subscript is made of their place in the tile.
 */
#include "check.h"

/* Whether each thread's way to it and its place are known. */
static bool is_known(const Trace *trace, const Event *e)
{
    bool is_access = e->kind == EVENT_READ || e->kind == EVENT_WRITE
        || e->kind == EVENT_ATOMIC;
    return is_access && e->base->is_tile_static
        && e->base->type->kind == TY_ARRAY && trace->tile->is_sure
        && e->active->is_fixed && e->offset->is_fixed;
}

static const char *place_string(const Tile *tile, int thread)
{
    int place[3];
    for (int d = tile->rank - 1; d >= 0; d--) {
        place[d] = thread % tile->size[d];
        thread /= tile->size[d];
    }
    return check_tile_string(place, tile->rank);
}

static void report(const Tile *tile, const Event *e, int thread, int64_t offset)
{
    const Type *array = e->base->type, *element = array;
    while (element->kind == TY_ARRAY)
        element = element->of;
    int64_t at = offset / element->size - (offset % element->size < 0);
    diag(D_SUBSCRIPT_THREAD, at_node(e->node), place_string(tile, thread),
         arena_format("%lld", (long long)at), e->base->name,
         arena_format("%ld", array->size / element->size));
    diag_note(at_decl(e->base), "'%s' is declared here", e->base->name);
    check_note_calls(e->frame);
}

/* Says of the first thread that leaves it, if any does. Rows may be gone through
 * as one array, which C has not but all compilers do. */
static bool check_access(const Trace *trace, const Event *e)
{
    const int64_t *active = value_lanes(trace->tile, e->active);
    const int64_t *offset = value_lanes(trace->tile, e->offset);
    for (int t = 0; t < trace->tile->threads; t++) {
        bool is_there = active[t] && active[t] != UNKNOWN && offset[t] != UNKNOWN;
        if (is_there && (offset[t] < 0
                         || offset[t] + e->size > e->base->type->size)) {
            report(trace->tile, e, t, offset[t]);
            return false;
        }
    }
    return true;
}

void check_bounds(const Trace *trace, Map *reported)
{
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (is_known(trace, e) && !map_get_pointer(reported, e->node)
            && !check_access(trace, e))
            *map_put_pointer(reported, e->node) = e->node;
    }
}
