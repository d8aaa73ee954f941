/* Made by ampcc from quotients.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_copy_kernel_1(void);
#line 1 "tests/emit/quotients.ampc"
/* A tile that copies a part of another shape, by the thread's number. */
#include <amp.h>

enum { TILE = 16, WIDE = 64 };

void copy(array_view(const float, 2) from, array_view(float, 2) to)
{
    amprt_launch_tiled_2(amprt_copy_kernel_1(), NULL, tile(extent(TILE, TILE), TILE, TILE),
        (const void *const[]){&from, &to}
#line 20 "tests/emit/quotients.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_copy_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_copy_kernel_1;\n"
    "typedef char amp_size_of_copy_kernel_1[sizeof(amp_block_of_copy_kernel_1) == 64 \? 1 : -1];\n"
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
    "#line 8 \"tests/emit/quotients.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void copy_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_copy_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float a[16][64] __attribute__((aligned(16)));\n"
    "    __local float b[16][64] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/quotients.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(1) * 16 + (int)get_local_id(0);\n"
    "        for (int q = 0; q < 4; q++) {\n"
    "            int i = me + q * 16 * 16;\n"
    "            a[i % 16][i / 16] = from.data[i / 16 * from.stride0 + i % 16];\n"
    "            b[i / 64][i % 64] = from.data[i / 64 * from.stride0 + i % 64];\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int k = me >> 6; k < 16; k += 4)\n"
    "            to.data[k * to.stride0 + (me & 63)] = a[k][me & 63] + b[k][me & 63];\n"
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
    "#line 8 \"tests/emit/quotients.ampc\"\n"
    "AMP_FUNCTION void copy_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_copy_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float (*const a)[16][64] = (__local float (*)[16][64])(amp_memory + 0);\n"
    "    __local float (*const b)[16][64] = (__local float (*)[16][64])(amp_memory + 4096);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int me_2 = amp_thread_0 * 16 + amp_thread_1;\n"
    "#line 11 \"tests/emit/quotients.ampc\"\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int q_2 = 0; q_2 < 4; q_2++) { int i_2 = me_2 + q_2 * 16 * 16;\n"
    "                (*a)[amp_thread_1][amp_thread_0 + q_2 * 16] = from.data[(amp_thread_0 + q_2 * 16) * from.stride0 + amp_thread_1];\n"
    "                int at = (amp_thread_0 + q_2 * 16) % 4 * 16 + amp_thread_1; int at_2 = (amp_thread_0 + q_2 * 16) / 4; int at_3 = (amp_thread_0 + q_2 * 16) % 4 * 16 + amp_thread_1; int at_4 = (amp_thread_0 + q_2 * 16) / 4; (*b)[at_2][at] = from.data[at_4 * from.stride0 + at_3];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 18 \"tests/emit/quotients.ampc\"\n"
    "        for (int k_2 = amp_thread_0 / 4; k_2 < 16; k_2 += 4) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 19 \"tests/emit/quotients.ampc\"\n"
    "                to.data[(long)k_2 * to.stride0 + ((long)(amp_thread_0 % 4) * 16 + amp_thread_1)] = (*a)[k_2][(long)(amp_thread_0 % 4) * 16 + amp_thread_1] + (*b)[k_2][(long)(amp_thread_0 % 4) * 16 + amp_thread_1];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void copy_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_copy_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(8192)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        copy_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 8 \"tests/emit/quotients.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void copy_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_copy_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float a[16][64] __attribute__((aligned(16)));\n"
    "    __local float b[16][64] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/quotients.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(1) * 16 + (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int q = 0; q < 4; q++) { int i = me + q * 16 * 16;\n"
    "            a[i % 16][i / 16] = from.data[i / 16 * from.stride0 + i % 16];\n"
    "            b[i / 64][i % 64] = from.data[i / 64 * from.stride0 + i % 64];\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int k = me >> 6; k < 16; k += 4) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/quotients.ampc\"\n"
    "                to.data[k * to.stride0 + (me & 63)] = a[k][me & 63] + b[k][me & 63]; } }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_copy_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_copy_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const unsigned amprt_copy_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 11};
static const struct amprt_argument amprt_copy_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_copy_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "copy_kernel_1",
        .file = "tests/emit/quotients.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 8192,
        .block_size = 64,
        .spmd = {"copy_kernel_1", amprt_copy_kernel_1_spmd, 8},
        .serial = {"copy_kernel_1_serial", amprt_copy_kernel_1_serial, 10},
        .several = {"copy_kernel_1_several", amprt_copy_kernel_1_several, 9},
        .chain_memory = 8192,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 8192,
        .arguments = amprt_copy_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
