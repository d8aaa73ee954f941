/* Made by ampcc from trees.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_least_kernel_1(void);
static struct amprt_kernel *amprt_plane_kernel_1(void);
static struct amprt_kernel *amprt_numbered_kernel_1(void);
#line 1 "tests/emit/trees.ampc"
// A tree by which the threads of a tile reduce two arrays goes through arrays without gaps.
#include <amp.h>

void least(array_view(const float, 1) v, array_view(float, 1) to, array_view(int, 1) at)
{
    amprt_launch_tiled_1(amprt_least_kernel_1(), NULL, tile(amp_extent_1(v), 64), (const void *const[]){&v, &to, &at}
#line 25 "tests/emit/trees.ampc"
);
}

/* Of the threads of a plane, by their numbers: the levels leave rows out. */
void plane(array_view(const float, 2) in, array_view(float, 2) out)
{
    amprt_launch_tiled_2(amprt_plane_kernel_1(), NULL, tile(amp_extent_2(in), 16, 16), (const void *const[]){&in, &out}
#line 43 "tests/emit/trees.ampc"
);
}

/* Levels that are numbered. */
void numbered(array_view(const float, 2) in, array_view(float, 2) out)
{
    amprt_launch_tiled_2(amprt_numbered_kernel_1(), NULL, tile(amp_extent_2(in), 16, 16), (const void *const[]){&in, &out}
#line 62 "tests/emit/trees.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_least_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "    amp_shape_1 to;\n"
    "    amp_shape_1 at;\n"
    "} amp_block_of_least_kernel_1;\n"
    "typedef char amp_size_of_least_kernel_1[sizeof(amp_block_of_least_kernel_1) == 64 \? 1 : -1];\n"
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
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 8 */
    "#line 6 \"tests/emit/trees.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void least_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global float *amp_data_to,\n"
    "    __global int *amp_data_at,\n"
    "    const amp_block_of_least_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const view_int_1 at = {AMP_DATA(__global int *, amp_data_at, AMP_SHAPE(2, at)), AMP_SHAPE(2, at).extent0};\n"
    "    __local float s[64] __attribute__((aligned(16)));\n"
    "    __local int place[64] __attribute__((aligned(16)));\n"
    "#line 6 \"tests/emit/trees.ampc\"\n"
    "    {\n"
    "\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        s[me] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];\n"
    "        place[me] = ((int)get_group_id(0) * 64 + (int)get_local_id(0));\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int p = 1; p < 64; p *= 2) {\n"
    "            int i = 2 * p * me;\n"
    "            if (i < 64 && s[i + p] < s[i]) {\n"
    "                s[i] = s[i + p];\n"
    "                place[i] = place[i + p];\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me == 0) {\n"
    "            to.data[(int)get_group_id(0)] = s[0];\n"
    "            at.data[(int)get_group_id(0)] = place[0];\n"
    "        }\n"
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
    "#line 6 \"tests/emit/trees.ampc\"\n"
    "AMP_FUNCTION void least_kernel_1_tile(\n"
    "    __global const float *amp_data_v,\n"
    "    __global float *amp_data_to,\n"
    "    __global int *amp_data_at,\n"
    "    const amp_block_of_least_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const view_int_1 at = {AMP_DATA(__global int *, amp_data_at, AMP_SHAPE(2, at)), AMP_SHAPE(2, at).extent0};\n"
    "    __local float (*const s_tree)[64] = (__local float (*)[64])(amp_memory + 0);\n"
    "    __local int (*const place_tree)[64] = (__local int (*)[64])(amp_memory + 256);\n"
    "    __local float (*const s)[64] = (__local float (*)[64])(amp_memory + 512);\n"
    "    __local int (*const place)[64] = (__local int (*)[64])(amp_memory + 768);\n"
    "    const int amp_thread_0 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me_2 = amp_thread_0;\n"
    "#line 9 \"tests/emit/trees.ampc\"\n"
    "        \n"
    "        (*s)[me_2] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "        (*place)[me_2] = ((int)amp_place.item[0] * 64 + amp_thread_0);\n"
    "    }\n"
    "    {\n"
    "\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)32 - amp_thread_0, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "                (*s_tree)[amp_thread_0] = (*s)[amp_zero + (long)amp_thread_0 * 2]; (*place_tree)[amp_thread_0] = (*place)[(long)amp_thread_0 * 2]; if ((*s)[amp_zero + (long)amp_thread_0 * 2 + 1] < (*s_tree)[amp_thread_0]) {\n"
    "                    (*s_tree)[amp_thread_0] = (*s)[amp_zero + (long)amp_thread_0 * 2 + 1];\n"
    "                    (*place_tree)[amp_thread_0] = (*place)[(long)amp_thread_0 * 2 + 1];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "        {\n"
    "            const int amp_to_2 = (int)clamp((long)16 - amp_thread_0, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "                (*s_tree)[(long)amp_thread_0 + 32] = (*s_tree)[(long)amp_thread_0 * 2]; (*place_tree)[(long)amp_thread_0 + 32] = (*place_tree)[(long)amp_thread_0 * 2]; if ((*s_tree)[(long)amp_thread_0 * 2 + 1] < (*s_tree)[(long)amp_thread_0 + 32]) {\n"
    "                    (*s_tree)[(long)amp_thread_0 + 32] = (*s_tree)[(long)amp_thread_0 * 2 + 1];\n"
    "                    (*place_tree)[(long)amp_thread_0 + 32] = (*place_tree)[(long)amp_thread_0 * 2 + 1];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "        {\n"
    "            const int amp_to_3 = (int)clamp((long)8 - amp_thread_0, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_3; amp_thread_0++) {\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "                (*s_tree)[(long)amp_thread_0 + 48] = (*s_tree)[(long)amp_thread_0 * 2 + 32]; (*place_tree)[(long)amp_thread_0 + 48] = (*place_tree)[(long)amp_thread_0 * 2 + 32]; if ((*s_tree)[(long)amp_thread_0 * 2 + 33] < (*s_tree)[(long)amp_thread_0 + 48]) {\n"
    "                    (*s_tree)[(long)amp_thread_0 + 48] = (*s_tree)[(long)amp_thread_0 * 2 + 33];\n"
    "                    (*place_tree)[(long)amp_thread_0 + 48] = (*place_tree)[(long)amp_thread_0 * 2 + 33];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "        {\n"
    "            const int amp_to_4 = (int)clamp((long)4 - amp_thread_0, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_4; amp_thread_0++) {\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "                (*s_tree)[(long)amp_thread_0 + 56] = (*s_tree)[(long)amp_thread_0 * 2 + 48]; (*place_tree)[(long)amp_thread_0 + 56] = (*place_tree)[(long)amp_thread_0 * 2 + 48]; if ((*s_tree)[(long)amp_thread_0 * 2 + 49] < (*s_tree)[(long)amp_thread_0 + 56]) {\n"
    "                    (*s_tree)[(long)amp_thread_0 + 56] = (*s_tree)[(long)amp_thread_0 * 2 + 49];\n"
    "                    (*place_tree)[(long)amp_thread_0 + 56] = (*place_tree)[(long)amp_thread_0 * 2 + 49];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "        {\n"
    "            const int amp_to_5 = (int)clamp((long)2 - amp_thread_0, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_5; amp_thread_0++) {\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "                (*s_tree)[(long)amp_thread_0 + 60] = (*s_tree)[(long)amp_thread_0 * 2 + 56]; (*place_tree)[(long)amp_thread_0 + 60] = (*place_tree)[(long)amp_thread_0 * 2 + 56]; if ((*s_tree)[(long)amp_thread_0 * 2 + 57] < (*s_tree)[(long)amp_thread_0 + 60]) {\n"
    "                    (*s_tree)[(long)amp_thread_0 + 60] = (*s_tree)[(long)amp_thread_0 * 2 + 57];\n"
    "                    (*place_tree)[(long)amp_thread_0 + 60] = (*place_tree)[(long)amp_thread_0 * 2 + 57];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "        {\n"
    "            const int amp_to_6 = (int)clamp((long)1 - amp_thread_0, (long)0, (long)64);\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_6; amp_thread_0++) {\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "                (*s_tree)[(long)amp_thread_0 + 62] = (*s_tree)[60]; (*place_tree)[(long)amp_thread_0 + 62] = (*place_tree)[60]; if ((*s_tree)[61] < (*s_tree)[(long)amp_thread_0 + 62]) {\n"
    "                    (*s_tree)[(long)amp_thread_0 + 62] = (*s_tree)[61];\n"
    "                    (*place_tree)[(long)amp_thread_0 + 62] = (*place_tree)[61];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }  {\n"
    "        const int amp_from_7 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)64);\n"
    "        const int amp_to_7 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)64);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_7; amp_thread_0 < amp_to_7; amp_thread_0++) {\n"
    "#line 22 \"tests/emit/trees.ampc\"\n"
    "            to.data[(int)amp_place.item[0]] = (*s_tree)[62];\n"
    "            at.data[(int)amp_place.item[0]] = (*place_tree)[62];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void least_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    __global int *AMP_RESTRICT amp_data_at,\n"
    "    const amp_block_of_least_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        least_kernel_1_tile(amp_data_v, amp_data_to, amp_data_at, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 12 */
    "#line 6 \"tests/emit/trees.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void least_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global float *amp_data_to,\n"
    "    __global int *amp_data_at,\n"
    "    const amp_block_of_least_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const view_int_1 at = {AMP_DATA(__global int *, amp_data_at, AMP_SHAPE(2, at)), AMP_SHAPE(2, at).extent0};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 64 - 1;\n"
    "#endif\n"
    "    __local float s[4][64] __attribute__((aligned(16)));\n"
    "    __local int place[4][64] __attribute__((aligned(16)));\n"
    "#line 6 \"tests/emit/trees.ampc\"\n"
    "    {\n"
    "\n"
    "\n"
    "        int me = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/trees.ampc\"\n"
    "            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = v.data[at_2 * 64 + (int)get_local_id(0)];\n"
    "            place[amp_n][me] = at_2 * 64 + (int)get_local_id(0);\n"
    "#line 10 \"tests/emit/trees.ampc\"\n"
    "        }\n"
    "\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int p = 1; p < 64; p *= 2) {\n"
    "            int i = 2 * p * me;\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 15 \"tests/emit/trees.ampc\"\n"
    "                if (i < 64 && s[amp_n][i + p] < s[amp_n][i]) {\n"
    "                    s[amp_n][i] = s[amp_n][i + p];\n"
    "                    place[amp_n][i] = place[amp_n][i + p];\n"
    "                } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me == 0) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 22 \"tests/emit/trees.ampc\"\n"
    "                int at_3 = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_3] = s[amp_n][0];\n"
    "                at.data[at_3] = place[amp_n][0];\n"
    "#line 22 \"tests/emit/trees.ampc\"\n"
    "            }\n"
    "\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 14 */
    "typedef struct amp_block_of_plane_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_plane_kernel_1;\n"
    "typedef char amp_size_of_plane_kernel_1[sizeof(amp_block_of_plane_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 15 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 16 */
    "#line 31 \"tests/emit/trees.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void plane_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_plane_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float s[256] __attribute__((aligned(16)));\n"
    "#line 31 \"tests/emit/trees.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(1) * 16 + (int)get_local_id(0);\n"
    "        s[me] = in.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 128; d > 0; d /= 2) {\n"
    "            if (me < d)\n"
    "                s[me] += s[me + d];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me == 0)\n"
    "            out.data[(int)get_group_id(1) * out.stride0 + (int)get_group_id(0)] = s[0];\n"
    "    }\n"
    "}\n",
    /* 17 */
    "#line 31 \"tests/emit/trees.ampc\"\n"
    "AMP_FUNCTION void plane_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_plane_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float (*const s_tree)[256] = (__local float (*)[256])(amp_memory + 0);\n"
    "    __local float (*const s)[256] = (__local float (*)[256])(amp_memory + 1024);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int me_2 = amp_thread_0 * 16 + amp_thread_1;\n"
    "#line 33 \"tests/emit/trees.ampc\"\n"
    "            \n"
    "            (*s)[me_2] = in.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "        }\n"
    "    }  {\n"
    "        {\n"
    "            const long amp_far_1 = (long)128 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_1 = 16;\n"
    "            const int amp_to_1 = (int)clamp((amp_far_1 + amp_growth_1 - 1) / amp_growth_1, (long)0, (long)16);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                {\n"
    "                    const int amp_to_2 = (int)clamp((long)128 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1] = (*s)[(long)amp_thread_0 * 16 + amp_thread_1]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1] += (*s)[(long)amp_thread_0 * 16 + amp_thread_1 + 128];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        {\n"
    "            const long amp_far_2 = (long)64 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_2 = 16;\n"
    "            const int amp_to_3 = (int)clamp((amp_far_2 + amp_growth_2 - 1) / amp_growth_2, (long)0, (long)16);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_3; amp_thread_0++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                {\n"
    "                    const int amp_to_4 = (int)clamp((long)64 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_4; amp_thread_1++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 128] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 128] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 64];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        {\n"
    "            const long amp_far_3 = (long)32 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_3 = 16;\n"
    "            const int amp_to_5 = (int)clamp((amp_far_3 + amp_growth_3 - 1) / amp_growth_3, (long)0, (long)16);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_5; amp_thread_0++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                {\n"
    "                    const int amp_to_6 = (int)clamp((long)32 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_6; amp_thread_1++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 192] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 128]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 192] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 160];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        {\n"
    "            const long amp_far_4 = (long)16 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_4 = 16;\n"
    "            const int amp_to_7 = (int)clamp((amp_far_4 + amp_growth_4 - 1) / amp_growth_4, (long)0, (long)16);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_7; amp_thread_0++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                {\n"
    "                    const int amp_to_8 = (int)clamp((long)16 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_8; amp_thread_1++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 224] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 192]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 224] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 208];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        {\n"
    "            const long amp_far_5 = (long)8 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_5 = 16;\n"
    "            const int amp_to_9 = (int)clamp((amp_far_5 + amp_growth_5 - 1) / amp_growth_5, (long)0, (long)16);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_9; amp_thread_0++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                {\n"
    "                    const int amp_to_10 = (int)clamp((long)8 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_10; amp_thread_1++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 240] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 224]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 240] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 232];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        {\n"
    "            const long amp_far_6 = (long)4 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_6 = 16;\n"
    "            const int amp_to_11 = (int)clamp((amp_far_6 + amp_growth_6 - 1) / amp_growth_6, (long)0, (long)16);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_11; amp_thread_0++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                {\n"
    "                    const int amp_to_12 = (int)clamp((long)4 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_12; amp_thread_1++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 248] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 240]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 248] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 244];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        {\n"
    "            const long amp_far_7 = (long)2 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_7 = 16;\n"
    "            const int amp_to_13 = (int)clamp((amp_far_7 + amp_growth_7 - 1) / amp_growth_7, (long)0, (long)16);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_13; amp_thread_0++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                {\n"
    "                    const int amp_to_14 = (int)clamp((long)2 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_14; amp_thread_1++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 252] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 248]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 252] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 250];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        {\n"
    "            const long amp_far_8 = (long)1 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_8 = 16;\n"
    "            const int amp_to_15 = (int)clamp((amp_far_8 + amp_growth_8 - 1) / amp_growth_8, (long)0, (long)16);\n"
    "            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_15; amp_thread_0++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                {\n"
    "                    const int amp_to_16 = (int)clamp((long)1 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_16; amp_thread_1++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 254] = (*s_tree)[252]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 254] += (*s_tree)[253];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    {\n"
    "        const long amp_far_9 = (long)0 - (int)(amp_thread_0 * 16 + amp_thread_1) + 1, amp_growth_9 = 16;\n"
    "        const int amp_to_17 = (int)clamp((amp_far_9 + amp_growth_9 - 1) / amp_growth_9, (long)0, (long)16);\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_to_17; amp_thread_0++) {\n"
    "#line 41 \"tests/emit/trees.ampc\"\n"
    "            {\n"
    "                const int amp_from_18 = (int)clamp((long)0 - (int)(amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);\n"
    "                const int amp_to_18 = (int)clamp((long)0 - (int)(amp_thread_0 * 16 + amp_thread_1) + 1, (long)0, (long)16);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_18; amp_thread_1 < amp_to_18; amp_thread_1++) {\n"
    "#line 42 \"tests/emit/trees.ampc\"\n"
    "                    out.data[(int)amp_place.item[1] * out.stride0 + (int)amp_place.item[0]] = (*s_tree)[254];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void plane_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_plane_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(2048)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        plane_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 18 */
    "#line 31 \"tests/emit/trees.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void plane_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_plane_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][256] __attribute__((aligned(16)));\n"
    "#line 31 \"tests/emit/trees.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(1) * 16 + (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 34 \"tests/emit/trees.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][me] = in.data[(at * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int d = 128; d > 0; d /= 2) {\n"
    "            if (me < d) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 38 \"tests/emit/trees.ampc\"\n"
    "                    s[amp_n][me] += s[amp_n][me + d]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (me == 0) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 42 \"tests/emit/trees.ampc\"\n"
    "                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; out.data[at_2 * out.stride0 + (int)get_group_id(0)] = s[amp_n][0]; } }\n"
    "    }\n"
    "}\n",
    /* 19 */
    "typedef struct amp_block_of_numbered_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_numbered_kernel_1;\n"
    "typedef char amp_size_of_numbered_kernel_1[sizeof(amp_block_of_numbered_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 20 */
    "#line 49 \"tests/emit/trees.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void numbered_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_numbered_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float s[16][16] __attribute__((aligned(16)));\n"
    "#line 49 \"tests/emit/trees.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        s[y][x] = in.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int i = 1; i <= 4; i++) {\n"
    "            int power = 1 << i;\n"
    "            if (y % power == 0)\n"
    "                s[y][x] += s[y + power / 2][x];\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (y == 0)\n"
    "            out.data[(int)get_group_id(1) * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[0][x];\n"
    "    }\n"
    "}\n",
    /* 21 */
    "#line 49 \"tests/emit/trees.ampc\"\n"
    "AMP_FUNCTION void numbered_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_numbered_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    __local float (*const s)[16][16] = (__local float (*)[16][16])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int y = amp_thread_0;\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int x = amp_thread_1;\n"
    "#line 51 \"tests/emit/trees.ampc\"\n"
    "            \n"
    "            (*s)[y][x] = in.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];\n"
    "        }\n"
    "    } \n"
    "    #pragma unroll\n"
    "    for (int i = 1; i <= 4; i++) {\n"
    "        int power = 1 << i;\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "            int y = amp_thread_0;\n"
    "#line 56 \"tests/emit/trees.ampc\"\n"
    "            if (y % power == 0) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                    int x = amp_thread_1;\n"
    "#line 57 \"tests/emit/trees.ampc\"\n"
    "                    (*s)[y][x] += (*s)[y + power / 2][x];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    {\n"
    "        const int amp_from_1 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)16);\n"
    "        const int amp_to_1 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)16);\n"
    "        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "            int y = amp_thread_0;\n"
    "#line 60 \"tests/emit/trees.ampc\"\n"
    "            if (y == 0) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                    int x = amp_thread_1;\n"
    "#line 61 \"tests/emit/trees.ampc\"\n"
    "                    out.data[(long)(int)amp_place.item[1] * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = (*s)[0][x];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void numbered_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_numbered_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1024)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        numbered_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 22 */
    "#line 49 \"tests/emit/trees.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void numbered_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_numbered_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][16][16] __attribute__((aligned(16)));\n"
    "#line 49 \"tests/emit/trees.ampc\"\n"
    "    {\n"
    "\n"
    "        int y = (int)get_local_id(1); int x = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 52 \"tests/emit/trees.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][x] = in.data[(at * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int i = 1; i <= 4; i++) { int power = 1 << i;\n"
    "            if (y % power == 0) {\n"
    "                #pragma unroll\n"
    "                for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 57 \"tests/emit/trees.ampc\"\n"
    "                    s[amp_n][y][x] += s[amp_n][y + power / 2][x]; } }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        if (y == 0) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 61 \"tests/emit/trees.ampc\"\n"
    "                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; out.data[at_2 * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][0][x]; } }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_least_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_least_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11};
static const unsigned amprt_least_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 10, 12};
static const struct amprt_argument amprt_least_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
    {.name = "at", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_least_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "least_kernel_1",
        .file = "tests/emit/trees.ampc",
        .line = 6,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 512,
        .block_size = 64,
        .spmd = {"least_kernel_1", amprt_least_kernel_1_spmd, 9},
        .serial = {"least_kernel_1_serial", amprt_least_kernel_1_serial, 11},
        .several = {"least_kernel_1_several", amprt_least_kernel_1_several, 10},
        .chain_memory = 1024,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 2048,
        .arguments = amprt_least_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_plane_kernel_1_spmd[] = {2, 3, 4, 5, 13, 14, 15, 16};
static const unsigned amprt_plane_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 13, 14, 15, 17};
static const unsigned amprt_plane_kernel_1_several[] = {2, 3, 4, 5, 10, 13, 14, 15, 18};
static const struct amprt_argument amprt_plane_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_plane_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "plane_kernel_1",
        .file = "tests/emit/trees.ampc",
        .line = 31,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1024,
        .block_size = 64,
        .spmd = {"plane_kernel_1", amprt_plane_kernel_1_spmd, 8},
        .serial = {"plane_kernel_1_serial", amprt_plane_kernel_1_serial, 10},
        .several = {"plane_kernel_1_several", amprt_plane_kernel_1_several, 9},
        .chain_memory = 2048,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4096,
        .arguments = amprt_plane_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_numbered_kernel_1_spmd[] = {2, 3, 4, 5, 13, 15, 19, 20};
static const unsigned amprt_numbered_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 13, 15, 19, 21};
static const unsigned amprt_numbered_kernel_1_several[] = {2, 3, 4, 5, 10, 13, 15, 19, 22};
static const struct amprt_argument amprt_numbered_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_numbered_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "numbered_kernel_1",
        .file = "tests/emit/trees.ampc",
        .line = 49,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1024,
        .block_size = 64,
        .spmd = {"numbered_kernel_1", amprt_numbered_kernel_1_spmd, 8},
        .serial = {"numbered_kernel_1_serial", amprt_numbered_kernel_1_serial, 10},
        .several = {"numbered_kernel_1_several", amprt_numbered_kernel_1_several, 9},
        .chain_memory = 1024,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 4096,
        .arguments = amprt_numbered_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
