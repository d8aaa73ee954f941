/* inner.c - which threads of a row certainly find a condition true, or false, at each
 * trip of the loops that it is in:
 *
 *     for (int k = -r; k <= r; k++)
 *         … j + k < 0 …                 false for j >= r
 *
 * Bounds are sums of what a row shares; a counter is there as it begins or ends.
 */
#include "inner.h"
#include "analysis/flow.h"

enum { MOST_BOUNDS = 6, MOST_NESTED = 8 };

/* ---- sums ----------------------------------------------------------------- */

static int last_dimension(const Inner *s)
{
    return s->thread.index->type->kind == TY_VECTOR ? s->thread.index->type->count - 1
                                                    : 0;
}

static bool is_place(const Inner *s, const Term *t)
{
    return t->kind == TERM_LOCAL && t->dimension == last_dimension(s);
}

static Sum place_in_row(const Inner *s)
{
    return sum_of_term((Term){TERM_LOCAL, last_dimension(s), NULL, 1});
}

static Counting *counting_of(const Inner *s, const Decl *d)
{
    return d ? map_value_pointer(&s->countings, d) : NULL;
}

/* Whether all of it has one value for a row, but its place and counters. */
static bool is_shared(const Inner *s, const Sum *sum)
{
    bool all = sum->is_known;
    for (int i = 0; i < sum->count && all; i++) {
        const Term *t = &sum->terms[i];
        all = t->kind == TERM_LOCAL
            || (t->kind == TERM_DECL
                && (counting_of(s, t->decl) || set_has(&s->shared, t->decl)
                    || function_captures(s->thread.kernel, t->decl)));
    }
    return all;
}

static int64_t times_of_place(const Inner *s, const Sum *sum)
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
        Counting *c = t.kind == TERM_DECL ? counting_of(s, t.decl) : NULL;
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

/* ---- counters ------------------------------------------------------------- */

static Sum plus(Sum sum, int64_t number)
{
    return sum_add(sum, (Sum){.is_known = true, .number = number}, 1);
}

/* How far a loop's counter goes at each trip, below 0 where it goes down; 0 where that
 * is not known. */
static int64_t step_of(Node *step, const Decl *d)
{
    int64_t by;
    step = step ? node_strip(step) : NULL;
    if (!step || !step->kid_count || !node_is_variable(step->kids[0], d))
        return 0;
    if (step->kind == ND_UNARY && op_is_step(step->op))
        return step->op == OP_PRE_INC || step->op == OP_POST_INC ? 1 : -1;
    if (step->kind != ND_BINARY || !fold_constant(step->kids[1], &by) || by <= 0)
        return 0;
    return step->op == OP_ADD_ASSIGN ? by : step->op == OP_SUB_ASSIGN ? -by : 0;
}

/* What a counter is at most, or at least, by its loop's condition. One that counts by 1
 * comes to all numbers before the one that ends it. */
static bool find_end(Inner *s, Node *condition, const Decl *d, int64_t step, Sum *end)
{
    Node *n = condition ? node_strip(condition) : NULL;
    if (!n || n->kind != ND_BINARY)
        return false;
    bool is_left = node_is_variable(n->kids[BINARY_LEFT], d);
    Node *bound = n->kids[is_left ? BINARY_RIGHT : BINARY_LEFT];
    Op op = is_left ? n->op : op_swapped(n->op);
    bool is_within = op == (step > 0 ? OP_LE : OP_GE);
    bool is_before = op == (step > 0 ? OP_LT : OP_GT)
        || (op == OP_NE && (step == 1 || step == -1));
    if (!(is_left || node_is_variable(n->kids[BINARY_RIGHT], d))
        || !(is_within || is_before))
        return false;
    *end = plus(sum_of(&s->thread, bound), is_within ? 0 : step > 0 ? -1 : 1);
    return true;
}

void inner_count(Inner *s, Node *loop)
{
    Decl *d = flow_counter(loop);
    int64_t step = d ? step_of(loop->kids[FOR_STEP], d) : 0;
    Sum end;
    if (!step || !d->init || d->type->kind != TY_INT
        || node_changes(loop->kids[FOR_BODY], d))
        return;
    Sum begin = sum_of(&s->thread, d->init);
    if (!find_end(s, loop->kids[FOR_CONDITION], d, step, &end)
        || !is_shared(s, &begin) || !is_shared(s, &end)
        || times_of_place(s, &begin) || times_of_place(s, &end))
        return;
    Counting *c = NEW(Counting);
    *c = step > 0 ? (Counting){begin, end} : (Counting){end, begin};
    *map_put_pointer(&s->countings, d) = c;
    set_add(&s->thread.steady, d);
}

/* ---- growth --------------------------------------------------------------- */

/* What a variable that never changes begins with, or NULL. */
static Node *steady_init(Inner *s, const Node *n)
{
    const Decl *d = n->kind == ND_VAR && !n->is_constant ? n->decl : NULL;
    bool is_steady = d && d->init && !d->is_static && !d->is_tile_static && !d->is_circular
        && type_is_integer(d->type) && !unfold_facts(s->thread.unfold, d).changes;
    return is_steady ? d->init : NULL;
}

typedef struct Shared {
    Inner *inner;
    bool all;
} Shared;

/* Of a vector that is a value. */
static bool is_component(const Node *n)
{
    const Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    return base->type->kind == TY_VECTOR && (base->kind == ND_CALL || base->kind == ND_VAR);
}

/* Whether what it is made of has one value for a row. */
static bool find_own(Node *n, void *context)
{
    Shared *s = context;
    const Decl *d = n->kind == ND_VAR && !n->is_constant ? n->decl : NULL;
    if (n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant
        && node_is_variable(n->kids[SUBSCRIPT_BASE], s->inner->thread.index)) {
        s->all &= (int)n->kids[SUBSCRIPT_INDEX]->value != last_dimension(s->inner);
        return false;
    }
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    if (b && b->kind == BI_EXTENT)
        return false;
    Node *init = steady_init(s->inner, n);
    if (init)
        node_walk(init, find_own, s);
    s->all &= n->kind != ND_CALL && n->kind != ND_STATEMENT_EXPR && !node_assigned(n)
        && !(n->kind == ND_UNARY && n->op == OP_DEREF)
        && !(n->kind == ND_SUBSCRIPT && !is_component(n))
        && (!d || init || counting_of(s->inner, d) || set_has(&s->inner->shared, d)
            || function_captures(s->inner->thread.kernel, d));
    return s->all;
}

int inner_growth(Inner *s, Node *n)
{
    Sum sum = sum_of(&s->thread, n);
    if (is_shared(s, &sum))
        return (int)times_of_place(s, &sum);
    n = node_strip(n);
    Shared shared = {s, true};
    node_walk(n, find_own, &shared);
    if (shared.all)
        return 0;
    if (n->kind != ND_BINARY || (n->op != OP_ADD && n->op != OP_SUB))
        return GROWS_SOMEHOW;
    int left = inner_growth(s, n->kids[BINARY_LEFT]);
    int right = inner_growth(s, n->kids[BINARY_RIGHT]);
    return left == GROWS_SOMEHOW || right == GROWS_SOMEHOW ? GROWS_SOMEHOW
        : n->op == OP_ADD ? left + right : left - right;
}

/* ---- conditions ----------------------------------------------------------- */

/* Of two bounds that differ by a number one is enough. */
static bool add_bound(Inner *s, bool is_least, Sum at)
{
    at = extreme(s, at, !is_least);
    if (!at.is_known)
        return false;
    for (int i = 0; i < s->bounds.count; i++) {
        Bound *b = &s->bounds.items[i];
        Sum more = sum_add(at, b->at, -1);
        if (b->is_least != is_least || !sum_is_number(more))
            continue;
        if (is_least == (more.number > 0))
            b->at = at;
        return true;
    }
    if (s->bounds.count == MOST_BOUNDS)
        return false;
    list_add(&s->bounds, ((Bound){is_least, at}));
    return true;
}

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
    case OP_LT: return add_bound(s, false, at);
    case OP_LE: return add_bound(s, false, plus(at, 1));
    case OP_GE: return add_bound(s, true, at);
    case OP_GT: return add_bound(s, true, plus(at, 1));
    case OP_NE: return is_number(&at) ? add_bound(s, true, plus(at, 1))
                                      : add_bound(s, false, at);
    default: return false;
    }
}

static Node *without_unsigned(Node *n)
{
    n = node_strip(n);
    while (n->kind == ND_CAST && type_is_unsigned(n->type) && n->type->size >= 4
           && type_is_integer(n->kids[0]->type)
           && n->kids[0]->type->size <= n->type->size)
        n = node_strip(n->kids[0]);
    return n;
}

/* `(unsigned)q < (unsigned)n` asks whether q is natural, too. */
static bool bound_by(Inner *s, Node *n, bool truth)
{
    bool asks_natural = false;
    Op op = truth ? n->op : op_contrary(n->op);
    if (n->kind != ND_BINARY || op_swapped(op) == OP_NONE)
        return false;
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (type_is_unsigned(left->type) && op == OP_LT) {
        asks_natural = true;
        left = without_unsigned(left);
        right = without_unsigned(right);
    }
    Sum a = sum_of(&s->thread, left), b = sum_of(&s->thread, right);
    Sum at = sum_add(b, a, -1);
    int64_t times = times_of_place(s, &at);
    if (!is_shared(s, &a) || !is_shared(s, &b) || (times != 1 && times != -1)
        || (asks_natural && times > 0))
        return false;
    at = sum_add(at, place_in_row(s), -times);
    if (times > 0) { /* 0 op at + place: place op' -at */
        at = sum_add((Sum){.is_known = true}, at, -1);
        op = op_swapped(op);
    }
    return bound_place(s, op, at)
        && (!asks_natural || bound_place(s, OP_GE, sum_add(place_in_row(s), a, -1)));
}

/* The condition that a variable keeps, which never changes. */
static Node *kept_condition(Inner *s, Node *n)
{
    Node *init = steady_init(s, n);
    init = init ? node_strip(init) : n;
    bool is_truth = init->kind == ND_BINARY
        && (op_contrary(init->op) != OP_NONE || init->op == OP_LOGICAL_AND
            || init->op == OP_LOGICAL_OR);
    return is_truth ? init : n;
}

Node *inner_hold(Inner *s, Node *condition, bool truth)
{
    Node *n = kept_condition(s, node_strip(condition));
    if (n->kind == ND_UNARY && n->op == OP_LOGICAL_NOT)
        return inner_hold(s, n->kids[0], !truth) ? condition : NULL;
    if (n->kind != ND_BINARY || n->op != (truth ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return bound_by(s, n, truth) ? NULL : condition;
    Node *left = inner_hold(s, n->kids[BINARY_LEFT], truth);
    Node *right = inner_hold(s, n->kids[BINARY_RIGHT], truth);
    return left && right ? unfold_binary(s->unfold, n->op, left, right, n->type)
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

/* The place itself may have any quotient; a row that is turned around has a sum. */
Node *inner_remainder(Inner *s, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *by = n->kids[BINARY_RIGHT];
    Sum sum = sum_of(&s->thread, left), divisor = sum_of(&s->thread, by);
    if (!is_shared(s, &sum) || !is_shared(s, &divisor) || times_of_place(s, &sum) != 1
        || times_of_place(s, &divisor) || sum_equals(sum, place_in_row(s)))
        return n;
    int64_t quotient = quotient_of(&sum, &divisor);
    Sum least = sum_add(place_in_row(s), sum_add(sum, divisor, -quotient), -1);
    if (quotient < 0 || !add_bound(s, true, least)
        || !add_bound(s, false, sum_add(least, divisor, 1)))
        return n;
    Unfold *u = s->unfold;
    Node *times = quotient < 2 ? unfold_copy(u, by)
        : unfold_binary(u, OP_MUL, unfold_copy(u, by), unfold_int(u, (int)quotient, n),
                        n->type);
    return quotient ? unfold_binary(u, OP_SUB, left, times, n->type) : left;
}

/* ---- the inner threads ---------------------------------------------------- */

static Node *place_of(Inner *s, int dimension, const Node *at)
{
    Unfold *u = s->unfold;
    Node *index = unfold_variable(u, (Decl *)s->thread.index, at);
    return index->type->kind != TY_VECTOR ? index
        : unfold_element(u, index, unfold_int(u, dimension, at), unfold_int_type());
}

/* In 64 bits: what is compared with it may wrap around elsewhere. */
static Node *sum_of_terms(Inner *s, const Sum *sum, const Node *at)
{
    static Type LONG = {.kind = TY_LONG, .size = 8, .align = 8};
    Unfold *u = s->unfold;
    Node *n = NULL;
    for (int i = 0; i < sum->count; i++) {
        const Term *t = &sum->terms[i];
        Node *part = t->kind == TERM_LOCAL ? place_of(s, t->dimension, at)
            : unfold_variable(u, (Decl *)t->decl, at);
        bool is_less = n && t->times < 0 && t->times > INT32_MIN;
        int64_t times = is_less ? -t->times : t->times;
        part = unfold_cast(u, part, &LONG);
        if (times != 1)
            part = unfold_binary(u, OP_MUL, part, unfold_int(u, (int)times, at), &LONG);
        n = n ? unfold_binary(u, is_less ? OP_SUB : OP_ADD, n, part, &LONG) : part;
    }
    bool is_less = n && sum->number < 0 && sum->number > INT32_MIN;
    Node *number = unfold_int(u, (int)(is_less ? -sum->number : sum->number), at);
    if (n && !sum->number)
        return n;
    return n ? unfold_binary(u, is_less ? OP_SUB : OP_ADD, n, number, &LONG) : number;
}

Node *inner_condition(Inner *s, const Node *place)
{
    Unfold *u = s->unfold;
    Node *all = NULL;
    for (int i = 0; i < s->bounds.count; i++) {
        const Bound *b = &s->bounds.items[i];
        const Type *truth = unfold_int_type();
        Node *own = place_of(s, last_dimension(s), place);
        Node *at = sum_of_terms(s, &b->at, place);
        Node *one = unfold_binary(u, b->is_least ? OP_GE : OP_LT, own, at, truth);
        all = all ? unfold_binary(u, OP_LOGICAL_AND, all, one, truth) : one;
    }
    return all;
}
