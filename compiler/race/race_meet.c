/* race_meet.c - whether two accesses can be at one place, where the place of one or both is
 * a number that only one thread has: another one's, a constant number of counts apart, or
 * one that is less, as what was counted before, or more, as the sum of all.
 */
#include "race_place.h"

/* ---- the next one's place ----------------------------------------------- */

/* The number that names an access's place for one thread, and what the next one is more: a
 * counter's, or where an atomic function lets one thread come to each place. NULL: none. */
static const Value *number_of_slot(const Race *r, const Event *e, int64_t *step)
{
    const Value *own = race_own_place(r, e), *first = race_once_at(e->active);
    *step = 1;
    if (own && own == first) {
        while (value_is_operation(own, OP_MUL) && own->b->kind == VALUE_NUMBER)
            own = own->a;
        return own->is_open ? own : NULL;
    }
    if (!own || own->origin != ORIGIN_COUNTER || own->meaning->kind != VALUE_NUMBER)
        return NULL;
    *step = own->meaning->number;
    return own;
}

bool race_is_next_slot(const Race *r, const Event *e, const Event *other)
{
    int64_t step;
    const Value *number = number_of_slot(r, e, &step);
    if (!number || number != number_of_slot(r, other, &step))
        return false;
    RaceSlot a = race_slot_of(r, e->offset, number), b = race_slot_of(r, other->offset, number);
    int64_t next = a.scale * step;
    return next && a.scale == b.scale && !a.varies && !b.varies && a.at != b.at
        && (a.at - b.at) % next == 0;
}

bool race_is_same_slot(const Race *r, const Event *e, const Event *other)
{
    const Value *own = r->own[e - r->trace->events.items];
    if (e->offset == other->offset || !own)
        return true;
    RaceSlot a = race_slot_of(r, e->offset, own), b = race_slot_of(r, other->offset, own);
    return a.scale == b.scale && a.at == b.at;
}

/* ---- a counter and the thread's index ----------------------------------- */

/* The rest of a place, without a part and without what is the thread's own: a constant, and
 * `scale` times a uniform term. */
typedef struct Base {
    const Value *part;
    int64_t at, scale;
    const Value *term;
    bool varies, is_other; /* and more than that */
} Base;

static bool is_part(const Value *v, void *base)
{
    return v == ((const Base *)base)->part;
}

static void add_to_base(const Value *v, int64_t scale, void *base)
{
    Base *b = base;
    if (v == b->part)
        return;
    if (v->kind == VALUE_NUMBER && race_is_short(v->number)) {
        race_add_product(&b->at, scale, v->number);
    } else if (v->varies || v->is_placed) {
        b->varies = true;
    } else {
        b->is_other |= b->term != NULL;
        b->term = v;
        b->scale = scale;
    }
}

static Base base_of(const Value *place, const Value *part)
{
    Base b = {.part = part};
    race_each_term(place, 1, is_part, add_to_base, &b);
    return b;
}

bool race_is_slot_by_index(const Race *r, const Event *e, const Event *other)
{
    const Value *own = race_own_place(r, e);
    if (!own || own->origin != ORIGIN_COUNTER || other->offset->is_open)
        return false;
    Base a = base_of(e->offset, own), b = base_of(other->offset, NULL);
    return !a.varies && b.varies && !a.is_other && !b.is_other && a.at == b.at
        && a.term == b.term && a.scale == b.scale;
}

/* ---- numbers that only grow --------------------------------------------- */

/* The number that a counter is set to before it counts, if nothing sets it later; or NULL. */
static const Value *first_number(const Race *r, const Decl *counter)
{
    const Value *first = NULL;
    bool is_used = false;
    int around = 0, last = 0; /* where the loops end, and those in which it is set */
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_LOOP && r->loop_end[i] > around)
            around = r->loop_end[i];
        if (e->base != counter || (e->kind != EVENT_WRITE && e->kind != EVENT_ATOMIC))
            continue;
        bool is_set = e->kind == EVENT_WRITE;
        bool is_other = is_set && (!e->value || e->value->varies || (first && first != e->value));
        if (is_other || (is_set ? is_used : i < last))
            return NULL;
        is_used = !is_set;
        first = is_set ? e->value : first;
        last = !is_set ? last : around > i ? around : i;
    }
    return first;
}

/* Whether no barrier is between an access and the atomic function that counted its place. */
static bool is_counted_now(const Race *r, const Event *access, const Decl *counter)
{
    for (const Event *e = access; e-- > r->trace->events.items;) {
        if (e->kind == EVENT_BARRIER)
            return false;
        if (e->kind == EVENT_ATOMIC && e->base == counter)
            return true;
    }
    return false;
}

/* Whether a condition says that a number is less than the first one of a counter, or than
 * what that was when it was read. */
static bool is_below(const Value *condition, const Value *number, const Decl *counter,
                     const Value *first)
{
    if (value_is_operation(condition, OP_LOGICAL_AND))
        return is_below(condition->a, number, counter, first)
            || is_below(condition->b, number, counter, first);
    bool is_more = value_is_operation(condition, OP_GT);
    if (!is_more && !value_is_operation(condition, OP_LT))
        return false;
    const Value *low = is_more ? condition->b : condition->a;
    const Value *high = is_more ? condition->a : condition->b;
    return low == number
        && (high == first || (high->kind == VALUE_SYMBOL && high->base == counter));
}

/* Whether all places of an access are below some bytes. */
static bool ends_before(const Race *r, const Event *e, int64_t end)
{
    Tile *tile = r->trace->tile;
    if (!e->offset->is_fixed)
        return false;
    const int64_t *active = e->active->is_fixed ? value_lanes(tile, e->active) : NULL;
    for (int t = 0; t < tile->threads; t++)
        if ((!active || active[t]) && value_lanes(tile, e->offset)[t] + e->size > end)
            return false;
    return true;
}

/* One access is at a place from a counter or behind that, the other at one that this had
 * passed before, as where a queue grows behind what is taken from it. */
static bool is_counted_before(const Race *r, const Event *e, const Event *other)
{
    int64_t other_scale = 1;
    const Value *own = r->own[e - r->trace->events.items];
    const Value *number = race_unscaled(other->offset, &other_scale);
    if (!own || own->origin != ORIGIN_COUNTER || own->c
        || own->meaning->kind != VALUE_NUMBER || own->meaning->number <= 0)
        return false;
    Base behind = base_of(e->offset, own);
    int64_t scale = race_slot_of(r, e->offset, own).scale;
    if (scale < e->size || behind.at < 0 || behind.term || behind.varies)
        return false;
    const Value *first = first_number(r, own->base);
    if (!first)
        return false;
    bool is_before = (number && other_scale == scale
                      && is_below(other->active, number, own->base, first))
        || (first->kind == VALUE_NUMBER && race_is_short(first->number)
            && ends_before(r, other, first->number * scale));
    return is_before && is_counted_now(r, e, own->base);
}

static bool is_of_array(const Value *v, const void *array)
{
    return v->base == array;
}

const Value *race_element_in(const Value *place, const Decl *array)
{
    return value_find(place, THROUGH_OPERATIONS, is_of_array, array);
}

/* Whether no thread reads an element that stands behind another one, which all read. */
static bool is_read_no_later(const Race *r, const Value *element, const Value *last)
{
    const Event *e = race_read_of(r, element), *at = race_read_of(r, last);
    if (!e || !at || !e->offset->is_fixed || !at->offset->is_fixed || at->offset->varies)
        return false;
    int64_t end = *value_lanes(r->trace->tile, at->offset);
    for (int t = 0; t < r->trace->tile->threads; t++)
        if (value_lanes(r->trace->tile, e->offset)[t] > end)
            return false;
    return true;
}

/* One access is at a place from a running sum, the other behind it at that from the sum of
 * all. */
static bool is_before_total(const Race *r, const Event *e, const Event *other)
{
    const Value *own = r->own[e - r->trace->events.items];
    if (!own || own->origin != ORIGIN_LOAD || other->offset->varies
        || !race_is_summed(r, own->base))
        return false;
    const Value *total = race_element_in(other->offset, own->base);
    if (!total || !is_read_no_later(r, own, total))
        return false;
    Base a = base_of(e->offset, own), b = base_of(other->offset, total);
    int64_t scale = race_slot_of(r, e->offset, own).scale;
    return scale > 0 && race_slot_of(r, other->offset, total).scale == scale
        && !a.varies && !a.is_other && !b.varies && !b.is_other && a.term == b.term
        && a.scale == b.scale && a.at < b.at;
}

static bool is_before(const Race *r, const Event *e, const Event *other)
{
    return is_counted_before(r, e, other) || is_before_total(r, e, other);
}

bool race_are_in_order(Race *r, const Event *a, const Event *b)
{
    return is_before(r, a, b) || is_before(r, b, a);
}
