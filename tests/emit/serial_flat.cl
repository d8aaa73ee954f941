typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_nearest_kernel_1 {
    int amp_domain[4];
    amp_shape_2 centres;
    amp_shape_2 points;
    amp_shape_1 out;
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

#line 11 "tests/emit/serial_flat.ampc"
__kernel
__attribute__((reqd_work_group_size(128, 1, 1)))
void nearest_kernel_1(
    __global const float *AMP_RESTRICT amp_data_centres,
    __global const float *AMP_RESTRICT amp_data_points,
    __global int *amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(0, centres)), (amp_offset)AMP_SHAPE(0, centres).stride0, AMP_SHAPE(0, centres).extent0, AMP_SHAPE(0, centres).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local float all_[16][8] __attribute__((aligned(16)));
#line 11 "tests/emit/serial_flat.ampc"
    {

        int i = ((int)get_group_id(0) * 128 + (int)get_local_id(0)); int me = (int)get_local_id(0);
        all_[me / 8][me % 8] = centres.data[me / 8 * centres.stride0 + me % 8];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float least = (float)INFINITY;
        int at = 0;
        for (int k = 0; k < 16; k++) {
            float sum = 0;
            for (int d = 0; d < 8; d++)
                sum += (points.data[i * points.stride0 + d] - all_[k][d]) * (points.data[i * points.stride0 + d] - all_[k][d]);
            if (sum < least) {
                least = sum;
                at = k;
            }
        }
        out.data[i] = at;
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
#line 11 "tests/emit/serial_flat.ampc"
AMP_KERNEL void nearest_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_centres,
    __global const float *AMP_RESTRICT amp_data_points,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(0, centres)), (amp_offset)AMP_SHAPE(0, centres).stride0, AMP_SHAPE(0, centres).extent0, AMP_SHAPE(0, centres).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 256 ? amp_strip + 256 : amp_end_0;
        float least_2[256];
        int at_6[256];
        float kept_2[8][256];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int t = amp_thread_0;
#line 13 "tests/emit/serial_flat.ampc"
                    


                    least_2[amp_thread_0 - amp_strip] = (float)INFINITY;
                    at_6[amp_thread_0 - amp_strip] = 0;
                }  {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int t = amp_thread_0;
                        int i_2 = t;
#line 18 "tests/emit/serial_flat.ampc"
                        {

                            #pragma unroll
                            for (int d_2 = 0; d_2 < 8; d_2++) kept_2[d_2][amp_thread_0 - amp_strip] = points.data[(long)i_2 * 8 + d_2];
#line 26 "tests/emit/serial_flat.ampc"
                        }
                    }
#line 18 "tests/emit/serial_flat.ampc"
                    for (int k_2 = 0; k_2 < 16; k_2++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 19 "tests/emit/serial_flat.ampc"
                            float sum_2 = 0;
                            #pragma unroll
                            for (int d_3 = 0; d_3 < 8; d_3++) sum_2 += (kept_2[d_3][amp_thread_0 - amp_strip] - centres.data[k_2 * centres.stride0 + d_3]) * (kept_2[d_3][amp_thread_0 - amp_strip] - centres.data[k_2 * centres.stride0 + d_3]);
                            { const int amp_is = ((sum_2 < least_2[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = least_2[amp_thread_0 - amp_strip]; least_2[amp_thread_0 - amp_strip] = amp_is ? (float)(sum_2) : amp_was; }
                            { const int amp_was = at_6[amp_thread_0 - amp_strip]; at_6[amp_thread_0 - amp_strip] = amp_is ? (int)(k_2) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 27 "tests/emit/serial_flat.ampc"
                    out.data[i_2] = at_6[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int t = amp_thread_0;
#line 13 "tests/emit/serial_flat.ampc"
                


                least_2[amp_thread_0 - amp_strip] = (float)INFINITY;
                at_6[amp_thread_0 - amp_strip] = 0;
            }  {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 18 "tests/emit/serial_flat.ampc"
                    {

                        #pragma unroll
                        for (int d_2 = 0; d_2 < 8; d_2++) kept_2[d_2][amp_thread_0 - amp_strip] = points.data[(long)i_2 * 8 + d_2];
#line 26 "tests/emit/serial_flat.ampc"
                    }
                }
#line 18 "tests/emit/serial_flat.ampc"
                for (int k_2 = 0; k_2 < 16; k_2++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 19 "tests/emit/serial_flat.ampc"
                        float sum_2 = 0;
                        #pragma unroll
                        for (int d_3 = 0; d_3 < 8; d_3++) sum_2 += (kept_2[d_3][amp_thread_0 - amp_strip] - centres.data[k_2 * centres.stride0 + d_3]) * (kept_2[d_3][amp_thread_0 - amp_strip] - centres.data[k_2 * centres.stride0 + d_3]);
                        if (sum_2 < least_2[amp_thread_0 - amp_strip]) {
                            least_2[amp_thread_0 - amp_strip] = sum_2;
                            at_6[amp_thread_0 - amp_strip] = k_2;
                        }
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int t = amp_thread_0;
                int i_2 = t;
#line 27 "tests/emit/serial_flat.ampc"
                out.data[i_2] = at_6[amp_thread_0 - amp_strip];
            }
        }
    }
}

#else
#line 11 "tests/emit/serial_flat.ampc"
AMP_FUNCTION void nearest_kernel_1_tile(
    __global const float *amp_data_centres,
    __global const float *amp_data_points,
    __global int *amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(0, centres)), (amp_offset)AMP_SHAPE(0, centres).stride0, AMP_SHAPE(0, centres).extent0, AMP_SHAPE(0, centres).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local float (*const all_)[16][8] = (__local float (*)[16][8])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
#line 13 "tests/emit/serial_flat.ampc"
            
            (*all_)[amp_thread_0][amp_thread_1] = centres.data[(long)amp_thread_0 * centres.stride0 + amp_thread_1];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        float least_2[8];
        int at_2[8];
        float kept[8][8];
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
#line 16 "tests/emit/serial_flat.ampc"
            least_2[amp_thread_1] = (float)INFINITY;
            at_2[amp_thread_1] = 0;
        }  {
            #pragma clang loop vectorize(disable) unroll_count(8)
            for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
                int i_2 = amp_thread_0 * 8 + amp_thread_1 + ((int)amp_place.item[0] * 8) * 16;
#line 18 "tests/emit/serial_flat.ampc"
                {

                    #pragma unroll
                    for (int d_2 = 0; d_2 < 8; d_2++) kept[d_2][amp_thread_1] = points.data[i_2 * points.stride0 + d_2];
#line 26 "tests/emit/serial_flat.ampc"
                }
            }
#line 18 "tests/emit/serial_flat.ampc"
            for (int k_2 = 0; k_2 < 16; k_2++) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
#line 19 "tests/emit/serial_flat.ampc"
                    float sum_2 = 0;
                    #pragma unroll
                    for (int d_2 = 0; d_2 < 8; d_2++) sum_2 += (kept[d_2][amp_thread_1] - (*all_)[k_2][d_2]) * (kept[d_2][amp_thread_1] - (*all_)[k_2][d_2]);
                    if (sum_2 < least_2[amp_thread_1]) {
                        least_2[amp_thread_1] = sum_2;
                        at_2[amp_thread_1] = k_2;
                    }
                }
            }
        }
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int i_2 = amp_thread_0 * 8 + amp_thread_1 + ((int)amp_place.item[0] * 8) * 16;
#line 27 "tests/emit/serial_flat.ampc"
            out.data[(long)amp_thread_0 * 8 + amp_thread_1 + (long)((int)amp_place.item[0] * 8) * 16] = at_2[amp_thread_1];
        }
    }
}

AMP_KERNEL void nearest_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_centres,
    __global const float *AMP_RESTRICT amp_data_points,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(512)
    const long amp_tiles = amp_block.amp_domain[0] / 128;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        nearest_kernel_1_tile(amp_data_centres, amp_data_points, amp_data_out, amp_block, amp_at, amp_memory);
}

#endif

#line 11 "tests/emit/serial_flat.ampc"
__kernel
__attribute__((reqd_work_group_size(128, 1, 1)))
void nearest_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_centres,
    __global const float *AMP_RESTRICT amp_data_points,
    __global int *amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(0, centres)), (amp_offset)AMP_SHAPE(0, centres).stride0, AMP_SHAPE(0, centres).extent0, AMP_SHAPE(0, centres).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 128 - 1;
#endif
    __local float all_[16][8] __attribute__((aligned(16)));
#line 11 "tests/emit/serial_flat.ampc"
    {

        int me = (int)get_local_id(0); int i[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/serial_flat.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at_2 * 128 + (int)get_local_id(0); }
        all_[me / 8][me % 8] = centres.data[me / 8 * centres.stride0 + me % 8];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float least[4]; int at[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/serial_flat.ampc"
            least[amp_n] = (float)INFINITY;
            at[amp_n] = 0;
#line 16 "tests/emit/serial_flat.ampc"
        }

        for (int k = 0; k < 16; k++) {
            float sum[4]; 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/serial_flat.ampc"
                sum[amp_n] = 0; }
            #pragma unroll
            for (int d = 0; d < 8; d++) { 
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 21 "tests/emit/serial_flat.ampc"
                    sum[amp_n] += (points.data[i[amp_n] * points.stride0 + d] - all_[k][d]) * (points.data[i[amp_n] * points.stride0 + d] - all_[k][d]); } }
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 22 "tests/emit/serial_flat.ampc"
                if (sum[amp_n] < least[amp_n]) {
                    least[amp_n] = sum[amp_n];
                    at[amp_n] = k;
                } }
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 27 "tests/emit/serial_flat.ampc"
            out.data[i[amp_n]] = at[amp_n]; }
    }
}
