/* unstage.c - a tiled kernel that reads a view where it read a copy of a part of
 * it, which its threads had made in tile_static memory:
 *
 *     s[row][column] = in[i][j];             out[i][j] = in[i - 1][j]
 *     if (row == 1)                              + in[i + 1][j];
 *         s[0][column] = in[i - 1][j];
 *     …
 *     t.barrier.wait();
 *     out[i][j] = s[row - 1][column]
 *         + s[row + 1][column];
 *
 * A CPU has a cache for that. Each thread of a tile is followed through its stores
 * and loads: all elements must be those of the view at one distance, which is the
 * same for the whole tile, and what is read must have been stored.
 */
#include "sum.h"

#include <string.h>

enum { MOST_RANK = 3, ORDERS = 6, MOST_STEPS = 1 << 20, MOST_ELEMENTS = 1 << 16 };

/* Which dimension of the array is each one of the view. */
static const int ORDER[ORDERS][MOST_RANK] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1},
                                             {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

typedef struct Stage {
    Decl *array;
    int rank, size[MOST_RANK];
    long elements;
    Decl *view;       /* what it is a copy of; NULL: nothing is stored yet */
    bool fits[ORDERS];
    Sum distance[ORDERS][MOST_RANK]; /* from the array's index to the view's */
    bool *stored;
    bool is_full;
} Stage;

typedef struct Staging {
    Thread thread;
    LIST(Stage *) stages;
    long steps;
    bool is_before; /* the barrier */
    bool fails;
} Staging;

/* ---- elements ----------------------------------------------------------- */

/* An element of an array or a view with all its indices. */
typedef struct Element {
    Decl *root;
    int count;
    Node *index[MOST_RANK];
} Element;

static bool element_of(Node *n, Element *e)
{
    Node *at = node_strip(n);
    int count = 0;
    for (Node *m = at; m->kind == ND_SUBSCRIPT;
         m = node_strip(m->kids[SUBSCRIPT_BASE]))
        count++;
    *e = (Element){.count = count};
    if (!count || count > MOST_RANK)
        return false;
    for (int i = count - 1; i >= 0; i--) {
        e->index[i] = at->kids[SUBSCRIPT_INDEX];
        at = node_strip(at->kids[SUBSCRIPT_BASE]);
    }
    e->root = at->kind == ND_VAR ? at->decl : NULL;
    return e->root && !type_is_handle(n->type) && n->type->kind != TY_ARRAY;
}

static Stage *stage_of(const Staging *s, const Decl *d)
{
    for (int i = 0; i < s->stages.count; i++)
        if (s->stages.items[i]->array == d)
            return s->stages.items[i];
    return NULL;
}

/* The array's element of the thread, or NULL where it is not known. */
static bool *stored_at(Staging *s, Stage *stage, const Element *e)
{
    long at = 0;
    for (int d = 0; d < stage->rank; d++) {
        Sum index = sum_of(&s->thread, e->index[d]);
        if (!sum_is_number(index) || index.number < 0
            || index.number >= stage->size[d])
            return NULL;
        at = at * stage->size[d] + index.number;
    }
    return stage->stored + at;
}

/* ---- stores ------------------------------------------------------------- */

static bool is_element_type(const Type *a, const Type *b)
{
    return a->kind == b->kind && a->size == b->size
        && (type_is_arithmetic(a) || (a->kind == TY_VECTOR
                                      && a->count == b->count));
}

/* s[…] = in[…]; */
static bool is_store(const Staging *s, Node *n, Element *to, Element *from)
{
    Node *e = n->kind == ND_EXPR ? node_strip(n->kids[0]) : NULL;
    if (!e || e->kind != ND_BINARY || e->op != OP_ASSIGN
        || !element_of(e->kids[0], to) || !element_of(e->kids[1], from))
        return false;
    const Stage *stage = stage_of(s, to->root);
    return stage && to->count == stage->rank && from->count == stage->rank
        && from->root->type->kind == TY_VIEW
        && is_element_type(e->kids[0]->type, from->root->type->of)
        && !(access_of((Function *)s->thread.kernel, from->root) & 2);
}

static void note_distance(Staging *s, Stage *stage, const Element *to,
                          const Element *from, int order)
{
    for (int d = 0; d < stage->rank && stage->fits[order]; d++) {
        Sum index = sum_of(&s->thread, from->index[d]);
        Sum at = sum_of(&s->thread, to->index[ORDER[order][d]]);
        Sum distance = sum_add(index, at, -1);
        Sum *known = &stage->distance[order][d];
        if (!stage->view)
            *known = distance;
        stage->fits[order] = distance.is_known && sum_equals(*known, distance);
    }
}

static void store(Staging *s, const Element *to, const Element *from)
{
    Stage *stage = stage_of(s, to->root);
    bool *stored = stored_at(s, stage, to), some = false;
    if (!stored || (stage->view && stage->view != from->root)) {
        s->fails = true;
        return;
    }
    *stored = true;
    for (int i = 0; i < ORDERS; i++) {
        if (stage->fits[i])
            note_distance(s, stage, to, from, i);
        some = some || stage->fits[i];
    }
    stage->view = from->root;
    s->fails = s->fails || !some;
}

/* ---- loads -------------------------------------------------------------- */

static void load(Staging *s, Node *n);

static void load_kids(Staging *s, Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            load(s, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            load(s, n->kids[i]);
}

/* The loads of an expression. */
static void load(Staging *s, Node *n)
{
    Element e;
    if (s->fails || ++s->steps > MOST_STEPS) {
        s->fails = true;
        return;
    }
    Stage *stage = n->kind == ND_SUBSCRIPT && element_of(n, &e)
        ? stage_of(s, e.root) : NULL;
    if (stage && !stage->is_full) {
        const bool *stored = stored_at(s, stage, &e);
        s->fails = s->fails || !stored || !*stored;
    }
    Sum condition = {0};
    if (n->kind == ND_CONDITIONAL && n->kids[0])
        condition = sum_of(&s->thread, n->kids[0]);
    if (sum_is_number(condition))
        load(s, n->kids[condition.number ? 1 : 2]);
    else
        load_kids(s, n);
}

/* ---- one thread --------------------------------------------------------- */

static void run(Staging *s, Node *n);

static bool changes(Node *n, void *context)
{
    const Decl **d = context;
    bool may = (n->kind == ND_BINARY && op_form(n->op) == 'A')
        || (n->kind == ND_UNARY && (op_is_step(n->op) || n->op == OP_ADDRESS));
    Node *root = may ? node_root(n->kids[0]) : NULL;
    if (root && root->decl == *d)
        *d = NULL;
    return *d != NULL;
}

/* The counter of a for, which its third part alone changes, by *by. */
static const Decl *counter_of(Staging *s, Node *loop, int64_t *by)
{
    Node *init = loop->kids[FOR_INIT], *step = loop->kids[FOR_STEP];
    if (!init || init->kind != ND_DECLARE || init->declared.count != 1 || !step
        || !loop->kids[FOR_CONDITION] || !init->declared.items[0]->init)
        return NULL;
    const Decl *d = init->declared.items[0], *unchanged = d;
    step = node_strip(step);
    Node *changed = step->kid_count ? node_strip(step->kids[0]) : NULL;
    node_walk(loop->kids[FOR_BODY], changes, &unchanged);
    node_walk(loop->kids[FOR_CONDITION], changes, &unchanged);
    if (!unchanged || !changed || changed->kind != ND_VAR || changed->decl != d)
        return NULL;
    if (step->kind == ND_UNARY && op_is_step(step->op)) {
        *by = step->op == OP_PRE_INC || step->op == OP_POST_INC ? 1 : -1;
        return d;
    }
    Sum size = step->kind == ND_BINARY && (step->op == OP_ADD_ASSIGN
        || step->op == OP_SUB_ASSIGN) ? sum_of(&s->thread, step->kids[1])
        : (Sum){0};
    *by = step->op == OP_ADD_ASSIGN ? size.number : -size.number;
    return sum_is_number(size) && size.number ? d : NULL;
}

/* All trips; false where they cannot be counted. */
static bool run_trips(Staging *s, Node *loop)
{
    int64_t value, by = 0;
    const Decl *d = counter_of(s, loop, &by);
    Sum begin = d ? sum_of(&s->thread, d->init) : (Sum){0};
    if (!sum_is_number(begin))
        return false;
    value = begin.number;
    *map_put_pointer(&s->thread.counters, d) = &value;
    Sum goes = sum_of(&s->thread, loop->kids[FOR_CONDITION]);
    bool counts = sum_is_number(goes);
    while (counts && goes.number && !s->fails) {
        run(s, loop->kids[FOR_BODY]);
        s->fails = s->fails || ++s->steps > MOST_STEPS;
        value += by;
        goes = sum_of(&s->thread, loop->kids[FOR_CONDITION]);
        s->fails = s->fails || !sum_is_number(goes);
    }
    *map_put_pointer(&s->thread.counters, d) = NULL;
    return counts;
}

static void run_if(Staging *s, Node *n)
{
    Sum condition = sum_of(&s->thread, n->kids[IF_CONDITION]);
    bool is_known = sum_is_number(condition);
    if (!s->is_before)
        load(s, n->kids[IF_CONDITION]);
    s->fails = s->fails || (s->is_before && !is_known);
    if (!is_known || condition.number)
        run(s, n->kids[IF_THEN]);
    if (n->kids[IF_ELSE] && (!is_known || !condition.number))
        run(s, n->kids[IF_ELSE]);
}

/* Any other statement: a loop's body is run once, for no certain trip. */
static void run_other(Staging *s, Node *n)
{
    Element to, from;
    if (!s->is_before) {
        for (int i = 0; i < n->declared.count; i++)
            if (n->declared.items[i]->init)
                load(s, n->declared.items[i]->init);
        for (int i = 0; i < n->kid_count && !s->fails; i++)
            if (n->kids[i])
                run(s, n->kids[i]);
    } else if (is_store(s, n, &to, &from)) {
        store(s, &to, &from);
    } else {
        s->fails = s->fails || (n->kind != ND_DECLARE && n->kind != ND_NULL);
    }
}

static void run(Staging *s, Node *n)
{
    if (s->fails || ++s->steps > MOST_STEPS) {
        s->fails = true;
    } else if (n->kind == ND_COMPOUND) {
        for (int i = 0; i < n->kid_count; i++)
            run(s, n->kids[i]);
    } else if (n->kind == ND_IF) {
        run_if(s, n);
    } else if (n->kind == ND_FOR && run_trips(s, n)) {
        return;
    } else if (n->type) {
        load(s, n);
    } else {
        run_other(s, n);
    }
}

/* The statements from `first` on up to `end`, by each thread of a tile. */
static void run_tile(Staging *s, Node *body, int first, int end)
{
    const int *tile = s->thread.index->type->tile;
    int size[3] = {tile[0], tile[1] ? tile[1] : 1, tile[2] ? tile[2] : 1};
    for (int i = 0; i < size[0] * size[1] * size[2] && !s->fails; i++) {
        s->thread.local[0] = i / (size[1] * size[2]);
        s->thread.local[1] = i / size[2] % size[1];
        s->thread.local[2] = i % size[2];
        for (int k = first; k < end && !s->fails; k++)
            run(s, body->kids[k]);
    }
}

/* ---- what is looked at -------------------------------------------------- */

static bool add_stage(Staging *s, Decl *d)
{
    Stage *stage = NEW(Stage);
    const Type *t = d->type;
    *stage = (Stage){.array = d, .elements = 1};
    for (; t->kind == TY_ARRAY && stage->rank < MOST_RANK; t = t->of) {
        stage->size[stage->rank++] = (int)t->count;
        stage->elements *= t->count;
        if (stage->elements <= 0 || stage->elements > MOST_ELEMENTS)
            return false;
    }
    for (int i = 0; i < ORDERS; i++) {
        stage->fits[i] = true;
        for (int k = 0; k < MOST_RANK; k++)
            stage->fits[i] = stage->fits[i]
                && (ORDER[i][k] < stage->rank ? k < stage->rank
                                              : ORDER[i][k] == k);
    }
    stage->stored = NEW_ARRAY(bool, stage->elements);
    list_add(&s->stages, stage);
    return stage->rank && !t->is_volatile && t->kind != TY_ARRAY;
}

typedef struct Uses {
    Staging *staging;
    int all, elements;
} Uses;

static bool is_whole(const Staging *s, Node *n, Element *e)
{
    const Stage *stage = n->kind == ND_SUBSCRIPT && element_of(n, e)
        ? stage_of(s, e->root) : NULL;
    return stage && e->count == stage->rank;
}

/* Before the barrier every use of an array is a store. */
static bool count_stores(Node *n, void *context)
{
    Uses *u = context;
    Element to, from;
    u->all += n->kind == ND_VAR && stage_of(u->staging, n->decl);
    u->elements += is_store(u->staging, n, &to, &from);
    return true;
}

/* After it every use is one of an element, which is not changed. */
static bool count_uses(Node *n, void *context)
{
    Uses *u = context;
    Element e;
    bool writes = (n->kind == ND_BINARY && op_form(n->op) == 'A')
        || (n->kind == ND_UNARY && (op_is_step(n->op) || n->op == OP_ADDRESS));
    Node *root = writes ? node_root(n->kids[0]) : NULL;
    if (root && stage_of(u->staging, root->decl))
        u->all++;
    u->all += n->kind == ND_VAR && stage_of(u->staging, n->decl);
    u->elements += is_whole(u->staging, n, &e);
    return true;
}

/* What happens before the barrier is not to be seen after it. */
static bool find_memory(Node *n, void *context)
{
    Staging *s = context;
    Element e;
    if (n->kind == ND_SUBSCRIPT && element_of(n, &e) && e.root->type->kind
        == TY_VIEW && !(access_of((Function *)s->thread.kernel, e.root) & 2))
        return true;
    bool is_place = n->kind == ND_SUBSCRIPT
        && n->kids[SUBSCRIPT_BASE]->type->kind != TY_VECTOR
        && !(element_of(n, &e) && stage_of(s, e.root))
        && !type_is_handle(n->type) && n->type->kind != TY_ARRAY;
    s->fails = s->fails || is_place || n->kind == ND_CALL
        || (n->kind == ND_UNARY && (n->op == OP_DEREF || n->op == OP_ADDRESS))
        || n->kind == ND_STATEMENT_EXPR || n->is_arrow;
    return !s->fails;
}

/* The place of the only barrier, a statement of the body, or -1. */
static int find_barrier(Device *dev, const Node *body)
{
    int at = -1;
    for (int i = 0; i < body->kid_count; i++) {
        Node *n = body->kids[i];
        Node *e = n->kind == ND_EXPR ? node_strip(n->kids[0]) : NULL;
        if (!node_waits(dev, n))
            continue;
        if (at >= 0 || !e || e->kind != ND_CALL || !builtin_barrier(e))
            return -1;
        at = i;
    }
    return at;
}

/* ---- the kernel without ------------------------------------------------- */

static int order_of(const Stage *stage)
{
    int order = 0;
    while (!stage->fits[order])
        order++;
    return order;
}

/* Where the view has what the array has at `at`. */
static Node *index_of(Staging *s, Node *at, Sum distance)
{
    Sum index = sum_add(sum_of(&s->thread, at), distance, 1);
    if (index.is_known)
        return sum_expression(&s->thread, index, at);
    Unfold *u = s->thread.unfold;
    Node *sum = unfold_new(u, ND_BINARY, at, 2);
    sum->op = OP_ADD;
    sum->type = at->type;
    sum->kids[BINARY_LEFT] = at;
    sum->kids[BINARY_RIGHT] = sum_expression(&s->thread, distance, at);
    return sum;
}

static bool replace(Node *n, void *context)
{
    Staging *s = context;
    Element e;
    if (!is_whole(s, n, &e))
        return true;
    Stage *stage = stage_of(s, e.root);
    int order = order_of(stage);
    Node *at = unfold_variable(s->thread.unfold, stage->view, n);
    Type *t = stage->view->type;
    for (int d = 0; d < stage->rank; d++) {
        Node *row = unfold_new(s->thread.unfold, ND_SUBSCRIPT, n, 2);
        Node *index = e.index[ORDER[order][d]];
        node_walk(index, replace, s);
        row->kids[SUBSCRIPT_BASE] = at;
        row->kids[SUBSCRIPT_INDEX] = index_of(s, index,
                                              stage->distance[order][d]);
        row->type = t->of;
        if (d + 1 < stage->rank) {
            row->type = NEW(Type);
            *row->type = *t;
            row->type->rank = stage->rank - 1 - d;
        }
        at = row;
    }
    *n = *at;
    return false;
}

static bool find_used(Node *n, void *context)
{
    if (n->kind == ND_VAR)
        *map_put_pointer(context, n->decl) = n;
    return true;
}

static bool drop_unused(Device *dev, Node *declare, const Map *used)
{
    int count = 0;
    for (int i = 0; i < declare->declared.count; i++) {
        Decl *d = declare->declared.items[i];
        bool is_needed = map_get_pointer(used, d)
            || (d->init && has_effect(dev, d->init));
        if (is_needed)
            declare->declared.items[count++] = d;
    }
    bool drops = count < declare->declared.count;
    declare->declared.count = count;
    return drops;
}

/* Variables that nothing uses any more are gone, and what they began with. */
static void prune(Device *dev, Node *body)
{
    for (bool drops = true; drops;) {
        Map used = {0};
        drops = false;
        node_walk(body, find_used, &used);
        for (int i = 0; i < body->kid_count; i++)
            drops = drop_unused(dev, body->kids[i], &used) || drops;
    }
}

/* The kernel's body is a copy, which is changed. */
static Function *replaced(Staging *s, Device *dev, int barrier)
{
    Node *body = s->thread.kernel->body;
    Nodes list = {0};
    s->thread.is_any = true;
    for (int i = 0; i < body->kid_count; i++) {
        Node *n = body->kids[i];
        if (i == barrier || (i < barrier && n->kind != ND_DECLARE))
            continue;
        node_walk(n, replace, s);
        list_add(&list, n);
    }
    Node *rest = unfold_list(s->thread.unfold, list, body);
    prune(dev, rest);
    return unfold_function(s->thread.kernel, rest);
}

static Function *copy_of(Device *dev, Function *kernel)
{
    Unfold u = {.dev = dev};
    unfold_find_facts(&u, kernel);
    return unfold_function(kernel, unfold_copy(&u, kernel->body));
}

/* Whether each array has a view's elements, and all that are read. */
static bool follow(Staging *s, Node *body, int barrier)
{
    Uses before = {.staging = s}, after = {.staging = s};
    for (int i = 0; i < body->kid_count; i++) {
        if (i < barrier)
            node_walk(body->kids[i], find_memory, s);
        node_walk(body->kids[i], i < barrier ? count_stores : count_uses,
                  i < barrier ? &before : &after);
    }
    s->fails = s->fails || before.all != before.elements
        || after.all != after.elements;
    run_tile(s, body, 0, barrier);
    for (int i = 0; i < s->stages.count; i++) {
        Stage *stage = s->stages.items[i];
        stage->is_full = true;
        for (long k = 0; k < stage->elements; k++)
            stage->is_full = stage->is_full && stage->stored[k];
        s->fails = s->fails || !stage->view;
    }
    s->is_before = false;
    run_tile(s, body, barrier + 1, body->kid_count);
    return !s->fails;
}

Function *unstage(Device *dev, Function *kernel)
{
    Unfold u = {.dev = dev};
    if (!function_statics(dev, kernel)->count
        || find_barrier(dev, kernel->body) < 0)
        return NULL;
    Function *f = copy_of(dev, kernel);
    int barrier = find_barrier(dev, f->body);
    const Decls *statics = function_statics(dev, f);
    unfold_find_facts(&u, f);
    Staging s = {.thread = {.unfold = &u, .kernel = f,
                            .index = f->parameters.items[0]},
                 .is_before = true};
    for (int i = 0; i < statics->count; i++)
        if (!add_stage(&s, statics->items[i]))
            return NULL;
    return follow(&s, f->body, barrier) ? replaced(&s, dev, barrier) : NULL;
}
