/* keep.c - builds go to the cache when nobody waits for a kernel.
 *
 * Drivers exist (PoCL) that compile a program anew when they are asked for its
 * binary, for as long as the build itself took, and make other builds wait
 * meanwhile. So no launch asks: what was built is kept once nothing has been
 * built for a second, on a thread that is there for that alone, or at the
 * program's end. A program that is killed before keeps nothing.
 *
 * The list is changed by single atomic operations, as a signal may end the
 * program in the middle of any. Taking a binary is for one thread at a time.
 */
#include "rt.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

struct build {
    struct build *next;
    const char *name;
    cl_program program; /* never released: see program.c */
    struct rt_cache_key key;
};

static struct build *builds; /* that are not kept yet, the newest first */
static bool has_thread;
static pthread_mutex_t keeping = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local bool is_keeping; /* when a signal came that ends it all */

static void keep(struct build *b)
{
    long long since = rt_trace_clock();
    size_t bytes = rt_cache_write(&b->key, b->program);
    if (bytes)
        rt_trace_keep(b->name, bytes, since);
    rt_cache_key_free(&b->key);
    free(b);
}

/* Also waits for the thread that may be about it. */
void rt_keep_all(void)
{
    pthread_mutex_lock(&keeping);
    is_keeping = true;
    struct build *b = __atomic_exchange_n(&builds, NULL, __ATOMIC_ACQ_REL);
    while (b) {
        struct build *next = b->next;
        keep(b);
        b = next;
    }
    is_keeping = false;
    pthread_mutex_unlock(&keeping);
}

void amprt_keep_builds(void)
{
    rt_keep_all();
}

/* Where the driver may be gone: nothing more is kept. */
void rt_keep_end(void)
{
    if (!is_keeping)
        pthread_mutex_lock(&keeping);
}

static void *keep_when_quiet(void *newest)
{
    const struct timespec second = {.tv_sec = 1};
    for (;;) {
        nanosleep(&second, NULL);
        struct build *now = __atomic_load_n(&builds, __ATOMIC_ACQUIRE);
        if (now == newest) {
            rt_keep_all();
            __atomic_store_n(&has_thread, false, __ATOMIC_SEQ_CST);
            now = __atomic_load_n(&builds, __ATOMIC_SEQ_CST);
            if (!now || __atomic_exchange_n(&has_thread, true, __ATOMIC_SEQ_CST))
                return NULL;
        }
        newest = now;
    }
}

/* Without a thread, the end of the program keeps it. */
static void start_thread(struct build *newest)
{
    pthread_t thread;
    sigset_t all, before;
    if (__atomic_exchange_n(&has_thread, true, __ATOMIC_SEQ_CST))
        return;
    sigfillset(&all); /* they are the user's threads' */
    pthread_sigmask(SIG_BLOCK, &all, &before);
    if (pthread_create(&thread, NULL, keep_when_quiet, newest))
        __atomic_store_n(&has_thread, false, __ATOMIC_SEQ_CST);
    else
        pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Takes over the key. */
void rt_keep(const char *name, cl_program program, struct rt_cache_key *key)
{
    struct build *b = malloc(sizeof *b);
    if (!b)
        return;
    *b = (struct build){
        .next = __atomic_load_n(&builds, __ATOMIC_ACQUIRE), .name = name,
        .program = program, .key = *key};
    *key = (struct rt_cache_key){0};
    while (!__atomic_compare_exchange_n(&builds, &b->next, b, false,
                                        __ATOMIC_SEQ_CST, __ATOMIC_ACQUIRE))
        continue;
    start_thread(b);
}
