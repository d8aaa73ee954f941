/* tile_memory.c - captured views that are of the same memory: copies of one view,
 * those that the host made in the same way, be it of copies of a pointer, or of other
 * constant extents, and parts of one row that are a constant distance apart.
 */
#include "tile_run.h"
#include "analysis/extents.h"

#include <string.h>

/* The name of what a call makes a view, an extent or an index with and allocates
 * nothing, or "". */
static const char *maker_name(const Node *n)
{
    static const char *const MAKERS[] = {
        "amp_view", "amp_section", "amp_view_as", "amp_array_view",
        "amp_make_extent", "amp_make_index", "amp_extent"};
    const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    for (size_t i = 0; f && i < sizeof MAKERS / sizeof *MAKERS; i++)
        if (!f->is_user && strcmp(f->name, MAKERS[i]) == 0)
            return MAKERS[i];
    return "";
}

typedef struct Stay {
    const Function *host;
    bool holds;
} Stay;

static bool stays(const Function *host, Node *n);

static bool find_change(Node *n, void *context)
{
    Stay *stay = context;
    int64_t bytes = 0;
    Node *origin = n->type ? extents_origin(n, &bytes) : n;
    if (n->is_constant)
        return false;
    if (origin != n) {
        stay->holds &= stays(stay->host, origin);
        return false;
    }
    if (n->kind == ND_VAR)
        stay->holds &= n->type->kind == TY_ARRAY
            || (!n->decl->is_static && !host_changes(stay->host, n->decl));
    else if (n->kind == ND_CALL)
        stay->holds &= *maker_name(n) != 0;
    else if (n->kind == ND_MEMBER && n->field)
        stay->holds &= !host_changes_member(stay->host, n->field);
    else
        stay->holds &= n->kind == ND_CAST || n->kind == ND_FUNCTION
            || (n->kind == ND_BINARY && op_form(n->op) != 'A');
    return stay->holds;
}

/* Whether an expression has one value wherever its variables are visible. */
static bool stays(const Function *host, Node *n)
{
    Stay stay = {host, true};
    node_walk(n, find_change, &stay);
    return stay.holds;
}

static Node *strip_casts(Node *n)
{
    for (n = node_strip(n); n->kind == ND_CAST;)
        n = node_strip(n->kids[0]);
    return n;
}

/* What a variable is wherever it is visible, or NULL. */
static Node *made_of(const Function *host, const Decl *d)
{
    if (!d->init || d->is_static || d->is_circular || host_changes(host, d))
        return NULL;
    return strip_casts(d->init);
}

/* What a pointer is a constant distance behind, through variables that keep what they
 * were made of. */
static Node *pointed(const Function *host, Node *pointer, int64_t *bytes)
{
    Node *n = extents_origin(strip_casts(pointer), bytes), *made;
    while (n->kind == ND_VAR && n->type->kind == TY_POINTER
           && (made = made_of(host, n->decl)) && stays(host, made))
        n = extents_origin(made, bytes);
    return n;
}

/* What a view is of: another view, or what `maker` says, which is a pointer where
 * the length of its rows is known. */
typedef struct Memory {
    const Decl *view, *root; /* the root is of one dimension where they differ */
    Node *maker;
    const Decl *pointer; /* where that is a variable */
    int64_t offset;    /* behind the view's begin, in bytes, */
    int64_t behind;    /* and that one's behind the pointer */
    int64_t extent[3]; /* of a view that a pointer makes */
} Memory;

/* How far behind its view's begin a section begins; false where that is no number. */
static bool add_origin(Node *section, int64_t *bytes)
{
    Type rows = *section->type;
    Node **origin = extents_of_origin(section, rows.rank);
    int64_t by, sum = 0;
    for (int d = 0; origin && rows.rank > 0; d++, rows.rank--) {
        if (!fold_constant(origin[d], &by))
            return false;
        sum += by * tile_row_size(&rows);
    }
    *bytes += sum;
    return origin != NULL;
}

/* The view that an expression is a part of, a constant distance behind its begin, or
 * the same with other elements; NULL. */
static Node *part_of(Node *n, int64_t *bytes)
{
    const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    int64_t by;
    if (n->kind == ND_SUBSCRIPT && fold_constant(n->kids[SUBSCRIPT_INDEX], &by)) {
        Node *base = strip_casts(n->kids[SUBSCRIPT_BASE]);
        *bytes += by * tile_row_size(base->type);
        return base;
    }
    bool is_whole = f && (strcmp(f->name, "amp_reinterpret_as") == 0
                          || strcmp(f->name, "amp_array_view") == 0);
    bool is_part = f && strcmp(f->name, "amp_section") == 0 && add_origin(n, bytes);
    return is_whole || is_part ? strip_casts(n->kids[CALL_ARGUMENT]) : NULL;
}

static Node *whole_of(Node *n, int64_t *bytes)
{
    for (Node *whole = n; whole; n = whole ? whole : n)
        whole = part_of(n, bytes);
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

static Memory memory_of(const Function *host, const Decl *view);

/* Takes what amp_view_as makes rows of, which are of constant lengths. */
static bool take_line(const Function *host, Node *rows, Memory *m)
{
    Node *n = whole_of(strip_casts(rows->kids[CALL_ARGUMENT]), &m->behind);
    if (n->kind != ND_VAR || !have_rows(rows, m->extent))
        return false;
    Memory line = memory_of(host, n->decl);
    m->behind += line.offset + line.behind;
    m->root = line.root;
    m->maker = line.maker;
    return true;
}

static Memory memory_of(const Function *host, const Decl *view)
{
    Memory m = {.view = view};
    for (Node *n; (n = made_of(host, m.view));) {
        n = whole_of(n, &m.offset);
        if (n->kind == ND_VAR) {
            m.view = n->decl;
            continue;
        }
        const char *name = maker_name(n);
        if (strcmp(name, "amp_view_as") == 0 && take_line(host, n, &m))
            break;
        if (strcmp(name, "amp_view") == 0 && have_rows(n, m.extent))
            n = pointed(host, n->kids[CALL_ARGUMENT], &m.behind);
        if (*name && stays(host, n))
            m.maker = n;
        break;
    }
    m.view = first_of(host, m.view);
    m.root = m.root ? m.root : m.view;
    if (m.maker && m.maker->kind == ND_VAR)
        m.pointer = first_of(host, m.maker->decl);
    return m;
}

static bool are_of_one_memory(const Memory *m, const Memory *n)
{
    return m->root == n->root
        || (m->maker && n->maker && type_same(m->view->type->of, n->view->type->of)
            && (node_equals(m->maker, n->maker)
                || (m->pointer && m->pointer == n->pointer)));
}

/* Whether rows of two views of one memory lie otherwise. */
static bool have_other_rows(const Memory *m, const Memory *n)
{
    int rank = m->view->type->rank;
    bool differ = rank != n->view->type->rank || (rank > 1 && m->behind != n->behind);
    for (int d = 1; d < rank && !differ; d++)
        differ = m->extent[d] != n->extent[d];
    return differ;
}

/* Whether no thread is taken for one of the launch that is not. */
static bool has_known_domain(const Tile *tile)
{
    bool is_known = true;
    for (int d = 0; d < tile->rank; d++)
        is_known = is_known && tile->extent[d];
    return is_known;
}

static Memory memory_for(const Run *r, const Decl *view)
{
    const Function *host = r->launch ? r->launch->host : NULL;
    return host ? memory_of(host, view) : (Memory){.view = view};
}

static void find_shared(const Run *r, const Decl *view, Shared *s)
{
    const Function *kernel = r->kernel;
    Memory n = memory_for(r, view);
    bool is_captured = false;
    for (int i = 0; i < kernel->captures.count; i++) {
        Decl *d = kernel->captures.items[i];
        if (!type_is_handle(d->type))
            continue;
        Memory m = memory_for(r, d);
        bool is_other = have_other_rows(&m, &n);
        if (!are_of_one_memory(&m, &n) || (is_other && !has_known_domain(r->tile)))
            continue;
        if (!is_captured) {
            s->first = d;
            s->offset = n.offset + n.behind - m.offset - m.behind;
        }
        is_captured = true;
        s->is_written = s->is_written || (access_of(r->kernel, d) & 2);
        s->is_flat = s->is_flat || is_other;
    }
    s->is_written |= !is_captured;
    s->whole = n.view->type;
    memcpy(s->extent, n.extent, sizeof s->extent);
    if (s->is_flat)
        s->offset = n.offset, s->behind = n.behind;
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
    }
    return *shared;
}

/* ---- places in memory --------------------------------------------------- */

static const Type OFFSET = {.kind = TY_LONG, .size = 8};

static Value *with(Run *r, Op op, Value *a, int64_t number)
{
    return value_operation(r->tile, op, a, value_number(r->tile, number), &OFFSET);
}

static Value *moved(Run *r, Value *from, int64_t bytes)
{
    return bytes ? with(r, OP_ADD, from, bytes) : from;
}

/* The place where rows follow one another; what is behind the end of its row, as a
 * thread that no launch has would be, stays far from all others. */
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
        int64_t row = tile_row_size(&rows);
        Value *before = with(r, OP_MUL, with(r, OP_DIV, rest, row), size);
        sum = value_operation(r->tile, OP_ADD, sum, before, &OFFSET);
        rest = with(r, OP_MOD, rest, row);
        rows.rank--;
        is_inside = value_and(r->tile, is_inside, with(
            r, OP_LT, rest, s->extent[d] * tile_row_size(&rows)));
        size /= s->extent[d];
    }
    return value_choice(r->tile, is_inside,
                        value_operation(r->tile, OP_ADD, sum, rest, &OFFSET),
                        with(r, OP_ADD, place, FAR));
}

Value *run_in_memory(Run *r, const Shared *s, Value *place)
{
    if (!place)
        return NULL;
    Value *v = moved(r, place, s->offset);
    return s->is_flat && !v->is_open ? moved(r, flat(r, s, v), s->behind) : v;
}
