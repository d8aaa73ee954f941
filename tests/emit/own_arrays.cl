typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_mix__kernel_1 {
    int amp_domain[4];
    amp_shape_1 seeds;
    amp_shape_1 out;
} amp_block_of_mix__kernel_1;
typedef char amp_size_of_mix__kernel_1[sizeof(amp_block_of_mix__kernel_1) == 48 ? 1 : -1];


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

typedef struct view_uint_1 {
    __global uint *data;
    int extent0;
} view_uint_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#pragma clang diagnostic ignored "-Wpass-failed"

#line 7 "tests/emit/own_arrays.ampc"
__kernel
void mix__kernel_1(
    __global const uint *AMP_RESTRICT amp_data_seeds,
    __global uint *AMP_RESTRICT amp_data_out,
    const amp_block_of_mix__kernel_1 amp_block)
{
    const view_uint_1 seeds = {AMP_DATA(__global uint *, amp_data_seeds, AMP_SHAPE(0, seeds)), AMP_SHAPE(0, seeds).extent0};
    const view_uint_1 out = {AMP_DATA(__global uint *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 7 "tests/emit/own_arrays.ampc"
    {
        uint w[48]; uint sum = 0;
        #pragma unroll
        for (int k = 0; k < 16; k++) w[k] = seeds.data[i + k];
        #pragma unroll
        for (int k = 16; k < 48; k++) w[k] = w[k - 16] ^ (w[k - 3] << 1);
        for (int k = 0; k < 100; k++)
            sum = sum * 31 + seeds.data[k];
        out.data[i] = sum ^ w[47];
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

#line 7 "tests/emit/own_arrays.ampc"
AMP_KERNEL void mix__kernel_1_serial(
    __global const uint *AMP_RESTRICT amp_data_seeds,
    __global uint *AMP_RESTRICT amp_data_out,
    const amp_block_of_mix__kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uint_1 seeds = {AMP_DATA(__global uint *, amp_data_seeds, AMP_SHAPE(0, seeds)), AMP_SHAPE(0, seeds).extent0};
    const view_uint_1 out = {AMP_DATA(__global uint *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 64 ? amp_strip + 64 : amp_end_0;
        uint w[48][64];
        uint sum[64];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 8 "tests/emit/own_arrays.ampc"
                    sum[amp_thread_0 - amp_strip] = 0;
                    #pragma unroll
                    for (int k = 0; k < 16; k++) w[k][amp_thread_0 - amp_strip] = seeds.data[(long)i + k];
                } for (int k_2 = 16; k_2 < 48; k_2++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 12 "tests/emit/own_arrays.ampc"
                        w[k_2][amp_thread_0 - amp_strip] = w[k_2 - 16][amp_thread_0 - amp_strip] ^ (w[k_2 - 3][amp_thread_0 - amp_strip] << 1);
                    }
                }
#line 13 "tests/emit/own_arrays.ampc"
                for (int k_3 = 0; k_3 < 100; k_3++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 14 "tests/emit/own_arrays.ampc"
                        sum[amp_thread_0 - amp_strip] = sum[amp_thread_0 - amp_strip] * 31 + seeds.data[k_3];
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 15 "tests/emit/own_arrays.ampc"
                    out.data[i] = sum[amp_thread_0 - amp_strip] ^ w[47][amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 8 "tests/emit/own_arrays.ampc"
                sum[amp_thread_0 - amp_strip] = 0;
                #pragma unroll
                for (int k = 0; k < 16; k++) w[k][amp_thread_0 - amp_strip] = seeds.data[(long)i + k];
            } for (int k_2 = 16; k_2 < 48; k_2++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 12 "tests/emit/own_arrays.ampc"
                    w[k_2][amp_thread_0 - amp_strip] = w[k_2 - 16][amp_thread_0 - amp_strip] ^ (w[k_2 - 3][amp_thread_0 - amp_strip] << 1);
                }
            }
#line 13 "tests/emit/own_arrays.ampc"
            for (int k_3 = 0; k_3 < 100; k_3++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 14 "tests/emit/own_arrays.ampc"
                    sum[amp_thread_0 - amp_strip] = sum[amp_thread_0 - amp_strip] * 31 + seeds.data[k_3];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 15 "tests/emit/own_arrays.ampc"
                out.data[i] = sum[amp_thread_0 - amp_strip] ^ w[47][amp_thread_0 - amp_strip];
            }
        }
    }
}
