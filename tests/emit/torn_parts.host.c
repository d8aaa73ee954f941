/* Made by ampcc from torn_parts.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_blend_kernel_1(void);
static struct amprt_kernel *amprt_again_kernel_1(void);
#line 1 "tests/emit/torn_parts.ampc"
/* Two places of a thread's own row, in short loops: those that are apart are in vectors. */
#include <amp.h>

void blend(array_view(const unsigned char, 2) a, array_view(unsigned char, 2) out)
{
    amprt_launch_1(amprt_blend_kernel_1(), NULL, extent(amp_extent_2(out)[0]), (const void *const[]){&a, &out}
#line 11 "tests/emit/torn_parts.ampc"
);
}

/* In variables: from memory, threads would go one by one. */
void again(array_view(int, 2) v)
{
    amprt_launch_1(amprt_again_kernel_1(), NULL, extent(amp_extent_2(v)[0]), (const void *const[]){&v}
#line 22 "tests/emit/torn_parts.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_blend_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_blend_kernel_1;\n"
    "typedef char amp_size_of_blend_kernel_1[sizeof(amp_block_of_blend_kernel_1) == 64 \? 1 : -1];\n"
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
    "typedef struct view_uchar_2 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_uchar_2;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 6 \"tests/emit/torn_parts.ampc\"\n"
    "__kernel\n"
    "void blend_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_a,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blend_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_2 a = {AMP_DATA(__global uchar *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 6 \"tests/emit/torn_parts.ampc\"\n"
    "    {\n"
    "        int alpha = a.data[i * a.stride0 + 3];\n"
    "        for (int c = 0; c < 3; c++)\n"
    "            out.data[i * out.stride0 + c] = (uchar)(a.data[i * a.stride0 + c] * alpha / 255);\n"
    "        out.data[i * out.stride0 + 3] = 255;\n"
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
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_IN_ANY_ORDER\n"
    "#else\n"
    "#define AMP_IN_ANY_ORDER _Pragma(\"clang loop vectorize(assume_safety)\")\n"
    "#endif\n",
    /* 13 */
    "#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)\n"
    "typedef _BitInt(16) amp_short;\n"
    "typedef unsigned _BitInt(16) amp_ushort;\n"
    "#else\n"
    "typedef short amp_short;\n"
    "typedef ushort amp_ushort;\n"
    "#endif\n",
    /* 14 */
    "#ifndef AMP_OVERLAP\n"
    "#line 6 \"tests/emit/torn_parts.ampc\"\n"
    "AMP_KERNEL void blend_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_a,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blend_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_2 a = {AMP_DATA(__global uchar *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        AMP_IN_ANY_ORDER\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 7 \"tests/emit/torn_parts.ampc\"\n"
    "            amp_short alpha = (amp_short)a.data[(long)i * 4 + 3];\n"
    "            #pragma unroll\n"
    "            for (int c = 0; c < 3; c++) out.data[(long)i * 4 + c] = (uchar)((amp_ushort)a.data[(long)i * 4 + c] * (amp_ushort)alpha / (amp_ushort)255);\n"
    "            out.data[(long)i * 4 + 3] = 255;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 6 \"tests/emit/torn_parts.ampc\"\n"
    "AMP_KERNEL void blend_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_a,\n"
    "    __global uchar *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_blend_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_2 a = {AMP_DATA(__global uchar *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 7 \"tests/emit/torn_parts.ampc\"\n"
    "            amp_short alpha = (amp_short)a.data[i * a.stride0 + 3];\n"
    "            #pragma unroll\n"
    "            for (int c = 0; c < 3; c++) out.data[i * out.stride0 + c] = (uchar)((amp_ushort)a.data[i * a.stride0 + c] * (amp_ushort)alpha / (amp_ushort)255);\n"
    "            out.data[i * out.stride0 + 3] = 255;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 15 */
    "typedef struct amp_block_of_again_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 v;\n"
    "} amp_block_of_again_kernel_1;\n"
    "typedef char amp_size_of_again_kernel_1[sizeof(amp_block_of_again_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "typedef struct view_int_2 {\n"
    "    __global int *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_int_2;\n",
    /* 17 */
    "#line 17 \"tests/emit/torn_parts.ampc\"\n"
    "__kernel\n"
    "void again_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_again_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 17 \"tests/emit/torn_parts.ampc\"\n"
    "    {\n"
    "        for (int c = 0; c < 3; c++)\n"
    "            v.data[i * v.stride0 + c] += c;\n"
    "        for (int c = 0; c < 3; c++)\n"
    "            v.data[i * v.stride0 + c] *= 3;\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#ifndef AMP_OVERLAP\n"
    "#line 17 \"tests/emit/torn_parts.ampc\"\n"
    "AMP_KERNEL void again_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_again_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 19 \"tests/emit/torn_parts.ampc\"\n"
    "            int own = v.data[(long)i * 3 + 0]; int own_2 = v.data[(long)i * 3 + 1]; int own_3 = v.data[(long)i * 3 + 2];\n"
    "#line 18 \"tests/emit/torn_parts.ampc\"\n"
    "            {\n"
    "                own += 0; own_2 += 1; own_3 += 2; }\n"
    "            {\n"
    "                own *= 3; own_2 *= 3; own_3 *= 3; }\n"
    "#line 19 \"tests/emit/torn_parts.ampc\"\n"
    "            v.data[(long)i * 3 + 0] = own; v.data[(long)i * 3 + 1] = own_2; v.data[(long)i * 3 + 2] = own_3;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 17 \"tests/emit/torn_parts.ampc\"\n"
    "AMP_KERNEL void again_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_again_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 18 \"tests/emit/torn_parts.ampc\"\n"
    "            #pragma unroll\n"
    "            for (int c = 0; c < 3; c++) v.data[i * v.stride0 + c] += c;\n"
    "            #pragma unroll\n"
    "            for (int c = 0; c < 3; c++) v.data[i * v.stride0 + c] *= 3;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
};

static const unsigned amprt_blend_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_blend_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14};
static const struct amprt_argument amprt_blend_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 1},
};
static const struct amprt_bound amprt_blend_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 0, .dimension = 0, .number = 4},
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 4},
};
static struct amprt_kernel *amprt_blend_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "blend_kernel_1",
        .file = "tests/emit/torn_parts.ampc",
        .line = 6,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"blend_kernel_1", amprt_blend_kernel_1_spmd, 9},
        .serial = {"blend_kernel_1_serial", amprt_blend_kernel_1_serial, 13},
        .arguments = amprt_blend_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_blend_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_again_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 15, 16, 17};
static const unsigned amprt_again_kernel_1_serial[] = {0, 2, 3, 4, 5, 9, 10, 11, 15, 16, 18};
static const struct amprt_argument amprt_again_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static const struct amprt_bound amprt_again_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 0, .dimension = 0, .number = 3},
};
static struct amprt_kernel *amprt_again_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "again_kernel_1",
        .file = "tests/emit/torn_parts.ampc",
        .line = 17,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"again_kernel_1", amprt_again_kernel_1_spmd, 9},
        .serial = {"again_kernel_1_serial", amprt_again_kernel_1_serial, 11},
        .arguments = amprt_again_kernel_1_arguments,
        .argument_count = 1,
        .bounds = amprt_again_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}
