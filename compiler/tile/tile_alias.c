/* tile_alias.c - host parameters that alias: a call gives two of them the same view or
 * pointer, `shift(v, v)`. For kernels in that function they are one memory.
 */
#include "tile_trace.h"

static bool is_memory(const Type *t)
{
    return type_is_handle(t) || t->kind == TY_POINTER || t->kind == TY_ARRAY;
}

/* Finds what is not the same each time that it is evaluated, or may not be. */
static Look find_effect(Node *n, void *unused)
{
    (void)unused;
    return n->kind == ND_CALL || node_assigned(n) ? FOUND : LOOK_BELOW;
}

/* A variable or an element of an array, of views or pointers; NULL. */
static Node *memory_of(Node *argument)
{
    Node *n = node_strip(argument);
    while (n->kind == ND_CAST)
        n = node_strip(n->kids[0]);
    bool is_place = n->kind == ND_VAR || (n->kind == ND_SUBSCRIPT && !node_is_of_view(n));
    return is_place && n->type && is_memory(n->type) && !node_find(n, find_effect, NULL) ? n
                                                                                         : NULL;
}

static void note_alias(Node *call, const Function *callee, int second)
{
    Node *given = memory_of(call->kids[CALL_ARGUMENT + second]);
    Decl *parameter = callee->parameters.items[second];
    for (int i = 0; given && !parameter->alias && i < second; i++) {
        Node *other = memory_of(call->kids[CALL_ARGUMENT + i]);
        if (!other || !node_equals(other, given))
            continue;
        Alias *alias = NEW(Alias);
        *alias = (Alias){callee->parameters.items[i], call};
        parameter->alias = alias;
    }
}

static void look_at_call(Node *call)
{
    const Function *callee = node_helper(call);
    if (!callee)
        return;
    int count = call->kid_count - CALL_ARGUMENT;
    for (int i = 1; i < callee->parameters.count && i < count; i++)
        if (is_memory(callee->parameters.items[i]->type))
            note_alias(call, callee, i);
}

void tile_find_aliases(const Unit *unit)
{
    for (int i = 0; i < unit->functions.count; i++) {
        const Function *f = unit->functions.items[i];
        for (int k = 0; k < f->calls.count; k++)
            look_at_call(f->calls.items[k]);
    }
}
