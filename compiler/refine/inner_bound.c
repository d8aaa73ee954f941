/* inner_bound.c - the bounds of the inner threads: row-invariant sums, with the counters
 * of loops replaced by their first or last values; and the captures that must be small
 * for unsigned expressions to be such sums.
 */
#include "inner_bound.h"

enum {
    MOST_OF_PLACE = 6, /* bounds; each may cut a row in two */
    MOST_BOUNDS = 12,
    MOST_NESTED = 8
};

/* Sums of what is small do not wrap around: 2^31 that a place is below are eight of it,
 * and 2^32 sixteen. */
enum { SMALL = 1 << 28, WEIGHT_OF_PLACE = 8, MOST_WEIGHT = 15 };

/* ---- sums ----------------------------------------------------------------- */

int inner_dimension(const Inner *s)
{
    return type_rank(s->thread.index->type) - 1;
}

static bool is_place(const Inner *s, const Term *t)
{
    return t->kind == TERM_LOCAL && t->dimension == inner_dimension(s);
}

Sum inner_place(const Inner *s)
{
    return sum_of_term((Term){TERM_LOCAL, inner_dimension(s), NULL, 1});
}

Counting *inner_counting(const Inner *s, const Decl *d)
{
    return d ? map_value_pointer(&s->countings, d) : NULL;
}

/* Whether all of it has one value for a row, but its place and counters. */
bool inner_is_shared(const Inner *s, const Sum *sum)
{
    bool all = sum->is_known;
    for (int i = 0; i < sum->count && all; i++) {
        const Term *t = &sum->terms[i];
        all = t->kind == TERM_LOCAL
            || (t->kind == TERM_DECL
                && (inner_counting(s, t->decl) || set_has(&s->shared, t->decl)
                    || function_captures(s->thread.kernel, t->decl)));
    }
    return all;
}

int64_t inner_times(const Inner *s, const Sum *sum)
{
    int64_t times = 0;
    for (int i = 0; i < sum->count; i++)
        if (is_place(s, &sum->terms[i]))
            times = sum->terms[i].times;
    return times;
}

/* The least that a sum is in all trips of its loops, or the most. */
static Sum extreme(const Inner *s, Sum sum, bool is_least)
{
    for (int depth = 0, i = 0; i < sum.count && sum.is_known; i++) {
        Term t = sum.terms[i];
        Counting *c = t.kind == TERM_DECL ? inner_counting(s, t.decl) : NULL;
        if (!c)
            continue;
        if (++depth > MOST_NESTED)
            return (Sum){0};
        sum = sum_add(sum, sum_of_term(t), -1);
        sum = sum_add(sum, (t.times > 0) == is_least ? c->least : c->most, t.times);
        i = -1;
    }
    return sum;
}

/* ---- bounds --------------------------------------------------------------- */

/* What is of 32 bits cannot wrap around in the 64 of inner_condition. */
static void add_wide(Inner *s, const Sum *sum)
{
    for (int i = 0; i < sum->count; i++)
        if (sum->terms[i].kind == TERM_DECL && sum->terms[i].decl->type->size > 4)
            list_add_once(&s->small, (Decl *)sum->terms[i].decl);
}

/* Whether it is from 0 on, whatever its terms are. */
static bool is_surely_natural(const Sum *sum)
{
    bool is = sum->number >= 0;
    for (int i = 0; i < sum->count; i++) {
        const Term *t = &sum->terms[i];
        is &= t->times > 0
            && (t->kind == TERM_LOCAL || type_is_unsigned(t->decl->type));
    }
    return is;
}

static bool is_of_place(const Bound *b)
{
    return b->kind == BOUND_FROM || b->kind == BOUND_BEFORE;
}

/* One that a counter makes is another one at each trip, and a number is known now. */
static bool may_be_mask(const Sum *at, Sum least)
{
    return sum_equals(*at, least)
        && (!sum_is_number(*at) || (at->number & (at->number + 1)) == 0);
}

/* Of two bounds that differ by a number one is enough. */
static bool merge_bound(Inner *s, BoundKind kind, const Sum *at)
{
    for (int i = 0; i < s->bounds.count; i++) {
        Bound *b = &s->bounds.items[i];
        Sum more = sum_add(*at, b->at, -1);
        if (b->kind != kind || !sum_is_number(more)
            || (kind == BOUND_MASK && more.number))
            continue;
        if ((kind == BOUND_FROM) == (more.number > 0))
            b->at = *at;
        return true;
    }
    return false;
}

bool inner_bound(Inner *s, BoundKind kind, Sum at)
{
    Sum least = extreme(s, at, kind != BOUND_FROM);
    if (!least.is_known || (kind == BOUND_MASK && !may_be_mask(&at, least)))
        return false;
    at = least;
    if ((kind == BOUND_ROW && is_surely_natural(&at)) || merge_bound(s, kind, &at))
        return true;
    if (kind == BOUND_ROW && sum_is_number(at))
        return false;
    Bound bound = {kind, at};
    int of_place = 0;
    for (int i = 0; i < s->bounds.count; i++)
        of_place += is_of_place(&s->bounds.items[i]);
    if (s->bounds.count == MOST_BOUNDS || (is_of_place(&bound) && of_place == MOST_OF_PLACE))
        return false;
    add_wide(s, &at);
    list_add(&s->bounds, bound);
    return true;
}

/* For each of them: 0 <= at. */
static bool bound_natural(Inner *s, Sum at)
{
    int64_t times = inner_times(s, &at);
    Sum rest = sum_add(at, inner_place(s), -times);
    return times == 0 ? inner_bound(s, BOUND_ROW, at)
        : times == 1 ? inner_bound(s, BOUND_FROM, sum_minus(rest))
        : times == -1 && inner_bound(s, BOUND_BEFORE, sum_plus(rest, 1));
}

/* ---- unsigned numbers ----------------------------------------------------- */

/* Whether what is small in it is too little to come to 2^32. */
static bool is_light(const Sum *sum)
{
    int64_t weight = 0;
    for (int i = 0; i < sum->count; i++) {
        int64_t times = sum->terms[i].times;
        weight += (times < 0 ? -times : times)
            * (sum->terms[i].kind == TERM_LOCAL ? WEIGHT_OF_PLACE : 1);
    }
    return weight <= MOST_WEIGHT && sum->number < SMALL && sum->number > -SMALL;
}

static void add_small_terms(Inner *s, const Sum *sum)
{
    for (int i = 0; i < sum->count; i++)
        if (sum->terms[i].kind == TERM_DECL)
            list_add_once(&s->small, (Decl *)sum->terms[i].decl);
}

/* An unsigned number is the sum for the threads for which it is from 0 on. */
bool inner_natural(Inner *s, Sum natural)
{
    Sum least = extreme(s, natural, true), most = extreme(s, natural, false);
    if (!inner_is_shared(s, &natural) || !least.is_known || !most.is_known || !is_light(&least)
        || !is_light(&most)
        || !(is_surely_natural(&least) || bound_natural(s, natural)))
        return false;
    add_small_terms(s, &least);
    add_small_terms(s, &most);
    return true;
}

static bool assume(void *context, Sum natural)
{
    return inner_natural(context, natural);
}

void inner_begin(Inner *s, Builder *builder, Builder *facts, Function *kernel)
{
    *s = (Inner){.builder = builder, .thread = sum_any_thread(facts, kernel)};
    s->thread.assumes = assume;
    s->thread.context = s;
}

/* ---- sums as expressions --------------------------------------------------- */

/* A term that is added to `n`, or subtracted; n NULL: it stands alone. */
static Node *with_term(Inner *s, Node *n, const Term *t, const Node *at)
{
    const Type *wide = type_long();
    Builder *b = s->builder;
    Node *part = t->kind == TERM_LOCAL ? build_place(b, s->thread.index, t->dimension, at)
        : build_use(b, (Decl *)t->decl, at);
    bool is_less = n && t->times < 0 && t->times > INT32_MIN;
    int64_t times = is_less ? -t->times : t->times;
    part = build_cast(b, part, wide);
    if (times != 1)
        part = build_binary(b, OP_MUL, part, build_int(b, (int)times, at), wide);
    return n ? build_binary(b, is_less ? OP_SUB : OP_ADD, n, part, wide) : part;
}

Node *inner_expression(Inner *s, const Sum *sum, const Node *at)
{
    Builder *b = s->builder;
    Node *n = NULL;
    int64_t number = sum->number;
    for (int i = 0; i < sum->count; i++)
        if (sum->terms[i].times > 0)
            n = with_term(s, n, &sum->terms[i], at);
    if (!n && number > 0) {
        n = build_int(b, (int)number, at);
        number = 0;
    }
    for (int i = 0; i < sum->count; i++)
        if (sum->terms[i].times <= 0)
            n = with_term(s, n, &sum->terms[i], at);
    bool is_less = n && number < 0 && number > INT32_MIN;
    Node *rest = build_int(b, (int)(is_less ? -number : number), at);
    if (n && !number)
        return n;
    return n ? build_binary(b, is_less ? OP_SUB : OP_ADD, n, rest, type_long()) : rest;
}

/* ---- the condition -------------------------------------------------------- */

static Node *number(Inner *s, int64_t value, const Node *place)
{
    return build_int(s->builder, (int)value, place);
}

static Node *condition_of(Inner *s, const Bound *bound, const Node *place)
{
    Builder *b = s->builder;
    Node *at = inner_expression(s, &bound->at, place);
    Node *own = build_place(b, s->thread.index, inner_dimension(s), place);
    const Type *truth = type_int();
    switch (bound->kind) {
    case BOUND_FROM: return build_binary(b, OP_GE, own, at, truth);
    case BOUND_BEFORE: return build_binary(b, OP_LT, own, at, truth);
    case BOUND_ROW: return build_binary(b, OP_LE, number(s, 0, place), at, truth);
    default: break;
    }
    Sum next = sum_plus(bound->at, 1);
    Node *both = build_binary(b, OP_AND, at, inner_expression(s, &next, place), at->type);
    return build_binary(b, OP_EQ, both, number(s, 0, place), truth);
}

static Node *condition_of_small(Inner *s, Decl *d, const Node *place)
{
    Builder *b = s->builder;
    const Type *truth = type_int();
    Sum own = sum_of_term((Term){TERM_DECL, 0, d, 1});
    Node *least = number(s, type_is_unsigned(d->type) ? 0 : -SMALL, place);
    least = build_binary(b, OP_GE, inner_expression(s, &own, place), least, truth);
    Node *most = build_binary(b, OP_LT, inner_expression(s, &own, place),
                              number(s, SMALL, place), truth);
    return build_binary(b, OP_LOGICAL_AND, least, most, truth);
}

static Node *both(Inner *s, Node *a, Node *b)
{
    return a ? build_binary(s->builder, OP_LOGICAL_AND, a, b, type_int()) : b;
}

Node *inner_condition(Inner *s, const Node *place)
{
    Node *all = NULL;
    for (int i = 0; i < s->small.count; i++)
        all = both(s, all, condition_of_small(s, s->small.items[i], place));
    for (int i = 0; i < s->bounds.count; i++)
        all = both(s, all, condition_of(s, &s->bounds.items[i], place));
    return all;
}
