/* split.c - conditions that are the same for all elements in most of their parts:
 *
 *     if (z >= 0 && z < depth             if (z >= 0 && z < depth
 *             && y >= 0 && y < height             && x >= 0 && x < width)
 *             && x >= 0 && x < width)         for (int n = 0; n < 4; n++)
 *         sum += v[z][y][x];                      if (y[n] >= 0 && y[n] < height)
 *                                                     sum[n] += v[z][y[n]][x];
 *
 * Drivers' compilers, which unroll such loops, do not find that any more: 27 neighbours in
 * a volume on an H200 take 0.56 of the time. Where half of the parts differ, it is better to
 * leave them together. `sum += condition ? v[z][y][x] : 0;` is two assignments then.
 */
#include "several.h"

typedef struct Split {
    Builder *builder;
    const Differing *differing;
    Node *common, *own; /* the parts so far, or NULL */
    int commons, owns;
} Split;

/* What may stop the program where a part before it does not hold. */
static bool is_risky(Node *n)
{
    return n->kind == ND_SUBSCRIPT || n->kind == ND_CALL || n->is_arrow || n->op == OP_DEREF
        || op_is_division(n->op) || node_assigned(n);
}

static void add_part(Split *s, Node *part)
{
    Node *n = node_strip(part);
    if (n->op == OP_LOGICAL_AND) {
        add_part(s, n->kids[BINARY_LEFT]);
        add_part(s, n->kids[BINARY_RIGHT]);
        return;
    }
    bool is_own = differing_differs(s->differing, n);
    Node **parts = is_own ? &s->own : &s->common;
    *(is_own ? &s->owns : &s->commons) += 1;
    *parts = *parts ? build_binary(s->builder, OP_LOGICAL_AND, *parts, n, type_int()) : n;
}

/* Finds the parts of a condition; false where they are not to be asked in two. */
static bool find_parts(Split *s, Node *condition)
{
    if (node_any(condition, is_risky))
        return false;
    add_part(s, condition);
    return s->owns && s->commons > s->owns;
}

/* An assignment of another value. */
static Node *assigning(Builder *b, const Node *n, Node *value)
{
    Node *copy = build_like(b, n);
    copy->kids[BINARY_LEFT] = build_copy(b, n->kids[BINARY_LEFT]);
    copy->kids[BINARY_RIGHT] = build_converted(b, value, n->kids[BINARY_RIGHT]->type);
    return build_statement(b, copy);
}

static Node *split_choice(Split *s, Node *n)
{
    Builder *b = s->builder;
    Node *choice = node_assigned(n) && n->kind == ND_BINARY
        ? node_strip(n->kids[BINARY_RIGHT]) : NULL;
    if (!choice || choice->kind != ND_CONDITIONAL || node_any(n->kids[BINARY_LEFT], is_risky)
        || node_any(choice->kids[IF_ELSE], is_risky) || !find_parts(s, choice->kids[IF_CONDITION]))
        return NULL;
    Node *other = choice->kids[IF_ELSE];
    Node *own = build_choice(b, s->own, choice->kids[IF_THEN], build_copy(b, other),
                             choice->type);
    return build_if(b, s->common, assigning(b, n, own), assigning(b, n, other), n);
}

Node *several_split(Builder *b, const Differing *d, Node *n)
{
    Split s = {.builder = b, .differing = d};
    if (n->kind == ND_EXPR)
        return split_choice(&s, node_expression(n));
    if (n->kind != ND_IF || n->kids[IF_ELSE] || set_has(&d->guarded.alone, n)
        || !find_parts(&s, n->kids[IF_CONDITION]))
        return NULL;
    Node *inner = build_if(b, s.own, n->kids[IF_THEN], NULL, n);
    return build_if(b, s.common, inner, NULL, n);
}
