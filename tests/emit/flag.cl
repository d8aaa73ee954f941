typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_steps_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
} amp_block_of_steps_kernel_1;
typedef char amp_size_of_steps_kernel_1[sizeof(amp_block_of_steps_kernel_1) == 32 ? 1 : -1];


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

#line 7 "tests/emit/flag.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void steps_kernel_1(
    __global int *amp_data_v,
    const amp_block_of_steps_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    __local int s[64] __attribute__((aligned(16)));
    __local int next[64] __attribute__((aligned(16)));
#line 7 "tests/emit/flag.ampc"
    {

        int me = (int)get_local_id(0);
        s[me] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int k = 0; k < 8; k++) {
            int done = 0;
            if (me > k && me < 63 - k) {
                next[me] = s[me - 1] + s[me + 1];
                done = 1;
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (done)
                s[me] = next[me];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
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

#line 7 "tests/emit/flag.ampc"
AMP_FUNCTION void steps_kernel_1_tile(
    __global int *amp_data_v,
    const amp_block_of_steps_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);
    __local int (*const next)[64] = (__local int (*)[64])(amp_memory + 256);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me = amp_thread_0;
#line 9 "tests/emit/flag.ampc"
        
        (*s)[me] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
    }
    for (int k = 0; k < 8; k++) {

        {
            const int amp_from_1 = (int)clamp((long)k - (int)(amp_thread_0) + 1, (long)0, (long)64);
#line 14 "tests/emit/flag.ampc"
            {
                const int amp_to_2 = (int)clamp((long)(63 - k) - (int)(amp_thread_0), (long)amp_from_1, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_2; amp_thread_0++) {
                    int me = amp_thread_0;
#line 15 "tests/emit/flag.ampc"
                    (*next)[me] = (*s)[(long)me - 1] + (*s)[(long)me + 1];
                    ;
                }
            }
        }  {
            const int amp_from_3 = (int)clamp((long)k - (int)(amp_thread_0) + 1, (long)0, (long)64);
#line 19 "tests/emit/flag.ampc"
            {
                const int amp_to_4 = (int)clamp((long)(63 - k) - (int)(amp_thread_0), (long)amp_from_3, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_4; amp_thread_0++) {
                    int me = amp_thread_0;
#line 20 "tests/emit/flag.ampc"
                    (*s)[me] = (*next)[me];
                }
            }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me = amp_thread_0;
#line 23 "tests/emit/flag.ampc"
        v.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me];
    }
}

AMP_KERNEL void steps_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_steps_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(512)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        steps_kernel_1_tile(amp_data_v, amp_block, amp_at, amp_memory);
}

#line 7 "tests/emit/flag.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void steps_kernel_1_several(
    __global int *amp_data_v,
    const amp_block_of_steps_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
    __local int s[4][64] __attribute__((aligned(16)));
    __local int next[4][64] __attribute__((aligned(16)));
#line 7 "tests/emit/flag.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/flag.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = v.data[at * 64 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int k = 0; k < 8; k++) { int done = 0;
            if (me > k && me < 63 - k) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 15 "tests/emit/flag.ampc"
                    next[amp_n][me] = s[amp_n][me - 1] + s[amp_n][me + 1]; }
                done = 1;
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (done) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/flag.ampc"
                    s[amp_n][me] = next[amp_n][me]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 23 "tests/emit/flag.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; v.data[at_2 * 64 + (int)get_local_id(0)] = s[amp_n][me]; }
    }
}
