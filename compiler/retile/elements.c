/* elements.c - whether a tile_static array may become another one: nothing has to do with
 * more than single elements of it.
 */
#include "retile.h"

typedef struct Uses {
    const Decl *array;
    int all, elements;
} Uses;

static bool is_element(const Uses *u, const Node *n)
{
    if (n->kind != ND_SUBSCRIPT || n->type->kind == TY_ARRAY)
        return false;
    n = node_strip(n->kids[SUBSCRIPT_BASE]);
    while (n->kind == ND_SUBSCRIPT && n->type->kind == TY_ARRAY)
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    return n->kind == ND_VAR && n->decl == u->array;
}

static bool count(Node *n, void *context)
{
    Uses *u = context;
    u->all += n->kind == ND_VAR && n->decl == u->array;
    u->all += node_pointed(n) == u->array; /* what comes after it is asked for */
    u->elements += is_element(u, n);
    return true;
}

bool elements_alone(Node *body, const Decl *array)
{
    Uses u = {.array = array};
    node_walk(body, count, &u);
    return u.all == u.elements;
}

Decl *elements_flat(Node *n)
{
    Node *base = n->kind == ND_SUBSCRIPT ? node_strip(n->kids[SUBSCRIPT_BASE]) : NULL;
    const Decl *d = base && base->kind == ND_VAR ? base->decl : NULL;
    bool is_flat = d && d->is_tile_static && d->type->kind == TY_ARRAY
        && d->type->of->kind != TY_ARRAY && !d->type->of->is_volatile && !d->align;
    return is_flat ? base->decl : NULL;
}
