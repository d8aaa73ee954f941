/* Made by ampcc from own_arrays.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_mix__kernel_1(void);
#line 1 "tests/emit/own_arrays.ampc"
/* Loops over an array of each thread's own: unrolled on GPUs, too, so that it may be in
 * registers. */
#include <amp.h>

void mix(array_view(const unsigned, 1) seeds, array_view(unsigned, 1) out)
{
    amprt_launch_1(amprt_mix__kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&seeds, &out}
#line 16 "tests/emit/own_arrays.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_mix__kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 seeds;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_mix__kernel_1;\n"
    "typedef char amp_size_of_mix__kernel_1[sizeof(amp_block_of_mix__kernel_1) == 48 \? 1 : -1];\n"
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
    "typedef struct view_uint_1 {\n"
    "    __global uint *data;\n"
    "    int extent0;\n"
    "} view_uint_1;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 9 */
    "#line 7 \"tests/emit/own_arrays.ampc\"\n"
    "__kernel\n"
    "void mix__kernel_1(\n"
    "    __global const uint *AMP_RESTRICT amp_data_seeds,\n"
    "    __global uint *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_mix__kernel_1 amp_block)\n"
    "{\n"
    "    const view_uint_1 seeds = {AMP_DATA(__global uint *, amp_data_seeds, AMP_SHAPE(0, seeds)), AMP_SHAPE(0, seeds).extent0};\n"
    "    const view_uint_1 out = {AMP_DATA(__global uint *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 7 \"tests/emit/own_arrays.ampc\"\n"
    "    {\n"
    "        uint w[48]; uint sum = 0;\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 16; k++) w[k] = seeds.data[i + k];\n"
    "        #pragma unroll\n"
    "        for (int k = 16; k < 48; k++) w[k] = w[k - 16] ^ (w[k - 3] << 1);\n"
    "        for (int k = 0; k < 100; k++)\n"
    "            sum = sum * 31 + seeds.data[k];\n"
    "        out.data[i] = sum ^ w[47];\n"
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
    "#line 7 \"tests/emit/own_arrays.ampc\"\n"
    "AMP_KERNEL void mix__kernel_1_serial(\n"
    "    __global const uint *AMP_RESTRICT amp_data_seeds,\n"
    "    __global uint *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_mix__kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uint_1 seeds = {AMP_DATA(__global uint *, amp_data_seeds, AMP_SHAPE(0, seeds)), AMP_SHAPE(0, seeds).extent0};\n"
    "    const view_uint_1 out = {AMP_DATA(__global uint *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 64 \? amp_strip + 64 : amp_end_0;\n"
    "        uint w[48][64];\n"
    "        uint sum[64];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 8 \"tests/emit/own_arrays.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = 0;\n"
    "                    #pragma unroll\n"
    "                    for (int k = 0; k < 16; k++) w[k][amp_thread_0 - amp_strip] = seeds.data[(long)i + k];\n"
    "                } for (int k_2 = 16; k_2 < 48; k_2++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 12 \"tests/emit/own_arrays.ampc\"\n"
    "                        w[k_2][amp_thread_0 - amp_strip] = w[k_2 - 16][amp_thread_0 - amp_strip] ^ (w[k_2 - 3][amp_thread_0 - amp_strip] << 1);\n"
    "                    }\n"
    "                }\n"
    "#line 13 \"tests/emit/own_arrays.ampc\"\n"
    "                for (int k_3 = 0; k_3 < 100; k_3++) {\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 14 \"tests/emit/own_arrays.ampc\"\n"
    "                        sum[amp_thread_0 - amp_strip] = sum[amp_thread_0 - amp_strip] * 31 + seeds.data[k_3];\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 15 \"tests/emit/own_arrays.ampc\"\n"
    "                    out.data[i] = sum[amp_thread_0 - amp_strip] ^ w[47][amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 8 \"tests/emit/own_arrays.ampc\"\n"
    "                sum[amp_thread_0 - amp_strip] = 0;\n"
    "                #pragma unroll\n"
    "                for (int k = 0; k < 16; k++) w[k][amp_thread_0 - amp_strip] = seeds.data[(long)i + k];\n"
    "            } for (int k_2 = 16; k_2 < 48; k_2++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 12 \"tests/emit/own_arrays.ampc\"\n"
    "                    w[k_2][amp_thread_0 - amp_strip] = w[k_2 - 16][amp_thread_0 - amp_strip] ^ (w[k_2 - 3][amp_thread_0 - amp_strip] << 1);\n"
    "                }\n"
    "            }\n"
    "#line 13 \"tests/emit/own_arrays.ampc\"\n"
    "            for (int k_3 = 0; k_3 < 100; k_3++) {\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 14 \"tests/emit/own_arrays.ampc\"\n"
    "                    sum[amp_thread_0 - amp_strip] = sum[amp_thread_0 - amp_strip] * 31 + seeds.data[k_3];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 15 \"tests/emit/own_arrays.ampc\"\n"
    "                out.data[i] = sum[amp_thread_0 - amp_strip] ^ w[47][amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_mix__kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static const unsigned amprt_mix__kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12};
static const struct amprt_argument amprt_mix__kernel_1_arguments[] = {
    {.name = "seeds", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_mix__kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "mix__kernel_1",
        .file = "tests/emit/own_arrays.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"mix__kernel_1", amprt_mix__kernel_1_spmd, 10},
        .serial = {"mix__kernel_1_serial", amprt_mix__kernel_1_serial, 11},
        .private_memory = 192,
        .arguments = amprt_mix__kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
