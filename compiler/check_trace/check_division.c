/* check_division.c - integer divisions by zero that are certain to happen: amp.value.1.
 *
 * The divisor depends on the thread's index, or is a variable or a helper's parameter
 * whose value is the constant 0.
 */
#include "check_trace.h"

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

/* Whether the divisor is a variable that always has the constant that it begins with. */
static bool is_constant(const Event *e)
{
    const Node *divisor = node_strip(e->node->kids[BINARY_RIGHT]);
    const Decl *d = divisor->kind == ND_VAR ? divisor->decl : NULL;
    int64_t value;
    return d && d->init && fold_constant(d->init, &value) && d->function
        && d->function->body && !node_changes(d->function->body, d);
}

/* A thread that divides by zero in every run, or -1. */
static int certain_thread(const Trace *trace, const Event *e)
{
    Tile *tile = trace->tile;
    bool is_sure = e->active == trace->inside || e->active->is_fixed
        || (tile->is_sure && check_is_reached(e->active, !e->value->is_placed, CERTAIN_TILES));
    const int64_t *active = value_lanes(tile, e->active);
    const int64_t *divisor = value_lanes(tile, e->value);
    for (int t = 0; t < tile->threads && is_sure; t++)
        if (active[t] && active[t] != UNKNOWN && divisor[t] == 0)
            return t;
    return -1;
}

static void report(const Trace *trace, const Event *e, int thread)
{
    const char *what = e->node->op == OP_MOD || e->node->op == OP_MOD_ASSIGN
        ? "remainder" : "division";
    if (e->value->varies || e->value->is_placed)
        diag(D_DIVIDE_ZERO_THREAD, at_node(e->node), what,
             check_thread_string(trace, thread));
    else
        diag(D_DIVIDE_ZERO, at_node(e->node), what);
    diag_mark(e->node->kids[BINARY_RIGHT]->range);
    check_note_calls(e->frame);
}

void check_divisions(const Trace *trace, Reported *reported)
{
    tile_sample(trace->tile, 0);
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (e->kind != EVENT_DIVISION || set_has(&reported->nodes, e->node))
            continue;
        int thread = certain_thread(trace, e);
        if (thread < 0 && !(value_is(e->value, 0) && (is_argument(e) || is_constant(e))))
            continue;
        set_add(&reported->nodes, e->node);
        report(trace, e, thread);
    }
}
