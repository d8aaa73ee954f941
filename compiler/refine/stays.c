/* stays.c - expressions of what never changes, of the thread's place, and of the counters of
 * loops.
 */
#include "stays.h"
#include "analysis/flow.h"

static bool find_counters(Node *n, void *context)
{
    Stays *s = context;
    Count count;
    if (flow_counts(n, &count))
        set_add(&s->counters, count.counter);
    return true;
}

void stays_learn(Stays *s, Node *body)
{
    node_walk(body, find_counters, s);
}

static Look find_change(Node *n, void *context)
{
    Stays *s = context;
    if (n->is_constant || (n->kind == ND_VAR && set_has(&s->counters, n->decl)))
        return LOOK_BEYOND;
    bool is_of_tile = n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant
        && node_is_place(node_strip(n->kids[SUBSCRIPT_BASE]));
    if (is_of_tile || builder_is_component(n, s->kernel->parameters.items[0]))
        return LOOK_BEYOND;
    bool is_plain = n->kind == ND_VAR ? builder_is_fixed(s->builder, n)
        : n->kind == ND_PAREN || n->kind == ND_CAST
        || ((n->kind == ND_BINARY || n->kind == ND_UNARY) && !node_assigned(n)
            && n->op != OP_DEREF && n->op != OP_ADDRESS);
    return is_plain ? LOOK_BELOW : FOUND;
}

bool stays_same(Stays *s, Node *n)
{
    return !node_find(n, find_change, s);
}
