#include "cuda.h"

extern "C" {
#include "problem.h"
}

static float *device_x, *device_y;

__global__ void scale(float a, const float *__restrict__ x, float *__restrict__ y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    y[i] = a * x[i];
}

void peer_setup(void)
{
    device_x = device_copy<float>(NULL, n);
    device_y = device_copy<float>(NULL, n);
}

void peer_run(void)
{
    store(device_x, x, n);
    scale<<<n / 256, 256>>>(a, device_x, device_y);
    fetch(y, device_y, n);
}

void peer_fetch(void)
{
}
