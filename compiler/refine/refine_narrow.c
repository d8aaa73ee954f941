/* refine_narrow.c - computes with 16 bits what fits in them, by the ranges of values:
 *
 *     out[i] = (77 * rgb[3 * i] + 150 * rgb[3 * i + 1] + 29 * rgb[3 * i + 2]) >> 8;
 *
 * In C bytes become ints before they are added, and a vector has half as many ints as
 * numbers of 16 bits. All of this fits in an unsigned number of 16 bits, so that it is one,
 * of a type that no operator makes an int of. Where a value is stored in a byte or a short,
 * or compared, the expression before it is narrow if all of its operands are; a variable
 * is, if all expressions are in which it stands.
 */
#include "refine.h"
#include "analysis/access.h"
#include "analysis/flow.h"
#include "analysis/interval.h"
#include "tree/builtin.h"
#include "tree/tree.h"

/* An expression that becomes narrow. */
typedef struct Root {
    Node **place;
    Type *type;
} Root;

typedef struct Narrow {
    Builder builder;
    Intervals intervals;
    Set counters; /* of loops */
    Set wide;     /* variables that stay ints */
    LIST(Root) roots;
    bool has_short; /* one of them has a byte or a short */
    bool stays; /* no more variable became wide */
} Narrow;

enum { MOST_ROUNDS = 8 };

/* ---- what may be narrow ------------------------------------------------ */

/* The narrow type that has all the numbers, a certain one if possible; or NULL. */
static Type *type_with(Interval numbers, Type *rather)
{
    Type *types[] = {rather, type_narrow(false), type_narrow(true)};
    for (int i = 0; i < 3; i++)
        if (types[i] && interval_is_within(numbers, interval_of_type(types[i])))
            return types[i];
    return NULL;
}

static bool is_short(const Type *t)
{
    return type_is_integer(t) && t->size < 4;
}

static bool is_int(const Type *t)
{
    return t->kind == TY_INT || t->kind == TY_UINT;
}

/* The type that a variable may have; or NULL. */
static Type *variable_type(Narrow *w, const Decl *d)
{
    Interval numbers;
    return d->kind == DECL_VARIABLE && is_int(d->type) && !d->align && !set_has(&w->wide, d)
        && !set_has(&w->counters, d)
        && interval_of_variable(&w->intervals, d, &numbers) ? type_with(numbers, NULL) : NULL;
}

static Type *type_of_variable(Narrow *w, Node *n)
{
    return n->kind == ND_VAR ? variable_type(w, n->decl) : NULL;
}

static void widen(Narrow *w, const Decl *d)
{
    w->stays &= !set_add(&w->wide, d);
}

/* What is converted as it is: a number, or one that has no more than 16 bits. */
static bool is_leaf(Narrow *w, Node *n)
{
    return n->is_constant || node_is_truth(n) || is_short(n->type) || n->kind == ND_SUBSCRIPT
        || (n->kind == ND_VAR && set_has(&w->counters, n->decl));
}

/* The operands of an operator whose result is one of theirs, or computed from them: the
 * first one's number among the kids, and how many; 0 for other nodes. */
static int operands(Node *n, int *first)
{
    *first = 0;
    switch (n->kind) {
    case ND_PAREN: case ND_CAST:
        return 1;
    case ND_UNARY:
        return n->op == OP_MINUS || n->op == OP_NOT || n->op == OP_PLUS;
    case ND_BINARY:
        return op_form(n->op) == 'B' && n->op != OP_COMMA ? 2 : 0;
    case ND_CONDITIONAL:
        *first = 1;
        return 2;
    case ND_CALL:
        *first = CALL_ARGUMENT;
        return builtin_calls(n, "abs");
    default:
        return 0;
    }
}

/* Whether an expression is one of such operators, leaves and variables. */
static bool may_be_narrow(Narrow *w, Node *n)
{
    if (!n->type || !type_is_integer(n->type))
        return false;
    if (is_leaf(w, n) || type_of_variable(w, n))
        return true;
    int first, count = operands(n, &first);
    for (int i = 0; i < count; i++)
        if (!n->kids[first + i] || !may_be_narrow(w, n->kids[first + i]))
            return false;
    return count && is_int(n->type);
}

static bool is_short_value(Node *n)
{
    bool is_value = n->kind == ND_SUBSCRIPT || n->kind == ND_MEMBER || n->kind == ND_VAR;
    return is_value && is_short(n->type);
}

/* Whether there is anything to gain: an operator, or a variable. */
static bool matters(Narrow *w, Node *n)
{
    int first, count = is_leaf(w, n) ? 0 : operands(n, &first);
    if (type_of_variable(w, n)
        || (count && n->kind != ND_PAREN && n->kind != ND_CAST && n->kind != ND_CONDITIONAL))
        return true;
    for (int i = 0; i < count; i++)
        if (n->kids[first + i] && matters(w, n->kids[first + i]))
            return true;
    return false;
}

/* ---- finding it -------------------------------------------------------- */

static void visit(Narrow *w, Node *n);

/* The leaves, and the conditions. */
static void visit_inside(Narrow *w, Node *n)
{
    int first, count = operands(n, &first);
    if (is_leaf(w, n)) {
        visit(w, n);
        return;
    }
    for (int i = 0; i < n->kid_count; i++)
        if (i >= first && i < first + count)
            visit_inside(w, n->kids[i]);
        else
            visit(w, n->kids[i]);
}

/* Makes an expression narrow, and of that type rather than others; or only of that one. */
static bool take(Narrow *w, Node **place, Type *rather, bool only)
{
    Interval numbers, reach = {1, 0};
    if (!may_be_narrow(w, *place) || !interval_of(&w->intervals, *place, &numbers, &reach))
        return false;
    Type *type = type_with(reach, rather);
    if (!type || (only && type != rather))
        return false;
    list_add(&w->roots, ((Root){place, type}));
    w->has_short |= node_any(*place, is_short_value);
    visit_inside(w, *place);
    return true;
}

/* Both sides of a comparison. */
static bool take_both(Narrow *w, Node *n)
{
    Node **left = &n->kids[BINARY_LEFT], **right = &n->kids[BINARY_RIGHT];
    Interval a, reach = {1, 0};
    if ((!matters(w, *left) && !matters(w, *right))
        || !may_be_narrow(w, *left) || !may_be_narrow(w, *right)
        || !interval_of(&w->intervals, *left, &a, &reach)
        || !interval_of(&w->intervals, *right, &a, &reach))
        return false;
    Type *type = type_with(reach, NULL);
    return type && take(w, left, type, true) && take(w, right, type, true);
}

/* `v = …`, `v += …`: false where that is something else, or v stays an int. */
static bool take_assigned(Narrow *w, Node *n)
{
    Node *assigned = node_assigned(n);
    const Node *variable = assigned ? node_strip(assigned) : NULL;
    Type *type = variable ? type_of_variable(w, (Node *)variable) : NULL;
    if (!type)
        return false;
    if (n->kind == ND_UNARY || take(w, &n->kids[BINARY_RIGHT], type, n->op != OP_ASSIGN))
        return true;
    widen(w, variable->decl);
    return false;
}

static void visit_declared(Narrow *w, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Type *type = variable_type(w, d);
        if (!d->init || (type && take(w, &d->init, type, false)))
            continue;
        if (type)
            widen(w, d);
        visit(w, d->init);
    }
}

static bool is_shortened(const Node *n)
{
    return n->kind == ND_CAST && is_short(n->type) && n->type->kind != TY_BOOL
        && n->kids[0]->type && is_int(n->kids[0]->type);
}

static void visit(Narrow *w, Node *n)
{
    if (!n)
        return;
    visit_declared(w, n);
    if (type_of_variable(w, n)) {
        widen(w, n->decl);
        return;
    }
    if ((is_shortened(n) && matters(w, n->kids[0]) && take(w, &n->kids[0], NULL, false))
        || (op_is_comparison(n->op) && take_both(w, n))
        || (n->kind == ND_EXPR && take_assigned(w, n->kids[0])))
        return;
    for (int i = 0; i < n->kid_count; i++)
        visit(w, n->kids[i]);
}

/* ---- making it narrow -------------------------------------------------- */

static Node *narrowed(Narrow *w, Node *n, Type *type)
{
    if (n->is_constant && n->kind != ND_INT)
        n = build_int(&w->builder, (int)n->value, n);
    const Type *own = type_of_variable(w, n);
    if (own == type)
        return n;
    if (own || is_leaf(w, n))
        return build_cast(&w->builder, n, type);
    int first, count = operands(n, &first);
    if (n->kind == ND_CAST)
        return narrowed(w, n->kids[0], type);
    n->type = type;
    for (int i = first; i < first + count; i++)
        n->kids[i] = narrowed(w, n->kids[i], type);
    return n;
}

static bool set_type(Node *n, void *context)
{
    Narrow *w = context;
    Type *type = type_of_variable(w, n);
    if (type)
        n->type = type;
    return true;
}

static bool declare(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++) {
        Type *type = variable_type(context, n->declared.items[i]);
        if (type)
            n->declared.items[i]->type = type;
    }
    return true;
}

static bool find_counter(Node *n, void *counters)
{
    Decl *d = n->kind == ND_FOR ? flow_counter(n) : NULL;
    if (d)
        set_add(counters, d);
    return true;
}

/* A variable that becomes wide makes those wide that it is given. */
static bool find(Narrow *w, Node *body)
{
    w->stays = false;
    for (int round = 0; round < MOST_ROUNDS && !w->stays; round++) {
        w->stays = true;
        w->has_short = false;
        w->roots.count = 0;
        visit(w, body);
    }
    return w->stays && w->has_short;
}

Function *refine_narrow(Program *prog, Function *kernel)
{
    Narrow w = {.builder = {.prog = prog}};
    if (!stores_short(kernel->body))
        return kernel;
    Node *body = build_copied_body(&w.builder, kernel);
    if (!body)
        return kernel;
    node_walk(body, find_counter, &w.counters);
    intervals_find(&w.intervals, body);
    if (!find(&w, body))
        return kernel;
    for (int i = 0; i < w.roots.count; i++)
        *w.roots.items[i].place = narrowed(&w, *w.roots.items[i].place, w.roots.items[i].type);
    node_walk(body, set_type, &w);
    node_walk(body, declare, &w);
    return build_function(kernel, body);
}
