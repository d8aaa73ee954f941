/* refine_truth.c - evaluates `a || (b && element)` without branches, which would keep
 * loops from being vectorized:
 *
 *     n == 3 || (n == 2 && s[l + 1])     n == 3 | (n == 2 & s[l + 1] != 0)
 *     n == 3 || (n == 2 && v[i])         n == 3 | ((!(n == 3) & n == 2) && v[i])
 *
 * The operands that are evaluated in addition have no effect, and load elements that are
 * certain to be within their array. Other elements are still loaded by those threads
 * alone that did so before.
 */
#include "builder/sum.h"
#include "convert.h"
#include "refine_select.h"

enum { MOST_TWICE = 16 }; /* nodes of what is evaluated twice */

typedef struct Truths {
    Builder *builder;
    Thread thread;
    bool is_tiled;
    Selection selection; /* its reads are elements that arrays have */
    bool found;
} Truths;

/* ---- elements ----------------------------------------------------------- */

/* Whether all threads of a tile have an index that is at least 0 and below that. */
static bool is_inside(Truths *t, Node *index, int64_t count)
{
    Sum sum = sum_of(&t->thread, index);
    int64_t least = sum.number, most = sum.number;
    for (int i = 0; i < sum.count; i++) {
        const Term *term = &sum.terms[i];
        int64_t by = term->times * (t->thread.index->type->tile[term->dimension] - 1);
        if (term->kind != TERM_LOCAL)
            return false;
        if (by < 0)
            least += by;
        else
            most += by;
    }
    return sum.is_known && least >= 0 && most < count;
}

static bool is_element_of_array(Truths *t, Node *n)
{
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE])) {
        const Type *array = node_strip(n->kids[SUBSCRIPT_BASE])->type;
        if (array->kind != TY_ARRAY
            || !is_inside(t, n->kids[SUBSCRIPT_INDEX], array->count))
            return false;
    }
    return n->kind == ND_VAR && n->decl->type->kind == TY_ARRAY;
}

static bool add_element(Node *n, void *context)
{
    Truths *t = context;
    if (t->is_tiled && select_is_element(n) && is_element_of_array(t, n))
        list_add(&t->selection.reads, n);
    return true;
}

/* ---- what becomes of it ------------------------------------------------- */

static bool is_logic(const Node *n)
{
    return op_is_logical(n->op) && type_is_arithmetic(n->type);
}

/* 0 or 1, without && and ||. */
static Node *value(Builder *b, Node *n)
{
    n = node_strip(n);
    if (!is_logic(n))
        return convert_truth(b, n);
    return build_binary(b, n->op == OP_LOGICAL_OR ? OP_OR : OP_AND,
                        value(b, n->kids[BINARY_LEFT]), value(b, n->kids[BINARY_RIGHT]),
                        type_int());
}

/* a | ((!a & b) && rest), for what is a || (b && rest). */
static Node *guarded(Builder *b, Node *a, Node *both)
{
    Type *type = type_int();
    Node *contrary = build_not(b, build_copy(b, a));
    Node *guard = build_binary(b, OP_AND, contrary, value(b, both->kids[BINARY_LEFT]),
                               type);
    Node *rest = build_binary(b, OP_LOGICAL_AND, guard, both->kids[BINARY_RIGHT],
                              type);
    return build_binary(b, OP_OR, value(b, a), rest, type);
}

/* What stands for that `||`, or NULL. */
static Node *truth(Truths *t, Node *n)
{
    Node *a = n->kids[BINARY_LEFT], *b = node_strip(n->kids[BINARY_RIGHT]);
    t->selection.reads.count = 0;
    node_walk(n, add_element, t);
    if (!node_any(b, select_is_element) || !select_is_cheap(&t->selection, a))
        return NULL;
    bool is_whole = select_is_cheap(&t->selection, b);
    bool is_guarded = is_logic(b) && b->op == OP_LOGICAL_AND && node_size(a) <= MOST_TWICE
        && select_is_cheap(&t->selection, b->kids[BINARY_LEFT]);
    if (!is_whole && !is_guarded)
        return NULL;
    t->found = true;
    return is_whole ? value(t->builder, n) : guarded(t->builder, a, b);
}

static Node *replacement(Node *n, void *context)
{
    Node *inner = node_strip(n), *new = NULL;
    if (is_logic(inner) && inner->op == OP_LOGICAL_OR)
        new = truth(context, inner);
    return new ? new : n;
}

static bool replace(Node *n, void *context)
{
    node_change_kids(n, replacement, context);
    return true;
}

Function *refine_truths(Program *prog, Function *kernel)
{
    Builder b = {.prog = prog};
    Truths t = {.builder = &b, .selection.prog = prog};
    Node *body = build_copied_body(&b, kernel);
    if (!body)
        return kernel;
    Function *f = build_function(kernel, body);
    t.thread = sum_any_thread(&b, f);
    t.is_tiled = t.thread.index->type->kind == TY_TILED_INDEX;
    node_walk(body, replace, &t);
    return t.found ? f : kernel;
}
