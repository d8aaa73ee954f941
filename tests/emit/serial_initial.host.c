/* Made by ampcc from serial_initial.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_levels_kernel_1(void);
#line 1 "tests/emit/serial_initial.ampc"
// Threads that give variables no value do not use them: a CPU stores no initial values.
#include <amp.h>

void levels(array_view(const float, 1) in, array_view(float, 1) out)
{
    amprt_launch_tiled_1(amprt_levels_kernel_1(), NULL, tile(amp_extent_1(in), 256), (const void *const[]){&in, &out}
#line 26 "tests/emit/serial_initial.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_levels_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_levels_kernel_1;\n"
    "typedef char amp_size_of_levels_kernel_1[sizeof(amp_block_of_levels_kernel_1) == 48 \? 1 : -1];\n"
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
    "#line 6 \"tests/emit/serial_initial.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void levels_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_levels_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    __local float s[256] __attribute__((aligned(16)));\n"
    "#line 6 \"tests/emit/serial_initial.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        s[me] = in.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int n = 128; n > 0; n /= 2) {\n"
    "            float x = 0; float y = 0;\n"
    "            if (me < n) {\n"
    "                x = s[2 * me];\n"
    "                y = s[2 * me + 1];\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (me < n) {\n"
    "                s[me] = x + y;\n"
    "                out.data[((int)get_group_id(0) * 256) + n + me] = x - y;\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me == 0)\n"
    "            out.data[((int)get_group_id(0) * 256)] = s[0];\n"
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
    "#line 6 \"tests/emit/serial_initial.ampc\"\n"
    "AMP_FUNCTION void levels_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_levels_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    __local float (*const s)[256] = (__local float (*)[256])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    float x[256];\n"
    "    float y[256];\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 256; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 8 \"tests/emit/serial_initial.ampc\"\n"
    "        \n"
    "        (*s)[me] = in.data[((int)amp_place.item[0] * 256 + amp_thread_0)];\n"
    "    }\n"
    "    for (int n = 128; n > 0; n /= 2) {\n"
    "\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)n - (int)(amp_thread_0), (long)0, (long)256);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "#line 14 \"tests/emit/serial_initial.ampc\"\n"
    "                x[amp_thread_0] = (*s)[2 * (long)me];\n"
    "                y[amp_thread_0] = (*s)[2 * (long)me + 1];\n"
    "            }\n"
    "        }\n"
    "        {\n"
    "            const int amp_to_2 = (int)clamp((long)n - (int)(amp_thread_0), (long)0, (long)256);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "#line 19 \"tests/emit/serial_initial.ampc\"\n"
    "                (*s)[me] = x[amp_thread_0] + y[amp_thread_0];\n"
    "                out.data[(long)((int)amp_place.item[0] * 256) + n + me] = x[amp_thread_0] - y[amp_thread_0];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    {\n"
    "        const int amp_from_3 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)256);\n"
    "        const int amp_to_3 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)256);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {\n"
    "#line 25 \"tests/emit/serial_initial.ampc\"\n"
    "            out.data[((int)amp_place.item[0] * 256)] = (*s)[0];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void levels_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_levels_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 256;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        levels_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 6 \"tests/emit/serial_initial.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void levels_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_levels_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 256 - 1;\n"
    "#endif\n"
    "    __local float s[4][256] __attribute__((aligned(16)));\n"
    "#line 6 \"tests/emit/serial_initial.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/serial_initial.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = in.data[at * 256 + (int)get_local_id(0)]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int n = 128; n > 0; n /= 2) {\n"
    "            float x[4]; float y[4]; \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 12 \"tests/emit/serial_initial.ampc\"\n"
    "                x[amp_n] = 0; y[amp_n] = 0; }\n"
    "            if (me < n) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/serial_initial.ampc\"\n"
    "                    x[amp_n] = s[amp_n][2 * me];\n"
    "                    y[amp_n] = s[amp_n][2 * me + 1];\n"
    "#line 14 \"tests/emit/serial_initial.ampc\"\n"
    "                }\n"
    "\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (me < n) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/serial_initial.ampc\"\n"
    "                    int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = x[amp_n] + y[amp_n];\n"
    "                    out.data[at_2 * 256 + n + me] = x[amp_n] - y[amp_n];\n"
    "#line 19 \"tests/emit/serial_initial.ampc\"\n"
    "                }\n"
    "\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me == 0) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/serial_initial.ampc\"\n"
    "                int at_3 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; out.data[at_3 * 256] = s[amp_n][0]; } }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_levels_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_levels_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const unsigned amprt_levels_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 11};
static const struct amprt_argument amprt_levels_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_levels_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "levels_kernel_1",
        .file = "tests/emit/serial_initial.ampc",
        .line = 6,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {256, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1024,
        .block_size = 48,
        .spmd = {"levels_kernel_1", amprt_levels_kernel_1_spmd, 8},
        .serial = {"levels_kernel_1_serial", amprt_levels_kernel_1_serial, 10},
        .several = {"levels_kernel_1_several", amprt_levels_kernel_1_several, 9},
        .chain_memory = 1024,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4096,
        .arguments = amprt_levels_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
