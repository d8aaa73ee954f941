/* print_part.c - the part of the domain, or the tiles, that a work-item executes in the
 * serial form, and the strips of the part's rows.
 */
#include "retile/retile.h"
#include "print_serial.h"

/* ---- places --------------------------------------------------------------- */

/* In a chain (amprt_kernel.h) the form is a function, and its work-items are not the driver's.
 *
 * Vectors with threads that a condition leaves out, `if (l >= d) … s[l - d]`, take from below
 * the first array what is not used. On an EPYC that costs hundreds of cycles where a driver's
 * memory begins there and the page before is not the process's, so the arrays begin in the
 * middle of a page. SPIR is a checker's, which is to see what is outside. */
void need_place(Device *dev)
{
    need_text(dev, "place", "%s",
              "typedef struct amp_place {\n"
              "    long item[3], items[3];\n"
              "} amp_place;\n"
              "#define AMP_FUNCTION static __attribute__((always_inline))\n"
              "#ifdef AMP_CHAIN\n"
              "#define AMP_KERNEL AMP_FUNCTION\n"
              "#define AMP_PLACE , const amp_place amp_place, __local char *amp_memory\n"
              "#define AMP_BEGIN\n"
              "#define AMP_MEMORY(bytes)\n"
              "#else\n"
              "#define AMP_KERNEL __kernel __attribute__((reqd_work_group_size(1, 1, 1)))\n"
              "#define AMP_PLACE\n"
              "#define AMP_BEGIN \\\n"
              "    const amp_place amp_place = { \\\n"
              "        {get_group_id(0), get_group_id(1), get_group_id(2)}, \\\n"
              "        {get_num_groups(0), get_num_groups(1), get_num_groups(2)}};\n"
              "#ifdef __SPIR__\n"
              "#define AMP_BELOW(bytes) 0\n"
              "#else\n"
              "#define AMP_BELOW(bytes) ((bytes) > 30720 ? 0 : 2048)\n"
              "#endif\n"
              "#define AMP_MEMORY(bytes) \\\n"
              "    __local char amp_space[AMP_BELOW(bytes) + (bytes)]"
              " __attribute__((aligned(128))); \\\n"
              "    __local char *const amp_memory = amp_space + AMP_BELOW(bytes);\n"
              "#endif\n");
}

/* ---- parts ---------------------------------------------------------------- */

/* Drivers give a core many neighbouring work-items at once. So these have, four
 * by four, parts from all eighths of the domain: the cores' shares take about
 * the same time where work is uneven, and parts still meet their neighbours in
 * the cache. */
static const char *need_part(Device *dev)
{
    return need_text(dev, "amp_part", "%s",
                     "static long amp_part(long item, long items)\n"
                     "{\n"
                     "    return items % 32 ? item\n"
                     "        : item / 4 % 8 * (items / 8) + item / 32 * 4"
                     " + item % 4;\n"
                     "}\n");
}

/* Of its elements from amp_begin_0 up to amp_end_0, the rows; where in the first row
 * they begin, and end in the last. */
static void print_part_in_rows(Device *dev, const Plan *s)
{
    put(dev, "    const int amp_length = (int)");
    print_expr(dev, s->length, PREFIX);
    put(dev, ";\n"
             "    const int amp_begin_0 = amp_from_0 / amp_length;\n"
             "    const int amp_end_0 = (int)((amp_to_0 + (long)amp_length - 1) / amp_length);\n"
             "    const int amp_begin = amp_from_0 - amp_begin_0 * amp_length;\n"
             "    const int amp_end = amp_to_0 - (amp_end_0 - 1) * amp_length;\n");
}

typedef struct SideSearch {
    int dimension, side;
    bool is_of_rows; /* the last dimension but one */
} SideSearch;

static void find_side(Step *step, void *context)
{
    SideSearch *s = context;
    if (step->turn.side && step->turn.across == s->dimension)
        s->side = step->turn.side;
    else if (step->is_together && s->is_of_rows)
        s->side = ROWS_TOGETHER;
}

/* How many rows it takes together along a dimension: blocks that it transposes, or rows that
 * go through loops together. */
static int rows_together(const Plan *s, int dimension)
{
    SideSearch search = {dimension, 1, dimension == s->last - 1};
    steps_walk(&s->steps, find_side, &search);
    return search.side;
}

/* The work-item's place along a dimension of the domain, and how many have one. Two
 * dimensions that are loops may have more than one: these share the last one that is left. */
static const char *item_along(const Plan *s, int d)
{
    int opencl = s->launch->rank - 1 - d;
    return opencl < 2 || s->rank > 1 ? arena_format("amp_place.item[%d]", opencl)
        : "amp_place.item[2] * amp_place.items[1] + amp_place.item[1]";
}

static const char *items_along(const Plan *s, int d)
{
    int opencl = s->launch->rank - 1 - d;
    return opencl < 2 || s->rank > 1 ? arena_format("amp_place.items[%d]", opencl)
        : "(amp_place.items[2] * amp_place.items[1])";
}

/* "(int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1])", or the first of the
 * rows that are taken together there. */
static void print_part_edge(Device *dev, const Plan *s, int d, bool is_end)
{
    int side = rows_together(s, d);
    const char *part = arena_format(is_end ? "(amp_part_%d + 1)" : "amp_part_%d", d);
    const char *items = items_along(s, d);
    const char *edge = arena_format("(int)(amp_block.amp_domain[%d] * %s / %s)",
                                    d, part, items);
    if (side > 1 && is_end)
        putf(dev, "%s == %s ? amp_block.amp_domain[%d] : ", part, items, d);
    putf(dev, side > 1 ? "%s / %d * %d" : "%s", edge, side, side);
}

int parts_of(const Plan *s)
{
    return s->rank < s->launch->rank ? s->rank : s->launch->rank;
}

/* The part of a domain that is one row, by the domain's rank; the work-items are in the order
 * of memory. */
static void print_part_of_row(Device *dev, const Plan *s)
{
    static const char *const PLACES[] = {
        [2] = "    const long amp_items = amp_place.items[1] * amp_place.items[0];\n"
              "    const long amp_item = amp_place.item[1] * amp_place.items[0]"
              " + amp_place.item[0];\n"
              "    const long amp_threads = (long)amp_block.amp_domain[0]"
              " * amp_block.amp_domain[1];\n",
        [3] = "    const long amp_items = amp_place.items[2] * amp_place.items[1]"
              " * amp_place.items[0];\n"
              "    const long amp_item = (amp_place.item[2] * amp_place.items[1]"
              " + amp_place.item[1])\n"
              "        * amp_place.items[0] + amp_place.item[0];\n"
              "    const long amp_threads = (long)amp_block.amp_domain[0]"
              " * amp_block.amp_domain[1]\n"
              "        * amp_block.amp_domain[2];\n"};
    putf(dev, "%s"
              "    const long amp_part_0 = %s(amp_item, amp_items);\n"
              "    const int amp_begin_0 = (int)(amp_threads * amp_part_0 / amp_items);\n"
              "    const int amp_end_0 = (int)(amp_threads * (amp_part_0 + 1) / amp_items);\n",
         PLACES[s->launch->rank], need_part(dev));
}

static void print_part_of_domain(Device *dev, const Plan *s)
{
    const char *begin = s->length ? "from" : "begin", *end = s->length ? "to" : "end";
    for (int d = 0; d < parts_of(s); d++) {
        if (d)
            putf(dev, "    const long amp_part_%d = %s;\n", d, item_along(s, d));
        else
            putf(dev, "    const long amp_part_0 = %s(%s, %s);\n", need_part(dev),
                 item_along(s, d), items_along(s, d));
        for (int is_end = 0; is_end < 2; is_end++) {
            putf(dev, "    const int amp_%s_%d = ", is_end ? end : begin, d);
            print_part_edge(dev, s, d, is_end);
            put(dev, ";\n");
        }
    }
    if (s->length)
        print_part_in_rows(dev, s);
}

/* Which tiles the work-item has: FIRST_TILE and those after it. */
static void print_tiles(Device *dev, const Plan *s)
{
    static const char *const ENDS[] = {FIRST_TILE, "amp_past"};
    for (int end = 0; end < 2; end++)
        putf(dev, "    const int %s = (int)((long)(amp_block.amp_domain[0] / %d)"
                  " * (amp_place.item[0]%s) / amp_place.items[0]);\n",
             ENDS[end], s->tile[1], end ? " + 1" : "");
    put(dev, "    const int " TILE_COUNT " = amp_past - " FIRST_TILE ";\n");
}

void print_part(Device *dev, const Plan *s)
{
    if (s->is_dense)
        print_part_of_row(dev, s);
    else if (s->index)
        print_part_of_domain(dev, s);
    if (s->is_coarse)
        print_tiles(dev, s);
}

/* ---- strips --------------------------------------------------------------- */

/* Where the part of a row begins and ends that a work-item has: of rows that a domain
 * of one dimension is taken for, the first and the last may be in part another's. */
static const char *begin_of(const Plan *s)
{
    return s->length ? "(amp_thread_0 > amp_begin_0 ? 0 : amp_begin)"
                     : arena_format("amp_begin_%d", s->last);
}

static const char *end_of(const Plan *s)
{
    return s->length ? "(amp_thread_0 < amp_end_0 - 1 ? amp_length : amp_end)"
                     : arena_format("amp_end_%d", s->last);
}

bool has_strips(const Cursor *c, const Step *step)
{
    return c->plan->index && (step->arrays.count || c->abreast);
}

/* A row of the simple model: where each thread has elements of arrays, they are as
 * long as a strip. Where few threads go through loops together, that many do, and
 * then what is left of them one by one. */
void print_strips(Device *dev, const Cursor *c, bool is_rest)
{
    const char *begin = begin_of(c->plan), *end = end_of(c->plan);
    if (is_rest)
        begin = arena_format("%s - (%s - %s) %% %d", end, end, begin, ABREAST);
    put_line(dev, "for (int amp_strip = %s, amp_stop; amp_strip < %s", begin, end);
    if (c->abreast > 1)
        putf(dev, " - %d", c->abreast - 1);
    put(dev, "; amp_strip = amp_stop)");
}

void print_strip_ends(Device *dev, const Cursor *c, const Step *step)
{
    int last = c->plan->last;
    const char *begin = begin_of(c->plan), *end = end_of(c->plan);
    put_newline(dev);
    if (c->abreast)
        putf(dev, "amp_stop = amp_strip + %d;", c->abreast);
    if (c->is_single)
        putf(dev, " const int amp_thread_%d = amp_strip;", last);
    if (c->abreast)
        return;
    if (has_strips(c, step))
        putf(dev, "amp_stop = %s - amp_strip > %d ? amp_strip + %d : %s;", end,
             c->plan->tile[last], c->plan->tile[last], end);
    else
        putf(dev, "const int amp_strip = %s, amp_stop = %s;", begin, end);
}
