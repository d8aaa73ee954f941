/* print_lines.c - a loop in which threads abreast go along rows of their own
 * (serial_lines.c): several trips at a time, whose elements are transposed in registers.
 *
 *     int k = 0;
 *     for (; k < n && (ulong)n - (ulong)k >= 8; k += 8) {
 *         float8 amp_lines_0[8];       a vector of each thread's elements, then of each trip's
 *         …
 *         for (int amp_trip = 0; amp_trip < 8; amp_trip++) …
 *     }
 *     for (; k < n; k++) …
 */
#include "print_serial.h"
#include "analysis/flow.h"

bool print_has_lines(const Cursor *c, const Step *step)
{
    return step->lines.count && c->abreast == ABREAST && c->threads.count == ABREAST;
}

static bool has_lines(const Step *step)
{
    return step->lines.count > 0;
}

static bool is_masked(const Step *step)
{
    return step->kind == STEP_MASKED;
}

void print_part_abreast(Device *dev, Cursor *c, const Steps *steps)
{
    if (c->abreast != ABREAST || c->threads.count || !steps_any(steps, has_lines)
        || steps_any(steps, is_masked)) {
        print_threads_steps(dev, c, steps);
        return;
    }
    const Threads part = c->threads;
    put_line(dev, "if (%s - %s == %d)", part.to, part.from, ABREAST);
    begin_block(dev);
    c->threads = c->strip;
    print_threads_steps(dev, c, steps);
    c->threads = part;
    end_block(dev);
    put(dev, " else");
    begin_block(dev);
    print_threads_steps(dev, c, steps);
    end_block(dev);
}

/* The first of the elements that are the same as this one. */
static int number_of(const Step *step, int at)
{
    for (int i = 0; i < at; i++)
        if (node_equals(node_strip(step->lines.items[i]), node_strip(step->lines.items[at])))
            return i;
    return at;
}

/* An element of each thread, and what is beside it in its row. */
static void print_line(Device *dev, Cursor *c, const Step *step, int number)
{
    Node *element = step->lines.items[number];
    const char *type = type_opencl(element->type);
    put_line(dev, "%s%d amp_lines_%d[%d];", type, ABREAST, number, ABREAST);
    put_line(dev, "#pragma unroll");
    put_line(dev, "for (int amp_line = 0; amp_line < %d; amp_line++)", ABREAST);
    begin_block(dev);
    print_thread(dev, c, arena_format("%s + amp_line", c->threads.from));
    print_again(dev, c, step->steps.items[0]);
    put_line(dev, "amp_lines_%d[amp_line] = vload%d(0, &", number, ABREAST);
    print_expr(dev, element, PREFIX);
    put(dev, ");");
    end_block(dev);
    put_line(dev, "%s(amp_lines_%d);", need_turn(dev, type, ABREAST), number);
}

static void set_lines(Cursor *c, const Step *step, bool is_set)
{
    for (int i = 0; i < step->lines.count; i++) {
        Node *element = step->lines.items[i];
        *map_put_pointer(&c->lines, element) = !is_set ? NULL
            : (void *)arena_format("((%s *)amp_lines_%d)[amp_trip * %d + amp_thread_%d - %s]",
                                   type_opencl(element->type), number_of(step, i), ABREAST,
                                   c->plan->last, c->threads.from);
    }
}

/* So many trips: the counter is that of each in turn. */
static void print_trips(Device *dev, Cursor *c, const Step *step, const Decl *d)
{
    const char *type = type_opencl(d->type), *counter = serial_use(c, d);
    need_quiet(dev, QUIET_HINT);
    for (int i = 0; i < step->lines.count; i++)
        if (number_of(step, i) == i)
            print_line(dev, c, step, i);
    put_line(dev, "#pragma unroll");
    put_line(dev, "for (int amp_trip = 0; amp_trip < %d; amp_trip++)", ABREAST);
    begin_block(dev);
    put_line(dev, "const %s amp_now = (%s)(%s + amp_trip);", type, type, counter);
    put_newline(dev);
    begin_block(dev);
    put_line(dev, "const %s %s = amp_now;", type, counter);
    set_lines(c, step, true);
    print_steps(dev, c, &step->steps);
    set_lines(c, step, false);
    end_block(dev);
    end_block(dev);
}

void print_lines(Device *dev, Cursor *c, const Step *step)
{
    Count count;
    flow_counts(step->node, &count);
    const char *counter = serial_use(c, count.counter);
    bool was_in_loop = c->in_loop;
    put_newline(dev);
    begin_block(dev);
    put_newline(dev);
    print_value(dev, c, count.counter);
    put_line(dev, "for (; ");
    print_expr(dev, step->node->kids[FOR_CONDITION], 0);
    put(dev, " && (ulong)");
    print_expr(dev, count.end, PREFIX);
    putf(dev, " - (ulong)%s >= %d; %s += %d)", counter, ABREAST - (count.holds == OP_LE), counter,
         ABREAST);
    c->in_loop = true;
    begin_block(dev);
    print_trips(dev, c, step, count.counter);
    end_block(dev);
    put_line(dev, "for (; ");
    print_expr(dev, step->node->kids[FOR_CONDITION], 0);
    put(dev, "; ");
    print_expr(dev, step->node->kids[FOR_STEP], 0);
    put(dev, ")");
    begin_block(dev);
    print_steps(dev, c, &step->steps);
    end_block(dev);
    c->in_loop = was_in_loop;
    end_block(dev);
}

const char *serial_line(const Cursor *c, const Node *element)
{
    return c ? map_value_pointer(&c->lines, element) : NULL;
}
