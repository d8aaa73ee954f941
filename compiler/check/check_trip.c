/* check_trip.c - elements of views that the first or the last trip of a loop of the host's
 * comes to and that there are not: amp.memory.2.
 *
 * Only what each trip does is looked at, in loops that nothing leaves. For amp code see
 * check_bounds.c.
 */
#include "check.h"
#include "analysis/flow.h"

/* A loop around an access, with its counter's values in its first and last trip. */
typedef struct Trip {
    const Decl *counter;
    bool has_first, has_last;
    int64_t first, last;
    Node *end; /* the counter is this in the last trip; or NULL */
    const struct Trip *around;
} Trip;

static void look(Node *n, const Trip *trip);

/* ---- loops --------------------------------------------------------------- */

static bool leaves(Node *n)
{
    return flow_is_jump(n) || (n->kind == ND_CALL && flow_ends(n)) || n->kind == ND_LABEL
        || n->kind == ND_ASM;
}

/* Finds what is known of a loop that counts upwards or downwards to a number; false if it
 * may have no trip. */
static bool find_trip(const Node *loop, Trip *trip)
{
    Count c;
    if (!flow_counts(loop, &c) || node_any(flow_body(loop), leaves))
        return false;
    int64_t by = flow_count_by(&c), begin = 0, end = 0;
    bool is_up = by > 0 && (c.holds == OP_LT || c.holds == OP_LE);
    bool is_down = by < 0 && (c.holds == OP_GT || c.holds == OP_GE);
    bool has_begin = fold_constant(c.begin, &begin);
    bool has_end = c.end && fold_constant(c.end, &end);
    if ((!is_up && !is_down) || c.counter->type->size < (long)sizeof(int))
        return false;
    trip->counter = c.counter;
    if (has_begin && has_end) {
        int64_t most = end + (c.holds == OP_LT ? -1 : c.holds == OP_GT ? 1 : 0);
        trip->has_last = trip->has_first = is_up ? begin <= most : begin >= most;
        trip->first = begin;
        trip->last = begin + (most - begin) / by * by;
        return trip->has_last;
    }
    trip->end = has_begin && begin <= 1 && by == 1 && c.holds == OP_LE ? node_strip(c.end)
        : is_down && has_end ? node_strip(c.begin) : NULL;
    return trip->end != NULL;
}

/* ---- subscripts ---------------------------------------------------------- */

static const Trip *trip_of(const Trip *trip, const Node *index)
{
    while (trip && !node_is_variable(index, trip->counter))
        trip = trip->around;
    return trip;
}

/* `amp_extent(v)[d]` of the view itself. */
static bool is_extent_of(const Node *n, const Decl *view, int dimension)
{
    if (n->kind != ND_SUBSCRIPT || !n->kids[SUBSCRIPT_INDEX]->is_constant
        || (int)n->kids[SUBSCRIPT_INDEX]->value != dimension)
        return false;
    const Node *call = node_strip(n->kids[SUBSCRIPT_BASE]);
    return node_calls_api(call, "amp_extent")
        && node_is_variable(call->kids[call->kid_count - 1], view);
}

static void report(const Node *element, const Node *view, const char *subscript, bool is_last,
                   const char *extent)
{
    diag(D_SUBSCRIPT_TRIP, at_node(element->kids[SUBSCRIPT_INDEX]), subscript,
         is_last ? "last" : "first", check_handle_word(view), extent);
    diag_note(at_decl(view->decl), "'%s' is declared here", view->decl->name);
}

static void check_subscript(const Node *element, const Trip *trips)
{
    int dimension;
    Node *view = check_view_under((Node *)element, &dimension);
    const Trip *trip = view ? trip_of(trips, element->kids[SUBSCRIPT_INDEX]) : NULL;
    if (!trip)
        return;
    int64_t extent = check_extent_at(view, dimension);
    const char *text = arena_format("%lld", (long long)extent);
    bool is_last = trip->has_last && (trip->last < 0 || trip->last >= extent);
    bool is_first = trip->has_first && (trip->first < 0 || trip->first >= extent);
    if (trip->end && is_extent_of(trip->end, view->decl, dimension))
        report(element, view, node_words(trip->end), trip->end != trip->counter->init,
               "that");
    else if (extent > 0 && (is_first || is_last))
        report(element, view,
               arena_format("%lld", (long long)(is_first ? trip->first : trip->last)),
               !is_first, text);
}

/* ---- the walk ------------------------------------------------------------- */

static void look_at_kids(Node *n, int from, const Trip *trip)
{
    for (int i = from; i < n->kid_count; i++)
        look(n->kids[i], trip);
}

/* What a constant condition cuts off is left out: macros are used for several sizes. */
static void look_at_branches(Node *n, const Trip *trip)
{
    int64_t value;
    bool is_if = n->kind == ND_IF || (n->kind == ND_CONDITIONAL && n->kid_count == 3);
    look(n->kids[0], trip);
    if (!is_if || !fold_constant(n->kids[0], &value))
        look_at_kids(n, 1, NULL);
    else if ((value ? 1 : 2) < n->kid_count)
        look(n->kids[value ? 1 : 2], trip);
}

static void look(Node *n, const Trip *trip)
{
    Trip own = {.around = trip};
    if (!n)
        return;
    for (int i = 0; i < n->declared.count; i++)
        look(n->declared.items[i]->init, trip);
    bool is_branch = n->kind == ND_IF || n->kind == ND_SWITCH || node_chooses(n);
    if (n->kind == ND_SUBSCRIPT)
        check_subscript(n, trip);
    if (n->kind == ND_UNARY && n->op == OP_ADDRESS)
        return; /* of what is behind the last element, too */
    if (flow_is_loop(n)) {
        bool is_known = n->kind == ND_FOR && find_trip(n, &own);
        look(flow_body(n), is_known ? &own : NULL);
    } else if (is_branch) {
        look_at_branches(n, trip);
    } else {
        look_at_kids(n, 0, trip);
    }
}

void check_trips(Function *f)
{
    look(f->body, NULL);
}
