/* tile_host.c - what the host's code tells about a launch: the extents of its domain,
 * and constants that kernels capture.
 */
#include "tile_run.h"
#include "analysis/extents.h"

/* ---- variables that keep their value ------------------------------------ */

static bool is_tiled(const Node *n)
{
    return n && n->type && n->type->kind == TY_TILED_EXTENT;
}

/* The short vector that a component is of, or several, and a tiled extent that has it: `e`
 * of e[1], e.xy and e.extent[0]. */
static Node *whole_of(Node *n)
{
    for (n = node_strip(n);; n = node_strip(n->kids[0])) {
        bool is_part = n->kind == ND_SWIZZLE
            || (n->kind == ND_MEMBER && is_tiled(n->kids[MEMBER_BASE]))
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
    static Map of_functions;
    Set *changed = map_value_pointer(&of_functions, f);
    if (!changed) {
        changed = MAP_OBJECT(Set, &of_functions, f);
        node_walk(f->body, find_changed, changed);
    }
    return set_has(changed, d);
}

bool host_changes(const Function *f, const Decl *d)
{
    return d->has_any_value || changes(f, d);
}

bool host_changes_member(const Function *f, const Field *field)
{
    return changes(f, field);
}

/* ---- the domain --------------------------------------------------------- */

/* What a tiled extent is made of by tile(…), amp_pad(…) and the like, or NULL. */
static Node *untiled_of(const Launch *launch, Node *n)
{
    Node *made = host_maker(launch, n);
    return made != n ? made
        : n->kind == ND_CALL && n->kid_count > CALL_ARGUMENT ? node_strip(n->kids[CALL_ARGUMENT])
        : NULL;
}

static Node *written_domain(const Launch *launch)
{
    return launch && launch->domain ? node_strip(launch->domain) : NULL;
}

Node *host_domain(const Launch *launch)
{
    Node *n = written_domain(launch);
    while (is_tiled(n))
        n = untiled_of(launch, n);
    return n;
}

Node *host_maker(const Launch *launch, Node *n)
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

Node *host_whole_extent(const Launch *launch)
{
    return host_maker(launch, host_domain(launch));
}

bool host_lacks(const Launch *launch, int dimension)
{
    return launch && launch->wrong_rank && dimension >= launch->wrong_rank;
}

enum { MAX_DEPTH = 16 };

Node *host_component(const Launch *launch, Node *n)
{
    Node *whole = host_maker(launch, node_strip(n->kids[SUBSCRIPT_BASE]));
    int rank = whole && whole->type->kind == TY_VECTOR ? (int)whole->type->count : 0;
    Node **extents = extents_of(whole, rank);
    int64_t d;
    bool is_one = extents && fold_constant(n->kids[SUBSCRIPT_INDEX], &d) && d >= 0 && d < rank;
    return is_one ? extents[d] : NULL;
}

static int64_t constant_of(const Launch *launch, Node *n, bool asks, int depth);

/* Whether a variable always is what it is made of. */
static bool is_fixed(const Launch *launch, const Decl *d)
{
    bool changes = d->is_static
        ? d->is_changed || d->is_extern || d->has_any_value
            || (d->is_shared && !caller_is_program())
        : host_changes(launch->host, d);
    return d->init && !d->is_circular && !d->type->is_volatile
        && (d->type->is_const || !changes);
}

/* The number that is made of an expression of constants, or of variables which never change
 * either, in a variable of the type. */
static int64_t made_of(const Launch *launch, Node *n, const Type *t, bool asks, int depth)
{
    int64_t value = n ? constant_of(launch, n, asks, depth) : UNKNOWN;
    return value == UNKNOWN ? UNKNOWN : fold_cut(value, t->size, type_is_unsigned(t));
}

static int64_t supposed_number(const Decl *d)
{
    int64_t number;
    return host_supposed_number(d, &number) ? number : UNKNOWN;
}

static int64_t number_of(const Launch *launch, const Decl *d, bool asks, int depth)
{
    if (!launch || !launch->host || !d)
        return UNKNOWN;
    int64_t number = d->kind == DECL_PARAMETER && asks ? caller_constant(launch, d) : UNKNOWN;
    if (d->kind == DECL_PARAMETER)
        return number == UNKNOWN && asks ? supposed_number(d) : number;
    if (asks && host_last_number(launch, d, &number))
        return number;
    number = made_of(launch, is_fixed(launch, d) ? d->init
                     : asks ? host_first_value(launch, d) : NULL, d->type, asks, depth);
    return number == UNKNOWN && asks ? supposed_number(d) : number;
}

/* What a list gives to a member of a structure; NULL: it is not known. */
static Node *item_of(const Node *list, const Field *member)
{
    Node *found = NULL;
    for (int i = 0, next = 0; i < list->kid_count; i++, next++) {
        Node *item = list->kids[i];
        next = run_part_of_item(item, next);
        if (next < 0 || next >= member->record->fields.count)
            return NULL;
        const Field *field = member->record->fields.items[next];
        if (item->kind == ND_DESIGNATED)
            item = item->kids[item->kid_count - 1];
        TypeKind kind = field->type->kind;
        bool is_joint = kind == TY_ARRAY || kind == TY_RECORD || kind == TY_VECTOR;
        if (is_joint && item->kind != ND_INIT_LIST) /* the braces may be left out */
            return NULL;
        found = field == member ? item : found;
    }
    return found;
}

static int64_t member_of(const Launch *launch, const Decl *d, const Field *field, bool asks,
                         int depth)
{
    bool is_made = launch && launch->host && d->kind != DECL_PARAMETER && is_fixed(launch, d)
        && (d->type->is_const || !host_changes_member(launch->host, field));
    const Node *list = is_made ? node_strip(d->init) : NULL;
    if (list && list->kind == ND_COMPOUND_LITERAL)
        list = node_strip(list->kids[0]);
    Node *item = list && list->kind == ND_INIT_LIST ? item_of(list, field) : NULL;
    return made_of(launch, item, field->type, asks, depth);
}

static int64_t component_of(const Launch *launch, Node *n, bool asks, int depth)
{
    Node *component = host_component(launch, n);
    const Decl *view = component || !asks ? NULL : host_view_of_extent(launch, n);
    int64_t d;
    if (component)
        return constant_of(launch, component, asks, depth);
    bool is_one = view && fold_constant(n->kids[SUBSCRIPT_INDEX], &d) && d >= 0
        && d < view->type->rank;
    return is_one ? caller_extent(launch, view, (int)d, NULL) : UNKNOWN;
}

static int64_t choice_of(const Launch *launch, Node *n, bool asks, int depth)
{
    int64_t holds = constant_of(launch, n->kids[0], asks, depth);
    return holds == UNKNOWN ? UNKNOWN : constant_of(launch, n->kids[holds ? 1 : 2], asks, depth);
}

/* The number that an expression is in every launch; `asks`: the callers of the host, too. */
static int64_t constant_of(const Launch *launch, Node *n, bool asks, int depth)
{
    int64_t number;
    n = n ? node_strip(n) : NULL;
    if (!n || fold_constant(n, &number))
        return n ? number : UNKNOWN;
    bool is_operation = n->kind == ND_BINARY && op_form(n->op) == 'B';
    if (depth == 0)
        return UNKNOWN;
    if (n->kind == ND_VAR)
        return number_of(launch, n->decl, asks, depth - 1);
    if (n->kind == ND_SUBSCRIPT)
        return component_of(launch, n, asks, depth - 1);
    if (n->kind == ND_MEMBER && !n->is_arrow && n->field && n->kids[MEMBER_BASE]->kind == ND_VAR)
        return member_of(launch, n->kids[MEMBER_BASE]->decl, n->field, asks, depth - 1);
    if (n->kind == ND_CONDITIONAL && n->kid_count == 3)
        return choice_of(launch, n, asks, depth - 1);
    if (!is_operation && n->kind != ND_CAST)
        return UNKNOWN;
    int64_t a = constant_of(launch, n->kids[0], asks, depth - 1);
    if (n->kind == ND_CAST)
        return a == UNKNOWN || !type_is_integer(n->type) ? UNKNOWN
            : fold_cut(a, n->type->size, type_is_unsigned(n->type));
    int64_t b = a == UNKNOWN ? a : constant_of(launch, n->kids[1], asks, depth - 1);
    return b != UNKNOWN && fold_compute(n->op, a, b, n->type->size, type_is_unsigned(n->type),
                                        &number) ? number : UNKNOWN;
}

int64_t host_constant(const Launch *launch, Node *n)
{
    return constant_of(launch, n, true, MAX_DEPTH);
}

int64_t host_called_number(const Launch *launch, const Decl *d)
{
    return number_of(launch, d, true, MAX_DEPTH);
}

bool host_number(const Launch *launch, const Decl *d, int64_t *number)
{
    *number = number_of(launch, d, false, MAX_DEPTH);
    return *number != UNKNOWN;
}

bool host_member_number(const Launch *launch, const Decl *d, const Field *field, int64_t *number)
{
    *number = member_of(launch, d, field, false, MAX_DEPTH);
    return *number != UNKNOWN;
}

bool host_extent_number(const Launch *launch, const Decl *view, int dimension, int64_t *number)
{
    Node name = {.kind = ND_VAR, .decl = (Decl *)view, .type = view->type};
    Node **extents = extents_of(&name, view->type->rank);
    *number = extents ? constant_of(launch, extents[dimension], false, MAX_DEPTH) : UNKNOWN;
    return *number != UNKNOWN;
}

/* An extent of the domain; `asks`: the callers of the host, too. */
static int64_t extent_in_all(const Launch *launch, int rank, int dimension, bool asks)
{
    Node **extents = host_extents(launch, rank);
    const Decl *view = host_view_of_extent(launch, host_whole_extent(launch));
    return host_lacks(launch, dimension) ? 1
        : extents ? constant_of(launch, extents[dimension], asks, MAX_DEPTH)
        : asks && view && view->type->rank == rank ? caller_extent(launch, view, dimension, NULL)
        : UNKNOWN;
}

int64_t host_extent(const Launch *launch, int rank, int dimension)
{
    return extent_in_all(launch, rank, dimension, false);
}

int64_t host_called_extent(const Launch *launch, int rank, int dimension)
{
    return extent_in_all(launch, rank, dimension, true);
}

int64_t host_rounded(const Launch *launch, int64_t extent, int size)
{
    int64_t rest = extent > 0 ? extent % size : 0;
    for (Node *n = written_domain(launch); is_tiled(n); n = untiled_of(launch, n))
        if (node_calls_api(n, "amp_pad"))
            return rest ? extent - rest + size : extent;
        else if (node_calls_api(n, "amp_truncate"))
            return extent - rest;
    return extent;
}

bool host_counts_tiles(const Launch *launch, int rank, int dimension)
{
    Node **extents = host_extents(launch, rank);
    Node *n = extents ? host_maker(launch, node_strip(extents[dimension])) : NULL;
    return n && n->kind == ND_BINARY && n->op == OP_MUL;
}

Node **host_extents(const Launch *launch, int rank)
{
    return extents_of(host_whole_extent(launch), rank);
}

const Decl *host_view_of_extent(const Launch *launch, Node *n)
{
    n = n ? node_strip(n) : NULL;
    while (n && n->kind == ND_SUBSCRIPT)
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    n = host_maker(launch, n);
    Node *view = n && builtin_is(n, BI_EXTENT) ? node_strip(n->kids[CALL_ARGUMENT]) : NULL;
    return view && view->kind == ND_VAR ? view->decl : NULL;
}

bool host_names_extents(const Launch *launch, int rank)
{
    return launch && (host_extents(launch, rank)
                      || host_view_of_extent(launch, host_whole_extent(launch)));
}

typedef struct Use {
    const Launch *launch;
    const Decl *of;
    Set unused, unlessened; /* of Decl: variables that were looked at */
} Use;

static bool uses(Node *n, void *context)
{
    Use *u = context;
    return n->kind == ND_VAR
        && (n->decl == u->of
            || (set_add(&u->unused, n->decl)
                && node_any_with(host_meaning(u->launch, n->decl), uses, context)));
}

/* Whether a node divides by what is made of the variable, or takes that away. */
static bool lessens(Node *n, void *context)
{
    Use *u = context;
    bool is_less = n->kind == ND_BINARY && (n->op == OP_DIV || n->op == OP_SUB);
    if (n->kind == ND_VAR)
        return set_add(&u->unlessened, n->decl)
            && node_any_with(host_meaning(u->launch, n->decl), lessens, context);
    return is_less && node_any_with(n->kids[BINARY_RIGHT], uses, context);
}

static bool any_extent(const Launch *launch, int rank, const Decl *d,
                       bool (*test)(Node *n, void *context))
{
    Node **extents = host_extents(launch, rank);
    for (int i = 0; extents && i < rank; i++)
        if (node_any_with(extents[i], test, &(Use){.launch = launch, .of = d}))
            return true;
    return false;
}

bool host_makes_extent(const Launch *launch, int rank, const Decl *d)
{
    return any_extent(launch, rank, d, uses);
}

bool host_lessens_extent(const Launch *launch, int rank, const Decl *d)
{
    return any_extent(launch, rank, d, lessens);
}
