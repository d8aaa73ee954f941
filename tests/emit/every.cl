typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_sums_kernel_1 {
    int amp_domain[4];
    amp_shape_1 v;
    amp_shape_1 to;
} amp_block_of_sums_kernel_1;
typedef char amp_size_of_sums_kernel_1[sizeof(amp_block_of_sums_kernel_1) == 48 ? 1 : -1];


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

#line 6 "tests/emit/every.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void sums_kernel_1(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    __local int s[64] __attribute__((aligned(16)));
#line 6 "tests/emit/every.ampc"
    {

        int me = (int)get_local_id(0);
        s[me] = v.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int p = 1; p < 64; p *= 2) {
            if (me % (2 * p) == 0)
                s[me] += s[me + p];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me];
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

#line 6 "tests/emit/every.ampc"
AMP_FUNCTION void sums_kernel_1_tile(
    __global const int *amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me_2 = amp_thread_0;
#line 8 "tests/emit/every.ampc"
        
        (*s)[me_2] = v.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
    }
    for (int p_2 = 1; p_2 < 64; p_2 *= 2) {
        {
            const int amp_from_1 = (int)clamp((long)0 - amp_thread_0, (long)0, (long)64);
            const int amp_to_1 = (int)clamp((long)0 - amp_thread_0 + 1, (long)0, (long)64);
            for (int amp_thread_0 = amp_from_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
#line 13 "tests/emit/every.ampc"
                for (int at = 0; at < 64; at += 2 * p_2 > 0 && 2 * p_2 < 64 ? 2 * p_2 : 2 * p_2 > -64 && 2 * p_2 < 0 ? -(2 * p_2) : 64) (*s)[at] += (*s)[at + p_2];
            }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me_2 = amp_thread_0;
#line 16 "tests/emit/every.ampc"
        to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me_2];
    }
}

AMP_KERNEL void sums_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        sums_kernel_1_tile(amp_data_v, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 6 "tests/emit/every.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void sums_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_v,
    __global int *amp_data_to,
    const amp_block_of_sums_kernel_1 amp_block)
{
    const view_int_1 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), AMP_SHAPE(0, v).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
    __local int s[4][64] __attribute__((aligned(16)));
#line 6 "tests/emit/every.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/every.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = v.data[at * 64 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int p = 1; p < 64; p *= 2) {
            if (me % (2 * p) == 0) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 13 "tests/emit/every.ampc"
                    s[amp_n][me] += s[amp_n][me + p]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/every.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_2 * 64 + (int)get_local_id(0)] = s[amp_n][me]; }
    }
}

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_chosen_kernel_1 {
    int amp_domain[4];
    amp_shape_2 u;
    int red;
} amp_block_of_chosen_kernel_1;
typedef char amp_size_of_chosen_kernel_1[sizeof(amp_block_of_chosen_kernel_1) == 48 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 23 "tests/emit/every.ampc"
__kernel
void chosen_kernel_1(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_chosen_kernel_1 amp_block)
{
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int red = amp_block.red;
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 23 "tests/emit/every.ampc"
    {
        int y = i.x + 1; int x = i.y + 1;
        u.data[y * u.stride0 + x] = (x + y) % 2 == red ? 0.5f * (u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]) : u.data[y * u.stride0 + x];
    }
}

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

#line 23 "tests/emit/every.ampc"
AMP_KERNEL void chosen_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_chosen_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int red = amp_block.red;
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 i = (int2)(amp_thread_0, amp_thread_1);
        int y = i.x + 1;
        {
            const int amp_thread_1 = amp_strip;
            const int amp_left = (int)(((long)red - (long)((int)(((int2)(amp_thread_0, amp_thread_1)).y + 1) + y)) % 2);
            const int amp_first = (int)min(amp_strip + (long)(amp_left < 0 ? amp_left + 2 : amp_left), (long)amp_stop);
            const int amp_count = (ulong)(long)red >= 2 ? 0 : (int)(((long)amp_stop - amp_first + 1) / 2);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_nth = 0; amp_nth < amp_count; amp_nth++) {
                const int amp_thread_1 = amp_first + 2 * amp_nth;
                int2 i = (int2)(amp_thread_0, amp_thread_1);
                int x = i.y + 1;
#line 24 "tests/emit/every.ampc"
                
                if (1) { u.data[(long)y * u.stride0 + x] = 0.5f * (u.data[(long)y * u.stride0 + ((long)x - 1)] + u.data[(long)y * u.stride0 + ((long)x + 1)]); }
            }
        }
    }
}

#line 23 "tests/emit/every.ampc"
static void chosen_kernel_1_element(
    const view_float_2 u,
    const int red,
    int2 i)
#line 23 "tests/emit/every.ampc"
{
    int y = i.x + 1; int x = i.y + 1;
    u.data[y * u.stride0 + x] = (x + y) % 2 == red ? 0.5f * (u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]) : u.data[y * u.stride0 + x];
}

static void chosen_kernel_1_elements(
    const view_float_2 u,
    const int red,
    int2 i)
#line 23 "tests/emit/every.ampc"
{
    int x = i.y + 1; int y[4]; float late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/every.ampc"
        y[amp_n] = i.x + amp_n + 1;
        late[amp_n] = (x + y[amp_n]) % 2 == red ? 0.5f * (u.data[y[amp_n] * u.stride0 + (x - 1)] + u.data[y[amp_n] * u.stride0 + (x + 1)]) : u.data[y[amp_n] * u.stride0 + x];
#line 24 "tests/emit/every.ampc"
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/every.ampc"
        u.data[y[amp_n] * u.stride0 + x] = late[amp_n]; }
}

__kernel
void chosen_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_chosen_kernel_1 amp_block)
{
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int red = amp_block.red;
    const int amp_x = amp_thread(0);
    if (amp_x >= amp_block.amp_domain[1])
        return;
    const int amp_first = amp_thread(1) * 4;
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 3 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[0]; amp_n++)
            chosen_kernel_1_element(u, red, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    chosen_kernel_1_elements(u, red, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_kept_kernel_1 {
    int amp_domain[4];
    amp_shape_2 u;
    int red;
} amp_block_of_kept_kernel_1;
typedef char amp_size_of_kept_kernel_1[sizeof(amp_block_of_kept_kernel_1) == 48 ? 1 : -1];


#line 31 "tests/emit/every.ampc"
__kernel
void kept_kernel_1(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_kept_kernel_1 amp_block)
{
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int red = amp_block.red;
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 31 "tests/emit/every.ampc"
    {
        int y = i.x + 1; int x = i.y + 1;
        float v = u.data[y * u.stride0 + x];
        if (!((x + y) % 2 == red))
            v = 0.5f * (u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]);
        u.data[y * u.stride0 + x] = v;
    }
}

#line 31 "tests/emit/every.ampc"
AMP_KERNEL void kept_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_kept_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int red = amp_block.red;
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 i = (int2)(amp_thread_0, amp_thread_1);
        int y = i.x + 1;
        
        for (int amp_turn = 0; amp_turn < ((ulong)(long)red > 1 ? 2 : 1); amp_turn++) {
            const int amp_thread_1 = amp_strip;
            const int amp_left = (int)(((long)red + 1 + amp_turn - (long)((int)(((int2)(amp_thread_0, amp_thread_1)).y + 1) + y)) % 2);
            const int amp_first = (int)min(amp_strip + (long)(amp_left < 0 ? amp_left + 2 : amp_left), (long)amp_stop);
            const int amp_count = (int)(((long)amp_stop - amp_first + 1) / 2);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_nth = 0; amp_nth < amp_count; amp_nth++) {
                const int amp_thread_1 = amp_first + 2 * amp_nth;
                int2 i = (int2)(amp_thread_0, amp_thread_1);
                int x = i.y + 1;
#line 32 "tests/emit/every.ampc"
                

                ; if (!((x + y) % 2 == red)) {
#line 33 "tests/emit/every.ampc"
                    float v = u.data[(long)y * u.stride0 + x];
                    {
                        v = 0.5f * (u.data[(long)y * u.stride0 + ((long)x - 1)] + u.data[(long)y * u.stride0 + ((long)x + 1)]);
                        u.data[(long)y * u.stride0 + x] = v;
#line 35 "tests/emit/every.ampc"
                    } }
                ;
            }
        }
    }
}

#line 31 "tests/emit/every.ampc"
static void kept_kernel_1_element(
    const view_float_2 u,
    const int red,
    int2 i)
#line 31 "tests/emit/every.ampc"
{
    int y = i.x + 1; int x = i.y + 1;
    float v = u.data[y * u.stride0 + x];
    if (!((x + y) % 2 == red))
        v = 0.5f * (u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]);
    u.data[y * u.stride0 + x] = v;
}

static void kept_kernel_1_elements(
    const view_float_2 u,
    const int red,
    int2 i)
#line 31 "tests/emit/every.ampc"
{
    int x = i.y + 1; int y[4]; float v[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 32 "tests/emit/every.ampc"
        y[amp_n] = i.x + amp_n + 1;
        v[amp_n] = u.data[y[amp_n] * u.stride0 + x];
        if (!((x + y[amp_n]) % 2 == red))
            v[amp_n] = 0.5f * (u.data[y[amp_n] * u.stride0 + (x - 1)] + u.data[y[amp_n] * u.stride0 + (x + 1)]);
#line 32 "tests/emit/every.ampc"
    }
#line 36 "tests/emit/every.ampc"
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 36 "tests/emit/every.ampc"
        u.data[y[amp_n] * u.stride0 + x] = v[amp_n]; }
}

__kernel
void kept_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_kept_kernel_1 amp_block)
{
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int red = amp_block.red;
    const int amp_x = amp_thread(0);
    if (amp_x >= amp_block.amp_domain[1])
        return;
    const int amp_first = amp_thread(1) * 4;
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 3 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[0]; amp_n++)
            kept_kernel_1_element(u, red, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    kept_kernel_1_elements(u, red, (int2)(amp_first, amp_x));
}
