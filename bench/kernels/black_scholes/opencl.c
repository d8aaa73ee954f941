#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel value;
static cl_mem device_price, device_strike, device_years, device_call, device_put;

void peer_setup(void)
{
    size_t bytes = (size_t)n * sizeof(float);
    device_price = ocl_buffer(price, bytes);
    device_strike = ocl_buffer(strike, bytes);
    device_years = ocl_buffer(years, bytes);
    device_call = ocl_buffer(NULL, bytes);
    device_put = ocl_buffer(NULL, bytes);
    value = ocl_kernel("value");
    ocl_args(value, ARG(device_price), ARG(device_strike), ARG(device_years),
             ARG(device_call), ARG(device_put));
}

void peer_run(void)
{
    ocl_launch(value, 1, SIZES_OF(n), SIZES_OF(256));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_call, call, (size_t)n * sizeof(float));
    ocl_read(device_put, put, (size_t)n * sizeof(float));
}
