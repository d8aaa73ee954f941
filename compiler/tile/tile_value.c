/* tile_value.c - constructs values, in simplified form. */
#include "sample.h"

/* ---- leaves ------------------------------------------------------------- */

Value *value_number(Tile *tile, int64_t number)
{
    return value_intern(tile, &(Value){
        .kind = VALUE_NUMBER, .number = number, .is_fixed = true});
}

Value *value_local(Tile *tile, int dimension)
{
    if (tile->size[dimension] == 1)
        return value_number(tile, 0);
    return value_intern(tile, &(Value){
        .kind = VALUE_LOCAL, .number = dimension, .varies = true,
        .is_fixed = true});
}

Value *value_symbol(Tile *tile, Role role, int64_t number)
{
    return value_intern(tile, &(Value){
        .kind = VALUE_SYMBOL, .role = role, .number = number,
        .is_placed = role == ROLE_TILE, .is_own = role == ROLE_TILE,
        .is_free = role != ROLE_TILE && role != ROLE_KNOWN,
        .is_guess = role != ROLE_TILE && role != ROLE_ITERATION
            && role != ROLE_KNOWN && role != ROLE_DECISION
            && role != ROLE_TRIPS});
}

Value *value_fresh(Tile *tile, bool varies)
{
    Value *v = value_intern(tile, &(Value){
        .kind = varies ? VALUE_UNKNOWN : VALUE_SYMBOL, .varies = varies,
        .is_open = varies, .is_data = varies, .is_vague = varies,
        .is_guess = !varies, .is_free = !varies, .is_hidden = true,
        .number = ++tile->symbols});
    v->since = v->number;
    return v;
}

/* A value derived from `first` in an unknown number of steps. */
static Value *stepped(Tile *tile, const Value *first, Value *becomes)
{
    if (first->origin == ORIGIN_STEPPED)
        first = first->meaning;
    return value_intern(tile, &(Value){
        .kind = VALUE_UNKNOWN, .varies = true, .is_open = true, .is_vague = true,
        .is_hidden = true, .origin = ORIGIN_STEPPED, .meaning = (Value *)first,
        .a = becomes,
        .number = ++tile->symbols});
}

bool value_is_derived(const Value *v)
{
    return !(v->kind == VALUE_ADDRESS ? v->a : v)->is_data;
}

bool value_is_stepped(const Value *v)
{
    return (v->kind == VALUE_ADDRESS ? v->a : v)->origin == ORIGIN_STEPPED;
}

static const Value *varying_part(const Value *v)
{
    for (int i = 0; i < v->part_count; i++)
        if (v->parts[i]->varies)
            return v->parts[i];
    return v->kind == VALUE_TUPLE ? v->parts[0] : v;
}

Value *value_any(Tile *tile, const Value *of, Value *becomes)
{
    bool is_empty = of->kind == VALUE_TUPLE && of->part_count == 0;
    if (of->kind == VALUE_ADDRESS)
        return value_moved(tile, of, value_any(
            tile, of->a, becomes && becomes->base == of->base ? becomes->a : NULL));
    return value_is_derived(of) && !is_empty ? stepped(tile, varying_part(of), becomes)
                                             : value_fresh(tile, true);
}

Value *value_unknown(Tile *tile, Origin origin, const Decl *base,
                     const Type *t)
{
    return value_intern(tile, &(Value){
        .kind = VALUE_UNKNOWN, .varies = true, .is_open = true,
        .is_data = true, .is_hidden = true,
        .bytes = type_is_integer(t) ? (int)t->size : 0,
        .is_unsigned = type_is_unsigned(t),
        .origin = origin, .base = base, .number = ++tile->symbols});
}

bool value_is(const Value *v, int64_t number)
{
    return v->kind == VALUE_NUMBER && v->number == number;
}

/* Makes a value contain what a part of it does; one without parts begins as is_fixed. */
static void add_part(Value *v, const Value *part)
{
    v->varies |= part->varies;
    v->is_fixed &= part->is_fixed;
    v->is_open |= part->is_open;
    v->is_vague |= part->is_vague;
    v->is_free |= part->is_free;
    v->is_guess |= part->is_guess;
    v->is_hidden |= part->is_hidden;
    v->is_placed |= part->is_placed;
}

/* ---- operations --------------------------------------------------------- */

static const Value *without_number(const Value *v)
{
    while (v->kind == VALUE_OPERATION && v->op == OP_MUL
           && (v->a->kind == VALUE_NUMBER || v->b->kind == VALUE_NUMBER))
        v = v->b->kind == VALUE_NUMBER ? v->a : v->b;
    return v;
}

/* Whether a value is a number, or made of those of captured variables that have one. */
static bool is_sure(const Value *v)
{
    return v->kind == VALUE_NUMBER
        || !(v->varies || v->is_free || v->is_placed || v->is_open);
}

/* Whether an operation multiplies two values that are no constants, one of them a symbol
 * that may be any number: if it is small, rows overlap. Not if the other one was divided
 * by it before: i / n * 2 * n. */
static bool scales(Op op, const Value *a, const Value *b)
{
    bool is_factor = op == OP_MUL || op == OP_SHL;
    const Value *quotient = without_number(a);
    if (quotient->kind == VALUE_OPERATION && quotient->op == OP_DIV
        && quotient->b == without_number(b))
        return false;
    return is_factor && !is_sure(a) && !is_sure(b)
        && (a->is_guess || b->is_guess);
}

/* Whether a value is uniform and its only symbols are the tile's number and known ones. */
static bool is_of_tile(const Value *v)
{
    return v->is_placed && !v->is_free && !v->varies;
}

/* Whether data in an operand are in the result: not in that of a comparison. Sums,
 * products and quotients of values derived from a thread's place are still derived. */
static bool has_data(Op op, const Value *a, const Value *b)
{
    if (op_is_truth(op))
        return false;
    switch (op) {
    case OP_ADD: case OP_SUB: case OP_MUL: case OP_DIV: case OP_SHL: case OP_SHR:
    case OP_PLUS: case OP_MINUS:
        return a->is_data || (b && b->is_data);
    case OP_MOD: case OP_AND: /* where it wraps around */
        return b->kind == VALUE_NUMBER ? a->is_data : a->is_open || b->is_open;
    default:
        return a->is_open || (b && b->is_open);
    }
}

/* Notes the captured numbers in a factor. */
static void note_factors(Value *v)
{
    bool has_symbols = v->kind == VALUE_OPERATION && v->b && v->is_guess;
    if (v->is_factor || !(v->kind == VALUE_SYMBOL || has_symbols))
        return;
    v->is_factor = true;
    if (has_symbols) {
        note_factors(v->a);
        note_factors(v->b);
    }
}

Value *value_plain_operation(Tile *tile, Op op, Value *a, Value *b, int bytes,
                             bool is_unsigned)
{
    Value v = {.kind = VALUE_OPERATION, .op = op, .a = a, .b = b,
               .bytes = bytes, .is_unsigned = is_unsigned,
               .is_fixed = true, .is_data = has_data(op, a, b)};
    add_part(&v, a);
    if (b)
        add_part(&v, b);
    v.is_own = op == OP_ADD || op == OP_SUB ? a->is_own || b->is_own
        : op == OP_MUL && a->is_own && !b->is_placed;
    bool is_product = b && scales(op, a, b);
    bool is_of_tiles = is_product && (is_of_tile(a) || is_of_tile(b));
    v.is_scaled = a->is_scaled || (b && b->is_scaled) || (is_product && !is_of_tiles);
    v.is_spread = a->is_spread || (b && b->is_spread) || is_of_tiles;
    if (is_product) {
        note_factors(a->is_guess ? a : b);
        note_factors(b->is_guess ? b : a);
    }
    if (a->kind == VALUE_NUMBER && (!b || b->kind == VALUE_NUMBER)) {
        int64_t number = value_compute(&v, a->number, b ? b->number : 0);
        if (number != UNKNOWN)
            return value_number(tile, number);
    }
    return value_intern(tile, &v);
}

static Value *part(Value *v, int i)
{
    return v->kind == VALUE_TUPLE && i < v->part_count ? v->parts[i] : v;
}

/* Component by component, a lone number with each. */
static Value *tuple_operation(Tile *tile, Op op, Value *a, Value *b,
                              const Type *t)
{
    const Value *shape = a->kind == VALUE_TUPLE ? a : b;
    Value **parts = TILE_ARRAY(Value *, shape->part_count);
    const Type *of = type_lane(t);
    for (int i = 0; i < shape->part_count; i++)
        parts[i] = value_operation(tile, op, part(a, i), b ? part(b, i) : NULL, of);
    return value_tuple(tile, parts, shape->part_count);
}

static bool is_number_like(const Value *v)
{
    return v->kind != VALUE_ADDRESS && v->kind != VALUE_TUPLE;
}

/* A value as another one and a number. */
typedef struct Sum {
    Value *of;
    int64_t number;
} Sum;

static Sum sum_of(Value *v, int bytes, bool is_unsigned)
{
    bool is_sum = (value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB))
        && v->b->kind == VALUE_NUMBER && v->b->number > INT64_MIN
        && v->bytes == bytes && v->is_unsigned == is_unsigned;
    return !is_sum ? (Sum){v, 0}
        : (Sum){v->a, v->op == OP_ADD ? v->b->number : -v->b->number};
}

static Value *moved_by(Tile *tile, Value *a, int64_t by, const Type *t)
{
    return value_operation(tile, by < 0 ? OP_SUB : OP_ADD, a,
                           value_number(tile, by < 0 ? -by : by), t);
}

/* x + 1 + 2, (x + 1) * 2, x + 1 < x + 2; NULL. */
static Value *of_sums(Tile *tile, Op op, Value *a, Value *b, const Type *t)
{
    bool is_unsigned = type_is_unsigned(t);
    Sum x = sum_of(a, (int)t->size, is_unsigned);
    bool has_numbers = b->kind == VALUE_NUMBER && x.of != a
        && x.number == (int)x.number && b->number == (int)b->number;
    if (has_numbers && (op == OP_ADD || op == OP_SUB))
        return moved_by(tile, x.of, x.number
                        + (op == OP_ADD ? b->number : -b->number), t);
    if (has_numbers && op == OP_MUL && !is_unsigned)
        return moved_by(tile, value_operation(tile, op, x.of, b, t),
                        x.number * b->number, t);
    Sum y = sum_of(b, (int)t->size, is_unsigned);
    if (op < OP_LT || op > OP_NE || is_unsigned || x.of != y.of
        || x.of->kind == VALUE_NUMBER)
        return NULL;
    return value_plain_operation(tile, op, value_number(tile, x.number),
                                 value_number(tile, y.number), (int)t->size, false);
}

/* The result of an operation that is not evaluated, as on floats; it keeps the memory
 * that an operand was loaded from. */
static Value *no_number(Tile *tile, Value *a, Value *b)
{
    Value *v = value_fresh(tile, a->varies || (b && b->varies));
    v->a = a;
    v->b = b;
    const Value *of = a->kind == VALUE_UNKNOWN && a->base ? a : b;
    if (of && of->kind == VALUE_UNKNOWN)
        v->base = of->base;
    return v;
}

static bool is_addend(const Value *of, const Value *v)
{
    return value_is_operation(of, OP_ADD) && !of->is_unsigned && (of->a == v || of->b == v);
}

/* x + y < x as y < 0, in signed numbers; NULL. */
static Value *beside_addend(Tile *tile, Op op, Value *a, Value *b, const Type *t)
{
    bool compares = op_is_comparison(op) && !type_is_unsigned(t);
    Value *none = value_number(tile, 0);
    if (compares && is_addend(a, b))
        return value_operation(tile, op, a->a == b ? a->b : a->a, none, t);
    if (compares && is_addend(b, a))
        return value_operation(tile, op, none, b->a == a ? b->b : b->a, t);
    return NULL;
}

static bool is_commutative(Op op)
{
    return op == OP_ADD || op == OP_MUL || op == OP_AND || op == OP_OR || op == OP_XOR;
}

Value *value_operation(Tile *tile, Op op, Value *a, Value *b, const Type *t)
{
    if (is_commutative(op) && a->kind == VALUE_NUMBER && b->kind != VALUE_NUMBER)
        return value_operation(tile, op, b, a, t); /* constants are on the right */
    if (a->kind == VALUE_TUPLE || (b && b->kind == VALUE_TUPLE))
        return tuple_operation(tile, op, a, b, t);
    if (!type_is_integer(t) || !is_number_like(a) || (b && !is_number_like(b)))
        return no_number(tile, a, b);
    if (b && value_is(b, 0) && (op == OP_ADD || op == OP_SUB || op == OP_SHL
                                || op == OP_SHR || op == OP_OR || op == OP_XOR))
        return a;
    if (op == OP_ADD && value_is(a, 0))
        return b;
    if (b) {
        value_want_trips(tile, op, a, b);
        value_want_tiles(tile, op, a, b);
    }
    if (op == OP_AND || op == OP_OR || op == OP_XOR) {
        value_want_power(a);
        value_want_power(b);
    }
    if (op == OP_SHL || op == OP_SHR)
        value_want_shift(b);
    Value *known = value_global_operation(tile, op, a, b, t);
    if (!known && b)
        known = of_sums(tile, op, a, b, t);
    if (!known && b)
        known = beside_addend(tile, op, a, b, t);
    if (known)
        return known;
    if ((op == OP_MUL || op == OP_DIV) && value_is(b, 1))
        return a;
    if (op == OP_SUB && value_is_operation(a, OP_ADD) && (a->a == b || a->b == b))
        return a->a == b ? a->b : a->a;
    if ((op == OP_SUB || op == OP_XOR) && a == b && a->kind != VALUE_UNKNOWN)
        return value_number(tile, 0);
    return value_plain_operation(tile, op, a, b, (int)t->size, type_is_unsigned(t));
}

/* Whether a value is a difference: it may be negative, or wrap around if unsigned. */
static bool is_difference(const Value *a)
{
    const Value *b = a->op == OP_ADD && a->a->kind == VALUE_NUMBER ? a->a : a->b;
    return a->op == OP_SUB || (a->op == OP_ADD && b->kind == VALUE_NUMBER
                               && (b->number < 0 || b->number > INT32_MAX));
}

/* Whether converting to a type may change some thread's number: -1 to `unsigned`. */
static bool is_cut(Tile *tile, Value *a, const Type *t)
{
    if (a->kind != VALUE_OPERATION)
        return false;
    if (!a->is_fixed)
        return a->is_unsigned != type_is_unsigned(t) && is_difference(a);
    const int64_t *lanes = value_lanes(tile, a);
    for (int i = 0; i < tile->threads; i++)
        if (lanes[i] != UNKNOWN && lanes[i] != fold_cut(
                (uint64_t)lanes[i], (int)t->size, type_is_unsigned(t)))
            return true;
    return false;
}

Value *value_cast(Tile *tile, Value *a, const Type *t)
{
    if (t->kind == TY_BOOL && is_number_like(a))
        return value_truth(tile, a);
    if (!type_is_integer(t))
        return type_is_floating(t) && a->kind != VALUE_UNKNOWN
            ? no_number(tile, a, NULL) : a;
    if (a->kind == VALUE_NUMBER)
        return value_number(tile, fold_cut((uint64_t)a->number, t->size,
                                           type_is_unsigned(t)));
    if (!is_number_like(a) || (t->size >= 4 && !is_cut(tile, a, t)))
        return a;
    return value_plain_operation(tile, OP_PLUS, a, NULL, (int)t->size,
                                 type_is_unsigned(t));
}

static Value *address(Tile *tile, const Decl *base, Value *offset,
                      Value *array, int64_t bytes, Value *extents)
{
    Value v = {.kind = VALUE_ADDRESS, .base = base, .a = offset, .b = array, .c = extents,
               .number = bytes, .is_fixed = true, .is_scaled = offset->is_scaled,
               .is_spread = offset->is_spread};
    add_part(&v, offset);
    return value_intern(tile, &v);
}

Value *value_address(Tile *tile, const Decl *base, Value *offset)
{
    return address(tile, base, offset, NULL, 0, NULL);
}

Value *value_moved(Tile *tile, const Value *from, Value *offset)
{
    return address(tile, from->base, offset, from->b, from->number, from->c);
}

Value *value_section(Tile *tile, const Value *at, Value *extents)
{
    return address(tile, at->base, at->a, at->b, at->number, extents);
}

Value *value_array(Tile *tile, const Value *at, int64_t bytes)
{
    return address(tile, at->base, at->a, at->a, bytes, NULL);
}

Value *value_tuple(Tile *tile, Value **parts, int count)
{
    Value v = {.kind = VALUE_TUPLE, .parts = parts, .part_count = count,
               .is_fixed = true};
    for (int i = 0; i < count; i++) {
        add_part(&v, parts[i]);
        v.is_data |= parts[i]->is_data;
    }
    return value_intern(tile, &v);
}

static Value *tuple_choice(Tile *tile, Value *condition, Value *yes, Value *no)
{
    const Value *shape = yes->kind == VALUE_TUPLE ? yes : no;
    Value **parts = TILE_ARRAY(Value *, shape->part_count);
    for (int i = 0; i < shape->part_count; i++)
        parts[i] = value_choice(tile, condition, part(yes, i), part(no, i));
    return value_tuple(tile, parts, shape->part_count);
}

static bool is_address(const Value *v)
{
    return v->kind == VALUE_ADDRESS
        || (v->kind == VALUE_CHOICE && v->b->kind == VALUE_ADDRESS);
}

/* A choice of two addresses at most, so that later operations stay small; addresses in
 * one variable become one, with a choice as its offset. A value that is no address is a
 * null or uninitialized pointer, which is not dereferenced. */
static Value *address_choice(Tile *tile, Value *condition, Value *yes,
                             Value *no)
{
    if (!is_address(yes) || !is_address(no))
        return is_address(yes) ? yes : no;
    if (yes->kind != VALUE_ADDRESS || no->kind != VALUE_ADDRESS)
        return value_fresh(tile, true);
    if (yes->base == no->base) {
        Value *offset = value_choice(tile, condition, yes->a, no->a);
        Value *extents = yes->c == no->c ? yes->c : value_fresh(tile, false);
        bool are_rows = yes->b && no->b && yes->number == no->number;
        Value *row = are_rows ? value_choice(tile, condition, yes->b, no->b) : NULL;
        return address(tile, yes->base, offset, row, row ? yes->number : 0, extents);
    }
    return value_intern(tile, &(Value){
        .kind = VALUE_CHOICE, .a = condition, .b = yes, .c = no,
        .varies = condition->varies || yes->varies || no->varies});
}

Value *value_choice(Tile *tile, Value *condition, Value *yes, Value *no)
{
    if (yes == no || value_is(condition, 1))
        return yes;
    if (value_is(condition, 0))
        return no;
    if (yes->kind == VALUE_TUPLE || no->kind == VALUE_TUPLE)
        return tuple_choice(tile, condition, yes, no);
    if (value_is(yes, 1) && value_is(no, 0))
        return condition;
    if (value_is(yes, 0) && value_is(no, 1))
        return value_not(tile, condition);
    if (is_address(yes) || is_address(no))
        return address_choice(tile, condition, yes, no);
    if (value_is(no, 0) && value_is_truth(yes))
        return value_and(tile, condition, yes);
    if (value_is(yes, 0) && value_is_truth(no))
        return value_and(tile, value_not(tile, condition), no);
    Value v = {.kind = VALUE_CHOICE, .a = condition, .b = yes, .c = no, .is_fixed = true,
               .is_data = yes->is_data || no->is_data,
               .is_scaled = yes->is_scaled || no->is_scaled,
               .is_spread = yes->is_spread || no->is_spread};
    add_part(&v, condition);
    add_part(&v, yes);
    add_part(&v, no);
    return value_intern(tile, &v);
}
