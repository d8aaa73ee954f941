/* tile_given.c - simplifies a value under a condition that holds: of a choice, an
 * infeasible side is dropped.
 *
 *     int slot = -1;
 *     if (keep)
 *         slot = amp_atomic_fetch_inc(&count);
 *     if (slot >= 0)
 *         kept[slot] = x; // here slot is the counter's result
 */
#include "sample.h"

enum { MAX_DEPTH = 12 };

typedef enum Truth { NO, YES, OPEN } Truth;

/* What another condition is if `condition` holds, or does not: OPEN if that is unknown. */
static Truth says(const Value *condition, bool holds, const Value *of, int depth)
{
    if (condition == of)
        return holds ? YES : NO;
    if (condition->kind != VALUE_OPERATION || !depth)
        return OPEN;
    if (condition->op == OP_LOGICAL_NOT)
        return says(condition->a, !holds, of, depth - 1);
    if (condition->op != (holds ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return OPEN;
    Truth first = says(condition->a, holds, of, depth - 1);
    return first != OPEN ? first : says(condition->b, holds, of, depth - 1);
}

/* Whether the condition is consistent with a value being a number. */
static bool allows(const Value *condition, bool holds, const Value *of, int64_t number,
                   int depth)
{
    const Value *a = condition->a, *b = condition->b;
    if (condition->kind != VALUE_OPERATION || !depth)
        return true;
    if (condition->op == OP_LOGICAL_NOT)
        return allows(a, !holds, of, number, depth - 1);
    if (condition->op == (holds ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return allows(a, holds, of, number, depth - 1)
            && allows(b, holds, of, number, depth - 1);
    if (!op_is_comparison(condition->op))
        return true;
    if (a == of && b->kind == VALUE_NUMBER)
        return (value_compute(condition, number, b->number) != 0) == holds;
    if (b == of && a->kind == VALUE_NUMBER)
        return (value_compute(condition, a->number, number) != 0) == holds;
    return true;
}

/* A choice among the values of `of`, without numbers that contradict the condition;
 * NULL if none is left. */
static Value *left_of(Tile *tile, Value *v, const Value *of, const Value *condition,
                      int depth)
{
    if (v->kind == VALUE_NUMBER)
        return allows(condition, true, of, v->number, MAX_DEPTH) ? v : NULL;
    if (v->kind != VALUE_CHOICE || !depth)
        return v;
    Value *yes = left_of(tile, v->b, of, condition, depth - 1);
    Value *no = left_of(tile, v->c, of, condition, depth - 1);
    return !yes ? no : !no ? yes : value_choice(tile, v->a, yes, no);
}

static Value *given(Tile *tile, Value *v, const Value *condition, int depth)
{
    if (!v->is_open || !depth)
        return v;
    if (v->kind == VALUE_CHOICE) {
        Truth side = says(condition, true, v->a, MAX_DEPTH);
        Value *left = side == OPEN ? left_of(tile, v, v, condition, 4)
            : side == YES ? v->b : v->c;
        return !left || left == v ? v : given(tile, left, condition, depth - 1);
    }
    if (v->kind != VALUE_OPERATION)
        return v;
    Value *a = given(tile, v->a, condition, depth - 1);
    Value *b = v->b ? given(tile, v->b, condition, depth - 1) : NULL;
    return a == v->a && b == v->b ? v
        : value_plain_operation(tile, v->op, a, b, v->bytes, v->is_unsigned);
}

Value *value_given(Tile *tile, Value *v, const Value *condition)
{
    return given(tile, v, condition, MAX_DEPTH);
}
