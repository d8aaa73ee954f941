/* Made by ampcc from guards.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_inside_kernel_1(void);
static struct amprt_kernel *amprt_returns_kernel_1(void);
static struct amprt_kernel *amprt_edges_kernel_1(void);
#line 1 "tests/emit/guards.ampc"
// Conditions that compare a thread's place in its row with a number: ends of
// loops, and segments, on CPUs.
#include <amp.h>

void inside(array_view(const float, 2) in, array_view(float, 2) out, int h,
            int w)
{
    amprt_launch_2(amprt_inside_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&h, &w, &out, &in}
#line 14 "tests/emit/guards.ampc"
);
}

void returns(array_view(const float, 1) in, array_view(float, 1) out, int n)
{
    amprt_launch_tiled_1(amprt_returns_kernel_1(), NULL, tile(amp_extent_1(out), 64),
        (const void *const[]){&n, &out, &in}
#line 26 "tests/emit/guards.ampc"
);
}

void edges(array_view(int, 1) out, int n)
{
    amprt_launch_1(amprt_edges_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&n, &out}
#line 34 "tests/emit/guards.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_inside_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int h;\n"
    "    int w;\n"
    "    amp_shape_2 out;\n"
    "    amp_shape_2 in;\n"
    "} amp_block_of_inside_kernel_1;\n"
    "typedef char amp_size_of_inside_kernel_1[sizeof(amp_block_of_inside_kernel_1) == 72 \? 1 : -1];\n"
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
    "#line 8 \"tests/emit/guards.ampc\"\n"
    "__kernel\n"
    "void inside_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_inside_kernel_1 amp_block)\n"
    "{\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};\n"
    "    int2 p = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (p.x >= amp_block.amp_domain[0]\n"
    "        || p.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 8 \"tests/emit/guards.ampc\"\n"
    "    {\n"
    "        int y = p.x; int x = p.y;\n"
    "        if (y > 0 && y < h - 1 && x > 0 && x < w - 1)\n"
    "            out.data[y * out.stride0 + x] = in.data[y * in.stride0 + (x - 1)] + in.data[y * in.stride0 + (x + 1)]; else\n"
    "\n"
    "            out.data[y * out.stride0 + x] = 0;\n"
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
    "#line 8 \"tests/emit/guards.ampc\"\n"
    "AMP_KERNEL void inside_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_inside_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = p.x;\n"
    "#line 10 \"tests/emit/guards.ampc\"\n"
    "        {\n"
    "            const int amp_past_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_past_1 > amp_from_3 && amp_past_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_past_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_1 = amp_from_3;\n"
    "                if (y > 0 && y < h - 1 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) > 0 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) < w - 1) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = p.y;\n"
    "#line 11 \"tests/emit/guards.ampc\"\n"
    "                        out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + ((long)x - 1)] + in.data[(long)y * in.stride0 + ((long)x + 1)];\n"
    "                    }\n"
    "                } else {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = p.y;\n"
    "#line 13 \"tests/emit/guards.ampc\"\n"
    "                        out.data[(long)y * out.stride0 + x] = 0;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "#line 8 \"tests/emit/guards.ampc\"\n"
    "static void inside_kernel_1_element(\n"
    "    const int h,\n"
    "    const int w,\n"
    "    const view_float_2 out,\n"
    "    const view_float_2 in,\n"
    "    int2 p)\n"
    "#line 8 \"tests/emit/guards.ampc\"\n"
    "{\n"
    "    int y = p.x; int x = p.y;\n"
    "    if (y > 0 && y < h - 1 && x > 0 && x < w - 1)\n"
    "        out.data[y * out.stride0 + x] = in.data[y * in.stride0 + (x - 1)] + in.data[y * in.stride0 + (x + 1)]; else\n"
    "\n"
    "        out.data[y * out.stride0 + x] = 0;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void inside_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_inside_kernel_1 amp_block)\n"
    "{\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};\n"
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
    "            inside_kernel_1_element(h, w, out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        inside_kernel_1_element(h, w, out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 14 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 15 */
    "typedef struct amp_block_of_returns_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 in;\n"
    "} amp_block_of_returns_kernel_1;\n"
    "typedef char amp_size_of_returns_kernel_1[sizeof(amp_block_of_returns_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 17 */
    "#line 19 \"tests/emit/guards.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void returns_kernel_1(\n"
    "    __global float *amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_returns_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "#line 20 \"tests/emit/guards.ampc\"\n"
    "    {\n"
    "        int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0));\n"
    "        (void)(int)get_local_id(0);\n"
    "        if (i < 1 || i >= n)\n"
    "            return;\n"
    "        out.data[i] = in.data[2 * n + i - 1];\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#line 19 \"tests/emit/guards.ampc\"\n"
    "AMP_FUNCTION void returns_kernel_1_tile(\n"
    "    __global float *amp_data_out,\n"
    "    __global const float *amp_data_in,\n"
    "    const amp_block_of_returns_kernel_1 amp_block,\n"
    "    const amp_place amp_place)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "#line 21 \"tests/emit/guards.ampc\"\n"
    "        \n"
    "        (void)amp_thread_0;\n"
    "    }  {\n"
    "        const int amp_from_1 = (int)clamp((long)1 - (int)(((int)amp_place.item[0] * 64 + amp_thread_0)), (long)0, (long)64);\n"
    "#line 23 \"tests/emit/guards.ampc\"\n"
    "        {\n"
    "            const int amp_to_2 = (int)clamp((long)n - (int)(((int)amp_place.item[0] * 64 + amp_thread_0)), (long)amp_from_1, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "                int i = ((int)amp_place.item[0] * 64 + amp_thread_0);\n"
    "#line 25 \"tests/emit/guards.ampc\"\n"
    "                out.data[i] = in.data[2 * (long)n + i - 1];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void returns_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_returns_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        returns_kernel_1_tile(amp_data_out, amp_data_in, amp_block, amp_at);\n"
    "}\n",
    /* 19 */
    "#line 19 \"tests/emit/guards.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void returns_kernel_1_several(\n"
    "    __global float *amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_returns_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 64 - 1;\n"
    "#endif\n"
    "#line 20 \"tests/emit/guards.ampc\"\n"
    "    {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 21 \"tests/emit/guards.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; int i = at * 64 + (int)get_local_id(0);\n"
    "            (void)(int)get_local_id(0);\n"
    "            if (i >= 1 && i < n) {\n"
    "\n"
    "                out.data[i] = in.data[2 * n + i - 1]; }\n"
    "#line 21 \"tests/emit/guards.ampc\"\n"
    "        }\n"
    "#line 26 \"tests/emit/guards.ampc\"\n"
    "    }\n"
    "}\n",
    /* 20 */
    "typedef struct amp_block_of_edges_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_edges_kernel_1;\n"
    "typedef char amp_size_of_edges_kernel_1[sizeof(amp_block_of_edges_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 21 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 22 */
    "#line 31 \"tests/emit/guards.ampc\"\n"
    "__kernel\n"
    "void edges_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_edges_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 31 \"tests/emit/guards.ampc\"\n"
    "    {\n"
    "        if (i == 0 || i == n - 1)\n"
    "            out.data[i] = n;\n"
    "    }\n"
    "}\n",
    /* 23 */
    "#line 31 \"tests/emit/guards.ampc\"\n"
    "AMP_KERNEL void edges_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_edges_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        int i = amp_thread_0;\n"
    "#line 32 \"tests/emit/guards.ampc\"\n"
    "        {\n"
    "            const int amp_at_1 = (int)clamp((long)0 - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_past_1 = (int)clamp((long)0 - (amp_thread_0) + 1, (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp((long)(n - 1) - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_past_2 = (int)clamp((long)(n - 1) - (amp_thread_0) + 1, (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_1;\n"
    "                if (amp_past_1 > amp_from_3 && amp_past_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_past_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                if (amp_past_2 > amp_from_3 && amp_past_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_past_2;\n"
    "                const int amp_thread_0 = amp_from_3;\n"
    "                if ((amp_thread_0) == 0 || (amp_thread_0) == n - 1) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 33 \"tests/emit/guards.ampc\"\n"
    "                        out.data[i] = n;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 24 */
    "#line 31 \"tests/emit/guards.ampc\"\n"
    "static void edges_kernel_1_element(\n"
    "    const int n,\n"
    "    const view_int_1 out,\n"
    "    int i)\n"
    "#line 31 \"tests/emit/guards.ampc\"\n"
    "{\n"
    "    if (i == 0 || i == n - 1)\n"
    "        out.data[i] = n;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void edges_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_edges_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            edges_kernel_1_element(n, out, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        edges_kernel_1_element(n, out, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_inside_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_inside_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_inside_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 13};
static const struct amprt_argument amprt_inside_kernel_1_arguments[] = {
    {.name = "h", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "w", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_inside_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "inside_kernel_1",
        .file = "tests/emit/guards.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"inside_kernel_1", amprt_inside_kernel_1_spmd, 9},
        .serial = {"inside_kernel_1_serial", amprt_inside_kernel_1_serial, 11},
        .several = {"inside_kernel_1_several", amprt_inside_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_inside_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}

static const unsigned amprt_returns_kernel_1_spmd[] = {2, 3, 4, 5, 14, 15, 16, 17};
static const unsigned amprt_returns_kernel_1_serial[] = {2, 3, 4, 5, 9, 11, 14, 15, 16, 18};
static const unsigned amprt_returns_kernel_1_several[] = {2, 3, 4, 5, 11, 14, 15, 16, 19};
static const struct amprt_argument amprt_returns_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_returns_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "returns_kernel_1",
        .file = "tests/emit/guards.ampc",
        .line = 19,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"returns_kernel_1", amprt_returns_kernel_1_spmd, 8},
        .serial = {"returns_kernel_1_serial", amprt_returns_kernel_1_serial, 10},
        .several = {"returns_kernel_1_several", amprt_returns_kernel_1_several, 9},
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 0,
        .arguments = amprt_returns_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_edges_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 20, 21, 22};
static const unsigned amprt_edges_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 14, 20, 21, 23};
static const unsigned amprt_edges_kernel_1_several[] = {2, 3, 4, 5, 14, 20, 21, 24};
static const struct amprt_argument amprt_edges_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_edges_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "edges_kernel_1",
        .file = "tests/emit/guards.ampc",
        .line = 31,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"edges_kernel_1", amprt_edges_kernel_1_spmd, 9},
        .serial = {"edges_kernel_1_serial", amprt_edges_kernel_1_serial, 11},
        .several = {"edges_kernel_1_several", amprt_edges_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_edges_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
