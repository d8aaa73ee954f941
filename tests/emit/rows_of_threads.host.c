/* Made by ampcc from rows_of_threads.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_blur_kernel_1(void);
static struct amprt_kernel *amprt_turn_kernel_1(void);
static struct amprt_kernel *amprt_move_kernel_1(void);
static struct amprt_kernel *amprt_smooth_kernel_1(void);
#line 1 "tests/emit/rows_of_threads.ampc"
// What a row of threads does: the threads between its ends, and those one by one.
#include <amp.h>

#line 11 "tests/emit/rows_of_threads.ampc"


void blur(array_view(const float, 2) in, array_view(float, 2) out, int radius)
{
    amprt_launch_2(amprt_blur_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&radius, &in, &out}
#line 20 "tests/emit/rows_of_threads.ampc"
);
}

void turn(array_view(const float, 1) in, array_view(float, 1) out, int n)
{
    amprt_launch_1(amprt_turn_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&out, &in, &n}
#line 27 "tests/emit/rows_of_threads.ampc"
);
}

struct particle {
    float x, y, vx, vy;
    int alive;
};

/* Members that are far apart, stored by some threads: one after the other. */
void move(array_view(struct particle, 1) all, float dt)
{
    amprt_launch_1(amprt_move_kernel_1(), NULL, amp_extent_1(all), (const void *const[]){&all, &dt}
#line 47 "tests/emit/rows_of_threads.ampc"
);
}

/* Unsigned numbers that do not wrap around for the threads between. */
void smooth(array_view(const float, 1) in, array_view(float, 1) out, unsigned n)
{
    amprt_launch_1(amprt_smooth_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&n, &out, &in}
#line 56 "tests/emit/rows_of_threads.ampc"
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
    "    int radius;\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_blur_kernel_1;\n"
    "typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 72 \? 1 : -1];\n"
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
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 4 \"tests/emit/rows_of_threads.ampc\"\n"
    "static float at(view_float_2 in, int y, int x)\n"
    "{\n"
    "    if (x < 0)\n"
    "        x = 0;\n"
    "    if (x >= in.extent1)\n"
    "        x = in.extent1 - 1;\n"
    "    return in.data[y * in.stride0 + x];\n"
    "}\n",
    /* 9 */
    "#line 15 \"tests/emit/rows_of_threads.ampc\"\n"
    "__kernel\n"
    "void blur_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const int radius = amp_block.radius;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    int2 p = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (p.x >= amp_block.amp_domain[0]\n"
    "        || p.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 15 \"tests/emit/rows_of_threads.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = -radius; k <= radius; k++)\n"
    "            sum += at(in, p.x, p.y + k);\n"
    "        out.data[p.x * out.stride0 + p.y] = sum;\n"
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
    "#line 15 \"tests/emit/rows_of_threads.ampc\"\n"
    "AMP_KERNEL void blur_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int radius = amp_block.radius;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    int extent = in.extent1;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "        for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "            amp_stop = amp_end_1 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_1;\n"
    "            float sum_2[1024];\n"
    "            float sum[1024];\n"
    "            int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 15 \"tests/emit/rows_of_threads.ampc\"\n"
    "            {\n"
    "                const int amp_at_1 = (int)clamp(clamp((long)(long)radius, -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "                const int amp_at_2 = (int)clamp(clamp((long)((long)extent - (long)radius), -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "                for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                    amp_to_3 = amp_stop;\n"
    "                    if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                        amp_to_3 = amp_at_1;\n"
    "                    if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                        amp_to_3 = amp_at_2;\n"
    "                    const int amp_thread_1 = amp_from_3;\n"
    "                    if (((int2)(amp_thread_0, amp_thread_1)).y >= (long)radius && ((int2)(amp_thread_0, amp_thread_1)).y < (long)extent - (long)radius) {\n"
    "                        const int amp_thread_1 = 0;\n"
    "                        {\n"
    "                            int amp_block_1 = amp_from_3;\n"
    "                            for (; amp_to_3 - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "#line 16 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                    sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                                } for (int k_2 = -radius; k_2 <= radius; k_2++) {\n"
    "                                    int y_2 = p.x;\n"
    "                                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                        int x_2 = p.y + k_2;\n"
    "#line 18 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                        sum_2[amp_thread_1 - amp_strip] += in.data[(long)y_2 * in.stride0 + x_2];\n"
    "                                    }\n"
    "                                }\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                    int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 19 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                    out.data[(long)p.x * out.stride0 + p.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                                }\n"
    "                            }\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "#line 16 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                            } for (int k_2 = -radius; k_2 <= radius; k_2++) {\n"
    "                                int y_2 = p.x;\n"
    "                                #pragma clang loop vectorize(assume_safety)\n"
    "                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                                    int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                    int x_2 = p.y + k_2;\n"
    "#line 18 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                    sum_2[amp_thread_1 - amp_strip] += in.data[(long)y_2 * in.stride0 + x_2];\n"
    "                                }\n"
    "                            }\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 19 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                out.data[(long)p.x * out.stride0 + p.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                    } else {\n"
    "                        const int amp_thread_1 = 0;\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "#line 16 \"tests/emit/rows_of_threads.ampc\"\n"
    "                            sum[amp_thread_1 - amp_strip] = 0;\n"
    "                        } for (int k = -radius; k <= radius; k++) {\n"
    "                            int y = p.x;\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 18 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                int x = p.y + k;\n"
    "#line 6 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                if (x < 0)\n"
    "                                    x = 0;\n"
    "                                if (x >= extent)\n"
    "                                    x = extent - 1;\n"
    "#line 18 \"tests/emit/rows_of_threads.ampc\"\n"
    "                                sum[amp_thread_1 - amp_strip] += in.data[y * in.stride0 + x];\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                            int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 19 \"tests/emit/rows_of_threads.ampc\"\n"
    "                            out.data[(long)p.x * out.stride0 + p.y] = sum[amp_thread_1 - amp_strip];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "}\n",
    /* 14 */
    "#line 15 \"tests/emit/rows_of_threads.ampc\"\n"
    "static void blur_kernel_1_element(\n"
    "    const int radius,\n"
    "    const view_float_2 in,\n"
    "    const view_float_2 out,\n"
    "    int2 p)\n"
    "#line 15 \"tests/emit/rows_of_threads.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = -radius; k <= radius; k++)\n"
    "        sum += at(in, p.x, p.y + k);\n"
    "    out.data[p.x * out.stride0 + p.y] = sum;\n"
    "}\n"
    "\n"
    "static void blur_kernel_1_elements(\n"
    "    const int radius,\n"
    "    const view_float_2 in,\n"
    "    const view_float_2 out,\n"
    "    int2 p)\n"
    "#line 15 \"tests/emit/rows_of_threads.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/rows_of_threads.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    for (int k = -radius; k <= radius; k++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 18 \"tests/emit/rows_of_threads.ampc\"\n"
    "            sum[amp_n] += at(in, p.x + amp_n, p.y + k); } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/rows_of_threads.ampc\"\n"
    "        out.data[(p.x + amp_n) * out.stride0 + p.y] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void blur_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const int radius = amp_block.radius;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
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
    "            blur_kernel_1_element(radius, in, out, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    blur_kernel_1_elements(radius, in, out, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 15 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 16 */
    "typedef struct amp_block_of_turn_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 in;\n"
    "    int n;\n"
    "} amp_block_of_turn_kernel_1;\n"
    "typedef char amp_size_of_turn_kernel_1[sizeof(amp_block_of_turn_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 17 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 18 */
    "#line 25 \"tests/emit/rows_of_threads.ampc\"\n"
    "__kernel\n"
    "void turn_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_turn_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 25 \"tests/emit/rows_of_threads.ampc\"\n"
    "    {\n"
    "        out.data[i] = in.data[(i + n - 1) % n] + in.data[(i + 1) % n];\n"
    "    }\n"
    "}\n",
    /* 19 */
    "static int amp_remainder_int(int x, int y)\n"
    "{\n"
    "#ifdef cl_khr_fp64\n"
    "    return x - (int)((double)x / (double)y) * y;\n"
    "#else\n"
    "    return x % y;\n"
    "#endif\n"
    "}\n",
    /* 20 */
    "#line 25 \"tests/emit/rows_of_threads.ampc\"\n"
    "AMP_KERNEL void turn_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        int i = amp_thread_0;\n"
    "#line 25 \"tests/emit/rows_of_threads.ampc\"\n"
    "        {\n"
    "            const int amp_at_1 = (int)clamp((long)1 - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp(clamp((long)((long)n - 1), -LONG_MAX / 2, LONG_MAX / 2) - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_0 = amp_from_3;\n"
    "                if ((amp_thread_0) >= 1 && (amp_thread_0) < (long)n - 1) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 26 \"tests/emit/rows_of_threads.ampc\"\n"
    "                        out.data[i] = in.data[(long)i + n - 1 - n] + in.data[(long)i + 1];\n"
    "                    }\n"
    "                } else {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 26 \"tests/emit/rows_of_threads.ampc\"\n"
    "                        out.data[i] = in.data[amp_remainder_int(i + n - 1, n)] + in.data[amp_remainder_int(i + 1, n)];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 21 */
    "#line 25 \"tests/emit/rows_of_threads.ampc\"\n"
    "static void turn_kernel_1_element(\n"
    "    const view_float_1 out,\n"
    "    const view_float_1 in,\n"
    "    const int n,\n"
    "    int i)\n"
    "#line 25 \"tests/emit/rows_of_threads.ampc\"\n"
    "{\n"
    "    out.data[i] = in.data[(i + n - 1) % n] + in.data[(i + 1) % n];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void turn_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_turn_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            turn_kernel_1_element(out, in, n, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        turn_kernel_1_element(out, in, n, amp_first + amp_n * 256);\n"
    "}\n",
    /* 22 */
    "typedef struct amp_block_of_move_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 all_;\n"
    "    float dt;\n"
    "} amp_block_of_move_kernel_1;\n"
    "typedef char amp_size_of_move_kernel_1[sizeof(amp_block_of_move_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 23 */
    "#line 30 \"tests/emit/rows_of_threads.ampc\"\n"
    "struct particle {\n"
    "    float x;\n"
    "    float y;\n"
    "    float vx;\n"
    "    float vy;\n"
    "    int alive;\n"
    "};\n"
    "typedef char amp_layout_of_particle[sizeof(struct particle) == 20 \? 1 : -1];\n",
    /* 24 */
    "typedef struct view_struct_particle_1 {\n"
    "    __global struct particle *data;\n"
    "    int extent0;\n"
    "} view_struct_particle_1;\n",
    /* 25 */
    "#line 38 \"tests/emit/rows_of_threads.ampc\"\n"
    "__kernel\n"
    "void move_kernel_1(\n"
    "    __global struct particle *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_move_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_particle_1 all_ = {AMP_DATA(__global struct particle *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};\n"
    "    const float dt = amp_block.dt;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 38 \"tests/emit/rows_of_threads.ampc\"\n"
    "    {\n"
    "        struct particle p = all_.data[i];\n"
    "        if (!p.alive)\n"
    "            return;\n"
    "        p.x += p.vx * dt;\n"
    "        p.y += p.vy * dt;\n"
    "        if (p.x < 0 || p.x > 50)\n"
    "            p.alive--;\n"
    "        all_.data[i] = p;\n"
    "    }\n"
    "}\n",
    /* 26 */
    "#line 38 \"tests/emit/rows_of_threads.ampc\"\n"
    "AMP_KERNEL void move_kernel_1_serial(\n"
    "    __global struct particle *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_move_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_particle_1 all_ = {AMP_DATA(__global struct particle *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};\n"
    "    const float dt = amp_block.dt;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 39 \"tests/emit/rows_of_threads.ampc\"\n"
    "            float p_x = all_.data[i].x; float p_y = all_.data[i].y; float p_vx = all_.data[i].vx; float p_vy = all_.data[i].vy; int p_alive = all_.data[i].alive;\n"
    "            if (p_alive) {\n"
    "\n"
    "                p_x += p_vx * dt;\n"
    "                p_y += p_vy * dt;\n"
    "                if (p_x < 0 || p_x > 50)\n"
    "                    p_alive--;\n"
    "                all_.data[i].x = p_x; all_.data[i].y = p_y; all_.data[i].vx = p_vx; all_.data[i].vy = p_vy; all_.data[i].alive = p_alive;\n"
    "#line 42 \"tests/emit/rows_of_threads.ampc\"\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 27 */
    "typedef struct amp_block_of_smooth_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    uint n;\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 in;\n"
    "} amp_block_of_smooth_kernel_1;\n"
    "typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 28 */
    "#line 53 \"tests/emit/rows_of_threads.ampc\"\n"
    "__kernel\n"
    "void smooth_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const uint n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 53 \"tests/emit/rows_of_threads.ampc\"\n"
    "    {\n"
    "        uint x = (uint)i; uint left = x > 0 \? x - 1 : 0; uint right = x + 1 < n \? x + 1 : n - 1;\n"
    "        out.data[x] = in.data[left] + in.data[right];\n"
    "    }\n"
    "}\n",
    /* 29 */
    "#line 53 \"tests/emit/rows_of_threads.ampc\"\n"
    "AMP_KERNEL void smooth_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const uint n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        int i = amp_thread_0;\n"
    "#line 53 \"tests/emit/rows_of_threads.ampc\"\n"
    "        {\n"
    "            const int amp_at_1 = (int)clamp((long)1 - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp(clamp((long)((long)n - 1), -LONG_MAX / 2, LONG_MAX / 2) - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_0 = amp_from_3;\n"
    "                if ((long)n >= 0 && (long)n < 268435456 && (amp_thread_0) >= 1 && 0 <= (long)n - 1 && (amp_thread_0) < (long)n - 1) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "                        uint x_2 = (uint)i;\n"
    "#line 54 \"tests/emit/rows_of_threads.ampc\"\n"
    "                        \n"
    "                        out.data[(long)i] = in.data[(long)i - 1] + in.data[(long)i + 1];\n"
    "                    }\n"
    "                } else {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "                        uint x = (uint)i;\n"
    "                        uint left = x > 0 \? x - 1 : 0;\n"
    "                        uint right = x + 1 < n \? x + 1 : n - 1;\n"
    "#line 54 \"tests/emit/rows_of_threads.ampc\"\n"
    "                        \n"
    "                        out.data[x] = in.data[left] + in.data[right];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 30 */
    "#line 53 \"tests/emit/rows_of_threads.ampc\"\n"
    "static void smooth_kernel_1_element(\n"
    "    const uint n,\n"
    "    const view_float_1 out,\n"
    "    const view_float_1 in,\n"
    "    int i)\n"
    "#line 53 \"tests/emit/rows_of_threads.ampc\"\n"
    "{\n"
    "    uint x = (uint)i; uint left = x > 0 \? x - 1 : 0; uint right = x + 1 < n \? x + 1 : n - 1;\n"
    "    out.data[x] = in.data[left] + in.data[right];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void smooth_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const uint n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            smooth_kernel_1_element(n, out, in, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        smooth_kernel_1_element(n, out, in, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_blur_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_blur_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13};
static const unsigned amprt_blur_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 14};
static const struct amprt_argument amprt_blur_kernel_1_arguments[] = {
    {.name = "radius", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_blur_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "blur_kernel_1",
        .file = "tests/emit/rows_of_threads.ampc",
        .line = 15,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"blur_kernel_1", amprt_blur_kernel_1_spmd, 10},
        .serial = {"blur_kernel_1_serial", amprt_blur_kernel_1_serial, 11},
        .several = {"blur_kernel_1_several", amprt_blur_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_blur_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_turn_kernel_1_spmd[] = {2, 3, 4, 5, 7, 15, 16, 17, 18};
static const unsigned amprt_turn_kernel_1_serial[] = {2, 3, 4, 5, 10, 11, 12, 15, 16, 17, 19, 20};
static const unsigned amprt_turn_kernel_1_several[] = {2, 3, 4, 5, 15, 16, 17, 21};
static const struct amprt_argument amprt_turn_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "n", .kind = AMPRT_VALUE, .offset = 48, .size = 4},
};
static struct amprt_kernel *amprt_turn_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "turn_kernel_1",
        .file = "tests/emit/rows_of_threads.ampc",
        .line = 25,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"turn_kernel_1", amprt_turn_kernel_1_spmd, 9},
        .serial = {"turn_kernel_1_serial", amprt_turn_kernel_1_serial, 12},
        .several = {"turn_kernel_1_several", amprt_turn_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_turn_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_move_kernel_1_spmd[] = {2, 3, 4, 5, 7, 15, 22, 23, 24, 25};
static const unsigned amprt_move_kernel_1_serial[] = {2, 3, 4, 5, 10, 11, 15, 22, 23, 24, 26};
static const struct amprt_argument amprt_move_kernel_1_arguments[] = {
    {.name = "all", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 20},
    {.name = "dt", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_move_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "move_kernel_1",
        .file = "tests/emit/rows_of_threads.ampc",
        .line = 38,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"move_kernel_1", amprt_move_kernel_1_spmd, 10},
        .serial = {"move_kernel_1_serial", amprt_move_kernel_1_serial, 11},
        .arguments = amprt_move_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_smooth_kernel_1_spmd[] = {2, 3, 4, 5, 7, 15, 17, 27, 28};
static const unsigned amprt_smooth_kernel_1_serial[] = {2, 3, 4, 5, 10, 11, 12, 15, 17, 27, 29};
static const unsigned amprt_smooth_kernel_1_several[] = {2, 3, 4, 5, 15, 17, 27, 30};
static const struct amprt_argument amprt_smooth_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_smooth_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "smooth_kernel_1",
        .file = "tests/emit/rows_of_threads.ampc",
        .line = 53,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"smooth_kernel_1", amprt_smooth_kernel_1_spmd, 9},
        .serial = {"smooth_kernel_1_serial", amprt_smooth_kernel_1_serial, 11},
        .several = {"smooth_kernel_1_several", amprt_smooth_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_smooth_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

_Static_assert(sizeof(struct particle) == 20, "as on the device");
_Static_assert(offsetof(struct particle, x) == 0, "as on the device");
_Static_assert(offsetof(struct particle, y) == 4, "as on the device");
_Static_assert(offsetof(struct particle, vx) == 8, "as on the device");
_Static_assert(offsetof(struct particle, vy) == 12, "as on the device");
_Static_assert(offsetof(struct particle, alive) == 16, "as on the device");
