#include "problem.h"
#include "harness.h"

#include <math.h>

int n;
float *price, *strike, *years, *call, *put;

static void setup(long size)
{
    n = (int)size;
    size_t bytes = (size_t)n * sizeof(float);
    price = bench_memory(bytes);
    strike = bench_memory(bytes);
    years = bench_memory(bytes);
    call = bench_memory(bytes);
    put = bench_memory(bytes);
    for (int i = 0; i < n; i++) {
        price[i] = bench_uniform(5, 30);
        strike[i] = bench_uniform(1, 100);
        years[i] = bench_uniform(0.25f, 10);
    }
}

static double normal(double d)
{
    return 0.5 * erfc(-d * sqrt(0.5));
}

/* Of some options. */
static const char *check(void)
{
    const char *wrong = NULL;
    for (int i = 0; i < n && !wrong; i += n / 100000 | 1) {
        double s = price[i], x = strike[i], t = years[i], v = VOLATILITY, r = RATE;
        double d1 = (log(s / x) + (r + v * v / 2) * t) / (v * sqrt(t));
        double d2 = d1 - v * sqrt(t), discounted = x * exp(-r * t);
        double c = s * normal(d1) - discounted * normal(d2);
        wrong = bench_near(call[i], c, 100, 1e-5, i);
        if (!wrong)
            wrong = bench_near(put[i], c + discounted - s, 100, 1e-5, i);
    }
    return wrong;
}

static double work(void)
{
    return n;
}

static double bytes(void)
{
    return 5.0 * n * sizeof(float);
}

const struct problem problem = {
    .unit = "Goption/s",
    .quick = {1 << 18},
    .cpu = {1 << 22},
    .gpu = {1 << 26},
    .setup = setup,
    .work = work,
    .bytes = bytes,
    .check = check,
};
