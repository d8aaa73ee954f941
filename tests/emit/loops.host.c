/* Made by ampcc from loops.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_others_kernel_1(void);
#line 1 "tests/emit/loops.ampc"
/* Loops on the host that hold views, surely or late, and those that do not. */
#include <amp.h>

struct point {
    float x, y;
};

float dot(array_view(const float, 1) v, array_view(const float, 1) w, int n)
{
    float sum = 0;
    AMPRT_HOLD(v, READ, 12, 0 < n) AMPRT_HOLD(w, READ, 12, 0 < n) for (int i = 0; i < n; i++)
        sum += AMPRT_HELD(v, i) * AMPRT_HELD(w, i);
    return sum;
}

void multiply(array_view(const float, 2) a, array_view(const float, 2) b,
              array_view(float, 2) c, int m, int n, int w)
{
    AMPRT_HOLD(a, READ, 23, 0 < m && 0 < n && 0 < w) AMPRT_HOLD(b, READ, 23, 0 < m && 0 < n && 0 < w) AMPRT_HOLD(c, WRITE, 24, 0 < m && 0 < n) for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            float sum = 0;
            for (int k = 0; k < w; k++)
                sum += AMPRT_HELD(a, i, k) * AMPRT_HELD(b, k, j);
            AMPRT_HELD(c, i, j) = sum;
        }
}

void stencil(array_view(const float, 2) in, array_view(float, 2) out,
             extent_2 e)
{
    AMPRT_HOLD(out, WRITE, 33, 1 < e[0] - 1 && 1 < e[1] - 1) AMPRT_HOLD(in, READ, 33, 1 < e[0] - 1 && 1 < e[1] - 1) for (int i = 1; i < e[0] - 1; i++)
        for (int j = 1; j < e[1] - 1; j++)
            AMPRT_HELD(out, i, j) = (AMPRT_HELD(in, i - 1, j) + AMPRT_HELD(in, i, j - 1) + AMPRT_HELD(in, i, j + 1)
                         + AMPRT_HELD(in, i + 1, j)) / 4;
    AMPRT_HOLD(out, WRITE, 37, 0 < e[0] && (0 < 4 || e[1] > e[1] - 4)) for (int i = 0; i < e[0]; i++) {
        for (int j = 0; j < 4; j++)
            AMPRT_HELD(out, i, j) = 0;
        for (int j = e[1]; j > e[1] - 4; j--)
            AMPRT_HELD(out, i, j - 1) = 0;
    }
}

int extents(array_view(int, 1) v, array_view(int, 2) grid, int n)
{
    int sum = 0;
    AMPRT_HOLD_EXTENT(1, v) AMPRT_HOLD(v, READ, 47, 0 < AMPRT_EXTENT(v)[0]) for (int i = 0; i < AMPRT_EXTENT(v)[0]; i++)
        sum += AMPRT_HELD(v, i);
    AMPRT_HOLD_EXTENT(2, grid) AMPRT_HOLD(grid, WRITE, 50, 0 < AMPRT_EXTENT(grid)[0] && (AMPRT_EXTENT(grid)[1] - 1) >= 0) for (int i = 0; i < AMPRT_EXTENT(grid)[0]; i++)
        for (int j = AMPRT_EXTENT(grid)[1] - 1; j >= 0; j--)
            AMPRT_HELD(grid, i, j) += sum;
    AMPRT_MAY_HOLD(v) { if (AMPRT_IS_HELD(v, READ)) { for (int i = 0; i < n && i < amp_extent_1(v)[0]; i++)
        sum -= AMPRT_HELD(v, i); }
#line 51 "tests/emit/loops.ampc"
    else for (int i = 0; i < n && i < amp_extent_1(v)[0]; i++)
        sum -= AMPRT_LATE_READ(v, i); }
    return sum;
}

int others(array_view(int, 1) v, array_view(struct point, 1) p, int n)
{
    int i;
    AMPRT_HOLD(p, READ, 60, 0 < n) AMPRT_MAY_HOLD(v) { if (AMPRT_IS_HELD(p, WRITE) && AMPRT_IS_HELD(v, READ)) { for (i = 0; i < n; i++) /* nothing is sure, nor called */
        if (AMPRT_HELD(p, i).x > 0)
            AMPRT_HELD(p, i).y = AMPRT_HELD(v, i) ? 1 : 0; }
#line 59 "tests/emit/loops.ampc"
    else for (i = 0; i < n; i++) /* nothing is sure, nor called */
        if (AMPRT_HELD(p, i).x > 0)
            AMPRT_LATE_WRITE(p, i).y = AMPRT_LATE_READ(v, i) ? 1 : 0; }
    for (i = n - 1; i >= 0; i--) { /* launches */
        AMPRT_WRITE(v, i)++;
        amprt_launch_1(amprt_others_kernel_1(), NULL, amp_extent_1(v), (const void *const[]){&v});
    }
    AMPRT_MAY_HOLD(v) { if (AMPRT_IS_HELD(v, READ)) { while (i < n && AMPRT_HELD(v, i) != 3)
        i++; }
#line 66 "tests/emit/loops.ampc"
    else while (i < n && AMPRT_LATE_READ(v, i) != 3)
        i++; }
    AMPRT_MAY_HOLD(v) for (int *q = (int *)&AMPRT_LATE_WRITE(v, 0), end = 3; *q < end; q++) {
        AMPRT_LATE_WRITE(v, 2)--;
        { if (AMPRT_IS_HELD(v, READ)) { for (;;)
            if (AMPRT_HELD(v, i++))
                break; }
#line 70 "tests/emit/loops.ampc"
        else for (;;)
            if (AMPRT_LATE_READ(v, i++))
                break; }
    }
#pragma GCC unroll 2
    for (i = 0; i < n; i++)
        AMPRT_WRITE(v, i) = i;
    return i;
}

struct layer {
    int n;
    array_view(float, 2) cells;
};

static float half(float x)
{
    return x / 2;
}

void parts(struct layer *p, array_view(float, 1) two[2], int n)
{
    AMPRT_HOLD_EXTENT_AS(p_cells, 2, p->cells) AMPRT_HOLD_AS(p_cells, p->cells, WRITE, 94, 0 < AMPRT_EXTENT(p_cells)[0] && 0 < p->n) for (int i = 0; i < AMPRT_EXTENT_AS(p_cells, p->cells)[0]; i++)
        for (int j = 0; j < p->n; j++)
            AMPRT_HELD_AS(p_cells, p->cells, i, j) = half(AMPRT_HELD_AS(p_cells, p->cells, i, j));
    AMPRT_HOLD_AS(two_0, two[0], READ, 96, 0 < n) for (int i = 0; i < n; i++)
        if (AMPRT_HELD_AS(two_0, two[0], i) > 0)
            AMPRT_WRITE(two[1], i) = 0;
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_others_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "} amp_block_of_others_kernel_1;\n"
    "typedef char amp_size_of_others_kernel_1[sizeof(amp_block_of_others_kernel_1) == 32 \? 1 : -1];\n"
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
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "__kernel\n"
    "void others_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    int j = amp_thread(0);\n"
    "    if (j >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "    { v.data[j]++; }\n"
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
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "AMP_KERNEL void others_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int j = amp_thread_0;\n"
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "            v.data[j]++;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "static void others_kernel_1_element(\n"
    "    const view_int_1 v,\n"
    "    int j)\n"
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "{ v.data[j]++; }\n"
    "\n"
    "static void others_kernel_1_elements(\n"
    "    const view_int_1 v,\n"
    "    int j)\n"
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "{ int late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "        late[amp_n] = v.data[j + amp_n * 256]; late[amp_n]++; } \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 64 \"tests/emit/loops.ampc\"\n"
    "        v.data[j + amp_n * 256] = late[amp_n]; } }\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void others_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            others_kernel_1_element(v, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    others_kernel_1_elements(v, amp_first);\n"
    "}\n",
};

static const unsigned amprt_others_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_others_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_others_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 11, 13};
static const struct amprt_argument amprt_others_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_others_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "others_kernel_1",
        .file = "tests/emit/loops.ampc",
        .line = 64,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 32,
        .spmd = {"others_kernel_1", amprt_others_kernel_1_spmd, 9},
        .serial = {"others_kernel_1_serial", amprt_others_kernel_1_serial, 11},
        .several = {"others_kernel_1_several", amprt_others_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_others_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}
