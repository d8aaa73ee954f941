/* trace.h - what AMP_TRACE writes down: the interface of trace.c. */
#ifndef RT_TRACE_H
#define RT_TRACE_H

#include "device.h"

struct rt_program;

void rt_trace_begin(void);
long long rt_trace_clock(void);
void rt_trace_build(const struct amprt_kernel *k, const struct rt_program *p,
                    bool from_cache, long long since);
void rt_trace_keep(const char *name, size_t bytes, long long since);
void rt_trace_no_cache(const char *path, const char *why);
void rt_trace_copy(enum rt_row row, size_t bytes, rt_queue *q, cl_event event,
                   long long since);
void rt_trace_moved(cl_event event, long long from);
void rt_trace_host_copy(size_t bytes, long long since);
void rt_trace_launch(const struct amprt_kernel *k,
                     const struct amprt_domain *domain, rt_queue *q,
                     cl_event event, long long since);
void rt_trace_waited(long long since);
void rt_trace_call(const char *call, const char *file, int line);
void rt_trace_drain(void);

#endif
