#include "cuda.h"

extern "C" {
#include "problem.h"
}

enum { TILE = 16 };

static float *device_a, *device_b, *device_c;

__global__ void multiply(int n, const float *__restrict__ a,
                         const float *__restrict__ b, float *__restrict__ c)
{
    __shared__ float tile_a[TILE][TILE], tile_b[TILE][TILE];
    int row = threadIdx.y, column = threadIdx.x;
    int global_row = blockIdx.y * TILE + row, global_column = blockIdx.x * TILE + column;
    float sum = 0;
    for (int first = 0; first < n; first += TILE) {
        tile_a[row][column] = a[global_row * n + first + column];
        tile_b[row][column] = b[(first + row) * n + global_column];
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum += tile_a[row][k] * tile_b[k][column];
        __syncthreads();
    }
    c[global_row * n + global_column] = sum;
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
