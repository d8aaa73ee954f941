/* trace_file.h - writing the events of trace.c to a JSON file. */
#ifndef TRACE_FILE_H
#define TRACE_FILE_H

#include "device.h"

#include <stdio.h>

/* The text of an event without its row and times: a name and arguments. */
struct rt_event {
    FILE *stream; /* NULL: out of memory */
    char *text;
    size_t size;
    bool has_argument;
};
void rt_event_begin(struct rt_event *e, const char *what, const char *name);
void rt_event_text(struct rt_event *e, const char *key, const char *value);
void rt_event_number(struct rt_event *e, const char *key, long long value);
char *rt_event_end(struct rt_event *e); /* for free(); NULL: out of memory */

/* Not thread-safe. Times are in nanoseconds, by rt_trace_clock. */
bool rt_trace_file_open(const char *path);
void rt_trace_file_host(enum rt_row row, const char *event, long long from,
                        long long to);
void rt_trace_file_queue(rt_queue *q, enum rt_row row, const char *event,
                         long long from, long long to);

#endif
