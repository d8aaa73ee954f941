/* accumulate.c - executes several tiles in turn, which accumulate in one tile_static
 * array what each of them would add to memory:
 *
 *     counts[me] = 0;                             counts[me] = 0;
 *     t.barrier.wait();                           for (int tile = …; …; tile++)
 *     amp_atomic_fetch_inc(&counts[in[i]]);           amp_atomic_fetch_inc(&counts[
 *     t.barrier.wait();                                   in[tile * 256 + me]]);
 *     amp_atomic_fetch_add(&to[me],               amp_atomic_fetch_add(&to[me],
 *                          counts[me]);                                counts[me]);
 *
 * The array must begin with zeros, which is found by following the threads (prefix.h), be
 * changed by nothing but atomic additions, and finally be added element by element. As in
 * coarsen.c the tile becomes two-dimensional, here with one row; the tiles that are
 * merged there share such an array, too.
 */
#include "coarsen.h"
#include "analysis/flow.h"
#include "prefix.h"

typedef struct Accumulation {
    Coarse coarse;
    Decl *array; /* that they add up in */
    Node **list; /* the kernel's statements */
    int barrier, last; /* the first wait; the statement that adds the array */
    Set needed;  /* of Decl: what some of them use */
} Accumulation;

/* ---- what is added at last ---------------------------------------------- */

/* Whether sums are the same, modulo what so many bytes hold. */
static bool keeps_bits(const Node *n, long size)
{
    return type_is_integer(n->type) && n->type->kind != TY_BOOL && n->type->size >= size;
}

/* What a tile has may be other than what the last one has. */
static bool is_static(Node *n)
{
    return n->kind == ND_VAR && n->decl->is_tile_static;
}

static bool find_added(Node *n, void *context)
{
    Accumulation *a = context;
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    if (!b || b->kind != BI_ATOMIC)
        return true;
    Node *value = n->kids[CALL_ARGUMENT + 1];
    long size = n->kids[CALL_ARGUMENT]->type->of->size;
    while ((value->kind == ND_CAST || value->kind == ND_PAREN) && keeps_bits(value, size))
        value = value->kids[0];
    Element e;
    bool fits = keeps_bits(value, size) && stage_element(value, &e)
        && e.root->is_tile_static && e.root->type->kind == TY_ARRAY;
    for (int i = 0; fits && i < e.count; i++)
        fits = !node_any(e.index[i], is_static);
    a->array = fits ? e.root : NULL;
    return false;
}

/* The element of which a condition says that it is not 0, or NULL. */
static Node *asked_for_truth(Node *condition)
{
    Node *n = node_strip(condition);
    int64_t zero;
    Element e;
    if (n->kind == ND_BINARY && fold_constant(n->kids[BINARY_RIGHT], &zero) && !zero
        && (n->op == OP_NE
            || (n->op == OP_GT && type_is_unsigned(n->kids[BINARY_LEFT]->type))))
        n = node_strip(n->kids[BINARY_LEFT]);
    return stage_element(n, &e) && e.root->is_tile_static ? n : NULL;
}

static bool adds_element(Program *prog, Node *n, Node *element)
{
    Node *call = node_expression(n);
    return call && builtin_is(call, BI_ATOMIC) && call->kid_count == CALL_ARGUMENT + 2
        && node_equals(call->kids[CALL_ARGUMENT + 1], element)
        && !has_effect(prog, call->kids[CALL_ARGUMENT]);
}

/* `if (counts[i]) amp_atomic_fetch_add(&to[i], counts[i])`, which holds for all tiles
 * if it does for one: without the if, in a copy. */
static Node *without_guards(Program *prog, Node *n)
{
    Node *element = n->kind == ND_IF && !n->kids[IF_ELSE]
        ? asked_for_truth(n->kids[IF_CONDITION]) : NULL;
    Node *then = element ? n->kids[IF_THEN] : NULL, *copy = NULL, *now = n;
    while (then && then->kind == ND_COMPOUND && then->kid_count == 1)
        then = then->kids[0];
    if (then && adds_element(prog, then, element))
        return then;
    for (int i = 0; i < n->kid_count && !n->type; i++)
        now = node_with_kid(n, &copy, i, n->kids[i] ? without_guards(prog, n->kids[i])
                                                 : NULL);
    return now;
}

Function *accumulate_zeros(Program *prog, Function *kernel)
{
    Node *body = kernel->body, *copy = NULL;
    int last = body->kid_count - 1;
    if (last < 0)
        return kernel;
    Node *now = node_with_kid(body, &copy, last, without_guards(prog, body->kids[last]));
    return now == body ? kernel : build_function(kernel, now);
}

/* ---- how it is used ----------------------------------------------------- */

typedef struct Adds {
    const Decl *array;
    int count;
} Adds;

static bool adds_to(const Node *call, const Decl *array)
{
    static const char *const ADDS[] = {"add", "sub", "inc", "dec"};
    const Builtin *b = call->kind == ND_CALL ? builtin_of(call) : NULL;
    Node *place = b && b->kind == BI_ATOMIC ? node_strip(call->kids[CALL_ARGUMENT]) : NULL;
    Element e;
    return place && STRING_IS_ONE_OF(b->opencl, ADDS)
        && place->kind == ND_UNARY && place->op == OP_ADDRESS
        && stage_element(place->kids[0], &e) && e.root == array;
}

static bool count_adds(Node *n, void *context)
{
    Adds *a = context;
    a->count += n->kind == ND_EXPR && !n->is_value
        && adds_to(node_strip(n->kids[0]), a->array);
    return true;
}

static int adds_in(const Accumulation *a, Node *n)
{
    Adds adds = {.array = a->array};
    node_walk(n, count_adds, &adds);
    return adds.count;
}

/* Whether a statement is of those that make zeros. */
static bool is_first(const Accumulation *a, int at)
{
    return at < a->barrier && node_uses(a->list[at], a->array);
}

/* ---- the array's zeros -------------------------------------------------- */

static bool has_zeros(const Trace *t, const Decl *array)
{
    long elements = 0;
    for (int i = 0; i < t->rows.count; i++) {
        const Row *r = &t->rows.items[i];
        for (int k = 0; k < r->size; k++)
            if (r->array != array || r->cells[k].kind != CONTENT_NUMBER
                || r->cells[k].number)
                return false;
        elements += r->size;
    }
    return t->rows.count && elements * t->rows.items[0].type->size == array->type->size;
}

/* Whether all threads together make all elements 0, and do nothing else there. */
static bool begins_with_zeros(Accumulation *a)
{
    const Decl *index = a->coarse.before.index;
    Trace t = {.thread = {.builder = &a->coarse.builder, .kernel = a->coarse.kernel,
                          .index = index},
               .threads = index->type->tile[0]};
    for (int i = 0; i < a->barrier && !t.fails; i++)
        if (is_first(a, i))
            prefix_run(&t, a->list[i]);
    return !t.fails && !t.changed.count && has_zeros(&t, a->array);
}

/* ---- whether it can be -------------------------------------------------- */

/* The array that the last statement adds. */
static bool find_array(Accumulation *a, bool drops_guards)
{
    Node *last = a->last < 0 ? NULL : a->list[a->last];
    if (last && drops_guards)
        last = without_guards(a->coarse.builder.prog, last);
    if (!last || !coarse_adds(&a->coarse, last))
        return false;
    node_walk(last, find_added, a);
    return a->array != NULL;
}

static bool find_barrier(Accumulation *a)
{
    while (a->barrier < a->last
           && !node_waits(a->coarse.builder.prog, a->list[a->barrier]))
        a->barrier++;
    return a->barrier < a->last && stage_is_barrier(a->list[a->barrier]);
}

/* Whether between two barriers nothing but additions is done to the array. */
static bool only_adds(const Accumulation *a)
{
    int waits = 0;
    for (int i = a->barrier; i < a->last; i++) {
        waits += stage_is_barrier(a->list[i]);
        if (node_uses(a->list[i], a->array) != adds_in(a, a->list[i]))
            return false;
    }
    return waits > 1;
}

static bool goes_to_its_end(const Accumulation *a)
{
    for (int i = 0; i <= a->last; i++)
        if (flow_returns(a->list[i]) || flow_leaves(a->list[i]))
            return false;
    return true;
}

static bool can_be(Accumulation *a, const Node *body, bool drops_guards)
{
    a->list = body->kids;
    a->last = body->kid_count - 1;
    return find_array(a, drops_guards) && find_barrier(a) && only_adds(a)
        && goes_to_its_end(a) && begins_with_zeros(a);
}

Decl *accumulated(const Coarse *c)
{
    Accumulation a = {.coarse = *c};
    return can_be(&a, c->kernel->body, false) ? a.array : NULL;
}

/* ---- what becomes of it ------------------------------------------------- */

static bool find_needed(Node *n, void *context)
{
    Accumulation *a = context;
    if (n->kind == ND_VAR && set_add(&a->needed, n->decl) && n->decl->init)
        node_walk(n->decl->init, find_needed, a);
    return true;
}

/* What such statements use, declared before them. */
static void declare_needed(Accumulation *a, const Nodes *statements, Nodes *out)
{
    a->needed = (Set){0};
    for (int i = 0; i < statements->count; i++)
        node_walk(statements->items[i], find_needed, a);
    for (int i = 0; i < a->last; i++)
        for (int k = 0; k < a->list[i]->declared.count; k++) {
            Decl *d = a->list[i]->declared.items[k];
            if (set_has(&a->needed, d) && !d->is_tile_static)
                list_add(out, build_declaration(&a->coarse.builder, d, a->list[i]));
        }
}

typedef enum Third { ZEROS, IN_TURN, LAST } Third;

/* A copy of the statements of one third. */
static Node *third_of(Accumulation *a, Third third)
{
    Builder *b = &a->coarse.builder;
    Nodes statements = {0}, list = {0};
    for (int i = 0; i <= a->last; i++) {
        Third own = is_first(a, i) ? ZEROS : i == a->last ? LAST : IN_TURN;
        if (own == third)
            list_add(&statements, a->list[i]);
    }
    if (third != IN_TURN)
        declare_needed(a, &statements, &list);
    list_add_all(&list, &statements);
    return build_copy(b, build_block(b, list, a->coarse.kernel->body));
}

/* One tile after the other. */
static Node *in_turn(Accumulation *a)
{
    Coarse *c = &a->coarse;
    Builder *b = &c->builder;
    const Node *place = c->kernel->body;
    Decl *tile = c->first, *begin = coarse_constant(FIRST_TILE);
    Nodes body = {0};
    tile->init = build_use(b, begin, place);
    list_add(&body, third_of(a, IN_TURN));
    list_add(&body, build_barrier(b, c->after.index, place));
    Node *end = build_binary(b, OP_ADD, build_use(b, begin, place),
                             build_use(b, c->count, place), tile->type);
    return build_count(b, tile, end, build_block(b, body, place), place);
}

Function *accumulate(Program *prog, Function *kernel)
{
    Decl *index = kernel->parameters.items[0];
    Accumulation a = {
        .coarse = {.builder = {.prog = prog}, .kernel = kernel, .tiles = 1}};
    Coarse *c = &a.coarse;
    c->before = sum_any_thread(&c->builder, kernel);
    if (index->type->rank != 1 || !coarse_can_be(c))
        return NULL;
    c->wide = index->type->tile[0];
    coarse_begin(c);
    if (!can_be(&a, kernel->body, true))
        return NULL;
    coarse_tiles(c, coarse_constant(build_name(&c->builder, "tile")));
    Nodes list = {0};
    list_add(&list, third_of(&a, ZEROS));
    list_add(&list, build_barrier(&c->builder, c->after.index, kernel->body));
    list_add(&list, in_turn(&a));
    list_add(&list, third_of(&a, LAST));
    return c->builder.why_not ? NULL
        : coarse_kernel(c, build_block(&c->builder, list, kernel->body));
}
