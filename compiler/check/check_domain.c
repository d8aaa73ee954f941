/* check_domain.c - the domain of a launch: whether it is one (amp.kernel.4), and whether
 * constant extents of it are positive and multiples of the tile's (amp.kernel.7).
 */
#include "check.h"

#include <string.h>

/* ---- what is a domain: amp.kernel.4 ------------------------------------- */

/* An index and an extent are the same vector to Clang: names tell. */
static bool is_index(Node *n)
{
    n = node_strip(n);
    const char *name = n->type->alias;
    return node_calls_api(n, "amp_make_index")
        || (name && string_begins(name, "index_"));
}

/* `index(3)` becomes `extent(3)`. */
static void fix_index(Node *n)
{
    n = node_strip(n);
    Source *s = n->range.source;
    unsigned begin = n->range.begin;
    if (s && strcmp(source_word(s, begin), "index") == 0)
        diag_fix((Range){s, begin, source_word_end(s, begin)}, "extent");
}

static bool check_kind(const Launch *launch)
{
    Node *domain = launch->domain;
    if (launch->rank && (launch->is_tiled || !is_index(domain)))
        return true;
    if (launch->rank) {
        diag(D_KERNEL_DOMAIN, at_node(domain),
             arena_format("index_%d", launch->rank));
        fix_index(domain);
    } else if (domain->type && type_is_integer(domain->type)) {
        const char *text = node_words(domain);
        diag(D_KERNEL_DOMAIN_INT, at_node(domain), *text ? text : "n");
        if (*text)
            diag_fix(domain->range, arena_format("extent(%s)", text));
    } else if (domain->type && type_is_handle(domain->type)) {
        const char *text = node_words(domain);
        diag(D_KERNEL_DOMAIN_VIEW, at_node(domain), check_handle_word(domain),
             *text ? text : "v");
        if (*text)
            diag_fix(domain->range, arena_format("amp_extent(%s)", text));
    } else {
        diag(D_KERNEL_DOMAIN, at_node(domain),
             domain->type ? type_string(domain->type) : "?");
    }
    return false;
}

/* ---- its extents: amp.kernel.7 ------------------------------------------ */

/* The extents of a domain as far as they are constants, and its tile. */
typedef struct Extents {
    const Function *host; /* which launches it */
    int rank;
    int64_t size[3];
    bool is_known[3];
    int tile[3]; /* 0 where there is none */
} Extents;

static bool find(Extents *e, Node *n);

/* Whether a variable is what it was made: one that is const, or that the host never changes. */
static bool is_kept(const Extents *e, const Decl *d)
{
    bool is_own = e->host && e->host->body && !e->host->has_holes && d->function == e->host
        && !d->is_static;
    return d->type->is_const || (is_own && !node_changes(e->host->body, d));
}

/* The number of a constant, or of a variable that is one. */
static bool find_number(const Extents *e, Node *n, int64_t *number)
{
    const Node *name = node_strip(n);
    return fold_constant(n, number)
        || (name->kind == ND_VAR && name->decl->kind == DECL_VARIABLE && name->decl->init
            && type_is_integer(name->type) && is_kept(e, name->decl)
            && fold_constant(name->decl->init, number));
}

/* The last arguments of a call are integers, one for each dimension. */
static bool find_in_arguments(Extents *e, Node **arguments, int count)
{
    if (count < e->rank)
        return false;
    for (int d = 0; d < e->rank; d++)
        e->is_known[d] = find_number(e, arguments[count - e->rank + d], &e->size[d]);
    return true;
}

/* What amp_pad or amp_truncate makes of the extents. */
static bool find_rounded(Extents *e, Node *tiled, bool is_up)
{
    if (!find(e, tiled))
        return false;
    for (int d = 0; d < e->rank; d++) {
        if (e->tile[d] < 1)
            return false;
        int64_t rest = e->size[d] > 0 ? e->size[d] % e->tile[d] : 0;
        e->size[d] += is_up && rest ? e->tile[d] - rest : -rest;
    }
    return true;
}

static bool find_in_call(Extents *e, Node *n)
{
    static const char *const BY_INTEGERS[] = {
        "amp_make_extent", "amp_view", "amp_view_new", "amp_array",
        "amp_array_on", "amp_array_from", "amp_array_from_on",
        "amp_array_staging"};
    int count = n->kid_count - CALL_ARGUMENT;
    Node **arguments = n->kids + CALL_ARGUMENT;
    if (!*node_api(n) || count < 1 || (type_is_handle(n->type) && n->type->rank != e->rank))
        return false;
    if (STRING_IS_ONE_OF(node_api(n), BY_INTEGERS))
        return find_in_arguments(e, arguments, count);
    if (node_calls_api(n, "amp_make_tile"))
        return check_tile_of(n, e->tile) && find(e, arguments[0]);
    if (node_calls_api(n, "amp_pad") || node_calls_api(n, "amp_truncate"))
        return find_rounded(e, arguments[0], node_calls_api(n, "amp_pad"));
    if (node_calls_api(n, "amp_extent"))
        return arguments[0]->type->rank == e->rank && find(e, arguments[0]);
    return (node_calls_api(n, "amp_section") || node_calls_api(n, "amp_view_as"))
        && find(e, arguments[count - 1]);
}

/* One that owns a view is what it was made, too. */
static bool find_in_variable(Extents *e, const Decl *d)
{
    const Node *made = d->is_circular ? NULL : node_strip(d->init);
    bool is_owner = made && type_is_handle(d->type) && made->kind == ND_CALL;
    return made && (is_owner || is_kept(e, d)) && find(e, d->init);
}

static bool find(Extents *e, Node *n)
{
    n = node_strip(n);
    while (n && (n->kind == ND_CAST || n->kind == ND_COMPOUND_LITERAL)
           && n->kids[0])
        n = node_strip(n->kids[0]);
    if (!n)
        return false;
    switch (n->kind) {
    case ND_CALL:
        return find_in_call(e, n);
    case ND_VAR:
        return n->decl->kind == DECL_VARIABLE && find_in_variable(e, n->decl);
    case ND_INIT_LIST:
        return n->kid_count == e->rank
            && find_in_arguments(e, n->kids, n->kid_count);
    default:
        return false;
    }
}

/* Whether a dimension is a multiple of the kernel's tile, as which the domain's is meant. */
static bool is_of_kernel(const Launch *launch, int dimension, int64_t extent)
{
    const Function *kernel = launch->kernel;
    const Type *t = kernel && kernel->parameters.count ? kernel->parameters.items[0]->type : NULL;
    bool is_tile = t && t->kind == TY_TILED_INDEX && t->rank == launch->rank
        && t->tile[dimension] > 0;
    return is_tile && extent % t->tile[dimension] == 0;
}

static void check_extents(Launch *launch)
{
    Extents e = {.host = launch->host, .rank = launch->rank};
    if (!find(&e, launch->domain) || !check_tile_fits(e.tile, e.rank))
        return;
    for (int d = 0; d < e.rank; d++) {
        const char *size = arena_format("%lld", (long long)e.size[d]);
        if (e.is_known[d] && e.size[d] < 1) {
            diag(D_KERNEL_EXTENT, at_node(launch->domain), size);
            launch->fails = true;
            return;
        }
        bool leaves_rest = e.is_known[d] && e.tile[d] > 0 && e.size[d] % e.tile[d];
        launch->fits_kernel |= leaves_rest && is_of_kernel(launch, d, e.size[d]);
        if (leaves_rest && !launch->fits_kernel) {
            diag(D_KERNEL_DIVIDE, at_node(launch->domain),
                 arena_format("%d", e.tile[d]), size);
            launch->fails = true;
            return;
        }
    }
}

bool check_domain(Launch *launch)
{
    if (!check_kind(launch))
        return false;
    check_extents(launch);
    return true;
}
