/* Made by ampcc from row_choices.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_sums_kernel_1(void);
#line 1 "tests/emit/row_choices.ampc"
// A condition with a divisor, which all threads of a row share, stands outside of the loop
// over them; and the loop around it is unrolled, so that it is known which rows go on.
#include <amp.h>

void sums(array_view(const int, 2) v, array_view(int, 2) to)
{
    amprt_launch_tiled_2(amprt_sums_kernel_1(), NULL, tile(extent(64, 8), 8, 8), (const void *const[]){&v, &to}
#line 19 "tests/emit/row_choices.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_sums_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 v;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_sums_kernel_1;\n"
    "typedef char amp_size_of_sums_kernel_1[sizeof(amp_block_of_sums_kernel_1) == 64 \? 1 : -1];\n"
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
    "typedef struct view_int_2 {\n"
    "    __global int *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_int_2;\n",
    /* 7 */
    "#line 7 \"tests/emit/row_choices.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 8, 1)))\n"
    "void sums_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_sums_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    const view_int_2 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local int s[8][8] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/row_choices.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        s[y][x] = v.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * v.stride0 + x];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int p = 1; p < 8; p *= 2) {\n"
    "            if (y % (2 * p) == 0)\n"
    "                s[y][x] += s[y + p][x];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (y == 0)\n"
    "            to.data[(int)get_group_id(1) * to.stride0 + x] = s[0][x];\n"
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
    "#line 7 \"tests/emit/row_choices.ampc\"\n"
    "AMP_FUNCTION void sums_kernel_1_tile(\n"
    "    __global const int *amp_data_v,\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_sums_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    const view_int_2 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local int (*const s)[8][8] = (__local int (*)[8][8])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int x = amp_thread_1;\n"
    "#line 9 \"tests/emit/row_choices.ampc\"\n"
    "            \n"
    "            (*s)[y][x] = v.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * v.stride0 + x];\n"
    "        }\n"
    "    } \n"
    "    #pragma unroll\n"
    "    for (int p = 1; p < 8; p *= 2) {\n"
    "        {\n"
    "            const int amp_step = max(2 * p, 1);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0 += amp_step) {\n"
    "                int y = amp_thread_0;\n"
    "#line 13 \"tests/emit/row_choices.ampc\"\n"
    "                if (y % (2 * p) == 0) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "                        int x = amp_thread_1;\n"
    "#line 14 \"tests/emit/row_choices.ampc\"\n"
    "                        (*s)[y][x] += (*s)[y + p][x];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    {\n"
    "        const int amp_from_1 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)8);\n"
    "        const int amp_to_1 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)8);\n"
    "        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "            int y = amp_thread_0;\n"
    "#line 17 \"tests/emit/row_choices.ampc\"\n"
    "            if (y == 0) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "                    int x = amp_thread_1;\n"
    "#line 18 \"tests/emit/row_choices.ampc\"\n"
    "                    to.data[(long)(int)amp_place.item[1] * to.stride0 + x] = (*s)[0][x];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void sums_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 8;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        sums_kernel_1_tile(amp_data_v, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 7 \"tests/emit/row_choices.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 8, 1)))\n"
    "void sums_kernel_1_several(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_sums_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    const view_int_2 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 8 - 1;\n"
    "#endif\n"
    "    __local int s[4][8][8] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/row_choices.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/row_choices.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][x] = v.data[(at * 8 + (int)get_local_id(1)) * v.stride0 + x]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int p = 1; p < 8; p *= 2) {\n"
    "            if (y % (2 * p) == 0) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/row_choices.ampc\"\n"
    "                    s[amp_n][y][x] += s[amp_n][y + p][x]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (y == 0) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 18 \"tests/emit/row_choices.ampc\"\n"
    "                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[at_2 * to.stride0 + x] = s[amp_n][0][x]; } }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_sums_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_sums_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const unsigned amprt_sums_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 11};
static const struct amprt_argument amprt_sums_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_sums_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "sums_kernel_1",
        .file = "tests/emit/row_choices.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {8, 8, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 256,
        .block_size = 64,
        .spmd = {"sums_kernel_1", amprt_sums_kernel_1_spmd, 8},
        .serial = {"sums_kernel_1_serial", amprt_sums_kernel_1_serial, 10},
        .several = {"sums_kernel_1_several", amprt_sums_kernel_1_several, 9},
        .chain_memory = 256,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 1024,
        .arguments = amprt_sums_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
