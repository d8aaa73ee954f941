typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_pull_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    int count;
    amp_shape_1 to;
} amp_block_of_pull_kernel_1;
typedef char amp_size_of_pull_kernel_1[sizeof(amp_block_of_pull_kernel_1) == 56 ? 1 : -1];


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

typedef struct view_float4_1 {
    __global float4 *data;
    int extent0;
} view_float4_1;

#line 11 "tests/emit/serial_vectors.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void pull_kernel_1(
    __global const float4 *AMP_RESTRICT amp_data_from,
    __global float4 *amp_data_to,
    const amp_block_of_pull_kernel_1 amp_block)
{
    const view_float4_1 from = {AMP_DATA(__global float4 *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int count = amp_block.count;
    const view_float4_1 to = {AMP_DATA(__global float4 *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local float4 other[32] __attribute__((aligned(16)));
#line 12 "tests/emit/serial_vectors.ampc"
    {

        int i = ((int)get_group_id(0) * 32 + (int)get_local_id(0));
        float4 me = from.data[i]; float4 sum = (float4)(0);
        for (int first = 0; first < count; first += 32) {
            other[(int)get_local_id(0)] = from.data[first + (int)get_local_id(0)];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            for (int k = 0; k < 32; k++) {
                float4 d = other[k] - me;
                float square = d.x * d.x + d.y * d.y + d.z * d.z + 1;
                sum += d * (float4)(other[k].w / (square * sqrt(square)));
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        to.data[i] = sum;
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

static float amp_sqrtf_float(float x)
{
#if defined __x86_64__ || defined __aarch64__
    return __builtin_sqrtf(x);
#else
    return sqrt(x);
#endif
}

#line 11 "tests/emit/serial_vectors.ampc"
AMP_FUNCTION void pull_kernel_1_tile(
    __global const float4 *amp_data_from,
    __global float4 *amp_data_to,
    const amp_block_of_pull_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float4_1 from = {AMP_DATA(__global float4 *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int count = amp_block.count;
    const view_float4_1 to = {AMP_DATA(__global float4 *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local float4 (*const other)[32] = (__local float4 (*)[32])(amp_memory + 0);
    const int amp_thread_0 = 0;
    float me_x[32];
    float me_y[32];
    float me_z[32];
    float me_w[32];
    float sum_x[32];
    float sum_y[32];
    float sum_z[32];
    float sum_w[32];
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int i = ((int)amp_place.item[0] * 32 + amp_thread_0);
#line 14 "tests/emit/serial_vectors.ampc"
        
        me_x[amp_thread_0] = ((__global float *)&from.data[i])[0]; me_y[amp_thread_0] = ((__global float *)&from.data[i])[1]; me_z[amp_thread_0] = ((__global float *)&from.data[i])[2]; me_w[amp_thread_0] = ((__global float *)&from.data[i])[3]; sum_x[amp_thread_0] = (float)0; sum_y[amp_thread_0] = (float)0; sum_z[amp_thread_0] = (float)0; sum_w[amp_thread_0] = (float)0;
    } for (int first = 0; first < count; first += 32) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
#line 17 "tests/emit/serial_vectors.ampc"
            (*other)[amp_thread_0] = from.data[(long)first + amp_thread_0];
        }
        for (int amp_strip = 0; amp_strip < 32; amp_strip += 32) { for (int k = 0; k < 32; k++) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_strip + 32; amp_thread_0++) {
#line 20 "tests/emit/serial_vectors.ampc"
                    float d_x = ((__local float *)&(*other)[k])[0] - me_x[amp_thread_0]; float d_y = ((__local float *)&(*other)[k])[1] - me_y[amp_thread_0]; float d_z = ((__local float *)&(*other)[k])[2] - me_z[amp_thread_0]; float d_w = ((__local float *)&(*other)[k])[3] - me_w[amp_thread_0];
                    float square = d_x * d_x + d_y * d_y + d_z * d_z + 1;
                    float part = ((__local float *)&(*other)[k])[3] / (square * amp_sqrtf_float(square)); sum_x[amp_thread_0] += d_x * part; sum_y[amp_thread_0] += d_y * part; sum_z[amp_thread_0] += d_z * part; sum_w[amp_thread_0] += d_w * part;
                }
            }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int i = ((int)amp_place.item[0] * 32 + amp_thread_0);
#line 26 "tests/emit/serial_vectors.ampc"
        ((__global float *)&to.data[i])[0] = sum_x[amp_thread_0]; ((__global float *)&to.data[i])[1] = sum_y[amp_thread_0]; ((__global float *)&to.data[i])[2] = sum_z[amp_thread_0]; ((__global float *)&to.data[i])[3] = sum_w[amp_thread_0];
    }
}

AMP_KERNEL void pull_kernel_1_serial(
    __global const float4 *AMP_RESTRICT amp_data_from,
    __global float4 *AMP_RESTRICT amp_data_to,
    const amp_block_of_pull_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(512)
    const long amp_tiles = amp_block.amp_domain[0] / 32;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        pull_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 11 "tests/emit/serial_vectors.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void pull_kernel_1_several(
    __global const float4 *AMP_RESTRICT amp_data_from,
    __global float4 *amp_data_to,
    const amp_block_of_pull_kernel_1 amp_block)
{
    const view_float4_1 from = {AMP_DATA(__global float4 *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int count = amp_block.count;
    const view_float4_1 to = {AMP_DATA(__global float4 *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 32 - 1;
#endif
    __local float4 other[32] __attribute__((aligned(16)));
#line 12 "tests/emit/serial_vectors.ampc"
    {

        int i[4]; float4 me[4]; float4 sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/serial_vectors.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at * 32 + (int)get_local_id(0);
            me[amp_n] = from.data[i[amp_n]]; sum[amp_n] = (float4)(0);
#line 14 "tests/emit/serial_vectors.ampc"
        }

        for (int first = 0; first < count; first += 32) {
            other[(int)get_local_id(0)] = from.data[first + (int)get_local_id(0)];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int k = 0; k < 32; k++) { 
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/serial_vectors.ampc"
                    float4 d = other[k] - me[amp_n];
                    float square = d.x * d.x + d.y * d.y + d.z * d.z + 1;
                    sum[amp_n] += d * (float4)(other[k].w / (square * sqrt(square)));
#line 20 "tests/emit/serial_vectors.ampc"
                }


            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 26 "tests/emit/serial_vectors.ampc"
            to.data[i[amp_n]] = sum[amp_n]; }
    }
}

typedef struct amp_block_of_blend_kernel_1 {
    int amp_domain[4];
    amp_shape_1 b;
    amp_shape_1 a;
    float part;
} amp_block_of_blend_kernel_1;
typedef char amp_size_of_blend_kernel_1[sizeof(amp_block_of_blend_kernel_1) == 56 ? 1 : -1];


static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 32 "tests/emit/serial_vectors.ampc"
__kernel
void blend_kernel_1(
    __global float4 *AMP_RESTRICT amp_data_b,
    __global const float4 *AMP_RESTRICT amp_data_a,
    const amp_block_of_blend_kernel_1 amp_block)
{
    const view_float4_1 b = {AMP_DATA(__global float4 *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};
    const view_float4_1 a = {AMP_DATA(__global float4 *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};
    const float part = amp_block.part;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 32 "tests/emit/serial_vectors.ampc"
    {
        float4 old = b.data[i];
        b.data[i] = old + (a.data[i] - old) * (float4)(part);
    }
}

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

#line 32 "tests/emit/serial_vectors.ampc"
AMP_KERNEL void blend_kernel_1_serial(
    __global float4 *AMP_RESTRICT amp_data_b,
    __global const float4 *AMP_RESTRICT amp_data_a,
    const amp_block_of_blend_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float4_1 b = {AMP_DATA(__global float4 *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};
    const view_float4_1 a = {AMP_DATA(__global float4 *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};
    const float part = amp_block.part;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 33 "tests/emit/serial_vectors.ampc"
            float4 old = b.data[i];
            b.data[i] = old + (a.data[i] - old) * (float4)(part);
        }
    }
}

typedef struct amp_block_of_turn_kernel_1 {
    int amp_domain[4];
    amp_shape_1 a;
    float2 by;
    amp_shape_1 times;
} amp_block_of_turn_kernel_1;
typedef char amp_size_of_turn_kernel_1[sizeof(amp_block_of_turn_kernel_1) == 56 ? 1 : -1];


typedef struct view_float2_1 {
    __global float2 *data;
    int extent0;
} view_float2_1;

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 40 "tests/emit/serial_vectors.ampc"
__kernel
void turn_kernel_1(
    __global float2 *AMP_RESTRICT amp_data_a,
    __global const int *AMP_RESTRICT amp_data_times,
    const amp_block_of_turn_kernel_1 amp_block)
{
    const view_float2_1 a = {AMP_DATA(__global float2 *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
    const float2 by = amp_block.by;
    const view_int_1 times = {AMP_DATA(__global int *, amp_data_times, AMP_SHAPE(2, times)), AMP_SHAPE(2, times).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 40 "tests/emit/serial_vectors.ampc"
    {
        float2 v = a.data[i]; float2 w = v.yx * (float2)(by.y);
        v = v * (float2)(by.x) + (float2)(-w.x, w.y);
        for (int k = 0; k < times.data[i]; k++) {
            float2 u = a.data[i] + by.yx * (float2)((float)k);
            a.data[i].y = u.x;
        }
        v.xy = v.yx;
        a.data[i] = v.x < v.y ? v : a.data[i];
    }
}

#line 40 "tests/emit/serial_vectors.ampc"
AMP_KERNEL void turn_kernel_1_serial(
    __global float2 *AMP_RESTRICT amp_data_a,
    __global const int *AMP_RESTRICT amp_data_times,
    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float2_1 a = {AMP_DATA(__global float2 *, amp_data_a, AMP_SHAPE(0, a)), AMP_SHAPE(0, a).extent0};
    const float2 by = amp_block.by;
    const view_int_1 times = {AMP_DATA(__global int *, amp_data_times, AMP_SHAPE(2, times)), AMP_SHAPE(2, times).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 41 "tests/emit/serial_vectors.ampc"
            float2 v = a.data[i]; float2 w = v.yx * (float2)(by.y);
            v = v * (float2)(by.x) + (float2)(-w.x, w.y);
            for (int k = 0; k < times.data[i]; k++) {
                float2 u = a.data[i] + by.yx * (float2)((float)k);
                ((__global float *)&a.data[i])[1] = u.x;
            }
            v.xy = v.yx;
            a.data[i] = v.x < v.y ? v : a.data[i];
        }
    }
}
