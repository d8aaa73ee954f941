/* refine_place.c - makes variables of the indices of elements, unless they are plain
 * sums:
 *
 *     sum += in[x > 0 ? x - 1 : 0];      int at = x > 0 ? x - 1 : 0;
 *                                        sum += in[at];
 *
 * Then it can be tested at run time whether the variable grows by 1 from thread to
 * thread.
 */
#include "refine.h"

typedef struct Places {
    Builder builder;
    Set pointed;     /* of Decl: what a statement may change through pointers */
    Node *statement; /* that is looked at */
    Set changes;     /* of Decl: what it changes */
    bool found;
} Places;

/* ---- which -------------------------------------------------------------- */

static Look find_more(Node *n, void *context)
{
    (void)context;
    bool is_more = n->kind == ND_CONDITIONAL || n->kind == ND_CALL
        || (n->kind == ND_BINARY && op_form(n->op) == 'B' && n->op != OP_ADD
            && n->op != OP_SUB && n->op != OP_MUL);
    return is_more ? FOUND : n->is_constant ? LOOK_BEYOND : LOOK_BELOW;
}

static bool is_changed(Node *n, void *context)
{
    const Places *p = context;
    return n->kind == ND_VAR
        && (set_has(&p->changes, n->decl) || set_has(&p->pointed, n->decl));
}

static bool is_place(Places *p, Node *element)
{
    const Node *base = node_strip(element->kids[SUBSCRIPT_BASE]);
    Node *index = element->kids[SUBSCRIPT_INDEX];
    return base->type->kind != TY_VECTOR && index->type->kind == TY_INT
        && !index->is_constant && node_find(index, find_more, NULL)
        && !node_any_with(index, is_changed, p) && node_is_pure(p->builder.prog, index);
}

/* ---- one statement ------------------------------------------------------ */

static bool note_changes(Node *n, void *context)
{
    Places *p = context;
    bool is_last = node_expression(p->statement) == n;
    if (!is_last && node_changed(n))
        set_add(&p->changes, node_changed(n));
    for (int i = 0; i < n->declared.count; i++)
        set_add(&p->changes, n->declared.items[i]);
    return true;
}

static bool make_variable(Node *n, void *context)
{
    Places *p = context;
    if (n->kind != ND_SUBSCRIPT || !is_place(p, n))
        return true;
    p->found = true;
    n->kids[SUBSCRIPT_INDEX] = build_kept(&p->builder, n->kids[SUBSCRIPT_INDEX], "at");
    return true;
}

/* What a loop or a choice does comes in its own statements. */
static bool has_own(const Node *n)
{
    return (n->kind == ND_EXPR && !n->is_value)
        || (n->kind == ND_DECLARE && n->declared.count == 1
            && !n->declared.items[0]->is_static);
}

static void make_variables(Places *p, Node *n)
{
    if (!has_own(n))
        return;
    p->statement = n;
    p->changes = (Set){0};
    node_walk(n, note_changes, p);
    node_walk(n, make_variable, p);
}

/* ---- all of them -------------------------------------------------------- */

static bool change_lists(Node *n, void *context)
{
    Places *p = context;
    Nodes list = {0};
    p->builder.out = &list;
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++) {
        make_variables(p, n->kids[i]);
        list_add(&list, n->kids[i]);
    }
    if (n->kind == ND_COMPOUND) {
        n->kids = list.items;
        n->kid_count = list.count;
    }
    return n->kind != ND_STATEMENT_EXPR;
}

Function *refine_places(Program *prog, Function *kernel)
{
    Places p = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&p.builder, kernel);
    if (!body)
        return kernel;
    node_find_pointed(body, &p.pointed);
    node_walk(body, change_lists, &p);
    return p.found ? build_function(kernel, body) : kernel;
}
