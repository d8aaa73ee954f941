typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_run_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    amp_shape_1 out;
} amp_block_of_run_kernel_1;
typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 48 ? 1 : -1];


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

#line 10 "tests/emit/prefix_sums.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void run_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_run_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    __local float s[32] __attribute__((aligned(16)));
#line 10 "tests/emit/prefix_sums.ampc"
    {

        int me = (int)get_local_id(0);
        s[me] = in.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 1; d < 32; d *= 2) {
            float other = me >= d ? s[me - d] : 0;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            s[me] += other;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        out.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = s[me];
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

typedef float16 amp_float16 __attribute__((aligned(sizeof(float))));

static void amp_prefix_float_32(__local float *to, const __local float *from)
{
    const float16 none = 0;
    float16 x[2];
    #pragma unroll
    for (int i = 0; i < 2; i++)
        x[i] = ((const __local amp_float16 *)from)[i];
    #pragma unroll
    for (int i = 2 - 1; i >= 0; i--) {
        const float16 y = i ? x[i - 1] : none;
        x[i] += (float16)(y.sf, x[i].s0, x[i].s1, x[i].s2, x[i].s3, x[i].s4, x[i].s5, x[i].s6, x[i].s7, x[i].s8, x[i].s9, x[i].sa, x[i].sb, x[i].sc, x[i].sd, x[i].se);
    }
    #pragma unroll
    for (int i = 2 - 1; i >= 0; i--) {
        const float16 y = i ? x[i - 1] : none;
        x[i] += (float16)(y.se, y.sf, x[i].s0, x[i].s1, x[i].s2, x[i].s3, x[i].s4, x[i].s5, x[i].s6, x[i].s7, x[i].s8, x[i].s9, x[i].sa, x[i].sb, x[i].sc, x[i].sd);
    }
    #pragma unroll
    for (int i = 2 - 1; i >= 0; i--) {
        const float16 y = i ? x[i - 1] : none;
        x[i] += (float16)(y.sc, y.sd, y.se, y.sf, x[i].s0, x[i].s1, x[i].s2, x[i].s3, x[i].s4, x[i].s5, x[i].s6, x[i].s7, x[i].s8, x[i].s9, x[i].sa, x[i].sb);
    }
    #pragma unroll
    for (int i = 2 - 1; i >= 0; i--) {
        const float16 y = i ? x[i - 1] : none;
        x[i] += (float16)(y.s8, y.s9, y.sa, y.sb, y.sc, y.sd, y.se, y.sf, x[i].s0, x[i].s1, x[i].s2, x[i].s3, x[i].s4, x[i].s5, x[i].s6, x[i].s7);
    }
    #pragma unroll
    for (int d = 1; d < 2; d *= 2) {
        #pragma unroll
        for (int i = 2 - 1; i >= 0; i--)
            x[i] += i >= d ? x[i - d] : none;
    }
    #pragma unroll
    for (int i = 0; i < 2; i++)
        ((__local amp_float16 *)to)[i] = x[i];
}

#line 10 "tests/emit/prefix_sums.ampc"
AMP_FUNCTION void run_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_run_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    __local float (*const s)[32] = (__local float (*)[32])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me = amp_thread_0;
#line 12 "tests/emit/prefix_sums.ampc"
        
        (*s)[me] = in.data[((int)amp_place.item[0] * 32 + amp_thread_0)];
    }
    amp_prefix_float_32((__local float *)(*s), (__local float *)(*s));
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me = amp_thread_0;


        out.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = (*s)[me];
    }
}

AMP_KERNEL void run_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_run_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[0] / 32;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        run_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#line 10 "tests/emit/prefix_sums.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void run_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_run_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 32 - 1;
#endif
    __local float s[4][32] __attribute__((aligned(16)));
#line 10 "tests/emit/prefix_sums.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/prefix_sums.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = in.data[at * 32 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 1; d < 32; d *= 2) {
            float other[4]; 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/prefix_sums.ampc"
                other[amp_n] = me >= d ? s[amp_n][me - d] : 0; }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 18 "tests/emit/prefix_sums.ampc"
                s[amp_n][me] += other[amp_n]; }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 21 "tests/emit/prefix_sums.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; out.data[at_2 * 32 + (int)get_local_id(0)] = s[amp_n][me]; }
    }
}

typedef struct amp_block_of_run_kernel_2 {
    int amp_domain[4];
    amp_shape_1 bins;
} amp_block_of_run_kernel_2;
typedef char amp_size_of_run_kernel_2[sizeof(amp_block_of_run_kernel_2) == 32 ? 1 : -1];


typedef struct view_uint_1 {
    __global uint *data;
    int extent0;
} view_uint_1;

#line 24 "tests/emit/prefix_sums.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void run_kernel_2(
    __global uint *amp_data_bins,
    const amp_block_of_run_kernel_2 amp_block)
{
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};
    __local uint s[2][32] __attribute__((aligned(16)));
#line 24 "tests/emit/prefix_sums.ampc"
    {

        int me = (int)get_local_id(0); int row = 0;
        s[0][me] = bins.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 1; d < 32; d *= 2) {
            s[!row][me] = s[row][me] + (me >= d ? s[row][me - d] : 0);
            row = !row;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        bins.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = s[row][me];
    }
}

typedef uint16 amp_uint16 __attribute__((aligned(sizeof(uint))));

static uint amp_prefix_uint(__local uint *to, const __local uint *from, int count)
{
    uint16 y1 = 0, y2 = 0, y4 = 0, y8 = 0, sum = 0;
    int i = 0;
    for (; i + 16 <= count; i += 16) {
        const uint16 x1 = *(const __local amp_uint16 *)(from + i);
        const uint16 x2 = x1 + (uint16)(y1.sf, x1.s0, x1.s1, x1.s2, x1.s3, x1.s4, x1.s5, x1.s6, x1.s7, x1.s8, x1.s9, x1.sa, x1.sb, x1.sc, x1.sd, x1.se);
        const uint16 x4 = x2 + (uint16)(y2.se, y2.sf, x2.s0, x2.s1, x2.s2, x2.s3, x2.s4, x2.s5, x2.s6, x2.s7, x2.s8, x2.s9, x2.sa, x2.sb, x2.sc, x2.sd);
        const uint16 x8 = x4 + (uint16)(y4.sc, y4.sd, y4.se, y4.sf, x4.s0, x4.s1, x4.s2, x4.s3, x4.s4, x4.s5, x4.s6, x4.s7, x4.s8, x4.s9, x4.sa, x4.sb);
        sum += x8 + (uint16)(y8.s8, y8.s9, y8.sa, y8.sb, y8.sc, y8.sd, y8.se, y8.sf, x8.s0, x8.s1, x8.s2, x8.s3, x8.s4, x8.s5, x8.s6, x8.s7);
        *(__local amp_uint16 *)(to + i) = sum;
        y1 = x1, y2 = x2, y4 = x4, y8 = x8;
    }
    for (; i < count; i++) {
        const uint x = from[i];
        sum.sf += x;
        to[i] = sum.sf;
    }
    return sum.sf;
}

static void amp_prefix_halves_uint(__local uint *to, const __local uint *sums, int count, int most)
{
    for (int i = 0; i < most; i++)
        to[i] = sums[i];
    for (int i = most; i < count; i++)
        to[i] = sums[i] - sums[i - most];
}

#line 24 "tests/emit/prefix_sums.ampc"
AMP_FUNCTION void run_kernel_2_tile(
    __global uint *amp_data_bins,
    const amp_block_of_run_kernel_2 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};
    __local uint (*const s)[2][32] = (__local uint (*)[2][32])(amp_memory + 0);
    const int amp_thread_0 = 0;
    int row = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me = amp_thread_0;
#line 26 "tests/emit/prefix_sums.ampc"
        
        (*s)[0][me] = bins.data[((int)amp_place.item[0] * 32 + amp_thread_0)];
    }
    amp_prefix_uint((__local uint *)(*s)[1], (__local uint *)(*s)[0], 32), amp_prefix_halves_uint((__local uint *)(*s)[0], (__local uint *)(*s)[1], 32, 16); row = 1;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me = amp_thread_0;

        bins.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = (*s)[row][me];
    }
}

AMP_KERNEL void run_kernel_2_serial(
    __global uint *AMP_RESTRICT amp_data_bins,
    const amp_block_of_run_kernel_2 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 32;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        run_kernel_2_tile(amp_data_bins, amp_block, amp_at, amp_memory);
}

#line 24 "tests/emit/prefix_sums.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void run_kernel_2_several(
    __global uint *amp_data_bins,
    const amp_block_of_run_kernel_2 amp_block)
{
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 32 - 1;
#endif
    __local uint s[4][2][32] __attribute__((aligned(16)));
#line 24 "tests/emit/prefix_sums.ampc"
    {

        int me = (int)get_local_id(0); int row = 0;
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 27 "tests/emit/prefix_sums.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][0][me] = bins.data[at * 32 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int d = 1; d < 32; d *= 2) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 30 "tests/emit/prefix_sums.ampc"
                s[amp_n][!row][me] = s[amp_n][row][me] + (me >= d ? s[amp_n][row][me - d] : 0); }
            row = !row;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 34 "tests/emit/prefix_sums.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; bins.data[at_2 * 32 + (int)get_local_id(0)] = s[amp_n][row][me]; }
    }
}

typedef struct amp_block_of_run_kernel_3 {
    int amp_domain[4];
    amp_shape_1 bins;
} amp_block_of_run_kernel_3;
typedef char amp_size_of_run_kernel_3[sizeof(amp_block_of_run_kernel_3) == 32 ? 1 : -1];


#line 37 "tests/emit/prefix_sums.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void run_kernel_3(
    __global uint *amp_data_bins,
    const amp_block_of_run_kernel_3 amp_block)
{
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};
    __local int s[32] __attribute__((aligned(16)));
#line 37 "tests/emit/prefix_sums.ampc"
    {

        int me = (int)get_local_id(0); int apart = 1;
        s[me] = (int)bins.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))];
        for (int d = 16; d > 0; d /= 2, apart *= 2) {
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (me < d)
                s[apart * (2 * me + 2) - 1] += s[apart * (2 * me + 1) - 1];
        }
        if (me == 0)
            s[31] = 0;
        for (int d = 1; d < 32; d *= 2) {
            apart /= 2;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (me < d) {
                int low = s[apart * (2 * me + 1) - 1];
                s[apart * (2 * me + 1) - 1] = s[apart * (2 * me + 2) - 1];
                s[apart * (2 * me + 2) - 1] += low;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        bins.data[((int)get_group_id(0) * 32 + (int)get_local_id(0))] = (uint)s[me];
    }
}

static uint amp_prefix_uint_exclusive(__local uint *to, const __local uint *from, int count)
{
    uint16 y1 = 0, y2 = 0, y4 = 0, y8 = 0, sum = 0;
    int i = 0;
    for (; i + 16 <= count; i += 16) {
        const uint16 x1 = *(const __local amp_uint16 *)(from + i);
        const uint16 x2 = x1 + (uint16)(y1.sf, x1.s0, x1.s1, x1.s2, x1.s3, x1.s4, x1.s5, x1.s6, x1.s7, x1.s8, x1.s9, x1.sa, x1.sb, x1.sc, x1.sd, x1.se);
        const uint16 x4 = x2 + (uint16)(y2.se, y2.sf, x2.s0, x2.s1, x2.s2, x2.s3, x2.s4, x2.s5, x2.s6, x2.s7, x2.s8, x2.s9, x2.sa, x2.sb, x2.sc, x2.sd);
        const uint16 x8 = x4 + (uint16)(y4.sc, y4.sd, y4.se, y4.sf, x4.s0, x4.s1, x4.s2, x4.s3, x4.s4, x4.s5, x4.s6, x4.s7, x4.s8, x4.s9, x4.sa, x4.sb);
        sum += x8 + (uint16)(y8.s8, y8.s9, y8.sa, y8.sb, y8.sc, y8.sd, y8.se, y8.sf, x8.s0, x8.s1, x8.s2, x8.s3, x8.s4, x8.s5, x8.s6, x8.s7);
        *(__local amp_uint16 *)(to + i) = sum - x1;
        y1 = x1, y2 = x2, y4 = x4, y8 = x8;
    }
    for (; i < count; i++) {
        const uint x = from[i];
        sum.sf += x;
        to[i] = sum.sf - x;
    }
    return sum.sf;
}

#line 37 "tests/emit/prefix_sums.ampc"
AMP_FUNCTION void run_kernel_3_tile(
    __global uint *amp_data_bins,
    const amp_block_of_run_kernel_3 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};
    __local int (*const s)[32] = (__local int (*)[32])(amp_memory + 0);
    const int amp_thread_0 = 0;
    int apart = 1;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me = amp_thread_0;
#line 39 "tests/emit/prefix_sums.ampc"
        
        (*s)[me] = (int)bins.data[((int)amp_place.item[0] * 32 + amp_thread_0)];
    } amp_prefix_uint_exclusive((__local uint *)(*s), (__local uint *)(*s), 32);
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me = amp_thread_0;
#line 58 "tests/emit/prefix_sums.ampc"
        bins.data[((int)amp_place.item[0] * 32 + amp_thread_0)] = (uint)(*s)[me];
    }
}

AMP_KERNEL void run_kernel_3_serial(
    __global uint *AMP_RESTRICT amp_data_bins,
    const amp_block_of_run_kernel_3 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[0] / 32;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        run_kernel_3_tile(amp_data_bins, amp_block, amp_at, amp_memory);
}
