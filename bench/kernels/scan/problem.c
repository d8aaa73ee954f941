#include "problem.h"
#include "harness.h"

int n;
unsigned *x, *y;

static void setup(long size)
{
    n = (int)size;
    x = bench_memory((size_t)n * sizeof(unsigned));
    y = bench_memory((size_t)n * sizeof(unsigned));
    for (int i = 0; i < n; i++)
        x[i] = bench_random();
}

static const char *check(void)
{
    const char *wrong = NULL;
    unsigned sum = 0;
    for (int i = 0; i < n && !wrong; i++) {
        sum += x[i];
        wrong = bench_near(y[i], sum, 0, 0, i);
    }
    return wrong;
}

static double bytes(void)
{
    return 3.0 * n * sizeof(unsigned);
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
