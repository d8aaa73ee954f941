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

/* The domain that a kernel is for. */
static void find_rank(Launch *launch)
{
    const Function *f = launch->kernel;
    const Type *t = f && f->parameters.count == 1 ? f->parameters.items[0]->type : NULL;
    launch->is_tiled = t && t->kind == TY_TILED_INDEX;
    launch->rank = !t ? 0 : launch->is_tiled ? t->rank
        : t->kind == TY_INT ? 1 : rank_of(t, &launch->is_tiled);
}

static Launch *new_launch(Function *host, Node *call, bool has_any_domain)
{
    Launch *launch = NEW(Launch);
    launch->call = call;
    launch->host = host;
    launch->has_any_domain = has_any_domain;
    int next = CALL_ARGUMENT, count = call->kid_count;
    if (count > 3) /* three arguments; check_launch.c looks at its type */
        launch->view = call->kids[next++];
    if (next < count && !has_any_domain)
        launch->domain = node_written(call->kids[next++]);
    if (next < count) {
        launch->kernel_argument = node_written(call->kids[next]);
        Node *kernel = node_strip(launch->kernel_argument);
        if (kernel->kind == ND_BLOCK)
            launch->kernel = kernel->block;
    }
    if (launch->kernel && !(launch->kernel->restriction & AMP))
        launch->kernel->restriction = AMP; /* check_launch.c tells of its clause */
    if (launch->domain)
        launch->rank = rank_of(launch->domain->type, &launch->is_tiled);
    else
        find_rank(launch);
    return launch;
}

static bool calls(const Node *call, const char *name)
{
    return call->decl && strcmp(call->decl->name, name) == 0;
}

void lower_launches(Lower *l)
{
    for (int i = 0; i < l->unit->functions.count; i++) {
        Function *f = l->unit->functions.items[i];
        for (int c = 0; c < f->calls.count; c++) {
            Node *call = f->calls.items[c];
            bool has_any_domain = calls(call, "__ampc_any_launch");
            if (has_any_domain || calls(call, "parallel_for_each"))
                list_add(&l->unit->launches, new_launch(f, call, has_any_domain));
        }
    }
}
