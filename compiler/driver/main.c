/* main.c - ampcc, a compiler for AMP C with the command line of cc. */
#define _GNU_SOURCE
#include "base/crash.h"
#include "driver.h"
#include "runtime/version.h"
#include "translate.h"

#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static void report(Level level, const char *format, va_list args)
{
    fflush(stdout);
    diag_say(level, arena_vformat(format, args));
}

void driver_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report(ERROR, format, args);
    va_end(args);
}

void driver_warning(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report(WARNING, format, args);
    va_end(args);
}

void print_folded(const char *text, int indent)
{
    enum { WIDTH = 79 };
    for (int column = indent; *text;) {
        int length = (int)strcspn(text, " ");
        if (column > indent && column + 1 + length > WIDTH) {
            printf("\n%*s", indent, "");
            column = indent;
        } else if (column > indent) {
            putchar(' ');
            column++;
        }
        printf("%.*s", length, text);
        column += length;
        text += length;
        text += strspn(text, " ");
    }
    putchar('\n');
}

static bool explain(const char *id)
{
    if (explain_clause(id))
        return true;
    driver_error("there is no rule '%s'", id);
    return false;
}

static bool do_what_is_asked(int argc, char **argv)
{
    Options o = {0};
    if (!options_read(&o, argc, argv))
        return false;
    if (o.format && !diag_format(o.format)) {
        driver_error("invalid value '%s' in '-fdiagnostics-format='; there "
                     "are text, json and sarif", o.format);
        return false;
    }
    crash_last_words(diag_alone(ERROR, "internal error: ampcc crashed; please "
                              "report this with the input"));
    if (o.help) {
        options_print_help();
        return true;
    }
    if (o.version) {
        puts("ampcc version " AMPCC_VERSION);
        return true;
    }
    if (o.explain)
        return explain(o.explain);
    if (o.cache_info || o.cache_clear)
        return cache_command(o.cache_clear);
    if (o.verbose || o.dry_run)
        fputs("ampcc version " AMPCC_VERSION "\n", stderr);
    if (o.verbose && o.inputs.count == 0 && !o.query)
        return true;
    return driver_run(&o);
}

typedef struct Run {
    int argc;
    char **argv;
    int status;
} Run;

static void *run(void *argument)
{
    Run *r = argument;
    run_setup();
    bool success = do_what_is_asked(r->argc, r->argv);
    run_clean_up();
    if (fflush(stdout) != 0 || ferror(stdout)) {
        driver_error("cannot write to standard output");
        success = false;
    }
    diag_finish();
    fflush(NULL);
    r->status = success ? EXIT_SUCCESS : EXIT_FAILURE;
    return NULL;
}

/* Half of the address space is left to libclang, which comes later. */
static bool has_room(size_t size)
{
    struct rlimit limit;
    return getrlimit(RLIMIT_AS, &limit) != 0 || size <= limit.rlim_cur / 2;
}

/* Clang and the passes recurse as deep as the program nests: they get a stack
 * that only costs what is used of it, as large as the system gives. */
int main(int argc, char **argv)
{
    Run r = {argc, argv, EXIT_FAILURE};
    pthread_attr_t attributes;
    pthread_t thread;
    mallopt(M_ARENA_MAX, 1); /* a thread's own heap grows page by page */
    pthread_attr_init(&attributes);
    for (size_t size = (size_t)4 << 30; size >= (size_t)16 << 20; size /= 2) {
        if (!has_room(size) || pthread_attr_setstacksize(&attributes, size)
            || pthread_create(&thread, &attributes, run, &r))
            continue;
        sigset_t all; /* signals are for the thread that works */
        sigfillset(&all);
        pthread_sigmask(SIG_BLOCK, &all, NULL);
        pthread_join(thread, NULL);
        _exit(r.status); /* libclang's destructors would take a while */
    }
    run(&r);
    return r.status;
}
