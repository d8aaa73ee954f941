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

static Node *replacement(Select *s, Node *n)
{
    return n && select_is_element(n)
        ? build_use(s->builder, stored_of(s, n)->before, n) : n;
}

/* But those that are stored. */
static bool replace_elements(Node *n, void *context)
{
    const Node *assigned = node_assigned(n);
    for (int i = 0; i < n->kid_count; i++)
        if (node_strip(n->kids[i]) != assigned)
            n->kids[i] = replacement(context, n->kids[i]);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        d->init = replacement(context, d->init);
    }
    return true;
}

/* Whether those who do what is around it go this way. */
static Decl *way(Builder *b, Node *truth, Decl *around)
{
    const Node *place = truth;
    if (around)
        truth = build_binary(b, OP_AND, build_use(b, around, place), truth,
                             truth->type);
    return build_local(b, truth->type, truth, "is_so", place);
}

static void select_statement(Select *s, Node *n, Decl *around);

static void select_ways(Select *s, Node *n, Decl *around)
{
    Builder *b = s->builder;
    Node *condition = n->kids[IF_CONDITION];
    Node *truth = build_choice(b, condition, build_int(b, 1, condition),
                               build_int(b, 0, condition), type_int());
    Decl *is_so = way(b, truth, NULL);
    Decl *yes = !around ? is_so
        : way(b, build_use(b, is_so, condition), around);
    select_statement(s, n->kids[IF_THEN], yes);
    if (!n->kids[IF_ELSE])
        return;
    Node *contrary = build_binary(b, OP_XOR, build_use(b, is_so, condition),
                                  build_int(b, 1, condition), is_so->type);
    select_statement(s, n->kids[IF_ELSE], way(b, contrary, around));
}

/* `s[low] = value` becomes now = around ? value : now. */
static void select_store(Select *s, Node *n, Decl *around)
{
    Builder *b = s->builder;
    Node *store = node_strip(n->kids[0]);
    Decl *now = stored_of(s, node_strip(store->kids[BINARY_LEFT]))->now;
    build_assignment(b, now, build_choice(b, build_use(b, around, n),
                                          build_converted(b, store->kids[BINARY_RIGHT],
                                                          now->type),
                                          build_use(b, now, n), now->type));
}

static void select_statement(Select *s, Node *n, Decl *around)
{
    Builder *b = s->builder;
    Nodes inside = {0}, *out = b->out;
    if (n->kind == ND_EXPR) {
        select_store(s, n, around);
        return;
    }
    if (n->kind != ND_COMPOUND && n->kind != ND_IF) {
        list_add(out, n);
        return;
    }
    b->out = &inside;
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++)
        select_statement(s, n->kids[i], around);
    if (n->kind == ND_IF)
        select_ways(s, n, around);
    b->out = out;
    list_add(out, build_block(b, inside, n));
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
    select_statement(s, n, NULL);
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
