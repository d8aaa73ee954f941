/* serial_range.c - index set splitting by rows: a region of a tile all of which is under a
 * condition on the row's place, as a level of a tree over columns, `if (y < d) …`, or
 * `if (y % d == 0) …`, or on the thread's number, `if (16 * y + x < d) …`, goes through the
 * rows alone that the condition may hold for. They ask for it all the same.
 */
#include "planner.h"

enum { LEAST_ROWS = 4 };

typedef struct Search {
    Planner *planner;
    Step *region;
    int dimension;
    Set declared; /* of Decl: variables of the region's own */
} Search;

static bool find_declared(Node *n, void *context)
{
    Search *s = context;
    for (int i = 0; i < n->declared.count; i++)
        set_add(&s->declared, n->declared.items[i]);
    return true;
}

/* What is not known before the loop over rows. */
static bool is_hidden(Node *n, void *context)
{
    Search *s = context;
    if (n->kind != ND_VAR || !level_is_own(s->planner, n->decl))
        return false;
    const Kept *kept = serial_kept_of(s->planner->plan, n);
    if (kept && kept->keep == KEEP_AGAIN)
        return kept->strides || node_any_with(n->decl->init, is_hidden, s);
    return !kept || kept->keep != KEEP_ONCE || set_has(&s->declared, n->decl);
}

static bool is_known(Search *s, Node *n)
{
    return type_is_wide(n->type) && !type_is_unsigned(n->type)
        && level_of(s->planner, n) == SAME_IN_TILE && !node_any_with(n, is_hidden, s);
}

/* A number that grows by 1 from row to row. */
static bool is_place(Search *s, Node *n)
{
    return type_is_wide(n->type) && !type_is_unsigned(n->type)
        && growth_along(s->planner, n, s->dimension) == 1
        && level_of(s->planner, n) == SAME_IN_ROW && !node_any_with(n, is_hidden, s);
}

/* The row's place in the tile: that of the first is 0. */
static bool is_row(Search *s, Node *n)
{
    n = node_strip(n);
    Node *init = serial_again(s->planner->plan, n);
    return init ? is_row(s, init)
        : growth_dimension(s->planner, n) == s->dimension && !growth_is_global(n);
}

/* `y % d == 0` */
static void find_step(Search *s, Node *n)
{
    int64_t zero;
    Node *left = node_strip(n->kids[BINARY_LEFT]);
    if (n->op != OP_EQ || left->op != OP_MOD || !fold_constant(n->kids[BINARY_RIGHT], &zero)
        || zero || left->type->kind != TY_INT)
        return;
    Node *by = left->kids[BINARY_RIGHT];
    if (is_row(s, left->kids[BINARY_LEFT]) && is_known(s, by))
        s->region->row_step = by;
}

static void find_in_condition(Search *s, Node *condition)
{
    Node *n = span_condition(s->planner, condition);
    if (n->kind != ND_BINARY)
        return;
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (n->op == OP_LOGICAL_AND) {
        find_in_condition(s, left);
        find_in_condition(s, right);
        return;
    }
    find_step(s, n);
    if (n->op == OP_NE || op_swapped(n->op) == OP_NONE)
        return;
    Span span = {.place = left, .bound = right, .op = n->op, .growth = 1};
    if (!is_place(s, left))
        span = (Span){.place = right, .bound = left, .op = op_swapped(n->op), .growth = 1};
    if (is_place(s, span.place) && is_known(s, span.bound))
        list_add(&s->region->rows, span);
}

/* What a product with a constant grows by from row to row; 0 for others. */
static int64_t find_factor(Search *s, Node *n)
{
    int64_t times;
    Node *init = serial_again(s->planner->plan, n = node_strip(n));
    if (init)
        return find_factor(s, init);
    for (int i = 0; i < 2 && n->kind == ND_BINARY && n->op == OP_MUL; i++)
        if (fold_constant(n->kids[i], &times) && times > 0 && times <= INT16_MAX
            && growth_along(s->planner, n->kids[1 - i], s->dimension) == 1
            && growth_in_row(s->planner, n->kids[1 - i]) == 0)
            return times;
    return 0;
}

/* The same for a thread's number, `16 * y + x`, of which the first thread of a row has the
 * least one; 0 for others. */
static int64_t growth_of_number(Search *s, Node *n)
{
    Planner *p = s->planner;
    Node *init = serial_again(p->plan, n = node_strip(n));
    if (init)
        return growth_of_number(s, init);
    for (int i = 0; i < 2 && n->kind == ND_BINARY && n->op == OP_ADD; i++) {
        Node *column = n->kids[1 - i];
        int along = growth_in_row(p, column);
        if (along >= 0 && along != GROWTH_UNKNOWN && growth_along(p, column, s->dimension) == 0)
            return find_factor(s, n->kids[i]);
    }
    return 0;
}

/* Rows whose first thread's number is below a bound. */
static void find_number(Search *s, Node *condition)
{
    Node *n = span_condition(s->planner, condition);
    for (int i = 0; i < 2 && n->kind == ND_BINARY; i++) {
        Node *number = n->kids[i], *bound = n->kids[1 - i];
        Op op = i ? op_swapped(n->op) : n->op;
        int64_t growth = op == OP_LT || op == OP_LE || op == OP_EQ
            ? growth_of_number(s, number) : 0;
        bool is_number = growth && number->type->kind == TY_INT
            && !node_any_with(number, is_hidden, s) && is_known(s, bound);
        if (is_number)
            list_add(&s->region->rows,
                     ((Span){.place = number, .bound = bound, .growth = (int)growth,
                             .op = op == OP_EQ ? OP_LE : op}));
    }
}

/* The conditions around all that the steps do. */
static void find_in_steps(Search *s, const Steps *steps)
{
    Step *only = NULL;
    for (int i = 0; i < steps->count; i++) {
        Step *step = steps->items[i];
        if (step->kind == STEP_ONCE && step->decl)
            continue;
        if (only)
            return;
        only = step;
    }
    if (!only || only->otherwise.count || !only->node || only->node->kind != ND_IF)
        return;
    if (only->kind == STEP_CONTROL)
        find_in_condition(s, only->node->kids[IF_CONDITION]);
    else if (only->kind == STEP_SPAN)
        find_number(s, only->node->kids[IF_CONDITION]);
    if (only->kind == STEP_CONTROL || only->kind == STEP_SPAN)
        find_in_steps(s, &only->steps);
}

void range_find(Planner *p, Step *region, const Nodes *statements)
{
    const Plan *plan = p->plan;
    Search s = {.planner = p, .region = region, .dimension = plan->last - 1};
    if (plan->index || plan->is_coarse || plan->last == 0
        || plan->tile[s.dimension] < LEAST_ROWS)
        return;
    for (int i = 0; i < statements->count; i++)
        node_walk(statements->items[i], find_declared, &s);
    find_in_steps(&s, &region->steps);
    if (region->rows.count)
        region->row_step = NULL;
}
