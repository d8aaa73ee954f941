typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_compute_kernel_1 {
    int amp_domain[4];
    amp_shape_1 kinds;
    amp_shape_1 out;
    amp_shape_1 a;
} amp_block_of_compute_kernel_1;
typedef char amp_size_of_compute_kernel_1[sizeof(amp_block_of_compute_kernel_1) == 64 ? 1 : -1];


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

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 7 "tests/emit/switches.ampc"
__kernel
void compute_kernel_1(
    __global const int *AMP_RESTRICT amp_data_kinds,
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_a,
    const amp_block_of_compute_kernel_1 amp_block)
{
    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(2, a)), AMP_SHAPE(2, a).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 7 "tests/emit/switches.ampc"
    {
        switch (kinds.data[i]) {
            case 0:
            out.data[i] = a.data[i] + 1;
            break;
            case 1: case 4:
            out.data[i] = a.data[i] * 2;
            break;
            default:
            out.data[i] = 0;
        }
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

#line 7 "tests/emit/switches.ampc"
AMP_KERNEL void compute_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_kinds,
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_a,
    const amp_block_of_compute_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(2, a)), AMP_SHAPE(2, a).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 8 "tests/emit/switches.ampc"
            int value = kinds.data[i]; if (value == (0 + (int)amp_zero)) {

                out.data[i] = a.data[i] + 1;
#line 17 "tests/emit/switches.ampc"
            } else if (value == (1 + (int)amp_zero) || value == (4 + (int)amp_zero)) {
#line 13 "tests/emit/switches.ampc"
                out.data[i] = a.data[i] * 2;
#line 17 "tests/emit/switches.ampc"
            } else {
#line 16 "tests/emit/switches.ampc"
                out.data[i] = 0;
            }
        }
    }
}

#line 7 "tests/emit/switches.ampc"
static void compute_kernel_1_element(
    const view_int_1 kinds,
    const view_float_1 out,
    const view_float_1 a,
    int i)
#line 7 "tests/emit/switches.ampc"
{
    switch (kinds.data[i]) {
        case 0:
        out.data[i] = a.data[i] + 1;
        break;
        case 1: case 4:
        out.data[i] = a.data[i] * 2;
        break;
        default:
        out.data[i] = 0;
    }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void compute_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_kinds,
    __global float *AMP_RESTRICT amp_data_out,
    __global const float *AMP_RESTRICT amp_data_a,
    const amp_block_of_compute_kernel_1 amp_block)
{
    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const view_float_1 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(2, a)), AMP_SHAPE(2, a).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            compute_kernel_1_element(kinds, out, a, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        compute_kernel_1_element(kinds, out, a, amp_first + amp_n * 256);
}

typedef struct amp_block_of_choose_kernel_1 {
    int amp_domain[4];
    int kind;
    amp_shape_1 out;
} amp_block_of_choose_kernel_1;
typedef char amp_size_of_choose_kernel_1[sizeof(amp_block_of_choose_kernel_1) == 40 ? 1 : -1];


#line 24 "tests/emit/switches.ampc"
__kernel
void choose_kernel_1(
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_choose_kernel_1 amp_block)
{
    const int kind = amp_block.kind;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 24 "tests/emit/switches.ampc"
    {
        switch (kind) {
            case 0: out.data[i] = out.data[i] + 1; break;
            case 1: out.data[i] = out.data[i] * 2; break;
        }
    }
}

#line 24 "tests/emit/switches.ampc"
AMP_KERNEL void choose_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_choose_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int kind = amp_block.kind;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
#line 25 "tests/emit/switches.ampc"
        if (kind == 0) {
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 26 "tests/emit/switches.ampc"
                out.data[i] = out.data[i] + 1;
            }
        } else {
#line 25 "tests/emit/switches.ampc"
            if (kind == 1) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 27 "tests/emit/switches.ampc"
                    out.data[i] = out.data[i] * 2;
                }
            }
        }
    }
}

#line 24 "tests/emit/switches.ampc"
static void choose_kernel_1_element(
    const int kind,
    const view_float_1 out,
    int i)
#line 24 "tests/emit/switches.ampc"
{
    switch (kind) {
        case 0: out.data[i] = out.data[i] + 1; break;
        case 1: out.data[i] = out.data[i] * 2; break;
    }
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void choose_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_out,
    const amp_block_of_choose_kernel_1 amp_block)
{
    const int kind = amp_block.kind;
    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            choose_kernel_1_element(kind, out, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        choose_kernel_1_element(kind, out, amp_first + amp_n * 256);
}

typedef struct amp_block_of_go_on_kernel_1 {
    int amp_domain[4];
    amp_shape_1 kinds;
    amp_shape_1 out;
} amp_block_of_go_on_kernel_1;
typedef char amp_size_of_go_on_kernel_1[sizeof(amp_block_of_go_on_kernel_1) == 48 ? 1 : -1];


#line 35 "tests/emit/switches.ampc"
__kernel
void go_on_kernel_1(
    __global const int *AMP_RESTRICT amp_data_kinds,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_go_on_kernel_1 amp_block)
{
    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 35 "tests/emit/switches.ampc"
    {
        int r = 0;
        switch (kinds.data[i]) {
            case 0: r += 1; ;
            case 1: r += 2; break;
        }
        out.data[i] = r;
    }
}

#line 35 "tests/emit/switches.ampc"
AMP_KERNEL void go_on_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_kinds,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_go_on_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 36 "tests/emit/switches.ampc"
            int r = 0;
            switch (kinds.data[i]) {
                case 0: r += 1; ;
                case 1: r += 2; break;
            }
            out.data[i] = r;
        }
    }
}

#line 35 "tests/emit/switches.ampc"
static void go_on_kernel_1_element(
    const view_int_1 kinds,
    const view_int_1 out,
    int i)
#line 35 "tests/emit/switches.ampc"
{
    int r = 0;
    switch (kinds.data[i]) {
        case 0: r += 1; ;
        case 1: r += 2; break;
    }
    out.data[i] = r;
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void go_on_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_kinds,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_go_on_kernel_1 amp_block)
{
    const view_int_1 kinds = {AMP_DATA(__global int *, amp_data_kinds, AMP_SHAPE(0, kinds)), AMP_SHAPE(0, kinds).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            go_on_kernel_1_element(kinds, out, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        go_on_kernel_1_element(kinds, out, amp_first + amp_n * 256);
}
