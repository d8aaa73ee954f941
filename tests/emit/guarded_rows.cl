typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_smooth_kernel_1 {
    int amp_domain[4];
    amp_shape_2 mask;
    int width;
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_smooth_kernel_1;
typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 96 ? 1 : -1];


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

typedef struct view_uchar_2 {
    __global uchar *data;
    amp_offset stride0;
    int extent0, extent1;
} view_uchar_2;

typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 6 "tests/emit/guarded_rows.ampc"
__kernel
void smooth_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_mask,
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};
    const int width = amp_block.width;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
    int2 at = (int2)(amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1])
        return;
#line 6 "tests/emit/guarded_rows.ampc"
    {
        if (mask.data[at.x * mask.stride0 + at.y]) {
            float sum = 0;
            for (int k = -width; k <= width; k++)
                sum += in.data[at.x * in.stride0 + (at.y + k)];
            out.data[at.x * out.stride0 + at.y] = sum;
        } else {
            out.data[at.x * out.stride0 + at.y] = in.data[at.x * in.stride0 + at.y];
        }
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

#line 6 "tests/emit/guarded_rows.ampc"
AMP_KERNEL void smooth_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_mask,
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};
    const int width = amp_block.width;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
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
            {
                int amp_block_1 = amp_strip;
                for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
#line 7 "tests/emit/guarded_rows.ampc"
                    
                    {
                        int amp_all = 1;
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
                            amp_all &= (mask.data[at.x * mask.stride0 + at.y]) ? 1 : 0;
                        }
                        if (amp_all) {
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
#line 8 "tests/emit/guarded_rows.ampc"
                                sum_2[amp_thread_1 - amp_strip] = 0;
                            } for (int k_2 = -width; k_2 <= width; k_2++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                    int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 10 "tests/emit/guarded_rows.ampc"
                                    sum_2[amp_thread_1 - amp_strip] += in.data[(long)at.x * in.stride0 + ((long)at.y + k_2)];
                                }
                            }
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 11 "tests/emit/guarded_rows.ampc"
                                out.data[(long)at.x * out.stride0 + at.y] = sum_2[amp_thread_1 - amp_strip];
                            }
                        } else {
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 7 "tests/emit/guarded_rows.ampc"
                                if (mask.data[(long)at.x * mask.stride0 + at.y]) {
                                    float sum = 0;
                                    for (int k = -width; k <= width; k++)
                                        sum += in.data[at.x * in.stride0 + (at.y + k)];
                                    out.data[(long)at.x * out.stride0 + at.y] = sum;
                                } else {
                                    out.data[(long)at.x * out.stride0 + at.y] = in.data[(long)at.x * in.stride0 + at.y];
                                }
                            }
                        }
                    }
                }
#line 7 "tests/emit/guarded_rows.ampc"
                
                for (int amp_block_2 = amp_block_1, amp_block_end_2; amp_block_2 < amp_stop; amp_block_2 = amp_block_end_2) {
                    amp_block_end_2 = amp_stop - amp_block_2 > 64 ? amp_block_2 + 64 : amp_stop;
                    int amp_all = 1;
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {
                        int2 at = (int2)(amp_thread_0, amp_thread_1);
                        amp_all &= (mask.data[at.x * mask.stride0 + at.y]) ? 1 : 0;
                    }
                    if (amp_all) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {
#line 8 "tests/emit/guarded_rows.ampc"
                            sum_2[amp_thread_1 - amp_strip] = 0;
                        } for (int k_2 = -width; k_2 <= width; k_2++) {
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {
                                int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 10 "tests/emit/guarded_rows.ampc"
                                sum_2[amp_thread_1 - amp_strip] += in.data[(long)at.x * in.stride0 + ((long)at.y + k_2)];
                            }
                        }
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 11 "tests/emit/guarded_rows.ampc"
                            out.data[(long)at.x * out.stride0 + at.y] = sum_2[amp_thread_1 - amp_strip];
                        }
                    } else {
                        for (int amp_thread_1 = amp_block_2; amp_thread_1 < amp_block_end_2; amp_thread_1++) {
                            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 7 "tests/emit/guarded_rows.ampc"
                            if (mask.data[(long)at.x * mask.stride0 + at.y]) {
                                float sum = 0;
                                for (int k = -width; k <= width; k++)
                                    sum += in.data[at.x * in.stride0 + (at.y + k)];
                                out.data[(long)at.x * out.stride0 + at.y] = sum;
                            } else {
                                out.data[(long)at.x * out.stride0 + at.y] = in.data[(long)at.x * in.stride0 + at.y];
                            }
                        }
                    }
                }
            }
        }
}
