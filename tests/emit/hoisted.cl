typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_eliminate_kernel_1 {
    int amp_domain[4];
    int k;
    int n;
    amp_shape_2 m;
} amp_block_of_eliminate_kernel_1;
typedef char amp_size_of_eliminate_kernel_1[sizeof(amp_block_of_eliminate_kernel_1) == 48 ? 1 : -1];


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

#line 6 "tests/emit/hoisted.ampc"
__kernel
void eliminate_kernel_1(
    __global float *AMP_RESTRICT amp_data_m,
    const amp_block_of_eliminate_kernel_1 amp_block)
{
    const int k = amp_block.k;
    const int n = amp_block.n;
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(2, m)), (amp_offset)AMP_SHAPE(2, m).stride0, AMP_SHAPE(2, m).extent0, AMP_SHAPE(2, m).extent1};
    int2 t = (int2)(amp_thread(1), amp_thread(0));
    if (t.x >= amp_block.amp_domain[0]
        || t.y >= amp_block.amp_domain[1])
        return;
#line 6 "tests/emit/hoisted.ampc"
    {
        int i = t.x + k; int j = t.y + k;
        if (j < n - 1)
            m.data[i * m.stride0 + j] -= m.data[i * m.stride0 + k] * m.data[k * m.stride0 + j];
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

#line 6 "tests/emit/hoisted.ampc"
AMP_KERNEL void eliminate_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_m,
    const amp_block_of_eliminate_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int k = amp_block.k;
    const int n = amp_block.n;
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(2, m)), (amp_offset)AMP_SHAPE(2, m).stride0, AMP_SHAPE(2, m).extent0, AMP_SHAPE(2, m).extent1};
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
        int i = t.x + k;
#line 8 "tests/emit/hoisted.ampc"
        {
            const int amp_to_1 = (int)clamp((long)(n - 1) - (int)(((int2)(amp_thread_0, amp_thread_1)).y + k), (long)amp_strip, (long)amp_stop);
            {
                const float amp_shared_0 = amp_strip >= amp_to_1 ? 0 : m.data[i * m.stride0 + k];
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int2 t = (int2)(amp_thread_0, amp_thread_1);
                    int j = t.y + k;
#line 9 "tests/emit/hoisted.ampc"
                    m.data[(long)i * m.stride0 + j] -= amp_shared_0 * m.data[(long)k * m.stride0 + j];
                }
            }
        }
    }
}

#line 6 "tests/emit/hoisted.ampc"
static void eliminate_kernel_1_element(
    const int k,
    const int n,
    const view_float_2 m,
    int2 t)
#line 6 "tests/emit/hoisted.ampc"
{
    int i = t.x + k; int j = t.y + k;
    if (j < n - 1)
        m.data[i * m.stride0 + j] -= m.data[i * m.stride0 + k] * m.data[k * m.stride0 + j];
}

static void eliminate_kernel_1_elements(
    const int k,
    const int n,
    const view_float_2 m,
    int2 t)
#line 6 "tests/emit/hoisted.ampc"
{
    int j = t.y + k;
    int stores = j < n - 1;
#line 7 "tests/emit/hoisted.ampc"
    int i[4]; float late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 7 "tests/emit/hoisted.ampc"
        i[amp_n] = t.x + amp_n + k; }
    if (stores) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/hoisted.ampc"
            late[amp_n] = m.data[i[amp_n] * m.stride0 + j]; late[amp_n] -= m.data[i[amp_n] * m.stride0 + k] * m.data[k * m.stride0 + j]; } }
#line 8 "tests/emit/hoisted.ampc"
    if (stores) {
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 9 "tests/emit/hoisted.ampc"
            m.data[i[amp_n] * m.stride0 + j] = late[amp_n]; } }
}

__kernel
void eliminate_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_m,
    const amp_block_of_eliminate_kernel_1 amp_block)
{
    const int k = amp_block.k;
    const int n = amp_block.n;
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(2, m)), (amp_offset)AMP_SHAPE(2, m).stride0, AMP_SHAPE(2, m).extent0, AMP_SHAPE(2, m).extent1};
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
            eliminate_kernel_1_element(k, n, m, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    eliminate_kernel_1_elements(k, n, m, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_alone_kernel_1 {
    int amp_domain[4];
    amp_shape_2 m;
} amp_block_of_alone_kernel_1;
typedef char amp_size_of_alone_kernel_1[sizeof(amp_block_of_alone_kernel_1) == 40 ? 1 : -1];


#line 16 "tests/emit/hoisted.ampc"
__kernel
void alone_kernel_1(
    __global float *AMP_RESTRICT amp_data_m,
    const amp_block_of_alone_kernel_1 amp_block)
{
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    int2 t = (int2)(amp_thread(1), amp_thread(0));
    if (t.x >= amp_block.amp_domain[0]
        || t.y >= amp_block.amp_domain[1])
        return;
#line 16 "tests/emit/hoisted.ampc"
    {
        m.data[t.x * m.stride0 + t.y] = 1;
        m.data[t.x * m.stride0 + (t.y + 1)] += m.data[t.x * m.stride0 + 0];
    }
}

#line 16 "tests/emit/hoisted.ampc"
AMP_KERNEL void alone_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_m,
    const amp_block_of_alone_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
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
#line 17 "tests/emit/hoisted.ampc"
            m.data[(long)t.x * m.stride0 + t.y] = 1;
            m.data[(long)t.x * m.stride0 + ((long)t.y + 1)] += m.data[t.x * m.stride0 + 0];
        }
    }
}

#line 16 "tests/emit/hoisted.ampc"
static void alone_kernel_1_element(
    const view_float_2 m,
    int2 t)
#line 16 "tests/emit/hoisted.ampc"
{
    m.data[t.x * m.stride0 + t.y] = 1;
    m.data[t.x * m.stride0 + (t.y + 1)] += m.data[t.x * m.stride0 + 0];
}

static void alone_kernel_1_elements(
    const view_float_2 m,
    int2 t)
#line 16 "tests/emit/hoisted.ampc"
{
    float late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 17 "tests/emit/hoisted.ampc"
        m.data[(t.x + amp_n) * m.stride0 + t.y] = 1;
        late[amp_n] = m.data[(t.x + amp_n) * m.stride0 + (t.y + 1)]; late[amp_n] += m.data[(t.x + amp_n) * m.stride0 + 0];
#line 17 "tests/emit/hoisted.ampc"
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 18 "tests/emit/hoisted.ampc"
        m.data[(t.x + amp_n) * m.stride0 + (t.y + 1)] = late[amp_n]; }
}

__kernel
void alone_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_m,
    const amp_block_of_alone_kernel_1 amp_block)
{
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
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
            alone_kernel_1_element(m, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    alone_kernel_1_elements(m, (int2)(amp_first, amp_x));
}
