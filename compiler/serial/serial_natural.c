/* serial_natural.c - ranges: which integers are not negative, also when converted to a signed
 * type. Their sums and comparisons are the same in all types.
 */
#include "planner.h"
#include "analysis/flow.h"

typedef struct Changes {
    Planner *planner;
    const Decl *of;
} Changes;

static bool keeps_small(Op op)
{
    return op == OP_DIV || op == OP_SHR || op == OP_MOD || op == OP_AND;
}

/* Signed arithmetic does not wrap around; what is unsigned, or made smaller
 * afterwards, only where it does not grow. */
static bool may_grow(const Type *t)
{
    return !type_is_unsigned(t) && t->size >= 4;
}

static bool keeps_natural(const Type *t, Op op)
{
    return op == OP_NONE || keeps_small(op)
        || (may_grow(t) && (op == OP_ADD || op == OP_MUL || op == OP_SHL));
}

/* d += value is computed in the larger type of the two. */
static bool change_keeps_natural(const Type *t, const Type *value, Op op)
{
    bool is_mixed = value->size > t->size || type_is_unsigned(value);
    return is_mixed ? op == OP_NONE || keeps_small(op) : keeps_natural(t, op);
}

/* A change that may make a natural number negative, or as large as one that is
 * taken for negative. */
static bool is_spoiling(Node *n, void *context)
{
    const Changes *c = context;
    const Decl *d = c->of;
    if (node_changed(n) != d)
        return false;
    if (n->kind == ND_UNARY)
        return (n->op != OP_PRE_INC && n->op != OP_POST_INC) || !may_grow(d->type);
    Node *value = n->kids[BINARY_RIGHT];
    return !change_keeps_natural(d->type, value->type, op_of_assignment(n->op))
        || !natural_is(c->planner, value);
}

static bool begins_and_stays_natural(Planner *p, const Decl *d)
{
    return level_is_own(p, d) && d->init && level_changes(p, d) < MANY
        && natural_is(p, d->init)
        && (!level_changes(p, d)
            || !node_any_with(p->kernel->body, is_spoiling, &(Changes){p, d}));
}

/* What variables make of each other stays natural where all of them begin so: one that is
 * being asked about is taken to be natural. If it is not, what followed from that is asked
 * about again. */
static bool is_natural_variable(Planner *p, const Decl *d)
{
    int before = p->natural.count;
    if (list_has(&p->natural, d) || set_has(&p->unnatural, d))
        return list_has(&p->natural, d);
    list_add(&p->natural, d);
    bool is = begins_and_stays_natural(p, d);
    if (!is) {
        p->natural.count = before;
        set_add(&p->unnatural, d);
    }
    return is;
}

/* ---- how large ---------------------------------------------------------- */

/* The counter of `for (…; counter < limit; …)` in the loop's body. */
typedef struct Bound {
    const Decl *counter;
    int64_t most; /* -1: not known */
} Bound;

static bool bounds(Node *n, void *context)
{
    Bound *b = context;
    Count c;
    int64_t end;
    if (flow_counter(n) != b->counter || !flow_counts(n, &c)
        || (c.holds != OP_LT && c.holds != OP_LE) || !fold_constant(c.end, &end)
        || end < 0 || end >= INT32_MAX)
        return false;
    b->most = end - (c.holds == OP_LT);
    return true;
}

/* The most that a counter is which only the loop's header changes, or -1. */
static int64_t most_of_counter(Planner *p, const Decl *d)
{
    Bound b = {d, -1};
    if (level_is_own(p, d) && level_changes(p, d) == 1)
        node_any_with(p->kernel->body, bounds, &b);
    return b.most;
}

static int64_t most(Planner *p, Node *n);

static int64_t most_of_binary(Planner *p, Node *n)
{
    int64_t left = most(p, n->kids[BINARY_LEFT]);
    int64_t right = most(p, n->kids[BINARY_RIGHT]);
    if (left < 0 || right < 0 || (n->op != OP_ADD && n->op != OP_MUL))
        return -1;
    return n->op == OP_ADD ? left + right : left * right;
}

/* A thread's number in its tile. */
static int64_t most_of_place(const Planner *p, const Node *n)
{
    const Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    const Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    bool is_local = node_is_tiled(base, "local") && index->is_constant;
    return is_local ? p->plan->tile[index->value] - 1 : -1;
}

static int64_t most_of_variable(Planner *p, const Decl *d)
{
    bool is_set = level_is_own(p, d) && !level_changes(p, d) && d->init;
    void **known = map_put_pointer(&p->most, d);
    if (*known)
        return (intptr_t)*known - 2;
    *known = (void *)1;
    int64_t number = most_of_counter(p, d);
    number = number < 0 && is_set ? most(p, d->init) : number;
    *map_put_pointer(&p->most, d) = (void *)(intptr_t)(number + 2);
    return number;
}

/* A number that a natural one does not exceed, up to INT32_MAX; -1 where none is
 * known. */
static int64_t most(Planner *p, Node *n)
{
    int64_t number = -1;
    n = node_strip(n);
    if (!n->type || !type_is_integer(n->type))
        return -1;
    if (fold_constant(n, &number))
        return number <= INT32_MAX ? number : -1;
    if (n->kind == ND_CAST && n->type->size >= n->kids[0]->type->size)
        return most(p, n->kids[0]);
    if (n->kind == ND_VAR) {
        number = most_of_variable(p, n->decl);
    } else if (n->kind == ND_BINARY) {
        number = most_of_binary(p, n);
    } else if (n->kind == ND_SUBSCRIPT) {
        number = most_of_place(p, n);
    }
    return number <= INT32_MAX ? number : -1;
}

/* ---- which -------------------------------------------------------------- */

/* An unsigned sum or product of which the largest is known. */
static bool stays_small(Planner *p, Node *n)
{
    bool grows = n->op == OP_ADD || n->op == OP_MUL;
    return grows && type_is_unsigned(n->type) && n->type->size >= 4
        && most_of_binary(p, n) >= 0 && most(p, n) >= 0;
}

static bool is_natural_binary(Planner *p, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (!keeps_natural(n->type, n->op) && !stays_small(p, n))
        return false;
    switch (n->op) {
    case OP_ADD:
    case OP_MUL:
    case OP_DIV:
    case OP_SHL:
        return natural_is(p, left) && natural_is(p, right);
    case OP_SHR:
    case OP_MOD:
        return natural_is(p, left);
    case OP_AND:
        return natural_is(p, left) || natural_is(p, right);
    default:
        return false;
    }
}

/* A thread's number, or a tile's. */
static bool is_place(const Planner *p, const Node *n)
{
    const Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    if (base->kind == ND_VAR)
        return base->decl == p->plan->index;
    return node_tiled(base);
}

/* Whether it is a number from 0 on that no signed type of its size would take for
 * a negative one. */
bool natural_is(Planner *p, Node *n)
{
    int64_t number;
    if (!n->type || !type_is_integer(n->type))
        return false;
    if (fold_constant(n, &number))
        return number >= 0 && number <= INT32_MAX;
    switch (n->kind) {
    case ND_PAREN:
        return natural_is(p, n->kids[0]);
    case ND_CAST:
        return n->type->size >= n->kids[0]->type->size
            && natural_is(p, n->kids[0]);
    case ND_VAR:
        return n->decl == p->plan->index
            || (type_is_unsigned(n->type) && most_of_counter(p, n->decl) >= 0)
            || is_natural_variable(p, n->decl);
    case ND_BINARY:
        return is_natural_binary(p, n);
    case ND_SUBSCRIPT:
        return is_place(p, n);
    default:
        return false;
    }
}
