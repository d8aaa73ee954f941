/* Made by ampcc from serial_gather.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_search_kernel_1(void);
static struct amprt_kernel *amprt_relax_kernel_1(void);
static struct amprt_kernel *amprt_places_kernel_1(void);
static struct amprt_kernel *amprt_halves_kernel_1(void);
#line 1 "tests/emit/serial_gather.ampc"
// What a search loads chooses its next place: a CPU gathers that for vectors of threads.
// A thread that goes along a row of its own does so by itself.
#include <amp.h>

void search(array_view(const int, 1) in, array_view(const int, 1) keys, array_view(int, 1) out)
{
    amprt_launch_1(amprt_search_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&in, &keys, &out}
#line 17 "tests/emit/serial_gather.ampc"
);
}

void relax(array_view(const int, 1) first, array_view(const int, 1) column,
           array_view(const float, 1) v, array_view(const float, 1) x, array_view(float, 1) out)
{
    amprt_launch_1(amprt_relax_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&first, &column, &v, &x, &out}
#line 31 "tests/emit/serial_gather.ampc"
);
}

// A heap's children follow from a truth, which is 0 or 1; all threads have the same pointer.
#line 41 "tests/emit/serial_gather.ampc"


void places(array_view(const int, 1) heap, array_view(const int, 1) keys,
            array_view(int, 1) out)
{
    amprt_launch_1(amprt_places_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&out, &heap, &keys}
#line 48 "tests/emit/serial_gather.ampc"
);
}

// A strip of the row has as many threads as have room for what they keep, and vectors of a
// loop have no more.
void halves(array_view(const int, 1) in, array_view(int, 1) out)
{
    amprt_launch_tiled_1(amprt_halves_kernel_1(), NULL, tile(amp_extent_1(out), 64), (const void *const[]){&in, &out}
#line 62 "tests/emit/serial_gather.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_search_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 keys;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_search_kernel_1;\n"
    "typedef char amp_size_of_search_kernel_1[sizeof(amp_block_of_search_kernel_1) == 64 \? 1 : -1];\n"
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
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 7 \"tests/emit/serial_gather.ampc\"\n"
    "__kernel\n"
    "void search_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global const int *AMP_RESTRICT amp_data_keys,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_search_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(1, keys)), AMP_SHAPE(1, keys).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 7 \"tests/emit/serial_gather.ampc\"\n"
    "    {\n"
    "        int low = 0; int high = in.extent0; int x = keys.data[i];\n"
    "        while (low < high) {\n"
    "            int middle = (low + high) / 2;\n"
    "            if (in.data[middle] < x)\n"
    "                low = middle + 1; else\n"
    "\n"
    "                high = middle;\n"
    "        }\n"
    "        out.data[i] = low;\n"
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
    "#line 7 \"tests/emit/serial_gather.ampc\"\n"
    "AMP_KERNEL void search_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global const int *AMP_RESTRICT amp_data_keys,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_search_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(1, keys)), AMP_SHAPE(1, keys).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = in.extent0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        int low[1024];\n"
    "        int high[1024];\n"
    "        int x[1024];\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 8 \"tests/emit/serial_gather.ampc\"\n"
    "            low[amp_thread_0 - amp_strip] = 0; high[amp_thread_0 - amp_strip] = extent; x[amp_thread_0 - amp_strip] = keys.data[i];\n"
    "        } \n"
    "        for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {\n"
    "            amp_past = amp_stop - amp_lanes > 64 \? amp_lanes + 64 : amp_stop;\n"
    "            int amp_mask[64];\n"
    "            for (int amp_lane = 0; amp_lane < 64; amp_lane++)\n"
    "                amp_mask[amp_lane] = amp_lane >= amp_strip - amp_lanes && amp_lane < amp_past - amp_lanes;\n"
    "            for (int amp_some = 1; amp_some;) {\n"
    "                amp_some = 0;\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4)\n"
    "                for (int amp_lane = 0; amp_lane < 64; amp_lane++) {\n"
    "                    const int amp_thread_0 = amp_lanes + amp_lane;\n"
    "                    int amp_own_low = low[amp_thread_0 - amp_strip];\n"
    "                    int amp_own_high = high[amp_thread_0 - amp_strip];\n"
    "                    int amp_own_x = x[amp_thread_0 - amp_strip];\n"
    "                    int amp_stays = 0;\n"
    "                    if (amp_mask[amp_lane] && (amp_own_low < amp_own_high)) {\n"
    "#line 9 \"tests/emit/serial_gather.ampc\"\n"
    "                        {\n"
    "                            int middle = (amp_own_low + amp_own_high) / 2;\n"
    "                            if (in.data[middle] < amp_own_x)\n"
    "                                amp_own_low = middle + 1; else\n"
    "\n"
    "                                amp_own_high = middle;\n"
    "                        }\n"
    "                        amp_stays = 1;\n"
    "                    }\n"
    "                    low[amp_thread_0 - amp_strip] = amp_own_low;\n"
    "                    high[amp_thread_0 - amp_strip] = amp_own_high;\n"
    "                    amp_mask[amp_lane] = amp_stays;\n"
    "                    amp_some |= amp_stays;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 16 \"tests/emit/serial_gather.ampc\"\n"
    "            out.data[i] = low[amp_thread_0 - amp_strip];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 13 */
    "typedef struct amp_block_of_relax_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 first;\n"
    "    amp_shape_1 column;\n"
    "    amp_shape_1 v;\n"
    "    amp_shape_1 x;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_relax_kernel_1;\n"
    "typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 96 \? 1 : -1];\n"
    "\n",
    /* 14 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 15 */
    "#line 23 \"tests/emit/serial_gather.ampc\"\n"
    "__kernel\n"
    "void relax_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_first,\n"
    "    __global const int *AMP_RESTRICT amp_data_column,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 first = {AMP_DATA(__global int *, amp_data_first, AMP_SHAPE(0, first)), AMP_SHAPE(0, first).extent0};\n"
    "    const view_int_1 column = {AMP_DATA(__global int *, amp_data_column, AMP_SHAPE(1, column)), AMP_SHAPE(1, column).extent0};\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), AMP_SHAPE(2, v).extent0};\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(3, x)), AMP_SHAPE(3, x).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), AMP_SHAPE(4, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 23 \"tests/emit/serial_gather.ampc\"\n"
    "    {\n"
    "        float sum = 0; float own = 1;\n"
    "        for (int k = first.data[i]; k < first.data[i + 1]; k++)\n"
    "            if (column.data[k] == i)\n"
    "                own = v.data[k]; else\n"
    "\n"
    "                sum += v.data[k] * x.data[column.data[k]];\n"
    "        out.data[i] = sum / own;\n"
    "    }\n"
    "}\n",
    /* 16 */
    "#line 23 \"tests/emit/serial_gather.ampc\"\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_first,\n"
    "    __global const int *AMP_RESTRICT amp_data_column,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    __global const float *AMP_RESTRICT amp_data_x,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 first = {AMP_DATA(__global int *, amp_data_first, AMP_SHAPE(0, first)), AMP_SHAPE(0, first).extent0};\n"
    "    const view_int_1 column = {AMP_DATA(__global int *, amp_data_column, AMP_SHAPE(1, column)), AMP_SHAPE(1, column).extent0};\n"
    "    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), AMP_SHAPE(2, v).extent0};\n"
    "    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(3, x)), AMP_SHAPE(3, x).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), AMP_SHAPE(4, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 24 \"tests/emit/serial_gather.ampc\"\n"
    "            float sum = 0; float own = 1;\n"
    "            for (int k = first.data[i]; k < first.data[(long)i + 1]; k++)\n"
    "                if (column.data[k] == i)\n"
    "                    own = v.data[k]; else\n"
    "\n"
    "                    sum += v.data[k] * x.data[column.data[k]];\n"
    "            out.data[i] = sum / own;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 17 */
    "typedef struct amp_block_of_places_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 out;\n"
    "    amp_shape_1 heap;\n"
    "    amp_shape_1 keys;\n"
    "} amp_block_of_places_kernel_1;\n"
    "typedef char amp_size_of_places_kernel_1[sizeof(amp_block_of_places_kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 18 */
    "#line 35 \"tests/emit/serial_gather.ampc\"\n"
    "static int descend(__global const int *heap, int n, int x)\n"
    "{\n"
    "    int at = 0;\n"
    "    while (at < n)\n"
    "        at = 2 * at + 1 + (heap[at] < x);\n"
    "    return at;\n"
    "}\n",
    /* 19 */
    "#line 46 \"tests/emit/serial_gather.ampc\"\n"
    "__kernel\n"
    "void places_kernel_1(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    __global const int *AMP_RESTRICT amp_data_heap,\n"
    "    __global const int *AMP_RESTRICT amp_data_keys,\n"
    "    const amp_block_of_places_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_int_1 heap = {AMP_DATA(__global int *, amp_data_heap, AMP_SHAPE(1, heap)), AMP_SHAPE(1, heap).extent0};\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(2, keys)), AMP_SHAPE(2, keys).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 46 \"tests/emit/serial_gather.ampc\"\n"
    "    {\n"
    "        out.data[i] = descend((__global const int *)&heap.data[1], heap.extent0 - 1, keys.data[i]);\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#line 46 \"tests/emit/serial_gather.ampc\"\n"
    "AMP_KERNEL void places_kernel_1_serial(\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    __global const int *AMP_RESTRICT amp_data_heap,\n"
    "    __global const int *AMP_RESTRICT amp_data_keys,\n"
    "    const amp_block_of_places_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};\n"
    "    const view_int_1 heap = {AMP_DATA(__global int *, amp_data_heap, AMP_SHAPE(1, heap)), AMP_SHAPE(1, heap).extent0};\n"
    "    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(2, keys)), AMP_SHAPE(2, keys).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int extent = heap.extent0;\n"
    "    __global const int *heap_2 = (__global const int *)&heap.data[1];\n"
    "    int n = extent - 1;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        int x[1024];\n"
    "        int at[1024];\n"
    "        #pragma clang loop unroll_count(8)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 47 \"tests/emit/serial_gather.ampc\"\n"
    "            x[amp_thread_0 - amp_strip] = keys.data[i];\n"
    "#line 37 \"tests/emit/serial_gather.ampc\"\n"
    "            at[amp_thread_0 - amp_strip] = 0;\n"
    "        } \n"
    "        for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {\n"
    "            amp_past = amp_stop - amp_lanes > 64 \? amp_lanes + 64 : amp_stop;\n"
    "            int amp_mask[64];\n"
    "            for (int amp_lane = 0; amp_lane < 64; amp_lane++)\n"
    "                amp_mask[amp_lane] = amp_lane >= amp_strip - amp_lanes && amp_lane < amp_past - amp_lanes;\n"
    "            for (int amp_some = 1; amp_some;) {\n"
    "                amp_some = 0;\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4)\n"
    "                for (int amp_lane = 0; amp_lane < 64; amp_lane++) {\n"
    "                    const int amp_thread_0 = amp_lanes + amp_lane;\n"
    "                    int amp_own_at = at[amp_thread_0 - amp_strip];\n"
    "                    int amp_own_x = x[amp_thread_0 - amp_strip];\n"
    "                    int amp_stays = 0;\n"
    "                    if (amp_mask[amp_lane] && (amp_own_at < n)) {\n"
    "#line 39 \"tests/emit/serial_gather.ampc\"\n"
    "                        amp_own_at = 2 * amp_own_at + 1 + (heap_2[amp_own_at] < amp_own_x);\n"
    "                        amp_stays = 1;\n"
    "                    }\n"
    "                    at[amp_thread_0 - amp_strip] = amp_own_at;\n"
    "                    amp_mask[amp_lane] = amp_stays;\n"
    "                    amp_some |= amp_stays;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 47 \"tests/emit/serial_gather.ampc\"\n"
    "            out.data[i] = at[amp_thread_0 - amp_strip];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 21 */
    "typedef struct amp_block_of_halves_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 in;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_halves_kernel_1;\n"
    "typedef char amp_size_of_halves_kernel_1[sizeof(amp_block_of_halves_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 22 */
    "#line 35 \"tests/emit/serial_gather.ampc\"\n"
    "int descend_local(__local const int *heap, int n, int x)\n"
    "{\n"
    "    int at = 0;\n"
    "    while (at < n)\n"
    "        at = 2 * at + 1 + (heap[at] < x);\n"
    "    return at;\n"
    "}\n",
    /* 23 */
    "#line 55 \"tests/emit/serial_gather.ampc\"\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(64, 1, 1)))\n"
    "void halves_kernel_1(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_halves_kernel_1 amp_block)\n"
    "{\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    __local int s[64] __attribute__((aligned(16)));\n"
    "#line 55 \"tests/emit/serial_gather.ampc\"\n"
    "    {\n"
    "\n"
    "        int me = (int)get_local_id(0); int x = in.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];\n"
    "        s[me] = x;\n"
    "        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "        int a = descend_local(s, 32, x); int b = descend_local(&s[32], 32, a); int c = descend_local(s, 64, b);\n"
    "        out.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = a + b * c;\n"
    "    }\n"
    "}\n",
    /* 24 */
    "#line 55 \"tests/emit/serial_gather.ampc\"\n"
    "AMP_FUNCTION void halves_kernel_1_tile(\n"
    "    __global const int *amp_data_in,\n"
    "    __global int *amp_data_out,\n"
    "    const amp_block_of_halves_kernel_1 amp_block,\n"
    "    const amp_place amp_place, __local char *amp_memory)\n"
    "{\n"
    "    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};\n"
    "    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);\n"
    "    const int amp_thread_0 = 0;\n"
    "    int x[64];\n"
    "    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)\n"
    "    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {\n"
    "        int me = amp_thread_0;\n"
    "#line 57 \"tests/emit/serial_gather.ampc\"\n"
    "        x[amp_thread_0] = in.data[((int)amp_place.item[0] * 64 + amp_thread_0)];\n"
    "        (*s)[me] = x[amp_thread_0];\n"
    "    }\n"
    "    int n = 32;\n"
    "    int n_2 = 32;\n"
    "    int n_3 = 64;\n"
    "    {\n"
    "        int at[64];\n"
    "        int a[64];\n"
    "        int at_2[64];\n"
    "        int b[64];\n"
    "        int at_3[64];\n"
    "        for (int amp_strip = 0; amp_strip < 64; amp_strip += 32) {\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {\n"
    "#line 60 \"tests/emit/serial_gather.ampc\"\n"
    "                \n"
    "#line 37 \"tests/emit/serial_gather.ampc\"\n"
    "                at[amp_thread_0] = 0;\n"
    "            } \n"
    "            for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {\n"
    "                int amp_mask[32];\n"
    "                for (int amp_lane = 0; amp_lane < 32; amp_lane++)\n"
    "                    amp_mask[amp_lane] = 1;\n"
    "                for (int amp_some = 1; amp_some;) {\n"
    "                    amp_some = 0;\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)\n"
    "                    for (int amp_lane = 0; amp_lane < 32; amp_lane++) {\n"
    "                        const int amp_thread_0 = amp_lanes + amp_lane;\n"
    "                        int amp_own_at = at[amp_thread_0];\n"
    "                        int amp_own_x = x[amp_thread_0];\n"
    "                        int amp_stays = 0;\n"
    "                        if (amp_mask[amp_lane] && (amp_own_at < n)) {\n"
    "#line 39 \"tests/emit/serial_gather.ampc\"\n"
    "                            amp_own_at = 2 * amp_own_at + 1 + ((*s)[amp_own_at] < amp_own_x);\n"
    "                            amp_stays = 1;\n"
    "                        }\n"
    "                        at[amp_thread_0] = amp_own_at;\n"
    "                        amp_mask[amp_lane] = amp_stays;\n"
    "                        amp_some |= amp_stays;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {\n"
    "#line 60 \"tests/emit/serial_gather.ampc\"\n"
    "                a[amp_thread_0] = at[amp_thread_0]; \n"
    "#line 37 \"tests/emit/serial_gather.ampc\"\n"
    "                at_2[amp_thread_0] = 0;\n"
    "            } \n"
    "            for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {\n"
    "                int amp_mask[32];\n"
    "                for (int amp_lane = 0; amp_lane < 32; amp_lane++)\n"
    "                    amp_mask[amp_lane] = 1;\n"
    "                for (int amp_some = 1; amp_some;) {\n"
    "                    amp_some = 0;\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)\n"
    "                    for (int amp_lane = 0; amp_lane < 32; amp_lane++) {\n"
    "                        const int amp_thread_0 = amp_lanes + amp_lane;\n"
    "                        int amp_own_at_2 = at_2[amp_thread_0];\n"
    "                        int amp_own_a = a[amp_thread_0];\n"
    "                        int amp_stays = 0;\n"
    "                        if (amp_mask[amp_lane] && (amp_own_at_2 < n_2)) {\n"
    "#line 39 \"tests/emit/serial_gather.ampc\"\n"
    "                            amp_own_at_2 = 2 * amp_own_at_2 + 1 + ((&(*s)[32])[amp_own_at_2] < amp_own_a);\n"
    "                            amp_stays = 1;\n"
    "                        }\n"
    "                        at_2[amp_thread_0] = amp_own_at_2;\n"
    "                        amp_mask[amp_lane] = amp_stays;\n"
    "                        amp_some |= amp_stays;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {\n"
    "#line 60 \"tests/emit/serial_gather.ampc\"\n"
    "                b[amp_thread_0] = at_2[amp_thread_0]; \n"
    "#line 37 \"tests/emit/serial_gather.ampc\"\n"
    "                at_3[amp_thread_0] = 0;\n"
    "            } \n"
    "            for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {\n"
    "                int amp_mask[32];\n"
    "                for (int amp_lane = 0; amp_lane < 32; amp_lane++)\n"
    "                    amp_mask[amp_lane] = 1;\n"
    "                for (int amp_some = 1; amp_some;) {\n"
    "                    amp_some = 0;\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)\n"
    "                    for (int amp_lane = 0; amp_lane < 32; amp_lane++) {\n"
    "                        const int amp_thread_0 = amp_lanes + amp_lane;\n"
    "                        int amp_own_at_3 = at_3[amp_thread_0];\n"
    "                        int amp_own_b = b[amp_thread_0];\n"
    "                        int amp_stays = 0;\n"
    "                        if (amp_mask[amp_lane] && (amp_own_at_3 < n_3)) {\n"
    "#line 39 \"tests/emit/serial_gather.ampc\"\n"
    "                            amp_own_at_3 = 2 * amp_own_at_3 + 1 + ((*s)[amp_own_at_3] < amp_own_b);\n"
    "                            amp_stays = 1;\n"
    "                        }\n"
    "                        at_3[amp_thread_0] = amp_own_at_3;\n"
    "                        amp_mask[amp_lane] = amp_stays;\n"
    "                        amp_some |= amp_stays;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {\n"
    "#line 60 \"tests/emit/serial_gather.ampc\"\n"
    "                int c = at_3[amp_thread_0];\n"
    "                out.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = a[amp_thread_0] + b[amp_thread_0] * c;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "AMP_KERNEL void halves_kernel_1_serial(\n"
    "    __global const int *AMP_RESTRICT amp_data_in,\n"
    "    __global int *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_halves_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    AMP_MEMORY(256)\n"
    "    const long amp_tiles = amp_block.amp_domain[0] / 64;\n"
    "    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];\n"
    "    struct amp_place amp_at = amp_place;\n"
    "    amp_at.item[0] *= amp_each;\n"
    "    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);\n"
    "    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)\n"
    "        halves_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);\n"
    "}\n",
};

static const unsigned amprt_search_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_search_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12};
static const struct amprt_argument amprt_search_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "keys", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_search_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "search_kernel_1",
        .file = "tests/emit/serial_gather.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"search_kernel_1", amprt_search_kernel_1_spmd, 9},
        .serial = {"search_kernel_1_serial", amprt_search_kernel_1_serial, 11},
        .arguments = amprt_search_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_relax_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 13, 14, 15};
static const unsigned amprt_relax_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 13, 14, 16};
static const struct amprt_argument amprt_relax_kernel_1_arguments[] = {
    {.name = "first", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "column", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "x", .kind = AMPRT_VIEW, .offset = 64, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 80, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_relax_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "relax_kernel_1",
        .file = "tests/emit/serial_gather.ampc",
        .line = 23,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 96,
        .spmd = {"relax_kernel_1", amprt_relax_kernel_1_spmd, 10},
        .serial = {"relax_kernel_1_serial", amprt_relax_kernel_1_serial, 11},
        .arguments = amprt_relax_kernel_1_arguments,
        .argument_count = 5,
    };
    return &kernel;
}

static const unsigned amprt_places_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 17, 18, 19};
static const unsigned amprt_places_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 11, 17, 20};
static const struct amprt_argument amprt_places_kernel_1_arguments[] = {
    {.name = "out", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
    {.name = "heap", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "keys", .kind = AMPRT_VIEW, .offset = 48, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_places_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "places_kernel_1",
        .file = "tests/emit/serial_gather.ampc",
        .line = 46,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"places_kernel_1", amprt_places_kernel_1_spmd, 10},
        .serial = {"places_kernel_1_serial", amprt_places_kernel_1_serial, 11},
        .arguments = amprt_places_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_halves_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 21, 22, 23};
static const unsigned amprt_halves_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 11, 21, 24};
static const struct amprt_argument amprt_halves_kernel_1_arguments[] = {
    {.name = "in", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_halves_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "halves_kernel_1",
        .file = "tests/emit/serial_gather.ampc",
        .line = 55,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {64, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 256,
        .block_size = 48,
        .spmd = {"halves_kernel_1", amprt_halves_kernel_1_spmd, 9},
        .serial = {"halves_kernel_1_serial", amprt_halves_kernel_1_serial, 10},
        .chain_memory = 256,
        .serial_tiles = 64,
        .arguments = amprt_halves_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}
