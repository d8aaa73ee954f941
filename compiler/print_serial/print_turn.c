/* print_turn.c - square blocks of elements that are transposed in registers
 * (serial_turn.c):
 *
 *     float16 amp_rows[16];
 *     for (int amp_row = 0; amp_row < 16; amp_row++)
 *         amp_rows[amp_row] = vload16(0, &from…);
 *     amp_turn_float16(amp_rows);
 *     for (int amp_row = 0; amp_row < 16; amp_row++)
 *         vstore16(amp_rows[amp_row], 0, &to…);
 */
#include "print_serial.h"

#define UNROLL "#pragma unroll\n"

/* The first or the second half of two vectors' lanes, by turns. */
static const char *halves(int side, bool is_second)
{
    Buffer b = {0};
    for (int i = 0, lane = is_second ? side / 2 : 0; i < side / 2; i++, lane++)
        buffer_add(&b, arena_format("%sa.s%x, b.s%x", i ? ", " : "",
                                    (unsigned)lane, (unsigned)lane));
    return b.text;
}

/* A round moves one bit of the row's number to the lane's, and back: after as
 * many rounds as these have bits they have changed places. */
const char *need_turn(Device *dev, const char *type, int side)
{
    const char *vector = arena_format("%s%d", type, side);
    const char *name = arena_format("amp_turn_%s", vector);
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    int rounds = 0;
    while (1 << rounds < side)
        rounds++;
    putf(dev, "static void %s(%s *rows)\n{\n    %s next[%d];\n" UNROLL
              "    for (int round = 0; round < %d; round++) {\n" UNROLL
              "        for (int i = 0; i < %d; i++) {\n"
              "            const %s a = rows[i], b = rows[i + %d];\n",
         name, vector, vector, side, rounds, side / 2, vector, side / 2);
    for (int second = 0; second < 2; second++)
        putf(dev, "            next[2 * i%s] = (%s)(%s);\n",
             second ? " + 1" : "", vector, halves(side, second));
    putf(dev, "        }\n" UNROLL "        for (int i = 0; i < %d; i++)\n"
              "            rows[i] = next[i];\n    }\n}\n", side);
    piece_end(dev, name, &saved);
    return name;
}

/* The threads that are first in the rows along `dense`, one for each row. The
 * region and its run may both compute a variable again. */
static void begin_rows(Device *dev, Cursor *c, const Step *region, int dense)
{
    int last = c->plan->last, side = region->turn.side;
    int pair[] = {region->turn.across, last};
    put_line(dev, "#pragma unroll");
    put_line(dev, "for (int amp_row = 0; amp_row < %d; amp_row++)", side);
    begin_block(dev);
    for (int i = 0; i < 2; i++) {
        put_line(dev, "const int amp_thread_%d = amp_first_%d%s;", pair[i], pair[i],
                 pair[i] == dense ? "" : " + amp_row");
    }
    print_again(dev, c, region);
    put_newline(dev);
    begin_block(dev);
    print_again(dev, c, region->steps.items[0]);
    put_newline(dev);
}

static void end_rows(Device *dev)
{
    end_block(dev);
    end_block(dev);
}

static void print_address(Device *dev, Node *element)
{
    put(dev, "&");
    print_expr(dev, element, PREFIX);
    put(dev, ")");
}

static void print_square(Device *dev, Cursor *c, const Step *region)
{
    const Turn *turn = &region->turn;
    Node *to = node_strip(turn->copy->kids[BINARY_LEFT]);
    Node *from = node_strip(turn->copy->kids[BINARY_RIGHT]);
    int last = c->plan->last;
    const char *type = type_opencl(to->type);
    put_line(dev, "%s%d amp_rows[%d];", type, turn->side, turn->side);
    begin_rows(dev, c, region, turn->reads_across ? turn->across : last);
    putf(dev, "amp_rows[amp_row] = vload%d(0, ", turn->side);
    print_address(dev, from);
    put(dev, ";");
    end_rows(dev);
    put_line(dev, "%s(amp_rows);", need_turn(dev, type, turn->side));
    begin_rows(dev, c, region, turn->reads_across ? last : turn->across);
    putf(dev, "vstore%d(amp_rows[amp_row], 0, ", turn->side);
    print_address(dev, to);
    put(dev, ";");
    end_rows(dev);
}

/* Threads of the simple model that fill no square. */
static void print_rest(Device *dev, Cursor *c, const Step *region)
{
    int across = region->turn.across, last = c->plan->last;
    const Threads around = c->threads;
    print_thread_range(dev, across, arena_format("amp_first_%d", across),
                       arena_format("amp_past_%d", across));
    begin_block(dev);
    print_again(dev, c, region);
    c->threads.from = arena_format("amp_first_%d", last);
    c->threads.to = arena_format("amp_past_%d", last);
    print_run(dev, c, region->steps.items[0]);
    c->threads = around;
    end_block(dev);
}

static void print_square_or_rest(Device *dev, Cursor *c, const Step *region)
{
    int pair[] = {region->turn.across, c->plan->last}, side = region->turn.side;
    for (int i = 0; i < 2; i++) {
        put_line(dev, "const int amp_past_%d = min(amp_first_%d + %d, amp_end_%d);",
                 pair[i], pair[i], side, pair[i]);
    }
    put_line(dev, "if (amp_past_%d - amp_first_%d == %d && amp_past_%d - amp_first_%d"
                  " == %d)", pair[0], pair[0], side, pair[1], pair[1], side);
    begin_block(dev);
    print_square(dev, c, region);
    end_block(dev);
    put(dev, " else");
    begin_block(dev);
    print_rest(dev, c, region);
    end_block(dev);
}

static void print_loop(Device *dev, const Cursor *c, const Turn *turn, int d)
{
    bool is_side = d == turn->across || d == c->plan->last;
    const char *name = arena_format(is_side ? "amp_first_%d" : "amp_thread_%d",
                                    d);
    put_newline(dev);
    if (c->plan->index)
        putf(dev, "for (int %s = amp_begin_%d; %s < amp_end_%d; %s += %d)",
             name, d, name, d, name, is_side ? turn->side : 1);
    else
        putf(dev, "for (int %s = 0; %s < %d; %s += %d)", name, name,
             c->plan->tile[d], name, is_side ? turn->side : 1);
}

void print_turn(Device *dev, Cursor *c, const Step *region)
{
    put_at(dev, region->turn.copy->range.source, region->turn.copy->range.begin);
    for (int d = 0; d < c->plan->rank; d++) {
        print_loop(dev, c, &region->turn, d);
        begin_block(dev);
    }
    if (c->plan->index)
        print_square_or_rest(dev, c, region);
    else
        print_square(dev, c, region);
    for (int d = 0; d < c->plan->rank; d++)
        end_block(dev);
}
