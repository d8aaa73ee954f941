/* crash.c - handles crashes, and contains those of libclang.
 *
 * The handlers run on an alternate stack, in case the normal one has overflowed;
 * so libclang's own handlers, which have none, and its threads are switched off.
 * libclang crashes on some wrong programs: crash_contain returns from such a
 * crash, so that the user can be told where it was. It does not return from
 * abort(), which may be called with malloc's lock held.
 */
#define _GNU_SOURCE
#include "crash.h"
#include "util.h"

#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

const int crash_signals[CRASH_SIGNALS] = {
    SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

static const char *last_words = "";
static void (*clean_up)(void);
static sigjmp_buf *contained; /* NULL: nothing is */
static bool is_trial;         /* a process that only crash_happens waits for */

static void handle_crash(int number)
{
    if (is_trial)
        _exit(1);
    if (contained && number != SIGABRT)
        siglongjmp(*contained, 1);
    if (write(STDERR_FILENO, last_words, strlen(last_words)) < 0)
        _exit(1);
    clean_up();
    _exit(1);
}

static void catch_crashes(void)
{
#if !defined __SANITIZE_ADDRESS__
    struct sigaction action = {.sa_handler = handle_crash,
                               .sa_flags = SA_ONSTACK | SA_RESETHAND};
    for (int i = 0; i < CRASH_SIGNALS; i++)
        sigaction(crash_signals[i], &action, NULL);
#else
    (void)handle_crash;
#endif
}

void crash_setup(void (*clean)(void))
{
    enum { SIZE = 1 << 16 };
    clean_up = clean;
    setenv("LIBCLANG_NOTHREADS", "1", 1);
#if !defined __SANITIZE_ADDRESS__
    setenv("LIBCLANG_DISABLE_CRASH_RECOVERY", "1", 1);
    stack_t stack = {.ss_sp = arena_alloc(SIZE), .ss_size = SIZE};
    sigaltstack(&stack, NULL);
#endif
    catch_crashes();
}

void crash_last_words(const char *text)
{
    last_words = text;
}

bool crash_contain(void (*work)(void *), void *context)
{
    sigjmp_buf here;
    if (sigsetjmp(here, 1)) {
        contained = NULL;
        catch_crashes();
        return false;
    }
    contained = &here;
    work(context);
    contained = NULL;
    return true;
}

bool crash_happens(void (*work)(void *), void *context)
{
    int status;
    pid_t child = fork(), gone;
    if (child == 0) {
        is_trial = true;
        work(context);
        _exit(0);
    }
    do
        gone = waitpid(child, &status, 0);
    while (gone < 0 && errno == EINTR);
    return gone == child && status != 0;
}
