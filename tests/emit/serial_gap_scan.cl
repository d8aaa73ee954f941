typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_scan_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    amp_shape_1 out;
} amp_block_of_scan_kernel_1;
typedef char amp_size_of_scan_kernel_1[sizeof(amp_block_of_scan_kernel_1) == 48 ? 1 : -1];


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

#line 9 "tests/emit/serial_gap_scan.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void scan_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_scan_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    __local float s[66];
#line 9 "tests/emit/serial_gap_scan.ampc"
    {

        int me = (int)get_local_id(0); int first = 64 * (int)get_group_id(0); int apart = 1;
        s[me + (me >> 5)] = in.data[first + me];
        s[me + 32 + ((me + 32) >> 5)] = in.data[first + me + 32];
        for (int d = 32; d > 0; d /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (me < d) {
                int x = apart * (2 * me + 1) - 1; int y = apart * (2 * me + 2) - 1;
                x += x >> 5;
                y += y >> 5;
                s[y] += s[x];
            }
            apart *= 2;
        }
        if (me == 0)
            s[63 + (63 >> 5)] = 0;
        for (int d = 1; d < 64; d *= 2) {
            apart /= 2;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (me < d) {
                int x = apart * (2 * me + 1) - 1; int y = apart * (2 * me + 2) - 1;
                x += x >> 5;
                y += y >> 5;
                float left = s[x];
                s[x] = s[y];
                s[y] += left;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        out.data[first + me] = s[me + (me >> 5)];
        out.data[first + me + 32] = s[me + 32 + ((me + 32) >> 5)];
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

static float amp_prefix_tree_float_64_exclusive_gap_5(__local float *to, const __local float *from)
{
    const float16 none = -0.0f;
    float before[4 + 1];
    for (int i = 0; i < 4; i++) {
        const float16 x1 = *(const __local amp_float16 *)(from + ((16 * i) + ((16 * i) >> 5)));
        const float16 x2 = x1 + (float16)(x1.s1, x1.s0, x1.s3, x1.s2, x1.s5, x1.s4, x1.s7, x1.s6, x1.s9, x1.s8, x1.sb, x1.sa, x1.sd, x1.sc, x1.sf, x1.se);
        const float16 x4 = x2 + (float16)(x2.s2, x2.s3, x2.s0, x2.s1, x2.s6, x2.s7, x2.s4, x2.s5, x2.sa, x2.sb, x2.s8, x2.s9, x2.se, x2.sf, x2.sc, x2.sd);
        const float16 x8 = x4 + (float16)(x4.s4, x4.s5, x4.s6, x4.s7, x4.s0, x4.s1, x4.s2, x4.s3, x4.sc, x4.sd, x4.se, x4.sf, x4.s8, x4.s9, x4.sa, x4.sb);
        before[i] = x8.s0 + x8.s8;
    }
    #pragma unroll
    for (int d = 1; d < 4; d *= 2)
        for (int i = 2 * d - 1; i < 4; i += 2 * d)
            before[i] += before[i - d];
    const float all = before[4] = before[4 - 1];
    before[4 - 1] = 0;
    #pragma unroll
    for (int d = 4 / 2; d > 0; d /= 2)
        for (int i = 2 * d - 1; i < 4; i += 2 * d) {
            const float former = before[i - d];
            before[i - d] = before[i];
            before[i] += former;
        }
    for (int i = 0; i < 4; i++) {
        const float16 x1 = *(const __local amp_float16 *)(from + ((16 * i) + ((16 * i) >> 5)));
        const float16 x2 = x1 + (float16)(x1.s1, x1.s0, x1.s3, x1.s2, x1.s5, x1.s4, x1.s7, x1.s6, x1.s9, x1.s8, x1.sb, x1.sa, x1.sd, x1.sc, x1.sf, x1.se);
        const float16 x4 = x2 + (float16)(x2.s2, x2.s3, x2.s0, x2.s1, x2.s6, x2.s7, x2.s4, x2.s5, x2.sa, x2.sb, x2.s8, x2.s9, x2.se, x2.sf, x2.sc, x2.sd);
        const float16 x8 = x4 + (float16)(x4.s4, x4.s5, x4.s6, x4.s7, x4.s0, x4.s1, x4.s2, x4.s3, x4.sc, x4.sd, x4.se, x4.sf, x4.s8, x4.s9, x4.sa, x4.sb);
        float16 sum = before[i];
        sum += (float16)(none.s0, none.s1, none.s2, none.s3, none.s4, none.s5, none.s6, none.s7, x8.s0, x8.s1, x8.s2, x8.s3, x8.s4, x8.s5, x8.s6, x8.s7);
        sum += (float16)(none.s0, none.s1, none.s2, none.s3, x4.s0, x4.s1, x4.s2, x4.s3, none.s8, none.s9, none.sa, none.sb, x4.s8, x4.s9, x4.sa, x4.sb);
        sum += (float16)(none.s0, none.s1, x2.s0, x2.s1, none.s4, none.s5, x2.s4, x2.s5, none.s8, none.s9, x2.s8, x2.s9, none.sc, none.sd, x2.sc, x2.sd);
        sum += (float16)(none.s0, x1.s0, none.s2, x1.s2, none.s4, x1.s4, none.s6, x1.s6, none.s8, x1.s8, none.sa, x1.sa, none.sc, x1.sc, none.se, x1.se);
        *(__local amp_float16 *)(to + ((16 * i) + ((16 * i) >> 5))) = sum;
    }
    return all;
}

#line 9 "tests/emit/serial_gap_scan.ampc"
AMP_FUNCTION void scan_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_scan_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    __local float (*const s)[66] = (__local float (*)[66])(amp_memory + 0);
    const int amp_thread_0 = 0;
    int first_2 = 64 * (int)amp_place.item[0];
    int apart_2 = 1;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me_2 = amp_thread_0;
#line 11 "tests/emit/serial_gap_scan.ampc"
        
        (*s)[(long)me_2 + 0] = in.data[(long)first_2 + me_2];
        (*s)[(long)me_2 + 32 + 1] = in.data[(long)first_2 + me_2 + 32];
    } amp_prefix_tree_float_64_exclusive_gap_5((__local float *)(*s), (__local float *)(*s));
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 32; amp_thread_0++) {
        int me_2 = amp_thread_0;
#line 39 "tests/emit/serial_gap_scan.ampc"
        out.data[(long)first_2 + me_2] = (*s)[(long)me_2 + 0];
        out.data[(long)first_2 + me_2 + 32] = (*s)[(long)me_2 + 32 + 1];
    }
}

AMP_KERNEL void scan_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_scan_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(384)
    const long amp_tiles = amp_block.amp_domain[0] / 32;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        scan_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#line 9 "tests/emit/serial_gap_scan.ampc"
__kernel
__attribute__((reqd_work_group_size(32, 1, 1)))
void scan_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_scan_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 32 - 1;
#endif
    __local float s[4][66] __attribute__((aligned(16)));
#line 9 "tests/emit/serial_gap_scan.ampc"
    {

        int me = (int)get_local_id(0); int apart = 1; int first[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 11 "tests/emit/serial_gap_scan.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; first[amp_n] = 64 * at;
            s[amp_n][me + (me >> 5)] = in.data[first[amp_n] + me];
            s[amp_n][me + 32 + ((me + 32) >> 5)] = in.data[first[amp_n] + me + 32];
#line 11 "tests/emit/serial_gap_scan.ampc"
        }


        for (int d = 32; d > 0; d /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (me < d) {
                int x = apart * (2 * me + 1) - 1; int y = apart * (2 * me + 2) - 1;
                x += x >> 5;
                y += y >> 5;
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/serial_gap_scan.ampc"
                    s[amp_n][y] += s[amp_n][x]; }
            }
            apart *= 2;
        }
        if (me == 0) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/serial_gap_scan.ampc"
                s[amp_n][63 + (63 >> 5)] = 0; } }
        for (int d = 1; d < 64; d *= 2) {
            apart /= 2;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            if (me < d) {
                int x = apart * (2 * me + 1) - 1; int y = apart * (2 * me + 2) - 1;
                x += x >> 5;
                y += y >> 5;
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 33 "tests/emit/serial_gap_scan.ampc"
                    float left = s[amp_n][x];
                    s[amp_n][x] = s[amp_n][y];
                    s[amp_n][y] += left;
#line 33 "tests/emit/serial_gap_scan.ampc"
                }


            }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 39 "tests/emit/serial_gap_scan.ampc"
            out.data[first[amp_n] + me] = s[amp_n][me + (me >> 5)];
            out.data[first[amp_n] + me + 32] = s[amp_n][me + 32 + ((me + 32) >> 5)];
#line 39 "tests/emit/serial_gap_scan.ampc"
        }

    }
}
