#include "problem.h"
#include "harness.h"

int n;
float *a, *b, *c;

static void setup(long size)
{
    n = (int)size;
    size_t count = (size_t)n * n;
    a = bench_memory(count * sizeof(float));
    b = bench_memory(count * sizeof(float));
    c = bench_memory(count * sizeof(float));
    for (size_t i = 0; i < count; i++) {
        a[i] = bench_uniform(-1, 1);
        b[i] = bench_uniform(-1, 1);
    }
}

/* Of every row some elements, each column in turn. */
static const char *check(void)
{
    const char *wrong = NULL;
    for (int i = 0; i < n && !wrong; i++)
        for (int j = i % 61; j < n && !wrong; j += 61 + n / 8) {
            double sum = 0;
            for (int k = 0; k < n; k++)
                sum += (double)a[(size_t)i * n + k] * b[(size_t)k * n + j];
            size_t at = (size_t)i * n + j;
            wrong = bench_near(c[at], sum, n, 1e-6, (long)at);
        }
    return wrong;
}

static double work(void)
{
    return 2.0 * n * n * n;
}

const struct problem problem = {
    .unit = "GFLOP/s",
    .quick = {256},
    .cpu = {1024, 4096},
    .gpu = {1024, 4096},
    .setup = setup,
    .work = work,
    .check = check,
};
