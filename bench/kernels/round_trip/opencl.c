#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel scale;
static cl_mem device_x, device_y;

void peer_setup(void)
{
    device_x = ocl_buffer(NULL, (size_t)n * sizeof(float));
    device_y = ocl_buffer(NULL, (size_t)n * sizeof(float));
    scale = ocl_kernel("scale");
    ocl_args(scale, ARG(a), ARG(device_x), ARG(device_y));
}

void peer_run(void)
{
    ocl_write(device_x, x, (size_t)n * sizeof(float));
    ocl_launch(scale, 1, SIZES_OF(n), SIZES_OF(256));
    ocl_read(device_y, y, (size_t)n * sizeof(float));
}

void peer_fetch(void)
{
}
