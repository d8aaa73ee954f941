typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_volume_kernel_1 {
    int amp_domain[4];
    int d;
    int h;
    int w;
    amp_shape_3 in;
    amp_shape_3 out;
} amp_block_of_volume_kernel_1;
typedef char amp_size_of_volume_kernel_1[sizeof(amp_block_of_volume_kernel_1) == 112 ? 1 : -1];


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

typedef struct view_float_3 {
    __global float *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_float_3;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 9 "tests/emit/split.ampc"
__kernel
void volume_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_volume_kernel_1 amp_block)
{
    const int d = amp_block.d;
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};
    int3 p = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));
    if (p.x >= amp_block.amp_domain[0]
        || p.y >= amp_block.amp_domain[1]
        || p.z >= amp_block.amp_domain[2])
        return;
#line 9 "tests/emit/split.ampc"
    {
        float sum = 0;
        for (int k = 0; k < 27; k++) {
            int z = p.x + k / 9 - 1; int y = p.y + k / 3 % 3 - 1; int x = p.z + k % 3 - 1;
            if (z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w)
                sum += in.data[z * in.stride0 + y * in.stride1 + x];
        }
        out.data[p.x * out.stride0 + p.y * out.stride1 + p.z] = sum;
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

#line 9 "tests/emit/split.ampc"
AMP_KERNEL void volume_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_volume_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int d = amp_block.d;
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};
    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);
    const long amp_part_1 = amp_place.item[1];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);
    const long amp_part_2 = amp_place.item[0];
    const int amp_begin_2 = (int)(amp_block.amp_domain[2] * amp_part_2 / amp_place.items[0]);
    const int amp_end_2 = (int)(amp_block.amp_domain[2] * (amp_part_2 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = amp_begin_1, amp_thread_2 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
        for (int amp_thread_1 = amp_begin_1; amp_thread_1 < amp_end_1; amp_thread_1++)
            for (int amp_strip = amp_begin_2, amp_stop; amp_strip < amp_end_2; amp_strip = amp_stop) {
                amp_stop = amp_end_2 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_2;
                float sum[1024];
                int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {
#line 10 "tests/emit/split.ampc"
                    sum[amp_thread_2 - amp_strip] = 0;
                } for (int k = 0; k < 27; k++) {
                    int z = p.x + k / 9 - 1;
                    int y = p.y + k / 3 % 3 - 1; if (z >= 0) { if (z < d) { if (y >= 0) { if (y < h) {  {
                                        const int amp_from_1 = (int)clamp((long)0 - (int)(((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z + k % 3 - 1), (long)amp_strip, (long)amp_stop);
#line 13 "tests/emit/split.ampc"
                                        {
                                            const int amp_to_2 = (int)clamp((long)w - (int)(((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z + k % 3 - 1), (long)amp_from_1, (long)amp_stop);
                                            #pragma clang loop vectorize(assume_safety)
                                            for (int amp_thread_2 = amp_from_1; amp_thread_2 < amp_to_2; amp_thread_2++) {
                                                int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
                                                int x = p.z + k % 3 - 1;
#line 14 "tests/emit/split.ampc"
                                                sum[amp_thread_2 - amp_strip] += in.data[(long)z * in.stride0 + (long)y * in.stride1 + x];
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {
                    int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
#line 16 "tests/emit/split.ampc"
                    out.data[(long)p.x * out.stride0 + (long)p.y * out.stride1 + p.z] = sum[amp_thread_2 - amp_strip];
                }
            }
}

#line 9 "tests/emit/split.ampc"
static void volume_kernel_1_element(
    const int d,
    const int h,
    const int w,
    const view_float_3 in,
    const view_float_3 out,
    int3 p)
#line 9 "tests/emit/split.ampc"
{
    float sum = 0;
    for (int k = 0; k < 27; k++) {
        int z = p.x + k / 9 - 1; int y = p.y + k / 3 % 3 - 1; int x = p.z + k % 3 - 1;
        if (z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w)
            sum += in.data[z * in.stride0 + y * in.stride1 + x];
    }
    out.data[p.x * out.stride0 + p.y * out.stride1 + p.z] = sum;
}

static void volume_kernel_1_elements(
    const int d,
    const int h,
    const int w,
    const view_float_3 in,
    const view_float_3 out,
    int3 p)
#line 9 "tests/emit/split.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/split.ampc"
        sum[amp_n] = 0; }
    #pragma unroll
    for (int k = 0; k < 27; k++) { int z = p.x + k / 9 - 1; int y[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 12 "tests/emit/split.ampc"
            y[amp_n] = p.y + amp_n + k / 3 % 3 - 1; } int x = p.z + k % 3 - 1;
        if (z >= 0 && z < d && x >= 0 && x < w) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/split.ampc"
                if (y[amp_n] >= 0 && y[amp_n] < h)
                    sum[amp_n] += in.data[z * in.stride0 + y[amp_n] * in.stride1 + x]; } }
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/split.ampc"
        out.data[p.x * out.stride0 + (p.y + amp_n) * out.stride1 + p.z] = sum[amp_n]; }
}

__kernel
void volume_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_volume_kernel_1 amp_block)
{
    const int d = amp_block.d;
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};
    const int amp_z = amp_thread(2);
    if (amp_z >= amp_block.amp_domain[0])
        return;
    const int amp_x = amp_thread(0);
    if (amp_x >= amp_block.amp_domain[2])
        return;
    const int amp_first = amp_thread(1) * 4;
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[1])
        return;
#else
    if (amp_first + 3 >= amp_block.amp_domain[1]) {
        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[1]; amp_n++)
            volume_kernel_1_element(d, h, w, in, out, (int3)(amp_z, amp_first + amp_n, amp_x));
        return;
    }
#endif
    volume_kernel_1_elements(d, h, w, in, out, (int3)(amp_z, amp_first, amp_x));
}

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_picture_kernel_1 {
    int amp_domain[4];
    int h;
    int w;
    amp_shape_2 in;
    int part;
    amp_shape_2 out;
} amp_block_of_picture_kernel_1;
typedef char amp_size_of_picture_kernel_1[sizeof(amp_block_of_picture_kernel_1) == 80 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 23 "tests/emit/split.ampc"
__kernel
void picture_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_picture_kernel_1 amp_block)
{
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};
    const int part = amp_block.part;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1};
    int2 p = (int2)(amp_thread(1), amp_thread(0));
    if (p.x >= amp_block.amp_domain[0]
        || p.y >= amp_block.amp_domain[1])
        return;
#line 23 "tests/emit/split.ampc"
    {
        float sum = 0;
        for (int k = 0; k < 3; k++) {
            int y = p.x + k - 1; int x = p.y + k - 1;
            if (y >= 0 && y < h && x >= 0 && x < w)
                sum += in.data[y * in.stride0 + x];
            if (part > 0 && x > 0 && x < w - 1 && (p.x ^ k) % part == 1)
                sum += 1;
            if (x >= 0 && x < w && part > k && in.data[p.x * in.stride0 + x] > 0)
                sum += 2;
            if (x >= 0 && (x < w && p.x > k) && part > k)
                sum += 4;
        }
        out.data[p.x * out.stride0 + p.y] = sum;
    }
}

static int amp_remainder_int(int x, int y)
{
#ifdef cl_khr_fp64
    return x - (int)((double)x / (double)y) * y;
#else
    return x % y;
#endif
}

#line 23 "tests/emit/split.ampc"
AMP_KERNEL void picture_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_picture_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};
    const int part = amp_block.part;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1};
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
#line 23 "tests/emit/split.ampc"
        {
            const int amp_at_1 = (int)clamp((long)1 - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp(clamp((long)((long)w - 1), -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                    amp_to_3 = amp_at_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                const int amp_thread_1 = amp_from_3;
                if (0 <= (long)((int2)(amp_thread_0, amp_thread_1)).x - 1 && 0 <= (long)h - (long)((int2)(amp_thread_0, amp_thread_1)).x - 2 && ((int2)(amp_thread_0, amp_thread_1)).y >= 1 && ((int2)(amp_thread_0, amp_thread_1)).y < (long)w - 1) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 24 "tests/emit/split.ampc"
                        float sum_2 = 0;
                        #pragma unroll
                        for (int k_2 = 0; k_2 < 3; k_2++) { int y_2 = p.x + k_2 - 1; int x_2 = p.y + k_2 - 1;

                            sum_2 += in.data[y_2 * in.stride0 + x_2];
                            if (part > 0 && x_2 > 0 && x_2 < w - 1 && amp_remainder_int(p.x ^ k_2, part) == 1)
                                sum_2 += 1;
                            if (x_2 >= 0 && x_2 < w && part > k_2 && in.data[p.x * in.stride0 + x_2] > 0)
                                sum_2 += 2;
                            if (x_2 >= 0 && (x_2 < w && p.x > k_2) && part > k_2)
                                sum_2 += 4;
                        }
                        out.data[(long)p.x * out.stride0 + p.y] = sum_2;
                    }
                } else {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 24 "tests/emit/split.ampc"
                        float sum = 0;
                        #pragma unroll
                        for (int k = 0; k < 3; k++) { int y = p.x + k - 1; int x = p.y + k - 1;
                            if (y >= 0 && y < h && x >= 0 && x < w)
                                sum += in.data[y * in.stride0 + x];
                            if (part > 0 && x > 0 && x < w - 1 && amp_remainder_int(p.x ^ k, part) == 1)
                                sum += 1;
                            if (x >= 0 && x < w && part > k && in.data[p.x * in.stride0 + x] > 0)
                                sum += 2;
                            if (x >= 0 && (x < w && p.x > k) && part > k)
                                sum += 4;
                        }
                        out.data[(long)p.x * out.stride0 + p.y] = sum;
                    }
                }
            }
        }
    }
}

#line 23 "tests/emit/split.ampc"
static void picture_kernel_1_element(
    const int h,
    const int w,
    const view_float_2 in,
    const int part,
    const view_float_2 out,
    int2 p)
#line 23 "tests/emit/split.ampc"
{
    float sum = 0;
    for (int k = 0; k < 3; k++) {
        int y = p.x + k - 1; int x = p.y + k - 1;
        if (y >= 0 && y < h && x >= 0 && x < w)
            sum += in.data[y * in.stride0 + x];
        if (part > 0 && x > 0 && x < w - 1 && (p.x ^ k) % part == 1)
            sum += 1;
        if (x >= 0 && x < w && part > k && in.data[p.x * in.stride0 + x] > 0)
            sum += 2;
        if (x >= 0 && (x < w && p.x > k) && part > k)
            sum += 4;
    }
    out.data[p.x * out.stride0 + p.y] = sum;
}

static void picture_kernel_1_elements(
    const int h,
    const int w,
    const view_float_2 in,
    const int part,
    const view_float_2 out,
    int2 p)
#line 23 "tests/emit/split.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/split.ampc"
        sum[amp_n] = 0; }
    #pragma unroll
    for (int k = 0; k < 3; k++) { int y[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 26 "tests/emit/split.ampc"
            y[amp_n] = p.x + amp_n + k - 1; } int x = p.y + k - 1;
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 27 "tests/emit/split.ampc"
            if (y[amp_n] >= 0 && y[amp_n] < h && x >= 0 && x < w)
                sum[amp_n] += in.data[y[amp_n] * in.stride0 + x];
            if (part > 0 && x > 0 && x < w - 1 && ((p.x + amp_n) ^ k) % part == 1)
                sum[amp_n] += 1;
            if (x >= 0 && x < w && part > k && in.data[(p.x + amp_n) * in.stride0 + x] > 0)
                sum[amp_n] += 2;
            if (x >= 0 && (x < w && p.x + amp_n > k) && part > k)
                sum[amp_n] += 4;
#line 28 "tests/emit/split.ampc"
        }
#line 35 "tests/emit/split.ampc"
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 36 "tests/emit/split.ampc"
        out.data[(p.x + amp_n) * out.stride0 + p.y] = sum[amp_n]; }
}

__kernel
void picture_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_picture_kernel_1 amp_block)
{
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1};
    const int part = amp_block.part;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1};
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
            picture_kernel_1_element(h, w, in, part, out, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    picture_kernel_1_elements(h, w, in, part, out, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_choices_kernel_1 {
    int amp_domain[4];
    int d;
    int h;
    int w;
    amp_shape_3 in;
    amp_shape_3 out;
} amp_block_of_choices_kernel_1;
typedef char amp_size_of_choices_kernel_1[sizeof(amp_block_of_choices_kernel_1) == 112 ? 1 : -1];


#line 44 "tests/emit/split.ampc"
__kernel
void choices_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_choices_kernel_1 amp_block)
{
    const int d = amp_block.d;
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};
    int3 p = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));
    if (p.x >= amp_block.amp_domain[0]
        || p.y >= amp_block.amp_domain[1]
        || p.z >= amp_block.amp_domain[2])
        return;
#line 44 "tests/emit/split.ampc"
    {
        float sum = 0; float least = 9; float rest = 0;
        for (int k = 0; k < 3; k++) {
            int z = p.x + k - 1; int y = p.y + k - 1; int x = p.z + 1 - k;
            sum += z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w ? in.data[z * in.stride0 + y * in.stride1 + x] : 0.5f;
            least = z >= 0 && z < d && y + 1 < h ? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : 1;
            rest = z >= 0 && z < d && y + 1 < h ? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : in.data[0];
        }
        out.data[p.x * out.stride0 + p.y * out.stride1 + p.z] = sum + least + rest;
    }
}

#line 44 "tests/emit/split.ampc"
AMP_KERNEL void choices_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_choices_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int d = amp_block.d;
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};
    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);
    const long amp_part_1 = amp_place.item[1];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);
    const long amp_part_2 = amp_place.item[0];
    const int amp_begin_2 = (int)(amp_block.amp_domain[2] * amp_part_2 / amp_place.items[0]);
    const int amp_end_2 = (int)(amp_block.amp_domain[2] * (amp_part_2 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = amp_begin_1, amp_thread_2 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
        for (int amp_thread_1 = amp_begin_1; amp_thread_1 < amp_end_1; amp_thread_1++) {
            const int amp_strip = amp_begin_2, amp_stop = amp_end_2;
            int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
#line 44 "tests/emit/split.ampc"
            {
                const int amp_at_1 = (int)clamp((long)1 - ((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z, (long)amp_strip, (long)amp_stop);
                const int amp_at_2 = (int)clamp(clamp((long)((long)w - 1), -LONG_MAX / 2, LONG_MAX / 2) - ((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z, (long)amp_strip, (long)amp_stop);
                for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                    amp_to_3 = amp_stop;
                    if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                        amp_to_3 = amp_at_1;
                    if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                        amp_to_3 = amp_at_2;
                    const int amp_thread_2 = amp_from_3;
                    if (0 <= (long)((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).x - 1 && 0 <= (long)d - (long)((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).x - 2 && 0 <= (long)((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).y - 1 && 0 <= (long)h - (long)((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).y - 3 && ((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z >= 1 && ((int3)(amp_thread_0, amp_thread_1, amp_thread_2)).z < (long)w - 1) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_2 = amp_from_3; amp_thread_2 < amp_to_3; amp_thread_2++) {
                            int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
#line 45 "tests/emit/split.ampc"
                            float sum_2 = 0; float least_2 = 9; float rest_2 = 0;
                            #pragma unroll
                            for (int k_2 = 0; k_2 < 3; k_2++) { int z_2 = p.x + k_2 - 1; int y_2 = p.y + k_2 - 1; int x_2 = p.z + 1 - k_2;
                                sum_2 += in.data[z_2 * in.stride0 + y_2 * in.stride1 + x_2];
                                least_2 = in.data[z_2 * in.stride0 + (y_2 + 1) * in.stride1 + p.z];
                                rest_2 = in.data[z_2 * in.stride0 + (y_2 + 1) * in.stride1 + p.z];
                            }
                            out.data[(long)p.x * out.stride0 + (long)p.y * out.stride1 + p.z] = sum_2 + least_2 + rest_2;
                        }
                    } else {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_2 = amp_from_3; amp_thread_2 < amp_to_3; amp_thread_2++) {
                            int3 p = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
#line 45 "tests/emit/split.ampc"
                            float sum = 0; float least = 9; float rest = 0;
                            #pragma unroll
                            for (int k = 0; k < 3; k++) { int z = p.x + k - 1; int y = p.y + k - 1; int x = p.z + 1 - k;
                                sum += z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w ? in.data[z * in.stride0 + y * in.stride1 + x] : 0.5f;
                                least = z >= 0 && z < d && y + 1 < h ? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : 1;
                                rest = z >= 0 && z < d && y + 1 < h ? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : in.data[0];
                            }
                            out.data[(long)p.x * out.stride0 + (long)p.y * out.stride1 + p.z] = sum + least + rest;
                        }
                    }
                }
            }
        }
}

#line 44 "tests/emit/split.ampc"
static void choices_kernel_1_element(
    const int d,
    const int h,
    const int w,
    const view_float_3 in,
    const view_float_3 out,
    int3 p)
#line 44 "tests/emit/split.ampc"
{
    float sum = 0; float least = 9; float rest = 0;
    for (int k = 0; k < 3; k++) {
        int z = p.x + k - 1; int y = p.y + k - 1; int x = p.z + 1 - k;
        sum += z >= 0 && z < d && y >= 0 && y < h && x >= 0 && x < w ? in.data[z * in.stride0 + y * in.stride1 + x] : 0.5f;
        least = z >= 0 && z < d && y + 1 < h ? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : 1;
        rest = z >= 0 && z < d && y + 1 < h ? in.data[z * in.stride0 + (y + 1) * in.stride1 + p.z] : in.data[0];
    }
    out.data[p.x * out.stride0 + p.y * out.stride1 + p.z] = sum + least + rest;
}

static void choices_kernel_1_elements(
    const int d,
    const int h,
    const int w,
    const view_float_3 in,
    const view_float_3 out,
    int3 p)
#line 44 "tests/emit/split.ampc"
{
    float sum[4]; float least[4]; float rest[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 45 "tests/emit/split.ampc"
        sum[amp_n] = 0; least[amp_n] = 9; rest[amp_n] = 0; }
    #pragma unroll
    for (int k = 0; k < 3; k++) { int z = p.x + k - 1; int y[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 47 "tests/emit/split.ampc"
            y[amp_n] = p.y + amp_n + k - 1; } int x = p.z + 1 - k;
        if (z >= 0 && z < d && x >= 0 && x < w) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 48 "tests/emit/split.ampc"
                sum[amp_n] += y[amp_n] >= 0 && y[amp_n] < h ? in.data[z * in.stride0 + y[amp_n] * in.stride1 + x] : 0.5f; } } else { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 48 "tests/emit/split.ampc"
                sum[amp_n] += 0.5f; } }
        if (z >= 0 && z < d) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 49 "tests/emit/split.ampc"
                least[amp_n] = y[amp_n] + 1 < h ? in.data[z * in.stride0 + (y[amp_n] + 1) * in.stride1 + p.z] : 1; } } else { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 49 "tests/emit/split.ampc"
                least[amp_n] = (float)1; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 50 "tests/emit/split.ampc"
            rest[amp_n] = z >= 0 && z < d && y[amp_n] + 1 < h ? in.data[z * in.stride0 + (y[amp_n] + 1) * in.stride1 + p.z] : in.data[0]; }
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 52 "tests/emit/split.ampc"
        out.data[p.x * out.stride0 + (p.y + amp_n) * out.stride1 + p.z] = sum[amp_n] + least[amp_n] + rest[amp_n]; }
}

__kernel
void choices_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_choices_kernel_1 amp_block)
{
    const int d = amp_block.d;
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, (amp_offset)AMP_SHAPE(3, in).stride1, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1, AMP_SHAPE(3, in).extent2};
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), (amp_offset)AMP_SHAPE(4, out).stride0, (amp_offset)AMP_SHAPE(4, out).stride1, AMP_SHAPE(4, out).extent0, AMP_SHAPE(4, out).extent1, AMP_SHAPE(4, out).extent2};
    const int amp_z = amp_thread(2);
    if (amp_z >= amp_block.amp_domain[0])
        return;
    const int amp_x = amp_thread(0);
    if (amp_x >= amp_block.amp_domain[2])
        return;
    const int amp_first = amp_thread(1) * 4;
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[1])
        return;
#else
    if (amp_first + 3 >= amp_block.amp_domain[1]) {
        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[1]; amp_n++)
            choices_kernel_1_element(d, h, w, in, out, (int3)(amp_z, amp_first + amp_n, amp_x));
        return;
    }
#endif
    choices_kernel_1_elements(d, h, w, in, out, (int3)(amp_z, amp_first, amp_x));
}
