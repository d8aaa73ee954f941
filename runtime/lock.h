/* lock.h - the lock, and the runtime's place in the process: its signals and its end.
 *
 * One lock guards all state. It is not recursive. It is not held while the runtime waits for a
 * build or for the user's code, nor, unless rt_is_alone, for a device: a function that waits
 * releases the lock and increments rt_drops, and its caller then has to check all state again.
 */
#ifndef RT_LOCK_H
#define RT_LOCK_H

#include "rt.h"
#include <pthread.h>
#include <signal.h>

extern _Thread_local unsigned rt_drops; /* how often the thread released the lock to wait */
extern unsigned long long rt_entries; /* how often the lock was taken by code that may change
                                       * state */
extern unsigned rt_waits; /* how often the host waited for a device */

// lock.c

/* Takes the lock, and enqueues the launches that are kept back (chain.c). */
void rt_lock(void);

/* Takes the lock and leaves those launches: the caller may launch another one. */
void rt_lock_to_launch(void);

void rt_unlock(void);

/* What every call of the user's begins with: rt_lock, then rt_admit. The lock is held in any
 * case. */
amp_status rt_enter(void);

/* Returns why this thread may not call, or AMP_OK: it fails in a forked child and at the
 * program's end. */
amp_status rt_admit(void);

/* The calling thread ends the program: all others that call block from now on. */
void rt_close(void);

/* Returns whether the calling thread is the only one that ever called. */
bool rt_is_alone(void);

/* Returns false in a forked child, whose work is the parent's, and in a signal's handler that
 * ends the program while this thread is within the runtime. */
bool rt_may_wait(void);

/* Calls rt_chain_look as soon as the lock is free; never waits. */
void rt_chain_soon(void);

// signals.c

/* Blocks signals before a driver may create a thread; *before goes to rt_signals_restore. */
void rt_signals_block(sigset_t *before);
void rt_signals_restore(const sigset_t *before);

/* Starts a thread of the runtime's own, which gets no signals. */
bool rt_start_thread(pthread_t *thread, void *(*run)(void *), void *argument);

/* Defers the signals that have handlers while a driver compiles; afterwards restores the
 * handlers and the signals that it found. */
struct rt_signals { /* the state to restore after a driver has compiled */
    sigset_t mask;
    struct sigaction actions[NSIG];
};
void rt_signals_hold(struct rt_signals *before);
void rt_signals_release(const struct rt_signals *before);

/* Note which handlers there are before the drivers are loaded, and with them: what differs is
 * theirs. */
void rt_signals_before_drivers(void);
void rt_signals_with_drivers(void);

// exit.c

/* Arranges for the runtime's work at the program's end; called once. */
void rt_exit_begin(void);

/* Sees to it that the main thread waits for all work before it ends; called on each thread. */
void rt_exit_hook(void);

// leaks.c

/* Reports nothing at this end of the program. */
void rt_leaks_off(void);

/* Reports the views that were not released, when nothing else runs any more. */
void rt_leaks_print(void);

// background.c

/* Waits for the build in the background; to be called without the lock. */
void rt_background_end(void);

// chain.c

/* Enqueues the launches that are kept back; the second only if what they wait for is done. */
void rt_chain_submit(void);
void rt_chain_look(void);

/* Returns, once, the failure of a chain that could not be enqueued. */
amp_status rt_chain_failure(void);

#endif
