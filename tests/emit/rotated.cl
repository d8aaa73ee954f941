typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_heat_kernel_1 {
    int amp_domain[4];
    amp_shape_3 in;
    int d;
    amp_shape_3 out;
} amp_block_of_heat_kernel_1;
typedef char amp_size_of_heat_kernel_1[sizeof(amp_block_of_heat_kernel_1) == 104 ? 1 : -1];


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

#line 7 "tests/emit/rotated.ampc"
__kernel
void heat_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_heat_kernel_1 amp_block)
{
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};
    const int d = amp_block.d;
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, (amp_offset)AMP_SHAPE(2, out).stride1, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1, AMP_SHAPE(2, out).extent2};
    int2 t = (int2)(amp_thread(1), amp_thread(0));
    if (t.x >= amp_block.amp_domain[0]
        || t.y >= amp_block.amp_domain[1])
        return;
#line 8 "tests/emit/rotated.ampc"
    {
        int y = t.x; int x = t.y;
        float below = in.data[y * in.stride1 + x]; float here = in.data[1 * in.stride0 + y * in.stride1 + x];
        for (int z = 1; z < d - 1; z++) {
            float above = in.data[(z + 1) * in.stride0 + y * in.stride1 + x];
            out.data[z * out.stride0 + y * out.stride1 + x] = 0.25f * (below + 2 * here + above);
            below = here;
            here = above;
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

#ifndef AMP_OVERLAP
#line 7 "tests/emit/rotated.ampc"
AMP_KERNEL void heat_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_heat_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};
    const int d = amp_block.d;
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, (amp_offset)AMP_SHAPE(2, out).stride1, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1, AMP_SHAPE(2, out).extent2};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 t = (int2)(amp_thread_0, amp_thread_1);
        int y = t.x;
#line 11 "tests/emit/rotated.ampc"
        for (int z = 1; z < d - 1; z++) {
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                int2 t = (int2)(amp_thread_0, amp_thread_1);
                int x = t.y;
#line 12 "tests/emit/rotated.ampc"
                float above = in.data[((long)z + 1) * in.stride0 + (long)y * in.stride1 + x];
                out.data[(long)z * out.stride0 + (long)y * out.stride1 + x] = 0.25f * (in.data[((long)z - 2 + 1) * in.stride0 + (long)y * in.stride1 + x] + 2 * in.data[((long)z - 1 + 1) * in.stride0 + (long)y * in.stride1 + x] + above);
            }
        }
    }
}

#else
#line 7 "tests/emit/rotated.ampc"
AMP_KERNEL void heat_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_heat_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};
    const int d = amp_block.d;
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, (amp_offset)AMP_SHAPE(2, out).stride1, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1, AMP_SHAPE(2, out).extent2};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
        for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
            amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
            float below[1024];
            float here[1024];
            int2 t = (int2)(amp_thread_0, amp_thread_1);
            int y = t.x;
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                int2 t = (int2)(amp_thread_0, amp_thread_1);
                int x = t.y;
#line 9 "tests/emit/rotated.ampc"
                
                below[amp_thread_1 - amp_strip] = in.data[(long)y * in.stride1 + x]; here[amp_thread_1 - amp_strip] = in.data[1 * in.stride0 + (long)y * in.stride1 + x];
            } for (int z = 1; z < d - 1; z++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
                    int x = t.y;
#line 12 "tests/emit/rotated.ampc"
                    float above = in.data[((long)z + 1) * in.stride0 + (long)y * in.stride1 + x];
                    out.data[(long)z * out.stride0 + (long)y * out.stride1 + x] = 0.25f * (below[amp_thread_1 - amp_strip] + 2 * here[amp_thread_1 - amp_strip] + above);
                    below[amp_thread_1 - amp_strip] = here[amp_thread_1 - amp_strip];
                    here[amp_thread_1 - amp_strip] = above;
                }
            }
        }
}

#endif

#line 7 "tests/emit/rotated.ampc"
static void heat_kernel_1_element(
    const view_float_3 in,
    const int d,
    const view_float_3 out,
    int2 t)
#line 8 "tests/emit/rotated.ampc"
{
    int y = t.x; int x = t.y;
    float below = in.data[y * in.stride1 + x]; float here = in.data[1 * in.stride0 + y * in.stride1 + x];
    for (int z = 1; z < d - 1; z++) {
        float above = in.data[(z + 1) * in.stride0 + y * in.stride1 + x];
        out.data[z * out.stride0 + y * out.stride1 + x] = 0.25f * (below + 2 * here + above);
        below = here;
        here = above;
    }
}

static void heat_kernel_1_elements(
    const view_float_3 in,
    const int d,
    const view_float_3 out,
    int2 t)
#line 8 "tests/emit/rotated.ampc"
{
    int x = t.y; int y[4]; float below[4]; float here[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/rotated.ampc"
        y[amp_n] = t.x + amp_n;
        below[amp_n] = in.data[y[amp_n] * in.stride1 + x]; here[amp_n] = in.data[1 * in.stride0 + y[amp_n] * in.stride1 + x];
#line 9 "tests/emit/rotated.ampc"
    }

    for (int z = 1; z < d - 1; z++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 12 "tests/emit/rotated.ampc"
            float above = in.data[(z + 1) * in.stride0 + y[amp_n] * in.stride1 + x];
            out.data[z * out.stride0 + y[amp_n] * out.stride1 + x] = 0.25f * (below[amp_n] + 2 * here[amp_n] + above);
            below[amp_n] = here[amp_n];
            here[amp_n] = above;
#line 12 "tests/emit/rotated.ampc"
        }
#line 16 "tests/emit/rotated.ampc"
    }
}

__kernel
void heat_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_heat_kernel_1 amp_block)
{
    const view_float_3 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, (amp_offset)AMP_SHAPE(0, in).stride1, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1, AMP_SHAPE(0, in).extent2};
    const int d = amp_block.d;
    const view_float_3 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, (amp_offset)AMP_SHAPE(2, out).stride1, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1, AMP_SHAPE(2, out).extent2};
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
            heat_kernel_1_element(in, d, out, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    heat_kernel_1_elements(in, d, out, (int2)(amp_first, amp_x));
}
