/* print_atomic.c - atomic operations in OpenCL C 1.2.
 *
 * OpenCL has them on 32 bits, with an extension on 64, and on float only the
 * exchange. What it lacks is made of compare-and-exchange in a function of its
 * own, one for each type and memory; none is a fence, as in C++ AMP.
 */
#include "device.h"

#include <string.h>

/* What an atomic works on. */
typedef struct Target {
    const Type *type;  /* of the value */
    const char *space; /* "__global " or "__local " */
    const char *word;  /* "global" or "local", for names */
    bool is_wide;      /* 64 bits */
} Target;

static Target target_of(Device *dev, Node *call)
{
    Node *operand = call->kids[CALL_ARGUMENT];
    Space space = instance_expr_space(dev->w.instance, operand);
    Target t = {.type = operand->type->of};
    t.space = space_prefix(space);
    t.word = space == SPACE_LOCAL ? "local" : "global";
    t.is_wide = t.type->size == 8;
    return t;
}

/* OpenCL's own names differ by width: atomic_add, atom_add. */
static const char *native(const Target *t, const char *operation)
{
    return arena_format("%s_%s", t->is_wide ? "atom" : "atomic", operation);
}

static void need_wide(Device *dev)
{
    static const char KEY[] = "int64 atomics";
    Writer saved;
    dev->w.piece->needs_int64_atomics = true;
    if (!piece_begin(dev, KEY, &saved))
        return;
    dev->w.piece->needs_int64_atomics = true;
    put(dev,
        "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n"
        "#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable\n");
    piece_end(dev, KEY, &saved);
}

/* bool f(p, expected, desired): whether *p was *expected, which becomes what
 * *p was. */
static const char *need_compare_exchange(Device *dev, const Target *t)
{
    const char *type = print_type(dev, t->type);
    const char *name =
        arena_format("amp_compare_exchange_%s_%s", type, t->word);
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    if (t->is_wide)
        need_wide(dev);
    putf(dev, "static uchar %s(volatile %s%s *p, %s *expected, %s desired)\n"
              "{\n"
              "    %s old = %s(p, *expected, desired);\n"
              "    uchar same = old == *expected;\n"
              "    *expected = old;\n"
              "    return same;\n"
              "}\n",
         name, t->space, type, type, type, type, native(t, "cmpxchg"));
    piece_end(dev, name, &saved);
    return name;
}

/* float f(p, value): add, min and max. */
static const char *need_float(Device *dev, const Target *t, const char *op)
{
    const char *name = arena_format("amp_atomic_%s_float_%s", op, t->word);
    const char *result = strcmp(op, "add") == 0 ? "old.value + value"
        : arena_format("f%s(old.value, value)", op);
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    putf(dev, "static float %s(volatile %sfloat *p, float value)\n"
              "{\n"
              "    volatile %suint *bits = (volatile %suint *)p;\n"
              "    union { uint bits; float value; } old, new;\n"
              "    old.bits = atomic_or(bits, 0u);\n"
              "    for (;;) {\n"
              "        new.value = %s;\n"
              "        uint seen = atomic_cmpxchg(bits, old.bits, new.bits);\n"
              "        if (seen == old.bits)\n"
              "            return old.value;\n"
              "        old.bits = seen;\n"
              "    }\n"
              "}\n",
         name, t->space, t->space, t->space, result);
    piece_end(dev, name, &saved);
    return name;
}

void print_atomic(Device *dev, Node *call, const char *operation)
{
    Target t = target_of(dev, call);
    bool is_exchange = strcmp(operation, "xchg") == 0;
    if (t.is_wide)
        need_wide(dev);
    if (strcmp(operation, "cmpxchg") == 0)
        put(dev, need_compare_exchange(dev, &t));
    else if (t.type->kind == TY_FLOAT && !is_exchange)
        put(dev, need_float(dev, &t, operation));
    else
        put(dev, native(&t, operation));
    print_arguments(dev, call);
}
