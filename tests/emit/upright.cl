typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_distances_kernel_1 {
    int amp_domain[4];
    int length_;
    amp_shape_2 a;
    amp_shape_2 b;
    amp_shape_2 to;
} amp_block_of_distances_kernel_1;
typedef char amp_size_of_distances_kernel_1[sizeof(amp_block_of_distances_kernel_1) == 96 ? 1 : -1];


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

#line 11 "tests/emit/upright.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void distances_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *amp_data_to,
    const amp_block_of_distances_kernel_1 amp_block)
{
    const int length_ = amp_block.length_;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};
    __local float left[16][16] __attribute__((aligned(16)));
    __local float right[16][16] __attribute__((aligned(16)));
#line 11 "tests/emit/upright.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        float sum = 0;
        for (int k = 0; k < length_; k += 16) {
            left[row][column] = a.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * a.stride0 + (k + column)];
            right[row][column] = b.data[(((int)get_group_id(0) * 16) + row) * b.stride0 + (k + column)];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            for (int m = 0; m < 16; m++) {
                float by = left[row][m] - right[column][m];
                sum += by * by;
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
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

static void amp_turn_float16(float16 *rows)
{
    float16 next[16];
#pragma unroll
    for (int round = 0; round < 4; round++) {
#pragma unroll
        for (int i = 0; i < 8; i++) {
            const float16 a = rows[i], b = rows[i + 8];
            next[2 * i] = (float16)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3, a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);
            next[2 * i + 1] = (float16)(a.s8, b.s8, a.s9, b.s9, a.sa, b.sa, a.sb, b.sb, a.sc, b.sc, a.sd, b.sd, a.se, b.se, a.sf, b.sf);
        }
#pragma unroll
        for (int i = 0; i < 16; i++)
            rows[i] = next[i];
    }
}

#line 11 "tests/emit/upright.ampc"
AMP_FUNCTION void distances_kernel_1_tile(
    __global const float *amp_data_a,
    __global const float *amp_data_b,
    __global float *amp_data_to,
    const amp_block_of_distances_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const int length_ = amp_block.length_;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};
    __local float (*const left)[16][16] = (__local float (*)[16][16])(amp_memory + 0);
    __local float (*const right)[16][16] = (__local float (*)[16][16])(amp_memory + 1024);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float sum[16][16];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 13 "tests/emit/upright.ampc"
            
            sum[amp_thread_0][amp_thread_1] = 0;
        }
    }
#line 15 "tests/emit/upright.ampc"
    for (int k = 0; k < length_; k += 16) {
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int row = amp_thread_0;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int column = amp_thread_1;
#line 16 "tests/emit/upright.ampc"
                (*left)[row][column] = a.data[((int)amp_place.item[1] * 16 + amp_thread_0) * a.stride0 + (k + column)];
            }
        }
#line 17 "tests/emit/upright.ampc"
        
        for (int amp_first_0 = 0; amp_first_0 < 16; amp_first_0 += 16) {
            for (int amp_first_1 = 0; amp_first_1 < 16; amp_first_1 += 16) {
                float16 amp_rows[16];
                #pragma unroll
                for (int amp_row = 0; amp_row < 16; amp_row++) {
                    const int amp_thread_0 = amp_first_0 + amp_row;
                    const int amp_thread_1 = amp_first_1;
                    int row = amp_thread_0;
                    {
                        int column = amp_thread_1;
                        amp_rows[amp_row] = vload16(0, &b.data[(((int)amp_place.item[0] * 16) + row) * b.stride0 + (k + column)]);
                    }
                }
                amp_turn_float16(amp_rows);
                #pragma unroll
                for (int amp_row = 0; amp_row < 16; amp_row++) {
                    const int amp_thread_0 = amp_first_0;
                    const int amp_thread_1 = amp_first_1 + amp_row;
                    int row = amp_thread_0;
                    {
                        int column = amp_thread_1;
                        vstore16(amp_rows[amp_row], 0, &(*right)[column][row]);
                    }
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int row = amp_thread_0;
#line 19 "tests/emit/upright.ampc"
            
            #pragma unroll
            for (int m = 0; m < 16; m++) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                    int column = amp_thread_1;
#line 20 "tests/emit/upright.ampc"
                    float by = (*left)[row][m] - (*right)[m][column];
                    sum[amp_thread_0][amp_thread_1] += by * by;
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 25 "tests/emit/upright.ampc"
            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_0][amp_thread_1];
        }
    }
}

AMP_KERNEL void distances_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_distances_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(2048)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        distances_kernel_1_tile(amp_data_a, amp_data_b, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 11 "tests/emit/upright.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void distances_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *amp_data_to,
    const amp_block_of_distances_kernel_1 amp_block)
{
    const int length_ = amp_block.length_;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float left[4][16][16] __attribute__((aligned(16)));
    __local float right[16][16] __attribute__((aligned(16)));
#line 11 "tests/emit/upright.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/upright.ampc"
            sum[amp_n] = 0; }
        for (int k = 0; k < length_; k += 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/upright.ampc"
                int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; left[amp_n][row][column] = a.data[(at * 16 + (int)get_local_id(1)) * a.stride0 + (k + column)]; }
            right[row][column] = b.data[(((int)get_group_id(0) * 16) + row) * b.stride0 + (k + column)];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int m = 0; m < 16; m++) { 
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/upright.ampc"
                    float by = left[amp_n][row][m] - right[column][m];
                    sum[amp_n] += by * by;
#line 20 "tests/emit/upright.ampc"
                }

            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/upright.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}
