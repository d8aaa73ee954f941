/* jam.c - a loop that adds up what it reads, several trips at a time. */
#include "jam.h"
#include "analysis/flow.h"

/* Compilers unroll a loop of so many trips (flow_is_short). */
enum {
    MOST_TURNS = 8, SMALL = 24, /* nodes of a body */
    FEW_TURNS = 4, LARGE = 80
};

/* ---- whether it can be -------------------------------------------------- */

bool jam_counts(Unfold *u, Node *loop, Count *c)
{
    if (!flow_counts(loop, c))
        return false;
    Node *body = loop->kids[FOR_BODY];
    return type_is_wide(c->counter->type) && c->op == OP_ADD
        && c->by && type_is_wide(c->by->type)
        && (c->holds == OP_LT || c->holds == OP_LE) && type_is_wide(c->end->type)
        && !flow_breaks(body) && !flow_returns(body) && !flow_leaves(body)
        && !flow_has_case(body) && !node_waits(u->prog, body);
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
    return type_is_wide(n->type)
        && (is_operation ? is_fixed(u, n->kids[BINARY_LEFT])
                && is_fixed(u, n->kids[BINARY_RIGHT])
            : unfold_is_fixed(u, n));
}

int jam_turns(Unfold *u, Node *loop, const Count *c)
{
    int64_t known;
    if (!is_fixed(u, c->end) || !is_fixed(u, c->by)
        || (fold_constant(c->by, &known) && known <= 0))
        return 1;
    Body b = {0};
    node_walk(loop->kids[FOR_BODY], look, &b);
    if (b.fails || !b.adds || b.nodes > LARGE)
        return 1;
    return b.nodes > SMALL ? FEW_TURNS : MOST_TURNS;
}

/* Whether unsigned numbers that wrap around may end it, where its step goes down. */
static bool may_wrap(const Count *c)
{
    return type_is_unsigned(c->counter->type) || type_is_unsigned(c->end->type);
}

bool jam_can_rise(Unfold *u, const Count *c)
{
    return !may_wrap(c) || is_fixed(u, c->by);
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

Node *jam_rises(Unfold *u, const Count *c)
{
    int64_t known;
    if (!may_wrap(c) || (fold_constant(c->by, &known) && known > 0))
        return NULL;
    const Type *type = c->counter->type->size == 4 ? unfold_int_type() : unfold_long_type();
    Node *step = unfold_cast(u, unfold_copy(u, c->by), type);
    return operation(u, OP_GT, step, unfold_int(u, 0, c->by));
}

/* The type of a number of trips. */
static const Type *type_of_trips(const Count *c)
{
    return c->counter->type->kind == TY_INT ? unfold_int_type() : unfold_long_type();
}

/* How far it is from where the first thread starts to the bound; below 0, so that no
 * trips are counted, to one that no long holds. */
static Node *distance(Unfold *u, const Count *c, Node *begin)
{
    Node *bound = unfold_cast(u, unfold_copy(u, c->end), unfold_long_type());
    Node *n = operation(u, OP_SUB, bound, unfold_copy(u, begin));
    return c->holds == OP_LE ? number(u, OP_ADD, n, 1) : n;
}

Decl *jam_whole(Unfold *u, const Count *c, int turns, Node *begin, Node *threads)
{
    Node *step = unfold_copy(u, c->by);
    Node *reaches = operation(u, OP_GE, distance(u, c, begin),
                              unfold_copy(u, threads));
    Node *is_any = operation(u, OP_LOGICAL_AND,
                             number(u, OP_GE, unfold_copy(u, begin), 0), reaches);
    int64_t known;
    if (!fold_constant(step, &known))
        is_any = operation(u, OP_LOGICAL_AND, number(u, OP_GT, step, 0), is_any);
    Node *trips = operation(u, OP_SUB, distance(u, c, begin),
                            unfold_copy(u, threads));
    trips = number(u, OP_ADD, operation(u, OP_DIV, trips, unfold_copy(u, c->by)), 1);
    const Type *type = type_of_trips(c);
    trips = unfold_cast(u, number(u, OP_MUL, number(u, OP_DIV, trips, turns), turns),
                        type);
    return unfold_new_variable(u, "whole", type, unfold_choice(
        u, is_any, trips, unfold_int(u, 0, begin), type));
}

static Node *counted(Unfold *u, Decl *counter, Node *end, int step, Node *body)
{
    Node *condition = operation(u, OP_LT, unfold_variable(u, counter, body), end);
    Node *by = number(u, OP_ADD_ASSIGN, unfold_variable(u, counter, body), step);
    return unfold_new_for(u, counter, condition, by, body, body);
}

Node *jam_trips(Unfold *u, Node *loop, const Count *c, int turns, Decl *whole,
                Node *row, Node *place, Nodes before)
{
    const Type *type = type_of_trips(c);
    Decl *trip = unfold_new_variable(u, "trip", type, unfold_int(u, 0, loop));
    Decl *turn = unfold_new_variable(u, "turn", unfold_int_type(),
                                     unfold_int(u, 0, loop));
    Decl *i = unfold_copy_variable(u, c->counter);
    Node *so_far = operation(u, OP_ADD, unfold_variable(u, trip, loop),
                             unfold_variable(u, turn, loop));
    Node *first = operation(u, OP_ADD, row,
                            operation(u, OP_MUL, so_far, unfold_copy(u, c->by)));
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

Node *jam_past(Unfold *u, const Count *c, Decl *whole, Node *begin)
{
    return operation(u, OP_ADD, unfold_copy(u, begin),
                     operation(u, OP_MUL, unfold_variable(u, whole, begin),
                               unfold_copy(u, c->by)));
}
