/* print_rare.c - runs with loops of each thread's own that few threads reach
 * (serial_rare.c):
 *
 *     float d = …;
 *     if (d < best[7])
 *         while (…) …
 *
 * A loop over such threads cannot be vectorized, but the code that decides whether a
 * thread reaches its loop can. If none of a vector's threads does, they are finished:
 *
 *     for (…16 threads…) { float d = …; amp_comes &= d < best[7]…; … }
 *     if (amp_some)
 *         for (…the same…) { float d = …; if (d < best[7]…) … }
 */
#include "print_serial.h"

/* The way to the loop. Where no condition guards what is under it, there is none:
 * compilers would move there what vectors have done. */
static void print_way(Device *dev, const Rare *rare)
{
    int depth = 0;
    for (int i = 0; i < rare->way.count; i++) {
        Node *n = rare->way.items[i].node;
        if (!rare->way.items[i].leads) {
            print_statement(dev, n);
            continue;
        }
        put_newline(dev);
        if (n->kind == ND_IF) {
            put(dev, rare->is_flat ? "amp_comes &= " : "if ");
            (rare->is_flat ? print_truth : print_condition)(dev, n->kids[IF_CONDITION]);
            put(dev, rare->is_flat ? ";" : "");
        }
        begin_block(dev);
        depth++;
    }
    if (!rare->is_flat)
        put_line(dev, "amp_comes = 1;");
    while (depth--)
        end_block(dev);
}

/* Of a whole vector. */
static void print_question(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    c->threads.to = arena_format("amp_lanes + %d", LANES);
    need_quiet(dev, QUIET_HINT);
    put_line(dev, "#pragma clang loop vectorize(assume_safety) vectorize_width(%d)"
                  " interleave_count(1)", LANES);
    c->in_vectors = true;
    print_thread_loop(dev, c, c->plan->last);
    begin_block(dev);
    print_again(dev, c, step);
    put_line(dev, "int amp_comes = %d;", step->rare->is_flat);
    print_way(dev, step->rare);
    put_line(dev, "amp_some |= amp_comes;");
    end_block(dev);
    c->in_vectors = false;
    c->threads = around;
}

void print_rare(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    bool fills = serial_fills(c, LANES);
    begin_vectors(dev, c, around.from, LANES);
    c->threads.from = "amp_lanes";
    c->threads.to = fills ? arena_format("amp_lanes + %d", LANES) : "amp_past";
    put_line(dev, "int amp_some = %s;", fills ? "0"
             : arena_format("amp_past - amp_lanes < %d", LANES));
    put_newline(dev);
    put(dev, fills ? "" : "if (!amp_some)");
    begin_block(dev);
    print_question(dev, c, step);
    end_block(dev);
    put_line(dev, "if (amp_some)");
    begin_block(dev);
    print_run(dev, c, step);
    end_block(dev);
    end_block(dev);
    c->threads = around;
}
