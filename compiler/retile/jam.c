/* jam.c - a loop that adds up what it reads, several trips at a time. */
#include "jam.h"
#include "analysis/flow.h"

/* Compilers unroll a loop of so many trips (flow_is_short). */
enum {
    MOST_TURNS = 8, SMALL = 24, /* nodes of a body */
    FEW_TURNS = 4, LARGE = 80
};

/* ---- whether it can be -------------------------------------------------- */

static bool is_number(const Type *t)
{
    return type_is_integer(t) && t->kind != TY_BOOL && t->size >= 4;
}

static bool is_bound(Node *condition, const Decl *counter)
{
    return condition->kind == ND_BINARY
        && (condition->op == OP_LT || condition->op == OP_LE)
        && node_is_variable(condition->kids[BINARY_LEFT], counter)
        && is_number(condition->kids[BINARY_LEFT]->type);
}

static bool is_step(Node *step, const Decl *counter)
{
    return step->kind == ND_BINARY && step->op == OP_ADD_ASSIGN
        && node_is_variable(step->kids[BINARY_LEFT], counter)
        && is_number(step->kids[BINARY_RIGHT]->type);
}

typedef struct Changes {
    const Decl *decl;
    int count;
} Changes;

static bool count_changes(Node *n, void *context)
{
    Changes *c = context;
    c->count += node_changed(n) == c->decl;
    return true;
}

static Decl *counter_of(const Node *loop)
{
    Decl *d = flow_counter(loop);
    return d && is_number(d->type) && !d->type->is_volatile && !d->is_static
        && d->init ? d : NULL;
}

bool jam_counts(Unfold *u, Node *loop)
{
    const Decl *d = counter_of(loop);
    if (!d || !loop->kids[FOR_CONDITION] || !loop->kids[FOR_STEP])
        return false;
    Node *condition = node_strip(loop->kids[FOR_CONDITION]);
    Node *step = node_strip(loop->kids[FOR_STEP]), *body = loop->kids[FOR_BODY];
    if (!is_bound(condition, d) || !is_step(step, d))
        return false;
    Changes all = {.decl = d};
    node_walk(loop, count_changes, &all);
    return all.count == 1 && node_uses(condition, d) + node_uses(step, d) == 2
        && !flow_breaks(body)
        && !flow_returns(body) && !flow_leaves(body) && !flow_has_case(body)
        && !node_waits(u->dev, body);
}

/* ---- whether it gains --------------------------------------------------- */

typedef struct Body {
    Set own; /* of Decl: declared in it */
    int nodes;
    bool adds, fails; /* to a variable from before the loop */
} Body;

static bool is_plain(const Node *n)
{
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    switch (n->kind) {
    case ND_CALL:
        return b && b->kind == BI_MATH;
    case ND_UNARY:
        return n->op != OP_ADDRESS && n->op != OP_DEREF;
    case ND_COMPOUND: case ND_DECLARE: case ND_IF: case ND_EXPR: case ND_NULL:
    case ND_PAREN: case ND_CAST: case ND_INT: case ND_FLOAT: case ND_VAR:
    case ND_BINARY: case ND_CONDITIONAL: case ND_SUBSCRIPT: case ND_MEMBER:
    case ND_SWIZZLE: case ND_FUNCTION:
        return true;
    default:
        return false;
    }
}

static bool look(Node *n, void *context)
{
    Body *b = context;
    b->nodes++;
    b->fails = b->fails || !is_plain(n);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        b->fails = b->fails || d->is_static || d->is_tile_static;
        set_add(&b->own, d);
    }
    Node *assigned = node_assigned(n);
    if (!assigned)
        return !b->fails;
    const Decl *d = node_changed(n);
    b->fails = b->fails || !d || d->is_tile_static;
    b->adds = b->adds || (node_strip(assigned)->kind == ND_VAR
                          && !set_has(&b->own, d));
    return !b->fails;
}

/* A number that is the same whenever it is evaluated. */
static bool is_fixed(Unfold *u, Node *n)
{
    n = node_strip(n);
    bool is_operation = n->kind == ND_BINARY && n->op >= OP_MUL && n->op <= OP_SUB;
    return is_number(n->type)
        && (is_operation ? is_fixed(u, n->kids[BINARY_LEFT])
                && is_fixed(u, n->kids[BINARY_RIGHT])
            : unfold_is_fixed(u, n));
}

int jam_turns(Unfold *u, Node *loop)
{
    Node *bound = node_strip(loop->kids[FOR_CONDITION])->kids[BINARY_RIGHT];
    Node *step = node_strip(loop->kids[FOR_STEP])->kids[BINARY_RIGHT];
    int64_t known;
    if (!is_fixed(u, bound) || !is_fixed(u, step)
        || (fold_constant(step, &known) && known <= 0))
        return 1;
    Body b = {0};
    node_walk(loop->kids[FOR_BODY], look, &b);
    if (b.fails || !b.adds || b.nodes > LARGE)
        return 1;
    return b.nodes > SMALL ? FEW_TURNS : MOST_TURNS;
}

/* Whether unsigned numbers that wrap around may end it, where its step goes down. */
static bool may_wrap(const Node *loop)
{
    const Node *condition = node_strip(loop->kids[FOR_CONDITION]);
    return type_is_unsigned(counter_of(loop)->type)
        || type_is_unsigned(condition->kids[BINARY_LEFT]->type);
}

static Node *step_from(const Node *loop)
{
    return node_strip(loop->kids[FOR_STEP])->kids[BINARY_RIGHT];
}

bool jam_can_rise(Unfold *u, Node *loop)
{
    return !may_wrap(loop) || is_fixed(u, step_from(loop));
}

/* ---- what becomes of it ------------------------------------------------- */

static Node *operation(Unfold *u, Op op, Node *left, Node *right)
{
    const Type *type = left->type->size > right->type->size ? left->type
                                                            : right->type;
    return unfold_binary(u, op, left, right, type);
}

static Node *number(Unfold *u, Op op, Node *left, int right)
{
    return operation(u, op, left, unfold_int(u, right, left));
}

static Node *step_of(Unfold *u, Node *loop)
{
    return unfold_copy(u, step_from(loop));
}

static const Type LONG = {.kind = TY_LONG, .size = 8, .align = 8};

Node *jam_rises(Unfold *u, Node *loop)
{
    int64_t known;
    if (!may_wrap(loop) || (fold_constant(step_from(loop), &known) && known > 0))
        return NULL;
    Node *step = step_of(u, loop), *zero = unfold_int(u, 0, loop);
    bool is_int = counter_of(loop)->type->size == 4;
    return operation(u, OP_GT, unfold_cast(u, step, is_int ? zero->type : &LONG), zero);
}

/* The type of a number of trips. */
static const Type *type_of_trips(const Node *loop)
{
    bool is_int = counter_of(loop)->type->kind == TY_INT;
    return is_int ? unfold_int_type() : &LONG;
}

/* How far it is from where the first thread starts to the bound; below 0, so that no
 * trips are counted, to one that no long holds. */
static Node *distance(Unfold *u, Node *loop, Node *begin)
{
    Node *condition = node_strip(loop->kids[FOR_CONDITION]);
    Node *bound = unfold_cast(u, unfold_copy(u, condition->kids[BINARY_RIGHT]), &LONG);
    Node *n = operation(u, OP_SUB, bound, unfold_copy(u, begin));
    return condition->op == OP_LE ? number(u, OP_ADD, n, 1) : n;
}

Decl *jam_whole(Unfold *u, Node *loop, int turns, Node *begin, Node *threads)
{
    Node *step = step_of(u, loop);
    Node *reaches = operation(u, OP_GE, distance(u, loop, begin),
                              unfold_copy(u, threads));
    Node *is_any = operation(u, OP_LOGICAL_AND,
                             number(u, OP_GE, unfold_copy(u, begin), 0), reaches);
    int64_t known;
    if (!fold_constant(step, &known))
        is_any = operation(u, OP_LOGICAL_AND, number(u, OP_GT, step, 0), is_any);
    Node *trips = operation(u, OP_SUB, distance(u, loop, begin),
                            unfold_copy(u, threads));
    trips = number(u, OP_ADD, operation(u, OP_DIV, trips, step_of(u, loop)), 1);
    const Type *type = type_of_trips(loop);
    trips = unfold_cast(u, number(u, OP_MUL, number(u, OP_DIV, trips, turns), turns),
                        type);
    return unfold_new_variable(u, "whole", type, unfold_choice(
        u, is_any, trips, unfold_int(u, 0, loop), type));
}

static Node *counted(Unfold *u, Decl *counter, Node *end, int step, Node *body)
{
    Node *condition = operation(u, OP_LT, unfold_variable(u, counter, body), end);
    Node *by = number(u, OP_ADD_ASSIGN, unfold_variable(u, counter, body), step);
    return unfold_new_for(u, counter, condition, by, body, body);
}

Node *jam_trips(Unfold *u, Node *loop, int turns, Decl *whole, Node *row,
                Node *place, Nodes before)
{
    const Type *type = type_of_trips(loop);
    Decl *trip = unfold_new_variable(u, "trip", type, unfold_int(u, 0, loop));
    Decl *turn = unfold_new_variable(u, "turn", unfold_int_type(),
                                     unfold_int(u, 0, loop));
    Decl *i = unfold_copy_variable(u, counter_of(loop));
    Node *so_far = operation(u, OP_ADD, unfold_variable(u, trip, loop),
                             unfold_variable(u, turn, loop));
    Node *first = operation(u, OP_ADD, row,
                            operation(u, OP_MUL, so_far, step_of(u, loop)));
    if (first->type->size > i->type->size)
        first = unfold_cast(u, first, i->type);
    i->init = operation(u, OP_ADD, first, place);
    Nodes body = {0};
    list_add(&body, unfold_new_declaration(u, i, loop));
    list_add(&body, unfold_copy(u, loop->kids[FOR_BODY]));
    list_add(&before, counted(u, turn, unfold_int(u, turns, loop), 1,
                              unfold_list(u, body, loop)));
    return counted(u, trip, unfold_variable(u, whole, loop), turns,
                   unfold_list(u, before, loop));
}

Node *jam_past(Unfold *u, Node *loop, Decl *whole, Node *begin)
{
    return operation(u, OP_ADD, unfold_copy(u, begin),
                     operation(u, OP_MUL, unfold_variable(u, whole, loop),
                               step_of(u, loop)));
}
