typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_multiply_kernel_1 {
    int amp_domain[4];
    amp_shape_1 f;
    amp_shape_1 v;
    amp_shape_1 in;
    amp_shape_1 c;
    amp_shape_1 out;
} amp_block_of_multiply_kernel_1;
typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 96 ? 1 : -1];


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

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 15 "tests/emit/groups.ampc"
__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void multiply_kernel_1(
    __global const int *AMP_RESTRICT amp_data_f,
    __global const float *AMP_RESTRICT amp_data_v,
    __global const float *AMP_RESTRICT amp_data_in,
    __global const int *AMP_RESTRICT amp_data_c,
    __global float *amp_data_out,
    const amp_block_of_multiply_kernel_1 amp_block)
{
    const view_int_1 f = {AMP_DATA(__global int *, amp_data_f, AMP_SHAPE(0, f)), AMP_SHAPE(0, f).extent0};
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    const view_int_1 c = {AMP_DATA(__global int *, amp_data_c, AMP_SHAPE(3, c)), AMP_SHAPE(3, c).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), AMP_SHAPE(4, out).extent0};
    __local float s[256] __attribute__((aligned(16)));
#line 15 "tests/emit/groups.ampc"
    {

        int me = (int)get_local_id(0);
        int lane = me % 32; int row = ((int)get_group_id(0) * 256 + (int)get_local_id(0)) / 32;
        float sum = 0;
        for (int j = f.data[row] + lane; j < f.data[row + 1]; j += 32)
            sum += v.data[j] * in.data[c.data[j]];
        s[me] = sum;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 32 / 2; d > 0; d /= 2) {
            if (lane < d)
                s[me] += s[me + d];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (lane == 0)
            out.data[row] = s[me];
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

#line 15 "tests/emit/groups.ampc"
AMP_FUNCTION void multiply_kernel_1_tile(
    __global const int *amp_data_f,
    __global const float *amp_data_v,
    __global const float *amp_data_in,
    __global const int *amp_data_c,
    __global float *amp_data_out,
    const amp_block_of_multiply_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 f = {AMP_DATA(__global int *, amp_data_f, AMP_SHAPE(0, f)), AMP_SHAPE(0, f).extent0};
    const view_float_1 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), AMP_SHAPE(1, v).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    const view_int_1 c = {AMP_DATA(__global int *, amp_data_c, AMP_SHAPE(3, c)), AMP_SHAPE(3, c).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(4, out)), AMP_SHAPE(4, out).extent0};
    __local float (*const s)[256] = (__local float (*)[256])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        float sum_2[32];
        int row_2 = amp_thread_0 + (int)amp_place.item[0] * 8;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 32; amp_thread_1++) {
#line 17 "tests/emit/groups.ampc"
            
            
            sum_2[amp_thread_1] = 0;
        }  {
            int amp_first_j_2 = f.data[row_2] + (int)(amp_thread_1);
            for (; (long)f.data[row_2 + 1] - amp_first_j_2 >= 32; amp_first_j_2 += 32) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 32; amp_thread_1++) {
                    int j_2 = amp_first_j_2 + amp_thread_1;
#line 21 "tests/emit/groups.ampc"
                    sum_2[amp_thread_1] += v.data[j_2] * in.data[c.data[j_2]];
                }
            }
            for (; amp_first_j_2 < f.data[row_2 + 1]; amp_first_j_2 += 32) {
                const int amp_to_1 = (int)clamp((long)f.data[row_2 + 1] - amp_first_j_2, (long)0, (long)32);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int j_2 = amp_first_j_2 + amp_thread_1;
#line 21 "tests/emit/groups.ampc"
                    sum_2[amp_thread_1] += v.data[j_2] * in.data[c.data[j_2]];
                }
            }
        }
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 32; amp_thread_1++) {
            int me_2 = amp_thread_0 * 32 + amp_thread_1;
#line 22 "tests/emit/groups.ampc"
            (*s)[me_2] = sum_2[amp_thread_1];
        }
    } for (int d_2 = 32 / 2; d_2 > 0; d_2 /= 2) {
        for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {  {
                const int amp_to_2 = (int)clamp((long)d_2 - (int)(amp_thread_1), (long)0, (long)32);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {
                    int me_2 = amp_thread_0 * 32 + amp_thread_1;
#line 26 "tests/emit/groups.ampc"
                    (*s)[me_2] += (*s)[(long)me_2 + d_2];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int row_2 = amp_thread_0 + (int)amp_place.item[0] * 8;
#line 29 "tests/emit/groups.ampc"
        {
            const int amp_from_3 = (int)clamp((long)0 - (int)(amp_thread_1), (long)0, (long)32);
            const int amp_to_3 = (int)clamp((long)0 - (int)(amp_thread_1) + 1, (long)0, (long)32);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                int me_2 = amp_thread_0 * 32 + amp_thread_1;
#line 30 "tests/emit/groups.ampc"
                out.data[row_2] = (*s)[me_2];
            }
        }
    }
}

AMP_KERNEL void multiply_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_f,
    __global const float *AMP_RESTRICT amp_data_v,
    __global const float *AMP_RESTRICT amp_data_in,
    __global const int *AMP_RESTRICT amp_data_c,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const long amp_tiles = amp_block.amp_domain[0] / 256;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        multiply_kernel_1_tile(amp_data_f, amp_data_v, amp_data_in, amp_data_c, amp_data_out, amp_block, amp_at, amp_memory);
}
