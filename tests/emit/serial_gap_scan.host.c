/* Made by ampcc from serial_gap_scan.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_scan_kernel_1(void);
#line 1 "tests/emit/serial_gap_scan.ampc"
// A scan up and down a tree whose elements lie in blocks of 32 with gaps between them, as
// GPUs' banks of memory like it: a CPU has vectors between the gaps.
#include <amp.h>

#define APART(i) ((i) + ((i) >> 5))

void scan(array_view(const float, 1) in, array_view(float, 1) out, int n)
{
    amprt_launch_tiled_1(amprt_scan_kernel_1(), NULL, tile(extent(n), 32), (const void *const[]){&in, &out}
#line 41 "tests/emit/serial_gap_scan.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_scan_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_scan_kernel_1;\n"
    "typedef char amp_size_of_scan_kernel_1[sizeof(amp_block_of_scan_kernel_1) == 48 \? 1 : -1];\n"
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
    "#line 9 \"tests/emit/serial_gap_scan.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void scan_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_scan_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    __local float s[66];\n"
    "#line 9 \"tests/emit/serial_gap_scan.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int first = 64 * (int)get_group_id(0); int apart = 1;\n"
    "        s[me + (me >> 5)] = in.data[first + me];\n"
    "        s[me + 32 + ((me + 32) >> 5)] = in.data[first + me + 32];\n"
    "        for (int d = 32; d > 0; d /= 2) {\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (me < d) {\n"
    "                int x = apart * (2 * me + 1) - 1; int y = apart * (2 * me + 2) - 1;\n"
    "                x += x >> 5;\n"
    "                y += y >> 5;\n"
    "                s[y] += s[x];\n"
    "            }\n"
    "            apart *= 2;\n"
    "        }\n"
    "        if (me == 0)\n"
    "            s[63 + (63 >> 5)] = 0;\n"
    "        for (int d = 1; d < 64; d *= 2) {\n"
    "            apart /= 2;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (me < d) {\n"
    "                int x = apart * (2 * me + 1) - 1; int y = apart * (2 * me + 2) - 1;\n"
    "                x += x >> 5;\n"
    "                y += y >> 5;\n"
    "                float left = s[x];\n"
    "                s[x] = s[y];\n"
    "                s[y] += left;\n"
    "            }\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        out.data[first + me] = s[me + (me >> 5)];\n"
    "        out.data[first + me + 32] = s[me + 32 + ((me + 32) >> 5)];\n"
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
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 10 */
    "typedef float16 amp_float16 __attribute__((aligned(sizeof(float))));\n",
    /* 11 */
    "static float amp_prefix_tree_float_64_exclusive_gap_5(__local float *to, const __local float *from)\n"
    "{\n"
    "    const float16 none = -0.0f;\n"
    "    float before[4 + 1];\n"
    "    for (int i = 0; i < 4; i++) {\n"
    "        const float16 x1 = *(const __local amp_float16 *)(from + ((16 * i) + ((16 * i) >> 5)));\n"
    "        const float16 x2 = x1 + (float16)(x1.s1, x1.s0, x1.s3, x1.s2, x1.s5, x1.s4, x1.s7, x1.s6, x1.s9, x1.s8, x1.sb, x1.sa, x1.sd, x1.sc, x1.sf, x1.se);\n"
    "        const float16 x4 = x2 + (float16)(x2.s2, x2.s3, x2.s0, x2.s1, x2.s6, x2.s7, x2.s4, x2.s5, x2.sa, x2.sb, x2.s8, x2.s9, x2.se, x2.sf, x2.sc, x2.sd);\n"
    "        const float16 x8 = x4 + (float16)(x4.s4, x4.s5, x4.s6, x4.s7, x4.s0, x4.s1, x4.s2, x4.s3, x4.sc, x4.sd, x4.se, x4.sf, x4.s8, x4.s9, x4.sa, x4.sb);\n"
    "        before[i] = x8.s0 + x8.s8;\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int d = 1; d < 4; d *= 2)\n"
    "        for (int i = 2 * d - 1; i < 4; i += 2 * d)\n"
    "            before[i] += before[i - d];\n"
    "    const float all = before[4] = before[4 - 1];\n"
    "    before[4 - 1] = 0;\n"
    "    #pragma unroll\n"
    "    for (int d = 4 / 2; d > 0; d /= 2)\n"
    "        for (int i = 2 * d - 1; i < 4; i += 2 * d) {\n"
    "            const float former = before[i - d];\n"
    "            before[i - d] = before[i];\n"
    "            before[i] += former;\n"
    "        }\n"
    "    for (int i = 0; i < 4; i++) {\n"
    "        const float16 x1 = *(const __local amp_float16 *)(from + ((16 * i) + ((16 * i) >> 5)));\n"
    "        const float16 x2 = x1 + (float16)(x1.s1, x1.s0, x1.s3, x1.s2, x1.s5, x1.s4, x1.s7, x1.s6, x1.s9, x1.s8, x1.sb, x1.sa, x1.sd, x1.sc, x1.sf, x1.se);\n"
    "        const float16 x4 = x2 + (float16)(x2.s2, x2.s3, x2.s0, x2.s1, x2.s6, x2.s7, x2.s4, x2.s5, x2.sa, x2.sb, x2.s8, x2.s9, x2.se, x2.sf, x2.sc, x2.sd);\n"
    "        const float16 x8 = x4 + (float16)(x4.s4, x4.s5, x4.s6, x4.s7, x4.s0, x4.s1, x4.s2, x4.s3, x4.sc, x4.sd, x4.se, x4.sf, x4.s8, x4.s9, x4.sa, x4.sb);\n"
    "        float16 sum = before[i];\n"
    "        sum += (float16)(none.s0, none.s1, none.s2, none.s3, none.s4, none.s5, none.s6, none.s7, x8.s0, x8.s1, x8.s2, x8.s3, x8.s4, x8.s5, x8.s6, x8.s7);\n"
    "        sum += (float16)(none.s0, none.s1, none.s2, none.s3, x4.s0, x4.s1, x4.s2, x4.s3, none.s8, none.s9, none.sa, none.sb, x4.s8, x4.s9, x4.sa, x4.sb);\n"
    "        sum += (float16)(none.s0, none.s1, x2.s0, x2.s1, none.s4, none.s5, x2.s4, x2.s5, none.s8, none.s9, x2.s8, x2.s9, none.sc, none.sd, x2.sc, x2.sd);\n"
    "        sum += (float16)(none.s0, x1.s0, none.s2, x1.s2, none.s4, x1.s4, none.s6, x1.s6, none.s8, x1.s8, none.sa, x1.sa, none.sc, x1.sc, none.se, x1.se);\n"
    "        *(__local amp_float16 *)(to + ((16 * i) + ((16 * i) >> 5))) = sum;\n"
    "    }\n"
    "    return all;\n"
    "}\n",
    /* 12 */
    "#line 9 \"tests/emit/serial_gap_scan.ampc\"\n"
    "AMP_FUNCTION void scan_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_scan_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    __local float (*const s)[66] = (__local float (*)[66])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int first_2 = 64 * (int)amp_place.item[0];\n"
    "    int apart_2 = 1;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int me_2 = amp_thread_0;\n"
    "#line 11 \"tests/emit/serial_gap_scan.ampc\"\n"
    "        \n"
    "        (*s)[(long)me_2 + 0] = in.data[(long)first_2 + me_2];\n"
    "        (*s)[(long)me_2 + 32 + 1] = in.data[(long)first_2 + me_2 + 32];\n"
    "    } amp_prefix_tree_float_64_exclusive_gap_5((__local float *)(*s), (__local float *)(*s));\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int me_2 = amp_thread_0;\n"
    "#line 39 \"tests/emit/serial_gap_scan.ampc\"\n"
    "        out.data[(long)first_2 + me_2] = (*s)[(long)me_2 + 0];\n"
    "        out.data[(long)first_2 + me_2 + 32] = (*s)[(long)me_2 + 32 + 1];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void scan_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_scan_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(384)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 32;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        scan_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 13 */
    "#line 9 \"tests/emit/serial_gap_scan.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void scan_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_scan_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 32 - 1;\n"
    "#endif\n"
    "    __local float s[4][66] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/serial_gap_scan.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int apart = 1; int first[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 11 \"tests/emit/serial_gap_scan.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; first[amp_n] = 64 * at;\n"
    "            s[amp_n][me + (me >> 5)] = in.data[first[amp_n] + me];\n"
    "            s[amp_n][me + 32 + ((me + 32) >> 5)] = in.data[first[amp_n] + me + 32];\n"
    "#line 11 \"tests/emit/serial_gap_scan.ampc\"\n"
    "        }\n"
    "\n"
    "\n"
    "        for (int d = 32; d > 0; d /= 2) {\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (me < d) {\n"
    "                int x = apart * (2 * me + 1) - 1; int y = apart * (2 * me + 2) - 1;\n"
    "                x += x >> 5;\n"
    "                y += y >> 5;\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/serial_gap_scan.ampc\"\n"
    "                    s[amp_n][y] += s[amp_n][x]; }\n"
    "            }\n"
    "            apart *= 2;\n"
    "        }\n"
    "        if (me == 0) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/serial_gap_scan.ampc\"\n"
    "                s[amp_n][63 + (63 >> 5)] = 0; } }\n"
    "        for (int d = 1; d < 64; d *= 2) {\n"
    "            apart /= 2;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (me < d) {\n"
    "                int x = apart * (2 * me + 1) - 1; int y = apart * (2 * me + 2) - 1;\n"
    "                x += x >> 5;\n"
    "                y += y >> 5;\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 33 \"tests/emit/serial_gap_scan.ampc\"\n"
    "                    float left = s[amp_n][x];\n"
    "                    s[amp_n][x] = s[amp_n][y];\n"
    "                    s[amp_n][y] += left;\n"
    "#line 33 \"tests/emit/serial_gap_scan.ampc\"\n"
    "                }\n"
    "\n"
    "\n"
    "            }\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 39 \"tests/emit/serial_gap_scan.ampc\"\n"
    "            out.data[first[amp_n] + me] = s[amp_n][me + (me >> 5)];\n"
    "            out.data[first[amp_n] + me + 32] = s[amp_n][me + 32 + ((me + 32) >> 5)];\n"
    "#line 39 \"tests/emit/serial_gap_scan.ampc\"\n"
    "        }\n"
    "\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_scan_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_scan_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
static const unsigned amprt_scan_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 13};
static const struct amprt_argument amprt_scan_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_scan_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "scan_kernel_1",
        .file = "tests/emit/serial_gap_scan.ampc",
        .line = 9,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {32, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 264,
        .block_size = 48,
        .spmd = {"scan_kernel_1", amprt_scan_kernel_1_spmd, 8},
        .serial = {"scan_kernel_1_serial", amprt_scan_kernel_1_serial, 12},
        .several = {"scan_kernel_1_several", amprt_scan_kernel_1_several, 9},
        .chain_memory = 384,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 1056,
        .arguments = amprt_scan_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
