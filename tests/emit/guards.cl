typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_inside_kernel_1 {
    int amp_domain[4];
    int h;
    int w;
    amp_shape_2 out;
    amp_shape_2 in;
} amp_block_of_inside_kernel_1;
typedef char amp_size_of_inside_kernel_1[sizeof(amp_block_of_inside_kernel_1) == 72 ? 1 : -1];


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

#line 8 "tests/emit/guards.ampc"
__kernel
void inside_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_inside_kernel_1 amp_block)
{
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};
    int2 p = (int2)(amp_thread(1), amp_thread(0));
    if (p.x >= amp_block.amp_domain[0]
        || p.y >= amp_block.amp_domain[1])
        return;
#line 8 "tests/emit/guards.ampc"
    {
        int y = p.x; int x = p.y;
        if (y > 0 && y < h - 1 && x > 0 && x < w - 1)
            out.data[y * out.stride0 + x] = in.data[y * in.stride0 + (x - 1)] + in.data[y * in.stride0 + (x + 1)]; else

            out.data[y * out.stride0 + x] = 0;
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

#line 8 "tests/emit/guards.ampc"
AMP_KERNEL void inside_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_inside_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 p = (int2)(amp_thread_0, amp_thread_1);
        int y = p.x;
#line 10 "tests/emit/guards.ampc"
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
                if (y > 0 && y < h - 1 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) > 0 && (int)(((int2)(amp_thread_0, amp_thread_1)).y) < w - 1) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 p = (int2)(amp_thread_0, amp_thread_1);
                        int x = p.y;
#line 11 "tests/emit/guards.ampc"
                        out.data[(long)y * out.stride0 + x] = in.data[(long)y * in.stride0 + ((long)x - 1)] + in.data[(long)y * in.stride0 + ((long)x + 1)];
                    }
                } else {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 p = (int2)(amp_thread_0, amp_thread_1);
                        int x = p.y;
#line 13 "tests/emit/guards.ampc"
                        out.data[(long)y * out.stride0 + x] = 0;
                    }
                }
            }
        }
    }
}

#line 8 "tests/emit/guards.ampc"
static void inside_kernel_1_element(
    const int h,
    const int w,
    const view_float_2 out,
    const view_float_2 in,
    int2 p)
#line 8 "tests/emit/guards.ampc"
{
    int y = p.x; int x = p.y;
    if (y > 0 && y < h - 1 && x > 0 && x < w - 1)
        out.data[y * out.stride0 + x] = in.data[y * in.stride0 + (x - 1)] + in.data[y * in.stride0 + (x + 1)]; else

        out.data[y * out.stride0 + x] = 0;
}

__kernel
void inside_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_inside_kernel_1 amp_block)
{
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(3, in)), (amp_offset)AMP_SHAPE(3, in).stride0, AMP_SHAPE(3, in).extent0, AMP_SHAPE(3, in).extent1};
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
            inside_kernel_1_element(h, w, out, in, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        inside_kernel_1_element(h, w, out, in, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_returns_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_1 out;
    amp_shape_1 in;
} amp_block_of_returns_kernel_1;
typedef char amp_size_of_returns_kernel_1[sizeof(amp_block_of_returns_kernel_1) == 56 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 19 "tests/emit/guards.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void returns_kernel_1(
    __global float *amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_returns_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
#line 20 "tests/emit/guards.ampc"
    {
        int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0));
        (void)(int)get_local_id(0);
        if (i < 1 || i >= n)
            return;
        out.data[i] = in.data[2 * n + i - 1];
    }
}

#line 19 "tests/emit/guards.ampc"
AMP_FUNCTION void returns_kernel_1_tile(
    __global float *amp_data_out,
    __global const float *amp_data_in,
    const amp_block_of_returns_kernel_1 amp_block,
    const amp_place amp_place)
{
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
#line 21 "tests/emit/guards.ampc"
        
        (void)amp_thread_0;
    }  {
        const int amp_from_1 = (int)clamp((long)1 - (int)(((int)amp_place.item[0] * 64 + amp_thread_0)), (long)0, (long)64);
#line 23 "tests/emit/guards.ampc"
        {
            const int amp_to_2 = (int)clamp((long)n - (int)(((int)amp_place.item[0] * 64 + amp_thread_0)), (long)amp_from_1, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_2; amp_thread_0++) {
                int i = ((int)amp_place.item[0] * 64 + amp_thread_0);
#line 25 "tests/emit/guards.ampc"
                out.data[i] = in.data[2 * (long)n + i - 1];
            }
        }
    }
}

AMP_KERNEL void returns_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_returns_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        returns_kernel_1_tile(amp_data_out, amp_data_in, amp_block, amp_at);
}

#line 19 "tests/emit/guards.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void returns_kernel_1_several(
    __global float *amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_returns_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
#line 20 "tests/emit/guards.ampc"
    {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 21 "tests/emit/guards.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; int i = at * 64 + (int)get_local_id(0);
            (void)(int)get_local_id(0);
            if (i >= 1 && i < n) {

                out.data[i] = in.data[2 * n + i - 1]; }
#line 21 "tests/emit/guards.ampc"
        }
#line 26 "tests/emit/guards.ampc"
    }
}

typedef struct amp_block_of_edges_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_1 out;
} amp_block_of_edges_kernel_1;
typedef char amp_size_of_edges_kernel_1[sizeof(amp_block_of_edges_kernel_1) == 40 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 31 "tests/emit/guards.ampc"
__kernel
void edges_kernel_1(
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_edges_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 31 "tests/emit/guards.ampc"
    {
        if (i == 0 || i == n - 1)
            out.data[i] = n;
    }
}

#line 31 "tests/emit/guards.ampc"
AMP_KERNEL void edges_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_edges_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        int i = amp_thread_0;
#line 32 "tests/emit/guards.ampc"
        {
            const int amp_at_1 = (int)clamp((long)0 - (amp_thread_0), (long)amp_strip, (long)amp_stop);
            const int amp_past_1 = (int)clamp((long)0 - (amp_thread_0) + 1, (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp((long)(n - 1) - (amp_thread_0), (long)amp_strip, (long)amp_stop);
            const int amp_past_2 = (int)clamp((long)(n - 1) - (amp_thread_0) + 1, (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                    amp_to_3 = amp_at_1;
                if (amp_past_1 > amp_from_3 && amp_past_1 < amp_to_3)
                    amp_to_3 = amp_past_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                if (amp_past_2 > amp_from_3 && amp_past_2 < amp_to_3)
                    amp_to_3 = amp_past_2;
                const int amp_thread_0 = amp_from_3;
                if ((amp_thread_0) == 0 || (amp_thread_0) == n - 1) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {
                        int i = amp_thread_0;
#line 33 "tests/emit/guards.ampc"
                        out.data[i] = n;
                    }
                }
            }
        }
    }
}

#line 31 "tests/emit/guards.ampc"
static void edges_kernel_1_element(
    const int n,
    const view_int_1 out,
    int i)
#line 31 "tests/emit/guards.ampc"
{
    if (i == 0 || i == n - 1)
        out.data[i] = n;
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void edges_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_edges_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            edges_kernel_1_element(n, out, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        edges_kernel_1_element(n, out, amp_first + amp_n * 256);
}
