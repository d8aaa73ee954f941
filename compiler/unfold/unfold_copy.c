/* unfold_copy.c - parts of a tree made again, with variables of their own. */
#include "unfold.h"
#include "program/names.h"

#include <string.h>

/* ---- names -------------------------------------------------------------- */

const char *unfold_name(Unfold *u, const char *name)
{
    void **last = map_put(&u->taken, name);
    const char *unique = name;
    for (intptr_t number = (intptr_t)*last;; number++) {
        if (number)
            unique = arena_format("%s_%d", name, (int)number + 1);
        const char *device = name_device(unique);
        if (map_get(&u->names, device) || map_get(&u->prog->global_names, device))
            continue;
        *map_put(&u->taken, name) = (void *)(number + 1);
        *map_put(&u->names, device) = (void *)device;
        *map_put(&u->prog->taken_names, device) = (void *)1;
        return unique;
    }
}

/* Where the variables are that have a name. */
typedef struct Scopes {
    Unfold *unfold;
    Map shown; /* name -> how many variables around have it */
    LIST(const char *) names;
} Scopes;

static void show(Scopes *s, const Decl *d)
{
    const char *name = name_device(d->name);
    void **shown = map_put(&s->shown, name);
    if (*shown)
        set_add(&s->unfold->hiding, d);
    *shown = (void *)((intptr_t)*shown + 1);
    list_add(&s->names, name);
}

static void find_hiding_in(Scopes *s, const Node *n)
{
    int before = s->names.count;
    for (int i = 0; i < n->declared.count; i++)
        if (!n->declared.items[i]->is_static)
            show(s, n->declared.items[i]);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            find_hiding_in(s, n->kids[i]);
    while ((n->kind == ND_COMPOUND || n->kind == ND_FOR) && s->names.count > before) {
        void **shown = map_put(&s->shown, s->names.items[--s->names.count]);
        *shown = (void *)((intptr_t)*shown - 1);
    }
}

/* What is moved to where another variable has the same name would be that one. */
static void find_hiding(Unfold *u, const Function *f)
{
    Scopes s = {.unfold = u};
    for (int i = 0; i < f->parameters.count; i++)
        show(&s, f->parameters.items[i]);
    for (int i = 0; i < f->captures.count; i++)
        show(&s, f->captures.items[i]);
    find_hiding_in(&s, f->body);
}

/* ---- variables ---------------------------------------------------------- */

static Facts *facts_of(Unfold *u, const Decl *d)
{
    return MAP_OBJECT(Facts, &u->facts, d);
}

/* Compilers warn where what is known not to be null is asked for that. */
static void find_asked(Unfold *u, const Node *n)
{
    bool asks = (n->kind >= ND_IF && n->kind <= ND_DO)
        || n->kind == ND_CONDITIONAL
        || (n->kind == ND_UNARY && n->op == OP_LOGICAL_NOT)
        || (n->kind == ND_BINARY && n->op >= OP_LT
            && n->op <= OP_LOGICAL_OR);
    for (int i = 0; asks && i < n->kid_count; i++) {
        Node *kid = node_strip(n->kids[i]);
        if (kid && kid->kind == ND_VAR)
            facts_of(u, kid->decl)->is_asked = true;
    }
}

static bool find_facts(Node *n, void *context)
{
    Unfold *u = context;
    if (node_changed(n))
        facts_of(u, node_changed(n))->changes = true;
    if (n->kind == ND_VAR)
        facts_of(u, n->decl)->is_used = true;
    find_asked(u, n);
    return true;
}

void unfold_find_facts(Unfold *u, Function *f)
{
    if (set_add(&u->known, f))
        node_walk(f->body, find_facts, u);
}

Facts unfold_facts(Unfold *u, const Decl *d)
{
    return *facts_of(u, d);
}

Node *unfold_init(Unfold *u, const Decl *d)
{
    bool is_own = d->init && !d->is_static && !d->is_tile_static && !d->is_circular;
    return is_own && !facts_of(u, d)->changes ? d->init : NULL;
}

Decl *unfold_copy_variable(Unfold *u, Decl *d)
{
    if (d->is_static || d->is_tile_static)
        return d;
    Decl *copy = NEW(Decl);
    *copy = *d;
    copy->kind = DECL_VARIABLE;
    copy->init = NULL;
    copy->device_name = NULL;
    if (u->depth || set_has(&u->hiding, d))
        copy->name = unfold_name(u, d->name);
    *facts_of(u, copy) = *facts_of(u, d);
    Node place = {.range = d->name_range};
    *map_put_pointer(&u->stands, d) = unfold_variable(u, copy, &place);
    return copy;
}

/* ---- copies ------------------------------------------------------------- */

static Node *copy_variable(Unfold *u, Node *n)
{
    Node *other = map_value_pointer(&u->stands, n->decl);
    if (!other)
        return n;
    if (other->kind != ND_VAR)
        return other;
    Node *copy = unfold_new(u, ND_VAR, n, 0);
    copy->decl = other->decl;
    copy->type = type_is_erased(n->type) ? other->type : n->type;
    copy->is_constant = n->is_constant;
    copy->value = n->value;
    return copy;
}

/* (float_4){x, y, z, w}.yx is (float_2){y, x}, and its component 2 is z, where
 * variables stand for a vector. */
static Node *simplify_component(Unfold *u, Node *n)
{
    bool is_known = n->kind == ND_SWIZZLE ? !n->is_arrow
        : n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant;
    Node *list = is_known ? node_strip(n->kids[0]) : NULL;
    if (!list || list->kind != ND_INIT_LIST)
        return n;
    if (n->kind == ND_SUBSCRIPT)
        return list->kids[n->kids[SUBSCRIPT_INDEX]->value];
    int count = (int)strlen(n->text);
    if (count == 1)
        return list->kids[node_lane(n, 0)];
    Node *lanes = unfold_new(u, ND_INIT_LIST, n, count);
    lanes->type = n->type;
    for (int i = 0; i < count; i++)
        lanes->kids[i] = list->kids[node_lane(n, i)];
    return lanes;
}

/* (struct pair){x, y}.b is y, where variables stand for a structure. */
static Node *simplify_member(Node *n)
{
    if (n->kind != ND_MEMBER || n->is_arrow || !n->field)
        return n;
    const Node *literal = node_strip(n->kids[MEMBER_BASE]);
    const Node *list = literal->kind == ND_COMPOUND_LITERAL ? literal->kids[0]
                                                            : literal;
    Node *member = n;
    for (int i = 0; i < list->kid_count && list->kind == ND_INIT_LIST; i++) {
        if (list->kids[i]->kind != ND_VAR
            || list->kid_count != n->field->record->fields.count)
            return n;
        if (n->field->record->fields.items[i] == n->field)
            member = list->kids[i];
    }
    return member;
}

/* *&x is x, and (&x)->y is x.y, where an argument stands for a parameter. */
static Node *simplify(Node *n)
{
    bool is_arrow = n->is_arrow
        && (n->kind == ND_MEMBER || n->kind == ND_SWIZZLE);
    if (!is_arrow && !(n->kind == ND_UNARY && n->op == OP_DEREF))
        return n;
    Node *pointer = node_strip(n->kids[0]);
    if (pointer->kind != ND_UNARY || pointer->op != OP_ADDRESS)
        return n;
    Node *place = pointer->kids[0];
    if (!is_arrow)
        return place;
    n->kids[0] = place;
    n->is_arrow = false;
    return n;
}

Node *unfold_copy(Unfold *u, Node *n)
{
    if (!n || u->why_not)
        return n;
    if (n->kind == ND_VAR)
        return copy_variable(u, n);
    Node *copy = unfold_new_like(u, n), **kids = copy->kids;
    copy->declared.items = NULL;
    copy->declared.count = 0;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *from = n->declared.items[i], *d = unfold_copy_variable(u, from);
        if (d != from)
            d->init = unfold_copy(u, from->init);
        list_add(&copy->declared, d);
    }
    for (int i = 0; i < n->kid_count; i++)
        kids[i] = unfold_copy(u, n->kids[i]);
    if (n->kind == ND_CONDITIONAL && n->kids[1] == n->kids[0]) /* a ?: b */
        kids[1] = kids[0];
    return simplify_member(simplify_component(u, simplify(copy)));
}

void unfold_change_in(Node *n, Node *(*change)(Node *n, void *context), void *context)
{
    bool is_short = n->kind == ND_CONDITIONAL && n->kids[1] == n->kids[0]; /* a ?: b */
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!d->is_static && d->init)
            d->init = change(d->init, context);
    }
    for (int i = 0; i < n->kid_count; i++)
        if (is_short && i == 1)
            n->kids[i] = n->kids[0];
        else if (n->kids[i])
            n->kids[i] = change(n->kids[i], context);
}

Node *unfold_copied_body(Unfold *u, Function *kernel)
{
    unfold_find_names(u, kernel);
    unfold_find_facts(u, kernel);
    find_hiding(u, kernel);
    Node *body = unfold_copy(u, kernel->body);
    return u->why_not ? NULL : body;
}

Function *unfold_copied(Program *prog, Function *kernel)
{
    Unfold u = {.prog = prog, .depth = 1};
    Node *body = unfold_copied_body(&u, kernel);
    return body ? unfold_function(kernel, body) : NULL;
}
