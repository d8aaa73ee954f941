/* Made by ampcc from accumulated.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_run_kernel_1(void);
static struct amprt_kernel *amprt_run_kernel_2(void);
static struct amprt_kernel *amprt_strided_kernel_1(void);
#line 1 "tests/emit/accumulated.ampc"
/* Tiles in turn, which add up in one array what each would add to memory; threads
 * without tiles, whose work-item has an array for a view's elements. */
#include <amp.h>

void run(const int *p, unsigned *q, int n)
{
    array_view(const int, 1) in AMPRT_OWNER = amp_view(p, n);
    array_view(unsigned, 1) bins AMPRT_OWNER = amp_view(q, 100);
    amprt_launch_tiled_1(amprt_run_kernel_1(), NULL, tile(extent(n), 64), (const void *const[]){&in, &bins}
#line 20 "tests/emit/accumulated.ampc"
);
    amprt_launch_1(amprt_run_kernel_2(), NULL, extent(n), (const void *const[]){&bins, &in}
#line 23 "tests/emit/accumulated.ampc"
);
}

/* In steps as long as the domain: neighbouring tiles share the array, too. */
void strided(const int *p, unsigned *q, int n)
{
    array_view(const int, 1) in AMPRT_OWNER = amp_view(p, n);
    array_view(unsigned, 1) bins AMPRT_OWNER = amp_view(q, 64);
    amprt_launch_tiled_1(amprt_strided_kernel_1(), NULL, tile(extent(4096), 64), (const void *const[]){&n, &in, &bins}
#line 41 "tests/emit/accumulated.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_run_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 bins;\n"
    "} amp_block_of_run_kernel_1;\n"
    "typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 48 \? 1 : -1];\n"
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
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 7 */
    "typedef struct view_uint_1 {\n"
    "    __global uint *data;\n"
    "    int extent0;\n"
    "} view_uint_1;\n",
    /* 8 */
    "#line 9 \"tests/emit/accumulated.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void run_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global uint *amp_data_bins,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(1, bins)), AMP_SHAPE(1, bins).extent0};\n"
    "    __local uint counts[100] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/accumulated.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        for (int i = me; i < 100; i += 64)\n"
    "            counts[i] = 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        atomic_inc(&counts[in.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] % 100]);\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = me; i < 100; i += 64)\n"
    "            if (counts[i])\n"
    "                atomic_add(&bins.data[i], counts[i]);\n"
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
    "static uint amp_inc_uint_alone(__local uint *p)\n"
    "{\n"
    "    uint old = *p, value = 1;\n"
    "    *p = (uint)((uint)old + (uint)value);\n"
    "    return old;\n"
    "}\n",
    /* 12 */
    "#line 9 \"tests/emit/accumulated.ampc\"\n"
    "AMP_KERNEL void run_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global uint *AMP_RESTRICT amp_data_bins,\n"
    "    const amp_block_of_run_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(512)\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(1, bins)), AMP_SHAPE(1, bins).extent0};\n"
    "    __local uint (*const counts)[100] = (__local uint (*)[100])(amp_memory + 0);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "#line 9 \"tests/emit/accumulated.ampc\"\n"
    "            {\n"
    "\n"
    "                int me = amp_thread_1;\n"
    "                for (int i = me; i < 100; i += 64)\n"
    "                    (*counts)[i] = 0;\n"
    "#line 20 \"tests/emit/accumulated.ampc\"\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "#line 9 \"tests/emit/accumulated.ampc\"\n"
    "    for (int tile = amp_tile; tile < amp_tile + amp_tiles; tile++) {  {\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {\n"
    "                #pragma clang loop unroll_count(8)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "\n"
    "\n"
    "                    amp_inc_uint_alone(&(*counts)[in.data[(long)amp_thread_0 * 64 + amp_thread_1 + (long)tile * 64] % 100]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "#line 9 \"tests/emit/accumulated.ampc\"\n"
    "            {\n"
    "\n"
    "                int me = amp_thread_1;\n"
    "#line 17 \"tests/emit/accumulated.ampc\"\n"
    "                for (int i = me; i < 100; i += 64)\n"
    "                    if ((*counts)[i])\n"
    "                        atomic_add(&bins.data[i], (*counts)[i]);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_block_of_run_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 bins;\n"
    "    amp_shape_1 in;\n"
    "} amp_block_of_run_kernel_2;\n"
    "typedef char amp_size_of_run_kernel_2[sizeof(amp_block_of_run_kernel_2) == 48 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 15 */
    "#line 21 \"tests/emit/accumulated.ampc\"\n"
    "__kernel\n"
    "void run_kernel_2(\n"
    "    __global uint *AMP_RESTRICT amp_data_bins,\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_run_kernel_2 amp_block)\n"
    "{\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 21 \"tests/emit/accumulated.ampc\"\n"
    "    {\n"
    "        atomic_sub(&bins.data[in.data[i] % 100], (uint)2);\n"
    "    }\n"
    "}\n",
    /* 16 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 17 */
    "static void amp_bin_uint(uint *bins, int count, __global uint *data, __global uint *p, uint value)\n"
    "{\n"
    "    if (count)\n"
    "        bins[p - data] += (uint)value;\n"
    "    else\n"
    "        atomic_add(p, value);\n"
    "}\n",
    /* 18 */
    "#line 21 \"tests/emit/accumulated.ampc\"\n"
    "AMP_KERNEL void run_kernel_2_serial(\n"
    "    __global uint *AMP_RESTRICT amp_data_bins,\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_run_kernel_2 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    uint amp_bins_1[4096];\n"
    "    #ifdef AMP_OVERLAP\n"
    "    const int amp_count_1 = 0;\n"
    "    #else\n"
    "    const int amp_count_1 = bins.extent0 <= 4096 && 4L * bins.extent0 <= 1L * (amp_end_0 - amp_begin_0) \? bins.extent0 : 0;\n"
    "    #endif\n"
    "    for (int amp_bin = 0; amp_bin < amp_count_1; amp_bin++)\n"
    "        amp_bins_1[amp_bin] = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop unroll_count(8)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 22 \"tests/emit/accumulated.ampc\"\n"
    "            amp_bin_uint(amp_bins_1, amp_count_1, bins.data, &bins.data[in.data[i] % 100], (uint)-(uint)(uint)(2));\n"
    "        }\n"
    "    }\n"
    "    for (int amp_bin = 0; amp_bin < amp_count_1; amp_bin++)\n"
    "        if (amp_bins_1[amp_bin] != 0)\n"
    "            atomic_add(&bins.data[amp_bin], amp_bins_1[amp_bin]);\n"
    "}\n",
    /* 19 */
    "#line 21 \"tests/emit/accumulated.ampc\"\n"
    "static void run_kernel_2_element(\n"
    "    const view_uint_1 bins,\n"
    "    const view_int_1 in,\n"
    "    int i)\n"
    "#line 21 \"tests/emit/accumulated.ampc\"\n"
    "{\n"
    "    atomic_sub(&bins.data[in.data[i] % 100], (uint)2);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void run_kernel_2_several(\n"
    "    __global uint *AMP_RESTRICT amp_data_bins,\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_run_kernel_2 amp_block)\n"
    "{\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            run_kernel_2_element(bins, in, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        run_kernel_2_element(bins, in, amp_first + amp_n * 256);\n"
    "}\n",
    /* 20 */
    "typedef struct amp_block_of_strided_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 bins;\n"
    "} amp_block_of_strided_kernel_1;\n"
    "typedef char amp_size_of_strided_kernel_1[sizeof(amp_block_of_strided_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 21 */
    "#line 31 \"tests/emit/accumulated.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void strided_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global uint *amp_data_bins,\n"
    "    const amp_block_of_strided_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(2, bins)), AMP_SHAPE(2, bins).extent0};\n"
    "    __local uint counts[64] __attribute__((aligned(16)));\n"
    "#line 31 \"tests/emit/accumulated.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        counts[me] = 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < n; i += 4096)\n"
    "            atomic_inc(&counts[in.data[i] % 64]);\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if (counts[me] != 0)\n"
    "            atomic_add(&bins.data[me], counts[me]);\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#line 31 \"tests/emit/accumulated.ampc\"\n"
    "AMP_KERNEL void strided_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global uint *AMP_RESTRICT amp_data_bins,\n"
    "    const amp_block_of_strided_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const int n = amp_block.n;\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(2, bins)), AMP_SHAPE(2, bins).extent0};\n"
    "    __local uint (*const counts)[64] = (__local uint (*)[64])(amp_memory + 0);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "            int me = amp_thread_1;\n"
    "#line 33 \"tests/emit/accumulated.ampc\"\n"
    "            \n"
    "            (*counts)[me] = 0;\n"
    "        }\n"
    "    } for (int first = amp_tile * 64; first < n; first += 4096) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "            int row = amp_thread_0 * 64 + first;\n"
    "#line 36 \"tests/emit/accumulated.ampc\"\n"
    "            {\n"
    "                const int amp_to_1 = (int)clamp((long)n - (int)(amp_thread_1 + row), (long)0, (long)64);\n"
    "                #pragma clang loop unroll_count(8)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int i = amp_thread_1 + row;\n"
    "#line 37 \"tests/emit/accumulated.ampc\"\n"
    "                    amp_inc_uint_alone(&(*counts)[in.data[i] % 64]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 40 \"tests/emit/accumulated.ampc\"\n"
    "        if (amp_thread_0 == 0) {\n"
    "            #pragma clang loop unroll_count(8)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "                int me = amp_thread_1;\n"
    "#line 40 \"tests/emit/accumulated.ampc\"\n"
    "                atomic_add(&bins.data[me], (*counts)[me]);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_run_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_run_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12};
static const struct amprt_argument amprt_run_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "bins", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_1",
        .file = "tests/emit/accumulated.ampc",
        .line = 9,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 400,
        .block_size = 48,
        .spmd = {"run_kernel_1", amprt_run_kernel_1_spmd, 9},
        .serial = {"run_kernel_1_serial", amprt_run_kernel_1_serial, 12},
        .chain_memory = 512,
        .serial_tiles = 255,
        .serial_few = 1,
        .arguments = amprt_run_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_run_kernel_2_spmd[] = {0, 2, 3, 4, 5, 6, 7, 13, 14, 15};
static const unsigned amprt_run_kernel_2_serial[] = {0, 2, 3, 4, 5, 6, 7, 9, 10, 13, 16, 17, 18};
static const unsigned amprt_run_kernel_2_several[] = {0, 2, 3, 4, 5, 6, 7, 13, 19};
static const struct amprt_argument amprt_run_kernel_2_arguments[] = {
    {.name = "bins", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_2(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_2",
        .file = "tests/emit/accumulated.ampc",
        .line = 21,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"run_kernel_2", amprt_run_kernel_2_spmd, 10},
        .serial = {"run_kernel_2_serial", amprt_run_kernel_2_serial, 13},
        .several = {"run_kernel_2_several", amprt_run_kernel_2_several, 9},
        .serial_few = 1,
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_run_kernel_2_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_strided_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 20, 21};
static const unsigned amprt_strided_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 7, 9, 10, 11, 20, 22};
static const struct amprt_argument amprt_strided_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "bins", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_strided_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "strided_kernel_1",
        .file = "tests/emit/accumulated.ampc",
        .line = 31,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 56,
        .spmd = {"strided_kernel_1", amprt_strided_kernel_1_spmd, 9},
        .serial = {"strided_kernel_1_serial", amprt_strided_kernel_1_serial, 12},
        .chain_memory = 256,
        .serial_tiles = 16,
        .serial_few = 1,
        .arguments = amprt_strided_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
