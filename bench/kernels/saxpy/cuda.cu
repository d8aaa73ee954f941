#include "cuda.h"

extern "C" {
#include "problem.h"
}

static float *device_x, *device_y;

__global__ void saxpy(float a, const float *__restrict__ x, float *__restrict__ y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    y[i] += a * x[i];
}

void peer_setup(void)
{
    device_x = device_copy(x, n);
    device_y = device_copy(y, n);
}

void peer_run(void)
{
    saxpy<<<n / 256, 256>>>(a, device_x, device_y);
    finish();
}

void peer_fetch(void)
{
    fetch(y, device_y, n);
}
