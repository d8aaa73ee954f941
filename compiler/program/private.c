/* private.c - how many bytes the arrays and structures of a thread take: those of a
 * function, and of the chain of its calls that needs the most.
 *
 * A driver for CPUs puts those of all threads of a tile on one stack. The runtime must
 * know before it overflows.
 */
#include "program.h"

static bool add_own(Node *n, void *context)
{
    long *bytes = context;
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        bool is_large = d->type->kind == TY_ARRAY || d->type->kind == TY_RECORD;
        if (is_large && decl_is_automatic(d))
            *bytes += d->type->size;
    }
    return true;
}

long function_private_bytes(Program *prog, Function *f)
{
    void **known = map_get_pointer(&prog->private_of, f);
    if (known)
        return (long)(intptr_t)*known;
    long own = 0, most = 0;
    node_walk(f->body, add_own, &own);
    for (int i = 0; i < f->calls.count; i++) {
        Function *callee = node_helper(f->calls.items[i]);
        if (!callee || callee == f)
            continue;
        long bytes = function_private_bytes(prog, callee);
        most = bytes > most ? bytes : most;
    }
    *map_put_pointer(&prog->private_of, f) = (void *)(intptr_t)(own + most);
    return own + most;
}
