/* diag_options.h - the command line's settings of diagnostics. */
#ifndef DIAG_OPTIONS_H
#define DIAG_OPTIONS_H

#include "diag.h"

/* What options and pragmas set for a warning's flag. */
typedef struct FlagLevel {
    bool off, error, no_error;
} FlagLevel;

// diag_pragma.c: applies the pragmas before a place to the setting of a flag.
void diag_pragma_level(FlagLevel *level, const char *flag, Place place);

// diag_options.c

/* Whether an option or a pragma that names `said` applies to `flag`. */
bool diag_flag_means(const char *said, const char *flag);

/* The level of a message after -W options and pragmas; NOTE if it is switched off.
 * `flag` is without -W; "" if the message has none. */
Level diag_level(Level level, const char *flag, Place place);

bool diag_color(void);        /* -fdiagnostics-color, or stderr a terminal */
bool diag_raises(void);       /* -Werror, -Werror=… */
bool diag_fatal_errors(void); /* -Wfatal-errors */
bool diag_parseable_fixes(void); /* -fdiagnostics-parseable-fixits */
int diag_error_limit(void);   /* -ferror-limit=N; 0: none */

#endif
