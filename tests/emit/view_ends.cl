typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_relax_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    int n;
    amp_shape_1 out;
} amp_block_of_relax_kernel_1;
typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 56 ? 1 : -1];


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

#line 7 "tests/emit/view_ends.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void relax_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local float s[66];
#line 7 "tests/emit/view_ends.ampc"
    {

        int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); int l = (int)get_local_id(0) + 1;
        s[l] = in.data[i];
        if (l == 1)
            s[0] = i > 0 ? in.data[i - 1] : 0;
        if (l == 64)
            s[65] = i < n - 1 ? in.data[i + 1] : 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        out.data[i] = (s[l - 1] + s[l + 1]) / 2;
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

#ifndef AMP_OVERLAP
#line 7 "tests/emit/view_ends.ampc"
AMP_KERNEL void relax_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        int t = amp_thread_0;
#line 8 "tests/emit/view_ends.ampc"
        {
            const int amp_to_1 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_stop);
#line 8 "tests/emit/view_ends.ampc"
            {
                const int amp_to_2 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_2; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 9 "tests/emit/view_ends.ampc"
                    
#line 16 "tests/emit/view_ends.ampc"
                    out.data[i_2] = ((0 ? in.data[(long)t - 1] : 0) + (1 ? in.data[(long)t + 1] : 0)) / 2;
                }
            }
#line 8 "tests/emit/view_ends.ampc"
            {
                const int amp_from_3 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_1; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 9 "tests/emit/view_ends.ampc"
                    
#line 16 "tests/emit/view_ends.ampc"
                    out.data[i_2] = ((0 ? in.data[(long)t - 1] : 0) + (0 ? in.data[(long)t + 1] : 0)) / 2;
                }
            }
        }
#line 8 "tests/emit/view_ends.ampc"
        {
            const int amp_from_4 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_stop);
#line 8 "tests/emit/view_ends.ampc"
            {
                const int amp_to_5 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_from_4, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_4; amp_thread_0 < amp_to_5; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 9 "tests/emit/view_ends.ampc"
                    
#line 16 "tests/emit/view_ends.ampc"
                    out.data[i_2] = ((1 ? in.data[(long)t - 1] : 0) + (1 ? in.data[(long)t + 1] : 0)) / 2;
                }
            }
#line 8 "tests/emit/view_ends.ampc"
            {
                const int amp_from_6 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_from_4, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_6; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 9 "tests/emit/view_ends.ampc"
                    
#line 16 "tests/emit/view_ends.ampc"
                    out.data[i_2] = ((1 ? in.data[(long)t - 1] : 0) + (0 ? in.data[(long)t + 1] : 0)) / 2;
                }
            }
        }
    }
}

#else
#line 7 "tests/emit/view_ends.ampc"
AMP_FUNCTION void relax_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local float (*const s)[66] = (__local float (*)[66])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int l = amp_thread_0 + 1;
        int i = ((int)amp_place.item[0] * 64 + amp_thread_0);
#line 9 "tests/emit/view_ends.ampc"
        
        (*s)[l] = in.data[i];
    }  {
        const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1), (long)0, (long)64);
        const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)64);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
            int i = ((int)amp_place.item[0] * 64 + amp_thread_0);
#line 12 "tests/emit/view_ends.ampc"
            (*s)[0] = i > 0 ? in.data[(long)i - 1] : 0;
        }
    }
#line 13 "tests/emit/view_ends.ampc"
    {
        const int amp_from_2 = (int)clamp((long)64 - (int)(amp_thread_0 + 1), (long)0, (long)64);
        const int amp_to_2 = (int)clamp((long)64 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)64);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_to_2; amp_thread_0++) {
            int i = ((int)amp_place.item[0] * 64 + amp_thread_0);
#line 14 "tests/emit/view_ends.ampc"
            (*s)[65] = i < n - 1 ? in.data[(long)i + 1] : 0;
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int i = ((int)amp_place.item[0] * 64 + amp_thread_0);
        int l = amp_thread_0 + 1;
#line 16 "tests/emit/view_ends.ampc"
        out.data[i] = ((*s)[(long)l - 1] + (*s)[(long)l + 1]) / 2;
    }
}

AMP_KERNEL void relax_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(384)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        relax_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#endif

#line 7 "tests/emit/view_ends.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void relax_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
    __local float s[4][66] __attribute__((aligned(16)));
#line 7 "tests/emit/view_ends.ampc"
    {

        int l = (int)get_local_id(0) + 1; int i[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/view_ends.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at * 64 + (int)get_local_id(0);
            s[amp_n][l] = in.data[i[amp_n]];
#line 9 "tests/emit/view_ends.ampc"
        }

        if (l == 1) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 12 "tests/emit/view_ends.ampc"
                s[amp_n][0] = i[amp_n] > 0 ? in.data[i[amp_n] - 1] : 0; } }
        if (l == 64) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/view_ends.ampc"
                s[amp_n][65] = i[amp_n] < n - 1 ? in.data[i[amp_n] + 1] : 0; } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/view_ends.ampc"
            out.data[i[amp_n]] = (s[amp_n][l - 1] + s[amp_n][l + 1]) / 2; }
    }
}
