/* serial_tally.c - atomic operations of a run's threads on one tile_static place, whose
 * results are not used: `if (a[i] > limit) amp_atomic_fetch_inc(&hits)`.
 *
 * Such an operation is a plain one, as one work-item executes all threads, but each waits
 * for the one before it. The run accumulates the operands in a variable instead, which the
 * driver's compiler vectorizes, and applies them once. Nothing else in the run may have to
 * do with the memory, nor may a pointer lead to it.
 */
#include "planner.h"

enum { MOST_CALLS = 32 }; /* of one variable, each with a register */

/* The atomic operations on a tile_static variable. */
typedef struct Tally {
    Nodes calls;
    int uses, elements;     /* of an array, in the kernel */
    int pointers, operands; /* its addresses, and those that are for atomic operations */
    int in_run, gathered;   /* uses in the present run, and those in `calls` */
    bool fails;
} Tally;
typedef LIST(Tally *) Tallies;

typedef struct Search {
    Planner *planner;
    Map tally_of;   /* Decl -> Tally */
    Tallies all, of_run;
} Search;

static Tally *tally_of(Search *s, const Decl *memory)
{
    void **place = map_put_pointer(&s->tally_of, memory);
    if (!*place) {
        *place = NEW(Tally);
        list_add(&s->all, *place);
    }
    return *place;
}

/* ---- places ------------------------------------------------------------- */

/* What has no value outside of the loop over a row's threads. */
static bool is_inside(Node *n, void *context)
{
    const Planner *p = context;
    if (n->kind != ND_VAR || n->decl->is_tile_static)
        return false;
    const Kept *kept = serial_kept(p->plan, n->decl);
    return kept && (kept->strides || kept->is_number
                    || (kept->keep != KEEP_ONCE && kept->keep != KEEP_AGAIN));
}

static bool has_variable_index(const Node *place)
{
    const Node *n = node_strip(node_strip((Node *)place)->kids[0]);
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (!n->kids[SUBSCRIPT_INDEX]->is_constant)
            return true;
    return false;
}

/* Whether the order of two operations does not matter: they agree, or their places are
 * never one. */
static bool commute(const Planner *p, const Node *a, const Node *b)
{
    Node *here = a->kids[CALL_ARGUMENT], *there = b->kids[CALL_ARGUMENT];
    if (node_equals(node_strip(here), node_strip(there)))
        return gathering_of(p, a)->group == gathering_of(p, b)->group;
    return !has_variable_index(here) && !has_variable_index(there);
}

/* Whether a call may be gathered beside those that are. */
static bool fits(const Search *s, const Tally *tally, const Node *call)
{
    Planner *p = s->planner;
    Node *place = call->kids[CALL_ARGUMENT];
    const Type *type = place->type->of;
    const Gathering *how = gathering_of(p, call);
    if (!how || !how->once || type->size < 4 || type->is_volatile
        || tally->calls.count == MOST_CALLS || level_of(p, place) > SAME_IN_ROW
        || node_any_with(place, is_inside, p))
        return false;
    for (int i = 0; i < tally->calls.count; i++)
        if (!commute(p, call, tally->calls.items[i]))
            return false;
    return true;
}

/* ---- the kernel, and its runs ------------------------------------------- */

/* The tile_static variable that a call of an atomic operation is for; NULL for other
 * nodes. */
static Decl *atomic_memory(const Node *n)
{
    Decl *root = builtin_is(n, BI_ATOMIC) ? total_root(n) : NULL;
    return root && root->is_tile_static ? root : NULL;
}

static bool count_uses(Node *n, void *context)
{
    Search *s = context;
    if (n->kind == ND_VAR && n->decl->is_tile_static)
        tally_of(s, n->decl)->uses++;
    const Node *array = n->kind == ND_SUBSCRIPT && n->type->kind != TY_ARRAY
        ? node_array(n) : NULL;
    if (array && array->kind == ND_VAR && array->decl->is_tile_static)
        tally_of(s, array->decl)->elements++;
    const Decl *pointed = node_pointed(n);
    if (pointed && pointed->is_tile_static)
        tally_of(s, pointed)->pointers++;
    const Decl *operand = atomic_memory(n);
    if (operand)
        tally_of(s, operand)->operands++;
    return true;
}

static bool count_in_run(Node *n, void *context)
{
    Search *s = context;
    Node *call = total_unused_call(n);
    const Decl *memory = call ? atomic_memory(call) : NULL;
    if (memory && fits(s, tally_of(s, memory), call)) {
        Tally *tally = tally_of(s, memory);
        list_add(&tally->calls, call);
        tally->gathered++;
    }
    if (n->kind == ND_VAR && n->decl->is_tile_static) {
        Tally *tally = tally_of(s, n->decl);
        if (!tally->in_run++)
            list_add(&s->of_run, tally);
    }
    return true;
}

static void look_at_step(Step *step, void *context)
{
    Search *s = context;
    for (const Step *part = step; part; part = part->then)
        step_walk(part, count_in_run, s);
    for (int i = 0; i < s->of_run.count; i++) {
        Tally *tally = s->of_run.items[i];
        bool is_plain = step->kind == STEP_RUN && !step->then;
        tally->fails |= tally->gathered && (!is_plain || tally->gathered < tally->in_run);
        tally->in_run = tally->gathered = 0;
    }
    s->of_run.count = 0;
}

/* Whether all that has to do with the memory is its elements. */
static bool is_known(const Decl *memory, const Tally *tally)
{
    return tally->pointers == tally->operands
        && (memory->type->kind != TY_ARRAY || tally->uses == tally->elements);
}

static void add(Planner *p, const Tally *tally)
{
    Plan *s = p->plan;
    for (int i = 0; i < tally->calls.count; i++) {
        Node *call = tally->calls.items[i];
        if (!serial_total(s, call)) /* spans have the same statements */
            total_new(p, call, arena_format("amp_tally_%d", ++s->tallies))->is_of_run = true;
    }
}

void tally_find(Planner *p)
{
    Search s = {.planner = p};
    if (p->plan->index)
        return;
    node_walk(p->kernel->body, count_uses, &s);
    if (!s.all.count)
        return;
    steps_walk(&p->plan->steps, look_at_step, &s);
    const Decls *statics = function_statics(p->prog, p->kernel);
    for (int i = 0; i < statics->count; i++) {
        const Tally *tally = tally_of(&s, statics->items[i]);
        if (!tally->fails && is_known(statics->items[i], tally))
            add(p, tally);
    }
}
