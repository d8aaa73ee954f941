/* unstage.c - makes a tiled kernel read a view instead of a copy of a part of it, which
 * its threads make in tile_static memory:
 *
 *     s[row][column] = in[i][j];             out[i][j] = in[i - 1][j]
 *     if (row == 1)                              + in[i + 1][j];
 *         s[0][column] = in[i - 1][j];
 *     …
 *     t.barrier.wait();
 *     out[i][j] = s[row - 1][column]
 *         + s[row + 1][column];
 *
 * A CPU has a cache for that. Each thread of a tile is simulated through its stores and
 * loads: all elements must be those of the view at one offset, which is the same for the
 * whole tile, and every element that is loaded must have been stored. This may be so in each
 * trip of a loop, as where matrices are multiplied tile by tile.
 */
#include "retile.h"
#include "analysis/flow.h"
#include "stage.h"

enum { MOST_ELEMENTS = 1 << 16 };

/* ---- what is looked at -------------------------------------------------- */

static bool add_stage(Staging *s, Decl *d)
{
    Stage *stage = NEW(Stage);
    const Type *t = d->type;
    *stage = (Stage){.array = d, .elements = 1};
    for (; t->kind == TY_ARRAY && stage->rank < MOST_RANK; t = t->of) {
        stage->size[stage->rank++] = (int)t->count;
        stage->elements *= t->count;
        if (stage->elements <= 0 || stage->elements > MOST_ELEMENTS)
            return false;
    }
    for (int i = 0; i < ORDERS; i++) {
        stage->fits[i] = true;
        for (int k = 0; k < MOST_RANK; k++)
            stage->fits[i] = stage->fits[i]
                && (stage_dimension(i, k) < stage->rank
                    ? k < stage->rank : stage_dimension(i, k) == k);
    }
    stage->cells = NEW_ARRAY(unsigned char, stage->elements);
    list_add(&s->stages, stage);
    return stage->rank && !t->is_volatile && t->kind != TY_ARRAY;
}

typedef struct Uses {
    Staging *staging;
    int all, elements;
} Uses;

static bool is_whole(const Staging *s, Node *n, Element *e)
{
    const Stage *stage = n->kind == ND_SUBSCRIPT && stage_element(n, e)
        ? stage_of(s, e->root) : NULL;
    return stage && e->count == stage->rank;
}

/* Before the barrier every use of an array is a store. */
static bool count_stores(Node *n, void *context)
{
    Uses *b = context;
    Store store;
    b->all += n->kind == ND_VAR && stage_of(b->staging, n->decl);
    b->elements += stage_is_store(b->staging, n, &store);
    return true;
}

/* After it every use is one of an element, which is not changed. */
static bool count_uses(Node *n, void *context)
{
    Uses *b = context;
    Element e;
    if (node_changed(n) && stage_of(b->staging, node_changed(n)))
        b->all++;
    b->all += n->kind == ND_VAR && stage_of(b->staging, n->decl);
    b->elements += is_whole(b->staging, n, &e);
    return true;
}

/* What happens before the barrier is not to be seen after it: it reads what
 * nobody writes, and changes the arrays and its loops' counters alone. */
static bool find_memory(Node *n, void *context)
{
    Staging *s = context;
    Element e;
    Store store;
    Node *step = flow_step(n) ? node_strip(flow_step(n)) : NULL;
    s->changes += node_assigned(n) != NULL;
    s->changes -= stage_is_store(s, n, &store);
    s->changes -= step && node_assigned(step);
    if (n->kind == ND_SUBSCRIPT && stage_element(n, &e)
        && stage_reads_alone(s, e.root))
        return true;
    bool is_place = n->kind == ND_SUBSCRIPT
        && n->kids[SUBSCRIPT_BASE]->type->kind != TY_VECTOR
        && !(stage_element(n, &e) && stage_of(s, e.root))
        && !type_is_handle(n->type) && n->type->kind != TY_ARRAY;
    bool is_call = n->kind == ND_CALL
        && (!stage_is_simple(n) || has_effect(s->thread.builder->prog, n));
    s->fails = s->fails || is_place || is_call
        || (n->kind == ND_UNARY && (n->op == OP_DEREF || n->op == OP_ADDRESS))
        || n->kind == ND_STATEMENT_EXPR || n->is_arrow;
    return !s->fails;
}

/* The place of the last barrier of a list but those that end it, where all are statements
 * of it, or -1. Others before it have nothing to order: elements are stored, and not read
 * yet. Nor have those at the end of a loop's body, where elements are not stored any more. */
static int find_barrier(Program *prog, const Node *body)
{
    int at = -1, count = body->kid_count;
    while (count && stage_is_barrier(body->kids[count - 1]))
        count--;
    for (int i = 0; i < count; i++) {
        if (stage_is_barrier(body->kids[i]))
            at = i;
        else if (node_waits(prog, body->kids[i]))
            return -1;
    }
    return at;
}

/* The loop that all of a kernel's barriers are in, if it is a statement of the kernel's body
 * and counts; or NULL. */
static Node *loop_around(Program *prog, const Node *body)
{
    Node *loop = NULL;
    Count c;
    for (int i = 0; i < body->kid_count; i++) {
        if (!node_waits(prog, body->kids[i]))
            continue;
        if (loop || !flow_counts(body->kids[i], &c)
            || body->kids[i]->kids[FOR_BODY]->kind != ND_COMPOUND)
            return NULL;
        loop = body->kids[i];
    }
    return loop;
}

/* ---- the kernel without ------------------------------------------------- */

static int order_of(const Stage *stage)
{
    int order = 0;
    while (!stage->fits[order])
        order++;
    return order;
}

/* Where the view has what the array has at `at`. */
static Node *index_of(Staging *s, Node *at, Sum distance)
{
    Sum index = sum_add(sum_of(&s->thread, at), distance, 1);
    if (index.is_known)
        return sum_expression(&s->thread, index, at);
    Builder *b = s->thread.builder;
    return build_binary(b, OP_ADD, at, sum_expression(&s->thread, distance, at),
                        at->type);
}

static bool replace(Node *n, void *context)
{
    Staging *s = context;
    Element e;
    if (!is_whole(s, n, &e))
        return true;
    Stage *stage = stage_of(s, e.root);
    int order = order_of(stage);
    Node *at = build_use(s->thread.builder, stage->view, n);
    Type *t = stage->view->type;
    for (int d = 0; d < stage->rank; d++) {
        Node *index = e.index[stage_dimension(order, d)];
        Type *row = NEW(Type);
        *row = *t;
        row->rank = stage->rank - 1 - d;
        node_walk(index, replace, s);
        at = build_element(s->thread.builder, at,
                           index_of(s, index, stage->distance[order][d]),
                           row->rank ? row : t->of);
    }
    uintptr_t sides = (uintptr_t)map_value_pointer(&s->reads, n);
    *n = *stage_guarded(s, stage, (unsigned)sides, at);
    return false;
}

static bool drop_unused(Program *prog, Node *declare, const Set *used)
{
    int count = 0;
    for (int i = 0; i < declare->declared.count; i++) {
        Decl *d = declare->declared.items[i];
        bool is_needed = set_has(used, d)
            || (d->init && has_effect(prog, d->init));
        if (is_needed)
            declare->declared.items[count++] = d;
    }
    bool drops = count < declare->declared.count;
    declare->declared.count = count;
    return drops;
}

/* Variables that nothing uses any more are gone, and what they began with. */
static void prune(Program *prog, Node *body)
{
    for (bool drops = true; drops;) {
        Set used = {0};
        drops = false;
        node_find_variables(body, &used);
        for (int i = 0; i < body->kid_count; i++)
            drops = drop_unused(prog, body->kids[i], &used) || drops;
    }
}

/* What is left of a list; it is of a copy, which is changed. */
static Node *replaced(Staging *s, Node *body, int barrier)
{
    Nodes list = {0};
    s->thread.is_any = true;
    sum_move(&s->thread);
    for (int i = 0; i < body->kid_count; i++) {
        Node *n = body->kids[i];
        if (stage_is_barrier(n) || (i < barrier && n->kind != ND_DECLARE))
            continue;
        node_walk(n, replace, s);
        list_add(&list, n);
    }
    return build_block(s->thread.builder, list, body);
}

static Function *without_stages(Staging *s, Program *prog, Node *loop, int barrier)
{
    Node *body = s->thread.kernel->body;
    if (loop)
        prune(prog, loop->kids[FOR_BODY] = replaced(s, loop->kids[FOR_BODY], barrier));
    else
        body = replaced(s, body, barrier);
    prune(prog, body);
    return build_function(s->thread.kernel, body);
}

/* Whether each array has a view's elements, and all that are read. */
static bool follow(Staging *s, Node *body, int barrier)
{
    Uses before = {.staging = s}, after = {.staging = s};
    for (int i = 0; i < body->kid_count; i++) {
        if (i < barrier && !stage_is_barrier(body->kids[i]))
            node_walk(body->kids[i], find_memory, s);
        node_walk(body->kids[i], i < barrier ? count_stores : count_uses,
                  i < barrier ? &before : &after);
    }
    s->fails = s->fails || s->changes || before.all != before.elements
        || after.all != after.elements;
    stage_run(s, body, 0, barrier);
    for (int i = 0; i < s->stages.count; i++) {
        Stage *stage = s->stages.items[i];
        stage->is_full = true;
        for (long k = 0; k < stage->elements; k++)
            stage->is_full = stage->is_full && stage->cells[k];
        s->fails = s->fails || !stage->view;
    }
    s->is_before = false;
    stage_run(s, body, barrier + 1, body->kid_count);
    Uses all = {.staging = s};
    node_walk(s->thread.kernel->body, count_stores, &all);
    return !s->fails && all.all == before.all + after.all;
}

static void find_ends(const Staging *s, ViewEnds *ends)
{
    *ends = s->domain;
    for (int i = 0; i < s->stages.count; i++) {
        const Stage *stage = s->stages.items[i];
        for (int d = 0; d < stage->rank; d++) {
            const Sum *end = &stage->end[d];
            if (end->is_known)
                list_add(ends, ((ViewEnd){.value = end->count ? end->terms[0].decl : NULL,
                                          .number = end->number, .view = stage->view,
                                          .dimension = d}));
        }
    }
}

Function *unstage(Program *prog, Function *kernel, ViewEnds *ends)
{
    Builder b = {.prog = prog};
    if (!function_statics(prog, kernel)->count)
        return NULL;
    Node *loop = loop_around(prog, kernel->body);
    if (find_barrier(prog, loop ? loop->kids[FOR_BODY] : kernel->body) < 0)
        return NULL;
    Function *f = build_copied_kernel(prog, kernel);
    if (!f)
        return NULL;
    loop = loop_around(prog, f->body);
    Node *body = loop ? loop->kids[FOR_BODY] : f->body;
    int barrier = find_barrier(prog, body);
    const Decls *statics = function_statics(prog, f);
    builder_find_facts(&b, f);
    Staging s = {.thread = {.builder = &b, .kernel = f,
                            .index = f->parameters.items[0]},
                 .is_before = true, .in_trips = loop};
    if (loop)
        set_add(&s.thread.steady, flow_counter(loop));
    for (int i = 0; i < statics->count; i++)
        if (!add_stage(&s, statics->items[i]))
            return NULL;
    stage_form(&s, body, barrier);
    if (!follow(&s, body, barrier))
        return NULL;
    f = without_stages(&s, prog, loop, barrier);
    find_ends(&s, ends);
    return f;
}
