/* Made by ampcc from passes.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_nearest_kernel_1(void);
static struct amprt_kernel *amprt_multiply_kernel_1(void);
static struct amprt_kernel *amprt_count_kernel_1(void);
#line 1 "tests/emit/passes.ampc"
/* passes.ampc - a short loop that another one goes through again, for threads that a few
 * vectors have, is unrolled in the serial form; rows that go together have registers enough,
 * and what is no vector gains nothing. */
#include <amp.h>

enum { PARTS = 16 };

void nearest(array_view(const float, 2) points, array_view(const float, 2) centres, array_view(int, 1) to)
{
    amprt_launch_1(amprt_nearest_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&points, &centres, &to}
#line 25 "tests/emit/passes.ampc"
);
}

void multiply(array_view(const float, 2) a, array_view(const float, 2) b, array_view(float, 2) c, int n)
{
    amprt_launch_tiled_2(amprt_multiply_kernel_1(), NULL, tile(amp_extent_2(c), 16, 16), (const void *const[]){&n, &a, &b, &c}
#line 43 "tests/emit/passes.ampc"
);
}

void count(array_view(const int, 1) keys, array_view(int, 1) counts)
{
    amprt_launch_tiled_1(amprt_count_kernel_1(), NULL, tile(extent(1 << 16), 256), (const void *const[]){&keys, &counts}
#line 57 "tests/emit/passes.ampc"
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
    "    amp_shape_2 points;\n"
    "    amp_shape_2 centres;\n"
    "    amp_shape_1 to;\n"
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
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 10 */
    "#line 10 \"tests/emit/passes.ampc\"\n"
    "__kernel\n"
    "void nearest_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 10 \"tests/emit/passes.ampc\"\n"
    "    {\n"
    "        float least = 1e+30f;\n"
    "        int found = 0;\n"
    "        for (int c = 0; c < 16; c++) {\n"
    "            float sum = 0;\n"
    "            for (int f = 0; f < 16; f++) {\n"
    "                float d = points.data[f * points.stride0 + i] - centres.data[c * centres.stride0 + f];\n"
    "                sum += d * d;\n"
    "            }\n"
    "            if (sum < least) {\n"
    "                least = sum;\n"
    "                found = c;\n"
    "            }\n"
    "        }\n"
    "        to.data[i] = found;\n"
    "    }\n"
    "}\n",
    /* 11 */
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
    /* 12 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 13 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 14 */
    "#line 10 \"tests/emit/passes.ampc\"\n"
    "AMP_KERNEL void nearest_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float least[1024];\n"
    "        int found[1024];\n"
    "        float sum[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 11 \"tests/emit/passes.ampc\"\n"
    "                    least[amp_thread_0 - amp_strip] = 1e+30f;\n"
    "                    found[amp_thread_0 - amp_strip] = 0;\n"
    "                } for (int c = 0; c < 16; c++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 14 \"tests/emit/passes.ampc\"\n"
    "                        sum[amp_thread_0 - amp_strip] = 0;\n"
    "                    } \n"
    "                    #pragma unroll\n"
    "                    for (int f = 0; f < 16; f++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                            int i = amp_thread_0;\n"
    "#line 16 \"tests/emit/passes.ampc\"\n"
    "                            float d = points.data[(long)f * points.stride0 + i] - centres.data[c * centres.stride0 + f];\n"
    "                            sum[amp_thread_0 - amp_strip] += d * d;\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/passes.ampc\"\n"
    "                        { const int amp_is = ((sum[amp_thread_0 - amp_strip] < least[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                        { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is \? (float)(sum[amp_thread_0 - amp_strip]) : amp_was; }\n"
    "                        { const int amp_was = found[amp_thread_0 - amp_strip]; found[amp_thread_0 - amp_strip] = amp_is \? (int)(c) : amp_was; } }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 24 \"tests/emit/passes.ampc\"\n"
    "                    to.data[i] = found[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 11 \"tests/emit/passes.ampc\"\n"
    "                least[amp_thread_0 - amp_strip] = 1e+30f;\n"
    "                found[amp_thread_0 - amp_strip] = 0;\n"
    "            } for (int c = 0; c < 16; c++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 14 \"tests/emit/passes.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = 0;\n"
    "                } for (int f = 0; f < 16; f++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 16 \"tests/emit/passes.ampc\"\n"
    "                        float d = points.data[(long)f * points.stride0 + i] - centres.data[c * centres.stride0 + f];\n"
    "                        sum[amp_thread_0 - amp_strip] += d * d;\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/passes.ampc\"\n"
    "                    if (sum[amp_thread_0 - amp_strip] < least[amp_thread_0 - amp_strip]) {\n"
    "                        least[amp_thread_0 - amp_strip] = sum[amp_thread_0 - amp_strip];\n"
    "                        found[amp_thread_0 - amp_strip] = c;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 24 \"tests/emit/passes.ampc\"\n"
    "                to.data[i] = found[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 15 */
    "#line 10 \"tests/emit/passes.ampc\"\n"
    "static void nearest_kernel_1_element(\n"
    "    const view_float_2 points,\n"
    "    const view_float_2 centres,\n"
    "    const view_int_1 to,\n"
    "    int i)\n"
    "#line 10 \"tests/emit/passes.ampc\"\n"
    "{\n"
    "    float least = 1e+30f;\n"
    "    int found = 0;\n"
    "    for (int c = 0; c < 16; c++) {\n"
    "        float sum = 0;\n"
    "        for (int f = 0; f < 16; f++) {\n"
    "            float d = points.data[f * points.stride0 + i] - centres.data[c * centres.stride0 + f];\n"
    "            sum += d * d;\n"
    "        }\n"
    "        if (sum < least) {\n"
    "            least = sum;\n"
    "            found = c;\n"
    "        }\n"
    "    }\n"
    "    to.data[i] = found;\n"
    "}\n"
    "\n"
    "static void nearest_kernel_1_elements(\n"
    "    const view_float_2 points,\n"
    "    const view_float_2 centres,\n"
    "    const view_int_1 to,\n"
    "    int i)\n"
    "#line 10 \"tests/emit/passes.ampc\"\n"
    "{\n"
    "    float least[4]; int found[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 11 \"tests/emit/passes.ampc\"\n"
    "        least[amp_n] = 1e+30f;\n"
    "        found[amp_n] = 0;\n"
    "#line 11 \"tests/emit/passes.ampc\"\n"
    "    }\n"
    "\n"
    "    for (int c = 0; c < 16; c++) {\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/passes.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        for (int f = 0; f < 16; f++) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/passes.ampc\"\n"
    "                float d = points.data[f * points.stride0 + (i + amp_n * 256)] - centres.data[c * centres.stride0 + f];\n"
    "                sum[amp_n] += d * d;\n"
    "#line 16 \"tests/emit/passes.ampc\"\n"
    "            }\n"
    "\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/passes.ampc\"\n"
    "            if (sum[amp_n] < least[amp_n]) {\n"
    "                least[amp_n] = sum[amp_n];\n"
    "                found[amp_n] = c;\n"
    "            } }\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/passes.ampc\"\n"
    "        to.data[i + amp_n * 256] = found[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void nearest_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            nearest_kernel_1_element(points, centres, to, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    nearest_kernel_1_elements(points, centres, to, amp_first);\n"
    "}\n",
    /* 16 */
    "typedef struct amp_block_of_multiply_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "    amp_shape_2 c;\n"
    "} amp_block_of_multiply_kernel_1;\n"
    "typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 96 \? 1 : -1];\n"
    "\n",
    /* 17 */
    "#line 30 \"tests/emit/passes.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void multiply_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};\n"
    "    __local float p[16][16] __attribute__((aligned(16)));\n"
    "    __local float q[16][16] __attribute__((aligned(16)));\n"
    "#line 30 \"tests/emit/passes.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        float sum = 0;\n"
    "        for (int i = 0; i < n; i += 16) {\n"
    "            p[y][x] = a.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * a.stride0 + (i + x)];\n"
    "            q[y][x] = b.data[(i + y) * b.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            for (int k = 0; k < 16; k++)\n"
    "                sum += p[y][k] * q[k][x];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        c.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#ifndef AMP_OVERLAP\n"
    "#line 30 \"tests/emit/passes.ampc\"\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};\n"
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
    "#line 33 \"tests/emit/passes.ampc\"\n"
    "                                sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                            }\n"
    "                        }\n"
    "#line 34 \"tests/emit/passes.ampc\"\n"
    "                        for (int i_2 = 0; i_2 < n; i_2 += 16) {\n"
    "#line 38 \"tests/emit/passes.ampc\"\n"
    "                            for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                    #pragma unroll\n"
    "                                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 39 \"tests/emit/passes.ampc\"\n"
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
    "#line 42 \"tests/emit/passes.ampc\"\n"
    "                                c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                        #pragma unroll\n"
    "                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "#line 33 \"tests/emit/passes.ampc\"\n"
    "                            sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                        }\n"
    "                    }\n"
    "#line 34 \"tests/emit/passes.ampc\"\n"
    "                    for (int i_2 = 0; i_2 < n; i_2 += 16) {\n"
    "#line 38 \"tests/emit/passes.ampc\"\n"
    "                        for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                                #pragma unroll\n"
    "                                for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 39 \"tests/emit/passes.ampc\"\n"
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
    "#line 42 \"tests/emit/passes.ampc\"\n"
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
    "#line 33 \"tests/emit/passes.ampc\"\n"
    "                    sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                } for (int i_2 = 0; i_2 < n; i_2 += 16) {\n"
    "#line 38 \"tests/emit/passes.ampc\"\n"
    "                    for (int k_2 = 0; k_2 < 16; k_2++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 39 \"tests/emit/passes.ampc\"\n"
    "                            sum_2[amp_thread_1 - amp_strip] += a.data[t.x * a.stride0 + (k_2 + i_2)] * b.data[((long)k_2 + i_2) * b.stride0 + t.y];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 42 \"tests/emit/passes.ampc\"\n"
    "                    c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 30 \"tests/emit/passes.ampc\"\n"
    "AMP_FUNCTION void multiply_kernel_1_tile(\n"
    "    __global const float *amp_data_a,\n"
    "    __global const float *amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};\n"
    "    __local float (*const p)[16][16] = (__local float (*)[16][16])(amp_memory + 0);\n"
    "    __local float (*const q)[16][16] = (__local float (*)[16][16])(amp_memory + 1024);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float sum[16][16];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 32 \"tests/emit/passes.ampc\"\n"
    "            \n"
    "            sum[amp_thread_0][amp_thread_1] = 0;\n"
    "        }\n"
    "    }\n"
    "#line 34 \"tests/emit/passes.ampc\"\n"
    "    for (int i = 0; i < n; i += 16) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int y = amp_thread_0;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int x = amp_thread_1;\n"
    "#line 35 \"tests/emit/passes.ampc\"\n"
    "                (*p)[y][x] = a.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * a.stride0 + ((long)i + x)];\n"
    "                (*q)[y][x] = b.data[((long)i + y) * b.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int y = amp_thread_0;\n"
    "#line 38 \"tests/emit/passes.ampc\"\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 16; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                    int x = amp_thread_1;\n"
    "#line 39 \"tests/emit/passes.ampc\"\n"
    "                    sum[amp_thread_0][amp_thread_1] += (*p)[y][k] * (*q)[k][x];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 42 \"tests/emit/passes.ampc\"\n"
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
    /* 19 */
    "#line 30 \"tests/emit/passes.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void multiply_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float p[4][16][16] __attribute__((aligned(16)));\n"
    "    __local float q[16][16] __attribute__((aligned(16)));\n"
    "#line 30 \"tests/emit/passes.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 33 \"tests/emit/passes.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        for (int i = 0; i < n; i += 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 35 \"tests/emit/passes.ampc\"\n"
    "                int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; p[amp_n][y][x] = a.data[(at * 16 + (int)get_local_id(1)) * a.stride0 + (i + x)]; }\n"
    "            q[y][x] = b.data[(i + y) * b.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 16; k++) { \n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 39 \"tests/emit/passes.ampc\"\n"
    "                    sum[amp_n] += p[amp_n][y][k] * q[k][x]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 42 \"tests/emit/passes.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; c.data[(at_2 * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
    /* 20 */
    "typedef struct amp_block_of_count_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 keys;\n"
    "    amp_shape_1 counts;\n"
    "} amp_block_of_count_kernel_1;\n"
    "typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 21 */
    "#line 48 \"tests/emit/passes.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void count_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_keys,\n"
    "    __global int *amp_data_counts,\n"
    "    const amp_block_of_count_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};\n"
    "    const view_int_1 counts = {AMP_DATA(__global int *, amp_data_counts, AMP_SHAPE(1, counts)), AMP_SHAPE(1, counts).extent0};\n"
    "    __local int bins[256] __attribute__((aligned(16)));\n"
    "#line 48 \"tests/emit/passes.ampc\"\n"
    "    {\n"
    "\n"
    "        int l = (int)get_local_id(0);\n"
    "        bins[l] = 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int k = 0; k < 16; k++)\n"
    "            atomic_inc(&bins[keys.data[(int)get_group_id(0) * 4096 + k * 256 + l] & 255]);\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        atomic_add(&counts.data[l], bins[l]);\n"
    "    }\n"
    "}\n",
    /* 22 */
    "static int amp_inc_int_alone(__local int *p)\n"
    "{\n"
    "    int old = *p, value = 1;\n"
    "    *p = (int)((uint)old + (uint)value);\n"
    "    return old;\n"
    "}\n",
    /* 23 */
    "#line 48 \"tests/emit/passes.ampc\"\n"
    "AMP_KERNEL void count_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_keys,\n"
    "    __global int *AMP_RESTRICT amp_data_counts,\n"
    "    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};\n"
    "    const view_int_1 counts = {AMP_DATA(__global int *, amp_data_counts, AMP_SHAPE(1, counts)), AMP_SHAPE(1, counts).extent0};\n"
    "    __local int (*const bins)[256] = (__local int (*)[256])(amp_memory + 0);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 256) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 256) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 256; amp_thread_1++) {\n"
    "#line 48 \"tests/emit/passes.ampc\"\n"
    "            {\n"
    "\n"
    "                int l = amp_thread_1;\n"
    "                (*bins)[l] = 0;\n"
    "#line 57 \"tests/emit/passes.ampc\"\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "#line 48 \"tests/emit/passes.ampc\"\n"
    "    for (int tile = amp_tile; tile < amp_tile + amp_tiles; tile++) {  {\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {\n"
    "                for (int amp_strip = 0; amp_strip < 256; amp_strip += 64) {\n"
    "\n"
    "\n"
    "                    for (int k = 0; k < 16; k++) {\n"
    "                        #pragma clang loop unroll_count(8)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 64; amp_thread_1++) {\n"
    "                            int l_2 = amp_thread_1;\n"
    "#line 54 \"tests/emit/passes.ampc\"\n"
    "                            amp_inc_int_alone(&(*bins)[keys.data[((long)amp_thread_0 + tile) * 4096 + (long)k * 256 + l_2] & 255]);\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {\n"
    "        #pragma clang loop unroll_count(8)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 256; amp_thread_1++) {\n"
    "#line 48 \"tests/emit/passes.ampc\"\n"
    "            {\n"
    "\n"
    "                int l = amp_thread_1;\n"
    "#line 56 \"tests/emit/passes.ampc\"\n"
    "                atomic_add(&counts.data[l], (*bins)[l]);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_nearest_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
static const unsigned amprt_nearest_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14};
static const unsigned amprt_nearest_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 15};
static const struct amprt_argument amprt_nearest_kernel_1_arguments[] = {
    {.name = "points", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "centres", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_nearest_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "nearest_kernel_1",
        .file = "tests/emit/passes.ampc",
        .line = 10,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"nearest_kernel_1", amprt_nearest_kernel_1_spmd, 11},
        .serial = {"nearest_kernel_1_serial", amprt_nearest_kernel_1_serial, 13},
        .several = {"nearest_kernel_1_several", amprt_nearest_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_nearest_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_multiply_kernel_1_spmd[] = {0, 3, 4, 5, 6, 7, 16, 17};
static const unsigned amprt_multiply_kernel_1_serial[] = {0, 3, 4, 5, 6, 7, 11, 12, 13, 16, 18};
static const unsigned amprt_multiply_kernel_1_several[] = {0, 3, 4, 5, 6, 7, 13, 16, 19};
static const struct amprt_argument amprt_multiply_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "c", .kind = AMPRT_VIEW, .offset = 72, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_multiply_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_kernel_1",
        .file = "tests/emit/passes.ampc",
        .line = 30,
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

static const unsigned amprt_count_kernel_1_spmd[] = {1, 3, 4, 5, 6, 8, 20, 21};
static const unsigned amprt_count_kernel_1_serial[] = {1, 3, 4, 5, 6, 8, 11, 13, 20, 22, 23};
static const struct amprt_argument amprt_count_kernel_1_arguments[] = {
    {.name = "keys", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "counts", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_count_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "count_kernel_1",
        .file = "tests/emit/passes.ampc",
        .line = 48,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {256, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 1024,
        .block_size = 48,
        .spmd = {"count_kernel_1", amprt_count_kernel_1_spmd, 8},
        .serial = {"count_kernel_1_serial", amprt_count_kernel_1_serial, 11},
        .chain_memory = 1024,
        .serial_tiles = 255,
        .serial_few = 1,
        .arguments = amprt_count_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
