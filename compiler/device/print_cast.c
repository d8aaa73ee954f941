/* print_cast.c - conversions in OpenCL C. */
#include "device.h"
#include "analysis/fold.h"

/* One vector as another of the same size: the bits stay. */
static void print_vector_cast(Device *dev, Node *n)
{
    Node *operand = n->kids[0];
    const Type *from = operand->type, *to = n->type;
    if (type_is_vector(from) && from->of->kind == to->of->kind) {
        print_expr(dev, operand, PREFIX);
    } else if (type_is_vector(from)) {
        putf(dev, "as_%s(", print_type(dev, to));
        print_expr(dev, operand, 0);
        put(dev, ")");
    } else {
        putf(dev, "(%s)(", print_type(dev, to));
        print_expr(dev, operand, 0);
        put(dev, ")");
    }
}

static void print_pointer_cast(Device *dev, Node *n)
{
    Space space = instance_expr_space(dev->w.instance, n);
    Node *inner = node_strip(n->kids[0]);
    bool is_address = inner->kind == ND_UNARY && inner->op == OP_ADDRESS;
    putf(dev, "(%s%s)", space_prefix(space), print_type(dev, n->type));
    if (type_is_handle(inner->type) && !is_address)
        print_row_address(dev, inner);
    else
        print_expr(dev, n->kids[0], PREFIX);
}

/* Whether a floating type has an integer. */
static bool has_integer(const Type *floating, int64_t value, bool is_unsigned)
{
    const double past = is_unsigned ? 0x1p64 : 0x1p63;
    double number = is_unsigned ? (double)(uint64_t)value : (double)value;
    if (floating->kind == TY_FLOAT)
        number = is_unsigned ? (float)(uint64_t)value : (float)value;
    return number < past
        && (is_unsigned ? (int64_t)(uint64_t)number : (int64_t)number) == value;
}

bool cast_changes_constant(const Node *n)
{
    const Type *from = n->kids[0]->type, *to = n->type;
    int64_t value;
    if (type_is_integer(to) && node_strip(n->kids[0])->kind == ND_FLOAT)
        return true;
    if (!type_is_integer(from) || !type_is_arithmetic(to) || !fold_constant(n->kids[0], &value))
        return false;
    if (type_is_floating(to))
        return !has_integer(to, value, type_is_unsigned(from));
    return to->size < from->size && fold_cut((uint64_t)value, to->size, false) != value
        && !(type_is_unsigned(to) && fold_cut((uint64_t)value, to->size, true) == value);
}

/* NULL as a T *; with an address space, (void *)0 is no null constant. */
static bool is_null_constant(Node *n)
{
    if (n->type->kind != TY_POINTER)
        return false;
    while (n->kind == ND_PAREN || n->kind == ND_CAST)
        n = n->kids[0];
    return n->kind == ND_INT;
}

/* amp_word_uchar4(&v.data[i]): a structure of four bytes in global memory as a
 * number, the first one lowest. */
static const char *need_word(Device *dev, const Record *r, const Type *number)
{
    const char *type = print_type(dev, number);
    int count = r->fields.count;
    const char *parts = arena_format(r->size == count ? "uchar%d" : "ushort%d",
                                     count);
    const char *name = arena_format("amp_word_%s", parts);
    return need_text(dev, name,
                     "static %s %s(__global const void *memory)\n"
                     "{\n"
                     "    typedef %s word __attribute__((aligned(1), may_alias));\n"
                     "    const %s number = *(__global const word *)memory;\n"
                     "#ifdef __ENDIAN_LITTLE__\n"
                     "    return number;\n"
                     "#else\n"
                     "    return as_%s(as_%s(number).s%s);\n"
                     "#endif\n"
                     "}\n",
                     type, name, type, type, type, parts, "76543210" + 8 - count);
}

void print_cast(Device *dev, Node *n, int least)
{
    Node *operand = n->kids[0];
    const Type *to = n->type;
    if (operand->type->kind == TY_RECORD && type_is_integer(to)) {
        putf(dev, "%s(&", need_word(dev, operand->type->record, to));
        print_expr(dev, operand, PREFIX);
        put(dev, ")");
    } else if (to->kind == TY_BOOL) {
        print_to_bool(dev, operand);
    } else if (type_is_vector(to)) {
        print_vector_cast(dev, n);
    } else if (is_wrapped(dev, n)) {
        print_wrapped_cast(dev, n);
    } else if (n->is_implicit && to->kind == TY_FLOAT
               && node_strip(operand)->kind == ND_FLOAT) {
        print_float(dev, (double)(float)node_strip(operand)->number, false);
    } else if (n->is_implicit && is_null_constant(n)) {
        putf(dev, "(%s%s)0",
             space_prefix(instance_expr_space(dev->w.instance, n)),
             print_type(dev, to));
    } else if ((n->is_implicit && !cast_changes_constant(n)) || to->kind == TY_VECTOR) {
        print_expr(dev, operand, least);
    } else if (to->kind == TY_POINTER) {
        print_pointer_cast(dev, n);
    } else {
        putf(dev, "(%s)", print_type(dev, to));
        print_expr(dev, operand, PREFIX);
    }
}
