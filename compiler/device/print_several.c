/* print_several.c - kernels of the simple model whose work-items execute several elements
 * of the domain.
 *
 * A GPU hides the latency of its memory by other work: a work-item with four elements has
 * four loads in flight instead of one. So a short body becomes a function of its index,
 * which this form of the kernel calls for four elements. If it has loops, the elements go
 * through them together in a function of their own, so that what they share is loaded
 * once. A launch uses this form if that leaves a GPU enough work-items
 * (rt_launch_several). What is printed for work-groups of several tiles is here, too.
 */
#include "device.h"
#include "several/several.h"

/* ---- functions of an index ---------------------------------------------- */

/* Of the kernel, or of what does several elements. */
static void print_function_of_index(Device *dev, const Launch *launch, Function *f,
                                    const char *suffix)
{
    Decl *index = f->parameters.items[0];
    putf(dev, "static void %s%s(", launch->name, suffix);
    for (int i = 0; i < f->captures.count; i++) {
        Decl *d = f->captures.items[i];
        Type constant = *d->type;
        constant.is_const = true;
        const char *name = decl_name(dev, d);
        putf(dev, "\n    %s,", type_is_handle(d->type)
             ? arena_format("const %s %s",
                            print_view_type(dev, d->type->of, d->type->rank),
                            name)
             : print_declaration(dev, &constant, name));
    }
    putf(dev, "\n    %s)\n",
         print_declaration(dev, index->type, decl_name(dev, index)));
    dev->w.path = NULL;
    print_function_body(dev, f);
    put(dev, "\n\n");
}

void print_element_functions(Device *dev, const Launch *launch, Function *together)
{
    print_function_of_index(dev, launch, launch->kernel, "_element");
    if (!together)
        return;
    Instance *one = dev->w.instance;
    dev->w.instance = infer_kernel(dev->prog->unit, together);
    dev->w.unrolls = true;
    print_function_of_index(dev, launch, together, "_elements");
    dev->w.unrolls = false;
    dev->w.instance = one;
}

/* ---- the calls ---------------------------------------------------------- */

const char *simple_thread(Device *dev, int opencl)
{
    need_text(dev, "amp_thread",
              "static int amp_thread(uint d)\n"
              "{\n"
              "    return (int)get_group_id(d) * (int)get_local_size(d)"
              " + (int)get_local_id(d);\n"
              "}\n");
    return arena_format("amp_thread(%d)", opencl);
}

static void print_call_of(Device *dev, const Launch *launch, const char *suffix,
                          const char *first)
{
    static const char *const PLACES[] = {
        "", "%s", "(int2)(%s, amp_x)", "(int3)(amp_z, %s, amp_x)"};
    const Function *f = launch->kernel;
    putf(dev, "%s%s(", launch->name, suffix);
    for (int i = 0; i < f->captures.count; i++)
        putf(dev, "%s, ", decl_name(dev, f->captures.items[i]));
    putf(dev, PLACES[launch->rank], first);
    put(dev, ");\n");
}

static const char *place_of(int rank)
{
    return rank > 1 ? "amp_first + amp_n"
        : arena_format("amp_first + amp_n * %d", SEVERAL_STEP);
}

/* A dimension of which a work-item has one place. */
static void print_single(Device *dev, int opencl, int dimension)
{
    putf(dev,
         "    const int amp_%c = %s;\n"
         "    if (amp_%c >= amp_block.amp_domain[%d])\n"
         "        return;\n", "xyz"[opencl], simple_thread(dev, opencl),
         "xyz"[opencl], dimension);
}

static void print_first(Device *dev, int rank)
{
    if (rank == 1)
        putf(dev, "    const int amp_first = (int)get_group_id(0) * %d"
                  " + (int)get_local_id(0);\n", SEVERAL_STEP * SEVERAL);
    else
        putf(dev, "    const int amp_first = %s * %d;\n", simple_thread(dev, 1),
             SEVERAL);
}

static void print_all(Device *dev, const Launch *launch, bool are_together)
{
    put(dev, "    ");
    if (are_together) {
        print_call_of(dev, launch, "_elements", "amp_first");
        return;
    }
    putf(dev, "#pragma unroll\n"
              "    for (int amp_n = 0; amp_n < %d; amp_n++)\n"
              "        ", SEVERAL);
    print_call_of(dev, launch, "_element", place_of(launch->rank));
}

/* Where the domain divides there is no rest, for which compilers would keep registers
 * that all the others lack. */
void print_several(Device *dev, const Launch *launch, bool are_together)
{
    int rank = launch->rank, along = rank == 3, step = rank == 1 ? SEVERAL_STEP : 1;
    if (rank == 3)
        print_single(dev, 2, 0);
    if (rank > 1)
        print_single(dev, 0, rank - 1);
    print_first(dev, rank);
    putf(dev, "#ifdef AMP_WHOLE\n"
              "    if (amp_first >= amp_block.amp_domain[%d])\n"
              "        return;\n"
              "#else\n"
              "    if (amp_first + %d >= amp_block.amp_domain[%d]) {\n"
              "        for (int amp_n = 0; %s < amp_block.amp_domain[%d]; amp_n++)\n"
              "            ", along, (SEVERAL - 1) * step, along, place_of(rank), along);
    print_call_of(dev, launch, "_element", place_of(rank));
    put(dev, "        return;\n"
             "    }\n"
             "#endif\n");
    print_all(dev, launch, are_together);
}

/* ---- tiles --------------------------------------------------------------- */

/* Where all of a group's tiles are there, compilers know that none is beyond it. */
void print_last_tile(Device *dev, const Launch *launch)
{
    putf(dev, "#ifdef AMP_WHOLE\n"
              "    const int " SEVERAL_LAST " = INT_MAX;\n"
              "#else\n"
              "    const int " SEVERAL_LAST " = amp_block.amp_domain[0] / %d - 1;\n"
              "#endif\n", launch->kernel->parameters.items[0]->type->tile[0]);
}
