/* Made by ampcc from upright.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_distances_kernel_1(void);
#line 1 "tests/emit/upright.ampc"
// A tile that is filled along rows, and of which each thread goes along one in a loop, lies
// the other way on a CPU: it is transposed once, and neighbours then have neighbouring
// elements.
#include <amp.h>

enum { T = 16 };

void distances(array_view(const float, 2) a, array_view(const float, 2) b,
               array_view(float, 2) to, int length)
{
    amprt_launch_tiled_2(amprt_distances_kernel_1(), NULL, tile(amp_extent_2(to), T, T), (const void *const[]){&length, &a, &b, &to}
#line 26 "tests/emit/upright.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_distances_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int length_;\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_distances_kernel_1;\n"
    "typedef char amp_size_of_distances_kernel_1[sizeof(amp_block_of_distances_kernel_1) == 96 \? 1 : -1];\n"
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
    "#line 11 \"tests/emit/upright.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void distances_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_distances_kernel_1 amp_block)\n"
    "{\n"
    "    const int length_ = amp_block.length_;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};\n"
    "    __local float left[16][16] __attribute__((aligned(16)));\n"
    "    __local float right[16][16] __attribute__((aligned(16)));\n"
    "#line 11 \"tests/emit/upright.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < length_; k += 16) {\n"
    "            left[row][column] = a.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * a.stride0 + (k + column)];\n"
    "            right[row][column] = b.data[(((int)get_group_id(0) * 16) + row) * b.stride0 + (k + column)];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            for (int m = 0; m < 16; m++) {\n"
    "                float by = left[row][m] - right[column][m];\n"
    "                sum += by * by;\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
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
    "static void amp_turn_float16(float16 *rows)\n"
    "{\n"
    "    float16 next[16];\n"
    "#pragma unroll\n"
    "    for (int round = 0; round < 4; round++) {\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 8; i++) {\n"
    "            const float16 a = rows[i], b = rows[i + 8];\n"
    "            next[2 * i] = (float16)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3, a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);\n"
    "            next[2 * i + 1] = (float16)(a.s8, b.s8, a.s9, b.s9, a.sa, b.sa, a.sb, b.sb, a.sc, b.sc, a.sd, b.sd, a.se, b.se, a.sf, b.sf);\n"
    "        }\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 16; i++)\n"
    "            rows[i] = next[i];\n"
    "    }\n"
    "}\n",
    /* 11 */
    "#line 11 \"tests/emit/upright.ampc\"\n"
    "AMP_FUNCTION void distances_kernel_1_tile(\n"
    "    __global const float *amp_data_a,\n"
    "    __global const float *amp_data_b,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_distances_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const int length_ = amp_block.length_;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};\n"
    "    __local float (*const left)[16][16] = (__local float (*)[16][16])(amp_memory + 0);\n"
    "    __local float (*const right)[16][16] = (__local float (*)[16][16])(amp_memory + 1024);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float sum[16][16];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 13 \"tests/emit/upright.ampc\"\n"
    "            \n"
    "            sum[amp_thread_0][amp_thread_1] = 0;\n"
    "        }\n"
    "    }\n"
    "#line 15 \"tests/emit/upright.ampc\"\n"
    "    for (int k = 0; k < length_; k += 16) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int row = amp_thread_0;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int column = amp_thread_1;\n"
    "#line 16 \"tests/emit/upright.ampc\"\n"
    "                (*left)[row][column] = a.data[((int)amp_place.item[1] * 16 + amp_thread_0) * a.stride0 + (k + column)];\n"
    "            }\n"
    "        }\n"
    "#line 17 \"tests/emit/upright.ampc\"\n"
    "        \n"
    "        for (int amp_first_0 = 0; amp_first_0 < 16; amp_first_0 += 16) {\n"
    "            for (int amp_first_1 = 0; amp_first_1 < 16; amp_first_1 += 16) {\n"
    "                float16 amp_rows[16];\n"
    "                #pragma unroll\n"
    "                for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                    const int amp_thread_0 = amp_first_0 + amp_row;\n"
    "                    const int amp_thread_1 = amp_first_1;\n"
    "                    int row = amp_thread_0;\n"
    "                    {\n"
    "                        int column = amp_thread_1;\n"
    "                        amp_rows[amp_row] = vload16(0, &b.data[(((int)amp_place.item[0] * 16) + row) * b.stride0 + (k + column)]);\n"
    "                    }\n"
    "                }\n"
    "                amp_turn_float16(amp_rows);\n"
    "                #pragma unroll\n"
    "                for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                    const int amp_thread_0 = amp_first_0;\n"
    "                    const int amp_thread_1 = amp_first_1 + amp_row;\n"
    "                    int row = amp_thread_0;\n"
    "                    {\n"
    "                        int column = amp_thread_1;\n"
    "                        vstore16(amp_rows[amp_row], 0, &(*right)[column][row]);\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int row = amp_thread_0;\n"
    "#line 19 \"tests/emit/upright.ampc\"\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int m = 0; m < 16; m++) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                    int column = amp_thread_1;\n"
    "#line 20 \"tests/emit/upright.ampc\"\n"
    "                    float by = (*left)[row][m] - (*right)[m][column];\n"
    "                    sum[amp_thread_0][amp_thread_1] += by * by;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 25 \"tests/emit/upright.ampc\"\n"
    "            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_0][amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void distances_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_distances_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(2048)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        distances_kernel_1_tile(amp_data_a, amp_data_b, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 12 */
    "#line 11 \"tests/emit/upright.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void distances_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_distances_kernel_1 amp_block)\n"
    "{\n"
    "    const int length_ = amp_block.length_;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float left[4][16][16] __attribute__((aligned(16)));\n"
    "    __local float right[16][16] __attribute__((aligned(16)));\n"
    "#line 11 \"tests/emit/upright.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/upright.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        for (int k = 0; k < length_; k += 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/upright.ampc\"\n"
    "                int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; left[amp_n][row][column] = a.data[(at * 16 + (int)get_local_id(1)) * a.stride0 + (k + column)]; }\n"
    "            right[row][column] = b.data[(((int)get_group_id(0) * 16) + row) * b.stride0 + (k + column)];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int m = 0; m < 16; m++) { \n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/upright.ampc\"\n"
    "                    float by = left[amp_n][row][m] - right[column][m];\n"
    "                    sum[amp_n] += by * by;\n"
    "#line 20 \"tests/emit/upright.ampc\"\n"
    "                }\n"
    "\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/upright.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_distances_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_distances_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11};
static const unsigned amprt_distances_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 12};
static const struct amprt_argument amprt_distances_kernel_1_arguments[] = {
    {.name = "length", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 72, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_distances_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "distances_kernel_1",
        .file = "tests/emit/upright.ampc",
        .line = 11,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 2048,
        .block_size = 96,
        .spmd = {"distances_kernel_1", amprt_distances_kernel_1_spmd, 8},
        .serial = {"distances_kernel_1_serial", amprt_distances_kernel_1_serial, 11},
        .several = {"distances_kernel_1_several", amprt_distances_kernel_1_several, 9},
        .chain_memory = 2048,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5120,
        .arguments = amprt_distances_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}
