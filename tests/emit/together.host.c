/* Made by ampcc from together.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_smooth_kernel_1(void);
#line 1 "tests/emit/together.ampc"
/* A GPU's work-item has several elements: where all are inside they go through the
   window together, else one after the other. */
#include <amp.h>

enum { REACH = 2 };

void smooth(array_view(const float, 2) in, array_view(const float, 1) weights,
            array_view(float, 2) out, int rows, int columns)
{
    amprt_launch_2(amprt_smooth_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&rows, &columns, &out, &in, &weights}
#line 21 "tests/emit/together.ampc"
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
    "typedef struct amp_block_of_smooth_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int rows;\n"
    "    int columns;\n"
    "    amp_shape_2 out;\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_1 weights;\n"
    "} amp_block_of_smooth_kernel_1;\n"
    "typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 88 \? 1 : -1];\n"
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
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 9 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 10 */
    "#line 10 \"tests/emit/together.ampc\"\n"
    "__kernel\n"
    "void smooth_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global const float *AMP_RESTRICT amp_data_weights,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const int rows = amp_block.rows;\n"
    "    const int columns = amp_block.columns;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};\n"
    "    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(4, weights)), AMP_SHAPE(4, weights).extent0};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 10 \"tests/emit/together.ampc\"\n"
    "    {\n"
    "        int y = i.x; int x = i.y;\n"
    "        if (y < 2 || x < 2 || y >= rows - 2 || x >= columns - 2) {\n"
    "            out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x];\n"
    "            return;\n"
    "        }\n"
    "        float sum = 0;\n"
    "        for (int j = -2; j <= 2; j++)\n"
    "            for (int k = -2; k <= 2; k++)\n"
    "                sum += in.data[(y + j) * in.stride0 + (x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2];\n"
    "        out.data[y * out.stride0 + x] = sum;\n"
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
    "#line 10 \"tests/emit/together.ampc\"\n"
    "AMP_KERNEL void smooth_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global const float *AMP_RESTRICT amp_data_weights,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int rows = amp_block.rows;\n"
    "    const int columns = amp_block.columns;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};\n"
    "    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(4, weights)), AMP_SHAPE(4, weights).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = i.x;\n"
    "#line 12 \"tests/emit/together.ampc\"\n"
    "        {\n"
    "            const int amp_at_1 = (int)clamp((long)2 - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp((long)(columns - 2) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_1 = amp_from_3;\n"
    "                if (y >= 2 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) >= 2 && y < rows - 2 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) < columns - 2) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = i.y;\n"
    "#line 16 \"tests/emit/together.ampc\"\n"
    "                        float sum = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int j = -2; j <= 2; j++) \n"
    "                            #pragma unroll\n"
    "                            for (int k = -2; k <= 2; k++)\n"
    "#line 19 \"tests/emit/together.ampc\"\n"
    "                                sum += in.data[((long)y + j) * in.stride0 + ((long)x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2];\n"
    "                        out.data[(long)y * out.stride0 + x] = sum;\n"
    "                    }\n"
    "                } else {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = i.y;\n"
    "#line 13 \"tests/emit/together.ampc\"\n"
    "                        out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + x];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 15 */
    "#line 10 \"tests/emit/together.ampc\"\n"
    "static void smooth_kernel_1_element(\n"
    "    const int rows,\n"
    "    const int columns,\n"
    "    const view_float_2 out,\n"
    "    const view_float_2 in,\n"
    "    const view_float_1 weights,\n"
    "    int2 i)\n"
    "#line 10 \"tests/emit/together.ampc\"\n"
    "{\n"
    "    int y = i.x; int x = i.y;\n"
    "    if (y < 2 || x < 2 || y >= rows - 2 || x >= columns - 2) {\n"
    "        out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x];\n"
    "        return;\n"
    "    }\n"
    "    float sum = 0;\n"
    "    for (int j = -2; j <= 2; j++)\n"
    "        for (int k = -2; k <= 2; k++)\n"
    "            sum += in.data[(y + j) * in.stride0 + (x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2];\n"
    "    out.data[y * out.stride0 + x] = sum;\n"
    "}\n"
    "\n"
    "static void smooth_kernel_1_elements(\n"
    "    const int rows,\n"
    "    const int columns,\n"
    "    const view_float_2 out,\n"
    "    const view_float_2 in,\n"
    "    const view_float_1 weights,\n"
    "    int2 i)\n"
    "#line 10 \"tests/emit/together.ampc\"\n"
    "{\n"
    "    int x = i.y;\n"
    "    int all_ = 1;\n"
    "#line 11 \"tests/emit/together.ampc\"\n"
    "    int y[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 11 \"tests/emit/together.ampc\"\n"
    "        y[amp_n] = i.x + amp_n;\n"
    "        all_ = all_ && (y[amp_n] >= 2 && x >= 2 && y[amp_n] < rows - 2 && x < columns - 2);\n"
    "#line 11 \"tests/emit/together.ampc\"\n"
    "    }\n"
    "    if (all_) {\n"
    "#line 16 \"tests/emit/together.ampc\"\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/together.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int j = -2; j <= 2; j++) { \n"
    "            #pragma unroll\n"
    "            for (int k = -2; k <= 2; k++) {\n"
    "#line 19 \"tests/emit/together.ampc\"\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/together.ampc\"\n"
    "                    sum[amp_n] += in.data[(y[amp_n] + j) * in.stride0 + (x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2]; } } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/together.ampc\"\n"
    "            out.data[y[amp_n] * out.stride0 + x] = sum[amp_n]; }\n"
    "#line 16 \"tests/emit/together.ampc\"\n"
    "    } else {\n"
    "#line 12 \"tests/emit/together.ampc\"\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 12 \"tests/emit/together.ampc\"\n"
    "            if (y[amp_n] >= 2 && x >= 2 && y[amp_n] < rows - 2 && x < columns - 2) {\n"
    "#line 16 \"tests/emit/together.ampc\"\n"
    "                float sum = 0;\n"
    "                #pragma unroll\n"
    "                for (int j = -2; j <= 2; j++) \n"
    "                    #pragma unroll\n"
    "                    for (int k = -2; k <= 2; k++)\n"
    "#line 19 \"tests/emit/together.ampc\"\n"
    "                        sum += in.data[(y[amp_n] + j) * in.stride0 + (x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2];\n"
    "                out.data[y[amp_n] * out.stride0 + x] = sum;\n"
    "#line 16 \"tests/emit/together.ampc\"\n"
    "            } else {\n"
    "#line 13 \"tests/emit/together.ampc\"\n"
    "                out.data[y[amp_n] * out.stride0 + x] = in.data[y[amp_n] * in.stride0 + x];\n"
    "\n"
    "            } } }\n"
    "#line 21 \"tests/emit/together.ampc\"\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void smooth_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global const float *AMP_RESTRICT amp_data_weights,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const int rows = amp_block.rows;\n"
    "    const int columns = amp_block.columns;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};\n"
    "    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(4, weights)), AMP_SHAPE(4, weights).extent0};\n"
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
    "            smooth_kernel_1_element(rows, columns, out, in, weights, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    smooth_kernel_1_elements(rows, columns, out, in, weights, (int2)(amp_first, amp_x));\n"
    "}\n",
};

static const unsigned amprt_smooth_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
static const unsigned amprt_smooth_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14};
static const unsigned amprt_smooth_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15};
static const struct amprt_argument amprt_smooth_kernel_1_arguments[] = {
    {.name = "rows", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "columns", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "weights", .kind = AMPRT_VIEW, .offset = 72, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_smooth_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "smooth_kernel_1",
        .file = "tests/emit/together.ampc",
        .line = 10,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 88,
        .spmd = {"smooth_kernel_1", amprt_smooth_kernel_1_spmd, 11},
        .serial = {"smooth_kernel_1_serial", amprt_smooth_kernel_1_serial, 13},
        .several = {"smooth_kernel_1_several", amprt_smooth_kernel_1_several, 12},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_smooth_kernel_1_arguments,
        .argument_count = 5,
    };
    return &kernel;
}
