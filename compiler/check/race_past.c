/* race_past.c - loops in which a thread fills a part of its own, and writes one element
 * behind that, which is the next part's first:
 *
 *     for (k = first[i]; k <= first[i + 1]; k++)     at = amp_atomic_fetch_add(&next, n);
 *         v[k] = 0;                                  for (k = 0; k <= n; k++)
 *                                                        v[at + k] = 0;
 */
#include "race.h"

/* Where a thread read a value, or UNKNOWN. */
static int64_t place_of_read(const Race *r, const Value *v, int thread)
{
    const Event *e = race_read_of(r, v);
    return e ? value_lanes(r->trace->tile, e->offset)[thread] : UNKNOWN;
}

/* Whether what ends a thread's part begins the next one's. */
static bool meets_next(const Race *r, const Value *first, const Value *last)
{
    int64_t next = place_of_read(r, first, 1);
    return next != UNKNOWN && next == place_of_read(r, last, 0);
}

/* `k <= first[i + 1]`, where `k` is the index. */
static bool ends_at_next(const Race *r, const Value *index, const Value *condition)
{
    const Value *first = race_data_in(index), *last = condition->b;
    return first && condition->a == index && last->kind == VALUE_UNKNOWN && last != first
        && last->base == first->base && meets_next(r, first, last);
}

static bool is_added_to(const Race *r, const Decl *sums, const Value *count)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_WRITE && e->base == sums && e->value == count)
            return true;
    }
    return false;
}

/* The first place of as many as a thread counted: a counter's number, the sum of what was
 * counted before, or that with its own, less this. */
static bool is_first_of(const Race *r, const Value *first, const Value *count)
{
    bool is_less = value_is_operation(first, OP_SUB) && first->b == count;
    const Value *own = race_unclamped(r, is_less ? first->a : first);
    if (own->origin == ORIGIN_COUNTER)
        return !is_less && own->meaning == count;
    return own->origin == ORIGIN_LOAD && race_is_summed(r, own->base)
        && is_added_to(r, own->base, count);
}

/* `k <= count`, where the index is `first + k`. */
static bool ends_behind_count(const Race *r, const Value *index, const Value *condition)
{
    const Value *trip = condition->a;
    if (!value_is_operation(index, OP_ADD) || (index->a != trip && index->b != trip))
        return false;
    return is_first_of(r, index->a == trip ? index->b : index->a, condition->b);
}

bool race_is_past_part(const Race *r, const Event *e)
{
    bool is_open = e->kind == EVENT_WRITE && e->offset->is_open
        && r->trace->tile->threads > 1;
    const Value *index = e->offset;
    while (value_is_operation(index, OP_MUL) && index->b->kind == VALUE_NUMBER)
        index = index->a;
    for (const Event *l = r->trace->events.items; l < e && is_open; l++) {
        const Value *c = l->kind == EVENT_LOOP ? l->value : NULL;
        if (c && value_is_operation(c, OP_LE)
            && (ends_at_next(r, index, c) || ends_behind_count(r, index, c)))
            return true;
    }
    return false;
}
