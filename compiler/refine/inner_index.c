/* inner_index.c - makes unsigned indices that grow from thread to thread signed, since
 * these do not wrap around:
 *
 *     in[(unsigned)j - 1]            in[(long)j - 1]
 *     in[y * w + (unsigned)j]        in[(long)(int)(y * w) + j]
 *
 * The part that the row shares may have wrapped around. That does not matter as long as
 * the sum is an index, since no index is above INT32_MAX.
 */
#include "inner_bound.h"

enum { MOST_PARTS = 32 };

typedef struct Parts {
    Inner *inner;
    Set seen; /* of Decl, by find_unsigned */
    int parts;
    const Type *type; /* in which they are added up */
    Sum sum;
    Node *shared;     /* the rest, or NULL */
} Parts;

static bool find_unsigned(Node *n, void *context)
{
    Parts *p = context;
    Node *init = inner_init(p->inner, n);
    if (n->type && type_is_unsigned(n->type) && n->type->size >= 4)
        p->type = n->type;
    if (init && !p->type && set_add(&p->seen, n->decl))
        node_walk(init, find_unsigned, p);
    return !p->type;
}

static void add_shared(Parts *p, Node *n, bool is_less)
{
    Builder *b = p->inner->builder;
    Node *part = build_cast(b, build_copy(b, n), p->type);
    if (p->shared)
        p->shared = build_binary(b, is_less ? OP_SUB : OP_ADD, p->shared, part, p->type);
    else
        p->shared = is_less ? build_unary(b, OP_MINUS, part, p->type) : part;
}

/* Of an expression whose parts have the width of all: others may wrap around alone. */
static bool split(Parts *p, Node *n, bool is_less)
{
    while (n->kind == ND_PAREN)
        n = n->kids[0];
    if (!type_is_integer(n->type) || n->type->size != p->type->size
        || ++p->parts > MOST_PARTS)
        return false;
    Sum sum = sum_of(&p->inner->thread, n);
    if (inner_is_shared(p->inner, &sum)) {
        p->sum = sum_add(p->sum, sum, is_less ? -1 : 1);
        return p->sum.is_known;
    }
    if (inner_growth(p->inner, n) == 0) {
        add_shared(p, n, is_less);
        return true;
    }
    Node *init = inner_init(p->inner, n);
    if (init || n->kind == ND_CAST)
        return split(p, init ? init : n->kids[0], is_less);
    return (n->op == OP_ADD || n->op == OP_SUB) && split(p, n->kids[BINARY_LEFT], is_less)
        && split(p, n->kids[BINARY_RIGHT], is_less != (n->op == OP_SUB));
}

Node *inner_signed(Inner *s, Node *index)
{
    Parts p = {.inner = s, .sum = {.is_known = true}};
    node_walk(index, find_unsigned, &p);
    if (!p.type)
        return index;
    while (index->kind == ND_PAREN || (index->kind == ND_CAST && index->is_implicit))
        index = index->kids[0];
    p.type = index->type->size == 8 ? type_long() : type_uint();
    if (!split(&p, index, false) || !inner_times(s, &p.sum))
        return index;
    Builder *b = s->builder;
    Node *sum = inner_expression(s, &p.sum, index);
    if (!p.shared)
        return sum;
    Node *shared = build_cast(b, build_cast(b, p.shared, index->type->size == 8
        ? type_long() : type_int()), type_long());
    return build_binary(b, OP_ADD, shared, sum, type_long());
}
