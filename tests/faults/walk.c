/* walk.c - runs the program once for each fault.
 *
 * usage: walk TURN [all]
 *
 * Runs without a fault count the calls of each place. Each call, or the
 * first two and the last one of each place, then fails in a run of its own,
 * with each error in turn. TURN, less than TURNS, says which walk of several this
 * is: together they have each error of a place that all of them come to. Runs share
 * a process, which children replace where it ends; a call that is made only when a
 * process begins has one for itself, and the second of these is as good as the last.
 */
#include "program.h"

#include <dlfcn.h>
#include <errno.h>
#include <glob.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RUN_SECONDS = 60, FIRST_CALLS = 2, CHECKED_TOGETHER = 8,
       LEAKED = 2, TURNS = 3 };

static struct layer *layer;
static struct shared {
    unsigned calls[RUNS][LAYER_SITES]; /* of a run of each kind */
    size_t at;                         /* of the faults */
    unsigned met;
    bool looks_for_leaks;
} *shared;

struct test {
    struct fault fault;
    enum run kind;
};
static struct test *tests;
static size_t test_count, failures;
static int turn;

static void add_test(int site, unsigned n, int error, enum run kind)
{
    static size_t room;
    if (test_count == room) {
        room = room ? 2 * room : 1024;
        tests = realloc(tests, room * sizeof *tests);
        if (!tests)
            abort();
    }
    tests[test_count++] = (struct test){{site, n, error}, kind};
}

/* Whether the errors of a place that are no codes are this walk's: a place has the same
 * address in all of them. */
static bool is_own(const struct site *s)
{
    return (uintptr_t)s->at % TURNS == (unsigned)turn;
}

/* Of the first call the errors that are this walk's, one at least; of others one, and
 * of those that need a process each. */
static bool is_in_turn(const struct site *s, unsigned n, int error, bool first)
{
    if (error == FAULT_LATER || error == FAULT_LOST)
        return n == 1 && is_own(s);
    int one = (int)(((uintptr_t)s->at + n + (unsigned)turn) % (unsigned)s->error_count);
    return error == one || (n == 1 && !first && error % TURNS == turn);
}

static void add_tests(int site, unsigned count, bool all, enum run kind)
{
    const struct site *s = &layer->sites[site];
    bool first = kind == FIRST_RUN;
    for (unsigned n = 1; n <= count; n++) {
        if (!all && n > (first ? 1 : FIRST_CALLS) && n < count)
            continue;
        for (int e = s->fills ? FAULT_LATER : 0; e < s->error_count; e++)
            if (all || is_in_turn(s, n, e, first))
                add_test(site, n, e, kind);
        if ((all || is_in_turn(s, n, FAULT_LOST, first))
            && strncmp(s->function, "cl", 2) == 0 && !first)
            add_test(site, n, FAULT_LOST, kind);
    }
}

/* Each place in the cheapest kind of run that comes to it. */
static void plan(bool all)
{
    for (int kind = 0; kind < RUNS; kind++)
        for (int i = 0; i < layer->site_count; i++) {
            unsigned count = shared->calls[kind][i];
            if (kind == WARM_RUN || count > shared->calls[kind + 1][i])
                add_tests(i, count, all, kind);
        }
}

/* ---- processes --------------------------------------------------------- */

static const struct fault none;

static void count_calls(void)
{
    layer_begin(&none);
    if (!program_begin())
        exit(1);
    for (int kind = 0; kind < RUNS; kind++) {
        if (kind != FIRST_RUN)
            layer_begin(&none);
        program_run(&none, kind);
        for (int i = 0; i < layer->site_count; i++)
            shared->calls[kind][i] = layer->sites[i].count;
    }
}

/* LeakSanitizer is asked now and then what was lost, since processes end here
 * by _exit; what a driver loses is its business. It may crash itself where a
 * thread is about to end. */
#ifdef __SANITIZE_ADDRESS__
int __lsan_do_recoverable_leak_check(void);
const char *__lsan_default_suppressions(void);

const char *__lsan_default_suppressions(void)
{
    return "leak:libpocl\nleak:libLLVM\nleak:libclang\nleak:libhwloc\n"
           "leak:libOpenCL\nleak:ld-linux\n";
}

static void check_leaks(void)
{
    shared->looks_for_leaks = true;
    if (__lsan_do_recoverable_leak_check())
        _exit(LEAKED);
    shared->looks_for_leaks = false;
}
#else
static void check_leaks(void) { }
#endif

/* Runs tests from shared->at on until one needs a process of its own. */
static void run_tests(void)
{
    bool first = tests[shared->at].kind == FIRST_RUN;
    if (!first) {
        layer_begin(&none);
        program_begin();
        program_run(&none, FIRST_RUN);
    }
    do {
        const struct test *t = &tests[shared->at];
        alarm(RUN_SECONDS);
        layer_begin(&t->fault);
        if (first && !program_begin())
            return;
        program_run(&t->fault, t->kind);
        shared->met += layer_met();
        bool is_last = first || shared->at + 1 == test_count;
        if (is_last || shared->at % CHECKED_TOGETHER == 0)
            check_leaks();
        if (first)
            return;
        shared->at++;
    } while (shared->at < test_count);
}

static void print_test(const struct test *t, int status)
{
    fprintf(stderr, "FAIL fault: call %u of ", t->fault.n);
    layer_print_site(t->fault.site);
    fprintf(stderr, ", %s%s%s", layer_error_name(&t->fault),
            t->fault.error == FAULT_LATER ? " later" : "",
            t->fault.error == FAULT_LOST ? " from then on" : "");
    if (WIFSIGNALED(status))
        fprintf(stderr, ": %s", strsignal(WTERMSIG(status)));
    fprintf(stderr, "\n");
}

static int in_child(void (*work)(void))
{
    int status;
    fflush(NULL);
    pid_t id = fork();
    if (!id) {
        work();
        _exit(0);
    }
    while (waitpid(id, &status, 0) != id)
        continue;
    return status;
}

/* Relocates the drivers' libraries once, not in each child. None of them has begun. */
static void load_drivers(void)
{
    glob_t files = {0};
    char name[4096];
    glob("/etc/OpenCL/vendors/*.icd", 0, NULL, &files);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        FILE *file = fopen(files.gl_pathv[i], "r");
        if (file && fscanf(file, "%4095s", name) == 1)
            dlopen(name, RTLD_NOW);
        if (file)
            fclose(file);
    }
    globfree(&files);
}

int main(int count, char **names)
{
    bool all = count > 2 && !strcmp(names[2], "all");
    turn = count > 1 ? atoi(names[1]) % TURNS : 0;
    load_drivers();
    layer = layer_new();
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE,
                  MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    int status = in_child(count_calls);
    if (status) {
        fprintf(stderr, "FAIL without a fault: status %#x\n", status);
        return 1;
    }
    plan(all);
    while (shared->at < test_count) {
        size_t at = shared->at;
        status = in_child(run_tests);
        bool is_sanitizers_own = shared->looks_for_leaks
            && status != LEAKED << 8;
        shared->looks_for_leaks = false;
        if (status && !is_sanitizers_own) {
            failures++;
            print_test(&tests[shared->at], status);
        }
        if (status || shared->at == at)
            shared->at++;
    }
    printf("%zu faults in %d places, %u met, %zu failed\n", test_count,
           layer->site_count, shared->met, failures);
    return failures != 0;
}
