typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_medians_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    amp_shape_1 to;
} amp_block_of_medians_kernel_1;
typedef char amp_size_of_medians_kernel_1[sizeof(amp_block_of_medians_kernel_1) == 48 ? 1 : -1];


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

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#pragma clang diagnostic ignored "-Wpass-failed"

#line 4 "tests/emit/pointed.ampc"
static void order(float *a, float *b)
{
    float low = *a < *b ? *a : *b; float high = *a < *b ? *b : *a;
    *a = low;
    *b = high;
}

#line 13 "tests/emit/pointed.ampc"
__kernel
void medians_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_medians_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 13 "tests/emit/pointed.ampc"
    {
        float v[5];
        #pragma unroll
        for (int k = 0; k < 5; k++) v[k] = from.data[i + k];
        for (int k = 0; k < 3; k++)
            for (int j = 0; j < 4 - k; j++)
                order(&v[j], &v[j + 1]);
        to.data[i] = v[2];
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

#line 13 "tests/emit/pointed.ampc"
AMP_KERNEL void medians_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_medians_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 512 ? amp_strip + 512 : amp_end_0;
        float v[5][512];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 14 "tests/emit/pointed.ampc"
                    
                    #pragma unroll
                    for (int k = 0; k < 5; k++) v[k][amp_thread_0 - amp_strip] = from.data[(long)i + k];
                } for (int k_2 = 0; k_2 < 3; k_2++) {
                    for (int j = 0; j < 4 - k_2; j++) {
                        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 19 "tests/emit/pointed.ampc"
                            ; ;
#line 6 "tests/emit/pointed.ampc"
                            float low = v[j][amp_thread_0 - amp_strip] < v[j + 1][amp_thread_0 - amp_strip] ? v[j][amp_thread_0 - amp_strip] : v[j + 1][amp_thread_0 - amp_strip]; float high = v[j][amp_thread_0 - amp_strip] < v[j + 1][amp_thread_0 - amp_strip] ? v[j + 1][amp_thread_0 - amp_strip] : v[j][amp_thread_0 - amp_strip];
                            v[j][amp_thread_0 - amp_strip] = low;
                            v[j + 1][amp_thread_0 - amp_strip] = high;
                        }
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 20 "tests/emit/pointed.ampc"
                    to.data[i] = v[2][amp_thread_0 - amp_strip];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 14 "tests/emit/pointed.ampc"
                
                #pragma unroll
                for (int k = 0; k < 5; k++) v[k][amp_thread_0 - amp_strip] = from.data[(long)i + k];
            } for (int k_2 = 0; k_2 < 3; k_2++) {
                for (int j = 0; j < 4 - k_2; j++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 19 "tests/emit/pointed.ampc"
                        ; ;
#line 6 "tests/emit/pointed.ampc"
                        float low = v[j][amp_thread_0 - amp_strip] < v[j + 1][amp_thread_0 - amp_strip] ? v[j][amp_thread_0 - amp_strip] : v[j + 1][amp_thread_0 - amp_strip]; float high = v[j][amp_thread_0 - amp_strip] < v[j + 1][amp_thread_0 - amp_strip] ? v[j + 1][amp_thread_0 - amp_strip] : v[j][amp_thread_0 - amp_strip];
                        v[j][amp_thread_0 - amp_strip] = low;
                        v[j + 1][amp_thread_0 - amp_strip] = high;
                    }
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 20 "tests/emit/pointed.ampc"
                to.data[i] = v[2][amp_thread_0 - amp_strip];
            }
        }
    }
}

#line 13 "tests/emit/pointed.ampc"
static void medians_kernel_1_element(
    const view_float_1 from,
    const view_float_1 to,
    int i)
#line 13 "tests/emit/pointed.ampc"
{
    float v[5];
    #pragma unroll
    for (int k = 0; k < 5; k++) v[k] = from.data[i + k];
    for (int k = 0; k < 3; k++)
        for (int j = 0; j < 4 - k; j++)
            order(&v[j], &v[j + 1]);
    to.data[i] = v[2];
}

static void medians_kernel_1_elements(
    const view_float_1 from,
    const view_float_1 to,
    int i)
#line 13 "tests/emit/pointed.ampc"
{
    float v[4][5]; ;
    #pragma unroll
    for (int k = 0; k < 5; k++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/pointed.ampc"
            v[amp_n][k] = from.data[i + amp_n * 256 + k]; } }
    for (int k = 0; k < 3; k++) {
        for (int j = 0; j < 4 - k; j++) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 19 "tests/emit/pointed.ampc"
                order(&v[amp_n][j], &v[amp_n][j + 1]); } } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 20 "tests/emit/pointed.ampc"
        to.data[i + amp_n * 256] = v[amp_n][2]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void medians_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_medians_kernel_1 amp_block)
{
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            medians_kernel_1_element(from, to, amp_first + amp_n * 256);
        return;
    }
#endif
    medians_kernel_1_elements(from, to, amp_first);
}

typedef struct amp_block_of_others_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    amp_shape_1 to;
} amp_block_of_others_kernel_1;
typedef char amp_size_of_others_kernel_1[sizeof(amp_block_of_others_kernel_1) == 48 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 27 "tests/emit/pointed.ampc"
__kernel
void others_kernel_1(
    __global const int *AMP_RESTRICT amp_data_from,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_others_kernel_1 amp_block)
{
    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 27 "tests/emit/pointed.ampc"
    {
        int v[4] = {1, 2, 3, 4}; int w[2] = {i, from.data[i]}; int at = from.data[i] & 3;
        int *a = &v[at]; int *b = i % 2 ? v : w;
        at++;
        *a += at;
        b[1] = 7;
        to.data[i] = v[0] + v[1] + v[2] + v[3] + w[1];
    }
}

#line 27 "tests/emit/pointed.ampc"
AMP_KERNEL void others_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_from,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_others_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop unroll_count(4)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 28 "tests/emit/pointed.ampc"
            int v[4] = {1, 2, 3, 4}; int w[2] = {i, from.data[i]}; int at = from.data[i] & 3;
            int *a = &v[at]; int *b = i % 2 ? v : w;
            at++;
            *a += at;
            b[1] = 7;
            to.data[i] = v[0] + v[1] + v[2] + v[3] + w[1];
        }
    }
}

#line 27 "tests/emit/pointed.ampc"
static void others_kernel_1_element(
    const view_int_1 from,
    const view_int_1 to,
    int i)
#line 27 "tests/emit/pointed.ampc"
{
    int v[4] = {1, 2, 3, 4}; int w[2] = {i, from.data[i]}; int at = from.data[i] & 3;
    int *a = &v[at]; int *b = i % 2 ? v : w;
    at++;
    *a += at;
    b[1] = 7;
    to.data[i] = v[0] + v[1] + v[2] + v[3] + w[1];
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void others_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_from,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_others_kernel_1 amp_block)
{
    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            others_kernel_1_element(from, to, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        others_kernel_1_element(from, to, amp_first + amp_n * 256);
}
