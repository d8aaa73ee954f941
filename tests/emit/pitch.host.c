/* Made by ampcc from pitch.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_gray_kernel_1(void);
static struct amprt_kernel *amprt_turn_kernel_1(void);
static struct amprt_kernel *amprt_red_kernel_1(void);
static struct amprt_kernel *amprt_first_kernel_1(void);
static struct amprt_kernel *amprt_add_kernel_1(void);
static struct amprt_kernel *amprt_pick_kernel_1(void);
static struct amprt_kernel *amprt_determinants_kernel_1(void);
static struct amprt_kernel *amprt_nearest_kernel_1(void);
#line 1 "tests/emit/pitch.ampc"
/* The short rows of a view, as parts of one long row; what is assumed of them is in the
   tables of the kernel. */
#include <amp.h>
#include <stddef.h>

void gray(array_view(const unsigned char, 3) in, array_view(unsigned char, 2) out)
{
    amprt_launch_2(amprt_gray_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&out, &in}
#line 12 "tests/emit/pitch.ampc"
);
}

/* By loops; `m` has rows that all threads share. */
void turn(array_view(float, 2) points, array_view(const float, 2) m)
{
    amprt_launch_1(amprt_turn_kernel_1(), NULL, extent(amp_extent_2(points)[0]), (const void *const[]){&m, &points}
#line 27 "tests/emit/pitch.ampc"
);
}

/* As the maker of the view says, whatever is used of the rows. */
void red(const float *pixels, int n, array_view(float, 1) out)
{
    array_view(const float, 2) in AMPRT_OWNER = amp_view(pixels, n, 4);
    amprt_launch_1(amprt_red_kernel_1(), NULL, extent(n), (const void *const[]){&out, &in}
#line 36 "tests/emit/pitch.ampc"
);
}

/* Not so: long rows, */
void first(array_view(float, 2) a)
{
    amprt_launch_1(amprt_first_kernel_1(), NULL, extent(amp_extent_2(a)[0]), (const void *const[]){&a}
#line 44 "tests/emit/pitch.ampc"
);
}

/* one row, which all threads share, */
void add(array_view(const float, 2) more, array_view(float, 1) out)
{
    amprt_launch_1(amprt_add_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&out, &more}
#line 52 "tests/emit/pitch.ampc"
);
}

/* and rows that are more than the product of ints says. */
void pick(array_view(const float, 2) in, array_view(float, 1) out)
{
    amprt_launch_1(amprt_pick_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&out, &in}
#line 61 "tests/emit/pitch.ampc"
);
}

/* Small planes; */
void determinants(array_view(const float, 3) m, array_view(float, 1) out)
{
    amprt_launch_1(amprt_determinants_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&out, &m}
#line 69 "tests/emit/pitch.ampc"
);
}

/* rows that have names, or are given to helpers. */
__attribute__((__unused__)) static float length(array_view(const float, 1) p) restrict(cpu, amp)
{
    float sum = 0;
    AMPRT_HOLD(p, READ, 77, 0 < 3) for (int k = 0; k < 3; k++)
        sum += AMPRT_HELD(p, k) * AMPRT_HELD(p, k);
    return sum;
}

void nearest(array_view(const float, 2) points, array_view(const float, 2) planes,
             array_view(float, 1) out)
{
    amprt_launch_1(amprt_nearest_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&points, &planes, &out}
#line 94 "tests/emit/pitch.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 2 */
    "typedef struct amp_block_of_gray_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 out;\n"
    "    amp_shape_3 in;\n"
    "} amp_block_of_gray_kernel_1;\n"
    "typedef char amp_size_of_gray_kernel_1[sizeof(amp_block_of_gray_kernel_1) == 80 \? 1 : -1];\n"
    "\n",
    /* 3 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 4 */
    "#ifdef AMP_SHAPES\n"
    "#define AMP_SHAPE(n, view) AMP_SHAPE_##n\n"
    "#else\n"
    "#define AMP_SHAPE(n, view) amp_block.view\n"
    "#endif\n",
    /* 5 */
    "#ifdef AMP_START\n"
    "#define AMP_DATA(type, data, shape) ((type)data)\n"
    "#else\n"
    "#define AMP_DATA(type, data, shape) \\\n"
    "    ((type)((__global char *)data + shape.offset))\n"
    "#endif\n",
    /* 6 */
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 7 */
    "typedef struct view_uchar_2 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_uchar_2;\n",
    /* 8 */
    "typedef struct view_uchar_3 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_uchar_3;\n",
    /* 9 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 10 */
    "#line 8 \"tests/emit/pitch.ampc\"\n"
    "__kernel\n"
    "void gray_kernel_1(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_gray_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, (amp_offset)AMP_SHAPE(1, in).stride1, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1, AMP_SHAPE(1, in).extent2};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 8 \"tests/emit/pitch.ampc\"\n"
    "    {\n"
    "        int y = i.x; int x = i.y;\n"
    "        out.data[y * out.stride0 + x] = (uchar)((in.data[y * in.stride0 + x * in.stride1 + 0] * 77 + in.data[y * in.stride0 + x * in.stride1 + 1] * 150 + in.data[y * in.stride0 + x * in.stride1 + 2] * 29) >> 8);\n"
    "\n"
    "    }\n"
    "}\n",
    /* 11 */
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
    /* 12 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 13 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 14 */
    "#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)\n"
    "typedef _BitInt(16) amp_short;\n"
    "typedef unsigned _BitInt(16) amp_ushort;\n"
    "#else\n"
    "typedef short amp_short;\n"
    "typedef ushort amp_ushort;\n"
    "#endif\n",
    /* 15 */
    "#ifndef AMP_OVERLAP\n"
    "#line 8 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void gray_kernel_1_serial(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_gray_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, (amp_offset)AMP_SHAPE(1, in).stride1, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1, AMP_SHAPE(1, in).extent2};\n"
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
    "#line 9 \"tests/emit/pitch.ampc\"\n"
    "            \n"
    "            out.data[(long)y * out.stride0 + x] = (uchar)(((amp_ushort)in.data[(long)y * in.stride0 + ((long)x * 3 + 0)] * (amp_ushort)77 + (amp_ushort)in.data[(long)y * in.stride0 + ((long)x * 3 + 1)] * (amp_ushort)150 + (amp_ushort)in.data[(long)y * in.stride0 + ((long)x * 3 + 2)] * (amp_ushort)29) >> (amp_ushort)8);\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 8 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void gray_kernel_1_serial(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_gray_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, (amp_offset)AMP_SHAPE(1, in).stride1, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1, AMP_SHAPE(1, in).extent2};\n"
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
    "#line 9 \"tests/emit/pitch.ampc\"\n"
    "            \n"
    "            out.data[y * out.stride0 + x] = (uchar)(((amp_ushort)in.data[y * in.stride0 + x * in.stride1 + 0] * (amp_ushort)77 + (amp_ushort)in.data[y * in.stride0 + x * in.stride1 + 1] * (amp_ushort)150 + (amp_ushort)in.data[y * in.stride0 + x * in.stride1 + 2] * (amp_ushort)29) >> (amp_ushort)8);\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 16 */
    "#line 8 \"tests/emit/pitch.ampc\"\n"
    "static void gray_kernel_1_element(\n"
    "    const view_uchar_2 out,\n"
    "    const view_uchar_3 in,\n"
    "    int2 i)\n"
    "#line 8 \"tests/emit/pitch.ampc\"\n"
    "{\n"
    "    int y = i.x; int x = i.y;\n"
    "    out.data[y * out.stride0 + x] = (uchar)((in.data[y * in.stride0 + x * in.stride1 + 0] * 77 + in.data[y * in.stride0 + x * in.stride1 + 1] * 150 + in.data[y * in.stride0 + x * in.stride1 + 2] * 29) >> 8);\n"
    "\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void gray_kernel_1_several(\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_gray_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};\n"
    "    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, (amp_offset)AMP_SHAPE(1, in).stride1, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1, AMP_SHAPE(1, in).extent2};\n"
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
    "            gray_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        gray_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 17 */
    "typedef struct amp_block_of_turn_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 m;\n"
    "    amp_shape_2 points;\n"
    "} amp_block_of_turn_kernel_1;\n"
    "typedef char amp_size_of_turn_kernel_1[sizeof(amp_block_of_turn_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 18 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 19 */
    "#line 18 \"tests/emit/pitch.ampc\"\n"
    "__kernel\n"
    "void turn_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    __global float *AMP_RESTRICT amp_data_points,\n"
    "    const amp_block_of_turn_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 18 \"tests/emit/pitch.ampc\"\n"
    "    {\n"
    "        float p[3];\n"
    "        for (int r = 0; r < 3; r++) {\n"
    "            p[r] = 0;\n"
    "            for (int k = 0; k <= 2; k++)\n"
    "                p[r] += m.data[r * m.stride0 + k] * points.data[i * points.stride0 + k];\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int r = 0; r < 3; r++) points.data[i * points.stride0 + r] = p[r];\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#ifndef AMP_OVERLAP\n"
    "#line 18 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void turn_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    __global float *AMP_RESTRICT amp_data_points,\n"
    "    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 19 \"tests/emit/pitch.ampc\"\n"
    "            float p_0 = 0; float p_1 = 0; float p_2 = 0;\n"
    "            { {\n"
    "                    p_0 = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_2 = 0; k_2 <= 2; k_2++) p_0 += m.data[k_2] * points.data[(long)i * 3 + k_2];\n"
    "                }\n"
    "#line 20 \"tests/emit/pitch.ampc\"\n"
    "                {\n"
    "                    p_1 = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_3 = 0; k_3 <= 2; k_3++) p_1 += m.data[1 * m.stride0 + k_3] * points.data[(long)i * 3 + k_3];\n"
    "                }\n"
    "#line 20 \"tests/emit/pitch.ampc\"\n"
    "                {\n"
    "                    p_2 = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_4 = 0; k_4 <= 2; k_4++) p_2 += m.data[2 * m.stride0 + k_4] * points.data[(long)i * 3 + k_4];\n"
    "                } }\n"
    "            {\n"
    "                points.data[(long)i * 3 + 0] = p_0; points.data[(long)i * 3 + 1] = p_1; points.data[(long)i * 3 + 2] = p_2; }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 18 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void turn_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    __global float *AMP_RESTRICT amp_data_points,\n"
    "    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 19 \"tests/emit/pitch.ampc\"\n"
    "            float p_0 = 0; float p_1 = 0; float p_2 = 0;\n"
    "            { {\n"
    "                    p_0 = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_2 = 0; k_2 <= 2; k_2++) p_0 += m.data[k_2] * points.data[i * points.stride0 + k_2];\n"
    "                }\n"
    "#line 20 \"tests/emit/pitch.ampc\"\n"
    "                {\n"
    "                    p_1 = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_3 = 0; k_3 <= 2; k_3++) p_1 += m.data[1 * m.stride0 + k_3] * points.data[i * points.stride0 + k_3];\n"
    "                }\n"
    "#line 20 \"tests/emit/pitch.ampc\"\n"
    "                {\n"
    "                    p_2 = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_4 = 0; k_4 <= 2; k_4++) p_2 += m.data[2 * m.stride0 + k_4] * points.data[i * points.stride0 + k_4];\n"
    "                } }\n"
    "            {\n"
    "                points.data[i * points.stride0 + 0] = p_0; points.data[i * points.stride0 + 1] = p_1; points.data[i * points.stride0 + 2] = p_2; }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 21 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 22 */
    "typedef struct amp_block_of_red_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_2 in;\n"
    "} amp_block_of_red_kernel_1;\n"
    "typedef char amp_size_of_red_kernel_1[sizeof(amp_block_of_red_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 23 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 24 */
    "#line 34 \"tests/emit/pitch.ampc\"\n"
    "__kernel\n"
    "void red_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_red_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 34 \"tests/emit/pitch.ampc\"\n"
    "    {\n"
    "        out.data[i] = in.data[i * in.stride0 + 0];\n"
    "    }\n"
    "}\n",
    /* 25 */
    "#ifndef AMP_OVERLAP\n"
    "#line 34 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void red_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_red_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 35 \"tests/emit/pitch.ampc\"\n"
    "            out.data[i] = in.data[(long)i * 4 + 0];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 34 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void red_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_red_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 35 \"tests/emit/pitch.ampc\"\n"
    "            out.data[i] = in.data[i * in.stride0 + 0];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 26 */
    "#line 34 \"tests/emit/pitch.ampc\"\n"
    "static void red_kernel_1_element(\n"
    "    const view_float_1 out,\n"
    "    const view_float_2 in,\n"
    "    int i)\n"
    "#line 34 \"tests/emit/pitch.ampc\"\n"
    "{\n"
    "    out.data[i] = in.data[i * in.stride0 + 0];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void red_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_red_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            red_kernel_1_element(out, in, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        red_kernel_1_element(out, in, amp_first + amp_n * 256);\n"
    "}\n",
    /* 27 */
    "typedef struct amp_block_of_first_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "} amp_block_of_first_kernel_1;\n"
    "typedef char amp_size_of_first_kernel_1[sizeof(amp_block_of_first_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 28 */
    "#line 42 \"tests/emit/pitch.ampc\"\n"
    "__kernel\n"
    "void first_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_first_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 42 \"tests/emit/pitch.ampc\"\n"
    "    {\n"
    "        a.data[i * a.stride0 + 0] = a.data[i * a.stride0 + (a.extent1 - 1)];\n"
    "    }\n"
    "}\n",
    /* 29 */
    "#line 42 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void first_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_first_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = a.extent1;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 43 \"tests/emit/pitch.ampc\"\n"
    "            a.data[i * a.stride0 + 0] = a.data[i * a.stride0 + (extent - 1)];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 30 */
    "typedef struct amp_block_of_add_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_2 more;\n"
    "} amp_block_of_add_kernel_1;\n"
    "typedef char amp_size_of_add_kernel_1[sizeof(amp_block_of_add_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 31 */
    "#line 50 \"tests/emit/pitch.ampc\"\n"
    "__kernel\n"
    "void add_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_more,\n"
    "    const amp_block_of_add_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(1, more)), (amp_offset)AMP_SHAPE(1, more).stride0, AMP_SHAPE(1, more).extent0, AMP_SHAPE(1, more).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 50 \"tests/emit/pitch.ampc\"\n"
    "    {\n"
    "        out.data[i] += more.data[2 * more.stride0 + 0] + more.data[2 * more.stride0 + 1];\n"
    "    }\n"
    "}\n",
    /* 32 */
    "#line 50 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void add_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_more,\n"
    "    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(1, more)), (amp_offset)AMP_SHAPE(1, more).stride0, AMP_SHAPE(1, more).extent0, AMP_SHAPE(1, more).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 51 \"tests/emit/pitch.ampc\"\n"
    "            out.data[i] += more.data[2 * more.stride0 + 0] + more.data[2 * more.stride0 + 1];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 33 */
    "#line 50 \"tests/emit/pitch.ampc\"\n"
    "static void add_kernel_1_element(\n"
    "    const view_float_1 out,\n"
    "    const view_float_2 more,\n"
    "    int i)\n"
    "#line 50 \"tests/emit/pitch.ampc\"\n"
    "{\n"
    "    out.data[i] += more.data[2 * more.stride0 + 0] + more.data[2 * more.stride0 + 1];\n"
    "}\n"
    "\n"
    "static void add_kernel_1_elements(\n"
    "    const view_float_1 out,\n"
    "    const view_float_2 more,\n"
    "    int i)\n"
    "#line 50 \"tests/emit/pitch.ampc\"\n"
    "{\n"
    "    float late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 51 \"tests/emit/pitch.ampc\"\n"
    "        late[amp_n] = out.data[i + amp_n * 256]; late[amp_n] += more.data[2 * more.stride0 + 0] + more.data[2 * more.stride0 + 1]; } \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 51 \"tests/emit/pitch.ampc\"\n"
    "        out.data[i + amp_n * 256] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void add_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_more,\n"
    "    const amp_block_of_add_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(1, more)), (amp_offset)AMP_SHAPE(1, more).stride0, AMP_SHAPE(1, more).extent0, AMP_SHAPE(1, more).extent1};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            add_kernel_1_element(out, more, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    add_kernel_1_elements(out, more, amp_first);\n"
    "}\n",
    /* 34 */
    "typedef struct amp_block_of_pick_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_2 in;\n"
    "} amp_block_of_pick_kernel_1;\n"
    "typedef char amp_size_of_pick_kernel_1[sizeof(amp_block_of_pick_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 35 */
    "#line 58 \"tests/emit/pitch.ampc\"\n"
    "__kernel\n"
    "void pick_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_pick_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 58 \"tests/emit/pitch.ampc\"\n"
    "    {\n"
    "        ulong row = (ulong)i * 2;\n"
    "        out.data[i] = in.data[row * in.stride0 + 0] - in.data[row * in.stride0 + 1];\n"
    "    }\n"
    "}\n",
    /* 36 */
    "#line 58 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void pick_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_pick_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "            ulong row = (ulong)i * 2;\n"
    "#line 59 \"tests/emit/pitch.ampc\"\n"
    "            \n"
    "            out.data[i] = in.data[row * in.stride0 + 0] - in.data[row * in.stride0 + 1];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 37 */
    "#line 58 \"tests/emit/pitch.ampc\"\n"
    "static void pick_kernel_1_element(\n"
    "    const view_float_1 out,\n"
    "    const view_float_2 in,\n"
    "    int i)\n"
    "#line 58 \"tests/emit/pitch.ampc\"\n"
    "{\n"
    "    ulong row = (ulong)i * 2;\n"
    "    out.data[i] = in.data[row * in.stride0 + 0] - in.data[row * in.stride0 + 1];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void pick_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_pick_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            pick_kernel_1_element(out, in, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        pick_kernel_1_element(out, in, amp_first + amp_n * 256);\n"
    "}\n",
    /* 38 */
    "typedef struct amp_block_of_determinants_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_3 m;\n"
    "} amp_block_of_determinants_kernel_1;\n"
    "typedef char amp_size_of_determinants_kernel_1[sizeof(amp_block_of_determinants_kernel_1) == 72 \? 1 : -1];\n"
    "\n",
    /* 39 */
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 40 */
    "#line 67 \"tests/emit/pitch.ampc\"\n"
    "__kernel\n"
    "void determinants_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_determinants_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 67 \"tests/emit/pitch.ampc\"\n"
    "    {\n"
    "        out.data[i] = m.data[i * m.stride0 + 0] * m.data[i * m.stride0 + 1 * m.stride1 + 1] - m.data[i * m.stride0 + 1] * m.data[i * m.stride0 + 1 * m.stride1 + 0];\n"
    "    }\n"
    "}\n",
    /* 41 */
    "#ifndef AMP_OVERLAP\n"
    "#line 67 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void determinants_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_determinants_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 68 \"tests/emit/pitch.ampc\"\n"
    "            out.data[i] = m.data[(long)i * 4 + (0 * 2 + 0)] * m.data[(long)i * 4 + (1 * 2 + 1)] - m.data[(long)i * 4 + (0 * 2 + 1)] * m.data[(long)i * 4 + (1 * 2 + 0)];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 67 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void determinants_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_determinants_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 68 \"tests/emit/pitch.ampc\"\n"
    "            out.data[i] = m.data[i * m.stride0 + 0] * m.data[i * m.stride0 + 1 * m.stride1 + 1] - m.data[i * m.stride0 + 1] * m.data[i * m.stride0 + 1 * m.stride1 + 0];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 42 */
    "#line 67 \"tests/emit/pitch.ampc\"\n"
    "static void determinants_kernel_1_element(\n"
    "    const view_float_1 out,\n"
    "    const view_float_3 m,\n"
    "    int i)\n"
    "#line 67 \"tests/emit/pitch.ampc\"\n"
    "{\n"
    "    out.data[i] = m.data[i * m.stride0 + 0] * m.data[i * m.stride0 + 1 * m.stride1 + 1] - m.data[i * m.stride0 + 1] * m.data[i * m.stride0 + 1 * m.stride1 + 0];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void determinants_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_determinants_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            determinants_kernel_1_element(out, m, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        determinants_kernel_1_element(out, m, amp_first + amp_n * 256);\n"
    "}\n",
    /* 43 */
    "typedef struct amp_block_of_nearest_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 points;\n"
    "    amp_shape_2 planes;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_nearest_kernel_1;\n"
    "typedef char amp_size_of_nearest_kernel_1[sizeof(amp_block_of_nearest_kernel_1) == 80 \? 1 : -1];\n"
    "\n",
    /* 44 */
    "#line 73 \"tests/emit/pitch.ampc\"\n"
    "static float length_(view_float_1 p)\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < 3; k++)\n"
    "        sum += p.data[k] * p.data[k];\n"
    "    return sum;\n"
    "}\n",
    /* 45 */
    "#line 84 \"tests/emit/pitch.ampc\"\n"
    "__kernel\n"
    "void nearest_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_planes,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(1, planes)), (amp_offset)AMP_SHAPE(1, planes).stride0, AMP_SHAPE(1, planes).extent0, AMP_SHAPE(1, planes).extent1};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 84 \"tests/emit/pitch.ampc\"\n"
    "    {\n"
    "        view_float_1 p = (view_float_1){points.data + i * points.stride0, points.extent1};\n"
    "        float least = length_(p);\n"
    "        for (int k = 0; k < planes.extent0; k++) {\n"
    "            view_float_1 n = (view_float_1){planes.data + k * planes.stride0, planes.extent1};\n"
    "            float d = p.data[0] * n.data[0] + p.data[1] * n.data[1] + p.data[2] * n.data[2];\n"
    "            if (d < least)\n"
    "                least = d;\n"
    "        }\n"
    "        out.data[i] = least;\n"
    "    }\n"
    "}\n",
    /* 46 */
    "#ifndef AMP_OVERLAP\n"
    "#line 84 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void nearest_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_planes,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(1, planes)), (amp_offset)AMP_SHAPE(1, planes).stride0, AMP_SHAPE(1, planes).extent0, AMP_SHAPE(1, planes).extent1};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = planes.extent0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float least[1024];\n"
    "        float kept[1024];\n"
    "        float kept_2[1024];\n"
    "        float kept_3[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    \n"
    "#line 85 \"tests/emit/pitch.ampc\"\n"
    "                    ;\n"
    "#line 75 \"tests/emit/pitch.ampc\"\n"
    "                    float sum = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[(long)i * 3 + k_2] * points.data[(long)i * 3 + k_2];\n"
    "#line 86 \"tests/emit/pitch.ampc\"\n"
    "                    least[amp_thread_0 - amp_strip] = sum;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                        if (0 < extent) {\n"
    "\n"
    "                            kept[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 2];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    for (int k = 0; k < extent; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 88 \"tests/emit/pitch.ampc\"\n"
    "                            ;\n"
    "                            float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];\n"
    "                            { const int amp_is = ((d < least[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 93 \"tests/emit/pitch.ampc\"\n"
    "                    out.data[i] = least[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    \n"
    "#line 85 \"tests/emit/pitch.ampc\"\n"
    "                    ;\n"
    "#line 75 \"tests/emit/pitch.ampc\"\n"
    "                    float sum = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[(long)i * 3 + k_2] * points.data[(long)i * 3 + k_2];\n"
    "#line 86 \"tests/emit/pitch.ampc\"\n"
    "                    least[amp_thread_0 - amp_strip] = sum;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                        if (0 < extent) {\n"
    "\n"
    "                            kept[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 2];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    for (int k = 0; k < extent; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 88 \"tests/emit/pitch.ampc\"\n"
    "                            ;\n"
    "                            float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];\n"
    "                            { const int amp_is = ((d < least[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 93 \"tests/emit/pitch.ampc\"\n"
    "                    out.data[i] = least[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                \n"
    "#line 85 \"tests/emit/pitch.ampc\"\n"
    "                ;\n"
    "#line 75 \"tests/emit/pitch.ampc\"\n"
    "                float sum = 0;\n"
    "                #pragma unroll\n"
    "                for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[(long)i * 3 + k_2] * points.data[(long)i * 3 + k_2];\n"
    "#line 86 \"tests/emit/pitch.ampc\"\n"
    "                least[amp_thread_0 - amp_strip] = sum;\n"
    "            }  {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    if (0 < extent) {\n"
    "\n"
    "                        kept[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 2];\n"
    "\n"
    "\n"
    "                    }\n"
    "                }\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                for (int k = 0; k < extent; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 88 \"tests/emit/pitch.ampc\"\n"
    "                        ;\n"
    "                        float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];\n"
    "                        if (d < least[amp_thread_0 - amp_strip])\n"
    "                            least[amp_thread_0 - amp_strip] = d;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 93 \"tests/emit/pitch.ampc\"\n"
    "                out.data[i] = least[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 84 \"tests/emit/pitch.ampc\"\n"
    "AMP_KERNEL void nearest_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_planes,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(1, planes)), (amp_offset)AMP_SHAPE(1, planes).stride0, AMP_SHAPE(1, planes).extent0, AMP_SHAPE(1, planes).extent1};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = planes.extent0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float least[1024];\n"
    "        float kept[1024];\n"
    "        float kept_2[1024];\n"
    "        float kept_3[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    \n"
    "#line 85 \"tests/emit/pitch.ampc\"\n"
    "                    ;\n"
    "#line 75 \"tests/emit/pitch.ampc\"\n"
    "                    float sum = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[i * points.stride0 + k_2] * points.data[i * points.stride0 + k_2];\n"
    "#line 86 \"tests/emit/pitch.ampc\"\n"
    "                    least[amp_thread_0 - amp_strip] = sum;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                        if (0 < extent) {\n"
    "\n"
    "                            kept[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 2];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    for (int k = 0; k < extent; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "#line 88 \"tests/emit/pitch.ampc\"\n"
    "                            ;\n"
    "                            float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];\n"
    "                            { const int amp_is = ((d < least[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 93 \"tests/emit/pitch.ampc\"\n"
    "                    out.data[i] = least[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    \n"
    "#line 85 \"tests/emit/pitch.ampc\"\n"
    "                    ;\n"
    "#line 75 \"tests/emit/pitch.ampc\"\n"
    "                    float sum = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[i * points.stride0 + k_2] * points.data[i * points.stride0 + k_2];\n"
    "#line 86 \"tests/emit/pitch.ampc\"\n"
    "                    least[amp_thread_0 - amp_strip] = sum;\n"
    "                }  {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                        if (0 < extent) {\n"
    "\n"
    "                            kept[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 2];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    for (int k = 0; k < extent; k++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "#line 88 \"tests/emit/pitch.ampc\"\n"
    "                            ;\n"
    "                            float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];\n"
    "                            { const int amp_is = ((d < least[amp_thread_0 - amp_strip]) \? 1 : 0);\n"
    "                            { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is \? (float)(d) : amp_was; } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 93 \"tests/emit/pitch.ampc\"\n"
    "                    out.data[i] = least[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                \n"
    "#line 85 \"tests/emit/pitch.ampc\"\n"
    "                ;\n"
    "#line 75 \"tests/emit/pitch.ampc\"\n"
    "                float sum = 0;\n"
    "                #pragma unroll\n"
    "                for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[i * points.stride0 + k_2] * points.data[i * points.stride0 + k_2];\n"
    "#line 86 \"tests/emit/pitch.ampc\"\n"
    "                least[amp_thread_0 - amp_strip] = sum;\n"
    "            }  {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                    if (0 < extent) {\n"
    "\n"
    "                        kept[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 2];\n"
    "\n"
    "\n"
    "                    }\n"
    "                }\n"
    "#line 87 \"tests/emit/pitch.ampc\"\n"
    "                for (int k = 0; k < extent; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 88 \"tests/emit/pitch.ampc\"\n"
    "                        ;\n"
    "                        float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];\n"
    "                        if (d < least[amp_thread_0 - amp_strip])\n"
    "                            least[amp_thread_0 - amp_strip] = d;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 93 \"tests/emit/pitch.ampc\"\n"
    "                out.data[i] = least[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
};

static const unsigned amprt_gray_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
static const unsigned amprt_gray_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15};
static const unsigned amprt_gray_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16};
static const struct amprt_argument amprt_gray_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 1},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 40, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 1},
};
static const struct amprt_bound amprt_gray_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 1, .number = 3},
};
static struct amprt_kernel *amprt_gray_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "gray_kernel_1",
        .file = "tests/emit/pitch.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"gray_kernel_1", amprt_gray_kernel_1_spmd, 11},
        .serial = {"gray_kernel_1_serial", amprt_gray_kernel_1_serial, 14},
        .several = {"gray_kernel_1_several", amprt_gray_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_gray_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_gray_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_turn_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 13, 17, 18, 19};
static const unsigned amprt_turn_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 17, 18, 20};
static const struct amprt_argument amprt_turn_kernel_1_arguments[] = {
    {.name = "m", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "points", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static const struct amprt_bound amprt_turn_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 3},
};
static struct amprt_kernel *amprt_turn_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "turn_kernel_1",
        .file = "tests/emit/pitch.ampc",
        .line = 18,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"turn_kernel_1", amprt_turn_kernel_1_spmd, 10},
        .serial = {"turn_kernel_1_serial", amprt_turn_kernel_1_serial, 11},
        .arguments = amprt_turn_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_turn_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_red_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 18, 21, 22, 23, 24};
static const unsigned amprt_red_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 18, 21, 22, 23, 25};
static const unsigned amprt_red_kernel_1_several[] = {0, 3, 4, 5, 6, 18, 21, 22, 23, 26};
static const struct amprt_argument amprt_red_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static const struct amprt_bound amprt_red_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 4},
};
static struct amprt_kernel *amprt_red_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "red_kernel_1",
        .file = "tests/emit/pitch.ampc",
        .line = 34,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"red_kernel_1", amprt_red_kernel_1_spmd, 11},
        .serial = {"red_kernel_1_serial", amprt_red_kernel_1_serial, 13},
        .several = {"red_kernel_1_several", amprt_red_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_red_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_red_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_first_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 18, 27, 28};
static const unsigned amprt_first_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 18, 27, 29};
static const struct amprt_argument amprt_first_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_first_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "first_kernel_1",
        .file = "tests/emit/pitch.ampc",
        .line = 42,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"first_kernel_1", amprt_first_kernel_1_spmd, 9},
        .serial = {"first_kernel_1_serial", amprt_first_kernel_1_serial, 11},
        .arguments = amprt_first_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_add_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 18, 21, 23, 30, 31};
static const unsigned amprt_add_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 18, 21, 23, 30, 32};
static const unsigned amprt_add_kernel_1_several[] = {0, 3, 4, 5, 6, 13, 18, 21, 23, 30, 33};
static const struct amprt_argument amprt_add_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "more", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_add_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "add_kernel_1",
        .file = "tests/emit/pitch.ampc",
        .line = 50,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"add_kernel_1", amprt_add_kernel_1_spmd, 11},
        .serial = {"add_kernel_1_serial", amprt_add_kernel_1_serial, 13},
        .several = {"add_kernel_1_several", amprt_add_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_add_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_pick_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 18, 21, 23, 34, 35};
static const unsigned amprt_pick_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 18, 21, 23, 34, 36};
static const unsigned amprt_pick_kernel_1_several[] = {0, 3, 4, 5, 6, 18, 21, 23, 34, 37};
static const struct amprt_argument amprt_pick_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_pick_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "pick_kernel_1",
        .file = "tests/emit/pitch.ampc",
        .line = 58,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"pick_kernel_1", amprt_pick_kernel_1_spmd, 11},
        .serial = {"pick_kernel_1_serial", amprt_pick_kernel_1_serial, 13},
        .several = {"pick_kernel_1_several", amprt_pick_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_pick_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_determinants_kernel_1_spmd[] = {1, 3, 4, 5, 6, 9, 21, 23, 38, 39, 40};
static const unsigned amprt_determinants_kernel_1_serial[] = {1, 3, 4, 5, 6, 11, 12, 13, 21, 23, 38, 39, 41};
static const unsigned amprt_determinants_kernel_1_several[] = {1, 3, 4, 5, 6, 21, 23, 38, 39, 42};
static const struct amprt_argument amprt_determinants_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "m", .kind = AMPRT_VIEW, .offset = 32, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
};
static const struct amprt_bound amprt_determinants_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 1, .number = 2},
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 4},
};
static struct amprt_kernel *amprt_determinants_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "determinants_kernel_1",
        .file = "tests/emit/pitch.ampc",
        .line = 67,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 72,
        .spmd = {"determinants_kernel_1", amprt_determinants_kernel_1_spmd, 11},
        .serial = {"determinants_kernel_1_serial", amprt_determinants_kernel_1_serial, 13},
        .several = {"determinants_kernel_1_several", amprt_determinants_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_determinants_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_determinants_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_nearest_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 18, 21, 23, 43, 44, 45};
static const unsigned amprt_nearest_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 18, 21, 23, 43, 46};
static const struct amprt_argument amprt_nearest_kernel_1_arguments[] = {
    {.name = "points", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "planes", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_nearest_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 0, .dimension = 0, .number = 3},
};
static struct amprt_kernel *amprt_nearest_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "nearest_kernel_1",
        .file = "tests/emit/pitch.ampc",
        .line = 84,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"nearest_kernel_1", amprt_nearest_kernel_1_spmd, 12},
        .serial = {"nearest_kernel_1_serial", amprt_nearest_kernel_1_serial, 13},
        .arguments = amprt_nearest_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_nearest_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}
