/* tile_call.c - calls in a kernel: helpers are inlined, that is, executed at each call;
 * builtins have their effect modelled here.
 */
#include "tile_run.h"

#include <string.h>

enum { MAX_DEPTH = 64 };

static Node *argument(Node *call, int i)
{
    return i < call->kid_count - CALL_ARGUMENT
        ? call->kids[CALL_ARGUMENT + i] : NULL;
}

/* ---- helpers ------------------------------------------------------------ */

/* The caller's state that a call saves and restores. */
typedef struct Outer {
    Value *path, *slots[FUNCTION_SLOTS];
    const Fork *exits;
    Function *function;
} Outer;

static Outer enter(Run *r, Node *call, Function *f)
{
    Outer outer = {.path = r->path, .exits = r->exits, .function = r->function};
    Frame *frame = TILE_ARRAY(Frame, 1);
    r->path = run_active(r);
    *frame = (Frame){call, r->path, r->frame};
    r->frame = frame;
    for (int i = 0; i < FUNCTION_SLOTS; i++) {
        outer.slots[i] = run_slot(r, i);
        run_set(r, i, value_number(r->tile, 0));
    }
    r->function = f;
    r->depth++;
    return outer;
}

static Value *leave(Run *r, const Outer *outer)
{
    Value *result = run_slot(r, RESULT);
    for (int i = 0; i < FUNCTION_SLOTS; i++)
        run_set(r, i, outer->slots[i]);
    r->path = outer->path;
    if (!run_some_left(r, LEFT_ABORT))
        r->exits = outer->exits;
    r->frame = r->frame->outer;
    r->function = outer->function;
    r->depth--;
    return result;
}

static Value *helper(Run *r, Node *n, Function *f)
{
    LIST(Value *) values = {0};
    for (int i = 0; argument(n, i); i++) {
        Node *a = argument(n, i);
        list_add(&values, type_is_erased(a->type) ? value_fresh(r->tile, false)
                                    : run_expr(r, a));
    }
    if (r->depth >= MAX_DEPTH || run_is_spent(r)) {
        r->trace->is_partial = true;
        return value_fresh(r->tile, true);
    }
    Outer outer = enter(r, n, f);
    for (int i = 0; i < f->parameters.count && i < values.count; i++) {
        Decl *d = f->parameters.items[i];
        run_assign(r, d, value_cast(r->tile, values.items[i], d->type), argument(n, i));
    }
    run_stmt(r, f->body);
    return leave(r, &outer);
}

/* ---- builtins ----------------------------------------------------------- */

static Value *barrier(Run *r, Node *n, const Builtin *b)
{
    Event *e = run_event(r, EVENT_BARRIER, n);
    e->fences_tile_static = strstr(b->opencl, "LOCAL") != NULL;
    e->fences_global = strstr(b->opencl, "GLOBAL") != NULL;
    if (e->fences_tile_static)
        for (int i = 0; i < r->tile_statics.count; i++)
            run_set_dirty(r, r->tile_statics.items[i], false);
    return value_number(r->tile, 0);
}

/* What an atomic function returns; `by` is its operand, 0 if it only reads. */
static Value *atomic_result(Run *r, const char *operation, const Value *target,
                            const Value *by, const Type *t)
{
    static const struct { const char *operation; Origin origin; } ORIGINS[] = {
        {"add", ORIGIN_COUNTER}, {"sub", ORIGIN_COUNTER},
        {"inc", ORIGIN_COUNTER}, {"dec", ORIGIN_COUNTER},
        {"xchg", ORIGIN_EXCHANGE}, {"or", ORIGIN_EXCHANGE},
        {"cmpxchg", ORIGIN_SUCCESS}};
    for (size_t i = 0; i < sizeof ORIGINS / sizeof *ORIGINS; i++) {
        if (strcmp(ORIGINS[i].operation, operation) != 0)
            continue;
        if (ORIGINS[i].origin == ORIGIN_COUNTER && value_is(by, 0))
            break;
        Value *v = value_unknown(r->tile, ORIGINS[i].origin, target->base, t);
        v->c = target->varies ? target->a : NULL;
        if (v->origin != ORIGIN_SUCCESS)
            v->meaning = by;
        return v;
    }
    Value *v = value_fresh(r->tile, true);
    v->base = target->base;
    v->c = target->varies ? target->a : NULL;
    v->meaning = by;
    return v;
}

static Value *atomic(Run *r, Node *n, const char *operation)
{
    Value *target = run_expr(r, argument(n, 0));
    const Type *t = argument(n, 0)->type;
    Value *by = value_number(r->tile, 1);
    bool compares = argument(n, 1) && argument(n, 1)->type->kind == TY_POINTER;
    for (int i = 1; argument(n, i); i++) {
        Value *v = run_expr(r, argument(n, i));
        by = i == 1 ? v : by;
        if (i == 1 && compares)
            run_store_to(r, v, argument(n, 1)->type->of,
                         value_fresh(r->tile, true), n);
    }
    r->trace->is_partial |= target->kind != VALUE_ADDRESS;
    if (target->kind == VALUE_ADDRESS && t->of) {
        run_access(r, EVENT_ATOMIC, n, target, t->of->size, NULL);
        run_give_lock(r, target);
        if (target->base && target->base->is_tile_static)
            run_set_dirty(r, target->base, true);
    }
    return atomic_result(r, operation, target, by, n->type);
}

static Value *tuple_of_arguments(Run *r, Node *n)
{
    int count = n->kid_count - CALL_ARGUMENT;
    Value **parts = TILE_ARRAY(Value *, count + 1);
    for (int i = 0; i < count; i++)
        parts[i] = run_expr(r, argument(n, i));
    return value_tuple(r->tile, parts, count);
}

/* One of a view's last `rank` extents: those before are of what it is a row of. */
static Value *extent_of(Run *r, const Value *view, int rank, int dimension)
{
    bool is_view = view->kind == VALUE_ADDRESS && type_is_handle(view->base->type);
    Value *given = is_view ? view->c : NULL;
    int all = given ? given->part_count : is_view ? view->base->type->rank : 0;
    if (given && given->kind != VALUE_TUPLE && rank == 1)
        return given;
    if (all < rank)
        return value_fresh(r->tile, false);
    return given ? given->parts[all - rank + dimension]
                 : run_extent(r, view->base, all - rank + dimension);
}

static Value *extent(Run *r, Node *n)
{
    Value *view = run_expr(r, argument(n, 0));
    int rank = type_rank(n->type);
    Value **parts = TILE_ARRAY(Value *, rank);
    for (int d = 0; d < rank; d++)
        parts[d] = extent_of(r, view, rank, d);
    return value_tuple(r->tile, parts, rank);
}

static Value *equal(Run *r, Node *n)
{
    Value *x = run_expr(r, argument(n, 0)), *y = run_expr(r, argument(n, 1));
    Value *v = value_operation(r->tile, OP_EQ, x, y, type_int());
    if (v->kind != VALUE_TUPLE)
        return v;
    Value *all = value_number(r->tile, 1);
    for (int i = 0; i < v->part_count; i++)
        all = value_and(r->tile, all, v->parts[i]);
    return all;
}

static Value *section(Run *r, Node *n)
{
    Value *view = run_expr(r, argument(n, 0));
    Value *origin = run_expr(r, argument(n, 1));
    Value *extents = argument(n, 2) ? run_expr(r, argument(n, 2)) : NULL;
    Type t = *n->type;
    for (int d = 0; d < n->type->rank; d++, t.rank--) {
        Value *by = origin->kind == VALUE_TUPLE && d < origin->part_count
            ? origin->parts[d] : origin;
        view = run_advance(r, view, OP_ADD, by, tile_row_size(&t, 0));
    }
    return view->kind == VALUE_ADDRESS && extents ? value_section(r->tile, view, extents) : view;
}

/* memcpy and the like: they read and write whole blocks of constant size. */
static Value *memory(Run *r, Node *n, const char *operation)
{
    static Type BYTE = {.kind = TY_UCHAR, .size = 1, .align = 1};
    Value *to = run_expr(r, argument(n, 0));
    Value *from = run_expr(r, argument(n, 1));
    Value *size = run_expr(r, argument(n, 2));
    long bytes = size->kind == VALUE_NUMBER ? (long)size->number : 0;
    bool compares = strcmp(operation, "memcmp") == 0;
    r->trace->is_partial |= !bytes;
    Type block = {.kind = TY_ARRAY, .size = bytes, .of = &BYTE,
                  .count = bytes};
    if (from->kind == VALUE_ADDRESS && bytes)
        run_access(r, EVENT_READ, n, from, bytes, NULL);
    bool varies = from->varies || to->varies || size->varies
        || (from->base && (from->base->is_tile_static
                           || type_is_handle(from->base->type)));
    if (from->base && !varies && !from->base->is_static)
        varies = run_get(r, from->base)->varies;
    if (compares)
        return value_fresh(r->tile, true);
    run_store_to(r, to, &block, value_fresh(r->tile, varies), n);
    return to;
}

/* A math function: its results, also through pointers, vary if an argument does. */
static Value *pure(Run *r, Node *n)
{
    bool varies = false;
    Value *numbers[2] = {NULL, NULL};
    LIST(Value *) pointers = {0};
    for (int i = 0; argument(n, i); i++) {
        Value *v = run_expr(r, argument(n, i));
        if (argument(n, i)->type->kind == TY_POINTER)
            list_add(&pointers, v);
        else
            varies |= v->varies;
        if (i < 2)
            numbers[i] = v;
    }
    for (int i = 0, k = 0; argument(n, i); i++) {
        const Type *t = argument(n, i)->type;
        if (t->kind == TY_POINTER)
            run_store_to(r, pointers.items[k++], t->of,
                         value_fresh(r->tile, varies), n);
    }
    Value *result = value_fresh(r->tile, varies);
    if (!argument(n, 2) && !pointers.count) {
        result->a = numbers[0];
        result->b = numbers[1];
    }
    return result;
}

static Value *arguments_only(Run *r, Node *n)
{
    for (int i = 0; argument(n, i); i++)
        run_expr(r, argument(n, i));
    return value_fresh(r->tile, true);
}

static Value *builtin(Run *r, Node *n, const Builtin *b)
{
    switch (b->kind) {
    case BI_BARRIER:
        return barrier(r, n, b);
    case BI_ATOMIC:
        return atomic(r, n, b->opencl);
    case BI_VECTOR:
        return tuple_of_arguments(r, n);
    case BI_EXTENT:
        return extent(r, n);
    case BI_EQUAL:
        return equal(r, n);
    case BI_SECTION:
        return section(r, n);
    case BI_MEMORY:
        return memory(r, n, b->opencl);
    case BI_MATH:
    case BI_FAST:
        return pure(r, n);
    case BI_ABORT:
        run_jump(r, n, LEFT_ABORT);
        return value_number(r->tile, 0);
    default:
        return arguments_only(r, n);
    }
}

Value *run_call(Run *r, Node *n)
{
    const Builtin *b = builtin_of(n);
    Function *f = node_helper(n);
    if (b && b->kind == BI_FENCE)
        return value_number(r->tile, 0);
    if (b)
        return builtin(r, n, b);
    if (f && f->restriction & AMP && !run_is_lost(r, f))
        return helper(r, n, f);
    return arguments_only(r, n);
}
