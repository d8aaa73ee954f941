/* Made by ampcc from inverse_root.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_lengths_kernel_1(void);
#line 1 "tests/emit/inverse_root.ampc"
// A quotient of one and a root is a function of its own in the forms for GPUs; of others, and
// of numbers of type double, it is not.
#include <amp.h>
#include <math.h>

void lengths(const float *p, float *q, int n, float one)
{
    array_view(const float, 1) x AMPRT_OWNER = amp_view(p, n);
    array_view(float, 1) y AMPRT_OWNER = amp_view(q, n);
    amprt_launch_1(amprt_lengths_kernel_1(), NULL, extent(n), (const void *const[]){&x, &y, &one}
#line 13 "tests/emit/inverse_root.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_lengths_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 x;\n"
    "    amp_shape_1 y;\n"
    "    float one;\n"
    "} amp_block_of_lengths_kernel_1;\n"
    "typedef char amp_size_of_lengths_kernel_1[sizeof(amp_block_of_lengths_kernel_1) == 56 \? 1 : -1];\n"
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
    "static float amp_inverse_root(float x)\n"
    "{\n"
    "    float up = x < 0x1p-60f \? 0x1p64f : 1.0f, back = x < 0x1p-60f \? 0x1p32f : 1.0f;\n"
    "    float scaled = x * up, near = rsqrt(scaled), g = scaled * near, h = 0.5f * near;\n"
    "    float e = fma(-h, g, 0.5f);\n"
    "    g = fma(g, e, g);\n"
    "    h = fma(h, e, h);\n"
    "    float s = fma(fma(-g, g, scaled), h, g), y = 2.0f * h;\n"
    "    y = fma(y, fma(-s, y, 1.0f), y);\n"
    "    y = fma(y, fma(-s, y, 1.0f), y);\n"
    "    y = as_float(as_uint(y) + ((as_uint(s) & 0x7fffffu) == 0x7fffffu));\n"
    "    return back * select(near, y, (x > 0) & (x < INFINITY));\n"
    "}\n",
    /* 9 */
    "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n",
    /* 10 */
    "#line 10 \"tests/emit/inverse_root.ampc\"\n"
    "__kernel\n"
    "void lengths_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    const amp_block_of_lengths_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};\n"
    "    const float one = amp_block.one;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 10 \"tests/emit/inverse_root.ampc\"\n"
    "    {\n"
    "        float a = amp_inverse_root(x.data[i]); float b = amp_inverse_root(x.data[i] + 1); float c = amp_inverse_root(a + b);\n"
    "        y.data[i] = c + one / sqrt(a) + 2 / sqrt(b) + (float)(1 / sqrt((double)a));\n"
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
    "#ifdef __AVX512F__\n"
    "#define AMP_WIDE_8 _Pragma(\"clang loop vectorize_width(8)\")\n"
    "#else\n"
    "#define AMP_WIDE_8\n"
    "#endif\n",
    /* 15 */
    "static float amp_sqrtf_float(float x)\n"
    "{\n"
    "#if defined __x86_64__ || defined __aarch64__\n"
    "    return __builtin_sqrtf(x);\n"
    "#else\n"
    "    return sqrt(x);\n"
    "#endif\n"
    "}\n",
    /* 16 */
    "static double amp_sqrt_double(double x)\n"
    "{\n"
    "#if defined __x86_64__ || defined __aarch64__\n"
    "    return __builtin_sqrt(x);\n"
    "#else\n"
    "    return sqrt(x);\n"
    "#endif\n"
    "}\n",
    /* 17 */
    "#line 10 \"tests/emit/inverse_root.ampc\"\n"
    "AMP_KERNEL void lengths_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    const amp_block_of_lengths_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};\n"
    "    const float one = amp_block.one;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        AMP_WIDE_8\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 11 \"tests/emit/inverse_root.ampc\"\n"
    "            float a = 1 / amp_sqrtf_float(x.data[i]); float b = 1.0f / amp_sqrtf_float(x.data[i] + 1); float c = (float)1 / amp_sqrtf_float(a + b);\n"
    "            y.data[i] = c + one / amp_sqrtf_float(a) + 2 / amp_sqrtf_float(b) + (float)(1 / amp_sqrt_double((double)a));\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#line 10 \"tests/emit/inverse_root.ampc\"\n"
    "static void lengths_kernel_1_element(\n"
    "    const view_float_1 x,\n"
    "    const view_float_1 y,\n"
    "    const float one,\n"
    "    int i)\n"
    "#line 10 \"tests/emit/inverse_root.ampc\"\n"
    "{\n"
    "    float a = amp_inverse_root(x.data[i]); float b = amp_inverse_root(x.data[i] + 1); float c = amp_inverse_root(a + b);\n"
    "    y.data[i] = c + one / sqrt(a) + 2 / sqrt(b) + (float)(1 / sqrt((double)a));\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void lengths_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    const amp_block_of_lengths_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};\n"
    "    const float one = amp_block.one;\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            lengths_kernel_1_element(x, y, one, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        lengths_kernel_1_element(x, y, one, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_lengths_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
static const unsigned amprt_lengths_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 11, 12, 13, 14, 15, 16, 17};
static const unsigned amprt_lengths_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 18};
static const struct amprt_argument amprt_lengths_kernel_1_arguments[] = {
    {.name = "x", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "y", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "one", .kind = AMPRT_VALUE, .offset = 48, .size = 4},
};
static struct amprt_kernel *amprt_lengths_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "lengths_kernel_1",
        .file = "tests/emit/inverse_root.ampc",
        .line = 10,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_NEEDS_DOUBLE | AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"lengths_kernel_1", amprt_lengths_kernel_1_spmd, 11},
        .serial = {"lengths_kernel_1_serial", amprt_lengths_kernel_1_serial, 15},
        .several = {"lengths_kernel_1_several", amprt_lengths_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_lengths_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
