/* refine_dense.c - makes a kernel of one dimension of one whose threads take the elements at
 * their own index alone:
 *
 *     out[i[0]][i[1]] = 255 - in[i[0]][i[1]];       out[0][n] = 255 - in[0][n];
 *
 * Rows may be short then: the threads go along the elements as these lie in memory. This is
 * valid as long as all the views are dense, without gaps between rows that are as long as
 * the domain's.
 */
#include "refine.h"

typedef struct Dense {
    Builder builder;
    const Function *kernel;
    const Decl *index;
    int rank;
    Decl *place; /* of one dimension */
    Decls views; /* with elements at the index */
    int uses;    /* of the index, or a variable with a component of it, but in these; */
    int components; /* and those that only give such a variable its value */
} Dense;

/* ---- indices -------------------------------------------------------------- */

static bool has_component(const Decl *variable, void *context)
{
    Dense *d = context;
    return builder_component_in(&d->builder, d->index, variable) >= 0;
}

/* Whether it is an element of a captured view at the thread's index. */
static bool is_at_index(Dense *d, Node *n)
{
    if (!node_is_of_view(n) || type_is_handle(n->type))
        return false;
    int at = d->rank - 1;
    for (; node_is_of_view(n); n = node_strip(n->kids[SUBSCRIPT_BASE]), at--)
        if (at < 0 || builder_component(&d->builder, d->index, n->kids[SUBSCRIPT_INDEX]) != at)
            return false;
    return n->kind == ND_VAR && n->type->rank == d->rank && function_captures(d->kernel, n->decl);
}

static bool find(Node *n, void *context)
{
    Dense *d = context;
    if (is_at_index(d, n)) {
        list_add_once(&d->views, node_array(n)->decl);
        return false;
    }
    for (int i = 0; i < n->declared.count; i++)
        d->components += has_component(n->declared.items[i], d);
    d->uses += n->kind == ND_VAR && !n->is_constant
        && (n->decl == d->index || has_component(n->decl, d));
    return true;
}

/* ---- the kernel ----------------------------------------------------------- */

static Node *changed(Node *n, void *context)
{
    Dense *d = context;
    Builder *b = &d->builder;
    if (is_at_index(d, n)) {
        n->kids[SUBSCRIPT_INDEX] = build_use(b, d->place, n);
        for (Node *row = node_strip(n->kids[SUBSCRIPT_BASE]); node_is_of_view(row);
             row = node_strip(row->kids[SUBSCRIPT_BASE]))
            row->kids[SUBSCRIPT_INDEX] = build_int(b, 0, n);
        return n;
    }
    build_undeclared(n, has_component, d);
    node_change_kids(n, changed, d);
    return n;
}

Function *refine_dense(Program *prog, Function *kernel, ViewEnds *ends)
{
    Decl *index = kernel->parameters.items[0];
    Dense d = {.builder = {.prog = prog}, .kernel = kernel, .index = index,
               .rank = type_rank(index->type)};
    if (d.rank == 1 || prog->unit->checks_bounds)
        return kernel;
    Node *body = build_copied_body(&d.builder, kernel);
    if (!body)
        return kernel;
    node_walk(body, find, &d);
    if (!d.views.count || d.uses != d.components)
        return kernel;
    for (int i = 0; i < d.views.count; i++)
        list_add(ends, ((ViewEnd){.kind = END_DENSE, .view = d.views.items[i]}));
    d.place = build_index(index, 1);
    node_change_kids(body, changed, &d);
    return build_kernel(kernel, body, d.place);
}
