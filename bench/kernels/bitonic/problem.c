#include "problem.h"
#include "harness.h"

#include <stdlib.h>
#include <string.h>

int n;
unsigned *keys, *sorted;

static void setup(long size)
{
    n = (int)size;
    keys = bench_memory((size_t)n * sizeof(unsigned));
    sorted = bench_memory((size_t)n * sizeof(unsigned));
    for (int i = 0; i < n; i++)
        keys[i] = bench_random();
}

static int by_value(const void *a, const void *b)
{
    unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
    return (x > y) - (x < y);
}

static const char *check(void)
{
    const char *wrong = NULL;
    unsigned *wanted = bench_memory((size_t)n * sizeof(unsigned));
    memcpy(wanted, keys, (size_t)n * sizeof(unsigned));
    qsort(wanted, (size_t)n, sizeof(unsigned), by_value);
    for (int i = 0; i < n && !wrong; i++)
        wrong = bench_near(sorted[i], wanted[i], 0, 0, i);
    free(wanted);
    return wrong;
}

static double work(void)
{
    return n;
}

const struct problem problem = {
    .unit = "Gkey/s",
    .quick = {1 << 16},
    .cpu = {1 << 20},
    .gpu = {1 << 24},
    .setup = setup,
    .work = work,
    .check = check,
};
