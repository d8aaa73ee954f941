/* unfold_open.c - which helpers are inlined.
 *
 * Those that wait, since all barriers must be in the kernel's body; those with loops, so
 * that the threads of a row can go through them together; those that take or return
 * structures, whose members then become variables; those that are told where to store
 * what they compute, as the state of a random generator, which then is a variable that
 * need not be in memory; short ones that compute the index of an element in variables, so
 * that it is seen how it depends on the thread's place; and those that compute what the
 * kernel stores in bytes, for which 16 bits may be enough. If they have arrays, all threads
 * must use the same elements at a time: others are nearer in a function.
 * One that returns from within gets a single exit first (single_exit.c).
 */
#include "analysis/element.h"
#include "analysis/flow.h"
#include "unfold.h"

enum { MOST_IN_HELPER = 1000 }; /* nodes, where it does not wait */
enum { MOST_FOR_INDEX = 120 };
enum { MOST_PARTS = 32 };
enum { MOST_BYTES = 512 }; /* of an array */

/* How many variables what it has becomes; more than there may be if it is not plain. */
static int count_parts(const Type *t)
{
    if (type_is_arithmetic(t) || t->kind == TY_VECTOR)
        return t->is_volatile || t->is_atomic ? MOST_PARTS + 1 : 1;
    if (t->kind == TY_ARRAY)
        return t->count > 0 && t->count <= MOST_PARTS ? (int)t->count * count_parts(t->of)
                                                      : MOST_PARTS + 1;
    int parts = unfold_parts(t);
    return parts ? parts : MOST_PARTS + 1;
}

int unfold_parts(const Type *t)
{
    int count = 0;
    if (t->kind != TY_RECORD || t->record->is_union || !t->record->is_complete
        || t->is_volatile || t->is_atomic)
        return 0;
    for (int i = 0; i < t->record->fields.count && count <= MOST_PARTS; i++) {
        const Field *f = t->record->fields.items[i];
        count += !*f->name || f->is_bitfield ? MOST_PARTS + 1 : count_parts(f->type);
    }
    return count > MOST_PARTS ? 0 : count;
}

static bool is_plain(const Type *t)
{
    return (type_is_arithmetic(t) || t->kind == TY_VECTOR || unfold_parts(t))
        && !t->is_volatile && !t->is_atomic;
}

static bool is_loop(Node *n, void *context)
{
    Function *f = node_helper(n);
    return flow_is_loop(n) || (f && unfold_opened(context, f));
}

static bool has_parts(const Type *t)
{
    return t->kind == TY_VECTOR || unfold_parts(t);
}

static bool gives_parts(const Function *f)
{
    bool found = f->result && has_parts(f->result);
    for (int i = 0; i < f->parameters.count; i++) {
        const Type *t = f->parameters.items[i]->type;
        found = found || has_parts(t->kind == TY_POINTER ? t->of : t);
    }
    return found;
}

static bool has_outputs(const Function *f)
{
    bool found = false;
    for (int i = 0; i < f->parameters.count; i++) {
        const Type *t = f->parameters.items[i]->type;
        found = found || (t->kind == TY_POINTER && !t->of->is_const && is_plain(t->of));
    }
    return found;
}

typedef struct Indexing {
    int nodes;
    bool has_element, has_variable;
} Indexing;

static bool find_indexing(Node *n, void *context)
{
    Indexing *i = context;
    const Decl *d = node_changed(n);
    i->nodes++;
    i->has_variable |= (d && type_is_integer(d->type))
        || (n->declared.count && (type_is_integer(n->declared.items[0]->type)
                                  || n->declared.items[0]->type->kind == TY_VECTOR));
    i->has_element |= n->kind == ND_SUBSCRIPT && type_is_arithmetic(n->type)
        && type_is_handle(n->kids[SUBSCRIPT_BASE]->type);
    return true;
}

/* Whether it has variables of which an element's place may be made. */
static bool makes_index(Function *f)
{
    Indexing i = {0};
    node_walk(f->body, find_indexing, &i);
    return i.has_element && i.has_variable && i.nodes <= MOST_FOR_INDEX;
}

/* Whether what it computes may fit in 16 bits, as what the kernel stores does. */
static bool makes_short(Builder *b, const Function *f)
{
    return b->unfolding->is_of_shorts && f->result && type_is_integer(f->result);
}

typedef struct Obstacles {
    Builder *builder;
    Set counters;  /* of loops that the threads go through together */
    int addresses; /* that are taken, but for helpers that are inlined */
    int arrays;    /* uses of arrays that are not one element for all threads, but for such */
    bool found;    /* others */
} Obstacles;

/* A variable that the function declares, or what is in one. */
static bool is_own_array(Node *n)
{
    const Node *root = n && n->type && n->type->kind == TY_ARRAY
            && (n->kind == ND_VAR || n->kind == ND_MEMBER)
        ? node_root(n) : NULL;
    return root && root->decl->kind == DECL_VARIABLE && decl_is_automatic(root->decl);
}

/* What is in memory that the tile shares; a statement expression may return from within an
 * expression. */
static bool is_obstacle(const Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (d->is_tile_static || (d->is_static && !type_is_const(d->type))
            || (d->type->kind == TY_ARRAY && d->type->size > MOST_BYTES)
            || (d->type->kind == TY_RECORD && !unfold_parts(d->type)))
            return true;
    }
    return n->kind == ND_STATEMENT_EXPR;
}

static bool find_obstacles(Node *n, void *context)
{
    Obstacles *o = context;
    Function *f = node_helper(n);
    o->addresses += n->op == OP_ADDRESS;
    o->arrays += is_own_array(n);
    o->arrays -= is_own_array(element_array(&o->counters, n));
    for (int i = CALL_ARGUMENT; f && i < n->kid_count; i++) {
        Node *given = node_strip(n->kids[i]);
        bool is_known = (given->op == OP_ADDRESS || is_own_array(given))
            && unfold_opened(o->builder, f);
        o->addresses -= is_known && given->op == OP_ADDRESS;
        o->arrays -= is_known && is_own_array(given);
    }
    o->found |= is_obstacle(n);
    return !o->found;
}

static bool has_obstacles(Builder *b, Function *f)
{
    Obstacles o = {.builder = b};
    element_find_shared(f->body, &o.counters);
    node_walk(f->body, find_obstacles, &o);
    return o.found || o.addresses || o.arrays;
}

static Function *with_one_end(Builder *b, Function *f)
{
    bool gains = gives_parts(f) || has_outputs(f) || makes_index(f) || makes_short(b, f)
        || node_any_with(f->body, is_loop, b);
    return gains && node_size(f->body) <= MOST_IN_HELPER && !has_obstacles(b, f)
        ? single_exit(b, f) : NULL;
}

Function *unfold_opened(Builder *b, Function *f)
{
    if (function_waits(b->prog, f))
        return f;
    if (!b->unfolding->opens_loops)
        return NULL;
    void **known = map_get_pointer(&b->unfolding->opened, f);
    if (known)
        return *known;
    *map_put_pointer(&b->unfolding->opened, f) = NULL; /* for recursion, an error */
    Function *opened = with_one_end(b, f);
    *map_put_pointer(&b->unfolding->opened, f) = opened;
    return opened;
}

static bool is_opened(Node *n, void *context)
{
    Function *f = node_helper(n);
    return builtin_barrier(n) || (f && unfold_opened(context, f));
}

bool unfold_opens(Builder *b, Node *n)
{
    return node_any_with(n, is_opened, b);
}
