/* Made by ampcc from conditionals.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_run_kernel_1(void);
#line 1 "tests/emit/conditionals.ampc"
/* Kernels and functions that begin within an #if and end behind it. */
#include <amp.h>

#ifdef WIDE
static int scaled(int i, int by) restrict(amp)
{
#else // 'not' "paired
# define by 3

#endif
#line 13 "tests/emit/conditionals.ampc"


void run(int *p, int n)
{
    array_view(int, 1) v AMPRT_OWNER = amp_view(p, n);
#if defined(WIDE) \
    && 1
    parallel_for_each(tile(extent(n), 64), ^(tiled_index(64) t) restrict(amp) {
#elif !defined(SMALL) /* the
    usual one */
    amprt_launch_tiled_1(amprt_run_kernel_1(), NULL, tile(extent(n), 32), (const void *const[]){&v}
#else
#endif
#ifdef WIDE
#else
#line 32 "tests/emit/conditionals.ampc"
);
#endif
#ifdef WIDE
    });
#endif
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_run_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "} amp_block_of_run_kernel_1;\n"
    "typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 32 \? 1 : -1];\n"
    "\n",
    /* 2 */
    "#ifdef AMP_SHAPES\n"
    "#define AMP_SHAPE(n, view) AMP_SHAPE_##n\n"
    "#else\n"
    "#define AMP_SHAPE(n, view) amp_block.view\n"
    "#endif\n",
    /* 3 */
    "#ifdef AMP_START\n"
    "#define AMP_DATA(type, data, shape) ((type)data)\n"
    "#else\n"
    "#define AMP_DATA(type, data, shape) \\\n"
    "    ((type)((__global char *)data + shape.offset))\n"
    "#endif\n",
    /* 4 */
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 5 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 6 */
    "#line 9 \"tests/emit/conditionals.ampc\"\n"
    "static int scaled(int i)\n"
    "{\n"
    "\n"
    "    return i * 3;\n"
    "}\n",
    /* 7 */
    "#line 23 \"tests/emit/conditionals.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void run_kernel_1(\n"
    "    __global int *amp_data_v,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "#line 23 \"tests/emit/conditionals.ampc\"\n"
    "    {\n"
    "#line 27 \"tests/emit/conditionals.ampc\"\n"
    "        int i = ((int)get_group_id(0) * 32 + (int)get_local_id(0));\n"
    "#line 31 \"tests/emit/conditionals.ampc\"\n"
    "        v.data[i] = scaled(i);\n"
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
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
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
    "#line 23 \"tests/emit/conditionals.ampc\"\n"
    "AMP_KERNEL void run_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_run_kernel_1 amp_block AMP_PLACE)\n"
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
    "            int t = amp_thread_0;\n"
    "            int i = t;\n"
    "#line 27 \"tests/emit/conditionals.ampc\"\n"
    "            \n"
    "#line 31 \"tests/emit/conditionals.ampc\"\n"
    "            v.data[i] = i * 3;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "#line 23 \"tests/emit/conditionals.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(32, 1, 1)))\n"
    "void run_kernel_1_several(\n"
    "    __global int *amp_data_v,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 32 - 1;\n"
    "#endif\n"
    "#line 23 \"tests/emit/conditionals.ampc\"\n"
    "    {\n"
    "#line 27 \"tests/emit/conditionals.ampc\"\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 27 \"tests/emit/conditionals.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; int i = at * 32 + (int)get_local_id(0);\n"
    "#line 31 \"tests/emit/conditionals.ampc\"\n"
    "            v.data[i] = scaled(i);\n"
    "#line 27 \"tests/emit/conditionals.ampc\"\n"
    "        }\n"
    "#line 32 \"tests/emit/conditionals.ampc\"\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_run_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_run_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12};
static const unsigned amprt_run_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 11, 13};
static const struct amprt_argument amprt_run_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_1",
        .file = "tests/emit/conditionals.ampc",
        .line = 23,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {32, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 0,
        .block_size = 32,
        .spmd = {"run_kernel_1", amprt_run_kernel_1_spmd, 8},
        .serial = {"run_kernel_1_serial", amprt_run_kernel_1_serial, 11},
        .several = {"run_kernel_1_several", amprt_run_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 0,
        .arguments = amprt_run_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}
