/* Made by ampcc from launch.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_scale_kernel_1(void);
#line 1 "tests/emit/launch.ampc"
/* A tiled launch: views and a scalar captured, tile_static, a barrier. */
#include <amp.h>
#include <stdio.h>

#define TS 4

static void scale(float *data, int rows, int columns, float factor)
{
    array_view(float, 2) m AMPRT_OWNER = amp_view(data, rows, columns);

    amprt_launch_tiled_2(amprt_scale_kernel_1(), NULL, tile(amp_extent_2(m), TS, TS),
        (const void *const[]){&m, &factor}
#line 23 "tests/emit/launch.ampc"
);
    printf("%g\n", AMPRT_READ(m, 0, 1));
    AMPRT_WRITE(m, rows - 1, 0) += 1;
}

int main(void)
{
    float data[8][8] = {{0}};
    scale(data[0], 8, 8, 2);
    return 0;
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_scale_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 m;\n"
    "    float factor;\n"
    "} amp_block_of_scale_kernel_1;\n"
    "typedef char amp_size_of_scale_kernel_1[sizeof(amp_block_of_scale_kernel_1) == 48 \? 1 : -1];\n"
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
    "#line 11 \"tests/emit/launch.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(4, 4, 1)))\n"
    "void scale_kernel_1(\n"
    "    __global float *amp_data_m,\n"
    "    const amp_block_of_scale_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const float factor = amp_block.factor;\n"
    "    __local float block[4][4] __attribute__((aligned(16)));\n"
    "#line 12 \"tests/emit/launch.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "\n"
    "        block[row][column] = m.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE);\n"
    "        if (row == column) {\n"
    "            m.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))] = factor * block[column][row];\n"
    "        } else {\n"
    "            m.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))] = block[column][row];\n"
    "        }\n"
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
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 10 */
    "#line 11 \"tests/emit/launch.ampc\"\n"
    "AMP_FUNCTION void scale_kernel_1_tile(\n"
    "    __global float *amp_data_m,\n"
    "    const amp_block_of_scale_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const float factor = amp_block.factor;\n"
    "    __local float (*const block)[4][4] = (__local float (*)[4][4])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {\n"
    "        int row = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 4; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 14 \"tests/emit/launch.ampc\"\n"
    "            \n"
    "\n"
    "            (*block)[row][column] = m.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * m.stride0 + ((int)amp_place.item[0] * 4 + amp_thread_1)];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {\n"
    "        int row = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 4; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 18 \"tests/emit/launch.ampc\"\n"
    "            if (row == column) {\n"
    "                m.data[((int)amp_place.item[1] * 4 + amp_thread_0) * m.stride0 + ((int)amp_place.item[0] * 4 + amp_thread_1)] = factor * (*block)[column][row];\n"
    "            } else {\n"
    "                m.data[((int)amp_place.item[1] * 4 + amp_thread_0) * m.stride0 + ((int)amp_place.item[0] * 4 + amp_thread_1)] = (*block)[column][row];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void scale_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_scale_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 4;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        scale_kernel_1_tile(amp_data_m, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 11 \"tests/emit/launch.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(4, 4, 1)))\n"
    "void scale_kernel_1_several(\n"
    "    __global float *amp_data_m,\n"
    "    const amp_block_of_scale_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const float factor = amp_block.factor;\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 4 - 1;\n"
    "#endif\n"
    "    __local float block[4][4][4] __attribute__((aligned(16)));\n"
    "#line 12 \"tests/emit/launch.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/launch.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; block[amp_n][row][column] = m.data[(at * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE);\n"
    "        if (row == column) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/launch.ampc\"\n"
    "                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; m.data[(at_2 * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))] = factor * block[amp_n][column][row]; }\n"
    "        } else {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 21 \"tests/emit/launch.ampc\"\n"
    "                int at_3 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; m.data[(at_3 * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))] = block[amp_n][column][row]; }\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_scale_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6};
static const unsigned amprt_scale_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 7, 8, 9, 10};
static const unsigned amprt_scale_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 8, 11};
static const struct amprt_argument amprt_scale_kernel_1_arguments[] = {
    {.name = "m", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "factor", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
};
static struct amprt_kernel *amprt_scale_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "scale_kernel_1",
        .file = "tests/emit/launch.ampc",
        .line = 11,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {4, 4, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 64,
        .block_size = 48,
        .spmd = {"scale_kernel_1", amprt_scale_kernel_1_spmd, 7},
        .serial = {"scale_kernel_1_serial", amprt_scale_kernel_1_serial, 10},
        .several = {"scale_kernel_1_several", amprt_scale_kernel_1_several, 8},
        .chain_memory = 128,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 256,
        .arguments = amprt_scale_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
