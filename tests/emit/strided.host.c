/* Made by ampcc from strided.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_relax_kernel_1(void);
static struct amprt_kernel *amprt_mark_kernel_1(void);
static struct amprt_kernel *amprt_clear_kernel_1(void);
#line 1 "tests/emit/strided.ampc"
/* Loops over every n-th thread of a row, where vectors of all would wait for what they have
 * stored, or have nothing to do. */
#include <amp.h>

void relax(array_view(float, 2) u, int colour)
{
    amprt_launch_2(amprt_relax_kernel_1(), NULL, amp_extent_2(u), (const void *const[]){&u, &colour}
#line 11 "tests/emit/strided.ampc"
);
}

/* Places that may be negative. */
void mark(array_view(int, 2) v, int from)
{
    amprt_launch_2(amprt_mark_kernel_1(), NULL, amp_extent_2(v), (const void *const[]){&from, &v}
#line 20 "tests/emit/strided.ampc"
);
}

/* Not so: vectors leave out a lane in two. */
void clear(array_view(int, 2) v)
{
    amprt_launch_2(amprt_clear_kernel_1(), NULL, amp_extent_2(v), (const void *const[]){&v}
#line 29 "tests/emit/strided.ampc"
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
    "    amp_shape_2 u;\n"
    "    int colour;\n"
    "} amp_block_of_relax_kernel_1;\n"
    "typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 48 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/strided.ampc\"\n"
    "__kernel\n"
    "void relax_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int colour = amp_block.colour;\n"
    "    int2 t = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (t.x >= amp_block.amp_domain[0]\n"
    "        || t.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 7 \"tests/emit/strided.ampc\"\n"
    "    {\n"
    "        int y = t.x; int x = t.y; int h = u.extent0; int w = u.extent1;\n"
    "        if (y > 0 && y < h - 1 && x > 0 && x < w - 1 && (x + y) % 2 == colour)\n"
    "            u.data[y * u.stride0 + x] = 0.25f * (u.data[(y - 1) * u.stride0 + x] + u.data[(y + 1) * u.stride0 + x] + u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]);\n"
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
    "#line 7 \"tests/emit/strided.ampc\"\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int colour = amp_block.colour;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    int extent = u.extent0;\n"
    "    int extent_2 = u.extent1;\n"
    "    int h = extent;\n"
    "    int w = extent_2;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = t.x;\n"
    "#line 9 \"tests/emit/strided.ampc\"\n"
    "        if (y > 0) { if (y < h - 1) {  {\n"
    "                    const int amp_from_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);\n"
    "#line 9 \"tests/emit/strided.ampc\"\n"
    "                    {\n"
    "                        const int amp_to_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_from_1, (long)amp_stop);\n"
    "                        {\n"
    "                            const int amp_thread_1 = amp_from_1;\n"
    "                            const int amp_left = (int)(((long)colour - (long)((int)(((int2)(amp_thread_0, amp_thread_1)).y) + y)) % 2);\n"
    "                            const int amp_first = (int)min(amp_from_1 + (long)(amp_left < 0 \? amp_left + 2 : amp_left), (long)amp_to_2);\n"
    "                            const int amp_count = (ulong)(long)colour >= 2 \? 0 : (int)(((long)amp_to_2 - amp_first + 1) / 2);\n"
    "                            #pragma clang loop vectorize(assume_safety)\n"
    "                            for (int amp_nth = 0; amp_nth < amp_count; amp_nth++) {\n"
    "                                const int amp_thread_1 = amp_first + 2 * amp_nth;\n"
    "                                int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "                                int x = t.y;\n"
    "#line 9 \"tests/emit/strided.ampc\"\n"
    "                                if (1)\n"
    "                                    u.data[(long)y * u.stride0 + x] = 0.25f * (u.data[((long)y - 1) * u.stride0 + x] + u.data[((long)y + 1) * u.stride0 + x] + u.data[(long)y * u.stride0 + ((long)x - 1)] + u.data[(long)y * u.stride0 + ((long)x + 1)]);\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "#line 7 \"tests/emit/strided.ampc\"\n"
    "static void relax_kernel_1_element(\n"
    "    const view_float_2 u,\n"
    "    const int colour,\n"
    "    int2 t)\n"
    "#line 7 \"tests/emit/strided.ampc\"\n"
    "{\n"
    "    int y = t.x; int x = t.y; int h = u.extent0; int w = u.extent1;\n"
    "    if (y > 0 && y < h - 1 && x > 0 && x < w - 1 && (x + y) % 2 == colour)\n"
    "        u.data[y * u.stride0 + x] = 0.25f * (u.data[(y - 1) * u.stride0 + x] + u.data[(y + 1) * u.stride0 + x] + u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]);\n"
    "}\n"
    "\n"
    "static void relax_kernel_1_elements(\n"
    "    const view_float_2 u,\n"
    "    const int colour,\n"
    "    int2 t)\n"
    "#line 7 \"tests/emit/strided.ampc\"\n"
    "{\n"
    "    int x = t.y; int y[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 8 \"tests/emit/strided.ampc\"\n"
    "        y[amp_n] = t.x + amp_n; } int h = u.extent0; int w = u.extent1;\n"
    "    int stores[4]; float late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/strided.ampc\"\n"
    "        stores[amp_n] = y[amp_n] > 0 && y[amp_n] < h - 1 && x > 0 && x < w - 1 && (x + y[amp_n]) % 2 == colour; if (stores[amp_n]) {\n"
    "            late[amp_n] = 0.25f * (u.data[(y[amp_n] - 1) * u.stride0 + x] + u.data[(y[amp_n] + 1) * u.stride0 + x] + u.data[y[amp_n] * u.stride0 + (x - 1)] + u.data[y[amp_n] * u.stride0 + (x + 1)]); } }\n"
    "#line 9 \"tests/emit/strided.ampc\"\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 9 \"tests/emit/strided.ampc\"\n"
    "        if (stores[amp_n])\n"
    "            u.data[y[amp_n] * u.stride0 + x] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void relax_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_u,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};\n"
    "    const int colour = amp_block.colour;\n"
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
    "            relax_kernel_1_element(u, colour, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    relax_kernel_1_elements(u, colour, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 14 */
    "typedef struct amp_block_of_mark_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int from;\n"
    "    amp_shape_2 v;\n"
    "} amp_block_of_mark_kernel_1;\n"
    "typedef char amp_size_of_mark_kernel_1[sizeof(amp_block_of_mark_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 15 */
    "typedef struct view_int_2 {\n"
    "    __global int *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_int_2;\n",
    /* 16 */
    "#line 17 \"tests/emit/strided.ampc\"\n"
    "__kernel\n"
    "void mark_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_mark_kernel_1 amp_block)\n"
    "{\n"
    "    const int from = amp_block.from;\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    int2 t = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (t.x >= amp_block.amp_domain[0]\n"
    "        || t.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 17 \"tests/emit/strided.ampc\"\n"
    "    {\n"
    "        if ((t.y - from) % 16 == 3)\n"
    "            v.data[t.x * v.stride0 + t.y] = from;\n"
    "    }\n"
    "}\n",
    /* 17 */
    "#line 17 \"tests/emit/strided.ampc\"\n"
    "AMP_KERNEL void mark_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_mark_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int from = amp_block.from;\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        {\n"
    "            const int amp_thread_1 = amp_strip;\n"
    "            const int amp_left = (int)(((long)3 - (long)(((int2)(amp_thread_0, amp_thread_1)).y - from)) % 16);\n"
    "            const int amp_first = (int)min(amp_strip + (long)(amp_left < 0 \? amp_left + 16 : amp_left), (long)amp_stop);\n"
    "            const int amp_count = (int)(((long)amp_stop - amp_first + 15) / 16);\n"
    "            #pragma clang loop vectorize(disable)\n"
    "            for (int amp_nth = 0; amp_nth < amp_count; amp_nth++) {\n"
    "                const int amp_thread_1 = amp_first + 16 * amp_nth;\n"
    "                int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 18 \"tests/emit/strided.ampc\"\n"
    "                if ((t.y - from) % 16 == 3)\n"
    "                    v.data[(long)t.x * v.stride0 + t.y] = from;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 18 */
    "#line 17 \"tests/emit/strided.ampc\"\n"
    "static void mark_kernel_1_element(\n"
    "    const int from,\n"
    "    const view_int_2 v,\n"
    "    int2 t)\n"
    "#line 17 \"tests/emit/strided.ampc\"\n"
    "{\n"
    "    if ((t.y - from) % 16 == 3)\n"
    "        v.data[t.x * v.stride0 + t.y] = from;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void mark_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_mark_kernel_1 amp_block)\n"
    "{\n"
    "    const int from = amp_block.from;\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
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
    "            mark_kernel_1_element(from, v, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        mark_kernel_1_element(from, v, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
    /* 19 */
    "typedef struct amp_block_of_clear_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 v;\n"
    "} amp_block_of_clear_kernel_1;\n"
    "typedef char amp_size_of_clear_kernel_1[sizeof(amp_block_of_clear_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 20 */
    "#line 26 \"tests/emit/strided.ampc\"\n"
    "__kernel\n"
    "void clear_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_clear_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
    "    int2 t = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (t.x >= amp_block.amp_domain[0]\n"
    "        || t.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 26 \"tests/emit/strided.ampc\"\n"
    "    {\n"
    "        if (t.y % 2)\n"
    "            v.data[t.x * v.stride0 + t.y] = 0;\n"
    "    }\n"
    "}\n",
    /* 21 */
    "#line 26 \"tests/emit/strided.ampc\"\n"
    "AMP_KERNEL void clear_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_clear_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
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
    "            int2 t = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 27 \"tests/emit/strided.ampc\"\n"
    "            if (t.y % 2)\n"
    "                v.data[(long)t.x * v.stride0 + t.y] = 0;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 22 */
    "#line 26 \"tests/emit/strided.ampc\"\n"
    "static void clear_kernel_1_element(\n"
    "    const view_int_2 v,\n"
    "    int2 t)\n"
    "#line 26 \"tests/emit/strided.ampc\"\n"
    "{\n"
    "    if (t.y % 2)\n"
    "        v.data[t.x * v.stride0 + t.y] = 0;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void clear_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_clear_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};\n"
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
    "            clear_kernel_1_element(v, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        clear_kernel_1_element(v, (int2)(amp_first + amp_n, amp_x));\n"
    "}\n",
};

static const unsigned amprt_relax_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_relax_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const unsigned amprt_relax_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 11, 13};
static const struct amprt_argument amprt_relax_kernel_1_arguments[] = {
    {.name = "u", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "colour", .kind = AMPRT_VALUE, .offset = 40, .size = 4},
};
static struct amprt_kernel *amprt_relax_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "relax_kernel_1",
        .file = "tests/emit/strided.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"relax_kernel_1", amprt_relax_kernel_1_spmd, 9},
        .serial = {"relax_kernel_1_serial", amprt_relax_kernel_1_serial, 11},
        .several = {"relax_kernel_1_several", amprt_relax_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_relax_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_mark_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 14, 15, 16};
static const unsigned amprt_mark_kernel_1_serial[] = {0, 2, 3, 4, 5, 9, 10, 11, 14, 15, 17};
static const unsigned amprt_mark_kernel_1_several[] = {0, 2, 3, 4, 5, 7, 14, 15, 18};
static const struct amprt_argument amprt_mark_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_mark_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "mark_kernel_1",
        .file = "tests/emit/strided.ampc",
        .line = 17,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"mark_kernel_1", amprt_mark_kernel_1_spmd, 9},
        .serial = {"mark_kernel_1_serial", amprt_mark_kernel_1_serial, 11},
        .several = {"mark_kernel_1_several", amprt_mark_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_mark_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_clear_kernel_1_spmd[] = {0, 2, 3, 4, 5, 7, 15, 19, 20};
static const unsigned amprt_clear_kernel_1_serial[] = {0, 2, 3, 4, 5, 9, 10, 11, 15, 19, 21};
static const unsigned amprt_clear_kernel_1_several[] = {0, 2, 3, 4, 5, 7, 15, 19, 22};
static const struct amprt_argument amprt_clear_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_clear_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "clear_kernel_1",
        .file = "tests/emit/strided.ampc",
        .line = 26,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"clear_kernel_1", amprt_clear_kernel_1_spmd, 9},
        .serial = {"clear_kernel_1_serial", amprt_clear_kernel_1_serial, 11},
        .several = {"clear_kernel_1_several", amprt_clear_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_clear_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}
