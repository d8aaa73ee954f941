typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_nearest_kernel_1 {
    int amp_domain[4];
    amp_shape_2 points;
    amp_shape_2 centres;
    amp_shape_1 to;
} amp_block_of_nearest_kernel_1;
typedef char amp_size_of_nearest_kernel_1[sizeof(amp_block_of_nearest_kernel_1) == 80 ? 1 : -1];


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

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 10 "tests/emit/passes.ampc"
__kernel
void nearest_kernel_1(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 10 "tests/emit/passes.ampc"
    {
        float least = 1e+30f;
        int found = 0;
        for (int c = 0; c < 16; c++) {
            float sum = 0;
            for (int f = 0; f < 16; f++) {
                float d = points.data[f * points.stride0 + i] - centres.data[c * centres.stride0 + f];
                sum += d * d;
            }
            if (sum < least) {
                least = sum;
                found = c;
            }
        }
        to.data[i] = found;
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

#line 10 "tests/emit/passes.ampc"
AMP_KERNEL void nearest_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float least[1024];
        int found[1024];
        float sum[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 11 "tests/emit/passes.ampc"
                    least[amp_thread_0 - amp_strip] = 1e+30f;
                    found[amp_thread_0 - amp_strip] = 0;
                } for (int c = 0; c < 16; c++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 14 "tests/emit/passes.ampc"
                        sum[amp_thread_0 - amp_strip] = 0;
                    } 
                    #pragma unroll
                    for (int f = 0; f < 16; f++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                            int i = amp_thread_0;
#line 16 "tests/emit/passes.ampc"
                            float d = points.data[(long)f * points.stride0 + i] - centres.data[c * centres.stride0 + f];
                            sum[amp_thread_0 - amp_strip] += d * d;
                        }
                    }
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 19 "tests/emit/passes.ampc"
                        { const int amp_is = ((sum[amp_thread_0 - amp_strip] < least[amp_thread_0 - amp_strip]) ? 1 : 0);
                        { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is ? (float)(sum[amp_thread_0 - amp_strip]) : amp_was; }
                        { const int amp_was = found[amp_thread_0 - amp_strip]; found[amp_thread_0 - amp_strip] = amp_is ? (int)(c) : amp_was; } }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 24 "tests/emit/passes.ampc"
                    to.data[i] = found[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 11 "tests/emit/passes.ampc"
                least[amp_thread_0 - amp_strip] = 1e+30f;
                found[amp_thread_0 - amp_strip] = 0;
            } for (int c = 0; c < 16; c++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 14 "tests/emit/passes.ampc"
                    sum[amp_thread_0 - amp_strip] = 0;
                } for (int f = 0; f < 16; f++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                        int i = amp_thread_0;
#line 16 "tests/emit/passes.ampc"
                        float d = points.data[(long)f * points.stride0 + i] - centres.data[c * centres.stride0 + f];
                        sum[amp_thread_0 - amp_strip] += d * d;
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 19 "tests/emit/passes.ampc"
                    if (sum[amp_thread_0 - amp_strip] < least[amp_thread_0 - amp_strip]) {
                        least[amp_thread_0 - amp_strip] = sum[amp_thread_0 - amp_strip];
                        found[amp_thread_0 - amp_strip] = c;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 24 "tests/emit/passes.ampc"
                to.data[i] = found[amp_thread_0 - amp_strip];
            }
        }
    }
}

#line 10 "tests/emit/passes.ampc"
static void nearest_kernel_1_element(
    const view_float_2 points,
    const view_float_2 centres,
    const view_int_1 to,
    int i)
#line 10 "tests/emit/passes.ampc"
{
    float least = 1e+30f;
    int found = 0;
    for (int c = 0; c < 16; c++) {
        float sum = 0;
        for (int f = 0; f < 16; f++) {
            float d = points.data[f * points.stride0 + i] - centres.data[c * centres.stride0 + f];
            sum += d * d;
        }
        if (sum < least) {
            least = sum;
            found = c;
        }
    }
    to.data[i] = found;
}

static void nearest_kernel_1_elements(
    const view_float_2 points,
    const view_float_2 centres,
    const view_int_1 to,
    int i)
#line 10 "tests/emit/passes.ampc"
{
    float least[4]; int found[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 11 "tests/emit/passes.ampc"
        least[amp_n] = 1e+30f;
        found[amp_n] = 0;
#line 11 "tests/emit/passes.ampc"
    }

    for (int c = 0; c < 16; c++) {
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/passes.ampc"
            sum[amp_n] = 0; }
        for (int f = 0; f < 16; f++) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/passes.ampc"
                float d = points.data[f * points.stride0 + (i + amp_n * 256)] - centres.data[c * centres.stride0 + f];
                sum[amp_n] += d * d;
#line 16 "tests/emit/passes.ampc"
            }

        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/passes.ampc"
            if (sum[amp_n] < least[amp_n]) {
                least[amp_n] = sum[amp_n];
                found[amp_n] = c;
            } }
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/passes.ampc"
        to.data[i + amp_n * 256] = found[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void nearest_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            nearest_kernel_1_element(points, centres, to, amp_first + amp_n * 256);
        return;
    }
#endif
    nearest_kernel_1_elements(points, centres, to, amp_first);
}

typedef struct amp_block_of_multiply_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_2 a;
    amp_shape_2 b;
    amp_shape_2 c;
} amp_block_of_multiply_kernel_1;
typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 96 ? 1 : -1];


#line 30 "tests/emit/passes.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void multiply_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};
    __local float p[16][16] __attribute__((aligned(16)));
    __local float q[16][16] __attribute__((aligned(16)));
#line 30 "tests/emit/passes.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        float sum = 0;
        for (int i = 0; i < n; i += 16) {
            p[y][x] = a.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * a.stride0 + (i + x)];
            q[y][x] = b.data[(i + y) * b.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            for (int k = 0; k < 16; k++)
                sum += p[y][k] * q[k][x];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        c.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
    }
}

#ifndef AMP_OVERLAP
#line 30 "tests/emit/passes.ampc"
AMP_KERNEL void multiply_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};
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
#line 33 "tests/emit/passes.ampc"
                                sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                            }
                        }
#line 34 "tests/emit/passes.ampc"
                        for (int i_2 = 0; i_2 < n; i_2 += 16) {
#line 38 "tests/emit/passes.ampc"
                            for (int k_2 = 0; k_2 < 16; k_2++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                    #pragma unroll
                                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                        int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 39 "tests/emit/passes.ampc"
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
#line 42 "tests/emit/passes.ampc"
                                c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];
                            }
                        }
                    }
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                        #pragma unroll
                        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
#line 33 "tests/emit/passes.ampc"
                            sum_2[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                        }
                    }
#line 34 "tests/emit/passes.ampc"
                    for (int i_2 = 0; i_2 < n; i_2 += 16) {
#line 38 "tests/emit/passes.ampc"
                        for (int k_2 = 0; k_2 < 16; k_2++) {
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                                #pragma unroll
                                for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 39 "tests/emit/passes.ampc"
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
#line 42 "tests/emit/passes.ampc"
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
#line 33 "tests/emit/passes.ampc"
                    sum_2[amp_thread_1 - amp_strip] = 0;
                } for (int i_2 = 0; i_2 < n; i_2 += 16) {
#line 38 "tests/emit/passes.ampc"
                    for (int k_2 = 0; k_2 < 16; k_2++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 39 "tests/emit/passes.ampc"
                            sum_2[amp_thread_1 - amp_strip] += a.data[t.x * a.stride0 + (k_2 + i_2)] * b.data[((long)k_2 + i_2) * b.stride0 + t.y];
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 42 "tests/emit/passes.ampc"
                    c.data[(long)t.x * c.stride0 + t.y] = sum_2[amp_thread_1 - amp_strip];
                }
            }
    }
}

#else
#line 30 "tests/emit/passes.ampc"
AMP_FUNCTION void multiply_kernel_1_tile(
    __global const float *amp_data_a,
    __global const float *amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const int n = amp_block.n;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};
    __local float (*const p)[16][16] = (__local float (*)[16][16])(amp_memory + 0);
    __local float (*const q)[16][16] = (__local float (*)[16][16])(amp_memory + 1024);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float sum[16][16];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 32 "tests/emit/passes.ampc"
            
            sum[amp_thread_0][amp_thread_1] = 0;
        }
    }
#line 34 "tests/emit/passes.ampc"
    for (int i = 0; i < n; i += 16) {
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int y = amp_thread_0;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int x = amp_thread_1;
#line 35 "tests/emit/passes.ampc"
                (*p)[y][x] = a.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * a.stride0 + ((long)i + x)];
                (*q)[y][x] = b.data[((long)i + y) * b.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int y = amp_thread_0;
#line 38 "tests/emit/passes.ampc"
            
            #pragma unroll
            for (int k = 0; k < 16; k++) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                    int x = amp_thread_1;
#line 39 "tests/emit/passes.ampc"
                    sum[amp_thread_0][amp_thread_1] += (*p)[y][k] * (*q)[k][x];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 42 "tests/emit/passes.ampc"
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

#line 30 "tests/emit/passes.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void multiply_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float p[4][16][16] __attribute__((aligned(16)));
    __local float q[16][16] __attribute__((aligned(16)));
#line 30 "tests/emit/passes.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 33 "tests/emit/passes.ampc"
            sum[amp_n] = 0; }
        for (int i = 0; i < n; i += 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 35 "tests/emit/passes.ampc"
                int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; p[amp_n][y][x] = a.data[(at * 16 + (int)get_local_id(1)) * a.stride0 + (i + x)]; }
            q[y][x] = b.data[(i + y) * b.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int k = 0; k < 16; k++) { 
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 39 "tests/emit/passes.ampc"
                    sum[amp_n] += p[amp_n][y][k] * q[k][x]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 42 "tests/emit/passes.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; c.data[(at_2 * 16 + (int)get_local_id(1)) * c.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}

typedef struct amp_block_of_count_kernel_1 {
    int amp_domain[4];
    amp_shape_1 keys;
    amp_shape_1 counts;
} amp_block_of_count_kernel_1;
typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 48 ? 1 : -1];


#line 48 "tests/emit/passes.ampc"
__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void count_kernel_1(
    __global const int *AMP_RESTRICT amp_data_keys,
    __global int *amp_data_counts,
    const amp_block_of_count_kernel_1 amp_block)
{
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};
    const view_int_1 counts = {AMP_DATA(__global int *, amp_data_counts, AMP_SHAPE(1, counts)), AMP_SHAPE(1, counts).extent0};
    __local int bins[256] __attribute__((aligned(16)));
#line 48 "tests/emit/passes.ampc"
    {

        int l = (int)get_local_id(0);
        bins[l] = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int k = 0; k < 16; k++)
            atomic_inc(&bins[keys.data[(int)get_group_id(0) * 4096 + k * 256 + l] & 255]);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        atomic_add(&counts.data[l], bins[l]);
    }
}

static int amp_inc_int_alone(__local int *p)
{
    int old = *p, value = 1;
    *p = (int)((uint)old + (uint)value);
    return old;
}

#line 48 "tests/emit/passes.ampc"
AMP_KERNEL void count_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_keys,
    __global int *AMP_RESTRICT amp_data_counts,
    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};
    const view_int_1 counts = {AMP_DATA(__global int *, amp_data_counts, AMP_SHAPE(1, counts)), AMP_SHAPE(1, counts).extent0};
    __local int (*const bins)[256] = (__local int (*)[256])(amp_memory + 0);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 256) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 256) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {
        #pragma clang loop vectorize(disable) unroll_count(8)
        for (int amp_thread_1 = 0; amp_thread_1 < 256; amp_thread_1++) {
#line 48 "tests/emit/passes.ampc"
            {

                int l = amp_thread_1;
                (*bins)[l] = 0;
#line 57 "tests/emit/passes.ampc"
            }
        }
    }
#line 48 "tests/emit/passes.ampc"
    for (int tile = amp_tile; tile < amp_tile + amp_tiles; tile++) {  {
            for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {
                for (int amp_strip = 0; amp_strip < 256; amp_strip += 64) {


                    for (int k = 0; k < 16; k++) {
                        #pragma clang loop unroll_count(8)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_strip + 64; amp_thread_1++) {
                            int l_2 = amp_thread_1;
#line 54 "tests/emit/passes.ampc"
                            amp_inc_int_alone(&(*bins)[keys.data[((long)amp_thread_0 + tile) * 4096 + (long)k * 256 + l_2] & 255]);
                        }
                    }
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {
        #pragma clang loop unroll_count(8)
        for (int amp_thread_1 = 0; amp_thread_1 < 256; amp_thread_1++) {
#line 48 "tests/emit/passes.ampc"
            {

                int l = amp_thread_1;
#line 56 "tests/emit/passes.ampc"
                atomic_add(&counts.data[l], (*bins)[l]);
            }
        }
    }
}
