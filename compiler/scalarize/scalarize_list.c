/* scalarize_list.c - the parts of a structure that an initializer lists.
 *
 *     struct pair p = {.b = x * y};           float part = x * y;
 *                                             float p_a = 0, p_b = part;
 */
#include "scalarize.h"

static bool add_list(Scalarize *s, Node *list, const Type *t, Node **parts, bool is_sure);

/* Where a list says that an item is for another member than the next; -1 is for
 * more than a member. */
static int named_member(const Node *item, const Type *t, int next)
{
    if (item->kind != ND_DESIGNATED)
        return next;
    const Node *name = item->kids[0];
    for (int i = 0; t->kind == TY_RECORD && i < t->record->fields.count; i++)
        if (item->kid_count == 2 && name->kind == ND_DESIGNATE_MEMBER
            && name->field == t->record->fields.items[i])
            return i;
    return -1;
}

static bool add_structure(Scalarize *s, Node *n, Node **parts, bool is_sure)
{
    Node **inner = n->type->kind != TY_RECORD ? NULL
        : is_sure ? scalarize_value(s, n) : scalarize_parts_at_hand(s, n);
    for (int i = 0; inner && i < scalarize_count(n->type); i++)
        parts[i] = inner[i];
    return inner;
}

/* Whether the parts of a member or an element are known from its item. */
static bool add_item(Scalarize *s, Node *item, const Type *t, Node **parts, bool is_sure)
{
    if (item->kind == ND_DESIGNATED)
        item = item->kids[item->kid_count - 1];
    bool is_array = t->kind == TY_ARRAY, is_structure = t->kind == TY_RECORD;
    if ((is_array || is_structure) && item->kind == ND_INIT_LIST)
        return add_list(s, item, t, parts, is_sure);
    if (is_structure)
        return add_structure(s, item, parts, is_sure);
    if (is_array)
        return false;
    *parts = type_is_arithmetic(item->type) ? scalarize_number(s, item, is_sure)
        : is_sure ? scalarize_keep(s, build_copy(&s->builder, item), "part") : NULL;
    return *parts;
}

/* Whether it lists numbers without the braces of inner lists. */
static bool is_flat(const Node *list, const Type *t)
{
    const Type *first = scalarize_inner(t, 0);
    return list->kid_count && (first->kind == TY_ARRAY || first->kind == TY_RECORD)
        && list->kids[0]->type && type_is_arithmetic(list->kids[0]->type);
}

static bool add_flat(Scalarize *s, Node *list, const Type *t, Node **parts, bool is_sure)
{
    int count = scalarize_before(t, scalarize_inner_count(t));
    for (int i = 0; i < list->kid_count; i++) {
        Node *item = list->kids[i];
        if (i >= count || item->kind == ND_DESIGNATED || item->kind == ND_INIT_LIST
            || !type_is_arithmetic(item->type)
            || !type_is_arithmetic(scalarize_type(t, i))
            || !(parts[i] = scalarize_number(s, item, is_sure)))
            return false;
    }
    return true;
}

static bool add_list(Scalarize *s, Node *list, const Type *t, Node **parts, bool is_sure)
{
    if (is_flat(list, t))
        return add_flat(s, list, t, parts, is_sure);
    int next = 0;
    for (int i = 0; i < list->kid_count; i++, next++) {
        next = named_member(list->kids[i], t, next);
        if (next < 0 || next >= scalarize_inner_count(t))
            return false;
        Node **inner = parts + scalarize_before(t, next);
        if (*inner
            || !add_item(s, list->kids[i], scalarize_inner(t, next), inner, is_sure))
            return false;
    }
    return true;
}

/* What a list says nothing of is 0; of a vector that is a member, a whole list says
 * so. */
Node **scalarize_list(Scalarize *s, Node *list, bool is_sure)
{
    int count = scalarize_count(list->type);
    Node **parts = NEW_ARRAY(Node *, count);
    if (!add_list(s, list, list->type, parts, is_sure))
        return NULL;
    for (int i = 0; i < count; i++) {
        Type *type = scalarize_type(list->type, i);
        if (!parts[i] && !type_is_arithmetic(type))
            return NULL;
        if (!parts[i])
            parts[i] = scalarize_zero(s, list, type);
    }
    return parts;
}
