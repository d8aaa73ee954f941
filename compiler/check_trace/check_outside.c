/* check_outside.c - accesses out of bounds that one mistake explains, which is told once: those
 * of one statement on one side; those of elements `v[k]` and `w[k]` where `k` is the same number
 * and both have as many of them; so of `v[k + 1]` and `w[k + 1]` that one guard lets through.
 */
#include "check_trace.h"

/* ---- the element that is accessed ----------------------------------------- */

/* An element that is accessed, or a member of it, as it is written. */
static Node *element_in(Node *n)
{
    Node *assigned = node_assigned(n);
    bool is_atomic = n->kind == ND_CALL && n->kid_count > CALL_ARGUMENT;
    n = node_strip(assigned ? assigned : is_atomic ? n->kids[CALL_ARGUMENT] : n);
    while (n->kind == ND_UNARY || n->kind == ND_BINARY
           || (n->kind == ND_MEMBER && !n->is_arrow)) {
        bool is_behind = n->kind == ND_BINARY && type_is_integer(n->kids[0]->type);
        n = node_strip(n->kids[is_behind ? 1 : 0]);
    }
    return n;
}

const Node *check_named_in(Node *n)
{
    n = element_in(n);
    return n->kind == ND_SUBSCRIPT ? node_strip(n->kids[SUBSCRIPT_BASE]) : n;
}

/* The subscript of a dimension, if all of these are written; or NULL. */
static Node *subscript_in(Node *n, int rank, int dimension)
{
    Node *found = NULL;
    n = element_in(n);
    for (int d = rank - 1; d >= 0; d--) {
        if (n->kind != ND_SUBSCRIPT)
            return NULL;
        found = d == dimension ? node_strip(n->kids[SUBSCRIPT_INDEX]) : found;
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    }
    return found;
}

/* ---- statements ----------------------------------------------------------- */

typedef struct Statement {
    Map *of;
    Node *statement;
} Statement;

static bool note_part(Node *n, void *context)
{
    const Statement *s = context;
    *map_put_pointer(s->of, n) = s->statement;
    return true;
}

static bool note_statement(Node *n, void *context)
{
    Statement s = {context, n};
    if (n->kind == ND_EXPR || n->kind == ND_RETURN)
        node_walk(n, note_part, &s);
    for (int i = 0; i < n->declared.count; i++)
        node_walk(n->declared.items[i]->init, note_part, &s);
    return n->kind != ND_EXPR && n->kind != ND_RETURN;
}

/* The statement that an access is in; or itself, in a condition. */
static const Node *statement_of(const Trace *trace, const Event *e, Reported *reported)
{
    const Function *f = e->frame ? node_helper(e->frame->call)
        : trace->launch ? trace->launch->kernel : NULL;
    if (f && set_add(&reported->functions, f))
        node_walk(f->body, note_statement, &reported->statements);
    const Node *statement = map_value_pointer(&reported->statements, e->node);
    return statement ? statement : e->node;
}

/* ---- subscripts ----------------------------------------------------------- */

/* Whether a subscript is a variable, or a part of one: `k`, `i[0]`, `t.local[1]`. */
static bool is_variable(Node *n)
{
    while (n->kind == ND_MEMBER || n->kind == ND_SWIZZLE
           || (n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant))
        n = node_strip(n->kids[0]);
    return n->kind == ND_VAR && !n->is_constant;
}

typedef struct Subscript {
    Node *subscript;
    const Value *active;
} Subscript;

typedef LIST(Subscript) Subscripts;

/* Whether it is the first element of that number, in so many, by the subscript: a variable, or
 * anything under the same conditions. */
static bool is_first_by(Node *subscript, const Value *active, const char *number,
                        Reported *reported)
{
    void **same = map_put(&reported->subscripts, number);
    Subscripts *list = *same ? *same : NEW(Subscripts);
    *same = list;
    for (int i = 0; i < list->count; i++)
        if (node_equals(list->items[i].subscript, subscript)
            && (is_variable(subscript) || list->items[i].active == active))
            return false;
    list_add(list, ((Subscript){subscript, active}));
    return true;
}

bool check_is_new_outside(const Trace *trace, const Event *e, const Outside *at,
                          Reported *reported)
{
    int d = 0;
    while (d < at->rank && at->index[d] >= 0
           && (!at->extent[d] || at->index[d] < at->extent[d]))
        d++;
    bool is_behind = d == at->rank || at->index[d] >= 0;
    bool is_new = set_add(&reported->told[is_behind], statement_of(trace, e, reported));
    Node *subscript = d < at->rank ? subscript_in(e->node, at->rank, d) : NULL;
    if (!subscript || subscript->is_constant)
        return is_new;
    const char *number = arena_format("%lld %lld", (long long)at->index[d],
                                      (long long)(is_behind ? at->extent[d] : 0));
    return is_first_by(subscript, e->active, number, reported) && is_new;
}

bool check_is_told_of(const Trace *trace, const Event *e, Reported *reported)
{
    const Set *told = reported->told;
    const Node *statement = told[0].used || told[1].used ? statement_of(trace, e, reported) : NULL;
    return statement && (set_has(&told[0], statement) || set_has(&told[1], statement));
}

void check_note_told(const Trace *trace, const Event *e, Reported *reported)
{
    set_add(&reported->told[1], statement_of(trace, e, reported));
}
