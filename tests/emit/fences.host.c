/* Made by ampcc from fences.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_fences_kernel_1(void);
#line 1 "tests/emit/fences.ampc"
// Barriers and fences: each with exactly OpenCL's flag for its memory.
#include <amp.h>

void fences(array_view(int, 1) v)
{
    amprt_launch_tiled_1(amprt_fences_kernel_1(), NULL, tile(amp_extent_1(v), 64), (const void *const[]){&v}
#line 18 "tests/emit/fences.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_fences_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "} amp_block_of_fences_kernel_1;\n"
    "typedef char amp_size_of_fences_kernel_1[sizeof(amp_block_of_fences_kernel_1) == 32 \? 1 : -1];\n"
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
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 6 */
    "#line 6 \"tests/emit/fences.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void fences_kernel_1(\n"
    "    __global int *amp_data_v,\n"
    "    const amp_block_of_fences_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    __local int shared[64] __attribute__((aligned(16)));\n"
    "#line 6 \"tests/emit/fences.ampc\"\n"
    "    {\n"
    "\n"
    "        shared[(int)get_local_id(0)] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        barrier(CLK_GLOBAL_MEM_FENCE);\n"
    "        barrier(CLK_LOCAL_MEM_FENCE);\n"
    "        mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        mem_fence(CLK_GLOBAL_MEM_FENCE);\n"
    "        mem_fence(CLK_LOCAL_MEM_FENCE);\n"
    "        atomic_add(&shared[0], 1);\n"
    "        atomic_xchg(&v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))], shared[63 - (int)get_local_id(0)]);\n"
    "    }\n"
    "}\n",
    /* 7 */
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
    /* 8 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 9 */
    "static int amp_add_int_alone(__local int *p, int value)\n"
    "{\n"
    "    int old = *p;\n"
    "    *p = (int)((uint)old + (uint)value);\n"
    "    return old;\n"
    "}\n",
    /* 10 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 11 */
    "#line 6 \"tests/emit/fences.ampc\"\n"
    "AMP_FUNCTION void fences_kernel_1_tile(\n"
    "    __global int *amp_data_v,\n"
    "    const amp_block_of_fences_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    __local int (*const shared)[64] = (__local int (*)[64])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "#line 8 \"tests/emit/fences.ampc\"\n"
    "        (*shared)[amp_thread_0] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "    }\n"
    "    #pragma clang loop vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "\n"
    "        mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        mem_fence(CLK_GLOBAL_MEM_FENCE);\n"
    "        mem_fence(CLK_LOCAL_MEM_FENCE);\n"
    "        amp_add_int_alone(&(*shared)[0], 1);\n"
    "        atomic_xchg(&v.data[((int)amp_place.item[0] * 64 + amp_thread_0)], (*shared)[63 - (long)amp_thread_0]);\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void fences_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_fences_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        fences_kernel_1_tile(amp_data_v, amp_block, amp_at, amp_memory);\n"
    "}\n",
};

static const unsigned amprt_fences_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6};
static const unsigned amprt_fences_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11};
static const struct amprt_argument amprt_fences_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_fences_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "fences_kernel_1",
        .file = "tests/emit/fences.ampc",
        .line = 6,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 32,
        .spmd = {"fences_kernel_1", amprt_fences_kernel_1_spmd, 7},
        .serial = {"fences_kernel_1_serial", amprt_fences_kernel_1_serial, 11},
        .chain_memory = 256,
        .serial_tiles = 64,
        .arguments = amprt_fences_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}
