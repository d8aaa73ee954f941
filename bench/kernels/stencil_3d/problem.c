#include "problem.h"
#include "harness.h"

int n;
float *in, *out;

static void setup(long size)
{
    n = (int)size;
    size_t padded = (size_t)(n + 2) * (size_t)(n + 2) * (size_t)(n + 2);
    in = bench_memory(padded * sizeof(float));
    out = bench_memory((size_t)n * n * n * sizeof(float));
    for (size_t i = 0; i < padded; i++)
        in[i] = bench_uniform(-1, 1);
}

static const char *check(void)
{
    const char *wrong = NULL;
    long row = n + 2, plane = row * row;
    for (long k = 0; k < (long)n * n * n && !wrong; k++) {
        const float *at = in + (k / n / n + 1) * plane + (k / n % n + 1) * row + k % n + 1;
        double around = (double)at[-1] + at[1] + at[-row] + at[row] + at[-plane] + at[plane];
        wrong = bench_near(out[k], CENTRE * at[0] + AROUND * around, 1, 1e-6, k);
    }
    return wrong;
}

static double bytes(void)
{
    return 2.0 * n * n * n * sizeof(float);
}

const struct problem problem = {
    .unit = "GB/s",
    .quick = {128},
    .cpu = {256},
    .gpu = {512},
    .setup = setup,
    .work = bytes,
    .bytes = bytes,
    .check = check,
};
