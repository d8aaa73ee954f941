#include "harness.h"
#include "problem.h"

enum { TILE = 16 };

static void transpose(int size, const float *restrict from, float *restrict to)
{
#pragma omp parallel for collapse(2)
    for (int i0 = 0; i0 < size; i0 += TILE)
        for (int j0 = 0; j0 < size; j0 += TILE)
            for (int j = j0; j < j0 + TILE; j++)
                for (int i = i0; i < i0 + TILE; i++)
                    to[(size_t)j * size + i] = from[(size_t)i * size + j];
}

void peer_setup(void)
{
}

void peer_run(void)
{
    transpose(n, a, b);
}

void peer_fetch(void)
{
}
