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
 * An element may also say whether one is added, `if (flag[k]) before++;`, and a thread may
 * leave out elements that are not before its own, `if (k < l)`. As running sums are, these are
 * taken to be different in threads that a condition on data lets make the access.
 */
#include "race_place.h"

enum { MOST_TERMS = 1 << 10 }; /* in one thread's sum */

/* The elements that one thread adds, the last first. */
typedef struct Sum {
    Tile *tile;
    int thread;
    const Decl *array;
    int count, steps;
    int64_t number; /* that is added beside them */
    int64_t offsets[MOST_TERMS];
} Sum;

static bool is_element(const Value *v)
{
    return v->c && v->base && v->base->is_tile_static
        && (v->kind == VALUE_SYMBOL || v->origin == ORIGIN_LOAD);
}

static bool add_element(Sum *s, const Value *v)
{
    if (!is_element(v) || (s->array && s->array != v->base) || s->count == MOST_TERMS)
        return false;
    int64_t offset = value_lanes(s->tile, v->c)[s->thread];
    s->array = v->base;
    s->offsets[s->count++] = offset;
    return offset != UNKNOWN;
}

/* The element that a condition asks; NULL: it asks none, or others as well. */
static const Value *asked_element(const Value *v)
{
    for (int depth = 0; v && depth < 4; depth++) {
        if (is_element(v))
            return v;
        const Value *left = v->a, *right = v->b;
        v = v->kind != VALUE_OPERATION ? NULL
            : !right || right->kind == VALUE_NUMBER ? left
            : left->kind == VALUE_NUMBER ? right : NULL;
    }
    return NULL;
}

/* A choice as the thread makes it; NULL: data make it. */
static const Value *chosen(const Sum *s, const Value *v)
{
    while (v->kind == VALUE_CHOICE && !v->a->is_open)
        v = value_lanes(s->tile, v->a)[s->thread] ? v->b : v->c;
    return v;
}

static bool add_term(Sum *s, const Value *v)
{
    v = chosen(s, v);
    if (v->kind == VALUE_NUMBER) {
        s->number += v->number;
        return true;
    }
    bool is_flag = v->kind == VALUE_CHOICE && v->b->kind == VALUE_NUMBER
        && v->c->kind == VALUE_NUMBER;
    const Value *asked = is_flag || v->kind == VALUE_OPERATION ? asked_element(is_flag ? v->a : v)
                                                               : NULL;
    return add_element(s, asked ? asked : v);
}

/* Adds the elements of a value, as the thread computes it; false: it is no such sum. */
static bool add_all(Sum *s, const Value *v)
{
    while (++s->steps < 4 * MOST_TERMS) {
        v = chosen(s, v);
        bool counts = v->kind == VALUE_CHOICE && value_is_operation(v->b, OP_ADD)
            && v->b->a == v->c && v->b->b->kind == VALUE_NUMBER;
        const Value *asked = counts ? asked_element(v->a) : NULL;
        if (v->kind == VALUE_NUMBER)
            return add_term(s, v);
        if (!asked && !value_is_operation(v, OP_ADD))
            return add_term(s, v);
        if (asked ? !add_element(s, asked) : !add_term(s, v->b))
            return false;
        v = asked ? v->c : v->a;
    }
    return false;
}

/* Whether a sum has all elements of another one, and one more. The same loop goes through
 * those of both, from the first element on or down to it. */
static bool goes_on(const Sum *sum, const Sum *before)
{
    bool begins = sum->count == before->count + 1 && sum->number == before->number;
    bool ends = begins;
    for (int i = 0; i < before->count && (begins || ends); i++) {
        begins = begins && sum->offsets[i] == before->offsets[i];
        ends = ends && sum->offsets[i + 1] == before->offsets[i];
    }
    return begins || ends;
}

bool race_sums_earlier(const Race *r, const Value *v)
{
    Tile *tile = r->trace->tile;
    bool is_sum = v->kind == VALUE_CHOICE || value_is_operation(v, OP_ADD);
    if (!is_sum || !v->varies || !v->is_hidden || tile->threads < 2)
        return false;
    Sum sums[2]; /* not in the arena: many values are asked for */
    bool grows = true, shrinks = true;
    for (int t = 0; t < tile->threads; t++) {
        Sum *sum = &sums[t % 2], *last = &sums[1 - t % 2];
        sum->tile = tile;
        sum->thread = t;
        sum->array = NULL;
        sum->count = sum->steps = 0;
        sum->number = 0;
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

/* ---- places ------------------------------------------------------------- */

/* The sum in a place, if that is all that differs between threads. */
typedef struct SumPlace {
    const Race *race;
    const Value *sum;
    bool has_more;
} SumPlace;

static bool is_sum(const Value *v, void *context)
{
    const SumPlace *p = context;
    return race_sums_earlier(p->race, v);
}

static void add_to_place(const Value *v, int64_t scale, void *context)
{
    SumPlace *p = context;
    (void)scale;
    p->has_more |= v->varies && (p->sum || !is_sum(v, p));
    p->sum = v->varies ? v : p->sum;
}

const Value *race_earlier_place(const Race *r, const Event *e)
{
    SumPlace p = {.race = r};
    if (!e->active->is_open || !e->offset->is_hidden)
        return NULL;
    race_each_term(e->offset, 1, is_sum, add_to_place, &p);
    return p.has_more ? NULL : p.sum;
}
