/* serial_near.c - elements of which only the program's run shows whether neighbouring
 * threads access them in order: their place depends on the thread's, as `i ^ n` or
 * `i > 0 ? i - 1 : 0` does, but is no linear form; and runs that do little else than
 * access such elements.
 */
#include "planner.h"

#include <stdlib.h>

typedef struct Search {
    Planner *planner;
    Step *run;
} Search;

/* n + 1, n - k: what the threads of a row add to is not the same for all. */
static Node *without_shared(Planner *p, Node *index)
{
    Node *n = node_strip(index);
    if (n->op != OP_ADD && n->op != OP_SUB)
        return n;
    if (level_of(p, n->kids[BINARY_RIGHT]) <= SAME_IN_ROW)
        return without_shared(p, n->kids[BINARY_LEFT]);
    if (n->op == OP_ADD && level_of(p, n->kids[BINARY_LEFT]) <= SAME_IN_ROW)
        return without_shared(p, n->kids[BINARY_RIGHT]);
    return n;
}

/* What a constant multiplies by; 1 for others. */
static int factor_of(const Node *n)
{
    enum { MOST = 1 << 15 };
    bool is_small = n->is_constant && (int64_t)n->value > -MOST && (int64_t)n->value < MOST;
    return is_small ? abs((int)n->value) : 1;
}

/* A number of which a multiple is added from thread to thread, of 2 in
 * `n * (2 * me + 1) - 1`, and 0 where it stays: unless it is 1, neighbours never are side by
 * side. */
static int growth_factor(Planner *p, Node *n)
{
    n = node_strip(n);
    if (level_of(p, n) <= SAME_IN_ROW)
        return 0;
    if (n->kind != ND_BINARY)
        return 1;
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    switch (n->op) {
    case OP_ADD:
    case OP_SUB:
        return (int)fold_common_divisor(growth_factor(p, left), growth_factor(p, right));
    case OP_MUL:
        if (node_strip(left)->is_constant || node_strip(right)->is_constant)
            return factor_of(node_strip(left)) * factor_of(node_strip(right));
        return level_of(p, left) <= SAME_IN_ROW ? growth_factor(p, right)
            : level_of(p, right) <= SAME_IN_ROW ? growth_factor(p, left) : 1;
    case OP_SHL:
        return right->is_constant && right->value > 0 ? 2 : 1;
    default:
        return 1;
    }
}

/* A variable that is computed again from the thread's place. */
static bool is_asked(const Planner *p, const Decl *d)
{
    const Kept *kept = serial_kept(p->plan, d);
    return kept && kept->keep == KEEP_AGAIN && kept->level == SAME_IN_THREAD
        && !kept->strides && d != p->plan->index && d->type->kind == TY_INT;
}

static bool find_near(Node *n, void *context)
{
    Search *s = context;
    if (!span_is_unknown(s->planner, n))
        return true;
    Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    Node *place = without_shared(s->planner, index);
    if (index != place && type_is_unsigned(index->type))
        return true;
    if (place->kind != ND_VAR || !is_asked(s->planner, place->decl)
        || growth_factor(s->planner, place->decl->init) != 1)
        return true;
    list_add_once(&s->run->near, place->decl);
    set_add(&s->planner->plan->near, n);
    return true;
}

void near_find(Planner *p, Step *run)
{
    Search s = {p, run};
    const Plan *plan = p->plan;
    if ((!plan->index && plan->tile[plan->last] % LANES) || step_has_loop(run))
        return;
    if (!run->returns)
        step_walk(run, find_near, &s);
    if (run->near.count > MOST_NEAR)
        run->near.count = 0;
}

/* ---- elements anywhere -------------------------------------------------- */

/* The operations for each element that is gathered up to which threads one by one
 * are faster: Blelloch's scan and a reduction by strides take 0.8 of the time on a
 * Xeon, 0.5 on an EPYC, but a scan in padded rows (5 operations) 1.4 on the Xeon.
 * And those for each member of structures of five and more: one takes 0.4 to 0.67
 * of the time on an EPYC, 0.88 to 1.1 on a Xeon; two take 0.75 to 1.07. Of those that
 * only some threads store, a particle that moves if it is alive takes 0.15 to 0.4 on
 * an EPYC, 0.4 to 0.85 on a Xeon. And those for each element of a table of bytes or
 * shorts, which no processor gathers: 1 to 5 take 0.75 of the time on an EPYC. */
enum { GATHERED = 4, CALLED = 16, BRANCH = 2, MANY_MEMBERS = 5, MASKED = 3, NARROW = 5 };
enum { MANY_THREADS = 64 };

/* Elements from a thread's to the next one's of which vectors take so many registers that
 * there is room for few: rows of 8 take 0.5 of the time, with vectors of LEAST_LANES. */
enum { SPREAD = 5 };

typedef struct Work {
    Planner *planner;
    int anywhere, narrow, in_order, members, masked, operations, assignments, branches;
    int apart; /* elements from one thread's to the next one's, at the most */
    bool calls;
    bool is_some; /* within what some threads do */
} Work;

static int operations_of(const Node *n)
{
    bool divides = n->op == OP_DIV || n->op == OP_MOD;
    return n->kind == ND_CALL || (n->kind == ND_BINARY && divides) ? CALLED
        : n->kind == ND_BINARY;
}

/* Whether neighbouring threads have it some members apart. */
static bool is_far_member(const Work *w, const Node *n)
{
    const Node *element = n->kind == ND_MEMBER && !n->is_arrow
        ? node_strip(n->kids[MEMBER_BASE]) : NULL;
    return element && element->type->size >= MANY_MEMBERS * n->type->size
        && set_has(&w->planner->plan->in_order, element);
}

static bool add_work(Node *n, void *context)
{
    Work *w = context;
    w->operations += operations_of(n);
    w->calls |= n->kind == ND_CALL && !builtin_is(n, BI_EXTENT)
        && !(builtin_is_instruction(n) && type_is_integer(n->type));
    w->assignments += n->op == OP_ASSIGN;
    w->branches += n->kind == ND_IF || n->kind == ND_CONDITIONAL;
    w->members += is_far_member(w, n);
    if (n->op == OP_ASSIGN)
        w->masked += w->is_some && is_far_member(w, node_strip(n->kids[BINARY_LEFT]));
    if (n->kind == ND_IF && !w->is_some) {
        w->is_some = true;
        for (int i = 0; i < n->kid_count; i++)
            node_walk(n->kids[i], add_work, w);
        w->is_some = false;
        return false;
    }
    bool is_anywhere = span_is_unknown(w->planner, n);
    w->anywhere += is_anywhere;
    w->narrow += is_anywhere && type_is_integer(n->type) && n->type->size < 4;
    if (!is_anywhere && set_has(&w->planner->plan->in_order, n)) {
        int apart = abs(growth_in_row(w->planner, n->kids[SUBSCRIPT_INDEX]));
        w->apart = apart > w->apart ? apart : w->apart;
        w->in_order++;
    }
    return true;
}

/* Where threads go different ways, vectors have masks for what is gathered. */
static bool gathers(const Work *w)
{
    int work = w->operations - w->assignments + BRANCH * w->branches;
    if (w->members && work <= w->members + w->members / 2 + MASKED * w->masked)
        return true;
    return !w->branches
        && ((w->anywhere > w->in_order && w->operations <= GATHERED * w->anywhere)
            || (w->narrow && w->operations <= NARROW * w->narrow));
}

/* ---- rows ---------------------------------------------------------------- */

static bool is_copy(Node *n)
{
    while (n->kind == ND_COMPOUND && n->kid_count == 1)
        n = n->kids[0];
    Node *store = node_setting(n);
    return store && node_is_element(node_strip(store->kids[BINARY_RIGHT]));
}

/* `for (int x = 0; x < 8; x++) kept[x] = p[i][x];`: vectors would gather what a thread
 * of its own loads at once. A search in 8 dimensions takes 0.3 of the time on an EPYC. */
static bool copies_rows(Planner *p, Node *n)
{
    if (n->kind == ND_FOR)
        return along_goes(p, n) && is_copy(n->kids[FOR_BODY]);
    for (int i = 0; n->kind == ND_COMPOUND && i < n->kid_count; i++)
        if (!copies_rows(p, n->kids[i]))
            return false;
    return n->kind == ND_COMPOUND && n->kid_count;
}

static bool only_declares(const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            return false;
    return n->kind == ND_DECLARE;
}

static bool only_copies_rows(Planner *p, const Step *run)
{
    bool found = false;
    for (int i = 0; i < run->statements.count; i++) {
        Node *n = run->statements.items[i];
        if (only_declares(n))
            continue;
        if (!copies_rows(p, n))
            return false;
        found = true;
    }
    return found;
}

/* ---- a few threads ------------------------------------------------------- */

typedef struct Picks {
    Planner *planner;
    bool is_asked; /* within what some threads do, whom their place says */
    bool found;
} Picks;

static bool find_picks(Node *n, void *context)
{
    Picks *picks = context;
    if (n->kind == ND_IF && !picks->is_asked) {
        Same level = level_of(picks->planner, n->kids[IF_CONDITION]);
        picks->is_asked = level > SAME_IN_ROW && level < SAME_NOWHERE;
        for (int i = IF_THEN; i < n->kid_count; i++)
            node_walk(n->kids[i], find_picks, picks);
        picks->is_asked = false;
        return false;
    }
    Node *to = picks->is_asked ? node_assigned(n) : NULL;
    const Node *root = to ? node_root(to) : NULL;
    picks->found |= root && root->kind == ND_VAR && root->decl->is_tile_static;
    return !picks->found;
}

/* LLVM 15 (PoCL 3.1 on processors with AVX-512) crashes where it folds a store of
 * some lanes, which are constants in a row of a few vectors, at a constant
 * place. Nor is there much to gain for so few threads. */
static bool picks(Planner *p, const Step *run)
{
    Picks picks = {.planner = p};
    if (!p->plan->index && p->plan->tile[p->plan->last] <= MANY_THREADS)
        step_walk(run, find_picks, &picks);
    return picks.found;
}

void near_weigh(Planner *p, Step *run)
{
    Work w = {.planner = p};
    if (!step_has_loop(run))
        step_walk(run, add_work, &w);
    run->calls = w.calls;
    run->torn = torn_stores(p, run);
    run->is_spread = w.apart >= SPREAD;
    run->gathers = gathers(&w) || only_copies_rows(p, run) || gap_stores(p, run)
        || pack_find(p, run);
    run->picks = picks(p, run);
}
