/* check_constant.c - errors in amp code that constants alone prove: subscripts out of range
 * (amp.memory.2), division by zero (amp.value.1), float arithmetic that a constant makes
 * double (amp.cast.3). For loops see check_loop.c, for views check_extent.c.
 */
#include "check.h"

#include <stdlib.h>
#include <string.h>

static bool look(Node *n, void *context);

static void visit(Node *n)
{
    check_live(n, look, NULL);
}

/* ---- subscripts: amp.memory.2 ------------------------------------------- */

/* An element of a C array, so many from its first. */
typedef struct Spot {
    const Node *array;
    int64_t at;
} Spot;

static bool find_spot(const Node *pointer, Spot *spot);

/* What is `by` further: p + by, &p[by]. */
static bool find_further(const Node *pointer, const Node *by, int sign,
                         Spot *spot)
{
    int64_t value;
    if (!fold_constant(by, &value) || value > INT32_MAX || value < INT32_MIN
        || !find_spot(pointer, spot))
        return false;
    spot->at += sign * value;
    return true;
}

/* The element that a pointer, or an array, points to. */
static bool find_spot(const Node *pointer, Spot *spot)
{
    const Node *n = node_strip((Node *)pointer);
    if (!n || !n->type)
        return false;
    if (n->type->kind == TY_ARRAY) {
        *spot = (Spot){n, 0};
        return n->type->count > 0; /* -1 where it is not known */
    }
    if (n->type->kind != TY_POINTER)
        return false;
    if (n->kind == ND_UNARY && n->op == OP_ADDRESS) {
        const Node *place = node_strip(n->kids[0]);
        if (place->kind == ND_UNARY && place->op == OP_DEREF)
            return find_spot(place->kids[0], spot);
        return place->kind == ND_SUBSCRIPT
            && find_further(place->kids[SUBSCRIPT_BASE],
                            place->kids[SUBSCRIPT_INDEX], 1, spot);
    }
    if (n->kind != ND_BINARY || (n->op != OP_ADD && n->op != OP_SUB))
        return false;
    const Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    bool is_swapped = right->type && !type_is_integer(right->type);
    return find_further(is_swapped ? right : left, is_swapped ? left : right,
                        n->op == OP_ADD ? 1 : -1, spot);
}

static bool is_inside(const Spot *spot)
{
    return spot->at >= 0 && spot->at < spot->array->type->count;
}

/* `n` uses the element, or takes its address, where the end is fine. */
static bool check_spot(const Node *n, const Spot *spot, bool is_address)
{
    long count = spot->array->type->count;
    if (is_inside(spot) || (is_address && spot->at == count))
        return true;
    diag(D_SUBSCRIPT_RANGE, at_range(n->range),
         arena_format("%lld", (long long)spot->at), arena_format("%ld", count));
    if (n->kind == ND_SUBSCRIPT)
        diag_mark(n->kids[SUBSCRIPT_INDEX]->range);
    if (spot->array->kind == ND_VAR)
        diag_note(at_decl(spot->array->decl), "'%s' is declared here",
                  spot->array->decl->name);
    return false;
}

/* False where something was wrong. */
static bool check_subscript(const Node *n, bool is_address)
{
    const Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    Spot spot;
    return !find_further(base, n->kids[SUBSCRIPT_INDEX], 1, &spot)
        || check_spot(n, &spot, is_address);
}

/* *(a + n) */
static bool check_deref(const Node *n)
{
    Spot spot;
    return !find_spot(n->kids[0], &spot) || check_spot(n, &spot, false);
}

bool check_is_no_element(Node *n)
{
    Spot spot;
    n = node_strip(n);
    if (n->kind == ND_UNARY && n->op == OP_DEREF)
        return find_spot(n->kids[0], &spot) && !is_inside(&spot);
    if (n->kind == ND_SUBSCRIPT
        && find_further(n->kids[SUBSCRIPT_BASE], n->kids[SUBSCRIPT_INDEX], 1, &spot)
        && !is_inside(&spot))
        return true;
    bool is_part = n->kind == ND_SUBSCRIPT || n->kind == ND_SWIZZLE || n->kind == ND_MEMBER;
    return is_part && check_is_no_element(n->kids[0]);
}

/* &a[n] may be the end of the array. */
static bool look_at_address(Node *n)
{
    Node *place = node_strip(n->kids[0]);
    if (!place || place->kind != ND_SUBSCRIPT)
        return true;
    if (check_subscript(place, true)) {
        visit(place->kids[SUBSCRIPT_BASE]);
        visit(place->kids[SUBSCRIPT_INDEX]);
    }
    return false;
}

/* ---- division: amp.value.1 ---------------------------------------------- */

static bool is_zero(const Node *n)
{
    int64_t value;
    if (!n)
        return false;
    if (n->kind == ND_FLOAT)
        return n->number == 0;
    if (n->kind == ND_PAREN || n->kind == ND_CAST
        || (n->kind == ND_UNARY && (n->op == OP_MINUS || n->op == OP_PLUS)))
        return is_zero(n->kids[0]);
    if (n->kind == ND_VAR && n->decl->type->is_const && !n->decl->is_circular
        && type_is_floating(n->decl->type) && n->decl->kind == DECL_VARIABLE)
        return is_zero(n->decl->init);
    return fold_constant(n, &value) && value == 0;
}

static void check_division(const Node *n)
{
    const Node *divisor = n->kids[BINARY_RIGHT];
    if (!op_is_division(n->op) || !divisor || !divisor->type || !n->type
        || !is_zero(divisor))
        return;
    bool is_float = type_is_floating(type_lane(divisor->type))
        || type_is_floating(type_lane(n->type));
    diag(is_float ? D_DIVIDE_FLOAT : D_DIVIDE_ZERO, at_node(n),
         n->op == OP_MOD || n->op == OP_MOD_ASSIGN ? "remainder" : "division");
    diag_mark(divisor->range);
}

/* ---- double arithmetic: amp.cast.3 -------------------------------------- */

static bool is_scalar(const Node *n, TypeKind kind)
{
    return n && n->type && n->type->kind == kind;
}

/* The unsuffixed constant that an operand is or is computed of, or NULL. */
static const Node *double_constant(Node *n)
{
    int64_t value;
    n = node_strip(n);
    while (n && n->kind == ND_UNARY)
        n = node_strip(n->kids[0]);
    if (!is_scalar(n, TY_DOUBLE))
        return NULL;
    if (n->kind != ND_BINARY || op_form(n->op) == 'A')
        return n->kind == ND_FLOAT ? n : NULL;
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    const Node *first = double_constant(left), *last = double_constant(right);
    if (first)
        return last || fold_constant(node_strip(right), &value) ? first : NULL;
    return fold_constant(node_strip(left), &value) ? last : NULL;
}

/* `c ? a : b` */
static bool is_choice_of_two(const Node *n)
{
    return n->kind == ND_CONDITIONAL && n->kid_count == 3;
}

/* Whether an operand is a float, or would be one but for such constants. */
static bool is_float(Node *n)
{
    n = node_strip(n);
    if (is_scalar(n, TY_FLOAT))
        return true;
    bool is_choice = is_choice_of_two(n);
    bool is_computed = n->kind == ND_BINARY && op_form(n->op) != 'A';
    if (!is_scalar(n, TY_DOUBLE) || (!is_choice && !is_computed))
        return false;
    Node *left = n->kids[is_choice ? 1 : BINARY_LEFT];
    Node *right = n->kids[is_choice ? 2 : BINARY_RIGHT];
    return (is_float(left) && (is_float(right) || double_constant(right)))
        || (is_float(right) && double_constant(left));
}

/* A number as one writes it: "2.0". */
static const char *literal_of(double number)
{
    const char *text = "";
    for (int digits = 6; digits <= 17; digits++) {
        text = arena_format("%.*g", digits, number);
        if (strtod(text, NULL) == number)
            break;
    }
    return strpbrk(text, ".en") ? text : arena_format("%s.0", text);
}

/* A macro that stands for it alone has a name; one that makes all of `whole` hides it. */
static void report_double(const Node *constant, const Node *whole)
{
    Range r = constant->range;
    const char *text = source_text(r);
    bool is_literal = *text == '.' || (*text >= '0' && *text <= '9');
    bool is_name = !is_literal && source_word_end(r.source, r.begin) == r.end
        && (whole->range.begin != r.begin || whole->range.end != r.end);
    if (!is_literal && !is_name)
        text = literal_of(constant->number);
    const char *instead = arena_format(is_name ? "(float)%s" : "%sf", text);
    diag(D_DOUBLE_CONSTANT, at_node(constant), text, instead);
    if (is_literal || is_name)
        diag_fix(r, instead);
}

static bool report_doubles(Node *n, void *whole)
{
    if (n->kind == ND_FLOAT && is_scalar(n, TY_DOUBLE))
        report_double(n, whole);
    return true;
}

static void check_operands(Node *whole, Node *operand, Node *other)
{
    if (is_float(operand) && double_constant(other))
        node_walk(other, report_doubles, whole);
}

/* x > 0 ? x : 0.0 */
static void check_arms(Node *n)
{
    if (!is_choice_of_two(n))
        return;
    check_operands(n, n->kids[1], n->kids[2]);
    check_operands(n, n->kids[2], n->kids[1]);
}

static void check_double(Node *n)
{
    if (n->op == OP_COMMA || n->op == OP_ASSIGN || op_is_logical(n->op))
        return;
    check_operands(n, n->kids[BINARY_LEFT], n->kids[BINARY_RIGHT]);
    check_operands(n, n->kids[BINARY_RIGHT], n->kids[BINARY_LEFT]);
}

/* ---- the walk ----------------------------------------------------------- */

static bool look(Node *n, void *context)
{
    (void)context;
    switch (n->kind) {
    case ND_SUBSCRIPT:
        return check_subscript(n, false);
    case ND_UNARY:
        return n->op == OP_ADDRESS ? look_at_address(n)
            : n->op != OP_DEREF || check_deref(n);
    case ND_BINARY:
        check_division(n);
        check_double(n);
        return true;
    case ND_CONDITIONAL:
        check_arms(n);
        return true;
    default:
        return true;
    }
}

void check_constants(Function *f)
{
    visit(f->body);
}
