typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_least_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
    amp_shape_1 to;
    amp_shape_1 at;
} amp_block_of_least_kernel_1;
typedef char amp_size_of_least_kernel_1[sizeof(amp_block_of_least_kernel_1) == 64 ? 1 : -1];


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

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 6 "tests/emit/trees.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void least_kernel_1(
    __global const float *AMP_RESTRICT amp_data_v,
    __global float *amp_data_to,
    __global int *amp_data_at,
    const amp_block_of_least_kernel_1 amp_block)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const view_int_1 at = {AMP_DATA(__global int *, amp_data_at, AMP_SHAPE(2, at)), AMP_SHAPE(2, at).extent0};
    __local float s[64] __attribute__((aligned(16)));
    __local int place[64] __attribute__((aligned(16)));
#line 6 "tests/emit/trees.ampc"
    {


        int me = (int)get_local_id(0);
        s[me] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        place[me] = ((int)get_group_id(0) * 64 + (int)get_local_id(0));
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int p = 1; p < 64; p *= 2) {
            int i = 2 * p * me;
            if (i < 64 && s[i + p] < s[i]) {
                s[i] = s[i + p];
                place[i] = place[i + p];
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me == 0) {
            to.data[(int)get_group_id(0)] = s[0];
            at.data[(int)get_group_id(0)] = place[0];
        }
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

#line 6 "tests/emit/trees.ampc"
AMP_FUNCTION void least_kernel_1_tile(
    __global const float *amp_data_v,
    __global float *amp_data_to,
    __global int *amp_data_at,
    const amp_block_of_least_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const view_int_1 at = {AMP_DATA(__global int *, amp_data_at, AMP_SHAPE(2, at)), AMP_SHAPE(2, at).extent0};
    __local float (*const s_tree)[64] = (__local float (*)[64])(amp_memory + 0);
    __local int (*const place_tree)[64] = (__local int (*)[64])(amp_memory + 256);
    __local float (*const s)[64] = (__local float (*)[64])(amp_memory + 512);
    __local int (*const place)[64] = (__local int (*)[64])(amp_memory + 768);
    const int amp_thread_0 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me_2 = amp_thread_0;
#line 9 "tests/emit/trees.ampc"
        
        (*s)[me_2] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
        (*place)[me_2] = ((int)amp_place.item[0] * 64 + amp_thread_0);
    }
    {

        {
            const int amp_to_1 = (int)clamp((long)32 - amp_thread_0, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {
#line 15 "tests/emit/trees.ampc"
                (*s_tree)[amp_thread_0] = (*s)[amp_zero + (long)amp_thread_0 * 2]; (*place_tree)[amp_thread_0] = (*place)[(long)amp_thread_0 * 2]; if ((*s)[amp_zero + (long)amp_thread_0 * 2 + 1] < (*s_tree)[amp_thread_0]) {
                    (*s_tree)[amp_thread_0] = (*s)[amp_zero + (long)amp_thread_0 * 2 + 1];
                    (*place_tree)[amp_thread_0] = (*place)[(long)amp_thread_0 * 2 + 1];
                }
            }
        }
#line 15 "tests/emit/trees.ampc"
        {
            const int amp_to_2 = (int)clamp((long)16 - amp_thread_0, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_2; amp_thread_0++) {
#line 15 "tests/emit/trees.ampc"
                (*s_tree)[(long)amp_thread_0 + 32] = (*s_tree)[(long)amp_thread_0 * 2]; (*place_tree)[(long)amp_thread_0 + 32] = (*place_tree)[(long)amp_thread_0 * 2]; if ((*s_tree)[(long)amp_thread_0 * 2 + 1] < (*s_tree)[(long)amp_thread_0 + 32]) {
                    (*s_tree)[(long)amp_thread_0 + 32] = (*s_tree)[(long)amp_thread_0 * 2 + 1];
                    (*place_tree)[(long)amp_thread_0 + 32] = (*place_tree)[(long)amp_thread_0 * 2 + 1];
                }
            }
        }
#line 15 "tests/emit/trees.ampc"
        {
            const int amp_to_3 = (int)clamp((long)8 - amp_thread_0, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_3; amp_thread_0++) {
#line 15 "tests/emit/trees.ampc"
                (*s_tree)[(long)amp_thread_0 + 48] = (*s_tree)[(long)amp_thread_0 * 2 + 32]; (*place_tree)[(long)amp_thread_0 + 48] = (*place_tree)[(long)amp_thread_0 * 2 + 32]; if ((*s_tree)[(long)amp_thread_0 * 2 + 33] < (*s_tree)[(long)amp_thread_0 + 48]) {
                    (*s_tree)[(long)amp_thread_0 + 48] = (*s_tree)[(long)amp_thread_0 * 2 + 33];
                    (*place_tree)[(long)amp_thread_0 + 48] = (*place_tree)[(long)amp_thread_0 * 2 + 33];
                }
            }
        }
#line 15 "tests/emit/trees.ampc"
        {
            const int amp_to_4 = (int)clamp((long)4 - amp_thread_0, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_4; amp_thread_0++) {
#line 15 "tests/emit/trees.ampc"
                (*s_tree)[(long)amp_thread_0 + 56] = (*s_tree)[(long)amp_thread_0 * 2 + 48]; (*place_tree)[(long)amp_thread_0 + 56] = (*place_tree)[(long)amp_thread_0 * 2 + 48]; if ((*s_tree)[(long)amp_thread_0 * 2 + 49] < (*s_tree)[(long)amp_thread_0 + 56]) {
                    (*s_tree)[(long)amp_thread_0 + 56] = (*s_tree)[(long)amp_thread_0 * 2 + 49];
                    (*place_tree)[(long)amp_thread_0 + 56] = (*place_tree)[(long)amp_thread_0 * 2 + 49];
                }
            }
        }
#line 15 "tests/emit/trees.ampc"
        {
            const int amp_to_5 = (int)clamp((long)2 - amp_thread_0, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_5; amp_thread_0++) {
#line 15 "tests/emit/trees.ampc"
                (*s_tree)[(long)amp_thread_0 + 60] = (*s_tree)[(long)amp_thread_0 * 2 + 56]; (*place_tree)[(long)amp_thread_0 + 60] = (*place_tree)[(long)amp_thread_0 * 2 + 56]; if ((*s_tree)[(long)amp_thread_0 * 2 + 57] < (*s_tree)[(long)amp_thread_0 + 60]) {
                    (*s_tree)[(long)amp_thread_0 + 60] = (*s_tree)[(long)amp_thread_0 * 2 + 57];
                    (*place_tree)[(long)amp_thread_0 + 60] = (*place_tree)[(long)amp_thread_0 * 2 + 57];
                }
            }
        }
#line 15 "tests/emit/trees.ampc"
        {
            const int amp_to_6 = (int)clamp((long)1 - amp_thread_0, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_6; amp_thread_0++) {
#line 15 "tests/emit/trees.ampc"
                (*s_tree)[(long)amp_thread_0 + 62] = (*s_tree)[60]; (*place_tree)[(long)amp_thread_0 + 62] = (*place_tree)[60]; if ((*s_tree)[61] < (*s_tree)[(long)amp_thread_0 + 62]) {
                    (*s_tree)[(long)amp_thread_0 + 62] = (*s_tree)[61];
                    (*place_tree)[(long)amp_thread_0 + 62] = (*place_tree)[61];
                }
            }
        }
    }  {
        const int amp_from_7 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)64);
        const int amp_to_7 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)64);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_7; amp_thread_0 < amp_to_7; amp_thread_0++) {
#line 22 "tests/emit/trees.ampc"
            to.data[(int)amp_place.item[0]] = (*s_tree)[62];
            at.data[(int)amp_place.item[0]] = (*place_tree)[62];
        }
    }
}

AMP_KERNEL void least_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_v,
    __global float *AMP_RESTRICT amp_data_to,
    __global int *AMP_RESTRICT amp_data_at,
    const amp_block_of_least_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        least_kernel_1_tile(amp_data_v, amp_data_to, amp_data_at, amp_block, amp_at, amp_memory);
}

#line 6 "tests/emit/trees.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void least_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_v,
    __global float *amp_data_to,
    __global int *amp_data_at,
    const amp_block_of_least_kernel_1 amp_block)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const view_int_1 at = {AMP_DATA(__global int *, amp_data_at, AMP_SHAPE(2, at)), AMP_SHAPE(2, at).extent0};
    __local float s[4][64] __attribute__((aligned(16)));
    __local int place[4][64] __attribute__((aligned(16)));
#line 6 "tests/emit/trees.ampc"
    {


        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/trees.ampc"
            s[amp_n][me] = v.data[((int)get_group_id(0) * 4 + amp_n) * 64 + (int)get_local_id(0)];
            place[amp_n][me] = ((int)get_group_id(0) * 4 + amp_n) * 64 + (int)get_local_id(0);
#line 10 "tests/emit/trees.ampc"
        }

        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int p = 1; p < 64; p *= 2) {
            int i = 2 * p * me;
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 15 "tests/emit/trees.ampc"
                if (i < 64 && s[amp_n][i + p] < s[amp_n][i]) {
                    s[amp_n][i] = s[amp_n][i + p];
                    place[amp_n][i] = place[amp_n][i + p];
                } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me == 0) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 22 "tests/emit/trees.ampc"
                to.data[(int)get_group_id(0) * 4 + amp_n] = s[amp_n][0];
                at.data[(int)get_group_id(0) * 4 + amp_n] = place[amp_n][0];
#line 22 "tests/emit/trees.ampc"
            }

        }
    }
}
