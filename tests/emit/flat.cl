typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_blur_kernel_1 {
    int amp_domain[4];
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_blur_kernel_1;
typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 64 ? 1 : -1];


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

#line 8 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void blur_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_float_2 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float s[18][18] __attribute__((aligned(16)));
#line 9 "tests/emit/flat.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        for (int i = y * 16 + x; i < 18 * 18; i += 16 * 16)
            s[i / 18][i % 18] = 0.5f * from.data[(((int)get_group_id(1) * 16) + i / 18) * from.stride0 + (((int)get_group_id(0) * 16) + i % 18)];


        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[y][x] + s[y][x + 1] + s[y][x + 2];
    }
}

#pragma clang diagnostic ignored "-Wpass-failed"

#line 8 "tests/emit/flat.ampc"
__kernel __attribute__((reqd_work_group_size(1, 1, 1)))
void blur_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_float_2 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float s[18][18] __attribute__((aligned(16)));
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 12 "tests/emit/flat.ampc"
        for (int row = amp_thread_0; row < 18; row += 16) { 
            #pragma unroll
            for (int amp_first_column = amp_thread_1; amp_first_column < 18; amp_first_column += 16) {
                const int amp_to_1 = (int)clamp((long)18 - amp_first_column, (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int column = amp_first_column + amp_thread_1;
#line 13 "tests/emit/flat.ampc"
                    s[row][column] = 0.5f * from.data[((long)((int)get_group_id(1) * 16) + row) * from.stride0 + ((long)((int)get_group_id(0) * 16) + column)];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int x = amp_thread_1;
#line 17 "tests/emit/flat.ampc"
            to.data[(long)((int)get_group_id(1) * 16 + amp_thread_0) * to.stride0 + ((int)get_group_id(0) * 16 + amp_thread_1)] = s[y][amp_zero + (long)x] + s[y][amp_zero + (long)x + 1] + s[y][amp_zero + (long)x + 2];
        }
    }
}

#line 8 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void blur_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_float_2 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float s[4][18][18] __attribute__((aligned(16)));
#line 9 "tests/emit/flat.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        for (int i = y * 16 + x; i < 18 * 18; i += 16 * 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/flat.ampc"
                s[amp_n][i / 18][i % 18] = 0.5f * from.data[(((int)get_group_id(1) * 4 + amp_n) * 16 + i / 18) * from.stride0 + (((int)get_group_id(0) * 16) + i % 18)];

            } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 17 "tests/emit/flat.ampc"
            to.data[(((int)get_group_id(1) * 4 + amp_n) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][y][x] + s[amp_n][y][x + 1] + s[amp_n][y][x + 2]; }
    }
}

typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_channels_kernel_1 {
    int amp_domain[4];
    amp_shape_3 from;
    amp_shape_3 to;
} amp_block_of_channels_kernel_1;
typedef char amp_size_of_channels_kernel_1[sizeof(amp_block_of_channels_kernel_1) == 96 ? 1 : -1];


typedef struct view_float_3 {
    __global float *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_float_3;

#line 24 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void channels_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_channels_kernel_1 amp_block)
{
    const view_float_3 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
    __local float s[18][18] __attribute__((aligned(16)));
#line 25 "tests/emit/flat.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;
        for (int i = me; i < 18 * 18; i += 16 * 16)
            s[i / 18][i % 18] = from.data[(int)get_group_id(2) * from.stride0 + (((int)get_group_id(1) * 16) + i / 18) * from.stride1 + (((int)get_group_id(0) * 16) + i % 18)];


        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        to.data[((int)get_group_id(2) * 1 + (int)get_local_id(2)) * to.stride0 + ((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride1 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[y][x + 1] + s[y + 2][x + 1];
    }
}

#line 24 "tests/emit/flat.ampc"
__kernel __attribute__((reqd_work_group_size(1, 1, 1)))
void channels_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_channels_kernel_1 amp_block)
{
    const view_float_3 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
    __local float s[18][18] __attribute__((aligned(16)));
    const int amp_thread_0 = 0, amp_thread_1 = 0, amp_thread_2 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 28 "tests/emit/flat.ampc"
            for (int row = amp_thread_1; row < 18; row += 16) { 
                #pragma unroll
                for (int amp_first_column = amp_thread_2; amp_first_column < 18; amp_first_column += 16) {
                    const int amp_to_1 = (int)clamp((long)18 - amp_first_column, (long)0, (long)16);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_2 = 0; amp_thread_2 < amp_to_1; amp_thread_2++) {
                        int column = amp_first_column + amp_thread_2;
#line 29 "tests/emit/flat.ampc"
                        s[row][column] = from.data[(long)(int)get_group_id(2) * from.stride0 + ((long)((int)get_group_id(1) * 16) + row) * from.stride1 + ((long)((int)get_group_id(0) * 16) + column)];
                    }
                }
            }
        }
    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int y = amp_thread_1;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_2 = 0; amp_thread_2 < 16; amp_thread_2++) {
                int x = amp_thread_2;
#line 33 "tests/emit/flat.ampc"
                to.data[(long)((int)get_group_id(2) * 1 + amp_thread_0) * to.stride0 + (long)((int)get_group_id(1) * 16 + amp_thread_1) * to.stride1 + ((int)get_group_id(0) * 16 + amp_thread_2)] = s[y][(long)x + 1] + s[y + 2][(long)x + 1];
            }
        }
}

#line 24 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void channels_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_channels_kernel_1 amp_block)
{
    const view_float_3 from = {(__global float *)amp_data_from + AMP_SHAPE(0, from).offset, (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {amp_data_to + AMP_SHAPE(1, to).offset, (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
    __local float s[4][18][18] __attribute__((aligned(16)));
#line 25 "tests/emit/flat.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;
        for (int i = me; i < 18 * 18; i += 16 * 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 29 "tests/emit/flat.ampc"
                s[amp_n][i / 18][i % 18] = from.data[((int)get_group_id(2) * 4 + amp_n) * from.stride0 + (((int)get_group_id(1) * 16) + i / 18) * from.stride1 + (((int)get_group_id(0) * 16) + i % 18)];

            } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 33 "tests/emit/flat.ampc"
            to.data[(((int)get_group_id(2) * 4 + amp_n) * 1 + (int)get_local_id(2)) * to.stride0 + ((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride1 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][y][x + 1] + s[amp_n][y + 2][x + 1]; }
    }
}
