/* bench.h - what the measuring programs share. Each prints a row for each thing
 * that it measures: its name and its times in microseconds. */
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

/* Sorts them. */
static double median(double taken[ROUNDS])
{
    qsort(taken, ROUNDS, sizeof *taken, by_value);
    return taken[ROUNDS / 2];
}

#endif
