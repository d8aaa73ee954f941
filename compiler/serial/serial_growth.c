/* serial_growth.c - strides: by how much an expression grows from one thread of a row to the
 * next, `n - 2 * me` by -2, `d * me` by d, which the row shares.
 */
#include "planner.h"

/* Numbers that do not wrap around. */
static bool is_signed(const Type *t)
{
    return type_is_wide(t) && !type_is_unsigned(t) && !t->is_volatile;
}

bool growth_is_number(const Type *t)
{
    return type_is_wide(t) && !t->is_volatile;
}

/* Without parentheses and conversions that keep all values, or what an index of 64
 * bits is of them; NULL where it is no such number. */
static Node *strip(Planner *p, Node *n)
{
    while (n->kind == ND_PAREN || n->kind == ND_CAST) {
        Node *inner = n->kids[0];
        bool is_kept = is_signed(inner->type)
            && (is_signed(n->type) || n->type->size == 8);
        if (!growth_is_number(n->type) || !growth_is_number(inner->type)
            || inner->type->size > n->type->size
            || (!is_kept && !growth_is_exact(p, inner)))
            return NULL;
        n = inner;
    }
    return growth_is_number(n->type) ? n : NULL;
}

/* A counter that the threads of a row share out is as large as a view is long at
 * most, and rises from where it begins. */
static bool is_shared_out(Planner *p, const Node *n)
{
    const Kept *kept = serial_kept_of(p->plan, n);
    return kept && kept->strides && growth_is_exact(p, n->decl->init);
}

/* Whether it has the same value in a wider type: unsigned sums may wrap around,
 * but those of natural numbers. */
bool growth_is_exact(Planner *p, Node *n)
{
    if (is_signed(n->type) && natural_is(p, n))
        return true;
    while (n->kind == ND_PAREN || n->kind == ND_CAST) {
        if (!growth_is_number(n->type) || n->type->size < n->kids[0]->type->size)
            return false;
        n = n->kids[0];
    }
    if (n->op == OP_ADD)
        return growth_is_exact(p, n->kids[BINARY_LEFT])
            && growth_is_exact(p, n->kids[BINARY_RIGHT]);
    return is_shared_out(p, n) || natural_is(p, n);
}

/* A tiled index's, or the simple model's index. */
static bool has_places(const Planner *p, const Node *base)
{
    return (base->kind == ND_VAR && base->decl == p->plan->index) || node_is_place(base);
}

bool growth_is_global(const Node *place)
{
    return node_is_tiled(node_strip(place->kids[SUBSCRIPT_BASE]), "global");
}

int growth_dimension(const Planner *p, const Node *n)
{
    if (n->kind != ND_SUBSCRIPT
        || !has_places(p, node_strip(n->kids[SUBSCRIPT_BASE])))
        return -1;
    Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    return index->is_constant ? (int)index->value : -1;
}

static int growth_of_variable(Planner *p, Decl *d, int dimension)
{
    const Kept *kept = serial_kept(p->plan, d);
    if (!kept || kept->keep != KEEP_AGAIN)
        return GROWTH_UNKNOWN;
    if (d == p->plan->index)
        return type_is_arithmetic(d->type) ? 1 : GROWTH_UNKNOWN;
    if (kept->strides)
        return dimension == p->plan->last ? 1 : GROWTH_UNKNOWN;
    return growth_along(p, d->init, dimension);
}

static int growth_of_product(Node *factor, int growth)
{
    factor = node_strip(factor);
    int64_t times = factor->is_constant ? (int64_t)factor->value : 0;
    bool is_small = times && times >= -MOST_GROWTH && times <= MOST_GROWTH;
    return growth == 0 ? 0 : is_small ? (int)times * growth : GROWTH_UNKNOWN;
}

/* Sums, and products with a constant. */
static int growth_of_binary(Planner *p, Node *n, int dimension)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    int a = growth_along(p, left, dimension), growth = GROWTH_UNKNOWN;
    int b = a == GROWTH_UNKNOWN ? a : growth_along(p, right, dimension);
    if (b == GROWTH_UNKNOWN)
        return GROWTH_UNKNOWN;
    if (n->op == OP_ADD || n->op == OP_SUB)
        growth = n->op == OP_ADD ? a + b : a - b;
    else if (a == 0)
        growth = growth_of_product(left, b);
    else if (b == 0)
        growth = growth_of_product(right, a);
    return growth >= -MOST_GROWTH && growth <= MOST_GROWTH
        ? growth : GROWTH_UNKNOWN;
}

/* Whether all neighbours along a dimension surely have the same value. */
static bool is_shared_along(Planner *p, Node *n, int dimension)
{
    Same least = dimension == p->plan->last ? SAME_IN_ROW : SAME_IN_TILE;
    return level_of(p, n) <= least;
}

/* Whether an index may be no sum of its parts: an unsigned one of 32 bits wraps around.
 * Where that comes of one part alone (n * k, -1 as an unsigned number, or a variable
 * with such a sum), neighbours have neighbouring elements all the same: that part as a
 * signed number gives each place, since none is above INT32_MAX. */
static bool may_wrap(Planner *p, Node *n, int dimension)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (!type_is_unsigned(n->type) || n->type->size == 8)
        return false;
    bool left_is = growth_is_exact(p, left), right_is = growth_is_exact(p, right);
    bool is_one = left_is || right_is;
    bool falls = n->op == OP_SUB && growth_along(p, right, dimension) != 0;
    return !is_one || (falls && !left_is);
}

/* A part that may have wrapped around: print_wide.c. */
static void note_wrap(Planner *p, Node *n)
{
    if (type_is_unsigned(n->type) && n->type->size == 4 && !growth_is_exact(p, n))
        set_add(&p->plan->wraps, n);
}

int growth_along(Planner *p, Node *whole, int dimension)
{
    Node *n = strip(p, whole);
    if (!n)
        return growth_is_number(whole->type) && is_shared_along(p, whole, dimension)
            ? 0 : GROWTH_UNKNOWN;
    bool is_sum = n->op == OP_ADD || n->op == OP_SUB;
    bool is_shared = is_shared_along(p, n, dimension);
    if (!is_shared && is_sum && !may_wrap(p, n, dimension))
        return growth_of_binary(p, n, dimension);
    note_wrap(p, n);
    if (is_shared)
        return 0;
    if (n->kind == ND_VAR)
        return growth_of_variable(p, n->decl, dimension);
    if (n->op == OP_MUL && is_signed(n->type))
        return growth_of_binary(p, n, dimension);
    int own = growth_dimension(p, n);
    return own < 0 ? GROWTH_UNKNOWN : own == dimension;
}

int growth_in_row(Planner *p, Node *n)
{
    return growth_along(p, n, p->plan->last);
}

/* Of a product with what the row shares, which is not negative. */
static bool find_times(Planner *p, Node *n, Span *span)
{
    for (int i = 0; i < 2; i++) {
        Node *times = n->kids[i], *other = n->kids[1 - i];
        if (level_of(p, times) <= SAME_IN_ROW && natural_is(p, times)
            && growth_find(p, other, span) && !span->times) {
            span->times = times;
            return true;
        }
    }
    return false;
}

/* Of a sum with what the row shares. */
static bool find_in_sum(Planner *p, Node *n, Span *span)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (growth_in_row(p, right) == 0)
        return growth_find(p, left, span);
    bool found = growth_in_row(p, left) == 0 && growth_find(p, right, span);
    if (found && n->op == OP_SUB)
        span->growth = -span->growth;
    return found;
}

bool growth_find(Planner *p, Node *n, Span *span)
{
    span->growth = growth_in_row(p, n);
    span->times = NULL;
    if (span->growth != GROWTH_UNKNOWN)
        return span->growth != 0;
    n = strip(p, n);
    if (!n || (type_is_unsigned(n->type) && !natural_is(p, n)))
        return false;
    Node *init = serial_again(p->plan, n);
    if (init)
        return growth_find(p, init, span);
    if (n->kind != ND_BINARY)
        return false;
    if (n->op == OP_ADD || n->op == OP_SUB)
        return find_in_sum(p, n, span);
    return n->op == OP_MUL && find_times(p, n, span);
}
