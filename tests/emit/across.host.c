/* Made by ampcc from across.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_transpose_kernel_1(void);
static struct amprt_kernel *amprt_flat_kernel_1(void);
static struct amprt_kernel *amprt_likeness_kernel_1(void);
static struct amprt_kernel *amprt_distances_kernel_1(void);
static struct amprt_kernel *amprt_blur_kernel_1(void);
#line 1 "tests/emit/across.ampc"
/* Threads side by side take elements of different rows, or mostly of one row: a launch
   on a GPU has groups that suit them. */
#include <amp.h>

void transpose(array_view(const float, 2) in, array_view(float, 2) out)
{
    amprt_launch_2(amprt_transpose_kernel_1(), NULL, amp_extent_2(in), (const void *const[]){&out, &in}
#line 9 "tests/emit/across.ampc"
);
}

void flat(array_view(const float, 1) in, array_view(float, 1) out, int n)
{
    amprt_launch_2(amprt_flat_kernel_1(), NULL, extent(n, n), (const void *const[]){&n, &out, &in}
#line 17 "tests/emit/across.ampc"
);
}

void likeness(array_view(const float, 2) a, array_view(float, 2) out)
{
    amprt_launch_2(amprt_likeness_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&a, &out}
#line 27 "tests/emit/across.ampc"
);
}

/* Not so: points of three numbers. */
void distances(array_view(const float, 2) points, array_view(float, 2) out)
{
    amprt_launch_2(amprt_distances_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&points, &out}
#line 40 "tests/emit/across.ampc"
);
}

/* Nor a sum of neighbours, which is stored across. */
void blur(array_view(const float, 2) in, array_view(float, 2) out)
{
    amprt_launch_2(amprt_blur_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&in, &out}
#line 52 "tests/emit/across.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_transpose_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 out;\n"
    "    amp_shape_2 in;\n"
    "} amp_block_of_transpose_kernel_1;\n"
    "typedef char amp_size_of_transpose_kernel_1[sizeof(amp_block_of_transpose_kernel_1) == 64 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/across.ampc\"\n"
    "__kernel\n"
    "void transpose_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 7 \"tests/emit/across.ampc\"\n"
    "    {\n"
    "        out.data[i.y * out.stride0 + i.x] = in.data[i.x * in.stride0 + i.y];\n"
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
    "static void amp_turn_float16(float16 *rows)\n"
    "{\n"
    "    float16 next[16];\n"
    "#pragma unroll\n"
    "    for (int round = 0; round < 4; round++) {\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 8; i++) {\n"
    "            const float16 a = rows[i], b = rows[i + 8];\n"
    "            next[2 * i] = (float16)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3, a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);\n"
    "            next[2 * i + 1] = (float16)(a.s8, b.s8, a.s9, b.s9, a.sa, b.sa, a.sb, b.sb, a.sc, b.sc, a.sd, b.sd, a.se, b.se, a.sf, b.sf);\n"
    "        }\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 16; i++)\n"
    "            rows[i] = next[i];\n"
    "    }\n"
    "}\n",
    /* 12 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 13 */
    "#line 7 \"tests/emit/across.ampc\"\n"
    "AMP_KERNEL void transpose_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 16 * 16;\n"
    "    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] \? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 16 * 16;\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "#line 8 \"tests/emit/across.ampc\"\n"
    "    \n"
    "    for (int amp_first_0 = amp_begin_0; amp_first_0 < amp_end_0; amp_first_0 += 16) {\n"
    "        for (int amp_first_1 = amp_begin_1; amp_first_1 < amp_end_1; amp_first_1 += 16) {\n"
    "            const int amp_past_0 = min(amp_first_0 + 16, amp_end_0);\n"
    "            const int amp_past_1 = min(amp_first_1 + 16, amp_end_1);\n"
    "            if (amp_past_0 - amp_first_0 == 16 && amp_past_1 - amp_first_1 == 16) {\n"
    "                float16 amp_rows[16];\n"
    "                #pragma unroll\n"
    "                for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                    const int amp_thread_0 = amp_first_0 + amp_row;\n"
    "                    const int amp_thread_1 = amp_first_1;\n"
    "                    {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        amp_rows[amp_row] = vload16(0, &in.data[i.x * in.stride0 + i.y]);\n"
    "                    }\n"
    "                }\n"
    "                amp_turn_float16(amp_rows);\n"
    "                #pragma unroll\n"
    "                for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                    const int amp_thread_0 = amp_first_0;\n"
    "                    const int amp_thread_1 = amp_first_1 + amp_row;\n"
    "                    {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        vstore16(amp_rows[amp_row], 0, &out.data[i.y * out.stride0 + i.x]);\n"
    "                    }\n"
    "                }\n"
    "            } else {\n"
    "                for (int amp_thread_0 = amp_first_0; amp_thread_0 < amp_past_0; amp_thread_0++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_first_1; amp_thread_1 < amp_past_1; amp_thread_1++) {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 8 \"tests/emit/across.ampc\"\n"
    "                        out.data[i.y * out.stride0 + i.x] = in.data[i.x * in.stride0 + i.y];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "#line 7 \"tests/emit/across.ampc\"\n"
    "static void transpose_kernel_1_element(\n"
    "    const view_float_2 out,\n"
    "    const view_float_2 in,\n"
    "    int2 i)\n"
    "#line 7 \"tests/emit/across.ampc\"\n"
    "{\n"
    "    out.data[i.y * out.stride0 + i.x] = in.data[i.x * in.stride0 + i.y];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void transpose_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_transpose_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
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
    "            transpose_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        transpose_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 15 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 16 */
    "typedef struct amp_block_of_flat_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 in;\n"
    "} amp_block_of_flat_kernel_1;\n"
    "typedef char amp_size_of_flat_kernel_1[sizeof(amp_block_of_flat_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 17 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 18 */
    "#line 14 \"tests/emit/across.ampc\"\n"
    "__kernel\n"
    "void flat_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_flat_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 14 \"tests/emit/across.ampc\"\n"
    "    {\n"
    "        int row = i.x; int column = i.y; int to = column * n;\n"
    "        out.data[to + row] = in.data[row * n + column];\n"
    "    }\n"
    "}\n",
    /* 19 */
    "#line 14 \"tests/emit/across.ampc\"\n"
    "AMP_KERNEL void flat_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_flat_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int row = i.x;\n"
    "        for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {\n"
    "            amp_past = amp_stop - amp_lanes > 16 \? amp_lanes + 16 : amp_stop;\n"
    "            const int amp_thread_1 = amp_lanes;\n"
    "            const int amp_first_to = (int)(((int2)(amp_thread_0, amp_thread_1)).y) * n;\n"
    "            int amp_apart = amp_past - amp_lanes < 16;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "            for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_lanes + 16; amp_thread_1++) {\n"
    "                int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int column = i.y;\n"
    "                int to = column * n;\n"
    "                amp_apart |= to ^ (amp_first_to + (amp_thread_1 - amp_lanes));\n"
    "            }\n"
    "            if (amp_apart == 0) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_lanes + 16; amp_thread_1++) {\n"
    "                    int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int column = i.y;\n"
    "                    int to = amp_first_to + (amp_thread_1 - amp_lanes);\n"
    "#line 15 \"tests/emit/across.ampc\"\n"
    "                    \n"
    "                    out.data[(long)to + row] = in.data[(long)row * n + column];\n"
    "                }\n"
    "            } else {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_past; amp_thread_1++) {\n"
    "                    int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int column = i.y;\n"
    "                    int to = column * n;\n"
    "#line 15 \"tests/emit/across.ampc\"\n"
    "                    \n"
    "                    out.data[to + row] = in.data[(long)row * n + column];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#line 14 \"tests/emit/across.ampc\"\n"
    "static void flat_kernel_1_element(\n"
    "    const int n,\n"
    "    const view_float_1 out,\n"
    "    const view_float_1 in,\n"
    "    int2 i)\n"
    "#line 14 \"tests/emit/across.ampc\"\n"
    "{\n"
    "    int row = i.x; int column = i.y; int to = column * n;\n"
    "    out.data[to + row] = in.data[row * n + column];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void flat_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_flat_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
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
    "            flat_kernel_1_element(n, out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        flat_kernel_1_element(n, out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 21 */
    "typedef struct amp_block_of_likeness_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_likeness_kernel_1;\n"
    "typedef char amp_size_of_likeness_kernel_1[sizeof(amp_block_of_likeness_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 22 */
    "#line 22 \"tests/emit/across.ampc\"\n"
    "__kernel\n"
    "void likeness_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_likeness_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 22 \"tests/emit/across.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < a.extent1; k++)\n"
    "            sum += a.data[i.x * a.stride0 + k] * a.data[i.y * a.stride0 + k];\n"
    "        out.data[i.x * out.stride0 + i.y] = sum;\n"
    "    }\n"
    "}\n",
    /* 23 */
    "static void amp_turn_float8(float8 *rows)\n"
    "{\n"
    "    float8 next[8];\n"
    "#pragma unroll\n"
    "    for (int round = 0; round < 3; round++) {\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 4; i++) {\n"
    "            const float8 a = rows[i], b = rows[i + 4];\n"
    "            next[2 * i] = (float8)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3);\n"
    "            next[2 * i + 1] = (float8)(a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);\n"
    "        }\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 8; i++)\n"
    "            rows[i] = next[i];\n"
    "    }\n"
    "}\n",
    /* 24 */
    "#line 22 \"tests/emit/across.ampc\"\n"
    "AMP_KERNEL void likeness_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_likeness_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    int extent = a.extent1;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "        {\n"
    "            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1 - 7; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_strip + 8;\n"
    "                float sum[8];\n"
    "                #pragma unroll\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "#line 24 \"tests/emit/across.ampc\"\n"
    "                    \n"
    "#line 23 \"tests/emit/across.ampc\"\n"
    "                    sum[amp_thread_1 - amp_strip] = 0;\n"
    "                } \n"
    "                {\n"
    "                    int k = 0;\n"
    "                    for (; k < extent && (ulong)extent - (ulong)k >= 8; k += 8) {\n"
    "                        float8 amp_lines_0[8];\n"
    "                        #pragma unroll\n"
    "                        for (int amp_line = 0; amp_line < 8; amp_line++) {\n"
    "                            const int amp_thread_1 = amp_strip + amp_line;\n"
    "                            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            amp_lines_0[amp_line] = vload8(0, &a.data[i.y * a.stride0 + k]);\n"
    "                        }\n"
    "                        amp_turn_float8(amp_lines_0);\n"
    "                        #pragma unroll\n"
    "                        for (int amp_trip = 0; amp_trip < 8; amp_trip++) {\n"
    "                            const int amp_now = (int)(k + amp_trip);\n"
    "                            {\n"
    "                                const int k = amp_now;\n"
    "                                #pragma unroll\n"
    "                                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                                    int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 25 \"tests/emit/across.ampc\"\n"
    "                                    sum[amp_thread_1 - amp_strip] += a.data[i.x * a.stride0 + k] * ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_1 - amp_strip];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                    for (; k < extent; k++) {\n"
    "                        #pragma unroll\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 25 \"tests/emit/across.ampc\"\n"
    "                            sum[amp_thread_1 - amp_strip] += a.data[i.x * a.stride0 + k] * a.data[i.y * a.stride0 + k];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma unroll\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 26 \"tests/emit/across.ampc\"\n"
    "                    out.data[(long)i.x * out.stride0 + i.y] = sum[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (int amp_strip = amp_end_1 - (amp_end_1 - amp_begin_1) % 8, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_strip + 1; const int amp_thread_1 = amp_strip;\n"
    "                float sum[8];\n"
    "                {\n"
    "#line 24 \"tests/emit/across.ampc\"\n"
    "                    \n"
    "#line 23 \"tests/emit/across.ampc\"\n"
    "                    sum[amp_thread_1 - amp_strip] = 0;\n"
    "                } for (int k = 0; k < extent; k++) {\n"
    "                    {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 25 \"tests/emit/across.ampc\"\n"
    "                        sum[amp_thread_1 - amp_strip] += a.data[i.x * a.stride0 + k] * a.data[i.y * a.stride0 + k];\n"
    "                    }\n"
    "                }\n"
    "                {\n"
    "                    int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 26 \"tests/emit/across.ampc\"\n"
    "                    out.data[(long)i.x * out.stride0 + i.y] = sum[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "}\n",
    /* 25 */
    "#line 22 \"tests/emit/across.ampc\"\n"
    "static void likeness_kernel_1_element(\n"
    "    const view_float_2 a,\n"
    "    const view_float_2 out,\n"
    "    int2 i)\n"
    "#line 22 \"tests/emit/across.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < a.extent1; k++)\n"
    "        sum += a.data[i.x * a.stride0 + k] * a.data[i.y * a.stride0 + k];\n"
    "    out.data[i.x * out.stride0 + i.y] = sum;\n"
    "}\n"
    "\n"
    "static void likeness_kernel_1_elements(\n"
    "    const view_float_2 a,\n"
    "    const view_float_2 out,\n"
    "    int2 i)\n"
    "#line 22 \"tests/emit/across.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 23 \"tests/emit/across.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    for (int k = 0; k < a.extent1; k++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/across.ampc\"\n"
    "            sum[amp_n] += a.data[(i.x + amp_n) * a.stride0 + k] * a.data[i.y * a.stride0 + k]; } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 26 \"tests/emit/across.ampc\"\n"
    "        out.data[(i.x + amp_n) * out.stride0 + i.y] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void likeness_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_likeness_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
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
    "            likeness_kernel_1_element(a, out, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    likeness_kernel_1_elements(a, out, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 26 */
    "typedef struct amp_block_of_distances_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 points;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_distances_kernel_1;\n"
    "typedef char amp_size_of_distances_kernel_1[sizeof(amp_block_of_distances_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 27 */
    "#line 33 \"tests/emit/across.ampc\"\n"
    "__kernel\n"
    "void distances_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_distances_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 33 \"tests/emit/across.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < 3; k++) {\n"
    "            float d = points.data[i.x * points.stride0 + k] - points.data[i.y * points.stride0 + k];\n"
    "            sum += d * d;\n"
    "        }\n"
    "        out.data[i.x * out.stride0 + i.y] = sum;\n"
    "    }\n"
    "}\n",
    /* 28 */
    "#ifndef AMP_OVERLAP\n"
    "#line 33 \"tests/emit/across.ampc\"\n"
    "AMP_KERNEL void distances_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_distances_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 34 \"tests/emit/across.ampc\"\n"
    "            float sum = 0;\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 3; k++) { float d = points.data[i.x * 3 + k] - points.data[(long)i.y * 3 + k];\n"
    "                sum += d * d;\n"
    "            }\n"
    "            out.data[(long)i.x * out.stride0 + i.y] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 33 \"tests/emit/across.ampc\"\n"
    "AMP_KERNEL void distances_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_distances_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 34 \"tests/emit/across.ampc\"\n"
    "            float sum = 0;\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 3; k++) { float d = points.data[i.x * points.stride0 + k] - points.data[i.y * points.stride0 + k];\n"
    "                sum += d * d;\n"
    "            }\n"
    "            out.data[i.x * out.stride0 + i.y] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 29 */
    "#line 33 \"tests/emit/across.ampc\"\n"
    "static void distances_kernel_1_element(\n"
    "    const view_float_2 points,\n"
    "    const view_float_2 out,\n"
    "    int2 i)\n"
    "#line 33 \"tests/emit/across.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < 3; k++) {\n"
    "        float d = points.data[i.x * points.stride0 + k] - points.data[i.y * points.stride0 + k];\n"
    "        sum += d * d;\n"
    "    }\n"
    "    out.data[i.x * out.stride0 + i.y] = sum;\n"
    "}\n"
    "\n"
    "static void distances_kernel_1_elements(\n"
    "    const view_float_2 points,\n"
    "    const view_float_2 out,\n"
    "    int2 i)\n"
    "#line 33 \"tests/emit/across.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 34 \"tests/emit/across.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 3; k++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 36 \"tests/emit/across.ampc\"\n"
    "            float d = points.data[(i.x + amp_n) * points.stride0 + k] - points.data[i.y * points.stride0 + k];\n"
    "            sum[amp_n] += d * d;\n"
    "#line 36 \"tests/emit/across.ampc\"\n"
    "        }\n"
    "\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 39 \"tests/emit/across.ampc\"\n"
    "        out.data[(i.x + amp_n) * out.stride0 + i.y] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void distances_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_distances_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
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
    "            distances_kernel_1_element(points, out, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    distances_kernel_1_elements(points, out, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 30 */
    "typedef struct amp_block_of_blur_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_blur_kernel_1;\n"
    "typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 31 */
    "#line 46 \"tests/emit/across.ampc\"\n"
    "__kernel\n"
    "void blur_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 46 \"tests/emit/across.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int j = 0; j < 3; j++)\n"
    "            for (int k = 0; k < 3; k++)\n"
    "                sum += in.data[(i.x + j) * in.stride0 + (i.y + k)];\n"
    "        out.data[i.y * out.stride0 + i.x] = sum;\n"
    "    }\n"
    "}\n",
    /* 32 */
    "#line 46 \"tests/emit/across.ampc\"\n"
    "AMP_KERNEL void blur_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 47 \"tests/emit/across.ampc\"\n"
    "            float sum = 0;\n"
    "            #pragma unroll\n"
    "            for (int j = 0; j < 3; j++) \n"
    "                #pragma unroll\n"
    "                for (int k = 0; k < 3; k++)\n"
    "#line 50 \"tests/emit/across.ampc\"\n"
    "                    sum += in.data[(i.x + j) * in.stride0 + (i.y + k)];\n"
    "            out.data[i.y * out.stride0 + i.x] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 33 */
    "#line 46 \"tests/emit/across.ampc\"\n"
    "static void blur_kernel_1_element(\n"
    "    const view_float_2 in,\n"
    "    const view_float_2 out,\n"
    "    int2 i)\n"
    "#line 46 \"tests/emit/across.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int j = 0; j < 3; j++)\n"
    "        for (int k = 0; k < 3; k++)\n"
    "            sum += in.data[(i.x + j) * in.stride0 + (i.y + k)];\n"
    "    out.data[i.y * out.stride0 + i.x] = sum;\n"
    "}\n"
    "\n"
    "static void blur_kernel_1_elements(\n"
    "    const view_float_2 in,\n"
    "    const view_float_2 out,\n"
    "    int2 i)\n"
    "#line 46 \"tests/emit/across.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 47 \"tests/emit/across.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int j = 0; j < 3; j++) { \n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 3; k++) {\n"
    "#line 50 \"tests/emit/across.ampc\"\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 50 \"tests/emit/across.ampc\"\n"
    "                sum[amp_n] += in.data[(i.x + amp_n + j) * in.stride0 + (i.y + k)]; } } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 51 \"tests/emit/across.ampc\"\n"
    "        out.data[i.y * out.stride0 + (i.x + amp_n)] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void blur_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
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
    "            blur_kernel_1_element(in, out, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    blur_kernel_1_elements(in, out, (int2)(amp_first, amp_x));\n"
    "}\n",
};

static const unsigned amprt_transpose_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_transpose_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13};
static const unsigned amprt_transpose_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 14};
static const struct amprt_argument amprt_transpose_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_transpose_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "transpose_kernel_1",
        .file = "tests/emit/across.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_IS_ACROSS | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"transpose_kernel_1", amprt_transpose_kernel_1_spmd, 9},
        .serial = {"transpose_kernel_1_serial", amprt_transpose_kernel_1_serial, 12},
        .several = {"transpose_kernel_1_several", amprt_transpose_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_transpose_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_flat_kernel_1_spmd[] = {2, 3, 4, 5, 7, 15, 16, 17, 18};
static const unsigned amprt_flat_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 12, 15, 16, 17, 19};
static const unsigned amprt_flat_kernel_1_several[] = {2, 3, 4, 5, 7, 15, 16, 17, 20};
static const struct amprt_argument amprt_flat_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_flat_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "flat_kernel_1",
        .file = "tests/emit/across.ampc",
        .line = 14,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_IS_ACROSS | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"flat_kernel_1", amprt_flat_kernel_1_spmd, 9},
        .serial = {"flat_kernel_1_serial", amprt_flat_kernel_1_serial, 11},
        .several = {"flat_kernel_1_several", amprt_flat_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_flat_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_likeness_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 21, 22};
static const unsigned amprt_likeness_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 12, 21, 23, 24};
static const unsigned amprt_likeness_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 7, 12, 21, 25};
static const struct amprt_argument amprt_likeness_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_likeness_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "likeness_kernel_1",
        .file = "tests/emit/across.ampc",
        .line = 22,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_ACROSS | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"likeness_kernel_1", amprt_likeness_kernel_1_spmd, 9},
        .serial = {"likeness_kernel_1_serial", amprt_likeness_kernel_1_serial, 12},
        .several = {"likeness_kernel_1_several", amprt_likeness_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_likeness_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_distances_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 26, 27};
static const unsigned amprt_distances_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 12, 26, 28};
static const unsigned amprt_distances_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 7, 12, 26, 29};
static const struct amprt_argument amprt_distances_kernel_1_arguments[] = {
    {.name = "points", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_distances_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 0, .dimension = 0, .number = 3},
};
static struct amprt_kernel *amprt_distances_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "distances_kernel_1",
        .file = "tests/emit/across.ampc",
        .line = 33,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"distances_kernel_1", amprt_distances_kernel_1_spmd, 9},
        .serial = {"distances_kernel_1_serial", amprt_distances_kernel_1_serial, 11},
        .several = {"distances_kernel_1_several", amprt_distances_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_distances_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_distances_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_blur_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 30, 31};
static const unsigned amprt_blur_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 12, 30, 32};
static const unsigned amprt_blur_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 7, 12, 30, 33};
static const struct amprt_argument amprt_blur_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_blur_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "blur_kernel_1",
        .file = "tests/emit/across.ampc",
        .line = 46,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"blur_kernel_1", amprt_blur_kernel_1_spmd, 9},
        .serial = {"blur_kernel_1_serial", amprt_blur_kernel_1_serial, 11},
        .several = {"blur_kernel_1_several", amprt_blur_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_blur_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
