/* harness.c - the program around a peer.
 *
 *     PEER           prints the sizes that the problem asks for, and whether a
 *                    copy on the device is its limit
 *     PEER SIZE      makes the data, runs once, checks, prints
 *                    "ready UNIT WORK"; then answers each line "N" on its input
 *                    with the seconds that one of N runs took
 *
 * Before the N runs there is one that is not timed: what other peers left behind
 * in caches and clocks is not this one's cost.
 */
#define _POSIX_C_SOURCE 200809L
#include "harness.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void *bench_memory(size_t bytes)
{
    size_t whole = (bytes + 4095) / 4096 * 4096;
    void *p = aligned_alloc(4096, whole);
    if (!p) {
        printf("wrong: no memory for %zu bytes\n", bytes);
        exit(1);
    }
    return memset(p, 0xff, whole);
}

/* xorshift64* */
unsigned bench_random(void)
{
    static uint64_t state = 88172645463325252u;
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (unsigned)((state * 2685821657736338717u) >> 32);
}

float bench_uniform(float low, float high)
{
    return low + (high - low) * ((float)(bench_random() >> 8) / 16777216.0f);
}

const char *bench_near(double got, double wanted, double scale,
                       double tolerance, long where)
{
    static char text[120];
    if (fabs(got - wanted) <= tolerance * fabs(scale))
        return NULL;
    snprintf(text, sizeof text, "%.9g instead of %.9g at %ld", got, wanted, where);
    return text;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void print_sizes(const char *name, const long *sizes)
{
    printf("%s", name);
    for (int i = 0; i < SIZES && sizes[i]; i++)
        printf(" %ld", sizes[i]);
    printf("\n");
}

static int answer(void)
{
    char line[32];
    while (fgets(line, sizeof line, stdin)) {
        int times = atoi(line);
        peer_run();
        double start = now();
        for (int i = 0; i < times; i++)
            peer_run();
        printf("%.9g\n", (now() - start) / times);
        fflush(stdout);
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        print_sizes("quick", problem.quick);
        print_sizes("cpu", problem.cpu);
        print_sizes("gpu", problem.gpu);
        printf("moves %d\n", problem.bytes != NULL);
        return 0;
    }
    problem.setup(atol(argv[1]));
    peer_setup();
    peer_run();
    peer_fetch();
#ifdef UNCHECKED /* a limit has no output */
    const char *wrong = NULL;
#else
    const char *wrong = problem.check();
#endif
    if (wrong) {
        printf("wrong: %s\n", wrong);
        return 1;
    }
    printf("ready %s %.17g\n", problem.unit, problem.work());
    fflush(stdout);
    return answer();
}
