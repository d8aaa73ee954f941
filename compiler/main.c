/* main.c - ampcc, a compiler for AMP C that works as cc does. */
#include "driver.h"
#include "translate.h"

#include <stdio.h>
#include <stdlib.h>

static void report(const char *kind, const char *format, va_list args)
{
    fflush(stdout);
    fprintf(stderr, "ampcc: %s: %s\n", kind, arena_vformat(format, args));
}

void driver_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report("error", format, args);
    va_end(args);
}

void driver_warning(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report("warning", format, args);
    va_end(args);
}

static bool explain(const char *id)
{
    if (diag_explain(id))
        return true;
    driver_error("there is no rule '%s'", id);
    return false;
}

static bool do_what_is_asked(int argc, char **argv)
{
    Options o = {0};
    if (!options_read(&o, argc, argv))
        return false;
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
    if (o.verbose || o.dry_run)
        fputs("ampcc version " AMPCC_VERSION "\n", stderr);
    if (o.verbose && o.inputs.count == 0 && !o.query)
        return true;
    return driver_run(&o);
}

int main(int argc, char **argv)
{
    run_setup();
    bool success = do_what_is_asked(argc, argv);
    run_clean_up();
    if (fflush(stdout) != 0 || ferror(stdout)) {
        driver_error("cannot write to standard output");
        success = false;
    }
    return success ? EXIT_SUCCESS : EXIT_FAILURE;
}
