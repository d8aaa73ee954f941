/* launches.h - how launches are timed, ours and the peer's alike. */
#ifndef LAUNCHES_H
#define LAUNCHES_H

#include "bench.h"

enum { THREADS = 64, BATCH = 1000 };

/* Launches the kernel; turn 1 reads what turn 0 wrote, and the other way round. */
static void launch(int turn);
static void wait_for_all(void);

static void one(void)
{
    launch(0);
    wait_for_all();
}

static void batch(void)
{
    for (int i = 0; i < BATCH; i++)
        launch(0);
    wait_for_all();
}

static void turns(void)
{
    for (int i = 0; i < BATCH; i++)
        launch(i % 2);
    wait_for_all();
}

/* Prints the median of rounds, in microseconds for each call. */
static void measure(const char *name, void (*work)(void), int times)
{
    double taken[ROUNDS];
    work();
    for (int round = 0; round < ROUNDS; round++) {
        double start = now(CLOCK_MONOTONIC);
        for (int i = 0; i < times; i++)
            work();
        taken[round] = (now(CLOCK_MONOTONIC) - start) / times;
    }
    printf("%s %.3f\n", name, median(taken));
}

static void measure_launches(void)
{
    measure("wait", one, 500);
    measure("batch", batch, 3);
    measure("turns", turns, 3);
}

#endif
