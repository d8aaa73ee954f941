/* Made by ampcc from several.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_multiply_kernel_1(void);
static struct amprt_kernel *amprt_triangle_kernel_1(void);
static struct amprt_kernel *amprt_scale_rows_kernel_1(void);
#line 1 "tests/emit/several.ampc"
/* A work-group of a GPU has several tiles: what differs between them is done for
   each, all else once. */
#include <amp.h>

enum { TILE = 16 };

void multiply(int inner, array_view(const float, 2) left,
              array_view(const float, 2) right, array_view(float, 2) product)
{
    amprt_launch_tiled_2(amprt_multiply_kernel_1(), NULL, tile(amp_extent_2(product), TILE, TILE),
        (const void *const[]){&inner, &left, &right, &product}
#line 24 "tests/emit/several.ampc"
);
}

/* The tiles do not come to the barriers in the same way. */
void triangle(array_view(float, 1) v)
{
    amprt_launch_tiled_1(amprt_triangle_kernel_1(), NULL, tile(amp_extent_1(v), TILE),
        (const void *const[]){&v}
#line 39 "tests/emit/several.ampc"
);
}

/* Each tile goes through a row of its own: four would keep four in the cache. */
void scale_rows(array_view(float, 2) v)
{
    int rows = amp_extent_2(v)[0], columns = amp_extent_2(v)[1];
    amprt_launch_tiled_1(amprt_scale_rows_kernel_1(), NULL, tile(extent(rows * TILE), TILE),
        (const void *const[]){&columns, &v}
#line 59 "tests/emit/several.ampc"
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
    "    int inner;\n"
    "    amp_shape_2 left;\n"
    "    amp_shape_2 right;\n"
    "    amp_shape_2 product;\n"
    "} amp_block_of_multiply_kernel_1;\n"
    "typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 96 \? 1 : -1];\n"
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
    "#line 10 \"tests/emit/several.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void multiply_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_left,\n"
    "    __global const float *AMP_RESTRICT amp_data_right,\n"
    "    __global float *amp_data_product,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const int inner = amp_block.inner;\n"
    "    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};\n"
    "    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};\n"
    "    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(3, product)), (amp_offset)AMP_SHAPE(3, product).stride0, AMP_SHAPE(3, product).extent0, AMP_SHAPE(3, product).extent1};\n"
    "    __local float l[16][16] __attribute__((aligned(16)));\n"
    "    __local float r[16][16] __attribute__((aligned(16)));\n"
    "#line 11 \"tests/emit/several.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        float sum = 0;\n"
    "        for (int first = 0; first < inner; first += 16) {\n"
    "            l[row][column] = left.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * left.stride0 + (first + column)];\n"
    "            r[row][column] = right.data[(first + row) * right.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            for (int k = 0; k < 16; k++)\n"
    "                sum += l[row][k] * r[k][column];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        product.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * product.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
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
    "#line 10 \"tests/emit/several.ampc\"\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_left,\n"
    "    __global const float *AMP_RESTRICT amp_data_right,\n"
    "    __global float *AMP_RESTRICT amp_data_product,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int inner = amp_block.inner;\n"
    "    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};\n"
    "    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};\n"
    "    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(3, product)), (amp_offset)AMP_SHAPE(3, product).stride0, AMP_SHAPE(3, product).extent0, AMP_SHAPE(3, product).extent1};\n"
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
    "                float sum_2[4][1024];\n"
    "                {\n"
    "                    int amp_block_1 = amp_strip;\n"
    "                    for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "#line 14 \"tests/emit/several.ampc\"\n"
    "                                sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                            }\n"
    "                        }\n"
    "#line 15 \"tests/emit/several.ampc\"\n"
    "                        for (int first_2 = 0; first_2 < inner; first_2 += 16) {\n"
    "#line 19 \"tests/emit/several.ampc\"\n"
    "                            for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                    #pragma unroll\n"
    "                                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 20 \"tests/emit/several.ampc\"\n"
    "                                        sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += left.data[t.x * left.stride0 + (k_2 + first_2)] * right.data[((long)k_2 + first_2) * right.stride0 + t.y];\n"
    "                                    }\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 23 \"tests/emit/several.ampc\"\n"
    "                                product.data[(long)t.x * product.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                        #pragma unroll\n"
    "                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "#line 14 \"tests/emit/several.ampc\"\n"
    "                            sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                        }\n"
    "                    }\n"
    "#line 15 \"tests/emit/several.ampc\"\n"
    "                    for (int first_2 = 0; first_2 < inner; first_2 += 16) {\n"
    "#line 19 \"tests/emit/several.ampc\"\n"
    "                        for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                                #pragma unroll\n"
    "                                for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 20 \"tests/emit/several.ampc\"\n"
    "                                    sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += left.data[t.x * left.stride0 + (k_2 + first_2)] * right.data[((long)k_2 + first_2) * right.stride0 + t.y];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                        #pragma unroll\n"
    "                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 23 \"tests/emit/several.ampc\"\n"
    "                            product.data[(long)t.x * product.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];\n"
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
    "#line 14 \"tests/emit/several.ampc\"\n"
    "                    sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                } for (int first_2 = 0; first_2 < inner; first_2 += 16) {\n"
    "#line 19 \"tests/emit/several.ampc\"\n"
    "                    for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 20 \"tests/emit/several.ampc\"\n"
    "                            sum_2[amp_thread_1 - amp_strip] += left.data[t.x * left.stride0 + (k_2 + first_2)] * right.data[((long)k_2 + first_2) * right.stride0 + t.y];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 23 \"tests/emit/several.ampc\"\n"
    "                    product.data[(long)t.x * product.stride0 + t.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 10 \"tests/emit/several.ampc\"\n"
    "AMP_FUNCTION void multiply_kernel_1_tile(\n"
    "    __global const float *amp_data_left,\n"
    "    __global const float *amp_data_right,\n"
    "    __global float *amp_data_product,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const int inner = amp_block.inner;\n"
    "    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};\n"
    "    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};\n"
    "    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(3, product)), (amp_offset)AMP_SHAPE(3, product).stride0, AMP_SHAPE(3, product).extent0, AMP_SHAPE(3, product).extent1};\n"
    "    __local float (*const l)[16][16] = (__local float (*)[16][16])(amp_memory + 0);\n"
    "    __local float (*const r)[16][16] = (__local float (*)[16][16])(amp_memory + 1024);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float sum[16][16];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 13 \"tests/emit/several.ampc\"\n"
    "            \n"
    "            sum[amp_thread_0][amp_thread_1] = 0;\n"
    "        }\n"
    "    }\n"
    "#line 15 \"tests/emit/several.ampc\"\n"
    "    for (int first = 0; first < inner; first += 16) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int row = amp_thread_0;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int column = amp_thread_1;\n"
    "#line 16 \"tests/emit/several.ampc\"\n"
    "                (*l)[row][column] = left.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * left.stride0 + ((long)first + column)];\n"
    "                (*r)[row][column] = right.data[((long)first + row) * right.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int row = amp_thread_0;\n"
    "#line 19 \"tests/emit/several.ampc\"\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 16; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                    int column = amp_thread_1;\n"
    "#line 20 \"tests/emit/several.ampc\"\n"
    "                    sum[amp_thread_0][amp_thread_1] += (*l)[row][k] * (*r)[k][column];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 23 \"tests/emit/several.ampc\"\n"
    "            product.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * product.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_0][amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_left,\n"
    "    __global const float *AMP_RESTRICT amp_data_right,\n"
    "    __global float *AMP_RESTRICT amp_data_product,\n"
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
    "        multiply_kernel_1_tile(amp_data_left, amp_data_right, amp_data_product, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 12 */
    "#line 10 \"tests/emit/several.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void multiply_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_left,\n"
    "    __global const float *AMP_RESTRICT amp_data_right,\n"
    "    __global float *amp_data_product,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const int inner = amp_block.inner;\n"
    "    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};\n"
    "    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};\n"
    "    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(3, product)), (amp_offset)AMP_SHAPE(3, product).stride0, AMP_SHAPE(3, product).extent0, AMP_SHAPE(3, product).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float l[4][16][16] __attribute__((aligned(16)));\n"
    "    __local float r[16][16] __attribute__((aligned(16)));\n"
    "#line 11 \"tests/emit/several.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/several.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        for (int first = 0; first < inner; first += 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/several.ampc\"\n"
    "                int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; l[amp_n][row][column] = left.data[(at * 16 + (int)get_local_id(1)) * left.stride0 + (first + column)]; }\n"
    "            r[row][column] = right.data[(first + row) * right.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 16; k++) { \n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/several.ampc\"\n"
    "                    sum[amp_n] += l[amp_n][row][k] * r[k][column]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 23 \"tests/emit/several.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; product.data[(at_2 * 16 + (int)get_local_id(1)) * product.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 14 */
    "typedef struct amp_block_of_triangle_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "} amp_block_of_triangle_kernel_1;\n"
    "typedef char amp_size_of_triangle_kernel_1[sizeof(amp_block_of_triangle_kernel_1) == 32 \? 1 : -1];\n"
    "\n",
    /* 15 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 16 */
    "#line 30 \"tests/emit/several.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void triangle_kernel_1(\n"
    "    __global float *amp_data_v,\n"
    "    const amp_block_of_triangle_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    __local float s[16] __attribute__((aligned(16)));\n"
    "#line 31 \"tests/emit/several.ampc\"\n"
    "    {\n"
    "\n"
    "        for (int i = 0; i < (int)get_group_id(0); i++) {\n"
    "            s[(int)get_local_id(0)] = v.data[((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            v.data[((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[16 - 1 - (int)get_local_id(0)] + 1;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 17 */
    "#line 30 \"tests/emit/several.ampc\"\n"
    "AMP_FUNCTION void triangle_kernel_1_tile(\n"
    "    __global float *amp_data_v,\n"
    "    const amp_block_of_triangle_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    __local float (*const s)[16] = (__local float (*)[16])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "#line 33 \"tests/emit/several.ampc\"\n"
    "    for (int i = 0; i < (int)amp_place.item[0]; i++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 34 \"tests/emit/several.ampc\"\n"
    "            (*s)[amp_thread_0] = v.data[((int)amp_place.item[0] * 16 + amp_thread_0)];\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 36 \"tests/emit/several.ampc\"\n"
    "            v.data[((int)amp_place.item[0] * 16 + amp_thread_0)] = (*s)[16 - 1 - amp_thread_0] + 1;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void triangle_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_triangle_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        triangle_kernel_1_tile(amp_data_v, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 18 */
    "typedef struct amp_block_of_scale_rows_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int columns;\n"
    "    amp_shape_2 v;\n"
    "} amp_block_of_scale_rows_kernel_1;\n"
    "typedef char amp_size_of_scale_rows_kernel_1[sizeof(amp_block_of_scale_rows_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 19 */
    "#line 46 \"tests/emit/several.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void scale_rows_kernel_1(\n"
    "    __global float *amp_data_v,\n"
    "    const amp_block_of_scale_rows_kernel_1 amp_block)\n"
    "{\n"
    "    const int columns = amp_block.columns;\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    __local float s[16] __attribute__((aligned(16)));\n"
    "#line 47 \"tests/emit/several.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        float most = 0;\n"
    "        for (int i = me; i < columns; i += 16)\n"
    "            most = v.data[(int)get_group_id(0) * v.stride0 + i] > most \? v.data[(int)get_group_id(0) * v.stride0 + i] : most;\n"
    "        s[me] = most;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = 0; i < 16; i++)\n"
    "            most = s[i] > most \? s[i] : most;\n"
    "        for (int i = me; i < columns; i += 16)\n"
    "            v.data[(int)get_group_id(0) * v.stride0 + i] /= most;\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#line 46 \"tests/emit/several.ampc\"\n"
    "AMP_FUNCTION void scale_rows_kernel_1_tile(\n"
    "    __global float *amp_data_v,\n"
    "    const amp_block_of_scale_rows_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const int columns = amp_block.columns;\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    __local float (*const s)[16] = (__local float (*)[16])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    float most[16];\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 49 \"tests/emit/several.ampc\"\n"
    "        \n"
    "        most[amp_thread_0] = 0;\n"
    "    }  {\n"
    "        int amp_first_i_2 = (int)(amp_thread_0);\n"
    "        for (; (long)columns - amp_first_i_2 >= 16; amp_first_i_2 += 16) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "                int i_2 = amp_first_i_2 + amp_thread_0;\n"
    "#line 52 \"tests/emit/several.ampc\"\n"
    "                most[amp_thread_0] = v.data[(long)(int)amp_place.item[0] * v.stride0 + i_2] > most[amp_thread_0] \? v.data[(long)(int)amp_place.item[0] * v.stride0 + i_2] : most[amp_thread_0];\n"
    "            }\n"
    "        }\n"
    "        for (; amp_first_i_2 < columns; amp_first_i_2 += 16) {\n"
    "            const int amp_to_1 = (int)clamp((long)columns - amp_first_i_2, (long)0, (long)16);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                int i_2 = amp_first_i_2 + amp_thread_0;\n"
    "#line 52 \"tests/emit/several.ampc\"\n"
    "                most[amp_thread_0] = v.data[(long)(int)amp_place.item[0] * v.stride0 + i_2] > most[amp_thread_0] \? v.data[(long)(int)amp_place.item[0] * v.stride0 + i_2] : most[amp_thread_0];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 53 \"tests/emit/several.ampc\"\n"
    "        (*s)[me] = most[amp_thread_0];\n"
    "    }\n"
    "    for (int i_3 = 0; i_3 < 16; i_3++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 56 \"tests/emit/several.ampc\"\n"
    "            most[amp_thread_0] = (*s)[i_3] > most[amp_thread_0] \? (*s)[i_3] : most[amp_thread_0];\n"
    "        }\n"
    "    }\n"
    "#line 57 \"tests/emit/several.ampc\"\n"
    "    {\n"
    "        int amp_first_i_4 = (int)(amp_thread_0);\n"
    "        for (; (long)columns - amp_first_i_4 >= 16; amp_first_i_4 += 16) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "                int i_4 = amp_first_i_4 + amp_thread_0;\n"
    "#line 58 \"tests/emit/several.ampc\"\n"
    "                v.data[(long)(int)amp_place.item[0] * v.stride0 + i_4] /= most[amp_thread_0];\n"
    "            }\n"
    "        }\n"
    "        for (; amp_first_i_4 < columns; amp_first_i_4 += 16) {\n"
    "            const int amp_to_2 = (int)clamp((long)columns - amp_first_i_4, (long)0, (long)16);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "                int i_4 = amp_first_i_4 + amp_thread_0;\n"
    "#line 58 \"tests/emit/several.ampc\"\n"
    "                v.data[(long)(int)amp_place.item[0] * v.stride0 + i_4] /= most[amp_thread_0];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void scale_rows_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_scale_rows_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        scale_rows_kernel_1_tile(amp_data_v, amp_block, amp_at, amp_memory);\n"
    "}\n",
};

static const unsigned amprt_multiply_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_multiply_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11};
static const unsigned amprt_multiply_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 10, 12};
static const struct amprt_argument amprt_multiply_kernel_1_arguments[] = {
    {.name = "inner", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "left", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "right", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "product", .kind = AMPRT_VIEW, .offset = 72, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_multiply_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_kernel_1",
        .file = "tests/emit/several.ampc",
        .line = 10,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 2048,
        .block_size = 96,
        .spmd = {"multiply_kernel_1", amprt_multiply_kernel_1_spmd, 8},
        .serial = {"multiply_kernel_1_serial", amprt_multiply_kernel_1_serial, 11},
        .several = {"multiply_kernel_1_several", amprt_multiply_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 2048,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5120,
        .arguments = amprt_multiply_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}

static const unsigned amprt_triangle_kernel_1_spmd[] = {3, 4, 5, 13, 14, 15, 16};
static const unsigned amprt_triangle_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 13, 14, 15, 17};
static const struct amprt_argument amprt_triangle_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_triangle_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "triangle_kernel_1",
        .file = "tests/emit/several.ampc",
        .line = 30,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {16, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 64,
        .block_size = 32,
        .spmd = {"triangle_kernel_1", amprt_triangle_kernel_1_spmd, 7},
        .serial = {"triangle_kernel_1_serial", amprt_triangle_kernel_1_serial, 10},
        .chain_memory = 128,
        .serial_tiles = 64,
        .arguments = amprt_triangle_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_scale_rows_kernel_1_spmd[] = {0, 3, 4, 5, 6, 18, 19};
static const unsigned amprt_scale_rows_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 10, 18, 20};
static const struct amprt_argument amprt_scale_rows_kernel_1_arguments[] = {
    {.name = "columns", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_scale_rows_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "scale_rows_kernel_1",
        .file = "tests/emit/several.ampc",
        .line = 46,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {16, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 64,
        .block_size = 48,
        .spmd = {"scale_rows_kernel_1", amprt_scale_rows_kernel_1_spmd, 7},
        .serial = {"scale_rows_kernel_1_serial", amprt_scale_rows_kernel_1_serial, 10},
        .chain_memory = 128,
        .serial_tiles = 64,
        .arguments = amprt_scale_rows_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
