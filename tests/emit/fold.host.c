/* Made by ampcc from fold.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_blur_kernel_1(void);
static struct amprt_kernel *amprt_count_kernel_1(void);
static struct amprt_kernel *amprt_shift_kernel_1(void);
static struct amprt_kernel *amprt_tables_kernel_1(void);
static struct amprt_kernel *amprt_products_kernel_1(void);
static struct amprt_kernel *amprt_larger_kernel_1(void);
#line 1 "tests/emit/fold.ampc"
/* The last dimension of a domain as a loop, where it is short. */
#include <amp.h>

void blur(array_view(const unsigned char, 3) in, array_view(unsigned char, 3) out, int h, int w)
{
    amprt_launch_3(amprt_blur_kernel_1(), NULL, extent(h - 2, w - 2, 3), (const void *const[]){&in, &out}
#line 11 "tests/emit/fold.ampc"
);
}

void count(const int *points, int n, array_view(int, 1) sums)
{
    array_view(const int, 2) p AMPRT_OWNER = amp_view(points, n, 2);
    amprt_launch_2(amprt_count_kernel_1(), NULL, amp_extent_2(p), (const void *const[]){&sums, &p}
#line 21 "tests/emit/fold.ampc"
);
}

/* Not so: nobody knows how long it is, or it is long. */
void shift(array_view(int, 2) in, array_view(int, 2) out)
{
    amprt_launch_2(amprt_shift_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&out, &in}
#line 29 "tests/emit/fold.ampc"
);
}

void tables(array_view(int, 2) out, int n)
{
    amprt_launch_2(amprt_tables_kernel_1(), NULL, extent(n, 9), (const void *const[]){&out}
#line 36 "tests/emit/fold.ampc"
);
}

/* Two dimensions as loops: a thread multiplies two matrices. */
void products(const float *left, const float *right, float *out, int n)
{
    array_view(const float, 3) a AMPRT_OWNER = amp_view(left, n, 4, 4), b AMPRT_OWNER = amp_view(right, n, 4, 4);
    array_view(float, 3) c AMPRT_OWNER = amp_view(out, n, 4, 4);
    amprt_launch_3(amprt_products_kernel_1(), NULL, extent(n, 4, 4), (const void *const[]){&a, &b, &c}
#line 49 "tests/emit/fold.ampc"
);
}

/* A thread's loops around short ones that fill vectors: one thread after the other. */
void larger(const float *left, const float *right, float *out, int n)
{
    array_view(const float, 3) a AMPRT_OWNER = amp_view(left, n, 8, 8), b AMPRT_OWNER = amp_view(right, n, 8, 8);
    array_view(float, 3) c AMPRT_OWNER = amp_view(out, n, 8, 8);
    amprt_launch_1(amprt_larger_kernel_1(), NULL, extent(n), (const void *const[]){&a, &b, &c}
#line 65 "tests/emit/fold.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 1 */
    "typedef struct amp_block_of_blur_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 in;\n"
    "    amp_shape_3 out;\n"
    "} amp_block_of_blur_kernel_1;\n"
    "typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 96 \? 1 : -1];\n"
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
    "typedef struct view_uchar_3 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_uchar_3;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 6 \"tests/emit/fold.ampc\"\n"
    "__kernel\n"
    "void blur_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};\n"
    "    const view_uchar_3 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};\n"
    "    int3 i = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1]\n"
    "        || i.z >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "#line 6 \"tests/emit/fold.ampc\"\n"
    "    {\n"
    "        int y = i.x + 1; int x = i.y + 1; int channel = i.z; int sum = 0;\n"
    "        for (int dx = -1; dx <= 1; dx++)\n"
    "            sum += in.data[y * in.stride0 + (x + dx) * in.stride1 + channel];\n"
    "        out.data[y * out.stride0 + x * out.stride1 + channel] = (uchar)(sum / 3);\n"
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
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_IN_ANY_ORDER\n"
    "#else\n"
    "#define AMP_IN_ANY_ORDER _Pragma(\"clang loop vectorize(assume_safety)\")\n"
    "#endif\n",
    /* 13 */
    "#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)\n"
    "typedef _BitInt(16) amp_short;\n"
    "typedef unsigned _BitInt(16) amp_ushort;\n"
    "#else\n"
    "typedef short amp_short;\n"
    "typedef ushort amp_ushort;\n"
    "#endif\n",
    /* 14 */
    "#ifndef AMP_OVERLAP\n"
    "#line 6 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void blur_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};\n"
    "    const view_uchar_3 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);\n"
    "    const long amp_part_1 = amp_place.item[1];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = i.x + 1;\n"
    "        {\n"
    "            const int amp_thread_1 = amp_strip;\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "            int x = i.y + 1;\n"
    "#line 7 \"tests/emit/fold.ampc\"\n"
    "            \n"
    "            AMP_IN_ANY_ORDER\n"
    "            for (long part = 0; part < (long)((amp_stop) - (amp_strip)) * 3; part++)\n"
    "#line 6 \"tests/emit/fold.ampc\"\n"
    "            {\n"
    "                amp_short sum = (amp_short)0;\n"
    "                #pragma unroll\n"
    "                for (int dx = -1; dx <= 1; dx++) sum += (amp_short)in.data[(long)y * in.stride0 + (((long)x + dx) * 3 + part)];\n"
    "                out.data[(long)y * out.stride0 + ((long)x * 3 + part)] = (uchar)(sum / (amp_short)3);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 6 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void blur_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};\n"
    "    const view_uchar_3 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);\n"
    "    const long amp_part_1 = amp_place.item[1];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_2 = amp_place.item[0];\n"
    "    const int amp_begin_2 = (int)(amp_block.amp_domain[2] * amp_part_2 / amp_place.items[0]);\n"
    "    const int amp_end_2 = (int)(amp_block.amp_domain[2] * (amp_part_2 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = amp_begin_1, amp_thread_2 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "        for (int amp_thread_1 = amp_begin_1; amp_thread_1 < amp_end_1; amp_thread_1++) {\n"
    "            const int amp_strip = amp_begin_2, amp_stop = amp_end_2;\n"
    "            int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "            int y = i.x + 1;\n"
    "            int x = i.y + 1;\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {\n"
    "                int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "                int channel = i.z;\n"
    "#line 7 \"tests/emit/fold.ampc\"\n"
    "                amp_short sum = (amp_short)0;\n"
    "                #pragma unroll\n"
    "                for (int dx = -1; dx <= 1; dx++) sum += (amp_short)in.data[(long)y * in.stride0 + ((long)x + dx) * in.stride1 + channel];\n"
    "                out.data[(long)y * out.stride0 + (long)x * out.stride1 + channel] = (uchar)(sum / (amp_short)3);\n"
    "            }\n"
    "        }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 15 */
    "#line 6 \"tests/emit/fold.ampc\"\n"
    "static void blur_kernel_1_element(\n"
    "    const view_uchar_3 in,\n"
    "    const view_uchar_3 out,\n"
    "    int3 i)\n"
    "#line 6 \"tests/emit/fold.ampc\"\n"
    "{\n"
    "    int y = i.x + 1; int x = i.y + 1; int channel = i.z; int sum = 0;\n"
    "    for (int dx = -1; dx <= 1; dx++)\n"
    "        sum += in.data[y * in.stride0 + (x + dx) * in.stride1 + channel];\n"
    "    out.data[y * out.stride0 + x * out.stride1 + channel] = (uchar)(sum / 3);\n"
    "}\n"
    "\n"
    "static void blur_kernel_1_elements(\n"
    "    const view_uchar_3 in,\n"
    "    const view_uchar_3 out,\n"
    "    int3 i)\n"
    "#line 6 \"tests/emit/fold.ampc\"\n"
    "{\n"
    "    int y = i.x + 1; int channel = i.z; int x[4]; int sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 7 \"tests/emit/fold.ampc\"\n"
    "        x[amp_n] = i.y + amp_n + 1; sum[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int dx = -1; dx <= 1; dx++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/fold.ampc\"\n"
    "            sum[amp_n] += in.data[y * in.stride0 + (x[amp_n] + dx) * in.stride1 + channel]; } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/fold.ampc\"\n"
    "        out.data[y * out.stride0 + x[amp_n] * out.stride1 + channel] = (uchar)(sum[amp_n] / 3); }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void blur_kernel_1_several(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};\n"
    "    const view_uchar_3 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};\n"
    "    const int amp_z = amp_thread(2);\n"
    "    if (amp_z >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "    const int amp_x = amp_thread(0);\n"
    "    if (amp_x >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "    const int amp_first = amp_thread(1) * 4;\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 3 >= amp_block.amp_domain[1]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[1]; amp_n++)\n"
    "            blur_kernel_1_element(in, out, (int3)(amp_z, amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    blur_kernel_1_elements(in, out, (int3)(amp_z, amp_first, amp_x));\n"
    "}\n",
    /* 16 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 17 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 18 */
    "typedef struct amp_block_of_count_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 sums;\n"
    "    amp_shape_2 p;\n"
    "} amp_block_of_count_kernel_1;\n"
    "typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 19 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 20 */
    "typedef struct view_int_2 {\n"
    "    __global int *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_int_2;\n",
    /* 21 */
    "#line 17 \"tests/emit/fold.ampc\"\n"
    "__kernel\n"
    "void count_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    __global const int *AMP_RESTRICT amp_data_p,\n"
    "    const amp_block_of_count_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};\n"
    "    const view_int_2 p = {AMP_DATA(__global int *, amp_data_p, AMP_SHAPE(1, p)), (amp_offset)AMP_SHAPE(1, p).stride0, AMP_SHAPE(1, p).extent0, AMP_SHAPE(1, p).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 17 \"tests/emit/fold.ampc\"\n"
    "    {\n"
    "        int old = atomic_add(&sums.data[i.y], p.data[i.x * p.stride0 + i.y]);\n"
    "        if (old < 0)\n"
    "            atomic_add(&sums.data[2], 1);\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#ifndef AMP_OVERLAP\n"
    "#line 17 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void count_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    __global const int *AMP_RESTRICT amp_data_p,\n"
    "    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};\n"
    "    const view_int_2 p = {AMP_DATA(__global int *, amp_data_p, AMP_SHAPE(1, p)), (amp_offset)AMP_SHAPE(1, p).stride0, AMP_SHAPE(1, p).extent0, AMP_SHAPE(1, p).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop unroll_count(8)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 17 \"tests/emit/fold.ampc\"\n"
    "            #pragma unroll\n"
    "            for (int part = 0; part < 2; part++) { int old = atomic_add(&sums.data[part], p.data[(long)i * 2 + part]);\n"
    "                if (old < 0)\n"
    "                    atomic_add(&sums.data[2], 1);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 17 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void count_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    __global const int *AMP_RESTRICT amp_data_p,\n"
    "    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};\n"
    "    const view_int_2 p = {AMP_DATA(__global int *, amp_data_p, AMP_SHAPE(1, p)), (amp_offset)AMP_SHAPE(1, p).stride0, AMP_SHAPE(1, p).extent0, AMP_SHAPE(1, p).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop unroll_count(8)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 18 \"tests/emit/fold.ampc\"\n"
    "            int old = atomic_add(&sums.data[i.y], p.data[(long)i.x * p.stride0 + i.y]);\n"
    "            if (old < 0)\n"
    "                atomic_add(&sums.data[2], 1);\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 23 */
    "#line 17 \"tests/emit/fold.ampc\"\n"
    "static void count_kernel_1_element(\n"
    "    const view_int_1 sums,\n"
    "    const view_int_2 p,\n"
    "    int2 i)\n"
    "#line 17 \"tests/emit/fold.ampc\"\n"
    "{\n"
    "    int old = atomic_add(&sums.data[i.y], p.data[i.x * p.stride0 + i.y]);\n"
    "    if (old < 0)\n"
    "        atomic_add(&sums.data[2], 1);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void count_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_sums,\n"
    "    __global const int *AMP_RESTRICT amp_data_p,\n"
    "    const amp_block_of_count_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};\n"
    "    const view_int_2 p = {AMP_DATA(__global int *, amp_data_p, AMP_SHAPE(1, p)), (amp_offset)AMP_SHAPE(1, p).stride0, AMP_SHAPE(1, p).extent0, AMP_SHAPE(1, p).extent1};\n"
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
    "            count_kernel_1_element(sums, p, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        count_kernel_1_element(sums, p, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 24 */
    "typedef struct amp_block_of_shift_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 out;\n"
    "    amp_shape_2 in;\n"
    "} amp_block_of_shift_kernel_1;\n"
    "typedef char amp_size_of_shift_kernel_1[sizeof(amp_block_of_shift_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 25 */
    "#line 27 \"tests/emit/fold.ampc\"\n"
    "__kernel\n"
    "void shift_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_shift_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_int_2 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 27 \"tests/emit/fold.ampc\"\n"
    "    {\n"
    "        out.data[i.x * out.stride0 + i.y] = in.data[(i.x + 1) * in.stride0 + i.y];\n"
    "    }\n"
    "}\n",
    /* 26 */
    "#line 27 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void shift_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_shift_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_int_2 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
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
    "#line 28 \"tests/emit/fold.ampc\"\n"
    "            out.data[(long)i.x * out.stride0 + i.y] = in.data[((long)i.x + 1) * in.stride0 + i.y];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 27 */
    "#line 27 \"tests/emit/fold.ampc\"\n"
    "static void shift_kernel_1_element(\n"
    "    const view_int_2 out,\n"
    "    const view_int_2 in,\n"
    "    int2 i)\n"
    "#line 27 \"tests/emit/fold.ampc\"\n"
    "{\n"
    "    out.data[i.x * out.stride0 + i.y] = in.data[(i.x + 1) * in.stride0 + i.y];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void shift_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_shift_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_int_2 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
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
    "            shift_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        shift_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 28 */
    "typedef struct amp_block_of_tables_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_tables_kernel_1;\n"
    "typedef char amp_size_of_tables_kernel_1[sizeof(amp_block_of_tables_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 29 */
    "#line 34 \"tests/emit/fold.ampc\"\n"
    "__kernel\n"
    "void tables_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_tables_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 34 \"tests/emit/fold.ampc\"\n"
    "    {\n"
    "        out.data[i.x * out.stride0 + i.y] = i.x * i.y;\n"
    "    }\n"
    "}\n",
    /* 30 */
    "#line 34 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void tables_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_tables_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
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
    "#line 35 \"tests/emit/fold.ampc\"\n"
    "            out.data[(long)i.x * out.stride0 + i.y] = i.x * i.y;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 31 */
    "#line 34 \"tests/emit/fold.ampc\"\n"
    "static void tables_kernel_1_element(\n"
    "    const view_int_2 out,\n"
    "    int2 i)\n"
    "#line 34 \"tests/emit/fold.ampc\"\n"
    "{\n"
    "    out.data[i.x * out.stride0 + i.y] = i.x * i.y;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void tables_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_tables_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
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
    "            tables_kernel_1_element(out, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        tables_kernel_1_element(out, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 32 */
    "typedef struct amp_block_of_products_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 a;\n"
    "    amp_shape_3 b;\n"
    "    amp_shape_3 c;\n"
    "} amp_block_of_products_kernel_1;\n"
    "typedef char amp_size_of_products_kernel_1[sizeof(amp_block_of_products_kernel_1) == 136 \? 1 : -1];\n"
    "\n",
    /* 33 */
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 34 */
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "__kernel\n"
    "void products_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_products_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};\n"
    "    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};\n"
    "    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};\n"
    "    int3 i = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1]\n"
    "        || i.z >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < 4; k++)\n"
    "            sum += a.data[i.x * a.stride0 + i.y * a.stride1 + k] * b.data[i.x * b.stride0 + k * b.stride1 + i.z];\n"
    "        c.data[i.x * c.stride0 + i.y * c.stride1 + i.z] = sum;\n"
    "    }\n"
    "}\n",
    /* 35 */
    "#ifndef AMP_OVERLAP\n"
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void products_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_products_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};\n"
    "    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};\n"
    "    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[2] * amp_place.items[1] + amp_place.item[1], (amp_place.items[2] * amp_place.items[1]));\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / (amp_place.items[2] * amp_place.items[1]));\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / (amp_place.items[2] * amp_place.items[1]));\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "            #pragma unroll\n"
    "            for (int part_2 = 0; part_2 < 4; part_2++) {\n"
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "                #pragma unroll\n"
    "                for (int part = 0; part < 4; part++) { float sum = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k = 0; k < 4; k++) sum += a.data[(long)i * a.stride0 + (long)part_2 * a.stride1 + k] * b.data[(long)i * b.stride0 + (long)k * b.stride1 + part];\n"
    "                    c.data[(long)i * c.stride0 + (long)part_2 * c.stride1 + part] = sum;\n"
    "                } }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void products_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_products_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};\n"
    "    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};\n"
    "    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);\n"
    "    const long amp_part_1 = amp_place.item[1];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_2 = amp_place.item[0];\n"
    "    const int amp_begin_2 = (int)(amp_block.amp_domain[2] * amp_part_2 / amp_place.items[0]);\n"
    "    const int amp_end_2 = (int)(amp_block.amp_domain[2] * (amp_part_2 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = amp_begin_1, amp_thread_2 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "        for (int amp_thread_1 = amp_begin_1; amp_thread_1 < amp_end_1; amp_thread_1++) {\n"
    "            const int amp_strip = amp_begin_2, amp_stop = amp_end_2;\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {\n"
    "                int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "#line 45 \"tests/emit/fold.ampc\"\n"
    "                float sum = 0;\n"
    "                #pragma unroll\n"
    "                for (int k = 0; k < 4; k++) sum += a.data[i.x * a.stride0 + i.y * a.stride1 + k] * b.data[(long)i.x * b.stride0 + (long)k * b.stride1 + i.z];\n"
    "                c.data[(long)i.x * c.stride0 + (long)i.y * c.stride1 + i.z] = sum;\n"
    "            }\n"
    "        }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 36 */
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "static void products_kernel_1_element(\n"
    "    const view_float_3 a,\n"
    "    const view_float_3 b,\n"
    "    const view_float_3 c,\n"
    "    int3 i)\n"
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < 4; k++)\n"
    "        sum += a.data[i.x * a.stride0 + i.y * a.stride1 + k] * b.data[i.x * b.stride0 + k * b.stride1 + i.z];\n"
    "    c.data[i.x * c.stride0 + i.y * c.stride1 + i.z] = sum;\n"
    "}\n"
    "\n"
    "static void products_kernel_1_elements(\n"
    "    const view_float_3 a,\n"
    "    const view_float_3 b,\n"
    "    const view_float_3 c,\n"
    "    int3 i)\n"
    "#line 44 \"tests/emit/fold.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 45 \"tests/emit/fold.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 4; k++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 47 \"tests/emit/fold.ampc\"\n"
    "            sum[amp_n] += a.data[i.x * a.stride0 + (i.y + amp_n) * a.stride1 + k] * b.data[i.x * b.stride0 + k * b.stride1 + i.z]; } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 48 \"tests/emit/fold.ampc\"\n"
    "        c.data[i.x * c.stride0 + (i.y + amp_n) * c.stride1 + i.z] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void products_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_products_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};\n"
    "    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};\n"
    "    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};\n"
    "    const int amp_z = amp_thread(2);\n"
    "    if (amp_z >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "    const int amp_x = amp_thread(0);\n"
    "    if (amp_x >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "    const int amp_first = amp_thread(1) * 4;\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 3 >= amp_block.amp_domain[1]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[1]; amp_n++)\n"
    "            products_kernel_1_element(a, b, c, (int3)(amp_z, amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    products_kernel_1_elements(a, b, c, (int3)(amp_z, amp_first, amp_x));\n"
    "}\n",
    /* 37 */
    "typedef struct amp_block_of_larger_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 a;\n"
    "    amp_shape_3 b;\n"
    "    amp_shape_3 c;\n"
    "} amp_block_of_larger_kernel_1;\n"
    "typedef char amp_size_of_larger_kernel_1[sizeof(amp_block_of_larger_kernel_1) == 136 \? 1 : -1];\n"
    "\n",
    /* 38 */
    "#line 57 \"tests/emit/fold.ampc\"\n"
    "__kernel\n"
    "void larger_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_larger_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};\n"
    "    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};\n"
    "    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};\n"
    "    int m = amp_thread(0);\n"
    "    if (m >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 57 \"tests/emit/fold.ampc\"\n"
    "    {\n"
    "        for (int i = 0; i < 8; i++)\n"
    "            for (int j = 0; j < 8; j++) {\n"
    "                float sum = 0;\n"
    "                for (int k = 0; k < 8; k++)\n"
    "                    sum += a.data[m * a.stride0 + i * a.stride1 + k] * b.data[m * b.stride0 + k * b.stride1 + j];\n"
    "                c.data[m * c.stride0 + i * c.stride1 + j] = sum;\n"
    "            }\n"
    "    }\n"
    "}\n",
    /* 39 */
    "#line 57 \"tests/emit/fold.ampc\"\n"
    "AMP_KERNEL void larger_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_larger_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};\n"
    "    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};\n"
    "    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;\n"
    "#line 58 \"tests/emit/fold.ampc\"\n"
    "        for (int i = 0; i < 8; i++) {\n"
    "            {\n"
    "                int m = amp_thread_0;\n"
    "#line 59 \"tests/emit/fold.ampc\"\n"
    "                #pragma unroll\n"
    "                for (int j = 0; j < 8; j++) { float sum = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k = 0; k < 8; k++) sum += a.data[(long)m * a.stride0 + (long)i * a.stride1 + k] * b.data[(long)m * b.stride0 + (long)k * b.stride1 + j];\n"
    "                    c.data[(long)m * c.stride0 + (long)i * c.stride1 + j] = sum;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_blur_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_blur_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14};
static const unsigned amprt_blur_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 11, 15};
static const struct amprt_argument amprt_blur_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 56, .rank = 3,
     .access = AMPRT_FOR_WRITE, .element = 1},
};
static const struct amprt_bound amprt_blur_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 0, .dimension = 1, .number = 3},
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 1, .number = 3},
};
static struct amprt_kernel *amprt_blur_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "blur_kernel_1",
        .file = "tests/emit/fold.ampc",
        .line = 6,
        .parts = amprt_parts,
        .rank = 3,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 96,
        .spmd = {"blur_kernel_1", amprt_blur_kernel_1_spmd, 9},
        .serial = {"blur_kernel_1_serial", amprt_blur_kernel_1_serial, 13},
        .several = {"blur_kernel_1_several", amprt_blur_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_blur_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_blur_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_count_kernel_1_spmd[] = {2, 3, 4, 5, 7, 16, 17, 18, 19, 20, 21};
static const unsigned amprt_count_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 16, 17, 18, 19, 20, 22};
static const unsigned amprt_count_kernel_1_several[] = {2, 3, 4, 5, 7, 16, 17, 18, 19, 20, 23};
static const struct amprt_argument amprt_count_kernel_1_arguments[] = {
    {.name = "sums", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "p", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static const struct amprt_bound amprt_count_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 2},
};
static struct amprt_kernel *amprt_count_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "count_kernel_1",
        .file = "tests/emit/fold.ampc",
        .line = 17,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"count_kernel_1", amprt_count_kernel_1_spmd, 11},
        .serial = {"count_kernel_1_serial", amprt_count_kernel_1_serial, 13},
        .several = {"count_kernel_1_several", amprt_count_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_count_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_count_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_shift_kernel_1_spmd[] = {2, 3, 4, 5, 7, 17, 20, 24, 25};
static const unsigned amprt_shift_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 17, 20, 24, 26};
static const unsigned amprt_shift_kernel_1_several[] = {2, 3, 4, 5, 7, 17, 20, 24, 27};
static const struct amprt_argument amprt_shift_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_shift_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "shift_kernel_1",
        .file = "tests/emit/fold.ampc",
        .line = 27,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"shift_kernel_1", amprt_shift_kernel_1_spmd, 9},
        .serial = {"shift_kernel_1_serial", amprt_shift_kernel_1_serial, 11},
        .several = {"shift_kernel_1_several", amprt_shift_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_shift_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_tables_kernel_1_spmd[] = {2, 3, 4, 5, 7, 17, 20, 28, 29};
static const unsigned amprt_tables_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 17, 20, 28, 30};
static const unsigned amprt_tables_kernel_1_several[] = {2, 3, 4, 5, 7, 17, 20, 28, 31};
static const struct amprt_argument amprt_tables_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_tables_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "tables_kernel_1",
        .file = "tests/emit/fold.ampc",
        .line = 34,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"tables_kernel_1", amprt_tables_kernel_1_spmd, 9},
        .serial = {"tables_kernel_1_serial", amprt_tables_kernel_1_serial, 11},
        .several = {"tables_kernel_1_several", amprt_tables_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_tables_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_products_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 32, 33, 34};
static const unsigned amprt_products_kernel_1_serial[] = {0, 2, 3, 4, 5, 9, 10, 11, 32, 33, 35};
static const unsigned amprt_products_kernel_1_several[] = {0, 2, 3, 4, 5, 7, 11, 32, 33, 36};
static const struct amprt_argument amprt_products_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 56, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "c", .kind = AMPRT_VIEW, .offset = 96, .rank = 3,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_products_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "products_kernel_1",
        .file = "tests/emit/fold.ampc",
        .line = 44,
        .parts = amprt_parts,
        .rank = 3,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 136,
        .spmd = {"products_kernel_1", amprt_products_kernel_1_spmd, 9},
        .serial = {"products_kernel_1_serial", amprt_products_kernel_1_serial, 11},
        .several = {"products_kernel_1_several", amprt_products_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_products_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_larger_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 33, 37, 38};
static const unsigned amprt_larger_kernel_1_serial[] = {0, 2, 3, 4, 5, 9, 10, 11, 33, 37, 39};
static const struct amprt_argument amprt_larger_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 56, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "c", .kind = AMPRT_VIEW, .offset = 96, .rank = 3,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_larger_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "larger_kernel_1",
        .file = "tests/emit/fold.ampc",
        .line = 57,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 136,
        .spmd = {"larger_kernel_1", amprt_larger_kernel_1_spmd, 9},
        .serial = {"larger_kernel_1_serial", amprt_larger_kernel_1_serial, 11},
        .arguments = amprt_larger_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
