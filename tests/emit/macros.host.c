/* Made by ampcc from macros.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_run_kernel_1(void);
#line 1 "tests/emit/macros.ampc"
/* What comes from the user's macros, and a header with amp code. */
#include <amp.h>
# 1 "tests/emit/macros_header.h" 1
#ifndef MACROS_HEADER_H
#define MACROS_HEADER_H

#line 7 "tests/emit/macros_header.h"


static inline int first(array_view(const int, 2) v)
{
    return AMPRT_READ(v, 0, 0);
}

#endif
# 3 "tests/emit/macros.ampc" 2


#define AT(v, i) v[(i)]
#define LAUNCH(domain) parallel_for_each(domain,
#define KERNEL(i) ^(int i) restrict(amp)
#define CHECK(c) ((c) ? (void)0 : failed(#c, __LINE__))
#define LENGTH 8
#define FOR(i, n) for (int i = 0; i < (n); i++)

void failed(const char *what, int line);

void run(int *p, int n)
{
    array_view(int, 1) v AMPRT_OWNER = amp_view(p, n);
    amprt_launch_1(amprt_run_kernel_1(), NULL, amp_extent_1(v), (const void *const[]){&v}
#line 22 "tests/emit/macros.ampc"
);
    AMPRT_WRITE(v, (0)) = 1;
    ((AMPRT_READ(v, n - 1) > 0) ? (void)0 : failed("v[n - 1] > 0", 24));
    int pieces = LENGTH * amp_extent_1(v)[0]; // no edit falls into LENGTH
    p[0] = pieces;
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
    "#line 4 \"tests/emit/macros_header.h\"\n"
    "static int twice(int x)\n"
    "{\n"
    "    return 2 * x;\n"
    "}\n",
    /* 9 */
    "#line 17 \"tests/emit/macros.ampc\"\n"
    "__kernel\n"
    "void run_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_run_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 17 \"tests/emit/macros.ampc\"\n"
    "    {\n"
    "        int sum = 0;\n"
    "        for (int k = 0; k < i; k++)\n"
    "            sum += v.data[k] == twice(k);\n"
    "        v.data[i] = sum;\n"
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
    "#line 17 \"tests/emit/macros.ampc\"\n"
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
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 18 \"tests/emit/macros.ampc\"\n"
    "            int sum = 0;\n"
    "            for (int k = 0; k < i; k++)\n"
    "                sum += v.data[k] == 2 * k;\n"
    "            v.data[i] = sum;\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_run_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_run_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 10, 11, 12};
static const struct amprt_argument amprt_run_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_run_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "run_kernel_1",
        .file = "tests/emit/macros.ampc",
        .line = 17,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 32,
        .spmd = {"run_kernel_1", amprt_run_kernel_1_spmd, 10},
        .serial = {"run_kernel_1_serial", amprt_run_kernel_1_serial, 10},
        .arguments = amprt_run_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}
