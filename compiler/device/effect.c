/* effect.c - whether evaluating an expression changes or waits for anything.
 *
 * A call of a helper does not where the helper changes nothing but variables of
 * its own. What evaluates it twice, or a little earlier, is not seen then.
 */
#include "tree/builtin.h"
#include "device.h"

typedef struct Search {
    Device *dev;
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

static bool function_changes(Device *dev, Function *f);

static bool call_changes(Device *dev, const Node *call)
{
    const Builtin *b = builtin_of(call);
    Function *f = node_helper(call);
    return b ? builtin_changes(b, call) : !f || function_changes(dev, f);
}

static bool changes(Node *n, void *context)
{
    const Search *s = context;
    if (n->kind == ND_CALL)
        return call_changes(s->dev, n);
    if (n->kind == ND_STATEMENT_EXPR)
        return !s->inside;
    const Node *root = node_assigned(n) && s->inside ? node_root(n->kids[0]) : NULL;
    return node_assigned(n) && (!root || root->decl->is_tile_static);
}

static bool function_changes(Device *dev, Function *f)
{
    bool known = true; /* for recursion, an error */
    return answer_known(&dev->changes, f, &known)
        ? known : answer_keep(&dev->changes, f,
                              node_any_with(f->body, changes, &(Search){dev, f}));
}

bool has_effect(Device *dev, Node *n)
{
    return node_any_with(n, changes, &(Search){dev, NULL});
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

bool node_waits(Device *dev, Node *n)
{
    return node_any_with(n, calls_barrier, dev);
}

bool function_waits(Device *dev, Function *f)
{
    bool waits = false; /* for recursion, an error */
    return answer_known(&dev->barriers, f, &waits)
        ? waits : answer_keep(&dev->barriers, f, node_waits(dev, f->body));
}
