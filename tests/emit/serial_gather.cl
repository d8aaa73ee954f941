typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_search_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    amp_shape_1 keys;
    amp_shape_1 out;
} amp_block_of_search_kernel_1;
typedef char amp_size_of_search_kernel_1[sizeof(amp_block_of_search_kernel_1) == 64 ? 1 : -1];


#ifdef AMP_OVERLAP
#define AMP_RESTRICT
#else
#define AMP_RESTRICT restrict
#endif

#ifdef AMP_SHAPES
#define AMP_SHAPE(n, view) AMP_SHAPE_##n
#else
#define AMP_SHAPE(n, view) amp_block.view
#endif

#ifdef AMP_START
#define AMP_DATA(type, data, shape) ((type)data)
#else
#define AMP_DATA(type, data, shape) \
    ((type)((__global char *)data + shape.offset))
#endif

#ifdef AMP_BIG
typedef long amp_offset;
#else
typedef int amp_offset;
#endif

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 7 "tests/emit/serial_gather.ampc"
__kernel
void search_kernel_1(
    __global const int *AMP_RESTRICT amp_data_in,
    __global const int *AMP_RESTRICT amp_data_keys,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_search_kernel_1 amp_block)
{
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(1, keys)), AMP_SHAPE(1, keys).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 7 "tests/emit/serial_gather.ampc"
    {
        int low = 0; int high = in.extent0; int x = keys.data[i];
        while (low < high) {
            int middle = (low + high) / 2;
            if (in.data[middle] < x)
                low = middle + 1; else

                high = middle;
        }
        out.data[i] = low;
    }
}

typedef struct amp_place {
    long item[3], items[3];
} amp_place;
#define AMP_FUNCTION static __attribute__((always_inline))
#ifdef AMP_CHAIN
#define AMP_KERNEL AMP_FUNCTION
#define AMP_PLACE , const amp_place amp_place, __local char *amp_memory
#define AMP_BEGIN
#define AMP_MEMORY(bytes)
#else
#define AMP_KERNEL __kernel __attribute__((reqd_work_group_size(1, 1, 1)))
#define AMP_PLACE
#define AMP_BEGIN \
    const amp_place amp_place = { \
        {get_group_id(0), get_group_id(1), get_group_id(2)}, \
        {get_num_groups(0), get_num_groups(1), get_num_groups(2)}};
#ifdef __SPIR__
#define AMP_BELOW(bytes) 0
#else
#define AMP_BELOW(bytes) ((bytes) > 30720 ? 0 : 2048)
#endif
#define AMP_MEMORY(bytes) \
    __local char amp_space[AMP_BELOW(bytes) + (bytes)] __attribute__((aligned(128))); \
    __local char *const amp_memory = amp_space + AMP_BELOW(bytes);
#endif

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

#pragma clang diagnostic ignored "-Wpass-failed"

#line 7 "tests/emit/serial_gather.ampc"
AMP_KERNEL void search_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_in,
    __global const int *AMP_RESTRICT amp_data_keys,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_search_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(1, keys)), AMP_SHAPE(1, keys).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = in.extent0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        int low[1024];
        int high[1024];
        int x[1024];
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 8 "tests/emit/serial_gather.ampc"
            low[amp_thread_0 - amp_strip] = 0; high[amp_thread_0 - amp_strip] = extent; x[amp_thread_0 - amp_strip] = keys.data[i];
        } 
        for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {
            amp_past = amp_stop - amp_lanes > 64 ? amp_lanes + 64 : amp_stop;
            int amp_mask[64];
            for (int amp_lane = 0; amp_lane < 64; amp_lane++)
                amp_mask[amp_lane] = amp_lane >= amp_strip - amp_lanes && amp_lane < amp_past - amp_lanes;
            for (int amp_some = 1; amp_some;) {
                amp_some = 0;
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4)
                for (int amp_lane = 0; amp_lane < 64; amp_lane++) {
                    const int amp_thread_0 = amp_lanes + amp_lane;
                    int amp_own_low = low[amp_thread_0 - amp_strip];
                    int amp_own_high = high[amp_thread_0 - amp_strip];
                    int amp_own_x = x[amp_thread_0 - amp_strip];
                    int amp_stays = 0;
                    if (amp_mask[amp_lane] && (amp_own_low < amp_own_high)) {
#line 9 "tests/emit/serial_gather.ampc"
                        {
                            int middle = (amp_own_low + amp_own_high) / 2;
                            if (in.data[middle] < amp_own_x)
                                amp_own_low = middle + 1; else

                                amp_own_high = middle;
                        }
                        amp_stays = 1;
                    }
                    low[amp_thread_0 - amp_strip] = amp_own_low;
                    high[amp_thread_0 - amp_strip] = amp_own_high;
                    amp_mask[amp_lane] = amp_stays;
                    amp_some |= amp_stays;
                }
            }
        }
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 16 "tests/emit/serial_gather.ampc"
            out.data[i] = low[amp_thread_0 - amp_strip];
        }
    }
}

typedef struct amp_block_of_relax_kernel_1 {
    int amp_domain[4];
    amp_shape_1 first;
    amp_shape_1 column;
    amp_shape_1 v;
    amp_shape_1 x;
    amp_shape_1 out;
} amp_block_of_relax_kernel_1;
typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 96 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 23 "tests/emit/serial_gather.ampc"
__kernel
void relax_kernel_1(
    __global const int *AMP_RESTRICT amp_data_first,
    __global const int *AMP_RESTRICT amp_data_column,
    __global const float *AMP_RESTRICT amp_data_v,
    __global const float *AMP_RESTRICT amp_data_x,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_int_1 first = {AMP_DATA(__global int *, amp_data_first, AMP_SHAPE(0, first)), AMP_SHAPE(0, first).extent0};
    const view_int_1 column = {AMP_DATA(__global int *, amp_data_column, AMP_SHAPE(1, column)), AMP_SHAPE(1, column).extent0};
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), AMP_SHAPE(2, v).extent0};
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(3, x)), AMP_SHAPE(3, x).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), AMP_SHAPE(4, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 23 "tests/emit/serial_gather.ampc"
    {
        float sum = 0; float own = 1;
        for (int k = first.data[i]; k < first.data[i + 1]; k++)
            if (column.data[k] == i)
                own = v.data[k]; else

                sum += v.data[k] * x.data[column.data[k]];
        out.data[i] = sum / own;
    }
}

#line 23 "tests/emit/serial_gather.ampc"
AMP_KERNEL void relax_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_first,
    __global const int *AMP_RESTRICT amp_data_column,
    __global const float *AMP_RESTRICT amp_data_v,
    __global const float *AMP_RESTRICT amp_data_x,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 first = {AMP_DATA(__global int *, amp_data_first, AMP_SHAPE(0, first)), AMP_SHAPE(0, first).extent0};
    const view_int_1 column = {AMP_DATA(__global int *, amp_data_column, AMP_SHAPE(1, column)), AMP_SHAPE(1, column).extent0};
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), AMP_SHAPE(2, v).extent0};
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(3, x)), AMP_SHAPE(3, x).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), AMP_SHAPE(4, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 24 "tests/emit/serial_gather.ampc"
            float sum = 0; float own = 1;
            for (int k = first.data[i]; k < first.data[(long)i + 1]; k++)
                if (column.data[k] == i)
                    own = v.data[k]; else

                    sum += v.data[k] * x.data[column.data[k]];
            out.data[i] = sum / own;
        }
    }
}

typedef struct amp_block_of_places_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_1 heap;
    amp_shape_1 keys;
} amp_block_of_places_kernel_1;
typedef char amp_size_of_places_kernel_1[sizeof(amp_block_of_places_kernel_1) == 64 ? 1 : -1];


#line 35 "tests/emit/serial_gather.ampc"
static int descend(__global const int *heap, int n, int x)
{
    int at = 0;
    while (at < n)
        at = 2 * at + 1 + (heap[at] < x);
    return at;
}

#line 46 "tests/emit/serial_gather.ampc"
__kernel
void places_kernel_1(
    __global int *AMP_RESTRICT amp_data_out,
    __global const int *AMP_RESTRICT amp_data_heap,
    __global const int *AMP_RESTRICT amp_data_keys,
    const amp_block_of_places_kernel_1 amp_block)
{
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_int_1 heap = {AMP_DATA(__global int *, amp_data_heap, AMP_SHAPE(1, heap)), AMP_SHAPE(1, heap).extent0};
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(2, keys)), AMP_SHAPE(2, keys).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 46 "tests/emit/serial_gather.ampc"
    {
        out.data[i] = descend((__global const int *)&heap.data[1], heap.extent0 - 1, keys.data[i]);
    }
}

#line 46 "tests/emit/serial_gather.ampc"
AMP_KERNEL void places_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_out,
    __global const int *AMP_RESTRICT amp_data_heap,
    __global const int *AMP_RESTRICT amp_data_keys,
    const amp_block_of_places_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_int_1 heap = {AMP_DATA(__global int *, amp_data_heap, AMP_SHAPE(1, heap)), AMP_SHAPE(1, heap).extent0};
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(2, keys)), AMP_SHAPE(2, keys).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = heap.extent0;
    __global const int *heap_2 = (__global const int *)&heap.data[1];
    int n = extent - 1;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        int x[1024];
        int at[1024];
        #pragma clang loop unroll_count(8)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 47 "tests/emit/serial_gather.ampc"
            x[amp_thread_0 - amp_strip] = keys.data[i];
#line 37 "tests/emit/serial_gather.ampc"
            at[amp_thread_0 - amp_strip] = 0;
        } 
        for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {
            amp_past = amp_stop - amp_lanes > 64 ? amp_lanes + 64 : amp_stop;
            int amp_mask[64];
            for (int amp_lane = 0; amp_lane < 64; amp_lane++)
                amp_mask[amp_lane] = amp_lane >= amp_strip - amp_lanes && amp_lane < amp_past - amp_lanes;
            for (int amp_some = 1; amp_some;) {
                amp_some = 0;
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4)
                for (int amp_lane = 0; amp_lane < 64; amp_lane++) {
                    const int amp_thread_0 = amp_lanes + amp_lane;
                    int amp_own_at = at[amp_thread_0 - amp_strip];
                    int amp_own_x = x[amp_thread_0 - amp_strip];
                    int amp_stays = 0;
                    if (amp_mask[amp_lane] && (amp_own_at < n)) {
#line 39 "tests/emit/serial_gather.ampc"
                        amp_own_at = 2 * amp_own_at + 1 + (heap_2[amp_own_at] < amp_own_x);
                        amp_stays = 1;
                    }
                    at[amp_thread_0 - amp_strip] = amp_own_at;
                    amp_mask[amp_lane] = amp_stays;
                    amp_some |= amp_stays;
                }
            }
        }
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 47 "tests/emit/serial_gather.ampc"
            out.data[i] = at[amp_thread_0 - amp_strip];
        }
    }
}

typedef struct amp_block_of_halves_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    amp_shape_1 out;
} amp_block_of_halves_kernel_1;
typedef char amp_size_of_halves_kernel_1[sizeof(amp_block_of_halves_kernel_1) == 48 ? 1 : -1];


#line 35 "tests/emit/serial_gather.ampc"
int descend_local(__local const int *heap, int n, int x)
{
    int at = 0;
    while (at < n)
        at = 2 * at + 1 + (heap[at] < x);
    return at;
}

#line 55 "tests/emit/serial_gather.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void halves_kernel_1(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_halves_kernel_1 amp_block)
{
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    __local int s[64] __attribute__((aligned(16)));
#line 55 "tests/emit/serial_gather.ampc"
    {

        int me = (int)get_local_id(0); int x = in.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        s[me] = x;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        int a = descend_local(s, 32, x); int b = descend_local(&s[32], 32, a); int c = descend_local(s, 64, b);
        out.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = a + b * c;
    }
}

#line 55 "tests/emit/serial_gather.ampc"
AMP_FUNCTION void halves_kernel_1_tile(
    __global const int *amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_halves_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    int x[64];
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me = amp_thread_0;
#line 57 "tests/emit/serial_gather.ampc"
        x[amp_thread_0] = in.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
        (*s)[me] = x[amp_thread_0];
    }
    int n = 32;
    int n_2 = 32;
    int n_3 = 64;
    {
        int at[64];
        int a[64];
        int at_2[64];
        int b[64];
        int at_3[64];
        for (int amp_strip = 0; amp_strip < 64; amp_strip += 32) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {
#line 60 "tests/emit/serial_gather.ampc"
                
#line 37 "tests/emit/serial_gather.ampc"
                at[amp_thread_0] = 0;
            } 
            for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {
                int amp_mask[32];
                for (int amp_lane = 0; amp_lane < 32; amp_lane++)
                    amp_mask[amp_lane] = 1;
                for (int amp_some = 1; amp_some;) {
                    amp_some = 0;
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)
                    for (int amp_lane = 0; amp_lane < 32; amp_lane++) {
                        const int amp_thread_0 = amp_lanes + amp_lane;
                        int amp_own_at = at[amp_thread_0];
                        int amp_own_x = x[amp_thread_0];
                        int amp_stays = 0;
                        if (amp_mask[amp_lane] && (amp_own_at < n)) {
#line 39 "tests/emit/serial_gather.ampc"
                            amp_own_at = 2 * amp_own_at + 1 + ((*s)[amp_own_at] < amp_own_x);
                            amp_stays = 1;
                        }
                        at[amp_thread_0] = amp_own_at;
                        amp_mask[amp_lane] = amp_stays;
                        amp_some |= amp_stays;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {
#line 60 "tests/emit/serial_gather.ampc"
                a[amp_thread_0] = at[amp_thread_0]; 
#line 37 "tests/emit/serial_gather.ampc"
                at_2[amp_thread_0] = 0;
            } 
            for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {
                int amp_mask[32];
                for (int amp_lane = 0; amp_lane < 32; amp_lane++)
                    amp_mask[amp_lane] = 1;
                for (int amp_some = 1; amp_some;) {
                    amp_some = 0;
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)
                    for (int amp_lane = 0; amp_lane < 32; amp_lane++) {
                        const int amp_thread_0 = amp_lanes + amp_lane;
                        int amp_own_at_2 = at_2[amp_thread_0];
                        int amp_own_a = a[amp_thread_0];
                        int amp_stays = 0;
                        if (amp_mask[amp_lane] && (amp_own_at_2 < n_2)) {
#line 39 "tests/emit/serial_gather.ampc"
                            amp_own_at_2 = 2 * amp_own_at_2 + 1 + ((&(*s)[32])[amp_own_at_2] < amp_own_a);
                            amp_stays = 1;
                        }
                        at_2[amp_thread_0] = amp_own_at_2;
                        amp_mask[amp_lane] = amp_stays;
                        amp_some |= amp_stays;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {
#line 60 "tests/emit/serial_gather.ampc"
                b[amp_thread_0] = at_2[amp_thread_0]; 
#line 37 "tests/emit/serial_gather.ampc"
                at_3[amp_thread_0] = 0;
            } 
            for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {
                int amp_mask[32];
                for (int amp_lane = 0; amp_lane < 32; amp_lane++)
                    amp_mask[amp_lane] = 1;
                for (int amp_some = 1; amp_some;) {
                    amp_some = 0;
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)
                    for (int amp_lane = 0; amp_lane < 32; amp_lane++) {
                        const int amp_thread_0 = amp_lanes + amp_lane;
                        int amp_own_at_3 = at_3[amp_thread_0];
                        int amp_own_b = b[amp_thread_0];
                        int amp_stays = 0;
                        if (amp_mask[amp_lane] && (amp_own_at_3 < n_3)) {
#line 39 "tests/emit/serial_gather.ampc"
                            amp_own_at_3 = 2 * amp_own_at_3 + 1 + ((*s)[amp_own_at_3] < amp_own_b);
                            amp_stays = 1;
                        }
                        at_3[amp_thread_0] = amp_own_at_3;
                        amp_mask[amp_lane] = amp_stays;
                        amp_some |= amp_stays;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {
#line 60 "tests/emit/serial_gather.ampc"
                int c = at_3[amp_thread_0];
                out.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = a[amp_thread_0] + b[amp_thread_0] * c;
            }
        }
    }
}

AMP_KERNEL void halves_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_halves_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        halves_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}
