/* access.c - what a function does to the elements of the views it has.
 *
 * For a view that is captured or a parameter: whether its elements are read
 * and whether they are written, through subscripts, rows, copies of the handle
 * and helpers. What cannot be followed (a handle that is stored, an address
 * that is taken) counts as both. Helpers cannot recurse, so following calls
 * ends.
 */
#include "device.h"

enum { READ = 1, WRITE = 2 };

typedef struct Search {
    Function *function;
    Decl *view;
    int found;
} Search;

static int use(Search *s, Node *n, int how);

/* Whether an expression is the view or a row of it. */
static bool is_view(const Search *s, Node *n)
{
    n = node_strip(n);
    while (n->kind == ND_SUBSCRIPT && type_is_handle(n->type))
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    return n->kind == ND_VAR && n->decl == s->view;
}

/* The lvalue that an access path starts from: a[i].x[2] -> a[i]. */
static Node *path_root(Node *n)
{
    n = node_strip(n);
    for (;;) {
        if (n->kind == ND_MEMBER && !n->is_arrow)
            n = node_strip(n->kids[MEMBER_BASE]);
        else if (n->kind == ND_SWIZZLE && !n->is_arrow)
            n = node_strip(n->kids[SWIZZLE_BASE]);
        else if (n->kind == ND_SUBSCRIPT && !type_is_handle(
                     node_strip(n->kids[SUBSCRIPT_BASE])->type))
            n = node_strip(n->kids[SUBSCRIPT_BASE]);
        else
            return n;
    }
}

static bool is_element(const Search *s, Node *n)
{
    n = path_root(n);
    return n->kind == ND_SUBSCRIPT && is_view(s, n->kids[SUBSCRIPT_BASE]);
}

static int uses(Search *s, Node *n, int first, int how)
{
    int found = 0;
    for (int i = first; i < n->kid_count; i++)
        if (n->kids[i])
            found |= use(s, n->kids[i], how);
    return found;
}

/* A view that is given to a helper, to a builtin or to the host's API. */
static int call(Search *s, Node *n)
{
    Function *f = node_callee(n);
    int found = 0;
    bool is_builtin = builtin_of(n) != NULL;
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++) {
        if (!is_view(s, n->kids[i])) {
            found |= use(s, n->kids[i], READ);
            continue;
        }
        int parameter = i - CALL_ARGUMENT;
        if (builtin_of(n) && builtin_of(n)->kind == BI_EXTENT)
            continue;
        found |= !is_builtin && f && f->body && parameter < f->parameters.count
            ? access_of(f, f->parameters.items[parameter]) : READ | WRITE;
    }
    return found;
}

static int declared(Search *s, Node *n)
{
    int found = 0;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!d->init)
            continue;
        if (is_view(s, d->init))
            found |= access_of(s->function, d);
        else
            found |= use(s, d->init, READ);
    }
    return found;
}

static bool is_address(const Node *n)
{
    return n->kind == ND_UNARY && n->op == OP_ADDRESS;
}

/* An array inside of an element. */
static bool is_member_array(const Search *s, Node *n)
{
    return node_strip(n)->type->kind == TY_ARRAY && is_element(s, n);
}

/* The subscripts on the way to an element are read. */
static int path_indices(Search *s, Node *n)
{
    n = node_strip(n);
    int found = 0;
    while (n->kind == ND_SUBSCRIPT || n->kind == ND_MEMBER
           || n->kind == ND_SWIZZLE) {
        if (n->kind == ND_SUBSCRIPT)
            found |= use(s, n->kids[SUBSCRIPT_INDEX], READ);
        n = node_strip(n->kids[0]);
    }
    return found;
}

static int assignment(Search *s, Node *n)
{
    int how = n->op == OP_ASSIGN ? WRITE : READ | WRITE;
    return use(s, n->kids[BINARY_LEFT], how)
        | use(s, n->kids[BINARY_RIGHT], READ);
}

static int use(Search *s, Node *n, int how)
{
    if (is_address(n) && is_element(s, n->kids[0]))
        return READ | WRITE;
    if (n->kind == ND_CAST && n->type->kind == TY_POINTER
        && (is_view(s, n->kids[0]) || is_member_array(s, n->kids[0])))
        return (n->type->of->is_const ? READ : READ | WRITE)
            | path_indices(s, n->kids[0]);
    if (n->type && is_element(s, n))
        return how | path_indices(s, n);
    if (n->type && is_view(s, n))
        return READ | WRITE;
    if (n->kind == ND_CALL)
        return call(s, n);
    if (n->kind == ND_DECLARE)
        return declared(s, n);
    if (n->kind == ND_BINARY && op_form(n->op) == 'A')
        return assignment(s, n);
    if (n->kind == ND_UNARY && op_is_step(n->op))
        return use(s, n->kids[0], READ | WRITE);
    if (n->kind == ND_PAREN || (n->kind == ND_CAST && n->is_implicit))
        return use(s, n->kids[0], how);
    return uses(s, n, 0, READ);
}

int access_of(Function *f, Decl *view)
{
    Search s = {f, view, 0};
    int found = f->body ? use(&s, f->body, READ) : READ | WRITE;
    return view->type->of->is_const ? found & READ : found;
}
