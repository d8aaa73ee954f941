/* print_wrapped.c - remainders that LLVM miscompiles.
 *
 * For `a[i * 5 % 64]` with neighbouring i LLVM's vectorizer (14 to 19 at least) loads
 * every fifth of consecutive elements. It knows that the index is a multiple of five in
 * six bits, but not that this wraps around within a vector: a[1] becomes a[65]. This
 * happens for every factor of 3, 5, 6 or 7, for remainders by a power of two, be that by
 * `%`, `&` or a narrow type, and for all vectorized loops: the program's, the serial
 * form's, or the driver's own over work-items.
 *
 * Such a remainder is printed with a zero that compilers do not know, so that they see no
 * multiple any more:
 *
 *     a[(i * 5 % 64) ^ AMP_ZERO]
 *
 * In a helper it is a function of the remainder instead. AMP_ZERO calls an OpenCL
 * function, which PoCL 3.1 does not find in all loops of helpers: if LLVM vectorizes one
 * with a runtime check for overlapping memory, the call is left as an undefined symbol.
 */
#include "multiples.h"

/* The least power of two that is above x. */
static uint64_t power_above(uint64_t x)
{
    uint64_t power = 1;
    while (power && power <= x)
        power *= 2;
    return power;
}

/* What a narrow type's value is the remainder of. */
static Node *cast_dividend(const Node *n, uint64_t *modulus)
{
    const Type *to = n->type, *from = n->kids[0]->type;
    bool is_narrow = type_is_integer(to) && to->kind != TY_BOOL
        && type_is_integer(from) && to->size < 4 && to->size < from->size;
    *modulus = UINT64_C(1) << (8 * to->size & 63);
    return is_narrow ? n->kids[0] : NULL;
}

/* x << 26 >> 26: of x. */
static Node *shift_dividend(const Node *n, uint64_t *modulus)
{
    const Node *left = node_strip(n->kids[BINARY_LEFT]);
    int64_t up, bits = 8 * n->type->size;
    if (left->kind != ND_BINARY || left->op != OP_SHL
        || !fold_constant(left->kids[BINARY_RIGHT], &up) || up <= 0 || up >= bits)
        return NULL;
    *modulus = UINT64_C(1) << (bits - up);
    return left->kids[BINARY_LEFT];
}

/* x & 63, 63 & x, x % 64, and x &= 63 and the like of a variable. */
static Node *dividend(const Node *n, Op op, uint64_t *modulus)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    int64_t value;
    bool is_left = op == OP_AND && op_form(n->op) == 'B'
        && fold_constant(left, &value);
    if (!is_left && !fold_constant(right, &value))
        return NULL;
    uint64_t by = value < 0 && op == OP_MOD ? -(uint64_t)value : (uint64_t)value;
    *modulus = op == OP_AND && value > 0 ? power_above(by) : by;
    if (n->type->size < 8 && *modulus >> 8 * n->type->size) /* as it wraps anyway */
        return NULL;
    return *modulus & (*modulus - 1) ? NULL : is_left ? right : left;
}

/* What `n` is the remainder of by a power of two; NULL: it is none. */
static Node *wrapping(const Node *n, uint64_t *modulus)
{
    if (n->kind == ND_CAST)
        return cast_dividend(n, modulus);
    if (n->kind != ND_BINARY || !type_is_integer(n->type))
        return NULL;
    Op assigned = op_of_assignment(n->op);
    Op op = assigned ? assigned : n->op;
    if (assigned && node_strip(n->kids[BINARY_LEFT])->kind != ND_VAR)
        return NULL;
    if (op == OP_SHR && !assigned)
        return shift_dividend(n, modulus);
    return op == OP_MOD || op == OP_AND ? dividend(n, op, modulus) : NULL;
}

/* The least power of two in which such a factor wraps around, and what is too far
 * apart for LLVM to interleave. */
enum { SHORTEST = 8, FURTHEST = 8 };

/* Whether vectors might be made of it, of elements so far from each other that
 * they wrap around. */
static bool is_far(int64_t by, uint64_t modulus)
{
    uint64_t up = (uint64_t)by % modulus;
    uint64_t far = up < modulus - up ? up : modulus - up;
    return far < FURTHEST && (far & (far - 1));
}

static Node *without_casts(Node *n)
{
    while (n->kind == ND_PAREN || n->kind == ND_CAST)
        n = n->kids[0];
    return n;
}

void note_stored(Device *dev, Node *value)
{
    dev->w.stored = without_casts(value);
}

bool is_wrapped(Device *dev, Node *n)
{
    uint64_t modulus = 0;
    Node *of = n->is_constant ? NULL : wrapping(n, &modulus);
    bool is_stored = n->kind == ND_CAST && without_casts(n) == dev->w.stored;
    if (!of || is_stored || modulus < SHORTEST)
        return false;
    Multiples m = multiples_of(dev, of);
    bool found = m.is_unknown;
    for (int i = 0; i < m.count; i++)
        found = found || is_far(m.terms[i].by, modulus);
    return found;
}

/* A launch has one, two or three dimensions; that this makes a product of 0 is
 * more than compilers find. */
static const char *need_zero(Device *dev)
{
    return need_text(
        dev, "AMP_ZERO",
        "#define AMP_DIMENSIONS ((int)get_work_dim())\n"
        "#define AMP_ZERO ((AMP_DIMENSIONS - 1) * (AMP_DIMENSIONS - 2) \\\n"
        "                  * (AMP_DIMENSIONS - 3))\n");
}

/* A function that hides what its argument follows from: that the square of an odd number
 * is one more than a multiple of eight is nothing that compilers find, either. */
static const char *need_hidden(Device *dev, const Type *of)
{
    bool is_unsigned = type_is_unsigned(of) && of->size >= 4;
    const char *natural = of->size == 8 ? "ulong" : "uint";
    const char *type = is_unsigned ? natural : natural + 1;
    return need_text(dev, arena_format("amp_hidden_%s", type),
                     "static %s amp_hidden_%s(%s x)\n"
                     "{\n"
                     "    const %s odd = 2 * (%s)x + 1;\n"
                     "    return x ^ ((odd * odd & 4) != 0);\n"
                     "}\n", type, type, type, natural, natural);
}

static void begin_hidden(Device *dev, const Type *of)
{
    put(dev, is_in_kernel(dev) ? "" : need_hidden(dev, of));
    put(dev, "(");
}

static void end_hidden(Device *dev)
{
    put(dev, ")");
    if (is_in_kernel(dev))
        putf(dev, " ^ %s", need_zero(dev));
}

void print_wrapped(Device *dev, Node *n)
{
    Node *left = n->kids[BINARY_LEFT];
    Op assigned = op_of_assignment(n->op);
    Op op = assigned ? assigned : n->op;
    if (assigned) {
        print_expr(dev, left, PREFIX);
        put(dev, " = ");
    }
    begin_hidden(dev, n->type);
    print_expr(dev, left, op_precedence(op));
    putf(dev, " %s ", op_spelling(op));
    print_expr(dev, n->kids[BINARY_RIGHT], op_precedence(op) + 1);
    end_hidden(dev);
}

void print_wrapped_cast(Device *dev, Node *n)
{
    if (!n->is_implicit)
        putf(dev, "(%s)", print_type(dev, n->type));
    put(dev, "(");
    begin_hidden(dev, n->kids[0]->type);
    print_expr(dev, n->kids[0], ASSIGNMENT);
    end_hidden(dev);
    put(dev, ")");
}
