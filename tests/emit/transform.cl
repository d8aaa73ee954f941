typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_transform_kernel_1 {
    int amp_domain[4];
    amp_shape_1 re;
    amp_shape_1 im;
    amp_shape_1 c;
    amp_shape_1 s;
} amp_block_of_transform_kernel_1;
typedef char amp_size_of_transform_kernel_1[sizeof(amp_block_of_transform_kernel_1) == 80 ? 1 : -1];


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

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 8 "tests/emit/transform.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void transform_kernel_1(
    __global float *amp_data_re,
    __global float *amp_data_im,
    __global const float *AMP_RESTRICT amp_data_c,
    __global const float *AMP_RESTRICT amp_data_s,
    const amp_block_of_transform_kernel_1 amp_block)
{
    const view_float_1 re = {AMP_DATA(__global float *, amp_data_re, AMP_SHAPE(0, re)), AMP_SHAPE(0, re).extent0};
    const view_float_1 im = {AMP_DATA(__global float *, amp_data_im, AMP_SHAPE(1, im)), AMP_SHAPE(1, im).extent0};
    const view_float_1 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), AMP_SHAPE(2, c).extent0};
    const view_float_1 s = {AMP_DATA(__global float *, amp_data_s, AMP_SHAPE(3, s)), AMP_SHAPE(3, s).extent0};
    __local float x[64] __attribute__((aligned(16)));
    __local float y[64] __attribute__((aligned(16)));
#line 8 "tests/emit/transform.ampc"
    {

        int me = (int)get_local_id(0);
        x[me] = re.data[me], x[me + 32] = re.data[me + 32];
        y[me] = im.data[me], y[me + 32] = im.data[me + 32];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int h = 32; h > 0; h /= 2) {
            int j = me % h; int p = me / h * 2 * h + j; int q = p + h; int w = j * (32 / h);
            float u = x[p] - x[q]; float v = y[p] - y[q];
            x[p] += x[q];
            y[p] += y[q];
            x[q] = u * c.data[w] - v * s.data[w];
            y[q] = u * s.data[w] + v * c.data[w];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        re.data[me] = x[me], re.data[me + 32] = x[me + 32];
        im.data[me] = y[me], im.data[me + 32] = y[me + 32];
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

static int amp_remainder_int(int x, int y)
{
#ifdef cl_khr_fp64
    return x - (int)((double)x / (double)y) * y;
#else
    return x % y;
#endif
}

static int amp_quotient_int(int x, int y)
{
#ifdef cl_khr_fp64
    return (int)((double)x / (double)y);
#else
    return x / y;
#endif
}

#line 8 "tests/emit/transform.ampc"
AMP_FUNCTION void transform_kernel_1_tile(
    __global float *amp_data_re,
    __global float *amp_data_im,
    __global const float *amp_data_c,
    __global const float *amp_data_s,
    const amp_block_of_transform_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 re = {AMP_DATA(__global float *, amp_data_re, AMP_SHAPE(0, re)), AMP_SHAPE(0, re).extent0};
    const view_float_1 im = {AMP_DATA(__global float *, amp_data_im, AMP_SHAPE(1, im)), AMP_SHAPE(1, im).extent0};
    const view_float_1 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), AMP_SHAPE(2, c).extent0};
    const view_float_1 s = {AMP_DATA(__global float *, amp_data_s, AMP_SHAPE(3, s)), AMP_SHAPE(3, s).extent0};
    __local float (*const x)[64] = (__local float (*)[64])(amp_memory + 0);
    __local float (*const y)[64] = (__local float (*)[64])(amp_memory + 256);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me = amp_thread_0;
#line 10 "tests/emit/transform.ampc"
        
        (*x)[me] = re.data[me], (*x)[(long)me + 32] = re.data[(long)me + 32];
        (*y)[me] = im.data[me], (*y)[(long)me + 32] = im.data[(long)me + 32];
    }
    for (int h = 32; h > 0; h /= 2) {
        {
            if (h == 1) {
                const int h = 1;
                const int amp_thread_0 = 0;
                const int amp_first_p = (int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h);
                const int amp_first_q = (int)((int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h)) + h;
                const int amp_first_j = (int)(amp_thread_0) % h;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_group = 0; amp_group < 32; amp_group++) {
                    {
                        const int amp_thread_0 = amp_group;
                        int me = amp_thread_0;
                        int j = amp_first_j;
                        int p = amp_first_p + 2 * amp_group;
                        int q = amp_first_q + 2 * amp_group;
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                }
            } else if (h == 2) {
                const int h = 2;
                const int amp_thread_0 = 0;
                const int amp_first_p = (int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h);
                const int amp_first_q = (int)((int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h)) + h;
                const int amp_first_j = (int)(amp_thread_0) % h;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_group = 0; amp_group < 16; amp_group++) {
                    {
                        const int amp_thread_0 = 2 * amp_group;
                        int me = amp_thread_0;
                        int j = amp_first_j;
                        int p = amp_first_p + 4 * amp_group;
                        int q = amp_first_q + 4 * amp_group;
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                    {
                        const int amp_thread_0 = 2 * amp_group + 1;
                        int me = amp_thread_0;
                        int j = amp_first_j + 1;
                        int p = amp_first_p + 4 * amp_group + 1;
                        int q = amp_first_q + 4 * amp_group + 1;
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                }
            } else if (h == 4) {
                const int h = 4;
                const int amp_thread_0 = 0;
                const int amp_first_p = (int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h);
                const int amp_first_q = (int)((int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h)) + h;
                const int amp_first_j = (int)(amp_thread_0) % h;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_group = 0; amp_group < 8; amp_group++) {
                    {
                        const int amp_thread_0 = 4 * amp_group;
                        int me = amp_thread_0;
                        int j = amp_first_j;
                        int p = amp_first_p + 8 * amp_group;
                        int q = amp_first_q + 8 * amp_group;
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                    {
                        const int amp_thread_0 = 4 * amp_group + 1;
                        int me = amp_thread_0;
                        int j = amp_first_j + 1;
                        int p = amp_first_p + 8 * amp_group + 1;
                        int q = amp_first_q + 8 * amp_group + 1;
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                    {
                        const int amp_thread_0 = 4 * amp_group + 2;
                        int me = amp_thread_0;
                        int j = amp_first_j + 2;
                        int p = amp_first_p + 8 * amp_group + 2;
                        int q = amp_first_q + 8 * amp_group + 2;
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                    {
                        const int amp_thread_0 = 4 * amp_group + 3;
                        int me = amp_thread_0;
                        int j = amp_first_j + 3;
                        int p = amp_first_p + 8 * amp_group + 3;
                        int q = amp_first_q + 8 * amp_group + 3;
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                }
            } else if (h == 8) {
                const int h = 8;
                const int amp_thread_0 = 0;
                const int amp_first_p = (int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h);
                const int amp_first_q = (int)((int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h)) + h;
                const int amp_first_j = (int)(amp_thread_0) % h;
                for (int amp_group = 0; amp_group < 4; amp_group++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                    for (int amp_lane = 0; amp_lane < 8; amp_lane++) {
                        const int amp_thread_0 = 8 * amp_group + amp_lane;
                        int me = amp_thread_0;
                        int j = amp_first_j + amp_lane;
                        int p = amp_first_p + 16 * amp_group + amp_lane;
                        int q = amp_first_q + 16 * amp_group + amp_lane;
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                }
            } else if (h >= 16 && (h & (h - 1)) == 0) {
                for (int amp_lanes = 0; amp_lanes < 32; amp_lanes += 16) {
                    const int amp_thread_0 = amp_lanes;
                    const int amp_first_p = (int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h);
                    const int amp_first_q = (int)((int)(amp_thread_0) / h * 2 * h + (int)((int)(amp_thread_0) % h)) + h;
                    const int amp_first_j = (int)(amp_thread_0) % h;
                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                    for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                        int me = amp_thread_0;
                        int j = amp_first_j + (amp_thread_0 - amp_lanes);
                        int p = amp_first_p + (amp_thread_0 - amp_lanes);
                        int q = amp_first_q + (amp_thread_0 - amp_lanes);
                        int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                        
                        float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                        (*x)[p] += (*x)[q];
                        (*y)[p] += (*y)[q];
                        (*x)[q] = u * c.data[w] - v * s.data[w];
                        (*y)[q] = u * s.data[w] + v * c.data[w];
                    }
                }
            } else {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
                    int me = amp_thread_0;
                    int j = amp_remainder_int(me, h);
                    int p = amp_quotient_int(me, h) * 2 * h + j;
                    int q = p + h;
                    int w = j * (32 / h);
#line 15 "tests/emit/transform.ampc"
                    
                    float u = (*x)[p] - (*x)[q]; float v = (*y)[p] - (*y)[q];
                    (*x)[p] += (*x)[q];
                    (*y)[p] += (*y)[q];
                    (*x)[q] = u * c.data[w] - v * s.data[w];
                    (*y)[q] = u * s.data[w] + v * c.data[w];
                }
            }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me = amp_thread_0;
#line 23 "tests/emit/transform.ampc"
        re.data[me] = (*x)[me], re.data[(long)me + 32] = (*x)[(long)me + 32];
        im.data[me] = (*y)[me], im.data[(long)me + 32] = (*y)[(long)me + 32];
    }
}

AMP_KERNEL void transform_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_re,
    __global float *AMP_RESTRICT amp_data_im,
    __global const float *AMP_RESTRICT amp_data_c,
    __global const float *AMP_RESTRICT amp_data_s,
    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(512)
    const long amp_tiles = amp_block.amp_domain[0] / 32;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        transform_kernel_1_tile(amp_data_re, amp_data_im, amp_data_c, amp_data_s, amp_block, amp_at, amp_memory);
}

#line 8 "tests/emit/transform.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void transform_kernel_1_several(
    __global float *amp_data_re,
    __global float *amp_data_im,
    __global const float *AMP_RESTRICT amp_data_c,
    __global const float *AMP_RESTRICT amp_data_s,
    const amp_block_of_transform_kernel_1 amp_block)
{
    const view_float_1 re = {AMP_DATA(__global float *, amp_data_re, AMP_SHAPE(0, re)), AMP_SHAPE(0, re).extent0};
    const view_float_1 im = {AMP_DATA(__global float *, amp_data_im, AMP_SHAPE(1, im)), AMP_SHAPE(1, im).extent0};
    const view_float_1 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), AMP_SHAPE(2, c).extent0};
    const view_float_1 s = {AMP_DATA(__global float *, amp_data_s, AMP_SHAPE(3, s)), AMP_SHAPE(3, s).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 32 - 1;
#endif
    __local float x[4][64] __attribute__((aligned(16)));
    __local float y[4][64] __attribute__((aligned(16)));
#line 8 "tests/emit/transform.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 11 "tests/emit/transform.ampc"
            x[amp_n][me] = re.data[me], x[amp_n][me + 32] = re.data[me + 32];
            y[amp_n][me] = im.data[me], y[amp_n][me + 32] = im.data[me + 32];
#line 11 "tests/emit/transform.ampc"
        }

        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int h = 32; h > 0; h /= 2) {
            int j = me % h; int p = me / h * 2 * h + j; int q = p + h; int w = j * (32 / h);
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/transform.ampc"
                float u = x[amp_n][p] - x[amp_n][q]; float v = y[amp_n][p] - y[amp_n][q];
                x[amp_n][p] += x[amp_n][q];
                y[amp_n][p] += y[amp_n][q];
                x[amp_n][q] = u * c.data[w] - v * s.data[w];
                y[amp_n][q] = u * s.data[w] + v * c.data[w];
#line 16 "tests/emit/transform.ampc"
            }
#line 21 "tests/emit/transform.ampc"
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 23 "tests/emit/transform.ampc"
            re.data[me] = x[amp_n][me], re.data[me + 32] = x[amp_n][me + 32];
            im.data[me] = y[amp_n][me], im.data[me + 32] = y[amp_n][me + 32];
#line 23 "tests/emit/transform.ampc"
        }

    }
}
