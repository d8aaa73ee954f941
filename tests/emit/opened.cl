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
    const view_int_1 steps = {amp_data_steps + AMP_SHAPE(0, steps).offset, AMP_SHAPE(0, steps).extent0};
    const float scale = amp_block.scale;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 27 "tests/emit/opened.ampc"
    {
        steps.data[i] = escape(scale * (float)i, 256);
    }
}

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

#pragma clang diagnostic ignored "-Wpass-failed"

#line 27 "tests/emit/opened.ampc"
__kernel __attribute__((reqd_work_group_size(1, 1, 1)))
void draw_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_steps,
    const amp_block_of_draw_kernel_1 amp_block)
{
    const view_int_1 steps = {amp_data_steps + AMP_SHAPE(0, steps).offset, AMP_SHAPE(0, steps).extent0};
    const float scale = amp_block.scale;
    const long amp_part_0 = amp_part((long)get_global_id(0), (long)get_global_size(0));
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / (long)get_global_size(0));
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / (long)get_global_size(0));
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
    const view_float_2 product = {amp_data_product + AMP_SHAPE(0, product).offset, (amp_offset)AMP_SHAPE(0, product).stride0, AMP_SHAPE(0, product).extent0, AMP_SHAPE(0, product).extent1};
    const view_float_2 left = {(__global float *)amp_data_left + AMP_SHAPE(1, left).offset, (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};
    const view_float_2 right = {(__global float *)amp_data_right + AMP_SHAPE(2, right).offset, (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};
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
__kernel __attribute__((reqd_work_group_size(1, 1, 1)))
void multiply_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_product,
    __global const float *AMP_RESTRICT amp_data_left,
    __global const float *AMP_RESTRICT amp_data_right,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const view_float_2 product = {amp_data_product + AMP_SHAPE(0, product).offset, (amp_offset)AMP_SHAPE(0, product).stride0, AMP_SHAPE(0, product).extent0, AMP_SHAPE(0, product).extent1};
    const view_float_2 left = {(__global float *)amp_data_left + AMP_SHAPE(1, left).offset, (amp_offset)AMP_SHAPE(1, left).stride0, AMP_SHAPE(1, left).extent0, AMP_SHAPE(1, left).extent1};
    const view_float_2 right = {(__global float *)amp_data_right + AMP_SHAPE(2, right).offset, (amp_offset)AMP_SHAPE(2, right).stride0, AMP_SHAPE(2, right).extent0, AMP_SHAPE(2, right).extent1};
    const long amp_part_0 = amp_part((long)get_global_id(1), (long)get_global_size(1));
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / (long)get_global_size(1));
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / (long)get_global_size(1));
    const long amp_part_1 = (long)get_global_id(0);
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / (long)get_global_size(0));
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / (long)get_global_size(0));
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    int extent = left.extent1;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
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
            } for (int k = 0; k < extent; k++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 p = (int2)(amp_thread_0, amp_thread_1);
                    int j = p.y;
#line 21 "tests/emit/opened.ampc"
                    sum[amp_thread_1 - amp_strip] += left.data[i * left.stride0 + k] * right.data[(long)k * right.stride0 + j];
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
