/* multiples.c - integers of a kernel as sums of multiples.
 *
 * A variable has the sum of all values that are assigned to it, wherever that is, if they
 * agree; if they do not, it is not known.
 */
#include "multiples.h"

#include <string.h>

/* ---- what variables are given ------------------------------------------- */

typedef struct Given {
    LIST(Node *) gifts; /* initializers, arguments, assignments, steps, & of it */
    bool is_read;
    Multiples multiples; /* then: what it is; while it is being read: none */
} Given;

static void note_gift(Device *dev, const Decl *d, Node *n)
{
    Given *given = MAP_OBJECT(Given, &dev->given, d);
    if (n)
        list_add(&given->gifts, n);
}

static bool find_gifts(Node *n, void *context)
{
    Device *dev = context;
    for (int i = 0; i < n->declared.count; i++)
        note_gift(dev, n->declared.items[i], n->declared.items[i]->init);
    const Decl *d = node_changed(n);
    if (d)
        note_gift(dev, d, n);
    const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    int last = f ? n->kid_count - CALL_ARGUMENT : 0;
    for (int i = 0; i < last && i < f->parameters.count; i++)
        note_gift(dev, f->parameters.items[i], n->kids[CALL_ARGUMENT + i]);
    return true;
}

static void read_function(Device *dev, Function *f)
{
    if (set_add(&dev->read, f))
        node_walk(f->body, find_gifts, dev);
}

/* Of all of the unit, which call each other, and of what the serial form made of
 * one of them. NULL for a variable that is in none of these. */
static Given *given_to(Device *dev, const Decl *d)
{
    bool is_first = set_add(&dev->read, dev->prog->unit);
    for (int i = 0; i < dev->prog->unit->functions.count && is_first; i++)
        if (dev->prog->unit->functions.items[i]->restriction & AMP)
            read_function(dev, dev->prog->unit->functions.items[i]);
    if (dev->w.instance)
        read_function(dev, dev->w.instance->function);
    return map_value_pointer(&dev->given, d);
}

/* ---- sums of multiples -------------------------------------------------- */

/* The thread's place in each, as what counts. */
static const char DIMENSIONS[3][2] = {"0", "1", "2"};

static void add_term(Multiples *m, const void *of, int64_t by)
{
    int i = 0;
    while (i < m->count && m->terms[i].of != of)
        i++;
    if (i == MOST_TERMS) {
        m->is_unknown = true;
        return;
    }
    int64_t before = i < m->count ? m->terms[i].by : 0;
    m->terms[i].of = of;
    m->terms[i].by = (int64_t)((uint64_t)before + (uint64_t)by);
    m->count += i == m->count;
}

static void add(Device *dev, Multiples *m, Node *n, int64_t by);

Multiples multiples_of(Device *dev, Node *n)
{
    Multiples m = {0};
    add(dev, &m, n, 1);
    return m;
}

static int64_t times(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

static void add_product(Device *dev, Multiples *m, const Node *n, int64_t by)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    int64_t value;
    if (n->op == OP_MUL && fold_constant(left, &value)) {
        add(dev, m, right, times(by, value));
    } else if (fold_constant(right, &value)) {
        int64_t power = (int64_t)(UINT64_C(1) << (value & 63));
        add(dev, m, left, times(by, n->op == OP_SHL ? power : value));
    } else {
        Multiples a = multiples_of(dev, left), b = multiples_of(dev, right);
        m->is_unknown = m->is_unknown || a.is_unknown || b.is_unknown
            || (n->op == OP_MUL && a.count && b.count);
    }
}

/* Of what divides evenly; compilers know nothing of the rest. */
static void add_quotient(Device *dev, Multiples *m, const Node *n, int64_t by)
{
    Multiples whole = multiples_of(dev, n->kids[BINARY_LEFT]);
    int64_t divisor;
    bool is_even = fold_constant(n->kids[BINARY_RIGHT], &divisor);
    if (is_even && n->op == OP_SHR)
        divisor = INT64_C(1) << (divisor & 31);
    is_even = is_even && divisor > 0;
    for (int i = 0; i < whole.count; i++)
        is_even = is_even && whole.terms[i].by % divisor == 0;
    for (int i = 0; is_even && i < whole.count; i++)
        add_term(m, whole.terms[i].of, times(whole.terms[i].by / divisor, by));
}

static void add_binary(Device *dev, Multiples *m, const Node *n, int64_t by)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    switch (n->op) {
    case OP_ADD: case OP_SUB: case OP_OR: case OP_XOR: case OP_AND:
        add(dev, m, left, by);
        add(dev, m, right, n->op == OP_SUB ? times(by, -1) : by);
        break;
    case OP_MUL: case OP_SHL:
        add_product(dev, m, n, by);
        break;
    case OP_DIV: case OP_SHR:
        add_quotient(dev, m, n, by);
        break;
    case OP_MOD:
        add(dev, m, left, by);
        break;
    case OP_COMMA:
        add(dev, m, right, by);
        break;
    default:
        m->is_unknown = m->is_unknown || op_form(n->op) == 'A';
    }
}

/* `d = d + 3` is a step. */
static void add_assigned(Device *dev, Multiples *m, const Decl *d, Node *value)
{
    int64_t step;
    if (value->kind == ND_BINARY && (value->op == OP_ADD || value->op == OP_SUB)
        && node_is_variable(value->kids[BINARY_LEFT], d)
        && fold_constant(value->kids[BINARY_RIGHT], &step))
        add_term(m, d, value->op == OP_SUB ? times(step, -1) : step);
    else
        add(dev, m, value, 1);
}

/* What one of its gifts makes of a variable. */
static Multiples multiples_of_gift(Device *dev, Decl *d, Node *gift)
{
    Multiples m = {0};
    Op op = gift->kind == ND_BINARY ? op_of_assignment(gift->op) : OP_NONE;
    int64_t step;
    if (node_changed(gift) != d) {
        add(dev, &m, gift, 1);
    } else if (gift->kind == ND_UNARY && op_is_step(gift->op)) {
        bool is_up = gift->op == OP_PRE_INC || gift->op == OP_POST_INC;
        add_term(&m, d, is_up ? 1 : -1);
    } else if (gift->kind == ND_BINARY && gift->op == OP_ASSIGN) {
        add_assigned(dev, &m, d, node_strip(gift->kids[BINARY_RIGHT]));
    } else if (op == OP_ADD || op == OP_SUB) {
        if (fold_constant(gift->kids[BINARY_RIGHT], &step))
            add_term(&m, d, op == OP_SUB ? times(step, -1) : step);
        else
            add(dev, &m, gift->kids[BINARY_RIGHT], 1);
    } else if (op == OP_XOR || op == OP_OR) {
        add(dev, &m, gift->kids[BINARY_RIGHT], 1);
    } else if (op != OP_DIV && op != OP_SHR && op != OP_MOD && op != OP_AND) {
        m.is_unknown = true;
    }
    return m;
}

/* `m` or the other one. */
static void join(Multiples *m, const Multiples *other)
{
    m->is_unknown = m->is_unknown || other->is_unknown;
    for (int i = 0; i < other->count; i++) {
        int k = 0;
        while (k < m->count && m->terms[k].of != other->terms[i].of)
            k++;
        if (k == m->count)
            add_term(m, other->terms[i].of, other->terms[i].by);
        else if (m->terms[k].by != other->terms[i].by)
            m->is_unknown = true;
    }
}

/* Whether it is what a kernel is given. */
static bool is_index(const Decl *d)
{
    return d->kind == DECL_PARAMETER && d->function && !d->function->decl;
}

static Multiples read_variable(Device *dev, Decl *d, const Given *given)
{
    Multiples m = {0};
    if (is_index(d))
        add_term(&m, DIMENSIONS[0], 1);
    for (int i = 0; i < given->gifts.count && !m.is_unknown; i++) {
        Multiples gift = multiples_of_gift(dev, d, given->gifts.items[i]);
        join(&m, &gift);
    }
    return m;
}

/* Of what a kernel captures compilers know nothing. */
static bool is_captured(const Decl *d)
{
    return !d->function || !(d->function->restriction & AMP);
}

static void add_variable(Device *dev, Multiples *m, Decl *d, int64_t by)
{
    Given *given = given_to(dev, d);
    if (!given && is_captured(d))
        return;
    if (!given) {
        note_gift(dev, d, d->init);
        given = given_to(dev, d);
        given->multiples.is_unknown = given->is_read = !d->init && !is_index(d);
    }
    if (!given->is_read) {
        given->is_read = true;
        given->multiples = read_variable(dev, d, given);
    }
    m->is_unknown = m->is_unknown || given->multiples.is_unknown;
    for (int i = 0; i < given->multiples.count; i++)
        add_term(m, given->multiples.terms[i].of,
                 times(given->multiples.terms[i].by, by));
}

/* A component of what tiled index, with which of its members; of a kernel's
 * index: NULL. */
static bool is_component(const Node *n, const char **member)
{
    const Node *base = node_strip(n->kids[0]);
    const Node *root = node_root((Node *)base);
    *member = node_tiled(base);
    return *member
        || (base->type->kind == TY_VECTOR && root && is_index(root->decl));
}

/* Which dimension's, from 0; or another number. */
static int dimension_of(const Node *n)
{
    if (n->kind == ND_SWIZZLE)
        return node_lane(n, 0);
    const Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    return index->is_constant ? (int)index->value : -1;
}

static void add_component(Multiples *m, const Node *n, const char *member, int64_t by)
{
    int dimension = dimension_of(n);
    if (member && strcmp(member, "local") != 0 && strcmp(member, "global") != 0)
        return; /* all threads of the tile have the same */
    if (dimension >= 0 && dimension < 3)
        add_term(m, DIMENSIONS[dimension], by);
    else
        m->is_unknown = true;
}

/* Of what memory holds compilers know nothing; a thread's own structures and
 * arrays are as variables for them. */
static void add_part(Multiples *m, Node *n, int64_t by)
{
    const char *member;
    const Node *root = node_root(n);
    if (n->kind != ND_MEMBER && is_component(n, &member))
        add_component(m, n, member, by);
    else if (root && decl_is_automatic(root->decl))
        m->is_unknown = true;
}

static void add_call(Device *dev, Multiples *m, const Node *call)
{
    if (builtin_of(call))
        return;
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        Multiples argument = multiples_of(dev, call->kids[i]);
        m->is_unknown = m->is_unknown || argument.is_unknown || argument.count;
    }
}

/* Adds n * by. */
static void add(Device *dev, Multiples *m, Node *n, int64_t by)
{
    n = node_strip(n);
    if (n->is_constant || !n->type || !type_is_integer(n->type) || m->is_unknown)
        return;
    switch (n->kind) {
    case ND_VAR:
        add_variable(dev, m, n->decl, by);
        break;
    case ND_SUBSCRIPT: case ND_SWIZZLE: case ND_MEMBER:
        add_part(m, n, by);
        break;
    case ND_BINARY:
        add_binary(dev, m, n, by);
        break;
    case ND_UNARY:
        if (op_is_step(n->op) || n->op == OP_PLUS)
            add(dev, m, n->kids[0], by);
        else if (n->op == OP_MINUS || n->op == OP_NOT)
            add(dev, m, n->kids[0], times(by, -1));
        break;
    case ND_CAST:
        add(dev, m, n->kids[0], by);
        break;
    case ND_CALL:
        add_call(dev, m, n);
        break;
    case ND_STATEMENT_EXPR:
        m->is_unknown = true;
        break;
    default:
        break;
    }
}
