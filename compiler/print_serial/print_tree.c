/* print_tree.c - prefix sums of floating numbers in tile_static memory, added up as threads
 * do that go up and down a tree: each is the sum of the blocks of 2, 4, 8, … elements
 * before it, the largest one first. Vectors have the tree's lower four levels, and the sums
 * of whole vectors its upper ones.
 */
#include "cursor.h"

/* What lanes take of x: of those `by` lanes away; the latter halves of blocks alone. */
static const char *exchanged(const char *x, int by)
{
    Buffer b = {0};
    for (int i = 0; i < 16; i++)
        buffer_format(&b, "%s%s.s%x", i ? ", " : "", x, i ^ by);
    return b.text;
}

static const char *former(const char *x, int by)
{
    Buffer b = {0};
    for (int i = 0; i < 16; i++)
        buffer_format(&b, "%s%s.s%x", i ? ", " : "", i & by ? x : "none", i ^ (i & by));
    return b.text;
}

/* Of the type, what lanes take, and a vector in memory: x1 is one element, x2 the sum of two, and so on. */
static const char BLOCKS[] =
    "        const %1$s16 x1 = %5$s;\n"
    "        const %1$s16 x2 = x1 + (%1$s16)(%2$s);\n"
    "        const %1$s16 x4 = x2 + (%1$s16)(%3$s);\n"
    "        const %1$s16 x8 = x4 + (%1$s16)(%4$s);\n";

static const char *blocks(const char *type, Gaps gaps)
{
    return arena_format(BLOCKS, type, exchanged("x1", 1), exchanged("x2", 2),
                        exchanged("x4", 4), prefix_vector_at(gaps, type, "from", true));
}

/* Of the name, the type, how many vectors there are, what comes before all elements, the
 * sums of blocks, what is added of them, what is stored, and where. */
static const char TREE[] =
    "static %2$s %1$s(__local %2$s *to, const __local %2$s *from)\n"
    "{\n"
    "    const %2$s16 none = -0.0f;\n"
    "    %2$s before[%3$d + 1];\n"
    "    for (int i = 0; i < %3$d; i++) {\n"
    "%5$s"
    "        before[i] = x8.s0 + x8.s8;\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int d = 1; d < %3$d; d *= 2)\n"
    "        for (int i = 2 * d - 1; i < %3$d; i += 2 * d)\n"
    "            before[i] += before[i - d];\n"
    "    const %2$s all = before[%3$d] = before[%3$d - 1];\n"
    "    before[%3$d - 1] = %4$s;\n"
    "    #pragma unroll\n"
    "    for (int d = %3$d / 2; d > 0; d /= 2)\n"
    "        for (int i = 2 * d - 1; i < %3$d; i += 2 * d) {\n"
    "            const %2$s former = before[i - d];\n"
    "            before[i - d] = before[i];\n"
    "            before[i] += former;\n"
    "        }\n"
    "    for (int i = 0; i < %3$d; i++) {\n"
    "%5$s"
    "        %2$s16 sum = before[i];\n"
    "%6$s"
    "        %8$s = %7$s;\n"
    "    }\n"
    "    return all;\n"
    "}\n";

static const char *added(const char *type)
{
    Buffer b = {0};
    for (int by = 8; by; by /= 2)
        buffer_format(&b, "        sum += (%s16)(%s);\n", type,
                      former(arena_format("x%d", by), by));
    return b.text;
}

const char *need_prefix_in_tree(Device *dev, const char *type, int count, bool is_exclusive,
                                Gaps gaps)
{
    const char *name = arena_format("amp_prefix_tree_%s_%d%s%s", type, count,
                                    is_exclusive ? "_exclusive" : "", prefix_gaps_name(gaps));
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    need_prefix_vector(dev, type);
    putf(dev, TREE, name, type, count / 16, is_exclusive ? "0" : "-0.0f", blocks(type, gaps),
         added(type), is_exclusive ? "sum"
         : arena_format("(%s16)(sum.s123, sum.s4567, sum.s89ab, sum.scdef, before[i + 1])", type),
         prefix_vector_at(gaps, type, "to", false));
    piece_end(dev, name, &saved);
    return name;
}
