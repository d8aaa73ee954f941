typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_run_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_1 v;
    amp_shape_1 input;
} amp_block_of_run_kernel_1;
typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 56 ? 1 : -1];


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

#line 5 "tests/emit/helpers.ampc"
__constant const float weights[3] = {0.25f, 0.5f, 0.25f};

#line 7 "tests/emit/helpers.ampc"
static float blend(const float *p)
{
    return p[0] * weights[0] + p[1] * weights[1] + p[2] * weights[2];
}

#line 12 "tests/emit/helpers.ampc"
float shared_sum(float value, __local float (*all_)[8])
{

    (*all_)[(int)get_local_id(0)] = value;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float sum = 0;
    for (int i = 0; i < (int)get_local_size(0); i++)
        sum += (*all_)[i];
    return sum;
}

#line 7 "tests/emit/helpers.ampc"
static float blend_global(__global const float *p)
{
    return p[0] * weights[0] + p[1] * weights[1] + p[2] * weights[2];
}

#line 27 "tests/emit/helpers.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 1, 1)))
void run_kernel_1(
    __global float *amp_data_v,
    __global const float *AMP_RESTRICT amp_data_input,
    const amp_block_of_run_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};
    const view_float_1 input = {AMP_DATA(__global float *, amp_data_input, AMP_SHAPE(2, input)), AMP_SHAPE(2, input).extent0};
    __local float all_[8] __attribute__((aligned(16)));
#line 27 "tests/emit/helpers.ampc"
    {
        float own[3] = {1, 2, 3};
        int i = ((int)get_group_id(0) * 8 + (int)get_local_id(0)) < n - 3 ? ((int)get_group_id(0) * 8 + (int)get_local_id(0)) : n - 3;
        v.data[((int)get_group_id(0) * 8 + (int)get_local_id(0))] = blend(own) + shared_sum(input.data[i], &all_) + blend_global((__global const float *)&input.data[i]);

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

#line 27 "tests/emit/helpers.ampc"
AMP_FUNCTION void run_kernel_1_tile(
    __global float *amp_data_v,
    __global const float *amp_data_input,
    const amp_block_of_run_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const int n = amp_block.n;
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};
    const view_float_1 input = {AMP_DATA(__global float *, amp_data_input, AMP_SHAPE(2, input)), AMP_SHAPE(2, input).extent0};
    __local float (*const all_)[8] = (__local float (*)[8])(amp_memory + 0);
    const int amp_thread_0 = 0;
    float operand[8];
    #pragma clang loop vectorize_width(8) interleave_count(1) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int i = ((int)amp_place.item[0] * 8 + amp_thread_0) < n - 3 ? ((int)amp_place.item[0] * 8 + amp_thread_0) : n - 3;
#line 28 "tests/emit/helpers.ampc"
        float own[3] = {1, 2, 3};
        
        operand[amp_thread_0] = blend(own); float value = input.data[i];
#line 15 "tests/emit/helpers.ampc"
        (*all_)[amp_thread_0] = value;
    }
    {
        float sum[8];
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
#line 17 "tests/emit/helpers.ampc"
            sum[amp_thread_0] = 0;
        } for (int i_2 = 0; i_2 < 8; i_2++) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
            for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
#line 19 "tests/emit/helpers.ampc"
                sum[amp_thread_0] += (*all_)[i_2];
            }
        }
        #pragma clang loop vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
            int i = ((int)amp_place.item[0] * 8 + amp_thread_0) < n - 3 ? ((int)amp_place.item[0] * 8 + amp_thread_0) : n - 3;
#line 30 "tests/emit/helpers.ampc"
            v.data[((int)amp_place.item[0] * 8 + amp_thread_0)] = operand[amp_thread_0] + sum[amp_thread_0] + blend_global((__global const float *)&input.data[i]);
        }
    }
}

AMP_KERNEL void run_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_v,
    __global const float *AMP_RESTRICT amp_data_input,
    const amp_block_of_run_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[0] / 8;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        run_kernel_1_tile(amp_data_v, amp_data_input, amp_block, amp_at, amp_memory);
}

#line 27 "tests/emit/helpers.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 1, 1)))
void run_kernel_1_several(
    __global float *amp_data_v,
    __global const float *AMP_RESTRICT amp_data_input,
    const amp_block_of_run_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};
    const view_float_1 input = {AMP_DATA(__global float *, amp_data_input, AMP_SHAPE(2, input)), AMP_SHAPE(2, input).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 8 - 1;
#endif
    __local float all_[4][8] __attribute__((aligned(16)));
#line 27 "tests/emit/helpers.ampc"
    {
        int i[4]; float operand[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 28 "tests/emit/helpers.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; float own[3] = {1, 2, 3};
            i[amp_n] = at * 8 + (int)get_local_id(0) < n - 3 ? at * 8 + (int)get_local_id(0) : n - 3;
            operand[amp_n] = blend(own); float value = input.data[i[amp_n]];
#line 15 "tests/emit/helpers.ampc"
            all_[amp_n][(int)get_local_id(0)] = value;
#line 28 "tests/emit/helpers.ampc"
        }
#line 16 "tests/emit/helpers.ampc"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 17 "tests/emit/helpers.ampc"
            sum[amp_n] = 0; }
        for (int i_2 = 0; i_2 < 8; i_2++) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/helpers.ampc"
                sum[amp_n] += all_[amp_n][i_2]; } }
#line 30 "tests/emit/helpers.ampc"
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 30 "tests/emit/helpers.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; v.data[at_2 * 8 + (int)get_local_id(0)] = operand[amp_n] + sum[amp_n] + blend_global((__global const float *)&input.data[i[amp_n]]);
        }
    }
}
