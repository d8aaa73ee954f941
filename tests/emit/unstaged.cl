typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_relax_kernel_1 {
    int amp_domain[4];
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_relax_kernel_1;
typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 64 ? 1 : -1];


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

typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 9 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void relax_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float s[20][20] __attribute__((aligned(16)));
#line 10 "tests/emit/unstaged.ampc"
    {

        for (int y = (int)get_local_id(1); y < 16 + 2 * 2; y += 16)
            for (int x = (int)get_local_id(0); x < 16 + 2 * 2; x += 16)
                s[y][x] = from.data[(((int)get_group_id(1) * 16) + y) * from.stride0 + (((int)get_group_id(0) * 16) + x)];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum = 0;
        for (int d = 0; d <= 2 * 2; d++)
            sum += s[(int)get_local_id(1) + d][(int)get_local_id(0) + 2] + s[(int)get_local_id(1) + 2][(int)get_local_id(0) + d];

        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
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

#ifndef AMP_OVERLAP
#line 9 "tests/emit/unstaged.ampc"
AMP_KERNEL void relax_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 16 "tests/emit/unstaged.ampc"
            float sum_2 = 0;
            #pragma unroll
            for (int d_2 = 0; d_2 <= 2 * 2; d_2++) sum_2 += from.data[((long)t.x + d_2) * from.stride0 + ((long)t.y + 2)] + from.data[((long)t.x + 2) * from.stride0 + ((long)t.y + d_2)];

            to.data[(long)t.x * to.stride0 + t.y] = sum_2;
        }
    }
}

#else
#line 9 "tests/emit/unstaged.ampc"
AMP_FUNCTION void relax_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float (*const s)[20][20] = (__local float (*)[20][20])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 12 "tests/emit/unstaged.ampc"
        for (int y = amp_thread_0; y < 16 + 2 * 2; y += 16) {
            
            #pragma unroll
            for (int amp_first_x = amp_thread_1; amp_first_x < 16 + 2 * 2; amp_first_x += 16) {
                const int amp_to_1 = (int)clamp((long)(16 + 2 * 2) - amp_first_x, (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int x = amp_first_x + amp_thread_1;
#line 14 "tests/emit/unstaged.ampc"
                    (*s)[y][x] = from.data[((long)((int)amp_place.item[1] * 16) + y) * from.stride0 + ((long)((int)amp_place.item[0] * 16) + x)];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 16 "tests/emit/unstaged.ampc"
            float sum = 0;
            #pragma unroll
            for (int d = 0; d <= 2 * 2; d++) sum += (*s)[amp_thread_0 + d][amp_zero + (long)amp_thread_1 + 2] + (*s)[amp_thread_0 + 2][amp_zero + (long)amp_thread_1 + d];

            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum;
        }
    }
}

AMP_KERNEL void relax_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1664)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        relax_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#endif

#line 9 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void relax_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][20][20] __attribute__((aligned(16)));
#line 10 "tests/emit/unstaged.ampc"
    {

        for (int y = (int)get_local_id(1); y < 16 + 2 * 2; y += 16) {
            for (int x = (int)get_local_id(0); x < 16 + 2 * 2; x += 16) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 14 "tests/emit/unstaged.ampc"
                    int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][x] = from.data[(at * 16 + y) * from.stride0 + (((int)get_group_id(0) * 16) + x)]; } } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/unstaged.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int d = 0; d <= 2 * 2; d++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 18 "tests/emit/unstaged.ampc"
                sum[amp_n] += s[amp_n][(int)get_local_id(1) + d][(int)get_local_id(0) + 2] + s[amp_n][(int)get_local_id(1) + 2][(int)get_local_id(0) + d];
            } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/unstaged.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}

typedef struct amp_block_of_smooth_kernel_1 {
    int amp_domain[4];
    amp_shape_2 from;
    int n;
    amp_shape_2 to;
} amp_block_of_smooth_kernel_1;
typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 72 ? 1 : -1];


#line 27 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void smooth_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const int n = amp_block.n;
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
    __local float s[16][18] __attribute__((aligned(16)));
#line 28 "tests/emit/unstaged.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0) + 1; int j = ((int)get_group_id(0) * 16 + (int)get_local_id(0));
        float own = from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + j];
        s[y][x] = own;
        if (x == 1)
            s[y][0] = j > 0 ? from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + (j - 1)] : own;
        if (x == 16) {
            if (j < n - 1)
                s[y][x + 1] = from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + (j + 1)]; else

                s[y][x + 1] = own;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + j] = s[y][x - 1] + own + s[y][x + 1];
    }
}

#ifndef AMP_OVERLAP
#line 27 "tests/emit/unstaged.ampc"
AMP_KERNEL void smooth_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const int n = amp_block.n;
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 29 "tests/emit/unstaged.ampc"
        {
            const int amp_to_1 = (int)clamp((long)0 - (((int2)(amp_thread_0, amp_thread_1)).y - 1), (long)amp_strip, (long)amp_stop);
#line 29 "tests/emit/unstaged.ampc"
            {
                const int amp_to_2 = (int)clamp((long)n - (((int2)(amp_thread_0, amp_thread_1)).y + 1), (long)amp_strip, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_2; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
                    int j_2 = t.y;
#line 30 "tests/emit/unstaged.ampc"
                    
                    float own_2 = from.data[(long)t.x * from.stride0 + j_2];
#line 42 "tests/emit/unstaged.ampc"
                    to.data[(long)t.x * to.stride0 + j_2] = (0 ? from.data[(long)t.x * from.stride0 + ((long)t.y - 1)] : from.data[t.x * from.stride0 + 0]) + own_2 + (1 ? from.data[(long)t.x * from.stride0 + ((long)t.y + 1)] : from.data[t.x * from.stride0 + (n - 1)]);
                }
            }
#line 29 "tests/emit/unstaged.ampc"
            {
                const int amp_from_3 = (int)clamp((long)n - (((int2)(amp_thread_0, amp_thread_1)).y + 1), (long)amp_strip, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
                    int j_2 = t.y;
#line 30 "tests/emit/unstaged.ampc"
                    
                    float own_2 = from.data[(long)t.x * from.stride0 + j_2];
#line 42 "tests/emit/unstaged.ampc"
                    to.data[(long)t.x * to.stride0 + j_2] = (0 ? from.data[(long)t.x * from.stride0 + ((long)t.y - 1)] : from.data[t.x * from.stride0 + 0]) + own_2 + (0 ? from.data[(long)t.x * from.stride0 + ((long)t.y + 1)] : from.data[t.x * from.stride0 + (n - 1)]);
                }
            }
        }
#line 29 "tests/emit/unstaged.ampc"
        {
            const int amp_from_4 = (int)clamp((long)0 - (((int2)(amp_thread_0, amp_thread_1)).y - 1), (long)amp_strip, (long)amp_stop);
#line 29 "tests/emit/unstaged.ampc"
            {
                const int amp_to_5 = (int)clamp((long)n - (((int2)(amp_thread_0, amp_thread_1)).y + 1), (long)amp_from_4, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_4; amp_thread_1 < amp_to_5; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
                    int j_2 = t.y;
#line 30 "tests/emit/unstaged.ampc"
                    
                    float own_2 = from.data[(long)t.x * from.stride0 + j_2];
#line 42 "tests/emit/unstaged.ampc"
                    to.data[(long)t.x * to.stride0 + j_2] = (1 ? from.data[(long)t.x * from.stride0 + ((long)t.y - 1)] : from.data[t.x * from.stride0 + 0]) + own_2 + (1 ? from.data[(long)t.x * from.stride0 + ((long)t.y + 1)] : from.data[t.x * from.stride0 + (n - 1)]);
                }
            }
#line 29 "tests/emit/unstaged.ampc"
            {
                const int amp_from_6 = (int)clamp((long)n - (((int2)(amp_thread_0, amp_thread_1)).y + 1), (long)amp_from_4, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_6; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
                    int j_2 = t.y;
#line 30 "tests/emit/unstaged.ampc"
                    
                    float own_2 = from.data[(long)t.x * from.stride0 + j_2];
#line 42 "tests/emit/unstaged.ampc"
                    to.data[(long)t.x * to.stride0 + j_2] = (1 ? from.data[(long)t.x * from.stride0 + ((long)t.y - 1)] : from.data[t.x * from.stride0 + 0]) + own_2 + (0 ? from.data[(long)t.x * from.stride0 + ((long)t.y + 1)] : from.data[t.x * from.stride0 + (n - 1)]);
                }
            }
        }
    }
}

#else
#line 27 "tests/emit/unstaged.ampc"
AMP_FUNCTION void smooth_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_smooth_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const int n = amp_block.n;
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
    __local float (*const s)[16][18] = (__local float (*)[16][18])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float own[16][16];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int j = ((int)amp_place.item[0] * 16 + amp_thread_1);
            int x = amp_thread_1 + 1;
#line 30 "tests/emit/unstaged.ampc"
            
            own[amp_thread_0][amp_thread_1] = from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + j];
            (*s)[y][x] = own[amp_thread_0][amp_thread_1];
        }  {
            const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);
            const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {
                int j = ((int)amp_place.item[0] * 16 + amp_thread_1);
#line 34 "tests/emit/unstaged.ampc"
                (*s)[y][0] = j > 0 ? from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + ((long)j - 1)] : own[amp_thread_0][amp_thread_1];
            }
        }
#line 35 "tests/emit/unstaged.ampc"
        {
            const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1), (long)0, (long)16);
            const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
            #pragma clang loop vectorize(disable)
            for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_2; amp_thread_1++) {
                int j = ((int)amp_place.item[0] * 16 + amp_thread_1);
                int x = amp_thread_1 + 1;
#line 36 "tests/emit/unstaged.ampc"
                if (j < n - 1)
                    (*s)[y][(long)x + 1] = from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + ((long)j + 1)]; else

                    (*s)[y][(long)x + 1] = own[amp_thread_0][amp_thread_1];
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int j = ((int)amp_place.item[0] * 16 + amp_thread_1);
            int x = amp_thread_1 + 1;
#line 42 "tests/emit/unstaged.ampc"
            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + j] = (*s)[y][(long)x - 1] + own[amp_thread_0][amp_thread_1] + (*s)[y][(long)x + 1];
        }
    }
}

AMP_KERNEL void smooth_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1152)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        smooth_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#endif

#line 27 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void smooth_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const int n = amp_block.n;
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][16][18] __attribute__((aligned(16)));
#line 28 "tests/emit/unstaged.ampc"
    {

        int y = (int)get_local_id(1); int x = (int)get_local_id(0) + 1; int j = ((int)get_group_id(0) * 16 + (int)get_local_id(0));
        float own[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 31 "tests/emit/unstaged.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; own[amp_n] = from.data[(at * 16 + (int)get_local_id(1)) * from.stride0 + j];
            s[amp_n][y][x] = own[amp_n];
#line 31 "tests/emit/unstaged.ampc"
        }

        if (x == 1) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 34 "tests/emit/unstaged.ampc"
                int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][0] = j > 0 ? from.data[(at_2 * 16 + (int)get_local_id(1)) * from.stride0 + (j - 1)] : own[amp_n]; } }
        if (x == 16) {
            if (j < n - 1) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 37 "tests/emit/unstaged.ampc"
                    int at_3 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][y][x + 1] = from.data[(at_3 * 16 + (int)get_local_id(1)) * from.stride0 + (j + 1)]; } } else {

                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 39 "tests/emit/unstaged.ampc"
                    s[amp_n][y][x + 1] = own[amp_n]; } }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 42 "tests/emit/unstaged.ampc"
            int at_4 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_4 * 16 + (int)get_local_id(1)) * to.stride0 + j] = s[amp_n][y][x - 1] + own[amp_n] + s[amp_n][y][x + 1]; }
    }
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_difference_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    int n;
    amp_shape_1 to;
} amp_block_of_difference_kernel_1;
typedef char amp_size_of_difference_kernel_1[sizeof(amp_block_of_difference_kernel_1) == 56 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 49 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void difference_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_difference_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int n = amp_block.n;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local float s[18];
#line 49 "tests/emit/unstaged.ampc"
    {

        int x = (int)get_local_id(0) + 1; int i = ((int)get_group_id(0) * 16 + (int)get_local_id(0));
        s[x] = from.data[i];
        if (x == 1)
            s[0] = i == 0 ? 0 : from.data[i - 1];
        if (x == 16)
            s[16 + 1] = i != n - 1 ? from.data[i + 1] : 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        to.data[i] = s[x + 1] - s[x - 1];
    }
}

#ifndef AMP_OVERLAP
#line 49 "tests/emit/unstaged.ampc"
AMP_KERNEL void difference_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_difference_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int n = amp_block.n;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        int t = amp_thread_0;
#line 50 "tests/emit/unstaged.ampc"
        {
            const int amp_to_1 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_stop);
#line 50 "tests/emit/unstaged.ampc"
            {
                const int amp_to_2 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_2; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 51 "tests/emit/unstaged.ampc"
                    
#line 58 "tests/emit/unstaged.ampc"
                    to.data[i_2] = (1 ? from.data[(long)t + 1] : 0) - (0 ? from.data[(long)t - 1] : 0);
                }
            }
#line 50 "tests/emit/unstaged.ampc"
            {
                const int amp_from_3 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_1; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 51 "tests/emit/unstaged.ampc"
                    
#line 58 "tests/emit/unstaged.ampc"
                    to.data[i_2] = (1 ? from.data[(long)t + 1] : 0) - (1 ? from.data[(long)t - 1] : 0);
                }
            }
        }
#line 50 "tests/emit/unstaged.ampc"
        {
            const int amp_from_4 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_stop);
#line 50 "tests/emit/unstaged.ampc"
            {
                const int amp_to_5 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_from_4, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_4; amp_thread_0 < amp_to_5; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 51 "tests/emit/unstaged.ampc"
                    
#line 58 "tests/emit/unstaged.ampc"
                    to.data[i_2] = (0 ? from.data[(long)t + 1] : 0) - (0 ? from.data[(long)t - 1] : 0);
                }
            }
#line 50 "tests/emit/unstaged.ampc"
            {
                const int amp_from_6 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_from_4, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_6; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 51 "tests/emit/unstaged.ampc"
                    
#line 58 "tests/emit/unstaged.ampc"
                    to.data[i_2] = (0 ? from.data[(long)t + 1] : 0) - (1 ? from.data[(long)t - 1] : 0);
                }
            }
        }
    }
}

#else
#line 49 "tests/emit/unstaged.ampc"
AMP_FUNCTION void difference_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_difference_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int n = amp_block.n;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local float (*const s)[18] = (__local float (*)[18])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int x = amp_thread_0 + 1;
        int i = ((int)amp_place.item[0] * 16 + amp_thread_0);
#line 51 "tests/emit/unstaged.ampc"
        
        (*s)[x] = from.data[i];
    }  {
        const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1), (long)0, (long)16);
        const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)16);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
            int i = ((int)amp_place.item[0] * 16 + amp_thread_0);
#line 54 "tests/emit/unstaged.ampc"
            (*s)[0] = i == 0 ? 0 : from.data[(long)i - 1];
        }
    }
#line 55 "tests/emit/unstaged.ampc"
    {
        const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_0 + 1), (long)0, (long)16);
        const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)16);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_to_2; amp_thread_0++) {
            int i = ((int)amp_place.item[0] * 16 + amp_thread_0);
#line 56 "tests/emit/unstaged.ampc"
            (*s)[16 + 1] = i != n - 1 ? from.data[(long)i + 1] : 0;
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int i = ((int)amp_place.item[0] * 16 + amp_thread_0);
        int x = amp_thread_0 + 1;
#line 58 "tests/emit/unstaged.ampc"
        to.data[i] = (*s)[(long)x + 1] - (*s)[(long)x - 1];
    }
}

AMP_KERNEL void difference_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_difference_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[0] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        difference_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#endif

#line 49 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void difference_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_difference_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int n = amp_block.n;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][18] __attribute__((aligned(16)));
#line 49 "tests/emit/unstaged.ampc"
    {

        int x = (int)get_local_id(0) + 1; int i[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 51 "tests/emit/unstaged.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at * 16 + (int)get_local_id(0);
            s[amp_n][x] = from.data[i[amp_n]];
#line 51 "tests/emit/unstaged.ampc"
        }

        if (x == 1) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 54 "tests/emit/unstaged.ampc"
                s[amp_n][0] = i[amp_n] == 0 ? 0 : from.data[i[amp_n] - 1]; } }
        if (x == 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 56 "tests/emit/unstaged.ampc"
                s[amp_n][16 + 1] = i[amp_n] != n - 1 ? from.data[i[amp_n] + 1] : 0; } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 58 "tests/emit/unstaged.ampc"
            to.data[i[amp_n]] = s[amp_n][x + 1] - s[amp_n][x - 1]; }
    }
}

typedef struct amp_block_of_window_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_window_kernel_1;
typedef char amp_size_of_window_kernel_1[sizeof(amp_block_of_window_kernel_1) == 72 ? 1 : -1];


#line 65 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void window_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_window_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
    __local float s[18][18] __attribute__((aligned(16)));
#line 66 "tests/emit/unstaged.ampc"
    {

        for (int i = (int)get_local_id(1); i < 16 + 2; i += 16)
            for (int j = (int)get_local_id(0); j < 16 + 2; j += 16) {
                int y = ((int)get_group_id(1) * 16) + i - 1; int x = ((int)get_group_id(0) * 16) + j - 1;
                s[i][j] = y >= 0 && y < n && x >= 0 && x < n ? from.data[y * from.stride0 + x] : 0;
            }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum = 0;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                sum += s[(int)get_local_id(1) + i][(int)get_local_id(0) + j];
        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum;
    }
}

#ifdef __AVX512F__
#define AMP_WIDE_16 _Pragma("clang loop vectorize_width(16)")
#else
#define AMP_WIDE_16
#endif

#ifndef AMP_OVERLAP
#line 65 "tests/emit/unstaged.ampc"
AMP_KERNEL void window_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_window_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 66 "tests/emit/unstaged.ampc"
        {
            const int amp_at_1 = (int)clamp((long)1 - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp(clamp((long)((long)n - 1), -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                    amp_to_3 = amp_at_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                const int amp_thread_1 = amp_from_3;
                if (0 <= (long)((int2)(amp_thread_0, amp_thread_1)).x - 1 && 0 <= (long)n - (long)((int2)(amp_thread_0, amp_thread_1)).x - 2 && ((int2)(amp_thread_0, amp_thread_1)).y >= 1 && ((int2)(amp_thread_0, amp_thread_1)).y < (long)n - 1) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 74 "tests/emit/unstaged.ampc"
                        float sum_2_2 = 0;
                        #pragma unroll
                        for (int i_3_2 = 0; i_3_2 < 3; i_3_2++) 
                            #pragma unroll
                            for (int j_3_2 = 0; j_3_2 < 3; j_3_2++)
#line 77 "tests/emit/unstaged.ampc"
                                sum_2_2 += from.data[((long)t.x + i_3_2 - 1) * from.stride0 + ((long)t.y + j_3_2 - 1)];
                        to.data[(long)t.x * to.stride0 + t.y] = sum_2_2;
                    }
                } else {
                    AMP_WIDE_16
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 74 "tests/emit/unstaged.ampc"
                        float sum_2 = 0;
                        #pragma unroll
                        for (int i_3 = 0; i_3 < 3; i_3++) 
                            #pragma unroll
                            for (int j_3 = 0; j_3 < 3; j_3++)
#line 77 "tests/emit/unstaged.ampc"
                                sum_2 += t.x + i_3 - 1 >= 0 && t.x + i_3 - 1 < n && t.y + j_3 - 1 >= 0 && t.y + j_3 - 1 < n ? from.data[((long)t.x + i_3 - 1) * from.stride0 + ((long)t.y + j_3 - 1)] : 0;
                        to.data[(long)t.x * to.stride0 + t.y] = sum_2;
                    }
                }
            }
        }
    }
}

#else
#line 65 "tests/emit/unstaged.ampc"
AMP_FUNCTION void window_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_window_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const int n = amp_block.n;
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
    __local float (*const s)[18][18] = (__local float (*)[18][18])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
#line 68 "tests/emit/unstaged.ampc"
        for (int i_2 = amp_thread_0; i_2 < 16 + 2; i_2 += 16) {
            
            #pragma unroll
            for (int amp_first_j_2 = amp_thread_1; amp_first_j_2 < 16 + 2; amp_first_j_2 += 16) {
                const int amp_to_1 = (int)clamp((long)(16 + 2) - amp_first_j_2, (long)0, (long)16);
                int y = ((int)amp_place.item[1] * 16) + i_2 - 1;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int j_2 = amp_first_j_2 + amp_thread_1;
                    int x = ((int)amp_place.item[0] * 16) + j_2 - 1;
#line 70 "tests/emit/unstaged.ampc"
                    
                    (*s)[i_2][j_2] = y >= 0 && y < n && x >= 0 && x < n ? from.data[(long)y * from.stride0 + x] : 0;
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 74 "tests/emit/unstaged.ampc"
            float sum = 0;
            #pragma unroll
            for (int i = 0; i < 3; i++) 
                #pragma unroll
                for (int j = 0; j < 3; j++)
#line 77 "tests/emit/unstaged.ampc"
                    sum += (*s)[amp_thread_0 + i][amp_zero + (long)amp_thread_1 + j];
            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum;
        }
    }
}

AMP_KERNEL void window_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_window_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1408)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        window_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#endif

#line 65 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void window_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_window_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][18][18] __attribute__((aligned(16)));
#line 66 "tests/emit/unstaged.ampc"
    {

        for (int i = (int)get_local_id(1); i < 16 + 2; i += 16) {
            for (int j = (int)get_local_id(0); j < 16 + 2; j += 16) {
                int y[4]; 
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 70 "tests/emit/unstaged.ampc"
                    int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; y[amp_n] = at * 16 + i - 1; } int x = ((int)get_group_id(0) * 16) + j - 1;
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 71 "tests/emit/unstaged.ampc"
                    s[amp_n][i][j] = y[amp_n] >= 0 && y[amp_n] < n && x >= 0 && x < n ? from.data[y[amp_n] * from.stride0 + x] : 0; }
            } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 74 "tests/emit/unstaged.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int i = 0; i < 3; i++) { 
            #pragma unroll
            for (int j = 0; j < 3; j++) {
#line 77 "tests/emit/unstaged.ampc"
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 77 "tests/emit/unstaged.ampc"
                    sum[amp_n] += s[amp_n][(int)get_local_id(1) + i][(int)get_local_id(0) + j]; } } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 78 "tests/emit/unstaged.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n]; }
    }
}

typedef struct amp_block_of_gradient_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    int n;
    amp_shape_1 to;
} amp_block_of_gradient_kernel_1;
typedef char amp_size_of_gradient_kernel_1[sizeof(amp_block_of_gradient_kernel_1) == 56 ? 1 : -1];


typedef struct view_uchar_1 {
    __global uchar *data;
    int extent0;
} view_uchar_1;

#line 85 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void gradient_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_gradient_kernel_1 amp_block)
{
    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int n = amp_block.n;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local float s[18];
#line 85 "tests/emit/unstaged.ampc"
    {

        int x = (int)get_local_id(0) + 1; int i = ((int)get_group_id(0) * 16 + (int)get_local_id(0));
        s[x] = from.data[i];
        if (x == 1)
            s[0] = i > 0 ? from.data[i - 1] : -1.0f;
        if (x == 16)
            s[16 + 1] = i < n - 1 ? from.data[i + 1] : -1.0f;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        to.data[i] = s[x + 1] - s[x - 1];
    }
}

#ifndef AMP_OVERLAP
#line 85 "tests/emit/unstaged.ampc"
AMP_KERNEL void gradient_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_gradient_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int n = amp_block.n;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        int t = amp_thread_0;
#line 86 "tests/emit/unstaged.ampc"
        {
            const int amp_to_1 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_stop);
#line 86 "tests/emit/unstaged.ampc"
            {
                const int amp_to_2 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_2; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 87 "tests/emit/unstaged.ampc"
                    
#line 94 "tests/emit/unstaged.ampc"
                    to.data[i_2] = (1 ? (float)from.data[(long)t + 1] : -1.0f) - (0 ? (float)from.data[(long)t - 1] : -1.0f);
                }
            }
#line 86 "tests/emit/unstaged.ampc"
            {
                const int amp_from_3 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_strip, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_1; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 87 "tests/emit/unstaged.ampc"
                    
#line 94 "tests/emit/unstaged.ampc"
                    to.data[i_2] = (1 ? (float)from.data[(long)t + 1] : -1.0f) - (1 ? (float)from.data[(long)t - 1] : -1.0f);
                }
            }
        }
#line 86 "tests/emit/unstaged.ampc"
        {
            const int amp_from_4 = (int)clamp((long)n - ((amp_thread_0) + 1), (long)amp_strip, (long)amp_stop);
#line 86 "tests/emit/unstaged.ampc"
            {
                const int amp_to_5 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_from_4, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_4; amp_thread_0 < amp_to_5; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 87 "tests/emit/unstaged.ampc"
                    
#line 94 "tests/emit/unstaged.ampc"
                    to.data[i_2] = (0 ? (float)from.data[(long)t + 1] : -1.0f) - (0 ? (float)from.data[(long)t - 1] : -1.0f);
                }
            }
#line 86 "tests/emit/unstaged.ampc"
            {
                const int amp_from_6 = (int)clamp((long)0 - ((amp_thread_0) - 1), (long)amp_from_4, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_from_6; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int t = amp_thread_0;
                    int i_2 = t;
#line 87 "tests/emit/unstaged.ampc"
                    
#line 94 "tests/emit/unstaged.ampc"
                    to.data[i_2] = (0 ? (float)from.data[(long)t + 1] : -1.0f) - (1 ? (float)from.data[(long)t - 1] : -1.0f);
                }
            }
        }
    }
}

#else
#line 85 "tests/emit/unstaged.ampc"
AMP_FUNCTION void gradient_kernel_1_tile(
    __global const uchar *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_gradient_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int n = amp_block.n;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local float (*const s)[18] = (__local float (*)[18])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int x = amp_thread_0 + 1;
        int i = ((int)amp_place.item[0] * 16 + amp_thread_0);
#line 87 "tests/emit/unstaged.ampc"
        
        (*s)[x] = from.data[i];
    }  {
        const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1), (long)0, (long)16);
        const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)16);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
            int i = ((int)amp_place.item[0] * 16 + amp_thread_0);
#line 90 "tests/emit/unstaged.ampc"
            (*s)[0] = i > 0 ? from.data[(long)i - 1] : -1.0f;
        }
    }
#line 91 "tests/emit/unstaged.ampc"
    {
        const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_0 + 1), (long)0, (long)16);
        const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_0 + 1) + 1, (long)0, (long)16);
        AMP_WIDE_16
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_to_2; amp_thread_0++) {
            int i = ((int)amp_place.item[0] * 16 + amp_thread_0);
#line 92 "tests/emit/unstaged.ampc"
            (*s)[16 + 1] = i < n - 1 ? from.data[(long)i + 1] : -1.0f;
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int i = ((int)amp_place.item[0] * 16 + amp_thread_0);
        int x = amp_thread_0 + 1;
#line 94 "tests/emit/unstaged.ampc"
        to.data[i] = (*s)[(long)x + 1] - (*s)[(long)x - 1];
    }
}

AMP_KERNEL void gradient_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_gradient_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(128)
    const long amp_tiles = amp_block.amp_domain[0] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        gradient_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#endif

#line 85 "tests/emit/unstaged.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 1, 1)))
void gradient_kernel_1_several(
    __global const uchar *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_gradient_kernel_1 amp_block)
{
    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const int n = amp_block.n;
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][18] __attribute__((aligned(16)));
#line 85 "tests/emit/unstaged.ampc"
    {

        int x = (int)get_local_id(0) + 1; int i[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 87 "tests/emit/unstaged.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; i[amp_n] = at * 16 + (int)get_local_id(0);
            s[amp_n][x] = from.data[i[amp_n]];
#line 87 "tests/emit/unstaged.ampc"
        }

        if (x == 1) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 90 "tests/emit/unstaged.ampc"
                s[amp_n][0] = i[amp_n] > 0 ? from.data[i[amp_n] - 1] : -1.0f; } }
        if (x == 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 92 "tests/emit/unstaged.ampc"
                s[amp_n][16 + 1] = i[amp_n] < n - 1 ? from.data[i[amp_n] + 1] : -1.0f; } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 94 "tests/emit/unstaged.ampc"
            to.data[i[amp_n]] = s[amp_n][x + 1] - s[amp_n][x - 1]; }
    }
}
