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

/* Begin an event, called `what` and `name`, and add an argument to it. */
void rt_event_begin(struct rt_event *e, const char *what, const char *name);
void rt_event_text(struct rt_event *e, const char *key, const char *value);
void rt_event_number(struct rt_event *e, const char *key, long long value);

/* Returns the event's text, for free(); NULL: out of memory. */
char *rt_event_end(struct rt_event *e);

/* Opens the file, which is written to its end as the program ends; returns whether it could.
 * This and what follows is not thread-safe. */
bool rt_trace_file_open(const char *path);

/* Write an event of the host, or of a queue, which lasted from `from` to `to`, in nanoseconds
 * by rt_trace_clock. */
void rt_trace_file_host(enum rt_row row, const char *event, long long from,
                        long long to);
void rt_trace_file_queue(rt_queue *q, enum rt_row row, const char *event,
                         long long from, long long to);

#endif
