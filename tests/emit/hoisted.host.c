/* Made by ampcc from hoisted.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_eliminate_kernel_1(void);
static struct amprt_kernel *amprt_alone_kernel_1(void);
#line 1 "tests/emit/hoisted.ampc"
/* What all threads of a row load, before one of them stores, is loaded before their loop. */
#include <amp.h>

void eliminate(array_view(float, 2) m, int k, int n)
{
    amprt_launch_2(amprt_eliminate_kernel_1(), NULL, extent(n - k, n - k), (const void *const[]){&k, &n, &m}
#line 10 "tests/emit/hoisted.ampc"
);
}

/* Not so: it is stored in before. */
void alone(array_view(float, 2) m, int k)
{
    amprt_launch_2(amprt_alone_kernel_1(), NULL, extent(k, 1), (const void *const[]){&m}
#line 19 "tests/emit/hoisted.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_eliminate_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int k;\n"
    "    int n;\n"
    "    amp_shape_2 m;\n"
    "} amp_block_of_eliminate_kernel_1;\n"
    "typedef char amp_size_of_eliminate_kernel_1[sizeof(amp_block_of_eliminate_kernel_1) == 48 \? 1 : -1];\n"
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
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 6 \"tests/emit/hoisted.ampc\"\n"
    "__kernel\n"
    "void eliminate_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_eliminate_kernel_1 amp_block)\n"
    "{\n"
    "    const int k = amp_block.k;\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(2, m)), (amp_offset)AMP_SHAPE(2, m).stride0, AMP_SHAPE(2, m).extent0, AMP_SHAPE(2, m).extent1};\n"
    "    int2 t = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (t.x >= amp_block.amp_domain[0]\n"
    "        || t.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 6 \"tests/emit/hoisted.ampc\"\n"
    "    {\n"
    "        int i = t.x + k; int j = t.y + k;\n"
    "        if (j < n - 1)\n"
    "            m.data[i * m.stride0 + j] -= m.data[i * m.stride0 + k] * m.data[k * m.stride0 + j];\n"
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
    "#line 6 \"tests/emit/hoisted.ampc\"\n"
    "AMP_KERNEL void eliminate_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_eliminate_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int k = amp_block.k;\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(2, m)), (amp_offset)AMP_SHAPE(2, m).stride0, AMP_SHAPE(2, m).extent0, AMP_SHAPE(2, m).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int i = t.x + k;\n"
    "#line 8 \"tests/emit/hoisted.ampc\"\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)(n - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y + k), (long)amp_strip, (long)amp_stop);\n"
    "            {\n"
    "                const float amp_shared_0 = amp_strip >= amp_to_1 \? 0 : m.data[i * m.stride0 + k];\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int j = t.y + k;\n"
    "#line 9 \"tests/emit/hoisted.ampc\"\n"
    "                    m.data[(long)i * m.stride0 + j] -= amp_shared_0 * m.data[(long)k * m.stride0 + j];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "#line 6 \"tests/emit/hoisted.ampc\"\n"
    "static void eliminate_kernel_1_element(\n"
    "    const int k,\n"
    "    const int n,\n"
    "    const view_float_2 m,\n"
    "    int2 t)\n"
    "#line 6 \"tests/emit/hoisted.ampc\"\n"
    "{\n"
    "    int i = t.x + k; int j = t.y + k;\n"
    "    if (j < n - 1)\n"
    "        m.data[i * m.stride0 + j] -= m.data[i * m.stride0 + k] * m.data[k * m.stride0 + j];\n"
    "}\n"
    "\n"
    "static void eliminate_kernel_1_elements(\n"
    "    const int k,\n"
    "    const int n,\n"
    "    const view_float_2 m,\n"
    "    int2 t)\n"
    "#line 6 \"tests/emit/hoisted.ampc\"\n"
    "{\n"
    "    int j = t.y + k;\n"
    "    int stores = j < n - 1;\n"
    "#line 7 \"tests/emit/hoisted.ampc\"\n"
    "    int i[4]; float late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 7 \"tests/emit/hoisted.ampc\"\n"
    "        i[amp_n] = t.x + amp_n + k; }\n"
    "    if (stores) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/hoisted.ampc\"\n"
    "            late[amp_n] = m.data[i[amp_n] * m.stride0 + j]; late[amp_n] -= m.data[i[amp_n] * m.stride0 + k] * m.data[k * m.stride0 + j]; } }\n"
    "#line 8 \"tests/emit/hoisted.ampc\"\n"
    "    if (stores) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/hoisted.ampc\"\n"
    "            m.data[i[amp_n] * m.stride0 + j] = late[amp_n]; } }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void eliminate_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_eliminate_kernel_1 amp_block)\n"
    "{\n"
    "    const int k = amp_block.k;\n"
    "    const int n = amp_block.n;\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(2, m)), (amp_offset)AMP_SHAPE(2, m).stride0, AMP_SHAPE(2, m).extent0, AMP_SHAPE(2, m).extent1};\n"
    "    const int amp_x = amp_thread(0);\n"
    "    if (amp_x >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "    const int amp_first = amp_thread(1) * 4;\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 3 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[0]; amp_n++)\n"
    "            eliminate_kernel_1_element(k, n, m, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    eliminate_kernel_1_elements(k, n, m, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 14 */
    "typedef struct amp_block_of_alone_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 m;\n"
    "} amp_block_of_alone_kernel_1;\n"
    "typedef char amp_size_of_alone_kernel_1[sizeof(amp_block_of_alone_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 15 */
    "#line 16 \"tests/emit/hoisted.ampc\"\n"
    "__kernel\n"
    "void alone_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_alone_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    int2 t = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (t.x >= amp_block.amp_domain[0]\n"
    "        || t.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 16 \"tests/emit/hoisted.ampc\"\n"
    "    {\n"
    "        m.data[t.x * m.stride0 + t.y] = 1;\n"
    "        m.data[t.x * m.stride0 + (t.y + 1)] += m.data[t.x * m.stride0 + 0];\n"
    "    }\n"
    "}\n",
    /* 16 */
    "#line 16 \"tests/emit/hoisted.ampc\"\n"
    "AMP_KERNEL void alone_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_alone_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 17 \"tests/emit/hoisted.ampc\"\n"
    "            m.data[(long)t.x * m.stride0 + t.y] = 1;\n"
    "            m.data[(long)t.x * m.stride0 + ((long)t.y + 1)] += m.data[t.x * m.stride0 + 0];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 17 */
    "#line 16 \"tests/emit/hoisted.ampc\"\n"
    "static void alone_kernel_1_element(\n"
    "    const view_float_2 m,\n"
    "    int2 t)\n"
    "#line 16 \"tests/emit/hoisted.ampc\"\n"
    "{\n"
    "    m.data[t.x * m.stride0 + t.y] = 1;\n"
    "    m.data[t.x * m.stride0 + (t.y + 1)] += m.data[t.x * m.stride0 + 0];\n"
    "}\n"
    "\n"
    "static void alone_kernel_1_elements(\n"
    "    const view_float_2 m,\n"
    "    int2 t)\n"
    "#line 16 \"tests/emit/hoisted.ampc\"\n"
    "{\n"
    "    float late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 17 \"tests/emit/hoisted.ampc\"\n"
    "        m.data[(t.x + amp_n) * m.stride0 + t.y] = 1;\n"
    "        late[amp_n] = m.data[(t.x + amp_n) * m.stride0 + (t.y + 1)]; late[amp_n] += m.data[(t.x + amp_n) * m.stride0 + 0];\n"
    "#line 17 \"tests/emit/hoisted.ampc\"\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 18 \"tests/emit/hoisted.ampc\"\n"
    "        m.data[(t.x + amp_n) * m.stride0 + (t.y + 1)] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void alone_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_m,\n"
    "    const amp_block_of_alone_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};\n"
    "    const int amp_x = amp_thread(0);\n"
    "    if (amp_x >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "    const int amp_first = amp_thread(1) * 4;\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 3 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[0]; amp_n++)\n"
    "            alone_kernel_1_element(m, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    alone_kernel_1_elements(m, (int2)(amp_first, amp_x));\n"
    "}\n",
};

static const unsigned amprt_eliminate_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_eliminate_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_eliminate_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 11, 13};
static const struct amprt_argument amprt_eliminate_kernel_1_arguments[] = {
    {.name = "k", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "n", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "m", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_eliminate_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "eliminate_kernel_1",
        .file = "tests/emit/hoisted.ampc",
        .line = 6,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"eliminate_kernel_1", amprt_eliminate_kernel_1_spmd, 9},
        .serial = {"eliminate_kernel_1_serial", amprt_eliminate_kernel_1_serial, 11},
        .several = {"eliminate_kernel_1_several", amprt_eliminate_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_eliminate_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_alone_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 14, 15};
static const unsigned amprt_alone_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 11, 14, 16};
static const unsigned amprt_alone_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 7, 11, 14, 17};
static const struct amprt_argument amprt_alone_kernel_1_arguments[] = {
    {.name = "m", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_alone_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "alone_kernel_1",
        .file = "tests/emit/hoisted.ampc",
        .line = 16,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"alone_kernel_1", amprt_alone_kernel_1_spmd, 9},
        .serial = {"alone_kernel_1_serial", amprt_alone_kernel_1_serial, 11},
        .several = {"alone_kernel_1_several", amprt_alone_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_alone_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}
