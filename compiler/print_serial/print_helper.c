/* print_helper.c - helpers in the serial form of a kernel: which have a variant for it,
 * and the thread's place that is passed to some.
 */
#include "print_serial.h"

bool serial_gives_place(const Function *f)
{
    for (int i = 0; i < f->parameters.count; i++)
        if (f->parameters.items[i]->type->kind == TY_TILED_INDEX)
            return true;
    return false;
}

static bool differs(Node *n, void *context)
{
    Program *prog = context;
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    Function *f = node_helper(n);
    return (b && (b->kind == BI_ATOMIC || math_differs(n))) || division_differs(n)
        || (f && serial_differs(prog, f));
}

bool serial_differs(Program *prog, Function *f)
{
    bool known = false; /* for recursion, an error */
    return answer_known(&prog->differs, f, &known)
        ? known : answer_keep(&prog->differs, f, f->is_scalar || serial_gives_place(f)
                              || node_any_with(f->body, differs, prog));
}

const char *serial_place(const Cursor *c, bool is_parameter)
{
    Buffer b = {0};
    for (int d = 0; d < c->plan->rank; d++)
        buffer_format(&b, "%s%samp_thread_%d", d ? ", " : "",
                      is_parameter ? "int " : "", d);
    return b.text;
}
