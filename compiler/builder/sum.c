/* sum.c - integer expressions as linear forms. */
#include "sum.h"

#include <string.h>

/* ---- sums --------------------------------------------------------------- */

static Sum number(int64_t n)
{
    return (Sum){.is_known = true, .number = n};
}

Sum sum_of_term(Term t)
{
    return (Sum){.is_known = true, .count = 1, .terms = {t}};
}

static Sum term(TermKind kind, int dimension, const Decl *d, int64_t times)
{
    return sum_of_term((Term){kind, dimension, d, times});
}

static const Sum UNKNOWN;

bool sum_is_number(Sum a)
{
    return a.is_known && !a.count;
}

static bool is_same(const Term *a, const Term *b)
{
    return a->kind == b->kind && a->dimension == b->dimension
        && a->decl == b->decl;
}

static void add_term(Sum *sum, Term add)
{
    int i = 0;
    while (i < sum->count && !is_same(&sum->terms[i], &add))
        i++;
    if (i == MOST_TERMS) {
        *sum = UNKNOWN;
        return;
    }
    if (i == sum->count) {
        sum->terms[sum->count++] = add;
        return;
    }
    sum->terms[i].times += add.times;
    if (!sum->terms[i].times)
        sum->terms[i] = sum->terms[--sum->count];
}

/* Of numbers that an int holds, so that nothing here wraps around. */
static Sum checked(Sum a)
{
    bool fits = a.number == (int)a.number;
    for (int i = 0; i < a.count; i++)
        fits = fits && a.terms[i].times == (int)a.terms[i].times;
    return a.is_known && fits ? a : UNKNOWN;
}

Sum sum_add(Sum a, Sum b, int64_t times)
{
    if (!a.is_known || !b.is_known)
        return UNKNOWN;
    a.number += times * b.number;
    for (int i = 0; i < b.count && a.is_known && times; i++) {
        Term add = b.terms[i];
        add.times *= times;
        add_term(&a, add);
    }
    return checked(a);
}

Sum sum_plus(Sum a, int64_t n)
{
    return sum_add(a, number(n), 1);
}

Sum sum_minus(Sum a)
{
    return sum_add(number(0), a, -1);
}

bool sum_equals(Sum a, Sum b)
{
    Sum difference = sum_add(a, b, -1);
    return sum_is_number(difference) && !difference.number;
}

/* ---- unsigned numbers ---------------------------------------------------- */

static bool is_unsigned(const Type *t)
{
    return type_is_unsigned(t) && t->size >= 4;
}

/* Whether it surely is from 0 on, and below 2^32: a thread's place in its domain is
 * below 2^31. */
static bool is_natural(const Thread *t, Sum a)
{
    double most = (double)a.number;
    bool is_positive = a.is_known && a.number >= 0;
    for (int i = 0; i < a.count; i++) {
        const Term *of = &a.terms[i];
        int wide = t->index->type->tile[of->dimension];
        double most_place = of->kind == TERM_TILE ? 0x1p31 / wide
            : wide ? wide - 1 : 0x1p31;
        is_positive = is_positive && of->kind != TERM_DECL && of->times > 0;
        most += most_place * (double)of->times;
    }
    return is_positive && most < 0x1p32;
}

static Sum natural(const Thread *t, Sum a)
{
    bool is = is_natural(t, a) || (a.is_known && t->assumes && t->assumes(t->context, a));
    return is ? a : UNKNOWN;
}

/* ---- variables ---------------------------------------------------------- */

/* What a variable began with. */
typedef struct Begin {
    long moves; /* of the thread, and one */
    Sum value;
    bool is_of_place;
} Begin;

Thread sum_any_thread(Builder *b, const Function *kernel)
{
    return (Thread){.builder = b, .kernel = kernel, .is_any = true,
                    .index = kernel->parameters.items[0]};
}

void sum_move(Thread *t)
{
    t->moves++;
}

static Sum sum_of_begin(Thread *t, const Decl *d)
{
    Begin *begin = MAP_OBJECT(Begin, &t->begins, d);
    bool in_init = t->in_init, is_of_place = t->is_of_place;
    if (begin->moves != t->moves + 1) {
        t->in_init = true;
        t->is_of_place = false;
        begin->value = sum_of(t, d->init);
        begin->moves = t->moves + 1;
        begin->is_of_place = t->is_of_place;
        t->in_init = in_init;
    }
    t->is_of_place = is_of_place || begin->is_of_place;
    return begin->value;
}

static bool is_integer(const Type *t)
{
    return t && (t->kind == TY_INT || t->kind == TY_LONG || is_unsigned(t));
}

/* What a variable began with may have changed since in what it began with. */
static Sum sum_of_variable(Thread *t, const Decl *d)
{
    if (d == t->index)
        return d->type->kind == TY_INT ? sum_of_local(t, 0) : UNKNOWN;
    const int64_t *counter = map_value_pointer(&t->counters, d);
    if (counter)
        return number(*counter);
    const Sum *argument = map_value_pointer(&t->arguments, d);
    if (argument)
        return *argument;
    if (!is_integer(d->type) || d->type->is_volatile || !decl_is_automatic(d))
        return UNKNOWN;
    bool is_captured = function_captures(t->kernel, d);
    if (!is_captured && builder_init(t->builder, d)) {
        Sum value = sum_of_begin(t, d);
        if (value.is_known)
            return value;
    }
    if (d->type->kind != TY_INT && !t->assumes)
        return UNKNOWN;
    bool is_steady = is_captured || set_has(&t->steady, d);
    bool is_fixed = is_steady || !builder_facts(t->builder, d)->changes;
    return is_steady || (t->is_any && (is_fixed || !t->in_init))
        ? term(TERM_DECL, 0, d, 1) : UNKNOWN;
}

/* ---- the tiled index ---------------------------------------------------- */

/* The member of the tiled index that a vector is, through variables with it. */
static const char *member_of(Thread *t, Node *n)
{
    n = node_strip(n);
    Node *init = n->kind == ND_VAR ? builder_init(t->builder, n->decl) : NULL;
    if (init)
        return member_of(t, init);
    if (n->kind != ND_MEMBER)
        return NULL;
    Node *base = node_strip(n->kids[MEMBER_BASE]);
    return base->kind == ND_VAR && base->decl == t->index ? n->field->name : NULL;
}

Sum sum_of_local(Thread *t, int d)
{
    if (t->index->type->tile[d] == 1)
        return number(0);
    t->is_of_place = true;
    return t->is_any ? term(TERM_LOCAL, d, NULL, 1) : number(t->local[d]);
}

int sum_threads(const Thread *t)
{
    int threads = 1;
    for (int d = 0; d < t->index->type->rank; d++)
        threads *= t->index->type->tile[d];
    return threads;
}

Sum sum_of_number(Thread *t)
{
    Sum sum = number(0);
    for (int d = 0; d < t->index->type->rank; d++)
        sum = sum_add(sum_add(number(0), sum, t->index->type->tile[d]),
                      sum_of_local(t, d), 1);
    return sum;
}

void sum_set_thread(Thread *t, int number)
{
    const Type *index = t->index->type;
    for (int d = index->rank - 1; d >= 0; d--) {
        t->local[d] = number % index->tile[d];
        number /= index->tile[d];
    }
    sum_move(t);
}

static Sum sum_of_component(Thread *t, Node *n)
{
    Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    if (node_is_variable(base, t->index) && index->is_constant)
        return sum_of_local(t, (int)index->value);
    const char *name = member_of(t, base);
    if (!name || !index->is_constant
        || index->value >= (uint64_t)t->index->type->rank)
        return UNKNOWN;
    int d = (int)index->value, wide = t->index->type->tile[d];
    if (strcmp(name, "local") == 0)
        return sum_of_local(t, d);
    if (strcmp(name, "tile") == 0)
        return term(TERM_TILE, d, NULL, 1);
    if (strcmp(name, "tile_origin") == 0)
        return term(TERM_TILE, d, NULL, wide);
    if (strcmp(name, "global") == 0)
        return sum_add(sum_of_local(t, d), term(TERM_TILE, d, NULL, wide), 1);
    return strcmp(name, "tile_extent") == 0 ? number(wide) : UNKNOWN;
}

/* ---- operations --------------------------------------------------------- */

static Sum sum_of_numbers(Op op, int64_t a, int64_t b)
{
    int64_t result;
    return fold_compute(op, a, b, sizeof result, false, &result) ? checked(number(result))
                                                                 : UNKNOWN;
}

/* Of && and || one side may be enough. */
static Sum sum_of_logic(Thread *t, Node *n)
{
    int64_t decides = n->op == OP_LOGICAL_OR;
    bool is_known = true;
    for (int i = 0; i < 2; i++) {
        Sum side = sum_of(t, n->kids[i]);
        if (!sum_is_number(side))
            is_known = false;
        else if ((side.number != 0) == decides)
            return number(decides);
    }
    return is_known ? number(!decides) : UNKNOWN;
}

static Sum sum_of_binary(Thread *t, Node *n)
{
    if (op_is_logical(n->op))
        return sum_of_logic(t, n);
    if (op_form(n->op) != 'B' || n->op == OP_COMMA)
        return UNKNOWN;
    Sum a = sum_of(t, n->kids[BINARY_LEFT]);
    Sum b = sum_of(t, n->kids[BINARY_RIGHT]);
    if (n->op == OP_ADD || n->op == OP_SUB)
        return sum_add(a, b, n->op == OP_ADD ? 1 : -1);
    if (n->op == OP_MUL && sum_is_number(b))
        return sum_add(number(0), a, b.number);
    if (n->op == OP_MUL && sum_is_number(a))
        return sum_add(number(0), b, a.number);
    if (op_is_comparison(n->op)) {
        a = sum_add(a, b, -1);
        b = number(0);
    }
    return sum_is_number(a) && sum_is_number(b)
        ? sum_of_numbers(n->op, a.number, b.number) : UNKNOWN;
}

static Sum sum_of_unary(Thread *t, Node *n)
{
    if (n->op != OP_MINUS && n->op != OP_PLUS && n->op != OP_LOGICAL_NOT)
        return UNKNOWN;
    Sum a = sum_of(t, n->kids[0]);
    if (n->op == OP_LOGICAL_NOT)
        return sum_is_number(a) ? number(!a.number) : UNKNOWN;
    return n->op == OP_MINUS ? sum_minus(a) : a;
}

static Sum sum_of_choice(Thread *t, Node *n)
{
    Sum condition = n->kids[0] ? sum_of(t, n->kids[0]) : UNKNOWN;
    return sum_is_number(condition)
        ? sum_of(t, n->kids[condition.number ? 1 : 2]) : UNKNOWN;
}

/* A narrower type may not hold it. */
static Sum sum_of_cast(Thread *t, Node *n)
{
    Sum a = sum_of(t, n->kids[0]);
    if (n->type->kind != TY_BOOL)
        return n->type->size >= n->kids[0]->type->size || sum_is_number(a)
            || natural(t, a).is_known ? a : UNKNOWN;
    return sum_is_number(a) ? number(a.number != 0) : UNKNOWN;
}

static Sum sum_of_kind(Thread *t, Node *n)
{
    switch (n->kind) {
    case ND_PAREN:
        return sum_of(t, n->kids[0]);
    case ND_CAST:
        return sum_of_cast(t, n);
    case ND_VAR:
        return sum_of_variable(t, n->decl);
    case ND_SUBSCRIPT:
        return sum_of_component(t, n);
    case ND_UNARY:
        return sum_of_unary(t, n);
    case ND_BINARY:
        return sum_of_binary(t, n);
    case ND_CONDITIONAL:
        return sum_of_choice(t, n);
    default:
        return UNKNOWN;
    }
}

/* Unsigned numbers may wrap around, but where they are known not to. */
Sum sum_of(Thread *t, Node *n)
{
    int64_t value;
    if (fold_constant(n, &value))
        return checked(number(value));
    if (!is_integer(n->type) && !(n->type && n->type->kind == TY_BOOL))
        return UNKNOWN;
    Sum sum = sum_of_kind(t, n);
    return is_unsigned(n->type) ? natural(t, sum) : sum;
}

/* ---- expressions -------------------------------------------------------- */

static Node *operation(Thread *t, Op op, Node *a, Node *b)
{
    return build_binary(t->builder, op, a, b, type_int());
}

/* a + times * n; `a` may be NULL, for 0. */
static Node *added(Thread *t, Node *a, Node *n, int64_t times)
{
    bool is_less = times < 0 && a;
    int64_t factor = is_less ? -times : times;
    if (factor != 1)
        n = operation(t, OP_MUL, n, build_int(t->builder, (int)factor, n));
    return a ? operation(t, is_less ? OP_SUB : OP_ADD, a, n) : n;
}

static Node *component(Thread *t, const char *name, int d, const Node *place)
{
    return build_component(t->builder, t->index, name, d, place);
}

/* Takes a dimension's terms out of the sum. */
static int64_t take(Sum *sum, TermKind kind, int d)
{
    for (int i = 0; i < sum->count; i++)
        if (sum->terms[i].kind == kind && sum->terms[i].dimension == d) {
            int64_t times = sum->terms[i].times;
            sum->terms[i] = sum->terms[--sum->count];
            return times;
        }
    return 0;
}

Node *sum_expression(Thread *t, Sum sum, const Node *place)
{
    const Type *index = t->index->type;
    Node *n = NULL;
    for (int d = 0; d < index->rank; d++) {
        int64_t local = take(&sum, TERM_LOCAL, d);
        int64_t tile = take(&sum, TERM_TILE, d), wide = index->tile[d];
        if (local && tile == local * wide) {
            n = added(t, n, component(t, "global", d, place), local);
            continue;
        }
        if (local)
            n = added(t, n, component(t, "local", d, place), local);
        if (tile % wide)
            n = added(t, n, component(t, "tile", d, place), tile);
        else if (tile)
            n = added(t, n, component(t, "tile_origin", d, place), tile / wide);
    }
    for (int i = 0; i < sum.count; i++)
        n = added(t, n, build_use(t->builder, (Decl *)sum.terms[i].decl,
                                  place), sum.terms[i].times);
    if (!sum.number && n)
        return n;
    int64_t size = sum.number < 0 && n ? -sum.number : sum.number;
    Node *last = build_int(t->builder, (int)size, place);
    return !n ? last : operation(t, sum.number < 0 ? OP_SUB : OP_ADD, n, last);
}
