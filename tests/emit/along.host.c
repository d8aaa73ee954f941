/* Made by ampcc from along.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_attend_kernel_1(void);
static struct amprt_kernel *amprt_soften_kernel_1(void);
static struct amprt_kernel *amprt_assign_kernel_1(void);
static struct amprt_kernel *amprt_find_least_kernel_1(void);
static struct amprt_kernel *amprt_normalize__kernel_1(void);
static struct amprt_kernel *amprt_differences_kernel_1(void);
#line 1 "tests/emit/along.ampc"
// Threads with rows of their own: loops that share what they read, and loops along
// the rows, of which one computes more than it takes to gather.
#include <amp.h>
#include <stdlib.h>
#include <math.h>

enum { KEYS = 40, WIDTH = 16 };

void attend(array_view(const float, 2) queries, array_view(const float, 2) keys,
            array_view(float, 2) out)
{
    amprt_launch_1(amprt_attend_kernel_1(), NULL, extent(KEYS), (const void *const[]){&queries, &keys, &out}
#line 27 "tests/emit/along.ampc"
);
}

void soften(array_view(const float, 2) in, array_view(float, 2) out)
{
    amprt_launch_1(amprt_soften_kernel_1(), NULL, extent(KEYS), (const void *const[]){&in, &out}
#line 43 "tests/emit/along.ampc"
);
}

/* What each thread loads of its row before the loop, it loads by itself. */
void assign(array_view(const float, 2) points, array_view(const float, 2) centres,
            array_view(int, 1) nearest)
{
    amprt_launch_1(amprt_assign_kernel_1(), NULL, amp_extent_1(nearest), (const void *const[]){&points, &centres, &nearest}
#line 63 "tests/emit/along.ampc"
);
}

/* So it is where nobody knows how long the loop is. */
void find_least(array_view(const float, 2) points, array_view(const float, 2) planes,
                array_view(float, 1) least)
{
    amprt_launch_1(amprt_find_least_kernel_1(), NULL, amp_extent_1(least), (const void *const[]){&planes, &points, &least}
#line 80 "tests/emit/along.ampc"
);
}

/* Rows together, as far as they are summed; what is stored, one row after the other. */
void normalize(array_view(const float, 2) in, array_view(float, 2) out, int n)
{
    amprt_launch_1(amprt_normalize__kernel_1(), NULL, extent(n), (const void *const[]){&n, &in, &out}
#line 93 "tests/emit/along.ampc"
);
}

/* Sums along blocks of each thread's own; abs is an instruction. */
void differences(array_view(const int, 2) a, array_view(const int, 2) b, array_view(int, 2) sums)
{
    amprt_launch_2(amprt_differences_kernel_1(), NULL, amp_extent_2(sums), (const void *const[]){&a, &b, &sums}
#line 105 "tests/emit/along.ampc"
);
}

#line 1 "ampcc"
#undef name
#undef file
#undef line
#undef parts
#undef rank
#undef tile
#undef needs
#undef tile_memory
#undef block_size
#undef spmd
#undef serial
#undef chain_memory
#undef several
#undef always_serial
#undef serial_rows
#undef serial_tiles
#undef serial_few
#undef several_tiles
#undef several_memory
#undef arguments
#undef argument_count
#undef bounds
#undef bound_count
#undef value
#undef view
#undef dimension
#undef number
#undef failures
#undef outside
#undef kind
#undef offset
#undef size
#undef access
#undef element
#undef private_memory
#undef kernel

static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_attend_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 queries;\n"
    "    amp_shape_2 keys;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_attend_kernel_1;\n"
    "typedef char amp_size_of_attend_kernel_1[sizeof(amp_block_of_attend_kernel_1) == 88 \? 1 : -1];\n"
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
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 9 */
    "#line 12 \"tests/emit/along.ampc\"\n"
    "__kernel\n"
    "void attend_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_queries,\n"
    "    __global const float *AMP_RESTRICT amp_data_keys,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_attend_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 queries = {AMP_DATA(__global float *, amp_data_queries, AMP_SHAPE(0, queries)), (amp_offset)AMP_SHAPE(0, queries).stride0, AMP_SHAPE(0, queries).extent0, AMP_SHAPE(0, queries).extent1};\n"
    "    const view_float_2 keys = {AMP_DATA(__global float *, amp_data_keys, AMP_SHAPE(1, keys)), (amp_offset)AMP_SHAPE(1, keys).stride0, AMP_SHAPE(1, keys).extent0, AMP_SHAPE(1, keys).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 12 \"tests/emit/along.ampc\"\n"
    "    {\n"
    "        float sum[16]; float mine[16];\n"
    "        #pragma unroll\n"
    "        for (int d = 0; d < 16; d++) { sum[d] = 0;\n"
    "            mine[d] = queries.data[i * queries.stride0 + d];\n"
    "        }\n"
    "        for (int j = 0; j < 40; j++) {\n"
    "            float s = 0;\n"
    "            #pragma unroll\n"
    "            for (int d = 0; d < 16; d++) s += mine[d] * keys.data[j * keys.stride0 + d];\n"
    "            #pragma unroll\n"
    "            for (int d = 0; d < 16; d++) sum[d] += s * keys.data[j * keys.stride0 + d];\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int d = 0; d < 16; d++) out.data[i * out.stride0 + d] = sum[d];\n"
    "    }\n"
    "}\n",
    /* 10 */
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
    /* 11 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 12 */
    "#line 12 \"tests/emit/along.ampc\"\n"
    "AMP_KERNEL void attend_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_queries,\n"
    "    __global const float *AMP_RESTRICT amp_data_keys,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_attend_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 queries = {AMP_DATA(__global float *, amp_data_queries, AMP_SHAPE(0, queries)), (amp_offset)AMP_SHAPE(0, queries).stride0, AMP_SHAPE(0, queries).extent0, AMP_SHAPE(0, queries).extent1};\n"
    "    const view_float_2 keys = {AMP_DATA(__global float *, amp_data_keys, AMP_SHAPE(1, keys)), (amp_offset)AMP_SHAPE(1, keys).stride0, AMP_SHAPE(1, keys).extent0, AMP_SHAPE(1, keys).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 128 \? amp_strip + 128 : amp_end_0;\n"
    "        float sum[16][128];\n"
    "        float mine[16][128];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 13 \"tests/emit/along.ampc\"\n"
    "                    \n"
    "                    #pragma unroll\n"
    "                    for (int d = 0; d < 16; d++) { sum[d][amp_thread_0 - amp_strip] = 0;\n"
    "                        mine[d][amp_thread_0 - amp_strip] = queries.data[i * queries.stride0 + d];\n"
    "                    }\n"
    "                } for (int j = 0; j < 40; j++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/along.ampc\"\n"
    "                        float s = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int d = 0; d < 16; d++) s += mine[d][amp_thread_0 - amp_strip] * keys.data[j * keys.stride0 + d];\n"
    "                        #pragma unroll\n"
    "                        for (int d = 0; d < 16; d++) sum[d][amp_thread_0 - amp_strip] += s * keys.data[j * keys.stride0 + d];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 25 \"tests/emit/along.ampc\"\n"
    "                    #pragma unroll\n"
    "                    for (int d = 0; d < 16; d++) out.data[i * out.stride0 + d] = sum[d][amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 13 \"tests/emit/along.ampc\"\n"
    "                    \n"
    "                    #pragma unroll\n"
    "                    for (int d = 0; d < 16; d++) { sum[d][amp_thread_0 - amp_strip] = 0;\n"
    "                        mine[d][amp_thread_0 - amp_strip] = queries.data[i * queries.stride0 + d];\n"
    "                    }\n"
    "                } for (int j = 0; j < 40; j++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/along.ampc\"\n"
    "                        float s = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int d = 0; d < 16; d++) s += mine[d][amp_thread_0 - amp_strip] * keys.data[j * keys.stride0 + d];\n"
    "                        #pragma unroll\n"
    "                        for (int d = 0; d < 16; d++) sum[d][amp_thread_0 - amp_strip] += s * keys.data[j * keys.stride0 + d];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 25 \"tests/emit/along.ampc\"\n"
    "                    #pragma unroll\n"
    "                    for (int d = 0; d < 16; d++) out.data[i * out.stride0 + d] = sum[d][amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 13 \"tests/emit/along.ampc\"\n"
    "                \n"
    "                #pragma unroll\n"
    "                for (int d = 0; d < 16; d++) { sum[d][amp_thread_0 - amp_strip] = 0;\n"
    "                    mine[d][amp_thread_0 - amp_strip] = queries.data[i * queries.stride0 + d];\n"
    "                }\n"
    "            } for (int j = 0; j < 40; j++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/along.ampc\"\n"
    "                    float s = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int d = 0; d < 16; d++) s += mine[d][amp_thread_0 - amp_strip] * keys.data[j * keys.stride0 + d];\n"
    "                    #pragma unroll\n"
    "                    for (int d = 0; d < 16; d++) sum[d][amp_thread_0 - amp_strip] += s * keys.data[j * keys.stride0 + d];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 25 \"tests/emit/along.ampc\"\n"
    "                #pragma unroll\n"
    "                for (int d = 0; d < 16; d++) out.data[i * out.stride0 + d] = sum[d][amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_block_of_soften_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_soften_kernel_1;\n"
    "typedef char amp_size_of_soften_kernel_1[sizeof(amp_block_of_soften_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "#line 32 \"tests/emit/along.ampc\"\n"
    "__kernel\n"
    "void soften_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_soften_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 32 \"tests/emit/along.ampc\"\n"
    "    {\n"
    "        float most = in.data[i * in.stride0 + 0]; float sum = 0;\n"
    "        for (int d = 0; d < 16; d++)\n"
    "            most = in.data[i * in.stride0 + d] > most \? in.data[i * in.stride0 + d] : most;\n"
    "        for (int d = 0; d < 16; d++) {\n"
    "            float e = exp(in.data[i * in.stride0 + d] - most);\n"
    "            out.data[i * out.stride0 + d] = e;\n"
    "            sum += e;\n"
    "        }\n"
    "        for (int d = 0; d < 16; d++)\n"
    "            out.data[i * out.stride0 + d] /= sum;\n"
    "    }\n"
    "}\n",
    /* 15 */
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
    /* 16 */
    "__attribute__((always_inline)) static float amp_expf_float(float x)\n"
    "{\n"
    "    float near = x > -104.0f \? x < 89.0f \? x : 89.0f : -104.0f;\n"
    "    int k = (int)(near * 1.44269502f + (x < 0 \? -0.5f : 0.5f));\n"
    "    float f = near - (float)k * 0x1.62e4p-1f, a = f, b = (float)k * -1.42860682e-6f, r = a + b;\n"
    "    float p = 0.5f + r * (0.166666672f + r * (0.0416666679f + r * (0.00833333377f + r * (0.00138888892f + r * 0.000198412701f))));\n"
    "    float y = 1.0f + (a + (b + r * r * p));\n"
    "    y *= as_float((uint)(127 + (k >> 1)) << 23);\n"
    "    y *= as_float((uint)(127 + k - (k >> 1)) << 23);\n"
    "    return x == x \? y : x;\n"
    "}\n",
    /* 17 */
    "#line 32 \"tests/emit/along.ampc\"\n"
    "AMP_KERNEL void soften_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_soften_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0 - 7; amp_strip = amp_stop) {\n"
    "            amp_stop = amp_strip + 8;\n"
    "            float most[8];\n"
    "            float sum[8];\n"
    "            #pragma unroll\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 33 \"tests/emit/along.ampc\"\n"
    "                most[amp_thread_0 - amp_strip] = in.data[i * in.stride0 + 0]; sum[amp_thread_0 - amp_strip] = 0;\n"
    "            } \n"
    "            {\n"
    "                int d_2 = 0;\n"
    "                for (; d_2 < 16 && (ulong)16 - (ulong)d_2 >= 8; d_2 += 8) {\n"
    "                    float8 amp_lines_0[8];\n"
    "                    #pragma unroll\n"
    "                    for (int amp_line = 0; amp_line < 8; amp_line++) {\n"
    "                        const int amp_thread_0 = amp_strip + amp_line;\n"
    "                        int i = amp_thread_0;\n"
    "                        amp_lines_0[amp_line] = vload8(0, &in.data[i * in.stride0 + d_2]);\n"
    "                    }\n"
    "                    amp_turn_float8(amp_lines_0);\n"
    "                    #pragma unroll\n"
    "                    for (int amp_trip = 0; amp_trip < 8; amp_trip++) {\n"
    "                        const int amp_now = (int)(d_2 + amp_trip);\n"
    "                        {\n"
    "                            const int d_2 = amp_now;\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 35 \"tests/emit/along.ampc\"\n"
    "                                most[amp_thread_0 - amp_strip] = ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip] > most[amp_thread_0 - amp_strip] \? ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip] : most[amp_thread_0 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                for (; d_2 < 16; d_2++) {\n"
    "                    #pragma unroll\n"
    "                    for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 35 \"tests/emit/along.ampc\"\n"
    "                        most[amp_thread_0 - amp_strip] = in.data[i * in.stride0 + d_2] > most[amp_thread_0 - amp_strip] \? in.data[i * in.stride0 + d_2] : most[amp_thread_0 - amp_strip];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 36 \"tests/emit/along.ampc\"\n"
    "            for (int d_3 = 0; d_3 < 16; d_3++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 37 \"tests/emit/along.ampc\"\n"
    "                    float e = amp_expf_float(in.data[i * in.stride0 + d_3] - most[amp_thread_0 - amp_strip]);\n"
    "                    out.data[i * out.stride0 + d_3] = e;\n"
    "                    sum[amp_thread_0 - amp_strip] += e;\n"
    "                }\n"
    "            }\n"
    "            for (int amp_alone = amp_strip; amp_alone < amp_stop; amp_alone++) {\n"
    "                const int amp_thread_0 = amp_alone;\n"
    "#line 41 \"tests/emit/along.ampc\"\n"
    "                for (int d_4 = 0; d_4 < 16; d_4++) {\n"
    "                    {\n"
    "                        int i = amp_thread_0;\n"
    "#line 42 \"tests/emit/along.ampc\"\n"
    "                        out.data[i * out.stride0 + d_4] /= sum[amp_thread_0 - amp_strip];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_strip = amp_end_0 - (amp_end_0 - amp_begin_0) % 8, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "            amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;\n"
    "            float most[8];\n"
    "            float sum[8];\n"
    "            {\n"
    "                int i = amp_thread_0;\n"
    "#line 33 \"tests/emit/along.ampc\"\n"
    "                most[amp_thread_0 - amp_strip] = in.data[i * in.stride0 + 0]; sum[amp_thread_0 - amp_strip] = 0;\n"
    "            } for (int d_2 = 0; d_2 < 16; d_2++) {\n"
    "                {\n"
    "                    int i = amp_thread_0;\n"
    "#line 35 \"tests/emit/along.ampc\"\n"
    "                    most[amp_thread_0 - amp_strip] = in.data[i * in.stride0 + d_2] > most[amp_thread_0 - amp_strip] \? in.data[i * in.stride0 + d_2] : most[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "#line 36 \"tests/emit/along.ampc\"\n"
    "            for (int d_3 = 0; d_3 < 16; d_3++) {\n"
    "                {\n"
    "                    int i = amp_thread_0;\n"
    "#line 37 \"tests/emit/along.ampc\"\n"
    "                    float e = amp_expf_float(in.data[i * in.stride0 + d_3] - most[amp_thread_0 - amp_strip]);\n"
    "                    out.data[i * out.stride0 + d_3] = e;\n"
    "                    sum[amp_thread_0 - amp_strip] += e;\n"
    "                }\n"
    "            } for (int d_4 = 0; d_4 < 16; d_4++) {\n"
    "                {\n"
    "                    int i = amp_thread_0;\n"
    "#line 42 \"tests/emit/along.ampc\"\n"
    "                    out.data[i * out.stride0 + d_4] /= sum[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 18 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 19 */
    "typedef struct amp_block_of_assign_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 points;\n"
    "    amp_shape_2 centres;\n"
    "    amp_shape_1 nearest;\n"
    "} amp_block_of_assign_kernel_1;\n"
    "typedef char amp_size_of_assign_kernel_1[sizeof(amp_block_of_assign_kernel_1) == 80 \? 1 : -1];\n"
    "\n",
    /* 20 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 21 */
    "#line 50 \"tests/emit/along.ampc\"\n"
    "__kernel\n"
    "void assign_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_nearest,\n"
    "    const amp_block_of_assign_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 nearest = {AMP_DATA(__global int *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 50 \"tests/emit/along.ampc\"\n"
    "    {\n"
    "        float best = 3e+38f;\n"
    "        int mine = 0;\n"
    "        for (int k = 0; k < 16; k++) {\n"
    "            float d = 0;\n"
    "            for (int c = 0; c < 8; c++)\n"
    "                d += (points.data[i * points.stride0 + c] - centres.data[k * centres.stride0 + c]) * (points.data[i * points.stride0 + c] - centres.data[k * centres.stride0 + c]);\n"
    "            if (d < best) {\n"
    "                best = d;\n"
    "                mine = k;\n"
    "            }\n"
    "        }\n"
    "        nearest.data[i] = mine;\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#ifndef AMP_OVERLAP\n"
    "#line 50 \"tests/emit/along.ampc\"\n"
    "AMP_KERNEL void assign_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_nearest,\n"
    "    const amp_block_of_assign_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 nearest = {AMP_DATA(__global int *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 256 \? amp_strip + 256 : amp_end_0;\n"
    "        float best[256];\n"
    "        int mine[256];\n"
    "        float kept[8][256];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 51 \"tests/emit/along.ampc\"\n"
    "                    best[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "                    mine[amp_thread_0 - amp_strip] = 0;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 53 \"tests/emit/along.ampc\"\n"
    "                        {\n"
    "\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 8; c++) kept[c][amp_thread_0 - amp_strip] = points.data[(long)i * 8 + c];\n"
    "#line 61 \"tests/emit/along.ampc\"\n"
    "                        }\n"
    "                    }\n"
    "#line 53 \"tests/emit/along.ampc\"\n"
    "                    for (int k = 0; k < 16; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 54 \"tests/emit/along.ampc\"\n"
    "                            float d = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 8; c++) d += (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]) * (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]);\n"
    "                            { const int amp_is = ((d < best[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = best[amp_thread_0 - amp_strip]; best[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; }\n"
    "                            { const int amp_was = mine[amp_thread_0 - amp_strip]; mine[amp_thread_0 - amp_strip] = amp_is \? (int)(k) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 62 \"tests/emit/along.ampc\"\n"
    "                    nearest.data[i] = mine[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 51 \"tests/emit/along.ampc\"\n"
    "                best[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "                mine[amp_thread_0 - amp_strip] = 0;\n"
    "            }  {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 53 \"tests/emit/along.ampc\"\n"
    "                    {\n"
    "\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 8; c++) kept[c][amp_thread_0 - amp_strip] = points.data[(long)i * 8 + c];\n"
    "#line 61 \"tests/emit/along.ampc\"\n"
    "                    }\n"
    "                }\n"
    "#line 53 \"tests/emit/along.ampc\"\n"
    "                for (int k = 0; k < 16; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 54 \"tests/emit/along.ampc\"\n"
    "                        float d = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 8; c++) d += (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]) * (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]);\n"
    "                        if (d < best[amp_thread_0 - amp_strip]) {\n"
    "                            best[amp_thread_0 - amp_strip] = d;\n"
    "                            mine[amp_thread_0 - amp_strip] = k;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 62 \"tests/emit/along.ampc\"\n"
    "                nearest.data[i] = mine[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 50 \"tests/emit/along.ampc\"\n"
    "AMP_KERNEL void assign_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_nearest,\n"
    "    const amp_block_of_assign_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 nearest = {AMP_DATA(__global int *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 256 \? amp_strip + 256 : amp_end_0;\n"
    "        float best[256];\n"
    "        int mine[256];\n"
    "        float kept[8][256];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 51 \"tests/emit/along.ampc\"\n"
    "                    best[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "                    mine[amp_thread_0 - amp_strip] = 0;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 53 \"tests/emit/along.ampc\"\n"
    "                        {\n"
    "\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 8; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];\n"
    "#line 61 \"tests/emit/along.ampc\"\n"
    "                        }\n"
    "                    }\n"
    "#line 53 \"tests/emit/along.ampc\"\n"
    "                    for (int k = 0; k < 16; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 54 \"tests/emit/along.ampc\"\n"
    "                            float d = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 8; c++) d += (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]) * (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]);\n"
    "                            { const int amp_is = ((d < best[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = best[amp_thread_0 - amp_strip]; best[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; }\n"
    "                            { const int amp_was = mine[amp_thread_0 - amp_strip]; mine[amp_thread_0 - amp_strip] = amp_is \? (int)(k) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 62 \"tests/emit/along.ampc\"\n"
    "                    nearest.data[i] = mine[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 51 \"tests/emit/along.ampc\"\n"
    "                best[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "                mine[amp_thread_0 - amp_strip] = 0;\n"
    "            }  {\n"
    "                #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 53 \"tests/emit/along.ampc\"\n"
    "                    {\n"
    "\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 8; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];\n"
    "#line 61 \"tests/emit/along.ampc\"\n"
    "                    }\n"
    "                }\n"
    "#line 53 \"tests/emit/along.ampc\"\n"
    "                for (int k = 0; k < 16; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 54 \"tests/emit/along.ampc\"\n"
    "                        float d = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 8; c++) d += (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]) * (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]);\n"
    "                        if (d < best[amp_thread_0 - amp_strip]) {\n"
    "                            best[amp_thread_0 - amp_strip] = d;\n"
    "                            mine[amp_thread_0 - amp_strip] = k;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 62 \"tests/emit/along.ampc\"\n"
    "                nearest.data[i] = mine[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 23 */
    "#line 50 \"tests/emit/along.ampc\"\n"
    "static void assign_kernel_1_element(\n"
    "    const view_float_2 points,\n"
    "    const view_float_2 centres,\n"
    "    const view_int_1 nearest,\n"
    "    int i)\n"
    "#line 50 \"tests/emit/along.ampc\"\n"
    "{\n"
    "    float best = 3e+38f;\n"
    "    int mine = 0;\n"
    "    for (int k = 0; k < 16; k++) {\n"
    "        float d = 0;\n"
    "        for (int c = 0; c < 8; c++)\n"
    "            d += (points.data[i * points.stride0 + c] - centres.data[k * centres.stride0 + c]) * (points.data[i * points.stride0 + c] - centres.data[k * centres.stride0 + c]);\n"
    "        if (d < best) {\n"
    "            best = d;\n"
    "            mine = k;\n"
    "        }\n"
    "    }\n"
    "    nearest.data[i] = mine;\n"
    "}\n"
    "\n"
    "static void assign_kernel_1_elements(\n"
    "    const view_float_2 points,\n"
    "    const view_float_2 centres,\n"
    "    const view_int_1 nearest,\n"
    "    int i)\n"
    "#line 50 \"tests/emit/along.ampc\"\n"
    "{\n"
    "    float best[4]; int mine[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 51 \"tests/emit/along.ampc\"\n"
    "        best[amp_n] = 3e+38f;\n"
    "        mine[amp_n] = 0;\n"
    "#line 51 \"tests/emit/along.ampc\"\n"
    "    }\n"
    "\n"
    "    for (int k = 0; k < 16; k++) {\n"
    "        float d[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 54 \"tests/emit/along.ampc\"\n"
    "            d[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int c = 0; c < 8; c++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 56 \"tests/emit/along.ampc\"\n"
    "                d[amp_n] += (points.data[(i + amp_n * 256) * points.stride0 + c] - centres.data[k * centres.stride0 + c]) * (points.data[(i + amp_n * 256) * points.stride0 + c] - centres.data[k * centres.stride0 + c]); } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 57 \"tests/emit/along.ampc\"\n"
    "            if (d[amp_n] < best[amp_n]) {\n"
    "                best[amp_n] = d[amp_n];\n"
    "                mine[amp_n] = k;\n"
    "            } }\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/along.ampc\"\n"
    "        nearest.data[i + amp_n * 256] = mine[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void assign_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_nearest,\n"
    "    const amp_block_of_assign_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 nearest = {AMP_DATA(__global int *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            assign_kernel_1_element(points, centres, nearest, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    assign_kernel_1_elements(points, centres, nearest, amp_first);\n"
    "}\n",
    /* 24 */
    "typedef struct amp_block_of_find_least_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 planes;\n"
    "    amp_shape_2 points;\n"
    "    amp_shape_1 least;\n"
    "} amp_block_of_find_least_kernel_1;\n"
    "typedef char amp_size_of_find_least_kernel_1[sizeof(amp_block_of_find_least_kernel_1) == 80 \? 1 : -1];\n"
    "\n",
    /* 25 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 26 */
    "#line 70 \"tests/emit/along.ampc\"\n"
    "__kernel\n"
    "void find_least_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_planes,\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global float *AMP_RESTRICT amp_data_least,\n"
    "    const amp_block_of_find_least_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(0, planes)), (amp_offset)AMP_SHAPE(0, planes).stride0, AMP_SHAPE(0, planes).extent0, AMP_SHAPE(0, planes).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(2, least)), AMP_SHAPE(2, least).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 70 \"tests/emit/along.ampc\"\n"
    "    {\n"
    "        float smallest = 3e+38f;\n"
    "        for (int k = 0; k < planes.extent0; k++) {\n"
    "            float d = 0;\n"
    "            for (int c = 0; c < 4; c++)\n"
    "                d += points.data[i * points.stride0 + c] * planes.data[k * planes.stride0 + c];\n"
    "            if (d < smallest)\n"
    "                smallest = d;\n"
    "        }\n"
    "        least.data[i] = smallest;\n"
    "    }\n"
    "}\n",
    /* 27 */
    "#ifndef AMP_OVERLAP\n"
    "#line 70 \"tests/emit/along.ampc\"\n"
    "AMP_KERNEL void find_least_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_planes,\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global float *AMP_RESTRICT amp_data_least,\n"
    "    const amp_block_of_find_least_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(0, planes)), (amp_offset)AMP_SHAPE(0, planes).stride0, AMP_SHAPE(0, planes).extent0, AMP_SHAPE(0, planes).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(2, least)), AMP_SHAPE(2, least).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = planes.extent0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 512 \? amp_strip + 512 : amp_end_0;\n"
    "        float smallest[512];\n"
    "        float kept[4][512];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    \n"
    "#line 71 \"tests/emit/along.ampc\"\n"
    "                    smallest[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                        if (0 < extent) {\n"
    "\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * 4 + c];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    for (int k = 0; k < extent; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 73 \"tests/emit/along.ampc\"\n"
    "                            float d = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];\n"
    "                            { const int amp_is = ((d < smallest[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = smallest[amp_thread_0 - amp_strip]; smallest[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 79 \"tests/emit/along.ampc\"\n"
    "                    least.data[i] = smallest[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    \n"
    "#line 71 \"tests/emit/along.ampc\"\n"
    "                    smallest[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                        if (0 < extent) {\n"
    "\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * 4 + c];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    for (int k = 0; k < extent; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 73 \"tests/emit/along.ampc\"\n"
    "                            float d = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];\n"
    "                            { const int amp_is = ((d < smallest[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = smallest[amp_thread_0 - amp_strip]; smallest[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 79 \"tests/emit/along.ampc\"\n"
    "                    least.data[i] = smallest[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                \n"
    "#line 71 \"tests/emit/along.ampc\"\n"
    "                smallest[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "            }  {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    if (0 < extent) {\n"
    "\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * 4 + c];\n"
    "\n"
    "\n"
    "                    }\n"
    "                }\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                for (int k = 0; k < extent; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 73 \"tests/emit/along.ampc\"\n"
    "                        float d = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];\n"
    "                        if (d < smallest[amp_thread_0 - amp_strip])\n"
    "                            smallest[amp_thread_0 - amp_strip] = d;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 79 \"tests/emit/along.ampc\"\n"
    "                least.data[i] = smallest[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 70 \"tests/emit/along.ampc\"\n"
    "AMP_KERNEL void find_least_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_planes,\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global float *AMP_RESTRICT amp_data_least,\n"
    "    const amp_block_of_find_least_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(0, planes)), (amp_offset)AMP_SHAPE(0, planes).stride0, AMP_SHAPE(0, planes).extent0, AMP_SHAPE(0, planes).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(2, least)), AMP_SHAPE(2, least).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = planes.extent0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 512 \? amp_strip + 512 : amp_end_0;\n"
    "        float smallest[512];\n"
    "        float kept[4][512];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    \n"
    "#line 71 \"tests/emit/along.ampc\"\n"
    "                    smallest[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                        if (0 < extent) {\n"
    "\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    for (int k = 0; k < extent; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 73 \"tests/emit/along.ampc\"\n"
    "                            float d = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];\n"
    "                            { const int amp_is = ((d < smallest[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = smallest[amp_thread_0 - amp_strip]; smallest[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 79 \"tests/emit/along.ampc\"\n"
    "                    least.data[i] = smallest[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    \n"
    "#line 71 \"tests/emit/along.ampc\"\n"
    "                    smallest[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                        if (0 < extent) {\n"
    "\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    for (int k = 0; k < extent; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 73 \"tests/emit/along.ampc\"\n"
    "                            float d = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];\n"
    "                            { const int amp_is = ((d < smallest[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = smallest[amp_thread_0 - amp_strip]; smallest[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 79 \"tests/emit/along.ampc\"\n"
    "                    least.data[i] = smallest[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                \n"
    "#line 71 \"tests/emit/along.ampc\"\n"
    "                smallest[amp_thread_0 - amp_strip] = 3e+38f;\n"
    "            }  {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                    if (0 < extent) {\n"
    "\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];\n"
    "\n"
    "\n"
    "                    }\n"
    "                }\n"
    "#line 72 \"tests/emit/along.ampc\"\n"
    "                for (int k = 0; k < extent; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 73 \"tests/emit/along.ampc\"\n"
    "                        float d = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];\n"
    "                        if (d < smallest[amp_thread_0 - amp_strip])\n"
    "                            smallest[amp_thread_0 - amp_strip] = d;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 79 \"tests/emit/along.ampc\"\n"
    "                least.data[i] = smallest[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 28 */
    "#line 70 \"tests/emit/along.ampc\"\n"
    "static void find_least_kernel_1_element(\n"
    "    const view_float_2 planes,\n"
    "    const view_float_2 points,\n"
    "    const view_float_1 least,\n"
    "    int i)\n"
    "#line 70 \"tests/emit/along.ampc\"\n"
    "{\n"
    "    float smallest = 3e+38f;\n"
    "    for (int k = 0; k < planes.extent0; k++) {\n"
    "        float d = 0;\n"
    "        for (int c = 0; c < 4; c++)\n"
    "            d += points.data[i * points.stride0 + c] * planes.data[k * planes.stride0 + c];\n"
    "        if (d < smallest)\n"
    "            smallest = d;\n"
    "    }\n"
    "    least.data[i] = smallest;\n"
    "}\n"
    "\n"
    "static void find_least_kernel_1_elements(\n"
    "    const view_float_2 planes,\n"
    "    const view_float_2 points,\n"
    "    const view_float_1 least,\n"
    "    int i)\n"
    "#line 70 \"tests/emit/along.ampc\"\n"
    "{\n"
    "    float smallest[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 71 \"tests/emit/along.ampc\"\n"
    "        smallest[amp_n] = 3e+38f; }\n"
    "    for (int k = 0; k < planes.extent0; k++) {\n"
    "        float d[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 73 \"tests/emit/along.ampc\"\n"
    "            d[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int c = 0; c < 4; c++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 75 \"tests/emit/along.ampc\"\n"
    "                d[amp_n] += points.data[(i + amp_n * 256) * points.stride0 + c] * planes.data[k * planes.stride0 + c]; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 76 \"tests/emit/along.ampc\"\n"
    "            if (d[amp_n] < smallest[amp_n])\n"
    "                smallest[amp_n] = d[amp_n]; }\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 79 \"tests/emit/along.ampc\"\n"
    "        least.data[i + amp_n * 256] = smallest[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void find_least_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_planes,\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global float *AMP_RESTRICT amp_data_least,\n"
    "    const amp_block_of_find_least_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(0, planes)), (amp_offset)AMP_SHAPE(0, planes).stride0, AMP_SHAPE(0, planes).extent0, AMP_SHAPE(0, planes).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(2, least)), AMP_SHAPE(2, least).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            find_least_kernel_1_element(planes, points, least, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    find_least_kernel_1_elements(planes, points, least, amp_first);\n"
    "}\n",
    /* 29 */
    "typedef struct amp_block_of_normalize__kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_normalize__kernel_1;\n"
    "typedef char amp_size_of_normalize__kernel_1[sizeof(amp_block_of_normalize__kernel_1) == 72 \? 1 : -1];\n"
    "\n",
    /* 30 */
    "#line 86 \"tests/emit/along.ampc\"\n"
    "__kernel\n"
    "void normalize__kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_normalize__kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    int y = amp_thread(0);\n"
    "    if (y >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 86 \"tests/emit/along.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int x = 0; x < n; x++)\n"
    "            sum += in.data[y * in.stride0 + x] * in.data[y * in.stride0 + x];\n"
    "        sum = 1 / sum;\n"
    "        for (int x = 0; x < n; x++)\n"
    "            out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x] * sum;\n"
    "    }\n"
    "}\n",
    /* 31 */
    "#line 86 \"tests/emit/along.ampc\"\n"
    "AMP_KERNEL void normalize__kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_normalize__kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0 - 7; amp_strip = amp_stop) {\n"
    "            amp_stop = amp_strip + 8;\n"
    "            float sum[8];\n"
    "            #pragma unroll\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 87 \"tests/emit/along.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] = 0;\n"
    "            } \n"
    "            {\n"
    "                int x_2 = 0;\n"
    "                for (; x_2 < n && (ulong)n - (ulong)x_2 >= 8; x_2 += 8) {\n"
    "                    float8 amp_lines_0[8];\n"
    "                    #pragma unroll\n"
    "                    for (int amp_line = 0; amp_line < 8; amp_line++) {\n"
    "                        const int amp_thread_0 = amp_strip + amp_line;\n"
    "                        int y = amp_thread_0;\n"
    "                        amp_lines_0[amp_line] = vload8(0, &in.data[y * in.stride0 + x_2]);\n"
    "                    }\n"
    "                    amp_turn_float8(amp_lines_0);\n"
    "                    #pragma unroll\n"
    "                    for (int amp_trip = 0; amp_trip < 8; amp_trip++) {\n"
    "                        const int amp_now = (int)(x_2 + amp_trip);\n"
    "                        {\n"
    "                            const int x_2 = amp_now;\n"
    "                            #pragma unroll\n"
    "                            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                                int y = amp_thread_0;\n"
    "#line 89 \"tests/emit/along.ampc\"\n"
    "                                sum[amp_thread_0 - amp_strip] += ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip] * ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                for (; x_2 < n; x_2++) {\n"
    "                    #pragma unroll\n"
    "                    for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                        int y = amp_thread_0;\n"
    "#line 89 \"tests/emit/along.ampc\"\n"
    "                        sum[amp_thread_0 - amp_strip] += in.data[y * in.stride0 + x_2] * in.data[y * in.stride0 + x_2];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma unroll\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 90 \"tests/emit/along.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] = 1 / sum[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "            for (int amp_alone = amp_strip; amp_alone < amp_stop; amp_alone++) {\n"
    "                const int amp_thread_0 = amp_alone;\n"
    "#line 91 \"tests/emit/along.ampc\"\n"
    "                for (int x_3 = 0; x_3 < n; x_3++) {\n"
    "                    {\n"
    "                        int y = amp_thread_0;\n"
    "#line 92 \"tests/emit/along.ampc\"\n"
    "                        out.data[y * out.stride0 + x_3] = in.data[y * in.stride0 + x_3] * sum[amp_thread_0 - amp_strip];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_strip = amp_end_0 - (amp_end_0 - amp_begin_0) % 8, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "            amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;\n"
    "            float sum[8];\n"
    "            {\n"
    "#line 87 \"tests/emit/along.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] = 0;\n"
    "            } for (int x_2 = 0; x_2 < n; x_2++) {\n"
    "                {\n"
    "                    int y = amp_thread_0;\n"
    "#line 89 \"tests/emit/along.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] += in.data[y * in.stride0 + x_2] * in.data[y * in.stride0 + x_2];\n"
    "                }\n"
    "            }\n"
    "            {\n"
    "#line 90 \"tests/emit/along.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] = 1 / sum[amp_thread_0 - amp_strip];\n"
    "            } for (int x_3 = 0; x_3 < n; x_3++) {\n"
    "                {\n"
    "                    int y = amp_thread_0;\n"
    "#line 92 \"tests/emit/along.ampc\"\n"
    "                    out.data[y * out.stride0 + x_3] = in.data[y * in.stride0 + x_3] * sum[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 32 */
    "typedef struct amp_block_of_differences_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "    amp_shape_2 sums;\n"
    "} amp_block_of_differences_kernel_1;\n"
    "typedef char amp_size_of_differences_kernel_1[sizeof(amp_block_of_differences_kernel_1) == 88 \? 1 : -1];\n"
    "\n",
    /* 33 */
    "typedef struct view_int_2 {\n"
    "    __global int *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_int_2;\n",
    /* 34 */
    "#line 99 \"tests/emit/along.ampc\"\n"
    "__kernel\n"
    "void differences_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_a,\n"
    "    __global const int *AMP_RESTRICT amp_data_b,\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    const amp_block_of_differences_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_int_2 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(2, sums)), (amp_offset)AMP_SHAPE(2, sums).stride0, AMP_SHAPE(2, sums).extent0, AMP_SHAPE(2, sums).extent1};\n"
    "    int2 t = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (t.x >= amp_block.amp_domain[0]\n"
    "        || t.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 99 \"tests/emit/along.ampc\"\n"
    "    {\n"
    "        int y = t.x * 16; int x = t.y * 16; int sum = 0;\n"
    "        for (int j = 0; j < 16; j++)\n"
    "            for (int i = 0; i < 16; i++)\n"
    "                sum += (int)abs(a.data[(y + j) * a.stride0 + (x + i)] - b.data[(y + j) * b.stride0 + (x + i + 1)]);\n"
    "        sums.data[t.x * sums.stride0 + t.y] = sum;\n"
    "    }\n"
    "}\n",
    /* 35 */
    "static int amp_abs_int(int x)\n"
    "{\n"
    "    return x < 0 \? -x : x;\n"
    "}\n",
    /* 36 */
    "#line 99 \"tests/emit/along.ampc\"\n"
    "AMP_KERNEL void differences_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_a,\n"
    "    __global const int *AMP_RESTRICT amp_data_b,\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    const amp_block_of_differences_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_int_2 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(2, sums)), (amp_offset)AMP_SHAPE(2, sums).stride0, AMP_SHAPE(2, sums).extent0, AMP_SHAPE(2, sums).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "        {\n"
    "            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1 - 7; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_strip + 8;\n"
    "                int sum[8];\n"
    "                int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int y = t.x * 16;\n"
    "                #pragma unroll\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 100 \"tests/emit/along.ampc\"\n"
    "                    sum[amp_thread_1 - amp_strip] = 0;\n"
    "                } for (int j = 0; j < 16; j++) {\n"
    "                    for (int i = 0; i < 16; i++) {\n"
    "                        #pragma unroll\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int x = t.y * 16;\n"
    "#line 103 \"tests/emit/along.ampc\"\n"
    "                            sum[amp_thread_1 - amp_strip] += (int)amp_abs_int(a.data[(y + j) * a.stride0 + (x + i)] - b.data[(y + j) * b.stride0 + (x + i + 1)]);\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma unroll\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 104 \"tests/emit/along.ampc\"\n"
    "                    sums.data[(long)t.x * sums.stride0 + t.y] = sum[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (int amp_strip = amp_end_1 - (amp_end_1 - amp_begin_1) % 8, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_strip + 1; const int amp_thread_1 = amp_strip;\n"
    "                int sum[8];\n"
    "                int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int y = t.x * 16;\n"
    "                {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 100 \"tests/emit/along.ampc\"\n"
    "                    sum[amp_thread_1 - amp_strip] = 0;\n"
    "                } for (int j = 0; j < 16; j++) {\n"
    "                    for (int i = 0; i < 16; i++) {\n"
    "                        {\n"
    "                            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int x = t.y * 16;\n"
    "#line 103 \"tests/emit/along.ampc\"\n"
    "                            sum[amp_thread_1 - amp_strip] += (int)amp_abs_int(a.data[(y + j) * a.stride0 + (x + i)] - b.data[(y + j) * b.stride0 + (x + i + 1)]);\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 104 \"tests/emit/along.ampc\"\n"
    "                    sums.data[(long)t.x * sums.stride0 + t.y] = sum[amp_thread_1 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "}\n",
    /* 37 */
    "#line 99 \"tests/emit/along.ampc\"\n"
    "static void differences_kernel_1_element(\n"
    "    const view_int_2 a,\n"
    "    const view_int_2 b,\n"
    "    const view_int_2 sums,\n"
    "    int2 t)\n"
    "#line 99 \"tests/emit/along.ampc\"\n"
    "{\n"
    "    int y = t.x * 16; int x = t.y * 16; int sum = 0;\n"
    "    for (int j = 0; j < 16; j++)\n"
    "        for (int i = 0; i < 16; i++)\n"
    "            sum += (int)abs(a.data[(y + j) * a.stride0 + (x + i)] - b.data[(y + j) * b.stride0 + (x + i + 1)]);\n"
    "    sums.data[t.x * sums.stride0 + t.y] = sum;\n"
    "}\n"
    "\n"
    "static void differences_kernel_1_elements(\n"
    "    const view_int_2 a,\n"
    "    const view_int_2 b,\n"
    "    const view_int_2 sums,\n"
    "    int2 t)\n"
    "#line 99 \"tests/emit/along.ampc\"\n"
    "{\n"
    "    int x = t.y * 16; int y[4]; int sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 100 \"tests/emit/along.ampc\"\n"
    "        y[amp_n] = (t.x + amp_n) * 16; sum[amp_n] = 0; }\n"
    "    for (int j = 0; j < 16; j++) {\n"
    "        for (int i = 0; i < 16; i++) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 103 \"tests/emit/along.ampc\"\n"
    "                sum[amp_n] += (int)abs(a.data[(y[amp_n] + j) * a.stride0 + (x + i)] - b.data[(y[amp_n] + j) * b.stride0 + (x + i + 1)]); } } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 104 \"tests/emit/along.ampc\"\n"
    "        sums.data[(t.x + amp_n) * sums.stride0 + t.y] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void differences_kernel_1_several(\n"
    "    __global const int *AMP_RESTRICT amp_data_a,\n"
    "    __global const int *AMP_RESTRICT amp_data_b,\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    const amp_block_of_differences_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_int_2 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(2, sums)), (amp_offset)AMP_SHAPE(2, sums).stride0, AMP_SHAPE(2, sums).extent0, AMP_SHAPE(2, sums).extent1};\n"
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
    "            differences_kernel_1_element(a, b, sums, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    differences_kernel_1_elements(a, b, sums, (int2)(amp_first, amp_x));\n"
    "}\n",
};

static const unsigned amprt_attend_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_attend_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12};
static const struct amprt_argument amprt_attend_kernel_1_arguments[] = {
    {.name = "queries", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "keys", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 64, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_attend_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "attend_kernel_1",
        .file = "tests/emit/along.ampc",
        .line = 12,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 88,
        .spmd = {"attend_kernel_1", amprt_attend_kernel_1_spmd, 10},
        .serial = {"attend_kernel_1_serial", amprt_attend_kernel_1_serial, 11},
        .private_memory = 128,
        .arguments = amprt_attend_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_soften_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 13, 14};
static const unsigned amprt_soften_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 10, 11, 13, 15, 16, 17};
static const struct amprt_argument amprt_soften_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_soften_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "soften_kernel_1",
        .file = "tests/emit/along.ampc",
        .line = 32,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"soften_kernel_1", amprt_soften_kernel_1_spmd, 9},
        .serial = {"soften_kernel_1_serial", amprt_soften_kernel_1_serial, 13},
        .arguments = amprt_soften_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_assign_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 18, 19, 20, 21};
static const unsigned amprt_assign_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 10, 11, 18, 19, 20, 22};
static const unsigned amprt_assign_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 8, 18, 19, 20, 23};
static const struct amprt_argument amprt_assign_kernel_1_arguments[] = {
    {.name = "points", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "centres", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "nearest", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_assign_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 0, .dimension = 0, .number = 8},
};
static struct amprt_kernel *amprt_assign_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "assign_kernel_1",
        .file = "tests/emit/along.ampc",
        .line = 50,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"assign_kernel_1", amprt_assign_kernel_1_spmd, 11},
        .serial = {"assign_kernel_1_serial", amprt_assign_kernel_1_serial, 13},
        .several = {"assign_kernel_1_several", amprt_assign_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_assign_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_assign_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_find_least_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 18, 24, 25, 26};
static const unsigned amprt_find_least_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 10, 11, 18, 24, 25, 27};
static const unsigned amprt_find_least_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 8, 18, 24, 25, 28};
static const struct amprt_argument amprt_find_least_kernel_1_arguments[] = {
    {.name = "planes", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "points", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "least", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_find_least_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 4},
};
static struct amprt_kernel *amprt_find_least_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "find_least_kernel_1",
        .file = "tests/emit/along.ampc",
        .line = 70,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"find_least_kernel_1", amprt_find_least_kernel_1_spmd, 11},
        .serial = {"find_least_kernel_1_serial", amprt_find_least_kernel_1_serial, 13},
        .several = {"find_least_kernel_1_several", amprt_find_least_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_find_least_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_find_least_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_normalize__kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 29, 30};
static const unsigned amprt_normalize__kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 10, 11, 15, 29, 31};
static const struct amprt_argument amprt_normalize__kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_normalize__kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "normalize__kernel_1",
        .file = "tests/emit/along.ampc",
        .line = 86,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"normalize__kernel_1", amprt_normalize__kernel_1_spmd, 9},
        .serial = {"normalize__kernel_1_serial", amprt_normalize__kernel_1_serial, 12},
        .arguments = amprt_normalize__kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_differences_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 32, 33, 34};
static const unsigned amprt_differences_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 10, 11, 32, 33, 35, 36};
static const unsigned amprt_differences_kernel_1_several[] = {0, 2, 3, 4, 5, 7, 8, 32, 33, 37};
static const struct amprt_argument amprt_differences_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "sums", .kind = AMPRT_VIEW, .offset = 64, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_differences_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "differences_kernel_1",
        .file = "tests/emit/along.ampc",
        .line = 99,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_ACROSS | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 88,
        .spmd = {"differences_kernel_1", amprt_differences_kernel_1_spmd, 9},
        .serial = {"differences_kernel_1_serial", amprt_differences_kernel_1_serial, 12},
        .several = {"differences_kernel_1_several", amprt_differences_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_differences_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
