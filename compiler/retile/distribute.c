/* distribute.c - loop distribution: a loop that fills several tile_static arrays becomes
 * one loop for each of them, if it goes through their rows by different lengths.
 *
 *     for (int k = me; k < 1024; k += 256) {
 *         s[k / 16][k % 16] = a[… + k / 16][… + k % 16];
 *         r[k / 64][k % 64] = b[… + k / 64][… + k % 64];
 *     }
 *
 * The loop of one array goes along its rows (unflatten.c), which are the view's. Nothing
 * else may be changed in the loop, nor anything read that it changes; variables that
 * never change are declared in each loop that needs them.
 */
#include "retile.h"
#include "jam.h"
#include "refine/refine.h"

#include <string.h>

typedef struct Distribution {
    Builder builder;
    bool found;
} Distribution;

/* ---- whether it can be ---------------------------------------------------- */

/* The tile_static array whose element a statement sets to a value; NULL for others. */
static Decl *filled_by(Node *statement)
{
    Node *set = node_setting(statement);
    if (!set || !node_is_element(set->kids[BINARY_LEFT]))
        return NULL;
    Node *array = node_strip(node_array(set->kids[BINARY_LEFT]));
    return array->kind == ND_VAR && array->decl->is_tile_static
        && array->decl->type->kind == TY_ARRAY ? array->decl : NULL;
}

static bool declares_values(Builder *b, Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!builder_init(b, n->declared.items[i])
            || !type_is_value(n->declared.items[i]->type))
            return false;
    return n->kind == ND_DECLARE;
}

/* What the body of a loop does beside filling arrays. */
typedef struct Body {
    Program *prog;
    const Decl *counter;
    int64_t length; /* that the counter is divided by */
    int changes, shared; /* assignments, and uses of tile_static arrays */
    bool differs, fails; /* it is divided by several lengths */
} Body;

/* What may read or change something without naming it. */
static bool is_hidden(Program *prog, const Node *n)
{
    bool is_place = n->kind == ND_VAR || n->kind == ND_MEMBER || n->kind == ND_UNARY;
    return n->kind == ND_STATEMENT_EXPR
        || (is_place && n->type->kind == TY_POINTER)
        || (n->kind == ND_CALL && !call_is_pure(prog, (Node *)n));
}

static bool look(Node *n, void *context)
{
    Body *b = context;
    b->fails |= is_hidden(b->prog, n);
    b->changes += node_assigned(n) != NULL;
    b->shared += n->kind == ND_VAR && n->decl->is_tile_static;
    int64_t by = refine_divisor(n);
    if (by && node_is_variable(n->kids[BINARY_LEFT], b->counter)) {
        b->differs |= b->length && b->length != by;
        b->length = by;
    }
    return !b->fails;
}

/* The arrays that a loop fills, if it can be one loop for each. */
static Decls arrays_of(Distribution *d, Node *loop)
{
    Program *prog = d->builder.prog;
    Decls arrays = {0}, none = {0};
    Count c;
    Node *body = loop->kind == ND_FOR ? loop->kids[FOR_BODY] : NULL;
    if (!body || body->kind != ND_COMPOUND || flow_is_closed(body)
        || !jam_counts(&d->builder, loop, &c) || !node_is_pure(prog, c.begin)
        || !node_is_pure(prog, c.end) || !node_is_pure(prog, c.by))
        return none;
    Body b = {.prog = prog, .counter = c.counter};
    node_walk(body, look, &b);
    Set seen = {0};
    int fills = 0;
    for (int i = 0; i < body->kid_count; i++) {
        Decl *array = filled_by(body->kids[i]);
        if (!array && !declares_values(&d->builder, body->kids[i]))
            return none;
        fills += array != NULL;
        if (array && set_add(&seen, array))
            list_add(&arrays, array);
    }
    return !b.fails && b.differs && b.changes == fills && b.shared == fills ? arrays : none;
}

/* ---- the loops ------------------------------------------------------------ */

static bool declares_any(const Node *n, Set *needed)
{
    for (int i = 0; i < n->declared.count; i++)
        if (set_has(needed, n->declared.items[i]))
            return true;
    return false;
}

/* The loop with those statements alone that fill one of its arrays. */
static Node *loop_for(Distribution *d, Node *loop, const Decl *array)
{
    Node *body = loop->kids[FOR_BODY];
    Nodes backwards = {0}, list = {0};
    Set needed = {0};
    for (int i = body->kid_count - 1; i >= 0; i--) {
        Node *n = body->kids[i];
        if (filled_by(n) != array && !declares_any(n, &needed))
            continue;
        node_find_variables(n, &needed);
        list_add(&backwards, n);
    }
    for (int i = backwards.count - 1; i >= 0; i--)
        list_add(&list, backwards.items[i]);
    Node *part = build_like(&d->builder, loop);
    memcpy(part->kids, loop->kids, (size_t)loop->kid_count * sizeof *loop->kids);
    part->kids[FOR_BODY] = build_block(&d->builder, list, body);
    return build_copy(&d->builder, part);
}

/* ---- the kernel ----------------------------------------------------------- */

static Node *change(Node *n, void *context)
{
    Distribution *d = context;
    node_change_kids(n, change, d);
    Nodes list = {0};
    bool found = false;
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++) {
        Decls arrays = arrays_of(d, n->kids[i]);
        found |= arrays.count > 1;
        for (int k = 0; k < arrays.count && arrays.count > 1; k++)
            list_add(&list, loop_for(d, n->kids[i], arrays.items[k]));
        if (arrays.count <= 1)
            list_add(&list, n->kids[i]);
    }
    d->found |= found;
    return found ? build_block(&d->builder, list, n) : n;
}

Function *distribute(Program *prog, Function *kernel)
{
    Distribution d = {.builder = {.prog = prog}};
    bool is_tiled = kernel->parameters.items[0]->type->kind == TY_TILED_INDEX;
    Node *body = is_tiled ? build_copied_body(&d.builder, kernel) : NULL;
    if (!body)
        return kernel;
    d.builder.depth = 1;
    body = change(body, &d);
    return d.found && !d.builder.why_not ? build_function(kernel, body) : kernel;
}
