/* repeat.c - whether several tiles may be one tile, done more than once: as the last one is
 * for those that a group lacks. The same threads do so, in turn in each of the kernel's loops
 * over the tiles. All of them store the same if none reads what another one has stored:
 * nothing is loaded from a view after the kernel stored in it, nor in a loop that does.
 */
#include "several.h"
#include "analysis/access.h"
#include "analysis/flow.h"

typedef struct Order {
    Decl *view; /* which the kernel reads and writes */
    bool stored; /* in it, by what was walked */
} Order;

static bool is_of(const Order *o, Node *n)
{
    return node_is_of_view(n) && node_array(n)->kind == ND_VAR
        && node_array(n)->decl == o->view;
}

/* The element of the view that an expression assigns to. */
static Node *stored_by(const Order *o, const Node *n)
{
    Node *to = node_assigned(n), *element = to ? node_strip(to) : NULL;
    return element && is_of(o, element) ? element : NULL;
}

static bool stores(Node *n, void *order)
{
    return stored_by(order, n) != NULL;
}

static bool loads(Order *o, Node *n);

static bool indices_load(Order *o, Node *element)
{
    for (Node *n = element; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (loads(o, n->kids[SUBSCRIPT_INDEX]))
            return true;
    return false;
}

/* Whether it loads an element: one that is assigned to is not loaded. */
static bool loads(Order *o, Node *n)
{
    Node *element = stored_by(o, n);
    if (element)
        return n->op != OP_ASSIGN || indices_load(o, element)
            || loads(o, n->kids[BINARY_RIGHT]);
    if (is_of(o, n))
        return true;
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init && loads(o, n->declared.items[i]->init))
            return true;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && loads(o, n->kids[i]))
            return true;
    return false;
}

static bool is_in_order(Order *o, Node *n);

static bool are_in_order(Order *o, Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init && !is_in_order(o, n->declared.items[i]->init))
            return false;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && !is_in_order(o, n->kids[i]))
            return false;
    return true;
}

/* Elements are loaded before the first is stored, and the view is used by element alone. */
static bool is_in_order(Order *o, Node *n)
{
    Node *element = stored_by(o, n);
    if (flow_is_loop(n) && loads(o, n) && node_any_with(n, stores, o))
        return false;
    if (element) {
        bool is_right = n->op == OP_ASSIGN && is_in_order(o, n->kids[BINARY_RIGHT])
            && !(o->stored && indices_load(o, element));
        o->stored = true;
        return is_right;
    }
    if (is_of(o, n))
        return !o->stored;
    return !(n->kind == ND_VAR && n->decl == o->view) && n->op != OP_ADDRESS
        && are_in_order(o, n);
}

bool several_may_repeat(Function *made)
{
    for (int i = 0; i < made->captures.count; i++) {
        Order o = {.view = made->captures.items[i]};
        bool is_changed = type_is_handle(o.view->type)
            && access_of(made, o.view) == (ACCESS_READ | ACCESS_WRITE);
        if (is_changed && !is_in_order(&o, made->body))
            return false;
    }
    return true;
}
