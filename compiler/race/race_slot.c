/* race_slot.c - places that are unique to each thread though their numbers are unknown:
 * from an atomic counter, a rank, a running sum, or a key that differs from its neighbour
 * in sorted data. Such writes do not conflict, unless equal numbers share a rank, each tile
 * has its own counter, or a thread writes the next one's place as well.
 * Except for counters, they are recognized by their form, not proved.
 */
#include "race_place.h"

enum { MAX_TERMS = 1 << 10 };

/* ---- running sums ------------------------------------------------------- */

/* How many elements of tile_static arrays are summed up in `v`, 2 at most. */
static int loads_in_sum(const Value *v, int depth)
{
    if (v->kind == VALUE_UNKNOWN)
        return v->origin == ORIGIN_LOAD;
    if (depth == 0)
        return 0;
    int a = 0, b = 0;
    if (value_is_operation(v, OP_ADD)) {
        a = loads_in_sum(v->a, depth - 1);
        b = loads_in_sum(v->b, depth - 1);
        return a + b < 2 ? a + b : 2;
    }
    if (v->kind == VALUE_CHOICE) {
        a = loads_in_sum(v->b, depth - 1);
        b = a < 2 ? loads_in_sum(v->c, depth - 1) : 0;
    }
    return a > b ? a : b;
}

bool race_is_summed(const Race *r, const Decl *array)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_WRITE && e->base == array && e->value
            && loads_in_sum(e->value, 6) > 1)
            return true;
    }
    return false;
}

/* ---- places ------------------------------------------------------------- */

/* Whether data say which element a number was loaded from: others may have it as well. */
static bool is_at_data(const Race *r, const Value *v)
{
    const Event *read = race_read_of(r, v);
    return read && race_data_in(read->offset);
}

static bool is_own(const Race *r, const Value *v)
{
    if (v->origin == ORIGIN_LOAD)
        return (race_is_summed(r, v->base) && !is_at_data(r, v)) || race_is_permuted(r, v);
    return v->origin == ORIGIN_COUNTER || race_is_rank(v) || race_sums_earlier(r, v);
}

/* Whether a counter's next number comes to the same: `next / 2`. */
static bool is_coarse(const Value *v)
{
    int64_t grain = race_grain(v);
    return grain > 1 && v->a->origin == ORIGIN_COUNTER && v->a->meaning->kind == VALUE_NUMBER
        && v->a->meaning->number > 0 && v->a->meaning->number < grain;
}

static bool is_part_of_counter(const Race *r, const Value *v)
{
    (void)r;
    return is_coarse(v);
}

static const Value *counter_in(const Value *own)
{
    return is_coarse(own) ? own->a : own;
}

static bool is_tied(const Race *r, const Value *v)
{
    (void)r;
    return race_is_tied_rank(v) || is_coarse(v);
}

/* How many threads of the tile a condition holds for, whatever data are; -1: unknown. */
static int threads_where(const Race *r, const Value *condition)
{
    Tile *tile = r->trace->tile;
    int count = 0;
    if (condition->is_open)
        return -1;
    const int64_t *lanes = value_lanes(tile, (Value *)condition);
    for (int t = 0; t < tile->threads; t++)
        count += lanes[t] != 0;
    return count;
}

const Value *race_unclamped(const Race *r, const Value *v)
{
    if (v->kind != VALUE_CHOICE || v->b->is_open == v->c->is_open)
        return v;
    const Value *open = v->b->is_open ? v->b : v->c, *end = v->b->is_open ? v->c : v->b;
    const Value *of = race_data_in(open), *compared = race_data_in(v->a);
    if (!of || of->origin != ORIGIN_LOAD || end->kind != VALUE_NUMBER)
        return v;
    bool is_clamp = race_is_comparison(v->a) && compared && of->base == compared->base;
    int count = threads_where(r, v->a), all = r->trace->tile->threads;
    bool is_of_one = v->b->is_open ? count == all - 1 : count == 1;
    return is_clamp || is_of_one ? open : v;
}

const Value *race_part_of(const Race *r, const Value *v, IsPart is_part, int depth)
{
    if (depth == 0 || !v->is_open)
        return NULL;
    v = race_unclamped(r, v);
    if (is_part(r, v))
        return v;
    if (v->kind == VALUE_CHOICE) {
        const Value *yes = race_part_of(r, v->b, is_part, depth - 1);
        return yes && race_part_of(r, v->c, is_part, depth - 1) ? yes : NULL;
    }
    bool is_linear = value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB)
        || (value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER);
    if (!is_linear)
        return NULL;
    const Value *whole = value_is_operation(v, OP_ADD) ? race_taken_apart(r, v) : NULL;
    const Value *part = whole ? race_part_of(r, whole, is_part, depth - 1) : NULL;
    part = part ? part : race_part_of(r, v->a, is_part, depth - 1);
    return part ? part : race_part_of(r, v->b, is_part, depth - 1);
}

const Value *race_data_in(const Value *v)
{
    return value_find(v, THROUGH_OPERATIONS | THROUGH_CHOICES | THROUGH_MOVED, value_is_loaded,
                      NULL);
}

/* ---- heads of runs ------------------------------------------------------ */

bool race_is_of_one(const Race *r, const Value *condition)
{
    int count = threads_where(r, condition);
    return count >= 0 && count <= 1;
}

/* Whether a condition holds where a number of `data` begins or ends a run of equal
 * ones: `l == 0 || key[l] != key[l - 1]`. */
static bool parts_runs(const Race *r, const Value *v, const Decl *data, int depth)
{
    if (v->kind != VALUE_OPERATION || depth == 0)
        return false;
    bool is_negated = v->op == OP_LOGICAL_NOT && value_is_operation(v->a, OP_EQ);
    const Value *differ = is_negated ? v->a : v->op == OP_NE ? v : NULL;
    if (differ) {
        const Value *a = race_data_in(differ->a), *b = race_data_in(differ->b);
        return a && b && a != b && (a->base == data || b->base == data);
    }
    if (v->op == OP_LOGICAL_AND)
        return parts_runs(r, v->a, data, depth - 1)
            || parts_runs(r, v->b, data, depth - 1);
    bool is_either = v->op == OP_LOGICAL_OR;
    return is_either && (race_is_of_one(r, v->a) || parts_runs(r, v->a, data, depth - 1))
        && parts_runs(r, v->b, data, depth - 1);
}

/* The key of a run of equal keys, if a place is made of it and only the first or last thread
 * of each run comes to it; or NULL. */
static const Value *run_place(const Race *r, const Event *e)
{
    const Value *data = race_data_in(e->offset);
    return data && parts_runs(r, e->active, data->base, 8) ? data : NULL;
}

/* Whether a value is the same for threads that count with one counter of several: it is
 * read at the counter's index. */
static bool goes_with(const Race *r, const Value *v, const Value *part)
{
    const Value *counter = counter_in(part);
    const Event *read = counter->origin == ORIGIN_COUNTER && counter->c && v->base
        ? race_read_of(r, v) : NULL;
    const Value *index = read ? race_term_in(read->offset) : NULL;
    return index && index == race_term_in(counter->c);
}

static bool is_part_of_slot(const Value *v, void *slot)
{
    return v == ((const RaceSlot *)slot)->part;
}

static void add_to_slot(const Value *v, int64_t scale, void *slot)
{
    RaceSlot *s = slot;
    const Value *sum = race_unclamped(s->race, v);
    if (sum != v) {
        race_each_term(sum, scale, is_part_of_slot, add_to_slot, s);
    } else if (v == s->part) {
        s->scale += scale;
    } else if (s->whole && race_is_digit_of(v, s->whole)) {
        if (value_modulus(v))
            race_each_term(s->whole, scale, is_part_of_slot, add_to_slot, s);
    } else if (v->kind == VALUE_NUMBER && race_is_short(v->number)) {
        race_add_product(&s->at, scale, v->number);
    } else {
        s->varies |= v->varies;
        s->differs |= v->varies && !goes_with(s->race, v, s->part);
        s->is_hidden |= v->is_hidden;
        s->is_placed |= v->is_placed;
    }
}

RaceSlot race_slot_of(const Race *r, const Value *place, const Value *part)
{
    RaceSlot s = {.race = r, .part = part, .whole = race_taken_apart(r, place)};
    race_each_term(place, 1, is_part_of_slot, add_to_slot, &s);
    return s;
}

/* ---- steps of nothing --------------------------------------------------- */

/* 1 where something holds, else 0. */
static bool is_flag(const Value *v)
{
    return race_is_comparison(v)
        || (v->kind == VALUE_CHOICE && (value_is(v->b, 0) || value_is(v->c, 0)));
}

static bool sums_flags(const Race *r, const Decl *array)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_WRITE && e->base == array && e->value && is_flag(e->value))
            return true;
    }
    return false;
}

/* Whether a counter or a running sum may advance by 0 for a thread that makes the access:
 * its place is then that of a neighbour as well. */
static bool may_stay(const Race *r, const Value *own, const Event *e)
{
    if (own->origin == ORIGIN_COUNTER)
        return is_flag(own->meaning) && !value_implies(e->active, own->meaning);
    if (race_sums_earlier(r, own))
        return !e->active->is_open;
    return own->origin == ORIGIN_LOAD && !e->active->is_open
        && !race_slot_of(r, e->offset, own).varies && sums_flags(r, own->base);
}

/* ---- places that threads are the first at ------------------------------- */

/* Adds a part of a sum to a set; none is the one that is looked for. */
static bool add_part(const Value *v, const void *parts)
{
    set_add((Set *)parts, v);
    return false;
}

static bool is_missing(const Value *v, const void *parts)
{
    return v->varies && !value_is_sum(v) && !set_has(parts, v);
}

bool race_follows(const Value *place, const Value *other)
{
    Set parts = {0};
    value_find(place, THROUGH_SUMS, add_part, &parts);
    return !value_find(other, THROUGH_SUMS, is_missing, &parts);
}

/* Whether all counters of a tile_static array are set to one number. */
static bool begins_alike(const Race *r, const Decl *counters)
{
    const Value *begin = NULL;
    bool is_alike = counters->is_tile_static;
    for (int i = 0; i < r->trace->events.count && is_alike; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind != EVENT_WRITE || e->base != counters)
            continue;
        bool is_one = e->value && !e->value->varies
            && (e->offset->varies || e->value->kind == VALUE_NUMBER);
        is_alike = is_one && (!begin || begin == e->value);
        begin = e->value;
    }
    return is_alike;
}

/* Whether a place comes from one of several counters alone: each of them gives out the
 * same places. */
static bool is_of_many(const Race *r, const Value *own, const Event *e)
{
    const Value *counter = counter_in(own);
    return counter->origin == ORIGIN_COUNTER && counter->c && begins_alike(r, counter->base)
        && !race_slot_of(r, e->offset, own).varies;
}

/* Whether a condition, or its contrary, holds for one of `grain` numbers that follow each
 * other: `n % 2 == 0`. */
static bool keeps_one(const Value *condition, bool holds, const Value *number, int64_t grain)
{
    if (value_is_operation(condition, OP_LOGICAL_NOT))
        return keeps_one(condition->a, !holds, number, grain);
    if (value_is_operation(condition, holds ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return keeps_one(condition->a, holds, number, grain)
            || keeps_one(condition->b, holds, number, grain);
    if (condition->kind != VALUE_OPERATION || !condition->b
        || condition->b->kind != VALUE_NUMBER)
        return false;
    int64_t modulus = condition->a->a == number ? value_modulus(condition->a) : 0;
    bool is_one = condition->op == (holds ? OP_EQ : OP_NE);
    bool is_other = condition->op == (holds ? OP_NE : OP_EQ) && modulus == 2
        && value_is(condition->b, 0); /* 1 */
    return modulus && modulus % grain == 0 && (is_one || is_other);
}

/* A part of a counter's number that is the same for several of these, of which one makes the
 * access: `if (n % 2 == 0) list[n / 2] = x;`. */
static const Value *kept_place(const Race *r, const Event *e)
{
    const Value *part = race_part_of(r, e->offset, is_part_of_counter, 16);
    return part && keeps_one(e->active, true, part->a, race_grain(part)) ? part : NULL;
}

const Value *race_own_place(const Race *r, const Event *e)
{
    const Value *first = race_once_at(e->active);
    if (first && race_follows(e->offset, first))
        return first;
    const Value *locked = first ? race_locked_in_order(e) : NULL;
    if (locked)
        return locked;
    const Value *own = race_part_of(r, e->offset, is_own, 16);
    own = own ? own : kept_place(r, e);
    own = own ? own : race_merged_place(r, e);
    own = own ? own : race_ring_place(r, e);
    own = own ? own : race_earlier_place(r, e);
    return !own ? run_place(r, e)
        : may_stay(r, own, e) || is_of_many(r, own, e) ? NULL : own;
}

bool race_is_tied_place(const Race *r, const Event *e)
{
    const Value *own = race_part_of(r, e->offset, is_own, 16);
    if (own && may_stay(r, own, e))
        return true;
    const Value *tied = race_part_of(r, e->offset, is_tied, 16);
    bool is_alone = tied && (is_coarse(tied) ? value_is_made_of(e->active, tied->a)
                             : race_is_of_one(r, e->active)
                               || race_is_first_of_equals(e->active));
    return tied && !is_alone && (!race_slot_of(r, e->offset, tied).differs
                                 || race_rests_of(r, e, tied) == SOME_EQUAL);
}

/* ---- numbers of one tile ------------------------------------------------ */

enum { SMALL = 1 << 16 }; /* how far apart flags and digits are at most */

/* A search for whether a value is counted within the tile, as in all other tiles. */
typedef struct Count {
    const Race *race;
    Answers arrays; /* of Decl: whether it has such numbers alone */
    int terms;
} Count;

static bool is_counted(Count *c, const Value *v);

static bool has_counts(Count *c, const Decl *array)
{
    bool are_counted = true; /* as far as they follow from themselves */
    if (answer_known(&c->arrays, array, &are_counted))
        return are_counted;
    for (int i = 0; i < c->race->trace->events.count && are_counted; i++) {
        const Event *w = &c->race->trace->events.items[i];
        are_counted = w->kind != EVENT_WRITE || w->base != array
            || (w->value && is_counted(c, w->value));
    }
    return answer_keep(&c->arrays, array, are_counted);
}

static bool is_small(const Count *c, const Value *v)
{
    Tile *tile = c->race->trace->tile;
    const Steps *steps = value_steps(tile, (Value *)v);
    for (int t = 0; t < tile->threads; t++)
        if (steps[t].low <= -SMALL || steps[t].high >= SMALL)
            return false;
    return true;
}

static bool is_counted(Count *c, const Value *v)
{
    bool is_shared = v->base && v->base->is_tile_static;
    if (++c->terms > MAX_TERMS)
        return false;
    switch (v->kind) {
    case VALUE_NUMBER:
    case VALUE_LOCAL:
        return true;
    case VALUE_SYMBOL:
        return is_shared ? has_counts(c, v->base) : v->role == ROLE_KNOWN
            || v->role == ROLE_CAPTURE || v->role == ROLE_EXTENT;
    case VALUE_UNKNOWN:
        return is_shared ? has_counts(c, v->base) : is_small(c, v);
    case VALUE_OPERATION:
        return race_is_comparison(v)
            || (v->is_open && !v->is_placed && !v->is_free && is_small(c, v))
            || (is_counted(c, v->a) && (!v->b || is_counted(c, v->b)));
    case VALUE_CHOICE:
        return is_counted(c, v->b) && is_counted(c, v->c);
    default:
        return false;
    }
}

/* Whether a condition lets the domain's first or last thread alone begin or end a run without
 * asking: in other tiles, keys are compared with those of the tile beside. */
static bool goes_beyond_tile(const Race *r, const Value *v, int depth)
{
    if (value_is_operation(v, OP_LOGICAL_OR))
        return v->a->is_placed && race_is_of_one(r, v->a);
    return value_is_operation(v, OP_LOGICAL_AND) && depth
        && (goes_beyond_tile(r, v->a, depth - 1) || goes_beyond_tile(r, v->b, depth - 1));
}

bool race_is_run_in_tile(const Race *r, const Event *e)
{
    const Value *key = run_place(r, e);
    return key && key->base->is_tile_static && race_own_place(r, e) == key
        && !goes_beyond_tile(r, e->active, 8)
        && !race_slot_of(r, e->offset, key).is_placed;
}

bool race_is_counted_in_tile(const Race *r, const Event *e)
{
    const Value *own = race_own_place(r, e), *found = race_found_once(e->active);
    const Value *counted = own && own == race_ring_place(r, e) ? race_data_in(own)
        : found && own == found->c ? found : own ? counter_in(own) : NULL;
    Count c = {.race = r};
    if (!counted || (counted->base && !counted->base->is_tile_static))
        return false;
    tile_sample(r->trace->tile, 0);
    return is_counted(&c, e->offset);
}
