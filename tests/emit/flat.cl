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

#line 8 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void blur_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
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

#line 8 "tests/emit/flat.ampc"
AMP_FUNCTION void blur_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_blur_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float (*const s)[18][18] = (__local float (*)[18][18])(amp_memory + 0);
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
                    (*s)[row][column] = 0.5f * from.data[((long)((int)amp_place.item[1] * 16) + row) * from.stride0 + ((long)((int)amp_place.item[0] * 16) + column)];
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
            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = (*s)[y][amp_zero + (long)x] + (*s)[y][amp_zero + (long)x + 1] + (*s)[y][amp_zero + (long)x + 2];
        }
    }
}

AMP_KERNEL void blur_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1408)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        blur_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 8 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void blur_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][18][18] __attribute__((aligned(16)));
#line 9 "tests/emit/flat.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        for (int i = y * 16 + x; i < 18 * 18; i += 16 * 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/flat.ampc"
                int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][i / 18][i % 18] = 0.5f * from.data[(at * 16 + i / 18) * from.stride0 + (((int)get_group_id(0) * 16) + i % 18)];

            } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 17 "tests/emit/flat.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][y][x] + s[amp_n][y][x + 1] + s[amp_n][y][x + 2]; }
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
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
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
AMP_FUNCTION void channels_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_channels_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
    __local float (*const s)[18][18] = (__local float (*)[18][18])(amp_memory + 0);
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
                        (*s)[row][column] = from.data[(long)(int)amp_place.item[2] * from.stride0 + ((long)((int)amp_place.item[1] * 16) + row) * from.stride1 + ((long)((int)amp_place.item[0] * 16) + column)];
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
                to.data[(long)((int)amp_place.item[2] * 1 + amp_thread_0) * to.stride0 + (long)((int)amp_place.item[1] * 16 + amp_thread_1) * to.stride1 + ((int)amp_place.item[0] * 16 + amp_thread_2)] = (*s)[y][(long)x + 1] + (*s)[y + 2][(long)x + 1];
            }
        }
}

AMP_KERNEL void channels_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_channels_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1408)
    const long amp_tiles = amp_block.amp_domain[2] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        channels_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 24 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void channels_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_channels_kernel_1 amp_block)
{
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 1 - 1;
#endif
    __local float s[4][18][18] __attribute__((aligned(16)));
#line 25 "tests/emit/flat.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;
        for (int i = me; i < 18 * 18; i += 16 * 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 29 "tests/emit/flat.ampc"
                int at = (int)get_group_id(2) * 4 + amp_n < amp_last ? (int)get_group_id(2) * 4 + amp_n : amp_last; s[amp_n][i / 18][i % 18] = from.data[at * from.stride0 + (((int)get_group_id(1) * 16) + i / 18) * from.stride1 + (((int)get_group_id(0) * 16) + i % 18)];

            } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 33 "tests/emit/flat.ampc"
            int at_2 = (int)get_group_id(2) * 4 + amp_n < amp_last ? (int)get_group_id(2) * 4 + amp_n : amp_last; to.data[(at_2 * 1 + (int)get_local_id(2)) * to.stride0 + ((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride1 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[amp_n][y][x + 1] + s[amp_n][y + 2][x + 1]; }
    }
}

typedef struct amp_block_of_product_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
    amp_shape_2 b;
    amp_shape_2 c;
} amp_block_of_product_kernel_1;
typedef char amp_size_of_product_kernel_1[sizeof(amp_block_of_product_kernel_1) == 88 ? 1 : -1];


#line 42 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void product_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_product_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    __local float left[32][8] __attribute__((aligned(16)));
    __local float right[8][32] __attribute__((aligned(16)));
#line 43 "tests/emit/flat.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;
        float sum = 0;
        for (int k = me; k < 32 * 8; k += 16 * 16) {
            int row = k / 8; int deep = k % 8;
            left[row][deep] = a.data[((int)get_group_id(1) * 32 + row) * a.stride0 + deep];
            right[k >> 5][k & 31] = b.data[(k >> 5) * b.stride0 + ((int)get_group_id(0) * 32 + (k & 31))];
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int k = 0; k < 8; k++)
            sum += left[2 * y][k] * right[k][2 * x];
        c.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
    }
}

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

#ifndef AMP_OVERLAP
#line 42 "tests/emit/flat.ampc"
AMP_KERNEL void product_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_product_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 46 "tests/emit/flat.ampc"
            float sum_2 = 0;
#line 53 "tests/emit/flat.ampc"
            #pragma unroll
            for (int k_2 = 0; k_2 < 8; k_2++) sum_2 += a.data[t.x * 2 * a.stride0 + k_2] * b.data[(long)k_2 * b.stride0 + (long)t.y * 2];
            c.data[(long)t.x * c.stride0 + t.y] = sum_2;
        }
    }
}

#else
#line 42 "tests/emit/flat.ampc"
AMP_FUNCTION void product_kernel_1_tile(
    __global const float *amp_data_a,
    __global const float *amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_product_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    __local float (*const left)[32][8] = (__local float (*)[32][8])(amp_memory + 0);
    __local float (*const right)[8][32] = (__local float (*)[8][32])(amp_memory + 1024);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    float sum[16][16];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int x = amp_thread_1;
#line 45 "tests/emit/flat.ampc"
            
            sum[amp_thread_0][amp_thread_1] = 0;
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 47 "tests/emit/flat.ampc"
        for (int row = amp_thread_0; row < 32; row += 16) { 
            #pragma unroll
            for (int amp_first_column = amp_thread_1; amp_first_column < 8; amp_first_column += 16) {
                const int amp_to_1 = (int)clamp((long)8 - amp_first_column, (long)0, (long)16);
                int row_2 = row;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int column = amp_first_column + amp_thread_1;
                    int deep_2 = column;
#line 48 "tests/emit/flat.ampc"
                    
                    (*left)[row_2][deep_2] = a.data[((long)(int)amp_place.item[1] * 32 + row_2) * a.stride0 + deep_2];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 47 "tests/emit/flat.ampc"
        for (int row_3 = amp_thread_0; row_3 < 8; row_3 += 16) { 
            #pragma unroll
            for (int amp_first_column_2 = amp_thread_1; amp_first_column_2 < 32; amp_first_column_2 += 16) {
                const int amp_to_2 = (int)clamp((long)32 - amp_first_column_2, (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {
                    int column_2 = amp_first_column_2 + amp_thread_1;
#line 50 "tests/emit/flat.ampc"
                    (*right)[row_3][column_2] = b.data[(long)row_3 * b.stride0 + ((long)(int)amp_place.item[0] * 32 + column_2)];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int x = amp_thread_1;
#line 53 "tests/emit/flat.ampc"
            #pragma unroll
            for (int k = 0; k < 8; k++) sum[amp_thread_0][amp_thread_1] += (*left)[2 * y][k] * (*right)[k][amp_zero + 2 * (long)x];
            c.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * c.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_0][amp_thread_1];
        }
    }
}

AMP_KERNEL void product_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_product_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(2048)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        product_kernel_1_tile(amp_data_a, amp_data_b, amp_data_c, amp_block, amp_at, amp_memory);
}

#endif

#line 42 "tests/emit/flat.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void product_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_product_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float left[4][32][8] __attribute__((aligned(16)));
    __local float right[8][32] __attribute__((aligned(16)));
#line 43 "tests/emit/flat.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0); int me = y * 16 + x;
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 46 "tests/emit/flat.ampc"
            sum[amp_n] = 0; }
        for (int k = me; k < 32 * 8; k += 16 * 16) {
            int row = k / 8; int deep = k % 8;
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 49 "tests/emit/flat.ampc"
                int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; left[amp_n][row][deep] = a.data[(at * 32 + row) * a.stride0 + deep]; }
            right[k >> 5][k & 31] = b.data[(k >> 5) * b.stride0 + ((int)get_group_id(0) * 32 + (k & 31))];
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int k = 0; k < 8; k++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 54 "tests/emit/flat.ampc"
                sum[amp_n] += left[amp_n][2 * y][k] * right[k][2 * x]; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 55 "tests/emit/flat.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; c.data[(at_2 * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}
