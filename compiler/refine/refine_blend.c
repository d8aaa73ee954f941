/* refine_blend.c - a branch instead of a blend: what is stored under a condition alone, where
 * the other threads store the element as it is:
 *
 *     u[y][x] = (x + y) % 2 == red           if ((x + y) % 2 == red)
 *         ? 0.25f * (u[y - 1][x] + …)            u[y][x] = 0.25f * (u[y - 1][x] + …);
 *         : u[y][x];
 *
 * That shows that every n-th thread alone has something to do (serial_every.c), where vectors
 * of all would load what they have just stored. Others blend in any case.
 */
#include "list_uses.h"
#include "refine.h"

typedef struct Blends {
    Builder builder;
    Set fresh; /* of Decl: variables in a list with what an element has */
    Map lists; /* of what uses what in them */
    Map remainders; /* Decl -> whether it has one */
    bool found;
} Blends;

/* An element that is stored. */
typedef struct Stored {
    Builder *builder;
    const Decl *holder;
    Node *place;
    Set seen; /* of Decl: variables whose beginnings are looked at */
} Stored;

static bool is_beside(Node *n, void *context)
{
    const Stored *stored = context;
    return n->kind == ND_SUBSCRIPT && !type_is_handle(n->type) && node_array(n)->kind == ND_VAR
        && node_array(n)->decl == stored->holder && !node_equals(n, stored->place);
}

/* Whether others of the same view or array are in it, or in what a variable begins with. */
static bool has_beside(Node *n, void *context)
{
    Stored *stored = context;
    Node *init = n->kind == ND_VAR && !set_has(&stored->seen, n->decl)
        ? builder_init(stored->builder, n->decl) : NULL;
    if (init)
        set_add(&stored->seen, n->decl);
    return is_beside(n, context) || (init && node_any_with(init, is_beside, context));
}

/* Whether every n-th thread is told from others. */
static bool has_remainder(Node *n, void *context)
{
    enum { NO = 1, YES };
    Blends *s = context;
    if (n->kind != ND_VAR)
        return n->kind == ND_BINARY && (n->op == OP_MOD || n->op == OP_AND)
            && refine_divisor(n) > 1;
    intptr_t known = (intptr_t)map_value_pointer(&s->remainders, n->decl);
    if (known)
        return known == YES;
    Node *init = builder_init(&s->builder, n->decl);
    bool is_so = init && node_is_truth(init) && node_any_with(init, has_remainder, s);
    *map_put_pointer(&s->remainders, n->decl) = (void *)(intptr_t)(is_so ? YES : NO);
    return is_so;
}

/* Whether it is what the element has: the same element, or a variable with it. */
static bool is_kept(const Blends *s, Node *n, Node *to)
{
    n = node_strip(n);
    if (n->kind == ND_VAR && set_has(&s->fresh, n->decl))
        return type_holds(n->decl->type, to->type)
            && node_equals(node_strip(n->decl->init), to);
    return node_equals(n, to);
}

/* The element that a statement stores, if that can be left to others. */
static Node *stored_by(Blends *s, const Node *set)
{
    Node *to = set ? node_strip(set->kids[BINARY_LEFT]) : NULL;
    bool is_one = to && to->kind == ND_SUBSCRIPT && node_array(to)->kind == ND_VAR
        && type_is_arithmetic(to->type) && !has_effect(s->builder.prog, to);
    return is_one ? to : NULL;
}

/* Whether it is better not to store under that condition's contrary. */
static bool is_better(Blends *s, Node *condition, Node *to, Node *what)
{
    Stored stored = {.builder = &s->builder, .holder = node_array(to)->decl, .place = to};
    return !has_effect(s->builder.prog, condition)
        && node_any_with(condition, has_remainder, s) && node_any_with(what, has_beside, &stored);
}

/* v[…] = c ? new : v[…]; or the other way round, as an if. */
static Node *chosen(Blends *s, Node *n)
{
    Builder *b = &s->builder;
    Node *set = node_setting(n), *to = stored_by(s, set);
    Node *value = to ? node_strip(set->kids[BINARY_RIGHT]) : NULL;
    if (!value || value->kind != ND_CONDITIONAL || !value->kids[0]
        || value->kids[1] == value->kids[0] || !type_holds(value->type, to->type))
        return n;
    bool keeps_first = is_kept(s, value->kids[1], to);
    Node *new = value->kids[keeps_first ? 2 : 1], *condition = value->kids[0];
    if ((!keeps_first && !is_kept(s, value->kids[2], to))
        || !is_better(s, condition, to, new))
        return n;
    Node *store = build_binary(b, OP_ASSIGN, to, build_converted(b, new, value->type), to->type);
    s->found = true;
    return build_if(b, keeps_first ? build_not(b, condition) : condition,
                    build_statement(b, store), NULL, n);
}

/* x = v[…]; if (c) x = new; v[…] = x; with the last of these under the condition. */
static bool joins(Blends *s, Node *branch, Node *n)
{
    Builder *b = &s->builder;
    Node *set = node_setting(n), *to = stored_by(s, set);
    Node *value = to ? node_strip(set->kids[BINARY_RIGHT]) : NULL;
    if (!value || branch->kind != ND_IF || branch->kids[IF_ELSE] || value->kind != ND_VAR
        || !is_kept(s, value, to) || !is_better(s, branch->kids[IF_CONDITION], to, branch))
        return false;
    Nodes both = {0};
    list_add(&both, branch->kids[IF_THEN]);
    list_add(&both, n);
    branch->kids[IF_THEN] = build_block(b, both, branch);
    return s->found = true;
}

/* A variable has what its element has up to a statement that is no declaration, and no if
 * before a store. */
static void note(Blends *s, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (d->init && node_strip(d->init)->kind == ND_SUBSCRIPT)
            set_add(&s->fresh, d);
    }
    bool has_effects = n->kind != ND_DECLARE && n->kind != ND_NULL;
    for (int i = 0; i < n->declared.count; i++)
        has_effects |= n->declared.items[i]->init
            && has_effect(s->builder.prog, n->declared.items[i]->init);
    if (has_effects)
        s->fresh = (Set){0};
}

/* Whether these statements of a list alone use what one of them declares, and a condition does
 * not. */
static bool is_of(const ListUses *list, const bool *some, Node *condition, const Node *declare)
{
    for (int i = 0; i < declare->declared.count; i++) {
        const Decl *d = declare->declared.items[i];
        const Uses *uses = uses_of(&list->uses, d);
        for (int k = 0; k < uses->count; k++)
            if (!some[uses->items[k].kid])
                return false;
        if (node_uses(condition, d))
            return false;
    }
    return true;
}

static bool has_values(const Blends *s, const Node *declare)
{
    for (int i = 0; i < declare->declared.count; i++) {
        const Decl *d = declare->declared.items[i];
        if (d->is_static || !d->init || has_effect(s->builder.prog, d->init))
            return false;
    }
    return declare->kind == ND_DECLARE || declare->kind == ND_NULL;
}

/* Declares in an if, which was the statements from `first` to `last`, what is before them for
 * it alone. */
static void sink(Blends *s, Node *list, const ListUses *uses, Node *branch, int first, int last)
{
    Builder *b = &s->builder;
    bool *is_inside = NEW_ARRAY(bool, list->kid_count);
    Nodes reversed = {0}, inside = {0};
    for (int i = first; i <= last; i++)
        is_inside[i] = true;
    for (int i = first - 1; i >= 0 && has_values(s, list->kids[i]); i--) {
        if (!is_of(uses, is_inside, branch->kids[IF_CONDITION], list->kids[i]))
            continue;
        is_inside[i] = true;
        list_add(&reversed, list->kids[i]);
        list->kids[i] = build_node(b, ND_NULL, branch, 0);
    }
    for (int i = reversed.count - 1; i >= 0; i--)
        list_add(&inside, reversed.items[i]);
    list_add(&inside, branch->kids[IF_THEN]);
    branch->kids[IF_THEN] = build_block(b, inside, branch);
}

/* The statements that are joined with the one before them are none any more. */
static void change_list(Blends *s, Node *n)
{
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i], *before = i ? n->kids[i - 1] : kid, *branch = chosen(s, kid);
        bool is_joined = branch == kid && joins(s, before, kid);
        if (branch != kid || is_joined) {
            sink(s, n, list_uses(&s->lists, n), is_joined ? before : branch, i - is_joined, i);
            n->kids[i] = is_joined ? build_node(&s->builder, ND_NULL, kid, 0) : branch;
        }
        bool is_before = i + 1 < n->kid_count && kid->kind == ND_IF
            && node_setting(n->kids[i + 1]);
        if (!is_before)
            note(s, kid);
    }
}

static bool change(Node *n, void *context)
{
    Blends *s = context;
    s->fresh = (Set){0};
    if (n->kind == ND_COMPOUND)
        change_list(s, n);
    for (int i = IF_THEN; n->kind == ND_IF && i < n->kid_count; i++)
        n->kids[i] = n->kids[i] ? chosen(s, n->kids[i]) : NULL;
    return n->kind != ND_STATEMENT_EXPR;
}

Function *refine_blends(Program *prog, Function *kernel)
{
    Blends s = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&s.builder, kernel);
    if (!body)
        return kernel;
    builder_find_facts(&s.builder, build_function(kernel, body));
    node_walk(body, change, &s);
    return s.found ? build_function(kernel, body) : kernel;
}
