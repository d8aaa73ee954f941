/* program.h - a program that uses all of the runtime and expects a fault. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "layer.h"

/* A driver needs long to compile: only a cold run does, and the first one in a
 * process where the cache is empty. */
enum run { FIRST_RUN, COLD_RUN, WARM_RUN, RUNS };

/* Once in a process, before program_run; false where there is no device, as
 * the runtime then has to say. */
bool program_begin(void);

/* Runs it all and releases all. It ends the process where something is wrong:
 * results, what is reported of the fault, what is left. */
void program_run(const struct fault *f, enum run kind);

#endif
