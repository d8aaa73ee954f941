/* print_prefix.c - prefix sums in tile_static memory, in vectors of 16 elements.
 *
 * Integers wrap around, so that they may be added in any order: each vector's sums are
 * those of its own elements plus the total before it. Floating numbers are added as the
 * threads would, in steps of 1, 2, 4, … elements, with all of them in registers, or in a
 * tree (print_tree.c).
 */
#include "cursor.h"

enum { TO = CALL_ARGUMENT, FROM, HALF, TOTAL = HALF };

/* A vector wherever it lies, in one access. */
void need_prefix_vector(Device *dev, const char *type)
{
    const char *name = arena_format("amp_%s16", type);
    need_text(dev, name, "typedef %s16 %s __attribute__((aligned(sizeof(%s))));\n", type,
              name, type);
}

/* Elements of x moved up, after the last ones of y. One by one: an interpreter of
 * kernels fails on vectors of parts. */
static const char *moved(const char *y, const char *x, int by)
{
    Buffer b = {0};
    for (int i = 0; i < 16; i++)
        buffer_format(&b, "%s%s.s%x", i ? ", " : "", i < by ? y : x, (i - by) & 15);
    return b.text;
}

/* ---- gaps --------------------------------------------------------------- */

const char *prefix_place(Gaps gaps, const char *i)
{
    const char *more = gaps.twice ? arena_format(" + (%s >> %d)", i, 2 * gaps.shift) : "";
    return gaps.shift ? arena_format("%1$s + (%1$s >> %2$d)%3$s", i, gaps.shift, more) : i;
}

const char *prefix_vector_at(Gaps gaps, const char *type, const char *row, bool is_const)
{
    const char *kind = arena_format("%s__local amp_%s16 *", is_const ? "const " : "", type);
    return gaps.shift
        ? arena_format("*(%s)(%s + (%s))", kind, row, prefix_place(gaps, "(16 * i)"))
        : arena_format("((%s)%s)[i]", kind, row);
}

const char *prefix_gaps_name(Gaps gaps)
{
    return gaps.shift ? arena_format("_%s_%d", gaps.twice ? "gaps" : "gap", gaps.shift) : "";
}

/* ---- integers ----------------------------------------------------------- */

/* Of the name, the type, what becomes of a vector and of an element, elements moved, and
 * the place of element i. x1 is one element, x2 the sum of two, and so on; y are those of the vector
 * before. */
static const char INTEGERS[] =
    "static %2$s %1$s(__local %2$s *to, const __local %2$s *from, int count)\n"
    "{\n"
    "    %2$s16 y1 = 0, y2 = 0, y4 = 0, y8 = 0, sum = 0;\n"
    "    int i = 0;\n"
    "    for (; i + 16 <= count; i += 16) {\n"
    "        const %2$s16 x1 = *(const __local amp_%2$s16 *)(from + %9$s);\n"
    "        const %2$s16 x2 = x1 + (%2$s16)(%5$s);\n"
    "        const %2$s16 x4 = x2 + (%2$s16)(%6$s);\n"
    "        const %2$s16 x8 = x4 + (%2$s16)(%7$s);\n"
    "        sum += x8 + (%2$s16)(%8$s);\n"
    "        *(__local amp_%2$s16 *)(to + %9$s) = %3$s;\n"
    "        y1 = x1, y2 = x2, y4 = x4, y8 = x8;\n"
    "    }\n"
    "    for (; i < count; i++) {\n"
    "        const %2$s x = from[%9$s];\n"
    "        sum.sf += x;\n"
    "        to[%9$s] = %4$s;\n"
    "    }\n"
    "    return sum.sf;\n"
    "}\n";

/* The sums of `most` elements at most. */
static const char HALVES[] =
    "static void %1$s(__local %2$s *to, const __local %2$s *sums, int count, int most)\n"
    "{\n"
    "    for (int i = 0; i < most; i++)\n"
    "        to[%3$s] = sums[%3$s];\n"
    "    for (int i = most; i < count; i++)\n"
    "        to[%3$s] = sums[%3$s] - sums[%4$s];\n"
    "}\n";

static const char *need_integers(Device *dev, const char *type, bool is_exclusive, Gaps gaps)
{
    const char *name = arena_format("amp_prefix_%s%s%s", type,
                                    is_exclusive ? "_exclusive" : "", prefix_gaps_name(gaps));
    Writer saved;
    if (piece_begin(dev, name, &saved)) {
        need_prefix_vector(dev, type);
        putf(dev, INTEGERS, name, type, is_exclusive ? "sum - x1" : "sum",
             is_exclusive ? "sum.sf - x" : "sum.sf",
             moved("y1", "x1", 1), moved("y2", "x2", 2), moved("y4", "x4", 4),
             moved("y8", "x8", 8),
             prefix_place(gaps, "i"));
        piece_end(dev, name, &saved);
    }
    return name;
}

static const char *need_halves(Device *dev, const char *type, Gaps gaps)
{
    const char *name = arena_format("amp_prefix_halves_%s%s", type, prefix_gaps_name(gaps));
    return need_text(dev, name, HALVES, name, type, prefix_place(gaps, "i"),
                     prefix_place(gaps, gaps.shift ? "(i - most)" : "i - most"));
}

/* ---- floating numbers --------------------------------------------------- */

/* Of the type, how many vectors there are, and elements moved. */
static const char STEP[] =
    "    #pragma unroll\n"
    "    for (int i = %2$d - 1; i >= 0; i--) {\n"
    "        const %1$s16 y = i ? x[i - 1] : none;\n"
    "        x[i] += (%1$s16)(%3$s);\n"
    "    }\n";

static const char *steps(const char *type, int vectors)
{
    Buffer b = {0};
    for (int by = 1; by < 16; by *= 2)
        buffer_format(&b, STEP, type, vectors, moved("y", "x[i]", by));
    return b.text;
}

/* Of the name, the type, how many vectors there are, what is added to what has no
 * other element, a parameter, what is stored there, the steps, and vectors in memory. */
static const char FLOATS[] =
    "static void %1$s(__local %2$s *to, const __local %2$s *from%5$s)\n"
    "{\n"
    "    const %2$s16 none = %4$s;\n"
    "    %2$s16 x[%3$d];\n"
    "    #pragma unroll\n"
    "    for (int i = 0; i < %3$d; i++)\n"
    "        x[i] = %8$s;\n"
    "%7$s"
    "    #pragma unroll\n"
    "    for (int d = 1; d < %3$d; d *= 2) {\n"
    "%6$s"
    "        #pragma unroll\n"
    "        for (int i = %3$d - 1; i >= 0; i--)\n"
    "            x[i] += i >= d ? x[i - d] : none;\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int i = 0; i < %3$d; i++)\n"
    "        %9$s = x[i];\n"
    "}\n";

static const char *need_floats(Device *dev, const Type *t, int count, bool adds_zeros,
                               bool has_half, Gaps gaps)
{
    const char *type = print_type(dev, t);
    const char *name = arena_format("amp_prefix_%s_%d%s%s%s", type, count,
                                    adds_zeros ? "" : "_bare", has_half ? "_halves" : "",
                                    prefix_gaps_name(gaps));
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    need_prefix_vector(dev, type);
    putf(dev, FLOATS, name, type, count / 16, adds_zeros ? "0" : "-0.0f",
         has_half ? arena_format(", __local %s *halves", type) : "",
         has_half ? arena_format(
             "        #pragma unroll\n"
             "        for (int i = 0; i < %1$d && 2 * d >= %1$d; i++)\n"
             "            %2$s = x[i];\n", count / 16,
             prefix_vector_at(gaps, type, "halves", false)) : "",
         steps(type, count / 16), prefix_vector_at(gaps, type, "from", true),
         prefix_vector_at(gaps, type, "to", false));
    piece_end(dev, name, &saved);
    return name;
}

/* ---- the call ----------------------------------------------------------- */

static void print_row(Device *dev, const char *before, const char *type, Node *row)
{
    putf(dev, "%s(__local %s *)", before, type);
    print_expr(dev, row, PREFIX);
}

static bool has_half(const Node *call)
{
    return call->kid_count > HALF && !(call->value & PREFIX_TOTAL);
}

static void print_integers(Device *dev, Node *call, const Type *t, int count, Gaps gaps)
{
    const char *type = t->size == 8 ? "ulong" : "uint";
    int half = 1;
    while (2 * half < count)
        half *= 2;
    put(dev, need_integers(dev, type, call->value & PREFIX_EXCLUSIVE, gaps));
    print_row(dev, "(", type, call->kids[TO]);
    print_row(dev, ", ", type, call->kids[FROM]);
    putf(dev, ", %d)", count);
    if (!has_half(call))
        return;
    putf(dev, ", %s", need_halves(dev, type, gaps));
    print_row(dev, "(", type, call->kids[HALF]);
    print_row(dev, ", ", type, call->kids[TO]);
    putf(dev, ", %d, %d)", count, half);
}

void print_prefix(Device *dev, Node *call)
{
    const Type *t = call->kids[TO]->type->of;
    const char *type = print_type(dev, t);
    int count = (int)(call->value >> PREFIX_COUNT_AT), kids = call->kid_count;
    Gaps gaps = {call->value >> PREFIX_SHIFT_AT & 0xff, call->value & PREFIX_GAPS_TWICE};
    if (call->value & PREFIX_TOTAL) {
        print_row(dev, "*", type, call->kids[TOTAL]);
        put(dev, " = ");
        kids--;
    }
    if (type_is_integer(t)) {
        print_integers(dev, call, t, count, gaps);
        return;
    }
    put(dev, call->value & PREFIX_IN_TREE
        ? need_prefix_in_tree(dev, type, count, call->value & PREFIX_EXCLUSIVE, gaps)
        : need_floats(dev, t, count, call->value & PREFIX_ZEROS, has_half(call), gaps));
    for (int i = TO; i < kids; i++)
        print_row(dev, i == TO ? "(" : ", ", type, call->kids[i]);
    put(dev, ")");
}
