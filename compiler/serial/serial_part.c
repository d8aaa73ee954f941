/* serial_part.c - index set splitting of runs with conditions on the thread's place in its row:
 * `other = me >= d ? s[me - d] : 0`.
 *
 * In one loop for all threads, elements that only some of them read would be loaded under
 * a mask, one by one on processors without masked loads. So there is one loop for the
 * threads that the condition holds for and another one for the rest; in each its truth is
 * known.
 */
#include "planner.h"
#include "analysis/flow.h"

enum {
    MOST_CONDITIONS = 2, /* each doubles what is printed */
    MOST_NODES = 200
};

typedef struct Search {
    Planner *planner;
    Span span;
    Nodes conditions; /* those that are all the same */
    const Nodes *decided;
    int nodes;
    bool in_index; /* of an element, whose neighbours depend on what it chooses */
} Search;

static bool is_memory(Node *n)
{
    return n->kind == ND_SUBSCRIPT || n->op == OP_DEREF;
}

/* What is evaluated by those alone whom the condition holds for, or does not. */
static bool governs_memory(const Node *n)
{
    for (int i = 1; i < n->kid_count; i++)
        if (node_any(n->kids[i], is_memory))
            return true;
    return false;
}

static bool find_conditions(Node *n, void *context);

static void find_in_element(Search *s, Node *n)
{
    bool was_in_index = s->in_index;
    node_walk(n->kids[SUBSCRIPT_BASE], find_conditions, s);
    s->in_index = true;
    node_walk(n->kids[SUBSCRIPT_INDEX], find_conditions, s);
    s->in_index = was_in_index;
}

static bool find_conditions(Node *n, void *context)
{
    Search *s = context;
    s->nodes++;
    if (n->kind == ND_SUBSCRIPT) {
        find_in_element(s, n);
        return false;
    }
    if (flow_is_loop(n))
        return false; /* its counter is not there before the run */
    if (n->kind != ND_IF && n->kind != ND_CONDITIONAL)
        return true;
    Node *condition = n->kids[0];
    Span span;
    if (!condition || n->kids[1] == condition /* a ?: b */
        || list_has(s->decided, condition)
        || !span_cuts(s->planner, condition, &span)
        || (s->conditions.count
            && !node_equals(s->conditions.items[0], condition)))
        return true;
    if (!s->conditions.count && !s->in_index && !governs_memory(n))
        return true;
    s->span = span;
    list_add(&s->conditions, condition);
    return true;
}

/* The run is the same step in all parts: it has the same variables. Parts come in
 * the order in which threads take turns. */
static void plan_parts(Planner *p, Step *run, Nodes *decided, int depth, Steps *out)
{
    Search s = {.planner = p, .decided = decided};
    for (Step *part = run; part && depth < MOST_CONDITIONS; part = part->then)
        step_walk(part, find_conditions, &s);
    if (!s.conditions.count || s.nodes > MOST_NODES) {
        list_add(out, run);
        return;
    }
    int before = decided->count;
    bool is_low = s.span.op == OP_LT || s.span.op == OP_LE;
    bool first = is_low != p->descends;
    list_add_all(decided, &s.conditions);
    for (int i = 0; i < 2; i++) {
        bool truth = i ? !first : first;
        Step *part = serial_new_step(STEP_SPAN, run->statements.items[0]);
        part->span = s.span;
        if (!truth)
            part->span.op = op_contrary(s.span.op);
        part->truth = truth;
        list_add_all(&part->decided, &s.conditions);
        plan_parts(p, run, decided, depth + 1, &part->steps);
        list_add(out, part);
    }
    decided->count = before;
}

void part_plan(Planner *p, Step *run, Steps *out)
{
    Nodes decided = {0};
    /* loops of its own keep a run from being vectors at all */
    bool may_part = segment_pays(p->plan) && !run->returns && !p->is_whole && !p->row_loops
        && !step_has_loop(run);
    plan_parts(p, run, &decided, may_part ? 0 : MOST_CONDITIONS, out);
}
