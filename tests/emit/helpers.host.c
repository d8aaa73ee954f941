/* Made by ampcc from helpers.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_run_kernel_1(void);
#line 1 "tests/emit/helpers.ampc"
/* Helpers: one for each memory that it is given a pointer to; a tile_static
 * variable and a barrier in a helper; one that the host calls as well. */
#include <amp.h>

__attribute__((__unused__)) static const float weights[3] = {0.25f, 0.5f, 0.25f};

__attribute__((__unused__)) static float blend(const float *p) restrict(cpu, amp)
{
    return p[0] * weights[0] + p[1] * weights[1] + p[2] * weights[2];
}

#line 21 "tests/emit/helpers.ampc"


float run(float *data, int n)
{
    array_view(float, 1) v AMPRT_OWNER = amp_view(data, n);
    array_view(const float, 1) input = v;
    amprt_launch_tiled_1(amprt_run_kernel_1(), NULL, tile(extent(n), 8), (const void *const[]){&n, &v, &input}
#line 32 "tests/emit/helpers.ampc"
);
    return blend(data);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_run_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_1 v;\n"
    "    amp_shape_1 input;\n"
    "} amp_block_of_run_kernel_1;\n"
    "typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 56 \? 1 : -1];\n"
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
    "#line 5 \"tests/emit/helpers.ampc\"\n"
    "__constant const float weights[3] = {0.25f, 0.5f, 0.25f};\n",
    /* 8 */
    "#line 7 \"tests/emit/helpers.ampc\"\n"
    "static float blend(const float *p)\n"
    "{\n"
    "    return p[0] * weights[0] + p[1] * weights[1] + p[2] * weights[2];\n"
    "}\n",
    /* 9 */
    "#line 12 \"tests/emit/helpers.ampc\"\n"
    "float shared_sum(float value, __local float (*all_)[8])\n"
    "{\n"
    "\n"
    "    (*all_)[(int)get_local_id(0)] = value;\n"
    "    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "    float sum = 0;\n"
    "    for (int i = 0; i < (int)get_local_size(0); i++)\n"
    "        sum += (*all_)[i];\n"
    "    return sum;\n"
    "}\n",
    /* 10 */
    "#line 7 \"tests/emit/helpers.ampc\"\n"
    "static float blend_global(__global const float *p)\n"
    "{\n"
    "    return p[0] * weights[0] + p[1] * weights[1] + p[2] * weights[2];\n"
    "}\n",
    /* 11 */
    "#line 27 \"tests/emit/helpers.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 1, 1)))\n"
    "void run_kernel_1(\n"
    "    __global float *amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_input,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};\n"
    "    const view_float_1 input = {AMP_DATA(__global float *, amp_data_input, AMP_SHAPE(2, input)), AMP_SHAPE(2, input).extent0};\n"
    "    __local float all_[8] __attribute__((aligned(16)));\n"
    "#line 27 \"tests/emit/helpers.ampc\"\n"
    "    {\n"
    "        float own[3] = {1, 2, 3};\n"
    "        int i = ((int)get_group_id(0) * 8 + (int)get_local_id(0)) < n - 3 \? ((int)get_group_id(0) * 8 + (int)get_local_id(0)) : n - 3;\n"
    "        v.data[((int)get_group_id(0) * 8 + (int)get_local_id(0))] = blend(own) + shared_sum(input.data[i], &all_) + blend_global((__global const float *)&input.data[i]);\n"
    "\n"
    "    }\n"
    "}\n",
    /* 12 */
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
    /* 13 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 14 */
    "#line 27 \"tests/emit/helpers.ampc\"\n"
    "AMP_FUNCTION void run_kernel_1_tile(\n"
    "    __global float *amp_data_v,\n"
    "    __global const float *amp_data_input,\n"
    "    const amp_block_of_run_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};\n"
    "    const view_float_1 input = {AMP_DATA(__global float *, amp_data_input, AMP_SHAPE(2, input)), AMP_SHAPE(2, input).extent0};\n"
    "    __local float (*const all_)[8] = (__local float (*)[8])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    float operand[8];\n"
    "    #pragma clang loop vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int i = ((int)amp_place.item[0] * 8 + amp_thread_0) < n - 3 \? ((int)amp_place.item[0] * 8 + amp_thread_0) : n - 3;\n"
    "#line 28 \"tests/emit/helpers.ampc\"\n"
    "        float own[3] = {1, 2, 3};\n"
    "        \n"
    "        operand[amp_thread_0] = blend(own); float value = input.data[i];\n"
    "#line 15 \"tests/emit/helpers.ampc\"\n"
    "        (*all_)[amp_thread_0] = value;\n"
    "    }\n"
    "    {\n"
    "        float sum[8];\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "#line 17 \"tests/emit/helpers.ampc\"\n"
    "            sum[amp_thread_0] = 0;\n"
    "        } for (int i_2 = 0; i_2 < 8; i_2++) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/helpers.ampc\"\n"
    "                sum[amp_thread_0] += (*all_)[i_2];\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "            int i = ((int)amp_place.item[0] * 8 + amp_thread_0) < n - 3 \? ((int)amp_place.item[0] * 8 + amp_thread_0) : n - 3;\n"
    "#line 30 \"tests/emit/helpers.ampc\"\n"
    "            v.data[((int)amp_place.item[0] * 8 + amp_thread_0)] = operand[amp_thread_0] + sum[amp_thread_0] + blend_global((__global const float *)&input.data[i]);\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void run_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_input,\n"
    "    const amp_block_of_run_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 8;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        run_kernel_1_tile(amp_data_v, amp_data_input, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 15 */
    "#line 27 \"tests/emit/helpers.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 1, 1)))\n"
    "void run_kernel_1_several(\n"
    "    __global float *amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_input,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};\n"
    "    const view_float_1 input = {AMP_DATA(__global float *, amp_data_input, AMP_SHAPE(2, input)), AMP_SHAPE(2, input).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 8 - 1;\n"
    "#endif\n"
    "    __local float all_[4][8] __attribute__((aligned(16)));\n"
    "#line 27 \"tests/emit/helpers.ampc\"\n"
    "    {\n"
    "        int i[4]; float operand[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 28 \"tests/emit/helpers.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; float own[3] = {1, 2, 3};\n"
    "            i[amp_n] = at * 8 + (int)get_local_id(0) < n - 3 \? at * 8 + (int)get_local_id(0) : n - 3;\n"
    "            operand[amp_n] = blend(own); float value = input.data[i[amp_n]];\n"
    "#line 15 \"tests/emit/helpers.ampc\"\n"
    "            all_[amp_n][(int)get_local_id(0)] = value;\n"
    "#line 28 \"tests/emit/helpers.ampc\"\n"
    "        }\n"
    "#line 16 \"tests/emit/helpers.ampc\"\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 17 \"tests/emit/helpers.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        for (int i_2 = 0; i_2 < 8; i_2++) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/helpers.ampc\"\n"
    "                sum[amp_n] += all_[amp_n][i_2]; } }\n"
    "#line 30 \"tests/emit/helpers.ampc\"\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 30 \"tests/emit/helpers.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; v.data[at_2 * 8 + (int)get_local_id(0)] = operand[amp_n] + sum[amp_n] + blend_global((__global const float *)&input.data[i[amp_n]]);\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_run_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
static const unsigned amprt_run_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14};
static const unsigned amprt_run_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 15};
static const struct amprt_argument amprt_run_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "input", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_1",
        .file = "tests/emit/helpers.ampc",
        .line = 27,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {8, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 32,
        .block_size = 56,
        .spmd = {"run_kernel_1", amprt_run_kernel_1_spmd, 12},
        .serial = {"run_kernel_1_serial", amprt_run_kernel_1_serial, 13},
        .several = {"run_kernel_1_several", amprt_run_kernel_1_several, 12},
        .chain_memory = 128,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 128,
        .arguments = amprt_run_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
