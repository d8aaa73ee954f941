/* stage_guard.c - copies that stop where the view does:
 *
 *     s[0][column] = i > 0 ? in[i - 1][j] : 0;
 *     if (row == HEIGHT && i < n - 1)
 *         s[HEIGHT + 1][column] = in[i + 1][j];
 *
 * Each condition must say that the index is not below 0, or below a number that is
 * the same for all threads: the view ends there, which the runtime makes sure of
 * (amprt_bound). Then an element has what the view has, or, at a place where the
 * view has nothing, the other value. Elements that are not stored at all have no
 * value: nobody may read them.
 */
#include "stage.h"

/* What is known where an element is stored. */
typedef struct Claims {
    Staging *staging;
    Stage *stage;
    const Element *from; /* of the view */
    unsigned sides;
    bool is_false;       /* this thread stores nothing */
    bool fails;
} Claims;

static bool is_of_captures(Sum sum)
{
    return sum.is_known && sum.count <= 1
        && (!sum.count || (sum.terms[0].kind == TERM_DECL && sum.terms[0].times == 1));
}

/* Where the view ends is known at last, or the same as before. */
static bool is_end(Stage *stage, int d, Sum end)
{
    Sum *known = &stage->end[d];
    if (!known->is_known)
        *known = end;
    return sum_equals(*known, end);
}

/* That the sum is not below 0. If it is, the index is outside of the view: it is as
 * small as the sum, or as far above a number as the sum is below -1. */
static void claim(Claims *c, Sum sum)
{
    Thread *t = &c->staging->thread;
    if (sum_is_number(sum)) {
        c->is_false = c->is_false || sum.number < 0;
        return;
    }
    for (int d = 0; d < c->stage->rank; d++) {
        Sum index = sum_of(t, c->from->index[d]), end = sum_add(sum, index, 1);
        Sum above = sum_add(sum, index, -1);
        end.number++;
        if (sum_is_number(above) && above.number >= 0)
            c->sides |= STAGE_LOW(d);
        else if (is_of_captures(end) && is_end(c->stage, d, end))
            c->sides |= STAGE_HIGH(d);
        else
            continue;
        return;
    }
    c->fails = true;
}

/* a < b: b - a - 1 is not below 0; where it is not so, a - b is not. */
static void claim_comparison(Claims *c, Node *n, bool truth)
{
    Sum a = sum_of(&c->staging->thread, n->kids[BINARY_LEFT]);
    Sum b = sum_of(&c->staging->thread, n->kids[BINARY_RIGHT]);
    bool is_less = (n->op == OP_LT || n->op == OP_LE) == truth;
    bool is_strict = (n->op == OP_LT || n->op == OP_GT) == truth;
    Sum sum = is_less ? sum_add(b, a, -1) : sum_add(a, b, -1);
    if (n->op < OP_LT || n->op > OP_GE || !sum.is_known) {
        c->fails = true;
        return;
    }
    sum.number -= is_strict;
    claim(c, sum);
}

/* The condition that a variable is. */
static Node *condition_of(Staging *s, Node *n)
{
    n = node_strip(n);
    const Function *f = s->thread.kernel;
    while (n->kind == ND_VAR && n->decl->init && !n->decl->is_circular
           && !unfold_facts(s->thread.unfold, n->decl).changes) {
        for (int i = 0; i < f->captures.count; i++)
            if (f->captures.items[i] == n->decl)
                return n;
        n = node_strip(n->decl->init);
    }
    return n;
}

static void claim_condition(Claims *c, Node *n, bool truth)
{
    n = condition_of(c->staging, n);
    Sum known = sum_of(&c->staging->thread, n);
    Op both = truth ? OP_LOGICAL_AND : OP_LOGICAL_OR;
    if (sum_is_number(known)) {
        c->is_false = c->is_false || (known.number != 0) != truth;
    } else if (n->kind == ND_UNARY && n->op == OP_LOGICAL_NOT) {
        claim_condition(c, n->kids[0], !truth);
    } else if (n->kind == ND_BINARY && n->op == both) {
        claim_condition(c, n->kids[BINARY_LEFT], truth);
        claim_condition(c, n->kids[BINARY_RIGHT], truth);
    } else if (n->kind == ND_BINARY) {
        claim_comparison(c, n, truth);
    } else {
        c->fails = true;
    }
}

int stage_sides(Staging *s, Stage *stage, const Store *store)
{
    Claims c = {.staging = s, .stage = stage, .from = &store->from};
    bool has_other = type_is_arithmetic(store->from.root->type->of);
    for (int i = 0; i < s->guards.count; i++)
        claim_condition(&c, s->guards.items[i], true);
    if (c.is_false)
        return STAGE_NOTHING;
    if (store->condition)
        claim_condition(&c, store->condition, store->truth);
    if (c.is_false && !c.fails) /* it has the other value in all tiles */
        return STAGE_UNKNOWN;
    return c.fails || (c.sides && !has_other) ? STAGE_UNKNOWN : (int)c.sides;
}

/* ---- reading the view --------------------------------------------------- */

/* The index is not below 0, and below the view's end. */
static Node *add_test(Staging *s, Node *test, Op op, Node *index, Sum bound)
{
    Unfold *u = s->thread.unfold;
    const Type *type = unfold_int(u, 0, index)->type;
    Node *n = unfold_binary(u, op, unfold_copy(u, index),
                            sum_expression(&s->thread, bound, index), type);
    return test ? unfold_binary(u, OP_LOGICAL_AND, test, n, type) : n;
}

Node *stage_guarded(Staging *s, const Stage *stage, unsigned sides, Node *element)
{
    Unfold *u = s->thread.unfold;
    Node *test = NULL, *at = element;
    for (int d = stage->rank - 1; d >= 0; d--, at = at->kids[SUBSCRIPT_BASE]) {
        Node *index = at->kids[SUBSCRIPT_INDEX];
        if (sides & STAGE_LOW(d))
            test = add_test(s, test, OP_GE, index, (Sum){.is_known = true});
        if (sides & STAGE_HIGH(d))
            test = add_test(s, test, OP_LT, index, stage->end[d]);
    }
    if (!test)
        return element;
    Node *choice = unfold_new(u, ND_CONDITIONAL, element, 3);
    choice->kids[0] = test;
    choice->kids[1] = element;
    choice->kids[2] = stage->otherwise ? unfold_copy(u, stage->otherwise)
                                       : unfold_int(u, 0, element);
    choice->type = element->type;
    return choice;
}
