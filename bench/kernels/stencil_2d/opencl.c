#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel relax;
static cl_mem device_in, device_out;

void peer_setup(void)
{
    device_in = ocl_buffer(in, (size_t)(n + 2) * (size_t)(n + 2) * sizeof(float));
    device_out = ocl_buffer(NULL, (size_t)n * n * sizeof(float));
    relax = ocl_kernel("relax");
    ocl_args(relax, ARG(n), ARG(device_in), ARG(device_out));
}

void peer_run(void)
{
    ocl_launch(relax, 2, SIZES_OF(n, n), SIZES_OF(16, 16));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_out, out, (size_t)n * n * sizeof(float));
}
