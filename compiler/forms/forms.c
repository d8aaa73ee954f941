/* forms.c - which forms each kernel has: all that is decided about kernels before any of
 * them is printed.
 */
#include "forms.h"
#include "several/several.h"

static void plan_serial(Program *prog, Forms *forms)
{
    if (prog->unit->form == FORM_SPMD) {
        forms->why_not_serial = "'-fform=spmd' leaves the other form out";
        return;
    }
    const Plan *plan = serial_plan(prog, forms->launch);
    forms->why_not_serial = plan->why_not;
    forms->serial = plan->why_not ? NULL : plan;
}

static void plan_several(Program *prog, Forms *forms)
{
    const Launch *launch = forms->launch;
    bool has_loops = false;
    bool is_stray = !launch->is_tiled && function_statics(prog, launch->kernel)->count;
    forms->why_not_several = is_stray ? "it has tile_static variables and no tile"
        : several_why_not(prog, launch, &has_loops);
    if (forms->why_not_several)
        return;
    forms->is_short = !launch->is_tiled && !has_loops;
    Together together = several_together(prog, launch, forms->is_short);
    forms->together = together.kernel;
    forms->repeats = together.repeats;
    forms->why_not_several = forms->is_short ? NULL : together.why_not;
}

FormsOfLaunches forms_plan(Program *prog)
{
    FormsOfLaunches all = {0};
    for (int i = 0; i < prog->unit->launches.count; i++) {
        Forms forms = {.launch = prog->unit->launches.items[i]};
        plan_serial(prog, &forms);
        plan_several(prog, &forms);
        list_add(&all, forms);
    }
    return all;
}
