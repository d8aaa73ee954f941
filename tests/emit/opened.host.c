/* Made by ampcc from opened.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_draw_kernel_1(void);
static struct amprt_kernel *amprt_multiply_kernel_1(void);
static struct amprt_kernel *amprt_throw__kernel_1(void);
static struct amprt_kernel *amprt_find_nearest_kernel_1(void);
static struct amprt_kernel *amprt_walk_kernel_1(void);
#line 1 "tests/emit/opened.ampc"
// Helpers with loops stand in the kernel's own body, in the serial form: one that
// returns from its loop, and one whose loop is the same for neighbouring threads.
#include <amp.h>

#line 14 "tests/emit/opened.ampc"


#line 23 "tests/emit/opened.ampc"


void draw(array_view(int, 1) steps, float scale)
{
    amprt_launch_1(amprt_draw_kernel_1(), NULL, amp_extent_1(steps), (const void *const[]){&steps, &scale}
#line 29 "tests/emit/opened.ampc"
);
}

void multiply(array_view(const float, 2) left, array_view(const float, 2) right,
              array_view(float, 2) product)
{
    amprt_launch_2(amprt_multiply_kernel_1(), NULL, amp_extent_2(product), (const void *const[]){&product, &left, &right}
#line 37 "tests/emit/opened.ampc"
);
}

/* The state is a variable of the thread, as it is without the helper. */
#line 45 "tests/emit/opened.ampc"


void throw(array_view(int, 1) inside, int throws)
{
    amprt_launch_1(amprt_throw__kernel_1(), NULL, amp_extent_1(inside), (const void *const[]){&throws, &inside}
#line 58 "tests/emit/opened.ampc"
);
}

/* Where nothing is stored, the variable has a value of its own all the same. */
#line 68 "tests/emit/opened.ampc"


void find_nearest(array_view(const float, 1) from, array_view(const float, 1) slope,
                  array_view(float, 1) nearest)
{
    amprt_launch_1(amprt_find_nearest_kernel_1(), NULL, amp_extent_1(nearest), (const void *const[]){&from, &slope, &nearest}
#line 81 "tests/emit/opened.ampc"
);
}

// One with an array is opened where it is known which elements are used.
__attribute__((__unused__)) static void turn(const float *from, float to[2]) restrict(cpu, amp)
{
    for (int i = 0; i < 2; i++)
        to[i] = from[1 - i];
}

__attribute__((__unused__)) static void step(float *at, float by) restrict(cpu, amp)
{
    float first[2], second[2];
    turn(at, first);
    turn(first, second);
    for (int i = 0; i < 2; i++)
        at[i] += by * (first[i] - second[i]);
}

void walk(array_view(float, 2) all, int steps)
{
    amprt_launch_1(amprt_walk_kernel_1(), NULL, extent(amp_extent_2(all)[1]), (const void *const[]){&all, &steps}
#line 108 "tests/emit/opened.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_draw_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 steps;\n"
    "    float scale;\n"
    "} amp_block_of_draw_kernel_1;\n"
    "typedef char amp_size_of_draw_kernel_1[sizeof(amp_block_of_draw_kernel_1) == 40 \? 1 : -1];\n"
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
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 5 \"tests/emit/opened.ampc\"\n"
    "static int escape(float a, int most)\n"
    "{\n"
    "    float x = 0;\n"
    "    for (int i = 0; i < most; i++) {\n"
    "        x = x * x + a;\n"
    "        if (x > 4)\n"
    "            return i;\n"
    "    }\n"
    "    return most;\n"
    "}\n",
    /* 9 */
    "#line 27 \"tests/emit/opened.ampc\"\n"
    "__kernel\n"
    "void draw_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_steps,\n"
    "    const amp_block_of_draw_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 steps = {AMP_DATA(__global int *, amp_data_steps, AMP_SHAPE(0, steps)), AMP_SHAPE(0, steps).extent0};\n"
    "    const float scale = amp_block.scale;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 27 \"tests/emit/opened.ampc\"\n"
    "    {\n"
    "        steps.data[i] = escape(scale * (float)i, 256);\n"
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
    "#line 27 \"tests/emit/opened.ampc\"\n"
    "AMP_KERNEL void draw_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_steps,\n"
    "    const amp_block_of_draw_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 steps = {AMP_DATA(__global int *, amp_data_steps, AMP_SHAPE(0, steps)), AMP_SHAPE(0, steps).extent0};\n"
    "    const float scale = amp_block.scale;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int most = 256;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        int result_2[1024];\n"
    "        int gone_2[1024];\n"
    "        float x[1024];\n"
    "        int i_2[1024];\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 28 \"tests/emit/opened.ampc\"\n"
    "            \n"
    "#line 6 \"tests/emit/opened.ampc\"\n"
    "            gone_2[amp_thread_0 - amp_strip] = 0;\n"
    "            x[amp_thread_0 - amp_strip] = 0;\n"
    "        }  {\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 8 \"tests/emit/opened.ampc\"\n"
    "                i_2[amp_thread_0 - amp_strip] = 0;\n"
    "            }\n"
    "            for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {\n"
    "                amp_past = amp_stop - amp_lanes > 64 \? amp_lanes + 64 : amp_stop;\n"
    "                int amp_mask[64];\n"
    "                for (int amp_lane = 0; amp_lane < 64; amp_lane++)\n"
    "                    amp_mask[amp_lane] = amp_lane >= amp_strip - amp_lanes && amp_lane < amp_past - amp_lanes;\n"
    "                for (int amp_some = 1; amp_some;) {\n"
    "                    amp_some = 0;\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4)\n"
    "                    for (int amp_lane = 0; amp_lane < 64; amp_lane++) {\n"
    "                        const int amp_thread_0 = amp_lanes + amp_lane;\n"
    "                        int i = amp_thread_0;\n"
    "                        float a = scale * (float)i;\n"
    "                        int amp_own_i_2 = i_2[amp_thread_0 - amp_strip];\n"
    "                        float amp_own_x = x[amp_thread_0 - amp_strip];\n"
    "                        int amp_own_result_2 = result_2[amp_thread_0 - amp_strip];\n"
    "                        int amp_own_gone_2 = gone_2[amp_thread_0 - amp_strip];\n"
    "                        int amp_stays = 0;\n"
    "                        if (amp_mask[amp_lane] && (amp_own_i_2 < most)) {\n"
    "#line 8 \"tests/emit/opened.ampc\"\n"
    "                            {\n"
    "                                amp_own_x = amp_own_x * amp_own_x + a;\n"
    "                                if (amp_own_x > 4) {\n"
    "                                    amp_own_result_2 = amp_own_i_2; amp_own_gone_2 = 1; goto amp_left_1; }\n"
    "                            }\n"
    "                            amp_own_i_2++;\n"
    "                            amp_stays = 1;\n"
    "                        }\n"
    "                        amp_left_1:;\n"
    "                        i_2[amp_thread_0 - amp_strip] = amp_own_i_2;\n"
    "                        x[amp_thread_0 - amp_strip] = amp_own_x;\n"
    "                        result_2[amp_thread_0 - amp_strip] = amp_own_result_2;\n"
    "                        gone_2[amp_thread_0 - amp_strip] = amp_own_gone_2;\n"
    "                        amp_mask[amp_lane] = amp_stays;\n"
    "                        amp_some |= amp_stays;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 13 \"tests/emit/opened.ampc\"\n"
    "            if (!gone_2[amp_thread_0 - amp_strip]) { result_2[amp_thread_0 - amp_strip] = most; gone_2[amp_thread_0 - amp_strip] = 1; }\n"
    "#line 28 \"tests/emit/opened.ampc\"\n"
    "            steps.data[i] = result_2[amp_thread_0 - amp_strip];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 15 */
    "typedef struct amp_block_of_multiply_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 product;\n"
    "    amp_shape_2 left;\n"
    "    amp_shape_2 right;\n"
    "} amp_block_of_multiply_kernel_1;\n"
    "typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 88 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 17 */
    "#line 16 \"tests/emit/opened.ampc\"\n"
    "static float dot_(view_float_2 left, view_float_2 right, int i, int j)\n"
    "\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < left.extent1; k++)\n"
    "        sum += left.data[i * left.stride0 + k] * right.data[k * right.stride0 + j];\n"
    "    return sum;\n"
    "}\n",
    /* 18 */
    "#line 35 \"tests/emit/opened.ampc\"\n"
    "__kernel\n"
    "void multiply_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_product,\n"
    "    __global const float *AMP_RESTRICT amp_data_left,\n"
    "    __global const float *AMP_RESTRICT amp_data_right,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(0, product)), (amp_offset)AMP_SHAPE(0, product).stride0, AMP_SHAPE(0, product).extent0, AMP_SHAPE(0, product).extent1};\n"
    "    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};\n"
    "    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};\n"
    "    int2 p = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (p.x >= amp_block.amp_domain[0]\n"
    "        || p.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 35 \"tests/emit/opened.ampc\"\n"
    "    {\n"
    "        product.data[p.x * product.stride0 + p.y] = dot_(left, right, p.x, p.y);\n"
    "    }\n"
    "}\n",
    /* 19 */
    "#line 35 \"tests/emit/opened.ampc\"\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_product,\n"
    "    __global const float *AMP_RESTRICT amp_data_left,\n"
    "    __global const float *AMP_RESTRICT amp_data_right,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(0, product)), (amp_offset)AMP_SHAPE(0, product).stride0, AMP_SHAPE(0, product).extent0, AMP_SHAPE(0, product).extent1};\n"
    "    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};\n"
    "    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 4 * 4;\n"
    "    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] \? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 4 * 4;\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    int extent = left.extent1;\n"
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
    "                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int i = p.x;\n"
    "                        {\n"
    "                            int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 20 \"tests/emit/opened.ampc\"\n"
    "                            \n"
    "#line 36 \"tests/emit/opened.ampc\"\n"
    "                            \n"
    "#line 19 \"tests/emit/opened.ampc\"\n"
    "                            sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "#line 20 \"tests/emit/opened.ampc\"\n"
    "                { for (int k_2 = 0; k_2 < (extent > 0 \? extent / 4 * 4 : 0); k_2 += 4) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                int i = p.x;\n"
    "                                {\n"
    "                                    int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                    int j = p.y;\n"
    "#line 20 \"tests/emit/opened.ampc\"\n"
    "                                    #pragma unroll\n"
    "                                    for (int turn_2 = 0; turn_2 < 4; turn_2++) sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += left.data[i * left.stride0 + (k_2 + turn_2)] * right.data[((long)k_2 + turn_2) * right.stride0 + j];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "#line 20 \"tests/emit/opened.ampc\"\n"
    "                    for (int k_3 = extent > 0 \? extent / 4 * 4 : 0; k_3 < extent; k_3++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                int i = p.x;\n"
    "                                {\n"
    "                                    int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                    int j = p.y;\n"
    "#line 21 \"tests/emit/opened.ampc\"\n"
    "                                    sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += left.data[i * left.stride0 + k_3] * right.data[(long)k_3 * right.stride0 + j];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    #pragma unroll\n"
    "                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int i = p.x;\n"
    "                        {\n"
    "                            int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "\n"
    "                            product.data[(long)p.x * product.stride0 + p.y] = sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_end_1 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_1;\n"
    "                float sum[1024];\n"
    "                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int i = p.x;\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 20 \"tests/emit/opened.ampc\"\n"
    "                    \n"
    "#line 36 \"tests/emit/opened.ampc\"\n"
    "                    \n"
    "#line 19 \"tests/emit/opened.ampc\"\n"
    "                    sum[amp_thread_1 - amp_strip] = 0;\n"
    "                }  { for (int k_2 = 0; k_2 < (extent > 0 \? extent / 4 * 4 : 0); k_2 += 4) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int j = p.y;\n"
    "#line 20 \"tests/emit/opened.ampc\"\n"
    "                            #pragma unroll\n"
    "                            for (int turn_2 = 0; turn_2 < 4; turn_2++) sum[amp_thread_1 - amp_strip] += left.data[i * left.stride0 + (k_2 + turn_2)] * right.data[((long)k_2 + turn_2) * right.stride0 + j];\n"
    "                        }\n"
    "                    }\n"
    "#line 20 \"tests/emit/opened.ampc\"\n"
    "                    for (int k_3 = extent > 0 \? extent / 4 * 4 : 0; k_3 < extent; k_3++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int j = p.y;\n"
    "#line 21 \"tests/emit/opened.ampc\"\n"
    "                            sum[amp_thread_1 - amp_strip] += left.data[i * left.stride0 + k_3] * right.data[(long)k_3 * right.stride0 + j];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 36 \"tests/emit/opened.ampc\"\n"
    "                    product.data[(long)p.x * product.stride0 + p.y] = sum[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "    }\n"
    "}\n",
    /* 20 */
    "typedef struct amp_block_of_throw__kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int throws;\n"
    "    amp_shape_1 inside;\n"
    "} amp_block_of_throw__kernel_1;\n"
    "typedef char amp_size_of_throw__kernel_1[sizeof(amp_block_of_throw__kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 21 */
    "#line 41 \"tests/emit/opened.ampc\"\n"
    "static float uniform_(uint *state)\n"
    "{\n"
    "    *state = *state * 1664525u + 1013904223u;\n"
    "    return (*state >> 8) * (1.0f / 16777216);\n"
    "}\n",
    /* 22 */
    "#line 49 \"tests/emit/opened.ampc\"\n"
    "__kernel\n"
    "void throw__kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_inside,\n"
    "    const amp_block_of_throw__kernel_1 amp_block)\n"
    "{\n"
    "    const int throws = amp_block.throws;\n"
    "    const view_int_1 inside = {AMP_DATA(__global int *, amp_data_inside, AMP_SHAPE(1, inside)), AMP_SHAPE(1, inside).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 49 \"tests/emit/opened.ampc\"\n"
    "    {\n"
    "        uint state = i;\n"
    "        int count = 0;\n"
    "        for (int k = 0; k < throws; k++) {\n"
    "            float x = uniform_(&state); float y = uniform_(&state);\n"
    "            if (x * x + y * y < 1)\n"
    "                count++;\n"
    "        }\n"
    "        inside.data[i] = count;\n"
    "    }\n"
    "}\n",
    /* 23 */
    "#line 49 \"tests/emit/opened.ampc\"\n"
    "AMP_KERNEL void throw__kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_inside,\n"
    "    const amp_block_of_throw__kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int throws = amp_block.throws;\n"
    "    const view_int_1 inside = {AMP_DATA(__global int *, amp_data_inside, AMP_SHAPE(1, inside)), AMP_SHAPE(1, inside).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        uint state[1024];\n"
    "        int count[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 50 \"tests/emit/opened.ampc\"\n"
    "                    state[amp_thread_0 - amp_strip] = i;\n"
    "                    count[amp_thread_0 - amp_strip] = 0;\n"
    "                } for (int k = 0; k < throws; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 43 \"tests/emit/opened.ampc\"\n"
    "                        state[amp_thread_0 - amp_strip] = state[amp_thread_0 - amp_strip] * 1664525u + 1013904223u;\n"
    "#line 53 \"tests/emit/opened.ampc\"\n"
    "                        float x = (state[amp_thread_0 - amp_strip] >> 8) * (1.0f / 16777216);\n"
    "#line 43 \"tests/emit/opened.ampc\"\n"
    "                        state[amp_thread_0 - amp_strip] = state[amp_thread_0 - amp_strip] * 1664525u + 1013904223u;\n"
    "#line 53 \"tests/emit/opened.ampc\"\n"
    "                        float y = (state[amp_thread_0 - amp_strip] >> 8) * (1.0f / 16777216);\n"
    "                        { const int amp_is = ((x * x + y * y < 1) \? 1 : 0);\n"
    "                        { const int amp_was = count[amp_thread_0 - amp_strip]; count[amp_thread_0 - amp_strip] = amp_is \? (int)(amp_was + 1) : amp_was; } }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 57 \"tests/emit/opened.ampc\"\n"
    "                    inside.data[i] = count[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 50 \"tests/emit/opened.ampc\"\n"
    "                state[amp_thread_0 - amp_strip] = i;\n"
    "                count[amp_thread_0 - amp_strip] = 0;\n"
    "            } for (int k = 0; k < throws; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 43 \"tests/emit/opened.ampc\"\n"
    "                    state[amp_thread_0 - amp_strip] = state[amp_thread_0 - amp_strip] * 1664525u + 1013904223u;\n"
    "#line 53 \"tests/emit/opened.ampc\"\n"
    "                    float x = (state[amp_thread_0 - amp_strip] >> 8) * (1.0f / 16777216);\n"
    "#line 43 \"tests/emit/opened.ampc\"\n"
    "                    state[amp_thread_0 - amp_strip] = state[amp_thread_0 - amp_strip] * 1664525u + 1013904223u;\n"
    "#line 53 \"tests/emit/opened.ampc\"\n"
    "                    float y = (state[amp_thread_0 - amp_strip] >> 8) * (1.0f / 16777216);\n"
    "                    if (x * x + y * y < 1)\n"
    "                        count[amp_thread_0 - amp_strip]++;\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 57 \"tests/emit/opened.ampc\"\n"
    "                inside.data[i] = count[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 24 */
    "#line 49 \"tests/emit/opened.ampc\"\n"
    "static void throw__kernel_1_element(\n"
    "    const int throws,\n"
    "    const view_int_1 inside,\n"
    "    int i)\n"
    "#line 49 \"tests/emit/opened.ampc\"\n"
    "{\n"
    "    uint state = i;\n"
    "    int count = 0;\n"
    "    for (int k = 0; k < throws; k++) {\n"
    "        float x = uniform_(&state); float y = uniform_(&state);\n"
    "        if (x * x + y * y < 1)\n"
    "            count++;\n"
    "    }\n"
    "    inside.data[i] = count;\n"
    "}\n"
    "\n"
    "static void throw__kernel_1_elements(\n"
    "    const int throws,\n"
    "    const view_int_1 inside,\n"
    "    int i)\n"
    "#line 49 \"tests/emit/opened.ampc\"\n"
    "{\n"
    "    uint state[4]; int count[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 50 \"tests/emit/opened.ampc\"\n"
    "        state[amp_n] = i + amp_n * 256;\n"
    "        count[amp_n] = 0;\n"
    "#line 50 \"tests/emit/opened.ampc\"\n"
    "    }\n"
    "\n"
    "    for (int k = 0; k < throws; k++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 53 \"tests/emit/opened.ampc\"\n"
    "            float x = uniform_(&state[amp_n]); float y = uniform_(&state[amp_n]);\n"
    "            if (x * x + y * y < 1)\n"
    "                count[amp_n]++;\n"
    "#line 53 \"tests/emit/opened.ampc\"\n"
    "        }\n"
    "\n"
    "\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 57 \"tests/emit/opened.ampc\"\n"
    "        inside.data[i + amp_n * 256] = count[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void throw__kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_inside,\n"
    "    const amp_block_of_throw__kernel_1 amp_block)\n"
    "{\n"
    "    const int throws = amp_block.throws;\n"
    "    const view_int_1 inside = {AMP_DATA(__global int *, amp_data_inside, AMP_SHAPE(1, inside)), AMP_SHAPE(1, inside).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            throw__kernel_1_element(throws, inside, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    throw__kernel_1_elements(throws, inside, amp_first);\n"
    "}\n",
    /* 25 */
    "typedef struct amp_block_of_find_nearest_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 slope;\n"
    "    amp_shape_1 nearest;\n"
    "} amp_block_of_find_nearest_kernel_1;\n"
    "typedef char amp_size_of_find_nearest_kernel_1[sizeof(amp_block_of_find_nearest_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 26 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 27 */
    "#line 62 \"tests/emit/opened.ampc\"\n"
    "static uchar cuts(float from, float slope, float *at)\n"
    "{\n"
    "    if (slope <= 0)\n"
    "        return (0 != 0);\n"
    "    *at = from / slope;\n"
    "    return (*at > 0);\n"
    "}\n",
    /* 28 */
    "#line 73 \"tests/emit/opened.ampc\"\n"
    "__kernel\n"
    "void find_nearest_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global const float *AMP_RESTRICT amp_data_slope,\n"
    "    __global float *AMP_RESTRICT amp_data_nearest,\n"
    "    const amp_block_of_find_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 slope = {AMP_DATA(__global float *, amp_data_slope, AMP_SHAPE(1, slope)), AMP_SHAPE(1, slope).extent0};\n"
    "    const view_float_1 nearest = {AMP_DATA(__global float *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 73 \"tests/emit/opened.ampc\"\n"
    "    {\n"
    "        float best = 100;\n"
    "        for (int k = 0; k < from.extent0; k++) {\n"
    "            float at;\n"
    "            if (cuts(from.data[k] + i, slope.data[k], &at) && at < best)\n"
    "                best = at;\n"
    "        }\n"
    "        nearest.data[i] = best;\n"
    "    }\n"
    "}\n",
    /* 29 */
    "#ifdef __AVX512F__\n"
    "#define AMP_WIDE_16 _Pragma(\"clang loop vectorize_width(16)\")\n"
    "#else\n"
    "#define AMP_WIDE_16\n"
    "#endif\n",
    /* 30 */
    "#line 73 \"tests/emit/opened.ampc\"\n"
    "AMP_KERNEL void find_nearest_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global const float *AMP_RESTRICT amp_data_slope,\n"
    "    __global float *AMP_RESTRICT amp_data_nearest,\n"
    "    const amp_block_of_find_nearest_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 slope = {AMP_DATA(__global float *, amp_data_slope, AMP_SHAPE(1, slope)), AMP_SHAPE(1, slope).extent0};\n"
    "    const view_float_1 nearest = {AMP_DATA(__global float *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = from.extent0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float best[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 75 \"tests/emit/opened.ampc\"\n"
    "                    \n"
    "#line 74 \"tests/emit/opened.ampc\"\n"
    "                    best[amp_thread_0 - amp_strip] = 100;\n"
    "                } for (int k = 0; k < extent; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 76 \"tests/emit/opened.ampc\"\n"
    "                        float at = 0;\n"
    "                        float from_2 = from.data[k] + i; float slope_2 = slope.data[k];\n"
    "#line 63 \"tests/emit/opened.ampc\"\n"
    "                        uchar result_2 = 0; int gone_2 = 0;\n"
    "                        if (slope_2 <= 0) {\n"
    "                            result_2 = (0 != 0); gone_2 = 1; }\n"
    "                        if (!gone_2) { at = from_2 / slope_2;\n"
    "                            result_2 = (at > 0); gone_2 = 1;\n"
    "#line 66 \"tests/emit/opened.ampc\"\n"
    "                        }\n"
    "#line 77 \"tests/emit/opened.ampc\"\n"
    "                        { const int amp_is = ((result_2 && at < best[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                        { const float amp_was = best[amp_thread_0 - amp_strip]; best[amp_thread_0 - amp_strip] = amp_is \? (float)(at) : amp_was; } }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 80 \"tests/emit/opened.ampc\"\n"
    "                    nearest.data[i] = best[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 75 \"tests/emit/opened.ampc\"\n"
    "                \n"
    "#line 74 \"tests/emit/opened.ampc\"\n"
    "                best[amp_thread_0 - amp_strip] = 100;\n"
    "            } for (int k = 0; k < extent; k++) {\n"
    "                AMP_WIDE_16\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 76 \"tests/emit/opened.ampc\"\n"
    "                    float at = 0;\n"
    "                    float from_2 = from.data[k] + i; float slope_2 = slope.data[k];\n"
    "#line 63 \"tests/emit/opened.ampc\"\n"
    "                    uchar result_2 = 0; int gone_2 = 0;\n"
    "                    if (slope_2 <= 0) {\n"
    "                        result_2 = (0 != 0); gone_2 = 1; }\n"
    "                    if (!gone_2) { at = from_2 / slope_2;\n"
    "                        result_2 = (at > 0); gone_2 = 1;\n"
    "#line 66 \"tests/emit/opened.ampc\"\n"
    "                    }\n"
    "#line 77 \"tests/emit/opened.ampc\"\n"
    "                    if (result_2 && at < best[amp_thread_0 - amp_strip]) {\n"
    "                        best[amp_thread_0 - amp_strip] = at; }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 80 \"tests/emit/opened.ampc\"\n"
    "                nearest.data[i] = best[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 31 */
    "#line 73 \"tests/emit/opened.ampc\"\n"
    "static void find_nearest_kernel_1_element(\n"
    "    const view_float_1 from,\n"
    "    const view_float_1 slope,\n"
    "    const view_float_1 nearest,\n"
    "    int i)\n"
    "#line 73 \"tests/emit/opened.ampc\"\n"
    "{\n"
    "    float best = 100;\n"
    "    for (int k = 0; k < from.extent0; k++) {\n"
    "        float at;\n"
    "        if (cuts(from.data[k] + i, slope.data[k], &at) && at < best)\n"
    "            best = at;\n"
    "    }\n"
    "    nearest.data[i] = best;\n"
    "}\n"
    "\n"
    "static void find_nearest_kernel_1_elements(\n"
    "    const view_float_1 from,\n"
    "    const view_float_1 slope,\n"
    "    const view_float_1 nearest,\n"
    "    int i)\n"
    "#line 73 \"tests/emit/opened.ampc\"\n"
    "{\n"
    "    float best[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 74 \"tests/emit/opened.ampc\"\n"
    "        best[amp_n] = 100; }\n"
    "    for (int k = 0; k < from.extent0; k++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 76 \"tests/emit/opened.ampc\"\n"
    "            float at;\n"
    "            if (cuts(from.data[k] + (i + amp_n * 256), slope.data[k], &at) && at < best[amp_n])\n"
    "                best[amp_n] = at;\n"
    "#line 76 \"tests/emit/opened.ampc\"\n"
    "        }\n"
    "\n"
    "\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 80 \"tests/emit/opened.ampc\"\n"
    "        nearest.data[i + amp_n * 256] = best[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void find_nearest_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global const float *AMP_RESTRICT amp_data_slope,\n"
    "    __global float *AMP_RESTRICT amp_data_nearest,\n"
    "    const amp_block_of_find_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 slope = {AMP_DATA(__global float *, amp_data_slope, AMP_SHAPE(1, slope)), AMP_SHAPE(1, slope).extent0};\n"
    "    const view_float_1 nearest = {AMP_DATA(__global float *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            find_nearest_kernel_1_element(from, slope, nearest, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    find_nearest_kernel_1_elements(from, slope, nearest, amp_first);\n"
    "}\n",
    /* 32 */
    "typedef struct amp_block_of_walk_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 all_;\n"
    "    int steps;\n"
    "} amp_block_of_walk_kernel_1;\n"
    "typedef char amp_size_of_walk_kernel_1[sizeof(amp_block_of_walk_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 33 */
    "#line 85 \"tests/emit/opened.ampc\"\n"
    "static void turn(const float *from, float *to)\n"
    "{\n"
    "    for (int i = 0; i < 2; i++)\n"
    "        to[i] = from[1 - i];\n"
    "}\n",
    /* 34 */
    "#line 91 \"tests/emit/opened.ampc\"\n"
    "static void step_(float *at, float by)\n"
    "{\n"
    "    float first[2]; float second[2];\n"
    "    turn(at, first);\n"
    "    turn(first, second);\n"
    "    #pragma unroll\n"
    "    for (int i = 0; i < 2; i++) at[i] += by * (first[i] - second[i]);\n"
    "}\n",
    /* 35 */
    "#line 102 \"tests/emit/opened.ampc\"\n"
    "__kernel\n"
    "void walk_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_walk_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 all_ = {AMP_DATA(__global float *, amp_data_all_, AMP_SHAPE(0, all_)), (amp_offset)AMP_SHAPE(0, all_).stride0, AMP_SHAPE(0, all_).extent0, AMP_SHAPE(0, all_).extent1};\n"
    "    const int steps = amp_block.steps;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 102 \"tests/emit/opened.ampc\"\n"
    "    {\n"
    "        float at[2] = {all_.data[i], all_.data[1 * all_.stride0 + i]};\n"
    "        for (int n = 0; n < steps; n++)\n"
    "            step_(at, 0.5f);\n"
    "        all_.data[i] = at[0];\n"
    "        all_.data[1 * all_.stride0 + i] = at[1];\n"
    "    }\n"
    "}\n",
    /* 36 */
    "#line 102 \"tests/emit/opened.ampc\"\n"
    "AMP_KERNEL void walk_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_walk_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 all_ = {AMP_DATA(__global float *, amp_data_all_, AMP_SHAPE(0, all_)), (amp_offset)AMP_SHAPE(0, all_).stride0, AMP_SHAPE(0, all_).extent0, AMP_SHAPE(0, all_).extent1};\n"
    "    const int steps = amp_block.steps;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float at[2][1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 103 \"tests/emit/opened.ampc\"\n"
    "                    { float amp_value[2] = {all_.data[i], all_.data[1 * all_.stride0 + i]}; for (int amp_i = 0; amp_i < 2; amp_i++) ((float (*)[1024])at)[amp_i][amp_thread_0 - amp_strip] = ((float *)amp_value)[amp_i]; }\n"
    "                } for (int n = 0; n < steps; n++) {\n"
    "                    float by = 0.5f;\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 105 \"tests/emit/opened.ampc\"\n"
    "                        \n"
    "#line 93 \"tests/emit/opened.ampc\"\n"
    "                        float first_0 = 0; float first_1 = 0;\n"
    "#line 87 \"tests/emit/opened.ampc\"\n"
    "                        {\n"
    "                            first_0 = at[1][amp_thread_0 - amp_strip]; first_1 = at[0][amp_thread_0 - amp_strip]; }\n"
    "#line 93 \"tests/emit/opened.ampc\"\n"
    "                        float second_0 = 0; float second_1 = 0;\n"
    "#line 87 \"tests/emit/opened.ampc\"\n"
    "                        {\n"
    "                            second_0 = first_1; second_1 = first_0; }\n"
    "#line 96 \"tests/emit/opened.ampc\"\n"
    "                        {\n"
    "                            at[0][amp_thread_0 - amp_strip] += by * (first_0 - second_0); at[1][amp_thread_0 - amp_strip] += by * (first_1 - second_1); }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 106 \"tests/emit/opened.ampc\"\n"
    "                    all_.data[i] = at[0][amp_thread_0 - amp_strip];\n"
    "                    all_.data[1 * all_.stride0 + i] = at[1][amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 103 \"tests/emit/opened.ampc\"\n"
    "                { float amp_value[2] = {all_.data[i], all_.data[1 * all_.stride0 + i]}; for (int amp_i = 0; amp_i < 2; amp_i++) ((float (*)[1024])at)[amp_i][amp_thread_0 - amp_strip] = ((float *)amp_value)[amp_i]; }\n"
    "            } for (int n = 0; n < steps; n++) {\n"
    "                float by = 0.5f;\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 105 \"tests/emit/opened.ampc\"\n"
    "                    \n"
    "#line 93 \"tests/emit/opened.ampc\"\n"
    "                    float first_0 = 0; float first_1 = 0;\n"
    "#line 87 \"tests/emit/opened.ampc\"\n"
    "                    {\n"
    "                        first_0 = at[1][amp_thread_0 - amp_strip]; first_1 = at[0][amp_thread_0 - amp_strip]; }\n"
    "#line 93 \"tests/emit/opened.ampc\"\n"
    "                    float second_0 = 0; float second_1 = 0;\n"
    "#line 87 \"tests/emit/opened.ampc\"\n"
    "                    {\n"
    "                        second_0 = first_1; second_1 = first_0; }\n"
    "#line 96 \"tests/emit/opened.ampc\"\n"
    "                    {\n"
    "                        at[0][amp_thread_0 - amp_strip] += by * (first_0 - second_0); at[1][amp_thread_0 - amp_strip] += by * (first_1 - second_1); }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 106 \"tests/emit/opened.ampc\"\n"
    "                all_.data[i] = at[0][amp_thread_0 - amp_strip];\n"
    "                all_.data[1 * all_.stride0 + i] = at[1][amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_draw_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_draw_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13};
static const struct amprt_argument amprt_draw_kernel_1_arguments[] = {
    {.name = "steps", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "scale", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_draw_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "draw_kernel_1",
        .file = "tests/emit/opened.ampc",
        .line = 27,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"draw_kernel_1", amprt_draw_kernel_1_spmd, 10},
        .serial = {"draw_kernel_1_serial", amprt_draw_kernel_1_serial, 11},
        .arguments = amprt_draw_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_multiply_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 15, 16, 17, 18};
static const unsigned amprt_multiply_kernel_1_serial[] = {2, 3, 4, 5, 10, 11, 12, 14, 15, 16, 19};
static const struct amprt_argument amprt_multiply_kernel_1_arguments[] = {
    {.name = "product", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "left", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "right", .kind = AMPRT_VIEW, .offset = 64, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_multiply_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_kernel_1",
        .file = "tests/emit/opened.ampc",
        .line = 35,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 88,
        .spmd = {"multiply_kernel_1", amprt_multiply_kernel_1_spmd, 10},
        .serial = {"multiply_kernel_1_serial", amprt_multiply_kernel_1_serial, 11},
        .arguments = amprt_multiply_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_throw__kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 20, 21, 22};
static const unsigned amprt_throw__kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 10, 11, 12, 20, 23};
static const unsigned amprt_throw__kernel_1_several[] = {0, 2, 3, 4, 5, 6, 12, 20, 21, 24};
static const struct amprt_argument amprt_throw__kernel_1_arguments[] = {
    {.name = "throws", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "inside", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_throw__kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "throw__kernel_1",
        .file = "tests/emit/opened.ampc",
        .line = 49,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"throw__kernel_1", amprt_throw__kernel_1_spmd, 10},
        .serial = {"throw__kernel_1_serial", amprt_throw__kernel_1_serial, 11},
        .several = {"throw__kernel_1_several", amprt_throw__kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_throw__kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_find_nearest_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 25, 26, 27, 28};
static const unsigned amprt_find_nearest_kernel_1_serial[] = {0, 2, 3, 4, 5, 10, 11, 12, 25, 26, 29, 30};
static const unsigned amprt_find_nearest_kernel_1_several[] = {0, 2, 3, 4, 5, 12, 25, 26, 27, 31};
static const struct amprt_argument amprt_find_nearest_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "slope", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "nearest", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_find_nearest_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "find_nearest_kernel_1",
        .file = "tests/emit/opened.ampc",
        .line = 73,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"find_nearest_kernel_1", amprt_find_nearest_kernel_1_spmd, 10},
        .serial = {"find_nearest_kernel_1_serial", amprt_find_nearest_kernel_1_serial, 12},
        .several = {"find_nearest_kernel_1_several", amprt_find_nearest_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_find_nearest_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_walk_kernel_1_spmd[] = {2, 3, 4, 5, 7, 12, 14, 16, 32, 33, 34, 35};
static const unsigned amprt_walk_kernel_1_serial[] = {2, 3, 4, 5, 10, 11, 12, 14, 16, 32, 36};
static const struct amprt_argument amprt_walk_kernel_1_arguments[] = {
    {.name = "all", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "steps", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
};
static struct amprt_kernel *amprt_walk_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "walk_kernel_1",
        .file = "tests/emit/opened.ampc",
        .line = 102,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"walk_kernel_1", amprt_walk_kernel_1_spmd, 12},
        .serial = {"walk_kernel_1_serial", amprt_walk_kernel_1_serial, 11},
        .arguments = amprt_walk_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
