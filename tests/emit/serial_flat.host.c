/* Made by ampcc from serial_flat.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_nearest_kernel_1(void);
#line 1 "tests/emit/serial_flat.ampc"
// Threads that make copies in rows of eight need no rows once a CPU reads the view instead:
// all of the tile's threads are done in vectors.
#include <amp.h>
#include <math.h>

enum { CENTRES = 16, LONG = 8 };

void nearest(array_view(const float, 2) points, array_view(const float, 2) centres,
             array_view(int, 1) out)
{
    amprt_launch_tiled_1(amprt_nearest_kernel_1(), NULL, tile(amp_extent_1(out), 128), (const void *const[]){&centres, &points, &out}
#line 28 "tests/emit/serial_flat.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 2 */
    "typedef struct amp_block_of_nearest_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 centres;\n"
    "    amp_shape_2 points;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_nearest_kernel_1;\n"
    "typedef char amp_size_of_nearest_kernel_1[sizeof(amp_block_of_nearest_kernel_1) == 80 \? 1 : -1];\n"
    "\n",
    /* 3 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 4 */
    "#ifdef AMP_SHAPES\n"
    "#define AMP_SHAPE(n, view) AMP_SHAPE_##n\n"
    "#else\n"
    "#define AMP_SHAPE(n, view) amp_block.view\n"
    "#endif\n",
    /* 5 */
    "#ifdef AMP_START\n"
    "#define AMP_DATA(type, data, shape) ((type)data)\n"
    "#else\n"
    "#define AMP_DATA(type, data, shape) \\\n"
    "    ((type)((__global char *)data + shape.offset))\n"
    "#endif\n",
    /* 6 */
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 7 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 8 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 9 */
    "#line 11 \"tests/emit/serial_flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(128, 1, 1)))\n"
    "void nearest_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(0, centres)), (amp_offset)AMP_SHAPE(0, centres).stride0, AMP_SHAPE(0, centres).extent0, AMP_SHAPE(0, centres).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local float all_[16][8] __attribute__((aligned(16)));\n"
    "#line 11 \"tests/emit/serial_flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int i = ((int)get_group_id(0) * 128 + (int)get_local_id(0)); int me = (int)get_local_id(0);\n"
    "        all_[me / 8][me % 8] = centres.data[me / 8 * centres.stride0 + me % 8];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float least = (float)INFINITY;\n"
    "        int at = 0;\n"
    "        for (int k = 0; k < 16; k++) {\n"
    "            float sum = 0;\n"
    "            for (int d = 0; d < 8; d++)\n"
    "                sum += (points.data[i * points.stride0 + d] - all_[k][d]) * (points.data[i * points.stride0 + d] - all_[k][d]);\n"
    "            if (sum < least) {\n"
    "                least = sum;\n"
    "                at = k;\n"
    "            }\n"
    "        }\n"
    "        out.data[i] = at;\n"
    "    }\n"
    "}\n",
    /* 10 */
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
    /* 11 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 12 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 13 */
    "#ifndef AMP_OVERLAP\n"
    "#line 11 \"tests/emit/serial_flat.ampc\"\n"
    "AMP_KERNEL void nearest_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(0, centres)), (amp_offset)AMP_SHAPE(0, centres).stride0, AMP_SHAPE(0, centres).extent0, AMP_SHAPE(0, centres).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 256 \? amp_strip + 256 : amp_end_0;\n"
    "        float least_2[256];\n"
    "        int at_6[256];\n"
    "        float kept_2[8][256];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "#line 13 \"tests/emit/serial_flat.ampc\"\n"
    "                    \n"
    "\n"
    "\n"
    "                    least_2[amp_thread_0 - amp_strip] = (float)INFINITY;\n"
    "                    at_6[amp_thread_0 - amp_strip] = 0;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int t = amp_thread_0;\n"
    "                        int i_2 = t;\n"
    "#line 18 \"tests/emit/serial_flat.ampc\"\n"
    "                        {\n"
    "\n"
    "                            #pragma unroll\n"
    "                            for (int d_2 = 0; d_2 < 8; d_2++) kept_2[d_2][amp_thread_0 - amp_strip] = points.data[(long)i_2 * 8 + d_2];\n"
    "#line 26 \"tests/emit/serial_flat.ampc\"\n"
    "                        }\n"
    "                    }\n"
    "#line 18 \"tests/emit/serial_flat.ampc\"\n"
    "                    for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/serial_flat.ampc\"\n"
    "                            float sum_2 = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int d_3 = 0; d_3 < 8; d_3++) sum_2 += (kept_2[d_3][amp_thread_0 - amp_strip] - centres.data[k_2 * centres.stride0 + d_3]) * (kept_2[d_3][amp_thread_0 - amp_strip] - centres.data[k_2 * centres.stride0 + d_3]);\n"
    "                            { const int amp_is = ((sum_2 < least_2[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = least_2[amp_thread_0 - amp_strip]; least_2[amp_thread_0 - amp_strip] = amp_is \? (float)(sum_2) : amp_was; }\n"
    "                            { const int amp_was = at_6[amp_thread_0 - amp_strip]; at_6[amp_thread_0 - amp_strip] = amp_is \? (int)(k_2) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 27 \"tests/emit/serial_flat.ampc\"\n"
    "                    out.data[i_2] = at_6[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int t = amp_thread_0;\n"
    "#line 13 \"tests/emit/serial_flat.ampc\"\n"
    "                \n"
    "\n"
    "\n"
    "                least_2[amp_thread_0 - amp_strip] = (float)INFINITY;\n"
    "                at_6[amp_thread_0 - amp_strip] = 0;\n"
    "            }  {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 18 \"tests/emit/serial_flat.ampc\"\n"
    "                    {\n"
    "\n"
    "                        #pragma unroll\n"
    "                        for (int d_2 = 0; d_2 < 8; d_2++) kept_2[d_2][amp_thread_0 - amp_strip] = points.data[(long)i_2 * 8 + d_2];\n"
    "#line 26 \"tests/emit/serial_flat.ampc\"\n"
    "                    }\n"
    "                }\n"
    "#line 18 \"tests/emit/serial_flat.ampc\"\n"
    "                for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/serial_flat.ampc\"\n"
    "                        float sum_2 = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int d_3 = 0; d_3 < 8; d_3++) sum_2 += (kept_2[d_3][amp_thread_0 - amp_strip] - centres.data[k_2 * centres.stride0 + d_3]) * (kept_2[d_3][amp_thread_0 - amp_strip] - centres.data[k_2 * centres.stride0 + d_3]);\n"
    "                        if (sum_2 < least_2[amp_thread_0 - amp_strip]) {\n"
    "                            least_2[amp_thread_0 - amp_strip] = sum_2;\n"
    "                            at_6[amp_thread_0 - amp_strip] = k_2;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int t = amp_thread_0;\n"
    "                int i_2 = t;\n"
    "#line 27 \"tests/emit/serial_flat.ampc\"\n"
    "                out.data[i_2] = at_6[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 11 \"tests/emit/serial_flat.ampc\"\n"
    "AMP_FUNCTION void nearest_kernel_1_tile(\n"
    "    __global const float *amp_data_centres,\n"
    "    __global const float *amp_data_points,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(0, centres)), (amp_offset)AMP_SHAPE(0, centres).stride0, AMP_SHAPE(0, centres).extent0, AMP_SHAPE(0, centres).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local float (*const all_)[16][8] = (__local float (*)[16][8])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "#line 13 \"tests/emit/serial_flat.ampc\"\n"
    "            \n"
    "            (*all_)[amp_thread_0][amp_thread_1] = centres.data[(long)amp_thread_0 * centres.stride0 + amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        float least_2[8];\n"
    "        int at_2[8];\n"
    "        float kept[8][8];\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "#line 16 \"tests/emit/serial_flat.ampc\"\n"
    "            least_2[amp_thread_1] = (float)INFINITY;\n"
    "            at_2[amp_thread_1] = 0;\n"
    "        }  {\n"
    "            #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "                int i_2 = amp_thread_0 * 8 + amp_thread_1 + ((int)amp_place.item[0] * 8) * 16;\n"
    "#line 18 \"tests/emit/serial_flat.ampc\"\n"
    "                {\n"
    "\n"
    "                    #pragma unroll\n"
    "                    for (int d_2 = 0; d_2 < 8; d_2++) kept[d_2][amp_thread_1] = points.data[i_2 * points.stride0 + d_2];\n"
    "#line 26 \"tests/emit/serial_flat.ampc\"\n"
    "                }\n"
    "            }\n"
    "#line 18 \"tests/emit/serial_flat.ampc\"\n"
    "            for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "#line 19 \"tests/emit/serial_flat.ampc\"\n"
    "                    float sum_2 = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int d_2 = 0; d_2 < 8; d_2++) sum_2 += (kept[d_2][amp_thread_1] - (*all_)[k_2][d_2]) * (kept[d_2][amp_thread_1] - (*all_)[k_2][d_2]);\n"
    "                    if (sum_2 < least_2[amp_thread_1]) {\n"
    "                        least_2[amp_thread_1] = sum_2;\n"
    "                        at_2[amp_thread_1] = k_2;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {\n"
    "            int i_2 = amp_thread_0 * 8 + amp_thread_1 + ((int)amp_place.item[0] * 8) * 16;\n"
    "#line 27 \"tests/emit/serial_flat.ampc\"\n"
    "            out.data[(long)amp_thread_0 * 8 + amp_thread_1 + (long)((int)amp_place.item[0] * 8) * 16] = at_2[amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void nearest_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(512)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 128;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        nearest_kernel_1_tile(amp_data_centres, amp_data_points, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 14 */
    "#line 11 \"tests/emit/serial_flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(128, 1, 1)))\n"
    "void nearest_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(0, centres)), (amp_offset)AMP_SHAPE(0, centres).stride0, AMP_SHAPE(0, centres).extent0, AMP_SHAPE(0, centres).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 128 - 1;\n"
    "#endif\n"
    "    __local float all_[16][8] __attribute__((aligned(16)));\n"
    "#line 11 \"tests/emit/serial_flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int i[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/serial_flat.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at_2 * 128 + (int)get_local_id(0); }\n"
    "        all_[me / 8][me % 8] = centres.data[me / 8 * centres.stride0 + me % 8];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float least[4]; int at[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/serial_flat.ampc\"\n"
    "            least[amp_n] = (float)INFINITY;\n"
    "            at[amp_n] = 0;\n"
    "#line 16 \"tests/emit/serial_flat.ampc\"\n"
    "        }\n"
    "\n"
    "        for (int k = 0; k < 16; k++) {\n"
    "            float sum[4]; \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/serial_flat.ampc\"\n"
    "                sum[amp_n] = 0; }\n"
    "            #pragma unroll\n"
    "            for (int d = 0; d < 8; d++) { \n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 21 \"tests/emit/serial_flat.ampc\"\n"
    "                    sum[amp_n] += (points.data[i[amp_n] * points.stride0 + d] - all_[k][d]) * (points.data[i[amp_n] * points.stride0 + d] - all_[k][d]); } }\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 22 \"tests/emit/serial_flat.ampc\"\n"
    "                if (sum[amp_n] < least[amp_n]) {\n"
    "                    least[amp_n] = sum[amp_n];\n"
    "                    at[amp_n] = k;\n"
    "                } }\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 27 \"tests/emit/serial_flat.ampc\"\n"
    "            out.data[i[amp_n]] = at[amp_n]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_nearest_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_nearest_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13};
static const unsigned amprt_nearest_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 14};
static const struct amprt_argument amprt_nearest_kernel_1_arguments[] = {
    {.name = "centres", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "points", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_nearest_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 8},
};
static struct amprt_kernel *amprt_nearest_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "nearest_kernel_1",
        .file = "tests/emit/serial_flat.ampc",
        .line = 11,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {128, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 512,
        .block_size = 80,
        .spmd = {"nearest_kernel_1", amprt_nearest_kernel_1_spmd, 10},
        .serial = {"nearest_kernel_1_serial", amprt_nearest_kernel_1_serial, 13},
        .several = {"nearest_kernel_1_several", amprt_nearest_kernel_1_several, 11},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 512,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 512,
        .arguments = amprt_nearest_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_nearest_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}
