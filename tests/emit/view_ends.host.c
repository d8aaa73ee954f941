/* Made by ampcc from view_ends.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_relax_kernel_1(void);
#line 1 "tests/emit/view_ends.ampc"
// A copy in tile_static memory that stops where the view does: the serial form reads
// the view, as long as it ends there.
#include <amp.h>

void relax(array_view(const float, 1) in, array_view(float, 1) out, int n)
{
    amprt_launch_tiled_1(amprt_relax_kernel_1(), NULL, tile(extent(n), 64), (const void *const[]){&in, &n, &out}
#line 17 "tests/emit/view_ends.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_relax_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    int n;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_relax_kernel_1;\n"
    "typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 56 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/view_ends.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void relax_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local float s[66];\n"
    "#line 7 \"tests/emit/view_ends.ampc\"\n"
    "    {\n"
    "\n"
    "        int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); int l = (int)get_local_id(0) + 1;\n"
    "        s[l] = in.data[i];\n"
    "        if (l == 1)\n"
    "            s[0] = i > 0 \? in.data[i - 1] : 0;\n"
    "        if (l == 64)\n"
    "            s[65] = i < n - 1 \? in.data[i + 1] : 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        out.data[i] = (s[l - 1] + s[l + 1]) / 2;\n"
    "    }\n"
    "}\n",
    /* 8 */
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
    /* 9 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 10 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 11 */
    "#ifndef AMP_OVERLAP\n"
    "#line 7 \"tests/emit/view_ends.ampc\"\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        int t = amp_thread_0;\n"
    "#line 8 \"tests/emit/view_ends.ampc\"\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 8 \"tests/emit/view_ends.ampc\"\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 9 \"tests/emit/view_ends.ampc\"\n"
    "                    \n"
    "#line 16 \"tests/emit/view_ends.ampc\"\n"
    "                    out.data[i_2] = ((0 \? in.data[(long)t - 1] : 0) + (1 \? in.data[(long)t + 1] : 0)) / 2;\n"
    "                }\n"
    "            }\n"
    "#line 8 \"tests/emit/view_ends.ampc\"\n"
    "            {\n"
    "                const int amp_from_3 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 9 \"tests/emit/view_ends.ampc\"\n"
    "                    \n"
    "#line 16 \"tests/emit/view_ends.ampc\"\n"
    "                    out.data[i_2] = ((0 \? in.data[(long)t - 1] : 0) + (0 \? in.data[(long)t + 1] : 0)) / 2;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 8 \"tests/emit/view_ends.ampc\"\n"
    "        {\n"
    "            const int amp_from_4 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 8 \"tests/emit/view_ends.ampc\"\n"
    "            {\n"
    "                const int amp_to_5 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_from_4, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_4; amp_thread_0 < amp_to_5; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 9 \"tests/emit/view_ends.ampc\"\n"
    "                    \n"
    "#line 16 \"tests/emit/view_ends.ampc\"\n"
    "                    out.data[i_2] = ((1 \? in.data[(long)t - 1] : 0) + (1 \? in.data[(long)t + 1] : 0)) / 2;\n"
    "                }\n"
    "            }\n"
    "#line 8 \"tests/emit/view_ends.ampc\"\n"
    "            {\n"
    "                const int amp_from_6 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_from_4, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_6; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 9 \"tests/emit/view_ends.ampc\"\n"
    "                    \n"
    "#line 16 \"tests/emit/view_ends.ampc\"\n"
    "                    out.data[i_2] = ((1 \? in.data[(long)t - 1] : 0) + (0 \? in.data[(long)t + 1] : 0)) / 2;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 7 \"tests/emit/view_ends.ampc\"\n"
    "AMP_FUNCTION void relax_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local float (*const s)[66] = (__local float (*)[66])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int l = amp_thread_0 + 1;\n"
    "        int i = ((int)amp_place.item[0] * 64 + amp_thread_0);\n"
    "#line 9 \"tests/emit/view_ends.ampc\"\n"
    "        \n"
    "        (*s)[l] = in.data[i];\n"
    "    }  {\n"
    "        const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1), (long)0, (long)64);\n"
    "        const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)64);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "            int i = ((int)amp_place.item[0] * 64 + amp_thread_0);\n"
    "#line 12 \"tests/emit/view_ends.ampc\"\n"
    "            (*s)[0] = i > 0 \? in.data[(long)i - 1] : 0;\n"
    "        }\n"
    "    }\n"
    "#line 13 \"tests/emit/view_ends.ampc\"\n"
    "    {\n"
    "        const int amp_from_2 = (int)clamp((long)64 - (int)(amp_thread_0 + 1), (long)0, (long)64);\n"
    "        const int amp_to_2 = (int)clamp((long)64 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)64);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "            int i = ((int)amp_place.item[0] * 64 + amp_thread_0);\n"
    "#line 14 \"tests/emit/view_ends.ampc\"\n"
    "            (*s)[65] = i < n - 1 \? in.data[(long)i + 1] : 0;\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int i = ((int)amp_place.item[0] * 64 + amp_thread_0);\n"
    "        int l = amp_thread_0 + 1;\n"
    "#line 16 \"tests/emit/view_ends.ampc\"\n"
    "        out.data[i] = ((*s)[(long)l - 1] + (*s)[(long)l + 1]) / 2;\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(384)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        relax_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 12 */
    "#line 7 \"tests/emit/view_ends.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void relax_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 64 - 1;\n"
    "#endif\n"
    "    __local float s[4][66] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/view_ends.ampc\"\n"
    "    {\n"
    "\n"
    "        int l = (int)get_local_id(0) + 1; int i[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/view_ends.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at * 64 + (int)get_local_id(0);\n"
    "            s[amp_n][l] = in.data[i[amp_n]];\n"
    "#line 9 \"tests/emit/view_ends.ampc\"\n"
    "        }\n"
    "\n"
    "        if (l == 1) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 12 \"tests/emit/view_ends.ampc\"\n"
    "                s[amp_n][0] = i[amp_n] > 0 \? in.data[i[amp_n] - 1] : 0; } }\n"
    "        if (l == 64) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/view_ends.ampc\"\n"
    "                s[amp_n][65] = i[amp_n] < n - 1 \? in.data[i[amp_n] + 1] : 0; } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/view_ends.ampc\"\n"
    "            out.data[i[amp_n]] = (s[amp_n][l - 1] + s[amp_n][l + 1]) / 2; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_relax_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_relax_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11};
static const unsigned amprt_relax_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 10, 12};
static const struct amprt_argument amprt_relax_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "n", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_relax_kernel_1_bounds[] = {
    {.kind = AMPRT_EXTENT, .value = 1, .view = 0, .dimension = 0, .number = 0},
};
static struct amprt_kernel *amprt_relax_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "relax_kernel_1",
        .file = "tests/emit/view_ends.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 264,
        .block_size = 56,
        .spmd = {"relax_kernel_1", amprt_relax_kernel_1_spmd, 8},
        .serial = {"relax_kernel_1_serial", amprt_relax_kernel_1_serial, 11},
        .several = {"relax_kernel_1_several", amprt_relax_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 384,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 1056,
        .arguments = amprt_relax_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_relax_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}
