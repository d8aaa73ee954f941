/* condense_find.c - whether a loop is a tree: all threads are simulated through its trips,
 * and what each one reads must be what the one before left, in regular distances.
 */
#include "condense.h"
#include "analysis/flow.h"
#include "analysis/fold.h"
#include "retile.h"
#include "stage.h"

enum { MOST_THREADS = 1024, MOST_CELLS = 1 << 14, NOWHERE = -1 };

/* ---- the loop's parts ----------------------------------------------------- */

typedef struct Contents {
    Tree *tree;
    Set own; /* of Decl: declared in the statement */
    bool fails;
} Contents;

/* The element that an assignment changes, or a member of it; or NULL. */
static Node *changed_element(const Node *n)
{
    Node *to = node_assigned(n);
    for (to = to ? node_strip(to) : NULL; to && to->kind == ND_MEMBER && !to->is_arrow;)
        to = node_strip(to->kids[MEMBER_BASE]);
    return to && elements_flat(to) ? to : NULL;
}

static bool find_element(Node *n, void *context)
{
    bool *found = context;
    *found |= elements_flat(n) != NULL;
    return !*found;
}

/* Variables that have a place in the arrays, `int i = me + p`, are no part of what is
 * done with the elements. */
static bool is_index(Tree *t, const Node *n)
{
    const Decl *d = n->kind == ND_DECLARE && n->declared.count == 1
        ? n->declared.items[0] : NULL;
    Node *init = d && type_is_integer(d->type) ? builder_init(t->thread.builder, d) : NULL;
    bool has_element = false;
    if (init)
        node_walk(init, find_element, &has_element);
    return init && !has_element && !has_effect(t->thread.builder->prog, init);
}

static bool look(Node *n, void *context)
{
    Contents *l = context;
    Tree *t = l->tree;
    Node *changed = changed_element(n);
    if (changed) {
        list_add_once(&t->arrays, elements_flat(changed));
        list_add(&t->changed, changed);
    } else if (node_assigned(n)) {
        l->fails |= !node_changed(n) || !set_has(&l->own, node_changed(n));
    }
    if (elements_flat(n)) {
        list_add(&t->elements, n);
        return false;
    }
    if (is_index(t, n))
        return false;
    for (int i = 0; i < n->declared.count; i++)
        set_add(&l->own, n->declared.items[i]);
    bool is_other = n->kind == ND_VAR && n->decl != t->counter && !set_has(&l->own, n->decl)
        && (!function_captures(t->thread.kernel, n->decl) || type_is_handle(n->type));
    bool is_pointer = n->kind == ND_UNARY && (n->op == OP_ADDRESS || n->op == OP_DEREF);
    l->fails |= is_other || is_pointer || flow_is_jump(n) || flow_is_loop(n)
        || n->kind == ND_STATEMENT_EXPR
        || (n->kind == ND_CALL && has_effect(t->thread.builder->prog, n));
    return !l->fails;
}

/* Divides `me < p && s[me] < s[me + p]` into what says which threads take part, and what
 * asks for elements. */
static void divide(Tree *t, Node *condition, Nodes *which)
{
    Node *n = node_strip(condition);
    bool asks = false;
    if (n->kind == ND_BINARY && n->op == OP_LOGICAL_AND) {
        divide(t, n->kids[BINARY_LEFT], which);
        divide(t, n->kids[BINARY_RIGHT], which);
        return;
    }
    node_walk(n, find_element, &asks);
    list_add(asks ? &t->asks : which, n);
}

/* The body is one if, with a barrier before or after it. */
static bool find_parts(Tree *t, Node *body, Nodes *which)
{
    Node *only = NULL;
    for (int i = 0; i < body->kid_count && body->kind == ND_COMPOUND; i++) {
        Node *n = body->kids[i];
        if (stage_is_barrier(n) || n->kind == ND_NULL || is_index(t, n))
            continue;
        if (only || n->kind != ND_IF || n->kids[IF_ELSE])
            return false;
        only = n;
    }
    if (!only || node_waits(t->thread.builder->prog, only))
        return false;
    divide(t, only->kids[IF_CONDITION], which);
    t->statement = only->kids[IF_THEN];
    Contents l = {.tree = t};
    for (int i = 0; i < t->asks.count; i++)
        node_walk(t->asks.items[i], look, &l);
    node_walk(t->statement, look, &l);
    for (int i = 0; i < t->elements.count; i++) {
        const Decl *array = elements_flat(t->elements.items[i]);
        l.fails |= !list_has(&t->arrays, array)
            || array->type->count != t->arrays.items[0]->type->count;
        if (list_has(&t->changed, t->elements.items[i]))
            t->own = i;
    }
    return !l.fails && t->arrays.count && t->arrays.count <= MOST_ARRAYS
        && t->arrays.items[0]->type->count <= MOST_CELLS
        && t->elements.count <= MOST_PLACES;
}

/* ---- one level ------------------------------------------------------------ */

/* Where an element of the arrays is in what the level before left, or NOWHERE. */
typedef struct Left {
    int64_t cells;
    int *places;
} Left;

static Left left_of(int64_t cells)
{
    Left left = {cells, NEW_ARRAY(int, cells)};
    for (int64_t i = 0; i < cells; i++)
        left.places[i] = NOWHERE;
    return left;
}

static int place_in(const Left *left, Sum index)
{
    bool is_cell = sum_is_number(index) && index.number >= 0 && index.number < left->cells;
    return is_cell ? left->places[index.number] : NOWHERE;
}

static bool takes_part(Tree *t, const Nodes *which, bool *fails)
{
    bool all = true;
    for (int i = 0; i < which->count && all; i++) {
        Sum holds = sum_of(&t->thread, which->items[i]);
        *fails |= !sum_is_number(holds);
        all = holds.number != 0;
    }
    return all && !*fails;
}

static Sum index_of(Tree *t, int element)
{
    return sum_of(&t->thread, t->elements.items[element]->kids[SUBSCRIPT_INDEX]);
}

/* Thread i of those that take part is at this place. */
static bool note_place(Place *p, int i, int place)
{
    if (i == 0)
        p->at = place;
    else if (i == 1)
        p->times = place - p->at;
    return place != NOWHERE && place == p->at + p->times * i;
}

static bool note_thread(Tree *t, Level *level, const Left *left, Left *then)
{
    Sum own = index_of(t, t->own);
    if (!note_place(&level->own, level->threads, place_in(left, own))
        || then->places[own.number] != NOWHERE)
        return false;
    for (int i = 0; i < t->elements.count; i++) {
        Sum index = index_of(t, i);
        Place *p = &level->places[i];
        p->is_own = (!level->threads || p->is_own) && sum_equals(index, own);
        if (!note_place(p, level->threads, place_in(left, index)))
            return false;
    }
    t->root = own.number;
    then->places[own.number] = level->threads++;
    return true;
}

/* Whether threads only change their own elements, and read no other one's. */
static bool are_apart(const Tree *t, const Level *level, int64_t cells)
{
    bool *is_own = NEW_ARRAY(bool, cells), apart = true;
    for (int i = 0; i < level->threads; i++)
        is_own[level->own.at + level->own.times * i] = true;
    for (int k = 0; k < t->elements.count; k++) {
        const Place *p = &level->places[k];
        apart &= p->is_own || !list_has(&t->changed, t->elements.items[k]);
        for (int i = 0; i < level->threads && !p->is_own; i++)
            apart &= !is_own[p->at + p->times * i];
    }
    return apart;
}

/* Runs all threads through one trip. */
static bool run_level(Tree *t, Level *level, const Nodes *which, Left *left)
{
    bool fails = false;
    Left then = left_of(left->cells);
    for (int me = 0; me < sum_threads(&t->thread) && !fails; me++) {
        sum_set_thread(&t->thread, me);
        if (takes_part(t, which, &fails))
            fails = !note_thread(t, level, left, &then);
    }
    fails = fails || !level->threads || !are_apart(t, level, left->cells);
    *left = then;
    return !fails;
}

/* ---- all levels ----------------------------------------------------------- */

static bool step(const Count *c, int64_t *value)
{
    const Type *type = c->counter->type;
    int64_t by = 1;
    return (!c->by || fold_constant(c->by, &by))
        && fold_compute(c->op, *value, by, type->size, type_is_unsigned(type), value);
}

/* The same value for all threads. */
static bool begins(Tree *t, const Count *c, int64_t *value)
{
    t->thread.is_any = true;
    sum_move(&t->thread);
    Sum begin = sum_of(&t->thread, c->begin);
    t->thread.is_any = false;
    *value = begin.number;
    return sum_is_number(begin);
}

static bool run_levels(Tree *t, const Count *c, Node *condition, const Nodes *which)
{
    int64_t value;
    Left left = left_of(t->arrays.items[0]->type->count);
    for (int i = 0; i < left.cells; i++)
        left.places[i] = i;
    if (sum_threads(&t->thread) > MOST_THREADS || !begins(t, c, &value))
        return false;
    *map_put_pointer(&t->thread.counters, c->counter) = &value;
    bool fails = false;
    while (!fails) {
        sum_set_thread(&t->thread, 0);
        Sum goes = sum_of(&t->thread, condition);
        if (!sum_is_number(goes) || !goes.number)
            return sum_is_number(goes) && t->count > 1
                && t->levels[t->count - 1].threads == 1;
        Level *level = &t->levels[t->count];
        *level = (Level){.counter = value};
        fails = ++t->count == MOST_LEVELS || value != (int)value
            || !run_level(t, level, which, &left) || !step(c, &value);
    }
    return false;
}

bool condense_find(Tree *t, Node *loop)
{
    Count c;
    Nodes which = {0};
    if (loop->kind != ND_FOR || !loop->kids[FOR_CONDITION] || !flow_counts(loop, &c)
        || !node_waits(t->thread.builder->prog, loop))
        return false;
    t->counter = c.counter;
    return find_parts(t, loop->kids[FOR_BODY], &which)
        && run_levels(t, &c, loop->kids[FOR_CONDITION], &which);
}
