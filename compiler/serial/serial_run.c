/* serial_run.c - a run: how it accesses elements, and which of its statements come before
 * a barrier at which two regions were merged.
 */
#include "planner.h"

/* How the elements of a run lie. */
static void weigh_run(Planner *p, Step *run)
{
    for (int i = 0; i < run->statements.count; i++)
        run->scatters = run->scatters || span_scatters(p, run->statements.items[i]);
    for (int i = 0; i < run->statements.count && !run->scatters; i++)
        span_note_in_order(p, run->statements.items[i]);
    run->collapsed = collapse_find(p, run);
    if (run->collapsed)
        return;
    every_find(p, run);
    if (run->every)
        return;
    if (!run->scatters && !p->descends) {
        near_find(p, run);
        butterfly_find(p, run);
    }
    recur_find(p, run);
    chain_find(p, run);
    near_weigh(p, run);
    run->lanes = wide_lanes(p, run);
}

/* What stands after the barrier that two regions were joined at is a part of its
 * own, where a row has enough threads. */
static void cut_at_barrier(Planner *p, Step *run)
{
    int at = 0, count = run->statements.count;
    while (at < count && run->statements.items[at] != p->later)
        at++;
    if (!p->descends || at == 0 || at == count
        || p->plan->tile[p->plan->last] < 2 * LANES)
        return;
    run->then = serial_new_step(STEP_RUN, NULL);
    for (int i = at; i < count; i++)
        list_add(&run->then->statements, run->statements.items[i]);
    run->statements.count = at;
    weigh_run(p, run->then);
}

void run_plan(Planner *p, Step *run, Steps *out)
{
    cut_at_barrier(p, run);
    weigh_run(p, run);
    hoist_find(p, run);
    part_plan(p, run, out);
}
