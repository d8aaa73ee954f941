#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel advance;
static cl_mem device_position, device_velocity, device_new_position, device_new_velocity;

static size_t bytes(void)
{
    return 4 * (size_t)n * sizeof(float);
}

void peer_setup(void)
{
    device_position = ocl_buffer(position, bytes());
    device_velocity = ocl_buffer(velocity, bytes());
    device_new_position = ocl_buffer(NULL, bytes());
    device_new_velocity = ocl_buffer(NULL, bytes());
    advance = ocl_kernel("advance");
    ocl_args(advance, ARG(n), ARG(device_position), ARG(device_velocity),
             ARG(device_new_position), ARG(device_new_velocity));
}

void peer_run(void)
{
    ocl_launch(advance, 1, SIZES_OF(n), SIZES_OF(THREADS));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_new_position, new_position, bytes());
    ocl_read(device_new_velocity, new_velocity, bytes());
}
