#include "cuda.h"

extern "C" {
#include "problem.h"
}

static float *device_a, *device_b, *device_c;

__global__ void multiply(int n, const float *__restrict__ a,
                         const float *__restrict__ b, float *__restrict__ c)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}

void peer_setup(void)
{
    size_t count = (size_t)n * n;
    device_a = device_copy(a, count);
    device_b = device_copy(b, count);
    device_c = device_copy((const float *)NULL, count);
}

void peer_run(void)
{
    multiply<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(n, device_a, device_b, device_c);
    finish();
}

void peer_fetch(void)
{
    fetch(c, device_c, (size_t)n * n);
}
