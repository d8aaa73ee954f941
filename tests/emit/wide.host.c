/* Made by ampcc from wide.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_median_kernel_1(void);
static struct amprt_kernel *amprt_collide_kernel_1(void);
static struct amprt_kernel *amprt_median_of_tiles_kernel_1(void);
static struct amprt_kernel *amprt_bells_kernel_1(void);
static struct amprt_kernel *amprt_doubles_kernel_1(void);
static struct amprt_kernel *amprt_longs_kernel_1(void);
static struct amprt_kernel *amprt_sum_kernel_1(void);
static struct amprt_kernel *amprt_polynomials_kernel_1(void);
static struct amprt_kernel *amprt_series_kernel_1(void);
static struct amprt_kernel *amprt_sums_kernel_1(void);
static struct amprt_kernel *amprt_nearest_kernel_1(void);
#line 1 "tests/emit/wide.ampc"
/* Runs that compute much with what they load are told to be in the widest vectors; for
 * integers of 64 bits, and where loads are most of the work, the driver's compiler
 * chooses. */
#include <amp.h>
#include <math.h>

enum { TILE = 16 };

#define ORDER(a, b) \
    { float low = v[a] < v[b] ? v[a] : v[b]; \
      v[b] = v[a] < v[b] ? v[b] : v[a]; v[a] = low; }
#define MEDIAN \
    ORDER(1, 2) ORDER(4, 5) ORDER(7, 8) ORDER(0, 1) ORDER(3, 4) ORDER(6, 7) ORDER(1, 2) \
    ORDER(4, 5) ORDER(7, 8) ORDER(0, 3) ORDER(5, 8) ORDER(4, 7) ORDER(3, 6) ORDER(1, 4) \
    ORDER(2, 5) ORDER(4, 7) ORDER(4, 2) ORDER(6, 4) ORDER(4, 2)

/* The loop is unrolled, as its array is then in registers. */
void median(array_view(const float, 2) from, array_view(float, 2) to)
{
    amprt_launch_2(amprt_median_kernel_1(), NULL, amp_extent_2(to), (const void *const[]){&from, &to}
#line 26 "tests/emit/wide.ampc"
);
}

/* The tables' elements are operands, not accesses. */
__attribute__((__unused__)) static const int TO_X[5] = {0, 1, -1, 0, 0}, TO_Y[5] = {0, 0, 0, 1, -1};
__attribute__((__unused__)) static const float PART[5] = {0.5f, 0.125f, 0.125f, 0.125f, 0.125f};

void collide(array_view(const float, 3) from, array_view(float, 3) to)
{
    amprt_launch_2(amprt_collide_kernel_1(), NULL, extent(64, 64), (const void *const[]){&from, &to}
#line 47 "tests/emit/wide.ampc"
);
}

/* One vector where there are two else. */
void median_of_tiles(array_view(const float, 2) from, array_view(float, 2) to)
{
    amprt_launch_tiled_2(amprt_median_of_tiles_kernel_1(), NULL, tile(amp_extent_2(to), TILE, TILE),
        (const void *const[]){&from, &to}
#line 64 "tests/emit/wide.ampc"
);
}

#line 70 "tests/emit/wide.ampc"


void bells(array_view(const float, 1) from, array_view(float, 1) to)
{
    amprt_launch_1(amprt_bells_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&to, &from}
#line 76 "tests/emit/wide.ampc"
);
}

void doubles(array_view(const double, 1) from, array_view(double, 1) to)
{
    amprt_launch_1(amprt_doubles_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&from, &to}
#line 84 "tests/emit/wide.ampc"
);
}

void longs(array_view(const long, 1) from, array_view(long, 1) to)
{
    amprt_launch_1(amprt_longs_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&from, &to}
#line 92 "tests/emit/wide.ampc"
);
}

void sum(array_view(const float, 1) a, array_view(float, 1) b)
{
    amprt_launch_1(amprt_sum_kernel_1(), NULL, amp_extent_1(b), (const void *const[]){&b, &a}
#line 99 "tests/emit/wide.ampc"
);
}

/* So are 12 trips that only compute, and need no memory then; not those with elements. */
void polynomials(array_view(const float, 1) in, array_view(float, 1) out)
{
    amprt_launch_1(amprt_polynomials_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&in, &out}
#line 115 "tests/emit/wide.ampc"
);
}

/* An element that all trips of a short loop have is loaded once. */
void series(array_view(const float, 1) x, array_view(float, 1) y)
{
    amprt_launch_1(amprt_series_kernel_1(), NULL, amp_extent_1(y), (const void *const[]){&x, &y}
#line 126 "tests/emit/wide.ampc"
);
}

/* Not so: each trip may find another one. */
void sums(array_view(const float, 1) x, array_view(float, 1) y)
{
    amprt_launch_1(amprt_sums_kernel_1(), NULL, amp_extent_1(y), (const void *const[]){&y, &x}
#line 135 "tests/emit/wide.ampc"
);
}

/* Nor do trips of the outer loop load what the inner one counts; an if around variables is a
 * choice. */
void nearest(array_view(const float, 2) points, array_view(const float, 2) centres,
             array_view(int, 1) which)
{
    amprt_launch_1(amprt_nearest_kernel_1(), NULL, amp_extent_1(which), (const void *const[]){&points, &centres, &which}
#line 158 "tests/emit/wide.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_median_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_median_kernel_1;\n"
    "typedef char amp_size_of_median_kernel_1[sizeof(amp_block_of_median_kernel_1) == 64 \? 1 : -1];\n"
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
    "#line 20 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void median_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_median_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    int2 at = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 20 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        float v[9];\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 9; k++) v[k] = from.data[(at.x + k / 3) * from.stride0 + (at.y + k % 3)];\n"
    "        { float low = v[1] < v[2] \? v[1] : v[2]; v[2] = v[1] < v[2] \? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] \? v[4] : v[5]; v[5] = v[4] < v[5] \? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] \? v[7] : v[8]; v[8] = v[7] < v[8] \? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[1] \? v[0] : v[1]; v[1] = v[0] < v[1] \? v[1] : v[0]; v[0] = low; } { float low = v[3] < v[4] \? v[3] : v[4]; v[4] = v[3] < v[4] \? v[4] : v[3]; v[3] = low; } { float low = v[6] < v[7] \? v[6] : v[7]; v[7] = v[6] < v[7] \? v[7] : v[6]; v[6] = low; } { float low = v[1] < v[2] \? v[1] : v[2]; v[2] = v[1] < v[2] \? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] \? v[4] : v[5]; v[5] = v[4] < v[5] \? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] \? v[7] : v[8]; v[8] = v[7] < v[8] \? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[3] \? v[0] : v[3]; v[3] = v[0] < v[3] \? v[3] : v[0]; v[0] = low; } { float low = v[5] < v[8] \? v[5] : v[8]; v[8] = v[5] < v[8] \? v[8] : v[5]; v[5] = low; } { float low = v[4] < v[7] \? v[4] : v[7]; v[7] = v[4] < v[7] \? v[7] : v[4]; v[4] = low; } { float low = v[3] < v[6] \? v[3] : v[6]; v[6] = v[3] < v[6] \? v[6] : v[3]; v[3] = low; } { float low = v[1] < v[4] \? v[1] : v[4]; v[4] = v[1] < v[4] \? v[4] : v[1]; v[1] = low; } { float low = v[2] < v[5] \? v[2] : v[5]; v[5] = v[2] < v[5] \? v[5] : v[2]; v[2] = low; } { float low = v[4] < v[7] \? v[4] : v[7]; v[7] = v[4] < v[7] \? v[7] : v[4]; v[4] = low; } { float low = v[4] < v[2] \? v[4] : v[2]; v[2] = v[4] < v[2] \? v[2] : v[4]; v[4] = low; } { float low = v[6] < v[4] \? v[6] : v[4]; v[4] = v[6] < v[4] \? v[4] : v[6]; v[6] = low; } { float low = v[4] < v[2] \? v[4] : v[2]; v[2] = v[4] < v[2] \? v[2] : v[4]; v[4] = low; }\n"
    "        to.data[at.x * to.stride0 + at.y] = v[4];\n"
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
    "#ifdef __AVX512F__\n"
    "#define AMP_WIDE_16 _Pragma(\"clang loop vectorize_width(16)\")\n"
    "#else\n"
    "#define AMP_WIDE_16\n"
    "#endif\n",
    /* 13 */
    "#line 20 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void median_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_median_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        AMP_WIDE_16\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 21 \"tests/emit/wide.ampc\"\n"
    "            float v_0 = 0; float v_1 = 0; float v_2 = 0; float v_3 = 0; float v_4 = 0; float v_5 = 0; float v_6 = 0; float v_7 = 0; float v_8 = 0;\n"
    "            {\n"
    "                v_0 = from.data[((long)at.x + 0) * from.stride0 + ((long)at.y + 0)]; v_1 = from.data[((long)at.x + 0) * from.stride0 + ((long)at.y + 1)]; v_2 = from.data[((long)at.x + 0) * from.stride0 + ((long)at.y + 2)]; v_3 = from.data[((long)at.x + 1) * from.stride0 + ((long)at.y + 0)]; v_4 = from.data[((long)at.x + 1) * from.stride0 + ((long)at.y + 1)]; v_5 = from.data[((long)at.x + 1) * from.stride0 + ((long)at.y + 2)]; v_6 = from.data[((long)at.x + 2) * from.stride0 + ((long)at.y + 0)]; v_7 = from.data[((long)at.x + 2) * from.stride0 + ((long)at.y + 1)]; v_8 = from.data[((long)at.x + 2) * from.stride0 + ((long)at.y + 2)]; }\n"
    "            { float low = v_1 < v_2 \? v_1 : v_2; v_2 = v_1 < v_2 \? v_2 : v_1; v_1 = low; } { float low = v_4 < v_5 \? v_4 : v_5; v_5 = v_4 < v_5 \? v_5 : v_4; v_4 = low; } { float low = v_7 < v_8 \? v_7 : v_8; v_8 = v_7 < v_8 \? v_8 : v_7; v_7 = low; } { float low = v_0 < v_1 \? v_0 : v_1; v_1 = v_0 < v_1 \? v_1 : v_0; v_0 = low; } { float low = v_3 < v_4 \? v_3 : v_4; v_4 = v_3 < v_4 \? v_4 : v_3; v_3 = low; } { float low = v_6 < v_7 \? v_6 : v_7; v_7 = v_6 < v_7 \? v_7 : v_6; v_6 = low; } { float low = v_1 < v_2 \? v_1 : v_2; v_2 = v_1 < v_2 \? v_2 : v_1; v_1 = low; } { float low = v_4 < v_5 \? v_4 : v_5; v_5 = v_4 < v_5 \? v_5 : v_4; v_4 = low; } { float low = v_7 < v_8 \? v_7 : v_8; v_8 = v_7 < v_8 \? v_8 : v_7; v_7 = low; } { float low = v_0 < v_3 \? v_0 : v_3; v_3 = v_0 < v_3 \? v_3 : v_0; v_0 = low; } { float low = v_5 < v_8 \? v_5 : v_8; v_8 = v_5 < v_8 \? v_8 : v_5; v_5 = low; } { float low = v_4 < v_7 \? v_4 : v_7; v_7 = v_4 < v_7 \? v_7 : v_4; v_4 = low; } { float low = v_3 < v_6 \? v_3 : v_6; v_6 = v_3 < v_6 \? v_6 : v_3; v_3 = low; } { float low = v_1 < v_4 \? v_1 : v_4; v_4 = v_1 < v_4 \? v_4 : v_1; v_1 = low; } { float low = v_2 < v_5 \? v_2 : v_5; v_5 = v_2 < v_5 \? v_5 : v_2; v_2 = low; } { float low = v_4 < v_7 \? v_4 : v_7; v_7 = v_4 < v_7 \? v_7 : v_4; v_4 = low; } { float low = v_4 < v_2 \? v_4 : v_2; v_2 = v_4 < v_2 \? v_2 : v_4; v_4 = low; } { float low = v_6 < v_4 \? v_6 : v_4; v_4 = v_6 < v_4 \? v_4 : v_6; v_6 = low; } { float low = v_4 < v_2 \? v_4 : v_2; v_2 = v_4 < v_2 \? v_2 : v_4; v_4 = low; }\n"
    "            to.data[(long)at.x * to.stride0 + at.y] = v_4;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "#line 20 \"tests/emit/wide.ampc\"\n"
    "static void median_kernel_1_element(\n"
    "    const view_float_2 from,\n"
    "    const view_float_2 to,\n"
    "    int2 at)\n"
    "#line 20 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float v[9];\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 9; k++) v[k] = from.data[(at.x + k / 3) * from.stride0 + (at.y + k % 3)];\n"
    "    { float low = v[1] < v[2] \? v[1] : v[2]; v[2] = v[1] < v[2] \? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] \? v[4] : v[5]; v[5] = v[4] < v[5] \? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] \? v[7] : v[8]; v[8] = v[7] < v[8] \? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[1] \? v[0] : v[1]; v[1] = v[0] < v[1] \? v[1] : v[0]; v[0] = low; } { float low = v[3] < v[4] \? v[3] : v[4]; v[4] = v[3] < v[4] \? v[4] : v[3]; v[3] = low; } { float low = v[6] < v[7] \? v[6] : v[7]; v[7] = v[6] < v[7] \? v[7] : v[6]; v[6] = low; } { float low = v[1] < v[2] \? v[1] : v[2]; v[2] = v[1] < v[2] \? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] \? v[4] : v[5]; v[5] = v[4] < v[5] \? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] \? v[7] : v[8]; v[8] = v[7] < v[8] \? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[3] \? v[0] : v[3]; v[3] = v[0] < v[3] \? v[3] : v[0]; v[0] = low; } { float low = v[5] < v[8] \? v[5] : v[8]; v[8] = v[5] < v[8] \? v[8] : v[5]; v[5] = low; } { float low = v[4] < v[7] \? v[4] : v[7]; v[7] = v[4] < v[7] \? v[7] : v[4]; v[4] = low; } { float low = v[3] < v[6] \? v[3] : v[6]; v[6] = v[3] < v[6] \? v[6] : v[3]; v[3] = low; } { float low = v[1] < v[4] \? v[1] : v[4]; v[4] = v[1] < v[4] \? v[4] : v[1]; v[1] = low; } { float low = v[2] < v[5] \? v[2] : v[5]; v[5] = v[2] < v[5] \? v[5] : v[2]; v[2] = low; } { float low = v[4] < v[7] \? v[4] : v[7]; v[7] = v[4] < v[7] \? v[7] : v[4]; v[4] = low; } { float low = v[4] < v[2] \? v[4] : v[2]; v[2] = v[4] < v[2] \? v[2] : v[4]; v[4] = low; } { float low = v[6] < v[4] \? v[6] : v[4]; v[4] = v[6] < v[4] \? v[4] : v[6]; v[6] = low; } { float low = v[4] < v[2] \? v[4] : v[2]; v[2] = v[4] < v[2] \? v[2] : v[4]; v[4] = low; }\n"
    "    to.data[at.x * to.stride0 + at.y] = v[4];\n"
    "}\n"
    "\n"
    "static void median_kernel_1_elements(\n"
    "    const view_float_2 from,\n"
    "    const view_float_2 to,\n"
    "    int2 at)\n"
    "#line 20 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float v[4][9]; ;\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 9; k++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 23 \"tests/emit/wide.ampc\"\n"
    "            v[amp_n][k] = from.data[(at.x + amp_n + k / 3) * from.stride0 + (at.y + k % 3)]; } }\n"
    "    { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][1] < v[amp_n][2] \? v[amp_n][1] : v[amp_n][2]; v[amp_n][2] = v[amp_n][1] < v[amp_n][2] \? v[amp_n][2] : v[amp_n][1]; v[amp_n][1] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][4] < v[amp_n][5] \? v[amp_n][4] : v[amp_n][5]; v[amp_n][5] = v[amp_n][4] < v[amp_n][5] \? v[amp_n][5] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][7] < v[amp_n][8] \? v[amp_n][7] : v[amp_n][8]; v[amp_n][8] = v[amp_n][7] < v[amp_n][8] \? v[amp_n][8] : v[amp_n][7]; v[amp_n][7] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][0] < v[amp_n][1] \? v[amp_n][0] : v[amp_n][1]; v[amp_n][1] = v[amp_n][0] < v[amp_n][1] \? v[amp_n][1] : v[amp_n][0]; v[amp_n][0] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][3] < v[amp_n][4] \? v[amp_n][3] : v[amp_n][4]; v[amp_n][4] = v[amp_n][3] < v[amp_n][4] \? v[amp_n][4] : v[amp_n][3]; v[amp_n][3] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][6] < v[amp_n][7] \? v[amp_n][6] : v[amp_n][7]; v[amp_n][7] = v[amp_n][6] < v[amp_n][7] \? v[amp_n][7] : v[amp_n][6]; v[amp_n][6] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][1] < v[amp_n][2] \? v[amp_n][1] : v[amp_n][2]; v[amp_n][2] = v[amp_n][1] < v[amp_n][2] \? v[amp_n][2] : v[amp_n][1]; v[amp_n][1] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][4] < v[amp_n][5] \? v[amp_n][4] : v[amp_n][5]; v[amp_n][5] = v[amp_n][4] < v[amp_n][5] \? v[amp_n][5] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][7] < v[amp_n][8] \? v[amp_n][7] : v[amp_n][8]; v[amp_n][8] = v[amp_n][7] < v[amp_n][8] \? v[amp_n][8] : v[amp_n][7]; v[amp_n][7] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][0] < v[amp_n][3] \? v[amp_n][0] : v[amp_n][3]; v[amp_n][3] = v[amp_n][0] < v[amp_n][3] \? v[amp_n][3] : v[amp_n][0]; v[amp_n][0] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][5] < v[amp_n][8] \? v[amp_n][5] : v[amp_n][8]; v[amp_n][8] = v[amp_n][5] < v[amp_n][8] \? v[amp_n][8] : v[amp_n][5]; v[amp_n][5] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][4] < v[amp_n][7] \? v[amp_n][4] : v[amp_n][7]; v[amp_n][7] = v[amp_n][4] < v[amp_n][7] \? v[amp_n][7] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][3] < v[amp_n][6] \? v[amp_n][3] : v[amp_n][6]; v[amp_n][6] = v[amp_n][3] < v[amp_n][6] \? v[amp_n][6] : v[amp_n][3]; v[amp_n][3] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][1] < v[amp_n][4] \? v[amp_n][1] : v[amp_n][4]; v[amp_n][4] = v[amp_n][1] < v[amp_n][4] \? v[amp_n][4] : v[amp_n][1]; v[amp_n][1] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][2] < v[amp_n][5] \? v[amp_n][2] : v[amp_n][5]; v[amp_n][5] = v[amp_n][2] < v[amp_n][5] \? v[amp_n][5] : v[amp_n][2]; v[amp_n][2] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][4] < v[amp_n][7] \? v[amp_n][4] : v[amp_n][7]; v[amp_n][7] = v[amp_n][4] < v[amp_n][7] \? v[amp_n][7] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][4] < v[amp_n][2] \? v[amp_n][4] : v[amp_n][2]; v[amp_n][2] = v[amp_n][4] < v[amp_n][2] \? v[amp_n][2] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][6] < v[amp_n][4] \? v[amp_n][6] : v[amp_n][4]; v[amp_n][4] = v[amp_n][6] < v[amp_n][4] \? v[amp_n][4] : v[amp_n][6]; v[amp_n][6] = low; } } { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/wide.ampc\"\n"
    "            float low = v[amp_n][4] < v[amp_n][2] \? v[amp_n][4] : v[amp_n][2]; v[amp_n][2] = v[amp_n][4] < v[amp_n][2] \? v[amp_n][2] : v[amp_n][4]; v[amp_n][4] = low; } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/wide.ampc\"\n"
    "        to.data[(at.x + amp_n) * to.stride0 + at.y] = v[amp_n][4]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void median_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_median_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
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
    "            median_kernel_1_element(from, to, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    median_kernel_1_elements(from, to, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 15 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 16 */
    "typedef struct amp_block_of_collide_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 from;\n"
    "    amp_shape_3 to;\n"
    "} amp_block_of_collide_kernel_1;\n"
    "typedef char amp_size_of_collide_kernel_1[sizeof(amp_block_of_collide_kernel_1) == 96 \? 1 : -1];\n"
    "\n",
    /* 17 */
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 18 */
    "#line 30 \"tests/emit/wide.ampc\"\n"
    "__constant const int TO_Y[5] = {0, 0, 0, 1, -1};\n",
    /* 19 */
    "#line 30 \"tests/emit/wide.ampc\"\n"
    "__constant const int TO_X[5] = {0, 1, -1, 0, 0};\n",
    /* 20 */
    "#line 31 \"tests/emit/wide.ampc\"\n"
    "__constant const float PART[5] = {0.5f, 0.125f, 0.125f, 0.125f, 0.125f};\n",
    /* 21 */
    "#line 35 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void collide_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_collide_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
    "    int2 at = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 35 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        float f[5]; float sum = 0; float u = 0; float v = 0;\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 5; k++) { f[k] = from.data[k * from.stride0 + (at.x + 1 - TO_Y[k]) * from.stride1 + (at.y + 1 - TO_X[k])];\n"
    "            sum += f[k];\n"
    "            u += f[k] * TO_X[k];\n"
    "            v += f[k] * TO_Y[k];\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 5; k++) { float along = TO_X[k] * u + TO_Y[k] * v;\n"
    "            to.data[k * to.stride0 + at.x * to.stride1 + at.y] = f[k] - 0.5f * (f[k] - PART[k] * (sum + along));\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#line 35 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void collide_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_collide_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        AMP_WIDE_16\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 36 \"tests/emit/wide.ampc\"\n"
    "            float f_0 = 0; float f_1 = 0; float f_2 = 0; float f_3 = 0; float f_4 = 0; float sum = 0; float u = 0; float v = 0;\n"
    "            { {\n"
    "                    f_0 = from.data[((long)at.x + 1 - 0) * from.stride1 + ((long)at.y + 1 - 0)];\n"
    "                    sum += f_0;\n"
    "                    u += f_0 * 0;\n"
    "                    v += f_0 * 0;\n"
    "                }\n"
    "#line 37 \"tests/emit/wide.ampc\"\n"
    "                {\n"
    "                    f_1 = from.data[1 * from.stride0 + ((long)at.x + 1 - 0) * from.stride1 + ((long)at.y + 1 - 1)];\n"
    "                    sum += f_1;\n"
    "                    u += f_1 * 1;\n"
    "                    v += f_1 * 0;\n"
    "                }\n"
    "#line 37 \"tests/emit/wide.ampc\"\n"
    "                {\n"
    "                    f_2 = from.data[2 * from.stride0 + ((long)at.x + 1 - 0) * from.stride1 + ((long)at.y + 1 - -1)];\n"
    "                    sum += f_2;\n"
    "                    u += f_2 * (-1);\n"
    "                    v += f_2 * 0;\n"
    "                }\n"
    "#line 37 \"tests/emit/wide.ampc\"\n"
    "                {\n"
    "                    f_3 = from.data[3 * from.stride0 + ((long)at.x + 1 - 1) * from.stride1 + ((long)at.y + 1 - 0)];\n"
    "                    sum += f_3;\n"
    "                    u += f_3 * 0;\n"
    "                    v += f_3 * 1;\n"
    "                }\n"
    "#line 37 \"tests/emit/wide.ampc\"\n"
    "                {\n"
    "                    f_4 = from.data[4 * from.stride0 + ((long)at.x + 1 - -1) * from.stride1 + ((long)at.y + 1 - 0)];\n"
    "                    sum += f_4;\n"
    "                    u += f_4 * 0;\n"
    "                    v += f_4 * (-1);\n"
    "                } }\n"
    "            { {\n"
    "                    float along_2 = 0 * u + 0 * v;\n"
    "                    to.data[(long)at.x * to.stride1 + at.y] = f_0 - 0.5f * (f_0 - PART[0] * (sum + along_2));\n"
    "                }\n"
    "#line 43 \"tests/emit/wide.ampc\"\n"
    "                {\n"
    "                    float along_3 = 1 * u + 0 * v;\n"
    "                    to.data[1 * to.stride0 + (long)at.x * to.stride1 + at.y] = f_1 - 0.5f * (f_1 - PART[1] * (sum + along_3));\n"
    "                }\n"
    "#line 43 \"tests/emit/wide.ampc\"\n"
    "                {\n"
    "                    float along_4 = -1 * u + 0 * v;\n"
    "                    to.data[2 * to.stride0 + (long)at.x * to.stride1 + at.y] = f_2 - 0.5f * (f_2 - PART[2] * (sum + along_4));\n"
    "                }\n"
    "#line 43 \"tests/emit/wide.ampc\"\n"
    "                {\n"
    "                    float along_5 = 0 * u + 1 * v;\n"
    "                    to.data[3 * to.stride0 + (long)at.x * to.stride1 + at.y] = f_3 - 0.5f * (f_3 - PART[3] * (sum + along_5));\n"
    "                }\n"
    "#line 43 \"tests/emit/wide.ampc\"\n"
    "                {\n"
    "                    float along_6 = 0 * u + -1 * v;\n"
    "                    to.data[4 * to.stride0 + (long)at.x * to.stride1 + at.y] = f_4 - 0.5f * (f_4 - PART[4] * (sum + along_6));\n"
    "                } }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 23 */
    "#line 35 \"tests/emit/wide.ampc\"\n"
    "static void collide_kernel_1_element(\n"
    "    const view_float_3 from,\n"
    "    const view_float_3 to,\n"
    "    int2 at)\n"
    "#line 35 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float f[5]; float sum = 0; float u = 0; float v = 0;\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 5; k++) { f[k] = from.data[k * from.stride0 + (at.x + 1 - TO_Y[k]) * from.stride1 + (at.y + 1 - TO_X[k])];\n"
    "        sum += f[k];\n"
    "        u += f[k] * TO_X[k];\n"
    "        v += f[k] * TO_Y[k];\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 5; k++) { float along = TO_X[k] * u + TO_Y[k] * v;\n"
    "        to.data[k * to.stride0 + at.x * to.stride1 + at.y] = f[k] - 0.5f * (f[k] - PART[k] * (sum + along));\n"
    "    }\n"
    "}\n"
    "\n"
    "static void collide_kernel_1_elements(\n"
    "    const view_float_3 from,\n"
    "    const view_float_3 to,\n"
    "    int2 at)\n"
    "#line 35 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float f[4][5]; float sum[4]; float u[4]; float v[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 36 \"tests/emit/wide.ampc\"\n"
    "        sum[amp_n] = 0; u[amp_n] = 0; v[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 5; k++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 38 \"tests/emit/wide.ampc\"\n"
    "            f[amp_n][k] = from.data[k * from.stride0 + (at.x + amp_n + 1 - TO_Y[k]) * from.stride1 + (at.y + 1 - TO_X[k])];\n"
    "            sum[amp_n] += f[amp_n][k];\n"
    "            u[amp_n] += f[amp_n][k] * TO_X[k];\n"
    "            v[amp_n] += f[amp_n][k] * TO_Y[k];\n"
    "#line 38 \"tests/emit/wide.ampc\"\n"
    "        }\n"
    "#line 42 \"tests/emit/wide.ampc\"\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 5; k++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 44 \"tests/emit/wide.ampc\"\n"
    "            float along = TO_X[k] * u[amp_n] + TO_Y[k] * v[amp_n];\n"
    "            to.data[k * to.stride0 + (at.x + amp_n) * to.stride1 + at.y] = f[amp_n][k] - 0.5f * (f[amp_n][k] - PART[k] * (sum[amp_n] + along));\n"
    "#line 44 \"tests/emit/wide.ampc\"\n"
    "        }\n"
    "\n"
    "    }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void collide_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_collide_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
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
    "            collide_kernel_1_element(from, to, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    collide_kernel_1_elements(from, to, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 24 */
    "typedef struct amp_block_of_median_of_tiles_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_median_of_tiles_kernel_1;\n"
    "typedef char amp_size_of_median_of_tiles_kernel_1[sizeof(amp_block_of_median_of_tiles_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 25 */
    "#line 53 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void median_of_tiles_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_median_of_tiles_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float s[16][16] __attribute__((aligned(16)));\n"
    "#line 54 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "\n"
    "        float v[9];\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        s[y][x] = 1 / from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 9; k++) v[k] = s[(y + k / 3) % 16][x] + k;\n"
    "        { float low = v[1] < v[2] \? v[1] : v[2]; v[2] = v[1] < v[2] \? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] \? v[4] : v[5]; v[5] = v[4] < v[5] \? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] \? v[7] : v[8]; v[8] = v[7] < v[8] \? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[1] \? v[0] : v[1]; v[1] = v[0] < v[1] \? v[1] : v[0]; v[0] = low; } { float low = v[3] < v[4] \? v[3] : v[4]; v[4] = v[3] < v[4] \? v[4] : v[3]; v[3] = low; } { float low = v[6] < v[7] \? v[6] : v[7]; v[7] = v[6] < v[7] \? v[7] : v[6]; v[6] = low; } { float low = v[1] < v[2] \? v[1] : v[2]; v[2] = v[1] < v[2] \? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] \? v[4] : v[5]; v[5] = v[4] < v[5] \? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] \? v[7] : v[8]; v[8] = v[7] < v[8] \? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[3] \? v[0] : v[3]; v[3] = v[0] < v[3] \? v[3] : v[0]; v[0] = low; } { float low = v[5] < v[8] \? v[5] : v[8]; v[8] = v[5] < v[8] \? v[8] : v[5]; v[5] = low; } { float low = v[4] < v[7] \? v[4] : v[7]; v[7] = v[4] < v[7] \? v[7] : v[4]; v[4] = low; } { float low = v[3] < v[6] \? v[3] : v[6]; v[6] = v[3] < v[6] \? v[6] : v[3]; v[3] = low; } { float low = v[1] < v[4] \? v[1] : v[4]; v[4] = v[1] < v[4] \? v[4] : v[1]; v[1] = low; } { float low = v[2] < v[5] \? v[2] : v[5]; v[5] = v[2] < v[5] \? v[5] : v[2]; v[2] = low; } { float low = v[4] < v[7] \? v[4] : v[7]; v[7] = v[4] < v[7] \? v[7] : v[4]; v[4] = low; } { float low = v[4] < v[2] \? v[4] : v[2]; v[2] = v[4] < v[2] \? v[2] : v[4]; v[4] = low; } { float low = v[6] < v[4] \? v[6] : v[4]; v[4] = v[6] < v[4] \? v[4] : v[6]; v[6] = low; } { float low = v[4] < v[2] \? v[4] : v[2]; v[2] = v[4] < v[2] \? v[2] : v[4]; v[4] = low; }\n"
    "        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = v[4];\n"
    "    }\n"
    "}\n",
    /* 26 */
    "#line 53 \"tests/emit/wide.ampc\"\n"
    "AMP_FUNCTION void median_of_tiles_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_median_of_tiles_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float (*const s)[16][16] = (__local float (*)[16][16])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int x = amp_thread_1;\n"
    "#line 56 \"tests/emit/wide.ampc\"\n"
    "            ;\n"
    "            \n"
    "            (*s)[y][x] = 1 / from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int x = amp_thread_1;\n"
    "#line 56 \"tests/emit/wide.ampc\"\n"
    "            float v_0 = 0; float v_1 = 0; float v_2 = 0; float v_3 = 0; float v_4 = 0; float v_5 = 0; float v_6 = 0; float v_7 = 0; float v_8 = 0;\n"
    "#line 60 \"tests/emit/wide.ampc\"\n"
    "            {\n"
    "                v_0 = (*s)[(y + 0) % 16][amp_zero + (long)x] + 0; v_1 = (*s)[(y + 0) % 16][amp_zero + (long)x] + 1; v_2 = (*s)[(y + 0) % 16][amp_zero + (long)x] + 2; v_3 = (*s)[(y + 1) % 16][amp_zero + (long)x] + 3; v_4 = (*s)[(y + 1) % 16][amp_zero + (long)x] + 4; v_5 = (*s)[(y + 1) % 16][amp_zero + (long)x] + 5; v_6 = (*s)[(y + 2) % 16][amp_zero + (long)x] + 6; v_7 = (*s)[(y + 2) % 16][amp_zero + (long)x] + 7; v_8 = (*s)[(y + 2) % 16][amp_zero + (long)x] + 8; }\n"
    "            { float low = v_1 < v_2 \? v_1 : v_2; v_2 = v_1 < v_2 \? v_2 : v_1; v_1 = low; } { float low = v_4 < v_5 \? v_4 : v_5; v_5 = v_4 < v_5 \? v_5 : v_4; v_4 = low; } { float low = v_7 < v_8 \? v_7 : v_8; v_8 = v_7 < v_8 \? v_8 : v_7; v_7 = low; } { float low = v_0 < v_1 \? v_0 : v_1; v_1 = v_0 < v_1 \? v_1 : v_0; v_0 = low; } { float low = v_3 < v_4 \? v_3 : v_4; v_4 = v_3 < v_4 \? v_4 : v_3; v_3 = low; } { float low = v_6 < v_7 \? v_6 : v_7; v_7 = v_6 < v_7 \? v_7 : v_6; v_6 = low; } { float low = v_1 < v_2 \? v_1 : v_2; v_2 = v_1 < v_2 \? v_2 : v_1; v_1 = low; } { float low = v_4 < v_5 \? v_4 : v_5; v_5 = v_4 < v_5 \? v_5 : v_4; v_4 = low; } { float low = v_7 < v_8 \? v_7 : v_8; v_8 = v_7 < v_8 \? v_8 : v_7; v_7 = low; } { float low = v_0 < v_3 \? v_0 : v_3; v_3 = v_0 < v_3 \? v_3 : v_0; v_0 = low; } { float low = v_5 < v_8 \? v_5 : v_8; v_8 = v_5 < v_8 \? v_8 : v_5; v_5 = low; } { float low = v_4 < v_7 \? v_4 : v_7; v_7 = v_4 < v_7 \? v_7 : v_4; v_4 = low; } { float low = v_3 < v_6 \? v_3 : v_6; v_6 = v_3 < v_6 \? v_6 : v_3; v_3 = low; } { float low = v_1 < v_4 \? v_1 : v_4; v_4 = v_1 < v_4 \? v_4 : v_1; v_1 = low; } { float low = v_2 < v_5 \? v_2 : v_5; v_5 = v_2 < v_5 \? v_5 : v_2; v_2 = low; } { float low = v_4 < v_7 \? v_4 : v_7; v_7 = v_4 < v_7 \? v_7 : v_4; v_4 = low; } { float low = v_4 < v_2 \? v_4 : v_2; v_2 = v_4 < v_2 \? v_2 : v_4; v_4 = low; } { float low = v_6 < v_4 \? v_6 : v_4; v_4 = v_6 < v_4 \? v_4 : v_6; v_6 = low; } { float low = v_4 < v_2 \? v_4 : v_2; v_2 = v_4 < v_2 \? v_2 : v_4; v_4 = low; }\n"
    "            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = v_4;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void median_of_tiles_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_median_of_tiles_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        median_of_tiles_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 27 */
    "#line 53 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void median_of_tiles_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_median_of_tiles_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][16][16] __attribute__((aligned(16)));\n"
    "#line 54 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "#line 56 \"tests/emit/wide.ampc\"\n"
    "        float v[4][9]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 56 \"tests/emit/wide.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last;\n"
    "\n"
    "            s[amp_n][y][x] = 1 / from.data[(at * 16 + (int)get_local_id(1)) * from.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "#line 56 \"tests/emit/wide.ampc\"\n"
    "        }\n"
    "\n"
    "\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 9; k++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 61 \"tests/emit/wide.ampc\"\n"
    "                v[amp_n][k] = s[amp_n][(y + k / 3) % 16][x] + k; } }\n"
    "        { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][1] < v[amp_n][2] \? v[amp_n][1] : v[amp_n][2]; v[amp_n][2] = v[amp_n][1] < v[amp_n][2] \? v[amp_n][2] : v[amp_n][1]; v[amp_n][1] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][4] < v[amp_n][5] \? v[amp_n][4] : v[amp_n][5]; v[amp_n][5] = v[amp_n][4] < v[amp_n][5] \? v[amp_n][5] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][7] < v[amp_n][8] \? v[amp_n][7] : v[amp_n][8]; v[amp_n][8] = v[amp_n][7] < v[amp_n][8] \? v[amp_n][8] : v[amp_n][7]; v[amp_n][7] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][0] < v[amp_n][1] \? v[amp_n][0] : v[amp_n][1]; v[amp_n][1] = v[amp_n][0] < v[amp_n][1] \? v[amp_n][1] : v[amp_n][0]; v[amp_n][0] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][3] < v[amp_n][4] \? v[amp_n][3] : v[amp_n][4]; v[amp_n][4] = v[amp_n][3] < v[amp_n][4] \? v[amp_n][4] : v[amp_n][3]; v[amp_n][3] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][6] < v[amp_n][7] \? v[amp_n][6] : v[amp_n][7]; v[amp_n][7] = v[amp_n][6] < v[amp_n][7] \? v[amp_n][7] : v[amp_n][6]; v[amp_n][6] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][1] < v[amp_n][2] \? v[amp_n][1] : v[amp_n][2]; v[amp_n][2] = v[amp_n][1] < v[amp_n][2] \? v[amp_n][2] : v[amp_n][1]; v[amp_n][1] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][4] < v[amp_n][5] \? v[amp_n][4] : v[amp_n][5]; v[amp_n][5] = v[amp_n][4] < v[amp_n][5] \? v[amp_n][5] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][7] < v[amp_n][8] \? v[amp_n][7] : v[amp_n][8]; v[amp_n][8] = v[amp_n][7] < v[amp_n][8] \? v[amp_n][8] : v[amp_n][7]; v[amp_n][7] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][0] < v[amp_n][3] \? v[amp_n][0] : v[amp_n][3]; v[amp_n][3] = v[amp_n][0] < v[amp_n][3] \? v[amp_n][3] : v[amp_n][0]; v[amp_n][0] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][5] < v[amp_n][8] \? v[amp_n][5] : v[amp_n][8]; v[amp_n][8] = v[amp_n][5] < v[amp_n][8] \? v[amp_n][8] : v[amp_n][5]; v[amp_n][5] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][4] < v[amp_n][7] \? v[amp_n][4] : v[amp_n][7]; v[amp_n][7] = v[amp_n][4] < v[amp_n][7] \? v[amp_n][7] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][3] < v[amp_n][6] \? v[amp_n][3] : v[amp_n][6]; v[amp_n][6] = v[amp_n][3] < v[amp_n][6] \? v[amp_n][6] : v[amp_n][3]; v[amp_n][3] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][1] < v[amp_n][4] \? v[amp_n][1] : v[amp_n][4]; v[amp_n][4] = v[amp_n][1] < v[amp_n][4] \? v[amp_n][4] : v[amp_n][1]; v[amp_n][1] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][2] < v[amp_n][5] \? v[amp_n][2] : v[amp_n][5]; v[amp_n][5] = v[amp_n][2] < v[amp_n][5] \? v[amp_n][5] : v[amp_n][2]; v[amp_n][2] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][4] < v[amp_n][7] \? v[amp_n][4] : v[amp_n][7]; v[amp_n][7] = v[amp_n][4] < v[amp_n][7] \? v[amp_n][7] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][4] < v[amp_n][2] \? v[amp_n][4] : v[amp_n][2]; v[amp_n][2] = v[amp_n][4] < v[amp_n][2] \? v[amp_n][2] : v[amp_n][4]; v[amp_n][4] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][6] < v[amp_n][4] \? v[amp_n][6] : v[amp_n][4]; v[amp_n][4] = v[amp_n][6] < v[amp_n][4] \? v[amp_n][4] : v[amp_n][6]; v[amp_n][6] = low; } } { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 62 \"tests/emit/wide.ampc\"\n"
    "                float low = v[amp_n][4] < v[amp_n][2] \? v[amp_n][4] : v[amp_n][2]; v[amp_n][2] = v[amp_n][4] < v[amp_n][2] \? v[amp_n][2] : v[amp_n][4]; v[amp_n][4] = low; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 63 \"tests/emit/wide.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = v[amp_n][4]; }\n"
    "    }\n"
    "}\n",
    /* 28 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 29 */
    "typedef struct amp_block_of_bells_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 to;\n"
    "    amp_shape_1 from;\n"
    "} amp_block_of_bells_kernel_1;\n"
    "typedef char amp_size_of_bells_kernel_1[sizeof(amp_block_of_bells_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 30 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 31 */
    "#line 67 \"tests/emit/wide.ampc\"\n"
    "static float bell(float x)\n"
    "{\n"
    "    return exp(-x * x / 2) * (1 + x * (0.5f + x * (0.25f + x)));\n"
    "}\n",
    /* 32 */
    "#line 74 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void bells_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_bells_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 74 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        to.data[i] = bell(from.data[i]) + bell(2 * from.data[i]);\n"
    "    }\n"
    "}\n",
    /* 33 */
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
    /* 34 */
    "#line 67 \"tests/emit/wide.ampc\"\n"
    "static float bell_in_loops(float x)\n"
    "{\n"
    "    return amp_expf_float(-x * x / 2) * (1 + x * (0.5f + x * (0.25f + x)));\n"
    "}\n",
    /* 35 */
    "#line 74 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void bells_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_bells_kernel_1 amp_block AMP_PLACE)\n"
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
    "#line 75 \"tests/emit/wide.ampc\"\n"
    "            to.data[i] = bell_in_loops(from.data[i]) + bell_in_loops(2 * from.data[i]);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 36 */
    "#line 74 \"tests/emit/wide.ampc\"\n"
    "static void bells_kernel_1_element(\n"
    "    const view_float_1 to,\n"
    "    const view_float_1 from,\n"
    "    int i)\n"
    "#line 74 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    to.data[i] = bell(from.data[i]) + bell(2 * from.data[i]);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void bells_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_bells_kernel_1 amp_block)\n"
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
    "            bells_kernel_1_element(to, from, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        bells_kernel_1_element(to, from, amp_first + amp_n * 256);\n"
    "}\n",
    /* 37 */
    "typedef struct amp_block_of_doubles_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_doubles_kernel_1;\n"
    "typedef char amp_size_of_doubles_kernel_1[sizeof(amp_block_of_doubles_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 38 */
    "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n",
    /* 39 */
    "typedef struct view_double_1 {\n"
    "    __global double *data;\n"
    "    int extent0;\n"
    "} view_double_1;\n",
    /* 40 */
    "#line 81 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void doubles_kernel_1(\n"
    "    __global const double *AMP_RESTRICT amp_data_from,\n"
    "    __global double *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_doubles_kernel_1 amp_block)\n"
    "{\n"
    "    const view_double_1 from = {AMP_DATA(__global double *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_double_1 to = {AMP_DATA(__global double *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 81 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        double x = from.data[i];\n"
    "        to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);\n"
    "    }\n"
    "}\n",
    /* 41 */
    "#ifdef __AVX512F__\n"
    "#define AMP_WIDE_8 _Pragma(\"clang loop vectorize_width(8)\")\n"
    "#else\n"
    "#define AMP_WIDE_8\n"
    "#endif\n",
    /* 42 */
    "#line 81 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void doubles_kernel_1_serial(\n"
    "    __global const double *AMP_RESTRICT amp_data_from,\n"
    "    __global double *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_doubles_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_double_1 from = {AMP_DATA(__global double *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_double_1 to = {AMP_DATA(__global double *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        AMP_WIDE_8\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 82 \"tests/emit/wide.ampc\"\n"
    "            double x = from.data[i];\n"
    "            to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 43 */
    "#line 81 \"tests/emit/wide.ampc\"\n"
    "static void doubles_kernel_1_element(\n"
    "    const view_double_1 from,\n"
    "    const view_double_1 to,\n"
    "    int i)\n"
    "#line 81 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    double x = from.data[i];\n"
    "    to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void doubles_kernel_1_several(\n"
    "    __global const double *AMP_RESTRICT amp_data_from,\n"
    "    __global double *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_doubles_kernel_1 amp_block)\n"
    "{\n"
    "    const view_double_1 from = {AMP_DATA(__global double *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_double_1 to = {AMP_DATA(__global double *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            doubles_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        doubles_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "}\n",
    /* 44 */
    "typedef struct amp_block_of_longs_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_longs_kernel_1;\n"
    "typedef char amp_size_of_longs_kernel_1[sizeof(amp_block_of_longs_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 45 */
    "typedef struct view_long_1 {\n"
    "    __global long *data;\n"
    "    int extent0;\n"
    "} view_long_1;\n",
    /* 46 */
    "#line 89 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void longs_kernel_1(\n"
    "    __global const long *AMP_RESTRICT amp_data_from,\n"
    "    __global long *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_longs_kernel_1 amp_block)\n"
    "{\n"
    "    const view_long_1 from = {AMP_DATA(__global long *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_long_1 to = {AMP_DATA(__global long *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 89 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        long x = from.data[i];\n"
    "        to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);\n"
    "    }\n"
    "}\n",
    /* 47 */
    "#line 89 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void longs_kernel_1_serial(\n"
    "    __global const long *AMP_RESTRICT amp_data_from,\n"
    "    __global long *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_longs_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_long_1 from = {AMP_DATA(__global long *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_long_1 to = {AMP_DATA(__global long *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 90 \"tests/emit/wide.ampc\"\n"
    "            long x = from.data[i];\n"
    "            to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 48 */
    "#line 89 \"tests/emit/wide.ampc\"\n"
    "static void longs_kernel_1_element(\n"
    "    const view_long_1 from,\n"
    "    const view_long_1 to,\n"
    "    int i)\n"
    "#line 89 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    long x = from.data[i];\n"
    "    to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void longs_kernel_1_several(\n"
    "    __global const long *AMP_RESTRICT amp_data_from,\n"
    "    __global long *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_longs_kernel_1 amp_block)\n"
    "{\n"
    "    const view_long_1 from = {AMP_DATA(__global long *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_long_1 to = {AMP_DATA(__global long *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            longs_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        longs_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "}\n",
    /* 49 */
    "typedef struct amp_block_of_sum_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 b;\n"
    "    amp_shape_1 a;\n"
    "} amp_block_of_sum_kernel_1;\n"
    "typedef char amp_size_of_sum_kernel_1[sizeof(amp_block_of_sum_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 50 */
    "#line 97 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void sum_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_sum_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 97 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        b.data[i] = 2 * a.data[i] + b.data[i];\n"
    "    }\n"
    "}\n",
    /* 51 */
    "#line 97 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void sum_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_sum_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 98 \"tests/emit/wide.ampc\"\n"
    "            b.data[i] = 2 * a.data[i] + b.data[i];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 52 */
    "#line 97 \"tests/emit/wide.ampc\"\n"
    "static void sum_kernel_1_element(\n"
    "    const view_float_1 b,\n"
    "    const view_float_1 a,\n"
    "    int i)\n"
    "#line 97 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    b.data[i] = 2 * a.data[i] + b.data[i];\n"
    "}\n"
    "\n"
    "static void sum_kernel_1_elements(\n"
    "    const view_float_1 b,\n"
    "    const view_float_1 a,\n"
    "    int i)\n"
    "#line 97 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 98 \"tests/emit/wide.ampc\"\n"
    "        late[amp_n] = 2 * a.data[i + amp_n * 256] + b.data[i + amp_n * 256]; } \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 98 \"tests/emit/wide.ampc\"\n"
    "        b.data[i + amp_n * 256] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void sum_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_b,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_sum_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            sum_kernel_1_element(b, a, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    sum_kernel_1_elements(b, a, amp_first);\n"
    "}\n",
    /* 53 */
    "typedef struct amp_block_of_polynomials_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_polynomials_kernel_1;\n"
    "typedef char amp_size_of_polynomials_kernel_1[sizeof(amp_block_of_polynomials_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 54 */
    "#line 105 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void polynomials_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_polynomials_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 105 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        float x = in.data[i]; float before = 1; float now = x;\n"
    "        for (int k = 0; k < 12; k++) {\n"
    "            float next = 2 * x * now - before;\n"
    "            before = now;\n"
    "            now = next;\n"
    "        }\n"
    "        for (int k = 0; k < 12; k++)\n"
    "            now += in.data[12 * i + k];\n"
    "        out.data[i] = now;\n"
    "    }\n"
    "}\n",
    /* 55 */
    "#line 105 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void polynomials_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_polynomials_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float now[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 106 \"tests/emit/wide.ampc\"\n"
    "                    float x = in.data[i]; float before = 1; now[amp_thread_0 - amp_strip] = x;\n"
    "                    #pragma unroll\n"
    "                    for (int k = 0; k < 12; k++) { float next = 2 * x * now[amp_thread_0 - amp_strip] - before;\n"
    "                        before = now[amp_thread_0 - amp_strip];\n"
    "                        now[amp_thread_0 - amp_strip] = next;\n"
    "                    }\n"
    "                } for (int k_2 = 0; k_2 < 12; k_2++) {\n"
    "                    #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 113 \"tests/emit/wide.ampc\"\n"
    "                        now[amp_thread_0 - amp_strip] += in.data[12 * i + k_2];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 114 \"tests/emit/wide.ampc\"\n"
    "                    out.data[i] = now[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            AMP_WIDE_16\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 106 \"tests/emit/wide.ampc\"\n"
    "                float x = in.data[i]; float before = 1; now[amp_thread_0 - amp_strip] = x;\n"
    "                #pragma unroll\n"
    "                for (int k = 0; k < 12; k++) { float next = 2 * x * now[amp_thread_0 - amp_strip] - before;\n"
    "                    before = now[amp_thread_0 - amp_strip];\n"
    "                    now[amp_thread_0 - amp_strip] = next;\n"
    "                }\n"
    "            } for (int k_2 = 0; k_2 < 12; k_2++) {\n"
    "                #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 113 \"tests/emit/wide.ampc\"\n"
    "                    now[amp_thread_0 - amp_strip] += in.data[12 * i + k_2];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 114 \"tests/emit/wide.ampc\"\n"
    "                out.data[i] = now[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 56 */
    "#line 105 \"tests/emit/wide.ampc\"\n"
    "static void polynomials_kernel_1_element(\n"
    "    const view_float_1 in,\n"
    "    const view_float_1 out,\n"
    "    int i)\n"
    "#line 105 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float x = in.data[i]; float before = 1; float now = x;\n"
    "    for (int k = 0; k < 12; k++) {\n"
    "        float next = 2 * x * now - before;\n"
    "        before = now;\n"
    "        now = next;\n"
    "    }\n"
    "    for (int k = 0; k < 12; k++)\n"
    "        now += in.data[12 * i + k];\n"
    "    out.data[i] = now;\n"
    "}\n"
    "\n"
    "static void polynomials_kernel_1_elements(\n"
    "    const view_float_1 in,\n"
    "    const view_float_1 out,\n"
    "    int i)\n"
    "#line 105 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float x[4]; float before[4]; float now[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 106 \"tests/emit/wide.ampc\"\n"
    "        x[amp_n] = in.data[i + amp_n * 256]; before[amp_n] = 1; now[amp_n] = x[amp_n]; }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 12; k++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 108 \"tests/emit/wide.ampc\"\n"
    "            float next = 2 * x[amp_n] * now[amp_n] - before[amp_n];\n"
    "            before[amp_n] = now[amp_n];\n"
    "            now[amp_n] = next;\n"
    "#line 108 \"tests/emit/wide.ampc\"\n"
    "        }\n"
    "\n"
    "\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 12; k++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 113 \"tests/emit/wide.ampc\"\n"
    "            now[amp_n] += in.data[12 * (i + amp_n * 256) + k]; } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 114 \"tests/emit/wide.ampc\"\n"
    "        out.data[i + amp_n * 256] = now[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void polynomials_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_polynomials_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            polynomials_kernel_1_element(in, out, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    polynomials_kernel_1_elements(in, out, amp_first);\n"
    "}\n",
    /* 57 */
    "typedef struct amp_block_of_series_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 x;\n"
    "    amp_shape_1 y;\n"
    "} amp_block_of_series_kernel_1;\n"
    "typedef char amp_size_of_series_kernel_1[sizeof(amp_block_of_series_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 58 */
    "#line 121 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void series_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    const amp_block_of_series_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 121 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = 15; k >= 0; k--)\n"
    "            sum = sum * x.data[i] + 1.0f / (float)(k + 1);\n"
    "        y.data[i] = sum;\n"
    "    }\n"
    "}\n",
    /* 59 */
    "#line 121 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void series_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    const amp_block_of_series_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};\n"
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
    "#line 122 \"tests/emit/wide.ampc\"\n"
    "            float sum = 0;\n"
    "            #pragma unroll\n"
    "            for (int k = 15; k >= 0; k--) sum = sum * x.data[i] + 1.0f / (float)(k + 1);\n"
    "            y.data[i] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 60 */
    "#line 121 \"tests/emit/wide.ampc\"\n"
    "static void series_kernel_1_element(\n"
    "    const view_float_1 x,\n"
    "    const view_float_1 y,\n"
    "    int i)\n"
    "#line 121 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 15; k >= 0; k--)\n"
    "        sum = sum * x.data[i] + 1.0f / (float)(k + 1);\n"
    "    y.data[i] = sum;\n"
    "}\n"
    "\n"
    "static void series_kernel_1_elements(\n"
    "    const view_float_1 x,\n"
    "    const view_float_1 y,\n"
    "    int i)\n"
    "#line 121 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 122 \"tests/emit/wide.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int k = 15; k >= 0; k--) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 124 \"tests/emit/wide.ampc\"\n"
    "            sum[amp_n] = sum[amp_n] * x.data[i + amp_n * 256] + 1.0f / (float)(k + 1); } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 125 \"tests/emit/wide.ampc\"\n"
    "        y.data[i + amp_n * 256] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void series_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    const amp_block_of_series_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            series_kernel_1_element(x, y, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    series_kernel_1_elements(x, y, amp_first);\n"
    "}\n",
    /* 61 */
    "typedef struct amp_block_of_sums_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 y;\n"
    "    amp_shape_1 x;\n"
    "} amp_block_of_sums_kernel_1;\n"
    "typedef char amp_size_of_sums_kernel_1[sizeof(amp_block_of_sums_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 62 */
    "#line 132 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void sums_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    const amp_block_of_sums_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(0, y)), AMP_SHAPE(0, y).extent0};\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(1, x)), AMP_SHAPE(1, x).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 132 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        for (int k = 15; k >= 0; k--)\n"
    "            y.data[i] = y.data[i] * x.data[i] + 1.0f / (float)(k + 1);\n"
    "    }\n"
    "}\n",
    /* 63 */
    "#ifndef AMP_OVERLAP\n"
    "#line 132 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void sums_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(0, y)), AMP_SHAPE(0, y).extent0};\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(1, x)), AMP_SHAPE(1, x).extent0};\n"
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
    "#line 133 \"tests/emit/wide.ampc\"\n"
    "            { float sum = y.data[i]; \n"
    "                #pragma unroll\n"
    "                for (int k = 15; k >= 0; k--)\n"
    "#line 134 \"tests/emit/wide.ampc\"\n"
    "                    sum = sum * x.data[i] + 1.0f / (float)(k + 1); y.data[i] = sum; }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 132 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void sums_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(0, y)), AMP_SHAPE(0, y).extent0};\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(1, x)), AMP_SHAPE(1, x).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "#line 133 \"tests/emit/wide.ampc\"\n"
    "                for (int k = 15; k >= 0; k--) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 134 \"tests/emit/wide.ampc\"\n"
    "                        y.data[i] = y.data[i] * x.data[i] + 1.0f / (float)(k + 1);\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 133 \"tests/emit/wide.ampc\"\n"
    "            for (int k = 15; k >= 0; k--) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 134 \"tests/emit/wide.ampc\"\n"
    "                    y.data[i] = y.data[i] * x.data[i] + 1.0f / (float)(k + 1);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 64 */
    "#line 132 \"tests/emit/wide.ampc\"\n"
    "static void sums_kernel_1_element(\n"
    "    const view_float_1 y,\n"
    "    const view_float_1 x,\n"
    "    int i)\n"
    "#line 132 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    for (int k = 15; k >= 0; k--)\n"
    "        y.data[i] = y.data[i] * x.data[i] + 1.0f / (float)(k + 1);\n"
    "}\n"
    "\n"
    "static void sums_kernel_1_elements(\n"
    "    const view_float_1 y,\n"
    "    const view_float_1 x,\n"
    "    int i)\n"
    "#line 132 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    #pragma unroll\n"
    "    for (int k = 15; k >= 0; k--) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 134 \"tests/emit/wide.ampc\"\n"
    "            y.data[i + amp_n * 256] = y.data[i + amp_n * 256] * x.data[i + amp_n * 256] + 1.0f / (float)(k + 1); } }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void sums_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_y,\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    const amp_block_of_sums_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(0, y)), AMP_SHAPE(0, y).extent0};\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(1, x)), AMP_SHAPE(1, x).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            sums_kernel_1_element(y, x, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    sums_kernel_1_elements(y, x, amp_first);\n"
    "}\n",
    /* 65 */
    "typedef struct amp_block_of_nearest_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 points;\n"
    "    amp_shape_2 centres;\n"
    "    amp_shape_1 which;\n"
    "} amp_block_of_nearest_kernel_1;\n"
    "typedef char amp_size_of_nearest_kernel_1[sizeof(amp_block_of_nearest_kernel_1) == 80 \? 1 : -1];\n"
    "\n",
    /* 66 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 67 */
    "#line 143 \"tests/emit/wide.ampc\"\n"
    "__kernel\n"
    "void nearest_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_which,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 which = {AMP_DATA(__global int *, amp_data_which, AMP_SHAPE(2, which)), AMP_SHAPE(2, which).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 143 \"tests/emit/wide.ampc\"\n"
    "    {\n"
    "        float least = 1e+30f;\n"
    "        int best = 0;\n"
    "        for (int k = 0; k < 8; k++) {\n"
    "            float sum = 0;\n"
    "            for (int c = 0; c < 4; c++) {\n"
    "                float by = points.data[c * points.stride0 + i] - centres.data[k * centres.stride0 + c];\n"
    "                sum += by * by;\n"
    "            }\n"
    "            if (sum < least) {\n"
    "                least = sum;\n"
    "                best = k;\n"
    "            }\n"
    "        }\n"
    "        which.data[i] = best;\n"
    "    }\n"
    "}\n",
    /* 68 */
    "#line 143 \"tests/emit/wide.ampc\"\n"
    "AMP_KERNEL void nearest_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_which,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 which = {AMP_DATA(__global int *, amp_data_which, AMP_SHAPE(2, which)), AMP_SHAPE(2, which).extent0};\n"
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
    "#line 144 \"tests/emit/wide.ampc\"\n"
    "            float least = 1e+30f;\n"
    "            int best = 0;\n"
    "            #pragma unroll\n"
    "            for (int k = 0; k < 8; k++) { float sum = 0;\n"
    "                #pragma unroll\n"
    "                for (int c = 0; c < 4; c++) { float by = points.data[(long)c * points.stride0 + i] - centres.data[k * centres.stride0 + c];\n"
    "                    sum += by * by;\n"
    "                }\n"
    "                if (sum < least) {\n"
    "                    least = sum;\n"
    "                    best = k;\n"
    "                }\n"
    "            }\n"
    "            which.data[i] = best;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 69 */
    "#line 143 \"tests/emit/wide.ampc\"\n"
    "static void nearest_kernel_1_element(\n"
    "    const view_float_2 points,\n"
    "    const view_float_2 centres,\n"
    "    const view_int_1 which,\n"
    "    int i)\n"
    "#line 143 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float least = 1e+30f;\n"
    "    int best = 0;\n"
    "    for (int k = 0; k < 8; k++) {\n"
    "        float sum = 0;\n"
    "        for (int c = 0; c < 4; c++) {\n"
    "            float by = points.data[c * points.stride0 + i] - centres.data[k * centres.stride0 + c];\n"
    "            sum += by * by;\n"
    "        }\n"
    "        if (sum < least) {\n"
    "            least = sum;\n"
    "            best = k;\n"
    "        }\n"
    "    }\n"
    "    which.data[i] = best;\n"
    "}\n"
    "\n"
    "static void nearest_kernel_1_elements(\n"
    "    const view_float_2 points,\n"
    "    const view_float_2 centres,\n"
    "    const view_int_1 which,\n"
    "    int i)\n"
    "#line 143 \"tests/emit/wide.ampc\"\n"
    "{\n"
    "    float least[4]; int best[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 144 \"tests/emit/wide.ampc\"\n"
    "        least[amp_n] = 1e+30f;\n"
    "        best[amp_n] = 0;\n"
    "#line 144 \"tests/emit/wide.ampc\"\n"
    "    }\n"
    "\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 8; k++) { float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 147 \"tests/emit/wide.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int c = 0; c < 4; c++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 149 \"tests/emit/wide.ampc\"\n"
    "                float by = points.data[c * points.stride0 + (i + amp_n * 256)] - centres.data[k * centres.stride0 + c];\n"
    "                sum[amp_n] += by * by;\n"
    "#line 149 \"tests/emit/wide.ampc\"\n"
    "            }\n"
    "\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 152 \"tests/emit/wide.ampc\"\n"
    "            if (sum[amp_n] < least[amp_n]) {\n"
    "                least[amp_n] = sum[amp_n];\n"
    "                best[amp_n] = k;\n"
    "            } }\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 157 \"tests/emit/wide.ampc\"\n"
    "        which.data[i + amp_n * 256] = best[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void nearest_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_points,\n"
    "    __global const float *AMP_RESTRICT amp_data_centres,\n"
    "    __global int *AMP_RESTRICT amp_data_which,\n"
    "    const amp_block_of_nearest_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};\n"
    "    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};\n"
    "    const view_int_1 which = {AMP_DATA(__global int *, amp_data_which, AMP_SHAPE(2, which)), AMP_SHAPE(2, which).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            nearest_kernel_1_element(points, centres, which, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    nearest_kernel_1_elements(points, centres, which, amp_first);\n"
    "}\n",
};

static const unsigned amprt_median_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_median_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13};
static const unsigned amprt_median_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 14};
static const struct amprt_argument amprt_median_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_median_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "median_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 20,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"median_kernel_1", amprt_median_kernel_1_spmd, 10},
        .serial = {"median_kernel_1_serial", amprt_median_kernel_1_serial, 12},
        .several = {"median_kernel_1_several", amprt_median_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .private_memory = 36,
        .arguments = amprt_median_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_collide_kernel_1_spmd[] = {2, 3, 4, 5, 7, 8, 15, 16, 17, 18, 19, 20, 21};
static const unsigned amprt_collide_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 11, 12, 15, 16, 17, 20, 22};
static const unsigned amprt_collide_kernel_1_several[] = {2, 3, 4, 5, 7, 8, 15, 16, 17, 18, 19, 20, 23};
static const struct amprt_argument amprt_collide_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 56, .rank = 3,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_collide_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "collide_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 35,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 96,
        .spmd = {"collide_kernel_1", amprt_collide_kernel_1_spmd, 13},
        .serial = {"collide_kernel_1_serial", amprt_collide_kernel_1_serial, 13},
        .several = {"collide_kernel_1_several", amprt_collide_kernel_1_several, 13},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_collide_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_median_of_tiles_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 8, 24, 25};
static const unsigned amprt_median_of_tiles_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 10, 24, 26};
static const unsigned amprt_median_of_tiles_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 8, 24, 27};
static const struct amprt_argument amprt_median_of_tiles_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_median_of_tiles_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "median_of_tiles_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 53,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1024,
        .block_size = 64,
        .spmd = {"median_of_tiles_kernel_1", amprt_median_of_tiles_kernel_1_spmd, 9},
        .serial = {"median_of_tiles_kernel_1_serial", amprt_median_of_tiles_kernel_1_serial, 10},
        .several = {"median_of_tiles_kernel_1_several", amprt_median_of_tiles_kernel_1_several, 9},
        .chain_memory = 1024,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4096,
        .private_memory = 36,
        .arguments = amprt_median_of_tiles_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_bells_kernel_1_spmd[] = {2, 3, 4, 5, 7, 28, 29, 30, 31, 32};
static const unsigned amprt_bells_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 11, 12, 28, 29, 30, 33, 34, 35};
static const unsigned amprt_bells_kernel_1_several[] = {2, 3, 4, 5, 28, 29, 30, 31, 36};
static const struct amprt_argument amprt_bells_kernel_1_arguments[] = {
    {.name = "to", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_bells_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "bells_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 74,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"bells_kernel_1", amprt_bells_kernel_1_spmd, 10},
        .serial = {"bells_kernel_1_serial", amprt_bells_kernel_1_serial, 14},
        .several = {"bells_kernel_1_several", amprt_bells_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_bells_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_doubles_kernel_1_spmd[] = {2, 3, 4, 5, 7, 28, 37, 38, 39, 40};
static const unsigned amprt_doubles_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 11, 28, 37, 38, 39, 41, 42};
static const unsigned amprt_doubles_kernel_1_several[] = {2, 3, 4, 5, 28, 37, 38, 39, 43};
static const struct amprt_argument amprt_doubles_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 8},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 8},
};
static struct amprt_kernel *amprt_doubles_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "doubles_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 81,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_NEEDS_DOUBLE | AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"doubles_kernel_1", amprt_doubles_kernel_1_spmd, 10},
        .serial = {"doubles_kernel_1_serial", amprt_doubles_kernel_1_serial, 13},
        .several = {"doubles_kernel_1_several", amprt_doubles_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_doubles_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_longs_kernel_1_spmd[] = {2, 3, 4, 5, 7, 28, 44, 45, 46};
static const unsigned amprt_longs_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 11, 28, 44, 45, 47};
static const unsigned amprt_longs_kernel_1_several[] = {2, 3, 4, 5, 28, 44, 45, 48};
static const struct amprt_argument amprt_longs_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 8},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 8},
};
static struct amprt_kernel *amprt_longs_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "longs_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 89,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"longs_kernel_1", amprt_longs_kernel_1_spmd, 9},
        .serial = {"longs_kernel_1_serial", amprt_longs_kernel_1_serial, 11},
        .several = {"longs_kernel_1_several", amprt_longs_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_longs_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_sum_kernel_1_spmd[] = {2, 3, 4, 5, 7, 28, 30, 49, 50};
static const unsigned amprt_sum_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 11, 28, 30, 49, 51};
static const unsigned amprt_sum_kernel_1_several[] = {2, 3, 4, 5, 8, 28, 30, 49, 52};
static const struct amprt_argument amprt_sum_kernel_1_arguments[] = {
    {.name = "b", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_sum_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "sum_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 97,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"sum_kernel_1", amprt_sum_kernel_1_spmd, 9},
        .serial = {"sum_kernel_1_serial", amprt_sum_kernel_1_serial, 11},
        .several = {"sum_kernel_1_several", amprt_sum_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_sum_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_polynomials_kernel_1_spmd[] = {2, 3, 4, 5, 7, 28, 30, 53, 54};
static const unsigned amprt_polynomials_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 11, 12, 28, 30, 53, 55};
static const unsigned amprt_polynomials_kernel_1_several[] = {2, 3, 4, 5, 8, 28, 30, 53, 56};
static const struct amprt_argument amprt_polynomials_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_polynomials_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "polynomials_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 105,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"polynomials_kernel_1", amprt_polynomials_kernel_1_spmd, 9},
        .serial = {"polynomials_kernel_1_serial", amprt_polynomials_kernel_1_serial, 12},
        .several = {"polynomials_kernel_1_several", amprt_polynomials_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_polynomials_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_series_kernel_1_spmd[] = {2, 3, 4, 5, 7, 28, 30, 57, 58};
static const unsigned amprt_series_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 11, 12, 28, 30, 57, 59};
static const unsigned amprt_series_kernel_1_several[] = {2, 3, 4, 5, 8, 28, 30, 57, 60};
static const struct amprt_argument amprt_series_kernel_1_arguments[] = {
    {.name = "x", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "y", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_series_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "series_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 121,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"series_kernel_1", amprt_series_kernel_1_spmd, 9},
        .serial = {"series_kernel_1_serial", amprt_series_kernel_1_serial, 12},
        .several = {"series_kernel_1_several", amprt_series_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_series_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_sums_kernel_1_spmd[] = {2, 3, 4, 5, 7, 28, 30, 61, 62};
static const unsigned amprt_sums_kernel_1_serial[] = {2, 3, 4, 5, 8, 10, 11, 12, 28, 30, 61, 63};
static const unsigned amprt_sums_kernel_1_several[] = {2, 3, 4, 5, 8, 28, 30, 61, 64};
static const struct amprt_argument amprt_sums_kernel_1_arguments[] = {
    {.name = "y", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "x", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_sums_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "sums_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 132,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"sums_kernel_1", amprt_sums_kernel_1_spmd, 9},
        .serial = {"sums_kernel_1_serial", amprt_sums_kernel_1_serial, 12},
        .several = {"sums_kernel_1_several", amprt_sums_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_sums_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_nearest_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 28, 65, 66, 67};
static const unsigned amprt_nearest_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 10, 11, 12, 28, 65, 66, 68};
static const unsigned amprt_nearest_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 8, 28, 65, 66, 69};
static const struct amprt_argument amprt_nearest_kernel_1_arguments[] = {
    {.name = "points", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "centres", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "which", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_nearest_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "nearest_kernel_1",
        .file = "tests/emit/wide.ampc",
        .line = 143,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"nearest_kernel_1", amprt_nearest_kernel_1_spmd, 11},
        .serial = {"nearest_kernel_1_serial", amprt_nearest_kernel_1_serial, 14},
        .several = {"nearest_kernel_1_several", amprt_nearest_kernel_1_several, 11},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_nearest_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
