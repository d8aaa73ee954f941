/* unfold_call.c - the call of a helper that waits becomes what the helper does.
 *
 *     int sum = scan(x, n, t.barrier);       int n_2 = n;
 *                                            … the helper's statements …
 *                                            int sum = x[n_2];
 *
 * A parameter is a variable with the argument's value; where neither changes,
 * the argument itself. What a pointer to a variable leads to is that variable
 * then, which need not be in memory. A helper that returns in one place only,
 * at its end, leaves its value there; another one assigns it.
 */
#include "unfold.h"

/* ---- parameters --------------------------------------------------------- */

static bool is_of_type(const Type *t, const Node *n)
{
    return t->kind == n->type->kind && t->size == n->type->size
        && t->count == n->type->count;
}

/* Whether a pointer is to what its parameter is to, which may be `void` instead. */
static bool leads_to_same(const Type *t, const Node *pointer)
{
    bool has_target = pointer->type->kind == TY_POINTER || pointer->type->kind == TY_ARRAY;
    return !has_target || type_same(t->of, pointer->type->of);
}

/* Whether the argument may stand in the parameter's place. */
static bool may_stand(Unfold *u, const Decl *d, Node *argument)
{
    const Type *t = d->type;
    if (unfold_facts(u, d).changes || !unfold_is_fixed(u, argument))
        return false;
    Node *inner = node_strip(argument);
    if (t->kind == TY_POINTER && !leads_to_same(t, inner))
        return false;
    if (t->kind == TY_POINTER)
        return (inner->kind == ND_VAR && inner->type->kind != TY_ARRAY)
            || !(unfold_facts(u, d).is_asked || argument->is_constant);
    return type_is_handle(t)
        || (inner->kind == ND_VAR && is_of_type(t, inner));
}

static void bind_parameter(Unfold *u, Decl *d, Node *argument)
{
    if (may_stand(u, d, argument)) {
        Node *inner = node_strip(argument);
        *map_put_pointer(&u->stands, d) =
            inner->kind == ND_VAR && inner->type->kind != TY_ARRAY
            ? inner : argument;
        return;
    }
    if (!unfold_facts(u, d).is_used) {
        unfold_add_effect(u, argument);
        return;
    }
    Decl *copy = unfold_copy_variable(u, d);
    copy->init = argument;
    list_add(u->out, unfold_new_declaration(u, copy, argument));
}

/* The copies' names are those of the helper's variables. A tiled index is the
 * kernel's. */
static void bind_parameters(Unfold *u, Function *f, Node *call)
{
    for (int i = 0; i < f->parameters.count; i++) {
        Decl *d = f->parameters.items[i];
        Node *argument = call->kids[CALL_ARGUMENT + i];
        if (!type_is_erased(d->type))
            bind_parameter(u, d, argument);
        else if (d->type->kind == TY_TILED_INDEX)
            *map_put_pointer(&u->stands, d) = node_strip(argument);
    }
}

/* ---- results ------------------------------------------------------------ */

static bool count_return(Node *n, void *context)
{
    int *count = context;
    *count += n->kind == ND_RETURN;
    return true;
}

/* Whether it returns nowhere but at its end. */
bool unfold_has_one_end(Function *f)
{
    int count = 0;
    Node *body = f->body;
    node_walk(body, count_return, &count);
    return count == 0
        || (count == 1 && body->kids[body->kid_count - 1]->kind == ND_RETURN);
}

/* A return converts its value. */
static Node *result_of(Unfold *u, const Function *f, Node *returned)
{
    Node *value = unfold_expression(u, returned), *inner = node_strip(value);
    if (!type_is_arithmetic(f->result) || is_of_type(f->result, inner))
        return value;
    return unfold_cast(u, inner, f->result);
}

static Node *unfold_in_line(Unfold *u, Function *f)
{
    Node *value = NULL;
    Exit none = {.outer = u->exit, .jump = ND_RETURN, .stays = true};
    u->exit = &none;
    for (int i = 0; i < f->body->kid_count; i++) {
        Node *n = f->body->kids[i];
        if (n->kind == ND_RETURN)
            value = n->kids[0] ? result_of(u, f, n->kids[0]) : NULL;
        else
            unfold_statement(u, n, false);
    }
    u->exit = none.outer;
    return value;
}

static Node *unfold_with_result(Unfold *u, Function *f, const Node *call)
{
    bool has_value = f->result->kind != TY_VOID;
    Exit exit = {.outer = u->exit, .jump = ND_RETURN};
    if (has_value)
        exit.result = unfold_declare(u, f->result, NULL, arena_format(
            "%s_result", f->name), call);
    unfold_add_block(u, &exit, f->body->kids, f->body->kid_count, f->body);
    return has_value ? unfold_variable(u, exit.result, call) : NULL;
}

Node *unfold_call(Unfold *u, Node *call, Function *f)
{
    unfold_find_facts(u, f);
    u->depth++;
    bind_parameters(u, f, call);
    Node *value = unfold_has_one_end(f) ? unfold_in_line(u, f)
                                 : unfold_with_result(u, f, call);
    u->depth--;
    return value;
}
