#include "cuda.h"

extern "C" {
#include "problem.h"
}

enum { TILE = 16 };

static float *device_a, *device_b;

__global__ void transpose(int n, const float *__restrict__ a, float *__restrict__ b)
{
    __shared__ float turned[TILE][TILE + 1];
    int row = threadIdx.y, column = threadIdx.x;
    int first_row = blockIdx.y * TILE, first_column = blockIdx.x * TILE;
    turned[column][row] = a[(first_row + row) * n + first_column + column];
    __syncthreads();
    b[(first_column + row) * n + first_row + column] = turned[row][column];
}

void peer_setup(void)
{
    device_a = device_copy(a, (size_t)n * n);
    device_b = device_copy((const float *)NULL, (size_t)n * n);
}

void peer_run(void)
{
    transpose<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(n, device_a, device_b);
    finish();
}

void peer_fetch(void)
{
    fetch(b, device_b, (size_t)n * n);
}
