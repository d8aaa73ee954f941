/* race_once.c - accesses that at most one thread makes, which the result of an atomic function
 * elects: a ticket, an old value that not all put there, an exchange that succeeds.
 */
#include "race_place.h"

/* Whether a counter's result is compared with what an atomic function reads, as in a ticket
 * lock, and not with the thread's own data. */
static bool is_call(const Value *a, const Value *b)
{
    const Value *called = a->origin == ORIGIN_COUNTER ? b : a;
    const Value *ticket = called == a ? b : a;
    return ticket->origin == ORIGIN_COUNTER && called->kind == VALUE_UNKNOWN
        && called->origin != ORIGIN_COUNTER && called->base
        && (called->is_vague || called->origin == ORIGIN_EXCHANGE);
}

static bool is_once(const Value *v, bool holds)
{
    if (v->kind != VALUE_OPERATION || !v->b || v->a->kind != VALUE_UNKNOWN)
        return false;
    Op same = holds ? OP_EQ : OP_NE, other = holds ? OP_NE : OP_EQ;
    Origin origin = v->a->origin;
    if (v->b->varies)
        return v->op == same && is_call(v->a, v->b);
    if (origin == ORIGIN_SUCCESS)
        return holds && v->op == OP_NE;
    if (origin == ORIGIN_EXCHANGE && v->op == other && v->b->kind == VALUE_NUMBER
        && v->b == v->a->meaning)
        return true; /* not what all put there */
    return v->op == same && !race_is_met_again(v->a, OP_EQ, v->b)
        && (origin == ORIGIN_COUNTER || origin == ORIGIN_EXCHANGE);
}

/* The comparison, in a condition that holds or does not, which lets at most one thread come:
 * of all, or of those that share a place (`of_place`); or NULL. */
static const Value *once_in(const Value *v, bool holds, bool of_place)
{
    if (value_is_operation(v, OP_LOGICAL_NOT))
        return once_in(v->a, !holds, of_place);
    if (value_is_operation(v, holds ? OP_LOGICAL_AND : OP_LOGICAL_OR)) {
        const Value *once = once_in(v->a, holds, of_place);
        return once ? once : once_in(v->b, holds, of_place);
    }
    return is_once(v, holds) && !v->a->c == !of_place ? v : NULL;
}

const Value *race_once(const Value *active)
{
    return once_in(active, true, false);
}

const Value *race_found_once(const Value *active)
{
    const Value *once = once_in(active, true, true);
    return once ? once->a : NULL;
}

const Value *race_once_at(const Value *active)
{
    const Value *found = race_found_once(active);
    return found ? found->c : NULL;
}
