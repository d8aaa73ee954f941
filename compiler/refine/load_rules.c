/* load_rules.c - which loads are hoisted out of a loop: those of elements whose places
 * stay the same, that are loaded in every iteration, and that are not contiguous for
 * neighbouring threads.
 */
#include "analysis/flow.h"
#include "refine_load.h"

enum { MOST_LOADS = 8, MOST_KEPT = 64, MOST_TRIPS = 64, DEEPEST = 8 /* counted loops */ };

/* ---- what threads have in common ---------------------------------------- */

static bool is_own(Hoist *h, Node *expression, const Decl *but);

/* The counted loop around what is looked at that counts with it, or NULL. */
static Node *inner_of(const Hoist *h, const Decl *d)
{
    for (int i = 0; i < h->inner.count; i++)
        if (flow_counter(h->inner.items[i]) == d)
            return h->inner.items[i];
    return NULL;
}

static bool is_own_variable(Hoist *h, const Decl *d)
{
    bool is_own_one = true; /* of what follows from itself */
    if (inner_of(h, d) || function_captures(h->kernel, d) || !decl_is_automatic(d))
        return false;
    if (answer_known(&h->own, d, &is_own_one))
        return is_own_one;
    Node *init = builder_init(h->builder, d);
    return answer_keep(&h->own, d, !init || is_own(h, init, NULL));
}

typedef struct Asked {
    Hoist *hoist;
    const Decl *but; /* a counter, which is asked about elsewhere */
} Asked;

/* A view's extent is as much the threads' own as the view is. */
static Look find_own(Node *n, void *context)
{
    const Asked *a = context;
    if (node_tiled(n))
        return node_is_place(n) ? FOUND : LOOK_BEYOND;
    bool is_own = n->kind == ND_VAR
        ? n->decl != a->but && is_own_variable(a->hoist, n->decl)
        : n->kind == ND_STATEMENT_EXPR || (n->kind == ND_CALL && !builtin_is(n, BI_EXTENT));
    return is_own ? FOUND : LOOK_BELOW;
}

/* Whether the threads of a tile may find different values. */
static bool is_own(Hoist *h, Node *expression, const Decl *but)
{
    return node_find(expression, find_own, &(Asked){h, but});
}

/* ---- loops -------------------------------------------------------------- */

/* Whether it stores elsewhere than in variables, which are noted. */
static bool stores(Node *n, void *context)
{
    Hoist *h = context;
    const Decl *d = node_changed(n);
    if (d)
        set_add(&h->changes, d);
    for (int i = 0; i < n->declared.count; i++)
        set_add(&h->changes, n->declared.items[i]);
    return (node_assigned(n) && (!d || d->type->kind == TY_POINTER))
        || (n->kind == ND_CALL && has_effect(h->builder->prog, n));
}

/* `for (int k = begin; …)` */
static bool find_counter(Hoist *h, const Node *loop)
{
    h->counter = flow_counter(loop);
    h->begin = h->counter ? h->counter->init : NULL;
    return h->begin && type_is_integer(h->counter->type);
}

bool load_is_common(Hoist *h, Node *loop)
{
    Node *condition = loop->kids[FOR_CONDITION], *step = loop->kids[FOR_STEP];
    if (set_has(&h->done, loop) || !condition || !step || flow_is_short(loop)
        || !find_counter(h, loop) || is_own(h, h->begin, NULL)
        || is_own(h, condition, h->counter) || is_own(h, step, h->counter)
        || has_effect(h->builder->prog, condition))
        return false;
    set_add(&h->done, loop);
    h->loop = loop;
    h->changes = (Set){0};
    set_add(&h->changes, h->counter);
    return !node_any_with(loop->kids[FOR_BODY], stores, h);
}

bool load_enter(Hoist *h, Node *loop)
{
    if (h->inner.count == DEEPEST || !flow_is_counted(loop, MOST_TRIPS))
        return false;
    list_add(&h->inner, loop);
    return true;
}

/* ---- elements ----------------------------------------------------------- */

/* a[i].x[2] -> a[i], for what is part of an element; NULL for anything else. */
static Node *element_of(Node *n)
{
    for (;;) {
        n = node_strip(n);
        if ((n->kind == ND_MEMBER || n->kind == ND_SWIZZLE) && !n->is_arrow) {
            n = n->kids[MEMBER_BASE];
            continue;
        }
        if (n->kind != ND_SUBSCRIPT)
            return NULL;
        Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
        if (type_is_handle(base->type))
            return n;
        if (base->type->kind != TY_VECTOR || !n->kids[SUBSCRIPT_INDEX]->is_constant)
            return NULL;
        n = base;
    }
}

bool load_is_element(Node *n)
{
    Node *element = n->type && type_is_arithmetic(n->type) && !n->type->is_volatile
        ? element_of(n) : NULL;
    return element && !type_is_handle(element->type);
}

/* ---- their places ------------------------------------------------------- */

/* Variables that stay, and one counter of a counted loop around it. */
static bool is_fixed_variable(Hoist *h, Load *load, const Decl *d)
{
    Node *inner = inner_of(h, d);
    if (inner) {
        bool is_first = !load->inner || load->inner == inner;
        load->inner = inner;
        return is_first;
    }
    return !set_has(&h->changes, d) && !d->type->is_volatile
        && !d->is_tile_static;
}

static bool is_fixed(Hoist *h, Load *load, const Node *n)
{
    switch (n->kind) {
    case ND_VAR:
        return is_fixed_variable(h, load, n->decl);
    case ND_BINARY:
        return n->op == OP_ADD || n->op == OP_SUB || n->op == OP_MUL;
    case ND_SUBSCRIPT:
        return type_is_handle(n->kids[SUBSCRIPT_BASE]->type)
            || n->kids[SUBSCRIPT_BASE]->type->kind == TY_VECTOR;
    case ND_INT: case ND_PAREN: case ND_CAST: case ND_SWIZZLE:
        return true;
    case ND_MEMBER:
        return !n->is_arrow;
    default:
        return n->is_constant;
    }
}

typedef struct Candidate {
    Hoist *hoist;
    Load *load;
} Candidate;

static Look find_unfixed(Node *n, void *context)
{
    const Candidate *c = context;
    return !is_fixed(c->hoist, c->load, n) ? FOUND
        : n->is_constant ? LOOK_BEYOND : LOOK_BELOW;
}

typedef struct Multiples {
    Hoist *hoist;
    Set seen; /* of Decl */
} Multiples;

static bool is_multiple(Node *n, void *context)
{
    Multiples *m = context;
    if (n->op == OP_MUL)
        return is_own(m->hoist, n, NULL);
    return n->kind == ND_VAR && set_add(&m->seen, n->decl)
        && node_any_with(builder_init(m->hoist->builder, n->decl), is_multiple, m);
}

/* Whether threads side by side have it in several rows, or some elements apart. */
static bool is_apart(Hoist *h, Node *n, Node *element)
{
    Node *last = element->kids[SUBSCRIPT_INDEX];
    return is_own(h, element, NULL)
        && (node_strip(n) != element || !is_own(h, last, NULL)
            || node_any_with(last, is_multiple, &(Multiples){.hoist = h}));
}

/* How many numbers it is. */
static bool find_trips(Load *load)
{
    load->trips = 1;
    if (!load->inner)
        return true;
    Count c;
    int64_t end;
    if (!flow_counts(load->inner, &c) || !fold_constant(c.begin, &load->first) || !c.end
        || !fold_constant(c.end, &end) || (c.holds != OP_LT && c.holds != OP_LE))
        return false;
    int64_t trips = end - load->first + (c.holds == OP_LE);
    load->trips = (int)trips;
    return trips > 0 && trips <= MOST_TRIPS;
}

bool load_can_be(Hoist *h, Node *n, Load *load)
{
    if (node_find(n, find_unfixed, &(Candidate){h, load})
        || !is_apart(h, n, element_of(n)) || !find_trips(load)
        || h->loads.count == MOST_LOADS || h->kept + load->trips > MOST_KEPT)
        return false;
    h->kept += load->trips;
    return true;
}
