typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_add_kernel_1 {
    int amp_domain[4];
    amp_shape_2 c;
    amp_shape_2 a;
    amp_shape_2 b;
} amp_block_of_add_kernel_1;
typedef char amp_size_of_add_kernel_1[sizeof(amp_block_of_add_kernel_1) == 88 ? 1 : -1];


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

#line 7 "tests/emit/dense.ampc"
__kernel
void add_kernel_1(
    __global float *AMP_RESTRICT amp_data_c,
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    const amp_block_of_add_kernel_1 amp_block)
{
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(0, c)), (amp_offset)AMP_SHAPE(0, c).stride0, AMP_SHAPE(0, c).extent0, AMP_SHAPE(0, c).extent1};
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 7 "tests/emit/dense.ampc"
    {
        c.data[i.x * c.stride0 + i.y] = a.data[i.x * a.stride0 + i.y] + b.data[i.x * b.stride0 + i.y];
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
#line 7 "tests/emit/dense.ampc"
AMP_KERNEL void add_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_c,
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(0, c)), (amp_offset)AMP_SHAPE(0, c).stride0, AMP_SHAPE(0, c).extent0, AMP_SHAPE(0, c).extent1};
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
    const long amp_items = amp_place.items[1] * amp_place.items[0];
    const long amp_item = amp_place.item[1] * amp_place.items[0] + amp_place.item[0];
    const long amp_threads = (long)amp_block.amp_domain[0] * amp_block.amp_domain[1];
    const long amp_part_0 = amp_part(amp_item, amp_items);
    const int amp_begin_0 = (int)(amp_threads * amp_part_0 / amp_items);
    const int amp_end_0 = (int)(amp_threads * (amp_part_0 + 1) / amp_items);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 8 "tests/emit/dense.ampc"
            c.data[i] = a.data[i] + b.data[i];
        }
    }
}

#else
#line 7 "tests/emit/dense.ampc"
AMP_KERNEL void add_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_c,
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(0, c)), (amp_offset)AMP_SHAPE(0, c).stride0, AMP_SHAPE(0, c).extent0, AMP_SHAPE(0, c).extent1};
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
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
#line 8 "tests/emit/dense.ampc"
            c.data[(long)i.x * c.stride0 + i.y] = a.data[(long)i.x * a.stride0 + i.y] + b.data[(long)i.x * b.stride0 + i.y];
        }
    }
}

#endif

#line 7 "tests/emit/dense.ampc"
static void add_kernel_1_element(
    const view_float_2 c,
    const view_float_2 a,
    const view_float_2 b,
    int2 i)
#line 7 "tests/emit/dense.ampc"
{
    c.data[i.x * c.stride0 + i.y] = a.data[i.x * a.stride0 + i.y] + b.data[i.x * b.stride0 + i.y];
}

__kernel
void add_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_c,
    __global const float *AMP_RESTRICT amp_data_a,
    __global const float *AMP_RESTRICT amp_data_b,
    const amp_block_of_add_kernel_1 amp_block)
{
    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(0, c)), (amp_offset)AMP_SHAPE(0, c).stride0, AMP_SHAPE(0, c).extent0, AMP_SHAPE(0, c).extent1};
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(2, b)), (amp_offset)AMP_SHAPE(2, b).stride0, AMP_SHAPE(2, b).extent0, AMP_SHAPE(2, b).extent1};
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
            add_kernel_1_element(c, a, b, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        add_kernel_1_element(c, a, b, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_invert_kernel_1 {
    int amp_domain[4];
    amp_shape_3 image_;
    int most;
} amp_block_of_invert_kernel_1;
typedef char amp_size_of_invert_kernel_1[sizeof(amp_block_of_invert_kernel_1) == 64 ? 1 : -1];


typedef struct view_uchar_3 {
    __global uchar *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_uchar_3;

#line 14 "tests/emit/dense.ampc"
__kernel
void invert_kernel_1(
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_invert_kernel_1 amp_block)
{
    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), (amp_offset)AMP_SHAPE(0, image_).stride0, (amp_offset)AMP_SHAPE(0, image_).stride1, AMP_SHAPE(0, image_).extent0, AMP_SHAPE(0, image_).extent1, AMP_SHAPE(0, image_).extent2};
    const int most = amp_block.most;
    int3 i = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1]
        || i.z >= amp_block.amp_domain[2])
        return;
#line 14 "tests/emit/dense.ampc"
    {
        int y = i.x; int x = i.y;
        const int channel = i.z;
        image_.data[y * image_.stride0 + x * image_.stride1 + channel] = (uchar)(most - image_.data[y * image_.stride0 + x * image_.stride1 + channel]);
    }
}

#ifndef AMP_OVERLAP
#line 14 "tests/emit/dense.ampc"
AMP_KERNEL void invert_kernel_1_serial(
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_invert_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), (amp_offset)AMP_SHAPE(0, image_).stride0, (amp_offset)AMP_SHAPE(0, image_).stride1, AMP_SHAPE(0, image_).extent0, AMP_SHAPE(0, image_).extent1, AMP_SHAPE(0, image_).extent2};
    const int most = amp_block.most;
    const long amp_items = amp_place.items[2] * amp_place.items[1] * amp_place.items[0];
    const long amp_item = (amp_place.item[2] * amp_place.items[1] + amp_place.item[1])
        * amp_place.items[0] + amp_place.item[0];
    const long amp_threads = (long)amp_block.amp_domain[0] * amp_block.amp_domain[1]
        * amp_block.amp_domain[2];
    const long amp_part_0 = amp_part(amp_item, amp_items);
    const int amp_begin_0 = (int)(amp_threads * amp_part_0 / amp_items);
    const int amp_end_0 = (int)(amp_threads * (amp_part_0 + 1) / amp_items);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 15 "tests/emit/dense.ampc"
            ;
            ;
            image_.data[i] = (uchar)(most - image_.data[i]);
        }
    }
}

#else
#line 14 "tests/emit/dense.ampc"
AMP_KERNEL void invert_kernel_1_serial(
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_invert_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), (amp_offset)AMP_SHAPE(0, image_).stride0, (amp_offset)AMP_SHAPE(0, image_).stride1, AMP_SHAPE(0, image_).extent0, AMP_SHAPE(0, image_).extent1, AMP_SHAPE(0, image_).extent2};
    const int most = amp_block.most;
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
            int y = i.x;
            int x = i.y;
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {
                int3 i = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
                const int channel = i.z;
#line 15 "tests/emit/dense.ampc"
                
                
                image_.data[(long)y * image_.stride0 + (long)x * image_.stride1 + channel] = (uchar)(most - image_.data[(long)y * image_.stride0 + (long)x * image_.stride1 + channel]);
            }
        }
}

#endif

#line 14 "tests/emit/dense.ampc"
static void invert_kernel_1_element(
    const view_uchar_3 image_,
    const int most,
    int3 i)
#line 14 "tests/emit/dense.ampc"
{
    int y = i.x; int x = i.y;
    const int channel = i.z;
    image_.data[y * image_.stride0 + x * image_.stride1 + channel] = (uchar)(most - image_.data[y * image_.stride0 + x * image_.stride1 + channel]);
}

static void invert_kernel_1_elements(
    const view_uchar_3 image_,
    const int most,
    int3 i)
#line 14 "tests/emit/dense.ampc"
{
    int y = i.x;
    const int channel = i.z;
#line 15 "tests/emit/dense.ampc"
    int x[4]; uchar late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 15 "tests/emit/dense.ampc"
        x[amp_n] = i.y + amp_n;

        late[amp_n] = (uchar)(most - image_.data[y * image_.stride0 + x[amp_n] * image_.stride1 + channel]);
#line 15 "tests/emit/dense.ampc"
    }

    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 17 "tests/emit/dense.ampc"
        image_.data[y * image_.stride0 + x[amp_n] * image_.stride1 + channel] = late[amp_n]; }
}

__kernel
void invert_kernel_1_several(
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_invert_kernel_1 amp_block)
{
    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), (amp_offset)AMP_SHAPE(0, image_).stride0, (amp_offset)AMP_SHAPE(0, image_).stride1, AMP_SHAPE(0, image_).extent0, AMP_SHAPE(0, image_).extent1, AMP_SHAPE(0, image_).extent2};
    const int most = amp_block.most;
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
            invert_kernel_1_element(image_, most, (int3)(amp_z, amp_first + amp_n, amp_x));
        return;
    }
#endif
    invert_kernel_1_elements(image_, most, (int3)(amp_z, amp_first, amp_x));
}

typedef struct amp_block_of_ramp_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
} amp_block_of_ramp_kernel_1;
typedef char amp_size_of_ramp_kernel_1[sizeof(amp_block_of_ramp_kernel_1) == 40 ? 1 : -1];


typedef struct view_int_2 {
    __global int *data;
    amp_offset stride0;
    int extent0, extent1;
} view_int_2;

#line 24 "tests/emit/dense.ampc"
__kernel
void ramp_kernel_1(
    __global int *AMP_RESTRICT amp_data_a,
    const amp_block_of_ramp_kernel_1 amp_block)
{
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 24 "tests/emit/dense.ampc"
    {
        a.data[i.x * a.stride0 + i.y] += i.y;
    }
}

#line 24 "tests/emit/dense.ampc"
AMP_KERNEL void ramp_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_a,
    const amp_block_of_ramp_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
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
#line 25 "tests/emit/dense.ampc"
            a.data[(long)i.x * a.stride0 + i.y] += i.y;
        }
    }
}

#line 24 "tests/emit/dense.ampc"
static void ramp_kernel_1_element(
    const view_int_2 a,
    int2 i)
#line 24 "tests/emit/dense.ampc"
{
    a.data[i.x * a.stride0 + i.y] += i.y;
}

static void ramp_kernel_1_elements(
    const view_int_2 a,
    int2 i)
#line 24 "tests/emit/dense.ampc"
{
    int late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/dense.ampc"
        late[amp_n] = a.data[(i.x + amp_n) * a.stride0 + i.y]; late[amp_n] += i.y; } 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/dense.ampc"
        a.data[(i.x + amp_n) * a.stride0 + i.y] = late[amp_n]; }
}

__kernel
void ramp_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_a,
    const amp_block_of_ramp_kernel_1 amp_block)
{
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
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
            ramp_kernel_1_element(a, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    ramp_kernel_1_elements(a, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_turn_kernel_1 {
    int amp_domain[4];
    amp_shape_2 b;
    amp_shape_2 a;
} amp_block_of_turn_kernel_1;
typedef char amp_size_of_turn_kernel_1[sizeof(amp_block_of_turn_kernel_1) == 64 ? 1 : -1];


#line 32 "tests/emit/dense.ampc"
__kernel
void turn_kernel_1(
    __global int *AMP_RESTRICT amp_data_b,
    __global const int *AMP_RESTRICT amp_data_a,
    const amp_block_of_turn_kernel_1 amp_block)
{
    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(0, b)), (amp_offset)AMP_SHAPE(0, b).stride0, AMP_SHAPE(0, b).extent0, AMP_SHAPE(0, b).extent1};
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 32 "tests/emit/dense.ampc"
    {
        b.data[i.x * b.stride0 + i.y] = a.data[i.y * a.stride0 + i.x];
    }
}

static void amp_turn_int16(int16 *rows)
{
    int16 next[16];
#pragma unroll
    for (int round = 0; round < 4; round++) {
#pragma unroll
        for (int i = 0; i < 8; i++) {
            const int16 a = rows[i], b = rows[i + 8];
            next[2 * i] = (int16)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3, a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);
            next[2 * i + 1] = (int16)(a.s8, b.s8, a.s9, b.s9, a.sa, b.sa, a.sb, b.sb, a.sc, b.sc, a.sd, b.sd, a.se, b.se, a.sf, b.sf);
        }
#pragma unroll
        for (int i = 0; i < 16; i++)
            rows[i] = next[i];
    }
}

#line 32 "tests/emit/dense.ampc"
AMP_KERNEL void turn_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_b,
    __global const int *AMP_RESTRICT amp_data_a,
    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(0, b)), (amp_offset)AMP_SHAPE(0, b).stride0, AMP_SHAPE(0, b).extent0, AMP_SHAPE(0, b).extent1};
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 16 * 16;
    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] ? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 16 * 16;
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
#line 33 "tests/emit/dense.ampc"
    
    for (int amp_first_0 = amp_begin_0; amp_first_0 < amp_end_0; amp_first_0 += 16) {
        for (int amp_first_1 = amp_begin_1; amp_first_1 < amp_end_1; amp_first_1 += 16) {
            const int amp_past_0 = min(amp_first_0 + 16, amp_end_0);
            const int amp_past_1 = min(amp_first_1 + 16, amp_end_1);
            if (amp_past_0 - amp_first_0 == 16 && amp_past_1 - amp_first_1 == 16) {
                int16 amp_rows[16];
                #pragma unroll
                for (int amp_row = 0; amp_row < 16; amp_row++) {
                    const int amp_thread_0 = amp_first_0;
                    const int amp_thread_1 = amp_first_1 + amp_row;
                    {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        amp_rows[amp_row] = vload16(0, &a.data[i.y * a.stride0 + i.x]);
                    }
                }
                amp_turn_int16(amp_rows);
                #pragma unroll
                for (int amp_row = 0; amp_row < 16; amp_row++) {
                    const int amp_thread_0 = amp_first_0 + amp_row;
                    const int amp_thread_1 = amp_first_1;
                    {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        vstore16(amp_rows[amp_row], 0, &b.data[i.x * b.stride0 + i.y]);
                    }
                }
            } else {
                for (int amp_thread_0 = amp_first_0; amp_thread_0 < amp_past_0; amp_thread_0++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_first_1; amp_thread_1 < amp_past_1; amp_thread_1++) {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 33 "tests/emit/dense.ampc"
                        b.data[i.x * b.stride0 + i.y] = a.data[i.y * a.stride0 + i.x];
                    }
                }
            }
        }
    }
}

#line 32 "tests/emit/dense.ampc"
static void turn_kernel_1_element(
    const view_int_2 b,
    const view_int_2 a,
    int2 i)
#line 32 "tests/emit/dense.ampc"
{
    b.data[i.x * b.stride0 + i.y] = a.data[i.y * a.stride0 + i.x];
}

__kernel
void turn_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_b,
    __global const int *AMP_RESTRICT amp_data_a,
    const amp_block_of_turn_kernel_1 amp_block)
{
    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(0, b)), (amp_offset)AMP_SHAPE(0, b).stride0, AMP_SHAPE(0, b).extent0, AMP_SHAPE(0, b).extent1};
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};
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
            turn_kernel_1_element(b, a, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        turn_kernel_1_element(b, a, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_block_of_step__kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
} amp_block_of_step__kernel_1;
typedef char amp_size_of_step__kernel_1[sizeof(amp_block_of_step__kernel_1) == 40 ? 1 : -1];


#line 40 "tests/emit/dense.ampc"
__kernel
void step__kernel_1(
    __global int *AMP_RESTRICT amp_data_a,
    const amp_block_of_step__kernel_1 amp_block)
{
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 40 "tests/emit/dense.ampc"
    {
        int y = i.x;
        if (y > 2)
            y = 2;
        atomic_add(&a.data[y * a.stride0 + i.y], 1);
    }
}

#line 40 "tests/emit/dense.ampc"
AMP_KERNEL void step__kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_a,
    const amp_block_of_step__kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
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
#line 41 "tests/emit/dense.ampc"
            int y = i.x;
            if (y > 2)
                y = 2;
            atomic_add(&a.data[y * a.stride0 + i.y], 1);
        }
    }
}

#line 40 "tests/emit/dense.ampc"
static void step__kernel_1_element(
    const view_int_2 a,
    int2 i)
#line 40 "tests/emit/dense.ampc"
{
    int y = i.x;
    if (y > 2)
        y = 2;
    atomic_add(&a.data[y * a.stride0 + i.y], 1);
}

__kernel
void step__kernel_1_several(
    __global int *AMP_RESTRICT amp_data_a,
    const amp_block_of_step__kernel_1 amp_block)
{
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
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
            step__kernel_1_element(a, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        step__kernel_1_element(a, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_scale_kernel_1 {
    int amp_domain[4];
    amp_shape_1 a;
    float by;
} amp_block_of_scale_kernel_1;
typedef char amp_size_of_scale_kernel_1[sizeof(amp_block_of_scale_kernel_1) == 40 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 51 "tests/emit/dense.ampc"
__kernel
void scale_kernel_1(
    __global float *AMP_RESTRICT amp_data_a,
    const amp_block_of_scale_kernel_1 amp_block)
{
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
    const float by = amp_block.by;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 51 "tests/emit/dense.ampc"
    {
        a.data[i] *= by;
    }
}

#line 51 "tests/emit/dense.ampc"
AMP_KERNEL void scale_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_a,
    const amp_block_of_scale_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
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
#line 52 "tests/emit/dense.ampc"
            a.data[i] *= by;
        }
    }
}

#line 51 "tests/emit/dense.ampc"
static void scale_kernel_1_element(
    const view_float_1 a,
    const float by,
    int i)
#line 51 "tests/emit/dense.ampc"
{
    a.data[i] *= by;
}

static void scale_kernel_1_elements(
    const view_float_1 a,
    const float by,
    int i)
#line 51 "tests/emit/dense.ampc"
{
    float late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 52 "tests/emit/dense.ampc"
        late[amp_n] = a.data[i + amp_n * 256]; late[amp_n] *= by; } 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 52 "tests/emit/dense.ampc"
        a.data[i + amp_n * 256] = late[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void scale_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_a,
    const amp_block_of_scale_kernel_1 amp_block)
{
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
    const float by = amp_block.by;
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            scale_kernel_1_element(a, by, amp_first + amp_n * 256);
        return;
    }
#endif
    scale_kernel_1_elements(a, by, amp_first);
}
