#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel count;
static cl_mem device_x, device_bins;

void peer_setup(void)
{
    device_x = ocl_buffer(x, (size_t)n * sizeof(unsigned));
    device_bins = ocl_buffer(NULL, sizeof bins);
    count = ocl_kernel("count");
    ocl_args(count, ARG(n), ARG(device_x), ARG(device_bins));
}

void peer_run(void)
{
    const unsigned zero = 0;
    ocl_need(clEnqueueFillBuffer(ocl_queue, device_bins, &zero, sizeof zero, 0,
                                 sizeof bins, 0, NULL, NULL), "clEnqueueFillBuffer");
    ocl_launch(count, 1, SIZES_OF(TILES * THREADS), SIZES_OF(THREADS));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_bins, bins, sizeof bins);
}
