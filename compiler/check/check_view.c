/* check_view.c - operations on views and arrays: amp.view.1, .4, and casts between them.
 * For elements see check_element.c, for owners check_owner.c, for other conversions
 * check_convert.c and Clang's own errors, reworded in clerr.def.
 */
#include "check.h"

static void look(const Function *f, Node *n);

bool check_is_handle(const Node *n)
{
    return n && n->type && type_is_handle(n->type);
}

const char *check_handle_word(const Node *n)
{
    return n->type->kind == TY_VIEW ? "a view" : "an array";
}

static void look_at_kids(const Function *f, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        look(f, n->kids[i]);
}

/* ---- a view is not a pointer: amp.view.1 -------------------------------- */

/* An array inside of an element, as it decays to what looks like a view. */
bool check_is_decay(const Node *n)
{
    return n && n->kind == ND_CAST && n->is_implicit && check_is_handle(n)
        && n->kids[0] && n->kids[0]->type
        && n->kids[0]->type->kind == TY_ARRAY;
}

bool check_is_address(const Node *n)
{
    return n && n->kind == ND_UNARY && n->op == OP_ADDRESS && check_is_handle(n);
}

/* A row is a value, a smaller view. */
static bool is_row_address(const Node *n)
{
    return check_is_address(n) && check_is_handle(node_strip(n->kids[0]))
        && node_strip(n->kids[0])->kind == ND_SUBSCRIPT;
}

static Node *bare_of(Node *n)
{
    while (n && n->kind == ND_PAREN)
        n = n->kids[0];
    return n;
}

/* What stands where an element's address may: an atomic's operand, a cast to
 * a pointer, the base of a subscript of an array inside of an element. */
static void look_at_operand(const Function *f, Node *n)
{
    Node *bare = bare_of(n);
    if (is_row_address(bare))
        diag(D_VIEW_ROW_ADDRESS, at_node(bare));
    else if (check_is_address(bare) || check_is_decay(bare))
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
 * nor a question to one: in amp code none is ever null. A number that is not 0
 * is none: Clang tells of it. */
static bool is_null_view(const Node *n)
{
    const Node *operand = n->kind == ND_CAST ? node_strip(n->kids[0]) : NULL;
    bool is_number = operand && n->is_implicit && operand->is_constant && operand->value;
    return operand && check_is_handle(n) && !check_is_handle(operand)
        && !check_is_decay(n) && !is_number;
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
        return op_is_logical(n->op);
    case ND_CAST:
        return n->type && n->type->kind == TY_BOOL;
    default:
        return false;
    }
}

/* A pointer, or an array, that is not NULL. */
static bool is_pointer(const Node *n)
{
    const Node *value = n;
    while (value->kind == ND_CAST || value->kind == ND_PAREN)
        value = value->kids[0];
    return n->type && !value->is_constant
        && (n->type->kind == TY_POINTER || n->type->kind == TY_ARRAY);
}

/* A view or an array is made of such a pointer by a cast. */
static bool makes_handle(const Node *n)
{
    const Node *operand = n->kind == ND_CAST ? node_strip(n->kids[0]) : NULL;
    return operand && !n->is_implicit && check_is_handle(n) && is_pointer(operand);
}

/* A view as a condition asks whether it is null; a row is no element. */
static void check_null(const Function *f, const Node *n)
{
    bool is_amp = f->restriction & AMP;
    if (is_amp && is_null_view(n) && !makes_handle(n))
        diag(D_VIEW_NULL, at_node(n), check_handle_word(n));
    for (int i = 0; i < n->kid_count; i++) {
        Node *bare = bare_of(n->kids[i]);
        if (!is_condition(n, i) || !check_is_handle(bare) || check_is_address(bare))
            continue;
        if (node_is_of_view(node_strip(bare)))
            diag(D_VIEW_ROW, at_node(bare), type_string(bare->type));
        else if (is_amp)
            diag(D_VIEW_NULL, at_node(bare), check_handle_word(bare));
    }
}

static void look_at_unary(const Function *f, Node *n)
{
    const Node *operand = n->kids[0];
    if (check_is_address(n))
        diag(D_VIEW_ADDRESS, at_node(n));
    else if (op_is_step(n->op) && check_is_handle(operand))
        diag(D_VIEW_ARITHMETIC, at_node(n), check_handle_word(operand));
    look_at_kids(f, n);
}

/* &v[i] + 1, &v[i] == 0: said once. */
static bool check_addresses(const Function *f, Node *n)
{
    Node *first = NULL;
    for (int i = n->kid_count - 1; i >= 0; i--)
        first = check_is_address(bare_of(n->kids[i])) ? n->kids[i] : first;
    if (!first)
        return false;
    diag(D_VIEW_ADDRESS, at_node(bare_of(first)));
    for (int i = 0; i < n->kid_count; i++)
        if (!is_null_view(n->kids[i]))
            look_at_operand(f, n->kids[i]);
    return true;
}

/* For Clang pointers of all memories are comparable. */
static bool check_equality(const Node *n)
{
    Node *sides[] = {node_strip(n->kids[BINARY_LEFT]), node_strip(n->kids[BINARY_RIGHT])};
    bool is_first = check_is_handle(sides[0]);
    const Node *one = sides[is_first ? 0 : 1], *other = sides[is_first ? 1 : 0];
    if ((n->op != OP_EQ && n->op != OP_NE) || !check_is_handle(one)
        || (!is_pointer(other) && !check_is_handle(other))
        || one->type->kind == other->type->kind)
        return false;
    diag(D_VIEW_MIX, at_node(n), arena_format(
        "comparing '%s' with '%s': %s only", type_string(one->type), type_string(other->type),
        one->type->kind == TY_VIEW ? "views are compared with views"
                                   : "arrays are compared with arrays"));
    return true;
}

static void look_at_binary(const Function *f, Node *n)
{
    const Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    const Node *handle = check_is_handle(left) ? left
                       : check_is_handle(right) ? right : NULL;
    if (check_addresses(f, n))
        return;
    if (check_equality(n)) {
        look_at_operand(f, n->kids[BINARY_LEFT]);
        look_at_operand(f, n->kids[BINARY_RIGHT]);
        return;
    }
    if (handle && is_arithmetic(n->op) && !diag_is_told(n->range)) /* of an atomic's operand */
        diag(D_VIEW_ARITHMETIC, at_node(n), check_handle_word(handle));
    else if (handle && is_relation(n->op) && !diag_is_told(n->range)) /* v[i] > 3 of a row */
        diag(D_VIEW_COMPARE, at_node(n), check_handle_word(handle));
    if (n->op == OP_ASSIGN && left && left->type)
        check_converted(left->type, n->kids[BINARY_RIGHT]);
    look_at_kids(f, n);
}

/* ---- casts: amp.view.2, amp.view.3 -------------------------------------- */

/* A whole array's elements: of one that is subscripted, that is said already. */
static bool is_to_elements(const Node *n)
{
    const Node *of = node_strip(n->kids[0]);
    return !n->is_implicit && n->type->kind == TY_POINTER && n->type->of->kind != TY_VOID
        && of->type && of->type->kind == TY_STORE && of->kind != ND_SUBSCRIPT
        && !check_is_address(of);
}

/* OpenCL's `(float_4)(1, 2, 3, 4)`, to C the last of them. */
static bool is_list(const Node *n)
{
    const Node *operand = node_strip(n->kids[0]);
    return !n->is_implicit && n->type && n->type->kind == TY_VECTOR
        && operand->kind == ND_BINARY && operand->op == OP_COMMA;
}

static void look_at_cast(const Function *f, Node *n)
{
    const Node *operand = n->kids[0];
    if (is_list(n)) {
        const char *type = type_string(n->type);
        diag(D_WORD_FOREIGN, at_node(n), arena_format("(%s)(…)", type), "OpenCL",
             arena_format("(%s){…}", type));
    } else if (makes_handle(n)) {
        diag(D_VIEW_MIX, at_node(n), arena_format(
            "a cast cannot make '%s' of '%s'; amp_view makes a view of a pointer, on the host",
            type_string(n->type), type_string(node_strip(n->kids[0])->type)));
    } else if (check_is_decay(n)) {
        diag(D_VIEW_MEMBER, at_node(n));
    } else if (!n->is_implicit && check_is_handle(n) && check_is_handle(operand)) {
        const Type *from = operand->type, *to = n->type;
        const char *text = arena_format("a cast cannot make '%s' of '%s'",
                                        type_string(to), type_string(from));
        if (from->kind != to->kind || from->rank != to->rank
            || !type_same(from->of, to->of))
            diag(D_VIEW_MIX, at_node(n), text);
        else if (type_is_const(from->of) && !type_is_const(to->of))
            diag(D_VIEW_CONST, at_node(n), text);
    } else if (n->type && (n->type->kind == TY_POINTER
                           || (f->restriction & AMP && type_is_integer(n->type)))) {
        if (f->restriction & CPU && is_to_elements(n))
            diag(D_ARRAY_SUBSCRIPT, at_node(n), node_words(operand));
        look_at_operand(f, n->kids[0]);
        return;
    }
    look_at_kids(f, n);
}

/* ---- calls --------------------------------------------------------------- */

static void look_at_call(const Function *f, Node *n)
{
    bool takes_elements = check_view_call(f, n);
    look(f, n->kids[CALL_CALLEE]);
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
        if (takes_elements || check_is_atomic_operand(n, i))
            look_at_operand(f, n->kids[i]);
        else
            look(f, n->kids[i]);
}

/* ---- elements without a size: amp.view.3 -------------------------------- */

static void check_declared(const Decl *d)
{
    const Type *t = d->type;
    while (t->kind == TY_ARRAY || t->kind == TY_POINTER)
        t = t->of;
    const Type *of = type_is_handle(t) ? t->of : NULL;
    if (of && (of->kind == TY_VOID || of->kind == TY_FUNCTION
               || (of->kind == TY_RECORD && !of->record->is_complete && !of->record->is_told)))
        diag(D_VIEW_NO_SIZE, at_range(*d->name ? d->name_range : d->range),
             type_string(t));
}

static const char *more_of(const Type *vector)
{
    return vector->count == 1 ? "" : vector->count == 2 ? ", v[1]" : ", v[1], …";
}

/* Clang lets vectors of other elements through, and takes their bits. */
static void check_vectors(const Node *n)
{
    const Type *a = node_strip(n->kids[BINARY_LEFT])->type;
    const Type *b = node_strip(n->kids[BINARY_RIGHT])->type;
    if (n->op != OP_COMMA && a && b && a->kind == TY_VECTOR
        && b->kind == TY_VECTOR && a->of->kind != b->of->kind)
        diag(D_VECTOR_MIXED, at_node(n), type_string(a), type_string(b),
             type_string(type_assignable(type_is_integer(a->of) ? b : a)), more_of(a));
}

/* ---- the walk ----------------------------------------------------------- */

/* What amp code cannot have is said of the whole: amp.stmt.8. */
static void look_at_other(const Function *f, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        if (f->restriction & AMP && n->kids[i] && n->kids[i]->kind == ND_EXPR)
            look_at_operand(f, n->kids[i]->kids[0]);
        else
            look(f, n->kids[i]);
}

static void look(const Function *f, Node *n)
{
    if (!n)
        return;
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        check_declared(d);
        check_converted(d->type, d->init);
        look(f, d->init);
    }
    Node *reached = check_element(f, n);
    if (reached) {
        look(f, reached);
        return;
    }
    check_null(f, n);
    check_component(f, n);
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
        look_at_operand(f, n->kids[SUBSCRIPT_BASE]);
        look(f, n->kids[SUBSCRIPT_INDEX]);
        break;
    case ND_OTHER_EXPR:
        look_at_other(f, n);
        break;
    case ND_RETURN:
        if (n->kids[0] && f->result)
            check_converted(f->result, n->kids[0]);
        look_at_kids(f, n);
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
        check_unmade(f);
        if (f->restriction & CPU) {
            check_owners(f);
            check_unreleased(f);
            check_freed(f);
            check_released(f);
            check_stale(f);
            check_undefined(f);
            check_trips(f);
        }
    }
}
