/* Every way in which a program ends, or forks, while its work is in flight:
 * none hangs, none crashes, each has its status. Each is a process of its own,
 * forked before this one uses amp. */
#define _GNU_SOURCE
#include "test.h"
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 1 << 18, PATIENCE = 60, DONE = 40 };
static int memory[SIZE], *view;

/* Work that takes a while; its first part is still to be compiled. */
static void begin_work(void)
{
    view = amp_view(memory, SIZE);
    for (int i = 0; i < 30; i++)
        CHECK(test_scale(NULL, view, SIZE, 1, 1) == AMP_OK);
}

static void finish_work(void)
{
    CHECK(AMPRT_READ(view, SIZE - 1) == 30);
}

static void *go_on(void *unused)
{
    static _Thread_local int mine[SIZE];
    (void)unused;
    for (;;) {
        AMPRT_OWNER int *v = amp_view(mine, SIZE);
        test_scale(NULL, v, SIZE, 1, 1);
        AMPRT_WRITE(v, 3) = 1;
    }
    return NULL;
}

static void start(void *(*function)(void *))
{
    pthread_t thread;
    CHECK(!pthread_create(&thread, NULL, function, NULL));
    pthread_detach(thread);
}

/* ---- ends -------------------------------------------------------------- */

static void by_return(void)
{
    begin_work();
}

static void by_exit_in_time(void)
{
    begin_work();
    finish_work();
    CHECK(amp_release(view) == AMP_OK);
    exit(DONE);
}

static void beside_others(void)
{
    for (int i = 0; i < 4; i++)
        start(go_on);
    begin_work();
    usleep(50000);
}

static void *leave(void *unused)
{
    (void)unused;
    begin_work();
    exit(DONE);
}

static void on_another_thread(void)
{
    start(leave);
    start(go_on);
    for (;;)
        pause();
}

static void by_thread_after_main(void)
{
    begin_work();
    start(leave);
    pthread_exit(NULL);
}

static void exit_in_handler(amp_status status, const char *message,
                            const char *file, int line, void *user)
{
    (void)message, (void)file, (void)line, (void)user;
    exit(status == AMP_INVALID_ARGUMENT ? DONE : 1);
}

static void in_the_error_handler(void)
{
    begin_work();
    amp_set_error_handler(exit_in_handler, NULL);
    amp_release(memory);
}

static void by_failing(void)
{
    begin_work();
    amp_release(memory);
}

static void *fail(void *unused)
{
    amp_release(memory);
    return unused;
}

static void by_failing_twice(void)
{
    start(go_on);
    start(fail);
    start(fail);
    fail(NULL);
}

static void then_exit(void *unused)
{
    (void)unused;
    exit(DONE);
}

static void in_a_continuation(void)
{
    begin_work();
    CHECK(amp_then(amp_marker(NULL), then_exit, NULL) == AMP_OK);
    finish_work();
    for (;;)
        pause();
}

static void by__exit(void)
{
    begin_work();
    _exit(DONE);
}

static void by_quick_exit(void)
{
    begin_work();
    quick_exit(DONE);
}

static void by_quick_exit_that_works(void)
{
    at_quick_exit(finish_work);
    begin_work();
    quick_exit(DONE);
}

/* ---- functions for atexit ---------------------------------------------- */

static void work_at_exit(void)
{
    finish_work();
    CHECK(test_scale(NULL, view, SIZE, 2, 0) == AMP_OK);
    CHECK(test_mark(NULL, amp_view_as_2(view, ((extent_2){2, 2})), 2, 2)
          == AMP_OK);
    CHECK(AMPRT_READ(view, 3) == 60 + 101);
    CHECK(amp_release(view) == AMP_OK);
}

static void by_exit_that_works(void)
{
    begin_work();
    atexit(work_at_exit);
    exit(DONE);
}

static void *leave_at_once(void *unused)
{
    (void)unused;
    exit(DONE);
}

static void by_exit_that_works_elsewhere(void)
{
    begin_work();
    atexit(work_at_exit);
    start(leave_at_once);
    for (;;)
        pause();
}

static void late_at_exit(void)
{
    FAILS(AMP_UNSUPPORTED, "the program is ending",
          test_scale(NULL, view, SIZE, 1, 1));
    FAILS(AMP_UNSUPPORTED, "amp_wait: the program is ending",
          amp_wait((amp_future){1}));
    AMPRT_OWNER int *owned = view;
}

static void late_and_failing(void)
{
    amp_release(view);
}

static void by_exit_too_late(void)
{
    atexit(late_at_exit);
    begin_work();
    exit(DONE);
}

static void by_failing_too_late(void)
{
    atexit(late_and_failing);
    begin_work();
    amp_release(memory);
}

/* ---- signals ----------------------------------------------------------- */

static void interrupt_soon(void)
{
    if (fork() == 0) {
        usleep(50000);
        kill(getppid(), SIGINT);
        _exit(0);
    }
}

/* y[0] counts to `count`, one by one. */
struct count_block {
    int domain[4];
    struct shape_1 y;
    int count;
};
static const struct amprt_argument count_arguments[] = {
    {"y", AMPRT_VIEW, 1, WRITES, sizeof(int),
     offsetof(struct count_block, y), 0},
    {"count", AMPRT_VALUE, 0, 0, 0, offsetof(struct count_block, count),
     sizeof(int)}};
KERNEL(count, 1, struct count_block, count_arguments,
    "typedef struct { int domain[4]; shape_1 y; int count; } block;\n"
    "__kernel void count(__global volatile int *y, block b)\n"
    "{\n"
    "    for (int i = 0; !get_global_id(0) && i < b.count; i++)\n"
    "        y[b.y.offset / 4] = i + 1;\n"
    "}\n");

enum { LONG = 100000000 };

static void launch_count(int to)
{
    const void *captures[] = {&view, &to};
    CHECK(amprt_launch_1(&count, NULL, (extent_1){1}, captures) == AMP_OK);
}

/* Work without builds: clang, within a driver, removes its files when a signal
 * comes, handled or not. A signal comes while the caller waits for it. */
static void begin_long_work(void)
{
    view = amp_view(memory, SIZE);
    launch_count(0);
    CHECK(AMPRT_READ(view, 0) == 0);
    launch_count(LONG);
    interrupt_soon();
}

static void by_a_signal(void)
{
    signal(SIGINT, SIG_DFL); /* which shells ignore for what runs beside them */
    begin_long_work();
    amp_finish(NULL);
    for (;;)
        pause();
}

static volatile sig_atomic_t signals;

static void count_signal(int unused)
{
    (void)unused;
    signals = signals + 1;
}

static void after_a_signal(void)
{
    signal(SIGINT, count_signal);
    begin_long_work();
    CHECK(AMPRT_READ(view, 0) == LONG);
    while (!signals) { /* a busy machine sends it late */
        launch_count(LONG);
        CHECK(AMPRT_READ(view, 0) == LONG);
    }
    AMPRT_WRITE(view, 7) = 5;
    CHECK(test_scale(NULL, view, SIZE, 1, 1) == AMP_OK);
    CHECK(AMPRT_READ(view, 7) == 6 && AMPRT_READ(view, 8) == 1);
    exit(DONE);
}

/* Signals come all the time; each build is done before one is handled. */
static void while_building(void)
{
    signal(SIGINT, count_signal);
    view = amp_view(memory, SIZE);
    launch_count(0);
    pid_t sender = fork();
    for (int i = 0; !sender && i < 500000; i++) {
        kill(getppid(), SIGINT);
        usleep(20);
    }
    if (!sender)
        _exit(0);
    while (!signals)
        usleep(1000);
    int before = signals;
    CHECK(test_scale(NULL, view, SIZE, 1, 1) == AMP_OK);
    kill(sender, SIGKILL);
    CHECK(signals > before);
    CHECK(AMPRT_READ(view, 8) == 1);
    exit(DONE);
}

/* LLVM, within PoCL, has handlers of its own for these. */
static void with_what_the_program_said_of_signals(void)
{
    signal(SIGUSR1, count_signal);
    signal(SIGUSR2, count_signal);
    signal(SIGHUP, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    view = amp_view(memory, SIZE);
    raise(SIGUSR1);
    raise(SIGHUP);
    CHECK(signals == 1);
    launch_count(0);
    CHECK(AMPRT_READ(view, 0) == 0);
    raise(SIGUSR1);
    raise(SIGUSR2);
    raise(SIGHUP);
    raise(SIGTERM);
    CHECK(signals == 3);
    exit(DONE);
}

static inline void exit_at_signal(int unused)
{
    (void)unused;
    exit(DONE);
}

static inline void in_a_signals_handler(void)
{
    signal(SIGINT, exit_at_signal);
    begin_long_work();
    amp_finish(NULL);
    for (;;)
        pause();
}

static inline void exit_on_main_thread(int unused)
{
    (void)unused;
    exit(gettid() == getpid() ? DONE : 1);
}

/* The signal waits for the one thread of the program's, which does not want it
 * yet: no thread of the driver handles it. */
static inline void in_a_signals_handler_in_time(void)
{
    sigset_t one, now;
    signal(SIGINT, exit_on_main_thread);
    view = amp_view(memory, SIZE);
    launch_count(0);
    CHECK(AMPRT_READ(view, 0) == 0);
    sigemptyset(&one);
    sigaddset(&one, SIGINT);
    CHECK(!sigprocmask(SIG_BLOCK, &one, NULL));
    launch_count(LONG);
    interrupt_soon();
    do
        usleep(1000);
    while (!sigpending(&now) && !sigismember(&now, SIGINT));
    CHECK(AMPRT_READ(view, 0) == LONG);
    CHECK(test_scale(NULL, view, SIZE, 1, 1) == AMP_OK);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    exit(1);
}

/* ---- forks ------------------------------------------------------------- */

static void *fail_in_child(void *unused)
{
    (void)unused;
    amp_set_error_handler(NULL, NULL);
    amp_release(view);
    return NULL;
}

static void refuse_all(void)
{
    static const char why[] = "this process was forked";
    static int out[SIZE];
    amp_future done = {0};
    FAILS(AMP_UNSUPPORTED, why, test_scale(NULL, view, SIZE, 1, 1));
    FAILS(AMP_UNSUPPORTED, why, amp_view(memory, SIZE));
    FAILS(AMP_UNSUPPORTED, why, amp_view_new(int, SIZE));
    FAILS(AMP_UNSUPPORTED, why, amp_array(int, SIZE));
    FAILS(AMP_UNSUPPORTED, why, amp_array_from(memory, SIZE));
    FAILS(AMP_UNSUPPORTED, why, amp_array_staging(int, NULL, SIZE));
    FAILS(AMP_UNSUPPORTED, why,
          amp_section_1(view, ((index_1){0}), ((extent_1){1})));
    FAILS(AMP_UNSUPPORTED, why, amp_view_as_1(view, ((extent_1){1})));
    FAILS(AMP_UNSUPPORTED, why, amp_reinterpret_as(float, view));
    FAILS(AMP_UNSUPPORTED, why, amp_synchronize(view));
    FAILS(AMP_UNSUPPORTED, why, amp_synchronize_async(view));
    FAILS(AMP_UNSUPPORTED, why, amp_refresh(view));
    FAILS(AMP_UNSUPPORTED, why, amp_discard_data(view));
    FAILS(AMP_UNSUPPORTED, why, amp_copy_to_host(view, out));
    FAILS(AMP_UNSUPPORTED, why, amp_copy_from_host_async(out, view));
    FAILS(AMP_UNSUPPORTED, why, amp_release(view));
    FAILS(AMP_UNSUPPORTED, why, AMPRT_READ(view, 0));
    FAILS(AMP_UNSUPPORTED, why, amp_wait(done));
    FAILS(AMP_UNSUPPORTED, why, amp_ready(done));
    FAILS(AMP_UNSUPPORTED, why, amp_then(done, then_exit, NULL));
    FAILS(AMP_UNSUPPORTED, why, amp_accelerators(NULL, 0));
    FAILS(AMP_UNSUPPORTED, why, amp_default_accelerator());
    FAILS(AMP_UNSUPPORTED, why, amp_set_default_accelerator(NULL));
    FAILS(AMP_UNSUPPORTED, why, amp_accelerator_name(NULL));
    FAILS(AMP_UNSUPPORTED, why, amp_create_view(NULL));
    FAILS(AMP_UNSUPPORTED, why, amp_default_view());
    FAILS(AMP_UNSUPPORTED, why, amp_flush(NULL));
    FAILS(AMP_UNSUPPORTED, why, amp_finish(NULL));
    FAILS(AMP_UNSUPPORTED, why, amp_marker(NULL));
}

static int status_of(pid_t child)
{
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status);
}

/* The child's exit waits for nothing and brings nothing of the parent's; its
 * scopes end without a word. */
static void by_fork(void)
{
    start(go_on);
    begin_work();
    for (int i = 0; i < 5; i++) {
        pid_t child = fork();
        if (child == 0) {
            {
                AMPRT_OWNER int *owned = view;
            }
            if (i == 0)
                refuse_all();
            else if (i == 1)
                fail_in_child(NULL);
            else if (i == 2)
                execlp("true", "true", (char *)NULL);
            exit(i);
        }
        CHECK(status_of(child) == (i == 1 ? 3 : i == 2 ? 0 : i));
    }
    finish_work();
    exit(DONE);
}

static void *fork_now(void *unused)
{
    pid_t child = fork();
    if (child == 0) {
        refuse_all();
        exit(2);
    }
    CHECK(status_of(child) == 2);
    return unused;
}

static void by_fork_on_a_thread(void)
{
    pthread_t thread;
    begin_work();
    CHECK(!pthread_create(&thread, NULL, fork_now, NULL));
    pthread_join(thread, NULL);
    finish_work();
    exit(DONE);
}

/* ------------------------------------------------------------------------ */

#define ROW(name, status) {#name, name, status}
static const struct {
    const char *name;
    void (*run)(void);
    int status; /* or 256 and a signal */
} ends[] = {
    ROW(by_return, 0),
    ROW(by_exit_in_time, DONE),
    ROW(beside_others, 0),
    ROW(on_another_thread, DONE),
    ROW(by_thread_after_main, DONE),
    ROW(in_the_error_handler, DONE),
    ROW(by_failing, 3),
    ROW(by_failing_twice, 3),
    ROW(in_a_continuation, DONE),
    ROW(by__exit, DONE),
    ROW(by_quick_exit, DONE),
    ROW(by_quick_exit_that_works, DONE),
    ROW(by_exit_that_works, DONE),
    ROW(by_exit_that_works_elsewhere, DONE),
    ROW(by_exit_too_late, DONE),
    ROW(by_failing_too_late, 3),
    ROW(by_a_signal, 256 + SIGINT),
    ROW(after_a_signal, DONE),
    ROW(while_building, DONE),
    ROW(with_what_the_program_said_of_signals, DONE),
#ifndef __SANITIZE_THREAD__ /* which calls handlers later, within locks */
    ROW(in_a_signals_handler, DONE),
    ROW(in_a_signals_handler_in_time, DONE),
#endif
    ROW(by_fork, DONE),
    ROW(by_fork_on_a_thread, DONE),
};

static int end_of(void (*run)(void))
{
    pid_t child = fork();
    if (child == 0) {
        alarm(PATIENCE);
        freopen("/dev/null", "w", stderr);
        run();
        exit(0);
    }
    return status_of(child);
}

/* `ends NAME` runs that one here. */
int main(int count, char **names)
{
    int failures = 0;
    setenv("AMP_CACHE", "off", 1);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        if (count > 1) {
            if (!strcmp(names[1], ends[i].name))
                ends[i].run();
            continue;
        }
        int status = end_of(ends[i].run);
        if (status == ends[i].status)
            continue;
        fprintf(stderr, "%s: ended with %d, not %d\n", ends[i].name, status,
                ends[i].status);
        failures++;
    }
    return failures != 0;
}
