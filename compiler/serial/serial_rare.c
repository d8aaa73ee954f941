/* serial_rare.c - runs with loops of each thread's own that few threads reach:
 *
 *     float d = …;
 *     if (d < best[7])
 *         while (…) …
 *
 * The code that decides whether a thread reaches its loop is executed in vectors, and
 * again, thread by thread, for vectors with a thread that does.
 */
#include "planner.h"
#include "analysis/flow.h"

typedef struct Search {
    Program *prog;
    const Plan *plan;
    Rare *rare;
    Set declared; /* of Decl: in the run */
    Set data;       /* of Decl: those of them that follow from data */
    int conditions; /* on the way to the loop */
    bool asks;      /* one of these, for data: an edge is no rare thing */
    bool found;   /* what may not be done twice, or not in vectors */
} Search;

static bool loops(Node *n)
{
    const Function *f = node_helper(n);
    return (flow_is_loop(n) && !flow_is_short(n)) || (f && flow_has_loop(f->body));
}

/* Whether it has a loop, or calls what has one. */
static bool has_loop(Node *n)
{
    return node_any(n, loops);
}

static bool find_declared(Node *n, void *context)
{
    Search *s = context;
    for (int i = 0; i < n->declared.count; i++)
        set_add(&s->declared, n->declared.items[i]);
    s->found = s->found || n->kind == ND_STATEMENT_EXPR || n->kind == ND_LABEL
        || n->kind == ND_RETURN || n->kind == ND_GOTO;
    return !s->found;
}

static bool is_obstacle(Node *n, void *context)
{
    const Search *s = context;
    const Decl *d = node_assigned(n) ? node_changed(n) : NULL;
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->is_static
            || n->declared.items[i]->type->kind == TY_ARRAY)
            return true;
    return flow_is_jump(n) || (n->kind == ND_CALL && has_effect(s->prog, n))
        || (node_assigned(n) && (!d || !set_has(&s->declared, d)));
}

/* Whether a statement may be done twice, the first time in a vector: it gives
 * values to what is declared in the run alone. */
static bool is_again(Search *s, Node *n)
{
    return serial_is_apart(s->prog, s->plan, n) && !node_any_with(n, is_obstacle, s);
}

/* Of an array, which what stands for a parameter is, too. */
static bool is_known_element(const Node *n)
{
    const Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    int64_t index;
    return fold_constant(n->kids[SUBSCRIPT_INDEX], &index) && base->kind == ND_VAR
        && base->decl->type->kind == TY_ARRAY;
}

/* Whether the condition around it decides whether it may be evaluated. */
static bool needs_guard(Node *n)
{
    bool reads = n->kind == ND_SUBSCRIPT && !is_known_element(n);
    return fold_may_trap(n) || reads || n->op == OP_DEREF
        || ((n->kind == ND_MEMBER || n->kind == ND_SWIZZLE) && n->is_arrow)
        || (n->kind == ND_CALL && !builtin_of(n));
}

/* What is in no structure: an element or a row of a view; what is kept, or follows
 * from these. */
static bool is_data(Node *n, void *context)
{
    const Search *s = context;
    const Node *base = n->kind == ND_SUBSCRIPT ? node_strip(n->kids[SUBSCRIPT_BASE]) : NULL;
    return (base && base->type->kind != TY_VECTOR && base->kind != ND_MEMBER)
        || kept_is_array(serial_kept_of(s->plan, n))
        || (n->kind == ND_VAR && set_has(&s->data, n->decl));
}

static bool has_data(Search *s, Node *n)
{
    return node_any_with(n, is_data, s);
}

static bool mark_data(Node *n, void *context)
{
    Search *s = context;
    const Decl *d = node_assigned(n) ? node_changed(n) : NULL;
    if (d)
        set_add(&s->data, d);
    for (int i = 0; i < n->declared.count; i++)
        set_add(&s->data, n->declared.items[i]);
    return true;
}

static void add_step(Search *s, Node *n, bool leads)
{
    RareStep step = {n, leads};
    list_add(&s->rare->way, step);
}

/* Under conditions that have been passed. */
static void note_guard(Search *s, Node *n)
{
    if (s->conditions && node_any(n, needs_guard))
        s->rare->is_flat = false;
}

/* Looks for conditions on the way to the loop of a list's last statement. */
static bool look(Search *s, Node **list, int count)
{
    for (int i = 0; i < count; i++) {
        Node *n = list[i];
        if (!has_loop(n)) {
            if (!is_again(s, n))
                return true;
            note_guard(s, n);
            if (has_data(s, n))
                node_walk(n, mark_data, s);
            add_step(s, n, false);
            continue;
        }
        bool is_way = n->kind == ND_COMPOUND || (n->kind == ND_IF && !n->kids[IF_ELSE]);
        if (!is_way)
            return true;
        if (i < count - 1)
            return false;
        if (n->kind == ND_COMPOUND) {
            add_step(s, n, true);
            return look(s, n->kids, n->kid_count);
        }
        Node *condition = n->kids[IF_CONDITION];
        if (!is_again(s, condition))
            return true;
        note_guard(s, condition);
        s->conditions++;
        s->asks = s->asks || has_data(s, condition);
        add_step(s, n, true);
        return look(s, n->kids + IF_THEN, 1);
    }
    return false;
}

static bool is_any_loop(const Step *run)
{
    for (int i = 0; i < run->statements.count; i++)
        if (has_loop(run->statements.items[i]))
            return true;
    return false;
}

static void find_in_step(Step *step, void *context)
{
    Search s = *(Search *)context;
    bool fits = s.plan->index || s.plan->tile[s.plan->last] >= LANES;
    if (step->kind != STEP_RUN || !fits || step->returns || step->then || step->scatters
        || step->near.count || !is_any_loop(step))
        return;
    s.rare = NEW(Rare);
    s.rare->is_flat = true;
    step_walk(step, find_declared, &s);
    if (!s.found && look(&s, step->statements.items, step->statements.count) && s.asks)
        step->rare = s.rare;
}

void rare_find(Program *prog, Plan *plan)
{
    steps_walk(&plan->steps, find_in_step, &(Search){.prog = prog, .plan = plan});
}
