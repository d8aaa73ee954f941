/* check_convert.c - conversions between views that differ in elements, rank or constness:
 * amp.view.2 and amp.view.3.
 *
 * Clang reports most of them, as a warning that clerr.def turns into an error. Here are
 * those that Clang accepts, or that a pragma or an option silences.
 */
#include "check.h"

/* What keeps one view or array from being another. */
static const char *difference(const Type *a, const Type *b)
{
    return a->kind != b->kind ? "a view is no array"
         : a->rank != b->rank ? "the ranks differ" : "the elements differ";
}

/* Clang takes any two pointers for `c ? a : b`, with a warning. */
static bool is_mixed(const Node *n)
{
    const Node *a = node_strip(n->kids[1]), *b = node_strip(n->kids[2]);
    return check_is_handle(a) && check_is_handle(b) && !type_same(a->type, b->type);
}

void check_choice(const Node *n)
{
    const Node *a = node_strip(n->kids[1]), *b = node_strip(n->kids[2]);
    if (is_mixed(n))
        diag(D_VIEW_MIX, at_node(n), arena_format(
            "choosing between '%s' and '%s': %s", type_string(a->type),
            type_string(b->type), difference(a->type, b->type)));
}

static bool is_of_undefined(const Type *handle)
{
    return handle->of->kind == TY_RECORD && handle->of->record->is_told;
}

/* A variable that was given a view of another type: either may be the wrong one. */
static bool is_given_another(const Node *value)
{
    const Decl *d = value->kind == ND_VAR ? value->decl : NULL;
    return d && d->init && diag_is_told(at_decl(d).range);
}

void check_converted(const Type *to, Node *value)
{
    value = node_strip(value);
    if (!check_is_handle(value) || !type_is_handle(to)
        || (value->kind == ND_CONDITIONAL && is_mixed(value))
        || diag_is_told(value->range) || is_given_another(value))
        return;
    const Type *from = value->type;
    if (to->of->kind == TY_VOID || from->of->kind == TY_VOID)
        return; /* amp.view.4 */
    if (is_of_undefined(to) || is_of_undefined(from))
        return;
    if (!type_same(to, from))
        diag(D_VIEW_MIX, at_node(value), arena_format(
            "making '%s' of '%s': %s", type_string(to), type_string(from),
            difference(to, from)));
    else if (!type_is_const(to->of) && type_is_const(from->of))
        diag(D_VIEW_CONST, at_node(value), arena_format(
            "making '%s' of '%s' discards qualifiers", type_string(to),
            type_string(from)));
}

void check_converted_arguments(const Node *call)
{
    const Function *f = node_callee(call);
    for (int i = 0; i < f->parameters.count && CALL_ARGUMENT + i < call->kid_count; i++)
        check_converted(f->parameters.items[i]->type, call->kids[CALL_ARGUMENT + i]);
}
