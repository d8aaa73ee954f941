/* Made by ampcc from flag.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_steps_kernel_1(void);
#line 1 "tests/emit/flag.ampc"
// A flag says behind a barrier whether a branch was taken: it is the branch's condition, so
// that loops go through the threads that it is set for, alone.
#include <amp.h>

void steps(array_view(int, 1) v, int n)
{
    amprt_launch_tiled_1(amprt_steps_kernel_1(), NULL, tile(extent(n), 64), (const void *const[]){&v}
#line 24 "tests/emit/flag.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_steps_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "} amp_block_of_steps_kernel_1;\n"
    "typedef char amp_size_of_steps_kernel_1[sizeof(amp_block_of_steps_kernel_1) == 32 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/flag.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void steps_kernel_1(\n"
    "    __global int *amp_data_v,\n"
    "    const amp_block_of_steps_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    __local int s[64] __attribute__((aligned(16)));\n"
    "    __local int next[64] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/flag.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        s[me] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int k = 0; k < 8; k++) {\n"
    "            int done = 0;\n"
    "            if (me > k && me < 63 - k) {\n"
    "                next[me] = s[me - 1] + s[me + 1];\n"
    "                done = 1;\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (done)\n"
    "                s[me] = next[me];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me];\n"
    "    }\n"
    "}\n",
    /* 7 */
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
    /* 8 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 9 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 10 */
    "#line 7 \"tests/emit/flag.ampc\"\n"
    "AMP_FUNCTION void steps_kernel_1_tile(\n"
    "    __global int *amp_data_v,\n"
    "    const amp_block_of_steps_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);\n"
    "    __local int (*const next)[64] = (__local int (*)[64])(amp_memory + 256);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 9 \"tests/emit/flag.ampc\"\n"
    "        \n"
    "        (*s)[me] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "    }\n"
    "    for (int k = 0; k < 8; k++) {\n"
    "\n"
    "        {\n"
    "            const int amp_from_1 = (int)clamp((long)k - (int)(amp_thread_0) + 1, (long)0, (long)64);\n"
    "#line 14 \"tests/emit/flag.ampc\"\n"
    "            {\n"
    "                const int amp_to_2 = (int)clamp((long)(63 - k) - (int)(amp_thread_0), (long)amp_from_1, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "                    int me = amp_thread_0;\n"
    "#line 15 \"tests/emit/flag.ampc\"\n"
    "                    (*next)[me] = (*s)[(long)me - 1] + (*s)[(long)me + 1];\n"
    "                    ;\n"
    "                }\n"
    "            }\n"
    "        }  {\n"
    "            const int amp_from_3 = (int)clamp((long)k - (int)(amp_thread_0) + 1, (long)0, (long)64);\n"
    "#line 19 \"tests/emit/flag.ampc\"\n"
    "            {\n"
    "                const int amp_to_4 = (int)clamp((long)(63 - k) - (int)(amp_thread_0), (long)amp_from_3, (long)64);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_4; amp_thread_0++) {\n"
    "                    int me = amp_thread_0;\n"
    "#line 20 \"tests/emit/flag.ampc\"\n"
    "                    (*s)[me] = (*next)[me];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 23 \"tests/emit/flag.ampc\"\n"
    "        v.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void steps_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_steps_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(512)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        steps_kernel_1_tile(amp_data_v, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 7 \"tests/emit/flag.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void steps_kernel_1_several(\n"
    "    __global int *amp_data_v,\n"
    "    const amp_block_of_steps_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 64 - 1;\n"
    "#endif\n"
    "    __local int s[4][64] __attribute__((aligned(16)));\n"
    "    __local int next[4][64] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/flag.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/flag.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = v.data[at * 64 + (int)get_local_id(0)]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 8; k++) { int done = 0;\n"
    "            if (me > k && me < 63 - k) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 15 \"tests/emit/flag.ampc\"\n"
    "                    next[amp_n][me] = s[amp_n][me - 1] + s[amp_n][me + 1]; }\n"
    "                done = 1;\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "            if (done) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/flag.ampc\"\n"
    "                    s[amp_n][me] = next[amp_n][me]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 23 \"tests/emit/flag.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; v.data[at_2 * 64 + (int)get_local_id(0)] = s[amp_n][me]; }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_steps_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6};
static const unsigned amprt_steps_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 7, 8, 9, 10};
static const unsigned amprt_steps_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 8, 11};
static const struct amprt_argument amprt_steps_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_steps_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "steps_kernel_1",
        .file = "tests/emit/flag.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 512,
        .block_size = 32,
        .spmd = {"steps_kernel_1", amprt_steps_kernel_1_spmd, 7},
        .serial = {"steps_kernel_1_serial", amprt_steps_kernel_1_serial, 10},
        .several = {"steps_kernel_1_several", amprt_steps_kernel_1_several, 8},
        .chain_memory = 512,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 2048,
        .arguments = amprt_steps_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}
