/* print_near.c - runs that test for each vector whether its threads access elements in
 * order:
 *
 *     for (int amp_lanes = …; …; amp_lanes += 16) {
 *         const int amp_first_at = …;      the first thread's place
 *         int amp_apart = 0;
 *         for (…16 threads…)
 *             amp_apart |= at ^ (amp_first_at + amp_lane);
 *         if (amp_apart == 0)
 *             for (…16 threads…) { int at = amp_first_at + amp_lane; … }
 *         else
 *             for (…) { int at = …; … }
 *     }
 */
#include "print_serial.h"

void print_first(Device *dev, Cursor *c, const Step *step, const char *thread)
{
    print_thread(dev, c, thread);
    c->is_first = c->is_later = true;
    for (int i = 0; i < step->near.count; i++) {
        Decl *d = step->near.items[i];
        put_line(dev, "const int amp_first_%s = ", serial_kept(c->plan, d)->name);
        print_initializer(dev, d->init, d->type);
        put(dev, ";");
    }
    c->is_first = c->is_later = false;
}

/* Vectors that the row does not fill are asked nothing. */
static void print_question(Device *dev, Cursor *c, const Step *step,
                           bool is_whole)
{
    put_newline(dev);
    if (!is_whole)
        putf(dev, "int amp_apart = amp_past - amp_lanes < %d;", LANES);
    else
        put(dev, "int amp_apart = 0;");
    need_quiet(dev, QUIET_HINT);
    put_line(dev, "#pragma clang loop vectorize(assume_safety) vectorize_width(%d)"
                  " interleave_count(1) unroll(disable)", LANES);
    print_thread_range(dev, c->plan->last, "amp_lanes", lane_threads().to);
    begin_block(dev);
    print_again(dev, c, step);
    for (int i = 0; i < step->near.count; i++) {
        const char *name = serial_kept(c->plan, step->near.items[i])->name;
        put_line(dev, "amp_apart |= %s ^ (amp_first_%s + (amp_thread_%d - amp_lanes));",
                 name, name, c->plan->last);
    }
    end_block(dev);
}

void set_near(Cursor *c, const Step *step, bool is_near)
{
    c->is_near = is_near;
    for (int i = 0; i < step->near.count; i++) {
        const Decl *d = step->near.items[i];
        *map_put_pointer(&c->places, d) = is_near ? arena_format(
            "amp_first_%s + (amp_thread_%d - amp_lanes)",
            serial_kept(c->plan, d)->name, c->plan->last) : NULL;
    }
}

void print_near(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    bool is_whole = serial_fills(c, LANES);
    begin_vectors(dev, c, around.from, LANES);
    print_first(dev, c, step, "amp_lanes");
    print_question(dev, c, step, is_whole);
    c->threads = lane_threads();
    set_near(c, step, true);
    put_line(dev, "if (amp_apart == 0)");
    begin_block(dev);
    print_run(dev, c, step);
    end_block(dev);
    set_near(c, step, false);
    if (!is_whole) {
        c->threads.to = "amp_past";
        c->threads.count = 0;
    }
    put(dev, " else");
    begin_block(dev);
    print_run(dev, c, step);
    end_block(dev);
    c->threads = around;
    end_block(dev);
}
