typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_gray_kernel_1 {
    int amp_domain[4];
    amp_shape_2 out;
    amp_shape_3 in;
} amp_block_of_gray_kernel_1;
typedef char amp_size_of_gray_kernel_1[sizeof(amp_block_of_gray_kernel_1) == 80 ? 1 : -1];


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

typedef struct view_uchar_3 {
    __global uchar *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_uchar_3;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 8 "tests/emit/pitch.ampc"
__kernel
void gray_kernel_1(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const uchar *AMP_RESTRICT amp_data_in,
    const amp_block_of_gray_kernel_1 amp_block)
{
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, (amp_offset)AMP_SHAPE(1, in).stride1, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1, AMP_SHAPE(1, in).extent2};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 8 "tests/emit/pitch.ampc"
    {
        int y = i.x; int x = i.y;
        out.data[y * out.stride0 + x] = (uchar)((in.data[y * in.stride0 + x * in.stride1 + 0] * 77 + in.data[y * in.stride0 + x * in.stride1 + 1] * 150 + in.data[y * in.stride0 + x * in.stride1 + 2] * 29) >> 8);

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

#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)
typedef _BitInt(16) amp_short;
typedef unsigned _BitInt(16) amp_ushort;
#else
typedef short amp_short;
typedef ushort amp_ushort;
#endif

#ifndef AMP_OVERLAP
#line 8 "tests/emit/pitch.ampc"
AMP_KERNEL void gray_kernel_1_serial(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const uchar *AMP_RESTRICT amp_data_in,
    const amp_block_of_gray_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, (amp_offset)AMP_SHAPE(1, in).stride1, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1, AMP_SHAPE(1, in).extent2};
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
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 i = (int2)(amp_thread_0, amp_thread_1);
            int x = i.y;
#line 9 "tests/emit/pitch.ampc"
            
            out.data[(long)y * out.stride0 + x] = (uchar)(((amp_ushort)in.data[(long)y * in.stride0 + ((long)x * 3 + 0)] * (amp_ushort)77 + (amp_ushort)in.data[(long)y * in.stride0 + ((long)x * 3 + 1)] * (amp_ushort)150 + (amp_ushort)in.data[(long)y * in.stride0 + ((long)x * 3 + 2)] * (amp_ushort)29) >> (amp_ushort)8);
        }
    }
}

#else
#line 8 "tests/emit/pitch.ampc"
AMP_KERNEL void gray_kernel_1_serial(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const uchar *AMP_RESTRICT amp_data_in,
    const amp_block_of_gray_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, (amp_offset)AMP_SHAPE(1, in).stride1, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1, AMP_SHAPE(1, in).extent2};
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
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 i = (int2)(amp_thread_0, amp_thread_1);
            int x = i.y;
#line 9 "tests/emit/pitch.ampc"
            
            out.data[y * out.stride0 + x] = (uchar)(((amp_ushort)in.data[y * in.stride0 + x * in.stride1 + 0] * (amp_ushort)77 + (amp_ushort)in.data[y * in.stride0 + x * in.stride1 + 1] * (amp_ushort)150 + (amp_ushort)in.data[y * in.stride0 + x * in.stride1 + 2] * (amp_ushort)29) >> (amp_ushort)8);
        }
    }
}

#endif

#line 8 "tests/emit/pitch.ampc"
static void gray_kernel_1_element(
    const view_uchar_2 out,
    const view_uchar_3 in,
    int2 i)
#line 8 "tests/emit/pitch.ampc"
{
    int y = i.x; int x = i.y;
    out.data[y * out.stride0 + x] = (uchar)((in.data[y * in.stride0 + x * in.stride1 + 0] * 77 + in.data[y * in.stride0 + x * in.stride1 + 1] * 150 + in.data[y * in.stride0 + x * in.stride1 + 2] * 29) >> 8);

}

__kernel
void gray_kernel_1_several(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const uchar *AMP_RESTRICT amp_data_in,
    const amp_block_of_gray_kernel_1 amp_block)
{
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, (amp_offset)AMP_SHAPE(1, in).stride1, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1, AMP_SHAPE(1, in).extent2};
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
            gray_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        gray_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_block_of_turn_kernel_1 {
    int amp_domain[4];
    amp_shape_2 m;
    amp_shape_2 points;
} amp_block_of_turn_kernel_1;
typedef char amp_size_of_turn_kernel_1[sizeof(amp_block_of_turn_kernel_1) == 64 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 18 "tests/emit/pitch.ampc"
__kernel
void turn_kernel_1(
    __global const float *AMP_RESTRICT amp_data_m,
    __global float *AMP_RESTRICT amp_data_points,
    const amp_block_of_turn_kernel_1 amp_block)
{
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 18 "tests/emit/pitch.ampc"
    {
        float p[3];
        for (int r = 0; r < 3; r++) {
            p[r] = 0;
            for (int k = 0; k <= 2; k++)
                p[r] += m.data[r * m.stride0 + k] * points.data[i * points.stride0 + k];
        }
        #pragma unroll
        for (int r = 0; r < 3; r++) points.data[i * points.stride0 + r] = p[r];
    }
}

#ifndef AMP_OVERLAP
#line 18 "tests/emit/pitch.ampc"
AMP_KERNEL void turn_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_m,
    __global float *AMP_RESTRICT amp_data_points,
    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 19 "tests/emit/pitch.ampc"
            float p_0 = 0; float p_1 = 0; float p_2 = 0;
            { {
                    p_0 = 0;
                    #pragma unroll
                    for (int k_2 = 0; k_2 <= 2; k_2++) p_0 += m.data[k_2] * points.data[(long)i * 3 + k_2];
                }
#line 20 "tests/emit/pitch.ampc"
                {
                    p_1 = 0;
                    #pragma unroll
                    for (int k_3 = 0; k_3 <= 2; k_3++) p_1 += m.data[1 * m.stride0 + k_3] * points.data[(long)i * 3 + k_3];
                }
#line 20 "tests/emit/pitch.ampc"
                {
                    p_2 = 0;
                    #pragma unroll
                    for (int k_4 = 0; k_4 <= 2; k_4++) p_2 += m.data[2 * m.stride0 + k_4] * points.data[(long)i * 3 + k_4];
                } }
            {
                points.data[(long)i * 3 + 0] = p_0; points.data[(long)i * 3 + 1] = p_1; points.data[(long)i * 3 + 2] = p_2; }
        }
    }
}

#else
#line 18 "tests/emit/pitch.ampc"
AMP_KERNEL void turn_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_m,
    __global float *AMP_RESTRICT amp_data_points,
    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 19 "tests/emit/pitch.ampc"
            float p_0 = 0; float p_1 = 0; float p_2 = 0;
            { {
                    p_0 = 0;
                    #pragma unroll
                    for (int k_2 = 0; k_2 <= 2; k_2++) p_0 += m.data[k_2] * points.data[i * points.stride0 + k_2];
                }
#line 20 "tests/emit/pitch.ampc"
                {
                    p_1 = 0;
                    #pragma unroll
                    for (int k_3 = 0; k_3 <= 2; k_3++) p_1 += m.data[1 * m.stride0 + k_3] * points.data[i * points.stride0 + k_3];
                }
#line 20 "tests/emit/pitch.ampc"
                {
                    p_2 = 0;
                    #pragma unroll
                    for (int k_4 = 0; k_4 <= 2; k_4++) p_2 += m.data[2 * m.stride0 + k_4] * points.data[i * points.stride0 + k_4];
                } }
            {
                points.data[i * points.stride0 + 0] = p_0; points.data[i * points.stride0 + 1] = p_1; points.data[i * points.stride0 + 2] = p_2; }
        }
    }
}

#endif

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_red_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_2 in;
} amp_block_of_red_kernel_1;
typedef char amp_size_of_red_kernel_1[sizeof(amp_block_of_red_kernel_1) == 56 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 34 "tests/emit/pitch.ampc"
__kernel
void red_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_red_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 34 "tests/emit/pitch.ampc"
    {
        out.data[i] = in.data[i * in.stride0 + 0];
    }
}

#ifndef AMP_OVERLAP
#line 34 "tests/emit/pitch.ampc"
AMP_KERNEL void red_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_red_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 35 "tests/emit/pitch.ampc"
            out.data[i] = in.data[(long)i * 4 + 0];
        }
    }
}

#else
#line 34 "tests/emit/pitch.ampc"
AMP_KERNEL void red_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_red_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 35 "tests/emit/pitch.ampc"
            out.data[i] = in.data[i * in.stride0 + 0];
        }
    }
}

#endif

#line 34 "tests/emit/pitch.ampc"
static void red_kernel_1_element(
    const view_float_1 out,
    const view_float_2 in,
    int i)
#line 34 "tests/emit/pitch.ampc"
{
    out.data[i] = in.data[i * in.stride0 + 0];
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void red_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_red_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            red_kernel_1_element(out, in, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        red_kernel_1_element(out, in, amp_first + amp_n * 256);
}

typedef struct amp_block_of_first_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
} amp_block_of_first_kernel_1;
typedef char amp_size_of_first_kernel_1[sizeof(amp_block_of_first_kernel_1) == 40 ? 1 : -1];


#line 42 "tests/emit/pitch.ampc"
__kernel
void first_kernel_1(
    __global float *AMP_RESTRICT amp_data_a,
    const amp_block_of_first_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 42 "tests/emit/pitch.ampc"
    {
        a.data[i * a.stride0 + 0] = a.data[i * a.stride0 + (a.extent1 - 1)];
    }
}

#line 42 "tests/emit/pitch.ampc"
AMP_KERNEL void first_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_a,
    const amp_block_of_first_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = a.extent1;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 43 "tests/emit/pitch.ampc"
            a.data[i * a.stride0 + 0] = a.data[i * a.stride0 + (extent - 1)];
        }
    }
}

typedef struct amp_block_of_add_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_2 more;
} amp_block_of_add_kernel_1;
typedef char amp_size_of_add_kernel_1[sizeof(amp_block_of_add_kernel_1) == 56 ? 1 : -1];


#line 50 "tests/emit/pitch.ampc"
__kernel
void add_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_more,
    const amp_block_of_add_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(1, more)), (amp_offset)AMP_SHAPE(1, more).stride0, AMP_SHAPE(1, more).extent0, AMP_SHAPE(1, more).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 50 "tests/emit/pitch.ampc"
    {
        out.data[i] += more.data[2 * more.stride0 + 0] + more.data[2 * more.stride0 + 1];
    }
}

#line 50 "tests/emit/pitch.ampc"
AMP_KERNEL void add_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_more,
    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(1, more)), (amp_offset)AMP_SHAPE(1, more).stride0, AMP_SHAPE(1, more).extent0, AMP_SHAPE(1, more).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 51 "tests/emit/pitch.ampc"
            out.data[i] += more.data[2 * more.stride0 + 0] + more.data[2 * more.stride0 + 1];
        }
    }
}

#line 50 "tests/emit/pitch.ampc"
static void add_kernel_1_element(
    const view_float_1 out,
    const view_float_2 more,
    int i)
#line 50 "tests/emit/pitch.ampc"
{
    out.data[i] += more.data[2 * more.stride0 + 0] + more.data[2 * more.stride0 + 1];
}

static void add_kernel_1_elements(
    const view_float_1 out,
    const view_float_2 more,
    int i)
#line 50 "tests/emit/pitch.ampc"
{
    float late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 51 "tests/emit/pitch.ampc"
        late[amp_n] = out.data[i + amp_n * 256]; late[amp_n] += more.data[2 * more.stride0 + 0] + more.data[2 * more.stride0 + 1]; } 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 51 "tests/emit/pitch.ampc"
        out.data[i + amp_n * 256] = late[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void add_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_more,
    const amp_block_of_add_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 more = {AMP_DATA(__global float *, amp_data_more, AMP_SHAPE(1, more)), (amp_offset)AMP_SHAPE(1, more).stride0, AMP_SHAPE(1, more).extent0, AMP_SHAPE(1, more).extent1};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            add_kernel_1_element(out, more, amp_first + amp_n * 256);
        return;
    }
#endif
    add_kernel_1_elements(out, more, amp_first);
}

typedef struct amp_block_of_pick_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_2 in;
} amp_block_of_pick_kernel_1;
typedef char amp_size_of_pick_kernel_1[sizeof(amp_block_of_pick_kernel_1) == 56 ? 1 : -1];


#line 58 "tests/emit/pitch.ampc"
__kernel
void pick_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_pick_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 58 "tests/emit/pitch.ampc"
    {
        ulong row = (ulong)i * 2;
        out.data[i] = in.data[row * in.stride0 + 0] - in.data[row * in.stride0 + 1];
    }
}

#line 58 "tests/emit/pitch.ampc"
AMP_KERNEL void pick_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_pick_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
            ulong row = (ulong)i * 2;
#line 59 "tests/emit/pitch.ampc"
            
            out.data[i] = in.data[row * in.stride0 + 0] - in.data[row * in.stride0 + 1];
        }
    }
}

#line 58 "tests/emit/pitch.ampc"
static void pick_kernel_1_element(
    const view_float_1 out,
    const view_float_2 in,
    int i)
#line 58 "tests/emit/pitch.ampc"
{
    ulong row = (ulong)i * 2;
    out.data[i] = in.data[row * in.stride0 + 0] - in.data[row * in.stride0 + 1];
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void pick_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_pick_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            pick_kernel_1_element(out, in, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        pick_kernel_1_element(out, in, amp_first + amp_n * 256);
}

typedef struct amp_block_of_determinants_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_3 m;
} amp_block_of_determinants_kernel_1;
typedef char amp_size_of_determinants_kernel_1[sizeof(amp_block_of_determinants_kernel_1) == 72 ? 1 : -1];


typedef struct view_float_3 {
    __global float *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_float_3;

#line 67 "tests/emit/pitch.ampc"
__kernel
void determinants_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_m,
    const amp_block_of_determinants_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 67 "tests/emit/pitch.ampc"
    {
        out.data[i] = m.data[i * m.stride0 + 0] * m.data[i * m.stride0 + 1 * m.stride1 + 1] - m.data[i * m.stride0 + 1] * m.data[i * m.stride0 + 1 * m.stride1 + 0];
    }
}

#ifndef AMP_OVERLAP
#line 67 "tests/emit/pitch.ampc"
AMP_KERNEL void determinants_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_m,
    const amp_block_of_determinants_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 68 "tests/emit/pitch.ampc"
            out.data[i] = m.data[(long)i * 4 + (0 * 2 + 0)] * m.data[(long)i * 4 + (1 * 2 + 1)] - m.data[(long)i * 4 + (0 * 2 + 1)] * m.data[(long)i * 4 + (1 * 2 + 0)];
        }
    }
}

#else
#line 67 "tests/emit/pitch.ampc"
AMP_KERNEL void determinants_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_m,
    const amp_block_of_determinants_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 68 "tests/emit/pitch.ampc"
            out.data[i] = m.data[i * m.stride0 + 0] * m.data[i * m.stride0 + 1 * m.stride1 + 1] - m.data[i * m.stride0 + 1] * m.data[i * m.stride0 + 1 * m.stride1 + 0];
        }
    }
}

#endif

#line 67 "tests/emit/pitch.ampc"
static void determinants_kernel_1_element(
    const view_float_1 out,
    const view_float_3 m,
    int i)
#line 67 "tests/emit/pitch.ampc"
{
    out.data[i] = m.data[i * m.stride0 + 0] * m.data[i * m.stride0 + 1 * m.stride1 + 1] - m.data[i * m.stride0 + 1] * m.data[i * m.stride0 + 1 * m.stride1 + 0];
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void determinants_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_m,
    const amp_block_of_determinants_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_3 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(1, m)), (amp_offset)AMP_SHAPE(1, m).stride0, (amp_offset)AMP_SHAPE(1, m).stride1, AMP_SHAPE(1, m).extent0, AMP_SHAPE(1, m).extent1, AMP_SHAPE(1, m).extent2};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            determinants_kernel_1_element(out, m, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        determinants_kernel_1_element(out, m, amp_first + amp_n * 256);
}

typedef struct amp_block_of_nearest_kernel_1 {
    int amp_domain[4];
    amp_shape_2 points;
    amp_shape_2 planes;
    amp_shape_1 out;
} amp_block_of_nearest_kernel_1;
typedef char amp_size_of_nearest_kernel_1[sizeof(amp_block_of_nearest_kernel_1) == 80 ? 1 : -1];


#line 73 "tests/emit/pitch.ampc"
static float length_(view_float_1 p)
{
    float sum = 0;
    for (int k = 0; k < 3; k++)
        sum += p.data[k] * p.data[k];
    return sum;
}

#line 84 "tests/emit/pitch.ampc"
__kernel
void nearest_kernel_1(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_planes,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(1, planes)), (amp_offset)AMP_SHAPE(1, planes).stride0, AMP_SHAPE(1, planes).extent0, AMP_SHAPE(1, planes).extent1};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 84 "tests/emit/pitch.ampc"
    {
        view_float_1 p = (view_float_1){points.data + i * points.stride0, points.extent1};
        float least = length_(p);
        for (int k = 0; k < planes.extent0; k++) {
            view_float_1 n = (view_float_1){planes.data + k * planes.stride0, planes.extent1};
            float d = p.data[0] * n.data[0] + p.data[1] * n.data[1] + p.data[2] * n.data[2];
            if (d < least)
                least = d;
        }
        out.data[i] = least;
    }
}

#ifndef AMP_OVERLAP
#line 84 "tests/emit/pitch.ampc"
AMP_KERNEL void nearest_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_planes,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(1, planes)), (amp_offset)AMP_SHAPE(1, planes).stride0, AMP_SHAPE(1, planes).extent0, AMP_SHAPE(1, planes).extent1};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = planes.extent0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float least[1024];
        float kept[1024];
        float kept_2[1024];
        float kept_3[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                    
#line 85 "tests/emit/pitch.ampc"
                    ;
#line 75 "tests/emit/pitch.ampc"
                    float sum = 0;
                    #pragma unroll
                    for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[(long)i * 3 + k_2] * points.data[(long)i * 3 + k_2];
#line 86 "tests/emit/pitch.ampc"
                    least[amp_thread_0 - amp_strip] = sum;
                }  {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                        int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                        if (0 < extent) {

                            kept[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 2];


                        }
                    }
#line 87 "tests/emit/pitch.ampc"
                    for (int k = 0; k < extent; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 88 "tests/emit/pitch.ampc"
                            ;
                            float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];
                            { const int amp_is = ((d < least[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int i = amp_thread_0;
#line 93 "tests/emit/pitch.ampc"
                    out.data[i] = least[amp_thread_0 - amp_strip];
                }
            }
            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                    
#line 85 "tests/emit/pitch.ampc"
                    ;
#line 75 "tests/emit/pitch.ampc"
                    float sum = 0;
                    #pragma unroll
                    for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[(long)i * 3 + k_2] * points.data[(long)i * 3 + k_2];
#line 86 "tests/emit/pitch.ampc"
                    least[amp_thread_0 - amp_strip] = sum;
                }  {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                        int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                        if (0 < extent) {

                            kept[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 2];


                        }
                    }
#line 87 "tests/emit/pitch.ampc"
                    for (int k = 0; k < extent; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 88 "tests/emit/pitch.ampc"
                            ;
                            float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];
                            { const int amp_is = ((d < least[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int i = amp_thread_0;
#line 93 "tests/emit/pitch.ampc"
                    out.data[i] = least[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                
#line 85 "tests/emit/pitch.ampc"
                ;
#line 75 "tests/emit/pitch.ampc"
                float sum = 0;
                #pragma unroll
                for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[(long)i * 3 + k_2] * points.data[(long)i * 3 + k_2];
#line 86 "tests/emit/pitch.ampc"
                least[amp_thread_0 - amp_strip] = sum;
            }  {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                    if (0 < extent) {

                        kept[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[(long)i * 3 + 2];


                    }
                }
#line 87 "tests/emit/pitch.ampc"
                for (int k = 0; k < extent; k++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 88 "tests/emit/pitch.ampc"
                        ;
                        float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];
                        if (d < least[amp_thread_0 - amp_strip])
                            least[amp_thread_0 - amp_strip] = d;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 93 "tests/emit/pitch.ampc"
                out.data[i] = least[amp_thread_0 - amp_strip];
            }
        }
    }
}

#else
#line 84 "tests/emit/pitch.ampc"
AMP_KERNEL void nearest_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_planes,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(1, planes)), (amp_offset)AMP_SHAPE(1, planes).stride0, AMP_SHAPE(1, planes).extent0, AMP_SHAPE(1, planes).extent1};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = planes.extent0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float least[1024];
        float kept[1024];
        float kept_2[1024];
        float kept_3[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                    
#line 85 "tests/emit/pitch.ampc"
                    ;
#line 75 "tests/emit/pitch.ampc"
                    float sum = 0;
                    #pragma unroll
                    for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[i * points.stride0 + k_2] * points.data[i * points.stride0 + k_2];
#line 86 "tests/emit/pitch.ampc"
                    least[amp_thread_0 - amp_strip] = sum;
                }  {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                        int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                        if (0 < extent) {

                            kept[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 2];


                        }
                    }
#line 87 "tests/emit/pitch.ampc"
                    for (int k = 0; k < extent; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 88 "tests/emit/pitch.ampc"
                            ;
                            float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];
                            { const int amp_is = ((d < least[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int i = amp_thread_0;
#line 93 "tests/emit/pitch.ampc"
                    out.data[i] = least[amp_thread_0 - amp_strip];
                }
            }
            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                    
#line 85 "tests/emit/pitch.ampc"
                    ;
#line 75 "tests/emit/pitch.ampc"
                    float sum = 0;
                    #pragma unroll
                    for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[i * points.stride0 + k_2] * points.data[i * points.stride0 + k_2];
#line 86 "tests/emit/pitch.ampc"
                    least[amp_thread_0 - amp_strip] = sum;
                }  {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                        int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                        if (0 < extent) {

                            kept[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 2];


                        }
                    }
#line 87 "tests/emit/pitch.ampc"
                    for (int k = 0; k < extent; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 88 "tests/emit/pitch.ampc"
                            ;
                            float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];
                            { const int amp_is = ((d < least[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = least[amp_thread_0 - amp_strip]; least[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int i = amp_thread_0;
#line 93 "tests/emit/pitch.ampc"
                    out.data[i] = least[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                
#line 85 "tests/emit/pitch.ampc"
                ;
#line 75 "tests/emit/pitch.ampc"
                float sum = 0;
                #pragma unroll
                for (int k_2 = 0; k_2 < 3; k_2++) sum += points.data[i * points.stride0 + k_2] * points.data[i * points.stride0 + k_2];
#line 86 "tests/emit/pitch.ampc"
                least[amp_thread_0 - amp_strip] = sum;
            }  {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 87 "tests/emit/pitch.ampc"
                    if (0 < extent) {

                        kept[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 0]; kept_2[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 1]; kept_3[amp_thread_0 - amp_strip] = points.data[i * points.stride0 + 2];


                    }
                }
#line 87 "tests/emit/pitch.ampc"
                for (int k = 0; k < extent; k++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 88 "tests/emit/pitch.ampc"
                        ;
                        float d = kept[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 0] + kept_2[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 1] + kept_3[amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + 2];
                        if (d < least[amp_thread_0 - amp_strip])
                            least[amp_thread_0 - amp_strip] = d;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 93 "tests/emit/pitch.ampc"
                out.data[i] = least[amp_thread_0 - amp_strip];
            }
        }
    }
}

#endif
