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
 * such threads go one by one. What is in between may have another name: a view that the
 * thread makes of the same one, or that a helper is given; or two captured views, where
 * these overlap.
 */
#include "planner.h"
#include "analysis/access.h"
#include "analysis/flow.h"

#include <stdlib.h>

enum { MOST_ACCESSES = 1000 };

typedef struct Access {
    Node *place; /* an element, a part of one, or a view whose elements a helper accesses */
    const Decl *memory; /* an array, or a captured view; NULL: of any view */
    bool is_store, is_in_order;
    bool has_gaps; /* neighbours have theirs some bytes apart: it may be moved */
    int block; /* the number of the condition that it is under, 0: none */
    const Count *trip; /* it is in the next trip of that loop; NULL: in the first one */
} Access;

typedef struct Tears {
    Planner *planner;
    LIST(Access) accesses;
    LIST(int) around; /* of each block: the one that it is in */
    int block;
    const Count *trip; /* the loop that is gone through again */
    Set moving; /* of Decl: what loops make of what they change */
    Map trips; /* Decl of a counter from 0 on -> how many there are, of a short loop */
} Tears;

/* Two accesses. */
typedef struct Pair {
    const Tears *tears;
    const Count *later; /* the loop in whose next trip the second one is; NULL: in no other */
} Pair;

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
    bool is_less = n->kind == ND_BINARY && n->op == OP_SUB;
    Node *right = n->op == OP_ADD || is_less ? node_strip(n->kids[BINARY_RIGHT]) : NULL;
    if (!right || !right->is_constant)
        return n;
    *more = is_less ? -(int64_t)right->value : (int64_t)right->value;
    return node_strip(n->kids[BINARY_LEFT]);
}

static bool are_same(Node *a, Node *b)
{
    return a && b ? node_equals(a, b) : a == b;
}

/* `a` of `a + c + 1`, and the range of `c + 1`, where c is the counter of a short loop. */
static Node *split_range(const Tears *t, Node *n, int64_t *least, int64_t *most)
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

static Look find_moved(Node *n, void *context)
{
    const Tears *t = context;
    return n->kind == ND_VAR && set_has(&t->moving, n->decl) ? FOUND : LOOK_BELOW;
}

static Look find_other(Node *n, void *context)
{
    const Pair *pair = context;
    return n->kind == ND_VAR && n->decl != pair->later->counter
            && set_has(&pair->tears->moving, n->decl)
        ? FOUND : LOOK_BELOW;
}

/* Whether what is `rest + more` in a later trip cannot be what `rest` is in this one. */
static bool is_passed(const Pair *pair, Node *rest, int64_t more)
{
    const Count *count = pair->later;
    if (!count || !rest)
        return more != 0;
    if (node_find(rest, find_other, (void *)pair))
        return false;
    if (!node_uses(rest, count->counter))
        return more != 0;
    Node *last = rest->op == OP_ADD ? node_strip(rest->kids[BINARY_RIGHT]) : rest;
    int64_t by = flow_count_by(count);
    return node_is_variable(last, count->counter)
        && (last == rest || !node_uses(rest->kids[BINARY_LEFT], count->counter))
        && (by > 0 ? more > -by : by < 0 && more < -by);
}

static bool are_apart(const Pair *pair, Node *a, Node *b)
{
    int64_t least_a, most_a, least_b, most_b;
    Node *rest_a = split(a, &least_a), *rest_b = split(b, &least_b);
    if (are_same(rest_a, rest_b) && is_passed(pair, rest_a, least_b - least_a))
        return true;
    rest_a = split_range(pair->tears, a, &least_a, &most_a);
    rest_b = split_range(pair->tears, b, &least_b, &most_b);
    bool is_other = pair->later && rest_a && node_find(rest_a, find_moved, (void *)pair->tears);
    return are_same(rest_a, rest_b) && !is_other && (most_a < least_b || most_b < least_a);
}

/* Whether they surely are two places of one array. */
static bool are_distinct(const Pair *pair, Node *a, Node *b)
{
    for (; is_part(a) && a->kind == b->kind; a = base_of(a), b = base_of(b)) {
        bool differ = a->kind == ND_MEMBER ? a->field != b->field
            : are_apart(pair, a->kids[SUBSCRIPT_INDEX], b->kids[SUBSCRIPT_INDEX]);
        if (differ && node_equals(base_of(a), base_of(b)))
            return true;
    }
    return false;
}

/* ---- memory --------------------------------------------------------------- */

static bool is_captured(const Tears *t, const Decl *d)
{
    return function_captures(t->planner->kernel, d);
}

/* What an array or a view of the thread's is made of; NULL: of that which any view may
 * be of. */
static const Decl *memory_of(const Tears *t, Node *n)
{
    for (;;) {
        n = node_strip(n);
        if (builtin_is(n, BI_SECTION))
            n = n->kids[CALL_ARGUMENT];
        else if (is_part(n))
            n = base_of(n);
        else if (n->kind != ND_VAR)
            return NULL;
        else if (!type_is_handle(n->decl->type) || is_captured(t, n->decl))
            return n->decl;
        else if (!n->decl->init || level_changes(t->planner, n->decl))
            return NULL;
        else
            n = n->decl->init;
    }
}

static bool is_of_view(const Access *a)
{
    return !a->memory || type_is_handle(a->memory->type);
}

/* Where two accesses may be to one place. */
static Torn meet(const Access *a, const Access *b)
{
    if (a->memory == b->memory)
        return TORN_ALWAYS;
    if (!is_of_view(a) || !is_of_view(b))
        return TORN_NEVER;
    return a->memory && b->memory ? TORN_IN_OVERLAP : TORN_ALWAYS;
}

/* ---- accesses ------------------------------------------------------------- */

/* The element that a place is, or is a part of, if neighbours have it in order. */
static Node *element_of(const Tears *t, Node *n)
{
    while (is_part(n) && !set_has(&t->planner->plan->in_order, n))
        n = base_of(n);
    return is_part(n) ? n : NULL;
}

/* Whether a view is the thread's own, and may begin elsewhere than its neighbour's. */
static bool is_moved(const Tears *t, const Node *view)
{
    bool is_variable = view->kind == ND_VAR;
    if (!type_is_handle(view->type) || (is_variable && is_captured(t, view->decl)))
        return false;
    return !is_variable || !view->decl->init || level_changes(t->planner, view->decl)
        || level_of(t->planner, view->decl->init) > SAME_IN_ROW;
}

static Look find_data(Node *n, void *context)
{
    bool is_made = n->kind == ND_VAR && n->decl->init;
    return n->kind == ND_SUBSCRIPT || n->kind == ND_CALL
            || (is_made && node_find(n->decl->init, find_data, context))
        ? FOUND : LOOK_BELOW;
}

/* What a trip computes once, of no data. */
static Look find_made(Node *n, void *context)
{
    const Tears *t = context;
    return n->kind == ND_VAR && set_has(&t->moving, n->decl)
            && level_changes(t->planner, n->decl) == 0 && !node_find(n, find_data, NULL)
        ? FOUND : LOOK_BELOW;
}

/* Also a part of a structure that each thread has, or where a loop's body computes the place,
 * of no data. */
static bool has_gaps(const Tears *t, const Node *place, const Node *element, const Node *array)
{
    if (is_moved(t, array))
        return true;
    if (element)
        return place->type->size < element->type->size
            || abs(growth_in_row(t->planner, element->kids[SUBSCRIPT_INDEX])) > 1;
    return array->type->kind == TY_RECORD
        || (place->kind == ND_SUBSCRIPT
            && node_find(place->kids[SUBSCRIPT_INDEX], find_made, (void *)t));
}

static void add(Tears *t, Access access)
{
    access.memory = memory_of(t, access.place);
    access.block = t->block;
    access.trip = t->trip;
    if (t->accesses.count < MOST_ACCESSES)
        list_add(&t->accesses, access);
}

static void add_access(Tears *t, Node *place, bool is_store)
{
    const Node *array = place;
    Node *element = element_of(t, place);
    while (is_part(array))
        array = base_of(array);
    bool is_apart = has_gaps(t, place, element, array);
    if (!type_is_handle(place->type) && (array->kind == ND_VAR || type_is_handle(array->type)))
        add(t, (Access){.place = place, .is_store = is_store, .is_in_order = element || is_apart,
                        .has_gaps = is_apart});
}

/* What a helper does to the elements of the views that it is given. */
static void add_given(Tears *t, const Node *call)
{
    Function *f = node_helper(call);
    for (int i = 0; f && i < f->parameters.count && CALL_ARGUMENT + i < call->kid_count; i++) {
        Decl *parameter = f->parameters.items[i];
        int how = type_is_handle(parameter->type) ? access_of(f, parameter) : 0;
        Node *view = node_strip(call->kids[CALL_ARGUMENT + i]);
        if (how & ACCESS_READ)
            add(t, (Access){.place = view});
        if (how & ACCESS_WRITE)
            add(t, (Access){.place = view, .is_store = true, .has_gaps = true});
    }
}

static void find(Tears *t, Node *n);

static void find_under(Tears *t, Node *n)
{
    int around = t->block;
    list_add(&t->around, around);
    t->block = t->around.count - 1;
    find(t, n);
    t->block = around;
}

/* The next trip of a loop. */
static void find_again(Tears *t, Node *loop)
{
    Count *count = NEW(Count);
    if (!flow_counts(loop, count))
        *count = (Count){.counter = flow_counter(loop)};
    t->trip = count;
    find(t, flow_body(loop));
    t->trip = NULL;
}

/* What its places are computed from. */
static void find_indices(Tears *t, Node *place)
{
    for (; is_part(place); place = base_of(place))
        if (place->kind == ND_SUBSCRIPT)
            find(t, place->kids[SUBSCRIPT_INDEX]);
}

static void find(Tears *t, Node *n)
{
    if (flow_counter(n) && !t->trip)
        flow_find_moving(n, &t->moving);
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
    add_given(t, n);
    if (flow_counter(n) && !t->trip)
        find_again(t, n);
}

/* ---- what is between ------------------------------------------------------ */

static bool is_within(const Tears *t, int block, int around)
{
    while (block != around && block)
        block = t->around.items[block];
    return block == around;
}

/* Whether a store, or a later access to the same memory, may be moved beyond the other one. */
static bool is_moved_beyond(const Tears *t, const Access *store, const Access *later)
{
    bool is_given = type_is_handle(store->place->type);
    bool is_same = node_equals(store->place, later->place);
    if (is_given && later->is_store && type_is_handle(later->place->type))
        return false;
    if (is_same && later->trip && node_uses(later->place, later->trip->counter))
        return false;
    if (!store->is_in_order || !later->is_in_order)
        return store->has_gaps || later->has_gaps;
    if (!is_same) /* in loops: they may be one now and then */
        return store->has_gaps && later->has_gaps;
    bool is_within_it = is_within(t, later->block, store->block);
    return later->is_store
        ? store->has_gaps && is_within_it && later->block != store->block
        : later->has_gaps && !is_within_it;
}

static Torn torn_by(const Tears *t, const Access *store, const Access *later)
{
    Pair pair = {t, store->trip != later->trip ? later->trip : NULL};
    Torn meeting = store->is_store ? meet(store, later) : TORN_NEVER;
    return meeting != TORN_NEVER && !are_distinct(&pair, store->place, later->place)
            && is_moved_beyond(t, store, later)
        ? meeting : TORN_NEVER;
}

Torn torn_stores(Planner *p, const Step *run)
{
    Tears t = {.planner = p};
    list_add(&t.around, 0);
    for (int i = 0; i < run->statements.count; i++)
        find(&t, run->statements.items[i]);
    Torn torn = t.accesses.count == MOST_ACCESSES ? TORN_ALWAYS : TORN_NEVER;
    for (int i = 0; i < t.accesses.count; i++)
        for (int k = i + 1; k < t.accesses.count && torn != TORN_ALWAYS; k++) {
            Torn pair = torn_by(&t, &t.accesses.items[i], &t.accesses.items[k]);
            if (pair > torn)
                torn = pair;
        }
    return torn;
}
