/* tile_first.c - numbers of the host where a launch in a loop of it is reached first:
 *
 *     for (int k = 0; k < n - 1; k++)
 *         parallel_for_each(extent(n - k), … a[i + k + 1] … // k is 0
 *
 * and in the last trips of loops that count to known numbers. A variable is then as it was
 * declared, or as a for begins with it, if no change of it is before the launch in the text, or
 * in such a loop.
 */
#include "tile_order.h"
#include "analysis/flow.h"

/* The launch that is looked at in certain trips. */
static const Launch *chosen;

/* A loop around it that is in its last trip, and its counter's number there. */
typedef struct LastTrip {
    const Span *loop;
    const Decl *counter;
    int64_t number;
} LastTrip;

static LIST(LastTrip) last_trips;

/* ---- variables ------------------------------------------------------------ */

static bool is_around(const Span *loop, int time)
{
    return time > loop->first && time <= loop->last;
}

/* The innermost loop around a launch, with a time in what is before its body; or NULL. */
static const Span *loop_before(const Order *o, int time, int launch)
{
    const Span *found = NULL;
    for (int i = 0; i < o->loops.count && !found; i++) {
        const Span *loop = &o->loops.items[i];
        bool is_before = is_around(loop, time) && time <= loop->before_body;
        found = is_before && is_around(loop, launch) ? loop : NULL;
    }
    return found;
}

/* What a for assigns to a variable before its first trip, *value; false if it is not known. */
static bool look_at_for(const Node *loop, const Decl *d, Node **value)
{
    Node *init = flow_init(loop);
    Node *given = init ? node_strip(init) : NULL;
    bool is_given = given && given->kind == ND_BINARY && given->op == OP_ASSIGN
        && node_is_variable(node_strip(given->kids[BINARY_LEFT]), d);
    *value = is_given ? given->kids[BINARY_RIGHT] : *value;
    return loop->kind == ND_FOR && !node_changes(flow_condition(loop), d)
        && (is_given || !node_changes(init, d));
}

/* Whether a change of a variable is in a trip before a last one. */
static bool is_moved(Order *o, const Decl *d, int time)
{
    for (int i = 0; i < last_trips.count; i++) {
        const Span *loop = last_trips.items[i].loop;
        if (is_around(loop, time) && !is_around(loop, order_time(&o->declared, d)))
            return true;
    }
    return false;
}

Node *host_first_value(const Launch *launch, const Decl *d)
{
    if (launch != chosen || d->function != launch->host || d->kind != DECL_VARIABLE
        || d->is_static || d->is_circular || d->type->is_volatile || !type_is_integer(d->type))
        return NULL;
    Order *o = order_of(launch->host);
    const Times *times = map_value_pointer(&o->changes, d);
    int until = order_time(&o->calls, launch->call);
    Node *value = d->init;
    for (int i = 0; times && i < times->count; i++) {
        const Span *loop = times->items[i] < until
            ? loop_before(o, times->items[i], until) : NULL;
        if ((times->items[i] < until && (!loop || !look_at_for(loop->loop, d, &value)))
            || is_moved(o, d, times->items[i]))
            return NULL;
    }
    return set_has(&o->taken, d) ? NULL : value;
}

/* ---- launches ------------------------------------------------------------- */

typedef struct Named {
    const Launch *launch;
    Set variables; /* of Decl: those that are known where the launch is reached first */
} Named;

static bool find_named(Node *n, void *context)
{
    Named *named = context;
    if (n->kind == ND_VAR && host_first_value(named->launch, n->decl))
        set_add(&named->variables, n->decl);
    return true;
}

/* Whether a loop has a trip: where nobody knows, of one variable it is taken to. */
static bool has_trip(const Launch *launch, const Span *loop)
{
    Node *condition = flow_condition(loop->loop);
    int64_t number = condition ? host_constant(launch, condition) : 1;
    Named named = {.launch = launch};
    node_walk(number == UNKNOWN ? condition : NULL, find_named, &named);
    return loop->loop->kind == ND_DO || (number && named.variables.used < 2);
}

/* Chooses where a launch is reached first; returns whether loops are around it, all of which
 * have a trip. */
static bool choose_first(const Launch *launch)
{
    const Function *host = launch ? launch->host : NULL;
    last_trips.count = 0;
    chosen = NULL;
    if (!host || set_has(&host->optional, launch->call) || order_of(host)->jumps)
        return false;
    Order *o = order_of(host);
    int time = order_time(&o->calls, launch->call);
    bool is_in_loop = false, has_trips = time >= 0;
    chosen = launch;
    for (int i = 0; i < o->loops.count && has_trips; i++) {
        bool is_one = is_around(&o->loops.items[i], time);
        is_in_loop |= is_one;
        has_trips = !is_one || has_trip(launch, &o->loops.items[i]);
    }
    chosen = is_in_loop && has_trips ? launch : NULL;
    return chosen != NULL;
}

/* ---- last trips ------------------------------------------------------------ */

static bool leaves(Node *n)
{
    return flow_is_jump(n) || (n->kind == ND_CALL && flow_ends(n));
}

/* The last number of a counter from `begin` on that is changed by a sum. */
static bool find_last_sum(Op holds, int64_t begin, int64_t by, int64_t end, int64_t *last)
{
    int64_t most = holds == OP_LT ? end - 1 : holds == OP_GT ? end + 1 : end;
    bool is_up = by > 0 && (holds == OP_LT || holds == OP_LE);
    bool is_down = by < 0 && (holds == OP_GT || holds == OP_GE);
    if ((!is_up && !is_down) || (is_up ? begin > most : begin < most))
        return false;
    *last = begin + (most - begin) / by * by;
    return true;
}

/* The same, where it is multiplied, divided or shifted. */
static bool find_last_power(const Count *c, int64_t begin, int64_t by, int64_t end, int64_t *last)
{
    enum { MOST = 64 };
    const Type *t = c->counter->type;
    int64_t holds = 1, now = begin;
    int trips = 0;
    for (; trips < MOST && holds; trips++) {
        if (!fold_compute(c->holds, now, end, t->size, type_is_unsigned(t), &holds))
            return false;
        *last = holds ? now : *last;
        if (holds && !fold_compute(c->op, now, by, t->size, type_is_unsigned(t), &now))
            return false;
    }
    return trips > 1 && !holds;
}

static bool is_moving(Node *n, void *moving)
{
    return n->kind == ND_VAR && set_has(moving, n->decl);
}

static bool counts_alike(Node *loop, const Count *c)
{
    Set moving = {0};
    flow_find_moving(loop, &moving);
    return !node_any_with(c->end, is_moving, &moving)
        && !(c->by && node_any_with(c->by, is_moving, &moving));
}

static bool find_last(const Launch *launch, Node *loop, LastTrip *found)
{
    Count c;
    if (!flow_counts(loop, &c) || !c.end || c.counter->type->size < (long)sizeof(int)
        || node_any(flow_body(loop), leaves) || !counts_alike(loop, &c))
        return false;
    int64_t begin = host_constant(launch, c.begin), end = host_constant(launch, c.end);
    int64_t by = c.by ? host_constant(launch, c.by) : 1;
    found->counter = c.counter;
    if (begin == UNKNOWN || end == UNKNOWN || by == UNKNOWN)
        return false;
    return c.op == OP_ADD || c.op == OP_SUB
        ? find_last_sum(c.holds, begin, c.op == OP_ADD ? by : -by, end, &found->number)
        : find_last_power(&c, begin, by, end, &found->number);
}

/* From the outermost loop on: what an inner one counts to may follow from it. */
static bool choose_last(const Launch *launch, HostTrip trip)
{
    Order *o = order_of(launch->host);
    int time = order_time(&o->calls, launch->call), depth = 0, left = 0;
    for (int i = 0; i < o->loops.count; i++)
        left += is_around(&o->loops.items[i], time);
    for (int i = o->loops.count - 1; i >= 0; i--) {
        LastTrip last = {.loop = &o->loops.items[i]};
        if (!is_around(last.loop, time))
            continue;
        bool is_last = trip == LAST_TRIPS || (trip == LAST_OUTER ? depth == 0 : left == 1);
        Node *condition = flow_condition(last.loop->loop);
        depth++;
        left--;
        if (is_last && !find_last(launch, last.loop->loop, &last))
            return false;
        if (is_last)
            list_add(&last_trips, last);
        else if (last_trips.count && (!condition || host_constant(launch, condition) != 1))
            return false;
    }
    return depth > 1 || trip == LAST_TRIPS;
}

bool host_choose(const Launch *launch, HostTrip trip)
{
    return choose_first(trip == NO_TRIP ? NULL : launch)
        && (trip == FIRST_TRIPS || choose_last(launch, trip));
}

bool host_last_number(const Launch *launch, const Decl *d, int64_t *number)
{
    for (int i = 0; i < last_trips.count && launch == chosen; i++)
        if (last_trips.items[i].counter == d) {
            *number = last_trips.items[i].number;
            return true;
        }
    return false;
}

const Decl *host_last_counter(int i, int64_t *number)
{
    if (i >= last_trips.count)
        return NULL;
    *number = last_trips.items[i].number;
    return last_trips.items[i].counter;
}
