/* Made by ampcc from split.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_volume_kernel_1(void);
static struct amprt_kernel *amprt_picture_kernel_1(void);
static struct amprt_kernel *amprt_choices_kernel_1(void);
#line 1 "tests/emit/split.ampc"
/* Conditions that are the same for all elements of a work-item in most of their parts are
 * asked in two; not those of which half differ, that divide, or that read what an earlier part
 * guards. */
#include <amp.h>

void volume(array_view(const float, 3) in, array_view(float, 3) out)
{
    int d = amp_extent_3(in)[0], h = amp_extent_3(in)[1], w = amp_extent_3(in)[2];
    amprt_launch_3(amprt_volume_kernel_1(), NULL, amp_extent_3(out), (const void *const[]){&d, &h, &w, &in, &out}
#line 17 "tests/emit/split.ampc"
);
}

void picture(array_view(const float, 2) in, array_view(float, 2) out, int part)
{
    int h = amp_extent_2(in)[0], w = amp_extent_2(in)[1];
    amprt_launch_2(amprt_picture_kernel_1(), NULL, amp_extent_2(out), (const void *const[]){&h, &w, &in, &part, &out}
#line 37 "tests/emit/split.ampc"
);
}

/* A choice is split as an if is, where the other value is cheap and the place is safe. */
void choices(array_view(const float, 3) in, array_view(float, 3) out)
{
    int d = amp_extent_3(in)[0], h = amp_extent_3(in)[1], w = amp_extent_3(in)[2];
    amprt_launch_3(amprt_choices_kernel_1(), NULL, amp_extent_3(out), (const void *const[]){&d, &h, &w, &in, &out}
#line 53 "tests/emit/split.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 1 */
    "typedef struct amp_block_of_volume_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int d;\n"
    "    int h;\n"
    "    int w;\n"
    "    amp_shape_3 in;\n"
    "    amp_shape_3 out;\n"
    "} amp_block_of_volume_kernel_1;\n"
    "typedef char amp_size_of_volume_kernel_1[sizeof(amp_block_of_volume_kernel_1) == 112 \? 1 : -1];\n"
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
    "#line 9 \"tests/emit/split.ampc\"\n"
    "__kernel\n"
    "void volume_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_volume_kernel_1 amp_block)\n"
    "{\n"
    "    const int d = amp_block.d;\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};\n"
    "    int3 p = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));\n"
    "    if (p.x >= amp_block.amp_domain[0]\n"
    "        || p.y >= amp_block.amp_domain[1]\n"
    "        || p.z >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "#line 9 \"tests/emit/split.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < 27; k++) {\n"
    "            int z = p.x + k / 9 - 1; int y = p.y + k / 3 % 3 - 1; int x = p.z + k % 3 - 1;\n"
    "            if (z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w)\n"
    "                sum += in.data[z * in.stride0 + y * in.stride1 + x];\n"
    "        }\n"
    "        out.data[p.x * out.stride0 + p.y * out.stride1 + p.z] = sum;\n"
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
    "#line 9 \"tests/emit/split.ampc\"\n"
    "AMP_KERNEL void volume_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_volume_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int d = amp_block.d;\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);\n"
    "    const long amp_part_1 = amp_place.item[1];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_2 = amp_place.item[0];\n"
    "    const int amp_begin_2 = (int)(amp_block.amp_domain[2] * amp_part_2 / amp_place.items[0]);\n"
    "    const int amp_end_2 = (int)(amp_block.amp_domain[2] * (amp_part_2 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = amp_begin_1, amp_thread_2 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "        for (int amp_thread_1 = amp_begin_1; amp_thread_1 < amp_end_1; amp_thread_1++)\n"
    "            for (int amp_strip = amp_begin_2, amp_stop; amp_strip < amp_end_2; amp_strip = amp_stop) {\n"
    "                amp_stop = amp_end_2 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_2;\n"
    "                float sum[1024];\n"
    "                int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {\n"
    "#line 10 \"tests/emit/split.ampc\"\n"
    "                    sum[amp_thread_2 - amp_strip] = 0;\n"
    "                } for (int k = 0; k < 27; k++) {\n"
    "                    int z = p.x + k / 9 - 1;\n"
    "                    int y = p.y + k / 3 % 3 - 1; if (z >= 0) { if (z < d) { if (y >= 0) { if (y < h) {  {\n"
    "                                        const int amp_from_1 = (int)clamp((long)0 - (int)(((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z + k % 3 - 1), (long)amp_strip, (long)amp_stop);\n"
    "#line 13 \"tests/emit/split.ampc\"\n"
    "                                        {\n"
    "                                            const int amp_to_2 = (int)clamp((long)w - (int)(((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z + k % 3 - 1), (long)amp_from_1, (long)amp_stop);\n"
    "                                            #pragma clang loop vectorize(assume_safety)\n"
    "                                            for (int amp_thread_2 = amp_from_1; amp_thread_2 < amp_to_2; amp_thread_2++) {\n"
    "                                                int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "                                                int x = p.z + k % 3 - 1;\n"
    "#line 14 \"tests/emit/split.ampc\"\n"
    "                                                sum[amp_thread_2 - amp_strip] += in.data[(long)z * in.stride0 + (long)y * in.stride1 + x];\n"
    "                                            }\n"
    "                                        }\n"
    "                                    }\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {\n"
    "                    int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "#line 16 \"tests/emit/split.ampc\"\n"
    "                    out.data[(long)p.x * out.stride0 + (long)p.y * out.stride1 + p.z] = sum[amp_thread_2 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "}\n",
    /* 13 */
    "#line 9 \"tests/emit/split.ampc\"\n"
    "static void volume_kernel_1_element(\n"
    "    const int d,\n"
    "    const int h,\n"
    "    const int w,\n"
    "    const view_float_3 in,\n"
    "    const view_float_3 out,\n"
    "    int3 p)\n"
    "#line 9 \"tests/emit/split.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < 27; k++) {\n"
    "        int z = p.x + k / 9 - 1; int y = p.y + k / 3 % 3 - 1; int x = p.z + k % 3 - 1;\n"
    "        if (z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w)\n"
    "            sum += in.data[z * in.stride0 + y * in.stride1 + x];\n"
    "    }\n"
    "    out.data[p.x * out.stride0 + p.y * out.stride1 + p.z] = sum;\n"
    "}\n"
    "\n"
    "static void volume_kernel_1_elements(\n"
    "    const int d,\n"
    "    const int h,\n"
    "    const int w,\n"
    "    const view_float_3 in,\n"
    "    const view_float_3 out,\n"
    "    int3 p)\n"
    "#line 9 \"tests/emit/split.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/split.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 27; k++) { int z = p.x + k / 9 - 1; int y[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 12 \"tests/emit/split.ampc\"\n"
    "            y[amp_n] = p.y + amp_n + k / 3 % 3 - 1; } int x = p.z + k % 3 - 1;\n"
    "        if (z >= 0 && z < d && x >= 0 && x < w) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/split.ampc\"\n"
    "                if (y[amp_n] >= 0 && y[amp_n] < h)\n"
    "                    sum[amp_n] += in.data[z * in.stride0 + y[amp_n] * in.stride1 + x]; } }\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/split.ampc\"\n"
    "        out.data[p.x * out.stride0 + (p.y + amp_n) * out.stride1 + p.z] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void volume_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_volume_kernel_1 amp_block)\n"
    "{\n"
    "    const int d = amp_block.d;\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};\n"
    "    const int amp_z = amp_thread(2);\n"
    "    if (amp_z >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "    const int amp_x = amp_thread(0);\n"
    "    if (amp_x >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "    const int amp_first = amp_thread(1) * 4;\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 3 >= amp_block.amp_domain[1]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[1]; amp_n++)\n"
    "            volume_kernel_1_element(d, h, w, in, out, (int3)(amp_z, amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    volume_kernel_1_elements(d, h, w, in, out, (int3)(amp_z, amp_first, amp_x));\n"
    "}\n",
    /* 14 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 15 */
    "typedef struct amp_block_of_picture_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int h;\n"
    "    int w;\n"
    "    amp_shape_2 in;\n"
    "    int part;\n"
    "    amp_shape_2 out;\n"
    "} amp_block_of_picture_kernel_1;\n"
    "typedef char amp_size_of_picture_kernel_1[sizeof(amp_block_of_picture_kernel_1) == 80 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 17 */
    "#line 23 \"tests/emit/split.ampc\"\n"
    "__kernel\n"
    "void picture_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_picture_kernel_1 amp_block)\n"
    "{\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};\n"
    "    const int part = amp_block.part;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1};\n"
    "    int2 p = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (p.x >= amp_block.amp_domain[0]\n"
    "        || p.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 23 \"tests/emit/split.ampc\"\n"
    "    {\n"
    "        float sum = 0;\n"
    "        for (int k = 0; k < 3; k++) {\n"
    "            int y = p.x + k - 1; int x = p.y + k - 1;\n"
    "            if (y >= 0 && y < h && x >= 0 && x < w)\n"
    "                sum += in.data[y * in.stride0 + x];\n"
    "            if (part > 0 && x > 0 && x < w - 1 && (p.x ^ k) % part == 1)\n"
    "                sum += 1;\n"
    "            if (x >= 0 && x < w && part > k && in.data[p.x * in.stride0 + x] > 0)\n"
    "                sum += 2;\n"
    "            if (x >= 0 && (x < w && p.x > k) && part > k)\n"
    "                sum += 4;\n"
    "        }\n"
    "        out.data[p.x * out.stride0 + p.y] = sum;\n"
    "    }\n"
    "}\n",
    /* 18 */
    "static int amp_remainder_int(int x, int y)\n"
    "{\n"
    "#ifdef cl_khr_fp64\n"
    "    return x - (int)((double)x / (double)y) * y;\n"
    "#else\n"
    "    return x % y;\n"
    "#endif\n"
    "}\n",
    /* 19 */
    "#line 23 \"tests/emit/split.ampc\"\n"
    "AMP_KERNEL void picture_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_picture_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};\n"
    "    const int part = amp_block.part;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 23 \"tests/emit/split.ampc\"\n"
    "        {\n"
    "            const int amp_at_1 = (int)clamp((long)1 - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "            const int amp_at_2 = (int)clamp(clamp((long)((long)w - 1), -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);\n"
    "            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                amp_to_3 = amp_stop;\n"
    "                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_1;\n"
    "                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                    amp_to_3 = amp_at_2;\n"
    "                const int amp_thread_1 = amp_from_3;\n"
    "                if (0 <= (long)((int2)(amp_thread_0, amp_thread_1)).x - 1 && 0 <= (long)h - (long)((int2)(amp_thread_0, amp_thread_1)).x - 2 && ((int2)(amp_thread_0, amp_thread_1)).y >= 1 && ((int2)(amp_thread_0, amp_thread_1)).y < (long)w - 1) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 24 \"tests/emit/split.ampc\"\n"
    "                        float sum_2 = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int k_2 = 0; k_2 < 3; k_2++) { int y_2 = p.x + k_2 - 1; int x_2 = p.y + k_2 - 1;\n"
    "\n"
    "                            sum_2 += in.data[y_2 * in.stride0 + x_2];\n"
    "                            if (part > 0 && x_2 > 0 && x_2 < w - 1 && amp_remainder_int(p.x ^ k_2, part) == 1)\n"
    "                                sum_2 += 1;\n"
    "                            if (x_2 >= 0 && x_2 < w && part > k_2 && in.data[p.x * in.stride0 + x_2] > 0)\n"
    "                                sum_2 += 2;\n"
    "                            if (x_2 >= 0 && (x_2 < w && p.x > k_2) && part > k_2)\n"
    "                                sum_2 += 4;\n"
    "                        }\n"
    "                        out.data[(long)p.x * out.stride0 + p.y] = sum_2;\n"
    "                    }\n"
    "                } else {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {\n"
    "                        int2 p = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 24 \"tests/emit/split.ampc\"\n"
    "                        float sum = 0;\n"
    "                        #pragma unroll\n"
    "                        for (int k = 0; k < 3; k++) { int y = p.x + k - 1; int x = p.y + k - 1;\n"
    "                            if (y >= 0 && y < h && x >= 0 && x < w)\n"
    "                                sum += in.data[y * in.stride0 + x];\n"
    "                            if (part > 0 && x > 0 && x < w - 1 && amp_remainder_int(p.x ^ k, part) == 1)\n"
    "                                sum += 1;\n"
    "                            if (x >= 0 && x < w && part > k && in.data[p.x * in.stride0 + x] > 0)\n"
    "                                sum += 2;\n"
    "                            if (x >= 0 && (x < w && p.x > k) && part > k)\n"
    "                                sum += 4;\n"
    "                        }\n"
    "                        out.data[(long)p.x * out.stride0 + p.y] = sum;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#line 23 \"tests/emit/split.ampc\"\n"
    "static void picture_kernel_1_element(\n"
    "    const int h,\n"
    "    const int w,\n"
    "    const view_float_2 in,\n"
    "    const int part,\n"
    "    const view_float_2 out,\n"
    "    int2 p)\n"
    "#line 23 \"tests/emit/split.ampc\"\n"
    "{\n"
    "    float sum = 0;\n"
    "    for (int k = 0; k < 3; k++) {\n"
    "        int y = p.x + k - 1; int x = p.y + k - 1;\n"
    "        if (y >= 0 && y < h && x >= 0 && x < w)\n"
    "            sum += in.data[y * in.stride0 + x];\n"
    "        if (part > 0 && x > 0 && x < w - 1 && (p.x ^ k) % part == 1)\n"
    "            sum += 1;\n"
    "        if (x >= 0 && x < w && part > k && in.data[p.x * in.stride0 + x] > 0)\n"
    "            sum += 2;\n"
    "        if (x >= 0 && (x < w && p.x > k) && part > k)\n"
    "            sum += 4;\n"
    "    }\n"
    "    out.data[p.x * out.stride0 + p.y] = sum;\n"
    "}\n"
    "\n"
    "static void picture_kernel_1_elements(\n"
    "    const int h,\n"
    "    const int w,\n"
    "    const view_float_2 in,\n"
    "    const int part,\n"
    "    const view_float_2 out,\n"
    "    int2 p)\n"
    "#line 23 \"tests/emit/split.ampc\"\n"
    "{\n"
    "    float sum[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 24 \"tests/emit/split.ampc\"\n"
    "        sum[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 3; k++) { int y[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 26 \"tests/emit/split.ampc\"\n"
    "            y[amp_n] = p.x + amp_n + k - 1; } int x = p.y + k - 1;\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 27 \"tests/emit/split.ampc\"\n"
    "            if (y[amp_n] >= 0 && y[amp_n] < h && x >= 0 && x < w)\n"
    "                sum[amp_n] += in.data[y[amp_n] * in.stride0 + x];\n"
    "            if (part > 0 && x > 0 && x < w - 1 && ((p.x + amp_n) ^ k) % part == 1)\n"
    "                sum[amp_n] += 1;\n"
    "            if (x >= 0 && x < w && part > k && in.data[(p.x + amp_n) * in.stride0 + x] > 0)\n"
    "                sum[amp_n] += 2;\n"
    "            if (x >= 0 && (x < w && p.x + amp_n > k) && part > k)\n"
    "                sum[amp_n] += 4;\n"
    "#line 28 \"tests/emit/split.ampc\"\n"
    "        }\n"
    "#line 35 \"tests/emit/split.ampc\"\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 36 \"tests/emit/split.ampc\"\n"
    "        out.data[(p.x + amp_n) * out.stride0 + p.y] = sum[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void picture_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_picture_kernel_1 amp_block)\n"
    "{\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};\n"
    "    const int part = amp_block.part;\n"
    "    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1};\n"
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
    "            picture_kernel_1_element(h, w, in, part, out, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    picture_kernel_1_elements(h, w, in, part, out, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 21 */
    "typedef struct amp_block_of_choices_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int d;\n"
    "    int h;\n"
    "    int w;\n"
    "    amp_shape_3 in;\n"
    "    amp_shape_3 out;\n"
    "} amp_block_of_choices_kernel_1;\n"
    "typedef char amp_size_of_choices_kernel_1[sizeof(amp_block_of_choices_kernel_1) == 112 \? 1 : -1];\n"
    "\n",
    /* 22 */
    "#line 44 \"tests/emit/split.ampc\"\n"
    "__kernel\n"
    "void choices_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_choices_kernel_1 amp_block)\n"
    "{\n"
    "    const int d = amp_block.d;\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};\n"
    "    int3 p = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));\n"
    "    if (p.x >= amp_block.amp_domain[0]\n"
    "        || p.y >= amp_block.amp_domain[1]\n"
    "        || p.z >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "#line 44 \"tests/emit/split.ampc\"\n"
    "    {\n"
    "        float sum = 0; float least = 9; float rest = 0;\n"
    "        for (int k = 0; k < 3; k++) {\n"
    "            int z = p.x + k - 1; int y = p.y + k - 1; int x = p.z + 1 - k;\n"
    "            sum += z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w \? in.data[z * in.stride0 + y * in.stride1 + x] : 0.5f;\n"
    "            least = z >= 0 && z < d && y + 1 < h \? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : 1;\n"
    "            rest = z >= 0 && z < d && y + 1 < h \? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : in.data[0];\n"
    "        }\n"
    "        out.data[p.x * out.stride0 + p.y * out.stride1 + p.z] = sum + least + rest;\n"
    "    }\n"
    "}\n",
    /* 23 */
    "#line 44 \"tests/emit/split.ampc\"\n"
    "AMP_KERNEL void choices_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_choices_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int d = amp_block.d;\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);\n"
    "    const long amp_part_1 = amp_place.item[1];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_2 = amp_place.item[0];\n"
    "    const int amp_begin_2 = (int)(amp_block.amp_domain[2] * amp_part_2 / amp_place.items[0]);\n"
    "    const int amp_end_2 = (int)(amp_block.amp_domain[2] * (amp_part_2 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = amp_begin_1, amp_thread_2 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)\n"
    "        for (int amp_thread_1 = amp_begin_1; amp_thread_1 < amp_end_1; amp_thread_1++) {\n"
    "            const int amp_strip = amp_begin_2, amp_stop = amp_end_2;\n"
    "            int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "#line 44 \"tests/emit/split.ampc\"\n"
    "            {\n"
    "                const int amp_at_1 = (int)clamp((long)1 - ((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z, (long)amp_strip, (long)amp_stop);\n"
    "                const int amp_at_2 = (int)clamp(clamp((long)((long)w - 1), -LONG_MAX / 2, LONG_MAX / 2) - ((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z, (long)amp_strip, (long)amp_stop);\n"
    "                for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {\n"
    "                    amp_to_3 = amp_stop;\n"
    "                    if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)\n"
    "                        amp_to_3 = amp_at_1;\n"
    "                    if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)\n"
    "                        amp_to_3 = amp_at_2;\n"
    "                    const int amp_thread_2 = amp_from_3;\n"
    "                    if (0 <= (long)((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).x - 1 && 0 <= (long)d - (long)((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).x - 2 && 0 <= (long)((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).y - 1 && 0 <= (long)h - (long)((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).y - 3 && ((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z >= 1 && ((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z < (long)w - 1) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_2 = amp_from_3; amp_thread_2 < amp_to_3; amp_thread_2++) {\n"
    "                            int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "#line 45 \"tests/emit/split.ampc\"\n"
    "                            float sum_2 = 0; float least_2 = 9; float rest_2 = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int k_2 = 0; k_2 < 3; k_2++) { int z_2 = p.x + k_2 - 1; int y_2 = p.y + k_2 - 1; int x_2 = p.z + 1 - k_2;\n"
    "                                sum_2 += in.data[z_2 * in.stride0 + y_2 * in.stride1 + x_2];\n"
    "                                least_2 = in.data[z_2 * in.stride0 + (y_2 + 1) * in.stride1 + p.z];\n"
    "                                rest_2 = in.data[z_2 * in.stride0 + (y_2 + 1) * in.stride1 + p.z];\n"
    "                            }\n"
    "                            out.data[(long)p.x * out.stride0 + (long)p.y * out.stride1 + p.z] = sum_2 + least_2 + rest_2;\n"
    "                        }\n"
    "                    } else {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_2 = amp_from_3; amp_thread_2 < amp_to_3; amp_thread_2++) {\n"
    "                            int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "#line 45 \"tests/emit/split.ampc\"\n"
    "                            float sum = 0; float least = 9; float rest = 0;\n"
    "                            #pragma unroll\n"
    "                            for (int k = 0; k < 3; k++) { int z = p.x + k - 1; int y = p.y + k - 1; int x = p.z + 1 - k;\n"
    "                                sum += z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w \? in.data[z * in.stride0 + y * in.stride1 + x] : 0.5f;\n"
    "                                least = z >= 0 && z < d && y + 1 < h \? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : 1;\n"
    "                                rest = z >= 0 && z < d && y + 1 < h \? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : in.data[0];\n"
    "                            }\n"
    "                            out.data[(long)p.x * out.stride0 + (long)p.y * out.stride1 + p.z] = sum + least + rest;\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "}\n",
    /* 24 */
    "#line 44 \"tests/emit/split.ampc\"\n"
    "static void choices_kernel_1_element(\n"
    "    const int d,\n"
    "    const int h,\n"
    "    const int w,\n"
    "    const view_float_3 in,\n"
    "    const view_float_3 out,\n"
    "    int3 p)\n"
    "#line 44 \"tests/emit/split.ampc\"\n"
    "{\n"
    "    float sum = 0; float least = 9; float rest = 0;\n"
    "    for (int k = 0; k < 3; k++) {\n"
    "        int z = p.x + k - 1; int y = p.y + k - 1; int x = p.z + 1 - k;\n"
    "        sum += z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w \? in.data[z * in.stride0 + y * in.stride1 + x] : 0.5f;\n"
    "        least = z >= 0 && z < d && y + 1 < h \? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : 1;\n"
    "        rest = z >= 0 && z < d && y + 1 < h \? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : in.data[0];\n"
    "    }\n"
    "    out.data[p.x * out.stride0 + p.y * out.stride1 + p.z] = sum + least + rest;\n"
    "}\n"
    "\n"
    "static void choices_kernel_1_elements(\n"
    "    const int d,\n"
    "    const int h,\n"
    "    const int w,\n"
    "    const view_float_3 in,\n"
    "    const view_float_3 out,\n"
    "    int3 p)\n"
    "#line 44 \"tests/emit/split.ampc\"\n"
    "{\n"
    "    float sum[4]; float least[4]; float rest[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 45 \"tests/emit/split.ampc\"\n"
    "        sum[amp_n] = 0; least[amp_n] = 9; rest[amp_n] = 0; }\n"
    "    #pragma unroll\n"
    "    for (int k = 0; k < 3; k++) { int z = p.x + k - 1; int y[4]; \n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 47 \"tests/emit/split.ampc\"\n"
    "            y[amp_n] = p.y + amp_n + k - 1; } int x = p.z + 1 - k;\n"
    "        if (z >= 0 && z < d && x >= 0 && x < w) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 48 \"tests/emit/split.ampc\"\n"
    "                sum[amp_n] += y[amp_n] >= 0 && y[amp_n] < h \? in.data[z * in.stride0 + y[amp_n] * in.stride1 + x] : 0.5f; } } else { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 48 \"tests/emit/split.ampc\"\n"
    "                sum[amp_n] += 0.5f; } }\n"
    "        if (z >= 0 && z < d) { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 49 \"tests/emit/split.ampc\"\n"
    "                least[amp_n] = y[amp_n] + 1 < h \? in.data[z * in.stride0 + (y[amp_n] + 1) * in.stride1 + p.z] : 1; } } else { \n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 49 \"tests/emit/split.ampc\"\n"
    "                least[amp_n] = (float)1; } }\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 50 \"tests/emit/split.ampc\"\n"
    "            rest[amp_n] = z >= 0 && z < d && y[amp_n] + 1 < h \? in.data[z * in.stride0 + (y[amp_n] + 1) * in.stride1 + p.z] : in.data[0]; }\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 52 \"tests/emit/split.ampc\"\n"
    "        out.data[p.x * out.stride0 + (p.y + amp_n) * out.stride1 + p.z] = sum[amp_n] + least[amp_n] + rest[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void choices_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_in,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_choices_kernel_1 amp_block)\n"
    "{\n"
    "    const int d = amp_block.d;\n"
    "    const int h = amp_block.h;\n"
    "    const int w = amp_block.w;\n"
    "    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};\n"
    "    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};\n"
    "    const int amp_z = amp_thread(2);\n"
    "    if (amp_z >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "    const int amp_x = amp_thread(0);\n"
    "    if (amp_x >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "    const int amp_first = amp_thread(1) * 4;\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 3 >= amp_block.amp_domain[1]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[1]; amp_n++)\n"
    "            choices_kernel_1_element(d, h, w, in, out, (int3)(amp_z, amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    choices_kernel_1_elements(d, h, w, in, out, (int3)(amp_z, amp_first, amp_x));\n"
    "}\n",
};

static const unsigned amprt_volume_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_volume_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_volume_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 11, 13};
static const struct amprt_argument amprt_volume_kernel_1_arguments[] = {
    {.name = "d", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "h", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "w", .kind = AMPRT_VALUE, .offset = 24, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 72, .rank = 3,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_volume_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "volume_kernel_1",
        .file = "tests/emit/split.ampc",
        .line = 9,
        .parts = amprt_parts,
        .rank = 3,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 112,
        .spmd = {"volume_kernel_1", amprt_volume_kernel_1_spmd, 9},
        .serial = {"volume_kernel_1_serial", amprt_volume_kernel_1_serial, 11},
        .several = {"volume_kernel_1_several", amprt_volume_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_volume_kernel_1_arguments,
        .argument_count = 5,
    };
    return &kernel;
}

static const unsigned amprt_picture_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 15, 16, 17};
static const unsigned amprt_picture_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 14, 15, 16, 18, 19};
static const unsigned amprt_picture_kernel_1_several[] = {2, 3, 4, 5, 7, 11, 14, 15, 16, 20};
static const struct amprt_argument amprt_picture_kernel_1_arguments[] = {
    {.name = "h", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "w", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "part", .kind = AMPRT_VALUE, .offset = 48, .size = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 56, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_picture_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "picture_kernel_1",
        .file = "tests/emit/split.ampc",
        .line = 23,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"picture_kernel_1", amprt_picture_kernel_1_spmd, 9},
        .serial = {"picture_kernel_1_serial", amprt_picture_kernel_1_serial, 12},
        .several = {"picture_kernel_1_several", amprt_picture_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_picture_kernel_1_arguments,
        .argument_count = 5,
    };
    return &kernel;
}

static const unsigned amprt_choices_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 21, 22};
static const unsigned amprt_choices_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 11, 21, 23};
static const unsigned amprt_choices_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 7, 11, 21, 24};
static const struct amprt_argument amprt_choices_kernel_1_arguments[] = {
    {.name = "d", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "h", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "w", .kind = AMPRT_VALUE, .offset = 24, .size = 4},
    {.name = "in", .kind = AMPRT_VIEW, .offset = 32, .rank = 3,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 72, .rank = 3,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_choices_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "choices_kernel_1",
        .file = "tests/emit/split.ampc",
        .line = 44,
        .parts = amprt_parts,
        .rank = 3,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 112,
        .spmd = {"choices_kernel_1", amprt_choices_kernel_1_spmd, 9},
        .serial = {"choices_kernel_1_serial", amprt_choices_kernel_1_serial, 11},
        .several = {"choices_kernel_1_several", amprt_choices_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_choices_kernel_1_arguments,
        .argument_count = 5,
    };
    return &kernel;
}
