/* Made by ampcc from simple.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_fill_kernel_1(void);
static struct amprt_kernel *amprt_fill_kernel_2(void);
static struct amprt_kernel *amprt_fill_kernel_3(void);
#line 1 "tests/emit/simple.ampc"
/* The simple model in 1, 2 and 3 dimensions; a struct element. */
#include <amp.h>

struct Cell {
    int value;
    short weight[2];
};

void fill(int *p, struct Cell *cells, int n)
{
    array_view(int, 1) line AMPRT_OWNER = amp_view(p, n);
    array_view(struct Cell, 3) cube AMPRT_OWNER = amp_view(cells, n, n, n);

    amprt_launch_1(amprt_fill_kernel_1(), NULL, amp_extent_1(line), (const void *const[]){&line}
#line 16 "tests/emit/simple.ampc"
);
    amprt_launch_2(amprt_fill_kernel_2(), NULL, extent(n, n), (const void *const[]){&n, &cube, &line}
#line 20 "tests/emit/simple.ampc"
);
    amprt_launch_3(amprt_fill_kernel_3(), NULL, amp_extent_3(cube), (const void *const[]){&cube}
#line 23 "tests/emit/simple.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_fill_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 line;\n"
    "} amp_block_of_fill_kernel_1;\n"
    "typedef char amp_size_of_fill_kernel_1[sizeof(amp_block_of_fill_kernel_1) == 32 \? 1 : -1];\n"
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
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 14 \"tests/emit/simple.ampc\"\n"
    "__kernel\n"
    "void fill_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_line,\n"
    "    const amp_block_of_fill_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(0, line)), AMP_SHAPE(0, line).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 14 \"tests/emit/simple.ampc\"\n"
    "    {\n"
    "        line.data[i] = i * i;\n"
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
    "#line 14 \"tests/emit/simple.ampc\"\n"
    "AMP_KERNEL void fill_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_line,\n"
    "    const amp_block_of_fill_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(0, line)), AMP_SHAPE(0, line).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 15 \"tests/emit/simple.ampc\"\n"
    "            line.data[i] = i * i;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "#line 14 \"tests/emit/simple.ampc\"\n"
    "static void fill_kernel_1_element(\n"
    "    const view_int_1 line,\n"
    "    int i)\n"
    "#line 14 \"tests/emit/simple.ampc\"\n"
    "{\n"
    "    line.data[i] = i * i;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void fill_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_line,\n"
    "    const amp_block_of_fill_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(0, line)), AMP_SHAPE(0, line).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            fill_kernel_1_element(line, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        fill_kernel_1_element(line, amp_first + amp_n * 256);\n"
    "}\n",
    /* 14 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 15 */
    "typedef struct amp_block_of_fill_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_3 cube;\n"
    "    amp_shape_1 line;\n"
    "} amp_block_of_fill_kernel_2;\n"
    "typedef char amp_size_of_fill_kernel_2[sizeof(amp_block_of_fill_kernel_2) == 80 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "#line 4 \"tests/emit/simple.ampc\"\n"
    "struct Cell {\n"
    "    int value;\n"
    "    short weight[2];\n"
    "};\n"
    "typedef char amp_layout_of_Cell[sizeof(struct Cell) == 8 \? 1 : -1];\n",
    /* 17 */
    "typedef struct view_struct_Cell_3 {\n"
    "    __global struct Cell *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_struct_Cell_3;\n",
    /* 18 */
    "#line 17 \"tests/emit/simple.ampc\"\n"
    "__kernel\n"
    "void fill_kernel_2(\n"
    "    __global struct Cell *AMP_RESTRICT amp_data_cube,\n"
    "    __global const int *AMP_RESTRICT amp_data_line,\n"
    "    const amp_block_of_fill_kernel_2 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_struct_Cell_3 cube = {AMP_DATA(__global struct Cell *, amp_data_cube, AMP_SHAPE(1, cube)), (amp_offset)AMP_SHAPE(1, cube).stride0, (amp_offset)AMP_SHAPE(1, cube).stride1, AMP_SHAPE(1, cube).extent0, AMP_SHAPE(1, cube).extent1, AMP_SHAPE(1, cube).extent2};\n"
    "    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(2, line)), AMP_SHAPE(2, line).extent0};\n"
    "    int2 at = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 17 \"tests/emit/simple.ampc\"\n"
    "    {\n"
    "        for (int k = 0; k < n; k++)\n"
    "            cube.data[at.x * cube.stride0 + at.y * cube.stride1 + k].weight[k % 2] += (short)line.data[at.y];\n"
    "    }\n"
    "}\n",
    /* 19 */
    "#line 17 \"tests/emit/simple.ampc\"\n"
    "AMP_KERNEL void fill_kernel_2_serial(\n"
    "    __global struct Cell *AMP_RESTRICT amp_data_cube,\n"
    "    __global const int *AMP_RESTRICT amp_data_line,\n"
    "    const amp_block_of_fill_kernel_2 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int n = amp_block.n;\n"
    "    const view_struct_Cell_3 cube = {AMP_DATA(__global struct Cell *, amp_data_cube, AMP_SHAPE(1, cube)), (amp_offset)AMP_SHAPE(1, cube).stride0, (amp_offset)AMP_SHAPE(1, cube).stride1, AMP_SHAPE(1, cube).extent0, AMP_SHAPE(1, cube).extent1, AMP_SHAPE(1, cube).extent2};\n"
    "    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(2, line)), AMP_SHAPE(2, line).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "#line 18 \"tests/emit/simple.ampc\"\n"
    "                for (int k = 0; k < n; k++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {\n"
    "                        int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 19 \"tests/emit/simple.ampc\"\n"
    "                        cube.data[at.x * cube.stride0 + at.y * cube.stride1 + k].weight[k % 2] += (short)line.data[at.y];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 18 \"tests/emit/simple.ampc\"\n"
    "            for (int k = 0; k < n; k++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "                    int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 19 \"tests/emit/simple.ampc\"\n"
    "                    cube.data[at.x * cube.stride0 + at.y * cube.stride1 + k].weight[k % 2] += (short)line.data[at.y];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 20 */
    "typedef struct amp_block_of_fill_kernel_3 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 cube;\n"
    "} amp_block_of_fill_kernel_3;\n"
    "typedef char amp_size_of_fill_kernel_3[sizeof(amp_block_of_fill_kernel_3) == 56 \? 1 : -1];\n"
    "\n",
    /* 21 */
    "#line 21 \"tests/emit/simple.ampc\"\n"
    "__kernel\n"
    "void fill_kernel_3(\n"
    "    __global struct Cell *AMP_RESTRICT amp_data_cube,\n"
    "    const amp_block_of_fill_kernel_3 amp_block)\n"
    "{\n"
    "    const view_struct_Cell_3 cube = {AMP_DATA(__global struct Cell *, amp_data_cube, AMP_SHAPE(0, cube)), (amp_offset)AMP_SHAPE(0, cube).stride0, (amp_offset)AMP_SHAPE(0, cube).stride1, AMP_SHAPE(0, cube).extent0, AMP_SHAPE(0, cube).extent1, AMP_SHAPE(0, cube).extent2};\n"
    "    int3 at = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1]\n"
    "        || at.z >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "#line 21 \"tests/emit/simple.ampc\"\n"
    "    {\n"
    "        cube.data[at.x * cube.stride0 + at.y * cube.stride1 + at.z].value = at.x + at.y * at.z;\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#line 21 \"tests/emit/simple.ampc\"\n"
    "AMP_KERNEL void fill_kernel_3_serial(\n"
    "    __global struct Cell *AMP_RESTRICT amp_data_cube,\n"
    "    const amp_block_of_fill_kernel_3 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_Cell_3 cube = {AMP_DATA(__global struct Cell *, amp_data_cube, AMP_SHAPE(0, cube)), (amp_offset)AMP_SHAPE(0, cube).stride0, (amp_offset)AMP_SHAPE(0, cube).stride1, AMP_SHAPE(0, cube).extent0, AMP_SHAPE(0, cube).extent1, AMP_SHAPE(0, cube).extent2};\n"
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
    "            #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "            for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {\n"
    "                int3 at = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "#line 22 \"tests/emit/simple.ampc\"\n"
    "                cube.data[(long)at.x * cube.stride0 + (long)at.y * cube.stride1 + at.z].value = at.x + at.y * at.z;\n"
    "            }\n"
    "        }\n"
    "}\n",
};

static const unsigned amprt_fill_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_fill_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_fill_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 13};
static const struct amprt_argument amprt_fill_kernel_1_arguments[] = {
    {.name = "line", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_fill_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "fill_kernel_1",
        .file = "tests/emit/simple.ampc",
        .line = 14,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 32,
        .spmd = {"fill_kernel_1", amprt_fill_kernel_1_spmd, 9},
        .serial = {"fill_kernel_1_serial", amprt_fill_kernel_1_serial, 11},
        .several = {"fill_kernel_1_several", amprt_fill_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_fill_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_fill_kernel_2_spmd[] = {0, 2, 3, 4, 5, 6, 7, 14, 15, 16, 17, 18};
static const unsigned amprt_fill_kernel_2_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 11, 14, 15, 16, 17, 19};
static const struct amprt_argument amprt_fill_kernel_2_arguments[] = {
    {.name = "n", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "cube", .kind = AMPRT_VIEW, .offset = 24, .rank = 3,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 8},
    {.name = "line", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_fill_kernel_2(void)
{
    static struct amprt_kernel kernel = {
        .name = "fill_kernel_2",
        .file = "tests/emit/simple.ampc",
        .line = 17,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_ACROSS | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"fill_kernel_2", amprt_fill_kernel_2_spmd, 12},
        .serial = {"fill_kernel_2_serial", amprt_fill_kernel_2_serial, 14},
        .arguments = amprt_fill_kernel_2_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_fill_kernel_3_spmd[] = {2, 3, 4, 5, 7, 14, 16, 17, 20, 21};
static const unsigned amprt_fill_kernel_3_serial[] = {2, 3, 4, 5, 9, 10, 14, 16, 17, 20, 22};
static const struct amprt_argument amprt_fill_kernel_3_arguments[] = {
    {.name = "cube", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_WRITE, .element = 8},
};
static struct amprt_kernel *amprt_fill_kernel_3(void)
{
    static struct amprt_kernel kernel = {
        .name = "fill_kernel_3",
        .file = "tests/emit/simple.ampc",
        .line = 21,
        .parts = amprt_parts,
        .rank = 3,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"fill_kernel_3", amprt_fill_kernel_3_spmd, 10},
        .serial = {"fill_kernel_3_serial", amprt_fill_kernel_3_serial, 11},
        .arguments = amprt_fill_kernel_3_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

_Static_assert(sizeof(struct Cell) == 8, "as on the device");
_Static_assert(offsetof(struct Cell, value) == 0, "as on the device");
_Static_assert(offsetof(struct Cell, weight) == 4, "as on the device");
