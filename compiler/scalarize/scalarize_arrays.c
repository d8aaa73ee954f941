/* scalarize_arrays.c - makes a variable of each element of a thread's small arrays.
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
#include "analysis/flow.h"
#include "analysis/fold.h"

enum { MOST_ELEMENTS = 32, MOST_NUMBER = 1 << 20 };

typedef struct Array {
    int whole;    /* uses that are no known element */
    Decl **parts; /* the variables of its elements */
} Array;

typedef struct Arrays {
    Builder builder;
    Map arrays;  /* Decl -> Array: those that may be split */
    Set numbers; /* of Decl: counters of short loops */
    Set opened;  /* those of them that choose elements */
} Arrays;

/* ---- which arrays ------------------------------------------------------- */

static const Type *element_of(const Type *t)
{
    while (t->kind == TY_ARRAY)
        t = t->of;
    return t;
}

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
    const Type *element = element_of(d->type);
    return type_is_arithmetic(element) && !element->is_volatile
        && d->type->size / element->size <= MOST_ELEMENTS && is_plain_initializer(d);
}

static bool cannot_repeat(Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!decl_is_automatic(n->declared.items[i]))
            return true;
    return n->kind == ND_LABEL;
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
    if (flow_is_loop(n) && flow_is_short(n) && !flow_has_case(n->kids[FOR_BODY])
        && !node_any(n->kids[FOR_BODY], cannot_repeat))
        set_add(&a->numbers, flow_counter(n));
    return true;
}

/* ---- their uses --------------------------------------------------------- */

static bool is_unknown(Node *n, void *context)
{
    Arrays *a = context;
    switch (n->kind) {
    case ND_INT:
    case ND_PAREN:
    case ND_CAST:
        return false;
    case ND_BINARY:
        return op_form(n->op) == 'A' || n->op == OP_COMMA;
    case ND_UNARY:
        return op_is_step(n->op) || n->op == OP_ADDRESS || n->op == OP_DEREF;
    case ND_VAR:
        return !set_has(&a->numbers, n->decl) && !n->is_constant;
    default:
        return true;
    }
}

/* The array that a node is a known element of, or NULL. */
static Decl *array_of(Arrays *a, Node *n)
{
    if (n->kind != ND_SUBSCRIPT || n->type->kind == TY_ARRAY)
        return NULL;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
        if (n->kids[SUBSCRIPT_BASE]->type->kind == TY_VECTOR
            || node_any_with(n->kids[SUBSCRIPT_INDEX], is_unknown, a))
            return NULL;
    return n->kind == ND_VAR ? n->decl : NULL;
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

static bool open_loops(Node *n, void *context)
{
    Arrays *a = context;
    if (n->kind == ND_VAR && set_has(&a->numbers, n->decl))
        set_add(&a->opened, n->decl);
    return true;
}

static bool find_opened(Node *n, void *context)
{
    Arrays *a = context;
    if (split_one(a, array_of(a, n)))
        for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE]))
            node_walk(n->kids[SUBSCRIPT_INDEX], open_loops, a);
    return true;
}

static void find(Arrays *a, Node *body)
{
    a->numbers = a->opened = (Set){0};
    a->arrays = (Map){0};
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

/* ---- loops -------------------------------------------------------------- */

/* What a trip's number makes a number. */
static Node *folded(Node *n, void *context)
{
    int64_t value;
    if (!n)
        return n;
    if (n->kind == ND_BINARY && n->type->kind == TY_INT && fold_constant(n, &value))
        return build_int(context, (int)value, n);
    node_change_kids(n, folded, context);
    return n;
}

static bool is_small(int64_t number)
{
    return number >= -MOST_NUMBER && number <= MOST_NUMBER;
}

static Node *unroll(Node *n, void *context)
{
    Arrays *a = context;
    Builder *b = &a->builder;
    Count c;
    int64_t begin;
    if (!n)
        return n;
    node_change_kids(n, unroll, a);
    if (n->kind != ND_FOR || !flow_counter(n) || !set_has(&a->opened, flow_counter(n))
        || !flow_counts(n, &c) || !fold_constant(c.begin, &begin))
        return n;
    Nodes trips = {0};
    int count = flow_trips(n);
    int64_t by = flow_count_by(&c);
    if (!is_small(begin) || !is_small(begin + count * by))
        return n;
    for (int i = 0; i < count; i++) {
        Node *number = build_int(b, (int)(begin + i * by), n);
        *map_put_pointer(&b->stands, c.counter)
            = build_converted(b, number, c.counter->type);
        list_add(&trips, folded(build_copy(b, n->kids[FOR_BODY]), b));
    }
    return build_block(b, trips, n);
}

/* ---- elements ----------------------------------------------------------- */

/* The place of an element; -1 where that is outside of the array. */
static int64_t place_of(const Node *n)
{
    int64_t place = 0, size = 1, index;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE])) {
        const Type *array = node_strip(n->kids[SUBSCRIPT_BASE])->type;
        if (!fold_constant(n->kids[SUBSCRIPT_INDEX], &index) || index < 0
            || index >= array->count)
            return -1;
        place += index * size;
        size *= array->count;
    }
    return place;
}

static bool keep_outside(Node *n, void *context)
{
    Arrays *a = context;
    const Decl *array = array_of(a, n);
    if (array && place_of(n) < 0)
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
    return build_converted(b, build_int(b, 0, &at), element_of(array->type));
}

static void declare_parts(Arrays *a, const Decl *d, Array *array, Decls *out)
{
    const Type *element = element_of(d->type);
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
        return build_use(&a->builder, array->parts[place_of(n)], n);
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
    a.builder.depth = 1; /* each trip has variables of its own */
    body = unroll(body, &a);
    find(&a, body);
    node_walk(body, keep_outside, &a);
    body = split(body, &a);
    return a.builder.why_not ? f : build_function(f, body);
}
