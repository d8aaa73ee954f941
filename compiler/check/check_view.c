/* check_view.c - what is done with views and arrays: amp.view.1, .4, and
 * amp.array.1. Owners are check_owner.c's; amp.view.2 and .3 are Clang's own
 * errors, in our words (clerr.def), but for casts.
 */
#include "check.h"

#include <string.h>

static void look(const Function *f, Node *n);

static bool is_handle(const Node *n)
{
    return n && n->type && type_is_handle(n->type);
}

static const char *handle_word(const Node *n)
{
    return n->type->kind == TY_VIEW ? "a view" : "an array";
}

static void look_at_kids(const Function *f, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        look(f, n->kids[i]);
}

/* ---- one of two views: amp.view.2, amp.view.3 ---------------------------- */

/* Clang takes any two pointers for `c ? a : b`, with a warning. */
static void check_choice(Node *n)
{
    const Node *a = node_strip(n->kids[1]), *b = node_strip(n->kids[2]);
    if (!is_handle(a) || !is_handle(b) || type_same(a->type, b->type))
        return;
    diag(D_VIEW_MIX, at_node(n), arena_format(
        "choosing between '%s' and '%s': %s", type_string(a->type),
        type_string(b->type),
        a->type->kind != b->type->kind ? "a view is no array"
            : a->type->rank != b->type->rank ? "the ranks differ"
                                             : "the elements differ"));
}

static void check_chosen(const Type *to, Node *value)
{
    value = node_strip(value);
    if (!value || value->kind != ND_CONDITIONAL || !is_handle(value)
        || !type_is_handle(to) || !type_same(to, value->type)
        || to->of->is_const || !value->type->of->is_const)
        return;
    diag(D_VIEW_CONST, at_node(value), arena_format(
        "making '%s' of '%s' discards qualifiers", type_string(to),
        type_string(value->type)));
}

/* ---- a view is not a pointer: amp.view.1 -------------------------------- */

/* An array inside of an element, as it decays to what looks like a view. */
static bool is_decay(const Node *n)
{
    return n && n->kind == ND_CAST && n->is_implicit && is_handle(n)
        && n->kids[0] && n->kids[0]->type
        && n->kids[0]->type->kind == TY_ARRAY;
}

static bool is_address(const Node *n)
{
    return n && n->kind == ND_UNARY && n->op == OP_ADDRESS && is_handle(n);
}

/* A row is a value, a smaller view. */
static bool is_row_address(const Node *n)
{
    return is_address(n) && is_handle(node_strip(n->kids[0]))
        && node_strip(n->kids[0])->kind == ND_SUBSCRIPT;
}

/* What stands where an element's address may: an atomic's operand, a cast to
 * a pointer, the base of a subscript of an array inside of an element. */
static void look_at_operand(const Function *f, Node *n)
{
    Node *bare = n;
    while (bare && bare->kind == ND_PAREN)
        bare = bare->kids[0];
    if (is_row_address(bare))
        diag(D_VIEW_ROW_ADDRESS, at_node(bare));
    else if (is_address(bare) || is_decay(bare))
        look(f, bare->kids[0]);
    else if (bare && bare->kind == ND_CAST && bare->is_implicit)
        look_at_operand(f, bare->kids[0]);
    else
        look(f, n);
}

static bool is_arithmetic(Op op)
{
    return op == OP_ADD || op == OP_SUB || op == OP_ADD_ASSIGN
        || op == OP_SUB_ASSIGN;
}

static bool is_relation(Op op)
{
    return op == OP_LT || op == OP_GT || op == OP_LE || op == OP_GE;
}

/* What a null pointer would be, or what would ask for one, is neither a view
 * nor a question to one: in amp code none is ever null. */
static bool is_null_view(const Node *n)
{
    const Node *operand = n->kind == ND_CAST ? node_strip(n->kids[0]) : NULL;
    return operand && is_handle(n) && !is_handle(operand) && !is_decay(n);
}

static bool is_condition(const Node *n, int kid)
{
    switch (n->kind) {
    case ND_IF: case ND_WHILE: case ND_CONDITIONAL:
        return kid == 0;
    case ND_FOR:
        return kid == FOR_CONDITION;
    case ND_DO:
        return kid == DO_CONDITION;
    case ND_UNARY:
        return n->op == OP_LOGICAL_NOT;
    case ND_BINARY:
        return n->op == OP_LOGICAL_AND || n->op == OP_LOGICAL_OR;
    case ND_CAST:
        return n->type && n->type->kind == TY_BOOL;
    default:
        return false;
    }
}

static void check_null(const Function *f, const Node *n)
{
    if (!(f->restriction & AMP))
        return;
    if (is_null_view(n))
        diag(D_VIEW_NULL, at_node(n), handle_word(n));
    for (int i = 0; i < n->kid_count; i++)
        if (is_condition(n, i) && is_handle(n->kids[i]))
            diag(D_VIEW_NULL, at_node(n->kids[i]), handle_word(n->kids[i]));
}

/* v + i, v++: said of this, not of what is made of it. */
static bool is_moved(const Node *n)
{
    n = node_strip((Node *)n);
    return (n->kind == ND_BINARY && is_arithmetic(n->op))
        || (n->kind == ND_UNARY && op_is_step(n->op));
}

static void look_at_unary(const Function *f, Node *n)
{
    const Node *operand = n->kids[0];
    if (is_address(n)) {
        diag(D_VIEW_ADDRESS, at_node(n));
    } else if (op_is_step(n->op) && is_handle(operand)) {
        diag(D_VIEW_ARITHMETIC, at_node(n), handle_word(operand));
    } else if (n->op == OP_DEREF && is_handle(operand)
               && !is_moved(operand)) {
        const char *text = source_text(operand->range);
        diag(D_VIEW_DEREF, at_node(n), handle_word(operand), text);
        diag_fix(n->range, arena_format("%s[0]", text));
        look_at_operand(f, n->kids[0]);
        return;
    }
    look_at_kids(f, n);
}

static void look_at_binary(const Function *f, Node *n)
{
    const Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    const Node *handle = is_handle(left) ? left
                       : is_handle(right) ? right : NULL;
    if (handle && is_arithmetic(n->op))
        diag(D_VIEW_ARITHMETIC, at_node(n), handle_word(handle));
    else if (handle && is_relation(n->op))
        diag(D_VIEW_COMPARE, at_node(n), handle_word(handle));
    if (n->op == OP_ASSIGN && left && left->type)
        check_chosen(left->type, n->kids[BINARY_RIGHT]);
    look_at_kids(f, n);
}

/* ---- casts: amp.view.2, amp.view.3 -------------------------------------- */

static void look_at_cast(const Function *f, Node *n)
{
    const Node *operand = n->kids[0];
    if (is_decay(n)) {
        diag(D_VIEW_MEMBER, at_node(n));
    } else if (!n->is_implicit && is_handle(n) && is_handle(operand)) {
        const Type *from = operand->type, *to = n->type;
        const char *text = arena_format("a cast cannot make '%s' of '%s'",
                                        type_string(to), type_string(from));
        if (from->kind != to->kind || from->rank != to->rank
            || !type_same(from->of, to->of))
            diag(D_VIEW_MIX, at_node(n), text);
        else if (check_is_const(from->of) && !check_is_const(to->of))
            diag(D_VIEW_CONST, at_node(n), text);
    } else if (n->type && (n->type->kind == TY_POINTER
                           || (f->restriction & AMP && type_is_integer(n->type)))) {
        look_at_operand(f, n->kids[0]);
        return;
    }
    look_at_kids(f, n);
}

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
    const char *text = source_text(bare->range);
    Buffer zeros = {0};
    for (const Type *of = t->of; of->kind == TY_ARRAY; of = of->of)
        buffer_add(&zeros, "[0]");
    diag(D_VIEW_ELEMENT, at_node(bare), call->decl->name, text, text);
    if (bare->kind == ND_VAR)
        diag_fix((Range){bare->range.source, bare->range.end, bare->range.end},
                 zeros.text);
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
    if (!a || !b || a->kind == TY_VOID || b->kind == TY_VOID)
        return;
    bool have_ranks = is_handle(from) && is_handle(to);
    if (!type_same(a, b) || (have_ranks && from->type->rank != to->type->rank))
        diag(D_VIEW_COPIED, at_node(call), call->decl->name,
             type_string(from->type), type_string(to->type));
}

/* amp.view.2: what is const stays as it is. */
static void check_discard(const Node *call)
{
    const Node *view = node_strip(call->kids[CALL_ARGUMENT]);
    if (is_handle(view) && view->type->of->is_const)
        diag(D_VIEW_CONST, at_node(call), arena_format(
            "amp_discard_data leaves elements undefined, and those of '%s' "
            "are const", type_string(view->type)));
}

/* What to write instead of giving a whole view or array to C's library. */
static const char *instead_of(const char *function, const Node *argument)
{
    static const struct { const char *function, *instead; } INSTEAD[] = {
        {"free", "amp_release(v)"},
        {"memcpy", "amp_copy(from, to)"}, {"memmove", "amp_copy(from, to)"},
    };
    for (size_t i = 0; !is_address(argument)
         && i < sizeof INSTEAD / sizeof *INSTEAD; i++)
        if (strcmp(INSTEAD[i].function, function) == 0)
            return INSTEAD[i].instead;
    return arena_format("v[i] for an element, (%s *)&v[i] for a pointer to one",
                        type_declare(argument->type->of, ""));
}

/* amp.view.1: C's library knows no views. */
static void check_library(Node *call)
{
    const Function *callee = node_callee(call);
    if (!callee || callee->is_user || check_is_ours(callee))
        return;
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        Node *argument = node_strip(call->kids[i]);
        if (!is_handle(argument) || is_decay(argument))
            continue;
        diag(D_VIEW_LIBRARY, at_node(argument), callee->name,
             handle_word(argument), instead_of(callee->name, argument));
        if (is_address(argument))
            diag_fix((Range){argument->range.source, argument->range.begin,
                             argument->range.begin},
                     arena_format("(%s *)",
                                  type_declare(argument->type->of, "")));
    }
}

/* amp.atomic.1: &v[i], not v. */
static bool check_atomic_address(Node *call)
{
    Node *bare = node_strip(call->kids[CALL_ARGUMENT]);
    if (!is_handle(bare) || is_address(bare) || is_decay(bare))
        return false;
    diag(D_ATOMIC_ADDRESS, at_node(bare), call->decl->name);
    return true;
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

static void look_at_call(const Function *f, Node *n)
{
    const Builtin *builtin = builtin_of(n);
    bool ours = check_is_ours(node_callee(n));
    for (size_t i = 0; ours && i < sizeof MAKERS / sizeof *MAKERS; i++) {
        int pointer = MAKERS[i].pointer;
        if (strcmp(n->decl->name, MAKERS[i].name) != 0)
            continue;
        if (n->kid_count <= MAKERS[i].last + 1)
            word_misused(n->decl->name, at_node(n));
        else if (n->kid_count <= MAKERS[i].last + n->type->rank)
            diag(D_EXTENT_MISSING, at_node(n), n->decl->name);
        if (pointer && n->kid_count > pointer)
            check_elements(n, n->kids[pointer]);
    }
    if (ours && n->kid_count > CALL_ARGUMENT + 1
        && (!strcmp(n->decl->name, "amp_copy")
            || !strcmp(n->decl->name, "amp_copy_async")))
        check_copy(n);
    if (ours && n->kid_count > CALL_ARGUMENT
        && !strcmp(n->decl->name, "amp_discard_data"))
        check_discard(n);
    if (builtin && builtin->kind == BI_ATOMIC)
        check_expected(n);
    const Function *callee = node_callee(n);
    bool is_refused = f->restriction & AMP && callee && !builtin && !callee->is_user;
    if (!is_refused) /* amp.call.1 */
        check_library(n);
    look(f, n->kids[CALL_CALLEE]);
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
        if (is_refused || (builtin && builtin->kind == BI_ATOMIC
                           && i == CALL_ARGUMENT && !check_atomic_address(n)))
            look_at_operand(f, n->kids[i]);
        else
            look(f, n->kids[i]);
}

/* ---- components of vectors: amp.memory.2 -------------------------------- */

static void check_component(Node *n)
{
    const Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    int64_t index;
    if (!base || !base->type || base->type->kind != TY_VECTOR
        || !n->kids[SUBSCRIPT_INDEX]
        || !fold_constant(n->kids[SUBSCRIPT_INDEX], &index)
        || (index >= 0 && index < base->type->count))
        return;
    diag(D_COMPONENT, at_node(n->kids[SUBSCRIPT_INDEX]),
         arena_format("%lld", (long long)index),
         arena_format("%ld", base->type->count));
}

/* ---- elements of arrays on the host: amp.array.1 ------------------------ */

static void look_at_subscript(const Function *f, Node *n)
{
    Node *base = n->kids[SUBSCRIPT_BASE];
    Node *bare = node_strip(base);
    bool is_host = f->restriction & CPU;
    if (is_host && bare && bare->type && bare->type->kind == TY_STORE
        && !is_decay(base)) {
        Node *root = bare;
        while (root->kind == ND_SUBSCRIPT && root->kids[SUBSCRIPT_BASE])
            root = node_strip(root->kids[SUBSCRIPT_BASE]);
        diag(D_ARRAY_SUBSCRIPT, at_node(n), source_text(root->range));
        look(f, n->kids[SUBSCRIPT_INDEX]);
        return;
    }
    check_component(n);
    look_at_operand(f, base);
    look(f, n->kids[SUBSCRIPT_INDEX]);
}

/* ---- elements without a size: amp.view.3 -------------------------------- */

static void check_declared(const Decl *d)
{
    const Type *t = d->type;
    while (t->kind == TY_ARRAY || t->kind == TY_POINTER)
        t = t->of;
    const Type *of = type_is_handle(t) ? t->of : NULL;
    if (of && (of->kind == TY_VOID || of->kind == TY_FUNCTION
               || (of->kind == TY_RECORD && !of->record->is_complete)))
        diag(D_VIEW_NO_SIZE, at_range(*d->name ? d->name_range : d->range),
             type_string(t));
}

static const char *plain_string(const Type *t)
{
    Type plain = *t;
    plain.is_const = false;
    return type_string(&plain);
}

static const char *more_of(const Type *vector)
{
    return vector->count > 2 ? ", …" : "";
}

/* Clang lets vectors of other elements through, and takes their bits. */
static void check_vectors(const Node *n)
{
    const Type *a = node_strip(n->kids[BINARY_LEFT])->type;
    const Type *b = node_strip(n->kids[BINARY_RIGHT])->type;
    if (n->op != OP_COMMA && a && b && a->kind == TY_VECTOR
        && b->kind == TY_VECTOR && a->of->kind != b->of->kind)
        diag(D_VECTOR_MIXED, at_node(n), type_string(a), type_string(b),
             plain_string(type_is_integer(a->of) ? b : a), more_of(a));
}

/* ---- the walk ----------------------------------------------------------- */

static void look(const Function *f, Node *n)
{
    if (!n)
        return;
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        check_declared(d);
        check_chosen(d->type, d->init);
        look(f, d->init);
    }
    check_null(f, n);
    switch (n->kind) {
    case ND_UNARY:
        look_at_unary(f, n);
        break;
    case ND_BINARY:
        check_vectors(n);
        look_at_binary(f, n);
        break;
    case ND_CAST:
        look_at_cast(f, n);
        break;
    case ND_CALL:
        look_at_call(f, n);
        break;
    case ND_CONDITIONAL:
        check_choice(n);
        look_at_kids(f, n);
        break;
    case ND_SUBSCRIPT:
        look_at_subscript(f, n);
        break;
    default:
        look_at_kids(f, n);
        break;
    }
}

void check_view(Unit *unit)
{
    for (int i = 0; i < unit->globals.count; i++)
        check_declared(unit->globals.items[i]);
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (!f->is_user || !f->body || check_is_stray_block(f))
            continue;
        for (int p = 0; p < f->parameters.count; p++)
            check_declared(f->parameters.items[p]);
        look(f, f->body);
        check_view_extents(f);
        check_room(f);
        if (f->restriction & CPU) {
            check_owners(f);
            check_freed(f);
        }
    }
}
