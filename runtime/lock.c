/* lock.c - the lock that guards all state, and who may no longer use the runtime.
 *
 * The first call initialises the runtime. Later calls are rejected in two cases:
 * in a forked process, which lacks the driver's threads and whose devices are the
 * parent's; and on the thread that ends the program, once the driver may be gone.
 * Other threads that call while the program ends block here until it has ended.
 */
#include "lock.h"
#include "device.h"

#include <pthread.h>

_Thread_local unsigned rt_drops;
unsigned long long rt_entries;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_closed, is_child;
static bool chain_is_due;
static _Thread_local bool is_ending; /* this thread closed it */
static _Thread_local bool is_inside; /* this thread has the lock, or waits */
static _Thread_local bool is_counted;
static unsigned callers; /* threads that were admitted */

/* Whoever had the lock is not in this process. */
static void become_child(void)
{
    is_child = true;
    is_inside = false;
    lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
}

static void begin(void)
{
    sigset_t signals;
    pthread_atfork(NULL, NULL, become_child);
    rt_signals_block(&signals);
    rt_signals_before_drivers();
    rt_driver_folder();
    rt_find_devices();
    rt_signals_with_drivers();
    rt_signals_restore(&signals);
    rt_exit_begin();
}

bool rt_may_wait(void)
{
    return !is_child && !is_inside;
}

void rt_lock_to_launch(void)
{
    is_inside = true;
    if (!is_child)
        pthread_once(&once, begin);
    pthread_mutex_lock(&lock);
    if (is_closed && !is_ending && !is_child) {
        pthread_mutex_unlock(&lock);
        for (;;)
            pause();
    }
    rt_entries++;
}

void rt_lock(void)
{
    rt_lock_to_launch();
    if (!is_child)
        rt_chain_submit();
}

/* Whoever has the lock comes here when it is free again. */
static void look_at_chain(void)
{
    while (__atomic_load_n(&chain_is_due, __ATOMIC_ACQUIRE)
           && !pthread_mutex_trylock(&lock)) {
        is_inside = true;
        __atomic_store_n(&chain_is_due, false, __ATOMIC_RELAXED);
        if (!is_closed && !is_child)
            rt_chain_look();
        pthread_mutex_unlock(&lock);
        is_inside = false;
    }
}

void rt_chain_soon(void)
{
    __atomic_store_n(&chain_is_due, true, __ATOMIC_RELEASE);
    if (!is_inside)
        look_at_chain();
}

void rt_unlock(void)
{
    pthread_mutex_unlock(&lock);
    is_inside = false;
    look_at_chain();
    if (!is_child && !is_ending)
        rt_exit_hook();
}

amp_status rt_admit(void)
{
    if (is_child)
        return rt_fail(AMP_UNSUPPORTED,
                       "this process was forked from one that had used amp;"
                       " fork before the first use, or exec afterwards");
    if (is_ending)
        return rt_fail(AMP_UNSUPPORTED,
                       "the program is ending: functions for atexit that use"
                       " amp are to be given to it after the first use");
    if (!is_counted)
        __atomic_add_fetch(&callers, 1, __ATOMIC_RELAXED);
    is_counted = true;
    return AMP_OK;
}

bool rt_is_alone(void)
{
    return __atomic_load_n(&callers, __ATOMIC_RELAXED) == 1;
}

amp_status rt_enter(void)
{
    rt_lock();
    amp_status status = rt_admit();
    return status ? status : rt_chain_failure();
}

void rt_close(void)
{
    is_ending = true;
    pthread_mutex_lock(&lock);
    is_closed = true;
    pthread_mutex_unlock(&lock);
}
