/* serial_steps.c - walks through the steps of a plan and the statements of a run. */
#include "serial.h"
#include "analysis/flow.h"

/* Of those that count: where all do, or what is in a loop. */
static bool any_of(const Steps *steps, bool (*is)(const Step *step), bool counts)
{
    for (int i = 0; i < steps->count; i++) {
        const Step *step = steps->items[i];
        bool inside = counts || (step->node && flow_is_loop(step->node));
        if ((counts && is(step)) || any_of(&step->begin, is, counts)
            || any_of(&step->steps, is, inside) || any_of(&step->otherwise, is, inside)
            || any_of(&step->next, is, inside))
            return true;
    }
    return false;
}

bool steps_any(const Steps *steps, bool (*is)(const Step *step))
{
    return any_of(steps, is, true);
}

bool steps_any_in_loop(const Steps *steps, bool (*is)(const Step *step))
{
    return any_of(steps, is, false);
}

bool step_is_loop(const Step *step)
{
    return step->is_own_for || step->kind == STEP_MASKED;
}

static bool is_together(const Step *step)
{
    return step->is_together;
}

bool steps_go_together(const Steps *steps)
{
    return steps_any(steps, is_together);
}

void steps_walk(const Steps *steps, void (*visit)(Step *step, void *context), void *context)
{
    for (int i = 0; i < steps->count; i++) {
        Step *step = steps->items[i];
        visit(step, context);
        steps_walk(&step->begin, visit, context);
        steps_walk(&step->steps, visit, context);
        steps_walk(&step->otherwise, visit, context);
        steps_walk(&step->next, visit, context);
    }
}

void step_walk(const Step *step, bool (*visit)(Node *n, void *context), void *context)
{
    for (int i = 0; i < step->statements.count; i++)
        node_walk(step->statements.items[i], visit, context);
}

bool step_has_loop(const Step *step)
{
    for (int i = 0; i < step->statements.count; i++)
        if (flow_has_loop(step->statements.items[i]))
            return true;
    return false;
}
