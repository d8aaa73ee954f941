typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_paint_kernel_1 {
    int amp_domain[4];
    amp_shape_1 mask;
    amp_shape_2 image_;
} amp_block_of_paint_kernel_1;
typedef char amp_size_of_paint_kernel_1[sizeof(amp_block_of_paint_kernel_1) == 56 ? 1 : -1];


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

typedef struct view_uchar_1 {
    __global uchar *data;
    int extent0;
} view_uchar_1;

typedef struct view_uchar_2 {
    __global uchar *data;
    amp_offset stride0;
    int extent0, extent1;
} view_uchar_2;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 7 "tests/emit/own.ampc"
__kernel
void paint_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_mask,
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_paint_kernel_1 amp_block)
{
    const view_uchar_1 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), AMP_SHAPE(0, mask).extent0};
    const view_uchar_2 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 7 "tests/emit/own.ampc"
    {
        if (mask.data[i]) {
            for (int c = 0; c < 3; c++)
                image_.data[i * image_.stride0 + c] = image_.data[i * image_.stride0 + c] / 2 + 64; }
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

#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)
typedef _BitInt(16) amp_short;
typedef unsigned _BitInt(16) amp_ushort;
#else
typedef short amp_short;
typedef ushort amp_ushort;
#endif

#ifndef AMP_OVERLAP
#line 7 "tests/emit/own.ampc"
AMP_KERNEL void paint_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_mask,
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_paint_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_1 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), AMP_SHAPE(0, mask).extent0};
    const view_uchar_2 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 10 "tests/emit/own.ampc"
            uchar own = image_.data[(long)i * 3 + 0]; uchar own_2 = image_.data[(long)i * 3 + 1]; uchar own_3 = image_.data[(long)i * 3 + 2];
#line 8 "tests/emit/own.ampc"
            { int is_so = mask.data[i] ? 1 : 0;
                {
                    uchar now = (uchar)((amp_short)own / (amp_short)2 + (amp_short)64); own = is_so ? now : own; uchar now_2 = (uchar)((amp_short)own_2 / (amp_short)2 + (amp_short)64); own_2 = is_so ? now_2 : own_2; uchar now_3 = (uchar)((amp_short)own_3 / (amp_short)2 + (amp_short)64); own_3 = is_so ? now_3 : own_3; } } image_.data[(long)i * 3 + 0] = own; image_.data[(long)i * 3 + 1] = own_2; image_.data[(long)i * 3 + 2] = own_3;
        }
    }
}

#else
#line 7 "tests/emit/own.ampc"
AMP_KERNEL void paint_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_mask,
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_paint_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_1 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), AMP_SHAPE(0, mask).extent0};
    const view_uchar_2 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 8 "tests/emit/own.ampc"
            if (mask.data[i]) {
                #pragma unroll
                for (int c = 0; c < 3; c++) image_.data[i * image_.stride0 + c] = (amp_short)image_.data[i * image_.stride0 + c] / (amp_short)2 + (amp_short)64; }
        }
    }
}

#endif

typedef struct amp_block_of_bounce_kernel_1 {
    int amp_domain[4];
    amp_shape_1 balls;
    float dt;
} amp_block_of_bounce_kernel_1;
typedef char amp_size_of_bounce_kernel_1[sizeof(amp_block_of_bounce_kernel_1) == 40 ? 1 : -1];


#line 14 "tests/emit/own.ampc"
struct ball {
    float x;
    float y;
    float vx;
    float vy;
};
typedef char amp_layout_of_ball[sizeof(struct ball) == 16 ? 1 : -1];

typedef struct view_struct_ball_1 {
    __global struct ball *data;
    int extent0;
} view_struct_ball_1;

#line 30 "tests/emit/own.ampc"
__kernel
void bounce_kernel_1(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    const amp_block_of_bounce_kernel_1 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const float dt = amp_block.dt;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 30 "tests/emit/own.ampc"
    {
        balls.data[i].x += balls.data[i].vx * dt; if (balls.data[i].x < 0) { balls.data[i].x = -balls.data[i].x; balls.data[i].vx = -balls.data[i].vx; } else if (balls.data[i].x > 100) { balls.data[i].x = 200 - balls.data[i].x; balls.data[i].vx *= -1; }
        balls.data[i].y += balls.data[i].vy * dt; if (balls.data[i].y < 0) { balls.data[i].y = -balls.data[i].y; balls.data[i].vy = -balls.data[i].vy; } else if (balls.data[i].y > 100) { balls.data[i].y = 200 - balls.data[i].y; balls.data[i].vy *= -1; }
    }
}

#ifndef AMP_OVERLAP
#line 30 "tests/emit/own.ampc"
AMP_KERNEL void bounce_kernel_1_serial(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    const amp_block_of_bounce_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const float dt = amp_block.dt;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 31 "tests/emit/own.ampc"
            float own = balls.data[i].x; float own_2 = balls.data[i].vx;
            float own_3 = balls.data[i].y; float own_4 = balls.data[i].vy;
#line 31 "tests/emit/own.ampc"
            own += own_2 * dt; { int is_so = own < 0 ? 1 : 0; { float now = -own; own = is_so ? now : own; float now_2 = -own_2; own_2 = is_so ? now_2 : own_2; } int is_so_2 = is_so ^ 1; { int is_so_3 = own > 100 ? 1 : 0; int is_so_4 = is_so_2 & is_so_3; { float now_3 = 200 - own; own = is_so_4 ? now_3 : own; float now_4 = own_2; now_4 *= -1; own_2 = is_so_4 ? now_4 : own_2; } } }
            own_3 += own_4 * dt; { int is_so_5 = own_3 < 0 ? 1 : 0; { float now_5 = -own_3; own_3 = is_so_5 ? now_5 : own_3; float now_6 = -own_4; own_4 = is_so_5 ? now_6 : own_4; } int is_so_6 = is_so_5 ^ 1; { int is_so_7 = own_3 > 100 ? 1 : 0; int is_so_8 = is_so_6 & is_so_7; { float now_7 = 200 - own_3; own_3 = is_so_8 ? now_7 : own_3; float now_8 = own_4; now_8 *= -1; own_4 = is_so_8 ? now_8 : own_4; } } }
#line 31 "tests/emit/own.ampc"
            balls.data[i].x = own; balls.data[i].vx = own_2;
            balls.data[i].y = own_3; balls.data[i].vy = own_4;
        }
    }
}

#else
#line 30 "tests/emit/own.ampc"
AMP_KERNEL void bounce_kernel_1_serial(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    const amp_block_of_bounce_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const float dt = amp_block.dt;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 31 "tests/emit/own.ampc"
            balls.data[i].x += balls.data[i].vx * dt; if (balls.data[i].x < 0) { balls.data[i].x = -balls.data[i].x; balls.data[i].vx = -balls.data[i].vx; } else if (balls.data[i].x > 100) { balls.data[i].x = 200 - balls.data[i].x; balls.data[i].vx *= -1; }
            balls.data[i].y += balls.data[i].vy * dt; if (balls.data[i].y < 0) { balls.data[i].y = -balls.data[i].y; balls.data[i].vy = -balls.data[i].vy; } else if (balls.data[i].y > 100) { balls.data[i].y = 200 - balls.data[i].y; balls.data[i].vy *= -1; }
        }
    }
}

#endif

typedef struct amp_block_of_clamp__kernel_1 {
    int amp_domain[4];
    int w;
    int h;
    amp_shape_1 pairs;
    amp_shape_2 most;
} amp_block_of_clamp__kernel_1;
typedef char amp_size_of_clamp__kernel_1[sizeof(amp_block_of_clamp__kernel_1) == 64 ? 1 : -1];


typedef struct view_short_1 {
    __global short *data;
    int extent0;
} view_short_1;

typedef struct view_short_2 {
    __global short *data;
    amp_offset stride0;
    int extent0, extent1;
} view_short_2;

#line 39 "tests/emit/own.ampc"
__kernel
void clamp__kernel_1(
    __global short *AMP_RESTRICT amp_data_pairs,
    __global const short *AMP_RESTRICT amp_data_most,
    const amp_block_of_clamp__kernel_1 amp_block)
{
    const int w = amp_block.w;
    const int h = amp_block.h;
    const view_short_1 pairs = {AMP_DATA(__global short *, amp_data_pairs, AMP_SHAPE(2, pairs)), AMP_SHAPE(2, pairs).extent0};
    const view_short_2 most = {AMP_DATA(__global short *, amp_data_most, AMP_SHAPE(3, most)), (amp_offset)AMP_SHAPE(3, most).stride0, AMP_SHAPE(3, most).extent0, AMP_SHAPE(3, most).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 39 "tests/emit/own.ampc"
    {
        int y = i.x; int x = i.y; int at = (y * w + x) * 2;
        if (y >= h || x >= w)
            return;
        short real = pairs.data[at]; short m;
        if (real > most.data[y * most.stride0 + x]) {
            m = most.data[y * most.stride0 + x] - 1;
            pairs.data[at] = m;
            pairs.data[at + 1]++;
        }
    }
}

#ifndef AMP_OVERLAP
#line 39 "tests/emit/own.ampc"
AMP_KERNEL void clamp__kernel_1_serial(
    __global short *AMP_RESTRICT amp_data_pairs,
    __global const short *AMP_RESTRICT amp_data_most,
    const amp_block_of_clamp__kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int w = amp_block.w;
    const int h = amp_block.h;
    const view_short_1 pairs = {AMP_DATA(__global short *, amp_data_pairs, AMP_SHAPE(2, pairs)), AMP_SHAPE(2, pairs).extent0};
    const view_short_2 most = {AMP_DATA(__global short *, amp_data_most, AMP_SHAPE(3, most)), (amp_offset)AMP_SHAPE(3, most).stride0, AMP_SHAPE(3, most).extent0, AMP_SHAPE(3, most).extent1};
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
        int y = i.x;
#line 41 "tests/emit/own.ampc"
        if (y < h) {  {
                const int amp_to_1 = (int)clamp((long)w - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 43 "tests/emit/own.ampc"
                    short own = pairs.data[((long)i.x * w + i.y) * 2];
                    short own_2 = most.data[(long)i.x * most.stride0 + i.y];


                    short own_3 = pairs.data[((long)i.x * w + i.y) * 2 + 1];
#line 43 "tests/emit/own.ampc"
                    short real = own;
                    { int is_so = real > own_2 ? 1 : 0; {
                            short m = own_2 - 1;
                            own = is_so ? m : own;
                            short now = own_3; now++; own_3 = is_so ? now : own_3;
                        } }
#line 43 "tests/emit/own.ampc"
                    pairs.data[((long)i.x * w + i.y) * 2] = own;
#line 47 "tests/emit/own.ampc"
                    pairs.data[((long)i.x * w + i.y) * 2 + 1] = own_3;
                }
            }
        }
    }
}

#else
#line 39 "tests/emit/own.ampc"
AMP_KERNEL void clamp__kernel_1_serial(
    __global short *AMP_RESTRICT amp_data_pairs,
    __global const short *AMP_RESTRICT amp_data_most,
    const amp_block_of_clamp__kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int w = amp_block.w;
    const int h = amp_block.h;
    const view_short_1 pairs = {AMP_DATA(__global short *, amp_data_pairs, AMP_SHAPE(2, pairs)), AMP_SHAPE(2, pairs).extent0};
    const view_short_2 most = {AMP_DATA(__global short *, amp_data_most, AMP_SHAPE(3, most)), (amp_offset)AMP_SHAPE(3, most).stride0, AMP_SHAPE(3, most).extent0, AMP_SHAPE(3, most).extent1};
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
        int y = i.x;
#line 41 "tests/emit/own.ampc"
        if (y < h) {  {
                const int amp_to_1 = (int)clamp((long)w - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int2 i = (int2)(amp_thread_0, amp_thread_1);
                    int x = i.y;
                    int at = (y * w + x) * 2;
#line 43 "tests/emit/own.ampc"
                    short real = pairs.data[((long)y * w + x) * 2];
                    if (real > most.data[(long)y * most.stride0 + x]) {
                        short m = most.data[(long)y * most.stride0 + x] - 1;
                        pairs.data[((long)y * w + x) * 2] = m;
                        pairs.data[((long)y * w + x) * 2 + 1]++;
                    }
                }
            }
        }
    }
}

#endif

#line 39 "tests/emit/own.ampc"
static void clamp__kernel_1_element(
    const int w,
    const int h,
    const view_short_1 pairs,
    const view_short_2 most,
    int2 i)
#line 39 "tests/emit/own.ampc"
{
    int y = i.x; int x = i.y; int at = (y * w + x) * 2;
    if (y >= h || x >= w)
        return;
    short real = pairs.data[at]; short m;
    if (real > most.data[y * most.stride0 + x]) {
        m = most.data[y * most.stride0 + x] - 1;
        pairs.data[at] = m;
        pairs.data[at + 1]++;
    }
}

static void clamp__kernel_1_elements(
    const int w,
    const int h,
    const view_short_1 pairs,
    const view_short_2 most,
    int2 i)
#line 39 "tests/emit/own.ampc"
{
    int x = i.y; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 40 "tests/emit/own.ampc"
        int y = i.x + amp_n; int at = (y * w + x) * 2;
        if (y < h && x < w) {

            short real = pairs.data[at]; short m;
            int stores = real > most.data[y * most.stride0 + x]; short late; if (stores) {
                m = most.data[y * most.stride0 + x] - 1;
                pairs.data[at] = m;
                late = pairs.data[at + 1]; late++;
            }
#line 44 "tests/emit/own.ampc"
            if (stores)


                pairs.data[at + 1] = late;
#line 43 "tests/emit/own.ampc"
        }
#line 40 "tests/emit/own.ampc"
    }
#line 49 "tests/emit/own.ampc"
}

__kernel
void clamp__kernel_1_several(
    __global short *AMP_RESTRICT amp_data_pairs,
    __global const short *AMP_RESTRICT amp_data_most,
    const amp_block_of_clamp__kernel_1 amp_block)
{
    const int w = amp_block.w;
    const int h = amp_block.h;
    const view_short_1 pairs = {AMP_DATA(__global short *, amp_data_pairs, AMP_SHAPE(2, pairs)), AMP_SHAPE(2, pairs).extent0};
    const view_short_2 most = {AMP_DATA(__global short *, amp_data_most, AMP_SHAPE(3, most)), (amp_offset)AMP_SHAPE(3, most).stride0, AMP_SHAPE(3, most).extent0, AMP_SHAPE(3, most).extent1};
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
            clamp__kernel_1_element(w, h, pairs, most, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    clamp__kernel_1_elements(w, h, pairs, most, (int2)(amp_first, amp_x));
}

typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_redden_kernel_1 {
    int amp_domain[4];
    amp_shape_2 mask;
    amp_shape_3 image_;
} amp_block_of_redden_kernel_1;
typedef char amp_size_of_redden_kernel_1[sizeof(amp_block_of_redden_kernel_1) == 80 ? 1 : -1];


typedef struct view_uchar_3 {
    __global uchar *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_uchar_3;

#line 55 "tests/emit/own.ampc"
__kernel
void redden_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_mask,
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_redden_kernel_1 amp_block)
{
    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};
    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, (amp_offset)AMP_SHAPE(1, image_).stride1, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1, AMP_SHAPE(1, image_).extent2};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 55 "tests/emit/own.ampc"
    {
        if (mask.data[i.x * mask.stride0 + i.y] > 100) {
            image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 0] = 255;
            image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 1] = image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 2] = 0;
        }
    }
}

#ifndef AMP_OVERLAP
#line 55 "tests/emit/own.ampc"
AMP_KERNEL void redden_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_mask,
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_redden_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};
    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, (amp_offset)AMP_SHAPE(1, image_).stride1, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1, AMP_SHAPE(1, image_).extent2};
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
            int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 57 "tests/emit/own.ampc"
            uchar own = image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 0)];
            uchar own_2 = image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 1)]; uchar own_3 = image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 2)]; uchar own_4 = image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 3)];
#line 56 "tests/emit/own.ampc"
            { int is_so = mask.data[(long)i.x * mask.stride0 + i.y] > 100 ? 1 : 0; {
                    uchar now = (uchar)255; own = is_so ? now : own;
                    uchar now_2 = (uchar)0; own_3 = is_so ? now_2 : own_3; own_2 = is_so ? own_3 : own_2;
                } }
#line 57 "tests/emit/own.ampc"
            image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 0)] = own;
            image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 1)] = own_2; image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 2)] = own_3; image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 3)] = i.y < 0 ? own : own_4;
        }
    }
}

#else
#line 55 "tests/emit/own.ampc"
AMP_KERNEL void redden_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_mask,
    __global uchar *AMP_RESTRICT amp_data_image_,
    const amp_block_of_redden_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};
    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, (amp_offset)AMP_SHAPE(1, image_).stride1, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1, AMP_SHAPE(1, image_).extent2};
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
            int2 i = (int2)(amp_thread_0, amp_thread_1);
#line 56 "tests/emit/own.ampc"
            if (mask.data[i.x * mask.stride0 + i.y] > 100) {
                image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 0] = 255;
                image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 1] = image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 2] = 0;
            }
        }
    }
}

#endif

typedef struct amp_block_of_move_kernel_1 {
    int amp_domain[4];
    amp_shape_1 balls;
    float dt;
} amp_block_of_move_kernel_1;
typedef char amp_size_of_move_kernel_1[sizeof(amp_block_of_move_kernel_1) == 40 ? 1 : -1];


#line 71 "tests/emit/own.ampc"
__kernel
void move_kernel_1(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    const amp_block_of_move_kernel_1 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const float dt = amp_block.dt;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 71 "tests/emit/own.ampc"
    {
        balls.data[i].x += dt * balls.data[i].vx;
        balls.data[i].y += dt * balls.data[i].vy;
    }
}

#ifndef AMP_OVERLAP
#line 71 "tests/emit/own.ampc"
AMP_KERNEL void move_kernel_1_serial(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    const amp_block_of_move_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const float dt = amp_block.dt;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 72 "tests/emit/own.ampc"
            float own = balls.data[i].x; float own_2 = balls.data[i].vx;
            float own_3 = balls.data[i].y; float own_4 = balls.data[i].vy;
#line 72 "tests/emit/own.ampc"
            own += dt * own_2;
            own_3 += dt * own_4;
#line 72 "tests/emit/own.ampc"
            balls.data[i].x = own; balls.data[i].vx = i < 0 ? own : own_2;
            balls.data[i].y = own_3; balls.data[i].vy = i < 0 ? own : own_4;
        }
    }
}

#else
#line 71 "tests/emit/own.ampc"
AMP_KERNEL void move_kernel_1_serial(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    const amp_block_of_move_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const float dt = amp_block.dt;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(disable) unroll_count(8)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 72 "tests/emit/own.ampc"
            balls.data[i].x += dt * balls.data[i].vx;
            balls.data[i].y += dt * balls.data[i].vy;
        }
    }
}

#endif

typedef struct amp_block_of_pick_kernel_1 {
    int amp_domain[4];
    amp_shape_1 balls;
    amp_shape_1 out;
} amp_block_of_pick_kernel_1;
typedef char amp_size_of_pick_kernel_1[sizeof(amp_block_of_pick_kernel_1) == 48 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 80 "tests/emit/own.ampc"
__kernel
void pick_kernel_1(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_pick_kernel_1 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 80 "tests/emit/own.ampc"
    {
        float speed = 0;
        if (balls.data[i].x > 0 && balls.data[i].y > 0)
            speed = balls.data[i].vx * balls.data[i].vx + balls.data[i].vy * balls.data[i].vy;
        out.data[i] = balls.data[i].y > 9 ? balls.data[i].vx : speed;
    }
}

#ifndef AMP_OVERLAP
#line 80 "tests/emit/own.ampc"
AMP_KERNEL void pick_kernel_1_serial(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_pick_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 82 "tests/emit/own.ampc"
            float own = balls.data[i].y;
            float own_2 = balls.data[i].vx; float own_3 = balls.data[i].vy;
#line 81 "tests/emit/own.ampc"
            float speed = 0;
            { int is_so = balls.data[i].x > 0 && own > 0 ? 1 : 0;
                float now = own_2 * own_2 + own_3 * own_3; speed = is_so ? now : speed; }
            out.data[i] = own > 9 ? own_2 : speed;
        }
    }
}

#else
#line 80 "tests/emit/own.ampc"
AMP_KERNEL void pick_kernel_1_serial(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_pick_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 81 "tests/emit/own.ampc"
            float speed = 0;
            if (balls.data[i].x > 0 && balls.data[i].y > 0)
                speed = balls.data[i].vx * balls.data[i].vx + balls.data[i].vy * balls.data[i].vy;
            out.data[i] = balls.data[i].y > 9 ? balls.data[i].vx : speed;
        }
    }
}

#endif

#line 80 "tests/emit/own.ampc"
static void pick_kernel_1_element(
    const view_struct_ball_1 balls,
    const view_float_1 out,
    int i)
#line 80 "tests/emit/own.ampc"
{
    float speed = 0;
    if (balls.data[i].x > 0 && balls.data[i].y > 0)
        speed = balls.data[i].vx * balls.data[i].vx + balls.data[i].vy * balls.data[i].vy;
    out.data[i] = balls.data[i].y > 9 ? balls.data[i].vx : speed;
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void pick_kernel_1_several(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_pick_kernel_1 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            pick_kernel_1_element(balls, out, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        pick_kernel_1_element(balls, out, amp_first + amp_n * 256);
}

typedef struct amp_block_of_others_kernel_1 {
    int amp_domain[4];
    amp_shape_1 balls;
} amp_block_of_others_kernel_1;
typedef char amp_size_of_others_kernel_1[sizeof(amp_block_of_others_kernel_1) == 32 ? 1 : -1];


#line 92 "tests/emit/own.ampc"
__kernel
void others_kernel_1(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    const amp_block_of_others_kernel_1 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 92 "tests/emit/own.ampc"
    {
        if (balls.data[i].x > 0)
            balls.data[i].vx = 0;
    }
}

#line 92 "tests/emit/own.ampc"
AMP_KERNEL void others_kernel_1_serial(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    const amp_block_of_others_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 93 "tests/emit/own.ampc"
            if (balls.data[i].x > 0)
                balls.data[i].vx = 0;
        }
    }
}

typedef struct amp_block_of_others_kernel_2 {
    int amp_domain[4];
    amp_shape_1 balls;
    amp_shape_2 v;
    int k;
} amp_block_of_others_kernel_2;
typedef char amp_size_of_others_kernel_2[sizeof(amp_block_of_others_kernel_2) == 64 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 96 "tests/emit/own.ampc"
__kernel
void others_kernel_2(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_2 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    const int k = amp_block.k;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 96 "tests/emit/own.ampc"
    {
        if (balls.data[i].x > 0) {
            v.data[(i + k) * v.stride0 + 0] += 1;
            v.data[(i + k) * v.stride0 + 1] = 2;
        }
    }
}

#ifndef AMP_OVERLAP
#line 96 "tests/emit/own.ampc"
AMP_KERNEL void others_kernel_2_serial(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_2 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    const int k = amp_block.k;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 97 "tests/emit/own.ampc"
            if (balls.data[i].x > 0) {
                v.data[((long)i + k) * 2 + 0] += 1;
                v.data[((long)i + k) * 2 + 1] = 2;
            }
        }
    }
}

#else
#line 96 "tests/emit/own.ampc"
AMP_KERNEL void others_kernel_2_serial(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_2 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    const int k = amp_block.k;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 97 "tests/emit/own.ampc"
            if (balls.data[i].x > 0) {
                v.data[(i + k) * v.stride0 + 0] += 1;
                v.data[(i + k) * v.stride0 + 1] = 2;
            }
        }
    }
}

#endif

typedef struct amp_block_of_others_kernel_3 {
    int amp_domain[4];
    amp_shape_1 balls;
    int k;
    amp_shape_2 v;
} amp_block_of_others_kernel_3;
typedef char amp_size_of_others_kernel_3[sizeof(amp_block_of_others_kernel_3) == 64 ? 1 : -1];


#line 102 "tests/emit/own.ampc"
__kernel
void others_kernel_3(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_3 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const int k = amp_block.k;
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), (amp_offset)AMP_SHAPE(2, v).stride0, AMP_SHAPE(2, v).extent0, AMP_SHAPE(2, v).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 102 "tests/emit/own.ampc"
    {
        if (balls.data[i].x > 0) {
            for (int n = 0; n < k; n++) {
                v.data[i * v.stride0 + 0] += n;
                v.data[i * v.stride0 + 1] -= n;
            } }
    }
}

#ifndef AMP_OVERLAP
#line 102 "tests/emit/own.ampc"
AMP_KERNEL void others_kernel_3_serial(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_3 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const int k = amp_block.k;
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), (amp_offset)AMP_SHAPE(2, v).stride0, AMP_SHAPE(2, v).extent0, AMP_SHAPE(2, v).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
#line 103 "tests/emit/own.ampc"
                
                {
                    int amp_all = 1;
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
                        amp_all &= (balls.data[i].x > 0) ? 1 : 0;
                    }
                    if (amp_all) {
#line 104 "tests/emit/own.ampc"
                        for (int n_2 = 0; n_2 < k; n_2++) {
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                                int i = amp_thread_0;
#line 105 "tests/emit/own.ampc"
                                v.data[(long)i * 2 + 0] += n_2;
                                v.data[(long)i * 2 + 1] -= n_2;
                            }
                        }
                    } else {
                        for (int amp_lanes = amp_block_1; amp_lanes < amp_block_1 + 64; amp_lanes += 16) {
                            int amp_some = 0;
                            {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1)
                                for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                                    int i = amp_thread_0;
                                    int amp_comes = 1;
                                    amp_comes &= (balls.data[i].x > 0) ? 1 : 0; {
                                    }
                                    amp_some |= amp_comes;
                                }
                            }
                            if (amp_some) {
                                for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                                    int i = amp_thread_0;
#line 103 "tests/emit/own.ampc"
                                    if (balls.data[i].x > 0) {
                                        for (int n = 0; n < k; n++) {
                                            v.data[(long)i * 2 + 0] += n;
                                            v.data[(long)i * 2 + 1] -= n;
                                        } }
                                }
                            }
                        }
                    }
                }
            }
#line 103 "tests/emit/own.ampc"
            
            for (int amp_block_2 = amp_block_1, amp_block_end_2; amp_block_2 < amp_stop; amp_block_2 = amp_block_end_2) {
                amp_block_end_2 = amp_stop - amp_block_2 > 64 ? amp_block_2 + 64 : amp_stop;
                int amp_all = 1;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {
                    int i = amp_thread_0;
                    amp_all &= (balls.data[i].x > 0) ? 1 : 0;
                }
                if (amp_all) {
#line 104 "tests/emit/own.ampc"
                    for (int n_2 = 0; n_2 < k; n_2++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {
                            int i = amp_thread_0;
#line 105 "tests/emit/own.ampc"
                            v.data[(long)i * 2 + 0] += n_2;
                            v.data[(long)i * 2 + 1] -= n_2;
                        }
                    }
                } else {
                    for (int amp_lanes = amp_block_2, amp_past; amp_lanes < amp_block_end_2; amp_lanes = amp_past) {
                        amp_past = amp_block_end_2 - amp_lanes > 16 ? amp_lanes + 16 : amp_block_end_2;
                        int amp_some = amp_past - amp_lanes < 16;
                        if (!amp_some) {
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1)
                            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                                int i = amp_thread_0;
                                int amp_comes = 1;
                                amp_comes &= (balls.data[i].x > 0) ? 1 : 0; {
                                }
                                amp_some |= amp_comes;
                            }
                        }
                        if (amp_some) {
                            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_past; amp_thread_0++) {
                                int i = amp_thread_0;
#line 103 "tests/emit/own.ampc"
                                if (balls.data[i].x > 0) {
                                    for (int n = 0; n < k; n++) {
                                        v.data[(long)i * 2 + 0] += n;
                                        v.data[(long)i * 2 + 1] -= n;
                                    } }
                            }
                        }
                    }
                }
            }
        }
    }
}

#else
#line 102 "tests/emit/own.ampc"
AMP_KERNEL void others_kernel_3_serial(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_3 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const int k = amp_block.k;
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), (amp_offset)AMP_SHAPE(2, v).stride0, AMP_SHAPE(2, v).extent0, AMP_SHAPE(2, v).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
#line 103 "tests/emit/own.ampc"
                
                {
                    int amp_all = 1;
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
                        amp_all &= (balls.data[i].x > 0) ? 1 : 0;
                    }
                    if (amp_all) {
#line 104 "tests/emit/own.ampc"
                        for (int n_2 = 0; n_2 < k; n_2++) {
                            #pragma clang loop vectorize(disable) unroll_count(8)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                                int i = amp_thread_0;
#line 105 "tests/emit/own.ampc"
                                v.data[i * v.stride0 + 0] += n_2;
                                v.data[i * v.stride0 + 1] -= n_2;
                            }
                        }
                    } else {
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                            int i = amp_thread_0;
#line 103 "tests/emit/own.ampc"
                            if (balls.data[i].x > 0) {
                                for (int n = 0; n < k; n++) {
                                    v.data[i * v.stride0 + 0] += n;
                                    v.data[i * v.stride0 + 1] -= n;
                                } }
                        }
                    }
                }
            }
#line 103 "tests/emit/own.ampc"
            
            for (int amp_block_2 = amp_block_1, amp_block_end_2; amp_block_2 < amp_stop; amp_block_2 = amp_block_end_2) {
                amp_block_end_2 = amp_stop - amp_block_2 > 64 ? amp_block_2 + 64 : amp_stop;
                int amp_all = 1;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {
                    int i = amp_thread_0;
                    amp_all &= (balls.data[i].x > 0) ? 1 : 0;
                }
                if (amp_all) {
#line 104 "tests/emit/own.ampc"
                    for (int n_2 = 0; n_2 < k; n_2++) {
                        #pragma clang loop vectorize(disable) unroll_count(8)
                        for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {
                            int i = amp_thread_0;
#line 105 "tests/emit/own.ampc"
                            v.data[i * v.stride0 + 0] += n_2;
                            v.data[i * v.stride0 + 1] -= n_2;
                        }
                    }
                } else {
                    for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {
                        int i = amp_thread_0;
#line 103 "tests/emit/own.ampc"
                        if (balls.data[i].x > 0) {
                            for (int n = 0; n < k; n++) {
                                v.data[i * v.stride0 + 0] += n;
                                v.data[i * v.stride0 + 1] -= n;
                            } }
                    }
                }
            }
        }
    }
}

#endif

typedef struct amp_block_of_others_kernel_4 {
    int amp_domain[4];
    amp_shape_1 balls;
    amp_shape_2 v;
} amp_block_of_others_kernel_4;
typedef char amp_size_of_others_kernel_4[sizeof(amp_block_of_others_kernel_4) == 56 ? 1 : -1];


#line 109 "tests/emit/own.ampc"
__kernel
void others_kernel_4(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_4 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 109 "tests/emit/own.ampc"
    {
        if (balls.data[i].x > 0) {
            v.data[i * v.stride0 + 0] = 1;
            v.data[i * v.stride0 + 1] = v.data[i * v.stride0 + ((int)v.data[i * v.stride0 + 0] & 1)];
        }
    }
}

#line 109 "tests/emit/own.ampc"
AMP_KERNEL void others_kernel_4_serial(
    __global const struct ball *AMP_RESTRICT amp_data_balls,
    __global float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_4 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 110 "tests/emit/own.ampc"
            if (balls.data[i].x > 0) {
                v.data[i * v.stride0 + 0] = 1;
                v.data[i * v.stride0 + 1] = v.data[i * v.stride0 + ((int)v.data[i * v.stride0 + 0] & 1)];
            }
        }
    }
}

typedef struct amp_block_of_others_kernel_5 {
    int amp_domain[4];
    amp_shape_1 balls;
    amp_shape_2 v;
} amp_block_of_others_kernel_5;
typedef char amp_size_of_others_kernel_5[sizeof(amp_block_of_others_kernel_5) == 56 ? 1 : -1];


#line 115 "tests/emit/own.ampc"
__kernel
void others_kernel_5(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    __global const float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_5 amp_block)
{
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 115 "tests/emit/own.ampc"
    {
        if (balls.data[i].x > 0)
            balls.data[i].y = v.data[i * v.stride0 + 0] > 1 ? v.data[(i + 1) * v.stride0 + 0] : v.data[i * v.stride0 + 1];
    }
}

#ifndef AMP_OVERLAP
#line 115 "tests/emit/own.ampc"
AMP_KERNEL void others_kernel_5_serial(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    __global const float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_5 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 116 "tests/emit/own.ampc"
            if (balls.data[i].x > 0)
                balls.data[i].y = v.data[(long)i * 2 + 0] > 1 ? v.data[((long)i + 1) * 2 + 0] : v.data[(long)i * 2 + 1];
        }
    }
}

#else
#line 115 "tests/emit/own.ampc"
AMP_KERNEL void others_kernel_5_serial(
    __global struct ball *AMP_RESTRICT amp_data_balls,
    __global const float *AMP_RESTRICT amp_data_v,
    const amp_block_of_others_kernel_5 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};
    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 116 "tests/emit/own.ampc"
            if (balls.data[i].x > 0)
                balls.data[i].y = v.data[i * v.stride0 + 0] > 1 ? v.data[(i + 1) * v.stride0 + 0] : v.data[i * v.stride0 + 1];
        }
    }
}

#endif
