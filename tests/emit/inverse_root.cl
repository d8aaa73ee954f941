typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_lengths_kernel_1 {
    int amp_domain[4];
    amp_shape_1 x;
    amp_shape_1 y;
    float one;
} amp_block_of_lengths_kernel_1;
typedef char amp_size_of_lengths_kernel_1[sizeof(amp_block_of_lengths_kernel_1) == 56 ? 1 : -1];


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

static float amp_inverse_root(float x)
{
    float up = x < 0x1p-60f ? 0x1p64f : 1.0f, back = x < 0x1p-60f ? 0x1p32f : 1.0f;
    float scaled = x * up, near = rsqrt(scaled), g = scaled * near, h = 0.5f * near;
    float e = fma(-h, g, 0.5f);
    g = fma(g, e, g);
    h = fma(h, e, h);
    float s = fma(fma(-g, g, scaled), h, g), y = 2.0f * h;
    y = fma(y, fma(-s, y, 1.0f), y);
    y = fma(y, fma(-s, y, 1.0f), y);
    y = as_float(as_uint(y) + ((as_uint(s) & 0x7fffffu) == 0x7fffffu));
    return back * select(near, y, (x > 0) & (x < INFINITY));
}

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#line 10 "tests/emit/inverse_root.ampc"
__kernel
void lengths_kernel_1(
    __global const float *AMP_RESTRICT amp_data_x,
    __global float *AMP_RESTRICT amp_data_y,
    const amp_block_of_lengths_kernel_1 amp_block)
{
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};
    const float one = amp_block.one;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 10 "tests/emit/inverse_root.ampc"
    {
        float a = amp_inverse_root(x.data[i]); float b = amp_inverse_root(x.data[i] + 1); float c = amp_inverse_root(a + b);
        y.data[i] = c + one / sqrt(a) + 2 / sqrt(b) + (float)(1 / sqrt((double)a));
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

#ifdef __AVX512F__
#define AMP_WIDE_8 _Pragma("clang loop vectorize_width(8)")
#else
#define AMP_WIDE_8
#endif

static float amp_sqrtf_float(float x)
{
#if defined __x86_64__ || defined __aarch64__
    return __builtin_sqrtf(x);
#else
    return sqrt(x);
#endif
}

static double amp_sqrt_double(double x)
{
#if defined __x86_64__ || defined __aarch64__
    return __builtin_sqrt(x);
#else
    return sqrt(x);
#endif
}

#line 10 "tests/emit/inverse_root.ampc"
AMP_KERNEL void lengths_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_x,
    __global float *AMP_RESTRICT amp_data_y,
    const amp_block_of_lengths_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};
    const float one = amp_block.one;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_WIDE_8
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 11 "tests/emit/inverse_root.ampc"
            float a = 1 / amp_sqrtf_float(x.data[i]); float b = 1.0f / amp_sqrtf_float(x.data[i] + 1); float c = (float)1 / amp_sqrtf_float(a + b);
            y.data[i] = c + one / amp_sqrtf_float(a) + 2 / amp_sqrtf_float(b) + (float)(1 / amp_sqrt_double((double)a));
        }
    }
}

#line 10 "tests/emit/inverse_root.ampc"
static void lengths_kernel_1_element(
    const view_float_1 x,
    const view_float_1 y,
    const float one,
    int i)
#line 10 "tests/emit/inverse_root.ampc"
{
    float a = amp_inverse_root(x.data[i]); float b = amp_inverse_root(x.data[i] + 1); float c = amp_inverse_root(a + b);
    y.data[i] = c + one / sqrt(a) + 2 / sqrt(b) + (float)(1 / sqrt((double)a));
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void lengths_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_x,
    __global float *AMP_RESTRICT amp_data_y,
    const amp_block_of_lengths_kernel_1 amp_block)
{
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};
    const float one = amp_block.one;
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            lengths_kernel_1_element(x, y, one, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        lengths_kernel_1_element(x, y, one, amp_first + amp_n * 256);
}
