/* Made by ampcc from transposed.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_transform_kernel_1(void);
static struct amprt_kernel *amprt_weigh_kernel_1(void);
#line 1 "tests/emit/transposed.ampc"
// A small matrix of which each thread of a tile goes along the row with its column's number is
// copied the other way round on a CPU, once for all rows of the tile; what only some threads
// take stays where it is.
#include <amp.h>

enum { T = 8 };

__attribute__((__unused__)) static const float cosines[T][T] = {{1, 1, 1, 1, 1, 1, 1, 1}, {7, 5, 3, 1, -1, -3, -5, -7}};

void transform(array_view(const float, 2) in, array_view(float, 2) out)
{
    amprt_launch_tiled_2(amprt_transform_kernel_1(), NULL, tile(amp_extent_2(out), T, T), (const void *const[]){&in, &out}
#line 26 "tests/emit/transposed.ampc"
);
}

void weigh(array_view(const float, 2) in, array_view(const float, 1) weights,
           array_view(const float, 2) more, array_view(float, 2) out)
{
    amprt_launch_tiled_2(amprt_weigh_kernel_1(), NULL, tile(amp_extent_2(out), 4, 16), (const void *const[]){&in, &weights, &more, &out}
#line 44 "tests/emit/transposed.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_transform_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_transform_kernel_1;\n"
    "typedef char amp_size_of_transform_kernel_1[sizeof(amp_block_of_transform_kernel_1) == 64 \? 1 : -1];\n"
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
    "#line 8 \"tests/emit/transposed.ampc\"\n"
    "__constant const float cosines[8][8] = {{1, 1, 1, 1, 1, 1, 1, 1}, {7, 5, 3, 1, -1, -3, -5, -7}};\n",
    /* 8 */
    "#line 12 \"tests/emit/transposed.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 8, 1)))\n"
    "void transform_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float s[8][8] __attribute__((aligned(16)));\n"
    "    __local float r[8][8] __attribute__((aligned(16)));\n"
    "#line 12 \"tests/emit/transposed.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        s[row][column] = in.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < 8; k++)\n"
    "            sum += cosines[row][k] * s[k][column];\n"
    "        r[row][column] = sum;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        sum = 0;\n"
    "        for (int k = 0; k < 8; k++)\n"
    "            sum += r[row][k] * cosines[column][k];\n"
    "        out.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))] = sum;\n"
    "    }\n"
    "}\n",
    /* 9 */
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
    /* 10 */
    "static void amp_turn_float8(float8 *rows)\n"
    "{\n"
    "    float8 next[8];\n"
    "#pragma unroll\n"
    "    for (int round = 0; round < 3; round++) {\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 4; i++) {\n"
    "            const float8 a = rows[i], b = rows[i + 4];\n"
    "            next[2 * i] = (float8)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3);\n"
    "            next[2 * i + 1] = (float8)(a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);\n"
    "        }\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 8; i++)\n"
    "            rows[i] = next[i];\n"
    "    }\n"
    "}\n",
    /* 11 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 12 */
    "#ifndef AMP_OVERLAP\n"
    "#line 12 \"tests/emit/transposed.ampc\"\n"
    "AMP_FUNCTION void transform_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float (*const cosines_turned)[8][8] = (__local float (*)[8][8])(amp_memory + 0);\n"
    "    __local float (*const s)[8][8] = (__local float (*)[8][8])(amp_memory + 256);\n"
    "    __local float (*const r)[8][8] = (__local float (*)[8][8])(amp_memory + 512);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "#line 12 \"tests/emit/transposed.ampc\"\n"
    "    \n"
    "    for (int amp_first_0 = 0; amp_first_0 < 8; amp_first_0 += 8) {\n"
    "        for (int amp_first_1 = 0; amp_first_1 < 8; amp_first_1 += 8) {\n"
    "            float8 amp_rows[8];\n"
    "            #pragma unroll\n"
    "            for (int amp_row = 0; amp_row < 8; amp_row++) {\n"
    "                const int amp_thread_0 = amp_first_0;\n"
    "                const int amp_thread_1 = amp_first_1 + amp_row;\n"
    "                {\n"
    "                    amp_rows[amp_row] = vload8(0, &cosines[amp_thread_1][0 + amp_thread_0]);\n"
    "                }\n"
    "            }\n"
    "            amp_turn_float8(amp_rows);\n"
    "            #pragma unroll\n"
    "            for (int amp_row = 0; amp_row < 8; amp_row++) {\n"
    "                const int amp_thread_0 = amp_first_0 + amp_row;\n"
    "                const int amp_thread_1 = amp_first_1;\n"
    "                {\n"
    "                    vstore8(amp_rows[amp_row], 0, &(*cosines_turned)[amp_thread_0][amp_thread_1]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row_2 = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int column_2 = amp_thread_1;\n"
    "#line 14 \"tests/emit/transposed.ampc\"\n"
    "            \n"
    "            (*s)[row_2][column_2] = in.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row_2 = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int column_2 = amp_thread_1;\n"
    "#line 17 \"tests/emit/transposed.ampc\"\n"
    "            float sum_3 = 0;\n"
    "            #pragma unroll\n"
    "            for (int k_2 = 0; k_2 < 8; k_2++) sum_3 += cosines[row_2][k_2] * (*s)[k_2][amp_zero + (long)column_2];\n"
    "            (*r)[row_2][column_2] = sum_3;\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row_2 = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "#line 22 \"tests/emit/transposed.ampc\"\n"
    "            float sum_2_2 = 0;\n"
    "            #pragma unroll\n"
    "            for (int k_3 = 0; k_3 < 8; k_3++) sum_2_2 += (*r)[row_2][k_3] * (*cosines_turned)[k_3][amp_zero + (long)amp_thread_1];\n"
    "            out.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)] = sum_2_2;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void transform_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(768)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 8;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        transform_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 12 \"tests/emit/transposed.ampc\"\n"
    "AMP_FUNCTION void transform_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float (*const s)[8][8] = (__local float (*)[8][8])(amp_memory + 0);\n"
    "    __local float (*const r)[8][8] = (__local float (*)[8][8])(amp_memory + 256);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 14 \"tests/emit/transposed.ampc\"\n"
    "            \n"
    "            (*s)[row][column] = in.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 17 \"tests/emit/transposed.ampc\"\n"
    "            float sum = 0;\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 8; k++) sum += cosines[row][k] * (*s)[k][amp_zero + (long)column];\n"
    "            (*r)[row][column] = sum;\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 22 \"tests/emit/transposed.ampc\"\n"
    "            float sum_2 = 0;\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 8; k++) sum_2 += (*r)[row][k] * cosines[column][k];\n"
    "            out.data[((int)amp_place.item[1] * 8 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)] = sum_2;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void transform_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(512)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 8;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        transform_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 13 */
    "#line 12 \"tests/emit/transposed.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(8, 8, 1)))\n"
    "void transform_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 8 - 1;\n"
    "#endif\n"
    "    __local float s[4][8][8] __attribute__((aligned(16)));\n"
    "    __local float r[4][8][8] __attribute__((aligned(16)));\n"
    "#line 12 \"tests/emit/transposed.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 15 \"tests/emit/transposed.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][row][column] = in.data[(at * 8 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 17 \"tests/emit/transposed.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 8; k++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/transposed.ampc\"\n"
    "                sum[amp_n] += cosines[row][k] * s[amp_n][k][column]; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/transposed.ampc\"\n"
    "            r[amp_n][row][column] = sum[amp_n]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 22 \"tests/emit/transposed.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 8; k++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/transposed.ampc\"\n"
    "                sum[amp_n] += r[amp_n][row][k] * cosines[column][k]; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/transposed.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; out.data[(at_2 * 8 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 15 */
    "typedef struct amp_block_of_weigh_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_1 weights;\n"
    "    amp_shape_2 more;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_weigh_kernel_1;\n"
    "typedef char amp_size_of_weigh_kernel_1[sizeof(amp_block_of_weigh_kernel_1) == 104 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 17 */
    "#line 32 \"tests/emit/transposed.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 4, 1)))\n"
    "void weigh_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global const float *AMP_RESTRICT amp_data_weights,\n"
    "    __global const float *AMP_RESTRICT amp_data_more,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_weigh_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(1, weights)), AMP_SHAPE(1, weights).extent0};\n"
    "    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(2, more)), (amp_offset)AMP_SHAPE(2, more).stride0, AMP_SHAPE(2, more).extent0, AMP_SHAPE(2, more).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
    "    __local float s[4][16] __attribute__((aligned(16)));\n"
    "#line 32 \"tests/emit/transposed.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0);\n"
    "        s[row][column] = in.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < 12; k++)\n"
    "            sum += s[row][k] * weights.data[column * 16 + k + 1];\n"
    "        if (sum > 1) {\n"
    "            for (int k = 0; k < 12; k++)\n"
    "                sum += more.data[column * more.stride0 + k]; }\n"
    "        out.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#ifndef AMP_OVERLAP\n"
    "#line 32 \"tests/emit/transposed.ampc\"\n"
    "AMP_FUNCTION void weigh_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global const float *amp_data_weights,\n"
    "    __global const float *amp_data_more,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_weigh_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(1, weights)), AMP_SHAPE(1, weights).extent0};\n"
    "    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(2, more)), (amp_offset)AMP_SHAPE(2, more).stride0, AMP_SHAPE(2, more).extent0, AMP_SHAPE(2, more).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
    "    __local float (*const weights_turned)[12][16] = (__local float (*)[12][16])(amp_memory + 0);\n"
    "    __local float (*const s)[4][16] = (__local float (*)[4][16])(amp_memory + 768);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {\n"
    "        for (int amp_strip = 0; amp_strip < 16; amp_strip += 8) {\n"
    "#line 32 \"tests/emit/transposed.ampc\"\n"
    "            for (int k = amp_thread_0; k < 12; k += 4) {\n"
    "                #pragma unroll\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "#line 32 \"tests/emit/transposed.ampc\"\n"
    "                    (*weights_turned)[k][amp_thread_1] = weights.data[amp_thread_1 * 16 + 1 + k];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {\n"
    "        int row_2 = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int column_2 = amp_thread_1;\n"
    "#line 34 \"tests/emit/transposed.ampc\"\n"
    "            \n"
    "            (*s)[row_2][column_2] = in.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {\n"
    "        float sum_2[16];\n"
    "        int row_2 = amp_thread_0;\n"
    "        for (int amp_strip = 0; amp_strip < 16; amp_strip += 8) {\n"
    "            #pragma unroll\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "#line 37 \"tests/emit/transposed.ampc\"\n"
    "                sum_2[amp_thread_1] = 0;\n"
    "            } for (int k_2 = 0; k_2 < 12; k_2++) {\n"
    "                #pragma unroll\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "#line 39 \"tests/emit/transposed.ampc\"\n"
    "                    sum_2[amp_thread_1] += (*s)[row_2][k_2] * (*weights_turned)[k_2][amp_thread_1];\n"
    "                }\n"
    "            }\n"
    "#line 40 \"tests/emit/transposed.ampc\"\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "                int column_2 = amp_thread_1;\n"
    "#line 40 \"tests/emit/transposed.ampc\"\n"
    "                if (sum_2[amp_thread_1] > 1) {\n"
    "                    for (int k_3 = 0; k_3 < 12; k_3++)\n"
    "                        sum_2[amp_thread_1] += more.data[column_2 * more.stride0 + k_3]; }\n"
    "            }\n"
    "            #pragma unroll\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "#line 43 \"tests/emit/transposed.ampc\"\n"
    "                out.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum_2[amp_thread_1];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void weigh_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global const float *AMP_RESTRICT amp_data_weights,\n"
    "    __global const float *AMP_RESTRICT amp_data_more,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_weigh_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        weigh_kernel_1_tile(amp_data_in, amp_data_weights, amp_data_more, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 32 \"tests/emit/transposed.ampc\"\n"
    "AMP_FUNCTION void weigh_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global const float *amp_data_weights,\n"
    "    __global const float *amp_data_more,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_weigh_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(1, weights)), AMP_SHAPE(1, weights).extent0};\n"
    "    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(2, more)), (amp_offset)AMP_SHAPE(2, more).stride0, AMP_SHAPE(2, more).extent0, AMP_SHAPE(2, more).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
    "    __local float (*const s)[4][16] = (__local float (*)[4][16])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {\n"
    "        int row = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int column = amp_thread_1;\n"
    "#line 34 \"tests/emit/transposed.ampc\"\n"
    "            \n"
    "            (*s)[row][column] = in.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {\n"
    "        float sum[16];\n"
    "        int row = amp_thread_0;\n"
    "        for (int amp_strip = 0; amp_strip < 16; amp_strip += 8) {\n"
    "            #pragma unroll\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "#line 37 \"tests/emit/transposed.ampc\"\n"
    "                sum[amp_thread_1] = 0;\n"
    "            } \n"
    "            {\n"
    "                int k_2 = 0;\n"
    "                for (; k_2 < 12 && (ulong)12 - (ulong)k_2 >= 8; k_2 += 8) {\n"
    "                    float8 amp_lines_0[8];\n"
    "                    #pragma unroll\n"
    "                    for (int amp_line = 0; amp_line < 8; amp_line++) {\n"
    "                        const int amp_thread_1 = amp_strip + amp_line;\n"
    "                        int column = amp_thread_1;\n"
    "                        amp_lines_0[amp_line] = vload8(0, &weights.data[column * 16 + k_2 + 1]);\n"
    "                    }\n"
    "                    amp_turn_float8(amp_lines_0);\n"
    "                    #pragma unroll\n"
    "                    for (int amp_trip = 0; amp_trip < 8; amp_trip++) {\n"
    "                        const int amp_now = (int)(k_2 + amp_trip);\n"
    "                        {\n"
    "                            const int k_2 = amp_now;\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "                                int column = amp_thread_1;\n"
    "#line 39 \"tests/emit/transposed.ampc\"\n"
    "                                sum[amp_thread_1] += (*s)[row][k_2] * ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_1 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                for (; k_2 < 12; k_2++) {\n"
    "                    #pragma unroll\n"
    "                    for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "                        int column = amp_thread_1;\n"
    "#line 39 \"tests/emit/transposed.ampc\"\n"
    "                        sum[amp_thread_1] += (*s)[row][k_2] * weights.data[column * 16 + k_2 + 1];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 40 \"tests/emit/transposed.ampc\"\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "                int column = amp_thread_1;\n"
    "#line 40 \"tests/emit/transposed.ampc\"\n"
    "                if (sum[amp_thread_1] > 1) {\n"
    "                    for (int k = 0; k < 12; k++)\n"
    "                        sum[amp_thread_1] += more.data[column * more.stride0 + k]; }\n"
    "            }\n"
    "            #pragma unroll\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {\n"
    "#line 43 \"tests/emit/transposed.ampc\"\n"
    "                out.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_1];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void weigh_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global const float *AMP_RESTRICT amp_data_weights,\n"
    "    __global const float *AMP_RESTRICT amp_data_more,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_weigh_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        weigh_kernel_1_tile(amp_data_in, amp_data_weights, amp_data_more, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
};

static const unsigned amprt_transform_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_transform_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12};
static const unsigned amprt_transform_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 11, 13};
static const struct amprt_argument amprt_transform_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_transform_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "transform_kernel_1",
        .file = "tests/emit/transposed.ampc",
        .line = 12,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {8, 8, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 512,
        .block_size = 64,
        .spmd = {"transform_kernel_1", amprt_transform_kernel_1_spmd, 9},
        .serial = {"transform_kernel_1_serial", amprt_transform_kernel_1_serial, 12},
        .several = {"transform_kernel_1_several", amprt_transform_kernel_1_several, 10},
        .chain_memory = 768,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 2048,
        .arguments = amprt_transform_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_weigh_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 14, 15, 16, 17};
static const unsigned amprt_weigh_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 11, 14, 15, 16, 18};
static const struct amprt_argument amprt_weigh_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "weights", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "more", .kind = AMPRT_VIEW, .offset = 56, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 80, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_weigh_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "weigh_kernel_1",
        .file = "tests/emit/transposed.ampc",
        .line = 32,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {4, 16, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 104,
        .spmd = {"weigh_kernel_1", amprt_weigh_kernel_1_spmd, 10},
        .serial = {"weigh_kernel_1_serial", amprt_weigh_kernel_1_serial, 13},
        .chain_memory = 1024,
        .serial_tiles = 64,
        .arguments = amprt_weigh_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}
