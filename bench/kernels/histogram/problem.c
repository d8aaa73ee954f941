#include "problem.h"
#include "harness.h"

int n;
unsigned *x, bins[BINS];

static void setup(long size)
{
    n = (int)size;
    x = bench_memory((size_t)n * sizeof(unsigned));
    for (int i = 0; i < n; i++)
        x[i] = bench_random();
}

static const char *check(void)
{
    unsigned wanted[BINS] = {0};
    const unsigned char *values = (const unsigned char *)x;
    for (size_t i = 0; i < 4 * (size_t)n; i++)
        wanted[values[i]]++;
    const char *wrong = NULL;
    for (int i = 0; i < BINS && !wrong; i++)
        wrong = bench_near(bins[i], wanted[i], 0, 0, i);
    return wrong;
}

static double bytes(void)
{
    return 4.0 * n;
}

const struct problem problem = {
    .unit = "GB/s",
    .quick = {1 << 18},
    .cpu = {1 << 22},
    .gpu = {1 << 27},
    .setup = setup,
    .work = bytes,
    .bytes = bytes,
    .check = check,
};
