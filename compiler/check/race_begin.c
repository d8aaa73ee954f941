/* race_begin.c - places that threads count in two ways which start at the same place, so
 * that both name it:
 *
 *     to[x < pivot ? less : more] = x;    sorted[bit ? ones - 1 : l - ones] = key;
 *
 * No race is reported if one count starts where the other ends, if its start is not a
 * constant, or if it counts down.
 */
#include "race.h"

/* A place as a linear combination of a number that is unique to the thread, the thread's
 * index and a constant. */
typedef struct Sum {
    const Value *own;
    int64_t owns, locals, at; /* the coefficients */
    bool is_other;            /* something else is, too */
} Sum;

/* The first place of a count, and the number that counts. */
typedef struct Begin {
    const Value *own;
    int64_t at;
    bool is_rest; /* of those that it did not count: `l - ones` */
} Begin;

static void add_to_sum(Sum *s, const Value *v, int64_t scale)
{
    int64_t inner_scale = scale;
    const Value *inner = race_unscaled(v, &inner_scale);
    bool is_own = v->origin == ORIGIN_COUNTER || v->origin == ORIGIN_LOAD || race_is_rank(v);
    if (is_own) {
        s->is_other |= s->own && s->own != v;
        s->own = v;
        s->owns += scale;
    } else if (v->kind == VALUE_NUMBER && race_is_short(v->number)) {
        race_add_product(&s->at, scale, v->number);
    } else if (v->kind == VALUE_LOCAL) {
        s->locals += scale;
    } else if (value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB)) {
        add_to_sum(s, v->a, scale);
        add_to_sum(s, v->b, v->op == OP_ADD ? scale : -scale);
    } else if (inner) {
        add_to_sum(s, inner, inner_scale);
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
    add_to_sum(s, place, 1);
    return s->own && !s->is_other && s->owns && s->at % unit_of(s) == 0;
}

static bool begin_of(const Race *r, const Sum *s, Begin *b)
{
    int64_t unit = unit_of(s), first;
    bool is_sum = s->own->origin == ORIGIN_LOAD;
    if (!first_of(r, s->own, &first))
        return false;
    b->own = s->own;
    b->is_rest = s->owns < 0;
    b->at = first + s->at / unit + (is_sum && !b->is_rest && s->at == -unit);
    return s->locals == (b->is_rest ? unit : 0) && (is_sum || !b->is_rest);
}

static bool begin_together(const Race *r, const Value *place, const Value *other)
{
    Sum one, two;
    Begin a, b;
    if (r->trace->tile->rank != 1 || !is_count(place, &one) || !is_count(other, &two))
        return false;
    bool are_two = (one.owns < 0) != (two.owns < 0) || one.own->base != two.own->base
        || (!one.own->base && one.own != two.own);
    return are_two && one.own->origin == two.own->origin && begin_of(r, &one, &a)
        && begin_of(r, &two, &b) && a.at == b.at;
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
