/* Made by ampcc from serial_vectors.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_pull_kernel_1(void);
static struct amprt_kernel *amprt_blend_kernel_1(void);
static struct amprt_kernel *amprt_turn_kernel_1(void);
#line 1 "tests/emit/serial_vectors.ampc"
// The form for CPUs of short vectors: components that are used one by one are
// variables; what is done to all components alike stays a vector.
#include <amp.h>
#include <math.h>

enum { TILE = 32, ROUNDS = 8 };

void pull(array_view(const float_4, 1) from, array_view(float_4, 1) to)
{
    int count = amp_extent_1(from)[0];
    amprt_launch_tiled_1(amprt_pull_kernel_1(), NULL, tile(amp_extent_1(to), TILE),
        (const void *const[]){&from, &count, &to}
#line 27 "tests/emit/serial_vectors.ampc"
);
}

void blend(array_view(const float_4, 1) a, array_view(float_4, 1) b, float part)
{
    amprt_launch_1(amprt_blend_kernel_1(), NULL, amp_extent_1(b), (const void *const[]){&b, &a, &part}
#line 35 "tests/emit/serial_vectors.ampc"
);
}

void turn(array_view(float_2, 1) a, array_view(const int, 1) times, float_2 by)
{
    amprt_launch_1(amprt_turn_kernel_1(), NULL, amp_extent_1(a), (const void *const[]){&a, &by, &times}
#line 49 "tests/emit/serial_vectors.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_pull_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    int count;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_pull_kernel_1;\n"
    "typedef char amp_size_of_pull_kernel_1[sizeof(amp_block_of_pull_kernel_1) == 56 \? 1 : -1];\n"
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
    "typedef struct view_float4_1 {\n"
    "    __global float4 *data;\n"
    "    int extent0;\n"
    "} view_float4_1;\n",
    /* 7 */
    "#line 11 \"tests/emit/serial_vectors.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void pull_kernel_1(\n"
    "    __global const float4 *AMP_RESTRICT amp_data_from,\n"
    "    __global float4 *amp_data_to,\n"
    "    const amp_block_of_pull_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float4_1 from = {AMP_DATA(__global float4 *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int count = amp_block.count;\n"
    "    const view_float4_1 to = {AMP_DATA(__global float4 *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local float4 other[32] __attribute__((aligned(16)));\n"
    "#line 12 \"tests/emit/serial_vectors.ampc\"\n"
    "    {\n"
    "\n"
    "        int i = ((int)get_group_id(0) * 32 + (int)get_local_id(0));\n"
    "        float4 me = from.data[i]; float4 sum = (float4)(0);\n"
    "        for (int first = 0; first < count; first += 32) {\n"
    "            other[(int)get_local_id(0)] = from.data[first + (int)get_local_id(0)];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            for (int k = 0; k < 32; k++) {\n"
    "                float4 d = other[k] - me;\n"
    "                float square = d.x * d.x + d.y * d.y + d.z * d.z + 1;\n"
    "                sum += d * (float4)(other[k].w / (square * sqrt(square)));\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        to.data[i] = sum;\n"
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
    "static float amp_sqrtf_float(float x)\n"
    "{\n"
    "#if defined __x86_64__ || defined __aarch64__\n"
    "    return __builtin_sqrtf(x);\n"
    "#else\n"
    "    return sqrt(x);\n"
    "#endif\n"
    "}\n",
    /* 11 */
    "#line 11 \"tests/emit/serial_vectors.ampc\"\n"
    "AMP_FUNCTION void pull_kernel_1_tile(\n"
    "    __global const float4 *amp_data_from,\n"
    "    __global float4 *amp_data_to,\n"
    "    const amp_block_of_pull_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float4_1 from = {AMP_DATA(__global float4 *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int count = amp_block.count;\n"
    "    const view_float4_1 to = {AMP_DATA(__global float4 *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local float4 (*const other)[32] = (__local float4 (*)[32])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    float me_x[32];\n"
    "    float me_y[32];\n"
    "    float me_z[32];\n"
    "    float me_w[32];\n"
    "    float sum_x[32];\n"
    "    float sum_y[32];\n"
    "    float sum_z[32];\n"
    "    float sum_w[32];\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int i = ((int)amp_place.item[0] * 32 + amp_thread_0);\n"
    "#line 14 \"tests/emit/serial_vectors.ampc\"\n"
    "        \n"
    "        me_x[amp_thread_0] = ((__global float *)&from.data[i])[0]; me_y[amp_thread_0] = ((__global float *)&from.data[i])[1]; me_z[amp_thread_0] = ((__global float *)&from.data[i])[2]; me_w[amp_thread_0] = ((__global float *)&from.data[i])[3]; sum_x[amp_thread_0] = (float)0; sum_y[amp_thread_0] = (float)0; sum_z[amp_thread_0] = (float)0; sum_w[amp_thread_0] = (float)0;\n"
    "    } for (int first = 0; first < count; first += 32) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "#line 17 \"tests/emit/serial_vectors.ampc\"\n"
    "            (*other)[amp_thread_0] = from.data[(long)first + amp_thread_0];\n"
    "        }\n"
    "        for (int amp_strip = 0; amp_strip < 32; amp_strip += 32) { for (int k = 0; k < 32; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {\n"
    "#line 20 \"tests/emit/serial_vectors.ampc\"\n"
    "                    float d_x = ((__local float *)&(*other)[k])[0] - me_x[amp_thread_0]; float d_y = ((__local float *)&(*other)[k])[1] - me_y[amp_thread_0]; float d_z = ((__local float *)&(*other)[k])[2] - me_z[amp_thread_0]; float d_w = ((__local float *)&(*other)[k])[3] - me_w[amp_thread_0];\n"
    "                    float square = d_x * d_x + d_y * d_y + d_z * d_z + 1;\n"
    "                    float part = ((__local float *)&(*other)[k])[3] / (square * amp_sqrtf_float(square)); sum_x[amp_thread_0] += d_x * part; sum_y[amp_thread_0] += d_y * part; sum_z[amp_thread_0] += d_z * part; sum_w[amp_thread_0] += d_w * part;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int i = ((int)amp_place.item[0] * 32 + amp_thread_0);\n"
    "#line 26 \"tests/emit/serial_vectors.ampc\"\n"
    "        ((__global float *)&to.data[i])[0] = sum_x[amp_thread_0]; ((__global float *)&to.data[i])[1] = sum_y[amp_thread_0]; ((__global float *)&to.data[i])[2] = sum_z[amp_thread_0]; ((__global float *)&to.data[i])[3] = sum_w[amp_thread_0];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void pull_kernel_1_serial(\n"
    "    __global const float4 *AMP_RESTRICT amp_data_from,\n"
    "    __global float4 *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_pull_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(512)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 32;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        pull_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 12 */
    "#line 11 \"tests/emit/serial_vectors.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void pull_kernel_1_several(\n"
    "    __global const float4 *AMP_RESTRICT amp_data_from,\n"
    "    __global float4 *amp_data_to,\n"
    "    const amp_block_of_pull_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float4_1 from = {AMP_DATA(__global float4 *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int count = amp_block.count;\n"
    "    const view_float4_1 to = {AMP_DATA(__global float4 *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 32 - 1;\n"
    "#endif\n"
    "    __local float4 other[32] __attribute__((aligned(16)));\n"
    "#line 12 \"tests/emit/serial_vectors.ampc\"\n"
    "    {\n"
    "\n"
    "        int i[4]; float4 me[4]; float4 sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/serial_vectors.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at * 32 + (int)get_local_id(0);\n"
    "            me[amp_n] = from.data[i[amp_n]]; sum[amp_n] = (float4)(0);\n"
    "#line 14 \"tests/emit/serial_vectors.ampc\"\n"
    "        }\n"
    "\n"
    "        for (int first = 0; first < count; first += 32) {\n"
    "            other[(int)get_local_id(0)] = from.data[first + (int)get_local_id(0)];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 32; k++) { \n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/serial_vectors.ampc\"\n"
    "                    float4 d = other[k] - me[amp_n];\n"
    "                    float square = d.x * d.x + d.y * d.y + d.z * d.z + 1;\n"
    "                    sum[amp_n] += d * (float4)(other[k].w / (square * sqrt(square)));\n"
    "#line 20 \"tests/emit/serial_vectors.ampc\"\n"
    "                }\n"
    "\n"
    "\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 26 \"tests/emit/serial_vectors.ampc\"\n"
    "            to.data[i[amp_n]] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_block_of_blend_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 b;\n"
    "    amp_shape_1 a;\n"
    "    float part;\n"
    "} amp_block_of_blend_kernel_1;\n"
    "typedef char amp_size_of_blend_kernel_1[sizeof(amp_block_of_blend_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 15 */
    "#line 32 \"tests/emit/serial_vectors.ampc\"\n"
    "__kernel\n"
    "void blend_kernel_1(\n"
    "    __global float4 *AMP_RESTRICT amp_data_b,\n"
    "    __global const float4 *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_blend_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float4_1 b = {AMP_DATA(__global float4 *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};\n"
    "    const view_float4_1 a = {AMP_DATA(__global float4 *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};\n"
    "    const float part = amp_block.part;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 32 \"tests/emit/serial_vectors.ampc\"\n"
    "    {\n"
    "        float4 old = b.data[i];\n"
    "        b.data[i] = old + (a.data[i] - old) * (float4)(part);\n"
    "    }\n"
    "}\n",
    /* 16 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 17 */
    "#line 32 \"tests/emit/serial_vectors.ampc\"\n"
    "AMP_KERNEL void blend_kernel_1_serial(\n"
    "    __global float4 *AMP_RESTRICT amp_data_b,\n"
    "    __global const float4 *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_blend_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float4_1 b = {AMP_DATA(__global float4 *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};\n"
    "    const view_float4_1 a = {AMP_DATA(__global float4 *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};\n"
    "    const float part = amp_block.part;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 33 \"tests/emit/serial_vectors.ampc\"\n"
    "            float4 old = b.data[i];\n"
    "            b.data[i] = old + (a.data[i] - old) * (float4)(part);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 18 */
    "typedef struct amp_block_of_turn_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 a;\n"
    "    float2 by;\n"
    "    amp_shape_1 times;\n"
    "} amp_block_of_turn_kernel_1;\n"
    "typedef char amp_size_of_turn_kernel_1[sizeof(amp_block_of_turn_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 19 */
    "typedef struct view_float2_1 {\n"
    "    __global float2 *data;\n"
    "    int extent0;\n"
    "} view_float2_1;\n",
    /* 20 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 21 */
    "#line 40 \"tests/emit/serial_vectors.ampc\"\n"
    "__kernel\n"
    "void turn_kernel_1(\n"
    "    __global float2 *AMP_RESTRICT amp_data_a,\n"
    "    __global const int *AMP_RESTRICT amp_data_times,\n"
    "    const amp_block_of_turn_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float2_1 a = {AMP_DATA(__global float2 *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const float2 by = amp_block.by;\n"
    "    const view_int_1 times = {AMP_DATA(__global int *, amp_data_times, AMP_SHAPE(2, times)), AMP_SHAPE(2, times).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 40 \"tests/emit/serial_vectors.ampc\"\n"
    "    {\n"
    "        float2 v = a.data[i]; float2 w = v.yx * (float2)(by.y);\n"
    "        v = v * (float2)(by.x) + (float2)(-w.x, w.y);\n"
    "        for (int k = 0; k < times.data[i]; k++) {\n"
    "            float2 u = a.data[i] + by.yx * (float2)((float)k);\n"
    "            a.data[i].y = u.x;\n"
    "        }\n"
    "        v.xy = v.yx;\n"
    "        a.data[i] = v.x < v.y \? v : a.data[i];\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#line 40 \"tests/emit/serial_vectors.ampc\"\n"
    "AMP_KERNEL void turn_kernel_1_serial(\n"
    "    __global float2 *AMP_RESTRICT amp_data_a,\n"
    "    __global const int *AMP_RESTRICT amp_data_times,\n"
    "    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float2_1 a = {AMP_DATA(__global float2 *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const float2 by = amp_block.by;\n"
    "    const view_int_1 times = {AMP_DATA(__global int *, amp_data_times, AMP_SHAPE(2, times)), AMP_SHAPE(2, times).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 41 \"tests/emit/serial_vectors.ampc\"\n"
    "            float2 v = a.data[i]; float2 w = v.yx * (float2)(by.y);\n"
    "            v = v * (float2)(by.x) + (float2)(-w.x, w.y);\n"
    "            for (int k = 0; k < times.data[i]; k++) {\n"
    "                float2 u = a.data[i] + by.yx * (float2)((float)k);\n"
    "                ((__global float *)&a.data[i])[1] = u.x;\n"
    "            }\n"
    "            v.xy = v.yx;\n"
    "            a.data[i] = v.x < v.y \? v : a.data[i];\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_pull_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_pull_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11};
static const unsigned amprt_pull_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 12};
static const struct amprt_argument amprt_pull_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 16},
    {.name = "count", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 16},
};
static struct amprt_kernel *amprt_pull_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "pull_kernel_1",
        .file = "tests/emit/serial_vectors.ampc",
        .line = 11,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {32, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT | AMPRT_IS_BUSY,
        .tile_memory = 512,
        .block_size = 56,
        .spmd = {"pull_kernel_1", amprt_pull_kernel_1_spmd, 8},
        .serial = {"pull_kernel_1_serial", amprt_pull_kernel_1_serial, 11},
        .several = {"pull_kernel_1_several", amprt_pull_kernel_1_several, 9},
        .chain_memory = 512,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 512,
        .arguments = amprt_pull_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_blend_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 13, 14, 15};
static const unsigned amprt_blend_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 9, 13, 16, 17};
static const struct amprt_argument amprt_blend_kernel_1_arguments[] = {
    {.name = "b", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 16},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 16},
    {.name = "part", .kind = AMPRT_VALUE, .offset = 48, .size = 4},
};
static struct amprt_kernel *amprt_blend_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "blend_kernel_1",
        .file = "tests/emit/serial_vectors.ampc",
        .line = 32,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"blend_kernel_1", amprt_blend_kernel_1_spmd, 9},
        .serial = {"blend_kernel_1_serial", amprt_blend_kernel_1_serial, 11},
        .arguments = amprt_blend_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_turn_kernel_1_spmd[] = {0, 2, 3, 4, 5, 14, 18, 19, 20, 21};
static const unsigned amprt_turn_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 16, 18, 19, 20, 22};
static const struct amprt_argument amprt_turn_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 8},
    {.name = "by", .kind = AMPRT_VALUE, .offset = 32, .size = 8},
    {.name = "times", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_turn_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "turn_kernel_1",
        .file = "tests/emit/serial_vectors.ampc",
        .line = 40,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"turn_kernel_1", amprt_turn_kernel_1_spmd, 10},
        .serial = {"turn_kernel_1_serial", amprt_turn_kernel_1_serial, 11},
        .arguments = amprt_turn_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
