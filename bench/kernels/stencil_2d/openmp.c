#include "harness.h"
#include "problem.h"

static void relax(int size, const float *restrict from, float *restrict to)
{
    size_t stride = (size_t)size + 2;
#pragma omp parallel for
    for (int i = 0; i < size; i++) {
        const float *above = from + (size_t)i * stride + 1;
        const float *row = above + stride, *below = row + stride;
        float *restrict result = to + (size_t)i * size;
        for (int j = 0; j < size; j++)
            result[j] = CENTRE * row[j]
                + AROUND * (above[j] + below[j] + row[j - 1] + row[j + 1]);
    }
}

void peer_setup(void)
{
}

void peer_run(void)
{
    relax(n, in, out);
}

void peer_fetch(void)
{
}
