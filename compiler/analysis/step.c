/* step.c - how far integers are apart from thread to thread in a dimension. */
#include "step.h"
#include "tree/tree.h"

/* A variable's. */
typedef struct Step {
    int64_t by;
    bool is_known; /* else what it is made of is being looked at */
} Step;

Steps steps_of(const Function *kernel, int dimension)
{
    return (Steps){.index = kernel->parameters.items[0], .dimension = dimension};
}

/* ---- arithmetic --------------------------------------------------------- */

static bool is_number(int64_t step)
{
    return step != STEP_FAR && step != STEP_ODD;
}

/* Of what is computed of both in a way that is not followed. */
static int64_t mixed(int64_t a, int64_t b)
{
    return a == STEP_FAR || b == STEP_FAR ? STEP_FAR : a || b ? STEP_ODD : 0;
}

static int64_t sum(int64_t a, int64_t b)
{
    int64_t sum = 0;
    if (!a || !b)
        return a ? a : b;
    if (!is_number(a) || !is_number(b))
        return mixed(a, b);
    return __builtin_add_overflow(a, b, &sum) ? STEP_FAR : sum;
}

static int64_t times(int64_t step, int64_t by)
{
    int64_t product = 0;
    if (!is_number(step))
        return step;
    return __builtin_mul_overflow(step, by, &product) ? STEP_FAR : product;
}

static int64_t product(int64_t step, const Node *by)
{
    return by->is_constant ? times(step, (int64_t)by->value)
        : step && step != STEP_ODD ? STEP_FAR : step;
}

/* ---- expressions -------------------------------------------------------- */

static int64_t variable_step(Steps *s, const Decl *d)
{
    if (d == s->index && type_rank(d->type) == 1)
        return 1;
    if (!d->init || !decl_is_automatic(d) || d->is_circular)
        return 0;
    Step *step = MAP_OBJECT(Step, &s->known, d);
    if (!step->is_known) {
        step->is_known = true;
        step->by = step_of(s, d->init);
    }
    return step->by;
}

static int64_t binary_step(Steps *s, Node *n)
{
    Node *left = node_strip(n->kids[BINARY_LEFT]), *right = node_strip(n->kids[BINARY_RIGHT]);
    int64_t a = step_of(s, left), b = step_of(s, right);
    switch (n->op) {
    case OP_ADD:
        return sum(a, b);
    case OP_SUB:
        return sum(a, is_number(b) ? -b : b);
    case OP_MUL:
        return mixed(a, b) ? sum(product(a, right), product(b, left)) : 0;
    case OP_SHL:
        return right->is_constant && right->value < 32
            ? times(a, (int64_t)1 << right->value) : mixed(a, b);
    default:
        return mixed(a, b);
    }
}

static bool is_place(const Steps *s, const Node *n)
{
    return node_is_variable(n->kids[SUBSCRIPT_BASE], s->index);
}

int64_t step_of(Steps *s, Node *n)
{
    int64_t step = 0;
    n = node_strip(n);
    if (n->is_constant || n->kind == ND_CALL || (n->type && type_is_floating(n->type)))
        return 0;
    if (n->kind == ND_SUBSCRIPT) {
        const Node *d = node_strip(n->kids[SUBSCRIPT_INDEX]);
        return is_place(s, n) && d->is_constant && (int)d->value == s->dimension;
    }
    if (n->kind == ND_VAR)
        return variable_step(s, n->decl);
    if (n->kind == ND_BINARY)
        return binary_step(s, n);
    if (n->kind == ND_CAST)
        return step_of(s, n->kids[0]);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            step = mixed(step, step_of(s, n->kids[i]));
    return step;
}
