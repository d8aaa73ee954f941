/* serial_guard.c - loop versioning by a vote: loops behind conditions that differ between the
 * threads of a row, such as conditions on data:
 *
 *     if (inside)                      if (all that are asked together: inside)
 *         for (…) …                        for (…) …
 *                                      else if (inside)
 *                                          for (…) …
 *
 * If all threads of a few vectors reach the loops, they go through them together, as they
 * would without a condition; else one after the other. The code for all of them together
 * has variables of its own.
 */
#include "planner.h"
#include "analysis/flow.h"

/* What is behind several conditions is there once for each. */
enum { MOST_ROUNDS = 4, MOST_COPIED = 2000 };

typedef struct Guards {
    Builder builder;
    Planner *planner;
    const Set *refused; /* of Node: branches */
    Set found;          /* of Node: ifs */
    int copied;         /* nodes so far */
    Map branches;       /* Node of a guard -> the branch that it has a copy of */
} Guards;

/* What one would leave, or come to from elsewhere. */
static bool is_way_out(Node *n)
{
    return n->kind == ND_LABEL || n->kind == ND_GOTO || n->kind == ND_RETURN
        || n->kind == ND_STATEMENT_EXPR;
}

static bool is_volatile(Node *n)
{
    return n->type && n->type->is_volatile;
}

/* Whether it may be asked twice, once for each thread and once for several. */
static bool is_question(const Guards *g, Node *condition)
{
    return !has_effect(g->builder.prog, condition) && !node_any(condition, is_volatile)
        && serial_is_apart(g->builder.prog, g->planner->plan, condition);
}

/* Whether a condition parts a row at a few places, which are known without asking. */
static bool is_of_place(const Guards *g, Node *condition)
{
    Cuts cuts;
    return segment_find(g->planner, condition, &cuts);
}

/* A branch of an if that threads may go together. */
static bool is_way(const Guards *g, const Node *branch)
{
    return branch && flow_has_loop(branch) && !set_has(g->refused, branch);
}

static bool is_guarded(Guards *g, Node *n)
{
    Node *condition = n->kind == ND_IF ? n->kids[IF_CONDITION] : NULL;
    return condition && (is_way(g, n->kids[IF_THEN]) || is_way(g, n->kids[IF_ELSE]))
        && !node_any(n, is_way_out) && !flow_breaks(n)
        && is_question(g, condition) && !is_of_place(g, condition)
        && (g->copied += node_size(n)) <= MOST_COPIED;
}

static void find_in_statement(Guards *g, Node *n)
{
    if (n->kind == ND_COMPOUND)
        for (int i = 0; i < n->kid_count; i++)
            find_in_statement(g, n->kids[i]);
    else if (is_guarded(g, n))
        set_add(&g->found, n);
}

/* Not in what the threads do one after the other. */
static void find_in_steps(Guards *g, const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        const Step *step = steps->items[i];
        for (int k = 0; k < step->statements.count && !step->returns && !step->then; k++)
            if (step->kind == STEP_RUN)
                find_in_statement(g, step->statements.items[k]);
        find_in_steps(g, &step->steps);
        if (step->kind != STEP_GUARD)
            find_in_steps(g, &step->otherwise);
    }
}

/* Around an if, or what it is where another branch is guarded: `rest`. */
static Node *guarded(Guards *g, Node *n, bool is_first, Node *rest)
{
    Builder *b = &g->builder;
    Node *branch = n->kids[is_first ? IF_THEN : IF_ELSE];
    if (!is_way(g, branch))
        return rest;
    Node *together = build_copy(b, branch);
    Node *condition = build_copy(b, n->kids[IF_CONDITION]);
    Node *guard = build_if(b, is_first ? condition : build_not(b, condition),
                           together, rest, n);
    guard->is_guard = true;
    *map_put_pointer(&g->branches, guard) = branch;
    return guard;
}

static Node *with_guards(Guards *g, Node *n)
{
    if (!n || n->type)
        return n;
    if (set_has(&g->found, n))
        return guarded(g, n, true, guarded(g, n, false, n));
    Node *copy = NULL, *now = n;
    for (int i = 0; i < n->kid_count; i++)
        now = node_with_kid(n, &copy, i, with_guards(g, n->kids[i]));
    return now;
}

/* The kernel that was planned, with guards that its plan has a use for, or NULL. */
static Function *with_more(Guards *g)
{
    Function *f = g->planner->kernel;
    find_in_steps(g, &g->planner->plan->steps);
    if (!g->found.used)
        return NULL;
    builder_learn(&g->builder, f);
    Node *body = with_guards(g, f->body);
    return g->builder.why_not ? NULL : build_function(f, body);
}

/* ---- of use ------------------------------------------------------------- */

static void find_fit(Step *step, void *context)
{
    if (step->kind == STEP_GUARD && steps_any(&step->steps, step_is_loop))
        set_add(context, step->node);
}

typedef struct Refusal {
    const Guards *guards;
    Set fit; /* of Node: guards */
    Set *refused;
    bool any;
} Refusal;

static bool refuse(Node *n, void *context)
{
    Refusal *r = context;
    Node *branch = set_has(&r->fit, n) ? NULL : map_value_pointer(&r->guards->branches, n);
    if (branch) {
        set_add(r->refused, branch);
        r->any = true;
    }
    return true;
}

/* Whether all that is new in a plan is of use; else that is refused. */
static bool is_fit(const Planner *p, const Guards *g, Set *refused)
{
    Refusal r = {.guards = g, .refused = refused};
    steps_walk(&p->plan->steps, find_fit, &r.fit);
    node_walk(p->kernel->body, refuse, &r);
    return !r.any;
}

void guard_plan_kernel(Planner *p, Launch *launch)
{
    Set refused = {0};
    for (int round = 0; round < MOST_ROUNDS; round++) {
        Planner more;
        Guards g = {.builder = {.prog = p->prog}, .planner = p, .refused = &refused};
        Function *f = with_more(&g);
        if (!f)
            return;
        serial_plan_kernel(&more, p->prog, launch, f, NULL);
        if (more.plan->why_not)
            return;
        if (is_fit(&more, &g, &refused))
            *p = more;
    }
}

Step *guard_plan(Planner *p, Node *n)
{
    Step *step = serial_new_step(STEP_GUARD, n);
    p->parted++;
    serial_plan_row(p, n->kids[IF_THEN], &step->steps);
    serial_plan_row(p, n->kids[IF_ELSE], &step->otherwise);
    p->parted--;
    return step;
}
