#include "cuda.h"

extern "C" {
#include "problem.h"
}

static unsigned *device_x, *device_y, *sums;

/* The inclusive scan over the block of each thread's `value`; s[THREADS - 1] has the
 * block's sum until the next barrier. */
__device__ unsigned scan_block(unsigned value, unsigned *s)
{
    int me = threadIdx.x;
    s[me] = value;
    __syncthreads();
    for (int distance = 1; distance < THREADS; distance *= 2) {
        unsigned other = me >= distance ? s[me - distance] : 0;
        __syncthreads();
        s[me] += other;
        __syncthreads();
    }
    return s[me];
}

__global__ void add_parts(int length, const unsigned *__restrict__ x,
                          unsigned *__restrict__ sums)
{
    __shared__ unsigned s[THREADS];
    int me = threadIdx.x, first = blockIdx.x * length;
    unsigned part = 0;
    for (int i = me; i < length; i += THREADS)
        part += x[first + i];
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

__global__ void scan_parts(int length, unsigned *sums)
{
    __shared__ unsigned s[THREADS];
    unsigned carry = 0;
    for (int start = 0; start < length; start += THREADS) {
        int i = start + threadIdx.x;
        sums[i] = carry + scan_block(sums[i], s);
        carry += s[THREADS - 1];
        __syncthreads();
    }
}

__global__ void scan(int length, const unsigned *__restrict__ x,
                     const unsigned *__restrict__ sums, unsigned *__restrict__ y)
{
    __shared__ unsigned s[THREADS];
    int part = blockIdx.x, first = part * length;
    unsigned carry = part > 0 ? sums[part - 1] : 0;
    for (int start = first; start < first + length; start += THREADS) {
        int i = start + threadIdx.x;
        y[i] = carry + scan_block(x[i], s);
        carry += s[THREADS - 1];
        __syncthreads();
    }
}

void peer_setup(void)
{
    device_x = device_copy(x, n);
    device_y = device_copy((const unsigned *)NULL, n);
    sums = device_copy((const unsigned *)NULL, TILES);
}

void peer_run(void)
{
    add_parts<<<TILES, THREADS>>>(n / TILES, device_x, sums);
    scan_parts<<<1, THREADS>>>(TILES, sums);
    scan<<<TILES, THREADS>>>(n / TILES, device_x, sums, device_y);
    finish();
}

void peer_fetch(void)
{
    fetch(y, device_y, n);
}
