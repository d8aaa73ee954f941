#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel reduce, reduce_last;
static cl_mem device_x, sums, device_sum;

void peer_setup(void)
{
    int tiles = TILES;
    device_x = ocl_buffer(x, (size_t)n * sizeof(float));
    sums = ocl_buffer(NULL, TILES * sizeof(float));
    device_sum = ocl_buffer(NULL, sizeof(float));
    reduce = ocl_kernel("reduce");
    reduce_last = ocl_kernel("reduce");
    ocl_args(reduce, ARG(n), ARG(device_x), ARG(sums));
    ocl_args(reduce_last, ARG(tiles), ARG(sums), ARG(device_sum));
}

void peer_run(void)
{
    ocl_launch(reduce, 1, SIZES_OF(TILES * THREADS), SIZES_OF(THREADS));
    ocl_launch(reduce_last, 1, SIZES_OF(THREADS), SIZES_OF(THREADS));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_sum, &sum, sizeof sum);
}
