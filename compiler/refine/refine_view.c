/* refine_view.c - copy propagation of views: a thread's own view that is a row of another one is
 * replaced by that row:
 *
 *     array_view(const float, 1) p = points[i];
 *     … p[0] * p[1] …                               … points[i][0] * points[i][1] …
 *
 * This shows which elements of a captured view neighbours access.
 */
#include "refine.h"
#include "stays.h"

typedef struct Views {
    Builder builder;
    const Function *kernel;
    Stays stays;
    Set rows;     /* of Decl: the views that are replaced */
    bool found;
} Views;

static bool is_row(Views *v, Node *n)
{
    n = node_strip(n);
    if (n->kind == ND_VAR)
        return type_is_handle(n->type)
            && (set_has(&v->rows, n->decl) || function_captures(v->kernel, n->decl));
    return node_is_of_view(n) && stays_same(&v->stays, n->kids[SUBSCRIPT_INDEX])
        && is_row(v, n->kids[SUBSCRIPT_BASE]);
}

static bool find_rows(Node *n, void *context)
{
    Views *v = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Node *init = type_is_handle(d->type) ? builder_init(&v->builder, d) : NULL;
        if (init && node_strip(init)->kind == ND_SUBSCRIPT && is_row(v, init))
            v->found |= set_add(&v->rows, d);
    }
    return true;
}

static bool is_replaced(const Decl *d, void *context)
{
    const Views *v = context;
    return set_has(&v->rows, d);
}

static Node *changed(Node *n, void *context)
{
    Views *v = context;
    if (n->kind == ND_VAR && set_has(&v->rows, n->decl))
        return changed(build_copy(&v->builder, node_strip(n->decl->init)), v);
    build_undeclared(n, is_replaced, v);
    node_change_kids(n, changed, v);
    return n;
}

Function *refine_views(Program *prog, Function *kernel)
{
    Views v = {.builder = {.prog = prog}, .kernel = kernel};
    Node *body = build_copied_body(&v.builder, kernel);
    if (!body)
        return kernel;
    v.stays = (Stays){.builder = &v.builder, .kernel = kernel};
    stays_learn(&v.stays, body);
    node_walk(body, find_rows, &v);
    if (!v.found)
        return kernel;
    node_change_kids(body, changed, &v);
    return v.builder.why_not ? kernel : build_function(kernel, body);
}
