#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel saxpy;
static cl_mem device_x, device_y;

void peer_setup(void)
{
    device_x = ocl_buffer(x, (size_t)n * sizeof(float));
    device_y = ocl_buffer(y, (size_t)n * sizeof(float));
    saxpy = ocl_kernel("saxpy");
    ocl_args(saxpy, ARG(a), ARG(device_x), ARG(device_y));
}

void peer_run(void)
{
    ocl_launch(saxpy, 1, SIZES_OF(n), SIZES_OF(256));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_y, y, (size_t)n * sizeof(float));
}
