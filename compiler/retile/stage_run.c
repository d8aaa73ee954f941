/* stage_run.c - simulates the threads of a tile through their stores to and loads from
 * tile_static arrays.
 *
 * What is not known, such as a captured number, is the same for all threads of the tile;
 * if that is not enough, they cannot be simulated.
 */
#include "stage.h"
#include "analysis/access.h"
#include "analysis/flow.h"

enum {
    MOST_STEPS = 1 << 20,
    MOST_CONVERSIONS = 12 /* by a thread, where a copy would make one */
};

/* Which dimension of the array is each one of the view. */
static const int ORDER[ORDERS][MOST_RANK] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1},
                                             {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

int stage_dimension(int order, int d)
{
    return ORDER[order][d];
}

/* ---- elements ----------------------------------------------------------- */

bool stage_is_barrier(const Node *n)
{
    const Node *e = node_expression(n);
    return e && builtin_barrier(e);
}

bool stage_element(Node *n, Element *e)
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

Stage *stage_of(const Staging *s, const Decl *d)
{
    for (int i = 0; i < s->stages.count; i++)
        if (s->stages.items[i]->array == d)
            return s->stages.items[i];
    return NULL;
}

/* The array's element of the thread, or NULL where it is not known. */
static unsigned char *cell_at(Staging *s, Stage *stage, const Element *e)
{
    long at = 0;
    for (int d = 0; d < stage->rank; d++) {
        Sum index = sum_of(&s->thread, e->index[d]);
        if (!sum_is_number(index) || index.number < 0
            || index.number >= stage->size[d])
            return NULL;
        at = at * stage->size[d] + index.number;
    }
    return stage->cells + at;
}

/* ---- stores ------------------------------------------------------------- */

static bool is_element_type(const Type *a, const Type *b)
{
    return a->kind == b->kind && a->size == b->size
        && (type_is_arithmetic(a) || (a->kind == TY_VECTOR
                                      && a->count == b->count));
}

/* Without conversions to wider types. */
static Node *unconverted(Node *n)
{
    n = node_strip(n);
    while (n->kind == ND_CAST && type_holds(n->type, n->kids[0]->type))
        n = node_strip(n->kids[0]);
    return n;
}

bool stage_reads_alone(const Staging *s, const Decl *d)
{
    const Function *kernel = s->thread.kernel;
    return function_captures(kernel, d) && d->type->kind == TY_VIEW
        && !(access_of((Function *)kernel, (Decl *)d) & ACCESS_WRITE);
}

static bool is_literal(const Node *n)
{
    while (n->kind == ND_PAREN || n->kind == ND_CAST || n->kind == ND_UNARY)
        n = n->kids[0];
    return type_is_arithmetic(n->type) && (n->kind == ND_INT || n->kind == ND_FLOAT);
}

/* condition ? in[…] : 0, or the other way round, in an array of that type. An integer that
 * is a floating number on the way may be another one then, and so may a literal. */
static bool is_choice(Node *n, const Type *array, Store *store)
{
    Node *element;
    if (n->kind != ND_CONDITIONAL || !n->kids[0] || n->kids[1] == n->kids[0])
        return false;
    store->condition = n->kids[0];
    store->truth = is_literal(n->kids[2]);
    store->otherwise = n->kids[store->truth ? 2 : 1];
    element = unconverted(n->kids[store->truth ? 1 : 2]);
    return is_literal(store->otherwise) && stage_element(element, &store->from)
        && (n->type->kind == array->kind
            || type_holds(n->type, node_strip(store->otherwise)->type))
        && (type_is_floating(element->type) == type_is_floating(n->type)
            || type_holds(n->type, element->type));
}

bool stage_is_store(const Staging *s, Node *n, Store *store)
{
    Node *e = node_setting(n);
    *store = (Store){.condition = NULL};
    if (!e || !stage_element(e->kids[0], &store->to)
        || !(stage_element(unconverted(e->kids[1]), &store->from)
             || is_choice(node_strip(e->kids[1]), e->kids[0]->type, store)))
        return false;
    const Stage *stage = stage_of(s, store->to.root);
    return stage && store->to.count == stage->rank
        && store->from.count == stage->rank
        && stage_reads_alone(s, store->from.root)
        && (is_element_type(e->kids[0]->type, store->from.root->type->of)
            || type_holds(e->kids[0]->type, store->from.root->type->of));
}

static void note_distance(Staging *s, Stage *stage, const Element *to,
                          const Sum *indices, int order)
{
    for (int d = 0; d < stage->rank && stage->fits[order]; d++) {
        Sum index = indices[d];
        Sum at = sum_of(&s->thread, to->index[stage_dimension(order, d)]);
        Sum distance = sum_add(index, at, -1);
        Sum *known = &stage->distance[order][d];
        if (!stage->view)
            *known = distance;
        stage->fits[order] = distance.is_known && sum_equals(*known, distance);
    }
}

/* Elements that are not the view's have one value. */
static bool is_otherwise(Stage *stage, const Store *store)
{
    if (!stage->otherwise)
        stage->otherwise = store->otherwise;
    return !store->otherwise || node_equals(stage->otherwise, store->otherwise);
}

static void store(Staging *s, Store *store)
{
    Stage *stage = stage_of(s, store->to.root);
    unsigned char *cell = cell_at(s, stage, &store->to);
    int sides = stage_sides(s, stage, store);
    bool some = false;
    if (sides == STAGE_NOTHING)
        return;
    if (!cell || sides == STAGE_UNKNOWN || !is_otherwise(stage, store)
        || (stage->view && stage->view != store->from.root)) {
        s->fails = true;
        return;
    }
    *cell = (unsigned char)(*cell | STAGE_STORED | sides);
    stage->sides |= (unsigned)sides;
    for (int i = 0; i < ORDERS; i++) {
        if (stage->fits[i])
            note_distance(s, stage, &store->to, store->at, i);
        some = some || stage->fits[i];
    }
    stage->view = store->from.root;
    stage->is_wider = !is_element_type(type_element(stage->array->type),
                                       stage->view->type->of);
    s->fails = s->fails || !some;
}

/* ---- loads -------------------------------------------------------------- */

/* The elements of arrays that an expression loads; all of them, unless it chooses. */
typedef struct Loads {
    LIST(Node *) elements;
    bool has_choices;
} Loads;

typedef struct LoadSearch {
    Staging *staging;
    Loads *loads;
} LoadSearch;

static bool note_load(Node *n, void *context)
{
    LoadSearch *search = context;
    Element e;
    if (n->kind == ND_SUBSCRIPT && stage_element(n, &e) && stage_of(search->staging, e.root))
        list_add(&search->loads->elements, n);
    if (n->kind != ND_CONDITIONAL)
        return true;
    int before = search->loads->elements.count;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            node_walk(n->kids[i], note_load, context);
    search->loads->has_choices |= search->loads->elements.count > before;
    return false;
}

static const Loads *loads_of(Staging *s, Node *n)
{
    void **known = map_put_pointer(&s->loads, n);
    if (!*known) {
        *known = NEW(Loads);
        node_walk(n, note_load, &(LoadSearch){s, *known});
    }
    return *known;
}

/* An element that is not known may be any. Vectors do not ask of each trip of a loop, if
 * there are many, which of their elements are beyond the ends of a row, nor convert them. */
static void note_read(Staging *s, Node *n, Stage *stage, const unsigned char *cell)
{
    void **sides = map_put_pointer(&s->reads, n);
    uintptr_t all = (uintptr_t)*sides
        | (cell ? *cell & (STAGE_STORED - 1u) : stage->sides);
    int last = stage->rank - 1;
    bool asks_in_row = all & (STAGE_LOW(last) | STAGE_HIGH(last));
    s->fails = s->fails || (!stage->is_full && !(cell && *cell))
        || (asks_in_row && s->loops) || (stage->is_wider && (s->loops || s->in_trips));
    stage->conversions += stage->is_wider;
    *sides = (void *)all;
}

static void load_element(Staging *s, Node *n)
{
    Element e;
    Stage *stage = stage_element(n, &e) ? stage_of(s, e.root) : NULL;
    s->fails = s->fails || ++s->steps > MOST_STEPS;
    if (stage && !s->fails)
        note_read(s, n, stage, cell_at(s, stage, &e));
}

static void load(Staging *s, Node *n);

/* The loads of an expression of which not all may be made. */
static void load_chosen(Staging *s, Node *n)
{
    Sum condition = {0};
    if (n->kind == ND_SUBSCRIPT)
        load_element(s, n);
    if (n->kind == ND_CONDITIONAL && n->kids[0])
        condition = sum_of(&s->thread, n->kids[0]);
    if (sum_is_number(condition)) {
        load(s, n->kids[condition.number ? 1 : 2]);
        return;
    }
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
    const Loads *loads = loads_of(s, n);
    s->fails = s->fails || ++s->steps > MOST_STEPS;
    if (loads->has_choices && !s->fails) {
        load_chosen(s, n);
        return;
    }
    for (int i = 0; i < loads->elements.count && !s->fails; i++)
        load_element(s, loads->elements.items[i]);
}

/* ---- one thread --------------------------------------------------------- */

static void run(Staging *s, Node *n);

/* The counter of a for, which changes by *by. */
static const Decl *counter_of(Staging *s, Node *loop, int64_t *by)
{
    Count c;
    if (!flow_counts(loop, &c) || !loop->kids[FOR_CONDITION]
        || (c.op != OP_ADD && c.op != OP_SUB))
        return NULL;
    Sum size = c.by ? sum_of(&s->thread, c.by) : sum_plus((Sum){.is_known = true}, 1);
    *by = c.op == OP_ADD ? size.number : -size.number;
    return sum_is_number(size) && size.number ? c.counter : NULL;
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
    sum_move(&s->thread);
    Sum goes = sum_of(&s->thread, loop->kids[FOR_CONDITION]);
    bool counts = sum_is_number(goes), is_long = !flow_is_short(loop);
    s->loops += is_long;
    while (counts && goes.number && !s->fails) {
        run(s, loop->kids[FOR_BODY]);
        s->fails = s->fails || ++s->steps > MOST_STEPS;
        value += by;
        sum_move(&s->thread);
        goes = sum_of(&s->thread, loop->kids[FOR_CONDITION]);
        s->fails = s->fails || !sum_is_number(goes);
    }
    s->loops -= is_long;
    *map_put_pointer(&s->thread.counters, d) = NULL;
    sum_move(&s->thread);
    return counts;
}

static void run_if(Staging *s, Node *n)
{
    Sum condition = sum_of(&s->thread, n->kids[IF_CONDITION]);
    bool is_known = sum_is_number(condition), is_guard = s->is_before && !is_known;
    if (!s->is_before)
        load(s, n->kids[IF_CONDITION]);
    if (is_guard)
        list_add(&s->guards, n->kids[IF_CONDITION]);
    s->fails = s->fails || (is_guard && (n->kids[IF_ELSE] || s->in_trips));
    if (!is_known || condition.number)
        run(s, n->kids[IF_THEN]);
    if (is_guard)
        s->guards.count--;
    if (n->kids[IF_ELSE] && (!is_known || !condition.number))
        run(s, n->kids[IF_ELSE]);
}

/* Any other statement: a loop's body is run once, for no certain trip. */
static void run_other(Staging *s, Node *n)
{
    Store what;
    if (!s->is_before) {
        for (int i = 0; i < n->declared.count; i++)
            if (n->declared.items[i]->init)
                load(s, n->declared.items[i]->init);
        s->loops += flow_is_loop(n);
        for (int i = 0; i < n->kid_count && !s->fails; i++)
            if (n->kids[i])
                run(s, n->kids[i]);
        s->loops -= flow_is_loop(n);
    } else if (stage_is_store(s, n, &what)) {
        store(s, &what);
    } else {
        s->fails = s->fails || (n->kind != ND_DECLARE && n->kind != ND_NULL
                                && !stage_is_barrier(n));
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

static long conversions(const Staging *s)
{
    long sum = 0;
    for (int i = 0; i < s->stages.count; i++)
        sum += s->stages.items[i]->conversions;
    return sum;
}

/* A statement of the body, where not a thread before has loaded the same. */
static void run_statement(Staging *s, Node *n)
{
    if (set_has(&s->same, n))
        return;
    long before = conversions(s);
    s->thread.is_of_place = false;
    run(s, n);
    if (!s->is_before && !s->thread.is_of_place && conversions(s) == before)
        set_add(&s->same, n);
}

void stage_run(Staging *s, Node *body, int first, int end)
{
    for (int i = 0; i < sum_threads(&s->thread) && !s->fails; i++) {
        sum_set_thread(&s->thread, i);
        for (int k = first; k < end && !s->fails; k++)
            run_statement(s, body->kids[k]);
    }
    for (int i = 0; i < s->stages.count; i++)
        s->fails = s->fails || s->stages.items[i]->conversions
            > (long)MOST_CONVERSIONS * sum_threads(&s->thread);
}
