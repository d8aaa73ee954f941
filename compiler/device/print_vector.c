/* print_vector.c - components of short vectors in OpenCL C. */
#include "print_serial/cursor.h"

static bool is_place(const Node *n)
{
    switch (n->kind) {
    case ND_MEMBER:
        return n->is_arrow || is_place(node_strip(n->kids[MEMBER_BASE]));
    case ND_VAR:
    case ND_SUBSCRIPT:
        return true;
    case ND_UNARY:
        return n->op == OP_DEREF;
    default:
        return false;
    }
}

/* "((__global float *)&a.data[i])", whose elements are the components. */
static void print_elements(Device *dev, Node *base)
{
    putf(dev, "((%s%s *)&", space_prefix(
        instance_place_space(dev->w.instance, base)),
        print_type(dev, base->type->of));
    print_expr(dev, base, PREFIX);
    put(dev, ")");
}

/* Not in a packed struct, where it may stand anywhere. */
static bool is_aligned(Node *place, long align)
{
    while (place->kind == ND_MEMBER) {
        if (place->field->record->align < align)
            return false;
        if (place->is_arrow)
            return true;
        place = node_strip(place->kids[MEMBER_BASE]);
    }
    return place->kind != ND_SUBSCRIPT
        || is_aligned(node_strip(place->kids[SUBSCRIPT_BASE]), align);
}

/* In loops over threads a component in memory is read and written by itself: no
 * compiler vectorizes what is done to the vector around it. */
static bool is_alone(Device *dev, Node *base)
{
    if (!dev->w.serial || !is_place(base)
        || !is_aligned(base, base->type->align))
        return false;
    Space space = instance_place_space(dev->w.instance, base);
    return space == SPACE_GLOBAL || space == SPACE_LOCAL;
}

static void print_known_component(Device *dev, Node *base, int i)
{
    if (is_alone(dev, base)) {
        print_elements(dev, base);
        putf(dev, "[%d]", i);
        return;
    }
    print_expr(dev, base, POSTFIX);
    if (base->type->count == 1) /* is a number in OpenCL C */
        return;
    if (base->type->count <= 4)
        putf(dev, ".%c", "xyzw"[i]);
    else
        putf(dev, ".s%c", "0123456789abcdef"[i]);
}

void print_component(Device *dev, Node *base, Node *index)
{
    const Type *t = base->type;
    Node *callee = base->kind == ND_CALL ? base : NULL;
    if (t->count == 1 && !callee) {
        print_expr(dev, base, POSTFIX);
        return;
    }
    if (callee && print_extent_component(dev, callee, index))
        return;
    if (index->is_constant && index->value < (uint64_t)t->count) {
        print_known_component(dev, base, (int)index->value);
        return;
    }
    if (is_place(base)) {
        print_elements(dev, base);
    } else {
        putf(dev, "({ %s amp_vector = ", print_type(dev, t));
        print_expr(dev, base, 2);
        putf(dev, "; ((%s *)&amp_vector)", print_type(dev, t->of));
    }
    put(dev, "[");
    print_index(dev, base, index, t->count, false);
    put(dev, is_place(base) ? "]" : "]; })");
}

void print_swizzle(Device *dev, Node *n)
{
    Node *base = n->kids[SWIZZLE_BASE];
    bool is_one = !n->text[1];
    if (is_one && !n->is_arrow) {
        print_known_component(dev, node_strip(base), node_lane(n, 0));
        return;
    }
    put(dev, n->is_arrow ? "(*" : "");
    print_expr(dev, base, n->is_arrow ? 14 : 15);
    putf(dev, "%s.%s", n->is_arrow ? ")" : "", n->text);
}
