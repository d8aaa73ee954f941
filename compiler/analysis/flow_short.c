/* flow_short.c - counted loops of few iterations, which compilers unroll. */
#include "flow.h"
#include "fold.h"
#include "tree/builtin.h"
#include "tree/tree.h"

enum {
    MOST_UNROLLED = 2500, /* nodes */
    MOST_SHORT = 16, /* trips of a loop that is short */
    MOST_SMALL = 600, /* nodes of one that only computes */
    MOST_POWERS = 12, /* trips of a counter that is multiplied */
    MOST_CALLS = 48 /* of functions, which GPUs have a hundred instructions for */
};

static bool adds(Op op)
{
    return op == OP_ADD || op == OP_SUB;
}

static bool multiplies(Op op)
{
    return op == OP_MUL || op == OP_DIV || op == OP_SHL || op == OP_SHR;
}

static bool holds(Op op, int64_t a, int64_t b)
{
    switch (op) {
    case OP_LT: return a < b;
    case OP_LE: return a <= b;
    case OP_GT: return a > b;
    case OP_GE: return a >= b;
    case OP_NE: return a != b;
    default: return false;
    }
}

/* Whether a number of that type is compared as it is. */
static bool counts(const Type *t)
{
    return t->kind == TY_INT || t->kind == TY_UINT || t->kind == TY_LONG
        || t->kind == TY_ULONG;
}

/* How many; 0 where they are more than `most`, or not known. */
static int trips_of(const Node *loop, bool is_sum, int most)
{
    Count c;
    int64_t i, end, by = 1;
    if (!flow_counts(loop, &c) || !(is_sum ? adds(c.op) : multiplies(c.op))
        || (c.by && !fold_constant(c.by, &by)) || !by || !c.end
        || !counts(c.counter->type) || !fold_constant(c.begin, &i)
        || c.end->type->kind != c.counter->type->kind || !fold_constant(c.end, &end))
        return 0;
    int trips = 0;
    for (; trips <= most && holds(c.holds, i, end); trips++)
        if (!fold_compute(c.op, i, by, c.counter->type->size,
                          type_is_unsigned(c.counter->type), &i))
            return 0;
    return trips > most ? 0 : trips;
}

/* How many trips of each loop, loops in loops, and nodes of all of them, may be
 * unrolled. */
typedef struct Room {
    int trips, depth;
    long nodes;
} Room;

/* Its nodes once it is unrolled, or more than there may be; `seen` so far. */
static long unrolled(const Node *n, const Room *most, int depth, int *seen)
{
    long nodes = 1;
    if (!n)
        return 0;
    if (++*seen > MOST_UNROLLED
        || (flow_is_loop(n) && (n->kind != ND_FOR || !depth)))
        return most->nodes + 1;
    depth -= n->kind == ND_FOR;
    for (int i = 0; i < n->declared.count; i++)
        nodes += unrolled(n->declared.items[i]->init, most, depth, seen);
    for (int i = 0; i < n->kid_count && nodes <= most->nodes; i++)
        nodes += unrolled(n->kids[i], most, depth, seen);
    if (n->kind != ND_FOR || nodes > most->nodes)
        return nodes;
    int trips = trips_of(n, true, most->trips);
    return trips ? nodes * trips : most->nodes + 1;
}

/* What is too large is not looked at in other ways. */
static bool has_room(const Node *loop, const Room *most)
{
    int seen = 0;
    return loop->kind == ND_FOR
        && unrolled(loop, most, most->depth, &seen) <= most->nodes
        && !flow_breaks(loop->kids[FOR_BODY])
        && !flow_returns(loop->kids[FOR_BODY])
        && !flow_leaves(loop->kids[FOR_BODY]);
}

static bool is_counter(Node *n, void *counter)
{
    return n->kind == ND_VAR && n->decl == counter;
}

/* An element of a thread's own array, which may be in a structure, that the counter
 * chooses. */
static bool is_chosen(Node *n, void *counter)
{
    Node *array = n->kind == ND_SUBSCRIPT ? node_strip(n->kids[SUBSCRIPT_BASE]) : NULL;
    const Node *root = !array || array->type->kind != TY_ARRAY ? NULL
        : array->kind == ND_MEMBER ? node_root(array)
        : array->kind == ND_VAR ? array : NULL;
    return root && root->decl->kind == DECL_VARIABLE && decl_is_automatic(root->decl)
        && node_any_with(n->kids[SUBSCRIPT_INDEX], is_counter, counter);
}

/* What no processor does for vectors of ints, unless the compiler puts it in other words
 * (print_divide.c). */
static bool divides(Node *n)
{
    int64_t by;
    return op_is_division(n->op) && type_is_integer(n->type)
        && !fold_constant(n->kids[BINARY_RIGHT], &by);
}

/* Whether it goes through an array that may be kept in registers: one of a thread's own,
 * of whose elements an unrolled loop knows the indices. */
static bool is_of_array(const Node *loop, const Room *most)
{
    Node *body = loop->kids[FOR_BODY];
    return has_room(loop, most) && node_any_with(body, is_chosen, flow_counter(loop))
        && !node_any(body, divides);
}

bool flow_is_of_array(const Node *loop)
{
    static const Room IN_REGISTERS = {64, 1, 8 * MOST_UNROLLED};
    return loop->kind == ND_FOR && is_of_array(loop, &IN_REGISTERS);
}

static bool is_in(Node *n, void *decls)
{
    return n->kind == ND_VAR && set_has(decls, n->decl);
}

/* Whether it stores an element, or has one that may be another in the next trip. */
static bool is_moving(Node *n, void *moving)
{
    Node *to = node_assigned(n);
    return (to && node_strip(to)->kind != ND_VAR)
        || (n->kind == ND_SUBSCRIPT && node_any_with(n, is_in, moving));
}

/* Whether it only computes, with variables and elements that stay. */
static bool is_small(const Node *loop)
{
    static const Room SMALL = {MOST_SHORT, 1, MOST_SMALL};
    Set moving = {0};
    if (!has_room(loop, &SMALL) || node_any(loop->kids[FOR_BODY], divides))
        return false;
    flow_find_moving((Node *)loop, &moving);
    return !node_any_with(loop->kids[FOR_BODY], is_moving, &moving);
}

bool flow_is_short(const Node *loop)
{
    static const Room SHORT = {8, 4, MOST_UNROLLED}, OF_ARRAY = {MOST_SHORT, 1, MOST_UNROLLED};
    return has_room(loop, &SHORT) || is_small(loop)
        || (loop->kind == ND_FOR && is_of_array(loop, &OF_ARRAY));
}

int flow_trips_within(const Node *loop, int most)
{
    return trips_of(loop, true, most);
}

int flow_trips(const Node *loop)
{
    return flow_trips_within(loop, MOST_SHORT);
}

int flow_numbered(const Node *loop)
{
    Count count;
    int64_t begin;
    bool is_numbered = flow_is_short(loop) && flow_is_counted(loop, MOST_SHORT)
        && flow_counts(loop, &count) && flow_count_by(&count) == 1
        && fold_constant(count.begin, &begin) && begin == 0;
    return is_numbered ? flow_trips(loop) : 0;
}

bool flow_is_window(const Node *loop)
{
    static const Room WINDOW = {LONGEST_WINDOW, 3, 10 * MOST_UNROLLED};
    return has_room(loop, &WINDOW);
}

static bool is_told_apart(Node *n, void *counter)
{
    return node_is_of_view(n) || is_counter(n, counter)
        || (n->kind == ND_VAR && n->decl->is_tile_static);
}

/* The calls of functions of many instructions, once it is unrolled. */
static int calls_of(Node *n)
{
    int calls = n->kind == ND_CALL && !builtin_is_instruction(n);
    for (int i = 0; i < n->declared.count; i++)
        calls += n->declared.items[i]->init ? calls_of(n->declared.items[i]->init) : 0;
    for (int i = 0; i < n->kid_count && calls <= MOST_CALLS; i++)
        calls += n->kids[i] ? calls_of(n->kids[i]) : 0;
    int trips = flow_is_loop(n) ? trips_of(n, true, LONGEST_WINDOW) : 1;
    return trips && calls <= MOST_CALLS ? calls * trips : calls;
}

bool flow_repeats_calls(const Node *loop)
{
    return calls_of((Node *)loop) > MOST_CALLS
        && !node_any_with(flow_body((Node *)loop), is_told_apart, flow_counter(loop));
}

static bool count_node(Node *n, void *context)
{
    int *left = context;
    (void)n;
    return --*left > 0;
}

bool flow_is_counted(const Node *loop, int most)
{
    Node *body = loop->kind == ND_FOR ? loop->kids[FOR_BODY] : NULL;
    int left = MOST_UNROLLED;
    node_walk(body, count_node, &left);
    return body && left > 0 && trips_of(loop, true, most) && !flow_jumps(body);
}

/* `1 << k` */
static bool is_power(Node *n, void *counter)
{
    int64_t one;
    Node *by = n->kind == ND_BINARY && n->op == OP_SHL ? node_strip(n->kids[BINARY_RIGHT]) : NULL;
    return by && is_counter(by, counter) && fold_constant(n->kids[BINARY_LEFT], &one) && one;
}

bool flow_is_of_powers(const Node *loop)
{
    if (loop->kind != ND_FOR || flow_breaks(loop->kids[FOR_BODY]))
        return false;
    return trips_of(loop, false, MOST_POWERS)
        || (trips_of(loop, true, MOST_POWERS)
            && node_any_with(loop->kids[FOR_BODY], is_power, flow_counter((Node *)loop)));
}
