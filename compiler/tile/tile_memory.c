/* tile_memory.c - which captured views alias: copies of a view; views that the host made in
 * the same way, from copies of a pointer, or with other constant extents; and parts of one
 * row at a known distance: a constant, or a number from which the host computes its
 * domain's extents.
 */
#include "tile_run.h"
#include "analysis/access.h"
#include "analysis/extents.h"

#include <string.h>

/* The name of the called function if it makes a view, an extent or an index and
 * allocates nothing; else "". */
static const char *maker_name(const Node *n)
{
    static const char *const MAKERS[] = {
        "amp_view", "amp_section", "amp_view_as", "amp_array_view",
        "amp_make_extent", "amp_make_index", "amp_extent"};
    return STRING_IS_ONE_OF(node_api(n), MAKERS) ? node_api(n) : "";
}

static bool stays(const Function *host, Node *n);

/* Whether a node's value does not change, given that its operands' do not. */
static bool stays_itself(const Function *host, const Node *n)
{
    switch (n->kind) {
    case ND_VAR:
        return n->type->kind == TY_ARRAY
            || (!n->decl->is_static && !host_changes(host, n->decl));
    case ND_CALL:
        return *maker_name(n) != 0;
    case ND_MEMBER:
        return n->field && !host_changes_member(host, n->field);
    case ND_BINARY:
        return op_form(n->op) != 'A';
    default:
        return n->kind == ND_CAST || n->kind == ND_FUNCTION;
    }
}

static Look find_change(Node *n, void *context)
{
    const Function *host = context;
    int64_t bytes = 0;
    if (n->is_constant)
        return LOOK_BEYOND;
    Node *origin = n->type ? extents_origin(n, &bytes) : n;
    if (origin != n)
        return stays(host, origin) ? LOOK_BEYOND : FOUND;
    return stays_itself(host, n) ? LOOK_BELOW : FOUND;
}

/* Whether an expression has one value wherever its variables are visible. */
static bool stays(const Function *host, Node *n)
{
    return !node_find(n, find_change, (void *)host);
}

static Node *strip_casts(Node *n)
{
    for (n = node_strip(n); n->kind == ND_CAST;)
        n = node_strip(n->kids[0]);
    return n;
}

/* The initializer of a variable that is never changed, or NULL; also where that is a view of
 * another rank, which is told of. */
static Node *made_of(const Function *host, const Decl *d)
{
    if (!d->init || d->is_static || d->is_circular || host_changes(host, d))
        return NULL;
    Node *n = strip_casts(d->init);
    bool is_wrong = d->type->kind == TY_VIEW && n->type && n->type->kind == TY_VIEW
        && n->type->rank != d->type->rank;
    return is_wrong ? NULL : n;
}

/* A distance: a number of bytes, plus `scale` times a number of the host's from which
 * the domain's extents are computed. */
typedef struct Distance {
    int64_t bytes;
    Node *number; /* NULL: none */
    int64_t scale;
} Distance;

/* Finds what is not computed from numbers that the domain's extents depend on. */
static Look find_other(Node *n, void *context)
{
    const Run *r = context;
    if (n->is_constant)
        return LOOK_BEYOND;
    bool computes = n->kind == ND_BINARY && (n->op == OP_ADD || n->op == OP_SUB
                                             || n->op == OP_MUL || n->op == OP_DIV);
    bool is_part = computes || n->kind == ND_CAST || n->kind == ND_PAREN
        || (n->kind == ND_VAR && host_makes_extent(r->launch, r->tile->rank, n->decl));
    return is_part && type_is_integer(n->type) ? LOOK_BELOW : FOUND;
}

/* Adds a number of the host's times `scale` to a distance; false if it is unknown. */
static bool add_number(const Run *r, Node *n, int64_t scale, Distance *d)
{
    int64_t number;
    if (fold_constant(n, &number)) {
        d->bytes += number * scale;
        return true;
    }
    if (d->number || r->tile->rank != 1 || node_find(n, find_other, (void *)r)
        || !stays(r->launch->host, n))
        return false;
    d->number = n;
    d->scale = scale;
    return true;
}

/* The expression from which a pointer is a known distance, which is added to *d. */
static Node *before(const Run *r, Node *pointer, Distance *d)
{
    Node *n = extents_origin(pointer, &d->bytes);
    int64_t number;
    bool moves = n->kind == ND_BINARY && n->type->kind == TY_POINTER
        && type_is_integer(n->kids[1]->type);
    bool is_known = moves && (n->op == OP_ADD
        || (n->op == OP_SUB && fold_constant(n->kids[1], &number)));
    long size = is_known ? n->type->of->size : 0;
    if (is_known && add_number(r, n->kids[1], n->op == OP_ADD ? size : -size, d))
        return before(r, n->kids[0], d);
    return n;
}

/* The same through variables that keep what they were made of. */
static Node *pointed(const Run *r, Node *pointer, Distance *d)
{
    const Function *host = r->launch->host;
    Node *n = before(r, strip_casts(pointer), d), *made;
    while (n->kind == ND_VAR && n->type->kind == TY_POINTER
           && (made = made_of(host, n->decl)) && stays(host, made))
        n = before(r, made, d);
    return n;
}

/* What a view is of: another view, or what `maker` says, which is a pointer where
 * the length of its rows is known. */
typedef struct Memory {
    const Decl *view, *root; /* the root is of one dimension where they differ */
    Node *maker;
    Node *passing; /* instead of a maker: what was it when the view was made */
    const Decl *pointer; /* where the maker is a variable */
    Distance offset;     /* behind the view's begin */
    Distance behind;     /* and that one's behind the pointer */
    int64_t extent[3];   /* of a view that a pointer makes */
} Memory;

/* How far behind its view's begin a section begins; false where that is not known. */
static bool add_origin(const Run *r, Node *section, Distance *d)
{
    Type rows = *section->type;
    Node **origin = extents_of_origin(section, rows.rank);
    Distance sum = *d;
    for (int i = 0; origin && rows.rank > 0; i++, rows.rank--)
        if (!add_number(r, origin[i], tile_row_size(&rows, 0), &sum))
            return false;
    *d = sum;
    return origin != NULL;
}

/* The view that an expression is a part of, a known distance behind its begin, or the
 * same with other elements; NULL. */
static Node *part_of(const Run *r, Node *n, Distance *d)
{
    const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    int64_t by;
    if (n->kind == ND_SUBSCRIPT && fold_constant(n->kids[SUBSCRIPT_INDEX], &by)) {
        Node *base = strip_casts(n->kids[SUBSCRIPT_BASE]);
        bool is_row = type_is_handle(base->type); /* not a view in an array of them */
        d->bytes += is_row ? by * tile_row_size(base->type, 0) : 0;
        return is_row ? base : NULL;
    }
    bool is_whole = f && (strcmp(f->name, "amp_reinterpret_as") == 0
                          || strcmp(f->name, "amp_array_view") == 0);
    bool is_part = f && strcmp(f->name, "amp_section") == 0 && add_origin(r, n, d);
    return is_whole || is_part ? strip_casts(n->kids[CALL_ARGUMENT]) : NULL;
}

static Node *whole_of(const Run *r, Node *n, Distance *d)
{
    for (Node *whole = n; whole; n = whole ? whole : n)
        whole = part_of(r, n, d);
    return n;
}

/* Whether the extents of what amp_view or amp_view_as makes are constants, but for the
 * first. */
static bool have_rows(Node *maker, int64_t *extent)
{
    Node **extents = extents_of(maker, maker->type->rank);
    bool are_known = extents != NULL;
    for (int d = 1; d < maker->type->rank && are_known; d++)
        are_known = fold_constant(extents[d], &extent[d]) && extent[d] > 0;
    return are_known;
}

/* Of parameters that a call gives the same: the first. */
static const Decl *first_of(const Function *host, const Decl *d)
{
    bool is_alias = d->alias && !host_changes(host, d)
        && !host_changes(host, d->alias->first);
    return is_alias ? d->alias->first : d;
}

static Memory memory_of(const Run *r, const Decl *view);

/* Takes what amp_view_as makes rows of, which are of constant lengths. */
static bool take_line(const Run *r, Node *rows, Memory *m)
{
    Distance part = {0};
    Node *n = whole_of(r, strip_casts(rows->kids[CALL_ARGUMENT]), &part);
    if (n->kind != ND_VAR || part.number || !have_rows(rows, m->extent))
        return false;
    Memory line = memory_of(r, n->decl);
    if (line.offset.number)
        return false;
    m->behind = line.behind;
    m->behind.bytes += part.bytes + line.offset.bytes;
    m->root = line.root;
    m->maker = line.maker;
    return true;
}

static Memory memory_of(const Run *r, const Decl *view)
{
    const Function *host = r->launch ? r->launch->host : NULL;
    Memory m = {.view = view, .root = view};
    if (!host)
        return m;
    m.root = NULL;
    for (Node *n; (n = made_of(host, m.view));) {
        n = whole_of(r, n, &m.offset);
        if (n->kind == ND_VAR) {
            m.view = n->decl;
            continue;
        }
        const char *name = maker_name(n);
        if (strcmp(name, "amp_view_as") == 0 && take_line(r, n, &m))
            break;
        if (strcmp(name, "amp_view") == 0 && have_rows(n, m.extent))
            n = pointed(r, n->kids[CALL_ARGUMENT], &m.behind);
        if (*name && stays(host, n))
            m.maker = n;
        else if (*name || n->kind == ND_SUBSCRIPT || n->kind == ND_CONDITIONAL)
            m.passing = n;
        break;
    }
    m.view = first_of(host, m.view);
    m.root = m.root ? m.root : m.view;
    if (m.maker && m.maker->kind == ND_VAR)
        m.pointer = first_of(host, m.maker->decl);
    return m;
}

/* ---- what is the same for a while ---------------------------------------- */

/* From when a host's variables are to be the same as at the launch. */
typedef struct Since {
    const Launch *launch;
    int time;
} Since;

static bool is_memory(const Type *t)
{
    return t && (type_is_handle(t) || t->kind == TY_POINTER || t->kind == TY_ARRAY);
}

/* Whether an array, of arrays perhaps, holds the elements themselves. */
static bool holds_elements(const Type *t)
{
    return t->kind == TY_ARRAY && (!is_memory(t->of) || holds_elements(t->of));
}

static bool is_kept(const Since *s, const Decl *d)
{
    bool is_host = d->function == s->launch->host && !d->is_static;
    return holds_elements(d->type) || host_keeps(s->launch, d, s->time)
        || (is_host && is_memory(d->type) && !host_changes_since(s->launch, d, s->time));
}

static Look find_moved(Node *n, void *since)
{
    if (n->is_constant || (n->kind == ND_VAR && is_kept(since, n->decl)))
        return LOOK_BEYOND;
    bool is_computed = n->kind == ND_CAST || n->kind == ND_FUNCTION || n->kind == ND_PAREN
        || (n->kind == ND_BINARY && op_form(n->op) == 'B')
        || (n->kind == ND_UNARY && !node_changed(n))
        || n->kind == ND_CONDITIONAL || (n->kind == ND_SUBSCRIPT && is_memory(n->type))
        || *maker_name(n);
    return is_computed ? LOOK_BELOW : FOUND;
}

/* Whether two views are made of the same while it does not change: `from = v[k % 2]`. */
static bool are_made_alike(const Launch *launch, const Memory *m, const Memory *n)
{
    bool are_alike = m->passing && n->passing && node_equals(m->passing, n->passing)
        && type_same(m->view->type->of, n->view->type->of);
    int first = are_alike ? host_time(launch, m->view) : 0;
    int second = are_alike ? host_time(launch, n->view) : 0;
    Since since = {launch, first < second ? first : second};
    return are_alike && since.time >= 0 && !node_find(m->passing, find_moved, &since);
}

static bool are_of_one_memory(const Launch *launch, const Memory *m, const Memory *n)
{
    return m->root == n->root || are_made_alike(launch, m, n)
        || (m->maker && n->maker && type_same(m->view->type->of, n->view->type->of)
            && (node_equals(m->maker, n->maker)
                || (m->pointer && m->pointer == n->pointer)));
}

/* Whether two views of one memory have different rank, row lengths or row starts. */
static bool have_other_rows(const Memory *m, const Memory *n)
{
    int rank = m->view->type->rank;
    bool differ = rank != n->view->type->rank
        || (rank > 1 && m->behind.bytes != n->behind.bytes);
    for (int d = 1; d < rank && !differ; d++)
        differ = m->extent[d] != n->extent[d];
    return differ;
}

/* Whether the domain's extents are known, so that no thread outside is assumed. */
static bool has_known_domain(const Tile *tile)
{
    bool is_known = true;
    for (int d = 0; d < tile->rank; d++)
        is_known = is_known && tile->extent[d];
    return is_known;
}

/* ---- what is shared ------------------------------------------------------- */

static Value *with(Run *r, Op op, Value *a, int64_t number)
{
    return value_operation(r->tile, op, a, value_number(r->tile, number), type_long());
}

static Value *value_of(Run *r, Value *sum, Op op, const Distance *d)
{
    if (!d->number)
        return sum;
    Value *number = value_cast(r->tile, run_host_number(r, d->number), type_long());
    Value *bytes = with(r, OP_MUL, number, d->scale);
    return value_operation(r->tile, op, sum, bytes, type_long());
}

/* How far behind the first view another one begins. */
static Value *distance_of(Run *r, const Memory *first, const Memory *m)
{
    Value *sum = value_number(r->tile, m->offset.bytes + m->behind.bytes
                                           - first->offset.bytes - first->behind.bytes);
    sum = value_of(r, sum, OP_ADD, &m->offset);
    sum = value_of(r, sum, OP_ADD, &m->behind);
    sum = value_of(r, sum, OP_SUB, &first->offset);
    return value_of(r, sum, OP_SUB, &first->behind);
}

/* Whether two views are of one memory with a known relation between their places. */
static bool can_meet(const Run *r, const Memory *m, const Memory *n)
{
    bool is_flat = have_other_rows(m, n);
    bool has_number = m->offset.number || m->behind.number || n->offset.number
        || n->behind.number;
    return are_of_one_memory(r->launch, m, n)
        && (!is_flat || (has_known_domain(r->tile) && !has_number));
}

/* Where a view that begins at `begin` ends, in one dimension; NULL: unknown. */
static Value *end_of(Run *r, const Decl *view, Value *begin)
{
    Node *made = made_of(r->launch->host, view);
    bool is_row = made && view->type->rank == 1 && made->kind == ND_SUBSCRIPT
        && type_is_handle(made->kids[SUBSCRIPT_BASE]->type);
    if (is_row)
        return with(r, OP_ADD, begin, tile_row_size(made->kids[SUBSCRIPT_BASE]->type, 0));
    Node **extent = view->type->rank == 1 ? extents_of(made, 1) : NULL;
    Distance size = {0};
    if (!extent || !add_number(r, *extent, view->type->of->size, &size))
        return NULL;
    return value_of(r, with(r, OP_ADD, begin, size.bytes), OP_ADD, &size);
}

static bool ends_before(Run *r, Value *end, Value *begin)
{
    return end && (end == begin
                   || value_is(value_operation(r->tile, OP_LE, end, begin, type_long()), 1));
}

/* Whether one of two views of a memory ends before the other one begins. */
static bool are_apart(Run *r, const Decl *view, const Memory *m, const Decl *other,
                      const Memory *n)
{
    Value *zero = value_number(r->tile, 0);
    return !have_other_rows(m, n)
        && (ends_before(r, end_of(r, view, zero), distance_of(r, m, n))
            || ends_before(r, end_of(r, other, zero), distance_of(r, n, m)));
}

static void find_shared(Run *r, const Decl *view, Shared *s)
{
    const Function *kernel = r->kernel;
    Memory n = memory_of(r, view);
    bool is_captured = false;
    for (int i = 0; i < kernel->captures.count; i++) {
        Decl *d = kernel->captures.items[i];
        if (!type_is_handle(d->type))
            continue;
        Memory m = memory_of(r, d);
        if (!can_meet(r, &m, &n))
            continue;
        if (!is_captured) {
            s->first = d;
            s->offset = distance_of(r, &m, &n);
        }
        is_captured = true;
        bool is_written = (access_of(r->kernel, d) & ACCESS_WRITE) || run_is_lost(r, d);
        s->is_written |= is_written && !are_apart(r, d, &m, view, &n);
        s->is_flat = s->is_flat || have_other_rows(&m, &n);
    }
    s->is_written |= !is_captured;
    s->whole = n.view->type;
    memcpy(s->extent, n.extent, sizeof s->extent);
    s->behind = n.behind.bytes;
    if (s->is_flat)
        s->offset = value_number(r->tile, n.offset.bytes);
    else if (s->offset)
        s->end = end_of(r, view, s->offset);
}

static const int64_t *constant_extents(const Decl *view)
{
    Node named = {.kind = ND_VAR, .decl = (Decl *)view, .type = view->type};
    Node **extents = extents_of(&named, view->type->rank);
    int64_t *of = extents ? TILE_ARRAY(int64_t, 3) : NULL;
    for (int d = 0; d < view->type->rank && of; d++)
        if (!fold_constant(extents[d], &of[d]))
            of = NULL;
    return of;
}

const Shared *run_shared(Run *r, const Decl *view)
{
    void **shared = map_put_pointer(&r->shared, view);
    if (!*shared) {
        Shared *s = *shared = NEW(Shared);
        *s = (Shared){.first = view};
        if (type_is_handle(view->type))
            find_shared(r, view, s);
        else
            s->is_written = true;
        s->extents = type_is_handle(view->type) ? constant_extents(view) : NULL;
    }
    return *shared;
}

/* ---- places in memory --------------------------------------------------- */

/* A place as an offset in contiguous rows. One past the end of its row, as of a thread
 * that no launch has, is moved far away from all others. */
static Value *flat(Run *r, const Shared *s, Value *place)
{
    static const int64_t FAR = (int64_t)1 << 60;
    Value *sum = value_number(r->tile, 0), *rest = place;
    Value *is_inside = value_number(r->tile, 1);
    Type rows = *s->whole;
    int64_t size = rows.of->size;
    for (int d = 1; d < s->whole->rank; d++)
        size *= s->extent[d];
    for (int d = 1; d < s->whole->rank; d++) {
        int64_t row = tile_row_size(&rows, 0);
        Value *before = with(r, OP_MUL, with(r, OP_DIV, rest, row), size);
        sum = value_operation(r->tile, OP_ADD, sum, before, type_long());
        rest = with(r, OP_MOD, rest, row);
        rows.rank--;
        is_inside = value_and(r->tile, is_inside, with(
            r, OP_LT, rest, s->extent[d] * tile_row_size(&rows, 0)));
        size /= s->extent[d];
    }
    return value_choice(r->tile, is_inside,
                        value_operation(r->tile, OP_ADD, sum, rest, type_long()),
                        with(r, OP_ADD, place, FAR));
}

Value *run_in_memory(Run *r, const Shared *s, Value *place)
{
    if (!place || !s->offset)
        return place;
    Value *v = value_operation(r->tile, OP_ADD, place, s->offset, type_long());
    return s->is_flat && !v->is_open ? with(r, OP_ADD, flat(r, s, v), s->behind) : v;
}
