/* Made by ampcc from serial_columns.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_column_sums_kernel_1(void);
#line 1 "tests/emit/serial_columns.ampc"
// Threads that walk down a view's columns together do so in blocks of many vectors, then of
// few, whose sums stay in registers.
#include <amp.h>

void column_sums(array_view(const float, 2) in, array_view(float, 1) out, int rows)
{
    amprt_launch_1(amprt_column_sums_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&rows, &in, &out}
#line 12 "tests/emit/serial_columns.ampc"
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
    "typedef struct amp_block_of_column_sums_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int rows;\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_column_sums_kernel_1;\n"
    "typedef char amp_size_of_column_sums_kernel_1[sizeof(amp_block_of_column_sums_kernel_1) == 64 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/serial_columns.ampc\"\n"
    "__kernel\n"
    "void column_sums_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_column_sums_kernel_1 amp_block)\n"
    "{\n"
    "    const int rows = amp_block.rows;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 7 \"tests/emit/serial_columns.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < rows; k++)\n"
    "            sum += in.data[k * in.stride0 + i];\n"
    "        out.data[i] = sum;\n"
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
    "#line 7 \"tests/emit/serial_columns.ampc\"\n"
    "AMP_KERNEL void column_sums_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_column_sums_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int rows = amp_block.rows;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float sum[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 8 \"tests/emit/serial_columns.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = 0;\n"
    "                } for (int k = 0; k < rows; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 10 \"tests/emit/serial_columns.ampc\"\n"
    "                        sum[amp_thread_0 - amp_strip] += in.data[(long)k * in.stride0 + i];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 11 \"tests/emit/serial_columns.ampc\"\n"
    "                    out.data[i] = sum[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 8 \"tests/emit/serial_columns.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = 0;\n"
    "                } for (int k = 0; k < rows; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 10 \"tests/emit/serial_columns.ampc\"\n"
    "                        sum[amp_thread_0 - amp_strip] += in.data[(long)k * in.stride0 + i];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 11 \"tests/emit/serial_columns.ampc\"\n"
    "                    out.data[i] = sum[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 8 \"tests/emit/serial_columns.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] = 0;\n"
    "            } for (int k = 0; k < rows; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 10 \"tests/emit/serial_columns.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] += in.data[(long)k * in.stride0 + i];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 11 \"tests/emit/serial_columns.ampc\"\n"
    "                out.data[i] = sum[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 15 */
    "#line 7 \"tests/emit/serial_columns.ampc\"\n"
    "static void column_sums_kernel_1_element(\n"
    "    const int rows,\n"
    "    const view_float_2 in,\n"
    "    const view_float_1 out,\n"
    "    int i)\n"
    "#line 7 \"tests/emit/serial_columns.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < rows; k++)\n"
    "        sum += in.data[k * in.stride0 + i];\n"
    "    out.data[i] = sum;\n"
    "}\n"
    "\n"
    "static void column_sums_kernel_1_elements(\n"
    "    const int rows,\n"
    "    const view_float_2 in,\n"
    "    const view_float_1 out,\n"
    "    int i)\n"
    "#line 7 \"tests/emit/serial_columns.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 8 \"tests/emit/serial_columns.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    for (int k = 0; k < rows; k++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/serial_columns.ampc\"\n"
    "            sum[amp_n] += in.data[k * in.stride0 + (i + amp_n * 256)]; } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 11 \"tests/emit/serial_columns.ampc\"\n"
    "        out.data[i + amp_n * 256] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void column_sums_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_column_sums_kernel_1 amp_block)\n"
    "{\n"
    "    const int rows = amp_block.rows;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            column_sums_kernel_1_element(rows, in, out, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    column_sums_kernel_1_elements(rows, in, out, amp_first);\n"
    "}\n",
};

static const unsigned amprt_column_sums_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
static const unsigned amprt_column_sums_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14};
static const unsigned amprt_column_sums_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 15};
static const struct amprt_argument amprt_column_sums_kernel_1_arguments[] = {
    {.name = "rows", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_column_sums_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "column_sums_kernel_1",
        .file = "tests/emit/serial_columns.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"column_sums_kernel_1", amprt_column_sums_kernel_1_spmd, 11},
        .serial = {"column_sums_kernel_1_serial", amprt_column_sums_kernel_1_serial, 13},
        .several = {"column_sums_kernel_1_several", amprt_column_sums_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_column_sums_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
