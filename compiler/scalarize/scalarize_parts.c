/* scalarize_parts.c - the parts of short vectors and structures: what they are, how they
 * are named, and what they make together.
 *
 *     struct body { float_3 place; struct { float mass, charge[2]; } has; } b;
 *
 * has the parts b.place, b.has.mass, b.has.charge[0] and b.has.charge[1]. A short vector
 * has its components, but as a member it is one part.
 */
#include "scalarize.h"

static bool is_divided(const Type *t)
{
    return t->kind == TY_RECORD || t->kind == TY_ARRAY;
}

int scalarize_inner_count(const Type *t)
{
    return t->kind == TY_ARRAY ? (int)t->count : t->record->fields.count;
}

Type *scalarize_inner(const Type *t, int at)
{
    return t->kind == TY_ARRAY ? t->of : t->record->fields.items[at]->type;
}

static int count_parts(const Type *t)
{
    int count = 0;
    for (int i = 0; is_divided(t) && i < scalarize_inner_count(t); i++)
        count += count_parts(scalarize_inner(t, i));
    return is_divided(t) ? count : 1;
}

int scalarize_count(const Type *t)
{
    return t->kind == TY_VECTOR ? (int)t->count
        : t->kind == TY_RECORD ? count_parts(t) : 0;
}

int scalarize_before(const Type *t, int at)
{
    int count = 0;
    for (int i = 0; i < at; i++)
        count += count_parts(scalarize_inner(t, i));
    return count;
}

/* Which member or element a part is in; from then on it is counted there. */
static int find_inner(const Type *t, int *part)
{
    int at = 0, count;
    while (*part >= (count = count_parts(scalarize_inner(t, at)))) {
        *part -= count;
        at++;
    }
    return at;
}

Type *scalarize_type(const Type *t, int part)
{
    if (t->kind == TY_VECTOR)
        return t->of;
    Type *inner = (Type *)t;
    while (is_divided(inner))
        inner = scalarize_inner(inner, find_inner(inner, &part));
    return inner;
}

static const char *lane_name(const Type *t, int i)
{
    return t->count <= 4 ? arena_format("_%c", "xyzw"[i])
                         : arena_format("_s%x", (unsigned)i);
}

const char *scalarize_name(const Type *t, int part)
{
    const char *name = t->kind == TY_VECTOR ? lane_name(t, part) : "";
    while (is_divided(t)) {
        int at = find_inner(t, &part);
        name = t->kind == TY_ARRAY
            ? arena_format("%s_%d", name, at)
            : arena_format("%s_%s", name, t->record->fields.items[at]->name);
        t = scalarize_inner(t, at);
    }
    return name;
}

/* ---- places ------------------------------------------------------------- */

static Node *element(Scalarize *s, Node *whole, int i)
{
    return build_element(&s->builder, whole, build_int(&s->builder, i, whole),
                         whole->type->of);
}

static Node *member(Scalarize *s, Node *structure, int i)
{
    Node *n = build_node(&s->builder, ND_MEMBER, structure, 1);
    n->field = structure->type->record->fields.items[i];
    n->type = n->field->type;
    n->kids[MEMBER_BASE] = structure;
    return n;
}

/* Where variables stand for the whole, it is one of them. */
static Node *component(Scalarize *s, Node *whole, int part)
{
    if (whole->type->kind == TY_VECTOR)
        whole = element(s, whole, part);
    while (is_divided(whole->type)) {
        int at = find_inner(whole->type, &part);
        whole = whole->type->kind == TY_ARRAY ? element(s, whole, at)
                                              : member(s, whole, at);
    }
    return build_simple(&s->builder, whole);
}

Node **scalarize_components(Scalarize *s, Node *whole)
{
    int count = scalarize_count(whole->type);
    Node **parts = NEW_ARRAY(Node *, count);
    for (int i = 0; i < count; i++)
        parts[i] = component(s, whole, i);
    return parts;
}

/* ---- values ------------------------------------------------------------- */

static Node *literal(Scalarize *s, Node *list)
{
    Node *n = build_node(&s->builder, ND_COMPOUND_LITERAL, list, 1);
    n->type = list->type;
    n->kids[0] = list;
    return n;
}

/* Takes the next parts. */
static Node *join(Scalarize *s, Node ***next, Type *t)
{
    if (!is_divided(t))
        return *(*next)++;
    Node *list = build_node(&s->builder, ND_INIT_LIST, s->place,
                            scalarize_inner_count(t));
    list->type = t;
    for (int i = 0; i < list->kid_count; i++)
        list->kids[i] = join(s, next, scalarize_inner(t, i));
    return t->kind == TY_RECORD ? literal(s, list) : list;
}

Node *scalarize_join(Scalarize *s, Node **parts, Type *t)
{
    if (t->kind != TY_VECTOR)
        return join(s, &parts, t);
    Node *list = build_node(&s->builder, ND_INIT_LIST, s->place, 0);
    list->type = t;
    list->kids = parts;
    list->kid_count = (int)t->count;
    return list;
}
