/* print_memory.c - memcpy, memmove, memset and memcmp in OpenCL C, which lacks
 * them.
 *
 * Each becomes a loop in a function of its own, one for each combination of
 * memories. It goes by elements where both pointers are to elements of one
 * type and a constant size is a number of them: then no access is of another
 * type than the object's. Otherwise it goes by bytes, which C lets access
 * anything.
 */
#include "device.h"
#include "program/names.h"

#include <string.h>

enum { TO = CALL_ARGUMENT, FROM, SIZE };

typedef enum Operation { COPY, MOVE, SET, COMPARE } Operation;

static const struct { const char *name, *loop; } OPERATIONS[] = {
    [COPY] = {"memcpy",
              "    for (ulong i = 0; i < size; i++)\n"
              "        to[i] = from[i];\n"
              "    return to;\n"},
    [MOVE] = {"memmove",
              "    for (ulong i = 0; i < size && to < from; i++)\n"
              "        to[i] = from[i];\n"
              "    for (ulong i = size; i > 0 && to > from; i--)\n"
              "        to[i - 1] = from[i - 1];\n"
              "    return to;\n"},
    [SET] = {"memset",
             "    for (ulong i = 0; i < size; i++)\n"
             "        to[i] = value;\n"
             "    return to;\n"},
    [COMPARE] = {"memcmp",
                 "    for (ulong i = 0; i < size; i++)\n"
                 "        if (to[i] != from[i])\n"
                 "            return to[i] < from[i] ? -1 : 1;\n"
                 "    return 0;\n"},
};

/* A call, understood. */
typedef struct Block {
    Operation operation;
    const char *to, *from; /* "__global " */
    const Type *unit;      /* what the loop goes by; NULL: bytes */
    long count;            /* of units */
} Block;

static Operation operation_of(const char *name)
{
    int i = COPY;
    while (strcmp(OPERATIONS[i].name, name) != 0)
        i++;
    return (Operation)i;
}

/* The element that a pointer argument leads to, or NULL. */
static const Type *element_of(Node *argument)
{
    const Type *t = node_strip(argument)->type;
    t = t->kind == TY_POINTER || t->kind == TY_ARRAY ? type_element(t->of) : NULL;
    return t && t->kind != TY_VOID && t->size > 0 ? t : NULL;
}

static const Type *unit_of(Node *call, Operation operation)
{
    const Type *to = element_of(call->kids[TO]);
    const Type *from = element_of(call->kids[FROM]);
    const Node *size = call->kids[SIZE], *value = call->kids[FROM];
    if (!to || !size->is_constant || size->value % (uint64_t)to->size != 0)
        return NULL;
    bool fits = false;
    if (operation == SET)
        fits = value->is_constant && value->value == 0
            && type_is_arithmetic(to);
    else if (operation != COMPARE)
        fits = from && type_same(to, from);
    return fits ? to : NULL;
}

static const char *space_of(Device *dev, Node *pointer)
{
    return space_prefix(instance_expr_space(dev->w.instance, pointer));
}

static Block block_of(Device *dev, Node *call, const char *name)
{
    Block b = {.operation = operation_of(name)};
    b.unit = unit_of(call, b.operation);
    b.to = space_of(dev, call->kids[TO]);
    b.from = b.operation == SET ? "" : space_of(dev, call->kids[FROM]);
    if (b.unit)
        b.count = (long)(call->kids[SIZE]->value / (uint64_t)b.unit->size);
    if (b.operation == MOVE && strcmp(b.to, b.from) != 0)
        b.operation = COPY; /* two memories cannot overlap */
    return b;
}

static const char *unit_name(Device *dev, const Block *b)
{
    if (!b->unit)
        return "uchar";
    return print_type(dev, b->unit);
}

/* "const __global float *" */
static const char *pointer_type(Device *dev, const Block *b, const char *space,
                                bool is_const)
{
    return arena_format("%s%s%s *", is_const ? "const " : "", space,
                        unit_name(dev, b));
}

static void print_function(Device *dev, const Block *b, const char *name)
{
    bool compares = b->operation == COMPARE;
    putf(dev, "static %s%s(%sto, %s, ulong size)\n{\n%s}\n",
         compares ? "int " : arena_format("%svoid *", b->to), name,
         pointer_type(dev, b, b->to, compares),
         b->operation == SET ? "int value" : arena_format(
             "%sfrom", pointer_type(dev, b, b->from, true)),
         OPERATIONS[b->operation].loop);
}

static const char *need_operation(Device *dev, const Block *b)
{
    const char *function = OPERATIONS[b->operation].name;
    const char *key = arena_format("%s %s%s%s", function, b->to, b->from,
                                   unit_name(dev, b));
    Writer saved;
    if (piece_begin(dev, key, &saved)) {
        dev->w.piece->name = name_unique(&dev->prog->taken_names, NULL,
                                         arena_format("amp_%s", function));
        print_function(dev, b, dev->w.piece->name);
        piece_end(dev, key, &saved);
    }
    return piece_name(dev, key);
}

void print_memory(Device *dev, Node *call, const char *name)
{
    Block b = block_of(dev, call, name);
    bool compares = b.operation == COMPARE;
    putf(dev, "%s((%s)", need_operation(dev, &b),
         pointer_type(dev, &b, b.to, compares));
    print_expr(dev, node_strip(call->kids[TO]), PREFIX);
    put(dev, ", ");
    if (b.operation != SET)
        putf(dev, "(%s)", pointer_type(dev, &b, b.from, true));
    print_expr(dev, node_strip(call->kids[FROM]), PREFIX);
    put(dev, ", ");
    if (b.unit)
        putf(dev, "%ld", b.count);
    else
        print_expr(dev, call->kids[SIZE], 2);
    put(dev, ")");
}
