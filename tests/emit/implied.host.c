/* Made by ampcc from implied.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_relax_kernel_1(void);
#line 1 "tests/emit/implied.ampc"
// A stencil that copies a margin under conditions, for threads within the edges: what it
// reads of the view is read in any case, as no condition is left to ask.
#include <amp.h>

void relax(array_view(const float, 2) in, array_view(float, 2) out, int h, int w)
{
    amprt_launch_tiled_2(amprt_relax_kernel_1(), NULL, tile(extent(h, w), 16, 16), (const void *const[]){&in, &h, &w, &out}
#line 22 "tests/emit/implied.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_relax_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 in;\n"
    "    int h;\n"
    "    int w;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_relax_kernel_1;\n"
    "typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 72 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/implied.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void relax_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
    "    __local float s[18][18] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/implied.ampc\"\n"
    "    {\n"
    "\n"
    "        int ly = (int)get_local_id(1) + 1; int lx = (int)get_local_id(0) + 1; int y = ((int)get_group_id(1) * 16 + (int)get_local_id(1)); int x = ((int)get_group_id(0) * 16 + (int)get_local_id(0));\n"
    "        s[ly][lx] = in.data[y * in.stride0 + x];\n"
    "        if (ly == 1 && y > 0)\n"
    "            s[0][lx] = in.data[(y - 1) * in.stride0 + x];\n"
    "        if (ly == 16 && y < h - 1)\n"
    "            s[17][lx] = in.data[(y + 1) * in.stride0 + x];\n"
    "        if (lx == 1 && x > 0)\n"
    "            s[ly][0] = in.data[y * in.stride0 + (x - 1)];\n"
    "        if (lx == 16 && x < w - 1)\n"
    "            s[ly][17] = in.data[y * in.stride0 + (x + 1)];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if (y > 0 && y < h - 1 && x > 0 && x < w - 1)\n"
    "            out.data[y * out.stride0 + x] = 0.25f * (s[ly][lx - 1] + s[ly][lx + 1] + s[ly - 1][lx] + s[ly + 1][lx]);\n"
    "    }\n"
    "}\n",
    /* 8 */
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
    /* 9 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 10 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 11 */
    "#ifndef AMP_OVERLAP\n"
    "#line 7 \"tests/emit/implied.ampc\"\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
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
    "        int y_2 = t.x;\n"
    "#line 20 \"tests/emit/implied.ampc\"\n"
    "        if (y_2 > 0) { if (y_2 < h - 1) {  {\n"
    "                    const int amp_from_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);\n"
    "#line 20 \"tests/emit/implied.ampc\"\n"
    "                    {\n"
    "                        const int amp_to_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_from_1, (long)amp_stop);\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_2; amp_thread_1++) {\n"
    "                            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                            int x_2 = t.y;\n"
    "#line 21 \"tests/emit/implied.ampc\"\n"
    "                            out.data[(long)y_2 * out.stride0 + x_2] = 0.25f * (in.data[(long)t.x * in.stride0 + ((long)t.y - 1)] + in.data[(long)t.x * in.stride0 + ((long)t.y + 1)] + in.data[((long)t.x - 1) * in.stride0 + t.y] + in.data[((long)t.x + 1) * in.stride0 + t.y]);\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 7 \"tests/emit/implied.ampc\"\n"
    "AMP_FUNCTION void relax_kernel_1_tile(\n"
    "    __global const float *amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
    "    __local float (*const s)[18][18] = (__local float (*)[18][18])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0, amp_thread_1 = 0;\n"
    "    const long amp_zero = amp_block.amp_domain[3];\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {\n"
    "        int ly = amp_thread_0 + 1;\n"
    "        int y = ((int)amp_place.item[1] * 16 + amp_thread_0);\n"
    "        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "            int lx = amp_thread_1 + 1;\n"
    "            int x = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "#line 9 \"tests/emit/implied.ampc\"\n"
    "            \n"
    "            (*s)[ly][lx] = in.data[(long)y * in.stride0 + x];\n"
    "        } if (ly == 1) { if (y > 0) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                    int lx = amp_thread_1 + 1;\n"
    "                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "#line 12 \"tests/emit/implied.ampc\"\n"
    "                    (*s)[0][lx] = in.data[((long)y - 1) * in.stride0 + x];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 13 \"tests/emit/implied.ampc\"\n"
    "        if (ly == 16) { if (y < h - 1) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {\n"
    "                    int lx = amp_thread_1 + 1;\n"
    "                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "#line 14 \"tests/emit/implied.ampc\"\n"
    "                    (*s)[17][lx] = in.data[((long)y + 1) * in.stride0 + x];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 15 \"tests/emit/implied.ampc\"\n"
    "        {\n"
    "            const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "            const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "#line 15 \"tests/emit/implied.ampc\"\n"
    "            {\n"
    "                const int amp_from_2 = (int)clamp((long)0 - (int)(((int)amp_place.item[0] * 16 + amp_thread_1)) + 1, (long)amp_from_1, (long)amp_to_1);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "#line 16 \"tests/emit/implied.ampc\"\n"
    "                    (*s)[ly][0] = in.data[(long)y * in.stride0 + ((long)x - 1)];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "#line 17 \"tests/emit/implied.ampc\"\n"
    "        {\n"
    "            const int amp_from_3 = (int)clamp((long)16 - (int)(amp_thread_1 + 1), (long)0, (long)16);\n"
    "            const int amp_to_3 = (int)clamp((long)16 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);\n"
    "#line 17 \"tests/emit/implied.ampc\"\n"
    "            {\n"
    "                const int amp_to_4 = (int)clamp((long)(w - 1) - (int)(((int)amp_place.item[0] * 16 + amp_thread_1)), (long)amp_from_3, (long)amp_to_3);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_4; amp_thread_1++) {\n"
    "                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "#line 18 \"tests/emit/implied.ampc\"\n"
    "                    (*s)[ly][17] = in.data[(long)y * in.stride0 + ((long)x + 1)];\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "    {\n"
    "        const int amp_from_5 = (int)clamp((long)0 - (int)(((int)amp_place.item[1] * 16 + amp_thread_0)) + 1, (long)0, (long)16);\n"
    "        const int amp_to_6 = (int)clamp((long)(h - 1) - (int)(((int)amp_place.item[1] * 16 + amp_thread_0)), (long)amp_from_5, (long)16);\n"
    "        for (int amp_thread_0 = amp_from_5; amp_thread_0 < amp_to_6; amp_thread_0++) {\n"
    "            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);\n"
    "            int ly = amp_thread_0 + 1;\n"
    "#line 20 \"tests/emit/implied.ampc\"\n"
    "            if (y > 0) { if (y < h - 1) {  {\n"
    "                        const int amp_from_7 = (int)clamp((long)0 - (int)(((int)amp_place.item[0] * 16 + amp_thread_1)) + 1, (long)0, (long)16);\n"
    "#line 20 \"tests/emit/implied.ampc\"\n"
    "                        {\n"
    "                            const int amp_to_8 = (int)clamp((long)(w - 1) - (int)(((int)amp_place.item[0] * 16 + amp_thread_1)), (long)amp_from_7, (long)16);\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_thread_1 = amp_from_7; amp_thread_1 < amp_to_8; amp_thread_1++) {\n"
    "                                int x = ((int)amp_place.item[0] * 16 + amp_thread_1);\n"
    "                                int lx = amp_thread_1 + 1;\n"
    "#line 21 \"tests/emit/implied.ampc\"\n"
    "                                out.data[(long)y * out.stride0 + x] = 0.25f * ((*s)[ly][amp_zero + (long)lx - 1] + (*s)[ly][amp_zero + (long)lx + 1] + (*s)[ly - 1][amp_zero + (long)lx] + (*s)[ly + 1][amp_zero + (long)lx]);\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(1408)\n"
    "    const long amp_tiles = amp_block.amp_domain[1] / 16;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        relax_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 12 */
    "#line 7 \"tests/emit/implied.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void relax_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};\n"
    "#ifdef AMP_WHOLE\n"
    "    const int amp_last = INT_MAX;\n"
    "#else\n"
    "    const int amp_last = amp_block.amp_domain[0] / 16 - 1;\n"
    "#endif\n"
    "    __local float s[4][18][18] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/implied.ampc\"\n"
    "    {\n"
    "\n"
    "        int ly = (int)get_local_id(1) + 1; int lx = (int)get_local_id(0) + 1; int x = ((int)get_group_id(0) * 16 + (int)get_local_id(0)); int y[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/implied.ampc\"\n"
    "            int at = (int)get_group_id(1) * 4 + amp_n < amp_last \? (int)get_group_id(1) * 4 + amp_n : amp_last; y[amp_n] = at * 16 + (int)get_local_id(1);\n"
    "            s[amp_n][ly][lx] = in.data[y[amp_n] * in.stride0 + x];\n"
    "            if (ly == 1 && y[amp_n] > 0)\n"
    "                s[amp_n][0][lx] = in.data[(y[amp_n] - 1) * in.stride0 + x];\n"
    "            if (ly == 16 && y[amp_n] < h - 1)\n"
    "                s[amp_n][17][lx] = in.data[(y[amp_n] + 1) * in.stride0 + x];\n"
    "#line 9 \"tests/emit/implied.ampc\"\n"
    "        }\n"
    "#line 15 \"tests/emit/implied.ampc\"\n"
    "        if (lx == 1 && x > 0) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/implied.ampc\"\n"
    "                s[amp_n][ly][0] = in.data[y[amp_n] * in.stride0 + (x - 1)]; } }\n"
    "        if (lx == 16 && x < w - 1) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 18 \"tests/emit/implied.ampc\"\n"
    "                s[amp_n][ly][17] = in.data[y[amp_n] * in.stride0 + (x + 1)]; } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 20 \"tests/emit/implied.ampc\"\n"
    "            if (y[amp_n] > 0 && y[amp_n] < h - 1 && x > 0 && x < w - 1)\n"
    "                out.data[y[amp_n] * out.stride0 + x] = 0.25f * (s[amp_n][ly][lx - 1] + s[amp_n][ly][lx + 1] + s[amp_n][ly - 1][lx] + s[amp_n][ly + 1][lx]); }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_relax_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_relax_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11};
static const unsigned amprt_relax_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 10, 12};
static const struct amprt_argument amprt_relax_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "h", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
    {.name = "w", .kind = AMPRT_VALUE, .offset = 44, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 48, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static const struct amprt_bound amprt_relax_kernel_1_bounds[] = {
    {.kind = AMPRT_EXTENT, .value = 1, .view = 0, .dimension = 0, .number = 0},
    {.kind = AMPRT_EXTENT, .value = 2, .view = 0, .dimension = 1, .number = 0},
};
static struct amprt_kernel *amprt_relax_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "relax_kernel_1",
        .file = "tests/emit/implied.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {16, 16, 0},
        .needs = AMPRT_MAY_CHAIN | AMPRT_MAY_REPEAT,
        .tile_memory = 1296,
        .block_size = 72,
        .spmd = {"relax_kernel_1", amprt_relax_kernel_1_spmd, 8},
        .serial = {"relax_kernel_1_serial", amprt_relax_kernel_1_serial, 11},
        .several = {"relax_kernel_1_several", amprt_relax_kernel_1_several, 9},
        .serial_rows = AMPRT_IN_ROWS_APART,
        .chain_memory = 1408,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 5184,
        .arguments = amprt_relax_kernel_1_arguments,
        .argument_count = 4,
        .bounds = amprt_relax_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}
