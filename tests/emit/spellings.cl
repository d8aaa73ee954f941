typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_columns_kernel_1 {
    int amp_domain[4];
    uint n;
    amp_shape_1 in;
    amp_shape_1 out;
} amp_block_of_columns_kernel_1;
typedef char amp_size_of_columns_kernel_1[sizeof(amp_block_of_columns_kernel_1) == 56 ? 1 : -1];


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

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 15 "tests/emit/spellings.ampc"
__kernel
void columns_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_columns_kernel_1 amp_block)
{
    const uint n = amp_block.n;
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    int id = amp_thread(0);
    if (id >= amp_block.amp_domain[0])
        return;
#line 15 "tests/emit/spellings.ampc"
    {
        uint i; uint k;
        float sum;
        i = id;
        sum = 0;
        k = 0;
        while (k < n) {
            sum += in.data[k * n + i];
            k++;
        }
        out.data[i] = sum;
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

#line 15 "tests/emit/spellings.ampc"
AMP_KERNEL void columns_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_columns_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const uint n = amp_block.n;
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    uint k_2 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float sum_2[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int id = amp_thread_0;
#line 16 "tests/emit/spellings.ampc"
                    ;
                    ;
                    
                    sum_2[amp_thread_0 - amp_strip] = 0;
                    
                } for (uint k_2_2 = k_2; k_2_2 < n; k_2_2++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                        int id = amp_thread_0;
                        uint i_2 = id;
#line 22 "tests/emit/spellings.ampc"
                        sum_2[amp_thread_0 - amp_strip] += in.data[(long)(int)(k_2_2 * n) + i_2];
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                    int id = amp_thread_0;
                    uint i_2 = id;
#line 25 "tests/emit/spellings.ampc"
                    out.data[i_2] = sum_2[amp_thread_0 - amp_strip];
                }
            }
            for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int id = amp_thread_0;
#line 16 "tests/emit/spellings.ampc"
                    ;
                    ;
                    
                    sum_2[amp_thread_0 - amp_strip] = 0;
                    
                } for (uint k_2_2 = k_2; k_2_2 < n; k_2_2++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                        int id = amp_thread_0;
                        uint i_2 = id;
#line 22 "tests/emit/spellings.ampc"
                        sum_2[amp_thread_0 - amp_strip] += in.data[(long)(int)(k_2_2 * n) + i_2];
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                    int id = amp_thread_0;
                    uint i_2 = id;
#line 25 "tests/emit/spellings.ampc"
                    out.data[i_2] = sum_2[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int id = amp_thread_0;
#line 16 "tests/emit/spellings.ampc"
                ;
                ;
                
                sum_2[amp_thread_0 - amp_strip] = 0;
                
            } for (uint k_2_2 = k_2; k_2_2 < n; k_2_2++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int id = amp_thread_0;
                    uint i_2 = id;
#line 22 "tests/emit/spellings.ampc"
                    sum_2[amp_thread_0 - amp_strip] += in.data[(long)(int)(k_2_2 * n) + i_2];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int id = amp_thread_0;
                uint i_2 = id;
#line 25 "tests/emit/spellings.ampc"
                out.data[i_2] = sum_2[amp_thread_0 - amp_strip];
            }
        }
    }
}

typedef struct amp_block_of_rows_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_1 out;
    amp_shape_1 in;
} amp_block_of_rows_kernel_1;
typedef char amp_size_of_rows_kernel_1[sizeof(amp_block_of_rows_kernel_1) == 56 ? 1 : -1];


#line 9 "tests/emit/spellings.ampc"
static int at(int i, int j, int n) { return i * n + j; }

#line 33 "tests/emit/spellings.ampc"
__kernel
void rows_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_rows_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    int id = amp_thread(0);
    if (id >= amp_block.amp_domain[0])
        return;
#line 33 "tests/emit/spellings.ampc"
    {
        for (int k = 0; k < n; k++)
            out.data[id] += in.data[at(id, k, n)];
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

#ifndef AMP_OVERLAP
#line 33 "tests/emit/spellings.ampc"
AMP_KERNEL void rows_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_rows_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0 - 7; amp_strip = amp_stop) {
            amp_stop = amp_strip + 8;
            float sum[8];
#line 34 "tests/emit/spellings.ampc"
            if (0 < n) {
                #pragma unroll
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int id = amp_thread_0;
#line 34 "tests/emit/spellings.ampc"
                    sum[amp_thread_0 - amp_strip] = out.data[id];
                }
#line 34 "tests/emit/spellings.ampc"
                
                {
                    int k = 0;
                    for (; k < n && (ulong)n - (ulong)k >= 8; k += 8) {
                        float8 amp_lines_0[8];
                        #pragma unroll
                        for (int amp_line = 0; amp_line < 8; amp_line++) {
                            const int amp_thread_0 = amp_strip + amp_line;
                            int id = amp_thread_0;
                            amp_lines_0[amp_line] = vload8(0, &in.data[id * n + k]);
                        }
                        amp_turn_float8(amp_lines_0);
                        #pragma unroll
                        for (int amp_trip = 0; amp_trip < 8; amp_trip++) {
                            const int amp_now = (int)(k + amp_trip);
                            {
                                const int k = amp_now;
                                #pragma unroll
                                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                                    int id = amp_thread_0;
#line 35 "tests/emit/spellings.ampc"
                                    sum[amp_thread_0 - amp_strip] += ((float *)amp_lines_0)[amp_trip * 8 + amp_thread_0 - amp_strip];
                                }
                            }
                        }
                    }
                    for (; k < n; k++) {
                        #pragma unroll
                        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                            int id = amp_thread_0;
#line 35 "tests/emit/spellings.ampc"
                            sum[amp_thread_0 - amp_strip] += in.data[id * n + k];
                        }
                    }
                }
                #pragma unroll
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int id = amp_thread_0;
#line 35 "tests/emit/spellings.ampc"
                    out.data[id] = sum[amp_thread_0 - amp_strip];
                }
            }
        }
        for (int amp_strip = amp_end_0 - (amp_end_0 - amp_begin_0) % 8, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
            amp_stop = amp_strip + 1; const int amp_thread_0 = amp_strip;
            float sum[8];
#line 34 "tests/emit/spellings.ampc"
            if (0 < n) {
                {
                    int id = amp_thread_0;
#line 34 "tests/emit/spellings.ampc"
                    sum[amp_thread_0 - amp_strip] = out.data[id];
                }
#line 34 "tests/emit/spellings.ampc"
                for (int k = 0; k < n; k++) {
                    {
                        int id = amp_thread_0;
#line 35 "tests/emit/spellings.ampc"
                        sum[amp_thread_0 - amp_strip] += in.data[id * n + k];
                    }
                }
                {
                    int id = amp_thread_0;
#line 35 "tests/emit/spellings.ampc"
                    out.data[id] = sum[amp_thread_0 - amp_strip];
                }
            }
        }
    }
}

#else
#line 33 "tests/emit/spellings.ampc"
AMP_KERNEL void rows_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_rows_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
#line 34 "tests/emit/spellings.ampc"
                for (int k = 0; k < n; k++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int id = amp_thread_0;
#line 35 "tests/emit/spellings.ampc"
                        out.data[id] += in.data[id * n + k];
                    }
                }
            }
#line 34 "tests/emit/spellings.ampc"
            for (int k = 0; k < n; k++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int id = amp_thread_0;
#line 35 "tests/emit/spellings.ampc"
                    out.data[id] += in.data[id * n + k];
                }
            }
        }
    }
}

#endif

#line 33 "tests/emit/spellings.ampc"
static void rows_kernel_1_element(
    const int n,
    const view_float_1 out,
    const view_float_1 in,
    int id)
#line 33 "tests/emit/spellings.ampc"
{
    for (int k = 0; k < n; k++)
        out.data[id] += in.data[at(id, k, n)];
}

static void rows_kernel_1_elements(
    const int n,
    const view_float_1 out,
    const view_float_1 in,
    int id)
#line 33 "tests/emit/spellings.ampc"
{
    for (int k = 0; k < n; k++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 35 "tests/emit/spellings.ampc"
            out.data[id + amp_n * 256] += in.data[at(id + amp_n * 256, k, n)]; } }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void rows_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_rows_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            rows_kernel_1_element(n, out, in, amp_first + amp_n * 256);
        return;
    }
#endif
    rows_kernel_1_elements(n, out, in, amp_first);
}

typedef struct amp_block_of_flat_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_1 in;
    int n;
} amp_block_of_flat_kernel_1;
typedef char amp_size_of_flat_kernel_1[sizeof(amp_block_of_flat_kernel_1) == 56 ? 1 : -1];


#line 43 "tests/emit/spellings.ampc"
__kernel
void flat_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_flat_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int n = amp_block.n;
    int id = amp_thread(0);
    if (id >= amp_block.amp_domain[0])
        return;
#line 43 "tests/emit/spellings.ampc"
    {
        out.data[id] = in.data[id % n] * (float)(id / n);
    }
}

static int amp_remainder_int(int x, int y)
{
#ifdef cl_khr_fp64
    return x - (int)((double)x / (double)y) * y;
#else
    return x % y;
#endif
}

static int amp_quotient_int(int x, int y)
{
#ifdef cl_khr_fp64
    return (int)((double)x / (double)y);
#else
    return x / y;
#endif
}

#ifndef AMP_OVERLAP
#line 43 "tests/emit/spellings.ampc"
AMP_KERNEL void flat_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_flat_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int n = amp_block.n;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_from_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_to_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_length = (int)n;
    const int amp_begin_0 = amp_from_0 / amp_length;
    const int amp_end_0 = (int)((amp_to_0 + (long)amp_length - 1) / amp_length);
    const int amp_begin = amp_from_0 - amp_begin_0 * amp_length;
    const int amp_end = amp_to_0 - (amp_end_0 - 1) * amp_length;
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = (amp_thread_0 > amp_begin_0 ? 0 : amp_begin), amp_stop = (amp_thread_0 < amp_end_0 - 1 ? amp_length : amp_end);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 id = (int2)(amp_thread_0, amp_thread_1);
#line 44 "tests/emit/spellings.ampc"
            out.data[(long)id.x * n + id.y] = in.data[id.y] * (float)id.x;
        }
    }
}

#else
#line 43 "tests/emit/spellings.ampc"
AMP_KERNEL void flat_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_flat_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int n = amp_block.n;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int id = amp_thread_0;
#line 44 "tests/emit/spellings.ampc"
            out.data[id] = in.data[amp_remainder_int(id, n)] * (float)amp_quotient_int(id, n);
        }
    }
}

#endif

#line 43 "tests/emit/spellings.ampc"
static void flat_kernel_1_element(
    const view_float_1 out,
    const view_float_1 in,
    const int n,
    int id)
#line 43 "tests/emit/spellings.ampc"
{
    out.data[id] = in.data[id % n] * (float)(id / n);
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void flat_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_flat_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int n = amp_block.n;
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            flat_kernel_1_element(out, in, n, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        flat_kernel_1_element(out, in, n, amp_first + amp_n * 256);
}

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_crossed_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_crossed_kernel_1;
typedef char amp_size_of_crossed_kernel_1[sizeof(amp_block_of_crossed_kernel_1) == 64 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 52 "tests/emit/spellings.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void crossed_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_crossed_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float s[16][17] __attribute__((aligned(16)));
#line 52 "tests/emit/spellings.ampc"
    {

        int i = (int)get_local_id(1); int j = (int)get_local_id(0);
        s[j][i] = in.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum = 0;
        for (int m = 0; m < 16; m++)
            sum += s[j][m] * (float)m;
        out.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
    }
}

#ifndef AMP_OVERLAP
#line 52 "tests/emit/spellings.ampc"
AMP_FUNCTION void crossed_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_crossed_kernel_1 amp_block,
    const amp_place amp_place)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        float sum_2[16];
        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 57 "tests/emit/spellings.ampc"
            sum_2[amp_thread_1] = 0;
        } for (int m_2 = 0; m_2 < 16; m_2++) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 59 "tests/emit/spellings.ampc"
                sum_2[amp_thread_1] += in.data[((long)((int)amp_place.item[1] * 16) + m_2) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] * (float)m_2;
            }
        }
        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 60 "tests/emit/spellings.ampc"
            out.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum_2[amp_thread_1];
        }
    }
}

AMP_KERNEL void crossed_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_crossed_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        crossed_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at);
}

#else
#line 52 "tests/emit/spellings.ampc"
AMP_FUNCTION void crossed_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_crossed_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    __local float (*const s)[17][16] = (__local float (*)[17][16])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int i = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int j = amp_thread_1;
#line 54 "tests/emit/spellings.ampc"
            
            (*s)[i][j] = in.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * in.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        float sum[16];
        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 57 "tests/emit/spellings.ampc"
            sum[amp_thread_1] = 0;
        } for (int m = 0; m < 16; m++) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int j = amp_thread_1;
#line 59 "tests/emit/spellings.ampc"
                sum[amp_thread_1] += (*s)[m][j] * (float)m;
            }
        }
        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 60 "tests/emit/spellings.ampc"
            out.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * out.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum[amp_thread_1];
        }
    }
}

AMP_KERNEL void crossed_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_crossed_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1152)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        crossed_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#endif

#line 52 "tests/emit/spellings.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void crossed_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_crossed_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][16][17] __attribute__((aligned(16)));
#line 52 "tests/emit/spellings.ampc"
    {

        int i = (int)get_local_id(1); int j = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 55 "tests/emit/spellings.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][j][i] = in.data[(at_2 * 16 + (int)get_local_id(1)) * in.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 57 "tests/emit/spellings.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int m = 0; m < 16; m++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 59 "tests/emit/spellings.ampc"
                sum[amp_n] += s[amp_n][j][m] * (float)m; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 60 "tests/emit/spellings.ampc"
            int at_3 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; out.data[(at_3 * 16 + (int)get_local_id(1)) * out.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}
