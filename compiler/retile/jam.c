/* jam.c - unroll and jam: several iterations at a time of a loop that accumulates. */
#include "jam.h"
#include "analysis/flow.h"

/* Compilers unroll a loop of so many trips (flow_is_short). */
enum {
    MOST_TURNS = 8, SMALL = 24, /* nodes of a body */
    FEW_TURNS = 4, LARGE = 80
};

/* ---- whether it can be -------------------------------------------------- */

bool jam_counts(Builder *b, Node *loop, Count *c)
{
    if (!flow_counts(loop, c))
        return false;
    Node *body = loop->kids[FOR_BODY];
    return type_is_wide(c->counter->type) && c->op == OP_ADD
        && c->by && type_is_wide(c->by->type)
        && (c->holds == OP_LT || c->holds == OP_LE) && type_is_wide(c->end->type)
        && !flow_jumps(body) && !flow_has_case(body) && !node_waits(b->prog, body);
}

/* ---- whether it gains --------------------------------------------------- */

typedef struct Body {
    Set own; /* of Decl: declared in it */
    int nodes;
    bool adds, fails; /* to a variable from before the loop */
} Body;

static bool is_plain(const Node *n)
{
    switch (n->kind) {
    case ND_CALL:
        return builtin_is(n, BI_MATH);
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
        b->fails = b->fails || !decl_is_automatic(d);
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

bool jam_is_fixed(Builder *b, Node *n)
{
    n = node_strip(n);
    bool is_operation = n->kind == ND_BINARY && n->op >= OP_MUL && n->op <= OP_SUB;
    return type_is_wide(n->type)
        && (is_operation ? jam_is_fixed(b, n->kids[BINARY_LEFT])
                && jam_is_fixed(b, n->kids[BINARY_RIGHT])
            : builder_is_fixed(b, n));
}

int jam_turns_of(Node *loop_body)
{
    Body body = {0};
    node_walk(loop_body, look, &body);
    if (body.fails || !body.adds || body.nodes > LARGE)
        return 1;
    return body.nodes > SMALL ? FEW_TURNS : MOST_TURNS;
}

int jam_turns(Builder *b, Node *loop, const Count *c)
{
    int64_t known;
    if (!jam_is_fixed(b, c->end) || !jam_is_fixed(b, c->by)
        || (fold_constant(c->by, &known) && known <= 0))
        return 1;
    return jam_turns_of(loop->kids[FOR_BODY]);
}

/* Whether unsigned numbers that wrap around may end it, where its step goes down. */
static bool may_wrap(const Count *c)
{
    return type_is_unsigned(c->counter->type) || type_is_unsigned(c->end->type);
}

bool jam_can_rise(Builder *b, const Count *c)
{
    return !may_wrap(c) || jam_is_fixed(b, c->by);
}

/* ---- what becomes of it ------------------------------------------------- */

static Node *operation(Builder *b, Op op, Node *left, Node *right)
{
    const Type *type = left->type->size > right->type->size ? left->type
                                                            : right->type;
    return build_binary(b, op, left, right, type);
}

static Node *number(Builder *b, Op op, Node *left, int right)
{
    return operation(b, op, left, build_int(b, right, left));
}

Node *jam_rises(Builder *b, const Count *c)
{
    int64_t known;
    if (!may_wrap(c) || (fold_constant(c->by, &known) && known > 0))
        return NULL;
    const Type *type = c->counter->type->size == 4 ? type_int() : type_long();
    Node *step = build_cast(b, build_copy(b, c->by), type);
    return operation(b, OP_GT, step, build_int(b, 0, c->by));
}

/* The type of a number of trips. */
static const Type *type_of_trips(const Count *c)
{
    return c->counter->type->kind == TY_INT ? type_int() : type_long();
}

/* How far it is from where the first thread starts to the bound; below 0, so that no
 * trips are counted, to one that no long holds. */
static Node *distance(Builder *b, const Count *c, Node *begin)
{
    Node *bound = build_cast(b, build_copy(b, c->end), type_long());
    Node *n = operation(b, OP_SUB, bound, build_copy(b, begin));
    return c->holds == OP_LE ? number(b, OP_ADD, n, 1) : n;
}

Decl *jam_whole(Builder *b, const Count *c, int turns, Node *begin, Node *threads)
{
    Node *step = build_copy(b, c->by);
    Node *reaches = operation(b, OP_GE, distance(b, c, begin),
                              build_copy(b, threads));
    Node *is_any = operation(b, OP_LOGICAL_AND,
                             number(b, OP_GE, build_copy(b, begin), 0), reaches);
    int64_t known;
    if (!fold_constant(step, &known))
        is_any = operation(b, OP_LOGICAL_AND, number(b, OP_GT, step, 0), is_any);
    Node *trips = operation(b, OP_SUB, distance(b, c, begin),
                            build_copy(b, threads));
    trips = number(b, OP_ADD, operation(b, OP_DIV, trips, build_copy(b, c->by)), 1);
    const Type *type = type_of_trips(c);
    trips = build_cast(b, number(b, OP_MUL, number(b, OP_DIV, trips, turns), turns),
                       type);
    return build_variable(b, "whole", type, build_choice(
        b, is_any, trips, build_int(b, 0, begin), type));
}

static Node *counted(Builder *b, Decl *counter, Node *end, int step, Node *body)
{
    Node *condition = operation(b, OP_LT, build_use(b, counter, body), end);
    Node *by = number(b, OP_ADD_ASSIGN, build_use(b, counter, body), step);
    return build_for(b, counter, condition, by, body, body);
}

Node *jam_trips(Builder *b, Node *loop, const Count *c, int turns, Decl *whole,
                Node *row, Node *place, Nodes before)
{
    const Type *type = type_of_trips(c);
    Decl *trip = build_variable(b, "trip", type, build_int(b, 0, loop));
    Decl *turn = build_variable(b, "turn", type_int(),
                                build_int(b, 0, loop));
    Decl *i = build_copied_variable(b, c->counter);
    Node *so_far = operation(b, OP_ADD, build_use(b, trip, loop),
                             build_use(b, turn, loop));
    Node *first = operation(b, OP_ADD, row,
                            operation(b, OP_MUL, so_far, build_copy(b, c->by)));
    if (first->type->size > i->type->size)
        first = build_cast(b, first, i->type);
    i->init = operation(b, OP_ADD, first, place);
    Nodes body = {0};
    list_add(&body, build_declaration(b, i, loop));
    list_add(&body, build_copy(b, loop->kids[FOR_BODY]));
    list_add(&before, counted(b, turn, build_int(b, turns, loop), 1,
                              build_block(b, body, loop)));
    return counted(b, trip, build_use(b, whole, loop), turns,
                   build_block(b, before, loop));
}

Node *jam_past(Builder *b, const Count *c, Decl *whole, Node *begin)
{
    return operation(b, OP_ADD, build_copy(b, begin),
                     operation(b, OP_MUL, build_use(b, whole, begin),
                               build_copy(b, c->by)));
}
