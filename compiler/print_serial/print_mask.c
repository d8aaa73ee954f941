/* print_mask.c - loops that the threads of a row leave after different numbers of
 * iterations:
 *
 *     int amp_mask[16];                        the threads that stay
 *     for (int amp_some = 1; amp_some;) {
 *         amp_some = 0;
 *         for (…16 threads…) {
 *             float amp_own_x = x[…];
 *             int amp_stays = 0;
 *             if (amp_mask[…] && (…)) {
 *                 …
 *                 amp_stays = 1;
 *             }
 *             x[…] = amp_own_x;
 *             amp_mask[…] = amp_stays;
 *             amp_some |= amp_stays;
 *         }
 *     }
 *
 * The compiler vectorizes the inner loop, and keeps the values of threads that have left.
 */
#include "analysis/flow.h"
#include "print_serial.h"

#include <string.h>

typedef struct Loaded {
    const Plan *plan;
    Decls variables; /* that are arrays, and are used in the loop */
    Set changes;     /* of Decl */
} Loaded;

static bool find_loaded(Node *n, void *context)
{
    Loaded *l = context;
    if (kept_is_array(serial_kept_of(l->plan, n)))
        list_add_once(&l->variables, n->decl);
    return true;
}

static Loaded loaded_of(const Cursor *c, const Node *loop)
{
    Loaded l = {.plan = c->plan};
    for (int i = flow_trip_at(loop); i < loop->kid_count; i++) {
        node_walk(loop->kids[i], find_loaded, &l);
        node_find_changed(loop->kids[i], &l.changes);
    }
    return l;
}

static void print_loads(Device *dev, Cursor *c, const Loaded *l)
{
    for (int i = 0; i < l->variables.count; i++) {
        Decl *d = l->variables.items[i];
        set_add(&c->loaded, d);
        put_line(dev, "%s = %s;", print_declaration(dev, d->type, serial_use(c, d)),
                 serial_element(c, d));
    }
}

static void print_stores(Device *dev, Cursor *c, const Loaded *l)
{
    for (int i = 0; i < l->variables.count; i++) {
        Decl *d = l->variables.items[i];
        if (set_has(&l->changes, d)) {
            put_line(dev, "%s = %s;", serial_element(c, d), serial_use(c, d));
        }
        set_remove(&c->loaded, d);
    }
}

static void print_trip(Device *dev, const Step *step)
{
    Node *n = step->node, *condition = flow_condition(n);
    bool asks_first = condition && !condition->is_constant && n->kind != ND_DO;
    put_line(dev, "if (amp_mask[amp_lane]");
    if (asks_first) {
        put(dev, " && ");
        print_condition(dev, condition);
    }
    put(dev, ")");
    begin_block(dev);
    print_statement(dev, step->statements.items[0]);
    if (step->continues) {
        put_line(dev, "amp_next_%d:;", step->number);
    }
    if (flow_step(n)) {
        put_newline(dev);
        print_unused(dev, flow_step(n), 0);
        put(dev, ";");
    }
    put_line(dev, "amp_stays = ");
    if (n->kind == ND_DO) {
        print_truth(dev, condition);
        put(dev, ";");
    } else {
        put(dev, "1;");
    }
    end_block(dev);
    if (step->breaks) {
        put_line(dev, "amp_left_%d:;", step->number);
    }
}

/* The threads of a vector, from amp_lanes on. */
static void print_lane_loop(Device *dev, const Cursor *c, int lanes)
{
    put_line(dev, "for (int amp_lane = 0; amp_lane < %d; amp_lane++)", lanes);
    begin_block(dev);
    print_thread(dev, c, "amp_lanes + amp_lane");
}

static void print_trips(Device *dev, Cursor *c, const Step *step, int lanes)
{
    Loaded loaded = loaded_of(c, step->node);
    put_line(dev, "for (int amp_some = 1; amp_some;)");
    begin_block(dev);
    put_line(dev, "amp_some = 0;");
    need_quiet(dev, QUIET_HINT);
    put_newline(dev);
    int width = lanes < LANES ? lanes : LANES;
    putf(dev, "#pragma clang loop vectorize(assume_safety)"
              " vectorize_width(%d) interleave_count(%d)", width, lanes / width);
    print_lane_loop(dev, c, lanes);
    print_again(dev, c, step);
    print_loads(dev, c, &loaded);
    put_line(dev, "int amp_stays = 0;");
    c->in_vectors = true;
    print_trip(dev, step);
    c->in_vectors = false;
    print_stores(dev, c, &loaded);
    put_line(dev, "amp_mask[amp_lane] = amp_stays;");
    put_line(dev, "amp_some |= amp_stays;");
    end_block(dev);
    end_block(dev);
}

/* Vectors begin where those of the whole row do: what is kept for each thread
 * has elements for all lanes then. */
static const char *first_vector(const Cursor *c, int lanes)
{
    const char *first = c->plan->index ? "amp_strip" : "0";
    if (serial_fills(c, lanes) || strcmp(c->threads.from, first) == 0)
        return c->threads.from;
    return arena_format("%s + (%s - %s) / %d * %d", first, c->threads.from, first, lanes,
                        lanes);
}

static void print_mask(Device *dev, const Cursor *c, int lanes)
{
    put_line(dev, "int amp_mask[%d];", lanes);
    put_line(dev, "for (int amp_lane = 0; amp_lane < %d; amp_lane++)", lanes);
    dev->w.indent++;
    put_newline(dev);
    if (serial_fills(c, lanes))
        put(dev, "amp_mask[amp_lane] = 1;");
    else
        putf(dev, "amp_mask[amp_lane] = amp_lane >= %s - amp_lanes"
                  " && amp_lane < amp_past - amp_lanes;", c->threads.from);
    dev->w.indent--;
}

/* Several vectors at once, so that one need not wait for what the one before it
 * computes; no more than a strip has threads for. */
static int masked_lanes(const Cursor *c)
{
    int row = c->plan->tile[c->plan->last], lanes = 4 * LANES;
    while (row % lanes && lanes > LEAST_LANES)
        lanes /= 2;
    while (c->threads.count && c->threads.count < lanes && lanes > LANES)
        lanes /= 2;
    return lanes;
}

void print_masked(Device *dev, Cursor *c, const Step *step)
{
    int lanes = masked_lanes(c);
    bool wraps = step->begin.count > 0;
    if (wraps) {
        begin_block(dev);
        print_steps(dev, c, &step->begin);
    }
    begin_vectors(dev, c, first_vector(c, lanes), lanes);
    print_mask(dev, c, lanes);
    print_trips(dev, c, step, lanes);
    end_block(dev);
    if (wraps)
        end_block(dev);
}
