typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_multiply_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
    amp_shape_2 b;
    amp_shape_2 c;
} amp_block_of_multiply_kernel_1;
typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 88 ? 1 : -1];


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

#line 9 "tests/emit/serial.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void multiply_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    __local float as[16][16] __attribute__((aligned(16)));
    __local float bs[16][16] __attribute__((aligned(16)));
#line 10 "tests/emit/serial.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        float sum = 0;
        for (int i = 0; i < a.extent1; i += 16) {
            as[row][column] = a.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * a.stride0 + (i + column)];
            bs[row][column] = b.data[(i + row) * b.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            for (int k = 0; k < 16; k++)
                sum += as[row][k] * bs[k][column];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        c.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
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
#line 9 "tests/emit/serial.ampc"
AMP_KERNEL void multiply_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 4 * 4;
    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] ? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 4 * 4;
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    int extent = a.extent1;
    {
        int amp_row = amp_begin_0;
        for (; amp_row < amp_end_0 - 3; amp_row += 4)
            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
                amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
                float sum_2[4][1024];
                {
                    int amp_block_1 = amp_strip;
                    for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
#line 14 "tests/emit/serial.ampc"
                                
#line 13 "tests/emit/serial.ampc"
                                sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                            }
                        }
#line 14 "tests/emit/serial.ampc"
                        for (int i_2 = 0; i_2 < extent; i_2 += 16) {
#line 18 "tests/emit/serial.ampc"
                            for (int k_2 = 0; k_2 < 16; k_2++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                    #pragma unroll
                                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                        int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 19 "tests/emit/serial.ampc"
                                        sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[t.x * a.stride0 + (k_2 + i_2)] * b.data[((long)k_2 + i_2) * b.stride0 + t.y];
                                    }
                                }
                            }
                        }
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 22 "tests/emit/serial.ampc"
                                c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];
                            }
                        }
                    }
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                        #pragma unroll
                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
#line 14 "tests/emit/serial.ampc"
                            
#line 13 "tests/emit/serial.ampc"
                            sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                        }
                    }
#line 14 "tests/emit/serial.ampc"
                    for (int i_2 = 0; i_2 < extent; i_2 += 16) {
#line 18 "tests/emit/serial.ampc"
                        for (int k_2 = 0; k_2 < 16; k_2++) {
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                                #pragma unroll
                                for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 19 "tests/emit/serial.ampc"
                                    sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[t.x * a.stride0 + (k_2 + i_2)] * b.data[((long)k_2 + i_2) * b.stride0 + t.y];
                                }
                            }
                        }
                    }
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                        #pragma unroll
                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                            int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 22 "tests/emit/serial.ampc"
                            c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];
                        }
                    }
                }
            }
        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_end_0; amp_thread_0++)
            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
                amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
                float sum_2[1024];
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
#line 14 "tests/emit/serial.ampc"
                    
#line 13 "tests/emit/serial.ampc"
                    sum_2[amp_thread_1 - amp_strip] = 0;
                } for (int i_2 = 0; i_2 < extent; i_2 += 16) {
#line 18 "tests/emit/serial.ampc"
                    for (int k_2 = 0; k_2 < 16; k_2++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 19 "tests/emit/serial.ampc"
                            sum_2[amp_thread_1 - amp_strip] += a.data[t.x * a.stride0 + (k_2 + i_2)] * b.data[((long)k_2 + i_2) * b.stride0 + t.y];
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 22 "tests/emit/serial.ampc"
                    c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_1 - amp_strip];
                }
            }
    }
}

#else
#line 9 "tests/emit/serial.ampc"
AMP_FUNCTION void multiply_kernel_1_tile(
    __global const float *amp_data_a,
    __global const float *amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    __local float (*const as)[16][16] = (__local float (*)[16][16])(amp_memory + 0);
    __local float (*const bs)[16][16] = (__local float (*)[16][16])(amp_memory + 1024);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float sum[16][16];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 12 "tests/emit/serial.ampc"
            
            sum[amp_thread_0][amp_thread_1] = 0;
        }
    }
#line 14 "tests/emit/serial.ampc"
    for (int i = 0; i < a.extent1; i += 16) {
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int row = amp_thread_0;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int column = amp_thread_1;
#line 15 "tests/emit/serial.ampc"
                (*as)[row][column] = a.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * a.stride0 + ((long)i + column)];
                (*bs)[row][column] = b.data[((long)i + row) * b.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int row = amp_thread_0;
#line 18 "tests/emit/serial.ampc"
            
            #pragma unroll
            for (int k = 0; k < 16; k++) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                    int column = amp_thread_1;
#line 19 "tests/emit/serial.ampc"
                    sum[amp_thread_0][amp_thread_1] += (*as)[row][k] * (*bs)[k][column];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 22 "tests/emit/serial.ampc"
            c.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * c.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_0][amp_thread_1];
        }
    }
}

AMP_KERNEL void multiply_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(2048)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        multiply_kernel_1_tile(amp_data_a, amp_data_b, amp_data_c, amp_block, amp_at, amp_memory);
}

#endif

#line 9 "tests/emit/serial.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void multiply_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float as[4][16][16] __attribute__((aligned(16)));
    __local float bs[16][16] __attribute__((aligned(16)));
#line 10 "tests/emit/serial.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/serial.ampc"
            sum[amp_n] = 0; }
        for (int i = 0; i < a.extent1; i += 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 15 "tests/emit/serial.ampc"
                int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; as[amp_n][row][column] = a.data[(at * 16 + (int)get_local_id(1)) * a.stride0 + (i + column)]; }
            bs[row][column] = b.data[(i + row) * b.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int k = 0; k < 16; k++) { 
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/serial.ampc"
                    sum[amp_n] += as[amp_n][row][k] * bs[k][column]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 22 "tests/emit/serial.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; c.data[(at_2 * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}

typedef struct amp_block_of_smooth_kernel_1 {
    int amp_domain[4];
    int width;
    amp_shape_2 a;
    amp_shape_2 b;
} amp_block_of_smooth_kernel_1;
typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 72 ? 1 : -1];


static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 28 "tests/emit/serial.ampc"
__kernel
void smooth_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_b,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const int width = amp_block.width;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    int2 at = (int2)(amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1])
        return;
#line 28 "tests/emit/serial.ampc"
    {
        float sum = 0;
        if (at.y < width)
            return;
        for (int k = -width; k <= width; k++)
            sum += a.data[at.x * a.stride0 + (at.y + k)];
        b.data[at.x * b.stride0 + at.y] = sum;
    }
}

#line 28 "tests/emit/serial.ampc"
AMP_KERNEL void smooth_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_b,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int width = amp_block.width;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
        for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
            amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
            float sum_2[1024];
            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 28 "tests/emit/serial.ampc"
            {
                const int amp_from_1 = (int)clamp(clamp((long)(long)width, -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
                {
                    int amp_block_1 = amp_from_1;
                    for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
#line 29 "tests/emit/serial.ampc"
                            sum_2[amp_thread_1 - amp_strip] = 0;
                        }

                        { for (int k_2 = -width; k_2 <= width; k_2++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                    int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 33 "tests/emit/serial.ampc"
                                    sum_2[amp_thread_1 - amp_strip] += a.data[(long)at.x * a.stride0 + ((long)at.y + k_2)];
                                }
                            }
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 34 "tests/emit/serial.ampc"
                                b.data[(long)at.x * b.stride0 + at.y] = sum_2[amp_thread_1 - amp_strip];
                            }
                        }
                    }
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
#line 29 "tests/emit/serial.ampc"
                        sum_2[amp_thread_1 - amp_strip] = 0;
                    }

                    { for (int k_2 = -width; k_2 <= width; k_2++) {
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 33 "tests/emit/serial.ampc"
                                sum_2[amp_thread_1 - amp_strip] += a.data[(long)at.x * a.stride0 + ((long)at.y + k_2)];
                            }
                        }
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 34 "tests/emit/serial.ampc"
                            b.data[(long)at.x * b.stride0 + at.y] = sum_2[amp_thread_1 - amp_strip];
                        }
                    }
                }
            }
#line 28 "tests/emit/serial.ampc"
            {
                const int amp_to_2 = (int)clamp(clamp((long)(long)width, -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_2; amp_thread_1++) {
                    int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 29 "tests/emit/serial.ampc"
                    float sum = 0;
                    if (at.y >= width) {

                        for (int k = -width; k <= width; k++)
                            sum += a.data[at.x * a.stride0 + (at.y + k)];
                        b.data[(long)at.x * b.stride0 + at.y] = sum;
#line 33 "tests/emit/serial.ampc"
                    }
                }
            }
        }
}

typedef struct amp_block_of_smooth_kernel_2 {
    int amp_domain[4];
    int width;
    amp_shape_2 a;
    amp_shape_2 b;
} amp_block_of_smooth_kernel_2;
typedef char amp_size_of_smooth_kernel_2[sizeof(amp_block_of_smooth_kernel_2) == 72 ? 1 : -1];


#line 36 "tests/emit/serial.ampc"
__kernel
void smooth_kernel_2(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_b,
    const amp_block_of_smooth_kernel_2 amp_block)
{
    const int width = amp_block.width;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    int2 at = (int2)(amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1])
        return;
#line 36 "tests/emit/serial.ampc"
    {
        float sum = 0;
        for (int k = 0; k < width; k++)
            sum += a.data[k * a.stride0 + at.y] * at.x;
        b.data[at.x * b.stride0 + at.y] = sum;
    }
}

#line 36 "tests/emit/serial.ampc"
AMP_KERNEL void smooth_kernel_2_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_b,
    const amp_block_of_smooth_kernel_2 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int width = amp_block.width;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 4 * 4;
    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] ? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 4 * 4;
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    {
        int amp_row = amp_begin_0;
        for (; amp_row < amp_end_0 - 3; amp_row += 4)
            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
                amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
                float sum[4][1024];
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    #pragma unroll
                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
#line 37 "tests/emit/serial.ampc"
                        sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                    }
                }
#line 38 "tests/emit/serial.ampc"
                { for (int k_2 = 0; k_2 < (width > 0 ? width / 4 * 4 : 0); k_2 += 4) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 38 "tests/emit/serial.ampc"
                                #pragma unroll
                                for (int turn = 0; turn < 4; turn++) sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[((long)k_2 + turn) * a.stride0 + at.y] * at.x;
                            }
                        }
                    }
#line 38 "tests/emit/serial.ampc"
                    for (int k_3 = width > 0 ? width / 4 * 4 : 0; k_3 < width; k_3++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 39 "tests/emit/serial.ampc"
                                sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[(long)k_3 * a.stride0 + at.y] * at.x;
                            }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    #pragma unroll
                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                        int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 40 "tests/emit/serial.ampc"
                        b.data[(long)at.x * b.stride0 + at.y] = sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];
                    }
                }
            }
        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_end_0; amp_thread_0++)
            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
                amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
                float sum[1024];
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
#line 37 "tests/emit/serial.ampc"
                    sum[amp_thread_1 - amp_strip] = 0;
                }  { for (int k_2 = 0; k_2 < (width > 0 ? width / 4 * 4 : 0); k_2 += 4) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 38 "tests/emit/serial.ampc"
                            #pragma unroll
                            for (int turn = 0; turn < 4; turn++) sum[amp_thread_1 - amp_strip] += a.data[((long)k_2 + turn) * a.stride0 + at.y] * at.x;
                        }
                    }
#line 38 "tests/emit/serial.ampc"
                    for (int k_3 = width > 0 ? width / 4 * 4 : 0; k_3 < width; k_3++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 39 "tests/emit/serial.ampc"
                            sum[amp_thread_1 - amp_strip] += a.data[(long)k_3 * a.stride0 + at.y] * at.x;
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 40 "tests/emit/serial.ampc"
                    b.data[(long)at.x * b.stride0 + at.y] = sum[amp_thread_1 - amp_strip];
                }
            }
    }
}

#line 36 "tests/emit/serial.ampc"
static void smooth_kernel_2_element(
    const int width,
    const view_float_2 a,
    const view_float_2 b,
    int2 at)
#line 36 "tests/emit/serial.ampc"
{
    float sum = 0;
    for (int k = 0; k < width; k++)
        sum += a.data[k * a.stride0 + at.y] * at.x;
    b.data[at.x * b.stride0 + at.y] = sum;
}

static void smooth_kernel_2_elements(
    const int width,
    const view_float_2 a,
    const view_float_2 b,
    int2 at)
#line 36 "tests/emit/serial.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 37 "tests/emit/serial.ampc"
        sum[amp_n] = 0; }
    for (int k = 0; k < width; k++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 39 "tests/emit/serial.ampc"
            sum[amp_n] += a.data[k * a.stride0 + at.y] * (at.x + amp_n); } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 40 "tests/emit/serial.ampc"
        b.data[(at.x + amp_n) * b.stride0 + at.y] = sum[amp_n]; }
}

__kernel
void smooth_kernel_2_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_b,
    const amp_block_of_smooth_kernel_2 amp_block)
{
    const int width = amp_block.width;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const int amp_x = amp_thread(0);
    if (amp_x >= amp_block.amp_domain[1])
        return;
    const int amp_first = amp_thread(1) * 4;
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 3 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[0]; amp_n++)
            smooth_kernel_2_element(width, a, b, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    smooth_kernel_2_elements(width, a, b, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_transpose_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
    amp_shape_2 b;
} amp_block_of_transpose_kernel_1;
typedef char amp_size_of_transpose_kernel_1[sizeof(amp_block_of_transpose_kernel_1) == 64 ? 1 : -1];


#line 47 "tests/emit/serial.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void transpose_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *amp_data_b,
    const amp_block_of_transpose_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    __local float turned[16][16] __attribute__((aligned(16)));
#line 48 "tests/emit/serial.ampc"
    {

        turned[(int)get_local_id(0)][(int)get_local_id(1)] = a.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * a.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        b.data[(((int)get_group_id(0) * 16) + (int)get_local_id(1)) * b.stride0 + (((int)get_group_id(1) * 16) + (int)get_local_id(0))] = turned[(int)get_local_id(1)][(int)get_local_id(0)];

    }
}

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

#ifndef AMP_OVERLAP
#line 47 "tests/emit/serial.ampc"
AMP_FUNCTION void transpose_kernel_1_tile(
    __global const float *amp_data_a,
    __global float *amp_data_b,
    const amp_block_of_transpose_kernel_1 amp_block,
    const amp_place amp_place)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const int amp_thread_0 = 0, amp_thread_1 = 0;
#line 52 "tests/emit/serial.ampc"
    
    for (int amp_first_0 = 0; amp_first_0 < 16; amp_first_0 += 16) {
        for (int amp_first_1 = 0; amp_first_1 < 16; amp_first_1 += 16) {
            float16 amp_rows[16];
            #pragma unroll
            for (int amp_row = 0; amp_row < 16; amp_row++) {
                const int amp_thread_0 = amp_first_0;
                const int amp_thread_1 = amp_first_1 + amp_row;
                {
                    amp_rows[amp_row] = vload16(0, &a.data[(((int)amp_place.item[1] * 16) + amp_thread_1) * a.stride0 + (amp_thread_0 + ((int)amp_place.item[0] * 16))]);
                }
            }
            amp_turn_float16(amp_rows);
            #pragma unroll
            for (int amp_row = 0; amp_row < 16; amp_row++) {
                const int amp_thread_0 = amp_first_0 + amp_row;
                const int amp_thread_1 = amp_first_1;
                {
                    vstore16(amp_rows[amp_row], 0, &b.data[(((int)amp_place.item[0] * 16) + amp_thread_0) * b.stride0 + (((int)amp_place.item[1] * 16) + amp_thread_1)]);
                }
            }
        }
    }
}

AMP_KERNEL void transpose_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_b,
    const amp_block_of_transpose_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        transpose_kernel_1_tile(amp_data_a, amp_data_b, amp_block, amp_at);
}

#else
#line 47 "tests/emit/serial.ampc"
AMP_FUNCTION void transpose_kernel_1_tile(
    __global const float *amp_data_a,
    __global float *amp_data_b,
    const amp_block_of_transpose_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    __local float (*const turned)[16][16] = (__local float (*)[16][16])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
#line 50 "tests/emit/serial.ampc"
    
    for (int amp_first_0 = 0; amp_first_0 < 16; amp_first_0 += 16) {
        for (int amp_first_1 = 0; amp_first_1 < 16; amp_first_1 += 16) {
            float16 amp_rows[16];
            #pragma unroll
            for (int amp_row = 0; amp_row < 16; amp_row++) {
                const int amp_thread_0 = amp_first_0 + amp_row;
                const int amp_thread_1 = amp_first_1;
                {
                    amp_rows[amp_row] = vload16(0, &a.data[((int)amp_place.item[1] * 16 + amp_thread_0) * a.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)]);
                }
            }
            amp_turn_float16(amp_rows);
            #pragma unroll
            for (int amp_row = 0; amp_row < 16; amp_row++) {
                const int amp_thread_0 = amp_first_0;
                const int amp_thread_1 = amp_first_1 + amp_row;
                {
                    vstore16(amp_rows[amp_row], 0, &(*turned)[amp_thread_1][amp_thread_0]);
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 52 "tests/emit/serial.ampc"
            b.data[((long)((int)amp_place.item[0] * 16) + amp_thread_0) * b.stride0 + ((long)((int)amp_place.item[1] * 16) + amp_thread_1)] = (*turned)[amp_thread_0][amp_thread_1];
        }
    }
}

AMP_KERNEL void transpose_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_b,
    const amp_block_of_transpose_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        transpose_kernel_1_tile(amp_data_a, amp_data_b, amp_block, amp_at, amp_memory);
}

#endif

#line 47 "tests/emit/serial.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void transpose_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *amp_data_b,
    const amp_block_of_transpose_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float turned[4][16][16] __attribute__((aligned(16)));
#line 48 "tests/emit/serial.ampc"
    {

        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 50 "tests/emit/serial.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; turned[amp_n][(int)get_local_id(0)][(int)get_local_id(1)] = a.data[(at * 16 + (int)get_local_id(1)) * a.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 52 "tests/emit/serial.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; b.data[(((int)get_group_id(0) * 16) + (int)get_local_id(1)) * b.stride0 + (at_2 * 16 + (int)get_local_id(0))] = turned[amp_n][(int)get_local_id(1)][(int)get_local_id(0)];
        }
    }
}
