/* tile_assigned.c - which variables the loops of a kernel assign.
 *
 * One walk over a loop lists the assignments in it in order, so that those of a nested
 * loop are a part of the list.
 */
#include "analysis/flow.h"
#include "tile_run.h"

/* A loop's part of the list of assignments, without those of the first part of
 * a `for`; whether the loop may wait at a barrier. */
typedef struct Span {
    int first, condition, end;
    bool waits;
} Span;

static void add(Run *r, Node *place, Node *step)
{
    Node *root = node_root(place);
    if (!root || !root->decl || root->decl->is_tile_static)
        return;
    Assignment a = {root->decl, node_strip(place)->kind == ND_VAR ? step : NULL};
    list_add(&r->assignments, a);
}

static bool is_step(const Node *n)
{
    return op_is_step(n->op) || n->op == OP_ADD_ASSIGN
        || n->op == OP_SUB_ASSIGN;
}

static void look_at(Run *r, Node *n)
{
    bool is_address = n->kind == ND_UNARY && n->op == OP_ADDRESS;
    bool decays = n->kind == ND_CAST && n->kids[0]->type
        && n->kids[0]->type->kind == TY_ARRAY;
    if (is_address || decays)
        add(r, n->kids[0], NULL);
    else if (node_assigned(n))
        add(r, node_assigned(n), is_step(n) ? n : NULL);
}

static bool may_wait(const Node *n)
{
    const Function *f = node_helper(n);
    return builtin_barrier(n) || (f && function_takes_tile(f));
}

/* Lists the assignments in a node; returns whether it may wait at a barrier. */
static bool look_in(Run *r, Node *n)
{
    if (!n)
        return false;
    look_at(r, n);
    bool waits = may_wait(n);
    Span *span = flow_is_loop(n) ? NEW(Span) : NULL;
    if (span)
        *map_put_pointer(&r->spans, n) = span;
    for (int i = 0; i < n->declared.count; i++)
        waits |= look_in(r, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++) {
        if (span && i == flow_trip_at(n))
            span->first = span->condition = r->assignments.count;
        if (span && n->kind == ND_DO && i == DO_CONDITION)
            span->condition = r->assignments.count;
        waits |= look_in(r, n->kids[i]);
    }
    if (span) {
        span->end = r->assignments.count;
        span->waits = waits;
    }
    return waits;
}

void run_find_assignments(Run *r, Node *loop)
{
    if (!map_get_pointer(&r->spans, loop))
        look_in(r, loop);
}

bool run_may_wait(const Run *r, const Node *loop)
{
    const Span *span = map_value_pointer(&r->spans, loop);
    return span->waits;
}

void run_assignments(Run *r, const Node *loop,
                     void (*visit)(const Assignment *a, void *context),
                     void *context)
{
    const Span *span = map_value_pointer(&r->spans, loop);
    for (int i = span->condition; i < span->end; i++)
        visit(&r->assignments.items[i], context);
    for (int i = span->first; i < span->condition; i++)
        visit(&r->assignments.items[i], context);
}

static Look find_unsteady(Node *n, void *assigned)
{
    bool is_computed = n->kind == ND_PAREN || n->kind == ND_CAST || n->kind == ND_INT
        || (n->kind == ND_MEMBER && !n->is_arrow)
        || (n->kind == ND_SUBSCRIPT && node_strip(n->kids[0])->type->kind == TY_VECTOR)
        || (n->kind == ND_BINARY && op_form(n->op) == 'B');
    bool is_variable = n->kind == ND_VAR && !n->decl->is_tile_static
        && !map_get_pointer(assigned, n->decl);
    return !is_computed && !is_variable ? FOUND
        : n->is_constant ? LOOK_BEYOND : LOOK_BELOW;
}

bool run_is_steady(Node *n, const Map *assigned)
{
    return !node_find(n, find_unsteady, (void *)assigned);
}

static bool find_effect(Node *n, void *context)
{
    bool *found = context;
    *found = *found || n->kind == ND_CALL || node_changed(n);
    return !*found;
}

bool run_has_effect(Node *n)
{
    bool found = false;
    node_walk(n, find_effect, &found);
    return found;
}
