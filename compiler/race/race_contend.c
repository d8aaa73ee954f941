/* race_contend.c - conditions that let several threads come to one place, of all those that an
 * atomic function meets there:
 *
 *     if (amp_atomic_exchange(&taken[h], 1) == 1)
 *         last[h] = i;
 *     if (amp_atomic_compare_exchange(&table[h], &found, key) || found == key)
 *         value[h] = i;
 *     if (amp_atomic_fetch_max(&most[h], x) < x)
 *         where[h] = i;
 */
#include "race_place.h"

bool race_is_met_again(const Value *old, Op op, const Value *number)
{
    if (old->kind != VALUE_UNKNOWN || !old->meaning)
        return false;
    if (old->origin == ORIGIN_NONE) /* of a function that keeps the least or the most number */
        return number == old->meaning && op != OP_EQ;
    if (number->kind != VALUE_NUMBER)
        return false;
    if (old->origin == ORIGIN_EXCHANGE)
        return old->meaning->kind == VALUE_NUMBER
            && (op == OP_EQ ? number == old->meaning : op == OP_NE && number != old->meaning);
    return old->origin == ORIGIN_COUNTER
        && (op == OP_NE || op == OP_GT || op == OP_GE || (op == OP_LT && number->number > 1)
            || (op == OP_LE && number->number > 0));
}

/* Whether a comparison of data, as what is there with the thread's key, may hold for several. */
static bool compares_data(const Value *v)
{
    return value_is_operation(v, OP_EQ) && v->a->is_open && v->b->is_open;
}

/* The place for which a condition holds in several threads; or NULL. */
static const Value *met_again_at(const Value *v, bool holds)
{
    if (value_is_operation(v, OP_LOGICAL_NOT))
        return met_again_at(v->a, !holds);
    if (value_is_operation(v, holds ? OP_LOGICAL_AND : OP_LOGICAL_OR)) {
        const Value *place = met_again_at(v->a, holds);
        return place ? place : met_again_at(v->b, holds);
    }
    if (value_is_operation(v, OP_LOGICAL_OR) && holds)
        return compares_data(v->b) ? race_once_at(v->a)
            : compares_data(v->a) ? race_once_at(v->b) : NULL;
    if (v->kind != VALUE_OPERATION || !op_is_comparison(v->op))
        return NULL;
    Op op = holds ? v->op : op_contrary(v->op);
    return race_is_met_again(v->a, op, v->b) ? v->a->c
        : race_is_met_again(v->b, op_swapped(op), v->a) ? v->b->c : NULL;
}

bool race_is_contended(const Event *e)
{
    const Value *place = race_once(e->active) || race_once_at(e->active)
        ? NULL : met_again_at(e->active, true);
    return place && e->value && e->value->varies && race_follows(place, e->offset);
}
