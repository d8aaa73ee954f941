#include "cuda.h"

extern "C" {
#include "problem.h"
}

static float *device_x, *sums, *device_sum;

__global__ void reduce(int n, const float *__restrict__ x, float *__restrict__ sums)
{
    __shared__ float s[THREADS];
    int me = threadIdx.x, stride = gridDim.x * THREADS;
    float part = 0;
    for (int i = blockIdx.x * THREADS + me; i < n; i += stride)
        part += x[i];
    s[me] = part;
    __syncthreads();
    for (int half = THREADS / 2; half > 0; half /= 2) {
        if (me < half)
            s[me] += s[me + half];
        __syncthreads();
    }
    if (me == 0)
        sums[blockIdx.x] = s[0];
}

void peer_setup(void)
{
    device_x = device_copy(x, n);
    sums = device_copy((const float *)NULL, TILES);
    device_sum = device_copy((const float *)NULL, 1);
}

void peer_run(void)
{
    reduce<<<TILES, THREADS>>>(n, device_x, sums);
    reduce<<<1, THREADS>>>(TILES, sums, device_sum);
    finish();
}

void peer_fetch(void)
{
    fetch(&sum, device_sum, 1);
}
