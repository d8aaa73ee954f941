/* overwrite.c - views of which each thread unconditionally writes its own element, before
 * it does anything else with the view.
 *
 * If a launch has one thread for each element, such a view's old content is neither read
 * nor kept, and need not be copied to the device. A thread's own element is that at its
 * global index, by constant components of the kernel's parameter or of variables that
 * keep its value. A write is unconditional if it is a statement of the kernel's own
 * block, or of both branches of an if there, and nothing before it may end the thread.
 * (amp_abort may; the runtime leaves out kernels that may abort.)
 */
#include "access.h"
#include "fold.h"
#include "tree/tree.h"

#include <string.h>

typedef struct Search {
    Function *kernel;
    Decl *view;
    Set changed; /* variables that something may change after their init */
} Search;

/* ---- the thread's index ------------------------------------------------- */

/* The variable that an lvalue is a part of: i.x, i[0] -> i. */
static Decl *root_variable(Node *n)
{
    for (n = node_strip(n); n->kind == ND_MEMBER || n->kind == ND_SWIZZLE
                            || n->kind == ND_SUBSCRIPT;)
        n = node_strip(n->kids[0]);
    return n->kind == ND_VAR ? n->decl : NULL;
}

static bool find_changed(Node *n, void *context)
{
    Search *s = context;
    bool changes = (n->kind == ND_BINARY && op_form(n->op) == 'A')
        || (n->kind == ND_UNARY
            && (op_is_step(n->op) || n->op == OP_ADDRESS));
    Decl *d = changes ? root_variable(n->kids[0]) : NULL;
    if (d)
        set_add(&s->changed, d);
    return true;
}

static bool holds_indices(const Type *t)
{
    return type_is_wide(type_lane(t));
}

/* What a variable was initialized with and still is; the kernel's parameter
 * is itself. */
static Node *kept(const Search *s, Node *n)
{
    n = node_strip(n);
    while (n->kind == ND_VAR && n->decl->init && !n->decl->is_circular
           && !n->decl->is_static
           && n->decl->function == s->kernel
           && !set_has(&s->changed, n->decl)
           && holds_indices(n->decl->type))
        n = node_strip(n->decl->init);
    return n;
}

static bool is_parameter(const Search *s, const Node *n, TypeKind kind)
{
    return n->kind == ND_VAR && s->kernel->parameters.count == 1
        && n->decl == s->kernel->parameters.items[0]
        && n->decl->type->kind == kind
        && !set_has(&s->changed, n->decl);
}

/* Whether it is the global index: of an index_N kernel, or t.global. */
static bool is_index(const Search *s, Node *n)
{
    n = kept(s, n);
    if (n->kind != ND_MEMBER)
        return is_parameter(s, n, TY_VECTOR);
    return n->field && strcmp(n->field->name, "global") == 0
        && is_parameter(s, node_strip(n->kids[MEMBER_BASE]), TY_TILED_INDEX);
}

/* Whether it is the global index's component `d`. */
static bool is_component(const Search *s, Node *n, int d)
{
    int64_t number;
    n = kept(s, n);
    if (n->kind == ND_VAR)
        return d == 0 && is_parameter(s, n, TY_INT);
    return n->kind == ND_SUBSCRIPT && is_index(s, n->kids[SUBSCRIPT_BASE])
        && fold_constant(node_strip(n->kids[SUBSCRIPT_INDEX]), &number)
        && number == d;
}

static bool is_own_element(const Search *s, Node *n)
{
    n = node_strip(n);
    for (int d = s->view->type->rank - 1; d >= 0; d--) {
        if (n->kind != ND_SUBSCRIPT
            || !is_component(s, n->kids[SUBSCRIPT_INDEX], d))
            return false;
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    }
    return n->kind == ND_VAR && n->decl == s->view;
}

/* ---- what happens before ------------------------------------------------ */

/* The view is named, or the thread may go elsewhere. */
static bool is_hindrance(Node *n, void *context)
{
    const Search *s = context;
    return (n->kind == ND_VAR && n->decl == s->view)
        || n->kind == ND_RETURN || n->kind == ND_GOTO || n->kind == ND_LABEL
        || n->kind == ND_ASM || n->kind == ND_OTHER_STMT;
}

static bool hinders(const Search *s, Node *n)
{
    return node_any_with(n, is_hindrance, (void *)s);
}

/* a[i] = b[i] = x; writes both. */
static bool expression_writes(const Search *s, Node *n)
{
    for (n = node_strip(n); n->kind == ND_BINARY && n->op == OP_ASSIGN;
         n = node_strip(n->kids[BINARY_RIGHT])) {
        if (is_own_element(s, n->kids[BINARY_LEFT]))
            return !hinders(s, n->kids[BINARY_RIGHT]);
        if (hinders(s, n->kids[BINARY_LEFT]))
            return false;
    }
    return false;
}

static bool writes(const Search *s, Node *n)
{
    switch (n->kind) {
    case ND_COMPOUND:
        for (int i = 0; i < n->kid_count; i++) {
            if (writes(s, n->kids[i]))
                return true;
            if (hinders(s, n->kids[i]))
                return false;
        }
        return false;
    case ND_EXPR:
        return expression_writes(s, n->kids[0]);
    case ND_IF:
        return n->kids[IF_ELSE] && !hinders(s, n->kids[IF_CONDITION])
            && writes(s, n->kids[IF_THEN]) && writes(s, n->kids[IF_ELSE]);
    default:
        return false;
    }
}

bool overwrites(Function *kernel, Decl *view)
{
    Search s = {kernel, view, {0}};
    if (!kernel->body || view->type->of->is_const)
        return false;
    node_walk(kernel->body, find_changed, &s);
    return writes(&s, kernel->body);
}
