/* check_bounds.c - out-of-bounds accesses that are certain to happen: amp.memory.2.
 *
 * Evaluates the offset of each access to an array, or to a view with constant extents, for
 * the threads of a few tiles, if it depends only on the thread's index and constants.
 */
#include "bounds.h"

/* ---- what is known ------------------------------------------------------ */

/* Whether a tile is one of many, in each of which an access is to the same place: there
 * a guard of the domain is none of the array's. */
static bool is_in_each_tile(const Trace *trace, const Event *e)
{
    const Tile *tile = trace->tile;
    bool are_many = false;
    for (int d = 0; d < tile->rank; d++)
        are_many |= tile->tiles[d] != 1;
    return are_many && trace->launch && trace->launch->is_tiled && !e->place->is_placed;
}

/* A view may be empty where loops have no trip. */
static bool is_reached_for(const Trace *trace, const Event *e, const Value *active)
{
    return type_is_handle(e->base->type) ? check_is_certain(active, CERTAIN_TILES, CHECK_DEPTH)
        : check_is_reached(active, is_in_each_tile(trace, e), CERTAIN_TILES);
}

/* Whether each thread's place in an access is known, and whether it comes there, which
 * `active` says, be it by its tile; or those of the first thread, where no more is known of
 * the domain. */
static bool is_known(const Trace *trace, const Event *e, Value *active)
{
    bool has_bounds = bounds_is_access(e)
        && (e->base->type->kind == TY_ARRAY || e->base->type->kind == TY_RECORD
            || (type_is_handle(e->base->type) && trace->launch));
    bool is_done = bounds_is_access(e)
        && (trace->tile->is_sure ? is_reached_for(trace, e, active)
            : check_is_reached_inside(trace, active));
    return has_bounds && is_done
        && (check_is_certain(e->place, CERTAIN_TILES, CHECK_DEPTH) || bounds_is_in_any_row(e))
        && (!type_is_handle(e->base->type) || e->extents);
}

/* Whether that is known of an access to an array in the first trips of loops: `active` is of
 * these. */
static bool is_known_first(const Trace *trace, const Event *e, const Value *active)
{
    bool is_of_array = bounds_is_access(e) && e->base->type->kind == TY_ARRAY
        && trace->tile->is_sure;
    return is_of_array && check_is_certain(e->place, CERTAIN_TRIPS, CHECK_DEPTH)
        && check_is_reached(active, is_in_each_tile(trace, e), CERTAIN_TRIPS);
}

typedef struct Search {
    const Trace *trace;
    Reported *reported;
    Map reach; /* Node -> up to which byte behind its row's begin threads access it */
    Map loops;  /* by their conditions: check_first.c */
    Map within; /* Node -> Set of the conditions of data under which it may be inside */
    bool is_guess; /* nobody knows whether there is such a tile */
} Search;

/* ---- reports ------------------------------------------------------------ */

static void report_view(const Trace *trace, const Event *e, int thread, const Outside *at)
{
    diag(D_SUBSCRIPT_THREAD_VIEW, at_node(e->node), check_thread_string(trace, thread),
         check_of_tile_string(trace), check_numbers_string(at->index, at->rank), e->named->name,
         check_numbers_string(at->extent, at->rank));
}

/* The element of an array, or of a row of it. */
static Outside element_of(const Access *a, int thread, int64_t offset)
{
    const Event *e = a->event;
    bool is_member = bounds_names_member(e->node);
    const Type *element = type_element(is_member ? check_named_in(e->node)->type
                                                 : e->base->type);
    Bounds b = bounds_of_thread(a, thread);
    int64_t far = offset - b.from, at = far / element->size - (far % element->size < 0);
    return (Outside){1, {at}, {b.size / element->size}};
}

static void report_array(const Search *s, const Access *a, int thread, const Outside *at)
{
    const Event *e = a->event;
    bool is_row = bounds_of_thread(a, thread).size < e->base->type->size;
    diag(s->is_guess ? D_SUBSCRIPT_TILE : D_SUBSCRIPT_THREAD, at_node(e->node),
         check_thread_string(s->trace, thread), check_of_tile_string(s->trace),
         check_numbers_string(at->index, 1),
         bounds_names_member(e->node) ? "an array in " : is_row ? "a row of " : "", e->base->name,
         check_numbers_string(at->extent, 1));
}

static void report(const Search *s, const Access *a, int thread, int64_t offset)
{
    const Event *e = a->event;
    Outside at = {.rank = 0};
    bool is_view = type_is_handle(e->base->type);
    if (is_view)
        bounds_is_outside(a, offset, &at);
    else
        at = element_of(a, thread, offset);
    if (!check_is_new_outside(s->trace, e, &at, s->reported))
        return;
    if (is_view)
        report_view(s->trace, e, thread, &at);
    else
        report_array(s, a, thread, &at);
    if (s->is_guess)
        diag_cause(e->named, NULL);
    diag_note(at_decl(e->named), "'%s' is declared here", e->named->name);
    check_note_calls(e->frame);
}

/* Whether an element that an access leaves an array by was not told of yet; notes it. */
static bool is_new_place(const Search *s, const Event *e, int64_t offset)
{
    void **said = map_put(&s->reported->places, arena_format(
        "%p %lld", (const void *)e->named, (long long)offset));
    bool is_new = !*said;
    *said = e->node;
    return is_new;
}

/* The farthest place behind the begin that threads come to, from one of them on. */
static int64_t farthest(const Search *s, const Access *a, int thread)
{
    Tile *tile = s->trace->tile;
    int64_t last = bounds_place(tile, a, thread);
    for (int t = thread + 1; t < tile->threads && tile->is_sure; t++) {
        int64_t offset = bounds_place(tile, a, t);
        last = offset != UNKNOWN && offset > last ? offset : last;
    }
    return last;
}

static void report_once(const Search *s, const Access *a, int thread)
{
    const Event *e = a->event;
    int64_t offset = bounds_place(s->trace->tile, a, thread), last = farthest(s, a, thread);
    bool is_first = is_new_place(s, e, offset), is_last = is_new_place(s, e, last);
    bool is_new = is_first && (is_last || last == offset);
    if (set_add(&s->reported->nodes, e->node) && is_new)
        report(s, a, thread, offset);
}

/* Says of the first thread that leaves it, if any does: of an array that is too
 * small once. */
static void check_access(const Search *s, const Event *e, Value *active)
{
    Tile *tile = s->trace->tile;
    Access a = bounds_access(s->trace, &s->reach, e, active);
    int threads = bounds_hold_all(tile, &a) ? 0 : tile->is_sure ? tile->threads : 1;
    for (int t = 0; t < threads; t++) {
        int64_t offset = bounds_place(tile, &a, t);
        if (offset != UNKNOWN && bounds_leaves(&a, t, offset)) {
            report_once(s, &a, t);
            return;
        }
    }
}

/* ---- accesses that data decide on ----------------------------------------- */

/* The first thread that may come to an access, if each one that may is outside there, in
 * whatever tile; else -1. */
static int first_if_all_leave(const Search *s, const Event *e, Value *active)
{
    int first = -1;
    if (!is_known(s->trace, e, active) || e->place->is_placed)
        return -1;
    Access a = bounds_access(s->trace, &s->reach, e, active);
    for (int t = 0; t < s->trace->tile->threads; t++) {
        int64_t offset = bounds_place(s->trace->tile, &a, t);
        if (offset != UNKNOWN && !bounds_leaves(&a, t, offset))
            return -1;
        first = offset != UNKNOWN && first < 0 ? t : first;
    }
    return first;
}

static Value *data_in(const Search *s, Value *active)
{
    return check_data_in(s->trace->tile, check_first_trip(s->trace->tile, active));
}

static Value *without_data(const Search *s, const Event *e)
{
    Tile *tile = s->trace->tile;
    return check_without_data(tile, check_first_trip(tile, e->active));
}

static void note_within(Search *s, Node *n, Value *active)
{
    set_add(MAP_OBJECT(Set, &s->within, n), data_in(s, active));
}

static void find_within(Search *s)
{
    const Trace *trace = s->trace;
    for (int i = 0; i < trace->private_accesses.count; i++) {
        const PrivateAccess *a = &trace->private_accesses.items[i];
        if (!a->is_outside)
            note_within(s, a->node, a->active);
    }
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (bounds_is_access(e) && first_if_all_leave(s, e, without_data(s, e)) < 0)
            note_within(s, e->node, e->active);
    }
}

/* Whether a node is inside in other trips, but not in one that the same data decide on: they
 * may tell the trips apart. */
static bool is_inside_by_data(const Search *s, const Event *e)
{
    const Set *within = map_value_pointer(&s->within, e->node);
    return within && !set_has(within, data_in(s, e->active));
}

/* Whatever the data are, an access is outside if it is so in each thread that may come there. */
static void check_under_data(const Search *s, const Event *e)
{
    Value *rest = without_data(s, e);
    int thread = first_if_all_leave(s, e, rest);
    if (thread >= 0 && !is_inside_by_data(s, e)) {
        Access a = bounds_access(s->trace, &s->reach, e, rest);
        report_once(s, &a, thread);
    }
}

/* ---- all ------------------------------------------------------------------ */

/* Of views nothing is said where a launch fails for its domain: that may be wrong. */
static void check_accesses(const Search *s)
{
    for (int i = 0; i < s->trace->events.count; i++) {
        const Event *e = &s->trace->events.items[i];
        if (set_has(&s->reported->nodes, e->node)
            || (bounds_is_access(e) && type_is_handle(e->base->type) && s->trace->launch->fails))
            continue;
        Value *active = check_first_trip(s->trace->tile, e->active);
        Value *first = check_first_of_loops(s->trace, &s->loops, e->active);
        bool is_each = is_known(s->trace, e, active);
        if (is_each || is_known_first(s->trace, e, first))
            check_access(s, e, is_each ? active : first);
        else
            check_under_data(s, e);
    }
}

/* Whether each launch has a second tile in a dimension. */
static bool has_second(const Trace *trace, int dimension)
{
    const Tile *tile = trace->tile;
    return tile->tiles[dimension] > 1
        || (!tile->tiles[dimension] && trace->launch
            && host_called_extent(trace->launch, tile->rank, dimension) > tile->size[dimension]);
}

/* What threads of a second tile do with the tile's own arrays, where no call in the file says
 * whether there is one: in the first tile, their place in the domain is that in the tile. */
static void check_second_tiles(Search *s)
{
    Tile *tile = s->trace->tile;
    const Launch *launch = s->trace->launch;
    s->is_guess = launch && launch->is_tiled && !launch->host->sites.count;
    for (int d = 0; d < tile->rank; d++)
        tile_beside(tile, d, !tile->tiles[d] && !has_second(s->trace, d));
    for (int i = 0; s->is_guess && i < s->trace->events.count; i++) {
        const Event *e = &s->trace->events.items[i];
        Value *active = check_first_trip(tile, e->active);
        if (!set_has(&s->reported->nodes, e->node) && bounds_is_access(e) && e->base->is_tile_static
            && is_known(s->trace, e, active))
            check_access(s, e, active);
    }
}

/* The first tile, the one beside it and the last one, in all dimensions. */
void check_bounds(const Trace *trace, Reported *reported)
{
    Tile *tile = trace->tile;
    Search search = {.trace = trace, .reported = reported};
    tile_sample(tile, 0);
    bounds_find_reach(trace, &search.reach);
    find_within(&search);
    check_find_loops(trace, &search.loops);
    for (int round = 0; round < 3; round++) {
        for (int d = 0; d < tile->rank; d++)
            if (has_second(trace, d))
                tile_beside(tile, d, round < 2 || !tile->tiles[d] ? round > 0
                                     : tile->tiles[d] - 1);
        check_accesses(&search);
    }
    check_second_tiles(&search);
    for (int d = 0; d < tile->rank; d++)
        tile_beside(tile, d, 0);
}
