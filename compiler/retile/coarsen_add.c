/* coarsen_add.c - merged tiles sum up what each of them would add to the same place.
 *
 * `amp_atomic_fetch_add(&to[i], counts[i])`, with counts in tile_static memory and i the
 * same in each tile, is executed by the first tile for all of them, so that cores contend
 * less for these places. It stands alone between two barriers, so that the other tiles'
 * elements are complete, and stay:
 *
 *     if (t.local[0] == 0) {
 *         unsigned total = 0;
 *         for (int tile = 0; tile < tiles; tile++)
 *             total += counts[tile][i];
 *         amp_atomic_fetch_add(&to[i], total);
 *     }
 */
#include "coarsen.h"

#include <string.h>

/* ---- whether it does ---------------------------------------------------- */

typedef struct Search {
    Coarse *coarse;
    Set own;       /* of Decl: declared in the statement */
    Node *value;   /* that is added, while it is looked at */
    int adds;
    bool has_static, fails;
} Search;

/* Without the number of the thread's tile. */
static bool is_same(const Coarse *c, Sum sum)
{
    for (int i = 0; i < sum.count; i++) {
        const Term *t = &sum.terms[i];
        if (t->kind == TERM_TILE
            || (t->kind == TERM_DECL && !function_captures(c->kernel, t->decl)))
            return false;
    }
    return sum.is_known;
}

static bool is_same_variable(Search *s, Node *n)
{
    const Decl *d = n->decl;
    if (d->is_tile_static) {
        s->has_static = true;
        return s->value != NULL;
    }
    return function_captures(s->coarse->kernel, d) || set_has(&s->own, d)
        || is_same(s->coarse, sum_of(&s->coarse->before, n));
}

static bool look(Node *n, void *context);

/* The call's place and its value, an integer. */
static bool look_at_add(Search *s, Node *call)
{
    Node *place = node_strip(call->kids[CALL_ARGUMENT]);
    Node *value = call->kids[CALL_ARGUMENT + 1];
    if (place->kind != ND_UNARY || place->op != OP_ADDRESS
        || !type_is_wide(value->type))
        return false;
    s->adds++;
    node_walk(place->kids[0], look, s);
    s->value = value;
    node_walk(value, look, s);
    s->value = NULL;
    return true;
}

static bool is_add(const Node *n)
{
    const Node *e = n->is_value ? NULL : node_expression(n);
    return e && builtin_is(e, BI_ATOMIC) && strcmp(builtin_of(e)->opencl, "add") == 0;
}

static bool is_plain_call(const Node *n)
{
    return builtin_is(n, BI_EXTENT) || builtin_is(n, BI_MATH);
}

/* Whether a node may be in such a statement, apart from what is in it. */
static bool fits(Search *s, Node *n)
{
    const Decl *changed = node_changed(n);
    switch (n->kind) {
    case ND_VAR:
        return is_same_variable(s, n);
    case ND_CALL:
        return is_plain_call(n);
    case ND_UNARY:
    case ND_BINARY:
        return n->op != OP_ADDRESS && n->op != OP_DEREF && n->op != OP_COMMA
            && (!node_assigned(n)
                || (changed && !s->value && set_has(&s->own, changed)));
    case ND_COMPOUND: case ND_DECLARE: case ND_IF: case ND_FOR: case ND_EXPR:
    case ND_NULL: case ND_PAREN: case ND_CAST: case ND_INT: case ND_FLOAT:
    case ND_CONDITIONAL: case ND_SUBSCRIPT: case ND_MEMBER: case ND_FUNCTION:
        return true;
    default:
        return false;
    }
}

static bool look(Node *n, void *context)
{
    Search *s = context;
    if (s->fails)
        return false;
    if (coarse_is_component(n, s->coarse->before.index)) {
        s->fails = !is_same(s->coarse, sum_of(&s->coarse->before, n));
        return false;
    }
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        s->fails |= !decl_is_automatic(d);
        set_add(&s->own, d);
    }
    if (is_add(n)) {
        s->fails |= !look_at_add(s, node_strip(n->kids[0]));
        return false;
    }
    s->fails |= !fits(s, n);
    return !s->fails;
}

bool coarse_adds(Coarse *c, Node *n)
{
    Search s = {.coarse = c};
    node_walk(n, look, &s);
    return !s.fails && s.adds == 1 && s.has_static;
}

/* ---- what becomes of it ------------------------------------------------- */

/* s becomes s[tile], in a copy whose variables' nodes may be the kernel's own. */
static Node *take_tile(Coarse *c, Node *n, Decl *tile)
{
    if (!n)
        return NULL;
    Decl *array = n->kind == ND_VAR ? map_value_pointer(&c->arrays, n->decl) : NULL;
    if (array)
        return coarse_array(c, n, array, build_use(&c->builder, tile, n));
    for (int i = 0; i < n->kid_count; i++)
        n->kids[i] = take_tile(c, n->kids[i], tile);
    return n;
}

/* Sums that wrap around, as atomic ones do. */
static Type *unsigned_type(const Type *t)
{
    return t->size > 4 ? type_ulong() : type_uint();
}

static Node *sum_of_tiles(Coarse *c, Decl *total, Node *value)
{
    Builder *b = &c->builder;
    Decl *tile = build_variable(b, "tile", type_int(),
                                build_int(b, 0, value));
    Node *sum = build_binary(b, OP_ADD_ASSIGN, build_use(b, total, value),
                             take_tile(c, value, tile), total->type);
    return build_count(b, tile, build_use(b, c->count, value),
                       build_statement(b, sum), value);
}

/* Whether it is of memory that each tile has for itself. */
static bool is_of_tile(Node *n, void *context)
{
    const Coarse *c = context;
    return n->kind == ND_VAR && map_get_pointer(&c->arrays, n->decl);
}

static bool add_for_all(Node *n, void *context)
{
    Coarse *c = context;
    Builder *b = &c->builder;
    if (!is_add(n))
        return true;
    Node *call = node_strip(n->kids[0]), **value = &call->kids[CALL_ARGUMENT + 1];
    if (!node_any_with(*value, is_of_tile, c))
        return false;
    Decl *total = build_variable(b, "total", unsigned_type((*value)->type),
                                 build_int(b, 0, n));
    Node *cast = build_cast(b, build_use(b, total, n), (*value)->type);
    Node *add = NEW(Node);
    Nodes list = {0};
    list_add(&list, build_declaration(b, total, n));
    list_add(&list, sum_of_tiles(c, total, *value));
    *value = cast;
    *add = *n;
    list_add(&list, add);
    *n = *build_block(b, list, n);
    return false;
}

Node *coarse_add(Coarse *c, Node *n)
{
    Builder *b = &c->builder;
    Node *row = coarse_row(c, n), *all = build_copy(b, n);
    node_walk(all, add_for_all, c);
    Node *is_first = build_binary(b, OP_EQ, row, build_int(b, 0, n), row->type);
    return build_if(b, is_first, all, NULL, n);
}
