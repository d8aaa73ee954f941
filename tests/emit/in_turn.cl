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
    const view_float_1 in = {(__global float *)amp_data_in + AMP_SHAPE(0, in).offset, AMP_SHAPE(0, in).extent0};
    const int steps = amp_block.steps;
    const view_float_1 out = {amp_data_out + AMP_SHAPE(2, out).offset, AMP_SHAPE(2, out).extent0};
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

#ifdef AMP_CHAIN
typedef struct amp_place {
    long item[3], items[3];
    __local char *tiles;
} amp_place;
#define AMP_KERNEL static __attribute__((always_inline))
#define AMP_PLACE , const amp_place amp_place
#define AMP_ITEM(d) amp_place.item[d]
#define AMP_ITEMS(d) amp_place.items[d]
#else
#define AMP_KERNEL __kernel __attribute__((reqd_work_group_size(1, 1, 1)))
#define AMP_PLACE
#define AMP_ITEM(d) (long)get_group_id(d)
#define AMP_ITEMS(d) (long)get_num_groups(d)
#endif

#pragma clang diagnostic ignored "-Wpass-failed"

#line 7 "tests/emit/in_turn.ampc"
AMP_KERNEL void smooth_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    const view_float_1 in = {(__global float *)amp_data_in + AMP_SHAPE(0, in).offset, AMP_SHAPE(0, in).extent0};
    const int steps = amp_block.steps;
    const view_float_1 out = {amp_data_out + AMP_SHAPE(2, out).offset, AMP_SHAPE(2, out).extent0};
#ifdef AMP_CHAIN
    __local float (*const a)[32] = (__local float (*)[32])(amp_place.tiles + 0);
#else
    __local float amp_tile_a[32] __attribute__((aligned(16)));
    __local float (*const a)[32] = &amp_tile_a;
#endif
#ifdef AMP_CHAIN
    __local float (*const b)[32] = (__local float (*)[32])(amp_place.tiles + 128);
#else
    __local float amp_tile_b[32] __attribute__((aligned(16)));
    __local float (*const b)[32] = &amp_tile_b;
#endif
    const int amp_thread_0 = 0;
    __local float *now = (*a);
    __local float *next = (*b);
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int l = amp_thread_0;
#line 9 "tests/emit/in_turn.ampc"
        
        
        now[l] = in.data[((int)AMP_ITEM(0) * 32 + amp_thread_0)];
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
        out.data[((int)AMP_ITEM(0) * 32 + amp_thread_0)] = now[l];
    }
}
