/* keep.c - stores builds in the cache when no launch is waiting.
 *
 * Some drivers (PoCL) compile a program again when they are asked for its
 * binary, which takes as long as the build itself. So no launch asks for it:
 * builds are stored when the program ends. A program that is killed stores none.
 *
 * PoCL 3.1 corrupts its reference counts of kernels if it is asked for a binary
 * while it compiles the same program for a launch: so the device is idle then,
 * and the lock keeps it idle.
 */
#include "program.h"
#include "lock.h"
#include "trace.h"

#include <stdlib.h>

struct build {
    struct build *next;
    const char *name;
    cl_program program; /* never released: see program.c */
    struct rt_cache_key key;
};

static struct build *builds; /* that are not kept yet, the newest first */

void rt_keep(const char *name, cl_program program, struct rt_cache_key *key)
{
    struct build *b = malloc(sizeof *b);
    if (!b)
        return;
    *b = (struct build){builds, name, program, *key};
    *key = (struct rt_cache_key){0};
    builds = b;
}

static void keep(struct build *b)
{
    long long since = rt_trace_clock();
    size_t bytes = rt_cache_write(&b->key, b->program);
    if (bytes)
        rt_trace_keep(b->name, bytes, since);
    rt_cache_key_free(&b->key);
    free(b);
}

void amprt_keep_builds(void)
{
    rt_lock();
    if (builds)
        rt_queue_finish_all();
    while (builds) {
        struct build *b = builds;
        builds = b->next;
        keep(b);
    }
    rt_unlock();
}
