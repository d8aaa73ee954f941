typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_smooth_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    int steps;
    amp_shape_1 out;
} amp_block_of_smooth_kernel_1;
typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 56 ? 1 : -1];


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

#line 7 "tests/emit/in_turn.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void smooth_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int steps = amp_block.steps;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local float a[32] __attribute__((aligned(16)));
    __local float b[32] __attribute__((aligned(16)));
#line 7 "tests/emit/in_turn.ampc"
    {

        int l = (int)get_local_id(0);
        __local float *now = a; __local float *next = b;
        now[l] = in.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int step_ = 0; step_ < steps; step_++) {
            next[l] = now[l] + now[31 - l];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            __local float *other = now;
            now = next;
            next = other;
        }
        out.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = now[l];
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

#line 7 "tests/emit/in_turn.ampc"
AMP_FUNCTION void smooth_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_smooth_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int steps = amp_block.steps;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local float (*const a)[32] = (__local float (*)[32])(amp_memory + 0);
    __local float (*const b)[32] = (__local float (*)[32])(amp_memory + 128);
    const int amp_thread_0 = 0;
    __local float *now = (*a);
    __local float *next = (*b);
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int l = amp_thread_0;
#line 9 "tests/emit/in_turn.ampc"
        
        
        now[l] = in.data[((int)amp_place.item[0] * 32 + amp_thread_0)];
    }
    for (int step_ = 0; step_ < steps; step_++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
            int l = amp_thread_0;
#line 14 "tests/emit/in_turn.ampc"
            next[l] = now[l] + now[31 - (long)l];
        }
        __local float *other = now;
        now = next;
        next = other;
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int l = amp_thread_0;
#line 20 "tests/emit/in_turn.ampc"
        out.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = now[l];
    }
}

AMP_KERNEL void smooth_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 32;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        smooth_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}
