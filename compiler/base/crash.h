/* crash.h - crashes, ampcc's own and libclang's. */
#ifndef CRASH_H
#define CRASH_H

#include <stdbool.h>

/* Sets up the handlers: a crash calls `clean`, which does what POSIX allows in
 * one, and ends ampcc with 1. */
void crash_setup(void (*clean)(void));

/* What a crash says. */
void crash_last_words(const char *text);

/* The signals that a crash sends. */
enum { CRASH_SIGNALS = 5 };
extern const int crash_signals[CRASH_SIGNALS];

/* Does what may crash; false where it has. */
bool crash_contain(void (*work)(void *context), void *context);

/* Whether it crashes in a process of its own. */
bool crash_happens(void (*work)(void *context), void *context);

#endif
