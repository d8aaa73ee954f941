/* border_known.c - which accesses to views are certain to be made at a border of the domain, and
 * where.
 */
#include "border.h"

bool border_is_first(Corner corner)
{
    return corner < LAST_TILE;
}

bool border_has_last_trips(Corner corner)
{
    return corner == FIRST_LAST_TRIP || corner >= LAST_TRIP;
}

bool border_is_certain(const Value *v)
{
    return check_is_certain(v, CERTAIN_EXTENTS, CHECK_DEPTH);
}

/* Whether a condition says that a thread's place is less than something: in the first tile of
 * a large launch it holds. */
static bool is_upper_bound(const Value *v)
{
    if (v->kind != VALUE_OPERATION || v->is_open || !v->b || v->a->is_placed == v->b->is_placed)
        return false;
    return v->a->is_placed ? (v->op == OP_LT || v->op == OP_LE) && border_is_certain(v->a)
        : (v->op == OP_GT || v->op == OP_GE) && border_is_certain(v->b);
}

static bool is_reached(const Trace *trace, const Value *v, Corner corner, int depth);

/* Whether a loop has a trip: of what is not known of its condition, nothing says that it is
 * for some tiles alone. */
static bool has_trips(const Trace *trace, const Value *v, Corner corner, int depth)
{
    return depth && (!v->is_placed || is_reached(trace, v, corner, depth - 1));
}

static bool is_reached(const Trace *trace, const Value *v, Corner corner, int depth)
{
    if (value_is_operation(v, OP_LOGICAL_AND) && depth)
        return is_reached(trace, v->a, corner, depth - 1)
            && is_reached(trace, v->b, corner, depth - 1);
    if (v->role == ROLE_TRIPS)
        return has_trips(trace, v->meaning, corner, depth);
    return value_implies(trace->inside, v) || check_is_certain(v, CERTAIN_EXTENTS, depth)
        || (border_is_first(corner) && is_upper_bound(v));
}

static Value *without_rows(Tile *tile, Value *v, int64_t size, int depth)
{
    if (border_is_certain(v))
        return v;
    if (value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER && v->b->number % size == 0)
        return value_number(tile, 0);
    if (!depth || !value_is_operation(v, OP_ADD))
        return NULL;
    Value *a = without_rows(tile, v->a, size, depth - 1);
    Value *b = a ? without_rows(tile, v->b, size, depth - 1) : NULL;
    return b ? value_plain_operation(tile, OP_ADD, a, b, sizeof size, false) : NULL;
}

InRow border_place(const Trace *trace, const Event *e)
{
    InRow place = {border_is_certain(e->place) ? e->place : NULL, 0};
    while (!place.value && ++place.unknown < e->named->type->rank)
        place.value = without_rows(trace->tile, e->place,
                                   tile_row_size(e->named->type, place.unknown - 1), CHECK_DEPTH);
    return place;
}

Value *border_active(const Trace *trace, const Event *e, Corner corner)
{
    return border_has_last_trips(corner) ? check_last_trip(trace->tile, e->active)
        : check_first_trip(trace->tile, e->active);
}

/* What check_bounds.c looks at is left out, but in last trips of the host's loops. */
bool border_is_candidate(const Trace *trace, const Event *e, Corner corner)
{
    bool is_access = e->kind == EVENT_READ || e->kind == EVENT_WRITE || e->kind == EVENT_ATOMIC;
    if (!is_access || !type_is_handle(e->named->type))
        return false;
    InRow place = border_place(trace, e);
    int64_t number;
    bool is_else_looked_at = !place.unknown && !host_last_counter(0, &number)
        && e->extents
        && check_is_certain(e->place, CERTAIN_TILES, CHECK_DEPTH);
    if (corner == FIXED_ROWS && place.value)
        return check_is_certain(place.value, CERTAIN_TILES, CHECK_DEPTH)
            && check_is_reached_inside(trace, e->active);
    return place.value && !is_else_looked_at
        && is_reached(trace, border_active(trace, e, corner), corner, CHECK_DEPTH);
}
