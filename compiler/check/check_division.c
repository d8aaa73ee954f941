/* check_division.c - division by a zero that a kernel is sure to come to:
 * amp.value.1, where the constant is a variable's or a helper's argument.
 */
#include "check.h"

/* The argument that a parameter of the call's function gets, or NULL. */
static Node *argument_for(const Node *call, const Node *parameter)
{
    const Function *f = node_callee(call);
    for (int i = 0; f && i < f->parameters.count; i++)
        if (f->parameters.items[i] == parameter->decl
            && i + CALL_ARGUMENT < call->kid_count)
            return node_strip(call->kids[i + CALL_ARGUMENT]);
    return NULL;
}

/* Whether the divisor is the constant that a call gives, and all who come by
 * the call divide. */
static bool is_argument(const Event *e)
{
    const Node *divisor = node_strip(e->node->kids[BINARY_RIGHT]);
    const Value *active = e->active;
    int64_t value;
    for (const Frame *f = e->frame; f && active == f->active; f = f->outer) {
        if (divisor->kind != ND_VAR)
            return false;
        divisor = argument_for(f->call, divisor);
        if (!divisor)
            return false;
        if (fold_constant(divisor, &value))
            return true;
    }
    return false;
}

/* Whether some thread comes there in every run. */
static bool is_certain(const Trace *trace, const Event *e)
{
    if (!e->active->is_fixed)
        return false;
    const int64_t *active = value_lanes(trace->tile, e->active);
    for (int t = 0; t < trace->tile->threads; t++)
        if (active[t] && active[t] != UNKNOWN)
            return true;
    return false;
}

void check_divisions(const Trace *trace, Reported *reported)
{
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (e->kind != EVENT_DIVISION
            || set_has(&reported->nodes, e->node)
            || !(is_certain(trace, e) || is_argument(e)))
            continue;
        set_add(&reported->nodes, e->node);
        diag(D_DIVIDE_ZERO, at_node(e->node),
             e->node->op == OP_MOD || e->node->op == OP_MOD_ASSIGN
             ? "remainder" : "division");
        diag_mark(e->node->kids[BINARY_RIGHT]->range);
        check_note_calls(e->frame);
    }
}
