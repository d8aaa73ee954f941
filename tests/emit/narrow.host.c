/* Made by ampcc from narrow.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_edges_kernel_1(void);
static struct amprt_kernel *amprt_grays_kernel_1(void);
static struct amprt_kernel *amprt_means_kernel_1(void);
static struct amprt_kernel *amprt_wide_kernel_1(void);
static struct amprt_kernel *amprt_wide_kernel_2(void);
#line 1 "tests/emit/narrow.ampc"
// Bytes and shorts that are computed with in the serial form: with numbers of 16 bits, if all
// fit in these.
#include <amp.h>
#include <stdlib.h>

typedef unsigned char byte;

/* What is compared, too; the absolute value. */
void edges(array_view(const byte, 2) in, array_view(byte, 2) out)
{
    amprt_launch_2(amprt_edges_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&in, &out}
#line 16 "tests/emit/narrow.ampc"
);
}

/* 65280 at the most. */
void grays(array_view(const byte, 1) colours, array_view(byte, 1) out)
{
    amprt_launch_1(amprt_grays_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&out, &colours}
#line 24 "tests/emit/narrow.ampc"
);
}

/* A helper is inlined, and a loop adds 9 times. */
#line 34 "tests/emit/narrow.ampc"


void means(array_view(const short, 1) in, array_view(byte, 1) out)
{
    amprt_launch_1(amprt_means_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&out, &in}
#line 40 "tests/emit/narrow.ampc"
);
}

/* Ints: 300 * 255 is too much, a captured number may be, and so is a sum of unknown
 * length; a variable that chooses an element; and what is stored as an int anyway. */
void wide(array_view(const byte, 1) in, array_view(byte, 1) out, array_view(int, 1) sums, int k)
{
    amprt_launch_1(amprt_wide_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&k, &in, &out}
#line 53 "tests/emit/narrow.ampc"
);
    amprt_launch_1(amprt_wide_kernel_2(), NULL, amp_extent_1(sums), (const void *const[]){&sums, &in}
#line 56 "tests/emit/narrow.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_edges_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_edges_kernel_1;\n"
    "typedef char amp_size_of_edges_kernel_1[sizeof(amp_block_of_edges_kernel_1) == 64 \? 1 : -1];\n"
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
    "typedef struct view_uchar_2 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_uchar_2;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 11 \"tests/emit/narrow.ampc\"\n"
    "__kernel\n"
    "void edges_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_edges_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_2 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 11 \"tests/emit/narrow.ampc\"\n"
    "    {\n"
    "        int y = i.x; int x = i.y;\n"
    "        int across = in.data[y * in.stride0 + (x + 1)] - in.data[y * in.stride0 + x]; int down = in.data[(y + 1) * in.stride0 + x] - in.data[y * in.stride0 + x];\n"
    "        int sum = (int)abs(across) + (int)abs(down) + ((100 * in.data[y * in.stride0 + x]) >> 7);\n"
    "        out.data[y * out.stride0 + x] = sum > 255 \? 255 : sum;\n"
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
    "#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)\n"
    "typedef _BitInt(16) amp_short;\n"
    "typedef unsigned _BitInt(16) amp_ushort;\n"
    "#else\n"
    "typedef short amp_short;\n"
    "typedef ushort amp_ushort;\n"
    "#endif\n",
    /* 13 */
    "static amp_short amp_abs_amp_short(amp_short x)\n"
    "{\n"
    "    return x < 0 \? -x : x;\n"
    "}\n",
    /* 14 */
    "#line 11 \"tests/emit/narrow.ampc\"\n"
    "AMP_KERNEL void edges_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_edges_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_2 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
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
    "        int y = i.x;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "            int x = i.y;\n"
    "#line 12 \"tests/emit/narrow.ampc\"\n"
    "            \n"
    "            amp_short across = (amp_short)in.data[(long)y * in.stride0 + ((long)x + 1)] - (amp_short)in.data[(long)y * in.stride0 + x]; amp_short down = (amp_short)in.data[((long)y + 1) * in.stride0 + x] - (amp_short)in.data[(long)y * in.stride0 + x];\n"
    "            amp_short sum = (amp_short)amp_abs_amp_short(across) + (amp_short)amp_abs_amp_short(down) + (((amp_short)100 * (amp_short)in.data[(long)y * in.stride0 + x]) >> (amp_short)7);\n"
    "            out.data[(long)y * out.stride0 + x] = sum > (amp_short)255 \? (amp_short)255 : sum;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 15 */
    "#line 11 \"tests/emit/narrow.ampc\"\n"
    "static void edges_kernel_1_element(\n"
    "    const view_uchar_2 in,\n"
    "    const view_uchar_2 out,\n"
    "    int2 i)\n"
    "#line 11 \"tests/emit/narrow.ampc\"\n"
    "{\n"
    "    int y = i.x; int x = i.y;\n"
    "    int across = in.data[y * in.stride0 + (x + 1)] - in.data[y * in.stride0 + x]; int down = in.data[(y + 1) * in.stride0 + x] - in.data[y * in.stride0 + x];\n"
    "    int sum = (int)abs(across) + (int)abs(down) + ((100 * in.data[y * in.stride0 + x]) >> 7);\n"
    "    out.data[y * out.stride0 + x] = sum > 255 \? 255 : sum;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void edges_kernel_1_several(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_edges_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_2 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
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
    "            edges_kernel_1_element(in, out, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        edges_kernel_1_element(in, out, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 16 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 17 */
    "typedef struct amp_block_of_grays_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 colours;\n"
    "} amp_block_of_grays_kernel_1;\n"
    "typedef char amp_size_of_grays_kernel_1[sizeof(amp_block_of_grays_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 18 */
    "typedef struct view_uchar_1 {\n"
    "    __global uchar *data;\n"
    "    int extent0;\n"
    "} view_uchar_1;\n",
    /* 19 */
    "#line 22 \"tests/emit/narrow.ampc\"\n"
    "__kernel\n"
    "void grays_kernel_1(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_colours,\n"
    "    const amp_block_of_grays_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_uchar_1 colours = {AMP_DATA(__global uchar *, amp_data_colours, AMP_SHAPE(1, colours)), AMP_SHAPE(1, colours).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 22 \"tests/emit/narrow.ampc\"\n"
    "    {\n"
    "        out.data[i] = (77 * colours.data[3 * i] + 150 * colours.data[3 * i + 1] + 29 * colours.data[3 * i + 2]) >> 8;\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#line 22 \"tests/emit/narrow.ampc\"\n"
    "AMP_KERNEL void grays_kernel_1_serial(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_colours,\n"
    "    const amp_block_of_grays_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_uchar_1 colours = {AMP_DATA(__global uchar *, amp_data_colours, AMP_SHAPE(1, colours)), AMP_SHAPE(1, colours).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 23 \"tests/emit/narrow.ampc\"\n"
    "            out.data[i] = ((amp_ushort)77 * (amp_ushort)colours.data[3 * (long)i] + (amp_ushort)150 * (amp_ushort)colours.data[3 * (long)i + 1] + (amp_ushort)29 * (amp_ushort)colours.data[3 * (long)i + 2]) >> (amp_ushort)8;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 21 */
    "#line 22 \"tests/emit/narrow.ampc\"\n"
    "static void grays_kernel_1_element(\n"
    "    const view_uchar_1 out,\n"
    "    const view_uchar_1 colours,\n"
    "    int i)\n"
    "#line 22 \"tests/emit/narrow.ampc\"\n"
    "{\n"
    "    out.data[i] = (77 * colours.data[3 * i] + 150 * colours.data[3 * i + 1] + 29 * colours.data[3 * i + 2]) >> 8;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void grays_kernel_1_several(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_colours,\n"
    "    const amp_block_of_grays_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_uchar_1 colours = {AMP_DATA(__global uchar *, amp_data_colours, AMP_SHAPE(1, colours)), AMP_SHAPE(1, colours).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            grays_kernel_1_element(out, colours, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        grays_kernel_1_element(out, colours, amp_first + amp_n * 256);\n"
    "}\n",
    /* 22 */
    "typedef struct amp_block_of_means_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 in;\n"
    "} amp_block_of_means_kernel_1;\n"
    "typedef char amp_size_of_means_kernel_1[sizeof(amp_block_of_means_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 23 */
    "typedef struct view_short_1 {\n"
    "    __global short *data;\n"
    "    int extent0;\n"
    "} view_short_1;\n",
    /* 24 */
    "#line 28 \"tests/emit/narrow.ampc\"\n"
    "static uchar mean(view_short_1 in, int i)\n"
    "{\n"
    "    int sum = 0;\n"
    "    for (int k = 0; k < 9; k++)\n"
    "        sum += in.data[i + k] & 255;\n"
    "    return sum / 9;\n"
    "}\n",
    /* 25 */
    "#line 38 \"tests/emit/narrow.ampc\"\n"
    "__kernel\n"
    "void means_kernel_1(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const short *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_means_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_short_1 in = {AMP_DATA(__global short *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 38 \"tests/emit/narrow.ampc\"\n"
    "    {\n"
    "        out.data[i] = mean(in, i);\n"
    "    }\n"
    "}\n",
    /* 26 */
    "#line 38 \"tests/emit/narrow.ampc\"\n"
    "AMP_KERNEL void means_kernel_1_serial(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const short *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_means_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_short_1 in = {AMP_DATA(__global short *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        amp_short sum[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 30 \"tests/emit/narrow.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = (amp_short)0;\n"
    "                } for (int k = 0; k < 9; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 32 \"tests/emit/narrow.ampc\"\n"
    "                        sum[amp_thread_0 - amp_strip] += (amp_short)in.data[(long)i + k] & (amp_short)255;\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "\n"
    "                    out.data[i] = (uchar)(sum[amp_thread_0 - amp_strip] / (amp_short)9);\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 30 \"tests/emit/narrow.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] = (amp_short)0;\n"
    "            } for (int k = 0; k < 9; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 32 \"tests/emit/narrow.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] += (amp_short)in.data[(long)i + k] & (amp_short)255;\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "\n"
    "                out.data[i] = (uchar)(sum[amp_thread_0 - amp_strip] / (amp_short)9);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 27 */
    "typedef struct amp_block_of_wide_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int k;\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_wide_kernel_1;\n"
    "typedef char amp_size_of_wide_kernel_1[sizeof(amp_block_of_wide_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 28 */
    "#line 47 \"tests/emit/narrow.ampc\"\n"
    "__kernel\n"
    "void wide_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_wide_kernel_1 amp_block)\n"
    "{\n"
    "    const int k = amp_block.k;\n"
    "    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 47 \"tests/emit/narrow.ampc\"\n"
    "    {\n"
    "        int sum = 0;\n"
    "        for (int j = 0; j < k; j++)\n"
    "            sum += in.data[i + j];\n"
    "        int at = in.data[i] + 1;\n"
    "        out.data[i] = ((300 * in.data[i]) >> 9) + ((in.data[i] * k) >> 3) + (sum >> 2) + in.data[at];\n"
    "    }\n"
    "}\n",
    /* 29 */
    "#line 47 \"tests/emit/narrow.ampc\"\n"
    "AMP_KERNEL void wide_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_wide_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int k = amp_block.k;\n"
    "    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        int sum[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 48 \"tests/emit/narrow.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = 0;\n"
    "                } for (int j = 0; j < k; j++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 50 \"tests/emit/narrow.ampc\"\n"
    "                        sum[amp_thread_0 - amp_strip] += in.data[(long)i + j];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 51 \"tests/emit/narrow.ampc\"\n"
    "                    int at = in.data[i] + 1;\n"
    "                    out.data[i] = ((300 * in.data[i]) >> 9) + ((in.data[i] * k) >> 3) + (sum[amp_thread_0 - amp_strip] >> 2) + in.data[at];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 48 \"tests/emit/narrow.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] = 0;\n"
    "            } for (int j = 0; j < k; j++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 50 \"tests/emit/narrow.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] += in.data[(long)i + j];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 51 \"tests/emit/narrow.ampc\"\n"
    "                int at = in.data[i] + 1;\n"
    "                out.data[i] = ((300 * in.data[i]) >> 9) + ((in.data[i] * k) >> 3) + (sum[amp_thread_0 - amp_strip] >> 2) + in.data[at];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 30 */
    "typedef struct amp_block_of_wide_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 sums;\n"
    "    amp_shape_1 in;\n"
    "} amp_block_of_wide_kernel_2;\n"
    "typedef char amp_size_of_wide_kernel_2[sizeof(amp_block_of_wide_kernel_2) == 48 \? 1 : -1];\n"
    "\n",
    /* 31 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 32 */
    "#line 54 \"tests/emit/narrow.ampc\"\n"
    "__kernel\n"
    "void wide_kernel_2(\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_wide_kernel_2 amp_block)\n"
    "{\n"
    "    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};\n"
    "    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 54 \"tests/emit/narrow.ampc\"\n"
    "    {\n"
    "        sums.data[i] = in.data[i] + 2 * in.data[i + 1];\n"
    "    }\n"
    "}\n",
    /* 33 */
    "#line 54 \"tests/emit/narrow.ampc\"\n"
    "AMP_KERNEL void wide_kernel_2_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_wide_kernel_2 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};\n"
    "    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 55 \"tests/emit/narrow.ampc\"\n"
    "            sums.data[i] = in.data[i] + 2 * in.data[(long)i + 1];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 34 */
    "#line 54 \"tests/emit/narrow.ampc\"\n"
    "static void wide_kernel_2_element(\n"
    "    const view_int_1 sums,\n"
    "    const view_uchar_1 in,\n"
    "    int i)\n"
    "#line 54 \"tests/emit/narrow.ampc\"\n"
    "{\n"
    "    sums.data[i] = in.data[i] + 2 * in.data[i + 1];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void wide_kernel_2_several(\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_wide_kernel_2 amp_block)\n"
    "{\n"
    "    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};\n"
    "    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            wide_kernel_2_element(sums, in, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        wide_kernel_2_element(sums, in, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_edges_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_edges_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14};
static const unsigned amprt_edges_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 15};
static const struct amprt_argument amprt_edges_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 1},
};
static struct amprt_kernel *amprt_edges_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "edges_kernel_1",
        .file = "tests/emit/narrow.ampc",
        .line = 11,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"edges_kernel_1", amprt_edges_kernel_1_spmd, 9},
        .serial = {"edges_kernel_1_serial", amprt_edges_kernel_1_serial, 13},
        .several = {"edges_kernel_1_several", amprt_edges_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_edges_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_grays_kernel_1_spmd[] = {2, 3, 4, 5, 7, 16, 17, 18, 19};
static const unsigned amprt_grays_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 12, 16, 17, 18, 20};
static const unsigned amprt_grays_kernel_1_several[] = {2, 3, 4, 5, 16, 17, 18, 21};
static const struct amprt_argument amprt_grays_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 1},
    {.name = "colours", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 1},
};
static struct amprt_kernel *amprt_grays_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "grays_kernel_1",
        .file = "tests/emit/narrow.ampc",
        .line = 22,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"grays_kernel_1", amprt_grays_kernel_1_spmd, 9},
        .serial = {"grays_kernel_1_serial", amprt_grays_kernel_1_serial, 12},
        .several = {"grays_kernel_1_several", amprt_grays_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_grays_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_means_kernel_1_spmd[] = {2, 3, 4, 5, 7, 16, 18, 22, 23, 24, 25};
static const unsigned amprt_means_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 12, 16, 18, 22, 23, 26};
static const struct amprt_argument amprt_means_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 1},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 2},
};
static struct amprt_kernel *amprt_means_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "means_kernel_1",
        .file = "tests/emit/narrow.ampc",
        .line = 38,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"means_kernel_1", amprt_means_kernel_1_spmd, 11},
        .serial = {"means_kernel_1_serial", amprt_means_kernel_1_serial, 13},
        .arguments = amprt_means_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_wide_kernel_1_spmd[] = {2, 3, 4, 5, 7, 16, 18, 27, 28};
static const unsigned amprt_wide_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 16, 18, 27, 29};
static const struct amprt_argument amprt_wide_kernel_1_arguments[] = {
    {.name = "k", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 1},
};
static struct amprt_kernel *amprt_wide_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "wide_kernel_1",
        .file = "tests/emit/narrow.ampc",
        .line = 47,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"wide_kernel_1", amprt_wide_kernel_1_spmd, 9},
        .serial = {"wide_kernel_1_serial", amprt_wide_kernel_1_serial, 11},
        .arguments = amprt_wide_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_wide_kernel_2_spmd[] = {2, 3, 4, 5, 7, 16, 18, 30, 31, 32};
static const unsigned amprt_wide_kernel_2_serial[] = {2, 3, 4, 5, 9, 10, 11, 16, 18, 30, 31, 33};
static const unsigned amprt_wide_kernel_2_several[] = {2, 3, 4, 5, 16, 18, 30, 31, 34};
static const struct amprt_argument amprt_wide_kernel_2_arguments[] = {
    {.name = "sums", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 1},
};
static struct amprt_kernel *amprt_wide_kernel_2(void)
{
    static struct amprt_kernel kernel = {
        .name = "wide_kernel_2",
        .file = "tests/emit/narrow.ampc",
        .line = 54,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"wide_kernel_2", amprt_wide_kernel_2_spmd, 10},
        .serial = {"wide_kernel_2_serial", amprt_wide_kernel_2_serial, 12},
        .several = {"wide_kernel_2_several", amprt_wide_kernel_2_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_wide_kernel_2_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
