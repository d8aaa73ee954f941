/* Made by ampcc from prefix_sums.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_run_kernel_1(void);
static struct amprt_kernel *amprt_run_kernel_2(void);
static struct amprt_kernel *amprt_run_kernel_3(void);
#line 1 "tests/emit/prefix_sums.ampc"
/* Prefix sums of a tile: in one array, in two rows in turn, up and down a tree. */
#include <amp.h>

void run(const float *p, float *q, unsigned *r, int n)
{
    array_view(const float, 1) in AMPRT_OWNER = amp_view(p, n);
    array_view(float, 1) out AMPRT_OWNER = amp_view(q, n);
    array_view(unsigned, 1) bins AMPRT_OWNER = amp_view(r, n);

    amprt_launch_tiled_1(amprt_run_kernel_1(), NULL, tile(extent(n), 32), (const void *const[]){&in, &out}
#line 22 "tests/emit/prefix_sums.ampc"
);

    amprt_launch_tiled_1(amprt_run_kernel_2(), NULL, tile(extent(n), 32), (const void *const[]){&bins}
#line 35 "tests/emit/prefix_sums.ampc"
);

    amprt_launch_tiled_1(amprt_run_kernel_3(), NULL, tile(extent(n), 32), (const void *const[]){&bins}
#line 59 "tests/emit/prefix_sums.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_run_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_run_kernel_1;\n"
    "typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 48 \? 1 : -1];\n"
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
    "#line 10 \"tests/emit/prefix_sums.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void run_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    __local float s[32] __attribute__((aligned(16)));\n"
    "#line 10 \"tests/emit/prefix_sums.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        s[me] = in.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 1; d < 32; d *= 2) {\n"
    "            float other = me >= d \? s[me - d] : 0;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            s[me] += other;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        out.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = s[me];\n"
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
    "static void amp_prefix_float_32(__local float *to, const __local float *from)\n"
    "{\n"
    "    const float16 none = 0;\n"
    "    float16 x[2];\n"
    "    #pragma unroll\n"
    "    for (int i = 0; i < 2; i++)\n"
    "        x[i] = ((const __local amp_float16 *)from)[i];\n"
    "    #pragma unroll\n"
    "    for (int i = 2 - 1; i >= 0; i--) {\n"
    "        const float16 y = i \? x[i - 1] : none;\n"
    "        x[i] += (float16)(y.sf, x[i].s0, x[i].s1, x[i].s2, x[i].s3, x[i].s4, x[i].s5, x[i].s6, x[i].s7, x[i].s8, x[i].s9, x[i].sa, x[i].sb, x[i].sc, x[i].sd, x[i].se);\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int i = 2 - 1; i >= 0; i--) {\n"
    "        const float16 y = i \? x[i - 1] : none;\n"
    "        x[i] += (float16)(y.se, y.sf, x[i].s0, x[i].s1, x[i].s2, x[i].s3, x[i].s4, x[i].s5, x[i].s6, x[i].s7, x[i].s8, x[i].s9, x[i].sa, x[i].sb, x[i].sc, x[i].sd);\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int i = 2 - 1; i >= 0; i--) {\n"
    "        const float16 y = i \? x[i - 1] : none;\n"
    "        x[i] += (float16)(y.sc, y.sd, y.se, y.sf, x[i].s0, x[i].s1, x[i].s2, x[i].s3, x[i].s4, x[i].s5, x[i].s6, x[i].s7, x[i].s8, x[i].s9, x[i].sa, x[i].sb);\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int i = 2 - 1; i >= 0; i--) {\n"
    "        const float16 y = i \? x[i - 1] : none;\n"
    "        x[i] += (float16)(y.s8, y.s9, y.sa, y.sb, y.sc, y.sd, y.se, y.sf, x[i].s0, x[i].s1, x[i].s2, x[i].s3, x[i].s4, x[i].s5, x[i].s6, x[i].s7);\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int d = 1; d < 2; d *= 2) {\n"
    "        #pragma unroll\n"
    "        for (int i = 2 - 1; i >= 0; i--)\n"
    "            x[i] += i >= d \? x[i - d] : none;\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int i = 0; i < 2; i++)\n"
    "        ((__local amp_float16 *)to)[i] = x[i];\n"
    "}\n",
    /* 12 */
    "#line 10 \"tests/emit/prefix_sums.ampc\"\n"
    "AMP_FUNCTION void run_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_run_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    __local float (*const s)[32] = (__local float (*)[32])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 12 \"tests/emit/prefix_sums.ampc\"\n"
    "        \n"
    "        (*s)[me] = in.data[((int)amp_place.item[0] * 32 + amp_thread_0)];\n"
    "    }\n"
    "    amp_prefix_float_32((__local float *)(*s), (__local float *)(*s));\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "\n"
    "\n"
    "        out.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = (*s)[me];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void run_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_run_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 32;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        run_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 13 */
    "#line 10 \"tests/emit/prefix_sums.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void run_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 32 - 1;\n"
    "#endif\n"
    "    __local float s[4][32] __attribute__((aligned(16)));\n"
    "#line 10 \"tests/emit/prefix_sums.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/prefix_sums.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = in.data[at * 32 + (int)get_local_id(0)]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 1; d < 32; d *= 2) {\n"
    "            float other[4]; \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/prefix_sums.ampc\"\n"
    "                other[amp_n] = me >= d \? s[amp_n][me - d] : 0; }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 18 \"tests/emit/prefix_sums.ampc\"\n"
    "                s[amp_n][me] += other[amp_n]; }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 21 \"tests/emit/prefix_sums.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; out.data[at_2 * 32 + (int)get_local_id(0)] = s[amp_n][me]; }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "typedef struct amp_block_of_run_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 bins;\n"
    "} amp_block_of_run_kernel_2;\n"
    "typedef char amp_size_of_run_kernel_2[sizeof(amp_block_of_run_kernel_2) == 32 \? 1 : -1];\n"
    "\n",
    /* 15 */
    "typedef struct view_uint_1 {\n"
    "    __global uint *data;\n"
    "    int extent0;\n"
    "} view_uint_1;\n",
    /* 16 */
    "#line 24 \"tests/emit/prefix_sums.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void run_kernel_2(\n"
    "    __global uint *amp_data_bins,\n"
    "    const amp_block_of_run_kernel_2 amp_block)\n"
    "{\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};\n"
    "    __local uint s[2][32] __attribute__((aligned(16)));\n"
    "#line 24 \"tests/emit/prefix_sums.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int row = 0;\n"
    "        s[0][me] = bins.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 1; d < 32; d *= 2) {\n"
    "            s[!row][me] = s[row][me] + (me >= d \? s[row][me - d] : 0);\n"
    "            row = !row;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        bins.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = s[row][me];\n"
    "    }\n"
    "}\n",
    /* 17 */
    "typedef uint16 amp_uint16 __attribute__((aligned(sizeof(uint))));\n",
    /* 18 */
    "static uint amp_prefix_uint(__local uint *to, const __local uint *from, int count)\n"
    "{\n"
    "    uint16 y1 = 0, y2 = 0, y4 = 0, y8 = 0, sum = 0;\n"
    "    int i = 0;\n"
    "    for (; i + 16 <= count; i += 16) {\n"
    "        const uint16 x1 = *(const __local amp_uint16 *)(from + i);\n"
    "        const uint16 x2 = x1 + (uint16)(y1.sf, x1.s0, x1.s1, x1.s2, x1.s3, x1.s4, x1.s5, x1.s6, x1.s7, x1.s8, x1.s9, x1.sa, x1.sb, x1.sc, x1.sd, x1.se);\n"
    "        const uint16 x4 = x2 + (uint16)(y2.se, y2.sf, x2.s0, x2.s1, x2.s2, x2.s3, x2.s4, x2.s5, x2.s6, x2.s7, x2.s8, x2.s9, x2.sa, x2.sb, x2.sc, x2.sd);\n"
    "        const uint16 x8 = x4 + (uint16)(y4.sc, y4.sd, y4.se, y4.sf, x4.s0, x4.s1, x4.s2, x4.s3, x4.s4, x4.s5, x4.s6, x4.s7, x4.s8, x4.s9, x4.sa, x4.sb);\n"
    "        sum += x8 + (uint16)(y8.s8, y8.s9, y8.sa, y8.sb, y8.sc, y8.sd, y8.se, y8.sf, x8.s0, x8.s1, x8.s2, x8.s3, x8.s4, x8.s5, x8.s6, x8.s7);\n"
    "        *(__local amp_uint16 *)(to + i) = sum;\n"
    "        y1 = x1, y2 = x2, y4 = x4, y8 = x8;\n"
    "    }\n"
    "    for (; i < count; i++) {\n"
    "        const uint x = from[i];\n"
    "        sum.sf += x;\n"
    "        to[i] = sum.sf;\n"
    "    }\n"
    "    return sum.sf;\n"
    "}\n",
    /* 19 */
    "static void amp_prefix_halves_uint(__local uint *to, const __local uint *sums, int count, int most)\n"
    "{\n"
    "    for (int i = 0; i < most; i++)\n"
    "        to[i] = sums[i];\n"
    "    for (int i = most; i < count; i++)\n"
    "        to[i] = sums[i] - sums[i - most];\n"
    "}\n",
    /* 20 */
    "#line 24 \"tests/emit/prefix_sums.ampc\"\n"
    "AMP_FUNCTION void run_kernel_2_tile(\n"
    "    __global uint *amp_data_bins,\n"
    "    const amp_block_of_run_kernel_2 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};\n"
    "    __local uint (*const s)[2][32] = (__local uint (*)[2][32])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int row = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 26 \"tests/emit/prefix_sums.ampc\"\n"
    "        \n"
    "        (*s)[0][me] = bins.data[((int)amp_place.item[0] * 32 + amp_thread_0)];\n"
    "    }\n"
    "    amp_prefix_uint((__local uint *)(*s)[1], (__local uint *)(*s)[0], 32), amp_prefix_halves_uint((__local uint *)(*s)[0], (__local uint *)(*s)[1], 32, 16); row = 1;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "\n"
    "        bins.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = (*s)[row][me];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void run_kernel_2_serial(\n"
    "    __global uint *AMP_RESTRICT amp_data_bins,\n"
    "    const amp_block_of_run_kernel_2 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 32;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        run_kernel_2_tile(amp_data_bins, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 21 */
    "#line 24 \"tests/emit/prefix_sums.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void run_kernel_2_several(\n"
    "    __global uint *amp_data_bins,\n"
    "    const amp_block_of_run_kernel_2 amp_block)\n"
    "{\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 32 - 1;\n"
    "#endif\n"
    "    __local uint s[4][2][32] __attribute__((aligned(16)));\n"
    "#line 24 \"tests/emit/prefix_sums.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int row = 0;\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 27 \"tests/emit/prefix_sums.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][0][me] = bins.data[at * 32 + (int)get_local_id(0)]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 1; d < 32; d *= 2) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 30 \"tests/emit/prefix_sums.ampc\"\n"
    "                s[amp_n][!row][me] = s[amp_n][row][me] + (me >= d \? s[amp_n][row][me - d] : 0); }\n"
    "            row = !row;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 34 \"tests/emit/prefix_sums.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; bins.data[at_2 * 32 + (int)get_local_id(0)] = s[amp_n][row][me]; }\n"
    "    }\n"
    "}\n",
    /* 22 */
    "typedef struct amp_block_of_run_kernel_3 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 bins;\n"
    "} amp_block_of_run_kernel_3;\n"
    "typedef char amp_size_of_run_kernel_3[sizeof(amp_block_of_run_kernel_3) == 32 \? 1 : -1];\n"
    "\n",
    /* 23 */
    "#line 37 \"tests/emit/prefix_sums.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void run_kernel_3(\n"
    "    __global uint *amp_data_bins,\n"
    "    const amp_block_of_run_kernel_3 amp_block)\n"
    "{\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};\n"
    "    __local int s[32] __attribute__((aligned(16)));\n"
    "#line 37 \"tests/emit/prefix_sums.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int apart = 1;\n"
    "        s[me] = (int)bins.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];\n"
    "        for (int d = 16; d > 0; d /= 2, apart *= 2) {\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (me < d)\n"
    "                s[apart * (2 * me + 2) - 1] += s[apart * (2 * me + 1) - 1];\n"
    "        }\n"
    "        if (me == 0)\n"
    "            s[31] = 0;\n"
    "        for (int d = 1; d < 32; d *= 2) {\n"
    "            apart /= 2;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (me < d) {\n"
    "                int low = s[apart * (2 * me + 1) - 1];\n"
    "                s[apart * (2 * me + 1) - 1] = s[apart * (2 * me + 2) - 1];\n"
    "                s[apart * (2 * me + 2) - 1] += low;\n"
    "            }\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        bins.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = (uint)s[me];\n"
    "    }\n"
    "}\n",
    /* 24 */
    "static uint amp_prefix_uint_exclusive(__local uint *to, const __local uint *from, int count)\n"
    "{\n"
    "    uint16 y1 = 0, y2 = 0, y4 = 0, y8 = 0, sum = 0;\n"
    "    int i = 0;\n"
    "    for (; i + 16 <= count; i += 16) {\n"
    "        const uint16 x1 = *(const __local amp_uint16 *)(from + i);\n"
    "        const uint16 x2 = x1 + (uint16)(y1.sf, x1.s0, x1.s1, x1.s2, x1.s3, x1.s4, x1.s5, x1.s6, x1.s7, x1.s8, x1.s9, x1.sa, x1.sb, x1.sc, x1.sd, x1.se);\n"
    "        const uint16 x4 = x2 + (uint16)(y2.se, y2.sf, x2.s0, x2.s1, x2.s2, x2.s3, x2.s4, x2.s5, x2.s6, x2.s7, x2.s8, x2.s9, x2.sa, x2.sb, x2.sc, x2.sd);\n"
    "        const uint16 x8 = x4 + (uint16)(y4.sc, y4.sd, y4.se, y4.sf, x4.s0, x4.s1, x4.s2, x4.s3, x4.s4, x4.s5, x4.s6, x4.s7, x4.s8, x4.s9, x4.sa, x4.sb);\n"
    "        sum += x8 + (uint16)(y8.s8, y8.s9, y8.sa, y8.sb, y8.sc, y8.sd, y8.se, y8.sf, x8.s0, x8.s1, x8.s2, x8.s3, x8.s4, x8.s5, x8.s6, x8.s7);\n"
    "        *(__local amp_uint16 *)(to + i) = sum - x1;\n"
    "        y1 = x1, y2 = x2, y4 = x4, y8 = x8;\n"
    "    }\n"
    "    for (; i < count; i++) {\n"
    "        const uint x = from[i];\n"
    "        sum.sf += x;\n"
    "        to[i] = sum.sf - x;\n"
    "    }\n"
    "    return sum.sf;\n"
    "}\n",
    /* 25 */
    "#line 37 \"tests/emit/prefix_sums.ampc\"\n"
    "AMP_FUNCTION void run_kernel_3_tile(\n"
    "    __global uint *amp_data_bins,\n"
    "    const amp_block_of_run_kernel_3 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};\n"
    "    __local int (*const s)[32] = (__local int (*)[32])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int apart = 1;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 39 \"tests/emit/prefix_sums.ampc\"\n"
    "        \n"
    "        (*s)[me] = (int)bins.data[((int)amp_place.item[0] * 32 + amp_thread_0)];\n"
    "    } amp_prefix_uint_exclusive((__local uint *)(*s), (__local uint *)(*s), 32);\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 58 \"tests/emit/prefix_sums.ampc\"\n"
    "        bins.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = (uint)(*s)[me];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void run_kernel_3_serial(\n"
    "    __global uint *AMP_RESTRICT amp_data_bins,\n"
    "    const amp_block_of_run_kernel_3 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 32;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        run_kernel_3_tile(amp_data_bins, amp_block, amp_at, amp_memory);\n"
    "}\n",
};

static const unsigned amprt_run_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_run_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
static const unsigned amprt_run_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 13};
static const struct amprt_argument amprt_run_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_1",
        .file = "tests/emit/prefix_sums.ampc",
        .line = 10,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {32, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 128,
        .block_size = 48,
        .spmd = {"run_kernel_1", amprt_run_kernel_1_spmd, 8},
        .serial = {"run_kernel_1_serial", amprt_run_kernel_1_serial, 12},
        .several = {"run_kernel_1_several", amprt_run_kernel_1_several, 9},
        .chain_memory = 128,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 512,
        .arguments = amprt_run_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_run_kernel_2_spmd[] = {0, 3, 4, 5, 14, 15, 16};
static const unsigned amprt_run_kernel_2_serial[] = {0, 2, 3, 4, 5, 8, 9, 14, 15, 17, 18, 19, 20};
static const unsigned amprt_run_kernel_2_several[] = {0, 3, 4, 5, 9, 14, 15, 21};
static const struct amprt_argument amprt_run_kernel_2_arguments[] = {
    {.name = "bins", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_2(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_2",
        .file = "tests/emit/prefix_sums.ampc",
        .line = 24,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {32, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 256,
        .block_size = 32,
        .spmd = {"run_kernel_2", amprt_run_kernel_2_spmd, 7},
        .serial = {"run_kernel_2_serial", amprt_run_kernel_2_serial, 13},
        .several = {"run_kernel_2_several", amprt_run_kernel_2_several, 8},
        .chain_memory = 256,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 1024,
        .arguments = amprt_run_kernel_2_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_run_kernel_3_spmd[] = {0, 3, 4, 5, 15, 22, 23};
static const unsigned amprt_run_kernel_3_serial[] = {0, 2, 3, 4, 5, 8, 9, 15, 17, 22, 24, 25};
static const struct amprt_argument amprt_run_kernel_3_arguments[] = {
    {.name = "bins", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_3(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_3",
        .file = "tests/emit/prefix_sums.ampc",
        .line = 37,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {32, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 128,
        .block_size = 32,
        .spmd = {"run_kernel_3", amprt_run_kernel_3_spmd, 7},
        .serial = {"run_kernel_3_serial", amprt_run_kernel_3_serial, 12},
        .chain_memory = 128,
        .serial_tiles = 64,
        .arguments = amprt_run_kernel_3_arguments,
        .argument_count = 1,
    };
    return &kernel;
}
