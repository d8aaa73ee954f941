#include "problem.h"
#include "harness.h"

#include <math.h>

int n;
float *position, *velocity, *new_position, *new_velocity;

static void setup(long size)
{
    n = (int)size;
    size_t bytes = 4 * (size_t)n * sizeof(float);
    position = bench_memory(bytes);
    velocity = bench_memory(bytes);
    new_position = bench_memory(bytes);
    new_velocity = bench_memory(bytes);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 4; k++) {
            position[4 * i + k] = k < 3 ? bench_uniform(-1, 1) : 1.0f / (float)n;
            velocity[4 * i + k] = k < 3 ? bench_uniform(-1, 1) : 0;
        }
}

/* Of some bodies. */
static const char *check(void)
{
    const char *wrong = NULL;
    for (int i = 0; i < n && !wrong; i += 1 + n / 64) {
        double a[3] = {0};
        for (int j = 0; j < n; j++) {
            double d[3], square = (double)SOFTENING * SOFTENING;
            for (int k = 0; k < 3; k++) {
                d[k] = (double)position[4 * j + k] - position[4 * i + k];
                square += d[k] * d[k];
            }
            for (int k = 0; k < 3; k++)
                a[k] += position[4 * j + 3] * d[k] / (square * sqrt(square));
        }
        for (int k = 0; k < 3 && !wrong; k++) {
            double v = velocity[4 * i + k] + TIME_STEP * a[k];
            wrong = bench_near(new_velocity[4 * i + k], v, 1, 1e-5, i);
            if (!wrong)
                wrong = bench_near(new_position[4 * i + k],
                                   position[4 * i + k] + TIME_STEP * v, 1, 1e-5, i);
        }
        if (!wrong)
            wrong = bench_near(new_position[4 * i + 3], position[4 * i + 3], 1, 0, i);
    }
    return wrong;
}

/* 20 operations for each pair, as is customary. */
static double work(void)
{
    return 20.0 * n * n;
}

const struct problem problem = {
    .unit = "GFLOP/s",
    .quick = {1024},
    .cpu = {8192},
    .gpu = {1 << 17},
    .setup = setup,
    .work = work,
    .check = check,
};
