typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_copy_kernel_1 {
    int amp_domain[4];
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_copy_kernel_1;
typedef char amp_size_of_copy_kernel_1[sizeof(amp_block_of_copy_kernel_1) == 64 ? 1 : -1];


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

#line 8 "tests/emit/quotients.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void copy_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_copy_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float a[16][64] __attribute__((aligned(16)));
    __local float b[16][64] __attribute__((aligned(16)));
#line 9 "tests/emit/quotients.ampc"
    {

        int me = (int)get_local_id(1) * 16 + (int)get_local_id(0);
        for (int q = 0; q < 4; q++) {
            int i = me + q * 16 * 16;
            a[i % 16][i / 16] = from.data[i / 16 * from.stride0 + i % 16];
            b[i / 64][i % 64] = from.data[i / 64 * from.stride0 + i % 64];
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int k = me >> 6; k < 16; k += 4)
            to.data[k * to.stride0 + (me & 63)] = a[k][me & 63] + b[k][me & 63];
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

#line 8 "tests/emit/quotients.ampc"
AMP_FUNCTION void copy_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_copy_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float (*const a)[16][64] = (__local float (*)[16][64])(amp_memory + 0);
    __local float (*const b)[16][64] = (__local float (*)[16][64])(amp_memory + 4096);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int me_2 = amp_thread_0 * 16 + amp_thread_1;
#line 11 "tests/emit/quotients.ampc"
            
            #pragma unroll
            for (int q_2 = 0; q_2 < 4; q_2++) { int i_2 = me_2 + q_2 * 16 * 16;
                (*a)[amp_thread_1][amp_thread_0 + q_2 * 16] = from.data[(amp_thread_0 + q_2 * 16) * from.stride0 + amp_thread_1];
                int at = (amp_thread_0 + q_2 * 16) % 4 * 16 + amp_thread_1; int at_2 = (amp_thread_0 + q_2 * 16) / 4; int at_3 = (amp_thread_0 + q_2 * 16) % 4 * 16 + amp_thread_1; int at_4 = (amp_thread_0 + q_2 * 16) / 4; (*b)[at_2][at] = from.data[at_4 * from.stride0 + at_3];
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 18 "tests/emit/quotients.ampc"
        for (int k_2 = amp_thread_0 / 4; k_2 < 16; k_2 += 4) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 19 "tests/emit/quotients.ampc"
                to.data[(long)k_2 * to.stride0 + ((long)(amp_thread_0 % 4) * 16 + amp_thread_1)] = (*a)[k_2][(long)(amp_thread_0 % 4) * 16 + amp_thread_1] + (*b)[k_2][(long)(amp_thread_0 % 4) * 16 + amp_thread_1];
            }
        }
    }
}

AMP_KERNEL void copy_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_copy_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(8192)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        copy_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 8 "tests/emit/quotients.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void copy_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_copy_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float a[16][64] __attribute__((aligned(16)));
    __local float b[16][64] __attribute__((aligned(16)));
#line 9 "tests/emit/quotients.ampc"
    {

        int me = (int)get_local_id(1) * 16 + (int)get_local_id(0);
        #pragma unroll
        for (int q = 0; q < 4; q++) { int i = me + q * 16 * 16;
            a[i % 16][i / 16] = from.data[i / 16 * from.stride0 + i % 16];
            b[i / 64][i % 64] = from.data[i / 64 * from.stride0 + i % 64];
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int k = me >> 6; k < 16; k += 4) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/quotients.ampc"
                to.data[k * to.stride0 + (me & 63)] = a[k][me & 63] + b[k][me & 63]; } }
    }
}
