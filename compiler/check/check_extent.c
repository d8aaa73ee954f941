/* check_extent.c - constant subscripts of views and arrays that are out of range, on the
 * host and in amp code: amp.memory.2. For C arrays see check_constant.c.
 */
#include "check.h"
#include "analysis/extents.h"

Node *check_view_under(Node *element, int *dimension)
{
    Node *n = node_strip(element->kids[SUBSCRIPT_BASE]);
    *dimension = 0;
    for (; n && n->kind == ND_SUBSCRIPT && check_is_handle(n); ++*dimension)
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    return n && n->kind == ND_VAR && check_is_handle(n) ? n : NULL;
}

int64_t check_extent_at(Node *view, int dimension)
{
    int64_t extent;
    Node **extents = view && dimension < view->type->rank
        ? extents_of(view, view->type->rank) : NULL;
    return extents && type_is_integer(extents[dimension]->type)
        && fold_constant(extents[dimension], &extent) ? extent : -1;
}

static const char *name_of(const Node *handle)
{
    return handle->type->kind == TY_VIEW ? "a view" : "an array";
}

/* The address of what follows the last element may be taken. */
static void check_subscript(Node *n, bool is_address)
{
    int dimension;
    int64_t at;
    Node *index = n->kids[SUBSCRIPT_INDEX], *view = check_view_under(n, &dimension);
    if (!check_is_handle(n->kids[SUBSCRIPT_BASE]) || !fold_constant(index, &at))
        return;
    int64_t extent = check_extent_at(view, dimension);
    const char *number = arena_format("%lld", (long long)at);
    if (at < 0) {
        diag(D_SUBSCRIPT_NEGATIVE, at_node(index), number,
             name_of(n->kids[SUBSCRIPT_BASE]));
    } else if (extent > 0 && at >= extent + is_address) {
        diag(D_SUBSCRIPT_EXTENT, at_node(index), number, name_of(view),
             arena_format("%lld", (long long)extent));
        diag_note(at_decl(view->decl), "'%s' is declared here",
                  view->decl->name);
    }
}

static bool look(Node *n, void *context)
{
    Node *place = n->kind == ND_UNARY && n->op == OP_ADDRESS
        ? node_strip(n->kids[0]) : n;
    (void)context;
    if (place->kind != ND_SUBSCRIPT)
        return true;
    check_subscript(place, place != n);
    for (int i = 0; i < place->kid_count; i++)
        check_live(place->kids[i], look, NULL);
    return false;
}

void check_view_extents(Function *f)
{
    check_live(f->body, look, NULL);
}
