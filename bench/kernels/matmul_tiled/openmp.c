#include "harness.h"
#include "problem.h"

#include <string.h>

enum { TILE = 16 };

/* A tile of the product at a time: what it needs of a row of tiles of `left` and a
 * column of tiles of `right` is used while it is in the cache. */
static void multiply(int size, const float *restrict left, const float *restrict right,
                     float *restrict product)
{
#pragma omp parallel for collapse(2)
    for (int i0 = 0; i0 < size; i0 += TILE)
        for (int j0 = 0; j0 < size; j0 += TILE) {
            float sum[TILE][TILE] = {{0}};
            for (int k0 = 0; k0 < size; k0 += TILE)
                for (int i = 0; i < TILE; i++)
                    for (int k = 0; k < TILE; k++) {
                        float factor = left[(size_t)(i0 + i) * size + k0 + k];
                        const float *row = right + (size_t)(k0 + k) * size + j0;
                        for (int j = 0; j < TILE; j++)
                            sum[i][j] += factor * row[j];
                    }
            for (int i = 0; i < TILE; i++)
                memcpy(product + (size_t)(i0 + i) * size + j0, sum[i], sizeof sum[i]);
        }
}

void peer_setup(void)
{
}

void peer_run(void)
{
    multiply(n, a, b, c);
}

void peer_fetch(void)
{
}
