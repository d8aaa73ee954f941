/* Made by ampcc from flags.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_sum_kernel_1(void);
#line 1 "tests/emit/flags.ampc"
/* flags.ampc - runs with elements of a byte are in vectors of sixteen threads, others in two
 * of eight: what each of two vectors of eight bytes leaves out is the other's. */
#include <amp.h>
#include <stdint.h>

void sum(array_view(const float, 1) from, array_view(const uint8_t, 1) heads, array_view(float, 1) to)
{
    amprt_launch_tiled_1(amprt_sum_kernel_1(), NULL, tile(amp_extent_1(from), 256), (const void *const[]){&from, &heads, &to}
#line 30 "tests/emit/flags.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_sum_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 heads;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_sum_kernel_1;\n"
    "typedef char amp_size_of_sum_kernel_1[sizeof(amp_block_of_sum_kernel_1) == 64 \? 1 : -1];\n"
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
    "typedef struct view_uchar_1 {\n"
    "    __global uchar *data;\n"
    "    int extent0;\n"
    "} view_uchar_1;\n",
    /* 8 */
    "#line 8 \"tests/emit/flags.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void sum_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_heads,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_sum_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_uchar_1 heads = {AMP_DATA(__global uchar *, amp_data_heads, AMP_SHAPE(1, heads)), AMP_SHAPE(1, heads).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local float s[256] __attribute__((aligned(16)));\n"
    "    __local uchar f[256] __attribute__((aligned(16)));\n"
    "#line 8 \"tests/emit/flags.ampc\"\n"
    "    {\n"
    "\n"
    "\n"
    "        int l = (int)get_local_id(0);\n"
    "        s[l] = from.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))];\n"
    "        f[l] = heads.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 1; d < 256; d *= 2) {\n"
    "            float add = 0;\n"
    "            uchar stop = 1;\n"
    "            if (l >= d && !f[l]) {\n"
    "                add = s[l - d];\n"
    "                stop = f[l - d];\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (l >= d && !f[l]) {\n"
    "                s[l] += add;\n"
    "                f[l] = stop;\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        to.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))] = s[l];\n"
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
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 11 */
    "#line 8 \"tests/emit/flags.ampc\"\n"
    "AMP_FUNCTION void sum_kernel_1_tile(\n"
    "    __global const float *amp_data_from,\n"
    "    __global const uchar *amp_data_heads,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_sum_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_uchar_1 heads = {AMP_DATA(__global uchar *, amp_data_heads, AMP_SHAPE(1, heads)), AMP_SHAPE(1, heads).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    __local float (*const s)[256] = (__local float (*)[256])(amp_memory + 0);\n"
    "    __local uchar (*const f)[256] = (__local uchar (*)[256])(amp_memory + 1024);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 256; amp_thread_0++) {\n"
    "        int l = amp_thread_0;\n"
    "#line 11 \"tests/emit/flags.ampc\"\n"
    "        \n"
    "        (*s)[l] = from.data[((int)amp_place.item[0] * 256 + amp_thread_0)];\n"
    "        (*f)[l] = heads.data[((int)amp_place.item[0] * 256 + amp_thread_0)];\n"
    "    }\n"
    "    for (int d = 1; d < 256; d *= 2) {\n"
    "        {\n"
    "            float add[256];\n"
    "            uchar stop[256];\n"
    "            {\n"
    "                int amp_past = 256;\n"
    "                for (; amp_past - 0 >= 16; amp_past -= 16) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_past - 16; amp_thread_0 < amp_past; amp_thread_0++) {\n"
    "                        int l = amp_thread_0;\n"
    "#line 16 \"tests/emit/flags.ampc\"\n"
    "                        add[amp_thread_0] = 0;\n"
    "                        stop[amp_thread_0] = 1;\n"
    "                        if (l >= d && !(*f)[l]) {\n"
    "                            add[amp_thread_0] = (*s)[(long)l - d];\n"
    "                            stop[amp_thread_0] = (*f)[(long)l - d];\n"
    "                        }\n"
    "                    }\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_past - 16; amp_thread_0 < amp_past; amp_thread_0++) {\n"
    "                        int l = amp_thread_0;\n"
    "#line 23 \"tests/emit/flags.ampc\"\n"
    "                        if (l >= d && !(*f)[l]) {\n"
    "                            (*s)[l] += add[amp_thread_0];\n"
    "                            (*f)[l] = stop[amp_thread_0];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(disable)\n"
    "                for (int amp_thread_0 = amp_past - 1; amp_thread_0 >= 0; amp_thread_0--) {\n"
    "                    {\n"
    "                        int l = amp_thread_0;\n"
    "#line 16 \"tests/emit/flags.ampc\"\n"
    "                        add[amp_thread_0] = 0;\n"
    "                        stop[amp_thread_0] = 1;\n"
    "                        if (l >= d && !(*f)[l]) {\n"
    "                            add[amp_thread_0] = (*s)[(long)l - d];\n"
    "                            stop[amp_thread_0] = (*f)[(long)l - d];\n"
    "                        }\n"
    "                    }\n"
    "                    {\n"
    "                        int l = amp_thread_0;\n"
    "#line 23 \"tests/emit/flags.ampc\"\n"
    "                        if (l >= d && !(*f)[l]) {\n"
    "                            (*s)[l] += add[amp_thread_0];\n"
    "                            (*f)[l] = stop[amp_thread_0];\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 256; amp_thread_0++) {\n"
    "        int l = amp_thread_0;\n"
    "#line 29 \"tests/emit/flags.ampc\"\n"
    "        to.data[((int)amp_place.item[0] * 256 + amp_thread_0)] = (*s)[l];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void sum_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_heads,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_sum_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1280)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 256;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        sum_kernel_1_tile(amp_data_from, amp_data_heads, amp_data_to, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 12 */
    "#line 8 \"tests/emit/flags.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void sum_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_heads,\n"
    "    __global float *amp_data_to,\n"
    "    const amp_block_of_sum_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_uchar_1 heads = {AMP_DATA(__global uchar *, amp_data_heads, AMP_SHAPE(1, heads)), AMP_SHAPE(1, heads).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 256 - 1;\n"
    "#endif\n"
    "    __local float s[4][256] __attribute__((aligned(16)));\n"
    "    __local uchar f[4][256] __attribute__((aligned(16)));\n"
    "#line 8 \"tests/emit/flags.ampc\"\n"
    "    {\n"
    "\n"
    "\n"
    "        int l = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 12 \"tests/emit/flags.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][l] = from.data[at * 256 + (int)get_local_id(0)];\n"
    "            f[amp_n][l] = heads.data[at * 256 + (int)get_local_id(0)];\n"
    "#line 12 \"tests/emit/flags.ampc\"\n"
    "        }\n"
    "\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 1; d < 256; d *= 2) {\n"
    "            float add[4]; uchar stop[4]; \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/flags.ampc\"\n"
    "                add[amp_n] = 0;\n"
    "                stop[amp_n] = 1;\n"
    "                if (l >= d && !f[amp_n][l]) {\n"
    "                    add[amp_n] = s[amp_n][l - d];\n"
    "                    stop[amp_n] = f[amp_n][l - d];\n"
    "                }\n"
    "#line 16 \"tests/emit/flags.ampc\"\n"
    "            }\n"
    "#line 22 \"tests/emit/flags.ampc\"\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 23 \"tests/emit/flags.ampc\"\n"
    "                if (l >= d && !f[amp_n][l]) {\n"
    "                    s[amp_n][l] += add[amp_n];\n"
    "                    f[amp_n][l] = stop[amp_n];\n"
    "                } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 29 \"tests/emit/flags.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_2 * 256 + (int)get_local_id(0)] = s[amp_n][l]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_sum_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_sum_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11};
static const unsigned amprt_sum_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 10, 12};
static const struct amprt_argument amprt_sum_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "heads", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_sum_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "sum_kernel_1",
        .file = "tests/emit/flags.ampc",
        .line = 8,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {256, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1280,
        .block_size = 64,
        .spmd = {"sum_kernel_1", amprt_sum_kernel_1_spmd, 9},
        .serial = {"sum_kernel_1_serial", amprt_sum_kernel_1_serial, 11},
        .several = {"sum_kernel_1_several", amprt_sum_kernel_1_several, 10},
        .chain_memory = 1280,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5120,
        .arguments = amprt_sum_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}
