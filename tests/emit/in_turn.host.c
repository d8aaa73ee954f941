/* Made by ampcc from in_turn.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_smooth_kernel_1(void);
#line 1 "tests/emit/in_turn.ampc"
// Arrays and views that take turns: the pointers to them are the same for all threads,
// and exist once on CPUs.
#include <amp.h>

void smooth(array_view(const float, 1) in, array_view(float, 1) out, int steps)
{
    amprt_launch_tiled_1(amprt_smooth_kernel_1(), NULL, tile(amp_extent_1(out), 32), (const void *const[]){&in, &steps, &out}
#line 21 "tests/emit/in_turn.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_smooth_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    int steps;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_smooth_kernel_1;\n"
    "typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 56 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/in_turn.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void smooth_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int steps = amp_block.steps;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local float a[32] __attribute__((aligned(16)));\n"
    "    __local float b[32] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/in_turn.ampc\"\n"
    "    {\n"
    "\n"
    "        int l = (int)get_local_id(0);\n"
    "        __local float *now = a; __local float *next = b;\n"
    "        now[l] = in.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int step_ = 0; step_ < steps; step_++) {\n"
    "            next[l] = now[l] + now[31 - l];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            __local float *other = now;\n"
    "            now = next;\n"
    "            next = other;\n"
    "        }\n"
    "        out.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = now[l];\n"
    "    }\n"
    "}\n",
    /* 8 */
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
    /* 9 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 10 */
    "#line 7 \"tests/emit/in_turn.ampc\"\n"
    "AMP_FUNCTION void smooth_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int steps = amp_block.steps;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local float (*const a)[32] = (__local float (*)[32])(amp_memory + 0);\n"
    "    __local float (*const b)[32] = (__local float (*)[32])(amp_memory + 128);\n"
    "    const int amp_thread_0 = 0;\n"
    "    __local float *now = (*a);\n"
    "    __local float *next = (*b);\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int l = amp_thread_0;\n"
    "#line 9 \"tests/emit/in_turn.ampc\"\n"
    "        \n"
    "        \n"
    "        now[l] = in.data[((int)amp_place.item[0] * 32 + amp_thread_0)];\n"
    "    }\n"
    "    for (int step_ = 0; step_ < steps; step_++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "            int l = amp_thread_0;\n"
    "#line 14 \"tests/emit/in_turn.ampc\"\n"
    "            next[l] = now[l] + now[31 - (long)l];\n"
    "        }\n"
    "        __local float *other = now;\n"
    "        now = next;\n"
    "        next = other;\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int l = amp_thread_0;\n"
    "#line 20 \"tests/emit/in_turn.ampc\"\n"
    "        out.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = now[l];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void smooth_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 32;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        smooth_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
};

static const unsigned amprt_smooth_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_smooth_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const struct amprt_argument amprt_smooth_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "steps", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_smooth_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "smooth_kernel_1",
        .file = "tests/emit/in_turn.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {32, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 56,
        .spmd = {"smooth_kernel_1", amprt_smooth_kernel_1_spmd, 8},
        .serial = {"smooth_kernel_1_serial", amprt_smooth_kernel_1_serial, 10},
        .chain_memory = 256,
        .serial_tiles = 64,
        .arguments = amprt_smooth_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
