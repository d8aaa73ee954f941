/* serial_along.c - loops whose trips have neighbouring elements, where threads are
 * in rows far from each other:
 *
 *     for (int x = 0; x < n; x++)
 *         sum += in[y][x];            y is the thread's place
 *
 * Done for all threads of a long strip, each trip would take a line of the cache
 * for each of them, of which little is left when the next trip comes. Loops that
 * call functions have more to win from vectors.
 */
#include "serial_plan.h"

typedef struct Search {
    Plan *plan;
    const Decl *counter;
    int along, across; /* elements that follow the trips, and the threads */
    bool calls;        /* it computes more than memory is slow */
} Search;

/* Whether an index is a sum with the counter in it. */
static bool adds(const Node *index, const Decl *counter)
{
    const Node *n = node_strip((Node *)index);
    if (n->kind == ND_VAR)
        return n->decl == counter;
    return n->kind == ND_BINARY && (n->op == OP_ADD || n->op == OP_SUB)
        && (adds(n->kids[BINARY_LEFT], counter)
            || adds(n->kids[BINARY_RIGHT], counter));
}

/* The view that an element is of, by all its subscripts; NULL. */
static const Decl *view_of(const Node *element)
{
    const Node *n = element;
    while (n->kind == ND_SUBSCRIPT)
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    return n->kind == ND_VAR && type_is_handle(n->decl->type)
        && element->kind == ND_SUBSCRIPT && !type_is_handle(element->type)
        ? n->decl : NULL;
}

/* How far apart the threads of a row have an element's indices but the last. */
static bool is_row_shared(Plan *p, const Node *element)
{
    const Node *n = node_strip(element->kids[SUBSCRIPT_BASE]);
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (growth_in_row(p, n->kids[SUBSCRIPT_INDEX]) != 0)
            return false;
    return true;
}

static bool find_elements(Node *n, void *context)
{
    Search *s = context;
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    s->calls |= n->kind == ND_CALL && !(b && b->kind == BI_EXTENT);
    if (!view_of(n))
        return true;
    Node *index = n->kids[SUBSCRIPT_INDEX];
    int growth = growth_in_row(s->plan, index);
    bool is_shared = is_row_shared(s->plan, n);
    if (growth == 0 && is_shared)
        return true;
    if (is_shared && growth != GROWTH_UNKNOWN)
        s->across++;
    else
        s->along += adds(index, s->counter);
    return true;
}

bool along_goes(Plan *p, Node *loop)
{
    Search s = {.plan = p, .counter = loop->kids[FOR_INIT]->declared.items[0]};
    node_walk(loop->kids[FOR_BODY], find_elements, &s);
    return s.along && !s.across && !s.calls;
}
