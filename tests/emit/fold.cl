typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_blur_kernel_1 {
    int amp_domain[4];
    amp_shape_3 in;
    amp_shape_3 out;
} amp_block_of_blur_kernel_1;
typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 96 ? 1 : -1];


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

typedef struct view_uchar_3 {
    __global uchar *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_uchar_3;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 6 "tests/emit/fold.ampc"
__kernel
void blur_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};
    const view_uchar_3 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};
    int3 i = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1]
        || i.z >= amp_block.amp_domain[2])
        return;
#line 6 "tests/emit/fold.ampc"
    {
        int y = i.x + 1; int x = i.y + 1; int channel = i.z; int sum = 0;
        for (int dx = -1; dx <= 1; dx++)
            sum += in.data[y * in.stride0 + (x + dx) * in.stride1 + channel];
        out.data[y * out.stride0 + x * out.stride1 + channel] = (uchar)(sum / 3);
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

#ifdef AMP_OVERLAP
#define AMP_IN_ANY_ORDER
#else
#define AMP_IN_ANY_ORDER _Pragma("clang loop vectorize(assume_safety)")
#endif

#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)
typedef _BitInt(16) amp_short;
typedef unsigned _BitInt(16) amp_ushort;
#else
typedef short amp_short;
typedef ushort amp_ushort;
#endif

#ifndef AMP_OVERLAP
#line 6 "tests/emit/fold.ampc"
AMP_KERNEL void blur_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};
    const view_uchar_3 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};
    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);
    const long amp_part_1 = amp_place.item[1];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 i = (int2)(amp_thread_0, amp_thread_1);
        int y = i.x + 1;
        {
            const int amp_thread_1 = amp_strip;
            int2 i = (int2)(amp_thread_0, amp_thread_1);
            int x = i.y + 1;
#line 7 "tests/emit/fold.ampc"
            
            AMP_IN_ANY_ORDER
            for (long part = 0; part < (long)((amp_stop) - (amp_strip)) * 3; part++)
#line 6 "tests/emit/fold.ampc"
            {
                amp_short sum = (amp_short)0;
                #pragma unroll
                for (int dx = -1; dx <= 1; dx++) sum += (amp_short)in.data[(long)y * in.stride0 + (((long)x + dx) * 3 + part)];
                out.data[(long)y * out.stride0 + ((long)x * 3 + part)] = (uchar)(sum / (amp_short)3);
            }
        }
    }
}

#else
#line 6 "tests/emit/fold.ampc"
AMP_KERNEL void blur_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};
    const view_uchar_3 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};
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
            int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
            int y = i.x + 1;
            int x = i.y + 1;
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {
                int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
                int channel = i.z;
#line 7 "tests/emit/fold.ampc"
                amp_short sum = (amp_short)0;
                #pragma unroll
                for (int dx = -1; dx <= 1; dx++) sum += (amp_short)in.data[(long)y * in.stride0 + ((long)x + dx) * in.stride1 + channel];
                out.data[(long)y * out.stride0 + (long)x * out.stride1 + channel] = (uchar)(sum / (amp_short)3);
            }
        }
}

#endif

#line 6 "tests/emit/fold.ampc"
static void blur_kernel_1_element(
    const view_uchar_3 in,
    const view_uchar_3 out,
    int3 i)
#line 6 "tests/emit/fold.ampc"
{
    int y = i.x + 1; int x = i.y + 1; int channel = i.z; int sum = 0;
    for (int dx = -1; dx <= 1; dx++)
        sum += in.data[y * in.stride0 + (x + dx) * in.stride1 + channel];
    out.data[y * out.stride0 + x * out.stride1 + channel] = (uchar)(sum / 3);
}

static void blur_kernel_1_elements(
    const view_uchar_3 in,
    const view_uchar_3 out,
    int3 i)
#line 6 "tests/emit/fold.ampc"
{
    int y = i.x + 1; int channel = i.z; int x[4]; int sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 7 "tests/emit/fold.ampc"
        x[amp_n] = i.y + amp_n + 1; sum[amp_n] = 0; }
    #pragma unroll
    for (int dx = -1; dx <= 1; dx++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/fold.ampc"
            sum[amp_n] += in.data[y * in.stride0 + (x[amp_n] + dx) * in.stride1 + channel]; } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/fold.ampc"
        out.data[y * out.stride0 + x[amp_n] * out.stride1 + channel] = (uchar)(sum[amp_n] / 3); }
}

__kernel
void blur_kernel_1_several(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_uchar_3 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};
    const view_uchar_3 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};
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
            blur_kernel_1_element(in, out, (int3)(amp_z, amp_first + amp_n, amp_x));
        return;
    }
#endif
    blur_kernel_1_elements(in, out, (int3)(amp_z, amp_first, amp_x));
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_count_kernel_1 {
    int amp_domain[4];
    amp_shape_1 sums;
    amp_shape_2 p;
} amp_block_of_count_kernel_1;
typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

typedef struct view_int_2 {
    __global int *data;
    amp_offset stride0;
    int extent0, extent1;
} view_int_2;

#line 17 "tests/emit/fold.ampc"
__kernel
void count_kernel_1(
    __global int *AMP_RESTRICT amp_data_sums,
    __global const int *AMP_RESTRICT amp_data_p,
    const amp_block_of_count_kernel_1 amp_block)
{
    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};
    const view_int_2 p = {AMP_DATA(__global int *, amp_data_p, AMP_SHAPE(1, p)), (amp_offset)AMP_SHAPE(1, p).stride0, AMP_SHAPE(1, p).extent0, AMP_SHAPE(1, p).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 17 "tests/emit/fold.ampc"
    {
        int old = atomic_add(&sums.data[i.y], p.data[i.x * p.stride0 + i.y]);
        if (old < 0)
            atomic_add(&sums.data[2], 1);
    }
}

#ifndef AMP_OVERLAP
#line 17 "tests/emit/fold.ampc"
AMP_KERNEL void count_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_sums,
    __global const int *AMP_RESTRICT amp_data_p,
    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};
    const view_int_2 p = {AMP_DATA(__global int *, amp_data_p, AMP_SHAPE(1, p)), (amp_offset)AMP_SHAPE(1, p).stride0, AMP_SHAPE(1, p).extent0, AMP_SHAPE(1, p).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop unroll_count(8)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 17 "tests/emit/fold.ampc"
            #pragma unroll
            for (int part = 0; part < 2; part++) { int old = atomic_add(&sums.data[part], p.data[(long)i * 2 + part]);
                if (old < 0)
                    atomic_add(&sums.data[2], 1);
            }
        }
    }
}

#else
#line 17 "tests/emit/fold.ampc"
AMP_KERNEL void count_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_sums,
    __global const int *AMP_RESTRICT amp_data_p,
    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};
    const view_int_2 p = {AMP_DATA(__global int *, amp_data_p, AMP_SHAPE(1, p)), (amp_offset)AMP_SHAPE(1, p).stride0, AMP_SHAPE(1, p).extent0, AMP_SHAPE(1, p).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        #pragma clang loop unroll_count(8)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 18 "tests/emit/fold.ampc"
            int old = atomic_add(&sums.data[i.y], p.data[(long)i.x * p.stride0 + i.y]);
            if (old < 0)
                atomic_add(&sums.data[2], 1);
        }
    }
}

#endif

#line 17 "tests/emit/fold.ampc"
static void count_kernel_1_element(
    const view_int_1 sums,
    const view_int_2 p,
    int2 i)
#line 17 "tests/emit/fold.ampc"
{
    int old = atomic_add(&sums.data[i.y], p.data[i.x * p.stride0 + i.y]);
    if (old < 0)
        atomic_add(&sums.data[2], 1);
}

__kernel
void count_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_sums,
    __global const int *AMP_RESTRICT amp_data_p,
    const amp_block_of_count_kernel_1 amp_block)
{
    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};
    const view_int_2 p = {AMP_DATA(__global int *, amp_data_p, AMP_SHAPE(1, p)), (amp_offset)AMP_SHAPE(1, p).stride0, AMP_SHAPE(1, p).extent0, AMP_SHAPE(1, p).extent1};
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
            count_kernel_1_element(sums, p, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        count_kernel_1_element(sums, p, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_block_of_shift_kernel_1 {
    int amp_domain[4];
    amp_shape_2 out;
    amp_shape_2 in;
} amp_block_of_shift_kernel_1;
typedef char amp_size_of_shift_kernel_1[sizeof(amp_block_of_shift_kernel_1) == 64 ? 1 : -1];


#line 27 "tests/emit/fold.ampc"
__kernel
void shift_kernel_1(
    __global int *AMP_RESTRICT amp_data_out,
    __global const int *AMP_RESTRICT amp_data_in,
    const amp_block_of_shift_kernel_1 amp_block)
{
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_int_2 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 27 "tests/emit/fold.ampc"
    {
        out.data[i.x * out.stride0 + i.y] = in.data[(i.x + 1) * in.stride0 + i.y];
    }
}

#line 27 "tests/emit/fold.ampc"
AMP_KERNEL void shift_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_out,
    __global const int *AMP_RESTRICT amp_data_in,
    const amp_block_of_shift_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_int_2 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 28 "tests/emit/fold.ampc"
            out.data[(long)i.x * out.stride0 + i.y] = in.data[((long)i.x + 1) * in.stride0 + i.y];
        }
    }
}

#line 27 "tests/emit/fold.ampc"
static void shift_kernel_1_element(
    const view_int_2 out,
    const view_int_2 in,
    int2 i)
#line 27 "tests/emit/fold.ampc"
{
    out.data[i.x * out.stride0 + i.y] = in.data[(i.x + 1) * in.stride0 + i.y];
}

__kernel
void shift_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_out,
    __global const int *AMP_RESTRICT amp_data_in,
    const amp_block_of_shift_kernel_1 amp_block)
{
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_int_2 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
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
            shift_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        shift_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_block_of_tables_kernel_1 {
    int amp_domain[4];
    amp_shape_2 out;
} amp_block_of_tables_kernel_1;
typedef char amp_size_of_tables_kernel_1[sizeof(amp_block_of_tables_kernel_1) == 40 ? 1 : -1];


#line 34 "tests/emit/fold.ampc"
__kernel
void tables_kernel_1(
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_tables_kernel_1 amp_block)
{
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 34 "tests/emit/fold.ampc"
    {
        out.data[i.x * out.stride0 + i.y] = i.x * i.y;
    }
}

#line 34 "tests/emit/fold.ampc"
AMP_KERNEL void tables_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_tables_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 35 "tests/emit/fold.ampc"
            out.data[(long)i.x * out.stride0 + i.y] = i.x * i.y;
        }
    }
}

#line 34 "tests/emit/fold.ampc"
static void tables_kernel_1_element(
    const view_int_2 out,
    int2 i)
#line 34 "tests/emit/fold.ampc"
{
    out.data[i.x * out.stride0 + i.y] = i.x * i.y;
}

__kernel
void tables_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_tables_kernel_1 amp_block)
{
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
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
            tables_kernel_1_element(out, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        tables_kernel_1_element(out, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_block_of_products_kernel_1 {
    int amp_domain[4];
    amp_shape_3 a;
    amp_shape_3 b;
    amp_shape_3 c;
} amp_block_of_products_kernel_1;
typedef char amp_size_of_products_kernel_1[sizeof(amp_block_of_products_kernel_1) == 136 ? 1 : -1];


typedef struct view_float_3 {
    __global float *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_float_3;

#line 44 "tests/emit/fold.ampc"
__kernel
void products_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_products_kernel_1 amp_block)
{
    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};
    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};
    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};
    int3 i = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1]
        || i.z >= amp_block.amp_domain[2])
        return;
#line 44 "tests/emit/fold.ampc"
    {
        float sum = 0;
        for (int k = 0; k < 4; k++)
            sum += a.data[i.x * a.stride0 + i.y * a.stride1 + k] * b.data[i.x * b.stride0 + k * b.stride1 + i.z];
        c.data[i.x * c.stride0 + i.y * c.stride1 + i.z] = sum;
    }
}

#ifndef AMP_OVERLAP
#line 44 "tests/emit/fold.ampc"
AMP_KERNEL void products_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_products_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};
    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};
    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};
    const long amp_part_0 = amp_part(amp_place.item[2] * amp_place.items[1] + amp_place.item[1], (amp_place.items[2] * amp_place.items[1]));
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / (amp_place.items[2] * amp_place.items[1]));
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / (amp_place.items[2] * amp_place.items[1]));
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 44 "tests/emit/fold.ampc"
            #pragma unroll
            for (int part_2 = 0; part_2 < 4; part_2++) {
#line 44 "tests/emit/fold.ampc"
                #pragma unroll
                for (int part = 0; part < 4; part++) { float sum = 0;
                    #pragma unroll
                    for (int k = 0; k < 4; k++) sum += a.data[(long)i * a.stride0 + (long)part_2 * a.stride1 + k] * b.data[(long)i * b.stride0 + (long)k * b.stride1 + part];
                    c.data[(long)i * c.stride0 + (long)part_2 * c.stride1 + part] = sum;
                } }
        }
    }
}

#else
#line 44 "tests/emit/fold.ampc"
AMP_KERNEL void products_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_products_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};
    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};
    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};
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
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {
                int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
#line 45 "tests/emit/fold.ampc"
                float sum = 0;
                #pragma unroll
                for (int k = 0; k < 4; k++) sum += a.data[i.x * a.stride0 + i.y * a.stride1 + k] * b.data[(long)i.x * b.stride0 + (long)k * b.stride1 + i.z];
                c.data[(long)i.x * c.stride0 + (long)i.y * c.stride1 + i.z] = sum;
            }
        }
}

#endif

#line 44 "tests/emit/fold.ampc"
static void products_kernel_1_element(
    const view_float_3 a,
    const view_float_3 b,
    const view_float_3 c,
    int3 i)
#line 44 "tests/emit/fold.ampc"
{
    float sum = 0;
    for (int k = 0; k < 4; k++)
        sum += a.data[i.x * a.stride0 + i.y * a.stride1 + k] * b.data[i.x * b.stride0 + k * b.stride1 + i.z];
    c.data[i.x * c.stride0 + i.y * c.stride1 + i.z] = sum;
}

static void products_kernel_1_elements(
    const view_float_3 a,
    const view_float_3 b,
    const view_float_3 c,
    int3 i)
#line 44 "tests/emit/fold.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 45 "tests/emit/fold.ampc"
        sum[amp_n] = 0; }
    #pragma unroll
    for (int k = 0; k < 4; k++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 47 "tests/emit/fold.ampc"
            sum[amp_n] += a.data[i.x * a.stride0 + (i.y + amp_n) * a.stride1 + k] * b.data[i.x * b.stride0 + k * b.stride1 + i.z]; } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 48 "tests/emit/fold.ampc"
        c.data[i.x * c.stride0 + (i.y + amp_n) * c.stride1 + i.z] = sum[amp_n]; }
}

__kernel
void products_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_products_kernel_1 amp_block)
{
    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};
    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};
    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};
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
            products_kernel_1_element(a, b, c, (int3)(amp_z, amp_first + amp_n, amp_x));
        return;
    }
#endif
    products_kernel_1_elements(a, b, c, (int3)(amp_z, amp_first, amp_x));
}

typedef struct amp_block_of_larger_kernel_1 {
    int amp_domain[4];
    amp_shape_3 a;
    amp_shape_3 b;
    amp_shape_3 c;
} amp_block_of_larger_kernel_1;
typedef char amp_size_of_larger_kernel_1[sizeof(amp_block_of_larger_kernel_1) == 136 ? 1 : -1];


#line 57 "tests/emit/fold.ampc"
__kernel
void larger_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_larger_kernel_1 amp_block)
{
    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};
    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};
    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};
    int m = amp_thread(0);
    if (m >= amp_block.amp_domain[0])
        return;
#line 57 "tests/emit/fold.ampc"
    {
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 8; j++) {
                float sum = 0;
                for (int k = 0; k < 8; k++)
                    sum += a.data[m * a.stride0 + i * a.stride1 + k] * b.data[m * b.stride0 + k * b.stride1 + j];
                c.data[m * c.stride0 + i * c.stride1 + j] = sum;
            }
    }
}

#line 57 "tests/emit/fold.ampc"
AMP_KERNEL void larger_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_larger_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_3 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, (amp_offset)AMP_SHAPE(0, a).stride1, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1, AMP_SHAPE(0, a).extent2};
    const view_float_3 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, (amp_offset)AMP_SHAPE(1, b).stride1, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1, AMP_SHAPE(1, b).extent2};
    const view_float_3 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, (amp_offset)AMP_SHAPE(2, c).stride1, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1, AMP_SHAPE(2, c).extent2};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;
#line 58 "tests/emit/fold.ampc"
        for (int i = 0; i < 8; i++) {
            {
                int m = amp_thread_0;
#line 59 "tests/emit/fold.ampc"
                #pragma unroll
                for (int j = 0; j < 8; j++) { float sum = 0;
                    #pragma unroll
                    for (int k = 0; k < 8; k++) sum += a.data[(long)m * a.stride0 + (long)i * a.stride1 + k] * b.data[(long)m * b.stride0 + (long)k * b.stride1 + j];
                    c.data[(long)m * c.stride0 + (long)i * c.stride1 + j] = sum;
                }
            }
        }
    }
}
