/* serial_hoist.c - loop-invariant code motion: what all threads of a row load from a view that
 * the kernel stores in.
 *
 *     a[i][j] -= a[i][k] * a[k][j];       const float shared = a[i][k];
 *                                         for (j …)
 *                                             a[i][j] -= shared * a[k][j];
 *
 * No compiler knows that a[i][j] is another element. In code without races it is: what several
 * threads load, none of them stores before the next barrier. But a row may be one thread, so
 * nothing is stored before what is hoisted.
 */
#include "planner.h"
#include "analysis/flow.h"

enum { MOST_HOISTED = 8 };

typedef struct Search {
    Planner *planner;
    Step *run;
} Search;

/* The variable or the view that a place is in, or NULL. */
static const Decl *holder_of(Node *place)
{
    Node *n = node_strip(place);
    while (n->kind == ND_SUBSCRIPT || n->kind == ND_SWIZZLE || n->kind == ND_MEMBER)
        n = node_strip(n->kids[0]);
    return n->kind == ND_VAR ? n->decl : NULL;
}

static bool find_stored(Node *n, void *context)
{
    Planner *p = context;
    const Decl *holder = node_assigned(n) ? holder_of(node_assigned(n)) : NULL;
    if (holder)
        set_add(&p->stored, holder);
    return true;
}

/* Whether a number is an element of a view that the kernel stores in. */
static bool is_stored_in(Planner *p, Node *n)
{
    if (n->kind != ND_SUBSCRIPT || !node_is_of_view(n) || !type_is_arithmetic(n->type)
        || n->type->is_volatile)
        return false;
    const Decl *holder = holder_of(n);
    if (!p->knows_stored)
        node_walk(p->kernel->body, find_stored, p);
    p->knows_stored = true;
    return holder && set_has(&p->stored, holder);
}

static bool is_shared(Planner *p, Node *n)
{
    p->is_steady = true;
    Same level = level_of(p, n);
    p->is_steady = false;
    return level <= SAME_IN_ROW;
}

/* In what is evaluated whenever the expression is. */
static void find_in_expression(Search *s, Node *n)
{
    if (!n || n->is_constant || n->kind == ND_STATEMENT_EXPR)
        return;
    if (is_stored_in(s->planner, n) && is_shared(s->planner, n)) {
        if (s->run->hoisted.count < MOST_HOISTED)
            list_add(&s->run->hoisted, n);
        return;
    }
    int end = node_chooses(n) ? 1 : n->kid_count;
    for (int i = node_assigned(n) || n->op == OP_ADDRESS; i < end; i++)
        find_in_expression(s, n->kids[i]);
}

/* What comes before an assignment is done. */
static bool leaves_memory(Planner *p, Node *e)
{
    for (int i = 0; i < e->kid_count; i++)
        if (!span_leaves_memory(p, e->kids[i]))
            return false;
    return true;
}

/* Whether what follows a statement finds memory as it was. */
static bool find_in_statement(Search *s, Node *n)
{
    Planner *p = s->planner;
    bool leaves = span_leaves_memory(p, n);
    if (n->kind == ND_DECLARE && leaves) {
        for (int i = 0; i < n->declared.count; i++)
            find_in_expression(s, n->declared.items[i]->init);
    } else if (n->kind == ND_EXPR && leaves_memory(p, node_strip(n->kids[0]))) {
        find_in_expression(s, n->kids[0]);
    } else if (n->kind == ND_COMPOUND) {
        for (int i = 0; i < n->kid_count; i++)
            if (!find_in_statement(s, n->kids[i]))
                return false;
    }
    return leaves && !flow_jumps(n);
}

void hoist_find(Planner *p, Step *run)
{
    Search s = {p, run};
    bool goes_on = !p->has_stored && !p->row_loops && !p->descends && !run->then;
    for (int i = 0; i < run->statements.count; i++) {
        goes_on = goes_on && find_in_statement(&s, run->statements.items[i]);
        p->has_stored = p->has_stored || !span_leaves_memory(p, run->statements.items[i]);
    }
}
