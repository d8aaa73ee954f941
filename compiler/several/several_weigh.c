/* several_weigh.c - which kernels get a form with several tiles or elements: short ones,
 * whose threads neither end the program nor print.
 */
#include "several.h"
#include "analysis/flow.h"

enum { LONGEST = 400 }; /* nodes of a kernel, with its helpers at each call */

typedef struct Weight {
    int nodes;
    bool has_loops;
    const char *why_not;
} Weight;

static bool weigh(Node *n, void *context)
{
    Weight *w = context;
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    Function *f = node_helper(n);
    w->has_loops |= flow_is_loop(n);
    if (b && b->kind == BI_PRINTF)
        w->why_not = "it prints";
    if (++w->nodes > LONGEST)
        w->why_not = "it is long";
    if (f && !w->why_not)
        node_walk(f->body, weigh, w);
    return !w->why_not;
}

const char *several_why_not(Program *prog, Function *kernel, bool *has_loops)
{
    Weight w = {0};
    if (prog->unit->checks_bounds)
        return "its subscripts are checked";
    if (builtin_aborts(&prog->aborts, kernel))
        return "its threads can fail";
    node_walk(kernel->body, weigh, &w);
    *has_loops = w.has_loops;
    return w.why_not;
}
