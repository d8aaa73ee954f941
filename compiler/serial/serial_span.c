/* serial_span.c - index set splitting: conditions that hold for a range of a row's threads.
 *
 * If a condition compares the thread's place in its row with a value that the row shares,
 * `me < half`, `2 * me * d < n` or `column == 0`, the threads that it holds for are a
 * range, and the code under it becomes a loop over these. So does each iteration of a
 * loop that the threads of a row share out, `for (int i = me; i < n; i += TILE)`: it
 * counts for the first thread, and the last iterations have fewer threads.
 */
#include "planner.h"
#include "analysis/flow.h"

static bool is_signed(const Type *t)
{
    return growth_is_number(t) && !type_is_unsigned(t);
}

static bool is_comparison(Op op)
{
    return op != OP_NE && op_swapped(op) != OP_NONE;
}

Node *span_condition(Planner *p, Node *condition)
{
    Node *n = node_strip(condition);
    Node *init = serial_again(p->plan, n);
    init = init && type_is_integer(n->type) ? span_condition(p, init) : NULL;
    return init && op_is_truth(init->op) ? init : n;
}

bool span_find(Planner *p, Node *condition, Span *span)
{
    Node *n = span_condition(p, condition);
    if (n->kind != ND_BINARY || !is_comparison(n->op))
        return false;
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (!growth_is_number(left->type) || !growth_is_number(right->type))
        return false;
    if (level_of(p, left) <= SAME_IN_ROW)
        *span = (Span){.place = right, .bound = left, .op = op_swapped(n->op)};
    else
        *span = (Span){.place = left, .bound = right, .op = n->op};
    bool is_plain = is_signed(left->type) && is_signed(right->type);
    if (!growth_find(p, span->place, span)
        || level_of(p, span->bound) > SAME_IN_ROW
        || !(is_plain || growth_is_exact(p, span->place)))
        return false;
    if (span->growth < 0)
        span->op = op_swapped(span->op);
    return true;
}

bool span_cuts(Planner *p, Node *condition, Span *span)
{
    return span_find(p, condition, span) && span->op != OP_EQ;
}

static bool scatters(Node *n, void *context)
{
    Node *base = node_is_element(n) ? node_strip(n->kids[SUBSCRIPT_BASE]) : NULL;
    if (!base || base->kind != ND_SUBSCRIPT)
        return false;
    int growth = growth_in_row(context, base->kids[SUBSCRIPT_INDEX]);
    return growth != 0 && growth != GROWTH_UNKNOWN;
}

bool span_scatters(Planner *p, Node *n)
{
    return node_any_with(n, scatters, p);
}

bool span_has_one_row(Planner *p, const Node *element)
{
    const Node *n = node_strip(element->kids[SUBSCRIPT_BASE]);
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (growth_in_row(p, n->kids[SUBSCRIPT_INDEX]) != 0)
            return false;
    return true;
}

bool span_is_unknown(Planner *p, Node *n)
{
    return node_is_element(n)
        && growth_in_row(p, n->kids[SUBSCRIPT_INDEX]) == GROWTH_UNKNOWN
        && span_has_one_row(p, n);
}

static bool note_in_order(Node *n, void *context)
{
    Planner *p = context;
    int growth = node_is_element(n) ? growth_in_row(p, n->kids[SUBSCRIPT_INDEX]) : 0;
    if (growth != 0 && growth != GROWTH_UNKNOWN && span_has_one_row(p, n))
        set_add(&p->plan->in_order, n);
    return true;
}

void span_note_in_order(Planner *p, Node *n)
{
    node_walk(n, note_in_order, p);
}

/* ---- loops that threads share out --------------------------------------- */

/* i++ or i += n, where n is the same for the row: it is above 0, since the
 * loop ends. */
static bool grows(Planner *p, const Count *c)
{
    return c->op == OP_ADD
        && (!c->by || ((is_signed(c->by->type) || natural_is(p, c->by))
                       && level_of(p, c->by) <= SAME_IN_ROW));
}

static bool may_write(Node *n, void *context)
{
    Planner *p = context;
    Node *to = node_assigned(n);
    return n->kind == ND_STATEMENT_EXPR || (to && level_is_memory(p, to))
        || (n->kind == ND_CALL && !call_is_pure(p->prog, n));
}

bool span_leaves_memory(Planner *p, Node *loop)
{
    return !node_any_with(loop, may_write, p);
}

/* Whether each thread begins a loop a place further. */
static bool begins_in_order(Planner *p, const Count *c)
{
    const Type *t = c->counter->type;
    return growth_is_number(t) && level_changes(p, c->counter) == 1 && grows(p, c)
        && c->begin->type->size <= t->size && growth_in_row(p, c->begin) == 1
        && (!type_is_unsigned(t) || growth_is_exact(p, c->begin));
}

/* Whether what is below 0 ends a loop that goes down: unsigned numbers wrap around. */
static bool falls_to_end(Planner *p, const Count *c, const Span *span)
{
    bool wraps = type_is_unsigned(c->counter->type) || type_is_unsigned(span->place->type);
    return wraps && c->by && !natural_is(p, c->by);
}

/* Whether each thread goes through neighbouring elements, in the simple model, where it
 * may be faster by itself. */
static bool walks_along(const Planner *p, const Count *c)
{
    return p->plan->index && (!c->by || flow_count_by(c) == 1);
}

static bool find_strides(Planner *p, Node *loop, Span *span)
{
    Count c;
    if (!loop->kids[FOR_CONDITION] || !flow_counts(loop, &c)
        || !begins_in_order(p, &c) || walks_along(p, &c))
        return false;
    Kept *kept = serial_keep(p, c.counter, KEEP_AGAIN, SAME_IN_THREAD);
    kept->strides = true;
    if (span_find(p, loop->kids[FOR_CONDITION], span)
        && (span->op == OP_LT || span->op == OP_LE)
        && node_is_variable(span->place, c.counter) && !falls_to_end(p, &c, span))
        return true;
    *map_put_pointer(&p->plan->kept, c.counter) = NULL;
    return false;
}

bool span_strides(Planner *p, Node *loop, Span *span)
{
    p->is_steady = !p->parted && span_leaves_memory(p, loop);
    bool found = find_strides(p, loop, span);
    p->is_steady = false;
    return found;
}

/* The thread's place in its row of the tile: that of the first is 0. */
static bool is_place_in_row(Planner *p, Node *n)
{
    n = node_strip(n);
    Node *init = serial_again(p->plan, n);
    if (init)
        return is_place_in_row(p, init);
    return growth_dimension(p, n) == p->plan->last && !growth_is_global(n);
}

bool span_strides_shortly(Planner *p, Node *loop, const Span *span)
{
    enum { MOST_TRIPS = 4 };
    Count c;
    int64_t bound;
    return flow_counts(loop, &c) && is_place_in_row(p, c.begin) && flow_count_by(&c)
        && fold_constant(span->bound, &bound) && bound / MOST_TRIPS < flow_count_by(&c);
}

/* ---- statements for a part of a row ------------------------------------- */

bool span_is_of_run(const Planner *p, const Decl *d)
{
    const Kept *kept = serial_kept(p->plan, d);
    return level_is_own(p, d)
        && !(kept && (kept->keep == KEEP_ONCE || kept->keep == KEEP_AGAIN));
}

/* Whether the threads of a row agree on it: a divisor is as safe for the row, unless none of
 * its threads may come to it. */
static bool is_shared(Planner *p, Node *condition)
{
    p->divides = !p->parted;
    Same level = level_of(p, condition);
    p->divides = false;
    return level <= SAME_IN_ROW;
}

/* Whether it holds for all threads of a row, or for a range of them. */
static bool is_condition(Planner *p, Node *condition)
{
    Span span;
    Node *n = span_condition(p, condition);
    if (n->op == OP_LOGICAL_AND)
        return is_condition(p, n->kids[BINARY_LEFT])
            && is_condition(p, n->kids[BINARY_RIGHT]);
    return level_of(p, n) <= SAME_IN_ROW || span_find(p, n, &span);
}

/* What is left of `me < n && y > 0 && a[me]` without the conditions that it begins with: NULL
 * where there are none, or where nothing is left. */
static Node *rest_of(Planner *p, Node *condition)
{
    Node *n = node_strip(condition);
    if (n->op != OP_LOGICAL_AND)
        return NULL;
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (is_condition(p, left))
        return is_condition(p, right) ? NULL : right;
    Node *rest = rest_of(p, left);
    Builder b = {.prog = p->prog};
    return rest ? build_binary(&b, OP_LOGICAL_AND, rest, right, n->type) : NULL;
}

/* Whether an if without an else has conditions that are better asked once for a row. */
static bool begins_with_conditions(Planner *p, Node *n)
{
    Cuts cuts;
    Node *condition = n->kids[IF_CONDITION];
    return !n->kids[IF_ELSE] && segment_pays(p->plan) && rest_of(p, condition)
        && !is_shared(p, condition) && !segment_find(p, condition, &cuts);
}

/* The choice in `x = me < n ? a : b;`, where a or b is more than a number at
 * hand: then some threads must not come to it. */
static Node *choice_of(Planner *p, Node *n, bool is_last)
{
    Node *value = NULL;
    if (n->kind == ND_DECLARE && n->declared.count == 1 && is_last
        && span_is_of_run(p, n->declared.items[0]))
        value = n->declared.items[0]->init;
    const Node *e = node_setting(n), *to = e ? node_strip(e->kids[BINARY_LEFT]) : NULL;
    if (to && to->kind == ND_VAR && level_is_own(p, to->decl))
        value = e->kids[BINARY_RIGHT];
    value = value ? node_strip(value) : NULL;
    Span span;
    return value && value->kind == ND_CONDITIONAL && value->kids[0]
        && type_is_arithmetic(value->type)
        && span_cuts(p, value->kids[0], &span)
        && (level_of(p, value->kids[1]) == SAME_NOWHERE
            || level_of(p, value->kids[2]) == SAME_NOWHERE) ? value : NULL;
}

bool span_is_part(Planner *p, Node *n, intptr_t last_use, bool is_last)
{
    Span span;
    Cuts cuts;
    void **order = map_get_pointer(&p->order, n);
    if (!order || last_use > (intptr_t)*order)
        return false;
    if (n->kind != ND_IF)
        return choice_of(p, n, is_last);
    Node *condition = n->kids[IF_CONDITION];
    if ((!n->kids[IF_ELSE] && is_condition(p, condition)) || begins_with_conditions(p, n))
        return true;
    return is_shared(p, condition)
        || span_cuts(p, condition, &span) || segment_find(p, condition, &cuts);
}

/* The steps for the threads that a condition holds for, up to what is no such condition. */
static Steps *plan_where(Planner *p, Node *n, Node *condition, Steps *out)
{
    condition = span_condition(p, condition);
    if (!is_condition(p, condition) && condition->op != OP_LOGICAL_AND)
        return out;
    if (condition->op == OP_LOGICAL_AND) {
        out = plan_where(p, n, condition->kids[BINARY_LEFT], out);
        return plan_where(p, n, condition->kids[BINARY_RIGHT], out);
    }
    Builder b = {.prog = p->prog};
    Node *one = build_if(&b, condition, n->kids[IF_THEN], NULL, n);
    Step *step = serial_add_step(STEP_CONTROL, one, out);
    if (span_find(p, condition, &step->span))
        step->kind = STEP_SPAN;
    return &step->steps;
}

/* What a part of a row does, which may be none of its threads. */
static void plan_parted(Planner *p, Node *n, Steps *out)
{
    p->parted++;
    serial_plan_row(p, n, out);
    p->parted--;
}

/* One part of the row, then the other. */
static void plan_both(Planner *p, Node *n, Span span, Node *parts[2], Steps *out)
{
    for (int i = 0; i < 2; i++) {
        Step *step = serial_add_step(STEP_SPAN, n, out);
        step->span = span;
        plan_parted(p, parts[i], &step->steps);
        span.op = op_contrary(span.op);
    }
}

/* As if (…) x = a; else x = b; */
static void plan_choice(Planner *p, Node *n, Steps *out)
{
    Builder b = {.prog = p->prog};
    Node *choice = choice_of(p, n, true), *parts[2];
    Span span;
    Node *to = n->kind == ND_DECLARE ? build_use(&b, n->declared.items[0], choice)
        : node_setting(n)->kids[BINARY_LEFT];
    for (int i = 0; i < 2; i++) {
        Node *value = build_cast(&b, choice->kids[1 + i], choice->type);
        parts[i] = build_statement(&b, build_binary(&b, OP_ASSIGN, to, value, to->type));
        parts[i]->range = n->range;
    }
    span_find(p, choice->kids[0], &span);
    plan_both(p, n, span, parts, out);
}

/* Whether it holds for one thread of a row at most. */
static bool is_of_one(Planner *p, Node *condition)
{
    Span span;
    Node *n = span_condition(p, condition);
    if (n->op == OP_LOGICAL_AND)
        return is_of_one(p, n->kids[BINARY_LEFT])
            || is_of_one(p, n->kids[BINARY_RIGHT]);
    return span_find(p, n, &span) && span.op == OP_EQ && !span.times;
}

/* One thread's loops go within its turn, not the threads within the loops'. */
static void plan_for_one(Planner *p, Node *n, Steps *out)
{
    bool was_whole = p->is_whole;
    p->is_whole = true;
    plan_parted(p, n, out);
    p->is_whole = was_whole;
}

static void plan_if(Planner *p, Node *n, Steps *out)
{
    Node *condition = n->kids[IF_CONDITION];
    Span span;
    bool is_uniform = is_shared(p, condition);
    void (*plan)(Planner *, Node *, Steps *) = is_uniform ? serial_plan_row
                                                       : plan_parted;
    if (!n->kids[IF_ELSE] && is_condition(p, condition)) {
        if (is_of_one(p, condition))
            plan = plan_for_one;
        plan(p, n->kids[IF_THEN], plan_where(p, n, condition, out));
        return;
    }
    if (begins_with_conditions(p, n)) {
        Builder b = {.prog = p->prog};
        Node *rest = build_if(&b, rest_of(p, condition), n->kids[IF_THEN], NULL, n);
        plan_parted(p, rest, plan_where(p, n, condition, out));
        return;
    }
    if (span_cuts(p, condition, &span) && n->kids[IF_ELSE]) {
        plan_both(p, n, span, n->kids + IF_THEN, out);
        return;
    }
    Step *step = serial_add_step(is_uniform ? STEP_CONTROL : STEP_SEGMENTS, n, out);
    if (!is_uniform)
        segment_find(p, condition, &step->cuts);
    plan(p, n->kids[IF_THEN], &step->steps);
    plan(p, n->kids[IF_ELSE], &step->otherwise);
}

void span_plan_part(Planner *p, Node *n, Steps *out)
{
    if (n->kind == ND_IF)
        plan_if(p, n, out);
    else
        plan_choice(p, n, out);
}
