/* Made by ampcc from places.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_smooth_kernel_1(void);
static struct amprt_kernel *amprt_exchange_kernel_1(void);
static struct amprt_kernel *amprt_determinants_kernel_1(void);
#line 1 "tests/emit/places.ampc"
// Elements at places that are more than sums, in the serial form: for each vector
// it is asked whether they are side by side.
#include <amp.h>

#line 8 "tests/emit/places.ampc"


void smooth(array_view(const float, 2) in, array_view(float, 2) out)
{
    int width = amp_extent_2(out)[1];
    amprt_launch_2(amprt_smooth_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&out, &in, &width}
#line 17 "tests/emit/places.ampc"
);
}

void exchange(array_view(int, 1) keys, int distance)
{
    amprt_launch_tiled_1(amprt_exchange_kernel_1(), NULL, tile(amp_extent_1(keys), 64),
                      (const void *const[]){&keys, &distance}
#line 29 "tests/emit/places.ampc"
);
}

/* Not asked for: nine are between those of neighbours. */
void determinants(array_view(const float, 1) m, array_view(float, 1) to)
{
    amprt_launch_1(amprt_determinants_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&to, &m}
#line 40 "tests/emit/places.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_smooth_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 out;\n"
    "    amp_shape_2 in;\n"
    "    int width;\n"
    "} amp_block_of_smooth_kernel_1;\n"
    "typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 72 \? 1 : -1];\n"
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
    "#line 5 \"tests/emit/places.ampc\"\n"
    "static int clamped(int x, int n)\n"
    "{\n"
    "    return x < 0 \? 0 : x >= n \? n - 1 : x;\n"
    "}\n",
    /* 9 */
    "#line 13 \"tests/emit/places.ampc\"\n"
    "__kernel\n"
    "void smooth_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const int width = amp_block.width;\n"
    "    int2 p = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (p.x >= amp_block.amp_domain[0]\n"
    "        || p.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 13 \"tests/emit/places.ampc\"\n"
    "    {\n"
    "        int y = p.x; int x = p.y;\n"
    "        out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x] + in.data[(y > 0 \? y - 1 : 0) * in.stride0 + x] + in.data[y * in.stride0 + clamped(x - 1, width)];\n"
    "\n"
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
    "#line 13 \"tests/emit/places.ampc\"\n"
    "AMP_KERNEL void smooth_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const int width = amp_block.width;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = p.x;\n"
    "        int at = y > 0 \? y - 1 : 0;\n"
    "#line 13 \"tests/emit/places.ampc\"\n"
    "        {\n"
    "            const int amp_at_1 = (int)clamp(clamp((long)((long)width + 1), -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp((long)1 - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_1 = amp_from_3;\n"
    "                if (((int2)(amp_thread_0, amp_thread_1)).y < (long)width + 1 && ((int2)(amp_thread_0, amp_thread_1)).y >= 1) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = p.y;\n"
    "                        int at_2_2 = x - 1;\n"
    "#line 16 \"tests/emit/places.ampc\"\n"
    "                        \n"
    "#line 15 \"tests/emit/places.ampc\"\n"
    "                        out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + x] + in.data[(long)at * in.stride0 + x] + in.data[(long)y * in.stride0 + at_2_2];\n"
    "                    }\n"
    "                } else {\n"
    "                    for (int amp_lanes = amp_from_3, amp_past; amp_lanes < amp_to_3; amp_lanes = amp_past) {\n"
    "                        amp_past = amp_to_3 - amp_lanes > 16 \? amp_lanes + 16 : amp_to_3;\n"
    "                        const int amp_thread_1 = amp_lanes;\n"
    "                        const int amp_first_at_2 = (int)(((int2)(amp_thread_0, amp_thread_1)).y) - 1 < 0 \? 0 : (int)(((int2)(amp_thread_0, amp_thread_1)).y) - 1 >= width \? width - 1 : (int)(((int2)(amp_thread_0, amp_thread_1)).y) - 1;\n"
    "                        int amp_apart = amp_past - amp_lanes < 16;\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "                        for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_lanes + 16; amp_thread_1++) {\n"
    "                            int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int x = p.y;\n"
    "                            int at_2 = x - 1 < 0 \? 0 : x - 1 >= width \? width - 1 : x - 1;\n"
    "                            amp_apart |= at_2 ^ (amp_first_at_2 + (amp_thread_1 - amp_lanes));\n"
    "                        }\n"
    "                        if (amp_apart == 0) {\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                            for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_lanes + 16; amp_thread_1++) {\n"
    "                                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                int x = p.y;\n"
    "                                int at_2 = amp_first_at_2 + (amp_thread_1 - amp_lanes);\n"
    "#line 16 \"tests/emit/places.ampc\"\n"
    "                                \n"
    "#line 15 \"tests/emit/places.ampc\"\n"
    "                                out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + x] + in.data[(long)at * in.stride0 + x] + in.data[(long)y * in.stride0 + at_2];\n"
    "                            }\n"
    "                        } else {\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_past; amp_thread_1++) {\n"
    "                                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                int x = p.y;\n"
    "                                int at_2 = x - 1 < 0 \? 0 : x - 1 >= width \? width - 1 : x - 1;\n"
    "#line 16 \"tests/emit/places.ampc\"\n"
    "                                \n"
    "#line 15 \"tests/emit/places.ampc\"\n"
    "                                out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + x] + in.data[(long)at * in.stride0 + x] + in.data[y * in.stride0 + at_2];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "#line 13 \"tests/emit/places.ampc\"\n"
    "static void smooth_kernel_1_element(\n"
    "    const view_float_2 out,\n"
    "    const view_float_2 in,\n"
    "    const int width,\n"
    "    int2 p)\n"
    "#line 13 \"tests/emit/places.ampc\"\n"
    "{\n"
    "    int y = p.x; int x = p.y;\n"
    "    out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x] + in.data[(y > 0 \? y - 1 : 0) * in.stride0 + x] + in.data[y * in.stride0 + clamped(x - 1, width)];\n"
    "\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void smooth_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const int width = amp_block.width;\n"
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
    "            smooth_kernel_1_element(out, in, width, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        smooth_kernel_1_element(out, in, width, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 15 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 16 */
    "typedef struct amp_block_of_exchange_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 keys;\n"
    "    int distance_;\n"
    "} amp_block_of_exchange_kernel_1;\n"
    "typedef char amp_size_of_exchange_kernel_1[sizeof(amp_block_of_exchange_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 17 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 18 */
    "#line 22 \"tests/emit/places.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void exchange_kernel_1(\n"
    "    __global int *amp_data_keys,\n"
    "    const amp_block_of_exchange_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};\n"
    "    const int distance_ = amp_block.distance_;\n"
    "    __local int s[64] __attribute__((aligned(16)));\n"
    "#line 23 \"tests/emit/places.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        s[me ^ 1] = keys.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        keys.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me] + s[me ^ distance_];\n"
    "    }\n"
    "}\n",
    /* 19 */
    "#line 22 \"tests/emit/places.ampc\"\n"
    "AMP_FUNCTION void exchange_kernel_1_tile(\n"
    "    __global int *amp_data_keys,\n"
    "    const amp_block_of_exchange_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};\n"
    "    const int distance_ = amp_block.distance_;\n"
    "    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_lanes = 0; amp_lanes < 64; amp_lanes += 16) {\n"
    "        const int amp_thread_0 = amp_lanes;\n"
    "        const int amp_first_at = (int)(amp_thread_0) ^ 1;\n"
    "        int amp_apart = 0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "            int me = amp_thread_0;\n"
    "            int at = me ^ 1;\n"
    "            amp_apart |= at ^ (amp_first_at + (amp_thread_0 - amp_lanes));\n"
    "        }\n"
    "        if (amp_apart == 0) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "                int at = amp_first_at + (amp_thread_0 - amp_lanes);\n"
    "#line 25 \"tests/emit/places.ampc\"\n"
    "                \n"
    "                (*s)[at] = keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "            }\n"
    "        } else {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "                int at = me ^ 1;\n"
    "#line 25 \"tests/emit/places.ampc\"\n"
    "                \n"
    "                (*s)[at] = keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    {\n"
    "        if (distance_ == 1) {\n"
    "            const int distance_ = 1;\n"
    "            const int amp_thread_0 = 0;\n"
    "            const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_group = 0; amp_group < 32; amp_group++) {\n"
    "                {\n"
    "                    const int amp_thread_0 = 2 * amp_group;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 2 * amp_group;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 2 * amp_group + 1;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 2 * amp_group - 1;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "            }\n"
    "        } else if (distance_ == 2) {\n"
    "            const int distance_ = 2;\n"
    "            const int amp_thread_0 = 0;\n"
    "            const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_group = 0; amp_group < 16; amp_group++) {\n"
    "                {\n"
    "                    const int amp_thread_0 = 4 * amp_group;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 4 * amp_group;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 4 * amp_group + 1;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 4 * amp_group + 1;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 4 * amp_group + 2;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 4 * amp_group - 2;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 4 * amp_group + 3;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 4 * amp_group - 1;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "            }\n"
    "        } else if (distance_ == 4) {\n"
    "            const int distance_ = 4;\n"
    "            const int amp_thread_0 = 0;\n"
    "            const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_group = 0; amp_group < 8; amp_group++) {\n"
    "                {\n"
    "                    const int amp_thread_0 = 8 * amp_group;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 8 * amp_group;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 8 * amp_group + 1;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 8 * amp_group + 1;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 8 * amp_group + 2;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 8 * amp_group + 2;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 8 * amp_group + 3;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 8 * amp_group + 3;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 8 * amp_group + 4;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 8 * amp_group - 4;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 8 * amp_group + 5;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 8 * amp_group - 3;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 8 * amp_group + 6;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 8 * amp_group - 2;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                {\n"
    "                    const int amp_thread_0 = 8 * amp_group + 7;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 8 * amp_group - 1;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "            }\n"
    "        } else if (distance_ == 8) {\n"
    "            const int distance_ = 8;\n"
    "            const int amp_thread_0 = 0;\n"
    "            const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;\n"
    "            for (int amp_group = 0; amp_group < 4; amp_group++) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "                for (int amp_lane = 0; amp_lane < 8; amp_lane++) {\n"
    "                    const int amp_thread_0 = 16 * amp_group + amp_lane;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 16 * amp_group + amp_lane;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "                for (int amp_lane = 0; amp_lane < 8; amp_lane++) {\n"
    "                    const int amp_thread_0 = 16 * amp_group + 8 + amp_lane;\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + 16 * amp_group - 8 + amp_lane;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "            }\n"
    "        } else if (distance_ >= 16 && (distance_ & (distance_ - 1)) == 0) {\n"
    "            for (int amp_lanes = 0; amp_lanes < 64; amp_lanes += 16) {\n"
    "                const int amp_thread_0 = amp_lanes;\n"
    "                const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                    int me = amp_thread_0;\n"
    "                    int at_2 = amp_first_at_2 + (amp_thread_0 - amp_lanes);\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "                }\n"
    "            }\n"
    "        } else {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "                int at_2 = me ^ distance_;\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "                keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void exchange_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_keys,\n"
    "    const amp_block_of_exchange_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        exchange_kernel_1_tile(amp_data_keys, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 20 */
    "#line 22 \"tests/emit/places.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void exchange_kernel_1_several(\n"
    "    __global int *amp_data_keys,\n"
    "    const amp_block_of_exchange_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};\n"
    "    const int distance_ = amp_block.distance_;\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 64 - 1;\n"
    "#endif\n"
    "    __local int s[4][64] __attribute__((aligned(16)));\n"
    "#line 23 \"tests/emit/places.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 26 \"tests/emit/places.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me ^ 1] = keys.data[at * 64 + (int)get_local_id(0)]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 28 \"tests/emit/places.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; keys.data[at_2 * 64 + (int)get_local_id(0)] = s[amp_n][me] + s[amp_n][me ^ distance_]; }\n"
    "    }\n"
    "}\n",
    /* 21 */
    "typedef struct amp_block_of_determinants_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 to;\n"
    "    amp_shape_1 m;\n"
    "} amp_block_of_determinants_kernel_1;\n"
    "typedef char amp_size_of_determinants_kernel_1[sizeof(amp_block_of_determinants_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 22 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 23 */
    "#line 35 \"tests/emit/places.ampc\"\n"
    "__kernel\n"
    "void determinants_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_determinants_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), AMP_SHAPE(1, m).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 35 \"tests/emit/places.ampc\"\n"
    "    {\n"
    "        int k = 9 * i;\n"
    "        to.data[i] = m.data[k] * (m.data[k + 4] * m.data[k + 8] - m.data[k + 5] * m.data[k + 7]) - m.data[k + 1] * (m.data[k + 3] * m.data[k + 8] - m.data[k + 5] * m.data[k + 6]) + m.data[k + 2] * (m.data[k + 3] * m.data[k + 7] - m.data[k + 4] * m.data[k + 6]);\n"
    "\n"
    "\n"
    "    }\n"
    "}\n",
    /* 24 */
    "#line 35 \"tests/emit/places.ampc\"\n"
    "AMP_KERNEL void determinants_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_determinants_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), AMP_SHAPE(1, m).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "            int k = 9 * i;\n"
    "#line 36 \"tests/emit/places.ampc\"\n"
    "            \n"
    "            to.data[i] = m.data[k] * (m.data[k + 4] * m.data[k + 8] - m.data[k + 5] * m.data[k + 7]) - m.data[k + 1] * (m.data[k + 3] * m.data[k + 8] - m.data[k + 5] * m.data[k + 6]) + m.data[k + 2] * (m.data[k + 3] * m.data[k + 7] - m.data[k + 4] * m.data[k + 6]);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 25 */
    "#line 35 \"tests/emit/places.ampc\"\n"
    "static void determinants_kernel_1_element(\n"
    "    const view_float_1 to,\n"
    "    const view_float_1 m,\n"
    "    int i)\n"
    "#line 35 \"tests/emit/places.ampc\"\n"
    "{\n"
    "    int k = 9 * i;\n"
    "    to.data[i] = m.data[k] * (m.data[k + 4] * m.data[k + 8] - m.data[k + 5] * m.data[k + 7]) - m.data[k + 1] * (m.data[k + 3] * m.data[k + 8] - m.data[k + 5] * m.data[k + 6]) + m.data[k + 2] * (m.data[k + 3] * m.data[k + 7] - m.data[k + 4] * m.data[k + 6]);\n"
    "\n"
    "\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void determinants_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_determinants_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), AMP_SHAPE(1, m).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            determinants_kernel_1_element(to, m, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        determinants_kernel_1_element(to, m, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_smooth_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_smooth_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13};
static const unsigned amprt_smooth_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 14};
static const struct amprt_argument amprt_smooth_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "width", .kind = AMPRT_VALUE, .offset = 64, .size = 4},
};
static struct amprt_kernel *amprt_smooth_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "smooth_kernel_1",
        .file = "tests/emit/places.ampc",
        .line = 13,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"smooth_kernel_1", amprt_smooth_kernel_1_spmd, 10},
        .serial = {"smooth_kernel_1_serial", amprt_smooth_kernel_1_serial, 11},
        .several = {"smooth_kernel_1_several", amprt_smooth_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_smooth_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_exchange_kernel_1_spmd[] = {3, 4, 5, 15, 16, 17, 18};
static const unsigned amprt_exchange_kernel_1_serial[] = {2, 3, 4, 5, 10, 12, 15, 16, 17, 19};
static const unsigned amprt_exchange_kernel_1_several[] = {3, 4, 5, 12, 15, 16, 17, 20};
static const struct amprt_argument amprt_exchange_kernel_1_arguments[] = {
    {.name = "keys", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "distance", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_exchange_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "exchange_kernel_1",
        .file = "tests/emit/places.ampc",
        .line = 22,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 256,
        .block_size = 40,
        .spmd = {"exchange_kernel_1", amprt_exchange_kernel_1_spmd, 7},
        .serial = {"exchange_kernel_1_serial", amprt_exchange_kernel_1_serial, 10},
        .several = {"exchange_kernel_1_several", amprt_exchange_kernel_1_several, 8},
        .chain_memory = 256,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 1024,
        .arguments = amprt_exchange_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_determinants_kernel_1_spmd[] = {2, 3, 4, 5, 7, 15, 21, 22, 23};
static const unsigned amprt_determinants_kernel_1_serial[] = {2, 3, 4, 5, 10, 11, 15, 21, 22, 24};
static const unsigned amprt_determinants_kernel_1_several[] = {2, 3, 4, 5, 15, 21, 22, 25};
static const struct amprt_argument amprt_determinants_kernel_1_arguments[] = {
    {.name = "to", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "m", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_determinants_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "determinants_kernel_1",
        .file = "tests/emit/places.ampc",
        .line = 35,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"determinants_kernel_1", amprt_determinants_kernel_1_spmd, 9},
        .serial = {"determinants_kernel_1_serial", amprt_determinants_kernel_1_serial, 10},
        .several = {"determinants_kernel_1_several", amprt_determinants_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_determinants_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
