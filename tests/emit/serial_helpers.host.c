/* Made by ampcc from serial_helpers.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_count_kernel_1(void);
#line 1 "tests/emit/serial_helpers.ampc"
// A helper that waits, returns in two places and is given a pointer, a switch
// around a barrier, and a continue past the last one: in the form for CPUs.
#include <amp.h>

enum { TILE = 16 };

#line 21 "tests/emit/serial_helpers.ampc"


void count(array_view(const int, 1) in, array_view(int, 1) out, int mode)
{
    amprt_launch_tiled_1(amprt_count_kernel_1(), NULL, tile(amp_extent_1(out), TILE),
        (const void *const[]){&mode, &in, &out}
#line 43 "tests/emit/serial_helpers.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_count_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int mode;\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_count_kernel_1;\n"
    "typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 \? 1 : -1];\n"
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
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 7 */
    "#line 7 \"tests/emit/serial_helpers.ampc\"\n"
    "int sum(__local int *parts, int n, int mine, int *seen)\n"
    "\n"
    "{\n"
    "    parts[n] = mine;\n"
    "    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "    for (int half_ = 16 / 2; half_ > 0; half_ /= 2) {\n"
    "        if (n < half_)\n"
    "            parts[n] += parts[n + half_];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "    }\n"
    "    *seen += 1;\n"
    "    if (n == 0)\n"
    "        return parts[0];\n"
    "    return -1;\n"
    "}\n",
    /* 8 */
    "#line 25 \"tests/emit/serial_helpers.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void count_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_count_kernel_1 amp_block)\n"
    "{\n"
    "    const int mode = amp_block.mode;\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local int parts[16] __attribute__((aligned(16)));\n"
    "#line 26 \"tests/emit/serial_helpers.ampc\"\n"
    "    {\n"
    "\n"
    "        int n = (int)get_local_id(0); int seen = 0; int total = 0;\n"
    "        switch (mode) {\n"
    "            case 0:\n"
    "            total = sum(parts, n, in.data[((int)get_group_id(0) * 16 + (int)get_local_id(0))], &seen) * 2;\n"
    "            break;\n"
    "            default:\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        for (int i = 0; i < mode; i++) {\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (n > i)\n"
    "                continue;\n"
    "            total += i;\n"
    "        }\n"
    "        out.data[((int)get_group_id(0) * 16 + (int)get_local_id(0))] = total + seen;\n"
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
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 11 */
    "#line 25 \"tests/emit/serial_helpers.ampc\"\n"
    "AMP_FUNCTION void count_kernel_1_tile(\n"
    "    __global const int *amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_count_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const int mode = amp_block.mode;\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    __local int (*const parts)[16] = (__local int (*)[16])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int total[16];\n"
    "    int sum_result[16];\n"
    "    int seen = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 28 \"tests/emit/serial_helpers.ampc\"\n"
    "        total[amp_thread_0] = 0;\n"
    "    } switch (mode) {\n"
    "        case 0:;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int n = amp_thread_0;\n"
    "#line 31 \"tests/emit/serial_helpers.ampc\"\n"
    "            int mine = in.data[((int)amp_place.item[0] * 16 + amp_thread_0)]; \n"
    "#line 10 \"tests/emit/serial_helpers.ampc\"\n"
    "            (*parts)[n] = mine;\n"
    "        }\n"
    "        for (int half_ = 16 / 2; half_ > 0; half_ /= 2) {\n"
    "            {\n"
    "                const int amp_to_1 = (int)clamp((long)half_ - (int)(amp_thread_0), (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                    int n = amp_thread_0;\n"
    "#line 14 \"tests/emit/serial_helpers.ampc\"\n"
    "                    (*parts)[n] += (*parts)[(long)n + half_];\n"
    "                }\n"
    "            }\n"
    "        } seen += 1;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int n = amp_thread_0;\n"
    "#line 18 \"tests/emit/serial_helpers.ampc\"\n"
    "            if (n == 0) {\n"
    "                sum_result[amp_thread_0] = (*parts)[0]; } else {\n"
    "                sum_result[amp_thread_0] = -1; }\n"
    "#line 31 \"tests/emit/serial_helpers.ampc\"\n"
    "            total[amp_thread_0] = sum_result[amp_thread_0] * 2;\n"
    "        } break;\n"
    "        default:;\n"
    "    }\n"
    "\n"
    "    for (int i = 0; i < mode; i++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int n = amp_thread_0;\n"
    "#line 38 \"tests/emit/serial_helpers.ampc\"\n"
    "            if (!(n > i)) {\n"
    "\n"
    "                total[amp_thread_0] += i; }\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 42 \"tests/emit/serial_helpers.ampc\"\n"
    "        out.data[((int)amp_place.item[0] * 16 + amp_thread_0)] = total[amp_thread_0] + seen;\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void count_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        count_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
};

static const unsigned amprt_count_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_count_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11};
static const struct amprt_argument amprt_count_kernel_1_arguments[] = {
    {.name = "mode", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_count_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "count_kernel_1",
        .file = "tests/emit/serial_helpers.ampc",
        .line = 25,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {16, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 64,
        .block_size = 56,
        .spmd = {"count_kernel_1", amprt_count_kernel_1_spmd, 9},
        .serial = {"count_kernel_1_serial", amprt_count_kernel_1_serial, 10},
        .chain_memory = 128,
        .serial_tiles = 64,
        .arguments = amprt_count_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
