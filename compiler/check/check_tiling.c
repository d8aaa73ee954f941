/* check_tiling.c - tile dimensions: amp.kernel.6, and amp.kernel.3 for values.
 *
 * The dimensions are known from types, tiled_extent(16, 16), and from calls,
 * tile(e, 16, 16). If neither tells, the launch compares them at run time.
 */
#include "check.h"
#include "analysis/extents.h"

#include <string.h>

/* ---- the tile of a value ------------------------------------------------ */

const char *check_tile_string(const int *tile, int rank)
{
    Buffer b = {0};
    for (int d = 0; d < rank; d++)
        buffer_format(&b, "%s%d", d ? ", " : "", tile[d]);
    return b.text ? b.text : "";
}

enum { FIRST_DIMENSION = CALL_ARGUMENT + 1, MOST_THREADS = 1024 };

/* Before it is converted to int. */
static bool is_dimension(Node *n, int64_t *value)
{
    return fold_constant(node_strip(n), value) && *value >= 1;
}

static bool tile_of_call(const Node *call, int tile[3])
{
    int rank = call->kid_count - FIRST_DIMENSION;
    for (int d = 0; d < rank && d < 3; d++) {
        int64_t value;
        if (!is_dimension(call->kids[FIRST_DIMENSION + d], &value))
            return false;
        tile[d] = value <= 0x7fffffff ? (int)value : 0x7fffffff;
    }
    return rank >= 1;
}

/* `{extent(64), extent(16)}`, `{.extent = …}`: what such a list makes the member
 * tile_extent, or NULL where that stays 0. */
static Node *tile_item(const Node *list)
{
    for (int i = 0; i < list->kid_count; i++) {
        const Node *item = list->kids[i];
        if (item->kind != ND_DESIGNATED && i == 1)
            return list->kids[i];
        if (item->kind == ND_DESIGNATED && item->kids[0]->kind == ND_DESIGNATE_MEMBER
            && strcmp(item->kids[0]->field->name, "tile_extent") == 0)
            return item->kids[item->kid_count - 1];
    }
    return NULL;
}

static bool tile_of_list(const Node *list, int rank, int tile[3])
{
    Node *item = node_strip(tile_item(list));
    Node **extents = !item ? NULL
        : item->kind == ND_INIT_LIST && item->kid_count == rank ? item->kids
        : extents_of(item, rank);
    for (int d = 0; d < rank && extents; d++) {
        int64_t value;
        if (!fold_constant(extents[d], &value))
            return false;
        tile[d] = (int)value;
    }
    return !item || extents;
}

static bool tile_of_type(const Type *t, int tile[3])
{
    memcpy(tile, t->tile, sizeof t->tile);
    return tile[0] > 0;
}

bool check_tile_of(const Node *n, int tile[3])
{
    n = node_strip((Node *)n);
    memset(tile, 0, 3 * sizeof *tile);
    if (!n || !n->type)
        return false;
    if (node_calls_api(n, "amp_make_tile"))
        return tile_of_call(n, tile);
    if ((node_calls_api(n, "amp_pad") || node_calls_api(n, "amp_truncate"))
        && n->kid_count > CALL_ARGUMENT)
        return check_tile_of(n->kids[CALL_ARGUMENT], tile);
    if (n->kind == ND_INIT_LIST)
        return tile_of_list(n, n->type->rank, tile);
    if (n->kind == ND_VAR)
        return tile_of_type(n->decl->type, tile);
    const Function *callee = n->kind == ND_CALL ? node_callee(n) : NULL;
    return tile_of_type(callee && callee->result ? callee->result : n->type, tile);
}

/* ---- dimensions --------------------------------------------------------- */

static long long threads_of(const int *tile, int rank)
{
    long long threads = 1;
    for (int d = 0; d < rank; d++)
        if (__builtin_mul_overflow(threads, (long long)tile[d], &threads))
            threads = 0x7fffffffffffffff;
    return threads;
}

bool check_tile_fits(const int *tile, int rank)
{
    return threads_of(tile, rank) <= MOST_THREADS;
}

/* amp.kernel.6: at most 1024 threads. */
static void check_threads(const int *tile, int rank, Place place)
{
    if (!check_tile_fits(tile, rank))
        diag(D_TILE_THREADS, place, check_tile_string(tile, rank),
             arena_format("%lld", threads_of(tile, rank)));
}

static bool is_tiled(const Type *t)
{
    return t && (t->kind == TY_TILED_INDEX || t->kind == TY_TILED_EXTENT);
}

/* amp.kernel.6, in a declaration. */
static void check_declared_tile(const Decl *d)
{
    const Type *t = d->type;
    if (!t->tile[0])
        return;
    for (int i = 0; i < t->rank; i++)
        if (t->tile[i] < 1) {
            diag(D_TILE_DIMENSION, at_range(d->range));
            return;
        }
    check_threads(t->tile, t->rank, at_range(d->range));
}

/* Clang would spread a number over all components of an extent. */
static bool is_number(const Node *n)
{
    while (n && (n->kind == ND_PAREN || (n->kind == ND_CAST && n->is_implicit)))
        n = n->kids[0];
    return n && n->type && type_is_arithmetic(n->type);
}

/* amp.kernel.6, in tile(e, …). */
static void check_call_tile(const Node *call)
{
    int tile[3] = {0};
    if (call->kid_count > CALL_ARGUMENT
        && is_number(call->kids[CALL_ARGUMENT]))
        diag(D_TILE_EXTENT, at_node(call->kids[CALL_ARGUMENT]));
    for (int i = FIRST_DIMENSION; i < call->kid_count; i++) {
        int64_t value;
        if (is_dimension(call->kids[i], &value))
            continue;
        diag(D_TILE_DIMENSION, at_node(call->kids[i]));
        return;
    }
    if (tile_of_call(call, tile))
        check_threads(tile, call->kid_count - FIRST_DIMENSION, at_node(call));
}

/* ---- values that meet types --------------------------------------------- */

static bool differs(const Type *t, const Node *value, int tile[3])
{
    return is_tiled(t) && value && t->tile[0] > 0 && check_tile_of(value, tile)
        && memcmp(t->tile, tile, sizeof t->tile) != 0;
}

static void check_value_of(const Decl *d, const Node *value, bool is_first)
{
    int tile[3];
    value = node_strip((Node *)value);
    if (value && value->kind == ND_CONDITIONAL && is_tiled(d->type)) {
        check_value_of(d, value->kids[1], is_first);
        check_value_of(d, value->kids[2], is_first);
        return;
    }
    if (!differs(d->type, value, tile))
        return;
    diag(D_KERNEL_TILE_VALUE, at_node(value), d->name, type_string(d->type),
         check_tile_string(tile, d->type->rank));
    if (!is_first)
        diag_note(at_decl(d), "'%s' is declared here", d->name);
}

/* amp.kernel.3: a variable's tile is that of the value that it gets. */
static void check_value(const Decl *d, const Node *value)
{
    check_value_of(d, value, d->init == value);
}

/* A list may be a beginning, with the members given their values later. */
static bool is_begun(const Decl *d, const Function *f)
{
    if (!d->init || d->init->kind != ND_INIT_LIST)
        return false;
    return check_in_hole(f, d->name) || node_changes(f->body, d);
}

static bool differ(const Type *t, const Type *other)
{
    return is_tiled(t) && is_tiled(other) && t->tile[0] > 0 && other->tile[0] > 0
        && memcmp(t->tile, other->tile, sizeof t->tile) != 0;
}

/* The first declaration of a function with another tile than the one before all; and its
 * parameter. */
static const Prototype *other_declaration(const Function *f, int *parameter)
{
    for (int i = 1; i < f->prototypes.count; i++) {
        const Prototype *first = &f->prototypes.items[0], *p = &f->prototypes.items[i];
        for (int k = 0; k < first->types.count && k < p->types.count; k++)
            if (differ(first->types.items[k], p->types.items[k])) {
                *parameter = k;
                return p;
            }
    }
    return NULL;
}

/* amp.kernel.3: so are those of a function's declarations. */
static void check_declarations(const Function *f)
{
    int k;
    const Prototype *first = f->prototypes.items, *p = other_declaration(f, &k);
    if (!p)
        return;
    diag(D_KERNEL_TILE_DECLARED, at_range(p->name_range), f->name,
         type_string(p->types.items[k]), type_string(first->types.items[k]));
    diag_note(at_range(first->name_range), "'%s' is declared here", f->name);
}

/* amp.kernel.3: so is a parameter's. */
static void check_arguments(const Node *call)
{
    const Function *f = node_callee(call);
    int other;
    if (!f || !f->is_user || other_declaration(f, &other))
        return;
    for (int i = 0; i < f->parameters.count; i++) {
        int tile[3], kid = CALL_ARGUMENT + i;
        const Decl *d = f->parameters.items[i];
        if (kid >= call->kid_count
            || !differs(d->type, call->kids[kid], tile))
            continue;
        diag(D_KERNEL_TILE_ARGUMENT, at_node(call->kids[kid]), f->name,
             type_string(d->type), check_tile_string(tile, d->type->rank));
        diag_note(at_range(d->range), "the parameter is here");
    }
}

/* amp.kernel.3: so is a result's. */
static void check_returned(const Function *f, const Node *value)
{
    int tile[3];
    if (f->result && differs(f->result, value, tile))
        diag(D_KERNEL_TILE_RESULT, at_node(value), f->name, type_string(f->result),
             check_tile_string(tile, f->result->rank));
}

static bool check_node(Node *n, void *function)
{
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (!is_tiled(d->type))
            continue;
        check_declared_tile(d);
        if (!is_begun(d, function))
            check_value(d, d->init);
    }
    if (n->kind == ND_BINARY && n->op == OP_ASSIGN) {
        const Node *left = node_strip(n->kids[BINARY_LEFT]);
        if (left && left->kind == ND_VAR)
            check_value(left->decl, n->kids[BINARY_RIGHT]);
    }
    if (node_calls_api(n, "amp_make_tile"))
        check_call_tile(n);
    else if (n->kind == ND_CALL)
        check_arguments(n);
    else if (n->kind == ND_RETURN)
        check_returned(function, n->kids[0]);
    return true;
}

/* A kernel's tile that is its domain's has been reported there, and where the
 * domain's is none, that has. */
static bool repeats_domain(const Unit *unit, const Function *f)
{
    for (int i = 0; i < unit->launches.count; i++) {
        const Launch *launch = unit->launches.items[i];
        int tile[3];
        if (launch->kernel != f || !launch->domain || f->parameters.count != 1)
            continue;
        if (node_calls_api(node_strip(launch->domain), "amp_make_tile")
            && !check_tile_of(launch->domain, tile))
            return true;
        if (check_tile_of(launch->domain, tile))
            return memcmp(tile, f->parameters.items[0]->type->tile,
                          sizeof tile) == 0;
    }
    return false;
}

void check_tiling(Unit *unit)
{
    for (int i = 0; i < unit->globals.count; i++) {
        const Decl *d = unit->globals.items[i];
        check_declared_tile(d);
        if (d->type->is_const || !d->init || d->init->kind != ND_INIT_LIST)
            check_value(d, d->init);
    }
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (!f->is_user)
            continue;
        for (int p = 0; p < f->parameters.count; p++)
            if (f->decl || !repeats_domain(unit, f))
                check_declared_tile(f->parameters.items[p]);
        check_declarations(f);
        node_walk(f->body, check_node, f);
    }
}
