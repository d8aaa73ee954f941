/* refine_flag.c - a variable that says whether a branch was taken is that branch's condition:
 *
 *     int done = 0;                              int done = me > 0 && me < n;
 *     if (me > 0 && me < n) {                    if (me > 0 && me < n) {
 *         …                                          …
 *         done = 1;                              }
 *     }
 *
 * So `if (done)` behind a barrier shows which threads of a row it is for, and nobody keeps
 * the variable for each of them.
 */
#include "analysis/flow.h"
#include "refine.h"

typedef struct Flags {
    Builder builder;
    Set pointed; /* variables whose address is taken */
    bool found;
} Flags;

/* ---- the statements ----------------------------------------------------- */

static bool is_number(const Node *n, uint64_t number)
{
    n = node_strip((Node *)n);
    return n->is_constant && type_is_integer(n->type) && n->value == number;
}

static bool may_be_flag(const Flags *f, const Decl *d)
{
    return type_is_integer(d->type) && !d->type->is_volatile && !d->type->is_const
        && decl_is_automatic(d) && !d->is_static && !set_has(&f->pointed, d);
}

/* `d = number;` */
static bool sets(Node *n, const Decl *d, uint64_t number)
{
    Node *e = n->is_value ? NULL : node_setting(n);
    return e && node_is_variable(e->kids[BINARY_LEFT], d)
        && is_number(e->kids[BINARY_RIGHT], number);
}

/* The one place where a branch sets the variable, in any case; else NULL. */
static Node **find_set(Node **n, const Decl *d)
{
    Node *list = *n;
    if (sets(list, d, 1))
        return n;
    for (int i = 0; list->kind == ND_COMPOUND && i < list->kid_count; i++)
        if (node_uses(list->kids[i], d))
            return find_set(&list->kids[i], d);
    return NULL;
}

static bool is_loaded(Node *n)
{
    return n->kind == ND_CALL || n->kind == ND_STATEMENT_EXPR || node_assigned(n)
        || node_is_element(n) || n->is_arrow || n->op == OP_DEREF;
}

/* Whether a condition is what the threads' variables alone say. */
static bool is_plain(Node *condition)
{
    return type_is_integer(condition->type) && !node_any(condition, is_loaded);
}

/* 0 or 1 */
static Node *truth_of(Flags *f, Node *condition)
{
    Builder *b = &f->builder;
    const Node *n = node_strip(condition);
    Node *copy = build_copy(b, condition);
    bool is_truth = (n->kind == ND_BINARY || n->kind == ND_UNARY) && op_is_truth(n->op);
    return is_truth ? copy
        : build_binary(b, OP_NE, copy, build_int(b, 0, condition), type_int());
}

/* ---- a block ------------------------------------------------------------ */

/* Whether nothing that it declares is in the condition, and nothing else is in it. */
static bool may_stand_between(Flags *f, const Node *n, Node *condition)
{
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if ((d->init && has_effect(f->builder.prog, d->init)) || node_uses(condition, d))
            return false;
    }
    return n->kind == ND_NULL || n->kind == ND_DECLARE;
}

/* The if behind statement `at` of a block whose branch alone sets the variable. */
static Node *find_if(Flags *f, Node *block, int at, const Decl *d, Node ***set)
{
    int i = at + 1;
    while (i < block->kid_count && block->kids[i]->kind != ND_IF)
        i++;
    Node *n = i < block->kid_count ? block->kids[i] : NULL;
    if (!n || n->kids[IF_ELSE] || !is_plain(n->kids[IF_CONDITION])
        || node_uses(n->kids[IF_CONDITION], d) || node_uses(n->kids[IF_THEN], d) != 1
        || flow_jumps(n->kids[IF_THEN]) || node_waits(f->builder.prog, n->kids[IF_THEN]))
        return NULL;
    for (int k = at + 1; k < i; k++)
        if (!may_stand_between(f, block->kids[k], n->kids[IF_CONDITION])
            || node_uses(block->kids[k], d))
            return NULL;
    *set = find_set(&n->kids[IF_THEN], d);
    return *set ? n : NULL;
}

/* The condition, of which the flag's type is made; or NULL. The branch sets nothing. */
static Node *value_of(Flags *f, Node *block, int at, const Decl *d)
{
    Node **set, *n = may_be_flag(f, d) ? find_if(f, block, at, d, &set) : NULL;
    if (!n)
        return NULL;
    *set = build_node(&f->builder, ND_NULL, *set, 0);
    f->found = true;
    return build_converted(&f->builder, truth_of(f, n->kids[IF_CONDITION]), d->type);
}

static void change_declared(Flags *f, Node *block, int at)
{
    Node *n = block->kids[at];
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        bool is_last = i + 1 == n->declared.count;
        Node *value = is_last && d->init && is_number(d->init, 0)
            ? value_of(f, block, at, d) : NULL;
        if (value)
            d->init = value;
    }
}

static void change_assigned(Flags *f, Node *block, int at)
{
    Node *e = block->kids[at]->is_value ? NULL : node_setting(block->kids[at]);
    Node *to = e ? node_strip(e->kids[BINARY_LEFT]) : NULL;
    if (!to || to->kind != ND_VAR || !is_number(e->kids[BINARY_RIGHT], 0))
        return;
    Node *value = value_of(f, block, at, to->decl);
    if (value)
        e->kids[BINARY_RIGHT] = value;
}

/* Blocks without barriers have their flags in registers. */
static bool change(Node *n, void *context)
{
    Flags *f = context;
    if (n->kind != ND_COMPOUND || !node_waits(f->builder.prog, n))
        return n->kind != ND_COMPOUND;
    for (int i = 0; i < n->kid_count; i++) {
        if (n->kids[i]->kind == ND_DECLARE)
            change_declared(context, n, i);
        else if (n->kids[i]->kind == ND_EXPR)
            change_assigned(context, n, i);
    }
    return true;
}

Function *refine_flags(Program *prog, Function *kernel)
{
    Flags f = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&f.builder, kernel);
    if (!body)
        return kernel;
    node_find_pointed(body, &f.pointed);
    node_walk(body, change, &f);
    return f.found && !f.builder.why_not ? build_function(kernel, body) : kernel;
}
