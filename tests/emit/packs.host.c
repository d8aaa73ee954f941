/* Made by ampcc from packs.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_multiply_kernel_1(void);
static struct amprt_kernel *amprt_transform_kernel_1(void);
static struct amprt_kernel *amprt_spread_kernel_1(void);
#line 1 "tests/emit/packs.ampc"
/* Short loops along a block of memory that each thread has for itself: four trips are a
   vector. */
#include <amp.h>

void multiply(array_view(const float, 1) a, array_view(const float, 1) b,
              array_view(float, 1) c, int n)
{
    amprt_launch_1(amprt_multiply_kernel_1(), NULL, extent(n), (const void *const[]){&a, &b, &c}
#line 16 "tests/emit/packs.ampc"
);
}

void transform(array_view(const float, 3) m, array_view(const float, 2) v,
               array_view(float, 2) out)
{
    amprt_launch_1(amprt_transform_kernel_1(), NULL, extent(amp_extent_2(out)[0]), (const void *const[]){&v, &m, &out}
#line 29 "tests/emit/packs.ampc"
);
}

/* Not so where most is computed elsewhere. */
void spread(array_view(const float, 1) a, array_view(float, 1) out, int n)
{
    amprt_launch_1(amprt_spread_kernel_1(), NULL, extent(n), (const void *const[]){&a, &out}
#line 41 "tests/emit/packs.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_multiply_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 a;\n"
    "    amp_shape_1 b;\n"
    "    amp_shape_1 c;\n"
    "} amp_block_of_multiply_kernel_1;\n"
    "typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 64 \? 1 : -1];\n"
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
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 8 \"tests/emit/packs.ampc\"\n"
    "__kernel\n"
    "void multiply_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), AMP_SHAPE(1, b).extent0};\n"
    "    const view_float_1 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), AMP_SHAPE(2, c).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 8 \"tests/emit/packs.ampc\"\n"
    "    {\n"
    "        for (int row = 0; row < 4; row++)\n"
    "            for (int column = 0; column < 4; column++) {\n"
    "                float sum = 0;\n"
    "                for (int k = 0; k < 4; k++)\n"
    "                    sum += a.data[16 * i + 4 * row + k] * b.data[16 * i + 4 * k + column];\n"
    "                c.data[16 * i + 4 * row + column] = sum;\n"
    "            }\n"
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
    "#line 8 \"tests/emit/packs.ampc\"\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), AMP_SHAPE(1, b).extent0};\n"
    "    const view_float_1 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), AMP_SHAPE(2, c).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;\n"
    "#line 9 \"tests/emit/packs.ampc\"\n"
    "        for (int row = 0; row < 4; row++) {\n"
    "            {\n"
    "                int i = amp_thread_0;\n"
    "#line 10 \"tests/emit/packs.ampc\"\n"
    "                #pragma unroll\n"
    "                for (int column = 0; column < 4; column++) { float sum = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k = 0; k < 4; k++) sum += a.data[16 * (long)i + 4 * (long)row + k] * b.data[16 * (long)i + 4 * (long)k + column];\n"
    "                    c.data[16 * (long)i + 4 * (long)row + column] = sum;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 14 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 15 */
    "typedef struct amp_block_of_transform_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 v;\n"
    "    amp_shape_3 m;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_transform_kernel_1;\n"
    "typedef char amp_size_of_transform_kernel_1[sizeof(amp_block_of_transform_kernel_1) == 104 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 17 */
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 18 */
    "#line 22 \"tests/emit/packs.ampc\"\n"
    "__kernel\n"
    "void transform_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 22 \"tests/emit/packs.ampc\"\n"
    "    {\n"
    "        for (int column = 0; column < 4; column++) {\n"
    "            float sum = 0;\n"
    "            for (int k = 0; k < 4; k++)\n"
    "                sum += v.data[i * v.stride0 + k] * m.data[i * m.stride0 + k * m.stride1 + column];\n"
    "            out.data[i * out.stride0 + column] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 19 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_IN_ANY_ORDER\n"
    "#else\n"
    "#define AMP_IN_ANY_ORDER _Pragma(\"clang loop vectorize(assume_safety)\")\n"
    "#endif\n",
    /* 20 */
    "#ifndef AMP_OVERLAP\n"
    "#line 22 \"tests/emit/packs.ampc\"\n"
    "AMP_KERNEL void transform_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        AMP_IN_ANY_ORDER\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 23 \"tests/emit/packs.ampc\"\n"
    "            #pragma unroll\n"
    "            for (int column = 0; column < 4; column++) { float sum = 0;\n"
    "                #pragma unroll\n"
    "                for (int k = 0; k < 4; k++) sum += v.data[(long)i * 4 + k] * m.data[i * m.stride0 + k * m.stride1 + column];\n"
    "                out.data[(long)i * 4 + column] = sum;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 22 \"tests/emit/packs.ampc\"\n"
    "AMP_KERNEL void transform_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 23 \"tests/emit/packs.ampc\"\n"
    "            #pragma unroll\n"
    "            for (int column = 0; column < 4; column++) { float sum = 0;\n"
    "                #pragma unroll\n"
    "                for (int k = 0; k < 4; k++) sum += v.data[(long)i * v.stride0 + k] * m.data[(long)i * m.stride0 + (long)k * m.stride1 + column];\n"
    "                out.data[(long)i * out.stride0 + column] = sum;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 21 */
    "typedef struct amp_block_of_spread_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 a;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_spread_kernel_1;\n"
    "typedef char amp_size_of_spread_kernel_1[sizeof(amp_block_of_spread_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 22 */
    "#line 35 \"tests/emit/packs.ampc\"\n"
    "__kernel\n"
    "void spread_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_spread_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 35 \"tests/emit/packs.ampc\"\n"
    "    {\n"
    "        float x = a.data[i];\n"
    "        for (int k = 0; k < 12; k++)\n"
    "            x = x * x * 0.5f - x;\n"
    "        for (int k = 0; k < 4; k++)\n"
    "            out.data[16 * i + k] = x;\n"
    "    }\n"
    "}\n",
    /* 23 */
    "#line 35 \"tests/emit/packs.ampc\"\n"
    "AMP_KERNEL void spread_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_spread_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 36 \"tests/emit/packs.ampc\"\n"
    "            float x = a.data[i];\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 12; k++) x = x * x * 0.5f - x;\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 4; k++) out.data[16 * i + k] = x;\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_multiply_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_multiply_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const struct amprt_argument amprt_multiply_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "c", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_multiply_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_kernel_1",
        .file = "tests/emit/packs.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"multiply_kernel_1", amprt_multiply_kernel_1_spmd, 9},
        .serial = {"multiply_kernel_1_serial", amprt_multiply_kernel_1_serial, 11},
        .arguments = amprt_multiply_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_transform_kernel_1_spmd[] = {2, 3, 4, 5, 7, 13, 14, 15, 16, 17, 18};
static const unsigned amprt_transform_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20};
static const struct amprt_argument amprt_transform_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "m", .kind = AMPRT_VIEW, .offset = 40, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 80, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static const struct amprt_bound amprt_transform_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 0, .dimension = 0, .number = 4},
    {.kind = AMPRT_PITCH, .value = -1, .view = 2, .dimension = 0, .number = 4},
};
static struct amprt_kernel *amprt_transform_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "transform_kernel_1",
        .file = "tests/emit/packs.ampc",
        .line = 22,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 104,
        .spmd = {"transform_kernel_1", amprt_transform_kernel_1_spmd, 11},
        .serial = {"transform_kernel_1_serial", amprt_transform_kernel_1_serial, 14},
        .arguments = amprt_transform_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_transform_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_spread_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 21, 22};
static const unsigned amprt_spread_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 11, 21, 23};
static const struct amprt_argument amprt_spread_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_spread_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "spread_kernel_1",
        .file = "tests/emit/packs.ampc",
        .line = 35,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"spread_kernel_1", amprt_spread_kernel_1_spmd, 9},
        .serial = {"spread_kernel_1_serial", amprt_spread_kernel_1_serial, 11},
        .arguments = amprt_spread_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
