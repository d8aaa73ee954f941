/* check_traces.c - executes each kernel symbolically, and runs the checks on its trace. */
#include "check_trace.h"

static void mark(const Way *way, const Launch *launch, void *context)
{
    Set *reached = context;
    (void)launch;
    set_add(reached, way->function);
}

/* The checks to run, and what they have reported. */
typedef struct Checking {
    const TraceCheck *checks;
    int count;
    Reported *reported;
} Checking;

static void look_at(const Trace *trace, bool is_part, const Checking *checking)
{
    for (int i = 0; i < checking->count; i++)
        if (!is_part || checking->checks[i].is_of_parts)
            checking->checks[i].check(trace, checking->reported);
}

static void look_with(const Launch *launch, const int *size, const Checking *checking)
{
    look_at(tile_trace(launch, launch->kernel, size), launch->is_lost, checking);
}

/* If its tile is not that of its domain, a kernel may be meant for either: what is wrong
 * with both is told. */
static void look_at_launch(const Launch *launch, const Checking *checking)
{
    if (!launch->other_tile[0]) {
        look_with(launch, NULL, checking);
        return;
    }
    int first = diag_count();
    Checking alone = *checking;
    alone.reported = &(Reported){.nodes = {0}};
    look_with(launch, NULL, &alone);
    int second = diag_count();
    alone.reported = &(Reported){.nodes = {0}};
    look_with(launch, launch->other_tile, &alone);
    diag_keep_repeated(first, second);
}

/* A launch in a kernel is an error, and whose threads would meet is not known. */
static bool is_in_amp_code(const Launch *launch)
{
    return launch->host && launch->host->restriction & AMP;
}

void check_traces(Unit *unit, const TraceCheck *checks, int count)
{
    Set reached = {0};
    Checking checking = {checks, count, &(Reported){.nodes = {0}}};
    bool is_sound = !diag_errors();
    tile_find_aliases(unit);
    tile_find_calls(unit);
    for (int i = 0; i < unit->launches.count; i++) {
        if (!is_in_amp_code(unit->launches.items[i])) {
            check_domain_in_trips(unit->launches.items[i]);
            look_at_launch(unit->launches.items[i], &checking);
        }
        check_reach(unit->launches.items[i], mark, &reached);
    }
    for (int i = 0; i < unit->torn.count; i++)
        if (!is_in_amp_code(unit->torn.items[i]))
            look_at_launch(unit->torn.items[i], &checking);
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (is_sound && f->body && f->decl && check_is_amp(f) && function_takes_tile(f)
            && !set_has(&reached, f)) /* no launch does */
            look_at(tile_trace(NULL, f, NULL), true, &checking);
    }
}
