/* print_bounds.c - -fsanitize=bounds in OpenCL C: subscripts that are checked.
 *
 * An element of a view is asked of a function, which gives another place where
 * an index is outside; an index of an array becomes 0 there:
 *
 *     a[i][j]   (*amp_at_int_2(amp_bounds, a, i, j, 3))
 *     nums[i]   nums[amp_index(amp_bounds, i, 16, 4)]
 *
 * The first thread that fails writes what happened to the launch's record.
 * OpenCL has no way out of a kernel but `return`, and other threads of the tile
 * may wait at a barrier for the one that failed. So that one goes on to its
 * end. It leaves the loops that have no barrier, since an index that walks to
 * find something may never find it; and if the kernel has none at all, it
 * touches no view any more.
 */
#include "device.h"
#include "analysis/flow.h"

/* ---- endless loops ------------------------------------------------------- */

bool ends_on_failure(Device *dev, Node *loop)
{
    return dev->prog->unit->checks_bounds && !node_waits(dev->prog, loop);
}

static bool ends_only_on_failure(Node *n, void *context)
{
    if (!flow_is_loop(n))
        return false;
    const Node *condition = node_strip(flow_condition(n));
    return (!condition || condition->is_constant) && ends_on_failure(context, n);
}

bool has_endless_loop(Device *dev, Function *f)
{
    return dev->prog->unit->checks_bounds && f->result->kind != TY_VOID
        && node_any_with(f->body, ends_only_on_failure, dev);
}

/* ---- the thread's state ------------------------------------------------- */

/* amprt_kernel.h describes the record. */
static const char CHECKS[] =
    "typedef struct amp_checks {\n"
    "    __global int *record;\n"
    "    bool stops, failed;\n"
    "} amp_checks;\n"
    "\n"
    "static void amp_fail(amp_checks *c, int place, int dimension,\n"
    "                     long index, int length, int extent)\n"
    "{\n"
    "    bool is_first = !c->failed\n"
    "        && atomic_cmpxchg(c->record, 0, place) == 0;\n"
    "    c->failed = true;\n"
    "    if (!is_first)\n"
    "        return;\n"
    "    c->record[1] = dimension;\n"
    "    c->record[2] = (int)index;\n"
    "    c->record[3] = (int)(index >> 32);\n"
    "    c->record[4] = length;\n"
    "    c->record[5] = extent;\n"
    "    for (int d = 0; d < 3; d++) {\n"
    "        c->record[6 + d] = (int)get_global_id(d);\n"
    "        c->record[9 + d] = (int)get_local_id(d);\n"
    "    }\n"
    "}\n"
    "\n"
    "static bool amp_inside(amp_checks *c, int place, int dimension,\n"
    "                       long index, int extent)\n"
    "{\n"
    "    if (index < 0 || index >= extent)\n"
    "        amp_fail(c, place, dimension, index, 1, extent);\n"
    "    else if (!c->failed || !c->stops)\n"
    "        return true;\n"
    "    return false;\n"
    "}\n";

static void need_checks(Device *dev)
{
    need_text(dev, "amp_checks", "%s", CHECKS);
}

const char *print_bounds_parameter(Device *dev)
{
    need_checks(dev);
    return "amp_checks *amp_bounds";
}

void print_bounds_variable(Device *dev, Function *f)
{
    need_checks(dev);
    putf(dev, "    amp_checks amp_bounds[1] = {{amp_abort, %s, false}};\n",
         function_waits(dev->prog, f) ? "false" : "true");
}

/* ---- views -------------------------------------------------------------- */

/* Parameters "amp_checks *amp_bounds, view_int_2 v, long i, …, int place", in
 * the arena, and the condition that the indices are inside. */
static const char *print_index_parameters(const char *view, int count)
{
    Buffer b = {0};
    buffer_format(&b, "amp_checks *amp_bounds, %s v", view);
    for (int d = 0; d < count; d++)
        buffer_format(&b, ", long i%d", d);
    buffer_add(&b, ", int place");
    return b.text;
}

static void print_inside(Device *dev, int count)
{
    for (int d = 0; d < count; d++)
        putf(dev, "%samp_inside(amp_bounds, place, %d, i%d, v.extent%d)",
             d ? "\n        && " : "", d, d, d);
}

/* "v.data + i0 * v.stride0 + i1" */
static void print_offset(Device *dev, int rank, int count)
{
    put(dev, "v.data");
    for (int d = 0; d < count; d++)
        if (d < rank - 1)
            putf(dev, " + i%d * v.stride%d", d, d);
        else
            putf(dev, " + i%d", d);
}

const char *need_element(Device *dev, const Type *t)
{
    const char *view = print_view_type(dev, t->of, t->rank);
    const char *name = arena_format("amp_at_%s", view + 5);
    const Type *element = type_assignable(t->of);
    if (element->size > dev->outside)
        dev->outside = element->size;
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    need_checks(dev);
    print_view_type(dev, t->of, t->rank);
    putf(dev, "static __global %s\n{\n    if (",
         print_declaration(dev, element, arena_format(
             "*%s(%s)", name, print_index_parameters(view, t->rank))));
    print_inside(dev, t->rank);
    put(dev, ")\n        return ");
    print_offset(dev, t->rank, t->rank);
    putf(dev, ";\n    return (__global %s)(amp_bounds->record + 32);\n}\n",
         print_declaration(dev, element, "*"));
    piece_end(dev, name, &saved);
    return name;
}

/* A row that is outside is an empty one of the first. */
const char *need_row(Device *dev, const Type *t, int count)
{
    const char *view = print_view_type(dev, t->of, t->rank);
    const char *row = print_view_type(dev, t->of, t->rank - count);
    const char *name = arena_format("amp_row_%s_%d", view + 5, count);
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    need_checks(dev);
    print_view_type(dev, t->of, t->rank);
    print_view_type(dev, t->of, t->rank - count);
    putf(dev, "static %s %s(%s)\n{\n    %s row = {v.data", row, name,
         print_index_parameters(view, count), row);
    for (int d = count; d < t->rank - 1; d++)
        putf(dev, ", v.stride%d", d);
    for (int d = count; d < t->rank; d++)
        put(dev, ", 0");
    put(dev, "};\n    if (");
    print_inside(dev, count);
    put(dev, ") {\n        row.data = ");
    print_offset(dev, t->rank, count);
    put(dev, ";\n");
    for (int d = count; d < t->rank; d++)
        putf(dev, "        row.extent%d = v.extent%d;\n", d - count, d);
    put(dev, "    }\n    return row;\n}\n");
    piece_end(dev, name, &saved);
    return name;
}

void print_section_check(Device *dev, const Type *t)
{
    static const char *const COMPONENTS[] = {"", ".x", ".y", ".z"};
    need_checks(dev);
    for (int d = 0; d < t->rank; d++) {
        const char *lane = COMPONENTS[t->rank == 1 ? 0 : d + 1];
        putf(dev, "    if (origin%s < 0 || extent%s < 0"
                  " || origin%s > v.extent%d - extent%s) {\n"
                  "        amp_fail(amp_bounds, amp_place, %d, origin%s,"
                  " extent%s, v.extent%d);\n"
                  "        origin = extent = 0;\n"
                  "    }\n",
             lane, lane, lane, d, lane, d, lane, lane, d);
    }
}

/* ---- indices ------------------------------------------------------------ */

static const char *need_index(Device *dev)
{
    need_checks(dev);
    return need_text(dev, "amp_index",
                     "static long amp_index(amp_checks *c, long index, int extent, int end,\n"
                     "                      int dimension, int place)\n"
                     "{\n"
                     "    if (index >= 0 && index < extent + end)\n"
                     "        return index;\n"
                     "    amp_fail(c, place, dimension, index, 1, extent);\n"
                     "    return 0;\n"
                     "}\n");
}

/* Of the array that `base` is an element of, and so on. */
static Node *whole_array(Node *base, int *dimension)
{
    *dimension = 0;
    for (base = node_strip(base); base->kind == ND_SUBSCRIPT; ++*dimension) {
        Node *outer = node_strip(base->kids[SUBSCRIPT_BASE]);
        if (outer->type->kind != TY_ARRAY)
            break;
        base = outer;
    }
    return base;
}

void print_index(Device *dev, Node *base, Node *index, long count,
                 bool may_be_end)
{
    bool is_known = index->is_constant
        && index->value < (uint64_t)(count + may_be_end);
    int dimension;
    if (!dev->prog->unit->checks_bounds || is_known || count <= 0) {
        print_expr(dev, index, 0);
        return;
    }
    Node *whole = whole_array(base, &dimension);
    putf(dev, "%s(amp_bounds, ", need_index(dev));
    print_expr(dev, index, 2);
    putf(dev, ", %ld, %d, %d, %d)", count, may_be_end, dimension,
         failure_number(dev, whole, FAIL_SUBSCRIPT));
}
