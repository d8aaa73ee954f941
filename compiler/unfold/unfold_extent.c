/* unfold_extent.c - how long a captured view is along a dimension is a variable at the
 * kernel's beginning:
 *
 *                                          int extent = amp_extent(in)[1];
 *     … j < amp_extent(in)[1] - 1 …        … j < extent - 1 …
 *
 * which is one number for all threads, as a captured one is.
 */
#include "unfold.h"

typedef struct Extent {
    const Decl *view;
    uint64_t dimension;
    Decl *variable;
} Extent;

typedef struct Extents {
    Unfold unfold;
    const Function *kernel;
    LIST(Extent) found;
    Nodes declarations;
} Extents;

/* The view whose extent a vector is, or that a variable with it has; or NULL. */
static const Decl *view_of(Extents *e, Node *n)
{
    n = node_strip(n);
    Node *init = n->kind == ND_VAR ? unfold_init(&e->unfold, n->decl) : NULL;
    if (init)
        return view_of(e, init);
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    Node *view = b && b->kind == BI_EXTENT ? node_strip(n->kids[CALL_ARGUMENT]) : NULL;
    return view && view->kind == ND_VAR && function_captures(e->kernel, view->decl)
        ? view->decl : NULL;
}

static Decl *variable_of(Extents *e, const Decl *view, Node *n)
{
    uint64_t dimension = n->kids[SUBSCRIPT_INDEX]->value;
    for (int i = 0; i < e->found.count; i++)
        if (e->found.items[i].view == view && e->found.items[i].dimension == dimension)
            return e->found.items[i].variable;
    Decl *d = unfold_declare(&e->unfold, unfold_int_type(), n, "extent", n);
    list_add(&e->found, ((Extent){view, dimension, d}));
    return d;
}

static Node *changed(Node *n, void *context)
{
    Extents *e = context;
    const Decl *view = n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant
        ? view_of(e, n->kids[SUBSCRIPT_BASE]) : NULL;
    if (!view) {
        unfold_change_in(n, changed, e);
        return n;
    }
    Node *call = node_strip(n->kids[SUBSCRIPT_BASE]);
    while (call->kind == ND_VAR)
        call = node_strip(call->decl->init);
    n->kids[SUBSCRIPT_BASE] = call;
    return unfold_variable(&e->unfold, variable_of(e, view, n), n);
}

Function *unfold_extents(Program *prog, Function *kernel)
{
    Extents e = {.unfold = {.prog = prog}, .kernel = kernel};
    Node *body = unfold_copied_body(&e.unfold, kernel);
    if (!body)
        return kernel;
    e.unfold.out = &e.declarations;
    unfold_find_facts(&e.unfold, unfold_function(kernel, body));
    unfold_change_in(body, changed, &e);
    if (!e.found.count || e.unfold.why_not)
        return kernel;
    for (int i = 0; i < body->kid_count; i++)
        list_add(&e.declarations, body->kids[i]);
    return unfold_function(kernel, unfold_list(&e.unfold, e.declarations, body));
}
