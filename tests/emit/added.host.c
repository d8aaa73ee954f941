/* Made by ampcc from added.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_count_kernel_1(void);
static struct amprt_kernel *amprt_count_apart_kernel_1(void);
#line 1 "tests/emit/added.ampc"
// What several tiles add to the same place is added once for all of them.
#include <amp.h>

enum { TILE = 16 };

void count(array_view(const float, 1) in, array_view(int, 1) out, int stride)
{
    amprt_launch_tiled_1(amprt_count_kernel_1(), NULL, tile(extent(stride), TILE),
        (const void *const[]){&in, &stride, &out}
#line 19 "tests/emit/added.ampc"
);
}

/* The places are each tile's own. */
void count_apart(array_view(const int, 1) in, array_view(int, 1) out, int stride)
{
    amprt_launch_tiled_1(amprt_count_apart_kernel_1(), NULL, tile(extent(stride), TILE),
        (const void *const[]){&in, &stride, &out}
#line 36 "tests/emit/added.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_count_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    int stride;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_count_kernel_1;\n"
    "typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 2 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 3 */
    "#ifdef AMP_SHAPES\n"
    "#define AMP_SHAPE(n, view) AMP_SHAPE_##n\n"
    "#else\n"
    "#define AMP_SHAPE(n, view) amp_block.view\n"
    "#endif\n",
    /* 4 */
    "#ifdef AMP_START\n"
    "#define AMP_DATA(type, data, shape) ((type)data)\n"
    "#else\n"
    "#define AMP_DATA(type, data, shape) \\\n"
    "    ((type)((__global char *)data + shape.offset))\n"
    "#endif\n",
    /* 5 */
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 6 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 7 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 8 */
    "#line 8 \"tests/emit/added.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void count_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_count_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int stride = amp_block.stride;\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local int bins[16] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/added.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        bins[me] = 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = ((int)get_group_id(0) * 16 + (int)get_local_id(0)); i < in.extent0; i += stride)\n"
    "            atomic_inc(&bins[(int)in.data[i] % 16]);\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if (me < out.extent0)\n"
    "            atomic_add(&out.data[me], bins[me]);\n"
    "    }\n"
    "}\n",
    /* 9 */
    "typedef struct amp_place {\n"
    "    long item[3], items[3];\n"
    "} amp_place;\n"
    "#define AMP_FUNCTION static __attribute__((always_inline))\n"
    "#ifdef AMP_CHAIN\n"
    "#define AMP_KERNEL AMP_FUNCTION\n"
    "#define AMP_PLACE , const amp_place amp_place, __local char *amp_memory\n"
    "#define AMP_BEGIN\n"
    "#define AMP_MEMORY(bytes)\n"
    "#else\n"
    "#define AMP_KERNEL __kernel __attribute__((reqd_work_group_size(1, 1, 1)))\n"
    "#define AMP_PLACE\n"
    "#define AMP_BEGIN \\\n"
    "    const amp_place amp_place = { \\\n"
    "        {get_group_id(0), get_group_id(1), get_group_id(2)}, \\\n"
    "        {get_num_groups(0), get_num_groups(1), get_num_groups(2)}};\n"
    "#ifdef __SPIR__\n"
    "#define AMP_BELOW(bytes) 0\n"
    "#else\n"
    "#define AMP_BELOW(bytes) ((bytes) > 30720 \? 0 : 2048)\n"
    "#endif\n"
    "#define AMP_MEMORY(bytes) \\\n"
    "    __local char amp_space[AMP_BELOW(bytes) + (bytes)] __attribute__((aligned(128))); \\\n"
    "    __local char *const amp_memory = amp_space + AMP_BELOW(bytes);\n"
    "#endif\n",
    /* 10 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 11 */
    "static int amp_inc_int_alone(__local int *p)\n"
    "{\n"
    "    int old = *p, value = 1;\n"
    "    *p = (int)((uint)old + (uint)value);\n"
    "    return old;\n"
    "}\n",
    /* 12 */
    "#line 8 \"tests/emit/added.ampc\"\n"
    "AMP_KERNEL void count_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int stride = amp_block.stride;\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local int (*const bins)[16] = (__local int (*)[16])(amp_memory + 0);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 16) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 16) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int me = amp_thread_1;\n"
    "#line 11 \"tests/emit/added.ampc\"\n"
    "            \n"
    "            (*bins)[me] = 0;\n"
    "        }\n"
    "    } for (int first = amp_tile * 16; first < in.extent0; first += stride) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "            int row = amp_thread_0 * 16 + first;\n"
    "#line 14 \"tests/emit/added.ampc\"\n"
    "            {\n"
    "                const int amp_to_1 = (int)clamp((long)in.extent0 - (int)(amp_thread_1 + row), (long)0, (long)16);\n"
    "                #pragma clang loop unroll_count(8)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int i = amp_thread_1 + row;\n"
    "#line 15 \"tests/emit/added.ampc\"\n"
    "                    amp_inc_int_alone(&(*bins)[(int)in.data[i] % 16]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 17 \"tests/emit/added.ampc\"\n"
    "        if (amp_thread_0 == 0) {  {\n"
    "                const int amp_to_2 = (int)clamp((long)out.extent0 - (int)(amp_thread_1), (long)0, (long)16);\n"
    "                #pragma clang loop unroll_count(8)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                    int me = amp_thread_1;\n"
    "#line 18 \"tests/emit/added.ampc\"\n"
    "                    atomic_add(&out.data[me], (*bins)[me]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_block_of_count_apart_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    int stride;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_count_apart_kernel_1;\n"
    "typedef char amp_size_of_count_apart_kernel_1[sizeof(amp_block_of_count_apart_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "#line 25 \"tests/emit/added.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void count_apart_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_count_apart_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int stride = amp_block.stride;\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local int sum;\n"
    "#line 26 \"tests/emit/added.ampc\"\n"
    "    {\n"
    "\n"
    "        if ((int)get_local_id(0) == 0)\n"
    "            sum = 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = ((int)get_group_id(0) * 16 + (int)get_local_id(0)); i < in.extent0; i += stride)\n"
    "            atomic_add(&sum, in.data[i]);\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if ((int)get_local_id(0) == 0)\n"
    "            atomic_add(&out.data[(int)get_group_id(0)], sum);\n"
    "    }\n"
    "}\n",
    /* 15 */
    "static int amp_add_int_alone(__local int *p, int value)\n"
    "{\n"
    "    int old = *p;\n"
    "    *p = (int)((uint)old + (uint)value);\n"
    "    return old;\n"
    "}\n",
    /* 16 */
    "#line 25 \"tests/emit/added.ampc\"\n"
    "AMP_KERNEL void count_apart_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_count_apart_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int stride = amp_block.stride;\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local int (*const sum)[16] = (__local int (*)[16])(amp_memory + 0);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 16) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 16) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 28 \"tests/emit/added.ampc\"\n"
    "        {\n"
    "            const int amp_from_1 = (int)clamp((long)0 - amp_thread_1, (long)0, (long)16);\n"
    "            const int amp_to_1 = (int)clamp((long)0 - amp_thread_1 + 1, (long)0, (long)16);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "#line 29 \"tests/emit/added.ampc\"\n"
    "                (*sum)[amp_thread_0] = 0;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "#line 31 \"tests/emit/added.ampc\"\n"
    "    for (int first = amp_tile * 16; first < in.extent0; first += stride) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "            int row = amp_thread_0 * 16 + first;\n"
    "#line 31 \"tests/emit/added.ampc\"\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)in.extent0 - (int)(amp_thread_1 + row), (long)0, (long)16);\n"
    "                {\n"
    "                    uint amp_tally_1 = (uint)0;\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                        int i = amp_thread_1 + row;\n"
    "#line 32 \"tests/emit/added.ampc\"\n"
    "                        (amp_tally_1 += (uint)(in.data[i]));\n"
    "                    }\n"
    "                    if (amp_tally_1 != (uint)0)\n"
    "                        amp_add_int_alone(&(*sum)[amp_thread_0], amp_tally_1);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 34 \"tests/emit/added.ampc\"\n"
    "        {\n"
    "            const int amp_from_3 = (int)clamp((long)0 - amp_thread_1, (long)0, (long)16);\n"
    "            const int amp_to_3 = (int)clamp((long)0 - amp_thread_1 + 1, (long)0, (long)16);\n"
    "            #pragma clang loop unroll_count(8)\n"
    "            for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "#line 35 \"tests/emit/added.ampc\"\n"
    "                atomic_add(&out.data[amp_thread_0 + amp_tile], (*sum)[amp_thread_0]);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_count_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_count_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12};
static const struct amprt_argument amprt_count_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "stride", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_count_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "count_kernel_1",
        .file = "tests/emit/added.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {16, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 64,
        .block_size = 56,
        .spmd = {"count_kernel_1", amprt_count_kernel_1_spmd, 9},
        .serial = {"count_kernel_1_serial", amprt_count_kernel_1_serial, 12},
        .chain_memory = 128,
        .serial_tiles = 16,
        .serial_few = 1,
        .arguments = amprt_count_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_count_apart_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 13, 14};
static const unsigned amprt_count_apart_kernel_1_serial[] = {0, 2, 3, 4, 5, 7, 9, 10, 13, 15, 16};
static const struct amprt_argument amprt_count_apart_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "stride", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_count_apart_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "count_apart_kernel_1",
        .file = "tests/emit/added.ampc",
        .line = 25,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {16, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 4,
        .block_size = 56,
        .spmd = {"count_apart_kernel_1", amprt_count_apart_kernel_1_spmd, 8},
        .serial = {"count_apart_kernel_1_serial", amprt_count_apart_kernel_1_serial, 11},
        .chain_memory = 128,
        .serial_tiles = 16,
        .serial_few = 1,
        .arguments = amprt_count_apart_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
