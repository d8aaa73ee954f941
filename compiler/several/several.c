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
 * number of tiles along dimension 0 is a multiple of SEVERAL; others may if the kernel
 * reads nothing that it writes, since then the last tile may be done once more in place of
 * those that are missing. Elements of the simple model are tiles of one thread here.
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
    const Launch *launch;
    Builder builder;
    Differing differing;
    Nodes run; /* the statements of the one that is being collected */
    LIST(Run *) runs;
    Map run_of; /* Decl -> Run that uses it, or &MANY_RUNS */
    Map arrays; /* Decl -> Decl of an array with one for each tile */
    Decl *tile; /* the loops' counter: which of the tiles, or elements */
    Decl *last; /* the last tile there is, NULL: a group's are all there; */
    Decl *at;   /* the one that the loop which is being filled is at, or NULL */
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

static void add_statement(Several *s, Node *n, Nodes *out)
{
    Node *split = several_split(&s->builder, &s->differing, n);
    if (!split && differing_is_each(&s->differing, n)) {
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
        b, build_use(b, array, place), build_use(b, s->tile, place),
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

/* The number of the tile that a loop is at, in dimension 0. */
static Node *number_of_tile(Several *s, const Node *place)
{
    Builder *b = &s->builder;
    const Type *number = s->tile->type;
    Node *first = build_binary(
        b, OP_MUL, build_component(b, s->differing.index, "tile", 0, place),
        build_int(b, SEVERAL, place), number);
    return build_binary(b, OP_ADD, first, build_use(b, s->tile, place), number);
}

/* The same, or the last one's if there is none of that number: a variable of the loop. */
static Node *number_there_is(Several *s, const Node *place)
{
    Builder *b = &s->builder;
    if (!s->at) {
        Node *is_there = build_binary(b, OP_LT, number_of_tile(s, place),
                                      build_use(b, s->last, place), s->tile->type);
        Node *number = build_choice(b, is_there, number_of_tile(s, place),
                                    build_use(b, s->last, place), s->tile->type);
        s->at = build_variable(b, "at", s->tile->type, number);
    }
    return build_use(b, s->at, place);
}

/* Dimension 0 of the place of a tile, or of a thread, among all. */
static Node *place_of_tile(Several *s, Node *member)
{
    Builder *b = &s->builder;
    const Type *number = s->tile->type;
    const char *name = member->field->name;
    const Decl *index = s->differing.index;
    Node *tile = s->last ? number_there_is(s, member) : number_of_tile(s, member);
    if (strcmp(name, "tile") == 0)
        return tile;
    Node *origin = build_binary(b, OP_MUL, tile,
                                build_int(b, index->type->tile[0], member), number);
    return strcmp(name, "tile_origin") == 0 ? origin
        : build_binary(b, OP_ADD, origin,
                       build_component(b, index, "local", 0, member), number);
}

/* A component of the index, or of a member of the tiled one. */
static Node *component_of(Several *s, Node *index, int d)
{
    Builder *b = &s->builder;
    const Decl *decl = s->differing.index;
    return index->kind == ND_MEMBER
        ? build_component(b, decl, index->field->name, d, index)
        : build_place(b, decl, d, index);
}

/* The first element, or what is so far from it as the one that the loop is at. */
static Node *place_of_element(Several *s, Node *index)
{
    Builder *b = &s->builder;
    const Type *number = s->tile->type;
    Node *n = build_use(b, s->tile, index);
    if (type_rank(index->type) == 1)
        n = build_binary(b, OP_MUL, n, build_int(b, SEVERAL_STEP, index), number);
    return build_binary(b, OP_ADD, component_of(s, index, s->differing.along), n, number);
}

/* Where in their dimension a tile, a thread or an element is. */
static Node *place_of(Several *s, Node *index)
{
    return index->kind == ND_MEMBER ? place_of_tile(s, index)
                                    : place_of_element(s, index);
}

/* The index, or t.global, of its components. */
static Node *place_vector(Several *s, Node *index)
{
    int rank = type_rank(index->type);
    if (rank == 1)
        return place_of(s, index);
    Node *vector = build_node(&s->builder, ND_INIT_LIST, index, rank);
    vector->type = index->type;
    for (int d = 0; d < rank; d++)
        vector->kids[d] = d == s->differing.along ? place_of(s, index)
                                                  : component_of(s, index, d);
    return vector;
}

/* What a part of a copy is for the tile that the loop is at. */
static Node *change(Node *n, void *context)
{
    Several *s = context;
    const Differing *d = &s->differing;
    if (differing_component(d, n) >= 0)
        return differing_is_common(d, n)
            ? n : place_of(s, node_strip(n->kids[SUBSCRIPT_BASE]));
    if (differing_is_index(d, n))
        return differing_is_common(d, n) ? n : place_vector(s, n);
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
    s->at = NULL;
    for (int i = 0; i < run->statements.count; i++)
        copy_statement(s, run->statements.items[i], &copies);
    if (s->at)
        list_add(&body, build_declaration(b, s->at, place));
    for (int i = 0; i < copies.count; i++)
        list_add(&body, copies.items[i]);
    if (!body.count) { /* declarations of what are arrays now */
        run->loop->kind = ND_NULL;
        return;
    }
    *run->loop = *build_count(b, s->tile, build_int(b, SEVERAL, place),
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

static Decl *number(Several *s, const char *name)
{
    Decl *d = NEW(Decl);
    Node *zero = build_int(&s->builder, 0, s->differing.kernel->body);
    d->kind = DECL_VARIABLE;
    d->name = d->device_name = name;
    d->type = zero->type;
    d->init = zero;
    return d;
}

static Function *make(Several *s, Program *prog, Function *kernel)
{
    builder_learn(&s->builder, kernel);
    s->tile = number(s, "amp_n");
    if (s->launch->is_tiled && several_may_repeat(s->launch))
        s->last = number(s, SEVERAL_LAST);
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

/* What does all of them together; NULL where that cannot be. */
static Function *made_of(Program *prog, const Launch *launch, Function *kernel,
                         Guarded guarded, const char **why_not)
{
    Several s = {.launch = launch, .builder = {.prog = prog},
                 .differing = {.prog = prog, .kernel = kernel, .guarded = guarded}};
    differing_find(&s.differing);
    s.why_not = s.differing.why_not;
    Function *made = s.why_not ? NULL : make(&s, prog, kernel);
    *why_not = s.why_not;
    return s.why_not ? NULL : made;
}

Function *several_together(Program *prog, const Launch *launch, const char **why_not)
{
    Function *kernel = launch->kernel;
    Guarded guarded = {0}, none = {0};
    const char *why_not_guarded = NULL;
    *why_not = launch->is_tiled && atomics_have_results(kernel)
        ? "its tiles may wait for each other" : NULL;
    if (!*why_not)
        kernel = unfold_kernel(prog, kernel, false, why_not);
    if (!*why_not && !launch->is_tiled)
        kernel = unfold_index(prog, kernel, why_not);
    if (*why_not)
        return NULL;
    kernel = refine_skips(prog, kernel);
    Function *asks = launch->is_tiled ? NULL : several_guarded(prog, kernel, &guarded);
    Function *made = asks ? made_of(prog, launch, asks, guarded, &why_not_guarded) : NULL;
    if (!made)
        made = made_of(prog, launch, kernel, none, why_not);
    if (!made && asks)
        *why_not = why_not_guarded;
    return made;
}
