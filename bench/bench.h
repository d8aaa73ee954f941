/* bench.h - what the measuring programs share. Each prints a row for each thing
 * that it measures: its name, our time and the peer's in microseconds. */
#ifndef BENCH_H
#define BENCH_H

#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 15 };

static double now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The medians, by a clock, of rounds that run one after the other; which of the two is
 * first changes, and so does what either leaves behind. */
static void compare(const char *name, void (*ours)(void), void (*peer)(void),
                    int times, clockid_t clock)
{
    double taken[2][ROUNDS];
    ours();
    peer();
    for (int round = 0; round < 2 * ROUNDS; round++) {
        int who = (round + round / 2) % 2;
        double start = now(clock);
        for (int i = 0; i < times; i++)
            who ? peer() : ours();
        taken[who][round / 2] = (now(clock) - start) / times;
    }
    qsort(taken[0], ROUNDS, sizeof taken[0][0], by_value);
    qsort(taken[1], ROUNDS, sizeof taken[1][0], by_value);
    printf("%s %.3f %.3f\n", name, taken[0][ROUNDS / 2],
           taken[1][ROUNDS / 2]);
    fflush(stdout);
}

#endif
