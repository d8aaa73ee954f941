/* Made by ampcc from groups.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_multiply_kernel_1(void);
#line 1 "tests/emit/groups.ampc"
// A row of a sparse matrix for each group of threads of a tile: on a CPU the tile has a
// row of threads for each group, which share out the loop.
#include <amp.h>

enum { T = 256, WIDE = 32 };

void multiply(int rows, const int *first, const int *columns, const float *values,
              const float *x, float *y)
{
    array_view(const int, 1) f AMPRT_OWNER = amp_view(first, rows + 1);
    array_view(const int, 1) c AMPRT_OWNER = amp_view(columns, first[rows]);
    array_view(const float, 1) v AMPRT_OWNER = amp_view(values, first[rows]);
    array_view(const float, 1) in AMPRT_OWNER = amp_view(x, rows);
    array_view(float, 1) out AMPRT_OWNER = amp_view(y, rows);
    amprt_launch_tiled_1(amprt_multiply_kernel_1(), NULL, tile(extent(rows * WIDE), T), (const void *const[]){&f, &v, &in, &c, &out}
#line 31 "tests/emit/groups.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_multiply_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 f;\n"
    "    amp_shape_1 v;\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 c;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_multiply_kernel_1;\n"
    "typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 96 \? 1 : -1];\n"
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
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 8 */
    "#line 15 \"tests/emit/groups.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void multiply_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_f,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global const int *AMP_RESTRICT amp_data_c,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 f = {AMP_DATA(__global int *, amp_data_f, AMP_SHAPE(0, f)), AMP_SHAPE(0, f).extent0};\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const view_int_1 c = {AMP_DATA(__global int *, amp_data_c, AMP_SHAPE(3, c)), AMP_SHAPE(3, c).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), AMP_SHAPE(4, out).extent0};\n"
    "    __local float s[256] __attribute__((aligned(16)));\n"
    "#line 15 \"tests/emit/groups.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        int lane = me % 32; int row = ((int)get_group_id(0) * 256 + (int)get_local_id(0)) / 32;\n"
    "        float sum = 0;\n"
    "        for (int j = f.data[row] + lane; j < f.data[row + 1]; j += 32)\n"
    "            sum += v.data[j] * in.data[c.data[j]];\n"
    "        s[me] = sum;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 32 / 2; d > 0; d /= 2) {\n"
    "            if (lane < d)\n"
    "                s[me] += s[me + d];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (lane == 0)\n"
    "            out.data[row] = s[me];\n"
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
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 11 */
    "#line 15 \"tests/emit/groups.ampc\"\n"
    "AMP_FUNCTION void multiply_kernel_1_tile(\n"
    "    __global const int *amp_data_f,\n"
    "    __global const float *amp_data_v,\n"
    "    __global const float *amp_data_in,\n"
    "    __global const int *amp_data_c,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 f = {AMP_DATA(__global int *, amp_data_f, AMP_SHAPE(0, f)), AMP_SHAPE(0, f).extent0};\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};\n"
    "    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};\n"
    "    const view_int_1 c = {AMP_DATA(__global int *, amp_data_c, AMP_SHAPE(3, c)), AMP_SHAPE(3, c).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), AMP_SHAPE(4, out).extent0};\n"
    "    __local float (*const s)[256] = (__local float (*)[256])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        float sum_2[32];\n"
    "        int row_2 = amp_thread_0 + (int)amp_place.item[0] * 8;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 32; amp_thread_1++) {\n"
    "#line 17 \"tests/emit/groups.ampc\"\n"
    "            \n"
    "            \n"
    "            sum_2[amp_thread_1] = 0;\n"
    "        }  {\n"
    "            int amp_first_j_2 = f.data[row_2] + (int)(amp_thread_1);\n"
    "            for (; (long)f.data[row_2 + 1] - amp_first_j_2 >= 32; amp_first_j_2 += 32) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 32; amp_thread_1++) {\n"
    "                    int j_2 = amp_first_j_2 + amp_thread_1;\n"
    "#line 21 \"tests/emit/groups.ampc\"\n"
    "                    sum_2[amp_thread_1] += v.data[j_2] * in.data[c.data[j_2]];\n"
    "                }\n"
    "            }\n"
    "            for (; amp_first_j_2 < f.data[row_2 + 1]; amp_first_j_2 += 32) {\n"
    "                const int amp_to_1 = (int)clamp((long)f.data[row_2 + 1] - amp_first_j_2, (long)0, (long)32);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int j_2 = amp_first_j_2 + amp_thread_1;\n"
    "#line 21 \"tests/emit/groups.ampc\"\n"
    "                    sum_2[amp_thread_1] += v.data[j_2] * in.data[c.data[j_2]];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 32; amp_thread_1++) {\n"
    "            int me_2 = amp_thread_0 * 32 + amp_thread_1;\n"
    "#line 22 \"tests/emit/groups.ampc\"\n"
    "            (*s)[me_2] = sum_2[amp_thread_1];\n"
    "        }\n"
    "    } for (int d_2 = 32 / 2; d_2 > 0; d_2 /= 2) {\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {  {\n"
    "                const int amp_to_2 = (int)clamp((long)d_2 - (int)(amp_thread_1), (long)0, (long)32);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                    int me_2 = amp_thread_0 * 32 + amp_thread_1;\n"
    "#line 26 \"tests/emit/groups.ampc\"\n"
    "                    (*s)[me_2] += (*s)[(long)me_2 + d_2];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {\n"
    "        int row_2 = amp_thread_0 + (int)amp_place.item[0] * 8;\n"
    "#line 29 \"tests/emit/groups.ampc\"\n"
    "        {\n"
    "            const int amp_from_3 = (int)clamp((long)0 - (int)(amp_thread_1), (long)0, (long)32);\n"
    "            const int amp_to_3 = (int)clamp((long)0 - (int)(amp_thread_1) + 1, (long)0, (long)32);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                int me_2 = amp_thread_0 * 32 + amp_thread_1;\n"
    "#line 30 \"tests/emit/groups.ampc\"\n"
    "                out.data[row_2] = (*s)[me_2];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_f,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global const int *AMP_RESTRICT amp_data_c,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 256;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        multiply_kernel_1_tile(amp_data_f, amp_data_v, amp_data_in, amp_data_c, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
};

static const unsigned amprt_multiply_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_multiply_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11};
static const struct amprt_argument amprt_multiply_kernel_1_arguments[] = {
    {.name = "f", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "c", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 80, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_multiply_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_kernel_1",
        .file = "tests/emit/groups.ampc",
        .line = 15,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {256, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 1024,
        .block_size = 96,
        .spmd = {"multiply_kernel_1", amprt_multiply_kernel_1_spmd, 9},
        .serial = {"multiply_kernel_1_serial", amprt_multiply_kernel_1_serial, 11},
        .chain_memory = 1024,
        .serial_tiles = 64,
        .arguments = amprt_multiply_kernel_1_arguments,
        .argument_count = 5,
    };
    return &kernel;
}
