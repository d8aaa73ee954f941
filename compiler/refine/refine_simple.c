/* refine_simple.c - inlines helpers that only choose and return: their calls become the returned
 * expression:
 *
 *     static int at(int i, int j, int n) restrict(amp) { return i * n + j; }
 *     … a[at(row, k, n)] …                   … a[row * n + k] …
 *
 * if that is an integer or an element. This shows which elements neighbours access.
 * `if (i < 0) return 0; return a[i];` is `i < 0 ? 0 : a[i]`.
 */
#include "refine.h"

enum { MOST_NODES = 60, MOST_ARGUMENT = 12 };

typedef struct Simple {
    Builder builder;
    bool found;
} Simple;

/* ---- values --------------------------------------------------------------- */

static Node *value_of_list(Builder *b, Node *const *list, int count, const Type *type);

static Node *value_of(Builder *b, Node *n, const Type *type)
{
    if (n->kind == ND_COMPOUND)
        return value_of_list(b, n->kids, n->kid_count, type);
    return n->kind == ND_RETURN && n->kids[0]
        ? build_converted(b, n->kids[0], type) : NULL;
}

/* What a list of statements returns, if they only choose and return; or NULL. */
static Node *value_of_list(Builder *b, Node *const *list, int count, const Type *type)
{
    Node *n = count ? list[0] : NULL;
    if (!n || n->kind != ND_IF)
        return n && count == 1 ? value_of(b, n, type) : NULL;
    Node *then = value_of(b, n->kids[IF_THEN], type);
    Node *other = !n->kids[IF_ELSE] ? value_of_list(b, list + 1, count - 1, type)
        : count == 1 ? value_of(b, n->kids[IF_ELSE], type) : NULL;
    if (!then || !other)
        return NULL;
    return build_choice(b, n->kids[IF_CONDITION], then, other, type);
}

static bool is_element(Node *n)
{
    return n->kind == ND_SUBSCRIPT && type_is_value(n->type)
        && n->kids[SUBSCRIPT_BASE]->type->kind != TY_VECTOR;
}

/* What may not stand in another place, or be done twice. */
static bool is_bound(Node *n)
{
    return n->kind == ND_STATEMENT_EXPR || n->declared.count || node_assigned(n)
        || n->op == OP_ADDRESS || n->op == OP_DEREF
        || (n->kind == ND_VAR && !decl_is_automatic(n->decl));
}

/* What a call of a helper is, in terms of its parameters; or NULL. */
static Node *value_of_call(Simple *s, Node *call)
{
    Function *f = node_helper(call);
    if (!f || !type_is_value(f->result) || has_effect(s->builder.prog, call))
        return NULL;
    Node *value = value_of(&s->builder, f->body, f->result);
    return value && !node_any(value, is_bound) && node_size(value) <= MOST_NODES
        && (type_is_integer(f->result) || node_any(value, is_element)) ? value : NULL;
}

/* ---- arguments ------------------------------------------------------------ */

/* What may stand for a parameter as often as it is used. */
static Node *argument_for(Simple *s, const Decl *d, Node *argument, Node *value)
{
    Node *inner = node_strip(argument);
    if (type_is_handle(d->type))
        return inner->kind == ND_VAR ? inner : NULL;
    if (!type_is_value(d->type))
        return NULL;
    return node_size(argument) <= MOST_ARGUMENT || node_uses(value, d) < 2
        ? build_converted(&s->builder, argument, d->type) : NULL;
}

/* The value with the call's arguments for the parameters, or NULL. */
static Node *value_with_arguments(Simple *s, Node *call, Node *value)
{
    Function *f = node_callee(call);
    Builder *b = &s->builder;
    bool fits = true;
    for (int i = 0; i < f->parameters.count && fits; i++) {
        Decl *d = f->parameters.items[i];
        Node *argument = argument_for(s, d, call->kids[CALL_ARGUMENT + i], value);
        fits = argument != NULL;
        *map_put_pointer(&b->stands, d) = argument;
    }
    Node *copy = fits ? build_copy(b, value) : NULL;
    for (int i = 0; i < f->parameters.count; i++)
        *map_put_pointer(&b->stands, f->parameters.items[i]) = NULL;
    return copy;
}

static Node *simplified(Node *n, void *context)
{
    Simple *s = context;
    node_change_kids(n, simplified, s);
    Node *value = value_of_call(s, n);
    Node *copy = value ? value_with_arguments(s, n, value) : NULL;
    if (!copy || s->builder.why_not)
        return n;
    s->found = true;
    if (copy->kind != ND_VAR)
        copy->range = n->range;
    return simplified(copy, s);
}

Function *refine_simple(Program *prog, Function *kernel)
{
    Simple s = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&s.builder, kernel);
    if (!body)
        return kernel;
    node_change_kids(body, simplified, &s);
    return s.found && !s.builder.why_not ? build_function(kernel, body) : kernel;
}
