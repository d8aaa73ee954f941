/* print_serial.c - prints the serial form of a kernel as planned.
 *
 * The thread's place is amp_thread_0 and so on, by the tile's dimensions; outside of the
 * loops over threads it is that of the first thread.
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
        if ((n->kind != ND_DECLARE && n->kind != ND_NULL) || !serial_are_gone(c->plan, n))
            return false;
    }
    return !step->then || is_empty(c, step->then);
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

/* An if that the threads of a row go the same way at, outside of the loop over them. */
static bool is_choice(const Step *step)
{
    return step->kind == STEP_CONTROL && step->node->kind == ND_IF;
}

/* What has ifs for each thread, or loops: LLVM 15 may crash where it knows which threads
 * go a way. */
static bool does_more(const Step *step)
{
    for (int i = 0; i < step->statements.count; i++)
        if (flow_condition(step->statements.items[i]))
            return true;
    return step->butterfly || !(step->kind == STEP_RUN || step->kind == STEP_REGION
                                || step->kind == STEP_ONCE || is_choice(step));
}

static bool asks_nothing(const Step *step)
{
    return step->kind == STEP_RUN && !step->near.count;
}

/* Where the counter says where the elements are, or which rows go on, what is asked is
 * known for each of its values. */
static bool is_known_by_power(const Step *step)
{
    return flow_is_of_powers(step->node)
        && (!steps_any(&step->steps, asks_nothing) || steps_any(&step->steps, is_choice));
}

/* The short loop of another one, for threads that a few vectors have: in registers stays
 * what it accumulates in, and what each trip of the other loop reads again. Rows that go
 * together have the registers for that already. */
static bool is_passed_again(Device *dev, const Cursor *c, const Step *step)
{
    return c->in_strip && c->in_loop && !c->together && step->is_own_for
        && flow_trips(step->node) && step->steps.count == 1
        && run_is_in_vectors(dev, c, step->steps.items[0]);
}

static void print_unroll(Device *dev, const Cursor *c, const Step *step)
{
    if (steps_any(&step->steps, does_more)
        || (!is_known_by_power(step) && !is_passed_again(dev, c, step)))
        return;
    need_quiet(dev, QUIET_HINT);
    put_line(dev, "#pragma unroll");
    put_newline(dev);
}

static void print_for(Device *dev, Cursor *c, const Step *step)
{
    Node *n = step->node;
    bool was_in_loop = c->in_loop;
    if (step->begin.count) {
        begin_block(dev);
        print_steps(dev, c, &step->begin);
        put_newline(dev);
    }
    print_unroll(dev, c, step);
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
    c->in_loop = true;
    print_braced(dev, c, &step->steps, &step->next);
    c->in_loop = was_in_loop;
    if (step->begin.count)
        end_block(dev);
}

/* All of a loop by one thread, then by the next one: a part of the row that conditions may
 * make shorter. */
static void print_alone(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    const int abreast = c->abreast;
    put_line(dev, "for (int amp_alone = %s; amp_alone < %s; amp_alone++)", around.from, around.to);
    begin_block(dev);
    c->threads = (Threads){"amp_alone", "amp_alone + 1", 1};
    c->abreast = 1;
    c->is_single = !print_has_spans(&step->steps);
    if (c->is_single)
        print_thread(dev, c, c->threads.from);
    put_at(dev, step->node->range.source, step->node->range.begin);
    print_for(dev, c, step);
    c->is_single = false;
    c->abreast = abreast;
    c->threads = around;
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
    if (c->abreast != 1 && set_has(&c->plan->alone, n)) {
        print_alone(dev, c, step);
        return;
    }
    put_at(dev, n->range.source, n->range.begin);
    if (step->strides || step->staggers) {
        (step->strides ? print_shares : print_staggered)(dev, c, step);
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
        (print_has_lines(c, step) ? print_lines : print_for)(dev, c, step);
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

/* What is not done by all threads of a row, or not in the same way. */
static void print_for_some(Device *dev, Cursor *c, const Step *step)
{
    switch (step->kind) {
    case STEP_SPAN: print_span(dev, c, step); break;
    case STEP_SEGMENTS: print_segments(dev, c, step); break;
    case STEP_MASKED: print_masked(dev, c, step); break;
    default: print_guard(dev, c, step); break;
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
        case STEP_ONCE:
            print_once(dev, c, step);
            break;
        default:
            put_at(dev, step->node->range.source, step->node->range.begin);
            print_for_some(dev, c, step);
            break;
        }
    }
}

/* All threads of a row, at first. */
Cursor *cursor_new(const Plan *plan)
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
    if (c->plan->index)
        print_totals(dev, c);
    print_steps(dev, c, &c->plan->steps);
    if (c->plan->index)
        print_results(dev, c);
}
