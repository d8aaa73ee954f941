/* jam_walk.c - unroll and jam of loops that take the threads of a row from one row of a
 * view to the next, in the simple model:
 *
 *     for (int k = 0; k < n; k++)             for (int k = 0; k < n / 4 * 4; k += 4)
 *         sum += a[row][k] * b[k][column];        for (int turn = 0; turn < 4; turn++)
 *                                                     sum += a[row][k + turn]
 *                                                         * b[k + turn][column];
 *                                             for (int k = n / 4 * 4; k < n; k++)
 *                                                 sum += a[row][k] * b[k][column];
 *
 * Such a loop goes around the whole row, whose sums are in memory then: they are loaded and
 * stored once for four trips. The order of each thread's additions stays.
 */
#include "jam.h"
#include "analysis/fold.h"
#include "retile.h"

/* With four rows (serial_together.c) that is work for half the registers; 8 take as long, and
 * longer to be built. */
enum { TURNS = 4 };

typedef struct Walks {
    Builder builder;
    const Set *loops;
} Walks;

/* ---- where the last trips begin ----------------------------------------- */

/* The type in which nothing overflows: that of a counter that starts at a natural number,
 * or, for smaller ones, long. */
static const Type *type_of(const Count *c)
{
    bool starts_there = c->begin->is_constant && (int64_t)c->begin->value >= 0;
    return starts_there && c->holds == OP_LT && c->end->type->kind == c->counter->type->kind
        ? c->counter->type : type_long();
}

static Node *as(Builder *b, Node *n, const Type *type)
{
    n = build_copy(b, n);
    return n->is_constant ? n : build_converted(b, n, type);
}

static bool is_zero(const Node *n)
{
    return n->is_constant && n->value == 0;
}

/* Past the last trip. */
static Node *past(Builder *b, const Count *c)
{
    const Type *type = type_of(c);
    Node *end = as(b, c->end, type);
    return c->holds == OP_LE ? build_binary(b, OP_ADD, end, build_int(b, 1, end), type) : end;
}

/* The same as a number; false where it is none. */
static bool find_whole(const Count *c, int64_t *whole, int64_t *end)
{
    int64_t begin;
    if (!fold_constant(c->begin, &begin) || !fold_constant(c->end, end)
        || begin != (int)begin || *end != (int)*end)
        return false;
    *end += c->holds == OP_LE;
    *whole = *end > begin ? begin + (*end - begin) / TURNS * TURNS : begin;
    return *whole == (int)*whole;
}

/* Past the last of so many trips at a time. */
static Node *whole(Builder *b, const Count *c)
{
    int64_t number, end;
    if (find_whole(c, &number, &end))
        return build_int(b, (int)number, c->end);
    const Type *type = type_of(c);
    Node *begin = as(b, c->begin, type), *turn = build_int(b, TURNS, begin);
    Node *trips = is_zero(begin) ? past(b, c) : build_binary(b, OP_SUB, past(b, c), begin, type);
    Node *some = build_binary(b, OP_MUL, build_binary(b, OP_DIV, trips, turn, type), turn, type);
    Node *is_any = build_binary(b, OP_GT, past(b, c), begin, type_int());
    if (!is_zero(begin))
        some = build_binary(b, OP_ADD, begin, some, type);
    return build_converted(b, build_choice(b, is_any, some, begin, type), c->counter->type);
}

/* ---- loops -------------------------------------------------------------- */

/* Whether it counts by 1, in numbers that do not overflow. */
static bool counts(Builder *b, Node *loop, Count *c)
{
    if (!flow_counts(loop, c) || flow_count_by(c) != 1
        || (c->holds != OP_LT && c->holds != OP_LE) || !type_is_wide(c->counter->type))
        return false;
    const Type *types[] = {c->counter->type, c->begin->type, c->end->type};
    bool are_small = true;
    for (int i = 0; i < 3; i++)
        are_small &= !type_is_unsigned(types[i]) && types[i]->size <= 4;
    return (are_small || type_of(c) == c->counter->type) && jam_is_fixed(b, c->begin)
        && jam_is_fixed(b, c->end);
}

static Node *jammed(Builder *b, Node *loop, const Count *c)
{
    const Type *type = c->counter->type;
    Decl *trip = build_copied_variable(b, c->counter);
    Decl *turn = build_variable(b, "turn", type_int(), build_int(b, 0, loop));
    trip->init = build_copy(b, c->begin);
    *map_put_pointer(&b->stands, c->counter) = build_binary(
        b, OP_ADD, build_use(b, trip, loop), build_use(b, turn, loop), type);
    Node *body = build_count(b, turn, build_int(b, TURNS, loop),
                             build_copy(b, loop->kids[FOR_BODY]), loop);
    Node *goes_on = build_binary(b, OP_LT, build_use(b, trip, loop), whole(b, c),
                                 type_int());
    Node *next = build_binary(b, OP_ADD_ASSIGN, build_use(b, trip, loop),
                              build_int(b, TURNS, loop), type);
    return build_for(b, trip, goes_on, next, body, loop);
}

static Node *rest(Builder *b, Node *loop, const Count *c)
{
    Decl *trip = build_copied_variable(b, c->counter);
    trip->init = whole(b, c);
    return build_for(b, trip, build_copy(b, loop->kids[FOR_CONDITION]),
                     build_copy(b, loop->kids[FOR_STEP]),
                     build_copy(b, loop->kids[FOR_BODY]), loop);
}

static Node *in_turns(Builder *b, Node *loop)
{
    Count c;
    int64_t number, end;
    if (!counts(b, loop, &c) || jam_turns_of(loop->kids[FOR_BODY]) < TURNS)
        return loop;
    Nodes list = {0};
    list_add(&list, jammed(b, loop, &c));
    if (!find_whole(&c, &number, &end) || number < end)
        list_add(&list, rest(b, loop, &c));
    return build_block(b, list, loop);
}

static Node *with_turns(Walks *w, Node *n)
{
    if (set_has(w->loops, n))
        return in_turns(&w->builder, n);
    Node *copy = NULL, *now = n;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && !n->kids[i]->type)
            now = node_with_kid(n, &copy, i, with_turns(w, n->kids[i]));
    return now;
}

Function *jam_walks(Program *prog, Function *kernel, const Set *loops)
{
    Walks w = {.builder = {.prog = prog}, .loops = loops};
    builder_learn(&w.builder, kernel);
    Node *body = with_turns(&w, kernel->body);
    return body == kernel->body || w.builder.why_not ? kernel
                                                     : build_function(kernel, body);
}
