typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_count_kernel_1 {
    int amp_domain[4];
    int mode;
    amp_shape_1 in;
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

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 7 "tests/emit/serial_helpers.ampc"
int sum(__local int *parts, int n, int mine, int *seen)

{
    parts[n] = mine;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int half_ = 16 / 2; half_ > 0; half_ /= 2) {
        if (n < half_)
            parts[n] += parts[n + half_];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    *seen += 1;
    if (n == 0)
        return parts[0];
    return -1;
}

#line 25 "tests/emit/serial_helpers.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void count_kernel_1(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_count_kernel_1 amp_block)
{
    const int mode = amp_block.mode;
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local int parts[16] __attribute__((aligned(16)));
#line 26 "tests/emit/serial_helpers.ampc"
    {

        int n = (int)get_local_id(0); int seen = 0; int total = 0;
        switch (mode) {
            case 0:
            total = sum(parts, n, in.data[((int)get_group_id(0) * 16 + (int)get_local_id(0))], &seen) * 2;
            break;
            default:
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        for (int i = 0; i < mode; i++) {
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (n > i)
                continue;
            total += i;
        }
        out.data[((int)get_group_id(0) * 16 + (int)get_local_id(0))] = total + seen;
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

#line 25 "tests/emit/serial_helpers.ampc"
AMP_FUNCTION void count_kernel_1_tile(
    __global const int *amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_count_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const int mode = amp_block.mode;
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    __local int (*const parts)[16] = (__local int (*)[16])(amp_memory + 0);
    const int amp_thread_0 = 0;
    int total[16];
    int sum_result[16];
    int seen = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 28 "tests/emit/serial_helpers.ampc"
        total[amp_thread_0] = 0;
    } switch (mode) {
        case 0:;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int n = amp_thread_0;
#line 31 "tests/emit/serial_helpers.ampc"
            int mine = in.data[((int)amp_place.item[0] * 16 + amp_thread_0)]; 
#line 10 "tests/emit/serial_helpers.ampc"
            (*parts)[n] = mine;
        }
        for (int half_ = 16 / 2; half_ > 0; half_ /= 2) {
            {
                const int amp_to_1 = (int)clamp((long)half_ - (int)(amp_thread_0), (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {
                    int n = amp_thread_0;
#line 14 "tests/emit/serial_helpers.ampc"
                    (*parts)[n] += (*parts)[(long)n + half_];
                }
            }
        } seen += 1;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int n = amp_thread_0;
#line 18 "tests/emit/serial_helpers.ampc"
            if (n == 0) {
                sum_result[amp_thread_0] = (*parts)[0]; } else {
                sum_result[amp_thread_0] = -1; }
#line 31 "tests/emit/serial_helpers.ampc"
            total[amp_thread_0] = sum_result[amp_thread_0] * 2;
        } break;
        default:;
    }

    for (int i = 0; i < mode; i++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int n = amp_thread_0;
#line 38 "tests/emit/serial_helpers.ampc"
            if (!(n > i)) {

                total[amp_thread_0] += i; }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 42 "tests/emit/serial_helpers.ampc"
        out.data[((int)amp_place.item[0] * 16 + amp_thread_0)] = total[amp_thread_0] + seen;
    }
}

AMP_KERNEL void count_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[0] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        count_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}
