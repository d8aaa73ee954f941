/* serial_order.c - loop fusion across a barrier: two regions that can be merged, if threads take
 * turns in the right order.
 *
 *     other = me >= d ? s[me - d] : 0;
 *     t.barrier.wait();
 *     s[me] += other;
 *
 * A thread may execute both at once if all threads that read what it writes before the
 * barrier have done so: here these have a higher place, so that the last thread must go
 * first. Then the value that it has read needs no array.
 */
#include "planner.h"

enum { MOST_ACCESSES = 16, MOST_TERMS = 8, MOST_DEPTH = 8 };

/* What statements do with elements, and with their threads' variables. */
typedef struct Accesses {
    Planner *planner;
    Nodes reads, writes; /* elements */
    Decls variables;     /* of the threads */
    bool is_unknown;     /* they may reach other memory, or wait, or jump */
} Accesses;

/* ---- accesses ------------------------------------------------------------ */

static bool is_plain_statement(const Node *n)
{
    return n->kind == ND_EXPR || n->kind == ND_DECLARE || n->kind == ND_IF
        || n->kind == ND_COMPOUND || n->kind == ND_NULL;
}

static bool is_statement(const Node *n)
{
    return !n->type;
}

/* No row. */
static bool is_element(const Node *n)
{
    return node_is_element(n) && n->type->kind != TY_ARRAY;
}

/* The variable of an array or a view that an element is of. */
static Decl *array_of(Node *element)
{
    const Node *n = node_array(element);
    return n->kind == ND_VAR ? n->decl : NULL;
}

/* An array of a thread is nobody else's; what its pointers and views are of
 * may be. */
static void note_element(Accesses *a, Node *n)
{
    const Decl *array = array_of(n);
    bool is_own = array && level_is_own(a->planner, array);
    if (is_own && array->type->kind == TY_ARRAY)
        return;
    bool is_known = array && !is_own && array->type->kind != TY_POINTER
        && array->type->kind != TY_TILED_INDEX;
    a->is_unknown |= !is_known || a->reads.count == MOST_ACCESSES;
    list_add(&a->reads, n);
}

static void note_write(Accesses *a, Node *to)
{
    if (!level_is_memory(a->planner, to))
        return;
    to = node_strip(to);
    a->is_unknown |= !is_element(to);
    list_add(&a->writes, to);
}

static bool find_accesses(Node *n, void *context)
{
    Accesses *a = context;
    Node *to = node_assigned(n);
    if (is_statement(n) && !is_plain_statement(n))
        a->is_unknown = true;
    if (to)
        note_write(a, to);
    if (node_tiled(n))
        return false;
    if (is_element(n))
        note_element(a, n);
    a->is_unknown |= (n->kind == ND_CALL && !call_is_pure(a->planner->prog, n))
        || n->op == OP_ADDRESS || n->op == OP_DEREF || (n->kind == ND_MEMBER && n->is_arrow)
        || n->kind == ND_STATEMENT_EXPR || n->kind == ND_COMPOUND_LITERAL
        || (n->kind == ND_VAR && n->decl->is_tile_static
            && n->decl->type->kind != TY_ARRAY);
    if (n->kind == ND_VAR && span_is_of_run(a->planner, n->decl))
        list_add(&a->variables, n->decl);
    list_add_all(&a->variables, &n->declared);
    return !a->is_unknown;
}

/* ---- the distance between two elements ------------------------------------ */

typedef struct Terms {
    int64_t number;
    struct { Node *node; int sign; } items[MOST_TERMS];
    int count;
    bool fails;
} Terms;

static void add_terms(Planner *p, Node *n, int sign, Terms *terms, int depth)
{
    while (n->kind == ND_PAREN
           || (n->kind == ND_CAST && n->type->size >= n->kids[0]->type->size))
        n = n->kids[0];
    Node *init = serial_again(p->plan, n);
    if (n->is_constant) {
        terms->number += sign * (int64_t)n->value;
    } else if (n->op == OP_ADD || n->op == OP_SUB) {
        add_terms(p, n->kids[BINARY_LEFT], sign, terms, depth);
        add_terms(p, n->kids[BINARY_RIGHT], n->op == OP_ADD ? sign : -sign,
                  terms, depth);
    } else if (init && depth < MOST_DEPTH) {
        add_terms(p, init, sign, terms, depth + 1);
    } else if (terms->count == MOST_TERMS) {
        terms->fails = true;
    } else {
        terms->items[terms->count].node = n;
        terms->items[terms->count++].sign = sign;
    }
}

static void cancel(Terms *terms)
{
    for (int i = 0; i < terms->count; i++)
        for (int k = i + 1; k < terms->count; k++)
            if (terms->items[i].sign == -terms->items[k].sign
                && node_equals(terms->items[i].node, terms->items[k].node)) {
                terms->items[k] = terms->items[--terms->count];
                terms->items[i--] = terms->items[--terms->count];
                break;
            }
}

/* The order for a thread that writes as far above what it reads as the terms
 * say, if they have a sign. */
static Order order_of(Planner *p, const Terms *terms)
{
    bool is_up = terms->number <= 0, is_down = terms->number >= 0;
    for (int i = 0; i < terms->count; i++) {
        bool is_known = natural_is(p, terms->items[i].node);
        is_up = is_up && is_known && terms->items[i].sign < 0;
        is_down = is_down && is_known && terms->items[i].sign > 0;
    }
    return terms->fails ? ORDER_NONE : is_up ? ORDER_ANY
        : is_down ? ORDER_DOWN : ORDER_NONE;
}

/* Whether two elements are of one row, which is their threads' own where a tile
 * has several. */
static bool is_own_row(const Planner *p, Node *n)
{
    n = node_strip(n);
    const Kept *kept = serial_kept_of(p->plan, n);
    if (kept && (kept->keep == KEEP_AGAIN || kept->keep == KEEP_ONCE)
        && !level_changes(p, n->decl) && n->decl->init)
        return is_own_row(p, n->decl->init);
    if (n->kind != ND_SUBSCRIPT)
        return false;
    Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    return node_is_tiled(base, "local") && index->is_constant && index->value == 0;
}

static bool is_one_row(Planner *p, Node *a, Node *b)
{
    bool has_own = p->plan->rank == 1;
    for (;;) {
        a = node_strip(a->kids[SUBSCRIPT_BASE]);
        b = node_strip(b->kids[SUBSCRIPT_BASE]);
        if (a->kind != ND_SUBSCRIPT || b->kind != ND_SUBSCRIPT)
            return has_own && a->kind == ND_VAR && b->kind == ND_VAR;
        Node *row = a->kids[SUBSCRIPT_INDEX];
        if (level_of(p, row) > SAME_IN_ROW
            || !node_equals(row, b->kids[SUBSCRIPT_INDEX]))
            return false;
        has_own = has_own || is_own_row(p, row);
    }
}

static Order order_between(Planner *p, Node *read, Node *write)
{
    Node *from = read->kids[SUBSCRIPT_INDEX];
    Node *to = write->kids[SUBSCRIPT_INDEX];
    if (!is_one_row(p, read, write) || growth_in_row(p, from) != 1
        || growth_in_row(p, to) != 1)
        return ORDER_NONE;
    Terms terms = {0};
    add_terms(p, to, 1, &terms, 0);
    add_terms(p, from, -1, &terms, 0);
    cancel(&terms);
    return order_of(p, &terms);
}

/* ---- both ----------------------------------------------------------------- */

/* Whether a variable of each thread goes from the one to the other. */
static bool hands_on(const Accesses *before, const Accesses *after)
{
    Set later = {0};
    for (int i = 0; i < after->variables.count; i++)
        set_add(&later, after->variables.items[i]);
    for (int i = 0; i < before->variables.count; i++)
        if (set_has(&later, before->variables.items[i]))
            return true;
    return false;
}

static bool has_view(const Nodes *elements)
{
    for (int i = 0; i < elements->count; i++)
        if (!array_of(elements->items[i])->is_tile_static)
            return true;
    return false;
}

static Order order_of_both(Planner *p, const Accesses *before,
                           const Accesses *after)
{
    bool is_up = true, is_down = true;
    if (has_view(&after->writes) && has_view(&before->reads))
        return ORDER_NONE;
    for (int w = 0; w < after->writes.count; w++)
        for (int r = 0; r < before->reads.count; r++) {
            Node *write = after->writes.items[w], *read = before->reads.items[r];
            if (array_of(write) != array_of(read))
                continue;
            Order order = order_between(p, read, write);
            bool is_same = order == ORDER_ANY
                && node_equals(read->kids[SUBSCRIPT_INDEX],
                               write->kids[SUBSCRIPT_INDEX]);
            is_up = is_up && order == ORDER_ANY;
            is_down = is_down && (order == ORDER_DOWN || is_same);
        }
    return is_up ? ORDER_ANY : is_down ? ORDER_DOWN : ORDER_NONE;
}

Order order_find(Planner *p, const Nodes *before, Node **rest, int count)
{
    Accesses first = {.planner = p}, second = {.planner = p};
    if (!before->count || p->plan->rank > 2 || p->is_joined)
        return ORDER_NONE;
    for (int i = 0; i < before->count; i++)
        node_walk(before->items[i], find_accesses, &first);
    for (int i = 0; i < count && !node_waits(p->prog, rest[i]); i++)
        node_walk(rest[i], find_accesses, &second);
    if (first.is_unknown || first.writes.count || second.is_unknown
        || !hands_on(&first, &second))
        return ORDER_NONE;
    return order_of_both(p, &first, &second);
}
