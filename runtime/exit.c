/* exit.c - the end of the program with work in flight.
 *
 * What is queued must be done before the driver's own state goes: a driver
 * that is compiling a kernel on a thread of its own while exit() destroys its
 * compiler crashes. Handlers of atexit run too late for that, as the driver
 * may register destructors at any time, which then run before ours; and the
 * driver's thread-local state of the main thread is destroyed before any
 * handler. Destructors of thread-local objects are the first thing that exit()
 * runs, the newest first: a hook of that kind, made after the driver's own on
 * the main thread, waits in time. Where exit() is called on another thread, a
 * handler of atexit waits, on a new thread, whose state in the driver is new.
 * A function that was given to atexit before the driver was loaded comes after the
 * driver's destructors, whatever we do: there calls are refused (lock.c).
 * Builds are kept (keep.c) in the hook alone, which is before any of the
 * driver's destructors. Nothing is given back: the driver's objects end with
 * the process.
 */
#define _GNU_SOURCE
#include "rt.h"

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
    rt_specialise_end();
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
    return unused;
}

static void last_wait(void)
{
    pthread_t thread;
    if (!rt_may_wait())
        return;
    rt_specialise_end();
    rt_close();
    if (!pthread_create(&thread, NULL, wait_on_thread, NULL))
        pthread_join(thread, NULL);
    rt_leaks_print();
}

void rt_exit_begin(void)
{
    atexit(last_wait);
}
