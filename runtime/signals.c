/* signals.c - the threads of drivers handle no signals of the program, and no
 * handler of the program's runs while a driver compiles.
 *
 * A handler that called exit() on such a thread would wait for the work that
 * the thread itself is to do. A thread begins with the signals blocked that its
 * maker blocks; what its own instructions raise stays, as drivers may handle
 * that (PoCL handles divisions by zero), and so does what profilers send.
 *
 * Clang, within a driver, removes the files that it works on when a signal
 * comes, then calls the program's handler; where that returns, the build has
 * failed. So the signal waits until the build is done. Where the program has no
 * handler it ends at once.
 */
#include "rt.h"

static const int kept[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGPROF, SIGSEGV,
                           SIGSYS, SIGTRAP};

/* Before a driver may make a thread; *before goes to rt_signals_restore. */
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

/* ---- while a driver compiles -------------------------------------------- */

typedef void handler(int);

static handler *before_drivers[NSIG]; /* as the program had them, */
static handler *with_drivers[NSIG];   /* and once there were drivers */

static handler *handler_of(int signal)
{
    struct sigaction now;
    return sigaction(signal, NULL, &now) ? SIG_DFL : now.sa_handler;
}

static void look(handler *found[NSIG])
{
    for (int s = 1; s < NSIG; s++)
        found[s] = handler_of(s);
}

void rt_signals_before_drivers(void)
{
    look(before_drivers);
}

void rt_signals_with_drivers(void)
{
    look(with_drivers);
}

/* A driver's own handler, in place of none, ends the program. */
static bool is_handled(int signal)
{
    handler *now = handler_of(signal);
    bool is_drivers = now == with_drivers[signal]
        && before_drivers[signal] == SIG_DFL;
    return now != SIG_DFL && now != SIG_IGN && !is_drivers;
}

void rt_signals_hold(sigset_t *before)
{
    sigset_t held;
    sigemptyset(&held);
    for (int s = 1; s < NSIG; s++)
        if (is_handled(s))
            sigaddset(&held, s);
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        sigdelset(&held, kept[i]);
    pthread_sigmask(SIG_BLOCK, &held, before);
}
