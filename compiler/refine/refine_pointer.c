/* refine_pointer.c - copy propagation of pointers: what a thread's own pointer points to stands
 * in its place, if that is always the same:
 *
 *     int *a = &v[j];
 *     … *a …  a[1] …                  … v[j] …  v[j + 1] …
 *
 * as where a helper that exchanges two elements is inlined. This shows which elements of the
 * thread's own array and of tile_static arrays neighbours access.
 */
#include "refine.h"
#include "stays.h"

/* How a pointer is used. */
typedef struct Pointer {
    Node *element; /* what it points to, or NULL: */
    Node *array;   /* the array that it goes through, */
    Node *first;   /* from this element on; NULL: 0 */
    int uses, fit; /* of all, those that an element can stand for */
} Pointer;

typedef struct Pointers {
    Builder builder;
    Stays stays;
    Map pointers; /* Decl -> Pointer */
    bool found;
} Pointers;

/* ---- what they point to --------------------------------------------------- */

/* A variable, or a part of it that stays the same; no pointer leads to it. */
static bool is_place(Pointers *p, Node *n)
{
    for (n = node_strip(n); n->kind != ND_VAR; n = node_strip(n->kids[0])) {
        bool is_element = n->kind == ND_SUBSCRIPT
            && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind == TY_ARRAY
            && stays_same(&p->stays, n->kids[SUBSCRIPT_INDEX]);
        if (!is_element && (n->kind != ND_MEMBER || n->is_arrow))
            return false;
    }
    return n->kind == ND_VAR && !type_is_handle(n->type)
        && (decl_is_automatic(n->decl) || n->decl->is_tile_static);
}

static bool is_array(Pointers *p, Node *n)
{
    n = node_strip(n);
    return n->type->kind == TY_ARRAY && is_place(p, n);
}

/* `array + n` and `&array[n]` */
static bool finds_first(Pointers *p, Pointer *found, Node *array, Node *first)
{
    if (!is_array(p, array) || !stays_same(&p->stays, first)
        || type_is_unsigned(first->type))
        return false;
    found->array = node_strip(array);
    found->first = first;
    return true;
}

static bool find_pointed(Pointers *p, Node *init, const Type *to, Pointer *found)
{
    Node *n = node_strip(init), *element = n->op == OP_ADDRESS ? node_strip(n->kids[0]) : NULL;
    if (element && is_place(p, element) && type_same(element->type, to)) {
        found->element = element;
        if (element->kind == ND_SUBSCRIPT)
            finds_first(p, found, element->kids[SUBSCRIPT_BASE],
                        element->kids[SUBSCRIPT_INDEX]);
        return true;
    }
    if (n->kind == ND_BINARY && n->op == OP_ADD && n->type->kind == TY_POINTER)
        return finds_first(p, found, n->kids[BINARY_LEFT], n->kids[BINARY_RIGHT])
            && type_same(found->array->type->of, to);
    if (!is_array(p, n) || !type_same(n->type->of, to))
        return false;
    found->array = n;
    return true;
}

static bool find_pointers(Node *n, void *context)
{
    Pointers *p = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Node *init = d->type->kind == TY_POINTER ? builder_init(&p->builder, d) : NULL;
        Pointer found = {0};
        if (init && type_is_value(d->type->of) && find_pointed(p, init, d->type->of, &found))
            *MAP_OBJECT(Pointer, &p->pointers, d) = found;
    }
    return true;
}

/* ---- their uses ----------------------------------------------------------- */

static Pointer *pointer_of(const Pointers *p, Node *n)
{
    n = node_strip(n);
    return n->kind == ND_VAR ? map_value_pointer(&p->pointers, n->decl) : NULL;
}

static bool is_first(const Node *index)
{
    return index->is_constant && index->value == 0;
}

/* The pointer that `*p` or `p[k]` is of, and k, or NULL. */
static Pointer *pointer_used(const Pointers *p, Node *n, Node **index)
{
    bool is_element = n->kind == ND_SUBSCRIPT;
    Pointer *of = is_element || (n->kind == ND_UNARY && n->op == OP_DEREF)
        ? pointer_of(p, n->kids[0]) : NULL;
    *index = is_element ? n->kids[SUBSCRIPT_INDEX] : NULL;
    if (!of || !*index || is_first(*index))
        return of;
    bool fits = of->array && (!of->first || type_same(of->first->type, (*index)->type));
    return fits ? of : NULL;
}

static bool count_uses(Node *n, void *context)
{
    const Pointers *p = context;
    Node *index;
    Pointer *used = pointer_used(p, n, &index);
    Pointer *named = n->kind == ND_VAR ? pointer_of(p, n) : NULL;
    if (used)
        used->fit++;
    if (named)
        named->uses++;
    return true;
}

static bool is_replaced(const Decl *d, void *context)
{
    const Pointers *p = context;
    const Pointer *of = map_value_pointer(&p->pointers, d);
    return of && of->uses == of->fit;
}

static Node *changed(Node *n, void *context);

/* The element that stands for `p[index]`. */
static Node *element_of(Pointers *p, const Pointer *of, Node *index, const Node *place)
{
    Builder *b = &p->builder;
    if (of->element && (!index || is_first(index)))
        return build_copy(b, of->element);
    Node *at = index ? index : build_int(b, 0, place);
    if (of->first)
        at = build_binary(b, OP_ADD, build_copy(b, of->first), at, of->first->type);
    return build_element(b, build_copy(b, of->array), at, of->array->type->of);
}

static Node *changed(Node *n, void *context)
{
    Pointers *p = context;
    Node *index;
    const Pointer *of = pointer_used(p, n, &index);
    build_undeclared(n, is_replaced, p);
    node_change_kids(n, changed, p);
    if (!of || of->uses != of->fit)
        return n;
    p->found = true;
    return element_of(p, of, n->kind == ND_SUBSCRIPT ? n->kids[SUBSCRIPT_INDEX] : NULL, n);
}

Function *refine_pointers(Program *prog, Function *kernel)
{
    Pointers p = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&p.builder, kernel);
    if (!body)
        return kernel;
    p.stays = (Stays){.builder = &p.builder, .kernel = kernel};
    stays_learn(&p.stays, body);
    node_walk(body, find_pointers, &p);
    node_walk(body, count_uses, &p);
    node_change_kids(body, changed, &p);
    return p.found && !p.builder.why_not ? build_function(kernel, body) : kernel;
}
