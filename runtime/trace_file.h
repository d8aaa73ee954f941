/* trace_file.h - between trace.c and the file that it writes to. */
#ifndef TRACE_FILE_H
#define TRACE_FILE_H

#include "rt.h"

#include <stdio.h>

/* The text of an event but for where and when: a name and some arguments. */
struct rt_event {
    FILE *stream; /* NULL without memory */
    char *text;
    size_t size;
    bool has_argument;
};
void rt_event_begin(struct rt_event *e, const char *what, const char *name);
void rt_event_text(struct rt_event *e, const char *key, const char *value);
void rt_event_number(struct rt_event *e, const char *key, long long value);
char *rt_event_end(struct rt_event *e); /* to be freed; NULL without memory */

/* One thread at a time writes. Times are nanoseconds of rt_trace_clock. */
bool rt_trace_file_open(const char *path);
void rt_trace_file_host(enum rt_row row, const char *event, long long from,
                        long long to);
void rt_trace_file_queue(rt_queue *q, enum rt_row row, const char *event,
                         long long from, long long to);

#endif
