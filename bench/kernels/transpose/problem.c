#include "problem.h"
#include "harness.h"

int n;
float *a, *b;

static void setup(long size)
{
    n = (int)size;
    size_t count = (size_t)n * n;
    a = bench_memory(count * sizeof(float));
    b = bench_memory(count * sizeof(float));
    for (size_t i = 0; i < count; i++)
        a[i] = bench_uniform(-1, 1);
}

static const char *check(void)
{
    const char *wrong = NULL;
    for (int i = 0; i < n && !wrong; i++)
        for (int j = 0; j < n && !wrong; j++)
            wrong = bench_near(b[(size_t)j * n + i], a[(size_t)i * n + j], 1, 0, i);
    return wrong;
}

static double bytes(void)
{
    return 2.0 * n * n * sizeof(float);
}

const struct problem problem = {
    .unit = "GB/s",
    .quick = {1024},
    .cpu = {4096},
    .gpu = {8192},
    .setup = setup,
    .work = bytes,
    .bytes = bytes,
    .check = check,
};
