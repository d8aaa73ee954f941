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

/* ---- parts -------------------------------------------------------------- */

static Type *element_of(const Node *vector)
{
    return vector->type->of;
}

int scalarize_count(const Type *t)
{
    return t->kind == TY_VECTOR ? (int)t->count
        : t->kind == TY_RECORD ? t->record->fields.count : 0;
}

Type *scalarize_type(const Type *t, int part)
{
    return t->kind == TY_VECTOR ? t->of : t->record->fields.items[part]->type;
}

Node *scalarize_keep(Scalarize *s, Node *value, const char *name)
{
    return build_use(&s->builder, build_local(
        &s->builder, value->type, value, name, s->place), s->place);
}

static Node *component(Scalarize *s, Node *vector, int i)
{
    return build_element(&s->builder, vector, build_int(&s->builder, i, vector),
                         element_of(vector));
}

static Node *member(Scalarize *s, Node *structure, int i)
{
    Node *n = build_node(&s->builder, ND_MEMBER, structure, 1);
    n->field = structure->type->record->fields.items[i];
    n->type = n->field->type;
    n->kids[MEMBER_BASE] = structure;
    return n;
}

Node **scalarize_components(Scalarize *s, Node *whole)
{
    int count = scalarize_count(whole->type);
    Node **parts = NEW_ARRAY(Node *, count);
    for (int i = 0; i < count; i++)
        parts[i] = whole->type->kind == TY_VECTOR ? component(s, whole, i)
                                                  : member(s, whole, i);
    return parts;
}

/* ---- numbers ------------------------------------------------------------ */

bool scalarize_is_at_hand(Node *n)
{
    while (n->kind == ND_PAREN || n->kind == ND_CAST)
        n = n->kids[0];
    bool is_part = n->kind == ND_SUBSCRIPT
        ? n->kids[SUBSCRIPT_INDEX]->is_constant
            && n->kids[SUBSCRIPT_BASE]->type->kind == TY_VECTOR
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

/* The value of a number that all components may be computed from; NULL where
 * it is only to be evaluated by some threads. */
static Node *number(Scalarize *s, Node *n, bool is_sure)
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

static Node *zero(Scalarize *s, const Node *list, Type *type)
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

static Node **parts_of(Scalarize *s, Node *n, bool is_sure);

static bool is_call(Node *n)
{
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    return n->kind == ND_CALL && !(b && b->kind == BI_EXTENT);
}

/* A place is evaluated for each of its components. */
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
        parts[i] = i < count ? number(s, items[i], is_sure)
                             : zero(s, n, element_of(n));
        if (!parts[i])
            return NULL;
    }
    return parts;
}

Node *scalarize_literal(Scalarize *s, Node *list)
{
    Node *literal = build_node(&s->builder, ND_COMPOUND_LITERAL, list, 1);
    literal->type = list->type;
    literal->kids[0] = list;
    return literal;
}

/* Where a list says that an item is for another member than the next, -1 is for
 * more than a member. */
static int named_member(const Node *item, const Type *t, int next)
{
    if (item->kind != ND_DESIGNATED)
        return next;
    const Node *name = item->kids[0];
    for (int i = 0; i < t->record->fields.count; i++)
        if (item->kid_count == 2 && name->kind == ND_DESIGNATE_MEMBER
            && name->field == t->record->fields.items[i])
            return i;
    return -1;
}

static Node *member_of_list(Scalarize *s, Node *item, bool is_sure)
{
    if (item->kind == ND_DESIGNATED)
        item = item->kids[item->kid_count - 1];
    if (type_is_arithmetic(item->type))
        return number(s, item, is_sure);
    Node *value = build_copy(&s->builder, item);
    if (!is_sure)
        return NULL;
    if (value->kind == ND_INIT_LIST && value->type->kind == TY_RECORD)
        value = scalarize_literal(s, value);
    Node *part = scalarize_keep(s, value, "part");
    if (value->type->kind == TY_RECORD)
        set_add(&s->inner, part->decl);
    return part;
}

/* What a list says nothing of is 0; of a vector or a structure that is a
 * member, a whole list says so. */
static Node **parts_of_members(Scalarize *s, Node *n, bool is_sure)
{
    int count = scalarize_count(n->type), next = 0;
    Node **parts = NEW_ARRAY(Node *, count);
    for (int i = 0; i < n->kid_count; i++, next++) {
        next = named_member(n->kids[i], n->type, next);
        if (next < 0 || next >= count || parts[next])
            return NULL;
        parts[next] = member_of_list(s, n->kids[i], is_sure);
        if (!parts[next])
            return NULL;
    }
    for (int i = 0; i < count; i++) {
        Type *type = scalarize_type(n->type, i);
        if (!parts[i] && !type_is_arithmetic(type))
            return NULL;
        if (!parts[i])
            parts[i] = zero(s, n, type);
    }
    return parts;
}

static Node **parts_of_call(Scalarize *s, Node *n, bool is_sure)
{
    const Builtin *b = builtin_of(n);
    if (b && b->kind == BI_VECTOR)
        return parts_of_list(s, n, n->kids + CALL_ARGUMENT,
                             n->kid_count - CALL_ARGUMENT, is_sure);
    Node *value = build_copy(&s->builder, n);
    if (b && b->kind == BI_EXTENT)
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
    Node *condition = number(s, n->kids[0], is_sure);
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
    Node *value = number(s, inner, is_sure);
    Node **parts = NEW_ARRAY(Node *, n->type->count);
    for (int i = 0; value && i < n->type->count; i++)
        parts[i] = value;
    return value ? parts : NULL;
}

/* NULL where the copy of the kernel has become too large. */
static Node **parts_of_split(Scalarize *s, Node *n)
{
    Node *list = build_copy(&s->builder, n);
    if (list->kind == ND_COMPOUND_LITERAL)
        list = list->kids[0];
    return list->kind == ND_INIT_LIST ? list->kids : NULL;
}

static Node **parts_of(Scalarize *s, Node *n, bool is_sure)
{
    switch (n->kind) {
    case ND_PAREN:
    case ND_COMPOUND_LITERAL:
        return parts_of(s, n->kids[0], is_sure);
    case ND_VAR:
        if (set_has(&s->split, n->decl))
            return parts_of_split(s, n);
        return parts_of_place(s, n);
    case ND_MEMBER:
    case ND_SUBSCRIPT:
        return parts_of_place(s, n);
    case ND_INIT_LIST:
        return n->type->kind == TY_RECORD ? parts_of_members(s, n, is_sure)
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

Node **scalarize_parts(Scalarize *s, Node *n)
{
    return has_effect(s->builder.prog, n) ? NULL : parts_of(s, n, true);
}
