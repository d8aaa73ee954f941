/* Made by ampcc from switches.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_compute_kernel_1(void);
static struct amprt_kernel *amprt_choose_kernel_1(void);
static struct amprt_kernel *amprt_go_on_kernel_1(void);
#line 1 "tests/emit/switches.ampc"
/* Switches of each thread's own are chains of ifs whose constants no compiler knows. */
#include <amp.h>

void compute(array_view(const int, 1) kinds, array_view(const float, 1) a,
             array_view(float, 1) out)
{
    amprt_launch_1(amprt_compute_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&kinds, &out, &a}
#line 18 "tests/emit/switches.ampc"
);
}

/* Not of one for all. */
void choose(array_view(float, 1) out, int kind)
{
    amprt_launch_1(amprt_choose_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&kind, &out}
#line 29 "tests/emit/switches.ampc"
);
}

/* Not so where a part goes on into the next one. */
void go_on(array_view(const int, 1) kinds, array_view(int, 1) out)
{
    amprt_launch_1(amprt_go_on_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&kinds, &out}
#line 42 "tests/emit/switches.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_compute_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 kinds;\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 a;\n"
    "} amp_block_of_compute_kernel_1;\n"
    "typedef char amp_size_of_compute_kernel_1[sizeof(amp_block_of_compute_kernel_1) == 64 \? 1 : -1];\n"
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
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 9 */
    "#line 7 \"tests/emit/switches.ampc\"\n"
    "__kernel\n"
    "void compute_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_kinds,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_compute_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(2, a)), AMP_SHAPE(2, a).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 7 \"tests/emit/switches.ampc\"\n"
    "    {\n"
    "        switch (kinds.data[i]) {\n"
    "            case 0:\n"
    "            out.data[i] = a.data[i] + 1;\n"
    "            break;\n"
    "            case 1: case 4:\n"
    "            out.data[i] = a.data[i] * 2;\n"
    "            break;\n"
    "            default:\n"
    "            out.data[i] = 0;\n"
    "        }\n"
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
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 13 */
    "#line 7 \"tests/emit/switches.ampc\"\n"
    "AMP_KERNEL void compute_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_kinds,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_compute_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(2, a)), AMP_SHAPE(2, a).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 8 \"tests/emit/switches.ampc\"\n"
    "            int value = kinds.data[i]; if (value == (0 + (int)amp_zero)) {\n"
    "\n"
    "                out.data[i] = a.data[i] + 1;\n"
    "#line 17 \"tests/emit/switches.ampc\"\n"
    "            } else if (value == (1 + (int)amp_zero) || value == (4 + (int)amp_zero)) {\n"
    "#line 13 \"tests/emit/switches.ampc\"\n"
    "                out.data[i] = a.data[i] * 2;\n"
    "#line 17 \"tests/emit/switches.ampc\"\n"
    "            } else {\n"
    "#line 16 \"tests/emit/switches.ampc\"\n"
    "                out.data[i] = 0;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "#line 7 \"tests/emit/switches.ampc\"\n"
    "static void compute_kernel_1_element(\n"
    "    const view_int_1 kinds,\n"
    "    const view_float_1 out,\n"
    "    const view_float_1 a,\n"
    "    int i)\n"
    "#line 7 \"tests/emit/switches.ampc\"\n"
    "{\n"
    "    switch (kinds.data[i]) {\n"
    "        case 0:\n"
    "        out.data[i] = a.data[i] + 1;\n"
    "        break;\n"
    "        case 1: case 4:\n"
    "        out.data[i] = a.data[i] * 2;\n"
    "        break;\n"
    "        default:\n"
    "        out.data[i] = 0;\n"
    "    }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void compute_kernel_1_several(\n"
    "    __global const int *AMP_RESTRICT amp_data_kinds,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_compute_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(2, a)), AMP_SHAPE(2, a).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            compute_kernel_1_element(kinds, out, a, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        compute_kernel_1_element(kinds, out, a, amp_first + amp_n * 256);\n"
    "}\n",
    /* 15 */
    "typedef struct amp_block_of_choose_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int kind;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_choose_kernel_1;\n"
    "typedef char amp_size_of_choose_kernel_1[sizeof(amp_block_of_choose_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "#line 24 \"tests/emit/switches.ampc\"\n"
    "__kernel\n"
    "void choose_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_choose_kernel_1 amp_block)\n"
    "{\n"
    "    const int kind = amp_block.kind;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 24 \"tests/emit/switches.ampc\"\n"
    "    {\n"
    "        switch (kind) {\n"
    "            case 0: out.data[i] = out.data[i] + 1; break;\n"
    "            case 1: out.data[i] = out.data[i] * 2; break;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 17 */
    "#line 24 \"tests/emit/switches.ampc\"\n"
    "AMP_KERNEL void choose_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_choose_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int kind = amp_block.kind;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "#line 25 \"tests/emit/switches.ampc\"\n"
    "        if (kind == 0) {\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 26 \"tests/emit/switches.ampc\"\n"
    "                out.data[i] = out.data[i] + 1;\n"
    "            }\n"
    "        } else {\n"
    "#line 25 \"tests/emit/switches.ampc\"\n"
    "            if (kind == 1) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 27 \"tests/emit/switches.ampc\"\n"
    "                    out.data[i] = out.data[i] * 2;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#line 24 \"tests/emit/switches.ampc\"\n"
    "static void choose_kernel_1_element(\n"
    "    const int kind,\n"
    "    const view_float_1 out,\n"
    "    int i)\n"
    "#line 24 \"tests/emit/switches.ampc\"\n"
    "{\n"
    "    switch (kind) {\n"
    "        case 0: out.data[i] = out.data[i] + 1; break;\n"
    "        case 1: out.data[i] = out.data[i] * 2; break;\n"
    "    }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void choose_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_choose_kernel_1 amp_block)\n"
    "{\n"
    "    const int kind = amp_block.kind;\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            choose_kernel_1_element(kind, out, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        choose_kernel_1_element(kind, out, amp_first + amp_n * 256);\n"
    "}\n",
    /* 19 */
    "typedef struct amp_block_of_go_on_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 kinds;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_go_on_kernel_1;\n"
    "typedef char amp_size_of_go_on_kernel_1[sizeof(amp_block_of_go_on_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 20 */
    "#line 35 \"tests/emit/switches.ampc\"\n"
    "__kernel\n"
    "void go_on_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_kinds,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_go_on_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 35 \"tests/emit/switches.ampc\"\n"
    "    {\n"
    "        int r = 0;\n"
    "        switch (kinds.data[i]) {\n"
    "            case 0: r += 1; ;\n"
    "            case 1: r += 2; break;\n"
    "        }\n"
    "        out.data[i] = r;\n"
    "    }\n"
    "}\n",
    /* 21 */
    "#line 35 \"tests/emit/switches.ampc\"\n"
    "AMP_KERNEL void go_on_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_kinds,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_go_on_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 36 \"tests/emit/switches.ampc\"\n"
    "            int r = 0;\n"
    "            switch (kinds.data[i]) {\n"
    "                case 0: r += 1; ;\n"
    "                case 1: r += 2; break;\n"
    "            }\n"
    "            out.data[i] = r;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#line 35 \"tests/emit/switches.ampc\"\n"
    "static void go_on_kernel_1_element(\n"
    "    const view_int_1 kinds,\n"
    "    const view_int_1 out,\n"
    "    int i)\n"
    "#line 35 \"tests/emit/switches.ampc\"\n"
    "{\n"
    "    int r = 0;\n"
    "    switch (kinds.data[i]) {\n"
    "        case 0: r += 1; ;\n"
    "        case 1: r += 2; break;\n"
    "    }\n"
    "    out.data[i] = r;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void go_on_kernel_1_several(\n"
    "    __global const int *AMP_RESTRICT amp_data_kinds,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_go_on_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            go_on_kernel_1_element(kinds, out, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        go_on_kernel_1_element(kinds, out, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_compute_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_compute_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13};
static const unsigned amprt_compute_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 14};
static const struct amprt_argument amprt_compute_kernel_1_arguments[] = {
    {.name = "kinds", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_compute_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "compute_kernel_1",
        .file = "tests/emit/switches.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"compute_kernel_1", amprt_compute_kernel_1_spmd, 10},
        .serial = {"compute_kernel_1_serial", amprt_compute_kernel_1_serial, 12},
        .several = {"compute_kernel_1_several", amprt_compute_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_compute_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_choose_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 8, 15, 16};
static const unsigned amprt_choose_kernel_1_serial[] = {0, 2, 3, 4, 5, 7, 10, 11, 12, 15, 17};
static const unsigned amprt_choose_kernel_1_several[] = {0, 2, 3, 4, 5, 7, 15, 18};
static const struct amprt_argument amprt_choose_kernel_1_arguments[] = {
    {.name = "kind", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_choose_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "choose_kernel_1",
        .file = "tests/emit/switches.ampc",
        .line = 24,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"choose_kernel_1", amprt_choose_kernel_1_spmd, 9},
        .serial = {"choose_kernel_1_serial", amprt_choose_kernel_1_serial, 11},
        .several = {"choose_kernel_1_several", amprt_choose_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_choose_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_go_on_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 8, 19, 20};
static const unsigned amprt_go_on_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 10, 11, 12, 19, 21};
static const unsigned amprt_go_on_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 19, 22};
static const struct amprt_argument amprt_go_on_kernel_1_arguments[] = {
    {.name = "kinds", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_go_on_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "go_on_kernel_1",
        .file = "tests/emit/switches.ampc",
        .line = 35,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"go_on_kernel_1", amprt_go_on_kernel_1_spmd, 9},
        .serial = {"go_on_kernel_1_serial", amprt_go_on_kernel_1_serial, 11},
        .several = {"go_on_kernel_1_several", amprt_go_on_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_go_on_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
