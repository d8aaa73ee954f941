/* Made by ampcc from spellings.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_columns_kernel_1(void);
static struct amprt_kernel *amprt_rows_kernel_1(void);
static struct amprt_kernel *amprt_flat_kernel_1(void);
static struct amprt_kernel *amprt_crossed_kernel_1(void);
#line 1 "tests/emit/spellings.ampc"
// What a kernel does, written in ways that hide it: variables declared first and a while
// that counts, helpers that say where an element is, a flat domain that is taken for
// rows, an element that a loop adds up in, a tile_static array that is read in columns,
// unsigned numbers. A CPU's form is as if it had been written plainly.
#include <amp.h>

enum { T = 16 };



void columns(unsigned n, const float *x, float *y)
{
    array_view(const float, 1) in AMPRT_OWNER = amp_view(x, n * n);
    array_view(float, 1) out AMPRT_OWNER = amp_view(y, n);
    amprt_launch_1(amprt_columns_kernel_1(), NULL, extent(n), (const void *const[]){&n, &in, &out}
#line 26 "tests/emit/spellings.ampc"
);
}

void rows(int n, const float *x, float *y)
{
    array_view(const float, 1) in AMPRT_OWNER = amp_view(x, n * n);
    array_view(float, 1) out AMPRT_OWNER = amp_view(y, n);
    amprt_launch_1(amprt_rows_kernel_1(), NULL, extent(n), (const void *const[]){&n, &out, &in}
#line 36 "tests/emit/spellings.ampc"
);
}

void flat(int n, int m, const float *x, float *y)
{
    array_view(const float, 1) in AMPRT_OWNER = amp_view(x, n);
    array_view(float, 1) out AMPRT_OWNER = amp_view(y, m * n);
    amprt_launch_1(amprt_flat_kernel_1(), NULL, extent(m * n), (const void *const[]){&out, &in, &n}
#line 45 "tests/emit/spellings.ampc"
);
}

void crossed(int n, const float *x, float *y)
{
    array_view(const float, 2) in AMPRT_OWNER = amp_view(x, n, n);
    array_view(float, 2) out AMPRT_OWNER = amp_view(y, n, n);
    amprt_launch_tiled_2(amprt_crossed_kernel_1(), NULL, tile(extent(n, n), T, T), (const void *const[]){&in, &out}
#line 61 "tests/emit/spellings.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_columns_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    uint n;\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_columns_kernel_1;\n"
    "typedef char amp_size_of_columns_kernel_1[sizeof(amp_block_of_columns_kernel_1) == 56 \? 1 : -1];\n"
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
    "#line 15 \"tests/emit/spellings.ampc\"\n"
    "__kernel\n"
    "void columns_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_columns_kernel_1 amp_block)\n"
    "{\n"
    "    const uint n = amp_block.n;\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    int id = amp_thread(0);\n"
    "    if (id >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 15 \"tests/emit/spellings.ampc\"\n"
    "    {\n"
    "        uint i; uint k;\n"
    "        float sum;\n"
    "        i = id;\n"
    "        sum = 0;\n"
    "        k = 0;\n"
    "        while (k < n) {\n"
    "            sum += in.data[k * n + i];\n"
    "            k++;\n"
    "        }\n"
    "        out.data[i] = sum;\n"
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
    "#line 15 \"tests/emit/spellings.ampc\"\n"
    "AMP_KERNEL void columns_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_columns_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const uint n = amp_block.n;\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    uint k_2 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float sum_2[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int id = amp_thread_0;\n"
    "#line 16 \"tests/emit/spellings.ampc\"\n"
    "                    ;\n"
    "                    ;\n"
    "                    \n"
    "                    sum_2[amp_thread_0 - amp_strip] = 0;\n"
    "                    \n"
    "                } for (uint k_2_2 = k_2; k_2_2 < n; k_2_2++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                        int id = amp_thread_0;\n"
    "                        uint i_2 = id;\n"
    "#line 22 \"tests/emit/spellings.ampc\"\n"
    "                        sum_2[amp_thread_0 - amp_strip] += in.data[(long)(int)(k_2_2 * n) + i_2];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int id = amp_thread_0;\n"
    "                    uint i_2 = id;\n"
    "#line 25 \"tests/emit/spellings.ampc\"\n"
    "                    out.data[i_2] = sum_2[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int id = amp_thread_0;\n"
    "#line 16 \"tests/emit/spellings.ampc\"\n"
    "                    ;\n"
    "                    ;\n"
    "                    \n"
    "                    sum_2[amp_thread_0 - amp_strip] = 0;\n"
    "                    \n"
    "                } for (uint k_2_2 = k_2; k_2_2 < n; k_2_2++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                        int id = amp_thread_0;\n"
    "                        uint i_2 = id;\n"
    "#line 22 \"tests/emit/spellings.ampc\"\n"
    "                        sum_2[amp_thread_0 - amp_strip] += in.data[(long)(int)(k_2_2 * n) + i_2];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int id = amp_thread_0;\n"
    "                    uint i_2 = id;\n"
    "#line 25 \"tests/emit/spellings.ampc\"\n"
    "                    out.data[i_2] = sum_2[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int id = amp_thread_0;\n"
    "#line 16 \"tests/emit/spellings.ampc\"\n"
    "                ;\n"
    "                ;\n"
    "                \n"
    "                sum_2[amp_thread_0 - amp_strip] = 0;\n"
    "                \n"
    "            } for (uint k_2_2 = k_2; k_2_2 < n; k_2_2++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int id = amp_thread_0;\n"
    "                    uint i_2 = id;\n"
    "#line 22 \"tests/emit/spellings.ampc\"\n"
    "                    sum_2[amp_thread_0 - amp_strip] += in.data[(long)(int)(k_2_2 * n) + i_2];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int id = amp_thread_0;\n"
    "                uint i_2 = id;\n"
    "#line 25 \"tests/emit/spellings.ampc\"\n"
    "                out.data[i_2] = sum_2[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_block_of_rows_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 in;\n"
    "} amp_block_of_rows_kernel_1;\n"
    "typedef char amp_size_of_rows_kernel_1[sizeof(amp_block_of_rows_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "#line 9 \"tests/emit/spellings.ampc\"\n"
    "static int at(int i, int j, int n) { return i * n + j; }\n",
    /* 15 */
    "#line 33 \"tests/emit/spellings.ampc\"\n"
    "__kernel\n"
    "void rows_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_rows_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    int id = amp_thread(0);\n"
    "    if (id >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 33 \"tests/emit/spellings.ampc\"\n"
    "    {\n"
    "        for (int k = 0; k < n; k++)\n"
    "            out.data[id] += in.data[at(id, k, n)];\n"
    "    }\n"
    "}\n",
    /* 16 */
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
    /* 17 */
    "#ifndef AMP_OVERLAP\n"
    "#line 33 \"tests/emit/spellings.ampc\"\n"
    "AMP_KERNEL void rows_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_rows_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0 - 7; amp_strip = amp_stop) {\n"
    "            amp_stop = amp_strip + 8;\n"
    "            float sum[8];\n"
    "#line 34 \"tests/emit/spellings.ampc\"\n"
    "            if (0 < n) {\n"
    "                #pragma unroll\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int id = amp_thread_0;\n"
    "#line 34 \"tests/emit/spellings.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = out.data[id];\n"
    "                }\n"
    "#line 34 \"tests/emit/spellings.ampc\"\n"
    "                \n"
    "                {\n"
    "                    int k = 0;\n"
    "                    for (; k < n && (ulong)n - (ulong)k >= 8; k += 8) {\n"
    "                        float8 amp_lines_0[8];\n"
    "                        #pragma unroll\n"
    "                        for (int amp_line = 0; amp_line < 8; amp_line++) {\n"
    "                            const int amp_thread_0 = amp_strip + amp_line;\n"
    "                            int id = amp_thread_0;\n"
    "                            amp_lines_0[amp_line] = vload8(0, &in.data[id * n + k]);\n"
    "                        }\n"
    "                        amp_turn_float8(amp_lines_0);\n"
    "                        #pragma unroll\n"
    "                        for (int amp_trip = 0; amp_trip < 8; amp_trip++) {\n"
    "                            const int amp_now = (int)(k + amp_trip);\n"
    "                            {\n"
    "                                const int k = amp_now;\n"
    "                                #pragma unroll\n"
    "                                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                                    int id = amp_thread_0;\n"
    "#line 35 \"tests/emit/spellings.ampc\"\n"
    "                                    sum[amp_thread_0 - amp_strip] += ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip];\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                    for (; k < n; k++) {\n"
    "                        #pragma unroll\n"
    "                        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                            int id = amp_thread_0;\n"
    "#line 35 \"tests/emit/spellings.ampc\"\n"
    "                            sum[amp_thread_0 - amp_strip] += in.data[id * n + k];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma unroll\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int id = amp_thread_0;\n"
    "#line 35 \"tests/emit/spellings.ampc\"\n"
    "                    out.data[id] = sum[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_strip = amp_end_0 - (amp_end_0 - amp_begin_0) % 8, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "            amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;\n"
    "            float sum[8];\n"
    "#line 34 \"tests/emit/spellings.ampc\"\n"
    "            if (0 < n) {\n"
    "                {\n"
    "                    int id = amp_thread_0;\n"
    "#line 34 \"tests/emit/spellings.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = out.data[id];\n"
    "                }\n"
    "#line 34 \"tests/emit/spellings.ampc\"\n"
    "                for (int k = 0; k < n; k++) {\n"
    "                    {\n"
    "                        int id = amp_thread_0;\n"
    "#line 35 \"tests/emit/spellings.ampc\"\n"
    "                        sum[amp_thread_0 - amp_strip] += in.data[id * n + k];\n"
    "                    }\n"
    "                }\n"
    "                {\n"
    "                    int id = amp_thread_0;\n"
    "#line 35 \"tests/emit/spellings.ampc\"\n"
    "                    out.data[id] = sum[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 33 \"tests/emit/spellings.ampc\"\n"
    "AMP_KERNEL void rows_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_rows_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "#line 34 \"tests/emit/spellings.ampc\"\n"
    "                for (int k = 0; k < n; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int id = amp_thread_0;\n"
    "#line 35 \"tests/emit/spellings.ampc\"\n"
    "                        out.data[id] += in.data[id * n + k];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 34 \"tests/emit/spellings.ampc\"\n"
    "            for (int k = 0; k < n; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int id = amp_thread_0;\n"
    "#line 35 \"tests/emit/spellings.ampc\"\n"
    "                    out.data[id] += in.data[id * n + k];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 18 */
    "#line 33 \"tests/emit/spellings.ampc\"\n"
    "static void rows_kernel_1_element(\n"
    "    const int n,\n"
    "    const view_float_1 out,\n"
    "    const view_float_1 in,\n"
    "    int id)\n"
    "#line 33 \"tests/emit/spellings.ampc\"\n"
    "{\n"
    "    for (int k = 0; k < n; k++)\n"
    "        out.data[id] += in.data[at(id, k, n)];\n"
    "}\n"
    "\n"
    "static void rows_kernel_1_elements(\n"
    "    const int n,\n"
    "    const view_float_1 out,\n"
    "    const view_float_1 in,\n"
    "    int id)\n"
    "#line 33 \"tests/emit/spellings.ampc\"\n"
    "{\n"
    "    for (int k = 0; k < n; k++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 35 \"tests/emit/spellings.ampc\"\n"
    "            out.data[id + amp_n * 256] += in.data[at(id + amp_n * 256, k, n)]; } }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void rows_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_rows_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            rows_kernel_1_element(n, out, in, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    rows_kernel_1_elements(n, out, in, amp_first);\n"
    "}\n",
    /* 19 */
    "typedef struct amp_block_of_flat_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 in;\n"
    "    int n;\n"
    "} amp_block_of_flat_kernel_1;\n"
    "typedef char amp_size_of_flat_kernel_1[sizeof(amp_block_of_flat_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 20 */
    "#line 43 \"tests/emit/spellings.ampc\"\n"
    "__kernel\n"
    "void flat_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_flat_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    int id = amp_thread(0);\n"
    "    if (id >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 43 \"tests/emit/spellings.ampc\"\n"
    "    {\n"
    "        out.data[id] = in.data[id % n] * (float)(id / n);\n"
    "    }\n"
    "}\n",
    /* 21 */
    "static int amp_remainder_int(int x, int y)\n"
    "{\n"
    "#ifdef cl_khr_fp64\n"
    "    return x - (int)((double)x / (double)y) * y;\n"
    "#else\n"
    "    return x % y;\n"
    "#endif\n"
    "}\n",
    /* 22 */
    "static int amp_quotient_int(int x, int y)\n"
    "{\n"
    "#ifdef cl_khr_fp64\n"
    "    return (int)((double)x / (double)y);\n"
    "#else\n"
    "    return x / y;\n"
    "#endif\n"
    "}\n",
    /* 23 */
    "#ifndef AMP_OVERLAP\n"
    "#line 43 \"tests/emit/spellings.ampc\"\n"
    "AMP_KERNEL void flat_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_flat_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_from_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_to_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_length = (int)n;\n"
    "    const int amp_begin_0 = amp_from_0 / amp_length;\n"
    "    const int amp_end_0 = (int)((amp_to_0 + (long)amp_length - 1) / amp_length);\n"
    "    const int amp_begin = amp_from_0 - amp_begin_0 * amp_length;\n"
    "    const int amp_end = amp_to_0 - (amp_end_0 - 1) * amp_length;\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = (amp_thread_0 > amp_begin_0 \? 0 : amp_begin), amp_stop = (amp_thread_0 < amp_end_0 - 1 \? amp_length : amp_end);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 id = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 44 \"tests/emit/spellings.ampc\"\n"
    "            out.data[(long)id.x * n + id.y] = in.data[id.y] * (float)id.x;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 43 \"tests/emit/spellings.ampc\"\n"
    "AMP_KERNEL void flat_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_flat_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int id = amp_thread_0;\n"
    "#line 44 \"tests/emit/spellings.ampc\"\n"
    "            out.data[id] = in.data[amp_remainder_int(id, n)] * (float)amp_quotient_int(id, n);\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 24 */
    "#line 43 \"tests/emit/spellings.ampc\"\n"
    "static void flat_kernel_1_element(\n"
    "    const view_float_1 out,\n"
    "    const view_float_1 in,\n"
    "    const int n,\n"
    "    int id)\n"
    "#line 43 \"tests/emit/spellings.ampc\"\n"
    "{\n"
    "    out.data[id] = in.data[id % n] * (float)(id / n);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void flat_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_flat_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            flat_kernel_1_element(out, in, n, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        flat_kernel_1_element(out, in, n, amp_first + amp_n * 256);\n"
    "}\n",
    /* 25 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 26 */
    "typedef struct amp_block_of_crossed_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_crossed_kernel_1;\n"
    "typedef char amp_size_of_crossed_kernel_1[sizeof(amp_block_of_crossed_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 27 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 28 */
    "#line 52 \"tests/emit/spellings.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void crossed_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_crossed_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float s[16][17] __attribute__((aligned(16)));\n"
    "#line 52 \"tests/emit/spellings.ampc\"\n"
    "    {\n"
    "\n"
    "        int i = (int)get_local_id(1); int j = (int)get_local_id(0);\n"
    "        s[j][i] = in.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum = 0;\n"
    "        for (int m = 0; m < 16; m++)\n"
    "            sum += s[j][m] * (float)m;\n"
    "        out.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
    "    }\n"
    "}\n",
    /* 29 */
    "#ifndef AMP_OVERLAP\n"
    "#line 52 \"tests/emit/spellings.ampc\"\n"
    "AMP_FUNCTION void crossed_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_crossed_kernel_1 amp_block,\n"
    "    const amp_place amp_place)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        float sum_2[16];\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 57 \"tests/emit/spellings.ampc\"\n"
    "            sum_2[amp_thread_1] = 0;\n"
    "        } for (int m_2 = 0; m_2 < 16; m_2++) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 59 \"tests/emit/spellings.ampc\"\n"
    "                sum_2[amp_thread_1] += in.data[((long)((int)amp_place.item[1] * 16) + m_2) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] * (float)m_2;\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 60 \"tests/emit/spellings.ampc\"\n"
    "            out.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum_2[amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void crossed_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_crossed_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        crossed_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at);\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 52 \"tests/emit/spellings.ampc\"\n"
    "AMP_FUNCTION void crossed_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_crossed_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float (*const s)[17][16] = (__local float (*)[17][16])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int i = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int j = amp_thread_1;\n"
    "#line 54 \"tests/emit/spellings.ampc\"\n"
    "            \n"
    "            (*s)[i][j] = in.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        float sum[16];\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 57 \"tests/emit/spellings.ampc\"\n"
    "            sum[amp_thread_1] = 0;\n"
    "        } for (int m = 0; m < 16; m++) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int j = amp_thread_1;\n"
    "#line 59 \"tests/emit/spellings.ampc\"\n"
    "                sum[amp_thread_1] += (*s)[m][j] * (float)m;\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 60 \"tests/emit/spellings.ampc\"\n"
    "            out.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void crossed_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_crossed_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1152)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        crossed_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 30 */
    "#line 52 \"tests/emit/spellings.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void crossed_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_crossed_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][16][17] __attribute__((aligned(16)));\n"
    "#line 52 \"tests/emit/spellings.ampc\"\n"
    "    {\n"
    "\n"
    "        int i = (int)get_local_id(1); int j = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 55 \"tests/emit/spellings.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][j][i] = in.data[(at_2 * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 57 \"tests/emit/spellings.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int m = 0; m < 16; m++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 59 \"tests/emit/spellings.ampc\"\n"
    "                sum[amp_n] += s[amp_n][j][m] * (float)m; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 60 \"tests/emit/spellings.ampc\"\n"
    "            int at_3 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; out.data[(at_3 * 16 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_columns_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_columns_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const struct amprt_argument amprt_columns_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_columns_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "columns_kernel_1",
        .file = "tests/emit/spellings.ampc",
        .line = 15,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"columns_kernel_1", amprt_columns_kernel_1_spmd, 9},
        .serial = {"columns_kernel_1_serial", amprt_columns_kernel_1_serial, 11},
        .arguments = amprt_columns_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_rows_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 13, 14, 15};
static const unsigned amprt_rows_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 11, 13, 16, 17};
static const unsigned amprt_rows_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 11, 13, 14, 18};
static const struct amprt_argument amprt_rows_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_rows_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "rows_kernel_1",
        .file = "tests/emit/spellings.ampc",
        .line = 33,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"rows_kernel_1", amprt_rows_kernel_1_spmd, 10},
        .serial = {"rows_kernel_1_serial", amprt_rows_kernel_1_serial, 12},
        .several = {"rows_kernel_1_several", amprt_rows_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_rows_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_flat_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 19, 20};
static const unsigned amprt_flat_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 11, 19, 21, 22, 23};
static const unsigned amprt_flat_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 19, 24};
static const struct amprt_argument amprt_flat_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "n", .kind = AMPRT_VALUE, .offset = 48, .size = 4},
};
static const struct amprt_bound amprt_flat_kernel_1_bounds[] = {
    {.kind = AMPRT_LEAST, .value = 2, .view = -1, .dimension = 0, .number = 32},
};
static struct amprt_kernel *amprt_flat_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "flat_kernel_1",
        .file = "tests/emit/spellings.ampc",
        .line = 43,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"flat_kernel_1", amprt_flat_kernel_1_spmd, 9},
        .serial = {"flat_kernel_1_serial", amprt_flat_kernel_1_serial, 13},
        .several = {"flat_kernel_1_several", amprt_flat_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_flat_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_flat_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_crossed_kernel_1_spmd[] = {2, 3, 4, 5, 25, 26, 27, 28};
static const unsigned amprt_crossed_kernel_1_serial[] = {2, 3, 4, 5, 9, 11, 25, 26, 27, 29};
static const unsigned amprt_crossed_kernel_1_several[] = {2, 3, 4, 5, 11, 25, 26, 27, 30};
static const struct amprt_argument amprt_crossed_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_crossed_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "crossed_kernel_1",
        .file = "tests/emit/spellings.ampc",
        .line = 52,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1088,
        .block_size = 64,
        .spmd = {"crossed_kernel_1", amprt_crossed_kernel_1_spmd, 8},
        .serial = {"crossed_kernel_1_serial", amprt_crossed_kernel_1_serial, 10},
        .several = {"crossed_kernel_1_several", amprt_crossed_kernel_1_several, 9},
        .chain_memory = 1152,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4352,
        .arguments = amprt_crossed_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
