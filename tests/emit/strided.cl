typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_relax_kernel_1 {
    int amp_domain[4];
    amp_shape_2 u;
    int colour;
} amp_block_of_relax_kernel_1;
typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 48 ? 1 : -1];


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

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 7 "tests/emit/strided.ampc"
__kernel
void relax_kernel_1(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int colour = amp_block.colour;
    int2 t = (int2)(amp_thread(1), amp_thread(0));
    if (t.x >= amp_block.amp_domain[0]
        || t.y >= amp_block.amp_domain[1])
        return;
#line 7 "tests/emit/strided.ampc"
    {
        int y = t.x; int x = t.y; int h = u.extent0; int w = u.extent1;
        if (y > 0 && y < h - 1 && x > 0 && x < w - 1 && (x + y) % 2 == colour)
            u.data[y * u.stride0 + x] = 0.25f * (u.data[(y - 1) * u.stride0 + x] + u.data[(y + 1) * u.stride0 + x] + u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]);
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

#line 7 "tests/emit/strided.ampc"
AMP_KERNEL void relax_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int colour = amp_block.colour;
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    int extent = u.extent0;
    int extent_2 = u.extent1;
    int h = extent;
    int w = extent_2;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 t = (int2)(amp_thread_0, amp_thread_1);
        int y = t.x;
#line 9 "tests/emit/strided.ampc"
        if (y > 0) { if (y < h - 1) {  {
                    const int amp_from_1 = (int)clamp((long)0 - (int)(((int2)(amp_thread_0, amp_thread_1)).y) + 1, (long)amp_strip, (long)amp_stop);
#line 9 "tests/emit/strided.ampc"
                    {
                        const int amp_to_2 = (int)clamp((long)(w - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_from_1, (long)amp_stop);
                        {
                            const int amp_thread_1 = amp_from_1;
                            const int amp_left = (int)(((long)colour - (long)((int)(((int2)(amp_thread_0, amp_thread_1)).y) + y)) % 2);
                            const int amp_first = (int)min(amp_from_1 + (long)(amp_left < 0 ? amp_left + 2 : amp_left), (long)amp_to_2);
                            const int amp_count = (ulong)(long)colour >= 2 ? 0 : (int)(((long)amp_to_2 - amp_first + 1) / 2);
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_nth = 0; amp_nth < amp_count; amp_nth++) {
                                const int amp_thread_1 = amp_first + 2 * amp_nth;
                                int2 t = (int2)(amp_thread_0, amp_thread_1);
                                int x = t.y;
#line 9 "tests/emit/strided.ampc"
                                if (1)
                                    u.data[(long)y * u.stride0 + x] = 0.25f * (u.data[((long)y - 1) * u.stride0 + x] + u.data[((long)y + 1) * u.stride0 + x] + u.data[(long)y * u.stride0 + ((long)x - 1)] + u.data[(long)y * u.stride0 + ((long)x + 1)]);
                            }
                        }
                    }
                }
            }
        }
    }
}

#line 7 "tests/emit/strided.ampc"
static void relax_kernel_1_element(
    const view_float_2 u,
    const int colour,
    int2 t)
#line 7 "tests/emit/strided.ampc"
{
    int y = t.x; int x = t.y; int h = u.extent0; int w = u.extent1;
    if (y > 0 && y < h - 1 && x > 0 && x < w - 1 && (x + y) % 2 == colour)
        u.data[y * u.stride0 + x] = 0.25f * (u.data[(y - 1) * u.stride0 + x] + u.data[(y + 1) * u.stride0 + x] + u.data[y * u.stride0 + (x - 1)] + u.data[y * u.stride0 + (x + 1)]);
}

static void relax_kernel_1_elements(
    const view_float_2 u,
    const int colour,
    int2 t)
#line 7 "tests/emit/strided.ampc"
{
    int x = t.y; int y[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 8 "tests/emit/strided.ampc"
        y[amp_n] = t.x + amp_n; } int h = u.extent0; int w = u.extent1;
    int stores[4]; float late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/strided.ampc"
        stores[amp_n] = y[amp_n] > 0 && y[amp_n] < h - 1 && x > 0 && x < w - 1 && (x + y[amp_n]) % 2 == colour; if (stores[amp_n]) {
            late[amp_n] = 0.25f * (u.data[(y[amp_n] - 1) * u.stride0 + x] + u.data[(y[amp_n] + 1) * u.stride0 + x] + u.data[y[amp_n] * u.stride0 + (x - 1)] + u.data[y[amp_n] * u.stride0 + (x + 1)]); } }
#line 9 "tests/emit/strided.ampc"
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/strided.ampc"
        if (stores[amp_n])
            u.data[y[amp_n] * u.stride0 + x] = late[amp_n]; }
}

__kernel
void relax_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_u,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_2 u = {AMP_DATA(__global float *, amp_data_u, AMP_SHAPE(0, u)), (amp_offset)AMP_SHAPE(0, u).stride0, AMP_SHAPE(0, u).extent0, AMP_SHAPE(0, u).extent1};
    const int colour = amp_block.colour;
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
            relax_kernel_1_element(u, colour, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    relax_kernel_1_elements(u, colour, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_mark_kernel_1 {
    int amp_domain[4];
    int from;
    amp_shape_2 v;
} amp_block_of_mark_kernel_1;
typedef char amp_size_of_mark_kernel_1[sizeof(amp_block_of_mark_kernel_1) == 48 ? 1 : -1];


typedef struct view_int_2 {
    __global int *data;
    amp_offset stride0;
    int extent0, extent1;
} view_int_2;

#line 17 "tests/emit/strided.ampc"
__kernel
void mark_kernel_1(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_mark_kernel_1 amp_block)
{
    const int from = amp_block.from;
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    int2 t = (int2)(amp_thread(1), amp_thread(0));
    if (t.x >= amp_block.amp_domain[0]
        || t.y >= amp_block.amp_domain[1])
        return;
#line 17 "tests/emit/strided.ampc"
    {
        if ((t.y - from) % 16 == 3)
            v.data[t.x * v.stride0 + t.y] = from;
    }
}

#line 17 "tests/emit/strided.ampc"
AMP_KERNEL void mark_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_mark_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int from = amp_block.from;
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        {
            const int amp_thread_1 = amp_strip;
            const int amp_left = (int)(((long)3 - (long)(((int2)(amp_thread_0, amp_thread_1)).y - from)) % 16);
            const int amp_first = (int)min(amp_strip + (long)(amp_left < 0 ? amp_left + 16 : amp_left), (long)amp_stop);
            const int amp_count = (int)(((long)amp_stop - amp_first + 15) / 16);
            #pragma clang loop vectorize(disable)
            for (int amp_nth = 0; amp_nth < amp_count; amp_nth++) {
                const int amp_thread_1 = amp_first + 16 * amp_nth;
                int2 t = (int2)(amp_thread_0, amp_thread_1);
#line 18 "tests/emit/strided.ampc"
                if ((t.y - from) % 16 == 3)
                    v.data[(long)t.x * v.stride0 + t.y] = from;
            }
        }
    }
}

#line 17 "tests/emit/strided.ampc"
static void mark_kernel_1_element(
    const int from,
    const view_int_2 v,
    int2 t)
#line 17 "tests/emit/strided.ampc"
{
    if ((t.y - from) % 16 == 3)
        v.data[t.x * v.stride0 + t.y] = from;
}

__kernel
void mark_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_mark_kernel_1 amp_block)
{
    const int from = amp_block.from;
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
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
            mark_kernel_1_element(from, v, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        mark_kernel_1_element(from, v, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_block_of_clear_kernel_1 {
    int amp_domain[4];
    amp_shape_2 v;
} amp_block_of_clear_kernel_1;
typedef char amp_size_of_clear_kernel_1[sizeof(amp_block_of_clear_kernel_1) == 40 ? 1 : -1];


#line 26 "tests/emit/strided.ampc"
__kernel
void clear_kernel_1(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_clear_kernel_1 amp_block)
{
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
    int2 t = (int2)(amp_thread(1), amp_thread(0));
    if (t.x >= amp_block.amp_domain[0]
        || t.y >= amp_block.amp_domain[1])
        return;
#line 26 "tests/emit/strided.ampc"
    {
        if (t.y % 2)
            v.data[t.x * v.stride0 + t.y] = 0;
    }
}

#line 26 "tests/emit/strided.ampc"
AMP_KERNEL void clear_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_clear_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
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
#line 27 "tests/emit/strided.ampc"
            if (t.y % 2)
                v.data[(long)t.x * v.stride0 + t.y] = 0;
        }
    }
}

#line 26 "tests/emit/strided.ampc"
static void clear_kernel_1_element(
    const view_int_2 v,
    int2 t)
#line 26 "tests/emit/strided.ampc"
{
    if (t.y % 2)
        v.data[t.x * v.stride0 + t.y] = 0;
}

__kernel
void clear_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_v,
    const amp_block_of_clear_kernel_1 amp_block)
{
    const view_int_2 v = {AMP_DATA(__global int *, amp_data_v, AMP_SHAPE(0, v)), (amp_offset)AMP_SHAPE(0, v).stride0, AMP_SHAPE(0, v).extent0, AMP_SHAPE(0, v).extent1};
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
            clear_kernel_1_element(v, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        clear_kernel_1_element(v, (int2)(amp_first + amp_n, amp_x));
}
