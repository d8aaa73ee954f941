typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_integrate_kernel_1 {
    int amp_domain[4];
    amp_shape_1 all_;
    int steps;
} amp_block_of_integrate_kernel_1;
typedef char amp_size_of_integrate_kernel_1[sizeof(amp_block_of_integrate_kernel_1) == 40 ? 1 : -1];


#ifdef AMP_OVERLAP
#define AMP_RESTRICT
#else
#define AMP_RESTRICT restrict
#endif

#line 5 "tests/emit/array_members.ampc"
struct State {
    float y[3];
};
typedef char amp_layout_of_State[sizeof(struct State) == 12 ? 1 : -1];

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

typedef struct view_struct_State_1 {
    __global struct State *data;
    int extent0;
} view_struct_State_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 16 "tests/emit/array_members.ampc"
static void move(struct State *s, struct State by, float h)
{
    for (int i = 0; i < 3; i++)
        s->y[i] += h * by.y[i];
}

#line 9 "tests/emit/array_members.ampc"
static struct State slope(const struct State *s, float t)
{
    struct State d = {{s->y[1], t - s->y[0]}};
    d.y[2] = s->y[2] * t;
    return d;
}

#line 24 "tests/emit/array_members.ampc"
__kernel
void integrate_kernel_1(
    __global struct State *AMP_RESTRICT amp_data_all_,
    const amp_block_of_integrate_kernel_1 amp_block)
{
    const view_struct_State_1 all_ = {AMP_DATA(__global struct State *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};
    const int steps = amp_block.steps;
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 24 "tests/emit/array_members.ampc"
    {
        struct State s = all_.data[i];
        for (int n = 0; n < steps; n++)
            move(&s, slope(&s, n * 0.1f), 0.1f);
        all_.data[i] = s;
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

#line 24 "tests/emit/array_members.ampc"
AMP_KERNEL void integrate_kernel_1_serial(
    __global struct State *AMP_RESTRICT amp_data_all_,
    const amp_block_of_integrate_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_State_1 all_ = {AMP_DATA(__global struct State *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};
    const int steps = amp_block.steps;
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float s_y_0[1024];
        float s_y_1[1024];
        float s_y_2[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 25 "tests/emit/array_members.ampc"
                    s_y_0[amp_thread_0 - amp_strip] = all_.data[i].y[0]; s_y_1[amp_thread_0 - amp_strip] = all_.data[i].y[1]; s_y_2[amp_thread_0 - amp_strip] = all_.data[i].y[2];
                } for (int n = 0; n < steps; n++) {
                    float t = n * 0.1f;
                    float h = 0.1f;
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 27 "tests/emit/array_members.ampc"
                        
#line 11 "tests/emit/array_members.ampc"
                        float part = t - s_y_0[amp_thread_0 - amp_strip]; float d_y_0 = s_y_1[amp_thread_0 - amp_strip]; float d_y_1 = part; float d_y_2 = 0.0f;
                        d_y_2 = s_y_2[amp_thread_0 - amp_strip] * t;
                        float by_y_0 = d_y_0; float by_y_1 = d_y_1; float by_y_2 = d_y_2;
#line 27 "tests/emit/array_members.ampc"
                        
#line 18 "tests/emit/array_members.ampc"
                        {
                            s_y_0[amp_thread_0 - amp_strip] += h * by_y_0; s_y_1[amp_thread_0 - amp_strip] += h * by_y_1; s_y_2[amp_thread_0 - amp_strip] += h * by_y_2; }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 28 "tests/emit/array_members.ampc"
                    all_.data[i].y[0] = s_y_0[amp_thread_0 - amp_strip]; all_.data[i].y[1] = s_y_1[amp_thread_0 - amp_strip]; all_.data[i].y[2] = s_y_2[amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 25 "tests/emit/array_members.ampc"
                s_y_0[amp_thread_0 - amp_strip] = all_.data[i].y[0]; s_y_1[amp_thread_0 - amp_strip] = all_.data[i].y[1]; s_y_2[amp_thread_0 - amp_strip] = all_.data[i].y[2];
            } for (int n = 0; n < steps; n++) {
                float t = n * 0.1f;
                float h = 0.1f;
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 27 "tests/emit/array_members.ampc"
                    
#line 11 "tests/emit/array_members.ampc"
                    float part = t - s_y_0[amp_thread_0 - amp_strip]; float d_y_0 = s_y_1[amp_thread_0 - amp_strip]; float d_y_1 = part; float d_y_2 = 0.0f;
                    d_y_2 = s_y_2[amp_thread_0 - amp_strip] * t;
                    float by_y_0 = d_y_0; float by_y_1 = d_y_1; float by_y_2 = d_y_2;
#line 27 "tests/emit/array_members.ampc"
                    
#line 18 "tests/emit/array_members.ampc"
                    {
                        s_y_0[amp_thread_0 - amp_strip] += h * by_y_0; s_y_1[amp_thread_0 - amp_strip] += h * by_y_1; s_y_2[amp_thread_0 - amp_strip] += h * by_y_2; }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 28 "tests/emit/array_members.ampc"
                all_.data[i].y[0] = s_y_0[amp_thread_0 - amp_strip]; all_.data[i].y[1] = s_y_1[amp_thread_0 - amp_strip]; all_.data[i].y[2] = s_y_2[amp_thread_0 - amp_strip];
            }
        }
    }
}

#line 24 "tests/emit/array_members.ampc"
static void integrate_kernel_1_element(
    const view_struct_State_1 all_,
    const int steps,
    int i)
#line 24 "tests/emit/array_members.ampc"
{
    struct State s = all_.data[i];
    for (int n = 0; n < steps; n++)
        move(&s, slope(&s, n * 0.1f), 0.1f);
    all_.data[i] = s;
}

static void integrate_kernel_1_elements(
    const view_struct_State_1 all_,
    const int steps,
    int i)
#line 24 "tests/emit/array_members.ampc"
{
    struct State s[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/array_members.ampc"
        s[amp_n] = all_.data[i + amp_n * 256]; }
    for (int n = 0; n < steps; n++) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 27 "tests/emit/array_members.ampc"
            move(&s[amp_n], slope(&s[amp_n], n * 0.1f), 0.1f); } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 28 "tests/emit/array_members.ampc"
        all_.data[i + amp_n * 256] = s[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void integrate_kernel_1_several(
    __global struct State *AMP_RESTRICT amp_data_all_,
    const amp_block_of_integrate_kernel_1 amp_block)
{
    const view_struct_State_1 all_ = {AMP_DATA(__global struct State *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};
    const int steps = amp_block.steps;
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            integrate_kernel_1_element(all_, steps, amp_first + amp_n * 256);
        return;
    }
#endif
    integrate_kernel_1_elements(all_, steps, amp_first);
}

typedef struct amp_block_of_choose_kernel_1 {
    int amp_domain[4];
    float t;
    amp_shape_1 from;
    amp_shape_1 to;
} amp_block_of_choose_kernel_1;
typedef char amp_size_of_choose_kernel_1[sizeof(amp_block_of_choose_kernel_1) == 56 ? 1 : -1];


#pragma clang diagnostic ignored "-Winitializer-overrides"

#line 35 "tests/emit/array_members.ampc"
__kernel
void choose_kernel_1(
    __global const struct State *AMP_RESTRICT amp_data_from,
    __global struct State *AMP_RESTRICT amp_data_to,
    const amp_block_of_choose_kernel_1 amp_block)
{
    const float t = amp_block.t;
    const view_struct_State_1 from = {AMP_DATA(__global struct State *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const view_struct_State_1 to = {AMP_DATA(__global struct State *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 35 "tests/emit/array_members.ampc"
    {
        struct State s = i < 4 ? (struct State){.y = {[1] = t * i}} : from.data[i];
        s.y[0] += t;
        to.data[i] = s;
    }
}

#line 35 "tests/emit/array_members.ampc"
AMP_KERNEL void choose_kernel_1_serial(
    __global const struct State *AMP_RESTRICT amp_data_from,
    __global struct State *AMP_RESTRICT amp_data_to,
    const amp_block_of_choose_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const float t = amp_block.t;
    const view_struct_State_1 from = {AMP_DATA(__global struct State *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const view_struct_State_1 to = {AMP_DATA(__global struct State *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        int i = amp_thread_0;
#line 36 "tests/emit/array_members.ampc"
        {
            const int amp_to_1 = (int)clamp((long)4 - (amp_thread_0), (long)amp_strip, (long)amp_stop);
            #pragma clang loop unroll_count(4)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_1; amp_thread_0++) {
                int i = amp_thread_0;
                int part_2 = i < 4;
#line 36 "tests/emit/array_members.ampc"
                float chosen = 0; float chosen_2 = 0; float chosen_3 = 0; if (1) { struct State whole = (struct State){.y = {[1] = t * i}}; chosen = whole.y[0]; chosen_2 = whole.y[1]; chosen_3 = whole.y[2]; } else { chosen = from.data[i].y[0]; chosen_2 = from.data[i].y[1]; chosen_3 = from.data[i].y[2]; } float s_y_0 = chosen; float s_y_1 = chosen_2; float s_y_2 = chosen_3;
                s_y_0 += t;
                to.data[i].y[0] = s_y_0; to.data[i].y[1] = s_y_1; to.data[i].y[2] = s_y_2;
            }
        }
#line 36 "tests/emit/array_members.ampc"
        {
            const int amp_from_2 = (int)clamp((long)4 - (amp_thread_0), (long)amp_strip, (long)amp_stop);
            #pragma clang loop unroll_count(4)
            for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
                int part_2 = i < 4;
#line 36 "tests/emit/array_members.ampc"
                float chosen = 0; float chosen_2 = 0; float chosen_3 = 0; if (0) { struct State whole = (struct State){.y = {[1] = t * i}}; chosen = whole.y[0]; chosen_2 = whole.y[1]; chosen_3 = whole.y[2]; } else { chosen = from.data[i].y[0]; chosen_2 = from.data[i].y[1]; chosen_3 = from.data[i].y[2]; } float s_y_0 = chosen; float s_y_1 = chosen_2; float s_y_2 = chosen_3;
                s_y_0 += t;
                to.data[i].y[0] = s_y_0; to.data[i].y[1] = s_y_1; to.data[i].y[2] = s_y_2;
            }
        }
    }
}
