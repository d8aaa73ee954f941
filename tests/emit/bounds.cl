typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_run_kernel_1 {
    int amp_domain[4];
    amp_shape_2 m;
} amp_block_of_run_kernel_1;
typedef char amp_size_of_run_kernel_1[sizeof(amp_block_of_run_kernel_1) == 40 ? 1 : -1];


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

typedef struct amp_checks {
    __global int *record;
    bool stops, failed;
} amp_checks;

static void amp_fail(amp_checks *c, int place, int dimension,
                     long index, int length, int extent)
{
    bool is_first = !c->failed
        && atomic_cmpxchg(c->record, 0, place) == 0;
    c->failed = true;
    if (!is_first)
        return;
    c->record[1] = dimension;
    c->record[2] = (int)index;
    c->record[3] = (int)(index >> 32);
    c->record[4] = length;
    c->record[5] = extent;
    for (int d = 0; d < 3; d++) {
        c->record[6 + d] = (int)get_global_id(d);
        c->record[9 + d] = (int)get_local_id(d);
    }
}

static bool amp_inside(amp_checks *c, int place, int dimension,
                       long index, int extent)
{
    if (index < 0 || index >= extent)
        amp_fail(c, place, dimension, index, 1, extent);
    else if (!c->failed || !c->stops)
        return true;
    return false;
}

static long amp_index(amp_checks *c, long index, int extent, int end,
                      int dimension, int place)
{
    if (index >= 0 && index < extent + end)
        return index;
    amp_fail(c, place, dimension, index, 1, extent);
    return 0;
}

static __global float *amp_at_float_2(amp_checks *amp_bounds, view_float_2 v, long i0, long i1, int place)
{
    if (amp_inside(amp_bounds, place, 0, i0, v.extent0)
        && amp_inside(amp_bounds, place, 1, i1, v.extent1))
        return v.data + i0 * v.stride0 + i1;
    return (__global float *)(amp_bounds->record + 32);
}

#line 16 "tests/emit/bounds.ampc"
__kernel
__attribute__((reqd_work_group_size(8, 8, 1)))
void run_kernel_1(
    __global float *amp_data_m,
    __global int *amp_abort,
    const amp_block_of_run_kernel_1 amp_block)
{
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    __local float block[8][8] __attribute__((aligned(16)));
    amp_checks amp_bounds[1] = {{amp_abort, false, false}};
#line 17 "tests/emit/bounds.ampc"
    {

        int i = ((int)get_group_id(1) * 8 + (int)get_local_id(1)); int j = ((int)get_group_id(0) * 8 + (int)get_local_id(0));
        block[amp_index(amp_bounds, (int)get_local_id(1), 8, 0, 0, 1)][amp_index(amp_bounds, (int)get_local_id(0), 8, 0, 1, 2)] = (*amp_at_float_2(amp_bounds, m, i, j, 3));
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        while (amp_bounds->failed ? 0 : (block[amp_index(amp_bounds, (int)get_local_id(1), 8, 0, 0, 4)][amp_index(amp_bounds, j % 8, 8, 0, 1, 5)] > 1))
            j++;
        (*amp_at_float_2(amp_bounds, m, i, j, 6)) = block[amp_index(amp_bounds, (int)get_local_id(0), 8, 0, 0, 7)][amp_index(amp_bounds, (int)get_local_id(1), 8, 0, 1, 8)];
    }
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_run_kernel_2 {
    int amp_domain[4];
    amp_shape_2 m;
    amp_shape_1 histogram;
} amp_block_of_run_kernel_2;
typedef char amp_size_of_run_kernel_2[sizeof(amp_block_of_run_kernel_2) == 56 ? 1 : -1];


#ifdef AMP_OVERLAP
#define AMP_RESTRICT
#else
#define AMP_RESTRICT restrict
#endif

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

static view_float_2 amp_section_float_2(amp_checks *amp_bounds, int amp_place, view_float_2 v, int2 origin, int2 extent)
{
    if (origin.x < 0 || extent.x < 0 || origin.x > v.extent0 - extent.x) {
        amp_fail(amp_bounds, amp_place, 0, origin.x, extent.x, v.extent0);
        origin = extent = 0;
    }
    if (origin.y < 0 || extent.y < 0 || origin.y > v.extent1 - extent.y) {
        amp_fail(amp_bounds, amp_place, 1, origin.y, extent.y, v.extent1);
        origin = extent = 0;
    }
    v.data += origin.x * v.stride0 + origin.y;
    v.extent0 = extent.x;
    v.extent1 = extent.y;
    return v;
}

static __global int *amp_at_int_1(amp_checks *amp_bounds, view_int_1 v, long i0, int place)
{
    if (amp_inside(amp_bounds, place, 0, i0, v.extent0))
        return v.data + i0;
    return (__global int *)(amp_bounds->record + 32);
}

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 4 "tests/emit/bounds.ampc"
__constant const float weights[3] = {0.25f, 0.5f, 0.25f};

static __global float *amp_at_float_1(amp_checks *amp_bounds, view_float_1 v, long i0, int place)
{
    if (amp_inside(amp_bounds, place, 0, i0, v.extent0))
        return v.data + i0;
    return (__global float *)(amp_bounds->record + 32);
}

#line 6 "tests/emit/bounds.ampc"
static float blend(amp_checks *amp_bounds, view_float_1 row, int i)
{
    float sum = 0;
    for (int k = -1; amp_bounds->failed ? 0 : k <= 1; k++)
        sum += weights[amp_index(amp_bounds, k + 1, 3, 0, 0, 10)] * (*amp_at_float_1(amp_bounds, row, i + k, 11));
    return sum;
}

static view_float_1 amp_row_float_2_1(amp_checks *amp_bounds, view_float_2 v, long i0, int place)
{
    view_float_1 row = {v.data, 0};
    if (amp_inside(amp_bounds, place, 0, i0, v.extent0)) {
        row.data = v.data + i0 * v.stride0;
        row.extent0 = v.extent1;
    }
    return row;
}

#line 26 "tests/emit/bounds.ampc"
__kernel
void run_kernel_2(
    __global float *AMP_RESTRICT amp_data_m,
    __global int *AMP_RESTRICT amp_data_histogram,
    __global int *amp_abort,
    const amp_block_of_run_kernel_2 amp_block)
{
    const view_float_2 m = {AMP_DATA(__global float *, amp_data_m, AMP_SHAPE(0, m)), (amp_offset)AMP_SHAPE(0, m).stride0, AMP_SHAPE(0, m).extent0, AMP_SHAPE(0, m).extent1};
    const view_int_1 histogram = {AMP_DATA(__global int *, amp_data_histogram, AMP_SHAPE(1, histogram)), AMP_SHAPE(1, histogram).extent0};
    amp_checks amp_bounds[1] = {{amp_abort, true, false}};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 26 "tests/emit/bounds.ampc"
    {
        view_float_2 part = amp_section_float_2(amp_bounds, 9, m, (int2)(i, 0), (int2)(1, 8));
        atomic_add(&(*amp_at_int_1(amp_bounds, histogram, (int)blend(amp_bounds, amp_row_float_2_1(amp_bounds, part, 0, 12), i + 1), 13)), 1);
    }
}
