/* host_vector.c - short vectors on the host.
 *
 * The host's compiler has vectors, too, but with fewer operations: components only by
 * number, no conversion of a scalar, no logical operators, and four lanes instead of
 * three.
 */
#include "host.h"

#include <string.h>

/* "float_2": how amprt.h names a vector's type; the only one of one lane is index_1. */
static const char *vector_word(const Type *t)
{
    const char *base = t->count == 1 ? "index"
        : t->of->kind == TY_UINT ? "uint" : type_opencl(t->of);
    return arena_format("%s_%ld", base, t->count);
}

/* ---- scalars ------------------------------------------------------------ */

/* A scalar as a vector: Clang spreads it, other compilers do not. */
void host_walk_splat(Host *h, Node *n)
{
    Node *operand = node_written(n->kids[0]);
    const char *open = arena_format("AMPRT_SPLAT(%s, %ld, ",
                                    vector_word(n->type), n->type->count);
    if (n->is_implicit)
        host_insert_before(h, operand, open);
    else
        host_replace(h, n, n->range.begin, operand->range.begin, open);
    host_walk_expr(h, operand, USE_READ);
    host_insert_after(h, operand, ")");
}

/* ---- components --------------------------------------------------------- */

/* "1, 0" for .yx */
static const char *lane_numbers(const char *letters)
{
    static const char LANES[] = "xyzw";
    Buffer lanes = {0};
    for (const char *p = letters; *p; p++)
        buffer_format(&lanes, "%s%d", lanes.length ? ", " : "",
                      (int)(strchr(LANES, *p) - LANES));
    return lanes.text;
}

static void walk_base(Host *h, const Node *swizzle, Use use)
{
    host_walk_argument(h, swizzle->kids[SWIZZLE_BASE],
                       swizzle->is_arrow ? USE_READ : use);
}

/* v.x becomes v[0], p->x becomes p[0][0]; v.yx, as a value, is made of
 * components. */
void host_walk_swizzle(Host *h, Node *n, Use use)
{
    bool is_vector = n->text[0] && n->text[1];
    if (is_vector)
        host_insert_before(h, n, arena_format("AMPRT_SWIZZLE(%s, ",
                                              vector_word(n->type)));
    walk_base(h, n, use);
    host_replace(h, n, n->kids[SWIZZLE_BASE]->range.end, n->range.end,
                 arena_format(is_vector ? "%s, %s)" : "%s[%s]",
                              n->is_arrow ? "[0]" : "",
                              lane_numbers(n->text)));
}

static bool is_swizzle_assignment(const Node *n)
{
    if (n->kind != ND_BINARY || op_form(n->op) != 'A')
        return false;
    const Node *left = node_strip(n->kids[BINARY_LEFT]);
    return left->kind == ND_SWIZZLE && left->text[0] && left->text[1];
}

/* v.yx += w becomes AMPRT_ASSIGN(float_2, v, +=, w, 1, 0). */
static void walk_swizzle_assignment(Host *h, Node *n)
{
    const Node *left = node_strip(n->kids[BINARY_LEFT]);
    Node *base = left->kids[SWIZZLE_BASE];
    Node *right = node_written(n->kids[BINARY_RIGHT]);
    const char *open = arena_format("AMPRT_ASSIGN(%s, ",
                                    vector_word(left->type));
    if (n->range.begin == base->range.begin)
        host_insert_before(h, n, open);
    else
        host_replace(h, n, n->range.begin, base->range.begin, open);
    walk_base(h, left, USE_WRITE);
    host_replace(h, n, base->range.end, right->range.begin,
                 arena_format("%s, %s, ", left->is_arrow ? "[0]" : "",
                              op_spelling(n->op)));
    host_walk_argument(h, n->kids[BINARY_RIGHT], USE_READ);
    host_insert_after(h, n, arena_format(", %s)", lane_numbers(left->text)));
}

/* ---- logic -------------------------------------------------------------- */

static bool is_vector(const Node *n)
{
    return n->type->kind == TY_VECTOR;
}

/* A macro of amp_host.h for an operator: its name, and the operands. */
static const char *logic_macro(const Node *n)
{
    if (n->kind == ND_UNARY && n->op == OP_LOGICAL_NOT && is_vector(n))
        return "AMPRT_NOT(";
    if (n->kind == ND_BINARY && n->op == OP_LOGICAL_AND && is_vector(n))
        return "AMPRT_AND(";
    if (n->kind == ND_BINARY && n->op == OP_LOGICAL_OR && is_vector(n))
        return "AMPRT_OR(";
    if (n->kind == ND_CONDITIONAL && is_vector(n->kids[0]))
        return "AMPRT_SELECT(";
    return NULL;
}

/* `a && b` becomes AMPRT_AND(a, b), and so on. */
static void walk_logic(Host *h, Node *n, const char *macro)
{
    Node *first = node_written(n->kids[0]);
    if (n->range.begin == first->range.begin)
        host_insert_before(h, n, macro);
    else
        host_replace(h, n, n->range.begin, first->range.begin, macro);
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = node_written(n->kids[i]);
        if (i)
            host_replace(h, n, node_written(n->kids[i - 1])->range.end,
                         kid->range.begin, ", ");
        host_walk_argument(h, n->kids[i], USE_READ);
    }
    host_insert_after(h, n, ")");
}

bool host_walk_vector(Host *h, Node *n)
{
    const char *macro = logic_macro(n);
    if (is_swizzle_assignment(n))
        walk_swizzle_assignment(h, n);
    else if (macro)
        walk_logic(h, n, macro);
    else
        return false;
    return true;
}

/* ---- division ----------------------------------------------------------- */

/* Vectors of three have a fourth lane on the host: nothing divides by it. */
bool host_is_short_divisor(const Node *n)
{
    const Type *t = n->kids[BINARY_RIGHT]->type;
    return op_is_division(n->op) && t->kind == TY_VECTOR && t->count == 3
        && type_is_integer(t->of);
}

void host_walk_divisor(Host *h, Node *n)
{
    Node *right = node_written(n);
    host_insert_before(h, right, arena_format("amprt_divisor_%s(",
                                              vector_word(n->type)));
    host_walk_expr(h, n, USE_READ);
    host_insert_after(h, right, ")");
}
