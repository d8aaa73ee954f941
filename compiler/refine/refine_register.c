/* refine_register.c - register promotion: keeps an element of a view that a loop updates in each
 * iteration in a variable:
 *
 *     for (int k = 0; k < n; k++)            if (0 < n) {
 *         y[i] += a[i * n + k];                  float sum = y[i];
 *                                                for (…) sum += a[i * n + k];
 *                                                y[i] = sum;
 *                                            }
 *
 * This is valid as long as no other view overlaps the element. The loop then stores
 * nothing, and the threads may go through it in another order. An element that one thread
 * uses under a condition may be another one's, who must not store the old value there.
 */
#include "analysis/flow.h"
#include "analysis/fold.h"
#include "refine.h"

typedef struct Registers {
    Builder builder;
    const Function *kernel;
    bool found;
} Registers;

/* ---- elements ------------------------------------------------------------- */

/* The view that a number is an element of, or NULL. */
static const Decl *view_of(Node *n)
{
    return n->kind == ND_SUBSCRIPT && type_is_number(n->type)
        ? node_view(node_array(n)) : NULL;
}

typedef struct RegisterLoop {
    Set changes;   /* of Decl: that change in the loop, or are declared there */
    Node *element; /* that changes */
    const Decl *view;
    int uses, elements; /* of the view; of these, as that element */
} RegisterLoop;

static bool find_changes(Node *n, void *context)
{
    RegisterLoop *l = context;
    const Decl *d = node_changed(n);
    Node *to = node_assigned(n);
    if (d)
        set_add(&l->changes, d);
    for (int i = 0; i < n->declared.count; i++)
        set_add(&l->changes, n->declared.items[i]);
    if (to && !l->element && view_of(node_strip(to)))
        l->element = node_strip(to);
    return true;
}

/* Whether a part of a place is not the same at each trip, or costs more than a place
 * does. */
static bool is_other(Node *n, void *context)
{
    const RegisterLoop *l = context;
    return n->kind == ND_CALL || n->kind == ND_STATEMENT_EXPR
        || n->kind == ND_CONDITIONAL || node_assigned(n)
        || n->op == OP_DEREF || n->op == OP_ADDRESS
        || (n->kind == ND_VAR && set_has(&l->changes, n->decl))
        || (n != l->element && view_of(n));
}

/* Counts uses of the view; whether it may be used in ways that are not counted. */
static bool may_point(Node *n, void *context)
{
    RegisterLoop *l = context;
    l->uses += n->kind == ND_VAR && n->decl == l->view;
    l->elements += view_of(n) == l->view && node_equals(n, l->element);
    return (n->kind == ND_VAR && n->type->kind == TY_POINTER)
        || (n->op == OP_ADDRESS && view_of(node_strip(n->kids[0])) == l->view);
}

/* The element that a loop changes, the only one of its view there; or NULL. */
static Node *element_of(Registers *r, Node *loop)
{
    RegisterLoop l = {0};
    node_walk(loop, find_changes, &l);
    if (!l.element || node_waits(r->builder.prog, loop) || flow_returns(loop)
        || flow_leaves(loop) || flow_has_case(loop))
        return NULL;
    l.view = view_of(l.element);
    return !node_any_with(l.element, is_other, &l) && !node_any_with(loop, may_point, &l)
        && l.uses == l.elements ? l.element : NULL;
}

/* ---- loops ---------------------------------------------------------------- */

/* The loop's condition at its first trip; NULL where it cannot be asked twice. */
static Node *first_condition(Registers *r, Node *loop)
{
    Builder *b = &r->builder;
    Node *condition = loop->kids[FOR_CONDITION];
    Decl *d = flow_counter(loop);
    if (!d || !d->init || !condition || has_effect(b->prog, condition)
        || !type_is_integer(d->type) || !builder_is_fixed(b, d->init))
        return NULL;
    *map_put_pointer(&b->stands, d) = build_converted(b, d->init, d->type);
    Node *copy = build_copy(b, condition);
    *map_put_pointer(&b->stands, d) = NULL;
    return copy;
}

/* ---- who uses them -------------------------------------------------------- */

typedef struct Users {
    Registers *registers;
    Node *element;
    Nodes loops; /* around what is looked at, whose counters all threads have in common */
} Users;

static bool is_the_element(Node *n, void *context)
{
    const Users *u = context;
    return view_of(n) && node_equals(n, u->element);
}

static bool has_use(Users *u, Node *n)
{
    return node_any_with(n, is_the_element, u);
}

static bool is_jump(Node *n)
{
    return flow_is_jump(n);
}

/* Whether an expression uses the element whenever it is evaluated. */
static bool uses(Users *u, Node *n)
{
    if (is_the_element(n, u))
        return true;
    for (int i = 0; i < n->kid_count && n->kind != ND_STATEMENT_EXPR; i++)
        if (n->kids[i] && !(i && node_chooses(n)) && uses(u, n->kids[i]))
            return true;
    return false;
}

/* Whether a statement uses it in any case. */
static bool is_sure_use(Users *u, Node *n)
{
    Node *condition = flow_condition(n), *first = NULL;
    int64_t goes_on;
    bool is_sure = (condition && n->kind != ND_FOR && uses(u, condition))
        || (n->kind == ND_EXPR && uses(u, n->kids[0]));
    for (int i = 0; i < n->declared.count && !is_sure; i++)
        is_sure = n->declared.items[i]->init && uses(u, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND && !is_sure; i++) {
        is_sure = is_sure_use(u, n->kids[i]);
        if (node_any(n->kids[i], is_jump))
            break;
    }
    if (n->kind == ND_IF && n->kids[IF_ELSE] && !is_sure)
        is_sure = is_sure_use(u, n->kids[IF_THEN]) && is_sure_use(u, n->kids[IF_ELSE]);
    if (n->kind == ND_FOR && has_use(u, n) && !is_sure)
        first = first_condition(u->registers, n);
    return is_sure || (first && fold_constant(first, &goes_on) && goes_on
                       && is_sure_use(u, n->kids[FOR_BODY]));
}

static Look find_own(Node *n, void *context)
{
    const Users *u = context;
    if (n->kind != ND_VAR)
        return n->kind == ND_SUBSCRIPT || n->kind == ND_CALL || n->kind == ND_STATEMENT_EXPR
            || n->kind == ND_MEMBER ? FOUND : LOOK_BELOW;
    for (int i = 0; i < u->loops.count; i++)
        if (flow_counter(u->loops.items[i]) == n->decl)
            return LOOK_BEYOND;
    return function_captures(u->registers->kernel, n->decl) && type_is_arithmetic(n->type)
        ? LOOK_BEYOND : FOUND;
}

static bool is_common_use(Users *u, Node *n);

/* Whether threads come to the same parts of a statement, and use the element there. */
static bool has_common_uses(Users *u, Node *n)
{
    int body = n->kind == ND_IF ? IF_THEN : n->kind == ND_FOR ? FOR_BODY : 0;
    bool is_common = body || n->kind == ND_COMPOUND;
    if (n->kind == ND_FOR)
        list_add(&u->loops, n);
    for (int i = 0; i < n->kid_count && is_common; i++)
        if (n->kids[i])
            is_common = i < body ? !node_find(n->kids[i], find_own, u)
                                 : is_common_use(u, n->kids[i]);
    u->loops.count -= n->kind == ND_FOR;
    return is_common;
}

/* Whether all threads of the launch that come to a statement use the element, or none. */
static bool is_common_use(Users *u, Node *n)
{
    return !has_use(u, n) || is_sure_use(u, n) || has_common_uses(u, n);
}

/* Whether a thread that goes through a loop uses the element, or no thread does. */
static bool is_of_all(Registers *r, Node *loop, Node *element)
{
    Users u = {.registers = r, .element = element};
    return is_sure_use(&u, loop->kids[FOR_BODY])
        || (!node_any(loop, is_jump) && has_common_uses(&u, loop));
}

typedef struct Replacement {
    Builder *builder;
    Node *element;
    Decl *sum;
} Replacement;

static Node *replaced(Node *n, void *context)
{
    Replacement *r = context;
    if (view_of(n) && node_equals(n, r->element))
        return build_use(r->builder, r->sum, n);
    node_change_kids(n, replaced, r);
    return n;
}

static Node *in_register(Registers *r, Node *loop, Node *element, Node *condition)
{
    Builder *b = &r->builder;
    Decl *sum = build_variable(b, "sum", type_assignable(element->type),
                               build_copy(b, element));
    Nodes list = {0};
    Node *store = build_binary(b, OP_ASSIGN, build_copy(b, element),
                               build_use(b, sum, loop), sum->type);
    node_change_kids(loop, replaced, &(Replacement){b, element, sum});
    list_add(&list, build_declaration(b, sum, loop));
    list_add(&list, loop);
    list_add(&list, build_statement(b, store));
    r->found = true;
    return build_if(b, condition, build_block(b, list, loop), NULL, loop);
}

static Node *changed(Registers *r, Node *n)
{
    Node *element = n && n->kind == ND_FOR ? element_of(r, n) : NULL;
    Node *condition = element ? first_condition(r, n) : NULL;
    if (condition && is_of_all(r, n, element))
        return in_register(r, n, element, condition);
    for (int i = 0; n && i < n->kid_count; i++)
        if (n->kids[i] && !n->kids[i]->type)
            n->kids[i] = changed(r, n->kids[i]);
    return n;
}

/* Of a view, whose elements may have another name in the kernel then. */
static bool declares_handle(Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (type_is_handle(n->declared.items[i]->type))
            return true;
    return false;
}

Function *refine_registers(Program *prog, Function *kernel)
{
    Registers r = {.builder = {.prog = prog}, .kernel = kernel};
    if (node_any(kernel->body, declares_handle))
        return kernel;
    Node *body = build_copied_body(&r.builder, kernel);
    if (!body)
        return kernel;
    body = changed(&r, body);
    return r.found && !r.builder.why_not ? build_function(kernel, body) : kernel;
}
