/* print_run.c - loops over the threads of a row around the statements of a run: how wide
 * their vectors are, and which statements on both sides of a barrier are executed vector
 * by vector.
 */
#include "analysis/flow.h"
#include "retile/retile.h"
#include "print_serial.h"

void begin_block(Device *dev)
{
    put(dev, dev->w.at_line_start ? "{" : " {");
    dev->w.indent++;
}

void end_block(Device *dev)
{
    dev->w.indent--;
    put_line(dev, "}");
}

/* The threads along a dimension that its loop goes through. */
static Threads threads_along(const Cursor *c, int dimension)
{
    if (dimension == c->plan->last && c->threads.to)
        return c->threads;
    if (c->plan->is_coarse && c->plan->tile[0] > 1)
        return (Threads){"0", TILE_COUNT, 0};
    if (c->plan->index)
        return (Threads){arena_format("amp_begin_%d", dimension),
                         arena_format("amp_end_%d", dimension), 0};
    return (Threads){"0", arena_format("%d", c->plan->tile[dimension]), 0};
}

void print_thread(Device *dev, const Cursor *c, const char *number)
{
    put_line(dev, "const int amp_thread_%d = %s;", c->plan->last, number);
}

void print_thread_range(Device *dev, int d, const char *from, const char *to)
{
    put_line(dev, "for (int amp_thread_%d = %s; amp_thread_%d < %s; amp_thread_%d++)", d, from, d,
             to, d);
}

void print_thread_loop(Device *dev, const Cursor *c, int dimension)
{
    bool is_last = dimension == c->plan->last;
    Threads threads = threads_along(c, dimension);
    if (is_last && c->is_single)
        put_newline(dev);
    else if (is_last && c->descends)
        put_line(dev, "for (int amp_thread_%d = %s - 1; amp_thread_%d >= %s; amp_thread_%d--)",
                 dimension, threads.to, dimension, threads.from, dimension);
    else
        print_thread_range(dev, dimension, threads.from, threads.to);
}

static bool find_byte(Node *n, void *context)
{
    *(bool *)context |= n->kind == ND_SUBSCRIPT && n->type->size == 1;
    return true;
}

static bool has_bytes(const Step *step)
{
    bool has = false;
    step_walk(step, find_byte, &has);
    return has;
}

/* In vectors that leave none over: two, for what comes from memory; what stays
 * in registers is in one, as wide as a processor has. So are bytes: eight of them,
 * some left out by a condition, are accessed as a register's sixteen, which the vectors
 * beside then wait for. */
static void print_width(Device *dev, const Cursor *c, const Step *step)
{
    int count = c->threads.count, width = LEAST_LANES, vectors = count % LANES ? 1 : 2;
    bool is_wide = step->lanes == LANES || has_bytes(step);
    if (step->is_spread) {
        vectors = 1;
    } else if (c->in_strip || (is_wide && count % LANES == 0)) {
        width = LANES;
        vectors = c->in_strip && count > LANES ? count / LANES : 1;
    }
    putf(dev, " vectorize_width(%d) interleave_count(%d) unroll(disable)", width, vectors);
}

static bool is_run_apart(Device *dev, const Cursor *c, const Step *step)
{
    for (int i = 0; i < step->statements.count; i++)
        if (!serial_is_apart(dev->prog, c->plan, step->statements.items[i]))
            return false;
    return true;
}

bool run_is_in_vectors(Device *dev, const Cursor *c, const Step *step)
{
    return step->kind == STEP_RUN && !step->near.count && !step->picks && step->torn != TORN_ALWAYS
        && !step->gathers && is_run_apart(dev, c, step);
}

/* The user's functions are not short. */
static bool count_node(Node *n, void *context)
{
    int *left = context;
    *left -= node_helper(n) ? *left : 1;
    return *left > 0;
}

static bool is_shorter(const Step *step, int nodes)
{
    step_walk(step, count_node, &nodes);
    return nodes > 0;
}

/* How many threads' runs, which are no vector's, a trip of a loop has one after the other:
 * several, where the loop takes as long as what a short run does. */
static int runs_in_turn(const Step *step, bool is_whole)
{
    return is_shorter(step, is_whole ? 40 : 60) ? 8 : !is_whole && is_shorter(step, 120) ? 4 : 1;
}

/* Vectors as wide as AVX-512's registers, which LLVM must be told to use. */
static void print_wide_lanes(Device *dev, int lanes)
{
    const char *name = arena_format("AMP_WIDE_%d", lanes);
    need_quiet(dev, QUIET_HINT);
    put_line(dev, need_text(dev, name,
                            "#ifdef __AVX512F__\n"
                            "#define %s _Pragma(\"clang loop vectorize_width(%d)\")\n"
                            "#else\n"
                            "#define %s\n"
                            "#endif\n", name, lanes, name));
}

/* A loop of which vectors may do the trips in any order, but not where views overlap. */
static void print_in_any_order(Device *dev)
{
    put_line(dev, need_text(dev, "AMP_IN_ANY_ORDER",
                            "#ifdef AMP_OVERLAP\n"
                            "#define AMP_IN_ANY_ORDER\n"
                            "#else\n"
                            "#define AMP_IN_ANY_ORDER"
                            " _Pragma(\"clang loop vectorize(assume_safety)\")\n"
                            "#endif\n"));
}

/* Threads side by side in vectors that leave none over, so that a loop over
 * one vector's threads is none: what is kept for each may stay in registers.
 * What takes elements from several rows is for the driver's compiler to weigh:
 * on a Xeon a transposition by tiles is 1.4 times as fast as with our width.
 * Whether they are sure to be in vectors. */
static bool print_lanes(Device *dev, const Cursor *c, const Step *step)
{
    bool is_apart = is_run_apart(dev, c, step);
    if (c->abreast == 1 || c->is_single)
        return false;
    if (c->abreast && !step->calls) {
        if (c->threads.count) {
            need_quiet(dev, QUIET_HINT);
            put_line(dev, "#pragma unroll");
        }
        return false;
    }
    if (step->picks || step->torn == TORN_ALWAYS || (step->gathers && !c->is_near)) {
        int in_turn = step->picks ? 1 : runs_in_turn(step, true);
        put_line(dev, "#pragma clang loop vectorize(disable)");
        if (in_turn > 1)
            putf(dev, " unroll_count(%d)", in_turn);
        return false;
    }
    bool is_whole = c->threads.count && c->threads.count % LEAST_LANES == 0
        && !step->scatters;
    if (step->lanes && !c->threads.count)
        print_wide_lanes(dev, step->lanes);
    int in_turn = is_apart ? 1 : runs_in_turn(step, is_whole);
    if (step_has_loop(step) || (!is_apart && !is_whole && in_turn == 1))
        return false;
    need_quiet(dev, QUIET_HINT);
    if (is_apart && step->torn == TORN_IN_OVERLAP) {
        print_in_any_order(dev);
        if (in_turn == 1 && !is_whole)
            return true;
    }
    put_line(dev, "#pragma clang loop");
    if (is_apart && step->torn == TORN_NEVER)
        put(dev, " vectorize(assume_safety)");
    if (in_turn > 1)
        putf(dev, " unroll_count(%d)", in_turn);
    else if (is_whole)
        print_width(dev, c, step);
    return is_apart;
}

/* A loop over the rows that go together, and what each of them computes again; the run may
 * do so for itself. */
static void begin_rows_together(Device *dev, Cursor *c)
{
    need_quiet(dev, QUIET_HINT);
    put_line(dev, "#pragma unroll");
    print_thread_range(dev, c->plan->last - 1, "amp_row",
                       arena_format("amp_row + %d", ROWS_TOGETHER));
    begin_block(dev);
    if (!c->together->again.count)
        return;
    print_again(dev, c, c->together);
    put_newline(dev);
    begin_block(dev);
}

static void end_rows_together(Device *dev, const Cursor *c)
{
    if (c->together->again.count)
        end_block(dev);
    end_block(dev);
}

/* One loop over the threads and the trips of a loop in it: the thread's place is the first
 * one's, and the counter goes on for all of them. The trips of a thread are in order where an
 * element may have two names. */
static void print_collapsed(Device *dev, Cursor *c, const Step *step)
{
    int trips = flow_trips(step->collapsed);
    Threads threads = threads_along(c, c->plan->last);
    const char *counter = decl_name(dev, flow_counter(step->collapsed));
    put_newline(dev);
    begin_block(dev);
    print_thread(dev, c, threads.from);
    print_again(dev, c, step);
    for (int i = 0; i < step->statements.count - 1; i++)
        print_statement(dev, step->statements.items[i]);
    need_quiet(dev, QUIET_HINT);
    print_in_any_order(dev);
    put_line(dev, "for (long %s = 0; %s < (long)((%s) - (%s)) * %d; %s++)", counter, counter,
             threads.to, threads.from, trips, counter);
    c->in_vectors = true;
    print_statement(dev, flow_body(step->collapsed));
    c->in_vectors = false;
    end_block(dev);
}

/* ---- every n-th thread --------------------------------------------------- */

/* Whether `!=` may hold for the others, too. */
static bool has_turns(const Every *every)
{
    return every->is_next && every->rest
        && !(every->rest->is_constant && every->rest->value <= every->is_natural);
}

static void print_turns(Device *dev, const Every *every)
{
    put_line(dev, "for (int amp_turn = 0; amp_turn < ((ulong)(long)");
    print_expr(dev, every->rest, PREFIX);
    putf(dev, " > %d ? 2 : 1); amp_turn++)", every->is_natural);
}

/* The rest that the places of these threads leave, less that of the first thread's place. */
static void print_rest(Device *dev, Cursor *c, const Every *every)
{
    c->is_first = c->is_later = true;
    put_line(dev, "const int amp_left = (int)((");
    if (every->rest) {
        put(dev, "(long)");
        print_expr(dev, every->rest, PREFIX);
        put(dev, " ");
    }
    put(dev, has_turns(every) ? "+ 1 + amp_turn - (long)"
        : every->is_next ? "+ 1 - (long)" : "- (long)");
    print_expr(dev, every->place, PREFIX);
    putf(dev, ") %% %d);", every->by);
    c->is_first = c->is_later = false;
}

/* The first of these threads, and how many there are: where the place is natural, none if
 * there is no such rest. */
static void print_every_edges(Device *dev, Cursor *c, const Every *every)
{
    Threads threads = threads_along(c, c->plan->last);
    int by = every->by;
    print_thread(dev, c, threads.from);
    print_rest(dev, c, every);
    put_line(dev, "const int amp_first = (int)min(%s + (long)(amp_left < 0 ? amp_left + %d"
                  " : amp_left), (long)%s);", threads.from, by, threads.to);
    put_line(dev, "const int amp_count = ");
    if (every->is_exact && every->rest) {
        putf(dev, "(ulong)(long)");
        print_expr(dev, every->rest, PREFIX);
        putf(dev, " >= %d ? 0 : ", by);
    }
    putf(dev, "(int)(((long)%s - amp_first + %d) / %d);", threads.to, by - 1, by);
}

static void print_every(Device *dev, Cursor *c, const Step *step)
{
    enum { MOST_IN_VECTORS = 4 };
    const Every *every = step->every;
    put_newline(dev);
    if (has_turns(every))
        print_turns(dev, every);
    begin_block(dev);
    print_every_edges(dev, c, every);
    c->in_vectors = every->by <= MOST_IN_VECTORS && is_run_apart(dev, c, step);
    need_quiet(dev, QUIET_HINT);
    put_line(dev, "#pragma clang loop vectorize(%s)",
             c->in_vectors ? "assume_safety" : "disable");
    put_line(dev, "for (int amp_nth = 0; amp_nth < amp_count; amp_nth++)");
    begin_block(dev);
    print_thread(dev, c, arena_format("amp_first + %d * amp_nth", every->by));
    print_again(dev, c, step);
    set_truth(c, every->condition, every->is_exact, true);
    for (int i = 0; i < step->statements.count; i++)
        print_statement(dev, step->statements.items[i]);
    set_truth(c, every->condition, false, true);
    c->in_vectors = false;
    end_block(dev);
    end_block(dev);
}

/* ---- what is loaded once ------------------------------------------------- */

/* Loads what all threads of a run load before their loop, which may be for none of them, and
 * begins a block. */
static void begin_hoisted(Device *dev, Cursor *c, const Step *step)
{
    Threads threads = threads_along(c, c->plan->last);
    put_newline(dev);
    begin_block(dev);
    for (int i = 0; i < step->hoisted.count; i++) {
        Node *element = step->hoisted.items[i];
        const char *name = arena_format("amp_shared_%d", i);
        put_line(dev, "const %s %s = ", type_opencl(element->type), name);
        if (!threads.count)
            putf(dev, "%s >= %s ? 0 : ", threads.from, threads.to);
        print_expr(dev, element, PREFIX);
        put(dev, ";");
        *map_put_pointer(&c->lines, element) = (void *)name;
    }
}

static void end_hoisted(Device *dev, Cursor *c, const Step *step)
{
    for (int i = 0; i < step->hoisted.count; i++)
        *map_put_pointer(&c->lines, step->hoisted.items[i]) = NULL;
    end_block(dev);
}

void print_run(Device *dev, Cursor *c, const Step *step)
{
    if (step->collapsed && !c->is_single && !c->abreast && !c->descends && !c->together) {
        print_collapsed(dev, c, step);
        return;
    }
    if (step->every && !c->is_single && !c->abreast && !c->together) {
        print_every(dev, c, step);
        return;
    }
    bool hoists = step->hoisted.count && !c->is_single && !c->together;
    if (hoists)
        begin_hoisted(dev, c, step);
    c->in_vectors = print_lanes(dev, c, step);
    print_thread_loop(dev, c, c->plan->last);
    begin_block(dev);
    if (c->together)
        begin_rows_together(dev, c);
    print_again(dev, c, step);
    if (step->returns)
        c->ends++;
    for (int i = 0; i < step->statements.count; i++)
        print_statement(dev, step->statements.items[i]);
    if (step->returns) {
        put_line(dev, "amp_end_%d:;", c->ends);
    }
    if (c->together)
        end_rows_together(dev, c);
    end_block(dev);
    c->in_vectors = false;
    if (hoists)
        end_hoisted(dev, c, step);
}

/* ---- runs around a barrier ---------------------------------------------- */

/* One thread after the other. */
static void print_both(Device *dev, Cursor *c, const Step *step)
{
    put_line(dev, "#pragma clang loop vectorize(disable)");
    print_thread_loop(dev, c, c->plan->last);
    begin_block(dev);
    for (; step; step = step->then) {
        put_newline(dev);
        begin_block(dev);
        print_again(dev, c, step);
        for (int i = 0; i < step->statements.count; i++)
            print_statement(dev, step->statements.items[i]);
        end_block(dev);
    }
    end_block(dev);
}

/* From the last vector on, each does what is before the barrier, then what is
 * after it: `for (int amp_past = 256; amp_past - from >= 16; amp_past -= 16)`. */
static void print_around_barrier(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    put_newline(dev);
    begin_block(dev);
    put_line(dev, "int amp_past = %s;", around.to);
    put_line(dev, "for (; amp_past - %s >= %d; amp_past -= %d)", around.from, LANES,
             LANES);
    begin_block(dev);
    c->threads = (Threads){arena_format("amp_past - %d", LANES), "amp_past", LANES};
    c->descends = false;
    for (const Step *part = step; part; part = part->then)
        print_run(dev, c, part);
    end_block(dev);
    c->descends = true;
    c->threads = (Threads){around.from, "amp_past", 0};
    print_both(dev, c, step);
    end_block(dev);
    c->threads = around;
}

static void print_planned(Device *dev, Cursor *c, const Step *step)
{
    if (step->then)
        print_around_barrier(dev, c, step);
    else if (step->rare && !c->abreast && !c->descends)
        print_rare(dev, c, step);
    else if (!step->near.count || !is_run_apart(dev, c, step))
        print_run(dev, c, step);
    else if (step->butterfly && !c->abreast)
        print_butterfly(dev, c, step);
    else
        print_near(dev, c, step);
}

void print_any_run(Device *dev, Cursor *c, const Step *step)
{
    print_tallied(dev, c, step, print_planned);
}
