/* inner.c - the threads of a row for which a condition is certain to be true, or false,
 * in each iteration of the loops around it:
 *
 *     for (int k = -r; k <= r; k++)
 *         … j + k < 0 …                 false for j >= r
 */
#include "inner_bound.h"
#include "refine.h"
#include "analysis/flow.h"

/* ---- counters ------------------------------------------------------------- */

/* The last number that a counter may have, by its loop's condition. One that counts by 1
 * comes to all numbers before the one that ends it. */
static bool find_end(Inner *s, const Count *c, int64_t step, Sum *end)
{
    bool is_within = c->holds == (step > 0 ? OP_LE : OP_GE);
    bool is_before = c->holds == (step > 0 ? OP_LT : OP_GT)
        || (c->holds == OP_NE && (step == 1 || step == -1));
    if (!is_within && !is_before)
        return false;
    *end = sum_plus(sum_of(&s->thread, c->end), is_within ? 0 : step > 0 ? -1 : 1);
    return inner_is_shared(s, end);
}

/* What is compared as an unsigned number ends the loop where it is below 0. */
static bool may_begin(Inner *s, const Count *c, const Sum *begin)
{
    return inner_is_shared(s, begin)
        && (type_is_unsigned(c->counter->type) || !type_is_unsigned(c->end->type)
            || inner_natural(s, *begin));
}

bool inner_trips(Inner *s, Node *loop, Trips *trips)
{
    Count c;
    if (!flow_counts(loop, &c) || !c.end || !type_is_wide(c.counter->type))
        return false;
    *trips = (Trips){.counter = c.counter, .step = flow_count_by(&c)};
    trips->begin = sum_of(&s->thread, c.begin);
    return trips->step && trips->step == (int)trips->step
        && find_end(s, &c, trips->step, &trips->end) && may_begin(s, &c, &trips->begin);
}

void inner_note(Inner *s, const Trips *t)
{
    Counting *c = NEW(Counting);
    *c = t->step > 0 ? (Counting){t->begin, t->end} : (Counting){t->end, t->begin};
    *map_put_pointer(&s->countings, t->counter) = c;
    set_add(&s->thread.steady, t->counter);
}

void inner_count(Inner *s, Node *loop)
{
    Trips t;
    if (inner_trips(s, loop, &t) && !inner_times(s, &t.begin) && !inner_times(s, &t.end))
        inner_note(s, &t);
}

/* ---- growth --------------------------------------------------------------- */

Node *inner_init(Inner *s, const Node *n)
{
    bool is_integer = n->kind == ND_VAR && !n->is_constant && type_is_integer(n->decl->type);
    return is_integer ? builder_init(s->thread.builder, n->decl) : NULL;
}

typedef struct Search {
    Inner *inner;
    Set seen; /* of Decl */
} Search;

/* Of a vector that is a value. */
static bool is_component(const Node *n)
{
    const Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    return base->type->kind == TY_VECTOR && (base->kind == ND_CALL || base->kind == ND_VAR);
}

static Look find_own(Node *n, void *context);

static bool is_shared_variable(Search *s, const Node *n)
{
    Inner *inner = s->inner;
    Node *init = inner_init(inner, n);
    if (init)
        return !set_add(&s->seen, n->decl) || !node_find(init, find_own, s);
    return n->is_constant || inner_counting(inner, n->decl)
        || set_has(&inner->shared, n->decl)
        || function_captures(inner->thread.kernel, n->decl);
}

/* What the threads of a row may have different values of. */
static Look find_own(Node *n, void *context)
{
    Search *s = context;
    if (builder_is_component(n, s->inner->thread.index))
        return (int)n->kids[SUBSCRIPT_INDEX]->value == inner_dimension(s->inner)
            ? FOUND : LOOK_BEYOND;
    if (builtin_is(n, BI_EXTENT))
        return LOOK_BEYOND;
    bool is_own = n->kind == ND_CALL || n->kind == ND_STATEMENT_EXPR || node_assigned(n)
        || n->op == OP_DEREF || (n->kind == ND_SUBSCRIPT && !is_component(n))
        || (n->kind == ND_VAR && !is_shared_variable(s, n));
    return is_own ? FOUND : LOOK_BELOW;
}

int inner_growth(Inner *s, Node *n)
{
    Sum sum = sum_of(&s->thread, n);
    if (inner_is_shared(s, &sum))
        return (int)inner_times(s, &sum);
    n = node_strip(n);
    if (!node_find(n, find_own, &(Search){.inner = s}))
        return 0;
    if (n->op != OP_ADD && n->op != OP_SUB)
        return GROWS_SOMEHOW;
    int left = inner_growth(s, n->kids[BINARY_LEFT]);
    int right = inner_growth(s, n->kids[BINARY_RIGHT]);
    return left == GROWS_SOMEHOW || right == GROWS_SOMEHOW ? GROWS_SOMEHOW
        : n->op == OP_ADD ? left + right : left - right;
}

/* ---- conditions ----------------------------------------------------------- */

static bool is_number(const Sum *sum)
{
    for (int i = 0; i < sum->count; i++)
        if (sum->terms[i].kind == TERM_DECL)
            return false;
    return true;
}

/* Whether the inner threads may be those for which place `op` at. Those beside one
 * thread are those beyond it, if it is at one of the row's ends. */
static bool bound_place(Inner *s, Op op, Sum at)
{
    switch (op) {
    case OP_LT: return inner_bound(s, BOUND_BEFORE, at);
    case OP_LE: return inner_bound(s, BOUND_BEFORE, sum_plus(at, 1));
    case OP_GE: return inner_bound(s, BOUND_FROM, at);
    case OP_GT: return inner_bound(s, BOUND_FROM, sum_plus(at, 1));
    case OP_NE: return is_number(&at) ? inner_bound(s, BOUND_FROM, sum_plus(at, 1))
                                      : inner_bound(s, BOUND_BEFORE, at);
    default: return false;
    }
}

/* Whether the inner threads may be those of rows for which 0 `op` at. */
static bool bound_row(Inner *s, Op op, Sum at)
{
    bool is_more = op == OP_LT || op == OP_LE;
    if (!is_more && op != OP_GT && op != OP_GE)
        return false;
    Sum natural = sum_plus(is_more ? at : sum_minus(at), op == OP_LT || op == OP_GT ? -1 : 0);
    return inner_bound(s, BOUND_ROW, natural);
}

static bool bound_by(Inner *s, Node *n, bool truth)
{
    Op op = truth ? n->op : op_contrary(n->op);
    if (n->kind != ND_BINARY || op_swapped(op) == OP_NONE)
        return false;
    Sum a = sum_of(&s->thread, n->kids[BINARY_LEFT]);
    Sum b = sum_of(&s->thread, n->kids[BINARY_RIGHT]);
    Sum at = sum_add(b, a, -1);
    int64_t times = inner_times(s, &at);
    if (!inner_is_shared(s, &a) || !inner_is_shared(s, &b) || times < -1 || times > 1)
        return false;
    if (!times)
        return bound_row(s, op, at);
    at = sum_add(at, inner_place(s), -times);
    return times < 0 ? bound_place(s, op, at) /* 0 op at + place: place op' -at */
        : bound_place(s, op_swapped(op), sum_minus(at));
}

/* The condition that a variable keeps, which never changes. */
static Node *kept_condition(Inner *s, Node *n)
{
    Node *init = inner_init(s, n);
    init = init ? node_strip(init) : n;
    return init->kind == ND_BINARY && op_is_truth(init->op) ? init : n;
}

Node *inner_hold(Inner *s, Node *condition, bool truth)
{
    Node *n = kept_condition(s, node_strip(condition));
    if (n->op == OP_LOGICAL_NOT)
        return inner_hold(s, n->kids[0], !truth) ? condition : NULL;
    if (n->kind != ND_BINARY || n->op != (truth ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return bound_by(s, n, truth) ? NULL : condition;
    Node *left = inner_hold(s, n->kids[BINARY_LEFT], truth);
    Node *right = inner_hold(s, n->kids[BINARY_RIGHT], truth);
    return left && right ? build_binary(s->builder, n->op, left, right, n->type)
        : left ? left : right;
}

/* ---- remainders ----------------------------------------------------------- */

/* How often the divisor is in a sum for most threads: as often as it stands there. */
static int64_t quotient_of(const Sum *sum, const Sum *divisor)
{
    if (sum_is_number(*divisor))
        return divisor->number >= LEAST_LENGTH ? sum->number / divisor->number : -1;
    for (int i = 0; i < sum->count && divisor->count == 1 && !divisor->number; i++)
        if (sum->terms[i].kind == TERM_DECL && sum->terms[i].decl == divisor->terms[0].decl)
            return divisor->terms[0].times == 1 ? sum->terms[i].times : -1;
    return divisor->count == 1 ? 0 : -1;
}

/* What an index is wrapped around by. */
static bool find_divisor(Inner *s, const Node *n, Sum *divisor)
{
    Sum by = sum_of(&s->thread, n->kids[BINARY_RIGHT]);
    bool is_mask = n->op == OP_AND;
    *divisor = sum_plus(by, is_mask);
    return inner_is_shared(s, &by) && !inner_times(s, &by)
        && (!is_mask || inner_bound(s, BOUND_MASK, by));
}

/* The place itself may have any quotient; a row that is turned around has a sum. */
Node *inner_remainder(Inner *s, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *by = n->kids[BINARY_RIGHT];
    Sum sum = sum_of(&s->thread, left), divisor;
    if (!inner_is_shared(s, &sum) || inner_times(s, &sum) != 1
        || sum_equals(sum, inner_place(s)) || !find_divisor(s, n, &divisor))
        return n;
    int64_t quotient = quotient_of(&sum, &divisor);
    Sum least = sum_add(inner_place(s), sum_add(sum, divisor, -quotient), -1);
    if (quotient < 0 || !inner_bound(s, BOUND_FROM, least)
        || !inner_bound(s, BOUND_BEFORE, sum_add(least, divisor, 1)))
        return n;
    Builder *b = s->builder;
    Node *times = build_copy(b, by);
    if (n->op == OP_AND)
        times = build_binary(b, OP_ADD, times, build_int(b, 1, n), n->type);
    if (quotient > 1)
        times = build_binary(b, OP_MUL, times, build_int(b, (int)quotient, n), n->type);
    return quotient ? build_binary(b, OP_SUB, left, times, n->type) : left;
}
