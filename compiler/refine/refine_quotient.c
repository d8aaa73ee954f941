/* refine_quotient.c - replaces quotients and remainders of a thread's number by sums:
 *
 *     int i = t.local[0] * 16 + t.local[1] + q * 256;
 *     s[i / 64][i % 64] = …;
 *
 * In a tile 16 wide, i is 16 * a + b, where b is from 0 to 15 and a is the same for a row
 * of threads: i / 64 is a / 4, and i % 64 is a % 4 * 16 + b. This shows that the threads
 * of a row access neighbouring elements of one row.
 */
#include "refine.h"
#include "analysis/flow.h"
#include "builder/sum.h"

typedef struct Quotients {
    Thread thread;
    bool found;
} Quotients;

/* D * rest + lane, both at least 0, and the lane below D. */
typedef struct Split {
    Sum rest, lane;
    int64_t apart; /* D */
} Split;

/* ---- numbers that are not negative --------------------------------------- */

/* The counter of a for that goes up from what is not negative; or NULL. */
static const Decl *steady_counter(const Node *loop)
{
    Count c;
    int64_t first;
    return flow_counts(loop, &c) && flow_count_by(&c) > 0 && c.counter->type->kind == TY_INT
        && fold_constant(c.begin, &first) && first >= 0 ? c.counter : NULL;
}

/* ---- sums in two parts ---------------------------------------------------- */

static bool is_natural(const Quotients *q, const Term *t)
{
    return t->times > 0 && (t->kind != TERM_DECL
                            || set_has(&q->thread.steady, t->decl));
}

/* The lane is the thread's place in its row, and a number. */
static bool split(Quotients *q, Sum sum, int64_t divisor, Split *out)
{
    const Type *index = q->thread.index->type;
    int last = index->rank - 1;
    Sum lane = sum_of_local(&q->thread, last);
    bool has_lane = false;
    *out = (Split){.rest = {.is_known = true}, .lane = lane, .apart = divisor};
    for (int i = 0; i < sum.count; i++) {
        const Term *t = &sum.terms[i];
        bool is_lane = t->kind == TERM_LOCAL && t->dimension == last && t->times == 1;
        has_lane |= is_lane;
        if (!is_natural(q, t))
            return false;
        if (!is_lane)
            out->apart = fold_common_divisor(out->apart, t->times);
    }
    int64_t past = sum.number % out->apart;
    if (!has_lane || sum.number < 0 || past + index->tile[last] > out->apart)
        return false;
    out->lane.number += past;
    sum = sum_add(sum, out->lane, -1);
    out->rest.number = sum.number / out->apart;
    for (int i = 0; i < sum.count; i++) {
        out->rest.terms[i] = sum.terms[i];
        out->rest.terms[i].times /= out->apart;
    }
    out->rest.count = sum.count;
    return true;
}

/* ---- expressions ---------------------------------------------------------- */

int64_t refine_divisor(const Node *n)
{
    int64_t by;
    if (n->kind != ND_BINARY || !n->type || !type_is_integer(n->type)
        || !fold_constant(n->kids[BINARY_RIGHT], &by) || by <= 0 || by >= 1 << 16)
        return 0;
    if (n->op == OP_SHR)
        return by < 16 ? 1 << by : 0;
    if (n->op == OP_AND)
        return fold_mask_size(by);
    return n->op == OP_DIV || n->op == OP_MOD ? by : 0;
}

static Node *operation(Quotients *q, Op op, Node *a, int64_t by, const Node *place)
{
    Builder *b = q->thread.builder;
    Node *right = build_int(b, (int)by, place);
    return build_binary(b, op, a, right, right->type);
}

static Node *expression_of(Quotients *q, const Split *s, int64_t divisor,
                           const Node *n)
{
    bool is_quotient = n->op == OP_DIV || n->op == OP_SHR;
    int64_t times = divisor / s->apart;
    Node *rest = sum_expression(&q->thread, s->rest, n);
    if (is_quotient)
        return times == 1 ? rest : operation(q, OP_DIV, rest, times, n);
    Node *lane = sum_expression(&q->thread, s->lane, n);
    if (times == 1)
        return lane;
    rest = operation(q, OP_MOD, rest, times, n);
    return build_binary(q->thread.builder, OP_ADD,
                        operation(q, OP_MUL, rest, s->apart, n), lane, lane->type);
}

static void change(Quotients *q, Node *n)
{
    int64_t divisor = refine_divisor(n);
    Split s;
    if (!divisor || divisor == 1
        || !split(q, sum_of(&q->thread, n->kids[BINARY_LEFT]), divisor, &s))
        return;
    q->found = true;
    Node *value = expression_of(q, &s, divisor, n);
    *n = *build_converted(q->thread.builder, value, n->type);
}

/* ---- statements ----------------------------------------------------------- */

static void visit(Quotients *q, Node *n)
{
    const Decl *counter = n->kind == ND_FOR ? steady_counter(n) : NULL;
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            visit(q, n->declared.items[i]->init);
    if (counter) {
        set_add(&q->thread.steady, counter);
        sum_move(&q->thread);
    }
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            visit(q, n->kids[i]);
    if (counter) {
        set_remove(&q->thread.steady, counter);
        sum_move(&q->thread);
    }
    if (n->type)
        change(q, n);
}

Function *refine_quotients(Program *prog, Function *kernel)
{
    bool is_tiled = kernel->parameters.items[0]->type->kind == TY_TILED_INDEX;
    Function *copy = is_tiled ? build_copied_kernel(prog, kernel) : NULL;
    if (!copy)
        return kernel;
    Builder b = {.prog = prog};
    builder_find_facts(&b, copy);
    Quotients q = {.thread = sum_any_thread(&b, copy)};
    visit(&q, copy->body);
    return q.found ? copy : kernel;
}
