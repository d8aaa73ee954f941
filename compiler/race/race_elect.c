/* race_elect.c - what at most one tile does, since it depends on the result of an atomic
 * function, be it kept in tile_static:
 *
 *     is_last = amp_atomic_fetch_inc(&done[0]) == tiles - 1;
 *
 * Not so where several pass: `if (amp_atomic_fetch_inc(&next[0]) < jobs)`. Where data name
 * the place, `amp_atomic_exchange(&seen[v], 1) == 0`, one tile passes for each place.
 */
#include "race_place.h"

enum { MAX_TERMS = 1 << 10 };

typedef struct Election {
    const Race *race;
    Answers *written; /* of Decl: whether what is written there elects */
    bool is_of_place; /* one tile for each place that data name will do */
    int terms;
} Election;

static bool is_elected(Election *e, const Value *v);

static bool find_elected(const Election *of, const Decl *base)
{
    const Race *r = of->race;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *w = &r->trace->events.items[i];
        Election e = *of;
        e.terms = 0;
        if (w->kind == EVENT_WRITE && w->base == base && is_elected(&e, w->value))
            return true;
    }
    return false;
}

/* `is_last = amp_atomic_fetch_inc(&done[0]) == tiles - 1`, in tile_static. */
static bool is_written_elected(Election *e, const Decl *base)
{
    bool known = false; /* of what follows from itself */
    return answer_known(e->written, base, &known)
        ? known : answer_keep(e->written, base, find_elected(e, base));
}

static bool is_elected(Election *e, const Value *v)
{
    if (!v || !v->is_hidden || ++e->terms > MAX_TERMS)
        return false;
    switch (v->kind) {
    case VALUE_UNKNOWN:
        if (v->origin == ORIGIN_LOAD)
            return is_written_elected(e, v->base);
        return v->origin != ORIGIN_NONE && v->origin < ORIGIN_AROUND
            && !(v->base && v->base->is_tile_static) && (!v->c || e->is_of_place);
    case VALUE_SYMBOL:
        return is_elected(e, v->meaning)
            || (v->base && v->base->is_tile_static
                && is_written_elected(e, v->base));
    default:
        return is_elected(e, v->a) || is_elected(e, v->b) || is_elected(e, v->c);
    }
}

/* Whether a comparison, or its contrary, holds for several tiles that count: `job < jobs`. */
static bool lets_several(Election *e, const Value *v, bool holds)
{
    Op op = holds ? v->op : op_contrary(v->op);
    bool is_left = op == OP_LT || op == OP_LE, is_right = op == OP_GT || op == OP_GE;
    const Value *low = is_left ? v->a : v->b, *high = is_left ? v->b : v->a;
    return (is_left || is_right) && is_elected(e, low)
        && !(high->kind == VALUE_NUMBER && high->number <= 1);
}

/* Whether a condition, or its contrary, holds for one tile. */
static bool elects(Election *e, const Value *v, bool holds)
{
    if (v->kind == VALUE_SYMBOL && v->meaning)
        return elects(e, v->meaning, holds);
    if (value_is_operation(v, OP_LOGICAL_NOT))
        return elects(e, v->a, !holds);
    if (value_is_operation(v, holds ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return elects(e, v->a, holds) || elects(e, v->b, holds);
    if (holds && race_of_some(v))
        return false; /* others come, whatever these find */
    bool is_comparison = v->kind == VALUE_OPERATION && op_is_comparison(v->op);
    return !(is_comparison && lets_several(e, v, holds)) && is_elected(e, v);
}

bool race_elects_tile(Race *r, const Event *access)
{
    bool is_of_place = access->offset->is_hidden;
    Election e = {
        .race = r, .written = &r->elected[is_of_place], .is_of_place = is_of_place};
    return elects(&e, access->active, true);
}
