/* element.c - elements of arrays at places that are known, once short loops are
 * unrolled.
 */
#include "element.h"
#include "flow.h"
#include "fold.h"
#include "tree/tree.h"

/* ---- short loops -------------------------------------------------------- */

static bool cannot_repeat(Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!decl_is_automatic(n->declared.items[i]))
            return true;
    return n->kind == ND_LABEL;
}

static bool find_counter(Node *n, void *counters)
{
    if (flow_is_loop(n) && flow_is_short(n) && !flow_has_case(n->kids[FOR_BODY])
        && !node_any(n->kids[FOR_BODY], cannot_repeat))
        set_add(counters, flow_counter(n));
    return true;
}

void element_find_counters(Node *body, Set *counters)
{
    node_walk(body, find_counter, counters);
}

/* ---- places ------------------------------------------------------------- */

static bool is_unknown(Node *n, void *counters)
{
    switch (n->kind) {
    case ND_INT:
    case ND_PAREN:
    case ND_CAST:
        return false;
    case ND_BINARY:
        return op_form(n->op) == 'A' || n->op == OP_COMMA;
    case ND_UNARY:
        return op_is_step(n->op) || n->op == OP_ADDRESS || n->op == OP_DEREF;
    case ND_VAR:
        return !set_has(counters, n->decl) && !n->is_constant;
    default:
        return true;
    }
}

static bool is_known(const Set *counters, Node *n)
{
    return !n || !node_any_with(n, is_unknown, (void *)counters);
}

static bool find_shared(Node *n, void *counters)
{
    Count c;
    if (n->kind == ND_FOR && flow_counts(n, &c) && c.end && is_known(counters, c.begin)
        && is_known(counters, c.end) && is_known(counters, c.by)
        && !flow_stops(n->kids[FOR_BODY]) && !flow_returns(n->kids[FOR_BODY]))
        set_add(counters, c.counter);
    return true;
}

void element_find_shared(Node *body, Set *counters)
{
    node_walk(body, find_shared, counters);
}

Node *element_array(const Set *counters, Node *n)
{
    if (n->kind != ND_SUBSCRIPT || n->type->kind == TY_ARRAY)
        return NULL;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (n->kids[SUBSCRIPT_BASE]->type->kind == TY_VECTOR
            || !is_known(counters, n->kids[SUBSCRIPT_INDEX]))
            return NULL;
    return n;
}

typedef struct Choosing {
    const Set *counters;
    Set *found;
} Choosing;

static bool find_choosing(Node *n, void *context)
{
    const Choosing *c = context;
    if (n->kind == ND_VAR && set_has(c->counters, n->decl))
        set_add(c->found, n->decl);
    return true;
}

void element_find_choosing(const Set *counters, Node *element, Set *choosing)
{
    Choosing c = {counters, choosing};
    for (Node *n = element; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        node_walk(n->kids[SUBSCRIPT_INDEX], find_choosing, &c);
}

int64_t element_place(const Node *n)
{
    int64_t place = 0, size = 1, index;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE])) {
        const Type *array = node_strip(n->kids[SUBSCRIPT_BASE])->type;
        if (!fold_constant(n->kids[SUBSCRIPT_INDEX], &index) || index < 0
            || index >= array->count)
            return -1;
        place += index * size;
        size *= array->count;
    }
    return place;
}
