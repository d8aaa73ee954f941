typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_sum_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    amp_shape_1 heads;
    amp_shape_1 to;
} amp_block_of_sum_kernel_1;
typedef char amp_size_of_sum_kernel_1[sizeof(amp_block_of_sum_kernel_1) == 64 ? 1 : -1];


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

typedef struct view_uchar_1 {
    __global uchar *data;
    int extent0;
} view_uchar_1;

#line 8 "tests/emit/flags.ampc"
__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void sum_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global const uchar *AMP_RESTRICT amp_data_heads,
    __global float *amp_data_to,
    const amp_block_of_sum_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_uchar_1 heads = {AMP_DATA(__global uchar *, amp_data_heads, AMP_SHAPE(1, heads)), AMP_SHAPE(1, heads).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local float s[256] __attribute__((aligned(16)));
    __local uchar f[256] __attribute__((aligned(16)));
#line 8 "tests/emit/flags.ampc"
    {


        int l = (int)get_local_id(0);
        s[l] = from.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))];
        f[l] = heads.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 1; d < 256; d *= 2) {
            float add = 0;
            uchar stop = 1;
            if (l >= d && !f[l]) {
                add = s[l - d];
                stop = f[l - d];
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (l >= d && !f[l]) {
                s[l] += add;
                f[l] = stop;
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        to.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))] = s[l];
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

#line 8 "tests/emit/flags.ampc"
AMP_FUNCTION void sum_kernel_1_tile(
    __global const float *amp_data_from,
    __global const uchar *amp_data_heads,
    __global float *amp_data_to,
    const amp_block_of_sum_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_uchar_1 heads = {AMP_DATA(__global uchar *, amp_data_heads, AMP_SHAPE(1, heads)), AMP_SHAPE(1, heads).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local float (*const s)[256] = (__local float (*)[256])(amp_memory + 0);
    __local uchar (*const f)[256] = (__local uchar (*)[256])(amp_memory + 1024);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 256; amp_thread_0++) {
        int l = amp_thread_0;
#line 11 "tests/emit/flags.ampc"
        
        (*s)[l] = from.data[((int)amp_place.item[0] * 256 + amp_thread_0)];
        (*f)[l] = heads.data[((int)amp_place.item[0] * 256 + amp_thread_0)];
    }
    for (int d = 1; d < 256; d *= 2) {
        {
            float add[256];
            uchar stop[256];
            {
                int amp_past = 256;
                for (; amp_past - 0 >= 16; amp_past -= 16) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
                    for (int amp_thread_0 = amp_past - 16; amp_thread_0 < amp_past; amp_thread_0++) {
                        int l = amp_thread_0;
#line 16 "tests/emit/flags.ampc"
                        add[amp_thread_0] = 0;
                        stop[amp_thread_0] = 1;
                        if (l >= d && !(*f)[l]) {
                            add[amp_thread_0] = (*s)[(long)l - d];
                            stop[amp_thread_0] = (*f)[(long)l - d];
                        }
                    }
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
                    for (int amp_thread_0 = amp_past - 16; amp_thread_0 < amp_past; amp_thread_0++) {
                        int l = amp_thread_0;
#line 23 "tests/emit/flags.ampc"
                        if (l >= d && !(*f)[l]) {
                            (*s)[l] += add[amp_thread_0];
                            (*f)[l] = stop[amp_thread_0];
                        }
                    }
                }
                #pragma clang loop vectorize(disable)
                for (int amp_thread_0 = amp_past - 1; amp_thread_0 >= 0; amp_thread_0--) {
                    {
                        int l = amp_thread_0;
#line 16 "tests/emit/flags.ampc"
                        add[amp_thread_0] = 0;
                        stop[amp_thread_0] = 1;
                        if (l >= d && !(*f)[l]) {
                            add[amp_thread_0] = (*s)[(long)l - d];
                            stop[amp_thread_0] = (*f)[(long)l - d];
                        }
                    }
                    {
                        int l = amp_thread_0;
#line 23 "tests/emit/flags.ampc"
                        if (l >= d && !(*f)[l]) {
                            (*s)[l] += add[amp_thread_0];
                            (*f)[l] = stop[amp_thread_0];
                        }
                    }
                }
            }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 256; amp_thread_0++) {
        int l = amp_thread_0;
#line 29 "tests/emit/flags.ampc"
        to.data[((int)amp_place.item[0] * 256 + amp_thread_0)] = (*s)[l];
    }
}

AMP_KERNEL void sum_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global const uchar *AMP_RESTRICT amp_data_heads,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_sum_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1280)
    const long amp_tiles = amp_block.amp_domain[0] / 256;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        sum_kernel_1_tile(amp_data_from, amp_data_heads, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 8 "tests/emit/flags.ampc"
__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void sum_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global const uchar *AMP_RESTRICT amp_data_heads,
    __global float *amp_data_to,
    const amp_block_of_sum_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_uchar_1 heads = {AMP_DATA(__global uchar *, amp_data_heads, AMP_SHAPE(1, heads)), AMP_SHAPE(1, heads).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 256 - 1;
#endif
    __local float s[4][256] __attribute__((aligned(16)));
    __local uchar f[4][256] __attribute__((aligned(16)));
#line 8 "tests/emit/flags.ampc"
    {


        int l = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 12 "tests/emit/flags.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][l] = from.data[at * 256 + (int)get_local_id(0)];
            f[amp_n][l] = heads.data[at * 256 + (int)get_local_id(0)];
#line 12 "tests/emit/flags.ampc"
        }

        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 1; d < 256; d *= 2) {
            float add[4]; uchar stop[4]; 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/flags.ampc"
                add[amp_n] = 0;
                stop[amp_n] = 1;
                if (l >= d && !f[amp_n][l]) {
                    add[amp_n] = s[amp_n][l - d];
                    stop[amp_n] = f[amp_n][l - d];
                }
#line 16 "tests/emit/flags.ampc"
            }
#line 22 "tests/emit/flags.ampc"
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 23 "tests/emit/flags.ampc"
                if (l >= d && !f[amp_n][l]) {
                    s[amp_n][l] += add[amp_n];
                    f[amp_n][l] = stop[amp_n];
                } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 29 "tests/emit/flags.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_2 * 256 + (int)get_local_id(0)] = s[amp_n][l]; }
    }
}
