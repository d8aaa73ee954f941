/* harness.h - what a program of the comparison is made of.
 *
 * Each program has a folder. Its problem.c makes the data and knows what is right;
 * its other files are peers: amp.ampc, opencl.c with kernel.cl, cuda.cu, openmp.c and,
 * where a library does the same work, openblas.c and cublas.cu. A peer, problem.c and
 * harness.c make one program, which `run` drives through a pipe. A folder with these
 * files is all that a new program needs.
 */
#ifndef HARNESS_H
#define HARNESS_H

#include <stddef.h>

enum { SIZES = 4 };

/* What problem.c gives. Sizes end with a 0. */
struct problem {
    const char *unit;                          /* of the rate, in 10^9 */
    long quick[SIZES], cpu[SIZES], gpu[SIZES]; /* what is measured */
    void (*setup)(long size);                  /* makes the input, poisons the output */
    double (*work)(void);                      /* that a run does */
    double (*bytes)(void);                     /* that it has to move; NULL where memory
                                                * is not what limits it */
    const char *(*check)(void);                /* NULL, or what is wrong */
};
extern const struct problem problem;

/* What a peer gives. peer_run comes back when the work is done; the data stays where
 * it is, on the device, unless the way there and back is what is measured. */
void peer_setup(void);
void peer_run(void);
void peer_fetch(void); /* the output, to where problem.c looks for it */

/* ---- for problem.c ------------------------------------------------------ */

/* Memory that every peer can use as it is: whole pages, poisoned. */
void *bench_memory(size_t bytes);

/* The next of a fixed sequence of numbers, below 2^32 and in [low, high). */
unsigned bench_random(void);
float bench_uniform(float low, float high);

/* NULL where `got` is within `tolerance` of `wanted`, relative to `scale`. */
const char *bench_near(double got, double wanted, double scale,
                       double tolerance, long where);

#endif
