/* refine_initial.c - dead store elimination: drops initial values that no thread reads, those of
 * variables which only some threads have a value in, and use.
 *
 *     float x = 0;                       float x;
 *     if (me < n)                        if (me < n)
 *         x = s[2 * me];                     x = s[2 * me];
 *     t.barrier.wait();                  t.barrier.wait();
 *     if (me < n)                        if (me < n)
 *         s[me] = x;                         s[me] = x;
 *
 * A CPU would store it for all threads of the tile.
 */
#include "analysis/flow.h"
#include "list_uses.h"
#include "refine.h"

typedef struct Initials {
    Program *prog;
    Set pointed; /* of Decl: what may change through pointers */
    Map lists;   /* Node -> ListUses */
    bool drops, found;
} Initials;

typedef struct Variable {
    Initials *initials;
    const Decl *d;
    const ListUses *list; /* of the block that declares it */
    Node *condition;      /* under which it gets its value, once that is known, */
    int first;            /* in this statement */
} Variable;

/* ---- conditions ----------------------------------------------------------- */

/* What a condition may be made of: it is the same for as long as the variables are. */
static Look find_other(Node *n, void *context)
{
    const Initials *s = context;
    bool is_place = n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant
        && node_tiled(node_strip(n->kids[SUBSCRIPT_BASE]));
    if (n->is_constant || is_place)
        return LOOK_BEYOND;
    if (n->kind == ND_VAR)
        return decl_is_automatic(n->decl) && type_is_arithmetic(n->type)
            && !n->type->is_volatile && !set_has(&s->pointed, n->decl) ? LOOK_BEYOND : FOUND;
    bool is_value = n->kind == ND_PAREN || n->kind == ND_CAST || n->kind == ND_BINARY
        || (n->kind == ND_UNARY && n->op != OP_DEREF);
    return !is_value || node_changed(n) ? FOUND : LOOK_BELOW;
}

/* Whether a condition holds only where another one does. */
static bool implies(Node *n, Node *condition)
{
    n = node_strip(n);
    return node_equals(n, condition)
        || (n->op == OP_LOGICAL_AND
            && (implies(n->kids[BINARY_LEFT], condition)
                || implies(n->kids[BINARY_RIGHT], condition)));
}

/* Whether it is a variable that changes from that statement on. */
static bool changes(Node *n, void *context)
{
    const Variable *v = context;
    const Uses *changes = n->kind == ND_VAR ? uses_of(&v->list->changes, n->decl) : NULL;
    return changes && changes->count && changes->items[changes->count - 1].kid >= v->first;
}

/* ---- uses ----------------------------------------------------------------- */

/* Whether a branch first gives the variable another value. */
static bool gives_value(const Variable *v, Node *n)
{
    if (n->kind == ND_COMPOUND) {
        int i = 0;
        while (i < n->kid_count && !node_uses(n->kids[i], v->d))
            i++;
        return i < n->kid_count && gives_value(v, n->kids[i]);
    }
    const Node *e = n->is_value ? NULL : node_setting(n);
    return e && node_is_variable(e->kids[BINARY_LEFT], v->d)
        && !node_uses(e->kids[BINARY_RIGHT], v->d);
}

/* Whether a statement that uses the variable reads only a value that it was given. */
static bool is_safe(Variable *v, Node *n)
{
    if (n->kind != ND_IF || node_uses(n->kids[IF_CONDITION], v->d)
        || (n->kids[IF_ELSE] && node_uses(n->kids[IF_ELSE], v->d)))
        return false;
    if (v->condition)
        return implies(n->kids[IF_CONDITION], v->condition);
    v->condition = node_strip(n->kids[IF_CONDITION]);
    return !node_find(v->condition, find_other, v->initials)
        && gives_value(v, n->kids[IF_THEN]);
}

static bool may_lose_value(Initials *s, const Decl *d)
{
    return d->init && type_is_arithmetic(d->type) && d->type->kind != TY_BOOL
        && !d->type->is_volatile && !d->type->is_const && decl_is_automatic(d)
        && !set_has(&s->pointed, d) && !has_effect(s->prog, d->init);
}

/* Whether nothing reads the initial value of a variable that a statement of a block
 * declares. */
static bool is_unread(Initials *s, Node *block, const Decl *d)
{
    if (!may_lose_value(s, d))
        return false;
    const ListUses *list = list_uses(&s->lists, block);
    const Uses *uses = uses_of(&list->uses, d);
    Variable v = {.initials = s, .d = d, .list = list,
                  .first = uses->count ? uses->items[0].kid : 0};
    for (int i = 0; i < uses->count; i++)
        if (!is_safe(&v, block->kids[uses->items[i].kid]))
            return false;
    return v.condition && !node_any_with(v.condition, changes, &v);
}

/* ---- all of them ---------------------------------------------------------- */

static bool find_unread(Node *n, void *context)
{
    Initials *s = context;
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++) {
        const Node *declare = n->kids[i];
        for (int k = 0; k < declare->declared.count && declare->kind == ND_DECLARE; k++) {
            Decl *d = declare->declared.items[k];
            if (!is_unread(s, n, d))
                continue;
            s->found = true;
            if (s->drops)
                d->init = NULL;
        }
    }
    return true;
}

Function *refine_initials(Program *prog, Function *kernel)
{
    Builder b = {.prog = prog};
    Initials s = {.prog = prog};
    node_find_pointed(kernel->body, &s.pointed);
    node_walk(kernel->body, find_unread, &s);
    Node *body = s.found && !node_any(kernel->body, flow_is_label)
        ? build_copied_body(&b, kernel) : NULL;
    if (!body)
        return kernel;
    s.pointed = s.lists = (Map){0};
    node_find_pointed(body, &s.pointed);
    s.drops = true;
    node_walk(body, find_unread, &s);
    return b.why_not ? kernel : build_function(kernel, body);
}
