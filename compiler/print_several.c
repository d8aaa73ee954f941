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

enum { SEVERAL = 4, LONGEST = 400 }; /* elements; nodes */

/* ---- whether ------------------------------------------------------------ */

typedef struct Weight {
    int nodes; /* of the body, and of the helpers at each call */
    bool is_other; /* than short and straight: it has a loop, or prints */
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
        w->is_other = true;
        break;
    case ND_CALL: {
        const Builtin *b = builtin_of(n);
        Function *callee = b ? NULL : node_callee(n);
        w->is_other |= b && b->kind == BI_PRINTF;
        if (callee && callee->body && w->nodes <= LONGEST)
            node_walk(callee->body, weigh, w);
        break;
    }
    default:
        break;
    }
    return !w->is_other && w->nodes <= LONGEST;
}

bool takes_several(Device *dev, const Launch *launch)
{
    Function *f = launch->kernel;
    Weight w = {0, false};
    if (launch->is_tiled || dev->unit->checks_bounds
        || builtin_aborts(&dev->aborts, f))
        return false;
    node_walk(f->body, weigh, &w);
    return !w.is_other && w.nodes <= LONGEST;
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

static void print_call_of_element(Device *dev, Launch *launch)
{
    static const char *const PLACES[] = {
        "",
        "amp_first + amp_n * amp_step",
        "(int2)(amp_first + amp_n, (int)get_global_id(0))",
        "(int3)((int)get_global_id(2), amp_first + amp_n,"
            " (int)get_global_id(0))"};
    const Function *f = launch->kernel;
    putf(dev, "%s_element(", launch->name);
    for (int i = 0; i < f->captures.count; i++)
        putf(dev, "%s, ", decl_name(dev, f->captures.items[i]));
    putf(dev, "%s);\n", PLACES[launch->rank]);
}

/* The first element and how far it is to the next. */
static void print_first(Device *dev, int rank)
{
    put(dev, "    const int amp_several = amp_block.amp_domain[3];\n");
    if (rank == 1)
        put(dev,
            "    const int amp_step = (int)get_local_size(0);\n"
            "    const int amp_first = (int)get_group_id(0) * amp_several"
            " * amp_step + (int)get_local_id(0);\n");
    else
        put(dev,
            "    const int amp_step = 1;\n"
            "    const int amp_first = (int)get_global_id(1)"
            " * amp_several;\n");
}

void print_several(Device *dev, Launch *launch)
{
    int rank = launch->rank, along = rank == 3;
    for (int d = 0; d < rank; d++)
        if (rank > 1 && d != along)
            putf(dev, "    if ((int)get_global_id(%d)"
                      " >= amp_block.amp_domain[%d])\n"
                      "        return;\n", rank - 1 - d, d);
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
