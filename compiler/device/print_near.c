/* print_near.c - runs with elements of which it is asked, for the threads of each
 * vector, whether they are side by side:
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

void print_first(Device *dev, Serial *s, const Step *step, const char *thread)
{
    put_newline(dev);
    putf(dev, "const int amp_thread_%d = %s;", s->rank - 1, thread);
    s->is_first = s->is_later = true;
    for (int i = 0; i < step->near.count; i++) {
        Decl *d = step->near.items[i];
        put_newline(dev);
        putf(dev, "const int amp_first_%s = ", serial_kept(s, d)->name);
        print_initializer(dev, d->init, d->type);
        put(dev, ";");
    }
    s->is_first = s->is_later = false;
}

/* Vectors that the row does not fill are asked nothing. */
static void print_question(Device *dev, Serial *s, const Step *step,
                           bool is_whole)
{
    put_newline(dev);
    if (!is_whole)
        putf(dev, "int amp_apart = amp_past - amp_lanes < %d;", LANES);
    else
        put(dev, "int amp_apart = 0;");
    need_quiet(dev, QUIET_HINT);
    put_newline(dev);
    putf(dev, "#pragma clang loop vectorize(assume_safety) vectorize_width(%d)"
              " interleave_count(1) unroll(disable)", LANES);
    put_newline(dev);
    putf(dev, "for (int amp_thread_%d = amp_lanes; amp_thread_%d < amp_lanes + %d;"
              " amp_thread_%d++)", s->rank - 1, s->rank - 1, LANES, s->rank - 1);
    begin_block(dev);
    print_again(dev, s, step);
    for (int i = 0; i < step->near.count; i++) {
        const char *name = serial_kept(s, step->near.items[i])->name;
        put_newline(dev);
        putf(dev, "amp_apart |= %s ^ (amp_first_%s + (amp_thread_%d - amp_lanes));",
             name, name, s->rank - 1);
    }
    end_block(dev);
}

void set_near(Serial *s, const Step *step, bool is_near)
{
    s->is_near = is_near;
    for (int i = 0; i < step->near.count; i++) {
        Kept *kept = serial_kept(s, step->near.items[i]);
        kept->place = is_near ? arena_format(
            "amp_first_%s + (amp_thread_%d - amp_lanes)", kept->name,
            s->rank - 1) : NULL;
    }
}

void print_near(Device *dev, Serial *s, const Step *step)
{
    const Threads around = s->threads;
    bool is_whole = serial_fills(s, LANES);
    print_vectors(dev, s, around.from, LANES);
    begin_block(dev);
    print_past(dev, s, LANES);
    print_first(dev, s, step, "amp_lanes");
    print_question(dev, s, step, is_whole);
    s->threads = lane_threads();
    set_near(s, step, true);
    put_newline(dev);
    put(dev, "if (amp_apart == 0)");
    begin_block(dev);
    print_run(dev, s, step);
    end_block(dev);
    set_near(s, step, false);
    if (!is_whole) {
        s->threads.to = "amp_past";
        s->threads.count = 0;
    }
    put(dev, " else");
    begin_block(dev);
    print_run(dev, s, step);
    end_block(dev);
    s->threads = around;
    end_block(dev);
}
