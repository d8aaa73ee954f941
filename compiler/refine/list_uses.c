/* list_uses.c - which statements of a list use and change a variable. */
#include "list_uses.h"
#include "analysis/flow.h"
#include "tree/tree.h"

static void note(Map *uses, const Decl *d, int kid)
{
    Uses *u = MAP_OBJECT(Uses, uses, d);
    if (!u->count || u->items[u->count - 1].kid != kid)
        list_add(u, ((Use){kid, 0}));
    u->items[u->count - 1].count++;
}

static bool note_node(Node *n, void *context)
{
    ListUses *list = context;
    if (n->kind == ND_VAR)
        note(&list->uses, n->decl, list->kid);
    if (node_changed(n))
        note(&list->changes, node_changed(n), list->kid);
    return true;
}

const ListUses *list_uses(Map *known, Node *list)
{
    void **place = map_put_pointer(known, list);
    if (*place)
        return *place;
    ListUses *uses = NEW(ListUses);
    uses->is_open = !flow_is_closed(list) && !flow_has_case(list);
    for (uses->kid = 0; uses->kid < list->kid_count; uses->kid++)
        node_walk(list->kids[uses->kid], note_node, uses);
    *place = uses;
    return uses;
}

const Uses *uses_of(const Map *uses, const Decl *d)
{
    static const Uses NONE;
    const Uses *found = map_value_pointer(uses, d);
    return found ? found : &NONE;
}
