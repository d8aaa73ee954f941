/* tile_turn.c - captured numbers that the host computes from others, or exchanges between
 * launches:
 *
 *     int now = s % 2, next = 1 - now;           int from = 0, to = 1;
 *     parallel_for_each(…                        while (…) {
 *         v[next][i] = v[now][i + 1]                 parallel_for_each(…
 *                                                    int t = from; from = to; to = t;
 *
 * Whether the kernel has a race depends on how they differ. So such a variable has the
 * value of its initializer, if nothing in that has changed since; two variables that
 * are only exchanged have the first values of both, in either order.
 */
#include "tile_order.h"

/* ---- variables that stay ------------------------------------------------ */

static bool is_local(const Launch *launch, const Decl *d)
{
    return d->function == launch->host && !d->is_static && !d->type->is_volatile
        && type_is_integer(d->type)
        && !set_has(&order_of(launch->host)->taken, d);
}

/* Whether a variable has not changed between a time before the launch and the launch. */
static bool stays(const Launch *launch, const Decl *d, int since)
{
    Order *o = order_of(launch->host);
    const Times *times = map_value_pointer(&o->changes, d);
    int until = order_time(&o->calls, launch->call);
    for (int i = 0; times && i < times->count; i++) {
        int time = times->items[i];
        if (time > since && time < until)
            return false;
        for (int k = 0; k < o->loops.count; k++) {
            Span loop = o->loops.items[k];
            if (loop.first > since && loop.first < until && until <= loop.last
                && time >= loop.first && time <= loop.last)
                return false;
        }
    }
    return since >= 0 && until >= 0;
}

int host_time(const Launch *launch, const Decl *d)
{
    Order *o = order_of(launch->host);
    return d ? order_time(&o->declared, d) : order_time(&o->calls, launch->call);
}

bool host_changes_since(const Launch *launch, const Decl *d, int since)
{
    return !stays(launch, d, since);
}

bool host_keeps(const Launch *launch, const Decl *d, int since)
{
    return is_local(launch, d) && !order_of(launch->host)->jumps && stays(launch, d, since);
}

/* What the one assignment to a variable without an initializer gives it, if that is a
 * statement of a block in which the launch stands behind it; NULL. */
static Node *assigned_once(const Launch *launch, const Decl *d, int *since)
{
    Order *o = order_of(launch->host);
    const Times *times = map_value_pointer(&o->changes, d);
    const Setting *setting = map_value_pointer(&o->settings, d);
    int until = order_time(&o->calls, launch->call);
    if (!setting || times->count != 1 || until <= setting->time || until > setting->end)
        return NULL;
    *since = setting->time;
    return setting->value;
}

/* What a variable was declared with, or got once, when that was and nothing of it changed
 * since; NULL. */
static Node *meaning_of(const Launch *launch, const Decl *d, int *since)
{
    if (!launch || !launch->host || !is_local(launch, d) || d->is_circular
        || d->kind != DECL_VARIABLE)
        return NULL;
    Order *o = order_of(launch->host);
    if (!d->init)
        return o->jumps ? NULL : assigned_once(launch, d, since);
    *since = order_time(&o->declared, d);
    return o->jumps || map_get_pointer(&o->changes, d) || *since < 0 ? NULL : d->init;
}

/* ---- what is computed --------------------------------------------------- */

typedef struct Search {
    const Launch *launch;
    int since; /* the values of variables are those of then */
    int depth;
    bool turns, fails;
} Search;

enum { DEEPEST = 8 };

static bool find_parts(Node *n, void *context);

static void look_at_variable(Search *s, const Decl *d)
{
    int since;
    Node *meaning = meaning_of(s->launch, d, &since);
    s->fails |= !is_local(s->launch, d) || !stays(s->launch, d, s->since)
        || ++s->depth > DEEPEST;
    if (!meaning || s->fails)
        return;
    Search inside = {.launch = s->launch, .since = since, .depth = s->depth};
    node_walk(meaning, find_parts, &inside);
    s->turns |= inside.turns && !inside.fails;
}

/* amp_extent(v)[0], of a view that is never another one. */
static void look_at_extent(Search *s, Node *n)
{
    const Decl *view = host_view_of_extent(s->launch, n);
    int64_t d;
    s->fails |= !view || view->function != s->launch->host || view->is_static
        || !fold_constant(n->kids[SUBSCRIPT_INDEX], &d)
        || map_get_pointer(&order_of(s->launch->host)->changes, view);
}

static bool find_parts(Node *n, void *context)
{
    Search *s = context;
    if (n->is_constant)
        return false;
    s->fails |= !n->type || !type_is_integer(n->type);
    switch (n->kind) {
    case ND_PAREN: case ND_CAST: case ND_INT:
        break;
    case ND_VAR:
        look_at_variable(s, n->decl);
        break;
    case ND_SUBSCRIPT:
        look_at_extent(s, n);
        return false;
    case ND_UNARY:
        s->turns |= n->op == OP_LOGICAL_NOT;
        s->fails |= n->op != OP_LOGICAL_NOT && n->op != OP_MINUS && n->op != OP_NOT;
        break;
    case ND_BINARY:
        s->turns |= n->op == OP_MOD || n->op == OP_AND || n->op == OP_XOR;
        s->fails |= op_form(n->op) != 'B' || op_is_logical(n->op) || n->op == OP_COMMA;
        break;
    case ND_CONDITIONAL:
        s->turns = true;
        s->fails |= n->kids[1] == n->kids[0];
        break;
    default:
        s->fails = true;
    }
    return !s->fails;
}

static Value *extent_number(Run *r, Node *n)
{
    int64_t d = 0;
    fold_constant(n->kids[SUBSCRIPT_INDEX], &d);
    return run_extent(r, host_view_of_extent(r->launch, n), (int)d);
}

Value *run_host_number(Run *r, Node *n)
{
    n = node_strip(n);
    if (n->is_constant)
        return value_number(r->tile, (int64_t)n->value);
    if (n->kind == ND_VAR)
        return run_get(r, n->decl);
    if (n->kind == ND_SUBSCRIPT)
        return extent_number(r, n);
    Value *a = run_host_number(r, n->kids[0]);
    Value *b = n->kid_count > 1 ? run_host_number(r, n->kids[1]) : NULL;
    switch (n->kind) {
    case ND_CAST:
        return value_cast(r->tile, a, n->type);
    case ND_UNARY:
        if (n->op == OP_LOGICAL_NOT)
            return value_not(r->tile, value_truth(r->tile, a));
        return value_operation(r->tile, n->op, a, NULL, n->type);
    case ND_CONDITIONAL:
        return value_choice(r->tile, value_truth(r->tile, a), b,
                            run_host_number(r, n->kids[2]));
    default:
        return value_operation(r->tile, n->op, a, b, n->type);
    }
}

/* ---- what changes places ------------------------------------------------ */

/* The initializer of a variable whose only change is the exchange, or NULL. */
static Node *exchanged_value(const Launch *launch, const Decl *d)
{
    Order *o = order_of(launch->host);
    const Times *times = map_value_pointer(&o->changes, d);
    if (!is_local(launch, d) || !d->init || !times || times->count != 1)
        return NULL;
    Search s = {.launch = launch, .since = order_time(&o->declared, d)};
    node_walk(d->init, find_parts, &s);
    return s.fails ? NULL : d->init;
}

static Value *exchanged(Run *r, const Decl *d)
{
    const Launch *launch = r->launch;
    const Decl *other = map_value_pointer(&order_of(launch->host)->partners, d);
    Node *mine = other ? exchanged_value(launch, d) : NULL;
    Node *others = mine ? exchanged_value(launch, other) : NULL;
    if (!others)
        return NULL;
    Value *turn = value_symbol(r->tile, ROLE_CAPTURE, ++r->tile->symbols);
    Value *is_odd = value_operation(r->tile, OP_AND, turn, value_number(r->tile, 1),
                                    d->type);
    Value *first = run_host_number(r, mine), *second = run_host_number(r, others);
    run_put(r, other, value_choice(r->tile, is_odd, first, second));
    return value_choice(r->tile, is_odd, second, first);
}

/* ---- captured variables ------------------------------------------------- */

/* What a variable is computed of. */
typedef struct Computed {
    bool is_known, turns;
    Node *meaning; /* or NULL */
} Computed;

/* Found once: those of a variable that others are made of are asked for with each. */
static Computed computed_of(const Launch *launch, const Decl *d)
{
    static Map of_launches;
    if (!launch)
        return (Computed){0};
    Computed *known = MAP_OBJECT(Computed, MAP_OBJECT(Map, &of_launches, launch), d);
    if (known->is_known)
        return *known;
    int since = 0;
    Node *meaning = type_is_integer(d->type) ? meaning_of(launch, d, &since) : NULL;
    Search s = {.launch = launch, .since = since};
    node_walk(meaning, find_parts, &s);
    *known = (Computed){true, s.turns, s.fails ? NULL : meaning};
    return *known;
}

Node *host_meaning(const Launch *launch, const Decl *d)
{
    Node *meaning = computed_of(launch, d).meaning;
    return meaning ? node_strip(meaning) : NULL;
}

/* The variables that an expression is computed of, in the end. */
typedef struct Parts {
    const Launch *launch;
    const Decl *of;
    Set variables;
    Set others; /* of Decl: of which it is known that they are not computed of these */
} Parts;

static bool add_part(Node *n, void *context)
{
    Parts *p = context;
    if (n->kind == ND_VAR && set_add(&p->variables, n->decl))
        node_walk(host_meaning(p->launch, n->decl), add_part, p);
    return true;
}

/* Whether a variable is one of them, or computed from one. */
static bool is_part(Node *n, void *context)
{
    Parts *p = context;
    return n->kind == ND_VAR
        && (set_has(&p->variables, n->decl)
            || (set_add(&p->others, n->decl)
                && node_any_with(host_meaning(p->launch, n->decl), is_part, context)));
}

/* Whether the kernel captures anything else, or any other number, that is computed of the
 * same. */
static bool has_relative(const Run *r, const Decl *d, Node *meaning, bool are_numbers)
{
    Parts p = {.launch = r->launch};
    node_walk(meaning, add_part, &p);
    for (int i = 0; i < r->kernel->captures.count; i++) {
        Node other = {.kind = ND_VAR, .decl = (Decl *)r->kernel->captures.items[i]};
        bool is_asked = other.decl != d && !(are_numbers && type_is_handle(other.decl->type));
        if (is_asked && is_part(&other, &p))
            return true;
    }
    return false;
}

/* Whether an extent of the domain is computed of the same, but not by way of the variable:
 * `n - half`, where that is (n + 1) / 2. */
static bool is_part_beside(Node *n, void *context)
{
    Parts *p = context;
    return n->kind == ND_VAR && n->decl != p->of
        && (set_has(&p->variables, n->decl)
            || (set_add(&p->others, n->decl)
                && node_any_with(host_meaning(p->launch, n->decl), is_part_beside, context)));
}

static bool has_relative_extent(const Run *r, const Decl *d, Node *meaning)
{
    Parts p = {.launch = r->launch, .of = d};
    Node **extents = host_extents(r->launch, r->tile->rank);
    node_walk(meaning, add_part, &p);
    for (int i = 0; extents && i < r->tile->rank; i++)
        if (node_any_with(extents[i], is_part_beside, &p))
            return true;
    return false;
}

/* `n / tiles`: how long the part of each tile is may be any number. */
static bool is_quotient(const Node *meaning)
{
    const Node *n = node_strip((Node *)meaning);
    return n->kind == ND_BINARY && n->op == OP_DIV && !n->kids[BINARY_RIGHT]->is_constant;
}

Value *run_computed(Run *r, const Decl *d)
{
    if (!r->launch || !r->launch->host || !type_is_integer(d->type))
        return NULL;
    Computed computed = computed_of(r->launch, d);
    Node *meaning = computed.meaning;
    if (!meaning)
        return exchanged(r, d);
    bool is_part = is_quotient(meaning);
    bool is_alone = !computed.turns && (is_part || host_makes_extent(r->launch, r->tile->rank, d))
        && !has_relative(r, d, meaning, is_part)
        && (is_part || !has_relative_extent(r, d, meaning));
    return is_alone ? NULL : value_cast(r->tile, run_host_number(r, meaning), d->type);
}
