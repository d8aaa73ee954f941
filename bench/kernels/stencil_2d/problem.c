#include "problem.h"
#include "harness.h"

int n;
float *in, *out;

static void setup(long size)
{
    n = (int)size;
    size_t padded = (size_t)(n + 2) * (size_t)(n + 2);
    in = bench_memory(padded * sizeof(float));
    out = bench_memory((size_t)n * n * sizeof(float));
    for (size_t i = 0; i < padded; i++)
        in[i] = bench_uniform(-1, 1);
}

static const char *check(void)
{
    const char *wrong = NULL;
    size_t row = (size_t)n + 2;
    for (int i = 0; i < n && !wrong; i++)
        for (int j = 0; j < n && !wrong; j++) {
            const float *at = in + (size_t)(i + 1) * row + j + 1;
            double around = (double)at[-1] + at[1] + at[-(long)row] + at[row];
            long k = (long)i * n + j;
            wrong = bench_near(out[k], CENTRE * at[0] + AROUND * around, 1, 1e-6, k);
        }
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
