/* refine_declare.c - declares variables where they get their first value, arrays before
 * the statement that uses them first, and counters in their loops:
 *
 *     int i, k;                          int i = t.local[0];
 *     i = t.local[0];                    for (int k = i; k < n; k += 16)
 *     k = i;                                 …
 *     while (k < n) {
 *         …
 *         k += 16;
 *     }
 *
 * This shows which variables never change again, which only count, and which are of no use
 * before a barrier. A counter that is used after its loop stays as it is.
 */
#include "analysis/flow.h"
#include "list_uses.h"
#include "refine.h"

#include <string.h>

typedef struct Declares {
    Builder builder;
    Set pointed; /* of Decl: whose address is asked for */
    Set valued;  /* of Decl: that are assigned to, as plain variables */
    Map lists;   /* Node -> ListUses */
    bool found;
} Declares;

/* ---- variables ------------------------------------------------------------ */

static bool find_pointed(Node *n, void *context)
{
    Declares *s = context;
    bool is_pointer = n->op == OP_ADDRESS
        || (n->kind == ND_CAST && n->kids[0]->type->kind == TY_ARRAY);
    Node *root = is_pointer ? node_root(n->kids[0]) : NULL;
    if (root && root->decl)
        set_add(&s->pointed, root->decl);
    return true;
}

/* A thread's variable that is seen wherever it changes. */
static bool is_plain(const Declares *s, const Decl *d)
{
    return d->kind == DECL_VARIABLE && decl_is_automatic(d)
        && !d->is_circular && !d->type->is_volatile && !d->align
        && d->type->kind != TY_ARRAY && !set_has(&s->pointed, d);
}

/* `d = …` */
static Decl *first_value(const Node *n)
{
    n = node_strip((Node *)n);
    bool is_one = n && n->op == OP_ASSIGN && n->kids[BINARY_LEFT]->kind == ND_VAR;
    return is_one ? n->kids[BINARY_LEFT]->decl : NULL;
}

static Node *value_of(Node *n)
{
    return node_strip(n)->kids[BINARY_RIGHT];
}

/* ---- while ---------------------------------------------------------------- */

typedef struct Changes {
    const Decl *of;
    int count;
} Changes;

static bool count_change(Node *n, void *context)
{
    Changes *c = context;
    c->count += node_changed(n) == c->of;
    return true;
}

static bool declares_used(const Node *block, Node *step)
{
    for (int i = 0; i < block->kid_count; i++)
        for (int k = 0; k < block->kids[i]->declared.count; k++)
            if (node_uses(step, block->kids[i]->declared.items[k]))
                return true;
    return false;
}

/* The step that a while's body ends with, of what its condition asks for. */
static Node *step_of(const Declares *s, Node *loop)
{
    Node *body = flow_body(loop);
    Node *last = body->kind == ND_COMPOUND && body->kid_count
        ? body->kids[body->kid_count - 1] : NULL;
    Node *step = last ? node_expression(last) : NULL;
    Changes changes = {step ? node_changed(step) : NULL, 0};
    if (!changes.of || !is_plain(s, changes.of) || !type_is_integer(changes.of->type)
        || !node_uses(flow_condition(loop), changes.of) || flow_continues(body)
        || flow_is_closed(body) || flow_has_case(body) || declares_used(body, step))
        return NULL;
    node_walk(loop, count_change, &changes);
    return changes.count == 1 ? step : NULL;
}

static void count_up(Declares *s, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            count_up(s, n->kids[i]);
    Node *step = n->kind == ND_WHILE ? step_of(s, n) : NULL;
    if (!step)
        return;
    Node *loop = build_node(&s->builder, ND_FOR, n, FOR_BODY + 1);
    loop->kids[FOR_CONDITION] = flow_condition(n);
    loop->kids[FOR_STEP] = step;
    loop->kids[FOR_BODY] = flow_body(n);
    loop->kids[FOR_BODY]->kid_count--;
    s->found = true;
    *n = *loop;
}

/* ---- renaming ------------------------------------------------------------- */

typedef struct Renaming {
    Builder *builder;
    const Decl *from;
    Decl *to;
} Renaming;

/* A variable's node may be the kernel's own: only those around it are copies. */
static Node *renamed(Node *n, void *context)
{
    Renaming *r = context;
    if (n->kind == ND_VAR && n->decl == r->from)
        return build_use(r->builder, r->to, n);
    node_change_kids(n, renamed, r);
    return n;
}

static void rename_in(Declares *s, Node *n, const Decl *from, Decl *to)
{
    Renaming r = {&s->builder, from, to};
    node_change_kids(n, renamed, &r);
}

static Node *declaration(Declares *s, const Decl *like, Node *init, const Node *place,
                         Decl **declared)
{
    Decl *d = NEW(Decl);
    *d = *like;
    d->device_name = NULL;
    d->init = init;
    s->found = true;
    *declared = d;
    return build_declaration(&s->builder, d, place);
}

/* ---- uses ----------------------------------------------------------------- */

/* Statements that others take the place of later do not change what this says of other
 * variables. */
static const ListUses *uses_in(Declares *s, Node *list)
{
    return list_uses(&s->lists, list);
}

static int all_uses(Declares *s, Node *list, const Decl *d)
{
    const Uses *b = uses_of(&uses_in(s, list)->uses, d);
    int uses = 0;
    for (int i = 0; i < b->count; i++)
        uses += b->items[i].count;
    return uses;
}

static int last_use(Declares *s, Node *list, const Decl *d)
{
    const Uses *b = uses_of(&uses_in(s, list)->uses, d);
    return b->count ? b->items[b->count - 1].kid : -1;
}

/* ---- first values --------------------------------------------------------- */

/* `d = …`, which does not ask for d. */
static bool begins(Node *n, const Decl *d)
{
    return first_value(n) == d && !node_uses(value_of(n), d);
}

static Node *init_of(const Node *loop)
{
    Node *init = flow_init(loop);
    return init && init->kind == ND_EXPR ? init->kids[0] : init;
}

static int uses_in_parts(Declares *s, Node *n, const Decl *d, bool declares);

/* A for that begins with a value. */
static int uses_in_loop(Declares *s, Node *loop, const Decl *d, bool declares)
{
    Node *init = init_of(loop);
    int uses = node_uses(loop, d);
    if (declares) {
        Decl *own;
        loop->kids[FOR_INIT] = declaration(s, d, value_of(init), loop, &own);
        rename_in(s, loop, d, own);
    }
    return uses;
}

/* `a = 1; int a = 2;`: the first one is around the list. */
static bool declares_name(const Node *list, const char *name)
{
    for (int i = 0; i < list->kid_count; i++)
        for (int k = 0; k < list->kids[i]->declared.count; k++)
            if (strcmp(list->kids[i]->declared.items[k]->name, name) == 0)
                return true;
    return false;
}

/* The rest of a list, from the statement of its use `first` on, which is a value. */
static int uses_in_rest(Declares *s, Node *list, const Uses *b, int first, const Decl *d,
                        bool declares)
{
    int uses = 0, at = b->items[first].kid;
    Node *value = value_of(list->kids[at]->kids[0]);
    Decl *own = NULL;
    bool is_named = declares && declares_name(list, d->name);
    if (declares)
        list->kids[at] = declaration(s, d, value, list->kids[at], &own);
    if (is_named)
        own->name = build_name(&s->builder, d->name);
    for (int i = first; i < b->count; i++) {
        uses += b->items[i].count;
        if (declares && i > first)
            rename_in(s, list->kids[b->items[i].kid], d, own);
    }
    return uses;
}

static int uses_in_list(Declares *s, Node *list, const Decl *d, bool declares)
{
    const ListUses *index = uses_in(s, list);
    const Uses *b = uses_of(&index->uses, d);
    int uses = 0;
    for (int i = 0; i < b->count; i++) {
        Node *kid = list->kids[b->items[i].kid];
        if (index->is_open && kid->kind == ND_EXPR && begins(kid->kids[0], d))
            return uses + uses_in_rest(s, list, b, i, d, declares);
        uses += uses_in_parts(s, kid, d, declares);
    }
    return uses;
}

/* Uses of a variable in parts of a statement that begin with a value for it; each of
 * these may have a variable of its own. */
static int uses_in_parts(Declares *s, Node *n, const Decl *d, bool declares)
{
    Node *init = init_of(n);
    int uses = 0;
    if (n->kind == ND_COMPOUND)
        return uses_in_list(s, n, d, declares);
    if (init && init->type && begins(init, d))
        return uses_in_loop(s, n, d, declares);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && !n->kids[i]->type)
            uses += uses_in_parts(s, n->kids[i], d, declares);
    return uses;
}

static bool find_first_value(Node *n, void *context)
{
    Declares *s = context;
    Decl *d = first_value(n);
    if (d && is_plain(s, d))
        set_add(&s->valued, d);
    return true;
}

/* A declaration, at `at` of a list. */
typedef struct Declaring {
    Declares *declares;
    Node *list;
    int at;
    Nodes *before; /* of each of its statements: what is declared there instead */
} Declaring;

static bool moves_to_parts(const Decl *d, void *context)
{
    const Declaring *of = context;
    Declares *s = of->declares;
    if (!set_has(&s->valued, d) || d->init
        || uses_in_parts(s, of->list, d, false) != all_uses(s, of->list, d))
        return false;
    uses_in_parts(s, of->list, d, true);
    return true;
}

/* The variables of a list that are declared in parts of it instead. */
static void declare_in_parts(Declares *s, Node *n)
{
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        if (!kid || kid->type)
            continue;
        if (n->kind == ND_COMPOUND)
            build_undeclared(kid, moves_to_parts, &(Declaring){s, n, i, NULL});
        declare_in_parts(s, kid);
    }
}

/* ---- counters ------------------------------------------------------------- */

/* A for at `at` of a list, without a first part, whose variable is declared in that
 * list, and not asked for after it. */
static Decl *last_counter(Declares *s, Node *list, int at)
{
    const Node *loop = list->kids[at];
    Node *step = flow_step(loop);
    Decl *d = step && !flow_init(loop) ? node_changed(node_strip(step)) : NULL;
    bool is_declared = false;
    for (int i = 0; i < at && d; i++)
        for (int k = 0; k < list->kids[i]->declared.count; k++)
            is_declared |= list->kids[i]->declared.items[k] == d;
    return is_declared && is_plain(s, d) && type_is_integer(d->type)
        && node_uses(loop->kids[FOR_CONDITION], d)
        && last_use(s, list, d) == at ? d : NULL;
}

static void own_counter(Declares *s, Node *loop, Decl *d)
{
    Decl *own;
    Node *init = declaration(s, d, build_use(&s->builder, d, loop), loop, &own);
    own->name = build_name(&s->builder, d->name);
    rename_in(s, loop, d, own);
    loop->kids[FOR_INIT] = init;
}

static void find_counters(Declares *s, Node *n)
{
    bool is_list = n->kind == ND_COMPOUND && uses_in(s, n)->is_open;
    for (int i = 0; i < n->kid_count; i++) {
        Decl *d = is_list ? last_counter(s, n, i) : NULL;
        if (d)
            own_counter(s, n->kids[i], d);
        if (n->kids[i] && !n->kids[i]->type)
            find_counters(s, n->kids[i]);
    }
}

/* ---- arrays --------------------------------------------------------------- */

/* An array is declared before the statement that uses it first, if that is another than the
 * next one. */
static bool moves_to_use(const Decl *d, void *context)
{
    const Declaring *of = context;
    Declares *s = of->declares;
    const Uses *uses = uses_of(&uses_in(s, of->list)->uses, d);
    if (d->kind != DECL_VARIABLE || d->type->kind != TY_ARRAY || !decl_is_automatic(d)
        || d->init || !uses->count || uses->items[0].kid <= of->at + 1)
        return false;
    list_add(&of->before[uses->items[0].kid],
             build_declaration(&s->builder, (Decl *)d, of->list->kids[of->at]));
    return s->found = true;
}

static void declare_late(Declares *s, Node *n)
{
    bool is_list = n->kind == ND_COMPOUND && uses_in(s, n)->is_open;
    Nodes *before = is_list ? NEW_ARRAY(Nodes, n->kid_count) : NULL;
    Nodes all = {0};
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        if (is_list && kid->kind == ND_DECLARE && !kid->kid_count)
            build_undeclared(kid, moves_to_use, &(Declaring){s, n, i, before});
        if (kid && !kid->type)
            declare_late(s, kid);
        for (int k = 0; is_list && k < before[i].count; k++)
            list_add(&all, before[i].items[k]);
        if (is_list)
            list_add(&all, kid);
    }
    if (is_list) {
        n->kids = all.items;
        n->kid_count = all.count;
    }
}

/* ---- the kernel ----------------------------------------------------------- */

Function *refine_declarations(Program *prog, Function *kernel)
{
    Declares s = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&s.builder, kernel);
    if (!body)
        return kernel;
    node_walk(body, find_pointed, &s);
    node_walk(body, find_first_value, &s);
    count_up(&s, body);
    declare_in_parts(&s, body);
    s.lists = (Map){0}; /* there are other variables now */
    find_counters(&s, body);
    s.lists = (Map){0};
    declare_late(&s, body);
    return s.found ? build_function(kernel, body) : kernel;
}
