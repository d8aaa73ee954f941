/* Made by ampcc from serial.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_multiply_kernel_1(void);
static struct amprt_kernel *amprt_smooth_kernel_1(void);
static struct amprt_kernel *amprt_smooth_kernel_2(void);
static struct amprt_kernel *amprt_transpose_kernel_1(void);
#line 1 "tests/emit/serial.ampc"
// A tiled kernel and a simple one in the form for CPUs.
#include <amp.h>

enum { TILE = 16 };

void multiply(array_view(const float, 2) a, array_view(const float, 2) b,
              array_view(float, 2) c)
{
    amprt_launch_tiled_2(amprt_multiply_kernel_1(), NULL, tile(amp_extent_2(c), TILE, TILE),
        (const void *const[]){&a, &b, &c}
#line 23 "tests/emit/serial.ampc"
);
}

void smooth(array_view(const float, 2) a, array_view(float, 2) b, int width)
{
    amprt_launch_2(amprt_smooth_kernel_1(), NULL, amp_extent_2(b), (const void *const[]){&width, &a, &b}
#line 35 "tests/emit/serial.ampc"
);
    amprt_launch_2(amprt_smooth_kernel_2(), NULL, amp_extent_2(b), (const void *const[]){&width, &a, &b}
#line 41 "tests/emit/serial.ampc"
);
}


void transpose(array_view(const float, 2) a, array_view(float, 2) b)
{
    amprt_launch_tiled_2(amprt_transpose_kernel_1(), NULL, tile(amp_extent_2(a), TILE, TILE),
        (const void *const[]){&a, &b}
#line 54 "tests/emit/serial.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_multiply_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "    amp_shape_2 c;\n"
    "} amp_block_of_multiply_kernel_1;\n"
    "typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 88 \? 1 : -1];\n"
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
    "#line 9 \"tests/emit/serial.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void multiply_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    __local float as[16][16] __attribute__((aligned(16)));\n"
    "    __local float bs[16][16] __attribute__((aligned(16)));\n"
    "#line 10 \"tests/emit/serial.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        float sum = 0;\n"
    "        for (int i = 0; i < a.extent1; i += 16) {\n"
    "            as[row][column] = a.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * a.stride0 + (i + column)];\n"
    "            bs[row][column] = b.data[(i + row) * b.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            for (int k = 0; k < 16; k++)\n"
    "                sum += as[row][k] * bs[k][column];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        c.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
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
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 10 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 11 */
    "#ifndef AMP_OVERLAP\n"
    "#line 9 \"tests/emit/serial.ampc\"\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 4 * 4;\n"
    "    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] \? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 4 * 4;\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    int extent = a.extent1;\n"
    "    {\n"
    "        int amp_row = amp_begin_0;\n"
    "        for (; amp_row < amp_end_0 - 3; amp_row += 4)\n"
    "            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_end_1 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_1;\n"
    "                float sum_2[4][1024];\n"
    "                {\n"
    "                    int amp_block_1 = amp_strip;\n"
    "                    for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "#line 14 \"tests/emit/serial.ampc\"\n"
    "                                \n"
    "#line 13 \"tests/emit/serial.ampc\"\n"
    "                                sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                            }\n"
    "                        }\n"
    "#line 14 \"tests/emit/serial.ampc\"\n"
    "                        for (int i_2 = 0; i_2 < extent; i_2 += 16) {\n"
    "#line 18 \"tests/emit/serial.ampc\"\n"
    "                            for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                    #pragma unroll\n"
    "                                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 19 \"tests/emit/serial.ampc\"\n"
    "                                        sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[t.x * a.stride0 + (k_2 + i_2)] * b.data[((long)k_2 + i_2) * b.stride0 + t.y];\n"
    "                                    }\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 22 \"tests/emit/serial.ampc\"\n"
    "                                c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                        #pragma unroll\n"
    "                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "#line 14 \"tests/emit/serial.ampc\"\n"
    "                            \n"
    "#line 13 \"tests/emit/serial.ampc\"\n"
    "                            sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                        }\n"
    "                    }\n"
    "#line 14 \"tests/emit/serial.ampc\"\n"
    "                    for (int i_2 = 0; i_2 < extent; i_2 += 16) {\n"
    "#line 18 \"tests/emit/serial.ampc\"\n"
    "                        for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                                #pragma unroll\n"
    "                                for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 19 \"tests/emit/serial.ampc\"\n"
    "                                    sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[t.x * a.stride0 + (k_2 + i_2)] * b.data[((long)k_2 + i_2) * b.stride0 + t.y];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                        #pragma unroll\n"
    "                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 22 \"tests/emit/serial.ampc\"\n"
    "                            c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_end_1 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_1;\n"
    "                float sum_2[1024];\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "#line 14 \"tests/emit/serial.ampc\"\n"
    "                    \n"
    "#line 13 \"tests/emit/serial.ampc\"\n"
    "                    sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                } for (int i_2 = 0; i_2 < extent; i_2 += 16) {\n"
    "#line 18 \"tests/emit/serial.ampc\"\n"
    "                    for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 19 \"tests/emit/serial.ampc\"\n"
    "                            sum_2[amp_thread_1 - amp_strip] += a.data[t.x * a.stride0 + (k_2 + i_2)] * b.data[((long)k_2 + i_2) * b.stride0 + t.y];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 22 \"tests/emit/serial.ampc\"\n"
    "                    c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 9 \"tests/emit/serial.ampc\"\n"
    "AMP_FUNCTION void multiply_kernel_1_tile(\n"
    "    __global const float *amp_data_a,\n"
    "    __global const float *amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    __local float (*const as)[16][16] = (__local float (*)[16][16])(amp_memory + 0);\n"
    "    __local float (*const bs)[16][16] = (__local float (*)[16][16])(amp_memory + 1024);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float sum[16][16];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 12 \"tests/emit/serial.ampc\"\n"
    "            \n"
    "            sum[amp_thread_0][amp_thread_1] = 0;\n"
    "        }\n"
    "    }\n"
    "#line 14 \"tests/emit/serial.ampc\"\n"
    "    for (int i = 0; i < a.extent1; i += 16) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int row = amp_thread_0;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int column = amp_thread_1;\n"
    "#line 15 \"tests/emit/serial.ampc\"\n"
    "                (*as)[row][column] = a.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * a.stride0 + ((long)i + column)];\n"
    "                (*bs)[row][column] = b.data[((long)i + row) * b.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int row = amp_thread_0;\n"
    "#line 18 \"tests/emit/serial.ampc\"\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 16; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                    int column = amp_thread_1;\n"
    "#line 19 \"tests/emit/serial.ampc\"\n"
    "                    sum[amp_thread_0][amp_thread_1] += (*as)[row][k] * (*bs)[k][column];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 22 \"tests/emit/serial.ampc\"\n"
    "            c.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * c.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_0][amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(2048)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        multiply_kernel_1_tile(amp_data_a, amp_data_b, amp_data_c, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 12 */
    "#line 9 \"tests/emit/serial.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void multiply_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float as[4][16][16] __attribute__((aligned(16)));\n"
    "    __local float bs[16][16] __attribute__((aligned(16)));\n"
    "#line 10 \"tests/emit/serial.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/serial.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        for (int i = 0; i < a.extent1; i += 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 15 \"tests/emit/serial.ampc\"\n"
    "                int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; as[amp_n][row][column] = a.data[(at * 16 + (int)get_local_id(1)) * a.stride0 + (i + column)]; }\n"
    "            bs[row][column] = b.data[(i + row) * b.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 16; k++) { \n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/serial.ampc\"\n"
    "                    sum[amp_n] += as[amp_n][row][k] * bs[k][column]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 22 \"tests/emit/serial.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; c.data[(at_2 * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_block_of_smooth_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int width;\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "} amp_block_of_smooth_kernel_1;\n"
    "typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 72 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 15 */
    "#line 28 \"tests/emit/serial.ampc\"\n"
    "__kernel\n"
    "void smooth_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const int width = amp_block.width;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    int2 at = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 28 \"tests/emit/serial.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        if (at.y < width)\n"
    "            return;\n"
    "        for (int k = -width; k <= width; k++)\n"
    "            sum += a.data[at.x * a.stride0 + (at.y + k)];\n"
    "        b.data[at.x * b.stride0 + at.y] = sum;\n"
    "    }\n"
    "}\n",
    /* 16 */
    "#line 28 \"tests/emit/serial.ampc\"\n"
    "AMP_KERNEL void smooth_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int width = amp_block.width;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "        for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "            amp_stop = amp_end_1 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_1;\n"
    "            float sum_2[1024];\n"
    "            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 28 \"tests/emit/serial.ampc\"\n"
    "            {\n"
    "                const int amp_from_1 = (int)clamp(clamp((long)(long)width, -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "                {\n"
    "                    int amp_block_1 = amp_from_1;\n"
    "                    for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "#line 29 \"tests/emit/serial.ampc\"\n"
    "                            sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                        }\n"
    "\n"
    "                        { for (int k_2 = -width; k_2 <= width; k_2++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 33 \"tests/emit/serial.ampc\"\n"
    "                                    sum_2[amp_thread_1 - amp_strip] += a.data[(long)at.x * a.stride0 + ((long)at.y + k_2)];\n"
    "                                }\n"
    "                            }\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 34 \"tests/emit/serial.ampc\"\n"
    "                                b.data[(long)at.x * b.stride0 + at.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "#line 29 \"tests/emit/serial.ampc\"\n"
    "                        sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                    }\n"
    "\n"
    "                    { for (int k_2 = -width; k_2 <= width; k_2++) {\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 33 \"tests/emit/serial.ampc\"\n"
    "                                sum_2[amp_thread_1 - amp_strip] += a.data[(long)at.x * a.stride0 + ((long)at.y + k_2)];\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 34 \"tests/emit/serial.ampc\"\n"
    "                            b.data[(long)at.x * b.stride0 + at.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 28 \"tests/emit/serial.ampc\"\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp(clamp((long)(long)width, -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 29 \"tests/emit/serial.ampc\"\n"
    "                    float sum = 0;\n"
    "                    if (at.y >= width) {\n"
    "\n"
    "                        for (int k = -width; k <= width; k++)\n"
    "                            sum += a.data[at.x * a.stride0 + (at.y + k)];\n"
    "                        b.data[(long)at.x * b.stride0 + at.y] = sum;\n"
    "#line 33 \"tests/emit/serial.ampc\"\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "}\n",
    /* 17 */
    "typedef struct amp_block_of_smooth_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    int width;\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "} amp_block_of_smooth_kernel_2;\n"
    "typedef char amp_size_of_smooth_kernel_2[sizeof(amp_block_of_smooth_kernel_2) == 72 \? 1 : -1];\n"
    "\n",
    /* 18 */
    "#line 36 \"tests/emit/serial.ampc\"\n"
    "__kernel\n"
    "void smooth_kernel_2(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_smooth_kernel_2 amp_block)\n"
    "{\n"
    "    const int width = amp_block.width;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    int2 at = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 36 \"tests/emit/serial.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < width; k++)\n"
    "            sum += a.data[k * a.stride0 + at.y] * at.x;\n"
    "        b.data[at.x * b.stride0 + at.y] = sum;\n"
    "    }\n"
    "}\n",
    /* 19 */
    "#line 36 \"tests/emit/serial.ampc\"\n"
    "AMP_KERNEL void smooth_kernel_2_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_smooth_kernel_2 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int width = amp_block.width;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 4 * 4;\n"
    "    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] \? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 4 * 4;\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    {\n"
    "        int amp_row = amp_begin_0;\n"
    "        for (; amp_row < amp_end_0 - 3; amp_row += 4)\n"
    "            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_end_1 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_1;\n"
    "                float sum[4][1024];\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    #pragma unroll\n"
    "                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "#line 37 \"tests/emit/serial.ampc\"\n"
    "                        sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                    }\n"
    "                }\n"
    "#line 38 \"tests/emit/serial.ampc\"\n"
    "                { for (int k_2 = 0; k_2 < (width > 0 \? width / 4 * 4 : 0); k_2 += 4) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 38 \"tests/emit/serial.ampc\"\n"
    "                                #pragma unroll\n"
    "                                for (int turn = 0; turn < 4; turn++) sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[((long)k_2 + turn) * a.stride0 + at.y] * at.x;\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "#line 38 \"tests/emit/serial.ampc\"\n"
    "                    for (int k_3 = width > 0 \? width / 4 * 4 : 0; k_3 < width; k_3++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 39 \"tests/emit/serial.ampc\"\n"
    "                                sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[(long)k_3 * a.stride0 + at.y] * at.x;\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    #pragma unroll\n"
    "                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                        int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 40 \"tests/emit/serial.ampc\"\n"
    "                        b.data[(long)at.x * b.stride0 + at.y] = sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_end_1 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_1;\n"
    "                float sum[1024];\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "#line 37 \"tests/emit/serial.ampc\"\n"
    "                    sum[amp_thread_1 - amp_strip] = 0;\n"
    "                }  { for (int k_2 = 0; k_2 < (width > 0 \? width / 4 * 4 : 0); k_2 += 4) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 38 \"tests/emit/serial.ampc\"\n"
    "                            #pragma unroll\n"
    "                            for (int turn = 0; turn < 4; turn++) sum[amp_thread_1 - amp_strip] += a.data[((long)k_2 + turn) * a.stride0 + at.y] * at.x;\n"
    "                        }\n"
    "                    }\n"
    "#line 38 \"tests/emit/serial.ampc\"\n"
    "                    for (int k_3 = width > 0 \? width / 4 * 4 : 0; k_3 < width; k_3++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 39 \"tests/emit/serial.ampc\"\n"
    "                            sum[amp_thread_1 - amp_strip] += a.data[(long)k_3 * a.stride0 + at.y] * at.x;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 40 \"tests/emit/serial.ampc\"\n"
    "                    b.data[(long)at.x * b.stride0 + at.y] = sum[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#line 36 \"tests/emit/serial.ampc\"\n"
    "static void smooth_kernel_2_element(\n"
    "    const int width,\n"
    "    const view_float_2 a,\n"
    "    const view_float_2 b,\n"
    "    int2 at)\n"
    "#line 36 \"tests/emit/serial.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < width; k++)\n"
    "        sum += a.data[k * a.stride0 + at.y] * at.x;\n"
    "    b.data[at.x * b.stride0 + at.y] = sum;\n"
    "}\n"
    "\n"
    "static void smooth_kernel_2_elements(\n"
    "    const int width,\n"
    "    const view_float_2 a,\n"
    "    const view_float_2 b,\n"
    "    int2 at)\n"
    "#line 36 \"tests/emit/serial.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 37 \"tests/emit/serial.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    for (int k = 0; k < width; k++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 39 \"tests/emit/serial.ampc\"\n"
    "            sum[amp_n] += a.data[k * a.stride0 + at.y] * (at.x + amp_n); } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 40 \"tests/emit/serial.ampc\"\n"
    "        b.data[(at.x + amp_n) * b.stride0 + at.y] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void smooth_kernel_2_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_smooth_kernel_2 amp_block)\n"
    "{\n"
    "    const int width = amp_block.width;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const int amp_x = amp_thread(0);\n"
    "    if (amp_x >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "    const int amp_first = amp_thread(1) * 4;\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 3 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[0]; amp_n++)\n"
    "            smooth_kernel_2_element(width, a, b, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    smooth_kernel_2_elements(width, a, b, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 21 */
    "typedef struct amp_block_of_transpose_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "} amp_block_of_transpose_kernel_1;\n"
    "typedef char amp_size_of_transpose_kernel_1[sizeof(amp_block_of_transpose_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 22 */
    "#line 47 \"tests/emit/serial.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void transpose_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *amp_data_b,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    __local float turned[16][16] __attribute__((aligned(16)));\n"
    "#line 48 \"tests/emit/serial.ampc\"\n"
    "    {\n"
    "\n"
    "        turned[(int)get_local_id(0)][(int)get_local_id(1)] = a.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * a.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        b.data[(((int)get_group_id(0) * 16) + (int)get_local_id(1)) * b.stride0 + (((int)get_group_id(1) * 16) + (int)get_local_id(0))] = turned[(int)get_local_id(1)][(int)get_local_id(0)];\n"
    "\n"
    "    }\n"
    "}\n",
    /* 23 */
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
    /* 24 */
    "#ifndef AMP_OVERLAP\n"
    "#line 47 \"tests/emit/serial.ampc\"\n"
    "AMP_FUNCTION void transpose_kernel_1_tile(\n"
    "    __global const float *amp_data_a,\n"
    "    __global float *amp_data_b,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block,\n"
    "    const amp_place amp_place)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "#line 52 \"tests/emit/serial.ampc\"\n"
    "    \n"
    "    for (int amp_first_0 = 0; amp_first_0 < 16; amp_first_0 += 16) {\n"
    "        for (int amp_first_1 = 0; amp_first_1 < 16; amp_first_1 += 16) {\n"
    "            float16 amp_rows[16];\n"
    "            #pragma unroll\n"
    "            for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                const int amp_thread_0 = amp_first_0;\n"
    "                const int amp_thread_1 = amp_first_1 + amp_row;\n"
    "                {\n"
    "                    amp_rows[amp_row] = vload16(0, &a.data[(((int)amp_place.item[1] * 16) + amp_thread_1) * a.stride0 + (amp_thread_0 + ((int)amp_place.item[0] * 16))]);\n"
    "                }\n"
    "            }\n"
    "            amp_turn_float16(amp_rows);\n"
    "            #pragma unroll\n"
    "            for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                const int amp_thread_0 = amp_first_0 + amp_row;\n"
    "                const int amp_thread_1 = amp_first_1;\n"
    "                {\n"
    "                    vstore16(amp_rows[amp_row], 0, &b.data[(((int)amp_place.item[0] * 16) + amp_thread_0) * b.stride0 + (((int)amp_place.item[1] * 16) + amp_thread_1)]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void transpose_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        transpose_kernel_1_tile(amp_data_a, amp_data_b, amp_block, amp_at);\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 47 \"tests/emit/serial.ampc\"\n"
    "AMP_FUNCTION void transpose_kernel_1_tile(\n"
    "    __global const float *amp_data_a,\n"
    "    __global float *amp_data_b,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    __local float (*const turned)[16][16] = (__local float (*)[16][16])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "#line 50 \"tests/emit/serial.ampc\"\n"
    "    \n"
    "    for (int amp_first_0 = 0; amp_first_0 < 16; amp_first_0 += 16) {\n"
    "        for (int amp_first_1 = 0; amp_first_1 < 16; amp_first_1 += 16) {\n"
    "            float16 amp_rows[16];\n"
    "            #pragma unroll\n"
    "            for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                const int amp_thread_0 = amp_first_0 + amp_row;\n"
    "                const int amp_thread_1 = amp_first_1;\n"
    "                {\n"
    "                    amp_rows[amp_row] = vload16(0, &a.data[((int)amp_place.item[1] * 16 + amp_thread_0) * a.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)]);\n"
    "                }\n"
    "            }\n"
    "            amp_turn_float16(amp_rows);\n"
    "            #pragma unroll\n"
    "            for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                const int amp_thread_0 = amp_first_0;\n"
    "                const int amp_thread_1 = amp_first_1 + amp_row;\n"
    "                {\n"
    "                    vstore16(amp_rows[amp_row], 0, &(*turned)[amp_thread_1][amp_thread_0]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 52 \"tests/emit/serial.ampc\"\n"
    "            b.data[((long)((int)amp_place.item[0] * 16) + amp_thread_0) * b.stride0 + ((long)((int)amp_place.item[1] * 16) + amp_thread_1)] = (*turned)[amp_thread_0][amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void transpose_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        transpose_kernel_1_tile(amp_data_a, amp_data_b, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 25 */
    "#line 47 \"tests/emit/serial.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void transpose_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *amp_data_b,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float turned[4][16][16] __attribute__((aligned(16)));\n"
    "#line 48 \"tests/emit/serial.ampc\"\n"
    "    {\n"
    "\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 50 \"tests/emit/serial.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; turned[amp_n][(int)get_local_id(0)][(int)get_local_id(1)] = a.data[(at * 16 + (int)get_local_id(1)) * a.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 52 \"tests/emit/serial.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; b.data[(((int)get_group_id(0) * 16) + (int)get_local_id(1)) * b.stride0 + (at_2 * 16 + (int)get_local_id(0))] = turned[amp_n][(int)get_local_id(1)][(int)get_local_id(0)];\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_multiply_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_multiply_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11};
static const unsigned amprt_multiply_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 10, 12};
static const struct amprt_argument amprt_multiply_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "c", .kind = AMPRT_VIEW, .offset = 64, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_multiply_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_kernel_1",
        .file = "tests/emit/serial.ampc",
        .line = 9,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 2048,
        .block_size = 88,
        .spmd = {"multiply_kernel_1", amprt_multiply_kernel_1_spmd, 8},
        .serial = {"multiply_kernel_1_serial", amprt_multiply_kernel_1_serial, 11},
        .several = {"multiply_kernel_1_several", amprt_multiply_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 2048,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5120,
        .arguments = amprt_multiply_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_smooth_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 13, 14, 15};
static const unsigned amprt_smooth_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 9, 10, 13, 16};
static const struct amprt_argument amprt_smooth_kernel_1_arguments[] = {
    {.name = "width", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_smooth_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "smooth_kernel_1",
        .file = "tests/emit/serial.ampc",
        .line = 28,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"smooth_kernel_1", amprt_smooth_kernel_1_spmd, 9},
        .serial = {"smooth_kernel_1_serial", amprt_smooth_kernel_1_serial, 11},
        .arguments = amprt_smooth_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_smooth_kernel_2_spmd[] = {0, 2, 3, 4, 5, 6, 14, 17, 18};
static const unsigned amprt_smooth_kernel_2_serial[] = {0, 2, 3, 4, 5, 6, 8, 9, 10, 17, 19};
static const unsigned amprt_smooth_kernel_2_several[] = {0, 2, 3, 4, 5, 6, 10, 14, 17, 20};
static const struct amprt_argument amprt_smooth_kernel_2_arguments[] = {
    {.name = "width", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_smooth_kernel_2(void)
{
    static struct amprt_kernel kernel = {
        .name = "smooth_kernel_2",
        .file = "tests/emit/serial.ampc",
        .line = 36,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"smooth_kernel_2", amprt_smooth_kernel_2_spmd, 9},
        .serial = {"smooth_kernel_2_serial", amprt_smooth_kernel_2_serial, 11},
        .several = {"smooth_kernel_2_several", amprt_smooth_kernel_2_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_smooth_kernel_2_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_transpose_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 21, 22};
static const unsigned amprt_transpose_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 10, 21, 23, 24};
static const unsigned amprt_transpose_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 10, 21, 25};
static const struct amprt_argument amprt_transpose_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_transpose_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "transpose_kernel_1",
        .file = "tests/emit/serial.ampc",
        .line = 47,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1024,
        .block_size = 64,
        .spmd = {"transpose_kernel_1", amprt_transpose_kernel_1_spmd, 8},
        .serial = {"transpose_kernel_1_serial", amprt_transpose_kernel_1_serial, 11},
        .several = {"transpose_kernel_1_several", amprt_transpose_kernel_1_several, 9},
        .chain_memory = 1024,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4096,
        .arguments = amprt_transpose_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
