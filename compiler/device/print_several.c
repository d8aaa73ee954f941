/* print_several.c - kernels of the simple model whose work-items may have
 * several elements of the domain.
 *
 * A GPU hides the latency of its memory by what else it has to do: a work-item
 * that has four elements has four loads on their way, where one element has
 * one. So where a body is short and has no loop, it becomes a function of its
 * index, and the kernel calls it for as many elements as the launch says in
 * amp_domain[3]. In rank 1 they are a group's size apart, so that neighbouring
 * work-items still touch neighbouring elements; in higher ranks they are of
 * neighbouring rows, which often read the same.
 */
#include "device.h"

/* Elements, in rank 1 so far apart, and the nodes of a body. */
enum { SEVERAL = 4, STEP = 256, LONGEST = 400 };

/* ---- whether ------------------------------------------------------------ */

typedef struct Weight {
    int nodes; /* of the body, and of the helpers at each call */
    const char *why_not;
} Weight;

static bool weigh(Node *n, void *context)
{
    Weight *w = context;
    w->nodes++;
    switch (n->kind) {
    case ND_FOR:
    case ND_WHILE:
    case ND_DO:
    case ND_GOTO:
        w->why_not = "it has a loop";
        break;
    case ND_CALL: {
        const Builtin *b = builtin_of(n);
        Function *callee = b ? NULL : node_callee(n);
        if (b && b->kind == BI_PRINTF)
            w->why_not = "it prints";
        if (callee && callee->body && w->nodes <= LONGEST)
            node_walk(callee->body, weigh, w);
        break;
    }
    default:
        break;
    }
    if (w->nodes > LONGEST)
        w->why_not = "it is long";
    return !w->why_not;
}

const char *why_not_several(Device *dev, const Launch *launch)
{
    Function *f = launch->kernel;
    Weight w = {0, NULL};
    if (dev->unit->checks_bounds)
        return "its subscripts are checked";
    if (builtin_aborts(&dev->aborts, f))
        return "its threads can fail";
    if (function_statics(dev, f)->count)
        return "it has tile_static variables and no tile";
    node_walk(f->body, weigh, &w);
    return w.why_not;
}

/* ---- the function of an element ----------------------------------------- */

void print_element_function(Device *dev, Launch *launch)
{
    Function *f = launch->kernel;
    Decl *index = f->parameters.items[0];
    putf(dev, "static void %s_element(", launch->name);
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
    dev->w.source = NULL;
    print_function_body(dev, f);
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

static void print_call_of_element(Device *dev, Launch *launch)
{
    static const char *const PLACES[] = {
        "", "amp_first + amp_n * amp_step", "(int2)(amp_first + amp_n, amp_x)",
        "(int3)(amp_z, amp_first + amp_n, amp_x)"};
    const Function *f = launch->kernel;
    putf(dev, "%s_element(", launch->name);
    for (int i = 0; i < f->captures.count; i++)
        putf(dev, "%s, ", decl_name(dev, f->captures.items[i]));
    putf(dev, "%s);\n", PLACES[launch->rank]);
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

/* The first element and how far it is to the next. */
static void print_first(Device *dev, int rank)
{
    put(dev, "    const int amp_several = amp_block.amp_domain[3];\n");
    if (rank == 1)
        putf(dev, "    const int amp_step = %d;\n"
                  "    const int amp_first = (int)get_group_id(0)"
                  " * (amp_several == 1 ? (int)get_local_size(0) : %d)"
                  " + (int)get_local_id(0);\n", STEP, STEP * SEVERAL);
    else
        putf(dev, "    const int amp_step = 1;\n"
                  "    const int amp_first = %s * amp_several;\n",
             simple_thread(dev, 1));
}

void print_several(Device *dev, Launch *launch)
{
    int rank = launch->rank, along = rank == 3;
    if (rank == 3)
        print_single(dev, 2, 0);
    if (rank > 1)
        print_single(dev, 0, rank - 1);
    print_first(dev, rank);
    putf(dev,
         "    if (amp_several == %d && amp_first + %d * amp_step"
         " < amp_block.amp_domain[%d]) {\n"
         "#pragma unroll\n"
         "        for (int amp_n = 0; amp_n < %d; amp_n++)\n"
         "            ", SEVERAL, SEVERAL - 1, along, SEVERAL);
    print_call_of_element(dev, launch);
    putf(dev,
         "        return;\n"
         "    }\n"
         "    for (int amp_n = 0; amp_n < amp_several; amp_n++)\n"
         "        if (amp_first + amp_n * amp_step"
         " < amp_block.amp_domain[%d])\n"
         "            ", along);
    print_call_of_element(dev, launch);
}
