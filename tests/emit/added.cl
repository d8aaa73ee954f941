typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_count_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    int stride;
    amp_shape_1 out;
} amp_block_of_count_kernel_1;
typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 ? 1 : -1];


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

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 8 "tests/emit/added.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void count_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_count_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int stride = amp_block.stride;
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local int bins[16] __attribute__((aligned(16)));
#line 9 "tests/emit/added.ampc"
    {

        int me = (int)get_local_id(0);
        bins[me] = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = ((int)get_group_id(0) * 16 + (int)get_local_id(0)); i < in.extent0; i += stride)
            atomic_inc(&bins[(int)in.data[i] % 16]);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (me < out.extent0)
            atomic_add(&out.data[me], bins[me]);
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

static int amp_inc_int_alone(__local int *p)
{
    int old = *p, value = 1;
    *p = (int)((uint)old + (uint)value);
    return old;
}

#line 8 "tests/emit/added.ampc"
AMP_KERNEL void count_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int stride = amp_block.stride;
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local int (*const bins)[16] = (__local int (*)[16])(amp_memory + 0);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 16) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 16) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int me = amp_thread_1;
#line 11 "tests/emit/added.ampc"
            
            (*bins)[me] = 0;
        }
    } for (int first = amp_tile * 16; first < in.extent0; first += stride) {
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
            int row = amp_thread_0 * 16 + first;
#line 14 "tests/emit/added.ampc"
            {
                const int amp_to_1 = (int)clamp((long)in.extent0 - (int)(amp_thread_1 + row), (long)0, (long)16);
                #pragma clang loop unroll_count(8)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int i = amp_thread_1 + row;
#line 15 "tests/emit/added.ampc"
                    amp_inc_int_alone(&(*bins)[(int)in.data[i] % 16]);
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 17 "tests/emit/added.ampc"
        if (amp_thread_0 == 0) {  {
                const int amp_to_2 = (int)clamp((long)out.extent0 - (int)(amp_thread_1), (long)0, (long)16);
                #pragma clang loop unroll_count(8)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {
                    int me = amp_thread_1;
#line 18 "tests/emit/added.ampc"
                    atomic_add(&out.data[me], (*bins)[me]);
                }
            }
        }
    }
}

typedef struct amp_block_of_count_apart_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    int stride;
    amp_shape_1 out;
} amp_block_of_count_apart_kernel_1;
typedef char amp_size_of_count_apart_kernel_1[sizeof(amp_block_of_count_apart_kernel_1) == 56 ? 1 : -1];


#line 25 "tests/emit/added.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void count_apart_kernel_1(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_count_apart_kernel_1 amp_block)
{
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int stride = amp_block.stride;
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local int sum;
#line 26 "tests/emit/added.ampc"
    {

        if ((int)get_local_id(0) == 0)
            sum = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = ((int)get_group_id(0) * 16 + (int)get_local_id(0)); i < in.extent0; i += stride)
            atomic_add(&sum, in.data[i]);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if ((int)get_local_id(0) == 0)
            atomic_add(&out.data[(int)get_group_id(0)], sum);
    }
}

static int amp_add_int_alone(__local int *p, int value)
{
    int old = *p;
    *p = (int)((uint)old + (uint)value);
    return old;
}

#line 25 "tests/emit/added.ampc"
AMP_KERNEL void count_apart_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_count_apart_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const int stride = amp_block.stride;
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local int (*const sum)[16] = (__local int (*)[16])(amp_memory + 0);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 16) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 16) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 28 "tests/emit/added.ampc"
        {
            const int amp_from_1 = (int)clamp((long)0 - amp_thread_1, (long)0, (long)16);
            const int amp_to_1 = (int)clamp((long)0 - amp_thread_1 + 1, (long)0, (long)16);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {
#line 29 "tests/emit/added.ampc"
                (*sum)[amp_thread_0] = 0;
            }
        }
    }
#line 31 "tests/emit/added.ampc"
    for (int first = amp_tile * 16; first < in.extent0; first += stride) {
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
            int row = amp_thread_0 * 16 + first;
#line 31 "tests/emit/added.ampc"
            {
                const int amp_to_2 = (int)clamp((long)in.extent0 - (int)(amp_thread_1 + row), (long)0, (long)16);
                {
                    uint amp_tally_1 = (uint)0;
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {
                        int i = amp_thread_1 + row;
#line 32 "tests/emit/added.ampc"
                        (amp_tally_1 += (uint)(in.data[i]));
                    }
                    if (amp_tally_1 != (uint)0)
                        amp_add_int_alone(&(*sum)[amp_thread_0], amp_tally_1);
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 34 "tests/emit/added.ampc"
        {
            const int amp_from_3 = (int)clamp((long)0 - amp_thread_1, (long)0, (long)16);
            const int amp_to_3 = (int)clamp((long)0 - amp_thread_1 + 1, (long)0, (long)16);
            #pragma clang loop unroll_count(8)
            for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
#line 35 "tests/emit/added.ampc"
                atomic_add(&out.data[amp_thread_0 + amp_tile], (*sum)[amp_thread_0]);
            }
        }
    }
}
