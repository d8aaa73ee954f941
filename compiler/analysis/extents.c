/* extents.c - what the source says of the extents of views, arrays and domains. */
#include "extents.h"

#include <string.h>

bool extents_is_as_made(const Decl *d)
{
    if (!d || !d->init || d->is_circular)
        return false;
    return d->type->is_const || (type_is_handle(d->type)
                                 && node_strip(d->init)->kind == ND_CALL);
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
    const Function *f = node_callee(call);
    for (size_t i = 0; f && !f->is_user && i < sizeof MAKERS / sizeof *MAKERS; i++)
        if (strcmp(MAKERS[i].name, f->name) == 0)
            return &MAKERS[i];
    return NULL;
}

Node **extents_of(Node *n, int rank)
{
    for (int i = 0; n && i < 4; i++) {
        if (n->kind == ND_VAR && extents_is_as_made(n->decl)) {
            n = node_strip(n->decl->init);
            continue;
        }
        if (n->kind == ND_CAST || n->kind == ND_UNARY) {
            n = node_strip(n->kids[0]);
            continue;
        }
        const struct Maker *maker = n->kind == ND_CALL ? maker_of(n) : NULL;
        Node **last = maker ? &n->kids[n->kid_count - 1] : NULL;
        int count = n->kid_count - CALL_ARGUMENT;
        if (!maker || count < 1)
            return NULL;
        if (!maker->takes_extent)
            return count >= rank ? last - rank + 1 : NULL;
        if (rank == 1 && type_is_integer((*last)->type))
            return last;
        n = node_strip(*last);
    }
    return NULL;
}
