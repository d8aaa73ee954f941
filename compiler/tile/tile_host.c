/* tile_host.c - what the host's code tells about a launch: the extents of its domain,
 * and constants that kernels capture.
 */
#include "tile_run.h"
#include "analysis/extents.h"

/* ---- variables that keep their value ------------------------------------ */

/* The short vector that a component is of, or several: `e` of e[1] and e.xy. */
static Node *whole_of(Node *n)
{
    for (n = node_strip(n);; n = node_strip(n->kids[0])) {
        bool is_part = n->kind == ND_SWIZZLE
            || (n->kind == ND_SUBSCRIPT
                && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind == TY_VECTOR);
        if (!is_part)
            return n;
    }
}

static bool find_changed(Node *n, void *context)
{
    Set *changed = context;
    bool changes = (n->kind == ND_BINARY && op_form(n->op) == 'A')
        || (n->kind == ND_UNARY && (op_is_step(n->op)
                                    || n->op == OP_ADDRESS));
    Node *target = changes ? whole_of(n->kids[0]) : NULL;
    if (target && target->kind == ND_VAR && target->decl)
        set_add(changed, target->decl);
    if (target && target->kind == ND_MEMBER && target->field)
        set_add(changed, target->field);
    return true;
}

/* Whether a function assigns to a variable or a member, or takes its address. */
static bool changes(const Function *f, const void *d)
{
    static const Function *last;
    static Set changed;
    if (f != last) {
        changed = (Set){0};
        last = f;
        node_walk(f->body, find_changed, &changed);
    }
    return set_has(&changed, d);
}

bool host_changes(const Function *f, const Decl *d)
{
    return d->has_any_value || changes(f, d);
}

bool host_changes_member(const Function *f, const Field *field)
{
    return changes(f, field);
}

bool host_number(const Launch *launch, const Decl *d, int64_t *number)
{
    const Node *init = d->init ? node_strip(d->init) : NULL;
    int64_t value;
    if (!launch || !launch->host || !init || !fold_constant(init, &value)
        || d->is_static || (!d->type->is_const
                            && host_changes(launch->host, d)))
        return false;
    *number = fold_cut(value, d->type->size, type_is_unsigned(d->type));
    return true;
}

/* ---- the domain --------------------------------------------------------- */

static bool is_tiled(const Node *n)
{
    return n && n->type && n->type->kind == TY_TILED_EXTENT;
}

/* What a tiled extent is made of by tile(…), amp_pad(…) and the like, or NULL. */
static Node *untiled_of(const Node *n)
{
    return n->kind == ND_CALL && n->kid_count > CALL_ARGUMENT
            ? node_strip(n->kids[CALL_ARGUMENT])
        : n->kind == ND_VAR && extents_is_as_made(n->decl) ? node_strip(n->decl->init)
        : NULL;
}

static Node *written_domain(const Launch *launch)
{
    return launch && launch->domain ? node_strip(launch->domain) : NULL;
}

/* A launch's extent as an expression, without these calls; or NULL. */
static Node *domain_of(const Launch *launch)
{
    Node *n = written_domain(launch);
    while (is_tiled(n))
        n = untiled_of(n);
    return n;
}

/* The initializer of a variable that never changes, through copies; else `n`. */
static Node *maker_of(const Launch *launch, Node *n)
{
    for (int i = 0; i < 4 && n && n->kind == ND_VAR && launch->host; i++) {
        const Decl *d = n->decl;
        if (!d || !d->init || d->is_static || d->is_circular
            || d->init->kind == ND_INIT_LIST || host_changes(launch->host, d))
            break;
        n = node_strip(d->init);
    }
    return n;
}

static Node *extent_of(const Launch *launch)
{
    return maker_of(launch, domain_of(launch));
}

bool host_lacks(const Launch *launch, int dimension)
{
    return launch && launch->wrong_rank && dimension >= launch->wrong_rank;
}

enum { MAX_DEPTH = 8 };

/* A dimension of an extent, or of amp_extent(v), as what made it says; or NULL. */
static Node *component_of(const Launch *launch, Node *n)
{
    Node *whole = maker_of(launch, node_strip(n->kids[SUBSCRIPT_BASE]));
    int rank = whole && whole->type->kind == TY_VECTOR ? (int)whole->type->count : 0;
    Node **extents = extents_of(whole, rank);
    int64_t d;
    bool is_one = extents && fold_constant(n->kids[SUBSCRIPT_INDEX], &d) && d >= 0 && d < rank;
    return is_one ? extents[d] : NULL;
}

/* The number that an expression of the host's constants, of variables that are one, and of
 * such extents is in every launch; UNKNOWN if it is none. */
static int64_t constant_of(const Launch *launch, Node *n, int depth)
{
    int64_t number;
    n = n ? node_strip(n) : NULL;
    if (!n || fold_constant(n, &number))
        return n ? number : UNKNOWN;
    if (n->kind == ND_VAR)
        return n->decl && host_number(launch, n->decl, &number) ? number : UNKNOWN;
    bool is_operation = n->kind == ND_BINARY && op_form(n->op) == 'B';
    if (depth == 0 || (!is_operation && n->kind != ND_CAST && n->kind != ND_SUBSCRIPT))
        return UNKNOWN;
    if (n->kind == ND_SUBSCRIPT)
        return constant_of(launch, component_of(launch, n), depth - 1);
    int64_t a = constant_of(launch, n->kids[0], depth - 1);
    if (n->kind == ND_CAST)
        return a == UNKNOWN || !type_is_integer(n->type) ? UNKNOWN
            : fold_cut(a, n->type->size, type_is_unsigned(n->type));
    int64_t b = a == UNKNOWN ? a : constant_of(launch, n->kids[1], depth - 1);
    return b != UNKNOWN && fold_compute(n->op, a, b, n->type->size, type_is_unsigned(n->type),
                                        &number) ? number : UNKNOWN;
}

int64_t host_extent(const Launch *launch, int rank, int dimension)
{
    Node **extents = host_extents(launch, rank);
    return host_lacks(launch, dimension) ? 1
        : extents ? constant_of(launch, extents[dimension], MAX_DEPTH) : UNKNOWN;
}

int64_t host_rounded(const Launch *launch, int64_t extent, int size)
{
    int64_t rest = extent > 0 ? extent % size : 0;
    for (Node *n = written_domain(launch); is_tiled(n); n = untiled_of(n))
        if (node_calls_api(n, "amp_pad"))
            return rest ? extent - rest + size : extent;
        else if (node_calls_api(n, "amp_truncate"))
            return extent - rest;
    return extent;
}

bool host_counts_tiles(const Launch *launch, int rank, int dimension)
{
    Node **extents = host_extents(launch, rank);
    Node *n = extents ? maker_of(launch, node_strip(extents[dimension])) : NULL;
    return n && n->kind == ND_BINARY && n->op == OP_MUL;
}

Node **host_extents(const Launch *launch, int rank)
{
    return extents_of(extent_of(launch), rank);
}

const Decl *host_view_of_extent(const Launch *launch, Node *n)
{
    n = n ? node_strip(n) : NULL;
    while (n && n->kind == ND_SUBSCRIPT)
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    n = maker_of(launch, n);
    const Builtin *b = n && n->kind == ND_CALL ? builtin_of(n) : NULL;
    Node *view = b && b->kind == BI_EXTENT ? node_strip(n->kids[CALL_ARGUMENT]) : NULL;
    return view && view->kind == ND_VAR ? view->decl : NULL;
}

/* An integer without the casts that an extent may have. */
static Node *uncast(Node *n)
{
    for (n = node_strip(n); n->kind == ND_CAST && type_is_integer(n->type) && n->type->size >= 4
         && type_is_integer(n->kids[0]->type);)
        n = node_strip(n->kids[0]);
    return n;
}

/* What an expression of the host is made of: what a variable means, a component of an extent;
 * NULL. */
static Node *made_of(const Launch *launch, Node *n)
{
    return n->kind == ND_VAR ? host_meaning(launch, n->decl)
        : n->kind == ND_SUBSCRIPT ? component_of(launch, n) : NULL;
}

static Node *origin_of(const Launch *launch, Node *n)
{
    for (Node *from = n; from; from = made_of(launch, n))
        n = uncast(from);
    return n;
}

/* When the first of the views and extents that an expression names was declared. */
typedef struct First {
    const Launch *launch;
    Set seen;
    int time;
} First;

static bool find_first(Node *n, void *context)
{
    First *f = context;
    bool is_maker = n->kind == ND_VAR && n->decl->init
        && (type_is_handle(n->type) || is_tiled(n) || n->type->kind == TY_VECTOR);
    if (is_maker && set_add(&f->seen, n->decl)) {
        int time = host_time(f->launch, n->decl);
        f->time = time < f->time ? time : f->time;
        node_walk(n->decl->init, find_first, f);
    }
    return true;
}

static int first_time(const Launch *launch, Node *n)
{
    First f = {.launch = launch, .time = host_time(launch, NULL)};
    node_walk(n, find_first, &f);
    return f.time;
}

/* From when numbers of the host are to be the same as at the launch. */
typedef struct Kept {
    const Launch *launch;
    int since;
} Kept;

static bool is_kept_member(const Launch *launch, Node *n)
{
    const Node *root = node_root(n);
    return n->kind == ND_MEMBER && !n->is_arrow && n->field && root && root->kind == ND_VAR
        && root->decl->function == launch->host && !root->decl->is_static
        && !host_changes(launch->host, root->decl)
        && !host_changes_member(launch->host, n->field);
}

/* Finds what may have changed. */
static Look find_changing(Node *n, void *context)
{
    const Kept *k = context;
    bool is_kept = (n->kind == ND_VAR && host_keeps(k->launch, n->decl, k->since))
        || is_kept_member(k->launch, n);
    bool is_computed = n->kind == ND_PAREN || n->kind == ND_CAST || n->is_constant
        || (n->kind == ND_BINARY && op_form(n->op) == 'B');
    return is_kept ? LOOK_BEYOND : is_computed ? LOOK_BELOW : FOUND;
}

static bool are_same(const Kept *k, Node *a, Node *b)
{
    a = origin_of(k->launch, a);
    b = origin_of(k->launch, b);
    return node_equals(a, b) && !node_find(a, find_changing, (void *)k);
}

bool host_is_as_domain(const Launch *launch, const Decl *view)
{
    int rank = view->type->rank;
    Node name = {.kind = ND_VAR, .decl = (Decl *)view, .type = view->type};
    if (!launch || !launch->host || rank != launch->rank || host_changes(launch->host, view))
        return false;
    if (host_view_of_extent(launch, extent_of(launch)) == view)
        return true;
    Node **own = extents_of(&name, rank), **extents = host_extents(launch, rank);
    int made = first_time(launch, &name), domain = first_time(launch, launch->domain);
    Kept k = {launch, made < domain ? made : domain};
    bool are_all = own && extents;
    for (int d = 0; d < rank && are_all; d++)
        are_all = are_same(&k, own[d], extents[d]);
    return are_all;
}

bool host_names_extents(const Launch *launch, int rank)
{
    return launch && (host_extents(launch, rank) || host_view_of_extent(launch, extent_of(launch)));
}

/* The offset of an expression in a variable, *d, in bytes; -1 if it is in none. */
static long place_of(Node *n, const Decl **d)
{
    int64_t index;
    n = uncast(n);
    if (n->kind == ND_VAR) {
        *d = n->decl;
        return 0;
    }
    bool is_member = n->kind == ND_MEMBER && !n->is_arrow && n->field;
    bool is_component = n->kind == ND_SUBSCRIPT
        && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind == TY_VECTOR
        && fold_constant(n->kids[SUBSCRIPT_INDEX], &index);
    long base = is_member || is_component ? place_of(n->kids[0], d) : -1;
    return base < 0 ? -1 : base + (is_member ? n->field->offset
                                             : (long)index * n->type->size);
}

/* Whether a captured number is the part of a variable that an expression names. */
static bool is_captured(const Value *v, Node *n)
{
    const Decl *d = NULL;
    return v->role == ROLE_CAPTURE && place_of(n, &d) == v->part && d == v->base;
}

typedef struct Use {
    const Launch *launch;
    const Decl *of;
} Use;

static bool uses(Node *n, void *context)
{
    const Use *u = context;
    return n->kind == ND_VAR
        && (n->decl == u->of
            || node_any_with(host_meaning(u->launch, n->decl), uses, context));
}

bool host_makes_extent(const Launch *launch, int rank, const Decl *d)
{
    Node **extents = host_extents(launch, rank);
    for (int i = 0; extents && i < rank; i++)
        if (node_any_with(extents[i], uses, &(Use){launch, d}))
            return true;
    return false;
}

/* Whether a symbol is amp_extent(v)[d]. */
static bool is_view_extent(const Launch *launch, const Value *v, Node *n)
{
    int64_t d = 0;
    bool is_known = n->kind != ND_SUBSCRIPT
        || fold_constant(n->kids[SUBSCRIPT_INDEX], &d);
    return v->role == ROLE_EXTENT && is_known && host_view_of_extent(launch, n)
        && v->number == (int64_t)(intptr_t)host_view_of_extent(launch, n) + d;
}

/* Whether the domain is a variable, of which a captured number is the extent. */
static bool is_of_variable(const Value *v, Node *whole, int dimension)
{
    return v->role == ROLE_CAPTURE && whole && whole->kind == ND_VAR
        && whole->decl == v->base && whole->type->kind == TY_VECTOR
        && v->part == dimension * whole->type->of->size;
}

/* Whether a symbol is an extent of the domain, directly or through variables. */
static bool is_extent(const Launch *launch, const Value *v, Node *n)
{
    for (; n; n = made_of(launch, uncast(n)))
        if (is_view_extent(launch, v, n) || is_captured(v, n))
            return v->role == ROLE_EXTENT
                || !host_changes_since(launch, v->base, first_time(launch, launch->domain));
    return false;
}

/* Whether a symbol is an extent, in a dimension, of a captured view that has those of the
 * domain. */
static bool is_as_domain(const Launch *launch, const Value *v, int dimension)
{
    for (int i = 0; i < launch->kernel->captures.count && v->role == ROLE_EXTENT; i++) {
        const Decl *view = launch->kernel->captures.items[i];
        if (v->number == (int64_t)(intptr_t)view + dimension && type_is_handle(view->type))
            return host_is_as_domain(launch, view);
    }
    return false;
}

int host_dimensions(const Launch *launch, int rank, const Value *v)
{
    Node *whole = extent_of(launch), **extents = host_extents(launch, rank);
    Node *domain = domain_of(launch);
    const Decl *view = whole ? host_view_of_extent(launch, whole) : NULL;
    int mask = 0;
    for (int d = 0; d < rank; d++) {
        Node *n = extents ? node_strip(extents[d]) : NULL;
        const Decl *variable;
        int64_t number;
        if (n && place_of(n, &variable) < 0 && !fold_constant(n, &number)
            && !host_view_of_extent(launch, n))
            return 0;
        if (is_extent(launch, v, n)
            || is_of_variable(v, domain, d)
            || (rank == launch->rank && is_as_domain(launch, v, d))
            || (view && v->role == ROLE_EXTENT
                && v->number == (int64_t)(intptr_t)view + d))
            mask |= 1 << d;
    }
    return mask;
}

bool host_is_extent(const Launch *launch, const Value *v)
{
    return v->kind == VALUE_SYMBOL && host_dimensions(launch, 1, v);
}
