/* diag_options.h - what the command line says about messages. */
#ifndef DIAG_OPTIONS_H
#define DIAG_OPTIONS_H

#include "diag.h"

/* What is said of a warning, by an option or a pragma. */
typedef struct FlagLevel {
    bool off, error, no_error;
} FlagLevel;

/* // diag_pragma.c: what pragmas before a place change about a flag. */
void diag_pragma_level(FlagLevel *level, const char *flag, Place place);

/* // diag_options.c */

/* Whether an option or a pragma for `said` is about `flag`. */
bool diag_flag_means(const char *said, const char *flag);

/* The level of a message after -W options; NOTE where it is switched off.
 * `flag` is without -W, "" for what no option changes. */
Level diag_level(Level level, const char *flag, Place place);

bool diag_color(void);        /* -fdiagnostics-color, or stderr a terminal */
bool diag_raises(void);       /* -Werror, -Werror=… */
bool diag_fatal_errors(void); /* -Wfatal-errors */
bool diag_parseable_fixes(void); /* -fdiagnostics-parseable-fixits */
int diag_error_limit(void);   /* -ferror-limit=N; 0: none */

#endif
