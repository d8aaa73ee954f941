/* Made by ampcc from bounds.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_run_kernel_1(void);
static struct amprt_kernel *amprt_run_kernel_2(void);
#line 1 "tests/emit/bounds.ampc"
// flags: -fsanitize=bounds
#include <amp.h>

__attribute__((__unused__)) static const float weights[3] = {0.25f, 0.5f, 0.25f};

#line 12 "tests/emit/bounds.ampc"


void run(array_view(float, 2) m, array_view(int, 1) histogram)
{
    amprt_launch_tiled_2(amprt_run_kernel_1(), NULL, tile(amp_extent_2(m), 8, 8),
        (const void *const[]){&m}
#line 25 "tests/emit/bounds.ampc"
);
    amprt_launch_1(amprt_run_kernel_2(), NULL, extent(100), (const void *const[]){&m, &histogram}
#line 29 "tests/emit/bounds.ampc"
);
    AMPRT_CHECKED_WRITE("m", m, 1, 2) += AMPRT_CHECKED_READ("histogram", histogram, 3);
    array_view(float, 1) row AMPRT_OWNER = AMPRT_CHECKED_ROW("m", m, 4);
    AMPRT_CHECKED_WRITE("row", row, 0)++;
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_run_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 m;\n"
    "} amp_block_of_run_kernel_1;\n"
    "typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 2 */
    "#ifdef AMP_SHAPES\n"
    "#define AMP_SHAPE(n, view) AMP_SHAPE_##n\n"
    "#else\n"
    "#define AMP_SHAPE(n, view) amp_block.view\n"
    "#endif\n",
    /* 3 */
    "#ifdef AMP_START\n"
    "#define AMP_DATA(type, data, shape) ((type)data)\n"
    "#else\n"
    "#define AMP_DATA(type, data, shape) \\\n"
    "    ((type)((__global char *)data + shape.offset))\n"
    "#endif\n",
    /* 4 */
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 5 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 6 */
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
    "}\n",
    /* 7 */
    "static long amp_index(amp_checks *c, long index, int extent, int end,\n"
    "                      int dimension, int place)\n"
    "{\n"
    "    if (index >= 0 && index < extent + end)\n"
    "        return index;\n"
    "    amp_fail(c, place, dimension, index, 1, extent);\n"
    "    return 0;\n"
    "}\n",
    /* 8 */
    "static __global float *amp_at_float_2(amp_checks *amp_bounds, view_float_2 v, long i0, long i1, int place)\n"
    "{\n"
    "    if (amp_inside(amp_bounds, place, 0, i0, v.extent0)\n"
    "        && amp_inside(amp_bounds, place, 1, i1, v.extent1))\n"
    "        return v.data + i0 * v.stride0 + i1;\n"
    "    return (__global float *)(amp_bounds->record + 32);\n"
    "}\n",
    /* 9 */
    "#line 16 \"tests/emit/bounds.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 8, 1)))\n"
    "void run_kernel_1(\n"
    "    __global float *amp_data_m,\n"
    "    __global int *amp_abort,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    __local float block[8][8] __attribute__((aligned(16)));\n"
    "    amp_checks amp_bounds[1] = {{amp_abort, false, false}};\n"
    "#line 17 \"tests/emit/bounds.ampc\"\n"
    "    {\n"
    "\n"
    "        int i = ((int)get_group_id(1) * 8 + (int)get_local_id(1)); int j = ((int)get_group_id(0) * 8 + (int)get_local_id(0));\n"
    "        block[amp_index(amp_bounds, (int)get_local_id(1), 8, 0, 0, 1)][amp_index(amp_bounds, (int)get_local_id(0), 8, 0, 1, 2)] = (*amp_at_float_2(amp_bounds, m, i, j, 3));\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        while (amp_bounds->failed \? 0 : (block[amp_index(amp_bounds, (int)get_local_id(1), 8, 0, 0, 4)][amp_index(amp_bounds, j % 8, 8, 0, 1, 5)] > 1))\n"
    "            j++;\n"
    "        (*amp_at_float_2(amp_bounds, m, i, j, 6)) = block[amp_index(amp_bounds, (int)get_local_id(0), 8, 0, 0, 7)][amp_index(amp_bounds, (int)get_local_id(1), 8, 0, 1, 8)];\n"
    "    }\n"
    "}\n",
    /* 10 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 11 */
    "typedef struct amp_block_of_run_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 m;\n"
    "    amp_shape_1 histogram;\n"
    "} amp_block_of_run_kernel_2;\n"
    "typedef char amp_size_of_run_kernel_2[sizeof(amp_block_of_run_kernel_2) == 56 \? 1 : -1];\n"
    "\n",
    /* 12 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 13 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 14 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 15 */
    "static view_float_2 amp_section_float_2(amp_checks *amp_bounds, int amp_place, view_float_2 v, int2 origin, int2 extent)\n"
    "{\n"
    "    if (origin.x < 0 || extent.x < 0 || origin.x > v.extent0 - extent.x) {\n"
    "        amp_fail(amp_bounds, amp_place, 0, origin.x, extent.x, v.extent0);\n"
    "        origin = extent = 0;\n"
    "    }\n"
    "    if (origin.y < 0 || extent.y < 0 || origin.y > v.extent1 - extent.y) {\n"
    "        amp_fail(amp_bounds, amp_place, 1, origin.y, extent.y, v.extent1);\n"
    "        origin = extent = 0;\n"
    "    }\n"
    "    v.data += origin.x * v.stride0 + origin.y;\n"
    "    v.extent0 = extent.x;\n"
    "    v.extent1 = extent.y;\n"
    "    return v;\n"
    "}\n",
    /* 16 */
    "static __global int *amp_at_int_1(amp_checks *amp_bounds, view_int_1 v, long i0, int place)\n"
    "{\n"
    "    if (amp_inside(amp_bounds, place, 0, i0, v.extent0))\n"
    "        return v.data + i0;\n"
    "    return (__global int *)(amp_bounds->record + 32);\n"
    "}\n",
    /* 17 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 18 */
    "#line 4 \"tests/emit/bounds.ampc\"\n"
    "__constant const float weights[3] = {0.25f, 0.5f, 0.25f};\n",
    /* 19 */
    "static __global float *amp_at_float_1(amp_checks *amp_bounds, view_float_1 v, long i0, int place)\n"
    "{\n"
    "    if (amp_inside(amp_bounds, place, 0, i0, v.extent0))\n"
    "        return v.data + i0;\n"
    "    return (__global float *)(amp_bounds->record + 32);\n"
    "}\n",
    /* 20 */
    "#line 6 \"tests/emit/bounds.ampc\"\n"
    "static float blend(amp_checks *amp_bounds, view_float_1 row, int i)\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = -1; amp_bounds->failed \? 0 : k <= 1; k++)\n"
    "        sum += weights[amp_index(amp_bounds, k + 1, 3, 0, 0, 10)] * (*amp_at_float_1(amp_bounds, row, i + k, 11));\n"
    "    return sum;\n"
    "}\n",
    /* 21 */
    "static view_float_1 amp_row_float_2_1(amp_checks *amp_bounds, view_float_2 v, long i0, int place)\n"
    "{\n"
    "    view_float_1 row = {v.data, 0};\n"
    "    if (amp_inside(amp_bounds, place, 0, i0, v.extent0)) {\n"
    "        row.data = v.data + i0 * v.stride0;\n"
    "        row.extent0 = v.extent1;\n"
    "    }\n"
    "    return row;\n"
    "}\n",
    /* 22 */
    "#line 26 \"tests/emit/bounds.ampc\"\n"
    "__kernel\n"
    "void run_kernel_2(\n"
    "    __global float *AMP_RESTRICT amp_data_m,\n"
    "    __global int *AMP_RESTRICT amp_data_histogram,\n"
    "    __global int *amp_abort,\n"
    "    const amp_block_of_run_kernel_2 amp_block)\n"
    "{\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const view_int_1 histogram = {AMP_DATA(__global int *, amp_data_histogram, AMP_SHAPE(1, histogram)), AMP_SHAPE(1, histogram).extent0};\n"
    "    amp_checks amp_bounds[1] = {{amp_abort, true, false}};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 26 \"tests/emit/bounds.ampc\"\n"
    "    {\n"
    "        view_float_2 part = amp_section_float_2(amp_bounds, 9, m, (int2)(i, 0), (int2)(1, 8));\n"
    "        atomic_add(&(*amp_at_int_1(amp_bounds, histogram, (int)blend(amp_bounds, amp_row_float_2_1(amp_bounds, part, 0, 12), i + 1), 13)), 1);\n"
    "    }\n"
    "}\n",
};

static const struct amprt_failure amprt_failures[] = {
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:20",
    "block"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:20",
    "block"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:20",
    "m"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:22",
    "block"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:22",
    "block"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:24",
    "m"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:24",
    "block"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:24",
    "block"},
    {AMPRT_SECTION_OUTSIDE,
    "tests/emit/bounds.ampc:27",
    "m"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:10",
    "weights"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:10",
    "row"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:28",
    "part"},
    {AMPRT_SUBSCRIPT_OUTSIDE,
    "tests/emit/bounds.ampc:28",
    "histogram"},
};

static const unsigned amprt_run_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const struct amprt_argument amprt_run_kernel_1_arguments[] = {
    {.name = "m", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_1",
        .file = "tests/emit/bounds.ampc",
        .line = 16,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {8, 8, 0},
        .needs = AMPRT_MAY_ABORT,
        .tile_memory = 256,
        .block_size = 40,
        .spmd = {"run_kernel_1", amprt_run_kernel_1_spmd, 10},
        .arguments = amprt_run_kernel_1_arguments,
        .argument_count = 1,
        .failures = amprt_failures,
        .outside = 4,
    };
    return &kernel;
}

static const unsigned amprt_run_kernel_2_spmd[] = {0, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22};
static const struct amprt_argument amprt_run_kernel_2_arguments[] = {
    {.name = "m", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "histogram", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_2(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_2",
        .file = "tests/emit/bounds.ampc",
        .line = 26,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_ABORT,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"run_kernel_2", amprt_run_kernel_2_spmd, 20},
        .arguments = amprt_run_kernel_2_arguments,
        .argument_count = 2,
        .failures = amprt_failures,
        .outside = 4,
    };
    return &kernel;
}
