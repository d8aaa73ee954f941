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
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
    __local float s[4][64] __attribute__((aligned(16)));
    __local int place[4][64] __attribute__((aligned(16)));
#line 6 "tests/emit/trees.ampc"
    {


        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/trees.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = v.data[at_2 * 64 + (int)get_local_id(0)];
            place[amp_n][me] = at_2 * 64 + (int)get_local_id(0);
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
                int at_3 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_3] = s[amp_n][0];
                at.data[at_3] = place[amp_n][0];
#line 22 "tests/emit/trees.ampc"
            }

        }
    }
}

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_plane_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_plane_kernel_1;
typedef char amp_size_of_plane_kernel_1[sizeof(amp_block_of_plane_kernel_1) == 64 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 31 "tests/emit/trees.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void plane_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_plane_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float s[256] __attribute__((aligned(16)));
#line 31 "tests/emit/trees.ampc"
    {

        int me = (int)get_local_id(1) * 16 + (int)get_local_id(0);
        s[me] = in.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 128; d > 0; d /= 2) {
            if (me < d)
                s[me] += s[me + d];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me == 0)
            out.data[(int)get_group_id(1) * out.stride0 + (int)get_group_id(0)] = s[0];
    }
}

#line 31 "tests/emit/trees.ampc"
AMP_FUNCTION void plane_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_plane_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float (*const s_tree)[256] = (__local float (*)[256])(amp_memory + 0);
    __local float (*const s)[256] = (__local float (*)[256])(amp_memory + 1024);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int me_2 = amp_thread_0 * 16 + amp_thread_1;
#line 33 "tests/emit/trees.ampc"
            
            (*s)[me_2] = in.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
        }
    }  {
        {
            const long amp_far_1 = (long)128 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_1 = 16;
            const int amp_to_1 = (int)clamp((amp_far_1 + amp_growth_1 - 1) / amp_growth_1, (long)0, (long)16);
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {
#line 38 "tests/emit/trees.ampc"
                {
                    const int amp_to_2 = (int)clamp((long)128 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {
#line 38 "tests/emit/trees.ampc"
                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1] = (*s)[(long)amp_thread_0 * 16 + amp_thread_1]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1] += (*s)[(long)amp_thread_0 * 16 + amp_thread_1 + 128];
                    }
                }
            }
        }
        {
            const long amp_far_2 = (long)64 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_2 = 16;
            const int amp_to_3 = (int)clamp((amp_far_2 + amp_growth_2 - 1) / amp_growth_2, (long)0, (long)16);
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_3; amp_thread_0++) {
#line 38 "tests/emit/trees.ampc"
                {
                    const int amp_to_4 = (int)clamp((long)64 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_4; amp_thread_1++) {
#line 38 "tests/emit/trees.ampc"
                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 128] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 128] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 64];
                    }
                }
            }
        }
        {
            const long amp_far_3 = (long)32 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_3 = 16;
            const int amp_to_5 = (int)clamp((amp_far_3 + amp_growth_3 - 1) / amp_growth_3, (long)0, (long)16);
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_5; amp_thread_0++) {
#line 38 "tests/emit/trees.ampc"
                {
                    const int amp_to_6 = (int)clamp((long)32 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_6; amp_thread_1++) {
#line 38 "tests/emit/trees.ampc"
                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 192] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 128]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 192] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 160];
                    }
                }
            }
        }
        {
            const long amp_far_4 = (long)16 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_4 = 16;
            const int amp_to_7 = (int)clamp((amp_far_4 + amp_growth_4 - 1) / amp_growth_4, (long)0, (long)16);
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_7; amp_thread_0++) {
#line 38 "tests/emit/trees.ampc"
                {
                    const int amp_to_8 = (int)clamp((long)16 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_8; amp_thread_1++) {
#line 38 "tests/emit/trees.ampc"
                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 224] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 192]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 224] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 208];
                    }
                }
            }
        }
        {
            const long amp_far_5 = (long)8 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_5 = 16;
            const int amp_to_9 = (int)clamp((amp_far_5 + amp_growth_5 - 1) / amp_growth_5, (long)0, (long)16);
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_9; amp_thread_0++) {
#line 38 "tests/emit/trees.ampc"
                {
                    const int amp_to_10 = (int)clamp((long)8 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_10; amp_thread_1++) {
#line 38 "tests/emit/trees.ampc"
                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 240] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 224]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 240] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 232];
                    }
                }
            }
        }
        {
            const long amp_far_6 = (long)4 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_6 = 16;
            const int amp_to_11 = (int)clamp((amp_far_6 + amp_growth_6 - 1) / amp_growth_6, (long)0, (long)16);
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_11; amp_thread_0++) {
#line 38 "tests/emit/trees.ampc"
                {
                    const int amp_to_12 = (int)clamp((long)4 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_12; amp_thread_1++) {
#line 38 "tests/emit/trees.ampc"
                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 248] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 240]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 248] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 244];
                    }
                }
            }
        }
        {
            const long amp_far_7 = (long)2 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_7 = 16;
            const int amp_to_13 = (int)clamp((amp_far_7 + amp_growth_7 - 1) / amp_growth_7, (long)0, (long)16);
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_13; amp_thread_0++) {
#line 38 "tests/emit/trees.ampc"
                {
                    const int amp_to_14 = (int)clamp((long)2 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_14; amp_thread_1++) {
#line 38 "tests/emit/trees.ampc"
                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 252] = (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 248]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 252] += (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 250];
                    }
                }
            }
        }
        {
            const long amp_far_8 = (long)1 - (amp_thread_0 * 16 + amp_thread_1), amp_growth_8 = 16;
            const int amp_to_15 = (int)clamp((amp_far_8 + amp_growth_8 - 1) / amp_growth_8, (long)0, (long)16);
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_15; amp_thread_0++) {
#line 38 "tests/emit/trees.ampc"
                {
                    const int amp_to_16 = (int)clamp((long)1 - (amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_16; amp_thread_1++) {
#line 38 "tests/emit/trees.ampc"
                        (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 254] = (*s_tree)[252]; (*s_tree)[(long)amp_thread_0 * 16 + amp_thread_1 + 254] += (*s_tree)[253];
                    }
                }
            }
        }
    }
    {
        const long amp_far_9 = (long)0 - (int)(amp_thread_0 * 16 + amp_thread_1) + 1, amp_growth_9 = 16;
        const int amp_to_17 = (int)clamp((amp_far_9 + amp_growth_9 - 1) / amp_growth_9, (long)0, (long)16);
        for (int amp_thread_0 = 0; amp_thread_0 < amp_to_17; amp_thread_0++) {
#line 41 "tests/emit/trees.ampc"
            {
                const int amp_from_18 = (int)clamp((long)0 - (int)(amp_thread_0 * 16 + amp_thread_1), (long)0, (long)16);
                const int amp_to_18 = (int)clamp((long)0 - (int)(amp_thread_0 * 16 + amp_thread_1) + 1, (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_18; amp_thread_1 < amp_to_18; amp_thread_1++) {
#line 42 "tests/emit/trees.ampc"
                    out.data[(int)amp_place.item[1] * out.stride0 + (int)amp_place.item[0]] = (*s_tree)[254];
                }
            }
        }
    }
}

AMP_KERNEL void plane_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_plane_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(2048)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        plane_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#line 31 "tests/emit/trees.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void plane_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_plane_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][256] __attribute__((aligned(16)));
#line 31 "tests/emit/trees.ampc"
    {

        int me = (int)get_local_id(1) * 16 + (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 34 "tests/emit/trees.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][me] = in.data[(at * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 128; d > 0; d /= 2) {
            if (me < d) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 38 "tests/emit/trees.ampc"
                    s[amp_n][me] += s[amp_n][me + d]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me == 0) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 42 "tests/emit/trees.ampc"
                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; out.data[at_2 * out.stride0 + (int)get_group_id(0)] = s[amp_n][0]; } }
    }
}

typedef struct amp_block_of_numbered_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_numbered_kernel_1;
typedef char amp_size_of_numbered_kernel_1[sizeof(amp_block_of_numbered_kernel_1) == 64 ? 1 : -1];


#line 49 "tests/emit/trees.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void numbered_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_numbered_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float s[16][16] __attribute__((aligned(16)));
#line 49 "tests/emit/trees.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        s[y][x] = in.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = 1; i <= 4; i++) {
            int power = 1 << i;
            if (y % power == 0)
                s[y][x] += s[y + power / 2][x];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (y == 0)
            out.data[(int)get_group_id(1) * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[0][x];
    }
}

#line 49 "tests/emit/trees.ampc"
AMP_FUNCTION void numbered_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_numbered_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float (*const s)[16][16] = (__local float (*)[16][16])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int x = amp_thread_1;
#line 51 "tests/emit/trees.ampc"
            
            (*s)[y][x] = in.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
        }
    } 
    #pragma unroll
    for (int i = 1; i <= 4; i++) {
        int power = 1 << i;
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int y = amp_thread_0;
#line 56 "tests/emit/trees.ampc"
            if (y % power == 0) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                    int x = amp_thread_1;
#line 57 "tests/emit/trees.ampc"
                    (*s)[y][x] += (*s)[y + power / 2][x];
                }
            }
        }
    }
    {
        const int amp_from_1 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)16);
        const int amp_to_1 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)16);
        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
            int y = amp_thread_0;
#line 60 "tests/emit/trees.ampc"
            if (y == 0) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                    int x = amp_thread_1;
#line 61 "tests/emit/trees.ampc"
                    out.data[(long)(int)amp_place.item[1] * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = (*s)[0][x];
                }
            }
        }
    }
}

AMP_KERNEL void numbered_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_numbered_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        numbered_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#line 49 "tests/emit/trees.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void numbered_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_numbered_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][16][16] __attribute__((aligned(16)));
#line 49 "tests/emit/trees.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 52 "tests/emit/trees.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][x] = in.data[(at * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int i = 1; i <= 4; i++) { int power = 1 << i;
            if (y % power == 0) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 57 "tests/emit/trees.ampc"
                    s[amp_n][y][x] += s[amp_n][y + power / 2][x]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (y == 0) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 61 "tests/emit/trees.ampc"
                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; out.data[at_2 * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][0][x]; } }
    }
}
