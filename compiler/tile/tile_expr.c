/* tile_expr.c - symbolic execution of expressions. */
#include "tile_run.h"

#include <string.h>

/* ---- operators ---------------------------------------------------------- */

static bool is_pointer(const Node *n)
{
    return n->type && n->type->kind == TY_POINTER;
}

/* Compares or subtracts two addresses in one variable. */
static Value *compare(Run *r, Op op, Value *left, Value *right,
                      const Node *left_node)
{
    Value *v = value_operation(r->tile, op, left->a, right->a, type_long());
    long size = left_node->type->kind == TY_POINTER
        ? left_node->type->of->size : 1;
    return op != OP_SUB || size <= 0 ? v : value_operation(
        r->tile, OP_DIV, v, value_number(r->tile, size), type_long());
}

static Value *compute(Run *r, Op op, Value *left, Value *right,
                      const Node *left_node, const Type *t)
{
    if (left->kind == VALUE_ADDRESS && right->kind == VALUE_ADDRESS
        && left->base == right->base)
        return compare(r, op, left, right, left_node);
    if (is_pointer(left_node) && (op == OP_ADD || op == OP_SUB)
        && t->kind == TY_POINTER)
        return run_advance(r, left, op, right, left_node->type->of->size);
    return value_operation(r->tile, op, left, right, t);
}

/* Whether some thread's number is 0, if it depends only on its place and constants. */
static bool may_be_zero(Run *r, Value *v)
{
    bool is_place = !v->is_open && !v->is_free && v->kind != VALUE_ADDRESS
        && v->kind != VALUE_TUPLE;
    const int64_t *lanes = is_place ? value_lanes(r->tile, v) : NULL;
    for (int t = 0; t < r->tile->threads && lanes; t++)
        if (lanes[t] == 0)
            return true;
    return false;
}

static void note_division(Run *r, Op op, Node *n, Value *divisor)
{
    if ((op == OP_DIV || op == OP_MOD) && type_is_integer(n->type)
        && may_be_zero(r, divisor))
        run_event(r, EVENT_DIVISION, n)->value = divisor;
}

/* The new value of `place op= right`; for a bool it is computed as an int. */
static Value *updated(Run *r, Op op, Value *old, Value *right, const Node *place)
{
    bool is_bool = place->type->kind == TY_BOOL;
    Value *v = compute(r, op, old, right, place, is_bool ? type_int() : place->type);
    return is_bool ? value_cast(r->tile, v, place->type) : v;
}

static Value *assignment(Run *r, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    Value *v = run_expr(r, right);
    Lvalue p = run_place(r, left);
    note_division(r, op_of_assignment(n->op), n, v);
    if (n->op != OP_ASSIGN)
        v = updated(r, op_of_assignment(n->op), run_read(r, &p, left), v, left);
    else
        v = value_cast(r->tile, v, left->type);
    run_write(r, &p, left->type, v, n);
    return v;
}

static Value *step(Run *r, Node *n)
{
    Node *operand = n->kids[0];
    Lvalue p = run_place(r, operand);
    Value *old = run_read(r, &p, operand);
    Op op = n->op == OP_PRE_INC || n->op == OP_POST_INC ? OP_ADD : OP_SUB;
    Value *v = updated(r, op, old, value_number(r->tile, 1), operand);
    run_write(r, &p, operand->type, v, n);
    return n->op == OP_PRE_INC || n->op == OP_PRE_DEC ? v : old;
}

static Value *logical(Run *r, Node *n)
{
    Branch b;
    bool is_and = n->op == OP_LOGICAL_AND;
    Value *left = run_condition(r, n->kids[BINARY_LEFT]);
    if (left->kind == VALUE_NUMBER && (left->number != 0) != is_and)
        return value_truth(r->tile, left);
    run_branch(r, &b, is_and ? left : value_not(r->tile, left),
               n->kids[BINARY_LEFT]);
    Value *right = run_expr(r, n->kids[BINARY_RIGHT]);
    run_otherwise(r, &b);
    run_join(r, &b);
    return is_and ? value_and(r->tile, left, right)
                  : value_or(r->tile, left, right);
}

/* Whether a value of 64 unsigned bits may have wrapped around: a difference, or a conversion
 * that value_cast keeps. */
static bool may_wrap(const Value *v)
{
    static const Op OPS[] = {OP_PLUS, OP_SUB, OP_MINUS, OP_NOT};
    bool found = false;
    for (size_t i = 0; i < sizeof OPS / sizeof *OPS; i++)
        found |= value_is_operation(v, OPS[i]);
    return found && v->is_unsigned && v->bytes == 8;
}

/* The type to compute in: comparisons with such a value are unsigned. */
static const Type *type_of_both(const Node *n, const Value *x, const Value *y)
{
    bool compares = op_is_comparison(n->op);
    return compares && (may_wrap(x) || may_wrap(y)) ? n->kids[BINARY_LEFT]->type
                                                          : n->type;
}

static Value *binary(Run *r, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (op_form(n->op) == 'A')
        return assignment(r, n);
    if (op_is_logical(n->op))
        return logical(r, n);
    Value *x = run_expr(r, left), *y = run_expr(r, right);
    if (n->op == OP_COMMA)
        return y;
    note_division(r, n->op, n, y);
    if (is_pointer(right) && !is_pointer(left) && n->op == OP_ADD)
        return compute(r, n->op, y, x, right, n->type);
    return compute(r, n->op, x, y, left, type_of_both(n, x, y));
}

static Value *unary(Run *r, Node *n)
{
    if (op_is_step(n->op))
        return step(r, n);
    if (n->op == OP_ADDRESS) {
        Lvalue p = run_place(r, n->kids[0]);
        return run_address(r, &p);
    }
    if (n->op == OP_DEREF) {
        Lvalue p = run_place(r, n);
        return run_read(r, &p, n);
    }
    Value *v = run_expr(r, n->kids[0]);
    return n->op == OP_LOGICAL_NOT ? value_not(r->tile, v)
        : value_operation(r->tile, n->op, v, NULL, n->type);
}

static Value *conditional(Run *r, Node *n)
{
    Branch b;
    Node *yes_node = n->kids[1], *no_node = n->kids[2];
    if (!n->kids[0])
        return value_fresh(r->tile, true);
    Value *condition = run_condition(r, n->kids[0]);
    if (condition->kind == VALUE_NUMBER)
        return run_expr(r, condition->number ? yes_node : no_node);
    run_branch(r, &b, condition, n->kids[0]);
    Value *yes = run_expr(r, yes_node);
    run_otherwise(r, &b);
    Value *no = run_expr(r, no_node);
    run_join(r, &b);
    return value_choice(r->tile, b.condition, yes, no);
}

static Value *cast(Run *r, Node *n)
{
    Node *operand = n->kids[0];
    if (operand->type && operand->type->kind == TY_ARRAY
        && n->type->kind == TY_POINTER) {
        Lvalue p = run_place(r, operand);
        Value *address = run_address(r, &p);
        return address->kind == VALUE_ADDRESS && operand->type->size > 0
            ? value_array(r->tile, address, operand->type->size) : address;
    }
    Value *v = run_expr(r, operand);
    return n->type->kind == TY_VOID ? v : value_cast(r->tile, v, n->type);
}

/* ---- the members of a tiled index --------------------------------------- */

static Value *tiled_component(Run *r, const char *member, int d)
{
    Tile *tile = r->tile;
    Value *number = value_symbol(tile, ROLE_TILE, d);
    tile->is_beside[d] |= strcmp(member, "local") != 0
        && strcmp(member, "tile_extent") != 0;
    Value *size = value_number(tile, tile->size[d]);
    Value *origin = value_operation(tile, OP_MUL, number, size, type_int());
    if (strcmp(member, "local") == 0)
        return value_local(tile, d);
    if (strcmp(member, "tile") == 0)
        return number;
    if (strcmp(member, "tile_origin") == 0)
        return origin;
    if (strcmp(member, "tile_extent") == 0)
        return size;
    return value_operation(tile, OP_ADD, origin, value_local(tile, d), type_int());
}

static Value *tiled_member(Run *r, Node *n)
{
    int rank = r->tile->rank;
    if (n->type->kind != TY_VECTOR || !n->field || n->type->count != rank)
        return value_fresh(r->tile, true);
    Value **parts = TILE_ARRAY(Value *, rank);
    for (int d = 0; d < rank; d++)
        parts[d] = tiled_component(r, n->field->name, d);
    return value_tuple(r->tile, parts, rank);
}

/* v.zxy: the components in that order. */
static Value *components(Run *r, Node *n)
{
    int count = (int)strlen(n->text);
    Value *v = run_expr(r, n->kids[SWIZZLE_BASE]);
    Value **parts = TILE_ARRAY(Value *, count);
    for (int i = 0; i < count; i++) {
        Node one = *n;
        one.text = (const char[]){n->text[i], 0};
        int at = run_swizzle(&one);
        if (at < 0)
            return value_fresh(r->tile, v->varies);
        parts[i] = run_component(r, v, at);
    }
    return value_tuple(r->tile, parts, count);
}

static bool is_several(const Node *n)
{
    return n->kind == ND_SWIZZLE && !n->is_arrow && run_swizzle(n) < 0;
}

/* Whether it is no lvalue here, nor what one points to. */
static bool is_value(const Node *n)
{
    if (!n->type || type_is_handle(n->type) || is_pointer(n))
        return false;
    switch (n->kind) {
    case ND_CALL:
    case ND_BINARY:
    case ND_CONDITIONAL:
    case ND_COMPOUND_LITERAL:
    case ND_CAST:
    case ND_STATEMENT_EXPR:
        return true;
    case ND_UNARY:
        return n->op != OP_DEREF;
    case ND_MEMBER:
        if (n->kids[0]->type && n->kids[0]->type->kind == TY_TILED_INDEX)
            return true;
        return is_value(node_strip(n->kids[0]));
    case ND_SWIZZLE:
    case ND_SUBSCRIPT:
        return is_several(n) || is_value(node_strip(n->kids[0]));
    default:
        return false;
    }
}

/* A component or a member of what is no lvalue here, or is a tiled index. */
static Value *selection(Run *r, Node *n)
{
    Node *base = node_strip(n->kids[0]);
    if (n->kind == ND_MEMBER && base->type->kind == TY_TILED_INDEX)
        return tiled_member(r, n);
    if (is_several(n))
        return components(r, n);
    if (is_value(base)) {
        Value *v = run_expr(r, base);
        Value *i = n->kind == ND_SUBSCRIPT
            ? run_expr(r, n->kids[SUBSCRIPT_INDEX])
            : value_number(r->tile, n->kind == ND_SWIZZLE
                ? run_swizzle(n) : n->field ? run_field(n->field)
                                                  : -1);
        return i->kind == VALUE_NUMBER && i->number >= 0
            ? run_component(r, v, (int)i->number)
            : value_fresh(r->tile, v->varies || i->varies);
    }
    Lvalue p = run_place(r, n);
    /* A row of a view is where it is; so is an array. */
    if (p.kind == IN_MEMORY && (type_is_handle(n->type)
                                || n->type->kind == TY_ARRAY))
        return p.address;
    return run_read(r, &p, n);
}

/* ---- expressions -------------------------------------------------------- */

static long count_numbers(const Type *t)
{
    long count = 0;
    if (t->kind == TY_ARRAY)
        return t->count * count_numbers(t->of);
    if (t->kind != TY_RECORD)
        return 1;
    for (int i = 0; i < t->record->fields.count; i++)
        count += count_numbers(t->record->fields.items[i]->type);
    return count;
}

int run_part_count(const Type *t)
{
    bool is_plain = t->kind == TY_RECORD && !t->record->is_union;
    bool is_short = t->kind == TY_ARRAY && count_numbers(t) <= MAX_PARTS;
    int count = t->kind == TY_VECTOR || is_short ? (int)t->count
        : is_plain ? t->record->fields.count : 0;
    return count > MAX_PARTS ? 0 : count;
}

/* All its numbers are 0, or nobody knows them. */
static Value *blank(Run *r, const Type *t, bool is_zero)
{
    int count = run_part_count(t);
    Value **parts = TILE_ARRAY(Value *, count + 1);
    for (int i = 0; i < count; i++)
        parts[i] = blank(r, run_part_type(t, i), is_zero);
    return count ? value_tuple(r->tile, parts, count)
        : is_zero ? value_number(r->tile, 0) : value_fresh(r->tile, false);
}

int run_part_of_item(const Node *item, int next)
{
    if (item->kind != ND_DESIGNATED)
        return next;
    const Node *designator = item->kids[0];
    int64_t at;
    if (item->kid_count != 2)
        return -1;
    if (designator->kind == ND_DESIGNATE_MEMBER)
        return designator->field ? run_field(designator->field) : -1;
    return designator->kid_count == 1 || !designator->kids[1]
        ? fold_constant(designator->kids[0], &at) ? (int)at : -1 : -1;
}

/* What a list's next items give a part of type `t`: several do if its braces are left out. */
static Value *next_items(Run *r, const Node *list, int *next, const Type *t)
{
    Node *item = list->kids[*next];
    int count = run_part_count(t);
    bool is_one = !count || item->kind == ND_DESIGNATED || item->kind == ND_INIT_LIST
        || item->kind == ND_STRING || !item->type || type_same(item->type, t);
    if (is_one)
        ++*next;
    if (item->kind == ND_DESIGNATED)
        item = item->kids[item->kid_count - 1];
    if (is_one)
        return item->kind == ND_INIT_LIST ? run_initializer(r, item, item->type ? item->type : t)
                                          : run_expr(r, item);
    Value **parts = TILE_ARRAY(Value *, count);
    for (int i = 0; i < count; i++) {
        const Type *of = run_part_type(t, i);
        parts[i] = *next < list->kid_count ? next_items(r, list, next, of)
                                           : blank(r, of, true);
    }
    return value_tuple(r->tile, parts, count);
}

Value *run_initializer(Run *r, Node *n, const Type *t)
{
    Node *whole = n;
    n = node_strip(n);
    if (n->kind == ND_COMPOUND_LITERAL)
        whole = n = node_strip(n->kids[0]);
    if (n->kind != ND_INIT_LIST)
        return value_cast(r->tile, run_expr(r, whole), t);
    int count = run_part_count(t), next = 0;
    bool varies = false, is_plain = count > 0;
    Value **parts = TILE_ARRAY(Value *, count + 1);
    for (int i = 0; i < count; i++)
        parts[i] = blank(r, run_part_type(t, i), true);
    for (int i = 0; i < n->kid_count;) {
        int part = run_part_of_item(n->kids[i], next);
        is_plain = is_plain && part >= 0 && part < count;
        Value *v = next_items(r, n, &i, is_plain ? run_part_type(t, part) : t);
        varies |= v->varies;
        if (is_plain)
            parts[part] = v;
        next = part + 1;
    }
    if (!is_plain)
        return n->kid_count == 1 && t->kind != TY_ARRAY
            && t->kind != TY_RECORD ? run_expr(r, n->kids[0])
            : value_fresh(r->tile, varies);
    return value_tuple(r->tile, parts, count);
}

Value *run_uninitialized(Run *r, const Type *t)
{
    Value *none = blank(r, t, false);
    none->is_undefined |= !run_part_count(t);
    return none;
}

Value *run_condition(Run *r, Node *n)
{
    int64_t number;
    Value *v = value_truth(r->tile, run_expr(r, n));
    return value_settled(r->tile, v, &number)
        ? value_number(r->tile, number) : v;
}

static int64_t constant_of(const Node *n)
{
    return fold_cut(n->value, n->type->size, type_is_unsigned(n->type));
}

static Value *variable(Run *r, Node *n)
{
    const Decl *d = n->decl;
    if (!d || d->kind == DECL_FUNCTION)
        return value_fresh(r->tile, false);
    Lvalue p = run_variable(r, d);
    if (p.kind == IN_MEMORY && d->type->kind == TY_ARRAY)
        return p.address;
    return run_read(r, &p, n);
}

static Value *other(Run *r, Node *n)
{
    bool varies = false;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && n->kids[i]->type)
            varies |= run_expr(r, n->kids[i])->varies;
    return value_fresh(r->tile, varies);
}

/* The value of ({ … }) is that of its last statement. */
static Value *statements(Run *r, Node *compound)
{
    Value *v = value_number(r->tile, 0);
    for (int i = 0; i < compound->kid_count; i++) {
        Node *n = compound->kids[i];
        if (n->kind == ND_EXPR && n->is_value)
            v = run_expr(r, n->kids[0]);
        else
            run_stmt(r, n);
    }
    return v;
}

Value *run_expr(Run *r, Node *n)
{
    r->steps++;
    if (n->is_constant)
        return value_number(r->tile, constant_of(n));
    if (run_is_lost(r, n))
        return value_fresh(r->tile, true);
    switch (n->kind) {
    case ND_INT:
        return value_number(r->tile, constant_of(n));
    case ND_FLOAT:
    case ND_STRING:
        return value_fresh(r->tile, false);
    case ND_PAREN:
        return run_expr(r, n->kids[0]);
    case ND_VAR:
        return variable(r, n);
    case ND_MEMBER:
    case ND_SWIZZLE:
    case ND_SUBSCRIPT:
        return selection(r, n);
    case ND_CALL:
        return run_call(r, n);
    case ND_UNARY:
        return unary(r, n);
    case ND_BINARY:
        return binary(r, n);
    case ND_CONDITIONAL:
        return conditional(r, n);
    case ND_CAST:
        return cast(r, n);
    case ND_COMPOUND_LITERAL:
    case ND_INIT_LIST:
        return run_initializer(r, n, n->type);
    case ND_STATEMENT_EXPR:
        return statements(r, n->kids[0]);
    default:
        return other(r, n);
    }
}
