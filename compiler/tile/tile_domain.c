/* tile_domain.c - which numbers of the host's, and which extents of views, follow from the
 * extents of a launch's domain: the host makes them of the same variables, which have not
 * changed in between.
 */
#include "tile_run.h"
#include "analysis/extents.h"

enum { MAX_DEPTH = 8, MAX_CHOICES = 3 };

/* ---- numbers that are the same -------------------------------------------- */

/* An integer without the casts that an extent may have. */
static Node *uncast(Node *n)
{
    for (n = node_strip(n); n->kind == ND_CAST && type_is_integer(n->type) && n->type->size >= 4
         && type_is_integer(n->kids[0]->type);)
        n = node_strip(n->kids[0]);
    return n;
}

/* The member of a structure that a variable always is, or NULL. */
static Node *member_of(const Launch *launch, Node *variable)
{
    Node *maker = host_maker(launch, variable);
    return maker->kind == ND_MEMBER ? maker : NULL;
}

/* What an expression of the host is made of: what a variable means, a component of an extent;
 * NULL. */
static Node *made_of(const Launch *launch, Node *n)
{
    Node *meaning = n->kind == ND_VAR ? host_meaning(launch, n->decl) : NULL;
    return meaning ? meaning
        : n->kind == ND_VAR ? member_of(launch, n)
        : n->kind == ND_SUBSCRIPT ? host_component(launch, n) : NULL;
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
    bool is_maker = n->kind == ND_VAR && n->decl && n->decl->init
        && (type_is_handle(n->type) || n->type->kind == TY_TILED_EXTENT
            || n->type->kind == TY_VECTOR);
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

/* From when numbers of the host are to be the same as at the launch; and the domain's extents,
 * where these are known. */
typedef struct Kept {
    const Launch *launch;
    int since;
    Node *extents[3];
} Kept;

/* `image.width` or `image->width`: functions that are called are taken not to change it. */
static bool is_kept_member(const Launch *launch, Node *n)
{
    if (n->kind != ND_MEMBER || !n->field)
        return false;
    const Node *root = n->is_arrow ? node_strip(n->kids[MEMBER_BASE]) : node_root(n);
    return root && root->kind == ND_VAR && root->decl->function == launch->host
        && !root->decl->is_static && !host_changes(launch->host, root->decl)
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

/* ---- views ---------------------------------------------------------------- */

static Kept kept_of(const Launch *launch, Node *view)
{
    int made = first_time(launch, view), domain = first_time(launch, launch->domain);
    Kept k = {.launch = launch, .since = made < domain ? made : domain};
    Node **extents = host_extents(launch, launch->rank);
    for (int d = 0; extents && d < launch->rank; d++)
        k.extents[d] = extents[d];
    return k;
}

bool host_is_as_domain(const Launch *launch, const Decl *view)
{
    int rank = view->type->rank;
    Node name = {.kind = ND_VAR, .decl = (Decl *)view, .type = view->type};
    if (!launch || !launch->host || rank != launch->rank || host_changes(launch->host, view))
        return false;
    if (host_view_of_extent(launch, host_whole_extent(launch)) == view)
        return true;
    Node **own = extents_of(&name, rank), **extents = host_extents(launch, rank);
    Kept k = kept_of(launch, &name);
    bool are_all = own && extents;
    for (int d = 0; d < rank && are_all; d++)
        are_all = are_same(&k, own[d], extents[d]);
    return are_all;
}

enum { NO_DIMENSION = -1, SEVERAL_DIMENSIONS = -2 };

/* The dimension of the domain whose extent is a number of the host's. */
static int domain_dimension(const Kept *k, Node *n, const int64_t *domain)
{
    const Decl *view = host_view_of_extent(k->launch, host_whole_extent(k->launch));
    int64_t index;
    int found = NO_DIMENSION;
    for (int d = 0; d < k->launch->rank && domain; d++) {
        bool is_it = k->extents[d] && are_same(k, n, k->extents[d]);
        if (is_it && found != NO_DIMENSION && domain[found] != domain[d])
            return SEVERAL_DIMENSIONS;
        found = is_it ? d : found;
    }
    bool is_of_view = found == NO_DIMENSION && domain && view && n->kind == ND_SUBSCRIPT
        && host_view_of_extent(k->launch, n) == view
        && fold_constant(n->kids[SUBSCRIPT_INDEX], &index) && index >= 0
        && index < k->launch->rank;
    return is_of_view ? (int)index : found;
}

/* What a number of the host's is that an extent of the domain is a constant more or less than,
 * as `n` where that is `n - 2`; or UNKNOWN. */
static int64_t number_beside(const Kept *k, Node *n, const int64_t *domain)
{
    int64_t found = UNKNOWN;
    for (int d = 0; d < k->launch->rank && domain; d++) {
        Node *e = k->extents[d] ? origin_of(k->launch, k->extents[d]) : NULL;
        bool is_sum = e && e->kind == ND_BINARY && (e->op == OP_ADD || e->op == OP_SUB);
        int64_t by = is_sum ? host_constant(k->launch, origin_of(k->launch, e->kids[1])) : UNKNOWN;
        if (by == UNKNOWN || !are_same(k, n, e->kids[0]))
            continue;
        int64_t number = e->op == OP_SUB ? domain[d] + by : domain[d] - by;
        if (found != UNKNOWN && found != number)
            return UNKNOWN;
        found = number;
    }
    return found;
}

/* What a number of the host's is where these are the domain's extents, or UNKNOWN. */
static int64_t number_in(const Kept *k, Node *n, const int64_t *domain, int depth)
{
    n = origin_of(k->launch, n);
    int d = domain_dimension(k, n, domain);
    int64_t number = d >= 0 ? domain[d] : host_constant(k->launch, n);
    if (number == UNKNOWN && d == NO_DIMENSION)
        number = number_beside(k, n, domain);
    bool is_operation = n->kind == ND_BINARY && op_form(n->op) == 'B' && depth > 0;
    if (number != UNKNOWN || d == SEVERAL_DIMENSIONS || !is_operation)
        return number;
    int64_t a = number_in(k, n->kids[0], domain, depth - 1);
    int64_t b = a == UNKNOWN ? a : number_in(k, n->kids[1], domain, depth - 1);
    return b != UNKNOWN && fold_compute(n->op, a, b, n->type->size, type_is_unsigned(n->type),
                                        &number) ? number : UNKNOWN;
}

/* The extents of a view of the host. */
typedef struct Wanted {
    Kept kept;
    int rank, dimension;
    const int64_t *domain;
} Wanted;

/* The extent of a view that an expression names or makes; of two between which a condition
 * chooses, that of both. */
static int64_t extent_in(const Wanted *w, Node *n, int depth)
{
    n = host_maker(w->kept.launch, node_strip(n));
    if (n->kind == ND_CONDITIONAL && n->kid_count == 3 && depth) {
        int64_t yes = extent_in(w, n->kids[1], depth - 1);
        return yes == extent_in(w, n->kids[2], depth - 1) ? yes : UNKNOWN;
    }
    Node **own = extents_of(n, w->rank);
    return own ? number_in(&w->kept, own[w->dimension], w->domain, MAX_DEPTH)
        : n->kind == ND_VAR ? caller_extent(w->kept.launch, n->decl, w->dimension, NULL)
        : UNKNOWN;
}

int64_t host_given_extent(const Launch *launch, Node *view, int dimension,
                          Node *const extents[3], const int64_t *domain)
{
    Kept k = {launch, first_time(launch, view), {extents[0], extents[1], extents[2]}};
    Wanted w = {k, view->type->rank, dimension, domain};
    return extent_in(&w, view, MAX_CHOICES);
}

int64_t host_view_extent(const Launch *launch, const Decl *view, int dimension,
                         const int64_t *domain)
{
    Node name = {.kind = ND_VAR, .decl = (Decl *)view, .type = view->type};
    if (!launch->host || host_changes(launch->host, view))
        return UNKNOWN;
    if (domain && host_view_of_extent(launch, host_whole_extent(launch)) == view)
        return domain[dimension];
    Wanted w = {kept_of(launch, &name), view->type->rank, dimension, domain};
    int64_t extent = extent_in(&w, &name, MAX_CHOICES);
    return extent != UNKNOWN ? extent : caller_extent(launch, view, dimension, domain);
}

/* ---- extents that agree ---------------------------------------------------- */

static bool is_leaf(const Node *n)
{
    return n->kind == ND_VAR || n->kind == ND_SUBSCRIPT || n->kind == ND_MEMBER;
}

/* Whether a number of the host's is made of another one, which is computed of none. */
static bool is_made_of(const Launch *launch, Node *n, Node *leaf, int depth)
{
    n = origin_of(launch, n);
    if (node_equals(n, leaf))
        return true;
    for (int i = 0; i < n->kid_count && depth && !is_leaf(n); i++)
        if (n->kids[i] && is_made_of(launch, n->kids[i], leaf, depth - 1))
            return true;
    return false;
}

/* Whether two numbers of the host's are made of one. */
static bool are_related(const Launch *launch, Node *a, Node *b, int depth)
{
    a = origin_of(launch, a);
    if (is_leaf(a))
        return is_made_of(launch, b, a, MAX_DEPTH);
    for (int i = 0; i < a->kid_count && depth; i++)
        if (a->kids[i] && are_related(launch, a->kids[i], b, depth - 1))
            return true;
    return false;
}

/* Makes an extent what those that are in `k` say; false: these are of the same number, but do
 * not tell it. */
static bool agree(Kept *k, int rank, int dimension, Node *extent, int64_t *domain)
{
    int64_t number = number_in(k, extent, domain, MAX_DEPTH);
    for (int d = 0; d < rank && number == UNKNOWN; d++)
        if (k->extents[d] && are_related(k->launch, extent, k->extents[d], MAX_DEPTH))
            return false;
    domain[dimension] = number != UNKNOWN ? number : domain[dimension];
    k->extents[dimension] = extent;
    return domain[dimension] > 0;
}

bool host_agree(const Launch *launch, int rank, int64_t domain[3])
{
    Node **extents = host_extents(launch, rank);
    Kept k = {.launch = launch, .since = first_time(launch, launch->domain)};
    bool do_agree = true;
    for (int computed = 0; computed < 2 && extents && rank > 1; computed++)
        for (int d = 0; d < rank && do_agree; d++)
            if (is_leaf(origin_of(launch, extents[d])) == !computed)
                do_agree = agree(&k, rank, d, extents[d], domain);
    return do_agree;
}

/* ---- captured numbers ------------------------------------------------------ */

static Look find_other_since(Node *n, void *context)
{
    const Kept *k = context;
    bool is_other = n->kind == ND_VAR && type_is_integer(n->type)
        && host_changes_since(k->launch, n->decl, k->since);
    return is_other ? FOUND : LOOK_BELOW;
}

bool host_extent_stays(const Launch *launch, Node *extent)
{
    Kept k = {.launch = launch, .since = first_time(launch, launch->domain)};
    return !node_find(extent, find_other_since, &k);
}

Node **host_view_extents(const Launch *launch, const Decl *view)
{
    Node name = {.kind = ND_VAR, .decl = (Decl *)view, .type = view->type};
    Kept k = kept_of(launch, &name);
    bool changes = host_changes(launch->host, view);
    Node **own = changes ? NULL : extents_of(host_maker(launch, &name), view->type->rank);
    for (int d = 0; own && d < view->type->rank; d++)
        changes |= node_find(own[d], find_other_since, &k);
    return changes ? NULL : own;
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
    Node *whole = host_whole_extent(launch), **extents = host_extents(launch, rank);
    Node *domain = host_domain(launch);
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
    return v->kind == VALUE_SYMBOL && launch->rank == 1 && host_dimensions(launch, 1, v);
}
