#include "harness.h"
#include "problem.h"

#include <stdbool.h>
#include <string.h>

/* Brings `count` pairs of keys in order. */
static void compare(unsigned *restrict low, unsigned *restrict high, int count, bool up)
{
    for (int i = 0; i < count; i++) {
        unsigned a = low[i], b = high[i];
        unsigned less = a < b ? a : b, more = a < b ? b : a;
        low[i] = up ? less : more;
        high[i] = up ? more : less;
    }
}

static void merge_part(unsigned *part, int first, int run, int longest)
{
    for (int distance = longest; distance > 0; distance /= 2)
        for (int low = 0; low < PART; low += 2 * distance)
            compare(part + low, part + low + distance, distance,
                    ((first + low) & run) == 0);
}

static void sort(int count, const unsigned *restrict from, unsigned *restrict to)
{
#pragma omp parallel for
    for (int first = 0; first < count; first += PART) {
        memcpy(to + first, from + first, PART * sizeof *to);
        for (int run = 2; run <= PART; run *= 2)
            merge_part(to + first, first, run, run / 2);
    }
    for (int run = 2 * PART; run <= count; run *= 2) {
        for (int distance = run / 2; distance >= PART; distance /= 2) {
#pragma omp parallel for
            for (int part = 0; part < count / 2; part += PART) {
                int low = 2 * part - (part & (distance - 1));
                compare(to + low, to + low + distance, PART, (low & run) == 0);
            }
        }
#pragma omp parallel for
        for (int first = 0; first < count; first += PART)
            merge_part(to + first, first, run, THREADS);
    }
}

void peer_setup(void)
{
}

void peer_run(void)
{
    sort(n, keys, sorted);
}

void peer_fetch(void)
{
}
