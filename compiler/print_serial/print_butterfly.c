/* print_butterfly.c - runs whose threads access elements a power of two apart, by that
 * number:
 *
 *     if (n == 1) {
 *         const int n = 1;
 *         for (int amp_group = 0; …; amp_group++) {    in vectors
 *             { int low = amp_first_low + 2 * amp_group + 0; … }
 *         }
 *     } else if (n == 2) {
 *         …                               two threads for each group
 *     } else if (n >= 16 && (n & (n - 1)) == 0) {
 *         for (int amp_lanes = …; …; amp_lanes += 16)
 *             for (…16 threads…) { int low = amp_first_low + amp_lane; … }
 *     } else {
 *         …                              any other number, as a run is else
 *     }
 *
 * Groups begin at multiples of their size. If the threads of a row do not, or do not fill
 * vectors, the first and the last ones are executed afterwards.
 */
#include "print_serial.h"

#include <stdlib.h>
#include <string.h>

/* ---- what is known ------------------------------------------------------ */

/* Of the threads of a group from one on: what is the same for all of them. */
static void set_truths(Cursor *c, const Wing *wing, int first, int count,
                       bool is_known)
{
    unsigned mask = (1u << count) - 1;
    for (int i = 0; i < wing->truths.count; i++) {
        unsigned truths = wing->truths.items[i].truths >> first & mask;
        if (truths == 0 || truths == mask)
            set_truth(c, wing->truths.items[i].condition, is_known, truths);
    }
}

/* "amp_first_at + 4 * amp_group - 1 + amp_lane" */
static const char *sum_of(const char *first, int growth, int more, bool in_lanes)
{
    Buffer b = {0};
    if (strcmp(first, "0") != 0)
        buffer_format(&b, growth ? "%s + " : "%s", first);
    if (growth && growth != 1)
        buffer_format(&b, "%d * ", growth);
    buffer_add(&b, growth ? "amp_group" : "");
    if (more)
        buffer_format(&b, " %c %d", more < 0 ? '-' : '+', abs(more));
    buffer_add(&b, in_lanes ? " + amp_lane" : "");
    return b.text;
}

static void set_places(Cursor *c, const Step *step, const Wing *wing, int first)
{
    for (int i = 0; i < step->near.count; i++) {
        const Decl *d = step->near.items[i];
        *map_put_pointer(&c->places, d) = !wing ? NULL : (void *)sum_of(
            arena_format("amp_first_%s", serial_kept(c->plan, d)->name),
            wing->growth[i], wing->places[i][first], wing->in_lanes);
    }
}

/* ---- groups ------------------------------------------------------------- */

/* Whether its variables are gone with the run, and nothing else comes of it. */
static bool declares_only(Device *dev, const Cursor *c, const Node *n)
{
    bool is_own = n->kind == ND_DECLARE;
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        bool lives_on = kept_is_array(serial_kept(c->plan, d));
        is_own = is_own && !(d->init && (lives_on || has_effect(dev->prog, d->init)));
    }
    return is_own;
}

/* Whether nothing is left of a run's statements but ifs that nobody enters. */
static bool does_nothing(Device *dev, const Cursor *c, const Step *step)
{
    for (int i = 0; i < step->statements.count; i++) {
        const Node *n = step->statements.items[i];
        const char *truth = n->kind == ND_IF && !n->kids[IF_ELSE]
            ? serial_truth(c, n->kids[IF_CONDITION]) : NULL;
        bool is_skipped = truth && strcmp(truth, "0") == 0;
        if (!declares_only(dev, c, n) && n->kind != ND_NULL && !is_skipped)
            return false;
    }
    return true;
}

/* One thread of a group, or a vector of them. */
static void print_threads(Device *dev, Cursor *c, const Step *step,
                          const Wing *wing, const char *from, int first)
{
    int count = wing->in_lanes ? LEAST_LANES : 1;
    set_truths(c, wing, first, count, true);
    if (does_nothing(dev, c, step)) {
        set_truths(c, wing, first, count, false);
        return;
    }
    put_newline(dev);
    if (wing->in_lanes) {
        putf(dev, "#pragma clang loop vectorize(assume_safety) vectorize_width(%d)"
                  " interleave_count(1) unroll(disable)", LEAST_LANES);
        put_line(dev, "for (int amp_lane = 0; amp_lane < %d; amp_lane++)", LEAST_LANES);
    }
    begin_block(dev);
    print_thread(dev, c, sum_of(from, wing->threads, first, wing->in_lanes));
    set_places(c, step, wing, first);
    print_again(dev, c, step);
    for (int i = 0; i < step->statements.count; i++)
        print_statement(dev, step->statements.items[i]);
    set_truths(c, wing, first, count, false);
    set_places(c, step, NULL, first);
    end_block(dev);
}

static void print_known(Device *dev, const Wing *wing)
{
    for (int i = 0; i < wing->known.count; i++) {
        const Known *known = &wing->known.items[i];
        put_line(dev, "const int %s = %d;", decl_name(dev, known->variable),
                 (int)known->value);
    }
}

static const char *groups_of(const Cursor *c, const Wing *wing, Threads whole)
{
    return strcmp(whole.from, "0") == 0
        ? arena_format("%d", c->threads.count / wing->threads)
        : arena_format("(%s - %s) / %d", whole.to, whole.from, wing->threads);
}

static void print_wing(Device *dev, Cursor *c, const Step *step, const Wing *wing,
                       Threads whole)
{
    print_known(dev, wing);
    print_first(dev, c, step, whole.from);
    put_newline(dev);
    if (!wing->in_lanes) {
        put(dev, "#pragma clang loop vectorize(assume_safety)");
        put_newline(dev);
    }
    putf(dev, "for (int amp_group = 0; amp_group < %s; amp_group++)",
         groups_of(c, wing, whole));
    begin_block(dev);
    int together = wing->in_lanes ? LEAST_LANES : 1;
    c->is_near = true;
    for (int first = 0; first < wing->threads; first += together)
        print_threads(dev, c, step, wing, whole.from, first);
    c->is_near = false;
    end_block(dev);
}

/* ---- whole vectors ------------------------------------------------------ */

static void print_far_condition(Device *dev, const Butterfly *b)
{
    const char *n = decl_name(dev, b->number);
    switch (b->reading) {
    case READ_POWER:
        putf(dev, "if (%s >= %d && (%s & (%s - 1)) == 0)", n, LANES, n, n);
        break;
    case READ_SHIFT:
        putf(dev, "if (%s >= %d && %s < 31)", n, 4, n);
        break;
    case READ_MASK:
        putf(dev, "if (%s >= %d && (%s & (%s + 1)) == 0)", n, LANES - 1, n, n);
        break;
    }
}

/* All threads of a vector go the way of the first one. */
static void print_way(Device *dev, Cursor *c, const Step *step, Node *way)
{
    put_line(dev, "if ");
    c->is_first = c->is_later = true;
    print_condition(dev, way);
    c->is_first = c->is_later = false;
    for (int i = 0; i < 2; i++) {
        put(dev, i ? " else" : "");
        begin_block(dev);
        set_truth(c, way, true, !i);
        print_run(dev, c, step);
        set_truth(c, way, false, !i);
        end_block(dev);
    }
}

static void print_far(Device *dev, Cursor *c, const Step *step, Threads whole)
{
    const Threads around = c->threads;
    put_line(dev, "for (int amp_lanes = %s; amp_lanes < %s; amp_lanes += %d)",
             whole.from, whole.to, LANES);
    begin_block(dev);
    print_first(dev, c, step, "amp_lanes");
    set_near(c, step, true);
    c->threads = lane_threads();
    if (step->butterfly->way)
        print_way(dev, c, step, step->butterfly->way);
    else
        print_run(dev, c, step);
    set_near(c, step, false);
    end_block(dev);
    c->threads = around;
}

/* ---- a row -------------------------------------------------------------- */

/* Where whole vectors begin and end: at multiples of their size, which a compiler
 * sees. No sum may wrap around. */
static Threads print_whole(Device *dev, const Cursor *c)
{
    if (serial_fills(c, LANES) && strcmp(c->threads.from, "0") == 0)
        return c->threads;
    put_line(dev, "const int amp_even = (int)min(((long)%s + %d) & -%d,"
                  " (long)INT_MAX & -%d);", c->threads.from, LANES - 1, LANES, LANES);
    put_line(dev, "const int amp_odd = amp_even + max(%s - amp_even, 0) / %d * %d;",
             c->threads.to, LANES, LANES);
    return (Threads){"amp_even", "amp_odd", 0};
}

static void print_case(Device *dev, Cursor *c, const Step *step, Threads whole, int i)
{
    const Butterfly *b = step->butterfly;
    if (i == b->wings.count) {
        print_far_condition(dev, b);
        begin_block(dev);
        print_far(dev, c, step, whole);
    } else {
        putf(dev, "if (%s == %d)", decl_name(dev, b->number),
             (int)b->wings.items[i]->value);
        begin_block(dev);
        print_wing(dev, c, step, b->wings.items[i], whole);
    }
}

/* Where larger numbers have been seen to, little is to be asked for. */
static void print_other(Device *dev, Cursor *c, const Step *step)
{
    if (step->butterfly->has_far)
        print_run(dev, c, step);
    else
        print_near(dev, c, step);
}

/* What is before and after the whole vectors, or all. */
static void print_rest(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    put_line(dev, "for (int amp_end = 0; amp_end < 2; amp_end++)");
    begin_block(dev);
    c->threads.from = arena_format("(amp_end ? amp_after : %s)", around.from);
    c->threads.to = arena_format("(amp_end ? %s : amp_before)", around.to);
    print_other(dev, c, step);
    c->threads = around;
    end_block(dev);
}

void print_butterfly(Device *dev, Cursor *c, const Step *step)
{
    int cases = step->butterfly->wings.count + step->butterfly->has_far;
    put_newline(dev);
    begin_block(dev);
    Threads whole = print_whole(dev, c);
    bool has_rest = strcmp(whole.from, c->threads.from) != 0;
    need_quiet(dev, QUIET_HINT);
    put_newline(dev);
    if (has_rest) {
        putf(dev, "int amp_before = %s, amp_after = %s;", c->threads.from, c->threads.from);
        put_newline(dev);
    }
    for (int i = 0; i < cases; i++) {
        put(dev, i ? " else " : "");
        print_case(dev, c, step, whole, i);
        if (has_rest) {
            put_line(dev, "amp_before = min(%s, %s), amp_after = max(%s, %s);",
                     whole.from, c->threads.to, whole.to, c->threads.from);
        }
        end_block(dev);
    }
    if (has_rest) {
        print_rest(dev, c, step);
    } else {
        put(dev, " else");
        begin_block(dev);
        print_other(dev, c, step);
        end_block(dev);
    }
    end_block(dev);
}
