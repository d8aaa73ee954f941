/* check_bounds.c - threads that are sure to leave a tile_static array:
 * amp.memory.2, where the subscript is made of their place in the tile.
 */
#include "check.h"

/* Whether a place is the thread's and its tile's alone, in sums and products. */
static bool is_plain(const Value *v)
{
    bool is_sum = v->kind == VALUE_OPERATION && v->b
        && (v->op == OP_ADD || v->op == OP_SUB || v->op == OP_MUL);
    return is_sum ? is_plain(v->a) && is_plain(v->b)
        : v->kind == VALUE_NUMBER || v->kind == VALUE_LOCAL
        || (v->kind == VALUE_SYMBOL && v->role == ROLE_TILE);
}

/* Whether each thread's way to an access and its place are known, be it by its tile. */
static bool is_known(const Trace *trace, const Event *e)
{
    bool is_access = e->kind == EVENT_READ || e->kind == EVENT_WRITE
        || e->kind == EVENT_ATOMIC;
    return is_access && e->base->is_tile_static
        && e->base->type->kind == TY_ARRAY && trace->tile->is_sure
        && e->active->is_fixed && (e->offset->is_fixed || is_plain(e->offset));
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

/* " of tile (0, 1)", or "" for the first one. */
static const char *tile_string(const Tile *tile)
{
    bool is_first = true;
    for (int d = 0; d < tile->rank; d++)
        is_first = is_first && !tile->number[d];
    return is_first ? "" : arena_format(" of tile (%s)", check_tile_string(
        tile->number, tile->rank));
}

/* What a thread may access: the array, or where the row is another one in each
 * thread, that row. Else rows may be gone through as one array, which C has not but
 * all compilers do. */
typedef struct Bounds {
    int64_t from, size;
} Bounds;

static Bounds bounds_of(const Trace *trace, const Event *e, int thread)
{
    bool is_row = e->array && e->array->varies
        && (e->array->is_fixed || is_plain(e->array));
    int64_t from = is_row ? value_lanes(trace->tile, e->array)[thread] : UNKNOWN;
    bool is_inside = from != UNKNOWN && from >= 0
        && from + e->array_size <= e->base->type->size;
    return is_inside ? (Bounds){from, e->array_size}
                     : (Bounds){0, e->base->type->size};
}

static void report(const Trace *trace, const Event *e, int thread, int64_t offset)
{
    const Type *element = e->base->type;
    while (element->kind == TY_ARRAY)
        element = element->of;
    Bounds b = bounds_of(trace, e, thread);
    bool is_row = b.size < e->base->type->size;
    int64_t at = offset - b.from;
    diag(D_SUBSCRIPT_THREAD, at_node(e->node), place_string(trace->tile, thread),
         tile_string(trace->tile),
         arena_format("%lld", (long long)(at / element->size
                                          - (at % element->size < 0))),
         is_row ? "a row of " : "", e->base->name,
         arena_format("%lld", (long long)(b.size / element->size)));
    diag_note(at_decl(e->base), "'%s' is declared here", e->base->name);
    check_note_calls(e->frame);
}

/* Says of the first thread that leaves it, if any does: of an array that is too
 * small once. */
static void check_access(const Trace *trace, const Event *e, Map *reported)
{
    const int64_t *active = value_lanes(trace->tile, e->active);
    const int64_t *offset = value_lanes(trace->tile, e->offset);
    for (int t = 0; t < trace->tile->threads; t++) {
        Bounds b = bounds_of(trace, e, t);
        bool is_there = active[t] && active[t] != UNKNOWN && offset[t] != UNKNOWN;
        if (!is_there || (offset[t] >= b.from
                          && offset[t] + e->size <= b.from + b.size))
            continue;
        void **said = map_put(reported, arena_format(
            "%p %lld", (const void *)e->base, (long long)offset[t]));
        if (!*said && !*map_put_pointer(reported, e->node))
            report(trace, e, t, offset[t]);
        *said = *map_put_pointer(reported, e->node) = e->node;
        return;
    }
}

static void check_accesses(const Trace *trace, Map *reported)
{
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (is_known(trace, e) && !map_get_pointer(reported, e->node))
            check_access(trace, e, reported);
    }
}

void check_bounds(const Trace *trace, Map *reported)
{
    Tile *tile = trace->tile;
    tile_sample(tile, 0);
    check_accesses(trace, reported);
    for (int d = 0; d < tile->rank; d++)
        if (tile->tiles[d] > 1)
            tile_beside(tile, d, 1);
    check_accesses(trace, reported);
    for (int d = 0; d < tile->rank; d++)
        tile_beside(tile, d, 0);
}
