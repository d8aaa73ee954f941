/* serial_gather.c - loops which the threads of a row leave after different numbers of
 * iterations, and which load from places of each thread's own:
 *
 *     while (lo < hi) {
 *         int mid = (lo + hi) / 2;
 *         if (v[mid] < x)
 *             lo = mid + 1;
 *         else
 *             hi = mid;
 *     }
 *
 * A thread by itself would wait for each load to know which way to go, as no processor
 * foresees that. Vectors gather what they load, and select. That pays where what is loaded
 * chooses the next place, or a way of a loop that ends early, in which all threads count
 * alike; not where a thread goes along a row of its own, `for (k = first[i]; …) … v[k]`,
 * whose elements are at hand for it.
 */
#include "planner.h"
#include "analysis/flow.h"

/* Of a variable: it follows from what is loaded; it is given a value where that chooses
 * a way, or follows from one that is; it is changed in each iteration. */
enum { LOADED = 1, CHOSEN = 2, RUNNING = 4 };

enum { MOST_ROUNDS = 8 };

typedef struct Loads {
    Planner *planner;
    Node *loop;
    Map traits;      /* Decl -> a set of the above */
    Decl *steady;    /* a counter with which all threads count alike, or NULL */
    unsigned around; /* what the choices around a statement follow from */
    bool grows;      /* some set did */
    bool branches;   /* by what is loaded, in each iteration */
    bool is_chosen;  /* a place is; */
    bool runs;       /* or goes on, in each iteration */
} Loads;

/* ---- loads ---------------------------------------------------------------- */

/* What a thread has not for itself, but maybe a pointer to that. */
static bool is_shared(Planner *p, Node *n)
{
    return !level_is_own(p, n->decl)
        || (n->type->kind == TY_POINTER && level_of(p, n) <= SAME_IN_ROW);
}

bool gather_is_load(Planner *p, Node *n)
{
    if (!type_is_number(n->type))
        return false;
    bool is_element = false;
    for (;; n = node_strip(n)) {
        if (n->kind == ND_SUBSCRIPT) {
            is_element = true;
            n = n->kids[SUBSCRIPT_BASE];
        } else if (n->kind == ND_MEMBER && !n->is_arrow) {
            n = n->kids[MEMBER_BASE];
        } else if (n->op == OP_ADDRESS) {
            n = n->kids[0];
        } else {
            break;
        }
    }
    return is_element && n->kind == ND_VAR && is_shared(p, n)
        && n->decl != p->plan->index;
}

/* ---- what variables follow from ------------------------------------------- */

static unsigned traits_of(const Loads *l, const Decl *d)
{
    return (unsigned)(uintptr_t)map_value_pointer(&l->traits, d);
}

static void add_traits(Loads *l, const Decl *d, unsigned more)
{
    unsigned traits = traits_of(l, d);
    l->grows |= (traits | more) != traits;
    *map_put_pointer(&l->traits, d) = (void *)(uintptr_t)(traits | more);
}

/* Of `a ? b : c`, `a` chooses; of a truth, which is 0 or 1, its operands do. */
static unsigned traits_in(Loads *l, Node *n)
{
    bool is_truth = (n->kind == ND_BINARY || n->kind == ND_UNARY) && op_is_truth(n->op);
    unsigned traits = n->kind == ND_VAR ? traits_of(l, n->decl) : 0, choosing = 0;
    if (n->type && gather_is_load(l->planner, n)
        && level_of(l->planner, n) == SAME_NOWHERE)
        traits |= LOADED;
    for (int i = 0; i < n->kid_count; i++) {
        unsigned kid = n->kids[i] ? traits_in(l, n->kids[i]) : 0;
        choosing |= is_truth || (n->kind == ND_CONDITIONAL && i == 0) ? kid : 0;
        traits |= kid;
    }
    return choosing & LOADED ? traits | CHOSEN : traits;
}

static void change(Loads *l, const Decl *d, Node *value, bool is_new)
{
    unsigned traits = value ? traits_in(l, value) : 0;
    if (l->around & LOADED) {
        l->branches = true;
        traits |= CHOSEN;
    } else if (!is_new && d != l->steady) {
        traits |= RUNNING;
    }
    add_traits(l, d, traits);
}

static bool follow_changes(Node *n, void *context);

static void follow(Loads *l, Node *n)
{
    if (n)
        node_walk(n, follow_changes, l);
}

/* A way that leaves the loop is taken once. */
static bool leaves(const Node *n)
{
    while (n->kind == ND_COMPOUND && n->kid_count)
        n = n->kids[n->kid_count - 1];
    return n->kind == ND_BREAK || n->kind == ND_RETURN;
}

static void follow_way(Loads *l, Node *n, unsigned condition)
{
    unsigned around = l->around;
    if (!n || leaves(n))
        return;
    l->around |= condition;
    follow(l, n);
    l->around = around;
}

static bool follow_changes(Node *n, void *context)
{
    Loads *l = context;
    if (n->kind == ND_IF) {
        unsigned condition = traits_in(l, n->kids[IF_CONDITION]);
        follow_way(l, n->kids[IF_THEN], condition);
        follow_way(l, n->kids[IF_ELSE], condition);
        return false;
    }
    for (int i = 0; i < n->declared.count; i++)
        change(l, n->declared.items[i], n->declared.items[i]->init, true);
    if (node_assigned(n) && node_changed(n))
        change(l, node_changed(n), n, false);
    return true;
}

/* Whether that comes to an end soon: traits pass from the end of a loop to its beginning
 * a few times at most, but where thousands of variables follow from each other. */
static bool follow_loop(Loads *l)
{
    l->grows = true;
    for (int round = 0; l->grows && round < MOST_ROUNDS; round++) {
        l->grows = false;
        for (int i = flow_trip_at(l->loop); i < l->loop->kid_count; i++)
            follow(l, l->loop->kids[i]);
    }
    return !l->grows;
}

/* ---- places --------------------------------------------------------------- */

static bool is_chosen(Node *n, void *context)
{
    return n->kind == ND_VAR && traits_of(context, n->decl) & CHOSEN;
}

static bool runs(Node *n, void *context)
{
    return n->kind == ND_VAR && (traits_of(context, n->decl) & (RUNNING | CHOSEN)) == RUNNING;
}

static bool find_places(Node *n, void *context)
{
    Loads *l = context;
    if (n->kind == ND_SUBSCRIPT && n->type && level_of(l->planner, n) == SAME_NOWHERE) {
        l->is_chosen |= node_any_with(n->kids[SUBSCRIPT_INDEX], is_chosen, l);
        l->runs |= node_any_with(n->kids[SUBSCRIPT_INDEX], runs, l);
    }
    return true;
}

/* The counter of a loop that begins and goes on with the same for all threads. */
static Decl *steady_counter(Planner *p, const Node *loop)
{
    Count count;
    bool is_steady = flow_counts(loop, &count) && level_of(p, count.begin) <= SAME_IN_ROW
        && (!count.by || level_of(p, count.by) <= SAME_IN_ROW);
    return is_steady ? count.counter : NULL;
}

bool gather_pays(Planner *p, Node *loop)
{
    Loads l = {.planner = p, .loop = loop, .steady = steady_counter(p, loop)};
    if (!follow_loop(&l))
        return false;
    node_walk(loop, find_places, &l);
    bool is_early = l.steady && l.branches && flow_breaks(flow_body(loop));
    return !l.runs && (l.is_chosen || (is_early && !along_goes(p, loop)));
}
