/* refine_every.c - what every n-th thread of a row does, the first one does for all of them:
 *
 *     if (me % (2 * p) == 0)             if (me == 0)
 *         s[me] += s[me + p];                for (int at = 0; at < 256; at += 2 * p)
 *                                                s[at] += s[at + p];
 *
 * Vectors over the threads would have few lanes that do anything, and a division for each.
 * Without races these threads may take turns. All threads must come to it. What the statement
 * reads of a thread's own must follow from its place, and it keeps nothing in variables from
 * before it.
 */
#include "analysis/flow.h"
#include "analysis/fold.h"
#include "analysis/ways.h"
#include "refine.h"

enum { LEAST_APART = 4 }; /* fewer threads apart: vectors have lanes enough */

typedef struct Every {
    Builder builder;
    Decl *index;
    int last, wide;  /* the dimension of a row, and its threads */
    Ways *ways;
    Decl *at;        /* the thread whose turn it is */
    Set inner;       /* of Decl: variables of the statement itself */
    bool fails, found;
} Every;

/* ---- what every n-th thread does ------------------------------------------ */

/* t.local or t.global in the dimension of a row. */
static bool is_along(const Every *s, Node *n, const char *name)
{
    Node *index = n->kind == ND_SUBSCRIPT ? node_strip(n->kids[SUBSCRIPT_INDEX]) : NULL;
    return index && index->is_constant && (int)index->value == s->last
        && node_is_tiled(node_strip(n->kids[SUBSCRIPT_BASE]), name);
}

static bool is_lane(Every *s, Node *n)
{
    n = node_strip(n);
    Node *init = n->kind == ND_VAR ? builder_init(&s->builder, n->decl) : NULL;
    return init ? n->type->kind == TY_INT && is_lane(s, init) : is_along(s, n, "local");
}

static bool is_beyond(Node *n)
{
    return n->kind == ND_SUBSCRIPT || n->kind == ND_CALL || n->kind == ND_STATEMENT_EXPR
        || n->op == OP_DEREF || n->op == OP_ADDRESS || node_assigned(n);
}

/* The n of `me % n == 0`, the same for all threads; NULL for other conditions. */
static Node *apart_of(Every *s, Node *condition)
{
    Node *n = node_strip(condition);
    int64_t zero, apart;
    if (n->op != OP_EQ || !fold_constant(n->kids[BINARY_RIGHT], &zero) || zero)
        return NULL;
    n = node_strip(n->kids[BINARY_LEFT]);
    if (n->op != OP_MOD || n->type->kind != TY_INT || !is_lane(s, n->kids[BINARY_LEFT]))
        return NULL;
    Node *by = n->kids[BINARY_RIGHT];
    bool is_near = fold_constant(by, &apart) && apart < LEAST_APART;
    return is_near || node_any(by, is_beyond) || way_differs(s->ways, by) ? NULL : by;
}

/* ---- the statement, for another thread ------------------------------------ */

static Node *for_thread(Node *n, void *context);

/* What may not be what it was when a variable got its value. */
static bool may_change(Node *n, void *context)
{
    Every *s = context;
    bool changes = n->kind == ND_VAR
        && (n->decl->is_tile_static || builder_facts(&s->builder, n->decl)->changes);
    return changes || is_beyond(n);
}

/* The value of a variable that follows from the thread's place. */
static Node *value_for(Every *s, Node *use)
{
    Node *init = builder_init(&s->builder, use->decl);
    bool follows = init && (is_along(s, node_strip(init), "global")
                            || !node_any_with(init, may_change, s));
    s->fails |= !follows;
    if (!follows)
        return use;
    return build_converted(&s->builder, for_thread(build_copy(&s->builder, init), s),
                           use->type);
}

static Node *for_thread(Node *n, void *context)
{
    Every *s = context;
    Builder *b = &s->builder;
    s->fails |= b->why_not != NULL; /* values that are made of each other may be too large */
    if (s->fails)
        return n;
    if (is_lane(s, n))
        return build_use(b, s->at, n);
    if (is_along(s, n, "global"))
        return build_binary(b, OP_ADD, build_component(b, s->index, "tile_origin", s->last, n),
                            build_use(b, s->at, n), type_int());
    for (int i = 0; i < n->declared.count; i++)
        set_add(&s->inner, n->declared.items[i]);
    if (n->kind == ND_VAR && way_variable_differs(s->ways, n->decl)
        && !set_has(&s->inner, n->decl) && !n->decl->is_tile_static)
        return value_for(s, n);
    if (node_tiled(n)) /* t.tile, or t.local in another dimension */
        return n;
    Decl *changed = node_changed(n);
    s->fails |= changed && !set_has(&s->inner, changed) && !changed->is_tile_static;
    s->fails |= n->kind == ND_VAR && n->decl == s->index;
    node_change_kids(n, for_thread, s);
    return n;
}

/* ---- the loop --------------------------------------------------------------- */

static bool is_between(Node *n)
{
    return flow_is_loop(n) || n->kind == ND_STATEMENT_EXPR || n->kind == ND_LABEL;
}

static bool is_simple(Every *s, Node *then)
{
    return !node_waits(s->builder.prog, then) && !flow_jumps(then)
        && !node_any(then, is_between);
}

/* n, or -n, or past the row where no other thread comes to its turn. */
static Node *step_of(Every *s, Node *apart, const Node *place)
{
    Builder *b = &s->builder;
    const Type *t = type_int();
    Node *past = build_int(b, s->wide, place), *none = build_int(b, 0, place);
    Node *least = build_int(b, -s->wide, place);
    Node *falls = build_binary(b, OP_LOGICAL_AND, build_binary(b, OP_GT, apart, least, t),
                               build_binary(b, OP_LT, apart, none, t), t);
    Node *rises = build_binary(b, OP_LOGICAL_AND, build_binary(b, OP_GT, apart, none, t),
                               build_binary(b, OP_LT, apart, past, t), t);
    return build_choice(b, rises, apart,
                        build_choice(b, falls, build_unary(b, OP_MINUS, apart, t), past, t), t);
}

static Node *loop_of(Every *s, Node *apart, Node *then)
{
    Builder *b = &s->builder;
    s->at = build_variable(b, "at", type_int(), build_int(b, 0, then));
    s->inner = (Set){0};
    s->fails = false;
    Node *body = for_thread(build_copy(b, then), s);
    if (s->fails)
        return NULL;
    Node *use = build_use(b, s->at, then), *past = build_int(b, s->wide, then);
    Node *step = build_binary(b, OP_ADD_ASSIGN, use, step_of(s, apart, then), type_int());
    return build_for(b, s->at, build_binary(b, OP_LT, use, past, type_int()), step, body, then);
}

/* Whether some threads may not come to what is in control flow. */
static bool parts_threads(Every *s, const Node *n)
{
    Node *condition = flow_condition(n);
    return n->kind == ND_SWITCH || (condition && way_differs(s->ways, condition))
        || (flow_is_loop(n) && flow_breaks(flow_body(n)));
}

static bool visit(Node *n, void *context)
{
    Every *s = context;
    if (n->type) /* an expression */
        return false;
    Node *apart = n->kind == ND_IF && !n->kids[IF_ELSE] && is_simple(s, n->kids[IF_THEN])
        ? apart_of(s, n->kids[IF_CONDITION]) : NULL;
    Node *loop = apart ? loop_of(s, apart, n->kids[IF_THEN]) : NULL;
    if (!loop)
        return !parts_threads(s, n);
    Builder *b = &s->builder;
    n->kids[IF_CONDITION] = build_binary(
        b, OP_EQ, build_component(b, s->index, "local", s->last, n), build_int(b, 0, n),
        type_int());
    n->kids[IF_THEN] = loop;
    s->found = true;
    return false;
}

static bool is_remainder(Node *n)
{
    return n->op == OP_MOD;
}

Function *refine_every(Program *prog, Function *kernel)
{
    const Type *t = kernel->parameters.items[0]->type;
    bool asks = t->kind == TY_TILED_INDEX && node_any(kernel->body, is_remainder)
        && !flow_returns(kernel->body) && !flow_has_label(kernel->body);
    Function *copy = asks ? build_copied_kernel(prog, kernel) : NULL;
    if (!copy)
        return kernel;
    Every s = {.builder = {.prog = prog}, .index = copy->parameters.items[0],
               .last = t->rank - 1, .wide = t->tile[t->rank - 1], .ways = ways_find(copy)};
    builder_learn(&s.builder, copy);
    node_walk(copy->body, visit, &s);
    return s.found && !s.builder.why_not ? copy : kernel;
}
