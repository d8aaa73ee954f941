typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_sums_kernel_1 {
    int amp_domain[4];
    amp_shape_2 v;
    amp_shape_2 to;
} amp_block_of_sums_kernel_1;
typedef char amp_size_of_sums_kernel_1[sizeof(amp_block_of_sums_kernel_1) == 64 ? 1 : -1];


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

typedef struct view_int_2 {
    __global int *data;
    amp_offset stride0;
    int extent0, extent1;
} view_int_2;

#line 7 "tests/emit/row_choices.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 8, 1)))
void sums_kernel_1(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block)
{
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    const view_int_2 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local int s[8][8] __attribute__((aligned(16)));
#line 7 "tests/emit/row_choices.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        s[y][x] = v.data[((int)get_group_id(1) * 8 + (int)get_local_id(1)) * v.stride0 + x];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int p = 1; p < 8; p *= 2) {
            if (y % (2 * p) == 0)
                s[y][x] += s[y + p][x];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (y == 0)
            to.data[(int)get_group_id(1) * to.stride0 + x] = s[0][x];
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

#line 7 "tests/emit/row_choices.ampc"
AMP_FUNCTION void sums_kernel_1_tile(
    __global const int *amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    const view_int_2 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local int (*const s)[8][8] = (__local int (*)[8][8])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
            int x = amp_thread_1;
#line 9 "tests/emit/row_choices.ampc"
            
            (*s)[y][x] = v.data[(long)((int)amp_place.item[1] * 8 + amp_thread_0) * v.stride0 + x];
        }
    } 
    #pragma unroll
    for (int p = 1; p < 8; p *= 2) {
        {
            const int amp_step = max(2 * p, 1);
            for (int amp_thread_0 = 0; amp_thread_0 < 8; amp_thread_0 += amp_step) {
                int y = amp_thread_0;
#line 13 "tests/emit/row_choices.ampc"
                if (y % (2 * p) == 0) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                    for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
                        int x = amp_thread_1;
#line 14 "tests/emit/row_choices.ampc"
                        (*s)[y][x] += (*s)[y + p][x];
                    }
                }
            }
        }
    }
    {
        const int amp_from_1 = (int)clamp((long)0 - (int)(amp_thread_0), (long)0, (long)8);
        const int amp_to_1 = (int)clamp((long)0 - (int)(amp_thread_0) + 1, (long)0, (long)8);
        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
            int y = amp_thread_0;
#line 17 "tests/emit/row_choices.ampc"
            if (y == 0) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 8; amp_thread_1++) {
                    int x = amp_thread_1;
#line 18 "tests/emit/row_choices.ampc"
                    to.data[(long)(int)amp_place.item[1] * to.stride0 + x] = (*s)[0][x];
                }
            }
        }
    }
}

AMP_KERNEL void sums_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[1] / 8;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        sums_kernel_1_tile(amp_data_v, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 7 "tests/emit/row_choices.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 8, 1)))
void sums_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block)
{
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    const view_int_2 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 8 - 1;
#endif
    __local int s[4][8][8] __attribute__((aligned(16)));
#line 7 "tests/emit/row_choices.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/row_choices.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][x] = v.data[(at * 8 + (int)get_local_id(1)) * v.stride0 + x]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int p = 1; p < 8; p *= 2) {
            if (y % (2 * p) == 0) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/row_choices.ampc"
                    s[amp_n][y][x] += s[amp_n][y + p][x]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (y == 0) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 18 "tests/emit/row_choices.ampc"
                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[at_2 * to.stride0 + x] = s[amp_n][0][x]; } }
    }
}
