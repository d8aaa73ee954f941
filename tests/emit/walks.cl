typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_multiply_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_2 a;
    amp_shape_2 b;
    amp_shape_2 c;
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

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 8 "tests/emit/walks.ampc"
__kernel
void multiply_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};
    int2 at = (int2)(amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1])
        return;
#line 8 "tests/emit/walks.ampc"
    {
        int row = at.x; int column = at.y;
        float sum = 0;
        for (int k = 0; k < n; k++)
            sum += a.data[row * a.stride0 + k] * b.data[k * b.stride0 + column];
        c.data[row * c.stride0 + column] = sum;
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

#line 8 "tests/emit/walks.ampc"
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
                float sum[4][1024];
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    #pragma unroll
                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                        int2 at = (int2)(amp_thread_0, amp_thread_1);
                        int row = at.x;
                        {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 9 "tests/emit/walks.ampc"
                            
                            sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                        }
                    }
                }
#line 11 "tests/emit/walks.ampc"
                { for (int k_2 = 0; k_2 < (n > 0 ? n / 4 * 4 : 0); k_2 += 4) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
                                int row = at.x;
                                {
                                    int2 at = (int2)(amp_thread_0, amp_thread_1);
                                    int column = at.y;
#line 11 "tests/emit/walks.ampc"
                                    #pragma unroll
                                    for (int turn = 0; turn < 4; turn++) sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[row * a.stride0 + (k_2 + turn)] * b.data[((long)k_2 + turn) * b.stride0 + column];
                                }
                            }
                        }
                    }
#line 11 "tests/emit/walks.ampc"
                    for (int k_3 = n > 0 ? n / 4 * 4 : 0; k_3 < n; k_3++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
                                int row = at.x;
                                {
                                    int2 at = (int2)(amp_thread_0, amp_thread_1);
                                    int column = at.y;
#line 12 "tests/emit/walks.ampc"
                                    sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += a.data[row * a.stride0 + k_3] * b.data[(long)k_3 * b.stride0 + column];
                                }
                            }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    #pragma unroll
                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                        int2 at = (int2)(amp_thread_0, amp_thread_1);
                        int row = at.x;
                        {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
                            int column = at.y;
#line 13 "tests/emit/walks.ampc"
                            c.data[(long)row * c.stride0 + column] = sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];
                        }
                    }
                }
            }
        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_end_0; amp_thread_0++)
            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
                amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
                float sum[1024];
                int2 at = (int2)(amp_thread_0, amp_thread_1);
                int row = at.x;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 9 "tests/emit/walks.ampc"
                    
                    sum[amp_thread_1 - amp_strip] = 0;
                }  { for (int k_2 = 0; k_2 < (n > 0 ? n / 4 * 4 : 0); k_2 += 4) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
                            int column = at.y;
#line 11 "tests/emit/walks.ampc"
                            #pragma unroll
                            for (int turn = 0; turn < 4; turn++) sum[amp_thread_1 - amp_strip] += a.data[row * a.stride0 + (k_2 + turn)] * b.data[((long)k_2 + turn) * b.stride0 + column];
                        }
                    }
#line 11 "tests/emit/walks.ampc"
                    for (int k_3 = n > 0 ? n / 4 * 4 : 0; k_3 < n; k_3++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
                            int column = at.y;
#line 12 "tests/emit/walks.ampc"
                            sum[amp_thread_1 - amp_strip] += a.data[row * a.stride0 + k_3] * b.data[(long)k_3 * b.stride0 + column];
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 at = (int2)(amp_thread_0, amp_thread_1);
                    int column = at.y;
#line 13 "tests/emit/walks.ampc"
                    c.data[(long)row * c.stride0 + column] = sum[amp_thread_1 - amp_strip];
                }
            }
    }
}

#line 8 "tests/emit/walks.ampc"
static void multiply_kernel_1_element(
    const int n,
    const view_float_2 a,
    const view_float_2 b,
    const view_float_2 c,
    int2 at)
#line 8 "tests/emit/walks.ampc"
{
    int row = at.x; int column = at.y;
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += a.data[row * a.stride0 + k] * b.data[k * b.stride0 + column];
    c.data[row * c.stride0 + column] = sum;
}

static void multiply_kernel_1_elements(
    const int n,
    const view_float_2 a,
    const view_float_2 b,
    const view_float_2 c,
    int2 at)
#line 8 "tests/emit/walks.ampc"
{
    int column = at.y; int row[4]; float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/walks.ampc"
        row[amp_n] = at.x + amp_n;
        sum[amp_n] = 0;
#line 9 "tests/emit/walks.ampc"
    }

    for (int k = 0; k < n; k++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 12 "tests/emit/walks.ampc"
            sum[amp_n] += a.data[row[amp_n] * a.stride0 + k] * b.data[k * b.stride0 + column]; } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/walks.ampc"
        c.data[row[amp_n] * c.stride0 + column] = sum[amp_n]; }
}

__kernel
void multiply_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(3, c)), (amp_offset)AMP_SHAPE(3, c).stride0, AMP_SHAPE(3, c).extent0, AMP_SHAPE(3, c).extent1};
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
            multiply_kernel_1_element(n, a, b, c, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    multiply_kernel_1_elements(n, a, b, c, (int2)(amp_first, amp_x));
}
