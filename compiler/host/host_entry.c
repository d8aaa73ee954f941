/* host_entry.c - whether a loop will be entered, as an expression for the place
 * before it.
 *
 *   for (int i = 1; i < n - 1; i++)     1 < n - 1
 *
 * It is the loop's condition with the first values in place of its counters. Only plain
 * arithmetic on variables, members and constants is understood.
 */
#include "analysis/flow.h"
#include "host_loop.h"
#include "tree/builtin.h"
#include "tree/tree.h"

#include <string.h>

/* What the loop begins by: counter = value. */
typedef struct Start {
    const Decl *counter;
    Node *value;
} Start;

typedef struct Writing {
    Survey *survey;
    Entry *entry;
    LIST(Start) starts;
    bool is_sure; /* what is written will be evaluated */
} Writing;

/* The text of an expression, or NULL. Of the starts only the first `known`
 * have happened. */
static const char *write_expr(Writing *w, Node *n, int known);

/* A name of an arithmetic type that is known everywhere: no typedef's. */
static const char *type_name(const Type *t)
{
    Type plain = t->kind == TY_ENUM ? *t->of : *t;
    plain.alias = NULL;
    plain.is_const = false;
    return type_string(&plain);
}

static const char *write_constant(const Node *n)
{
    int64_t value = (int64_t)n->value;
    if (value > INT32_MAX || value < -INT32_MAX)
        return NULL;
    return n->type->kind == TY_INT
        ? arena_format("%d", (int)value)
        : arena_format("(%s)%d", type_name(n->type), (int)value);
}

static const char *write_start(Writing *w, const Start *start, int known)
{
    const char *value = write_expr(w, start->value, known);
    const Type *type = start->counter->type;
    bool converts = !start->value->is_constant
        && !type_same(node_strip(start->value)->type, type);
    return value && converts
        ? arena_format("(%s)%s", type_name(type), value) : value;
}

static const char *write_variable(Writing *w, Node *n, int known)
{
    const Decl *d = n->decl;
    for (int i = known - 1; i >= 0; i--)
        if (w->starts.items[i].counter == d)
            return write_start(w, &w->starts.items[i], i);
    if (!host_is_named(n))
        return NULL;
    list_add(&w->entry->reads, d);
    return d->name;
}

/* The lane amp_extent(v)[0] of what the loop holds; NULL for another call. */
static const char *write_extent(Writing *w, const Node *call, int lane)
{
    if (!builtin_is(call, BI_EXTENT) || !w->is_sure)
        return NULL;
    const Keeper *view = survey_keeper(
        w->survey, node_strip(call->kids[CALL_ARGUMENT]));
    if (!view)
        return NULL;
    list_add(&w->entry->extents, view);
    return arena_format("AMPRT_EXTENT(%s)[%d]", view->name, lane);
}

static int memory_of(const Node *member)
{
    return member->kids[MEMBER_BASE]->type->of->record->is_union
        ? STORES_DATA : survey_stores(member->type);
}

/* p.n, q->n, or the lane e[0] of a vector. */
static const char *write_part(Writing *w, Node *n)
{
    Node *base = node_strip(n->kids[0]);
    if (n->kind == ND_SUBSCRIPT && base->kind == ND_CALL
        && n->kids[SUBSCRIPT_INDEX]->is_constant)
        return write_extent(w, base, (int)n->kids[SUBSCRIPT_INDEX]->value);
    if (base->kind != ND_VAR || base->type->is_volatile)
        return NULL;
    const char *whole = write_variable(w, base, w->starts.count);
    if (!whole)
        return NULL;
    if (n->is_arrow)
        w->entry->memory |= memory_of(n);
    if (n->kind == ND_MEMBER)
        return arena_format("%s%s%s", whole, n->is_arrow ? "->" : ".",
                            n->field->name);
    const Node *index = n->kids[SUBSCRIPT_INDEX];
    if (base->type->kind != TY_VECTOR || !index->is_constant)
        return NULL;
    return arena_format("%s[%d]", whole, (int)index->value);
}

static const char *write_unary(Writing *w, Node *n, int known)
{
    const char *operand = write_expr(w, n->kids[0], known);
    bool changes = op_is_step(n->op);
    if (!operand || changes || n->op == OP_ADDRESS || n->op == OP_DEREF)
        return NULL;
    return arena_format("%s(%s)", op_spelling(n->op), operand);
}

/* An operand, in parentheses where a reader may want them. */
static const char *write_operand(Writing *w, Node *n, int known, Op op)
{
    const char *text = write_expr(w, n, known);
    if (!text || !strchr(text, ' '))
        return text;
    Node *inner = node_strip(n);
    bool is_sum = inner->kind == ND_BINARY
        && op_precedence(inner->op) >= op_precedence(OP_ADD);
    bool compares = op_precedence(op) == op_precedence(OP_LT)
        || op_precedence(op) == op_precedence(OP_EQ);
    return is_sum && compares ? text : arena_format("(%s)", text);
}

static const char *write_binary(Writing *w, Node *n, int known)
{
    if (op_form(n->op) == 'A' || n->op == OP_COMMA)
        return NULL;
    const char *left = write_operand(w, n->kids[BINARY_LEFT], known, n->op);
    w->is_sure &= !op_is_logical(n->op);
    const char *right = write_operand(w, n->kids[BINARY_RIGHT], known, n->op);
    return left && right
        ? arena_format("%s %s %s", left, op_spelling(n->op), right) : NULL;
}

static const char *write_cast(Writing *w, Node *n, int known)
{
    if (n->is_implicit)
        return write_expr(w, n->kids[0], known);
    const char *operand = write_operand(w, n->kids[0], known, OP_NONE);
    return operand ? arena_format("(%s)%s", type_name(n->type), operand)
                   : NULL;
}

static const char *write_expr(Writing *w, Node *n, int known)
{
    if (!type_is_number(n->type))
        return NULL;
    if (n->is_constant)
        return write_constant(n);
    switch (n->kind) {
    case ND_VAR:
        return write_variable(w, n, known);
    case ND_MEMBER:
    case ND_SUBSCRIPT:
        return write_part(w, n);
    case ND_PAREN:
        return write_expr(w, n->kids[0], known);
    case ND_CAST:
        return write_cast(w, n, known);
    case ND_UNARY:
        return write_unary(w, n, known);
    case ND_BINARY:
        return write_binary(w, n, known);
    default:
        return NULL;
    }
}

/* ---- what the loop begins by -------------------------------------------- */

static void add_start(Writing *w, const Decl *counter, Node *value)
{
    Start start = {counter, value};
    list_add(&w->starts, start);
}

/* i = 0, j = n; false for anything else. */
static bool read_assignments(Writing *w, Node *n)
{
    n = node_strip(n);
    if (n->kind != ND_BINARY)
        return false;
    Node *left = node_strip(n->kids[BINARY_LEFT]);
    Node *right = n->kids[BINARY_RIGHT];
    if (n->op == OP_COMMA)
        return read_assignments(w, left) && read_assignments(w, right);
    if (n->op != OP_ASSIGN || left->kind != ND_VAR)
        return false;
    add_start(w, left->decl, right);
    return true;
}

static bool read_starts(Writing *w, Node *init)
{
    if (!init)
        return true;
    if (init->kind == ND_EXPR)
        init = init->kids[0];
    if (init->kind != ND_DECLARE)
        return init->type && read_assignments(w, init);
    for (int i = 0; i < init->declared.count; i++) {
        const Decl *d = init->declared.items[i];
        if (!d->init)
            return false;
        add_start(w, d, d->init);
    }
    return true;
}

Entry host_entry(Survey *s, const Node *loop)
{
    Entry entry = {0};
    Writing w = {.survey = s, .entry = &entry, .is_sure = true};
    Node *condition = flow_condition(loop);
    if (loop->kind == ND_DO)
        entry.text = "true";
    else if (condition && read_starts(&w, flow_init(loop)))
        entry.text = write_expr(&w, condition, w.starts.count);
    return entry;
}
