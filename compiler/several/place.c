/* place.c - where the tile, or the element, is that a loop over several is at. */
#include "several.h"

#include <string.h>

static Decl *number(Builder *b, const char *name, const Node *place)
{
    Decl *d = NEW(Decl);
    Node *zero = build_int(b, 0, place);
    d->kind = DECL_VARIABLE;
    d->name = d->device_name = name;
    d->type = zero->type;
    d->init = zero;
    return d;
}

void several_place_begin(Places *p, bool repeats)
{
    const Node *body = p->differing->kernel->body;
    p->tile = number(p->builder, "amp_n", body);
    p->last = repeats ? number(p->builder, SEVERAL_LAST, body) : NULL;
}

/* The number of the tile that a loop is at, in dimension 0. */
static Node *number_of_tile(Places *p, const Node *place)
{
    Builder *b = p->builder;
    const Type *number = p->tile->type;
    Node *first = build_binary(
        b, OP_MUL, build_component(b, p->differing->index, "tile", 0, place),
        build_int(b, SEVERAL, place), number);
    return build_binary(b, OP_ADD, first, build_use(b, p->tile, place), number);
}

/* The same, or the last one's if there is none of that number: a variable of the loop. */
static Node *number_there_is(Places *p, const Node *place)
{
    Builder *b = p->builder;
    if (!p->at) {
        Node *is_there = build_binary(b, OP_LT, number_of_tile(p, place),
                                      build_use(b, p->last, place), p->tile->type);
        Node *number = build_choice(b, is_there, number_of_tile(p, place),
                                    build_use(b, p->last, place), p->tile->type);
        p->at = build_variable(b, "at", p->tile->type, number);
    }
    return build_use(b, p->at, place);
}

/* Dimension 0 of the place of a tile, or of a thread, among all. */
static Node *place_of_tile(Places *p, Node *member)
{
    Builder *b = p->builder;
    const Type *number = p->tile->type;
    const char *name = member->field->name;
    const Decl *index = p->differing->index;
    Node *tile = p->last ? number_there_is(p, member) : number_of_tile(p, member);
    if (strcmp(name, "tile") == 0)
        return tile;
    Node *origin = build_binary(b, OP_MUL, tile,
                                build_int(b, index->type->tile[0], member), number);
    return strcmp(name, "tile_origin") == 0 ? origin
        : build_binary(b, OP_ADD, origin,
                       build_component(b, index, "local", 0, member), number);
}

/* A component of the index, or of a member of the tiled one. */
static Node *component_of(Places *p, Node *index, int d)
{
    Builder *b = p->builder;
    const Decl *decl = p->differing->index;
    return index->kind == ND_MEMBER
        ? build_component(b, decl, index->field->name, d, index)
        : build_place(b, decl, d, index);
}

/* The first element, or what is so far from it as the one that the loop is at. */
static Node *place_of_element(Places *p, Node *index)
{
    Builder *b = p->builder;
    const Type *number = p->tile->type;
    Node *n = build_use(b, p->tile, index);
    if (type_rank(index->type) == 1)
        n = build_binary(b, OP_MUL, n, build_int(b, SEVERAL_STEP, index), number);
    return build_binary(b, OP_ADD, component_of(p, index, p->differing->along), n, number);
}

Node *several_place(Places *p, Node *index)
{
    return index->kind == ND_MEMBER ? place_of_tile(p, index)
                                    : place_of_element(p, index);
}

Node *several_place_vector(Places *p, Node *index)
{
    int rank = type_rank(index->type);
    if (rank == 1)
        return several_place(p, index);
    Node *vector = build_node(p->builder, ND_INIT_LIST, index, rank);
    vector->type = index->type;
    for (int d = 0; d < rank; d++)
        vector->kids[d] = d == p->differing->along ? several_place(p, index)
                                                  : component_of(p, index, d);
    return vector;
}
