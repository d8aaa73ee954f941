/* check_bounds.c - out-of-bounds accesses that are certain to happen: amp.memory.2.
 *
 * Evaluates the offset of each access to an array, or to a view with constant extents, for
 * the threads of a few tiles, if it depends only on the thread's index and constants.
 */
#include "check_trace.h"
#include "analysis/extents.h"

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

/* The extents of a view, or NULL. */
static Node **extents_of_view(const Decl *d)
{
    Node view = {.kind = ND_VAR, .decl = (Decl *)d, .type = d->type};
    return extents_of(&view, view.type->rank);
}

bool check_has_constant_extents(const Decl *view)
{
    Node **extents = extents_of_view(view);
    int64_t extent;
    for (int d = 0; d < view->type->rank; d++)
        if (!extents || !fold_constant(extents[d], &extent))
            return false;
    return true;
}

/* The last tile of a domain that is no multiple of it has fewer threads. */
static bool is_there(const Tile *tile, int thread)
{
    for (int d = 0; d < tile->rank; d++)
        if (tile->extent[d] && check_index_of(tile, thread, d) >= tile->extent[d])
            return false;
    return true;
}

/* ---- what a thread may access ------------------------------------------- */

static bool is_access(const Event *e)
{
    return e->kind == EVENT_READ || e->kind == EVENT_WRITE || e->kind == EVENT_ATOMIC
        || e->kind == EVENT_OUTSIDE;
}

/* Whether an access is to an element of an array by its name, not through a pointer. */
static bool names_array(Node *n)
{
    const Type *t = check_named_in(n)->type;
    return t && t->kind == TY_ARRAY;
}

/* Whether that array is a member of a structure. */
static bool names_member(Node *n)
{
    return names_array(n) && check_named_in(n)->kind == ND_MEMBER;
}

/* Whether a place is at a certain distance from where an array begins, whatever that is. */
static bool is_certain_behind(const Value *place, const Value *array, int depth)
{
    if (place == array)
        return true;
    bool is_sum = value_is_operation(place, OP_ADD);
    if (!depth || !(is_sum || value_is_operation(place, OP_SUB)))
        return false;
    return (is_certain_behind(place->a, array, depth - 1)
            && check_is_certain(place->b, CERTAIN_TILES, CHECK_DEPTH))
        || (is_sum && is_certain_behind(place->b, array, depth - 1)
            && check_is_certain(place->a, CERTAIN_TILES, CHECK_DEPTH));
}

/* That distance. */
static int64_t distance_from(Tile *tile, const Value *place, const Value *array, int thread)
{
    if (place == array)
        return 0;
    bool is_left = is_certain_behind(place->a, array, CHECK_DEPTH);
    const Value *nearer = is_left ? place->a : place->b;
    int64_t by = value_lanes(tile, is_left ? place->b : place->a)[thread];
    int64_t rest = distance_from(tile, nearer, array, thread);
    return by == UNKNOWN || rest == UNKNOWN ? UNKNOWN
        : place->op == OP_ADD ? rest + by : rest - by;
}

/* Whether an access is to a certain element of a row that nobody knows. */
static bool is_in_any_row(const Event *e)
{
    return e->base->type->kind == TY_ARRAY && e->array && names_array(e->node)
        && !check_is_certain(e->array, CERTAIN_TILES, CHECK_DEPTH)
        && is_certain_behind(e->place, e->array, CHECK_DEPTH);
}

/* Whether each thread's place in an access is known, and whether it comes there, which
 * `active` says, be it by its tile; or those of the first thread, where no more is known of
 * the domain. */
static bool is_known(const Trace *trace, const Event *e, Value *active)
{
    bool has_bounds = is_access(e)
        && (e->base->type->kind == TY_ARRAY || e->base->type->kind == TY_RECORD
            || (type_is_handle(e->base->type) && trace->launch));
    bool is_done = is_access(e)
        && (trace->tile->is_sure ? is_reached_for(trace, e, active)
            : check_is_reached_inside(trace, active));
    return has_bounds && is_done
        && (check_is_certain(e->place, CERTAIN_TILES, CHECK_DEPTH) || is_in_any_row(e))
        && (!type_is_handle(e->base->type) || extents_of_view(e->named));
}

/* Whether that is known of an access to an array in the first trips of loops: `active` is of
 * these. */
static bool is_known_first(const Trace *trace, const Event *e, const Value *active)
{
    bool is_of_array = is_access(e) && e->base->type->kind == TY_ARRAY && trace->tile->is_sure;
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

/* Whether an access names an array, in a row that is known. */
static bool is_in_known_row(const Event *e)
{
    return e->array && names_array(e->node)
        && check_is_certain(e->array, CERTAIN_TILES, CHECK_DEPTH);
}

static void find_reach(Search *s)
{
    Tile *tile = s->trace->tile;
    for (int i = 0; i < s->trace->events.count; i++) {
        const Event *e = &s->trace->events.items[i];
        if (!is_access(e) || !is_in_known_row(e) || e->array->varies)
            continue;
        const int64_t *active = value_lanes(tile, e->active);
        const int64_t *places = value_lanes(tile, e->place);
        int64_t row = value_lanes(tile, e->array)[0];
        void **reach = map_put_pointer(&s->reach, e->node);
        for (int t = 0; t < tile->threads; t++) {
            int64_t end = places[t] == UNKNOWN ? INT32_MAX : places[t] - row + e->size;
            if (active[t] && end > (intptr_t)*reach)
                *reach = (void *)(intptr_t)end;
        }
    }
}

/* Whether a row is one by itself: it varies, or threads access hardly more than it. Else rows
 * may be gone through as one array, which C has not but all compilers do. */
static bool is_by_itself(const Search *s, const Event *e)
{
    intptr_t reach = (intptr_t)map_value_pointer(&s->reach, e->node);
    return e->array->varies || names_member(e->node) || 2 * reach < 3 * (int64_t)e->array_size;
}

/* The array, or its row; so of a member. What a pointer points to may be gone through as one
 * array, and a view from its first row on. */
typedef struct Bounds {
    int64_t from, size;
} Bounds;

static Bounds bounds_of(const Search *s, const Event *e, int thread)
{
    bool is_row = is_in_known_row(e) && is_by_itself(s, e);
    int64_t from = is_row ? value_lanes(s->trace->tile, e->array)[thread] : UNKNOWN;
    if (is_in_any_row(e))
        return (Bounds){0, e->array_size};
    bool is_inside = from != UNKNOWN && from >= 0
        && from + e->array_size <= e->base->type->size;
    return is_inside ? (Bounds){from, e->array_size}
                     : (Bounds){0, e->base->type->size};
}

void check_subscripts(const Event *e, int64_t offset, int64_t at[3])
{
    Type rows = *e->named->type;
    for (int d = 0, rank = rows.rank; d < rank; d++, rows.rank--) {
        int64_t row = tile_row_size(&rows, 0);
        int64_t places = offset + (rows.rank > 1 ? row / 2 : 0);
        at[d] = places / row - (places % row < 0);
        offset -= at[d] * row;
    }
}

bool check_leaves_row(const Event *e, const int64_t at[3], const int64_t extent[3])
{
    const Type *of = check_named_in(e->node)->type;
    bool is_first = true;
    for (int d = 0; d < e->named->type->rank && of && type_is_handle(of); d++) {
        if (at[d] < 0 || (extent[d] && at[d] >= extent[d]))
            return !is_first;
        is_first &= at[d] == 0;
    }
    return false;
}

/* Extents that are no numbers, or rows longer than those that values tell apart, say
 * nothing. */
static bool is_outside(const Event *e, int64_t offset, Outside *found)
{
    Node **extents = extents_of_view(e->named);
    Type rows = *e->named->type;
    int64_t flat = 0, count = 1, most = INT32_MAX;
    check_subscripts(e, offset, found->index);
    for (int d = 0; d < e->named->type->rank; d++, rows.rank--) {
        if (!fold_constant(extents[d], &found->extent[d]) || found->extent[d] < 1
            || found->extent[d] > most)
            return false;
        flat = flat * found->extent[d] + found->index[d];
        count *= found->extent[d];
        most = tile_longest_row;
    }
    found->rank = e->named->type->rank;
    return flat < 0 || flat >= count || check_leaves_row(e, found->index, found->extent);
}

static bool leaves(const Search *s, const Event *e, int thread, int64_t offset)
{
    if (type_is_handle(e->base->type))
        return is_outside(e, offset, &(Outside){.rank = 0});
    Bounds b = bounds_of(s, e, thread);
    return offset < b.from || offset + e->size > b.from + b.size;
}

/* ---- reports ------------------------------------------------------------ */

static void report_view(const Trace *trace, const Event *e, int thread, const Outside *at)
{
    diag(D_SUBSCRIPT_THREAD_VIEW, at_node(e->node), check_thread_string(trace, thread),
         check_of_tile_string(trace), check_numbers_string(at->index, at->rank), e->named->name,
         check_numbers_string(at->extent, at->rank));
}

/* The element of an array, or of a row of it. */
static Outside element_of(const Search *s, const Event *e, int thread, int64_t offset)
{
    bool is_member = names_member(e->node);
    const Type *element = type_element(is_member ? check_named_in(e->node)->type
                                                 : e->base->type);
    Bounds b = bounds_of(s, e, thread);
    int64_t far = offset - b.from, at = far / element->size - (far % element->size < 0);
    return (Outside){1, {at}, {b.size / element->size}};
}

static void report_array(const Search *s, const Event *e, int thread, const Outside *at)
{
    bool is_row = bounds_of(s, e, thread).size < e->base->type->size;
    diag(s->is_guess ? D_SUBSCRIPT_TILE : D_SUBSCRIPT_THREAD, at_node(e->node),
         check_thread_string(s->trace, thread), check_of_tile_string(s->trace),
         check_numbers_string(at->index, 1),
         names_member(e->node) ? "an array in " : is_row ? "a row of " : "", e->base->name,
         check_numbers_string(at->extent, 1));
}

static void report(const Search *s, const Event *e, int thread, int64_t offset)
{
    Outside at = {.rank = 0};
    bool is_view = type_is_handle(e->base->type);
    if (is_view)
        is_outside(e, offset, &at);
    else
        at = element_of(s, e, thread, offset);
    if (!check_is_new_outside(s->trace, e, &at, s->reported))
        return;
    if (is_view)
        report_view(s->trace, e, thread, &at);
    else
        report_array(s, e, thread, &at);
    if (s->is_guess)
        diag_cause(e->named, NULL);
    diag_note(at_decl(e->named), "'%s' is declared here", e->named->name);
    check_note_calls(e->frame);
}

/* Where a thread accesses; UNKNOWN if it does not, or nobody knows. */
static int64_t place_in(const Search *s, const Event *e, Value *active, int thread)
{
    Tile *tile = s->trace->tile;
    int64_t holds = value_lanes(tile, active)[thread];
    bool is_done = active == s->trace->inside || (holds && holds != UNKNOWN);
    return !is_done || !is_there(tile, thread) ? UNKNOWN
        : is_in_any_row(e) ? distance_from(tile, e->place, e->array, thread)
        : value_lanes(tile, e->place)[thread];
}

static void report_once(const Search *s, const Event *e, int thread, int64_t offset)
{
    void **said = map_put(&s->reported->places, arena_format(
        "%p %lld", (const void *)e->named, (long long)offset));
    if (set_add(&s->reported->nodes, e->node) && !*said)
        report(s, e, thread, offset);
    *said = e->node;
}

/* Says of the first thread that leaves it, if any does: of an array that is too
 * small once. */
static void check_access(const Search *s, const Event *e, Value *active)
{
    Tile *tile = s->trace->tile;
    int threads = tile->is_sure ? tile->threads : 1;
    for (int t = 0; t < threads; t++) {
        int64_t offset = place_in(s, e, active, t);
        if (offset != UNKNOWN && leaves(s, e, t, offset)) {
            report_once(s, e, t, offset);
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
    for (int t = 0; t < s->trace->tile->threads; t++) {
        int64_t offset = place_in(s, e, active, t);
        if (offset != UNKNOWN && !leaves(s, e, t, offset))
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
        if (is_access(e) && first_if_all_leave(s, e, without_data(s, e)) < 0)
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
    if (thread >= 0 && !is_inside_by_data(s, e))
        report_once(s, e, thread, place_in(s, e, rest, thread));
}

/* ---- all ------------------------------------------------------------------ */

/* Of views nothing is said where a launch fails for its domain: that may be wrong. */
static void check_accesses(const Search *s)
{
    for (int i = 0; i < s->trace->events.count; i++) {
        const Event *e = &s->trace->events.items[i];
        if (set_has(&s->reported->nodes, e->node)
            || (is_access(e) && type_is_handle(e->base->type) && s->trace->launch->fails))
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
        if (!set_has(&s->reported->nodes, e->node) && is_access(e) && e->base->is_tile_static
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
    find_reach(&search);
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
