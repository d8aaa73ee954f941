typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_multiply_kernel_1 {
    int amp_domain[4];
    int inner;
    amp_shape_2 left;
    amp_shape_2 right;
    amp_shape_2 product;
} amp_block_of_multiply_kernel_1;
typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 96 ? 1 : -1];


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

#line 10 "tests/emit/several.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void multiply_kernel_1(
    __global const float *AMP_RESTRICT amp_data_left,
    __global const float *AMP_RESTRICT amp_data_right,
    __global float *amp_data_product,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const int inner = amp_block.inner;
    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};
    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};
    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(3, product)), (amp_offset)AMP_SHAPE(3, product).stride0, AMP_SHAPE(3, product).extent0, AMP_SHAPE(3, product).extent1};
    __local float l[16][16] __attribute__((aligned(16)));
    __local float r[16][16] __attribute__((aligned(16)));
#line 11 "tests/emit/several.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        float sum = 0;
        for (int first = 0; first < inner; first += 16) {
            l[row][column] = left.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * left.stride0 + (first + column)];
            r[row][column] = right.data[(first + row) * right.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            for (int k = 0; k < 16; k++)
                sum += l[row][k] * r[k][column];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        product.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * product.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
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
#line 10 "tests/emit/several.ampc"
AMP_KERNEL void multiply_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_left,
    __global const float *AMP_RESTRICT amp_data_right,
    __global float *AMP_RESTRICT amp_data_product,
    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int inner = amp_block.inner;
    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};
    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};
    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(3, product)), (amp_offset)AMP_SHAPE(3, product).stride0, AMP_SHAPE(3, product).extent0, AMP_SHAPE(3, product).extent1};
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
                float sum_2[4][1024];
                {
                    int amp_block_1 = amp_strip;
                    for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
#line 14 "tests/emit/several.ampc"
                                sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                            }
                        }
#line 15 "tests/emit/several.ampc"
                        for (int first_2 = 0; first_2 < inner; first_2 += 16) {
#line 19 "tests/emit/several.ampc"
                            for (int k_2 = 0; k_2 < 16; k_2++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                    #pragma unroll
                                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                        int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 20 "tests/emit/several.ampc"
                                        sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += left.data[t.x * left.stride0 + (k_2 + first_2)] * right.data[((long)k_2 + first_2) * right.stride0 + t.y];
                                    }
                                }
                            }
                        }
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 23 "tests/emit/several.ampc"
                                product.data[(long)t.x * product.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];
                            }
                        }
                    }
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                        #pragma unroll
                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
#line 14 "tests/emit/several.ampc"
                            sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                        }
                    }
#line 15 "tests/emit/several.ampc"
                    for (int first_2 = 0; first_2 < inner; first_2 += 16) {
#line 19 "tests/emit/several.ampc"
                        for (int k_2 = 0; k_2 < 16; k_2++) {
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                                #pragma unroll
                                for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 20 "tests/emit/several.ampc"
                                    sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += left.data[t.x * left.stride0 + (k_2 + first_2)] * right.data[((long)k_2 + first_2) * right.stride0 + t.y];
                                }
                            }
                        }
                    }
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                        #pragma unroll
                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                            int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 23 "tests/emit/several.ampc"
                            product.data[(long)t.x * product.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];
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
#line 14 "tests/emit/several.ampc"
                    sum_2[amp_thread_1 - amp_strip] = 0;
                } for (int first_2 = 0; first_2 < inner; first_2 += 16) {
#line 19 "tests/emit/several.ampc"
                    for (int k_2 = 0; k_2 < 16; k_2++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 20 "tests/emit/several.ampc"
                            sum_2[amp_thread_1 - amp_strip] += left.data[t.x * left.stride0 + (k_2 + first_2)] * right.data[((long)k_2 + first_2) * right.stride0 + t.y];
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 23 "tests/emit/several.ampc"
                    product.data[(long)t.x * product.stride0 + t.y] = sum_2[amp_thread_1 - amp_strip];
                }
            }
    }
}

#else
#line 10 "tests/emit/several.ampc"
AMP_FUNCTION void multiply_kernel_1_tile(
    __global const float *amp_data_left,
    __global const float *amp_data_right,
    __global float *amp_data_product,
    const amp_block_of_multiply_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const int inner = amp_block.inner;
    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};
    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};
    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(3, product)), (amp_offset)AMP_SHAPE(3, product).stride0, AMP_SHAPE(3, product).extent0, AMP_SHAPE(3, product).extent1};
    __local float (*const l)[16][16] = (__local float (*)[16][16])(amp_memory + 0);
    __local float (*const r)[16][16] = (__local float (*)[16][16])(amp_memory + 1024);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float sum[16][16];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 13 "tests/emit/several.ampc"
            
            sum[amp_thread_0][amp_thread_1] = 0;
        }
    }
#line 15 "tests/emit/several.ampc"
    for (int first = 0; first < inner; first += 16) {
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int row = amp_thread_0;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int column = amp_thread_1;
#line 16 "tests/emit/several.ampc"
                (*l)[row][column] = left.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * left.stride0 + ((long)first + column)];
                (*r)[row][column] = right.data[((long)first + row) * right.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int row = amp_thread_0;
#line 19 "tests/emit/several.ampc"
            
            #pragma unroll
            for (int k = 0; k < 16; k++) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                    int column = amp_thread_1;
#line 20 "tests/emit/several.ampc"
                    sum[amp_thread_0][amp_thread_1] += (*l)[row][k] * (*r)[k][column];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 23 "tests/emit/several.ampc"
            product.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * product.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_0][amp_thread_1];
        }
    }
}

AMP_KERNEL void multiply_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_left,
    __global const float *AMP_RESTRICT amp_data_right,
    __global float *AMP_RESTRICT amp_data_product,
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
        multiply_kernel_1_tile(amp_data_left, amp_data_right, amp_data_product, amp_block, amp_at, amp_memory);
}

#endif

#line 10 "tests/emit/several.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void multiply_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_left,
    __global const float *AMP_RESTRICT amp_data_right,
    __global float *amp_data_product,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const int inner = amp_block.inner;
    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};
    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};
    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(3, product)), (amp_offset)AMP_SHAPE(3, product).stride0, AMP_SHAPE(3, product).extent0, AMP_SHAPE(3, product).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float l[4][16][16] __attribute__((aligned(16)));
    __local float r[16][16] __attribute__((aligned(16)));
#line 11 "tests/emit/several.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/several.ampc"
            sum[amp_n] = 0; }
        for (int first = 0; first < inner; first += 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/several.ampc"
                int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; l[amp_n][row][column] = left.data[(at * 16 + (int)get_local_id(1)) * left.stride0 + (first + column)]; }
            r[row][column] = right.data[(first + row) * right.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int k = 0; k < 16; k++) { 
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/several.ampc"
                    sum[amp_n] += l[amp_n][row][k] * r[k][column]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 23 "tests/emit/several.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; product.data[(at_2 * 16 + (int)get_local_id(1)) * product.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_triangle_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
} amp_block_of_triangle_kernel_1;
typedef char amp_size_of_triangle_kernel_1[sizeof(amp_block_of_triangle_kernel_1) == 32 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 30 "tests/emit/several.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void triangle_kernel_1(
    __global float *amp_data_v,
    const amp_block_of_triangle_kernel_1 amp_block)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    __local float s[16] __attribute__((aligned(16)));
#line 31 "tests/emit/several.ampc"
    {

        for (int i = 0; i < (int)get_group_id(0); i++) {
            s[(int)get_local_id(0)] = v.data[((int)get_group_id(0) * 16 + (int)get_local_id(0))];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            v.data[((int)get_group_id(0) * 16 + (int)get_local_id(0))] = s[16 - 1 - (int)get_local_id(0)] + 1;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
    }
}

#line 30 "tests/emit/several.ampc"
AMP_FUNCTION void triangle_kernel_1_tile(
    __global float *amp_data_v,
    const amp_block_of_triangle_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    __local float (*const s)[16] = (__local float (*)[16])(amp_memory + 0);
    const int amp_thread_0 = 0;
#line 33 "tests/emit/several.ampc"
    for (int i = 0; i < (int)amp_place.item[0]; i++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 34 "tests/emit/several.ampc"
            (*s)[amp_thread_0] = v.data[((int)amp_place.item[0] * 16 + amp_thread_0)];
        }
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 36 "tests/emit/several.ampc"
            v.data[((int)amp_place.item[0] * 16 + amp_thread_0)] = (*s)[16 - 1 - amp_thread_0] + 1;
        }
    }
}

AMP_KERNEL void triangle_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_triangle_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[0] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        triangle_kernel_1_tile(amp_data_v, amp_block, amp_at, amp_memory);
}

typedef struct amp_block_of_scale_rows_kernel_1 {
    int amp_domain[4];
    int columns;
    amp_shape_2 v;
} amp_block_of_scale_rows_kernel_1;
typedef char amp_size_of_scale_rows_kernel_1[sizeof(amp_block_of_scale_rows_kernel_1) == 48 ? 1 : -1];


#line 46 "tests/emit/several.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void scale_rows_kernel_1(
    __global float *amp_data_v,
    const amp_block_of_scale_rows_kernel_1 amp_block)
{
    const int columns = amp_block.columns;
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    __local float s[16] __attribute__((aligned(16)));
#line 47 "tests/emit/several.ampc"
    {

        int me = (int)get_local_id(0);
        float most = 0;
        for (int i = me; i < columns; i += 16)
            most = v.data[(int)get_group_id(0) * v.stride0 + i] > most ? v.data[(int)get_group_id(0) * v.stride0 + i] : most;
        s[me] = most;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = 0; i < 16; i++)
            most = s[i] > most ? s[i] : most;
        for (int i = me; i < columns; i += 16)
            v.data[(int)get_group_id(0) * v.stride0 + i] /= most;
    }
}

#line 46 "tests/emit/several.ampc"
AMP_FUNCTION void scale_rows_kernel_1_tile(
    __global float *amp_data_v,
    const amp_block_of_scale_rows_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const int columns = amp_block.columns;
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    __local float (*const s)[16] = (__local float (*)[16])(amp_memory + 0);
    const int amp_thread_0 = 0;
    float most[16];
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 49 "tests/emit/several.ampc"
        
        most[amp_thread_0] = 0;
    }  {
        int amp_first_i_2 = (int)(amp_thread_0);
        for (; (long)columns - amp_first_i_2 >= 16; amp_first_i_2 += 16) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
            for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
                int i_2 = amp_first_i_2 + amp_thread_0;
#line 52 "tests/emit/several.ampc"
                most[amp_thread_0] = v.data[(long)(int)amp_place.item[0] * v.stride0 + i_2] > most[amp_thread_0] ? v.data[(long)(int)amp_place.item[0] * v.stride0 + i_2] : most[amp_thread_0];
            }
        }
        for (; amp_first_i_2 < columns; amp_first_i_2 += 16) {
            const int amp_to_1 = (int)clamp((long)columns - amp_first_i_2, (long)0, (long)16);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {
                int i_2 = amp_first_i_2 + amp_thread_0;
#line 52 "tests/emit/several.ampc"
                most[amp_thread_0] = v.data[(long)(int)amp_place.item[0] * v.stride0 + i_2] > most[amp_thread_0] ? v.data[(long)(int)amp_place.item[0] * v.stride0 + i_2] : most[amp_thread_0];
            }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int me = amp_thread_0;
#line 53 "tests/emit/several.ampc"
        (*s)[me] = most[amp_thread_0];
    }
    for (int i_3 = 0; i_3 < 16; i_3++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 56 "tests/emit/several.ampc"
            most[amp_thread_0] = (*s)[i_3] > most[amp_thread_0] ? (*s)[i_3] : most[amp_thread_0];
        }
    }
#line 57 "tests/emit/several.ampc"
    {
        int amp_first_i_4 = (int)(amp_thread_0);
        for (; (long)columns - amp_first_i_4 >= 16; amp_first_i_4 += 16) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
            for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
                int i_4 = amp_first_i_4 + amp_thread_0;
#line 58 "tests/emit/several.ampc"
                v.data[(long)(int)amp_place.item[0] * v.stride0 + i_4] /= most[amp_thread_0];
            }
        }
        for (; amp_first_i_4 < columns; amp_first_i_4 += 16) {
            const int amp_to_2 = (int)clamp((long)columns - amp_first_i_4, (long)0, (long)16);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_2; amp_thread_0++) {
                int i_4 = amp_first_i_4 + amp_thread_0;
#line 58 "tests/emit/several.ampc"
                v.data[(long)(int)amp_place.item[0] * v.stride0 + i_4] /= most[amp_thread_0];
            }
        }
    }
}

AMP_KERNEL void scale_rows_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_scale_rows_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[0] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        scale_rows_kernel_1_tile(amp_data_v, amp_block, amp_at, amp_memory);
}
