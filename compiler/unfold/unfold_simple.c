/* unfold_simple.c - the call of a helper that does nothing but choose and return is the
 * value that it returns:
 *
 *     static int at(int i, int j, int n) restrict(amp) { return i * n + j; }
 *     … a[at(row, k, n)] …                   … a[row * n + k] …
 *
 * where that is an integer, or an element: so is seen which elements neighbours have.
 * `if (i < 0) return 0; return a[i];` is `i < 0 ? 0 : a[i]`.
 */
#include "unfold.h"

enum { MOST_NODES = 60, MOST_ARGUMENT = 12 };

typedef struct Simple {
    Unfold unfold;
    bool found;
} Simple;

/* ---- values --------------------------------------------------------------- */

static Node *value_of_list(Unfold *u, Node *const *list, int count, const Type *type);

static Node *value_of(Unfold *u, Node *n, const Type *type)
{
    if (n->kind == ND_COMPOUND)
        return value_of_list(u, n->kids, n->kid_count, type);
    return n->kind == ND_RETURN && n->kids[0] ? unfold_converted(u, n->kids[0], type) : NULL;
}

/* What a list of statements returns, if they only choose and return; or NULL. */
static Node *value_of_list(Unfold *u, Node *const *list, int count, const Type *type)
{
    Node *n = count ? list[0] : NULL;
    if (!n || n->kind != ND_IF)
        return n && count == 1 ? value_of(u, n, type) : NULL;
    Node *then = value_of(u, n->kids[IF_THEN], type);
    Node *other = !n->kids[IF_ELSE] ? value_of_list(u, list + 1, count - 1, type)
        : count == 1 ? value_of(u, n->kids[IF_ELSE], type) : NULL;
    if (!then || !other)
        return NULL;
    return unfold_choice(u, n->kids[IF_CONDITION], then, other, type);
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
        || (n->kind == ND_UNARY && (n->op == OP_ADDRESS || n->op == OP_DEREF))
        || (n->kind == ND_VAR && (n->decl->is_static || n->decl->is_tile_static));
}

/* What a call of a helper is, in terms of its parameters; or NULL. */
static Node *value_of_call(Simple *s, Node *call)
{
    Function *f = node_helper(call);
    if (!f || !type_is_value(f->result) || has_effect(s->unfold.prog, call))
        return NULL;
    Node *value = value_of(&s->unfold, f->body, f->result);
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
        ? unfold_converted(&s->unfold, argument, d->type) : NULL;
}

/* The value with the call's arguments for the parameters, or NULL. */
static Node *value_with_arguments(Simple *s, Node *call, Node *value)
{
    Function *f = node_callee(call);
    Unfold *u = &s->unfold;
    bool fits = true;
    for (int i = 0; i < f->parameters.count && fits; i++) {
        Decl *d = f->parameters.items[i];
        Node *argument = argument_for(s, d, call->kids[CALL_ARGUMENT + i], value);
        fits = argument != NULL;
        *map_put_pointer(&u->stands, d) = argument;
    }
    Node *copy = fits ? unfold_copy(u, value) : NULL;
    for (int i = 0; i < f->parameters.count; i++)
        *map_put_pointer(&u->stands, f->parameters.items[i]) = NULL;
    return copy;
}

static Node *simplified(Node *n, void *context)
{
    Simple *s = context;
    unfold_change_in(n, simplified, s);
    Node *value = value_of_call(s, n);
    Node *copy = value ? value_with_arguments(s, n, value) : NULL;
    if (!copy || s->unfold.why_not)
        return n;
    s->found = true;
    if (copy->kind != ND_VAR)
        copy->range = n->range;
    return simplified(copy, s);
}

Function *unfold_simple(Program *prog, Function *kernel)
{
    Simple s = {.unfold = {.prog = prog}};
    Node *body = unfold_copied_body(&s.unfold, kernel);
    if (!body)
        return kernel;
    unfold_change_in(body, simplified, &s);
    return s.found && !s.unfold.why_not ? unfold_function(kernel, body) : kernel;
}
