#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel multiply;
static cl_mem device_a, device_b, device_c;

static size_t bytes(void)
{
    return (size_t)n * n * sizeof(float);
}

void peer_setup(void)
{
    device_a = ocl_buffer(a, bytes());
    device_b = ocl_buffer(b, bytes());
    device_c = ocl_buffer(NULL, bytes());
    multiply = ocl_kernel("multiply");
    ocl_args(multiply, ARG(n), ARG(device_a), ARG(device_b), ARG(device_c));
}

void peer_run(void)
{
    ocl_launch(multiply, 2, SIZES_OF(n, n), SIZES_OF(16, 16));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_c, c, bytes());
}
