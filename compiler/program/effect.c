/* effect.c - whether evaluating an expression changes anything, or waits.
 *
 * A call of a helper has no effect if the helper changes only variables of its own: it
 * may be evaluated twice, or a little earlier, and nobody can tell.
 */
#include "program.h"

typedef struct Search {
    Program *prog;
    const Function *inside; /* a helper, whose own variables may change */
} Search;

static bool has_pointer(const Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++)
        if (call->kids[i]->type->kind == TY_POINTER)
            return true;
    return false;
}

static bool builtin_changes(const Builtin *b, const Node *call)
{
    switch (b->kind) {
    case BI_MATH:
    case BI_FAST:
        return has_pointer(call);
    case BI_VECTOR:
    case BI_EQUAL:
    case BI_EXTENT:
    case BI_SECTION:
        return false;
    default:
        return true;
    }
}

static bool function_changes(Program *prog, Function *f);

static bool call_changes(Program *prog, const Node *call)
{
    const Builtin *b = builtin_of(call);
    Function *f = node_helper(call);
    return b ? builtin_changes(b, call) : !f || function_changes(prog, f);
}

static bool changes(Node *n, void *context)
{
    const Search *s = context;
    if (n->kind == ND_CALL)
        return call_changes(s->prog, n);
    if (n->kind == ND_STATEMENT_EXPR)
        return !s->inside;
    const Node *root = node_assigned(n) && s->inside ? node_root(n->kids[0]) : NULL;
    return node_assigned(n) && (!root || root->decl->is_tile_static);
}

static bool function_changes(Program *prog, Function *f)
{
    bool known = true; /* for recursion, an error */
    return answer_known(&prog->changes, f, &known)
        ? known : answer_keep(&prog->changes, f,
                              node_any_with(f->body, changes, &(Search){prog, f}));
}

bool has_effect(Program *prog, Node *n)
{
    return node_any_with(n, changes, &(Search){prog, NULL});
}

/* ---- barriers ----------------------------------------------------------- */

static bool calls_barrier(Node *n, void *context)
{
    if (n->kind != ND_CALL)
        return false;
    const Builtin *b = builtin_of(n);
    Function *f = node_helper(n);
    return b ? b->kind == BI_BARRIER || b->kind == BI_PREFIX
        : f && function_waits(context, f);
}

bool node_waits(Program *prog, Node *n)
{
    return node_any_with(n, calls_barrier, prog);
}

bool function_waits(Program *prog, Function *f)
{
    bool waits = false; /* for recursion, an error */
    return answer_known(&prog->barriers, f, &waits)
        ? waits : answer_keep(&prog->barriers, f, node_waits(prog, f->body));
}
