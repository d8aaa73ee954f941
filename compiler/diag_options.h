/* diag_options.h - what the command line says about messages. */
#ifndef DIAG_OPTIONS_H
#define DIAG_OPTIONS_H

#include "ampcc.h"

/* The level of a message after -W options; NOTE where it is switched off.
 * `flag` is without -W, "" for what no option changes. */
Level diag_level(Level level, const char *flag, Place place);

bool diag_color(void);        /* -fdiagnostics-color, or stderr a terminal */
bool diag_raises(void);       /* -Werror, -Werror=… */
bool diag_fatal_errors(void); /* -Wfatal-errors */
bool diag_parseable_fixes(void); /* -fdiagnostics-parseable-fixits */
int diag_error_limit(void);   /* -ferror-limit=N; 0: none */

#endif
