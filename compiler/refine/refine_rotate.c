/* refine_rotate.c - undoes the rotation of registers: what a loop keeps for its next trips of
 * elements that it has loaded is loaded again there:
 *
 *     float below = v[0][y][x], here = v[1][y][x];     for (int z = 1; z < n; z++)
 *     for (int z = 1; z < n; z++) {                        … v[z - 1][y][x] …
 *         float above = v[z + 1][y][x];                    … v[z][y][x] … v[z + 1][y][x] …
 *         … below … here … above …
 *         below = here;
 *         here = above;
 *     }
 *
 * A GPU's thread has these in registers. The threads of a row, which go through the loop
 * together, would have them in arrays, stored in each trip. Nothing may store in the view.
 */
#include "analysis/flow.h"
#include "builder/sum.h"
#include "refine.h"

#include <stdlib.h>

enum { LEAST_APART = 16 }; /* elements of a row, from trip to trip */

/* `variable = value;`, the only assignment to it, at some place in a loop's body. */
typedef struct Turn {
    Decl *variable;
    Node *value, *element; /* then it is the element of `behind` trips before */
    int at, behind;
    bool is_asked, is_known, begins; /* so it is before the first trip */
    bool serves;                     /* and wherever it is used */
} Turn;

typedef struct Rotate {
    Builder builder;
    Function *kernel;
    Thread thread;
    Node *body; /* of the loop */
    Count count;
    int64_t step;
    LIST(Turn) turns;
    Set gone; /* of Decl */
    bool found;
} Rotate;

/* ---- elements ------------------------------------------------------------- */

/* The value of an index where the counter has another one; unknown if it may change else. */
static Sum index_at(Rotate *r, Node *index, Sum counter)
{
    Sum all = sum_of(&r->thread, index), at = {.is_known = all.is_known, .number = all.number};
    for (int i = 0; i < all.count; i++) {
        const Term *t = &all.terms[i];
        bool counts = t->kind == TERM_DECL && t->decl == r->count.counter;
        at.is_known &= counts || t->kind != TERM_DECL
            || function_captures(r->kernel, t->decl)
            || !builder_facts(&r->builder, t->decl)->changes;
        at = sum_add(at, counts ? counter : sum_of_term(*t), counts ? t->times : 1);
    }
    return at;
}

static Sum counter_itself(const Rotate *r)
{
    return sum_of_term((Term){TERM_DECL, 0, r->count.counter, 1});
}

static Decl *view_of(Node *n)
{
    return n->kind == ND_SUBSCRIPT ? node_view(node_array(n)) : NULL;
}

static bool is_passed(const Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++)
        if (type_is_handle(node_strip(call->kids[i])->type))
            return true;
    return false;
}

/* What may store in a view, as whoever has a pointer may. */
static bool may_store(Node *n, void *view)
{
    Node *to = node_assigned(n);
    return (to && view_of(node_strip(to)) == view) || n->op == OP_ADDRESS
        || (n->kind == ND_VAR && n->type->kind == TY_POINTER)
        || (n->kind == ND_CALL && !builtin_is(n, BI_EXTENT) && is_passed(n));
}

/* Whether it is an element that other rows' trips have, of a view that stays as it is. */
static bool is_loaded(Rotate *r, Node *n)
{
    const Decl *view = view_of(n);
    int64_t apart = 0;
    if (!view || !function_captures(r->kernel, view) || !type_is_number(n->type))
        return false;
    for (Node *e = n; e->kind == ND_SUBSCRIPT; e = node_strip(e->kids[SUBSCRIPT_BASE])) {
        Node *index = e->kids[SUBSCRIPT_INDEX];
        Sum by = sum_add(index_at(r, index, sum_plus(counter_itself(r), r->step)),
                         index_at(r, index, counter_itself(r)), -1);
        if (!sum_is_number(by) || (e == n && by.number && llabs(by.number) < LEAST_APART))
            return false;
        apart |= by.number;
    }
    return apart && !node_any_with(r->kernel->body, may_store, (void *)view);
}

/* Whether a variable begins with the element of a trip before the first one. */
static bool begins_with(Rotate *r, Node *init, Node *element, int behind)
{
    Sum begin = sum_of(&r->thread, r->count.begin);
    begin = sum_plus(begin, -r->step * (behind + 1));
    init = node_strip(init);
    if (view_of(init) != view_of(element) || !begin.is_known)
        return false;
    for (; init->kind == ND_SUBSCRIPT && element->kind == ND_SUBSCRIPT;
         init = node_strip(init->kids[SUBSCRIPT_BASE]),
         element = node_strip(element->kids[SUBSCRIPT_BASE])) {
        Sum is = index_at(r, init->kids[SUBSCRIPT_INDEX], begin);
        Sum was = index_at(r, element->kids[SUBSCRIPT_INDEX], begin);
        if (!is.is_known || !was.is_known || !sum_equals(is, was))
            return false;
    }
    return init->kind == element->kind;
}

/* ---- turns ---------------------------------------------------------------- */

static Turn *turn_of(Rotate *r, const Node *n)
{
    for (int i = 0; i < r->turns.count && n->kind == ND_VAR; i++)
        if (r->turns.items[i].variable == n->decl)
            return &r->turns.items[i];
    return NULL;
}

static bool know(Rotate *r, Turn *t);

/* What the value is an element of, and how many trips before. */
static bool find_element(Rotate *r, Turn *t)
{
    Node *value = node_strip(t->value);
    Turn *of = turn_of(r, value);
    if (of) {
        bool is_before = of->at >= t->at;
        if (!know(r, of) || (is_before && !of->begins))
            return false;
        t->element = of->element;
        t->behind = of->behind + is_before;
        return true;
    }
    Node *init = value->kind == ND_VAR ? builder_init(&r->builder, value->decl) : NULL;
    t->element = init ? node_strip(init) : value;
    return is_loaded(r, t->element);
}

static bool know(Rotate *r, Turn *t)
{
    Node *init = t->variable->init;
    if (t->is_asked)
        return t->is_known;
    t->is_asked = true;
    t->is_known = find_element(r, t) && type_same(t->variable->type, t->element->type);
    t->begins = t->is_known && init && begins_with(r, init, t->element, t->behind);
    return t->is_known;
}

static bool is_change(Node *n, void *context)
{
    int *left = ((void **)context)[1];
    *left -= node_changed(n) == ((void **)context)[0];
    return *left < 0;
}

static bool changes_once(Node *n, Decl *d)
{
    int left = 1;
    return !node_any_with(n, is_change, (void *[]){d, &left});
}

/* Whether a variable is declared beside the loop, and used nowhere else than in its body. */
static bool is_of_loop(Rotate *r, const Node *list, int loop, Decl *d)
{
    bool is_beside = false;
    for (int i = 0; i < loop; i++)
        for (int k = 0; k < list->kids[i]->declared.count; k++)
            is_beside |= list->kids[i]->declared.items[k] == d;
    return is_beside && type_is_number(d->type) && !d->type->is_volatile
        && decl_is_automatic(d) && changes_once(r->kernel->body, d)
        && node_uses(r->kernel->body, d) == node_uses(r->body, d);
}

static void find_turns(Rotate *r, const Node *list, int loop)
{
    r->turns.count = 0;
    for (int i = 0; i < r->body->kid_count; i++) {
        Node *set = node_setting(r->body->kids[i]);
        Node *to = set ? node_strip(set->kids[BINARY_LEFT]) : NULL;
        if (to && to->kind == ND_VAR && is_of_loop(r, list, loop, to->decl))
            list_add(&r->turns, ((Turn){.variable = to->decl, .at = i,
                                        .value = set->kids[BINARY_RIGHT]}));
    }
}

/* Whether each use is of an element that is known. */
static bool serves(Rotate *r, Turn *t)
{
    bool is_before = false;
    for (int i = 0; i < t->at; i++)
        is_before |= node_uses(r->body->kids[i], t->variable) > 0;
    return know(r, t) && (t->begins || !is_before);
}

/* ---- what takes their place ----------------------------------------------- */

typedef struct Change {
    Rotate *rotate;
    const Turn *turn;
    int64_t back; /* of the counter */
} Change;

static Node *loaded(Node *n, void *context)
{
    Change *c = context;
    Builder *b = &c->rotate->builder;
    Decl *counter = c->rotate->count.counter;
    if (n->kind != ND_VAR || n->decl != c->turn->variable) {
        node_change_kids(n, loaded, c);
        return n;
    }
    if (c->back)
        *map_put_pointer(&b->stands, counter) = build_binary(
            b, OP_SUB, build_use(b, counter, n), build_int(b, (int)c->back, n), type_int());
    Node *copy = build_copy(b, c->turn->element);
    *map_put_pointer(&b->stands, counter) = NULL;
    return build_converted(b, copy, n->type);
}

static void change(Rotate *r, const Turn *t)
{
    for (int i = 0; i < r->body->kid_count; i++) {
        Change c = {r, t, r->step * (t->behind + (i < t->at))};
        if (i != t->at && r->body->kids[i])
            node_change_kids(r->body->kids[i], loaded, &c);
    }
    r->body->kids[t->at] = NULL;
    set_add(&r->gone, t->variable);
    r->found = true;
}

/* Leaves out the statements that are gone. */
static void close_up(Node *list)
{
    int count = 0;
    for (int i = 0; i < list->kid_count; i++)
        if (list->kids[i])
            list->kids[count++] = list->kids[i];
    list->kid_count = count;
}

static bool is_gone(const Decl *d, void *context)
{
    return set_has(context, d);
}

static void change_loop(Rotate *r, Node *list, int at)
{
    Node *loop = list->kids[at];
    if (loop->kind != ND_FOR || !flow_counts(loop, &r->count)
        || r->count.counter->type->kind != TY_INT || flow_jumps(flow_body(loop)))
        return;
    r->body = flow_body(loop);
    r->step = flow_count_by(&r->count);
    if (r->body->kind != ND_COMPOUND || !r->step || r->step > LEAST_APART
        || r->step < -LEAST_APART)
        return;
    find_turns(r, list, at);
    for (int i = 0; i < r->turns.count; i++)
        r->turns.items[i].serves = serves(r, &r->turns.items[i]);
    for (int i = 0; i < r->turns.count; i++)
        if (r->turns.items[i].serves)
            change(r, &r->turns.items[i]);
    close_up(r->body);
    for (int i = 0; i < at; i++)
        build_undeclared(list->kids[i], is_gone, &r->gone);
}

static bool find_lists(Node *n, void *context)
{
    if (n->kind == ND_COMPOUND)
        for (int i = 0; i < n->kid_count; i++)
            change_loop(context, n, i);
    return true;
}

Function *refine_rotations(Program *prog, Function *kernel)
{
    Rotate r = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&r.builder, kernel);
    if (!body)
        return kernel;
    r.kernel = build_function(kernel, body);
    r.thread = sum_any_thread(&r.builder, r.kernel);
    node_walk(body, find_lists, &r);
    return r.found ? r.kernel : kernel;
}
