/* signals.c - keeps the program's signals off the drivers' threads, and its signal
 * handlers from running while a driver compiles.
 *
 * A handler that called exit() on a driver's thread would wait for the work that
 * this thread is to do. A thread inherits its creator's signal mask, so signals are
 * blocked while drivers create threads; but not those that a thread's instructions
 * raise, which drivers may handle (PoCL: division by zero), or that profilers send.
 *
 * On a signal, Clang within a driver removes the files that it is working on, then
 * calls the program's handler; if that returns, the build has failed. So a signal
 * with a handler is deferred until the build is done; without one it ends the
 * program at once. Clang leaves its handlers installed: afterwards the program's own
 * handlers and ignored signals are restored.
 */
#include "lock.h"

static const int kept[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGPROF, SIGSEGV,
                           SIGSYS, SIGTRAP};

void rt_signals_block(sigset_t *before)
{
    sigset_t all;
    sigfillset(&all);
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        sigdelset(&all, kept[i]);
    pthread_sigmask(SIG_BLOCK, &all, before);
}

void rt_signals_restore(const sigset_t *before)
{
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

bool rt_start_thread(pthread_t *thread, void *(*run)(void *), void *argument)
{
    sigset_t before;
    rt_signals_block(&before);
    bool is_started = !pthread_create(thread, NULL, run, argument);
    rt_signals_restore(&before);
    return is_started;
}

/* ---- while a driver compiles -------------------------------------------- */

typedef void handler(int);

static struct rt_signals before_drivers; /* as the program had them, */
static handler *with_drivers[NSIG];      /* and once there were drivers */
static handler *of_drivers[NSIG];        /* what these put in place of others */

static handler *handler_of(int signal)
{
    struct sigaction now;
    return sigaction(signal, NULL, &now) ? SIG_DFL : now.sa_handler;
}

static bool is_function(handler *h)
{
    return h != SIG_DFL && h != SIG_IGN;
}

static bool is_kept(int signal)
{
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (kept[i] == signal)
            return true;
    return false;
}

static void look(struct rt_signals *now)
{
    for (int s = 1; s < NSIG; s++)
        if (sigaction(s, NULL, &now->actions[s]))
            now->actions[s].sa_handler = SIG_DFL;
}

/* Whether it came with a driver, or is now where the program has none: for crashes,
 * too. */
static bool is_of_driver(handler *h, const struct rt_signals *before)
{
    for (int s = 1; s < NSIG; s++)
        if (of_drivers[s] == h)
            return true;
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (before->actions[kept[i]].sa_handler == SIG_DFL
            && handler_of(kept[i]) == h)
            return true;
    return false;
}

/* What the program said, where a driver put a handler of its own instead. */
static void give_back(const struct rt_signals *before)
{
    for (int s = 1; s < NSIG; s++) {
        handler *old = before->actions[s].sa_handler, *now = handler_of(s);
        if (!is_kept(s) && old != SIG_DFL && is_function(now) && now != old
            && is_of_driver(now, before))
            sigaction(s, &before->actions[s], NULL);
    }
}

void rt_signals_before_drivers(void)
{
    look(&before_drivers);
}

void rt_signals_with_drivers(void)
{
    for (int s = 1; s < NSIG; s++) {
        handler *now = handler_of(s);
        if (now != before_drivers.actions[s].sa_handler)
            of_drivers[s] = now;
    }
    give_back(&before_drivers);
    for (int s = 1; s < NSIG; s++)
        with_drivers[s] = handler_of(s);
}

/* A driver's own handler, in place of none, ends the program. */
static bool is_handled(int signal)
{
    handler *now = handler_of(signal);
    bool is_drivers = now == with_drivers[signal]
        && before_drivers.actions[signal].sa_handler == SIG_DFL;
    return is_function(now) && !is_drivers;
}

void rt_signals_hold(struct rt_signals *before)
{
    sigset_t held;
    sigemptyset(&held);
    look(before);
    for (int s = 1; s < NSIG; s++)
        if (is_handled(s) && !is_kept(s))
            sigaddset(&held, s);
    pthread_sigmask(SIG_BLOCK, &held, &before->mask);
}

void rt_signals_release(const struct rt_signals *before)
{
    give_back(before);
    rt_signals_restore(&before->mask);
}
