#include "cuda.h"

extern "C" {
#include "problem.h"
}

enum { DEPTH = 4, HEIGHT = 8, WIDTH = 16 };

static float *device_in, *device_out;

__global__ void relax(int n, const float *__restrict__ in, float *__restrict__ out)
{
    __shared__ float s[DEPTH + 2][HEIGHT + 2][WIDTH + 2];
    int z = threadIdx.z + 1, y = threadIdx.y + 1, x = threadIdx.x + 1;
    int i = blockIdx.z * DEPTH + threadIdx.z, j = blockIdx.y * HEIGHT + threadIdx.y;
    int k = blockIdx.x * WIDTH + threadIdx.x;
    int row = n + 2, plane = row * row;
    const float *at = in + (i + 1) * plane + (j + 1) * row + k + 1;
    s[z][y][x] = at[0];
    if (z == 1)
        s[0][y][x] = at[-plane];
    if (z == DEPTH)
        s[DEPTH + 1][y][x] = at[plane];
    if (y == 1)
        s[z][0][x] = at[-row];
    if (y == HEIGHT)
        s[z][HEIGHT + 1][x] = at[row];
    if (x == 1)
        s[z][y][0] = at[-1];
    if (x == WIDTH)
        s[z][y][WIDTH + 1] = at[1];
    __syncthreads();
    out[(i * n + j) * n + k] = CENTRE * s[z][y][x]
        + AROUND * (s[z - 1][y][x] + s[z + 1][y][x] + s[z][y - 1][x]
                    + s[z][y + 1][x] + s[z][y][x - 1] + s[z][y][x + 1]);
}

static size_t cube(int side)
{
    return (size_t)side * side * side;
}

void peer_setup(void)
{
    device_in = device_copy(in, cube(n + 2));
    device_out = device_copy((const float *)NULL, cube(n));
}

void peer_run(void)
{
    dim3 blocks(n / WIDTH, n / HEIGHT, n / DEPTH), threads(WIDTH, HEIGHT, DEPTH);
    relax<<<blocks, threads>>>(n, device_in, device_out);
    finish();
}

void peer_fetch(void)
{
    fetch(out, device_out, cube(n));
}
