/* Made by ampcc from masked.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_escape_kernel_1(void);
static struct amprt_kernel *amprt_settle_kernel_1(void);
static struct amprt_kernel *amprt_settle_lengths_kernel_1(void);
#line 1 "tests/emit/masked.ampc"
// A loop that neighbouring threads leave after different numbers of trips, in the
// serial form: for the lanes of a vector together, until the last one left.
#include <amp.h>

void escape(array_view(int, 2) steps, float scale)
{
    amprt_launch_2(amprt_escape_kernel_1(), NULL, amp_extent_2(steps), (const void *const[]){&scale, &steps}
#line 17 "tests/emit/masked.ampc"
);
}

void settle(array_view(int, 1) values, int most)
{
    amprt_launch_tiled_1(amprt_settle_kernel_1(), NULL, tile(amp_extent_1(values), 32),
                      (const void *const[]){&values, &most}
#line 34 "tests/emit/masked.ampc"
);
}

/* Loops in it that are short are unrolled. */
void settle_lengths(array_view(float, 1) values, int most)
{
    amprt_launch_1(amprt_settle_lengths_kernel_1(), NULL, amp_extent_1(values), (const void *const[]){&values, &most}
#line 52 "tests/emit/masked.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_escape_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    float scale;\n"
    "    amp_shape_2 steps;\n"
    "} amp_block_of_escape_kernel_1;\n"
    "typedef char amp_size_of_escape_kernel_1[sizeof(amp_block_of_escape_kernel_1) == 48 \? 1 : -1];\n"
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
    "typedef struct view_int_2 {\n"
    "    __global int *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_int_2;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 7 \"tests/emit/masked.ampc\"\n"
    "__kernel\n"
    "void escape_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_steps,\n"
    "    const amp_block_of_escape_kernel_1 amp_block)\n"
    "{\n"
    "    const float scale = amp_block.scale;\n"
    "    const view_int_2 steps = {AMP_DATA(__global int *, amp_data_steps, AMP_SHAPE(1, steps)), (amp_offset)AMP_SHAPE(1, steps).stride0, AMP_SHAPE(1, steps).extent0, AMP_SHAPE(1, steps).extent1};\n"
    "    int2 p = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (p.x >= amp_block.amp_domain[0]\n"
    "        || p.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 7 \"tests/emit/masked.ampc\"\n"
    "    {\n"
    "        float a = scale * (float)p.y; float x = a;\n"
    "        int i = 0;\n"
    "        while (i < 256) {\n"
    "            x = x * x + a;\n"
    "            if (x > 4)\n"
    "                break;\n"
    "            i++;\n"
    "        }\n"
    "        steps.data[p.x * steps.stride0 + p.y] = i;\n"
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
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 11 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 12 */
    "#line 7 \"tests/emit/masked.ampc\"\n"
    "AMP_KERNEL void escape_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_steps,\n"
    "    const amp_block_of_escape_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const float scale = amp_block.scale;\n"
    "    const view_int_2 steps = {AMP_DATA(__global int *, amp_data_steps, AMP_SHAPE(1, steps)), (amp_offset)AMP_SHAPE(1, steps).stride0, AMP_SHAPE(1, steps).extent0, AMP_SHAPE(1, steps).extent1};\n"
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
    "            float x[1024];\n"
    "            int i[1024];\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                float a = scale * (float)p.y;\n"
    "#line 8 \"tests/emit/masked.ampc\"\n"
    "                x[amp_thread_1 - amp_strip] = a;\n"
    "                i[amp_thread_1 - amp_strip] = 0;\n"
    "            } \n"
    "            for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {\n"
    "                amp_past = amp_stop - amp_lanes > 64 \? amp_lanes + 64 : amp_stop;\n"
    "                int amp_mask[64];\n"
    "                for (int amp_lane = 0; amp_lane < 64; amp_lane++)\n"
    "                    amp_mask[amp_lane] = amp_lane >= amp_strip - amp_lanes && amp_lane < amp_past - amp_lanes;\n"
    "                for (int amp_some = 1; amp_some;) {\n"
    "                    amp_some = 0;\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4)\n"
    "                    for (int amp_lane = 0; amp_lane < 64; amp_lane++) {\n"
    "                        const int amp_thread_1 = amp_lanes + amp_lane;\n"
    "                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        float a = scale * (float)p.y;\n"
    "                        int amp_own_i = i[amp_thread_1 - amp_strip];\n"
    "                        float amp_own_x = x[amp_thread_1 - amp_strip];\n"
    "                        int amp_stays = 0;\n"
    "                        if (amp_mask[amp_lane] && (amp_own_i < 256)) {\n"
    "#line 10 \"tests/emit/masked.ampc\"\n"
    "                            {\n"
    "                                amp_own_x = amp_own_x * amp_own_x + a;\n"
    "                                if (amp_own_x > 4) {\n"
    "                                    goto amp_left_1; }\n"
    "\n"
    "                            }\n"
    "                            amp_own_i++;\n"
    "                            amp_stays = 1;\n"
    "                        }\n"
    "                        amp_left_1:;\n"
    "                        i[amp_thread_1 - amp_strip] = amp_own_i;\n"
    "                        x[amp_thread_1 - amp_strip] = amp_own_x;\n"
    "                        amp_mask[amp_lane] = amp_stays;\n"
    "                        amp_some |= amp_stays;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 16 \"tests/emit/masked.ampc\"\n"
    "                steps.data[(long)p.x * steps.stride0 + p.y] = i[amp_thread_1 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 14 */
    "typedef struct amp_block_of_settle_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 values;\n"
    "    int most;\n"
    "} amp_block_of_settle_kernel_1;\n"
    "typedef char amp_size_of_settle_kernel_1[sizeof(amp_block_of_settle_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 15 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 16 */
    "#line 22 \"tests/emit/masked.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void settle_kernel_1(\n"
    "    __global int *amp_data_values,\n"
    "    const amp_block_of_settle_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 values = {AMP_DATA(__global int *, amp_data_values, AMP_SHAPE(0, values)), AMP_SHAPE(0, values).extent0};\n"
    "    const int most = amp_block.most;\n"
    "#line 23 \"tests/emit/masked.ampc\"\n"
    "    {\n"
    "        int v = values.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];\n"
    "        for (int i = (int)get_local_id(0); i < v; i += 3) {\n"
    "            if (i & 1)\n"
    "                continue;\n"
    "            v -= i;\n"
    "        }\n"
    "        do\n"
    "            v++; while (v * v < most);\n"
    "\n"
    "        values.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = v;\n"
    "    }\n"
    "}\n",
    /* 17 */
    "#line 22 \"tests/emit/masked.ampc\"\n"
    "AMP_FUNCTION void settle_kernel_1_tile(\n"
    "    __global int *amp_data_values,\n"
    "    const amp_block_of_settle_kernel_1 amp_block,\n"
    "    const amp_place amp_place)\n"
    "{\n"
    "    const view_int_1 values = {AMP_DATA(__global int *, amp_data_values, AMP_SHAPE(0, values)), AMP_SHAPE(0, values).extent0};\n"
    "    const int most = amp_block.most;\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        int v[32];\n"
    "        int i[32];\n"
    "        for (int amp_strip = 0; amp_strip < 32; amp_strip += 32) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {\n"
    "#line 24 \"tests/emit/masked.ampc\"\n"
    "                v[amp_thread_0] = values.data[((int)amp_place.item[0] * 32 + amp_thread_0)];\n"
    "            }  {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {\n"
    "#line 25 \"tests/emit/masked.ampc\"\n"
    "                    i[amp_thread_0] = amp_thread_0;\n"
    "                }\n"
    "                for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {\n"
    "                    int amp_mask[32];\n"
    "                    for (int amp_lane = 0; amp_lane < 32; amp_lane++)\n"
    "                        amp_mask[amp_lane] = 1;\n"
    "                    for (int amp_some = 1; amp_some;) {\n"
    "                        amp_some = 0;\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)\n"
    "                        for (int amp_lane = 0; amp_lane < 32; amp_lane++) {\n"
    "                            const int amp_thread_0 = amp_lanes + amp_lane;\n"
    "                            int amp_own_i = i[amp_thread_0];\n"
    "                            int amp_own_v = v[amp_thread_0];\n"
    "                            int amp_stays = 0;\n"
    "                            if (amp_mask[amp_lane] && (amp_own_i < amp_own_v)) {\n"
    "#line 25 \"tests/emit/masked.ampc\"\n"
    "                                {\n"
    "                                    { const int amp_is = ((!(amp_own_i & 1)) \? 1 : 0);\n"
    "                                    { const int amp_was = amp_own_v; amp_own_v = amp_is \? (int)(amp_was - (amp_own_i)) : amp_was; } }\n"
    "\n"
    "                                }\n"
    "                                amp_own_i += 3;\n"
    "                                amp_stays = 1;\n"
    "                            }\n"
    "                            i[amp_thread_0] = amp_own_i;\n"
    "                            v[amp_thread_0] = amp_own_v;\n"
    "                            amp_mask[amp_lane] = amp_stays;\n"
    "                            amp_some |= amp_stays;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 30 \"tests/emit/masked.ampc\"\n"
    "            \n"
    "            for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {\n"
    "                int amp_mask[32];\n"
    "                for (int amp_lane = 0; amp_lane < 32; amp_lane++)\n"
    "                    amp_mask[amp_lane] = 1;\n"
    "                for (int amp_some = 1; amp_some;) {\n"
    "                    amp_some = 0;\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)\n"
    "                    for (int amp_lane = 0; amp_lane < 32; amp_lane++) {\n"
    "                        const int amp_thread_0 = amp_lanes + amp_lane;\n"
    "                        int amp_own_v = v[amp_thread_0];\n"
    "                        int amp_stays = 0;\n"
    "                        if (amp_mask[amp_lane]) {\n"
    "#line 31 \"tests/emit/masked.ampc\"\n"
    "                            amp_own_v++;\n"
    "                            amp_stays = (amp_own_v * amp_own_v < most) \? 1 : 0;\n"
    "                        }\n"
    "                        v[amp_thread_0] = amp_own_v;\n"
    "                        amp_mask[amp_lane] = amp_stays;\n"
    "                        amp_some |= amp_stays;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {\n"
    "#line 33 \"tests/emit/masked.ampc\"\n"
    "                values.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = v[amp_thread_0];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void settle_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_values,\n"
    "    const amp_block_of_settle_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 32;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        settle_kernel_1_tile(amp_data_values, amp_block, amp_at);\n"
    "}\n",
    /* 18 */
    "typedef struct amp_block_of_settle_lengths_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 values;\n"
    "    int most;\n"
    "} amp_block_of_settle_lengths_kernel_1;\n"
    "typedef char amp_size_of_settle_lengths_kernel_1[sizeof(amp_block_of_settle_lengths_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 19 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 20 */
    "#line 40 \"tests/emit/masked.ampc\"\n"
    "__kernel\n"
    "void settle_lengths_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_values,\n"
    "    const amp_block_of_settle_lengths_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 values = {AMP_DATA(__global float *, amp_data_values, AMP_SHAPE(0, values)), AMP_SHAPE(0, values).extent0};\n"
    "    const int most = amp_block.most;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 40 \"tests/emit/masked.ampc\"\n"
    "    {\n"
    "        float x = values.data[i];\n"
    "        for (int n = 0; n < most; n++) {\n"
    "            float sum = 0;\n"
    "            for (int k = 1; k < 4; k++)\n"
    "                if (x > k)\n"
    "                    sum += x / k;\n"
    "            if (sum > 10)\n"
    "                break;\n"
    "            x = x * x + sum;\n"
    "        }\n"
    "        values.data[i] = x;\n"
    "    }\n"
    "}\n",
    /* 21 */
    "#line 40 \"tests/emit/masked.ampc\"\n"
    "AMP_KERNEL void settle_lengths_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_values,\n"
    "    const amp_block_of_settle_lengths_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 values = {AMP_DATA(__global float *, amp_data_values, AMP_SHAPE(0, values)), AMP_SHAPE(0, values).extent0};\n"
    "    const int most = amp_block.most;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float x[1024];\n"
    "        int n[1024];\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 41 \"tests/emit/masked.ampc\"\n"
    "            x[amp_thread_0 - amp_strip] = values.data[i];\n"
    "        }  {\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 42 \"tests/emit/masked.ampc\"\n"
    "                n[amp_thread_0 - amp_strip] = 0;\n"
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
    "                        int amp_own_n = n[amp_thread_0 - amp_strip];\n"
    "                        float amp_own_x = x[amp_thread_0 - amp_strip];\n"
    "                        int amp_stays = 0;\n"
    "                        if (amp_mask[amp_lane] && (amp_own_n < most)) {\n"
    "#line 42 \"tests/emit/masked.ampc\"\n"
    "                            {\n"
    "                                float sum = 0;\n"
    "                                #pragma unroll\n"
    "                                for (int k = 1; k < 4; k++) if (amp_own_x > k)\n"
    "                                        sum += amp_own_x / k;\n"
    "                                if (sum > 10) {\n"
    "                                    goto amp_left_1; }\n"
    "                                amp_own_x = amp_own_x * amp_own_x + sum;\n"
    "                            }\n"
    "                            amp_own_n++;\n"
    "                            amp_stays = 1;\n"
    "                        }\n"
    "                        amp_left_1:;\n"
    "                        n[amp_thread_0 - amp_strip] = amp_own_n;\n"
    "                        x[amp_thread_0 - amp_strip] = amp_own_x;\n"
    "                        amp_mask[amp_lane] = amp_stays;\n"
    "                        amp_some |= amp_stays;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 51 \"tests/emit/masked.ampc\"\n"
    "            values.data[i] = x[amp_thread_0 - amp_strip];\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_escape_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_escape_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const struct amprt_argument amprt_escape_kernel_1_arguments[] = {
    {.name = "scale", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "steps", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_escape_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "escape_kernel_1",
        .file = "tests/emit/masked.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"escape_kernel_1", amprt_escape_kernel_1_spmd, 9},
        .serial = {"escape_kernel_1_serial", amprt_escape_kernel_1_serial, 11},
        .arguments = amprt_escape_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_settle_kernel_1_spmd[] = {3, 4, 5, 13, 14, 15, 16};
static const unsigned amprt_settle_kernel_1_serial[] = {2, 3, 4, 5, 9, 11, 13, 14, 15, 17};
static const struct amprt_argument amprt_settle_kernel_1_arguments[] = {
    {.name = "values", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "most", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_settle_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "settle_kernel_1",
        .file = "tests/emit/masked.ampc",
        .line = 22,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {32, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"settle_kernel_1", amprt_settle_kernel_1_spmd, 7},
        .serial = {"settle_kernel_1_serial", amprt_settle_kernel_1_serial, 10},
        .serial_tiles = 64,
        .arguments = amprt_settle_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_settle_lengths_kernel_1_spmd[] = {2, 3, 4, 5, 7, 13, 18, 19, 20};
static const unsigned amprt_settle_lengths_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 13, 18, 19, 21};
static const struct amprt_argument amprt_settle_lengths_kernel_1_arguments[] = {
    {.name = "values", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "most", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_settle_lengths_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "settle_lengths_kernel_1",
        .file = "tests/emit/masked.ampc",
        .line = 40,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"settle_lengths_kernel_1", amprt_settle_lengths_kernel_1_spmd, 9},
        .serial = {"settle_lengths_kernel_1_serial", amprt_settle_lengths_kernel_1_serial, 11},
        .arguments = amprt_settle_lengths_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
