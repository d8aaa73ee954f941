/* Made by ampcc from unstaged.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_relax_kernel_1(void);
static struct amprt_kernel *amprt_smooth_kernel_1(void);
static struct amprt_kernel *amprt_difference_kernel_1(void);
static struct amprt_kernel *amprt_window_kernel_1(void);
static struct amprt_kernel *amprt_gradient_kernel_1(void);
#line 1 "tests/emit/unstaged.ampc"
// Copies of a view's part in tile_static memory, which the serial form does not
// make: it reads the view, along its rows where nothing else asks for the tile.
#include <amp.h>

enum { TILE = 16, REACH = 2 };

void relax(array_view(const float, 2) from, array_view(float, 2) to)
{
    amprt_launch_tiled_2(amprt_relax_kernel_1(), NULL, tile(amp_extent_2(to), TILE, TILE),
        (const void *const[]){&from, &to}
#line 21 "tests/emit/unstaged.ampc"
);
}

/* A border that repeats the last value. */
void smooth(array_view(const float, 2) from, array_view(float, 2) to, int n)
{
    amprt_launch_tiled_2(amprt_smooth_kernel_1(), NULL, tile(extent(n, n), TILE, TILE),
        (const void *const[]){&from, &n, &to}
#line 43 "tests/emit/unstaged.ampc"
);
}

/* Borders of zeros, where a thread is the domain's first or last. */
void difference(array_view(const float, 1) from, array_view(float, 1) to, int n)
{
    amprt_launch_tiled_1(amprt_difference_kernel_1(), NULL, tile(extent(n), TILE), (const void *const[]){&from, &n, &to}
#line 59 "tests/emit/unstaged.ampc"
);
}

/* A window that short loops read, with a border of zeros. */
void window(array_view(const float, 2) from, array_view(float, 2) to, int n)
{
    amprt_launch_tiled_2(amprt_window_kernel_1(), NULL, tile(extent(n, n), TILE, TILE),
        (const void *const[]){&n, &from, &to}
#line 79 "tests/emit/unstaged.ampc"
);
}

/* Numbers that are copied as wider ones. */
void gradient(array_view(const unsigned char, 1) from, array_view(float, 1) to, int n)
{
    amprt_launch_tiled_1(amprt_gradient_kernel_1(), NULL, tile(extent(n), TILE), (const void *const[]){&from, &n, &to}
#line 95 "tests/emit/unstaged.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_relax_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_relax_kernel_1;\n"
    "typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 64 \? 1 : -1];\n"
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
    "#line 9 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void relax_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float s[20][20] __attribute__((aligned(16)));\n"
    "#line 10 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        for (int y = (int)get_local_id(1); y < 16 + 2 * 2; y += 16)\n"
    "            for (int x = (int)get_local_id(0); x < 16 + 2 * 2; x += 16)\n"
    "                s[y][x] = from.data[(((int)get_group_id(1) * 16) + y) * from.stride0 + (((int)get_group_id(0) * 16) + x)];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum = 0;\n"
    "        for (int d = 0; d <= 2 * 2; d++)\n"
    "            sum += s[(int)get_local_id(1) + d][(int)get_local_id(0) + 2] + s[(int)get_local_id(1) + 2][(int)get_local_id(0) + d];\n"
    "\n"
    "        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
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
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 10 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 11 */
    "#ifndef AMP_OVERLAP\n"
    "#line 9 \"tests/emit/unstaged.ampc\"\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
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
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 16 \"tests/emit/unstaged.ampc\"\n"
    "            float sum_2 = 0;\n"
    "            #pragma unroll\n"
    "            for (int d_2 = 0; d_2 <= 2 * 2; d_2++) sum_2 += from.data[((long)t.x + d_2) * from.stride0 + ((long)t.y + 2)] + from.data[((long)t.x + 2) * from.stride0 + ((long)t.y + d_2)];\n"
    "\n"
    "            to.data[(long)t.x * to.stride0 + t.y] = sum_2;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 9 \"tests/emit/unstaged.ampc\"\n"
    "AMP_FUNCTION void relax_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_relax_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float (*const s)[20][20] = (__local float (*)[20][20])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 12 \"tests/emit/unstaged.ampc\"\n"
    "        for (int y = amp_thread_0; y < 16 + 2 * 2; y += 16) {\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int amp_first_x = amp_thread_1; amp_first_x < 16 + 2 * 2; amp_first_x += 16) {\n"
    "                const int amp_to_1 = (int)clamp((long)(16 + 2 * 2) - amp_first_x, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int x = amp_first_x + amp_thread_1;\n"
    "#line 14 \"tests/emit/unstaged.ampc\"\n"
    "                    (*s)[y][x] = from.data[((long)((int)amp_place.item[1] * 16) + y) * from.stride0 + ((long)((int)amp_place.item[0] * 16) + x)];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 16 \"tests/emit/unstaged.ampc\"\n"
    "            float sum = 0;\n"
    "            #pragma unroll\n"
    "            for (int d = 0; d <= 2 * 2; d++) sum += (*s)[amp_thread_0 + d][amp_zero + (long)amp_thread_1 + 2] + (*s)[amp_thread_0 + 2][amp_zero + (long)amp_thread_1 + d];\n"
    "\n"
    "            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum;\n"
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
    "    AMP_MEMORY(1664)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        relax_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 12 */
    "#line 9 \"tests/emit/unstaged.ampc\"\n"
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
    "    __local float s[4][20][20] __attribute__((aligned(16)));\n"
    "#line 10 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        for (int y = (int)get_local_id(1); y < 16 + 2 * 2; y += 16) {\n"
    "            for (int x = (int)get_local_id(0); x < 16 + 2 * 2; x += 16) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/unstaged.ampc\"\n"
    "                    int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][x] = from.data[(at * 16 + y) * from.stride0 + (((int)get_group_id(0) * 16) + x)]; } } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/unstaged.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int d = 0; d <= 2 * 2; d++) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 18 \"tests/emit/unstaged.ampc\"\n"
    "                sum[amp_n] += s[amp_n][(int)get_local_id(1) + d][(int)get_local_id(0) + 2] + s[amp_n][(int)get_local_id(1) + 2][(int)get_local_id(0) + d];\n"
    "            } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/unstaged.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_block_of_smooth_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 from;\n"
    "    int n;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_smooth_kernel_1;\n"
    "typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 72 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "#line 27 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void smooth_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "    __local float s[16][18] __attribute__((aligned(16)));\n"
    "#line 28 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0) + 1; int j = ((int)get_group_id(0) * 16 + (int)get_local_id(0));\n"
    "        float own = from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + j];\n"
    "        s[y][x] = own;\n"
    "        if (x == 1)\n"
    "            s[y][0] = j > 0 \? from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + (j - 1)] : own;\n"
    "        if (x == 16) {\n"
    "            if (j < n - 1)\n"
    "                s[y][x + 1] = from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + (j + 1)]; else\n"
    "\n"
    "                s[y][x + 1] = own;\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + j] = s[y][x - 1] + own + s[y][x + 1];\n"
    "    }\n"
    "}\n",
    /* 15 */
    "#ifndef AMP_OVERLAP\n"
    "#line 27 \"tests/emit/unstaged.ampc\"\n"
    "AMP_KERNEL void smooth_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 29 \"tests/emit/unstaged.ampc\"\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)0 - (((int2)(amp_thread_0, amp_thread_1)).y - 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 29 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)n - (((int2)(amp_thread_0, amp_thread_1)).y + 1), (long)amp_strip, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int j_2 = t.y;\n"
    "#line 30 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "                    float own_2 = from.data[(long)t.x * from.stride0 + j_2];\n"
    "#line 42 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[(long)t.x * to.stride0 + j_2] = (0 \? from.data[(long)t.x * from.stride0 + ((long)t.y - 1)] : from.data[t.x * from.stride0 + 0]) + own_2 + (1 \? from.data[(long)t.x * from.stride0 + ((long)t.y + 1)] : from.data[t.x * from.stride0 + (n - 1)]);\n"
    "                }\n"
    "            }\n"
    "#line 29 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_from_3 = (int)clamp((long)n - (((int2)(amp_thread_0, amp_thread_1)).y + 1), (long)amp_strip, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int j_2 = t.y;\n"
    "#line 30 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "                    float own_2 = from.data[(long)t.x * from.stride0 + j_2];\n"
    "#line 42 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[(long)t.x * to.stride0 + j_2] = (0 \? from.data[(long)t.x * from.stride0 + ((long)t.y - 1)] : from.data[t.x * from.stride0 + 0]) + own_2 + (0 \? from.data[(long)t.x * from.stride0 + ((long)t.y + 1)] : from.data[t.x * from.stride0 + (n - 1)]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 29 \"tests/emit/unstaged.ampc\"\n"
    "        {\n"
    "            const int amp_from_4 = (int)clamp((long)0 - (((int2)(amp_thread_0, amp_thread_1)).y - 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 29 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_to_5 = (int)clamp((long)n - (((int2)(amp_thread_0, amp_thread_1)).y + 1), (long)amp_from_4, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_4; amp_thread_1 < amp_to_5; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int j_2 = t.y;\n"
    "#line 30 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "                    float own_2 = from.data[(long)t.x * from.stride0 + j_2];\n"
    "#line 42 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[(long)t.x * to.stride0 + j_2] = (1 \? from.data[(long)t.x * from.stride0 + ((long)t.y - 1)] : from.data[t.x * from.stride0 + 0]) + own_2 + (1 \? from.data[(long)t.x * from.stride0 + ((long)t.y + 1)] : from.data[t.x * from.stride0 + (n - 1)]);\n"
    "                }\n"
    "            }\n"
    "#line 29 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_from_6 = (int)clamp((long)n - (((int2)(amp_thread_0, amp_thread_1)).y + 1), (long)amp_from_4, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_6; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int j_2 = t.y;\n"
    "#line 30 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "                    float own_2 = from.data[(long)t.x * from.stride0 + j_2];\n"
    "#line 42 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[(long)t.x * to.stride0 + j_2] = (1 \? from.data[(long)t.x * from.stride0 + ((long)t.y - 1)] : from.data[t.x * from.stride0 + 0]) + own_2 + (0 \? from.data[(long)t.x * from.stride0 + ((long)t.y + 1)] : from.data[t.x * from.stride0 + (n - 1)]);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 27 \"tests/emit/unstaged.ampc\"\n"
    "AMP_FUNCTION void smooth_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "    __local float (*const s)[16][18] = (__local float (*)[16][18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float own[16][16];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int j = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "            int x = amp_thread_1 + 1;\n"
    "#line 30 \"tests/emit/unstaged.ampc\"\n"
    "            \n"
    "            own[amp_thread_0][amp_thread_1] = from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + j];\n"
    "            (*s)[y][x] = own[amp_thread_0][amp_thread_1];\n"
    "        }  {\n"
    "            const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "            const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                int j = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "#line 34 \"tests/emit/unstaged.ampc\"\n"
    "                (*s)[y][0] = j > 0 \? from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + ((long)j - 1)] : own[amp_thread_0][amp_thread_1];\n"
    "            }\n"
    "        }\n"
    "#line 35 \"tests/emit/unstaged.ampc\"\n"
    "        {\n"
    "            const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "            const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "            #pragma clang loop vectorize(disable)\n"
    "            for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                int j = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "                int x = amp_thread_1 + 1;\n"
    "#line 36 \"tests/emit/unstaged.ampc\"\n"
    "                if (j < n - 1)\n"
    "                    (*s)[y][(long)x + 1] = from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + ((long)j + 1)]; else\n"
    "\n"
    "                    (*s)[y][(long)x + 1] = own[amp_thread_0][amp_thread_1];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int j = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "            int x = amp_thread_1 + 1;\n"
    "#line 42 \"tests/emit/unstaged.ampc\"\n"
    "            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + j] = (*s)[y][(long)x - 1] + own[amp_thread_0][amp_thread_1] + (*s)[y][(long)x + 1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void smooth_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1152)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        smooth_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 16 */
    "#line 27 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void smooth_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_smooth_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][16][18] __attribute__((aligned(16)));\n"
    "#line 28 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0) + 1; int j = ((int)get_group_id(0) * 16 + (int)get_local_id(0));\n"
    "        float own[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 31 \"tests/emit/unstaged.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; own[amp_n] = from.data[(at * 16 + (int)get_local_id(1)) * from.stride0 + j];\n"
    "            s[amp_n][y][x] = own[amp_n];\n"
    "#line 31 \"tests/emit/unstaged.ampc\"\n"
    "        }\n"
    "\n"
    "        if (x == 1) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 34 \"tests/emit/unstaged.ampc\"\n"
    "                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][0] = j > 0 \? from.data[(at_2 * 16 + (int)get_local_id(1)) * from.stride0 + (j - 1)] : own[amp_n]; } }\n"
    "        if (x == 16) {\n"
    "            if (j < n - 1) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 37 \"tests/emit/unstaged.ampc\"\n"
    "                    int at_3 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][x + 1] = from.data[(at_3 * 16 + (int)get_local_id(1)) * from.stride0 + (j + 1)]; } } else {\n"
    "\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 39 \"tests/emit/unstaged.ampc\"\n"
    "                    s[amp_n][y][x + 1] = own[amp_n]; } }\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 42 \"tests/emit/unstaged.ampc\"\n"
    "            int at_4 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_4 * 16 + (int)get_local_id(1)) * to.stride0 + j] = s[amp_n][y][x - 1] + own[amp_n] + s[amp_n][y][x + 1]; }\n"
    "    }\n"
    "}\n",
    /* 17 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 18 */
    "typedef struct amp_block_of_difference_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    int n;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_difference_kernel_1;\n"
    "typedef char amp_size_of_difference_kernel_1[sizeof(amp_block_of_difference_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 19 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 20 */
    "#line 49 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void difference_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_difference_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local float s[18];\n"
    "#line 49 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        int x = (int)get_local_id(0) + 1; int i = ((int)get_group_id(0) * 16 + (int)get_local_id(0));\n"
    "        s[x] = from.data[i];\n"
    "        if (x == 1)\n"
    "            s[0] = i == 0 \? 0 : from.data[i - 1];\n"
    "        if (x == 16)\n"
    "            s[16 + 1] = i != n - 1 \? from.data[i + 1] : 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        to.data[i] = s[x + 1] - s[x - 1];\n"
    "    }\n"
    "}\n",
    /* 21 */
    "#ifndef AMP_OVERLAP\n"
    "#line 49 \"tests/emit/unstaged.ampc\"\n"
    "AMP_KERNEL void difference_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_difference_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        int t = amp_thread_0;\n"
    "#line 50 \"tests/emit/unstaged.ampc\"\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 50 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 51 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "#line 58 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[i_2] = (1 \? from.data[(long)t + 1] : 0) - (0 \? from.data[(long)t - 1] : 0);\n"
    "                }\n"
    "            }\n"
    "#line 50 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_from_3 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 51 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "#line 58 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[i_2] = (1 \? from.data[(long)t + 1] : 0) - (1 \? from.data[(long)t - 1] : 0);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 50 \"tests/emit/unstaged.ampc\"\n"
    "        {\n"
    "            const int amp_from_4 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 50 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_to_5 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_from_4, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_4; amp_thread_0 < amp_to_5; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 51 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "#line 58 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[i_2] = (0 \? from.data[(long)t + 1] : 0) - (0 \? from.data[(long)t - 1] : 0);\n"
    "                }\n"
    "            }\n"
    "#line 50 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_from_6 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_from_4, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_6; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 51 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "#line 58 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[i_2] = (0 \? from.data[(long)t + 1] : 0) - (1 \? from.data[(long)t - 1] : 0);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 49 \"tests/emit/unstaged.ampc\"\n"
    "AMP_FUNCTION void difference_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_difference_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local float (*const s)[18] = (__local float (*)[18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int x = amp_thread_0 + 1;\n"
    "        int i = ((int)amp_place.item[0] * 16 + amp_thread_0);\n"
    "#line 51 \"tests/emit/unstaged.ampc\"\n"
    "        \n"
    "        (*s)[x] = from.data[i];\n"
    "    }  {\n"
    "        const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1), (long)0, (long)16);\n"
    "        const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)16);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "            int i = ((int)amp_place.item[0] * 16 + amp_thread_0);\n"
    "#line 54 \"tests/emit/unstaged.ampc\"\n"
    "            (*s)[0] = i == 0 \? 0 : from.data[(long)i - 1];\n"
    "        }\n"
    "    }\n"
    "#line 55 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "        const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_0 + 1), (long)0, (long)16);\n"
    "        const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)16);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "            int i = ((int)amp_place.item[0] * 16 + amp_thread_0);\n"
    "#line 56 \"tests/emit/unstaged.ampc\"\n"
    "            (*s)[16 + 1] = i != n - 1 \? from.data[(long)i + 1] : 0;\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int i = ((int)amp_place.item[0] * 16 + amp_thread_0);\n"
    "        int x = amp_thread_0 + 1;\n"
    "#line 58 \"tests/emit/unstaged.ampc\"\n"
    "        to.data[i] = (*s)[(long)x + 1] - (*s)[(long)x - 1];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void difference_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_difference_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        difference_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 22 */
    "#line 49 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void difference_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_difference_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][18] __attribute__((aligned(16)));\n"
    "#line 49 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        int x = (int)get_local_id(0) + 1; int i[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 51 \"tests/emit/unstaged.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at * 16 + (int)get_local_id(0);\n"
    "            s[amp_n][x] = from.data[i[amp_n]];\n"
    "#line 51 \"tests/emit/unstaged.ampc\"\n"
    "        }\n"
    "\n"
    "        if (x == 1) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 54 \"tests/emit/unstaged.ampc\"\n"
    "                s[amp_n][0] = i[amp_n] == 0 \? 0 : from.data[i[amp_n] - 1]; } }\n"
    "        if (x == 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 56 \"tests/emit/unstaged.ampc\"\n"
    "                s[amp_n][16 + 1] = i[amp_n] != n - 1 \? from.data[i[amp_n] + 1] : 0; } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 58 \"tests/emit/unstaged.ampc\"\n"
    "            to.data[i[amp_n]] = s[amp_n][x + 1] - s[amp_n][x - 1]; }\n"
    "    }\n"
    "}\n",
    /* 23 */
    "typedef struct amp_block_of_window_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_window_kernel_1;\n"
    "typedef char amp_size_of_window_kernel_1[sizeof(amp_block_of_window_kernel_1) == 72 \? 1 : -1];\n"
    "\n",
    /* 24 */
    "#line 65 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void window_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_window_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "    __local float s[18][18] __attribute__((aligned(16)));\n"
    "#line 66 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        for (int i = (int)get_local_id(1); i < 16 + 2; i += 16)\n"
    "            for (int j = (int)get_local_id(0); j < 16 + 2; j += 16) {\n"
    "                int y = ((int)get_group_id(1) * 16) + i - 1; int x = ((int)get_group_id(0) * 16) + j - 1;\n"
    "                s[i][j] = y >= 0 && y < n && x >= 0 && x < n \? from.data[y * from.stride0 + x] : 0;\n"
    "            }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum = 0;\n"
    "        for (int i = 0; i < 3; i++)\n"
    "            for (int j = 0; j < 3; j++)\n"
    "                sum += s[(int)get_local_id(1) + i][(int)get_local_id(0) + j];\n"
    "        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;\n"
    "    }\n"
    "}\n",
    /* 25 */
    "#ifdef __AVX512F__\n"
    "#define AMP_WIDE_16 _Pragma(\"clang loop vectorize_width(16)\")\n"
    "#else\n"
    "#define AMP_WIDE_16\n"
    "#endif\n",
    /* 26 */
    "#ifndef AMP_OVERLAP\n"
    "#line 65 \"tests/emit/unstaged.ampc\"\n"
    "AMP_KERNEL void window_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_window_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 66 \"tests/emit/unstaged.ampc\"\n"
    "        {\n"
    "            const int amp_at_1 = (int)clamp((long)1 - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp(clamp((long)((long)n - 1), -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_1 = amp_from_3;\n"
    "                if (0 <= (long)((int2)(amp_thread_0, amp_thread_1)).x - 1 && 0 <= (long)n - (long)((int2)(amp_thread_0, amp_thread_1)).x - 2 && ((int2)(amp_thread_0, amp_thread_1)).y >= 1 && ((int2)(amp_thread_0, amp_thread_1)).y < (long)n - 1) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 74 \"tests/emit/unstaged.ampc\"\n"
    "                        float sum_2_2 = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int i_3_2 = 0; i_3_2 < 3; i_3_2++) \n"
    "                            #pragma unroll\n"
    "                            for (int j_3_2 = 0; j_3_2 < 3; j_3_2++)\n"
    "#line 77 \"tests/emit/unstaged.ampc\"\n"
    "                                sum_2_2 += from.data[((long)t.x + i_3_2 - 1) * from.stride0 + ((long)t.y + j_3_2 - 1)];\n"
    "                        to.data[(long)t.x * to.stride0 + t.y] = sum_2_2;\n"
    "                    }\n"
    "                } else {\n"
    "                    AMP_WIDE_16\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 74 \"tests/emit/unstaged.ampc\"\n"
    "                        float sum_2 = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int i_3 = 0; i_3 < 3; i_3++) \n"
    "                            #pragma unroll\n"
    "                            for (int j_3 = 0; j_3 < 3; j_3++)\n"
    "#line 77 \"tests/emit/unstaged.ampc\"\n"
    "                                sum_2 += t.x + i_3 - 1 >= 0 && t.x + i_3 - 1 < n && t.y + j_3 - 1 >= 0 && t.y + j_3 - 1 < n \? from.data[((long)t.x + i_3 - 1) * from.stride0 + ((long)t.y + j_3 - 1)] : 0;\n"
    "                        to.data[(long)t.x * to.stride0 + t.y] = sum_2;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 65 \"tests/emit/unstaged.ampc\"\n"
    "AMP_FUNCTION void window_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_window_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "    __local float (*const s)[18][18] = (__local float (*)[18][18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 68 \"tests/emit/unstaged.ampc\"\n"
    "        for (int i_2 = amp_thread_0; i_2 < 16 + 2; i_2 += 16) {\n"
    "            \n"
    "            #pragma unroll\n"
    "            for (int amp_first_j_2 = amp_thread_1; amp_first_j_2 < 16 + 2; amp_first_j_2 += 16) {\n"
    "                const int amp_to_1 = (int)clamp((long)(16 + 2) - amp_first_j_2, (long)0, (long)16);\n"
    "                int y = ((int)amp_place.item[1] * 16) + i_2 - 1;\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int j_2 = amp_first_j_2 + amp_thread_1;\n"
    "                    int x = ((int)amp_place.item[0] * 16) + j_2 - 1;\n"
    "#line 70 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "                    (*s)[i_2][j_2] = y >= 0 && y < n && x >= 0 && x < n \? from.data[(long)y * from.stride0 + x] : 0;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 74 \"tests/emit/unstaged.ampc\"\n"
    "            float sum = 0;\n"
    "            #pragma unroll\n"
    "            for (int i = 0; i < 3; i++) \n"
    "                #pragma unroll\n"
    "                for (int j = 0; j < 3; j++)\n"
    "#line 77 \"tests/emit/unstaged.ampc\"\n"
    "                    sum += (*s)[amp_thread_0 + i][amp_zero + (long)amp_thread_1 + j];\n"
    "            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void window_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_window_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1408)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        window_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 27 */
    "#line 65 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void window_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_window_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};\n"
    "    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][18][18] __attribute__((aligned(16)));\n"
    "#line 66 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        for (int i = (int)get_local_id(1); i < 16 + 2; i += 16) {\n"
    "            for (int j = (int)get_local_id(0); j < 16 + 2; j += 16) {\n"
    "                int y[4]; \n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 70 \"tests/emit/unstaged.ampc\"\n"
    "                    int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; y[amp_n] = at * 16 + i - 1; } int x = ((int)get_group_id(0) * 16) + j - 1;\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 71 \"tests/emit/unstaged.ampc\"\n"
    "                    s[amp_n][i][j] = y[amp_n] >= 0 && y[amp_n] < n && x >= 0 && x < n \? from.data[y[amp_n] * from.stride0 + x] : 0; }\n"
    "            } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        float sum[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 74 \"tests/emit/unstaged.ampc\"\n"
    "            sum[amp_n] = 0; }\n"
    "        #pragma unroll\n"
    "        for (int i = 0; i < 3; i++) { \n"
    "            #pragma unroll\n"
    "            for (int j = 0; j < 3; j++) {\n"
    "#line 77 \"tests/emit/unstaged.ampc\"\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 77 \"tests/emit/unstaged.ampc\"\n"
    "                    sum[amp_n] += s[amp_n][(int)get_local_id(1) + i][(int)get_local_id(0) + j]; } } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 78 \"tests/emit/unstaged.ampc\"\n"
    "            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }\n"
    "    }\n"
    "}\n",
    /* 28 */
    "typedef struct amp_block_of_gradient_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    int n;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_gradient_kernel_1;\n"
    "typedef char amp_size_of_gradient_kernel_1[sizeof(amp_block_of_gradient_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 29 */
    "typedef struct view_uchar_1 {\n"
    "    __global uchar *data;\n"
    "    int extent0;\n"
    "} view_uchar_1;\n",
    /* 30 */
    "#line 85 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void gradient_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_gradient_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local float s[18];\n"
    "#line 85 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        int x = (int)get_local_id(0) + 1; int i = ((int)get_group_id(0) * 16 + (int)get_local_id(0));\n"
    "        s[x] = from.data[i];\n"
    "        if (x == 1)\n"
    "            s[0] = i > 0 \? from.data[i - 1] : -1.0f;\n"
    "        if (x == 16)\n"
    "            s[16 + 1] = i < n - 1 \? from.data[i + 1] : -1.0f;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        to.data[i] = s[x + 1] - s[x - 1];\n"
    "    }\n"
    "}\n",
    /* 31 */
    "#ifndef AMP_OVERLAP\n"
    "#line 85 \"tests/emit/unstaged.ampc\"\n"
    "AMP_KERNEL void gradient_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_gradient_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        int t = amp_thread_0;\n"
    "#line 86 \"tests/emit/unstaged.ampc\"\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 86 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 87 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "#line 94 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[i_2] = (1 \? (float)from.data[(long)t + 1] : -1.0f) - (0 \? (float)from.data[(long)t - 1] : -1.0f);\n"
    "                }\n"
    "            }\n"
    "#line 86 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_from_3 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 87 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "#line 94 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[i_2] = (1 \? (float)from.data[(long)t + 1] : -1.0f) - (1 \? (float)from.data[(long)t - 1] : -1.0f);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 86 \"tests/emit/unstaged.ampc\"\n"
    "        {\n"
    "            const int amp_from_4 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 86 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_to_5 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_from_4, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_4; amp_thread_0 < amp_to_5; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 87 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "#line 94 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[i_2] = (0 \? (float)from.data[(long)t + 1] : -1.0f) - (0 \? (float)from.data[(long)t - 1] : -1.0f);\n"
    "                }\n"
    "            }\n"
    "#line 86 \"tests/emit/unstaged.ampc\"\n"
    "            {\n"
    "                const int amp_from_6 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_from_4, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_6; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int t = amp_thread_0;\n"
    "                    int i_2 = t;\n"
    "#line 87 \"tests/emit/unstaged.ampc\"\n"
    "                    \n"
    "#line 94 \"tests/emit/unstaged.ampc\"\n"
    "                    to.data[i_2] = (0 \? (float)from.data[(long)t + 1] : -1.0f) - (1 \? (float)from.data[(long)t - 1] : -1.0f);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 85 \"tests/emit/unstaged.ampc\"\n"
    "AMP_FUNCTION void gradient_kernel_1_tile(\n"
    "    __global const uchar *amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_gradient_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local float (*const s)[18] = (__local float (*)[18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int x = amp_thread_0 + 1;\n"
    "        int i = ((int)amp_place.item[0] * 16 + amp_thread_0);\n"
    "#line 87 \"tests/emit/unstaged.ampc\"\n"
    "        \n"
    "        (*s)[x] = from.data[i];\n"
    "    }  {\n"
    "        const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1), (long)0, (long)16);\n"
    "        const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)16);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "            int i = ((int)amp_place.item[0] * 16 + amp_thread_0);\n"
    "#line 90 \"tests/emit/unstaged.ampc\"\n"
    "            (*s)[0] = i > 0 \? from.data[(long)i - 1] : -1.0f;\n"
    "        }\n"
    "    }\n"
    "#line 91 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "        const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_0 + 1), (long)0, (long)16);\n"
    "        const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)16);\n"
    "        AMP_WIDE_16\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "            int i = ((int)amp_place.item[0] * 16 + amp_thread_0);\n"
    "#line 92 \"tests/emit/unstaged.ampc\"\n"
    "            (*s)[16 + 1] = i < n - 1 \? from.data[(long)i + 1] : -1.0f;\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int i = ((int)amp_place.item[0] * 16 + amp_thread_0);\n"
    "        int x = amp_thread_0 + 1;\n"
    "#line 94 \"tests/emit/unstaged.ampc\"\n"
    "        to.data[i] = (*s)[(long)x + 1] - (*s)[(long)x - 1];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void gradient_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_gradient_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(128)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        gradient_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 32 */
    "#line 85 \"tests/emit/unstaged.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 1, 1)))\n"
    "void gradient_kernel_1_several(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_gradient_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][18] __attribute__((aligned(16)));\n"
    "#line 85 \"tests/emit/unstaged.ampc\"\n"
    "    {\n"
    "\n"
    "        int x = (int)get_local_id(0) + 1; int i[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 87 \"tests/emit/unstaged.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at * 16 + (int)get_local_id(0);\n"
    "            s[amp_n][x] = from.data[i[amp_n]];\n"
    "#line 87 \"tests/emit/unstaged.ampc\"\n"
    "        }\n"
    "\n"
    "        if (x == 1) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 90 \"tests/emit/unstaged.ampc\"\n"
    "                s[amp_n][0] = i[amp_n] > 0 \? from.data[i[amp_n] - 1] : -1.0f; } }\n"
    "        if (x == 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 92 \"tests/emit/unstaged.ampc\"\n"
    "                s[amp_n][16 + 1] = i[amp_n] < n - 1 \? from.data[i[amp_n] + 1] : -1.0f; } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 94 \"tests/emit/unstaged.ampc\"\n"
    "            to.data[i[amp_n]] = s[amp_n][x + 1] - s[amp_n][x - 1]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_relax_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_relax_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11};
static const unsigned amprt_relax_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 10, 12};
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
        .file = "tests/emit/unstaged.ampc",
        .line = 9,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1600,
        .block_size = 64,
        .spmd = {"relax_kernel_1", amprt_relax_kernel_1_spmd, 8},
        .serial = {"relax_kernel_1_serial", amprt_relax_kernel_1_serial, 11},
        .several = {"relax_kernel_1_several", amprt_relax_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 1664,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 6400,
        .arguments = amprt_relax_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_smooth_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 13, 14};
static const unsigned amprt_smooth_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 9, 10, 13, 15};
static const unsigned amprt_smooth_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 10, 13, 16};
static const struct amprt_argument amprt_smooth_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "n", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_smooth_kernel_1_bounds[] = {
    {.kind = AMPRT_EXTENT, .value = 1, .view = 0, .dimension = 1, .number = 0},
};
static struct amprt_kernel *amprt_smooth_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "smooth_kernel_1",
        .file = "tests/emit/unstaged.ampc",
        .line = 27,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1152,
        .block_size = 72,
        .spmd = {"smooth_kernel_1", amprt_smooth_kernel_1_spmd, 8},
        .serial = {"smooth_kernel_1_serial", amprt_smooth_kernel_1_serial, 11},
        .several = {"smooth_kernel_1_several", amprt_smooth_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 1152,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4608,
        .arguments = amprt_smooth_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_smooth_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_difference_kernel_1_spmd[] = {2, 3, 4, 5, 17, 18, 19, 20};
static const unsigned amprt_difference_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 10, 17, 18, 19, 21};
static const unsigned amprt_difference_kernel_1_several[] = {2, 3, 4, 5, 10, 17, 18, 19, 22};
static const struct amprt_argument amprt_difference_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "n", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_difference_kernel_1_bounds[] = {
    {.kind = AMPRT_EXTENT, .value = 1, .view = -1, .dimension = 0, .number = 0},
    {.kind = AMPRT_EXTENT, .value = 1, .view = 0, .dimension = 0, .number = 0},
};
static struct amprt_kernel *amprt_difference_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "difference_kernel_1",
        .file = "tests/emit/unstaged.ampc",
        .line = 49,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {16, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 72,
        .block_size = 56,
        .spmd = {"difference_kernel_1", amprt_difference_kernel_1_spmd, 8},
        .serial = {"difference_kernel_1_serial", amprt_difference_kernel_1_serial, 11},
        .several = {"difference_kernel_1_several", amprt_difference_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 128,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 288,
        .arguments = amprt_difference_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_difference_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_window_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 23, 24};
static const unsigned amprt_window_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 8, 9, 10, 23, 25, 26};
static const unsigned amprt_window_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 10, 23, 27};
static const struct amprt_argument amprt_window_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_window_kernel_1_bounds[] = {
    {.kind = AMPRT_EXTENT, .value = 0, .view = 1, .dimension = 0, .number = 0},
    {.kind = AMPRT_EXTENT, .value = 0, .view = 1, .dimension = 1, .number = 0},
};
static struct amprt_kernel *amprt_window_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "window_kernel_1",
        .file = "tests/emit/unstaged.ampc",
        .line = 65,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1296,
        .block_size = 72,
        .spmd = {"window_kernel_1", amprt_window_kernel_1_spmd, 8},
        .serial = {"window_kernel_1_serial", amprt_window_kernel_1_serial, 12},
        .several = {"window_kernel_1_several", amprt_window_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 1408,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5184,
        .arguments = amprt_window_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_window_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_gradient_kernel_1_spmd[] = {2, 3, 4, 5, 17, 19, 28, 29, 30};
static const unsigned amprt_gradient_kernel_1_serial[] = {2, 3, 4, 5, 8, 9, 10, 17, 19, 25, 28, 29, 31};
static const unsigned amprt_gradient_kernel_1_several[] = {2, 3, 4, 5, 10, 17, 19, 28, 29, 32};
static const struct amprt_argument amprt_gradient_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "n", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static const struct amprt_bound amprt_gradient_kernel_1_bounds[] = {
    {.kind = AMPRT_EXTENT, .value = 1, .view = 0, .dimension = 0, .number = 0},
};
static struct amprt_kernel *amprt_gradient_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "gradient_kernel_1",
        .file = "tests/emit/unstaged.ampc",
        .line = 85,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {16, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 72,
        .block_size = 56,
        .spmd = {"gradient_kernel_1", amprt_gradient_kernel_1_spmd, 9},
        .serial = {"gradient_kernel_1_serial", amprt_gradient_kernel_1_serial, 13},
        .several = {"gradient_kernel_1_several", amprt_gradient_kernel_1_several, 10},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 128,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 288,
        .arguments = amprt_gradient_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_gradient_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}
