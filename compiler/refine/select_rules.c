/* select_rules.c - the ifs that can be converted: those in which everything that is then
 * evaluated in addition has no effect, and loads no other elements.
 */
#include "convert.h"
#include "refine_select.h"

#include <string.h>

/* ---- what follows from memory ------------------------------------------- */

bool select_is_element(Node *n)
{
    return n->kind == ND_SUBSCRIPT && type_is_arithmetic(n->type)
        && n->kids[SUBSCRIPT_BASE]->type->kind != TY_VECTOR
        && node_strip(n->kids[SUBSCRIPT_BASE])->kind != ND_MEMBER
        && !n->type->is_volatile;
}

static bool is_data(Node *n, void *context)
{
    const Selection *s = context;
    return select_is_element(n) || n->op == OP_DEREF
        || (n->kind == ND_VAR && set_has(&s->data, n->decl));
}

static void note(Selection *s, Decl *d, Node *value)
{
    if (set_has(&s->data, d) || !node_any_with(value, is_data, s))
        return;
    set_add(&s->data, d);
    s->has_more = true;
}

static bool note_data(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            note(context, n->declared.items[i], n->declared.items[i]->init);
    if (node_changed(n))
        note(context, node_changed(n), n);
    return true;
}

void select_find_data(Selection *s, Node *body)
{
    do {
        s->has_more = false;
        node_walk(body, note_data, s);
    } while (s->has_more);
}

/* ---- elements ----------------------------------------------------------- */

/* Whether it makes more of an index than a sum of multiples, itself or what it is made of:
 * what was seen does not. */
static bool is_more(Node *n, void *seen)
{
    const Function *f = node_helper(n);
    return (n->kind == ND_CALL && builtin_of(n))
        || (n->kind == ND_BINARY && !n->is_constant && op_form(n->op) == 'B'
            && n->op != OP_ADD && n->op != OP_SUB && n->op != OP_MUL)
        || (n->kind == ND_VAR && set_add(seen, n->decl)
            && node_any_with(n->decl->init, is_more, seen))
        || (f && set_add(seen, f) && node_any_with(f->body, is_more, seen));
}

static bool is_changed(Node *n, void *context)
{
    const Selection *s = context;
    return n->kind == ND_VAR && set_has(&s->changes, n->decl);
}

/* Whether its place is made without memory, and stays. */
static bool is_fixed(Selection *s, Node *element)
{
    Node *index = element->kids[SUBSCRIPT_INDEX];
    return !node_any_with(index, is_changed, s) && !node_any_with(index, is_data, s);
}

static bool is_among(const Nodes *elements, Node *element)
{
    for (int i = 0; i < elements->count; i++)
        if (node_equals(elements->items[i], element))
            return true;
    return false;
}

/* Of many, those that were read last. */
static void add_read(Nodes *reads, Node *element)
{
    enum { MOST_READS = 256 };
    if (is_among(reads, element))
        return;
    if (reads->count == MOST_READS) {
        reads->count /= 2;
        memmove(reads->items, reads->items + reads->count,
                (size_t)reads->count * sizeof *reads->items);
    }
    list_add(reads, element);
}

/* The elements that are read whenever an expression is evaluated. */
static void add_reads(Node *n, Nodes *reads)
{
    Node *assigned = node_assigned(n);
    if (select_is_element(n))
        add_read(reads, n);
    for (int i = 0; i < n->kid_count && n->kind != ND_STATEMENT_EXPR; i++)
        if (n->kids[i] && !(i && node_chooses(n))
            && !(n->kids[i] == assigned && n->op == OP_ASSIGN))
            add_reads(n->kids[i], reads);
}

/* And a statement is done: both ways of an if read them. */
static void add_statement_reads(Node *n, Nodes *reads)
{
    Nodes yes = {0}, no = {0};
    if (n->kind == ND_COMPOUND)
        for (int i = 0; i < n->kid_count; i++)
            add_statement_reads(n->kids[i], reads);
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            add_reads(n->declared.items[i]->init, reads);
    if (n->kind == ND_EXPR || n->kind == ND_IF)
        add_reads(n->kids[0], reads);
    if (n->kind != ND_IF || !n->kids[IF_ELSE])
        return;
    add_statement_reads(n->kids[IF_THEN], &yes);
    add_statement_reads(n->kids[IF_ELSE], &no);
    for (int i = 0; i < yes.count; i++)
        if (is_among(&no, yes.items[i]))
            add_read(reads, yes.items[i]);
}

/* ---- whether it can be -------------------------------------------------- */

static bool is_at_hand(Node *element, void *selection)
{
    const Selection *s = selection;
    return element->type->kind == TY_ARRAY || is_among(&s->reads, element);
}

bool select_is_cheap(Selection *s, Node *n)
{
    return convert_is_cheap(s->prog, n, is_at_hand, s);
}

static bool is_store(Node *expression, void *selection)
{
    Selection *s = selection;
    Node *n = node_strip(expression);
    Node *to = n->op == OP_ASSIGN ? node_strip(n->kids[BINARY_LEFT]) : NULL;
    return to && select_is_element(to) && is_among(&s->reads, to) && is_fixed(s, to)
        && select_is_cheap(s, n->kids[BINARY_RIGHT]);
}

static bool reads_elements(Node *n);

static Look find_read(Node *n, void *context)
{
    (void)context;
    if (n->op == OP_ASSIGN)
        return reads_elements(n->kids[BINARY_RIGHT]) ? FOUND : LOOK_BEYOND;
    return select_is_element(n) ? FOUND : LOOK_BELOW;
}

static bool reads_elements(Node *n)
{
    return node_find(n, find_read, NULL);
}

static bool is_same(const Nodes *a, const Nodes *b)
{
    for (int i = 0; i < a->count && a->count == b->count; i++)
        if (!node_equals(a->items[i], b->items[i]))
            return false;
    return a->count == b->count;
}

static bool find_stores(Node *n, Nodes *stores);

/* Both ways store the same, or one of them nothing. */
static bool find_stores_of_ways(Node *n, Nodes *stores)
{
    Nodes no = {0};
    if (!find_stores(n->kids[IF_THEN], stores)
        || (n->kids[IF_ELSE] && !find_stores(n->kids[IF_ELSE], &no)))
        return false;
    if (!stores->count)
        *stores = no;
    return !no.count || is_same(stores, &no);
}

/* What those who store in a statement store, in order; false where it is not the
 * same for all of them, or is followed by reads. */
static bool find_stores(Node *n, Nodes *stores)
{
    if (n->kind == ND_EXPR) {
        list_add(stores, node_strip(node_setting(n)->kids[BINARY_LEFT]));
        return true;
    }
    if (n->kind == ND_IF)
        return find_stores_of_ways(n, stores);
    bool parts = false; /* some store in it, others do not */
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++) {
        Nodes own = {0};
        if ((stores->count && reads_elements(n->kids[i]))
            || !find_stores(n->kids[i], &own))
            return false;
        if (own.count && (parts || (stores->count && n->kids[i]->kind != ND_EXPR)))
            return false;
        parts = parts || (own.count && n->kids[i]->kind != ND_EXPR);
        for (int k = 0; k < own.count; k++) {
            if (is_among(stores, own.items[k]))
                return false;
            list_add(stores, own.items[k]);
        }
    }
    return true;
}

void select_begin(Selection *s)
{
    s->reads = (Nodes){0};
    s->changes = (Set){0};
}

void select_follow(Selection *s, Node *statement)
{
    node_find_changed(statement, &s->changes);
    add_statement_reads(statement, &s->reads);
}

bool select_is_possible(Selection *s, Node *n)
{
    Convertible selections = {s->prog, is_at_hand, is_store, s};
    Set seen = {0};
    s->stores = (Nodes){0};
    if (!convert_can(&selections, n) || !find_stores(n, &s->stores))
        return false;
    for (int i = 0; i < s->stores.count; i++)
        if (node_any_with(s->stores.items[i]->kids[SUBSCRIPT_INDEX], is_more, &seen))
            return true;
    return false;
}
