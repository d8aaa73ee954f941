typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_escape_kernel_1 {
    int amp_domain[4];
    float scale;
    amp_shape_2 steps;
} amp_block_of_escape_kernel_1;
typedef char amp_size_of_escape_kernel_1[sizeof(amp_block_of_escape_kernel_1) == 48 ? 1 : -1];


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

typedef struct view_int_2 {
    __global int *data;
    amp_offset stride0;
    int extent0, extent1;
} view_int_2;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 7 "tests/emit/masked.ampc"
__kernel
void escape_kernel_1(
    __global int *AMP_RESTRICT amp_data_steps,
    const amp_block_of_escape_kernel_1 amp_block)
{
    const float scale = amp_block.scale;
    const view_int_2 steps = {AMP_DATA(__global int *, amp_data_steps, AMP_SHAPE(1, steps)), (amp_offset)AMP_SHAPE(1, steps).stride0, AMP_SHAPE(1, steps).extent0, AMP_SHAPE(1, steps).extent1};
    int2 p = (int2)(amp_thread(1), amp_thread(0));
    if (p.x >= amp_block.amp_domain[0]
        || p.y >= amp_block.amp_domain[1])
        return;
#line 7 "tests/emit/masked.ampc"
    {
        float a = scale * (float)p.y; float x = a;
        int i = 0;
        while (i < 256) {
            x = x * x + a;
            if (x > 4)
                break;
            i++;
        }
        steps.data[p.x * steps.stride0 + p.y] = i;
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

#line 7 "tests/emit/masked.ampc"
AMP_KERNEL void escape_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_steps,
    const amp_block_of_escape_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const float scale = amp_block.scale;
    const view_int_2 steps = {AMP_DATA(__global int *, amp_data_steps, AMP_SHAPE(1, steps)), (amp_offset)AMP_SHAPE(1, steps).stride0, AMP_SHAPE(1, steps).extent0, AMP_SHAPE(1, steps).extent1};
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
            float x[1024];
            int i[1024];
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                int2 p = (int2)(amp_thread_0, amp_thread_1);
                float a = scale * (float)p.y;
#line 8 "tests/emit/masked.ampc"
                x[amp_thread_1 - amp_strip] = a;
                i[amp_thread_1 - amp_strip] = 0;
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
                        const int amp_thread_1 = amp_lanes + amp_lane;
                        int2 p = (int2)(amp_thread_0, amp_thread_1);
                        float a = scale * (float)p.y;
                        int amp_own_i = i[amp_thread_1 - amp_strip];
                        float amp_own_x = x[amp_thread_1 - amp_strip];
                        int amp_stays = 0;
                        if (amp_mask[amp_lane] && (amp_own_i < 256)) {
#line 10 "tests/emit/masked.ampc"
                            {
                                amp_own_x = amp_own_x * amp_own_x + a;
                                if (amp_own_x > 4) {
                                    goto amp_left_1; }

                            }
                            amp_own_i++;
                            amp_stays = 1;
                        }
                        amp_left_1:;
                        i[amp_thread_1 - amp_strip] = amp_own_i;
                        x[amp_thread_1 - amp_strip] = amp_own_x;
                        amp_mask[amp_lane] = amp_stays;
                        amp_some |= amp_stays;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 16 "tests/emit/masked.ampc"
                steps.data[(long)p.x * steps.stride0 + p.y] = i[amp_thread_1 - amp_strip];
            }
        }
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_settle_kernel_1 {
    int amp_domain[4];
    amp_shape_1 values;
    int most;
} amp_block_of_settle_kernel_1;
typedef char amp_size_of_settle_kernel_1[sizeof(amp_block_of_settle_kernel_1) == 40 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 22 "tests/emit/masked.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void settle_kernel_1(
    __global int *amp_data_values,
    const amp_block_of_settle_kernel_1 amp_block)
{
    const view_int_1 values = {AMP_DATA(__global int *, amp_data_values, AMP_SHAPE(0, values)), AMP_SHAPE(0, values).extent0};
    const int most = amp_block.most;
#line 23 "tests/emit/masked.ampc"
    {
        int v = values.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];
        for (int i = (int)get_local_id(0); i < v; i += 3) {
            if (i & 1)
                continue;
            v -= i;
        }
        do
            v++; while (v * v < most);

        values.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = v;
    }
}

#line 22 "tests/emit/masked.ampc"
AMP_FUNCTION void settle_kernel_1_tile(
    __global int *amp_data_values,
    const amp_block_of_settle_kernel_1 amp_block,
    const amp_place amp_place)
{
    const view_int_1 values = {AMP_DATA(__global int *, amp_data_values, AMP_SHAPE(0, values)), AMP_SHAPE(0, values).extent0};
    const int most = amp_block.most;
    const int amp_thread_0 = 0;
    {
        int v[32];
        int i[32];
        for (int amp_strip = 0; amp_strip < 32; amp_strip += 32) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {
#line 24 "tests/emit/masked.ampc"
                v[amp_thread_0] = values.data[((int)amp_place.item[0] * 32 + amp_thread_0)];
            }  {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {
#line 25 "tests/emit/masked.ampc"
                    i[amp_thread_0] = amp_thread_0;
                }
                for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {
                    int amp_mask[32];
                    for (int amp_lane = 0; amp_lane < 32; amp_lane++)
                        amp_mask[amp_lane] = 1;
                    for (int amp_some = 1; amp_some;) {
                        amp_some = 0;
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)
                        for (int amp_lane = 0; amp_lane < 32; amp_lane++) {
                            const int amp_thread_0 = amp_lanes + amp_lane;
                            int amp_own_i = i[amp_thread_0];
                            int amp_own_v = v[amp_thread_0];
                            int amp_stays = 0;
                            if (amp_mask[amp_lane] && (amp_own_i < amp_own_v)) {
#line 25 "tests/emit/masked.ampc"
                                {
                                    { const int amp_is = ((!(amp_own_i & 1)) ? 1 : 0);
                                    { const int amp_was = amp_own_v; amp_own_v = amp_is ? (int)(amp_was - (amp_own_i)) : amp_was; } }

                                }
                                amp_own_i += 3;
                                amp_stays = 1;
                            }
                            i[amp_thread_0] = amp_own_i;
                            v[amp_thread_0] = amp_own_v;
                            amp_mask[amp_lane] = amp_stays;
                            amp_some |= amp_stays;
                        }
                    }
                }
            }
#line 30 "tests/emit/masked.ampc"
            
            for (int amp_lanes = amp_strip; amp_lanes < amp_strip + 32; amp_lanes += 32) {
                int amp_mask[32];
                for (int amp_lane = 0; amp_lane < 32; amp_lane++)
                    amp_mask[amp_lane] = 1;
                for (int amp_some = 1; amp_some;) {
                    amp_some = 0;
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2)
                    for (int amp_lane = 0; amp_lane < 32; amp_lane++) {
                        const int amp_thread_0 = amp_lanes + amp_lane;
                        int amp_own_v = v[amp_thread_0];
                        int amp_stays = 0;
                        if (amp_mask[amp_lane]) {
#line 31 "tests/emit/masked.ampc"
                            amp_own_v++;
                            amp_stays = (amp_own_v * amp_own_v < most) ? 1 : 0;
                        }
                        v[amp_thread_0] = amp_own_v;
                        amp_mask[amp_lane] = amp_stays;
                        amp_some |= amp_stays;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {
#line 33 "tests/emit/masked.ampc"
                values.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = v[amp_thread_0];
            }
        }
    }
}

AMP_KERNEL void settle_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_values,
    const amp_block_of_settle_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const long amp_tiles = amp_block.amp_domain[0] / 32;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        settle_kernel_1_tile(amp_data_values, amp_block, amp_at);
}

typedef struct amp_block_of_settle_lengths_kernel_1 {
    int amp_domain[4];
    amp_shape_1 values;
    int most;
} amp_block_of_settle_lengths_kernel_1;
typedef char amp_size_of_settle_lengths_kernel_1[sizeof(amp_block_of_settle_lengths_kernel_1) == 40 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 40 "tests/emit/masked.ampc"
__kernel
void settle_lengths_kernel_1(
    __global float *AMP_RESTRICT amp_data_values,
    const amp_block_of_settle_lengths_kernel_1 amp_block)
{
    const view_float_1 values = {AMP_DATA(__global float *, amp_data_values, AMP_SHAPE(0, values)), AMP_SHAPE(0, values).extent0};
    const int most = amp_block.most;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 40 "tests/emit/masked.ampc"
    {
        float x = values.data[i];
        for (int n = 0; n < most; n++) {
            float sum = 0;
            for (int k = 1; k < 4; k++)
                if (x > k)
                    sum += x / k;
            if (sum > 10)
                break;
            x = x * x + sum;
        }
        values.data[i] = x;
    }
}

#line 40 "tests/emit/masked.ampc"
AMP_KERNEL void settle_lengths_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_values,
    const amp_block_of_settle_lengths_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 values = {AMP_DATA(__global float *, amp_data_values, AMP_SHAPE(0, values)), AMP_SHAPE(0, values).extent0};
    const int most = amp_block.most;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float x[1024];
        int n[1024];
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 41 "tests/emit/masked.ampc"
            x[amp_thread_0 - amp_strip] = values.data[i];
        }  {
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 42 "tests/emit/masked.ampc"
                n[amp_thread_0 - amp_strip] = 0;
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
                        int amp_own_n = n[amp_thread_0 - amp_strip];
                        float amp_own_x = x[amp_thread_0 - amp_strip];
                        int amp_stays = 0;
                        if (amp_mask[amp_lane] && (amp_own_n < most)) {
#line 42 "tests/emit/masked.ampc"
                            {
                                float sum = 0;
                                #pragma unroll
                                for (int k = 1; k < 4; k++) if (amp_own_x > k)
                                        sum += amp_own_x / k;
                                if (sum > 10) {
                                    goto amp_left_1; }
                                amp_own_x = amp_own_x * amp_own_x + sum;
                            }
                            amp_own_n++;
                            amp_stays = 1;
                        }
                        amp_left_1:;
                        n[amp_thread_0 - amp_strip] = amp_own_n;
                        x[amp_thread_0 - amp_strip] = amp_own_x;
                        amp_mask[amp_lane] = amp_stays;
                        amp_some |= amp_stays;
                    }
                }
            }
        }
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 51 "tests/emit/masked.ampc"
            values.data[i] = x[amp_thread_0 - amp_strip];
        }
    }
}
