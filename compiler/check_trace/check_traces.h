/* check_traces.h - the rules of the language about what is executed: checks of the traces of
 * kernels, which report only what is certain to happen.
 */
#ifndef CHECK_TRACES_H
#define CHECK_TRACES_H

#include "ast.h"

typedef struct Trace Trace;

/* What was reported before, for any kernel. */
typedef struct Reported Reported;

/* A check of a trace. It is of parts as well if it says something of a kernel that errors leave
 * in parts, or of a function that no launch reaches. */
typedef struct TraceCheck {
    void (*check)(const Trace *trace, Reported *reported);
    bool is_of_parts;
} TraceCheck;

/* Executes each kernel of a unit symbolically, and runs so many checks on its trace. */
void check_traces(Unit *unit, const TraceCheck *checks, int count);

void check_divisions(const Trace *trace, Reported *reported); /* by zero */
void check_forever(const Trace *trace, Reported *reported);   /* loops that never end */
void check_bounds(const Trace *trace, Reported *reported);    /* out of constant extents */
void check_borders(const Trace *trace, Reported *reported);   /* at borders of any domain */
void check_private(const Trace *trace, Reported *reported);   /* elements nobody has written */
void check_barriers(const Trace *trace, Reported *reported);  /* in divergent control flow */

#endif
