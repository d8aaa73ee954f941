#include "problem.h"
#include "harness.h"

#include <stdio.h>

int n, *steps;

static void setup(long size)
{
    n = (int)size;
    steps = bench_memory((size_t)n * n * sizeof(int));
}

static int steps_at(int row, int column)
{
    float scale = SIDE / (float)n;
    float a = LEFT + scale * (float)column, b = TOP + scale * (float)row;
    float x = 0, y = 0;
    int i = 0;
    for (; i < STEPS && x * x + y * y <= 4; i++) {
        float next = x * x - y * y + a;
        y = 2 * x * y + b;
        x = next;
    }
    return i;
}

/* How the compiler rounds decides about points on the edge: of the points that are
 * looked at, one in a hundred may differ. */
static const char *check(void)
{
    static char text[80];
    int every = n / 128 | 1, looked = 0, differ = 0;
    for (int row = 0; row < n; row += every)
        for (int column = 0; column < n; column += every, looked++)
            differ += steps[(size_t)row * n + column] != steps_at(row, column);
    snprintf(text, sizeof text, "%d of %d points differ", differ, looked);
    return differ * 100 > looked ? text : NULL;
}

static double work(void)
{
    return 1.0 * n * n;
}

const struct problem problem = {
    .unit = "Gpixel/s",
    .quick = {256},
    .cpu = {1024},
    .gpu = {8192},
    .setup = setup,
    .work = work,
    .check = check,
};
