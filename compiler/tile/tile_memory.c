/* tile_memory.c - captured views that are of the same memory: copies of one view,
 * those that the host made in the same way, and parts of one row that are a
 * constant distance apart.
 */
#include "tile_run.h"
#include "analysis/extents.h"

#include <string.h>

/* What allocates nothing. */
static bool makes_view(const Function *f)
{
    static const char *const MAKERS[] = {
        "amp_view", "amp_section", "amp_view_as", "amp_array_view",
        "amp_make_extent", "amp_make_index", "amp_extent"};
    for (size_t i = 0; f && i < sizeof MAKERS / sizeof *MAKERS; i++)
        if (!f->is_user && strcmp(f->name, MAKERS[i]) == 0)
            return true;
    return false;
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
        stay->holds &= makes_view(node_callee(n));
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

/* What a view is of: another view, or what `maker` says, which is a pointer where
 * the rank is 1. */
typedef struct Memory {
    const Decl *view;
    Node *maker;
    int64_t offset; /* in bytes */
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

static Memory memory_of(const Function *host, const Decl *view)
{
    Memory m = {.view = view};
    for (Node *n; (n = made_of(host, m.view));) {
        for (Node *whole = n; whole; n = whole ? whole : n)
            whole = part_of(n, &m.offset);
        if (n->kind == ND_VAR) {
            m.view = n->decl;
            continue;
        }
        const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
        if (f && n->type->rank == 1 && strcmp(f->name, "amp_view") == 0)
            n = extents_origin(n->kids[CALL_ARGUMENT], &m.offset);
        if (makes_view(f) && stays(host, n))
            m.maker = n;
        break;
    }
    if (m.view->alias && !host_changes(host, m.view)
        && !host_changes(host, m.view->alias->first))
        m.view = m.view->alias->first;
    return m;
}

static bool are_of_one_memory(const Function *host, const Decl *a, const Decl *b,
                              int64_t *offset)
{
    Memory m = memory_of(host, a), n = memory_of(host, b);
    *offset = n.offset - m.offset;
    return m.view == n.view
        || (m.maker && m.view->type->rank == n.view->type->rank
            && type_same(m.view->type->of, n.view->type->of)
            && node_equals(m.maker, n.maker));
}

static Shared *find_shared(const Run *r, const Decl *view)
{
    const Function *kernel = r->kernel;
    const Function *host = r->launch ? r->launch->host : NULL;
    Shared *s = NEW(Shared);
    *s = (Shared){.first = view};
    bool is_captured = false;
    for (int i = 0; i < kernel->captures.count && type_is_handle(view->type); i++) {
        Decl *d = kernel->captures.items[i];
        int64_t offset = 0;
        if (!type_is_handle(d->type)
            || (d != view && !(host && are_of_one_memory(host, d, view, &offset))))
            continue;
        if (!is_captured)
            *s = (Shared){.first = d, .offset = offset};
        is_captured = true;
        s->is_written = s->is_written || (access_of(r->kernel, d) & 2);
    }
    s->is_written |= !is_captured;
    return s;
}

const Shared *run_shared(Run *r, const Decl *view)
{
    void **shared = map_put_pointer(&r->shared, view);
    if (!*shared)
        *shared = find_shared(r, view);
    return *shared;
}
