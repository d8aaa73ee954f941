/* Made by ampcc from guarded_rows.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_smooth_kernel_1(void);
#line 1 "tests/emit/guarded_rows.ampc"
#include <amp.h>

void smooth(array_view(const float, 2) in, array_view(float, 2) out,
            array_view(const unsigned char, 2) mask, int width)
{
    amprt_launch_2(amprt_smooth_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&mask, &width, &in, &out}
#line 15 "tests/emit/guarded_rows.ampc"
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
    "    amp_shape_2 mask;\n"
    "    int width;\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_smooth_kernel_1;\n"
    "typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 96 \? 1 : -1];\n"
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
    "typedef struct view_uchar_2 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_uchar_2;\n",
    /* 7 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 8 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 9 */
    "#line 6 \"tests/emit/guarded_rows.ampc\"\n"
    "__kernel\n"
    "void smooth_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_mask,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};\n"
    "    const int width = amp_block.width;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
    "    int2 at = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 6 \"tests/emit/guarded_rows.ampc\"\n"
    "    {\n"
    "        if (mask.data[at.x * mask.stride0 + at.y]) {\n"
    "            float sum = 0;\n"
    "            for (int k = -width; k <= width; k++)\n"
    "                sum += in.data[at.x * in.stride0 + (at.y + k)];\n"
    "            out.data[at.x * out.stride0 + at.y] = sum;\n"
    "        } else {\n"
    "            out.data[at.x * out.stride0 + at.y] = in.data[at.x * in.stride0 + at.y];\n"
    "        }\n"
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
    "#line 6 \"tests/emit/guarded_rows.ampc\"\n"
    "AMP_KERNEL void smooth_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_mask,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};\n"
    "    const int width = amp_block.width;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
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
    "            {\n"
    "                int amp_block_1 = amp_strip;\n"
    "                for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "#line 7 \"tests/emit/guarded_rows.ampc\"\n"
    "                    \n"
    "                    {\n"
    "                        int amp_all = 1;\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            amp_all &= (mask.data[at.x * mask.stride0 + at.y]) \? 1 : 0;\n"
    "                        }\n"
    "                        if (amp_all) {\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "#line 8 \"tests/emit/guarded_rows.ampc\"\n"
    "                                sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                            } for (int k_2 = -width; k_2 <= width; k_2++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 10 \"tests/emit/guarded_rows.ampc\"\n"
    "                                    sum_2[amp_thread_1 - amp_strip] += in.data[(long)at.x * in.stride0 + ((long)at.y + k_2)];\n"
    "                                }\n"
    "                            }\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 11 \"tests/emit/guarded_rows.ampc\"\n"
    "                                out.data[(long)at.x * out.stride0 + at.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                            }\n"
    "                        } else {\n"
    "                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 7 \"tests/emit/guarded_rows.ampc\"\n"
    "                                if (mask.data[(long)at.x * mask.stride0 + at.y]) {\n"
    "                                    float sum = 0;\n"
    "                                    for (int k = -width; k <= width; k++)\n"
    "                                        sum += in.data[at.x * in.stride0 + (at.y + k)];\n"
    "                                    out.data[(long)at.x * out.stride0 + at.y] = sum;\n"
    "                                } else {\n"
    "                                    out.data[(long)at.x * out.stride0 + at.y] = in.data[(long)at.x * in.stride0 + at.y];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "#line 7 \"tests/emit/guarded_rows.ampc\"\n"
    "                \n"
    "                for (int amp_block_2 = amp_block_1, amp_block_end_2; amp_block_2 < amp_stop; amp_block_2 = amp_block_end_2) {\n"
    "                    amp_block_end_2 = amp_stop - amp_block_2 > 64 \? amp_block_2 + 64 : amp_stop;\n"
    "                    int amp_all = 1;\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {\n"
    "                        int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        amp_all &= (mask.data[at.x * mask.stride0 + at.y]) \? 1 : 0;\n"
    "                    }\n"
    "                    if (amp_all) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {\n"
    "#line 8 \"tests/emit/guarded_rows.ampc\"\n"
    "                            sum_2[amp_thread_1 - amp_strip] = 0;\n"
    "                        } for (int k_2 = -width; k_2 <= width; k_2++) {\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 10 \"tests/emit/guarded_rows.ampc\"\n"
    "                                sum_2[amp_thread_1 - amp_strip] += in.data[(long)at.x * in.stride0 + ((long)at.y + k_2)];\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 11 \"tests/emit/guarded_rows.ampc\"\n"
    "                            out.data[(long)at.x * out.stride0 + at.y] = sum_2[amp_thread_1 - amp_strip];\n"
    "                        }\n"
    "                    } else {\n"
    "                        for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 7 \"tests/emit/guarded_rows.ampc\"\n"
    "                            if (mask.data[(long)at.x * mask.stride0 + at.y]) {\n"
    "                                float sum = 0;\n"
    "                                for (int k = -width; k <= width; k++)\n"
    "                                    sum += in.data[at.x * in.stride0 + (at.y + k)];\n"
    "                                out.data[(long)at.x * out.stride0 + at.y] = sum;\n"
    "                            } else {\n"
    "                                out.data[(long)at.x * out.stride0 + at.y] = in.data[(long)at.x * in.stride0 + at.y];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "}\n",
};

static const unsigned amprt_smooth_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_smooth_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13};
static const struct amprt_argument amprt_smooth_kernel_1_arguments[] = {
    {.name = "mask", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "width", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 72, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_smooth_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "smooth_kernel_1",
        .file = "tests/emit/guarded_rows.ampc",
        .line = 6,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 96,
        .spmd = {"smooth_kernel_1", amprt_smooth_kernel_1_spmd, 10},
        .serial = {"smooth_kernel_1_serial", amprt_smooth_kernel_1_serial, 12},
        .arguments = amprt_smooth_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}
