#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel relax;
static cl_mem device_in, device_out;

static size_t cube(int side)
{
    return (size_t)side * (size_t)side * (size_t)side * sizeof(float);
}

void peer_setup(void)
{
    device_in = ocl_buffer(in, cube(n + 2));
    device_out = ocl_buffer(NULL, cube(n));
    relax = ocl_kernel("relax");
    ocl_args(relax, ARG(n), ARG(device_in), ARG(device_out));
}

void peer_run(void)
{
    ocl_launch(relax, 3, SIZES_OF(n, n, n), SIZES_OF(16, 8, 4));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_out, out, cube(n));
}
