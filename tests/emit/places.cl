typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_smooth_kernel_1 {
    int amp_domain[4];
    amp_shape_2 out;
    amp_shape_2 in;
    int width;
} amp_block_of_smooth_kernel_1;
typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 72 ? 1 : -1];


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

#line 5 "tests/emit/places.ampc"
static int clamped(int x, int n)
{
    return x < 0 ? 0 : x >= n ? n - 1 : x;
}

#line 13 "tests/emit/places.ampc"
__kernel
void smooth_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const int width = amp_block.width;
    int2 p = (int2)(amp_thread(1), amp_thread(0));
    if (p.x >= amp_block.amp_domain[0]
        || p.y >= amp_block.amp_domain[1])
        return;
#line 13 "tests/emit/places.ampc"
    {
        int y = p.x; int x = p.y;
        out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x] + in.data[(y > 0 ? y - 1 : 0) * in.stride0 + x] + in.data[y * in.stride0 + clamped(x - 1, width)];

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

#line 13 "tests/emit/places.ampc"
AMP_KERNEL void smooth_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const int width = amp_block.width;
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 p = (int2)(amp_thread_0, amp_thread_1);
        int y = p.x;
        int at = y > 0 ? y - 1 : 0;
#line 13 "tests/emit/places.ampc"
        {
            const int amp_at_1 = (int)clamp(clamp((long)((long)width + 1), -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp((long)1 - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                    amp_to_3 = amp_at_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                const int amp_thread_1 = amp_from_3;
                if (((int2)(amp_thread_0, amp_thread_1)).y < (long)width + 1 && ((int2)(amp_thread_0, amp_thread_1)).y >= 1) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 p = (int2)(amp_thread_0, amp_thread_1);
                        int x = p.y;
                        int at_2_2 = x - 1;
#line 16 "tests/emit/places.ampc"
                        
#line 15 "tests/emit/places.ampc"
                        out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + x] + in.data[(long)at * in.stride0 + x] + in.data[(long)y * in.stride0 + at_2_2];
                    }
                } else {
                    for (int amp_lanes = amp_from_3, amp_past; amp_lanes < amp_to_3; amp_lanes = amp_past) {
                        amp_past = amp_to_3 - amp_lanes > 16 ? amp_lanes + 16 : amp_to_3;
                        const int amp_thread_1 = amp_lanes;
                        const int amp_first_at_2 = (int)(((int2)(amp_thread_0, amp_thread_1)).y) - 1 < 0 ? 0 : (int)(((int2)(amp_thread_0, amp_thread_1)).y) - 1 >= width ? width - 1 : (int)(((int2)(amp_thread_0, amp_thread_1)).y) - 1;
                        int amp_apart = amp_past - amp_lanes < 16;
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
                        for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_lanes + 16; amp_thread_1++) {
                            int2 p = (int2)(amp_thread_0, amp_thread_1);
                            int x = p.y;
                            int at_2 = x - 1 < 0 ? 0 : x - 1 >= width ? width - 1 : x - 1;
                            amp_apart |= at_2 ^ (amp_first_at_2 + (amp_thread_1 - amp_lanes));
                        }
                        if (amp_apart == 0) {
                            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                            for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_lanes + 16; amp_thread_1++) {
                                int2 p = (int2)(amp_thread_0, amp_thread_1);
                                int x = p.y;
                                int at_2 = amp_first_at_2 + (amp_thread_1 - amp_lanes);
#line 16 "tests/emit/places.ampc"
                                
#line 15 "tests/emit/places.ampc"
                                out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + x] + in.data[(long)at * in.stride0 + x] + in.data[(long)y * in.stride0 + at_2];
                            }
                        } else {
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_past; amp_thread_1++) {
                                int2 p = (int2)(amp_thread_0, amp_thread_1);
                                int x = p.y;
                                int at_2 = x - 1 < 0 ? 0 : x - 1 >= width ? width - 1 : x - 1;
#line 16 "tests/emit/places.ampc"
                                
#line 15 "tests/emit/places.ampc"
                                out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + x] + in.data[(long)at * in.stride0 + x] + in.data[y * in.stride0 + at_2];
                            }
                        }
                    }
                }
            }
        }
    }
}

#line 13 "tests/emit/places.ampc"
static void smooth_kernel_1_element(
    const view_float_2 out,
    const view_float_2 in,
    const int width,
    int2 p)
#line 13 "tests/emit/places.ampc"
{
    int y = p.x; int x = p.y;
    out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x] + in.data[(y > 0 ? y - 1 : 0) * in.stride0 + x] + in.data[y * in.stride0 + clamped(x - 1, width)];

}

__kernel
void smooth_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const int width = amp_block.width;
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
            smooth_kernel_1_element(out, in, width, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        smooth_kernel_1_element(out, in, width, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_exchange_kernel_1 {
    int amp_domain[4];
    amp_shape_1 keys;
    int distance_;
} amp_block_of_exchange_kernel_1;
typedef char amp_size_of_exchange_kernel_1[sizeof(amp_block_of_exchange_kernel_1) == 40 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 22 "tests/emit/places.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void exchange_kernel_1(
    __global int *amp_data_keys,
    const amp_block_of_exchange_kernel_1 amp_block)
{
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};
    const int distance_ = amp_block.distance_;
    __local int s[64] __attribute__((aligned(16)));
#line 23 "tests/emit/places.ampc"
    {

        int me = (int)get_local_id(0);
        s[me ^ 1] = keys.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        keys.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me] + s[me ^ distance_];
    }
}

#line 22 "tests/emit/places.ampc"
AMP_FUNCTION void exchange_kernel_1_tile(
    __global int *amp_data_keys,
    const amp_block_of_exchange_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};
    const int distance_ = amp_block.distance_;
    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    for (int amp_lanes = 0; amp_lanes < 64; amp_lanes += 16) {
        const int amp_thread_0 = amp_lanes;
        const int amp_first_at = (int)(amp_thread_0) ^ 1;
        int amp_apart = 0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
        for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
            int me = amp_thread_0;
            int at = me ^ 1;
            amp_apart |= at ^ (amp_first_at + (amp_thread_0 - amp_lanes));
        }
        if (amp_apart == 0) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                int me = amp_thread_0;
                int at = amp_first_at + (amp_thread_0 - amp_lanes);
#line 25 "tests/emit/places.ampc"
                
                (*s)[at] = keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
            }
        } else {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                int me = amp_thread_0;
                int at = me ^ 1;
#line 25 "tests/emit/places.ampc"
                
                (*s)[at] = keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
            }
        }
    }
    {
        if (distance_ == 1) {
            const int distance_ = 1;
            const int amp_thread_0 = 0;
            const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;
            #pragma clang loop vectorize(assume_safety)
            for (int amp_group = 0; amp_group < 32; amp_group++) {
                {
                    const int amp_thread_0 = 2 * amp_group;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 2 * amp_group;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 2 * amp_group + 1;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 2 * amp_group - 1;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
            }
        } else if (distance_ == 2) {
            const int distance_ = 2;
            const int amp_thread_0 = 0;
            const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;
            #pragma clang loop vectorize(assume_safety)
            for (int amp_group = 0; amp_group < 16; amp_group++) {
                {
                    const int amp_thread_0 = 4 * amp_group;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 4 * amp_group;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 4 * amp_group + 1;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 4 * amp_group + 1;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 4 * amp_group + 2;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 4 * amp_group - 2;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 4 * amp_group + 3;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 4 * amp_group - 1;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
            }
        } else if (distance_ == 4) {
            const int distance_ = 4;
            const int amp_thread_0 = 0;
            const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;
            #pragma clang loop vectorize(assume_safety)
            for (int amp_group = 0; amp_group < 8; amp_group++) {
                {
                    const int amp_thread_0 = 8 * amp_group;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 8 * amp_group;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 8 * amp_group + 1;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 8 * amp_group + 1;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 8 * amp_group + 2;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 8 * amp_group + 2;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 8 * amp_group + 3;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 8 * amp_group + 3;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 8 * amp_group + 4;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 8 * amp_group - 4;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 8 * amp_group + 5;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 8 * amp_group - 3;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 8 * amp_group + 6;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 8 * amp_group - 2;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                {
                    const int amp_thread_0 = 8 * amp_group + 7;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 8 * amp_group - 1;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
            }
        } else if (distance_ == 8) {
            const int distance_ = 8;
            const int amp_thread_0 = 0;
            const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;
            for (int amp_group = 0; amp_group < 4; amp_group++) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                for (int amp_lane = 0; amp_lane < 8; amp_lane++) {
                    const int amp_thread_0 = 16 * amp_group + amp_lane;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 16 * amp_group + amp_lane;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                for (int amp_lane = 0; amp_lane < 8; amp_lane++) {
                    const int amp_thread_0 = 16 * amp_group + 8 + amp_lane;
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + 16 * amp_group - 8 + amp_lane;
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
            }
        } else if (distance_ >= 16 && (distance_ & (distance_ - 1)) == 0) {
            for (int amp_lanes = 0; amp_lanes < 64; amp_lanes += 16) {
                const int amp_thread_0 = amp_lanes;
                const int amp_first_at_2 = (int)(amp_thread_0) ^ distance_;
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                    int me = amp_thread_0;
                    int at_2 = amp_first_at_2 + (amp_thread_0 - amp_lanes);
#line 28 "tests/emit/places.ampc"
                    keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
                }
            }
        } else {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
                int me = amp_thread_0;
                int at_2 = me ^ distance_;
#line 28 "tests/emit/places.ampc"
                keys.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me] + (*s)[at_2];
            }
        }
    }
}

AMP_KERNEL void exchange_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_keys,
    const amp_block_of_exchange_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        exchange_kernel_1_tile(amp_data_keys, amp_block, amp_at, amp_memory);
}

#line 22 "tests/emit/places.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void exchange_kernel_1_several(
    __global int *amp_data_keys,
    const amp_block_of_exchange_kernel_1 amp_block)
{
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};
    const int distance_ = amp_block.distance_;
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
    __local int s[4][64] __attribute__((aligned(16)));
#line 23 "tests/emit/places.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 26 "tests/emit/places.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me ^ 1] = keys.data[at * 64 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 28 "tests/emit/places.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; keys.data[at_2 * 64 + (int)get_local_id(0)] = s[amp_n][me] + s[amp_n][me ^ distance_]; }
    }
}

typedef struct amp_block_of_determinants_kernel_1 {
    int amp_domain[4];
    amp_shape_1 to;
    amp_shape_1 m;
} amp_block_of_determinants_kernel_1;
typedef char amp_size_of_determinants_kernel_1[sizeof(amp_block_of_determinants_kernel_1) == 48 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 35 "tests/emit/places.ampc"
__kernel
void determinants_kernel_1(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_m,
    const amp_block_of_determinants_kernel_1 amp_block)
{
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), AMP_SHAPE(1, m).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 35 "tests/emit/places.ampc"
    {
        int k = 9 * i;
        to.data[i] = m.data[k] * (m.data[k + 4] * m.data[k + 8] - m.data[k + 5] * m.data[k + 7]) - m.data[k + 1] * (m.data[k + 3] * m.data[k + 8] - m.data[k + 5] * m.data[k + 6]) + m.data[k + 2] * (m.data[k + 3] * m.data[k + 7] - m.data[k + 4] * m.data[k + 6]);


    }
}

#line 35 "tests/emit/places.ampc"
AMP_KERNEL void determinants_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_m,
    const amp_block_of_determinants_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), AMP_SHAPE(1, m).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
            int k = 9 * i;
#line 36 "tests/emit/places.ampc"
            
            to.data[i] = m.data[k] * (m.data[k + 4] * m.data[k + 8] - m.data[k + 5] * m.data[k + 7]) - m.data[k + 1] * (m.data[k + 3] * m.data[k + 8] - m.data[k + 5] * m.data[k + 6]) + m.data[k + 2] * (m.data[k + 3] * m.data[k + 7] - m.data[k + 4] * m.data[k + 6]);
        }
    }
}

#line 35 "tests/emit/places.ampc"
static void determinants_kernel_1_element(
    const view_float_1 to,
    const view_float_1 m,
    int i)
#line 35 "tests/emit/places.ampc"
{
    int k = 9 * i;
    to.data[i] = m.data[k] * (m.data[k + 4] * m.data[k + 8] - m.data[k + 5] * m.data[k + 7]) - m.data[k + 1] * (m.data[k + 3] * m.data[k + 8] - m.data[k + 5] * m.data[k + 6]) + m.data[k + 2] * (m.data[k + 3] * m.data[k + 7] - m.data[k + 4] * m.data[k + 6]);


}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void determinants_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_m,
    const amp_block_of_determinants_kernel_1 amp_block)
{
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), AMP_SHAPE(1, m).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            determinants_kernel_1_element(to, m, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        determinants_kernel_1_element(to, m, amp_first + amp_n * 256);
}
