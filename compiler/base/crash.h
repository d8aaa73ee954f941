/* crash.h - handling crashes of ampcc and of libclang. */
#ifndef CRASH_H
#define CRASH_H

#include <stdbool.h>

/* Installs the signal handlers: a crash prints the last words, calls `clean`, which
 * must be async-signal-safe, and ends ampcc with status 1. */
void crash_setup(void (*clean)(void));

/* Sets the text that a crash prints; it is kept by reference. */
void crash_last_words(const char *text);

/* The signals that count as a crash. */
enum { CRASH_SIGNALS = 5 };
extern const int crash_signals[CRASH_SIGNALS];

/* Calls work(context); returns false if that crashed (but not by abort). */
bool crash_contain(void (*work)(void *context), void *context);

/* Whether work(context) crashes, tried in a child process. */
bool crash_happens(void (*work)(void *context), void *context);

#endif
