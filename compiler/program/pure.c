/* pure.c - helpers whose result depends on their arguments alone, and that are cheap:
 * they access no memory, have no loops, and cannot stop the program.
 */
#include "program.h"

bool call_is_pure(Program *prog, Node *n)
{
    const Builtin *b = builtin_of(n);
    Function *f = node_helper(n);
    if (!b)
        return f && function_is_pure(prog, f);
    return b->kind == BI_VECTOR || b->kind == BI_EQUAL || b->kind == BI_EXTENT
        || ((b->kind == BI_MATH || b->kind == BI_FAST)
            && !has_effect(prog, n));
}

static bool declares_numbers(const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!type_is_value(n->declared.items[i]->type)
            || !decl_is_automatic(n->declared.items[i]))
            return false;
    return true;
}

static bool is_allowed(Program *prog, Node *n)
{
    switch (n->kind) {
    case ND_VAR:
        return type_is_value(n->type)
            && !n->decl->is_tile_static
            && (!n->decl->is_static || n->decl->type->is_const);
    case ND_SUBSCRIPT:
        return n->kids[SUBSCRIPT_BASE]->type->kind == TY_VECTOR
            && n->kids[SUBSCRIPT_INDEX]->is_constant;
    case ND_UNARY:
        return n->op != OP_ADDRESS && n->op != OP_DEREF;
    case ND_BINARY:
        return !fold_may_trap(n);
    case ND_CALL:
        return call_is_pure(prog, n);
    case ND_DECLARE:
        return declares_numbers(n);
    case ND_INT: case ND_FLOAT: case ND_FUNCTION: case ND_SWIZZLE: case ND_CAST:
    case ND_PAREN: case ND_CONDITIONAL: case ND_INIT_LIST: case ND_COMPOUND:
    case ND_EXPR: case ND_NULL: case ND_IF: case ND_RETURN:
        return true;
    default:
        return n->is_constant;
    }
}

static Look find_impure(Node *n, void *prog)
{
    if (node_tiled(n))
        return LOOK_BEYOND;
    return !is_allowed(prog, n) ? FOUND : n->is_constant ? LOOK_BEYOND : LOOK_BELOW;
}

static bool has_numbers(const Function *f)
{
    bool are_numbers = type_is_value(f->result);
    for (int i = 0; i < f->parameters.count; i++)
        are_numbers = are_numbers && type_is_value(f->parameters.items[i]->type);
    return are_numbers;
}

bool node_is_pure(Program *prog, Node *expression)
{
    return !node_find(expression, find_impure, prog) && !has_effect(prog, expression);
}

bool function_is_pure(Program *prog, Function *f)
{
    bool is_pure = false; /* for recursion, an error */
    return answer_known(&prog->pure, f, &is_pure)
        ? is_pure : answer_keep(&prog->pure, f, has_numbers(f)
                                && !node_find(f->body, find_impure, prog));
}
