#include "cuda.h"

extern "C" {
#include "problem.h"
}

static unsigned *device_keys, *device_sorted;

/* The lower of the two keys that thread `i` compares at `distance`. */
__device__ int lower(int i, int distance)
{
    return 2 * i - (i & (distance - 1));
}

/* The last steps of the runs of `run` keys: all in the part that a block has. */
__device__ void merge_part(unsigned *s, int run, int longest)
{
    for (int distance = longest; distance > 0; distance /= 2) {
        int low = lower(threadIdx.x, distance);
        bool up = ((blockIdx.x * PART + low) & run) == 0;
        unsigned a = s[low], b = s[low + distance];
        if ((a > b) == up) {
            s[low] = b;
            s[low + distance] = a;
        }
        __syncthreads();
    }
}

__global__ void sort_parts(const unsigned *__restrict__ keys, unsigned *__restrict__ sorted)
{
    __shared__ unsigned s[PART];
    int me = threadIdx.x, first = blockIdx.x * PART;
    s[me] = keys[first + me];
    s[me + THREADS] = keys[first + me + THREADS];
    __syncthreads();
    for (int run = 2; run <= PART; run *= 2)
        merge_part(s, run, run / 2);
    sorted[first + me] = s[me];
    sorted[first + me + THREADS] = s[me + THREADS];
}

__global__ void merge_parts(int run, unsigned *__restrict__ sorted)
{
    __shared__ unsigned s[PART];
    int me = threadIdx.x, first = blockIdx.x * PART;
    s[me] = sorted[first + me];
    s[me + THREADS] = sorted[first + me + THREADS];
    __syncthreads();
    merge_part(s, run, THREADS);
    sorted[first + me] = s[me];
    sorted[first + me + THREADS] = s[me + THREADS];
}

__global__ void compare(int run, int distance, unsigned *__restrict__ sorted)
{
    int low = lower(blockIdx.x * THREADS + threadIdx.x, distance);
    bool up = (low & run) == 0;
    unsigned a = sorted[low], b = sorted[low + distance];
    if ((a > b) == up) {
        sorted[low] = b;
        sorted[low + distance] = a;
    }
}

void peer_setup(void)
{
    device_keys = device_copy(keys, n);
    device_sorted = device_copy((const unsigned *)NULL, n);
}

void peer_run(void)
{
    int blocks = n / PART;
    sort_parts<<<blocks, THREADS>>>(device_keys, device_sorted);
    for (int run = 2 * PART; run <= n; run *= 2) {
        for (int distance = run / 2; distance >= PART; distance /= 2)
            compare<<<blocks, THREADS>>>(run, distance, device_sorted);
        merge_parts<<<blocks, THREADS>>>(run, device_sorted);
    }
    finish();
}

void peer_fetch(void)
{
    fetch(sorted, device_sorted, n);
}
