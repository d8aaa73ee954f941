typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_sums_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
    amp_shape_1 to;
} amp_block_of_sums_kernel_1;
typedef char amp_size_of_sums_kernel_1[sizeof(amp_block_of_sums_kernel_1) == 48 ? 1 : -1];


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

#line 6 "tests/emit/every.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void sums_kernel_1(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    __local int s[64] __attribute__((aligned(16)));
#line 6 "tests/emit/every.ampc"
    {

        int me = (int)get_local_id(0);
        s[me] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int p = 1; p < 64; p *= 2) {
            if (me % (2 * p) == 0)
                s[me] += s[me + p];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me];
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

#line 6 "tests/emit/every.ampc"
AMP_FUNCTION void sums_kernel_1_tile(
    __global const int *amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me_2 = amp_thread_0;
#line 8 "tests/emit/every.ampc"
        
        (*s)[me_2] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
    }
    for (int p_2 = 1; p_2 < 64; p_2 *= 2) {
        {
            const int amp_from_1 = (int)clamp((long)0 - amp_thread_0, (long)0, (long)64);
            const int amp_to_1 = (int)clamp((long)0 - amp_thread_0 + 1, (long)0, (long)64);
            for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
#line 13 "tests/emit/every.ampc"
                for (int at = 0; at < 64; at += 2 * p_2 > 0 && 2 * p_2 < 64 ? 2 * p_2 : 2 * p_2 > -64 && 2 * p_2 < 0 ? -(2 * p_2) : 64) (*s)[at] += (*s)[at + p_2];
            }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me_2 = amp_thread_0;
#line 16 "tests/emit/every.ampc"
        to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me_2];
    }
}

AMP_KERNEL void sums_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        sums_kernel_1_tile(amp_data_v, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 6 "tests/emit/every.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void sums_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    __local int s[4][64] __attribute__((aligned(16)));
#line 6 "tests/emit/every.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/every.ampc"
            s[amp_n][me] = v.data[((int)get_group_id(0) * 4 + amp_n) * 64 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int p = 1; p < 64; p *= 2) {
            if (me % (2 * p) == 0) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/every.ampc"
                    s[amp_n][me] += s[amp_n][me + p]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/every.ampc"
            to.data[((int)get_group_id(0) * 4 + amp_n) * 64 + (int)get_local_id(0)] = s[amp_n][me]; }
    }
}
