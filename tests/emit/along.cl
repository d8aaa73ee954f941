typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_attend_kernel_1 {
    int amp_domain[4];
    amp_shape_2 queries;
    amp_shape_2 keys;
    amp_shape_2 out;
} amp_block_of_attend_kernel_1;
typedef char amp_size_of_attend_kernel_1[sizeof(amp_block_of_attend_kernel_1) == 88 ? 1 : -1];


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

#pragma clang diagnostic ignored "-Wpass-failed"

#line 12 "tests/emit/along.ampc"
__kernel
void attend_kernel_1(
    __global const float *AMP_RESTRICT amp_data_queries,
    __global const float *AMP_RESTRICT amp_data_keys,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_attend_kernel_1 amp_block)
{
    const view_float_2 queries = {AMP_DATA(__global float *, amp_data_queries, AMP_SHAPE(0, queries)), (amp_offset)AMP_SHAPE(0, queries).stride0, AMP_SHAPE(0, queries).extent0, AMP_SHAPE(0, queries).extent1};
    const view_float_2 keys = {AMP_DATA(__global float *, amp_data_keys, AMP_SHAPE(1, keys)), (amp_offset)AMP_SHAPE(1, keys).stride0, AMP_SHAPE(1, keys).extent0, AMP_SHAPE(1, keys).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 12 "tests/emit/along.ampc"
    {
        float sum[16]; float mine[16];
        #pragma unroll
        for (int d = 0; d < 16; d++) { sum[d] = 0;
            mine[d] = queries.data[i * queries.stride0 + d];
        }
        for (int j = 0; j < 40; j++) {
            float s = 0;
            #pragma unroll
            for (int d = 0; d < 16; d++) s += mine[d] * keys.data[j * keys.stride0 + d];
            #pragma unroll
            for (int d = 0; d < 16; d++) sum[d] += s * keys.data[j * keys.stride0 + d];
        }
        #pragma unroll
        for (int d = 0; d < 16; d++) out.data[i * out.stride0 + d] = sum[d];
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

#line 12 "tests/emit/along.ampc"
AMP_KERNEL void attend_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_queries,
    __global const float *AMP_RESTRICT amp_data_keys,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_attend_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 queries = {AMP_DATA(__global float *, amp_data_queries, AMP_SHAPE(0, queries)), (amp_offset)AMP_SHAPE(0, queries).stride0, AMP_SHAPE(0, queries).extent0, AMP_SHAPE(0, queries).extent1};
    const view_float_2 keys = {AMP_DATA(__global float *, amp_data_keys, AMP_SHAPE(1, keys)), (amp_offset)AMP_SHAPE(1, keys).stride0, AMP_SHAPE(1, keys).extent0, AMP_SHAPE(1, keys).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 128 ? amp_strip + 128 : amp_end_0;
        float sum[16][128];
        float mine[16][128];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int i = amp_thread_0;
#line 13 "tests/emit/along.ampc"
                    
                    #pragma unroll
                    for (int d = 0; d < 16; d++) { sum[d][amp_thread_0 - amp_strip] = 0;
                        mine[d][amp_thread_0 - amp_strip] = queries.data[i * queries.stride0 + d];
                    }
                } for (int j = 0; j < 40; j++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 19 "tests/emit/along.ampc"
                        float s = 0;
                        #pragma unroll
                        for (int d = 0; d < 16; d++) s += mine[d][amp_thread_0 - amp_strip] * keys.data[j * keys.stride0 + d];
                        #pragma unroll
                        for (int d = 0; d < 16; d++) sum[d][amp_thread_0 - amp_strip] += s * keys.data[j * keys.stride0 + d];
                    }
                }
                #pragma clang loop vectorize(disable) unroll_count(8)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int i = amp_thread_0;
#line 25 "tests/emit/along.ampc"
                    #pragma unroll
                    for (int d = 0; d < 16; d++) out.data[i * out.stride0 + d] = sum[d][amp_thread_0 - amp_strip];
                }
            }
            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int i = amp_thread_0;
#line 13 "tests/emit/along.ampc"
                    
                    #pragma unroll
                    for (int d = 0; d < 16; d++) { sum[d][amp_thread_0 - amp_strip] = 0;
                        mine[d][amp_thread_0 - amp_strip] = queries.data[i * queries.stride0 + d];
                    }
                } for (int j = 0; j < 40; j++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 19 "tests/emit/along.ampc"
                        float s = 0;
                        #pragma unroll
                        for (int d = 0; d < 16; d++) s += mine[d][amp_thread_0 - amp_strip] * keys.data[j * keys.stride0 + d];
                        #pragma unroll
                        for (int d = 0; d < 16; d++) sum[d][amp_thread_0 - amp_strip] += s * keys.data[j * keys.stride0 + d];
                    }
                }
                #pragma clang loop vectorize(disable) unroll_count(8)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int i = amp_thread_0;
#line 25 "tests/emit/along.ampc"
                    #pragma unroll
                    for (int d = 0; d < 16; d++) out.data[i * out.stride0 + d] = sum[d][amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 13 "tests/emit/along.ampc"
                
                #pragma unroll
                for (int d = 0; d < 16; d++) { sum[d][amp_thread_0 - amp_strip] = 0;
                    mine[d][amp_thread_0 - amp_strip] = queries.data[i * queries.stride0 + d];
                }
            } for (int j = 0; j < 40; j++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 19 "tests/emit/along.ampc"
                    float s = 0;
                    #pragma unroll
                    for (int d = 0; d < 16; d++) s += mine[d][amp_thread_0 - amp_strip] * keys.data[j * keys.stride0 + d];
                    #pragma unroll
                    for (int d = 0; d < 16; d++) sum[d][amp_thread_0 - amp_strip] += s * keys.data[j * keys.stride0 + d];
                }
            }
            #pragma clang loop vectorize(disable) unroll_count(8)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 25 "tests/emit/along.ampc"
                #pragma unroll
                for (int d = 0; d < 16; d++) out.data[i * out.stride0 + d] = sum[d][amp_thread_0 - amp_strip];
            }
        }
    }
}

typedef struct amp_block_of_soften_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_soften_kernel_1;
typedef char amp_size_of_soften_kernel_1[sizeof(amp_block_of_soften_kernel_1) == 64 ? 1 : -1];


#line 32 "tests/emit/along.ampc"
__kernel
void soften_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_soften_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 32 "tests/emit/along.ampc"
    {
        float most = in.data[i * in.stride0 + 0]; float sum = 0;
        for (int d = 0; d < 16; d++)
            most = in.data[i * in.stride0 + d] > most ? in.data[i * in.stride0 + d] : most;
        for (int d = 0; d < 16; d++) {
            float e = exp(in.data[i * in.stride0 + d] - most);
            out.data[i * out.stride0 + d] = e;
            sum += e;
        }
        for (int d = 0; d < 16; d++)
            out.data[i * out.stride0 + d] /= sum;
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

__attribute__((always_inline)) static float amp_expf_float(float x)
{
    float near = x > -104.0f ? x < 89.0f ? x : 89.0f : -104.0f;
    int k = (int)(near * 1.44269502f + (x < 0 ? -0.5f : 0.5f));
    float f = near - (float)k * 0x1.62e4p-1f, a = f, b = (float)k * -1.42860682e-6f, r = a + b;
    float p = 0.5f + r * (0.166666672f + r * (0.0416666679f + r * (0.00833333377f + r * (0.00138888892f + r * 0.000198412701f))));
    float y = 1.0f + (a + (b + r * r * p));
    y *= as_float((uint)(127 + (k >> 1)) << 23);
    y *= as_float((uint)(127 + k - (k >> 1)) << 23);
    return x == x ? y : x;
}

#line 32 "tests/emit/along.ampc"
AMP_KERNEL void soften_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_soften_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0 - 7; amp_strip = amp_stop) {
            amp_stop = amp_strip + 8;
            float most[8];
            float sum[8];
            #pragma unroll
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 33 "tests/emit/along.ampc"
                most[amp_thread_0 - amp_strip] = in.data[i * in.stride0 + 0]; sum[amp_thread_0 - amp_strip] = 0;
            } 
            {
                int d_2 = 0;
                for (; d_2 < 16 && (ulong)16 - (ulong)d_2 >= 8; d_2 += 8) {
                    float8 amp_lines_0[8];
                    #pragma unroll
                    for (int amp_line = 0; amp_line < 8; amp_line++) {
                        const int amp_thread_0 = amp_strip + amp_line;
                        int i = amp_thread_0;
                        amp_lines_0[amp_line] = vload8(0, &in.data[i * in.stride0 + d_2]);
                    }
                    amp_turn_float8(amp_lines_0);
                    #pragma unroll
                    for (int amp_trip = 0; amp_trip < 8; amp_trip++) {
                        const int amp_now = (int)(d_2 + amp_trip);
                        {
                            const int d_2 = amp_now;
                            #pragma unroll
                            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                                int i = amp_thread_0;
#line 35 "tests/emit/along.ampc"
                                most[amp_thread_0 - amp_strip] = ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip] > most[amp_thread_0 - amp_strip] ? ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip] : most[amp_thread_0 - amp_strip];
                            }
                        }
                    }
                }
                for (; d_2 < 16; d_2++) {
                    #pragma unroll
                    for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                        int i = amp_thread_0;
#line 35 "tests/emit/along.ampc"
                        most[amp_thread_0 - amp_strip] = in.data[i * in.stride0 + d_2] > most[amp_thread_0 - amp_strip] ? in.data[i * in.stride0 + d_2] : most[amp_thread_0 - amp_strip];
                    }
                }
            }
#line 36 "tests/emit/along.ampc"
            for (int d_3 = 0; d_3 < 16; d_3++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 37 "tests/emit/along.ampc"
                    float e = amp_expf_float(in.data[i * in.stride0 + d_3] - most[amp_thread_0 - amp_strip]);
                    out.data[i * out.stride0 + d_3] = e;
                    sum[amp_thread_0 - amp_strip] += e;
                }
            }
            for (int amp_alone = amp_strip; amp_alone < amp_stop; amp_alone++) {
                const int amp_thread_0 = amp_alone;
#line 41 "tests/emit/along.ampc"
                for (int d_4 = 0; d_4 < 16; d_4++) {
                    {
                        int i = amp_thread_0;
#line 42 "tests/emit/along.ampc"
                        out.data[i * out.stride0 + d_4] /= sum[amp_thread_0 - amp_strip];
                    }
                }
            }
        }
        for (int amp_strip = amp_end_0 - (amp_end_0 - amp_begin_0) % 8, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
            amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;
            float most[8];
            float sum[8];
            {
                int i = amp_thread_0;
#line 33 "tests/emit/along.ampc"
                most[amp_thread_0 - amp_strip] = in.data[i * in.stride0 + 0]; sum[amp_thread_0 - amp_strip] = 0;
            } for (int d_2 = 0; d_2 < 16; d_2++) {
                {
                    int i = amp_thread_0;
#line 35 "tests/emit/along.ampc"
                    most[amp_thread_0 - amp_strip] = in.data[i * in.stride0 + d_2] > most[amp_thread_0 - amp_strip] ? in.data[i * in.stride0 + d_2] : most[amp_thread_0 - amp_strip];
                }
            }
#line 36 "tests/emit/along.ampc"
            for (int d_3 = 0; d_3 < 16; d_3++) {
                {
                    int i = amp_thread_0;
#line 37 "tests/emit/along.ampc"
                    float e = amp_expf_float(in.data[i * in.stride0 + d_3] - most[amp_thread_0 - amp_strip]);
                    out.data[i * out.stride0 + d_3] = e;
                    sum[amp_thread_0 - amp_strip] += e;
                }
            } for (int d_4 = 0; d_4 < 16; d_4++) {
                {
                    int i = amp_thread_0;
#line 42 "tests/emit/along.ampc"
                    out.data[i * out.stride0 + d_4] /= sum[amp_thread_0 - amp_strip];
                }
            }
        }
    }
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_assign_kernel_1 {
    int amp_domain[4];
    amp_shape_2 points;
    amp_shape_2 centres;
    amp_shape_1 nearest;
} amp_block_of_assign_kernel_1;
typedef char amp_size_of_assign_kernel_1[sizeof(amp_block_of_assign_kernel_1) == 80 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 50 "tests/emit/along.ampc"
__kernel
void assign_kernel_1(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_nearest,
    const amp_block_of_assign_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 nearest = {AMP_DATA(__global int *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 50 "tests/emit/along.ampc"
    {
        float best = 3e+38f;
        int mine = 0;
        for (int k = 0; k < 16; k++) {
            float d = 0;
            for (int c = 0; c < 8; c++)
                d += (points.data[i * points.stride0 + c] - centres.data[k * centres.stride0 + c]) * (points.data[i * points.stride0 + c] - centres.data[k * centres.stride0 + c]);
            if (d < best) {
                best = d;
                mine = k;
            }
        }
        nearest.data[i] = mine;
    }
}

#ifndef AMP_OVERLAP
#line 50 "tests/emit/along.ampc"
AMP_KERNEL void assign_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_nearest,
    const amp_block_of_assign_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 nearest = {AMP_DATA(__global int *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 256 ? amp_strip + 256 : amp_end_0;
        float best[256];
        int mine[256];
        float kept[8][256];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 51 "tests/emit/along.ampc"
                    best[amp_thread_0 - amp_strip] = 3e+38f;
                    mine[amp_thread_0 - amp_strip] = 0;
                }  {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
#line 53 "tests/emit/along.ampc"
                        {

                            #pragma unroll
                            for (int c = 0; c < 8; c++) kept[c][amp_thread_0 - amp_strip] = points.data[(long)i * 8 + c];
#line 61 "tests/emit/along.ampc"
                        }
                    }
#line 53 "tests/emit/along.ampc"
                    for (int k = 0; k < 16; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 54 "tests/emit/along.ampc"
                            float d = 0;
                            #pragma unroll
                            for (int c = 0; c < 8; c++) d += (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]) * (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]);
                            { const int amp_is = ((d < best[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = best[amp_thread_0 - amp_strip]; best[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; }
                            { const int amp_was = mine[amp_thread_0 - amp_strip]; mine[amp_thread_0 - amp_strip] = amp_is ? (int)(k) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 62 "tests/emit/along.ampc"
                    nearest.data[i] = mine[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 51 "tests/emit/along.ampc"
                best[amp_thread_0 - amp_strip] = 3e+38f;
                mine[amp_thread_0 - amp_strip] = 0;
            }  {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 53 "tests/emit/along.ampc"
                    {

                        #pragma unroll
                        for (int c = 0; c < 8; c++) kept[c][amp_thread_0 - amp_strip] = points.data[(long)i * 8 + c];
#line 61 "tests/emit/along.ampc"
                    }
                }
#line 53 "tests/emit/along.ampc"
                for (int k = 0; k < 16; k++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 54 "tests/emit/along.ampc"
                        float d = 0;
                        #pragma unroll
                        for (int c = 0; c < 8; c++) d += (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]) * (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]);
                        if (d < best[amp_thread_0 - amp_strip]) {
                            best[amp_thread_0 - amp_strip] = d;
                            mine[amp_thread_0 - amp_strip] = k;
                        }
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 62 "tests/emit/along.ampc"
                nearest.data[i] = mine[amp_thread_0 - amp_strip];
            }
        }
    }
}

#else
#line 50 "tests/emit/along.ampc"
AMP_KERNEL void assign_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_nearest,
    const amp_block_of_assign_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 nearest = {AMP_DATA(__global int *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 256 ? amp_strip + 256 : amp_end_0;
        float best[256];
        int mine[256];
        float kept[8][256];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 51 "tests/emit/along.ampc"
                    best[amp_thread_0 - amp_strip] = 3e+38f;
                    mine[amp_thread_0 - amp_strip] = 0;
                }  {
                    #pragma clang loop vectorize(disable) unroll_count(8)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
#line 53 "tests/emit/along.ampc"
                        {

                            #pragma unroll
                            for (int c = 0; c < 8; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];
#line 61 "tests/emit/along.ampc"
                        }
                    }
#line 53 "tests/emit/along.ampc"
                    for (int k = 0; k < 16; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 54 "tests/emit/along.ampc"
                            float d = 0;
                            #pragma unroll
                            for (int c = 0; c < 8; c++) d += (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]) * (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]);
                            { const int amp_is = ((d < best[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = best[amp_thread_0 - amp_strip]; best[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; }
                            { const int amp_was = mine[amp_thread_0 - amp_strip]; mine[amp_thread_0 - amp_strip] = amp_is ? (int)(k) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 62 "tests/emit/along.ampc"
                    nearest.data[i] = mine[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 51 "tests/emit/along.ampc"
                best[amp_thread_0 - amp_strip] = 3e+38f;
                mine[amp_thread_0 - amp_strip] = 0;
            }  {
                #pragma clang loop vectorize(disable) unroll_count(8)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 53 "tests/emit/along.ampc"
                    {

                        #pragma unroll
                        for (int c = 0; c < 8; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];
#line 61 "tests/emit/along.ampc"
                    }
                }
#line 53 "tests/emit/along.ampc"
                for (int k = 0; k < 16; k++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 54 "tests/emit/along.ampc"
                        float d = 0;
                        #pragma unroll
                        for (int c = 0; c < 8; c++) d += (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]) * (kept[c][amp_thread_0 - amp_strip] - centres.data[k * centres.stride0 + c]);
                        if (d < best[amp_thread_0 - amp_strip]) {
                            best[amp_thread_0 - amp_strip] = d;
                            mine[amp_thread_0 - amp_strip] = k;
                        }
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 62 "tests/emit/along.ampc"
                nearest.data[i] = mine[amp_thread_0 - amp_strip];
            }
        }
    }
}

#endif

#line 50 "tests/emit/along.ampc"
static void assign_kernel_1_element(
    const view_float_2 points,
    const view_float_2 centres,
    const view_int_1 nearest,
    int i)
#line 50 "tests/emit/along.ampc"
{
    float best = 3e+38f;
    int mine = 0;
    for (int k = 0; k < 16; k++) {
        float d = 0;
        for (int c = 0; c < 8; c++)
            d += (points.data[i * points.stride0 + c] - centres.data[k * centres.stride0 + c]) * (points.data[i * points.stride0 + c] - centres.data[k * centres.stride0 + c]);
        if (d < best) {
            best = d;
            mine = k;
        }
    }
    nearest.data[i] = mine;
}

static void assign_kernel_1_elements(
    const view_float_2 points,
    const view_float_2 centres,
    const view_int_1 nearest,
    int i)
#line 50 "tests/emit/along.ampc"
{
    float best[4]; int mine[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 51 "tests/emit/along.ampc"
        best[amp_n] = 3e+38f;
        mine[amp_n] = 0;
#line 51 "tests/emit/along.ampc"
    }

    for (int k = 0; k < 16; k++) {
        float d[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 54 "tests/emit/along.ampc"
            d[amp_n] = 0; }
        #pragma unroll
        for (int c = 0; c < 8; c++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 56 "tests/emit/along.ampc"
                d[amp_n] += (points.data[(i + amp_n * 256) * points.stride0 + c] - centres.data[k * centres.stride0 + c]) * (points.data[(i + amp_n * 256) * points.stride0 + c] - centres.data[k * centres.stride0 + c]); } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 57 "tests/emit/along.ampc"
            if (d[amp_n] < best[amp_n]) {
                best[amp_n] = d[amp_n];
                mine[amp_n] = k;
            } }
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/along.ampc"
        nearest.data[i + amp_n * 256] = mine[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void assign_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_nearest,
    const amp_block_of_assign_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 nearest = {AMP_DATA(__global int *, amp_data_nearest, AMP_SHAPE(2, nearest)), AMP_SHAPE(2, nearest).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            assign_kernel_1_element(points, centres, nearest, amp_first + amp_n * 256);
        return;
    }
#endif
    assign_kernel_1_elements(points, centres, nearest, amp_first);
}

typedef struct amp_block_of_find_least_kernel_1 {
    int amp_domain[4];
    amp_shape_2 planes;
    amp_shape_2 points;
    amp_shape_1 least;
} amp_block_of_find_least_kernel_1;
typedef char amp_size_of_find_least_kernel_1[sizeof(amp_block_of_find_least_kernel_1) == 80 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 70 "tests/emit/along.ampc"
__kernel
void find_least_kernel_1(
    __global const float *AMP_RESTRICT amp_data_planes,
    __global const float *AMP_RESTRICT amp_data_points,
    __global float *AMP_RESTRICT amp_data_least,
    const amp_block_of_find_least_kernel_1 amp_block)
{
    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(0, planes)), (amp_offset)AMP_SHAPE(0, planes).stride0, AMP_SHAPE(0, planes).extent0, AMP_SHAPE(0, planes).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(2, least)), AMP_SHAPE(2, least).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 70 "tests/emit/along.ampc"
    {
        float smallest = 3e+38f;
        for (int k = 0; k < planes.extent0; k++) {
            float d = 0;
            for (int c = 0; c < 4; c++)
                d += points.data[i * points.stride0 + c] * planes.data[k * planes.stride0 + c];
            if (d < smallest)
                smallest = d;
        }
        least.data[i] = smallest;
    }
}

#ifndef AMP_OVERLAP
#line 70 "tests/emit/along.ampc"
AMP_KERNEL void find_least_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_planes,
    __global const float *AMP_RESTRICT amp_data_points,
    __global float *AMP_RESTRICT amp_data_least,
    const amp_block_of_find_least_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(0, planes)), (amp_offset)AMP_SHAPE(0, planes).stride0, AMP_SHAPE(0, planes).extent0, AMP_SHAPE(0, planes).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(2, least)), AMP_SHAPE(2, least).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = planes.extent0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 512 ? amp_strip + 512 : amp_end_0;
        float smallest[512];
        float kept[4][512];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 72 "tests/emit/along.ampc"
                    
#line 71 "tests/emit/along.ampc"
                    smallest[amp_thread_0 - amp_strip] = 3e+38f;
                }  {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                        int i = amp_thread_0;
#line 72 "tests/emit/along.ampc"
                        if (0 < extent) {

                            #pragma unroll
                            for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * 4 + c];


                        }
                    }
#line 72 "tests/emit/along.ampc"
                    for (int k = 0; k < extent; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 73 "tests/emit/along.ampc"
                            float d = 0;
                            #pragma unroll
                            for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];
                            { const int amp_is = ((d < smallest[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = smallest[amp_thread_0 - amp_strip]; smallest[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int i = amp_thread_0;
#line 79 "tests/emit/along.ampc"
                    least.data[i] = smallest[amp_thread_0 - amp_strip];
                }
            }
            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 72 "tests/emit/along.ampc"
                    
#line 71 "tests/emit/along.ampc"
                    smallest[amp_thread_0 - amp_strip] = 3e+38f;
                }  {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                        int i = amp_thread_0;
#line 72 "tests/emit/along.ampc"
                        if (0 < extent) {

                            #pragma unroll
                            for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * 4 + c];


                        }
                    }
#line 72 "tests/emit/along.ampc"
                    for (int k = 0; k < extent; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 73 "tests/emit/along.ampc"
                            float d = 0;
                            #pragma unroll
                            for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];
                            { const int amp_is = ((d < smallest[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = smallest[amp_thread_0 - amp_strip]; smallest[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int i = amp_thread_0;
#line 79 "tests/emit/along.ampc"
                    least.data[i] = smallest[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 72 "tests/emit/along.ampc"
                
#line 71 "tests/emit/along.ampc"
                smallest[amp_thread_0 - amp_strip] = 3e+38f;
            }  {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 72 "tests/emit/along.ampc"
                    if (0 < extent) {

                        #pragma unroll
                        for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * 4 + c];


                    }
                }
#line 72 "tests/emit/along.ampc"
                for (int k = 0; k < extent; k++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 73 "tests/emit/along.ampc"
                        float d = 0;
                        #pragma unroll
                        for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];
                        if (d < smallest[amp_thread_0 - amp_strip])
                            smallest[amp_thread_0 - amp_strip] = d;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 79 "tests/emit/along.ampc"
                least.data[i] = smallest[amp_thread_0 - amp_strip];
            }
        }
    }
}

#else
#line 70 "tests/emit/along.ampc"
AMP_KERNEL void find_least_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_planes,
    __global const float *AMP_RESTRICT amp_data_points,
    __global float *AMP_RESTRICT amp_data_least,
    const amp_block_of_find_least_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(0, planes)), (amp_offset)AMP_SHAPE(0, planes).stride0, AMP_SHAPE(0, planes).extent0, AMP_SHAPE(0, planes).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(2, least)), AMP_SHAPE(2, least).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = planes.extent0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 512 ? amp_strip + 512 : amp_end_0;
        float smallest[512];
        float kept[4][512];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 72 "tests/emit/along.ampc"
                    
#line 71 "tests/emit/along.ampc"
                    smallest[amp_thread_0 - amp_strip] = 3e+38f;
                }  {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                        int i = amp_thread_0;
#line 72 "tests/emit/along.ampc"
                        if (0 < extent) {

                            #pragma unroll
                            for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];


                        }
                    }
#line 72 "tests/emit/along.ampc"
                    for (int k = 0; k < extent; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 73 "tests/emit/along.ampc"
                            float d = 0;
                            #pragma unroll
                            for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];
                            { const int amp_is = ((d < smallest[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = smallest[amp_thread_0 - amp_strip]; smallest[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int i = amp_thread_0;
#line 79 "tests/emit/along.ampc"
                    least.data[i] = smallest[amp_thread_0 - amp_strip];
                }
            }
            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 72 "tests/emit/along.ampc"
                    
#line 71 "tests/emit/along.ampc"
                    smallest[amp_thread_0 - amp_strip] = 3e+38f;
                }  {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                        int i = amp_thread_0;
#line 72 "tests/emit/along.ampc"
                        if (0 < extent) {

                            #pragma unroll
                            for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];


                        }
                    }
#line 72 "tests/emit/along.ampc"
                    for (int k = 0; k < extent; k++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 73 "tests/emit/along.ampc"
                            float d = 0;
                            #pragma unroll
                            for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];
                            { const int amp_is = ((d < smallest[amp_thread_0 - amp_strip]) ? 1 : 0);
                            { const float amp_was = smallest[amp_thread_0 - amp_strip]; smallest[amp_thread_0 - amp_strip] = amp_is ? (float)(d) : amp_was; } }
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int i = amp_thread_0;
#line 79 "tests/emit/along.ampc"
                    least.data[i] = smallest[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 72 "tests/emit/along.ampc"
                
#line 71 "tests/emit/along.ampc"
                smallest[amp_thread_0 - amp_strip] = 3e+38f;
            }  {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 72 "tests/emit/along.ampc"
                    if (0 < extent) {

                        #pragma unroll
                        for (int c = 0; c < 4; c++) kept[c][amp_thread_0 - amp_strip] = points.data[i * points.stride0 + c];


                    }
                }
#line 72 "tests/emit/along.ampc"
                for (int k = 0; k < extent; k++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 73 "tests/emit/along.ampc"
                        float d = 0;
                        #pragma unroll
                        for (int c = 0; c < 4; c++) d += kept[c][amp_thread_0 - amp_strip] * planes.data[k * planes.stride0 + c];
                        if (d < smallest[amp_thread_0 - amp_strip])
                            smallest[amp_thread_0 - amp_strip] = d;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 79 "tests/emit/along.ampc"
                least.data[i] = smallest[amp_thread_0 - amp_strip];
            }
        }
    }
}

#endif

#line 70 "tests/emit/along.ampc"
static void find_least_kernel_1_element(
    const view_float_2 planes,
    const view_float_2 points,
    const view_float_1 least,
    int i)
#line 70 "tests/emit/along.ampc"
{
    float smallest = 3e+38f;
    for (int k = 0; k < planes.extent0; k++) {
        float d = 0;
        for (int c = 0; c < 4; c++)
            d += points.data[i * points.stride0 + c] * planes.data[k * planes.stride0 + c];
        if (d < smallest)
            smallest = d;
    }
    least.data[i] = smallest;
}

static void find_least_kernel_1_elements(
    const view_float_2 planes,
    const view_float_2 points,
    const view_float_1 least,
    int i)
#line 70 "tests/emit/along.ampc"
{
    float smallest[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 71 "tests/emit/along.ampc"
        smallest[amp_n] = 3e+38f; }
    for (int k = 0; k < planes.extent0; k++) {
        float d[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 73 "tests/emit/along.ampc"
            d[amp_n] = 0; }
        #pragma unroll
        for (int c = 0; c < 4; c++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 75 "tests/emit/along.ampc"
                d[amp_n] += points.data[(i + amp_n * 256) * points.stride0 + c] * planes.data[k * planes.stride0 + c]; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 76 "tests/emit/along.ampc"
            if (d[amp_n] < smallest[amp_n])
                smallest[amp_n] = d[amp_n]; }
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 79 "tests/emit/along.ampc"
        least.data[i + amp_n * 256] = smallest[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void find_least_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_planes,
    __global const float *AMP_RESTRICT amp_data_points,
    __global float *AMP_RESTRICT amp_data_least,
    const amp_block_of_find_least_kernel_1 amp_block)
{
    const view_float_2 planes = {AMP_DATA(__global float *, amp_data_planes, AMP_SHAPE(0, planes)), (amp_offset)AMP_SHAPE(0, planes).stride0, AMP_SHAPE(0, planes).extent0, AMP_SHAPE(0, planes).extent1};
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(1, points)), (amp_offset)AMP_SHAPE(1, points).stride0, AMP_SHAPE(1, points).extent0, AMP_SHAPE(1, points).extent1};
    const view_float_1 least = {AMP_DATA(__global float *, amp_data_least, AMP_SHAPE(2, least)), AMP_SHAPE(2, least).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            find_least_kernel_1_element(planes, points, least, amp_first + amp_n * 256);
        return;
    }
#endif
    find_least_kernel_1_elements(planes, points, least, amp_first);
}

typedef struct amp_block_of_normalize__kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_normalize__kernel_1;
typedef char amp_size_of_normalize__kernel_1[sizeof(amp_block_of_normalize__kernel_1) == 72 ? 1 : -1];


#line 86 "tests/emit/along.ampc"
__kernel
void normalize__kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_normalize__kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    int y = amp_thread(0);
    if (y >= amp_block.amp_domain[0])
        return;
#line 86 "tests/emit/along.ampc"
    {
        float sum = 0;
        for (int x = 0; x < n; x++)
            sum += in.data[y * in.stride0 + x] * in.data[y * in.stride0 + x];
        sum = 1 / sum;
        for (int x = 0; x < n; x++)
            out.data[y * out.stride0 + x] = in.data[y * in.stride0 + x] * sum;
    }
}

#line 86 "tests/emit/along.ampc"
AMP_KERNEL void normalize__kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_normalize__kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0 - 7; amp_strip = amp_stop) {
            amp_stop = amp_strip + 8;
            float sum[8];
            #pragma unroll
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 87 "tests/emit/along.ampc"
                sum[amp_thread_0 - amp_strip] = 0;
            } 
            {
                int x_2 = 0;
                for (; x_2 < n && (ulong)n - (ulong)x_2 >= 8; x_2 += 8) {
                    float8 amp_lines_0[8];
                    #pragma unroll
                    for (int amp_line = 0; amp_line < 8; amp_line++) {
                        const int amp_thread_0 = amp_strip + amp_line;
                        int y = amp_thread_0;
                        amp_lines_0[amp_line] = vload8(0, &in.data[y * in.stride0 + x_2]);
                    }
                    amp_turn_float8(amp_lines_0);
                    #pragma unroll
                    for (int amp_trip = 0; amp_trip < 8; amp_trip++) {
                        const int amp_now = (int)(x_2 + amp_trip);
                        {
                            const int x_2 = amp_now;
                            #pragma unroll
                            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                                int y = amp_thread_0;
#line 89 "tests/emit/along.ampc"
                                sum[amp_thread_0 - amp_strip] += ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip] * ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip];
                            }
                        }
                    }
                }
                for (; x_2 < n; x_2++) {
                    #pragma unroll
                    for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                        int y = amp_thread_0;
#line 89 "tests/emit/along.ampc"
                        sum[amp_thread_0 - amp_strip] += in.data[y * in.stride0 + x_2] * in.data[y * in.stride0 + x_2];
                    }
                }
            }
            #pragma unroll
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 90 "tests/emit/along.ampc"
                sum[amp_thread_0 - amp_strip] = 1 / sum[amp_thread_0 - amp_strip];
            }
            for (int amp_alone = amp_strip; amp_alone < amp_stop; amp_alone++) {
                const int amp_thread_0 = amp_alone;
#line 91 "tests/emit/along.ampc"
                for (int x_3 = 0; x_3 < n; x_3++) {
                    {
                        int y = amp_thread_0;
#line 92 "tests/emit/along.ampc"
                        out.data[y * out.stride0 + x_3] = in.data[y * in.stride0 + x_3] * sum[amp_thread_0 - amp_strip];
                    }
                }
            }
        }
        for (int amp_strip = amp_end_0 - (amp_end_0 - amp_begin_0) % 8, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
            amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;
            float sum[8];
            {
#line 87 "tests/emit/along.ampc"
                sum[amp_thread_0 - amp_strip] = 0;
            } for (int x_2 = 0; x_2 < n; x_2++) {
                {
                    int y = amp_thread_0;
#line 89 "tests/emit/along.ampc"
                    sum[amp_thread_0 - amp_strip] += in.data[y * in.stride0 + x_2] * in.data[y * in.stride0 + x_2];
                }
            }
            {
#line 90 "tests/emit/along.ampc"
                sum[amp_thread_0 - amp_strip] = 1 / sum[amp_thread_0 - amp_strip];
            } for (int x_3 = 0; x_3 < n; x_3++) {
                {
                    int y = amp_thread_0;
#line 92 "tests/emit/along.ampc"
                    out.data[y * out.stride0 + x_3] = in.data[y * in.stride0 + x_3] * sum[amp_thread_0 - amp_strip];
                }
            }
        }
    }
}

typedef struct amp_block_of_differences_kernel_1 {
    int amp_domain[4];
    amp_shape_2 a;
    amp_shape_2 b;
    amp_shape_2 sums;
} amp_block_of_differences_kernel_1;
typedef char amp_size_of_differences_kernel_1[sizeof(amp_block_of_differences_kernel_1) == 88 ? 1 : -1];


typedef struct view_int_2 {
    __global int *data;
    amp_offset stride0;
    int extent0, extent1;
} view_int_2;

#line 99 "tests/emit/along.ampc"
__kernel
void differences_kernel_1(
    __global const int *AMP_RESTRICT amp_data_a,
    __global const int *AMP_RESTRICT amp_data_b,
    __global int *AMP_RESTRICT amp_data_sums,
    const amp_block_of_differences_kernel_1 amp_block)
{
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_int_2 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(2, sums)), (amp_offset)AMP_SHAPE(2, sums).stride0, AMP_SHAPE(2, sums).extent0, AMP_SHAPE(2, sums).extent1};
    int2 t = (int2)(amp_thread(1), amp_thread(0));
    if (t.x >= amp_block.amp_domain[0]
        || t.y >= amp_block.amp_domain[1])
        return;
#line 99 "tests/emit/along.ampc"
    {
        int y = t.x * 16; int x = t.y * 16; int sum = 0;
        for (int j = 0; j < 16; j++)
            for (int i = 0; i < 16; i++)
                sum += (int)abs(a.data[(y + j) * a.stride0 + (x + i)] - b.data[(y + j) * b.stride0 + (x + i + 1)]);
        sums.data[t.x * sums.stride0 + t.y] = sum;
    }
}

static int amp_abs_int(int x)
{
    return x < 0 ? -x : x;
}

#line 99 "tests/emit/along.ampc"
AMP_KERNEL void differences_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_a,
    __global const int *AMP_RESTRICT amp_data_b,
    __global int *AMP_RESTRICT amp_data_sums,
    const amp_block_of_differences_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_int_2 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(2, sums)), (amp_offset)AMP_SHAPE(2, sums).stride0, AMP_SHAPE(2, sums).extent0, AMP_SHAPE(2, sums).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
        {
            for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1 - 7; amp_strip = amp_stop) {
                amp_stop = amp_strip + 8;
                int sum[8];
                int2 t = (int2)(amp_thread_0, amp_thread_1);
                int y = t.x * 16;
                #pragma unroll
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 100 "tests/emit/along.ampc"
                    sum[amp_thread_1 - amp_strip] = 0;
                } for (int j = 0; j < 16; j++) {
                    for (int i = 0; i < 16; i++) {
                        #pragma unroll
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                            int2 t = (int2)(amp_thread_0, amp_thread_1);
                            int x = t.y * 16;
#line 103 "tests/emit/along.ampc"
                            sum[amp_thread_1 - amp_strip] += (int)amp_abs_int(a.data[(y + j) * a.stride0 + (x + i)] - b.data[(y + j) * b.stride0 + (x + i + 1)]);
                        }
                    }
                }
                #pragma unroll
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 104 "tests/emit/along.ampc"
                    sums.data[(long)t.x * sums.stride0 + t.y] = sum[amp_thread_1 - amp_strip];
                }
            }
            for (int amp_strip = amp_end_1 - (amp_end_1 - amp_begin_1) % 8, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
                amp_stop = amp_strip + 1; const int amp_thread_1 = amp_strip;
                int sum[8];
                int2 t = (int2)(amp_thread_0, amp_thread_1);
                int y = t.x * 16;
                {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 100 "tests/emit/along.ampc"
                    sum[amp_thread_1 - amp_strip] = 0;
                } for (int j = 0; j < 16; j++) {
                    for (int i = 0; i < 16; i++) {
                        {
                            int2 t = (int2)(amp_thread_0, amp_thread_1);
                            int x = t.y * 16;
#line 103 "tests/emit/along.ampc"
                            sum[amp_thread_1 - amp_strip] += (int)amp_abs_int(a.data[(y + j) * a.stride0 + (x + i)] - b.data[(y + j) * b.stride0 + (x + i + 1)]);
                        }
                    }
                }
                {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 104 "tests/emit/along.ampc"
                    sums.data[(long)t.x * sums.stride0 + t.y] = sum[amp_thread_1 - amp_strip];
                }
            }
        }
}

#line 99 "tests/emit/along.ampc"
static void differences_kernel_1_element(
    const view_int_2 a,
    const view_int_2 b,
    const view_int_2 sums,
    int2 t)
#line 99 "tests/emit/along.ampc"
{
    int y = t.x * 16; int x = t.y * 16; int sum = 0;
    for (int j = 0; j < 16; j++)
        for (int i = 0; i < 16; i++)
            sum += (int)abs(a.data[(y + j) * a.stride0 + (x + i)] - b.data[(y + j) * b.stride0 + (x + i + 1)]);
    sums.data[t.x * sums.stride0 + t.y] = sum;
}

static void differences_kernel_1_elements(
    const view_int_2 a,
    const view_int_2 b,
    const view_int_2 sums,
    int2 t)
#line 99 "tests/emit/along.ampc"
{
    int x = t.y * 16; int y[4]; int sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 100 "tests/emit/along.ampc"
        y[amp_n] = (t.x + amp_n) * 16; sum[amp_n] = 0; }
    for (int j = 0; j < 16; j++) {
        for (int i = 0; i < 16; i++) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 103 "tests/emit/along.ampc"
                sum[amp_n] += (int)abs(a.data[(y[amp_n] + j) * a.stride0 + (x + i)] - b.data[(y[amp_n] + j) * b.stride0 + (x + i + 1)]); } } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 104 "tests/emit/along.ampc"
        sums.data[(t.x + amp_n) * sums.stride0 + t.y] = sum[amp_n]; }
}

__kernel
void differences_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_a,
    __global const int *AMP_RESTRICT amp_data_b,
    __global int *AMP_RESTRICT amp_data_sums,
    const amp_block_of_differences_kernel_1 amp_block)
{
    const view_int_2 a = {AMP_DATA(__global int *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};
    const view_int_2 b = {AMP_DATA(__global int *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};
    const view_int_2 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(2, sums)), (amp_offset)AMP_SHAPE(2, sums).stride0, AMP_SHAPE(2, sums).extent0, AMP_SHAPE(2, sums).extent1};
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
            differences_kernel_1_element(a, b, sums, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    differences_kernel_1_elements(a, b, sums, (int2)(amp_first, amp_x));
}
