/* pure.c - helpers whose result follows from their arguments alone, and that are
 * no work: no memory, no loops, nothing that may stop the program.
 */
#include "tree/builtin.h"
#include "device.h"

typedef struct Search {
    Device *dev;
    bool fails;
} Search;

static bool is_number(const Type *t)
{
    return (type_is_arithmetic(t) || t->kind == TY_VECTOR) && !t->is_volatile;
}

static bool is_pure_call(Search *s, Node *n)
{
    const Builtin *b = builtin_of(n);
    Function *f = node_helper(n);
    if (!b)
        return f && function_is_pure(s->dev, f);
    return b->kind == BI_VECTOR || b->kind == BI_EQUAL
        || ((b->kind == BI_MATH || b->kind == BI_FAST)
            && !has_effect(s->dev, n));
}

static bool declares_numbers(const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!is_number(n->declared.items[i]->type)
            || n->declared.items[i]->is_static
            || n->declared.items[i]->is_tile_static)
            return false;
    return true;
}

static bool is_allowed(Search *s, Node *n)
{
    switch (n->kind) {
    case ND_VAR:
        return is_number(n->type)
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
        return is_pure_call(s, n);
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

static bool find_impure(Node *n, void *context)
{
    Search *s = context;
    if (node_tiled(n))
        return false;
    s->fails = s->fails || !is_allowed(s, n);
    return !s->fails && !n->is_constant;
}

static bool has_numbers(const Function *f)
{
    bool are_numbers = is_number(f->result);
    for (int i = 0; i < f->parameters.count; i++)
        are_numbers = are_numbers && is_number(f->parameters.items[i]->type);
    return are_numbers;
}

bool node_is_pure(Device *dev, Node *expression)
{
    Search s = {.dev = dev};
    node_walk(expression, find_impure, &s);
    return !s.fails && !has_effect(dev, expression);
}

bool function_is_pure(Device *dev, Function *f)
{
    bool is_pure;
    if (answer_find(&dev->pure, f, &is_pure))
        return is_pure;
    answer_keep(&dev->pure, f, false); /* for recursion, an error */
    Search s = {.dev = dev, .fails = !has_numbers(f)};
    if (!s.fails)
        node_walk(f->body, find_impure, &s);
    return answer_keep(&dev->pure, f, !s.fails);
}
