/* Made by ampcc from walks.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_multiply_kernel_1(void);
#line 1 "tests/emit/walks.ampc"
// Threads whose sums are in memory walk down a view's rows several trips, and several rows
// of threads, at a time.
#include <amp.h>

void multiply(array_view(const float, 2) a, array_view(const float, 2) b,
              array_view(float, 2) c, int n)
{
    amprt_launch_2(amprt_multiply_kernel_1(), NULL, amp_extent_2(c), (const void *const[]){&n, &a, &b, &c}
#line 14 "tests/emit/walks.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_multiply_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "    amp_shape_2 c;\n"
    "} amp_block_of_multiply_kernel_1;\n"
    "typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 96 \? 1 : -1];\n"
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
    "#line 8 \"tests/emit/walks.ampc\"\n"
    "__kernel\n"
    "void multiply_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};\n"
    "    int2 at = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 8 \"tests/emit/walks.ampc\"\n"
    "    {\n"
    "        int row = at.x; int column = at.y;\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < n; k++)\n"
    "            sum += a.data[row * a.stride0 + k] * b.data[k * b.stride0 + column];\n"
    "        c.data[row * c.stride0 + column] = sum;\n"
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
    "#line 8 \"tests/emit/walks.ampc\"\n"
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
    "                float sum[4][1024];\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    #pragma unroll\n"
    "                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                        int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int row = at.x;\n"
    "                        {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 9 \"tests/emit/walks.ampc\"\n"
    "                            \n"
    "                            sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "#line 11 \"tests/emit/walks.ampc\"\n"
    "                { for (int k_2 = 0; k_2 < (n > 0 \? n / 4 * 4 : 0); k_2 += 4) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                int row = at.x;\n"
    "                                {\n"
    "                                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                    int column = at.y;\n"
    "#line 11 \"tests/emit/walks.ampc\"\n"
    "                                    #pragma unroll\n"
    "                                    for (int turn = 0; turn < 4; turn++) sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[row * a.stride0 + (k_2 + turn)] * b.data[((long)k_2 + turn) * b.stride0 + column];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "#line 11 \"tests/emit/walks.ampc\"\n"
    "                    for (int k_3 = n > 0 \? n / 4 * 4 : 0; k_3 < n; k_3++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                int row = at.x;\n"
    "                                {\n"
    "                                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                    int column = at.y;\n"
    "#line 12 \"tests/emit/walks.ampc\"\n"
    "                                    sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[row * a.stride0 + k_3] * b.data[(long)k_3 * b.stride0 + column];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    #pragma unroll\n"
    "                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {\n"
    "                        int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int row = at.x;\n"
    "                        {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int column = at.y;\n"
    "#line 13 \"tests/emit/walks.ampc\"\n"
    "                            c.data[(long)row * c.stride0 + column] = sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_end_1 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_1;\n"
    "                float sum[1024];\n"
    "                int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int row = at.x;\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 9 \"tests/emit/walks.ampc\"\n"
    "                    \n"
    "                    sum[amp_thread_1 - amp_strip] = 0;\n"
    "                }  { for (int k_2 = 0; k_2 < (n > 0 \? n / 4 * 4 : 0); k_2 += 4) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int column = at.y;\n"
    "#line 11 \"tests/emit/walks.ampc\"\n"
    "                            #pragma unroll\n"
    "                            for (int turn = 0; turn < 4; turn++) sum[amp_thread_1 - amp_strip] += a.data[row * a.stride0 + (k_2 + turn)] * b.data[((long)k_2 + turn) * b.stride0 + column];\n"
    "                        }\n"
    "                    }\n"
    "#line 11 \"tests/emit/walks.ampc\"\n"
    "                    for (int k_3 = n > 0 \? n / 4 * 4 : 0; k_3 < n; k_3++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int column = at.y;\n"
    "#line 12 \"tests/emit/walks.ampc\"\n"
    "                            sum[amp_thread_1 - amp_strip] += a.data[row * a.stride0 + k_3] * b.data[(long)k_3 * b.stride0 + column];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int column = at.y;\n"
    "#line 13 \"tests/emit/walks.ampc\"\n"
    "                    c.data[(long)row * c.stride0 + column] = sum[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "#line 8 \"tests/emit/walks.ampc\"\n"
    "static void multiply_kernel_1_element(\n"
    "    const int n,\n"
    "    const view_float_2 a,\n"
    "    const view_float_2 b,\n"
    "    const view_float_2 c,\n"
    "    int2 at)\n"
    "#line 8 \"tests/emit/walks.ampc\"\n"
    "{\n"
    "    int row = at.x; int column = at.y;\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < n; k++)\n"
    "        sum += a.data[row * a.stride0 + k] * b.data[k * b.stride0 + column];\n"
    "    c.data[row * c.stride0 + column] = sum;\n"
    "}\n"
    "\n"
    "static void multiply_kernel_1_elements(\n"
    "    const int n,\n"
    "    const view_float_2 a,\n"
    "    const view_float_2 b,\n"
    "    const view_float_2 c,\n"
    "    int2 at)\n"
    "#line 8 \"tests/emit/walks.ampc\"\n"
    "{\n"
    "    int column = at.y; int row[4]; float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/walks.ampc\"\n"
    "        row[amp_n] = at.x + amp_n;\n"
    "        sum[amp_n] = 0;\n"
    "#line 9 \"tests/emit/walks.ampc\"\n"
    "    }\n"
    "\n"
    "    for (int k = 0; k < n; k++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 12 \"tests/emit/walks.ampc\"\n"
    "            sum[amp_n] += a.data[row[amp_n] * a.stride0 + k] * b.data[k * b.stride0 + column]; } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/walks.ampc\"\n"
    "        c.data[row[amp_n] * c.stride0 + column] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void multiply_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};\n"
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
    "            multiply_kernel_1_element(n, a, b, c, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    multiply_kernel_1_elements(n, a, b, c, (int2)(amp_first, amp_x));\n"
    "}\n",
};

static const unsigned amprt_multiply_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_multiply_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_multiply_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 11, 13};
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
        .file = "tests/emit/walks.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 96,
        .spmd = {"multiply_kernel_1", amprt_multiply_kernel_1_spmd, 9},
        .serial = {"multiply_kernel_1_serial", amprt_multiply_kernel_1_serial, 11},
        .several = {"multiply_kernel_1_several", amprt_multiply_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_multiply_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}
