/* scalarize_members.c - scalar replacement of structures: which are split into their members.
 *
 *     complex z = {0, 0};             float z_re = 0, z_im = 0;
 *     while (z.re * z.re + …)         while (z_re * z_re + …)
 *
 * Where threads store them, there is an array of each member then, and where they compute
 * in registers, no structure in memory is in the way. A structure stays whole if its
 * address is taken, or if it changes within an expression; it may be passed or assigned
 * as a whole. So does one with an array of which it is not known which elements are used;
 * the loops that choose them are unrolled, if they are short.
 */
#include "scalarize.h"
#include "analysis/element.h"
#include "analysis/flow.h"

typedef struct Members {
    Decls declared; /* that may be split */
    Set whole;      /* of Decl: those that stay so */
    Set counters;   /* of short loops */
    Map unknown;    /* Decl -> uses of arrays in it that are no known element */
    Set arrays;     /* of Record: those of which elements of arrays are used */
} Members;

static bool is_record(const Type *t)
{
    return t->kind == TY_RECORD;
}

static bool may_split(const Decl *d)
{
    return unfold_parts(d->type) && !d->type->is_volatile
        && decl_is_automatic(d) && !d->is_circular && !d->align;
}

/* The variables that a statement declares, or one in it. */
static void find_declared(const Node *n, Decls *declared)
{
    for (int i = 0; i < n->declared.count; i++)
        if (may_split(n->declared.items[i]))
            list_add(declared, n->declared.items[i]);
    for (int i = 0; i < n->kid_count; i++)
        if (flow_is_inside(n, i))
            find_declared(n->kids[i], declared);
}

/* ---- arrays in structures ----------------------------------------------- */

static void count_unknown(Members *m, Node *array, int count)
{
    const Node *root = node_root(array);
    if (root)
        map_count(map_put_pointer(&m->unknown, root->decl), count);
}

/* The array in a structure that a node is a known element of, or NULL. */
static Node *array_of(Members *m, Node *n)
{
    Node *array = element_array(&m->counters, n);
    bool is_outside = array && !m->counters.used && element_place(n) < 0;
    return array && array->kind == ND_MEMBER && !is_outside ? array : NULL;
}

static bool count_uses(Node *n, void *context)
{
    Members *m = context;
    Node *array = array_of(m, n);
    if (array) {
        count_unknown(m, array, -1);
        set_add(&m->arrays, array->field->record);
    }
    if (n->kind == ND_MEMBER && n->type && n->type->kind == TY_ARRAY)
        count_unknown(m, n, 1);
    return true;
}

static bool has_array(const Type *t)
{
    for (int i = 0; t->kind == TY_RECORD && i < t->record->fields.count; i++) {
        const Type *field = t->record->fields.items[i]->type;
        if (field->kind == TY_ARRAY || has_array(field))
            return true;
    }
    return false;
}

/* One that is only copied is copied whole. */
static bool has_chosen(const Members *m, const Type *t)
{
    t = type_element(t);
    if (t->kind != TY_RECORD || set_has(&m->arrays, t->record))
        return t->kind == TY_RECORD;
    for (int i = 0; i < t->record->fields.count; i++)
        if (has_chosen(m, t->record->fields.items[i]->type))
            return true;
    return false;
}

/* ---- which structures --------------------------------------------------- */

/* Those to split, if the loops of the counters are unrolled. */
static void find(Members *m, Node *body, Set *split)
{
    find_declared(body, &m->declared);
    scalarize_find_whole(body, is_record, &m->whole);
    node_walk(body, count_uses, m);
    for (int i = 0; i < m->declared.count; i++) {
        const Decl *d = m->declared.items[i];
        if (!set_has(&m->whole, d) && !map_value_pointer(&m->unknown, d)
            && (!has_array(d->type) || has_chosen(m, d->type)))
            set_add(split, d);
    }
}

void scalarize_find_members(Scalarize *s, Function *function)
{
    Members m = {0};
    find(&m, function->body, &s->split);
}

/* ---- loops -------------------------------------------------------------- */

typedef struct Choosing {
    Members members;
    Set split;
    Set found;
} Choosing;

static bool find_choosing(Node *n, void *context)
{
    Choosing *c = context;
    Node *array = array_of(&c->members, n), *root = array ? node_root(array) : NULL;
    if (root && set_has(&c->split, root->decl))
        element_find_choosing(&c->members.counters, n, &c->found);
    return true;
}

/* The counters of the loops to unroll. */
static Set choosing(Node *body)
{
    Choosing c = {0};
    element_find_counters(body, &c.members.counters);
    if (c.members.counters.used)
        find(&c.members, body, &c.split);
    if (c.split.used)
        node_walk(body, find_choosing, &c);
    return c.found;
}

Function *scalarize_open_members(Program *prog, Function *f)
{
    Builder b = {.prog = prog};
    Set counters = choosing(f->body);
    Node *body = counters.used ? build_copied_body(&b, f) : NULL;
    if (!body)
        return f;
    counters = choosing(body);
    body = build_unrolled(&b, &counters, body);
    return b.why_not ? f : build_function(f, body);
}
