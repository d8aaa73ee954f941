/* signals.c - the threads of drivers handle no signals of the program.
 *
 * A handler that called exit() on such a thread would wait for the work that
 * the thread itself is to do. A thread begins with the signals blocked that its
 * maker blocks; what its own instructions raise stays, as drivers may handle
 * that (PoCL handles divisions by zero), and so does what profilers send.
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
