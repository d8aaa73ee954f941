/* stage_form.c - stores of copies in tile_static memory, as stores of elements of a view:
 *
 *     float c = in[i][j];
 *     s[row][column] = c;                        s[row][column] = in[i][j];
 *     if (row == 1) {                            if (row == 1)
 *         if (i > 0)                                 s[0][column] = in[i > 0 ? i - 1 : i][j];
 *             s[0][column] = in[i - 1][j];
 *         else
 *             s[0][column] = c;
 *     }
 *
 * A border that repeats the last value is an index that is clamped then.
 */
#include "stage.h"

/* Whether a variable has what it began with: its type has not made it another. */
static bool holds_init(const Decl *d)
{
    Node *from = d->init ? node_strip(d->init) : NULL;
    return from && (from->type->kind == d->type->kind
                    || (node_is_truth(from) && type_is_integer(d->type)));
}

Node *stage_value(Staging *s, Node *n)
{
    n = node_strip(n);
    while (n->kind == ND_VAR && holds_init(n->decl)
           && builder_init(s->thread.builder, n->decl)
           && !function_captures(s->thread.kernel, n->decl))
        n = node_strip(n->decl->init);
    return n;
}

/* An element of a view that nothing changes. */
static bool is_of_view(Staging *s, Node *n, Element *e)
{
    return n->kind == ND_SUBSCRIPT && stage_element(n, e) && stage_reads_alone(s, e->root);
}

/* condition ? in[i - 1][j] : in[i][j] as in[condition ? i - 1 : i][j]; or NULL. */
static Node *chosen_index(Staging *s, Node *choice)
{
    Builder *b = s->thread.builder;
    Element yes, no;
    Node *at = stage_value(s, choice->kids[1]), *other = stage_value(s, choice->kids[2]);
    int dimension = -1;
    if (!is_of_view(s, at, &yes) || !is_of_view(s, other, &no) || yes.root != no.root)
        return NULL;
    for (int d = 0; d < yes.count; d++) {
        if (node_equals(yes.index[d], no.index[d]))
            continue;
        if (dimension >= 0)
            return NULL;
        dimension = d;
    }
    Node *element = build_copy(b, at), *row = element;
    for (int d = yes.count - 1; d > dimension && dimension >= 0; d--)
        row = node_strip(row->kids[SUBSCRIPT_BASE]);
    if (dimension >= 0)
        row->kids[SUBSCRIPT_INDEX] = build_choice(
            b, choice->kids[0], yes.index[dimension], no.index[dimension],
            yes.index[dimension]->type);
    return element;
}

/* The assignment that a statement is, to an element of one of the arrays; or NULL. */
static Node *assignment(Staging *s, Node *n)
{
    while (n && n->kind == ND_COMPOUND && n->kid_count == 1)
        n = n->kids[0];
    Node *e = n ? node_setting(n) : NULL;
    Element to;
    return e && stage_element(e->kids[BINARY_LEFT], &to) && stage_of(s, to.root) ? e : NULL;
}

/* if (condition) s[…] = a; else s[…] = b; as s[…] = condition ? a : b; */
static Node *as_choice(Staging *s, Node *n)
{
    Builder *b = s->thread.builder;
    Node *yes = n->kind == ND_IF ? assignment(s, n->kids[IF_THEN]) : NULL;
    Node *no = yes && n->kids[IF_ELSE] ? assignment(s, n->kids[IF_ELSE]) : NULL;
    if (!no || !node_equals(yes->kids[BINARY_LEFT], no->kids[BINARY_LEFT]))
        return n;
    Node *set = build_like(b, yes);
    set->kids[BINARY_LEFT] = yes->kids[BINARY_LEFT];
    set->kids[BINARY_RIGHT] = build_choice(b, n->kids[IF_CONDITION], yes->kids[BINARY_RIGHT],
                                           no->kids[BINARY_RIGHT],
                                           yes->kids[BINARY_RIGHT]->type);
    return build_statement(b, set);
}

static Node *form(Node *n, void *context)
{
    Staging *s = context;
    if (n->type)
        return n;
    node_change_kids(n, form, s);
    n = as_choice(s, n);
    Node *set = assignment(s, n), *value = set ? stage_value(s, set->kids[BINARY_RIGHT]) : NULL;
    Element e;
    if (value && value->kind == ND_CONDITIONAL && value->kids[0] != value->kids[1])
        value = chosen_index(s, value);
    if (value && is_of_view(s, value, &e))
        set->kids[BINARY_RIGHT] = value;
    return n;
}

void stage_form(Staging *s, Node *body, int barrier)
{
    for (int i = 0; i < barrier; i++)
        body->kids[i] = form(body->kids[i], s);
}
