typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_relax_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    int h;
    int w;
    amp_shape_2 out;
} amp_block_of_relax_kernel_1;
typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 72 ? 1 : -1];


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

#line 7 "tests/emit/implied.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void relax_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
    __local float s[18][18] __attribute__((aligned(16)));
#line 7 "tests/emit/implied.ampc"
    {

        int ly = (int)get_local_id(1) + 1; int lx = (int)get_local_id(0) + 1; int y = ((int)get_group_id(1) * 16 + (int)get_local_id(1)); int x = ((int)get_group_id(0) * 16 + (int)get_local_id(0));
        s[ly][lx] = in.data[y * in.stride0 + x];
        if (ly == 1 && y > 0)
            s[0][lx] = in.data[(y - 1) * in.stride0 + x];
        if (ly == 16 && y < h - 1)
            s[17][lx] = in.data[(y + 1) * in.stride0 + x];
        if (lx == 1 && x > 0)
            s[ly][0] = in.data[y * in.stride0 + (x - 1)];
        if (lx == 16 && x < w - 1)
            s[ly][17] = in.data[y * in.stride0 + (x + 1)];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (y > 0 && y < h - 1 && x > 0 && x < w - 1)
            out.data[y * out.stride0 + x] = 0.25f * (s[ly][lx - 1] + s[ly][lx + 1] + s[ly - 1][lx] + s[ly + 1][lx]);
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
#line 7 "tests/emit/implied.ampc"
AMP_KERNEL void relax_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
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
        int y_2 = t.x;
#line 20 "tests/emit/implied.ampc"
        if (y_2 > 0) { if (y_2 < h - 1) {  {
                    const int amp_from_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);
#line 20 "tests/emit/implied.ampc"
                    {
                        const int amp_to_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_from_1, (long)amp_stop);
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_2; amp_thread_1++) {
                            int2 t = (int2)(amp_thread_0, amp_thread_1);
                            int x_2 = t.y;
#line 21 "tests/emit/implied.ampc"
                            out.data[(long)y_2 * out.stride0 + x_2] = 0.25f * (in.data[(long)t.x * in.stride0 + ((long)t.y - 1)] + in.data[(long)t.x * in.stride0 + ((long)t.y + 1)] + in.data[((long)t.x - 1) * in.stride0 + t.y] + in.data[((long)t.x + 1) * in.stride0 + t.y]);
                        }
                    }
                }
            }
        }
    }
}

#else
#line 7 "tests/emit/implied.ampc"
AMP_FUNCTION void relax_kernel_1_tile(
    __global const float *amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
    __local float (*const s)[18][18] = (__local float (*)[18][18])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int ly = amp_thread_0 + 1;
        int y = ((int)amp_place.item[1] * 16 + amp_thread_0);
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int lx = amp_thread_1 + 1;
            int x = ((int)amp_place.item[0] * 16 + amp_thread_1);
#line 9 "tests/emit/implied.ampc"
            
            (*s)[ly][lx] = in.data[(long)y * in.stride0 + x];
        } if (ly == 1) { if (y > 0) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                    int lx = amp_thread_1 + 1;
                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1);
#line 12 "tests/emit/implied.ampc"
                    (*s)[0][lx] = in.data[((long)y - 1) * in.stride0 + x];
                }
            }
        }
#line 13 "tests/emit/implied.ampc"
        if (ly == 16) { if (y < h - 1) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                    int lx = amp_thread_1 + 1;
                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1);
#line 14 "tests/emit/implied.ampc"
                    (*s)[17][lx] = in.data[((long)y + 1) * in.stride0 + x];
                }
            }
        }
#line 15 "tests/emit/implied.ampc"
        {
            const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);
            const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
#line 15 "tests/emit/implied.ampc"
            {
                const int amp_from_2 = (int)clamp((long)0 - (int)(((int)amp_place.item[0] * 16 + amp_thread_1)) + 1, (long)amp_from_1, (long)amp_to_1);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1);
#line 16 "tests/emit/implied.ampc"
                    (*s)[ly][0] = in.data[(long)y * in.stride0 + ((long)x - 1)];
                }
            }
        }
#line 17 "tests/emit/implied.ampc"
        {
            const int amp_from_3 = (int)clamp((long)16 - (int)(amp_thread_1 + 1), (long)0, (long)16);
            const int amp_to_3 = (int)clamp((long)16 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
#line 17 "tests/emit/implied.ampc"
            {
                const int amp_to_4 = (int)clamp((long)(w - 1) - (int)(((int)amp_place.item[0] * 16 + amp_thread_1)), (long)amp_from_3, (long)amp_to_3);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_4; amp_thread_1++) {
                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1);
#line 18 "tests/emit/implied.ampc"
                    (*s)[ly][17] = in.data[(long)y * in.stride0 + ((long)x + 1)];
                }
            }
        }
    }
    {
        const int amp_from_5 = (int)clamp((long)0 - (int)(((int)amp_place.item[1] * 16 + amp_thread_0)) + 1, (long)0, (long)16);
        const int amp_to_6 = (int)clamp((long)(h - 1) - (int)(((int)amp_place.item[1] * 16 + amp_thread_0)), (long)amp_from_5, (long)16);
        for (int amp_thread_0 = amp_from_5; amp_thread_0 < amp_to_6; amp_thread_0++) {
            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);
            int ly = amp_thread_0 + 1;
#line 20 "tests/emit/implied.ampc"
            if (y > 0) { if (y < h - 1) {  {
                        const int amp_from_7 = (int)clamp((long)0 - (int)(((int)amp_place.item[0] * 16 + amp_thread_1)) + 1, (long)0, (long)16);
#line 20 "tests/emit/implied.ampc"
                        {
                            const int amp_to_8 = (int)clamp((long)(w - 1) - (int)(((int)amp_place.item[0] * 16 + amp_thread_1)), (long)amp_from_7, (long)16);
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_from_7; amp_thread_1 < amp_to_8; amp_thread_1++) {
                                int x = ((int)amp_place.item[0] * 16 + amp_thread_1);
                                int lx = amp_thread_1 + 1;
#line 21 "tests/emit/implied.ampc"
                                out.data[(long)y * out.stride0 + x] = 0.25f * ((*s)[ly][amp_zero + (long)lx - 1] + (*s)[ly][amp_zero + (long)lx + 1] + (*s)[ly - 1][amp_zero + (long)lx] + (*s)[ly + 1][amp_zero + (long)lx]);
                            }
                        }
                    }
                }
            }
        }
    }
}

AMP_KERNEL void relax_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1408)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        relax_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#endif

#line 7 "tests/emit/implied.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void relax_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *amp_data_out,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const int h = amp_block.h;
    const int w = amp_block.w;
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(3, out)), (amp_offset)AMP_SHAPE(3, out).stride0, AMP_SHAPE(3, out).extent0, AMP_SHAPE(3, out).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][18][18] __attribute__((aligned(16)));
#line 7 "tests/emit/implied.ampc"
    {

        int ly = (int)get_local_id(1) + 1; int lx = (int)get_local_id(0) + 1; int x = ((int)get_group_id(0) * 16 + (int)get_local_id(0)); int y[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/implied.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; y[amp_n] = at * 16 + (int)get_local_id(1);
            s[amp_n][ly][lx] = in.data[y[amp_n] * in.stride0 + x];
            if (ly == 1 && y[amp_n] > 0)
                s[amp_n][0][lx] = in.data[(y[amp_n] - 1) * in.stride0 + x];
            if (ly == 16 && y[amp_n] < h - 1)
                s[amp_n][17][lx] = in.data[(y[amp_n] + 1) * in.stride0 + x];
#line 9 "tests/emit/implied.ampc"
        }
#line 15 "tests/emit/implied.ampc"
        if (lx == 1 && x > 0) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/implied.ampc"
                s[amp_n][ly][0] = in.data[y[amp_n] * in.stride0 + (x - 1)]; } }
        if (lx == 16 && x < w - 1) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 18 "tests/emit/implied.ampc"
                s[amp_n][ly][17] = in.data[y[amp_n] * in.stride0 + (x + 1)]; } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/implied.ampc"
            if (y[amp_n] > 0 && y[amp_n] < h - 1 && x > 0 && x < w - 1)
                out.data[y[amp_n] * out.stride0 + x] = 0.25f * (s[amp_n][ly][lx - 1] + s[amp_n][ly][lx + 1] + s[amp_n][ly - 1][lx] + s[amp_n][ly + 1][lx]); }
    }
}
