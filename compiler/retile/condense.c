/* condense.c - trees by which the threads of a tile reduce an array to one element. What a
 * level needs lies side by side, so that threads go through it in vectors:
 *
 *     for (int p = 1; p < 256; p *= 2) {        if (me < 128)
 *         if (me % (2 * p) == 0)                    r[me] = s[2 * me] + s[2 * me + 1];
 *             s[me] += s[me + p];               t.barrier.wait();
 *         t.barrier.wait();                     if (me < 64)
 *     }                                             r[128 + me] = r[2 * me] + r[2 * me + 1];
 *     out[…] = s[0];                            …
 *                                               out[…] = r[254];
 *
 * It is so for each way to choose the threads and the elements of a level, for all that is
 * done with two elements, and for several arrays at once. Each element is computed from
 * the same ones in the same order. Nothing after the loop may read another element than
 * the last one, until the array is filled anew.
 */
#include "condense.h"
#include "analysis/flow.h"
#include "retile.h"

#include <string.h>

typedef struct Condensing {
    Builder builder;
    Function *kernel; /* a copy, which is changed */
    Thread any;
    Nodes declarations; /* of new arrays */
} Condensing;

/* ---- after the loop ------------------------------------------------------- */

typedef struct Later {
    Condensing *c;
    const Decl *array;
    int64_t root;
    Nodes reads; /* of the last element */
    int uses;    /* of the array */
} Later;

static bool find_reads(Node *n, void *context)
{
    Later *l = context;
    if (n->kind == ND_VAR && n->decl == l->array)
        l->uses++;
    if (node_changed(n) == l->array)
        l->uses++; /* that is no read */
    if (elements_flat(n) != l->array)
        return true;
    Sum index = sum_of(&l->c->any, n->kids[SUBSCRIPT_INDEX]);
    if (sum_is_number(index) && index.number == l->root)
        list_add(&l->reads, n);
    return true;
}

/* `s[me] = …`: the threads fill the array; the value, or NULL. */
static Node *filled_with(Condensing *c, const Decl *array, Node *n)
{
    Node *e = node_setting(n);
    Node *to = e ? node_strip(e->kids[BINARY_LEFT]) : NULL;
    return to && elements_flat(to) == array
        && array->type->count == sum_threads(&c->any)
        && sum_equals(sum_of(&c->any, to->kids[SUBSCRIPT_INDEX]), sum_of_number(&c->any))
        ? e->kids[BINARY_RIGHT] : NULL;
}

/* The reads of the last element, in what comes after a tree; false for other uses. */
static bool find_later(Later *l, const Nodes *all, int first)
{
    Node *value = NULL;
    for (int i = first; i < all->count && !value; i++) {
        value = filled_with(l->c, l->array, all->items[i]);
        node_walk(value ? value : all->items[i], find_reads, l);
    }
    return l->uses == l->reads.count;
}

/* ---- levels --------------------------------------------------------------- */

/* What a level left of an array, or what that was at first: its part of another one. */
typedef struct Part {
    Decl *array;
    int64_t begin;
} Part;

/* The element at times * me + at. */
static Node *element(Condensing *c, const Part *part, int64_t times, int64_t at,
                     const Node *place)
{
    Sum index = {.is_known = true, .number = part->begin + at};
    index = sum_add(index, sum_of_number(&c->any), times);
    return build_element(&c->builder, build_use(&c->builder, part->array, place),
                         sum_expression(&c->any, index, place), part->array->type->of);
}

static bool collect(Node *n, void *context)
{
    Nodes *found = context;
    if (!elements_flat(n))
        return true;
    list_add(found, n);
    return false;
}

static int number_of(const Decls *arrays, const Decl *array)
{
    int i = 0;
    while (arrays->items[i] != array)
        i++;
    return i;
}

/* Variables that only had places in the arrays are gone. */
static bool drop_unused(Node *n, void *context)
{
    int count = 0;
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++) {
        Node *kid = n->kids[i];
        bool is_unused = kid->declared.count == 1
            && !node_uses(context, kid->declared.items[0]);
        if (!is_unused)
            n->kids[count++] = kid;
    }
    n->kid_count = n->kind == ND_COMPOUND ? count : n->kid_count;
    return true;
}

/* What a level does, with its elements where they are now. */
static Node *statement_of(Condensing *c, const Tree *t, const Level *level,
                          const Part *from, const Part *to)
{
    Builder *b = &c->builder;
    Nodes found = {0};
    Node *asks = NULL, *statement;
    Node *counter = build_int(b, (int)level->counter, t->statement);
    *map_put_pointer(&b->stands, t->counter) = build_converted(b, counter, t->counter->type);
    for (int i = 0; i < t->asks.count; i++) {
        Node *ask = build_copy(b, t->asks.items[i]);
        asks = asks ? build_binary(b, OP_LOGICAL_AND, asks, ask, ask->type) : ask;
    }
    statement = build_copy(b, t->statement);
    if (asks)
        statement = build_if(b, asks, statement, NULL, t->statement);
    node_walk(statement, collect, &found);
    for (int i = 0; i < found.count; i++) {
        Node *n = found.items[i];
        const Place *p = &level->places[i];
        int array = number_of(&t->arrays, elements_flat(n));
        *n = p->is_own ? *element(c, &to[array], 1, 0, n)
            : *element(c, &from[array], p->times, p->at, n);
    }
    node_walk(statement, drop_unused, statement);
    return statement;
}

/* `if (me < threads) { to[me] = from[own]; … }` */
static Node *level_of(Condensing *c, const Tree *t, const Level *level, const Part *from,
                      const Part *to)
{
    Builder *b = &c->builder;
    const Node *place = t->statement;
    Nodes list = {0};
    for (int i = 0; i < t->arrays.count; i++) {
        Node *own = element(c, &to[i], 1, 0, place);
        Node *was = element(c, &from[i], level->own.times, level->own.at, place);
        list_add(&list, build_statement(b, build_binary(b, OP_ASSIGN, own, was, own->type)));
    }
    list_add(&list, statement_of(c, t, level, from, to));
    Node *does = build_block(b, list, place);
    if (level->threads == sum_threads(&c->any))
        return does;
    Node *me = sum_expression(&c->any, sum_of_number(&c->any), place);
    return build_if(b, build_binary(b, OP_LT, me, build_int(b, level->threads, place),
                                    type_int()), does, NULL, place);
}

/* For what all levels leave of an array. */
static Decl *new_array(Condensing *c, const Tree *t, const Decl *like)
{
    Decl *d = build_variable_like(&c->builder, like, arena_format("%s_tree", like->name));
    long count = 0;
    for (int k = 0; k < t->count; k++)
        count += t->levels[k].threads;
    d->type = type_array(like->type->of, (count + LANES - 1) / LANES * LANES);
    list_add(&c->declarations, build_declaration(&c->builder, d, c->kernel->body));
    return d;
}

/* The levels take the place of the loop; `last` is what they end with. */
static void change(Condensing *c, const Tree *t, Node *loop, Part *last)
{
    Nodes list = {0};
    Decl *arrays[MOST_ARRAYS];
    int64_t begin = 0;
    for (int i = 0; i < t->arrays.count; i++) {
        arrays[i] = new_array(c, t, t->arrays.items[i]);
        last[i] = (Part){.array = t->arrays.items[i]};
    }
    list_add(&list, build_barrier(&c->builder, c->any.index, loop));
    for (int k = 0; k < t->count; begin += t->levels[k++].threads) {
        Part to[MOST_ARRAYS];
        for (int i = 0; i < t->arrays.count; i++)
            to[i] = (Part){arrays[i], begin};
        list_add(&list, level_of(c, t, &t->levels[k], last, to));
        list_add(&list, build_barrier(&c->builder, c->any.index, loop));
        memcpy(last, to, sizeof to);
    }
    *loop = *build_block(&c->builder, list, loop);
}

/* ---- the kernel ----------------------------------------------------------- */

/* A statement that all threads come to once. */
static void condense_at(Condensing *c, const Nodes *all, int at)
{
    Tree t = {.thread = {.builder = &c->builder, .kernel = c->kernel, .index = c->any.index}};
    Later later[MOST_ARRAYS];
    Part last[MOST_ARRAYS];
    if (!condense_find(&t, all->items[at]))
        return;
    for (int i = 0; i < t.arrays.count; i++) {
        later[i] = (Later){.c = c, .array = t.arrays.items[i], .root = t.root};
        if (!elements_alone(c->kernel->body, t.arrays.items[i])
            || !find_later(&later[i], all, at + 1))
            return;
    }
    change(c, &t, all->items[at], last);
    for (int i = 0; i < t.arrays.count; i++)
        for (int k = 0; k < later[i].reads.count; k++) {
            Node *n = later[i].reads.items[k];
            *n = *element(c, &last[i], 0, 0, n);
        }
}

/* The statements of the body, and of the blocks in it. */
static void flatten(Node *n, Nodes *all)
{
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i]->kind == ND_COMPOUND && !flow_is_closed(n->kids[i]))
            flatten(n->kids[i], all);
        else
            list_add(all, n->kids[i]);
}

Function *condense(Program *prog, Function *kernel)
{
    bool is_tiled = kernel->parameters.items[0]->type->kind == TY_TILED_INDEX;
    Function *f = is_tiled && function_statics(prog, kernel)->count
        ? build_copied_kernel(prog, kernel) : NULL;
    if (!f)
        return kernel;
    Condensing c = {.builder = {.prog = prog}, .kernel = f};
    Nodes all = {0};
    builder_learn(&c.builder, f);
    c.any = sum_any_thread(&c.builder, f);
    flatten(f->body, &all);
    for (int i = 0; i < all.count; i++)
        condense_at(&c, &all, i);
    if (!c.declarations.count)
        return kernel;
    list_add_all(&c.declarations, &((Nodes){.items = f->body->kids,
                                            .count = f->body->kid_count}));
    return build_function(f, build_block(&c.builder, c.declarations, f->body));
}
