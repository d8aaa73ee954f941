/* print_mask.c - loops that the threads of a row leave after different numbers
 * of trips, in the serial form:
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
 * The compiler makes the inner loop one of vectors, with the values of threads
 * that left kept as they are.
 */
#include "analysis/flow.h"
#include "print_serial.h"

#include <string.h>

typedef struct Loaded {
    const Serial *serial;
    Decls variables; /* that are arrays, and are used in the loop */
    Set changes;     /* of Decl */
} Loaded;

static bool is_array(const Kept *kept)
{
    return kept && (kept->keep == KEEP_ROW || kept->keep == KEEP_TILE);
}

static bool find_loaded(Node *n, void *context)
{
    Loaded *l = context;
    if (node_changed(n))
        set_add(&l->changes, node_changed(n));
    if (n->kind != ND_VAR || !is_array(serial_kept(l->serial, n->decl)))
        return true;
    for (int i = 0; i < l->variables.count; i++)
        if (l->variables.items[i] == n->decl)
            return true;
    list_add(&l->variables, n->decl);
    return true;
}

static Loaded loaded_of(const Serial *s, const Node *loop)
{
    Loaded l = {.serial = s};
    for (int i = loop->kind == ND_FOR ? FOR_CONDITION : 0; i < loop->kid_count;
         i++)
        node_walk(loop->kids[i], find_loaded, &l);
    return l;
}

static void set_loaded(Serial *s, const Loaded *l, bool is_loaded)
{
    for (int i = 0; i < l->variables.count; i++)
        serial_kept(s, l->variables.items[i])->is_loaded = is_loaded;
}

static const char *element(const Serial *s, Decl *d)
{
    Kept *kept = serial_kept(s, d);
    bool is_loaded = kept->is_loaded;
    kept->is_loaded = false;
    const char *name = serial_use(s, d);
    kept->is_loaded = is_loaded;
    return name;
}

static void print_loads(Device *dev, Serial *s, const Loaded *l)
{
    for (int i = 0; i < l->variables.count; i++) {
        Decl *d = l->variables.items[i];
        put_newline(dev);
        putf(dev, "%s = %s;", print_declaration(dev, d->type, serial_use(s, d)),
             element(s, d));
    }
}

static void print_stores(Device *dev, Serial *s, const Loaded *l)
{
    for (int i = 0; i < l->variables.count; i++) {
        Decl *d = l->variables.items[i];
        if (!set_has(&l->changes, d))
            continue;
        put_newline(dev);
        putf(dev, "%s = %s;", element(s, d), serial_use(s, d));
    }
}

static void print_trip(Device *dev, const Step *step)
{
    Node *n = step->node, *condition = flow_condition(n);
    bool asks_first = condition && !condition->is_constant && n->kind != ND_DO;
    put_newline(dev);
    put(dev, "if (amp_mask[amp_lane]");
    if (asks_first) {
        put(dev, " && ");
        print_condition(dev, condition);
    }
    put(dev, ")");
    begin_block(dev);
    print_statement(dev, step->statements.items[0]);
    if (step->continues) {
        put_newline(dev);
        putf(dev, "amp_next_%d:;", step->number);
    }
    if (n->kind == ND_FOR && n->kids[FOR_STEP]) {
        put_newline(dev);
        print_unused(dev, n->kids[FOR_STEP], 0);
        put(dev, ";");
    }
    put_newline(dev);
    put(dev, "amp_stays = ");
    if (n->kind == ND_DO) {
        print_condition(dev, condition);
        put(dev, " ? 1 : 0;");
    } else {
        put(dev, "1;");
    }
    end_block(dev);
    if (step->breaks) {
        put_newline(dev);
        putf(dev, "amp_left_%d:;", step->number);
    }
}

/* The threads of a vector, from amp_lanes on. */
static void print_lane_loop(Device *dev, const Serial *s, int lanes)
{
    put_newline(dev);
    putf(dev, "for (int amp_lane = 0; amp_lane < %d; amp_lane++)", lanes);
    begin_block(dev);
    put_newline(dev);
    putf(dev, "const int amp_thread_%d = amp_lanes + amp_lane;", s->rank - 1);
}

static void print_trips(Device *dev, Serial *s, const Step *step, int lanes)
{
    Loaded loaded = loaded_of(s, step->node);
    put_newline(dev);
    put(dev, "for (int amp_some = 1; amp_some;)");
    begin_block(dev);
    put_newline(dev);
    put(dev, "amp_some = 0;");
    need_quiet(dev, QUIET_HINT);
    put_newline(dev);
    int width = lanes < LANES ? lanes : LANES;
    putf(dev, "#pragma clang loop vectorize(assume_safety)"
              " vectorize_width(%d) interleave_count(%d)", width, lanes / width);
    print_lane_loop(dev, s, lanes);
    print_again(dev, s, step);
    set_loaded(s, &loaded, true);
    print_loads(dev, s, &loaded);
    put_newline(dev);
    put(dev, "int amp_stays = 0;");
    s->in_vectors = true;
    print_trip(dev, step);
    s->in_vectors = false;
    print_stores(dev, s, &loaded);
    set_loaded(s, &loaded, false);
    put_newline(dev);
    put(dev, "amp_mask[amp_lane] = amp_stays;");
    put_newline(dev);
    put(dev, "amp_some |= amp_stays;");
    end_block(dev);
    end_block(dev);
}

bool serial_fills(const Serial *s, int lanes)
{
    return s->threads.count && s->threads.count % lanes == 0;
}

/* No sum of what a row ends at may wrap around. */
void print_vectors(Device *dev, const Serial *s, const char *from, int lanes)
{
    put_newline(dev);
    if (serial_fills(s, lanes))
        putf(dev, "for (int amp_lanes = %s; amp_lanes < %s; amp_lanes += %d)",
             from, s->threads.to, lanes);
    else
        putf(dev, "for (int amp_lanes = %s, amp_past; amp_lanes < %s;"
                  " amp_lanes = amp_past)", from, s->threads.to);
}

Threads lane_threads(void)
{
    return (Threads){"amp_lanes", arena_format("amp_lanes + %d", LANES), LANES};
}

void print_past(Device *dev, const Serial *s, int lanes)
{
    if (serial_fills(s, lanes))
        return;
    put_newline(dev);
    putf(dev, "amp_past = %s - amp_lanes > %d ? amp_lanes + %d : %s;", s->threads.to,
         lanes, lanes, s->threads.to);
}

/* Vectors begin where those of the whole row do: what is kept for each thread
 * has elements for all lanes then. */
static const char *first_vector(const Serial *s, int lanes)
{
    const char *first = s->index ? "amp_strip" : "0";
    if (serial_fills(s, lanes) || strcmp(s->threads.from, first) == 0)
        return s->threads.from;
    return arena_format("%s + (%s - %s) / %d * %d", first, s->threads.from, first, lanes,
                        lanes);
}

static void print_mask(Device *dev, const Serial *s, int lanes)
{
    put_newline(dev);
    putf(dev, "int amp_mask[%d];", lanes);
    put_newline(dev);
    putf(dev, "for (int amp_lane = 0; amp_lane < %d; amp_lane++)", lanes);
    dev->w.indent++;
    put_newline(dev);
    if (serial_fills(s, lanes))
        put(dev, "amp_mask[amp_lane] = 1;");
    else
        putf(dev, "amp_mask[amp_lane] = amp_lane >= %s - amp_lanes"
                  " && amp_lane < amp_past - amp_lanes;", s->threads.from);
    dev->w.indent--;
}

/* Several vectors at once, so that one need not wait for what the one before it
 * computes. */
static int masked_lanes(const Serial *s)
{
    int row = s->tile[s->rank - 1], lanes = 4 * LANES;
    while (row % lanes && lanes > LEAST_LANES)
        lanes /= 2;
    return lanes;
}

void print_masked(Device *dev, Serial *s, const Step *step)
{
    int lanes = masked_lanes(s);
    bool wraps = step->begin.count > 0;
    if (wraps) {
        begin_block(dev);
        print_steps(dev, s, &step->begin);
    }
    print_vectors(dev, s, first_vector(s, lanes), lanes);
    begin_block(dev);
    print_past(dev, s, lanes);
    print_mask(dev, s, lanes);
    print_trips(dev, s, step, lanes);
    end_block(dev);
    if (wraps)
        end_block(dev);
}
