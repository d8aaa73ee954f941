typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_multiply_kernel_1 {
    int amp_domain[4];
    amp_shape_1 a;
    amp_shape_1 b;
    amp_shape_1 c;
} amp_block_of_multiply_kernel_1;
typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 64 ? 1 : -1];


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

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 8 "tests/emit/packs.ampc"
__kernel
void multiply_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), AMP_SHAPE(1, b).extent0};
    const view_float_1 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), AMP_SHAPE(2, c).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 8 "tests/emit/packs.ampc"
    {
        for (int row = 0; row < 4; row++)
            for (int column = 0; column < 4; column++) {
                float sum = 0;
                for (int k = 0; k < 4; k++)
                    sum += a.data[16 * i + 4 * row + k] * b.data[16 * i + 4 * k + column];
                c.data[16 * i + 4 * row + column] = sum;
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

#line 8 "tests/emit/packs.ampc"
AMP_KERNEL void multiply_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), AMP_SHAPE(1, b).extent0};
    const view_float_1 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), AMP_SHAPE(2, c).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;
#line 9 "tests/emit/packs.ampc"
        for (int row = 0; row < 4; row++) {
            {
                int i = amp_thread_0;
#line 10 "tests/emit/packs.ampc"
                #pragma unroll
                for (int column = 0; column < 4; column++) { float sum = 0;
                    #pragma unroll
                    for (int k = 0; k < 4; k++) sum += a.data[16 * (long)i + 4 * (long)row + k] * b.data[16 * (long)i + 4 * (long)k + column];
                    c.data[16 * (long)i + 4 * (long)row + column] = sum;
                }
            }
        }
    }
}

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_transform_kernel_1 {
    int amp_domain[4];
    amp_shape_2 v;
    amp_shape_3 m;
    amp_shape_2 out;
} amp_block_of_transform_kernel_1;
typedef char amp_size_of_transform_kernel_1[sizeof(amp_block_of_transform_kernel_1) == 104 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

typedef struct view_float_3 {
    __global float *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_float_3;

#line 22 "tests/emit/packs.ampc"
__kernel
void transform_kernel_1(
    __global const float *AMP_RESTRICT amp_data_v,
    __global const float *AMP_RESTRICT amp_data_m,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block)
{
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 22 "tests/emit/packs.ampc"
    {
        for (int column = 0; column < 4; column++) {
            float sum = 0;
            for (int k = 0; k < 4; k++)
                sum += v.data[i * v.stride0 + k] * m.data[i * m.stride0 + k * m.stride1 + column];
            out.data[i * out.stride0 + column] = sum;
        }
    }
}

#ifdef AMP_OVERLAP
#define AMP_IN_ANY_ORDER
#else
#define AMP_IN_ANY_ORDER _Pragma("clang loop vectorize(assume_safety)")
#endif

#ifndef AMP_OVERLAP
#line 22 "tests/emit/packs.ampc"
AMP_KERNEL void transform_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_v,
    __global const float *AMP_RESTRICT amp_data_m,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_IN_ANY_ORDER
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 23 "tests/emit/packs.ampc"
            #pragma unroll
            for (int column = 0; column < 4; column++) { float sum = 0;
                #pragma unroll
                for (int k = 0; k < 4; k++) sum += v.data[(long)i * 4 + k] * m.data[i * m.stride0 + k * m.stride1 + column];
                out.data[(long)i * 4 + column] = sum;
            }
        }
    }
}

#else
#line 22 "tests/emit/packs.ampc"
AMP_KERNEL void transform_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_v,
    __global const float *AMP_RESTRICT amp_data_m,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_transform_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 23 "tests/emit/packs.ampc"
            #pragma unroll
            for (int column = 0; column < 4; column++) { float sum = 0;
                #pragma unroll
                for (int k = 0; k < 4; k++) sum += v.data[(long)i * v.stride0 + k] * m.data[(long)i * m.stride0 + (long)k * m.stride1 + column];
                out.data[(long)i * out.stride0 + column] = sum;
            }
        }
    }
}

#endif

typedef struct amp_block_of_spread_kernel_1 {
    int amp_domain[4];
    amp_shape_1 a;
    amp_shape_1 out;
} amp_block_of_spread_kernel_1;
typedef char amp_size_of_spread_kernel_1[sizeof(amp_block_of_spread_kernel_1) == 48 ? 1 : -1];


#line 35 "tests/emit/packs.ampc"
__kernel
void spread_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_spread_kernel_1 amp_block)
{
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 35 "tests/emit/packs.ampc"
    {
        float x = a.data[i];
        for (int k = 0; k < 12; k++)
            x = x * x * 0.5f - x;
        for (int k = 0; k < 4; k++)
            out.data[16 * i + k] = x;
    }
}

#line 35 "tests/emit/packs.ampc"
AMP_KERNEL void spread_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_spread_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 36 "tests/emit/packs.ampc"
            float x = a.data[i];
            #pragma unroll
            for (int k = 0; k < 12; k++) x = x * x * 0.5f - x;
            #pragma unroll
            for (int k = 0; k < 4; k++) out.data[16 * i + k] = x;
        }
    }
}
