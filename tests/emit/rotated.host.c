/* Made by ampcc from rotated.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_heat_kernel_1(void);
#line 1 "tests/emit/rotated.ampc"
// A stencil whose threads march through planes with neighbours in registers: a row's threads
// load these again.
#include <amp.h>

void heat(array_view(const float, 3) in, array_view(float, 3) out, int d)
{
    amprt_launch_2(amprt_heat_kernel_1(), NULL, extent(amp_extent_3(in)[1], amp_extent_3(in)[2]),
                      (const void *const[]){&in, &d, &out}
#line 17 "tests/emit/rotated.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 1 */
    "typedef struct amp_block_of_heat_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 in;\n"
    "    int d;\n"
    "    amp_shape_3 out;\n"
    "} amp_block_of_heat_kernel_1;\n"
    "typedef char amp_size_of_heat_kernel_1[sizeof(amp_block_of_heat_kernel_1) == 104 \? 1 : -1];\n"
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
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 7 \"tests/emit/rotated.ampc\"\n"
    "__kernel\n"
    "void heat_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_heat_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};\n"
    "    const int d = amp_block.d;\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, (amp_offset)AMP_SHAPE(2, out).stride1, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1, AMP_SHAPE(2, out).extent2};\n"
    "    int2 t = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (t.x >= amp_block.amp_domain[0]\n"
    "        || t.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 8 \"tests/emit/rotated.ampc\"\n"
    "    {\n"
    "        int y = t.x; int x = t.y;\n"
    "        float below = in.data[y * in.stride1 + x]; float here = in.data[1 * in.stride0 + y * in.stride1 + x];\n"
    "        for (int z = 1; z < d - 1; z++) {\n"
    "            float above = in.data[(z + 1) * in.stride0 + y * in.stride1 + x];\n"
    "            out.data[z * out.stride0 + y * out.stride1 + x] = 0.25f * (below + 2 * here + above);\n"
    "            below = here;\n"
    "            here = above;\n"
    "        }\n"
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
    "#ifndef AMP_OVERLAP\n"
    "#line 7 \"tests/emit/rotated.ampc\"\n"
    "AMP_KERNEL void heat_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_heat_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};\n"
    "    const int d = amp_block.d;\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, (amp_offset)AMP_SHAPE(2, out).stride1, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1, AMP_SHAPE(2, out).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = t.x;\n"
    "#line 11 \"tests/emit/rotated.ampc\"\n"
    "        for (int z = 1; z < d - 1; z++) {\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int x = t.y;\n"
    "#line 12 \"tests/emit/rotated.ampc\"\n"
    "                float above = in.data[((long)z + 1) * in.stride0 + (long)y * in.stride1 + x];\n"
    "                out.data[(long)z * out.stride0 + (long)y * out.stride1 + x] = 0.25f * (in.data[((long)z - 2 + 1) * in.stride0 + (long)y * in.stride1 + x] + 2 * in.data[((long)z - 1 + 1) * in.stride0 + (long)y * in.stride1 + x] + above);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 7 \"tests/emit/rotated.ampc\"\n"
    "AMP_KERNEL void heat_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_heat_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};\n"
    "    const int d = amp_block.d;\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, (amp_offset)AMP_SHAPE(2, out).stride1, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1, AMP_SHAPE(2, out).extent2};\n"
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
    "            float below[1024];\n"
    "            float here[1024];\n"
    "            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "            int y = t.x;\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int x = t.y;\n"
    "#line 9 \"tests/emit/rotated.ampc\"\n"
    "                \n"
    "                below[amp_thread_1 - amp_strip] = in.data[(long)y * in.stride1 + x]; here[amp_thread_1 - amp_strip] = in.data[1 * in.stride0 + (long)y * in.stride1 + x];\n"
    "            } for (int z = 1; z < d - 1; z++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int x = t.y;\n"
    "#line 12 \"tests/emit/rotated.ampc\"\n"
    "                    float above = in.data[((long)z + 1) * in.stride0 + (long)y * in.stride1 + x];\n"
    "                    out.data[(long)z * out.stride0 + (long)y * out.stride1 + x] = 0.25f * (below[amp_thread_1 - amp_strip] + 2 * here[amp_thread_1 - amp_strip] + above);\n"
    "                    below[amp_thread_1 - amp_strip] = here[amp_thread_1 - amp_strip];\n"
    "                    here[amp_thread_1 - amp_strip] = above;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 13 */
    "#line 7 \"tests/emit/rotated.ampc\"\n"
    "static void heat_kernel_1_element(\n"
    "    const view_float_3 in,\n"
    "    const int d,\n"
    "    const view_float_3 out,\n"
    "    int2 t)\n"
    "#line 8 \"tests/emit/rotated.ampc\"\n"
    "{\n"
    "    int y = t.x; int x = t.y;\n"
    "    float below = in.data[y * in.stride1 + x]; float here = in.data[1 * in.stride0 + y * in.stride1 + x];\n"
    "    for (int z = 1; z < d - 1; z++) {\n"
    "        float above = in.data[(z + 1) * in.stride0 + y * in.stride1 + x];\n"
    "        out.data[z * out.stride0 + y * out.stride1 + x] = 0.25f * (below + 2 * here + above);\n"
    "        below = here;\n"
    "        here = above;\n"
    "    }\n"
    "}\n"
    "\n"
    "static void heat_kernel_1_elements(\n"
    "    const view_float_3 in,\n"
    "    const int d,\n"
    "    const view_float_3 out,\n"
    "    int2 t)\n"
    "#line 8 \"tests/emit/rotated.ampc\"\n"
    "{\n"
    "    int x = t.y; int y[4]; float below[4]; float here[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/rotated.ampc\"\n"
    "        y[amp_n] = t.x + amp_n;\n"
    "        below[amp_n] = in.data[y[amp_n] * in.stride1 + x]; here[amp_n] = in.data[1 * in.stride0 + y[amp_n] * in.stride1 + x];\n"
    "#line 9 \"tests/emit/rotated.ampc\"\n"
    "    }\n"
    "\n"
    "    for (int z = 1; z < d - 1; z++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 12 \"tests/emit/rotated.ampc\"\n"
    "            float above = in.data[(z + 1) * in.stride0 + y[amp_n] * in.stride1 + x];\n"
    "            out.data[z * out.stride0 + y[amp_n] * out.stride1 + x] = 0.25f * (below[amp_n] + 2 * here[amp_n] + above);\n"
    "            below[amp_n] = here[amp_n];\n"
    "            here[amp_n] = above;\n"
    "#line 12 \"tests/emit/rotated.ampc\"\n"
    "        }\n"
    "#line 16 \"tests/emit/rotated.ampc\"\n"
    "    }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void heat_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_heat_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};\n"
    "    const int d = amp_block.d;\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, (amp_offset)AMP_SHAPE(2, out).stride1, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1, AMP_SHAPE(2, out).extent2};\n"
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
    "            heat_kernel_1_element(in, d, out, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    heat_kernel_1_elements(in, d, out, (int2)(amp_first, amp_x));\n"
    "}\n",
};

static const unsigned amprt_heat_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_heat_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_heat_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 11, 13};
static const struct amprt_argument amprt_heat_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "d", .kind = AMPRT_VALUE, .offset = 56, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 64, .rank = 3,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_heat_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "heat_kernel_1",
        .file = "tests/emit/rotated.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 104,
        .spmd = {"heat_kernel_1", amprt_heat_kernel_1_spmd, 9},
        .serial = {"heat_kernel_1_serial", amprt_heat_kernel_1_serial, 11},
        .several = {"heat_kernel_1_several", amprt_heat_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_heat_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
