/* Made by ampcc from side_by_side.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_add_kernel_1(void);
#line 1 "tests/emit/side_by_side.ampc"
// A loop that the threads of the simple model share out goes through elements side by side:
// for the strip's threads in each of its steps.
#include <amp.h>

void add(array_view(const float, 1) v, array_view(float, 1) to, int parts)
{
    amprt_launch_1(amprt_add_kernel_1(), NULL, extent(parts), (const void *const[]){&v, &parts, &to}
#line 12 "tests/emit/side_by_side.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_add_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "    int parts;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_add_kernel_1;\n"
    "typedef char amp_size_of_add_kernel_1[sizeof(amp_block_of_add_kernel_1) == 56 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/side_by_side.ampc\"\n"
    "__kernel\n"
    "void add_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_add_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const int parts = amp_block.parts;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    int t = amp_thread(0);\n"
    "    if (t >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 7 \"tests/emit/side_by_side.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int i = t; i < v.extent0; i += parts)\n"
    "            sum += v.data[i];\n"
    "        to.data[t] = sum;\n"
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
    "#line 7 \"tests/emit/side_by_side.ampc\"\n"
    "AMP_KERNEL void add_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const int parts = amp_block.parts;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = v.extent0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float sum[1024];\n"
    "        int t = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 9 \"tests/emit/side_by_side.ampc\"\n"
    "            \n"
    "#line 8 \"tests/emit/side_by_side.ampc\"\n"
    "            sum[amp_thread_0 - amp_strip] = 0;\n"
    "        } for (int amp_first_i = (amp_thread_0); amp_first_i < extent; amp_first_i += parts) {\n"
    "            const int amp_to_1 = (int)clamp((long)extent - amp_first_i, (long)amp_strip, (long)amp_stop);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                int i = amp_first_i + amp_thread_0;\n"
    "#line 10 \"tests/emit/side_by_side.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] += v.data[i];\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int t = amp_thread_0;\n"
    "#line 11 \"tests/emit/side_by_side.ampc\"\n"
    "            to.data[t] = sum[amp_thread_0 - amp_strip];\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_add_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_add_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const struct amprt_argument amprt_add_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "parts", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_add_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "add_kernel_1",
        .file = "tests/emit/side_by_side.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"add_kernel_1", amprt_add_kernel_1_spmd, 9},
        .serial = {"add_kernel_1_serial", amprt_add_kernel_1_serial, 11},
        .arguments = amprt_add_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
