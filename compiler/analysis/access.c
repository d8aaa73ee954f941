/* access.c - what a function does to the elements of its views.
 *
 * For a view that is captured or a parameter: whether its elements are read and whether
 * they are written, through subscripts, rows, copies of the handle and helpers. What
 * cannot be followed (a handle that is stored, an address that is taken) counts as both.
 * One walk of a body finds it for all views, and is made once. Helpers cannot recurse, so
 * following calls ends.
 */
#include "access.h"
#include "tree/builtin.h"
#include "tree/tree.h"
#include <string.h>

enum {
    READ = ACCESS_READ,
    WRITE = ACCESS_WRITE,
    CHANGE = 4 /* writes what it makes of what it reads */
};

/* A variable that began as a copy of a view. */
typedef struct Copy {
    const Decl *from, *to;
} Copy;

typedef struct Search {
    Map found; /* Decl -> how its elements are used */
    LIST(Copy) copies;
} Search;

static void use(Search *s, Node *n, int how);
static int uses_of(Function *f, const Decl *view);

/* The lvalue that an access path starts from: a[i].x[2] -> a[i]. */
static Node *path_root(Node *n)
{
    n = node_strip(n);
    for (;;) {
        if (n->kind == ND_MEMBER && !n->is_arrow)
            n = node_strip(n->kids[MEMBER_BASE]);
        else if (n->kind == ND_SWIZZLE && !n->is_arrow)
            n = node_strip(n->kids[SWIZZLE_BASE]);
        else if (n->kind == ND_SUBSCRIPT && !node_is_of_view(n))
            n = node_strip(n->kids[SUBSCRIPT_BASE]);
        else
            return n;
    }
}

/* The view that an expression is an element of, or a part of one; NULL. */
static const Decl *view_of_element(Node *n)
{
    n = path_root(n);
    return n->kind == ND_SUBSCRIPT ? node_view(n->kids[SUBSCRIPT_BASE]) : NULL;
}

/* The same of an array inside of an element. */
static const Decl *view_of_array(Node *n)
{
    return node_strip(n)->type->kind == TY_ARRAY ? view_of_element(n) : NULL;
}

static int found_of(const Search *s, const Decl *view)
{
    int found = (int)(intptr_t)map_value_pointer(&s->found, view);
    return !view->type->of->is_const ? found : found & (READ | CHANGE) ? READ : 0;
}

static void add(Search *s, const Decl *view, int how)
{
    void **place = map_put_pointer(&s->found, view);
    *place = (void *)((intptr_t)*place | how);
}

/* `path` leads to the view, or to an element: its subscripts are read. */
static void note(Search *s, const Decl *view, int how, Node *path)
{
    add(s, view, how);
    for (path = node_strip(path); path->kind == ND_SUBSCRIPT
             || path->kind == ND_MEMBER || path->kind == ND_SWIZZLE;
         path = node_strip(path->kids[0]))
        if (path->kind == ND_SUBSCRIPT)
            use(s, path->kids[SUBSCRIPT_INDEX], READ);
}

/* What a view is used for that is given to a helper, to a builtin or to the
 * host's API. */
static int given(const Node *call, int argument)
{
    Function *f = node_helper(call);
    int i = argument - CALL_ARGUMENT;
    if (builtin_is(call, BI_EXTENT))
        return 0;
    return f && i < f->parameters.count
            && type_is_handle(f->parameters.items[i]->type)
        ? uses_of(f, f->parameters.items[i]) : READ | WRITE;
}

/* The element that an atomic function makes another number of; NULL. */
static Node *changed_by(const Node *call)
{
    const Builtin *b = builtin_of(call);
    Node *n = b && b->kind == BI_ATOMIC && strcmp(b->name, "amp_atomic_exchange") != 0
        && call->kid_count > CALL_ARGUMENT ? node_strip(call->kids[CALL_ARGUMENT]) : NULL;
    return n && n->kind == ND_UNARY && n->op == OP_ADDRESS ? n->kids[0] : NULL;
}

static void use_call(Search *s, Node *n)
{
    Node *changed = changed_by(n);
    if (changed)
        use(s, changed, CHANGE);
    for (int i = CALL_ARGUMENT + (changed != NULL); i < n->kid_count; i++) {
        const Decl *view = node_view(n->kids[i]);
        if (view)
            note(s, view, given(n, i), n->kids[i]);
        else
            use(s, n->kids[i], READ);
    }
}

static void use_declared(Search *s, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Node *init = n->declared.items[i]->init;
        const Decl *view = init ? node_view(init) : NULL;
        Copy copy = {view, n->declared.items[i]};
        if (view) {
            list_add(&s->copies, copy);
            note(s, view, 0, init);
        } else if (init) {
            use(s, init, READ);
        }
    }
}

/* An address or a pointer that a view or an element becomes; NULL. */
static const Decl *pointed_at(const Node *n, int *how)
{
    *how = READ | WRITE;
    if (n->kind == ND_UNARY && n->op == OP_ADDRESS)
        return view_of_element(n->kids[0]);
    if (n->kind != ND_CAST || n->type->kind != TY_POINTER)
        return NULL;
    *how = n->type->of->is_const ? READ : READ | WRITE;
    const Decl *view = node_view(n->kids[0]);
    return view ? view : view_of_array(n->kids[0]);
}

/* False where it is none of a view. */
static bool use_view(Search *s, Node *n, int how)
{
    int pointed;
    const Decl *view = pointed_at(n, &pointed);
    Node *path = view ? n->kids[0] : n;
    how = view ? pointed : how;
    if (!view && n->type)
        view = view_of_element(n);
    if (!view && n->type) {
        view = node_view(n);
        how = READ | WRITE;
    }
    if (view)
        note(s, view, how, path);
    return view != NULL;
}

static void use(Search *s, Node *n, int how)
{
    if (!n || use_view(s, n, how))
        return;
    if (n->kind == ND_CALL) {
        use_call(s, n);
    } else if (n->kind == ND_DECLARE) {
        use_declared(s, n);
    } else if (n->kind == ND_BINARY && op_form(n->op) == 'A') {
        use(s, n->kids[BINARY_LEFT], n->op == OP_ASSIGN ? WRITE : CHANGE);
        use(s, n->kids[BINARY_RIGHT], READ);
    } else if (n->kind == ND_UNARY && op_is_step(n->op)) {
        use(s, n->kids[0], CHANGE);
    } else if (n->kind == ND_PAREN || (n->kind == ND_CAST && n->is_implicit)) {
        use(s, n->kids[0], how);
    } else {
        for (int i = 0; i < n->kid_count; i++)
            use(s, n->kids[i], READ);
    }
}

static const Search *search_of(Node *body)
{
    static Map known; /* body -> Search */
    void **place = map_put_pointer(&known, body);
    Search *s = *place;
    if (s)
        return s;
    *place = s = NEW(Search);
    use(s, body, READ);
    /* A copy of a copy comes after it. */
    for (int i = s->copies.count - 1; i >= 0; i--)
        add(s, s->copies.items[i].from, found_of(s, s->copies.items[i].to));
    return s;
}

static int uses_of(Function *f, const Decl *view)
{
    if (f->body)
        return found_of(search_of(f->body), view);
    return view->type->of->is_const ? READ : READ | WRITE;
}

int access_of(Function *f, Decl *view)
{
    int uses = uses_of(f, view);
    return uses & CHANGE ? READ | WRITE : uses;
}

bool only_uses_what_is_there(Function *f, Decl *view)
{
    int uses = uses_of(f, view);
    return uses && !(uses & WRITE);
}

/* ---- the numbers that are stored ---------------------------------------- */

typedef struct Stores {
    bool any, wide;
} Stores;

static bool is_wide(const Type *t)
{
    return type_is_arithmetic(t) && t->size > 2;
}

static bool find_store(Node *n, void *context)
{
    Stores *stores = context;
    Node *place = node_assigned(n);
    if (place && !node_root(place)) {
        stores->any = true;
        stores->wide |= type_any(place->type, is_wide);
    }
    return true;
}

bool stores_short(Node *body)
{
    Stores stores = {0};
    node_walk(body, find_store, &stores);
    return stores.any && !stores.wide;
}

/* ---- other elements of one memory ----------------------------------------- */

static bool reinterprets(Node *n)
{
    const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    return f && !f->is_user && strcmp(f->name, "amp_reinterpret_as") == 0;
}

bool unit_reinterprets(const Unit *unit)
{
    for (int i = 0; i < unit->functions.count; i++)
        if (node_any(unit->functions.items[i]->body, reinterprets))
            return true;
    return false;
}
