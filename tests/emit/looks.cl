typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_relax_kernel_1 {
    int amp_domain[4];
    amp_shape_1 level;
    amp_shape_1 to;
    amp_shape_1 seen;
    amp_shape_1 least;
    amp_shape_1 last;
} amp_block_of_relax_kernel_1;
typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 96 ? 1 : -1];


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

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

typedef struct view_uint_1 {
    __global uint *data;
    int extent0;
} view_uint_1;

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

typedef struct view_long_1 {
    __global long *data;
    int extent0;
} view_long_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

static float amp_atomic_min_float_global(volatile __global float *p, float value)
{
    volatile __global uint *bits = (volatile __global uint *)p;
    if (isnan(value))
        return as_float(atomic_or(bits, 0u));
    uint old = signbit(value) ? atomic_max(bits, as_uint(value))
        : (uint)atomic_min((volatile __global int *)p, as_int(value));
    uint expected = old, seen = old;
    while (isnan(as_float(expected))
           && (seen = atomic_cmpxchg(bits, expected,
                   as_uint(value))) != expected)
        expected = seen;
    return as_float(old);
}

static float amp_atomic_max_float_global(volatile __global float *p, float value)
{
    volatile __global uint *bits = (volatile __global uint *)p;
    if (isnan(value))
        return as_float(atomic_or(bits, 0u));
    uint old = signbit(value) ? atomic_min(bits, as_uint(value))
        : (uint)atomic_max((volatile __global int *)p, as_int(value));
    uint expected = old, seen = old;
    while (isnan(as_float(expected))
           && (seen = atomic_cmpxchg(bits, expected,
                   as_uint(value))) != expected)
        expected = seen;
    return as_float(old);
}

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#line 10 "tests/emit/looks.ampc"
__kernel
void relax_kernel_1(
    __global int *AMP_RESTRICT amp_data_level,
    __global const int *AMP_RESTRICT amp_data_to,
    __global uint *AMP_RESTRICT amp_data_seen,
    __global float *AMP_RESTRICT amp_data_least,
    __global long *AMP_RESTRICT amp_data_last,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_int_1 level = {AMP_DATA(__global int *, amp_data_level, AMP_SHAPE(0, level)), AMP_SHAPE(0, level).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const view_uint_1 seen = {AMP_DATA(__global uint *, amp_data_seen, AMP_SHAPE(2, seen)), AMP_SHAPE(2, seen).extent0};
    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(3, least)), AMP_SHAPE(3, least).extent0};
    const view_long_1 last = {AMP_DATA(__global long *, amp_data_last, AMP_SHAPE(4, last)), AMP_SHAPE(4, last).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 10 "tests/emit/looks.ampc"
    {
        atomic_min(&level.data[to.data[i]], i);
        atomic_max(&level.data[to.data[i] / 2], i);
        atomic_or(&seen.data[to.data[i] / 32], 1u << (to.data[i] % 32));
        if (atomic_and(&seen.data[to.data[i] / 64], ~(1u << (i % 32))) == 0)
            amp_atomic_min_float_global(&least.data[to.data[i]], i * 0.5f);
        amp_atomic_max_float_global(&least.data[to.data[i] / 2], i * 0.5f);
        atomic_add(&level.data[to.data[i] / 4], i);
        atomic_xor(&seen.data[to.data[i] / 128], 1u);
        atom_max(&last.data[to.data[i]], (long)i);
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

static int amp_look_min_int_global(volatile __global int *p, int value)
{
#ifndef __SPIR__
    int old = *p;
    if (old <= value)
        return old;
#endif
    return atomic_min(p, value);
}

static int amp_look_max_int_global(volatile __global int *p, int value)
{
#ifndef __SPIR__
    int old = *p;
    if (old >= value)
        return old;
#endif
    return atomic_max(p, value);
}

static uint amp_look_or_uint_global(volatile __global uint *p, uint value)
{
#ifndef __SPIR__
    uint old = *p;
    if ((old | value) == old)
        return old;
#endif
    return atomic_or(p, value);
}

static uint amp_look_and_uint_global(volatile __global uint *p, uint value)
{
#ifndef __SPIR__
    uint old = *p;
    if ((old & value) == old)
        return old;
#endif
    return atomic_and(p, value);
}

static float amp_look_min_float_global(volatile __global float *p, float value)
{
#ifndef __SPIR__
    float old = *p;
    if (old < value || as_int(old) == as_int(value))
        return old;
#endif
    return amp_atomic_min_float_global(p, value);
}

static float amp_look_max_float_global(volatile __global float *p, float value)
{
#ifndef __SPIR__
    float old = *p;
    if (old > value || as_int(old) == as_int(value))
        return old;
#endif
    return amp_atomic_max_float_global(p, value);
}

#ifndef AMP_OVERLAP
#line 10 "tests/emit/looks.ampc"
AMP_KERNEL void relax_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_level,
    __global const int *AMP_RESTRICT amp_data_to,
    __global uint *AMP_RESTRICT amp_data_seen,
    __global float *AMP_RESTRICT amp_data_least,
    __global long *AMP_RESTRICT amp_data_last,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 level = {AMP_DATA(__global int *, amp_data_level, AMP_SHAPE(0, level)), AMP_SHAPE(0, level).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const view_uint_1 seen = {AMP_DATA(__global uint *, amp_data_seen, AMP_SHAPE(2, seen)), AMP_SHAPE(2, seen).extent0};
    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(3, least)), AMP_SHAPE(3, least).extent0};
    const view_long_1 last = {AMP_DATA(__global long *, amp_data_last, AMP_SHAPE(4, last)), AMP_SHAPE(4, last).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_from_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_to_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_length = (int)32;
    const int amp_begin_0 = amp_from_0 / amp_length;
    const int amp_end_0 = (int)((amp_to_0 + (long)amp_length - 1) / amp_length);
    const int amp_begin = amp_from_0 - amp_begin_0 * amp_length;
    const int amp_end = amp_to_0 - (amp_end_0 - 1) * amp_length;
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = (amp_thread_0 > amp_begin_0 ? 0 : amp_begin), amp_stop = (amp_thread_0 < amp_end_0 - 1 ? amp_length : amp_end);
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 11 "tests/emit/looks.ampc"
            amp_look_min_int_global(&level.data[to.data[(long)i.x * 32 + i.y]], i.x * 32 + i.y);
            amp_look_max_int_global(&level.data[to.data[(long)i.x * 32 + i.y] / 2], i.x * 32 + i.y);
            amp_look_or_uint_global(&seen.data[to.data[(long)i.x * 32 + i.y] / 32], 1u << (to.data[(long)i.x * 32 + i.y] % 32));
            if (amp_look_and_uint_global(&seen.data[to.data[(long)i.x * 32 + i.y] / 64], ~(1u << i.y)) == 0)
                amp_look_min_float_global(&least.data[to.data[(long)i.x * 32 + i.y]], (i.x * 32 + i.y) * 0.5f);
            amp_look_max_float_global(&least.data[to.data[(long)i.x * 32 + i.y] / 2], (i.x * 32 + i.y) * 0.5f);
            atomic_add(&level.data[to.data[(long)i.x * 32 + i.y] / 4], i.x * 32 + i.y);
            atomic_xor(&seen.data[to.data[(long)i.x * 32 + i.y] / 128], 1u);
            atom_max(&last.data[to.data[(long)i.x * 32 + i.y]], (long)(i.x * 32 + i.y));
        }
    }
}

#else
#line 10 "tests/emit/looks.ampc"
AMP_KERNEL void relax_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_level,
    __global const int *AMP_RESTRICT amp_data_to,
    __global uint *AMP_RESTRICT amp_data_seen,
    __global float *AMP_RESTRICT amp_data_least,
    __global long *AMP_RESTRICT amp_data_last,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 level = {AMP_DATA(__global int *, amp_data_level, AMP_SHAPE(0, level)), AMP_SHAPE(0, level).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const view_uint_1 seen = {AMP_DATA(__global uint *, amp_data_seen, AMP_SHAPE(2, seen)), AMP_SHAPE(2, seen).extent0};
    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(3, least)), AMP_SHAPE(3, least).extent0};
    const view_long_1 last = {AMP_DATA(__global long *, amp_data_last, AMP_SHAPE(4, last)), AMP_SHAPE(4, last).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 11 "tests/emit/looks.ampc"
            amp_look_min_int_global(&level.data[to.data[i]], i);
            amp_look_max_int_global(&level.data[to.data[i] / 2], i);
            amp_look_or_uint_global(&seen.data[to.data[i] / 32], 1u << (to.data[i] % 32));
            if (amp_look_and_uint_global(&seen.data[to.data[i] / 64], ~(1u << (i % 32))) == 0)
                amp_look_min_float_global(&least.data[to.data[i]], i * 0.5f);
            amp_look_max_float_global(&least.data[to.data[i] / 2], i * 0.5f);
            atomic_add(&level.data[to.data[i] / 4], i);
            atomic_xor(&seen.data[to.data[i] / 128], 1u);
            atom_max(&last.data[to.data[i]], (long)i);
        }
    }
}

#endif

#line 10 "tests/emit/looks.ampc"
static void relax_kernel_1_element(
    const view_int_1 level,
    const view_int_1 to,
    const view_uint_1 seen,
    const view_float_1 least,
    const view_long_1 last,
    int i)
#line 10 "tests/emit/looks.ampc"
{
    atomic_min(&level.data[to.data[i]], i);
    atomic_max(&level.data[to.data[i] / 2], i);
    atomic_or(&seen.data[to.data[i] / 32], 1u << (to.data[i] % 32));
    if (atomic_and(&seen.data[to.data[i] / 64], ~(1u << (i % 32))) == 0)
        amp_atomic_min_float_global(&least.data[to.data[i]], i * 0.5f);
    amp_atomic_max_float_global(&least.data[to.data[i] / 2], i * 0.5f);
    atomic_add(&level.data[to.data[i] / 4], i);
    atomic_xor(&seen.data[to.data[i] / 128], 1u);
    atom_max(&last.data[to.data[i]], (long)i);
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void relax_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_level,
    __global const int *AMP_RESTRICT amp_data_to,
    __global uint *AMP_RESTRICT amp_data_seen,
    __global float *AMP_RESTRICT amp_data_least,
    __global long *AMP_RESTRICT amp_data_last,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_int_1 level = {AMP_DATA(__global int *, amp_data_level, AMP_SHAPE(0, level)), AMP_SHAPE(0, level).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const view_uint_1 seen = {AMP_DATA(__global uint *, amp_data_seen, AMP_SHAPE(2, seen)), AMP_SHAPE(2, seen).extent0};
    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(3, least)), AMP_SHAPE(3, least).extent0};
    const view_long_1 last = {AMP_DATA(__global long *, amp_data_last, AMP_SHAPE(4, last)), AMP_SHAPE(4, last).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            relax_kernel_1_element(level, to, seen, least, last, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        relax_kernel_1_element(level, to, seen, least, last, amp_first + amp_n * 256);
}
