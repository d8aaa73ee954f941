typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_fill_kernel_1 {
    int amp_domain[4];
    amp_shape_1 line;
} amp_block_of_fill_kernel_1;
typedef char amp_size_of_fill_kernel_1[sizeof(amp_block_of_fill_kernel_1) == 32 ? 1 : -1];


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

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 14 "tests/emit/simple.ampc"
__kernel
void fill_kernel_1(
    __global int *AMP_RESTRICT amp_data_line,
    const amp_block_of_fill_kernel_1 amp_block)
{
    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(0, line)), AMP_SHAPE(0, line).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 14 "tests/emit/simple.ampc"
    {
        line.data[i] = i * i;
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

#line 14 "tests/emit/simple.ampc"
AMP_KERNEL void fill_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_line,
    const amp_block_of_fill_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(0, line)), AMP_SHAPE(0, line).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 15 "tests/emit/simple.ampc"
            line.data[i] = i * i;
        }
    }
}

#line 14 "tests/emit/simple.ampc"
static void fill_kernel_1_element(
    const view_int_1 line,
    int i)
#line 14 "tests/emit/simple.ampc"
{
    line.data[i] = i * i;
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void fill_kernel_1_several(
    __global int *AMP_RESTRICT amp_data_line,
    const amp_block_of_fill_kernel_1 amp_block)
{
    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(0, line)), AMP_SHAPE(0, line).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            fill_kernel_1_element(line, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        fill_kernel_1_element(line, amp_first + amp_n * 256);
}

typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_fill_kernel_2 {
    int amp_domain[4];
    int n;
    amp_shape_3 cube;
    amp_shape_1 line;
} amp_block_of_fill_kernel_2;
typedef char amp_size_of_fill_kernel_2[sizeof(amp_block_of_fill_kernel_2) == 80 ? 1 : -1];


#line 4 "tests/emit/simple.ampc"
struct Cell {
    int value;
    short weight[2];
};
typedef char amp_layout_of_Cell[sizeof(struct Cell) == 8 ? 1 : -1];

typedef struct view_struct_Cell_3 {
    __global struct Cell *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_struct_Cell_3;

#line 17 "tests/emit/simple.ampc"
__kernel
void fill_kernel_2(
    __global struct Cell *AMP_RESTRICT amp_data_cube,
    __global const int *AMP_RESTRICT amp_data_line,
    const amp_block_of_fill_kernel_2 amp_block)
{
    const int n = amp_block.n;
    const view_struct_Cell_3 cube = {AMP_DATA(__global struct Cell *, amp_data_cube, AMP_SHAPE(1, cube)), (amp_offset)AMP_SHAPE(1, cube).stride0, (amp_offset)AMP_SHAPE(1, cube).stride1, AMP_SHAPE(1, cube).extent0, AMP_SHAPE(1, cube).extent1, AMP_SHAPE(1, cube).extent2};
    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(2, line)), AMP_SHAPE(2, line).extent0};
    int2 at = (int2)(amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1])
        return;
#line 17 "tests/emit/simple.ampc"
    {
        for (int k = 0; k < n; k++)
            cube.data[at.x * cube.stride0 + at.y * cube.stride1 + k].weight[k % 2] += (short)line.data[at.y];
    }
}

#line 17 "tests/emit/simple.ampc"
AMP_KERNEL void fill_kernel_2_serial(
    __global struct Cell *AMP_RESTRICT amp_data_cube,
    __global const int *AMP_RESTRICT amp_data_line,
    const amp_block_of_fill_kernel_2 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_struct_Cell_3 cube = {AMP_DATA(__global struct Cell *, amp_data_cube, AMP_SHAPE(1, cube)), (amp_offset)AMP_SHAPE(1, cube).stride0, (amp_offset)AMP_SHAPE(1, cube).stride1, AMP_SHAPE(1, cube).extent0, AMP_SHAPE(1, cube).extent1, AMP_SHAPE(1, cube).extent2};
    const view_int_1 line = {AMP_DATA(__global int *, amp_data_line, AMP_SHAPE(2, line)), AMP_SHAPE(2, line).extent0};
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
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
#line 18 "tests/emit/simple.ampc"
                for (int k = 0; k < n; k++) {
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_block_1 + 64; amp_thread_1++) {
                        int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 19 "tests/emit/simple.ampc"
                        cube.data[at.x * cube.stride0 + at.y * cube.stride1 + k].weight[k % 2] += (short)line.data[at.y];
                    }
                }
            }
#line 18 "tests/emit/simple.ampc"
            for (int k = 0; k < n; k++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_block_1; amp_thread_1 < amp_stop; amp_thread_1++) {
                    int2 at = (int2)(amp_thread_0, amp_thread_1);
#line 19 "tests/emit/simple.ampc"
                    cube.data[at.x * cube.stride0 + at.y * cube.stride1 + k].weight[k % 2] += (short)line.data[at.y];
                }
            }
        }
    }
}

typedef struct amp_block_of_fill_kernel_3 {
    int amp_domain[4];
    amp_shape_3 cube;
} amp_block_of_fill_kernel_3;
typedef char amp_size_of_fill_kernel_3[sizeof(amp_block_of_fill_kernel_3) == 56 ? 1 : -1];


#line 21 "tests/emit/simple.ampc"
__kernel
void fill_kernel_3(
    __global struct Cell *AMP_RESTRICT amp_data_cube,
    const amp_block_of_fill_kernel_3 amp_block)
{
    const view_struct_Cell_3 cube = {AMP_DATA(__global struct Cell *, amp_data_cube, AMP_SHAPE(0, cube)), (amp_offset)AMP_SHAPE(0, cube).stride0, (amp_offset)AMP_SHAPE(0, cube).stride1, AMP_SHAPE(0, cube).extent0, AMP_SHAPE(0, cube).extent1, AMP_SHAPE(0, cube).extent2};
    int3 at = (int3)(amp_thread(2), amp_thread(1), amp_thread(0));
    if (at.x >= amp_block.amp_domain[0]
        || at.y >= amp_block.amp_domain[1]
        || at.z >= amp_block.amp_domain[2])
        return;
#line 21 "tests/emit/simple.ampc"
    {
        cube.data[at.x * cube.stride0 + at.y * cube.stride1 + at.z].value = at.x + at.y * at.z;
    }
}

#line 21 "tests/emit/simple.ampc"
AMP_KERNEL void fill_kernel_3_serial(
    __global struct Cell *AMP_RESTRICT amp_data_cube,
    const amp_block_of_fill_kernel_3 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_struct_Cell_3 cube = {AMP_DATA(__global struct Cell *, amp_data_cube, AMP_SHAPE(0, cube)), (amp_offset)AMP_SHAPE(0, cube).stride0, (amp_offset)AMP_SHAPE(0, cube).stride1, AMP_SHAPE(0, cube).extent0, AMP_SHAPE(0, cube).extent1, AMP_SHAPE(0, cube).extent2};
    const long amp_part_0 = amp_part(amp_place.item[2], amp_place.items[2]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[2]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[2]);
    const long amp_part_1 = amp_place.item[1];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[1]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[1]);
    const long amp_part_2 = amp_place.item[0];
    const int amp_begin_2 = (int)(amp_block.amp_domain[2] * amp_part_2 / amp_place.items[0]);
    const int amp_end_2 = (int)(amp_block.amp_domain[2] * (amp_part_2 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = amp_begin_1, amp_thread_2 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++)
        for (int amp_thread_1 = amp_begin_1; amp_thread_1 < amp_end_1; amp_thread_1++) {
            const int amp_strip = amp_begin_2, amp_stop = amp_end_2;
            #pragma clang loop vectorize(disable) unroll_count(8)
            for (int amp_thread_2 = amp_strip; amp_thread_2 < amp_stop; amp_thread_2++) {
                int3 at = (int3)(amp_thread_0, amp_thread_1, amp_thread_2);
#line 22 "tests/emit/simple.ampc"
                cube.data[(long)at.x * cube.stride0 + (long)at.y * cube.stride1 + at.z].value = at.x + at.y * at.z;
            }
        }
}
