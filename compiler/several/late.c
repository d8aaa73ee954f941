/* late.c - elements that a kernel reads and writes: what several tiles or elements store is
 * computed for all of them before any is stored.
 *
 *     if (x < w)                       int stores = x < w;
 *         v[y][x] *= s;                float late;
 *                                      if (stores) {
 *                                          late = v[y][x]; late *= s;
 *                                      }
 *                                      if (stores)
 *                                          v[y][x] = late;    // of all four
 *
 * Else each would load what it changes after the one before has stored: no compiler knows
 * that these are not the same. What was loaded before, as `v[i] = b; v[j] = a;`, is stored so
 * as it is.
 */
#include "several.h"
#include "analysis/access.h"
#include "analysis/flow.h"

typedef struct Late {
    Builder builder;
    Function *kernel;
    Set *stores; /* the statements that are late */
    int count;
    bool found;  /* such a store in a statement */
} Late;

static bool loads(Node *n)
{
    return node_is_of_view(n);
}

static bool index_loads(const Node *element)
{
    for (; element->kind == ND_SUBSCRIPT; element = node_strip(element->kids[SUBSCRIPT_BASE]))
        if (node_any(element->kids[SUBSCRIPT_INDEX], loads))
            return true;
    return false;
}

static bool is_in_place(Late *l, Node *element)
{
    Node *view = node_array(element);
    return view->kind != ND_VAR
        || access_of(l->kernel, view->decl) == (ACCESS_READ | ACCESS_WRITE);
}

/* The number or short vector in such a view that an expression assigns to. */
static Node *assigned(Late *l, const Node *n)
{
    Node *to = node_assigned(n), *element = to ? node_strip(to) : NULL;
    bool is_one = element && node_is_of_view(element)
        && (type_is_arithmetic(element->type) || element->type->kind == TY_VECTOR);
    return is_one && is_in_place(l, element) ? element : NULL;
}

/* The element that a statement stores after it has loaded, if that may be late. */
static Node *stored(Late *l, const Node *statement)
{
    Node *n = node_expression(statement), *element = n ? assigned(l, n) : NULL;
    bool may_be = element && !index_loads(element) && !has_effect(l->builder.prog, element);
    bool is_of_loads = may_be
        && (n->op != OP_ASSIGN || node_any(n->kids[BINARY_RIGHT], loads));
    return is_of_loads ? element : NULL;
}

/* Whether a statement stores in such views what was loaded before, and loads nothing. */
static bool only_stores(Late *l, Node *n)
{
    Node *element = assigned(l, n);
    if (element && (n->op != OP_ASSIGN || index_loads(element)
                    || !only_stores(l, n->kids[BINARY_RIGHT])))
        return false;
    if (element)
        return l->found = true;
    if (loads(n) || flow_is_loop(n) || n->kind == ND_CALL)
        return false;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && !only_stores(l, n->kids[i]))
            return false;
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init && !only_stores(l, n->declared.items[i]->init))
            return false;
    return true;
}

static bool is_late(Late *l, Node *n)
{
    l->found = false;
    return (n->kind == ND_EXPR || n->kind == ND_IF) && only_stores(l, n) && l->found;
}

/* What is stored, in a variable, and what computes it there. */
static Decl *add_value(Late *l, Node *statement, Node *element, Nodes *list)
{
    Builder *b = &l->builder;
    Node *n = node_expression(statement);
    Decl *late = build_variable(b, "late", type_assignable(element->type), NULL);
    bool is_set = n->op == OP_ASSIGN;
    Node *first = is_set ? n->kids[BINARY_RIGHT] : build_copy(b, element);
    Node *use = build_use(b, late, n);
    list_add(list, build_statement(b, build_binary(b, OP_ASSIGN, use, first, late->type)));
    if (is_set)
        return late;
    Node *update = build_like(b, n);
    for (int i = 0; i < n->kid_count; i++)
        update->kids[i] = n->kids[i];
    update->kids[0] = build_use(b, late, n);
    list_add(list, build_statement(b, update));
    return late;
}

static void note(Late *l, Node *store)
{
    set_add(l->stores, store);
    l->count++;
}

static Node *store_of(Late *l, Decl *late, Node *element)
{
    Builder *b = &l->builder;
    Node *store = build_statement(b, build_binary(
        b, OP_ASSIGN, build_copy(b, element), build_use(b, late, element), late->type));
    note(l, store);
    return store;
}

static void add_store(Late *l, Node *statement, Node *element, Nodes *list)
{
    Nodes value = {0};
    Decl *late = add_value(l, statement, element, &value);
    list_add(list, build_declaration(&l->builder, late, statement));
    for (int i = 0; i < value.count; i++)
        list_add(list, value.items[i]);
    list_add(list, store_of(l, late, element));
}

/* ---- under a condition --------------------------------------------------- */

/* The last statement of a branch. */
static Node *last_of(Node *branch)
{
    bool is_list = branch->kind == ND_COMPOUND;
    return !is_list ? branch : branch->kid_count ? branch->kids[branch->kid_count - 1] : NULL;
}

static bool declares(Node *n, void *variables)
{
    for (int i = 0; i < n->declared.count; i++)
        set_add(variables, n->declared.items[i]);
    return true;
}

static bool is_in(Node *n, void *variables)
{
    return n->kind == ND_VAR && set_has(variables, n->decl);
}

/* The element that the branch of an if without another one stores at its end. */
static Node *stored_at_end(Late *l, const Node *n)
{
    Set own = {0};
    Node *last = n->kind == ND_IF && !n->kids[IF_ELSE] ? last_of(n->kids[IF_THEN]) : NULL;
    Node *element = last ? stored(l, last) : NULL;
    if (!element || flow_jumps(n->kids[IF_THEN]))
        return NULL;
    node_walk(n->kids[IF_THEN], declares, &own);
    return node_any_with(element, is_in, &own) ? NULL : element;
}

static void add_guarded(Late *l, Node *n, Node *element, Nodes *list)
{
    Builder *b = &l->builder;
    Node *branch = n->kids[IF_THEN], *last = last_of(branch);
    Node *condition = n->kids[IF_CONDITION];
    if (!node_is_truth(condition))
        condition = build_choice(b, condition, build_int(b, 1, n), build_int(b, 0, n),
                                 type_int());
    Decl *stores = build_variable(b, "stores", type_int(), condition);
    Nodes body = {0};
    for (int i = 0; branch != last && i < branch->kid_count - 1; i++)
        list_add(&body, branch->kids[i]);
    Decl *late = add_value(l, last, element, &body);
    list_add(list, build_declaration(b, stores, n));
    list_add(list, build_declaration(b, late, n));
    list_add(list, build_if(b, build_use(b, stores, n), build_block(b, body, n), NULL, n));
    Node *store = build_if(b, build_use(b, stores, n), store_of(l, late, element), NULL, n);
    note(l, store);
    list_add(list, store);
}

/* ---- the kernel ---------------------------------------------------------- */

static Node *with_late(Late *l, Node *n);

static void add(Late *l, Node *n, Nodes *list)
{
    Node *element = stored(l, n), *guarded = element ? NULL : stored_at_end(l, n);
    if (is_late(l, n))
        note(l, n);
    if (element)
        add_store(l, n, element, list);
    else if (guarded)
        add_guarded(l, n, guarded, list);
    else
        list_add(list, set_has(l->stores, n) ? n : with_late(l, n));
}

/* A statement with late stores in the lists within it. */
static Node *with_late(Late *l, Node *n)
{
    Node *copy = NULL, *now = n;
    if (n->kind == ND_COMPOUND) {
        Nodes list = {0};
        for (int i = 0; i < n->kid_count; i++)
            add(l, n->kids[i], &list);
        return build_block(&l->builder, list, n);
    }
    for (int i = 0; i < n->kid_count; i++)
        if (flow_is_inside(n, i) && n->kids[i]->kind == ND_COMPOUND)
            now = node_with_kid(n, &copy, i, with_late(l, n->kids[i]));
    return now;
}

Function *several_late(Program *prog, Function *kernel, Set *stores)
{
    Late l = {.builder = {.prog = prog}, .kernel = kernel, .stores = stores};
    builder_learn(&l.builder, kernel);
    Node *body = with_late(&l, kernel->body);
    return l.count ? build_function(kernel, body) : NULL;
}
