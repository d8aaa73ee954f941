/* serial_collapse.c - collapses the loop over a row's threads and a short loop in it, whose
 * trips take each thread to the parts of its elements:
 *
 *     for (x = from; x < to; x++)            for (c = 3 * from; c < 3 * to; c++)
 *         for (c = 0; c < 3; c++)                out[c] = in[c - 3] + in[c + 3];
 *             out[3 * x + c] = in[3 * x + c - 3] + in[3 * x + c + 3];
 *
 * where nothing depends on x and c but through 3 * x + c, so that x may be 0 and c all of it.
 * Vectors of neighbouring elements are loaded at once; those of a thread's parts have gaps.
 */
#include "planner.h"
#include "analysis/flow.h"
#include "analysis/fold.h"

#include <stdlib.h>

enum {
    MOST_DEEP = 8, /* variables that a place is made of, one of another */
    MOST_TIMES = 1 << 20
};

typedef struct Collapse {
    Planner *planner;
    const Decl *counter;
    int trips;
    Set inside;    /* of Decl: variables that the loop's body declares */
    Nodes stored;  /* an element of each view that is stored */
    bool fails;
} Collapse;

/* What an integer is made of: so many times the thread's place in its row, and so many
 * times the counter. */
typedef struct Multiples {
    int64_t thread, counter;
    bool varies; /* the rest may be another one at another time, or in another trip */
} Multiples;

/* ---- what depends on the thread or the trip ------------------------------- */

typedef struct Search {
    Collapse *collapse;
    int depth;
} Search;

static Look find_dependence(Node *n, void *context);

static bool depends(Collapse *c, Node *n, int depth)
{
    return node_find(n, find_dependence, &(Search){c, depth});
}

/* The initializer of a variable of the thread's that always has that value, or NULL. */
static Node *value_of(Collapse *c, const Decl *d)
{
    const Kept *kept = serial_kept(c->planner->plan, d);
    bool is_inside = set_has(&c->inside, d);
    bool is_value = d->init && d != c->counter && level_changes(c->planner, d) == 0
        && (is_inside || (kept && kept->keep == KEEP_AGAIN && !kept->strides));
    return is_value ? d->init : NULL;
}

/* A variable whose value is computed in the loop depends on what that is computed from. */
static bool variable_depends(Collapse *c, Node *n, int depth)
{
    if (n->decl == c->counter || depth == MOST_DEEP)
        return true;
    Node *value = value_of(c, n->decl);
    if (value)
        return depends(c, value, depth + 1);
    return !set_has(&c->inside, n->decl) && level_of(c->planner, n) > SAME_IN_ROW;
}

/* Elements are looked at by themselves, and so is the thread's place in other dimensions. */
static Look find_dependence(Node *n, void *context)
{
    Search *s = context;
    int dimension = growth_dimension(s->collapse->planner, n);
    if (dimension >= 0)
        return dimension == s->collapse->planner->plan->last ? FOUND : LOOK_BEYOND;
    if (node_is_of_view(n))
        return LOOK_BEYOND;
    bool is_found = n->kind == ND_VAR && variable_depends(s->collapse, n, s->depth);
    return is_found ? FOUND : LOOK_BELOW;
}

/* Memory, and variables of a trip that have no one value. */
static Look find_varying(Node *n, void *context)
{
    Collapse *c = context;
    bool is_inside = n->kind == ND_VAR && set_has(&c->inside, n->decl);
    Node *value = is_inside ? value_of(c, n->decl) : NULL;
    bool is_found = node_is_element(n) || (is_inside && !value)
        || (value && node_find(value, find_varying, c));
    return is_found ? FOUND : LOOK_BELOW;
}

/* ---- places --------------------------------------------------------------- */

static bool add(Collapse *c, Node *n, int64_t times, Multiples *sum, int depth);

static bool add_operation(Collapse *c, Node *n, int64_t times, Multiples *sum, int depth)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    int64_t number;
    switch (n->op) {
    case OP_ADD:
    case OP_SUB:
        return add(c, left, times, sum, depth)
            && add(c, right, n->op == OP_ADD ? times : -times, sum, depth);
    case OP_MUL:
        if (fold_constant(left, &number))
            return llabs(number) <= MOST_TIMES && add(c, right, times * number, sum, depth);
        return fold_constant(right, &number) && llabs(number) <= MOST_TIMES
            && add(c, left, times * number, sum, depth);
    default:
        return false;
    }
}

/* Adds a multiple of an integer; false if it is no sum of such multiples. */
static bool add(Collapse *c, Node *n, int64_t times, Multiples *sum, int depth)
{
    n = node_strip(n);
    while (n->kind == ND_CAST && type_is_wide(n->type) && n->type->size >= n->kids[0]->type->size)
        n = node_strip(n->kids[0]);
    bool is_number = type_is_wide(n->type) && !type_is_unsigned(n->type);
    if (!depends(c, n, depth)) {
        sum->varies |= node_find(n, find_varying, c);
        return true;
    }
    if (!is_number || llabs(times) > MOST_TIMES || depth == MOST_DEEP)
        return false;
    if (growth_dimension(c->planner, n) >= 0) {
        sum->thread += times;
        return true;
    }
    if (n->kind == ND_BINARY)
        return add_operation(c, n, times, sum, depth);
    if (n->kind != ND_VAR)
        return false;
    if (n->decl == c->counter) {
        sum->counter += times;
        return true;
    }
    Node *value = value_of(c, n->decl);
    return value && add(c, value, times, sum, depth + 1);
}


/* ---- what the loop does --------------------------------------------------- */

static bool find_declared(Node *n, void *context)
{
    Collapse *c = context;
    for (int i = 0; i < n->declared.count; i++)
        set_add(&c->inside, n->declared.items[i]);
    return true;
}

/* The variable whose view an element is of, or NULL. */
static const Decl *view_of(Node *element)
{
    const Node *view = node_array(element);
    return view->kind == ND_VAR ? view->decl : NULL;
}

static Node *stored_of(const Collapse *c, const Decl *view)
{
    for (int i = 0; i < c->stored.count; i++)
        if (view_of(c->stored.items[i]) == view)
            return c->stored.items[i];
    return NULL;
}

/* Of the variables of a trip, and of elements of views. */
static bool find_change(Node *n, void *context)
{
    Collapse *c = context;
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    const Node *root = to ? node_root(to) : NULL;
    bool is_element = to && node_is_of_view(to) && view_of(to);
    bool is_own = root && root->kind == ND_VAR && set_has(&c->inside, root->decl);
    if (is_element && !stored_of(c, view_of(to)))
        list_add(&c->stored, to);
    c->fails |= (to && !is_element && !is_own) || (n->kind == ND_UNARY && n->op == OP_ADDRESS)
        || (n->kind == ND_VAR && n->decl->is_tile_static) || flow_is_label(n)
        || (n->kind == ND_CALL && has_effect(c->planner->prog, n));
    return !c->fails;
}

static bool fits_element(Collapse *c, Node *n);

static Look find_unfit(Node *n, void *context)
{
    return !node_is_of_view(n) ? LOOK_BELOW : fits_element(context, n) ? LOOK_BEYOND : FOUND;
}

/* Whether an index depends on the thread and the trip through their number alone, as do the
 * elements that it is computed from. Each trip has its own element of a view that is stored:
 * one index is the number, up or down, and none varies. */
static bool fits_index(Collapse *c, Node *n, bool is_stored, bool *has_number)
{
    Multiples sum = {0};
    bool fits = add(c, n, 1, &sum, 0) && sum.thread == c->trips * sum.counter
        && !(is_stored && sum.varies);
    *has_number |= llabs(sum.counter) == 1;
    return fits && !node_find(n, find_unfit, c);
}

static bool fits_element(Collapse *c, Node *n)
{
    const Decl *view = view_of(n);
    Node *stored = view ? stored_of(c, view) : NULL;
    bool fits = view && (!stored || node_equals(stored, n)), has_number = false;
    for (; n->kind == ND_SUBSCRIPT && fits; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        fits = fits_index(c, n->kids[SUBSCRIPT_INDEX], stored, &has_number);
    return fits && (has_number || !stored);
}

static bool check(Collapse *c, Node *n);

/* A variable that only places are computed from may be of any trip. */
static bool check_declared(Collapse *c, const Decl *d)
{
    bool is_place = d->init && type_is_wide(d->type) && value_of(c, d) && depends(c, d->init, 0);
    return !d->init || (is_place ? !node_find(d->init, find_unfit, c) : check(c, d->init));
}

static bool check(Collapse *c, Node *n)
{
    if (node_is_of_view(n))
        return fits_element(c, n);
    if (growth_dimension(c->planner, n) >= 0 || n->kind == ND_VAR)
        return !depends(c, n, 0);
    bool fits = true;
    for (int i = 0; i < n->declared.count && fits; i++)
        fits = check_declared(c, n->declared.items[i]);
    for (int i = 0; i < n->kid_count && fits; i++)
        fits = !n->kids[i] || check(c, n->kids[i]);
    return fits;
}

/* Whether a loop counts its trips from 0 on, and there are several. */
static bool counts_trips(const Node *loop)
{
    Count count;
    int64_t begin;
    return flow_is_short(loop) && flow_is_counted(loop, flow_trips(loop))
        && flow_counts(loop, &count) && flow_count_by(&count) == 1
        && fold_constant(count.begin, &begin) && begin == 0 && flow_trips(loop) > 1;
}

Node *collapse_find(Planner *p, const Step *run)
{
    int count = run->statements.count;
    Node *last = count ? run->statements.items[count - 1] : NULL;
    if (!last || !counts_trips(last))
        return NULL;
    for (int i = 0; i < count - 1; i++)
        if (run->statements.items[i]->kind != ND_DECLARE
            || has_effect(p->prog, run->statements.items[i]))
            return NULL;
    if (p->descends || !serial_is_apart(p->prog, p->plan, last))
        return NULL;
    Collapse c = {.planner = p, .counter = flow_counter(last),
                  .trips = flow_trips(last)};
    node_walk(flow_body(last), find_declared, &c);
    node_walk(flow_body(last), find_change, &c);
    return c.stored.count && !c.fails && check(&c, flow_body(last)) ? last : NULL;
}
