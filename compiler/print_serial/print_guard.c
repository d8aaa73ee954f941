/* print_guard.c - statements that the threads of a few vectors execute together if a
 * condition is true for all of them, and each by itself if not:
 *
 *     int amp_all = 1;
 *     for (…64 threads…)
 *         amp_all &= inside;
 *     if (amp_all) {
 *         for (…) for (…the same…) …
 *     } else {
 *         for (…the same…) if (inside) for (…) …
 *     }
 */
#include "print_serial.h"

enum { TOGETHER = 4 * LANES };

static void print_question(Device *dev, Cursor *c, const Step *step)
{
    put_line(dev, "int amp_all = 1;");
    need_quiet(dev, QUIET_HINT);
    put_line(dev, "#pragma clang loop vectorize(assume_safety)");
    print_thread_loop(dev, c, c->plan->last);
    begin_block(dev);
    print_again(dev, c, step);
    c->in_vectors = true;
    put_line(dev, "amp_all &= ");
    print_truth(dev, step->node->kids[IF_CONDITION]);
    put(dev, ";");
    c->in_vectors = false;
    end_block(dev);
}

static void print_ways(Device *dev, Cursor *c, const Step *step)
{
    print_question(dev, c, step);
    put_line(dev, "if (amp_all)");
    begin_block(dev);
    print_steps(dev, c, &step->steps);
    end_block(dev);
    put(dev, " else");
    begin_block(dev);
    print_steps(dev, c, &step->otherwise);
    end_block(dev);
}

/* The threads of a row that are more than go together. */
static void print_pieces(Device *dev, Cursor *c, const Step *step)
{
    const Threads all = c->threads;
    const char *from = arena_format("amp_block_%d", ++c->blocks);
    const char *to = arena_format("amp_block_end_%d", c->blocks);
    put_line(dev, "for (int %s = %s, %s; %s < %s; %s = %s)", from, all.from, to, from,
             all.to, from, to);
    begin_block(dev);
    put_line(dev, "%s = %s - %s > %d ? %s + %d : %s;", to, all.to, from, TOGETHER, from,
             TOGETHER, all.to);
    c->threads = (Threads){from, to, 0};
    print_ways(dev, c, step);
    c->threads = all;
    end_block(dev);
}

void print_guard(Device *dev, Cursor *c, const Step *step)
{
    if (c->abreast || c->is_single) {
        print_steps(dev, c, &step->otherwise);
    } else if (c->threads.count && c->threads.count <= TOGETHER) {
        put_newline(dev);
        begin_block(dev);
        print_ways(dev, c, step);
        end_block(dev);
    } else {
        print_pieces(dev, c, step);
    }
}
