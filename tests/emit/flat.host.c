/* Made by ampcc from flat.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_blur_kernel_1(void);
static struct amprt_kernel *amprt_channels_kernel_1(void);
#line 1 "tests/emit/flat.ampc"
/* A halo that threads share out by a number for each element comes in rows. */
#include <amp.h>

enum { TILE = 16, WIDE = TILE + 2 };

void blur(array_view(const float, 2) from, array_view(float, 2) to)
{
    amprt_launch_tiled_2(amprt_blur_kernel_1(), NULL, tile(amp_extent_2(to), TILE, TILE),
        (const void *const[]){&from, &to}
#line 18 "tests/emit/flat.ampc"
);
}

/* The tile is one plane. */
void channels(array_view(const float, 3) from, array_view(float, 3) to)
{
    amprt_launch_tiled_3(amprt_channels_kernel_1(), NULL, tile(amp_extent_3(to), 1, TILE, TILE),
        (const void *const[]){&from, &to}
#line 34 "tests/emit/flat.ampc"
);
}

#line 1 "ampcc"
#undef name
#undef file
#undef line
#undef parts
#undef rank
#undef tile
#undef needs
#undef tile_memory
#undef block_size
#undef spmd
#undef serial
#undef several
#undef always_serial
#undef serial_rows
#undef serial_tiles
#undef several_tiles
#undef several_memory
#undef arguments
#undef argument_count
#undef bounds
#undef bound_count
#undef value
#undef view
#undef dimension
#undef number
#undef failures
#undef outside
#undef kind
#undef offset
#undef size
#undef access
#undef element
#undef private_memory
#undef kernel

static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_blur_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 from;\n"
    "    amp_shape_2 to;\n"
    "} amp_block_of_blur_kernel_1;\n"
    "typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 64 \? 1 : -1];\n"
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
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 5 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 6 */
    "#line 8 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void blur_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float s[18][18] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        for (int i = y * 16 + x; i < 18 * 18; i += 16 * 16)\n"
    "            s[i / 18][i % 18] = 0.5f * from.data[(((int)get_group_id(1) * 16) + i / 18) * from.stride0 + (((int)get_group_id(0) * 16) + i % 18)];\n"
    "\n"
    "\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[y][x] + s[y][x + 1] + s[y][x + 2];\n"
    "    }\n"
    "}\n",
    /* 7 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 8 */
    "#line 8 \"tests/emit/flat.ampc\"\n"
    "__kernel __attribute__((reqd_work_group_size(1, 1, 1)))\n"
    "void blur_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float s[18][18] __attribute__((aligned(16)));\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "#line 12 \"tests/emit/flat.ampc\"\n"
    "        for (int row = amp_thread_0; row < 18; row += 16) { \n"
    "            #pragma unroll\n"
    "            for (int amp_first_column = amp_thread_1; amp_first_column < 18; amp_first_column += 16) {\n"
    "                const int amp_to_1 = (int)clamp((long)18 - amp_first_column, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int column = amp_first_column + amp_thread_1;\n"
    "#line 13 \"tests/emit/flat.ampc\"\n"
    "                    s[row][column] = 0.5f * from.data[((long)((int)get_group_id(1) * 16) + row) * from.stride0 + ((long)((int)get_group_id(0) * 16) + column)];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int x = amp_thread_1;\n"
    "#line 17 \"tests/emit/flat.ampc\"\n"
    "            to.data[(long)((int)get_group_id(1) * 16 + amp_thread_0) * to.stride0 + ((int)get_group_id(0) * 16 + amp_thread_1)] = s[y][amp_zero + (long)x] + s[y][amp_zero + (long)x + 1] + s[y][amp_zero + (long)x + 2];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 9 */
    "#line 8 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void blur_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_blur_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};\n"
    "    const view_float_2 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};\n"
    "    __local float s[4][18][18] __attribute__((aligned(16)));\n"
    "#line 9 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        for (int i = y * 16 + x; i < 18 * 18; i += 16 * 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/flat.ampc\"\n"
    "                s[amp_n][i / 18][i % 18] = 0.5f * from.data[(((int)get_group_id(1) * 4 + amp_n) * 16 + i / 18) * from.stride0 + (((int)get_group_id(0) * 16) + i % 18)];\n"
    "\n"
    "            } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 17 \"tests/emit/flat.ampc\"\n"
    "            to.data[(((int)get_group_id(1) * 4 + amp_n) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][y][x] + s[amp_n][y][x + 1] + s[amp_n][y][x + 2]; }\n"
    "    }\n"
    "}\n",
    /* 10 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 11 */
    "typedef struct amp_block_of_channels_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 from;\n"
    "    amp_shape_3 to;\n"
    "} amp_block_of_channels_kernel_1;\n"
    "typedef char amp_size_of_channels_kernel_1[sizeof(amp_block_of_channels_kernel_1) == 96 \? 1 : -1];\n"
    "\n",
    /* 12 */
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 13 */
    "#line 24 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void channels_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_channels_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
    "    __local float s[18][18] __attribute__((aligned(16)));\n"
    "#line 25 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;\n"
    "        for (int i = me; i < 18 * 18; i += 16 * 16)\n"
    "            s[i / 18][i % 18] = from.data[(int)get_group_id(2) * from.stride0 + (((int)get_group_id(1) * 16) + i / 18) * from.stride1 + (((int)get_group_id(0) * 16) + i % 18)];\n"
    "\n"
    "\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        to.data[((int)get_group_id(2) * 1 + (int)get_local_id(2)) * to.stride0 + ((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride1 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[y][x + 1] + s[y + 2][x + 1];\n"
    "    }\n"
    "}\n",
    /* 14 */
    "#line 24 \"tests/emit/flat.ampc\"\n"
    "__kernel __attribute__((reqd_work_group_size(1, 1, 1)))\n"
    "void channels_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_channels_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
    "    __local float s[18][18] __attribute__((aligned(16)));\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0, amp_thread_2 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "#line 28 \"tests/emit/flat.ampc\"\n"
    "            for (int row = amp_thread_1; row < 18; row += 16) { \n"
    "                #pragma unroll\n"
    "                for (int amp_first_column = amp_thread_2; amp_first_column < 18; amp_first_column += 16) {\n"
    "                    const int amp_to_1 = (int)clamp((long)18 - amp_first_column, (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_2 = 0; amp_thread_2 < amp_to_1; amp_thread_2++) {\n"
    "                        int column = amp_first_column + amp_thread_2;\n"
    "#line 29 \"tests/emit/flat.ampc\"\n"
    "                        s[row][column] = from.data[(long)(int)get_group_id(2) * from.stride0 + ((long)((int)get_group_id(1) * 16) + row) * from.stride1 + ((long)((int)get_group_id(0) * 16) + column)];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int y = amp_thread_1;\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_2 = 0; amp_thread_2 < 16; amp_thread_2++) {\n"
    "                int x = amp_thread_2;\n"
    "#line 33 \"tests/emit/flat.ampc\"\n"
    "                to.data[(long)((int)get_group_id(2) * 1 + amp_thread_0) * to.stride0 + (long)((int)get_group_id(1) * 16 + amp_thread_1) * to.stride1 + ((int)get_group_id(0) * 16 + amp_thread_2)] = s[y][(long)x + 1] + s[y + 2][(long)x + 1];\n"
    "            }\n"
    "        }\n"
    "}\n",
    /* 15 */
    "#line 24 \"tests/emit/flat.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void channels_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_channels_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_3 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};\n"
    "    const view_float_3 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};\n"
    "    __local float s[4][18][18] __attribute__((aligned(16)));\n"
    "#line 25 \"tests/emit/flat.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;\n"
    "        for (int i = me; i < 18 * 18; i += 16 * 16) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 29 \"tests/emit/flat.ampc\"\n"
    "                s[amp_n][i / 18][i % 18] = from.data[((int)get_group_id(2) * 4 + amp_n) * from.stride0 + (((int)get_group_id(1) * 16) + i / 18) * from.stride1 + (((int)get_group_id(0) * 16) + i % 18)];\n"
    "\n"
    "            } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 33 \"tests/emit/flat.ampc\"\n"
    "            to.data[(((int)get_group_id(2) * 4 + amp_n) * 1 + (int)get_local_id(2)) * to.stride0 + ((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride1 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][y][x + 1] + s[amp_n][y + 2][x + 1]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_blur_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6};
static const unsigned amprt_blur_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 7, 8};
static const unsigned amprt_blur_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 7, 9};
static const struct amprt_argument amprt_blur_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_blur_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "blur_kernel_1",
        .file = "tests/emit/flat.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = 0,
        .tile_memory = 1296,
        .block_size = 64,
        .spmd = {"blur_kernel_1", amprt_blur_kernel_1_spmd, 7},
        .serial = {"blur_kernel_1_serial", amprt_blur_kernel_1_serial, 8},
        .several = {"blur_kernel_1_several", amprt_blur_kernel_1_several, 8},
        .several_tiles = 4,
        .several_memory = 5184,
        .arguments = amprt_blur_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_channels_kernel_1_spmd[] = {2, 3, 4, 10, 11, 12, 13};
static const unsigned amprt_channels_kernel_1_serial[] = {2, 3, 4, 7, 10, 11, 12, 14};
static const unsigned amprt_channels_kernel_1_several[] = {2, 3, 4, 7, 10, 11, 12, 15};
static const struct amprt_argument amprt_channels_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 56, .rank = 3,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_channels_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "channels_kernel_1",
        .file = "tests/emit/flat.ampc",
        .line = 24,
        .parts = amprt_parts,
        .rank = 3,
        .tile = {1, 16, 16},
        .needs = 0,
        .tile_memory = 1296,
        .block_size = 96,
        .spmd = {"channels_kernel_1", amprt_channels_kernel_1_spmd, 7},
        .serial = {"channels_kernel_1_serial", amprt_channels_kernel_1_serial, 8},
        .several = {"channels_kernel_1_several", amprt_channels_kernel_1_several, 8},
        .several_tiles = 4,
        .several_memory = 5184,
        .arguments = amprt_channels_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
