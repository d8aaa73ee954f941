typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_blend_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
    amp_shape_2 out;
} amp_block_of_blend_kernel_1;
typedef char amp_size_of_blend_kernel_1[sizeof(amp_block_of_blend_kernel_1) == 64 ? 1 : -1];


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

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 6 "tests/emit/torn_parts.ampc"
__kernel
void blend_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_a,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_blend_kernel_1 amp_block)
{
    const view_uchar_2 a = {AMP_DATA(__global uchar *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 6 "tests/emit/torn_parts.ampc"
    {
        int alpha = a.data[i * a.stride0 + 3];
        for (int c = 0; c < 3; c++)
            out.data[i * out.stride0 + c] = (uchar)(a.data[i * a.stride0 + c] * alpha / 255);
        out.data[i * out.stride0 + 3] = 255;
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
#line 6 "tests/emit/torn_parts.ampc"
AMP_KERNEL void blend_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_a,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_blend_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_2 a = {AMP_DATA(__global uchar *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_IN_ANY_ORDER
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 7 "tests/emit/torn_parts.ampc"
            amp_short alpha = (amp_short)a.data[(long)i * 4 + 3];
            #pragma unroll
            for (int c = 0; c < 3; c++) out.data[(long)i * 4 + c] = (uchar)((amp_ushort)a.data[(long)i * 4 + c] * (amp_ushort)alpha / (amp_ushort)255);
            out.data[(long)i * 4 + 3] = 255;
        }
    }
}

#else
#line 6 "tests/emit/torn_parts.ampc"
AMP_KERNEL void blend_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_a,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_blend_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_2 a = {AMP_DATA(__global uchar *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 7 "tests/emit/torn_parts.ampc"
            amp_short alpha = (amp_short)a.data[i * a.stride0 + 3];
            #pragma unroll
            for (int c = 0; c < 3; c++) out.data[i * out.stride0 + c] = (uchar)((amp_ushort)a.data[i * a.stride0 + c] * (amp_ushort)alpha / (amp_ushort)255);
            out.data[i * out.stride0 + 3] = 255;
        }
    }
}

#endif

typedef struct amp_block_of_again_kernel_1 {
    int amp_domain[4];
    amp_shape_2 v;
} amp_block_of_again_kernel_1;
typedef char amp_size_of_again_kernel_1[sizeof(amp_block_of_again_kernel_1) == 40 ? 1 : -1];


typedef struct view_int_2 {
    __global int *data;
    amp_offset stride0;
    int extent0, extent1;
} view_int_2;

#line 17 "tests/emit/torn_parts.ampc"
__kernel
void again_kernel_1(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_again_kernel_1 amp_block)
{
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 17 "tests/emit/torn_parts.ampc"
    {
        for (int c = 0; c < 3; c++)
            v.data[i * v.stride0 + c] += c;
        for (int c = 0; c < 3; c++)
            v.data[i * v.stride0 + c] *= 3;
    }
}

#ifndef AMP_OVERLAP
#line 17 "tests/emit/torn_parts.ampc"
AMP_KERNEL void again_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_again_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 19 "tests/emit/torn_parts.ampc"
            int own = v.data[(long)i * 3 + 0]; int own_2 = v.data[(long)i * 3 + 1]; int own_3 = v.data[(long)i * 3 + 2];
#line 18 "tests/emit/torn_parts.ampc"
            {
                own += 0; own_2 += 1; own_3 += 2; }
            {
                own *= 3; own_2 *= 3; own_3 *= 3; }
#line 19 "tests/emit/torn_parts.ampc"
            v.data[(long)i * 3 + 0] = own; v.data[(long)i * 3 + 1] = own_2; v.data[(long)i * 3 + 2] = own_3;
        }
    }
}

#else
#line 17 "tests/emit/torn_parts.ampc"
AMP_KERNEL void again_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_again_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable) unroll_count(8)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 18 "tests/emit/torn_parts.ampc"
            #pragma unroll
            for (int c = 0; c < 3; c++) v.data[i * v.stride0 + c] += c;
            #pragma unroll
            for (int c = 0; c < 3; c++) v.data[i * v.stride0 + c] *= 3;
        }
    }
}

#endif
