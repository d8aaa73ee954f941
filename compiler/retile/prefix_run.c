/* prefix_run.c - simulates the threads of a tile side by side, through statements with
 * barriers between: what their variables and the tile_static arrays contain.
 */
#include "prefix.h"
#include "analysis/flow.h"

#include <math.h>

enum { MOST_STEPS = 1 << 20, MOST_ROWS = 8 };

static const Content UNKNOWN = {.kind = CONTENT_UNKNOWN};

static Content evaluate(Trace *t, Node *n);

/* ---- where values are --------------------------------------------------- */

static Content *variable(Trace *t, const Decl *d)
{
    void **values = map_put_pointer(&t->variables, d);
    if (!*values) {
        *values = NEW_ARRAY(Content, t->threads);
        list_add(&t->tables, *values);
    }
    return (Content *)*values + t->me;
}

static int row_of(Trace *t, Decl *array, int number)
{
    const Type *type = array->type;
    for (int i = 0; i < t->rows.count; i++)
        if (t->rows.items[i].array == array && t->rows.items[i].number == number)
            return i;
    while (type->of->kind == TY_ARRAY)
        type = type->of;
    int size = t->layout.count ? t->layout.count : (int)type->count;
    Row row = {array, number, size, type->of, NEW_ARRAY(Content, size),
               NEW_ARRAY(bool, type->count)};
    for (int i = 0; i < row.size; i++)
        row.cells[i] = (Content){CONTENT_SUM, 0, t->rows.count, i, i, true, true, false};
    list_add(&t->rows, row);
    return t->rows.count - 1;
}

static bool has_rows(const Type *t)
{
    enum { MOST_ELEMENTS = 1 << 14 };
    const Type *last = type_element(t);
    return t->kind == TY_ARRAY && type_is_arithmetic(last) && last->size >= 4
        && !last->is_volatile && t->size > 0 && t->size / last->size <= MOST_ELEMENTS;
}

/* The element of a tile_static array, or NULL where it is not known. */
static Content *cell(Trace *t, Node *n, int *row)
{
    Element e;
    if (!stage_element(n, &e) || !e.root->is_tile_static || !has_rows(e.root->type))
        return NULL;
    const Type *type = e.root->type;
    int number = 0;
    for (int i = 0; i < e.count; i++, type = type->of) {
        if (has_effect(t->thread.builder->prog, e.index[i]))
            return NULL; /* it is looked at once more where it is changed */
        Content index = evaluate(t, e.index[i]);
        if (index.kind != CONTENT_NUMBER || index.number < 0 || type->kind != TY_ARRAY
            || index.number >= type->count)
            return NULL;
        if (type->of->kind == TY_ARRAY) {
            number = number * (int)type->count + (int)index.number;
            continue;
        }
        int place = layout_place(t->layout, (int)index.number);
        *row = place < 0 ? -1 : row_of(t, e.root, number);
        t->fails = t->fails || t->rows.count > MOST_ROWS;
        if (place < 0)
            return NULL;
        t->rows.items[*row].is_used[index.number] |= !t->is_before;
        return &t->rows.items[*row].cells[place];
    }
    return NULL;
}

/* ---- values ------------------------------------------------------------- */

/* What nothing changes is what it began with. */
static Content content_of_variable(Trace *t, const Decl *d)
{
    Content *v = variable(t, d);
    bool changes = builder_facts(t->thread.builder, d)->changes;
    if (v->kind != CONTENT_NONE)
        return t->is_steady && changes ? UNKNOWN : *v;
    bool is_steady = t->is_steady;
    t->is_steady = true;
    Node *init = builder_init(t->thread.builder, d);
    Content begin = init && type_is_arithmetic(d->type) && !d->type->is_volatile
        ? content_converted(evaluate(t, init), init->type, d->type) : UNKNOWN;
    t->is_steady = is_steady;
    v = variable(t, d);
    *v = begin;
    return begin;
}

static Content content_of_element(Trace *t, Node *n)
{
    int row;
    Sum place = sum_of(&t->thread, n);
    if (sum_is_number(place))
        return content_number(place.number);
    Content *v = t->is_before || t->is_steady ? NULL : cell(t, n, &row);
    t->fails = t->fails || (!v && has_effect(t->thread.builder->prog, n));
    return v ? *v : UNKNOWN;
}

static bool is_before(Trace *t, Node *from)
{
    from = node_strip(from);
    return t->is_before && from->kind == ND_VAR && !from->decl->is_tile_static;
}

/* An element is given a value: before what is looked at, it is what that begins
 * with, and so is the variable that it is given. */
static void store_element(Trace *t, Node *to, Content v, Node *from)
{
    int row = 0;
    if (!t->is_before && node_is_of_view(to)) {
        t->fails = t->fails || t->saved.to || has_effect(t->thread.builder->prog, to);
        t->saved = (Saved){to, t->me, v};
        return;
    }
    Content *at = cell(t, to, &row);
    t->fails = t->fails || !at;
    if (at && !t->is_before)
        *at = v;
    if (at && is_before(t, from) && type_same(node_strip(from)->type, to->type))
        *variable(t, node_strip(from)->decl) = *at;
}

static void store(Trace *t, Node *to, Content v, Node *from)
{
    to = node_strip(to);
    if (to->kind == ND_SUBSCRIPT) {
        store_element(t, to, v, from);
        return;
    }
    if (to->kind != ND_VAR || !decl_is_automatic(to->decl)) {
        t->fails = true;
        return;
    }
    *variable(t, to->decl) = v;
    if (t->is_before || set_has(&t->known, to->decl))
        return;
    set_add(&t->known, to->decl);
    list_add(&t->changed, to->decl);
}

/* The type that an operator is computed in. */
static const Type *common(const Type *a, const Type *b)
{
    const Type *wide = type_is_floating(b) || (!type_is_floating(a) && b->size > a->size)
        || (b->size == a->size && type_is_unsigned(b)) ? b : a;
    return wide->size < 4 ? type_int() : wide;
}

static Content assign(Trace *t, Node *n)
{
    Node *to = n->kids[BINARY_LEFT], *from = n->kids[BINARY_RIGHT];
    if (!type_is_arithmetic(to->type) || !type_is_arithmetic(from->type)) {
        t->fails = true;
        return UNKNOWN;
    }
    Content v = evaluate(t, from);
    const Type *type = from->type;
    if (n->op != OP_ASSIGN) {
        type = common(to->type, from->type);
        v = content_combine(t, op_of_assignment(n->op), evaluate(t, to), v, type);
    }
    v = content_converted(v, type, to->type);
    store(t, to, v, from);
    return v;
}

static Content step(Trace *t, Node *n)
{
    bool is_less = n->op == OP_PRE_DEC || n->op == OP_POST_DEC;
    Content v = evaluate(t, n->kids[0]);
    t->fails = t->fails || n->type->kind == TY_BOOL;
    Content changed = !type_is_integer(n->type) ? UNKNOWN
        : content_combine(t, is_less ? OP_SUB : OP_ADD, v, content_number(1), n->type);
    store(t, n->kids[0], changed, n);
    return n->op == OP_PRE_INC || n->op == OP_PRE_DEC ? changed : v;
}

/* Whether a condition holds, which must be known. */
static bool holds(Trace *t, Node *condition)
{
    Content v = evaluate(t, condition);
    t->fails = t->fails || v.kind != CONTENT_NUMBER;
    return v.number != 0;
}

static Content content_of_binary(Trace *t, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (op_form(n->op) == 'A')
        return assign(t, n);
    if (op_is_logical(n->op)) {
        bool decides = n->op == OP_LOGICAL_OR;
        bool first = holds(t, left);
        return content_number(first == decides ? decides : holds(t, right));
    }
    Content a = evaluate(t, left), b = evaluate(t, right);
    if (n->op == OP_COMMA)
        return b;
    if (!type_is_arithmetic(left->type) || !type_is_arithmetic(right->type))
        return UNKNOWN;
    const Type *type = n->op == OP_SHL || n->op == OP_SHR
        ? left->type : common(left->type, right->type);
    return content_combine(t, n->op, a, b, type);
}

static Content content_of_unary(Trace *t, Node *n)
{
    int64_t number;
    if (op_is_step(n->op))
        return step(t, n);
    Content v = evaluate(t, n->kids[0]);
    if (n->op == OP_LOGICAL_NOT && v.kind == CONTENT_NUMBER)
        return content_number(!v.number);
    return v.kind == CONTENT_NUMBER && type_is_integer(n->type)
        && fold_compute(n->op, v.number, 0, n->type->size, type_is_unsigned(n->type),
                        &number)
        ? content_number(number) : UNKNOWN;
}

static Content evaluate(Trace *t, Node *n)
{
    if (t->fails || ++t->steps > MOST_STEPS) {
        t->fails = true;
        return UNKNOWN;
    }
    if (n->is_constant)
        return content_number((int64_t)n->value);
    switch (n->kind) {
    case ND_INT:
        return content_number((int64_t)n->value);
    case ND_FLOAT:
        return n->number == 0 && !signbit(n->number) ? content_number(0) : UNKNOWN;
    case ND_PAREN:
        return evaluate(t, n->kids[0]);
    case ND_CAST:
        return content_converted(evaluate(t, n->kids[0]), n->kids[0]->type, n->type);
    case ND_VAR:
        return content_of_variable(t, n->decl);
    case ND_SUBSCRIPT:
        return content_of_element(t, n);
    case ND_UNARY:
        return content_of_unary(t, n);
    case ND_BINARY:
        return content_of_binary(t, n);
    case ND_CONDITIONAL:
        if (n->kids[0] && n->kids[0] != n->kids[1]) /* a ?: b has a once */
            return evaluate(t, n->kids[holds(t, n->kids[0]) ? 1 : 2]);
        break;
    default:
        break;
    }
    t->fails = t->fails || has_effect(t->thread.builder->prog, n);
    return UNKNOWN;
}

/* ---- one thread --------------------------------------------------------- */

static void run_one(Trace *t, Node *n);

static void declare(Trace *t, Decl *d)
{
    bool is_plain = type_is_arithmetic(d->type) && decl_is_automatic(d) && !d->type->is_volatile;
    t->fails = t->fails || (!is_plain && d->init) || d->is_static;
    Content v = is_plain && d->init
        ? content_converted(evaluate(t, d->init), d->init->type, d->type) : UNKNOWN;
    *variable(t, d) = v;
    if (!t->is_before)
        set_add(&t->known, d);
}

static void run_own_loop(Trace *t, Node *n)
{
    if (flow_init(n))
        run_one(t, flow_init(n));
    for (bool is_first = n->kind == ND_DO; !t->fails; is_first = false) {
        if (!is_first && flow_condition(n) && !holds(t, flow_condition(n)))
            break;
        run_one(t, flow_body(n));
        if (flow_step(n))
            evaluate(t, flow_step(n));
    }
}

static void run_one(Trace *t, Node *n)
{
    if (n->type) {
        evaluate(t, n);
        return;
    }
    switch (n->kind) {
    case ND_NULL:
        break;
    case ND_EXPR:
        evaluate(t, n->kids[0]);
        break;
    case ND_DECLARE:
        for (int i = 0; i < n->declared.count; i++)
            declare(t, n->declared.items[i]);
        break;
    case ND_COMPOUND:
        for (int i = 0; i < n->kid_count; i++)
            run_one(t, n->kids[i]);
        break;
    case ND_IF: {
        Node *way = n->kids[holds(t, n->kids[IF_CONDITION]) ? IF_THEN : IF_ELSE];
        if (way && !t->fails)
            run_one(t, way);
        break;
    }
    case ND_FOR:
    case ND_WHILE:
    case ND_DO:
        run_own_loop(t, n);
        break;
    default:
        t->fails = true;
        break;
    }
}

/* ---- all threads -------------------------------------------------------- */

static void set_thread(Trace *t, int me)
{
    t->me = me;
    sum_set_thread(&t->thread, me);
}

static void run_each(Trace *t, Node *n)
{
    for (int i = 0; i < t->threads && !t->fails; i++) {
        set_thread(t, i);
        run_one(t, n);
    }
    set_thread(t, 0);
}

/* The condition around a barrier is that of all. */
static bool all_go(Trace *t, Node *condition)
{
    t->fails = t->fails || (condition && has_effect(t->thread.builder->prog, condition));
    return !condition || (!t->fails && holds(t, condition) && !t->fails);
}

static void run_loop(Trace *t, Node *n)
{
    if (flow_init(n))
        run_each(t, flow_init(n));
    for (bool is_first = n->kind == ND_DO; !t->fails; is_first = false) {
        if (!is_first && !all_go(t, flow_condition(n)))
            break;
        prefix_run(t, flow_body(n));
        if (flow_step(n))
            run_each(t, flow_step(n));
        t->fails = t->fails || ++t->steps > MOST_STEPS;
    }
}

void prefix_run(Trace *t, Node *n)
{
    if (t->fails || stage_is_barrier(n))
        return;
    if (!node_waits(t->thread.builder->prog, n)) {
        run_each(t, n);
    } else if (n->kind == ND_COMPOUND) {
        for (int i = 0; i < n->kid_count; i++)
            prefix_run(t, n->kids[i]);
    } else if (n->kind == ND_IF) {
        Node *way = n->kids[all_go(t, n->kids[IF_CONDITION]) ? IF_THEN : IF_ELSE];
        if (way)
            prefix_run(t, way);
    } else if (flow_is_loop(n)) {
        run_loop(t, n);
    } else {
        t->fails = true;
    }
}

/* ---- before ------------------------------------------------------------- */

static void forget_variable(Trace *t, const Decl *d)
{
    for (t->me = 0; t->me < t->threads; t->me++)
        *variable(t, d) = UNKNOWN;
    t->me = 0;
}

/* An array's elements are others now: variables do not have them any more. */
static void forget_elements(Trace *t, const Decl *array)
{
    for (int i = 0; i < t->tables.count; i++)
        for (int k = 0; k < t->threads; k++) {
            Content *v = &t->tables.items[i][k];
            if (v->kind == CONTENT_SUM && t->rows.items[v->row].array == array)
                *v = UNKNOWN;
        }
}

static void forget_all(Trace *t)
{
    for (int i = 0; i < t->tables.count; i++)
        for (int k = 0; k < t->threads; k++)
            t->tables.items[i][k] = (Content){.kind = CONTENT_NONE};
}

/* A call, or a pointer, may lead anywhere. */
static bool changes_somewhere(const Trace *t, Node *n)
{
    Node *to = node_assigned(n);
    return (n->kind == ND_CALL && has_effect(t->thread.builder->prog, n))
        || (to && !node_changed(n) && !node_is_of_view(to));
}

static bool forget_changed(Node *n, void *context)
{
    const Decl *d = node_changed(n);
    if (changes_somewhere(context, n))
        forget_all(context);
    if (d && d->is_tile_static)
        forget_elements(context, d);
    else if (d)
        forget_variable(context, d);
    for (int i = 0; i < n->declared.count; i++)
        forget_variable(context, n->declared.items[i]);
    return true;
}

void prefix_run_before(Trace *t, Node **list, int count)
{
    t->is_before = true;
    for (int i = 0; i < count; i++) {
        Node *n = list[i];
        if (stage_is_barrier(n))
            continue;
        node_walk(n, forget_changed, t);
        if (n->kind == ND_DECLARE || n->kind == ND_EXPR)
            run_each(t, n);
        if (t->fails)
            node_walk(n, forget_changed, t);
        t->fails = false;
    }
    t->is_before = false;
}
