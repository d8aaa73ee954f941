typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_smooth_kernel_1 {
    int amp_domain[4];
    int rows;
    int columns;
    amp_shape_2 out;
    amp_shape_2 in;
    amp_shape_1 weights;
} amp_block_of_smooth_kernel_1;
typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 88 ? 1 : -1];


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

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 10 "tests/emit/together.ampc"
__kernel
void smooth_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    __global const float *AMP_RESTRICT amp_data_weights,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const int rows = amp_block.rows;
    const int columns = amp_block.columns;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};
    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(4, weights)), AMP_SHAPE(4, weights).extent0};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 10 "tests/emit/together.ampc"
    {
        int y = i.x; int x = i.y;
        if (y < 2 || x < 2 || y >= rows - 2 || x >= columns - 2) {
            out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x];
            return;
        }
        float sum = 0;
        for (int j = -2; j <= 2; j++)
            for (int k = -2; k <= 2; k++)
                sum += in.data[(y + j) * in.stride0 + (x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2];
        out.data[y * out.stride0 + x] = sum;
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

#line 10 "tests/emit/together.ampc"
AMP_KERNEL void smooth_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    __global const float *AMP_RESTRICT amp_data_weights,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int rows = amp_block.rows;
    const int columns = amp_block.columns;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};
    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(4, weights)), AMP_SHAPE(4, weights).extent0};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 i = (int2)(amp_thread_0, amp_thread_1);
        int y = i.x;
#line 12 "tests/emit/together.ampc"
        {
            const int amp_at_1 = (int)clamp((long)2 - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp((long)(columns - 2) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                    amp_to_3 = amp_at_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                const int amp_thread_1 = amp_from_3;
                if (y >= 2 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) >= 2 && y < rows - 2 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) < columns - 2) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        int x = i.y;
#line 16 "tests/emit/together.ampc"
                        float sum = 0;
                        #pragma unroll
                        for (int j = -2; j <= 2; j++) 
                            #pragma unroll
                            for (int k = -2; k <= 2; k++)
#line 19 "tests/emit/together.ampc"
                                sum += in.data[((long)y + j) * in.stride0 + ((long)x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2];
                        out.data[(long)y * out.stride0 + x] = sum;
                    }
                } else {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        int x = i.y;
#line 13 "tests/emit/together.ampc"
                        out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + x];
                    }
                }
            }
        }
    }
}

#line 10 "tests/emit/together.ampc"
static void smooth_kernel_1_element(
    const int rows,
    const int columns,
    const view_float_2 out,
    const view_float_2 in,
    const view_float_1 weights,
    int2 i)
#line 10 "tests/emit/together.ampc"
{
    int y = i.x; int x = i.y;
    if (y < 2 || x < 2 || y >= rows - 2 || x >= columns - 2) {
        out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x];
        return;
    }
    float sum = 0;
    for (int j = -2; j <= 2; j++)
        for (int k = -2; k <= 2; k++)
            sum += in.data[(y + j) * in.stride0 + (x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2];
    out.data[y * out.stride0 + x] = sum;
}

static void smooth_kernel_1_elements(
    const int rows,
    const int columns,
    const view_float_2 out,
    const view_float_2 in,
    const view_float_1 weights,
    int2 i)
#line 10 "tests/emit/together.ampc"
{
    int x = i.y;
    int all_ = 1;
#line 11 "tests/emit/together.ampc"
    int y[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 11 "tests/emit/together.ampc"
        y[amp_n] = i.x + amp_n;
        all_ = all_ && (y[amp_n] >= 2 && x >= 2 && y[amp_n] < rows - 2 && x < columns - 2);
#line 11 "tests/emit/together.ampc"
    }
    if (all_) {
#line 16 "tests/emit/together.ampc"
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/together.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int j = -2; j <= 2; j++) { 
            #pragma unroll
            for (int k = -2; k <= 2; k++) {
#line 19 "tests/emit/together.ampc"
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/together.ampc"
                    sum[amp_n] += in.data[(y[amp_n] + j) * in.stride0 + (x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2]; } } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/together.ampc"
            out.data[y[amp_n] * out.stride0 + x] = sum[amp_n]; }
#line 16 "tests/emit/together.ampc"
    } else {
#line 12 "tests/emit/together.ampc"
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 12 "tests/emit/together.ampc"
            if (y[amp_n] >= 2 && x >= 2 && y[amp_n] < rows - 2 && x < columns - 2) {
#line 16 "tests/emit/together.ampc"
                float sum = 0;
                #pragma unroll
                for (int j = -2; j <= 2; j++) 
                    #pragma unroll
                    for (int k = -2; k <= 2; k++)
#line 19 "tests/emit/together.ampc"
                        sum += in.data[(y[amp_n] + j) * in.stride0 + (x + k)] * weights.data[(j + 2) * (2 * 2 + 1) + k + 2];
                out.data[y[amp_n] * out.stride0 + x] = sum;
#line 16 "tests/emit/together.ampc"
            } else {
#line 13 "tests/emit/together.ampc"
                out.data[y[amp_n] * out.stride0 + x] = in.data[y[amp_n] * in.stride0 + x];

            } } }
#line 21 "tests/emit/together.ampc"
}

__kernel
void smooth_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    __global const float *AMP_RESTRICT amp_data_weights,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const int rows = amp_block.rows;
    const int columns = amp_block.columns;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};
    const view_float_1 weights = {AMP_DATA(__global float *, amp_data_weights, AMP_SHAPE(4, weights)), AMP_SHAPE(4, weights).extent0};
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
            smooth_kernel_1_element(rows, columns, out, in, weights, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    smooth_kernel_1_elements(rows, columns, out, in, weights, (int2)(amp_first, amp_x));
}
