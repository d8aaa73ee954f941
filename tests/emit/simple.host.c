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
static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 2 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 3 */
    "#line 14 \"tests/emit/simple.ampc\"\n"
    "typedef struct amp_block_of_fill_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 line;\n"
    "} amp_block_of_fill_kernel_1;\n"
    "typedef char amp_size_of_fill_kernel_1[sizeof(amp_block_of_fill_kernel_1) == 32 \? 1 : -1];\n"
    "\n"
    "__kernel\n"
    "void fill_kernel_1(\n"
    "    __global int *amp_data_line,\n"
    "    const amp_block_of_fill_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 line = {amp_data_line + amp_block.line.offset, amp_block.line.extent0};\n"
    "    if ((int)get_global_id(0) >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "    int i = (int)get_global_id(0);\n"
    "#line 14 \"tests/emit/simple.ampc\"\n"
    "    {\n"
    "        line.data[i] = i * i;\n"
    "    }\n"
    "}\n",
    /* 4 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 5 */
    "#line 4 \"tests/emit/simple.ampc\"\n"
    "struct Cell {\n"
    "    int value;\n"
    "    short weight[2];\n"
    "};\n"
    "typedef char amp_layout_of_Cell[sizeof(struct Cell) == 8 \? 1 : -1];\n",
    /* 6 */
    "typedef struct view_struct_Cell_3 {\n"
    "    __global struct Cell *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_struct_Cell_3;\n",
    /* 7 */
    "#line 17 \"tests/emit/simple.ampc\"\n"
    "typedef struct amp_block_of_fill_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    int n;\n"
    "    amp_shape_3 cube;\n"
    "    amp_shape_1 line;\n"
    "} amp_block_of_fill_kernel_2;\n"
    "typedef char amp_size_of_fill_kernel_2[sizeof(amp_block_of_fill_kernel_2) == 80 \? 1 : -1];\n"
    "\n"
    "__kernel\n"
    "void fill_kernel_2(\n"
    "    __global struct Cell *amp_data_cube,\n"
    "    __global const int *amp_data_line,\n"
    "    const amp_block_of_fill_kernel_2 amp_block)\n"
    "{\n"
    "    const int n = amp_block.n;\n"
    "    const view_struct_Cell_3 cube = {amp_data_cube + amp_block.cube.offset, (amp_offset)amp_block.cube.stride0, (amp_offset)amp_block.cube.stride1, amp_block.cube.extent0, amp_block.cube.extent1, amp_block.cube.extent2};\n"
    "    const view_int_1 line = {(__global int *)amp_data_line + amp_block.line.offset, amp_block.line.extent0};\n"
    "    if ((int)get_global_id(1) >= amp_block.amp_domain[0]\n"
    "        || (int)get_global_id(0) >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "    int2 at = (int2)((int)get_global_id(1), (int)get_global_id(0));\n"
    "#line 17 \"tests/emit/simple.ampc\"\n"
    "    {\n"
    "        for (int k = 0; k < n; k++)\n"
    "            cube.data[at.x * cube.stride0 + at.y * cube.stride1 + k].weight[k % 2] += (short)line.data[at.y];\n"
    "    }\n"
    "}\n",
    /* 8 */
    "#line 21 \"tests/emit/simple.ampc\"\n"
    "typedef struct amp_block_of_fill_kernel_3 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 cube;\n"
    "} amp_block_of_fill_kernel_3;\n"
    "typedef char amp_size_of_fill_kernel_3[sizeof(amp_block_of_fill_kernel_3) == 56 \? 1 : -1];\n"
    "\n"
    "__kernel\n"
    "void fill_kernel_3(\n"
    "    __global struct Cell *amp_data_cube,\n"
    "    const amp_block_of_fill_kernel_3 amp_block)\n"
    "{\n"
    "    const view_struct_Cell_3 cube = {amp_data_cube + amp_block.cube.offset, (amp_offset)amp_block.cube.stride0, (amp_offset)amp_block.cube.stride1, amp_block.cube.extent0, amp_block.cube.extent1, amp_block.cube.extent2};\n"
    "    if ((int)get_global_id(2) >= amp_block.amp_domain[0]\n"
    "        || (int)get_global_id(1) >= amp_block.amp_domain[1]\n"
    "        || (int)get_global_id(0) >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "    int3 at = (int3)((int)get_global_id(2), (int)get_global_id(1), (int)get_global_id(0));\n"
    "#line 21 \"tests/emit/simple.ampc\"\n"
    "    {\n"
    "        cube.data[at.x * cube.stride0 + at.y * cube.stride1 + at.z].value = at.x + at.y * at.z;\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_fill_kernel_1_parts[] = {0, 1, 2, 3};
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
        .part_list = amprt_fill_kernel_1_parts,
        .part_count = 4,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = 0,
        .tile_memory = 0,
        .block_size = 32,
        .arguments = amprt_fill_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_fill_kernel_2_parts[] = {0, 1, 2, 4, 5, 6, 7};
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
        .part_list = amprt_fill_kernel_2_parts,
        .part_count = 7,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = 0,
        .tile_memory = 0,
        .block_size = 80,
        .arguments = amprt_fill_kernel_2_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_fill_kernel_3_parts[] = {1, 4, 5, 6, 8};
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
        .part_list = amprt_fill_kernel_3_parts,
        .part_count = 5,
        .rank = 3,
        .tile = {0, 0, 0},
        .needs = 0,
        .tile_memory = 0,
        .block_size = 56,
        .arguments = amprt_fill_kernel_3_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

_Static_assert(sizeof(struct Cell) == 8, "as on the device");
_Static_assert(offsetof(struct Cell, value) == 0, "as on the device");
_Static_assert(offsetof(struct Cell, weight) == 4, "as on the device");
