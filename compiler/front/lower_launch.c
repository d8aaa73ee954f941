/* lower_launch.c - finds each parallel_for_each, and its view, domain and kernel. */
#include "lower.h"

#include <string.h>

/* The rank of a domain, or 0 for what is none. */
static int rank_of(const Type *t, bool *is_tiled)
{
    if (t->kind == TY_TILED_EXTENT) {
        *is_tiled = true;
        return t->rank;
    }
    bool is_extent = t->kind == TY_VECTOR && t->of->kind == TY_INT
        && t->count <= 3;
    return is_extent ? (int)t->count : 0;
}

/* The conversion that Clang made to fit a prototype is not the user's. */
static Node *written(Node *n)
{
    while (n->kind == ND_CAST && n->is_implicit)
        n = n->kids[0];
    return n;
}

static Launch *new_launch(Function *host, Node *call)
{
    Launch *launch = NEW(Launch);
    launch->call = call;
    launch->host = host;
    int first = CALL_ARGUMENT, count = call->kid_count;
    if (count > 3) /* three arguments; check_launch.c looks at its type */
        launch->view = call->kids[first++];
    if (first < count)
        launch->domain = written(call->kids[first]);
    if (first + 1 < count) {
        launch->kernel_argument = written(call->kids[first + 1]);
        Node *kernel = node_strip(launch->kernel_argument);
        if (kernel->kind == ND_BLOCK)
            launch->kernel = kernel->block;
    }
    if (launch->domain)
        launch->rank = rank_of(launch->domain->type, &launch->is_tiled);
    return launch;
}

static bool is_launch(const Node *call)
{
    return call->decl && strcmp(call->decl->name, "parallel_for_each") == 0;
}

void lower_launches(Lower *l)
{
    for (int i = 0; i < l->unit->functions.count; i++) {
        Function *f = l->unit->functions.items[i];
        for (int c = 0; c < f->calls.count; c++)
            if (is_launch(f->calls.items[c]))
                list_add(&l->unit->launches,
                         new_launch(f, f->calls.items[c]));
    }
}
