/* race_earlier.c - sums that each thread forms by itself of what other threads wrote, of one
 * element more than the thread before it, or than the one behind it:
 *
 *     flag[l] = x > 0;
 *     t.barrier.wait();
 *     for (int k = 0; k < l; k++)
 *         before += flag[k];
 *     if (x > 0)
 *         list[before] = x;
 *
 * As running sums are, they are taken to be different in threads that a condition on data
 * lets make the access.
 */
#include "race.h"

enum { MOST_TERMS = 1 << 10 }; /* in one thread's sum */

/* The elements that one thread adds, the last first. */
typedef struct Sum {
    Tile *tile;
    int thread;
    const Decl *array;
    int count, steps;
    int64_t offsets[MOST_TERMS];
} Sum;

static bool add_element(Sum *s, const Value *v)
{
    bool is_element = v->c && v->base && v->base->is_tile_static
        && (v->kind == VALUE_SYMBOL || v->origin == ORIGIN_LOAD);
    if (!is_element || (s->array && s->array != v->base) || s->count == MOST_TERMS)
        return false;
    int64_t offset = value_lanes(s->tile, v->c)[s->thread];
    s->array = v->base;
    s->offsets[s->count++] = offset;
    return offset != UNKNOWN;
}

/* Adds the elements of a value, as the thread computes it; false: it is no such sum. */
static bool add_all(Sum *s, const Value *v)
{
    while (++s->steps < 4 * MOST_TERMS) {
        if (v->kind == VALUE_NUMBER)
            return true;
        if (v->kind == VALUE_CHOICE && !v->a->is_open)
            v = value_lanes(s->tile, v->a)[s->thread] ? v->b : v->c;
        else if (!value_is_operation(v, OP_ADD))
            return add_element(s, v);
        else if (v->b->kind == VALUE_NUMBER || add_element(s, v->b))
            v = v->a;
        else
            return false;
    }
    return false;
}

/* Whether a sum has all elements of another one, and one more. The same loop goes through
 * those of both, from the first element on or down to it. */
static bool goes_on(const Sum *sum, const Sum *before)
{
    bool begins = sum->count == before->count + 1, ends = begins;
    for (int i = 0; i < before->count && (begins || ends); i++) {
        begins = begins && sum->offsets[i] == before->offsets[i];
        ends = ends && sum->offsets[i + 1] == before->offsets[i];
    }
    return begins || ends;
}

bool race_sums_earlier(const Race *r, const Value *v)
{
    Tile *tile = r->trace->tile;
    if (v->kind != VALUE_CHOICE || !v->varies || !v->is_data || v->a->is_open
        || tile->threads < 2)
        return false;
    Sum *sums = TILE_ARRAY(Sum, 2);
    bool grows = true, shrinks = true;
    for (int t = 0; t < tile->threads; t++) {
        Sum *sum = &sums[t % 2], *last = &sums[1 - t % 2];
        sum->tile = tile;
        sum->thread = t;
        sum->array = NULL;
        sum->count = sum->steps = 0;
        if (!add_all(sum, v))
            return false;
        grows = grows && (!t || goes_on(sum, last));
        shrinks = shrinks && (!t || goes_on(last, sum));
        if (!grows && !shrinks)
            return false;
        tile->work += sum->steps;
    }
    return true;
}
