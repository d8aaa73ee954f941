/* tile_lock.c - locks: a thread that waited in a loop until an atomic function found the
 * lock free holds it until it is changed again; accesses between exclude each other.
 *
 *     while (amp_atomic_exchange(&lock[0], 1) != 0)
 *         ;
 *     sum[0] += x;
 *     amp_atomic_exchange(&lock[0], 0);
 *
 * So are those of a ticket lock: the thread took a number, and waits until it is called. One
 * thread of a tile may do so for all of them.
 */
#include "tile_run.h"

/* The result of an atomic function that a condition tests, where some threads wait alone
 * (`l == 0 ? found : 1`) that which these test; or NULL. */
static const Value *found_by_atomic(const Value *v)
{
    if (v->kind == VALUE_CHOICE && value_is(v->c, 1))
        v = v->b;
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

/* Accesses since the lock was taken get the lock's condition only here: what is never
 * released is no lock, but a compare-and-exchange loop. */
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
