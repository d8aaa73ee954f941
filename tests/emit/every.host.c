/* Made by ampcc from every.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_sums_kernel_1(void);
static struct amprt_kernel *amprt_chosen_kernel_1(void);
static struct amprt_kernel *amprt_kept_kernel_1(void);
#line 1 "tests/emit/every.ampc"
// What every n-th thread of a tile does, the first one does for all of them.
#include <amp.h>

void sums(array_view(const int, 1) v, array_view(int, 1) to)
{
    amprt_launch_tiled_1(amprt_sums_kernel_1(), NULL, tile(amp_extent_1(v), 64), (const void *const[]){&v, &to}
#line 17 "tests/emit/every.ampc"
);
}

/* Where the others store what is there, too. */
void chosen(array_view(float, 2) u, int h, int w, int red)
{
    amprt_launch_2(amprt_chosen_kernel_1(), NULL, extent(h - 2, w - 2), (const void *const[]){&u, &red}
#line 26 "tests/emit/every.ampc"
);
}

void kept(array_view(float, 2) u, int h, int w, int red)
{
    amprt_launch_2(amprt_kept_kernel_1(), NULL, extent(h - 2, w - 2), (const void *const[]){&u, &red}
#line 37 "tests/emit/every.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_sums_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_sums_kernel_1;\n"
    "typedef char amp_size_of_sums_kernel_1[sizeof(amp_block_of_sums_kernel_1) == 48 \? 1 : -1];\n"
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
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 7 */
    "#line 6 \"tests/emit/every.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void sums_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_sums_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    __local int s[64] __attribute__((aligned(16)));\n"
    "#line 6 \"tests/emit/every.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        s[me] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int p = 1; p < 64; p *= 2) {\n"
    "            if (me % (2 * p) == 0)\n"
    "                s[me] += s[me + p];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me];\n"
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
    "#line 6 \"tests/emit/every.ampc\"\n"
    "AMP_FUNCTION void sums_kernel_1_tile(\n"
    "    __global const int *amp_data_v,\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_sums_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me_2 = amp_thread_0;\n"
    "#line 8 \"tests/emit/every.ampc\"\n"
    "        \n"
    "        (*s)[me_2] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "    }\n"
    "    for (int p_2 = 1; p_2 < 64; p_2 *= 2) {\n"
    "        {\n"
    "            const int amp_from_1 = (int)clamp((long)0 - amp_thread_0, (long)0, (long)64);\n"
    "            const int amp_to_1 = (int)clamp((long)0 - amp_thread_0 + 1, (long)0, (long)64);\n"
    "            for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "#line 13 \"tests/emit/every.ampc\"\n"
    "                for (int at = 0; at < 64; at += 2 * p_2 > 0 && 2 * p_2 < 64 \? 2 * p_2 : 2 * p_2 > -64 && 2 * p_2 < 0 \? -(2 * p_2) : 64) (*s)[at] += (*s)[at + p_2];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me_2 = amp_thread_0;\n"
    "#line 16 \"tests/emit/every.ampc\"\n"
    "        to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me_2];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void sums_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        sums_kernel_1_tile(amp_data_v, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 6 \"tests/emit/every.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void sums_kernel_1_several(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_sums_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 64 - 1;\n"
    "#endif\n"
    "    __local int s[4][64] __attribute__((aligned(16)));\n"
    "#line 6 \"tests/emit/every.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/every.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = v.data[at * 64 + (int)get_local_id(0)]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int p = 1; p < 64; p *= 2) {\n"
    "            if (me % (2 * p) == 0) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/every.ampc\"\n"
    "                    s[amp_n][me] += s[amp_n][me + p]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/every.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_2 * 64 + (int)get_local_id(0)] = s[amp_n][me]; }\n"
    "    }\n"
    "}\n",
    /* 12 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 13 */
    "typedef struct amp_block_of_chosen_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 u;\n"
    "    int red;\n"
    "} amp_block_of_chosen_kernel_1;\n"
    "typedef char amp_size_of_chosen_kernel_1[sizeof(amp_block_of_chosen_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 15 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 16 */
    "#line 23 \"tests/emit/every.ampc\"\n"
    "__kernel\n"
    "void chosen_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_chosen_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int red = amp_block.red;\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 23 \"tests/emit/every.ampc\"\n"
    "    {\n"
    "        int y = i.x + 1; int x = i.y + 1;\n"
    "        u.data[y * u.stride0 + x] = (x + y) % 2 == red \? 0.5f * (u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]) : u.data[y * u.stride0 + x];\n"
    "    }\n"
    "}\n",
    /* 17 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 18 */
    "#line 23 \"tests/emit/every.ampc\"\n"
    "AMP_KERNEL void chosen_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_chosen_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int red = amp_block.red;\n"
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
    "        int y = i.x + 1;\n"
    "        {\n"
    "            const int amp_thread_1 = amp_strip;\n"
    "            const int amp_left = (int)(((long)red - (long)((int)(((int2)(amp_thread_0, amp_thread_1)).y + 1) + y)) % 2);\n"
    "            const int amp_first = (int)min(amp_strip + (long)(amp_left < 0 \? amp_left + 2 : amp_left), (long)amp_stop);\n"
    "            const int amp_count = (ulong)(long)red >= 2 \? 0 : (int)(((long)amp_stop - amp_first + 1) / 2);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_nth = 0; amp_nth < amp_count; amp_nth++) {\n"
    "                const int amp_thread_1 = amp_first + 2 * amp_nth;\n"
    "                int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int x = i.y + 1;\n"
    "#line 24 \"tests/emit/every.ampc\"\n"
    "                \n"
    "                if (1) { u.data[(long)y * u.stride0 + x] = 0.5f * (u.data[(long)y * u.stride0 + ((long)x - 1)] + u.data[(long)y * u.stride0 + ((long)x + 1)]); }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 19 */
    "#line 23 \"tests/emit/every.ampc\"\n"
    "static void chosen_kernel_1_element(\n"
    "    const view_float_2 u,\n"
    "    const int red,\n"
    "    int2 i)\n"
    "#line 23 \"tests/emit/every.ampc\"\n"
    "{\n"
    "    int y = i.x + 1; int x = i.y + 1;\n"
    "    u.data[y * u.stride0 + x] = (x + y) % 2 == red \? 0.5f * (u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]) : u.data[y * u.stride0 + x];\n"
    "}\n"
    "\n"
    "static void chosen_kernel_1_elements(\n"
    "    const view_float_2 u,\n"
    "    const int red,\n"
    "    int2 i)\n"
    "#line 23 \"tests/emit/every.ampc\"\n"
    "{\n"
    "    int x = i.y + 1; int y[4]; float late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/every.ampc\"\n"
    "        y[amp_n] = i.x + amp_n + 1;\n"
    "        late[amp_n] = (x + y[amp_n]) % 2 == red \? 0.5f * (u.data[y[amp_n] * u.stride0 + (x - 1)] + u.data[y[amp_n] * u.stride0 + (x + 1)]) : u.data[y[amp_n] * u.stride0 + x];\n"
    "#line 24 \"tests/emit/every.ampc\"\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/every.ampc\"\n"
    "        u.data[y[amp_n] * u.stride0 + x] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void chosen_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_chosen_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int red = amp_block.red;\n"
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
    "            chosen_kernel_1_element(u, red, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    chosen_kernel_1_elements(u, red, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 20 */
    "typedef struct amp_block_of_kept_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 u;\n"
    "    int red;\n"
    "} amp_block_of_kept_kernel_1;\n"
    "typedef char amp_size_of_kept_kernel_1[sizeof(amp_block_of_kept_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 21 */
    "#line 31 \"tests/emit/every.ampc\"\n"
    "__kernel\n"
    "void kept_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_kept_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int red = amp_block.red;\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 31 \"tests/emit/every.ampc\"\n"
    "    {\n"
    "        int y = i.x + 1; int x = i.y + 1;\n"
    "        float v = u.data[y * u.stride0 + x];\n"
    "        if (!((x + y) % 2 == red))\n"
    "            v = 0.5f * (u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]);\n"
    "        u.data[y * u.stride0 + x] = v;\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#line 31 \"tests/emit/every.ampc\"\n"
    "AMP_KERNEL void kept_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_kept_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int red = amp_block.red;\n"
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
    "        int y = i.x + 1;\n"
    "        \n"
    "        for (int amp_turn = 0; amp_turn < ((ulong)(long)red > 1 \? 2 : 1); amp_turn++) {\n"
    "            const int amp_thread_1 = amp_strip;\n"
    "            const int amp_left = (int)(((long)red + 1 + amp_turn - (long)((int)(((int2)(amp_thread_0, amp_thread_1)).y + 1) + y)) % 2);\n"
    "            const int amp_first = (int)min(amp_strip + (long)(amp_left < 0 \? amp_left + 2 : amp_left), (long)amp_stop);\n"
    "            const int amp_count = (int)(((long)amp_stop - amp_first + 1) / 2);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_nth = 0; amp_nth < amp_count; amp_nth++) {\n"
    "                const int amp_thread_1 = amp_first + 2 * amp_nth;\n"
    "                int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                int x = i.y + 1;\n"
    "#line 32 \"tests/emit/every.ampc\"\n"
    "                \n"
    "\n"
    "                ; if (!((x + y) % 2 == red)) {\n"
    "#line 33 \"tests/emit/every.ampc\"\n"
    "                    float v = u.data[(long)y * u.stride0 + x];\n"
    "                    {\n"
    "                        v = 0.5f * (u.data[(long)y * u.stride0 + ((long)x - 1)] + u.data[(long)y * u.stride0 + ((long)x + 1)]);\n"
    "                        u.data[(long)y * u.stride0 + x] = v;\n"
    "#line 35 \"tests/emit/every.ampc\"\n"
    "                    } }\n"
    "                ;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 23 */
    "#line 31 \"tests/emit/every.ampc\"\n"
    "static void kept_kernel_1_element(\n"
    "    const view_float_2 u,\n"
    "    const int red,\n"
    "    int2 i)\n"
    "#line 31 \"tests/emit/every.ampc\"\n"
    "{\n"
    "    int y = i.x + 1; int x = i.y + 1;\n"
    "    float v = u.data[y * u.stride0 + x];\n"
    "    if (!((x + y) % 2 == red))\n"
    "        v = 0.5f * (u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]);\n"
    "    u.data[y * u.stride0 + x] = v;\n"
    "}\n"
    "\n"
    "static void kept_kernel_1_elements(\n"
    "    const view_float_2 u,\n"
    "    const int red,\n"
    "    int2 i)\n"
    "#line 31 \"tests/emit/every.ampc\"\n"
    "{\n"
    "    int x = i.y + 1; int y[4]; float v[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 32 \"tests/emit/every.ampc\"\n"
    "        y[amp_n] = i.x + amp_n + 1;\n"
    "        v[amp_n] = u.data[y[amp_n] * u.stride0 + x];\n"
    "        if (!((x + y[amp_n]) % 2 == red))\n"
    "            v[amp_n] = 0.5f * (u.data[y[amp_n] * u.stride0 + (x - 1)] + u.data[y[amp_n] * u.stride0 + (x + 1)]);\n"
    "#line 32 \"tests/emit/every.ampc\"\n"
    "    }\n"
    "#line 36 \"tests/emit/every.ampc\"\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 36 \"tests/emit/every.ampc\"\n"
    "        u.data[y[amp_n] * u.stride0 + x] = v[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void kept_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_kept_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int red = amp_block.red;\n"
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
    "            kept_kernel_1_element(u, red, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    kept_kernel_1_elements(u, red, (int2)(amp_first, amp_x));\n"
    "}\n",
};

static const unsigned amprt_sums_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_sums_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const unsigned amprt_sums_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 11};
static const struct amprt_argument amprt_sums_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_sums_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "sums_kernel_1",
        .file = "tests/emit/every.ampc",
        .line = 6,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 256,
        .block_size = 48,
        .spmd = {"sums_kernel_1", amprt_sums_kernel_1_spmd, 8},
        .serial = {"sums_kernel_1_serial", amprt_sums_kernel_1_serial, 10},
        .several = {"sums_kernel_1_several", amprt_sums_kernel_1_several, 9},
        .chain_memory = 256,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 1024,
        .arguments = amprt_sums_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_chosen_kernel_1_spmd[] = {2, 3, 4, 5, 12, 13, 14, 15, 16};
static const unsigned amprt_chosen_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 12, 13, 14, 17, 18};
static const unsigned amprt_chosen_kernel_1_several[] = {2, 3, 4, 5, 9, 12, 13, 14, 15, 19};
static const struct amprt_argument amprt_chosen_kernel_1_arguments[] = {
    {.name = "u", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "red", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
};
static struct amprt_kernel *amprt_chosen_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "chosen_kernel_1",
        .file = "tests/emit/every.ampc",
        .line = 23,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"chosen_kernel_1", amprt_chosen_kernel_1_spmd, 9},
        .serial = {"chosen_kernel_1_serial", amprt_chosen_kernel_1_serial, 11},
        .several = {"chosen_kernel_1_several", amprt_chosen_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_chosen_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_kept_kernel_1_spmd[] = {2, 3, 4, 5, 12, 14, 15, 20, 21};
static const unsigned amprt_kept_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 12, 14, 17, 20, 22};
static const unsigned amprt_kept_kernel_1_several[] = {2, 3, 4, 5, 9, 12, 14, 15, 20, 23};
static const struct amprt_argument amprt_kept_kernel_1_arguments[] = {
    {.name = "u", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "red", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
};
static struct amprt_kernel *amprt_kept_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "kept_kernel_1",
        .file = "tests/emit/every.ampc",
        .line = 31,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"kept_kernel_1", amprt_kept_kernel_1_spmd, 9},
        .serial = {"kept_kernel_1_serial", amprt_kept_kernel_1_serial, 11},
        .several = {"kept_kernel_1_several", amprt_kept_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_kept_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
