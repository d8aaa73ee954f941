/* tile_start.c - the tile of a launch that is looked at, and the execution of a kernel by
 * its threads, from the kernel's parameter on.
 */
#include "tile_run.h"

static void set_tiles(Tile *tile, int dimension, int64_t extent)
{
    int size = tile->size[dimension];
    if (extent == UNKNOWN || extent <= 0 || extent > INT32_MAX)
        return;
    tile->extent[dimension] = extent;
    tile->tiles[dimension] = (int)((extent - 1) / size + 1);
}

/* The threads of an untiled domain that are looked at: where it is constant, as
 * many as there are up to 1024, else a guess. */
static Tile *untiled(const Launch *launch, int rank)
{
    static const struct { int known[3], guess[3]; } SIZES[] = {
        {{1024, 1, 1}, {64, 1, 1}}, {{1024, 1, 1}, {64, 1, 1}},
        {{32, 32, 1}, {8, 8, 1}}, {{8, 8, 16}, {4, 4, 4}}};
    bool is_sure = true;
    int size[3];
    for (int d = 0; d < rank; d++) {
        int64_t extent = host_extent(launch, rank, d);
        bool is_known = extent != UNKNOWN && extent > 0;
        int most = is_known ? SIZES[rank].known[d] : SIZES[rank].guess[d];
        size[d] = is_known && extent < most ? (int)extent : most;
        is_sure = is_sure && is_known;
    }
    Tile *tile = tile_new(rank, size);
    tile->is_sure = is_sure;
    tile->is_many = is_sure || host_names_extents(launch, rank);
    for (int d = 0; d < rank; d++) {
        int64_t extent = host_extent(launch, rank, d);
        set_tiles(tile, d, extent);
        tile->is_beside[d] = extent == UNKNOWN
            || (extent > size[d] && extent % size[d] == 0);
    }
    return tile;
}

/* A dimension beyond this is a mistake that is told of; so much of it is looked at. */
enum { MOST_THREADS = 1024 };

/* Whether all calls of the launch's function, in a whole program, give the domain one tile in a
 * dimension. */
static bool is_one_tile(const Launch *launch, int rank, int dimension, int size)
{
    return caller_is_program() && host_called_extent(launch, rank, dimension) == size;
}

static Tile *tile_of(const Launch *launch, const Type *t, const int *size)
{
    int rank = t ? type_rank(t) : 1;
    if (!t || t->kind != TY_TILED_INDEX || !t->tile[0])
        return untiled(launch, rank);
    int threads[3] = {0};
    for (int d = 0; d < rank; d++)
        threads[d] = host_lacks(launch, d) ? 1
            : size[d] < MOST_THREADS ? size[d] : MOST_THREADS;
    Tile *tile = tile_new(rank, threads);
    tile->is_sure = tile->is_many = true;
    for (int d = 0; d < rank; d++) {
        int64_t extent = host_extent(launch, rank, d);
        if (is_one_tile(launch, rank, d, tile->size[d]))
            extent = tile->size[d];
        set_tiles(tile, d, host_rounded(launch, extent, tile->size[d]));
        tile->is_beside[d] = tile->tiles[d] > 1
            || (extent == UNKNOWN && host_counts_tiles(launch, rank, d));
    }
    return tile;
}

/* The index of a kernel that is not tiled. */
static Value *simple_index(Run *r, const Type *t)
{
    Value *parts[3];
    for (int d = 0; d < r->tile->rank; d++) {
        Value *tile = value_symbol(r->tile, ROLE_TILE, d);
        Value *size = value_number(r->tile, r->tile->size[d]);
        const Type *of = type_lane(t);
        parts[d] = value_operation(
            r->tile, OP_ADD, value_operation(r->tile, OP_MUL, tile, size, of),
            value_local(r->tile, d), of);
    }
    if (t->kind != TY_VECTOR)
        return parts[0];
    Value **copy = TILE_ARRAY(Value *, r->tile->rank);
    for (int d = 0; d < r->tile->rank; d++)
        copy[d] = parts[d];
    return value_tuple(r->tile, copy, r->tile->rank);
}

static const Type *index_type(const Launch *launch, const Function *f)
{
    for (int i = 0; i < f->parameters.count; i++) {
        const Type *t = f->parameters.items[i]->type;
        if (t->kind == TY_TILED_INDEX || launch)
            return t;
    }
    return NULL;
}

/* Finds what is not made of the host's variables and of views' extents. */
static Look find_other(Node *n, void *launch)
{
    bool is_leaf = (n->kind == ND_VAR && !n->decl->is_static && type_is_integer(n->type))
        || (n->kind == ND_SUBSCRIPT && host_view_of_extent(launch, n));
    bool is_computed = n->kind == ND_PAREN || n->kind == ND_CAST
        || n->kind == ND_INT
        || (n->kind == ND_BINARY && op_form(n->op) == 'B');
    return is_leaf ? LOOK_BEYOND : is_computed ? LOOK_BELOW : FOUND;
}

/* A number of the host's as a value, if it is made of such; or NULL. */
static Value *number_of(Run *r, Node *n)
{
    return node_find(n, find_other, (void *)r->launch) ? NULL : run_host_number(r, n);
}

/* Notes what the domain's extents are made of, and those of captured views. Last of all: samples
 * go by the order of symbols. */
static void note_extents(Run *r)
{
    Node **extents = host_extents(r->launch, r->tile->rank);
    for (int d = 0; extents && d < r->tile->rank; d++)
        if (host_extent_stays(r->launch, extents[d]))
            r->trace->domain.of[d] = number_of(r, extents[d]);
    for (int i = 0; i < r->kernel->captures.count; i++) {
        const Decl *view = r->kernel->captures.items[i];
        Node **own = type_is_handle(view->type) ? host_view_extents(r->launch, view) : NULL;
        for (int d = 0; own && d < view->type->rank; d++)
            MAP_OBJECT(ExtentValues, &r->trace->views, view)->of[d] = number_of(r, own[d]);
    }
}

/* Assumes that an index is less than the domain's extent: extent(n / 2). */
static void stay_inside(Run *r, Value *index)
{
    int rank = r->tile->rank;
    Node **extents = host_extents(r->launch, rank);
    for (int d = 0; extents && d < rank; d++) {
        int64_t number;
        bool is_number = fold_constant(node_strip(extents[d]), &number);
        if (node_find(extents[d], find_other, (void *)r->launch)
            || (is_number ? number % r->tile->size[d] == 0
                          : !host_extent_stays(r->launch, extents[d])))
            continue;
        Value *at = index->kind == VALUE_TUPLE ? index->parts[d] : index;
        r->path = value_and(r->tile, r->path, value_operation(
            r->tile, OP_LT, at, run_host_number(r, extents[d]), extents[d]->type));
    }
}

static bool is_vague(const Event *e)
{
    return e->active->is_vague || (e->offset && e->offset->is_open);
}

/* Keeps in a trace the events that do not depend on lost statements, or on data, which
 * may depend on these; of barriers alone if one may, as it is not known what they order. */
static void keep_known(Run *r)
{
    int count = 0;
    bool are_ordered = true;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        are_ordered &= e->kind != EVENT_BARRIER || !is_vague(e);
    }
    for (int i = 0; i < r->trace->events.count && !run_is_spent(r); i++) {
        const Event *e = &r->trace->events.items[i];
        bool is_loop = e->kind == EVENT_LOOP || e->kind == EVENT_LOOP_END;
        bool is_kept = !is_vague(e) && (are_ordered || e->kind == EVENT_BARRIER);
        if (is_loop || is_kept)
            r->trace->events.items[count++] = *e;
        else if (e->base)
            set_add(&r->trace->left_out, e->base);
    }
    r->trace->events.count = count;
}

Trace *tile_trace(const Launch *launch, Function *f, const int *size)
{
    const Type *index = index_type(launch, f);
    Run r = {.trace = NEW(Trace), .launch = launch, .kernel = f,
             .function = f};
    r.tile = r.trace->tile = tile_of(launch, index, size ? size : index ? index->tile : NULL);
    r.trace->launch = launch;
    r.path = value_number(r.tile, 1);
    for (int i = 0; i < FIRST_SLOT; i++)
        list_add(&r.slots, value_number(r.tile, i == LOCK));
    if (launch && !launch->is_tiled) {
        Value *place = simple_index(&r, index);
        run_put(&r, f->parameters.items[0], place);
        stay_inside(&r, place);
    }
    r.trace->inside = r.path;
    run_stmt(&r, f->body);
    r.trace->is_partial |= run_is_spent(&r);
    if (launch && launch->host)
        note_extents(&r);
    if (launch && launch->lost)
        keep_known(&r);
    return r.trace;
}
