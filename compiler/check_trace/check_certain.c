/* check_certain.c - what is certain of a value or of a path condition, whatever the launch
 * and the data are.
 */
#include "check_trace.h"

bool check_is_certain(const Value *v, Certain of, int depth)
{
    bool is_of_domain = v->role == ROLE_TILE || v->role == ROLE_KNOWN
        || (of >= CERTAIN_TRIPS && v->role == ROLE_ITERATION)
        || (of >= CERTAIN_EXTENTS
            && (v->is_domain || v->is_side || v->dimension || v->is_given));
    switch (v->kind) {
    case VALUE_NUMBER:
    case VALUE_LOCAL:
        return true;
    case VALUE_SYMBOL:
        return is_of_domain;
    case VALUE_OPERATION:
        return v->is_fixed
            || (depth && check_is_certain(v->a, of, depth - 1)
                && (!v->b || check_is_certain(v->b, of, depth - 1)));
    case VALUE_CHOICE: /* of few others: each names its parts three times */
        return v->is_fixed
            || (depth > 3 && check_is_certain(v->a, of, depth - 4)
                && check_is_certain(v->b, of, depth - 4)
                && check_is_certain(v->c, of, depth - 4));
    default:
        return false;
    }
}

static Value *stayed(Tile *tile, Value *v, bool is_first, int depth)
{
    bool is_truth = value_is_operation(v, OP_NE) && value_is(v->b, 0);
    const Value *truth = is_truth ? v->a : v;
    if (truth->origin == ORIGIN_STAYED && (is_first || truth->number))
        return value_number(tile, 1);
    if (!value_is_operation(v, OP_LOGICAL_AND) || !depth)
        return v;
    return value_and(tile, stayed(tile, v->a, is_first, depth - 1),
                     stayed(tile, v->b, is_first, depth - 1));
}

Value *check_first_trip(Tile *tile, Value *active)
{
    return active->is_open ? stayed(tile, active, true, CHECK_DEPTH) : active;
}

Value *check_last_trip(Tile *tile, Value *active)
{
    return active->is_open ? stayed(tile, active, false, CHECK_DEPTH) : active;
}

/* A guard at the domain's edge, which compares the thread's place in it with what the
 * launch is given: all threads of the first tile of a large launch are inside. */
static bool is_guard(const Value *v)
{
    return v->kind == VALUE_OPERATION && op_is_comparison(v->op) && !v->is_open
        && v->a->is_placed != v->b->is_placed;
}

static bool is_reached(const Value *v, bool has_guards, Certain of, int depth)
{
    bool is_joint = v->kind == VALUE_OPERATION
        && (v->op == OP_LOGICAL_AND || v->op == OP_LOGICAL_OR || v->op == OP_LOGICAL_NOT);
    if (is_joint && depth)
        return is_reached(v->a, has_guards, of, depth - 1)
            && (!v->b || is_reached(v->b, has_guards, of, depth - 1));
    return (v->kind == VALUE_SYMBOL && v->role == ROLE_TRIPS)
        || (has_guards && is_guard(v)) || check_is_certain(v, of, depth);
}

bool check_is_reached(const Value *active, bool has_guards, Certain of)
{
    return is_reached(active, has_guards, of, CHECK_DEPTH);
}

static bool is_reached_inside(const Trace *trace, const Value *active, int depth)
{
    if (active == trace->inside || check_is_certain(active, CERTAIN_TILES, depth))
        return true;
    return depth && value_is_operation(active, OP_LOGICAL_AND)
        && is_reached_inside(trace, active->a, depth - 1)
        && is_reached_inside(trace, active->b, depth - 1);
}

bool check_is_reached_inside(const Trace *trace, Value *active)
{
    return is_reached_inside(trace, check_first_trip(trace->tile, active), CHECK_DEPTH);
}

/* Of the conditions that must all hold: those that contain data, or the other ones. */
static Value *part_of(Tile *tile, Value *active, bool is_data, int depth)
{
    if (value_is_operation(active, OP_LOGICAL_AND) && depth)
        return value_and(tile, part_of(tile, active->a, is_data, depth - 1),
                         part_of(tile, active->b, is_data, depth - 1));
    return (active->is_open || active->is_hidden) == is_data ? active : value_number(tile, 1);
}

Value *check_data_in(Tile *tile, Value *active)
{
    return part_of(tile, active, true, CHECK_DEPTH);
}

Value *check_without_data(Tile *tile, Value *active)
{
    return part_of(tile, active, false, CHECK_DEPTH);
}
