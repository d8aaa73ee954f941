/* Made by ampcc from coarse.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_sum_up_kernel_1(void);
static struct amprt_kernel *amprt_count_kernel_1(void);
static struct amprt_kernel *amprt_spread_kernel_1(void);
#line 1 "tests/emit/coarse.ampc"
// Threads that go through a view in steps as long as the domain: the serial form
// does several neighbouring tiles together, but not where these wait in loops of
// their own numbers of trips.
#include <amp.h>

enum { TILE = 64, BINS = 16 };

void sum_up(array_view(const float, 1) from, array_view(float, 1) sums, int n)
{
    amprt_launch_tiled_1(amprt_sum_up_kernel_1(), NULL, tile(extent(256 * TILE), TILE),
        (const void *const[]){&n, &from, &sums}
#line 26 "tests/emit/coarse.ampc"
);
}

void count(array_view(const int, 1) from, array_view(int, 1) found, int n,
           int tiles)
{
    amprt_launch_tiled_1(amprt_count_kernel_1(), NULL, tile(extent(tiles * TILE), TILE),
        (const void *const[]){&n, &tiles, &from, &found}
#line 51 "tests/emit/coarse.ampc"
);
}

void spread(array_view(const int, 1) from, array_view(const int, 1) rounds,
            array_view(int, 1) to, int n)
{
    amprt_launch_tiled_1(amprt_spread_kernel_1(), NULL, tile(amp_extent_1(to), TILE),
        (const void *const[]){&n, &from, &rounds, &to}
#line 70 "tests/emit/coarse.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_sum_up_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 sums;\n"
    "} amp_block_of_sum_up_kernel_1;\n"
    "typedef char amp_size_of_sum_up_kernel_1[sizeof(amp_block_of_sum_up_kernel_1) == 56 \? 1 : -1];\n"
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
    "#line 10 \"tests/emit/coarse.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void sum_up_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_sums,\n"
    "    const amp_block_of_sum_up_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const view_float_1 sums = {AMP_DATA(__global float *, amp_data_sums, AMP_SHAPE(2, sums)), AMP_SHAPE(2, sums).extent0};\n"
    "    __local float s[64] __attribute__((aligned(16)));\n"
    "#line 11 \"tests/emit/coarse.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        float sum = 0;\n"
    "        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < n; i += 256 * 64)\n"
    "            sum += from.data[i];\n"
    "        s[me] = sum;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int half_ = 64 / 2; half_ > 0; half_ /= 2) {\n"
    "            if (me < half_)\n"
    "                s[me] += s[me + half_];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me == 0)\n"
    "            sums.data[(int)get_group_id(0)] = s[0];\n"
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
    "#line 10 \"tests/emit/coarse.ampc\"\n"
    "AMP_KERNEL void sum_up_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_sums,\n"
    "    const amp_block_of_sum_up_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(8192)\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const view_float_1 sums = {AMP_DATA(__global float *, amp_data_sums, AMP_SHAPE(2, sums)), AMP_SHAPE(2, sums).extent0};\n"
    "    __local float (*const s_tree)[16][64] = (__local float (*)[16][64])(amp_memory + 0);\n"
    "    __local float (*const s)[16][64] = (__local float (*)[16][64])(amp_memory + 4096);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    float sum_2[16][64];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "#line 13 \"tests/emit/coarse.ampc\"\n"
    "            \n"
    "            sum_2[amp_thread_0][amp_thread_1] = 0;\n"
    "        }\n"
    "    }\n"
    "#line 15 \"tests/emit/coarse.ampc\"\n"
    "    {\n"
    "        int whole = amp_tile * 64 >= 0 && (long)n - amp_tile * 64 >= amp_tiles * 64 \? (int)((((long)n - amp_tile * 64 - amp_tiles * 64) / (256 * 64) + 1) / 8 * 8) : 0;\n"
    "#line 15 \"tests/emit/coarse.ampc\"\n"
    "        for (int trip = 0; trip < whole; trip += 8) {\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "                int row = amp_thread_0 * 64 + amp_tile * 64;\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "#line 15 \"tests/emit/coarse.ampc\"\n"
    "                    #pragma unroll\n"
    "                    for (int turn = 0; turn < 8; turn += 1) {\n"
    "#line 15 \"tests/emit/coarse.ampc\"\n"
    "                        int i_2 = row + (trip + turn) * (256 * 64) + amp_thread_1;\n"
    "                        sum_2[amp_thread_0][amp_thread_1] += from.data[i_2]; }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 15 \"tests/emit/coarse.ampc\"\n"
    "        for (int first = amp_tile * 64 + whole * (256 * 64); first < n; first += 256 * 64) {\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "                int row_2 = amp_thread_0 * 64 + first;\n"
    "#line 15 \"tests/emit/coarse.ampc\"\n"
    "                {\n"
    "                    const int amp_to_1 = (int)clamp((long)n - (int)(amp_thread_1 + row_2), (long)0, (long)64);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                        int i_2_2 = amp_thread_1 + row_2;\n"
    "#line 16 \"tests/emit/coarse.ampc\"\n"
    "                        sum_2[amp_thread_0][amp_thread_1] += from.data[i_2_2];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {\n"
    "            int me_2 = amp_thread_1;\n"
    "#line 17 \"tests/emit/coarse.ampc\"\n"
    "            (*s)[amp_thread_0][me_2] = sum_2[amp_thread_0][amp_thread_1];\n"
    "        }\n"
    "    }  {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)32 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][amp_thread_1] = (*s)[amp_thread_0][amp_thread_1]; (*s_tree)[amp_thread_0][amp_thread_1] += (*s)[amp_thread_0][(long)amp_thread_1 + 32];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "            {\n"
    "                const int amp_to_3 = (int)clamp((long)16 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32] = (*s_tree)[amp_thread_0][amp_thread_1]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 16];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "            {\n"
    "                const int amp_to_4 = (int)clamp((long)8 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_4; amp_thread_1++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 40];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "            {\n"
    "                const int amp_to_5 = (int)clamp((long)4 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_5; amp_thread_1++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 52];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "            {\n"
    "                const int amp_to_6 = (int)clamp((long)2 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_6; amp_thread_1++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 60] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 60] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 58];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "            {\n"
    "                const int amp_to_7 = (int)clamp((long)1 - amp_thread_1, (long)0, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_7; amp_thread_1++) {\n"
    "#line 21 \"tests/emit/coarse.ampc\"\n"
    "                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 62] = (*s_tree)[amp_thread_0][60]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 62] += (*s_tree)[amp_thread_0][61];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 24 \"tests/emit/coarse.ampc\"\n"
    "        {\n"
    "            const int amp_from_8 = (int)clamp((long)0 - (int)(amp_thread_1), (long)0, (long)64);\n"
    "            const int amp_to_8 = (int)clamp((long)0 - (int)(amp_thread_1) + 1, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_from_8; amp_thread_1 < amp_to_8; amp_thread_1++) {\n"
    "#line 25 \"tests/emit/coarse.ampc\"\n"
    "                sums.data[amp_thread_0 + amp_tile] = (*s_tree)[amp_thread_0][62];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 11 */
    "typedef struct amp_block_of_count_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    int tiles;\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 found;\n"
    "} amp_block_of_count_kernel_1;\n"
    "typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 12 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 13 */
    "#line 32 \"tests/emit/coarse.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void count_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_from,\n"
    "    __global int *amp_data_found,\n"
    "    const amp_block_of_count_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const int tiles = amp_block.tiles;\n"
    "    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(2, from)), AMP_SHAPE(2, from).extent0};\n"
    "    const view_int_1 found = {AMP_DATA(__global int *, amp_data_found, AMP_SHAPE(3, found)), AMP_SHAPE(3, found).extent0};\n"
    "    __local int bins[16] __attribute__((aligned(16)));\n"
    "    __local int most;\n"
    "#line 33 \"tests/emit/coarse.ampc\"\n"
    "    {\n"
    "\n"
    "\n"
    "        if ((int)get_local_id(0) < 16)\n"
    "            bins[(int)get_local_id(0)] = 0;\n"
    "        if ((int)get_local_id(0) == 0)\n"
    "            most = 0;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = (int)get_group_id(0) * 64 + (int)get_local_id(0); i < n; i += tiles * 64) {\n"
    "\n"
    "            atomic_inc(&bins[from.data[i] % 16]);\n"
    "            atomic_max(&most, from.data[i]);\n"
    "        }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if ((int)get_local_id(0) < 16)\n"
    "            atomic_add(&found.data[(int)get_local_id(0)], bins[(int)get_local_id(0)]);\n"
    "        if ((int)get_local_id(0) == 0)\n"
    "            atomic_max(&found.data[16], most);\n"
    "    }\n"
    "}\n",
    /* 14 */
    "static int amp_inc_int_alone(__local int *p)\n"
    "{\n"
    "    int old = *p, value = 1;\n"
    "    *p = (int)((uint)old + (uint)value);\n"
    "    return old;\n"
    "}\n",
    /* 15 */
    "static int amp_max_int_alone(__local int *p, int value)\n"
    "{\n"
    "    int old = *p;\n"
    "    *p = (int)(max(old, value));\n"
    "    return old;\n"
    "}\n",
    /* 16 */
    "static int amp_look_max_int_global(volatile __global int *p, int value)\n"
    "{\n"
    "#ifndef __SPIR__\n"
    "    int old = *p;\n"
    "    if (old >= value)\n"
    "        return old;\n"
    "#endif\n"
    "    return atomic_max(p, value);\n"
    "}\n",
    /* 17 */
    "#line 32 \"tests/emit/coarse.ampc\"\n"
    "AMP_KERNEL void count_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_from,\n"
    "    __global int *AMP_RESTRICT amp_data_found,\n"
    "    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1152)\n"
    "    const int n = amp_block.n;\n"
    "    const int tiles = amp_block.tiles;\n"
    "    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(2, from)), AMP_SHAPE(2, from).extent0};\n"
    "    const view_int_1 found = {AMP_DATA(__global int *, amp_data_found, AMP_SHAPE(3, found)), AMP_SHAPE(3, found).extent0};\n"
    "    __local int (*const bins)[16][16] = (__local int (*)[16][16])(amp_memory + 0);\n"
    "    __local int (*const most)[16] = (__local int (*)[16])(amp_memory + 1024);\n"
    "    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);\n"
    "    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);\n"
    "    const int amp_tiles = amp_past - amp_tile;\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 36 \"tests/emit/coarse.ampc\"\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)16 - amp_thread_1, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "#line 37 \"tests/emit/coarse.ampc\"\n"
    "                (*bins)[amp_thread_0][amp_thread_1] = 0;\n"
    "            }\n"
    "        }\n"
    "#line 38 \"tests/emit/coarse.ampc\"\n"
    "        {\n"
    "            const int amp_from_2 = (int)clamp((long)0 - amp_thread_1, (long)0, (long)64);\n"
    "            const int amp_to_2 = (int)clamp((long)0 - amp_thread_1 + 1, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "#line 39 \"tests/emit/coarse.ampc\"\n"
    "                (*most)[amp_thread_0] = 0;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "#line 41 \"tests/emit/coarse.ampc\"\n"
    "    for (int first = amp_tile * 64; first < n; first += tiles * 64) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "            int row = amp_thread_0 * 64 + first;\n"
    "#line 41 \"tests/emit/coarse.ampc\"\n"
    "            {\n"
    "                const int amp_to_3 = (int)clamp((long)n - (int)(amp_thread_1 + row), (long)0, (long)64);\n"
    "                {\n"
    "                    int amp_tally_1 = INT_MIN;\n"
    "                    #pragma clang loop unroll_count(8)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int i = amp_thread_1 + row;\n"
    "#line 43 \"tests/emit/coarse.ampc\"\n"
    "                        amp_inc_int_alone(&(*bins)[amp_thread_0][from.data[i] % 16]);\n"
    "                        (amp_tally_1 = max(amp_tally_1, (int)(from.data[i])));\n"
    "                    }\n"
    "                    if (amp_tally_1 != INT_MIN)\n"
    "                        amp_max_int_alone(&(*most)[amp_thread_0], amp_tally_1);\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "        uint total[64];\n"
    "        for (int amp_strip = 0; amp_strip < 64; amp_strip += 64) {\n"
    "#line 47 \"tests/emit/coarse.ampc\"\n"
    "            if (amp_thread_0 == 0) {  {\n"
    "                    const int amp_to_4 = (int)clamp((long)16 - amp_thread_1, (long)amp_strip, (long)amp_strip + 64);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_4; amp_thread_1++) {\n"
    "#line 48 \"tests/emit/coarse.ampc\"\n"
    "                        total[amp_thread_1] = 0;\n"
    "                    }\n"
    "#line 48 \"tests/emit/coarse.ampc\"\n"
    "                    for (int tile = 0; tile < amp_tiles; tile++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_4; amp_thread_1++) {\n"
    "#line 48 \"tests/emit/coarse.ampc\"\n"
    "                            total[amp_thread_1] += (*bins)[tile][amp_thread_1];\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop unroll_count(8)\n"
    "                    for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_4; amp_thread_1++) {\n"
    "#line 48 \"tests/emit/coarse.ampc\"\n"
    "                        atomic_add(&found.data[amp_thread_1], (int)total[amp_thread_1]);\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {\n"
    "#line 49 \"tests/emit/coarse.ampc\"\n"
    "        {\n"
    "            const int amp_from_5 = (int)clamp((long)0 - amp_thread_1, (long)0, (long)64);\n"
    "            const int amp_to_5 = (int)clamp((long)0 - amp_thread_1 + 1, (long)0, (long)64);\n"
    "            #pragma clang loop unroll_count(8)\n"
    "            for (int amp_thread_1 = amp_from_5; amp_thread_1 < amp_to_5; amp_thread_1++) {\n"
    "#line 50 \"tests/emit/coarse.ampc\"\n"
    "                amp_look_max_int_global(&found.data[16], (*most)[amp_thread_0]);\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 18 */
    "typedef struct amp_block_of_spread_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 rounds;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_spread_kernel_1;\n"
    "typedef char amp_size_of_spread_kernel_1[sizeof(amp_block_of_spread_kernel_1) == 72 \? 1 : -1];\n"
    "\n",
    /* 19 */
    "#line 57 \"tests/emit/coarse.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void spread_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_from,\n"
    "    __global const int *AMP_RESTRICT amp_data_rounds,\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_spread_kernel_1 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const view_int_1 rounds = {AMP_DATA(__global int *, amp_data_rounds, AMP_SHAPE(2, rounds)), AMP_SHAPE(2, rounds).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(3, to)), AMP_SHAPE(3, to).extent0};\n"
    "    __local int s[64] __attribute__((aligned(16)));\n"
    "#line 58 \"tests/emit/coarse.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int sum = 0;\n"
    "        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < n; i += 256 * 64)\n"
    "            sum += from.data[i];\n"
    "        for (int i = 0; i < rounds.data[(int)get_group_id(0)]; i++) {\n"
    "            s[me] = sum;\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            sum += s[64 - 1 - me];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = sum;\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#line 57 \"tests/emit/coarse.ampc\"\n"
    "AMP_FUNCTION void spread_kernel_1_tile(\n"
    "    __global const int *amp_data_from,\n"
    "    __global const int *amp_data_rounds,\n"
    "    __global int *amp_data_to,\n"
    "    const amp_block_of_spread_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const view_int_1 rounds = {AMP_DATA(__global int *, amp_data_rounds, AMP_SHAPE(2, rounds)), AMP_SHAPE(2, rounds).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(3, to)), AMP_SHAPE(3, to).extent0};\n"
    "    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int sum[64];\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "#line 60 \"tests/emit/coarse.ampc\"\n"
    "        sum[amp_thread_0] = 0;\n"
    "    }  {\n"
    "        int amp_first_i_2 = ((int)amp_place.item[0] * 64 + amp_thread_0);\n"
    "        for (; (long)n - amp_first_i_2 >= 64; amp_first_i_2 += 256 * 64) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "                int i_2 = amp_first_i_2 + amp_thread_0;\n"
    "#line 62 \"tests/emit/coarse.ampc\"\n"
    "                sum[amp_thread_0] += from.data[i_2];\n"
    "            }\n"
    "        }\n"
    "        for (; amp_first_i_2 < n; amp_first_i_2 += 256 * 64) {\n"
    "            const int amp_to_1 = (int)clamp((long)n - amp_first_i_2, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                int i_2 = amp_first_i_2 + amp_thread_0;\n"
    "#line 62 \"tests/emit/coarse.ampc\"\n"
    "                sum[amp_thread_0] += from.data[i_2];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "#line 63 \"tests/emit/coarse.ampc\"\n"
    "    {\n"
    "        int i_3 = 0;\n"
    "        for (; i_3 < rounds.data[(int)amp_place.item[0]];) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "#line 64 \"tests/emit/coarse.ampc\"\n"
    "                (*s)[me] = sum[amp_thread_0];\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "                int me = amp_thread_0;\n"
    "#line 66 \"tests/emit/coarse.ampc\"\n"
    "                sum[amp_thread_0] += (*s)[64 - 1 - me];\n"
    "            }\n"
    "#line 63 \"tests/emit/coarse.ampc\"\n"
    "            i_3++;\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "\n"
    "        to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = sum[amp_thread_0];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void spread_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_from,\n"
    "    __global const int *AMP_RESTRICT amp_data_rounds,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_spread_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        spread_kernel_1_tile(amp_data_from, amp_data_rounds, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
};

static const unsigned amprt_sum_up_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_sum_up_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10};
static const struct amprt_argument amprt_sum_up_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "sums", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_sum_up_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "sum_up_kernel_1",
        .file = "tests/emit/coarse.ampc",
        .line = 10,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 56,
        .spmd = {"sum_up_kernel_1", amprt_sum_up_kernel_1_spmd, 8},
        .serial = {"sum_up_kernel_1_serial", amprt_sum_up_kernel_1_serial, 10},
        .chain_memory = 8192,
        .serial_tiles = 16,
        .serial_few = 1,
        .arguments = amprt_sum_up_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_count_kernel_1_spmd[] = {0, 2, 3, 4, 5, 11, 12, 13};
static const unsigned amprt_count_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 9, 11, 12, 14, 15, 16, 17};
static const struct amprt_argument amprt_count_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "tiles", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "found", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_count_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "count_kernel_1",
        .file = "tests/emit/coarse.ampc",
        .line = 32,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 68,
        .block_size = 56,
        .spmd = {"count_kernel_1", amprt_count_kernel_1_spmd, 8},
        .serial = {"count_kernel_1_serial", amprt_count_kernel_1_serial, 13},
        .chain_memory = 1152,
        .serial_tiles = 16,
        .serial_few = 1,
        .arguments = amprt_count_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}

static const unsigned amprt_spread_kernel_1_spmd[] = {0, 2, 3, 4, 5, 12, 18, 19};
static const unsigned amprt_spread_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 9, 12, 18, 20};
static const struct amprt_argument amprt_spread_kernel_1_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "rounds", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 56, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_spread_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "spread_kernel_1",
        .file = "tests/emit/coarse.ampc",
        .line = 57,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 72,
        .spmd = {"spread_kernel_1", amprt_spread_kernel_1_spmd, 8},
        .serial = {"spread_kernel_1_serial", amprt_spread_kernel_1_serial, 10},
        .chain_memory = 256,
        .serial_tiles = 64,
        .arguments = amprt_spread_kernel_1_arguments,
        .argument_count = 4,
    };
    return &kernel;
}
