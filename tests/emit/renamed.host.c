/* Made by ampcc from renamed.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_filter_kernel_1(void);
#line 1 "tests/emit/renamed.ampc"
// A number that gets a new value where nothing of the old one is left is another variable:
// neither lives across the barrier, so each stays in a register.
#include <amp.h>

void filter(array_view(const float, 2) in, array_view(float, 2) out, float weight)
{
    amprt_launch_tiled_2(amprt_filter_kernel_1(), NULL, tile(amp_extent_2(out), 8, 8), (const void *const[]){&in, &weight, &out}
#line 23 "tests/emit/renamed.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_filter_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    float weight;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_filter_kernel_1;\n"
    "typedef char amp_size_of_filter_kernel_1[sizeof(amp_block_of_filter_kernel_1) == 72 \? 1 : -1];\n"
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
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 7 */
    "#line 7 \"tests/emit/renamed.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 8, 1)))\n"
    "void filter_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_filter_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const float weight = amp_block.weight;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    __local float s[8][8] __attribute__((aligned(16)));\n"
    "    __local float r[8][8] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/renamed.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        s[row][column] = in.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < 8; k++)\n"
    "            sum += s[row][k];\n"
    "        r[row][column] = sum * weight;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        sum = 0;\n"
    "        for (int k = 0; k < 8; k++)\n"
    "            sum += r[k][column];\n"
    "        float kept = sum;\n"
    "        sum = sum * weight;\n"
    "        out.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))] = kept + sum;\n"
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
    "#line 7 \"tests/emit/renamed.ampc\"\n"
    "AMP_FUNCTION void filter_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_filter_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const float weight = amp_block.weight;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    __local float (*const s)[8][8] = (__local float (*)[8][8])(amp_memory + 0);\n"
    "    __local float (*const r)[8][8] = (__local float (*)[8][8])(amp_memory + 256);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 9 \"tests/emit/renamed.ampc\"\n"
    "            \n"
    "            (*s)[row][column] = in.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 12 \"tests/emit/renamed.ampc\"\n"
    "            float sum = 0;\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 8; k++) sum += (*s)[row][k];\n"
    "            (*r)[row][column] = sum * weight;\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 17 \"tests/emit/renamed.ampc\"\n"
    "            float sum_2 = 0;\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 8; k++) sum_2 += (*r)[k][amp_zero + (long)column];\n"
    "            float kept = sum_2;\n"
    "            sum_2 = sum_2 * weight;\n"
    "            out.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)] = kept + sum_2;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void filter_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_filter_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(512)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 8;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        filter_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 7 \"tests/emit/renamed.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 8, 1)))\n"
    "void filter_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_filter_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const float weight = amp_block.weight;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 8 - 1;\n"
    "#endif\n"
    "    __local float s[4][8][8] __attribute__((aligned(16)));\n"
    "    __local float r[4][8][8] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/renamed.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/renamed.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][row][column] = in.data[(at * 8 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 12 \"tests/emit/renamed.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 8; k++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/renamed.ampc\"\n"
    "                sum[amp_n] += s[amp_n][row][k]; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 15 \"tests/emit/renamed.ampc\"\n"
    "            r[amp_n][row][column] = sum[amp_n] * weight; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 17 \"tests/emit/renamed.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 8; k++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/renamed.ampc\"\n"
    "                sum[amp_n] += r[amp_n][k][column]; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/renamed.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; float kept = sum[amp_n];\n"
    "            sum[amp_n] = sum[amp_n] * weight;\n"
    "            out.data[(at_2 * 8 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))] = kept + sum[amp_n];\n"
    "#line 20 \"tests/emit/renamed.ampc\"\n"
    "        }\n"
    "\n"
    "\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_filter_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_filter_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const unsigned amprt_filter_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 11};
static const struct amprt_argument amprt_filter_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "weight", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_filter_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "filter_kernel_1",
        .file = "tests/emit/renamed.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {8, 8, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 512,
        .block_size = 72,
        .spmd = {"filter_kernel_1", amprt_filter_kernel_1_spmd, 8},
        .serial = {"filter_kernel_1_serial", amprt_filter_kernel_1_serial, 10},
        .several = {"filter_kernel_1_several", amprt_filter_kernel_1_several, 9},
        .chain_memory = 512,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 2048,
        .arguments = amprt_filter_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
