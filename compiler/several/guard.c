/* guard.c - loops that a condition keeps some elements from. Where it holds for all of a
 * work-item's they go through them together, else one after the other:
 *
 *     if (inside) {                       int all = 1;
 *         for (…) …                       for (int n = 0; n < 4; n++)
 *     }                                       all = all && inside[n];
 *                                         if (all) { for (…) … }
 *                                         else … as before
 *
 * What is done together has variables of its own, which may be common ones.
 */
#include "several.h"
#include "analysis/flow.h"

typedef struct Guards {
    Unfold unfold;
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
        && !node_waits(g->unfold.prog, n)
        && !has_effect(g->unfold.prog, n->kids[IF_CONDITION]);
}

/* The branch with the loops; whether that is the first one. */
static Node *guarded(const Node *n, bool *is_first)
{
    *is_first = node_any(n->kids[IF_THEN], is_loop);
    return n->kids[*is_first ? IF_THEN : IF_ELSE];
}

static void add_guard(Guards *g, Node *n, Nodes *list)
{
    Unfold *u = &g->unfold;
    bool is_first;
    Node *branch = unfold_copy(u, guarded(n, &is_first));
    Node *condition = unfold_copy(u, n->kids[IF_CONDITION]);
    Decl *all = unfold_new_variable(u, "all", unfold_int_type(), unfold_int(u, 1, n));
    Node *one = is_first ? condition : unfold_not(u, condition);
    Node *both = unfold_binary(u, OP_LOGICAL_AND, unfold_variable(u, all, n), one, all->type);
    Node *join = unfold_binary(u, OP_ASSIGN, unfold_variable(u, all, n), both, all->type);
    list_add(list, unfold_new_declaration(u, all, n));
    list_add(list, unfold_statement_of(u, join));
    list_add(list, unfold_new_if(u, unfold_variable(u, all, n), branch, n, n));
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
    return unfold_list(&g->unfold, list, place);
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
            bool is_body = kid && !kid->type && !(n->kind == ND_FOR && i == FOR_INIT);
            now = node_with_kid(n, &copy, i, is_body ? with_guards(g, &kid, 1, kid) : kid);
        }
    list_add(list, now);
}

Function *several_guarded(Program *prog, Function *kernel, Guarded *found)
{
    Guards g = {.unfold = {.prog = prog}, .plain = {.prog = prog, .kernel = kernel},
                .found = found};
    Node *body = kernel->body;
    if (!node_any(body, keeps_from_loops))
        return NULL;
    differing_find(&g.plain);
    unfold_find_facts(&g.unfold, kernel);
    unfold_find_names(&g.unfold, kernel);
    body = with_guards(&g, body->kids, body->kid_count, body);
    return found->count ? unfold_function(kernel, body) : NULL;
}
