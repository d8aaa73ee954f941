/* scalarize_arrays.c - scalar replacement of a thread's small arrays: each element is a variable.
 *
 *     float g[9];                            float g_0, g_1, …;
 *     for (int k = 0; k < 9; k++)            g_0 = in[0 * N + i];
 *         g[k] = in[k * N + i];              g_1 = in[1 * N + i];
 *
 * A compiler does the same, but threads that have an array in memory are no lanes of a
 * vector before (serial_apart.c). The loops that choose elements are unrolled, if they are
 * short. An array stays one if it is used as a whole, or if there is a barrier or a longer loop
 * in its scope, since a tile keeps its threads' arrays then.
 */
#include "scalarize.h"
#include "analysis/element.h"
#include "analysis/flow.h"

enum { MOST_ELEMENTS = 32 };

typedef struct Array {
    int whole;    /* uses that are no known element */
    Decl **parts; /* the variables of its elements */
} Array;

typedef struct Arrays {
    Builder builder;
    Map arrays;   /* Decl -> Array: those that may be split */
    Set counters; /* of Decl: those of short loops */
    Set opened;   /* those of them that choose elements */
} Arrays;

/* ---- which arrays ------------------------------------------------------- */

/* Nothing, or numbers one after the other. */
static bool is_plain_initializer(const Decl *d)
{
    const Node *list = d->init;
    if (!list)
        return true;
    if (list->kind != ND_INIT_LIST || d->type->of->kind == TY_ARRAY)
        return false;
    for (int i = 0; i < list->kid_count; i++)
        if (!list->kids[i] || !list->kids[i]->type || !type_is_arithmetic(list->kids[i]->type)
            || list->kids[i]->kind == ND_INIT_LIST || list->kids[i]->kind == ND_DESIGNATED)
            return false;
    return true;
}

static bool may_split(const Decl *d)
{
    if (d->kind != DECL_VARIABLE || d->type->kind != TY_ARRAY || !decl_is_automatic(d)
        || d->align)
        return false;
    const Type *element = type_element(d->type);
    return type_is_arithmetic(element) && !element->is_volatile
        && d->type->size / element->size <= MOST_ELEMENTS && is_plain_initializer(d);
}

/* The arrays of a block behind whose declaration there is no barrier and no longer loop. */
static void find_declared(Arrays *a, const Node *block)
{
    for (int i = block->kid_count - 1; i >= 0; i--) {
        Node *n = block->kids[i];
        if (node_waits(a->builder.prog, n) || flow_has_loop(n))
            return;
        for (int k = 0; k < n->declared.count && n->kind == ND_DECLARE; k++)
            if (may_split(n->declared.items[k]))
                MAP_OBJECT(Array, &a->arrays, n->declared.items[k]);
    }
}

static bool find_candidates(Node *n, void *context)
{
    Arrays *a = context;
    if (n->kind == ND_COMPOUND)
        find_declared(a, n);
    return true;
}

/* ---- their uses --------------------------------------------------------- */

/* The array that a node is a known element of, or NULL. */
static Decl *array_of(Arrays *a, Node *n)
{
    const Node *array = element_array(&a->counters, n);
    return array && array->kind == ND_VAR ? array->decl : NULL;
}

static void add_whole(Arrays *a, const Decl *d, int count)
{
    Array *array = map_value_pointer(&a->arrays, d);
    if (array)
        array->whole += count;
}

/* Where its address is taken it is no known element, whatever is below. */
static bool count_uses(Node *n, void *context)
{
    Arrays *a = context;
    const Decl *array = array_of(a, n);
    if (array)
        add_whole(a, array, -1);
    if (n->kind == ND_VAR)
        add_whole(a, n->decl, 1);
    if (node_pointed(n))
        add_whole(a, node_pointed(n), 1);
    return true;
}

/* An array that is split, or NULL. */
static Array *split_one(Arrays *a, const Decl *d)
{
    Array *array = d ? map_value_pointer(&a->arrays, d) : NULL;
    return array && !array->whole ? array : NULL;
}

static bool find_opened(Node *n, void *context)
{
    Arrays *a = context;
    if (split_one(a, array_of(a, n)))
        element_find_choosing(&a->counters, n, &a->opened);
    return true;
}

static void find(Arrays *a, Node *body)
{
    a->counters = a->opened = (Set){0};
    a->arrays = (Map){0};
    element_find_counters(body, &a->counters);
    node_walk(body, find_candidates, a);
    node_walk(body, count_uses, a);
    node_walk(body, find_opened, a);
}

static bool is_any(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++)
        if (split_one(context, n->declared.items[i]))
            return true;
    return false;
}

/* ---- elements ----------------------------------------------------------- */

static bool keep_outside(Node *n, void *context)
{
    Arrays *a = context;
    const Decl *array = array_of(a, n);
    if (array && element_place(n) < 0)
        add_whole(a, array, 1);
    return true;
}

/* What the initializer does not name is 0. */
static Node *value_of(Builder *b, const Decl *array, int place)
{
    const Node *list = array->init;
    if (!list || place < list->kid_count)
        return list ? list->kids[place] : NULL;
    Node at = {.range = array->name_range};
    return build_converted(b, build_int(b, 0, &at), type_element(array->type));
}

static void declare_parts(Arrays *a, const Decl *d, Array *array, Decls *out)
{
    const Type *element = type_element(d->type);
    int count = (int)(d->type->size / element->size);
    array->parts = NEW_ARRAY(Decl *, count);
    for (int i = 0; i < count; i++) {
        array->parts[i] = build_variable(&a->builder, arena_format("%s_%d", d->name, i),
                                         element, value_of(&a->builder, d, i));
        list_add(out, array->parts[i]);
    }
}

static Node *split(Node *n, void *context)
{
    Arrays *a = context;
    if (!n)
        return n;
    Decls declared = {0};
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Array *array = split_one(a, d);
        if (array)
            declare_parts(a, d, array, &declared);
        else
            list_add(&declared, d);
    }
    n->declared.items = declared.items;
    n->declared.count = declared.count;
    const Array *array = split_one(a, array_of(a, n));
    if (array)
        return build_use(&a->builder, array->parts[element_place(n)], n);
    node_change_kids(n, split, a);
    return n;
}

Function *scalarize_arrays(Program *prog, Function *f)
{
    Arrays a = {.builder = {.prog = prog}};
    find(&a, f->body);
    if (!node_any_with(f->body, is_any, &a))
        return f;
    Node *body = build_copied_body(&a.builder, f);
    if (!body)
        return f;
    find(&a, body);
    body = build_unrolled(&a.builder, &a.opened, body);
    find(&a, body);
    node_walk(body, keep_outside, &a);
    body = split(body, &a);
    return a.builder.why_not ? f : build_function(f, body);
}
