/* print_captures.c - the captures of a kernel: its argument block, its parameters, and
 * the variables that its first lines make of them.
 */
#include "device.h"
#include "program/names.h"

/* ---- the argument block ------------------------------------------------- */

/* How a view's shape stands in the block, by rank. */
static const struct {
    const char *fields;
    long size;
} SHAPES[] = {
    {"", 0},
    {"long offset; int extent0, pad;", 16},
    {"long offset, stride0; int extent0, extent1;", 24},
    {"long offset, stride0, stride1; int extent0, extent1, extent2, pad;", 40},
};

static void need_shape(Device *dev, int rank)
{
    const char *key = arena_format("amp_shape_%d", rank);
    need_text(dev, key, "typedef struct %s { %s } %s;\n", key, SHAPES[rank].fields, key);
}

/* Prints the block's struct and notes where each capture stands in it. */
static void print_block_type(Device *dev, KernelCode *code)
{
    const Function *f = code->launch->kernel;
    long offset = 16, align = 4;
    Buffer fields = {0};
    for (int i = 0; i < f->captures.count; i++) {
        const Decl *d = f->captures.items[i];
        bool is_view = type_is_handle(d->type);
        long a = is_view ? 8 : d->type->align;
        long size = is_view ? SHAPES[d->type->rank].size : d->type->size;
        const char *name = name_device(d->name);
        if (is_view)
            need_shape(dev, d->type->rank);
        buffer_format(&fields, "    %s;\n", is_view
            ? arena_format("amp_shape_%d %s", d->type->rank, name)
            : print_declaration(dev, type_assignable(d->type), name));
        offset = align_up(offset, a);
        align = a > align ? a : align;
        list_add(&code->offsets, offset);
        offset += size;
    }
    code->block_size = align_up(offset, align);
    putf(dev, "typedef struct amp_block_of_%s {\n    int amp_domain[4];\n%s"
         "} amp_block_of_%s;\n", code->launch->name,
         fields.text ? fields.text : "", code->launch->name);
    putf(dev, "typedef char amp_size_of_%s[sizeof(amp_block_of_%s) == %ld"
         " ? 1 : -1];\n\n",
         code->launch->name, code->launch->name, code->block_size);
}

void need_block_type(Device *dev, KernelCode *code)
{
    Writer saved;
    const char *key = arena_format("block of %s", code->launch->name);
    if (!piece_begin(dev, key, &saved))
        return;
    print_block_type(dev, code);
    piece_end(dev, key, &saved);
}

/* ---- parameters --------------------------------------------------------- */

bool kernel_may_fail(Device *dev, Function *f)
{
    return dev->prog->unit->checks_bounds || builtin_aborts(&dev->prog->aborts, f);
}

static const char *read_only(const KernelCode *code, int capture)
{
    return code->access.items[capture] & 2 ? "" : "const ";
}

/* Empty in a build in which a view may meet another that is written. */
static const char *need_restrict(Device *dev)
{
    need_text(dev, "restrict", "#ifdef AMP_OVERLAP\n"
                               "#define AMP_RESTRICT\n"
                               "#else\n"
                               "#define AMP_RESTRICT restrict\n"
                               "#endif\n");
    return "AMP_RESTRICT ";
}

/* What other threads write may be read behind a barrier, of which compilers
 * think that it leaves alone what is restrict. Threads of the simple model,
 * and a work-item that runs a tile, meet none. */
static const char *restriction(Device *dev, const KernelCode *code, int i, Head head)
{
    bool is_alone = head == HEAD_SERIAL || !code->launch->is_tiled;
    return head != HEAD_TILE && (is_alone || *read_only(code, i)) ? need_restrict(dev) : "";
}

const char *print_kernel_parameters(Device *dev, const KernelCode *code, Head head)
{
    Function *f = code->launch->kernel;
    Buffer b = {0};
    for (int i = 0; i < f->captures.count; i++) {
        const Decl *d = f->captures.items[i];
        if (!type_is_handle(d->type))
            continue;
        const char *name = arena_format("*%samp_data_%s",
                                        restriction(dev, code, i, head),
                                        name_device(d->name));
        buffer_format(&b, "__global %s%s,\n    ", read_only(code, i),
                      print_declaration(dev, type_assignable(d->type->of), name));
    }
    if (kernel_may_fail(dev, f))
        buffer_add(&b, "__global int *amp_abort,\n    ");
    buffer_format(&b, "const amp_block_of_%s amp_block", code->launch->name);
    return b.text;
}

const char *print_kernel_arguments(Device *dev, const KernelCode *code)
{
    Function *f = code->launch->kernel;
    Buffer b = {0};
    for (int i = 0; i < f->captures.count; i++)
        if (type_is_handle(f->captures.items[i]->type))
            buffer_format(&b, "amp_data_%s, ", name_device(f->captures.items[i]->name));
    if (kernel_may_fail(dev, f))
        buffer_add(&b, "amp_abort, ");
    buffer_add(&b, "amp_block");
    return b.text;
}

/* ---- variables ---------------------------------------------------------- */

/* Where a view's shape is found: in the block, but for a build that is for
 * shapes which are known. */
static const char *shape_of(Device *dev, int place, const char *field)
{
    need_text(dev, "shapes", "#ifdef AMP_SHAPES\n"
                             "#define AMP_SHAPE(n, view) AMP_SHAPE_##n\n"
                             "#else\n"
                             "#define AMP_SHAPE(n, view) amp_block.view\n"
                             "#endif\n");
    return arena_format("AMP_SHAPE(%d, %s)", place, field);
}

/* The first element of a view. Its place is in bytes: as a number of elements it would be a
 * part of each index, which GPUs would add in 64 bits. Where there is none, they find the
 * buffer's address in constant memory and need no register for it. */
static const char *first_element(Device *dev, const KernelCode *code, int i, const char *field,
                                 const char *shape)
{
    const Type *element = code->launch->kernel->captures.items[i]->type->of;
    const Type *type = *read_only(code, i) ? type_assignable(element) : element;
    need_text(dev, "data", "#ifdef AMP_START\n"
                           "#define AMP_DATA(type, data, shape) ((type)data)\n"
                           "#else\n"
                           "#define AMP_DATA(type, data, shape) \\\n"
                           "    ((type)((__global char *)data + shape.offset))\n"
                           "#endif\n");
    return arena_format("AMP_DATA(__global %s, amp_data_%s, %s)",
                        print_declaration(dev, type, "*"), field, shape);
}

/* "view_int_2 a = {amp_a + …, …};" and "int n = amp_block.n;" */
static void print_capture(Device *dev, const KernelCode *code, int i)
{
    Decl *d = code->launch->kernel->captures.items[i];
    const Type *t = d->type;
    const char *name = decl_name(dev, d);
    const char *field = name_device(d->name);
    if (!type_is_handle(t)) {
        Type constant = *t;
        constant.is_const = true;
        putf(dev, "    %s = amp_block.%s;\n",
             print_declaration(dev, &constant, name), field);
        return;
    }
    const char *shape = shape_of(dev, i, field);
    putf(dev, "    const %s %s = {%s", print_view_type(dev, t->of, t->rank), name,
         first_element(dev, code, i, field, shape));
    for (int s = 0; s < t->rank - 1; s++)
        putf(dev, ", (amp_offset)%s.stride%d", shape, s);
    for (int e = 0; e < t->rank; e++)
        putf(dev, ", %s.extent%d", shape, e);
    put(dev, "};\n");
}

void print_captures(Device *dev, const KernelCode *code)
{
    for (int i = 0; i < code->launch->kernel->captures.count; i++)
        print_capture(dev, code, i);
}
