/* print_rows.c - the loops of a region over the rows of a tile or of a part of the
 * domain, and how many threads of a row go through its inner loops together.
 */
#include "print_serial.h"

/* Vectors, of a processor with 32 registers; a few more than there are cost less than
 * shorter pieces of memory. */
enum { FEW_VECTORS = 2, MOST_VECTORS = 8, MOST_IN_REGISTERS = 20, MOST_IN_WALK = 40 };

static bool strides(const Step *step)
{
    return step->strides;
}

/* Whether there are loops around those over a row's threads, none of which threads
 * share out. */
static bool has_loops(const Steps *steps)
{
    return steps_any(steps, step_is_loop) && !steps_any(steps, strides);
}

typedef struct KeptCount {
    const Plan *plan;
    Set seen;
    int count;
} KeptCount;

static bool count_kept(Node *n, void *context)
{
    KeptCount *c = context;
    if (kept_is_array(serial_kept_of(c->plan, n))
        && set_add(&c->seen, n->decl))
        c->count++;
    return true;
}

static void count_kept_in(Step *step, void *context)
{
    step_walk(step, count_kept, context);
}

/* How many variables there are for a thread of each row that goes together. */
static int kept_in(const Cursor *c, const Steps *steps)
{
    KeptCount kept = {.plan = c->plan};
    steps_walk(steps, count_kept_in, &kept);
    return c->together ? kept.count * ROWS_TOGETHER : kept.count;
}

bool print_keeps_in_registers(const Cursor *c, const Steps *steps, int threads)
{
    int kept = kept_in(c, steps);
    return kept && kept * threads <= MOST_IN_REGISTERS * LANES;
}

/* Loops that walk through memory are better gone through by many threads, who have longer
 * pieces of it. */
static bool walks(const Step *step)
{
    return step->walks;
}

/* A loop whose trips take the threads from row to row, and are all that it has. */
static bool walks_at_once(const Step *step)
{
    return step->walks && step->steps.count == 1 && step->steps.items[0]->kind == STEP_RUN;
}

/* What threads of one row walk through once is as fast in blocks of many vectors, which
 * stay in registers; rows of a product of matrices walk through it again and again. */
static bool walks_once(const Cursor *c, const Steps *steps)
{
    return c->plan->last == 0 && steps_any(steps, walks);
}

/* How many threads, of so many, go through loops together: several vectors, so that
 * one need not wait for what the one before it computes, where their variables fit in
 * registers. */
static int threads_in_strip(const Cursor *c, const Steps *steps, int all)
{
    bool once = walks_once(c, steps);
    int vectors = once ? MOST_VECTORS : 4, kept = kept_in(c, steps);
    int most = once ? MOST_IN_WALK : MOST_IN_REGISTERS;
    while (vectors > 1 && (all % (vectors * LANES) || kept * vectors > most))
        vectors /= 2;
    return vectors * LANES;
}

/* Loops that threads leave one by one have vectors of their own, and labels. */
static bool is_masked(const Step *step)
{
    return step->kind == STEP_MASKED;
}

/* These are for a few vectors' threads in any case. */
static bool is_guard(const Step *step)
{
    return step->kind == STEP_GUARD;
}

static bool fits_blocks(const Cursor *c, const Steps *steps)
{
    return c->plan->index && !c->abreast && !c->threads.count && !c->descends
        && kept_in(c, steps) <= MOST_IN_REGISTERS && has_loops(steps)
        && !print_has_spans(steps) && !steps_any(steps, is_masked)
        && (steps_any(steps, is_guard) || !steps_any(steps, walks)
            || (c->together && !steps_any(steps, walks_at_once))
            || (walks_once(c, steps)
                && kept_in(c, steps) * MOST_VECTORS <= MOST_IN_WALK));
}

/* As long as there are so many threads from `block` on. */
static void print_block(Device *dev, Cursor *c, const Steps *steps, const char *block,
                        int threads)
{
    const Threads all = c->threads;
    put_line(dev, "for (; %s - %s >= %d; %s += %d)", all.to, block, threads, block, threads);
    begin_block(dev);
    c->threads = (Threads){block, arena_format("%s + %d", block, threads), threads};
    c->in_strip = true;
    print_steps(dev, c, steps);
    c->in_strip = false;
    end_block(dev);
    c->threads = all;
}

/* Blocks of some vectors go through loops together, then the threads that are left: where
 * blocks are large, in small ones first, since a work-item may have few threads. */
static void print_blocks(Device *dev, Cursor *c, const Steps *steps)
{
    const Threads all = c->threads;
    int threads = threads_in_strip(c, steps, c->plan->tile[c->plan->last]);
    const char *block = arena_format("amp_block_%d", ++c->blocks);
    put_newline(dev);
    begin_block(dev);
    put_line(dev, "int %s = %s;", block, all.from);
    print_block(dev, c, steps, block, threads);
    if (threads == MOST_VECTORS * LANES)
        print_block(dev, c, steps, block, FEW_VECTORS * LANES);
    c->threads = (Threads){block, all.to, 0};
    print_steps(dev, c, steps);
    c->threads = all;
    end_block(dev);
}

void print_threads_steps(Device *dev, Cursor *c, const Steps *steps)
{
    if (fits_blocks(c, steps))
        print_blocks(dev, c, steps);
    else
        print_steps(dev, c, steps);
}

/* As many threads of a row as are in some vectors go through such loops before the
 * next ones do; few, where it is their trips that have neighbouring elements. */
static void print_row(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    int all = around.count, lanes = step->is_along ? ABREAST : LANES;
    if (all < lanes || all % lanes || !has_loops(&step->steps)) {
        print_threads_steps(dev, c, &step->steps);
        return;
    }
    int threads = step->is_along ? ABREAST : threads_in_strip(c, &step->steps, all);
    c->in_strip = !step->is_along;
    c->abreast = step->is_along ? ABREAST : 0;
    if (all > lanes) {
        put_line(dev, "for (int amp_strip = 0; amp_strip < %d; amp_strip += %d)", all,
                 threads);
        begin_block(dev);
        c->threads = (Threads){"amp_strip", arena_format("amp_strip + %d", threads),
                               threads};
    }
    c->strip = c->threads;
    print_steps(dev, c, &step->steps);
    if (all > lanes)
        end_block(dev);
    c->in_strip = false;
    c->abreast = 0;
    c->threads = around;
}

static void print_rows(Device *dev, Cursor *c, const Step *step, bool is_rest)
{
    if (has_strips(c, step))
        print_strips(dev, c, is_rest);
    else if (c->plan->rank > 1)
        dev->w.indent--;
    else
        put_newline(dev);
    c->threads.count = c->plan->index ? c->abreast : c->threads.count;
    c->strip = c->threads;
    begin_block(dev);
    if (c->plan->index)
        print_strip_ends(dev, c, step);
    print_arrays(dev, c, &step->arrays, c->plan->last);
    if (!c->together)
        print_again(dev, c, step);
    print_row(dev, c, step);
    end_block(dev);
}

/* With so many threads in a strip; one has no loop over threads. */
static void print_rows_abreast(Device *dev, Cursor *c, const Step *step, int abreast)
{
    int before = c->abreast;
    c->abreast = abreast;
    c->is_single = abreast == 1 && !print_has_spans(&step->steps);
    print_rows(dev, c, step, abreast < before);
    c->is_single = false;
    c->abreast = before;
}

static void print_rows_and_rest(Device *dev, Cursor *c, const Step *step)
{
    put_newline(dev);
    begin_block(dev);
    print_rows_abreast(dev, c, step, c->abreast);
    print_rows_abreast(dev, c, step, 1);
    end_block(dev);
}

/* The rows several at a time, then those that are left. */
static void print_rows_together(Device *dev, Cursor *c, const Step *step)
{
    int row = c->plan->last - 1;
    put_newline(dev);
    begin_block(dev);
    put_line(dev, "int amp_row = amp_begin_%d;", row);
    put_line(dev, "for (; amp_row < amp_end_%d - %d; amp_row += %d)", row, ROWS_TOGETHER - 1,
             ROWS_TOGETHER);
    dev->w.indent++;
    c->together = step;
    print_rows_abreast(dev, c, step, c->abreast);
    c->together = NULL;
    dev->w.indent--;
    print_thread_range(dev, row, "amp_row", arena_format("amp_end_%d", row));
    dev->w.indent++;
    print_rows_abreast(dev, c, step, c->abreast);
    dev->w.indent--;
    end_block(dev);
}

/* ---- some rows of a tile -------------------------------------------------- */

static bool has_range(const Step *step)
{
    return step->rows.count || step->row_step;
}

/* The loop over the rows that a region may do anything in, after their ends. */
static void print_range(Device *dev, Cursor *c, const Step *step)
{
    int row = c->plan->last - 1;
    const Threads around = c->threads;
    put_newline(dev);
    begin_block(dev);
    c->threads = (Threads){"0", arena_format("%d", c->plan->tile[row]), 0};
    c->is_row = true;
    for (int i = 0; i < step->rows.count; i++)
        print_edges(dev, c, &step->rows.items[i]);
    if (step->row_step) {
        c->is_first = true;
        put_line(dev, "const int amp_step = max(");
        print_expr(dev, step->row_step, 0);
        put(dev, ", 1);");
        c->is_first = false;
    }
    c->is_row = false;
    put_line(dev, "for (int amp_thread_%d = %s; amp_thread_%d < %s; amp_thread_%d%s)", row,
             c->threads.from, row, c->threads.to, row,
             step->row_step ? " += amp_step" : "++");
    c->threads = around;
}

void print_region(Device *dev, Cursor *c, const Step *step)
{
    int indent = dev->w.indent;
    bool is_bare = c->plan->rank == 1 && !c->plan->index && !step->arrays.count
        && !step->again.count;
    c->descends = step->descends;
    if (is_bare) {
        print_row(dev, c, step);
        c->descends = false;
        return;
    }
    bool is_some = has_range(step) && !step->is_together;
    for (int d = 0; d < c->plan->last - step->is_together - is_some; d++, dev->w.indent++)
        print_thread_loop(dev, c, d);
    int before_range = dev->w.indent;
    if (is_some) {
        print_range(dev, c, step);
        dev->w.indent++;
    }
    if (step->is_together)
        print_rows_together(dev, c, step);
    else if (c->abreast > 1)
        print_rows_and_rest(dev, c, step);
    else
        print_rows_abreast(dev, c, step, c->abreast);
    c->descends = false;
    if (is_some) {
        dev->w.indent = before_range + 1;
        end_block(dev);
    }
    dev->w.indent = indent;
}
