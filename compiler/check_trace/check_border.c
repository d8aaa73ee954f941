/* check_border.c - accesses that are certain to be out of the bounds of a view, where extents
 * or the trips of a loop are no constants: amp.memory.2.
 *
 * In the domain's first tile these are before the first element, or behind the end of rows of
 * a constant length; in the last one, behind the end of a view whose extents follow from the
 * domain's. All are so in domains of several sizes.
 */
#include "border.h"
#include "supposed.h"

/* ---- a domain of a size --------------------------------------------------- */

/* Extents that are numbers which nobody knows are what these are supposed to be. */
static void suppose_numbers(const Trace *trace, int n)
{
    host_suppose(n);
    tile_give(trace);
}

/* Supposes a domain, the n-th one, and goes to its first or last tile. */
static bool suppose(const Trace *trace, Corner corner, int n)
{
    Tile *tile = trace->tile;
    int64_t domain[3];
    if (host_supposes())
        suppose_numbers(trace, n);
    if (host_supposes() && supposed_is_none(trace))
        return false;
    bool is_found = supposed_domain(trace, n, 1, domain);
    for (int d = 0; d < tile->rank && is_found; d++) {
        tile_suppose(tile, d, domain[d]);
        tile_beside(tile, d, border_is_first(corner) ? 0 : (int)((domain[d] - 1) / tile->size[d]));
    }
    return is_found;
}

static bool is_there(const Trace *trace, int thread)
{
    const Tile *tile = trace->tile;
    for (int d = 0; d < tile->rank && !trace->launch->is_tiled; d++)
        if (check_index_of(tile, thread, d) >= tile->supposed[d])
            return false;
    return true;
}

/* Whether a loop's condition that has failed in a trip fails in all later ones. */
static bool is_steady(const Value *v, int loop, int depth)
{
    if (!depth || !value_is_of_trip(v, loop) || v->kind == VALUE_SYMBOL)
        return true;
    bool goes_around = v->kind == VALUE_CHOICE || v->op == OP_MOD || v->op == OP_AND
        || v->op == OP_XOR || v->op == OP_OR || v->op == OP_LOGICAL_NOT;
    return !goes_around && is_steady(v->a, loop, depth - 1)
        && (!v->b || is_steady(v->b, loop, depth - 1));
}

static int last_thread(const Trace *trace)
{
    int thread = trace->tile->threads - 1;
    while (thread && !is_there(trace, thread))
        thread--;
    return thread;
}

/* Goes to the last trips of loops, those around others first; returns whether there are any
 * that are known, or that LAST_TRIP has not seen. */
static bool go_to_last_trips(const Trace *trace, Corner corner)
{
    bool are_any = false;
    int thread = corner == LAST_OF_LAST ? last_thread(trace) : 0;
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        bool is_known = e->kind == EVENT_LOOP && e->value && border_is_certain(e->value)
            && is_steady(e->value, e->loop, CHECK_DEPTH);
        int last = is_known ? tile_last_trip(trace->tile, e->loop, e->value, thread) : 0;
        are_any |= last > 0 && (corner != LAST_OF_LAST || e->value->varies);
        if (last > 0)
            tile_trip(trace->tile, e->loop, last);
    }
    return are_any;
}

static void suppose_nothing(Tile *tile)
{
    for (int i = 0; i < MAX_LOOPS; i++)
        tile_trip(tile, i, 0);
    for (int d = 0; d < tile->rank; d++) {
        tile_suppose(tile, d, 0);
        tile_beside(tile, d, 0);
    }
}

static const Extents *extents_of_view(const Trace *trace, const Decl *view, int n, Map *known)
{
    Extents *extents = MAP_OBJECT(Extents, known, view);
    const Tile *tile = trace->tile;
    int64_t larger[3];
    bool is_larger = !extents->are_found && supposed_domain(trace, n, 2, larger), grows = false;
    for (int d = 0; d < tile->rank && is_larger; d++)
        grows |= larger[d] != tile->supposed[d];
    for (int d = 0; d < view->type->rank && !extents->are_found; d++) {
        int64_t of = host_view_extent(trace->launch, view, d, tile->supposed);
        extents->of[d] = of == UNKNOWN || of < 0 ? 0 : of;
        extents->are_fixed[d] = grows && !host_supposes()
            && host_view_extent(trace->launch, view, d, larger) == of;
    }
    extents->are_found = true;
    return extents;
}

/* Whether a thread is in any domain of more than one row and column, or of as many as it has. */
static bool is_always_there(const Trace *trace, int thread)
{
    bool is_there = true;
    int rank = trace->tile->rank;
    for (int d = 0; d < rank && !trace->launch->is_tiled; d++) {
        int64_t known = host_called_extent(trace->launch, rank, d);
        is_there &= check_index_of(trace->tile, thread, d) < (known == UNKNOWN ? 2 : known);
    }
    return is_there;
}

/* The trip of a loop that is past its first one. */
static bool is_later_trip(const Value *v, const void *tile)
{
    return v->kind == VALUE_SYMBOL && v->role == ROLE_ITERATION
        && ((const Tile *)tile)->trips[v->number % MAX_LOOPS] > 0;
}

/* Whether a thread that is there makes an access. A loop of which no more is known has a trip,
 * but maybe none in a later trip of one around it. */
static bool comes_to(const Trace *trace, Value *v, int thread)
{
    if (value_is_operation(v, OP_LOGICAL_AND))
        return comes_to(trace, v->a, thread) && comes_to(trace, v->b, thread);
    bool is_loop = v->role == ROLE_TRIPS;
    if (value_implies(trace->inside, v))
        return true;
    if (is_loop && !border_is_certain(v->meaning))
        return !value_find(v->meaning, THROUGH_ALL, is_later_trip, trace->tile);
    int64_t number = value_lanes(trace->tile, is_loop ? (Value *)v->meaning : v)[thread];
    return number && number != UNKNOWN;
}

/* Whether rows are so long that places of one may be taken for another's. */
static bool are_mixed_up(const Tile *tile, const Extents *extents, int rank)
{
    bool are_long = false;
    for (int d = 1; d < rank; d++)
        are_long |= extents->of[d] > tile_longest_row;
    for (int d = 0; d < tile->rank && rank > 1; d++)
        are_long |= tile->supposed[d] > tile_longest_row;
    return are_long;
}

/* Whether a thread's place, in the first row in the first tile, is in another one in the next. */
static bool is_in_next_row(const Trace *trace, const Event *e, int thread, int dimension)
{
    Tile *tile = trace->tile;
    int64_t next[3], row = 0;
    for (int d = 0; d < tile->rank; d++)
        tile_beside(tile, d, tile->supposed[d] > tile->size[d]);
    check_subscripts(e, value_lanes(tile, e->place)[thread], next);
    for (int d = 0; d < dimension; d++)
        row |= next[d];
    for (int d = 0; d < tile->rank; d++)
        tile_beside(tile, d, 0);
    return row != 0;
}

static void suppose_all(Tile *tile, const int64_t extents[3])
{
    for (int d = 0; d < tile->rank; d++)
        tile_suppose(tile, d, extents[d]);
}

/* Whether a thread's access in the first tile is outside in a domain of one tile as well: where a
 * view has a fixed number of elements, `v[i + N - n]`, that of the domain may be less. */
static bool is_outside_in_small(const Trace *trace, const Event *e, const Extents *extents,
                                int thread)
{
    Tile *tile = trace->tile;
    InRow place = border_place(trace, e);
    int64_t least[3], supposed[3], at[3];
    for (int d = 0; d < e->named->type->rank; d++)
        if (!extents->are_fixed[d])
            return true;
    for (int d = 0; d < tile->rank; d++) {
        bool is_known = host_called_extent(trace->launch, tile->rank, d) != UNKNOWN;
        supposed[d] = tile->supposed[d];
        least[d] = is_known ? supposed[d] : trace->launch->is_tiled ? tile->size[d]
            : 1 + check_index_of(tile, thread, d);
    }
    suppose_all(tile, least);
    check_subscripts(e, value_lanes(tile, place.value)[thread], at);
    suppose_all(tile, supposed);
    return border_is_outside(extents, e, FIRST_TILE, place.unknown, at);
}

/* Whether a thread's access is far behind an end of a view whose extents are supposed. */
static bool is_refuted(const Trace *trace, const Event *e, const Extents *extents,
                       const int64_t *offset, Value *active)
{
    bool is_refuted = false;
    for (int t = 0; t < trace->tile->threads && !is_refuted; t++) {
        int64_t at[3];
        if (offset[t] == UNKNOWN || !is_there(trace, t) || !comes_to(trace, active, t))
            continue;
        check_subscripts(e, offset[t], at);
        is_refuted = border_how_far(extents, e->named->type->rank, at) == FAR_BEHIND;
    }
    return is_refuted;
}

/* The first thread whose access is outside, or -1. */
static int find_outside(const Trace *trace, const Event *e, Corner corner,
                        const Extents *extents)
{
    Tile *tile = trace->tile;
    InRow place = border_place(trace, e);
    const int64_t *offset = value_lanes(tile, place.value);
    Value *active = border_active(trace, e, corner);
    if (are_mixed_up(tile, extents, e->named->type->rank)
        || (host_supposes() && is_refuted(trace, e, extents, offset, active)))
        return -1;
    for (int t = 0; t < tile->threads; t++) {
        int64_t at[3];
        if (offset[t] == UNKNOWN || !is_there(trace, t) || !comes_to(trace, active, t)
            || (corner == FIXED_ROWS && !is_always_there(trace, t)))
            continue;
        check_subscripts(e, offset[t], at);
        if (host_supposes()
            && border_how_far(extents, e->named->type->rank, at) != JUST_BEHIND)
            continue;
        if (border_is_outside(extents, e, corner, place.unknown, at))
            return corner != FIRST_TILE || is_outside_in_small(trace, e, extents, t) ? t : -1;
        bool has_rows = corner == FIXED_ROWS && !place.unknown && trace->launch->is_tiled;
        int dimension = has_rows ? border_fixed_dimension(extents, e, 0, at, false) : 0;
        if (dimension > 0)
            return is_in_next_row(trace, e, t, dimension) ? t : -1;
    }
    return -1;
}

/* ---- reports -------------------------------------------------------------- */

/* A call of the host, which may give what the extents follow from. */
static void note_caller(const Launch *launch, const Decl *view)
{
    const CallSite *site = caller_chosen(launch);
    if (site && launch->host->decl && !host_is_as_domain(launch, view))
        diag_note(at_node(site->call), "'%s' is called here", launch->host->decl->name);
}

/* Behind constant extents, and in the last trips of loops of the host, all numbers are known. */
static bool report_numbers(const Trace *trace, const Event *e, const Extents *extents,
                           int thread, const int64_t at[3])
{
    int64_t number;
    int rank = e->named->type->rank;
    bool are_known = e->extents != NULL;
    for (int d = 0; d < trace->tile->rank; d++)
        are_known &= trace->tile->extent[d] != 0;
    for (int d = 0; d < rank; d++)
        are_known &= at[d] >= 0;
    are_known |= host_last_counter(0, &number) != NULL;
    for (int d = 0; d < rank; d++)
        are_known &= extents->of[d] != 0;
    if (are_known)
        diag(D_SUBSCRIPT_THREAD_VIEW, at_node(e->node), check_thread_string(trace, thread),
             check_of_tile_string(trace), check_numbers_string(at, rank), e->named->name,
             check_numbers_string(extents->of, rank));
    return are_known;
}

static void report_row(const Trace *trace, const Event *e, const Extents *extents, int thread,
                       const int64_t at[3], int unknown)
{
    int d = border_fixed_dimension(extents, e, unknown, at, false);
    diag(D_SUBSCRIPT_THREAD, at_node(e->node), check_thread_string(trace, thread), "",
         check_numbers_string(at + d, 1), d ? "a row of " : "", e->named->name,
         check_numbers_string(extents->of + d, 1));
}

/* Rows that nobody knows are inside. */
static bool is_new(const Trace *trace, const Event *e, const Extents *extents,
                   const int64_t at[3], int unknown, Reported *reported)
{
    Outside outside = {.rank = e->named->type->rank};
    for (int d = 0; d < outside.rank; d++) {
        outside.index[d] = d < unknown ? 0 : at[d];
        outside.extent[d] = d < unknown ? 0 : extents->of[d];
    }
    return check_is_new_outside(trace, e, &outside, reported);
}

static void report_place(const Trace *trace, const Event *e, Corner corner,
                         const Extents *extents, int thread, const int64_t at[3], int unknown)
{
    static const int64_t BEGIN[3];
    int rank = e->named->type->rank;
    bool is_as_domain = host_is_as_domain(trace->launch, e->named);
    const char *thread_text = check_thread_string(trace, thread);
    if (corner == FIXED_ROWS)
        report_row(trace, e, extents, thread, at, unknown);
    else if (unknown && border_is_first(corner))
        diag(D_SUBSCRIPT_BEFORE_ROW, at_node(e->node), thread_text,
             check_numbers_string(at + unknown, rank - unknown), e->named->name);
    else if (border_is_first(corner) && border_is_mirrored(extents, e, unknown, at))
        diag(D_SUBSCRIPT_MIRRORED, at_node(e->node), thread_text, e->named->name,
             is_as_domain ? "is" : "follows from");
    else if (border_is_first(corner))
        diag(D_SUBSCRIPT_BEFORE, at_node(e->node), thread_text, check_numbers_string(at, rank),
             e->named->name, check_numbers_string(BEGIN, rank));
    else if (host_supposes())
        diag(D_SUBSCRIPT_BEYOND, at_node(e->node), e->named->name);
    else
        diag(D_SUBSCRIPT_BEHIND, at_node(e->node), e->named->name,
             is_as_domain ? "is" : "follows from");
}

static void report(const Trace *trace, const Event *e, Corner corner, const Extents *extents,
                   int thread, Reported *reported)
{
    int64_t at[3];
    InRow place = border_place(trace, e);
    check_subscripts(e, value_lanes(trace->tile, place.value)[thread], at);
    if (!is_new(trace, e, extents, at, place.unknown, reported))
        return;
    if (place.unknown || !report_numbers(trace, e, extents, thread, at))
        report_place(trace, e, corner, extents, thread, at, place.unknown);
    diag_note(at_decl(e->named), "'%s' is declared here", e->named->name);
    check_note_trips();
    check_note_calls(e->frame);
    note_caller(trace->launch, e->named);
}

typedef LIST(const Event *) Events;

enum { MOST_OF_TRIPS = 32 }; /* from the first on, and up to the last */

/* The accesses to look at: of those that the trips of a loop make, some at both ends. A helper's
 * may be of many calls that have nothing in common. */
static Events find_candidates(const Trace *trace, Corner corner)
{
    Events found = {0};
    Map count_of = {0}, seen_of = {0}; /* by their nodes */
    for (int i = 0; i < trace->events.count; i++)
        map_count(map_put_pointer(&count_of, trace->events.items[i].node), 1);
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        intptr_t count = (intptr_t)map_value_pointer(&count_of, e->node);
        intptr_t seen = map_count(map_put_pointer(&seen_of, e->node), 1);
        if ((e->frame || seen <= MOST_OF_TRIPS || seen > count - MOST_OF_TRIPS)
            && border_is_candidate(trace, e, corner))
            list_add(&found, e);
    }
    return found;
}

static void check_corner(const Trace *trace, Corner corner, Reported *reported)
{
    Events found = find_candidates(trace, corner);
    for (int round = 0; round < SUPPOSED_DOMAINS && found.count; round++) {
        int count = 0;
        Map known = {0};
        if (!suppose(trace, corner, round)
            || (border_has_last_trips(corner) && !go_to_last_trips(trace, corner)))
            break;
        for (int i = 0; i < found.count; i++) {
            const Event *e = found.items[i];
            const Extents *extents = extents_of_view(trace, e->named, round, &known);
            int thread = find_outside(trace, e, corner, extents);
            if (thread >= 0)
                found.items[count++] = e;
            if (thread >= 0 && round == SUPPOSED_DOMAINS - 1 && set_add(&reported->nodes, e->node))
                report(trace, e, corner, extents, thread, reported);
        }
        found.count = count;
    }
    suppose_nothing(trace->tile);
}

static void check_supposed(const Trace *trace, Reported *reported)
{
    if (!host_find_supposed(trace->launch))
        return;
    suppose_numbers(trace, 0);
    for (Corner corner = LAST_TILE; corner < CORNERS; corner++)
        check_corner(trace, corner, reported);
    suppose_numbers(trace, -1);
}

/* With what is known of the calls of the launch's function. */
static void check_called(const Trace *trace, Reported *reported)
{
    tile_give(trace);
    if (supposed_is_none(trace))
        return;
    bool is_cut = trace->launch->is_tiled && host_rounded(trace->launch, 3, 2) == 2;
    for (Corner corner = FIRST_TILE; corner < (is_cut ? LAST_TILE : CORNERS); corner++)
        check_corner(trace, corner, reported);
}

/* Of a launch in a loop of the host, with what is known where that comes to it first, or last,
 * too. */
static void check_at(const Trace *trace, Reported *reported)
{
    check_called(trace, reported);
    check_supposed(trace, reported);
    for (HostTrip trip = FIRST_TRIPS; trip < HOST_TRIPS; trip++)
        if (host_choose(trace->launch, trip))
            check_called(trace, reported);
    host_choose(NULL, NO_TRIP);
}

void check_borders(const Trace *trace, Reported *reported)
{
    const Launch *launch = trace->launch;
    if (!launch || launch->fails)
        return;
    tile_sample(trace->tile, 0);
    int sites = launch->host ? launch->host->sites.count : 0;
    if (sites < 2 || sites > MAX_SITES)
        check_at(trace, reported);
    for (int i = 0; i < sites && sites > 1 && sites <= MAX_SITES; i++) {
        caller_choose(launch, i);
        check_at(trace, reported);
    }
    caller_choose(launch, -1);
}
