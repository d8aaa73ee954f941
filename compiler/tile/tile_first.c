/* tile_first.c - numbers of the host where a launch in a loop of it is reached first:
 *
 *     for (int k = 0; k < n - 1; k++)
 *         parallel_for_each(extent(n - k), … a[i + k + 1] … // k is 0
 *
 * A variable is then as it was declared, or as a for begins with it, if no change of it is before
 * the launch in the text.
 */
#include "tile_order.h"
#include "analysis/flow.h"

/* The launch that is looked at where it is reached first. */
static const Launch *chosen;

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
        if (times->items[i] < until && (!loop || !look_at_for(loop->loop, d, &value)))
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

bool host_choose_first(const Launch *launch)
{
    const Function *host = launch ? launch->host : NULL;
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
