/* serial.c - plans the serial form of a kernel: loops over the threads (work-items) of a tile
 * (work-group), fissioned at its barriers.
 *
 * The body is cut at its barriers. The code between two of them is a region: a loop over
 * the rows of the tile, with loops over the threads of a row in it, which a compiler can
 * vectorize. Control flow around a barrier is uniform (the checks made sure of it), so it
 * stays outside these loops, and its conditions are those of the first thread. A counted
 * loop without a barrier that counts the same for all threads of a row moves out of the
 * innermost loop too: in code without races, threads may take turns in any order between
 * barriers.
 */
#include "planner.h"
#include "analysis/flow.h"
#include "program/names.h"

#include <string.h>

enum { STRIP = 1024 };

/* In a loop everything comes again. */
static const After INSIDE = {.barrier = true, .anything = true};

static void plan_list(Planner *p, Same level, Node **list, int count,
                      After after, Steps *out);

void serial_refuse(Planner *p, const char *why)
{
    if (!p->plan->why_not)
        p->plan->why_not = why;
}

Kept *serial_kept(const Plan *s, const Decl *d)
{
    return map_value_pointer(&s->kept, d);
}

Kept *serial_kept_of(const Plan *s, const Node *n)
{
    return n->kind == ND_VAR ? serial_kept(s, n->decl) : NULL;
}

Node *serial_again(const Plan *s, const Node *n)
{
    const Kept *kept = serial_kept_of(s, n);
    return kept && kept->keep == KEEP_AGAIN && !kept->strides ? n->decl->init : NULL;
}

bool kept_is_array(const Kept *kept)
{
    return kept && kept->keep >= KEEP_ROW;
}

Kept *serial_keep(Planner *p, Decl *d, Keep how, Same level)
{
    Kept *kept = NEW(Kept);
    *kept = (Kept){.keep = how, .level = level};
    *map_put_pointer(&p->plan->kept, d) = kept;
    return kept;
}

/* ---- steps -------------------------------------------------------------- */

Step *serial_new_step(StepKind kind, Node *n)
{
    Step *step = NEW(Step);
    step->kind = kind;
    step->node = n;
    return step;
}

Step *serial_add_step(StepKind kind, Node *n, Steps *out)
{
    Step *step = serial_new_step(kind, n);
    list_add(out, step);
    return step;
}

static void plan_one(Planner *p, Same level, Node *n, After after, Steps *out)
{
    if (!n)
        return;
    if (n->kind == ND_COMPOUND && !flow_is_closed(n))
        plan_list(p, level, n->kids, n->kid_count, after, out);
    else
        plan_list(p, level, &n, 1, after, out);
}

/* An expression as a statement of each thread. */
static void plan_expression(Planner *p, Same level, Node *e, Steps *out)
{
    if (!e)
        return;
    Node *n = NEW(Node);
    *n = (Node){.kind = ND_EXPR, .range = e->range, .point = e->point};
    n->kids = NEW_ARRAY(Node *, 1);
    n->kids[0] = e;
    n->kid_count = 1;
    plan_list(p, level, &n, 1, INSIDE, out);
}

/* What a for does first, in steps of its own. */
static void plan_begin(Planner *p, Same level, Node *loop, Steps *out)
{
    Node *init = loop->kids[FOR_INIT];
    if (init && init->kind == ND_DECLARE)
        plan_one(p, level, init, INSIDE, out);
    else
        plan_expression(p, level, init, out);
}

static void plan_for(Planner *p, Same level, Step *step)
{
    Node *n = step->node;
    step->is_own_for = cut_counts(p, level, n);
    step->strides = !step->is_own_for && level == SAME_IN_ROW
        && span_strides(p, n, &step->span);
    step->is_short = step->strides && span_strides_shortly(p, n, &step->span);
    if (!step->is_own_for && !step->strides) {
        wait_check(p, n, n->kids[FOR_CONDITION], INSIDE);
        if (flow_continues(n->kids[FOR_BODY]))
            serial_refuse(p, "a loop around a barrier has a continue, and does"
                             " not count in the same way for all");
        plan_begin(p, level, n, &step->begin);
        plan_expression(p, level, n->kids[FOR_STEP], &step->next);
    }
    plan_one(p, level, n->kids[FOR_BODY], INSIDE, &step->steps);
}

static Step *plan_masked(Planner *p, Node *loop)
{
    Step *step = mask_plan(p, loop);
    if (loop->kind == ND_FOR)
        plan_begin(p, SAME_IN_ROW, loop, &step->begin);
    return step;
}

static Step *plan_control(Planner *p, Same level, Node *n, After after)
{
    if (level == SAME_IN_ROW && n->is_guard)
        return guard_plan(p, n);
    if (level == SAME_IN_ROW && flow_is_loop(n) && !cut_is_uniform(p, n))
        return mask_fits(p, n) ? plan_masked(p, n) : stagger_plan(p, n);
    Step *step = serial_new_step(STEP_CONTROL, n);
    bool is_row_loop = level == SAME_IN_ROW && flow_is_loop(n);
    p->shared += is_row_loop;
    p->row_loops += is_row_loop;
    if (n->kind != ND_FOR && flow_condition(n))
        wait_check(p, n, flow_condition(n), after);
    switch (n->kind) {
    case ND_COMPOUND:
        plan_list(p, level, n->kids, n->kid_count, after, &step->steps);
        break;
    case ND_IF:
        plan_one(p, level, n->kids[IF_THEN], after, &step->steps);
        plan_one(p, level, n->kids[IF_ELSE], after, &step->otherwise);
        break;
    case ND_FOR:
        plan_for(p, level, step);
        if (is_row_loop && step->is_own_for) {
            list_add(&p->own_loops, n);
            step->walks = along_walks(p, n);
        }
        break;
    case ND_WHILE:
    case ND_DO:
        plan_one(p, level, flow_body(n), INSIDE, &step->steps);
        break;
    case ND_SWITCH:
        plan_one(p, level, n->kids[SWITCH_BODY], after, &step->steps);
        break;
    case ND_CASE:
    case ND_DEFAULT:
        plan_one(p, level, n->kids[n->kid_count - 1], after, &step->steps);
        break;
    case ND_LABEL:
        break;
    default:
        if (!flow_is_jump(n))
            serial_refuse(p, "a barrier is in an expression");
        break;
    }
    p->row_loops -= is_row_loop;
    return step;
}

/* In the region: what lives on after it is an array in any case. */
static intptr_t last_use(const Planner *p, const Node *n)
{
    intptr_t last = 0;
    for (int i = 0; i < n->declared.count; i++) {
        intptr_t use = (intptr_t)map_value_pointer(&p->last, n->declared.items[i]);
        if (span_is_of_run(p, n->declared.items[i]) && use < p->region_end
            && use > last)
            last = use;
    }
    return last;
}

/* Where the statements after a region begin. */
static intptr_t end_of_region(const Planner *p, After after)
{
    intptr_t order = after.rest_count
        ? (intptr_t)map_value_pointer(&p->order, after.rest[0]) : 0;
    return order ? order : INTPTR_MAX;
}

/* The statements so far are a region, or a run of one. */
static void flush(Planner *p, Same level, Nodes *run, After after, Steps *out)
{
    if (!run->count)
        return;
    bool is_region = level == SAME_IN_TILE;
    Step *step = serial_new_step(is_region ? STEP_REGION : STEP_RUN, NULL);
    bool returns = false;
    for (int i = 0; i < run->count; i++)
        returns = returns || flow_returns(run->items[i]);
    if (is_region) {
        if (returns && after.anything)
            serial_refuse(p, "some threads return before others go on");
        list_add(out, step);
        step->descends = p->descends;
        p->region = step;
        p->region_end = end_of_region(p, after);
        p->is_whole = returns;
        p->has_stored = false;
        plan_list(p, SAME_IN_ROW, run->items, run->count, after, &step->steps);
        range_find(p, step, run);
        p->region = NULL;
        p->descends = p->is_joined = false;
    } else {
        step->returns = returns;
        list_add_all(&step->statements, run);
        run_plan(p, step, out);
    }
    run->count = 0;
}

void serial_plan_row(Planner *p, Node *n, Steps *out)
{
    plan_one(p, SAME_IN_ROW, n, INSIDE, out);
}

/* Whether a statement changes variables that stand once: it is done once, and cuts
 * the run that it follows where it must. */
static bool cut_for_once(Planner *p, Node *n, Nodes *run, After after, Steps *out)
{
    Node *key = n->kind == ND_EXPR ? n->kids[0] : n;
    if (!set_has(&p->done_once, n)
        && !set_has(&p->done_once, key))
        return false;
    if (!once_precedes(p, run, n))
        flush(p, SAME_IN_TILE, run, after, out);
    return true;
}

static void plan_list(Planner *p, Same level, Node **list, int count,
                      After after, Steps *out)
{
    Nodes run = {0};
    intptr_t used = 0; /* where one of the run's variables is last */
    int last = level == SAME_IN_TILE ? count - 1 : -1; /* with a barrier */
    while (last >= 0 && !node_waits(p->prog, list[last]))
        last--;
    for (int i = 0; i < count; i++) {
        Node *n = list[i];
        After here = {after.barrier || i < last,
                      after.anything || i + 1 < count,
                      list + i + 1, count - i - 1};
        bool is_once = level == SAME_IN_TILE && !wait_is_barrier(n)
            && cut_for_once(p, n, &run, INSIDE, out);
        declare_plan(p, level, n, is_once, out);
        if (level == SAME_IN_TILE && wait_is_barrier(n)) {
            Order order = order_find(p, &run, here.rest, here.rest_count);
            if (order == ORDER_NONE)
                flush(p, level, &run, here, out);
            p->is_joined = order != ORDER_NONE;
            p->descends = order == ORDER_DOWN;
            p->later = p->descends ? here.rest[0] : NULL;
        } else if (is_once && n->kind != ND_DECLARE) {
            serial_add_step(STEP_ONCE, n, out);
        } else if (level == SAME_IN_TILE && wait_is_prefix(n)) {
            flush(p, level, &run, INSIDE, out);
            serial_add_step(STEP_ONCE, n, out);
        } else if (cut_is_needed(p, level, n, here)) {
            flush(p, level, &run, INSIDE, out);
            list_add(out, plan_control(p, level, n, here));
            p->has_stored = p->has_stored || !span_leaves_memory(p, n);
        } else if (level == SAME_IN_ROW && !p->is_whole && !p->descends
                   && span_is_part(p, n, run.count ? used : 0,
                                   i + 1 == count)) {
            flush(p, level, &run, INSIDE, out);
            span_plan_part(p, n, out);
        } else {
            intptr_t use = last_use(p, n);
            used = run.count && used > use ? used : use;
            list_add(&run, n);
        }
    }
    flush(p, level, &run, after, out);
}

/* ---- the plan ----------------------------------------------------------- */

Plan *serial_of_helper(const Plan *s)
{
    Plan *helper = NEW(Plan);
    helper->rank = s->rank;
    helper->last = s->last;
    memcpy(helper->tile, s->tile, sizeof s->tile);
    helper->is_helper = true;
    return helper;
}

static void set_tile(Plan *s, Decl *parameter)
{
    const Type *t = parameter->type;
    const Decl *own = s->launch->kernel->parameters.items[0];
    s->rank = type_rank(t);
    s->last = s->rank - 1;
    if (t->kind == TY_TILED_INDEX) {
        s->is_coarse = t->rank > s->launch->rank && t->tile[1] == own->type->tile[0];
        memcpy(s->tile, t->tile, sizeof s->tile);
        return;
    }
    s->index = parameter;
    for (int d = 0; d < s->rank; d++)
        s->tile[d] = d < s->last ? 1 : STRIP;
}

/* The index of the simple model is made again in each run. */
static void keep_index(Planner *p)
{
    Plan *s = p->plan;
    Kept *kept = serial_keep(p, s->index, KEEP_AGAIN, SAME_IN_THREAD);
    kept->name = name_device(s->index->name);
    if (function_statics(p->prog, p->kernel)->count)
        serial_refuse(p, "it has tile_static variables and no tile");
}

void serial_plan_kernel(Planner *p, Program *prog, Launch *launch, Function *f,
                        const char *why_not)
{
    Plan *s = NEW(Plan);
    *p = (Planner){.prog = prog, .plan = s, .kernel = f};
    *s = (Plan){.launch = launch, .kernel = f, .why_not = why_not};
    set_tile(s, f->parameters.items[0]);
    if (prog->unit->checks_bounds || builtin_aborts(&prog->aborts, f))
        serial_refuse(p, "its threads can fail");
    level_find_changes(p);
    if (s->index)
        keep_index(p);
    if (!s->is_coarse)
        total_find(p);
    if (!s->index)
        once_find(p);
    if (!s->why_not)
        plan_one(p, SAME_IN_TILE, f->body, (After){0}, &s->steps);
    if (s->index)
        s->abreast = along_abreast(p);
    else if (!s->is_coarse || s->tile[0] == 1)
        along_plan_regions(p);
}
