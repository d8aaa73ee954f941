/* scalarize_whole.c - which variables stay whole: those whose address is taken, those
 * that change within an expression, and all in a statement expression.
 */
#include "scalarize.h"

typedef struct Search {
    Set *whole;
    bool (*has_parts)(const Type *t);
    const Node *statement; /* the expression that is one */
} Search;

void scalarize_keep_place(Node *place, Set *whole)
{
    Node *root = node_root(place);
    if (root && root->decl)
        set_add(whole, root->decl);
}

static bool find(Node *n, void *context)
{
    Search *s = context;
    bool assigns = n->kind == ND_BINARY && op_form(n->op) == 'A';
    if (n->kind == ND_STATEMENT_EXPR) {
        node_find_variables(n, s->whole);
        return false;
    }
    if (node_expression(n))
        s->statement = node_expression(n);
    if (n->op == OP_ADDRESS || (assigns && s->has_parts(n->type) && n != s->statement))
        scalarize_keep_place(n->kids[0], s->whole);
    return true;
}

void scalarize_find_whole(Node *body, bool (*has_parts)(const Type *t), Set *whole)
{
    Search s = {.whole = whole, .has_parts = has_parts};
    node_walk(body, find, &s);
}
