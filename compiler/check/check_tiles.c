/* check_tiles.c - executes each kernel symbolically, and runs the checks on its trace. */
#include "check.h"

static void mark(const Way *way, const Launch *launch, void *context)
{
    Set *reached = context;
    (void)launch;
    set_add(reached, way->function);
}

/* The loops around an event, by where they begin, the outermost first. */
typedef LIST(int) Around;

static int loop_end(const Trace *trace, int begin)
{
    int i = begin, inside = 0;
    do {
        EventKind kind = trace->events.items[i].kind;
        inside += (kind == EVENT_LOOP) - (kind == EVENT_LOOP_END);
    } while (inside && ++i < trace->events.count);
    return i;
}

/* Leaves out what follows an event in the outermost loop around it that threads leave in
 * different trips: what is before it is one trip. Returns the last event that is left out, or
 * the one before it. */
static int leave_parting(const Trace *trace, int event, Around *around, bool *is_left_out)
{
    int first = 0;
    while (first < around->count && !trace->events.items[around->items[first]].parts)
        first++;
    if (first == around->count)
        return event - 1;
    int end = loop_end(trace, around->items[first]);
    for (; around->count > first; around->count--)
        is_left_out[around->items[around->count - 1]] = true;
    for (int i = event; i <= end; i++)
        is_left_out[i] = true;
    return end;
}

static const Trace *without(const Trace *trace, const bool *is_left_out)
{
    Trace *part = NEW(Trace);
    *part = *trace;
    part->events.items = NULL;
    part->events.count = 0;
    part->is_partial = true;
    for (int i = 0; i < trace->events.count; i++)
        if (!is_left_out[i])
            list_add(&part->events, trace->events.items[i]);
    return part;
}

/* A trace as if all threads came to each barrier, as far as that can be known. */
static const Trace *as_if_uniform(const Trace *trace)
{
    Around around = {0};
    bool *is_left_out = NEW_ARRAY(bool, trace->events.count + 1), is_partial = false;
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (check_is_divergent(trace, e)) {
            int last = leave_parting(trace, i, &around, is_left_out);
            is_partial |= last >= i;
            i = last > i ? last : i;
        } else if (e->kind == EVENT_LOOP) {
            list_add(&around, i);
        } else if (e->kind == EVENT_LOOP_END) {
            around.count--;
        }
    }
    return is_partial ? without(trace, is_left_out) : trace;
}

static void look_with(const Launch *launch, const int *size, Reported *reported)
{
    const Trace *trace = tile_trace(launch, launch->kernel, size);
    if (launch->is_lost) { /* whoever comes to a barrier, what is around it is there */
        check_barriers(trace, launch, reported);
        return;
    }
    check_divisions(trace, reported);
    check_forever(trace, reported);
    check_bounds(trace, reported);
    check_borders(trace, reported);
    check_private(trace, reported);
    check_barriers(trace, launch, reported);
    bool is_known = check_may_race_to_barrier(trace); /* no barrier orders tiles */
    check_races(trace, is_known ? trace : as_if_uniform(trace), launch, reported);
}

/* If its tile is not that of its domain, a kernel may be meant for either: what is wrong
 * with both is told. */
static void look(const Launch *launch, Reported *reported)
{
    if (!launch->other_tile[0]) {
        look_with(launch, NULL, reported);
        return;
    }
    int first = diag_count();
    look_with(launch, NULL, &(Reported){.nodes = {0}});
    int second = diag_count();
    look_with(launch, launch->other_tile, &(Reported){.nodes = {0}});
    diag_keep_repeated(first, second);
}

/* A launch in a kernel is an error, and whose threads would meet is not known. */
static bool is_in_amp_code(const Launch *launch)
{
    return launch->host && launch->host->restriction & AMP;
}

void check_tiles(Unit *unit)
{
    Set reached = {0};
    Reported reported = {0};
    bool is_sound = !diag_errors();
    tile_find_aliases(unit);
    tile_find_calls(unit);
    for (int i = 0; i < unit->launches.count; i++) {
        if (!is_in_amp_code(unit->launches.items[i])) {
            check_domain_in_trips(unit->launches.items[i]);
            look(unit->launches.items[i], &reported);
        }
        check_reach(unit->launches.items[i], mark, &reached);
    }
    for (int i = 0; i < unit->torn.count; i++)
        if (!is_in_amp_code(unit->torn.items[i]))
            look(unit->torn.items[i], &reported);
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (is_sound && f->body && f->decl && check_is_amp(f) && function_takes_tile(f)
            && !set_has(&reached, f)) /* no launch does */
            check_barriers(tile_trace(NULL, f, NULL), NULL, &reported);
    }
}
