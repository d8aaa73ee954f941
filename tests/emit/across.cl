typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_transpose_kernel_1 {
    int amp_domain[4];
    amp_shape_2 out;
    amp_shape_2 in;
} amp_block_of_transpose_kernel_1;
typedef char amp_size_of_transpose_kernel_1[sizeof(amp_block_of_transpose_kernel_1) == 64 ? 1 : -1];


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

#line 7 "tests/emit/across.ampc"
__kernel
void transpose_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_transpose_kernel_1 amp_block)
{
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 7 "tests/emit/across.ampc"
    {
        out.data[i.y * out.stride0 + i.x] = in.data[i.x * in.stride0 + i.y];
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

static void amp_turn_float16(float16 *rows)
{
    float16 next[16];
#pragma unroll
    for (int round = 0; round < 4; round++) {
#pragma unroll
        for (int i = 0; i < 8; i++) {
            const float16 a = rows[i], b = rows[i + 8];
            next[2 * i] = (float16)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3, a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);
            next[2 * i + 1] = (float16)(a.s8, b.s8, a.s9, b.s9, a.sa, b.sa, a.sb, b.sb, a.sc, b.sc, a.sd, b.sd, a.se, b.se, a.sf, b.sf);
        }
#pragma unroll
        for (int i = 0; i < 16; i++)
            rows[i] = next[i];
    }
}

#pragma clang diagnostic ignored "-Wpass-failed"

#line 7 "tests/emit/across.ampc"
AMP_KERNEL void transpose_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_transpose_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]) / 16 * 16;
    const int amp_end_0 = (amp_part_0 + 1) == amp_place.items[1] ? amp_block.amp_domain[0] : (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]) / 16 * 16;
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
#line 8 "tests/emit/across.ampc"
    
    for (int amp_first_0 = amp_begin_0; amp_first_0 < amp_end_0; amp_first_0 += 16) {
        for (int amp_first_1 = amp_begin_1; amp_first_1 < amp_end_1; amp_first_1 += 16) {
            const int amp_past_0 = min(amp_first_0 + 16, amp_end_0);
            const int amp_past_1 = min(amp_first_1 + 16, amp_end_1);
            if (amp_past_0 - amp_first_0 == 16 && amp_past_1 - amp_first_1 == 16) {
                float16 amp_rows[16];
                #pragma unroll
                for (int amp_row = 0; amp_row < 16; amp_row++) {
                    const int amp_thread_0 = amp_first_0 + amp_row;
                    const int amp_thread_1 = amp_first_1;
                    {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        amp_rows[amp_row] = vload16(0, &in.data[i.x * in.stride0 + i.y]);
                    }
                }
                amp_turn_float16(amp_rows);
                #pragma unroll
                for (int amp_row = 0; amp_row < 16; amp_row++) {
                    const int amp_thread_0 = amp_first_0;
                    const int amp_thread_1 = amp_first_1 + amp_row;
                    {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
                        vstore16(amp_rows[amp_row], 0, &out.data[i.y * out.stride0 + i.x]);
                    }
                }
            } else {
                for (int amp_thread_0 = amp_first_0; amp_thread_0 < amp_past_0; amp_thread_0++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_first_1; amp_thread_1 < amp_past_1; amp_thread_1++) {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 8 "tests/emit/across.ampc"
                        out.data[i.y * out.stride0 + i.x] = in.data[i.x * in.stride0 + i.y];
                    }
                }
            }
        }
    }
}

#line 7 "tests/emit/across.ampc"
static void transpose_kernel_1_element(
    const view_float_2 out,
    const view_float_2 in,
    int2 i)
#line 7 "tests/emit/across.ampc"
{
    out.data[i.y * out.stride0 + i.x] = in.data[i.x * in.stride0 + i.y];
}

__kernel
void transpose_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_transpose_kernel_1 amp_block)
{
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), (amp_offset)AMP_SHAPE(0, out).stride0, AMP_SHAPE(0, out).extent0, AMP_SHAPE(0, out).extent1};
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
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
            transpose_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        transpose_kernel_1_element(out, in, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_flat_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_1 out;
    amp_shape_1 in;
} amp_block_of_flat_kernel_1;
typedef char amp_size_of_flat_kernel_1[sizeof(amp_block_of_flat_kernel_1) == 56 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 14 "tests/emit/across.ampc"
__kernel
void flat_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_flat_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 14 "tests/emit/across.ampc"
    {
        int row = i.x; int column = i.y; int to = column * n;
        out.data[to + row] = in.data[row * n + column];
    }
}

#line 14 "tests/emit/across.ampc"
AMP_KERNEL void flat_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_flat_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
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
        int row = i.x;
        for (int amp_lanes = amp_strip, amp_past; amp_lanes < amp_stop; amp_lanes = amp_past) {
            amp_past = amp_stop - amp_lanes > 16 ? amp_lanes + 16 : amp_stop;
            const int amp_thread_1 = amp_lanes;
            const int amp_first_to = (int)(((int2)(amp_thread_0, amp_thread_1)).y) * n;
            int amp_apart = amp_past - amp_lanes < 16;
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
            for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_lanes + 16; amp_thread_1++) {
                int2 i = (int2)(amp_thread_0, amp_thread_1);
                int column = i.y;
                int to = column * n;
                amp_apart |= to ^ (amp_first_to + (amp_thread_1 - amp_lanes));
            }
            if (amp_apart == 0) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_lanes + 16; amp_thread_1++) {
                    int2 i = (int2)(amp_thread_0, amp_thread_1);
                    int column = i.y;
                    int to = amp_first_to + (amp_thread_1 - amp_lanes);
#line 15 "tests/emit/across.ampc"
                    
                    out.data[(long)to + row] = in.data[(long)row * n + column];
                }
            } else {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_lanes; amp_thread_1 < amp_past; amp_thread_1++) {
                    int2 i = (int2)(amp_thread_0, amp_thread_1);
                    int column = i.y;
                    int to = column * n;
#line 15 "tests/emit/across.ampc"
                    
                    out.data[to + row] = in.data[(long)row * n + column];
                }
            }
        }
    }
}

#line 14 "tests/emit/across.ampc"
static void flat_kernel_1_element(
    const int n,
    const view_float_1 out,
    const view_float_1 in,
    int2 i)
#line 14 "tests/emit/across.ampc"
{
    int row = i.x; int column = i.y; int to = column * n;
    out.data[to + row] = in.data[row * n + column];
}

__kernel
void flat_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_flat_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
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
            flat_kernel_1_element(n, out, in, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        flat_kernel_1_element(n, out, in, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_block_of_likeness_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
    amp_shape_2 out;
} amp_block_of_likeness_kernel_1;
typedef char amp_size_of_likeness_kernel_1[sizeof(amp_block_of_likeness_kernel_1) == 64 ? 1 : -1];


#line 22 "tests/emit/across.ampc"
__kernel
void likeness_kernel_1(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_likeness_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 22 "tests/emit/across.ampc"
    {
        float sum = 0;
        for (int k = 0; k < a.extent1; k++)
            sum += a.data[i.x * a.stride0 + k] * a.data[i.y * a.stride0 + k];
        out.data[i.x * out.stride0 + i.y] = sum;
    }
}

static void amp_turn_float8(float8 *rows)
{
    float8 next[8];
#pragma unroll
    for (int round = 0; round < 3; round++) {
#pragma unroll
        for (int i = 0; i < 4; i++) {
            const float8 a = rows[i], b = rows[i + 4];
            next[2 * i] = (float8)(a.s0, b.s0, a.s1, b.s1, a.s2, b.s2, a.s3, b.s3);
            next[2 * i + 1] = (float8)(a.s4, b.s4, a.s5, b.s5, a.s6, b.s6, a.s7, b.s7);
        }
#pragma unroll
        for (int i = 0; i < 8; i++)
            rows[i] = next[i];
    }
}

#line 22 "tests/emit/across.ampc"
AMP_KERNEL void likeness_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_likeness_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    int extent = a.extent1;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
        {
            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1 - 7; amp_strip = amp_stop) {
                amp_stop = amp_strip + 8;
                float sum[8];
                #pragma unroll
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
#line 24 "tests/emit/across.ampc"
                    
#line 23 "tests/emit/across.ampc"
                    sum[amp_thread_1 - amp_strip] = 0;
                } 
                {
                    int k = 0;
                    for (; k < extent && (ulong)extent - (ulong)k >= 8; k += 8) {
                        float8 amp_lines_0[8];
                        #pragma unroll
                        for (int amp_line = 0; amp_line < 8; amp_line++) {
                            const int amp_thread_1 = amp_strip + amp_line;
                            int2 i = (int2)(amp_thread_0, amp_thread_1);
                            amp_lines_0[amp_line] = vload8(0, &a.data[i.y * a.stride0 + k]);
                        }
                        amp_turn_float8(amp_lines_0);
                        #pragma unroll
                        for (int amp_trip = 0; amp_trip < 8; amp_trip++) {
                            const int amp_now = (int)(k + amp_trip);
                            {
                                const int k = amp_now;
                                #pragma unroll
                                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                                    int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 25 "tests/emit/across.ampc"
                                    sum[amp_thread_1 - amp_strip] += a.data[i.x * a.stride0 + k] * ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_1 - amp_strip];
                                }
                            }
                        }
                    }
                    for (; k < extent; k++) {
                        #pragma unroll
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 25 "tests/emit/across.ampc"
                            sum[amp_thread_1 - amp_strip] += a.data[i.x * a.stride0 + k] * a.data[i.y * a.stride0 + k];
                        }
                    }
                }
                #pragma unroll
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 26 "tests/emit/across.ampc"
                    out.data[(long)i.x * out.stride0 + i.y] = sum[amp_thread_1 - amp_strip];
                }
            }
            for (int amp_strip = amp_end_1 - (amp_end_1 - amp_begin_1) % 8, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
                amp_stop = amp_strip + 1; const int amp_thread_1 = amp_strip;
                float sum[8];
                {
#line 24 "tests/emit/across.ampc"
                    
#line 23 "tests/emit/across.ampc"
                    sum[amp_thread_1 - amp_strip] = 0;
                } for (int k = 0; k < extent; k++) {
                    {
                        int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 25 "tests/emit/across.ampc"
                        sum[amp_thread_1 - amp_strip] += a.data[i.x * a.stride0 + k] * a.data[i.y * a.stride0 + k];
                    }
                }
                {
                    int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 26 "tests/emit/across.ampc"
                    out.data[(long)i.x * out.stride0 + i.y] = sum[amp_thread_1 - amp_strip];
                }
            }
        }
}

#line 22 "tests/emit/across.ampc"
static void likeness_kernel_1_element(
    const view_float_2 a,
    const view_float_2 out,
    int2 i)
#line 22 "tests/emit/across.ampc"
{
    float sum = 0;
    for (int k = 0; k < a.extent1; k++)
        sum += a.data[i.x * a.stride0 + k] * a.data[i.y * a.stride0 + k];
    out.data[i.x * out.stride0 + i.y] = sum;
}

static void likeness_kernel_1_elements(
    const view_float_2 a,
    const view_float_2 out,
    int2 i)
#line 22 "tests/emit/across.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 23 "tests/emit/across.ampc"
        sum[amp_n] = 0; }
    for (int k = 0; k < a.extent1; k++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/across.ampc"
            sum[amp_n] += a.data[(i.x + amp_n) * a.stride0 + k] * a.data[i.y * a.stride0 + k]; } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 26 "tests/emit/across.ampc"
        out.data[(i.x + amp_n) * out.stride0 + i.y] = sum[amp_n]; }
}

__kernel
void likeness_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_a,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_likeness_kernel_1 amp_block)
{
    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
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
            likeness_kernel_1_element(a, out, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    likeness_kernel_1_elements(a, out, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_distances_kernel_1 {
    int amp_domain[4];
    amp_shape_2 points;
    amp_shape_2 out;
} amp_block_of_distances_kernel_1;
typedef char amp_size_of_distances_kernel_1[sizeof(amp_block_of_distances_kernel_1) == 64 ? 1 : -1];


#line 33 "tests/emit/across.ampc"
__kernel
void distances_kernel_1(
    __global const float *AMP_RESTRICT amp_data_points,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_distances_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 33 "tests/emit/across.ampc"
    {
        float sum = 0;
        for (int k = 0; k < 3; k++) {
            float d = points.data[i.x * points.stride0 + k] - points.data[i.y * points.stride0 + k];
            sum += d * d;
        }
        out.data[i.x * out.stride0 + i.y] = sum;
    }
}

#ifndef AMP_OVERLAP
#line 33 "tests/emit/across.ampc"
AMP_KERNEL void distances_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_points,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_distances_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
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
#line 34 "tests/emit/across.ampc"
            float sum = 0;
            #pragma unroll
            for (int k = 0; k < 3; k++) { float d = points.data[i.x * 3 + k] - points.data[(long)i.y * 3 + k];
                sum += d * d;
            }
            out.data[(long)i.x * out.stride0 + i.y] = sum;
        }
    }
}

#else
#line 33 "tests/emit/across.ampc"
AMP_KERNEL void distances_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_points,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_distances_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
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
#line 34 "tests/emit/across.ampc"
            float sum = 0;
            #pragma unroll
            for (int k = 0; k < 3; k++) { float d = points.data[i.x * points.stride0 + k] - points.data[i.y * points.stride0 + k];
                sum += d * d;
            }
            out.data[i.x * out.stride0 + i.y] = sum;
        }
    }
}

#endif

#line 33 "tests/emit/across.ampc"
static void distances_kernel_1_element(
    const view_float_2 points,
    const view_float_2 out,
    int2 i)
#line 33 "tests/emit/across.ampc"
{
    float sum = 0;
    for (int k = 0; k < 3; k++) {
        float d = points.data[i.x * points.stride0 + k] - points.data[i.y * points.stride0 + k];
        sum += d * d;
    }
    out.data[i.x * out.stride0 + i.y] = sum;
}

static void distances_kernel_1_elements(
    const view_float_2 points,
    const view_float_2 out,
    int2 i)
#line 33 "tests/emit/across.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 34 "tests/emit/across.ampc"
        sum[amp_n] = 0; }
    #pragma unroll
    for (int k = 0; k < 3; k++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 36 "tests/emit/across.ampc"
            float d = points.data[(i.x + amp_n) * points.stride0 + k] - points.data[i.y * points.stride0 + k];
            sum[amp_n] += d * d;
#line 36 "tests/emit/across.ampc"
        }

    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 39 "tests/emit/across.ampc"
        out.data[(i.x + amp_n) * out.stride0 + i.y] = sum[amp_n]; }
}

__kernel
void distances_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_points,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_distances_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
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
            distances_kernel_1_element(points, out, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    distances_kernel_1_elements(points, out, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_blur_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_blur_kernel_1;
typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 64 ? 1 : -1];


#line 46 "tests/emit/across.ampc"
__kernel
void blur_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 46 "tests/emit/across.ampc"
    {
        float sum = 0;
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                sum += in.data[(i.x + j) * in.stride0 + (i.y + k)];
        out.data[i.y * out.stride0 + i.x] = sum;
    }
}

#line 46 "tests/emit/across.ampc"
AMP_KERNEL void blur_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
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
#line 47 "tests/emit/across.ampc"
            float sum = 0;
            #pragma unroll
            for (int j = 0; j < 3; j++) 
                #pragma unroll
                for (int k = 0; k < 3; k++)
#line 50 "tests/emit/across.ampc"
                    sum += in.data[(i.x + j) * in.stride0 + (i.y + k)];
            out.data[i.y * out.stride0 + i.x] = sum;
        }
    }
}

#line 46 "tests/emit/across.ampc"
static void blur_kernel_1_element(
    const view_float_2 in,
    const view_float_2 out,
    int2 i)
#line 46 "tests/emit/across.ampc"
{
    float sum = 0;
    for (int j = 0; j < 3; j++)
        for (int k = 0; k < 3; k++)
            sum += in.data[(i.x + j) * in.stride0 + (i.y + k)];
    out.data[i.y * out.stride0 + i.x] = sum;
}

static void blur_kernel_1_elements(
    const view_float_2 in,
    const view_float_2 out,
    int2 i)
#line 46 "tests/emit/across.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 47 "tests/emit/across.ampc"
        sum[amp_n] = 0; }
    #pragma unroll
    for (int j = 0; j < 3; j++) { 
        #pragma unroll
        for (int k = 0; k < 3; k++) {
#line 50 "tests/emit/across.ampc"
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 50 "tests/emit/across.ampc"
                sum[amp_n] += in.data[(i.x + amp_n + j) * in.stride0 + (i.y + k)]; } } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 51 "tests/emit/across.ampc"
        out.data[i.y * out.stride0 + (i.x + amp_n)] = sum[amp_n]; }
}

__kernel
void blur_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
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
            blur_kernel_1_element(in, out, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    blur_kernel_1_elements(in, out, (int2)(amp_first, amp_x));
}
