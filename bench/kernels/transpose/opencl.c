#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel transpose;
static cl_mem device_a, device_b;

void peer_setup(void)
{
    size_t bytes = (size_t)n * n * sizeof(float);
    device_a = ocl_buffer(a, bytes);
    device_b = ocl_buffer(NULL, bytes);
    transpose = ocl_kernel("transpose");
    ocl_args(transpose, ARG(n), ARG(device_a), ARG(device_b));
}

void peer_run(void)
{
    ocl_launch(transpose, 2, SIZES_OF(n, n), SIZES_OF(16, 16));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_b, b, (size_t)n * n * sizeof(float));
}
