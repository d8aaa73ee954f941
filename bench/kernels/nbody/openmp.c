#include "harness.h"
#include "problem.h"

#include <math.h>

static void advance(int count, const float *restrict from, const float *restrict speed,
                 float *restrict to, float *restrict new_speed)
{
#pragma omp parallel for
    for (int i = 0; i < count; i++) {
        float mx = from[4 * i], my = from[4 * i + 1], mz = from[4 * i + 2];
        float x = 0, y = 0, z = 0;
#pragma omp simd reduction(+ : x, y, z)
        for (int j = 0; j < count; j++) {
            float dx = from[4 * j] - mx, dy = from[4 * j + 1] - my;
            float dz = from[4 * j + 2] - mz;
            float square = dx * dx + dy * dy + dz * dz + SOFTENING * SOFTENING;
            float inverse = 1 / sqrtf(square);
            float pull = from[4 * j + 3] * inverse * inverse * inverse;
            x += pull * dx;
            y += pull * dy;
            z += pull * dz;
        }
        float a[4] = {x, y, z, 0};
        for (int k = 0; k < 4; k++) {
            new_speed[4 * i + k] = speed[4 * i + k] + TIME_STEP * a[k];
            to[4 * i + k] = from[4 * i + k] + TIME_STEP * new_speed[4 * i + k];
        }
    }
}

void peer_setup(void)
{
}

void peer_run(void)
{
    advance(n, position, velocity, new_position, new_velocity);
}

void peer_fetch(void)
{
}
