/* serial_lines.c - what threads that go along rows of their own load, ABREAST trips at a time.
 *
 *     for (int k = 0; k < n; k++)
 *         sum += in[y][k] * w[k];      y is the thread's place
 *
 * Each trip would load an element of each thread's row. Where every trip comes to an element,
 * so many of each row are loaded at once, and transposed in registers: vectors then have what
 * the threads need in one trip side by side.
 */
#include "planner.h"
#include "analysis/flow.h"

enum { MOST_LINES = 4 }; /* elements, each of which takes ABREAST vectors */

typedef struct Lines {
    Planner *planner;
    const Decl *counter;
    Set moving; /* of Decl: what may be other in the next trip */
    Nodes found; /* one for those that are the same */
    Step *step;
} Lines;

static bool is_of(Node *n, void *changed)
{
    return n->kind == ND_VAR && set_has(changed, n->decl);
}

static bool has_any(Node *n, Set *changed)
{
    return node_any_with(n, is_of, changed);
}

/* Whether an index is the counter, and what does not change in the loop. */
static bool follows(Lines *l, Node *index)
{
    Node *n = node_strip(index);
    if (type_is_unsigned(n->type))
        return false;
    if (node_is_variable(n, l->counter))
        return true;
    if (n->op != OP_ADD && n->op != OP_SUB)
        return false;
    for (int i = 0; i < (n->op == OP_ADD ? 2 : 1); i++) {
        Node *other = n->kids[1 - i];
        if (level_of(l->planner, other) < SAME_NOWHERE && !has_any(other, &l->moving))
            return follows(l, n->kids[i]);
    }
    return false;
}

/* Whether a thread goes along a row of a view from trip to trip, other threads along others. */
static bool is_line(Lines *l, Node *n)
{
    if (n->kind != ND_SUBSCRIPT || !node_is_of_view(n) || !type_is_arithmetic(n->type)
        || (n->type->size != 4 && n->type->size != 8) || n->type->is_volatile)
        return false;
    Node *base = n->kids[SUBSCRIPT_BASE], *index = n->kids[SUBSCRIPT_INDEX];
    Same level = level_of(l->planner, base);
    return level < SAME_NOWHERE && !has_any(base, &l->moving) && follows(l, index)
        && (level == SAME_IN_THREAD || level_of(l->planner, index) == SAME_IN_THREAD);
}

static bool is_found(const Lines *l, Node *n)
{
    for (int i = 0; i < l->found.count; i++)
        if (node_equals(l->found.items[i], n))
            return true;
    return false;
}

/* In what each trip evaluates in any case. */
static bool find_lines(Node *n, void *context)
{
    Lines *l = context;
    if (n->kind == ND_IF || node_chooses(n)) {
        node_walk(n->kids[0], find_lines, l);
        return false;
    }
    if (is_line(l, n) && l->found.count < MOST_LINES && !is_found(l, n))
        list_add(&l->found, n);
    return true;
}

/* What is loaded is there wherever it is named. */
static bool add_found(Node *n, void *context)
{
    Lines *l = context;
    if (is_line(l, n) && is_found(l, n))
        list_add(&l->step->lines, n);
    return true;
}

/* Where a trip may do something several times, or not come to. */
static bool is_crossing(Node *n)
{
    return flow_is_loop(n) || flow_is_jump(n) || n->kind == ND_SWITCH;
}

/* Whether it counts by one to a number that stays the same, and does nothing else than to
 * change the threads' own variables. */
static bool is_plain(Planner *p, Node *loop)
{
    Count c;
    return flow_counts(loop, &c) && c.op == OP_ADD && flow_count_by(&c) == 1
        && (c.holds == OP_LT || c.holds == OP_LE) && !type_is_unsigned(c.counter->type)
        && type_is_wide(c.end->type) && !type_is_unsigned(c.end->type)
        && !flow_is_counted(loop, ABREAST - 1)
        && !node_any(loop->kids[FOR_BODY], is_crossing) && span_leaves_memory(p, loop);
}

/* ---- sums of integers --------------------------------------------------- */

/* Whether it is x of `s = x`, or `x < s ? x : s`. */
static bool is_extreme(Node *value, const Decl *s, Set *changed)
{
    if (value->kind != ND_CONDITIONAL)
        return !has_any(value, changed);
    for (int i = 1; i < 3; i++)
        if (!node_is_variable(node_strip(value->kids[i]), s) && has_any(value->kids[i], changed))
            return false;
    return true;
}

/* Whether it takes more than adding integers up, or comparing them with one so far. */
static bool is_no_sum(Node *n, void *context)
{
    Set *changed = context;
    bool is_one = changed->used == 1;
    const Decl *d = node_changed(n);
    if (n->kind == ND_IF || node_chooses(n))
        return !is_one && has_any(n->kids[0], changed);
    if (!d)
        return false;
    if (!type_is_integer(d->type))
        return true;
    Node *value = n->kind == ND_BINARY ? node_strip(n->kids[BINARY_RIGHT]) : NULL;
    return value && (n->op == OP_ASSIGN ? !is_one || !is_extreme(value, d, changed)
                                        : has_any(value, changed));
}

/* Of such a loop the driver's compiler makes vectors along the row, which are faster. */
static bool adds_up(Node *loop)
{
    Set changed = {0};
    node_find_changed(loop->kids[FOR_BODY], &changed);
    return !node_any_with(loop->kids[FOR_BODY], is_no_sum, &changed);
}

/* ---- all of it ---------------------------------------------------------- */

static bool lines_of(Lines *l, Planner *p, Node *loop)
{
    *l = (Lines){.planner = p, .counter = flow_counter(loop)};
    if (along_goes(p, loop) && is_plain(p, loop) && !adds_up(loop)) {
        flow_find_moving(loop, &l->moving);
        node_walk(loop->kids[FOR_BODY], find_lines, l);
    }
    return l->found.count > 0;
}

bool lines_has(Planner *p, Node *loop)
{
    Lines l;
    return lines_of(&l, p, loop);
}

static void find_in_step(Step *step, void *context)
{
    Planner *p = context;
    Lines l;
    const Step *run = step->steps.count == 1 ? step->steps.items[0] : NULL;
    if (!step->is_own_for || !run || run->kind != STEP_RUN || run->near.count || run->rare
        || run->then || set_has(&p->plan->alone, step->node) || !lines_of(&l, p, step->node))
        return;
    l.step = step;
    step_walk(run, add_found, &l);
}

void lines_find(Planner *p)
{
    steps_walk(&p->plan->steps, find_in_step, p);
}
