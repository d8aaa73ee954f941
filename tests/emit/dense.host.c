/* Made by ampcc from dense.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_add_kernel_1(void);
static struct amprt_kernel *amprt_invert_kernel_1(void);
static struct amprt_kernel *amprt_ramp_kernel_1(void);
static struct amprt_kernel *amprt_turn_kernel_1(void);
static struct amprt_kernel *amprt_step__kernel_1(void);
static struct amprt_kernel *amprt_scale_kernel_1(void);
#line 1 "tests/emit/dense.ampc"
/* Kernels that take the elements at their own index alone go along them as these lie in
   memory; the tables of the kernel say which views must be dense. */
#include <amp.h>

void add(array_view(const float, 2) a, array_view(const float, 2) b, array_view(float, 2) c)
{
    amprt_launch_2(amprt_add_kernel_1(), NULL, amp_extent_2(c), (const void *const[]){&c, &a, &b}
#line 9 "tests/emit/dense.ampc"
);
}

void invert(array_view(unsigned char, 3) image, int most)
{
    amprt_launch_3(amprt_invert_kernel_1(), NULL, amp_extent_3(image), (const void *const[]){&image, &most}
#line 18 "tests/emit/dense.ampc"
);
}

/* Not so: the index counts, */
void ramp(array_view(int, 2) a)
{
    amprt_launch_2(amprt_ramp_kernel_1(), NULL, amp_extent_2(a), (const void *const[]){&a}
#line 26 "tests/emit/dense.ampc"
);
}

/* is turned, */
void turn(array_view(const int, 2) a, array_view(int, 2) b)
{
    amprt_launch_2(amprt_turn_kernel_1(), NULL, amp_extent_2(b), (const void *const[]){&b, &a}
#line 34 "tests/emit/dense.ampc"
);
}

/* or changes. */
void step(array_view(int, 2) a)
{
    amprt_launch_2(amprt_step__kernel_1(), NULL, amp_extent_2(a), (const void *const[]){&a}
#line 45 "tests/emit/dense.ampc"
);
}

/* One dimension is one row as it is. */
void scale(array_view(float, 1) a, float by)
{
    amprt_launch_1(amprt_scale_kernel_1(), NULL, amp_extent_1(a), (const void *const[]){&a, &by}
#line 53 "tests/emit/dense.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_add_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 c;\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "} amp_block_of_add_kernel_1;\n"
    "typedef char amp_size_of_add_kernel_1[sizeof(amp_block_of_add_kernel_1) == 88 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/dense.ampc\"\n"
    "__kernel\n"
    "void add_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_add_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(0, c)), (amp_offset)AMP_SHAPE(0, c).stride0, AMP_SHAPE(0, c).extent0, AMP_SHAPE(0, c).extent1};\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 7 \"tests/emit/dense.ampc\"\n"
    "    {\n"
    "        c.data[i.x * c.stride0 + i.y] = a.data[i.x * a.stride0 + i.y] + b.data[i.x * b.stride0 + i.y];\n"
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
    "#ifndef AMP_OVERLAP\n"
    "#line 7 \"tests/emit/dense.ampc\"\n"
    "AMP_KERNEL void add_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(0, c)), (amp_offset)AMP_SHAPE(0, c).stride0, AMP_SHAPE(0, c).extent0, AMP_SHAPE(0, c).extent1};\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
    "    const long amp_items = amp_place.items[1] * amp_place.items[0];\n"
    "    const long amp_item = amp_place.item[1] * amp_place.items[0] + amp_place.item[0];\n"
    "    const long amp_threads = (long)amp_block.amp_domain[0] * amp_block.amp_domain[1];\n"
    "    const long amp_part_0 = amp_part(amp_item, amp_items);\n"
    "    const int amp_begin_0 = (int)(amp_threads * amp_part_0 / amp_items);\n"
    "    const int amp_end_0 = (int)(amp_threads * (amp_part_0 + 1) / amp_items);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 8 \"tests/emit/dense.ampc\"\n"
    "            c.data[i] = a.data[i] + b.data[i];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 7 \"tests/emit/dense.ampc\"\n"
    "AMP_KERNEL void add_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(0, c)), (amp_offset)AMP_SHAPE(0, c).stride0, AMP_SHAPE(0, c).extent0, AMP_SHAPE(0, c).extent1};\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
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
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 8 \"tests/emit/dense.ampc\"\n"
    "            c.data[(long)i.x * c.stride0 + i.y] = a.data[(long)i.x * a.stride0 + i.y] + b.data[(long)i.x * b.stride0 + i.y];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 13 */
    "#line 7 \"tests/emit/dense.ampc\"\n"
    "static void add_kernel_1_element(\n"
    "    const view_float_2 c,\n"
    "    const view_float_2 a,\n"
    "    const view_float_2 b,\n"
    "    int2 i)\n"
    "#line 7 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    c.data[i.x * c.stride0 + i.y] = a.data[i.x * a.stride0 + i.y] + b.data[i.x * b.stride0 + i.y];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void add_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    const amp_block_of_add_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(0, c)), (amp_offset)AMP_SHAPE(0, c).stride0, AMP_SHAPE(0, c).extent0, AMP_SHAPE(0, c).extent1};\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};\n"
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
    "            add_kernel_1_element(c, a, b, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        add_kernel_1_element(c, a, b, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 14 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 15 */
    "typedef struct amp_block_of_invert_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_3 image_;\n"
    "    int most;\n"
    "} amp_block_of_invert_kernel_1;\n"
    "typedef char amp_size_of_invert_kernel_1[sizeof(amp_block_of_invert_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "typedef struct view_uchar_3 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_uchar_3;\n",
    /* 17 */
    "#line 14 \"tests/emit/dense.ampc\"\n"
    "__kernel\n"
    "void invert_kernel_1(\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_invert_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), (amp_offset)AMP_SHAPE(0, image_).stride0, (amp_offset)AMP_SHAPE(0, image_).stride1, AMP_SHAPE(0, image_).extent0, AMP_SHAPE(0, image_).extent1, AMP_SHAPE(0, image_).extent2};\n"
    "    const int most = amp_block.most;\n"
    "    int3 i = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1]\n"
    "        || i.z >= amp_block.amp_domain[2])\n"
    "        return;\n"
    "#line 14 \"tests/emit/dense.ampc\"\n"
    "    {\n"
    "        int y = i.x; int x = i.y;\n"
    "        const int channel = i.z;\n"
    "        image_.data[y * image_.stride0 + x * image_.stride1 + channel] = (uchar)(most - image_.data[y * image_.stride0 + x * image_.stride1 + channel]);\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#ifndef AMP_OVERLAP\n"
    "#line 14 \"tests/emit/dense.ampc\"\n"
    "AMP_KERNEL void invert_kernel_1_serial(\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_invert_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), (amp_offset)AMP_SHAPE(0, image_).stride0, (amp_offset)AMP_SHAPE(0, image_).stride1, AMP_SHAPE(0, image_).extent0, AMP_SHAPE(0, image_).extent1, AMP_SHAPE(0, image_).extent2};\n"
    "    const int most = amp_block.most;\n"
    "    const long amp_items = amp_place.items[2] * amp_place.items[1] * amp_place.items[0];\n"
    "    const long amp_item = (amp_place.item[2] * amp_place.items[1] + amp_place.item[1])\n"
    "        * amp_place.items[0] + amp_place.item[0];\n"
    "    const long amp_threads = (long)amp_block.amp_domain[0] * amp_block.amp_domain[1]\n"
    "        * amp_block.amp_domain[2];\n"
    "    const long amp_part_0 = amp_part(amp_item, amp_items);\n"
    "    const int amp_begin_0 = (int)(amp_threads * amp_part_0 / amp_items);\n"
    "    const int amp_end_0 = (int)(amp_threads * (amp_part_0 + 1) / amp_items);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 15 \"tests/emit/dense.ampc\"\n"
    "            ;\n"
    "            ;\n"
    "            image_.data[i] = (uchar)(most - image_.data[i]);\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 14 \"tests/emit/dense.ampc\"\n"
    "AMP_KERNEL void invert_kernel_1_serial(\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_invert_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), (amp_offset)AMP_SHAPE(0, image_).stride0, (amp_offset)AMP_SHAPE(0, image_).stride1, AMP_SHAPE(0, image_).extent0, AMP_SHAPE(0, image_).extent1, AMP_SHAPE(0, image_).extent2};\n"
    "    const int most = amp_block.most;\n"
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
    "            int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "            int y = i.x;\n"
    "            int x = i.y;\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {\n"
    "                int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);\n"
    "                const int channel = i.z;\n"
    "#line 15 \"tests/emit/dense.ampc\"\n"
    "                \n"
    "                \n"
    "                image_.data[(long)y * image_.stride0 + (long)x * image_.stride1 + channel] = (uchar)(most - image_.data[(long)y * image_.stride0 + (long)x * image_.stride1 + channel]);\n"
    "            }\n"
    "        }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 19 */
    "#line 14 \"tests/emit/dense.ampc\"\n"
    "static void invert_kernel_1_element(\n"
    "    const view_uchar_3 image_,\n"
    "    const int most,\n"
    "    int3 i)\n"
    "#line 14 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    int y = i.x; int x = i.y;\n"
    "    const int channel = i.z;\n"
    "    image_.data[y * image_.stride0 + x * image_.stride1 + channel] = (uchar)(most - image_.data[y * image_.stride0 + x * image_.stride1 + channel]);\n"
    "}\n"
    "\n"
    "static void invert_kernel_1_elements(\n"
    "    const view_uchar_3 image_,\n"
    "    const int most,\n"
    "    int3 i)\n"
    "#line 14 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    int y = i.x;\n"
    "    const int channel = i.z;\n"
    "#line 15 \"tests/emit/dense.ampc\"\n"
    "    int x[4]; uchar late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 15 \"tests/emit/dense.ampc\"\n"
    "        x[amp_n] = i.y + amp_n;\n"
    "\n"
    "        late[amp_n] = (uchar)(most - image_.data[y * image_.stride0 + x[amp_n] * image_.stride1 + channel]);\n"
    "#line 15 \"tests/emit/dense.ampc\"\n"
    "    }\n"
    "\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 17 \"tests/emit/dense.ampc\"\n"
    "        image_.data[y * image_.stride0 + x[amp_n] * image_.stride1 + channel] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void invert_kernel_1_several(\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_invert_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), (amp_offset)AMP_SHAPE(0, image_).stride0, (amp_offset)AMP_SHAPE(0, image_).stride1, AMP_SHAPE(0, image_).extent0, AMP_SHAPE(0, image_).extent1, AMP_SHAPE(0, image_).extent2};\n"
    "    const int most = amp_block.most;\n"
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
    "            invert_kernel_1_element(image_, most, (int3)(amp_z, amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    invert_kernel_1_elements(image_, most, (int3)(amp_z, amp_first, amp_x));\n"
    "}\n",
    /* 20 */
    "typedef struct amp_block_of_ramp_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "} amp_block_of_ramp_kernel_1;\n"
    "typedef char amp_size_of_ramp_kernel_1[sizeof(amp_block_of_ramp_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 21 */
    "typedef struct view_int_2 {\n"
    "    __global int *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_int_2;\n",
    /* 22 */
    "#line 24 \"tests/emit/dense.ampc\"\n"
    "__kernel\n"
    "void ramp_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_ramp_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 24 \"tests/emit/dense.ampc\"\n"
    "    {\n"
    "        a.data[i.x * a.stride0 + i.y] += i.y;\n"
    "    }\n"
    "}\n",
    /* 23 */
    "#line 24 \"tests/emit/dense.ampc\"\n"
    "AMP_KERNEL void ramp_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_ramp_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
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
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 25 \"tests/emit/dense.ampc\"\n"
    "            a.data[(long)i.x * a.stride0 + i.y] += i.y;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 24 */
    "#line 24 \"tests/emit/dense.ampc\"\n"
    "static void ramp_kernel_1_element(\n"
    "    const view_int_2 a,\n"
    "    int2 i)\n"
    "#line 24 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    a.data[i.x * a.stride0 + i.y] += i.y;\n"
    "}\n"
    "\n"
    "static void ramp_kernel_1_elements(\n"
    "    const view_int_2 a,\n"
    "    int2 i)\n"
    "#line 24 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    int late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/dense.ampc\"\n"
    "        late[amp_n] = a.data[(i.x + amp_n) * a.stride0 + i.y]; late[amp_n] += i.y; } \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/dense.ampc\"\n"
    "        a.data[(i.x + amp_n) * a.stride0 + i.y] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void ramp_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_ramp_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
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
    "            ramp_kernel_1_element(a, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    ramp_kernel_1_elements(a, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 25 */
    "typedef struct amp_block_of_turn_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 b;\n"
    "    amp_shape_2 a;\n"
    "} amp_block_of_turn_kernel_1;\n"
    "typedef char amp_size_of_turn_kernel_1[sizeof(amp_block_of_turn_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 26 */
    "#line 32 \"tests/emit/dense.ampc\"\n"
    "__kernel\n"
    "void turn_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_b,\n"
    "    __global const int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_turn_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(0, b)), (amp_offset)AMP_SHAPE(0, b).stride0, AMP_SHAPE(0, b).extent0, AMP_SHAPE(0, b).extent1};\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 32 \"tests/emit/dense.ampc\"\n"
    "    {\n"
    "        b.data[i.x * b.stride0 + i.y] = a.data[i.y * a.stride0 + i.x];\n"
    "    }\n"
    "}\n",
    /* 27 */
    "static void amp_turn_int16(int16 *rows)\n"
    "{\n"
    "    int16 next[16];\n"
    "#pragma unroll\n"
    "    for (int round = 0; round < 4; round++) {\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 8; i++) {\n"
    "            const int16 a = rows[i], b = rows[i + 8];\n"
    "            next[2 * i] = (int16)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3, a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);\n"
    "            next[2 * i + 1] = (int16)(a.s8, b.s8, a.s9, b.s9, a.sa, b.sa, a.sb, b.sb, a.sc, b.sc, a.sd, b.sd, a.se, b.se, a.sf, b.sf);\n"
    "        }\n"
    "#pragma unroll\n"
    "        for (int i = 0; i < 16; i++)\n"
    "            rows[i] = next[i];\n"
    "    }\n"
    "}\n",
    /* 28 */
    "#line 32 \"tests/emit/dense.ampc\"\n"
    "AMP_KERNEL void turn_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_b,\n"
    "    __global const int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(0, b)), (amp_offset)AMP_SHAPE(0, b).stride0, AMP_SHAPE(0, b).extent0, AMP_SHAPE(0, b).extent1};\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 16 * 16;\n"
    "    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] \? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 16 * 16;\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "#line 33 \"tests/emit/dense.ampc\"\n"
    "    \n"
    "    for (int amp_first_0 = amp_begin_0; amp_first_0 < amp_end_0; amp_first_0 += 16) {\n"
    "        for (int amp_first_1 = amp_begin_1; amp_first_1 < amp_end_1; amp_first_1 += 16) {\n"
    "            const int amp_past_0 = min(amp_first_0 + 16, amp_end_0);\n"
    "            const int amp_past_1 = min(amp_first_1 + 16, amp_end_1);\n"
    "            if (amp_past_0 - amp_first_0 == 16 && amp_past_1 - amp_first_1 == 16) {\n"
    "                int16 amp_rows[16];\n"
    "                #pragma unroll\n"
    "                for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                    const int amp_thread_0 = amp_first_0;\n"
    "                    const int amp_thread_1 = amp_first_1 + amp_row;\n"
    "                    {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        amp_rows[amp_row] = vload16(0, &a.data[i.y * a.stride0 + i.x]);\n"
    "                    }\n"
    "                }\n"
    "                amp_turn_int16(amp_rows);\n"
    "                #pragma unroll\n"
    "                for (int amp_row = 0; amp_row < 16; amp_row++) {\n"
    "                    const int amp_thread_0 = amp_first_0 + amp_row;\n"
    "                    const int amp_thread_1 = amp_first_1;\n"
    "                    {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                        vstore16(amp_rows[amp_row], 0, &b.data[i.x * b.stride0 + i.y]);\n"
    "                    }\n"
    "                }\n"
    "            } else {\n"
    "                for (int amp_thread_0 = amp_first_0; amp_thread_0 < amp_past_0; amp_thread_0++) {\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_1 = amp_first_1; amp_thread_1 < amp_past_1; amp_thread_1++) {\n"
    "                        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 33 \"tests/emit/dense.ampc\"\n"
    "                        b.data[i.x * b.stride0 + i.y] = a.data[i.y * a.stride0 + i.x];\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 29 */
    "#line 32 \"tests/emit/dense.ampc\"\n"
    "static void turn_kernel_1_element(\n"
    "    const view_int_2 b,\n"
    "    const view_int_2 a,\n"
    "    int2 i)\n"
    "#line 32 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    b.data[i.x * b.stride0 + i.y] = a.data[i.y * a.stride0 + i.x];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void turn_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_b,\n"
    "    __global const int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_turn_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(0, b)), (amp_offset)AMP_SHAPE(0, b).stride0, AMP_SHAPE(0, b).extent0, AMP_SHAPE(0, b).extent1};\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
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
    "            turn_kernel_1_element(b, a, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        turn_kernel_1_element(b, a, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 30 */
    "typedef struct amp_block_of_step__kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "} amp_block_of_step__kernel_1;\n"
    "typedef char amp_size_of_step__kernel_1[sizeof(amp_block_of_step__kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 31 */
    "#line 40 \"tests/emit/dense.ampc\"\n"
    "__kernel\n"
    "void step__kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_step__kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 40 \"tests/emit/dense.ampc\"\n"
    "    {\n"
    "        int y = i.x;\n"
    "        if (y > 2)\n"
    "            y = 2;\n"
    "        atomic_add(&a.data[y * a.stride0 + i.y], 1);\n"
    "    }\n"
    "}\n",
    /* 32 */
    "#line 40 \"tests/emit/dense.ampc\"\n"
    "AMP_KERNEL void step__kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_step__kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop unroll_count(8)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 41 \"tests/emit/dense.ampc\"\n"
    "            int y = i.x;\n"
    "            if (y > 2)\n"
    "                y = 2;\n"
    "            atomic_add(&a.data[y * a.stride0 + i.y], 1);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 33 */
    "#line 40 \"tests/emit/dense.ampc\"\n"
    "static void step__kernel_1_element(\n"
    "    const view_int_2 a,\n"
    "    int2 i)\n"
    "#line 40 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    int y = i.x;\n"
    "    if (y > 2)\n"
    "        y = 2;\n"
    "    atomic_add(&a.data[y * a.stride0 + i.y], 1);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void step__kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_step__kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
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
    "            step__kernel_1_element(a, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        step__kernel_1_element(a, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 34 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 35 */
    "typedef struct amp_block_of_scale_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 a;\n"
    "    float by;\n"
    "} amp_block_of_scale_kernel_1;\n"
    "typedef char amp_size_of_scale_kernel_1[sizeof(amp_block_of_scale_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 36 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 37 */
    "#line 51 \"tests/emit/dense.ampc\"\n"
    "__kernel\n"
    "void scale_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_scale_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const float by = amp_block.by;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 51 \"tests/emit/dense.ampc\"\n"
    "    {\n"
    "        a.data[i] *= by;\n"
    "    }\n"
    "}\n",
    /* 38 */
    "#line 51 \"tests/emit/dense.ampc\"\n"
    "AMP_KERNEL void scale_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_scale_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const float by = amp_block.by;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 52 \"tests/emit/dense.ampc\"\n"
    "            a.data[i] *= by;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 39 */
    "#line 51 \"tests/emit/dense.ampc\"\n"
    "static void scale_kernel_1_element(\n"
    "    const view_float_1 a,\n"
    "    const float by,\n"
    "    int i)\n"
    "#line 51 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    a.data[i] *= by;\n"
    "}\n"
    "\n"
    "static void scale_kernel_1_elements(\n"
    "    const view_float_1 a,\n"
    "    const float by,\n"
    "    int i)\n"
    "#line 51 \"tests/emit/dense.ampc\"\n"
    "{\n"
    "    float late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 52 \"tests/emit/dense.ampc\"\n"
    "        late[amp_n] = a.data[i + amp_n * 256]; late[amp_n] *= by; } \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 52 \"tests/emit/dense.ampc\"\n"
    "        a.data[i + amp_n * 256] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void scale_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_scale_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};\n"
    "    const float by = amp_block.by;\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            scale_kernel_1_element(a, by, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    scale_kernel_1_elements(a, by, amp_first);\n"
    "}\n",
};

static const unsigned amprt_add_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_add_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_add_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 13};
static const struct amprt_argument amprt_add_kernel_1_arguments[] = {
    {.name = "c", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 64, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static const struct amprt_bound amprt_add_kernel_1_bounds[] = {
    {.kind = AMPRT_DENSE, .value = -1, .view = 0, .dimension = 0, .number = 0},
    {.kind = AMPRT_DENSE, .value = -1, .view = 1, .dimension = 0, .number = 0},
    {.kind = AMPRT_DENSE, .value = -1, .view = 2, .dimension = 0, .number = 0},
};
static struct amprt_kernel *amprt_add_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "add_kernel_1",
        .file = "tests/emit/dense.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 88,
        .spmd = {"add_kernel_1", amprt_add_kernel_1_spmd, 9},
        .serial = {"add_kernel_1_serial", amprt_add_kernel_1_serial, 11},
        .several = {"add_kernel_1_several", amprt_add_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_add_kernel_1_arguments,
        .argument_count = 3,
        .bounds = amprt_add_kernel_1_bounds,
        .bound_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_invert_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 15, 16, 17};
static const unsigned amprt_invert_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 14, 15, 16, 18};
static const unsigned amprt_invert_kernel_1_several[] = {2, 3, 4, 5, 7, 11, 14, 15, 16, 19};
static const struct amprt_argument amprt_invert_kernel_1_arguments[] = {
    {.name = "image", .kind = AMPRT_VIEW, .offset = 16, .rank = 3,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 1},
    {.name = "most", .kind = AMPRT_VALUE, .offset = 56, .size = 4},
};
static const struct amprt_bound amprt_invert_kernel_1_bounds[] = {
    {.kind = AMPRT_DENSE, .value = -1, .view = 0, .dimension = 0, .number = 0},
};
static struct amprt_kernel *amprt_invert_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "invert_kernel_1",
        .file = "tests/emit/dense.ampc",
        .line = 14,
        .parts = amprt_parts,
        .rank = 3,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"invert_kernel_1", amprt_invert_kernel_1_spmd, 9},
        .serial = {"invert_kernel_1_serial", amprt_invert_kernel_1_serial, 11},
        .several = {"invert_kernel_1_several", amprt_invert_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_invert_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_invert_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_ramp_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 20, 21, 22};
static const unsigned amprt_ramp_kernel_1_serial[] = {0, 2, 3, 4, 5, 9, 10, 11, 20, 21, 23};
static const unsigned amprt_ramp_kernel_1_several[] = {0, 2, 3, 4, 5, 7, 11, 20, 21, 24};
static const struct amprt_argument amprt_ramp_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_ramp_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "ramp_kernel_1",
        .file = "tests/emit/dense.ampc",
        .line = 24,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"ramp_kernel_1", amprt_ramp_kernel_1_spmd, 9},
        .serial = {"ramp_kernel_1_serial", amprt_ramp_kernel_1_serial, 11},
        .several = {"ramp_kernel_1_several", amprt_ramp_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_ramp_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_turn_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 21, 25, 26};
static const unsigned amprt_turn_kernel_1_serial[] = {0, 2, 3, 4, 5, 9, 10, 11, 21, 25, 27, 28};
static const unsigned amprt_turn_kernel_1_several[] = {0, 2, 3, 4, 5, 7, 21, 25, 29};
static const struct amprt_argument amprt_turn_kernel_1_arguments[] = {
    {.name = "b", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_turn_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "turn_kernel_1",
        .file = "tests/emit/dense.ampc",
        .line = 32,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_IS_ACROSS | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"turn_kernel_1", amprt_turn_kernel_1_spmd, 9},
        .serial = {"turn_kernel_1_serial", amprt_turn_kernel_1_serial, 12},
        .several = {"turn_kernel_1_several", amprt_turn_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_turn_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_step__kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 21, 30, 31};
static const unsigned amprt_step__kernel_1_serial[] = {0, 2, 3, 4, 5, 9, 10, 11, 21, 30, 32};
static const unsigned amprt_step__kernel_1_several[] = {0, 2, 3, 4, 5, 7, 21, 30, 33};
static const struct amprt_argument amprt_step__kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_step__kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "step__kernel_1",
        .file = "tests/emit/dense.ampc",
        .line = 40,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"step__kernel_1", amprt_step__kernel_1_spmd, 9},
        .serial = {"step__kernel_1_serial", amprt_step__kernel_1_serial, 11},
        .several = {"step__kernel_1_several", amprt_step__kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_step__kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_scale_kernel_1_spmd[] = {2, 3, 4, 5, 7, 34, 35, 36, 37};
static const unsigned amprt_scale_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 11, 34, 35, 36, 38};
static const unsigned amprt_scale_kernel_1_several[] = {2, 3, 4, 5, 11, 34, 35, 36, 39};
static const struct amprt_argument amprt_scale_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "by", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_scale_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "scale_kernel_1",
        .file = "tests/emit/dense.ampc",
        .line = 51,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"scale_kernel_1", amprt_scale_kernel_1_spmd, 9},
        .serial = {"scale_kernel_1_serial", amprt_scale_kernel_1_serial, 11},
        .several = {"scale_kernel_1_several", amprt_scale_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_scale_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
