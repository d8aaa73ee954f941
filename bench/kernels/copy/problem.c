#include "problem.h"
#include "harness.h"

int n;
float *x, *y;

static void setup(long size)
{
    n = (int)size;
    x = bench_memory((size_t)n * sizeof(float));
    y = bench_memory((size_t)n * sizeof(float));
    for (int i = 0; i < n; i++)
        x[i] = bench_uniform(-1, 1);
}

static const char *check(void)
{
    const char *wrong = NULL;
    for (int i = 0; i < n && !wrong; i++)
        wrong = bench_near(y[i], x[i], 1, 0, i);
    return wrong;
}

static double bytes(void)
{
    return 2.0 * n * sizeof(float);
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
