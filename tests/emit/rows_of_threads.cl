typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_blur_kernel_1 {
    int amp_domain[4];
    int radius;
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_blur_kernel_1;
typedef char amp_size_of_blur_kernel_1[sizeof(amp_block_of_blur_kernel_1) == 72 ? 1 : -1];


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

#line 4 "tests/emit/rows_of_threads.ampc"
static float at(view_float_2 in, int y, int x)
{
    if (x < 0)
        x = 0;
    if (x >= in.extent1)
        x = in.extent1 - 1;
    return in.data[y * in.stride0 + x];
}

#line 15 "tests/emit/rows_of_threads.ampc"
__kernel
void blur_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const int radius = amp_block.radius;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    int2 p = (int2)(amp_thread(1), amp_thread(0));
    if (p.x >= amp_block.amp_domain[0]
        || p.y >= amp_block.amp_domain[1])
        return;
#line 15 "tests/emit/rows_of_threads.ampc"
    {
        float sum = 0;
        for (int k = -radius; k <= radius; k++)
            sum += at(in, p.x, p.y + k);
        out.data[p.x * out.stride0 + p.y] = sum;
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

#line 15 "tests/emit/rows_of_threads.ampc"
AMP_KERNEL void blur_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int radius = amp_block.radius;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    int extent = in.extent1;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
        for (int amp_strip = amp_begin_1, amp_stop; amp_strip < amp_end_1; amp_strip = amp_stop) {
            amp_stop = amp_end_1 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_1;
            float sum_2[1024];
            float sum[1024];
            int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 15 "tests/emit/rows_of_threads.ampc"
            {
                const int amp_at_1 = (int)clamp(clamp((long)(long)radius, -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
                const int amp_at_2 = (int)clamp(clamp((long)((long)extent - (long)radius), -LONG_MAX / 2, LONG_MAX / 2) - ((int2)(amp_thread_0, amp_thread_1)).y, (long)amp_strip, (long)amp_stop);
                for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                    amp_to_3 = amp_stop;
                    if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                        amp_to_3 = amp_at_1;
                    if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                        amp_to_3 = amp_at_2;
                    const int amp_thread_1 = amp_from_3;
                    if (((int2)(amp_thread_0, amp_thread_1)).y >= (long)radius && ((int2)(amp_thread_0, amp_thread_1)).y < (long)extent - (long)radius) {
                        const int amp_thread_1 = 0;
                        {
                            int amp_block_1 = amp_from_3;
                            for (; amp_to_3 - amp_block_1 >= 64; amp_block_1 += 64) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
#line 16 "tests/emit/rows_of_threads.ampc"
                                    sum_2[amp_thread_1 - amp_strip] = 0;
                                } for (int k_2 = -radius; k_2 <= radius; k_2++) {
                                    int y_2 = p.x;
                                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                        int2 p = (int2)(amp_thread_0, amp_thread_1);
                                        int x_2 = p.y + k_2;
#line 18 "tests/emit/rows_of_threads.ampc"
                                        sum_2[amp_thread_1 - amp_strip] += in.data[(long)y_2 * in.stride0 + x_2];
                                    }
                                }
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                                    int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 19 "tests/emit/rows_of_threads.ampc"
                                    out.data[(long)p.x * out.stride0 + p.y] = sum_2[amp_thread_1 - amp_strip];
                                }
                            }
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_to_3; amp_thread_1++) {
#line 16 "tests/emit/rows_of_threads.ampc"
                                sum_2[amp_thread_1 - amp_strip] = 0;
                            } for (int k_2 = -radius; k_2 <= radius; k_2++) {
                                int y_2 = p.x;
                                #pragma clang loop vectorize(assume_safety)
                                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_to_3; amp_thread_1++) {
                                    int2 p = (int2)(amp_thread_0, amp_thread_1);
                                    int x_2 = p.y + k_2;
#line 18 "tests/emit/rows_of_threads.ampc"
                                    sum_2[amp_thread_1 - amp_strip] += in.data[(long)y_2 * in.stride0 + x_2];
                                }
                            }
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_to_3; amp_thread_1++) {
                                int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 19 "tests/emit/rows_of_threads.ampc"
                                out.data[(long)p.x * out.stride0 + p.y] = sum_2[amp_thread_1 - amp_strip];
                            }
                        }
                    } else {
                        const int amp_thread_1 = 0;
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
#line 16 "tests/emit/rows_of_threads.ampc"
                            sum[amp_thread_1 - amp_strip] = 0;
                        } for (int k = -radius; k <= radius; k++) {
                            int y = p.x;
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                                int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 18 "tests/emit/rows_of_threads.ampc"
                                int x = p.y + k;
#line 6 "tests/emit/rows_of_threads.ampc"
                                if (x < 0)
                                    x = 0;
                                if (x >= extent)
                                    x = extent - 1;
#line 18 "tests/emit/rows_of_threads.ampc"
                                sum[amp_thread_1 - amp_strip] += in.data[y * in.stride0 + x];
                            }
                        }
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_from_3; amp_thread_1 < amp_to_3; amp_thread_1++) {
                            int2 p = (int2)(amp_thread_0, amp_thread_1);
#line 19 "tests/emit/rows_of_threads.ampc"
                            out.data[(long)p.x * out.stride0 + p.y] = sum[amp_thread_1 - amp_strip];
                        }
                    }
                }
            }
        }
}

#line 15 "tests/emit/rows_of_threads.ampc"
static void blur_kernel_1_element(
    const int radius,
    const view_float_2 in,
    const view_float_2 out,
    int2 p)
#line 15 "tests/emit/rows_of_threads.ampc"
{
    float sum = 0;
    for (int k = -radius; k <= radius; k++)
        sum += at(in, p.x, p.y + k);
    out.data[p.x * out.stride0 + p.y] = sum;
}

static void blur_kernel_1_elements(
    const int radius,
    const view_float_2 in,
    const view_float_2 out,
    int2 p)
#line 15 "tests/emit/rows_of_threads.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/rows_of_threads.ampc"
        sum[amp_n] = 0; }
    for (int k = -radius; k <= radius; k++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 18 "tests/emit/rows_of_threads.ampc"
            sum[amp_n] += at(in, p.x + amp_n, p.y + k); } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/rows_of_threads.ampc"
        out.data[(p.x + amp_n) * out.stride0 + p.y] = sum[amp_n]; }
}

__kernel
void blur_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_blur_kernel_1 amp_block)
{
    const int radius = amp_block.radius;
    const view_float_2 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), (amp_offset)AMP_SHAPE(1, in).stride0, AMP_SHAPE(1, in).extent0, AMP_SHAPE(1, in).extent1};
    const view_float_2 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(2, out)), (amp_offset)AMP_SHAPE(2, out).stride0, AMP_SHAPE(2, out).extent0, AMP_SHAPE(2, out).extent1};
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
            blur_kernel_1_element(radius, in, out, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    blur_kernel_1_elements(radius, in, out, (int2)(amp_first, amp_x));
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_turn_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_1 in;
    int n;
} amp_block_of_turn_kernel_1;
typedef char amp_size_of_turn_kernel_1[sizeof(amp_block_of_turn_kernel_1) == 56 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 25 "tests/emit/rows_of_threads.ampc"
__kernel
void turn_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_turn_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int n = amp_block.n;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 25 "tests/emit/rows_of_threads.ampc"
    {
        out.data[i] = in.data[(i + n - 1) % n] + in.data[(i + 1) % n];
    }
}

static int amp_remainder_int(int x, int y)
{
#ifdef cl_khr_fp64
    return x - (int)((double)x / (double)y) * y;
#else
    return x % y;
#endif
}

#line 25 "tests/emit/rows_of_threads.ampc"
AMP_KERNEL void turn_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_turn_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int n = amp_block.n;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        int i = amp_thread_0;
#line 25 "tests/emit/rows_of_threads.ampc"
        {
            const int amp_at_1 = (int)clamp((long)1 - (amp_thread_0), (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp(clamp((long)((long)n - 1), -LONG_MAX / 2, LONG_MAX / 2) - (amp_thread_0), (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                    amp_to_3 = amp_at_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                const int amp_thread_0 = amp_from_3;
                if ((amp_thread_0) >= 1 && (amp_thread_0) < (long)n - 1) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {
                        int i = amp_thread_0;
#line 26 "tests/emit/rows_of_threads.ampc"
                        out.data[i] = in.data[(long)i + n - 1 - n] + in.data[(long)i + 1];
                    }
                } else {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {
                        int i = amp_thread_0;
#line 26 "tests/emit/rows_of_threads.ampc"
                        out.data[i] = in.data[amp_remainder_int(i + n - 1, n)] + in.data[amp_remainder_int(i + 1, n)];
                    }
                }
            }
        }
    }
}

#line 25 "tests/emit/rows_of_threads.ampc"
static void turn_kernel_1_element(
    const view_float_1 out,
    const view_float_1 in,
    const int n,
    int i)
#line 25 "tests/emit/rows_of_threads.ampc"
{
    out.data[i] = in.data[(i + n - 1) % n] + in.data[(i + 1) % n];
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void turn_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_turn_kernel_1 amp_block)
{
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int n = amp_block.n;
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            turn_kernel_1_element(out, in, n, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        turn_kernel_1_element(out, in, n, amp_first + amp_n * 256);
}

typedef struct amp_block_of_move_kernel_1 {
    int amp_domain[4];
    amp_shape_1 all_;
    float dt;
} amp_block_of_move_kernel_1;
typedef char amp_size_of_move_kernel_1[sizeof(amp_block_of_move_kernel_1) == 40 ? 1 : -1];


#line 30 "tests/emit/rows_of_threads.ampc"
struct particle {
    float x;
    float y;
    float vx;
    float vy;
    int alive;
};
typedef char amp_layout_of_particle[sizeof(struct particle) == 20 ? 1 : -1];

typedef struct view_struct_particle_1 {
    __global struct particle *data;
    int extent0;
} view_struct_particle_1;

#line 38 "tests/emit/rows_of_threads.ampc"
__kernel
void move_kernel_1(
    __global struct particle *AMP_RESTRICT amp_data_all_,
    const amp_block_of_move_kernel_1 amp_block)
{
    const view_struct_particle_1 all_ = {AMP_DATA(__global struct particle *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};
    const float dt = amp_block.dt;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 38 "tests/emit/rows_of_threads.ampc"
    {
        struct particle p = all_.data[i];
        if (!p.alive)
            return;
        p.x += p.vx * dt;
        p.y += p.vy * dt;
        if (p.x < 0 || p.x > 50)
            p.alive--;
        all_.data[i] = p;
    }
}

#line 38 "tests/emit/rows_of_threads.ampc"
AMP_KERNEL void move_kernel_1_serial(
    __global struct particle *AMP_RESTRICT amp_data_all_,
    const amp_block_of_move_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_particle_1 all_ = {AMP_DATA(__global struct particle *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};
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
#line 39 "tests/emit/rows_of_threads.ampc"
            float p_x = all_.data[i].x; float p_y = all_.data[i].y; float p_vx = all_.data[i].vx; float p_vy = all_.data[i].vy; int p_alive = all_.data[i].alive;
            if (p_alive) {

                p_x += p_vx * dt;
                p_y += p_vy * dt;
                if (p_x < 0 || p_x > 50)
                    p_alive--;
                all_.data[i].x = p_x; all_.data[i].y = p_y; all_.data[i].vx = p_vx; all_.data[i].vy = p_vy; all_.data[i].alive = p_alive;
#line 42 "tests/emit/rows_of_threads.ampc"
            }
        }
    }
}

typedef struct amp_block_of_smooth_kernel_1 {
    int amp_domain[4];
    uint n;
    amp_shape_1 out;
    amp_shape_1 in;
} amp_block_of_smooth_kernel_1;
typedef char amp_size_of_smooth_kernel_1[sizeof(amp_block_of_smooth_kernel_1) == 56 ? 1 : -1];


#line 53 "tests/emit/rows_of_threads.ampc"
__kernel
void smooth_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const uint n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 53 "tests/emit/rows_of_threads.ampc"
    {
        uint x = (uint)i; uint left = x > 0 ? x - 1 : 0; uint right = x + 1 < n ? x + 1 : n - 1;
        out.data[x] = in.data[left] + in.data[right];
    }
}

#line 53 "tests/emit/rows_of_threads.ampc"
AMP_KERNEL void smooth_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_smooth_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const uint n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        int i = amp_thread_0;
#line 53 "tests/emit/rows_of_threads.ampc"
        {
            const int amp_at_1 = (int)clamp((long)1 - (amp_thread_0), (long)amp_strip, (long)amp_stop);
            const int amp_at_2 = (int)clamp(clamp((long)((long)n - 1), -LONG_MAX / 2, LONG_MAX / 2) - (amp_thread_0), (long)amp_strip, (long)amp_stop);
            for (int amp_from_3 = amp_strip, amp_to_3; amp_from_3 < amp_stop; amp_from_3 = amp_to_3) {
                amp_to_3 = amp_stop;
                if (amp_at_1 > amp_from_3 && amp_at_1 < amp_to_3)
                    amp_to_3 = amp_at_1;
                if (amp_at_2 > amp_from_3 && amp_at_2 < amp_to_3)
                    amp_to_3 = amp_at_2;
                const int amp_thread_0 = amp_from_3;
                if ((long)n >= 0 && (long)n < 268435456 && (amp_thread_0) >= 1 && 0 <= (long)n - 1 && (amp_thread_0) < (long)n - 1) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {
                        int i = amp_thread_0;
                        uint x_2 = (uint)i;
#line 54 "tests/emit/rows_of_threads.ampc"
                        
                        out.data[(long)i] = in.data[(long)i - 1] + in.data[(long)i + 1];
                    }
                } else {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_from_3; amp_thread_0 < amp_to_3; amp_thread_0++) {
                        int i = amp_thread_0;
                        uint x = (uint)i;
                        uint left = x > 0 ? x - 1 : 0;
                        uint right = x + 1 < n ? x + 1 : n - 1;
#line 54 "tests/emit/rows_of_threads.ampc"
                        
                        out.data[x] = in.data[left] + in.data[right];
                    }
                }
            }
        }
    }
}

#line 53 "tests/emit/rows_of_threads.ampc"
static void smooth_kernel_1_element(
    const uint n,
    const view_float_1 out,
    const view_float_1 in,
    int i)
#line 53 "tests/emit/rows_of_threads.ampc"
{
    uint x = (uint)i; uint left = x > 0 ? x - 1 : 0; uint right = x + 1 < n ? x + 1 : n - 1;
    out.data[x] = in.data[left] + in.data[right];
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void smooth_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_in,
    const amp_block_of_smooth_kernel_1 amp_block)
{
    const uint n = amp_block.n;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(2, in)), AMP_SHAPE(2, in).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            smooth_kernel_1_element(n, out, in, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        smooth_kernel_1_element(n, out, in, amp_first + amp_n * 256);
}
