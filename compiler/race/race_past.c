/* race_past.c - loops in which a thread fills a part of its own, and writes one element
 * behind that, which is the next part's first:
 *
 *     for (k = first[i]; k <= first[i + 1]; k++)     at = amp_atomic_fetch_add(&next, n);
 *         v[k] = 0;                                  for (k = 0; k <= n; k++)
 *                                                        v[at + k] = 0;
 *
 * And parts of several counters, which are shorter than what these give out:
 *
 *     at = amp_atomic_fetch_inc(&count[b]);
 *     if (at < 32)
 *         v[b * 16 + at] = x;
 */
#include "race_place.h"

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

/* ---- parts of counters --------------------------------------------------- */

/* How many of a counter's numbers a condition lets through: `at < 32`; 0: unknown. */
static int64_t limit_of(const Value *v, const Value *counter)
{
    if (value_is_operation(v, OP_LOGICAL_AND)) {
        int64_t limit = limit_of(v->a, counter);
        return limit ? limit : limit_of(v->b, counter);
    }
    bool is_not = value_is_operation(v, OP_LOGICAL_NOT);
    const Value *c = is_not ? v->a : v;
    if (!race_is_comparison(c) || c->a != counter || c->b->kind != VALUE_NUMBER)
        return 0;
    Op op = is_not ? op_contrary(c->op) : c->op;
    return op == OP_LT ? c->b->number : op == OP_LE ? c->b->number + 1 : 0;
}

static bool is_counter(const Race *r, const Value *v)
{
    (void)r;
    return v->origin == ORIGIN_COUNTER;
}

/* How far apart in a place are a counter's numbers, and the parts of two counters. */
typedef struct Bins {
    const Value *counter, *index;
    int64_t next, part;
    bool has_more; /* other terms vary, too */
} Bins;

static bool is_of_bins(const Value *v, void *bins)
{
    const Bins *b = bins;
    return v == b->counter || v == b->index;
}

static void add_to_bins(const Value *v, int64_t scale, void *bins)
{
    Bins *b = bins;
    if (v == b->counter)
        b->next += scale;
    else if (v == b->index)
        b->part += scale;
    else
        b->has_more |= v->varies;
}

static bool is_past_bin(const Race *r, const Event *e)
{
    const Value *counter = race_part_of(r, e->offset, is_counter, 16);
    const Value *index = counter && counter->c ? race_term_in(counter->c) : NULL;
    int64_t limit = index ? limit_of(e->active, counter) : 0;
    Bins b = {.counter = counter, .index = index};
    if (limit <= 0 || !race_is_short(limit))
        return false;
    race_each_term(e->offset, 1, is_of_bins, add_to_bins, &b);
    return !b.has_more && b.next > 0 && b.part > b.next && b.part / b.next < limit;
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
    return is_open && is_past_bin(r, e);
}
