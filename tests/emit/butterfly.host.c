/* Made by ampcc from butterfly.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_merge_kernel_1(void);
#line 1 "tests/emit/butterfly.ampc"
// Pairs of keys are brought in order at a distance that is a power of two: for the
// first few, places are known from group to group, and stores are choices.
#include <amp.h>

void merge(array_view(int, 1) keys, int run)
{
    amprt_launch_tiled_1(amprt_merge_kernel_1(), NULL, tile(extent(amp_extent_1(keys)[0] / 2), 64),
        (const void *const[]){&keys, &run}
#line 26 "tests/emit/butterfly.ampc"
);
}

#line 1 "ampcc"
#undef name
#undef file
#undef line
#undef parts
#undef rank
#undef tile
#undef needs
#undef tile_memory
#undef block_size
#undef spmd
#undef serial
#undef chain_memory
#undef several
#undef always_serial
#undef serial_rows
#undef serial_tiles
#undef serial_few
#undef several_tiles
#undef several_memory
#undef arguments
#undef argument_count
#undef bounds
#undef bound_count
#undef value
#undef view
#undef dimension
#undef number
#undef failures
#undef outside
#undef kind
#undef offset
#undef size
#undef access
#undef element
#undef private_memory
#undef kernel

static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_merge_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 keys;\n"
    "    int run;\n"
    "} amp_block_of_merge_kernel_1;\n"
    "typedef char amp_size_of_merge_kernel_1[sizeof(amp_block_of_merge_kernel_1) == 40 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/butterfly.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void merge_kernel_1(\n"
    "    __global int *amp_data_keys,\n"
    "    const amp_block_of_merge_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};\n"
    "    const int run = amp_block.run;\n"
    "    __local int s[128] __attribute__((aligned(16)));\n"
    "#line 8 \"tests/emit/butterfly.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int first = (int)get_group_id(0) * 128;\n"
    "        s[me] = keys.data[first + me];\n"
    "        s[me + 64] = keys.data[first + me + 64];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int distance_ = 64; distance_ > 0; distance_ /= 2) {\n"
    "            int low = 2 * me - (me & (distance_ - 1));\n"
    "            uchar up = (((first + low) & run) == 0);\n"
    "            int a = s[low]; int b = s[low + distance_];\n"
    "            if ((a > b) == up) {\n"
    "                s[low] = b;\n"
    "                s[low + distance_] = a;\n"
    "            }\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        keys.data[first + me] = s[me];\n"
    "        keys.data[first + me + 64] = s[me + 64];\n"
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
    "#line 7 \"tests/emit/butterfly.ampc\"\n"
    "AMP_FUNCTION void merge_kernel_1_tile(\n"
    "    __global int *amp_data_keys,\n"
    "    const amp_block_of_merge_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};\n"
    "    const int run = amp_block.run;\n"
    "    __local int (*const s)[128] = (__local int (*)[128])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int first = (int)amp_place.item[0] * 128;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 10 \"tests/emit/butterfly.ampc\"\n"
    "        \n"
    "        (*s)[me] = keys.data[(long)first + me];\n"
    "        (*s)[(long)me + 64] = keys.data[(long)first + me + 64];\n"
    "    }\n"
    "    for (int distance_ = 64; distance_ > 0; distance_ /= 2) {\n"
    "        {\n"
    "            if (distance_ == 1) {\n"
    "                const int distance_ = 1;\n"
    "                const int amp_thread_0 = 0;\n"
    "                const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_group = 0; amp_group < 64; amp_group++) {\n"
    "                    {\n"
    "                        const int amp_thread_0 = amp_group;\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + 2 * amp_group;\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            } else if (distance_ == 2) {\n"
    "                const int distance_ = 2;\n"
    "                const int amp_thread_0 = 0;\n"
    "                const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_group = 0; amp_group < 32; amp_group++) {\n"
    "                    {\n"
    "                        const int amp_thread_0 = 2 * amp_group;\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + 4 * amp_group;\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                    {\n"
    "                        const int amp_thread_0 = 2 * amp_group + 1;\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + 4 * amp_group + 1;\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            } else if (distance_ == 4) {\n"
    "                const int distance_ = 4;\n"
    "                const int amp_thread_0 = 0;\n"
    "                const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_group = 0; amp_group < 16; amp_group++) {\n"
    "                    {\n"
    "                        const int amp_thread_0 = 4 * amp_group;\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + 8 * amp_group;\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                    {\n"
    "                        const int amp_thread_0 = 4 * amp_group + 1;\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + 8 * amp_group + 1;\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                    {\n"
    "                        const int amp_thread_0 = 4 * amp_group + 2;\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + 8 * amp_group + 2;\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                    {\n"
    "                        const int amp_thread_0 = 4 * amp_group + 3;\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + 8 * amp_group + 3;\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            } else if (distance_ == 8) {\n"
    "                const int distance_ = 8;\n"
    "                const int amp_thread_0 = 0;\n"
    "                const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));\n"
    "                for (int amp_group = 0; amp_group < 8; amp_group++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)\n"
    "                    for (int amp_lane = 0; amp_lane < 8; amp_lane++) {\n"
    "                        const int amp_thread_0 = 8 * amp_group + amp_lane;\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + 16 * amp_group + amp_lane;\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            } else if (distance_ >= 16 && (distance_ & (distance_ - 1)) == 0) {\n"
    "                for (int amp_lanes = 0; amp_lanes < 64; amp_lanes += 16) {\n"
    "                    const int amp_thread_0 = amp_lanes;\n"
    "                    const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                        int me = amp_thread_0;\n"
    "                        int low = amp_first_low + (amp_thread_0 - amp_lanes);\n"
    "                        uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                        \n"
    "                        \n"
    "                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];\n"
    "                        {\n"
    "                            int at = (*s)[low];\n"
    "                            int at_2 = (*s)[(long)low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                    now = is_so \? b : now;\n"
    "                                    now_2 = is_so \? a : now_2;\n"
    "                                } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                            (*s)[low] = now;\n"
    "                            (*s)[(long)low + distance_] = now_2;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            } else {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "                    int me = amp_thread_0;\n"
    "                    int low = 2 * me - (me & (distance_ - 1));\n"
    "                    uchar up = (((first + low) & run) == 0);\n"
    "#line 15 \"tests/emit/butterfly.ampc\"\n"
    "                    \n"
    "                    \n"
    "                    int a = (*s)[low]; int b = (*s)[low + distance_];\n"
    "                    {\n"
    "                        int at = (*s)[low];\n"
    "                        int at_2 = (*s)[low + distance_];\n"
    "#line 18 \"tests/emit/butterfly.ampc\"\n"
    "                        int now = at; int now_2 = at_2; { int is_so = (a > b) == up \? 1 : 0; {\n"
    "                                now = is_so \? b : now;\n"
    "                                now_2 = is_so \? a : now_2;\n"
    "                            } }\n"
    "#line 19 \"tests/emit/butterfly.ampc\"\n"
    "                        (*s)[low] = now;\n"
    "                        (*s)[low + distance_] = now_2;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 24 \"tests/emit/butterfly.ampc\"\n"
    "        keys.data[(long)first + me] = (*s)[me];\n"
    "        keys.data[(long)first + me + 64] = (*s)[(long)me + 64];\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void merge_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_keys,\n"
    "    const amp_block_of_merge_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(512)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        merge_kernel_1_tile(amp_data_keys, amp_block, amp_at, amp_memory);\n"
    "}\n",
    /* 11 */
    "#line 7 \"tests/emit/butterfly.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void merge_kernel_1_several(\n"
    "    __global int *amp_data_keys,\n"
    "    const amp_block_of_merge_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};\n"
    "    const int run = amp_block.run;\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 64 - 1;\n"
    "#endif\n"
    "    __local int s[4][128] __attribute__((aligned(16)));\n"
    "#line 8 \"tests/emit/butterfly.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int first[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/butterfly.ampc\"\n"
    "            int at = (int)get_group_id(0) * 4 + amp_n < amp_last \? (int)get_group_id(0) * 4 + amp_n : amp_last; first[amp_n] = at * 128;\n"
    "            s[amp_n][me] = keys.data[first[amp_n] + me];\n"
    "            s[amp_n][me + 64] = keys.data[first[amp_n] + me + 64];\n"
    "#line 10 \"tests/emit/butterfly.ampc\"\n"
    "        }\n"
    "\n"
    "\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        for (int distance_ = 64; distance_ > 0; distance_ /= 2) {\n"
    "            int low = 2 * me - (me & (distance_ - 1));\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/butterfly.ampc\"\n"
    "                uchar up = (((first[amp_n] + low) & run) == 0);\n"
    "                int a = s[amp_n][low]; int b = s[amp_n][low + distance_];\n"
    "                if ((a > b) == up) {\n"
    "                    s[amp_n][low] = b;\n"
    "                    s[amp_n][low + distance_] = a;\n"
    "                }\n"
    "#line 16 \"tests/emit/butterfly.ampc\"\n"
    "            }\n"
    "#line 22 \"tests/emit/butterfly.ampc\"\n"
    "            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/butterfly.ampc\"\n"
    "            keys.data[first[amp_n] + me] = s[amp_n][me];\n"
    "            keys.data[first[amp_n] + me + 64] = s[amp_n][me + 64];\n"
    "#line 24 \"tests/emit/butterfly.ampc\"\n"
    "        }\n"
    "\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_merge_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6};
static const unsigned amprt_merge_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 7, 8, 9, 10};
static const unsigned amprt_merge_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 8, 11};
static const struct amprt_argument amprt_merge_kernel_1_arguments[] = {
    {.name = "keys", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "run", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_merge_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "merge_kernel_1",
        .file = "tests/emit/butterfly.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 512,
        .block_size = 40,
        .spmd = {"merge_kernel_1", amprt_merge_kernel_1_spmd, 7},
        .serial = {"merge_kernel_1_serial", amprt_merge_kernel_1_serial, 10},
        .several = {"merge_kernel_1_several", amprt_merge_kernel_1_several, 8},
        .chain_memory = 512,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 2048,
        .arguments = amprt_merge_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
