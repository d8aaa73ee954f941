/* print_serial.c - the serial form of a kernel in OpenCL C, as planned.
 *
 * Thread numbers are amp_thread_0 and so on, by the tile's dimensions; outside
 * of the loops over threads they are those of the first one.
 */
#include "analysis/flow.h"
#include "print_serial.h"

void print_serial_return(Device *dev)
{
    putf(dev, "goto amp_end_%d;", dev->w.serial->ends);
}

/* Whether a region or a run has declarations alone of which nothing is left. */
static bool is_empty(const Cursor *c, const Step *step)
{
    if (step->kind != STEP_REGION && step->kind != STEP_RUN)
        return false;
    for (int i = 0; i < step->steps.count; i++)
        if (!is_empty(c, step->steps.items[i]))
            return false;
    for (int i = 0; i < step->statements.count; i++) {
        const Node *n = step->statements.items[i];
        if (n->kind != ND_DECLARE && n->kind != ND_NULL)
            return false;
        for (int k = 0; k < n->declared.count; k++)
            if (!serial_is_gone(c->plan, n->declared.items[k]))
                return false;
    }
    return !step->then || is_empty(c, step->then);
}

/* ---- rows ------------------------------------------------------------- */

enum { MOST_IN_REGISTERS = 20 }; /* vectors, of a processor with 32 */

static bool is_around_row(const Step *step)
{
    return step->is_own_for || step->kind == STEP_MASKED;
}

static bool strides(const Step *step)
{
    return step->strides;
}

/* Whether there are loops around those over a row's threads, none of which threads
 * share out. */
static bool has_loops(const Steps *steps)
{
    return steps_any(steps, is_around_row) && !steps_any(steps, strides);
}

typedef struct KeptCount {
    const Serial *plan;
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

/* How many variables have one for each thread. */
static int kept_in(const Cursor *c, const Steps *steps)
{
    KeptCount kept = {.plan = c->plan};
    steps_walk(steps, count_kept_in, &kept);
    return kept.count;
}

/* How many threads, of so many, go through loops together: several vectors, so that
 * one need not wait for what the one before it computes, where their variables fit in
 * registers. */
static int threads_in_strip(const Cursor *c, const Steps *steps, int all)
{
    int vectors = 4, kept = kept_in(c, steps);
    while (vectors > 1 && (all % (vectors * LANES)
                           || kept * vectors > MOST_IN_REGISTERS))
        vectors /= 2;
    return vectors * LANES;
}

/* Whether a loop is better gone through by many threads: they walk through memory in it,
 * of which they have longer pieces, or leave it one by one, which has vectors of its
 * own. */
static bool is_for_many(const Step *step)
{
    return step->walks || step->kind == STEP_MASKED;
}

static bool fits_blocks(const Cursor *c, const Steps *steps)
{
    return c->plan->index && !c->abreast && !c->threads.count && !c->descends
        && kept_in(c, steps) <= MOST_IN_REGISTERS && has_loops(steps)
        && !print_has_spans(steps) && !steps_any(steps, is_for_many);
}

/* Blocks of some vectors go through loops together, then the threads that are left. */
static void print_blocks(Device *dev, Cursor *c, const Steps *steps)
{
    const Threads all = c->threads;
    int threads = threads_in_strip(c, steps, c->plan->tile[c->plan->last]);
    const char *block = arena_format("amp_block_%d", ++c->blocks);
    put_newline(dev);
    begin_block(dev);
    put_line(dev, "int %s = %s;", block, all.from);
    put_line(dev, "for (; %s - %s >= %d; %s += %d)", all.to, block, threads, block, threads);
    begin_block(dev);
    c->threads = (Threads){block, arena_format("%s + %d", block, threads), threads};
    c->in_strip = true;
    print_steps(dev, c, steps);
    c->in_strip = false;
    end_block(dev);
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
    begin_block(dev);
    if (c->plan->index)
        print_strip_ends(dev, c, step);
    print_arrays(dev, c, &step->arrays, c->plan->last);
    print_again(dev, c, step);
    print_row(dev, c, step);
    end_block(dev);
}

static void print_rows_and_rest(Device *dev, Cursor *c, const Step *step)
{
    int abreast = c->abreast;
    put_newline(dev);
    begin_block(dev);
    print_rows(dev, c, step, false);
    c->abreast = 1;
    c->is_single = !print_has_spans(&step->steps);
    print_rows(dev, c, step, true);
    c->is_single = false;
    c->abreast = abreast;
    end_block(dev);
}

static void print_region(Device *dev, Cursor *c, const Step *step)
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
    for (int d = 0; d < c->plan->last; d++, dev->w.indent++)
        print_thread_loop(dev, c, d);
    if (c->abreast > 1)
        print_rows_and_rest(dev, c, step);
    else
        print_rows(dev, c, step, false);
    c->descends = false;
    dev->w.indent = indent;
}

/* ---- control flow ------------------------------------------------------- */

static void print_braced(Device *dev, Cursor *c, const Steps *steps,
                         const Steps *next)
{
    begin_block(dev);
    print_steps(dev, c, steps);
    print_steps(dev, c, next);
    end_block(dev);
}

/* What does more than say of each vector whether its elements are side by side, or
 * has ifs: LLVM 15 may crash where it knows which threads go a way. */
static bool does_more(const Step *step)
{
    for (int i = 0; i < step->statements.count; i++)
        if (flow_condition(step->statements.items[i]))
            return true;
    return step->kind == STEP_RUN ? !step->near.count || step->butterfly
        : step->kind != STEP_REGION && step->kind != STEP_ONCE;
}

/* Where the counter says where the elements are, what is asked is known for each
 * of its values. */
static void print_unroll(Device *dev, const Step *step)
{
    if (!flow_is_of_powers(step->node) || steps_any(&step->steps, does_more))
        return;
    need_quiet(dev, QUIET_HINT);
    put_line(dev, "#pragma unroll");
    put_newline(dev);
}

static void print_for(Device *dev, Cursor *c, const Step *step)
{
    Node *n = step->node;
    if (step->begin.count) {
        begin_block(dev);
        print_steps(dev, c, &step->begin);
        put_newline(dev);
    }
    print_unroll(dev, step);
    put(dev, "for (");
    if (step->is_own_for)
        print_value(dev, c, flow_counter(n));
    else
        put(dev, ";");
    if (n->kids[FOR_CONDITION]) {
        put(dev, " ");
        print_expr(dev, n->kids[FOR_CONDITION], 0);
    }
    put(dev, step->is_own_for ? "; " : ";");
    if (step->is_own_for)
        print_expr(dev, n->kids[FOR_STEP], 0);
    put(dev, ")");
    print_braced(dev, c, &step->steps, &step->next);
    if (step->begin.count)
        end_block(dev);
}

static void print_switch(Device *dev, Cursor *c, const Step *step)
{
    put(dev, "switch (");
    print_choice(dev, step->node->kids[SWITCH_VALUE]);
    put(dev, ")");
    print_braced(dev, c, &step->steps, &step->next);
}

static void print_flow(Device *dev, Cursor *c, const Step *step)
{
    Node *n = step->node;
    put_at(dev, n->range.source, n->range.begin);
    if (step->strides) {
        print_shares(dev, c, step);
        return;
    }
    switch (n->kind) {
    case ND_IF:
    case ND_WHILE:
        put(dev, n->kind == ND_IF ? "if " : "while ");
        print_condition(dev, flow_condition(n));
        print_braced(dev, c, &step->steps, &step->next);
        if (step->otherwise.count) {
            put(dev, " else");
            print_braced(dev, c, &step->otherwise, &step->next);
        }
        break;
    case ND_FOR:
        print_for(dev, c, step);
        break;
    case ND_DO:
        put(dev, "do");
        print_braced(dev, c, &step->steps, &step->next);
        put(dev, " while ");
        print_condition(dev, n->kids[DO_CONDITION]);
        put(dev, ";");
        break;
    case ND_SWITCH:
        print_switch(dev, c, step);
        break;
    case ND_RETURN:
        put(dev, "return;");
        break;
    case ND_COMPOUND:
        print_braced(dev, c, &step->steps, &step->next);
        break;
    case ND_CASE:
    case ND_DEFAULT:
        print_case_label(dev, n);
        put(dev, ";");
        print_steps(dev, c, &step->steps);
        break;
    default: /* a jump, or a label at the end of a block */
        print_bare_statement(dev, n);
        break;
    }
}

/* What its header needs stands around it. */
static void print_control(Device *dev, Cursor *c, const Step *step)
{
    bool wraps = step->again.count > 0;
    if (wraps) {
        put_newline(dev);
        begin_block(dev);
        print_again(dev, c, step);
    }
    print_flow(dev, c, step);
    if (wraps)
        end_block(dev);
}

static void print_once(Device *dev, Cursor *c, const Step *step)
{
    if (step->decl) {
        put_newline(dev);
        print_value(dev, c, step->decl);
    } else {
        print_statement(dev, step->node);
    }
}

void print_steps(Device *dev, Cursor *c, const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        Step *step = steps->items[i];
        if (is_empty(c, step))
            continue;
        switch (step->kind) {
        case STEP_REGION:
            if (step->turn.side)
                print_turn(dev, c, step);
            else
                print_region(dev, c, step);
            break;
        case STEP_RUN:
            print_any_run(dev, c, step);
            break;
        case STEP_CONTROL:
            print_control(dev, c, step);
            break;
        case STEP_SPAN:
            put_at(dev, step->node->range.source, step->node->range.begin);
            print_span(dev, c, step);
            break;
        case STEP_SEGMENTS:
            put_at(dev, step->node->range.source, step->node->range.begin);
            print_segments(dev, c, step);
            break;
        case STEP_MASKED:
            put_at(dev, step->node->range.source, step->node->range.begin);
            print_masked(dev, c, step);
            break;
        case STEP_ONCE:
            print_once(dev, c, step);
            break;
        }
    }
}

/* All threads of a row, at first. */
Cursor *cursor_new(const Serial *plan)
{
    Cursor *c = NEW(Cursor);
    *c = (Cursor){.plan = plan, .abreast = plan->abreast};
    int wide = plan->tile[plan->last];
    c->threads = plan->index ? (Threads){"amp_strip", "amp_stop", 0}
                             : (Threads){"0", arena_format("%d", wide), wide};
    return c;
}

void print_serial_body(Device *dev, Cursor *c)
{
    print_part(dev, c->plan);
    put(dev, "    const int ");
    for (int d = 0; d < c->plan->rank; d++)
        putf(dev, "%samp_thread_%d = %s", d ? ", " : "", d,
             c->plan->index && d < c->plan->last ? arena_format("amp_begin_%d", d) : "0");
    put(dev, ";");
    if (c->plan->recurs)
        put(dev, "\n    const long " HIDDEN_ZERO " = amp_block.amp_domain[3];");
    print_arrays(dev, c, &c->plan->tiles, 0);
    print_totals(dev, c);
    print_steps(dev, c, &c->plan->steps);
    print_results(dev, c);
}
