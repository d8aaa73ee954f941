/* serial_every.c - strided loops: a run under a condition that holds for every n-th thread of a
 * row, as in a red-black relaxation:
 *
 *     if ((x + y) % 2 == colour)
 *         u[y][x] = 0.25f * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
 *
 * Vectors leave the other threads' lanes out. Where these are most of them, that is slow; so
 * it is where threads load what is beside what they store, since a store of some lanes is
 * not forwarded to the loads of the next vector, which wait for it. Then a loop goes from one
 * of these threads to the next. It asks for the condition again, which is false for negative
 * numbers but where the remainder is 0. `x % 2 != 5` leaves out no thread: then a second turn
 * goes to the others.
 */
#include "planner.h"
#include "analysis/flow.h"

typedef struct Search {
    Planner *planner;
    Every every;
} Search;

/* ---- the condition ------------------------------------------------------- */

/* `x % 4`, or `x & 3` */
static bool find_remainder(Search *s, Node *n)
{
    Planner *p = s->planner;
    int64_t by;
    n = node_strip(n);
    if ((n->op != OP_MOD && n->op != OP_AND) || n->kind != ND_BINARY
        || !fold_constant(n->kids[BINARY_RIGHT], &by))
        return false;
    by = n->op == OP_AND ? fold_mask_size(by) : by;
    Node *place = n->kids[BINARY_LEFT];
    bool fits = type_is_unsigned(place->type) || n->op == OP_AND ? fold_is_power(by) : by > 0;
    if (!fits || by < 2 || by > INT32_MAX || growth_in_row(p, place) != 1)
        return false;
    s->every.place = place;
    s->every.by = (int)by;
    s->every.is_natural = type_is_unsigned(place->type) || n->op == OP_AND
        || growth_is_exact(p, place);
    return true;
}

/* Whether a negative remainder is compared as a large number, which leaves another one. */
static bool wraps_around(const Search *s, const Node *compared)
{
    return type_is_unsigned(compared->type) && !s->every.is_natural
        && !fold_is_power(s->every.by);
}

/* `x % 2 == shared`; the other way round where it `holds` not. */
static bool find_comparison(Search *s, Node *n, bool holds)
{
    n = span_condition(s->planner, n);
    if (n->op == OP_LOGICAL_NOT && n->kind == ND_UNARY)
        return find_comparison(s, n->kids[0], !holds);
    s->every.is_exact = holds && n->op == OP_EQ;
    Node *left = n, *right = NULL;
    bool is_equal = false;
    if (n->kind == ND_BINARY && (n->op == OP_EQ || n->op == OP_NE)) {
        is_equal = n->op == OP_EQ;
        int swapped = level_of(s->planner, n->kids[BINARY_LEFT]) <= SAME_IN_ROW;
        left = n->kids[swapped ? BINARY_RIGHT : BINARY_LEFT];
        right = n->kids[swapped ? BINARY_LEFT : BINARY_RIGHT];
        if (!type_is_integer(right->type) || right->type->size > 4
            || level_of(s->planner, right) > SAME_IN_ROW)
            return false;
    }
    if (!find_remainder(s, left) || (right && wraps_around(s, left)))
        return false;
    s->every.rest = right;
    s->every.is_next = is_equal != holds;
    s->every.is_exact = s->every.is_exact && growth_is_exact(s->planner, s->every.place);
    return !s->every.is_next || s->every.by == 2;
}

static bool find_condition(Search *s, Node *condition)
{
    Node *n = node_strip(condition);
    if (n->op == OP_LOGICAL_AND)
        return find_condition(s, n->kids[BINARY_LEFT])
            || find_condition(s, n->kids[BINARY_RIGHT]);
    s->every.condition = condition;
    return find_comparison(s, n, true);
}

/* ---- what is under it ---------------------------------------------------- */

/* The if that is all of a list of statements, or NULL. */
static Node *only_if(const Plan *plan, Node **list, int count)
{
    Node *only = NULL;
    for (int i = 0; i < count; i++) {
        Node *n = list[i];
        if (n->kind == ND_NULL || (n->kind == ND_DECLARE && serial_are_gone(plan, n)))
            continue;
        if (n->kind == ND_COMPOUND)
            n = only_if(plan, n->kids, n->kid_count);
        if (!n || only || n->kind != ND_IF || n->kids[IF_ELSE])
            return NULL;
        only = n;
    }
    return only;
}

typedef struct Stored {
    const Decl *holder;
    Node *place;
} Stored;

static bool is_beside(Node *n, void *context)
{
    const Stored *stored = context;
    return n->kind == ND_SUBSCRIPT && !type_is_handle(n->type) && node_array(n)->kind == ND_VAR
        && node_array(n)->decl == stored->holder && !node_equals(n, stored->place);
}

/* Whether it stores an element, and has others of the same view or array. */
static bool stores_beside(Node *n, void *body)
{
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    if (!to || to->kind != ND_SUBSCRIPT || node_array(to)->kind != ND_VAR)
        return false;
    Stored stored = {node_array(to)->decl, to};
    return node_any_with(body, is_beside, &stored);
}

void every_find(Planner *p, Step *run)
{
    Search s = {.planner = p};
    Node *n = only_if(p->plan, run->statements.items, run->statements.count);
    if (!n || run->then || run->returns || p->descends || step_has_loop(run)
        || !find_condition(&s, n->kids[IF_CONDITION]))
        return;
    Node *body = n->kids[IF_THEN];
    if (s.every.by < LEAST_LANES && !node_any_with(body, stores_beside, body))
        return;
    s.every.is_exact = s.every.is_exact && s.every.condition == n->kids[IF_CONDITION];
    run->every = NEW(Every);
    *run->every = s.every;
}
