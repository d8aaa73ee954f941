/* scalarize_find.c - which short vectors are split into their components.
 *
 *     float_4 d = other[k] - me;
 *     float square = d.x * d.x + d.y * d.y + d.z * d.z;
 *
 * Here d is, since its components are used one by one, and so is me, which d is computed
 * from. A variable stays a vector if it is only used with other vectors, since then one
 * operation computes all components. So does one whose address is taken, or that changes
 * within an expression.
 */
#include "analysis/flow.h"
#include "scalarize.h"

/* Variables whose values meet are of one group. */
typedef struct Short {
    Decl *decl;
    struct Short *with; /* of its group, nearer to the one that stands for it */
} Short;

typedef struct Find {
    Scalarize *scalarize;
    Map shorts; /* Decl -> Short */
    Map groups; /* Node of an operator -> a Short of its group, or NULL */
    LIST(Short *) all;
    Short apart; /* the group of what is used by components */
    Set whole;   /* of Decl: what stays so */
} Find;

static Short *group(Short *v)
{
    while (v->with)
        v = v->with;
    return v;
}

static void unite(Short *a, Short *b)
{
    if (a && b && group(a) != group(b))
        group(a)->with = group(b);
}

static Short *short_of(const Find *f, const Decl *d)
{
    return map_value_pointer(&f->shorts, d);
}

static bool is_vector(const Node *n)
{
    return n && n->type && type_is_vector(n->type);
}

/* ---- what meets --------------------------------------------------------- */

static bool is_made_of_numbers(const Node *n)
{
    if (n->kind != ND_INIT_LIST)
        return builtin_is(n, BI_VECTOR);
    for (int i = 0; i < n->kid_count; i++)
        if (!scalarize_is_at_hand(n->kids[i]) || !n->kids[i]->is_constant)
            return true;
    return false;
}

static bool is_component(const Node *n)
{
    return n->kind == ND_SWIZZLE
        || (n->kind == ND_SUBSCRIPT && is_vector(node_strip(n->kids[0])));
}

static bool has_components(Node *n)
{
    return is_component(n) || (is_vector(n) && is_made_of_numbers(n));
}

static bool uses_components(Program *prog, Function *f)
{
    bool found = false;
    return answer_known(&prog->components, f, &found)
        ? found : answer_keep(&prog->components, f, node_any(f->body, has_components));
}

/* Whether it calls a helper that uses components of short vectors. */
static bool calls_scalars(const Find *f, const Node *n)
{
    Function *helper = node_helper(n);
    return helper && uses_components(f->scalarize->builder.prog, helper);
}

/* A variable of the group that a vector's value is of, or NULL. */
static Short *group_of(Find *f, Node *n)
{
    if (!is_vector(n) || n->kind == ND_MEMBER || n->kind == ND_SUBSCRIPT)
        return NULL;
    if (n->kind == ND_VAR)
        return short_of(f, n->decl);
    if (is_made_of_numbers(n) || calls_scalars(f, n))
        return &f->apart;
    void **known = map_get_pointer(&f->groups, n);
    if (known)
        return *known;
    Short *v = NULL;
    for (int i = 0; i < n->kid_count && n->kind != ND_CALL && !v; i++)
        v = n->kids[i] ? group_of(f, n->kids[i]) : NULL;
    *map_put_pointer(&f->groups, n) = v;
    return v;
}

static bool find_uses(Node *n, void *context)
{
    Find *f = context;
    if (n->kind == ND_STATEMENT_EXPR)
        return false;
    if (is_component(n))
        unite(group_of(f, node_strip(n->kids[0])), &f->apart);
    if (n->kind == ND_SUBSCRIPT && is_component(n)
        && !n->kids[SUBSCRIPT_INDEX]->is_constant)
        scalarize_keep_place(n->kids[0], &f->whole);
    for (int i = CALL_ARGUMENT; calls_scalars(f, n) && i < n->kid_count; i++)
        unite(group_of(f, n->kids[i]), &f->apart);
    for (int i = 1; i < n->kid_count && n->kind != ND_CALL; i++)
        if (n->kids[0] && n->kids[i])
            unite(group_of(f, n->kids[i - 1]), group_of(f, n->kids[i]));
    return true;
}

/* ---- variables ---------------------------------------------------------- */

static bool may_split(const Decl *d)
{
    const Type *t = d->type;
    return type_is_vector(t) && t->of->size >= 4
        && type_is_arithmetic(t->of) && !t->is_volatile
        && decl_is_automatic(d) && !d->is_circular && !d->align;
}

static void add_variable(Find *f, Decl *d)
{
    if (!may_split(d))
        return;
    Short *v = NEW(Short);
    v->decl = d;
    *map_put_pointer(&f->shorts, d) = v;
    list_add(&f->all, v);
}

static void find_in_statement(Find *f, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        add_variable(f, d);
        node_walk(d->init, find_uses, f);
        if (d->init)
            unite(short_of(f, d), group_of(f, d->init));
    }
    for (int i = 0; i < n->kid_count; i++)
        if (flow_is_inside(n, i))
            find_in_statement(f, n->kids[i]);
        else
            node_walk(n->kids[i], find_uses, f);
}

static void choose(Find *f, Node *body)
{
    scalarize_find_whole(body, type_is_vector, &f->whole);
    for (int i = 0; i < f->all.count; i++) {
        Short *v = f->all.items[i];
        if (!set_has(&f->whole, v->decl) && group(v) == group(&f->apart))
            set_add(&f->scalarize->split, v->decl);
    }
}

void scalarize_find(Scalarize *s, Function *function, const Nodes *whole)
{
    Find f = {.scalarize = s};
    find_in_statement(&f, function->body);
    for (int i = 0; i < whole->count; i++)
        node_find_variables(whole->items[i], &f.whole);
    choose(&f, function->body);
}

void scalarize_find_in_helper(Scalarize *s, Function *function)
{
    Find f = {.scalarize = s};
    if (!function->body || flow_has_loop(function->body))
        return;
    for (int i = 0; i < function->parameters.count; i++)
        add_variable(&f, function->parameters.items[i]);
    find_in_statement(&f, function->body);
    for (int i = 0; i < f.all.count; i++)
        unite(f.all.items[i], &f.apart);
    choose(&f, function->body);
}
