/* guard.c - loops behind conditions that differ between elements. If one holds for all
 * elements of a work-item, these go through the loop together, else one after the other:
 *
 *     if (inside) {                       int all = 1;
 *         for (…) …                       for (int n = 0; n < 4; n++)
 *     }                                       all = all && inside[n];
 *                                         if (all) { for (…) … }
 *                                         else … as before
 *
 * The code for all of them has variables of its own, which need not differ.
 */
#include "several.h"
#include "analysis/flow.h"

typedef struct Guards {
    Builder builder;
    Differing plain; /* the kernel as it was */
    Guarded *found;
} Guards;

static bool is_loop(Node *n)
{
    return flow_is_loop(n);
}

static bool keeps_from_loops(Node *n)
{
    return n->kind == ND_IF
        && (node_any(n->kids[IF_THEN], is_loop) || node_any(n->kids[IF_ELSE], is_loop));
}

static bool is_guard(Guards *g, Node *n)
{
    return keeps_from_loops(n) && differing_is_each(&g->plain, n)
        && !node_waits(g->builder.prog, n)
        && !has_effect(g->builder.prog, n->kids[IF_CONDITION]);
}

/* The branch with the loops; whether that is the first one. */
static Node *guarded(const Node *n, bool *is_first)
{
    *is_first = node_any(n->kids[IF_THEN], is_loop);
    return n->kids[*is_first ? IF_THEN : IF_ELSE];
}

static void add_guard(Guards *g, Node *n, Nodes *list)
{
    Builder *b = &g->builder;
    bool is_first;
    Node *branch = build_copy(b, guarded(n, &is_first));
    Node *condition = build_copy(b, n->kids[IF_CONDITION]);
    Decl *all = build_variable(b, "all", type_int(), build_int(b, 1, n));
    Node *one = is_first ? condition : build_not(b, condition);
    Node *both = build_binary(b, OP_LOGICAL_AND, build_use(b, all, n), one, all->type);
    Node *join = build_binary(b, OP_ASSIGN, build_use(b, all, n), both, all->type);
    list_add(list, build_declaration(b, all, n));
    list_add(list, build_statement(b, join));
    list_add(list, build_if(b, build_use(b, all, n), branch, n, n));
    set_add(&g->found->joined, all);
    set_add(&g->found->alone, n);
    g->found->count++;
}

static void look_at(Guards *g, Node *n, Nodes *list);

static Node *with_guards(Guards *g, Node **statements, int count, const Node *place)
{
    Nodes list = {0};
    for (int i = 0; i < count; i++)
        look_at(g, statements[i], &list);
    return build_block(&g->builder, list, place);
}

/* Adds what it becomes. What is control flow for all has guards within. */
static void look_at(Guards *g, Node *n, Nodes *list)
{
    Node *copy = NULL, *now = n;
    if (is_guard(g, n)) {
        add_guard(g, n, list);
        return;
    }
    bool is_common = n->kind != ND_EXPR && n->kind != ND_DECLARE && !flow_is_closed(n)
        && !differing_is_each(&g->plain, n) && node_any(n, keeps_from_loops);
    if (is_common && n->kind == ND_COMPOUND)
        now = with_guards(g, n->kids, n->kid_count, n);
    else if (is_common)
        for (int i = 0; i < n->kid_count; i++) {
            Node *kid = n->kids[i];
            if (flow_is_inside(n, i))
                kid = with_guards(g, &kid, 1, kid);
            now = node_with_kid(n, &copy, i, kid);
        }
    list_add(list, now);
}

Function *several_guarded(Program *prog, Function *kernel, Guarded *found)
{
    Guards g = {.builder = {.prog = prog}, .plain = {.prog = prog, .kernel = kernel},
                .found = found};
    Node *body = kernel->body;
    if (!node_any(body, keeps_from_loops))
        return NULL;
    differing_find(&g.plain);
    builder_learn(&g.builder, kernel);
    body = with_guards(&g, body->kids, body->kid_count, body);
    return found->count ? build_function(kernel, body) : NULL;
}
