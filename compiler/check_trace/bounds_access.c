/* bounds_access.c - which elements each thread accesses, and which of them there are. */
#include "bounds.h"

/* ---- rows ---------------------------------------------------------------- */

bool bounds_is_access(const Event *e)
{
    return e->kind == EVENT_READ || e->kind == EVENT_WRITE || e->kind == EVENT_ATOMIC
        || e->kind == EVENT_OUTSIDE;
}

/* Whether an access is to an element of an array by its name, not through a pointer. */
static bool names_array(Node *n)
{
    const Type *t = check_named_in(n)->type;
    return t && t->kind == TY_ARRAY;
}

/* Whether that array is a member of a structure. */
bool bounds_names_member(Node *n)
{
    return names_array(n) && check_named_in(n)->kind == ND_MEMBER;
}

/* Whether a place is at a certain distance from where an array begins, whatever that is. */
static bool is_certain_behind(const Value *place, const Value *array, int depth)
{
    if (place == array)
        return true;
    bool is_sum = value_is_operation(place, OP_ADD);
    if (!depth || !(is_sum || value_is_operation(place, OP_SUB)))
        return false;
    return (is_certain_behind(place->a, array, depth - 1)
            && check_is_certain(place->b, CERTAIN_TILES, CHECK_DEPTH))
        || (is_sum && is_certain_behind(place->b, array, depth - 1)
            && check_is_certain(place->a, CERTAIN_TILES, CHECK_DEPTH));
}

/* That distance. */
static int64_t distance_from(Tile *tile, const Value *place, const Value *array, int thread)
{
    if (place == array)
        return 0;
    bool is_left = is_certain_behind(place->a, array, CHECK_DEPTH);
    const Value *nearer = is_left ? place->a : place->b;
    int64_t by = value_lanes(tile, is_left ? place->b : place->a)[thread];
    int64_t rest = distance_from(tile, nearer, array, thread);
    return by == UNKNOWN || rest == UNKNOWN ? UNKNOWN
        : place->op == OP_ADD ? rest + by : rest - by;
}

/* Whether an access is to a certain element of a row that nobody knows. */
bool bounds_is_in_any_row(const Event *e)
{
    return e->base->type->kind == TY_ARRAY && e->array && names_array(e->node)
        && !check_is_certain(e->array, CERTAIN_TILES, CHECK_DEPTH)
        && is_certain_behind(e->place, e->array, CHECK_DEPTH);
}

/* Whether an access names an array, in a row that is known. */
static bool is_in_known_row(const Event *e)
{
    return e->array && names_array(e->node)
        && check_is_certain(e->array, CERTAIN_TILES, CHECK_DEPTH);
}

void bounds_find_reach(const Trace *trace, Map *reach_of)
{
    Tile *tile = trace->tile;
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (!bounds_is_access(e) || !is_in_known_row(e) || e->array->varies)
            continue;
        const int64_t *active = value_lanes(tile, e->active);
        const int64_t *places = value_lanes(tile, e->place);
        int64_t row = value_lanes(tile, e->array)[0];
        void **reach = map_put_pointer(reach_of, e->node);
        for (int t = 0; t < tile->threads; t++) {
            int64_t end = places[t] == UNKNOWN ? INT32_MAX : places[t] - row + e->size;
            if (active[t] && end > (intptr_t)*reach)
                *reach = (void *)(intptr_t)end;
        }
    }
}

/* Whether a row is one by itself: it varies, or threads access hardly more than it. Else rows
 * may be gone through as one array, which C has not but all compilers do. */
static bool is_by_itself(const Map *reach_of, const Event *e)
{
    intptr_t reach = (intptr_t)map_value_pointer(reach_of, e->node);
    return e->array->varies || bounds_names_member(e->node)
        || 2 * reach < 3 * (int64_t)e->array_size;
}

/* ---- elements, by thread --------------------------------------------------- */

/* The last tile of a domain that is no multiple of it has fewer threads. */
static bool is_there(const Tile *tile, int thread)
{
    for (int d = 0; d < tile->rank; d++)
        if (tile->extent[d] && check_index_of(tile, thread, d) >= tile->extent[d])
            return false;
    return true;
}

/* Rows longer than those that values tell apart say nothing. */
static bool has_extents(const Event *e)
{
    bool are_known = type_is_handle(e->base->type) && e->extents;
    for (int d = 0; are_known && d < e->named->type->rank; d++)
        are_known = e->extents[d] >= 1
            && e->extents[d] <= (d ? tile_longest_row : INT32_MAX);
    return are_known;
}

Access bounds_access(const Trace *trace, const Map *reach_of, const Event *e, Value *active)
{
    Tile *tile = trace->tile;
    bool is_known = is_in_known_row(e) && is_by_itself(reach_of, e);
    Access a = {.event = e, .places = value_lanes(tile, e->place)};
    a.holds = active == trace->inside ? NULL : value_lanes(tile, active);
    a.row = bounds_is_in_any_row(e) ? ANY_ROW : is_known ? KNOWN_ROW : WHOLE_ARRAY;
    a.rows = is_known ? value_lanes(tile, e->array) : NULL;
    a.is_view = type_is_handle(e->base->type);
    a.has_extents = has_extents(e);
    return a;
}

bool bounds_hold_all(const Tile *tile, const Access *a)
{
    const Event *e = a->event;
    bool hold = a->row != ANY_ROW && (!a->is_view || e->named->type->rank == 1);
    int64_t end = a->is_view && a->has_extents ? e->extents[0] * e->named->type->of->size
        : a->is_view ? INT64_MAX : e->base->type->size;
    for (int t = 0; t < tile->threads && hold && a->row == WHOLE_ARRAY; t++)
        hold = a->places[t] >= 0 && a->places[t] <= end - e->size;
    for (int t = 0; t < tile->threads && hold && a->row == KNOWN_ROW; t++)
        hold = a->rows[t] >= 0 && a->rows[t] <= end - e->array_size
            && a->places[t] >= a->rows[t] && a->places[t] - a->rows[t] <= e->array_size - e->size;
    return hold;
}

/* Where a thread accesses; UNKNOWN if it does not, or nobody knows. */
int64_t bounds_place(Tile *tile, const Access *a, int thread)
{
    bool is_done = !a->holds || (a->holds[thread] && a->holds[thread] != UNKNOWN);
    return !is_done || !is_there(tile, thread) ? UNKNOWN
        : a->row == ANY_ROW ? distance_from(tile, a->event->place, a->event->array, thread)
        : a->places[thread];
}

Bounds bounds_of_thread(const Access *a, int thread)
{
    const Event *e = a->event;
    int64_t from = a->row == ANY_ROW ? 0 : a->row == KNOWN_ROW ? a->rows[thread] : UNKNOWN;
    bool is_row = from != UNKNOWN && from >= 0
        && (a->row == ANY_ROW || from + e->array_size <= e->base->type->size);
    return is_row ? (Bounds){from, e->array_size} : (Bounds){0, e->base->type->size};
}

void check_subscripts(const Event *e, int64_t offset, int64_t at[3])
{
    Type rows = *e->named->type;
    for (int d = 0, rank = rows.rank; d < rank; d++, rows.rank--) {
        int64_t row = tile_row_size(&rows, 0);
        int64_t places = offset + (rows.rank > 1 ? row / 2 : 0);
        at[d] = places / row - (places % row < 0);
        offset -= at[d] * row;
    }
}

bool check_leaves_row(const Event *e, const int64_t at[3], const int64_t extent[3])
{
    const Type *of = check_named_in(e->node)->type;
    bool is_first = true;
    for (int d = 0; d < e->named->type->rank && of && type_is_handle(of); d++) {
        if (at[d] < 0 || (extent[d] && at[d] >= extent[d]))
            return !is_first;
        is_first &= at[d] == 0;
    }
    return false;
}

bool bounds_is_outside(const Access *a, int64_t offset, Outside *found)
{
    const Event *e = a->event;
    int64_t flat = 0, count = 1;
    bool is_in_rows = true;
    found->rank = e->named->type->rank;
    check_subscripts(e, offset, found->index);
    for (int d = 0; d < found->rank; d++) {
        found->extent[d] = e->extents[d];
        is_in_rows &= found->index[d] >= 0 && found->index[d] < e->extents[d];
        flat = flat * e->extents[d] + found->index[d];
        count *= e->extents[d];
    }
    return flat < 0 || flat >= count
        || (!is_in_rows && check_leaves_row(e, found->index, found->extent));
}

bool bounds_leaves(const Access *a, int thread, int64_t offset)
{
    if (a->is_view)
        return a->has_extents && bounds_is_outside(a, offset, &(Outside){.rank = 0});
    Bounds b = bounds_of_thread(a, thread);
    return offset < b.from || offset + a->event->size > b.from + b.size;
}
