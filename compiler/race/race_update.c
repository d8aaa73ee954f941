/* race_update.c - updates of elements that data name, with numbers that belong to these
 * elements alone: the data are a list of different ones.
 *
 *     int k = list[i];
 *     at[k] += speed[k] * time; // and not at[k] += speed[i]
 */
#include "race_place.h"
#include "tree/tree.h"

/* The element that is updated, and what is found of what is written there. */
typedef struct Update {
    const Function *kernel;
    Node *body;   /* of the function that updates */
    Node *path, *place; /* to what is written; without members */
    bool may_read_beside; /* other elements of the view may be read */
    bool has_own; /* a number of the element's, from elsewhere */
    Set variables; /* Decl: are taken to have only numbers of the element's */
} Update;

enum { MAX_DEPTH = 16 };

/* The element of a view in a path to its members, without them; NULL. */
static Node *element_of(Node *n)
{
    n = node_strip(n);
    while (n->kind == ND_MEMBER && !n->is_arrow)
        n = node_strip(n->kids[MEMBER_BASE]);
    return n->kind == ND_SUBSCRIPT && node_is_of_view(n) ? n : NULL;
}

/* Whether a subscript is one of those that name the element. */
static bool is_named_by(const Update *u, Node *index)
{
    index = node_strip(index);
    for (Node *n = u->place; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (node_equals(index, node_strip(n->kids[SUBSCRIPT_INDEX])))
            return true;
    return false;
}

static bool is_name(Node *n, void *update)
{
    return is_named_by(update, n);
}

static bool is_own_number(Update *u, Node *n, int depth);

/* An element of a view, by the same subscripts, or by numbers that are the element's. */
static bool is_own_element(Update *u, Node *n, int depth)
{
    bool is_updated = node_equals(n, u->place), has_index = false;
    bool is_beside = !is_updated && node_view(u->place->kids[SUBSCRIPT_BASE])
        == node_view(n->kids[SUBSCRIPT_BASE]);
    Node *row = n;
    for (; row->kind == ND_SUBSCRIPT; row = node_strip(row->kids[SUBSCRIPT_BASE])) {
        has_index |= node_any_with(row->kids[SUBSCRIPT_INDEX], is_name, u);
        if (!is_own_number(u, row->kids[SUBSCRIPT_INDEX], depth))
            return false;
    }
    u->has_own |= has_index && !is_updated && !is_beside;
    return row->kind == ND_VAR && (!is_beside || u->may_read_beside);
}

/* A variable in an update. */
typedef struct Variable {
    Update *update;
    const Decl *decl;
    int depth;
} Variable;

/* Whether a node may give a variable another number than one of the element's. */
static bool gives_other(Node *n, void *variable)
{
    const Variable *v = variable;
    if (node_changed(n) != v->decl)
        return false;
    bool is_given = n->kind == ND_BINARY && node_assigned(n);
    return is_given ? !is_own_number(v->update, n->kids[BINARY_RIGHT], v->depth)
        : !node_assigned(n);
}

/* What is captured, or a variable that gets numbers of the element's alone, as a sum of them. */
static bool is_own_variable(Update *u, Decl *d, int depth)
{
    Variable variable = {u, d, depth};
    if (function_captures(u->kernel, d) || !d->function || set_has(&u->variables, d))
        return true;
    set_add(&u->variables, d);
    return d->init && decl_is_automatic(d) && is_own_number(u, d->init, depth)
        && !node_any_with(u->body, gives_other, &variable);
}

static bool is_own_number(Update *u, Node *n, int depth)
{
    n = node_strip(n);
    if (!depth--)
        return false;
    if (n->is_constant || n->kind == ND_FLOAT || is_named_by(u, n) || node_equals(n, u->path))
        return true;
    if (n->kind == ND_VAR)
        return is_own_variable(u, n->decl, depth);
    Node *element = element_of(n);
    if (element && element != n && node_equals(element, u->place))
        return u->has_own = true; /* another member */
    if (element)
        return is_own_element(u, element, depth);
    bool is_computed = n->kind == ND_BINARY || n->kind == ND_UNARY || n->kind == ND_CAST
        || n->kind == ND_CONDITIONAL || (n->kind == ND_CALL && !node_helper(n));
    for (int i = n->kind == ND_CALL ? CALL_ARGUMENT : 0; i < n->kid_count && is_computed; i++)
        is_computed = n->kids[i] && is_own_number(u, n->kids[i], depth);
    return is_computed && !node_assigned(n);
}

bool race_is_of_list(const Race *r, const Event *e, bool is_part)
{
    Node *n = e->node;
    Node *path = n->kind == ND_BINARY && node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    Node *place = path ? element_of(path) : NULL;
    if (!place || !r->launch)
        return false;
    Function *kernel = r->launch->kernel;
    Update u = {.kernel = kernel, .body = kernel->body, .path = path, .place = place,
                .may_read_beside = is_part};
    return is_own_number(&u, n->kids[BINARY_RIGHT], MAX_DEPTH) && u.has_own;
}
