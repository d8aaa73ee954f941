/* tile_around.c - loop-carried variables that go around a table from a place of each
 * thread's own, in steps that are the same in all trips:
 *
 *     h = (h + 1) % size;              if (++h == 64)
 *                                          h = 0;
 */
#include "tile_course.h"

/* Whether a value is the same in all trips of all loops. */
static bool is_steady(const Value *v)
{
    return v->kind == VALUE_NUMBER
        || (v->kind == VALUE_SYMBOL && (v->role == ROLE_CAPTURE || v->role == ROLE_KNOWN));
}

/* What is added to a variable's old value, or NULL. */
static Value *step_from(const Value *next, const Value *start)
{
    bool is_sum = value_is_operation(next, OP_ADD);
    Value *step = !is_sum ? NULL : next->a == start ? next->b : next->b == start ? next->a : NULL;
    return step && is_steady(step) ? step : NULL;
}

/* The number at which a choice goes back to 0; 0: it does not. */
static int64_t end_in_choice(const Value *next, const Value *start)
{
    const Value *is = next->a;
    bool is_end = value_is_operation(is, OP_EQ) || value_is_operation(is, OP_GE);
    bool is_inside = value_is_operation(is, OP_NE) || value_is_operation(is, OP_LT);
    const Value *back = is_end ? next->b : next->c, *on = is_end ? next->c : next->b;
    const Value *step = step_from(on, start);
    if ((!is_end && !is_inside) || is->b->kind != VALUE_NUMBER || !step || !value_is(step, 1)
        || !value_is(back, 0))
        return 0;
    return is->a == on ? is->b->number : is->a == start ? is->b->number + 1 : 0;
}

bool course_wraps(const Value *next, const Value *start)
{
    bool is_rest = value_is_operation(next, OP_MOD) || value_is_operation(next, OP_AND);
    return is_rest ? !next->b->varies && value_is_operation(next->a, OP_ADD) && next->a->a == start
                   : next->kind == VALUE_CHOICE && end_in_choice(next, start);
}

/* Whether a value is known to be a place in a table of so many. */
static bool is_within(Run *r, Value *v, int64_t size)
{
    bool is_cut = v->kind == VALUE_OPERATION && v->b && v->b->kind == VALUE_NUMBER;
    if (!v->is_fixed)
        return is_cut && ((v->op == OP_MOD && v->b->number <= size)
                          || (v->op == OP_AND && v->b->number >= 0 && v->b->number < size));
    const int64_t *lanes = value_lanes(r->tile, v);
    for (int t = 0; t < r->tile->threads; t++)
        if (lanes[t] < 0 || lanes[t] >= size)
            return false;
    return true;
}

static bool find_around(Run *r, const Assigned *a, const Value *next, Around *found)
{
    const Value *start = a->start;
    bool is_rest = value_is_operation(next, OP_MOD) || value_is_operation(next, OP_AND);
    if (is_rest) {
        *found = (Around){next->op, step_from(next->a, start), next->b};
        return found->step && is_steady(next->b);
    }
    int64_t end = next->kind == VALUE_CHOICE ? end_in_choice(next, start) : 0;
    *found = (Around){OP_MOD, value_number(r->tile, 1), value_number(r->tile, end)};
    bool may_be_place = !a->first->is_fixed || is_within(r, a->first, end);
    return end > 0 && end <= INT32_MAX && may_be_place;
}

bool course_goes_around(Run *r, Assigned *a, Value *next)
{
    Around found;
    bool may_go = type_is_integer(a->d->type) && !a->step && a->first->kind != VALUE_TUPLE
        && value_is_derived(a->first) && !a->first->is_open;
    if (!may_go || !find_around(r, a, next, &found))
        return false;
    bool is_same = a->around.op == found.op && a->around.step == found.step
        && a->around.size == found.size;
    if (a->course == COURSE_AROUND)
        return is_same;
    a->around = found;
    return true;
}

static Value *after_trips(Run *r, const Assigned *a, Value *k)
{
    Tile *tile = r->tile;
    const Type *t = a->d->type;
    Value *by = value_operation(tile, OP_MUL, k, a->around.step, t);
    Value *v = value_operation(tile, a->around.op, value_operation(tile, OP_ADD, a->first, by, t),
                               a->around.size, t);
    Value *is_first = value_operation(tile, OP_LT, k, value_number(tile, 1), type_int());
    bool is_place = a->around.size->kind == VALUE_NUMBER
        && is_within(r, a->first, a->around.size->number + (a->around.op == OP_AND));
    return is_place ? v : value_choice(tile, is_first, a->first, v);
}

Value *course_around(Run *r, const Assigned *a, int loop)
{
    return after_trips(r, a, value_symbol(r->tile, ROLE_ITERATION, loop));
}

Value *course_left_around(Run *r, const Assigned *a)
{
    return after_trips(r, a, value_fresh(r->tile, false));
}
