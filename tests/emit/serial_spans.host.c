/* Made by ampcc from serial_spans.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_add_up_kernel_1(void);
static struct amprt_kernel *amprt_count_kernel_1(void);
static struct amprt_kernel *amprt_relax_kernel_1(void);
static struct amprt_kernel *amprt_scan_kernel_1(void);
static struct amprt_kernel *amprt_march_kernel_1(void);
static struct amprt_kernel *amprt_logarithms_kernel_1(void);
static struct amprt_kernel *amprt_multiply_half_kernel_1(void);
static struct amprt_kernel *amprt_multiply_lower_kernel_1(void);
static struct amprt_kernel *amprt_nearest_kernel_1(void);
#line 1 "tests/emit/serial_spans.ampc"
// The form for CPUs of what a part of a row's threads does: sums of halves, a
// loop that the threads share out, the border of a tile, a triangle.
#include <amp.h>
#include <math.h>

enum { TILE = 64, SIDE = 16, BINS = 256 };

void add_up(array_view(const float, 1) from, array_view(float, 1) to, int stride)
{
    int count = amp_extent_1(from)[0];
    amprt_launch_tiled_1(amprt_add_up_kernel_1(), NULL, tile(extent(stride), TILE),
        (const void *const[]){&count, &stride, &from, &to}
#line 27 "tests/emit/serial_spans.ampc"
);
}

void count(array_view(const unsigned char, 1) from, array_view(unsigned, 1) to)
{
    int length = amp_extent_1(from)[0];
    amprt_launch_tiled_1(amprt_count_kernel_1(), NULL, tile(extent(16 * TILE), TILE),
        (const void *const[]){&length, &from, &to}
#line 44 "tests/emit/serial_spans.ampc"
);
}

void relax(array_view(const float, 2) from, array_view(float, 2) to)
{
    amprt_launch_tiled_2(amprt_relax_kernel_1(), NULL, tile(amp_extent_2(to), SIDE, SIDE),
        (const void *const[]){&from, &to}
#line 63 "tests/emit/serial_spans.ampc"
);
}

void scan(array_view(int, 1) to, int bound)
{
    amprt_launch_tiled_1(amprt_scan_kernel_1(), NULL, tile(amp_extent_1(to), TILE),
        (const void *const[]){&to, &bound}
#line 84 "tests/emit/serial_spans.ampc"
);
}

/* What lives on across the barrier is an array in any case: the border's guards
 * are spans nevertheless. */
void march(array_view(const float, 3) from, array_view(float, 3) to, int depth)
{
    amprt_launch_tiled_2(amprt_march_kernel_1(), NULL, tile(extent(64, 64), SIDE, SIDE),
        (const void *const[]){&from, &depth, &to}
#line 109 "tests/emit/serial_spans.ampc"
);
}

/* A helper is written anew where the form for CPUs has other functions. */
#line 116 "tests/emit/serial_spans.ampc"


void logarithms(array_view(const float, 1) from, array_view(float, 1) to)
{
    amprt_launch_1(amprt_logarithms_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&to, &from}
#line 122 "tests/emit/serial_spans.ampc"
);
}

void multiply_half(array_view(const float, 2) from, array_view(float, 2) to)
{
    int n = amp_extent_2(from)[0], m = amp_extent_2(from)[1];
    amprt_launch_1(amprt_multiply_half_kernel_1(), NULL, extent(m), (const void *const[]){&m, &n, &from, &to}
#line 135 "tests/emit/serial_spans.ampc"
);
}

void multiply_lower(array_view(const float, 2) from, array_view(float, 2) to)
{
    int n = amp_extent_2(from)[0], m = amp_extent_2(from)[1];
    amprt_launch_1(amprt_multiply_lower_kernel_1(), NULL, extent(m), (const void *const[]){&n, &from, &to}
#line 148 "tests/emit/serial_spans.ampc"
);
}

/* Where a condition chooses the place of an element, too. */
void nearest(array_view(const int, 1) in, array_view(int, 1) out, int low)
{
    amprt_launch_tiled_1(amprt_nearest_kernel_1(), NULL, tile(amp_extent_1(out), 256), (const void *const[]){&in, &out, &low}
#line 160 "tests/emit/serial_spans.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_add_up_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int count;\n"
    "    int stride;\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_add_up_kernel_1;\n"
    "typedef char amp_size_of_add_up_kernel_1[sizeof(amp_block_of_add_up_kernel_1) == 56 \? 1 : -1];\n"
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
    "#line 11 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void add_up_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_add_up_kernel_1 amp_block)\n"
    "{\n"
    "    const int count = amp_block.count;\n"
    "    const int stride = amp_block.stride;\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(2, from)), AMP_SHAPE(2, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), AMP_SHAPE(3, to).extent0};\n"
    "    __local float s[64] __attribute__((aligned(16)));\n"
    "#line 12 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        float part = 0;\n"
    "        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < count; i += stride)\n"
    "            part += from.data[i];\n"
    "        s[me] = part;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int half_ = 64 / 2; half_ > 0; half_ /= 2) {\n"
    "            if (me < half_)\n"
    "                s[me] += s[me + half_];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me == 0)\n"
    "            to.data[(int)get_group_id(0)] = s[0];\n"
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
    "#line 11 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_KERNEL void add_up_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_add_up_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(8192)\n"
    "    const int count = amp_block.count;\n"
    "    const int stride = amp_block.stride;\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(2, from)), AMP_SHAPE(2, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), AMP_SHAPE(3, to).extent0};\n"
    "    __local float (*const s_tree)[16][64] = (__local float (*)[16][64])(amp_memory + 0);\n"
    "    __local float (*const s)[16][64] = (__local float (*)[16][64])(amp_memory + 4096);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float part_2[16][64];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "#line 14 \"tests/emit/serial_spans.ampc\"\n"
    "            \n"
    "            part_2[amp_thread_0][amp_thread_1] = 0;\n"
    "        }\n"
    "    }\n"
    "#line 16 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "        int whole = stride > 0 && (amp_tile * 64 >= 0 && (long)count - amp_tile * 64 >= amp_tiles * 64) \? (int)((((long)count - amp_tile * 64 - amp_tiles * 64) / stride + 1) / 8 * 8) : 0;\n"
    "#line 16 \"tests/emit/serial_spans.ampc\"\n"
    "        for (int trip = 0; trip < whole; trip += 8) {\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "                int row = amp_thread_0 * 64 + amp_tile * 64;\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "#line 16 \"tests/emit/serial_spans.ampc\"\n"
    "                    #pragma unroll\n"
    "                    for (int turn = 0; turn < 8; turn += 1) {\n"
    "#line 16 \"tests/emit/serial_spans.ampc\"\n"
    "                        int i_2 = row + (trip + turn) * stride + amp_thread_1;\n"
    "                        part_2[amp_thread_0][amp_thread_1] += from.data[i_2]; }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 16 \"tests/emit/serial_spans.ampc\"\n"
    "        for (int first = amp_tile * 64 + whole * stride; first < count; first += stride) {\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "                int row_2 = amp_thread_0 * 64 + first;\n"
    "#line 16 \"tests/emit/serial_spans.ampc\"\n"
    "                {\n"
    "                    const int amp_to_1 = (int)clamp((long)count - (int)(amp_thread_1 + row_2), (long)0, (long)64);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                        int i_2_2 = amp_thread_1 + row_2;\n"
    "#line 17 \"tests/emit/serial_spans.ampc\"\n"
    "                        part_2[amp_thread_0][amp_thread_1] += from.data[i_2_2];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "            int me_2 = amp_thread_1;\n"
    "#line 18 \"tests/emit/serial_spans.ampc\"\n"
    "            (*s)[amp_thread_0][me_2] = part_2[amp_thread_0][amp_thread_1];\n"
    "        }\n"
    "    }  {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)32 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][amp_thread_1] = (*s)[amp_thread_0][amp_thread_1]; (*s_tree)[amp_thread_0][amp_thread_1] += (*s)[amp_thread_0][(long)amp_thread_1 + 32];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "            {\n"
    "                const int amp_to_3 = (int)clamp((long)16 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32] = (*s_tree)[amp_thread_0][amp_thread_1]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 16];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "            {\n"
    "                const int amp_to_4 = (int)clamp((long)8 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_4; amp_thread_1++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 40];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "            {\n"
    "                const int amp_to_5 = (int)clamp((long)4 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_5; amp_thread_1++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 52];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "            {\n"
    "                const int amp_to_6 = (int)clamp((long)2 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_6; amp_thread_1++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 60] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 60] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 58];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "            {\n"
    "                const int amp_to_7 = (int)clamp((long)1 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_7; amp_thread_1++) {\n"
    "#line 22 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 62] = (*s_tree)[amp_thread_0][60]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 62] += (*s_tree)[amp_thread_0][61];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 25 \"tests/emit/serial_spans.ampc\"\n"
    "        {\n"
    "            const int amp_from_8 = (int)clamp((long)0 - (int)(amp_thread_1), (long)0, (long)64);\n"
    "            const int amp_to_8 = (int)clamp((long)0 - (int)(amp_thread_1) + 1, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_from_8; amp_thread_1 < amp_to_8; amp_thread_1++) {\n"
    "#line 26 \"tests/emit/serial_spans.ampc\"\n"
    "                to.data[amp_thread_0 + amp_tile] = (*s_tree)[amp_thread_0][62];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 11 */
    "typedef struct amp_block_of_count_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int length_;\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_count_kernel_1;\n"
    "typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 12 */
    "typedef struct view_uchar_1 {\n"
    "    __global uchar *data;\n"
    "    int extent0;\n"
    "} view_uchar_1;\n",
    /* 13 */
    "typedef struct view_uint_1 {\n"
    "    __global uint *data;\n"
    "    int extent0;\n"
    "} view_uint_1;\n",
    /* 14 */
    "#line 33 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void count_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_from,\n"
    "    __global uint *amp_data_to,\n"
    "    const amp_block_of_count_kernel_1 amp_block)\n"
    "{\n"
    "    const int length_ = amp_block.length_;\n"
    "    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const view_uint_1 to = {AMP_DATA(__global uint *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local uint counts[256] __attribute__((aligned(16)));\n"
    "#line 34 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        for (int i = (int)get_local_id(0); i < 256; i += 64)\n"
    "            counts[i] = 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < length_; i += 16 * 64)\n"
    "            atomic_inc(&counts[from.data[i]]);\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = (int)get_local_id(0); i < 256; i += 64)\n"
    "            atomic_add(&to.data[i], counts[i]);\n"
    "    }\n"
    "}\n",
    /* 15 */
    "static uint amp_inc_uint_alone(__local uint *p)\n"
    "{\n"
    "    uint old = *p, value = 1;\n"
    "    *p = (uint)((uint)old + (uint)value);\n"
    "    return old;\n"
    "}\n",
    /* 16 */
    "#line 33 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_KERNEL void count_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_from,\n"
    "    __global uint *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const int length_ = amp_block.length_;\n"
    "    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const view_uint_1 to = {AMP_DATA(__global uint *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local uint (*const counts)[256] = (__local uint (*)[256])(amp_memory + 0);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 36 \"tests/emit/serial_spans.ampc\"\n"
    "        for (int amp_first_i_2 = amp_thread_1; amp_first_i_2 < 256; amp_first_i_2 += 64) {\n"
    "            const int amp_to_1 = (int)clamp((long)256 - amp_first_i_2, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                int i_2 = amp_first_i_2 + amp_thread_1;\n"
    "#line 37 \"tests/emit/serial_spans.ampc\"\n"
    "                (*counts)[i_2] = 0;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "#line 39 \"tests/emit/serial_spans.ampc\"\n"
    "    for (int first = amp_tile * 64; first < length_; first += 16 * 64) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "            int row = amp_thread_0 * 64 + first;\n"
    "#line 39 \"tests/emit/serial_spans.ampc\"\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)length_ - (int)(amp_thread_1 + row), (long)0, (long)64);\n"
    "                #pragma clang loop unroll_count(8)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                    int i_3 = amp_thread_1 + row;\n"
    "#line 40 \"tests/emit/serial_spans.ampc\"\n"
    "                    amp_inc_uint_alone(&(*counts)[from.data[i_3]]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 42 \"tests/emit/serial_spans.ampc\"\n"
    "        if (amp_thread_0 == 0) { for (int amp_first_i_4 = amp_thread_1; amp_first_i_4 < 256; amp_first_i_4 += 64) {\n"
    "                const int amp_to_3 = (int)clamp((long)256 - amp_first_i_4, (long)0, (long)64);\n"
    "                #pragma clang loop unroll_count(8)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                    int i_4 = amp_first_i_4 + amp_thread_1;\n"
    "#line 43 \"tests/emit/serial_spans.ampc\"\n"
    "                    atomic_add(&to.data[i_4], (*counts)[i_4]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 17 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 18 */
    "typedef struct amp_block_of_relax_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_relax_kernel_1;\n"
    "typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 19 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 20 */
    "#line 49 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void relax_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float s[17][17];\n"
    "#line 50 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1) + 1; int column = (int)get_local_id(0) + 1;\n"
    "        s[row][column] = from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "        if (row == 1)\n"
    "            s[0][column] = 0;\n"
    "        if (column == 1 && row > 2)\n"
    "            s[row][0] = 1;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum = s[row][column];\n"
    "        if (column == 16)\n"
    "            sum += s[row][column - 1];\n"
    "        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum - s[row - 1][column];\n"
    "    }\n"
    "}\n",
    /* 21 */
    "#line 49 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_FUNCTION void relax_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_relax_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float (*const s)[17][17] = (__local float (*)[17][17])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int row = amp_thread_0 + 1;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int column = amp_thread_1 + 1;\n"
    "#line 52 \"tests/emit/serial_spans.ampc\"\n"
    "            \n"
    "            (*s)[row][column] = from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "        } if (row == 1) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int column = amp_thread_1 + 1;\n"
    "#line 55 \"tests/emit/serial_spans.ampc\"\n"
    "                (*s)[0][column] = 0;\n"
    "            }\n"
    "        }\n"
    "#line 56 \"tests/emit/serial_spans.ampc\"\n"
    "        {\n"
    "            const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "            const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "#line 56 \"tests/emit/serial_spans.ampc\"\n"
    "            if (row > 2) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "#line 57 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s)[row][0] = 1;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int row = amp_thread_0 + 1;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int column = amp_thread_1 + 1;\n"
    "#line 59 \"tests/emit/serial_spans.ampc\"\n"
    "            float sum = (*s)[row][amp_zero + (long)column];\n"
    "            if (column == 16)\n"
    "                sum += (*s)[row][amp_zero + (long)column - 1];\n"
    "            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum - (*s)[row - 1][amp_zero + (long)column];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1280)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        relax_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 22 */
    "#line 49 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void relax_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][17][17] __attribute__((aligned(16)));\n"
    "#line 50 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1) + 1; int column = (int)get_local_id(0) + 1;\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 53 \"tests/emit/serial_spans.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][row][column] = from.data[(at * 16 + (int)get_local_id(1)) * from.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }\n"
    "        if (row == 1) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 55 \"tests/emit/serial_spans.ampc\"\n"
    "                s[amp_n][0][column] = 0; } }\n"
    "        if (column == 1 && row > 2) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 57 \"tests/emit/serial_spans.ampc\"\n"
    "                s[amp_n][row][0] = 1; } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 59 \"tests/emit/serial_spans.ampc\"\n"
    "            sum[amp_n] = s[amp_n][row][column]; }\n"
    "        if (column == 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 61 \"tests/emit/serial_spans.ampc\"\n"
    "                sum[amp_n] += s[amp_n][row][column - 1]; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/serial_spans.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n] - s[amp_n][row - 1][column]; }\n"
    "    }\n"
    "}\n",
    /* 23 */
    "typedef struct amp_block_of_scan_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 to;\n"
    "    int bound;\n"
    "} amp_block_of_scan_kernel_1;\n"
    "typedef char amp_size_of_scan_kernel_1[sizeof(amp_block_of_scan_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 24 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 25 */
    "#line 68 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void scan_kernel_1(\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_scan_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const int bound = amp_block.bound;\n"
    "    __local int s[64] __attribute__((aligned(16)));\n"
    "#line 69 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        s[me] = to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int distance_ = 1; distance_ < 64; distance_ *= 2) {\n"
    "            int other = me >= distance_ \? s[me - distance_] : 0;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            s[me] += other;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me < bound)\n"
    "            to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me]; else\n"
    "\n"
    "            to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = -1;\n"
    "    }\n"
    "}\n",
    /* 26 */
    "typedef uint16 amp_uint16 __attribute__((aligned(sizeof(uint))));\n",
    /* 27 */
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
    /* 28 */
    "#line 68 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_FUNCTION void scan_kernel_1_tile(\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_scan_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const int bound = amp_block.bound;\n"
    "    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 71 \"tests/emit/serial_spans.ampc\"\n"
    "        \n"
    "        (*s)[me] = to.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "    }\n"
    "    amp_prefix_uint((__local uint *)(*s), (__local uint *)(*s), 64);\n"
    "#line 80 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "        const int amp_to_1 = (int)clamp((long)bound - (int)(amp_thread_0), (long)0, (long)64);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "            int me = amp_thread_0;\n"
    "#line 81 \"tests/emit/serial_spans.ampc\"\n"
    "            to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me];\n"
    "        }\n"
    "    }\n"
    "#line 80 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "        const int amp_from_2 = (int)clamp((long)bound - (int)(amp_thread_0), (long)0, (long)64);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_2; amp_thread_0 < 64; amp_thread_0++) { to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = -1;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void scan_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_scan_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        scan_kernel_1_tile(amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 29 */
    "#line 68 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void scan_kernel_1_several(\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_scan_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const int bound = amp_block.bound;\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 64 - 1;\n"
    "#endif\n"
    "    __local int s[4][64] __attribute__((aligned(16)));\n"
    "#line 69 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 72 \"tests/emit/serial_spans.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = to.data[at * 64 + (int)get_local_id(0)]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int distance_ = 1; distance_ < 64; distance_ *= 2) {\n"
    "            int other[4]; \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 75 \"tests/emit/serial_spans.ampc\"\n"
    "                other[amp_n] = me >= distance_ \? s[amp_n][me - distance_] : 0; }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 77 \"tests/emit/serial_spans.ampc\"\n"
    "                s[amp_n][me] += other[amp_n]; }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me < bound) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 81 \"tests/emit/serial_spans.ampc\"\n"
    "                int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_2 * 64 + (int)get_local_id(0)] = s[amp_n][me]; } } else {\n"
    "\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 83 \"tests/emit/serial_spans.ampc\"\n"
    "                int at_3 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_3 * 64 + (int)get_local_id(0)] = -1; } }\n"
    "    }\n"
    "}\n",
    /* 30 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 31 */
    "typedef struct amp_block_of_march_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 from;\n"
    "    int depth;\n"
    "    amp_shape_3 to;\n"
    "} amp_block_of_march_kernel_1;\n"
    "typedef char amp_size_of_march_kernel_1[sizeof(amp_block_of_march_kernel_1) == 104 \? 1 : -1];\n"
    "\n",
    /* 32 */
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 33 */
    "#line 91 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void march_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_march_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const int depth = amp_block.depth;\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, (amp_offset)AMP_SHAPE(2, to).stride1, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1, AMP_SHAPE(2, to).extent2};\n"
    "    __local float s[16][18] __attribute__((aligned(16)));\n"
    "#line 92 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0) + 1;\n"
    "        int y = ((int)get_group_id(1) * 16 + (int)get_local_id(1)); int x = ((int)get_group_id(0) * 16 + (int)get_local_id(0)) + 1;\n"
    "        float here = from.data[y * from.stride1 + x];\n"
    "        for (int z = 0; z < depth; z++) {\n"
    "            float above = from.data[(z + 1) * from.stride0 + y * from.stride1 + x];\n"
    "            s[row][column] = here;\n"
    "            if (column == 1)\n"
    "                s[row][0] = from.data[z * from.stride0 + y * from.stride1 + (x - 1)];\n"
    "            if (column == 16)\n"
    "                s[row][16 + 1] = from.data[z * from.stride0 + y * from.stride1 + (x + 1)];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            to.data[z * to.stride0 + y * to.stride1 + x] = s[row][column - 1] + s[row][column + 1] + above;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            here = above;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 34 */
    "#ifndef AMP_OVERLAP\n"
    "#line 91 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_FUNCTION void march_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_march_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const int depth = amp_block.depth;\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, (amp_offset)AMP_SHAPE(2, to).stride1, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1, AMP_SHAPE(2, to).extent2};\n"
    "    __local float (*const s)[16][18] = (__local float (*)[16][18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float above[16][16];\n"
    "#line 97 \"tests/emit/serial_spans.ampc\"\n"
    "    for (int z = 0; z < depth; z++) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);\n"
    "            int row = amp_thread_0;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "                int column = amp_thread_1 + 1;\n"
    "#line 98 \"tests/emit/serial_spans.ampc\"\n"
    "                above[amp_thread_0][amp_thread_1] = from.data[((long)z + 1) * from.stride0 + (long)y * from.stride1 + x];\n"
    "                (*s)[row][column] = from.data[((long)z - 1 + 1) * from.stride0 + (long)y * from.stride1 + x];\n"
    "            }  {\n"
    "                const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "                const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "#line 101 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s)[row][0] = from.data[(long)z * from.stride0 + (long)y * from.stride1 + ((long)x - 1)];\n"
    "                }\n"
    "            }\n"
    "#line 102 \"tests/emit/serial_spans.ampc\"\n"
    "            {\n"
    "                const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "                const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "#line 103 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s)[row][16 + 1] = from.data[(long)z * from.stride0 + (long)y * from.stride1 + ((long)x + 1)];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);\n"
    "            int row = amp_thread_0;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "                int column = amp_thread_1 + 1;\n"
    "#line 105 \"tests/emit/serial_spans.ampc\"\n"
    "                to.data[(long)z * to.stride0 + (long)y * to.stride1 + x] = (*s)[row][(long)column - 1] + (*s)[row][(long)column + 1] + above[amp_thread_0][amp_thread_1];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void march_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_march_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1152)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        march_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 91 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_FUNCTION void march_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_march_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const int depth = amp_block.depth;\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, (amp_offset)AMP_SHAPE(2, to).stride1, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1, AMP_SHAPE(2, to).extent2};\n"
    "    __local float (*const s)[16][18] = (__local float (*)[16][18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float here[16][16];\n"
    "    float above[16][16];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = ((int)amp_place.item[1] * 16 + amp_thread_0);\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "#line 94 \"tests/emit/serial_spans.ampc\"\n"
    "            \n"
    "            \n"
    "            here[amp_thread_0][amp_thread_1] = from.data[(long)y * from.stride1 + x];\n"
    "        }\n"
    "    }\n"
    "#line 97 \"tests/emit/serial_spans.ampc\"\n"
    "    for (int z = 0; z < depth; z++) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);\n"
    "            int row = amp_thread_0;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "                int column = amp_thread_1 + 1;\n"
    "#line 98 \"tests/emit/serial_spans.ampc\"\n"
    "                above[amp_thread_0][amp_thread_1] = from.data[((long)z + 1) * from.stride0 + (long)y * from.stride1 + x];\n"
    "                (*s)[row][column] = here[amp_thread_0][amp_thread_1];\n"
    "            }  {\n"
    "                const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "                const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "#line 101 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s)[row][0] = from.data[(long)z * from.stride0 + (long)y * from.stride1 + ((long)x - 1)];\n"
    "                }\n"
    "            }\n"
    "#line 102 \"tests/emit/serial_spans.ampc\"\n"
    "            {\n"
    "                const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "                const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "#line 103 \"tests/emit/serial_spans.ampc\"\n"
    "                    (*s)[row][16 + 1] = from.data[(long)z * from.stride0 + (long)y * from.stride1 + ((long)x + 1)];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);\n"
    "            int row = amp_thread_0;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;\n"
    "                int column = amp_thread_1 + 1;\n"
    "#line 105 \"tests/emit/serial_spans.ampc\"\n"
    "                to.data[(long)z * to.stride0 + (long)y * to.stride1 + x] = (*s)[row][(long)column - 1] + (*s)[row][(long)column + 1] + above[amp_thread_0][amp_thread_1];\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 107 \"tests/emit/serial_spans.ampc\"\n"
    "                here[amp_thread_0][amp_thread_1] = above[amp_thread_0][amp_thread_1];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void march_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_march_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1152)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        march_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 35 */
    "#line 91 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void march_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_march_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const int depth = amp_block.depth;\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, (amp_offset)AMP_SHAPE(2, to).stride1, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1, AMP_SHAPE(2, to).extent2};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][16][18] __attribute__((aligned(16)));\n"
    "#line 92 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int row = (int)get_local_id(1); int column = (int)get_local_id(0) + 1;\n"
    "        int x = ((int)get_group_id(0) * 16 + (int)get_local_id(0)) + 1; int y[4]; float here[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 95 \"tests/emit/serial_spans.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; y[amp_n] = at * 16 + (int)get_local_id(1);\n"
    "            here[amp_n] = from.data[y[amp_n] * from.stride1 + x];\n"
    "#line 95 \"tests/emit/serial_spans.ampc\"\n"
    "        }\n"
    "\n"
    "        for (int z = 0; z < depth; z++) {\n"
    "            float above[4]; \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 98 \"tests/emit/serial_spans.ampc\"\n"
    "                above[amp_n] = from.data[(z + 1) * from.stride0 + y[amp_n] * from.stride1 + x];\n"
    "                s[amp_n][row][column] = here[amp_n];\n"
    "#line 98 \"tests/emit/serial_spans.ampc\"\n"
    "            }\n"
    "\n"
    "            if (column == 1) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 101 \"tests/emit/serial_spans.ampc\"\n"
    "                    s[amp_n][row][0] = from.data[z * from.stride0 + y[amp_n] * from.stride1 + (x - 1)]; } }\n"
    "            if (column == 16) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 103 \"tests/emit/serial_spans.ampc\"\n"
    "                    s[amp_n][row][16 + 1] = from.data[z * from.stride0 + y[amp_n] * from.stride1 + (x + 1)]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 105 \"tests/emit/serial_spans.ampc\"\n"
    "                to.data[z * to.stride0 + y[amp_n] * to.stride1 + x] = s[amp_n][row][column - 1] + s[amp_n][row][column + 1] + above[amp_n]; }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 107 \"tests/emit/serial_spans.ampc\"\n"
    "                here[amp_n] = above[amp_n]; }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 36 */
    "typedef struct amp_block_of_logarithms_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 to;\n"
    "    amp_shape_1 from;\n"
    "} amp_block_of_logarithms_kernel_1;\n"
    "typedef char amp_size_of_logarithms_kernel_1[sizeof(amp_block_of_logarithms_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 37 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 38 */
    "#line 113 \"tests/emit/serial_spans.ampc\"\n"
    "static float bits_of(float x)\n"
    "{\n"
    "    return log(x) + log10(x);\n"
    "}\n",
    /* 39 */
    "#line 120 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "void logarithms_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_logarithms_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 120 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "        to.data[i] = bits_of(from.data[i]) + native_log2(from.data[i]);\n"
    "    }\n"
    "}\n",
    /* 40 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 41 */
    "#ifdef __AVX512F__\n"
    "#define AMP_WIDE_16 _Pragma(\"clang loop vectorize_width(16)\")\n"
    "#else\n"
    "#define AMP_WIDE_16\n"
    "#endif\n",
    /* 42 */
    "__attribute__((always_inline)) static float amp_logf_float(float x)\n"
    "{\n"
    "    float scaled = x < 0x1p-126f \? x * 0x1p23f : x;\n"
    "    uint bits = as_uint(scaled) - 0x3f3504f3u;\n"
    "    float k = (float)(((int)bits >> 23) - (x < 0x1p-126f \? 23 : 0));\n"
    "    float f = as_float((bits & 0x7fffffu) + 0x3f3504f3u) - 1.0f;\n"
    "    float s = f / (2.0f + f), z = s * s;\n"
    "    float r = z * (0.666666687f + z * (0.4f + z * (0.285714298f + z * 0.222222224f)));\n"
    "    float y = k * 0x1.62e4p-1f + (k * 1.42860682e-6f - (s * (f - r) - f));\n"
    "    y = x == 0 \? -INFINITY : x < 0 \? NAN : y;\n"
    "    return x < INFINITY \? y : x;\n"
    "}\n",
    /* 43 */
    "__attribute__((always_inline)) static float amp_log10f_float(float x)\n"
    "{\n"
    "    float scaled = x < 0x1p-126f \? x * 0x1p23f : x;\n"
    "    uint bits = as_uint(scaled) - 0x3f3504f3u;\n"
    "    float k = (float)(((int)bits >> 23) - (x < 0x1p-126f \? 23 : 0));\n"
    "    float f = as_float((bits & 0x7fffffu) + 0x3f3504f3u) - 1.0f;\n"
    "    float s = f / (2.0f + f), z = s * s;\n"
    "    float r = z * (0.666666687f + z * (0.4f + z * (0.285714298f + z * 0.222222224f)));\n"
    "    float y = k * 0x1.344p-2f + (k * 4.60503898e-6f - (s * (f - r) - f) * 0.434294492f);\n"
    "    y = x == 0 \? -INFINITY : x < 0 \? NAN : y;\n"
    "    return x < INFINITY \? y : x;\n"
    "}\n",
    /* 44 */
    "#line 113 \"tests/emit/serial_spans.ampc\"\n"
    "static float bits_of_in_loops(float x)\n"
    "{\n"
    "    return amp_logf_float(x) + amp_log10f_float(x);\n"
    "}\n",
    /* 45 */
    "__attribute__((always_inline)) static float amp_amp_fast_log2f_float(float x)\n"
    "{\n"
    "    float scaled = x < 0x1p-126f \? x * 0x1p23f : x;\n"
    "    uint bits = as_uint(scaled) - 0x3f3504f3u;\n"
    "    float k = (float)(((int)bits >> 23) - (x < 0x1p-126f \? 23 : 0));\n"
    "    float f = as_float((bits & 0x7fffffu) + 0x3f3504f3u) - 1.0f;\n"
    "    float s = f / (2.0f + f), z = s * s;\n"
    "    float r = z * (0.666666687f + z * (0.4f + z * (0.285714298f + z * 0.222222224f)));\n"
    "    float y = k - (s * (f - r) - f) * 1.44269502f;\n"
    "    y = x == 0 \? -INFINITY : x < 0 \? NAN : y;\n"
    "    return x < INFINITY \? y : x;\n"
    "}\n",
    /* 46 */
    "#line 120 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_KERNEL void logarithms_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_logarithms_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        AMP_WIDE_16\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 121 \"tests/emit/serial_spans.ampc\"\n"
    "            to.data[i] = bits_of_in_loops(from.data[i]) + amp_amp_fast_log2f_float(from.data[i]);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 47 */
    "#line 120 \"tests/emit/serial_spans.ampc\"\n"
    "static void logarithms_kernel_1_element(\n"
    "    const view_float_1 to,\n"
    "    const view_float_1 from,\n"
    "    int i)\n"
    "#line 120 \"tests/emit/serial_spans.ampc\"\n"
    "{\n"
    "    to.data[i] = bits_of(from.data[i]) + native_log2(from.data[i]);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void logarithms_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_logarithms_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            logarithms_kernel_1_element(to, from, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        logarithms_kernel_1_element(to, from, amp_first + amp_n * 256);\n"
    "}\n",
    /* 48 */
    "typedef struct amp_block_of_multiply_half_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int m;\n"
    "    int n;\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_multiply_half_kernel_1;\n"
    "typedef char amp_size_of_multiply_half_kernel_1[sizeof(amp_block_of_multiply_half_kernel_1) == 72 \? 1 : -1];\n"
    "\n",
    /* 49 */
    "#line 128 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "void multiply_half_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_multiply_half_kernel_1 amp_block)\n"
    "{\n"
    "    const int m = amp_block.m;\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(2, from)), (amp_offset)AMP_SHAPE(2, from).stride0, AMP_SHAPE(2, from).extent0, AMP_SHAPE(2, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 128 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "        for (int j = i; j < m; j++) {\n"
    "            float sum = 0;\n"
    "            for (int k = 0; k < n; k++)\n"
    "                sum += from.data[k * from.stride0 + i] * from.data[k * from.stride0 + j];\n"
    "            to.data[j * to.stride0 + i] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 50 */
    "#line 128 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_KERNEL void multiply_half_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_multiply_half_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int m = amp_block.m;\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(2, from)), (amp_offset)AMP_SHAPE(2, from).stride0, AMP_SHAPE(2, from).extent0, AMP_SHAPE(2, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float sum[1024];\n"
    "        int i = amp_thread_0;\n"
    "#line 129 \"tests/emit/serial_spans.ampc\"\n"
    "        \n"
    "        {\n"
    "            const int amp_thread_0 = amp_strip;\n"
    "            for (int j = (amp_thread_0); j < m; j++) {\n"
    "                const int amp_thread_0 = 0;\n"
    "#line 129 \"tests/emit/serial_spans.ampc\"\n"
    "                {\n"
    "                    const int amp_to_1 = (int)clamp((long)j - (amp_thread_0) + 1, (long)amp_strip, (long)amp_stop);\n"
    "                    {\n"
    "                        int amp_block_1 = amp_strip;\n"
    "                        for (; amp_to_1 - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 130 \"tests/emit/serial_spans.ampc\"\n"
    "                                sum[amp_thread_0 - amp_strip] = 0;\n"
    "                            } for (int k = 0; k < n; k++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                                    int i = amp_thread_0;\n"
    "#line 132 \"tests/emit/serial_spans.ampc\"\n"
    "                                    sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];\n"
    "                                }\n"
    "                            }\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 133 \"tests/emit/serial_spans.ampc\"\n"
    "                                to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                        for (; amp_to_1 - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 130 \"tests/emit/serial_spans.ampc\"\n"
    "                                sum[amp_thread_0 - amp_strip] = 0;\n"
    "                            } for (int k = 0; k < n; k++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                                    int i = amp_thread_0;\n"
    "#line 132 \"tests/emit/serial_spans.ampc\"\n"
    "                                    sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];\n"
    "                                }\n"
    "                            }\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 133 \"tests/emit/serial_spans.ampc\"\n"
    "                                to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "#line 130 \"tests/emit/serial_spans.ampc\"\n"
    "                            sum[amp_thread_0 - amp_strip] = 0;\n"
    "                        } for (int k = 0; k < n; k++) {\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 132 \"tests/emit/serial_spans.ampc\"\n"
    "                                sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                            int i = amp_thread_0;\n"
    "#line 133 \"tests/emit/serial_spans.ampc\"\n"
    "                            to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 51 */
    "typedef struct amp_block_of_multiply_lower_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_multiply_lower_kernel_1;\n"
    "typedef char amp_size_of_multiply_lower_kernel_1[sizeof(amp_block_of_multiply_lower_kernel_1) == 72 \? 1 : -1];\n"
    "\n",
    /* 52 */
    "#line 141 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "void multiply_lower_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_multiply_lower_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 141 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "        for (int j = 0; j <= i; j++) {\n"
    "            float sum = 0;\n"
    "            for (int k = 0; k < n; k++)\n"
    "                sum += from.data[k * from.stride0 + i] * from.data[k * from.stride0 + j];\n"
    "            to.data[j * to.stride0 + i] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 53 */
    "#line 141 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_KERNEL void multiply_lower_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_multiply_lower_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float sum[1024];\n"
    "        int i = amp_thread_0;\n"
    "#line 142 \"tests/emit/serial_spans.ampc\"\n"
    "        \n"
    "        {\n"
    "            const int amp_thread_0 = amp_stop - 1;\n"
    "            for (int j = 0; j <= (amp_thread_0); j++) {\n"
    "                const int amp_thread_0 = 0;\n"
    "#line 142 \"tests/emit/serial_spans.ampc\"\n"
    "                {\n"
    "                    const int amp_from_1 = (int)clamp((long)j - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "                    {\n"
    "                        int amp_block_1 = amp_from_1;\n"
    "                        for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 143 \"tests/emit/serial_spans.ampc\"\n"
    "                                sum[amp_thread_0 - amp_strip] = 0;\n"
    "                            } for (int k = 0; k < n; k++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                                    int i = amp_thread_0;\n"
    "#line 145 \"tests/emit/serial_spans.ampc\"\n"
    "                                    sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];\n"
    "                                }\n"
    "                            }\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 146 \"tests/emit/serial_spans.ampc\"\n"
    "                                to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                        for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 143 \"tests/emit/serial_spans.ampc\"\n"
    "                                sum[amp_thread_0 - amp_strip] = 0;\n"
    "                            } for (int k = 0; k < n; k++) {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                                    int i = amp_thread_0;\n"
    "#line 145 \"tests/emit/serial_spans.ampc\"\n"
    "                                    sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];\n"
    "                                }\n"
    "                            }\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 146 \"tests/emit/serial_spans.ampc\"\n"
    "                                to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 143 \"tests/emit/serial_spans.ampc\"\n"
    "                            sum[amp_thread_0 - amp_strip] = 0;\n"
    "                        } for (int k = 0; k < n; k++) {\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 145 \"tests/emit/serial_spans.ampc\"\n"
    "                                sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];\n"
    "                            }\n"
    "                        }\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                            int i = amp_thread_0;\n"
    "#line 146 \"tests/emit/serial_spans.ampc\"\n"
    "                            to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 54 */
    "typedef struct amp_block_of_nearest_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "    int low;\n"
    "} amp_block_of_nearest_kernel_1;\n"
    "typedef char amp_size_of_nearest_kernel_1[sizeof(amp_block_of_nearest_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 55 */
    "#line 154 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void nearest_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const int low = amp_block.low;\n"
    "    __local int s[256] __attribute__((aligned(16)));\n"
    "#line 154 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        s[me] = in.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))] * 2;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        out.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))] = s[me > low \? me - 1 : low];\n"
    "    }\n"
    "}\n",
    /* 56 */
    "#line 154 \"tests/emit/serial_spans.ampc\"\n"
    "AMP_FUNCTION void nearest_kernel_1_tile(\n"
    "    __global const int *amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const int low = amp_block.low;\n"
    "    __local int (*const s)[256] = (__local int (*)[256])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 256; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 156 \"tests/emit/serial_spans.ampc\"\n"
    "        \n"
    "        (*s)[me] = in.data[((int)amp_place.item[0] * 256 + amp_thread_0)] * 2;\n"
    "    }\n"
    "    for (int amp_lanes = 0; amp_lanes < 256; amp_lanes += 16) {\n"
    "        const int amp_thread_0 = amp_lanes;\n"
    "        const int amp_first_at = (int)(amp_thread_0) > low \? (int)(amp_thread_0) - 1 : low;\n"
    "        int amp_apart = 0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "            int me = amp_thread_0;\n"
    "            int at = me > low \? me - 1 : low;\n"
    "            amp_apart |= at ^ (amp_first_at + (amp_thread_0 - amp_lanes));\n"
    "        }\n"
    "        if (amp_apart == 0) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "                int at = amp_first_at + (amp_thread_0 - amp_lanes);\n"
    "#line 159 \"tests/emit/serial_spans.ampc\"\n"
    "                out.data[((int)amp_place.item[0] * 256 + amp_thread_0)] = (*s)[at];\n"
    "            }\n"
    "        } else {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "                int at = me > low \? me - 1 : low;\n"
    "#line 159 \"tests/emit/serial_spans.ampc\"\n"
    "                out.data[((int)amp_place.item[0] * 256 + amp_thread_0)] = (*s)[at];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void nearest_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 256;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        nearest_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 57 */
    "#line 154 \"tests/emit/serial_spans.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void nearest_kernel_1_several(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const int low = amp_block.low;\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 256 - 1;\n"
    "#endif\n"
    "    __local int s[4][256] __attribute__((aligned(16)));\n"
    "#line 154 \"tests/emit/serial_spans.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 157 \"tests/emit/serial_spans.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = in.data[at * 256 + (int)get_local_id(0)] * 2; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 159 \"tests/emit/serial_spans.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; out.data[at_2 * 256 + (int)get_local_id(0)] = s[amp_n][me > low \? me - 1 : low]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_add_up_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_add_up_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const struct amprt_argument amprt_add_up_kernel_1_arguments[] = {
    {.name = "count", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "stride", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_add_up_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "add_up_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 11,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 56,
        .spmd = {"add_up_kernel_1", amprt_add_up_kernel_1_spmd, 8},
        .serial = {"add_up_kernel_1_serial", amprt_add_up_kernel_1_serial, 10},
        .chain_memory = 8192,
        .serial_tiles = 16,
        .serial_few = 1,
        .arguments = amprt_add_up_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}

static const unsigned amprt_count_kernel_1_spmd[] = {0, 2, 3, 4, 5, 11, 12, 13, 14};
static const unsigned amprt_count_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 9, 11, 12, 13, 15, 16};
static const struct amprt_argument amprt_count_kernel_1_arguments[] = {
    {.name = "length", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_count_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "count_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 33,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 1024,
        .block_size = 56,
        .spmd = {"count_kernel_1", amprt_count_kernel_1_spmd, 9},
        .serial = {"count_kernel_1_serial", amprt_count_kernel_1_serial, 12},
        .chain_memory = 1024,
        .serial_tiles = 16,
        .serial_few = 1,
        .arguments = amprt_count_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_relax_kernel_1_spmd[] = {2, 3, 4, 5, 17, 18, 19, 20};
static const unsigned amprt_relax_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 17, 18, 19, 21};
static const unsigned amprt_relax_kernel_1_several[] = {2, 3, 4, 5, 9, 17, 18, 19, 22};
static const struct amprt_argument amprt_relax_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_relax_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "relax_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 49,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1156,
        .block_size = 64,
        .spmd = {"relax_kernel_1", amprt_relax_kernel_1_spmd, 8},
        .serial = {"relax_kernel_1_serial", amprt_relax_kernel_1_serial, 10},
        .several = {"relax_kernel_1_several", amprt_relax_kernel_1_several, 9},
        .chain_memory = 1280,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4624,
        .arguments = amprt_relax_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_scan_kernel_1_spmd[] = {0, 3, 4, 5, 23, 24, 25};
static const unsigned amprt_scan_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 9, 23, 24, 26, 27, 28};
static const unsigned amprt_scan_kernel_1_several[] = {0, 3, 4, 5, 9, 23, 24, 29};
static const struct amprt_argument amprt_scan_kernel_1_arguments[] = {
    {.name = "to", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "bound", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_scan_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "scan_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 68,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 256,
        .block_size = 40,
        .spmd = {"scan_kernel_1", amprt_scan_kernel_1_spmd, 7},
        .serial = {"scan_kernel_1_serial", amprt_scan_kernel_1_serial, 12},
        .several = {"scan_kernel_1_several", amprt_scan_kernel_1_several, 8},
        .chain_memory = 256,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 1024,
        .arguments = amprt_scan_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_march_kernel_1_spmd[] = {2, 3, 4, 5, 30, 31, 32, 33};
static const unsigned amprt_march_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 30, 31, 32, 34};
static const unsigned amprt_march_kernel_1_several[] = {2, 3, 4, 5, 9, 30, 31, 32, 35};
static const struct amprt_argument amprt_march_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "depth", .kind = AMPRT_VALUE, .offset = 56, .size = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 64, .rank = 3,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_march_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "march_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 91,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1152,
        .block_size = 104,
        .spmd = {"march_kernel_1", amprt_march_kernel_1_spmd, 8},
        .serial = {"march_kernel_1_serial", amprt_march_kernel_1_serial, 10},
        .several = {"march_kernel_1_several", amprt_march_kernel_1_several, 9},
        .chain_memory = 1152,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4608,
        .arguments = amprt_march_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_logarithms_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 36, 37, 38, 39};
static const unsigned amprt_logarithms_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 9, 36, 40, 41, 42, 43, 44, 45, 46};
static const unsigned amprt_logarithms_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 36, 38, 47};
static const struct amprt_argument amprt_logarithms_kernel_1_arguments[] = {
    {.name = "to", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_logarithms_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "logarithms_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 120,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"logarithms_kernel_1", amprt_logarithms_kernel_1_spmd, 10},
        .serial = {"logarithms_kernel_1_serial", amprt_logarithms_kernel_1_serial, 16},
        .several = {"logarithms_kernel_1_several", amprt_logarithms_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_logarithms_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_multiply_half_kernel_1_spmd[] = {2, 3, 4, 5, 17, 19, 37, 48, 49};
static const unsigned amprt_multiply_half_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 17, 19, 40, 48, 50};
static const struct amprt_argument amprt_multiply_half_kernel_1_arguments[] = {
    {.name = "m", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "n", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_multiply_half_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_half_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 128,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"multiply_half_kernel_1", amprt_multiply_half_kernel_1_spmd, 9},
        .serial = {"multiply_half_kernel_1_serial", amprt_multiply_half_kernel_1_serial, 11},
        .arguments = amprt_multiply_half_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}

static const unsigned amprt_multiply_lower_kernel_1_spmd[] = {2, 3, 4, 5, 17, 19, 37, 51, 52};
static const unsigned amprt_multiply_lower_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 17, 19, 40, 51, 53};
static const struct amprt_argument amprt_multiply_lower_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_multiply_lower_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_lower_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 141,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"multiply_lower_kernel_1", amprt_multiply_lower_kernel_1_spmd, 9},
        .serial = {"multiply_lower_kernel_1_serial", amprt_multiply_lower_kernel_1_serial, 11},
        .arguments = amprt_multiply_lower_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_nearest_kernel_1_spmd[] = {0, 2, 3, 4, 5, 24, 54, 55};
static const unsigned amprt_nearest_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 9, 24, 54, 56};
static const unsigned amprt_nearest_kernel_1_several[] = {0, 2, 3, 4, 5, 9, 24, 54, 57};
static const struct amprt_argument amprt_nearest_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "low", .kind = AMPRT_VALUE, .offset = 48, .size = 4},
};
static struct amprt_kernel *amprt_nearest_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "nearest_kernel_1",
        .file = "tests/emit/serial_spans.ampc",
        .line = 154,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {256, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1024,
        .block_size = 56,
        .spmd = {"nearest_kernel_1", amprt_nearest_kernel_1_spmd, 8},
        .serial = {"nearest_kernel_1_serial", amprt_nearest_kernel_1_serial, 10},
        .several = {"nearest_kernel_1_several", amprt_nearest_kernel_1_several, 9},
        .chain_memory = 1024,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4096,
        .arguments = amprt_nearest_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
