/* races.h - data races between threads of a tile, or of two tiles: amp.race.1 to .5. */
#ifndef RACES_H
#define RACES_H

#include "check_trace/check_traces.h"

/* Warns of data races of a launch, by the trace of its kernel. */
void check_races(const Trace *trace, Reported *reported);

#endif
