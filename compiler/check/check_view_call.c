/* check_view_call.c - calls that take or make views and arrays: amp.view.1 to .4,
 * amp.atomic.1, amp.word.2.
 */
#include "check.h"
#include "relay/word.h"

#include <limits.h>
#include <string.h>

/* ---- making views: amp.view.3, amp.view.4 ------------------------------- */

/* The argument of each that points to elements, 0 for none, and the one in
 * front of its extents, of which there is one at least. */
static const struct { const char *name; int pointer, last; } MAKERS[] = {
    {"amp_view", 1, 1}, {"amp_array_from", 1, 1}, {"amp_array_from_on", 2, 2},
    {"amp_view_new", 0, 1}, {"amp_array", 0, 1}, {"amp_array_on", 0, 2},
    {"amp_array_staging", 0, 2}};

static void check_elements(const Node *call, Node *argument)
{
    Node *bare = node_strip(argument);
    const Type *t = bare ? bare->type : NULL;
    bool is_pointer = t && (t->kind == TY_ARRAY || t->kind == TY_POINTER);
    if (is_pointer && t->of->kind == TY_VOID)
        diag(D_VIEW_VOID, at_node(bare), call->decl->name, type_string(t));
    if (!is_pointer || t->of->kind != TY_ARRAY)
        return;
    bool is_address = bare->kind == ND_UNARY && bare->op == OP_ADDRESS; /* m[0] for &m */
    const Node *base = is_address ? node_strip(bare->kids[0]) : bare;
    bool is_postfix = base->kind == ND_VAR || base->kind == ND_MEMBER
        || base->kind == ND_SUBSCRIPT || base->kind == ND_CALL;
    const char *text = node_words(bare);
    const char *first = arena_format(is_postfix ? "%s" : "(%s)", node_words(base));
    const char *zeros = "";
    for (const Type *of = is_address ? t->of->of : t->of; of->kind == TY_ARRAY; of = of->of)
        zeros = arena_format("%s[0]", zeros);
    diag(D_VIEW_ELEMENT, at_node(bare), call->decl->name,
         arena_format("%s%s", first, zeros), text);
    if (bare->kind == ND_VAR)
        diag_fix((Range){bare->range.source, bare->range.end, bare->range.end}, zeros);
}

/* ---- calls --------------------------------------------------------------- */

/* amp.view.3: what is copied has one type, and one rank. */
static const Type *copied(const Node *n)
{
    const Type *t = n->type;
    do
        t = t->of;
    while (t && t->kind == TY_ARRAY);
    return t;
}

static void check_copy(const Node *call)
{
    const Node *from = node_strip(call->kids[CALL_ARGUMENT]);
    const Node *to = node_strip(call->kids[CALL_ARGUMENT + 1]);
    const Type *a = copied(from), *b = copied(to);
    if (!a || !b || a->kind == TY_VOID || b->kind == TY_VOID
        || check_is_address(from) || check_is_address(to)) /* is told as no view */
        return;
    bool have_ranks = check_is_handle(from) && check_is_handle(to);
    if (!type_same(a, b) || (have_ranks && from->type->rank != to->type->rank))
        diag(D_VIEW_COPIED, at_node(call), call->decl->name,
             type_string(from->type), type_string(to->type));
}

/* amp.view.2: what is const stays as it is. */
static void check_discard(const Node *call)
{
    const Node *view = node_strip(call->kids[CALL_ARGUMENT]);
    if (check_is_handle(view) && view->type->of->is_const)
        diag(D_VIEW_CONST, at_node(call), arena_format(
            "amp_discard_data leaves elements undefined, and those of '%s' "
            "are const", type_string(view->type)));
}

/* The rank of the view that an argument is, is a row of, or an element's address of. */
static int whole_rank(const Node *argument)
{
    int rank = argument->type->rank;
    const Node *n = check_is_address(argument) ? node_strip(argument->kids[0]) : argument;
    for (; n->kind == ND_SUBSCRIPT && check_is_handle(n->kids[SUBSCRIPT_BASE]);
         n = node_strip(n->kids[SUBSCRIPT_BASE]))
        rank = n->kids[SUBSCRIPT_BASE]->type->rank;
    return rank;
}

/* What to write instead of giving a whole view or array to C's library. */
static const char *instead_of(const char *function, const Node *argument, bool is_amp)
{
    static const struct { const char *function, *instead; } INSTEAD[] = {
        {"free", "amp_release(v)"},
        {"memcpy", "amp_copy(from, to)"}, {"memmove", "amp_copy(from, to)"},
    };
    for (size_t i = 0; !is_amp && !check_is_address(argument)
         && i < sizeof INSTEAD / sizeof *INSTEAD; i++)
        if (strcmp(INSTEAD[i].function, function) == 0)
            return INSTEAD[i].instead;
    static const char *const ELEMENTS[] = {"v", "v[i]", "v[i][j]", "v[i][j][k]"};
    const char *element = ELEMENTS[whole_rank(argument)];
    return arena_format("%s for an element, (%s *)&%s for a pointer to one", element,
                        type_declare(argument->type->of, ""), element);
}

/* amp.view.1: C's library knows no views. */
static void check_library(const Function *f, const Node *call)
{
    const Function *callee = node_callee(call);
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        Node *argument = node_strip(call->kids[i]);
        if (!check_is_handle(argument) || diag_is_told(argument->range)) /* as printf's string */
            continue;
        diag(D_VIEW_LIBRARY, at_node(argument), callee->name,
             check_handle_word(argument),
             instead_of(callee->name, argument, f->restriction & AMP));
        if (check_is_address(argument))
            diag_fix((Range){argument->range.source, argument->range.begin,
                             argument->range.begin},
                     arena_format("(%s *)",
                                  type_declare(argument->type->of, "")));
    }
}

static bool is_atomic(const Node *call)
{
    const Builtin *builtin = builtin_of(call);
    return builtin && builtin->kind == BI_ATOMIC;
}

/* amp.atomic.1: &v[i], not v. */
static bool is_whole(Node *n)
{
    n = node_strip(n);
    return check_is_handle(n) && !check_is_address(n);
}

bool check_is_atomic_operand(const Node *call, int argument)
{
    return argument == CALL_ARGUMENT && is_atomic(call)
        && !is_whole(call->kids[argument]);
}

/* amp.word.2: 0 is no address of what is expected. */
static void check_expected(const Node *call)
{
    const Node *n = call->kid_count > CALL_ARGUMENT + 1
        ? call->kids[CALL_ARGUMENT + 1] : NULL;
    bool is_pointer = n && n->type && n->type->kind == TY_POINTER;
    while (n && (n->kind == ND_PAREN || n->kind == ND_CAST))
        n = n->kids[0];
    if (is_pointer && n && n->is_constant)
        word_misused(call->decl->name, at_node(call));
}

/* Clang may take it for the text of amp.h, of which it says nothing; else it says the same. */
static void check_integers(const Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        const Node *n = call->kids[i], *value = node_strip(call->kids[i]);
        if (n->kind != ND_CAST || !n->is_implicit || !type_is_integer(n->type)
            || value->kind != ND_FLOAT || value->number < INT_MIN
            || value->number > INT_MAX || value->number == (int)value->number)
            continue;
        diag(D_INTEGER_CHANGED, at_node(value), type_string(value->type),
             type_string(n->type), arena_format("%g", value->number),
             arena_format("%d", (int)value->number));
    }
}

/* ---- the call ------------------------------------------------------------- */

/* What makes a view or an array. */
static void check_maker(const Node *call)
{
    for (size_t i = 0; i < sizeof MAKERS / sizeof *MAKERS; i++) {
        int pointer = MAKERS[i].pointer, last = MAKERS[i].last;
        if (strcmp(call->decl->name, MAKERS[i].name) != 0)
            continue;
        if (call->kid_count <= last + 1)
            word_misused(call->decl->name, at_node(call));
        else if (call->kid_count <= last + call->type->rank)
            diag(D_EXTENT_MISSING, at_node(call), call->decl->name);
        if (pointer && call->kid_count > pointer)
            check_elements(call, call->kids[pointer]);
    }
}

/* One of amp.h's functions. */
static void check_ours(const Node *call)
{
    const char *name = call->decl->name;
    check_maker(call);
    check_integers(call);
    if (call->kid_count > CALL_ARGUMENT + 1
        && (!strcmp(name, "amp_copy") || !strcmp(name, "amp_copy_async")))
        check_copy(call);
    if (call->kid_count > CALL_ARGUMENT && !strcmp(name, "amp_discard_data"))
        check_discard(call);
    if (is_atomic(call) && is_whole(call->kids[CALL_ARGUMENT]))
        diag(D_ATOMIC_ADDRESS, at_node(node_strip(call->kids[CALL_ARGUMENT])), name);
    if (is_atomic(call))
        check_expected(call);
}

bool check_view_call(const Function *f, const Node *call)
{
    const Function *callee = node_callee(call);
    bool is_ours = *node_api(call);
    if (!callee)
        return false;
    if (callee->is_user) {
        check_converted_arguments(call);
        return false;
    }
    if (f->restriction & AMP && !builtin_of(call))
        return true; /* amp.call.1 */
    if (is_ours)
        check_ours(call);
    else
        check_library(f, call);
    return !is_ours;
}
