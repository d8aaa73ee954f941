typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_transform_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_transform_kernel_1;
typedef char amp_size_of_transform_kernel_1[sizeof(amp_block_of_transform_kernel_1) == 64 ? 1 : -1];


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

#line 8 "tests/emit/transposed.ampc"
__constant const float cosines[8][8] = {{1, 1, 1, 1, 1, 1, 1, 1}, {7, 5, 3, 1, -1, -3, -5, -7}};

#line 12 "tests/emit/transposed.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 8, 1)))
void transform_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float s[8][8] __attribute__((aligned(16)));
    __local float r[8][8] __attribute__((aligned(16)));
#line 12 "tests/emit/transposed.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        s[row][column] = in.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum = 0;
        for (int k = 0; k < 8; k++)
            sum += cosines[row][k] * s[k][column];
        r[row][column] = sum;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        sum = 0;
        for (int k = 0; k < 8; k++)
            sum += r[row][k] * cosines[column][k];
        out.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))] = sum;
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

static void amp_turn_float8(float8 *rows)
{
    float8 next[8];
#pragma unroll
    for (int round = 0; round < 3; round++) {
#pragma unroll
        for (int i = 0; i < 4; i++) {
            const float8 a = rows[i], b = rows[i + 4];
            next[2 * i] = (float8)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3);
            next[2 * i + 1] = (float8)(a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);
        }
#pragma unroll
        for (int i = 0; i < 8; i++)
            rows[i] = next[i];
    }
}

#pragma clang diagnostic ignored "-Wpass-failed"

#ifndef AMP_OVERLAP
#line 12 "tests/emit/transposed.ampc"
AMP_FUNCTION void transform_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float (*const cosines_turned)[8][8] = (__local float (*)[8][8])(amp_memory + 0);
    __local float (*const s)[8][8] = (__local float (*)[8][8])(amp_memory + 256);
    __local float (*const r)[8][8] = (__local float (*)[8][8])(amp_memory + 512);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
#line 12 "tests/emit/transposed.ampc"
    
    for (int amp_first_0 = 0; amp_first_0 < 8; amp_first_0 += 8) {
        for (int amp_first_1 = 0; amp_first_1 < 8; amp_first_1 += 8) {
            float8 amp_rows[8];
            #pragma unroll
            for (int amp_row = 0; amp_row < 8; amp_row++) {
                const int amp_thread_0 = amp_first_0;
                const int amp_thread_1 = amp_first_1 + amp_row;
                {
                    amp_rows[amp_row] = vload8(0, &cosines[amp_thread_1][0 + amp_thread_0]);
                }
            }
            amp_turn_float8(amp_rows);
            #pragma unroll
            for (int amp_row = 0; amp_row < 8; amp_row++) {
                const int amp_thread_0 = amp_first_0 + amp_row;
                const int amp_thread_1 = amp_first_1;
                {
                    vstore8(amp_rows[amp_row], 0, &(*cosines_turned)[amp_thread_0][amp_thread_1]);
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row_2 = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int column_2 = amp_thread_1;
#line 14 "tests/emit/transposed.ampc"
            
            (*s)[row_2][column_2] = in.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row_2 = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int column_2 = amp_thread_1;
#line 17 "tests/emit/transposed.ampc"
            float sum_3 = 0;
            #pragma unroll
            for (int k_2 = 0; k_2 < 8; k_2++) sum_3 += cosines[row_2][k_2] * (*s)[k_2][amp_zero + (long)column_2];
            (*r)[row_2][column_2] = sum_3;
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row_2 = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
#line 22 "tests/emit/transposed.ampc"
            float sum_2_2 = 0;
            #pragma unroll
            for (int k_3 = 0; k_3 < 8; k_3++) sum_2_2 += (*r)[row_2][k_3] * (*cosines_turned)[k_3][amp_zero + (long)amp_thread_1];
            out.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)] = sum_2_2;
        }
    }
}

AMP_KERNEL void transform_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(768)
    const long amp_tiles = amp_block.amp_domain[1] / 8;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        transform_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#else
#line 12 "tests/emit/transposed.ampc"
AMP_FUNCTION void transform_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float (*const s)[8][8] = (__local float (*)[8][8])(amp_memory + 0);
    __local float (*const r)[8][8] = (__local float (*)[8][8])(amp_memory + 256);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int column = amp_thread_1;
#line 14 "tests/emit/transposed.ampc"
            
            (*s)[row][column] = in.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int column = amp_thread_1;
#line 17 "tests/emit/transposed.ampc"
            float sum = 0;
            #pragma unroll
            for (int k = 0; k < 8; k++) sum += cosines[row][k] * (*s)[k][amp_zero + (long)column];
            (*r)[row][column] = sum;
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row = amp_thread_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int column = amp_thread_1;
#line 22 "tests/emit/transposed.ampc"
            float sum_2 = 0;
            #pragma unroll
            for (int k = 0; k < 8; k++) sum_2 += (*r)[row][k] * cosines[column][k];
            out.data[((int)amp_place.item[1] * 8 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 8 + amp_thread_1)] = sum_2;
        }
    }
}

AMP_KERNEL void transform_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(512)
    const long amp_tiles = amp_block.amp_domain[1] / 8;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        transform_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#endif

#line 12 "tests/emit/transposed.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 8, 1)))
void transform_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 8 - 1;
#endif
    __local float s[4][8][8] __attribute__((aligned(16)));
    __local float r[4][8][8] __attribute__((aligned(16)));
#line 12 "tests/emit/transposed.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 15 "tests/emit/transposed.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][row][column] = in.data[(at * 8 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 17 "tests/emit/transposed.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int k = 0; k < 8; k++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/transposed.ampc"
                sum[amp_n] += cosines[row][k] * s[amp_n][k][column]; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/transposed.ampc"
            r[amp_n][row][column] = sum[amp_n]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 22 "tests/emit/transposed.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int k = 0; k < 8; k++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/transposed.ampc"
                sum[amp_n] += r[amp_n][row][k] * cosines[column][k]; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/transposed.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; out.data[(at_2 * 8 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 8 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_weigh_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    amp_shape_1 weights;
    amp_shape_2 more;
    amp_shape_2 out;
} amp_block_of_weigh_kernel_1;
typedef char amp_size_of_weigh_kernel_1[sizeof(amp_block_of_weigh_kernel_1) == 104 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 32 "tests/emit/transposed.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 4, 1)))
void weigh_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global const float *AMP_RESTRICT amp_data_weights,
    __global const float *AMP_RESTRICT amp_data_more,
    __global float *amp_data_out,
    const amp_block_of_weigh_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(1, weights)), AMP_SHAPE(1, weights).extent0};
    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(2, more)), (amp_offset)AMP_SHAPE(2, more).stride0, AMP_SHAPE(2, more).extent0, AMP_SHAPE(2, more).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
    __local float s[4][16] __attribute__((aligned(16)));
#line 32 "tests/emit/transposed.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        s[row][column] = in.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum = 0;
        for (int k = 0; k < 12; k++)
            sum += s[row][k] * weights.data[column * 16 + k + 1];
        if (sum > 1) {
            for (int k = 0; k < 12; k++)
                sum += more.data[column * more.stride0 + k]; }
        out.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
    }
}

#ifndef AMP_OVERLAP
#line 32 "tests/emit/transposed.ampc"
AMP_FUNCTION void weigh_kernel_1_tile(
    __global const float *amp_data_in,
    __global const float *amp_data_weights,
    __global const float *amp_data_more,
    __global float *amp_data_out,
    const amp_block_of_weigh_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(1, weights)), AMP_SHAPE(1, weights).extent0};
    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(2, more)), (amp_offset)AMP_SHAPE(2, more).stride0, AMP_SHAPE(2, more).extent0, AMP_SHAPE(2, more).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
    __local float (*const weights_turned)[12][16] = (__local float (*)[12][16])(amp_memory + 0);
    __local float (*const s)[4][16] = (__local float (*)[4][16])(amp_memory + 768);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {
        for (int amp_strip = 0; amp_strip < 16; amp_strip += 8) {
#line 32 "tests/emit/transposed.ampc"
            for (int k = amp_thread_0; k < 12; k += 4) {
                #pragma unroll
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
#line 32 "tests/emit/transposed.ampc"
                    (*weights_turned)[k][amp_thread_1] = weights.data[amp_thread_1 * 16 + 1 + k];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {
        int row_2 = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int column_2 = amp_thread_1;
#line 34 "tests/emit/transposed.ampc"
            
            (*s)[row_2][column_2] = in.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {
        float sum_2[16];
        int row_2 = amp_thread_0;
        for (int amp_strip = 0; amp_strip < 16; amp_strip += 8) {
            #pragma unroll
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
#line 37 "tests/emit/transposed.ampc"
                sum_2[amp_thread_1] = 0;
            } for (int k_2 = 0; k_2 < 12; k_2++) {
                #pragma unroll
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
#line 39 "tests/emit/transposed.ampc"
                    sum_2[amp_thread_1] += (*s)[row_2][k_2] * (*weights_turned)[k_2][amp_thread_1];
                }
            }
#line 40 "tests/emit/transposed.ampc"
            
            #pragma unroll
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
                int column_2 = amp_thread_1;
#line 40 "tests/emit/transposed.ampc"
                if (sum_2[amp_thread_1] > 1) {
                    for (int k_3 = 0; k_3 < 12; k_3++)
                        sum_2[amp_thread_1] += more.data[column_2 * more.stride0 + k_3]; }
            }
            #pragma unroll
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
#line 43 "tests/emit/transposed.ampc"
                out.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum_2[amp_thread_1];
            }
        }
    }
}

AMP_KERNEL void weigh_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global const float *AMP_RESTRICT amp_data_weights,
    __global const float *AMP_RESTRICT amp_data_more,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_weigh_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        weigh_kernel_1_tile(amp_data_in, amp_data_weights, amp_data_more, amp_data_out, amp_block, amp_at, amp_memory);
}

#else
#line 32 "tests/emit/transposed.ampc"
AMP_FUNCTION void weigh_kernel_1_tile(
    __global const float *amp_data_in,
    __global const float *amp_data_weights,
    __global const float *amp_data_more,
    __global float *amp_data_out,
    const amp_block_of_weigh_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(1, weights)), AMP_SHAPE(1, weights).extent0};
    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(2, more)), (amp_offset)AMP_SHAPE(2, more).stride0, AMP_SHAPE(2, more).extent0, AMP_SHAPE(2, more).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
    __local float (*const s)[4][16] = (__local float (*)[4][16])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {
        int row = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int column = amp_thread_1;
#line 34 "tests/emit/transposed.ampc"
            
            (*s)[row][column] = in.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {
        float sum[16];
        int row = amp_thread_0;
        for (int amp_strip = 0; amp_strip < 16; amp_strip += 8) {
            #pragma unroll
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
#line 37 "tests/emit/transposed.ampc"
                sum[amp_thread_1] = 0;
            } 
            {
                int k_2 = 0;
                for (; k_2 < 12 && (ulong)12 - (ulong)k_2 >= 8; k_2 += 8) {
                    float8 amp_lines_0[8];
                    #pragma unroll
                    for (int amp_line = 0; amp_line < 8; amp_line++) {
                        const int amp_thread_1 = amp_strip + amp_line;
                        int column = amp_thread_1;
                        amp_lines_0[amp_line] = vload8(0, &weights.data[column * 16 + k_2 + 1]);
                    }
                    amp_turn_float8(amp_lines_0);
                    #pragma unroll
                    for (int amp_trip = 0; amp_trip < 8; amp_trip++) {
                        const int amp_now = (int)(k_2 + amp_trip);
                        {
                            const int k_2 = amp_now;
                            #pragma unroll
                            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
                                int column = amp_thread_1;
#line 39 "tests/emit/transposed.ampc"
                                sum[amp_thread_1] += (*s)[row][k_2] * ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_1 - amp_strip];
                            }
                        }
                    }
                }
                for (; k_2 < 12; k_2++) {
                    #pragma unroll
                    for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
                        int column = amp_thread_1;
#line 39 "tests/emit/transposed.ampc"
                        sum[amp_thread_1] += (*s)[row][k_2] * weights.data[column * 16 + k_2 + 1];
                    }
                }
            }
#line 40 "tests/emit/transposed.ampc"
            
            #pragma unroll
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
                int column = amp_thread_1;
#line 40 "tests/emit/transposed.ampc"
                if (sum[amp_thread_1] > 1) {
                    for (int k = 0; k < 12; k++)
                        sum[amp_thread_1] += more.data[column * more.stride0 + k]; }
            }
            #pragma unroll
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 8; amp_thread_1++) {
#line 43 "tests/emit/transposed.ampc"
                out.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_1];
            }
        }
    }
}

AMP_KERNEL void weigh_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global const float *AMP_RESTRICT amp_data_weights,
    __global const float *AMP_RESTRICT amp_data_more,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_weigh_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        weigh_kernel_1_tile(amp_data_in, amp_data_weights, amp_data_more, amp_data_out, amp_block, amp_at, amp_memory);
}

#endif
