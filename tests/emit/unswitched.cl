typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_edges_kernel_1 {
    int amp_domain[4];
    int w;
    amp_shape_3 out;
    amp_shape_3 in;
} amp_block_of_edges_kernel_1;
typedef char amp_size_of_edges_kernel_1[sizeof(amp_block_of_edges_kernel_1) == 104 ? 1 : -1];


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

#line 7 "tests/emit/unswitched.ampc"
__kernel
void edges_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_edges_kernel_1 amp_block)
{
    const int w = amp_block.w;
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, (amp_offset)AMP_SHAPE(2, in).stride1, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1, AMP_SHAPE(2, in).extent2};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 7 "tests/emit/unswitched.ampc"
    {
        int y = i.x; int x = i.y;
        for (int c = 0; c < 3; c++) {
            if (x > 0 && x < w - 1)
                out.data[y * out.stride0 + x * out.stride1 + c] = in.data[y * in.stride0 + (x + 1) * in.stride1 + c] - in.data[y * in.stride0 + (x - 1) * in.stride1 + c]; else

                out.data[y * out.stride0 + x * out.stride1 + c] = 0;
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

#ifdef AMP_OVERLAP
#define AMP_IN_ANY_ORDER
#else
#define AMP_IN_ANY_ORDER _Pragma("clang loop vectorize(assume_safety)")
#endif

#ifndef AMP_OVERLAP
#line 7 "tests/emit/unswitched.ampc"
AMP_KERNEL void edges_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_edges_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int w = amp_block.w;
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, (amp_offset)AMP_SHAPE(2, in).stride1, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1, AMP_SHAPE(2, in).extent2};
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
#line 9 "tests/emit/unswitched.ampc"
        {
            const int amp_past_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_past_1 > amp_from_3 && amp_past_1 < amp_to_3)
                    amp_to_3 = amp_past_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                const int amp_thread_1 = amp_from_3;
                if ((int)(((int2)(amp_thread_0, amp_thread_1)).y) > 0 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) < w - 1) {
                    {
                        const int amp_thread_1 = amp_from_3;
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        int x = i.y;
                        AMP_IN_ANY_ORDER
                        for (long c = 0; c < (long)((amp_to_3) - (amp_from_3)) * 3; c++)
#line 9 "tests/emit/unswitched.ampc"
                        {

                            out.data[(long)y * out.stride0 + ((long)x * 3 + c)] = in.data[(long)y * in.stride0 + (((long)x + 1) * 3 + c)] - in.data[(long)y * in.stride0 + (((long)x - 1) * 3 + c)];


                        }
                    }
                } else {
                    {
                        const int amp_thread_1 = amp_from_3;
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        int x = i.y;
                        AMP_IN_ANY_ORDER
                        for (long c = 0; c < (long)((amp_to_3) - (amp_from_3)) * 3; c++)
#line 9 "tests/emit/unswitched.ampc"
                        {
#line 13 "tests/emit/unswitched.ampc"
                            out.data[(long)y * out.stride0 + ((long)x * 3 + c)] = 0;
                        }
                    }
                }
            }
        }
    }
}

#else
#line 7 "tests/emit/unswitched.ampc"
AMP_KERNEL void edges_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_edges_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int w = amp_block.w;
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, (amp_offset)AMP_SHAPE(1, out).stride1, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1, AMP_SHAPE(1, out).extent2};
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), (amp_offset)AMP_SHAPE(2, in).stride0, (amp_offset)AMP_SHAPE(2, in).stride1, AMP_SHAPE(2, in).extent0, AMP_SHAPE(2, in).extent1, AMP_SHAPE(2, in).extent2};
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
#line 9 "tests/emit/unswitched.ampc"
        {
            const int amp_past_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_past_1 > amp_from_3 && amp_past_1 < amp_to_3)
                    amp_to_3 = amp_past_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                const int amp_thread_1 = amp_from_3;
                if ((int)(((int2)(amp_thread_0, amp_thread_1)).y) > 0 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) < w - 1) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        int x = i.y;
#line 9 "tests/emit/unswitched.ampc"
                        #pragma unroll
                        for (int c = 0; c < 3; c++) {
                            out.data[y * out.stride0 + x * out.stride1 + c] = in.data[y * in.stride0 + (x + 1) * in.stride1 + c] - in.data[y * in.stride0 + (x - 1) * in.stride1 + c];


                        }
                    }
                } else {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        int x = i.y;
#line 9 "tests/emit/unswitched.ampc"
                        #pragma unroll
                        for (int c = 0; c < 3; c++) {


                            out.data[y * out.stride0 + x * out.stride1 + c] = 0;
                        }
                    }
                }
            }
        }
    }
}

#endif

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_marks_kernel_1 {
    int amp_domain[4];
    amp_shape_1 many;
    amp_shape_2 out;
} amp_block_of_marks_kernel_1;
typedef char amp_size_of_marks_kernel_1[sizeof(amp_block_of_marks_kernel_1) == 56 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

typedef struct view_int_2 {
    __global int *data;
    amp_offset stride0;
    int extent0, extent1;
} view_int_2;

#line 21 "tests/emit/unswitched.ampc"
__kernel
void marks_kernel_1(
    __global const int *AMP_RESTRICT amp_data_many,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_marks_kernel_1 amp_block)
{
    const view_int_1 many = {AMP_DATA(__global int *, amp_data_many, AMP_SHAPE(0, many)), AMP_SHAPE(0, many).extent0};
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 21 "tests/emit/unswitched.ampc"
    {
        int left = many.data[i];
        for (int c = 0; c < 4; c++)
            if (left > c)
                out.data[i * out.stride0 + c] = 1;
        for (int c = 0; c < 4; c++)
            if (left > 0)
                out.data[i * out.stride0 + c] = left--;
    }
}

#ifndef AMP_OVERLAP
#line 21 "tests/emit/unswitched.ampc"
AMP_KERNEL void marks_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_many,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_marks_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 many = {AMP_DATA(__global int *, amp_data_many, AMP_SHAPE(0, many)), AMP_SHAPE(0, many).extent0};
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 25 "tests/emit/unswitched.ampc"
            int own = out.data[(long)i * 4 + 0]; int own_2 = out.data[(long)i * 4 + 1]; int own_3 = out.data[(long)i * 4 + 2]; int own_4 = out.data[(long)i * 4 + 3];
#line 22 "tests/emit/unswitched.ampc"
            int left = many.data[i];
            {
                { int is_so = left > 0 ? 1 : 0;
                    own = is_so ? 1 : own; }
#line 24 "tests/emit/unswitched.ampc"
                { int is_so_2 = left > 1 ? 1 : 0;
                    own_2 = is_so_2 ? 1 : own_2; }
#line 24 "tests/emit/unswitched.ampc"
                { int is_so_3 = left > 2 ? 1 : 0;
                    own_3 = is_so_3 ? 1 : own_3; }
#line 24 "tests/emit/unswitched.ampc"
                { int is_so_4 = left > 3 ? 1 : 0;
                    own_4 = is_so_4 ? 1 : own_4; } }
            {
                { int is_so_5 = left > 0 ? 1 : 0;
                    int before = left; int now = left; now--; left = is_so_5 ? now : left; own = is_so_5 ? before : own; }
#line 27 "tests/emit/unswitched.ampc"
                { int is_so_6 = left > 0 ? 1 : 0;
                    int before_2 = left; int now_2 = left; now_2--; left = is_so_6 ? now_2 : left; own_2 = is_so_6 ? before_2 : own_2; }
#line 27 "tests/emit/unswitched.ampc"
                { int is_so_7 = left > 0 ? 1 : 0;
                    int before_3 = left; int now_3 = left; now_3--; left = is_so_7 ? now_3 : left; own_3 = is_so_7 ? before_3 : own_3; }
#line 27 "tests/emit/unswitched.ampc"
                { int is_so_8 = left > 0 ? 1 : 0;
                    int before_4 = left; int now_4 = left; now_4--; left = is_so_8 ? now_4 : left; own_4 = is_so_8 ? before_4 : own_4; } }
#line 25 "tests/emit/unswitched.ampc"
            out.data[(long)i * 4 + 0] = own; out.data[(long)i * 4 + 1] = own_2; out.data[(long)i * 4 + 2] = own_3; out.data[(long)i * 4 + 3] = own_4;
        }
    }
}

#else
#line 21 "tests/emit/unswitched.ampc"
AMP_KERNEL void marks_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_many,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_marks_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 many = {AMP_DATA(__global int *, amp_data_many, AMP_SHAPE(0, many)), AMP_SHAPE(0, many).extent0};
    const view_int_2 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 22 "tests/emit/unswitched.ampc"
            int left = many.data[i];
            #pragma unroll
            for (int c = 0; c < 4; c++) if (left > c)
                    out.data[(long)i * out.stride0 + c] = 1;
            #pragma unroll
            for (int c = 0; c < 4; c++) if (left > 0)
                    out.data[(long)i * out.stride0 + c] = left--;
        }
    }
}

#endif
