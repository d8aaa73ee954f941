/* Made by ampcc from pointed.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_medians_kernel_1(void);
static struct amprt_kernel *amprt_others_kernel_1(void);
#line 1 "tests/emit/pointed.ampc"
/* What pointers always point to stands in their place, as where a helper is inlined. */
#include <amp.h>

#line 9 "tests/emit/pointed.ampc"


void medians(array_view(const float, 1) from, array_view(float, 1) to)
{
    amprt_launch_1(amprt_medians_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&from, &to}
#line 21 "tests/emit/pointed.ampc"
);
}

/* Not so: the place changes, and one is of two arrays. */
void others(array_view(const int, 1) from, array_view(int, 1) to)
{
    amprt_launch_1(amprt_others_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&from, &to}
#line 34 "tests/emit/pointed.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_medians_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_medians_kernel_1;\n"
    "typedef char amp_size_of_medians_kernel_1[sizeof(amp_block_of_medians_kernel_1) == 48 \? 1 : -1];\n"
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
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 9 */
    "#line 4 \"tests/emit/pointed.ampc\"\n"
    "static void order(float *a, float *b)\n"
    "{\n"
    "    float low = *a < *b \? *a : *b; float high = *a < *b \? *b : *a;\n"
    "    *a = low;\n"
    "    *b = high;\n"
    "}\n",
    /* 10 */
    "#line 13 \"tests/emit/pointed.ampc\"\n"
    "__kernel\n"
    "void medians_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_medians_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 13 \"tests/emit/pointed.ampc\"\n"
    "    {\n"
    "        float v[5];\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 5; k++) v[k] = from.data[i + k];\n"
    "        for (int k = 0; k < 3; k++)\n"
    "            for (int j = 0; j < 4 - k; j++)\n"
    "                order(&v[j], &v[j + 1]);\n"
    "        to.data[i] = v[2];\n"
    "    }\n"
    "}\n",
    /* 11 */
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
    /* 12 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 13 */
    "#line 13 \"tests/emit/pointed.ampc\"\n"
    "AMP_KERNEL void medians_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_medians_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 512 \? amp_strip + 512 : amp_end_0;\n"
    "        float v[5][512];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 14 \"tests/emit/pointed.ampc\"\n"
    "                    \n"
    "                    #pragma unroll\n"
    "                    for (int k = 0; k < 5; k++) v[k][amp_thread_0 - amp_strip] = from.data[(long)i + k];\n"
    "                } for (int k_2 = 0; k_2 < 3; k_2++) {\n"
    "                    for (int j = 0; j < 4 - k_2; j++) {\n"
    "                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/pointed.ampc\"\n"
    "                            ; ;\n"
    "#line 6 \"tests/emit/pointed.ampc\"\n"
    "                            float low = v[j][amp_thread_0 - amp_strip] < v[j + 1][amp_thread_0 - amp_strip] \? v[j][amp_thread_0 - amp_strip] : v[j + 1][amp_thread_0 - amp_strip]; float high = v[j][amp_thread_0 - amp_strip] < v[j + 1][amp_thread_0 - amp_strip] \? v[j + 1][amp_thread_0 - amp_strip] : v[j][amp_thread_0 - amp_strip];\n"
    "                            v[j][amp_thread_0 - amp_strip] = low;\n"
    "                            v[j + 1][amp_thread_0 - amp_strip] = high;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 20 \"tests/emit/pointed.ampc\"\n"
    "                    to.data[i] = v[2][amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 14 \"tests/emit/pointed.ampc\"\n"
    "                \n"
    "                #pragma unroll\n"
    "                for (int k = 0; k < 5; k++) v[k][amp_thread_0 - amp_strip] = from.data[(long)i + k];\n"
    "            } for (int k_2 = 0; k_2 < 3; k_2++) {\n"
    "                for (int j = 0; j < 4 - k_2; j++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 19 \"tests/emit/pointed.ampc\"\n"
    "                        ; ;\n"
    "#line 6 \"tests/emit/pointed.ampc\"\n"
    "                        float low = v[j][amp_thread_0 - amp_strip] < v[j + 1][amp_thread_0 - amp_strip] \? v[j][amp_thread_0 - amp_strip] : v[j + 1][amp_thread_0 - amp_strip]; float high = v[j][amp_thread_0 - amp_strip] < v[j + 1][amp_thread_0 - amp_strip] \? v[j + 1][amp_thread_0 - amp_strip] : v[j][amp_thread_0 - amp_strip];\n"
    "                        v[j][amp_thread_0 - amp_strip] = low;\n"
    "                        v[j + 1][amp_thread_0 - amp_strip] = high;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 20 \"tests/emit/pointed.ampc\"\n"
    "                to.data[i] = v[2][amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "#line 13 \"tests/emit/pointed.ampc\"\n"
    "static void medians_kernel_1_element(\n"
    "    const view_float_1 from,\n"
    "    const view_float_1 to,\n"
    "    int i)\n"
    "#line 13 \"tests/emit/pointed.ampc\"\n"
    "{\n"
    "    float v[5];\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 5; k++) v[k] = from.data[i + k];\n"
    "    for (int k = 0; k < 3; k++)\n"
    "        for (int j = 0; j < 4 - k; j++)\n"
    "            order(&v[j], &v[j + 1]);\n"
    "    to.data[i] = v[2];\n"
    "}\n"
    "\n"
    "static void medians_kernel_1_elements(\n"
    "    const view_float_1 from,\n"
    "    const view_float_1 to,\n"
    "    int i)\n"
    "#line 13 \"tests/emit/pointed.ampc\"\n"
    "{\n"
    "    float v[4][5]; ;\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 5; k++) { \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/pointed.ampc\"\n"
    "            v[amp_n][k] = from.data[i + amp_n * 256 + k]; } }\n"
    "    for (int k = 0; k < 3; k++) {\n"
    "        for (int j = 0; j < 4 - k; j++) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 19 \"tests/emit/pointed.ampc\"\n"
    "                order(&v[amp_n][j], &v[amp_n][j + 1]); } } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/pointed.ampc\"\n"
    "        to.data[i + amp_n * 256] = v[amp_n][2]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void medians_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_medians_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            medians_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    medians_kernel_1_elements(from, to, amp_first);\n"
    "}\n",
    /* 15 */
    "typedef struct amp_block_of_others_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_others_kernel_1;\n"
    "typedef char amp_size_of_others_kernel_1[sizeof(amp_block_of_others_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 17 */
    "#line 27 \"tests/emit/pointed.ampc\"\n"
    "__kernel\n"
    "void others_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_from,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_others_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 27 \"tests/emit/pointed.ampc\"\n"
    "    {\n"
    "        int v[4] = {1, 2, 3, 4}; int w[2] = {i, from.data[i]}; int at = from.data[i] & 3;\n"
    "        int *a = &v[at]; int *b = i % 2 \? v : w;\n"
    "        at++;\n"
    "        *a += at;\n"
    "        b[1] = 7;\n"
    "        to.data[i] = v[0] + v[1] + v[2] + v[3] + w[1];\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#line 27 \"tests/emit/pointed.ampc\"\n"
    "AMP_KERNEL void others_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_from,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_others_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop unroll_count(4)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 28 \"tests/emit/pointed.ampc\"\n"
    "            int v[4] = {1, 2, 3, 4}; int w[2] = {i, from.data[i]}; int at = from.data[i] & 3;\n"
    "            int *a = &v[at]; int *b = i % 2 \? v : w;\n"
    "            at++;\n"
    "            *a += at;\n"
    "            b[1] = 7;\n"
    "            to.data[i] = v[0] + v[1] + v[2] + v[3] + w[1];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 19 */
    "#line 27 \"tests/emit/pointed.ampc\"\n"
    "static void others_kernel_1_element(\n"
    "    const view_int_1 from,\n"
    "    const view_int_1 to,\n"
    "    int i)\n"
    "#line 27 \"tests/emit/pointed.ampc\"\n"
    "{\n"
    "    int v[4] = {1, 2, 3, 4}; int w[2] = {i, from.data[i]}; int at = from.data[i] & 3;\n"
    "    int *a = &v[at]; int *b = i % 2 \? v : w;\n"
    "    at++;\n"
    "    *a += at;\n"
    "    b[1] = 7;\n"
    "    to.data[i] = v[0] + v[1] + v[2] + v[3] + w[1];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void others_kernel_1_several(\n"
    "    __global const int *AMP_RESTRICT amp_data_from,\n"
    "    __global int *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_others_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            others_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        others_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_medians_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
static const unsigned amprt_medians_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 11, 12, 13};
static const unsigned amprt_medians_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 14};
static const struct amprt_argument amprt_medians_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_medians_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "medians_kernel_1",
        .file = "tests/emit/pointed.ampc",
        .line = 13,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"medians_kernel_1", amprt_medians_kernel_1_spmd, 11},
        .serial = {"medians_kernel_1_serial", amprt_medians_kernel_1_serial, 11},
        .several = {"medians_kernel_1_several", amprt_medians_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_medians_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_others_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 15, 16, 17};
static const unsigned amprt_others_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 11, 12, 15, 16, 18};
static const unsigned amprt_others_kernel_1_several[] = {0, 2, 3, 4, 5, 15, 16, 19};
static const struct amprt_argument amprt_others_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_others_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "others_kernel_1",
        .file = "tests/emit/pointed.ampc",
        .line = 27,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"others_kernel_1", amprt_others_kernel_1_spmd, 9},
        .serial = {"others_kernel_1_serial", amprt_others_kernel_1_serial, 11},
        .several = {"others_kernel_1_several", amprt_others_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_others_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
