/* Made by ampcc from totals_of_tiles.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_sum_kernel_1(void);
static struct amprt_kernel *amprt_add_kernel_1(void);
#line 1 "tests/emit/totals_of_tiles.ampc"
// What tiles add to one place is added once for all tiles that a work-item of a CPU has;
// floating numbers one after the other.
#include <amp.h>

void sum(array_view(const int, 1) v, array_view(int, 1) total, array_view(int, 1) largest)
{
    amprt_launch_tiled_1(amprt_sum_kernel_1(), NULL, tile(amp_extent_1(v), 64), (const void *const[]){&v, &total, &largest}
#line 19 "tests/emit/totals_of_tiles.ampc"
);
}

void add(array_view(const float, 1) v, array_view(float, 1) total)
{
    amprt_launch_1(amprt_add_kernel_1(), NULL, amp_extent_1(v), (const void *const[]){&total, &v}
#line 26 "tests/emit/totals_of_tiles.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_sum_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 v;\n"
    "    amp_shape_1 total;\n"
    "    amp_shape_1 largest;\n"
    "} amp_block_of_sum_kernel_1;\n"
    "typedef char amp_size_of_sum_kernel_1[sizeof(amp_block_of_sum_kernel_1) == 64 \? 1 : -1];\n"
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
    "#line 7 \"tests/emit/totals_of_tiles.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void sum_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *amp_data_total,\n"
    "    __global int *amp_data_largest,\n"
    "    const amp_block_of_sum_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_int_1 total = {AMP_DATA(__global int *, amp_data_total, AMP_SHAPE(1, total)), AMP_SHAPE(1, total).extent0};\n"
    "    const view_int_1 largest = {AMP_DATA(__global int *, amp_data_largest, AMP_SHAPE(2, largest)), AMP_SHAPE(2, largest).extent0};\n"
    "    __local int s[64] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/totals_of_tiles.ampc\"\n"
    "    {\n"
    "\n"
    "        int l = (int)get_local_id(0);\n"
    "        s[l] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if (l < 32)\n"
    "            s[l] += s[l + 32];\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if (l == 0) {\n"
    "            atomic_add(&total.data[0], s[0] + s[1]);\n"
    "            atomic_max(&largest.data[0], s[0]);\n"
    "        }\n"
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
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 10 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_APART 0\n"
    "#else\n"
    "#define AMP_APART 1\n"
    "#endif\n",
    /* 11 */
    "static int amp_look_max_int_global(volatile __global int *p, int value)\n"
    "{\n"
    "#ifndef __SPIR__\n"
    "    int old = *p;\n"
    "    if (old >= value)\n"
    "        return old;\n"
    "#endif\n"
    "    return atomic_max(p, value);\n"
    "}\n",
    /* 12 */
    "#line 7 \"tests/emit/totals_of_tiles.ampc\"\n"
    "AMP_FUNCTION void sum_kernel_1_tile(\n"
    "    __global const int *amp_data_v,\n"
    "    __global int *amp_data_total,\n"
    "    __global int *amp_data_largest,\n"
    "    const amp_block_of_sum_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory, uint *amp_total_1, int *amp_total_2)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_int_1 total = {AMP_DATA(__global int *, amp_data_total, AMP_SHAPE(1, total)), AMP_SHAPE(1, total).extent0};\n"
    "    const view_int_1 largest = {AMP_DATA(__global int *, amp_data_largest, AMP_SHAPE(2, largest)), AMP_SHAPE(2, largest).extent0};\n"
    "    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int l = amp_thread_0;\n"
    "#line 9 \"tests/emit/totals_of_tiles.ampc\"\n"
    "        \n"
    "        (*s)[l] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "    }\n"
    "    {\n"
    "        const int amp_to_1 = (int)clamp((long)32 - (int)(amp_thread_0), (long)0, (long)64);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "            int l = amp_thread_0;\n"
    "#line 13 \"tests/emit/totals_of_tiles.ampc\"\n"
    "            (*s)[l] += (*s)[(long)l + 32];\n"
    "        }\n"
    "    }  {\n"
    "        const int amp_from_2 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)64);\n"
    "        const int amp_to_2 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)64);\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_to_2; amp_thread_0++) {\n"
    "#line 16 \"tests/emit/totals_of_tiles.ampc\"\n"
    "            (AMP_APART \? (void)((*amp_total_1) += (uint)((*s)[0] + (*s)[1])) : (void)atomic_add(&total.data[0], (*s)[0] + (*s)[1]));\n"
    "            (AMP_APART \? (void)((*amp_total_2) = max((*amp_total_2), (int)((*s)[0]))) : (void)amp_look_max_int_global(&largest.data[0], (*s)[0]));\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void sum_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *AMP_RESTRICT amp_data_total,\n"
    "    __global int *AMP_RESTRICT amp_data_largest,\n"
    "    const amp_block_of_sum_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_int_1 total = {AMP_DATA(__global int *, amp_data_total, AMP_SHAPE(1, total)), AMP_SHAPE(1, total).extent0};\n"
    "    const view_int_1 largest = {AMP_DATA(__global int *, amp_data_largest, AMP_SHAPE(2, largest)), AMP_SHAPE(2, largest).extent0};\n"
    "    uint amp_sum_1 = (uint)0, *const amp_total_1 = &amp_sum_1;\n"
    "    int amp_sum_2 = INT_MIN, *const amp_total_2 = &amp_sum_2;\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        sum_kernel_1_tile(amp_data_v, amp_data_total, amp_data_largest, amp_block, amp_at, amp_memory, amp_total_1, amp_total_2);\n"
    "    if ((*amp_total_1) != (uint)0)\n"
    "        atomic_add(&total.data[0], (*amp_total_1));\n"
    "    if ((*amp_total_2) != INT_MIN)\n"
    "        amp_look_max_int_global(&largest.data[0], (*amp_total_2));\n"
    "}\n",
    /* 13 */
    "#line 7 \"tests/emit/totals_of_tiles.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void sum_kernel_1_several(\n"
    "    __global const int *AMP_RESTRICT amp_data_v,\n"
    "    __global int *amp_data_total,\n"
    "    __global int *amp_data_largest,\n"
    "    const amp_block_of_sum_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};\n"
    "    const view_int_1 total = {AMP_DATA(__global int *, amp_data_total, AMP_SHAPE(1, total)), AMP_SHAPE(1, total).extent0};\n"
    "    const view_int_1 largest = {AMP_DATA(__global int *, amp_data_largest, AMP_SHAPE(2, largest)), AMP_SHAPE(2, largest).extent0};\n"
    "    __local int s[4][64] __attribute__((aligned(16)));\n"
    "#line 7 \"tests/emit/totals_of_tiles.ampc\"\n"
    "    {\n"
    "\n"
    "        int l = (int)get_local_id(0);\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 10 \"tests/emit/totals_of_tiles.ampc\"\n"
    "            s[amp_n][l] = v.data[((int)get_group_id(0) * 4 + amp_n) * 64 + (int)get_local_id(0)]; }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if (l < 32) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/totals_of_tiles.ampc\"\n"
    "                s[amp_n][l] += s[amp_n][l + 32]; } }\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        if (l == 0) {\n"
    "            #pragma unroll\n"
    "            for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 16 \"tests/emit/totals_of_tiles.ampc\"\n"
    "                atomic_add(&total.data[0], s[amp_n][0] + s[amp_n][1]);\n"
    "                atomic_max(&largest.data[0], s[amp_n][0]);\n"
    "#line 16 \"tests/emit/totals_of_tiles.ampc\"\n"
    "            }\n"
    "\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 14 */
    "typedef struct amp_block_of_add_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 total;\n"
    "    amp_shape_1 v;\n"
    "} amp_block_of_add_kernel_1;\n"
    "typedef char amp_size_of_add_kernel_1[sizeof(amp_block_of_add_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 15 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 16 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 17 */
    "static float amp_atomic_add_float_global(volatile __global float *p, float value)\n"
    "{\n"
    "#if defined(__opencl_c_ext_fp32_global_atomic_add)\n"
    "    return atomic_fetch_add_explicit((volatile __global atomic_float *)p,\n"
    "        value, memory_order_relaxed, memory_scope_device);\n"
    "#elif defined(__NV_CL_C_VERSION)\n"
    "    float old;\n"
    "    __asm__ volatile(\"atom.global.add.f32 %0, [%1], %2;\"\n"
    "        : \"=f\"(old) : \"l\"(p), \"f\"(value) : \"memory\");\n"
    "    return old;\n"
    "#else\n"
    "    volatile __global uint *bits = (volatile __global uint *)p;\n"
    "    uint old = atomic_or(bits, 0u), seen;\n"
    "    while ((seen = atomic_cmpxchg(bits, old,\n"
    "                as_uint(as_float(old) + value))) != old)\n"
    "        old = seen;\n"
    "    return as_float(old);\n"
    "#endif\n"
    "}\n",
    /* 18 */
    "#line 24 \"tests/emit/totals_of_tiles.ampc\"\n"
    "__kernel\n"
    "void add_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_total,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_add_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 total = {AMP_DATA(__global float *, amp_data_total, AMP_SHAPE(0, total)), AMP_SHAPE(0, total).extent0};\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 24 \"tests/emit/totals_of_tiles.ampc\"\n"
    "    {\n"
    "        amp_atomic_add_float_global(&total.data[0], v.data[i]);\n"
    "    }\n"
    "}\n",
    /* 19 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 20 */
    "typedef struct amp_list {\n"
    "    int count;\n"
    "    float values[256];\n"
    "} amp_list;\n"
    "static void amp_list_apply(const amp_list *list, __global float *p)\n"
    "{\n"
    "    volatile __global uint *bits = (volatile __global uint *)p;\n"
    "    uint old, seen = atomic_or(bits, 0u);\n"
    "    do {\n"
    "        old = seen;\n"
    "        float sum = as_float(old);\n"
    "        for (int i = 0; i < list->count; i++)\n"
    "            sum += list->values[i];\n"
    "        seen = atomic_cmpxchg(bits, old, as_uint(sum));\n"
    "    } while (seen != old);\n"
    "}\n"
    "static void amp_list_add(amp_list *list, __global float *p, float value)\n"
    "{\n"
    "    if (list->count == 256) {\n"
    "        amp_list_apply(list, p);\n"
    "        list->count = 0;\n"
    "    }\n"
    "    list->values[list->count++] = value;\n"
    "}\n",
    /* 21 */
    "#line 24 \"tests/emit/totals_of_tiles.ampc\"\n"
    "AMP_KERNEL void add_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_total,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 total = {AMP_DATA(__global float *, amp_data_total, AMP_SHAPE(0, total)), AMP_SHAPE(0, total).extent0};\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    amp_list amp_total_1 = {0};\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop unroll_count(8)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 25 \"tests/emit/totals_of_tiles.ampc\"\n"
    "            (AMP_APART \? (void)amp_list_add(&amp_total_1, &total.data[0], v.data[i]) : (void)amp_atomic_add_float_global(&total.data[0], v.data[i]));\n"
    "        }\n"
    "    }\n"
    "    if (amp_total_1.count)\n"
    "        amp_list_apply(&amp_total_1, &total.data[0]);\n"
    "}\n",
    /* 22 */
    "#line 24 \"tests/emit/totals_of_tiles.ampc\"\n"
    "static void add_kernel_1_element(\n"
    "    const view_float_1 total,\n"
    "    const view_float_1 v,\n"
    "    int i)\n"
    "#line 24 \"tests/emit/totals_of_tiles.ampc\"\n"
    "{\n"
    "    amp_atomic_add_float_global(&total.data[0], v.data[i]);\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void add_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_total,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_add_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 total = {AMP_DATA(__global float *, amp_data_total, AMP_SHAPE(0, total)), AMP_SHAPE(0, total).extent0};\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            add_kernel_1_element(total, v, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        add_kernel_1_element(total, v, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_sum_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const unsigned amprt_sum_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
static const unsigned amprt_sum_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 9, 13};
static const struct amprt_argument amprt_sum_kernel_1_arguments[] = {
    {.name = "v", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "total", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "largest", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_sum_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "sum_kernel_1",
        .file = "tests/emit/totals_of_tiles.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 64,
        .spmd = {"sum_kernel_1", amprt_sum_kernel_1_spmd, 8},
        .serial = {"sum_kernel_1_serial", amprt_sum_kernel_1_serial, 12},
        .several = {"sum_kernel_1_several", amprt_sum_kernel_1_several, 9},
        .chain_memory = 256,
        .serial_tiles = 64,
        .several_tiles = 4,
        .several_memory = 1024,
        .arguments = amprt_sum_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_add_kernel_1_spmd[] = {0, 2, 3, 4, 5, 14, 15, 16, 17, 18};
static const unsigned amprt_add_kernel_1_serial[] = {0, 2, 3, 4, 5, 8, 9, 10, 14, 15, 17, 19, 20, 21};
static const unsigned amprt_add_kernel_1_several[] = {0, 2, 3, 4, 5, 14, 15, 17, 22};
static const struct amprt_argument amprt_add_kernel_1_arguments[] = {
    {.name = "total", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_add_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "add_kernel_1",
        .file = "tests/emit/totals_of_tiles.ampc",
        .line = 24,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_USES_FLOAT_ADD | AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"add_kernel_1", amprt_add_kernel_1_spmd, 10},
        .serial = {"add_kernel_1_serial", amprt_add_kernel_1_serial, 14},
        .several = {"add_kernel_1_several", amprt_add_kernel_1_several, 9},
        .serial_few = 1,
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_add_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
