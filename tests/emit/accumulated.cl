typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_run_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    amp_shape_1 bins;
} amp_block_of_run_kernel_1;
typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 48 ? 1 : -1];


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

typedef struct view_uint_1 {
    __global uint *data;
    int extent0;
} view_uint_1;

#line 9 "tests/emit/accumulated.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void run_kernel_1(
    __global const int *AMP_RESTRICT amp_data_in,
    __global uint *amp_data_bins,
    const amp_block_of_run_kernel_1 amp_block)
{
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(1, bins)), AMP_SHAPE(1, bins).extent0};
    __local uint counts[100] __attribute__((aligned(16)));
#line 9 "tests/emit/accumulated.ampc"
    {

        int me = (int)get_local_id(0);
        for (int i = me; i < 100; i += 64)
            counts[i] = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        atomic_inc(&counts[in.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] % 100]);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = me; i < 100; i += 64)
            if (counts[i])
                atomic_add(&bins.data[i], counts[i]);
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

static uint amp_inc_uint_alone(__local uint *p)
{
    uint old = *p, value = 1;
    *p = (uint)((uint)old + (uint)value);
    return old;
}

#line 9 "tests/emit/accumulated.ampc"
AMP_KERNEL void run_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_in,
    __global uint *AMP_RESTRICT amp_data_bins,
    const amp_block_of_run_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(512)
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(1, bins)), AMP_SHAPE(1, bins).extent0};
    __local uint (*const counts)[100] = (__local uint (*)[100])(amp_memory + 0);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {
        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
#line 9 "tests/emit/accumulated.ampc"
            {

                int me = amp_thread_1;
                for (int i = me; i < 100; i += 64)
                    (*counts)[i] = 0;
#line 20 "tests/emit/accumulated.ampc"
            }
        }
    }
#line 9 "tests/emit/accumulated.ampc"
    for (int tile = amp_tile; tile < amp_tile + amp_tiles; tile++) {  {
            for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {
                #pragma clang loop unroll_count(8)
                for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {


                    amp_inc_uint_alone(&(*counts)[in.data[(long)amp_thread_0 * 64 + amp_thread_1 + (long)tile * 64] % 100]);
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 1; amp_thread_0++) {
        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
#line 9 "tests/emit/accumulated.ampc"
            {

                int me = amp_thread_1;
#line 17 "tests/emit/accumulated.ampc"
                for (int i = me; i < 100; i += 64)
                    if ((*counts)[i])
                        atomic_add(&bins.data[i], (*counts)[i]);
            }
        }
    }
}

typedef struct amp_block_of_run_kernel_2 {
    int amp_domain[4];
    amp_shape_1 bins;
    amp_shape_1 in;
} amp_block_of_run_kernel_2;
typedef char amp_size_of_run_kernel_2[sizeof(amp_block_of_run_kernel_2) == 48 ? 1 : -1];


static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 21 "tests/emit/accumulated.ampc"
__kernel
void run_kernel_2(
    __global uint *AMP_RESTRICT amp_data_bins,
    __global const int *AMP_RESTRICT amp_data_in,
    const amp_block_of_run_kernel_2 amp_block)
{
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 21 "tests/emit/accumulated.ampc"
    {
        atomic_sub(&bins.data[in.data[i] % 100], (uint)2);
    }
}

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

static void amp_bin_uint(uint *bins, int count, __global uint *data, __global uint *p, uint value)
{
    if (count)
        bins[p - data] += (uint)value;
    else
        atomic_add(p, value);
}

#line 21 "tests/emit/accumulated.ampc"
AMP_KERNEL void run_kernel_2_serial(
    __global uint *AMP_RESTRICT amp_data_bins,
    __global const int *AMP_RESTRICT amp_data_in,
    const amp_block_of_run_kernel_2 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    uint amp_bins_1[4096];
    #ifdef AMP_OVERLAP
    const int amp_count_1 = 0;
    #else
    const int amp_count_1 = bins.extent0 <= 4096 && 4L * bins.extent0 <= 1L * (amp_end_0 - amp_begin_0) ? bins.extent0 : 0;
    #endif
    for (int amp_bin = 0; amp_bin < amp_count_1; amp_bin++)
        amp_bins_1[amp_bin] = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop unroll_count(8)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 22 "tests/emit/accumulated.ampc"
            amp_bin_uint(amp_bins_1, amp_count_1, bins.data, &bins.data[in.data[i] % 100], (uint)-(uint)(uint)(2));
        }
    }
    for (int amp_bin = 0; amp_bin < amp_count_1; amp_bin++)
        if (amp_bins_1[amp_bin] != 0)
            atomic_add(&bins.data[amp_bin], amp_bins_1[amp_bin]);
}

#line 21 "tests/emit/accumulated.ampc"
static void run_kernel_2_element(
    const view_uint_1 bins,
    const view_int_1 in,
    int i)
#line 21 "tests/emit/accumulated.ampc"
{
    atomic_sub(&bins.data[in.data[i] % 100], (uint)2);
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void run_kernel_2_several(
    __global uint *AMP_RESTRICT amp_data_bins,
    __global const int *AMP_RESTRICT amp_data_in,
    const amp_block_of_run_kernel_2 amp_block)
{
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(0, bins)), AMP_SHAPE(0, bins).extent0};
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            run_kernel_2_element(bins, in, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        run_kernel_2_element(bins, in, amp_first + amp_n * 256);
}

typedef struct amp_block_of_strided_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_1 in;
    amp_shape_1 bins;
} amp_block_of_strided_kernel_1;
typedef char amp_size_of_strided_kernel_1[sizeof(amp_block_of_strided_kernel_1) == 56 ? 1 : -1];


#line 31 "tests/emit/accumulated.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void strided_kernel_1(
    __global const int *AMP_RESTRICT amp_data_in,
    __global uint *amp_data_bins,
    const amp_block_of_strided_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(2, bins)), AMP_SHAPE(2, bins).extent0};
    __local uint counts[64] __attribute__((aligned(16)));
#line 31 "tests/emit/accumulated.ampc"
    {

        int me = (int)get_local_id(0);
        counts[me] = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < n; i += 4096)
            atomic_inc(&counts[in.data[i] % 64]);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (counts[me] != 0)
            atomic_add(&bins.data[me], counts[me]);
    }
}

#line 31 "tests/emit/accumulated.ampc"
AMP_KERNEL void strided_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_in,
    __global uint *AMP_RESTRICT amp_data_bins,
    const amp_block_of_strided_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const int n = amp_block.n;
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const view_uint_1 bins = {AMP_DATA(__global uint *, amp_data_bins, AMP_SHAPE(2, bins)), AMP_SHAPE(2, bins).extent0};
    __local uint (*const counts)[64] = (__local uint (*)[64])(amp_memory + 0);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
            int me = amp_thread_1;
#line 33 "tests/emit/accumulated.ampc"
            
            (*counts)[me] = 0;
        }
    } for (int first = amp_tile * 64; first < n; first += 4096) {
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
            int row = amp_thread_0 * 64 + first;
#line 36 "tests/emit/accumulated.ampc"
            {
                const int amp_to_1 = (int)clamp((long)n - (int)(amp_thread_1 + row), (long)0, (long)64);
                #pragma clang loop unroll_count(8)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int i = amp_thread_1 + row;
#line 37 "tests/emit/accumulated.ampc"
                    amp_inc_uint_alone(&(*counts)[in.data[i] % 64]);
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 40 "tests/emit/accumulated.ampc"
        if (amp_thread_0 == 0) {
            #pragma clang loop unroll_count(8)
            for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
                int me = amp_thread_1;
#line 40 "tests/emit/accumulated.ampc"
                atomic_add(&bins.data[me], (*counts)[me]);
            }
        }
    }
}
