/* atomics.c - whether a kernel uses the result of an atomic operation on a view. A helper
 * is assumed to use it. */
#include "atomics.h"
#include "tree/builtin.h"
#include "tree/tree.h"

typedef struct Search {
    int atomics, alone; /* of views; those whose results nobody takes */
    Set seen;           /* of Function */
} Search;

/* What an atomic operation is on: a tile_static variable, or an element of one, or anything
 * else. */
typedef enum Place { PLACE_OUTER, PLACE_VARIABLE, PLACE_ELEMENT } Place;

static Place place_of(const Node *atomic)
{
    const Node *at = node_strip(atomic->kids[CALL_ARGUMENT]);
    bool is_element = false;
    while (at->kid_count && (at->kind == ND_SUBSCRIPT || at->kind == ND_MEMBER
                             || at->kind == ND_UNARY)) {
        is_element |= at->kind == ND_SUBSCRIPT;
        at = node_strip(at->kids[0]);
    }
    return at->kind != ND_VAR || !at->decl->is_tile_static ? PLACE_OUTER
        : is_element ? PLACE_ELEMENT : PLACE_VARIABLE;
}

bool atomic_is_of_element(const Node *n)
{
    return builtin_is(n, BI_ATOMIC) && place_of(n) == PLACE_ELEMENT;
}

static bool is_outer_atomic(const Node *n)
{
    return builtin_is(n, BI_ATOMIC) && place_of(n) == PLACE_OUTER;
}

static bool look(Node *n, void *context)
{
    Search *s = context;
    s->atomics += is_outer_atomic(n);
    s->alone += n->kind == ND_EXPR && !n->is_value
        && is_outer_atomic(node_strip(n->kids[0]));
    Function *f = node_helper(n);
    if (f && set_add(&s->seen, f)) {
        int alone = s->alone;
        node_walk(f->body, look, s);
        s->alone = alone;
    }
    return true;
}

bool atomics_have_results(Function *kernel)
{
    Search s = {0};
    node_walk(kernel->body, look, &s);
    return s.atomics != s.alone;
}
