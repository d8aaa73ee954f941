/* trace.c - AMP_TRACE=1: a line on stderr for each build, copy and launch.
 *
 * A traced command is waited for, so that its time is its own: tracing shows
 * what is done and how long it takes, not how it overlaps.
 */
#include "rt.h"

#include <stdio.h>
#include <time.h>

/* Milliseconds since some moment, where a trace is made of them. */
double rt_trace_clock(void)
{
    struct timespec t;
    if (!rt.tracing)
        return 0;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

void rt_trace_build(const char *name, const rt_device *d, bool from_cache,
                    double since)
{
    if (rt.tracing)
        fprintf(stderr, "amp: build %s for %s%s, %.3f ms\n", name, d->name,
                from_cache ? " from the cache" : "", rt_trace_clock() - since);
}

void rt_trace_keep(const char *name, size_t bytes, double since)
{
    if (rt.tracing)
        fprintf(stderr, "amp: keep %zu bytes of %s in the cache, %.3f ms\n",
                bytes, name, rt_trace_clock() - since);
}

void rt_trace_no_cache(const char *path, const char *why)
{
    if (rt.tracing)
        fprintf(stderr, "amp: no cache: %s: %s\n", path, why);
}

void rt_trace_copy(const char *where, size_t bytes, rt_queue *q, double since)
{
    if (!rt.tracing)
        return;
    clFinish(q->queue);
    fprintf(stderr, "amp: copy %zu bytes %s %s, %.3f ms\n", bytes, where,
            q->device->name, rt_trace_clock() - since);
}

void rt_trace_launch(const struct amprt_kernel *k,
                     const struct amprt_domain *domain, rt_queue *q,
                     double since)
{
    if (!rt.tracing)
        return;
    clFinish(q->queue);
    fprintf(stderr, "amp: launch %s (%s:%d) over %s on %s, %.3f ms\n",
            k->name, k->file, k->line,
            rt_text_extent(domain->rank, domain->extent).at,
            q->device->name, rt_trace_clock() - since);
}
