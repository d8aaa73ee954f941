#include "problem.h"
#include "harness.h"

int n;
float a = 0.5f, *x, *y;

static void setup(long size)
{
    n = (int)size;
    size_t bytes = (size_t)n * sizeof(float);
    x = bench_memory(bytes);
    y = bench_memory(bytes);
    for (int i = 0; i < n; i++)
        x[i] = bench_uniform(-1, 1);
}

static const char *check(void)
{
    const char *wrong = NULL;
    for (int i = 0; i < n && !wrong; i++)
        wrong = bench_near(y[i], (double)a * x[i], 1, 1e-6, i);
    return wrong;
}

/* There and back. */
static double bytes(void)
{
    return 2.0 * n * sizeof(float);
}

const struct problem problem = {
    .unit = "GB/s",
    .quick = {1 << 20},
    .cpu = {1 << 24},
    .gpu = {1 << 26},
    .setup = setup,
    .work = bytes,
    .check = check,
};
