/* serial_torn.c - elements that a thread stores, and comes back to under a condition or after
 * one:
 *
 *     p[me].x += v;
 *     if (p[me].x < 0)
 *         p[me].x = 0;
 *     p[me].y = …;
 *
 * LLVM makes one access of those to neighbouring numbers: it stores all of them where the last
 * one is stored, and loads all where the first one is loaded. Up to LLVM 16 it does not see
 * what else is loaded or stored in between, and the first store undoes the second one. So
 * such threads go one by one.
 */
#include "planner.h"
#include "analysis/flow.h"

#include <stdlib.h>

enum { MOST_ACCESSES = 1000 };

typedef struct Access {
    Node *place; /* an element, or a part of one */
    const Decl *array;
    bool is_store, is_in_order;
    bool has_gaps; /* neighbours have theirs some bytes apart: it may be moved */
    int block; /* the number of the condition that it is under, 0: none */
} Access;

typedef struct Torn {
    Planner *planner;
    LIST(Access) accesses;
    LIST(int) around; /* of each block: the one that it is in */
    int block;
    const Decl *counter; /* of a loop that is gone through again: what it chooses is other */
    Map trips; /* Decl of a counter from 0 on -> how many there are, of a short loop */
} Torn;

/* ---- places --------------------------------------------------------------- */

static Node *base_of(const Node *n)
{
    return node_strip(n->kids[n->kind == ND_MEMBER ? MEMBER_BASE : SUBSCRIPT_BASE]);
}

static bool is_part(const Node *n)
{
    return n->kind == ND_SUBSCRIPT || (n->kind == ND_MEMBER && !n->is_arrow);
}

/* `a` of `a + 1`, and the 1. */
static Node *split(Node *n, int64_t *more)
{
    n = node_strip(n);
    *more = 0;
    if (n->is_constant) {
        *more = (int64_t)n->value;
        return NULL;
    }
    Node *right = n->op == OP_ADD ? node_strip(n->kids[BINARY_RIGHT]) : NULL;
    if (!right || !right->is_constant)
        return n;
    *more = (int64_t)right->value;
    return node_strip(n->kids[BINARY_LEFT]);
}

static bool are_same(Node *a, Node *b)
{
    return a && b ? node_equals(a, b) : a == b;
}

/* `a` of `a + c + 1`, and the range of `c + 1`, where c is the counter of a short loop. */
static Node *split_range(const Torn *t, Node *n, int64_t *least, int64_t *most)
{
    n = split(n, least);
    *most = *least;
    Node *right = n && n->kind == ND_BINARY && n->op == OP_ADD ? node_strip(n->kids[BINARY_RIGHT])
                                                               : n;
    intptr_t trips = right && right->kind == ND_VAR
        ? (intptr_t)map_value_pointer(&t->trips, right->decl) : 0;
    if (!trips)
        return n;
    *most += trips - 1;
    return right == n ? NULL : node_strip(n->kids[BINARY_LEFT]);
}

static bool are_apart(const Torn *t, Node *a, Node *b)
{
    int64_t least_a, most_a, least_b, most_b;
    Node *rest_a = split(a, &least_a), *rest_b = split(b, &least_b);
    if (are_same(rest_a, rest_b))
        return least_a != least_b;
    rest_a = split_range(t, a, &least_a, &most_a);
    rest_b = split_range(t, b, &least_b, &most_b);
    return are_same(rest_a, rest_b) && (most_a < least_b || most_b < least_a);
}

/* Whether they surely are two places of one array. */
static bool are_distinct(const Torn *t, Node *a, Node *b)
{
    for (; is_part(a) && a->kind == b->kind; a = base_of(a), b = base_of(b)) {
        bool differ = a->kind == ND_MEMBER ? a->field != b->field
            : are_apart(t, a->kids[SUBSCRIPT_INDEX], b->kids[SUBSCRIPT_INDEX]);
        if (differ && node_equals(base_of(a), base_of(b)))
            return true;
    }
    return false;
}

/* ---- accesses ------------------------------------------------------------- */

/* The element that a place is, or is a part of, if neighbours have it in order. */
static Node *element_of(const Torn *t, Node *n)
{
    while (is_part(n) && !set_has(&t->planner->plan->in_order, n))
        n = base_of(n);
    return is_part(n) ? n : NULL;
}

/* Also a part of a structure that each thread has. */
static bool has_gaps(const Torn *t, const Node *place, const Node *element, const Node *array)
{
    return element ? place->type->size < element->type->size
            || abs(growth_in_row(t->planner, element->kids[SUBSCRIPT_INDEX])) > 1
        : array->type->kind == TY_RECORD;
}

static void add_access(Torn *t, Node *place, bool is_store)
{
    const Node *array = place;
    Node *element = element_of(t, place);
    while (is_part(array))
        array = base_of(array);
    if (array->kind != ND_VAR || t->accesses.count == MOST_ACCESSES
        || (t->counter && node_uses(place, t->counter)))
        return;
    bool is_apart = has_gaps(t, place, element, array);
    list_add(&t->accesses, ((Access){place, array->decl, is_store, element || is_apart,
                                     is_apart, t->block}));
}

static void find(Torn *t, Node *n);

static void find_under(Torn *t, Node *n)
{
    int around = t->block;
    list_add(&t->around, around);
    t->block = t->around.count - 1;
    find(t, n);
    t->block = around;
}

/* The next trip of a loop. */
static void find_again(Torn *t, Node *loop)
{
    t->counter = flow_counter(loop);
    find(t, flow_body(loop));
    t->counter = NULL;
}

/* What its places are computed from. */
static void find_indices(Torn *t, Node *place)
{
    for (; is_part(place); place = base_of(place))
        if (place->kind == ND_SUBSCRIPT)
            find(t, place->kids[SUBSCRIPT_INDEX]);
}

static void find(Torn *t, Node *n)
{
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    bool chooses = n->kind == ND_IF || node_chooses(n);
    if (n->kind == ND_FOR && flow_numbered(n))
        *map_put_pointer(&t->trips, flow_counter(n)) = (void *)(intptr_t)flow_numbered(n);
    if (is_part(n)) {
        find_indices(t, n);
        add_access(t, n, false);
        return;
    }
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            find(t, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && n->op == OP_ASSIGN && node_strip(n->kids[i]) == to)
            find_indices(t, to);
        else if (n->kids[i])
            (i && chooses ? find_under : find)(t, n->kids[i]);
    if (to && is_part(to))
        add_access(t, to, true);
    if (flow_counter(n) && !t->counter)
        find_again(t, n);
}

/* ---- what is between ------------------------------------------------------ */

static bool is_within(const Torn *t, int block, int around)
{
    while (block != around && block)
        block = t->around.items[block];
    return block == around;
}

/* Whether a store, or a later access, may be moved beyond the other one. */
static bool is_torn_by(const Torn *t, const Access *store, const Access *later)
{
    if (!store->is_store || store->array != later->array
        || are_distinct(t, store->place, later->place))
        return false;
    if (!store->is_in_order || !later->is_in_order)
        return store->has_gaps || later->has_gaps;
    if (!node_equals(store->place, later->place)) /* in loops: they may be one now and then */
        return store->has_gaps && later->has_gaps;
    bool is_within_it = is_within(t, later->block, store->block);
    return later->is_store
        ? store->has_gaps && is_within_it && later->block != store->block
        : later->has_gaps && !is_within_it;
}

bool torn_stores(Planner *p, const Step *run)
{
    Torn t = {.planner = p};
    list_add(&t.around, 0);
    for (int i = 0; i < run->statements.count; i++)
        find(&t, run->statements.items[i]);
    for (int i = 0; i < t.accesses.count; i++)
        for (int k = i + 1; k < t.accesses.count && t.accesses.items[i].is_store; k++)
            if (is_torn_by(&t, &t.accesses.items[i], &t.accesses.items[k]))
                return true;
    return t.accesses.count == MOST_ACCESSES;
}
