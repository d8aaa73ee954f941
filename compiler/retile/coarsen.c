/* coarsen.c - merges several neighbouring tiles, for a kernel whose threads go through a
 * view in steps as long as the whole domain.
 *
 * `for (int i = t.global[0]; i < n; i += stride)` accesses as many contiguous elements as
 * the tile has threads, then as many far away: too few for a CPU's prefetching. With
 * several tiles at a time there are more. To the plan these tiles are the rows of a
 * two-dimensional tile; it refuses control flow around a barrier that is not the same for
 * all of them. That loop becomes one whose iterations all of them execute together, after
 * those that they execute several at a time (jam.h):
 *
 *     for (int first = …; first < n; first += stride) {
 *         barrier;
 *         int row = first + t.local[0] * wide;
 *         int i = row + t.local[1];
 *         if (i < n)
 *             …
 *     }
 *
 * So does a loop with the same iterations for all, `for (int k = 0; k < trips; k++)`, in
 * which threads access `x[k * stride + t.global[0]]`.
 */
#include "coarsen.h"
#include "analysis/atomics.h"
#include "analysis/flow.h"
#include "jam.h"

enum {
    MOST_THREADS = 2048, /* side by side: 8 KiB of numbers for each variable */
    MOST_TILES = 16
};

/* ---- whether it can be -------------------------------------------------- */

typedef struct Search {
    Program *prog;
    const Decl *index;
    int uses, places;   /* of the index; of these, as a number or for a barrier */
    bool hides;         /* tile_static memory in helpers */
    Set seen;           /* of Function */
} Search;

bool coarse_is_component(const Node *n, const Decl *index)
{
    const Node *member = n->kind == ND_SUBSCRIPT
        ? node_strip(n->kids[SUBSCRIPT_BASE]) : n;
    return n->kind == ND_SUBSCRIPT && member->kind == ND_MEMBER
        && node_strip(n->kids[SUBSCRIPT_INDEX])->is_constant
        && node_is_variable(member->kids[MEMBER_BASE], index);
}

/* t.barrier, which is the same for all tiles. */
static bool is_of_barrier(const Node *n, const Decl *index)
{
    return n->kind == ND_MEMBER && n->type->kind == TY_BARRIER
        && node_is_variable(n->kids[MEMBER_BASE], index);
}

static bool look(Node *n, void *context)
{
    Search *s = context;
    s->uses += n->kind == ND_VAR && n->decl == s->index;
    s->places += coarse_is_component(n, s->index) || is_of_barrier(n, s->index);
    Function *f = node_helper(n);
    if (f && set_add(&s->seen, f)) {
        s->hides = s->hides || function_statics(s->prog, f)->count;
        node_walk(f->body, look, s);
    }
    return true;
}

static Search look_at_kernel(Coarse *c)
{
    Search s = {.prog = c->builder.prog, .index = c->before.index};
    node_walk(c->kernel->body, look, &s);
    return s;
}

bool coarse_knows_places(Coarse *c)
{
    Search s = look_at_kernel(c);
    return s.uses == s.places;
}

bool coarse_can_be(Coarse *c)
{
    Search s = look_at_kernel(c);
    return s.uses == s.places && !s.hides && !atomics_have_results(c->kernel);
}

/* As many tiles as there is memory for. */
static bool has_room(Coarse *c, long bytes)
{
    while (c->tiles * bytes > MOST_TILE_BYTES)
        c->tiles /= 2;
    return c->tiles > 1;
}

/* ---- places ------------------------------------------------------------- */

static Sum of_variable(const Decl *d, int64_t times)
{
    return sum_of_term((Term){TERM_DECL, 0, d, times});
}

Sum coarse_local(int dimension, int64_t times)
{
    return sum_of_term((Term){TERM_LOCAL, dimension, NULL, times});
}

/* The variable that it is in the copy. */
static const Decl *copied(Coarse *c, const Decl *d)
{
    const Node *n = map_value_pointer(&c->builder.stands, d);
    return n && n->kind == ND_VAR ? n->decl : d;
}

/* What a sum becomes where a thread's place and the tile's number are these. */
static Sum coarse_sum(Coarse *c, Sum from, Sum local, Sum tile)
{
    Sum sum = {.is_known = from.is_known, .number = from.number};
    for (int i = 0; i < from.count; i++) {
        const Term *t = &from.terms[i];
        Sum now = t->kind == TERM_TILE ? tile : t->kind == TERM_LOCAL ? local
            : of_variable(copied(c, t->decl), 1);
        sum = sum_add(sum, now, t->times);
    }
    return sum;
}

/* That of the first thread of all. */
static Sum first_sum(Coarse *c, Sum from)
{
    return coarse_sum(c, from, (Sum){.is_known = true}, of_variable(c->first, 1));
}

Node *coarse_array(Coarse *c, Node *n, Decl *array, Node *tile)
{
    return build_element(&c->builder, build_use(&c->builder, array, n), tile,
                         n->type);
}

Node *coarse_row(Coarse *c, const Node *place)
{
    return sum_expression(&c->after, coarse_local(0, 1), place);
}

/* A variable's node may be the kernel's own: only those around it are copies. */
static Node *change_place(Node *n, void *context)
{
    Coarse *c = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *array = map_value_pointer(&c->arrays, n->declared.items[i]);
        if (array)
            n->declared.items[i] = array;
    }
    if (coarse_is_component(n, c->before.index))
        return sum_expression(&c->after, coarse_sum(c, sum_of(&c->before, n), c->local,
                                                    c->tile), n);
    if (n->kind == ND_VAR) {
        Decl *array = map_value_pointer(&c->arrays, n->decl);
        return array ? coarse_array(c, n, array, coarse_row(c, n))
            : n->decl == c->before.index
            ? build_use(&c->builder, (Decl *)c->after.index, n) : n;
    }
    node_change_kids(n, change_place, c);
    return n;
}

/* ---- loops -------------------------------------------------------------- */

/* Whether a loop goes from the thread's place in the domain, which the first
 * thread's place stands for. */
static bool is_along(Coarse *c, Node *n, Count *count)
{
    if (!jam_counts(&c->builder, n, count))
        return false;
    Sum rest = sum_of(&c->before, count->begin);
    rest = sum_add(rest, coarse_local(0, 1), -1);
    rest = sum_add(rest, sum_of_term((Term){TERM_TILE, 0, NULL, c->wide}), -1);
    bool is_same = rest.is_known && jam_can_rise(&c->builder, count);
    for (int i = 0; i < rest.count; i++)
        is_same = is_same && rest.terms[i].kind == TERM_DECL;
    return is_same;
}

/* An element that neighbouring tiles' threads have next to each other, elsewhere at each
 * trip. */
static bool find_beside(Node *n, void *context)
{
    Coarse *c = context;
    bool is_element = node_is_of_view(n) && type_is_arithmetic(n->type);
    Sum at = is_element ? sum_of(&c->before, n->kids[SUBSCRIPT_INDEX]) : (Sum){0};
    int places = 0, others = 0;
    for (int i = 0; at.is_known && i < at.count; i++) {
        const Term *t = &at.terms[i];
        int64_t times = t->kind == TERM_TILE ? c->wide : 1;
        places += t->kind != TERM_DECL && t->times == times;
        others += t->kind == TERM_DECL;
    }
    c->is_beside |= places == 2 && others > 0;
    return !c->is_beside;
}

/* Whether a loop is to have a barrier at each trip, so that all tiles go on together:
 * where they cannot, the plan says so. */
static bool is_in_step(Coarse *c, Node *n)
{
    Node *init = flow_init(n);
    Node *body = init ? n->kids[FOR_BODY] : NULL;
    if (!c->in_step || !init || init->kind != ND_DECLARE || flow_jumps(body)
        || flow_has_case(body) || node_waits(c->builder.prog, n))
        return false;
    c->is_beside = false;
    node_walk(body, find_beside, c);
    return c->is_beside;
}

static Node *in_step(Coarse *c, Node *loop)
{
    Node *copy = build_copy(&c->builder, loop), *body = copy->kids[FOR_BODY];
    Nodes list = {0};
    list_add(&list, build_barrier(&c->builder, c->after.index, loop));
    list_add(&list, body);
    copy->kids[FOR_BODY] = build_block(&c->builder, list, body);
    c->found = true;
    return copy;
}

/* A barrier, and where the row of `first` begins. */
static Decl *begin_row(Coarse *c, const Decl *counter, Sum first, Nodes *out,
                       const Node *place)
{
    Decl *row = build_variable_like(&c->builder, counter, "row");
    row->init = sum_expression(&c->after,
                               sum_add(first, coarse_local(0, c->wide), 1), place);
    list_add(out, build_barrier(&c->builder, c->after.index, place));
    list_add(out, build_declaration(&c->builder, row, place));
    return row;
}

static Node *in_row(Coarse *c, const Decl *row, const Node *place)
{
    return sum_expression(&c->after, sum_add(of_variable(row, 1),
                                             coarse_local(1, 1), 1), place);
}

/* The trips that they do several at a time; what comes after these. */
static Node *several(Coarse *c, Node *loop, const Count *count, Sum start, Nodes *out)
{
    Builder *b = &c->builder;
    Node *begin = sum_expression(&c->after, start, loop);
    int turns = jam_turns(b, loop, count);
    if (turns == 1)
        return begin;
    Sum threads = of_variable(c->count, c->wide);
    Decl *whole = jam_whole(b, count, turns, begin,
                            sum_expression(&c->after, threads, loop));
    Nodes body = {0};
    Decl *row = begin_row(c, count->counter, start, &body, loop);
    list_add(out, build_declaration(&c->builder, whole, loop));
    list_add(out, jam_trips(b, loop, count, turns, whole, build_use(b, row, loop),
                            sum_expression(&c->after, coarse_local(1, 1), loop), body));
    return jam_past(b, count, whole, begin);
}

/* The loop as at the top of this file. */
static Node *together(Coarse *c, Node *loop, const Count *count)
{
    Builder *b = &c->builder;
    Nodes list = {0}, body = {0};
    Decl *counter = count->counter;
    Decl *first = build_variable_like(&c->builder, counter, "first");
    Sum start = first_sum(c, sum_of(&c->before, count->begin));
    first->init = several(c, loop, count, start, &list);
    *map_put_pointer(&b->stands, counter) = build_use(b, first, loop);
    Node *condition = build_copy(b, loop->kids[FOR_CONDITION]);
    Node *step = build_copy(b, loop->kids[FOR_STEP]);
    Decl *row = begin_row(c, counter, of_variable(first, 1), &body, loop);
    Decl *d = build_copied_variable(b, counter);
    d->init = in_row(c, row, loop);
    Node *goes_on = build_copy(b, loop->kids[FOR_CONDITION]);
    Node *trip = build_copy(b, loop->kids[FOR_BODY]);
    list_add(&body, build_declaration(&c->builder, d, loop->kids[FOR_INIT]));
    list_add(&body, build_if(b, goes_on, trip, NULL, loop));
    c->found = true;
    list_add(&list, build_for(b, first, condition, step,
                                build_block(b, body, loop->kids[FOR_BODY]), loop));
    return list.count == 1 ? list.items[0] : build_block(b, list, loop);
}

/* What goes back instead ends for some threads before others: they do it alone. */
static Node *together_or_alone(Coarse *c, Node *loop, const Count *count)
{
    Node *rises = jam_rises(&c->builder, count), *rows = together(c, loop, count);
    return !rises ? rows
        : build_if(&c->builder, rises, rows, build_copy(&c->builder, loop), loop);
}

static Node *coarse_statement(Coarse *c, Node *n)
{
    Count count;
    if (is_along(c, n, &count))
        return together_or_alone(c, n, &count);
    if (is_in_step(c, n))
        return in_step(c, n);
    if (n->kind != ND_COMPOUND || flow_is_closed(n))
        return build_copy(&c->builder, n);
    Nodes list = {0};
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        if (!coarse_adds(c, kid)) {
            list_add(&list, coarse_statement(c, kid));
            continue;
        }
        list_add(&list, build_barrier(&c->builder, c->after.index, kid));
        list_add(&list, coarse_add(c, kid));
        list_add(&list, build_barrier(&c->builder, c->after.index, kid));
    }
    return build_block(&c->builder, list, n);
}

/* ---- the kernel --------------------------------------------------------- */

Decl *coarse_constant(const char *name)
{
    Decl *d = NEW(Decl);
    d->kind = DECL_VARIABLE;
    d->name = d->device_name = name;
    d->type = type_int();
    return d;
}

void coarse_begin(Coarse *c)
{
    const Decl *index = c->before.index;
    Decl *d = NEW(Decl);
    Type *t = NEW(Type);
    *t = *index->type;
    t->rank = 2;
    t->tile[0] = c->tiles;
    t->tile[1] = c->wide;
    *d = *index;
    d->type = t;
    d->device_name = NULL;
    c->after = c->before;
    c->after.index = d;
    c->count = coarse_constant(TILE_COUNT);
    builder_learn(&c->builder, c->kernel);
}

void coarse_tiles(Coarse *c, Decl *first)
{
    c->first = first;
    c->local = coarse_local(1, 1);
    c->tile = sum_add(of_variable(first, 1), coarse_local(0, 1), 1);
}

static void add_arrays(Coarse *c, const Decls *statics)
{
    const Decl *shared = accumulated(c);
    for (int i = 0; i < statics->count; i++) {
        Decl *d = statics->items[i], *array = NEW(Decl);
        if (d == shared)
            continue;
        *array = *d;
        array->type = type_array(d->type, c->tiles);
        *map_put_pointer(&c->arrays, d) = array;
    }
}

Function *coarse_kernel(Coarse *c, Node *body)
{
    return build_kernel(c->kernel, change_place(body, c), (Decl *)c->after.index);
}

static Function *coarsen_loops(Program *prog, Function *kernel, bool in_step, bool shares)
{
    Coarse c = {.builder = {.prog = prog}, .kernel = kernel, .in_step = in_step};
    Decl *index = kernel->parameters.items[0];
    c.wide = index->type->tile[0];
    c.tiles = c.wide > 0 && MOST_THREADS / c.wide < MOST_TILES
        ? MOST_THREADS / c.wide : MOST_TILES;
    c.before = sum_any_thread(&c.builder, kernel);
    if (index->type->rank != 1 || !has_room(&c, function_static_bytes(prog, kernel))
        || !coarse_can_be(&c))
        return NULL;
    coarse_begin(&c);
    if (shares && !accumulated(&c))
        return NULL;
    coarse_tiles(&c, coarse_constant(FIRST_TILE));
    add_arrays(&c, function_statics(prog, kernel));
    Node *body = coarse_statement(&c, kernel->body);
    return c.found && !c.builder.why_not ? coarse_kernel(&c, body) : NULL;
}

Function *coarsen(Program *prog, Function *kernel)
{
    Function *bare = accumulate_zeros(prog, kernel);
    Function *coarse = bare == kernel ? NULL : coarsen_loops(prog, bare, false, true);
    if (!coarse)
        coarse = coarsen_loops(prog, kernel, false, false);
    return coarse || !function_statics(prog, kernel)->count
        ? coarse : coarsen_loops(prog, kernel, true, false);
}
