/* serial_collapse.c - collapses the loop over a row's threads and a short loop in it, whose
 * trips take each thread to the parts of its elements:
 *
 *     for (x = from; x < to; x++)            for (c = 3 * from; c < 3 * to; c++)
 *         for (c = 0; c < 3; c++)                out[c] = in[c - 3] + in[c + 3];
 *             out[3 * x + c] = in[3 * x + c - 3] + in[3 * x + c + 3];
 *
 * where nothing depends on x and c but through 3 * x + c, so that x may be the first one and
 * c go on from there. Vectors of neighbouring elements are loaded at once; those of a
 * thread's parts have gaps.
 */
#include "planner.h"
#include "analysis/flow.h"
#include "analysis/fold.h"

#include <stdlib.h>

enum { MOST_TIMES = 1 << 20 };

typedef struct Collapse {
    Planner *planner;
    const Decl *counter;
    int trips;
    Set inside;    /* of Decl: variables that the loop's body declares */
    Map known;     /* Decl -> Multiples, of variables that always have one value */
    Nodes stored;  /* an element of each view that is stored */
    bool fails;
} Collapse;

/* What a value is made of: so many times the thread's place in its row, and so many times
 * the counter. */
typedef struct Multiples {
    int64_t thread, counter;
    bool is_other; /* it depends on these in another way */
    bool varies;   /* the rest may be another one at another time, or in another trip */
} Multiples;

static Multiples multiples(Collapse *c, Node *n);
static Multiples summand(Collapse *c, Node *n);

static bool is_dependent(Multiples m)
{
    return m.thread || m.counter || m.is_other;
}

static bool depends(Collapse *c, Node *n)
{
    return is_dependent(multiples(c, n));
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
static Multiples of_variable(Collapse *c, Node *n)
{
    Node *value = value_of(c, n->decl);
    bool is_inside = set_has(&c->inside, n->decl);
    if (n->decl == c->counter)
        return (Multiples){.counter = 1};
    if (!value)
        return (Multiples){.varies = is_inside,
                           .is_other = !is_inside && level_of(c->planner, n) > SAME_IN_ROW};
    void **known = map_get_pointer(&c->known, n->decl);
    if (known)
        return *(Multiples *)*known;
    Multiples *m = NEW(Multiples);
    *m = summand(c, value);
    *map_put_pointer(&c->known, n->decl) = m;
    return *m;
}

/* Of what is no sum of multiples. Memory may change. */
static Multiples of_others(Collapse *c, Node *n)
{
    Multiples m = {.varies = node_is_element(n) || n->is_arrow || n->kind == ND_CALL
                       || (n->kind == ND_UNARY && n->op == OP_DEREF)};
    for (int i = 0; i < n->kid_count; i++) {
        Multiples kid = n->kids[i] ? multiples(c, n->kids[i]) : (Multiples){0};
        m.is_other |= is_dependent(kid);
        m.varies |= kid.varies;
    }
    return m;
}

/* Whether a type's sums are those of its numbers: unsigned ints wrap around, and are others
 * in 64 bits then. */
static bool has_sums(const Type *t)
{
    return type_is_wide(t) && (!type_is_unsigned(t) || t->size == sizeof(int64_t));
}

/* A part of a sum, which may be one of a wider type. */
static Multiples summand(Collapse *c, Node *n)
{
    Multiples m = multiples(c, n);
    m.is_other |= is_dependent(m) && !has_sums(node_strip(n)->type);
    return m;
}

static Multiples times(Multiples m, int64_t number)
{
    m.is_other |= llabs(number) > MOST_TIMES;
    if (!m.is_other) {
        m.thread *= number;
        m.counter *= number;
    }
    return m;
}

static Multiples of_operation(Collapse *c, Node *n)
{
    int64_t number;
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (n->op == OP_MUL && fold_constant(left, &number))
        return times(summand(c, right), number);
    if (n->op == OP_MUL && fold_constant(right, &number))
        return times(summand(c, left), number);
    if (n->op != OP_ADD && n->op != OP_SUB)
        return of_others(c, n);
    Multiples a = summand(c, left), b = times(summand(c, right), n->op == OP_ADD ? 1 : -1);
    return (Multiples){a.thread + b.thread, a.counter + b.counter, a.is_other || b.is_other,
                       a.varies || b.varies};
}

static bool is_same_number(const Node *cast)
{
    const Type *from = node_strip(cast->kids[0])->type;
    return type_is_wide(cast->type) && type_is_wide(from) && cast->type->size >= from->size
        && (cast->type->size == from->size || has_sums(from));
}

/* Elements are looked at by themselves. */
static Multiples multiples(Collapse *c, Node *n)
{
    const Plan *plan = c->planner->plan;
    n = node_strip(n);
    if (node_is_of_view(n))
        return (Multiples){.varies = true};
    int dimension = growth_dimension(c->planner, n);
    if (dimension >= 0)
        return (Multiples){.thread = dimension == plan->last};
    bool is_place = n->kind == ND_VAR && n->decl == plan->index;
    Multiples m = n->kind == ND_CAST && is_same_number(n) ? multiples(c, n->kids[0])
        : is_place && type_is_arithmetic(n->type) ? (Multiples){.thread = 1}
        : is_place ? (Multiples){.is_other = true}
        : n->kind == ND_VAR ? of_variable(c, n)
        : n->kind == ND_BINARY ? of_operation(c, n) : of_others(c, n);
    m.is_other |= llabs(m.thread) > MOST_TIMES || llabs(m.counter) > MOST_TIMES
        || (is_dependent(m) && !(has_sums(n->type) || n->kind == ND_CAST));
    return m;
}

/* ---- what the loop does --------------------------------------------------- */

static bool find_declared(Node *n, void *context)
{
    Collapse *c = context;
    for (int i = 0; i < n->declared.count; i++)
        set_add(&c->inside, n->declared.items[i]);
    return true;
}

/* The captured view that an element is of, or NULL: one of the thread's own may be a part of
 * any other one. */
static const Decl *view_of(const Collapse *c, Node *element)
{
    const Node *view = node_array(element);
    bool is_captured = view->kind == ND_VAR
        && function_captures(c->planner->kernel, view->decl);
    return is_captured ? view->decl : NULL;
}

static Node *stored_of(const Collapse *c, const Decl *view)
{
    for (int i = 0; i < c->stored.count; i++)
        if (view_of(c, c->stored.items[i]) == view)
            return c->stored.items[i];
    return NULL;
}

/* Of the variables of a trip, and of elements of views. */
static bool find_change(Node *n, void *context)
{
    Collapse *c = context;
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    const Node *root = to ? node_root(to) : NULL;
    bool is_element = to && node_is_of_view(to) && view_of(c, to);
    bool is_own = root && root->kind == ND_VAR && set_has(&c->inside, root->decl);
    if (is_element && !stored_of(c, view_of(c, to)))
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
    Multiples m = multiples(c, n);
    *has_number |= llabs(m.counter) == 1;
    return !m.is_other && m.thread == c->trips * m.counter && !(is_stored && m.varies)
        && !node_find(n, find_unfit, c);
}

static bool fits_element(Collapse *c, Node *n)
{
    const Decl *view = view_of(c, n);
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
    bool is_place = d->init && type_is_wide(d->type) && value_of(c, d) && depends(c, d->init);
    return !d->init || (is_place ? !node_find(d->init, find_unfit, c) : check(c, d->init));
}

static bool check(Collapse *c, Node *n)
{
    if (node_is_of_view(n))
        return fits_element(c, n);
    if (n->kind == ND_VAR && type_is_handle(n->type)) /* a helper has it, or its extent is asked */
        return function_captures(c->planner->kernel, n->decl) && !stored_of(c, n->decl);
    if (growth_dimension(c->planner, n) >= 0 || n->kind == ND_VAR)
        return !depends(c, n);
    bool fits = true;
    for (int i = 0; i < n->declared.count && fits; i++)
        fits = check_declared(c, n->declared.items[i]);
    for (int i = 0; i < n->kid_count && fits; i++)
        fits = !n->kids[i] || check(c, n->kids[i]);
    return fits;
}

/* Whether a statement declares what each thread, here and elsewhere, computes again. */
static bool declares_again(const Planner *p, const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init && !serial_is_gone(p->plan, n->declared.items[i]))
            return false;
    return n->kind == ND_DECLARE;
}

Node *collapse_find(Planner *p, const Step *run)
{
    int count = run->statements.count;
    Node *last = count ? run->statements.items[count - 1] : NULL;
    if (!last || flow_numbered(last) < 2)
        return NULL;
    for (int i = 0; i < count - 1; i++)
        if (!declares_again(p, run->statements.items[i]))
            return NULL;
    if (p->descends || !serial_is_apart(p->prog, p->plan, last))
        return NULL;
    Collapse c = {.planner = p, .counter = flow_counter(last),
                  .trips = flow_trips(last)};
    node_walk(flow_body(last), find_declared, &c);
    node_walk(flow_body(last), find_change, &c);
    return c.stored.count && !c.fails && check(&c, flow_body(last)) ? last : NULL;
}
