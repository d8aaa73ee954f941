/* scalarize_expr.c - the components of a short vector's value, or the members of a
 * structure's.
 *
 *     scale * (a - b) + (float_4){s * t, 0, 0, 1}
 *
 * has the first component scale * (a_x - b_x) + part, after float part = s * t. What is
 * computed once for all components comes before them. So does a product of scalars: in
 * s * t + c it may be fused with the addition, but only if the source adds to the product
 * itself.
 */
#include "scalarize.h"

static Node **parts_of(Scalarize *s, Node *n, bool is_sure);

static Type *element_of(const Node *vector)
{
    return vector->type->of;
}

Node *scalarize_keep(Scalarize *s, Node *value, const char *name)
{
    return build_use(&s->builder, build_local(
        &s->builder, value->type, value, name, s->place), s->place);
}

/* ---- numbers ------------------------------------------------------------ */

static bool is_pointed(const Node *base)
{
    return base->type->kind != TY_VECTOR && base->type->kind != TY_ARRAY;
}

bool scalarize_is_at_hand(Node *n)
{
    while (n->kind == ND_PAREN || n->kind == ND_CAST)
        n = n->kids[0];
    bool is_part = n->kind == ND_SUBSCRIPT
        ? n->kids[SUBSCRIPT_INDEX]->is_constant && !is_pointed(n->kids[SUBSCRIPT_BASE])
        : (n->kind == ND_SWIZZLE || n->kind == ND_MEMBER) && !n->is_arrow;
    return n->is_constant || n->kind == ND_INT || n->kind == ND_FLOAT
        || (n->kind == ND_VAR && !n->decl->is_tile_static)
        || (is_part && scalarize_is_at_hand(n->kids[0]));
}

/* A conversion is written where no vector around it says so any more; but a
 * float is printed as one. */
static Node *written(Scalarize *s, Node *n)
{
    if (n->kind != ND_CAST || !n->is_implicit
        || n->kids[0]->type->kind == n->type->kind
        || node_strip(n)->kind == ND_FLOAT)
        return n;
    return build_cast(&s->builder, n->kids[0], n->type);
}

Node *scalarize_number(Scalarize *s, Node *n, bool is_sure)
{
    Node *value = build_copy(&s->builder, n);
    if (!type_is_arithmetic(n->type))
        return NULL;
    if (scalarize_is_at_hand(value))
        return written(s, value);
    if (!is_sure)
        return NULL;
    return scalarize_keep(s, value, "part");
}

Node *scalarize_zero(Scalarize *s, const Node *list, Type *type)
{
    Node *n = build_int(&s->builder, 0, list);
    n->type = type;
    if (type_is_floating(n->type)) {
        n->kind = ND_FLOAT;
        n->is_constant = false;
    }
    return n;
}

/* ---- expressions -------------------------------------------------------- */

static bool is_call(Node *n)
{
    return n->kind == ND_CALL && !builtin_is(n, BI_EXTENT);
}

/* A place is evaluated for each of its components. The copy of one that is split is what
 * stands for it. */
static Node **parts_of_place(Scalarize *s, Node *n)
{
    return node_any(n, is_call) ? NULL
        : scalarize_components(s, build_copy(&s->builder, n));
}

static Node **parts_of_list(Scalarize *s, Node *n, Node **items, int count,
                            bool is_sure)
{
    Node **parts = NEW_ARRAY(Node *, n->type->count);
    for (int i = 0; i < n->type->count; i++) {
        parts[i] = i < count ? scalarize_number(s, items[i], is_sure)
                             : scalarize_zero(s, n, element_of(n));
        if (!parts[i])
            return NULL;
    }
    return parts;
}

static Node **parts_of_call(Scalarize *s, Node *n, bool is_sure)
{
    if (builtin_is(n, BI_VECTOR))
        return parts_of_list(s, n, n->kids + CALL_ARGUMENT,
                             n->kid_count - CALL_ARGUMENT, is_sure);
    Node *value = build_copy(&s->builder, n);
    if (builtin_is(n, BI_EXTENT))
        return scalarize_components(s, value);
    return is_sure ? scalarize_components(s, scalarize_keep(s, value, "whole"))
                   : NULL;
}

/* The components of a value that is more than a place are kept: the product in
 * (a * b).yx is rounded. */
static Node **parts_of_swizzle(Scalarize *s, Node *n, bool is_sure)
{
    if (n->is_arrow)
        return parts_of_place(s, n);
    Node **base = parts_of(s, n->kids[SWIZZLE_BASE], is_sure);
    if (!base)
        return NULL;
    Node **parts = NEW_ARRAY(Node *, n->type->count);
    for (int i = 0; i < n->type->count; i++) {
        Node **part = &base[node_lane(n, i)];
        bool is_ready = (*part)->kind == ND_SUBSCRIPT
            || scalarize_is_at_hand(*part);
        if (!is_ready && !is_sure)
            return NULL;
        if (!is_ready)
            *part = scalarize_keep(s, *part, "part");
        parts[i] = *part;
    }
    return parts;
}

static Node *with_kids(Scalarize *s, const Node *n, Type *type, Node *a,
                       Node *b)
{
    Node *part = build_node(&s->builder, n->kind, n, b ? 2 : 1);
    part->op = n->op;
    part->type = type;
    part->kids[0] = a;
    if (b)
        part->kids[1] = b;
    return part;
}

/* A vector's comparison is 0 or -1. */
static Node *compared(Scalarize *s, const Node *n, Node *a, Node *b)
{
    Type *type = element_of(n);
    return build_unary(&s->builder, OP_MINUS, with_kids(s, n, type, a, b),
                       type);
}

static Node **parts_of_operator(Scalarize *s, Node *n, bool is_sure)
{
    bool is_binary = n->kind == ND_BINARY;
    bool compares = is_binary && op_is_comparison(n->op);
    if (n->op == OP_DEREF)
        return parts_of_place(s, n);
    if (n->type->kind != TY_VECTOR
        || (compares && element_of(n)->kind != TY_INT)
        || op_is_logical(n->op) || n->op == OP_COMMA || n->op == OP_LOGICAL_NOT
        || op_form(n->op) == 'A' || op_is_step(n->op))
        return NULL;
    Node **left = parts_of(s, n->kids[0], is_sure);
    Node **right = left && is_binary ? parts_of(s, n->kids[1], is_sure) : NULL;
    if (!left || (is_binary && !right))
        return NULL;
    Node **parts = NEW_ARRAY(Node *, n->type->count);
    for (int i = 0; i < n->type->count; i++)
        parts[i] = compares ? compared(s, n, left[i], right[i])
            : with_kids(s, n, element_of(n), left[i],
                        is_binary ? right[i] : NULL);
    return parts;
}

static Node **parts_of_choice(Scalarize *s, Node *n, bool is_sure)
{
    if (!n->kids[0] || n->kids[0] == n->kids[1]
        || !type_is_arithmetic(n->kids[0]->type))
        return NULL;
    Node *condition = scalarize_number(s, n->kids[0], is_sure);
    Node **then = condition ? parts_of(s, n->kids[1], false) : NULL;
    Node **otherwise = then ? parts_of(s, n->kids[2], false) : NULL;
    if (!otherwise)
        return NULL;
    int count = scalarize_count(n->type);
    Node **parts = NEW_ARRAY(Node *, count);
    for (int i = 0; i < count; i++)
        parts[i] = build_choice(&s->builder, condition, then[i], otherwise[i],
                                scalarize_type(n->type, i));
    return parts;
}

static Node **parts_of_cast(Scalarize *s, Node *n, bool is_sure)
{
    Node *inner = n->kids[0];
    const Type *from = inner->type;
    if (n->type->kind != TY_VECTOR)
        return parts_of(s, inner, is_sure);
    if (from->kind == TY_VECTOR)
        return from->count == n->type->count
                && from->of->kind == n->type->of->kind
            ? parts_of(s, inner, is_sure) : NULL;
    Node *value = scalarize_number(s, inner, is_sure);
    Node **parts = NEW_ARRAY(Node *, n->type->count);
    for (int i = 0; value && i < n->type->count; i++)
        parts[i] = value;
    return value ? parts : NULL;
}

static Node **parts_of(Scalarize *s, Node *n, bool is_sure)
{
    switch (n->kind) {
    case ND_PAREN:
    case ND_COMPOUND_LITERAL:
        return parts_of(s, n->kids[0], is_sure);
    case ND_VAR:
    case ND_MEMBER:
    case ND_SUBSCRIPT:
        return parts_of_place(s, n);
    case ND_INIT_LIST:
        return n->type->kind == TY_RECORD ? scalarize_list(s, n, is_sure)
            : parts_of_list(s, n, n->kids, n->kid_count, is_sure);
    case ND_SWIZZLE:
        return parts_of_swizzle(s, n, is_sure);
    case ND_CALL:
        return parts_of_call(s, n, is_sure);
    case ND_CAST:
        return parts_of_cast(s, n, is_sure);
    case ND_CONDITIONAL:
        return parts_of_choice(s, n, is_sure);
    case ND_UNARY:
    case ND_BINARY:
        return parts_of_operator(s, n, is_sure);
    default:
        return NULL;
    }
}

Node **scalarize_parts_at_hand(Scalarize *s, Node *n)
{
    return parts_of(s, n, false);
}

Node **scalarize_parts(Scalarize *s, Node *n)
{
    return has_effect(s->builder.prog, n) ? NULL : parts_of(s, n, true);
}

Node **scalarize_read(Scalarize *s, Node *n)
{
    Node **parts = s->of_members ? scalarize_word(s, n) : NULL;
    return parts ? parts : scalarize_parts(s, n);
}

/* Statements that assign the parts of a value to variables. */
static Node *assigned(Scalarize *s, Node *value, Decl *const *to)
{
    Builder *b = &s->builder;
    Nodes *around = build_begin_block(b);
    Node **parts = scalarize_value(s, value);
    for (int i = 0; i < scalarize_count(value->type); i++)
        build_assignment(b, to[i], parts[i]);
    return build_end_block(b, around, value);
}

/* `c ? s : t` with structures that are not at hand: an if, for each part. */
static Node **value_of_choice(Scalarize *s, Node *n)
{
    Builder *b = &s->builder;
    bool is_choice = n->kind == ND_CONDITIONAL && n->type->kind == TY_RECORD;
    if (!is_choice || n->kids[0] == n->kids[1] || has_effect(b->prog, n))
        return NULL;
    int count = scalarize_count(n->type);
    Decl **chosen = NEW_ARRAY(Decl *, count);
    Node **parts = NEW_ARRAY(Node *, count);
    Node *condition = scalarize_number(s, n->kids[0], true);
    for (int i = 0; i < count; i++) {
        chosen[i] = build_local(b, scalarize_type(n->type, i), NULL, "chosen", n);
        parts[i] = build_use(b, chosen[i], n);
    }
    list_add(b->out, build_if(b, condition, assigned(s, n->kids[1], chosen),
                              assigned(s, n->kids[2], chosen), n));
    return parts;
}

Node **scalarize_value(Scalarize *s, Node *n)
{
    Builder *b = &s->builder;
    int before = b->out->count;
    Node **parts = scalarize_read(s, n);
    if (parts)
        return parts;
    b->out->count = before;
    parts = value_of_choice(s, node_strip(n));
    if (parts)
        return parts;
    b->out->count = before;
    return scalarize_components(s, scalarize_keep(s, build_copy(b, n), "whole"));
}
