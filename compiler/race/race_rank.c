/* race_rank.c - ranks: how many numbers are less than the thread's own, counted by
 * comparisons or found by a search. They are recognized by their form, not proved.
 */
#include "race.h"

enum { MAX_TERMS = 1 << 10 };

bool race_is_comparison(const Value *v)
{
    return v->kind == VALUE_OPERATION && op_is_truth(v->op);
}

/* What is known of a sum of comparisons. */
typedef struct Rank {
    int terms;
    bool has_order;  /* ties are broken: by the thread's index, */
    bool has_strict; /* or as some comparisons are strict, some are not */
    bool has_weak;
} Rank;

static void look_at_term(Rank *rank, const Value *v, int depth)
{
    bool is_joint = v->kind == VALUE_OPERATION || v->kind == VALUE_CHOICE;
    if (depth == 0 || !is_joint)
        return;
    bool compares = v->op == OP_LT || v->op == OP_GT || v->op == OP_LE
        || v->op == OP_GE;
    if (compares && !v->is_open)
        rank->has_order |= v->varies;
    else if (compares && (v->a->is_data || v->b->is_data) && v->b->kind != VALUE_NUMBER)
        *(v->op == OP_LT || v->op == OP_GT ? &rank->has_strict
                                           : &rank->has_weak) = true;
    look_at_term(rank, v->a, depth - 1);
    if (v->b)
        look_at_term(rank, v->b, depth - 1);
    if (v->c)
        look_at_term(rank, v->c, depth - 1);
}

/* Looks at the conditions of the choices in a value. */
static void look_at_choices(Rank *rank, const Value *v, int depth)
{
    bool is_joint = v->kind == VALUE_OPERATION || v->kind == VALUE_CHOICE;
    if (depth == 0 || !is_joint)
        return;
    if (v->kind == VALUE_CHOICE)
        look_at_term(rank, v->a, 6);
    else
        look_at_choices(rank, v->a, depth - 1);
    if (v->b)
        look_at_choices(rank, v->b, depth - 1);
    if (v->c)
        look_at_choices(rank, v->c, depth - 1);
}

/* What a count begins with: whether something holds, or one of two numbers by that. */
static bool is_first_step(const Value *v)
{
    return race_is_comparison(v)
        || (v->kind == VALUE_CHOICE && !v->b->varies && !v->c->varies);
}

/* Whether a value is more than another one by a step, which may end at what all threads have:
 * `k + 8`, `k + 8 < n ? k + 8 : n`. The first steps are numbers that conditions choose. */
static bool is_step_from(const Value *v, const Value *from)
{
    if (v->kind != VALUE_CHOICE)
        return value_is_operation(v, OP_ADD) && v->a == from;
    const Value *other = v->b->varies ? v->b : v->c;
    bool is_clamp = !v->b->varies || !v->c->varies;
    return is_clamp && (is_step_from(other, from) || (is_first_step(v) && is_first_step(from)));
}

/* The value to which `v` adds a step where the comparison *term holds, or NULL if it adds
 * none. */
static const Value *before_term(const Value *v, const Value **term)
{
    if (v->kind == VALUE_CHOICE && is_step_from(v->b, v->c)) {
        *term = v->a;
        return v->c;
    }
    if (!value_is_operation(v, OP_ADD) || !race_is_comparison(v->b))
        return NULL;
    *term = v->b;
    return v->a;
}

typedef enum Counted {
    NOT_A_RANK,
    SEARCHED, /* by comparisons that may find one place for several threads */
    TIED,
    APART,
} Counted;

/* Classifies a loop-carried variable with an unknown number of steps, which counts or
 * searches by comparisons of data. */
static Counted count_in_loop(const Value *v)
{
    Rank rank = {0};
    const Value *term = NULL;
    if (!v->a)
        return NOT_A_RANK;
    bool steps = before_term(v->a, &term) != NULL;
    if (steps)
        look_at_term(&rank, term, 6);
    else
        look_at_choices(&rank, v->a, 6);
    bool compares = rank.has_strict || rank.has_weak;
    return !compares ? NOT_A_RANK : rank.has_order ? APART : steps ? TIED : SEARCHED;
}

/* A count without the number that all threads have instead where they agree so:
 * `n == 0 ? 0 : count`. */
static const Value *unless_agreed(const Value *v)
{
    bool is_choice = v->kind == VALUE_CHOICE && !v->a->varies;
    return is_choice && v->b->kind == VALUE_NUMBER ? v->c
        : is_choice && v->c->kind == VALUE_NUMBER ? v->b : v;
}

/* Classifies a value: whether it counts comparisons, and whether ties are broken. */
static Counted count(const Value *v)
{
    v = unless_agreed(v);
    if (v->origin == ORIGIN_STEPPED)
        return count_in_loop(v);
    Rank rank = {0};
    const Value *term = NULL;
    while (v && v->is_open && !is_first_step(v) && rank.terms < MAX_TERMS) {
        v = before_term(v, &term);
        if (v)
            look_at_term(&rank, term, 6);
        rank.terms++;
    }
    if (v && rank.terms && v->kind == VALUE_CHOICE && v->is_open) {
        look_at_term(&rank, v->a, 6);
        rank.terms++;
    }
    bool starts_apart = v && v->is_fixed && v->varies;
    if (!v || rank.terms == 0)
        return NOT_A_RANK;
    if (starts_apart || rank.has_order || (rank.has_strict && rank.has_weak))
        return APART;
    return rank.terms > 1 && (rank.has_strict || rank.has_weak) ? TIED : NOT_A_RANK;
}

bool race_rank_begin(const Value *v, int64_t *number)
{
    const Value *term;
    if (v->origin == ORIGIN_STEPPED)
        v = v->meaning;
    while (v && v->is_open && !is_first_step(v))
        v = before_term(v, &term);
    const Value *first = v && v->kind == VALUE_CHOICE ? v->c : v;
    *number = first && first->kind == VALUE_NUMBER ? first->number : 0;
    return first && (race_is_comparison(first) || first->kind == VALUE_NUMBER);
}

bool race_is_rank(const Value *v)
{
    return count(v) == APART;
}

bool race_is_tied_rank(const Value *v)
{
    return count(v) == TIED;
}

bool race_is_shared_rank(const Value *v)
{
    return count(v) == TIED || count(v) == SEARCHED;
}

static bool is_from_tile(const Value *v)
{
    return v->is_data || (v->kind == VALUE_SYMBOL && v->base && v->base->is_tile_static);
}

/* Whether numbers from memory are compared for equality in a value, or may be. */
static bool compares_numbers(const Value *v, int *terms)
{
    if (!v || !v->is_open || ++*terms > MAX_TERMS)
        return false;
    if (v->kind == VALUE_UNKNOWN)
        return v->origin == ORIGIN_STEPPED ? compares_numbers(v->a, terms) : v->is_vague;
    if ((v->op == OP_EQ || v->op == OP_NE) && is_from_tile(v->a) && is_from_tile(v->b))
        return true;
    return compares_numbers(v->a, terms) || compares_numbers(v->b, terms)
        || compares_numbers(v->c, terms);
}

bool race_is_first_of_equals(const Value *condition)
{
    int terms = 0;
    return compares_numbers(condition, &terms);
}
