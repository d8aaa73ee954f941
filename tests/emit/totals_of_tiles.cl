typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_sum_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
    amp_shape_1 total;
    amp_shape_1 largest;
} amp_block_of_sum_kernel_1;
typedef char amp_size_of_sum_kernel_1[sizeof(amp_block_of_sum_kernel_1) == 64 ? 1 : -1];


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

#line 7 "tests/emit/totals_of_tiles.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void sum_kernel_1(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *amp_data_total,
    __global int *amp_data_largest,
    const amp_block_of_sum_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 total = {AMP_DATA(__global int *, amp_data_total, AMP_SHAPE(1, total)), AMP_SHAPE(1, total).extent0};
    const view_int_1 largest = {AMP_DATA(__global int *, amp_data_largest, AMP_SHAPE(2, largest)), AMP_SHAPE(2, largest).extent0};
    __local int s[64] __attribute__((aligned(16)));
#line 7 "tests/emit/totals_of_tiles.ampc"
    {

        int l = (int)get_local_id(0);
        s[l] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (l < 32)
            s[l] += s[l + 32];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (l == 0) {
            atomic_add(&total.data[0], s[0] + s[1]);
            atomic_max(&largest.data[0], s[0]);
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

#pragma clang diagnostic ignored "-Wpass-failed"

#ifdef AMP_OVERLAP
#define AMP_APART 0
#else
#define AMP_APART 1
#endif

static int amp_look_max_int_global(volatile __global int *p, int value)
{
#ifndef __SPIR__
    int old = *p;
    if (old >= value)
        return old;
#endif
    return atomic_max(p, value);
}

#line 7 "tests/emit/totals_of_tiles.ampc"
AMP_FUNCTION void sum_kernel_1_tile(
    __global const int *amp_data_v,
    __global int *amp_data_total,
    __global int *amp_data_largest,
    const amp_block_of_sum_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory, uint *amp_total_1, int *amp_total_2)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 total = {AMP_DATA(__global int *, amp_data_total, AMP_SHAPE(1, total)), AMP_SHAPE(1, total).extent0};
    const view_int_1 largest = {AMP_DATA(__global int *, amp_data_largest, AMP_SHAPE(2, largest)), AMP_SHAPE(2, largest).extent0};
    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int l = amp_thread_0;
#line 9 "tests/emit/totals_of_tiles.ampc"
        
        (*s)[l] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
    }
    {
        const int amp_to_1 = (int)clamp((long)32 - (int)(amp_thread_0), (long)0, (long)64);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {
            int l = amp_thread_0;
#line 13 "tests/emit/totals_of_tiles.ampc"
            (*s)[l] += (*s)[(long)l + 32];
        }
    }  {
        const int amp_from_2 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)64);
        const int amp_to_2 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)64);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_to_2; amp_thread_0++) {
#line 16 "tests/emit/totals_of_tiles.ampc"
            (AMP_APART ? (void)((*amp_total_1) += (uint)((*s)[0] + (*s)[1])) : (void)atomic_add(&total.data[0], (*s)[0] + (*s)[1]));
            (AMP_APART ? (void)((*amp_total_2) = max((*amp_total_2), (int)((*s)[0]))) : (void)amp_look_max_int_global(&largest.data[0], (*s)[0]));
        }
    }
}

AMP_KERNEL void sum_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *AMP_RESTRICT amp_data_total,
    __global int *AMP_RESTRICT amp_data_largest,
    const amp_block_of_sum_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 total = {AMP_DATA(__global int *, amp_data_total, AMP_SHAPE(1, total)), AMP_SHAPE(1, total).extent0};
    const view_int_1 largest = {AMP_DATA(__global int *, amp_data_largest, AMP_SHAPE(2, largest)), AMP_SHAPE(2, largest).extent0};
    uint amp_sum_1 = (uint)0, *const amp_total_1 = &amp_sum_1;
    int amp_sum_2 = INT_MIN, *const amp_total_2 = &amp_sum_2;
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        sum_kernel_1_tile(amp_data_v, amp_data_total, amp_data_largest, amp_block, amp_at, amp_memory, amp_total_1, amp_total_2);
    if ((*amp_total_1) != (uint)0)
        atomic_add(&total.data[0], (*amp_total_1));
    if ((*amp_total_2) != INT_MIN)
        amp_look_max_int_global(&largest.data[0], (*amp_total_2));
}

#line 7 "tests/emit/totals_of_tiles.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void sum_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *amp_data_total,
    __global int *amp_data_largest,
    const amp_block_of_sum_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 total = {AMP_DATA(__global int *, amp_data_total, AMP_SHAPE(1, total)), AMP_SHAPE(1, total).extent0};
    const view_int_1 largest = {AMP_DATA(__global int *, amp_data_largest, AMP_SHAPE(2, largest)), AMP_SHAPE(2, largest).extent0};
    __local int s[4][64] __attribute__((aligned(16)));
#line 7 "tests/emit/totals_of_tiles.ampc"
    {

        int l = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/totals_of_tiles.ampc"
            s[amp_n][l] = v.data[((int)get_group_id(0) * 4 + amp_n) * 64 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (l < 32) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/totals_of_tiles.ampc"
                s[amp_n][l] += s[amp_n][l + 32]; } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (l == 0) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/totals_of_tiles.ampc"
                atomic_add(&total.data[0], s[amp_n][0] + s[amp_n][1]);
                atomic_max(&largest.data[0], s[amp_n][0]);
#line 16 "tests/emit/totals_of_tiles.ampc"
            }

        }
    }
}

typedef struct amp_block_of_add_kernel_1 {
    int amp_domain[4];
    amp_shape_1 total;
    amp_shape_1 v;
} amp_block_of_add_kernel_1;
typedef char amp_size_of_add_kernel_1[sizeof(amp_block_of_add_kernel_1) == 48 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

static float amp_atomic_add_float_global(volatile __global float *p, float value)
{
#if defined(__opencl_c_ext_fp32_global_atomic_add)
    return atomic_fetch_add_explicit((volatile __global atomic_float *)p,
        value, memory_order_relaxed, memory_scope_device);
#elif defined(__NV_CL_C_VERSION)
    float old;
    __asm__ volatile("atom.global.add.f32 %0, [%1], %2;"
        : "=f"(old) : "l"(p), "f"(value) : "memory");
    return old;
#else
    volatile __global uint *bits = (volatile __global uint *)p;
    uint old = atomic_or(bits, 0u), seen;
    while ((seen = atomic_cmpxchg(bits, old,
                as_uint(as_float(old) + value))) != old)
        old = seen;
    return as_float(old);
#endif
}

#line 24 "tests/emit/totals_of_tiles.ampc"
__kernel
void add_kernel_1(
    __global float *AMP_RESTRICT amp_data_total,
    __global const float *AMP_RESTRICT amp_data_v,
    const amp_block_of_add_kernel_1 amp_block)
{
    const view_float_1 total = {AMP_DATA(__global float *, amp_data_total, AMP_SHAPE(0, total)), AMP_SHAPE(0, total).extent0};
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 24 "tests/emit/totals_of_tiles.ampc"
    {
        amp_atomic_add_float_global(&total.data[0], v.data[i]);
    }
}

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

typedef struct amp_list {
    int count;
    float values[256];
} amp_list;
static void amp_list_apply(const amp_list *list, __global float *p)
{
    volatile __global uint *bits = (volatile __global uint *)p;
    uint old, seen = atomic_or(bits, 0u);
    do {
        old = seen;
        float sum = as_float(old);
        for (int i = 0; i < list->count; i++)
            sum += list->values[i];
        seen = atomic_cmpxchg(bits, old, as_uint(sum));
    } while (seen != old);
}
static void amp_list_add(amp_list *list, __global float *p, float value)
{
    if (list->count == 256) {
        amp_list_apply(list, p);
        list->count = 0;
    }
    list->values[list->count++] = value;
}

#line 24 "tests/emit/totals_of_tiles.ampc"
AMP_KERNEL void add_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_total,
    __global const float *AMP_RESTRICT amp_data_v,
    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 total = {AMP_DATA(__global float *, amp_data_total, AMP_SHAPE(0, total)), AMP_SHAPE(0, total).extent0};
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    amp_list amp_total_1 = {0};
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop unroll_count(8)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 25 "tests/emit/totals_of_tiles.ampc"
            (AMP_APART ? (void)amp_list_add(&amp_total_1, &total.data[0], v.data[i]) : (void)amp_atomic_add_float_global(&total.data[0], v.data[i]));
        }
    }
    if (amp_total_1.count)
        amp_list_apply(&amp_total_1, &total.data[0]);
}

#line 24 "tests/emit/totals_of_tiles.ampc"
static void add_kernel_1_element(
    const view_float_1 total,
    const view_float_1 v,
    int i)
#line 24 "tests/emit/totals_of_tiles.ampc"
{
    amp_atomic_add_float_global(&total.data[0], v.data[i]);
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void add_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_total,
    __global const float *AMP_RESTRICT amp_data_v,
    const amp_block_of_add_kernel_1 amp_block)
{
    const view_float_1 total = {AMP_DATA(__global float *, amp_data_total, AMP_SHAPE(0, total)), AMP_SHAPE(0, total).extent0};
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            add_kernel_1_element(total, v, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        add_kernel_1_element(total, v, amp_first + amp_n * 256);
}
