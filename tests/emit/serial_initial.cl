typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_levels_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    amp_shape_1 out;
} amp_block_of_levels_kernel_1;
typedef char amp_size_of_levels_kernel_1[sizeof(amp_block_of_levels_kernel_1) == 48 ? 1 : -1];


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

#line 6 "tests/emit/serial_initial.ampc"
__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void levels_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_levels_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    __local float s[256] __attribute__((aligned(16)));
#line 6 "tests/emit/serial_initial.ampc"
    {

        int me = (int)get_local_id(0);
        s[me] = in.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int n = 128; n > 0; n /= 2) {
            float x = 0; float y = 0;
            if (me < n) {
                x = s[2 * me];
                y = s[2 * me + 1];
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (me < n) {
                s[me] = x + y;
                out.data[((int)get_group_id(0) * 256) + n + me] = x - y;
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me == 0)
            out.data[((int)get_group_id(0) * 256)] = s[0];
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

#line 6 "tests/emit/serial_initial.ampc"
AMP_FUNCTION void levels_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_levels_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    __local float (*const s)[256] = (__local float (*)[256])(amp_memory + 0);
    const int amp_thread_0 = 0;
    float x[256];
    float y[256];
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 256; amp_thread_0++) {
        int me = amp_thread_0;
#line 8 "tests/emit/serial_initial.ampc"
        
        (*s)[me] = in.data[((int)amp_place.item[0] * 256 + amp_thread_0)];
    }
    for (int n = 128; n > 0; n /= 2) {

        {
            const int amp_to_1 = (int)clamp((long)n - (int)(amp_thread_0), (long)0, (long)256);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {
                int me = amp_thread_0;
#line 14 "tests/emit/serial_initial.ampc"
                x[amp_thread_0] = (*s)[2 * (long)me];
                y[amp_thread_0] = (*s)[2 * (long)me + 1];
            }
        }
        {
            const int amp_to_2 = (int)clamp((long)n - (int)(amp_thread_0), (long)0, (long)256);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_2; amp_thread_0++) {
                int me = amp_thread_0;
#line 19 "tests/emit/serial_initial.ampc"
                (*s)[me] = x[amp_thread_0] + y[amp_thread_0];
                out.data[(long)((int)amp_place.item[0] * 256) + n + me] = x[amp_thread_0] - y[amp_thread_0];
            }
        }
    }
    {
        const int amp_from_3 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)256);
        const int amp_to_3 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)256);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {
#line 25 "tests/emit/serial_initial.ampc"
            out.data[((int)amp_place.item[0] * 256)] = (*s)[0];
        }
    }
}

AMP_KERNEL void levels_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_levels_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const long amp_tiles = amp_block.amp_domain[0] / 256;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        levels_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#line 6 "tests/emit/serial_initial.ampc"
__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void levels_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_levels_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 256 - 1;
#endif
    __local float s[4][256] __attribute__((aligned(16)));
#line 6 "tests/emit/serial_initial.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/serial_initial.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = in.data[at * 256 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int n = 128; n > 0; n /= 2) {
            float x[4]; float y[4]; 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 12 "tests/emit/serial_initial.ampc"
                x[amp_n] = 0; y[amp_n] = 0; }
            if (me < n) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/serial_initial.ampc"
                    x[amp_n] = s[amp_n][2 * me];
                    y[amp_n] = s[amp_n][2 * me + 1];
#line 14 "tests/emit/serial_initial.ampc"
                }

            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (me < n) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/serial_initial.ampc"
                    int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = x[amp_n] + y[amp_n];
                    out.data[at_2 * 256 + n + me] = x[amp_n] - y[amp_n];
#line 19 "tests/emit/serial_initial.ampc"
                }

            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me == 0) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/serial_initial.ampc"
                int at_3 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; out.data[at_3 * 256] = s[amp_n][0]; } }
    }
}
