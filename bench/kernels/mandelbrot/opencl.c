#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel draw;
static cl_mem device_steps;

void peer_setup(void)
{
    float scale = SIDE / (float)n;
    device_steps = ocl_buffer(NULL, (size_t)n * n * sizeof(int));
    draw = ocl_kernel("draw");
    ocl_args(draw, ARG(n), ARG(scale), ARG(device_steps));
}

void peer_run(void)
{
    ocl_launch(draw, 2, SIZES_OF(n, n), SIZES_OF(16, 16));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_steps, steps, (size_t)n * n * sizeof(int));
}
