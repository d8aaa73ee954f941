/* print_atomic.c - atomic operations in OpenCL C 1.2.
 *
 * OpenCL has them on 32 bits, with an extension on 64, and on float only the
 * exchange. What it lacks is a function of our own, one for each type and
 * memory; none is a fence, as in C++ AMP.
 */
#include "device.h"

#include <string.h>

/* What an atomic works on. */
typedef struct Target {
    const Type *type;  /* of the value */
    const char *space; /* "__global " or "__local " */
    const char *word;  /* "global" or "local", for names */
    bool is_wide;      /* 64 bits */
    bool is_alone;     /* no other work-item comes to it */
} Target;

static Target target_of(Device *dev, Node *call)
{
    Node *operand = call->kids[CALL_ARGUMENT];
    Space space = instance_expr_space(dev->w.instance, operand);
    Target t = {.type = operand->type->of};
    t.space = space_prefix(space);
    t.word = space_name(space);
    t.is_wide = t.type->size == 8;
    t.is_alone = dev->w.serial && space == SPACE_LOCAL;
    return t;
}

/* OpenCL's own names differ by width: atomic_add, atom_add. */
static const char *native(const Target *t, const char *operation)
{
    return arena_format("%s_%s", t->is_wide ? "atom" : "atomic", operation);
}

/* bool f(p, expected, desired): whether *p was *expected, which becomes what
 * *p was. */
static const char *need_compare_exchange(Device *dev, const Target *t,
                                         Node *call)
{
    const char *type = print_type(dev, t->type);
    Space expected = instance_expr_space(dev->w.instance,
                                         call->kids[CALL_ARGUMENT + 1]);
    const char *name = arena_format("amp_compare_exchange_%s_%s_%s%s", type,
                                    t->word, space_name(expected),
                                    t->is_alone ? "_alone" : "");
    const char *head = arena_format("static uchar %s(%s%s%s *p, %s%s *expected, %s desired)\n",
                                    name, t->is_alone ? "" : "volatile ", t->space, type,
                                    space_prefix(expected), type, type);
    return t->is_alone
        ? need_text(dev, name, "%s{\n"
                               "    %s before = *expected, old = *p;\n"
                               "    if (old == before)\n"
                               "        *p = desired;\n"
                               "    else\n"
                               "        *expected = old;\n"
                               "    return old == before;\n"
                               "}\n", head, type)
        : need_text(dev, name, "%s{\n"
                               "    %s before = *expected, old = %s(p, before, desired);\n"
                               "    if (old != before)\n"
                               "        *expected = old;\n"
                               "    return old == before;\n"
                               "}\n", head, type, native(t, "cmpxchg"));
}

/* ---- float: add, min and max -------------------------------------------- */

/* Of the name, the space, its word, and PTX's word for it. */
#define FLOAT_ADD \
    "static float %1$s(volatile %2$sfloat *p, float value)\n" \
    "{\n" \
    "#if defined(__opencl_c_ext_fp32_%3$s_atomic_add)\n" \
    "    return atomic_fetch_add_explicit((volatile %2$satomic_float *)p,\n" \
    "        value, memory_order_relaxed, memory_scope_device);\n" \
    "#elif defined(__NV_CL_C_VERSION)\n" \
    "    float old;\n" \
    "    __asm__ volatile(\"atom.%4$s.add.f32 %%0, [%%1], %%2;\"\n" \
    "        : \"=f\"(old) : \"l\"(p), \"f\"(value) : \"memory\");\n" \
    "    return old;\n" \
    "#else\n" \
    "    volatile %2$suint *bits = (volatile %2$suint *)p;\n" \
    "    uint old = atomic_or(bits, 0u), seen;\n" \
    "    while ((seen = atomic_cmpxchg(bits, old,\n" \
    "                as_uint(as_float(old) + value))) != old)\n" \
    "        old = seen;\n" \
    "    return as_float(old);\n" \
    "#endif\n" \
    "}\n"

/* Numbers are ordered as integers of a sign and a magnitude are, so that one
 * integer operation does; after it, an element that was no number becomes the
 * value, as fmin and fmax have it. Of the name, the space, and the operations
 * for a value with and without a sign. */
#define FLOAT_EXTREME \
    "static float %1$s(volatile %2$sfloat *p, float value)\n" \
    "{\n" \
    "    volatile %2$suint *bits = (volatile %2$suint *)p;\n" \
    "    if (isnan(value))\n" \
    "        return as_float(atomic_or(bits, 0u));\n" \
    "    uint old = signbit(value) ? %3$s(bits, as_uint(value))\n" \
    "        : (uint)%4$s((volatile %2$sint *)p, as_int(value));\n" \
    "    uint expected = old, seen = old;\n" \
    "    while (isnan(as_float(expected))\n" \
    "           && (seen = atomic_cmpxchg(bits, expected,\n" \
    "                   as_uint(value))) != expected)\n" \
    "        expected = seen;\n" \
    "    return as_float(old);\n" \
    "}\n"

static const char *need_float(Device *dev, const Target *t, const char *op)
{
    const char *name = arena_format("amp_atomic_%s_float_%s", op, t->word);
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    if (strcmp(op, "add") == 0) {
        dev->w.piece->features |= USES_FLOAT_ADD;
        putf(dev, FLOAT_ADD, name, t->space, t->word,
             strcmp(t->word, "local") == 0 ? "shared" : t->word);
    } else {
        const char *other = strcmp(op, "min") == 0 ? "max" : "min";
        putf(dev, FLOAT_EXTREME, name, t->space,
             arena_format("atomic_%s", other), arena_format("atomic_%s", op));
    }
    piece_end(dev, name, &saved);
    return name;
}

/* ---- where one work-item runs the tile --------------------------------- */

/* What becomes of an element: integers wrap around. */
static const char *result_alone(const Target *t, const char *operation)
{
    static const struct { const char *name, *operator; } OPERATORS[] = {
        {"add", "+"}, {"inc", "+"}, {"sub", "-"}, {"dec", "-"},
        {"and", "&"}, {"or", "|"}, {"xor", "^"},
    };
    const char *word = type_is_floating(t->type) ? "float"
        : t->is_wide ? "ulong" : "uint";
    for (size_t i = 0; i < sizeof OPERATORS / sizeof *OPERATORS; i++)
        if (strcmp(OPERATORS[i].name, operation) == 0)
            return arena_format("(%s)old %s (%s)value", word,
                                OPERATORS[i].operator, word);
    return strcmp(operation, "xchg") == 0
        ? "value" : arena_format("%s(old, value)", operation);
}

/* Nothing comes between what is read and what is written in tile_static: a
 * plain operation does, of which a driver's compiler can make more. */
static const char *need_alone(Device *dev, const Target *t, const char *op)
{
    bool is_step = strcmp(op, "inc") == 0 || strcmp(op, "dec") == 0;
    const char *type = print_type(dev, t->type);
    const char *name = arena_format("amp_%s_%s_alone", op, type);
    return need_text(dev, name, "static %s %s(__local %s *p%s%s)\n"
                                "{\n"
                                "    %s old = *p%s;\n"
                                "    *p = (%s)(%s);\n"
                                "    return old;\n"
                                "}\n",
                     type, name, type, is_step ? "" : arena_format(", %s", type),
                     is_step ? "" : " value", type, is_step ? ", value = 1" : "", type,
                     result_alone(t, op));
}

/* ---- where nothing changes ---------------------------------------------- */

/* Whether an element stays as it is; a zero's sign counts. */
static const char *stays(const Target *t, const char *operation)
{
    static const struct { const char *name, *whole, *floating; } STAYS[] = {
        {"min", "old <= value", "old < value || as_int(old) == as_int(value)"},
        {"max", "old >= value", "old > value || as_int(old) == as_int(value)"},
        {"and", "(old & value) == old", NULL},
        {"or", "(old | value) == old", NULL},
    };
    for (size_t i = 0; i < sizeof STAYS / sizeof *STAYS; i++)
        if (strcmp(STAYS[i].name, operation) == 0)
            return t->type->kind == TY_FLOAT ? STAYS[i].floating : STAYS[i].whole;
    return NULL;
}

/* A CPU locks an element's line for what is atomic, also where the element is as it
 * should be: it looks first. What it sees is what the operation would have seen then.
 * SPIR knows no such reading: to Oclgrind it is a race. */
static const char *need_look(Device *dev, const Target *t, const char *op, const char *atomic)
{
    const char *condition = dev->w.serial && !t->is_alone && !t->is_wide ? stays(t, op) : NULL;
    const char *type = print_type(dev, t->type);
    const char *name = arena_format("amp_look_%s_%s_%s", op, type, t->word);
    return condition == NULL ? atomic
        : need_text(dev, name, "static %s %s(volatile %s%s *p, %s value)\n"
                               "{\n"
                               "#ifndef __SPIR__\n"
                               "    %s old = *p;\n"
                               "    if (%s)\n"
                               "        return old;\n"
                               "#endif\n"
                               "    return %s(p, value);\n"
                               "}\n",
                    type, name, t->space, type, type, type, condition, atomic);
}

void print_atomic(Device *dev, Node *call, const char *operation)
{
    Target t = target_of(dev, call);
    bool is_exchange = strcmp(operation, "xchg") == 0;
    bool is_extreme = t.type->kind == TY_FLOAT
        && (strcmp(operation, "min") == 0 || strcmp(operation, "max") == 0);
    if (t.is_wide)
        need_feature(dev, NEEDS_INT64_ATOMICS,
                     "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n"
                     "#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable\n");
    if (strcmp(operation, "cmpxchg") == 0)
        put(dev, need_compare_exchange(dev, &t, call));
    else if (t.is_alone && !is_extreme)
        put(dev, need_alone(dev, &t, operation));
    else if (t.type->kind == TY_FLOAT && !is_exchange)
        put(dev, need_look(dev, &t, operation, need_float(dev, &t, operation)));
    else
        put(dev, need_look(dev, &t, operation, native(&t, operation)));
    dev->w.accessed = node_strip(call->kids[CALL_ARGUMENT]);
    print_arguments(dev, call);
}
