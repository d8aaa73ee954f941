typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_scan_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
    amp_shape_1 totals;
} amp_block_of_scan_kernel_1;
typedef char amp_size_of_scan_kernel_1[sizeof(amp_block_of_scan_kernel_1) == 48 ? 1 : -1];


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

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 8 "tests/emit/one_thread.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void scan_kernel_1(
    __global float *amp_data_v,
    __global float *amp_data_totals,
    const amp_block_of_scan_kernel_1 amp_block)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_float_1 totals = {AMP_DATA(__global float *, amp_data_totals, AMP_SHAPE(1, totals)), AMP_SHAPE(1, totals).extent0};
    __local float s[64] __attribute__((aligned(16)));
#line 8 "tests/emit/one_thread.ampc"
    {

        int me = (int)get_local_id(0);
        s[me] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (me == 0) {
            for (int k = 1; k < 64; k++)
                s[k] += s[k - 1];
            totals.data[(int)get_group_id(0)] = s[64 - 1];
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me];
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

#pragma clang diagnostic ignored "-Wpass-failed"

#ifdef AMP_OVERLAP
#define AMP_RESTRICT
#else
#define AMP_RESTRICT restrict
#endif

#line 8 "tests/emit/one_thread.ampc"
AMP_FUNCTION void scan_kernel_1_tile(
    __global float *amp_data_v,
    __global float *amp_data_totals,
    const amp_block_of_scan_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_float_1 totals = {AMP_DATA(__global float *, amp_data_totals, AMP_SHAPE(1, totals)), AMP_SHAPE(1, totals).extent0};
    __local float (*const s)[64] = (__local float (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me = amp_thread_0;
#line 10 "tests/emit/one_thread.ampc"
        
        (*s)[me] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
    }
    {
        const int amp_from_1 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)64);
        const int amp_to_1 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)64);
        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
#line 14 "tests/emit/one_thread.ampc"
            for (int k = 1; k < 64; k++)
                (*s)[k] += (*s)[k - 1];
            totals.data[(int)amp_place.item[0]] = (*s)[64 - 1];
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me = amp_thread_0;
#line 19 "tests/emit/one_thread.ampc"
        v.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me];
    }
}

AMP_KERNEL void scan_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_v,
    __global float *AMP_RESTRICT amp_data_totals,
    const amp_block_of_scan_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        scan_kernel_1_tile(amp_data_v, amp_data_totals, amp_block, amp_at, amp_memory);
}

#line 8 "tests/emit/one_thread.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void scan_kernel_1_several(
    __global float *amp_data_v,
    __global float *amp_data_totals,
    const amp_block_of_scan_kernel_1 amp_block)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_float_1 totals = {AMP_DATA(__global float *, amp_data_totals, AMP_SHAPE(1, totals)), AMP_SHAPE(1, totals).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
    __local float s[4][64] __attribute__((aligned(16)));
#line 8 "tests/emit/one_thread.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 11 "tests/emit/one_thread.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = v.data[at * 64 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (me == 0) {
            for (int k = 1; k < 64; k++) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 15 "tests/emit/one_thread.ampc"
                    s[amp_n][k] += s[amp_n][k - 1]; } }
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/one_thread.ampc"
                int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; totals.data[at_2] = s[amp_n][64 - 1]; }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/one_thread.ampc"
            int at_3 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; v.data[at_3 * 64 + (int)get_local_id(0)] = s[amp_n][me]; }
    }
}
