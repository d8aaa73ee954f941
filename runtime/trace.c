/* trace.c - AMP_TRACE: records the builds, copies, launches and waits, and their times.
 *
 * AMP_TRACE=1 prints a line on stderr for each build, copy and launch;
 * AMP_TRACE=FILE.json writes an event for each of them, and for each wait of
 * the host, to a file that trace viewers show as rows (trace_file.c).
 *
 * Tracing never waits: a command's times are those that the driver recorded
 * (profiling is enabled on the queues). Commands in flight are in a list, which
 * is checked when something else is traced, after each wait, and when the
 * program ends; so lines come in the order in which commands were enqueued, but
 * somewhat after the events.
 */
#include "program.h"
#include "lock.h"
#include "trace.h"
#include "trace_file.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A command under way. */
struct command {
    struct command *next;
    cl_event event;
    rt_queue *queue;
    enum rt_row row;
    long long before, after; /* the call that gave it */
    long long from, to;      /* when it ran, where no driver tells; else 0 */
    char *text;              /* a line without its time, or an event's body */
};

/* The waits of the call that this thread is in. */
enum { WAITS = 16 };
static _Thread_local struct {
    long long from, to;
} waits[WAITS];
static _Thread_local unsigned wait_count;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct command *first, **end = &first;
static bool to_file;

void rt_trace_begin(void)
{
    const char *text = secure_getenv("AMP_TRACE");
    size_t length = text ? strlen(text) : 0;
    to_file = length > 5 && !strcmp(text + length - 5, ".json");
    rt.tracing = length && strcmp(text, "0") != 0;
    if (to_file)
        rt.tracing = rt_trace_file_open(text);
}

long long rt_trace_clock(void)
{
    struct timespec t;
    if (!rt.tracing)
        return 0;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

/* ---- what is told ------------------------------------------------------ */

static void print_line(const char *text, long long from, long long to)
{
    long long us = to > from ? (to - from) / 1000 : 0;
    fprintf(stderr, "amp: %s, %lld.%03lld ms\n", text, us / 1000, us % 1000);
}

/* On a row of the host's. With the lock, as all that tells something. */
static void tell_host(enum rt_row row, const char *text, long long from,
                      long long to)
{
    if (to_file)
        rt_trace_file_host(row, text, from, to);
    else
        print_line(text, from, to);
}

static void host_did(enum rt_row row, char *text, long long since)
{
    long long now = rt_trace_clock();
    if (!text)
        return;
    pthread_mutex_lock(&lock);
    tell_host(row, text, since, now);
    pthread_mutex_unlock(&lock);
    free(text);
}

/* ---- commands ---------------------------------------------------------- */

static bool is_done(cl_event event)
{
    cl_int state = CL_COMPLETE;
    clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof state,
                   &state, NULL);
    return state <= CL_COMPLETE;
}

static bool ask(cl_event event, cl_profiling_info what, long long *out)
{
    cl_ulong ns = 0;
    if (clGetEventProfilingInfo(event, what, sizeof ns, &ns, NULL))
        return false;
    *out = (long long)ns;
    return true;
}

/* When the command ran, by the host's clock. The device's clock is known to
 * be so far from it that the command was queued within the call that did. */
static void times_of(const struct command *c, long long *from, long long *to)
{
    long long queued, *offset = &c->queue->device->clock_offset;
    *from = c->from;
    *to = c->to;
    if (c->to)
        return;
    if (!ask(c->event, CL_PROFILING_COMMAND_QUEUED, &queued)
        || !ask(c->event, CL_PROFILING_COMMAND_START, from)
        || !ask(c->event, CL_PROFILING_COMMAND_END, to)) {
        *from = c->before;
        *to = rt_trace_clock();
        return;
    }
    if (queued + *offset < c->before)
        *offset = c->before - queued;
    if (queued + *offset > c->after)
        *offset = c->after - queued;
    *from += *offset;
    *to += *offset;
}

static void tell_command(struct command *c)
{
    long long from, to;
    times_of(c, &from, &to);
    if (to_file)
        rt_trace_file_queue(c->queue, c->row, c->text, from, to);
    else
        print_line(c->text, from, to);
    clReleaseEvent(c->event);
    free(c->text);
    free(c);
}

/* Tells of the commands that are done, in the order in which they were given.
 * With the lock. */
static void drain(void)
{
    while (first && is_done(first->event)) {
        struct command *c = first;
        first = c->next;
        if (!first)
            end = &first;
        tell_command(c);
    }
}

void rt_trace_drain(void)
{
    if (!rt.tracing)
        return;
    pthread_mutex_lock(&lock);
    drain();
    pthread_mutex_unlock(&lock);
}

/* Takes over the text. Without memory the command is not told of. */
static void began(rt_queue *q, enum rt_row row, cl_event event, char *text,
                  long long since)
{
    struct command *c = text ? malloc(sizeof *c) : NULL;
    if (!c) {
        free(text);
        return;
    }
    clRetainEvent(event);
    *c = (struct command){.event = event, .queue = q, .row = row, .before = since,
                          .after = rt_trace_clock(), .text = text};
    pthread_mutex_lock(&lock);
    *end = c;
    end = &c->next;
    drain();
    pthread_mutex_unlock(&lock);
}

void rt_trace_moved(cl_event event, long long from)
{
    if (!rt.tracing)
        return;
    pthread_mutex_lock(&lock);
    for (struct command *c = first; c; c = c->next)
        if (c->event == event) {
            c->from = from;
            c->to = rt_trace_clock();
        }
    pthread_mutex_unlock(&lock);
}

/* ---- lines ------------------------------------------------------------- */

static char *line(const char *format, ...)
    __attribute__((format(printf, 1, 2)));
static char *line(const char *format, ...)
{
    char *text;
    va_list list;
    va_start(list, format);
    int length = vasprintf(&text, format, list);
    va_end(list);
    return length < 0 ? NULL : text;
}

static char *launch_line(const struct amprt_kernel *k, const char *extent,
                         const rt_device *d)
{
    return line("launch %s (%s:%d) over %s on %s", k->name, k->file, k->line,
                extent, d->name);
}

static char *build_line(const struct amprt_kernel *k,
                        const struct rt_program *p, bool from_cache)
{
    return line("build %s%s for %s%s", k->name,
                p->shapes ? " of its views' shapes" : "", p->device->name,
                from_cache ? " from the cache" : "");
}

/* ---- events ------------------------------------------------------------ */

static void put_place(struct rt_event *e, const char *file, int line)
{
    if (!file)
        return;
    rt_event_text(e, "file", file);
    rt_event_number(e, "line", line);
}

static char *launch_event(const struct amprt_kernel *k, const char *extent,
                          const rt_device *d)
{
    struct rt_event e;
    rt_event_begin(&e, "", k->name);
    put_place(&e, k->file, k->line);
    rt_event_text(&e, "extent", extent);
    if (k->tile[0])
        rt_event_text(&e, "tile", rt_text_extent(k->rank, k->tile).at);
    rt_event_text(&e, "device", d->name);
    return rt_event_end(&e);
}

static char *build_event(const struct amprt_kernel *k,
                         const struct rt_program *p, bool from_cache)
{
    struct rt_event e;
    rt_event_begin(&e, "build ", k->name);
    put_place(&e, k->file, k->line);
    rt_event_text(&e, "device", p->device->name);
    rt_event_text(&e, "for", p->shapes ? "its views' shapes" : "all shapes");
    rt_event_text(&e, "from", from_cache ? "the cache" : "the driver");
    return rt_event_end(&e);
}

static char *bytes_event(const char *what, const char *name, size_t bytes)
{
    struct rt_event e;
    rt_event_begin(&e, what, name);
    rt_event_number(&e, "bytes", (long long)bytes);
    return rt_event_end(&e);
}

/* ---- what happens ------------------------------------------------------ */

void rt_trace_build(const struct amprt_kernel *k, const struct rt_program *p,
                    bool from_cache, long long since)
{
    if (rt.tracing)
        host_did(RT_ROW_BUILDS, to_file ? build_event(k, p, from_cache)
                                        : build_line(k, p, from_cache), since);
}

void rt_trace_keep(const char *name, size_t bytes, long long since)
{
    if (rt.tracing)
        host_did(RT_ROW_BUILDS, to_file
                 ? bytes_event("keep ", name, bytes)
                 : line("keep %zu bytes of %s in the cache", bytes, name),
                 since);
}

void rt_trace_no_cache(const char *path, const char *why)
{
    if (rt.tracing && !to_file)
        fprintf(stderr, "amp: no cache: %s: %s\n", path, why);
}

static const struct {
    const char *direction, *name;
} copies[] = {
    [RT_ROW_UPLOADS] = {"to", "upload"},
    [RT_ROW_DOWNLOADS] = {"from", "download"},
    [RT_ROW_COPIES] = {"within", "copy"}};

void rt_trace_copy(enum rt_row row, size_t bytes, rt_queue *q, cl_event event,
                   long long since)
{
    if (rt.tracing)
        began(q, row, event, to_file
              ? bytes_event("", copies[row].name, bytes)
              : line("copy %zu bytes %s %s", bytes,
                     copies[row].direction, q->device->name), since);
}

void rt_trace_host_copy(size_t bytes, long long since)
{
    if (rt.tracing)
        host_did(RT_ROW_THREAD, to_file ? bytes_event("", "copy", bytes)
                 : line("copy %zu bytes on the host", bytes), since);
}

void rt_trace_launch(const struct amprt_kernel *k,
                     const struct amprt_domain *domain, rt_queue *q,
                     cl_event event, long long since)
{
    if (!event)
        return;
    struct rt_text extent = rt_text_extent(domain->rank, domain->extent);
    began(q, RT_ROW_KERNELS, event, to_file
          ? launch_event(k, extent.at, q->device)
          : launch_line(k, extent.at, q->device), since);
    clReleaseEvent(event);
}

/* ---- waits ------------------------------------------------------------- */

void rt_trace_waited(long long since)
{
    if (!rt.tracing)
        return;
    rt_trace_drain();
    if (wait_count == WAITS)
        wait_count--; /* from the last one's begin, to now */
    else
        waits[wait_count].from = since;
    waits[wait_count++].to = rt_trace_clock();
}

static char *wait_event(const char *call, const char *file, int line)
{
    struct rt_event e;
    rt_event_begin(&e, "wait in ", call);
    put_place(&e, file, line);
    return rt_event_end(&e);
}

void rt_trace_call(const char *call, const char *file, int line)
{
    if (!wait_count)
        return;
    char *text = to_file ? wait_event(call, file, line) : NULL;
    pthread_mutex_lock(&lock);
    for (unsigned i = 0; text && i < wait_count; i++)
        rt_trace_file_host(RT_ROW_THREAD, text, waits[i].from, waits[i].to);
    pthread_mutex_unlock(&lock);
    free(text);
    wait_count = 0;
}
