typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_fences_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
} amp_block_of_fences_kernel_1;
typedef char amp_size_of_fences_kernel_1[sizeof(amp_block_of_fences_kernel_1) == 32 ? 1 : -1];


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

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 6 "tests/emit/fences.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void fences_kernel_1(
    __global int *amp_data_v,
    const amp_block_of_fences_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    __local int shared[64] __attribute__((aligned(16)));
#line 6 "tests/emit/fences.ampc"
    {

        shared[(int)get_local_id(0)] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        barrier(CLK_GLOBAL_MEM_FENCE);
        barrier(CLK_LOCAL_MEM_FENCE);
        mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        mem_fence(CLK_LOCAL_MEM_FENCE);
        atomic_add(&shared[0], 1);
        atomic_xchg(&v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))], shared[63 - (int)get_local_id(0)]);
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

static int amp_add_int_alone(__local int *p, int value)
{
    int old = *p;
    *p = (int)((uint)old + (uint)value);
    return old;
}

#ifdef AMP_OVERLAP
#define AMP_RESTRICT
#else
#define AMP_RESTRICT restrict
#endif

#line 6 "tests/emit/fences.ampc"
AMP_FUNCTION void fences_kernel_1_tile(
    __global int *amp_data_v,
    const amp_block_of_fences_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    __local int (*const shared)[64] = (__local int (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
#line 8 "tests/emit/fences.ampc"
        (*shared)[amp_thread_0] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
    }
    #pragma clang loop vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {

        mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        mem_fence(CLK_LOCAL_MEM_FENCE);
        amp_add_int_alone(&(*shared)[0], 1);
        atomic_xchg(&v.data[((int)amp_place.item[0] * 64 + amp_thread_0)], (*shared)[63 - (long)amp_thread_0]);
    }
}

AMP_KERNEL void fences_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_fences_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        fences_kernel_1_tile(amp_data_v, amp_block, amp_at, amp_memory);
}
