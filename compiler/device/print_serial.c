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
static bool is_empty(const Serial *s, const Step *step)
{
    if (step->kind != STEP_REGION && step->kind != STEP_RUN)
        return false;
    for (int i = 0; i < step->steps.count; i++)
        if (!is_empty(s, step->steps.items[i]))
            return false;
    for (int i = 0; i < step->statements.count; i++) {
        const Node *n = step->statements.items[i];
        if (n->kind != ND_DECLARE && n->kind != ND_NULL)
            return false;
        for (int k = 0; k < n->declared.count; k++)
            if (!serial_is_gone(s, n->declared.items[k]))
                return false;
    }
    return !step->then || is_empty(s, step->then);
}

/* ---- rows ------------------------------------------------------------- */

enum { MOST_IN_REGISTERS = 20 }; /* vectors, of a processor with 32 */

/* Whether there are loops around those over a row's threads, which threads do
 * not share out. */
static bool has_loops(const Steps *steps, bool *strides)
{
    bool found = false;
    for (int i = 0; i < steps->count; i++) {
        const Step *step = steps->items[i];
        *strides = *strides || step->strides;
        found = found || step->is_own_for || step->kind == STEP_MASKED;
        found = has_loops(&step->steps, strides) || found;
        found = has_loops(&step->otherwise, strides) || found;
    }
    return found;
}

typedef struct KeptCount {
    const Serial *serial;
    Set seen;
    int count;
} KeptCount;

static bool count_kept(Node *n, void *context)
{
    KeptCount *c = context;
    const Kept *kept = n->kind == ND_VAR ? serial_kept(c->serial, n->decl) : NULL;
    if (kept && (kept->keep == KEEP_ROW || kept->keep == KEEP_TILE)
        && set_add(&c->seen, n->decl))
        c->count++;
    return true;
}

static void count_kept_in(KeptCount *c, const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        const Step *step = steps->items[i];
        for (int k = 0; k < step->statements.count; k++)
            node_walk(step->statements.items[k], count_kept, c);
        count_kept_in(c, &step->steps);
        count_kept_in(c, &step->otherwise);
    }
}

/* How many threads, of so many, go through loops together: several vectors, so that
 * one need not wait for what the one before it computes, where their variables fit in
 * registers. */
static int threads_in_strip(const Serial *s, const Steps *steps, int all)
{
    KeptCount c = {.serial = s};
    count_kept_in(&c, steps);
    int vectors = 4;
    while (vectors > 1 && (all % (vectors * LANES)
                           || c.count * vectors > MOST_IN_REGISTERS))
        vectors /= 2;
    return vectors * LANES;
}

/* Whether a loop is better gone through by many threads: they walk through memory in it,
 * of which they have longer pieces, or leave it one by one, which has vectors of its
 * own. */
static bool has_loop_for_many(const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        const Step *step = steps->items[i];
        if (step->walks || step->kind == STEP_MASKED || has_loop_for_many(&step->steps)
            || has_loop_for_many(&step->otherwise))
            return true;
    }
    return false;
}

static bool fits_blocks(const Serial *s, const Steps *steps)
{
    bool strides = false;
    KeptCount c = {.serial = s};
    count_kept_in(&c, steps);
    return s->index && !s->abreast && !s->threads.count && !s->descends
        && c.count <= MOST_IN_REGISTERS && has_loops(steps, &strides) && !strides
        && !print_has_spans(steps) && !has_loop_for_many(steps);
}

/* Blocks of some vectors go through loops together, then the threads that are left. */
static void print_blocks(Device *dev, Serial *s, const Steps *steps)
{
    const Threads all = s->threads;
    int threads = threads_in_strip(s, steps, s->tile[s->rank - 1]);
    const char *block = arena_format("amp_block_%d", ++s->blocks);
    put_newline(dev);
    begin_block(dev);
    put_newline(dev);
    putf(dev, "int %s = %s;", block, all.from);
    put_newline(dev);
    putf(dev, "for (; %s - %s >= %d; %s += %d)", all.to, block, threads, block, threads);
    begin_block(dev);
    s->threads = (Threads){block, arena_format("%s + %d", block, threads), threads};
    s->in_strip = true;
    print_steps(dev, s, steps);
    s->in_strip = false;
    end_block(dev);
    s->threads = (Threads){block, all.to, 0};
    print_steps(dev, s, steps);
    s->threads = all;
    end_block(dev);
}

void print_threads_steps(Device *dev, Serial *s, const Steps *steps)
{
    if (fits_blocks(s, steps))
        print_blocks(dev, s, steps);
    else
        print_steps(dev, s, steps);
}

/* As many threads of a row as are in some vectors go through such loops before the
 * next ones do; few, where it is their trips that have neighbouring elements. */
static void print_row(Device *dev, Serial *s, const Step *step)
{
    bool strides = false;
    const Threads around = s->threads;
    int all = around.count, lanes = step->is_along ? ABREAST : LANES;
    if (all < lanes || all % lanes || !has_loops(&step->steps, &strides) || strides) {
        print_threads_steps(dev, s, &step->steps);
        return;
    }
    int threads = step->is_along ? ABREAST : threads_in_strip(s, &step->steps, all);
    s->in_strip = !step->is_along;
    s->abreast = step->is_along ? ABREAST : 0;
    if (all > lanes) {
        put_newline(dev);
        putf(dev, "for (int amp_strip = 0; amp_strip < %d; amp_strip += %d)", all,
             threads);
        begin_block(dev);
        s->threads = (Threads){"amp_strip", arena_format("amp_strip + %d", threads),
                               threads};
    }
    print_steps(dev, s, &step->steps);
    if (all > lanes)
        end_block(dev);
    s->in_strip = false;
    s->abreast = 0;
    s->threads = around;
}

static void print_rows(Device *dev, Serial *s, const Step *step, bool is_rest)
{
    if (has_strips(s, step))
        print_strips(dev, s, is_rest);
    else if (s->rank > 1)
        dev->w.indent--;
    else
        put_newline(dev);
    s->threads.count = s->index ? s->abreast : s->threads.count;
    begin_block(dev);
    if (s->index)
        print_strip_ends(dev, s, step);
    print_arrays(dev, s, &step->arrays, s->rank - 1);
    print_again(dev, s, step);
    print_row(dev, s, step);
    end_block(dev);
}

static void print_rows_and_rest(Device *dev, Serial *s, const Step *step)
{
    int abreast = s->abreast;
    put_newline(dev);
    begin_block(dev);
    print_rows(dev, s, step, false);
    s->abreast = 1;
    s->is_single = !print_has_spans(&step->steps);
    print_rows(dev, s, step, true);
    s->is_single = false;
    s->abreast = abreast;
    end_block(dev);
}

static void print_region(Device *dev, Serial *s, const Step *step)
{
    int indent = dev->w.indent;
    bool is_bare = s->rank == 1 && !s->index && !step->arrays.count
        && !step->again.count;
    s->descends = step->descends;
    if (is_bare) {
        print_row(dev, s, step);
        s->descends = false;
        return;
    }
    for (int d = 0; d < s->rank - 1; d++, dev->w.indent++)
        print_thread_loop(dev, s, d);
    if (s->abreast > 1)
        print_rows_and_rest(dev, s, step);
    else
        print_rows(dev, s, step, false);
    s->descends = false;
    dev->w.indent = indent;
}

/* ---- control flow ------------------------------------------------------- */

static void print_braced(Device *dev, Serial *s, const Steps *steps,
                         const Steps *next)
{
    begin_block(dev);
    print_steps(dev, s, steps);
    print_steps(dev, s, next);
    end_block(dev);
}

/* Statements that say of each vector whether its elements are side by side, and
 * no ifs: LLVM 15 may crash where it knows which threads go a way. */
static bool only_asks(const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        const Step *step = steps->items[i];
        if (step->kind == STEP_REGION ? !only_asks(&step->steps)
            : step->kind == STEP_RUN ? !step->near.count || step->butterfly
            : step->kind != STEP_ONCE)
            return false;
        for (int k = 0; k < step->statements.count; k++)
            if (flow_condition(step->statements.items[k]))
                return false;
    }
    return true;
}

/* Where the counter says where the elements are, what is asked is known for each
 * of its values. */
static void print_unroll(Device *dev, const Step *step)
{
    if (!flow_is_of_powers(step->node) || !only_asks(&step->steps))
        return;
    need_quiet(dev, QUIET_HINT);
    put_newline(dev);
    put(dev, "#pragma unroll");
    put_newline(dev);
}

static void print_for(Device *dev, Serial *s, const Step *step)
{
    Node *n = step->node;
    if (step->begin.count) {
        begin_block(dev);
        print_steps(dev, s, &step->begin);
        put_newline(dev);
    }
    print_unroll(dev, step);
    put(dev, "for (");
    if (step->is_own_for)
        print_value(dev, s, flow_counter(n));
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
    print_braced(dev, s, &step->steps, &step->next);
    if (step->begin.count)
        end_block(dev);
}

static void print_switch(Device *dev, Serial *s, const Step *step)
{
    put(dev, "switch (");
    print_choice(dev, step->node->kids[SWITCH_VALUE]);
    put(dev, ")");
    print_braced(dev, s, &step->steps, &step->next);
}

static void print_flow(Device *dev, Serial *s, const Step *step)
{
    Node *n = step->node;
    put_at(dev, n->range.source, n->range.begin);
    if (step->strides) {
        print_shares(dev, s, step);
        return;
    }
    switch (n->kind) {
    case ND_IF:
        put(dev, "if ");
        print_condition(dev, n->kids[IF_CONDITION]);
        print_braced(dev, s, &step->steps, &step->next);
        if (step->otherwise.count) {
            put(dev, " else");
            print_braced(dev, s, &step->otherwise, &step->next);
        }
        break;
    case ND_FOR:
        print_for(dev, s, step);
        break;
    case ND_WHILE:
        put(dev, "while ");
        print_condition(dev, n->kids[WHILE_CONDITION]);
        print_braced(dev, s, &step->steps, &step->next);
        break;
    case ND_DO:
        put(dev, "do");
        print_braced(dev, s, &step->steps, &step->next);
        put(dev, " while ");
        print_condition(dev, n->kids[DO_CONDITION]);
        put(dev, ";");
        break;
    case ND_SWITCH:
        print_switch(dev, s, step);
        break;
    case ND_RETURN:
        put(dev, "return;");
        break;
    case ND_COMPOUND:
        print_braced(dev, s, &step->steps, &step->next);
        break;
    case ND_CASE:
    case ND_DEFAULT:
        print_case_label(dev, n);
        put(dev, ";");
        print_steps(dev, s, &step->steps);
        break;
    default: /* a jump, or a label at the end of a block */
        print_bare_statement(dev, n);
        break;
    }
}

/* What its header needs stands around it. */
static void print_control(Device *dev, Serial *s, const Step *step)
{
    bool wraps = step->again.count > 0;
    if (wraps) {
        put_newline(dev);
        begin_block(dev);
        print_again(dev, s, step);
    }
    print_flow(dev, s, step);
    if (wraps)
        end_block(dev);
}

static void print_once(Device *dev, Serial *s, const Step *step)
{
    if (step->decl) {
        put_newline(dev);
        print_value(dev, s, step->decl);
    } else {
        print_statement(dev, step->node);
    }
}

void print_steps(Device *dev, Serial *s, const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        Step *step = steps->items[i];
        if (is_empty(s, step))
            continue;
        switch (step->kind) {
        case STEP_REGION:
            if (step->turn.side)
                print_turn(dev, s, step);
            else
                print_region(dev, s, step);
            break;
        case STEP_RUN:
            print_any_run(dev, s, step);
            break;
        case STEP_CONTROL:
            print_control(dev, s, step);
            break;
        case STEP_SPAN:
            put_at(dev, step->node->range.source, step->node->range.begin);
            print_span(dev, s, step);
            break;
        case STEP_SEGMENTS:
            put_at(dev, step->node->range.source, step->node->range.begin);
            print_segments(dev, s, step);
            break;
        case STEP_MASKED:
            put_at(dev, step->node->range.source, step->node->range.begin);
            print_masked(dev, s, step);
            break;
        case STEP_ONCE:
            print_once(dev, s, step);
            break;
        }
    }
}

/* All threads of a row, at first. */
static void set_row(Serial *s)
{
    int wide = s->tile[s->rank - 1];
    s->threads = s->index ? (Threads){"amp_strip", "amp_stop", 0}
                          : (Threads){"0", arena_format("%d", wide), wide};
}

void print_serial_body(Device *dev, Serial *s)
{
    set_row(s);
    print_part(dev, s);
    put(dev, "    const int ");
    for (int d = 0; d < s->rank; d++)
        putf(dev, "%samp_thread_%d = %s", d ? ", " : "", d,
             s->index && d < s->rank - 1 ? arena_format("amp_begin_%d", d) : "0");
    put(dev, ";");
    if (s->recurs)
        put(dev, "\n    const long " HIDDEN_ZERO " = amp_block.amp_domain[3];");
    print_arrays(dev, s, &s->tiles, 0);
    print_totals(dev, s);
    print_steps(dev, s, &s->steps);
    print_results(dev, s);
}
