/* untile.c - makes a kernel of the simple model of a tiled one whose threads have nothing
 * to do with their tile: they do not wait, share nothing, and use only their place in the
 * whole domain. Its serial form then goes along the rows of the domain instead of those
 * of a tile.
 */
#include "retile.h"

#include <string.h>

typedef struct Uses {
    const Decl *index;
    int uses, places; /* of the index; of these, as a place in the domain */
} Uses;

static bool is_of(const Node *member, const Decl *index)
{
    const Node *base = node_strip(member->kids[MEMBER_BASE]);
    return base->kind == ND_VAR && base->decl == index;
}

/* t.global[d], or t.global where that is a vector in the simple model too. */
static bool is_place(Node *n, const Decl *index)
{
    bool is_component = n->kind == ND_SUBSCRIPT;
    Node *member = is_component ? node_strip(n->kids[SUBSCRIPT_BASE]) : n;
    return member->kind == ND_MEMBER && is_of(member, index)
        && strcmp(member->field->name, "global") == 0
        && (is_component ? n->kids[SUBSCRIPT_INDEX]->is_constant
                         : index->type->rank > 1);
}

static bool count_uses(Node *n, void *context)
{
    Uses *b = context;
    b->uses += n->kind == ND_VAR && n->decl == b->index;
    if (!is_place(n, b->index))
        return true;
    b->uses++;
    b->places++;
    return false;
}

typedef struct Change {
    Builder *builder;
    const Decl *tiled;
    Decl *index;
} Change;

static bool change_place(Node *n, void *context)
{
    Change *c = context;
    if (!is_place(n, c->tiled))
        return true;
    Node *index = build_use(c->builder, c->index, n);
    if (n->kind == ND_SUBSCRIPT && c->tiled->type->rank > 1)
        n->kids[SUBSCRIPT_BASE] = index;
    else
        *n = *index;
    return false;
}

Function *untile(Program *prog, Function *kernel)
{
    Builder b = {.prog = prog};
    Decl *tiled = kernel->parameters.items[0];
    Uses uses = {.index = tiled};
    node_walk(kernel->body, count_uses, &uses);
    if (uses.uses != uses.places || node_waits(prog, kernel->body)
        || function_statics(prog, kernel)->count)
        return NULL;
    builder_find_facts(&b, kernel);
    Change c = {&b, tiled, build_index(tiled, tiled->type->rank)};
    Node *body = build_copy(&b, kernel->body);
    if (b.why_not)
        return NULL;
    node_walk(body, change_place, &c);
    return build_kernel(kernel, body, c.index);
}
