/* refine_select.c - if-conversion: instead of storing under a condition, stores a
 * selection between the new value and the old one:
 *
 *     if (s[low] > s[high]) {        float at = s[low], at_2 = s[high];
 *         float x = s[low];          int is_so = at > at_2;
 *         s[low] = s[high];          float x = at;
 *         s[high] = x;               s[low] = is_so ? at_2 : at;
 *     }                              s[high] = is_so ? x : at_2;
 *
 * Then vectors store whole lines, where they would store element by element under a mask.
 * It is done for elements that the thread loads in any case, which in code without races
 * nobody else writes meanwhile. One of their places must be more than a plain sum (see
 * serial_near.c): elements in order are stored under a mask as well.
 *
 * Two of the elements may be the same one. So all of them are stored in the original
 * order, and none is loaded afterwards.
 */
#include "convert.h"
#include "refine_select.h"

/* An element, and its variables. */
typedef struct Stored {
    Node *element;
    Decl *before, *now;
} Stored;

typedef struct Select {
    Builder *builder;
    Selection selection;
    bool found;
    LIST(Stored) stored; /* of the if that is being made */
} Select;

/* ---- what becomes of it ------------------------------------------------- */

/* A variable with what an element has before the if. */
static Stored *stored_of(Select *s, Node *element)
{
    Builder *b = s->builder;
    for (int i = 0; i < s->stored.count; i++)
        if (node_equals(s->stored.items[i].element, element))
            return &s->stored.items[i];
    Stored stored = {.element = element};
    stored.before = build_local(b, element->type, build_copy(b, element), "at",
                                element);
    list_add(&s->stored, stored);
    return &s->stored.items[s->stored.count - 1];
}

static bool declare_elements(Node *n, void *context)
{
    if (select_is_element(n))
        stored_of(context, n);
    return !select_is_element(n);
}

/* An element is what it was before, but where it is stored. */
static Node *replacement(Select *s, Node *n)
{
    return n && select_is_element(n)
        ? build_use(s->builder, stored_of(s, n)->before, n) : n;
}

static bool replace_elements(Node *n, void *context)
{
    Select *s = context;
    const Node *assigned = node_assigned(n);
    for (int i = 0; i < n->kid_count; i++)
        if (!assigned || node_strip(n->kids[i]) != assigned)
            n->kids[i] = replacement(s, n->kids[i]);
        else if (select_is_element(n->kids[i]))
            n->kids[i] = build_use(s->builder, stored_of(s, n->kids[i])->now, n);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        d->init = replacement(context, d->init);
    }
    return true;
}

/* The if that s->selection.stores is of. */
static Node *selected(Select *s, Node *n)
{
    Builder *b = s->builder;
    Nodes out = {0};
    b->out = &out;
    s->stored.count = 0;
    node_walk(n, declare_elements, s);
    for (int i = 0; i < s->selection.stores.count; i++) {
        Stored *stored = stored_of(s, s->selection.stores.items[i]);
        Node *before = build_use(b, stored->before, n);
        stored->now = build_local(b, before->type, before, "now", n);
    }
    node_walk(n, replace_elements, s);
    list_add(&out, convert_if(b, n));
    for (int i = 0; i < s->selection.stores.count; i++) {
        Decl *now = stored_of(s, s->selection.stores.items[i])->now;
        Node *store = build_binary(b, OP_ASSIGN, s->selection.stores.items[i],
                                   build_use(b, now, n), now->type);
        list_add(&out, build_statement(b, store));
    }
    return build_block(b, out, n);
}

/* ---- all of them -------------------------------------------------------- */

static void select_in_list(Select *s, Node **list, int count)
{
    select_begin(&s->selection);
    for (int i = 0; i < count; i++) {
        if (node_waits(s->builder->prog, list[i])) {
            select_begin(&s->selection);
            continue;
        }
        select_follow(&s->selection, list[i]);
        if (list[i]->kind == ND_IF && select_is_possible(&s->selection, list[i])) {
            s->found = true;
            list[i] = selected(s, list[i]);
        }
    }
}

static bool select_in(Node *n, void *context)
{
    Select *s = context;
    if (n->kind == ND_COMPOUND)
        select_in_list(s, n->kids, n->kid_count);
    for (int i = IF_THEN; i < n->kid_count && n->kind == ND_IF; i++)
        if (n->kids[i])
            select_in_list(s, &n->kids[i], 1);
    return !n->type;
}

Function *refine_selects(Program *prog, Function *kernel)
{
    Builder b = {.prog = prog};
    Select s = {.builder = &b, .selection.prog = prog};
    Node *body = build_copied_body(&b, kernel);
    if (!body)
        return kernel;
    select_find_data(&s.selection, body);
    node_walk(body, select_in, &s);
    return s.found ? build_function(kernel, body) : kernel;
}
