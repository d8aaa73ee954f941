typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_relax_kernel_1 {
    int amp_domain[4];
    int odd;
    amp_shape_2 a;
} amp_block_of_relax_kernel_1;
typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 48 ? 1 : -1];


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

#line 12 "tests/emit/gaps.ampc"
__kernel
void relax_kernel_1(
    __global float *AMP_RESTRICT amp_data_a,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const int odd = amp_block.odd;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    int2 at = (int2)(amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1])
        return;
#line 12 "tests/emit/gaps.ampc"
    {
        int y = at.x + 1; int x = 2 * at.y + 1 + odd;
        a.data[y * a.stride0 + x] = 0.25f * (a.data[(y - 1) * a.stride0 + x] + a.data[(y + 1) * a.stride0 + x] + a.data[y * a.stride0 + (x - 1)] + a.data[y * a.stride0 + (x + 1)]);
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

#line 12 "tests/emit/gaps.ampc"
AMP_KERNEL void relax_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_a,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int odd = amp_block.odd;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 at = (int2)(amp_thread_0, amp_thread_1);
        int y = at.x + 1;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 at = (int2)(amp_thread_0, amp_thread_1);
            int x = 2 * at.y + 1 + odd;
#line 13 "tests/emit/gaps.ampc"
            
            a.data[(long)y * a.stride0 + (2 * (long)at.y + 1 + odd)] = 0.25f * (a.data[((long)y - 1) * a.stride0 + (2 * (long)at.y + 1 + odd)] + a.data[((long)y + 1) * a.stride0 + (2 * (long)at.y + 1 + odd)] + a.data[(long)y * a.stride0 + (2 * (long)at.y + 1 + odd - 1)] + a.data[(long)y * a.stride0 + (2 * (long)at.y + 1 + odd + 1)]);
        }
    }
}

#pragma clang diagnostic ignored "-Wpass-failed"

#line 12 "tests/emit/gaps.ampc"
static void relax_kernel_1_element(
    const int odd,
    const view_float_2 a,
    int2 at)
#line 12 "tests/emit/gaps.ampc"
{
    int y = at.x + 1; int x = 2 * at.y + 1 + odd;
    a.data[y * a.stride0 + x] = 0.25f * (a.data[(y - 1) * a.stride0 + x] + a.data[(y + 1) * a.stride0 + x] + a.data[y * a.stride0 + (x - 1)] + a.data[y * a.stride0 + (x + 1)]);
}

static void relax_kernel_1_elements(
    const int odd,
    const view_float_2 a,
    int2 at)
#line 12 "tests/emit/gaps.ampc"
{
    int x = 2 * at.y + 1 + odd; int y[4]; float late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/gaps.ampc"
        y[amp_n] = at.x + amp_n + 1;
        late[amp_n] = 0.25f * (a.data[(y[amp_n] - 1) * a.stride0 + x] + a.data[(y[amp_n] + 1) * a.stride0 + x] + a.data[y[amp_n] * a.stride0 + (x - 1)] + a.data[y[amp_n] * a.stride0 + (x + 1)]);
#line 13 "tests/emit/gaps.ampc"
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/gaps.ampc"
        a.data[y[amp_n] * a.stride0 + x] = late[amp_n]; }
}

__kernel
void relax_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_a,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const int odd = amp_block.odd;
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
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
            relax_kernel_1_element(odd, a, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    relax_kernel_1_elements(odd, a, (int2)(amp_first, amp_x));
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_first_kernel_1 {
    int amp_domain[4];
    amp_shape_1 to;
    amp_shape_1 from;
} amp_block_of_first_kernel_1;
typedef char amp_size_of_first_kernel_1[sizeof(amp_block_of_first_kernel_1) == 48 ? 1 : -1];


#line 5 "tests/emit/gaps.ampc"
struct Pair {
    float first;
    float second;
};
typedef char amp_layout_of_Pair[sizeof(struct Pair) == 8 ? 1 : -1];

typedef struct view_struct_Pair_1 {
    __global struct Pair *data;
    int extent0;
} view_struct_Pair_1;

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 20 "tests/emit/gaps.ampc"
__kernel
void first_kernel_1(
    __global struct Pair *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_first_kernel_1 amp_block)
{
    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 20 "tests/emit/gaps.ampc"
    { to.data[i].first = from.data[i]; }
}

#ifndef AMP_OVERLAP
#line 20 "tests/emit/gaps.ampc"
AMP_KERNEL void first_kernel_1_serial(
    __global struct Pair *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_first_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 20 "tests/emit/gaps.ampc"
            float own = to.data[i].first; float own_2 = to.data[i].second; own = from.data[i]; to.data[i].first = own; to.data[i].second = i < 0 ? own : own_2;
        }
    }
}

#else
#line 20 "tests/emit/gaps.ampc"
AMP_KERNEL void first_kernel_1_serial(
    __global struct Pair *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_first_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable) unroll_count(8)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 20 "tests/emit/gaps.ampc"
            to.data[i].first = from.data[i];
        }
    }
}

#endif

#line 20 "tests/emit/gaps.ampc"
static void first_kernel_1_element(
    const view_struct_Pair_1 to,
    const view_float_1 from,
    int i)
#line 20 "tests/emit/gaps.ampc"
{ to.data[i].first = from.data[i]; }

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void first_kernel_1_several(
    __global struct Pair *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_first_kernel_1 amp_block)
{
    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            first_kernel_1_element(to, from, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        first_kernel_1_element(to, from, amp_first + amp_n * 256);
}

typedef struct amp_block_of_both_kernel_1 {
    int amp_domain[4];
    amp_shape_1 to;
    amp_shape_1 from;
} amp_block_of_both_kernel_1;
typedef char amp_size_of_both_kernel_1[sizeof(amp_block_of_both_kernel_1) == 48 ? 1 : -1];


#line 25 "tests/emit/gaps.ampc"
__kernel
void both_kernel_1(
    __global struct Pair *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_both_kernel_1 amp_block)
{
    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 25 "tests/emit/gaps.ampc"
    {
        to.data[i].first = from.data[i];
        to.data[i].second = 1 - from.data[i];
    }
}

#line 25 "tests/emit/gaps.ampc"
AMP_KERNEL void both_kernel_1_serial(
    __global struct Pair *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_both_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 26 "tests/emit/gaps.ampc"
            to.data[i].first = from.data[i];
            to.data[i].second = 1 - from.data[i];
        }
    }
}

#line 25 "tests/emit/gaps.ampc"
static void both_kernel_1_element(
    const view_struct_Pair_1 to,
    const view_float_1 from,
    int i)
#line 25 "tests/emit/gaps.ampc"
{
    to.data[i].first = from.data[i];
    to.data[i].second = 1 - from.data[i];
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void both_kernel_1_several(
    __global struct Pair *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_both_kernel_1 amp_block)
{
    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            both_kernel_1_element(to, from, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        both_kernel_1_element(to, from, amp_first + amp_n * 256);
}

typedef struct amp_block_of_much_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    amp_shape_1 to;
} amp_block_of_much_kernel_1;
typedef char amp_size_of_much_kernel_1[sizeof(amp_block_of_much_kernel_1) == 48 ? 1 : -1];


#line 33 "tests/emit/gaps.ampc"
__kernel
void much_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_much_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 33 "tests/emit/gaps.ampc"
    {
        float x = from.data[i];
        to.data[2 * i] = ((((x + 2) * x + 3) * x + 4) * x + 5) * x;
    }
}

#ifndef AMP_OVERLAP
#line 33 "tests/emit/gaps.ampc"
AMP_KERNEL void much_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_much_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 35 "tests/emit/gaps.ampc"
            float own = to.data[2 * (long)i]; float own_2 = to.data[2 * (long)i + 1];
#line 34 "tests/emit/gaps.ampc"
            float x = from.data[i];
            own = ((((x + 2) * x + 3) * x + 4) * x + 5) * x; to.data[2 * (long)i] = own; to.data[2 * (long)i + 1] = i < 0 ? own : own_2;
        }
    }
}

#else
#line 33 "tests/emit/gaps.ampc"
AMP_KERNEL void much_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_much_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 34 "tests/emit/gaps.ampc"
            float x = from.data[i];
            to.data[2 * (long)i] = ((((x + 2) * x + 3) * x + 4) * x + 5) * x;
        }
    }
}

#endif

#line 33 "tests/emit/gaps.ampc"
static void much_kernel_1_element(
    const view_float_1 from,
    const view_float_1 to,
    int i)
#line 33 "tests/emit/gaps.ampc"
{
    float x = from.data[i];
    to.data[2 * i] = ((((x + 2) * x + 3) * x + 4) * x + 5) * x;
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void much_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_much_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            much_kernel_1_element(from, to, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        much_kernel_1_element(from, to, amp_first + amp_n * 256);
}

typedef struct amp_block_of_scale_kernel_1 {
    int amp_domain[4];
    amp_shape_1 all_;
    float by;
} amp_block_of_scale_kernel_1;
typedef char amp_size_of_scale_kernel_1[sizeof(amp_block_of_scale_kernel_1) == 40 ? 1 : -1];


#line 40 "tests/emit/gaps.ampc"
struct Matrix {
    float m[3][3];
};
typedef char amp_layout_of_Matrix[sizeof(struct Matrix) == 36 ? 1 : -1];

typedef struct view_struct_Matrix_1 {
    __global struct Matrix *data;
    int extent0;
} view_struct_Matrix_1;

#line 46 "tests/emit/gaps.ampc"
__kernel
void scale_kernel_1(
    __global struct Matrix *AMP_RESTRICT amp_data_all_,
    const amp_block_of_scale_kernel_1 amp_block)
{
    const view_struct_Matrix_1 all_ = {AMP_DATA(__global struct Matrix *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};
    const float by = amp_block.by;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 46 "tests/emit/gaps.ampc"
    {
        struct Matrix a = all_.data[i];
        #pragma unroll
        for (int k = 0; k < 9; k++) a.m[k / 3][k % 3] *= by;
        all_.data[i] = a;
    }
}

#line 46 "tests/emit/gaps.ampc"
AMP_KERNEL void scale_kernel_1_serial(
    __global struct Matrix *AMP_RESTRICT amp_data_all_,
    const amp_block_of_scale_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_Matrix_1 all_ = {AMP_DATA(__global struct Matrix *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};
    const float by = amp_block.by;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 47 "tests/emit/gaps.ampc"
            float a_m_0_0 = all_.data[i].m[0][0]; float a_m_0_1 = all_.data[i].m[0][1]; float a_m_0_2 = all_.data[i].m[0][2]; float a_m_1_0 = all_.data[i].m[1][0]; float a_m_1_1 = all_.data[i].m[1][1]; float a_m_1_2 = all_.data[i].m[1][2]; float a_m_2_0 = all_.data[i].m[2][0]; float a_m_2_1 = all_.data[i].m[2][1]; float a_m_2_2 = all_.data[i].m[2][2];
            {
                a_m_0_0 *= by; a_m_0_1 *= by; a_m_0_2 *= by; a_m_1_0 *= by; a_m_1_1 *= by; a_m_1_2 *= by; a_m_2_0 *= by; a_m_2_1 *= by; a_m_2_2 *= by; }
            all_.data[i].m[0][0] = a_m_0_0; all_.data[i].m[0][1] = a_m_0_1; all_.data[i].m[0][2] = a_m_0_2; all_.data[i].m[1][0] = a_m_1_0; all_.data[i].m[1][1] = a_m_1_1; all_.data[i].m[1][2] = a_m_1_2; all_.data[i].m[2][0] = a_m_2_0; all_.data[i].m[2][1] = a_m_2_1; all_.data[i].m[2][2] = a_m_2_2;
        }
    }
}

typedef struct amp_block_of_scale_kernel_2 {
    int amp_domain[4];
    amp_shape_1 pairs;
    float by;
} amp_block_of_scale_kernel_2;
typedef char amp_size_of_scale_kernel_2[sizeof(amp_block_of_scale_kernel_2) == 40 ? 1 : -1];


#line 52 "tests/emit/gaps.ampc"
__kernel
void scale_kernel_2(
    __global struct Pair *AMP_RESTRICT amp_data_pairs,
    const amp_block_of_scale_kernel_2 amp_block)
{
    const view_struct_Pair_1 pairs = {AMP_DATA(__global struct Pair *, amp_data_pairs, AMP_SHAPE(0, pairs)), AMP_SHAPE(0, pairs).extent0};
    const float by = amp_block.by;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 52 "tests/emit/gaps.ampc"
    {
        struct Pair p = pairs.data[i];
        pairs.data[i] = (struct Pair){p.first * by, p.second * by};
    }
}

#line 52 "tests/emit/gaps.ampc"
AMP_KERNEL void scale_kernel_2_serial(
    __global struct Pair *AMP_RESTRICT amp_data_pairs,
    const amp_block_of_scale_kernel_2 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_Pair_1 pairs = {AMP_DATA(__global struct Pair *, amp_data_pairs, AMP_SHAPE(0, pairs)), AMP_SHAPE(0, pairs).extent0};
    const float by = amp_block.by;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 53 "tests/emit/gaps.ampc"
            float p_first = pairs.data[i].first; float p_second = pairs.data[i].second;
            float part = p_first * by; float part_2 = p_second * by; pairs.data[i].first = part; pairs.data[i].second = part_2;
        }
    }
}

#line 52 "tests/emit/gaps.ampc"
static void scale_kernel_2_element(
    const view_struct_Pair_1 pairs,
    const float by,
    int i)
#line 52 "tests/emit/gaps.ampc"
{
    struct Pair p = pairs.data[i];
    pairs.data[i] = (struct Pair){p.first * by, p.second * by};
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void scale_kernel_2_several(
    __global struct Pair *AMP_RESTRICT amp_data_pairs,
    const amp_block_of_scale_kernel_2 amp_block)
{
    const view_struct_Pair_1 pairs = {AMP_DATA(__global struct Pair *, amp_data_pairs, AMP_SHAPE(0, pairs)), AMP_SHAPE(0, pairs).extent0};
    const float by = amp_block.by;
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            scale_kernel_2_element(pairs, by, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        scale_kernel_2_element(pairs, by, amp_first + amp_n * 256);
}

typedef struct amp_block_of_replace_kernel_1 {
    int amp_domain[4];
    amp_shape_1 image_;
    amp_shape_1 table;
} amp_block_of_replace_kernel_1;
typedef char amp_size_of_replace_kernel_1[sizeof(amp_block_of_replace_kernel_1) == 48 ? 1 : -1];


typedef struct view_uchar_1 {
    __global uchar *data;
    int extent0;
} view_uchar_1;

#line 61 "tests/emit/gaps.ampc"
__kernel
void replace_kernel_1(
    __global uchar *AMP_RESTRICT amp_data_image_,
    __global const uchar *AMP_RESTRICT amp_data_table,
    const amp_block_of_replace_kernel_1 amp_block)
{
    const view_uchar_1 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), AMP_SHAPE(0, image_).extent0};
    const view_uchar_1 table = {AMP_DATA(__global uchar *, amp_data_table, AMP_SHAPE(1, table)), AMP_SHAPE(1, table).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 61 "tests/emit/gaps.ampc"
    { image_.data[i] = table.data[image_.data[i]]; }
}

#line 61 "tests/emit/gaps.ampc"
AMP_KERNEL void replace_kernel_1_serial(
    __global uchar *AMP_RESTRICT amp_data_image_,
    __global const uchar *AMP_RESTRICT amp_data_table,
    const amp_block_of_replace_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_1 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), AMP_SHAPE(0, image_).extent0};
    const view_uchar_1 table = {AMP_DATA(__global uchar *, amp_data_table, AMP_SHAPE(1, table)), AMP_SHAPE(1, table).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable) unroll_count(8)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 61 "tests/emit/gaps.ampc"
            image_.data[i] = table.data[image_.data[i]];
        }
    }
}

#line 61 "tests/emit/gaps.ampc"
static void replace_kernel_1_element(
    const view_uchar_1 image_,
    const view_uchar_1 table,
    int i)
#line 61 "tests/emit/gaps.ampc"
{ image_.data[i] = table.data[image_.data[i]]; }

static void replace_kernel_1_elements(
    const view_uchar_1 image_,
    const view_uchar_1 table,
    int i)
#line 61 "tests/emit/gaps.ampc"
{ uchar late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 61 "tests/emit/gaps.ampc"
        late[amp_n] = table.data[image_.data[i + amp_n * 256]]; } 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 61 "tests/emit/gaps.ampc"
        image_.data[i + amp_n * 256] = late[amp_n]; } }

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void replace_kernel_1_several(
    __global uchar *AMP_RESTRICT amp_data_image_,
    __global const uchar *AMP_RESTRICT amp_data_table,
    const amp_block_of_replace_kernel_1 amp_block)
{
    const view_uchar_1 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), AMP_SHAPE(0, image_).extent0};
    const view_uchar_1 table = {AMP_DATA(__global uchar *, amp_data_table, AMP_SHAPE(1, table)), AMP_SHAPE(1, table).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            replace_kernel_1_element(image_, table, amp_first + amp_n * 256);
        return;
    }
#endif
    replace_kernel_1_elements(image_, table, amp_first);
}

typedef struct amp_block_of_multiply_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
    amp_shape_2 b;
    amp_shape_2 c;
} amp_block_of_multiply_kernel_1;
typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 88 ? 1 : -1];


#line 65 "tests/emit/gaps.ampc"
static void cross_(__global const float *a, __global const float *b, __global float *c)
{
    c[0] = a[1] * b[2] - a[2] * b[1];
    c[1] = a[2] * b[0] - a[0] * b[2];
    c[2] = a[0] * b[1] - a[1] * b[0];
}

#line 75 "tests/emit/gaps.ampc"
__kernel
void multiply_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 75 "tests/emit/gaps.ampc"
    {
        cross_((__global const float *)(a.data + i * a.stride0), (__global const float *)(b.data + i * b.stride0), (__global float *)(c.data + i * c.stride0));
    }
}

#line 75 "tests/emit/gaps.ampc"
AMP_KERNEL void multiply_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
            __global float *c_2 = (__global float *)(c.data + i * c.stride0);
            __global const float *a_2 = (__global const float *)(a.data + i * a.stride0);
            __global const float *b_2 = (__global const float *)(b.data + i * b.stride0);
#line 76 "tests/emit/gaps.ampc"
            
#line 67 "tests/emit/gaps.ampc"
            c_2[0] = a_2[1] * b_2[2] - a_2[2] * b_2[1];
            c_2[1] = a_2[2] * b_2[0] - a_2[0] * b_2[2];
            c_2[2] = a_2[0] * b_2[1] - a_2[1] * b_2[0];
        }
    }
}

#line 75 "tests/emit/gaps.ampc"
static void multiply_kernel_1_element(
    const view_float_2 a,
    const view_float_2 b,
    const view_float_2 c,
    int i)
#line 75 "tests/emit/gaps.ampc"
{
    cross_((__global const float *)(a.data + i * a.stride0), (__global const float *)(b.data + i * b.stride0), (__global float *)(c.data + i * c.stride0));
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void multiply_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    __global float *AMP_RESTRICT amp_data_c,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            multiply_kernel_1_element(a, b, c, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        multiply_kernel_1_element(a, b, c, amp_first + amp_n * 256);
}
