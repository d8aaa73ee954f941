/* exit.c - waits for commands in flight when the program ends.
 *
 * Enqueued commands must be done before the driver's state is destroyed: a driver
 * that is compiling a kernel on a thread of its own while exit() destroys its
 * compiler crashes. atexit handlers run too late for that: the driver may
 * register destructors at any time, which then run earlier; and the driver's
 * thread-local state of the main thread is destroyed before any handler runs.
 * exit() first runs the destructors of thread-local objects, the newest first:
 * so such a destructor, registered after the driver's on the main thread, waits
 * in time. If exit() is called on another thread, an atexit handler waits on a
 * new thread, which has fresh driver state. A function registered by atexit
 * before the driver was loaded always runs after the driver's destructors: calls
 * from it are rejected (lock.c). Builds are stored (keep.c) only in the
 * thread-local destructor, which precedes all of the driver's. Nothing is
 * released: the driver's objects end with the process.
 */
#define _GNU_SOURCE
#include "program.h"
#include "lock.h"
#include "pinned.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

/* The C++ ABI's registration, in glibc and musl; LIFO within a thread. */
extern int __cxa_thread_atexit_impl(void (*run)(void *), void *argument,
                                    void *library) __attribute__((weak));

static _Thread_local bool hooked;
static char here; /* an address in this library, which is to stay loaded */

static void wait_for_all(void *unused)
{
    (void)unused;
    if (!rt_may_wait())
        return;
    rt_background_end();
    rt_queue_finish_all();
    amprt_keep_builds();
}

void rt_exit_hook(void)
{
    if (hooked)
        return;
    hooked = true;
    if (getpid() != gettid() || !__cxa_thread_atexit_impl)
        return;
    cl_uint count;
    clGetPlatformIDs(0, NULL, &count); /* the driver's state comes first */
    __cxa_thread_atexit_impl(wait_for_all, NULL, &here);
}

static void *wait_on_thread(void *unused)
{
    rt_queue_finish_all();
    rt_pinned_end();
    return unused;
}

static void last_wait(void)
{
    pthread_t thread;
    if (!rt_may_wait())
        return;
    rt_background_end();
    rt_close();
    if (!pthread_create(&thread, NULL, wait_on_thread, NULL))
        pthread_join(thread, NULL);
    rt_leaks_print();
}

void rt_exit_begin(void)
{
    atexit(last_wait);
}
