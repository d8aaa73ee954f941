/* Made by ampcc from looks.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_relax_kernel_1(void);
#line 1 "tests/emit/looks.ampc"
/* looks.ampc - the serial form looks at an element in a view before an atomic operation that
 * may change nothing; what always changes it, what has 64 bits, and what is in tile_static,
 * where nothing comes between, are as they were. */
#include <amp.h>
#include <stdint.h>

void relax(array_view(const int, 1) to, array_view(int, 1) level, array_view(unsigned, 1) seen,
           array_view(float, 1) least, array_view(int64_t, 1) last)
{
    amprt_launch_1(amprt_relax_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&level, &to, &seen, &least, &last}
#line 20 "tests/emit/looks.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_relax_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 level;\n"
    "    amp_shape_1 to;\n"
    "    amp_shape_1 seen;\n"
    "    amp_shape_1 least;\n"
    "    amp_shape_1 last;\n"
    "} amp_block_of_relax_kernel_1;\n"
    "typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 96 \? 1 : -1];\n"
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
    "typedef struct view_int_1 {\n"
    "    __global int *data;\n"
    "    int extent0;\n"
    "} view_int_1;\n",
    /* 7 */
    "typedef struct view_uint_1 {\n"
    "    __global uint *data;\n"
    "    int extent0;\n"
    "} view_uint_1;\n",
    /* 8 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 9 */
    "typedef struct view_long_1 {\n"
    "    __global long *data;\n"
    "    int extent0;\n"
    "} view_long_1;\n",
    /* 10 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 11 */
    "static float amp_atomic_min_float_global(volatile __global float *p, float value)\n"
    "{\n"
    "    volatile __global uint *bits = (volatile __global uint *)p;\n"
    "    if (isnan(value))\n"
    "        return as_float(atomic_or(bits, 0u));\n"
    "    uint old = signbit(value) \? atomic_max(bits, as_uint(value))\n"
    "        : (uint)atomic_min((volatile __global int *)p, as_int(value));\n"
    "    uint expected = old, seen = old;\n"
    "    while (isnan(as_float(expected))\n"
    "           && (seen = atomic_cmpxchg(bits, expected,\n"
    "                   as_uint(value))) != expected)\n"
    "        expected = seen;\n"
    "    return as_float(old);\n"
    "}\n",
    /* 12 */
    "static float amp_atomic_max_float_global(volatile __global float *p, float value)\n"
    "{\n"
    "    volatile __global uint *bits = (volatile __global uint *)p;\n"
    "    if (isnan(value))\n"
    "        return as_float(atomic_or(bits, 0u));\n"
    "    uint old = signbit(value) \? atomic_min(bits, as_uint(value))\n"
    "        : (uint)atomic_max((volatile __global int *)p, as_int(value));\n"
    "    uint expected = old, seen = old;\n"
    "    while (isnan(as_float(expected))\n"
    "           && (seen = atomic_cmpxchg(bits, expected,\n"
    "                   as_uint(value))) != expected)\n"
    "        expected = seen;\n"
    "    return as_float(old);\n"
    "}\n",
    /* 13 */
    "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n"
    "#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable\n",
    /* 14 */
    "#line 10 \"tests/emit/looks.ampc\"\n"
    "__kernel\n"
    "void relax_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_level,\n"
    "    __global const int *AMP_RESTRICT amp_data_to,\n"
    "    __global uint *AMP_RESTRICT amp_data_seen,\n"
    "    __global float *AMP_RESTRICT amp_data_least,\n"
    "    __global long *AMP_RESTRICT amp_data_last,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 level = {AMP_DATA(__global int *, amp_data_level, AMP_SHAPE(0, level)), AMP_SHAPE(0, level).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const view_uint_1 seen = {AMP_DATA(__global uint *, amp_data_seen, AMP_SHAPE(2, seen)), AMP_SHAPE(2, seen).extent0};\n"
    "    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(3, least)), AMP_SHAPE(3, least).extent0};\n"
    "    const view_long_1 last = {AMP_DATA(__global long *, amp_data_last, AMP_SHAPE(4, last)), AMP_SHAPE(4, last).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 10 \"tests/emit/looks.ampc\"\n"
    "    {\n"
    "        atomic_min(&level.data[to.data[i]], i);\n"
    "        atomic_max(&level.data[to.data[i] / 2], i);\n"
    "        atomic_or(&seen.data[to.data[i] / 32], 1u << (to.data[i] % 32));\n"
    "        if (atomic_and(&seen.data[to.data[i] / 64], ~(1u << (i % 32))) == 0)\n"
    "            amp_atomic_min_float_global(&least.data[to.data[i]], i * 0.5f);\n"
    "        amp_atomic_max_float_global(&least.data[to.data[i] / 2], i * 0.5f);\n"
    "        atomic_add(&level.data[to.data[i] / 4], i);\n"
    "        atomic_xor(&seen.data[to.data[i] / 128], 1u);\n"
    "        atom_max(&last.data[to.data[i]], (long)i);\n"
    "    }\n"
    "}\n",
    /* 15 */
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
    /* 16 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 17 */
    "static int amp_look_min_int_global(volatile __global int *p, int value)\n"
    "{\n"
    "#ifndef __SPIR__\n"
    "    int old = *p;\n"
    "    if (old <= value)\n"
    "        return old;\n"
    "#endif\n"
    "    return atomic_min(p, value);\n"
    "}\n",
    /* 18 */
    "static int amp_look_max_int_global(volatile __global int *p, int value)\n"
    "{\n"
    "#ifndef __SPIR__\n"
    "    int old = *p;\n"
    "    if (old >= value)\n"
    "        return old;\n"
    "#endif\n"
    "    return atomic_max(p, value);\n"
    "}\n",
    /* 19 */
    "static uint amp_look_or_uint_global(volatile __global uint *p, uint value)\n"
    "{\n"
    "#ifndef __SPIR__\n"
    "    uint old = *p;\n"
    "    if ((old | value) == old)\n"
    "        return old;\n"
    "#endif\n"
    "    return atomic_or(p, value);\n"
    "}\n",
    /* 20 */
    "static uint amp_look_and_uint_global(volatile __global uint *p, uint value)\n"
    "{\n"
    "#ifndef __SPIR__\n"
    "    uint old = *p;\n"
    "    if ((old & value) == old)\n"
    "        return old;\n"
    "#endif\n"
    "    return atomic_and(p, value);\n"
    "}\n",
    /* 21 */
    "static float amp_look_min_float_global(volatile __global float *p, float value)\n"
    "{\n"
    "#ifndef __SPIR__\n"
    "    float old = *p;\n"
    "    if (old < value || as_int(old) == as_int(value))\n"
    "        return old;\n"
    "#endif\n"
    "    return amp_atomic_min_float_global(p, value);\n"
    "}\n",
    /* 22 */
    "static float amp_look_max_float_global(volatile __global float *p, float value)\n"
    "{\n"
    "#ifndef __SPIR__\n"
    "    float old = *p;\n"
    "    if (old > value || as_int(old) == as_int(value))\n"
    "        return old;\n"
    "#endif\n"
    "    return amp_atomic_max_float_global(p, value);\n"
    "}\n",
    /* 23 */
    "#ifndef AMP_OVERLAP\n"
    "#line 10 \"tests/emit/looks.ampc\"\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_level,\n"
    "    __global const int *AMP_RESTRICT amp_data_to,\n"
    "    __global uint *AMP_RESTRICT amp_data_seen,\n"
    "    __global float *AMP_RESTRICT amp_data_least,\n"
    "    __global long *AMP_RESTRICT amp_data_last,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 level = {AMP_DATA(__global int *, amp_data_level, AMP_SHAPE(0, level)), AMP_SHAPE(0, level).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const view_uint_1 seen = {AMP_DATA(__global uint *, amp_data_seen, AMP_SHAPE(2, seen)), AMP_SHAPE(2, seen).extent0};\n"
    "    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(3, least)), AMP_SHAPE(3, least).extent0};\n"
    "    const view_long_1 last = {AMP_DATA(__global long *, amp_data_last, AMP_SHAPE(4, last)), AMP_SHAPE(4, last).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_from_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_to_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_length = (int)32;\n"
    "    const int amp_begin_0 = amp_from_0 / amp_length;\n"
    "    const int amp_end_0 = (int)((amp_to_0 + (long)amp_length - 1) / amp_length);\n"
    "    const int amp_begin = amp_from_0 - amp_begin_0 * amp_length;\n"
    "    const int amp_end = amp_to_0 - (amp_end_0 - 1) * amp_length;\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = (amp_thread_0 > amp_begin_0 \? 0 : amp_begin), amp_stop = (amp_thread_0 < amp_end_0 - 1 \? amp_length : amp_end);\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 11 \"tests/emit/looks.ampc\"\n"
    "            amp_look_min_int_global(&level.data[to.data[(long)i.x * 32 + i.y]], i.x * 32 + i.y);\n"
    "            amp_look_max_int_global(&level.data[to.data[(long)i.x * 32 + i.y] / 2], i.x * 32 + i.y);\n"
    "            amp_look_or_uint_global(&seen.data[to.data[(long)i.x * 32 + i.y] / 32], 1u << (to.data[(long)i.x * 32 + i.y] % 32));\n"
    "            if (amp_look_and_uint_global(&seen.data[to.data[(long)i.x * 32 + i.y] / 64], ~(1u << i.y)) == 0)\n"
    "                amp_look_min_float_global(&least.data[to.data[(long)i.x * 32 + i.y]], (i.x * 32 + i.y) * 0.5f);\n"
    "            amp_look_max_float_global(&least.data[to.data[(long)i.x * 32 + i.y] / 2], (i.x * 32 + i.y) * 0.5f);\n"
    "            atomic_add(&level.data[to.data[(long)i.x * 32 + i.y] / 4], i.x * 32 + i.y);\n"
    "            atomic_xor(&seen.data[to.data[(long)i.x * 32 + i.y] / 128], 1u);\n"
    "            atom_max(&last.data[to.data[(long)i.x * 32 + i.y]], (long)(i.x * 32 + i.y));\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 10 \"tests/emit/looks.ampc\"\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_level,\n"
    "    __global const int *AMP_RESTRICT amp_data_to,\n"
    "    __global uint *AMP_RESTRICT amp_data_seen,\n"
    "    __global float *AMP_RESTRICT amp_data_least,\n"
    "    __global long *AMP_RESTRICT amp_data_last,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 level = {AMP_DATA(__global int *, amp_data_level, AMP_SHAPE(0, level)), AMP_SHAPE(0, level).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const view_uint_1 seen = {AMP_DATA(__global uint *, amp_data_seen, AMP_SHAPE(2, seen)), AMP_SHAPE(2, seen).extent0};\n"
    "    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(3, least)), AMP_SHAPE(3, least).extent0};\n"
    "    const view_long_1 last = {AMP_DATA(__global long *, amp_data_last, AMP_SHAPE(4, last)), AMP_SHAPE(4, last).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 11 \"tests/emit/looks.ampc\"\n"
    "            amp_look_min_int_global(&level.data[to.data[i]], i);\n"
    "            amp_look_max_int_global(&level.data[to.data[i] / 2], i);\n"
    "            amp_look_or_uint_global(&seen.data[to.data[i] / 32], 1u << (to.data[i] % 32));\n"
    "            if (amp_look_and_uint_global(&seen.data[to.data[i] / 64], ~(1u << (i % 32))) == 0)\n"
    "                amp_look_min_float_global(&least.data[to.data[i]], i * 0.5f);\n"
    "            amp_look_max_float_global(&least.data[to.data[i] / 2], i * 0.5f);\n"
    "            atomic_add(&level.data[to.data[i] / 4], i);\n"
    "            atomic_xor(&seen.data[to.data[i] / 128], 1u);\n"
    "            atom_max(&last.data[to.data[i]], (long)i);\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 24 */
    "#line 10 \"tests/emit/looks.ampc\"\n"
    "static void relax_kernel_1_element(\n"
    "    const view_int_1 level,\n"
    "    const view_int_1 to,\n"
    "    const view_uint_1 seen,\n"
    "    const view_float_1 least,\n"
    "    const view_long_1 last,\n"
    "    int i)\n"
    "#line 10 \"tests/emit/looks.ampc\"\n"
    "{\n"
    "    atomic_min(&level.data[to.data[i]], i);\n"
    "    atomic_max(&level.data[to.data[i] / 2], i);\n"
    "    atomic_or(&seen.data[to.data[i] / 32], 1u << (to.data[i] % 32));\n"
    "    if (atomic_and(&seen.data[to.data[i] / 64], ~(1u << (i % 32))) == 0)\n"
    "        amp_atomic_min_float_global(&least.data[to.data[i]], i * 0.5f);\n"
    "    amp_atomic_max_float_global(&least.data[to.data[i] / 2], i * 0.5f);\n"
    "    atomic_add(&level.data[to.data[i] / 4], i);\n"
    "    atomic_xor(&seen.data[to.data[i] / 128], 1u);\n"
    "    atom_max(&last.data[to.data[i]], (long)i);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void relax_kernel_1_several(\n"
    "    __global int *AMP_RESTRICT amp_data_level,\n"
    "    __global const int *AMP_RESTRICT amp_data_to,\n"
    "    __global uint *AMP_RESTRICT amp_data_seen,\n"
    "    __global float *AMP_RESTRICT amp_data_least,\n"
    "    __global long *AMP_RESTRICT amp_data_last,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 level = {AMP_DATA(__global int *, amp_data_level, AMP_SHAPE(0, level)), AMP_SHAPE(0, level).extent0};\n"
    "    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const view_uint_1 seen = {AMP_DATA(__global uint *, amp_data_seen, AMP_SHAPE(2, seen)), AMP_SHAPE(2, seen).extent0};\n"
    "    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(3, least)), AMP_SHAPE(3, least).extent0};\n"
    "    const view_long_1 last = {AMP_DATA(__global long *, amp_data_last, AMP_SHAPE(4, last)), AMP_SHAPE(4, last).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            relax_kernel_1_element(level, to, seen, least, last, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        relax_kernel_1_element(level, to, seen, least, last, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_relax_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
static const unsigned amprt_relax_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23};
static const unsigned amprt_relax_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 24};
static const struct amprt_argument amprt_relax_kernel_1_arguments[] = {
    {.name = "level", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "seen", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "least", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "last", .kind = AMPRT_VIEW, .offset = 80, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 8},
};
static struct amprt_kernel *amprt_relax_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "relax_kernel_1",
        .file = "tests/emit/looks.ampc",
        .line = 10,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_NEEDS_INT64_ATOMICS | AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 96,
        .spmd = {"relax_kernel_1", amprt_relax_kernel_1_spmd, 15},
        .serial = {"relax_kernel_1_serial", amprt_relax_kernel_1_serial, 22},
        .several = {"relax_kernel_1_several", amprt_relax_kernel_1_several, 14},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_relax_kernel_1_arguments,
        .argument_count = 5,
    };
    return &kernel;
}
