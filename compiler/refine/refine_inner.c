/* refine_inner.c - loop peeling along rows: indices that are clamped, wrapped around or
 * guarded at the ends of a row are plain sums for the inner threads:
 *
 *     for (int k = -4; k <= 4; k++) {      if (j >= 4 && j < (long)w - 4)
 *         int q = j + k;                       for (int k = -4; k <= 4; k++)
 *         if (q < 0)                               sum += in[i][j + k];
 *             q = 0;                       else
 *         if (q >= w)                          … as it was
 *             q = w - 1;
 *         sum += in[i][q];
 *     }
 *
 * So these access elements in order, in another loop than the threads at the ends.
 */
#include "analysis/flow.h"
#include "inner.h"
#include "refine.h"

enum {
    MOST_NODES = 1000,
    MOST_TRIES = 4,
    MOST_ASSIGNED = 3 /* variables in a row by which an index is assigned */
};

/* What must hold where a statement is left out that bends an index. */
typedef struct Duty {
    Node *condition;
    bool truth;
    int bend; /* of which it is */
} Duty;

typedef struct Split {
    Builder builder;
    Inner inner;
    LIST(Duty) duties;
    Set places; /* of Decl: variables that elements' indices are made of */
    Set kept;  /* of numbers of bends, from 1 on: those that stay, */
    Set whole; /* and of these themselves, whose parts have no number */
    int bends; /* so far */
    int loops; /* around what is looked at */
    bool found, is_signed; /* better indices, or better numbers in these */
} Split;

/* ---- statements that bend an index ---------------------------------------- */

static bool is_index(const Type *t)
{
    return type_is_wide(t) && !t->is_volatile;
}

/* The variables in an index, and in what these are made of. */
static bool add_place(Node *n, void *context)
{
    Split *s = context;
    if (n->kind == ND_VAR && set_add(&s->places, n->decl) && n->decl->init)
        node_walk(n->decl->init, add_place, s);
    return true;
}

static bool find_places(Node *n, void *context)
{
    Split *s = context;
    if (n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_BASE]->type->kind != TY_VECTOR)
        node_walk(n->kids[SUBSCRIPT_INDEX], add_place, s);
    const Decl *d = n->kind == ND_BINARY ? node_changed(n) : NULL;
    if (d && set_has(&s->places, d))
        node_walk(n->kids[BINARY_RIGHT], add_place, s);
    return true;
}

/* The variable of an index that a statement does nothing else than change, or NULL. */
static const Decl *only_changed(const Split *s, const Node *n, const Node **change)
{
    while (n->kind == ND_COMPOUND && n->kid_count == 1)
        n = n->kids[0];
    *change = node_expression(n);
    Node *to = *change ? node_assigned(*change) : NULL;
    to = to ? node_strip(to) : NULL;
    return to && to->kind == ND_VAR && is_index(to->type) && to->decl->init
        && set_has(&s->places, to->decl) ? to->decl : NULL;
}

static void add_duty(Split *s, Node *condition, bool truth)
{
    list_add(&s->duties, ((Duty){condition, truth, s->bends + 1}));
}

/* Whether a choice is the variable itself for some threads: then for the inner ones. */
static bool leads_to(Split *s, Node *n, const Decl *d)
{
    n = node_strip(n);
    if (n->kind != ND_CONDITIONAL || !n->kids[0])
        return node_is_variable(n, d);
    for (int i = 0; i < 2; i++) {
        int before = s->duties.count;
        add_duty(s, n->kids[0], i == 0);
        if (leads_to(s, n->kids[1 + i], d))
            return true;
        s->duties.count = before;
    }
    return false;
}

static bool is_bend(Split *s, Node *n)
{
    const Node *change;
    if (n->kind == ND_IF) {
        add_duty(s, n->kids[IF_CONDITION], false);
        return only_changed(s, n->kids[IF_THEN], &change)
            && (!n->kids[IF_ELSE] || is_bend(s, n->kids[IF_ELSE]));
    }
    const Decl *d = only_changed(s, n, &change);
    if (!d || change->op != OP_ASSIGN)
        return false;
    Node *value = node_strip(change->kids[BINARY_RIGHT]);
    return value->kind == ND_CONDITIONAL && leads_to(s, value, d);
}

/* Whether a statement is left out for the inner threads. */
static bool is_left_out(Split *s, Node *n)
{
    int before = s->duties.count;
    if ((n->kind == ND_IF || n->kind == ND_EXPR) && is_bend(s, n)) {
        s->bends++;
        if (!set_has(&s->kept, (void *)(intptr_t)s->bends))
            return true;
        set_add(&s->whole, n);
    }
    s->duties.count = before;
    return false;
}

static bool leave_out(Node *n, void *context)
{
    Split *s = context;
    int count = 0;
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++)
        if (!is_left_out(s, n->kids[i]))
            n->kids[count++] = n->kids[i];
    if (n->kind == ND_COMPOUND)
        n->kid_count = count;
    return !n->type && !set_has(&s->whole, n);
}

/* ---- choices and guards --------------------------------------------------- */

/* Whether neighbouring threads have it side by side. */
static bool is_neighbour(Node *n, void *context)
{
    Split *s = context;
    return n->kind == ND_SUBSCRIPT && !type_is_handle(n->type)
        && n->kids[SUBSCRIPT_BASE]->type->kind != TY_VECTOR
        && inner_growth(&s->inner, n->kids[SUBSCRIPT_INDEX]) == 1;
}

/* Which of two an inner thread has: 1 the first one, 0 the second, -1 any. */
static int better(int first, int second)
{
    return first > second ? 1 : first < second ? 0 : -1;
}

static int way_of_index(Split *s, Node *a, Node *b)
{
    int first = inner_growth(&s->inner, a), second = inner_growth(&s->inner, b);
    return first == 1 && second == 1 ? better(node_size(b), node_size(a))
        : better(first == 1, second == 1);
}

static Node *inner_choice(Split *s, Node *n)
{
    Node *a = n->kids[1], *b = n->kids[2];
    bool of_index = is_index(n->type);
    if (!n->kids[0] || a == n->kids[0] || !type_is_arithmetic(n->type))
        return n;
    int way = of_index ? way_of_index(s, a, b) : -1;
    if (way < 0 && s->loops)
        way = better(node_any_with(a, is_neighbour, s), node_any_with(b, is_neighbour, s));
    Node *left = way < 0 ? n->kids[0] : inner_hold(&s->inner, n->kids[0], way);
    s->found |= left != n->kids[0];
    if (!left)
        return build_converted(&s->builder, way ? a : b, n->type);
    n->kids[0] = left;
    return n;
}

static bool wraps_around(const Node *n)
{
    return n->op == OP_MOD || n->op == OP_AND;
}

static Node *signed_index(Split *s, Node *n)
{
    Node *index = inner_signed(&s->inner, n);
    s->is_signed |= index != n;
    return index;
}

static Node *wrapped_index(Split *s, Node *n)
{
    Node *remainder = is_index(n->type) ? inner_remainder(&s->inner, n) : n;
    s->found |= remainder != n;
    return remainder;
}

static Node *inner_guard(Split *s, Node *n)
{
    Node *then = n->kids[IF_THEN], *other = n->kids[IF_ELSE];
    int way = !(s->loops || flow_has_loop(n)) || flow_has_case(n) ? -1
        : better(node_any_with(then, is_neighbour, s), node_any_with(other, is_neighbour, s));
    Node *left = way < 0 ? n->kids[IF_CONDITION]
                         : inner_hold(&s->inner, n->kids[IF_CONDITION], way);
    s->found |= left != n->kids[IF_CONDITION];
    n->kids[IF_CONDITION] = left;
    return left ? n : way ? then : other ? other
        : build_block(&s->builder, (Nodes){0}, n);
}

static Node *inner_node(Node *n, void *context);

/* What a loop counts is known when its body is looked at. */
static void change_header(Split *s, Node *loop)
{
    Node *body = loop->kids[FOR_BODY];
    loop->kids[FOR_BODY] = NULL;
    node_change_kids(loop, inner_node, s);
    loop->kids[FOR_BODY] = body;
    if (inner_slide(&s->inner, loop))
        s->found = true;
    else
        inner_count(&s->inner, loop);
}

static void change_in(Split *s, Node *n)
{
    bool is_loop = flow_is_loop(n);
    s->loops += is_loop;
    if (n->kind == ND_FOR) {
        change_header(s, n);
        n->kids[FOR_BODY] = inner_node(n->kids[FOR_BODY], s);
    } else {
        node_change_kids(n, inner_node, s);
    }
    s->loops -= is_loop;
}

static Node *inner_node(Node *n, void *context)
{
    Split *s = context;
    change_in(s, n);
    if (n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_BASE]->type->kind != TY_VECTOR)
        n->kids[SUBSCRIPT_INDEX] = signed_index(s, n->kids[SUBSCRIPT_INDEX]);
    return n->kind == ND_CONDITIONAL ? inner_choice(s, n)
        : n->kind == ND_BINARY && wraps_around(n) ? wrapped_index(s, n)
        : n->kind == ND_IF ? inner_guard(s, n) : n;
}

/* ---- the part of a kernel that is split ----------------------------------- */

/* The statements of a list from one on. */
typedef struct Rest {
    Node *list;
    int first;
} Rest;

/* Whether a declaration may stay before the part, since it is computed again anyway. */
static bool stays(Split *s, Node *n)
{
    bool all = n->kind == ND_DECLARE;
    for (int i = 0; i < n->declared.count && all; i++) {
        Decl *d = n->declared.items[i];
        Node *init = builder_init(s->inner.thread.builder, d);
        int growth = init && type_is_integer(d->type) ? inner_growth(&s->inner, init)
                                                      : GROWS_SOMEHOW;
        if (growth == 0)
            set_add(&s->inner.shared, d);
        all = growth != GROWS_SOMEHOW;
    }
    return all;
}

/* Goes into what is all that follows its variables. */
static Rest find_rest(Split *s, Node *body)
{
    Rest p = {body, 0};
    for (;;) {
        while (p.first < p.list->kid_count && stays(s, p.list->kids[p.first]))
            p.first++;
        Node *last = p.first + 1 == p.list->kid_count ? p.list->kids[p.first] : NULL;
        if (last && last->kind == ND_IF && !last->kids[IF_ELSE])
            last = last->kids[IF_THEN];
        if (!last || last->kind != ND_COMPOUND)
            return p;
        p = (Rest){last, 0};
    }
}

static Node *copy_rest(Split *s, Rest p)
{
    Nodes list = {0};
    for (int i = p.first; i < p.list->kid_count; i++)
        list_add(&list, build_copy(&s->builder, p.list->kids[i]));
    return build_block(&s->builder, list, p.list);
}

/* Starts again with a kernel's numbers. */
static void begin(Split *s, Function *kernel, Builder *facts)
{
    *facts = (Builder){.prog = s->builder.prog};
    builder_find_facts(facts, kernel);
    inner_begin(&s->inner, &s->builder, facts, kernel);
}

/* Whether the duties hold; bends whose do not stay the next time. */
static bool keeps_duties(Split *s)
{
    bool all = true;
    for (int i = 0; i < s->duties.count; i++) {
        Duty *d = &s->duties.items[i];
        if (!inner_hold(&s->inner, inner_node(d->condition, s), d->truth))
            continue;
        set_add(&s->kept, (void *)(intptr_t)d->bend);
        all = false;
    }
    s->found |= s->duties.count > 0;
    return all;
}

/* Signed numbers alone are not worth another loop. */
static bool is_better(const Split *s)
{
    bool asks = s->inner.bounds.count || s->inner.small.count;
    return !s->builder.why_not && (s->found || (s->is_signed && !asks));
}

/* What the part is for inner threads; NULL where it is no better. */
static Node *inner_rest(Split *s, Function *kernel, Rest p, Builder *facts)
{
    for (int tries = 0; tries < MOST_TRIES; tries++) {
        Node *copy = copy_rest(s, p);
        s->bends = s->duties.count = 0;
        s->found = s->is_signed = false;
        s->places = (Set){0};
        if (s->builder.why_not)
            return NULL;
        for (int i = 0; i < MOST_ASSIGNED; i++)
            node_walk(copy, find_places, s);
        node_walk(copy, leave_out, s);
        begin(s, build_function(kernel, copy), facts);
        find_rest(s, kernel->body);
        node_change_kids(copy, inner_node, s);
        if (keeps_duties(s))
            return is_better(s) ? copy : NULL;
    }
    return NULL;
}

/* ---- the kernel ----------------------------------------------------------- */

typedef struct Shape {
    int nodes, ways;
    bool fails;
} Shape;

static bool look(Node *n, void *context)
{
    Shape *s = context;
    s->nodes++;
    s->ways += n->kind == ND_CONDITIONAL || n->kind == ND_IF || n->kind == ND_FOR
        || (n->kind == ND_BINARY && wraps_around(n));
    s->fails |= n->kind == ND_LABEL || n->kind == ND_STATEMENT_EXPR
        || n->op == OP_ADDRESS;
    return !s->fails;
}

/* Puts both in the place of the part, or the one for the inner threads if all are. */
static bool split_rest(Split *s, Rest p, Node *inner)
{
    Node *condition = inner_condition(&s->inner, p.list), *all = inner;
    Nodes rest = {0};
    for (int i = p.first; i < p.list->kid_count; i++)
        list_add(&rest, p.list->kids[i]);
    if (condition)
        all = build_if(&s->builder, condition, inner,
                       build_block(&s->builder, rest, p.list), p.list);
    p.list->kids[p.first] = all;
    p.list->kid_count = p.first + 1;
    return condition;
}

Function *refine_inner(Program *prog, Function *kernel, bool *has_ends)
{
    Split s = {.builder = {.prog = prog}};
    Shape shape = {0};
    Builder facts;
    *has_ends = false;
    node_walk(kernel->body, look, &shape);
    if (shape.fails || !shape.ways || shape.nodes > MOST_NODES)
        return kernel;
    Node *body = build_copied_body(&s.builder, kernel);
    if (!body)
        return kernel;
    Function *copy = build_function(kernel, body);
    begin(&s, copy, &facts);
    Rest p = find_rest(&s, body);
    s.builder.depth = 1;
    Node *inner = inner_rest(&s, copy, p, &facts);
    if (!inner)
        return kernel;
    *has_ends = split_rest(&s, p, inner);
    return copy;
}
