/* builder.c - what a builder knows of a kernel's variables: their names, what is done to
 * them, and which values are the same wherever they are evaluated.
 */
#include "builder.h"
#include "program/names.h"

/* ---- names -------------------------------------------------------------- */

static bool add_name(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++) {
        const char *name = name_device(n->declared.items[i]->name);
        *map_put(context, name) = (void *)name;
    }
    return true;
}

static void find_names(Map *names, const Function *f)
{
    for (int i = 0; i < f->parameters.count; i++)
        *map_put(names, name_device(f->parameters.items[i]->name)) = names;
    for (int i = 0; i < f->captures.count; i++)
        *map_put(names, name_device(f->captures.items[i]->name)) = names;
    node_walk(f->body, add_name, names);
}

const char *build_name(Builder *b, const char *name)
{
    void **last = map_put(&b->taken, name);
    const char *unique = name;
    for (intptr_t number = (intptr_t)*last;; number++) {
        if (number)
            unique = arena_format("%s_%d", name, (int)number + 1);
        const char *device = name_device(unique);
        if (map_get(&b->names, device) || map_get(&b->prog->global_names, device))
            continue;
        *map_put(&b->taken, name) = (void *)(number + 1);
        *map_put(&b->names, device) = (void *)device;
        *map_put(&b->prog->taken_names, device) = (void *)1;
        return unique;
    }
}

/* ---- facts -------------------------------------------------------------- */

Facts *builder_facts(Builder *b, const Decl *d)
{
    return MAP_OBJECT(Facts, &b->facts, d);
}

/* Compilers warn where what is known not to be null is asked for that. */
static void find_asked(Builder *b, const Node *n)
{
    bool asks = (n->kind >= ND_IF && n->kind <= ND_DO)
        || n->kind == ND_CONDITIONAL
        || n->op == OP_LOGICAL_NOT || (n->op >= OP_LT && n->op <= OP_LOGICAL_OR);
    for (int i = 0; asks && i < n->kid_count; i++) {
        Node *kid = node_strip(n->kids[i]);
        if (kid && kid->kind == ND_VAR)
            builder_facts(b, kid->decl)->is_asked = true;
    }
}

static bool find_facts(Node *n, void *context)
{
    Builder *b = context;
    if (node_changed(n))
        builder_facts(b, node_changed(n))->changes = true;
    if (n->kind == ND_VAR)
        builder_facts(b, n->decl)->is_used = true;
    find_asked(b, n);
    return true;
}

void builder_find_facts(Builder *b, Function *f)
{
    if (set_add(&b->known, f))
        node_walk(f->body, find_facts, b);
}

void builder_learn(Builder *b, Function *f)
{
    find_names(&b->names, f);
    builder_find_facts(b, f);
}

Node *builder_init(Builder *b, const Decl *d)
{
    bool is_own = d->init && decl_is_automatic(d) && !d->is_circular;
    return is_own && !builder_facts(b, d)->changes ? d->init : NULL;
}

static bool is_fixed_variable(Builder *b, const Decl *d)
{
    return !d->is_tile_static && !builder_facts(b, d)->changes
        && d->type->kind != TY_ARRAY && d->type->kind != TY_RECORD;
}

/* A place that no evaluation moves: x.y[2] */
static bool is_fixed_place(Node *n)
{
    n = node_strip(n);
    switch (n->kind) {
    case ND_VAR:
        return !type_is_handle(n->type) && n->type->kind != TY_POINTER;
    case ND_MEMBER:
    case ND_SWIZZLE:
        return !n->is_arrow && is_fixed_place(n->kids[MEMBER_BASE]);
    case ND_SUBSCRIPT:
        return n->kids[SUBSCRIPT_INDEX]->is_constant
            && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind == TY_ARRAY
            && is_fixed_place(n->kids[SUBSCRIPT_BASE]);
    default:
        return false;
    }
}

bool builder_is_fixed(Builder *b, Node *n)
{
    while (n->kind == ND_PAREN || n->kind == ND_CAST)
        n = n->kids[0];
    if (n->is_constant || n->kind == ND_INT || n->kind == ND_FLOAT)
        return true;
    if (n->kind == ND_VAR && is_fixed_variable(b, n->decl))
        return true;
    if (n->type && n->type->kind == TY_ARRAY)
        return is_fixed_place(n);
    return n->op == OP_ADDRESS && is_fixed_place(n->kids[0]);
}

bool builder_is_component(const Node *n, const Decl *index)
{
    return n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant
        && node_is_variable(n->kids[SUBSCRIPT_BASE], index);
}

int builder_component_in(Builder *b, const Decl *index, const Decl *variable)
{
    Node *init = builder_init(b, variable);
    return init && type_is_wide(variable->type) ? builder_component(b, index, init) : -1;
}

int builder_component(Builder *b, const Decl *index, Node *n)
{
    n = node_strip(n);
    if (node_is_variable(n, index) && index->type->kind == TY_INT)
        return 0;
    if (n->kind == ND_VAR && !n->is_constant)
        return builder_component_in(b, index, n->decl);
    return builder_is_component(n, index) ? (int)n->kids[SUBSCRIPT_INDEX]->value : -1;
}
