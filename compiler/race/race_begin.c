/* race_begin.c - places that threads count in two ways, of which both name one: they start
 * at the same place, or one before the other ends.
 *
 *     to[x < pivot ? less : more] = x;    sorted[bit ? ones - 1 : l - ones] = key;
 *
 * Where the sum of all flags says how many places each count has, both are compared for
 * each such sum. Else no race is reported if the start of one is not a constant, or if it
 * counts down.
 */
#include "race_place.h"

/* A place as a linear combination of a number that is unique to the thread, the thread's
 * index and a constant. */
typedef struct Sum {
    const Value *own, *total; /* the sum of all threads' numbers */
    int64_t owns, totals, locals, at; /* the coefficients */
    bool is_other;            /* something else is, too */
} Sum;

/* The first place of a count, and the number that counts. */
typedef struct Begin {
    const Value *own, *total;
    int64_t totals, at;
    bool is_rest; /* of those that it did not count: `l - ones` */
} Begin;

static bool is_own(const Value *v, void *context)
{
    (void)context;
    return v->origin == ORIGIN_COUNTER || v->origin == ORIGIN_LOAD || race_is_rank(v);
}

static void add_to_sum(const Value *v, int64_t scale, void *context)
{
    Sum *s = context;
    bool is_total = !v->varies && v->base && v->base->is_tile_static;
    if (is_total) {
        s->is_other |= s->total && s->total != v;
        s->total = v;
        s->totals += scale;
    } else if (is_own(v, NULL)) {
        s->is_other |= s->own && s->own != v;
        s->own = v;
        s->owns += scale;
    } else if (v->kind == VALUE_NUMBER && race_is_short(v->number)) {
        race_add_product(&s->at, scale, v->number);
    } else if (v->kind == VALUE_LOCAL) {
        s->locals += scale;
    } else {
        s->is_other = true;
    }
}

/* The constant that a tile_static counter is set to; false if it is none, or if not exactly
 * one atomic access changes the counter. */
static bool counter_begin(const Race *r, const Decl *counter, int64_t *at)
{
    int writes = 0, atomics = 0;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->base != counter || e->kind == EVENT_READ || !race_is_access(e))
            continue;
        if (e->kind == EVENT_ATOMIC) {
            atomics++;
            continue;
        }
        if (!e->value || e->value->kind != VALUE_NUMBER || (writes && *at != e->value->number))
            return false;
        *at = e->value->number;
        writes++;
    }
    return writes && atomics == 1;
}

/* Whether an unknown number is written to a uniform place of an array of sums. */
static bool has_seed(const Race *r, const Decl *sums)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_WRITE && e->base == sums && !e->offset->varies
            && !(e->value && e->value->kind == VALUE_NUMBER))
            return true;
    }
    return false;
}

/* The first number of a counter, sum or rank. A sum may include the thread's own flag. */
static bool first_of(const Race *r, const Value *own, int64_t *at)
{
    if (own->origin == ORIGIN_COUNTER)
        return value_is(own->meaning, 1) && !own->c && own->base->is_tile_static
            && counter_begin(r, own->base, at);
    *at = 0;
    return own->origin == ORIGIN_LOAD ? !has_seed(r, own->base) : race_rank_begin(own, at);
}

static int64_t unit_of(const Sum *s)
{
    return s->owns < 0 ? -s->owns : s->owns;
}

static bool is_count(const Value *place, Sum *s)
{
    *s = (Sum){0};
    race_each_term(place, 1, is_own, add_to_sum, s);
    return s->own && !s->is_other && s->owns && s->at % unit_of(s) == 0
        && s->totals % unit_of(s) == 0;
}

static bool begin_of(const Race *r, const Sum *s, Begin *b)
{
    int64_t unit = unit_of(s), first;
    bool is_sum = s->own->origin == ORIGIN_LOAD;
    if (!first_of(r, s->own, &first))
        return false;
    *b = (Begin){s->own, s->total, s->totals / unit, first + s->at / unit, s->owns < 0};
    return s->locals == (b->is_rest ? unit : 0) && (is_sum || !b->is_rest);
}

/* ---- the sum of all ----------------------------------------------------- */

/* What a variable of the tile gets, if only one statement gives it a value; or NULL. */
static const Value *only_value(const Race *r, const Decl *variable)
{
    const Value *only = NULL;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->base != variable || (e->kind != EVENT_WRITE && e->kind != EVENT_ATOMIC))
            continue;
        if (only || e->kind == EVENT_ATOMIC)
            return NULL;
        only = e->value;
    }
    return only;
}

/* Whether a value is the last of the sums of which `own` is the thread's. */
static bool is_sum_of_all(const Race *r, const Value *total, const Value *own)
{
    const Value *last = total->base == own->base ? total : only_value(r, total->base);
    const Event *at = last && last->base == own->base ? race_read_of(r, last) : NULL;
    const Event *e = race_read_of(r, own);
    Tile *tile = r->trace->tile;
    if (!at || !e || !at->offset->is_fixed || !e->offset->is_fixed)
        return false;
    int thread = tile->threads - 1;
    return value_lanes(tile, at->offset)[thread] == value_lanes(tile, e->offset)[thread];
}

/* Whether flagged numbers and the rest of them have a place in common for some sum. */
static bool have_common(const Begin *flagged, const Begin *rest, int threads, bool *is_valid)
{
    bool is_common = false;
    for (int64_t total = 1; total < threads; total++) {
        int64_t first = flagged->totals * total + flagged->at;
        int64_t other = rest->totals * total + rest->at;
        *is_valid &= first >= 0;
        is_common |= first < other + threads - total && other < first + total;
    }
    return is_common;
}

/* A sum may include the thread's own flag, which makes its first number 1. */
static bool meet_for_some_sum(const Race *r, const Begin *a, const Begin *b)
{
    Begin flagged = a->is_rest ? *b : *a, rest = a->is_rest ? *a : *b;
    bool are_known = (!a->total || is_sum_of_all(r, a->total, a->own))
        && (!b->total || is_sum_of_all(r, b->total, b->own));
    bool meets = are_known, is_any = false;
    for (int own = 0; own < 2 && are_known; own++, flagged.at++) {
        bool is_valid = true;
        bool is_common = have_common(&flagged, &rest, r->trace->tile->threads, &is_valid);
        meets &= !is_valid || is_common;
        is_any |= is_valid;
    }
    return meets && is_any;
}

/* ---- two counts --------------------------------------------------------- */

static bool begin_together(const Race *r, const Value *place, const Value *other)
{
    Sum one, two;
    Begin a, b;
    if (r->trace->tile->rank != 1 || !is_count(place, &one) || !is_count(other, &two)
        || one.own->origin != two.own->origin || !begin_of(r, &one, &a)
        || !begin_of(r, &two, &b))
        return false;
    if (a.is_rest != b.is_rest && one.own->base == two.own->base)
        return meet_for_some_sum(r, &a, &b);
    bool are_two = a.is_rest != b.is_rest || one.own->base != two.own->base
        || (!one.own->base && one.own != two.own);
    return are_two && !a.total && !b.total && a.at == b.at;
}

/* The choice in a place. */
static const Value *choice_in(const Value *v)
{
    while (v->kind == VALUE_OPERATION && v->op == OP_MUL && v->b->kind == VALUE_NUMBER)
        v = v->a;
    return v->kind == VALUE_CHOICE && v->a->is_open ? v : NULL;
}

bool race_begins_twice(const Race *r, const Event *e)
{
    const Value *choice = e->base->is_tile_static || type_is_handle(e->base->type)
        ? choice_in(e->offset) : NULL;
    return choice && begin_together(r, choice->b, choice->c);
}

bool race_begin_together(const Race *r, const Event *e, const Event *other)
{
    return e->active != other->active && e->active->is_open && other->active->is_open
        && begin_together(r, e->offset, other->offset);
}
