/* unfold_select.c - what threads store where a condition holds is a choice between
 * what they would store and what is there:
 *
 *     if (s[low] > s[high]) {        float at = s[low], at_2 = s[high];
 *         float x = s[low];          int is_so = at > at_2;
 *         s[low] = s[high];          float x = at;
 *         s[high] = x;               s[low] = is_so ? at_2 : at;
 *     }                              s[high] = is_so ? x : at_2;
 *
 * Vectors store lines then, where a mask would have them store element by
 * element. It is done to elements that the thread reads there in any case: in code
 * without races nobody else writes these meanwhile. One of their places is more
 * than a sum (see serial_near.c); what is in order is stored under a mask as well.
 *
 * Two of the elements may be the same one. So those who store store all of them,
 * in one order, and read none afterwards.
 */
#include "unfold.h"

/* An element, and its variables. */
typedef struct Stored {
    Node *element;
    Decl *before, *now;
} Stored;

typedef struct Select {
    Unfold *unfold;
    Map data;      /* Decl -> itself: what may follow from memory */
    bool has_more; /* some of that was found just now */
    Map changes;   /* Decl -> itself: what the statements change that are being
                      asked about */
    Nodes reads;   /* elements that these read in any case */
    Nodes stores;  /* elements that the if stores, in order */
    bool finds_only, found;
    LIST(Stored) stored; /* of the if that is being made */
} Select;

/* ---- what follows from memory ------------------------------------------- */

static bool is_element(const Node *n)
{
    return n->kind == ND_SUBSCRIPT && type_is_arithmetic(n->type)
        && n->kids[SUBSCRIPT_BASE]->type->kind != TY_VECTOR
        && node_strip(n->kids[SUBSCRIPT_BASE])->kind != ND_MEMBER
        && !n->type->is_volatile;
}

typedef struct Search {
    Select *select;
    bool found;
} Search;

static bool find_data(Node *n, void *context)
{
    Search *s = context;
    s->found = s->found || is_element(n)
        || (n->kind == ND_UNARY && n->op == OP_DEREF)
        || (n->kind == ND_VAR && map_get_pointer(&s->select->data, n->decl));
    return !s->found;
}

static bool is_data(Select *select, Node *n)
{
    Search s = {select, false};
    node_walk(n, find_data, &s);
    return s.found;
}

static void note(Select *s, Decl *d, Node *value)
{
    if (map_get_pointer(&s->data, d) || !is_data(s, value))
        return;
    *map_put_pointer(&s->data, d) = d;
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

/* ---- elements ----------------------------------------------------------- */

static bool find_more(Node *n, void *context)
{
    bool *found = context;
    Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    *found = *found || (n->kind == ND_CALL && builtin_of(n))
        || (n->kind == ND_BINARY && !n->is_constant && op_form(n->op) == 'B'
            && n->op != OP_ADD && n->op != OP_SUB && n->op != OP_MUL);
    if (n->kind == ND_VAR && n->decl->init && !n->decl->is_circular)
        node_walk(n->decl->init, find_more, context);
    if (f && f->body)
        node_walk(f->body, find_more, context);
    return !*found;
}

static bool find_changed(Node *n, void *context)
{
    Search *s = context;
    s->found = s->found
        || (n->kind == ND_VAR && map_get_pointer(&s->select->changes, n->decl));
    return !s->found;
}

/* Whether its place is made without memory, and stays. */
static bool is_fixed(Select *s, Node *element)
{
    Search changed = {s, false};
    node_walk(element->kids[SUBSCRIPT_INDEX], find_changed, &changed);
    return !changed.found && !is_data(s, element->kids[SUBSCRIPT_INDEX]);
}

static bool is_among(const Nodes *elements, Node *element)
{
    for (int i = 0; i < elements->count; i++)
        if (node_equals(elements->items[i], element))
            return true;
    return false;
}

/* The elements that are read whenever an expression is evaluated. */
static void add_reads(Node *n, Nodes *reads)
{
    Node *assigned = node_assigned(n);
    bool is_choice = n->kind == ND_CONDITIONAL || n->op == OP_LOGICAL_AND
        || n->op == OP_LOGICAL_OR;
    if (is_element(n) && !is_among(reads, n))
        list_add(reads, n);
    for (int i = 0; i < n->kid_count && n->kind != ND_STATEMENT_EXPR; i++)
        if (n->kids[i] && !(is_choice && i)
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
            list_add(reads, yes.items[i]);
}

/* ---- whether it can be -------------------------------------------------- */

static bool is_division(const Node *n)
{
    int64_t by;
    bool divides = n->op == OP_DIV || n->op == OP_MOD;
    return divides && type_is_integer(n->type)
        && !(fold_constant(n->kids[BINARY_RIGHT], &by) && by > 0);
}

static bool find_dear(Node *n, void *context)
{
    Search *s = context;
    switch (n->kind) {
    case ND_INT: case ND_FLOAT: case ND_VAR: case ND_PAREN: case ND_CAST:
    case ND_CONDITIONAL: case ND_MEMBER:
        break;
    case ND_SUBSCRIPT:
        s->found |= !n->type || (is_element(n) && !is_among(&s->select->reads, n));
        break;
    case ND_UNARY:
        s->found |= n->op == OP_ADDRESS || n->op == OP_DEREF || op_is_step(n->op);
        break;
    case ND_BINARY:
        s->found |= op_form(n->op) != 'B' || is_division(n);
        break;
    default:
        s->found |= !n->is_constant && !node_is_pure(s->select->unfold->dev, n);
        break;
    }
    return !s->found && !n->is_constant;
}

/* What threads may evaluate that need not: without effect, and of no elements but
 * those that are read in any case. */
static bool is_cheap(Select *s, Node *n)
{
    Search dear = {s, false};
    node_walk(n, find_dear, &dear);
    return !dear.found;
}

static bool is_store(Select *s, Node *expression)
{
    Node *n = node_strip(expression);
    Node *to = n->op == OP_ASSIGN ? node_strip(n->kids[BINARY_LEFT]) : NULL;
    return to && is_element(to) && is_among(&s->reads, to) && is_fixed(s, to)
        && is_cheap(s, n->kids[BINARY_RIGHT]);
}

static bool declares_numbers(Select *s, const Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (d->is_static || d->is_tile_static || !d->init
            || !type_is_arithmetic(d->type) || d->type->is_volatile
            || !is_cheap(s, d->init))
            return false;
    }
    return true;
}

static bool can_select(Select *s, Node *n)
{
    switch (n->kind) {
    case ND_COMPOUND:
        for (int i = 0; i < n->kid_count; i++)
            if (!can_select(s, n->kids[i]))
                return false;
        return true;
    case ND_DECLARE:
        return declares_numbers(s, n);
    case ND_EXPR:
        return !n->is_value && is_store(s, n->kids[0]);
    case ND_IF:
        return is_cheap(s, n->kids[IF_CONDITION])
            && can_select(s, n->kids[IF_THEN])
            && (!n->kids[IF_ELSE] || can_select(s, n->kids[IF_ELSE]));
    default:
        return n->kind == ND_NULL;
    }
}

static bool find_element(Node *n, void *context)
{
    bool *found = context;
    const Node *assigned = node_assigned(n);
    if (assigned && n->op == OP_ASSIGN) {
        node_walk(n->kids[BINARY_RIGHT], find_element, context);
        return false;
    }
    *found = *found || is_element(n);
    return !*found;
}

static bool reads_elements(Node *n)
{
    bool found = false;
    node_walk(n, find_element, &found);
    return found;
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
        list_add(stores, node_strip(node_strip(n->kids[0])->kids[BINARY_LEFT]));
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

static bool note_change(Node *n, void *context)
{
    Select *s = context;
    if (node_changed(n))
        *map_put_pointer(&s->changes, node_changed(n)) = n;
    return true;
}

/* The if at the end of so many statements, before which no thread waits. */
static bool can_select_last(Select *s, Node **list, int count)
{
    bool is_near = false;
    s->reads = s->stores = (Nodes){0};
    s->changes = (Map){0};
    for (int i = 0; i < count; i++) {
        node_walk(list[i], note_change, s);
        add_statement_reads(list[i], &s->reads);
    }
    if (!can_select(s, list[count - 1]) || !find_stores(list[count - 1], &s->stores))
        return false;
    for (int i = 0; i < s->stores.count; i++)
        node_walk(s->stores.items[i]->kids[SUBSCRIPT_INDEX], find_more, &is_near);
    return is_near;
}

/* ---- what becomes of it ------------------------------------------------- */

static Node *choice(Unfold *u, Node *condition, Node *yes, Node *no)
{
    Node *n = unfold_new(u, ND_CONDITIONAL, condition, 3);
    n->kids[0] = condition;
    n->kids[1] = yes;
    n->kids[2] = no;
    n->type = no->type;
    return n;
}

/* A variable with what an element has before the if. */
static Stored *stored_of(Select *s, Node *element)
{
    Unfold *u = s->unfold;
    for (int i = 0; i < s->stored.count; i++)
        if (node_equals(s->stored.items[i].element, element))
            return &s->stored.items[i];
    Stored stored = {.element = element};
    stored.before = unfold_declare(u, element->type, unfold_copy(u, element), "at",
                                   element);
    list_add(&s->stored, stored);
    return &s->stored.items[s->stored.count - 1];
}

static bool declare_elements(Node *n, void *context)
{
    if (is_element(n))
        stored_of(context, n);
    return !is_element(n);
}

static Node *replacement(Select *s, Node *n)
{
    return n && is_element(n)
        ? unfold_variable(s->unfold, stored_of(s, n)->before, n) : n;
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
static Decl *way(Unfold *u, Node *truth, Decl *around)
{
    const Node *place = truth;
    if (around)
        truth = unfold_binary(u, OP_AND, unfold_variable(u, around, place), truth,
                              truth->type);
    return unfold_declare(u, truth->type, truth, "is_so", place);
}

static void select_statement(Select *s, Node *n, Decl *around);

static void select_ways(Select *s, Node *n, Decl *around)
{
    Unfold *u = s->unfold;
    Node *condition = n->kids[IF_CONDITION];
    Node *truth = choice(u, condition, unfold_int(u, 1, condition),
                         unfold_int(u, 0, condition));
    Decl *is_so = way(u, truth, NULL);
    Decl *yes = !around ? is_so
        : way(u, unfold_variable(u, is_so, condition), around);
    select_statement(s, n->kids[IF_THEN], yes);
    if (!n->kids[IF_ELSE])
        return;
    Node *contrary = unfold_binary(u, OP_XOR, unfold_variable(u, is_so, condition),
                                   unfold_int(u, 1, condition), is_so->type);
    select_statement(s, n->kids[IF_ELSE], way(u, contrary, around));
}

/* `s[low] = value` becomes now = around ? value : now. */
static void select_store(Select *s, Node *n, Decl *around)
{
    Unfold *u = s->unfold;
    Node *store = node_strip(n->kids[0]);
    Decl *now = stored_of(s, node_strip(store->kids[BINARY_LEFT]))->now;
    unfold_assign(u, now, choice(u, unfold_variable(u, around, n),
                                 store->kids[BINARY_RIGHT],
                                 unfold_variable(u, now, n)));
}

static void select_statement(Select *s, Node *n, Decl *around)
{
    Unfold *u = s->unfold;
    Nodes inside = {0}, *out = u->out;
    if (n->kind == ND_EXPR) {
        select_store(s, n, around);
        return;
    }
    if (n->kind != ND_COMPOUND && n->kind != ND_IF) {
        list_add(out, n);
        return;
    }
    u->out = &inside;
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++)
        select_statement(s, n->kids[i], around);
    if (n->kind == ND_IF)
        select_ways(s, n, around);
    u->out = out;
    list_add(out, unfold_list(u, inside, n));
}

/* The if that s->stores is of. */
static Node *selected(Select *s, Node *n)
{
    Unfold *u = s->unfold;
    Nodes out = {0};
    u->out = &out;
    s->stored.count = 0;
    node_walk(n, declare_elements, s);
    for (int i = 0; i < s->stores.count; i++) {
        Stored *stored = stored_of(s, s->stores.items[i]);
        Node *before = unfold_variable(u, stored->before, n);
        stored->now = unfold_declare(u, before->type, before, "now", n);
    }
    node_walk(n, replace_elements, s);
    select_statement(s, n, NULL);
    for (int i = 0; i < s->stores.count; i++) {
        Decl *now = stored_of(s, s->stores.items[i])->now;
        Node *store = unfold_binary(u, OP_ASSIGN, s->stores.items[i],
                                    unfold_variable(u, now, n), now->type);
        list_add(&out, unfold_statement_of(u, store));
    }
    return unfold_list(u, out, n);
}

/* ---- all of them -------------------------------------------------------- */

static void select_in_list(Select *s, Node **list, int count)
{
    int from = 0;
    for (int i = 0; i < count; i++) {
        if (node_waits(s->unfold->dev, list[i])) {
            from = i + 1;
        } else if (list[i]->kind == ND_IF
                   && can_select_last(s, list + from, i + 1 - from)) {
            s->found = true;
            if (!s->finds_only)
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

static void find_all_data(Select *s, Node *body)
{
    do {
        s->has_more = false;
        node_walk(body, note_data, s);
    } while (s->has_more);
}

Function *unfold_selects(Device *dev, Function *kernel)
{
    Unfold u = {.dev = dev};
    Select s = {.unfold = &u, .finds_only = true}, in_copy = {.unfold = &u};
    find_all_data(&s, kernel->body);
    node_walk(kernel->body, select_in, &s);
    if (!s.found)
        return kernel;
    unfold_find_names(&u, kernel);
    unfold_find_facts(&u, kernel);
    Node *body = unfold_copy(&u, kernel->body);
    if (u.why_not)
        return kernel;
    find_all_data(&in_copy, body);
    node_walk(body, select_in, &in_copy);
    return unfold_function(kernel, body);
}
