/* print_total.c - atomic operations that a work-item accumulates for its threads:
 *
 *     uint amp_total_1 = 0;
 *     for (…)
 *         amp_total_1 += 1;
 *     if (amp_total_1 != 0)
 *         atomic_add(&count.data[0], amp_total_1);
 *
 * or for its tiles, where the variable is that of the kernel, `(*amp_total_1)`. Where views
 * have the same elements, threads could see what became of them, and it stays atomic.
 *
 * or, where the place is in tile_static memory, for the threads of a run.
 *
 * Those on the elements of a view go to an array, if the view has so few that this pays:
 *
 *     uint amp_bins_1[4096];
 *     const int amp_count_1 = bins.extent0 <= … ? bins.extent0 : 0;
 */
#include "print_serial.h"

#include <string.h>

static bool is_list(const Total *total)
{
    return !total->how->once;
}

/* Comparisons are of the elements' type. */
static const char *type_of(const Total *total)
{
    const Type *t = total->variable->type;
    bool is_unsigned = type_is_unsigned(t) || total->how->operator;
    if (is_list(total))
        return "amp_list";
    if (total->how->is_floating)
        return gathering_orders(total->how) ? "int" : "float";
    return t->size == 8 ? (is_unsigned ? "ulong" : "long")
                        : (is_unsigned ? "uint" : "int");
}

static const char *neutral_of(const Total *total)
{
    const Gathering *g = total->how;
    const Type *t = total->variable->type;
    if (g->is_floating && !gathering_orders(g))
        return g->neutral;
    if (g->operator)
        return arena_format("(%s)%s", type_of(total), g->neutral);
    if (type_is_unsigned(t) && strcmp(g->neutral, "MIN") == 0)
        return "0";
    return arena_format("%s%s_%s", type_is_unsigned(t) ? "U" : "",
                        t->size == 8 ? "LONG" : "INT", g->neutral);
}

/* ---- bins --------------------------------------------------------------- */

enum { MOST_BINS = 4096, LEAST_OF_BIN = 4 }; /* elements, and threads for each */

static void print_bins(Device *dev, const Cursor *c, const Bins *bins)
{
    Buffer threads = {0};
    for (int d = 0; d < parts_of(c->plan); d++)
        buffer_format(&threads, c->plan->length ? " * (amp_to_%d - amp_from_%d)"
                                          : " * (amp_end_%d - amp_begin_%d)", d, d);
    const char *view = decl_name(dev, bins->view);
    put_line(dev, "uint amp_bins_%d[%d];", bins->number, MOST_BINS);
    put_line(dev, "#ifdef AMP_OVERLAP");
    put_line(dev, "const int amp_count_%d = 0;", bins->number);
    put_line(dev, "#else");
    put_line(dev, "const int amp_count_%d = %s.extent0 <= %d && %dL * %s.extent0 <= 1L%s"
                  " ? %s.extent0 : 0;", bins->number, view, MOST_BINS, LEAST_OF_BIN, view,
             threads.text, view);
    put_line(dev, "#endif");
    put_line(dev, "for (int amp_bin = 0; amp_bin < amp_count_%d; amp_bin++)", bins->number);
    dev->w.indent++;
    put_line(dev, "amp_bins_%d[amp_bin] = 0;", bins->number);
    dev->w.indent--;
}

static void print_bins_added(Device *dev, const Bins *bins)
{
    put_line(dev, "for (int amp_bin = 0; amp_bin < amp_count_%d; amp_bin++)", bins->number);
    dev->w.indent++;
    put_line(dev, "if (amp_bins_%d[amp_bin] != 0)", bins->number);
    dev->w.indent++;
    put_line(dev, "atomic_add(&%s.data[amp_bin], amp_bins_%d[amp_bin]);",
             decl_name(dev, bins->view), bins->number);
    dev->w.indent -= 2;
}

static const char *need_bin(Device *dev, const char *type)
{
    const char *name = arena_format("amp_bin_%s", type);
    return need_text(dev, name,
                     "static void %s(uint *bins, int count, __global %s *data,"
                     " __global %s *p, %s value)\n"
                     "{\n"
                     "    if (count)\n"
                     "        bins[p - data] += (uint)value;\n"
                     "    else\n"
                     "        atomic_add(p, value);\n"
                     "}\n", name, type, type, type);
}

static void print_binned(Device *dev, Node *call, const Bins *bins)
{
    const char *operation = builtin_of(call)->opencl;
    const char *type = type_is_unsigned(call->kids[CALL_ARGUMENT]->type->of)
        ? "uint" : "int";
    bool is_less = strcmp(operation, "sub") == 0 || strcmp(operation, "dec") == 0;
    putf(dev, "%s(amp_bins_%d, amp_count_%d, %s.data, ", need_bin(dev, type),
         bins->number, bins->number, decl_name(dev, bins->view));
    dev->w.accessed = node_strip(call->kids[CALL_ARGUMENT]);
    print_expr(dev, call->kids[CALL_ARGUMENT], 2);
    putf(dev, is_less ? ", (%1$s)-(uint)(%1$s)(" : ", (%1$s)(", type);
    if (call->kid_count > CALL_ARGUMENT + 1)
        print_expr(dev, call->kids[CALL_ARGUMENT + 1], 0);
    else
        put(dev, "1");
    put(dev, "))");
}

/* ---- lists -------------------------------------------------------------- */

/* What other threads see is that the numbers are added one after the other. */
static const char *need_list(Device *dev)
{
    return need_text(dev, "amp_list", "%s",
                     "typedef struct amp_list {\n"
                     "    int count;\n"
                     "    float values[256];\n"
                     "} amp_list;\n"
                     "static void amp_list_apply(const amp_list *list, __global float *p)\n"
                     "{\n"
                     "    volatile __global uint *bits = (volatile __global uint *)p;\n"
                     "    uint old, seen = atomic_or(bits, 0u);\n"
                     "    do {\n"
                     "        old = seen;\n"
                     "        float sum = as_float(old);\n"
                     "        for (int i = 0; i < list->count; i++)\n"
                     "            sum += list->values[i];\n"
                     "        seen = atomic_cmpxchg(bits, old, as_uint(sum));\n"
                     "    } while (seen != old);\n"
                     "}\n"
                     "static void amp_list_add(amp_list *list, __global float *p, float value)\n"
                     "{\n"
                     "    if (list->count == 256) {\n"
                     "        amp_list_apply(list, p);\n"
                     "        list->count = 0;\n"
                     "    }\n"
                     "    list->values[list->count++] = value;\n"
                     "}\n");
}

static void print_place_of(Device *dev, const Total *total)
{
    dev->w.accessed = node_strip(total->call->kids[CALL_ARGUMENT]);
    print_expr(dev, total->call->kids[CALL_ARGUMENT], 2);
}

static void print_listed(Device *dev, const Total *total)
{
    putf(dev, "amp_list_add(&%s, ", serial_use(dev->w.serial, total->variable));
    print_place_of(dev, total);
    put(dev, ", ");
    print_expr(dev, total->call->kids[CALL_ARGUMENT + 1], 2);
    put(dev, ")");
}

static void print_list_applied(Device *dev, const Total *total)
{
    const char *name = serial_use(dev->w.serial, total->variable);
    put_line(dev, "if (%s.count)", name);
    dev->w.indent++;
    put_line(dev, "amp_list_apply(&%s, ", name);
    print_place_of(dev, total);
    put(dev, ");");
    dev->w.indent--;
}

/* ---- totals ------------------------------------------------------------- */

void print_totals(Device *dev, const Cursor *c)
{
    for (int i = 0; i < c->plan->bins.count; i++)
        print_bins(dev, c, c->plan->bins.items[i]);
    for (int i = 0; i < c->plan->totals.count; i++) {
        const Total *total = c->plan->totals.items[i];
        if (is_list(total))
            need_list(dev);
        if (c->plan->index)
            put_line(dev, "%s %s = %s;", type_of(total),
                     serial_use(c, total->variable), neutral_of(total));
        else
            putf(dev, "    %s amp_sum_%d = %s, *const amp_total_%d = &amp_sum_%d;\n",
                 type_of(total), i + 1, neutral_of(total), i + 1, i + 1);
    }
}

const char *print_total_pointers(const Plan *s, bool are_parameters)
{
    Buffer b = {0};
    for (int i = 0; i < s->totals.count; i++)
        buffer_format(&b, ", %s%samp_total_%d",
                      are_parameters ? type_of(s->totals.items[i]) : "",
                      are_parameters ? " *" : "", i + 1);
    return b.length ? b.text : "";
}

/* As integers, numbers are in their order where those below 0 have their bits turned: 0 is
 * larger than -0. What is no number is none of them. */
static void need_order(Device *dev)
{
    need_text(dev, "amp_order", "%s",
              "static int amp_order(float x, int none)\n"
              "{\n"
              "    const int bits = as_int(x);\n"
              "    return isnan(x) ? none : bits ^ (bits >> 31 & 0x7fffffff);\n"
              "}\n"
              "static float amp_of_order(int n)\n"
              "{\n"
              "    return as_float(n ^ (n >> 31 & 0x7fffffff));\n"
              "}\n");
}

/* A fraction below 0 has no unsigned value, but one of the element's type. */
static void print_operand(Device *dev, const Total *total, Node *value)
{
    const Type *t = total->variable->type;
    if (type_is_floating(node_strip(value)->type) && type_is_integer(t)
        && !type_is_unsigned(t))
        putf(dev, "(%s)(", t->size == 8 ? "long" : "int");
    else
        put(dev, "(");
    print_expr(dev, value, 0);
    put(dev, ")");
}

static void print_ordered(Device *dev, const Total *total)
{
    const char *name = serial_use(dev->w.serial, total->variable);
    need_order(dev);
    putf(dev, "(%s = %s(%s, amp_order(", name, total->how->name, name);
    print_expr(dev, total->call->kids[CALL_ARGUMENT + 1], 2);
    putf(dev, ", %s)))", neutral_of(total));
}

static void print_added(Device *dev, const Total *total)
{
    const Gathering *g = total->how;
    const Node *call = total->call;
    const char *name = serial_use(dev->w.serial, total->variable);
    if (is_list(total)) {
        print_listed(dev, total);
        return;
    }
    if (gathering_orders(g)) {
        print_ordered(dev, total);
        return;
    }
    bool is_step = call->kid_count == CALL_ARGUMENT + 1;
    if (g->operator)
        putf(dev, "(%s %s= (%s)", name, g->operator, type_of(total));
    else
        putf(dev, "(%s = %s(%s, (%s)", name, g->name, name, type_of(total));
    if (is_step)
        put(dev, "(1)");
    else
        print_operand(dev, total, call->kids[CALL_ARGUMENT + 1]);
    put(dev, g->operator ? ")" : "))");
}

static void print_added_apart(Device *dev, const Total *total)
{
    const char *operation = builtin_of(total->call)->opencl;
    need_text(dev, "apart", "#ifdef AMP_OVERLAP\n"
                            "#define AMP_APART 0\n"
                            "#else\n"
                            "#define AMP_APART 1\n"
                            "#endif\n");
    put(dev, "(AMP_APART ? (void)");
    print_added(dev, total);
    put(dev, " : (void)");
    print_atomic(dev, total->call, operation);
    put(dev, ")");
}

bool print_gathered(Device *dev, Node *call)
{
    const Plan *s = dev->w.serial ? dev->w.serial->plan : NULL;
    const Total *total = serial_total(s, call);
    const Bins *bins = serial_bins(s, call);
    if (total)
        (total->is_of_run ? print_added : print_added_apart)(dev, total);
    else if (bins)
        print_binned(dev, call, bins);
    return total || bins;
}

/* The call with the variable for its value. */
static void print_call_once(Device *dev, const Total *total)
{
    Node *value = NEW(Node), *call = NEW(Node);
    *value = (Node){.kind = ND_VAR, .decl = total->result,
                    .type = total->result->type, .range = total->call->range};
    *call = *total->call;
    call->kid_count = CALL_ARGUMENT + 2;
    call->kids = NEW_ARRAY(Node *, call->kid_count);
    call->kids[CALL_CALLEE] = total->call->kids[CALL_CALLEE];
    call->kids[CALL_ARGUMENT] = total->call->kids[CALL_ARGUMENT];
    call->kids[CALL_ARGUMENT + 1] = value;
    print_atomic(dev, call, total->how->once);
}

static void print_applied(Device *dev, const Cursor *c, const Total *total)
{
    put_line(dev, "if (%s != %s)", serial_use(c, total->variable), neutral_of(total));
    dev->w.indent++;
    put_newline(dev);
    print_call_once(dev, total);
    put(dev, ";");
    dev->w.indent--;
}

void print_results(Device *dev, const Cursor *c)
{
    for (int i = 0; i < c->plan->bins.count; i++)
        print_bins_added(dev, c->plan->bins.items[i]);
    for (int i = 0; i < c->plan->totals.count; i++) {
        const Total *total = c->plan->totals.items[i];
        if (is_list(total)) {
            print_list_applied(dev, total);
            continue;
        }
        print_applied(dev, c, total);
    }
}

/* ---- tallies ------------------------------------------------------------ */

typedef LIST(const Total *) Totals;

typedef struct OfRun {
    const Plan *plan;
    Totals totals;
} OfRun;

static bool find_total(Node *n, void *context)
{
    OfRun *of = context;
    const Total *total = n->kind == ND_CALL ? serial_total(of->plan, n) : NULL;
    if (total && total->is_of_run)
        list_add(&of->totals, total);
    return true;
}

static bool is_again(Node *n, void *context)
{
    const Kept *kept = serial_kept_of(context, n);
    return kept && kept->keep == KEEP_AGAIN;
}

/* With the variables that are its place's. */
static void print_tally_applied(Device *dev, Cursor *c, const Step *run, const Total *total)
{
    bool wraps = node_any_with(total->call->kids[CALL_ARGUMENT], is_again,
                               (Plan *)c->plan);
    if (wraps) {
        put_newline(dev);
        begin_block(dev);
        print_again(dev, c, run);
    }
    print_applied(dev, c, total);
    if (wraps)
        end_block(dev);
}

void print_tallied(Device *dev, Cursor *c, const Step *run,
                   void (*print)(Device *dev, Cursor *c, const Step *run))
{
    OfRun of = {.plan = c->plan};
    if (c->plan->tallies)
        step_walk(run, find_total, &of);
    if (of.totals.count) {
        put_newline(dev);
        begin_block(dev);
    }
    for (int i = 0; i < of.totals.count; i++)
        put_line(dev, "%s %s = %s;", type_of(of.totals.items[i]),
                 serial_use(c, of.totals.items[i]->variable),
                 neutral_of(of.totals.items[i]));
    print(dev, c, run);
    for (int i = 0; i < of.totals.count; i++)
        print_tally_applied(dev, c, run, of.totals.items[i]);
    if (of.totals.count)
        end_block(dev);
}
