/* build_copy.c - copies of parts of a tree, with variables of their own, in which others may stand
 * for the variables that are copied. */
#include "builder.h"
#include "analysis/fold.h"
#include "program/names.h"

#include <string.h>

/* ---- hiding names ------------------------------------------------------- */

/* Where the variables are that have a name. */
typedef struct Scopes {
    Builder *builder;
    Map shown; /* name -> how many variables around have it */
    LIST(const char *) names;
} Scopes;

static void show(Scopes *s, const Decl *d)
{
    const char *name = name_device(d->name);
    if (map_count(map_put(&s->shown, name), 1) > 1)
        set_add(&s->builder->hiding, d);
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
    while ((n->kind == ND_COMPOUND || n->kind == ND_FOR) && s->names.count > before)
        map_count(map_put(&s->shown, s->names.items[--s->names.count]), -1);
}

/* What is moved to where another variable has the same name would be that one. */
static void find_hiding(Builder *b, const Function *f)
{
    Scopes s = {.builder = b};
    for (int i = 0; i < f->parameters.count; i++)
        show(&s, f->parameters.items[i]);
    for (int i = 0; i < f->captures.count; i++)
        show(&s, f->captures.items[i]);
    find_hiding_in(&s, f->body);
}

/* ---- variables ---------------------------------------------------------- */

Decl *build_copied_variable(Builder *b, Decl *d)
{
    if (!decl_is_automatic(d))
        return d;
    Decl *copy = NEW(Decl);
    *copy = *d;
    copy->kind = DECL_VARIABLE;
    copy->init = NULL;
    copy->device_name = NULL;
    if (b->depth || set_has(&b->hiding, d))
        copy->name = build_name(b, d->name);
    *builder_facts(b, copy) = *builder_facts(b, d);
    Node place = {.range = d->name_range};
    *map_put_pointer(&b->stands, d) = build_use(b, copy, &place);
    return copy;
}

/* ---- copies ------------------------------------------------------------- */

static Node *copy_variable(Builder *b, Node *n)
{
    Node *other = map_value_pointer(&b->stands, n->decl);
    if (!other)
        return n;
    if (other->kind != ND_VAR)
        return other;
    Node *copy = build_node(b, ND_VAR, n, 0);
    copy->decl = other->decl;
    copy->type = type_is_erased(n->type) ? other->type : n->type;
    copy->is_constant = n->is_constant;
    copy->value = n->value;
    return copy;
}

/* ---- what variables stand for ------------------------------------------- */

static Node *list_of(Node *n)
{
    n = node_strip(n);
    return n->kind == ND_COMPOUND_LITERAL ? n->kids[0] : n;
}

/* Whether an item of a list is all of a part; else the part's braces are left out. */
static bool is_whole(const Node *item, const Type *part)
{
    bool is_number = part->kind != TY_RECORD && part->kind != TY_ARRAY
        && part->kind != TY_VECTOR;
    return is_number || item->kind == ND_INIT_LIST
        || type_same(item->type, part);
}

/* Whether it is a variable, or a list of such for all parts. */
static bool is_of_variables(Node *n)
{
    n = list_of(n);
    if (n->kind != ND_INIT_LIST)
        return n->kind == ND_VAR;
    const Record *record = n->type->kind == TY_RECORD ? n->type->record : NULL;
    if (n->kid_count != (record ? record->fields.count : n->type->count))
        return false;
    for (int i = 0; i < n->kid_count; i++)
        if (!is_of_variables(n->kids[i])
            || !is_whole(n->kids[i], record ? record->fields.items[i]->type
                                            : n->type->of))
            return false;
    return true;
}

/* What a list of variables has at a place in it, or NULL. */
static Node *listed(Node *n)
{
    n = node_strip(n);
    bool is_member = n->kind == ND_MEMBER && n->field && !n->is_arrow;
    if (!is_member && n->kind != ND_SUBSCRIPT)
        return n->kind != ND_VAR && is_of_variables(n) ? n : NULL;
    Node *base = listed(n->kids[0]), *list = base ? list_of(base) : NULL;
    if (!list || list->kind != ND_INIT_LIST)
        return NULL;
    int64_t at = -1;
    for (int i = 0; is_member && i < list->kid_count; i++)
        if (list->type->record->fields.items[i] == n->field)
            at = i;
    if (!is_member && !fold_constant(n->kids[SUBSCRIPT_INDEX], &at))
        return NULL;
    return at >= 0 && at < list->kid_count ? list->kids[at] : NULL;
}

/* (struct pair){x, {y, z}}.b[1] is z, converted. */
static Node *simplify_part(Builder *b, Node *n)
{
    bool is_part = n->kind == ND_MEMBER || n->kind == ND_SUBSCRIPT;
    Node *part = is_part && n->type && n->type->kind != TY_ARRAY ? listed(n) : NULL;
    if (!part)
        return n;
    return type_is_arithmetic(n->type) ? build_converted(b, part, n->type) : part;
}

/* (float_4){x, y, z, w}.yx is (float_2){y, x}. */
static Node *simplify_swizzle(Builder *b, Node *n)
{
    Node *list = n->kind == ND_SWIZZLE && !n->is_arrow ? node_strip(n->kids[0]) : NULL;
    if (!list || list->kind != ND_INIT_LIST)
        return n;
    int count = (int)strlen(n->text);
    if (count == 1)
        return list->kids[node_lane(n, 0)];
    Node *lanes = build_node(b, ND_INIT_LIST, n, count);
    lanes->type = n->type;
    for (int i = 0; i < count; i++)
        lanes->kids[i] = list->kids[node_lane(n, i)];
    return lanes;
}

/* *&x is x, and (&x)->y is x.y, where an argument stands for a parameter. */
static Node *simplify_pointer(Node *n)
{
    bool is_arrow = n->is_arrow
        && (n->kind == ND_MEMBER || n->kind == ND_SWIZZLE);
    if (!is_arrow && n->op != OP_DEREF)
        return n;
    Node *pointer = node_strip(n->kids[0]);
    if (pointer->op != OP_ADDRESS)
        return n;
    Node *place = pointer->kids[0];
    if (!is_arrow)
        return place;
    n->kids[0] = place;
    n->is_arrow = false;
    return n;
}

Node *build_simple(Builder *b, Node *n)
{
    return simplify_part(b, simplify_swizzle(b, simplify_pointer(n)));
}

Node *build_copy(Builder *b, Node *n)
{
    if (!n || b->why_not)
        return n;
    if (n->kind == ND_VAR)
        return copy_variable(b, n);
    Node *copy = build_like(b, n), **kids = copy->kids;
    copy->declared.items = NULL;
    copy->declared.count = 0;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *from = n->declared.items[i], *d = build_copied_variable(b, from);
        if (d != from)
            d->init = build_copy(b, from->init);
        list_add(&copy->declared, d);
    }
    for (int i = 0; i < n->kid_count; i++)
        kids[i] = build_copy(b, n->kids[i]);
    if (n->kind == ND_CONDITIONAL && n->kids[1] == n->kids[0]) /* a ?: b */
        kids[1] = kids[0];
    return build_simple(b, copy);
}

Node *build_copied_body(Builder *b, Function *kernel)
{
    builder_learn(b, kernel);
    find_hiding(b, kernel);
    Node *body = build_copy(b, kernel->body);
    return b->why_not ? NULL : body;
}

Function *build_copied_kernel(Program *prog, Function *kernel)
{
    Builder b = {.prog = prog, .depth = 1};
    Node *body = build_copied_body(&b, kernel);
    return body ? build_function(kernel, body) : NULL;
}
