/* refine_extent.c - makes variables of the extents of captured views, at the beginning of
 * the kernel:
 *
 *                                          int extent = amp_extent(in)[1];
 *     … j < amp_extent(in)[1] - 1 …        … j < extent - 1 …
 *
 * Like captured numbers, they are the same for all threads.
 */
#include "refine.h"

typedef struct Extent {
    const Decl *view;
    uint64_t dimension;
    Decl *variable;
} Extent;

typedef struct Extents {
    Builder builder;
    const Function *kernel;
    LIST(Extent) found;
    Nodes declarations;
} Extents;

/* The view whose extent a vector is, or that a variable with it has; or NULL. */
static const Decl *view_of(Extents *e, Node *n)
{
    n = node_strip(n);
    Node *init = n->kind == ND_VAR ? builder_init(&e->builder, n->decl) : NULL;
    if (init)
        return view_of(e, init);
    Node *view = builtin_is(n, BI_EXTENT) ? node_strip(n->kids[CALL_ARGUMENT]) : NULL;
    return view && view->kind == ND_VAR && function_captures(e->kernel, view->decl)
        ? view->decl : NULL;
}

static Decl *variable_of(Extents *e, const Decl *view, Node *n)
{
    uint64_t dimension = n->kids[SUBSCRIPT_INDEX]->value;
    for (int i = 0; i < e->found.count; i++)
        if (e->found.items[i].view == view && e->found.items[i].dimension == dimension)
            return e->found.items[i].variable;
    Decl *d = build_local(&e->builder, type_int(), n, "extent", n);
    list_add(&e->found, ((Extent){view, dimension, d}));
    return d;
}

static Node *changed(Node *n, void *context)
{
    Extents *e = context;
    const Decl *view = n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant
        ? view_of(e, n->kids[SUBSCRIPT_BASE]) : NULL;
    if (!view) {
        node_change_kids(n, changed, e);
        return n;
    }
    Node *call = node_strip(n->kids[SUBSCRIPT_BASE]);
    while (call->kind == ND_VAR)
        call = node_strip(call->decl->init);
    n->kids[SUBSCRIPT_BASE] = call;
    return build_use(&e->builder, variable_of(e, view, n), n);
}

Function *refine_extents(Program *prog, Function *kernel)
{
    Extents e = {.builder = {.prog = prog}, .kernel = kernel};
    Node *body = build_copied_body(&e.builder, kernel);
    if (!body)
        return kernel;
    e.builder.out = &e.declarations;
    node_change_kids(body, changed, &e);
    if (!e.found.count || e.builder.why_not)
        return kernel;
    for (int i = 0; i < body->kid_count; i++)
        list_add(&e.declarations, body->kids[i]);
    return build_function(kernel, build_block(&e.builder, e.declarations, body));
}
