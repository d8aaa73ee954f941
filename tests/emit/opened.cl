typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_draw_kernel_1 {
    int amp_domain[4];
    amp_shape_1 steps;
    float scale;
} amp_block_of_draw_kernel_1;
typedef char amp_size_of_draw_kernel_1[sizeof(amp_block_of_draw_kernel_1) == 40 ? 1 : -1];


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

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 5 "tests/emit/opened.ampc"
static int escape(float a, int most)
{
    float x = 0;
    for (int i = 0; i < most; i++) {
        x = x * x + a;
        if (x > 4)
            return i;
    }
    return most;
}

#line 27 "tests/emit/opened.ampc"
__kernel
void draw_kernel_1(
    __global int *AMP_RESTRICT amp_data_steps,
    const amp_block_of_draw_kernel_1 amp_block)
{
    const view_int_1 steps = {AMP_DATA(__global int *, amp_data_steps, AMP_SHAPE(0, steps)), AMP_SHAPE(0, steps).extent0};
    const float scale = amp_block.scale;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 27 "tests/emit/opened.ampc"
    {
        steps.data[i] = escape(scale * (float)i, 256);
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

#line 27 "tests/emit/opened.ampc"
AMP_KERNEL void draw_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_steps,
    const amp_block_of_draw_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 steps = {AMP_DATA(__global int *, amp_data_steps, AMP_SHAPE(0, steps)), AMP_SHAPE(0, steps).extent0};
    const float scale = amp_block.scale;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int most = 256;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        int result_2[1024];
        int gone_2[1024];
        float x[1024];
        int i_2[1024];
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 28 "tests/emit/opened.ampc"
            
#line 6 "tests/emit/opened.ampc"
            gone_2[amp_thread_0 - amp_strip] = 0;
            x[amp_thread_0 - amp_strip] = 0;
        }  {
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 8 "tests/emit/opened.ampc"
                i_2[amp_thread_0 - amp_strip] = 0;
            }
            for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {
                amp_past = amp_stop - amp_lanes > 64 ? amp_lanes + 64 : amp_stop;
                int amp_mask[64];
                for (int amp_lane = 0; amp_lane < 64; amp_lane++)
                    amp_mask[amp_lane] = amp_lane >= amp_strip - amp_lanes && amp_lane < amp_past - amp_lanes;
                for (int amp_some = 1; amp_some;) {
                    amp_some = 0;
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4)
                    for (int amp_lane = 0; amp_lane < 64; amp_lane++) {
                        const int amp_thread_0 = amp_lanes + amp_lane;
                        int i = amp_thread_0;
                        float a = scale * (float)i;
                        int amp_own_i_2 = i_2[amp_thread_0 - amp_strip];
                        float amp_own_x = x[amp_thread_0 - amp_strip];
                        int amp_own_result_2 = result_2[amp_thread_0 - amp_strip];
                        int amp_own_gone_2 = gone_2[amp_thread_0 - amp_strip];
                        int amp_stays = 0;
                        if (amp_mask[amp_lane] && (amp_own_i_2 < most)) {
#line 8 "tests/emit/opened.ampc"
                            {
                                amp_own_x = amp_own_x * amp_own_x + a;
                                if (amp_own_x > 4) {
                                    amp_own_result_2 = amp_own_i_2; amp_own_gone_2 = 1; goto amp_left_1; }
                            }
                            amp_own_i_2++;
                            amp_stays = 1;
                        }
                        amp_left_1:;
                        i_2[amp_thread_0 - amp_strip] = amp_own_i_2;
                        x[amp_thread_0 - amp_strip] = amp_own_x;
                        result_2[amp_thread_0 - amp_strip] = amp_own_result_2;
                        gone_2[amp_thread_0 - amp_strip] = amp_own_gone_2;
                        amp_mask[amp_lane] = amp_stays;
                        amp_some |= amp_stays;
                    }
                }
            }
        }
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 13 "tests/emit/opened.ampc"
            if (!gone_2[amp_thread_0 - amp_strip]) { result_2[amp_thread_0 - amp_strip] = most; gone_2[amp_thread_0 - amp_strip] = 1; }
#line 28 "tests/emit/opened.ampc"
            steps.data[i] = result_2[amp_thread_0 - amp_strip];
        }
    }
}

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_multiply_kernel_1 {
    int amp_domain[4];
    amp_shape_2 product;
    amp_shape_2 left;
    amp_shape_2 right;
} amp_block_of_multiply_kernel_1;
typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 88 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 16 "tests/emit/opened.ampc"
static float dot_(view_float_2 left, view_float_2 right, int i, int j)

{
    float sum = 0;
    for (int k = 0; k < left.extent1; k++)
        sum += left.data[i * left.stride0 + k] * right.data[k * right.stride0 + j];
    return sum;
}

#line 35 "tests/emit/opened.ampc"
__kernel
void multiply_kernel_1(
    __global float *AMP_RESTRICT amp_data_product,
    __global const float *AMP_RESTRICT amp_data_left,
    __global const float *AMP_RESTRICT amp_data_right,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(0, product)), (amp_offset)AMP_SHAPE(0, product).stride0, AMP_SHAPE(0, product).extent0, AMP_SHAPE(0, product).extent1};
    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};
    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};
    int2 p = (int2)(amp_thread(1), amp_thread(0));
    if (p.x >= amp_block.amp_domain[0]
        || p.y >= amp_block.amp_domain[1])
        return;
#line 35 "tests/emit/opened.ampc"
    {
        product.data[p.x * product.stride0 + p.y] = dot_(left, right, p.x, p.y);
    }
}

#line 35 "tests/emit/opened.ampc"
AMP_KERNEL void multiply_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_product,
    __global const float *AMP_RESTRICT amp_data_left,
    __global const float *AMP_RESTRICT amp_data_right,
    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 product = {AMP_DATA(__global float *, amp_data_product, AMP_SHAPE(0, product)), (amp_offset)AMP_SHAPE(0, product).stride0, AMP_SHAPE(0, product).extent0, AMP_SHAPE(0, product).extent1};
    const view_float_2 left = {AMP_DATA(__global float *, amp_data_left, AMP_SHAPE(1, left)), (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};
    const view_float_2 right = {AMP_DATA(__global float *, amp_data_right, AMP_SHAPE(2, right)), (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 4 * 4;
    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] ? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 4 * 4;
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    int extent = left.extent1;
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
                        int2 p = (int2)(amp_thread_0, amp_thread_1);
                        int i = p.x;
                        {
                            int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 20 "tests/emit/opened.ampc"
                            
#line 36 "tests/emit/opened.ampc"
                            
#line 19 "tests/emit/opened.ampc"
                            sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] = 0;
                        }
                    }
                }
#line 20 "tests/emit/opened.ampc"
                { for (int k_2 = 0; k_2 < (extent > 0 ? extent / 4 * 4 : 0); k_2 += 4) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                int2 p = (int2)(amp_thread_0, amp_thread_1);
                                int i = p.x;
                                {
                                    int2 p = (int2)(amp_thread_0, amp_thread_1);
                                    int j = p.y;
#line 20 "tests/emit/opened.ampc"
                                    #pragma unroll
                                    for (int turn_2 = 0; turn_2 < 4; turn_2++) sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += left.data[i * left.stride0 + (k_2 + turn_2)] * right.data[((long)k_2 + turn_2) * right.stride0 + j];
                                }
                            }
                        }
                    }
#line 20 "tests/emit/opened.ampc"
                    for (int k_3 = extent > 0 ? extent / 4 * 4 : 0; k_3 < extent; k_3++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            #pragma unroll
                            for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                                int2 p = (int2)(amp_thread_0, amp_thread_1);
                                int i = p.x;
                                {
                                    int2 p = (int2)(amp_thread_0, amp_thread_1);
                                    int j = p.y;
#line 21 "tests/emit/opened.ampc"
                                    sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip] += left.data[i * left.stride0 + k_3] * right.data[(long)k_3 * right.stride0 + j];
                                }
                            }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    #pragma unroll
                    for (int amp_thread_0 = amp_row; amp_thread_0 < amp_row + 4; amp_thread_0++) {
                        int2 p = (int2)(amp_thread_0, amp_thread_1);
                        int i = p.x;
                        {
                            int2 p = (int2)(amp_thread_0, amp_thread_1);

                            product.data[(long)p.x * product.stride0 + p.y] = sum[amp_thread_0 - amp_row][amp_thread_1 - amp_strip];
                        }
                    }
                }
            }
        for (int amp_thread_0 = amp_row; amp_thread_0 < amp_end_0; amp_thread_0++)
            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
                amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
                float sum[1024];
                int2 p = (int2)(amp_thread_0, amp_thread_1);
                int i = p.x;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 20 "tests/emit/opened.ampc"
                    
#line 36 "tests/emit/opened.ampc"
                    
#line 19 "tests/emit/opened.ampc"
                    sum[amp_thread_1 - amp_strip] = 0;
                }  { for (int k_2 = 0; k_2 < (extent > 0 ? extent / 4 * 4 : 0); k_2 += 4) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 p = (int2)(amp_thread_0, amp_thread_1);
                            int j = p.y;
#line 20 "tests/emit/opened.ampc"
                            #pragma unroll
                            for (int turn_2 = 0; turn_2 < 4; turn_2++) sum[amp_thread_1 - amp_strip] += left.data[i * left.stride0 + (k_2 + turn_2)] * right.data[((long)k_2 + turn_2) * right.stride0 + j];
                        }
                    }
#line 20 "tests/emit/opened.ampc"
                    for (int k_3 = extent > 0 ? extent / 4 * 4 : 0; k_3 < extent; k_3++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 p = (int2)(amp_thread_0, amp_thread_1);
                            int j = p.y;
#line 21 "tests/emit/opened.ampc"
                            sum[amp_thread_1 - amp_strip] += left.data[i * left.stride0 + k_3] * right.data[(long)k_3 * right.stride0 + j];
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 36 "tests/emit/opened.ampc"
                    product.data[(long)p.x * product.stride0 + p.y] = sum[amp_thread_1 - amp_strip];
                }
            }
    }
}

typedef struct amp_block_of_throw__kernel_1 {
    int amp_domain[4];
    int throws;
    amp_shape_1 inside;
} amp_block_of_throw__kernel_1;
typedef char amp_size_of_throw__kernel_1[sizeof(amp_block_of_throw__kernel_1) == 40 ? 1 : -1];


#line 41 "tests/emit/opened.ampc"
static float uniform_(uint *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 8) * (1.0f / 16777216);
}

#line 49 "tests/emit/opened.ampc"
__kernel
void throw__kernel_1(
    __global int *AMP_RESTRICT amp_data_inside,
    const amp_block_of_throw__kernel_1 amp_block)
{
    const int throws = amp_block.throws;
    const view_int_1 inside = {AMP_DATA(__global int *, amp_data_inside, AMP_SHAPE(1, inside)), AMP_SHAPE(1, inside).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 49 "tests/emit/opened.ampc"
    {
        uint state = i;
        int count = 0;
        for (int k = 0; k < throws; k++) {
            float x = uniform_(&state); float y = uniform_(&state);
            if (x * x + y * y < 1)
                count++;
        }
        inside.data[i] = count;
    }
}

#line 49 "tests/emit/opened.ampc"
AMP_KERNEL void throw__kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_inside,
    const amp_block_of_throw__kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int throws = amp_block.throws;
    const view_int_1 inside = {AMP_DATA(__global int *, amp_data_inside, AMP_SHAPE(1, inside)), AMP_SHAPE(1, inside).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        uint state[1024];
        int count[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 50 "tests/emit/opened.ampc"
                    state[amp_thread_0 - amp_strip] = i;
                    count[amp_thread_0 - amp_strip] = 0;
                } for (int k = 0; k < throws; k++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 43 "tests/emit/opened.ampc"
                        state[amp_thread_0 - amp_strip] = state[amp_thread_0 - amp_strip] * 1664525u + 1013904223u;
#line 53 "tests/emit/opened.ampc"
                        float x = (state[amp_thread_0 - amp_strip] >> 8) * (1.0f / 16777216);
#line 43 "tests/emit/opened.ampc"
                        state[amp_thread_0 - amp_strip] = state[amp_thread_0 - amp_strip] * 1664525u + 1013904223u;
#line 53 "tests/emit/opened.ampc"
                        float y = (state[amp_thread_0 - amp_strip] >> 8) * (1.0f / 16777216);
                        { const int amp_is = ((x * x + y * y < 1) ? 1 : 0);
                        { const int amp_was = count[amp_thread_0 - amp_strip]; count[amp_thread_0 - amp_strip] = amp_is ? (int)(amp_was + 1) : amp_was; } }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 57 "tests/emit/opened.ampc"
                    inside.data[i] = count[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 50 "tests/emit/opened.ampc"
                state[amp_thread_0 - amp_strip] = i;
                count[amp_thread_0 - amp_strip] = 0;
            } for (int k = 0; k < throws; k++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 43 "tests/emit/opened.ampc"
                    state[amp_thread_0 - amp_strip] = state[amp_thread_0 - amp_strip] * 1664525u + 1013904223u;
#line 53 "tests/emit/opened.ampc"
                    float x = (state[amp_thread_0 - amp_strip] >> 8) * (1.0f / 16777216);
#line 43 "tests/emit/opened.ampc"
                    state[amp_thread_0 - amp_strip] = state[amp_thread_0 - amp_strip] * 1664525u + 1013904223u;
#line 53 "tests/emit/opened.ampc"
                    float y = (state[amp_thread_0 - amp_strip] >> 8) * (1.0f / 16777216);
                    if (x * x + y * y < 1)
                        count[amp_thread_0 - amp_strip]++;
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 57 "tests/emit/opened.ampc"
                inside.data[i] = count[amp_thread_0 - amp_strip];
            }
        }
    }
}

#line 49 "tests/emit/opened.ampc"
static void throw__kernel_1_element(
    const int throws,
    const view_int_1 inside,
    int i)
#line 49 "tests/emit/opened.ampc"
{
    uint state = i;
    int count = 0;
    for (int k = 0; k < throws; k++) {
        float x = uniform_(&state); float y = uniform_(&state);
        if (x * x + y * y < 1)
            count++;
    }
    inside.data[i] = count;
}

static void throw__kernel_1_elements(
    const int throws,
    const view_int_1 inside,
    int i)
#line 49 "tests/emit/opened.ampc"
{
    uint state[4]; int count[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 50 "tests/emit/opened.ampc"
        state[amp_n] = i + amp_n * 256;
        count[amp_n] = 0;
#line 50 "tests/emit/opened.ampc"
    }

    for (int k = 0; k < throws; k++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 53 "tests/emit/opened.ampc"
            float x = uniform_(&state[amp_n]); float y = uniform_(&state[amp_n]);
            if (x * x + y * y < 1)
                count[amp_n]++;
#line 53 "tests/emit/opened.ampc"
        }


    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 57 "tests/emit/opened.ampc"
        inside.data[i + amp_n * 256] = count[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void throw__kernel_1_several(
    __global int *AMP_RESTRICT amp_data_inside,
    const amp_block_of_throw__kernel_1 amp_block)
{
    const int throws = amp_block.throws;
    const view_int_1 inside = {AMP_DATA(__global int *, amp_data_inside, AMP_SHAPE(1, inside)), AMP_SHAPE(1, inside).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            throw__kernel_1_element(throws, inside, amp_first + amp_n * 256);
        return;
    }
#endif
    throw__kernel_1_elements(throws, inside, amp_first);
}

typedef struct amp_block_of_find_nearest_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    amp_shape_1 slope;
    amp_shape_1 nearest;
} amp_block_of_find_nearest_kernel_1;
typedef char amp_size_of_find_nearest_kernel_1[sizeof(amp_block_of_find_nearest_kernel_1) == 64 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 62 "tests/emit/opened.ampc"
static uchar cuts(float from, float slope, float *at)
{
    if (slope <= 0)
        return (0 != 0);
    *at = from / slope;
    return (*at > 0);
}

#line 73 "tests/emit/opened.ampc"
__kernel
void find_nearest_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global const float *AMP_RESTRICT amp_data_slope,
    __global float *AMP_RESTRICT amp_data_nearest,
    const amp_block_of_find_nearest_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 slope = {AMP_DATA(__global float *, amp_data_slope, AMP_SHAPE(1, slope)), AMP_SHAPE(1, slope).extent0};
    const view_float_1 nearest = {AMP_DATA(__global float *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 73 "tests/emit/opened.ampc"
    {
        float best = 100;
        for (int k = 0; k < from.extent0; k++) {
            float at;
            if (cuts(from.data[k] + i, slope.data[k], &at) && at < best)
                best = at;
        }
        nearest.data[i] = best;
    }
}

#ifdef __AVX512F__
#define AMP_WIDE_16 _Pragma("clang loop vectorize_width(16)")
#else
#define AMP_WIDE_16
#endif

#line 73 "tests/emit/opened.ampc"
AMP_KERNEL void find_nearest_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global const float *AMP_RESTRICT amp_data_slope,
    __global float *AMP_RESTRICT amp_data_nearest,
    const amp_block_of_find_nearest_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 slope = {AMP_DATA(__global float *, amp_data_slope, AMP_SHAPE(1, slope)), AMP_SHAPE(1, slope).extent0};
    const view_float_1 nearest = {AMP_DATA(__global float *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = from.extent0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float best[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 75 "tests/emit/opened.ampc"
                    
#line 74 "tests/emit/opened.ampc"
                    best[amp_thread_0 - amp_strip] = 100;
                } for (int k = 0; k < extent; k++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
#line 76 "tests/emit/opened.ampc"
                        float at = 0;
                        float from_2 = from.data[k] + i; float slope_2 = slope.data[k];
#line 63 "tests/emit/opened.ampc"
                        uchar result_2 = 0; int gone_2 = 0;
                        if (slope_2 <= 0) {
                            result_2 = (0 != 0); gone_2 = 1; }
                        if (!gone_2) { at = from_2 / slope_2;
                            result_2 = (at > 0); gone_2 = 1;
#line 66 "tests/emit/opened.ampc"
                        }
#line 77 "tests/emit/opened.ampc"
                        { const int amp_is = ((result_2 && at < best[amp_thread_0 - amp_strip]) ? 1 : 0);
                        { const float amp_was = best[amp_thread_0 - amp_strip]; best[amp_thread_0 - amp_strip] = amp_is ? (float)(at) : amp_was; } }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 80 "tests/emit/opened.ampc"
                    nearest.data[i] = best[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 75 "tests/emit/opened.ampc"
                
#line 74 "tests/emit/opened.ampc"
                best[amp_thread_0 - amp_strip] = 100;
            } for (int k = 0; k < extent; k++) {
                AMP_WIDE_16
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 76 "tests/emit/opened.ampc"
                    float at = 0;
                    float from_2 = from.data[k] + i; float slope_2 = slope.data[k];
#line 63 "tests/emit/opened.ampc"
                    uchar result_2 = 0; int gone_2 = 0;
                    if (slope_2 <= 0) {
                        result_2 = (0 != 0); gone_2 = 1; }
                    if (!gone_2) { at = from_2 / slope_2;
                        result_2 = (at > 0); gone_2 = 1;
#line 66 "tests/emit/opened.ampc"
                    }
#line 77 "tests/emit/opened.ampc"
                    if (result_2 && at < best[amp_thread_0 - amp_strip]) {
                        best[amp_thread_0 - amp_strip] = at; }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 80 "tests/emit/opened.ampc"
                nearest.data[i] = best[amp_thread_0 - amp_strip];
            }
        }
    }
}

#line 73 "tests/emit/opened.ampc"
static void find_nearest_kernel_1_element(
    const view_float_1 from,
    const view_float_1 slope,
    const view_float_1 nearest,
    int i)
#line 73 "tests/emit/opened.ampc"
{
    float best = 100;
    for (int k = 0; k < from.extent0; k++) {
        float at;
        if (cuts(from.data[k] + i, slope.data[k], &at) && at < best)
            best = at;
    }
    nearest.data[i] = best;
}

static void find_nearest_kernel_1_elements(
    const view_float_1 from,
    const view_float_1 slope,
    const view_float_1 nearest,
    int i)
#line 73 "tests/emit/opened.ampc"
{
    float best[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 74 "tests/emit/opened.ampc"
        best[amp_n] = 100; }
    for (int k = 0; k < from.extent0; k++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 76 "tests/emit/opened.ampc"
            float at;
            if (cuts(from.data[k] + (i + amp_n * 256), slope.data[k], &at) && at < best[amp_n])
                best[amp_n] = at;
#line 76 "tests/emit/opened.ampc"
        }


    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 80 "tests/emit/opened.ampc"
        nearest.data[i + amp_n * 256] = best[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void find_nearest_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global const float *AMP_RESTRICT amp_data_slope,
    __global float *AMP_RESTRICT amp_data_nearest,
    const amp_block_of_find_nearest_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 slope = {AMP_DATA(__global float *, amp_data_slope, AMP_SHAPE(1, slope)), AMP_SHAPE(1, slope).extent0};
    const view_float_1 nearest = {AMP_DATA(__global float *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            find_nearest_kernel_1_element(from, slope, nearest, amp_first + amp_n * 256);
        return;
    }
#endif
    find_nearest_kernel_1_elements(from, slope, nearest, amp_first);
}

typedef struct amp_block_of_walk_kernel_1 {
    int amp_domain[4];
    amp_shape_2 all_;
    int steps;
} amp_block_of_walk_kernel_1;
typedef char amp_size_of_walk_kernel_1[sizeof(amp_block_of_walk_kernel_1) == 48 ? 1 : -1];


#line 85 "tests/emit/opened.ampc"
static void turn(const float *from, float *to)
{
    for (int i = 0; i < 2; i++)
        to[i] = from[1 - i];
}

#line 91 "tests/emit/opened.ampc"
static void step_(float *at, float by)
{
    float first[2]; float second[2];
    turn(at, first);
    turn(first, second);
    #pragma unroll
    for (int i = 0; i < 2; i++) at[i] += by * (first[i] - second[i]);
}

#line 102 "tests/emit/opened.ampc"
__kernel
void walk_kernel_1(
    __global float *AMP_RESTRICT amp_data_all_,
    const amp_block_of_walk_kernel_1 amp_block)
{
    const view_float_2 all_ = {AMP_DATA(__global float *, amp_data_all_, AMP_SHAPE(0, all_)), (amp_offset)AMP_SHAPE(0, all_).stride0, AMP_SHAPE(0, all_).extent0, AMP_SHAPE(0, all_).extent1};
    const int steps = amp_block.steps;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 102 "tests/emit/opened.ampc"
    {
        float at[2] = {all_.data[i], all_.data[1 * all_.stride0 + i]};
        for (int n = 0; n < steps; n++)
            step_(at, 0.5f);
        all_.data[i] = at[0];
        all_.data[1 * all_.stride0 + i] = at[1];
    }
}

#line 102 "tests/emit/opened.ampc"
AMP_KERNEL void walk_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_all_,
    const amp_block_of_walk_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 all_ = {AMP_DATA(__global float *, amp_data_all_, AMP_SHAPE(0, all_)), (amp_offset)AMP_SHAPE(0, all_).stride0, AMP_SHAPE(0, all_).extent0, AMP_SHAPE(0, all_).extent1};
    const int steps = amp_block.steps;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float at[2][1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 103 "tests/emit/opened.ampc"
                    { float amp_value[2] = {all_.data[i], all_.data[1 * all_.stride0 + i]}; for (int amp_i = 0; amp_i < 2; amp_i++) ((float (*)[1024])at)[amp_i][amp_thread_0 - amp_strip] = ((float *)amp_value)[amp_i]; }
                } for (int n = 0; n < steps; n++) {
                    float by = 0.5f;
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 105 "tests/emit/opened.ampc"
                        
#line 93 "tests/emit/opened.ampc"
                        float first_0 = 0; float first_1 = 0;
#line 87 "tests/emit/opened.ampc"
                        {
                            first_0 = at[1][amp_thread_0 - amp_strip]; first_1 = at[0][amp_thread_0 - amp_strip]; }
#line 93 "tests/emit/opened.ampc"
                        float second_0 = 0; float second_1 = 0;
#line 87 "tests/emit/opened.ampc"
                        {
                            second_0 = first_1; second_1 = first_0; }
#line 96 "tests/emit/opened.ampc"
                        {
                            at[0][amp_thread_0 - amp_strip] += by * (first_0 - second_0); at[1][amp_thread_0 - amp_strip] += by * (first_1 - second_1); }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 106 "tests/emit/opened.ampc"
                    all_.data[i] = at[0][amp_thread_0 - amp_strip];
                    all_.data[1 * all_.stride0 + i] = at[1][amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 103 "tests/emit/opened.ampc"
                { float amp_value[2] = {all_.data[i], all_.data[1 * all_.stride0 + i]}; for (int amp_i = 0; amp_i < 2; amp_i++) ((float (*)[1024])at)[amp_i][amp_thread_0 - amp_strip] = ((float *)amp_value)[amp_i]; }
            } for (int n = 0; n < steps; n++) {
                float by = 0.5f;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 105 "tests/emit/opened.ampc"
                    
#line 93 "tests/emit/opened.ampc"
                    float first_0 = 0; float first_1 = 0;
#line 87 "tests/emit/opened.ampc"
                    {
                        first_0 = at[1][amp_thread_0 - amp_strip]; first_1 = at[0][amp_thread_0 - amp_strip]; }
#line 93 "tests/emit/opened.ampc"
                    float second_0 = 0; float second_1 = 0;
#line 87 "tests/emit/opened.ampc"
                    {
                        second_0 = first_1; second_1 = first_0; }
#line 96 "tests/emit/opened.ampc"
                    {
                        at[0][amp_thread_0 - amp_strip] += by * (first_0 - second_0); at[1][amp_thread_0 - amp_strip] += by * (first_1 - second_1); }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 106 "tests/emit/opened.ampc"
                all_.data[i] = at[0][amp_thread_0 - amp_strip];
                all_.data[1 * all_.stride0 + i] = at[1][amp_thread_0 - amp_strip];
            }
        }
    }
}
