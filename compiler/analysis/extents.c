/* extents.c - what the source says of the extents of views, arrays and domains, and
 * of where views begin. */
#include "extents.h"
#include "fold.h"
#include "tree/tree.h"

/* `v[i]`, a part of a view of more dimensions. */
static bool is_projection(const Node *n)
{
    return n->kind == ND_SUBSCRIPT && type_is_handle(n->type)
        && type_is_handle(n->kids[SUBSCRIPT_BASE]->type);
}

/* Whether a variable still is what its initializer made: a const, or one that
 * owns its view. Any other may have been assigned. */
static bool is_as_made(const Decl *d)
{
    if (!d || !d->init || d->is_circular)
        return false;
    Node *made = node_strip(d->init);
    return d->type->is_const
        || (type_is_handle(d->type) && (made->kind == ND_CALL || is_projection(made)));
}

/* The functions whose last arguments are the extents, one for each dimension, or
 * whose last one is an extent or has it. */
static const struct Maker { const char *name; bool takes_extent; } MAKERS[] = {
    {"amp_make_extent", false}, {"amp_view", false}, {"amp_view_new", false},
    {"amp_array", false}, {"amp_array_on", false}, {"amp_array_from", false},
    {"amp_array_from_on", false}, {"amp_array_staging", false},
    {"amp_view_as", true}, {"amp_section", true}, {"amp_extent", true},
    {"amp_array_view", true},
};

static const struct Maker *maker_of(const Node *call)
{
    for (size_t i = 0; i < sizeof MAKERS / sizeof *MAKERS; i++)
        if (node_calls_api(call, MAKERS[i].name))
            return &MAKERS[i];
    return NULL;
}

/* An integer where an index or an extent of rank 1 is taken is converted to one. */
static Node **unconverted(Node **n)
{
    while ((*n)->kind == ND_PAREN || ((*n)->kind == ND_CAST && (*n)->is_implicit))
        n = &(*n)->kids[0];
    return n;
}

/* The components in the braces of `(extent_2){4, 8}`, or of what a variable begins with; or
 * NULL. */
static Node **components_of(Node *n, int rank)
{
    n = n->kind == ND_COMPOUND_LITERAL ? n->kids[0] : n;
    bool is_list = n->kind == ND_INIT_LIST && n->kid_count == rank;
    for (int i = 0; is_list && i < rank; i++)
        is_list = n->kids[i]->type && type_is_integer(n->kids[i]->type);
    return is_list ? n->kids : NULL;
}

enum { MAX_STEPS = 8 }; /* from a view to the call that made it */

/* What the first call of a function gives to a parameter, *around: then it stands in the
 * caller; NULL for what is none. */
static Node *argument_of(const Node *n, const Function **around)
{
    const Function *f = *around;
    int i = f && n->kind == ND_VAR && f->sites.count ? f->parameters.count - 1 : -1;
    while (i >= 0 && f->parameters.items[i] != n->decl)
        i--;
    if (i < 0)
        return NULL;
    const CallSite *site = &f->sites.items[0];
    *around = site->caller;
    return i + CALL_ARGUMENT < site->call->kid_count
        ? node_strip(site->call->kids[i + CALL_ARGUMENT]) : NULL;
}

/* With what calls give to the parameters of the function around it, or none. */
static Node **extents_in(const Function *around, Node *n, int rank)
{
    int whole = rank; /* of what the view is a part of */
    for (int i = 0; n && i < MAX_STEPS; i++) {
        Node *argument = argument_of(n, &around);
        if (argument) {
            n = argument;
            continue;
        }
        if (is_projection(n)) {
            n = node_strip(n->kids[SUBSCRIPT_BASE]);
            whole++;
            continue;
        }
        if (n->kind == ND_VAR && is_as_made(n->decl)) {
            n = node_strip(n->decl->init);
            continue;
        }
        if (n->kind == ND_CAST || n->kind == ND_UNARY) {
            n = node_strip(n->kids[0]);
            continue;
        }
        Node **components = components_of(n, rank);
        if (components)
            return components;
        const struct Maker *maker = n->kind == ND_CALL ? maker_of(n) : NULL;
        Node **last = maker ? &n->kids[n->kid_count - 1] : NULL;
        int count = n->kid_count - CALL_ARGUMENT;
        bool is_other = n->type && type_is_handle(n->type) && n->type->rank != whole;
        if (!maker || count < 1 || is_other)
            return NULL;
        if (!maker->takes_extent)
            return count >= rank ? last - rank + 1 : NULL;
        last = unconverted(last);
        if (rank == 1 && type_is_integer((*last)->type))
            return last;
        n = *last;
    }
    return NULL;
}

Node **extents_of(Node *n, int rank)
{
    return extents_in(NULL, n, rank);
}

bool extents_guess(const Function *around, Node *n, int rank, int dimension, int64_t *extent)
{
    Node **extents = extents_in(around, n, rank);
    return extents && fold_constant(extents[dimension], extent);
}

Node **extents_of_origin(Node *section, int rank)
{
    Node **index = unconverted(&section->kids[CALL_ARGUMENT + 1]), *n = *index;
    if (n->kind == ND_CALL && n->kid_count - CALL_ARGUMENT == rank)
        return &n->kids[CALL_ARGUMENT];
    if (n->kind == ND_VAR && is_as_made(n->decl))
        n = node_strip(n->decl->init);
    if (components_of(n, rank))
        return components_of(n, rank);
    return rank == 1 && type_is_integer(n->type) ? index : NULL;
}

Node *extents_origin(Node *pointer, int64_t *bytes)
{
    Node *n = node_strip(pointer);
    bool is_address = n->kind == ND_UNARY && n->op == OP_ADDRESS;
    Node *place = is_address ? node_strip(n->kids[0]) : n;
    bool is_place = place->kind == ND_SUBSCRIPT
        && (is_address || place->type->kind == TY_ARRAY);
    bool is_sum = n->kind == ND_BINARY && n->op == OP_ADD
        && n->type->kind == TY_POINTER && type_is_integer(n->kids[1]->type);
    Node *from = is_place ? place->kids[SUBSCRIPT_BASE] : is_sum ? n->kids[0] : NULL;
    Node *by = is_place ? place->kids[SUBSCRIPT_INDEX] : is_sum ? n->kids[1] : NULL;
    const Type *of = is_place ? place->type : is_sum ? n->type->of : NULL;
    int64_t number;
    if (!from || type_is_handle(from->type) || !fold_constant(by, &number))
        return n;
    *bytes += number * of->size;
    return extents_origin(from, bytes);
}
