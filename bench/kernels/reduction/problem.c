#include "problem.h"
#include "harness.h"

int n;
float *x, sum = -1;

static void setup(long size)
{
    n = (int)size;
    x = bench_memory((size_t)n * sizeof(float));
    for (int i = 0; i < n; i++)
        x[i] = bench_uniform(0, 1);
}

static const char *check(void)
{
    double wanted = 0;
    for (int i = 0; i < n; i++)
        wanted += x[i];
    return bench_near(sum, wanted, wanted, 1e-4, 0);
}

static double bytes(void)
{
    return 1.0 * n * sizeof(float);
}

const struct problem problem = {
    .unit = "GB/s",
    .quick = {1 << 20},
    .cpu = {1 << 24},
    .gpu = {1 << 27},
    .setup = setup,
    .work = bytes,
    .bytes = bytes,
    .check = check,
};
