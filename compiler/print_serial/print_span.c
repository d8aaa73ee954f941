/* print_span.c - loops over a part of a row's threads: a range for which a condition
 * holds, and the segments between the places at which a condition changes.
 */
#include "print_serial.h"
#include "analysis/flow.h"

/* What the place is compared with, in 64 bits; the largest numbers are as good as
 * any that is past all threads. */
static void print_bound(Device *dev, Node *bound)
{
    bool is_unsigned = type_is_unsigned(bound->type);
    const Type *from = (is_unsigned ? bound : node_strip(bound))->type;
    bool is_long = from->size == 8 && !(bound->is_constant && !is_unsigned);
    put(dev, !is_long ? is_unsigned ? "(long)(uint)" : "(long)"
        : is_unsigned ? "(long)min((ulong)" : "clamp((long)");
    print_expr(dev, bound, PREFIX);
    put(dev, !is_long ? "" : is_unsigned ? ", (ulong)LONG_MAX / 2)"
        : ", -LONG_MAX / 2, LONG_MAX / 2)");
}

/* A natural number, whatever its type: what is computed of it is a long. */
static void print_place(Device *dev, Node *place)
{
    bool is_long = type_is_unsigned(place->type) && place->type->size == 8;
    put(dev, is_long ? "(long)" : "");
    print_expr(dev, place, is_long ? PREFIX : op_precedence(OP_ADD) + 1);
}

/* "(long)half - place + 1": how far the first thread's place is from the bound,
 * or from what is past it. */
static void print_distance(Device *dev, Cursor *c, const Span *r, bool is_past)
{
    bool falls = r->growth < 0;
    c->is_first = true;
    if (falls) {
        put(dev, "(long)");
        print_expr(dev, r->place, PREFIX);
        put(dev, " - ");
    }
    print_bound(dev, r->bound);
    if (!falls) {
        put(dev, " - ");
        print_place(dev, r->place);
    }
    c->is_first = false;
    put(dev, is_past ? " + 1" : "");
}

/* "const long amp_far_1 = half - place, amp_growth_1 = 2 * (long)d;" */
static void print_growth(Device *dev, Cursor *c, const Span *r, bool is_past)
{
    c->edges++;
    put_line(dev, "const long amp_far_%d = ", c->edges);
    print_distance(dev, c, r, is_past);
    putf(dev, ", amp_growth_%d = %d", c->edges,
         r->growth < 0 ? -r->growth : r->growth);
    if (r->times) {
        put(dev, " * (long)");
        c->is_first = true;
        print_expr(dev, r->times, PREFIX);
        c->is_first = false;
    }
    put(dev, ";");
}

/* How many threads before that, rounded up; all where no thread's place is
 * further than the first one's. */
static void print_threads(Device *dev, const Cursor *c, const Span *r)
{
    int edge = c->edges;
    const char *quotient = arena_format(
        "(amp_far_%d + amp_growth_%d - 1) / amp_growth_%d", edge, edge, edge);
    if (r->times)
        putf(dev, "amp_growth_%d ? %s : amp_far_%d > 0 ? LONG_MAX : 0", edge,
             quotient, edge);
    else
        put(dev, quotient);
}

/* "(int)clamp((long)half - place + 1, (long)0, (long)256)": the first thread
 * whose place is at or above the bound, or past it. */
static const char *print_edge(Device *dev, Cursor *c, const Span *r,
                              const char *name, bool is_past)
{
    const char *edge = arena_format("amp_%s_%d", name, c->spans);
    bool is_simple = r->growth == 1 && !r->times;
    if (!is_simple)
        print_growth(dev, c, r, is_past);
    put_line(dev, "const int %s = (int)clamp(", edge);
    if (is_simple)
        print_distance(dev, c, r, is_past);
    else
        print_threads(dev, c, r);
    putf(dev, ", (long)%s, (long)%s);", c->threads.from, c->threads.to);
    return edge;
}

void print_edges(Device *dev, Cursor *c, const Span *r)
{
    Threads part = c->threads;
    c->spans++;
    if (r->op == OP_EQ || r->op == OP_GE || r->op == OP_GT)
        part.from = print_edge(dev, c, r, "from", r->op == OP_GT);
    if (r->op == OP_EQ || r->op == OP_LE || r->op == OP_LT)
        part.to = print_edge(dev, c, r, "to", r->op != OP_LT);
    part.count = 0;
    c->threads = part;
}

const char *serial_truth(const Cursor *c, const Node *condition)
{
    return map_value_pointer(&c->truths, condition);
}

void set_truth(Cursor *c, const Node *condition, bool is_known, bool truth)
{
    *map_put_pointer(&c->truths, condition)
        = is_known ? (void *)(truth ? "1" : "0") : NULL;
}

static void decide(Cursor *c, const Step *step, bool is_known)
{
    for (int i = 0; i < step->decided.count; i++)
        set_truth(c, step->decided.items[i], is_known, step->truth);
}

/* What has edges of its own, other than a part's. */
static bool has_edges(const Step *step)
{
    return step->kind == STEP_SEGMENTS || step->strides;
}

/* For the one thread that there is. */
static void print_if_there(Device *dev, Cursor *c, const Step *step)
{
    bool was_single = c->is_single;
    put_line(dev, "if (%s < %s)", c->threads.from, c->threads.to);
    begin_block(dev);
    print_thread(dev, c, c->threads.from);
    c->threads.count = 1;
    c->is_single = true;
    print_steps(dev, c, &step->steps);
    c->is_single = was_single;
    end_block(dev);
}

void print_span(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    bool is_of_one = around.count == 1 && !steps_any(&step->steps, has_edges);
    begin_block(dev);
    if (c->is_single)
        print_thread(dev, c, "0");
    print_edges(dev, c, &step->span);
    decide(c, step, true);
    if (is_of_one)
        print_if_there(dev, c, step);
    else
        print_part_abreast(dev, c, &step->steps);
    decide(c, step, false);
    end_block(dev);
    c->threads = around;
}

static bool is_no_run(const Step *step)
{
    return step->kind != STEP_RUN;
}

static bool is_no_list(const Step *step)
{
    return step->kind != STEP_RUN && step->kind != STEP_ONCE;
}

/* Whether the trips that all threads of a row have are worth a loop of their own: what they
 * accumulate stays in registers then. */
static bool shares_whole(const Cursor *c, const Step *step)
{
    int count = c->threads.count;
    bool is_simple = step->span.growth == 1 && !step->span.times;
    return is_simple && !step->is_short && !c->abreast && count && count % LANES == 0
        && print_keeps_in_registers(c, &step->steps, count)
        && !steps_any(&step->steps, is_no_run) && !steps_any(&step->steps, step_has_loop);
}

/* The trips that all threads of a row have, as long as the last one has. */
static void print_whole_trips(Device *dev, Cursor *c, const Step *step)
{
    bool was_in_strip = c->in_strip;
    put_line(dev, "for (; ");
    print_distance(dev, c, &step->span, step->span.op == OP_LE);
    putf(dev, " >= %s; ", c->threads.to);
    c->is_first = true;
    print_expr(dev, step->node->kids[FOR_STEP], 0);
    put(dev, ")");
    c->is_first = false;
    begin_block(dev);
    c->in_strip = true;
    print_steps(dev, c, &step->steps);
    c->in_strip = was_in_strip;
    end_block(dev);
}

static void print_shared_trips(Device *dev, Cursor *c, const Step *step, bool begins)
{
    Node *n = step->node;
    c->is_first = true;
    put(dev, "for (");
    if (begins)
        print_value(dev, c, flow_counter(n));
    else
        put(dev, ";");
    put(dev, " ");
    print_expr(dev, n->kids[FOR_CONDITION], 0);
    put(dev, "; ");
    print_expr(dev, n->kids[FOR_STEP], 0);
    put(dev, ")");
    c->is_first = false;
    print_span(dev, c, step);
}

void print_shares(Device *dev, Cursor *c, const Step *step)
{
    if (step->is_short && !steps_any(&step->steps, is_no_list)) {
        need_quiet(dev, QUIET_HINT);
        put_line(dev, "#pragma unroll");
        put_newline(dev);
    }
    if (!shares_whole(c, step)) {
        print_shared_trips(dev, c, step, true);
        return;
    }
    begin_block(dev);
    put_newline(dev);
    c->is_first = true;
    print_value(dev, c, flow_counter(step->node));
    c->is_first = false;
    print_whole_trips(dev, c, step);
    put_newline(dev);
    print_shared_trips(dev, c, step, false);
    end_block(dev);
}

void print_staggered(Device *dev, Cursor *c, const Step *step)
{
    Node *n = step->node;
    bool was_in_loop = c->in_loop;
    put_newline(dev);
    begin_block(dev);
    print_thread(dev, c, step->is_last ? arena_format("%s - 1", c->threads.to)
                                       : c->threads.from);
    put_line(dev, "for (");
    c->is_first = c->is_later = true;
    print_value(dev, c, flow_counter(n));
    put(dev, " ");
    print_expr(dev, n->kids[FOR_CONDITION], 0);
    put(dev, "; ");
    print_expr(dev, n->kids[FOR_STEP], 0);
    put(dev, ")");
    c->is_first = c->is_later = false;
    begin_block(dev);
    print_thread(dev, c, "0");
    c->in_loop = true;
    print_steps(dev, c, &step->steps);
    c->in_loop = was_in_loop;
    end_block(dev);
    end_block(dev);
}

static bool is_span(const Step *step)
{
    return step->kind == STEP_SPAN || step->kind == STEP_SEGMENTS || step->strides;
}

bool print_has_spans(const Steps *steps)
{
    return steps_any(steps, is_span);
}

/* ---- segments ----------------------------------------------------------- */

/* The threads where the comparison changes. */
static void print_cut(Device *dev, Cursor *c, const Span *cut, Strings *edges)
{
    c->spans++;
    if (cut->op != OP_LE && cut->op != OP_GT)
        list_add(edges, print_edge(dev, c, cut, "at", false));
    if (cut->op != OP_LT && cut->op != OP_GE)
        list_add(edges, print_edge(dev, c, cut, "past", true));
}

/* The segment ends at the first edge after its beginning. */
static void print_segment_end(Device *dev, const Strings *edges,
                              const char *begin, const char *end)
{
    for (int i = 0; i < edges->count; i++) {
        const char *edge = edges->items[i];
        put_line(dev, "if (%s > %s && %s < %s)", edge, begin, edge, end);
        dev->w.indent++;
        put_line(dev, "%s = %s;", end, edge);
        dev->w.indent--;
    }
}

/* Edges in it go by the row's first thread again. */
static void print_branch(Device *dev, Cursor *c, const Steps *steps, bool is_end)
{
    begin_block(dev);
    if (steps_any(steps, is_no_run))
        print_thread(dev, c, "0");
    if (is_end)
        print_steps(dev, c, steps);
    else
        print_part_abreast(dev, c, steps);
    end_block(dev);
}

/* All threads of a segment go the way that its first one goes. */
static void print_way(Device *dev, Cursor *c, const Step *step)
{
    print_thread(dev, c, c->threads.from);
    put_line(dev, "if ");
    c->is_first = c->is_later = true;
    print_condition(dev, step->node->kids[IF_CONDITION]);
    c->is_first = c->is_later = false;
    print_branch(dev, c, &step->steps, false);
    if (!step->otherwise.count)
        return;
    put(dev, " else");
    print_branch(dev, c, &step->otherwise, c->plan->has_ends);
}

void print_segments(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    Strings edges = {0};
    begin_block(dev);
    for (int i = 0; i < step->cuts.count; i++)
        print_cut(dev, c, &step->cuts.items[i], &edges);
    c->spans++;
    const char *begin = arena_format("amp_from_%d", c->spans);
    const char *end = arena_format("amp_to_%d", c->spans);
    put_line(dev, "for (int %s = %s, %s; %s < %s; %s = %s)", begin, around.from, end, begin,
             around.to, begin, end);
    begin_block(dev);
    put_line(dev, "%s = %s;", end, around.to);
    print_segment_end(dev, &edges, begin, end);
    c->threads = (Threads){begin, end, 0};
    print_way(dev, c, step);
    c->threads = around;
    end_block(dev);
    end_block(dev);
}
