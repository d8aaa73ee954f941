/* Made by ampcc from flat.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_blur_kernel_1(void);
static struct amprt_kernel *amprt_channels_kernel_1(void);
static struct amprt_kernel *amprt_product_kernel_1(void);
#line 1 "tests/emit/flat.ampc"
/* A halo that threads share out by a number for each element comes in rows. */
#include <amp.h>

enum { TILE = 16, WIDE = TILE + 2 };

void blur(array_view(const float, 2) from, array_view(float, 2) to)
{
    amprt_launch_tiled_2(amprt_blur_kernel_1(), NULL, tile(amp_extent_2(to), TILE, TILE),
        (const void *const[]){&from, &to}
#line 18 "tests/emit/flat.ampc"
);
}

/* The tile is one plane. */
void channels(array_view(const float, 3) from, array_view(float, 3) to)
{
    amprt_launch_tiled_3(amprt_channels_kernel_1(), NULL, tile(amp_extent_3(to), 1, TILE, TILE),
        (const void *const[]){&from, &to}
#line 34 "tests/emit/flat.ampc"
);
}

/* Two arrays with rows of their own length. */
void product(array_view(const float, 2) a, array_view(const float, 2) b,
             array_view(float, 2) c)
{
    enum { DEEP = 8, BLOCK = 32 };
    amprt_launch_tiled_2(amprt_product_kernel_1(), NULL, tile(amp_extent_2(c), TILE, TILE),
        (const void *const[]){&a, &b, &c}
#line 56 "tests/emit/flat.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_blur_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_blur_kernel_1;\n"
    "typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 64 \? 1 : -1];\n"
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
    "#line 8 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void blur_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float s[18][18] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        for (int i = y * 16 + x; i < 18 * 18; i += 16 * 16)\n"
    "            s[i / 18][i % 18] = 0.5f * from.data[(((int)get_group_id(1) * 16) + i / 18) * from.stride0 + (((int)get_group_id(0) * 16) + i % 18)];\n"
    "\n"
    "\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[y][x] + s[y][x + 1] + s[y][x + 2];\n"
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
    "#line 8 \"tests/emit/flat.ampc\"\n"
    "AMP_FUNCTION void blur_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_blur_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float (*const s)[18][18] = (__local float (*)[18][18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 12 \"tests/emit/flat.ampc\"\n"
    "        for (int row = amp_thread_0; row < 18; row += 16) { \n"
    "            #pragma unroll\n"
    "            for (int amp_first_column = amp_thread_1; amp_first_column < 18; amp_first_column += 16) {\n"
    "                const int amp_to_1 = (int)clamp((long)18 - amp_first_column, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int column = amp_first_column + amp_thread_1;\n"
    "#line 13 \"tests/emit/flat.ampc\"\n"
    "                    (*s)[row][column] = 0.5f * from.data[((long)((int)amp_place.item[1] * 16) + row) * from.stride0 + ((long)((int)amp_place.item[0] * 16) + column)];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int x = amp_thread_1;\n"
    "#line 17 \"tests/emit/flat.ampc\"\n"
    "            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = (*s)[y][amp_zero + (long)x] + (*s)[y][amp_zero + (long)x + 1] + (*s)[y][amp_zero + (long)x + 2];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void blur_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1408)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        blur_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 8 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void blur_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][18][18] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        for (int i = y * 16 + x; i < 18 * 18; i += 16 * 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/flat.ampc\"\n"
    "                int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][i / 18][i % 18] = 0.5f * from.data[(at * 16 + i / 18) * from.stride0 + (((int)get_group_id(0) * 16) + i % 18)];\n"
    "\n"
    "            } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 17 \"tests/emit/flat.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][y][x] + s[amp_n][y][x + 1] + s[amp_n][y][x + 2]; }\n"
    "    }\n"
    "}\n",
    /* 12 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 13 */
    "typedef struct amp_block_of_channels_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 from;\n"
    "    amp_shape_3 to;\n"
    "} amp_block_of_channels_kernel_1;\n"
    "typedef char amp_size_of_channels_kernel_1[sizeof(amp_block_of_channels_kernel_1) == 96 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 15 */
    "#line 24 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void channels_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_channels_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
    "    __local float s[18][18] __attribute__((aligned(16)));\n"
    "#line 25 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;\n"
    "        for (int i = me; i < 18 * 18; i += 16 * 16)\n"
    "            s[i / 18][i % 18] = from.data[(int)get_group_id(2) * from.stride0 + (((int)get_group_id(1) * 16) + i / 18) * from.stride1 + (((int)get_group_id(0) * 16) + i % 18)];\n"
    "\n"
    "\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        to.data[((int)get_group_id(2) * 1 + (int)get_local_id(2)) * to.stride0 + ((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride1 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[y][x + 1] + s[y + 2][x + 1];\n"
    "    }\n"
    "}\n",
    /* 16 */
    "#line 24 \"tests/emit/flat.ampc\"\n"
    "AMP_FUNCTION void channels_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_channels_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
    "    __local float (*const s)[18][18] = (__local float (*)[18][18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0, amp_thread_2 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 28 \"tests/emit/flat.ampc\"\n"
    "            for (int row = amp_thread_1; row < 18; row += 16) { \n"
    "                #pragma unroll\n"
    "                for (int amp_first_column = amp_thread_2; amp_first_column < 18; amp_first_column += 16) {\n"
    "                    const int amp_to_1 = (int)clamp((long)18 - amp_first_column, (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_2 = 0; amp_thread_2 < amp_to_1; amp_thread_2++) {\n"
    "                        int column = amp_first_column + amp_thread_2;\n"
    "#line 29 \"tests/emit/flat.ampc\"\n"
    "                        (*s)[row][column] = from.data[(long)(int)amp_place.item[2] * from.stride0 + ((long)((int)amp_place.item[1] * 16) + row) * from.stride1 + ((long)((int)amp_place.item[0] * 16) + column)];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int y = amp_thread_1;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_2 = 0; amp_thread_2 < 16; amp_thread_2++) {\n"
    "                int x = amp_thread_2;\n"
    "#line 33 \"tests/emit/flat.ampc\"\n"
    "                to.data[(long)((int)amp_place.item[2] * 1 + amp_thread_0) * to.stride0 + (long)((int)amp_place.item[1] * 16 + amp_thread_1) * to.stride1 + ((int)amp_place.item[0] * 16 + amp_thread_2)] = (*s)[y][(long)x + 1] + (*s)[y + 2][(long)x + 1];\n"
    "            }\n"
    "        }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void channels_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_channels_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1408)\n"
    "    const long amp_tiles = amp_block.amp_domain[2] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        channels_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 17 */
    "#line 24 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void channels_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_channels_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 1 - 1;\n"
    "#endif\n"
    "    __local float s[4][18][18] __attribute__((aligned(16)));\n"
    "#line 25 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;\n"
    "        for (int i = me; i < 18 * 18; i += 16 * 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 29 \"tests/emit/flat.ampc\"\n"
    "                int at = (int)get_group_id(2) * 4 + amp_n < amp_last \? (int)get_group_id(2) * 4 + amp_n : amp_last; s[amp_n][i / 18][i % 18] = from.data[at * from.stride0 + (((int)get_group_id(1) * 16) + i / 18) * from.stride1 + (((int)get_group_id(0) * 16) + i % 18)];\n"
    "\n"
    "            } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 33 \"tests/emit/flat.ampc\"\n"
    "            int at_2 = (int)get_group_id(2) * 4 + amp_n < amp_last \? (int)get_group_id(2) * 4 + amp_n : amp_last; to.data[(at_2 * 1 + (int)get_local_id(2)) * to.stride0 + ((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride1 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][y][x + 1] + s[amp_n][y + 2][x + 1]; }\n"
    "    }\n"
    "}\n",
    /* 18 */
    "typedef struct amp_block_of_product_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "    amp_shape_2 c;\n"
    "} amp_block_of_product_kernel_1;\n"
    "typedef char amp_size_of_product_kernel_1[sizeof(amp_block_of_product_kernel_1) == 88 \? 1 : -1];\n"
    "\n",
    /* 19 */
    "#line 42 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void product_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_product_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    __local float left[32][8] __attribute__((aligned(16)));\n"
    "    __local float right[8][32] __attribute__((aligned(16)));\n"
    "#line 43 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;\n"
    "        float sum = 0;\n"
    "        for (int k = me; k < 32 * 8; k += 16 * 16) {\n"
    "            int row = k / 8; int deep = k % 8;\n"
    "            left[row][deep] = a.data[((int)get_group_id(1) * 32 + row) * a.stride0 + deep];\n"
    "            right[k >> 5][k & 31] = b.data[(k >> 5) * b.stride0 + ((int)get_group_id(0) * 32 + (k & 31))];\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int k = 0; k < 8; k++)\n"
    "            sum += left[2 * y][k] * right[k][2 * x];\n"
    "        c.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
    "    }\n"
    "}\n",
    /* 20 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 21 */
    "#ifndef AMP_OVERLAP\n"
    "#line 42 \"tests/emit/flat.ampc\"\n"
    "AMP_KERNEL void product_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_product_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 46 \"tests/emit/flat.ampc\"\n"
    "            float sum_2 = 0;\n"
    "#line 53 \"tests/emit/flat.ampc\"\n"
    "            #pragma unroll\n"
    "            for (int k_2 = 0; k_2 < 8; k_2++) sum_2 += a.data[t.x * 2 * a.stride0 + k_2] * b.data[(long)k_2 * b.stride0 + (long)t.y * 2];\n"
    "            c.data[(long)t.x * c.stride0 + t.y] = sum_2;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 42 \"tests/emit/flat.ampc\"\n"
    "AMP_FUNCTION void product_kernel_1_tile(\n"
    "    __global const float *amp_data_a,\n"
    "    __global const float *amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_product_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    __local float (*const left)[32][8] = (__local float (*)[32][8])(amp_memory + 0);\n"
    "    __local float (*const right)[8][32] = (__local float (*)[8][32])(amp_memory + 1024);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    float sum[16][16];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int x = amp_thread_1;\n"
    "#line 45 \"tests/emit/flat.ampc\"\n"
    "            \n"
    "            sum[amp_thread_0][amp_thread_1] = 0;\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 47 \"tests/emit/flat.ampc\"\n"
    "        for (int row = amp_thread_0; row < 32; row += 16) { \n"
    "            #pragma unroll\n"
    "            for (int amp_first_column = amp_thread_1; amp_first_column < 8; amp_first_column += 16) {\n"
    "                const int amp_to_1 = (int)clamp((long)8 - amp_first_column, (long)0, (long)16);\n"
    "                int row_2 = row;\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int column = amp_first_column + amp_thread_1;\n"
    "                    int deep_2 = column;\n"
    "#line 48 \"tests/emit/flat.ampc\"\n"
    "                    \n"
    "                    (*left)[row_2][deep_2] = a.data[((long)(int)amp_place.item[1] * 32 + row_2) * a.stride0 + deep_2];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 47 \"tests/emit/flat.ampc\"\n"
    "        for (int row_3 = amp_thread_0; row_3 < 8; row_3 += 16) { \n"
    "            #pragma unroll\n"
    "            for (int amp_first_column_2 = amp_thread_1; amp_first_column_2 < 32; amp_first_column_2 += 16) {\n"
    "                const int amp_to_2 = (int)clamp((long)32 - amp_first_column_2, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                    int column_2 = amp_first_column_2 + amp_thread_1;\n"
    "#line 50 \"tests/emit/flat.ampc\"\n"
    "                    (*right)[row_3][column_2] = b.data[(long)row_3 * b.stride0 + ((long)(int)amp_place.item[0] * 32 + column_2)];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int x = amp_thread_1;\n"
    "#line 53 \"tests/emit/flat.ampc\"\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 8; k++) sum[amp_thread_0][amp_thread_1] += (*left)[2 * y][k] * (*right)[k][amp_zero + 2 * (long)x];\n"
    "            c.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * c.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_0][amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void product_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_product_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(2048)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        product_kernel_1_tile(amp_data_a, amp_data_b, amp_data_c, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 22 */
    "#line 42 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void product_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_product_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float left[4][32][8] __attribute__((aligned(16)));\n"
    "    __local float right[8][32] __attribute__((aligned(16)));\n"
    "#line 43 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 46 \"tests/emit/flat.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        for (int k = me; k < 32 * 8; k += 16 * 16) {\n"
    "            int row = k / 8; int deep = k % 8;\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 49 \"tests/emit/flat.ampc\"\n"
    "                int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; left[amp_n][row][deep] = a.data[(at * 32 + row) * a.stride0 + deep]; }\n"
    "            right[k >> 5][k & 31] = b.data[(k >> 5) * b.stride0 + ((int)get_group_id(0) * 32 + (k & 31))];\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 8; k++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 54 \"tests/emit/flat.ampc\"\n"
    "                sum[amp_n] += left[amp_n][2 * y][k] * right[k][2 * x]; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 55 \"tests/emit/flat.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; c.data[(at_2 * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_blur_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_blur_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const unsigned amprt_blur_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 11};
static const struct amprt_argument amprt_blur_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_blur_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "blur_kernel_1",
        .file = "tests/emit/flat.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1296,
        .block_size = 64,
        .spmd = {"blur_kernel_1", amprt_blur_kernel_1_spmd, 8},
        .serial = {"blur_kernel_1_serial", amprt_blur_kernel_1_serial, 10},
        .several = {"blur_kernel_1_several", amprt_blur_kernel_1_several, 9},
        .chain_memory = 1408,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5184,
        .arguments = amprt_blur_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_channels_kernel_1_spmd[] = {2, 3, 4, 5, 12, 13, 14, 15};
static const unsigned amprt_channels_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 12, 13, 14, 16};
static const unsigned amprt_channels_kernel_1_several[] = {2, 3, 4, 5, 9, 12, 13, 14, 17};
static const struct amprt_argument amprt_channels_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 56, .rank = 3,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_channels_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "channels_kernel_1",
        .file = "tests/emit/flat.ampc",
        .line = 24,
        .parts = amprt_parts,
        .rank = 3,
        .tile = {1, 16, 16},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1296,
        .block_size = 96,
        .spmd = {"channels_kernel_1", amprt_channels_kernel_1_spmd, 8},
        .serial = {"channels_kernel_1_serial", amprt_channels_kernel_1_serial, 10},
        .several = {"channels_kernel_1_several", amprt_channels_kernel_1_several, 9},
        .chain_memory = 1408,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5184,
        .arguments = amprt_channels_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_product_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 18, 19};
static const unsigned amprt_product_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 9, 18, 20, 21};
static const unsigned amprt_product_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 9, 18, 22};
static const struct amprt_argument amprt_product_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "c", .kind = AMPRT_VIEW, .offset = 64, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_product_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "product_kernel_1",
        .file = "tests/emit/flat.ampc",
        .line = 42,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 2048,
        .block_size = 88,
        .spmd = {"product_kernel_1", amprt_product_kernel_1_spmd, 8},
        .serial = {"product_kernel_1_serial", amprt_product_kernel_1_serial, 11},
        .several = {"product_kernel_1_several", amprt_product_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 2048,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5120,
        .arguments = amprt_product_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
