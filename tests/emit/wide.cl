typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_median_kernel_1 {
    int amp_domain[4];
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_median_kernel_1;
typedef char amp_size_of_median_kernel_1[sizeof(amp_block_of_median_kernel_1) == 64 ? 1 : -1];


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

#pragma clang diagnostic ignored "-Wpass-failed"

#line 20 "tests/emit/wide.ampc"
__kernel
void median_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_median_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    int2 at = (int2)(amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1])
        return;
#line 20 "tests/emit/wide.ampc"
    {
        float v[9];
        #pragma unroll
        for (int k = 0; k < 9; k++) v[k] = from.data[(at.x + k / 3) * from.stride0 + (at.y + k % 3)];
        { float low = v[1] < v[2] ? v[1] : v[2]; v[2] = v[1] < v[2] ? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] ? v[4] : v[5]; v[5] = v[4] < v[5] ? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] ? v[7] : v[8]; v[8] = v[7] < v[8] ? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[1] ? v[0] : v[1]; v[1] = v[0] < v[1] ? v[1] : v[0]; v[0] = low; } { float low = v[3] < v[4] ? v[3] : v[4]; v[4] = v[3] < v[4] ? v[4] : v[3]; v[3] = low; } { float low = v[6] < v[7] ? v[6] : v[7]; v[7] = v[6] < v[7] ? v[7] : v[6]; v[6] = low; } { float low = v[1] < v[2] ? v[1] : v[2]; v[2] = v[1] < v[2] ? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] ? v[4] : v[5]; v[5] = v[4] < v[5] ? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] ? v[7] : v[8]; v[8] = v[7] < v[8] ? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[3] ? v[0] : v[3]; v[3] = v[0] < v[3] ? v[3] : v[0]; v[0] = low; } { float low = v[5] < v[8] ? v[5] : v[8]; v[8] = v[5] < v[8] ? v[8] : v[5]; v[5] = low; } { float low = v[4] < v[7] ? v[4] : v[7]; v[7] = v[4] < v[7] ? v[7] : v[4]; v[4] = low; } { float low = v[3] < v[6] ? v[3] : v[6]; v[6] = v[3] < v[6] ? v[6] : v[3]; v[3] = low; } { float low = v[1] < v[4] ? v[1] : v[4]; v[4] = v[1] < v[4] ? v[4] : v[1]; v[1] = low; } { float low = v[2] < v[5] ? v[2] : v[5]; v[5] = v[2] < v[5] ? v[5] : v[2]; v[2] = low; } { float low = v[4] < v[7] ? v[4] : v[7]; v[7] = v[4] < v[7] ? v[7] : v[4]; v[4] = low; } { float low = v[4] < v[2] ? v[4] : v[2]; v[2] = v[4] < v[2] ? v[2] : v[4]; v[4] = low; } { float low = v[6] < v[4] ? v[6] : v[4]; v[4] = v[6] < v[4] ? v[4] : v[6]; v[6] = low; } { float low = v[4] < v[2] ? v[4] : v[2]; v[2] = v[4] < v[2] ? v[2] : v[4]; v[4] = low; }
        to.data[at.x * to.stride0 + at.y] = v[4];
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

#ifdef __AVX512F__
#define AMP_WIDE_16 _Pragma("clang loop vectorize_width(16)")
#else
#define AMP_WIDE_16
#endif

#line 20 "tests/emit/wide.ampc"
AMP_KERNEL void median_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_median_kernel_1 amp_block AMP_PLACE)
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
        AMP_WIDE_16
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 21 "tests/emit/wide.ampc"
            float v_0 = 0; float v_1 = 0; float v_2 = 0; float v_3 = 0; float v_4 = 0; float v_5 = 0; float v_6 = 0; float v_7 = 0; float v_8 = 0;
            {
                v_0 = from.data[((long)at.x + 0) * from.stride0 + ((long)at.y + 0)]; v_1 = from.data[((long)at.x + 0) * from.stride0 + ((long)at.y + 1)]; v_2 = from.data[((long)at.x + 0) * from.stride0 + ((long)at.y + 2)]; v_3 = from.data[((long)at.x + 1) * from.stride0 + ((long)at.y + 0)]; v_4 = from.data[((long)at.x + 1) * from.stride0 + ((long)at.y + 1)]; v_5 = from.data[((long)at.x + 1) * from.stride0 + ((long)at.y + 2)]; v_6 = from.data[((long)at.x + 2) * from.stride0 + ((long)at.y + 0)]; v_7 = from.data[((long)at.x + 2) * from.stride0 + ((long)at.y + 1)]; v_8 = from.data[((long)at.x + 2) * from.stride0 + ((long)at.y + 2)]; }
            { float low = v_1 < v_2 ? v_1 : v_2; v_2 = v_1 < v_2 ? v_2 : v_1; v_1 = low; } { float low = v_4 < v_5 ? v_4 : v_5; v_5 = v_4 < v_5 ? v_5 : v_4; v_4 = low; } { float low = v_7 < v_8 ? v_7 : v_8; v_8 = v_7 < v_8 ? v_8 : v_7; v_7 = low; } { float low = v_0 < v_1 ? v_0 : v_1; v_1 = v_0 < v_1 ? v_1 : v_0; v_0 = low; } { float low = v_3 < v_4 ? v_3 : v_4; v_4 = v_3 < v_4 ? v_4 : v_3; v_3 = low; } { float low = v_6 < v_7 ? v_6 : v_7; v_7 = v_6 < v_7 ? v_7 : v_6; v_6 = low; } { float low = v_1 < v_2 ? v_1 : v_2; v_2 = v_1 < v_2 ? v_2 : v_1; v_1 = low; } { float low = v_4 < v_5 ? v_4 : v_5; v_5 = v_4 < v_5 ? v_5 : v_4; v_4 = low; } { float low = v_7 < v_8 ? v_7 : v_8; v_8 = v_7 < v_8 ? v_8 : v_7; v_7 = low; } { float low = v_0 < v_3 ? v_0 : v_3; v_3 = v_0 < v_3 ? v_3 : v_0; v_0 = low; } { float low = v_5 < v_8 ? v_5 : v_8; v_8 = v_5 < v_8 ? v_8 : v_5; v_5 = low; } { float low = v_4 < v_7 ? v_4 : v_7; v_7 = v_4 < v_7 ? v_7 : v_4; v_4 = low; } { float low = v_3 < v_6 ? v_3 : v_6; v_6 = v_3 < v_6 ? v_6 : v_3; v_3 = low; } { float low = v_1 < v_4 ? v_1 : v_4; v_4 = v_1 < v_4 ? v_4 : v_1; v_1 = low; } { float low = v_2 < v_5 ? v_2 : v_5; v_5 = v_2 < v_5 ? v_5 : v_2; v_2 = low; } { float low = v_4 < v_7 ? v_4 : v_7; v_7 = v_4 < v_7 ? v_7 : v_4; v_4 = low; } { float low = v_4 < v_2 ? v_4 : v_2; v_2 = v_4 < v_2 ? v_2 : v_4; v_4 = low; } { float low = v_6 < v_4 ? v_6 : v_4; v_4 = v_6 < v_4 ? v_4 : v_6; v_6 = low; } { float low = v_4 < v_2 ? v_4 : v_2; v_2 = v_4 < v_2 ? v_2 : v_4; v_4 = low; }
            to.data[(long)at.x * to.stride0 + at.y] = v_4;
        }
    }
}

#line 20 "tests/emit/wide.ampc"
static void median_kernel_1_element(
    const view_float_2 from,
    const view_float_2 to,
    int2 at)
#line 20 "tests/emit/wide.ampc"
{
    float v[9];
    #pragma unroll
    for (int k = 0; k < 9; k++) v[k] = from.data[(at.x + k / 3) * from.stride0 + (at.y + k % 3)];
    { float low = v[1] < v[2] ? v[1] : v[2]; v[2] = v[1] < v[2] ? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] ? v[4] : v[5]; v[5] = v[4] < v[5] ? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] ? v[7] : v[8]; v[8] = v[7] < v[8] ? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[1] ? v[0] : v[1]; v[1] = v[0] < v[1] ? v[1] : v[0]; v[0] = low; } { float low = v[3] < v[4] ? v[3] : v[4]; v[4] = v[3] < v[4] ? v[4] : v[3]; v[3] = low; } { float low = v[6] < v[7] ? v[6] : v[7]; v[7] = v[6] < v[7] ? v[7] : v[6]; v[6] = low; } { float low = v[1] < v[2] ? v[1] : v[2]; v[2] = v[1] < v[2] ? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] ? v[4] : v[5]; v[5] = v[4] < v[5] ? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] ? v[7] : v[8]; v[8] = v[7] < v[8] ? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[3] ? v[0] : v[3]; v[3] = v[0] < v[3] ? v[3] : v[0]; v[0] = low; } { float low = v[5] < v[8] ? v[5] : v[8]; v[8] = v[5] < v[8] ? v[8] : v[5]; v[5] = low; } { float low = v[4] < v[7] ? v[4] : v[7]; v[7] = v[4] < v[7] ? v[7] : v[4]; v[4] = low; } { float low = v[3] < v[6] ? v[3] : v[6]; v[6] = v[3] < v[6] ? v[6] : v[3]; v[3] = low; } { float low = v[1] < v[4] ? v[1] : v[4]; v[4] = v[1] < v[4] ? v[4] : v[1]; v[1] = low; } { float low = v[2] < v[5] ? v[2] : v[5]; v[5] = v[2] < v[5] ? v[5] : v[2]; v[2] = low; } { float low = v[4] < v[7] ? v[4] : v[7]; v[7] = v[4] < v[7] ? v[7] : v[4]; v[4] = low; } { float low = v[4] < v[2] ? v[4] : v[2]; v[2] = v[4] < v[2] ? v[2] : v[4]; v[4] = low; } { float low = v[6] < v[4] ? v[6] : v[4]; v[4] = v[6] < v[4] ? v[4] : v[6]; v[6] = low; } { float low = v[4] < v[2] ? v[4] : v[2]; v[2] = v[4] < v[2] ? v[2] : v[4]; v[4] = low; }
    to.data[at.x * to.stride0 + at.y] = v[4];
}

static void median_kernel_1_elements(
    const view_float_2 from,
    const view_float_2 to,
    int2 at)
#line 20 "tests/emit/wide.ampc"
{
    float v[4][9]; ;
    #pragma unroll
    for (int k = 0; k < 9; k++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 23 "tests/emit/wide.ampc"
            v[amp_n][k] = from.data[(at.x + amp_n + k / 3) * from.stride0 + (at.y + k % 3)]; } }
    { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][1] < v[amp_n][2] ? v[amp_n][1] : v[amp_n][2]; v[amp_n][2] = v[amp_n][1] < v[amp_n][2] ? v[amp_n][2] : v[amp_n][1]; v[amp_n][1] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][4] < v[amp_n][5] ? v[amp_n][4] : v[amp_n][5]; v[amp_n][5] = v[amp_n][4] < v[amp_n][5] ? v[amp_n][5] : v[amp_n][4]; v[amp_n][4] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][7] < v[amp_n][8] ? v[amp_n][7] : v[amp_n][8]; v[amp_n][8] = v[amp_n][7] < v[amp_n][8] ? v[amp_n][8] : v[amp_n][7]; v[amp_n][7] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][0] < v[amp_n][1] ? v[amp_n][0] : v[amp_n][1]; v[amp_n][1] = v[amp_n][0] < v[amp_n][1] ? v[amp_n][1] : v[amp_n][0]; v[amp_n][0] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][3] < v[amp_n][4] ? v[amp_n][3] : v[amp_n][4]; v[amp_n][4] = v[amp_n][3] < v[amp_n][4] ? v[amp_n][4] : v[amp_n][3]; v[amp_n][3] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][6] < v[amp_n][7] ? v[amp_n][6] : v[amp_n][7]; v[amp_n][7] = v[amp_n][6] < v[amp_n][7] ? v[amp_n][7] : v[amp_n][6]; v[amp_n][6] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][1] < v[amp_n][2] ? v[amp_n][1] : v[amp_n][2]; v[amp_n][2] = v[amp_n][1] < v[amp_n][2] ? v[amp_n][2] : v[amp_n][1]; v[amp_n][1] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][4] < v[amp_n][5] ? v[amp_n][4] : v[amp_n][5]; v[amp_n][5] = v[amp_n][4] < v[amp_n][5] ? v[amp_n][5] : v[amp_n][4]; v[amp_n][4] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][7] < v[amp_n][8] ? v[amp_n][7] : v[amp_n][8]; v[amp_n][8] = v[amp_n][7] < v[amp_n][8] ? v[amp_n][8] : v[amp_n][7]; v[amp_n][7] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][0] < v[amp_n][3] ? v[amp_n][0] : v[amp_n][3]; v[amp_n][3] = v[amp_n][0] < v[amp_n][3] ? v[amp_n][3] : v[amp_n][0]; v[amp_n][0] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][5] < v[amp_n][8] ? v[amp_n][5] : v[amp_n][8]; v[amp_n][8] = v[amp_n][5] < v[amp_n][8] ? v[amp_n][8] : v[amp_n][5]; v[amp_n][5] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][4] < v[amp_n][7] ? v[amp_n][4] : v[amp_n][7]; v[amp_n][7] = v[amp_n][4] < v[amp_n][7] ? v[amp_n][7] : v[amp_n][4]; v[amp_n][4] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][3] < v[amp_n][6] ? v[amp_n][3] : v[amp_n][6]; v[amp_n][6] = v[amp_n][3] < v[amp_n][6] ? v[amp_n][6] : v[amp_n][3]; v[amp_n][3] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][1] < v[amp_n][4] ? v[amp_n][1] : v[amp_n][4]; v[amp_n][4] = v[amp_n][1] < v[amp_n][4] ? v[amp_n][4] : v[amp_n][1]; v[amp_n][1] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][2] < v[amp_n][5] ? v[amp_n][2] : v[amp_n][5]; v[amp_n][5] = v[amp_n][2] < v[amp_n][5] ? v[amp_n][5] : v[amp_n][2]; v[amp_n][2] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][4] < v[amp_n][7] ? v[amp_n][4] : v[amp_n][7]; v[amp_n][7] = v[amp_n][4] < v[amp_n][7] ? v[amp_n][7] : v[amp_n][4]; v[amp_n][4] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][4] < v[amp_n][2] ? v[amp_n][4] : v[amp_n][2]; v[amp_n][2] = v[amp_n][4] < v[amp_n][2] ? v[amp_n][2] : v[amp_n][4]; v[amp_n][4] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][6] < v[amp_n][4] ? v[amp_n][6] : v[amp_n][4]; v[amp_n][4] = v[amp_n][6] < v[amp_n][4] ? v[amp_n][4] : v[amp_n][6]; v[amp_n][6] = low; } } { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/wide.ampc"
            float low = v[amp_n][4] < v[amp_n][2] ? v[amp_n][4] : v[amp_n][2]; v[amp_n][2] = v[amp_n][4] < v[amp_n][2] ? v[amp_n][2] : v[amp_n][4]; v[amp_n][4] = low; } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 25 "tests/emit/wide.ampc"
        to.data[(at.x + amp_n) * to.stride0 + at.y] = v[amp_n][4]; }
}

__kernel
void median_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_median_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
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
            median_kernel_1_element(from, to, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    median_kernel_1_elements(from, to, (int2)(amp_first, amp_x));
}

typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_collide_kernel_1 {
    int amp_domain[4];
    amp_shape_3 from;
    amp_shape_3 to;
} amp_block_of_collide_kernel_1;
typedef char amp_size_of_collide_kernel_1[sizeof(amp_block_of_collide_kernel_1) == 96 ? 1 : -1];


typedef struct view_float_3 {
    __global float *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_float_3;

#line 30 "tests/emit/wide.ampc"
__constant const int TO_Y[5] = {0, 0, 0, 1, -1};

#line 30 "tests/emit/wide.ampc"
__constant const int TO_X[5] = {0, 1, -1, 0, 0};

#line 31 "tests/emit/wide.ampc"
__constant const float PART[5] = {0.5f, 0.125f, 0.125f, 0.125f, 0.125f};

#line 35 "tests/emit/wide.ampc"
__kernel
void collide_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_collide_kernel_1 amp_block)
{
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
    int2 at = (int2)(amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1])
        return;
#line 35 "tests/emit/wide.ampc"
    {
        float f[5]; float sum = 0; float u = 0; float v = 0;
        #pragma unroll
        for (int k = 0; k < 5; k++) { f[k] = from.data[k * from.stride0 + (at.x + 1 - TO_Y[k]) * from.stride1 + (at.y + 1 - TO_X[k])];
            sum += f[k];
            u += f[k] * TO_X[k];
            v += f[k] * TO_Y[k];
        }
        #pragma unroll
        for (int k = 0; k < 5; k++) { float along = TO_X[k] * u + TO_Y[k] * v;
            to.data[k * to.stride0 + at.x * to.stride1 + at.y] = f[k] - 0.5f * (f[k] - PART[k] * (sum + along));
        }
    }
}

#line 35 "tests/emit/wide.ampc"
AMP_KERNEL void collide_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_collide_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        AMP_WIDE_16
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 36 "tests/emit/wide.ampc"
            float f_0 = 0; float f_1 = 0; float f_2 = 0; float f_3 = 0; float f_4 = 0; float sum = 0; float u = 0; float v = 0;
            { {
                    f_0 = from.data[((long)at.x + 1 - 0) * from.stride1 + ((long)at.y + 1 - 0)];
                    sum += f_0;
                    u += f_0 * 0;
                    v += f_0 * 0;
                }
#line 37 "tests/emit/wide.ampc"
                {
                    f_1 = from.data[1 * from.stride0 + ((long)at.x + 1 - 0) * from.stride1 + ((long)at.y + 1 - 1)];
                    sum += f_1;
                    u += f_1 * 1;
                    v += f_1 * 0;
                }
#line 37 "tests/emit/wide.ampc"
                {
                    f_2 = from.data[2 * from.stride0 + ((long)at.x + 1 - 0) * from.stride1 + ((long)at.y + 1 - -1)];
                    sum += f_2;
                    u += f_2 * (-1);
                    v += f_2 * 0;
                }
#line 37 "tests/emit/wide.ampc"
                {
                    f_3 = from.data[3 * from.stride0 + ((long)at.x + 1 - 1) * from.stride1 + ((long)at.y + 1 - 0)];
                    sum += f_3;
                    u += f_3 * 0;
                    v += f_3 * 1;
                }
#line 37 "tests/emit/wide.ampc"
                {
                    f_4 = from.data[4 * from.stride0 + ((long)at.x + 1 - -1) * from.stride1 + ((long)at.y + 1 - 0)];
                    sum += f_4;
                    u += f_4 * 0;
                    v += f_4 * (-1);
                } }
            { {
                    float along_2 = 0 * u + 0 * v;
                    to.data[(long)at.x * to.stride1 + at.y] = f_0 - 0.5f * (f_0 - PART[0] * (sum + along_2));
                }
#line 43 "tests/emit/wide.ampc"
                {
                    float along_3 = 1 * u + 0 * v;
                    to.data[1 * to.stride0 + (long)at.x * to.stride1 + at.y] = f_1 - 0.5f * (f_1 - PART[1] * (sum + along_3));
                }
#line 43 "tests/emit/wide.ampc"
                {
                    float along_4 = -1 * u + 0 * v;
                    to.data[2 * to.stride0 + (long)at.x * to.stride1 + at.y] = f_2 - 0.5f * (f_2 - PART[2] * (sum + along_4));
                }
#line 43 "tests/emit/wide.ampc"
                {
                    float along_5 = 0 * u + 1 * v;
                    to.data[3 * to.stride0 + (long)at.x * to.stride1 + at.y] = f_3 - 0.5f * (f_3 - PART[3] * (sum + along_5));
                }
#line 43 "tests/emit/wide.ampc"
                {
                    float along_6 = 0 * u + -1 * v;
                    to.data[4 * to.stride0 + (long)at.x * to.stride1 + at.y] = f_4 - 0.5f * (f_4 - PART[4] * (sum + along_6));
                } }
        }
    }
}

#line 35 "tests/emit/wide.ampc"
static void collide_kernel_1_element(
    const view_float_3 from,
    const view_float_3 to,
    int2 at)
#line 35 "tests/emit/wide.ampc"
{
    float f[5]; float sum = 0; float u = 0; float v = 0;
    #pragma unroll
    for (int k = 0; k < 5; k++) { f[k] = from.data[k * from.stride0 + (at.x + 1 - TO_Y[k]) * from.stride1 + (at.y + 1 - TO_X[k])];
        sum += f[k];
        u += f[k] * TO_X[k];
        v += f[k] * TO_Y[k];
    }
    #pragma unroll
    for (int k = 0; k < 5; k++) { float along = TO_X[k] * u + TO_Y[k] * v;
        to.data[k * to.stride0 + at.x * to.stride1 + at.y] = f[k] - 0.5f * (f[k] - PART[k] * (sum + along));
    }
}

static void collide_kernel_1_elements(
    const view_float_3 from,
    const view_float_3 to,
    int2 at)
#line 35 "tests/emit/wide.ampc"
{
    float f[4][5]; float sum[4]; float u[4]; float v[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 36 "tests/emit/wide.ampc"
        sum[amp_n] = 0; u[amp_n] = 0; v[amp_n] = 0; }
    #pragma unroll
    for (int k = 0; k < 5; k++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 38 "tests/emit/wide.ampc"
            f[amp_n][k] = from.data[k * from.stride0 + (at.x + amp_n + 1 - TO_Y[k]) * from.stride1 + (at.y + 1 - TO_X[k])];
            sum[amp_n] += f[amp_n][k];
            u[amp_n] += f[amp_n][k] * TO_X[k];
            v[amp_n] += f[amp_n][k] * TO_Y[k];
#line 38 "tests/emit/wide.ampc"
        }
#line 42 "tests/emit/wide.ampc"
    }
    #pragma unroll
    for (int k = 0; k < 5; k++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 44 "tests/emit/wide.ampc"
            float along = TO_X[k] * u[amp_n] + TO_Y[k] * v[amp_n];
            to.data[k * to.stride0 + (at.x + amp_n) * to.stride1 + at.y] = f[amp_n][k] - 0.5f * (f[amp_n][k] - PART[k] * (sum[amp_n] + along));
#line 44 "tests/emit/wide.ampc"
        }

    }
}

__kernel
void collide_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_collide_kernel_1 amp_block)
{
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, (amp_offset)AMP_SHAPE(1, to).stride1, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1, AMP_SHAPE(1, to).extent2};
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
            collide_kernel_1_element(from, to, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    collide_kernel_1_elements(from, to, (int2)(amp_first, amp_x));
}

typedef struct amp_block_of_median_of_tiles_kernel_1 {
    int amp_domain[4];
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_median_of_tiles_kernel_1;
typedef char amp_size_of_median_of_tiles_kernel_1[sizeof(amp_block_of_median_of_tiles_kernel_1) == 64 ? 1 : -1];


#line 53 "tests/emit/wide.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void median_of_tiles_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_median_of_tiles_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float s[16][16] __attribute__((aligned(16)));
#line 54 "tests/emit/wide.ampc"
    {

        float v[9];
        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
        s[y][x] = 1 / from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int k = 0; k < 9; k++) v[k] = s[(y + k / 3) % 16][x] + k;
        { float low = v[1] < v[2] ? v[1] : v[2]; v[2] = v[1] < v[2] ? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] ? v[4] : v[5]; v[5] = v[4] < v[5] ? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] ? v[7] : v[8]; v[8] = v[7] < v[8] ? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[1] ? v[0] : v[1]; v[1] = v[0] < v[1] ? v[1] : v[0]; v[0] = low; } { float low = v[3] < v[4] ? v[3] : v[4]; v[4] = v[3] < v[4] ? v[4] : v[3]; v[3] = low; } { float low = v[6] < v[7] ? v[6] : v[7]; v[7] = v[6] < v[7] ? v[7] : v[6]; v[6] = low; } { float low = v[1] < v[2] ? v[1] : v[2]; v[2] = v[1] < v[2] ? v[2] : v[1]; v[1] = low; } { float low = v[4] < v[5] ? v[4] : v[5]; v[5] = v[4] < v[5] ? v[5] : v[4]; v[4] = low; } { float low = v[7] < v[8] ? v[7] : v[8]; v[8] = v[7] < v[8] ? v[8] : v[7]; v[7] = low; } { float low = v[0] < v[3] ? v[0] : v[3]; v[3] = v[0] < v[3] ? v[3] : v[0]; v[0] = low; } { float low = v[5] < v[8] ? v[5] : v[8]; v[8] = v[5] < v[8] ? v[8] : v[5]; v[5] = low; } { float low = v[4] < v[7] ? v[4] : v[7]; v[7] = v[4] < v[7] ? v[7] : v[4]; v[4] = low; } { float low = v[3] < v[6] ? v[3] : v[6]; v[6] = v[3] < v[6] ? v[6] : v[3]; v[3] = low; } { float low = v[1] < v[4] ? v[1] : v[4]; v[4] = v[1] < v[4] ? v[4] : v[1]; v[1] = low; } { float low = v[2] < v[5] ? v[2] : v[5]; v[5] = v[2] < v[5] ? v[5] : v[2]; v[2] = low; } { float low = v[4] < v[7] ? v[4] : v[7]; v[7] = v[4] < v[7] ? v[7] : v[4]; v[4] = low; } { float low = v[4] < v[2] ? v[4] : v[2]; v[2] = v[4] < v[2] ? v[2] : v[4]; v[4] = low; } { float low = v[6] < v[4] ? v[6] : v[4]; v[4] = v[6] < v[4] ? v[4] : v[6]; v[6] = low; } { float low = v[4] < v[2] ? v[4] : v[2]; v[2] = v[4] < v[2] ? v[2] : v[4]; v[4] = low; }
        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = v[4];
    }
}

#line 53 "tests/emit/wide.ampc"
AMP_FUNCTION void median_of_tiles_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_median_of_tiles_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float (*const s)[16][16] = (__local float (*)[16][16])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int x = amp_thread_1;
#line 56 "tests/emit/wide.ampc"
            ;
            
            (*s)[y][x] = 1 / from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = amp_thread_0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int x = amp_thread_1;
#line 56 "tests/emit/wide.ampc"
            float v_0 = 0; float v_1 = 0; float v_2 = 0; float v_3 = 0; float v_4 = 0; float v_5 = 0; float v_6 = 0; float v_7 = 0; float v_8 = 0;
#line 60 "tests/emit/wide.ampc"
            {
                v_0 = (*s)[(y + 0) % 16][amp_zero + (long)x] + 0; v_1 = (*s)[(y + 0) % 16][amp_zero + (long)x] + 1; v_2 = (*s)[(y + 0) % 16][amp_zero + (long)x] + 2; v_3 = (*s)[(y + 1) % 16][amp_zero + (long)x] + 3; v_4 = (*s)[(y + 1) % 16][amp_zero + (long)x] + 4; v_5 = (*s)[(y + 1) % 16][amp_zero + (long)x] + 5; v_6 = (*s)[(y + 2) % 16][amp_zero + (long)x] + 6; v_7 = (*s)[(y + 2) % 16][amp_zero + (long)x] + 7; v_8 = (*s)[(y + 2) % 16][amp_zero + (long)x] + 8; }
            { float low = v_1 < v_2 ? v_1 : v_2; v_2 = v_1 < v_2 ? v_2 : v_1; v_1 = low; } { float low = v_4 < v_5 ? v_4 : v_5; v_5 = v_4 < v_5 ? v_5 : v_4; v_4 = low; } { float low = v_7 < v_8 ? v_7 : v_8; v_8 = v_7 < v_8 ? v_8 : v_7; v_7 = low; } { float low = v_0 < v_1 ? v_0 : v_1; v_1 = v_0 < v_1 ? v_1 : v_0; v_0 = low; } { float low = v_3 < v_4 ? v_3 : v_4; v_4 = v_3 < v_4 ? v_4 : v_3; v_3 = low; } { float low = v_6 < v_7 ? v_6 : v_7; v_7 = v_6 < v_7 ? v_7 : v_6; v_6 = low; } { float low = v_1 < v_2 ? v_1 : v_2; v_2 = v_1 < v_2 ? v_2 : v_1; v_1 = low; } { float low = v_4 < v_5 ? v_4 : v_5; v_5 = v_4 < v_5 ? v_5 : v_4; v_4 = low; } { float low = v_7 < v_8 ? v_7 : v_8; v_8 = v_7 < v_8 ? v_8 : v_7; v_7 = low; } { float low = v_0 < v_3 ? v_0 : v_3; v_3 = v_0 < v_3 ? v_3 : v_0; v_0 = low; } { float low = v_5 < v_8 ? v_5 : v_8; v_8 = v_5 < v_8 ? v_8 : v_5; v_5 = low; } { float low = v_4 < v_7 ? v_4 : v_7; v_7 = v_4 < v_7 ? v_7 : v_4; v_4 = low; } { float low = v_3 < v_6 ? v_3 : v_6; v_6 = v_3 < v_6 ? v_6 : v_3; v_3 = low; } { float low = v_1 < v_4 ? v_1 : v_4; v_4 = v_1 < v_4 ? v_4 : v_1; v_1 = low; } { float low = v_2 < v_5 ? v_2 : v_5; v_5 = v_2 < v_5 ? v_5 : v_2; v_2 = low; } { float low = v_4 < v_7 ? v_4 : v_7; v_7 = v_4 < v_7 ? v_7 : v_4; v_4 = low; } { float low = v_4 < v_2 ? v_4 : v_2; v_2 = v_4 < v_2 ? v_2 : v_4; v_4 = low; } { float low = v_6 < v_4 ? v_6 : v_4; v_4 = v_6 < v_4 ? v_4 : v_6; v_6 = low; } { float low = v_4 < v_2 ? v_4 : v_2; v_2 = v_4 < v_2 ? v_2 : v_4; v_4 = low; }
            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = v_4;
        }
    }
}

AMP_KERNEL void median_of_tiles_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_median_of_tiles_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        median_of_tiles_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 53 "tests/emit/wide.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void median_of_tiles_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_median_of_tiles_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][16][16] __attribute__((aligned(16)));
#line 54 "tests/emit/wide.ampc"
    {


        int y = (int)get_local_id(1); int x = (int)get_local_id(0);
#line 56 "tests/emit/wide.ampc"
        float v[4][9]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 56 "tests/emit/wide.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last;

            s[amp_n][y][x] = 1 / from.data[(at * 16 + (int)get_local_id(1)) * from.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
#line 56 "tests/emit/wide.ampc"
        }


        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int k = 0; k < 9; k++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 61 "tests/emit/wide.ampc"
                v[amp_n][k] = s[amp_n][(y + k / 3) % 16][x] + k; } }
        { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][1] < v[amp_n][2] ? v[amp_n][1] : v[amp_n][2]; v[amp_n][2] = v[amp_n][1] < v[amp_n][2] ? v[amp_n][2] : v[amp_n][1]; v[amp_n][1] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][4] < v[amp_n][5] ? v[amp_n][4] : v[amp_n][5]; v[amp_n][5] = v[amp_n][4] < v[amp_n][5] ? v[amp_n][5] : v[amp_n][4]; v[amp_n][4] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][7] < v[amp_n][8] ? v[amp_n][7] : v[amp_n][8]; v[amp_n][8] = v[amp_n][7] < v[amp_n][8] ? v[amp_n][8] : v[amp_n][7]; v[amp_n][7] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][0] < v[amp_n][1] ? v[amp_n][0] : v[amp_n][1]; v[amp_n][1] = v[amp_n][0] < v[amp_n][1] ? v[amp_n][1] : v[amp_n][0]; v[amp_n][0] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][3] < v[amp_n][4] ? v[amp_n][3] : v[amp_n][4]; v[amp_n][4] = v[amp_n][3] < v[amp_n][4] ? v[amp_n][4] : v[amp_n][3]; v[amp_n][3] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][6] < v[amp_n][7] ? v[amp_n][6] : v[amp_n][7]; v[amp_n][7] = v[amp_n][6] < v[amp_n][7] ? v[amp_n][7] : v[amp_n][6]; v[amp_n][6] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][1] < v[amp_n][2] ? v[amp_n][1] : v[amp_n][2]; v[amp_n][2] = v[amp_n][1] < v[amp_n][2] ? v[amp_n][2] : v[amp_n][1]; v[amp_n][1] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][4] < v[amp_n][5] ? v[amp_n][4] : v[amp_n][5]; v[amp_n][5] = v[amp_n][4] < v[amp_n][5] ? v[amp_n][5] : v[amp_n][4]; v[amp_n][4] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][7] < v[amp_n][8] ? v[amp_n][7] : v[amp_n][8]; v[amp_n][8] = v[amp_n][7] < v[amp_n][8] ? v[amp_n][8] : v[amp_n][7]; v[amp_n][7] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][0] < v[amp_n][3] ? v[amp_n][0] : v[amp_n][3]; v[amp_n][3] = v[amp_n][0] < v[amp_n][3] ? v[amp_n][3] : v[amp_n][0]; v[amp_n][0] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][5] < v[amp_n][8] ? v[amp_n][5] : v[amp_n][8]; v[amp_n][8] = v[amp_n][5] < v[amp_n][8] ? v[amp_n][8] : v[amp_n][5]; v[amp_n][5] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][4] < v[amp_n][7] ? v[amp_n][4] : v[amp_n][7]; v[amp_n][7] = v[amp_n][4] < v[amp_n][7] ? v[amp_n][7] : v[amp_n][4]; v[amp_n][4] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][3] < v[amp_n][6] ? v[amp_n][3] : v[amp_n][6]; v[amp_n][6] = v[amp_n][3] < v[amp_n][6] ? v[amp_n][6] : v[amp_n][3]; v[amp_n][3] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][1] < v[amp_n][4] ? v[amp_n][1] : v[amp_n][4]; v[amp_n][4] = v[amp_n][1] < v[amp_n][4] ? v[amp_n][4] : v[amp_n][1]; v[amp_n][1] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][2] < v[amp_n][5] ? v[amp_n][2] : v[amp_n][5]; v[amp_n][5] = v[amp_n][2] < v[amp_n][5] ? v[amp_n][5] : v[amp_n][2]; v[amp_n][2] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][4] < v[amp_n][7] ? v[amp_n][4] : v[amp_n][7]; v[amp_n][7] = v[amp_n][4] < v[amp_n][7] ? v[amp_n][7] : v[amp_n][4]; v[amp_n][4] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][4] < v[amp_n][2] ? v[amp_n][4] : v[amp_n][2]; v[amp_n][2] = v[amp_n][4] < v[amp_n][2] ? v[amp_n][2] : v[amp_n][4]; v[amp_n][4] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][6] < v[amp_n][4] ? v[amp_n][6] : v[amp_n][4]; v[amp_n][4] = v[amp_n][6] < v[amp_n][4] ? v[amp_n][4] : v[amp_n][6]; v[amp_n][6] = low; } } { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/wide.ampc"
                float low = v[amp_n][4] < v[amp_n][2] ? v[amp_n][4] : v[amp_n][2]; v[amp_n][2] = v[amp_n][4] < v[amp_n][2] ? v[amp_n][2] : v[amp_n][4]; v[amp_n][4] = low; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 63 "tests/emit/wide.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = v[amp_n][4]; }
    }
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_bells_kernel_1 {
    int amp_domain[4];
    amp_shape_1 to;
    amp_shape_1 from;
} amp_block_of_bells_kernel_1;
typedef char amp_size_of_bells_kernel_1[sizeof(amp_block_of_bells_kernel_1) == 48 ? 1 : -1];


typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 67 "tests/emit/wide.ampc"
static float bell(float x)
{
    return exp(-x * x / 2) * (1 + x * (0.5f + x * (0.25f + x)));
}

#line 74 "tests/emit/wide.ampc"
__kernel
void bells_kernel_1(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_bells_kernel_1 amp_block)
{
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 74 "tests/emit/wide.ampc"
    {
        to.data[i] = bell(from.data[i]) + bell(2 * from.data[i]);
    }
}

__attribute__((always_inline)) static float amp_expf_float(float x)
{
    float near = x > -104.0f ? x < 89.0f ? x : 89.0f : -104.0f;
    int k = (int)(near * 1.44269502f + (x < 0 ? -0.5f : 0.5f));
    float f = near - (float)k * 0x1.62e4p-1f, a = f, b = (float)k * -1.42860682e-6f, r = a + b;
    float p = 0.5f + r * (0.166666672f + r * (0.0416666679f + r * (0.00833333377f + r * (0.00138888892f + r * 0.000198412701f))));
    float y = 1.0f + (a + (b + r * r * p));
    y *= as_float((uint)(127 + (k >> 1)) << 23);
    y *= as_float((uint)(127 + k - (k >> 1)) << 23);
    return x == x ? y : x;
}

#line 67 "tests/emit/wide.ampc"
static float bell_in_loops(float x)
{
    return amp_expf_float(-x * x / 2) * (1 + x * (0.5f + x * (0.25f + x)));
}

#line 74 "tests/emit/wide.ampc"
AMP_KERNEL void bells_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_bells_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_WIDE_16
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 75 "tests/emit/wide.ampc"
            to.data[i] = bell_in_loops(from.data[i]) + bell_in_loops(2 * from.data[i]);
        }
    }
}

#line 74 "tests/emit/wide.ampc"
static void bells_kernel_1_element(
    const view_float_1 to,
    const view_float_1 from,
    int i)
#line 74 "tests/emit/wide.ampc"
{
    to.data[i] = bell(from.data[i]) + bell(2 * from.data[i]);
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void bells_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_bells_kernel_1 amp_block)
{
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            bells_kernel_1_element(to, from, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        bells_kernel_1_element(to, from, amp_first + amp_n * 256);
}

typedef struct amp_block_of_doubles_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    amp_shape_1 to;
} amp_block_of_doubles_kernel_1;
typedef char amp_size_of_doubles_kernel_1[sizeof(amp_block_of_doubles_kernel_1) == 48 ? 1 : -1];


#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct view_double_1 {
    __global double *data;
    int extent0;
} view_double_1;

#line 81 "tests/emit/wide.ampc"
__kernel
void doubles_kernel_1(
    __global const double *AMP_RESTRICT amp_data_from,
    __global double *AMP_RESTRICT amp_data_to,
    const amp_block_of_doubles_kernel_1 amp_block)
{
    const view_double_1 from = {AMP_DATA(__global double *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_double_1 to = {AMP_DATA(__global double *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 81 "tests/emit/wide.ampc"
    {
        double x = from.data[i];
        to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);
    }
}

#ifdef __AVX512F__
#define AMP_WIDE_8 _Pragma("clang loop vectorize_width(8)")
#else
#define AMP_WIDE_8
#endif

#line 81 "tests/emit/wide.ampc"
AMP_KERNEL void doubles_kernel_1_serial(
    __global const double *AMP_RESTRICT amp_data_from,
    __global double *AMP_RESTRICT amp_data_to,
    const amp_block_of_doubles_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_double_1 from = {AMP_DATA(__global double *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_double_1 to = {AMP_DATA(__global double *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_WIDE_8
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 82 "tests/emit/wide.ampc"
            double x = from.data[i];
            to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);
        }
    }
}

#line 81 "tests/emit/wide.ampc"
static void doubles_kernel_1_element(
    const view_double_1 from,
    const view_double_1 to,
    int i)
#line 81 "tests/emit/wide.ampc"
{
    double x = from.data[i];
    to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void doubles_kernel_1_several(
    __global const double *AMP_RESTRICT amp_data_from,
    __global double *AMP_RESTRICT amp_data_to,
    const amp_block_of_doubles_kernel_1 amp_block)
{
    const view_double_1 from = {AMP_DATA(__global double *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_double_1 to = {AMP_DATA(__global double *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            doubles_kernel_1_element(from, to, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        doubles_kernel_1_element(from, to, amp_first + amp_n * 256);
}

typedef struct amp_block_of_longs_kernel_1 {
    int amp_domain[4];
    amp_shape_1 from;
    amp_shape_1 to;
} amp_block_of_longs_kernel_1;
typedef char amp_size_of_longs_kernel_1[sizeof(amp_block_of_longs_kernel_1) == 48 ? 1 : -1];


typedef struct view_long_1 {
    __global long *data;
    int extent0;
} view_long_1;

#line 89 "tests/emit/wide.ampc"
__kernel
void longs_kernel_1(
    __global const long *AMP_RESTRICT amp_data_from,
    __global long *AMP_RESTRICT amp_data_to,
    const amp_block_of_longs_kernel_1 amp_block)
{
    const view_long_1 from = {AMP_DATA(__global long *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_long_1 to = {AMP_DATA(__global long *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 89 "tests/emit/wide.ampc"
    {
        long x = from.data[i];
        to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);
    }
}

#line 89 "tests/emit/wide.ampc"
AMP_KERNEL void longs_kernel_1_serial(
    __global const long *AMP_RESTRICT amp_data_from,
    __global long *AMP_RESTRICT amp_data_to,
    const amp_block_of_longs_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_long_1 from = {AMP_DATA(__global long *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_long_1 to = {AMP_DATA(__global long *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 90 "tests/emit/wide.ampc"
            long x = from.data[i];
            to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);
        }
    }
}

#line 89 "tests/emit/wide.ampc"
static void longs_kernel_1_element(
    const view_long_1 from,
    const view_long_1 to,
    int i)
#line 89 "tests/emit/wide.ampc"
{
    long x = from.data[i];
    to.data[i] = x * x * (x + 1) * (x + 2) * (x + 3) * (x + 4) * (x + 5) * (x + 6);
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void longs_kernel_1_several(
    __global const long *AMP_RESTRICT amp_data_from,
    __global long *AMP_RESTRICT amp_data_to,
    const amp_block_of_longs_kernel_1 amp_block)
{
    const view_long_1 from = {AMP_DATA(__global long *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};
    const view_long_1 to = {AMP_DATA(__global long *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            longs_kernel_1_element(from, to, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        longs_kernel_1_element(from, to, amp_first + amp_n * 256);
}

typedef struct amp_block_of_sum_kernel_1 {
    int amp_domain[4];
    amp_shape_1 b;
    amp_shape_1 a;
} amp_block_of_sum_kernel_1;
typedef char amp_size_of_sum_kernel_1[sizeof(amp_block_of_sum_kernel_1) == 48 ? 1 : -1];


#line 97 "tests/emit/wide.ampc"
__kernel
void sum_kernel_1(
    __global float *AMP_RESTRICT amp_data_b,
    __global const float *AMP_RESTRICT amp_data_a,
    const amp_block_of_sum_kernel_1 amp_block)
{
    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 97 "tests/emit/wide.ampc"
    {
        b.data[i] = 2 * a.data[i] + b.data[i];
    }
}

#line 97 "tests/emit/wide.ampc"
AMP_KERNEL void sum_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_b,
    __global const float *AMP_RESTRICT amp_data_a,
    const amp_block_of_sum_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 98 "tests/emit/wide.ampc"
            b.data[i] = 2 * a.data[i] + b.data[i];
        }
    }
}

#line 97 "tests/emit/wide.ampc"
static void sum_kernel_1_element(
    const view_float_1 b,
    const view_float_1 a,
    int i)
#line 97 "tests/emit/wide.ampc"
{
    b.data[i] = 2 * a.data[i] + b.data[i];
}

static void sum_kernel_1_elements(
    const view_float_1 b,
    const view_float_1 a,
    int i)
#line 97 "tests/emit/wide.ampc"
{
    float late[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 98 "tests/emit/wide.ampc"
        late[amp_n] = 2 * a.data[i + amp_n * 256] + b.data[i + amp_n * 256]; } 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 98 "tests/emit/wide.ampc"
        b.data[i + amp_n * 256] = late[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void sum_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_b,
    __global const float *AMP_RESTRICT amp_data_a,
    const amp_block_of_sum_kernel_1 amp_block)
{
    const view_float_1 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(0, b)), AMP_SHAPE(0, b).extent0};
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), AMP_SHAPE(1, a).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            sum_kernel_1_element(b, a, amp_first + amp_n * 256);
        return;
    }
#endif
    sum_kernel_1_elements(b, a, amp_first);
}

typedef struct amp_block_of_polynomials_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    amp_shape_1 out;
} amp_block_of_polynomials_kernel_1;
typedef char amp_size_of_polynomials_kernel_1[sizeof(amp_block_of_polynomials_kernel_1) == 48 ? 1 : -1];


#line 105 "tests/emit/wide.ampc"
__kernel
void polynomials_kernel_1(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_polynomials_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 105 "tests/emit/wide.ampc"
    {
        float x = in.data[i]; float before = 1; float now = x;
        for (int k = 0; k < 12; k++) {
            float next = 2 * x * now - before;
            before = now;
            now = next;
        }
        for (int k = 0; k < 12; k++)
            now += in.data[12 * i + k];
        out.data[i] = now;
    }
}

#line 105 "tests/emit/wide.ampc"
AMP_KERNEL void polynomials_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_polynomials_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float now[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 106 "tests/emit/wide.ampc"
                    float x = in.data[i]; float before = 1; now[amp_thread_0 - amp_strip] = x;
                    #pragma unroll
                    for (int k = 0; k < 12; k++) { float next = 2 * x * now[amp_thread_0 - amp_strip] - before;
                        before = now[amp_thread_0 - amp_strip];
                        now[amp_thread_0 - amp_strip] = next;
                    }
                } for (int k_2 = 0; k_2 < 12; k_2++) {
                    #pragma clang loop vectorize(disable) unroll_count(8)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
#line 113 "tests/emit/wide.ampc"
                        now[amp_thread_0 - amp_strip] += in.data[12 * i + k_2];
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 114 "tests/emit/wide.ampc"
                    out.data[i] = now[amp_thread_0 - amp_strip];
                }
            }
            AMP_WIDE_16
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 106 "tests/emit/wide.ampc"
                float x = in.data[i]; float before = 1; now[amp_thread_0 - amp_strip] = x;
                #pragma unroll
                for (int k = 0; k < 12; k++) { float next = 2 * x * now[amp_thread_0 - amp_strip] - before;
                    before = now[amp_thread_0 - amp_strip];
                    now[amp_thread_0 - amp_strip] = next;
                }
            } for (int k_2 = 0; k_2 < 12; k_2++) {
                #pragma clang loop vectorize(disable) unroll_count(8)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 113 "tests/emit/wide.ampc"
                    now[amp_thread_0 - amp_strip] += in.data[12 * i + k_2];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 114 "tests/emit/wide.ampc"
                out.data[i] = now[amp_thread_0 - amp_strip];
            }
        }
    }
}

#line 105 "tests/emit/wide.ampc"
static void polynomials_kernel_1_element(
    const view_float_1 in,
    const view_float_1 out,
    int i)
#line 105 "tests/emit/wide.ampc"
{
    float x = in.data[i]; float before = 1; float now = x;
    for (int k = 0; k < 12; k++) {
        float next = 2 * x * now - before;
        before = now;
        now = next;
    }
    for (int k = 0; k < 12; k++)
        now += in.data[12 * i + k];
    out.data[i] = now;
}

static void polynomials_kernel_1_elements(
    const view_float_1 in,
    const view_float_1 out,
    int i)
#line 105 "tests/emit/wide.ampc"
{
    float x[4]; float before[4]; float now[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 106 "tests/emit/wide.ampc"
        x[amp_n] = in.data[i + amp_n * 256]; before[amp_n] = 1; now[amp_n] = x[amp_n]; }
    #pragma unroll
    for (int k = 0; k < 12; k++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 108 "tests/emit/wide.ampc"
            float next = 2 * x[amp_n] * now[amp_n] - before[amp_n];
            before[amp_n] = now[amp_n];
            now[amp_n] = next;
#line 108 "tests/emit/wide.ampc"
        }


    }
    #pragma unroll
    for (int k = 0; k < 12; k++) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 113 "tests/emit/wide.ampc"
            now[amp_n] += in.data[12 * (i + amp_n * 256) + k]; } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 114 "tests/emit/wide.ampc"
        out.data[i + amp_n * 256] = now[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void polynomials_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_in,
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_polynomials_kernel_1 amp_block)
{
    const view_float_1 in = {AMP_DATA(__global float *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            polynomials_kernel_1_element(in, out, amp_first + amp_n * 256);
        return;
    }
#endif
    polynomials_kernel_1_elements(in, out, amp_first);
}

typedef struct amp_block_of_series_kernel_1 {
    int amp_domain[4];
    amp_shape_1 x;
    amp_shape_1 y;
} amp_block_of_series_kernel_1;
typedef char amp_size_of_series_kernel_1[sizeof(amp_block_of_series_kernel_1) == 48 ? 1 : -1];


#line 121 "tests/emit/wide.ampc"
__kernel
void series_kernel_1(
    __global const float *AMP_RESTRICT amp_data_x,
    __global float *AMP_RESTRICT amp_data_y,
    const amp_block_of_series_kernel_1 amp_block)
{
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 121 "tests/emit/wide.ampc"
    {
        float sum = 0;
        for (int k = 15; k >= 0; k--)
            sum = sum * x.data[i] + 1.0f / (float)(k + 1);
        y.data[i] = sum;
    }
}

#line 121 "tests/emit/wide.ampc"
AMP_KERNEL void series_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_x,
    __global float *AMP_RESTRICT amp_data_y,
    const amp_block_of_series_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_WIDE_16
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 122 "tests/emit/wide.ampc"
            float sum = 0;
            #pragma unroll
            for (int k = 15; k >= 0; k--) sum = sum * x.data[i] + 1.0f / (float)(k + 1);
            y.data[i] = sum;
        }
    }
}

#line 121 "tests/emit/wide.ampc"
static void series_kernel_1_element(
    const view_float_1 x,
    const view_float_1 y,
    int i)
#line 121 "tests/emit/wide.ampc"
{
    float sum = 0;
    for (int k = 15; k >= 0; k--)
        sum = sum * x.data[i] + 1.0f / (float)(k + 1);
    y.data[i] = sum;
}

static void series_kernel_1_elements(
    const view_float_1 x,
    const view_float_1 y,
    int i)
#line 121 "tests/emit/wide.ampc"
{
    float sum[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 122 "tests/emit/wide.ampc"
        sum[amp_n] = 0; }
    #pragma unroll
    for (int k = 15; k >= 0; k--) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 124 "tests/emit/wide.ampc"
            sum[amp_n] = sum[amp_n] * x.data[i + amp_n * 256] + 1.0f / (float)(k + 1); } }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 125 "tests/emit/wide.ampc"
        y.data[i + amp_n * 256] = sum[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void series_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_x,
    __global float *AMP_RESTRICT amp_data_y,
    const amp_block_of_series_kernel_1 amp_block)
{
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(0, x)), AMP_SHAPE(0, x).extent0};
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(1, y)), AMP_SHAPE(1, y).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            series_kernel_1_element(x, y, amp_first + amp_n * 256);
        return;
    }
#endif
    series_kernel_1_elements(x, y, amp_first);
}

typedef struct amp_block_of_sums_kernel_1 {
    int amp_domain[4];
    amp_shape_1 y;
    amp_shape_1 x;
} amp_block_of_sums_kernel_1;
typedef char amp_size_of_sums_kernel_1[sizeof(amp_block_of_sums_kernel_1) == 48 ? 1 : -1];


#line 132 "tests/emit/wide.ampc"
__kernel
void sums_kernel_1(
    __global float *AMP_RESTRICT amp_data_y,
    __global const float *AMP_RESTRICT amp_data_x,
    const amp_block_of_sums_kernel_1 amp_block)
{
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(0, y)), AMP_SHAPE(0, y).extent0};
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(1, x)), AMP_SHAPE(1, x).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 132 "tests/emit/wide.ampc"
    {
        for (int k = 15; k >= 0; k--)
            y.data[i] = y.data[i] * x.data[i] + 1.0f / (float)(k + 1);
    }
}

#ifndef AMP_OVERLAP
#line 132 "tests/emit/wide.ampc"
AMP_KERNEL void sums_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_y,
    __global const float *AMP_RESTRICT amp_data_x,
    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(0, y)), AMP_SHAPE(0, y).extent0};
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(1, x)), AMP_SHAPE(1, x).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_WIDE_16
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 133 "tests/emit/wide.ampc"
            { float sum = y.data[i]; 
                #pragma unroll
                for (int k = 15; k >= 0; k--)
#line 134 "tests/emit/wide.ampc"
                    sum = sum * x.data[i] + 1.0f / (float)(k + 1); y.data[i] = sum; }
        }
    }
}

#else
#line 132 "tests/emit/wide.ampc"
AMP_KERNEL void sums_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_y,
    __global const float *AMP_RESTRICT amp_data_x,
    const amp_block_of_sums_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(0, y)), AMP_SHAPE(0, y).extent0};
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(1, x)), AMP_SHAPE(1, x).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
#line 133 "tests/emit/wide.ampc"
                for (int k = 15; k >= 0; k--) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
#line 134 "tests/emit/wide.ampc"
                        y.data[i] = y.data[i] * x.data[i] + 1.0f / (float)(k + 1);
                    }
                }
            }
#line 133 "tests/emit/wide.ampc"
            for (int k = 15; k >= 0; k--) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 134 "tests/emit/wide.ampc"
                    y.data[i] = y.data[i] * x.data[i] + 1.0f / (float)(k + 1);
                }
            }
        }
    }
}

#endif

#line 132 "tests/emit/wide.ampc"
static void sums_kernel_1_element(
    const view_float_1 y,
    const view_float_1 x,
    int i)
#line 132 "tests/emit/wide.ampc"
{
    for (int k = 15; k >= 0; k--)
        y.data[i] = y.data[i] * x.data[i] + 1.0f / (float)(k + 1);
}

static void sums_kernel_1_elements(
    const view_float_1 y,
    const view_float_1 x,
    int i)
#line 132 "tests/emit/wide.ampc"
{
    #pragma unroll
    for (int k = 15; k >= 0; k--) { 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 134 "tests/emit/wide.ampc"
            y.data[i + amp_n * 256] = y.data[i + amp_n * 256] * x.data[i + amp_n * 256] + 1.0f / (float)(k + 1); } }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void sums_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_y,
    __global const float *AMP_RESTRICT amp_data_x,
    const amp_block_of_sums_kernel_1 amp_block)
{
    const view_float_1 y = {AMP_DATA(__global float *, amp_data_y, AMP_SHAPE(0, y)), AMP_SHAPE(0, y).extent0};
    const view_float_1 x = {AMP_DATA(__global float *, amp_data_x, AMP_SHAPE(1, x)), AMP_SHAPE(1, x).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            sums_kernel_1_element(y, x, amp_first + amp_n * 256);
        return;
    }
#endif
    sums_kernel_1_elements(y, x, amp_first);
}

typedef struct amp_block_of_nearest_kernel_1 {
    int amp_domain[4];
    amp_shape_2 points;
    amp_shape_2 centres;
    amp_shape_1 which;
} amp_block_of_nearest_kernel_1;
typedef char amp_size_of_nearest_kernel_1[sizeof(amp_block_of_nearest_kernel_1) == 80 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 143 "tests/emit/wide.ampc"
__kernel
void nearest_kernel_1(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_which,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 which = {AMP_DATA(__global int *, amp_data_which, AMP_SHAPE(2, which)), AMP_SHAPE(2, which).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 143 "tests/emit/wide.ampc"
    {
        float least = 1e+30f;
        int best = 0;
        for (int k = 0; k < 8; k++) {
            float sum = 0;
            for (int c = 0; c < 4; c++) {
                float by = points.data[c * points.stride0 + i] - centres.data[k * centres.stride0 + c];
                sum += by * by;
            }
            if (sum < least) {
                least = sum;
                best = k;
            }
        }
        which.data[i] = best;
    }
}

#line 143 "tests/emit/wide.ampc"
AMP_KERNEL void nearest_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_which,
    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 which = {AMP_DATA(__global int *, amp_data_which, AMP_SHAPE(2, which)), AMP_SHAPE(2, which).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_WIDE_16
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 144 "tests/emit/wide.ampc"
            float least = 1e+30f;
            int best = 0;
            #pragma unroll
            for (int k = 0; k < 8; k++) { float sum = 0;
                #pragma unroll
                for (int c = 0; c < 4; c++) { float by = points.data[(long)c * points.stride0 + i] - centres.data[k * centres.stride0 + c];
                    sum += by * by;
                }
                if (sum < least) {
                    least = sum;
                    best = k;
                }
            }
            which.data[i] = best;
        }
    }
}

#line 143 "tests/emit/wide.ampc"
static void nearest_kernel_1_element(
    const view_float_2 points,
    const view_float_2 centres,
    const view_int_1 which,
    int i)
#line 143 "tests/emit/wide.ampc"
{
    float least = 1e+30f;
    int best = 0;
    for (int k = 0; k < 8; k++) {
        float sum = 0;
        for (int c = 0; c < 4; c++) {
            float by = points.data[c * points.stride0 + i] - centres.data[k * centres.stride0 + c];
            sum += by * by;
        }
        if (sum < least) {
            least = sum;
            best = k;
        }
    }
    which.data[i] = best;
}

static void nearest_kernel_1_elements(
    const view_float_2 points,
    const view_float_2 centres,
    const view_int_1 which,
    int i)
#line 143 "tests/emit/wide.ampc"
{
    float least[4]; int best[4]; 
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 144 "tests/emit/wide.ampc"
        least[amp_n] = 1e+30f;
        best[amp_n] = 0;
#line 144 "tests/emit/wide.ampc"
    }

    #pragma unroll
    for (int k = 0; k < 8; k++) { float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 147 "tests/emit/wide.ampc"
            sum[amp_n] = 0; }
        #pragma unroll
        for (int c = 0; c < 4; c++) { 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 149 "tests/emit/wide.ampc"
                float by = points.data[c * points.stride0 + (i + amp_n * 256)] - centres.data[k * centres.stride0 + c];
                sum[amp_n] += by * by;
#line 149 "tests/emit/wide.ampc"
            }

        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 152 "tests/emit/wide.ampc"
            if (sum[amp_n] < least[amp_n]) {
                least[amp_n] = sum[amp_n];
                best[amp_n] = k;
            } }
    }
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 157 "tests/emit/wide.ampc"
        which.data[i + amp_n * 256] = best[amp_n]; }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void nearest_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_points,
    __global const float *AMP_RESTRICT amp_data_centres,
    __global int *AMP_RESTRICT amp_data_which,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_float_2 points = {AMP_DATA(__global float *, amp_data_points, AMP_SHAPE(0, points)), (amp_offset)AMP_SHAPE(0, points).stride0, AMP_SHAPE(0, points).extent0, AMP_SHAPE(0, points).extent1};
    const view_float_2 centres = {AMP_DATA(__global float *, amp_data_centres, AMP_SHAPE(1, centres)), (amp_offset)AMP_SHAPE(1, centres).stride0, AMP_SHAPE(1, centres).extent0, AMP_SHAPE(1, centres).extent1};
    const view_int_1 which = {AMP_DATA(__global int *, amp_data_which, AMP_SHAPE(2, which)), AMP_SHAPE(2, which).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            nearest_kernel_1_element(points, centres, which, amp_first + amp_n * 256);
        return;
    }
#endif
    nearest_kernel_1_elements(points, centres, which, amp_first);
}
