typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_scale_kernel_1 {
    int amp_domain[4];
    amp_shape_2 m;
    float factor;
} amp_block_of_scale_kernel_1;
typedef char amp_size_of_scale_kernel_1[sizeof(amp_block_of_scale_kernel_1) == 48 ? 1 : -1];


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

#line 11 "tests/emit/launch.ampc"
__kernel
__attribute__((reqd_work_group_size(4, 4, 1)))
void scale_kernel_1(
    __global float *amp_data_m,
    const amp_block_of_scale_kernel_1 amp_block)
{
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    const float factor = amp_block.factor;
    __local float block[4][4] __attribute__((aligned(16)));
#line 12 "tests/emit/launch.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);

        block[row][column] = m.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (row == column) {
            m.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))] = factor * block[column][row];
        } else {
            m.data[((int)get_group_id(1) * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))] = block[column][row];
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

#pragma clang diagnostic ignored "-Wpass-failed"

#ifdef AMP_OVERLAP
#define AMP_RESTRICT
#else
#define AMP_RESTRICT restrict
#endif

#line 11 "tests/emit/launch.ampc"
AMP_FUNCTION void scale_kernel_1_tile(
    __global float *amp_data_m,
    const amp_block_of_scale_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    const float factor = amp_block.factor;
    __local float (*const block)[4][4] = (__local float (*)[4][4])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {
        int row = amp_thread_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = 0; amp_thread_1 < 4; amp_thread_1++) {
            int column = amp_thread_1;
#line 14 "tests/emit/launch.ampc"
            

            (*block)[row][column] = m.data[(long)((int)amp_place.item[1] * 4 + amp_thread_0) * m.stride0 + ((int)amp_place.item[0] * 4 + amp_thread_1)];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 4; amp_thread_0++) {
        int row = amp_thread_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = 0; amp_thread_1 < 4; amp_thread_1++) {
            int column = amp_thread_1;
#line 18 "tests/emit/launch.ampc"
            if (row == column) {
                m.data[((int)amp_place.item[1] * 4 + amp_thread_0) * m.stride0 + ((int)amp_place.item[0] * 4 + amp_thread_1)] = factor * (*block)[column][row];
            } else {
                m.data[((int)amp_place.item[1] * 4 + amp_thread_0) * m.stride0 + ((int)amp_place.item[0] * 4 + amp_thread_1)] = (*block)[column][row];
            }
        }
    }
}

AMP_KERNEL void scale_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_m,
    const amp_block_of_scale_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[1] / 4;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        scale_kernel_1_tile(amp_data_m, amp_block, amp_at, amp_memory);
}

#line 11 "tests/emit/launch.ampc"
__kernel
__attribute__((reqd_work_group_size(4, 4, 1)))
void scale_kernel_1_several(
    __global float *amp_data_m,
    const amp_block_of_scale_kernel_1 amp_block)
{
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    const float factor = amp_block.factor;
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 4 - 1;
#endif
    __local float block[4][4][4] __attribute__((aligned(16)));
#line 12 "tests/emit/launch.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0);

        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/launch.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; block[amp_n][row][column] = m.data[(at * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))]; }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (row == column) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/launch.ampc"
                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; m.data[(at_2 * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))] = factor * block[amp_n][column][row]; }
        } else {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 21 "tests/emit/launch.ampc"
                int at_3 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; m.data[(at_3 * 4 + (int)get_local_id(1)) * m.stride0 + ((int)get_group_id(0) * 4 + (int)get_local_id(0))] = block[amp_n][column][row]; }
        }
    }
}
