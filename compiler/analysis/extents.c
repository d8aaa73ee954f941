/* extents.c - what the source says of the extents of views, arrays and domains. */
#include "extents.h"
#include "tree/builtin.h"

bool extents_is_as_made(const Decl *d)
{
    if (!d || !d->init || d->is_circular)
        return false;
    return d->type->is_const || (type_is_handle(d->type)
                                 && node_strip(d->init)->kind == ND_CALL);
}

static bool is_of_amp(const Node *call)
{
    const Function *f = node_callee(call);
    return f && !f->is_user;
}

Node **extents_of(Node *n, int rank)
{
    for (int i = 0; n && i < 4; i++) {
        if (n->kind == ND_VAR && extents_is_as_made(n->decl)) {
            n = node_strip(n->decl->init);
            continue;
        }
        const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
        int count = n->kid_count - CALL_ARGUMENT;
        if (b && b->kind == BI_EXTENT)
            n = node_strip(n->kids[n->kid_count - 1]);
        else if (n->kind == ND_CALL && is_of_amp(n) && count >= rank)
            return &n->kids[n->kid_count - rank];
        else if (n->kind == ND_CAST || n->kind == ND_UNARY)
            n = node_strip(n->kids[0]);
        else
            return NULL;
    }
    return NULL;
}
