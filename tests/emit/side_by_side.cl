typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_add_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
    int parts;
    amp_shape_1 to;
} amp_block_of_add_kernel_1;
typedef char amp_size_of_add_kernel_1[sizeof(amp_block_of_add_kernel_1) == 56 ? 1 : -1];


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

#line 7 "tests/emit/side_by_side.ampc"
__kernel
void add_kernel_1(
    __global const float *AMP_RESTRICT amp_data_v,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_add_kernel_1 amp_block)
{
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const int parts = amp_block.parts;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    int t = amp_thread(0);
    if (t >= amp_block.amp_domain[0])
        return;
#line 7 "tests/emit/side_by_side.ampc"
    {
        float sum = 0;
        for (int i = t; i < v.extent0; i += parts)
            sum += v.data[i];
        to.data[t] = sum;
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

#line 7 "tests/emit/side_by_side.ampc"
AMP_KERNEL void add_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_v,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_add_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const int parts = amp_block.parts;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    int extent = v.extent0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float sum[1024];
        int t = amp_thread_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 9 "tests/emit/side_by_side.ampc"
            
#line 8 "tests/emit/side_by_side.ampc"
            sum[amp_thread_0 - amp_strip] = 0;
        } for (int amp_first_i = (amp_thread_0); amp_first_i < extent; amp_first_i += parts) {
            const int amp_to_1 = (int)clamp((long)extent - amp_first_i, (long)amp_strip, (long)amp_stop);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_1; amp_thread_0++) {
                int i = amp_first_i + amp_thread_0;
#line 10 "tests/emit/side_by_side.ampc"
                sum[amp_thread_0 - amp_strip] += v.data[i];
            }
        }
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int t = amp_thread_0;
#line 11 "tests/emit/side_by_side.ampc"
            to.data[t] = sum[amp_thread_0 - amp_strip];
        }
    }
}
