/* serial_choose.c - which form of a kernel is planned: with its helpers inlined, and
 * without structures, copies of views in tile_static memory, tiles or short vectors, as
 * far as that is possible and better.
 */
#include "planner.h"
#include "analysis/flow.h"
#include "refine/refine.h"
#include "retile/retile.h"
#include "scalarize/scalarize.h"
#include "unfold/unfold.h"

/* Each makes a kernel that does the same, or returns it as it is. */
typedef Function *(*Pass)(Program *prog, Function *kernel);

/* Without what the kernel's text has only for its readers, */
static const Pass SIMPLER[] = {
    refine_declarations, refine_initials, refine_renames, refine_views, refine_pointers,
    refine_simple, scalarize_members, refine_switches, refine_skips};

/* and with places and values that are seen. */
static const Pass CLEARER[] = {
    refine_flags, refine_blends, matrices, distribute, unflatten, condense, refine_every,
    refine_quotients, refine_unswitched, refine_places, refine_selects, refine_truths,
    refine_loads, scalarize_arrays, refine_tables};

static Function *pass_through(Program *prog, Function *kernel, const Pass *passes,
                              size_t count)
{
    for (size_t i = 0; i < count; i++)
        kernel = passes[i](prog, kernel);
    return kernel;
}

/* The kernel with its barriers in its own body. */
static Function *unfolded(Program *prog, Launch *launch, bool opens_loops,
                          const char **why_not)
{
    Function *kernel = launch->kernel;
    if (!launch->is_tiled)
        kernel = unfold_index(prog, kernel, why_not);
    if (!*why_not)
        kernel = unfold_kernel(prog, kernel, opens_loops, why_not);
    return *why_not ? kernel
        : pass_through(prog, kernel, SIMPLER, sizeof SIMPLER / sizeof *SIMPLER);
}

static Function *cleared(Program *prog, Function *kernel)
{
    return pass_through(prog, kernel, CLEARER, sizeof CLEARER / sizeof *CLEARER);
}

/* Statements with loops that are each thread's own: these are not done side by
 * side. */
static void find_loops(Step *step, void *context)
{
    Nodes *found = context;
    if (step_has_loop(step))
        list_add_all(found, &step->statements);
}

/* Whether neighbouring threads have elements of several rows. */
static bool scatters(const Step *step)
{
    return step->scatters;
}

/* The kernel as it goes along the rows of its domain, or NULL where its threads have to
 * do with their tiles. */
static Function *in_rows(Program *prog, Launch *launch, Function *f, bool *has_ends)
{
    Function *rows = launch->is_tiled ? untile(prog, f) : f;
    rows = rows ? refine_extents(prog, rows) : NULL;
    rows = rows ? refine_implied(prog, rows) : NULL;
    return rows ? refine_inner(prog, rows, has_ends) : NULL;
}

/* Whether tiles would be no better: they would have several rows in the cache. */
static bool needs_no_tiles(const Plan *s)
{
    return !s->why_not && (s->abreast || !steps_any(&s->steps, scatters));
}

/* Short vectors become scalars but in loops that are each thread's own; in those,
 * too, where they are none then. */
static void plan_scalars(Planner *p, Program *prog, Launch *launch, Function *f)
{
    Nodes loops = {0}, left = {0}, none = {0};
    steps_walk(&p->plan->steps, find_loops, &loops);
    Function *scalar = scalarize_kernel(prog, f, &none);
    if (scalar == f)
        return;
    serial_plan_kernel(p, prog, launch, scalar, NULL);
    steps_walk(&p->plan->steps, find_loops, &left);
    if (left.count && loops.count)
        serial_plan_kernel(p, prog, launch, scalarize_kernel(prog, f, &loops),
                           NULL);
}

/* Loops by which a row's threads, whose variables are in memory, walk through views. */
static void find_walks(Step *step, void *context)
{
    const Step *run = step->steps.count == 1 ? step->steps.items[0] : NULL;
    if (step->walks && run && run->kind == STEP_RUN)
        set_add(context, step->node);
}

/* Plans another form of the kernel, if it is one, and has a plan. */
static void plan_again(Planner *p, Program *prog, Launch *launch, Function *f)
{
    const Planner before = *p;
    if (f == p->kernel)
        return;
    serial_plan_kernel(p, prog, launch, f, NULL);
    if (p->plan->why_not)
        *p = before;
}

/* Several trips of these at a time. */
static void plan_walks(Planner *p, Program *prog, Launch *launch)
{
    Set walks = {0};
    if (p->plan->index && p->plan->last && !p->plan->abreast)
        steps_walk(&p->plan->steps, find_walks, &walks);
    plan_again(p, prog, launch, jam_walks(prog, p->kernel, &walks));
}

static Plan *plan_function(Program *prog, Launch *launch, Function *f,
                           const char *why_not)
{
    Planner p;
    bool has_ends = false;
    Function *rows = why_not ? NULL : in_rows(prog, launch, f, &has_ends);
    if (rows)
        serial_plan_kernel(&p, prog, launch, rows, NULL);
    if (rows && (!launch->is_tiled || needs_no_tiles(p.plan))) {
        f = rows;
    } else {
        serial_plan_kernel(&p, prog, launch, f, why_not);
        has_ends = false;
    }
    if (!p.plan->why_not)
        guard_plan_kernel(&p, launch);
    if (!p.plan->why_not) {
        plan_scalars(&p, prog, launch, p.kernel);
        plan_walks(&p, prog, launch);
        /* Last, as other passes know ints alone. */
        plan_again(&p, prog, launch, refine_narrow(prog, p.kernel));
    }
    Plan *s = p.plan;
    s->has_ends = has_ends;
    s->instance = s->kernel == launch->kernel
        ? launch->instance : infer_kernel(prog->unit, s->kernel);
    if (!s->why_not) {
        keep_variables(&p);
        turn_find(&p);
        tally_find(&p);
        together_find(&p);
        lines_find(&p);
    }
    return s;
}

/* Whether a loop of a kernel has barriers. */
static bool waits_in_loop(Program *prog, const Node *body)
{
    for (int i = 0; i < body->kid_count; i++)
        if (flow_is_loop(body->kids[i]) && node_waits(prog, body->kids[i]))
            return true;
    return false;
}

/* A plan without copies of views in tile_static memory, or NULL: elements of several
 * rows that a loop takes are far from one another in a view, and near in a copy. Copies
 * that each trip of a loop makes are no better left out, unless rows of threads then go
 * together. One that is to be flat has no rows of threads but those that make the copies. */
static Plan *plan_unstaged(Program *prog, Launch *launch, Function *f, bool is_flat)
{
    ViewEnds ends = {0};
    Function *unstaged = launch->is_tiled ? unstage(prog, f, &ends) : NULL;
    if (!unstaged || (is_flat && tile_rows(prog, unstaged) != unstaged))
        return NULL;
    Plan *s = plan_function(prog, launch, unstaged, NULL);
    if (s->why_not || steps_any_in_loop(&s->steps, scatters)
        || (waits_in_loop(prog, f->body) && !steps_go_together(&s->steps)))
        return NULL;
    s->view_ends = ends;
    return s;
}

/* Whether it is a loop around a barrier that tiles may go through in different ways. */
static bool counts_apart(const Step *step)
{
    return step->kind == STEP_CONTROL && step->node->kind == ND_FOR
        && !step->is_own_for && !step->strides && !step->staggers;
}

/* A plan of several tiles at a time, or in turn, or NULL. */
static Plan *plan_coarse(Program *prog, Launch *launch, Function *f)
{
    Function *coarse = launch->is_tiled ? coarsen(prog, f) : NULL;
    Plan *s = coarse ? plan_function(prog, launch, coarse, NULL) : NULL;
    if (s && !s->why_not && !steps_any(&s->steps, counts_apart))
        return s;
    Function *adds = launch->is_tiled ? accumulate(prog, f) : NULL;
    s = adds ? plan_function(prog, launch, adds, NULL) : NULL;
    return s && !s->why_not ? s : NULL;
}

/* A plan of a domain of one dimension whose threads take it for rows, where these are
 * long, or NULL. */
static Plan *plan_rows(Program *prog, Launch *launch, Function *f)
{
    Node *length = NULL;
    int64_t known;
    Function *rows = !launch->is_tiled && launch->rank == 1
        ? refine_rows(prog, f, &length) : f;
    Plan *s = rows == f ? NULL : plan_function(prog, launch, cleared(prog, rows), NULL);
    if (!s || s->why_not)
        return NULL;
    s->length = length;
    if (!fold_constant(length, &known))
        list_add(&s->view_ends, ((ViewEnd){.kind = END_LEAST, .value = length->decl,
                                           .number = LEAST_LENGTH}));
    return s;
}

/* What is planned of a tiled kernel that is cleared. */
static Function *ordered(Program *prog, Function *clear)
{
    return prefix_sums(prog, upright(prog, clear));
}

/* What is planned of an unfolded kernel, tiled or not, which is `clear` when cleared. */
static Function *prepared(Program *prog, const Launch *launch, Function *f,
                          Function *clear)
{
    if (!launch->is_tiled)
        return clear;
    Function *rows = tile_rows(prog, f);
    return ordered(prog, rows == f ? clear : cleared(prog, rows));
}

/* A plan of a tile whose threads form rows for copies alone, without both; or NULL. */
static Plan *plan_flat(Program *prog, Launch *launch, Function *f)
{
    bool has_rows = launch->is_tiled && tile_rows(prog, f) != f;
    return has_rows ? plan_unstaged(prog, launch, ordered(prog, cleared(prog, f)), true)
        : NULL;
}

/* A plan that holds where views have nothing in common, and short rows are as long as they
 * seem; NULL where that is no better. */
static Plan *plan_apart(Program *prog, Launch *launch, Function *f, Function *plain)
{
    ViewEnds ends = {0};
    Function *dense = refine_dense(prog, f, &ends), *apart = dense;
    if (dense == f) {
        apart = refine_rotations(prog, refine_fold(prog, launch, f));
        apart = refine_registers(prog, apart);
        apart = refine_pitches(prog, refine_owns(prog, apart, &ends), &ends);
    }
    Function *ready = apart == f ? plain
        : prepared(prog, launch, apart, cleared(prog, apart));
    Function *turned = transpose(prog, ready);
    Plan *s = turned == ready ? plan_flat(prog, launch, apart) : NULL;
    if (!s && turned == ready)
        s = plan_unstaged(prog, launch, ready, false);
    if (!s)
        s = plan_rows(prog, launch, apart);
    if (!s && turned != plain)
        s = plan_function(prog, launch, turned, NULL);
    if (!s || s->why_not)
        return NULL;
    list_add_all(&s->view_ends, &ends);
    s->is_dense = dense != f;
    return s;
}

static Plan *plan(Program *prog, Launch *launch, bool opens_loops)
{
    const char *why_not = NULL;
    Function *f = unfolded(prog, launch, opens_loops, &why_not);
    if (why_not)
        return plan_function(prog, launch, f, why_not);
    Function *clear = cleared(prog, f);
    Plan *coarse = plan_coarse(prog, launch, clear);
    if (coarse)
        return coarse;
    Function *plain = prepared(prog, launch, f, clear);
    Plan *s = plan_function(prog, launch, plain, NULL);
    Plan *apart = s->why_not ? NULL : plan_apart(prog, launch, f, plain);
    if (!apart)
        return s;
    apart->staged = s;
    return apart;
}

const Plan *serial_plan(Program *prog, Launch *launch)
{
    Plan *s = plan(prog, launch, true);
    if (s->why_not)
        s = plan(prog, launch, false);
    for (Plan *form = s; form && !s->why_not; form = form->staged)
        rare_find(prog, form);
    return s;
}
