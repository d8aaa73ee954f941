/* several.c - thread coarsening: a work-group executes several neighbouring tiles, or a
 * work-item several elements of the simple model.
 *
 * A GPU hides the latency of its memory by other work. Threads that load one element and
 * wait for it have one load in flight; if they execute four tiles, they have four. So
 * what differs between the tiles (differing.c) is executed for each of them, in loops
 * that compilers unroll, and everything else once:
 *
 *     left[row][column] = a[…];           for (int n = 0; n < 4; n++)
 *     right[row][column] = b[…];              left[n][row][column] = a[…];
 *     t.barrier.wait();                   right[row][column] = b[…];
 *     for (int k = 0; k < 16; k++)        t.barrier.wait();
 *         sum += left[row][k]             for (int k = 0; k < 16; k++)
 *             * right[k][column];             for (int n = 0; n < 4; n++)
 *                                                 sum[n] += left[n][row][k]
 *                                                     * right[k][column];
 *
 * Control flow that is the same for all these tiles stays around such loops. In code
 * without races tiles may take turns in any order. A launch may use this form if the
 * number of tiles along dimension 0 is a multiple of SEVERAL; others may if the last tile
 * may be done once more in place of those that are missing (repeat.c). Elements of the
 * simple model are tiles of one thread here.
 */
#include "several.h"
#include "analysis/atomics.h"
#include "analysis/flow.h"
#include "refine/refine.h"
#include "unfold/unfold.h"

#include <string.h>

enum {
    MOST_KEPT = 64,           /* bytes that a thread has of each tile */
    MOST_SHARED = 64,         /* bytes of tile_static memory for each thread, */
    MOST_MEMORY = 32 * 1024   /* and for all */
};

/* Statements in a loop over the tiles; what it consists of is filled in when it is
 * known which variables are in other such loops as well. */
typedef struct Run {
    Nodes statements;
    Node *arrays, *loop; /* the variables that these are, and the loop */
} Run;

typedef struct Several {
    bool repeats; /* the last tile may be done again */
    Builder builder;
    Differing differing;
    Set late;  /* of Node: stores that have runs of their own */
    Nodes run; /* the statements of the one that is being collected */
    LIST(Run *) runs;
    Map run_of; /* Decl -> Run that uses it, or &MANY_RUNS */
    Map arrays; /* Decl -> Decl of an array with one for each tile */
    Places places;
    long kept;  /* bytes of a thread's, of one tile */
    const char *why_not;
} Several;

static Run MANY_RUNS;

static void refuse(Several *s, const char *why)
{
    if (!s->why_not)
        s->why_not = why;
}

/* ---- runs --------------------------------------------------------------- */

static void flush(Several *s, Nodes *out)
{
    if (!s->run.count)
        return;
    Node *place = s->run.items[0];
    Run *run = NEW(Run);
    run->statements = s->run;
    run->arrays = build_node(&s->builder, ND_DECLARE, place, 0);
    run->loop = build_node(&s->builder, ND_FOR, place, FOR_BODY + 1);
    list_add(&s->runs, run);
    list_add(out, run->arrays);
    list_add(out, run->loop);
    s->run = (Nodes){0};
}

static Look find_unsteady(Node *n, void *context)
{
    const Differing *d = context;
    if (differing_component(d, n) >= 0)
        return LOOK_BEYOND;
    return n->kind == ND_CALL || n->kind == ND_SUBSCRIPT
        || (n->kind == ND_VAR && set_has(&d->changed, n->decl)) ? FOUND : LOOK_BELOW;
}

static bool has_name(Node *n, void *name)
{
    return n->kind == ND_VAR && strcmp(n->decl->name, name) == 0;
}

/* Whether what stands before it in its list asks for another variable of its name. */
static bool hides(const Several *s, const Decl *d)
{
    for (int i = 0; i < s->run.count; i++)
        if (node_any_with(s->run.items[i], has_name, (void *)d->name))
            return true;
    return false;
}

/* Whether a declaration may come before what stands before it in its list: it is
 * made of what never changes, and no memory. */
static bool is_steady(const Several *s, Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (hides(s, n->declared.items[i]))
            return false;
    return n->kind == ND_DECLARE && !node_find(n, find_unsteady, (void *)&s->differing);
}

static Node *together(Several *s, Node *n);

static bool ends_late(const Several *s)
{
    return s->run.count && set_has(&s->late, s->run.items[s->run.count - 1]);
}

static void add_statement(Several *s, Node *n, Nodes *out)
{
    Node *split = several_split(&s->builder, &s->differing, n);
    if (!split && differing_is_each(&s->differing, n)) {
        if (set_has(&s->late, n) && !ends_late(s))
            flush(s, out);
        list_add(&s->run, n);
        return;
    }
    if (!is_steady(s, n))
        flush(s, out);
    list_add(out, together(s, split ? split : n));
}

/* A declaration of several variables, of which some may differ, is as many. */
static void add_declared(Several *s, Node *n, Nodes *out)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Decl *array = map_value_pointer(&s->arrays, d); /* of tile_static memory */
        add_statement(s, build_declaration(&s->builder, array ? array : d, n), out);
    }
}

static Node *list_of(Several *s, Node **list, int count, const Node *place)
{
    Nodes out = {0}, outer = s->run;
    s->run = (Nodes){0};
    for (int i = 0; i < count; i++) {
        if (list[i]->kind == ND_DECLARE)
            add_declared(s, list[i], &out);
        else
            add_statement(s, list[i], &out);
    }
    flush(s, &out);
    s->run = outer;
    return build_block(&s->builder, out, place);
}

/* What all tiles do in the same way, or go through so. */
static Node *together(Several *s, Node *n)
{
    if (n->kind == ND_COMPOUND)
        return list_of(s, n->kids, n->kid_count, n);
    Node *copy = build_like(&s->builder, n);
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        copy->kids[i] = !flow_is_inside(n, i) ? kid
            : kid->kind == ND_COMPOUND ? together(s, kid)
            : list_of(s, &kid, 1, kid);
    }
    return copy;
}

/* ---- variables ---------------------------------------------------------- */

typedef struct Use {
    Several *several;
    Run *run;
} Use;

static bool note_use(Node *n, void *context)
{
    Use *use = context;
    Several *s = use->several;
    for (int i = 0; i < n->declared.count; i++) {
        void **run = map_put_pointer(&s->run_of, n->declared.items[i]);
        *run = *run && *run != use->run ? &MANY_RUNS : use->run;
    }
    if (n->kind == ND_VAR) {
        void **run = map_put_pointer(&s->run_of, n->decl);
        *run = *run && *run != use->run ? &MANY_RUNS : use->run;
    }
    return true;
}

static Decl *array_of(Several *s, Decl *d)
{
    Decl *array = NEW(Decl);
    *array = *d;
    array->type = type_array(type_assignable(d->type), SEVERAL);
    array->init = NULL;
    array->device_name = NULL;
    *map_put_pointer(&s->arrays, d) = array;
    return array;
}

/* What a use of a variable becomes that is one for each tile. */
static void stand_for(Several *s, Decl *d, const Node *place)
{
    Builder *b = &s->builder;
    Decl *array = array_of(s, d);
    *map_put_pointer(&b->stands, d) = build_element(
        b, build_use(b, array, place), build_use(b, s->places.tile, place),
        array->type->of);
}

static bool is_in_many(const Several *s, const Decl *d)
{
    return map_value_pointer(&s->run_of, d) == &MANY_RUNS;
}

/* A variable that lives on from one run to another. */
static void keep_in_arrays(Several *s, Run *run)
{
    for (int i = 0; i < run->statements.count; i++) {
        Node *n = run->statements.items[i];
        Decl *d = n->kind == ND_DECLARE ? n->declared.items[0] : NULL;
        if (!d || !decl_is_automatic(d) || !is_in_many(s, d))
            continue;
        bool is_list = d->init && d->init->kind == ND_INIT_LIST
            && d->type->kind != TY_VECTOR;
        if (is_list || type_is_handle(d->type) || d->type->kind == TY_POINTER)
            refuse(s, "it keeps pointers, handles or lists of values");
        s->kept += d->type->size;
        stand_for(s, d, n);
        list_add(&run->arrays->declared, map_value_pointer(&s->arrays, d));
    }
}

/* ---- the copy ----------------------------------------------------------- */

/* What a part of a copy is for the tile that the loop is at. */
static Node *change(Node *n, void *context)
{
    Several *s = context;
    const Differing *d = &s->differing;
    if (differing_component(d, n) >= 0)
        return differing_is_common(d, n)
            ? n : several_place(&s->places, node_strip(n->kids[SUBSCRIPT_BASE]));
    if (differing_is_index(d, n))
        return differing_is_common(d, n) ? n : several_place_vector(&s->places, n);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *array = map_value_pointer(&s->arrays, n->declared.items[i]);
        if (array)
            n->declared.items[i] = array;
    }
    node_change_kids(n, change, s);
    return n;
}

/* A declaration of what is an array gives its element a value. */
static void copy_statement(Several *s, Node *n, Nodes *out)
{
    Builder *b = &s->builder;
    Decl *d = n->kind == ND_DECLARE ? n->declared.items[0] : NULL;
    if (!map_value_pointer(&s->arrays, d)) {
        list_add(out, change(build_copy(b, n), s));
        return;
    }
    if (!d->init)
        return;
    Node *element = map_value_pointer(&b->stands, d);
    list_add(out, build_statement(b, build_binary(
        b, OP_ASSIGN, element, change(build_copy(b, d->init), s),
        element->type)));
}

static void fill(Several *s, Run *run)
{
    Builder *b = &s->builder;
    Node *place = run->statements.items[0];
    Nodes copies = {0}, body = {0};
    s->places.at = NULL;
    for (int i = 0; i < run->statements.count; i++)
        copy_statement(s, run->statements.items[i], &copies);
    if (s->places.at)
        list_add(&body, build_declaration(b, s->places.at, place));
    for (int i = 0; i < copies.count; i++)
        list_add(&body, copies.items[i]);
    if (!body.count) { /* declarations of what are arrays now */
        run->loop->kind = ND_NULL;
        return;
    }
    *run->loop = *build_count(b, s->places.tile, build_int(b, SEVERAL, place),
                              build_block(b, body, place), place);
    run->loop->unrolls_alone = set_has(&s->differing.guarded.alone, place);
}

/* ---- whether it can be -------------------------------------------------- */

static bool add_declared_static(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->is_tile_static)
            set_add(context, n->declared.items[i]);
    return true;
}

/* Tiles have tile_static memory of their own, where it differs. Helpers would use
 * one for all. */
static void share_memory(Several *s, Program *prog, Function *kernel)
{
    const Decls *statics = function_statics(prog, kernel);
    Set declared = {0};
    node_walk(kernel->body, add_declared_static, &declared);
    long bytes = 0, threads = 1;
    for (int d = 0; d < s->differing.index->type->rank; d++)
        threads *= s->differing.index->type->tile[d];
    for (int i = 0; i < statics->count; i++) {
        Decl *d = statics->items[i];
        bool differs = differing_has(&s->differing, d);
        if (!set_has(&declared, d))
            refuse(s, "its helpers have tile_static memory");
        bytes += (differs ? SEVERAL : 1) * d->type->size;
        if (differs)
            stand_for(s, d, kernel->body);
    }
    if (bytes > MOST_MEMORY || bytes > threads * MOST_SHARED)
        refuse(s, "it would have too much tile_static memory");
}

static Function *make(Several *s, Program *prog, Function *kernel)
{
    builder_learn(&s->builder, kernel);
    several_place_begin(&s->places, s->repeats);
    share_memory(s, prog, kernel);
    Node *body = list_of(s, kernel->body->kids, kernel->body->kid_count,
                         kernel->body);
    for (int i = 0; i < s->runs.count; i++) {
        Use use = {s, s->runs.items[i]};
        for (int k = 0; k < use.run->statements.count; k++)
            node_walk(use.run->statements.items[k], note_use, &use);
    }
    for (int i = 0; i < s->runs.count; i++)
        keep_in_arrays(s, s->runs.items[i]);
    if (s->kept > MOST_KEPT)
        refuse(s, "its threads keep much");
    if (s->why_not)
        return NULL;
    for (int i = 0; i < s->runs.count; i++)
        fill(s, s->runs.items[i]);
    s->why_not = s->builder.why_not;
    return build_function(kernel, body);
}

/* What does all of them together. */
static Together made_of(Program *prog, Several s, Function *kernel, Guarded guarded)
{
    s.builder.prog = prog;
    s.differing = (Differing){.prog = prog, .kernel = kernel, .guarded = guarded};
    s.places = (Places){.builder = &s.builder, .differing = &s.differing};
    differing_find(&s.differing);
    s.why_not = s.differing.why_not;
    Together made = {.repeats = s.repeats};
    made.kernel = s.why_not ? NULL : make(&s, prog, kernel);
    made.why_not = s.why_not;
    if (s.why_not)
        made.kernel = NULL;
    return made;
}

/* The order of what it does says whether it may repeat tiles. */
static Together tiles_of(Program *prog, Several s, Function *kernel)
{
    Together made = made_of(prog, s, kernel, (Guarded){0});
    s.repeats = made.kernel && several_may_repeat(made.kernel);
    return s.repeats ? made_of(prog, s, kernel, (Guarded){0}) : made;
}

static Together elements_of(Program *prog, Several s, Function *kernel)
{
    Guarded guarded = {0};
    Function *asks = several_guarded(prog, kernel, &guarded);
    Together made = asks ? made_of(prog, s, asks, guarded) : (Together){0};
    const char *why_not = made.why_not;
    if (!made.kernel)
        made = made_of(prog, s, kernel, (Guarded){0});
    if (!made.kernel && asks)
        made.why_not = why_not;
    return made;
}

Together several_together(Program *prog, const Launch *launch, bool is_short)
{
    Function *kernel = launch->kernel;
    Several s = {0};
    Together none = {.why_not = launch->is_tiled && atomics_have_results(kernel)
        ? "its tiles may wait for each other" : NULL};
    if (!none.why_not)
        kernel = unfold_kernel(prog, kernel, false, &none.why_not);
    if (!none.why_not && !launch->is_tiled)
        kernel = unfold_index(prog, kernel, &none.why_not);
    if (none.why_not)
        return none;
    kernel = refine_skips(prog, kernel);
    Function *late = several_late(prog, kernel, &s.late);
    if (!late && is_short)
        return none;
    kernel = late ? late : kernel;
    return launch->is_tiled ? tiles_of(prog, s, kernel) : elements_of(prog, s, kernel);
}
