#include "cuda.h"

extern "C" {
#include "problem.h"
}

static unsigned *device_x, *device_bins;

__global__ void count(int n, const unsigned *__restrict__ x, unsigned *__restrict__ bins)
{
    __shared__ unsigned counts[BINS];
    int me = threadIdx.x, stride = gridDim.x * THREADS;
    for (int i = me; i < BINS; i += THREADS)
        counts[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * THREADS + me; i < n; i += stride) {
        unsigned four = x[i];
        atomicAdd(&counts[four & 255], 1u);
        atomicAdd(&counts[four >> 8 & 255], 1u);
        atomicAdd(&counts[four >> 16 & 255], 1u);
        atomicAdd(&counts[four >> 24], 1u);
    }
    __syncthreads();
    for (int i = me; i < BINS; i += THREADS)
        atomicAdd(&bins[i], counts[i]);
}

void peer_setup(void)
{
    device_x = device_copy(x, n);
    device_bins = device_copy((const unsigned *)NULL, BINS);
}

void peer_run(void)
{
    need(cudaMemsetAsync(device_bins, 0, sizeof bins), "cudaMemsetAsync");
    count<<<TILES, THREADS>>>(n, device_x, device_bins);
    finish();
}

void peer_fetch(void)
{
    fetch(bins, device_bins, BINS);
}
