/* trace.h - what AMP_TRACE writes down: the interface of trace.c. */
#ifndef RT_TRACE_H
#define RT_TRACE_H

#include "device.h"

struct rt_program;

/* Reads AMP_TRACE: sets rt.tracing, and opens the file if it names one. */
void rt_trace_begin(void);

/* Returns nanoseconds since some moment, if a trace is made of them: `since` below. */
long long rt_trace_clock(void);

/* A kernel was built, or loaded from the cache. */
void rt_trace_build(const struct amprt_kernel *k, const struct rt_program *p,
                    bool from_cache, long long since);

/* A build was written to the cache; the cache cannot be used. */
void rt_trace_keep(const char *name, size_t bytes, long long since);
void rt_trace_no_cache(const char *path, const char *why);

/* A copy is enqueued: `row` says from where to where. */
void rt_trace_copy(enum rt_row row, size_t bytes, rt_queue *q, cl_event event,
                   long long since);

/* That copy, which several threads made since `from`, is about to be done. */
void rt_trace_moved(cl_event event, long long from);

/* The host itself copied. */
void rt_trace_host_copy(size_t bytes, long long since);

/* A launch is enqueued. Takes over the event, which is NULL if nothing is traced. */
void rt_trace_launch(const struct amprt_kernel *k,
                     const struct amprt_domain *domain, rt_queue *q,
                     cl_event event, long long since);

/* The host waited; the call of the user's in which it did is known at the call's end, which
 * rt_trace_call tells. */
void rt_trace_waited(long long since);
void rt_trace_call(const char *call, const char *file, int line);

/* Writes what commands did that are done. */
void rt_trace_drain(void);

#endif
