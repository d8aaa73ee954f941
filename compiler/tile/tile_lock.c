/* tile_lock.c - locks: who waited in a loop until an atomic function found one free has it
 * until it is changed again, and is alone meanwhile.
 *
 *     while (amp_atomic_exchange(&lock[0], 1) != 0)
 *         ;
 *     sum[0] += x;
 *     amp_atomic_exchange(&lock[0], 0);
 *
 * Or he took a number from a counter, and waited until another one called it.
 */
#include "tile_run.h"

/* What an atomic function found, where a condition is about it, or NULL. */
static const Value *found_by_atomic(const Value *v)
{
    while (v->kind == VALUE_OPERATION && v->op == OP_LOGICAL_NOT)
        v = v->a;
    if (v->kind != VALUE_OPERATION || !v->b)
        return NULL;
    bool is_ticket = v->b->origin == ORIGIN_COUNTER && v->a->base;
    bool is_found = is_ticket
        || (v->b->kind == VALUE_NUMBER
            && (v->a->origin == ORIGIN_SUCCESS || v->a->origin == ORIGIN_EXCHANGE));
    bool is_called = v->a->origin == ORIGIN_COUNTER && v->b->kind == VALUE_UNKNOWN
        && v->b->base;
    return is_found ? v->a : is_called ? v->b : NULL;
}

void run_take_lock(Run *r, Value *condition)
{
    if (!found_by_atomic(condition))
        return;
    run_set(r, LOCK, condition);
    r->locked = r->trace->events.count;
}

/* What nobody gives back is no lock: a loop that changes an element as soon as it is what
 * it was. */
void run_give_lock(Run *r, const Value *target)
{
    Value *lock = run_slot(r, LOCK);
    const Value *found = found_by_atomic(lock);
    if (!found || found->base != target->base)
        return;
    for (int i = r->locked; i < r->trace->events.count; i++) {
        Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_READ || e->kind == EVENT_WRITE || e->kind == EVENT_ATOMIC)
            e->active = value_and(r->tile, e->active, lock);
    }
    run_set(r, LOCK, value_number(r->tile, 1));
}
