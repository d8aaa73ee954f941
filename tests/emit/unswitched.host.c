/* Made by ampcc from unswitched.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_edges_kernel_1(void);
static struct amprt_kernel *amprt_marks_kernel_1(void);
#line 1 "tests/emit/unswitched.ampc"
/* Ifs whose condition is the same in all trips of a short loop: the loop is inside them, and
 * its trips and the threads are one loop. */
#include <amp.h>

void edges(array_view(const float, 3) in, array_view(float, 3) out, int w)
{
    amprt_launch_2(amprt_edges_kernel_1(), NULL, extent(amp_extent_3(in)[0], w), (const void *const[]){&w, &out, &in}
#line 15 "tests/emit/unswitched.ampc"
);
}

/* Not so: the trips differ, or they may change what is asked for. */
void marks(array_view(int, 2) out, array_view(const int, 1) many, int n)
{
    amprt_launch_1(amprt_marks_kernel_1(), NULL, extent(n), (const void *const[]){&many, &out}
#line 29 "tests/emit/unswitched.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 1 */
    "typedef struct amp_block_of_edges_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int w;\n"
    "    amp_shape_3 out;\n"
    "    amp_shape_3 in;\n"
    "} amp_block_of_edges_kernel_1;\n"
    "typedef char amp_size_of_edges_kernel_1[sizeof(amp_block_of_edges_kernel_1) == 104 \? 1 : -1];\n"
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
    "typedef struct view_float_3 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_float_3;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 7 \"tests/emit/unswitched.ampc\"\n"
    "__kernel\n"
    "void edges_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_edges_kernel_1 amp_block)\n"
    "{\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, (amp_offset)AMP_SHAPE(2, in).stride1, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1, AMP_SHAPE(2, in).extent2};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 7 \"tests/emit/unswitched.ampc\"\n"
    "    {\n"
    "        int y = i.x; int x = i.y;\n"
    "        for (int c = 0; c < 3; c++) {\n"
    "            if (x > 0 && x < w - 1)\n"
    "                out.data[y * out.stride0 + x * out.stride1 + c] = in.data[y * in.stride0 + (x + 1) * in.stride1 + c] - in.data[y * in.stride0 + (x - 1) * in.stride1 + c]; else\n"
    "\n"
    "                out.data[y * out.stride0 + x * out.stride1 + c] = 0;\n"
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
    "#ifndef AMP_OVERLAP\n"
    "#line 7 \"tests/emit/unswitched.ampc\"\n"
    "AMP_KERNEL void edges_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_edges_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, (amp_offset)AMP_SHAPE(2, in).stride1, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1, AMP_SHAPE(2, in).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = i.x;\n"
    "#line 9 \"tests/emit/unswitched.ampc\"\n"
    "        {\n"
    "            const int amp_past_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_past_1 > amp_from_3 && amp_past_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_past_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_1 = amp_from_3;\n"
    "                if ((int)(((int2)(amp_thread_0, amp_thread_1)).y) > 0 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) < w - 1) {\n"
    "                    {\n"
    "                        const int amp_thread_1 = amp_from_3;\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = i.y;\n"
    "                        AMP_IN_ANY_ORDER\n"
    "                        for (long c = 0; c < (long)((amp_to_3) - (amp_from_3)) * 3; c++)\n"
    "#line 9 \"tests/emit/unswitched.ampc\"\n"
    "                        {\n"
    "\n"
    "                            out.data[(long)y * out.stride0 + ((long)x * 3 + c)] = in.data[(long)y * in.stride0 + (((long)x + 1) * 3 + c)] - in.data[(long)y * in.stride0 + (((long)x - 1) * 3 + c)];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "                } else {\n"
    "                    {\n"
    "                        const int amp_thread_1 = amp_from_3;\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = i.y;\n"
    "                        AMP_IN_ANY_ORDER\n"
    "                        for (long c = 0; c < (long)((amp_to_3) - (amp_from_3)) * 3; c++)\n"
    "#line 9 \"tests/emit/unswitched.ampc\"\n"
    "                        {\n"
    "#line 13 \"tests/emit/unswitched.ampc\"\n"
    "                            out.data[(long)y * out.stride0 + ((long)x * 3 + c)] = 0;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 7 \"tests/emit/unswitched.ampc\"\n"
    "AMP_KERNEL void edges_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    const amp_block_of_edges_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, (amp_offset)AMP_SHAPE(2, in).stride1, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1, AMP_SHAPE(2, in).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = i.x;\n"
    "#line 9 \"tests/emit/unswitched.ampc\"\n"
    "        {\n"
    "            const int amp_past_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_past_1 > amp_from_3 && amp_past_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_past_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_1 = amp_from_3;\n"
    "                if ((int)(((int2)(amp_thread_0, amp_thread_1)).y) > 0 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) < w - 1) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = i.y;\n"
    "#line 9 \"tests/emit/unswitched.ampc\"\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 3; c++) {\n"
    "                            out.data[y * out.stride0 + x * out.stride1 + c] = in.data[y * in.stride0 + (x + 1) * in.stride1 + c] - in.data[y * in.stride0 + (x - 1) * in.stride1 + c];\n"
    "\n"
    "\n"
    "                        }\n"
    "                    }\n"
    "                } else {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        int x = i.y;\n"
    "#line 9 \"tests/emit/unswitched.ampc\"\n"
    "                        #pragma unroll\n"
    "                        for (int c = 0; c < 3; c++) {\n"
    "\n"
    "\n"
    "                            out.data[y * out.stride0 + x * out.stride1 + c] = 0;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 14 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 15 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 16 */
    "typedef struct amp_block_of_marks_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 many;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_marks_kernel_1;\n"
    "typedef char amp_size_of_marks_kernel_1[sizeof(amp_block_of_marks_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 17 */
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 18 */
    "typedef struct view_int_2 {\n"
    "    __global int *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_int_2;\n",
    /* 19 */
    "#line 21 \"tests/emit/unswitched.ampc\"\n"
    "__kernel\n"
    "void marks_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_many,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_marks_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 many = {AMP_DATA(__global int *, amp_data_many, AMP_SHAPE(0, many)), AMP_SHAPE(0, many).extent0};\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 21 \"tests/emit/unswitched.ampc\"\n"
    "    {\n"
    "        int left = many.data[i];\n"
    "        for (int c = 0; c < 4; c++)\n"
    "            if (left > c)\n"
    "                out.data[i * out.stride0 + c] = 1;\n"
    "        for (int c = 0; c < 4; c++)\n"
    "            if (left > 0)\n"
    "                out.data[i * out.stride0 + c] = left--;\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#ifndef AMP_OVERLAP\n"
    "#line 21 \"tests/emit/unswitched.ampc\"\n"
    "AMP_KERNEL void marks_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_many,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_marks_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 many = {AMP_DATA(__global int *, amp_data_many, AMP_SHAPE(0, many)), AMP_SHAPE(0, many).extent0};\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 25 \"tests/emit/unswitched.ampc\"\n"
    "            int own = out.data[(long)i * 4 + 0]; int own_2 = out.data[(long)i * 4 + 1]; int own_3 = out.data[(long)i * 4 + 2]; int own_4 = out.data[(long)i * 4 + 3];\n"
    "#line 22 \"tests/emit/unswitched.ampc\"\n"
    "            int left = many.data[i];\n"
    "            {\n"
    "                { int is_so = left > 0 \? 1 : 0;\n"
    "                    own = is_so \? 1 : own; }\n"
    "#line 24 \"tests/emit/unswitched.ampc\"\n"
    "                { int is_so_2 = left > 1 \? 1 : 0;\n"
    "                    own_2 = is_so_2 \? 1 : own_2; }\n"
    "#line 24 \"tests/emit/unswitched.ampc\"\n"
    "                { int is_so_3 = left > 2 \? 1 : 0;\n"
    "                    own_3 = is_so_3 \? 1 : own_3; }\n"
    "#line 24 \"tests/emit/unswitched.ampc\"\n"
    "                { int is_so_4 = left > 3 \? 1 : 0;\n"
    "                    own_4 = is_so_4 \? 1 : own_4; } }\n"
    "            {\n"
    "                { int is_so_5 = left > 0 \? 1 : 0;\n"
    "                    int before = left; int now = left; now--; left = is_so_5 \? now : left; own = is_so_5 \? before : own; }\n"
    "#line 27 \"tests/emit/unswitched.ampc\"\n"
    "                { int is_so_6 = left > 0 \? 1 : 0;\n"
    "                    int before_2 = left; int now_2 = left; now_2--; left = is_so_6 \? now_2 : left; own_2 = is_so_6 \? before_2 : own_2; }\n"
    "#line 27 \"tests/emit/unswitched.ampc\"\n"
    "                { int is_so_7 = left > 0 \? 1 : 0;\n"
    "                    int before_3 = left; int now_3 = left; now_3--; left = is_so_7 \? now_3 : left; own_3 = is_so_7 \? before_3 : own_3; }\n"
    "#line 27 \"tests/emit/unswitched.ampc\"\n"
    "                { int is_so_8 = left > 0 \? 1 : 0;\n"
    "                    int before_4 = left; int now_4 = left; now_4--; left = is_so_8 \? now_4 : left; own_4 = is_so_8 \? before_4 : own_4; } }\n"
    "#line 25 \"tests/emit/unswitched.ampc\"\n"
    "            out.data[(long)i * 4 + 0] = own; out.data[(long)i * 4 + 1] = own_2; out.data[(long)i * 4 + 2] = own_3; out.data[(long)i * 4 + 3] = own_4;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 21 \"tests/emit/unswitched.ampc\"\n"
    "AMP_KERNEL void marks_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_many,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_marks_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 many = {AMP_DATA(__global int *, amp_data_many, AMP_SHAPE(0, many)), AMP_SHAPE(0, many).extent0};\n"
    "    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 22 \"tests/emit/unswitched.ampc\"\n"
    "            int left = many.data[i];\n"
    "            #pragma unroll\n"
    "            for (int c = 0; c < 4; c++) if (left > c)\n"
    "                    out.data[(long)i * out.stride0 + c] = 1;\n"
    "            #pragma unroll\n"
    "            for (int c = 0; c < 4; c++) if (left > 0)\n"
    "                    out.data[(long)i * out.stride0 + c] = left--;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
};

static const unsigned amprt_edges_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_edges_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13};
static const struct amprt_argument amprt_edges_kernel_1_arguments[] = {
    {.name = "w", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 24, .rank = 3,
     .access = AMPRT_FOR_WRITE, .element = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 64, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
};
static const struct amprt_bound amprt_edges_kernel_1_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 1, .number = 3},
    {.kind = AMPRT_PITCH, .value = -1, .view = 2, .dimension = 1, .number = 3},
};
static struct amprt_kernel *amprt_edges_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "edges_kernel_1",
        .file = "tests/emit/unswitched.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 104,
        .spmd = {"edges_kernel_1", amprt_edges_kernel_1_spmd, 9},
        .serial = {"edges_kernel_1_serial", amprt_edges_kernel_1_serial, 12},
        .arguments = amprt_edges_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_edges_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_marks_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 15, 16, 17, 18, 19};
static const unsigned amprt_marks_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 14, 15, 16, 17, 18, 20};
static const struct amprt_argument amprt_marks_kernel_1_arguments[] = {
    {.name = "many", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static const struct amprt_bound amprt_marks_kernel_1_bounds[] = {
    {.kind = AMPRT_HELD, .value = -1, .view = 1, .dimension = 0, .number = 0},
    {.kind = AMPRT_ROOM, .value = -1, .view = 1, .dimension = 0, .along = 0, .number = 1},
    {.kind = AMPRT_ROOM, .value = -1, .view = 1, .dimension = 1, .along = -1, .number = 4},
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 4},
};
static struct amprt_kernel *amprt_marks_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "marks_kernel_1",
        .file = "tests/emit/unswitched.ampc",
        .line = 21,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"marks_kernel_1", amprt_marks_kernel_1_spmd, 11},
        .serial = {"marks_kernel_1_serial", amprt_marks_kernel_1_serial, 13},
        .arguments = amprt_marks_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_marks_kernel_1_bounds,
        .bound_count = 4,
    };
    return &kernel;
}
