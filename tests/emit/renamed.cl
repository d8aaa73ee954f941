typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_filter_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    float weight;
    amp_shape_2 out;
} amp_block_of_filter_kernel_1;
typedef char amp_size_of_filter_kernel_1[sizeof(amp_block_of_filter_kernel_1) == 72 ? 1 : -1];


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

typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 7 "tests/emit/renamed.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 8, 1)))
void filter_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_filter_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const float weight = amp_block.weight;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    __local float s[8][8] __attribute__((aligned(16)));
    __local float r[8][8] __attribute__((aligned(16)));
#line 7 "tests/emit/renamed.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        s[row][column] = in.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum = 0;
        for (int k = 0; k < 8; k++)
            sum += s[row][k];
        r[row][column] = sum * weight;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        sum = 0;
        for (int k = 0; k < 8; k++)
            sum += r[k][column];
        float kept = sum;
        sum = sum * weight;
        out.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))] = kept + sum;
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

#line 7 "tests/emit/renamed.ampc"
AMP_FUNCTION void filter_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_filter_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const float weight = amp_block.weight;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    __local float (*const s)[8][8] = (__local float (*)[8][8])(amp_memory + 0);
    __local float (*const r)[8][8] = (__local float (*)[8][8])(amp_memory + 256);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int column = amp_thread_1;
#line 9 "tests/emit/renamed.ampc"
            
            (*s)[row][column] = in.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int column = amp_thread_1;
#line 12 "tests/emit/renamed.ampc"
            float sum = 0;
            #pragma unroll
            for (int k = 0; k < 8; k++) sum += (*s)[row][k];
            (*r)[row][column] = sum * weight;
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int column = amp_thread_1;
#line 17 "tests/emit/renamed.ampc"
            float sum_2 = 0;
            #pragma unroll
            for (int k = 0; k < 8; k++) sum_2 += (*r)[k][amp_zero + (long)column];
            float kept = sum_2;
            sum_2 = sum_2 * weight;
            out.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)] = kept + sum_2;
        }
    }
}

AMP_KERNEL void filter_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_filter_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(512)
    const long amp_tiles = amp_block.amp_domain[1] / 8;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        filter_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#line 7 "tests/emit/renamed.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 8, 1)))
void filter_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_filter_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const float weight = amp_block.weight;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 8 - 1;
#endif
    __local float s[4][8][8] __attribute__((aligned(16)));
    __local float r[4][8][8] __attribute__((aligned(16)));
#line 7 "tests/emit/renamed.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/renamed.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][row][column] = in.data[(at * 8 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 12 "tests/emit/renamed.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int k = 0; k < 8; k++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/renamed.ampc"
                sum[amp_n] += s[amp_n][row][k]; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 15 "tests/emit/renamed.ampc"
            r[amp_n][row][column] = sum[amp_n] * weight; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 17 "tests/emit/renamed.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int k = 0; k < 8; k++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/renamed.ampc"
                sum[amp_n] += r[amp_n][k][column]; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/renamed.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; float kept = sum[amp_n];
            sum[amp_n] = sum[amp_n] * weight;
            out.data[(at_2 * 8 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))] = kept + sum[amp_n];
#line 20 "tests/emit/renamed.ampc"
        }


    }
}
