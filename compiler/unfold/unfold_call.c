/* unfold_call.c - inlines the call of a helper that waits.
 *
 *     int sum = scan(x, n, t.barrier);       int n_2 = n;
 *                                            … the helper's statements …
 *                                            int sum = x[n_2];
 *
 * A parameter becomes a variable with the argument's value, or the argument itself if
 * neither changes. So what a pointer to a variable points to is that variable, which then
 * need not be in memory. A helper with a single return, at its end, leaves its value
 * there; others assign it to a variable.
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
static bool may_stand(Builder *b, const Decl *d, Node *argument)
{
    const Type *t = d->type;
    if (builder_facts(b, d)->changes || !builder_is_fixed(b, argument))
        return false;
    Node *inner = node_strip(argument);
    if (t->kind == TY_POINTER && !leads_to_same(t, inner))
        return false;
    if (t->kind == TY_POINTER)
        return (inner->kind == ND_VAR && inner->type->kind != TY_ARRAY)
            || !(builder_facts(b, d)->is_asked || argument->is_constant);
    return type_is_handle(t)
        || (inner->kind == ND_VAR && is_of_type(t, inner));
}

static void bind_parameter(Builder *b, Decl *d, Node *argument)
{
    if (may_stand(b, d, argument)) {
        Node *inner = node_strip(argument);
        *map_put_pointer(&b->stands, d) =
            inner->kind == ND_VAR && inner->type->kind != TY_ARRAY
            ? inner : argument;
        return;
    }
    if (!builder_facts(b, d)->is_used) {
        build_effect(b, argument);
        return;
    }
    Decl *copy = build_copied_variable(b, d);
    copy->init = argument;
    list_add(b->out, build_declaration(b, copy, argument));
}

/* The copies' names are those of the helper's variables. A tiled index is the
 * kernel's. */
static void bind_parameters(Builder *b, Function *f, Node *call)
{
    for (int i = 0; i < f->parameters.count; i++) {
        Decl *d = f->parameters.items[i];
        Node *argument = call->kids[CALL_ARGUMENT + i];
        if (!type_is_erased(d->type))
            bind_parameter(b, d, argument);
        else if (d->type->kind == TY_TILED_INDEX)
            *map_put_pointer(&b->stands, d) = node_strip(argument);
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
static Node *result_of(Builder *b, const Function *f, Node *returned)
{
    Node *value = unfold_expression(b, returned), *inner = node_strip(value);
    if (!type_is_arithmetic(f->result) || is_of_type(f->result, inner))
        return value;
    return build_cast(b, inner, f->result);
}

static Node *unfold_in_line(Builder *b, Function *f)
{
    Node *value = NULL;
    Exit none = {.outer = b->unfolding->exit, .jump = ND_RETURN, .stays = true};
    b->unfolding->exit = &none;
    for (int i = 0; i < f->body->kid_count; i++) {
        Node *n = f->body->kids[i];
        if (n->kind == ND_RETURN)
            value = n->kids[0] ? result_of(b, f, n->kids[0]) : NULL;
        else
            unfold_statement(b, n, false);
    }
    b->unfolding->exit = none.outer;
    return value;
}

static Node *unfold_with_result(Builder *b, Function *f, const Node *call)
{
    bool has_value = f->result->kind != TY_VOID;
    Exit exit = {.outer = b->unfolding->exit, .jump = ND_RETURN};
    if (has_value)
        exit.result = build_local(b, f->result, NULL, arena_format(
            "%s_result", f->name), call);
    unfold_add_block(b, &exit, f->body->kids, f->body->kid_count, f->body);
    return has_value ? build_use(b, exit.result, call) : NULL;
}

Node *unfold_call(Builder *b, Node *call, Function *f)
{
    builder_find_facts(b, f);
    b->depth++;
    bind_parameters(b, f, call);
    Node *value = unfold_has_one_end(f) ? unfold_in_line(b, f)
                                 : unfold_with_result(b, f, call);
    b->depth--;
    return value;
}
