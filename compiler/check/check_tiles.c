/* check_tiles.c - executes each kernel symbolically, and runs the checks on its trace. */
#include "check.h"

static void mark(const Way *way, const Launch *launch, void *context)
{
    Set *reached = context;
    (void)launch;
    set_add(reached, way->function);
}

/* The first events of a trace, as one trip of the loops that go on behind them. */
static Trace first_events(const Trace *trace, int count)
{
    Trace part = *trace;
    bool *is_open = NEW_ARRAY(bool, count + 1);
    int ends = 0;
    for (int i = count - 1; i >= 0; i--) {
        EventKind kind = trace->events.items[i].kind;
        is_open[i] = kind == EVENT_LOOP && !ends;
        ends += (kind == EVENT_LOOP_END) - (kind == EVENT_LOOP && ends);
    }
    part.events.items = NULL;
    part.events.count = 0;
    for (int i = 0; i < count; i++)
        if (!is_open[i])
            list_add(&part.events, trace->events.items[i]);
    part.is_partial = true;
    return part;
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
    /* What races there are behind a barrier is known once all threads reach it; but none
     * orders tiles. */
    int known = check_barriers(trace, launch, reported);
    Trace part;
    if (known < trace->events.count)
        part = first_events(trace, known);
    check_races(trace, known < trace->events.count ? &part : trace, launch, reported);
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
    look_with(launch, NULL, &(Reported){{0}, {0}});
    int second = diag_count();
    look_with(launch, launch->other_tile, &(Reported){{0}, {0}});
    diag_keep_repeated(first, second);
}

void check_tiles(Unit *unit)
{
    Set reached = {0};
    Reported reported = {0};
    bool is_sound = !diag_errors();
    tile_find_aliases(unit);
    for (int i = 0; i < unit->launches.count; i++) {
        look(unit->launches.items[i], &reported);
        check_reach(unit->launches.items[i], mark, &reached);
    }
    for (int i = 0; i < unit->torn.count; i++)
        look(unit->torn.items[i], &reported);
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (is_sound && f->body && f->decl && check_is_amp(f) && function_takes_tile(f)
            && !set_has(&reached, f)) /* no launch does */
            check_barriers(tile_trace(NULL, f, NULL), NULL, &reported);
    }
}
